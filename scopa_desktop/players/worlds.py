"""Worlds: rounds as they might be, for all that a seat has seen, remembers and gathers from what others played."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from scopa_desktop.core.cards import EMPTY, Card, CardSet, card_set, cards_of
from scopa_desktop.core.round import Round
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.lately import played_lately
from scopa_desktop.players.policy import Policy

KEPT = 0.15
"""How likely a world is kept in spite of a hand that holds what its owner probably lacks."""
MOST_TRIES = 12
REGRET = 0.7
"""Who lets a card pass that was worth so many points more than the one played probably does not hold it."""


class Worlds:
    """Draws worlds for a seat.

    Args:
        view: what the seat has seen.
        policy: what any player would have thought of a play; None to gather nothing from what others played.
        forgotten: captured cards that the seat has forgotten: they may be anywhere.
    """

    def __init__(self, view: SeatView, policy: Policy | None = None, forgotten: CardSet = EMPTY) -> None:
        self._view = view
        self._pool: tuple[Card, ...] = (*view.hidden, *cards_of(forgotten))
        self._forgotten = forgotten
        self._doubts: list[tuple[int, int, CardSet]] = []
        if policy is not None:
            lacking = probably_lacking(view, policy)
            start = 0
            for seat, gap in view.gaps:
                if lacking[seat]:
                    self._doubts.append((start, start + gap, lacking[seat]))
                start += gap

    def draw(self, chance: Random) -> Round:
        """Return a world at random."""
        random = chance.random
        pool = self._pool
        for _ in range(MOST_TRIES):
            cards = sorted(pool, key=lambda card: random())
            if not any(
                card_set(cards[start:end]) & lacking and random() >= KEPT for start, end, lacking in self._doubts
            ):
                break
        else:
            cards = sorted(pool, key=lambda card: random())
        if not self._forgotten:
            return self._view.arrange(cards)
        return self._arrange_with_piles(cards)

    def _arrange_with_piles(self, cards: Sequence[Card]) -> Round:
        """Return a world in which forgotten cards have changed places with others, in the piles too."""
        hidden = len(self._view.hidden)
        world = self._view.arrange(cards[:hidden])
        start = hidden
        for side, pile in enumerate(world.piles):
            gone = (pile & self._forgotten).bit_count()
            world.piles[side] = (pile & ~self._forgotten) | card_set(cards[start : start + gone])
            start += gone
        return world


def probably_lacking(view: SeatView, policy: Policy) -> list[CardSet]:
    """Return for each seat the cards that it probably does not hold: with them it would have played otherwise.

    Only what was played from the hands that are held now tells anything.  It is never certain: laying a card while
    holding one that takes is allowed.
    """
    lacking = [EMPTY] * len(view.seen.hands)
    for step, before in played_lately(view):
        if step.seat == view.seat or before.matta or before.opening_play:
            continue
        wanted = policy.worth_at(before.table, step.play) + REGRET
        passed = [card for card in cards_of(view.unseen) if policy.best_worth(before.table, card) >= wanted]
        lacking[step.seat] |= card_set(passed)
    return lacking
