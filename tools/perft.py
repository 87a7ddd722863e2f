"""Count play sequences: the proof that the rules offer neither a play too many nor one too few.

    python -m tools.perft tests/data/perft.json [ID]

prints, for each opening (or the one named), the counts by depth and the split by first play at the last depth.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.deals import Deal
from scopa_desktop.core.plays import play_text
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules


def opening_of(case: dict[str, Any]) -> Round:
    """Return the opening that a case of perft.json describes."""
    rules = Rules.from_options(case["variant"], case["options"])
    deal = Deal(
        tuple(map(parse_card, case["table"])),
        tuple(tuple(tuple(map(parse_card, hand)) for hand in hands) for hands in case["deals"]),
    )
    return Round(rules, tuple(map(tuple, case["sides"])), case["dealer"], deal)


def count_sequences(round_: Round, depth: int) -> int:
    """Return how many sequences of `depth` card plays there are; nobody declares."""
    if depth == 0:
        return 1
    total = 0
    for play in round_.card_plays():
        round_.push(play)
        total += count_sequences(round_, depth - 1)
        round_.undo()
    return total


def split(round_: Round, depth: int) -> Iterator[tuple[str, int]]:
    """Yield each first play and the number of sequences that begin with it."""
    for play in sorted(round_.card_plays()):
        round_.push(play)
        yield play_text(play), count_sequences(round_, depth - 1)
        round_.undo()


def main(arguments: list[str]) -> int:
    """Print the counts of a perft file."""
    with open(arguments[0], encoding="utf-8") as file:
        cases = json.load(file)["cases"]
    for case in cases:
        if arguments[1:] and case["id"] not in arguments[1:]:
            continue
        depths = len(case["counts"])
        counts = [count_sequences(opening_of(case), depth) for depth in range(1, depths + 1)]
        print(case["id"], "agrees" if counts == case["counts"] else f"differs: {counts} for {case['counts']}")
        for play, count in split(opening_of(case), depths):
            print(f"  {play}: {count}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
