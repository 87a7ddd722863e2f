"""What a round's end is worth to a side: points, weighed by what they do to the chance of winning the match.

At 0-0 a point is a point.  At 10-9 it is not: whoever needs one point plays to win the round, and whoever is far
behind plays for the rare great round.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from scopa_desktop.core.match import winner_by_score
from scopa_desktop.core.round import NOBODY, Round
from scopa_desktop.core.rules import Rules

_LOGISTIC = 1.7
"""The logistic curve with this factor lies within 0.01 of the normal distribution's."""
_PER_ROUND = {
    "scopone_scientifico": (2.7, 3.4),
    "napola": (2.7, 4.1),
    "quindici": (2.8, 3.3),
    "scopone_trente": (5.2, 5.2),
    "asso_simple": (4.0, 4.3),
    "asso_traditional": (3.9, 4.2),
    "frac": (8.0, 5.4),
    "escoba": (3.1, 3.9),
    "escoba_no_prime": (2.6, 3.3),
    "cirulla": (8.7, 8.6),
}
"""Points that a side scores in a round, and the standard deviation of the difference between two sides, where they
are not the usual ones: the means of 600 rounds in which everybody takes what is best at once."""
_USUAL = (2.3, 2.9)


class Aim:
    """Values the end of a round for one side.

    Args:
        rules: the rules in force.
        side: whose value.
        totals: every side's match score before the round.
    """

    def __init__(self, rules: Rules, side: int, totals: Sequence[int]) -> None:
        self._rules = rules
        self._side = side
        self._totals = tuple(totals)
        self._known: dict[tuple[int, ...], float] = {}
        self._points, self._spread = _PER_ROUND.get(rules.variant, _USUAL)
        level = 1 / len(totals)
        # A point more at an even score changes the chance of winning by `slope`; values are in points at that rate.
        self._per_chance = self._scale(self._totals) / (level * (1 - level))
        self._now = self._chance(self._totals)

    def value(self, round_: Round) -> float:
        """Return what a round that is over is worth, in points: 0 if nothing has changed."""
        if round_.winner != NOBODY:
            return self._per_chance * (float(round_.winner == self._side) - self._now)
        points = round_.points()
        known = self._known.get(points)
        if known is None:
            totals = [before + scored for before, scored in zip(self._totals, points, strict=True)]
            known = self._known[points] = self._per_chance * (self._chance(totals) - self._now)
        return known

    def chance_with(self, value: float) -> float:
        """Return the chance of winning the match, 0 to 1, where the round is expected to be worth so much."""
        return min(1.0, max(0.0, self._now + value / self._per_chance))

    def _scale(self, totals: Sequence[int]) -> float:
        """Return how many points of difference still count for little: more, the more rounds are to come."""
        rounds = max(0.0, (self._rules.target - max(totals)) / self._points) + 0.5
        return self._spread * sqrt(rounds) / _LOGISTIC

    def _chance(self, totals: Sequence[int]) -> float:
        """Return the chance of winning the match from a score between rounds."""
        winner = winner_by_score(self._rules, totals)
        if winner is not None:
            return float(winner == self._side)
        scale = self._scale(totals) * (-1 if self._rules.inverse else 1)
        own = totals[self._side]
        return 1 / sum(exp(max(-60.0, min(60.0, (total - own) / scale))) for total in totals)
