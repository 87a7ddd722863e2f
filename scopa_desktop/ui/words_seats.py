"""Words for who may sit where: what a game's seatings are, and why another one cannot be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.rules import OPTIONS, SEATINGS, VARIANTS
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP, Words, fill
from scopa_desktop.ui.words_rules import match_sentence, seating_name, variant_name

translate = QCoreApplication.translate

_TEAMS: Final = (
    QT_TRANSLATE_NOOP("Words", "Sun"),
    QT_TRANSLATE_NOOP("Words", "Moon"),
    QT_TRANSLATE_NOOP("Words", "Star"),
)
_KINDS: Final = {
    "asso_traditional": QT_TRANSLATE_NOOP("Words", "Traditional"),
    "asso_simple": QT_TRANSLATE_NOOP("Words", "Simple"),
    "escoba": QT_TRANSLATE_NOOP("Words", "With setenta"),
    "escoba_no_prime": QT_TRANSLATE_NOOP("Words", "Without setenta"),
}


def team_name(team: int) -> str:
    """Return the name of a team, after its mark: ``Sun``."""
    return translate("Words", _TEAMS[team % len(_TEAMS)])


def kind_name(variant: str) -> str:
    """Return what tells a game from the others on its tile: ``Traditional``."""
    return translate("Words", _KINDS[variant])


def seats_count(seating: str) -> int:
    """Return how many players a seating has."""
    return sum(map(len, SEATINGS[seating]))


def form_name(sides: int, seats: int) -> str:
    """Return how players divide: ``Each alone``, ``Two teams``, ``Three teams``."""
    if sides == seats:
        return translate("Words", "Each alone")
    return translate("Words", "Two teams") if sides == 2 else translate("Words", "Three teams")


def seats_reason(words: Words, variant: str) -> str:
    """Return who may play a game, where that is not everybody: ``Scopone is played by two teams of two.``."""
    allowed = VARIANTS[variant].seatings
    if len(allowed) == len(SEATINGS):
        return ""
    names = [seating_name(words, each) for each in allowed]
    listed = names[0]
    for name in names[1:-1]:
        listed = fill(translate("Words", "%1, %2", "a list goes on"), listed, name)
    if len(names) > 1:
        listed = fill(translate("Words", "%1 or %2", "end of a list of possible seatings"), listed, names[-1])
    return fill(translate("Words", "%1 is played by %2.", "a game; who may play it"), variant_name(variant), listed)


def again_sentence(words: Words, setup: TableSetup) -> str:
    """Return the table set up last in one sentence, or nothing if it is none: ``Cirulla, two players, to 51.``."""
    if setup.variant not in VARIANTS or setup.seating not in SEATINGS:
        return ""
    usual = VARIANTS[setup.variant].options.get("target", OPTIONS["target"].default)
    target = setup.house_rules.get("target", usual)
    return match_sentence(words, setup.variant, setup.seating, int(str(target)))
