"""What went wrong with a file, as a sentence in the player's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.store.troubles import Trouble, TroubleKind
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP
from scopa_desktop.ui.words_faults import reworded

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
    TroubleKind.DATABASE_SALVAGED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The saved matches were damaged ({reason}). All that could be read is here (matches: {kept}), "
        "and the damaged file is now {aside}.",
    ),
    TroubleKind.DATABASE_FROM_BACKUP: QT_TRANSLATE_NOOP(
        "Troubles",
        "The saved matches were damaged ({reason}). The backup of {day} and all that could be read are here "
        "(matches: {kept}), and the damaged file is now {aside}.",
    ),
    TroubleKind.DATABASE_REMADE: QT_TRANSLATE_NOOP(
        "Troubles", "The file of your matches was gone; it has been written anew, and nothing is lost."
    ),
    TroubleKind.BACKUP_RESTORED: QT_TRANSLATE_NOOP(
        "Troubles", "The matches of {day} are back; the file that was there before is now {aside}."
    ),
    TroubleKind.BACKUP_STUCK: QT_TRANSLATE_NOOP(
        "Troubles", "The backup could not be restored ({reason}); everything is as it was."
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
    TroubleKind.ALREADY_RUNNING_FILE: QT_TRANSLATE_NOOP(
        "Troubles", "The game is already running: drag {name} into its window to open it."
    ),
    TroubleKind.RECORD_REFUSED: QT_TRANSLATE_NOOP("Troubles", "{name} cannot be opened: {reason}."),
    TroubleKind.PEOPLE_BROKEN: QT_TRANSLATE_NOOP(
        "Troubles",
        "The list of those who play here was unreadable ({reason}); all who have a folder are h"
        "ere, and the old file is now {aside}.",
    ),
    TroubleKind.PERSON_LOST: QT_TRANSLATE_NOOP(
        "Troubles", "The folder of {name} is gone ({path}); the others are here as before."
    ),
    TroubleKind.PERSON_UNKNOWN: QT_TRANSLATE_NOOP(
        "Troubles", "Nobody here is called {name}; those who play here are {known}."
    ),
    TroubleKind.PERSON_TWICE: QT_TRANSLATE_NOOP(
        "Troubles", "Somebody here is called {name} already; please choose another name."
    ),
    TroubleKind.PERSON_NAMELESS: QT_TRANSLATE_NOOP("Troubles", "A name has from one to {most} letters."),
    TroubleKind.PERSON_FIRST: QT_TRANSLATE_NOOP(
        "Troubles", "The first person's files are those of the program; rename this person instead."
    ),
    TroubleKind.PERSON_STUCK: QT_TRANSLATE_NOOP("Troubles", "The folder {path} could not be moved: {reason}."),
    TroubleKind.HOUSE_SETS_BROKEN: QT_TRANSLATE_NOOP(
        "Troubles", "The saved house rules were not all readable ({reason}); the old file is now {aside}."
    ),
    TroubleKind.HOUSE_SETS_STUCK: QT_TRANSLATE_NOOP(
        "Troubles", "The saved house rules are unreadable ({reason}) and could not be put aside; none are kept now."
    ),
    TroubleKind.HOUSE_SETS_NEWER: QT_TRANSLATE_NOOP(
        "Troubles", "The saved house rules were written by a newer version of the game; they are left as they are."
    ),
    TroubleKind.HOUSE_SETS_FULL: QT_TRANSLATE_NOOP(
        "Troubles", "There are {most} sets of house rules already; delete one to keep another."
    ),
    TroubleKind.PUZZLES_BROKEN: QT_TRANSLATE_NOOP(
        "Troubles", "Your results of puzzles were unreadable ({reason}); the old file is now {aside}."
    ),
    TroubleKind.PUZZLES_NEWER: QT_TRANSLATE_NOOP(
        "Troubles",
        "Your results of puzzles were written by a newer version of the game; they are left as they are.",
    ),
    TroubleKind.TABLE_PICTURE_REFUSED: QT_TRANSLATE_NOOP("Troubles", "{name} cannot be the table: {reason}."),
    TroubleKind.TABLE_PICTURE_LOST: QT_TRANSLATE_NOOP(
        "Troubles", "Your picture for the table could not be read ({reason}); the green cloth lies there again."
    ),
    TroubleKind.DECK_BROKEN: QT_TRANSLATE_NOOP(
        "Troubles", "The deck {deck} has cards that cannot be drawn; plain ones stand in for them."
    ),
    TroubleKind.DECK_LOST: QT_TRANSLATE_NOOP(
        "Troubles", "The deck {deck} is missing or damaged, so that the usual one is laid again."
    ),
    TroubleKind.RULES_FILE_NONE: QT_TRANSLATE_NOOP("Troubles", "{name} holds no house rules that this game can use."),
    TroubleKind.RULES_FILE_NEWER: QT_TRANSLATE_NOOP("Troubles", "{name} was written by a newer version of the game."),
    TroubleKind.RULES_FILE_VARIANT: QT_TRANSLATE_NOOP(
        "Troubles", "{name} is for a game that is not played here: {variant}."
    ),
    TroubleKind.RULES_FILE_RULE: QT_TRANSLATE_NOOP("Troubles", "{name} has a rule that does not exist here: {rule}."),
    TroubleKind.RULES_FILE_VALUE: QT_TRANSLATE_NOOP(
        "Troubles", "{name} sets the rule {rule} to {value}, which it cannot be."
    ),
    TroubleKind.RULES_FILE_NOTHING: QT_TRANSLATE_NOOP("Troubles", "With the rules in {name} nothing would score."),
    TroubleKind.RULES_FILE_CAP: QT_TRANSLATE_NOOP(
        "Troubles", "{name} limits the cards taken at once, which Frac does not."
    ),
    TroubleKind.RULES_FILE_TARGET: QT_TRANSLATE_NOOP(
        "Troubles", "{name} sets another target than 21, to which De Trente is always played."
    ),
}


def trouble_sentence(trouble: Trouble) -> str:
    """Return a trouble as one sentence."""
    return QCoreApplication.translate("Troubles", SENTENCES[trouble.kind]).format(
        **{name: reworded(text) for name, text in trouble.details.items()}
    )
