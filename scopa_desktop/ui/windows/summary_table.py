"""The reckoning as a picture: up to three sides as columns, more as rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from scopa_desktop.core.cards import Card, rank_of
from scopa_desktop.core.scoring import Category, CategoryScore, SideCount, Verdict, primiera_values
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.sentences import ended, sentences
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.summary_data import Summary
from scopa_desktop.ui.words_glossary import explained, term_of, tooltip
from scopa_desktop.ui.words_score import (
    category_name,
    cell_sentence,
    line_rule,
    tie_note,
    tie_sentence,
)

HOLDER: Final = (Category.SETTEBELLO, Category.RE_BELLO, Category.GRANDE)
"""Categories in which a side either has the cards or has not: no number is shown."""
DASH: Final = "–"


@dataclass(frozen=True, slots=True)
class Density:
    """How tall things are: a row, one with a primiera, the row of names, a small card."""

    row: int
    primiera: int
    head: int
    mini: int


DENSITIES: Final = (Density(60, 84, 38, 44), Density(50, 72, 32, 36), Density(37, 53, 25, 29))
"""From airy to tight; a summary takes the first with which everything is in sight."""


def columns(look: Look, width: int, sides: int) -> tuple[float, float]:
    """Return where the first side's column begins and how wide each is."""
    first = look.theme.px(172) if sides < 3 else look.theme.px(148)
    return first, (width - first) / sides


def evidence_of(line: CategoryScore, count: SideCount) -> Sequence[Card]:
    """Return the cards that a side brings, in the order in which they count."""
    if line.category is Category.BARMILA:
        return sorted(count.cards, key=rank_of, reverse=True)
    if line.category is Category.FRAC:
        return sorted(count.cards, key=rank_of)
    return count.cards


class Reckoning(QWidget):
    """What both forms share: rows that come into sight one by one, and sentences for a screen reader."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, look: Look, summary: Summary) -> None:
        super().__init__()
        self.look, self.summary = look, summary
        self.density = DENSITIES[0]
        self.revealed = self.rows
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        terms = [term_of(line.category) for line in summary.score.lines]
        meanings = [explained(look.words, term) for term in terms if term is not None]
        self.setAccessibleDescription(sentences(*self.sentences(), *meanings))
        look.theme.changed.connect(self.update)

    @property
    def rows(self) -> int:
        """How many rows there are to reveal."""
        return len(self.summary.score.lines)

    def scores(self, row: int) -> bool:
        """Tell whether anybody scores in a row."""
        return any(count.points for count in self.summary.score.lines[row].sides)

    def reveal(self, rows: int) -> None:
        """Show the first rows only."""
        self.revealed = rows
        self.update()

    def line_at(self, x: float, y: float) -> CategoryScore | None:
        """Return the category whose name or evidence is at a place."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        """Explain the term that the mouse rests on."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            line = self.line_at(event.pos().x(), event.pos().y())
            term = term_of(line.category) if line is not None else None
            words = tooltip(explained(self.look.words, term)) if term is not None else ""
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def sentences(self) -> list[str]:
        """Return every cell and every tie as a sentence."""
        summary, words = self.summary, self.look.words
        said = []
        for line in summary.score.lines:
            for side, count in enumerate(line.sides):
                players = summary.names.side(side)
                said.append(ended(cell_sentence(words, line, count, players, summary.rules)))
            said.append(tie_note(words, line, summary.rules, summary.names))
        return [each for each in said if each]

    def side_name(self, side: int) -> str:
        """Return a side's name."""
        return self.look.words.side(self.summary.names.side(side))

    def value_text(self, line: CategoryScore, count: SideCount) -> str:
        """Return what was counted, where a number says something."""
        if line.category in HOLDER:
            return ""
        return str(count.value) if count.value else DASH

    def paint_faces(self, painter: QPainter, side: int, x: float, y: float, radius: float) -> float:
        """Paint a side's faces one over the other; return the right edge."""
        for number, face in enumerate(self.summary.side_avatars(side)):
            paint.avatar(painter, face, QPointF(x + radius + number * radius * 1.25, y), radius)
        return x + radius * 2 + (len(self.summary.side_avatars(side)) - 1) * radius * 1.25

    def primiera_minis(
        self, painter: QPainter, cards: Sequence[Card], x: float, y: float, height: float, step: float
    ) -> None:
        """Paint the cards of a primiera, each with its value below."""
        theme = self.look.theme
        values = primiera_values(self.summary.rules.primiera_six)
        marks, width = self.look.words.marks(), round(height * 0.7)
        for place, card in enumerate(cards):
            left = x + place * step
            paint.mini(painter, theme, marks, card, left, y, height, shadows=self.look.shadows)
            label = QRectF(left - 6, y + height + 1, width + 12, theme.px(18))
            words = str(values[rank_of(card)])
            paint.text(painter, label, words, theme.ui_font("caption"), theme.ui.ink2, paint.CENTRE)


