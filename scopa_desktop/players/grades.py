"""How good a play was, by what it cost; nothing here plays or values anything."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

LEVEL_COST = 0.05
"""Plays that differ by less than this, in points a round, are about equally good."""
GOOD_UP_TO = 0.15
"""Points a round that a good play may cost.  Neighbouring levels of opponents are 0.3 to 0.6 points a round apart
(docs/strength.md), so that a few such plays in a round are not yet a level's difference."""
INACCURACY_UP_TO = 0.4
"""Points a round that an inaccuracy may cost; whoever loses more with one play gives away in it what the next stronger
level gains in a whole round."""
HALVING = 0.25
"""Points a round that halve what a decision counts towards the accuracy."""


class Grade(StrEnum):
    """How good a play was, from the best down."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"


MISSED = (Grade.INACCURACY, Grade.MISTAKE)
"""The grades of plays that are worth another try: those that cost more than `GOOD_UP_TO`."""


def grade_of(loss: float) -> Grade:
    """Return the grade of a play that costs so many points a round: one that cannot be told from the best is best."""
    if loss < LEVEL_COST:
        return Grade.BEST
    if loss <= GOOD_UP_TO:
        return Grade.GOOD
    return Grade.INACCURACY if loss <= INACCURACY_UP_TO else Grade.MISTAKE


def accuracy(losses: Iterable[float]) -> float | None:
    """Return how well somebody played, from 0 to 100; None if there was nothing to decide.

    A decision counts 100 if it cost nothing, 50 if it cost `HALVING` points, 25 at twice that, and so on: the accuracy
    is their mean.  So one great mistake in a match costs no more than one decision's worth, and many small ones add up.

    Args:
        losses: what each decision cost, in points a round.
    """
    counted = [100 * 2.0 ** (-loss / HALVING) for loss in losses]
    return sum(counted) / len(counted) if counted else None
