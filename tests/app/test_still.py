"""A program that waits for the person does nothing: it is not even woken, which costs a laptop's battery."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from scopa_desktop.ui.windows.main import MainWindow
from tools.robot.inside import Inside

OFTEN = 30_000
"""Milliseconds; what wakes the program more rarely may."""

PAGES: dict[str, Callable[[MainWindow], object]] = {
    "new game": MainWindow.show_new_game,
    "history": MainWindow.show_history,
    "statistics": MainWindow.show_statistics,
    "handbook": MainWindow.show_handbook,
    "rules": MainWindow.show_rules,
    "all cards": MainWindow.show_all_cards,
    "preferences": MainWindow.show_preferences,
    "people": MainWindow.show_people,
    "practice": MainWindow.show_practice,
    "puzzles": MainWindow.show_puzzles,
}


def waking() -> list[QTimer]:
    """Return the timers that would wake the program soon."""
    roots = [QApplication.instance(), *QApplication.topLevelWidgets()]
    found = {timer for root in roots if root is not None for timer in root.findChildren(QTimer)}
    return [timer for timer in found if timer.isActive() and timer.interval() < OFTEN]


def comes_to_rest(inside: Inside) -> None:
    inside.pump_until(lambda: waking() == [], "rest", 15)
    inside.pump(100)
    assert waking() == []


def test_a_match_that_waits_for_the_person_runs_no_timer(inside: Inside) -> None:
    inside.new_game()
    inside.pump_until(lambda: inside.view.live, "the person's turn")
    comes_to_rest(inside)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_that_is_read_runs_no_timer(inside: Inside, page: str) -> None:
    PAGES[page](inside.window)
    comes_to_rest(inside)
