"""Results by game and opponents, as a table that can be sorted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.store.statistics import Totals
from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import hovered, repaint_on_hover
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.sentences import labelled, listing, sentences
from scopa_desktop.ui.widgets import RING, Look, Panel
from scopa_desktop.ui.words import Words, fill
from scopa_desktop.ui.words_company import level_order
from scopa_desktop.ui.words_rules import variant_name
from scopa_desktop.ui.words_statistics import against, counted, opponents_name, signed, uncertain

Row = tuple[str, str, Totals]
Index = QModelIndex | QPersistentModelIndex
_SHARES: Final = (0.21, 0.15, 0.10, 0.14, 0.165, 0.13, 0.105)
"""How wide each column is, as a share of the whole."""
_GAMES: Final = list(VARIANTS)


def _game_order(variant: str) -> int:
    return _GAMES.index(variant) if variant in _GAMES else len(_GAMES)


@dataclass(frozen=True, slots=True)
class Kind:
    """A column.

    Attributes:
        order: what rows are sorted by.
        falling: whether the highest comes first at first.
    """

    order: Callable[[Row], object]
    falling: bool = True


_KINDS: Final = (
    Kind(lambda row: (_game_order(row[0]), level_order(row[1])), falling=False),
    Kind(lambda row: (level_order(row[1]), _game_order(row[0])), falling=False),
    Kind(lambda row: row[2].rounds),
    Kind(lambda row: (row[2].won / row[2].matches if row[2].matches else -1.0, row[2].won)),
    Kind(lambda row: row[2].margin),
    Kind(lambda row: row[2].a_round("scope_for") - row[2].a_round("scope_against")),
    Kind(lambda row: row[2].last.timestamp() if row[2].last is not None else 0.0),
)


class ResultsModel(QAbstractTableModel):
    """The rows, each of a game and the opponents' level."""

    def __init__(self, words: Words, today: date, parent: QObject) -> None:
        super().__init__(parent)
        self._words, self._today = words, today
        self.rows: list[Row] = []
        self.sweeps = ""

    def show_rows(self, rows: Sequence[Row], sweeps: str) -> None:
        """Show other rows; `sweeps` is what a sweep is called."""
        self.beginResetModel()
        self.rows, self.sweeps = list(rows), sweeps
        self.endResetModel()

    def headings(self) -> tuple[str, ...]:
        """Return what the columns are called."""
        return (
            self.tr("Game"),
            self.tr("Against"),
            self.tr("Rounds"),
            self.tr("Matches won"),
            self.tr("Points a round"),
            self.sweeps,
            self.tr("Last played"),
        )

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(_KINDS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.headings()[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(self.rows[index.row()], index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return labelled(self.headings()[index.column()], self.cell(self.rows[index.row()], index.column()))
        return None

    def cell(self, row: Row, column: int) -> str:
        """Return what stands in a cell."""
        variant, opponents, totals = row
        match column:
            case 0:
                return variant_name(variant) if variant in VARIANTS else variant
            case 1:
                return opponents_name(opponents)
            case 2:
                return counted(totals.rounds)
            case 3:
                return fill(self.tr("%1 of %2"), counted(totals.won), counted(totals.matches))
            case 4:
                return f"{signed(totals.margin)} {uncertain(totals)}".strip() if totals.rounds else "–"
            case 5:
                return against(counted(totals.sums["scope_for"]), counted(totals.sums["scope_against"]))
        return self._words.when(totals.last.date(), self._today) if totals.last is not None else ""

    def sentence(self, row: Row) -> str:
        """Return a row in words."""
        cells = [self.cell(row, column) for column in range(len(_KINDS))]
        told = [fill(self.tr("%1: %2"), *each) for each in zip(self.headings()[2:], cells[2:], strict=True)]
        aided = [self.tr("some of it with aids")] if row[2].aided else []
        return fill(self.tr("%1, %2. %3."), *cells[:2], listing([*told, *aided]))


class _Cells(QStyledItemDelegate):
    """Paints cells: words at the left, numbers at the right, the row of the keyboard tinted."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, ui = self._look.theme, self._look.theme.ui
        rect, model = QRectF(option.rect), index.model()  # type: ignore[attr-defined]
        view = self.parent()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(view, QTableView) and view.hasFocus() and view.currentIndex().row() == index.row():
            painter.fillRect(rect, color(ui.accent_soft))
            if view.currentIndex() == index:
                paint.focus_ring(painter, ui.focus, rect.adjusted(2, 2, -2, -2), 6, -1.2)
        if index.row():
            paint.hairline(painter, ui.line, rect.x(), rect.y(), rect.width())
        font = theme.ui_font("label", weight=600 if index.column() == 0 else 400)
        inside = rect.adjusted(theme.px(8), 0, -theme.px(8), 0)
        if index.column() == 1 and isinstance(model, ResultsModel) and model.rows[index.row()][2].aided:
            side = theme.px(15)
            x = inside.x() + min(paint.text_width(font, str(index.data())) + theme.px(6), inside.width() - side)
            paint.icon(painter, "hint", QRectF(x, inside.center().y() - side / 2, side, side), ui.gold_text)
            inside = inside.adjusted(0, 0, -side, 0)
        flags = paint.LEFT if index.column() < 2 else paint.RIGHT
        paint.text(painter, inside, str(index.data()), font, ui.ink, flags)
        painter.restore()


class _Grid(QTableView):
    """The rows; as high as they are, so that the page scrolls and not they."""

    def __init__(self, look: Look, model: ResultsModel) -> None:
        super().__init__()
        self._look = look
        self.setModel(model)
        self.setItemDelegate(_Cells(look, self))
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        for policy in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.horizontalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(look.theme.px(38))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Results by game"))
        look.theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, color(self._look.theme.ui.surface))
        self.setPalette(palette)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(700), max(1, self.model().rowCount()) * self._look.theme.px(38))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self.sizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(0, 0))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()

    def wheelEvent(self, event: object) -> None:
        """Leave the wheel to the page."""
        event.ignore()  # type: ignore[attr-defined]


class Heading(QPushButton):
    """A column's heading: it sorts by that column, pressed again the other way round."""

    def __init__(self, look: Look, right: bool) -> None:
        super().__init__()
        self._look, self._right = look, right
        self.direction = 0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        repaint_on_hover(self)

    def set_direction(self, direction: int) -> None:
        """Tell by what rows are sorted: 1 rising, -1 falling, 0 by something else."""
        self.direction = direction
        said = {1: self.tr("sorted upwards"), -1: self.tr("sorted downwards"), 0: ""}[direction]
        self.setAccessibleDescription(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(60), self._look.theme.px(34))

    def minimumSizeHint(self) -> QSize:
        return QSize(10, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui, px = self._look.theme, self._look.theme.ui, self._look.theme.px
        rect = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        if hovered(self) or self.isDown():
            paint.tile(painter, ui, rect, 6, fill=ui.sunken, outline=ui.sunken)
        tone = ui.ink if self.direction else ui.ink2
        font, inside, side = theme.ui_font("caption", weight=600), rect.adjusted(px(7), 0, -px(7), 0), px(13)
        mark = side + px(2) if self.direction else 0
        wide = min(paint.text_width(font, self.text()), inside.width() - mark)
        x = inside.right() - wide - mark if self._right else inside.x()
        paint.text(painter, QRectF(x, inside.y(), wide + 1, inside.height()), self.text(), font, tone)
        if self.direction:
            place = QRectF(x + wide + px(2), inside.center().y() - side / 2, side, side)
            painter.save()
            if self.direction > 0:
                painter.translate(place.center())
                painter.scale(1, -1)
                painter.translate(-place.center())
            paint.icon(painter, "down", place, tone)
            painter.restore()
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect.adjusted(1, 1, -1, -1), 6, -1.2)
        painter.end()


class ResultsTable(Panel):
    """The table with its headings.

    Args:
        look: the look.
        today: the day today.

    Signals:
        said: how it is sorted now.
    """

    said = Signal(str)

    def __init__(self, look: Look, today: date) -> None:
        super().__init__(look)
        px = look.theme.px
        self.model = ResultsModel(look.words, today, self)
        self.grid = _Grid(look, self.model)
        self._rows: list[Row] = []
        self._by, self._falling = 0, False
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12) + RING, px(8) + RING, px(12) + RING, px(8) + RING)
        column.setSpacing(0)
        heads = QHBoxLayout()
        heads.setSpacing(0)
        self.headings = [Heading(look, number > 1) for number in range(len(_KINDS))]
        for number, heading in enumerate(self.headings):
            heads.addWidget(heading, round(1000 * _SHARES[number]))
            heading.clicked.connect(lambda _=False, by=number: self.sort_by(by))
        column.addLayout(heads)
        column.addWidget(self.grid)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.grid.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.grid and event.type() == QEvent.Type.Resize:
            whole = self.grid.width()
            for number, share in enumerate(_SHARES):
                self.grid.setColumnWidth(number, round(whole * share / sum(_SHARES)))
        return super().eventFilter(watched, event)

    def show_rows(self, rows: Sequence[Row], sweeps: str) -> None:
        """Show results; `sweeps` is what a sweep is called."""
        self._rows = list(rows)
        self.model.sweeps = sweeps
        self._sort()

    def sort_by(self, column: int) -> None:
        """Sort by a column; by the same once more, the other way round."""
        self._falling = not self._falling if column == self._by else _KINDS[column].falling
        self._by = column
        self._sort()
        heading = self.headings[column]
        self.said.emit(labelled(heading.text(), heading.accessibleDescription()))

    def _sort(self) -> None:
        order = _KINDS[self._by].order
        rows = sorted(self._rows, key=_KINDS[0].order)  # type: ignore[arg-type]  # keys of one column are alike
        rows.sort(key=order, reverse=self._falling)  # type: ignore[arg-type]
        self.model.show_rows(rows, self.model.sweeps)
        for number, (heading, label) in enumerate(zip(self.headings, self.model.headings(), strict=True)):
            heading.setText(label)
            heading.setAccessibleName(label)
            heading.set_direction(0 if number != self._by else -1 if self._falling else 1)
        self.grid.updateGeometry()
        self.grid.setAccessibleDescription(sentences(*map(self.model.sentence, rows)))
