"""The signs of the grades: each has a shape of its own, so that colour is never the only sign."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.players.grades import Grade
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.theme import Colours
from scopa_desktop.ui.widgets import Look


def paint_sign(painter: QPainter, ui: Colours, grade: Grade | None, at: QPointF, radius: float) -> None:
    """Paint a grade's sign: a disc with a tick, a ring, a triangle, a diamond with a cross; a dot for none yet."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    x, y, r = at.x(), at.y(), radius
    if grade is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.edge, 0.6))
        painter.drawEllipse(at, 0.28 * r, 0.28 * r)
    elif grade is Grade.BEST:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.good))
        painter.drawEllipse(at, r, r)
        paint.icon(painter, "check", QRectF(x - 0.7 * r, y - 0.7 * r, 1.4 * r, 1.4 * r), ui.surface, 3.4)
    elif grade is Grade.GOOD:
        painter.setPen(QPen(color(ui.good), 0.26 * r))
        painter.setBrush(color(ui.surface))
        painter.drawEllipse(at, 0.78 * r, 0.78 * r)
    elif grade is Grade.INACCURACY:
        painter.setPen(QPen(color(ui.surface), 1))
        painter.setBrush(color(ui.gold))
        painter.drawPolygon(paint.polygon(x, y - 1.1 * r, x + 1.12 * r, y + 0.85 * r, x - 1.12 * r, y + 0.85 * r))
        pen = QPen(color(ui.surface), 0.24 * r)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(x, y - 0.4 * r), QPointF(x, y + 0.18 * r))
        painter.drawPoint(QPointF(x, y + 0.54 * r))
    else:
        painter.setPen(QPen(color(ui.surface), 1))
        painter.setBrush(color(ui.bad))
        painter.drawPolygon(paint.polygon(x, y - 1.22 * r, x + 1.22 * r, y, x, y + 1.22 * r, x - 1.22 * r, y))
        paint.icon(painter, "close", QRectF(x - 0.62 * r, y - 0.62 * r, 1.24 * r, 1.24 * r), ui.surface, 3.6)
    painter.restore()


class Sign(QWidget):
    """A grade's sign among other controls; the word beside it says the same."""

    def __init__(self, look: Look, grade: Grade | None = None, px: int = 22) -> None:
        super().__init__()
        self._look, self._px = look, px
        self.grade = grade
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self.update)

    def show_grade(self, grade: Grade | None) -> None:
        """Show another grade."""
        self.grade = grade
        self.update()

    def sizeHint(self) -> QSize:
        side = self._look.theme.px(self._px) + 4
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_sign(painter, self._look.theme.ui, self.grade, QRectF(self.rect()).center(), self.width() * 0.38)
        painter.end()
