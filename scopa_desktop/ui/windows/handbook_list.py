"""The list at the side of the handbook: its chapters, or the lines that were found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.handbook.searching import Hit
from scopa_desktop.ui.handbook.written import Chapter
from scopa_desktop.ui.widgets import Look, SlimBar

_Index = QModelIndex | QPersistentModelIndex
_WHAT: Final = Qt.ItemDataRole.UserRole
"""What a row stands for: a `Chapter`, a `Hit`, or None for the name of a part."""
_BEFORE: Final = 18
"""So many letters before the first word that was found are shown of a line."""


class _Rows(QStyledItemDelegate):
    """Paints names of parts, chapters, and lines with the words that were found."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        px, what = self._look.theme.px, index.data(_WHAT)
        if isinstance(what, Hit):
            return QSize(px(120), px(50))
        return QSize(px(120), px(30) if what is not None else px(26 if not index.row() else 38))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, what = QRectF(option.rect).adjusted(0, 0, -2, 0), index.data(_WHAT)
        if what is None:
            theme, px = self._look.theme, self._look.theme.px
            place = rect.adjusted(px(10), rect.height() - px(24), 0, 0)
            font = theme.ui_font("caption", weight=600)
            paint.text(painter, place, str(index.data(Qt.ItemDataRole.DisplayRole)), font, theme.ui.ink2)
        else:
            self._ground(painter, option, rect)
            if isinstance(what, Hit):
                self._hit(painter, rect, what, str(index.data(Qt.ItemDataRole.ToolTipRole)))
            else:
                self._chapter(painter, option, rect, what)
        painter.restore()

    def _ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRectF) -> None:
        ui, body = self._look.theme.ui, rect.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.setBrush(color(ui.accent_soft))
            painter.drawRoundedRect(body, 8, 8)
            painter.setBrush(color(ui.accent))
            painter.drawRoundedRect(QRectF(body.x(), body.y() + 5, 3.5, body.height() - 10), 1.7, 1.7)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(color(ui.ink, 0.06))
            painter.drawRoundedRect(body, 8, 8)
        if chosen and isinstance(option.widget, QWidget) and option.widget.hasFocus():
            paint.focus_ring(painter, ui.focus, body.adjusted(1, 1, -1, -1), 7, 0.0)

    def _chapter(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRectF, chapter: Chapter) -> None:
        theme, px = self._look.theme, self._look.theme.px
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        font = theme.ui_font("label", weight=600 if chosen else 400)
        place = rect.adjusted(px(26 if chapter.within else 12), 0, -px(4), 0)
        paint.text(painter, place, chapter.title, font, theme.ui.ink)

    def _hit(self, painter: QPainter, rect: QRectF, hit: Hit, chapter: str) -> None:
        theme, px = self._look.theme, self._look.theme.px
        above = QRectF(rect.x() + px(12), rect.y() + px(5), rect.width() - px(16), px(21))
        _paint_line(painter, above, hit, theme.ui_font("label"), theme.ui.ink, theme.ui.accent)
        below = QRectF(above.x(), above.bottom(), above.width(), px(19))
        paint.text(painter, below, chapter, theme.ui_font("caption"), theme.ui.ink2)


def _paint_line(painter: QPainter, place: QRectF, hit: Hit, font: QFont, ink: str, accent: str) -> None:
    """Paint as much of a line as there is room for, from a little before the first word that was found."""
    start = max(0, hit.spans[0][0] - _BEFORE)
    if start:
        start = hit.line.text.find(" ", start, hit.spans[0][0]) + 1 or start
    lead = "… " if start else ""
    text = QFontMetricsF(font).elidedText(lead + hit.line.text[start:], Qt.TextElideMode.ElideRight, place.width() - 6)
    layout = QTextLayout(text, font)
    formats = []
    for begin, end in hit.spans:
        found = QTextLayout.FormatRange()
        found.start, found.length = begin - start + len(lead), end - begin
        look = QTextCharFormat()
        look.setFontWeight(QFont.Weight.DemiBold)
        look.setForeground(color(accent))
        found.format = look
        formats.append(found)
    layout.setFormats(formats)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(100_000)
    layout.endLayout()
    painter.save()
    painter.setClipRect(place)
    painter.setPen(color(ink))
    layout.draw(painter, QPointF(place.x(), place.y() + (place.height() - line.height()) / 2))
    painter.restore()


class HandbookList(QListWidget):
    """The list; arrow keys turn to what it stands on, Enter goes over to the text.

    Args:
        look: the look.
        parent: the sheet.

    Signals:
        turned: somebody chose the chapter of this name.
        found: somebody chose this `Hit`.
        left: on to the text.
    """

    turned = Signal(str)
    found = Signal(object)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setItemDelegate(_Rows(look, self))
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(look, self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentItemChanged.connect(self._turn)

    def show_chapters(self, parts: Sequence[tuple[str, Sequence[Chapter]]], now: str) -> None:
        """List the chapters, and stand on one of them."""
        self.setAccessibleName(self.tr("Contents"))
        self._begin()
        for name, chapters in parts:
            heading = QListWidgetItem(name)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(heading)
            for each in chapters:
                item = QListWidgetItem(each.title)
                item.setData(_WHAT, each)
                self.addItem(item)
        self.blockSignals(False)
        self.stand_on(now)

    def show_hits(self, hits: Sequence[Hit], titles: dict[str, str]) -> None:
        """List lines that were found, with the chapters that they are in."""
        self.setAccessibleName(self.tr("Lines found"))
        self._begin()
        for hit in hits:
            title = titles[hit.line.chapter]
            item = QListWidgetItem(f"{hit.line.text} ({title})")
            item.setData(_WHAT, hit)
            item.setToolTip(title)
            self.addItem(item)
        self.blockSignals(False)

    def _begin(self) -> None:
        self.blockSignals(True)
        self.clear()
        self.scrollToTop()

    def stand_on(self, key: str) -> None:
        """Mark a chapter as the one that is shown."""
        for row in range(self.count()):
            what = self.item(row).data(_WHAT)
            if isinstance(what, Chapter) and what.key == key:
                self._mark(row)
                return

    def step(self, by: int) -> None:
        """Go on among the lines that were found, round and round."""
        if self.count():
            now = self.currentRow()
            self.setCurrentRow((now + by) % self.count() if now >= 0 else (0 if by > 0 else self.count() - 1))

    def _mark(self, row: int) -> None:
        self.blockSignals(True)
        self.setCurrentRow(row)
        self.blockSignals(False)
        self.show_current()

    def show_current(self) -> None:
        """Bring the row into sight that one stands on."""
        if self.currentRow() <= 1:  # with the name of the part above the first chapter
            self.scrollToTop()
        else:
            self.scrollToItem(self.currentItem())

    def _turn(self, item: QListWidgetItem | None) -> None:
        what = item.data(_WHAT) if item is not None else None
        if isinstance(what, Chapter):
            self.turned.emit(what.key)
        elif isinstance(what, Hit):
            self.found.emit(what)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)
