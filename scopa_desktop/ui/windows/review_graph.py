"""The graph of a review: the chance of winning the match at every decision, with the plays that lost some of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.players.grades import MISSED, Grade
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.widgets import RING, Look
from scopa_desktop.ui.windows.review_signs import paint_sign
from scopa_desktop.ui.words_review import percent

_LINES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Chances at which lines run across."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A decision in the graph.

    Attributes:
        chance: the chance of winning with the best play, 0 to 1; None if it is not judged yet.
        after: the same with the play made.
        grade: how good that was.
    """

    chance: float | None = None
    after: float | None = None
    grade: Grade | None = None


@dataclass(frozen=True, slots=True)
class Stretch:
    """A round in the graph.

    Attributes:
        first: the place of its first decision.
        count: how many decisions it has.
        name: what stands below it: ``Round 1``.
        result: what stands below that: ``3 to 1``.
        ends: the chance of winning after it, 0 to 1.
    """

    first: int
    count: int
    name: str
    result: str
    ends: float


class ResultGraph(QWidget):
    """The graph; a click or the arrow keys choose a decision.

    Args:
        look: the look.

    Signals:
        chosen: the place of a decision.
    """

    accessible_role = QAccessible.Role.Chart
    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._spots: tuple[Spot, ...] = ()
        self._stretches: tuple[Stretch, ...] = ()
        self._begins = 0.5
        self.current = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Your chance of winning the match"))
        look.theme.changed.connect(self.update)

    def show_match(self, spots: Sequence[Spot], stretches: Sequence[Stretch], begins: float, spoken: str) -> None:
        """Show a match.

        Args:
            spots: every decision.
            stretches: every round.
            begins: the chance of winning before the first round.
            spoken: what the graph shows, in words.
        """
        self._spots, self._stretches, self._begins = tuple(spots), tuple(stretches), begins
        self.setAccessibleDescription(spoken)
        self.setToolTip(spoken)
        self.update()

    def show_current(self, place: int) -> None:
        """Mark a decision."""
        self.current = place
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(560), self._look.theme.px(230))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self._look.theme.px(104))

    # ------------------------------------------------------------------------------------------ measures

    def plot(self) -> QRectF:
        """The place of the curve itself."""
        px = self._look.theme.px
        left = paint.text_width(self._look.theme.ui_font("caption"), percent(1)) + px(10)
        return QRectF(left + RING, px(10), self.width() - left - px(14) - 2 * RING, self.height() - px(10) - px(40))

    def x_of(self, place: int) -> float:
        """Where a decision stands; each round begins and ends half a step beside its decisions."""
        return self._x(self._steps_before(place))

    def _steps_before(self, place: int) -> float:
        rounds = sum(1 for each in self._stretches if each.first <= place)
        return place + rounds

    def _x(self, steps: float) -> float:
        plot = self.plot()
        whole = max(1, len(self._spots) + len(self._stretches))
        return plot.x() + plot.width() * steps / whole

    def _y(self, chance: float) -> float:
        plot = self.plot()
        return plot.bottom() - plot.height() * chance

    # ---------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_grid(painter)
        self._paint_rounds(painter)
        for run in self._runs():
            self._paint_run(painter, run)
        self._paint_current(painter)
        self._paint_signs(painter)
        if self.hasFocus():
            inside = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
            paint.focus_ring(painter, self._look.theme.ui.focus, inside, 8, 0.4)
        painter.end()

    def _paint_grid(self, painter: QPainter) -> None:
        theme, ui, plot = self._look.theme, self._look.theme.ui, self.plot()
        caption = theme.ui_font("caption")
        for chance in _LINES:
            y = self._y(chance)
            middle = chance == 0.5
            painter.setPen(QPen(color(ui.edge if middle else ui.line), 1.4 if middle else 1))
            painter.drawLine(QPointF(plot.x(), y), QPointF(plot.right(), y))
            if chance in (0.0, 0.5, 1.0):
                place = QRectF(0, y - theme.px(9), plot.x() - theme.px(8), theme.px(18))
                paint.text(painter, place, percent(chance), caption, ui.ink2, paint.RIGHT)

    def _paint_rounds(self, painter: QPainter) -> None:
        theme, ui, plot = self._look.theme, self._look.theme.ui, self.plot()
        caption, strong = theme.ui_font("caption"), theme.ui_font("caption", weight=600)
        for number, each in enumerate(self._stretches):
            left = self._x(each.first + number)
            right = self._x(each.first + each.count + number + 1)
            if number % 2:
                painter.fillRect(QRectF(left, plot.y(), right - left, plot.height()), color(ui.ink, 0.035))
            painter.setPen(QPen(color(ui.line), 1))
            painter.drawLine(QPointF(right, plot.y()), QPointF(right, plot.bottom() + theme.px(6)))
            below = QRectF(left + 2, plot.bottom() + theme.px(4), right - left - 4, theme.px(17))
            name = each.name if paint.text_width(caption, each.name) <= below.width() else str(number + 1)
            paint.text(painter, below, name, caption, ui.ink2, paint.CENTRE)
            below.translate(0, theme.px(17))
            if paint.text_width(strong, each.result) <= below.width() + 4:
                paint.text(painter, below, each.result, strong, ui.ink, paint.CENTRE)

    def _runs(self) -> list[list[QPointF]]:
        """Return the curve in pieces: it is broken where nothing is judged yet."""
        runs: list[list[QPointF]] = []
        run = [QPointF(self._x(0), self._y(self._begins))]
        for number, each in enumerate(self._stretches):
            for place in range(each.first, each.first + each.count):
                chance = self._spots[place].chance
                if chance is None:
                    runs.append(run)
                    run = []
                else:
                    run.append(QPointF(self.x_of(place), self._y(chance)))
            run.append(QPointF(self._x(each.first + each.count + number + 1), self._y(each.ends)))
        return [each for each in (*runs, run) if each]

    def _paint_run(self, painter: QPainter, run: list[QPointF]) -> None:
        ui, middle = self._look.theme.ui, self._y(0.5)
        line = QPainterPath(run[0])
        for point in run[1:]:
            line.lineTo(point)
        wash = QPainterPath(line)
        wash.lineTo(QPointF(run[-1].x(), middle))
        wash.lineTo(QPointF(run[0].x(), middle))
        wash.closeSubpath()
        painter.fillPath(wash, color(ui.accent, 0.14))
        pen = QPen(color(ui.accent), 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)

    def _paint_current(self, painter: QPainter) -> None:
        if not 0 <= self.current < len(self._spots):
            return
        ui, plot = self._look.theme.ui, self.plot()
        x, spot = self.x_of(self.current), self._spots[self.current]
        painter.setPen(QPen(color(ui.ink), 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, plot.y()), QPointF(x, plot.bottom()))
        if spot.chance is not None:
            painter.setPen(QPen(color(ui.surface), 2))
            painter.setBrush(color(ui.ink))
            painter.drawEllipse(QPointF(x, self._y(spot.chance)), 5.5, 5.5)

    def _paint_signs(self, painter: QPainter) -> None:
        """The plays that lost much, each with a line from what could have been to what was left."""
        theme, ui = self._look.theme, self._look.theme.ui
        for place, spot in enumerate(self._spots):
            if spot.grade not in MISSED or spot.chance is None or spot.after is None:
                continue
            x, top, bottom = self.x_of(place), self._y(spot.chance), self._y(spot.after)
            tone = ui.bad if spot.grade is Grade.MISTAKE else ui.gold
            painter.setPen(QPen(color(tone), 2.4))
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))
            radius = theme.px(8 if place == self.current else 6.5)
            paint_sign(painter, ui, spot.grade, QPointF(x, min(bottom + radius, self.plot().bottom())), radius)

    # ------------------------------------------------------------------------------------------------ Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._spots:
            at = event.position().x()
            self._choose(min(range(len(self._spots)), key=lambda place: abs(self.x_of(place) - at)))
            self.setFocus(Qt.FocusReason.MouseFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {
            Qt.Key.Key_Left: self.current - 1,
            Qt.Key.Key_Right: self.current + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self._spots) - 1,
        }.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        elif self._spots:
            self._choose(min(max(step, 0), len(self._spots) - 1))

    def _choose(self, place: int) -> None:
        if place != self.current:
            self.chosen.emit(place)
