"""Sums of cards, as numbers: why a card takes what it takes."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_desktop.core.cards import MATTA, Card, rank_of

FIFTEEN = 15


def value_of(card: Card, matta: int | None = None) -> int:
    """Return what a card counts; `matta` is the value given to the seven of cups, while it has one."""
    return matta if card == MATTA and matta else rank_of(card)


def adds_up(played: Card, taken: Sequence[Card], matta: int | None = None) -> bool:
    """Tell whether a card takes others by its value, so that they make the same or fifteen with it."""
    value, total = value_of(played, matta), sum(value_of(card, matta) for card in taken)
    return total in (value, FIFTEEN - value)


def sum_of(played: Card, taken: Sequence[Card], matta: int | None = None) -> str:
    """Return the sum by which a card takes others: ``3 + 4 = 7``, or ``7 + 5 + 3 = 15``.

    It is empty where there is nothing to add: one equal card, or an ace that takes whatever lies there.
    """
    value = value_of(played, matta)
    values = [value_of(card, matta) for card in taken]
    if sum(values) == value:
        return _sum(values) if len(values) > 1 else ""
    return _sum([value, *values]) if values and sum(values) + value == FIFTEEN else ""


def frame_of(played: Card, taken: Sequence[Card], matta: int | None = None) -> tuple[str, str]:
    """Return what stands before and after the cards of a set that may be taken: ``7 +`` and ``= 15``."""
    value, total = value_of(played, matta), sum(value_of(card, matta) for card in taken)
    if total == value:
        return "", f"= {value}" if len(taken) > 1 else ""
    return (f"{value} +", f"= {FIFTEEN}") if taken and total + value == FIFTEEN else ("", "")


def _sum(values: Sequence[int]) -> str:
    return f"{' + '.join(map(str, values))} = {sum(values)}"
