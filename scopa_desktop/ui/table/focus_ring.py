"""The ring that says where the keys are on the table, where no card wears it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.guard import guarded
from scopa_desktop.ui.table.stage import Stage, qrect

_DARK = "#1B1410"
_GAP, _RADIUS, _MARGIN = 5.0, 12.0, 10.0
"""Between what is ringed and its ring, of the ring's corners, and of what is painted; in units."""


class FocusRing(QGraphicsItem):
    """An ivory ring with a dark edge, so that it is seen on every cloth."""

    def __init__(self, stage: Stage, z: float) -> None:
        super().__init__()
        self.stage = stage
        self.rect: Rect | None = None
        self.setZValue(z)
        self.hide()

    def show_round(self, rect: Rect | None) -> None:
        """Stand round a rectangle of the scene, or be gone."""
        if rect == self.rect:
            return
        self.prepareGeometryChange()
        self.rect = rect
        self.setVisible(rect is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        if self.rect is None:
            return QRectF()
        return qrect(self.rect.grown(_MARGIN * self.stage.u))

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.rect is None:
            return
        u = self.stage.u
        ring = qrect(self.rect.grown(_GAP * u))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(color(_DARK, 0.7), 5 * u), QPen(QColor(self.stage.theme.felt.ivory), 2.4 * u)):
            painter.setPen(pen)
            painter.drawRoundedRect(ring, _RADIUS * u, _RADIUS * u)
