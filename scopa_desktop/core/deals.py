"""From a deal number to every shuffle of a match.

A deal number is a promise: the same number, rules and seats give the same first dealer and the same cards, on every
machine and in every version.  So the shuffle is written out here and owes nothing to the standard library's random
module.  Each round's shuffle follows from the number and the round alone, in scheme 1:

* the generator is SplitMix64 (Steele, Lea, Flood, 2014), its state the deal number times 2**16 plus the round's index;
* a number below `n` is the top of a 64-bit draw times `n`, divided by 2**64 (the bias, below 2**-58, is of no matter);
* the deck is shuffled downwards by Fisher and Yates; then the table's cards are turned up first, then every deal's
  hands are taken three by three (or as many as the variant deals), from the seat after the dealer on;
* a misdeal shuffles again from the generator's present state;
* the first dealer is drawn from the stream of round 65535.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from scopa_desktop.core.cards import DECK, KING, RANK_SET, Card, CardSet, card_set, card_text
from scopa_desktop.core.cirulla import dealers_table
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.wording import Fault

SCHEME = 1
MAX_DEAL_NUMBER = 2**48 - 1
_MASK = 2**64 - 1
_DEALER_STREAM = 65535
MISDEAL_KINGS = 3

Hands = tuple[tuple[Card, ...], ...]


class DealError(Fault, ValueError):
    """Cards that cannot have been dealt; the message says which."""


class Chance(Protocol):
    """A source of chance: `random.Random` and `SplitMix64` are ones."""

    def randrange(self, n: int, /) -> int:
        """Return a number from 0 to `n` - 1."""
        ...

    def shuffle(self, cards: list[Card], /) -> None:
        """Put cards in random order."""
        ...


class SplitMix64:
    """The generator behind deal numbers: small, fixed for ever, the same everywhere."""

    def __init__(self, state: int) -> None:
        """Start from a state, taken modulo 2**64."""
        self._state = state & _MASK

    def next(self) -> int:
        """Return the next 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
        return mixed ^ mixed >> 31

    def randrange(self, n: int, /) -> int:
        """Return a number from 0 to `n` - 1."""
        return self.next() * n >> 64

    def shuffle(self, cards: list[Card], /) -> None:
        """Shuffle downwards, by Fisher and Yates."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.randrange(last + 1)
            cards[last], cards[other] = cards[other], cards[last]


@dataclass(frozen=True, slots=True)
class Deal:
    """All the cards of one round, in the order in which they were dealt.

    Attributes:
        table: the opening table.
        hands: for each deal, the hand of each seat, in seat order.
        misdeals: the opening tables that were collected and dealt again, in order.
        table_set, hand_sets: the same as sets.
    """

    table: tuple[Card, ...]
    hands: tuple[Hands, ...]
    misdeals: tuple[tuple[Card, ...], ...] = ()
    table_set: CardSet = field(init=False, repr=False, compare=False)
    hand_sets: tuple[tuple[CardSet, ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out the sets once."""
        object.__setattr__(self, "table_set", card_set(self.table))
        object.__setattr__(self, "hand_sets", tuple([tuple(map(card_set, hands)) for hands in self.hands]))

    def going_on(self, index: int, hands: tuple[Hands, ...]) -> Deal:
        """Return the same cards up to a deal, counted from 0, and other hands from it on."""
        twin: Deal = object.__new__(Deal)
        fill = object.__setattr__
        fill(twin, "table", self.table)
        fill(twin, "table_set", self.table_set)
        fill(twin, "misdeals", self.misdeals)
        fill(twin, "hands", self.hands[:index] + hands)
        fill(twin, "hand_sets", self.hand_sets[:index] + tuple([tuple(map(card_set, each)) for each in hands]))
        return twin

    def stock(self, deal: int) -> int:
        """Return how many cards are left in the stock after a deal, counted from 0."""
        return sum(len(hand) for hands in self.hands[deal + 1 :] for hand in hands)

    def check(self, rules: Rules, seats: int) -> None:
        """Check that these are the cards of one whole round under these rules.

        Raises:
            DealError: a card stands twice or is missing, or a hand or the table has the wrong size.
        """
        if len(self.table) != rules.table_size:
            raise DealError(
                "the opening table has {count} cards instead of {table_size}",
                count=len(self.table),
                table_size=rules.table_size,
            )
        wanted = rules.deals(seats)
        if len(self.hands) != wanted:
            raise DealError("there are {count} deals instead of {wanted}", count=len(self.hands), wanted=wanted)
        for number, hands in enumerate(self.hands, 1):
            if len(hands) != seats:
                raise DealError(
                    "deal {number} has {count} hands instead of {seats}", number=number, count=len(hands), seats=seats
                )
            if any(len(hand) != rules.hand_size for hand in hands):
                raise DealError(
                    "deal {number} has a hand without its {hand_size} cards", number=number, hand_size=rules.hand_size
                )
        _check_distinct(self.table, *(hand for hands in self.hands for hand in hands))
        if misdeal_reason(self.table_set, rules):
            raise DealError("the opening table calls for a new deal, so no round can begin from it")


