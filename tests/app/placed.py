"""Opens the game in a folder and prints where its window stands, and whether all sheets lie within; off screen."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QRect

from tools.robot.inside import Inside


def main(folder: Path) -> None:
    """Print what there is to say, as JSON."""
    inside = Inside(folder)
    inside.pump(5)
    shell, window = inside.shell, inside.window
    free = shell.screen().availableGeometry()
    fits = [shell.size().boundedTo(free.size()) == shell.size()]
    fits += [window.start.rect().contains(entry.geometry()) for entry in window.start.entries()]
    for show in (window.show_primer, window.show_rules, window.show_preferences, window.show_about):
        show()
        inside.pump(5)
        sheet = inside.sheet
        assert sheet is not None
        paper = QRect(sheet.mapToGlobal(sheet.sheet_rect().topLeft()), sheet.sheet_rect().size())
        fits.append(shell.geometry().contains(paper))
        sheet.close_sheet()
    place = shell.geometry()
    told = {
        "screen": shell.screen().name(),
        "place": [place.x(), place.y(), place.width(), place.height()],
        "inside": all(fits),
    }
    print(json.dumps(told), flush=True)
    inside.program.close()
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
