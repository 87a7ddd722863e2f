"""All keys on one sheet: those of the menus as the menus have them, those of the table, those that work everywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QMenuBar, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.sentences import ended, labelled, listing, sentences
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.table.keys import REPLAY_KEYS, TABLE_KEYS, ReplayKey, TableKey
from scopa_desktop.ui.widgets import Look, Scroll, Text, plain
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP

_Key = Qt.Key
_GAP, _PAD, _CAP_H = 6, 8, 24
_WIDE = 1150
"""In a window of at least this width, in pixels of a font of usual size, there are three columns."""
_HEAD = 1.5
"""How many rows the heading of a section is as high as."""

_EVERYWHERE: Final = (
    TableKey((_Key.Key_Tab,), QT_TRANSLATE_NOOP("Table", "The next control; with Shift the one before")),
    TableKey(
        (_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down),
        QT_TRANSLATE_NOOP("Table", "Another choice of the same kind"),
        QT_TRANSLATE_NOOP("Table", "Arrows"),
    ),
    TableKey((_Key.Key_Space,), QT_TRANSLATE_NOOP("Table", "Switch or choose it")),
    TableKey((_Key.Key_Return, _Key.Key_Enter), QT_TRANSLATE_NOOP("Table", "Press the button")),
    TableKey((_Key.Key_Escape,), QT_TRANSLATE_NOOP("Table", "Go back; out of full screen")),
    TableKey((_Key.Key_Alt,), QT_TRANSLATE_NOOP("Table", "The menus"), QT_TRANSLATE_NOOP("Table", "Alt or F10")),
)

HANDBOOK_KEYS: Final = (
    ReplayKey(("Ctrl+F",), QT_TRANSLATE_NOOP("Table", "Look for words")),
    ReplayKey(("Ctrl+G", "Ctrl+Shift+G"), QT_TRANSLATE_NOOP("Table", "The next line found; the one before")),
    ReplayKey(("Alt+Left", "Alt+Right"), QT_TRANSLATE_NOOP("Table", "Back; forward")),
)


@dataclass(frozen=True, slots=True)
class KeyRow:
    """What some keys do.

    Attributes:
        text: what they do.
        keys: how each is written.
    """

    text: str
    keys: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeySection:
    """Keys that belong together."""

    title: str
    rows: tuple[KeyRow, ...]


def key_sections(menus: QMenuBar) -> list[KeySection]:
    """Return everything that keys do: at the table, in a replay, everywhere, and what the menus offer."""
    translate = QCoreApplication.translate
    found = [
        KeySection(translate("KeysSheet", "At the table"), tuple(map(_row, TABLE_KEYS))),
        KeySection(translate("KeysSheet", "While a match is replayed"), tuple(map(_sequences, REPLAY_KEYS))),
        KeySection(translate("KeysSheet", "In the handbook"), tuple(map(_sequences, HANDBOOK_KEYS))),
        KeySection(translate("KeysSheet", "Everywhere"), tuple(map(_row, _EVERYWHERE))),
    ]
    for action in menus.actions():
        menu = action.menu()
        rows = tuple(_menu_rows(menu)) if isinstance(menu, QMenu) else ()
        if rows:
            found.append(KeySection(plain(action.text()), rows))
    return found


def _row(keys: TableKey) -> KeyRow:
    if keys.label:
        return KeyRow(keys.text, (QCoreApplication.translate("Table", keys.label),))
    return KeyRow(keys.text, tuple(_written(QKeySequence(key)) for key in keys.keys))


def _sequences(keys: ReplayKey) -> KeyRow:
    return KeyRow(keys.text, tuple(_written(QKeySequence(key)) for key in keys.keys))


def _menu_rows(menu: QMenu, above: str = "") -> Iterator[KeyRow]:
    for action in menu.actions():
        below = action.menu()
        text = plain(action.text()).removesuffix("…").rstrip()
        if above:
            text = labelled(above, text)
        if isinstance(below, QMenu):
            yield from _menu_rows(below, text)
        elif action.shortcuts():
            yield KeyRow(text, tuple(_written(keys) for keys in action.shortcuts()))


def _written(keys: QKeySequence) -> str:
    return keys.toString(QKeySequence.SequenceFormat.NativeText)


def _spread(sections: Sequence[KeySection], columns: int) -> list[list[KeySection]]:
    """Return the sections in columns of about the same length."""
    lengths = [len(section.rows) + _HEAD for section in sections]
    most = sum(lengths) / columns
    found: list[list[KeySection]] = [[]]
    filled = 0.0
    for section, length in zip(sections, lengths, strict=True):
        if found[-1] and len(found) < columns and filled + length / 2 > most:
            found.append([])
            filled = 0.0
        found[-1].append(section)
        filled += length
    return found


class _Caps(QWidget):
    """Keys, drawn as keys."""

    def __init__(self, look: Look, keys: Sequence[str]) -> None:
        super().__init__()
        self._look, self._keys = look, tuple(keys)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _widths(self) -> list[int]:
        px, font = self._look.theme.px, self._look.theme.ui_font("caption", weight=600)
        return [max(px(_CAP_H), round(paint.text_width(font, key)) + 2 * px(_PAD)) for key in self._keys]

    def sizeHint(self) -> QSize:
        px, widths = self._look.theme.px, self._widths()
        return QSize(sum(widths) + px(_GAP) * (len(widths) - 1) + 2, px(_CAP_H) + 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui, px = self._look.theme, self._look.theme.ui, self._look.theme.px
        x = 1.0
        for key, width in zip(self._keys, self._widths(), strict=True):
            cap = QRectF(x, 1, width, px(_CAP_H))
            painter.setPen(QPen(color(ui.edge, 0.9), 1))
            painter.setBrush(color(ui.edge, 0.5))
            painter.drawRoundedRect(cap.translated(0, 1.4), 5, 5)
            painter.setBrush(color(ui.surface))
            painter.drawRoundedRect(cap, 5, 5)
            paint.text(painter, cap, key, theme.ui_font("caption", weight=600), ui.ink, paint.CENTRE)
            x += width + px(_GAP)
        painter.end()


class KeysSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        sections: what it lists.
    """

    def __init__(self, look: Look, parent: QWidget, sections: Sequence[KeySection]) -> None:
        super().__init__(look, parent, QSize(1140, 640), self.tr("Keys"))
        self.sections = tuple(sections)
        self.build()

    def build(self) -> None:
        px, column = self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(22), px(18), px(16))
        column.setSpacing(px(8))
        column.addWidget(Text(self.look, self.tr("Keys"), "title", wrap=True))
        content = QWidget()
        sides = QHBoxLayout(content)
        sides.setContentsMargins(px(4), 0, px(14), px(4))
        sides.setSpacing(px(30))
        self._columns = self._wanted_columns()
        for part in _spread(self.sections, self._columns):
            sides.addLayout(self._side(part), 1)
        self.scroll = Scroll(self.look, content)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroll.setAccessibleName(sentences(*self._spoken()))
        column.addWidget(self.scroll, 1)
        column.addLayout(self.foot())

    def _wanted_columns(self) -> int:
        return 3 if self._below.width() >= _WIDE * self.look.theme.scale else 2

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._wanted_columns() != self._columns:
            self.rebuild()

    def _spoken(self) -> Iterator[str]:
        for section in self.sections:
            yield ended(section.title)
            for row in section.rows:
                yield ended(labelled(row.text, listing(row.keys)))

    def _side(self, sections: Sequence[KeySection]) -> QVBoxLayout:
        px, side = self.look.theme.px, QVBoxLayout()
        side.setSpacing(px(5))
        for number, section in enumerate(sections):
            if number:
                side.addSpacing(px(12))
            side.addWidget(Text(self.look, section.title, "head"))
            for each in section.rows:
                row = QHBoxLayout()
                row.setSpacing(px(12))
                row.addWidget(Text(self.look, each.text, "label", wrap=True), 1)
                row.addWidget(_Caps(self.look, each.keys), 0, Qt.AlignmentFlag.AlignTop)
                side.addLayout(row)
        side.addStretch(1)
        return side
