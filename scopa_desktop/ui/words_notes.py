"""Words for what is special about a play, and for matches won at once."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.events import Misdealt
from scopa_desktop.core.scoring import Category
from scopa_desktop.ui.notes import Note, Special
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.words import Words, fill
from scopa_desktop.ui.words_score import category_name, points_phrase

translate = QCoreApplication.translate

_NAMED_CARDS = 2
"""More cards than these are counted, not named."""


def notes_sentence(words: Words, notes: Iterable[Note], variant: str) -> str:
    """Return short sentences on what is special about an event; empty if nothing is."""
    return sentences(*(_sentence(words, note, variant) for note in notes))


def _sentence(words: Words, note: Note, variant: str) -> str:
    if isinstance(note.about, Special):
        return _special(words, note)
    what = _what(words, note, variant)
    points = points_phrase(words, note.points)
    if note.unwanted:
        return fill(translate("Words", "%1: %2 that nobody wants.", "cards; one point"), what, points)
    if note.grown and note.about in (Category.NAPOLA, Category.PICCOLA):
        return fill(translate("Words", "%1 grows: %2 more.", "napola; one point"), what, points)
    return fill(translate("Words", "%1: %2.", "cards or a category; one point"), what, points)


def _what(words: Words, note: Note, variant: str) -> str:
    """Return what points are given for: cards by their names, or the category."""
    if not note.cards or isinstance(note.about, Special):
        about = note.about
        return category_name(words, about, variant) if isinstance(about, Category) else ""
    if len(note.cards) > _NAMED_CARDS:
        return words.n_that_count(len(note.cards))
    return words.join([words.card(each) for each in note.cards])


def _special(words: Words, note: Note) -> str:
    if note.about is Special.FOUR_KNIGHTS:
        sentence = translate("Words", "The %1 of every suit: scope count twice.", "%1 is: knight")
        return fill(sentence, words.second_figure())
    if note.about is Special.DEALT_AGAIN:
        return _dealt_again(note.reason)
    return {
        Special.ACE_TAKES_ALL: translate("Words", "An ace takes the whole table."),
        Special.ACE_TAKES_ALL_FOR_NOTHING: translate("Words", "An ace takes the whole table, and it is no scopa."),
        Special.ACE_HELD_BACK: translate("Words", "On the first play of a round an ace takes only an ace."),
        Special.SAFE_SEVENS: translate("Words", "Three sevens: the barmila is safe."),
        Special.LOWEST_WINS: translate("Words", "The lowest score wins."),
        Special.UNWANTED_SCOPA: translate("Words", "One point that nobody wants."),
    }[Special(note.about)]


def _dealt_again(reason: Misdealt | None) -> str:
    if reason is not None and reason.reason == "aces":
        return translate("Words", "The cards were dealt again: too many aces lay on the first table.")
    return translate("Words", "The cards were dealt again: too many kings lay on the first table.")


def instant_word(reason: str) -> str:
    """Return what is called out when a match is won at once."""
    return {
        "cappotto": translate("Words", "Cappotto!"),
        "trente": translate("Words", "Trente!"),
        "napoleone": translate("Words", "Napoleone!"),
    }.get(reason, translate("Words", "Won!", "a match that is won at once"))


def called(word: str) -> str:
    """Return a word as it is called out: ``Scopa!``."""
    return fill(translate("Words", "%1!", "a word that is called out"), word)


def open_hand() -> str:
    """Return the second line of the own plate while everybody sees the hand."""
    return translate("Words", "Your hand lies open")


def partner(level: str) -> str:
    """Return the second line of a partner's plate: ``Partner · Easy``."""
    return fill(translate("Words", "Partner  ·  %1", "%1 is a computer player's level"), level)
