"""The player that takes what is worth most now and leaves nothing to sweep (players.md section 5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import comb
from random import Random
from typing import TypeAlias

from scopa_desktop.core.captures import (
    MATTA_BIT,
    ace_takes_by_value,
    captures_of,
    counts_of,
    matta_key,
    rank_sets,
)
from scopa_desktop.core.cards import EMPTY, RANK_SET, CardSet
from scopa_desktop.core.cirulla import POINTS
from scopa_desktop.core.plays import Play, card_of, declaration_of, is_declaration, takes_of
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.view import SeatView, hand_counts
from scopa_desktop.players.memory import forgotten
from scopa_desktop.players.worth import worth_of, worths

DISCARD_SHARE = 0.5
"""How much of its worth a card that is laid is thought to be lost."""
MATCH_WORTH = 100.0
"""A play that wins the match at once is worth more than any points."""
MOST_TABLES = 8192
"""Tables of which it is remembered what sweeps them, some 2 MB; rounds seldom see as many, told by ranks alone."""
_EQUAL = 1e-9

Liking: TypeAlias = Callable[[SeatView, CardSet], Callable[[Play], float]]
"""Tells how many points a play is worth to somebody beyond what it brings, from what the seat sees and the cards
that count as unseen."""


class Greedy:
    """Looks at each play alone.

    Its value is what the cards captured are worth, and a point for a scopa, less the chance that the next player
    sweeps what is left; a card that is laid costs half its worth.  Ties are broken at random.

    Args:
        risk: whether it minds what it leaves to the next player.
        kept: the probability that it remembers a captured card; what it has forgotten it thinks may still come.
        wandering: the share of its plays that it makes at random, its attention elsewhere.
        liking: what it likes beside winning.
    """

    def __init__(
        self, risk: bool = True, *, kept: float = 1.0, wandering: float = 0.0, liking: Liking | None = None
    ) -> None:
        """Make a player; it remembers nothing from play to play but what the view tells."""
        self._risk = risk
        self._kept = kept
        self._wandering = wandering
        self._liking = liking

    def choose(self, view: SeatView, chance: Random) -> Play:
        """Return the play of highest value."""
        if self._wandering and chance.random() < self._wandering:
            return chance.choice(view.legal_plays())
        unseen = view.unseen | forgotten(view, self._kept)
        valued = self._valuation(view, unseen).values()
        if self._liking:
            like = self._liking(view, unseen)
            valued = [(play, value + like(play)) for play, value in valued]
        best = max(value for _, value in valued)
        return chance.choice([play for play, value in valued if value >= best - _EQUAL])

    def _valuation(self, view: SeatView, unseen: CardSet) -> Valuation:
        """Return what values the plays of a view."""
        return Valuation(view, unseen, 1.0 if self._risk else 0.0)


class Valuation:
    """The value of every legal play of a view, in points.

    Args:
        view: what the seat sees.
        unseen: the cards that may be in other hands or in the stock, for all the player knows.
        caution: how much a scopa that may be given away weighs against one that is made.
        doubted: the cards that the next player probably lacks.
    """

    def __init__(self, view: SeatView, unseen: CardSet, caution: float, doubted: CardSet = EMPTY) -> None:
        """Look at the view; each play is tried out on a copy of the round."""
        self.view = view
        self.unseen = unseen
        self._caution = caution
        self._doubted = doubted
        self._worth = worths(view.rules)
        self._side = view.seen.side_of[view.seat]
        # Where the lowest score wins, everything that is worth having is worth leaving to others.
        self._sign = -1.0 if view.rules.inverse else 1.0
        self._trial = view.seen.copy()

    def values(self) -> list[tuple[Play, float]]:
        """Return every legal play with its value, in the order of the view."""
        return [(play, self._value(play)) for play in self.view.legal_plays()]

    def _value(self, play: Play) -> float:
        trial = self._trial
        scope = trial.scope[self._side]
        trial.push(play)
        if is_declaration(play):
            value = self._sign * POINTS[declaration_of(play)] + max(map(self._value, trial.card_plays()))
        elif trial.winner == self._side:
            value = MATCH_WORTH
        else:
            scored = trial.scope[self._side] - scope
            value = self._sign * (self._gain(play) + scored - self._risk(trial)) + self.maxims(play, trial)
        trial.undo()
        return value

    def _gain(self, play: Play) -> float:
        taken = takes_of(play)
        own = self._worth[card_of(play)]
        return own + worth_of(taken, self._worth) if taken else -DISCARD_SHARE * own

    def _risk(self, after: Round) -> float:
        return self._caution * danger(after, self.unseen, self._doubted) if self._caution else 0.0

    def maxims(self, play: Play, after: Round) -> float:
        """Return what a play is worth beyond cards, scope and risk; greedy knows no maxims.

        Args:
            play: the play of a card.
            after: the round after it, as far as the seat sees it.
        """
        return 0.0


DOUBTED_SHARE = 0.2
"""How likely somebody holds a card that they probably lack, compared with any other unseen card."""


def danger(after: Round, unseen: CardSet, doubted: CardSet = EMPTY) -> float:
    """Return the probability that the player to move can sweep the table for a point.

    Args:
        after: a round in which a seat has just played, as far as that seat sees it.
        unseen: the cards that may be in hands it does not see, or in the stock.
        doubted: cards that the player to move probably lacks.
    """
    rules = after.rules
    if not after.table or after.over or not rules.scopa_points:
        return 0.0
    if after.cards_left == 1 and not rules.last_play_scopa:
        return 0.0
    sweepers = sweeping_cards(rules, after.table, after.matta)
    if not sweepers:
        return 0.0
    known = after.hands[after.turn]
    hidden = hidden_in_hand(after)
    if after.matta and known & MATTA_BIT:  # a wild seven that was shown
        known = CardSet(known ^ MATTA_BIT)
        if sweepers & RANK_SET[after.matta]:
            return 1.0
    if known & sweepers:
        return 1.0
    likely = chance_of_holding(unseen.bit_count(), (unseen & sweepers & ~doubted).bit_count(), hidden)
    if not sweepers & doubted:
        return likely
    possible = chance_of_holding(unseen.bit_count(), (unseen & sweepers).bit_count(), hidden)
    return likely + DOUBTED_SHARE * (possible - likely)


def hidden_in_hand(seen: Round) -> int:
    """Return how many cards the player to move holds that another seat, as far as it sees the round, has not seen."""
    return hand_counts(seen)[seen.turn] - seen.hands[seen.turn].bit_count()


def chance_of_holding(unseen: int, wanted: int, hand: int) -> float:
    """Return the probability that a hand holds at least one of the wanted cards.

    Args:
        unseen: how many cards the hand is drawn from.
        wanted: how many of them are wanted.
        hand: how many cards the hand holds.

    >>> chance_of_holding(4, 1, 2)
    0.5
    """
    if wanted == 0:
        return 0.0
    return 1.0 - comb(unseen - wanted, hand) / comb(unseen, hand)


def sweeping_cards(rules: Rules, table: CardSet, matta: int) -> CardSet:
    """Return the cards that may take a whole table and score a scopa by it.

    Args:
        rules: the rules in force.
        table: the cards on the table, at least one.
        matta: the value of the seven of cups, while a declaration gives it one; else 0.
    """
    lying = matta if table & MATTA_BIT else 0
    return sweeping_ranks(rules, matta_key(table, lying), lying)


@lru_cache(maxsize=MOST_TABLES)
def sweeping_ranks(rules: Rules, key: int, matta: int) -> CardSet:
    """Return what `sweeping_cards` tells of a table given by its count of each rank (see `table_key`).

    Args:
        rules: the rules in force.
        key: the table's count of each rank, with the seven of cups at its present value; at least one card.
        matta: the value that the seven of cups has on the table; 0 if it is a seven or not there.
    """
    counts = counts_of(key)
    total = sum(rank * count for rank, count in enumerate(counts))
    sets = rank_sets(matta)
    everything = sum(sets[rank] for rank, count in enumerate(counts) if count)
    cards = 0
    for rank, patterns in enumerate(captures_of(rules).patterns(key, matta, False)):
        if rank == 1 and not rules.ace_sweep_scopa and not ace_takes_by_value(rules, total):
            continue
        if (everything, ()) in patterns:
            cards |= RANK_SET[rank]
    return CardSet(cards)
