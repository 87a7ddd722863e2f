"""What a player may do: play a card, or declare.

A `Play` is an integer at run time: the card in the low six bits, the set of cards it takes above them.  A
declaration (Cirulla) has one of two numbers above the cards in the low bits, and the value given to the seven of
cups above them.  One text form both ways: ``6D``, ``6D x 2C+4B``, ``under ten``, ``under ten 7C=2``.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NewType

from scopa_desktop.core.cards import (
    RANKS,
    Card,
    CardNotation,
    CardSet,
    card_text,
    cards_text,
    parse_card,
    parse_cards,
)
from scopa_desktop.core.wording import Fault

Play = NewType("Play", int)

CARD_BITS = 6
CARD_MASK = 63


class Declaration(IntEnum):
    """What may be declared in Cirulla (rules.md section 8, 3); the number stands in a play's low bits."""

    UNDER_TEN = 40
    """Three cards that come to nine or less: 3 points."""
    THREE_OF_A_KIND = 41
    """Three cards of one rank: 10 points."""


_MATTA_VALUES = tuple(map(str, RANKS))
FIRST_DECLARATION = int(Declaration.UNDER_TEN)
_DECLARATION_TEXT = {Declaration.UNDER_TEN: "under ten", Declaration.THREE_OF_A_KIND: "three of a kind"}


class InvalidPlay(ValueError):
    """Text that is no play at all."""


class IllegalPlay(Fault, ValueError):
    """A play that the rules do not allow here; the message names what would have been legal."""


class RoundOver(ValueError):
    """A play after the round's end."""


def card_play(card: Card, takes: CardSet) -> Play:
    """Return the play of a card that takes these cards (none: it is laid)."""
    return Play(card | takes << CARD_BITS)


def declare(declaration: Declaration, matta: int | None = None) -> Play:
    """Return a declaration; `matta` is the value given to the seven of cups, if it is in the hand."""
    return Play(declaration | (matta or 0) << CARD_BITS)


def is_declaration(play: Play) -> bool:
    """Tell a declaration from the play of a card."""
    return play & CARD_MASK >= FIRST_DECLARATION


def card_of(play: Play) -> Card:
    """Return the card that a play plays; not defined for a declaration."""
    return Card(play & CARD_MASK)


def takes_of(play: Play) -> CardSet:
    """Return the cards that a play takes; not defined for a declaration."""
    return CardSet(play >> CARD_BITS)


def declaration_of(play: Play) -> Declaration:
    """Return what a declaration declares."""
    return Declaration(play & CARD_MASK)


def matta_of(play: Play) -> int | None:
    """Return the value that a declaration gives to the seven of cups, if any."""
    return play >> CARD_BITS or None


def play_text(play: Play) -> str:
    """Return the text form.

    >>> play_text(card_play(parse_card("6D"), parse_cards("2C 4B")))
    '6D x 2C+4B'
    """
    if is_declaration(play):
        matta = matta_of(play)
        return _DECLARATION_TEXT[declaration_of(play)] + (f" 7C={matta}" if matta else "")
    taken = takes_of(play)
    return card_text(card_of(play)) + (f" x {cards_text(taken)}" if taken else "")


def parse_play(text: str) -> Play:
    """Return the play that a text names.

    Raises:
        InvalidPlay: the text is no play.
    """
    text = text.strip()
    for declaration, name in _DECLARATION_TEXT.items():
        if text == name:
            return declare(declaration)
        if text.startswith(f"{name} 7C="):
            value = text.removeprefix(f"{name} 7C=")
            if value in _MATTA_VALUES:
                return declare(declaration, int(value))
    played, _, taken = text.partition(" x ")
    try:
        return card_play(parse_card(played), parse_cards(taken))
    except CardNotation as fault:
        raise InvalidPlay(f"{text!r} is no play: {fault}") from None
