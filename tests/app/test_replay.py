"""A match is replayed at the table: the picture is right at every step, and nothing stored ever changes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import cards_of
from scopa_desktop.core.match import Match
from scopa_desktop.core.record import dump_record
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.session.demo import demo_match
from scopa_desktop.session.replay import Mark, Replay
from scopa_desktop.session.session import Session
from scopa_desktop.store.matches import State
from scopa_desktop.store.origins import Origin, kind_of
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.windows.history import HistoryPage
from scopa_desktop.ui.windows.replay import PAUSES, ReplayControl
from scopa_desktop.ui.windows.start import StartPage
from scopa_desktop.ui.windows.summary import SummarySheet
from tests.app.running import prefer
from tests.store.playing import new_match, played
from tools.robot.inside import Inside

KEY, CTRL, SHIFT = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def control(inside: Inside) -> ReplayControl:
    found = inside.window._replay
    assert found is not None
    return found


def replayed(inside: Inside, match: Match | None = None, uuid: str = "old") -> Replay:
    """Store a match and replay it."""
    match = played(new_match(target=6)) if match is None else match
    inside.window.stage.matches.save(uuid, match)
    number = inside.window.stage.matches.list_matches()[0].id
    inside.window.archive.replay(number)
    inside.pump(3)
    found = inside.session
    assert isinstance(found, Replay)
    return found


def check(inside: Inside) -> None:
    """The table shows the moment that the bar tells, and nobody is asked for anything."""
    inside.settle()
    inside.check_picture()
    replay, bar = inside.session, inside.window._replay_bar
    assert isinstance(replay, Replay) and bar is not None
    assert bar.slider.value() == replay.at
    assert dump_record(replay.match) == dump_record(replay.moment())
    assert not inside.view.live and inside.sheet is None
    assert not inside.view.state.line.strong


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_step_of_every_game_is_shown_as_it_was(inside: Inside, variant: str) -> None:
    replay = replayed(inside, played(new_match(variant), 24))
    bar = inside.window._replay_bar
    assert bar is not None and bar.isVisible()
    check(inside)
    for _ in range(len(replay.places) - 1):
        QTest.keyClick(inside.view, KEY.Key_Right)
        check(inside)
    assert replay.at == len(replay.places) - 1 and not bar.next.isEnabled()
    for at in Random(4).sample(range(len(replay.places)), 6):
        bar.slider.setValue(at)
        assert replay.at == at
        check(inside)
        QTest.keyClick(inside.view, KEY.Key_Left)
        check(inside)


def test_steps_in_haste_end_where_they_lead(tmp_path: Path, qtbot: QtBot) -> None:
    prefer(tmp_path, speed="normal")
    inside = Inside(tmp_path)
    replay = replayed(inside)
    for _ in range(7):
        QTest.keyClick(inside.view, KEY.Key_Right)
    assert replay.at == 7 and inside.view.busy
    QTest.keyClick(inside.view, KEY.Key_Left)
    assert replay.at == 6
    check(inside)
    inside.close()


def test_keys_lead_from_mark_to_mark(inside: Inside) -> None:
    replay = replayed(inside, played(new_match(target=11)))

    def at(mark: Mark) -> list[int]:
        return [number for number, place in enumerate(replay.places) if mark in place.marks]

    for mark, on, back, keys in (
        (Mark.SCOPA, KEY.Key_Right, KEY.Key_Left, SHIFT),
        (Mark.CAPTURE, KEY.Key_Right, KEY.Key_Left, CTRL),
        (Mark.ROUND, KEY.Key_PageDown, KEY.Key_PageUp, Qt.KeyboardModifier.NoModifier),
    ):
        QTest.keyClick(inside.view, KEY.Key_Home)
        assert replay.at == 0
        wanted = [number for number in at(mark) if number]
        seen = wanted[:5]
        assert seen
        for number in seen:
            QTest.keyClick(inside.view, on, keys)
            assert replay.at == number
            check(inside)
        for number in seen[-2::-1]:
            QTest.keyClick(inside.view, back, keys)
            assert replay.at == number
    QTest.keyClick(inside.view, KEY.Key_End)
    assert replay.at == len(replay.places) - 1
    check(inside)


def test_the_slider_has_keys_and_can_be_pulled(inside: Inside) -> None:
    replay, bar = replayed(inside), inside.window._replay_bar
    assert bar is not None
    bar.slider.setFocus()
    QTest.keyClick(bar.slider, KEY.Key_Right)
    assert replay.at == 1
    QTest.keyClick(bar.slider, KEY.Key_PageDown)
    assert Mark.ROUND in replay.place.marks
    wanted = len(replay.places) // 2
    x = round(bar.slider.x_of(wanted))
    QTest.mouseClick(bar.slider, Qt.MouseButton.LeftButton, pos=QPointF(x, 20).toPoint())
    assert replay.at == wanted
    check(inside)
    assert bar.slider.accessibleDescription().startswith(f"Round {replay.place.round + 1}, play")


def test_it_goes_on_by_itself_stops_and_begins_anew(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scopa_desktop.ui.windows.replay.PAUSES", dict.fromkeys(PAUSES, 0))
    replay = replayed(inside, played(new_match(), 50))
    QTest.keyClick(inside.view, KEY.Key_Space)
    inside.pump_until(lambda: inside.view.skip() or replay.at >= 5, "some plays")
    QTest.keyClick(inside.view, KEY.Key_Space)
    assert not control(inside).running
    before = replay.at
    inside.pump(30)
    assert replay.at == before
    control(inside).toggle()
    inside.pump_until(lambda: inside.view.skip() or not control(inside).running, "the end")
    assert replay.at == len(replay.places) - 1
    check(inside)
    control(inside).toggle()
    inside.pump_until(lambda: inside.view.skip() or 0 < replay.at < 20, "a new beginning")
    inside.window.show_preferences()
    inside.settle()
    before = replay.at
    inside.pump(30)
    assert replay.at == before, "what lies over the table keeps it waiting"
    assert inside.sheet is not None
    inside.sheet.close_sheet()
    inside.pump_until(lambda: inside.view.skip() or replay.at > before, "the next play")


@pytest.mark.parametrize("variant", ["scopa", "scopone_scientifico", "cirulla"])
def test_hands_are_seen_as_they_were_or_all_of_them(inside: Inside, variant: str) -> None:
    replay = replayed(inside, played(new_match(variant), 30))
    control(inside).go_to(6)
    inside.settle()
    own, *others = [seat.hand for seat in inside.view.state.seats]
    assert own == cards_of(replay.match.round.hands[0]) and all(isinstance(hand, int) for hand in others)
    QTest.keyClick(inside.view, KEY.Key_V)
    assert [seat.hand for seat in inside.view.state.seats] == [cards_of(hand) for hand in replay.match.round.hands]
    check(inside)
    QTest.keyClick(inside.view, KEY.Key_Right)
    check(inside)
    QTest.keyClick(inside.view, KEY.Key_V)
    assert all(isinstance(seat.hand, int) for seat in inside.view.state.seats[1:])
    check(inside)


def test_hands_that_were_opened_are_hidden_in_the_next_replay(inside: Inside) -> None:
    replayed(inside, played(new_match("scopone"), 30))
    QTest.keyClick(inside.view, KEY.Key_V)
    replayed(inside, played(new_match("escoba"), 30), "other")
    bar = inside.window._replay_bar
    assert bar is not None and not bar.hands.isChecked()
    assert all(isinstance(seat.hand, int) for seat in inside.view.state.seats[1:])
    check(inside)


def test_the_summary_of_a_round_can_be_looked_at_and_nothing_follows(inside: Inside) -> None:
    replay = replayed(inside)
    bar = inside.window._replay_bar
    assert bar is not None and not bar.summary.isVisible()
    QTest.keyClick(inside.view, KEY.Key_PageDown)
    QTest.keyClick(inside.view, KEY.Key_Left)
    assert replay.match.round_scored and bar.summary.isVisible()
    inside.pump(5)
    assert inside.sheet is None, "it does not come by itself"
    bar.summary.click()
    assert isinstance(inside.sheet, SummarySheet)
    at = replay.at
    QTest.keyClick(inside.sheet, KEY.Key_Return)
    inside.pump(5)
    assert inside.sheet is None and replay.at == at
    check(inside)


def test_the_log_follows(inside: Inside) -> None:
    inside.window.choices.set("log_panel", True)
    replay = replayed(inside)
    panel = inside.window._log
    assert panel is not None and panel.isVisible()
    control(inside).go_to(10)
    inside.settle()
    long = panel.told
    control(inside).step(-1)
    inside.settle()
    assert len(panel.told) < len(long) and long[: len(panel.told)] == panel.told
    control(inside).go_to(0)
    assert all(each.play is None for each in panel.told) and replay.at == 0


def test_nothing_of_a_replay_is_stored(inside: Inside) -> None:
    replay = replayed(inside)
    before = inside.window.stage.matches.list_matches()
    kept = dump_record(inside.window.stage.matches.load(before[0].id).match)
    for key in (KEY.Key_End, KEY.Key_PageUp, KEY.Key_Left, KEY.Key_Right, KEY.Key_Home, KEY.Key_Right):
        QTest.keyClick(inside.view, key)
        inside.window.actions_.undo.trigger()
        inside.window.actions_.restart.trigger()
    assert dump_record(replay.whole) == kept
    QTest.keyClick(inside.view, KEY.Key_Escape)
    assert isinstance(inside.window.pages.currentWidget(), StartPage)
    assert inside.window.stage.matches.list_matches() == before
    assert dump_record(inside.window.stage.matches.load(before[0].id).match) == kept


def test_it_is_played_on_from_any_moment_as_another_match(inside: Inside) -> None:
    replayed(inside, played(new_match(target=6)))
    before = inside.window.stage.matches.list_matches()
    kept = dump_record(inside.window.stage.matches.load(before[0].id).match)
    counted = inside.window.stage.statistics.totals()
    control(inside).go_to(9)
    moment = dump_record(inside.session.match)
    QTest.keyClick(inside.view, KEY.Key_Return)
    session = inside.session
    assert type(session) is Session and session.uuid != "old"
    assert dump_record(session.match).startswith(moment[:200])
    assert inside.window._replay_bar is not None and not inside.window._replay_bar.isVisible()
    inside.pump_until(lambda: inside.view.skip() or inside.view.live, "the person's turn")
    inside.check_picture()
    inside.finish_match()
    new = next(each for each in inside.window.stage.matches.list_matches() if each.uuid == session.uuid)
    assert kind_of(new.origin) is Origin.FROM and new.origin.endswith(":old") and new.state is State.WON
    assert inside.window.stage.statistics.totals() == counted, "it never counts"
    assert dump_record(inside.window.stage.matches.load(before[0].id).match) == kept


def test_a_match_at_the_table_waits_untouched(inside: Inside) -> None:
    inside.new_game()
    inside.play_until(lambda: inside.session.match.round.plays_made >= 5, "some plays")
    inside.settle()
    own = inside.session
    left = dump_record(own.match)
    replayed(inside)
    QTest.keyClick(inside.view, KEY.Key_End)
    assert len(inside.window.stage.matches.list_matches()) == 2
    QTest.keyClick(inside.view, KEY.Key_Escape)
    assert inside.session.uuid == own.uuid and dump_record(inside.session.match) == left
    inside.pump_until(lambda: inside.view.skip() or inside.view.live, "the person's turn")
    inside.check_picture()


def test_one_comes_back_to_the_list_it_was_opened_from(inside: Inside) -> None:
    for number in range(3):
        inside.window.stage.matches.save(f"{number}", played(new_match(number=number, target=6)))
    inside.window.continue_match()
    page = inside.window.archive.show()
    page.table.choose(1)
    page.replay.click()
    assert isinstance(inside.session, Replay)
    QTest.keyClick(inside.view, KEY.Key_Escape)
    back = inside.window.pages.currentWidget()
    assert isinstance(back, HistoryPage) and back.table.rows() == [1] and back.table.hasFocus()


def test_it_is_watched_by_a_screen_reader_like_a_game(inside: Inside) -> None:
    heard: list[str] = []
    inside.window.narrator.spoken.connect(heard.append)
    replayed(inside)
    heard.clear()
    QTest.keyClick(inside.view, KEY.Key_Right)
    inside.settle()
    assert len(heard) == 1 and heard[0]
    QTest.keyClick(inside.view, KEY.Key_Up)
    assert inside.view.survey.at is not None
    at = inside.session.at  # type: ignore[attr-defined]
    QTest.keyClick(inside.view, KEY.Key_Right)
    assert inside.session.at == at, "the arrows look about the table now"  # type: ignore[attr-defined]


def test_a_match_of_computer_players_is_played_on_by_who_has_no_name(inside: Inside) -> None:
    inside.window.choices.set("name", "")
    replayed(inside, played(demo_match(TableSetup(), 3), 12))
    control(inside).go_to(6)
    control(inside).gone_on.emit()
    inside.settle()
    assert inside.session.awaits_person and not isinstance(inside.session, Replay)
    assert any(each.seats[0].player == "human" for each in inside.window.stage.matches.list_matches())
