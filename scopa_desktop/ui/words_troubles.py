"""What went wrong with a file, as a sentence in the player's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.store.troubles import Trouble, TroubleKind
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP

# The English of `TroubleKind`, once more, because translators are shown what stands in these marks.
SENTENCES: Final = {
    TroubleKind.NO_FOLDER: QT_TRANSLATE_NOOP("Troubles", "The folder {path} cannot be used: {reason}."),
    TroubleKind.NOT_WRITTEN: QT_TRANSLATE_NOOP("Troubles", "{path} could not be written: {reason}."),
    TroubleKind.NOT_READ: QT_TRANSLATE_NOOP("Troubles", "{path} could not be read: {reason}."),
    TroubleKind.PREFERENCES_BROKEN: QT_TRANSLATE_NOOP(
        "Troubles",
        "The preferences were unreadable ({reason}); the defaults are used, and the old file is now {aside}.",
    ),
    TroubleKind.PREFERENCES_STUCK: QT_TRANSLATE_NOOP(
        "Troubles",
        "The preferences are unreadable ({reason}) and could not be put aside; the defaults are used.",
    ),
    TroubleKind.PREFERENCE_REFUSED: QT_TRANSLATE_NOOP(
        "Troubles", "The preference {key} must be {allowed}, not {value}; it is {default} now."
    ),
    TroubleKind.PREFERENCES_NOT_SAVED: QT_TRANSLATE_NOOP("Troubles", "The preferences could not be saved: {reason}."),
    TroubleKind.DATABASE_BROKEN: QT_TRANSLATE_NOOP(
        "Troubles",
        "The saved matches were unreadable ({reason}); a new file was begun, and the old one is now {aside}.",
    ),
    TroubleKind.DATABASE_STUCK: QT_TRANSLATE_NOOP(
        "Troubles", "The saved matches are unreadable ({reason}); this session's matches will not be kept."
    ),
    TroubleKind.DATABASE_NEWER: QT_TRANSLATE_NOOP(
        "Troubles",
        "The saved matches were written by a newer version of the game; they are left as they are, "
        "and this session's matches will not be kept.",
    ),
    TroubleKind.DATABASE_CLOSED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The saved matches cannot be opened for writing ({reason}); this session's matches will not be kept.",
    ),
    TroubleKind.NOT_STORED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The match could not be saved ({reason}); it goes on, and saving is tried again with every play.",
    ),
    TroubleKind.MATCH_UNREADABLE: QT_TRANSLATE_NOOP(
        "Troubles", "A saved match does not follow the rules ({reason}); it was given up as abandoned."
    ),
    TroubleKind.ALREADY_RUNNING: QT_TRANSLATE_NOOP(
        "Troubles", "The game is already running with this data folder ({path}); please use its window."
    ),
}


def trouble_sentence(trouble: Trouble) -> str:
    """Return a trouble as one sentence."""
    return QCoreApplication.translate("Troubles", SENTENCES[trouble.kind]).format(**trouble.details)
