"""Every page and sheet is used without a mouse: Tab reaches everything and shows where it is; everything has a name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton, QTextBrowser, QWidget

from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.windows.summary import SummarySheet
from tools.scenes.catalogue import SCENES
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, studio

SIZE = (1280, 800)
MORE = ("newgame-target", "newgame-deal", "newgame-six", "summary-won", "summary-six", "statistics-empty", "keys")
SECTIONS = tuple(name for name in SCENES if name.startswith("preferences-"))
NAME = QAccessible.Text.Name


def walked() -> Iterator[Scene]:
    """Yield scenes that between them show every page and every sheet."""
    seen: set[str] = set()
    for scene in SCENES.values():
        if not scene.name.startswith("dark-") and (scene.name in (*MORE, *SECTIONS) or set(scene.shows) - seen):
            seen |= set(scene.shows)
            if scene.shows:
                yield scene


PLACES = {scene.name: scene for scene in walked()}
MOST_LINKS = 40
"""So many links a text may have, from one to the next of which Tab leads before it goes on."""


class Strays(QObject):
    """Notes what is shown as a window, if only for a moment: it had no parent yet."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(described(watched))
        return False


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Studio]:
    scene = PLACES[request.param]
    with studio(tmp_path, SIZE, **scene.preferences) as it:
        strays = Strays()
        QApplication.instance().installEventFilter(strays)
        scene.act(it)
        it.settle()
        QApplication.instance().removeEventFilter(strays)
        assert strays.seen == [], "shown as a window of its own, which takes the keyboard"
        yield it


def ground(it: Studio) -> QWidget:
    """Return what the keys may not leave: the sheet, or else the page."""
    sheets = [each for each in it.window.findChildren(Sheet) if each.isVisible()]
    if sheets:
        return sheets[-1]
    return it.window if {"ReplayBar", "DemoBar", "LessonBar"} & set(it.shown()) else it.window.pages


def focusable(below: QWidget) -> list[QWidget]:
    """Return what can have the keyboard."""
    return [
        each
        for each in below.findChildren(QWidget)
        if each.focusPolicy() != Qt.FocusPolicy.NoFocus
        and each.isVisible()
        and each.isEnabled()
        and each.focusProxy() is None  # what shows the content of another
    ]


def reached_by_tab(control: QWidget) -> bool:
    """Whether Tab has to reach a control; a choice that is not chosen is reached by arrows from the one that is."""
    chosen = not isinstance(control, QRadioButton) or control.isChecked()
    return bool(control.focusPolicy() & Qt.FocusPolicy.TabFocus) and chosen and control.focusProxy() is None


def step(back: bool = False) -> QWidget:
    """Press Tab, with Shift or without, and return what has the keyboard then; a text's links are not counted."""
    here = now = QApplication.focusWidget()
    assert here is not None
    for _ in range(MOST_LINKS if isinstance(here, QTextBrowser) else 1):
        QTest.keyClick(here, Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
        QCoreApplication.processEvents()
        now = QApplication.focusWidget()
        assert now is not None
        if now is not here:
            break
    return now


def described(control: QWidget) -> str:
    return f"{type(control).__name__} {control.accessibleName()!r}"


def picture(it: Studio, control: QWidget) -> QImage:
    corner = control.mapTo(it.window, QPoint())
    around = QRect(corner, control.size()).adjusted(-6, -6, 6, 6)
    return it.window.grab(around).toImage()


@pytest.mark.parametrize("place", PLACES, indirect=True)
def test_everything_has_a_name_and_is_reached_by_tab_and_escape_does_no_harm(place: Studio) -> None:
    """One test of three things, since it takes longer to come to a place than to look round there."""
    check_names(place)
    check_tab(place)
    if isinstance(below := ground(place), Sheet):
        check_dialog(place, below)


def check_names(place: Studio) -> None:
    nameless = [
        type(each).__name__
        for each in focusable(ground(place))
        if not QAccessible.queryAccessibleInterface(each).text(NAME)
    ]
    assert nameless == []


def check_tab(place: Studio) -> None:
    """Tab reaches everything, shows where it is, and goes back."""
    below = ground(place)
    wanted = {each for each in focusable(below) if reached_by_tab(each)}
    first = QApplication.focusWidget()
    assert first is not None and (below is first or below.isAncestorOf(first)), "nothing has the keyboard"
    seen, unseen = [first], []
    for _ in range(len(focusable(below)) + 8):
        now = step()
        assert below.isAncestorOf(now), f"Tab leaves it to {described(now)}"
        if now in seen:
            break
        seen.append(now)
        on = picture(place, now)
        step()
        if on == picture(place, now):
            unseen.append(described(now))
        step(back=True)
        assert QApplication.focusWidget() is now, f"Shift+Tab does not go back to {described(now)}"
    missed = [described(each) for each in wanted - set(seen)]
    assert (missed, unseen) == ([], [])


def check_dialog(place: Studio, below: Sheet) -> None:
    """A sheet is a dialog with a name, and Esc closes it and nothing else."""
    told = QAccessible.queryAccessibleInterface(below)
    assert told.role() == QAccessible.Role.Dialog
    assert told.text(NAME)
    match = place.window.session.match if place.window.session is not None else None
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    QCoreApplication.processEvents()
    # What comes after a round is asked for, never started by Esc.
    stays = isinstance(below, SummarySheet) and not below.past
    assert below.isHidden() is not stays
    if match is not None:
        assert place.session.match is match and not place.session.abandoned
