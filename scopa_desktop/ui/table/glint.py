"""A glint of gold that runs once across a card: the settebello changes hands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.table.card_item import CardItem
from scopa_desktop.ui.table.guard import guarded
from scopa_desktop.ui.table.stage import Stage


class Glint(QGraphicsItem):
    """Lies on a card, as its child; `sweep` says how far it has run."""

    def __init__(self, stage: Stage, card: CardItem) -> None:
        super().__init__(card)
        self._stage = stage
        self._w = card.spot.w
        self._h = self._w * stage.aspect
        self._at = 0.0

    def sweep(self, share: float) -> None:
        """Run on: 0 before the card, 1 beyond it."""
        self._at = share
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._w, self._h)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if not 0 < self._at < 1:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._stage.radius(self._w)
        path = QPainterPath()
        path.addRoundedRect(QRectF(0, 0, self._w, self._h), radius, radius)
        x = -0.6 * self._w + self._at * 2.2 * self._w
        light = QLinearGradient(QPointF(x, 0), QPointF(x + 0.5 * self._w, 0.25 * self._h))
        for at, alpha in ((0.0, 0.0), (0.5, 0.75), (1.0, 0.0)):
            light.setColorAt(at, color("#FFD974", alpha))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawPath(path)
