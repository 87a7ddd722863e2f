"""The reckoning as a picture: up to three sides as columns, more as rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.core.cards import Card, rank_of
from scopa_desktop.core.scoring import Category, CategoryScore, SideCount, Verdict, primiera_values
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.theme import POINT_RIM
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.summary import Summary
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_score import (
    category_name,
    category_rule,
    cell_sentence,
    tie_note,
    tie_sentence,
)

HOLDER: Final = (Category.SETTEBELLO, Category.RE_BELLO, Category.GRANDE)
"""Categories in which a side either has the cards or has not: no number is shown."""
DASH: Final = "–"


class Reckoning(QWidget):
    """What both forms share: rows that come into sight one by one, and sentences for a screen reader."""

    def __init__(self, look: Look, summary: Summary) -> None:
        super().__init__()
        self.look, self.summary = look, summary
        self.revealed = self.rows
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleDescription(" ".join(self.sentences()))
        look.theme.changed.connect(self.update)

    @property
    def rows(self) -> int:
        """How many rows there are to reveal."""
        return len(self.summary.score.lines)

    def reveal(self, rows: int) -> None:
        """Show the first rows only."""
        self.revealed = rows
        self.update()

    def sentences(self) -> list[str]:
        """Return every cell and every tie as a sentence."""
        summary, words = self.summary, self.look.words
        said = []
        for line in summary.score.lines:
            for side, count in enumerate(line.sides):
                players = summary.names.side(side)
                said.append(f"{cell_sentence(words, line, count, players, summary.rules)}.")
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

    def _small(self) -> bool:
        return self.window().height() < self.look.theme.px(660)

    def _row_height(self, line: CategoryScore) -> int:
        px, small = self.look.theme.px, self._small()
        if line.category is Category.PRIMIERA:
            return px(72 if small else 84)
        return px(50 if small else 60)

    def _head(self) -> int:
        return self.look.theme.px(32 if self._small() else 38)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._head() + sum(self._row_height(line) for line in self.summary.score.lines) + 2

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
            right = self.paint_faces(painter, side, x, height / 2, min(px(15), height / 2))
            name = QRectF(right + px(9), 0, column - (right - x) - px(20), height)
            paint.text(painter, name, self.side_name(side), theme.ui_font("head"), theme.ui.ink)
        return self._head()

    def _paint_row(self, painter: QPainter, line: CategoryScore, rect: QRectF, first: float, column: float) -> None:
        px, theme, ui = self.look.theme.px, self.look.theme, self.look.theme.ui
        words, rules = self.look.words, self.summary.rules
        note = tie_sentence(line, rules)
        room, middle = first - px(8), rect.center().y()
        rule = note or category_rule(words, line.category, rules, len(line.sides))
        font = theme.ui_font("caption", weight=600 if note else 400)
        two = paint.text_width(font, rule) > room
        top = middle - px(28 if two else 21)
        title = category_name(words, line.category, rules.variant)
        paint.text(painter, QRectF(0, top, room, px(22)), title, theme.ui_font("strong", px=16), ui.ink)
        below = QRectF(0, top + px(21), room, px(35 if two else 19))
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
        height = self.look.theme.px(36 if self._small() else 44)
        width = round(height * 0.7)
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
            count.cards,
            rect.x(),
            top,
            height,
            step=step,
            shadows=self.look.shadows,
        )
        return True

    def _paint_bar(self, painter: QPainter, count: SideCount, rect: QRectF, line: CategoryScore) -> None:
        ui, px = self.look.theme.ui, self.look.theme.px
        track = QRectF(rect.x(), rect.center().y() - px(5), min(px(190), rect.width() - px(4)), px(10))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.sunken))
        painter.drawRoundedRect(track, 5, 5)
        painter.setBrush(color(ui.gold if count.points else ui.edge))
        whole = max(sum(each.value for each in line.sides), 40)
        painter.drawRoundedRect(QRectF(track.x(), track.y(), track.width() * count.value / whole, track.height()), 5, 5)
        if len(line.sides) == 2:
            painter.setPen(QPen(color(ui.ink), 1.4))
            middle = track.center().x()
            painter.drawLine(QPointF(middle, track.y() - px(4)), QPointF(middle, track.bottom() + px(4)))


def columns(look: Look, width: int, sides: int) -> tuple[float, float]:
    """Return where the first side's column begins and how wide each is."""
    first = look.theme.px(172) if sides < 3 else look.theme.px(140)
    return first, (width - first) / sides


