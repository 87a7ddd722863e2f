"""The player that follows the old maxims of Scopone (players.md section 5).

By tradition Chitarrella, of whom nothing is known but a book printed in Naples in 1750, laid down how Scopone is
played, and how it is played well; his rules are public and stand on many pages, in Italian on
pagat.com/fishing/scopone/chita.html.  Saracino worked them out into chapters: doubles and triples, spariglio, sevens,
guessing the cards.  Here they are in our own words and as they are weighed; what a maxim says is added, in points, to
what greedy makes of a play.

* *Guard the table* (Chitarrella): a scopa given away weighs more than one that is made, since whoever has been swept
  must lay on a bare table and may be swept again.
* *Guess the cards* (Saracino): who laid a card when another would have swept the table hardly holds that other.  What
  somebody probably lacks may be left to them, until they are dealt new cards.
* *Doubles and triples* (Chitarrella, Saracino): who cannot take lays a card of which he holds another, since he may
  take it back and the others have one fellow fewer to take it with.  Of doubles the small ones first.
* *Dead cards* (Saracino, on counting): a card whose fellows are all gone cannot be paired and is safe to lay.  In
  general, the less likely the next player holds a fellow, the better.
* *The partner's rank* (Chitarrella): when an opponent has taken what the partner laid, lay the same rank, for the
  partner laid from a double and its twin waits; and what the partner laid is left to the partner.
* *Sevens* (Chitarrella, Saracino): lay no seven while the settebello is still to come, and never the settebello.
* *Spariglio* (Chitarrella, Saracino): every rank has four cards, and the dealer plays last.  The dealer's side profits
  when cards go in pairs, the other side when sums break the pairs up.
* *Leave little*, the common advice for Scopa: what lies on the table is the next player's.  It is for those who play
  for themselves; with a partner to come, a full table is as much the partner's.

The mulinello, where one side sweeps time after time, is left to the guard of the table: it is a matter of looking
ahead.  That who holds the settebello takes every seven is left to the cards' worth: more weight changed no result.

Some maxims make no sense in some games and are left out there:

* where cards are taken by fifteens alone, a fellow does not take its fellow: no doubles, dead cards, answers, parity;
* where an ace may take the whole table, or fifteens are taken too, ranks go in no regular way: no parity;
* where no settebello is scored, nothing is said of sevens;
* where the lowest score wins, one wants to be rid of what one lays, and not to take it back: no doubles, dead cards,
  answers, parity, and the other maxims turned around.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from scopa_desktop.core.captures import MATTA_BIT, captures_of, expand, matta_key
from scopa_desktop.core.cards import BIT, EMPTY, RANK, RANK_SET, RANKS, SETTEBELLO, CardSet, iter_cards
from scopa_desktop.core.plays import Play, card_of, is_declaration, takes_of
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.greedy import Greedy, Liking, Valuation, chance_of_holding, hidden_in_hand, sweeping_cards
from scopa_desktop.players.lately import played_lately
from scopa_desktop.players.worth import worth_of


@dataclass(frozen=True, slots=True)
class Weights:
    """What the maxims weigh, in points; the defaults were measured on duplicate deals.

    Attributes:
        caution: a scopa that may be given away, against one that is made.
        twin: each twin in the hand of a card that is laid.
        small: how much more a twin that is laid is worth for each rank that it is lower than a five.
        dead: laying a card whose fellows are all gone.
        paired: the certainty that the next player holds a fellow of the card laid, as a loss.
        answer: laying the rank that the partner laid and an opponent took.
        leave: taking a card that the partner laid, as a loss.
        seven: laying a seven while the settebello may still come, or the settebello, as a loss.
        parity: each rank that a capture makes even for the dealer's side, or odd for the others.
        leaving: the share of what the next player may expect to take that counts as a loss.
    """

    caution: float = 1.1
    twin: float = 0.10
    small: float = 0.02
    dead: float = 0.15
    paired: float = 0.10
    answer: float = 0.12
    leave: float = 0.03
    seven: float = 0.35
    parity: float = 0.10
    leaving: float = 0.0


YARDSTICK = Weights(
    caution=1.2, twin=0.10, small=0.0, dead=0.10, paired=0.0, answer=0.0, leave=0.0, parity=0.12, leaving=0.0
)
"""As players.md has them, for every table: what others measured themselves against stays what it was."""
LONG_HANDS = Weights()
"""For partners with nine or ten cards each: Scopone, for which the maxims were made."""
SHORT_HANDS = Weights(twin=0.05, parity=0.03)
"""For partners who are dealt three cards at a time, and cannot plan so far."""
ALONE = Weights(
    twin=0.05, small=0.0, dead=0.10, paired=0.0, answer=0.0, leave=0.0, seven=0.20, parity=0.03, leaving=0.5
)
"""For those who play for themselves, three cards at a time."""
SHORT_HAND = 3
"""The cards of a hand in most games; in Scopone all are dealt at once."""


class Chitarrella(Greedy):
    """Looks at each play alone, as greedy does, but by the maxims too.

    Args:
        kept: the probability that it remembers a captured card.
        wandering: the share of its plays that it makes at random.
        liking: what it likes beside winning.
        weights: what the maxims weigh; by default what was measured for the seating.
    """

    def __init__(
        self,
        *,
        kept: float = 1.0,
        wandering: float = 0.0,
        liking: Liking | None = None,
        weights: Weights | None = None,
    ) -> None:
        """Make a player; it remembers nothing from play to play but what the view tells."""
        super().__init__(kept=kept, wandering=wandering, liking=liking)
        self._weights = weights

    def _valuation(self, view: SeatView, unseen: CardSet) -> Valuation:
        return ByMaxims(view, unseen, self._weights or usual_weights(view))


def usual_weights(view: SeatView) -> Weights:
    """Return what the maxims weigh best in the seating and the game of a view."""
    if len(view.sides) == view.seen.seats:
        return ALONE
    return LONG_HANDS if view.rules.hand_size > SHORT_HAND else SHORT_HANDS


class _Sense(NamedTuple):
    """Which maxims make sense in a game."""

    fellows: bool
    parity: bool
    sevens: bool


def _sense(rules: Rules) -> _Sense:
    usual = not rules.inverse
    return _Sense(
        fellows=usual and rules.capture_mode != "fifteen",
        parity=usual and rules.capture_mode == "equal" and rules.ace_rule == "none",
        sevens=rules.score_settebello,
    )


class ByMaxims(Valuation):
    """The value of every legal play of a view, with what the maxims make of it.

    Args:
        view: what the seat sees.
        unseen: the cards that may be in other hands or in the stock, for all the player knows.
        weights: what the maxims weigh.
    """

    def __init__(self, view: SeatView, unseen: CardSet, weights: Weights) -> None:
        """Look at the view; what is gone is what has been captured and is not forgotten."""
        super().__init__(view, unseen, weights.caution, probably_lacking(view))
        self._weights = weights
        self._makes_sense = _sense(view.rules)
        gone = EMPTY
        for pile in view.seen.piles:
            gone |= pile
        self._gone = gone & ~unseen
        self._even_wanted = self._side == view.seen.side_of[view.dealer]
        self._partners = laid_by_partners(view)

    def maxims(self, play: Play, after: Round) -> float:
        """Return what the maxims make of the play of a card."""
        makes_sense, taken = self._makes_sense, takes_of(play)
        value = self._leaving(after)
        if taken:
            if makes_sense.fellows:
                value -= self._weights.leave * (taken & self._partners.lying).bit_count()
            return value + (self._parity(play) if makes_sense.parity else 0.0)
        if makes_sense.sevens:
            value += self._seven(play)
        if makes_sense.fellows:
            value += self._fellows(play, after)
        return value

    def _fellows(self, play: Play, after: Round) -> float:
        """Weigh a card that is laid by where its fellows are: doubles, dead cards, the partner's rank."""
        weights, card = self._weights, card_of(play)
        rank = RANK[card]
        fellows = RANK_SET[rank] & ~BIT[card]
        outside = fellows & self.unseen
        twins = (fellows & self.view.hand).bit_count()
        value = twins * weights.twin
        if twins:
            value += weights.small * (5 - rank)
        elif not outside:
            value += weights.dead
        if rank in self._partners.taken:
            value += weights.answer
        if weights.paired and not after.over:
            value -= weights.paired * self._chance_of(fellows, after)
        return value

    def _seven(self, play: Play) -> float:
        """Weigh a seven that is laid."""
        card = card_of(play)
        at_stake = card == SETTEBELLO or (RANK[card] == 7 and self.unseen & BIT[SETTEBELLO])
        return -self._sign * self._weights.seven if at_stake else 0.0

    def _parity(self, play: Play) -> float:
        """Weigh a capture by the ranks of which it leaves an odd number of cards in play."""
        made_odd = _odd_ranks(self._gone | takes_of(play) | BIT[card_of(play)]) - _odd_ranks(self._gone)
        return self._weights.parity * (-made_odd if self._even_wanted else made_odd)

    def _leaving(self, after: Round) -> float:
        """Weigh what the table offers the next player."""
        if not self._weights.leaving or not after.table or after.over:
            return 0.0
        return -self._sign * self._weights.leaving * self._expected_take(after)

    def _expected_take(self, after: Round) -> float:
        """Return what the next player takes on average, of what it may hold the card that takes most."""
        lying = after.matta if after.table & MATTA_BIT else 0
        patterns = captures_of(after.rules).patterns(matta_key(after.table, lying), lying, False)
        takers: list[tuple[float, CardSet]] = []
        for rank in RANKS:
            cards = RANK_SET[rank] & (self.unseen | after.hands[after.turn])
            if cards and patterns[rank]:
                best = max(
                    worth_of(taken, self._worth) for pattern in patterns[rank] for taken in expand(pattern, after.table)
                )
                takers.append((best + worth_of(cards, self._worth) / cards.bit_count(), cards))
        expected = reached = 0.0
        better = EMPTY
        for worth, cards in sorted(takers, reverse=True):
            better |= cards
            held = self._chance_of(better, after)
            expected += worth * (held - reached)
            reached = held
        return expected

    def _chance_of(self, wanted: CardSet, after: Round) -> float:
        """Return the probability that the next player holds one of some cards."""
        if after.hands[after.turn] & wanted:
            return 1.0
        return chance_of_holding(self.unseen.bit_count(), (self.unseen & wanted).bit_count(), hidden_in_hand(after))


