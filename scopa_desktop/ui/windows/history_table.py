"""The list of matches on paper: Qt's own table, painted in the look, so that keys and screen readers work as known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from scopa_desktop.store.history import MAX_NAME, Outcome
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Field
from scopa_desktop.ui.widgets import Look, SlimBar
from scopa_desktop.ui.windows.history_model import ORDERS, SUMMARY_ROLE, Column, HistoryModel
from scopa_desktop.ui.words_history import outcome_name, outcome_of, score_of

SHARES: Final = {
    Column.WHEN: 0.125,
    Column.GAME: 0.20,
    Column.OPPONENTS: 0.22,
    Column.RESULT: 0.155,
    Column.NAME: 0.16,
    Column.ORIGIN: 0.14,
}
"""How wide each column is, as a share of the whole."""
ROW: Final = 42
_PAD = 10
_Index = QModelIndex | QPersistentModelIndex


def paint_outcome(painter: QPainter, look: Look, outcome: Outcome | None, centre: QPointF, radius: float) -> None:
    """Paint how a match stands, as a shape: a sun won, an empty ring lost, a half one open, a cross abandoned."""
    ui = look.theme.ui
    if outcome is Outcome.WON:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.gold))
        painter.drawEllipse(centre, radius, radius)
        side = 1.3 * radius
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        paint.icon(painter, "check", place, ui.surface, 3.4)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(ui.edge if outcome is not Outcome.OPEN else ui.accent), 1.8))
    ring = QRectF(centre.x() - radius + 1, centre.y() - radius + 1, 2 * radius - 2, 2 * radius - 2)
    if outcome is Outcome.ABANDONED:
        painter.drawLine(ring.topLeft() + QPointF(2, 2), ring.bottomRight() - QPointF(2, 2))
        painter.drawLine(ring.topRight() + QPointF(-2, 2), ring.bottomLeft() - QPointF(-2, 2))
        return
    painter.drawEllipse(ring)
    if outcome is Outcome.OPEN:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.accent))
        painter.drawPie(ring, 90 * 16, -180 * 16)


class _Cells(QStyledItemDelegate):
    """Paints a match's cells, and gives its name a field to be written in."""

    def __init__(self, look: Look, table: HistoryTable) -> None:
        super().__init__(table)
        self._look, self._table = look, table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme, ui, px = self._look.theme, self._look.theme.ui, self._look.theme.px
        rect, chosen = QRectF(option.rect), bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, color(ui.accent_soft))
            if index.column() == 0:
                painter.fillRect(QRectF(rect.x(), rect.y(), 3, rect.height()), color(ui.accent))
        elif self._table.hovered == index.row():
            painter.fillRect(rect, color(ui.ink, 0.05))
        paint.hairline(painter, ui.line, rect.x(), rect.bottom() - 1, rect.width())
        cell = rect.adjusted(px(_PAD), 0, -px(6), 0)
        summary = index.data(SUMMARY_ROLE)
        if index.column() == Column.RESULT and summary is not None:
            outcome = outcome_of(summary)
            radius = px(8)
            paint_outcome(painter, self._look, outcome, QPointF(cell.x() + radius, cell.center().y()), radius)
            words = cell.adjusted(2 * radius + px(8), 0, 0, 0)
            name = outcome_name(outcome)
            font = theme.ui_font("label", weight=600 if outcome is Outcome.WON else 400)
            score = theme.ui_font("strong", px=14)
            room = paint.text_width(score, score_of(summary)) + 2
            if paint.text_width(font, name) + px(6) + room <= words.width():  # else the shape says it alone
                paint.text(painter, words, name, font, ui.ink)
            paint.text(painter, words, score_of(summary), score, ui.ink, paint.RIGHT)
        else:
            strong = index.column() in (Column.GAME, Column.NAME)
            font = theme.ui_font("strong", px=14) if strong else theme.ui_font("label")
            ink = ui.ink2 if index.column() in (Column.WHEN, Column.ORIGIN) else ui.ink
            paint.text(painter, cell, str(index.data() or ""), font, ink)
        painter.restore()

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        field = Field(self._look, self.tr("Name of the match"), parent=parent)
        field.setMaxLength(MAX_NAME)
        field.setAcceptDrops(False)
        field.setPlaceholderText(self.tr("Name of the match"))
        return field

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        if isinstance(editor, Field):
            editor.setText(str(index.data(int(Qt.ItemDataRole.EditRole)) or ""))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: _Index) -> None:
        if isinstance(editor, Field):
            model.setData(index, editor.text(), int(Qt.ItemDataRole.EditRole))  # type: ignore[arg-type]

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: _Index) -> None:
        editor.setGeometry(option.rect)


