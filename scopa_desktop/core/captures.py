"""Which sets of table cards a played card may take (rules.md section 3).

What may be taken depends only on how many cards of each rank lie on the table, so it is worked out once per such
count and kept: `Captures.offers` looks it up by a key of three bits a rank.  A pattern says in terms of ranks what
a set is made of; `expand` turns it into sets of real cards where a rank offers a choice between equals.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias, TypeVar

from scopa_desktop.core.cards import BIT, EMPTY, MATTA, RANK, RANK_SET, Card, CardSet, cards_of
from scopa_desktop.core.plays import CARD_BITS
from scopa_desktop.core.rules import Rules

Partials: TypeAlias = tuple[tuple[CardSet, int], ...]
"""For each rank of which not all cards are taken: the rank's cards, and how many of them are taken."""
Pattern: TypeAlias = tuple[CardSet, Partials]
"""The ranks of which all cards are taken, as one set, and the others."""
Patterns: TypeAlias = tuple[tuple[Pattern, ...], ...]
"""Patterns by the played card's value; index 0 is unused."""
Counts: TypeAlias = tuple[int, ...]
"""How many cards of each rank, index 0 unused."""
RankSet: TypeAlias = tuple[int, tuple[tuple[int, int], ...]]
"""A set of cards of which only the ranks matter: its size; each rank in it, and how many cards of it."""
_Key = TypeVar("_Key")

KEY_BITS = 3
KEY_OF_RANK = tuple(0 if rank == 0 else 1 << KEY_BITS * (rank - 1) for rank in range(11))
SUIT_KEY: tuple[int, ...] = (0,)
for _rank in range(1, 11):
    SUIT_KEY += tuple([key + KEY_OF_RANK[_rank] for key in SUIT_KEY])
"""The key of the cards of one suit, by the ten bits that say which ranks are there."""
MATTA_BIT = BIT[MATTA]
FIFTEEN = 15
MOST_REMEMBERED = 30_000
"""Tables remembered for one set of rules, some 40 MB. Play with compulsory captures sees fewer than 10,000; where
laying is free there are millions, which a long simulation would otherwise gather."""


class Offers(NamedTuple):
    """What the cards on a table offer.

    Attributes:
        single: by the played value, the cards of the one set that may be taken, shifted to where a play holds them;
            0 if nothing may be taken, or if there is a choice.
        choosy: the cards for which there is a choice, be it between sets or between equal cards.
        patterns: all that may be taken, by the played value.
    """

    single: tuple[int, ...]
    choosy: CardSet
    patterns: Patterns


def table_key(table: CardSet) -> int:
    """Return how many cards of each rank a table holds, three bits a rank."""
    return SUIT_KEY[table & 1023] + SUIT_KEY[table >> 10 & 1023] + SUIT_KEY[table >> 20 & 1023] + SUIT_KEY[table >> 30]


def counts_of(key: int) -> Counts:
    """Return how many cards of each rank a table's key stands for."""
    return (0, *(key >> KEY_BITS * (rank - 1) & 7 for rank in range(1, 11)))


class Captures:
    """The captures that one set of rules allows, remembered as they are asked for."""

    def __init__(self, rules: Rules) -> None:
        self._mode = rules.capture_mode
        self._choice = rules.capture_choice
        self._most = rules.max_capture or 40
        self._ace_rule = rules.ace_rule
        self._opening_restricted = rules.ace_first_play_restricted and rules.ace_rule != "none"
        self._equal_priority = rules.cirulla_equal_priority
        self._matta = rules.matta
        self.natural: dict[int, Offers] = {}
        """Offers by key, where the seven of cups is a seven and an ace has its power: the common case."""
        self._special: dict[tuple[int, int, bool], Offers] = {}

    def offers(self, key: int, matta: int, opening: bool) -> Offers:
        """Return what a table offers.

        Args:
            key: the table's count of each rank, with the seven of cups at its present value.
            matta: the value that the seven of cups has on the table; 0 if it is a seven or not there.
            opening: whether this is the first play of the round.
        """
        if matta == 0 and not (opening and self._opening_restricted):
            return self.natural.get(key) or _remember(self.natural, key, self._work_out(key, 0, False))
        special = (key, matta, opening)
        return self._special.get(special) or _remember(self._special, special, self._work_out(key, matta, opening))

    def patterns(self, key: int, matta: int, opening: bool) -> Patterns:
        """Return what each value may take from a table; arguments as for `offers`."""
        return self.offers(key, matta, opening).patterns

    def sets(
        self, table: CardSet, card: Card, *, value: int = 0, matta: int = 0, opening: bool = False
    ) -> list[CardSet]:
        """Return the sets of table cards that a card may take.

        Args:
            table: the cards on the table.
            card: the played card.
            value: the value declared for the seven of cups, if it is the card played; 0 if there is none.
            matta: the value declared for the seven of cups, if it lies on the table; 0 if there is none.
            opening: whether this is the first play of the round.

        A declared value counts only as long as the rules let it (rules.md section 8, 5).
        """
        in_hand = value if card == MATTA and self._matta in ("capture_by_holder", "until_captured") else 0
        lying = matta if table & MATTA_BIT and self._matta == "until_captured" else 0
        found = self.patterns(matta_key(table, lying), lying, opening)[in_hand or RANK[card]]
        return [taken for pattern in found for taken in expand(pattern, table)]

    def _work_out(self, key: int, matta: int, opening: bool) -> Offers:
        counts = counts_of(key)
        by_sum = _sets_by_sum(counts, self._most)
        sets = rank_sets(matta)
        patterns: list[tuple[Pattern, ...]] = [()]
        for value in range(1, 11):
            allowed = self._allowed(value, counts, by_sum, opening)
            patterns.append(tuple([_pattern(ranks, counts, sets) for _, ranks in allowed]))
        return _offers(tuple(patterns))

    def _allowed(self, value: int, counts: Counts, by_sum: list[list[RankSet]], opening: bool) -> list[RankSet]:
        """Return the sets, as counts of ranks, that a value may take; the filters in the order of the rules."""
        equal, fifteen = by_sum[value], by_sum[FIFTEEN - value]
        if self._equal_priority and counts[value]:
            equal = [(1, ((value, 1),))]
        if value == 1 and self._ace_rule != "none":
            allowed = self._ace_power(counts, equal, fifteen, opening)
        elif self._mode == "both":
            allowed = equal + fifteen
        else:
            allowed = equal if self._mode == "equal" else fifteen
        if self._choice == "any" or len(allowed) < 2:
            return allowed
        smallest = min(allowed)[0]
        if self._choice == "single_first" and smallest > 1:
            return allowed
        return [each for each in allowed if each[0] == smallest]

    def _ace_power(self, counts: Counts, equal: list[RankSet], fifteen: list[RankSet], opening: bool) -> list[RankSet]:
        """Return what an ace may take where it has power (rules.md sections 6 and 8, 6)."""
        if self._opening_restricted and opening:
            return equal
        if self._ace_rule == "takes_all_unless_ace" and counts[1]:
            return equal if self._mode == "equal" else equal + fifteen
        everything = tuple((rank, count) for rank, count in enumerate(counts) if count)
        return [(sum(counts), everything)] if 0 < sum(counts) <= self._most else []


