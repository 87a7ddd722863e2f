"""The window's place is kept, and clamped to the screen of today; what fills it follows and is closed with it."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.store.preferences import Preferences
from scopa_desktop.ui.windows.shell import SMALLEST, Shell


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
def test_a_place_off_the_screen_is_clamped(qtbot: QtBot, last: tuple[int, ...]) -> None:
    free = QGuiApplication.primaryScreen().availableGeometry()
    place = shell(qtbot, geometry=last, screen="gone").geometry()
    assert (place.width(), place.height()) >= SMALLEST
    assert place.left() >= free.left() and place.top() >= free.top()
    assert place.right() <= max(free.right(), free.left() + SMALLEST[0] - 1)
    assert place.bottom() <= max(free.bottom(), free.top() + SMALLEST[1] - 1)


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
    assert loaded == {"scopa_desktop.ui.cloth", "scopa_desktop.ui.windows", "scopa_desktop.ui.windows.shell"}
    assert not {"sqlite3", "PIL", "scopa_desktop.core.round", "scopa_desktop.session"} & set(done.stdout.split())
