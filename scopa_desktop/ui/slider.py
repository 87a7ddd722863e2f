"""A slider: Qt's own, painted in the look, so that keys, wheel-free scrolling and screen readers work as known."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import hovered
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.widgets import FADED, RING, Look
from scopa_desktop.ui.words import fill

_KNOB = 9
_STEP = 5


class Slider(QSlider):
    """A value from 0 to 100 as a share of a track, with its number at the right.

    Args:
        look: the look.
        name: what is set.
        value: what it is now.
        parent: what it stands on.

    Signals:
        settled: the new value, once the knob is let go or a key has moved it.
    """

    settled = Signal(int)

    def __init__(self, look: Look, name: str, value: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._known = value
        self.setRange(0, 100)
        self.setSingleStep(_STEP)
        self.setPageStep(4 * _STEP)
        self.setValue(value)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self._changed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(320), self._look.theme.px(30) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(160), self.sizeHint().height())

    def _changed(self) -> None:
        self.update()
        if not self.isSliderDown():
            self._settle()

    def _settle(self) -> None:
        if self.value() != self._known:
            self._known = self.value()
            self.settled.emit(self._known)

    # ---------------------------------------------------------------------------------------------- mouse

    def _track(self) -> QRectF:
        """Return where the middle of the knob may be."""
        px = self._look.theme.px
        return QRectF(RING + px(_KNOB), 0, self.width() - px(58) - 2 * (RING + px(_KNOB)), self.height())

    def _at(self, x: float) -> int:
        """Return the value at a place, in whole steps."""
        track = self._track()
        share = (x - track.x()) / max(1.0, track.width())
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1 - share
        return min(100, max(0, round(share * 100 / _STEP) * _STEP))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setSliderDown(True)
        self.setValue(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderDown(False)
            self._settle()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page: turning it over a value must not change it."""
        event.ignore()

    # ------------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui, px = self._look.theme, self._look.theme.ui, self._look.theme.px
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        number = QRectF(self.width() - px(56), 0, px(56) - RING, self.height())
        share = QCoreApplication.translate("Words", "%1%", "a share, such as 49.6%")
        words = fill(share, QLocale().toString(self.value()))
        paint.text(painter, number, words, theme.ui_font("body"), ui.ink, paint.RIGHT)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self._track().center().x() * 2, 0)
            painter.scale(-1, 1)
        self._paint_track(painter)
        painter.end()

    def _paint_track(self, painter: QPainter) -> None:
        ui, px, track = self._look.theme.ui, self._look.theme.px, self._track()
        middle, thick = self.height() / 2, px(6)
        x = track.x() + track.width() * self.value() / 100
        radius = px(_KNOB)
        groove = QRectF(track.x() - radius, middle - thick / 2, track.width() + 2 * radius, thick)
        knob = QRectF(x - radius, middle - radius, 2 * radius, 2 * radius)
        around, hole = QPainterPath(), QPainterPath()
        around.addRect(QRectF(self.rect()))
        hole.addEllipse(knob)
        painter.save()
        painter.setClipPath(around - hole)  # nothing of the track is seen through a faded knob
        painter.setPen(QPen(color(ui.edge), 1.1))
        painter.setBrush(color(ui.sunken))
        painter.drawRoundedRect(groove, thick / 2, thick / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.accent))
        painter.drawRoundedRect(QRectF(groove.x(), groove.y(), x - groove.x(), thick), thick / 2, thick / 2)
        painter.restore()
        painter.setPen(QPen(color(ui.accent), 2))
        painter.setBrush(color(ui.accent_soft if hovered(self) or self.isSliderDown() else ui.surface))
        painter.drawEllipse(knob)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, knob, radius, 0.4)
