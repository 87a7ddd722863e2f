"""The names of cards as texts to translate: alone, as subject, as object, and as that with which is taken."""

from __future__ import annotations

from typing import Final


def QT_TRANSLATE_NOOP(context: str, source: str, comment: str = "") -> str:
    """Mark a text for translators (pyside6-lupdate looks for this name) and return it as it is."""
    return source


FRENCH_JACK: Final = "french jack"
"""The key of the jack that has no knight beside it: in Naples and Sicily an Italian jack is called as the queen is."""


def comment_of(key: str) -> str:
    """Return the comment that goes with the text of a rank."""
    return "French deck" if key == FRENCH_JACK else ""


# What a card is called: alone, as the subject that begins a sentence, as its object, and as that with which something
# is taken.
# %1 is the suit with its preposition.
ALONE: Final = {
    "1": QT_TRANSLATE_NOOP("Words", "Ace %1"),
    "2": QT_TRANSLATE_NOOP("Words", "2 %1"),
    "3": QT_TRANSLATE_NOOP("Words", "3 %1"),
    "4": QT_TRANSLATE_NOOP("Words", "4 %1"),
    "5": QT_TRANSLATE_NOOP("Words", "5 %1"),
    "6": QT_TRANSLATE_NOOP("Words", "6 %1"),
    "7": QT_TRANSLATE_NOOP("Words", "7 %1"),
    "8": QT_TRANSLATE_NOOP("Words", "8 %1"),
    "9": QT_TRANSLATE_NOOP("Words", "9 %1"),
    "10": QT_TRANSLATE_NOOP("Words", "10 %1"),
    "jack": QT_TRANSLATE_NOOP("Words", "Jack %1"),
    FRENCH_JACK: QT_TRANSLATE_NOOP("Words", "Jack %1", "French deck"),
    "knight": QT_TRANSLATE_NOOP("Words", "Knight %1"),
    "queen": QT_TRANSLATE_NOOP("Words", "Queen %1"),
    "king": QT_TRANSLATE_NOOP("Words", "King %1"),
}
SUBJECT: Final = {
    "1": QT_TRANSLATE_NOOP("Words", "The ace %1"),
    "2": QT_TRANSLATE_NOOP("Words", "The 2 %1"),
    "3": QT_TRANSLATE_NOOP("Words", "The 3 %1"),
    "4": QT_TRANSLATE_NOOP("Words", "The 4 %1"),
    "5": QT_TRANSLATE_NOOP("Words", "The 5 %1"),
    "6": QT_TRANSLATE_NOOP("Words", "The 6 %1"),
    "7": QT_TRANSLATE_NOOP("Words", "The 7 %1"),
    "8": QT_TRANSLATE_NOOP("Words", "The 8 %1"),
    "9": QT_TRANSLATE_NOOP("Words", "The 9 %1"),
    "10": QT_TRANSLATE_NOOP("Words", "The 10 %1"),
    "jack": QT_TRANSLATE_NOOP("Words", "The jack %1"),
    FRENCH_JACK: QT_TRANSLATE_NOOP("Words", "The jack %1", "French deck"),
    "knight": QT_TRANSLATE_NOOP("Words", "The knight %1"),
    "queen": QT_TRANSLATE_NOOP("Words", "The queen %1"),
    "king": QT_TRANSLATE_NOOP("Words", "The king %1"),
}
OBJECT: Final = {
    "1": QT_TRANSLATE_NOOP("Words", "the ace %1"),
    "2": QT_TRANSLATE_NOOP("Words", "the 2 %1"),
    "3": QT_TRANSLATE_NOOP("Words", "the 3 %1"),
    "4": QT_TRANSLATE_NOOP("Words", "the 4 %1"),
    "5": QT_TRANSLATE_NOOP("Words", "the 5 %1"),
    "6": QT_TRANSLATE_NOOP("Words", "the 6 %1"),
    "7": QT_TRANSLATE_NOOP("Words", "the 7 %1"),
    "8": QT_TRANSLATE_NOOP("Words", "the 8 %1"),
    "9": QT_TRANSLATE_NOOP("Words", "the 9 %1"),
    "10": QT_TRANSLATE_NOOP("Words", "the 10 %1"),
    "jack": QT_TRANSLATE_NOOP("Words", "the jack %1"),
    FRENCH_JACK: QT_TRANSLATE_NOOP("Words", "the jack %1", "French deck"),
    "knight": QT_TRANSLATE_NOOP("Words", "the knight %1"),
    "queen": QT_TRANSLATE_NOOP("Words", "the queen %1"),
    "king": QT_TRANSLATE_NOOP("Words", "the king %1"),
}
WITH: Final = {
    "1": QT_TRANSLATE_NOOP("Words", "with the ace %1"),
    "2": QT_TRANSLATE_NOOP("Words", "with the 2 %1"),
    "3": QT_TRANSLATE_NOOP("Words", "with the 3 %1"),
    "4": QT_TRANSLATE_NOOP("Words", "with the 4 %1"),
    "5": QT_TRANSLATE_NOOP("Words", "with the 5 %1"),
    "6": QT_TRANSLATE_NOOP("Words", "with the 6 %1"),
    "7": QT_TRANSLATE_NOOP("Words", "with the 7 %1"),
    "8": QT_TRANSLATE_NOOP("Words", "with the 8 %1"),
    "9": QT_TRANSLATE_NOOP("Words", "with the 9 %1"),
    "10": QT_TRANSLATE_NOOP("Words", "with the 10 %1"),
    "jack": QT_TRANSLATE_NOOP("Words", "with the jack %1"),
    FRENCH_JACK: QT_TRANSLATE_NOOP("Words", "with the jack %1", "French deck"),
    "knight": QT_TRANSLATE_NOOP("Words", "with the knight %1"),
    "queen": QT_TRANSLATE_NOOP("Words", "with the queen %1"),
    "king": QT_TRANSLATE_NOOP("Words", "with the king %1"),
}
OF_SUIT: Final = (
    QT_TRANSLATE_NOOP("Words", "of coins"),
    QT_TRANSLATE_NOOP("Words", "of cups"),
    QT_TRANSLATE_NOOP("Words", "of swords"),
    QT_TRANSLATE_NOOP("Words", "of clubs"),
)