class _Head(QHeaderView):
    """The captions of the columns; a click, or Ctrl with a digit on the table, sorts."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self.setSectionsClickable(True)
        self.setSortIndicatorShown(True)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(20)
        self.setMouseTracking(True)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.theme.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui, px = self._look.theme, self._look.theme.ui, self._look.theme.px
        head = theme.ui_font("caption", weight=600)
        for column in Column:
            rect = QRectF(self.sectionViewportPosition(column), 0, self.sectionSize(column), self.height())
            words = str(self.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole))
            sorted_by = column == self.sortIndicatorSection()
            cell = rect.adjusted(px(_PAD), 0, -px(16), 0)
            paint.text(painter, cell, words, head, ui.accent if sorted_by else ui.ink2)
            if sorted_by:
                x = min(cell.x() + paint.text_width(head, words) + px(9), rect.right() - px(7))
                _paint_arrow(painter, QPointF(x, rect.center().y()), px(4), self._downwards(), ui.accent)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), color(ui.line))
        painter.end()

    def _downwards(self) -> bool:
        return self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder


def _paint_arrow(painter: QPainter, at: QPointF, size: float, down: bool, colour: str) -> None:
    way = 1 if down else -1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(colour))
    corners = ((-size, -0.6 * way * size), (size, -0.6 * way * size), (0, 0.8 * way * size))
    painter.drawPolygon(QPolygonF([at + QPointF(x, y) for x, y in corners]))


class HistoryTable(QTableView):
    """The list.

    Args:
        look: the look.
        model: the matches.

    Attributes:
        hovered: the row under the mouse, or -1.

    Signals:
        opened: Enter, or a double click, on a match.
        deleted: the chosen matches are to be deleted.
        sort_wanted: another column was clicked.
        menu_wanted: what can be done with the chosen ones is to be offered at a place on the screen.
        chosen: other matches are chosen.
    """

    opened = Signal()
    deleted = Signal()
    sort_wanted = Signal(int)
    menu_wanted = Signal(object)
    chosen = Signal()

    def __init__(self, look: Look, model: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.hovered = -1
        self._head = _Head(look, self)
        self.setHorizontalHeader(self._head)
        self.setModel(model)
        self.setItemDelegate(_Cells(look, self))
        self.setAccessibleName(self.tr("Matches"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(look, self))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(10)
        self.verticalHeader().setDefaultSectionSize(look.theme.px(ROW))
        self.viewport().setAutoFillBackground(False)
        self._head.viewport().setAutoFillBackground(False)
        self._head.sectionClicked.connect(self.sort_wanted)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self.entered.connect(lambda index: self._hover(index.row()))
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen.emit())
        look.theme.changed.connect(self.viewport().update)

    def show_order(self, column: Column, descending: bool) -> None:
        """Show what the list is sorted by."""
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self._head.setSortIndicator(column, order)
        self._head.viewport().update()

    def rows(self) -> list[int]:
        """Return the chosen rows from top to bottom."""
        return sorted(row for each in self.selectionModel().selection() for row in range(each.top(), each.bottom() + 1))

    def choose(self, row: int) -> None:
        """Choose one match and bring it into sight; not by `setCurrentIndex`, which minds whether Ctrl is held."""
        last = self.model().rowCount() - 1
        if last >= 0:
            index, one = self.model().index(min(max(0, row), last), 0), QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.selectionModel().setCurrentIndex(index, one | QItemSelectionModel.SelectionFlag.Rows)
            self.scrollTo(index)

    def choose_all(self, rows: Sequence[int]) -> None:
        """Choose some matches, the keys on the first."""
        self.choose(rows[0])
        for row in rows[1:]:
            index = self.model().index(row, 0)
            flags = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
            self.selectionModel().select(index, flags)

    def rename(self) -> None:
        """Write the name of the match that the keys are on."""
        index = self.currentIndex()
        if index.isValid() and self.state() is not QAbstractItemView.State.EditingState:
            name = self.model().index(index.row(), Column.NAME)
            self.scrollTo(name)
            self.edit(name)

    def _hover(self, row: int) -> None:
        if row != self.hovered:
            self.hovered = row
            self.viewport().update()

    # ----------------------------------------------------------------------------------------------- Qt

    def event(self, event: QEvent) -> bool:
        # F2 elsewhere means a new game; on a list it has always meant another name.
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_F2
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() is QAbstractItemView.State.EditingState:
            return  # the field has used it
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        digit = event.key() - Qt.Key.Key_1
        if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif plain and event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        elif plain and event.key() == Qt.Key.Key_F2:
            self.rename()
        elif event.modifiers() == Qt.KeyboardModifier.ControlModifier and 0 <= digit < len(ORDERS):
            self.sort_wanted.emit(digit)
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        elif event.text().isalnum() and plain:
            event.ignore()  # no search by first letters: that would fetch every match
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.choose(0)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(-1)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        at = event.globalPos()
        if event.reason() is QContextMenuEvent.Reason.Keyboard and self.currentIndex().isValid():
            at = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        if self.rows():
            self.menu_wanted.emit(at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide, left = self.viewport().width(), 0.0
        for column, share in SHARES.items():
            right = left + share * wide
            self._head.resizeSection(column, round(right) - round(left))
            left = right

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        index = self.currentIndex()
        if self.hasFocus() and index.isValid():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            cell = self.visualRect(index)
            row = QRectF(QRect(0, cell.y(), self.viewport().width(), cell.height())).adjusted(3, 3, -3, -4)
            paint.focus_ring(painter, self._look.theme.ui.focus, row, 6, 0.0)
            painter.end()
