"""The teacher: what it would play in a person's place, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias

from scopa_desktop.core.view import SeatView
from scopa_desktop.players.advice import Advice
from scopa_desktop.players.expert import valued_plays
from scopa_desktop.players.grades import LEVEL_COST
from scopa_desktop.players.reasons import Position, reasons_for
from scopa_desktop.players.search import Valued

Valuer: TypeAlias = Callable[[SeatView, Random], Sequence[Valued]]
"""Values every legal play of a view, the best first; the same view and seed lead to the same values."""


def advise(view: SeatView, seed: int, value: Valuer = valued_plays) -> Advice:
    """Return what the teacher would do: the same for the same view and seed, whoever asks.

    Args:
        view: what the seat to play has seen.
        seed: where all chance comes from.
        value: what values the plays; by default the strongest player's judgement.

    Raises:
        ValueError: there is nothing to decide.
    """
    if not view.legal_plays():
        raise ValueError("there is nothing to decide")
    valued = value(view, Random(seed))
    best = valued[0]
    if len(valued) == 1:
        return Advice(best.play, reasons_for(Position(view), best.play, None))
    second = valued[1]
    level = best.value - valued[-1].value < LEVEL_COST
    reasons = reasons_for(Position(view), best.play, second.play, level)
    return Advice(best.play, reasons, second.play, _cost(best, second))


def _cost(best: Valued, second: Valued) -> float:
    """Return what the second play costs; nothing where so small a difference may as well be chance."""
    cost = best.value - second.value
    return cost if cost > max(0.0, second.error) else 0.0
