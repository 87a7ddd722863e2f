"""The last capture laid out again, while its pile is pressed."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from scopa_desktop.core.cards import Card
from scopa_desktop.ui.paint import glass, minis
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.guard import guarded
from scopa_desktop.ui.table.layout import Layout
from scopa_desktop.ui.table.stage import Stage, qrect

_H = 62


class Peek(QGraphicsItem):
    """A piece of glass with small cards, beside a pile."""

    def __init__(self, stage: Stage, z: float) -> None:
        super().__init__()
        self.stage = stage
        self.cards: tuple[Card, ...] = ()
        self.rect = Rect(0, 0, 1, 1)
        self.setZValue(z)
        self.hide()

    def open(self, cards: tuple[Card, ...], beside: Rect, layout: Layout) -> None:
        """Show these cards beside a pile."""
        self.prepareGeometryChange()
        u = self.stage.u
        self.cards = cards
        w = (len(cards) * (round(_H * 0.70) + 5) + 27) * u
        h = (_H + 28) * u
        x = min(max(layout.m, beside.cx - w / 2), layout.setup.width - layout.m - w)
        y = beside.bottom + 8 * u if beside.cy < layout.setup.height / 2 else beside.y - h - 8 * u
        self.rect = Rect(x, y, w, h)
        self.show()
        self.update()

    def close(self) -> None:
        """Put them away again."""
        self.hide()

    def boundingRect(self) -> QRectF:
        m = 36 * self.stage.u
        return qrect(self.rect).adjusted(-m, -m, m, m)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        stage, u, rect = self.stage, self.stage.u, qrect(self.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stage.shadows.draw(painter, rect, 14 * u, 3, u)
        glass(painter, stage.theme.felt, rect, 14 * u, stage.theme.felt.prompt, 0.4)
        step = round(_H * u * 0.70) + 5 * u
        minis(painter, stage.theme, stage.marks, self.cards, rect.x() + 14 * u, rect.y() + 14 * u, _H * u, step=step)
