"""Words for the aids: what each shows, at whose table it is on, and the question before a sweep is given away."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_company import level_name

translate = QCoreApplication.translate


def aid_names() -> Mapping[str, tuple[str, str]]:
    """Return each aid's name and what it shows, by its name in preferences."""
    return {
        "takes": (
            translate("Words", "What a card would take"),
            translate("Words", "Rings round the cards while you choose"),
        ),
        "sum": (
            translate("Words", "The sum of the table"),
            translate("Words", "What all cards on the table add up to"),
        ),
        "gone": (
            translate("Words", "Cards gone"),
            translate("Words", "Every card by suit and rank: still out, on the table, yours, or gone"),
        ),
        "warning": (
            translate("Words", "A warning before a sweep is given away"),
            translate("Words", "If the next player might sweep what you leave, a second press plays the card"),
        ),
    }


def aids_heading(level: str) -> str:
    """Return whose table the aids in a menu belong to."""
    if not level:
        return translate("Words", "At the table:")
    return fill(translate("Words", "Against %1:", "the level of the strongest opponent"), level_name(level))


def leaves(total: int) -> str:
    """Return what a play would leave, as a warning, and how it is made all the same."""
    words = translate("Words", "That leaves %1 on the table, and the next player might sweep it. Press again to play.")
    return fill(words, total)
