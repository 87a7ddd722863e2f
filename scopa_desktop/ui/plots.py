"""A small kit of plots: lines over time, pairs of bars, and how often what came out.

Each tells its values where the mouse is, or where the arrow keys go; what tells two things apart is a pattern and a
label besides a colour.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.theme import RADIUS
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.words import fill

_STEPS: Final = (1, 2, 5, 10)
_KEYS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}


def nice_step(span: float, most: int) -> float:
    """Return the smallest of 1, 2, 5, 10, 20 ... (or their tenths) by which at most so many steps make up a span."""
    least = max(span, 1e-9) / max(1, most)
    power = 10.0 ** math.floor(math.log10(least))
    return next(power * each for each in _STEPS if power * each >= least * (1 - 1e-9))


def stripes(painter: QPainter, bar: QRectF, tone: str, radius: float = 3) -> None:
    """Fill a bar with stripes."""
    clip = QPainterPath()
    clip.addRoundedRect(bar, radius, radius)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(tone, 0.28))
    painter.drawRoundedRect(bar, radius, radius)
    painter.setClipPath(clip)
    painter.setPen(QPen(color(tone), 2))
    for n in range(int((bar.width() + bar.height()) / 7) + 2):
        x = bar.x() + n * 7 - bar.height()
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + bar.height(), bar.top()))
    painter.restore()
    painter.setPen(QPen(color(tone), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


class Plot(QWidget):
    """What all plots share: values that can be pointed at one by one.

    Args:
        look: the look.
        name: what it shows.

    Signals:
        said: the value that the keys have come to.
    """

    accessible_role = QAccessible.Role.Chart

    said = Signal(str)

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.look = look
        self._at: int | None = None
        self._note = ""
        self.setAccessibleName(name)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.theme.changed.connect(self.update)

    @property
    def at(self) -> int | None:
        """The number of the value that is pointed at."""
        return self._at

    def describe(self, words: str, note: str = "") -> None:
        """Say in words what the plot shows; a note stands in its place where there is nothing to show."""
        self.setAccessibleDescription(words)
        self._note, self._at = note, None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if note else Qt.FocusPolicy.TabFocus)
        self.update()

    # What a plot has of its own

    def count(self) -> int:
        """Return how many values can be pointed at."""
        raise NotImplementedError

    def sentence(self, number: int) -> str:
        """Return a value in words."""
        raise NotImplementedError

    def nearest(self, place: QPointF) -> int | None:
        """Return the value at a place, if there is one."""
        raise NotImplementedError

    def anchor(self, number: int) -> QPointF:
        """Return where a value stands."""
        raise NotImplementedError

    def paint_plot(self, painter: QPainter) -> None:
        """Paint everything but the words for the value that is pointed at."""
        raise NotImplementedError

    # Sizes

    def sizeHint(self) -> QSize:
        px = self.look.theme.px
        return QSize(px(420), px(210))

    def minimumSizeHint(self) -> QSize:
        px = self.look.theme.px
        return QSize(px(300), px(180))

    def line(self) -> float:
        """Return the height of a line of small text."""
        return self.look.theme.px(18)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui = self.look.theme, self.look.theme.ui
        if self._note:
            inside = QRectF(self.rect()).adjusted(theme.px(24), 0, -theme.px(24), 0)
            paint.text(painter, inside, self._note, theme.ui_font("body"), ui.ink2, paint.CENTRE_WRAP)
        else:
            self.paint_plot(painter)
            if self._at is not None and self._at < self.count():
                self._paint_value(painter, self._at)
        if self.hasFocus():
            rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            paint.focus_ring(painter, ui.focus, rect, RADIUS.control, -1.2)
        painter.end()

    def _paint_value(self, painter: QPainter, number: int) -> None:
        """Paint the words for a value beside it, wholly inside the plot."""
        theme, ui, px = self.look.theme, self.look.theme.ui, self.look.theme.px
        font, words = theme.ui_font("label"), self.sentence(number)
        width = min(self.width() - 8.0, paint.text_width(font, words) + px(24))
        lines = -(-(paint.text_width(font, words) + px(24)) // width)
        height, at = px(12) + px(19) * lines, self.anchor(number)
        x = min(max(4.0, at.x() - width / 2), self.width() - width - 4)
        y = at.y() - height - px(12)
        if y < 2:
            y = min(at.y() + px(14), self.height() - height - 2)
        box = QRectF(x, y, width, height)
        self.look.shadows.draw(painter, box, 8, 1, 1.0, 0.6)
        paint.tile(painter, ui, box, 8, fill=ui.window, outline=ui.edge)
        inside = box.adjusted(px(10), 0, -px(10), 0)
        paint.text(painter, inside, words, font, ui.ink, paint.CENTRE if lines == 1 else paint.CENTRE_WRAP)

    # Mouse and keys

    def point_at(self, number: int | None) -> None:
        """Show the words for a value, or for none."""
        if number != self._at:
            self._at = number
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.point_at(None if self._note else self.nearest(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self.point_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, last = Qt.Key(event.key()), self.count() - 1
        if self._note or last < 0:
            super().keyPressEvent(event)
            return
        if key in _KEYS:
            step = _KEYS[key]
            begin = 0 if step > 0 else last
            number = begin if self._at is None else min(max(self._at + step, 0), last)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            number = 0 if key == Qt.Key.Key_Home else last
        else:
            super().keyPressEvent(event)
            return
        self.point_at(number)
        self.said.emit(self.sentence(number))


# ------------------------------------------------------------------------------------------------- lines


@dataclass(frozen=True, slots=True)
class Trace:
    """A line of a plot.

    Attributes:
        label: its name, at its end.
        values: its height at each of the plot's places.
    """

    label: str
    values: tuple[float, ...]


class LinePlot(Plot):
    """Lines over rounds: the first solid with a wash below, the others dashed.

    Args:
        look: the look.
        name: what it shows.
    """

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, name)
        self._rounds: tuple[int, ...] = ()
        self._traces: tuple[Trace, ...] = ()
        self._sentences: tuple[str, ...] = ()

    def show_lines(self, rounds: Sequence[int], traces: Sequence[Trace], sentences: Sequence[str]) -> None:
        """Show lines.

        Args:
            rounds: the numbers of the rounds that values belong to, rising.
            traces: a value of each for each of these.
            sentences: each of these in words.
        """
        self._rounds, self._traces, self._sentences = tuple(rounds), tuple(traces), tuple(sentences)
        self.update()

    def count(self) -> int:
        return len(self._rounds)

    def sentence(self, number: int) -> str:
        return self._sentences[number]

    def _scale(self) -> tuple[float, float, float]:
        """Return the lowest and the highest value of the axis, and its step."""
        values = [value for each in self._traces for value in each.values]
        low, high = min(0.0, *values), max(1.0, *values)
        step = nice_step(high - low, max(2, int(self.height() / self.look.theme.px(44))))
        return math.floor(low / step) * step, math.ceil(high / step) * step, step

    def _ends(self) -> list[str]:
        return [f"{each.label} {self.look.words.decimal(each.values[-1])}" for each in self._traces]

    def _field(self) -> QRectF:
        theme, px = self.look.theme, self.look.theme.px
        font = theme.ui_font("strong", px=14)
        beside = max(paint.text_width(font, each) for each in self._ends()) + px(22)
        left = paint.text_width(theme.ui_font("caption"), "10.5") + px(10)
        width, height = self.width() - left - beside, self.height() - px(18) - self.line()
        return QRectF(left, px(10), max(40.0, width), max(40.0, height))

    def _place(self, field: QRectF, number: int, value: float) -> QPointF:
        first, last = self._rounds[0], self._rounds[-1]
        low, high, _ = self._scale()
        across, up = (self._rounds[number] - first) / max(1, last - first), (value - low) / (high - low)
        return QPointF(field.x() + across * field.width(), field.bottom() - up * field.height())

    def nearest(self, place: QPointF) -> int | None:
        field = self._field()
        if not field.adjusted(-12, -12, 12, 30).contains(place):
            return None
        share = min(1.0, max(0.0, (place.x() - field.x()) / field.width()))
        wanted = self._rounds[0] + share * (self._rounds[-1] - self._rounds[0])
        return min(range(len(self._rounds)), key=lambda number: abs(self._rounds[number] - wanted))

    def anchor(self, number: int) -> QPointF:
        field = self._field()
        places = [self._place(field, number, each.values[number]) for each in self._traces]
        return min(places, key=QPointF.y)

    def paint_plot(self, painter: QPainter) -> None:
        field, (low, high, _) = self._field(), self._scale()
        self._paint_axes(painter, field)
        if self._at is not None:
            x = self._place(field, self._at, low).x()
            painter.setPen(QPen(color(self.look.theme.ui.edge), 1.2))
            painter.drawLine(QPointF(x, field.y()), QPointF(x, field.bottom()))
        tones = self._tones()
        for number in reversed(range(len(self._traces))):
            self._paint_trace(painter, field, number, tones[number])
        self._paint_ends(painter, field, high - low)

    def _tones(self) -> list[str]:
        ui = self.look.theme.ui
        return [ui.accent, *[ui.blue] * (len(self._traces) - 1)]

    def _paint_axes(self, painter: QPainter, field: QRectF) -> None:
        theme, ui, px = self.look.theme, self.look.theme.ui, self.look.theme.px
        font, (low, high, step) = theme.ui_font("caption"), self._scale()
        whole = step >= 1
        for n in range(round((high - low) / step) + 1):
            value = low + n * step
            y = field.bottom() - (value - low) / (high - low) * field.height()
            painter.setPen(QPen(color(ui.line), 1.4 if n == 0 else 1))
            painter.drawLine(QPointF(field.x(), y), QPointF(field.right(), y))
            label = str(round(value)) if whole else self.look.words.decimal(value)
            place = QRectF(0, y - self.line() / 2, field.x() - px(8), self.line())
            paint.text(painter, place, label.replace("-", "−"), font, ui.ink2, paint.RIGHT)
        for n, (x, number) in enumerate(self._ticks(field)):
            place = QRectF(x - px(50), field.bottom() + px(5), px(100), self.line())
            label = QLocale().toString(number)
            label = label if n else fill(self.tr("round %1"), label)
            paint.text(painter, place.translated(max(0.0, -place.x()), 0), label, font, ui.ink2, paint.CENTRE)

    def _ticks(self, field: QRectF) -> list[tuple[float, int]]:
        """Return where the axis of rounds is labelled, and with which rounds."""
        first, last = self._rounds[0], self._rounds[-1]
        step = max(1, round(nice_step(last - first, max(2, int(field.width() / self.look.theme.px(90))))))
        found = range(-(-first // step) * step, last + 1, step)
        return [(field.x() + (each - first) / max(1, last - first) * field.width(), each) for each in found]

    def _paint_trace(self, painter: QPainter, field: QRectF, number: int, tone: str) -> None:
        values = self._traces[number].values
        places = [self._place(field, n, value) for n, value in enumerate(values)]
        line = QPainterPath(places[0])
        for place in places[1:]:
            line.lineTo(place)
        if number == 0:
            wash = QPainterPath(line)
            wash.lineTo(QPointF(places[-1].x(), field.bottom()))
            wash.lineTo(QPointF(places[0].x(), field.bottom()))
            fill = QLinearGradient(0, field.top(), 0, field.bottom())
            fill.setColorAt(0, color(tone, 0.22))
            fill.setColorAt(1, color(tone, 0.02))
            painter.fillPath(wash, fill)
        pen = QPen(color(tone), 2.6 if number == 0 else 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if number:
            pen.setDashPattern([3.5, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)
        painter.setPen(QPen(color(self.look.theme.ui.surface), 2))
        painter.setBrush(color(tone))
        for dot in {len(values) - 1, len(values) - 1 if self._at is None else self._at}:
            painter.drawEllipse(places[dot], 5, 5)

    def _paint_ends(self, painter: QPainter, field: QRectF, span: float) -> None:
        """Label the lines at their ends; labels that would meet keep apart."""
        theme, px = self.look.theme, self.look.theme.px
        last = len(self._rounds) - 1
        heights = [self._place(field, last, each.values[-1]).y() for each in self._traces]
        if len(heights) == 2 and abs(heights[0] - heights[1]) < px(20):
            up = -1 if heights[0] <= heights[1] else 1
            middle = min(max(sum(heights) / 2, field.y() + px(10)), field.bottom() - px(10))
            heights = [middle + up * px(10), middle - up * px(10)]
        for label, y, tone in zip(self._ends(), heights, self._tones(), strict=True):
            place = QRectF(field.right() + px(12), y - px(12), self.width() - field.right() - px(12), px(24))
            paint.text(painter, place, label, theme.ui_font("strong", px=14), tone)


# ------------------------------------------------------------------------------------------------- pairs


@dataclass(frozen=True, slots=True)
class Pair:
    """Two values that stand below each other.

    Attributes:
        name: what they are.
        own: the person's.
        theirs: the others'.
        sentence: both in words.
    """

    name: str
    own: float
    theirs: float
    sentence: str


class PairPlot(Plot):
    """A row for each pair: a solid bar over a striped one, with their numbers.

    Args:
        look: the look.
        name: what it shows.
    """

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, name)
        self._pairs: tuple[Pair, ...] = ()

    def show_pairs(self, pairs: Sequence[Pair]) -> None:
        """Show pairs of values."""
        self._pairs = tuple(pairs)
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        px = self.look.theme.px
        return QSize(px(280), max(px(180), px(38) * len(self._pairs)))

    def count(self) -> int:
        return len(self._pairs)

    def sentence(self, number: int) -> str:
        return self._pairs[number].sentence

    def _row(self) -> float:
        return min(self.look.theme.px(58), self.height() / max(1, len(self._pairs)))

    def _bars(self, number: int) -> tuple[QRectF, QRectF]:
        theme, px = self.look.theme, self.look.theme.px
        names = max(paint.text_width(theme.ui_font("label"), each.name) for each in self._pairs)
        left = min(names, self.width() * 0.4) + px(16)
        room = max(20.0, self.width() - left - px(54))
        most = max(0.1, *(max(abs(each.own), abs(each.theirs)) for each in self._pairs))
        top = self._row() * number + (self._row() - px(31)) / 2
        pair = self._pairs[number]
        own = QRectF(left, top, max(2.0, room * abs(pair.own) / most), px(14))
        return own, QRectF(left, top + px(17), max(2.0, room * abs(pair.theirs) / most), px(14))

    def nearest(self, place: QPointF) -> int | None:
        number = int(place.y() // self._row())
        return number if 0 <= number < len(self._pairs) else None

    def anchor(self, number: int) -> QPointF:
        own, theirs = self._bars(number)
        return QPointF((own.x() + self.width()) / 2, own.y() if number else theirs.bottom())

    def paint_plot(self, painter: QPainter) -> None:
        theme, ui, px = self.look.theme, self.look.theme.ui, self.look.theme.px
        for number, pair in enumerate(self._pairs):
            own, theirs = self._bars(number)
            if number == self._at:
                row = QRectF(0, self._row() * number, self.width(), self._row())
                paint.tile(painter, ui, row, 6, fill=ui.sunken, outline=ui.sunken)
            place = QRectF(px(4), own.y(), own.x() - px(14), theirs.bottom() - own.y())
            paint.text(painter, place, pair.name, theme.ui_font("label"), ui.ink)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ui.accent))
            if pair.own:
                painter.drawRoundedRect(own, 3, 3)
            if pair.theirs:
                stripes(painter, theirs, ui.blue)
            for bar, value, weight in ((own, pair.own, 600), (theirs, pair.theirs, 400)):
                beside = QRectF(bar.right() + px(8), bar.y() - px(4), px(46), bar.height() + px(8))
                words = self.look.words.decimal(value).replace("-", "−")
                paint.text(painter, beside, words, theme.ui_font("caption", weight=weight), ui.ink)


# ------------------------------------------------------------------------------------------- distributions


@dataclass(frozen=True, slots=True)
class Column:
    """How often something came out.

    Attributes:
        label: what, in short, below the column.
        share: how often, 0 to 1.
        told: the same in short, above it; empty for nothing.
        side: 1 if it is good for the person, -1 if it is bad, else 0.
        sentence: all of that in words.
    """

    label: str
    share: float
    told: str
    side: int
    sentence: str


class Histogram(Plot):
    """A column for each outcome: solid for the person, striped for the others, plain where nobody is ahead.

    Args:
        look: the look.
        name: what it shows.
    """

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, name)
        self._columns: tuple[Column, ...] = ()

    def show_columns(self, columns: Sequence[Column]) -> None:
        """Show columns."""
        self._columns = tuple(columns)
        self.update()

    def count(self) -> int:
        return len(self._columns)

    def sentence(self, number: int) -> str:
        return self._columns[number].sentence

    def _field(self) -> QRectF:
        px = self.look.theme.px
        return QRectF(px(4), px(20), self.width() - px(8), self.height() - px(20) - self.line() - px(6))

    def _bar(self, number: int) -> QRectF:
        field, most = self._field(), max(1e-9, *(each.share for each in self._columns))
        wide = field.width() / len(self._columns)
        height = max(1.0, field.height() * self._columns[number].share / most)
        gap = min(self.look.theme.px(8), wide * 0.2)
        return QRectF(field.x() + number * wide + gap / 2, field.bottom() - height, wide - gap, height)

    def nearest(self, place: QPointF) -> int | None:
        field = self._field()
        if not field.x() <= place.x() < field.right():
            return None
        return min(len(self._columns) - 1, int((place.x() - field.x()) / field.width() * len(self._columns)))

    def anchor(self, number: int) -> QPointF:
        bar = self._bar(number)
        return QPointF(bar.center().x(), bar.y())

    def paint_plot(self, painter: QPainter) -> None:
        theme, ui, px = self.look.theme, self.look.theme.ui, self.look.theme.px
        field, caption = self._field(), theme.ui_font("caption")
        bars = [self._bar(number) for number in range(len(self._columns))]
        told = max(paint.text_width(caption, each.told) for each in self._columns) + 4 <= bars[0].width() + 6
        for number, (column, bar) in enumerate(zip(self._columns, bars, strict=True)):
            if number == self._at:
                behind = QRectF(bar.x() - 3, field.y() - px(16), bar.width() + 6, field.height() + px(16))
                paint.tile(painter, ui, behind, 6, fill=ui.sunken, outline=ui.sunken)
            if column.share:
                self._paint_bar(painter, bar, column.side)
            place = QRectF(bar.center().x() - px(30), field.bottom() + px(4), px(60), self.line())
            paint.text(painter, place, column.label, caption, ui.ink2, paint.CENTRE)
            if told:
                above = QRectF(bar.center().x() - px(30), bar.y() - px(19), px(60), px(18))
                paint.text(painter, above, column.told, caption, ui.ink2, paint.CENTRE)
        paint.hairline(painter, ui.edge, field.x(), field.bottom(), field.width())

    def _paint_bar(self, painter: QPainter, bar: QRectF, side: int) -> None:
        ui = self.look.theme.ui
        if side < 0:
            stripes(painter, bar, ui.blue)
            return
        painter.setPen(QPen(color(ui.edge), 1) if side == 0 else Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.accent if side else ui.sunken))
        painter.drawRoundedRect(bar, 3, 3)
