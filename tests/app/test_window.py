"""The window: what it remembers, how full screen is left, and that its menus are within reach there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.ui.windows.newgame import NewGamePage
from scopa_desktop.ui.windows.puzzles import PuzzlePage
from tests.app.running import ROOT, prefer
from tools.robot.inside import Inside

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
KEY, LEFT, NONE = Qt.Key, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def inside(tmp_path: Path, qtbot: QtBot) -> Iterator[Inside]:
    prefer(tmp_path, speed="off")
    made = Inside(tmp_path)
    made.pump(5)
    yield made
    if made.program.window is not None:
        made.close()


def kept(folder: Path) -> Preferences:
    return PreferencesFile(Paths.under(folder).preferences, print).load()


@pytest.mark.parametrize("full", [False, True])
def test_a_window_that_was_closed_in_full_screen_opens_so(inside: Inside, tmp_path: Path, full: bool) -> None:
    place = inside.shell.geometry()
    if full:
        inside.window.actions_.full_screen.trigger()
        inside.pump(5)
    inside.close()
    remembered = kept(tmp_path)
    assert remembered.full_screen is full
    assert remembered.geometry == (place.x(), place.y(), place.width(), place.height())
    again = Inside(tmp_path)
    assert again.shell.isFullScreen() is full
    assert again.window.actions_.full_screen.isChecked() is full
    again.close()


def test_escape_leaves_full_screen_from_every_page(inside: Inside) -> None:
    window, action = inside.window, inside.window.actions_.full_screen

    def leave() -> None:
        action.trigger()
        assert inside.shell.isFullScreen()
        QTest.keyClick(QApplication.focusWidget() or window, KEY.Key_Escape)
        assert not inside.shell.isFullScreen()
        assert not action.isChecked()

    leave()
    window.watch()
    leave()
    assert window._watching is not None, "only then does Escape stop watching"
    QTest.keyClick(inside.view, KEY.Key_Escape)
    assert window._watching is None
    inside.new_game()
    inside.pump_until(lambda: inside.view.live or inside.view.skip() or False, "the person's turn")
    leave()
    assert inside.session.match.round.plays_made <= 1


def test_escape_closes_a_sheet_before_it_leaves_full_screen(inside: Inside) -> None:
    inside.window.actions_.full_screen.trigger()
    inside.window.show_rules()
    assert inside.sheet is not None
    QTest.keyClick(QApplication.focusWidget() or inside.sheet, KEY.Key_Escape)
    assert inside.sheet is None and inside.shell.isFullScreen()
    QTest.keyClick(QApplication.focusWidget() or inside.window, KEY.Key_F11)
    assert not inside.shell.isFullScreen()


def opened(inside: Inside) -> list[int]:
    """Return which menus are open, and close them."""
    inside.pump(3)
    menus = [each.menu() for each in inside.window.strip.menu_bar.actions()]
    found = [number for number, menu in enumerate(menus) if isinstance(menu, QMenu) and menu.isVisible()]
    for number in found:
        menu = menus[number]
        assert isinstance(menu, QMenu)
        menu.close()
    inside.pump()
    return found


@pytest.mark.parametrize(("x", "number"), [(1, 0), (12, 0), (None, 1)])
def test_menus_open_at_the_very_edge_of_the_screen(inside: Inside, x: int | None, number: int) -> None:
    strip = inside.window.strip
    bar = strip.menu_bar
    if x is None:
        x = bar.mapTo(strip, bar.actionGeometry(bar.actions()[number]).center()).x()
    QTest.mousePress(strip, LEFT, NONE, QPoint(x, 0))
    assert opened(inside) == [number]


def test_a_press_beside_the_menus_opens_none(inside: Inside) -> None:
    strip = inside.window.strip
    QTest.mousePress(strip, LEFT, NONE, QPoint(strip.width() // 2, 0))
    assert opened(inside) == []


def test_f10_opens_the_first_menu(inside: Inside) -> None:
    QTest.keyClick(inside.window, KEY.Key_F10)
    assert opened(inside) == [0]


ONE = {"name": "One", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1}
TWO = {"name": "Two", "x": 1920, "y": 0, "width": 2560, "height": 1440, "dpr": 2}
SMALL = {"name": "Small", "x": 0, "y": 0, "width": 960, "height": 540, "dpr": 2}


def opened_on(folder: Path, *screens: dict[str, object]) -> dict[str, object]:
    """Open the game in a process of its own that has these screens; return where its window stood."""
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96}
    config = folder / "screens.json"
    config.write_text(json.dumps({"screens": [{**screen, **usual} for screen in screens]}))
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.placed", str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": f"offscreen:configfile={config}"},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    told: dict[str, object] = json.loads(done.stdout)
    return told


def near(place: object, wanted: list[int]) -> bool:
    """Tell whether a window stands there; the off-screen platform gives it a frame of a few pixels."""
    assert isinstance(place, list)
    return place[2:] == wanted[2:] and all(abs(one - other) <= 4 for one, other in zip(place, wanted, strict=True))


def test_the_window_comes_back_where_it_was_on_a_second_screen(tmp_path: Path) -> None:
    prefer(tmp_path, screen="Two", geometry=[2100, 120, 1400, 900])
    told = opened_on(tmp_path, ONE, TWO)
    assert told["screen"] == "Two"
    assert near(told["place"], [2100, 120, 1400, 900])
    assert told["inside"], "no sheet is larger than the window, nor the window than the screen"


def test_a_window_whose_screen_is_gone_stands_in_the_middle_of_another(tmp_path: Path) -> None:
    prefer(tmp_path, screen="Two", geometry=[2100, 120, 1400, 900])
    told = opened_on(tmp_path, ONE)
    assert told["screen"] == "One"
    assert near(told["place"], [260, 90, 1400, 900])
    assert told["inside"]


def test_on_a_screen_smaller_than_the_smallest_window_everything_still_fits(tmp_path: Path) -> None:
    prefer(tmp_path, screen="Two", geometry=[2100, 120, 1400, 900])
    told = opened_on(tmp_path, SMALL)
    assert near(told["place"], [0, 0, 960, 540])
    assert told["inside"]


def test_a_window_taken_to_a_smaller_screen_becomes_no_larger_than_that(inside: Inside) -> None:
    shell = inside.program.shell
    assert shell is not None
    shell.setMinimumSize(300, 200)
    shell.resize(3000, 2000)
    screen = QGuiApplication.primaryScreen()
    shell._other_screen(screen)
    assert shell.width() <= screen.availableGeometry().width()
    assert shell.height() <= screen.availableGeometry().height()


def test_what_lies_over_a_page_stays_there_when_the_page_is_built_anew(inside: Inside) -> None:
    inside.window.actions_.new_game.trigger()
    page = inside.window.pages.currentWidget()
    assert isinstance(page, NewGamePage)
    sheet = page.open_house_rules()
    inside.pump(3)
    page.rebuild()
    inside.pump(3)
    under = page.childAt(page.rect().center())
    assert under is not None and (under is sheet or sheet.isAncestorOf(under))


def test_a_page_shows_the_cards_of_the_deck_that_is_chosen(inside: Inside) -> None:
    inside.window.actions_.puzzles.trigger()
    page = inside.window.pages.currentWidget()
    assert isinstance(page, PuzzlePage)
    inside.window.choices.set("deck", "french")
    assert page._pictures is not None and page._pictures.deck.id == "french"


def test_there_is_one_handbook_whatever_happens_at_the_table(inside: Inside) -> None:
    inside.new_game()
    inside.window.actions_.handbook.trigger()
    game = inside.window._game
    assert game is not None
    game.moved.emit()
    assert not inside.window.actions_.handbook.isEnabled()
    assert inside.sheet is not None
    inside.sheet.close_sheet()
    assert inside.window.actions_.handbook.isEnabled()


def test_a_page_that_is_not_seen_is_not_built_anew_for_another_deck(inside: Inside) -> None:
    inside.window.actions_.new_game.trigger()
    page = inside.window.pages.currentWidget()
    assert isinstance(page, NewGamePage)
    inside.new_game()
    frame = page.frame
    inside.window.choices.set("deck", "french")
    assert inside.window._page is not page or page.frame is frame
