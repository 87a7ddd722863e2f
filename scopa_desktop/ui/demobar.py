"""The bar above the table while computer players are watched: pause, next play, open hands, away."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.widgets import FADED, Look


class BarButton(QPushButton):
    """A button of icon and words on the dark of the strip; one that is checked is filled."""

    def __init__(self, look: Look, label: str, icon: str, keys: str = "") -> None:
        super().__init__(label)
        self._look, self.icon_name = look, icon
        self._k = look.theme.system_scale
        self.setFont(look.theme.font("label", self._k, weight=600))
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self._keys = keys
        self._brief = False
        self.say(label, icon)

    def set_brief(self, brief: bool) -> None:
        """Show the icon alone, where there is no room for words."""
        if brief != self._brief:
            self._brief = brief
            self.updateGeometry()
            self.update()

    def say(self, label: str, icon: str) -> None:
        """Wear another label and icon."""
        self.icon_name = icon
        self.setText(label)
        self.setAccessibleName(label)
        self.setToolTip(f"{label}  {self._keys}".strip())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        if self._brief:
            return QSize(round(38 * self._k), round(34 * self._k))
        width = paint.text_width(self.font(), self.text()) + 56 * self._k
        return QSize(round(width), round(34 * self._k))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt, k = self._look.theme.felt, self._k
        rect = QRectF(self.rect()).adjusted(4, 3, -4, -3)
        hot = self.underMouse() or self.isDown()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(felt.ink, 0.24 if self.isChecked() else 0.16 if hot else 0.08))
        painter.drawRoundedRect(rect, 8 * k, 8 * k)
        side = 18 * k
        lead = (rect.width() - side) / 2 if self._brief else 12 * k
        place = QRectF(rect.x() + lead, rect.center().y() - side / 2, side, side)
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        paint.icon(painter, self.icon_name, place, felt.gold if self.isChecked() else felt.ink)
        if not self._brief:
            words = QRectF(place.right() + 8 * k, rect.y(), rect.right() - place.right() - 10 * k, rect.height())
            paint.text(painter, words, self.text(), self.font(), felt.ink)
        if self.hasFocus():
            paint.focus_ring(painter, felt.ivory, rect.adjusted(2, 2, -2, -2), 7 * k, 0)
        painter.end()


class DemoBar(QWidget):
    """The bar.

    Args:
        look: the look.

    Signals:
        paused: the game is to stop or to go on.
        stepped: the next play is wanted.
        opened: whether all hands are to be seen.
        left: it is enough.
    """

    paused = Signal()
    stepped = Signal()
    opened = Signal(bool)
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(self.tr("The computer plays all seats"))
        self.setFixedHeight(round(44 * look.theme.system_scale))
        self.pause = BarButton(look, self.tr("Pause"), "pause", self.tr("Space"))
        self.step = BarButton(look, self.tr("Next play"), "step", "→")
        self.hands = BarButton(look, self.tr("Show all hands"), "eye")
        self.hands.setCheckable(True)
        self.leave = BarButton(look, self.tr("Stop watching"), "close", self.tr("Esc"))
        self.pause.clicked.connect(self.paused)
        self.step.clicked.connect(self.stepped)
        self.hands.clicked.connect(self.opened)  # not toggled: whoever is shown next sets it too
        self.leave.clicked.connect(self.left)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 8, 0)
        row.setSpacing(2)
        row.addStretch(1)
        for button in (self.pause, self.step, self.hands, self.leave):
            row.addWidget(button)
        look.theme.changed.connect(self.update)

    def show_running(self, running: bool) -> None:
        """Offer to pause, or to go on."""
        self.pause.say(*((self.tr("Pause"), "pause") if running else (self.tr("Go on"), "play")))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), color(theme.felt.strip))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color(theme.felt.inlay, 0.18))
        room = QRectF(20, 0, self.pause.geometry().left() - 32, self.height())
        font = theme.font("label", theme.system_scale)
        paint.text(painter, room, self.tr("The computer plays all seats."), font, theme.felt.ink2)
        painter.end()
