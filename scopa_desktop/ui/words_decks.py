"""What is told of a deck: where it is played and how it is read, and its cards' names where they come from."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import SETTEBELLO, Card, rank_of, suit_of
from scopa_desktop.core.scoring import primiera_values
from scopa_desktop.ui.decks.manifest import Deck
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP, Words, fill

_SIX: Final = 18
"""What a six counts in the primiera in most games."""

_ITALIAN: Final = (
    ("Asso", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Fante", "Cavallo", "Re"),
    ("di denari", "di coppe", "di spade", "di bastoni"),
)
_SPANISH: Final = (
    ("As", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete", "Sota", "Caballo", "Rey"),
    ("de oros", "de copas", "de espadas", "de bastos"),
)
_FRENCH: Final = (
    ("As", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Valet", "Dame", "Roi"),
    ("de carreau", "de cœur", "de pique", "de trèfle"),
)
_NUMBERS: Final = ((*_FRENCH[0][:7], "Huit", "Neuf", "Dix"), _FRENCH[1])
_TRADITIONS: Final = {"italian": _ITALIAN, "spanish": _SPANISH, "french": _FRENCH}

NOTES: Final = {
    "neapolitan": QT_TRANSLATE_NOOP(
        "Words",
        "The deck of Naples, and the one most often seen where Scopa is played. Its cards are small and have "
        "neither frame nor letters, so figures are told by their legs: two are a jack's, four a knight's, and a "
        "king wears a cloak. The ace of coins is an eagle with two heads.",
    ),
    "piacentine": QT_TRANSLATE_NOOP(
        "Words",
        "The deck of Piacenza, at home in much of the north and centre of Italy. Its cards are tall and narrow, "
        "with a thin frame, and its figures have two heads, so that none ever stands upside down. The ace of "
        "coins is an eagle with a crown.",
    ),
    "sicilian": QT_TRANSLATE_NOOP(
        "Words",
        "The deck of Sicily: small cards, here with the paladins of its puppet theatre. The ground under a figure "
        "tells its rank: red for a jack, yellow for a knight, green for a king. Low swords and clubs cross each "
        "other and are tied with a ribbon.",
    ),
    "spanish": QT_TRANSLATE_NOOP(
        "Words",
        "The deck of Escoba, in Spain and Latin America. The figures are numbered 10, 11 and 12, but count 8, 9 "
        "and 10. Gaps in the frame tell the suit from the card's edge alone: none for coins, one for cups, two "
        "for swords, three for clubs.",
    ),
    "french": QT_TRANSLATE_NOOP(
        "Words",
        "In parts of Italy Scopa is played with French suits: diamonds stand for coins, hearts for cups, spades "
        "for swords. A queen sits where the knight rides elsewhere and counts 9, between the jack's 8 and the "
        "king's 10. The seven of diamonds is the settebello.",
    ),
    "french_numbers": QT_TRANSLATE_NOOP(
        "Words",
        "A French deck without figures: 8, 9 and 10 stand where jack, queen and king would. What a card counts is "
        "what is printed on it, so nobody has to learn it. Made for the first evenings, and for children who are "
        "just beginning to add.",
    ),
    "french_large": QT_TRANSLATE_NOOP(
        "Words",
        "A French deck in large print, made to be read from afar or with weak eyes. Each suit has a colour of its "
        "own, so that diamonds are never taken for hearts, nor clubs for spades. Everything counts as in the "
        "French deck.",
    ),
}
"""Two or three sentences on each deck that comes with the game, by its id."""
_OTHERS: Final = {
    "italian": QT_TRANSLATE_NOOP("Words", "A deck of your own, with Italian suits."),
    "spanish": QT_TRANSLATE_NOOP("Words", "A deck of your own, with Spanish suits."),
    "french": QT_TRANSLATE_NOOP("Words", "A deck of your own, with French suits."),
}
translate = QCoreApplication.translate


def deck_note(deck: Deck) -> str:
    """Return what is told of a deck."""
    return translate("Words", NOTES.get(deck.id) or _OTHERS[deck.suits])


def own_name(deck: Deck, card: Card) -> str:
    """Return a card's name in the language of the deck's tradition, such as ``Cavallo di coppe``."""
    plain = deck.french and not deck.index_sets
    ranks, suits = _NUMBERS if plain else _TRADITIONS[deck.suits]
    return f"{ranks[rank_of(card) - 1]} {suits[suit_of(card)]}"


def both_names(words: Words, deck: Deck, card: Card) -> tuple[str, str]:
    """Return a card's name in the interface's language, and the deck's own if that is another."""
    name, own = words.card(card), own_name(deck, card)
    return name, "" if own.casefold() == name.casefold() else own


def card_counts(card: Card) -> tuple[int, int]:
    """Return what a card counts when it takes, and in the primiera."""
    return rank_of(card), primiera_values(_SIX)[rank_of(card)]


def card_facts(card: Card) -> str:
    """Return what a card counts, in one sentence."""
    value, primiera = card_counts(card)
    told = fill(translate("Words", "Counts %1, and %2 in the primiera."), value, primiera)
    return sentences(told, special(card))


def special(card: Card) -> str:
    """Return what else a card brings, if anything."""
    if card == SETTEBELLO:
        return translate("Words", "The settebello: a point by itself.")
    return translate("Words", "One of the ten coins.") if suit_of(card) == 0 else ""
