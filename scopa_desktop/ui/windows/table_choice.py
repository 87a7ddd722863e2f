"""The choice of a table: a painted tile each, and a picture of the player's own."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.store.own_table import ENDINGS, keep_picture
from scopa_desktop.store.preferences import CLOTHS
from scopa_desktop.store.troubles import StoreError
from scopa_desktop.ui import paint
from scopa_desktop.ui.apart import Apart
from scopa_desktop.ui.buttons import Button, Tile, hovered
from scopa_desktop.ui.cloth import OWN, TABLES, Felt, color
from scopa_desktop.ui.widgets import RING, Look, Text

COLUMNS: Final = 5
translate = QCoreApplication.translate


def ask_for_picture(parent: QWidget) -> str:
    """Ask which picture is to be the table; empty if none."""
    kinds = " ".join(f"*.{each}" for each in ENDINGS)
    title, names = translate("TableChoice", "A picture as the table"), translate("TableChoice", "Pictures")
    return QFileDialog.getOpenFileName(parent, title, str(Path.home()), f"{names} ({kinds})")[0]


def table_felt(look: Look, name: str) -> Felt:
    """Return a table as it would lie there; until a picture of one's own is read, what stands in for that."""
    if name != OWN or not look.theme.has_picture:
        return TABLES[name]
    if look.theme.own is None and not look.theme.reading:
        look.theme.read_picture()
    return look.theme.own or TABLES[name]


class TableTile(Tile):
    """A table, painted small as it would lie there; one without a picture yet asks for it."""

    radius = 10.0

    def __init__(self, look: Look, name: str, table: str, parent: QWidget) -> None:
        super().__init__(look, name, parent)
        self.table = table
        self._felt = TABLES[table]
        self._swatch: tuple[object, QPixmap] | None = None
        if table == OWN:
            look.theme.laid.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Paint the picture as it is now."""
        self._felt = table_felt(self.look, self.table)
        self.update()

    @property
    def asks(self) -> bool:
        """Whether there is nothing to lay yet."""
        return self.table == OWN and not self.look.theme.has_picture

    def sizeHint(self) -> QSize:
        return QSize(self.look.theme.px(120), self.look.theme.px(104) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.theme.px(64), self.sizeHint().height())

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        px, felt = self.look.theme.px, self._felt
        clip = QPainterPath()
        clip.addRoundedRect(rect.adjusted(1, 1, -1, -1), self.radius - 1, self.radius - 1)
        painter.save()
        painter.setClipPath(clip)
        if self.asks:
            painter.fillRect(rect, color(felt.mid))
        else:
            painter.drawPixmap(rect, self._painted(rect), QRectF(self._painted(rect).rect()))
        if hovered(self):
            painter.fillRect(rect, color(felt.ink, 0.08))
        band = QRectF(rect.x(), rect.bottom() - px(24), rect.width(), px(24))
        painter.fillRect(band, color(felt.panel, 0.66))
        painter.restore()
        font = self.look.theme.ui_font("caption", weight=600)
        paint.text(painter, band.adjusted(px(6), 0, -px(6), 0), self.text(), font, felt.ink, paint.CENTRE)
        if self.asks:
            side = px(26)
            place = QRectF(rect.center().x() - side / 2, (rect.y() + band.y() - side) / 2, side, side)
            paint.icon(painter, "plus", place, felt.ink, 2.2)
        elif self.isChecked():
            self.paint_tick(painter, QPointF(rect.right() - px(15), rect.y() + px(15)), px(9))

    def _painted(self, rect: QRectF) -> QPixmap:
        ratio = self.devicePixelRatioF()
        key = (self._felt, rect.width(), rect.height(), ratio)
        if self._swatch is None or self._swatch[0] != key:
            made = paint.felt_pixmap(self._felt, round(rect.width()), round(rect.height()), ratio)
            self._swatch = (key, made)
        return self._swatch[1]


class TableChoice(QWidget):
    """All tables as tiles, the player's own picture last.

    Args:
        look: the look.
        chosen: the table that lies there now.

    Signals:
        chosen: the name of a table, which is to be laid at once.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._now = look, chosen
        px = look.theme.px
        column, grid, group = QVBoxLayout(self), QGridLayout(), QButtonGroup(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(2))
        grid.setSpacing(px(4))
        for row, words in enumerate((self.tr("Felt"), self.tr("Other tables"))):
            label = Text(look, words, "strong")
            label.setContentsMargins(4, px(12) if row else 0, 0, 0)
            grid.addWidget(label, 2 * row, 0, 1, COLUMNS)
        self.tiles: dict[str, TableTile] = {}
        for number, name in enumerate(CLOTHS):
            tile = TableTile(look, look.words.table_name(name), name, self)
            tile.setChecked(name == chosen)
            tile.clicked.connect(lambda _=False, name=name: self._choose(name))
            group.addButton(tile)
            grid.addWidget(tile, 2 * (number // COLUMNS) + 1, number % COLUMNS)
            self.tiles[name] = tile
        column.addLayout(grid)
        below = QHBoxLayout()
        self._note = Text(look, "", "caption", "bad", wrap=True)
        self._note.setContentsMargins(4, 0, 0, 0)
        self.another = Button(look, self.tr("Another picture …"), "quiet")
        self.another.clicked.connect(self._ask)
        below.addWidget(self._note, 1, Qt.AlignmentFlag.AlignVCenter)
        below.addWidget(self.another)
        column.addLayout(below)
        self._show_note("")

    @property
    def note(self) -> str:
        """What is said about a picture that was refused."""
        return self._note.text()

    def _show_note(self, words: str, tone: str = "bad") -> None:
        self._note.set_tone(tone)
        self._note.setText(words)
        self._note.setVisible(bool(words))
        self.another.setVisible(self._look.theme.has_picture and self._now == OWN)

    def _choose(self, name: str) -> None:
        if name == OWN and self.tiles[OWN].asks:
            self._tick()
            self._ask()
            return
        self._take(name)

    def _take(self, name: str) -> None:
        self._now = name
        self._tick()
        self._show_note("")
        self.chosen.emit(name)

    def _tick(self) -> None:
        for name, tile in self.tiles.items():
            tile.setChecked(name == self._now)
            tile.update()

    def _ask(self) -> None:
        found = ask_for_picture(self)
        if found:
            self.take_picture(Path(found))

    def take_picture(self, source: Path) -> None:
        """Copy a picture, in a thread of its own, and lay it as the table, or say in one sentence why not."""
        picture = self._look.theme.picture
        if picture is None:
            return
        self._show_note(self.tr("The picture is being read …"), "ink2")
        self.setEnabled(False)
        Apart(partial(keep_picture, source, picture), self._picture_kept, self)

    def _picture_kept(self, fault: object) -> None:
        from scopa_desktop.ui.words_troubles import trouble_sentence

        self.setEnabled(True)
        if isinstance(fault, StoreError):
            self._show_note(trouble_sentence(fault.trouble))
            return
        if self._look.theme.felt.name == OWN:  # another one in its place
            self._look.theme.set_table(OWN)
        self._take(OWN)
        self.tiles[OWN].refresh()