def _remember(known: dict[_Key, Offers], key: _Key, offers: Offers) -> Offers:
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    known[key] = offers
    return offers


def _offers(patterns: Patterns) -> Offers:
    single = [0] * len(patterns)
    choosy = EMPTY
    for value, found in enumerate(patterns):
        if len(found) == 1 and not found[0][1]:
            single[value] = found[0][0] << CARD_BITS
        elif found:
            choosy |= RANK_SET[value]
    return Offers(tuple(single), choosy, patterns)


def matta_key(table: CardSet, matta: int) -> int:
    """Return a table's key with the seven of cups, if it lies there, at the value `matta` (0: seven)."""
    key = table_key(table)
    if matta and table & MATTA_BIT:
        key += KEY_OF_RANK[matta] - KEY_OF_RANK[7]
    return key


def ace_takes_by_value(rules: Rules, total: int) -> bool:
    """Tell whether an ace may take cards of this sum by its value, so that it needs no power (rules.md section 6).

    Args:
        rules: the rules in force.
        total: what the cards come to, the seven of cups at its present value.
    """
    by_equality = total == 1 and (rules.capture_mode != "fifteen" or rules.ace_rule == "takes_all_unless_ace")
    return by_equality or (total == FIFTEEN - 1 and rules.capture_mode != "equal")


def expand(pattern: Pattern, table: CardSet) -> Iterator[CardSet]:
    """Yield the sets of table cards that a pattern stands for."""
    whole, partials = pattern
    base = table & whole
    for picks in product(*(combinations(cards_of(CardSet(table & ranks)), taken) for ranks, taken in partials)):
        chosen = base
        for pick in picks:
            for card in pick:
                chosen |= 1 << card
        yield CardSet(chosen)


@cache
def rank_sets(matta: int) -> tuple[CardSet, ...]:
    """Return the cards of each rank with the seven of cups moved to the rank `matta`."""
    if matta in (0, 7):
        return RANK_SET
    sets = list(RANK_SET)
    sets[7] = CardSet(sets[7] & ~MATTA_BIT)
    sets[matta] = CardSet(sets[matta] | MATTA_BIT)
    return tuple(sets)


def _sets_by_sum(counts: Counts, most: int) -> list[list[RankSet]]:
    """Return every choice of no more than `most` cards by its sum, up to fourteen."""
    chosen: list[tuple[int, int, tuple[tuple[int, int], ...]]] = [(0, 0, ())]
    for rank, count in enumerate(counts):
        if count:
            chosen += [
                (total + taken * rank, size + taken, (*ranks, (rank, taken)))
                for total, size, ranks in chosen
                for taken in range(1, min(count, (FIFTEEN - 1 - total) // rank, most - size) + 1)
            ]
    by_sum: list[list[RankSet]] = [[] for _ in range(FIFTEEN)]
    for total, size, ranks in chosen:
        by_sum[total].append((size, ranks))
    return by_sum


def _pattern(ranks: tuple[tuple[int, int], ...], counts: Counts, rank_sets: tuple[CardSet, ...]) -> Pattern:
    whole = 0
    partials = []
    for rank, taken in ranks:
        if taken == counts[rank]:
            whole |= rank_sets[rank]
        else:
            partials.append((rank_sets[rank], taken))
    return CardSet(whole), tuple(partials)


@lru_cache(maxsize=64)
def captures_of(rules: Rules) -> Captures:
    """Return the captures of these rules, shared by every round played by them."""
    return Captures(rules)
