"""The strips of frames show every kind of movement."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PIL import Image

from tools.screenshots import ROOT
from tools.strips import COLUMNS, FRAME_W


def test_a_strip_shows_a_movement_from_its_first_frame_to_its_last(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.strips", str(tmp_path), "--only", "lay-own", "--every", "120"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    with Image.open(tmp_path / "lay-own.png") as strip:
        assert strip.width == COLUMNS * (FRAME_W + 4)
        height = round(FRAME_W * 760 / 1280) + 4
        assert strip.height >= 2 * height
        first = strip.crop((0, 0, FRAME_W - 60, height - 4))
        second = strip.crop((FRAME_W + 4, 0, 2 * FRAME_W + 4 - 60, height - 4))
        assert first.tobytes() != second.tobytes()
