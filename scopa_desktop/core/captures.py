"""Which sets of table cards a played card may take (rules.md section 3).

What may be taken depends only on how many cards of each rank lie on the table, so it is worked out once per such
count and kept: `Captures.patterns` looks it up by a key of three bits a rank.  A pattern says in terms of ranks what
a set is made of; `expand` turns it into sets of real cards where a rank offers a choice between equals.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import TypeAlias

from scopa_desktop.core.cards import BIT, MATTA, RANK, RANK_SET, Card, CardSet, cards_of
from scopa_desktop.core.rules import Rules

Partials: TypeAlias = tuple[tuple[CardSet, int], ...]
"""For each rank of which not all cards are taken: the rank's cards, and how many of them are taken."""
Pattern: TypeAlias = tuple[CardSet, Partials]
"""The ranks of which all cards are taken, as one set, and the others."""
Patterns: TypeAlias = tuple[tuple[Pattern, ...], ...]
"""Patterns by the played card's value; index 0 is unused."""
Counts: TypeAlias = tuple[int, ...]
"""How many cards of each rank, index 0 unused."""

KEY_BITS = 3
KEY_OF_RANK = tuple(0 if rank == 0 else 1 << KEY_BITS * (rank - 1) for rank in range(11))
SUIT_KEY: tuple[int, ...] = tuple(
    sum(KEY_OF_RANK[rank] for rank in range(1, 11) if ranks >> rank - 1 & 1) for ranks in range(1024)
)
"""The key of the cards of one suit, by the ten bits that say which ranks are there."""
MATTA_BIT = BIT[MATTA]
FIFTEEN = 15


def table_key(table: CardSet) -> int:
    """Return how many cards of each rank a table holds, three bits a rank."""
    return SUIT_KEY[table & 1023] + SUIT_KEY[table >> 10 & 1023] + SUIT_KEY[table >> 20 & 1023] + SUIT_KEY[table >> 30]


