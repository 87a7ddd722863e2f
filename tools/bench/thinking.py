"""How long each level thinks about a play: at every table, whole rounds, measured by this process's own clock."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean
from time import process_time

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.core.view import view_of
from scopa_desktop.players.levels import OPPONENTS, decide
from tools.bench.result import Result

ROUNDS = 12
OTHER_ROUNDS = 1
"""Rounds at each of the tables that are looked at for the longest play alone."""
MAIN = (("scopa", "2"), ("scopone_scientifico", "2x2"))
LIMITS = {2: (60.0, 250.0), 4: (200.0, 900.0)}
"""By the number of seats, the mean and the longest time a play may take, in milliseconds."""
TABLES = [(variant, seating) for variant in VARIANTS for seating in VARIANTS[variant].seatings]


def results() -> Iterator[Result]:
    """Measure everything, one after the other."""
    for variant, seating in MAIN:
        for level in OPPONENTS:
            yield from _of_level(variant, seating, level)
    yield _longest("expert")


def times(variant: str, seating: str, level: str, rounds: int) -> Iterator[float]:
    """Yield how long a level thinks about each play of some rounds against itself, in milliseconds."""
    rules = Rules.of(variant)
    sides = rules.sides(seating)
    seats = sum(map(len, sides))
    for number in range(rounds):
        round_ = Round(rules, sides, number % seats, NumberedShuffles(number).deal(rules, seats, number % seats, 0))
        while not round_.over:
            view = view_of(round_, round_.turn, (0,) * len(sides))
            started = process_time()
            play = decide(level, view, Random(number).getrandbits(32) + round_.plays_made)
            yield 1000 * (process_time() - started)
            round_.push(play)


def _of_level(variant: str, seating: str, level: str) -> Iterator[Result]:
    taken = list(times(variant, seating, level, ROUNDS))
    mean, longest = LIMITS[4 if len(seating) > 1 else 2]
    where = f"{variant}, {seating} seats"
    yield Result(
        f"play_{level}_{variant}", "ms", [fmean(taken)], f"Mean time of a play: {level}, {where}.", at_most=mean
    )
    yield Result(
        f"longest_{level}_{variant}", "ms", [max(taken)], f"Longest time of a play: {level}, {where}.", at_most=longest
    )


def _longest(level: str) -> Result:
    taken = [max(times(variant, seating, level, OTHER_ROUNDS)) for variant, seating in TABLES]
    means = f"Longest time of a play of {level}, at each of the {len(TABLES)} tables of all variants."
    return Result(f"longest_{level}_anywhere", "ms", [max(taken)], means, at_most=LIMITS[4][1])
