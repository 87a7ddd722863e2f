"""The game in a process of its own in which one deck after the other is laid: ``WIDTH HEIGHT`` of its window.

Prints, as JSON, for every change the deck and three numbers of milliseconds: what the busiest thread computed until
all that was seen on the table was of the new deck; the longest that the thread of the window computed without
answering; and the longest that it did not answer, with the waits for whatever else the machine does.  The same then
for the page with all cards, each time that it is opened.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from threading import get_ident
from time import perf_counter, thread_time, thread_time_ns
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QImage

from scopa_desktop.session.session import Session
from scopa_desktop.session.setup import new_match
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.decks.pixmaps import BACK, CardPixmaps
from scopa_desktop.ui.table.stage import MINI_BELOW
from scopa_desktop.ui.windows.deckpage import DeckPage
from scopa_desktop.ui.windows.main import MainWindow
from tools.bench.table import SEATS, SETTLE, open_game

ROUNDS = 3
PAGE = "all cards"
"""What stands in the place of a deck's name where the page with all cards was opened."""
BEAT = 4
"""Milliseconds between two questions whether the window answers."""


class Changes(QObject):
    """Lays the decks in turn.

    Args:
        window: what fills the game's window.
        size: of that window.
    """

    def __init__(self, window: MainWindow, size: tuple[int, int]) -> None:
        super().__init__(window)
        self._window = window
        window.window().resize(*size)
        window._sit_down(Session(new_match(TableSetup(seats=SEATS), 1), window.stage.services), ())
        self._view = window._table()
        self._view.skip()
        decks = list(window.choices.decks)
        usual = decks.index(window.choices.deck.id)
        self._left = [*decks[usual + 1 :], *decks[: usual + 1]] * ROUNDS + [PAGE] * ROUNDS
        self._page: DeckPage | None = None
        self._found: list[tuple[str, float, float, float]] = []
        self._deck = ""
        self._began = 0.0
        self._drawn: Counter[int] = Counter()
        """What each drawing thread computed, in nanoseconds."""
        self._watch_drawing()
        self._last = (0.0, 0.0)
        self._longest = (0.0, 0.0)
        self._beat = QTimer(self, interval=BEAT, timerType=Qt.TimerType.PreciseTimer)
        self._beat.timeout.connect(self._look)
        QTimer.singleShot(SETTLE, self, self._next)

    def _watch_drawing(self) -> None:
        draw = CardPixmaps.draw

        def watched(pictures: CardPixmaps, *what: Any) -> QImage:
            began = thread_time_ns()
            image = draw(pictures, *what)
            self._drawn[get_ident()] += thread_time_ns() - began
            return image

        CardPixmaps.draw = watched  # type: ignore[method-assign]

    def _next(self) -> None:
        if not self._left:
            print(json.dumps(self._found), flush=True)
            os._exit(0)
        self._began = thread_time()
        self._drawn.clear()
        self._last = (thread_time(), perf_counter())
        self._longest = (0.0, 0.0)
        self._beat.start()
        self._deck = self._left.pop(0)
        if self._deck == PAGE:
            if self._page is not None:
                self._page.closed.emit()
            self._began = thread_time()
            self._window.show_all_cards()
            page = self._window.pages.currentWidget()
            assert isinstance(page, DeckPage)
            self._page = page
        else:
            self._window.choices.set("deck", self._deck)

    def _look(self) -> None:
        now = (thread_time(), perf_counter())
        busy, silent = now[0] - self._last[0], now[1] - self._last[1] - BEAT / 1000
        self._longest = (max(self._longest[0], busy), max(self._longest[1], silent))
        self._last = now
        if self._all_shown():
            self._beat.stop()
            ready = max(thread_time() - self._began, max(self._drawn.values(), default=0) / 1e9)
            self._found.append((self._deck, ready * 1000, self._longest[0] * 1000, self._longest[1] * 1000))
            QTimer.singleShot(SETTLE, self, self._next)

    def _all_shown(self) -> bool:
        if self._page is not None:
            pictures, places = self._page.grid._pictures, self._page.grid.places.items()
            reach, ratio = 2 * self._page.grid.reach, self._page.devicePixelRatioF()
            return pictures is not None and all(
                pictures.is_ready(card, place.width() - reach, place.height() - reach, ratio) for card, place in places
            )
        stage = self._view.stage
        seen = [item for item in self._view.table.cards.values() if item.isVisible()]
        return bool(seen) and all(
            stage.pixmaps.is_ready(item.pose.face, item._w, item._h, stage.ratio)
            for item in seen
            if item.pose.face == BACK or item._w >= MINI_BELOW
        )


def main(arguments: list[str]) -> int:
    """Measure in a window of the size that is asked for."""
    width, height = map(int, arguments)
    keep: list[Changes] = []
    with tempfile.TemporaryDirectory() as name:
        return open_game(Path(name), lambda window: keep.append(Changes(window, (width, height))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
