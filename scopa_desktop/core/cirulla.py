"""What is peculiar to Cirulla: declarations, the wild seven, the dealer's opening table (rules.md section 8)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from scopa_desktop.core.cards import MATTA, RANK, CardSet, iter_cards
from scopa_desktop.core.plays import Declaration, Play, declare
from scopa_desktop.core.rules import Rules

POINTS = {Declaration.UNDER_TEN: 3, Declaration.THREE_OF_A_KIND: 10}
DECLARED_HAND = 3
"""A declaration is made with three fresh cards."""
MATTA_SET = CardSet(1 << MATTA)


@dataclass(frozen=True, slots=True)
class Declarable:
    """What a hand may declare.

    Attributes:
        declaration: the better one, if both are held.
        matta_values: the values that the seven of cups may be given; empty if it is not in the hand.
    """

    declaration: Declaration
    matta_values: tuple[int, ...]

    @property
    def points(self) -> int:
        """The points that declaring gives."""
        return POINTS[self.declaration]

    def plays(self) -> list[Play]:
        """Return the declarations that may be made, one for each value of the seven of cups."""
        return [declare(self.declaration, value) for value in self.matta_values or (None,)]


def declarable(hand: CardSet, rules: Rules) -> Declarable | None:
    """Return what three cards may declare, or None (rules.md section 8, 3 and 4)."""
    return _declarable(hand, rules.matta != "off") if hand.bit_count() == DECLARED_HAND else None


@cache
def _declarable(hand: CardSet, matta: bool) -> Declarable | None:
    wild = matta and bool(hand & MATTA_SET)
    ranks = [RANK[card] for card in iter_cards(CardSet(hand & ~MATTA_SET if wild else hand))]
    if len(set(ranks)) == 1:
        return Declarable(Declaration.THREE_OF_A_KIND, (ranks[0],) if wild else ())
    if wild:
        values = tuple(range(1, 10 - sum(ranks)))
        return Declarable(Declaration.UNDER_TEN, values) if values else None
    return Declarable(Declaration.UNDER_TEN, ()) if sum(ranks) <= 9 else None


@dataclass(frozen=True, slots=True)
class DealersTable:
    """An opening table that the dealer takes.

    Attributes:
        scope: 1 for fifteen, 2 for thirty.
        matta: the value that the wild seven of cups stands for, if it lies there.
    """

    scope: int
    matta: int | None


def dealers_table(table: CardSet, rules: Rules) -> DealersTable | None:
    """Return what an opening table gives the dealer, or None (rules.md section 8, 2)."""
    if rules.dealer_bonus == "none" or not table:
        return None
    wild = rules.dealer_bonus == "cirulla" and rules.matta != "off" and bool(table & MATTA_SET)
    total = sum(RANK[card] for card in iter_cards(CardSet(table & ~MATTA_SET if wild else table)))
    for scope, wanted in ((1, 15), (2, 30)):
        if wild and 1 <= wanted - total <= 10:
            return DealersTable(scope, wanted - total)
        if not wild and total == wanted:
            return DealersTable(scope, None)
    return None
