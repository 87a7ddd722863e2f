"""A screen for benchmarks that paint: the one that is there, or a virtual one of 1280x800 or another size."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SIZE = "1280x800"


@contextmanager
def screen(size: str = SIZE) -> Iterator[dict[str, str]]:
    """Yield the environment for a process that opens a window, and keep its screen up as long.

    Args:
        size: of a virtual screen, in pixels.

    Raises:
        OSError: there is no screen and no Xvfb to make one.
    """
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    environment.pop("QT_QPA_PLATFORM", None)
    if sys.platform in ("win32", "darwin"):
        yield environment
        return
    if shutil.which("Xvfb") is None:
        raise OSError("there is no Xvfb to make a screen of the usual size (Debian: apt-get install xvfb)")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise OSError("Xvfb did not start")
        yield {**environment, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
    finally:
        server.terminate()
        server.wait()


def run(module: str, *arguments: str, environment: dict[str, str]) -> subprocess.Popen[str]:
    """Start a module of this project in a process of its own and return the process; it is read from."""
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
