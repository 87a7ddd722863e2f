"""The bundle in dist: its size, and how soon its window stands beside that of the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tools.bench.result import Result
from tools.bench.screen import ROOT
from tools.bench.startup import leave_a_match
from tools.x_screen import XScreen

BUNDLE = ROOT / "dist" / "scopa-desktop"
PAIRS = 15
LIMIT = 1.3
LARGEST, LARGEST_ARCHIVE = 125.0, 33.0


def results() -> Iterator[Result]:
    """Measure sizes, then start both in turns, everything read once before."""
    program = BUNDLE / "scopa-desktop"
    if not program.is_file():
        raise OSError("there is no bundle: make bundle builds it")
    files = [path for path in BUNDLE.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files) / 1e6
    yield Result("bundle-size", "MB", [size], "All files of the bundle on disk.", at_most=LARGEST)
    for archive in (ROOT / "dist").glob("scopa-desktop-*-linux-*.tar.xz"):
        size = archive.stat().st_size / 1e6
        yield Result("bundle-archive", "MB", [size], "The bundle as tar.xz.", at_most=LARGEST_ARCHIVE)
    checkout: list[float] = []
    bundle: list[float] = []
    with tempfile.TemporaryDirectory() as folder, XScreen() as screen:
        leave_a_match(Path(folder))
        for number in range(PAIRS + 2):
            one = first_paint(screen, [sys.executable, "-m", "scopa_desktop"], folder)
            other = first_paint(screen, [str(program)], folder)
            if number >= 2:
                checkout.append(one)
                bundle.append(other)
    yield Result("bundle-checkout", "ms", checkout, "From spawning the checkout to its paint on the screen, warm.")
    yield Result("bundle-paint", "ms", bundle, "The same of the bundle.")
    yield Result(
        "bundle",
        "bundle/checkout",
        [each / beside for each, beside in zip(bundle, checkout, strict=True)],
        "First paint of the bundle over that of the checkout started just before it.",
        at_most=LIMIT,
    )


def first_paint(screen: XScreen, command: list[str], folder: str) -> float:
    """Start the game and return when something was painted on the screen, in milliseconds."""
    environment = {**os.environ, "DISPLAY": screen.display, "QT_QPA_PLATFORM": "xcb"}
    began = time.perf_counter()
    process = subprocess.Popen(
        [*command, "--data", folder], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        if not screen.wait_for_paint(60):
            raise RuntimeError(f"{command[0]} painted nothing")
        return (time.perf_counter() - began) * 1000
    finally:
        process.terminate()
        process.wait()
        screen.wait_for_nothing(60)