class SidesAcross(Reckoning):
    """A row for each category, a column for each side."""

    def line_at(self, x: float, y: float) -> CategoryScore | None:
        bottom = float(self._head())
        for number, line in enumerate(self.summary.score.lines):
            top, bottom = bottom, bottom + self._row_height(line)
            if top <= y < bottom and number < self.revealed:
                return line
        return None

    def _row_height(self, line: CategoryScore) -> int:
        px = self.look.theme.px
        if line.category is Category.FRAC:
            return px(2 * self.density.mini + 18)
        if line.category is Category.PRIMIERA:
            return px(self.density.primiera)
        return px(max(self.density.row, 55) if self._wraps(line) else self.density.row)

    def _rule(self, line: CategoryScore) -> tuple[str, bool]:
        """What stands below a category's name, and whether it tells of a tie."""
        note = tie_sentence(line, self.summary.rules)
        return note or line_rule(self.look.words, line, self.summary.rules), bool(note)

    def _first(self) -> float:
        """Where the first side's column begins; it depends on how many sides there are alone."""
        return columns(self.look, 0, len(self.summary.names.sides))[0]

    def _wraps(self, line: CategoryScore) -> bool:
        rule, note = self._rule(line)
        font = self.look.theme.ui_font("caption", weight=600 if note else 400)
        return paint.text_width(font, rule) > self._first() - self.look.theme.px(8)

    def _names(self, side: int, width: float) -> tuple[list[str], QFont]:
        """A side's name on one line, or if it is too long the partners below each other; and its font."""
        theme = self.look.theme
        whole = self.side_name(side)
        for font in (theme.ui_font("head"), theme.ui_font("strong", px=15), theme.ui_font("label", weight=600)):
            if paint.text_width(font, whole) <= width:
                return [whole], font
        return [self.look.words.player(each) for each in self.summary.names.side(side)], font

    def _name_width(self, side: int, column: float) -> float:
        radius = min(self.look.theme.px(15), self.look.theme.px(self.density.head - 6) / 2)
        faces = radius * 2 + (len(self.summary.side_avatars(side)) - 1) * radius * 1.25
        return column - faces - self.look.theme.px(20)

    def _head(self, width: int = 0) -> int:
        px, sides = self.look.theme.px, len(self.summary.names.sides)
        _, column = columns(self.look, width or self.width(), sides)
        most = max(len(self._names(side, self._name_width(side, column))[0]) for side in range(sides))
        return px(max(self.density.head, 18 * most + 8))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._head(width) + sum(self._row_height(line) for line in self.summary.score.lines) + 2

    def sizeHint(self) -> QSize:
        return QSize(self.look.theme.px(700), self.heightForWidth(0))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.theme.px(420), self.heightForWidth(0))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first, column = columns(self.look, self.width(), len(self.summary.names.sides))
        y: float = self._paint_head(painter, first, column)
        for number, line in enumerate(self.summary.score.lines):
            height = self._row_height(line)
            paint.hairline(painter, self.look.theme.ui.line, 0, y, self.width())
            if number < self.revealed:
                self._paint_row(painter, line, QRectF(0, y, self.width(), height), first, column)
            y += height
        paint.hairline(painter, self.look.theme.ui.edge, 0, y, self.width(), 2)
        painter.end()

    def _paint_head(self, painter: QPainter, first: float, column: float) -> float:
        px, theme = self.look.theme.px, self.look.theme
        height = self._head() - px(6)
        for side in range(len(self.summary.names.sides)):
            x = first + side * column
            right = self.paint_faces(painter, side, x, height / 2, min(px(15), px(self.density.head - 6) / 2))
            names, font = self._names(side, self._name_width(side, column))
            line = height / len(names) if len(names) == 1 else px(18)
            top = (height - line * len(names)) / 2
            for number, name in enumerate(names):
                place = QRectF(right + px(9), top + number * line, self._name_width(side, column), line)
                paint.text(painter, place, name, font, theme.ui.ink)
        return self._head()

    def _paint_row(self, painter: QPainter, line: CategoryScore, rect: QRectF, first: float, column: float) -> None:
        px, theme, ui = self.look.theme.px, self.look.theme, self.look.theme.ui
        words, rules = self.look.words, self.summary.rules
        rule, note = self._rule(line)
        room, middle = first - px(8), rect.center().y()
        font = theme.ui_font("caption", weight=600 if note else 400)
        two = self._wraps(line)
        close = px(21 if self.density.row > 37 else 18)
        top = middle - close - (px(8) if two else 0)
        title = category_name(words, line.category, rules.variant)
        paint.text(painter, QRectF(0, top, room, close + 1), title, theme.ui_font("strong", px=16), ui.ink)
        below = QRectF(0, top + close, room, px(35 if two else 19))
        paint.text(painter, below, rule, font, ui.accent if note else ui.ink2, paint.WRAP)
        for side, count in enumerate(line.sides):
            cell = QRectF(first + side * column, rect.y(), column, rect.height())
            self._paint_cell(painter, line, count, cell)

    def _paint_cell(self, painter: QPainter, line: CategoryScore, count: SideCount, cell: QRectF) -> None:
        px, theme, ui = self.look.theme.px, self.look.theme, self.look.theme.ui
        if count.points:
            paint.tint(painter, ui, cell.adjusted(-px(8), 4, -px(16), -3))
        number = self.value_text(line, count)
        points_x = cell.right() - px(42)
        font = theme.ui_font("numeral", px=22, weight=600 if count.points else 500)
        wide = max(px(30), round(paint.text_width(font, number)) + 4)
        place = QRectF(points_x - px(22) - wide, cell.y(), wide, cell.height())
        evidence = QRectF(cell.x(), cell.y(), place.left() - cell.x() - px(8), cell.height())
        shown = self._paint_evidence(painter, line, count, evidence)
        if number and (shown or number != DASH):
            tone = ui.ink if count.points or line.verdict is Verdict.TIE else ui.ink2
            paint.text(painter, place, number, font, tone, paint.RIGHT)
        if not shown:
            paint.text(painter, evidence, DASH, theme.ui_font("body"), ui.ink2)
        if count.points:
            paint.point(painter, theme, QPointF(points_x, cell.center().y()), f"+{count.points}", px(14))

    def _paint_evidence(self, painter: QPainter, line: CategoryScore, count: SideCount, rect: QRectF) -> bool:
        """Paint what a side brings; tell whether there was anything."""
        if line.category is Category.CARDS:
            self._paint_bar(painter, count, rect, line)
            return True
        if not count.cards:
            return count.value > 0 and self.value_text(line, count) != ""
        height = self.look.theme.px(self.density.mini)
        width = round(height * 0.7)
        if line.category is Category.FRAC:
            self._paint_two_rows(painter, evidence_of(line, count), rect, height)
            return True
        if line.category is Category.PRIMIERA:
            step = min(width + 11, (rect.width() - width) / 3)
            top = rect.y() + (rect.height() - height - self.look.theme.px(19)) / 2
            self.primiera_minis(painter, count.cards, rect.x(), top, height, step)
            return True
        step = width + 5.0
        if len(count.cards) > 1:
            step = min(step, (rect.width() - width) / (len(count.cards) - 1))
        top = rect.center().y() - height / 2
        marks = self.look.words.marks()
        paint.minis(
            painter,
            self.look.theme,
            marks,
            evidence_of(line, count),
            rect.x(),
            top,
            height,
            step=step,
            shadows=self.look.shadows,
        )
        return True

    def _paint_two_rows(self, painter: QPainter, cards: Sequence[Card], rect: QRectF, height: float) -> None:
        """Paint up to sixteen cards: aces and the lowest figures above, the others below."""
        theme, width = self.look.theme, round(height * 0.7)
        rows = [[each for each in cards if rank_of(each) < 9], [each for each in cards if rank_of(each) >= 9]]
        for number, row in enumerate(row for row in rows if row):
            step = width + 5.0
            if len(row) > 1:
                step = min(step, (rect.width() - width) / (len(row) - 1))
            lines = sum(map(bool, rows))
            top = rect.center().y() - (height * lines + theme.px(4) * (lines - 1)) / 2 + number * (height + theme.px(4))
            marks, shadows = self.look.words.marks(), self.look.shadows
            paint.minis(painter, theme, marks, row, rect.x(), top, height, step=step, shadows=shadows)

    def _paint_bar(self, painter: QPainter, count: SideCount, rect: QRectF, line: CategoryScore) -> None:
        ui, px = self.look.theme.ui, self.look.theme.px
        track = QRectF(rect.x(), rect.center().y() - px(5), min(px(190), rect.width() - px(4)), px(10))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.sunken))
        painter.drawRoundedRect(track, 5, 5)
        painter.setBrush(color(ui.gold if count.points else ui.edge))
        whole = max(sum(each.value for each in line.sides), 40)
        painter.drawRoundedRect(QRectF(track.x(), track.y(), track.width() * count.value / whole, track.height()), 5, 5)
        if len(line.sides) == 2 and sum(each.value for each in line.sides) == whole:
            painter.setPen(QPen(color(ui.ink), 1.4))
            middle = track.center().x()
            painter.drawLine(QPointF(middle, track.y() - px(4)), QPointF(middle, track.bottom() + px(4)))
