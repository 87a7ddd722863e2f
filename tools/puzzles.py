"""The puzzles that come with the program: renews them, or has the teacher go through them once more.

``python -m tools.puzzles --check`` finds every puzzle of ``resources/puzzles.json`` again from its deal number and
names those that have changed, which a change of the players or the teacher may bring about; without ``--check`` these
are replaced, and what is missing is added.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
from collections.abc import Sequence

from scopa_desktop.assets import resources
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.players.puzzles import Difficulty, Puzzle, puzzles_in, usual_seating

PATH = resources() / "puzzles.json"
MORE_OF = ("scopa", "scopone_scientifico", "cirulla", "escoba", "asso_simple")
"""The games that are played most: two puzzles of each difficulty; of the others one."""


def filled(variant: str, kept: Sequence[Puzzle]) -> list[Puzzle]:
    """Return puzzles of a game with what is missing added, the easiest first; no two are from the same deal."""
    wanted = 2 if variant in MORE_OF else 1
    found = {difficulty: [each for each in kept if each.difficulty is difficulty] for difficulty in Difficulty}
    numbers = itertools.count(1 + max((each.number for each in kept), default=0))
    while any(len(each) < wanted for each in found.values()):
        puzzles = puzzles_in(variant, usual_seating(variant), next(numbers))
        # The hardest of a deal that is still wanted is taken.
        for puzzle in sorted(puzzles, key=lambda each: -list(Difficulty).index(each.difficulty)):
            if len(found[puzzle.difficulty]) < wanted:
                found[puzzle.difficulty].append(puzzle)
                break
    return [puzzle for puzzles in found.values() for puzzle in puzzles]


def still_there(puzzle: Puzzle) -> bool:
    """Tell whether its deal leads to a puzzle as it did."""
    return puzzle in tuple(puzzles_in(*puzzle.deal))


def stored() -> list[Puzzle]:
    """Return the puzzles of the file."""
    return [Puzzle.from_data(each) for each in json.loads(PATH.read_text(encoding="utf-8"))]


def main() -> int:
    """Renew the file, or check it; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("--check", action="store_true", help="find the puzzles of the file again")
    check, old = parser.parse_args().check, stored()
    kept = [each for each in old if still_there(each)]
    for puzzle in old:
        if puzzle not in kept:
            print(f"{puzzle.variant}, deal {puzzle.number}, play {puzzle.ply + 1}: not as it was")
    if check:
        return int(len(kept) < len(old))
    lines = []
    for variant in VARIANTS:
        puzzles = filled(variant, [each for each in kept if each.variant == variant])
        lines += [json.dumps(each.to_data(), separators=(",", ":")) for each in puzzles]
        print(variant, *(each.difficulty.value for each in puzzles), flush=True)
    PATH.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
