"""What the tests of the whole program get."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.app.complaints import complaints
from tests.app.evening import Evening
from tests.app.running import prefer
from tools.robot.inside import Inside


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """An evening with the game in a folder of its own; whatever still runs afterwards is ended."""
    made = Evening(tmp_path / "data")
    yield made
    if made.game is not None:
        made.game.clean_up()


@pytest.fixture
def inside(tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> Iterator[Inside]:
    """The whole program in this process, without movements; nobody may complain while it runs."""
    prefer(tmp_path, speed="off")
    made = Inside(tmp_path)
    yield made
    made.close()
    assert complaints(caplog) == []


READER = ("/usr/bin/python3", "-W", "ignore")
"""The Python that has the accessibility library: the system's, which is not the one that runs the tests."""


@pytest.fixture
def accessibility(x_display: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    """Start a session bus on which programs tell what they show, and yield how to run a script that reads it."""
    _require_reader()
    reading, writing = os.pipe()
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={writing}"],
        pass_fds=[writing],
        env={**os.environ, "DISPLAY": x_display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", pipe.readline().strip())
    monkeypatch.setenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1")
    # The registry must be up before a program tells it of itself, or nobody ever hears of the program.
    script = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi; Atspi.get_desktop(0)"
    subprocess.run([*READER, "-c", script], capture_output=True, timeout=60)
    try:
        yield READER
    finally:
        bus.terminate()
        bus.wait(timeout=10)


def _require_reader() -> None:
    """Fail where the reader could have been installed, skip where it cannot."""
    script = "import gi; gi.require_version('Atspi', '2.0')"
    launcher = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
    programs = shutil.which(READER[0]) and shutil.which("dbus-daemon") and launcher.exists()
    if programs and subprocess.run([*READER, "-c", script], capture_output=True).returncode == 0:
        return
    missing = "at-spi2-core, dbus, python3-gi or gir1.2-atspi-2.0 is missing"
    if sys.platform.startswith("linux") and os.getuid() == 0 and shutil.which("apt-get"):
        pytest.fail(f"{missing}: make test installs it")
    pytest.skip(f"no screen reader can be played by here: {missing}, and only root can install it")