def _odd_ranks(cards: CardSet) -> int:
    """Return of how many ranks a set holds an odd number of cards."""
    return sum((cards & RANK_SET[rank]).bit_count() & 1 for rank in RANKS)


class Laid(NamedTuple):
    """What the partners have laid.

    Attributes:
        lying: the cards that still lie on the table.
        taken: the ranks of those that opponents have taken.
    """

    lying: CardSet
    taken: frozenset[int]


def laid_by_partners(view: SeatView) -> Laid:
    """Return what the partners have laid in the round; nothing where there are none."""
    seen = view.seen
    own = seen.side_of[view.seat]
    if len(view.sides[own]) == 1:
        return Laid(EMPTY, frozenset())
    laid = EMPTY
    ranks: set[int] = set()
    for step in seen.history:
        if is_declaration(step.play):
            continue
        taken = takes_of(step.play)
        if seen.side_of[step.seat] != own:
            ranks.update(RANK[card] for card in iter_cards(taken & laid))
        elif step.seat != view.seat and not taken:
            laid |= BIT[card_of(step.play)]
    return Laid(laid & seen.table, frozenset(ranks))


def probably_lacking(view: SeatView) -> CardSet:
    """Return the cards that the seat after a view's seat probably lacks: it laid a card when they would have swept.

    The conclusion holds until that seat is dealt new cards.  It is never certain: somebody may lay a card though
    holding a better one, by mistake or as a ruse.
    """
    follower = (view.seat + 1) % view.seen.seats
    lacking = EMPTY
    for step, before in played_lately(view):
        if step.seat == follower and before.table and not takes_of(step.play):
            lacking |= sweeping_cards(view.rules, before.table, before.matta)
    return lacking