class MatchSoFar(QWidget):
    """The match's score of each side, point by point: before the round, and what the round added."""

    def __init__(self, look: Look, summary: Summary, above: QWidget) -> None:
        super().__init__()
        self._look, self._summary, self._above = look, summary, above
        self.setFixedHeight(look.theme.px(64))
        self.setAccessibleName(self._spoken())
        look.theme.changed.connect(self.update)

    def _spoken(self) -> str:
        names, words = self._summary.names, self._look.words
        said = [
            fill(self.tr("%1: %2, of which %3 this round"), words.side(names.side(side)), total, total - before)
            for side, (before, total) in enumerate(zip(self._summary.before, self._summary.totals, strict=True))
        ]
        return "; ".join(said)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme, ui = self._look.theme.px, self._look.theme, self._look.theme.ui
        first, column = columns(self._look, self._above.width(), len(self._summary.totals))
        title = QRectF(0, px(10), first - px(8), px(24))
        paint.text(painter, title, self.tr("Match so far"), theme.ui_font("strong", px=16), ui.ink)
        rule = fill(self.tr("first to %1"), self._summary.rules.target)
        if self._summary.rules.inverse:
            rule = fill(self.tr("to %1, the lowest wins"), self._summary.rules.target)
        below = QRectF(0, px(32), first - px(8), px(20))
        paint.text(painter, below, rule, theme.ui_font("caption"), ui.ink2)
        for side in range(len(self._summary.totals)):
            self._paint_side(painter, side, first + side * column, column)
        painter.end()

    def _paint_side(self, painter: QPainter, side: int, x: float, column: float) -> None:
        px, theme, ui = self._look.theme.px, self._look.theme, self._look.theme.ui
        before, total = self._summary.before[side], self._summary.totals[side]
        track = QRectF(x, px(16), column - px(104), px(14))
        if self._summary.rules.target <= 21:
            self._paint_cells(painter, track, before, total)
        else:
            self._paint_bar(painter, track, before, total)
        gained = total - before
        note = fill(self.tr("%1 before, +%2 this round"), before, gained)
        if gained < 0:
            note = fill(self.tr("%1 before, −%2 this round"), before, -gained)
        elif not gained:
            note = fill(self.tr("%1 before, none this round"), before)
        caption = QRectF(x, px(36), column - px(96), px(19))
        paint.text(painter, caption, note, theme.ui_font("caption"), ui.ink2)
        number = QRectF(x + column - px(96), px(4), px(70), px(46))
        font = theme.ui_font("display", px=36)
        paint.text(painter, number, str(total), font, ui.ink, paint.RIGHT)

    def _paint_cells(self, painter: QPainter, track: QRectF, before: int, total: int) -> None:
        ui = self._look.theme.ui
        count = max(self._summary.rules.target, total)
        step = track.width() / count
        for cell in range(count):
            rect = QRectF(track.x() + cell * step + 1.5, track.y(), max(2.0, step - 3), track.height())
            if cell < before:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color(ui.edge))
            elif cell < total:
                painter.setPen(QPen(color(POINT_RIM), 1.2))
                painter.setBrush(color("#E9B53F"))
            else:
                painter.setPen(QPen(color(ui.line), 1))
                painter.setBrush(color(ui.sunken))
            painter.drawRoundedRect(rect, 4, 4)

    def _paint_bar(self, painter: QPainter, track: QRectF, before: int, total: int) -> None:
        ui = self._look.theme.ui
        whole = max(self._summary.rules.target, total, 1)
        painter.setPen(QPen(color(ui.line), 1))
        painter.setBrush(color(ui.sunken))
        painter.drawRoundedRect(track, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("#E9B53F"))
        painter.drawRoundedRect(
            QRectF(track.x(), track.y(), track.width() * max(0, total) / whole, track.height()), 5, 5
        )
        painter.setBrush(color(ui.edge))
        painter.drawRoundedRect(
            QRectF(track.x(), track.y(), track.width() * max(0, before) / whole, track.height()), 5, 5
        )
