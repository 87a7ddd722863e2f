"""The reckoning of many sides: a row for each side, a column for each category."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen

from scopa_desktop.core.cards import rank_of
from scopa_desktop.core.scoring import Category, CategoryScore, SideCount, primiera_values
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.summary_data import Summary
from scopa_desktop.ui.windows.summary_table import DASH, HOLDER, Reckoning, evidence_of
from scopa_desktop.ui.words_score import (
    category_name,
    cell_sentence,
    line_rule,
    tie_note,
)


class SidesDown(Reckoning):
    """A row for each side, a column for each category; the chosen cell explains itself below."""

    def __init__(self, look: Look, summary: Summary) -> None:
        super().__init__(look, summary)
        self._cell = self._best_cell()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._announce()

    @property
    def rows(self) -> int:
        return len(self.summary.names.sides)

    def scores(self, row: int) -> bool:
        return self.summary.totals[row] > self.summary.before[row]

    @property
    def cell(self) -> tuple[int, int]:
        """The side and the line of the chosen cell."""
        return self._cell

    def choose(self, side: int, line: int) -> None:
        """Choose a cell."""
        lines = len(self.summary.score.lines)
        self._cell = (max(0, min(side, self.rows - 1)), max(0, min(line, lines - 1)))
        self._announce()
        self.update()

    def _best_cell(self) -> tuple[int, int]:
        """The cell that deserves a look first: a primiera that won, or else any that scores."""
        scoring = [
            (line.category is not Category.PRIMIERA, side, number)
            for number, line in enumerate(self.summary.score.lines)
            for side, count in enumerate(line.sides)
            if count.points
        ]
        return min(scoring)[1:] if scoring else (0, 0)

    def _announce(self) -> None:
        side, number = self._cell
        line = self.summary.score.lines[number]
        players = self.summary.names.side(side)
        words = self.look.words
        self.setAccessibleName(cell_sentence(words, line, line.sides[side], players, self.summary.rules))

    # -------------------------------------------------------------------------------------------- size

    def _grid(self) -> tuple[float, float, float, float, float]:
        """Return first column, column width, head height, row height, height of the box below."""
        px = self.look.theme.px
        first = px(190)
        last = px(64) + px(76)
        lines = max(1, len(self.summary.score.lines))
        column = min(px(112), (self.width() - first - last) / lines)
        small = self.window().height() < px(700)
        return first, column, px(38), px(41 if small else 52), px(82)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        _, _, head, row, box = self._grid()
        return round(head + row * self.rows + self.look.theme.px(12) + box + 4)

    def sizeHint(self) -> QSize:
        return QSize(self.look.theme.px(860), self.heightForWidth(0))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.theme.px(600), self.heightForWidth(0))

    # ------------------------------------------------------------------------------------------- input

    def line_at(self, x: float, y: float) -> CategoryScore | None:
        first, column, head, row, _ = self._grid()
        number = int((x - first) // column)
        lines = self.summary.score.lines
        return lines[number] if 0 <= number < len(lines) and 0 <= y < head + row * self.rows else None

    def _cell_at(self, x: float, y: float) -> tuple[int, int] | None:
        first, column, head, row, _ = self._grid()
        side, line = int((y - head) // row), int((x - first) // column)
        if 0 <= side < self.rows and 0 <= line < len(self.summary.score.lines):
            return side, line
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cell = self._cell_at(event.position().x(), event.position().y())
        if cell is None:
            event.ignore()
            return
        self.choose(*cell)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = Qt.Key
        steps = {keys.Key_Up: (-1, 0), keys.Key_Down: (1, 0), keys.Key_Left: (0, -1), keys.Key_Right: (0, 1)}
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            event.ignore()
            return
        self.choose(self._cell[0] + step[0], self._cell[1] + step[1])

    # ---------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self.look.theme.ui
        _, _, head, row, box = self._grid()
        self._paint_head(painter)
        for side in range(self.rows):
            y = head + side * row
            paint.hairline(painter, ui.line, 0, y, self.width())
            if side < self.revealed:
                self._paint_side(painter, side, y)
        bottom = head + self.rows * row
        paint.hairline(painter, ui.edge, 0, bottom, self.width(), 2)
        place = QRectF(1, bottom + self.look.theme.px(12), self.width() - 2, box)
        paint.tile(painter, ui, place, 12)
        self._paint_box(painter, place)
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        px, theme, ui = self.look.theme.px, self.look.theme, self.look.theme.ui
        first, column, head, _, _ = self._grid()
        font = theme.ui_font("label", weight=600)
        fonts = [font, theme.ui_font("caption", px=12, weight=600), theme.ui_font("caption", px=12)]
        for number, line in enumerate(self.summary.score.lines):
            name = category_name(self.look.words, line.category, self.summary.rules.variant)
            place = QRectF(first + number * column + 2, 0, column - 4, head)
            two = " " in name and paint.text_width(font, name) > place.width()
            longest = max(name.split(), key=len) if two else name
            fitted = paint.fitting(fonts, longest, place.width())
            paint.text(painter, place, name, fitted, ui.ink, paint.CENTRE_WRAP if two else paint.CENTRE)
        rest = first + len(self.summary.score.lines) * column
        paint.text(painter, QRectF(rest, 0, px(60), head), self.tr("Round"), font, ui.ink, paint.RIGHT)
        right = QRectF(rest + px(60), 0, self.width() - rest - px(62), head)
        paint.text(painter, right, self.tr("Match"), font, ui.ink, paint.RIGHT)

    def _paint_side(self, painter: QPainter, side: int, y: float) -> None:
        px, theme, ui = self.look.theme.px, self.look.theme, self.look.theme.ui
        first, column, _, row, _ = self._grid()
        right = self.paint_faces(painter, side, px(2), y + row / 2, px(16))
        name = QRectF(right + px(10), y, first - right - px(14), row)
        paint.text(painter, name, self.side_name(side), theme.ui_font("strong", px=16), ui.ink)
        for number, line in enumerate(self.summary.score.lines):
            cell = QRectF(first + number * column + 4, y + 5, column - 8, row - 9)
            self._paint_cell(painter, line, line.sides[side], cell, (side, number) == self._cell)
        rest = first + len(self.summary.score.lines) * column
        gained = self.summary.totals[side] - self.summary.before[side]
        added = QRectF(rest, y, px(60), row)
        tone = ui.gold_text if gained else ui.ink2
        paint.text(painter, added, f"+{gained}" if gained else "0", theme.ui_font("strong"), tone, paint.RIGHT)
        total = QRectF(rest + px(60), y, self.width() - rest - px(62), row)
        font = theme.ui_font("numeral", px=24)
        paint.text(painter, total, str(self.summary.totals[side]), font, ui.ink, paint.RIGHT)

    def _paint_cell(self, painter: QPainter, line: CategoryScore, count: SideCount, cell: QRectF, chosen: bool) -> None:
        px, theme, ui = self.look.theme.px, self.look.theme, self.look.theme.ui
        if count.points:
            paint.tint(painter, ui, cell, 9)
        if chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(ui.focus if self.hasFocus() else ui.accent), 2.4 if self.hasFocus() else 2))
            painter.drawRoundedRect(cell, 9, 9)
        number = self.value_text(line, count) or (self.tr("yes") if count.value else DASH)
        if line.category in HOLDER and number != DASH:
            font = theme.ui_font("label")
        else:
            font = theme.ui_font("numeral", px=19, weight=600 if count.points else 500)
        end = min(cell.center().x() + px(4), cell.right() - px(29))
        place = QRectF(cell.x(), cell.y(), end - cell.x(), cell.height())
        paint.text(painter, place, number, font, ui.ink if count.points else ui.ink2, paint.RIGHT)
        if count.points:
            centre = QPointF(end + px(16), cell.center().y())
            paint.point(painter, theme, centre, f"+{count.points}", px(12))

    def _paint_box(self, painter: QPainter, box: QRectF) -> None:
        px, theme, ui = self.look.theme.px, self.look.theme, self.look.theme.ui
        side, number = self._cell
        line = self.summary.score.lines[number]
        count, rules, words = line.sides[side], self.summary.rules, self.look.words
        narrow = box.width() < px(860)
        title = QRectF(box.x() + px(18), box.y() + px(7), px(150 if narrow else 190), px(22))
        name = category_name(words, line.category, rules.variant)
        paint.text(painter, title, name, theme.ui_font("strong"), ui.ink)
        whose = title.translated(0, px(21))
        paint.text(painter, whose, self.side_name(side), theme.ui_font("label"), ui.ink)
        rule = QRectF(title.x(), whose.bottom(), title.width(), box.bottom() - whose.bottom() - 2)
        about = line_rule(words, line, rules)
        paint.text(painter, rule, about, theme.ui_font("caption"), ui.ink2, paint.WRAP)
        notes = [tie_note(words, each, rules, self.summary.names) for each in self.summary.score.lines]
        said = self._fitting([note for note in notes if note], px(184 if narrow else 234), box.height() - px(12))
        wide = px(200 if narrow else 250) if said else 0
        evidence = QRectF(title.right() + px(16), box.y(), box.right() - title.right() - px(34) - wide, box.height())
        self._paint_evidence(painter, line, count, evidence)
        if said:
            place = QRectF(box.right() - wide, box.y() + px(8), wide - px(16), box.height() - px(16))
            flags = paint.CENTRE_WRAP & ~0x0004 | 0x0001
            paint.text(painter, place, said, theme.ui_font("caption", weight=600), ui.accent, flags)

    def _fitting(self, notes: Sequence[str], width: float, height: float) -> str:
        """As many notes as there is room for; all of them are in the description for screen readers."""
        metrics = self.look.theme.metrics(self.look.theme.ui_font("caption", weight=600))
        said = ""
        for note in notes:
            longer = f"{said}\n{note}".strip()
            if said and metrics.boundingRect(QRectF(0, 0, width, 4000), paint.WRAP, longer).height() > height:
                break
            said = longer
        return said

    def _paint_evidence(self, painter: QPainter, line: CategoryScore, count: SideCount, rect: QRectF) -> None:
        px, theme = self.look.theme.px, self.look.theme
        if not count.cards:
            paint.text(painter, rect, DASH, theme.ui_font("body"), theme.ui.ink2)
            return
        height = px(44)
        top, width = rect.center().y() - height / 2, round(px(44) * 0.7)
        if line.category is Category.PRIMIERA:
            self._paint_sum(painter, count, rect, top, height)
            return
        step = width + 5.0
        if len(count.cards) > 1:
            step = min(step, (rect.width() - width) / (len(count.cards) - 1))
        marks = self.look.words.marks()
        shown, shadows = evidence_of(line, count), self.look.shadows
        paint.minis(painter, theme, marks, shown, rect.x(), top, height, step=step, shadows=shadows)

    def _paint_sum(self, painter: QPainter, count: SideCount, rect: QRectF, top: float, height: float) -> None:
        """A primiera as a sum: card 21 + card 18 ... = 76."""
        px, theme, ui = self.look.theme.px, self.look.theme, self.look.theme.ui
        values = primiera_values(self.summary.rules.primiera_six)
        marks, x = self.look.words.marks(), rect.x()
        step = min(px(92), (rect.width() - px(40)) / max(1, len(count.cards)))
        for place, card in enumerate(count.cards):
            edge = paint.mini(painter, theme, marks, card, x, top, height, shadows=self.look.shadows)
            label = QRectF(edge + px(5), rect.y(), px(24), rect.height())
            paint.text(painter, label, str(values[rank_of(card)]), theme.ui_font("body"), ui.ink)
            sign = "+" if place < len(count.cards) - 1 else "="
            between = QRectF(label.right(), rect.y(), max(px(10), x + step - label.right()), rect.height())
            paint.text(painter, between, sign, theme.ui_font("body"), ui.ink2, paint.CENTRE)
            x += step
        total = QRectF(x + px(2), rect.y(), px(48), rect.height())
        paint.text(painter, total, str(count.value), theme.ui_font("numeral", px=22), ui.ink)
