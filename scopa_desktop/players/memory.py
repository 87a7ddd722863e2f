"""Which captured cards a player with an imperfect memory has forgotten (players.md section 3).

Whoever has forgotten that a card is gone thinks that it may still turn up.  So the cards that `forgotten` returns
count as unseen, both where a player reckons a risk and where it imagines what the others may hold.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from scopa_desktop.core.cards import BIT, COINS, DECK, EMPTY, RANK_SET, CardSet
from scopa_desktop.core.deals import SplitMix64
from scopa_desktop.core.view import SeatView

STRIKING = CardSet(COINS | RANK_SET[7])
"""Cards that people remember better than others: the coins and the sevens, the settebello among them."""
_LARGEST = 1 << 64


def forgotten(view: SeatView, kept: float) -> CardSet:
    """Return the captured cards that the seat has forgotten.

    A card that is forgotten once stays so for the rest of the round, whoever asks and however often.  It is drawn
    from what the seat has known since the round's start, so that nothing hidden shows in it.  Only cards in the piles
    can be forgotten: the table, its own hand and what others have shown lie before the player's eyes.

    Args:
        view: what the seat has seen.
        kept: the probability that it remembers a captured card; a coin or a seven it remembers with the square root
            of it.
    """
    captured = EMPTY
    for pile in view.seen.piles:
        captured |= pile
    if kept >= 1.0 or not captured:
        return EMPTY
    if kept <= 0.0:
        return captured
    deal = view.deal
    first_hand = deal.hand_sets[0][view.seat]
    return captured & _slipping(deal.table_set, first_hand, view.seat, view.dealer, kept)


@lru_cache(maxsize=256)
def _slipping(table: CardSet, hand: CardSet, seat: int, dealer: int, kept: float) -> CardSet:
    """Return the cards that will be forgotten once they are captured."""
    state = 0
    for part in (table, hand, seat << 8 | dealer):
        state = SplitMix64(state ^ part).next()
    draws = SplitMix64(state)
    limits = [int(share * _LARGEST) for share in (kept, sqrt(kept))]
    slipping = EMPTY
    for card in DECK:
        if draws.next() >= limits[STRIKING >> card & 1]:
            slipping |= BIT[card]
    return slipping
