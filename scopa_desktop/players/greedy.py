"""The player that takes what is worth most now and leaves nothing to sweep (players.md section 5)."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from random import Random

from scopa_desktop.core.captures import MATTA_BIT, ace_takes_by_value, captures_of, matta_key
from scopa_desktop.core.cards import MATTA, RANK, RANK_SET, CardSet, iter_cards
from scopa_desktop.core.cirulla import POINTS
from scopa_desktop.core.plays import Play, card_of, declaration_of, is_declaration, takes_of
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.view import SeatView, hand_counts
from scopa_desktop.players.worth import worth_of, worths

DISCARD_SHARE = 0.5
"""How much of its worth a card that is laid is thought to be lost."""
MATCH_WORTH = 100.0
"""A play that wins the match at once is worth more than any points."""
_EQUAL = 1e-9


class Greedy:
    """Looks at each play alone.

    Its value is what the cards captured are worth, and a point for a scopa, less the chance that the next player
    sweeps what is left; a card that is laid costs half its worth.  Ties are broken at random.

    Args:
        risk: whether it minds what it leaves to the next player.
    """

    def __init__(self, risk: bool = True) -> None:
        """Make a player; it remembers nothing from play to play."""
        self._risk = risk

    def choose(self, view: SeatView, chance: Random) -> Play:
        """Return the play of highest value."""
        valued = _Valuation(view, self._risk).values()
        best = max(value for _, value in valued)
        return chance.choice([play for play, value in valued if value >= best - _EQUAL])


class _Valuation:
    """The value of every legal play of a view."""

    def __init__(self, view: SeatView, risk: bool) -> None:
        self._view = view
        self._rules = view.rules
        self._risk = risk
        self._worth = worths(view.rules)
        self._side = view.seen.side_of[view.seat]
        self._unseen = view.unseen
        # Where the lowest score wins, everything that is worth having is worth leaving to others.
        self._sign = -1.0 if view.rules.inverse else 1.0
        self._trial = view.seen.copy()

    def values(self) -> list[tuple[Play, float]]:
        """Return every legal play with its value, in the order of the view."""
        return [(play, self._value(play)) for play in self._view.legal_plays()]

    def _value(self, play: Play) -> float:
        trial = self._trial
        scope = trial.scope[self._side]
        trial.push(play)
        if is_declaration(play):
            value = self._sign * POINTS[declaration_of(play)] + max(map(self._value, trial.card_plays()))
        elif trial.winner == self._side:
            value = MATCH_WORTH
        else:
            value = self._sign * (self._gain(play) + trial.scope[self._side] - scope - self._danger(trial))
        trial.undo()
        return value

    def _gain(self, play: Play) -> float:
        taken = takes_of(play)
        own = self._worth[card_of(play)]
        return own + worth_of(taken, self._worth) if taken else -DISCARD_SHARE * own

    def _danger(self, after: Round) -> float:
        """Return the probability that the next player can sweep the table for a point."""
        if not self._risk or not after.table or after.over or not self._rules.scopa_points:
            return 0.0
        if after.cards_left == 1 and not self._rules.last_play_scopa:
            return 0.0
        sweepers = sweeping_cards(self._rules, after.table, after.matta)
        if not sweepers:
            return 0.0
        known = after.hands[after.turn]
        hidden = hand_counts(after)[after.turn] - known.bit_count()
        if after.matta and known & MATTA_BIT:  # a wild seven that was shown
            known = CardSet(known ^ MATTA_BIT)
            if sweepers & RANK_SET[after.matta]:
                return 1.0
        if known & sweepers:
            return 1.0
        return chance_of_holding(self._unseen.bit_count(), (self._unseen & sweepers).bit_count(), hidden)


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
    return _sweepers(rules, table, matta if table & MATTA_BIT else 0)


@lru_cache(maxsize=65_536)
def _sweepers(rules: Rules, table: CardSet, matta: int) -> CardSet:
    patterns = captures_of(rules).patterns(matta_key(table, matta), matta, False)
    total = sum(RANK[card] for card in iter_cards(table)) + (matta - RANK[MATTA] if matta else 0)
    cards = 0
    for rank in range(1, 11):
        if rank == 1 and not rules.ace_sweep_scopa and not ace_takes_by_value(rules, total):
            continue
        if any(not partials and whole & table == table for whole, partials in patterns[rank]):
            cards |= RANK_SET[rank]
    return CardSet(cards)
