"""The computer plays for somebody who watches: nothing of it is kept, and a person's own match waits untouched."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import cards_of
from scopa_desktop.core.record import dump_record
from scopa_desktop.session.demo import Demo
from scopa_desktop.ui.windows.start import DIM, Entry
from scopa_desktop.ui.windows.summary import SummarySheet
from scopa_desktop.ui.windows.watching import PAUSES, READING, Watching
from tests.app.running import prefer
from tools.robot.inside import Inside


def watching(inside: Inside) -> Watching:
    found = inside.window._watching
    assert found is not None
    return found


def hurry(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait for a person who reads."""
    for table in (PAUSES, READING):
        name = "PAUSES" if table is PAUSES else "READING"
        monkeypatch.setattr(f"scopa_desktop.ui.windows.watching.{name}", dict.fromkeys(table, 0))


def plays(inside: Inside) -> int:
    return inside.session.match.round.plays_made


def counted(inside: Inside) -> int:
    return inside.window.stage.statistics.totals().rounds


def test_a_demo_plays_whole_matches_by_itself_and_keeps_nothing(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(inside, monkeypatch)
    inside.window.watch()
    first = inside.session
    assert isinstance(first, Demo)
    inside.pump_until(lambda: inside.view.skip() or first.match.winner is not None, "the end of a match")
    inside.pump_until(lambda: inside.window.session is not first, "another match")
    assert isinstance(inside.session, Demo)
    assert inside.window.stage.matches.list_matches() == []
    assert counted(inside) == 0
    assert inside.sentence == ""


@pytest.mark.parametrize("variant", ["scopa", "scopone_scientifico", "cirulla", "escoba", "perdere", "re_bello"])
def test_games_of_every_kind_can_be_watched(inside: Inside, monkeypatch: pytest.MonkeyPatch, variant: str) -> None:
    hurry(inside, monkeypatch)
    inside.window.actions_.watches[variant].trigger()
    demo = inside.session
    assert demo.match.rules.variant == variant
    inside.pump_until(lambda: inside.view.skip() or len(demo.match.rounds) > 1 or demo.over, "the end of a round")
    inside.window.stop_watching()
    assert inside.window.session is None


def test_a_match_at_the_table_waits_untouched_and_goes_on_afterwards(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(inside, monkeypatch)
    inside.new_game()
    inside.play_until(lambda: plays(inside) >= 5, "some plays")
    inside.settle()
    left = dump_record(inside.session.match)
    inside.window.actions_.watch_last.trigger()
    inside.pump_until(lambda: inside.view.skip() or plays(inside) >= 4, "plays of the demo")
    inside.window.actions_.watches["escoba"].trigger()  # another one: the person's match still waits
    inside.pump_until(lambda: inside.view.skip() or plays(inside) >= 2, "plays of the other demo")
    assert len(inside.window.stage.matches.list_matches()) == 1
    inside.window.stop_watching()
    assert not isinstance(inside.session, Demo)
    assert dump_record(inside.session.match) == left
    inside.pump_until(lambda: inside.view.live, "the person's turn")


def test_a_demo_can_be_paused_and_watched_play_by_play(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(inside, monkeypatch)
    inside.window.watch()
    bar = inside.window._demo_bar
    assert bar is not None and bar.isVisible()
    inside.pump_until(lambda: inside.view.skip() or plays(inside) >= 1, "a play")
    bar.pause.click()
    assert not watching(inside).running
    inside.settle()
    before = plays(inside)
    inside.pump(50)
    assert plays(inside) == before
    for number in range(1, 4):
        bar.step.click()
        inside.pump_until(lambda number=number: plays(inside) == before + number, "one play more")  # type: ignore[misc]
        inside.pump(20)
        assert plays(inside) == before + number
    bar.pause.click()
    assert watching(inside).running
    inside.pump_until(lambda: inside.view.skip() or plays(inside) > before + 3, "more plays")


def test_keys_pause_step_and_leave(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(inside, monkeypatch)
    inside.window.watch()
    QTest.keyClick(inside.view, Qt.Key.Key_Space)
    assert not watching(inside).running
    inside.settle()
    before = plays(inside)
    QTest.keyClick(inside.view, Qt.Key.Key_Right)
    inside.pump_until(lambda: plays(inside) == before + 1, "one play more")
    QTest.keyClick(inside.view, Qt.Key.Key_Space)
    assert watching(inside).running
    QTest.keyClick(inside.view, Qt.Key.Key_Escape)
    assert inside.window.session is None
    assert inside.window._demo_bar is not None and not inside.window._demo_bar.isVisible()


@pytest.mark.parametrize("variant", ["scopa", "scopone_scientifico", "cirulla"])
def test_hands_are_hidden_until_they_are_asked_for(inside: Inside, variant: str) -> None:
    inside.window.watch(variant)
    watching(inside).toggle()
    inside.settle()
    assert all(isinstance(seat.hand, int) for seat in inside.view.state.seats)
    bar = inside.window._demo_bar
    assert bar is not None
    bar.hands.click()
    round_ = inside.session.match.round
    assert [seat.hand for seat in inside.view.state.seats] == [cards_of(hand) for hand in round_.hands]
    inside.check_picture()
    bar.step.click()
    inside.pump_until(lambda: plays(inside) > 0, "a play")
    inside.settle()
    inside.check_picture()
    bar.hands.click()
    assert all(isinstance(seat.hand, int) for seat in inside.view.state.seats)
    inside.check_picture()


def test_hands_opened_once_bring_no_other_match_back(inside: Inside) -> None:
    """The bar is set for the next match while who led it before may not be gone yet."""
    inside.window.watch("chkobba")
    inside.settle()
    bar = inside.window._demo_bar
    assert bar is not None
    bar.hands.click()
    inside.window.learn()
    inside.window.watch("scopone_scientifico")
    assert len(inside.view.table.state.seats) == 4 and not bar.hands.isChecked()
    inside.settle()
    inside.check_picture()


def test_whatever_lies_over_the_table_keeps_a_demo_waiting(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(inside, monkeypatch)
    inside.window.watch()
    inside.window.show_preferences()
    inside.settle()
    before = plays(inside)
    inside.pump(50)
    assert plays(inside) == before
    assert inside.sheet is not None
    inside.sheet.close_sheet()
    inside.pump_until(lambda: inside.view.skip() or plays(inside) > before, "the next play")


def test_a_paused_demo_leaves_the_summary_where_it_lies(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(inside, monkeypatch)
    monkeypatch.setattr("scopa_desktop.ui.windows.watching.READING", dict.fromkeys(READING, 100_000))
    inside.window.watch()
    inside.pump_until(lambda: inside.view.skip() or isinstance(inside.sheet, SummarySheet), "a summary")
    rounds = len(inside.session.match.rounds)
    inside.pump(30)
    assert len(inside.session.match.rounds) == rounds
    assert isinstance(inside.sheet, SummarySheet)
    inside.sheet.next_round.emit()
    assert len(inside.session.match.rounds) == rounds + 1


# ------------------------------------------------------------------------------------ behind the start page


def play_behind(inside: Inside) -> None:
    """Do not wait for the quiet moments."""
    inside.window._prepare_table()
    behind = inside.window._behind
    assert behind is not None
    inside.shell.activateWindow()
    behind._begin_timer.setInterval(0)
    behind._timer.setInterval(0)
    behind.start()


def moves(inside: Inside) -> bool:
    behind = inside.window._behind
    return behind is not None and behind.demo is not None and behind.demo.match.round.plays_made > 1


def lively(tmp_path: Path, **preferences: object) -> Inside:
    prefer(tmp_path, **{"speed": "lightning", "reduced_motion": "off", **preferences})
    return Inside(tmp_path)


def skip(inside: Inside) -> None:
    behind = inside.window._behind
    if behind is not None and behind.view is not None:
        behind.view.skip()


def test_a_table_plays_behind_the_start_page_until_that_is_left(tmp_path: Path, qtbot: QtBot) -> None:
    inside = lively(tmp_path)
    play_behind(inside)
    inside.pump_until(lambda: skip(inside) or moves(inside), "a play behind the page")
    behind = inside.window._behind
    assert behind is not None and behind.view is not None
    assert inside.window.start.dim == pytest.approx(DIM)
    assert inside.window.stage.matches.list_matches() == [] and counted(inside) == 0
    assert not behind.view.table.tablet.isVisible() and not behind.view.table.line.isVisible()
    assert behind.view.stage.pixmaps is inside.view.stage.pixmaps
    inside.new_game()
    assert behind.view is None and behind.demo is None
    inside.pump_until(lambda: inside.view.live or inside.view.skip() or False, "the person's turn")
    inside.close()


@pytest.mark.parametrize("still", [{"speed": "off"}, {"reduced_motion": "on"}, {"start_table": False}])
def test_nothing_plays_where_nothing_is_to_move(tmp_path: Path, qtbot: QtBot, still: dict[str, object]) -> None:
    inside = lively(tmp_path, **still)
    play_behind(inside)
    inside.pump(30)
    behind = inside.window._behind
    assert behind is not None and behind.view is None
    inside.close()


def test_it_waits_while_a_sheet_lies_over_the_page_or_the_window_is_not_active(tmp_path: Path, qtbot: QtBot) -> None:
    inside = lively(tmp_path)
    play_behind(inside)
    inside.pump_until(lambda: skip(inside) or moves(inside), "a play behind the page")
    behind = inside.window._behind
    assert behind is not None and behind.demo is not None
    inside.window.show_rules()
    skip(inside)
    inside.pump(30)
    before = behind.demo.match.round.plays_made
    inside.pump(50)
    assert behind.demo.match.round.plays_made == before
    assert inside.sheet is not None
    inside.sheet.close_sheet()
    inside.pump_until(lambda: skip(inside) or plays_behind(inside) != before, "the next play")
    inside.window.choices.set("start_table", False)
    assert behind.view is None
    inside.close()


def plays_behind(inside: Inside) -> int:
    behind = inside.window._behind
    assert behind is not None and behind.demo is not None
    return behind.demo.match.round.plays_made


def test_it_takes_no_key_and_no_click(tmp_path: Path, qtbot: QtBot) -> None:
    inside = lively(tmp_path)
    play_behind(inside)
    inside.pump_until(lambda: skip(inside) or moves(inside), "a play behind the page")
    page = inside.window.start
    assert isinstance(inside.shell.focusWidget(), Entry)
    where = page.childAt(page.rect().center())
    assert where is None or not where.inherits("QGraphicsView")
    inside.shell.resize(1000, 700)
    inside.pump(5)
    behind = inside.window._behind
    assert behind is not None and behind.view is not None
    assert behind.view.size() == page.size() and behind.view.x() > 0
    inside.close()


def test_a_demo_that_was_paused_over_the_summary_goes_on(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(inside, monkeypatch)
    inside.window.watch()
    inside.pump_until(lambda: isinstance(inside.sheet, SummarySheet), "the summary")
    watching(inside).toggle()
    watching(inside).toggle()
    inside.pump_until(lambda: len(inside.session.match.rounds) > 1, "the next round")
