"""How long it takes to make puzzles, asked of the process that does it, one deal after the other."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

from scopa_desktop.players.puzzles import usual_seating
from scopa_desktop.players.service import Gathered, Thinker
from tools.bench.result import Result

DEALS = 8
GAMES = ("scopa", "scopone_scientifico", "cirulla")
WORKER = [sys.executable, "-m", "scopa_desktop", "--think"]


def results() -> Iterator[Result]:
    """Measure each game: the seconds for a deal, and how many puzzles it holds."""
    for variant in GAMES:
        taken, found = [], []
        thinker = Thinker(deadline=60.0, command=WORKER, gentle=True)
        try:
            for number in range(DEALS):
                started = time.perf_counter()
                thinker.ask_puzzles(variant, usual_seating(variant), number)
                while not (answers := thinker.poll()):
                    time.sleep(0.001)
                taken.append(time.perf_counter() - started)
                (answer,) = answers
                if not isinstance(answer, Gathered) or answer.puzzles is None:
                    raise RuntimeError("a deal was not gone through")
                found.append(float(len(answer.puzzles)))
        finally:
            thinker.close()
        yield Result(f"puzzles_{variant}", "s", taken, f"Going through one deal of {variant} for puzzles.")
        yield Result(f"puzzles_{variant}_found", "puzzles", found, f"Puzzles in one deal of {variant}.")
