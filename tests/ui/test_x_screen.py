"""The libraries that tools/setup.py installs are enough for a window on a real X screen."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
size = application.primaryScreen().size()
print(application.platformName(), size.width(), size.height())
"""


@pytest.mark.xvfb
def test_qt_opens_a_real_x_screen():
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["xcb", "1280", "800"], done.stderr
