"""What may go wrong with a file, each as one sentence for the player.

A trouble is data, a kind and what fills its sentence, so that a window can say it in another language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

from scopa_desktop.core.wording import Fault, Wording, wording_of


class TroubleKind(StrEnum):
    """Everything that the store may have to tell; the value is the English sentence."""

    NO_FOLDER = "The folder {path} cannot be used: {reason}."
    NOT_WRITTEN = "{path} could not be written: {reason}."
    NOT_READ = "{path} could not be read: {reason}."
    PREFERENCES_BROKEN = (
        "The preferences were unreadable ({reason}); the defaults are used, and the old file is now {aside}."
    )
    PREFERENCES_STUCK = "The preferences are unreadable ({reason}) and could not be put aside; the defaults are used."
    PREFERENCE_REFUSED = "The preference {key} must be {allowed}, not {value}; it is {default} now."
    PREFERENCES_NOT_SAVED = "The preferences could not be saved: {reason}."
    DATABASE_BROKEN = (
        "The saved matches were unreadable ({reason}); a new file was begun, and the old one is now {aside}."
    )
    DATABASE_SALVAGED = (
        "The saved matches were damaged ({reason}). All that could be read is here (matches: {kept}), "
        "and the damaged file is now {aside}."
    )
    DATABASE_FROM_BACKUP = (
        "The saved matches were damaged ({reason}). The backup of {day} and all that could be read are here "
        "(matches: {kept}), and the damaged file is now {aside}."
    )
    DATABASE_REMADE = "The file of your matches was gone; it has been written anew, and nothing is lost."
    BACKUP_RESTORED = "The matches of {day} are back; the file that was there before is now {aside}."
    BACKUP_STUCK = "The backup could not be restored ({reason}); everything is as it was."
    DATABASE_STUCK = "The saved matches are unreadable ({reason}); this session's matches will not be kept."
    DATABASE_NEWER = (
        "The saved matches were written by a newer version of the game; they are left as they are, "
        "and this session's matches will not be kept."
    )
    DATABASE_CLOSED = (
        "The saved matches cannot be opened for writing ({reason}); this session's matches will not be kept."
    )
    NOT_STORED = "The match could not be saved ({reason}); it goes on, and saving is tried again with every play."
    MATCH_UNREADABLE = "A saved match does not follow the rules ({reason}); it was given up as abandoned."
    ALREADY_RUNNING = "The game is already running with this data folder ({path}); please use its window."
    ALREADY_RUNNING_FILE = "The game is already running: drag {name} into its window to open it."
    RECORD_REFUSED = "{name} cannot be opened: {reason}."
    PEOPLE_BROKEN = (
        "The list of those who play here was unreadable ({reason}); all who have a folder are h"
        "ere, and the old file is now {aside}."
    )
    PERSON_LOST = "The folder of {name} is gone ({path}); the others are here as before."
    PERSON_UNKNOWN = "Nobody here is called {name}; those who play here are {known}."
    PERSON_TWICE = "Somebody here is called {name} already; please choose another name."
    PERSON_NAMELESS = "A name has from one to {most} letters."
    PERSON_FIRST = "The first person's files are those of the program; rename this person instead."
    PERSON_STUCK = "The folder {path} could not be moved: {reason}."
    HOUSE_SETS_BROKEN = "The saved house rules were not all readable ({reason}); the old file is now {aside}."
    HOUSE_SETS_STUCK = "The saved house rules are unreadable ({reason}) and could not be put aside; none are kept now."
    HOUSE_SETS_NEWER = "The saved house rules were written by a newer version of the game; they are left as they are."
    HOUSE_SETS_FULL = "There are {most} sets of house rules already; delete one to keep another."
    PUZZLES_BROKEN = "Your results of puzzles were unreadable ({reason}); the old file is now {aside}."
    PUZZLES_NEWER = "Your results of puzzles were written by a newer version of the game; they are left as they are."
    TABLE_PICTURE_REFUSED = "{name} cannot be the table: {reason}."
    TABLE_PICTURE_LOST = "Your picture for the table could not be read ({reason}); the green cloth lies there again."
    DECK_BROKEN = "The deck {deck} has cards that cannot be drawn; plain ones stand in for them."
    DECK_LOST = "The deck {deck} is missing or damaged, so that the usual one is laid again."
    RULES_FILE_NONE = "{name} holds no house rules that this game can use."
    RULES_FILE_NEWER = "{name} was written by a newer version of the game."
    RULES_FILE_VARIANT = "{name} is for a game that is not played here: {variant}."
    RULES_FILE_RULE = "{name} has a rule that does not exist here: {rule}."
    RULES_FILE_VALUE = "{name} sets the rule {rule} to {value}, which it cannot be."
    RULES_FILE_NOTHING = "With the rules in {name} nothing would score."
    RULES_FILE_CAP = "{name} limits the cards taken at once, which Frac does not."
    RULES_FILE_TARGET = "{name} sets another target than 21, to which De Trente is always played."


@dataclass(frozen=True, slots=True)
class Trouble:
    """One thing that went wrong.

    Attributes:
        kind: the sentence.
        details: what stands for its placeholders.
    """

    kind: TroubleKind
    details: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, kind: TroubleKind, **details: object) -> Trouble:
        """Return a trouble with these details, each shortened to what fits in a sentence."""
        return cls(kind, {name: detail(value) for name, value in details.items()})

    def __str__(self) -> str:
        return self.kind.value.format(**{name: shorten(value) for name, value in self.details.items()})


Reporter: TypeAlias = Callable[[Trouble], None]
"""Who is told of troubles."""


class StoreError(Exception):
    """Something that the store could not do; `trouble` says it in one sentence."""

    def __init__(self, trouble: Trouble) -> None:
        """Wrap a trouble."""
        super().__init__(str(trouble))
        self.trouble = trouble

    @classmethod
    def of(cls, kind: TroubleKind, **details: object) -> StoreError:
        """Return the error of a trouble with these details."""
        return cls(Trouble.of(kind, **details))


def detail(value: object, length: int = 200) -> str:
    """Return what stands in a sentence for a value: what is a `Wording` stays so, to be said in another language."""
    said = wording_of(value)
    return said if isinstance(said, Wording) else shorten(said, length)


def shorten(text: str, length: int = 200) -> str:
    """Return a text on one line, without control characters, of at most `length` characters."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line if len(line) <= length else line[: length - 1] + "…"


def reason_of(fault: BaseException) -> Wording:
    """Return why a file operation failed, in a few words and without the path.

    >>> reason_of(PermissionError(13, "Permission denied", "/x"))
    'permission denied'
    """
    if isinstance(fault, Fault):
        return fault.wording
    text = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    text = shorten(text or type(fault).__name__, 120).rstrip(".")
    return Wording(text if text[:2].isupper() else text[:1].lower() + text[1:])


def shown(path: Path) -> str:
    """Return a path as a sentence shows it."""
    return str(path)