class Captures:
    """The captures that one set of rules allows, remembered as they are asked for.

    Attributes:
        choice_of_equals: how `patterns` are to be read: see `expand`.
    """

    def __init__(self, rules: Rules) -> None:
        self._mode = rules.capture_mode
        self._choice = rules.capture_choice
        self._most = rules.max_capture or 40
        self._ace_rule = rules.ace_rule
        self._opening_restricted = rules.ace_first_play_restricted and rules.ace_rule != "none"
        self._equal_priority = rules.cirulla_equal_priority
        self.natural: dict[int, Patterns] = {}
        """Patterns by key, where the seven of cups is a seven and an ace has its power: the common case."""
        self._special: dict[tuple[int, int, bool], Patterns] = {}

    def patterns(self, key: int, matta: int, opening: bool) -> Patterns:
        """Return what each value may take from a table.

        Args:
            key: the table's count of each rank, with the seven of cups at its present value.
            matta: the value that the seven of cups has on the table; 0 if it is a seven or not there.
            opening: whether this is the first play of the round.
        """
        if matta == 0 and not (opening and self._opening_restricted):
            found = self.natural.get(key)
            if found is None:
                found = self.natural[key] = self._work_out(key, 0, False)
            return found
        special = (key, matta, opening)
        found = self._special.get(special)
        if found is None:
            found = self._special[special] = self._work_out(key, matta, opening)
        return found

    def sets(
        self, table: CardSet, card: Card, *, value: int = 0, matta: int = 0, opening: bool = False
    ) -> list[CardSet]:
        """Return the sets of table cards that a card may take.

        Args:
            table: the cards on the table.
            card: the played card.
            value: the card's capture value, if it is the seven of cups under a declaration.
            matta: the value of the seven of cups on the table, if it is not seven.
            opening: whether this is the first play of the round.
        """
        key = matta_key(table, matta)
        found = self.patterns(key, matta if table & MATTA_BIT else 0, opening)[value or RANK[card]]
        return [taken for pattern in found for taken in expand(pattern, table)]

    def _work_out(self, key: int, matta: int, opening: bool) -> Patterns:
        counts: Counts = (0, *(key >> KEY_BITS * (rank - 1) & 7 for rank in range(1, 11)))
        by_sum: dict[int, list[Counts]] = {}
        for total, taken in _subsets(counts):
            by_sum.setdefault(total, []).append(taken)
        rank_sets = _rank_sets(matta)
        return tuple(
            tuple(_pattern(taken, counts, rank_sets) for taken in self._allowed(value, counts, by_sum, opening))
            for value in range(11)
        )

    def _allowed(self, value: int, counts: Counts, by_sum: dict[int, list[Counts]], opening: bool) -> list[Counts]:
        """Return the sets, as counts of ranks, that a value may take; the filters in the order of the rules."""
        if value == 0:
            return []
        equal = [taken for taken in by_sum.get(value, ()) if sum(taken) <= self._most]
        fifteen = [taken for taken in by_sum.get(FIFTEEN - value, ()) if sum(taken) <= self._most]
        if self._equal_priority and counts[value]:
            equal = [taken for taken in equal if sum(taken) == 1]
        allowed = {"equal": equal, "fifteen": fifteen, "both": equal + fifteen}[self._mode]
        if value == 1 and self._ace_rule != "none":
            allowed = self._ace_power(counts, equal, fifteen, opening)
        if self._choice == "any" or not allowed:
            return allowed
        smallest = min(sum(taken) for taken in allowed)
        if self._choice == "single_first" and smallest > 1:
            return allowed
        return [taken for taken in allowed if sum(taken) == smallest]

    def _ace_power(self, counts: Counts, equal: list[Counts], fifteen: list[Counts], opening: bool) -> list[Counts]:
        """Return what an ace may take where it has power (rules.md sections 6 and 8, 6)."""
        if self._opening_restricted and opening:
            return equal
        if self._ace_rule == "takes_all_unless_ace" and counts[1]:
            return equal if self._mode == "equal" else equal + fifteen
        return [counts] if 0 < sum(counts) <= self._most else []


def matta_key(table: CardSet, matta: int) -> int:
    """Return a table's key with the seven of cups, if it lies there, at the value `matta` (0: seven)."""
    key = table_key(table)
    if matta and table & MATTA_BIT:
        key += KEY_OF_RANK[matta] - KEY_OF_RANK[7]
    return key


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
def _rank_sets(matta: int) -> tuple[CardSet, ...]:
    """Return the cards of each rank with the seven of cups moved to the rank `matta`."""
    if matta in (0, 7):
        return RANK_SET
    sets = list(RANK_SET)
    sets[7] = CardSet(sets[7] & ~MATTA_BIT)
    sets[matta] = CardSet(sets[matta] | MATTA_BIT)
    return tuple(sets)


def _subsets(counts: Counts) -> Iterator[tuple[int, Counts]]:
    """Yield the sum and the counts of every non-empty choice of cards whose sum is at most 14, fewest ranks first."""
    chosen: list[tuple[int, Counts]] = [(0, (0,) * 11)]
    for rank in range(1, 11):
        grown = []
        for total, taken in chosen:
            for more in range(1, counts[rank] + 1):
                if total + more * rank >= FIFTEEN:
                    break
                grown.append((total + more * rank, (*taken[:rank], more, *taken[rank + 1 :])))
        chosen += grown
    return iter(chosen[1:])


def _pattern(taken: Counts, counts: Counts, rank_sets: tuple[CardSet, ...]) -> Pattern:
    whole = 0
    partials = []
    for rank in range(1, 11):
        if taken[rank] and taken[rank] == counts[rank]:
            whole |= rank_sets[rank]
        elif taken[rank]:
            partials.append((rank_sets[rank], taken[rank]))
    return CardSet(whole), tuple(partials)


@cache
def captures_of(rules: Rules) -> Captures:
    """Return the captures of these rules, shared by every round played by them."""
    return Captures(rules)
