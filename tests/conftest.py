"""What every test gets: folders of its own, no screen unless it asks for one, hypothesis profiles."""

from __future__ import annotations

import itertools
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from scopa_desktop.store.database import Database

# Before anything imports Qt, and the same everywhere: no window, plain English, numbers written one way.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["LANGUAGE"] = "en"
for _name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
    os.environ.pop(_name, None)

# Two cores may be busy with other things, so that a slow example says nothing: no deadline in either profile.
settings.register_profile("default", deadline=None, max_examples=50)
settings.register_profile(
    "ci",
    deadline=None,
    max_examples=50,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci" if os.environ.get("CI") else "default")

_FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")
_folder_numbers = itertools.count()


@pytest.fixture(scope="session")
def _runtime_dir(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runtime")
    folder.chmod(0o700)  # Qt warns about any other mode
    return folder


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def home(_homes: Path, _runtime_dir: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of this test's own, so that no test touches the user's files or another test's."""
    folder = _homes / str(next(_folder_numbers))
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(_runtime_dir))
    for name in _FOLDERS:
        monkeypatch.setenv(name, str(folder / name.removeprefix("XDG_").removesuffix("_HOME").lower()))
    return folder


@pytest.fixture(scope="session")
def x_display() -> Iterator[str]:
    """Start an X screen of 1280x800 and yield its name, such as ``:7``; Xvfb itself finds a free number."""
    if shutil.which("Xvfb") is None:
        pytest.fail("Xvfb is missing: apt-get install xvfb (make test does it when run as root)")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()  # ends without a number when Xvfb dies first
    try:
        if not number:
            pytest.fail(f"Xvfb did not start (exit status {server.wait(timeout=10)})")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=10)


@pytest.fixture(scope="session")
def qapp_cls() -> type[QApplication]:
    """The application of all tests is of the program's own kind."""
    from scopa_desktop.ui.application import Application

    return Application


@pytest.fixture(autouse=True)
def _x_screen_for_marked_tests(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Point the programs that an ``xvfb`` test starts at a real screen.

    One process has one Qt platform for its whole life, and this process draws off screen. So a test marked
    ``xvfb`` starts the game in a process of its own and must not use ``qtbot`` or ``qapp``.
    """
    if request.node.get_closest_marker("xvfb") is None:
        return
    if {"qapp", "qtbot"} & set(request.fixturenames):
        pytest.fail("a test marked xvfb starts its program in a process of its own: qapp is off screen here")
    monkeypatch.setenv("DISPLAY", request.getfixturevalue("x_display"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")


@pytest.fixture(autouse=True)
def _no_window_stays_open() -> Iterator[None]:
    """Fail the test that leaves the program's window alive, since every later test on this worker would meet it."""
    yield
    qt = sys.modules.get("PySide6.QtWidgets")
    if qt is None or qt.QApplication.instance() is None:
        return
    left = [each for each in qt.QApplication.topLevelWidgets() if type(each).__name__ == "Shell"]
    for each in left:
        each.deleteLater()
    if left:
        pytest.fail("a window of the program stayed: close it with Inside.close()")


@pytest.fixture(autouse=True)
def close_databases(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Remember every database of the test and close it, since one that is left open warns when it is collected."""
    from scopa_desktop.store.database import Database

    opened: list[Database] = []
    begin = Database.__init__

    def remember(self: Database, connection: sqlite3.Connection, *rest: Any) -> None:
        begin(self, connection, *rest)
        opened.append(self)

    monkeypatch.setattr(Database, "__init__", remember)
    yield
    for database in opened:
        database.close()
