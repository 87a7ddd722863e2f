"""The forty cards, sets of them, and their notation.

A `Card` is a small integer, ``suit * 10 + rank - 1``; a `CardSet` is a 40-bit mask in which bit ``n`` stands for
card ``n``.  Both are plain integers at run time, so that a search over millions of positions stays cheap, and
separate types to a type checker.  Text form: rank 1 to 10 and the suit's Italian initial, ``7D`` is the settebello
(rules.md, introduction).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import TYPE_CHECKING, NewType

Card = NewType("Card", int)

if TYPE_CHECKING:

    class CardSet(int):
        """A set of cards. To a type checker its set operations give sets again; at run time it is a plain integer."""

        def __and__(self, other: int, /) -> CardSet: ...
        def __or__(self, other: int, /) -> CardSet: ...
        def __xor__(self, other: int, /) -> CardSet: ...
        def __invert__(self) -> CardSet: ...

else:
    CardSet = int


class Suit(IntEnum):
    """The four suits, in the order in which a hand is sorted."""

    COINS = 0
    """Denari, deniers, oros, diamonds."""
    CUPS = 1
    """Coppe, coupes, copas, hearts."""
    SWORDS = 2
    """Spade, épées, espadas, spades."""
    CLUBS = 3
    """Bastoni, bâtons, bastos, clubs."""


SUIT_LETTERS = "DCSB"
RANKS = range(1, 11)
JACK, KNIGHT, KING = 8, 9, 10
DECK_SIZE = 40

DECK: tuple[Card, ...] = tuple(Card(n) for n in range(DECK_SIZE))
FULL_DECK = CardSet((1 << DECK_SIZE) - 1)
EMPTY = CardSet(0)

RANK: tuple[int, ...] = tuple(n % 10 + 1 for n in range(DECK_SIZE))
"""Rank, and capture value, of each card: 1 to 10."""
BIT: tuple[CardSet, ...] = tuple(CardSet(1 << n) for n in range(DECK_SIZE))
"""The one-card set of each card."""
SUIT_SET: tuple[CardSet, ...] = tuple(CardSet(1023 << 10 * suit) for suit in range(4))
"""All ten cards of each suit."""
RANK_SET: tuple[CardSet, ...] = (
    EMPTY,
    *(CardSet(sum(1 << 10 * suit + rank - 1 for suit in range(4))) for rank in RANKS),
)
"""The four cards of each rank, indexed by rank; index 0 is empty."""


class CardNotation(ValueError):
    """Text that does not name a card."""


def card(rank: int, suit: Suit) -> Card:
    """Return the card of this rank (1 to 10) and suit.

    >>> card_text(card(7, Suit.COINS))
    '7D'
    """
    if not 1 <= rank <= 10:
        raise CardNotation(f"a rank is 1 to 10, not {rank}")
    return Card(suit * 10 + rank - 1)


def rank_of(card: Card) -> int:
    """Return the rank, 1 (ace) to 10 (king); 8 is the fante, 9 the cavallo."""
    return RANK[card]


def suit_of(card: Card) -> Suit:
    """Return the suit."""
    return Suit(card // 10)


def card_text(card: Card) -> str:
    """Return the card's text form.

    >>> card_text(Card(39))
    '10B'
    """
    return f"{RANK[card]}{SUIT_LETTERS[card // 10]}"


_BY_TEXT = {card_text(each): each for each in DECK}


def parse_card(text: str) -> Card:
    """Return the card that a text names.

    >>> parse_card("7D")
    6

    Raises:
        CardNotation: the text names no card.
    """
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise CardNotation(f"{text!r} is no card: write a rank from 1 to 10 and one of D C S B, as in 7D") from None


SETTEBELLO = parse_card("7D")
MATTA = parse_card("7C")
"""The seven of cups, Cirulla's wild card."""
RE_BELLO = parse_card("10D")
COINS = SUIT_SET[Suit.COINS]


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set that holds these cards."""
    mask = 0
    for each in cards:
        mask |= 1 << each
    return CardSet(mask)


def _cards_of_suit(suit: Suit) -> tuple[tuple[Card, ...], ...]:
    """Return the cards for each of the ten bits' 1,024 patterns: each card doubles the list of those before it."""
    found: list[tuple[Card, ...]] = [()]
    for card in DECK[suit * 10 : suit * 10 + 10]:
        found += [(*cards, card) for cards in found]
    return tuple(found)


_COINS, _CUPS, _SWORDS, _CLUBS = map(_cards_of_suit, Suit)


def cards_of(cards: CardSet) -> tuple[Card, ...]:
    """Return the cards of a set in ascending order."""
    return _COINS[cards & 1023] + _CUPS[cards >> 10 & 1023] + _SWORDS[cards >> 20 & 1023] + _CLUBS[cards >> 30]


def iter_cards(cards: CardSet) -> Iterator[Card]:
    """Yield the cards of a set in ascending order: by suit, then by rank."""
    return iter(cards_of(cards))


def parse_cards(text: str) -> CardSet:
    """Return the set that a text names, cards separated by ``+`` or blanks.

    Raises:
        CardNotation: a part names no card, or a card stands twice.
    """
    mask = 0
    for part in text.replace("+", " ").split():
        bit = 1 << parse_card(part)
        if mask & bit:
            raise CardNotation(f"{part} stands twice in {text!r}")
        mask |= bit
    return CardSet(mask)


def cards_text(cards: CardSet, separator: str = "+") -> str:
    """Return the text form of a set.

    >>> cards_text(parse_cards("4B 2C"))
    '2C+4B'
    """
    return separator.join(card_text(each) for each in iter_cards(cards))
