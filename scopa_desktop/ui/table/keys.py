"""The keys that the table itself understands, each with what it does; the sheet of shortcuts lists them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt

from scopa_desktop.ui.words import QT_TRANSLATE_NOOP

_Key = Qt.Key


@dataclass(frozen=True, slots=True)
class TableKey:
    """Keys that do one thing.

    Attributes:
        keys: the keys.
        source: what they do, before it is translated.
        label: how they are written together, where that is shorter than all their names; before it is translated.
    """

    keys: tuple[Qt.Key, ...]
    source: str
    label: str = ""

    @property
    def text(self) -> str:
        """What they do."""
        return QCoreApplication.translate("Table", self.source)


ENTER: Final = (_Key.Key_Return, _Key.Key_Enter)
STEPS: Final = {_Key.Key_Left: -1, _Key.Key_Right: 1}
ROWS: Final = {_Key.Key_Up: 1, _Key.Key_Down: -1}
"""By how many rows a key looks further away from the hand."""
NUMBERS: Final = (*(_Key(_Key.Key_1 + number) for number in range(9)), _Key.Key_0)
"""What picks the first to the tenth card."""

LAST: Final = _Key.Key_L

TABLE_KEYS: Final = (
    TableKey(tuple(STEPS), QT_TRANSLATE_NOOP("Table", "The next card, or the next way to take")),
    TableKey(
        NUMBERS,
        QT_TRANSLATE_NOOP("Table", "The first to the tenth card, or that way to take"),
        QT_TRANSLATE_NOOP("Table", "1 to 0"),
    ),
    TableKey((*ENTER, _Key.Key_Space), QT_TRANSLATE_NOOP("Table", "Play it; finish what moves")),
    TableKey((_Key.Key_Tab,), QT_TRANSLATE_NOOP("Table", "Choose among the ways to take")),
    TableKey(tuple(ROWS), QT_TRANSLATE_NOOP("Table", "Look at the table, the piles, the players and the score")),
    TableKey((LAST,), QT_TRANSLATE_NOOP("Table", "Show the last play once more")),
    TableKey((_Key.Key_Escape,), QT_TRANSLATE_NOOP("Table", "Choose again; back to the hand")),
)


@dataclass(frozen=True, slots=True)
class ReplayKey:
    """Keys that lead along a replayed match.

    Attributes:
        keys: the keys; of two the first leads back.
        source: what they do, before it is translated.
    """

    keys: tuple[str, ...]
    source: str

    @property
    def text(self) -> str:
        """What they do."""
        return QCoreApplication.translate("Table", self.source)


REPLAY_KEYS: Final = (
    ReplayKey(("Left", "Right"), QT_TRANSLATE_NOOP("Table", "A play back; the next play")),
    ReplayKey(("Home", "End"), QT_TRANSLATE_NOOP("Table", "To the beginning; to the end")),
    ReplayKey(("Space",), QT_TRANSLATE_NOOP("Table", "Go on by itself; stop")),
    ReplayKey(("Shift+Left", "Shift+Right"), QT_TRANSLATE_NOOP("Table", "The sweep before; the next sweep")),
    ReplayKey(("Ctrl+Left", "Ctrl+Right"), QT_TRANSLATE_NOOP("Table", "The capture before; the next capture")),
    ReplayKey(("PgUp", "PgDown"), QT_TRANSLATE_NOOP("Table", "The round before; the next round")),
    ReplayKey(("V",), QT_TRANSLATE_NOOP("Table", "All hands, or those that were seen")),
    ReplayKey(("Return",), QT_TRANSLATE_NOOP("Table", "Play on from here")),
)
