"""The word over the table when a scopa is made, and the disc of a declaration."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.paint import CENTRE, glass, text, text_width
from scopa_desktop.ui.table.guard import guarded
from scopa_desktop.ui.table.stage import Stage

RAYS = 36


class Flourish(QGraphicsItem):
    """A word with rays of light; the item's origin is its centre.

    Args:
        stage: what to paint with.
        word: one word, such as ``Scopa!``.
        below: what happened, in a sentence.
        wide: the scene's width: the word never leaves it.
    """

    def __init__(self, stage: Stage, word: str, below: str, wide: float) -> None:
        super().__init__()
        self._stage, self._word, self._below = stage, word, below
        self._wide = wide
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)

    def boundingRect(self) -> QRectF:
        u = self._stage.u
        return QRectF(-440 * u, -190 * u, 880 * u, 380 * u)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        stage, u = self._stage, self._stage.u
        felt, theme = stage.theme.felt, stage.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = theme.font("display", u, px=104, weight=600)
        rect = QRectF(-self._wide / 2, -82 * u, self._wide, 120 * u)
        for drop, alpha in ((6, 0.20), (4, 0.25), (2, 0.30)):
            text(painter, rect.translated(0, drop * u), self._word, font, color("#0B0805", alpha), CENTRE)
        text(painter, rect, self._word, font, felt.ivory, CENTRE)
        small = theme.font("head", u)
        width = min(self._wide - 40 * u, text_width(small, self._below) + 44 * u)
        pill = QRectF(-width / 2, 44 * u, width, 36 * u)
        glass(painter, felt, pill, 18 * u, 0.78, 0.3)
        text(painter, pill.adjusted(14 * u, 0, -14 * u, 0), self._below, small, felt.gold, CENTRE)


class Rays(QGraphicsItem):
    """The glow and the rays behind the word; `grow` (0 to 1) is how far they have come."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self._grow = 0.0

    def grow(self, share: float) -> None:
        """Let the rays come out."""
        self._grow = share
        self.update()

    def boundingRect(self) -> QRectF:
        u = self._stage.u
        return QRectF(-440 * u, -210 * u, 880 * u, 420 * u)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        u = self._stage.u
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.save()
        painter.scale(1, 0.48)
        glow = QRadialGradient(QPointF(0, 0), 430 * u)
        for at, alpha in ((0.0, 0.20), (0.6, 0.12), (1.0, 0.0)):
            glow.setColorAt(at, color("#F7CF6B", alpha * self._grow))
        painter.setBrush(glow)
        painter.drawEllipse(QPointF(0, 0), 430 * u, 430 * u)
        painter.restore()
        for i in range(RAYS):
            self._ray(painter, radians(i * 360 / RAYS + 5), i % 2 == 1)

    def _ray(self, painter: QPainter, angle: float, long: bool) -> None:
        u, reach = self._stage.u, (1.0 if long else 0.55) * self._grow
        start = QPointF(cos(angle) * 276 * u, sin(angle) * 112 * u)
        end = QPointF(cos(angle) * (276 + 96 * reach) * u, sin(angle) * (112 + 58 * reach) * u)
        along = end - start
        length = hypot(along.x(), along.y()) or 1.0
        across = QPointF(-along.y() / length, along.x() / length) * (2.6 * u)
        painter.setBrush(color("#F9E2A4", 0.62 if long else 0.40))
        painter.drawPolygon(QPolygonF([start + across, end, start - across]))


class Disc(QGraphicsItem):
    """A gold disc with points in it, such as ``+3``; the item's origin is its centre."""

    def __init__(self, stage: Stage, words: str, radius: float = 31, colour: str = "") -> None:
        super().__init__()
        self._stage, self._words, self._radius = stage, words, radius
        self._colour = colour or stage.theme.felt.gold

    def boundingRect(self) -> QRectF:
        r = (self._radius + 3) * self._stage.u
        return QRectF(-r, -r, 2 * r, 2 * r)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        paint_disc(painter, self._stage, QPointF(0, 0), self._radius, self._words, self._colour)


def paint_disc(painter: QPainter, stage: Stage, centre: QPointF, radius: float, words: str, colour: str = "") -> None:
    """Paint a gold disc with points in it; the radius is in units."""
    u = stage.u
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor("#1B1410"), 1.6))
    painter.setBrush(QColor(colour or stage.theme.felt.gold))
    painter.drawEllipse(centre, radius * u, radius * u)
    r = radius * u
    font = stage.theme.font("numeral", u, px=radius * 0.87)
    text(painter, QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r), words, font, "#1B1410", CENTRE)
