"""The game's terms, each in a sentence: shown as a tooltip and told to screen readers wherever a text uses one."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import MATTA, RE_BELLO, SETTEBELLO
from scopa_desktop.core.scoring import Category
from scopa_desktop.ui.words import Words, capital, fill
from scopa_desktop.ui.words_cards import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Term:
    """A term.

    Attributes:
        forms: a text to translate: how the term is written, each form after a ``|``; the first is its name.
        means: a text to translate: what it is, in a sentence or two.
        category: the category of points that it names, if it does.
    """

    forms: str
    means: str
    category: Category | None = None


# In these sentences %1 is the settebello, %2 the king of coins, %3 the matta, %4 "of coins", %5 the name of the 9.
TERMS: Final = (
    Term(
        QT_TRANSLATE_NOOP("Words", "scopa|scope|sweep|sweeps"),
        QT_TRANSLATE_NOOP("Words", "Taking everything that lies on the table. It scores a point at once."),
        Category.SCOPE,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "settebello"),
        QT_TRANSLATE_NOOP("Words", "%1: whoever has it at the end of a round scores a point."),
        Category.SETTEBELLO,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "primiera|setenta"),
        QT_TRANSLATE_NOOP(
            "Words",
            "The best card of each suit, added up by values of its own: 7 counts 21, 6 18, ace 16, 5 15, 4 14, 3 13, "
            "2 12, all others 10. The highest sum scores a point.",
        ),
        Category.PRIMIERA,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "napola"),
        QT_TRANSLATE_NOOP(
            "Words", "Ace, 2 and 3 %4 in one pile, and every card that follows without a gap: a point for each."
        ),
        Category.NAPOLA,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "re bello"),
        QT_TRANSLATE_NOOP("Words", "%2: in some games it scores a point, as the settebello does."),
        Category.RE_BELLO,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "matta"),
        QT_TRANSLATE_NOOP("Words", "%3, the wild card of Cirulla: in a declaration it counts as any card."),
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "declaration|declarations|declare|declares|declared"),
        QT_TRANSLATE_NOOP(
            "Words",
            "In Cirulla a hand of less than ten is worth 3 points, three of a kind 10, if they are told before its "
            "first card is played.",
        ),
        Category.DECLARATIONS,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "piccola"),
        QT_TRANSLATE_NOOP("Words", "Cirulla's napola: ace, 2 and 3 %4, and what follows without a gap."),
        Category.PICCOLA,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "grande"),
        QT_TRANSLATE_NOOP("Words", "The three highest cards %4 in one pile: 5 points in Cirulla."),
        Category.GRANDE,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "cappotto"),
        QT_TRANSLATE_NOOP("Words", "All ten cards %4 in one pile: it wins a match of Cirulla at once."),
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "barmila"),
        QT_TRANSLATE_NOOP("Words", "Most sevens, and if both have two, most sixes: a point in Chkobba."),
        Category.BARMILA,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "ponino"),
        QT_TRANSLATE_NOOP("Words", "The %5 of all four suits in one pile: every scopa of the round counts twice."),
        Category.PONINO,
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "spariglio"),
        QT_TRANSLATE_NOOP(
            "Words",
            "Taking a sum, so that the values no longer go in pairs. It helps those who do not deal, and the dealer "
            "would rather undo it.",
        ),
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "deal|deals"),
        QT_TRANSLATE_NOOP(
            "Words",
            "The cards that everybody gets at once. A round has as many deals as it takes to give out all cards.",
        ),
    ),
    Term(
        QT_TRANSLATE_NOOP("Words", "pile|piles"),
        QT_TRANSLATE_NOOP(
            "Words", "The cards that a side has taken, face down beside it. They are counted at the end."
        ),
    ),
)
"""Every term."""


def term_of(category: Category) -> Term | None:
    """Return the term that names a category of points, if it needs explaining."""
    return next((term for term in TERMS if term.category is category), None)


def explained(words: Words, term: Term) -> str:
    """Return a term and what it means: ``Settebello: the 7 of coins. Whoever ...``."""
    forms = translate("Words", term.forms).split("|")
    means = fill(
        translate("Words", term.means),
        words.the_card(SETTEBELLO),
        words.the_card(RE_BELLO),
        words.the_card(MATTA),
        words.of_suit(0),
        words.second_figure(),
    )
    return fill(translate("Words", "%1: %2", "a term of the game; what it means"), capital(forms[0]), capital(means))


def terms_in(sentence: str) -> tuple[Term, ...]:
    """Return the terms that a sentence uses, in the order of the table."""
    return tuple(term for term in TERMS if _pattern(translate("Words", term.forms)).search(sentence))


def glossary_note(words: Words, *sentences: str) -> str:
    """Return what the terms in some sentences mean, a line for each; nothing where there are none."""
    found = dict.fromkeys(term for sentence in sentences for term in terms_in(sentence))
    return "\n".join(explained(words, term) for term in found)


def tooltip(note: str) -> str:
    """Return a note as a tooltip that breaks its lines; nothing for nothing."""
    return "".join(f"<p>{escape(line)}</p>" for line in note.split("\n")) if note else ""


def _pattern(forms: str) -> re.Pattern[str]:
    """Return what finds a term: as a word of its own, or anywhere in languages that put no spaces between words."""
    written = sorted(filter(None, forms.split("|")), key=len, reverse=True)
    found = [re.escape(form) if _is_ideographic(form) else rf"\b{re.escape(form)}\b" for form in written]
    return re.compile("|".join(found) or r"(?!)", re.IGNORECASE)


def _is_ideographic(form: str) -> bool:
    return any(ord(sign) >= 0x2E80 for sign in form)
