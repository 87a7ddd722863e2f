"""The window's place is kept, and clamped to the screen of today; what fills it follows and is closed with it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.store.preferences import Preferences
from scopa_desktop.ui.windows.shell import SMALLEST, Shell, smallest_on


def shell(qtbot: QtBot, **preferences: object) -> Shell:
    made = Shell(Preferences().changed(**preferences))
    qtbot.addWidget(made)
    return made


def test_the_first_window_stands_in_the_middle(qtbot: QtBot) -> None:
    free = QGuiApplication.primaryScreen().availableGeometry()
    place = shell(qtbot).geometry()
    assert abs((place.left() + place.right()) - (free.left() + free.right())) <= max(2, place.width() - free.width())
    assert place.left() >= free.left() and place.top() >= free.top()


@pytest.mark.parametrize(
    "last", [(-3000, -3000, 1000, 700), (5000, 5000, 950, 650), (0, 0, 9000, 9000), (10, 10, 1, 1), (3, 4, 5000, 601)]
)
@pytest.mark.parametrize("gone", [False, True])
def test_a_place_off_the_screen_is_clamped(qtbot: QtBot, last: tuple[int, ...], gone: bool) -> None:
    screen = QGuiApplication.primaryScreen()
    free = screen.availableGeometry()
    place = shell(qtbot, geometry=last, screen="gone" if gone else screen.name()).geometry()
    assert free.contains(place)
    assert place.size().expandedTo(smallest_on(free)) == place.size()
    if gone:
        assert (place.center() - free.center()).manhattanLength() <= 2


@pytest.mark.parametrize(
    "state", [{"maximized": True}, {"full_screen": True}, {"maximized": True, "full_screen": True}]
)
def test_a_window_opens_in_the_state_in_which_it_was_closed(qtbot: QtBot, state: dict[str, bool]) -> None:
    screen = QGuiApplication.primaryScreen()
    made = shell(qtbot, geometry=(40, 50, 700, 500), screen=screen.name(), **state)
    flags = Qt.WindowState
    assert bool(made.windowState() & flags.WindowMaximized) == state.get("maximized", False)
    assert bool(made.windowState() & flags.WindowFullScreen) == state.get("full_screen", False)


@pytest.mark.parametrize("size", [(1366, 768), (960, 540), (640, 360), (1920, 1080)])
def test_the_window_never_has_to_be_larger_than_the_screen(size: tuple[int, int]) -> None:
    smallest = smallest_on(QRect(0, 0, *size))
    assert smallest.width() <= size[0] and smallest.height() <= size[1]
    assert smallest == QSize(*SMALLEST) or smallest.width() == size[0] or smallest.height() == size[1]


def test_it_is_painted_once_and_then_filled(qtbot: QtBot) -> None:
    window = shell(qtbot)
    heard: list[str] = []
    window.painted.connect(lambda: heard.append("painted"))
    window.show()
    qtbot.waitUntil(lambda: bool(heard))
    content = QWidget()
    window.fill(content)
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: content.size() == window.size())
    assert content.isVisible()
    window.close()
    assert not content.isVisible()
    assert heard == ["painted"]


def test_hardly_anything_is_loaded_before_it_is_painted() -> None:
    program = "import scopa_desktop.ui.windows.shell, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    loaded = {name for name in done.stdout.split() if name.startswith("scopa_desktop.ui.")}
    assert loaded == {
        "scopa_desktop.ui.cloth",
        "scopa_desktop.ui.collector",
        "scopa_desktop.ui.windows",
        "scopa_desktop.ui.windows.shell",
    }
    assert not {"sqlite3", "PIL", "scopa_desktop.core.round", "scopa_desktop.session"} & set(done.stdout.split())
