"""A short run of the robot in each of a few evenings: never a fault, and always a match that can be ended."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.record import dump_record
from tests.app.complaints import complaints
from tests.app.running import prefer
from tools.robot.__main__ import main, nothing_outside
from tools.robot.inside import Inside
from tools.robot.robot import Robot, RobotError, choices

EVENTS = 200
SEEDS = 1
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_whatever_the_robot_does_a_match_can_be_ended(
    tmp_path: Path, qtbot: QtBot, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    prefer(tmp_path, speed="fast")
    with nothing_outside():
        inside = Inside(tmp_path)
        robot = Robot(inside, seed)
        inside.new_game()
        robot.act_until_the_end(lambda events: events < EVENTS)
    assert robot.checks
    assert inside.sentence == ""
    matches = inside.window.stage.matches
    stored = next(each for each in matches.list_matches() if each.uuid == inside.session.uuid)
    assert dump_record(matches.load(stored.id).match) == dump_record(inside.session.match)
    inside.close()
    assert complaints(caplog) == []


def test_the_robot_knows_every_preference_that_is_a_choice() -> None:
    found = choices()
    assert {"deck", "cloth", "speed", "scheme", "index", "hand_sort", "reduced_motion", "start_table"} <= set(found)
    assert found["speed"] == ("off", "slow", "normal", "fast", "lightning")
    assert "own" not in found["cloth"] and len(found["cloth"]) == 9
    assert found["show_line"] == (True, False)


@pytest.fixture
def robot(tmp_path: Path, qtbot: QtBot) -> Robot:
    prefer(tmp_path, speed="off")
    inside = Inside(tmp_path)
    inside.new_game()
    inside.settle()
    return Robot(inside, 1)


def test_the_robot_sees_a_card_out_of_place(robot: Robot) -> None:
    inside = robot._inside
    inside.pump_until(lambda: inside.view.live, "the person's turn")
    robot.look()
    assert robot.checks == 0  # nothing has moved yet
    robot._on_drained()
    robot.look()
    assert robot.checks == 1
    card = inside.view.own_hand()[0]
    item = inside.view.table.cards[card]
    item.place(item.pose.lifted(-50, 2))
    robot._on_drained()
    with pytest.raises(AssertionError):
        robot.look()
    inside.close()


def test_the_robot_sees_a_turn_that_nobody_answers(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = robot._inside
    inside.pump_until(lambda: inside.view.live, "the person's turn")
    monkeypatch.setattr("tools.robot.robot.UNANSWERED", 0.0)
    for _ in range(3):
        robot.look()
    inside.view.offer(())
    with pytest.raises(RobotError, match="nobody answered"):
        for _ in range(3):
            robot.look()
    inside.close()


def test_the_robot_hears_complaints(tmp_path: Path, qtbot: QtBot) -> None:
    inside = Inside(tmp_path)
    heard = [["Qt: something odd"], []]
    with pytest.raises(RobotError, match="something odd"):
        for _ in range(2):
            Robot(inside, 1, heard.pop).look()
    inside.close()


def test_the_command_says_which_variants_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--variant", "whist"])
    assert "cirulla" in capsys.readouterr().err


def test_the_command_plays_in_a_process_of_its_own(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--minutes", "0.05", "--seed", "3"]) == 0
    said, complained = capfd.readouterr()
    assert said.startswith("scopa, seed 3, 0.05 minutes: ") and said.endswith("nothing was wrong.\n")
    assert complained == ""
