"""Prints where the entries of the start page lie in a window of 1280x800; run off screen in a process of its own."""

from __future__ import annotations

import json
import sys
from datetime import date

from PySide6.QtWidgets import QApplication

from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.start import Resume, Standing, StartPage

STRIP = 40


def main(kind: str) -> None:
    """Print the middle of each entry by its title; `kind` is ``fresh`` or ``resume``."""
    application = QApplication([])
    standings = (Standing("You", "sun", 0), Standing("Nonna Rita", "lemon", 0))
    resume = Resume("scopa", "Nonna Rita", 1, 11, date.today(), standings) if kind == "resume" else None
    page = StartPage(Look(Theme()), resume=resume)
    if kind == "fresh":
        page.set_state(None, 0, first=True, lessons=0)
    page.resize(1280, 800 - STRIP)
    page.show()
    application.processEvents()
    middles = {each.text(): each.geometry().center() for each in page.entries()}
    print(json.dumps({title: (place.x(), place.y() + STRIP) for title, place in middles.items()}))


if __name__ == "__main__":
    main(sys.argv[1])
