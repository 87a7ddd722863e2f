"""The last cards, played exactly: who sees all hands and two sides play against each other (alpha-beta search)."""

from __future__ import annotations

from math import inf

from scopa_desktop.core.plays import Play
from scopa_desktop.core.round import Round
from scopa_desktop.players.aim import Aim


def solve(round_: Round, side: int, aim: Aim) -> float:
    """Return what a round is worth to a side if both sides play their best, all cards face up.

    Args:
        round_: a round of two sides; it is played on and taken back.
        side: whose value.
        aim: what the round's end is worth to that side.
    """
    return _search(round_, side, aim, -inf, inf)


def value_of(round_: Round, play: Play, side: int, aim: Aim) -> float:
    """Return what a play is worth to a side if both sides then play their best; arguments as for `solve`."""
    round_.push(play)
    value = solve(round_, side, aim)
    round_.undo()
    return value


def _search(round_: Round, side: int, aim: Aim, low: float, high: float) -> float:
    if round_.over:
        return aim.value(round_)
    plays = round_.legal_plays()
    if len(plays) > 1:
        plays.sort(key=int, reverse=True)  # captures stand above the card in a play: the largest takes come first
    if round_.side_of[round_.turn] == side:
        best = -inf
        for play in plays:
            round_.push(play)
            best = max(best, _search(round_, side, aim, max(low, best), high))
            round_.undo()
            if best >= high:
                break
        return best
    best = inf
    for play in plays:
        round_.push(play)
        best = min(best, _search(round_, side, aim, low, min(high, best)))
        round_.undo()
        if best <= low:
            break
    return best
