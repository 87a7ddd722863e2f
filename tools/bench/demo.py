"""The game in a process of its own in which the computer plays demo matches: ``MATCHES``.

After each match, when the program has given back what it no longer needs, its resident memory in megabytes is printed,
a line of JSON.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, QTimer

from scopa_desktop.session.demo import BEHIND_LEVEL, demo_match
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui import heap
from scopa_desktop.ui.windows.main import MainWindow
from tools.bench.table import open_game

LEARNED = 400
"""Matches that are played before the window opens, so that nothing more is learned about captures afterwards."""


class Demos(QObject):
    """Plays one demo match after the other, each movement begun and then cut short.

    Args:
        window: what fills the game's window.
        matches: how many.
    """

    def __init__(self, window: MainWindow, matches: int) -> None:
        super().__init__(window)
        self._window, self._left, self._number = window, matches, 0
        self._give_back, heap.give_back = heap.give_back, self._gave_back
        self._hurry = QTimer(self, interval=0)
        self._hurry.timeout.connect(self._go_on)
        self._begin()
        self._hurry.start()

    def _begin(self) -> None:
        self._number += 1
        self._window._watch_match(demo_match(TableSetup(), self._number, BEHIND_LEVEL))

    def _go_on(self) -> None:
        window = self._window
        session, watching = window.session, window._watching
        if session is None or watching is None:
            raise RuntimeError("nobody plays")
        if window._view is not None and window._view.busy:
            window._view.skip()
        elif window._sheet is not None:
            if session.over:
                self._begin()
            else:
                window._next_round()
        elif not session.match.round_scored and not session.thinking:
            watching.demo.step()

    def _gave_back(self) -> None:
        """Tell how large the process is, now that the table of the match before is gone."""
        self._give_back()
        if self._number == 1:
            return  # the start page lay there before
        print(json.dumps(megabytes()), flush=True)
        self._left -= 1
        if not self._left:
            os._exit(0)


def learn_captures() -> None:
    """Play matches without a window: what may be taken from a table is remembered, up to a limit, once it was seen."""
    chance = Random(1)
    for number in range(LEARNED):
        match = demo_match(TableSetup(), number)
        while match.winner is None:
            while not match.round.over:
                match.play(chance.choice(match.round.legal_plays()))
            if match.winner is None:
                match.next_round()


def megabytes() -> float:
    """Return this process's resident memory."""
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def main(arguments: list[str]) -> int:
    """Play as many matches as are asked for."""
    keep: list[Demos] = []
    learn_captures()
    with tempfile.TemporaryDirectory() as name:
        return open_game(Path(name), lambda window: keep.append(Demos(window, int(arguments[0]))))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
