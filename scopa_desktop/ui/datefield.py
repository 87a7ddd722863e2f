"""A day to choose: Qt's own date field with its calendar, painted in the look."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDate, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QDateEdit, QSizePolicy, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import hovered
from scopa_desktop.ui.cloth import color, mix
from scopa_desktop.ui.widgets import RING, Look

RANGE: Final = (QDate(1971, 1, 1), QDate(9998, 12, 31))
"""Days that every clock and every file can tell."""


class DateField(QDateEdit):
    """The field.

    Args:
        look: the look.
        name: what the day is for.
        day: the day at first.
    """

    def __init__(self, look: Look, name: str, day: QDate, parent: QWidget | None = None) -> None:
        super().__init__(day, parent)
        self.setDateRange(*RANGE)
        self._look = look
        self.setFont(look.theme.ui_font("label"))
        self.setAccessibleName(name)
        self.setCalendarPopup(True)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        look.theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        palette, ui = self.palette(), self._look.theme.ui
        palette.setColor(QPalette.ColorRole.Text, color(ui.ink))
        palette.setColor(QPalette.ColorRole.Base, color(ui.surface, 0.0))
        self.setPalette(palette)
        self.update()

    def sizeHint(self) -> QSize:
        px = self._look.theme.px
        width = paint.text_width(self.font(), self.text()) + px(56) + 2 * RING
        return QSize(round(width), px(34) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        px = self._look.theme.px
        line = self.lineEdit()
        line.setGeometry(RING + px(10), RING + 2, self.width() - px(42) - 2 * RING, self.height() - 2 * RING - 4)

    def wheelEvent(self, event: object) -> None:
        """Leave the wheel to the page: turning it over a day must not change it."""
        event.ignore()  # type: ignore[attr-defined]

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, px = self._look.theme.ui, self._look.theme.px
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        painter.setPen(QPen(color(ui.edge, 0.92), 1.1))
        painter.setBrush(color(mix(ui.surface, ui.ink, 0.06 if hovered(self) else 0)))
        painter.drawRoundedRect(rect, 8, 8)
        side = px(16)
        place = QRectF(rect.right() - px(26), rect.center().y() - side / 2, side, side)
        paint.icon(painter, "down", place, ui.ink2)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect, 8, 0.4)
        painter.end()
