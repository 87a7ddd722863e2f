"""Achievements in the whole program: one line after a round, a page, and nothing left of what is taken back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scopa_desktop.core.match import Match
from scopa_desktop.session.achievements import earned_in_round
from scopa_desktop.session.session import Session
from scopa_desktop.ui.windows.statistics import StatisticsPage
from scopa_desktop.ui.windows.summary import SummarySheet
from scopa_desktop.ui.words_achievements import achievement_name
from tools.robot.inside import Inside
from tools.scenes import games


def about_to_earn() -> Match:
    """Return a match whose next play, the person's, ends a round that earns something."""
    for number in range(1, 60):
        match = games.played(number, games.counted(1), level="greedy")
        if earned_in_round(match, 0) and match.winner is None:
            match.undo()
            while match.round.turn != 0:
                match.undo()
            return match
    raise AssertionError("nothing is ever earned")


def summary(inside: Inside) -> SummarySheet:
    inside.play_until(lambda: inside.session.match.round_scored, "the end of the round")
    inside.pump_until(lambda: isinstance(inside.sheet, SummarySheet), "the summary")
    assert isinstance(inside.sheet, SummarySheet)
    return inside.sheet


def test_a_round_tells_what_it_earned_and_what_is_taken_back_is_gone(inside: Inside) -> None:
    window = inside.window
    window._sit_down(Session(about_to_earn(), window.stage.services), ())
    sheet = summary(inside)
    earned = earned_in_round(inside.session.match, 0)
    store = window.stage.achievements
    assert set(store.earned()) == earned and earned
    assert sheet.earned is not None and sheet.earned.text().startswith("New: ")
    assert all(achievement_name(name) in sheet.earned.text() for name in earned)
    assert sheet.earned.text() in sheet.spoken()
    assert inside.session.undo()
    inside.pump_until(lambda: not inside.session.match.round_scored, "the play taken back")
    assert store.earned() == {}


def test_whoever_wants_none_of_it_is_told_nothing(inside: Inside) -> None:
    window = inside.window
    window.choices.set("achievements", False)
    window._sit_down(Session(about_to_earn(), window.stage.services), ())
    assert summary(inside).earned is None
    assert window.stage.achievements.earned() == {}


def test_the_page_says_when_and_in_which_match(inside: Inside) -> None:
    window = inside.window
    window._sit_down(Session(about_to_earn(), window.stage.services), ())
    summary(inside).close_sheet()
    window.actions_.achievements.trigger()
    page = window.pages.currentWidget()
    assert isinstance(page, StatisticsPage) and page.earned is not None
    said = [tile.accessibleDescription() for tile in page.earned.tiles if tile.earned is not None]
    assert said and all("Earned today: Scopa against" in each for each in said)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is not page