def _check_distinct(*groups: Iterable[Card]) -> None:
    seen: set[Card] = set()
    for group in groups:
        for card in group:
            if card in seen:
                raise DealError("{card} is dealt twice", card=card_text(card))
            seen.add(card)


def misdeal_reason(table: CardSet, rules: Rules) -> str | None:
    """Return ``kings`` or ``aces`` if an opening table must be dealt again, else None (rules.md sections 2 and 8)."""
    if rules.redeal_kings and (table & RANK_SET[KING]).bit_count() >= MISDEAL_KINGS:
        reason = "kings"
    elif rules.redeal_aces and (table & RANK_SET[1]).bit_count() >= rules.redeal_aces:
        reason = "aces"
    else:
        return None
    # The dealer takes a fifteen or thirty before the misdeal is looked at (rules.md section 8, 2).
    return None if dealers_table(table, rules) else reason


def shuffled(chance: Chance) -> list[Card]:
    """Return the deck in random order."""
    deck = list(DECK)
    chance.shuffle(deck)
    return deck


def deal_cards(rules: Rules, seats: int, dealer: int, chance: Chance) -> Deal:
    """Shuffle and deal a round, again where the rules call for it."""
    misdeals: list[tuple[Card, ...]] = []
    while True:
        deck = shuffled(chance)
        table = tuple(deck[: rules.table_size])
        if misdeal_reason(card_set(table), rules) is None:
            return Deal(table, _hands(deck[rules.table_size :], rules, seats, dealer), tuple(misdeals))
        misdeals.append(table)


def _hands(cards: Sequence[Card], rules: Rules, seats: int, dealer: int) -> tuple[Hands, ...]:
    first = dealer + 1
    rows = deal_out(cards, rules.hand_size, seats)
    # A row begins with the seat after the dealer; hands are told in seat order.
    return tuple([row[seats - first :] + row[: seats - first] for row in rows])


def deal_out(cards: Sequence[Card], size: int, seats: int) -> tuple[Hands, ...]:
    """Return cards as hands of this size, as many to a deal as there are seats, in the order of the cards."""
    hands = [tuple(cards[start : start + size]) for start in range(0, len(cards), size)]
    return tuple([tuple(hands[start : start + seats]) for start in range(0, len(hands), seats)])


class Shuffles(Protocol):
    """Where a match gets its first dealer and the cards of each round from."""

    @property
    def number(self) -> int | None:
        """The deal number, if everything follows from one."""
        ...

    def first_dealer(self, seats: int) -> int:
        """Return the seat that deals first."""
        ...

    def deal(self, rules: Rules, seats: int, dealer: int, index: int) -> Deal:
        """Return the cards of the round with this index, counted from 0."""
        ...


@dataclass(frozen=True)
class NumberedShuffles:
    """All shuffles of a match from its deal number, 0 to `MAX_DEAL_NUMBER`."""

    number: int

    def __post_init__(self) -> None:
        """Refuse a number out of range."""
        if not 0 <= self.number <= MAX_DEAL_NUMBER:
            raise DealError(
                "a deal number is a whole number from 0 to {most}, not {number}",
                most=MAX_DEAL_NUMBER,
                number=self.number,
            )

    def first_dealer(self, seats: int) -> int:
        """Return the seat that deals first."""
        return self._stream(_DEALER_STREAM).randrange(seats)

    def deal(self, rules: Rules, seats: int, dealer: int, index: int) -> Deal:
        """Return the cards of the round with this index, counted from 0."""
        return deal_cards(rules, seats, dealer, self._stream(index))

    def _stream(self, index: int) -> SplitMix64:
        return SplitMix64(self.number << 16 | index)


@dataclass(frozen=True)
class ChanceShuffles:
    """Shuffles from a source of chance that is handed in; no deal number leads to them."""

    chance: Chance

    @property
    def number(self) -> None:
        """None: there is no deal number."""
        return None

    def first_dealer(self, seats: int) -> int:
        """Return the seat that deals first."""
        return self.chance.randrange(seats)

    def deal(self, rules: Rules, seats: int, dealer: int, index: int) -> Deal:
        """Return the cards of the next round, whatever its index."""
        return deal_cards(rules, seats, dealer, self.chance)
