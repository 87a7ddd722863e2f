"""The log beside the table: the plays of the round as sentences, while they are made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.roundlog import Told
from scopa_desktop.ui.table.keys import LAST
from scopa_desktop.ui.table.layout import unit
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.widgets import Look, SlimBar

WIDTH: Final = 268
"""The panel's width, in units of the table."""
LEAST_TABLE: Final = 900
"""Pixels that the table keeps beside the panel; where there are fewer, the panel lies over its edge."""
_TOLD = Qt.ItemDataRole.UserRole
_HEAD = 38
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_Index = QModelIndex | QPersistentModelIndex


class _Rows(QStyledItemDelegate):
    """Paints sentences on glass: a face before each, gold for a sweep."""

    def __init__(self, look: Look, panel: LogPanel) -> None:
        super().__init__(panel)
        self._look, self._panel = look, panel

    def _font(self, told: Told) -> QFont:
        return self._look.theme.font("strong" if told.sweep else "label", self._panel.u)

    def _words(self, width: float) -> float:
        return width - 44 * self._panel.u

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        told, u = index.data(_TOLD), self._panel.u
        width = self._panel.list.viewport().width()
        room = QRectF(0, 0, self._words(width), 10_000)
        height = QFontMetricsF(self._font(told)).boundingRect(room, _WRAP, told.sentence).height()
        return QSize(width, round(max(height + 10 * u, 30 * u)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        told, u, felt = index.data(_TOLD), self._panel.u, self._look.theme.felt
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected) and self._panel.list.hasFocus()
        if option.state & QStyle.StateFlag.State_MouseOver or chosen:
            painter.setPen(QPen(color(felt.ivory), 2 * u) if chosen else Qt.PenStyle.NoPen)
            painter.setBrush(color(felt.ink, 0.10))
            painter.drawRoundedRect(rect.adjusted(2, 1, -2, -1), 7 * u, 7 * u)
        if told.sweep:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(felt.gold))
            painter.drawRoundedRect(QRectF(rect.x() + 2, rect.y() + 5 * u, 3 * u, rect.height() - 10 * u), 1.5, 1.5)
        if told.avatar is not None:
            paint.avatar(painter, told.avatar, QPointF(rect.x() + 20 * u, rect.center().y()), 10.5 * u)
        painter.setFont(self._font(told))
        quiet = felt.ink if told.avatar is not None else felt.ink2
        painter.setPen(color(felt.gold if told.sweep else quiet))
        painter.drawText(
            QRectF(rect.x() + 38 * u, rect.y(), self._words(rect.width()), rect.height()), _WRAP, told.sentence
        )
        painter.restore()


class _List(QListWidget):
    """The sentences; Esc goes back to the table, and letters mean what they mean there."""

    left = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.selectedItems():  # the keys are seen on the last play
            self.setCurrentRow(self.count() - 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)


class LogPanel(QWidget):
    """A column of glass at the right of the table; the table makes room for it where it is wide enough.

    Args:
        look: the look.
        view: the table.
        parent: what both lie on.

    Signals:
        picked: a play that is to be shown once more.
    """

    picked = Signal(object)

    def __init__(self, look: Look, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._view = look, view
        self._told: tuple[Told, ...] = ()
        self.u = 1.0
        self.setAccessibleName(self.tr("Plays of this round"))
        self.list = _List(self)
        self.list.setAccessibleName(self.tr("Plays of this round"))
        self.list.setItemDelegate(_Rows(look, self))
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBar(SlimBar(look, self.list, on_glass=True))
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setMouseTracking(True)
        self.list.viewport().setAutoFillBackground(False)
        self.list.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setToolTip(self.tr("A click shows a play once more"))
        self.list.itemClicked.connect(self._pick)
        self.list.itemActivated.connect(self._pick)
        self.list.left.connect(lambda: view.setFocus(Qt.FocusReason.OtherFocusReason))
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.list)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        view.resized.connect(self._follow)
        look.theme.changed.connect(self.update)
        look.theme.rescaled.connect(self._follow)
        self.hide()

    def show_told(self, told: Sequence[Told]) -> None:
        """List what has happened; what is new comes into sight."""
        new = tuple(told)
        if new == self._told:
            return
        kept = self._told if new[: len(self._told)] == self._told else ()
        if not kept:
            self.list.clear()
        for each in new[len(kept) :]:
            item = QListWidgetItem(each.sentence)
            item.setData(_TOLD, each)
            self.list.addItem(item)
        self._told = new
        self._show_end()

    @property
    def told(self) -> tuple[Told, ...]:
        """What is listed."""
        return self._told

    def _pick(self, item: QListWidgetItem) -> None:
        told = item.data(_TOLD)
        if told.play is not None:
            self.picked.emit(told.play)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == LAST:
            self._view.replaying.toggle()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QEvent) -> None:  # type: ignore[override]
        self.place()

    def hideEvent(self, event: QEvent) -> None:  # type: ignore[override]
        self._view.set_side(0)

    def _follow(self) -> None:
        if not self.isHidden():
            self.place()

    def place(self) -> None:
        """Lie at the right of the table, and let it make room."""
        place, view = self._view.geometry(), self._view
        self.u = unit(place.width(), place.height(), self._look.theme.text_size)
        wide, m = round(WIDTH * self.u), round(12 * self.u)
        beside = place.width() - wide - m >= LEAST_TABLE
        view.set_side(wide + m if beside else 0)
        top, bottom = place.y() + m, place.bottom() - m
        if not beside:  # the piles at the upper and the lower edge stay free
            layout = view.table.layout
            top, bottom = round(place.y() + layout.table.y), round(place.y() + layout.table.bottom)
        self.setGeometry(QRect(place.right() - m - wide + 1, top, wide, bottom - top))
        pad = round(6 * self.u)
        self._column.setContentsMargins(pad, round(_HEAD * self.u), pad, pad)
        self.layout().activate()
        self.list.doItemsLayout()
        self._show_end()

    def _show_end(self) -> None:
        self.list.scrollToBottom()
        QTimer.singleShot(0, self, self.list.scrollToBottom)  # when the new rows have their heights

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, u = self._look.theme, self.u
        paint.glass(painter, theme.felt, QRectF(self.rect()), 14 * u, 0.86, 0.3)
        head = QRectF(16 * u, 0, self.width() - 32 * u, _HEAD * u)
        paint.text(painter, head, self.accessibleName(), theme.font("strong", u), theme.felt.ink)
        painter.fillRect(QRectF(14 * u, (_HEAD - 3) * u, self.width() - 28 * u, 1), color(theme.felt.inlay, 0.22))
        painter.end()
