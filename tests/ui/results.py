"""Results that nobody played, for pages that show such things."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from typing import Any

from scopa_desktop.store.fairness import Dealing
from scopa_desktop.store.results import SUMS
from scopa_desktop.store.statistics import ALL, Course, Filter, Streaks, Totals, together

Row = tuple[str, str, Totals]


def row(variant: str, opponents: str, rounds: int = 40, *, won: int = 4, lost: int = 3, aided: int = 0) -> Row:
    """Return what a game against a level has come to."""
    sums = dict.fromkeys(SUMS, 0)
    sums |= {"rounds": rounds, "rounds_won": rounds // 2, "rounds_lost": rounds // 3, "margin": rounds // 5}
    sums |= {"rounds_tied": rounds - rounds // 2 - rounds // 3, "margin_squares": 4 * rounds}
    sums |= {"points_for": 3 * rounds, "points_against": 2 * rounds, "scope_for": rounds, "scope_against": rounds // 2}
    sums |= {"scope_points_for": rounds, "scope_points_against": rounds // 2}
    for category in ("cards", "coins", "settebello", "primiera"):
        sums |= {f"{category}_rounds": rounds, f"{category}_won": rounds // 2, f"{category}_lost": rounds // 3}
        sums |= {f"{category}_for": rounds // 2, f"{category}_against": rounds // 3}
    last = datetime(2026, 11, 29, 20, 15).astimezone()
    return variant, opponents, Totals(won, lost, 1, 0, aided, 5, -4, last, sums)


def course(rounds: int, seed: int = 1) -> Course:
    """Return how so many rounds went."""
    chance = Random(seed)
    own, rival = (array("h", [chance.randint(0, 5) for _ in range(rounds)]) for _ in range(2))
    return Course(own, rival, Counter(a - b for a, b in zip(own, rival, strict=True)), Streaks(2, 5, 3))


@dataclass
class Results:
    """Stands in for `scopa_desktop.store.statistics.Statistics`; only games and levels are told apart."""

    rows: Sequence[Row] = ()
    dealt: Sequence[tuple[str, str, Dealing]] = ()
    asked: list[str] = field(default_factory=list)

    def breakdown(self, chosen: Filter = ALL) -> list[Row]:
        return [(*key, together([totals])) for *key, totals in self._fitting(self.rows, chosen)]

    def course(self, chosen: Filter = ALL) -> Course:
        return course(self.totals(chosen).rounds)

    def totals(self, chosen: Filter = ALL) -> Totals:
        return together([totals for _, _, totals in self._fitting(self.rows, chosen)])

    def choices(self) -> list[tuple[str, str, str, str, int]]:
        return [(variant, level, "2", "neapolitan", int(totals.aided > 0)) for variant, level, totals in self.rows]

    def dealings(self, chosen: Filter = ALL) -> list[Dealing]:
        self.asked.append("dealings")
        return [dealing for _, _, dealing in self._fitting(self.dealt, chosen)]

    def forgotten(self) -> list[int]:
        return []

    @staticmethod
    def _fitting(rows: Iterable[tuple[str, str, Any]], chosen: Filter) -> list[tuple[str, str, Any]]:
        return [each for each in rows if chosen.variant in (None, each[0]) and chosen.opponents in (None, each[1])]
