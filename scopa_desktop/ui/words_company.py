"""Words for the company at the table: how strong computer players are, and what each likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.players.levels import OPPONENTS
from scopa_desktop.players.temperament import Temperament, temperament_of
from scopa_desktop.store.matches import HUMAN
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP, fill

translate = QCoreApplication.translate

_NAMES: Final = {
    HUMAN: QT_TRANSLATE_NOOP("Words", "A person"),
    "beginner": QT_TRANSLATE_NOOP("Words", "Beginner"),
    "easy": QT_TRANSLATE_NOOP("Words", "Easy"),
    "medium": QT_TRANSLATE_NOOP("Words", "Medium"),
    "hard": QT_TRANSLATE_NOOP("Words", "Hard"),
    "expert": QT_TRANSLATE_NOOP("Words", "Expert"),
    # Players to measure by; they sit in old matches too.
    "random": QT_TRANSLATE_NOOP("Words", "Random"),
    "greedy": QT_TRANSLATE_NOOP("Words", "Greedy"),
    "chitarrella": QT_TRANSLATE_NOOP("Words", "Chitarrella"),
    "maxims": QT_TRANSLATE_NOOP("Words", "By the maxims"),
}
_SENTENCES: Final = {
    "beginner": QT_TRANSLATE_NOOP("Words", "Takes what it sees, and soon forgets what has gone."),
    "easy": QT_TRANSLATE_NOOP("Words", "Minds what it leaves, but remembers no captured card."),
    "medium": QT_TRANSLATE_NOOP("Words", "Plays by the old maxims of Scopone, and counts the cards."),
    "hard": QT_TRANSLATE_NOOP("Words", "Tries every play on deals that it imagines, and forgets a few cards."),
    "expert": QT_TRANSLATE_NOOP(
        "Words",
        "Imagines far more deals, remembers everything, reads what others did not take, and plays the last cards "
        "exactly.",
    ),
}
_TASTES: Final = {
    Temperament.COINS: QT_TRANSLATE_NOOP("Words", "hoards coins"),
    Temperament.SCOPE: QT_TRANSLATE_NOOP("Words", "hunts scope"),
    Temperament.MAXIMS: QT_TRANSLATE_NOOP("Words", "plays by the old maxims"),
    Temperament.SEVENS: QT_TRANSLATE_NOOP("Words", "saves up sevens"),
    Temperament.CAUTIOUS: QT_TRANSLATE_NOOP("Words", "leaves nothing to sweep"),
}


def level_name(level: str) -> str:
    """Return the name of a computer player's strength: ``Hard``."""
    return translate("Words", _NAMES[level]) if level in _NAMES else level.replace("_", " ").capitalize()


def level_order(level: str) -> int:
    """Return where a level stands in a list: opponents by strength, then players to measure by, then others."""
    known = list(_NAMES)
    return known.index(level) if level in known else len(known)


def level_choice(level: str) -> str:
    """Return a strength among those to choose from: ``4 · Hard``."""
    return _numbered(level, translate("Words", "%1 · %2", "number and name of a level"))


def level_caption(level: str) -> str:
    """Return a strength as it stands under a name: ``Level 4  ·  Hard``; those that have no number, by name alone."""
    return _numbered(level, translate("Words", "Level %1  ·  %2", "number and name of a level"))


def _numbered(level: str, form: str) -> str:
    if level not in OPPONENTS:
        return level_name(level)
    return fill(form, OPPONENTS.index(level) + 1, level_name(level))


def level_sentence(level: str) -> str:
    """Return what is human about a level's play, in one sentence; nothing for players that are no opponents."""
    return translate("Words", _SENTENCES[level]) if level in _SENTENCES else ""


def levels_note(levels: Sequence[str]) -> str:
    """Return how the computer players of these levels play: one sentence, or a line for each level by name."""
    known = [level for level in OPPONENTS if level in levels]
    if len(known) == 1:
        return level_sentence(known[0])
    form = translate("Words", "%1: %2", "a level; how it plays")
    return "\n".join(fill(form, level_choice(level), level_sentence(level)) for level in known)


def taste(name: str) -> str:
    """Return what somebody likes, as it follows a name: ``hunts scope``; nothing for who likes nothing special."""
    liking = temperament_of(name)
    return translate("Words", _TASTES[liking]) if liking in _TASTES else ""


def person_line(name: str) -> str:
    """Return somebody with what they like: ``Bruno hunts scope``."""
    liked = taste(name)
    return fill(translate("Words", "%1 %2", "a name; what they like: hunts scope"), name, liked) if liked else name


def about_player(name: str, level: str) -> str:
    """Return who somebody is, in lines: what they like, how strong they play, and what is human about it."""
    if level == HUMAN:
        return ""
    liked = fill(translate("Words", "%1.", "a sentence: Bruno hunts scope"), person_line(name)) if taste(name) else ""
    sentence = level_sentence(level)
    caption = " ".join(level_caption(level).split())  # on a plate words stand further apart
    strength = f"{caption}\n{sentence}".strip()
    return f"{liked}\n{strength}".strip()


def taste_note() -> str:
    """Return that what people like is no matter of strength."""
    return translate("Words", "Likings change the style, never the strength.")
