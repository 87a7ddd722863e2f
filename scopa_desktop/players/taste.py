"""What a temperament adds to a play's value.

It is never more than `MOST` points: enough to decide between plays that are about equally good, too little to
matter over a match.
"""

from __future__ import annotations

from collections.abc import Callable

from scopa_desktop.core.cards import BIT, COINS, RANK, RANK_SET, CardSet
from scopa_desktop.core.plays import Play, card_of, is_declaration, takes_of
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.chitarrella import laid_by_partners
from scopa_desktop.players.greedy import Liking, danger
from scopa_desktop.players.temperament import Temperament

MOST = 0.08
"""The most that a play gains or loses by a temperament, in points."""


def taste(view: SeatView, temperament: Temperament, unseen: CardSet | None = None) -> Callable[[Play], float]:
    """Return what a temperament adds to the value of each of a view's plays, from -`MOST` to `MOST` points.

    Args:
        view: what the seat sees.
        temperament: what its player likes.
        unseen: the cards that the player takes for unseen; the view's own, if it has forgotten nothing.
    """
    fancy = _FANCIES.get(temperament)
    if fancy is None:
        return lambda play: 0.0
    unseen = view.unseen if unseen is None else unseen
    likes = fancy(view, unseen)

    def bonus(play: Play) -> float:
        return 0.0 if is_declaration(play) else max(-MOST, min(MOST, likes(play)))

    return bonus


def liking(temperament: Temperament) -> Liking | None:
    """Return a temperament as players take it; None if it likes nothing in particular."""
    if temperament not in _FANCIES:
        return None
    return lambda view, unseen: taste(view, temperament, unseen)


def _cards_fancied(fancied: CardSet, each: float) -> Liking:
    """Return the liking of somebody who likes to take some cards, and is loth to lay them."""

    def fancy(view: SeatView, unseen: CardSet) -> Callable[[Play], float]:
        def likes(play: Play) -> float:
            taken, played = takes_of(play), BIT[card_of(play)]
            return each * ((taken | played) & fancied).bit_count() if taken else -each * (played & fancied).bit_count()

        return likes

    return fancy


def _scope(view: SeatView, unseen: CardSet) -> Callable[[Play], float]:
    """Like a bare table: sweep it, or leave as few cards as may be."""
    return lambda play: MOST - 0.02 * _left(view, play).bit_count()


def _caution(view: SeatView, unseen: CardSet) -> Callable[[Play], float]:
    """Like to leave nothing that can be swept."""
    trial = view.seen.copy()

    def likes(play: Play) -> float:
        trial.push(play)
        fear = danger(trial, unseen)
        trial.undo()
        return -MOST * fear

    return likes


def _maxims(view: SeatView, unseen: CardSet) -> Callable[[Play], float]:
    """Lay the twin of a card in the hand; leave to a partner what the partner laid."""
    partners = laid_by_partners(view).lying

    def likes(play: Play) -> float:
        card, taken = card_of(play), takes_of(play)
        if not taken:
            return 0.04 * (view.hand & RANK_SET[RANK[card]] & ~BIT[card]).bit_count()
        return -0.04 * (taken & partners).bit_count()

    return likes


def _left(view: SeatView, play: Play) -> CardSet:
    """Return the cards that a play leaves on the table."""
    taken = takes_of(play)
    return view.table ^ taken if taken else view.table | BIT[card_of(play)]


_FANCIES: dict[Temperament, Liking] = {
    Temperament.COINS: _cards_fancied(COINS, 0.03),
    Temperament.SCOPE: _scope,
    Temperament.MAXIMS: _maxims,
    Temperament.CAUTIOUS: _caution,
    Temperament.SEVENS: _cards_fancied(RANK_SET[7], 0.03),
}
