"""The teacher: what it would play in a person's place, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, Protocol, TypeAlias

from scopa_desktop.core.plays import Play
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.advice import Advice
from scopa_desktop.players.greedy import Valuation
from scopa_desktop.players.reasons import Position, reasons_for

LEVEL_COST = 0.05
"""Plays that differ by less than this, in points a round, are about equally good."""


class Valued(Protocol):
    """A play and what it is worth."""

    @property
    def play(self) -> Play:
        """The play."""
        ...

    @property
    def value(self) -> float:
        """What it is worth, in points of the round."""
        ...


Valuer: TypeAlias = Callable[[SeatView, Random], Sequence[Valued]]
"""Values every legal play of a view, the best first; the same view and seed lead to the same values."""


class _Valued(NamedTuple):
    play: Play
    value: float


def plain_values(view: SeatView, chance: Random) -> list[_Valued]:
    """Value every legal play by what it brings at once and what it leaves to the next player, without a search."""
    valued = [_Valued(play, value) for play, value in Valuation(view, view.unseen, 1.0).values()]
    return sorted(valued, key=lambda each: (-each.value, each.play))


def advise(view: SeatView, seed: int, value: Valuer = plain_values) -> Advice:
    """Return what the teacher would do: the same for the same view and seed, whoever asks.

    Args:
        view: what the seat to play has seen.
        seed: where all chance comes from.
        value: what values the plays.

    Raises:
        ValueError: there is nothing to decide.
    """
    valued = value(view, Random(seed))
    if not valued:
        raise ValueError("there is nothing to decide")
    best = valued[0]
    second = valued[1] if len(valued) > 1 else None
    cost = max(0.0, best.value - second.value) if second else 0.0
    level = best.value - valued[-1].value < LEVEL_COST
    reasons = reasons_for(Position(view), best.play, second.play if second else None, level)
    return Advice(best.play, reasons, second.play if second else None, cost)
