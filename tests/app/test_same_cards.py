"""The same cards again, by the person and by the computer, and the deal of the day, in the whole program."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.match import Match
from scopa_desktop.session.day import day_deal
from scopa_desktop.store.same import DayResult
from scopa_desktop.ui.windows.day import DayPage
from scopa_desktop.ui.windows.same import SameSheet
from scopa_desktop.ui.windows.summary import SummarySheet
from tests.app.running import prefer
from tests.store.playing import new_match, played
from tools.robot.inside import Inside

DAY = date(2026, 11, 30)


@pytest.fixture
def inside(tmp_path: Path, qtbot: QtBot) -> Iterator[Inside]:
    prefer(tmp_path, speed="off")
    made = Inside(tmp_path)
    made.window.same.today = lambda: DAY
    yield made
    made.close()


def stored(inside: Inside, uuid: str = "mine", origin: str = "", **how: int) -> Match:
    """Store a match that was played to its end."""
    match = played(new_match(**how))
    inside.window.stage.matches.save(uuid, match, origin=origin)
    return match


def same_sheet(inside: Inside) -> SameSheet:
    found = inside.sheet
    assert isinstance(found, SameSheet)
    return found


def counted(inside: Inside) -> int:
    """Return how many matches count in the statistics."""
    database = inside.program._database
    assert database is not None
    return int(database.rows("SELECT count(*) FROM results WHERE counted")[0][0])


def test_a_computer_plays_the_cards_of_a_match_beside_it_and_is_kept(inside: Inside) -> None:
    match, before = stored(inside), counted(inside)
    inside.window.same.compare("mine")
    sheet = same_sheet(inside)
    assert sheet.table.headings() == ("", "You")
    sheet.choice.set_value("easy")
    assert sheet.ask is not None and sheet.ask.text() == "How would Easy have done?"
    sheet.ask.click()
    assert sheet.stop is not None and "Easy plays your cards" in sheet.lead.text()
    inside.pump_until(lambda: sheet.look_at is not None, "the end of the other match")
    (twin,) = inside.window.stage.same.twins("mine")
    assert twin.seats[0].player == "easy" and twin.person_side is None
    assert sheet.lead.text().startswith("On the same cards Easy would have")
    assert f"you {'won' if match.winner == 0 else 'lost'} {match.totals[0]} to {match.totals[1]}" in sheet.lead.text()
    assert counted(inside) == before
    sheet.close_sheet()
    inside.window.same.compare("mine")
    again = same_sheet(inside)
    assert again.level == "easy" and again.ask is None  # it is known, and not asked twice
    assert again.look_at is not None
    again.look_at.click()
    assert inside.window._replay is not None


def test_the_work_may_be_cancelled_and_nothing_is_kept(inside: Inside) -> None:
    stored(inside)
    inside.window.same.compare("mine")
    sheet = same_sheet(inside)
    assert sheet.ask is not None
    sheet.ask.click()
    assert sheet.stop is not None
    QTest.keyClick(sheet.stop, Qt.Key.Key_Space)
    assert sheet.ask is not None and sheet.stop is None
    inside.pump(20)
    assert inside.window.stage.same.twins("mine") == []


def test_the_work_goes_on_behind_a_match_and_is_there_afterwards(inside: Inside) -> None:
    stored(inside)
    inside.window.same.compare("mine")
    inside.window.same.ask("mine", "beginner")
    same_sheet(inside).close_sheet()
    inside.window._play_now()
    inside.pump_until(lambda: bool(inside.window.stage.same.twins("mine")), "the other match")
    assert inside.session.match.rounds


def test_cards_are_played_again_and_the_summary_holds_both_results_together(inside: Inside) -> None:
    match = stored(inside)
    inside.window.same.compare("mine")
    sheet = same_sheet(inside)
    assert sheet.once_more is not None
    sheet.once_more.click()
    again = inside.session
    assert again.match.rounds[0].deal == match.rounds[0].deal and again.match.seats == match.seats
    assert "The cards of your match of" in inside.window.narrator.last
    inside.finish_match()
    inside.pump_until(lambda: inside.view.skip() or isinstance(inside.sheet, SummarySheet), "the summary")
    summary = inside.sheet
    assert isinstance(summary, SummarySheet)
    score = f"{match.totals[0]} to {match.totals[1]}"
    assert score in summary.spoken()
    summary.same_wanted.emit()
    assert same_sheet(inside).table.headings() == ("", "You, now", "You, before", "Difference")
    found = inside.window.stage.same.find(again.uuid)
    assert found is not None and found.origin == "same:mine"


@pytest.mark.parametrize("origin, said", [("from:x", "in the middle of another"), ("twin:x", "")])
def test_cards_that_cannot_be_played_again_are_not_offered_and_it_is_told_why(
    inside: Inside, origin: str, said: str
) -> None:
    stored(inside, origin=origin)
    inside.window.same.compare("mine")
    sheet = same_sheet(inside)
    if said:
        assert said in sheet.lead.text() and sheet.once_more is None and sheet.ask is None


def results(inside: Inside) -> list[DayResult]:
    return inside.window.stage.same.days()


def day_page(inside: Inside) -> DayPage:
    found = inside.window.pages.currentWidget()
    assert isinstance(found, DayPage)
    return found


def test_the_deal_of_the_day_is_dealt_gone_on_with_and_played_again(inside: Inside) -> None:
    inside.window.actions_.day.trigger()
    page = day_page(inside)
    assert page.today is None and page.go.text() == "Deal the cards"
    QTest.keyClick(page.go, Qt.Key.Key_Return)
    deal, match = day_deal(DAY), inside.session.match
    assert (match.rules.variant, match.rules.target) == (deal.variant, deal.target)
    assert match.shuffles.number == deal.number
    assert {seat.player for seat in match.seats[1:]} == {deal.level}
    first = inside.session.uuid
    inside.play_until(lambda: inside.session.match.round.plays_made > 4, "a few plays")
    inside.window.show_start()
    inside.window.show_day()
    assert day_page(inside).go.text() == "Play on"
    day_page(inside).go.click()
    assert inside.session.uuid == first
    inside.finish_match()
    inside.window.show_start()
    inside.window.show_day()
    assert day_page(inside).go.text() == "Play it again"
    assert "Your first match counts" in day_page(inside).note.text()
    day_page(inside).go.click()
    assert inside.session.uuid != first
    (result,) = results(inside)
    assert result.first.uuid == first and [each.uuid for each in result.again] == [inside.session.uuid]


def test_a_clock_that_is_set_back_shows_the_day_as_it_was_played(inside: Inside) -> None:
    stored(inside, "first", origin=f"day:{DAY}")
    stored(inside, "tomorrow", origin=f"day:{DAY + timedelta(days=1)}")
    inside.window.show_day()
    page = day_page(inside)
    assert page.today is not None and page.today.first.uuid == "first"
    assert page.go.text() == "Play it again"
    assert [row.result.first.uuid for row in page.rows] == ["tomorrow", "first"]


def test_a_day_that_was_played_is_walked_to_by_arrows_and_opened(inside: Inside) -> None:
    stored(inside, "first", origin=f"day:{DAY - timedelta(days=1)}")
    inside.window.show_day()
    page = day_page(inside)
    inside.pump()
    assert page.go.hasFocus()
    QTest.keyClick(page.go, Qt.Key.Key_Down)
    assert page.rows[0].hasFocus()
    assert page.rows[0].accessibleName().startswith("29 November, ")
    QTest.keyClick(page.rows[0], Qt.Key.Key_Return)
    assert same_sheet(inside).known.why_no_twin is None
    same_sheet(inside).close_sheet()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert inside.window.pages.currentWidget() is inside.window.start


def test_the_start_page_offers_the_deal_to_who_has_played(inside: Inside) -> None:
    start = inside.window.start
    assert not start.pill.isVisible()  # the first evening has one thing to offer before all others
    stored(inside)
    inside.window.show_start()
    assert start.pill.isVisible() and start.pill.text().startswith("Today’s deal, ")
    start.pill.click()
    assert day_page(inside).rows == []
