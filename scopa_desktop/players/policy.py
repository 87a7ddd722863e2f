"""How the players of an imagined round play: greedily, minding what they leave, and fast.

A search plays thousands of rounds to their end.  This is the rule player `Greedy` once more, with everything that
depends on the ranks of a table alone worked out once: what each rank may take there, whether that is a scopa, and
which cards could then sweep what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import TypeAlias

from scopa_desktop.core.captures import (
    KEY_OF_RANK,
    Partials,
    Pattern,
    captures_of,
    counts_of,
    expand,
    table_key,
)
from scopa_desktop.core.cards import DECK_SIZE, EMPTY, FULL_DECK, RANK, RANK_SET, Card, CardSet, cards_of
from scopa_desktop.core.cirulla import DECLARED_HAND, POINTS
from scopa_desktop.core.plays import (
    CARD_BITS,
    CARD_MASK,
    Play,
    card_of,
    declaration_of,
    is_declaration,
    takes_of,
)
from scopa_desktop.core.round import Round, sweep_scores
from scopa_desktop.core.rules import Rules
from scopa_desktop.players.greedy import DISCARD_SHARE, chance_of_holding, sweeping_ranks
from scopa_desktop.players.worth import worth_of, worths

Option: TypeAlias = tuple[CardSet, Partials, float, CardSet, int]
"""What a rank may do on a table: the ranks that it takes whole, those that it takes in part, the point for a scopa,
the cards that could sweep what is left, and the key of what is left."""
Ranks: TypeAlias = tuple[tuple[Option, ...], ...]
"""What each rank may do on a table; index 0 is unused."""

MOST_REMEMBERED = 30_000
"""Tables remembered for one set of rules."""
MOST_TAKES = 60_000
"""Sets of cards whose worth is remembered."""
NEVER = -1
_NO_RISK = (0.0,) * (DECK_SIZE + 1)
WANDERING = 0.1
"""How often an imagined player plays any of its cards: without it all worlds would go the same way."""


def wandering(chance: Random) -> list[float]:
    """Return how the attention of imagined players wanders through a round, by the number of cards left."""
    random = chance.random
    return [drawn / WANDERING if (drawn := random()) < WANDERING else 0.0 for _ in range(DECK_SIZE + 1)]


class Policy:
    """Plays rounds by one set of rules to their end; remembers what it has worked out.

    Args:
        rules: the rules in force.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._declares = rules.cirulla
        self._sign = -1.0 if rules.inverse else 1.0
        self._worth = tuple(self._sign * worth for worth in worths(rules))
        self._laid = tuple(-DISCARD_SHARE * worth for worth in self._worth)
        self._captures = captures_of(rules)
        self._tables: dict[int, Ranks] = {}
        self._taken: dict[int, float] = {}
        self._harmless = NEVER if rules.last_play_scopa else 2
        """With so many cards left what is laid can be swept by the round's last card alone, which makes no scopa."""
        self._rows = [self._risks(hand or rules.hand_size) for hand in range(rules.hand_size + 1)]

    def play_out(self, round_: Round, attention: Sequence[float]) -> None:
        """Play a round to its end.

        Args:
            round_: the round; it is changed.
            attention: for each number of cards left, what `choose` takes as `wander`.
        """
        if round_.opening_play and not round_.over:
            round_.push(self.choose(round_))
        push, pick, hands, rows, tables = round_.push, self._pick, round_.hands, self._rows, self._tables
        harmless = self._harmless
        unplayed: int = FULL_DECK & ~round_.table
        for pile in round_.piles:
            unplayed &= ~pile
        key = table_key(round_.table)
        while not round_.over:
            hand = hands[round_.turn]
            cards = cards_of(hand)
            held = len(cards)
            if self._declares and (round_.matta or (held == DECLARED_HAND and round_.declarable())):
                play: int = self._choose_slowly(round_)
                push(Play(play))
                key = table_key(round_.table)
            else:
                left = round_.cards_left
                row = rows[hands[round_.next_seat].bit_count()][left - held] if left != harmless else _NO_RISK
                if wander := attention[left]:
                    cards = (cards[int(wander * held)],)
                play, key = pick(tables.get(key) or self._work_out(key), round_.table, cards, row, unplayed & ~hand)
                push(Play(play))
            unplayed &= ~(1 << (play & CARD_MASK))

    def choose(self, round_: Round) -> Play:
        """Return the play of highest value for the seat to play."""
        if round_.matta or round_.opening_play or (self._declares and round_.declarable()):
            return self._choose_slowly(round_)
        hand = round_.hands[round_.turn]
        cards = cards_of(hand)
        unseen = FULL_DECK & ~(hand | round_.table)
        for pile in round_.piles:
            unseen &= ~pile
        key = table_key(round_.table)
        row = self._rows[round_.hands[round_.next_seat].bit_count()][round_.cards_left - len(cards)]
        if round_.cards_left == self._harmless:
            row = _NO_RISK
        return Play(self._pick(self._tables.get(key) or self._work_out(key), round_.table, cards, row, unseen)[0])

    def _pick(
        self, ranks: Ranks, table: int, cards: tuple[Card, ...], row: tuple[float, ...], unseen: int
    ) -> tuple[int, int]:
        """Return the play of highest value and the key of the table that it leaves."""
        laid, worth, taken = self._laid, self._worth, self._taken
        best, chosen, key = -inf, 0, 0
        for card in cards:
            for whole, partials, bonus, sweepers, left in ranks[RANK[card]]:
                if partials:
                    value, takes = self._best_part((whole, partials), table)
                    value += worth[card] + bonus
                elif whole:
                    takes = table & whole
                    known = taken.get(takes)
                    value = worth[card] + bonus + (self._weigh(takes) if known is None else known)
                else:
                    takes, value = 0, laid[card]
                if sweepers:
                    value -= row[(sweepers & unseen).bit_count()]
                if value > best:
                    best, chosen, key = value, card | takes << CARD_BITS, left
        return chosen, key

    def best_worth(self, table: CardSet, card: Card) -> float:
        """Return what the best use of a card on a table is worth at once, in points."""
        ranks = self._tables.get(table_key(table)) or self._work_out(table_key(table))
        best = -inf
        for whole, partials, bonus, _, _ in ranks[RANK[card]]:
            if partials:
                best = max(best, self._worth[card] + bonus + self._best_part((whole, partials), table)[0])
            elif whole:
                best = max(best, self._worth[card] + bonus + self._weigh(table & whole))
            else:
                best = max(best, self._laid[card])
        return best

    def worth_at(self, table: CardSet, play: Play) -> float:
        """Return what a play of a card on a table is worth at once, in points; the seven of cups is a seven."""
        card, takes = card_of(play), takes_of(play)
        if not takes:
            return self._laid[card]
        value = self._worth[card] + self._weigh(takes)
        return value + self._sign if takes == table and sweep_scores(self._rules, card, takes, 0) else value

    def _risks(self, hand: int) -> list[tuple[float, ...]]:
        """Return what it costs that a hand may sweep: by how many cards are unseen, and how many of them would."""
        rows = [
            tuple([self._sign * chance_of_holding(unseen, wanted, min(hand, unseen)) for wanted in range(unseen + 1)])
            for unseen in range(DECK_SIZE)
        ]
        return rows

    def _weigh(self, takes: int) -> float:
        """Return what a set of cards is worth, and remember it."""
        if len(self._taken) >= MOST_TAKES:
            self._taken.clear()
        worth = self._taken[takes] = worth_of(CardSet(takes), self._worth)
        return worth

    def _best_part(self, pattern: Pattern, table: int) -> tuple[float, int]:
        """Return the best of the sets that a pattern stands for, and what it is worth."""
        found = [(self._weigh(takes), takes) for takes in expand(pattern, CardSet(table))]
        return max(found)

    def _work_out(self, key: int) -> Ranks:
        """Work out what each rank may do on a table, where the seven of cups is a seven, and remember it."""
        table = _some_table(key)
        offered = self._captures.patterns(key, 0, False)
        ranks: list[tuple[Option, ...]] = [()]
        for rank in range(1, 11):
            options = [self._capture(table, rank, pattern) for pattern in offered[rank]]
            if not options or not self._rules.capture_mandatory:
                laid = key + KEY_OF_RANK[rank]
                options.append((EMPTY, (), 0.0, self._sweepers(laid), laid))
            ranks.append(tuple(options))
        if len(self._tables) >= MOST_REMEMBERED:
            self._tables.clear()
        self._tables[key] = tuple(ranks)
        return self._tables[key]

    def _capture(self, table: CardSet, rank: int, pattern: Pattern) -> Option:
        left = table_key(CardSet(table & ~next(expand(pattern, table))))
        if left:
            return (*pattern, 0.0, self._sweepers(left), left)
        return (*pattern, self._sign * sweep_scores(self._rules, rank - 1, table, 0), EMPTY, left)

    def _sweepers(self, key: int) -> CardSet:
        return sweeping_ranks(self._rules, key, 0) if self._rules.scopa_points else EMPTY

    def _choose_slowly(self, round_: Round) -> Play:
        """Choose where a declaration, a declared seven of cups or the first play make a case of their own."""
        return max(round_.legal_plays(), key=lambda play: self._plain_value(round_, play))

    def _plain_value(self, round_: Round, play: Play) -> float:
        if is_declaration(play):
            return self._sign * POINTS[declaration_of(play)]
        return self.worth_at(round_.table, play)


def _some_table(key: int) -> CardSet:
    """Return a table with as many cards of each rank as a key says."""
    table = 0
    for rank, count in enumerate(counts_of(key)):
        cards = cards_of(RANK_SET[rank])[:count]
        table |= sum(1 << card for card in cards)
    return CardSet(table)
