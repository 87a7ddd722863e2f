"""The puzzles that come with the program: makes them, or has the teacher go through them once more.

``python -m tools.puzzles`` writes ``resources/puzzles.json``; with ``--check`` it finds every puzzle of that file again
from its deal number and names those that have changed, which a change of the players or the teacher may bring about.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence

from scopa_desktop.assets import resources
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.players.puzzles import Difficulty, Puzzle, puzzles_in, usual_seating

PATH = resources() / "puzzles.json"
MORE_OF = ("scopa", "scopone_scientifico", "cirulla", "escoba", "asso_simple")
"""The games that are played most: two puzzles of each difficulty; of the others one, where it is found soon."""
MOST_DEALS = 40
"""So many deals of a game are gone through."""


def collected(variant: str) -> list[Puzzle]:
    """Return the puzzles of a game, the easiest first; no two are from the same deal."""
    wanted = 2 if variant in MORE_OF else 1
    found: dict[Difficulty, list[Puzzle]] = {difficulty: [] for difficulty in Difficulty}
    for number in range(1, MOST_DEALS + 1):
        # The rarest of a deal is taken.
        for puzzle in sorted(puzzles_in(variant, usual_seating(variant), number), key=_hardest_first):
            if len(found[puzzle.difficulty]) < wanted:
                found[puzzle.difficulty].append(puzzle)
                break
        if all(len(each) == wanted for each in found.values()):
            break
    return [puzzle for puzzles in found.values() for puzzle in puzzles]


def _hardest_first(puzzle: Puzzle) -> int:
    return -list(Difficulty).index(puzzle.difficulty)


def changed(puzzles: Sequence[Puzzle]) -> Iterator[Puzzle]:
    """Yield the puzzles that their deals do not lead to any more."""
    for puzzle in puzzles:
        if puzzle not in tuple(puzzles_in(*puzzle.deal)):
            yield puzzle


def stored() -> list[Puzzle]:
    """Return the puzzles of the file."""
    return [Puzzle.from_data(each) for each in json.loads(PATH.read_text(encoding="utf-8"))]


def main() -> int:
    """Make the file, or check it; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("--check", action="store_true", help="find the puzzles of the file again")
    if parser.parse_args().check:
        lost = list(changed(stored()))
        for puzzle in lost:
            print(f"{puzzle.variant}, deal {puzzle.number}, play {puzzle.ply + 1}: not as it was")
        return 1 if lost else 0
    lines = []
    for variant in VARIANTS:
        puzzles = collected(variant)
        lines += [json.dumps(each.to_data(), separators=(",", ":")) for each in puzzles]
        print(variant, *(each.difficulty.value for each in puzzles), flush=True)
    PATH.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
