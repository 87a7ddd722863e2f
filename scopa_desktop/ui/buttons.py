"""Push buttons and tiles: stock Qt classes that paint themselves."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QPushButton, QRadioButton, QSizePolicy, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color, mix
from scopa_desktop.ui.theme import RADIUS
from scopa_desktop.ui.widgets import FADED, RING, Look, plain


def hovered(control: QWidget) -> bool:
    """Tell whether the mouse is over a control that can be used."""
    return control.isEnabled() and control.underMouse()


def repaint_on_hover(control: QAbstractButton) -> None:
    """Have a control painted anew when the mouse enters or leaves."""
    control.setAttribute(Qt.WidgetAttribute.WA_Hover, True)


# ----------------------------------------------------------------------------------------------- buttons


class Button(QPushButton):
    """A push button: ``primary`` (one a screen), ``secondary`` or ``quiet``; Enter and Space press it."""

    def __init__(
        self, look: Look, label: str, kind: str = "secondary", icon: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(label, parent)
        self._look, self._kind, self._icon = look, kind, icon
        self.setFont(look.theme.ui_font("strong"))
        self.setAutoDefault(True)
        self.setAccessibleName(plain(label))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        repaint_on_hover(self)

    def wear(self, kind: str) -> None:
        """Be of another kind."""
        self._kind = kind
        self.updateGeometry()
        self.update()

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(plain(text))

    def sizeHint(self) -> QSize:
        px = self._look.theme.px
        width = paint.text_width(self.font(), plain(self.text())) + (px(28) if self._icon else 0)
        pad = px(16) if self._kind == "quiet" else px(48)
        return QSize(round(width) + pad + 2 * RING, px(40) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        down = self.isDown() and self.isEnabled()
        ink = self._paint_body(painter, rect, down)
        if down:
            rect.translate(0, 1)
        self._paint_label(painter, rect, ink)
        if self.hasFocus():
            paint.focus_ring(painter, self._look.theme.ui.focus, rect, RADIUS.control)
        painter.end()

    def _paint_body(self, painter: QPainter, rect: QRectF, down: bool) -> str:
        ui = self._look.theme.ui
        shape = rect.translated(0, 1) if down else rect
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        if self._kind == "primary" and self.isEnabled():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ui.accent) if down else paint.accent_gradient(ui, shape))
            painter.drawRoundedRect(shape, RADIUS.control, RADIUS.control)
            if hovered(self) and not down:
                painter.setBrush(color(ui.on_accent, 0.08))
                painter.drawRoundedRect(shape, RADIUS.control, RADIUS.control)
            return ui.on_accent
        if self._kind == "quiet":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ui.accent, 0.16 if down else 0.09 if hovered(self) else 0.0))
            painter.drawRoundedRect(shape, RADIUS.control, RADIUS.control)
            return ui.accent
        painter.setPen(QPen(color(ui.edge, 0.92), 1.2))
        shade = 0.12 if down else 0.06 if hovered(self) else 0.0
        painter.setBrush(color(mix(ui.surface, ui.ink, shade)))
        painter.drawRoundedRect(shape, RADIUS.control, RADIUS.control)
        return ui.ink

    def _paint_label(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        px = self._look.theme.px
        label = plain(self.text())
        lead = px(28) if self._icon else 0
        width = min(paint.text_width(self.font(), label) + lead, rect.width() - px(8))
        x = rect.center().x() - width / 2
        if self._icon:
            side = px(20)
            paint.icon(painter, self._icon, QRectF(x, rect.center().y() - side / 2, side, side), ink)
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        paint.text(painter, QRectF(x + lead, rect.y(), width - lead + 1, rect.height()), label, self.font(), ink)


class Tile(QRadioButton):
    """One of several tiles of which one is chosen; subclasses paint what is on it.

    Put tiles of one choice into one parent (or a `QButtonGroup`): arrow keys then go from tile to tile.
    """

    radius: float = RADIUS.tile

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.look = look
        self.setAccessibleName(plain(name))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        repaint_on_hover(self)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def body(self) -> QRectF:
        """The tile without the room for its ring."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, rect = self.look.theme.ui, self.body()
        self.look.shadows.draw(painter, rect, self.radius, 1, 1.0, 0.7 if hovered(self) else 0.4)
        fill = mix(ui.surface, ui.ink, 0.05) if hovered(self) else ui.surface
        paint.tile(painter, ui, rect, self.radius, fill=fill)
        self.paint_content(painter, rect)
        if self.isChecked():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color(ui.accent), 2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), self.radius, self.radius)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect, self.radius, 0.4)
        painter.end()

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what the tile shows into its body."""

    def paint_tick(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        """Paint the disc that marks the chosen tile."""
        ui = self.look.theme.ui
        painter.setPen(QPen(color(ui.surface), 2))
        painter.setBrush(color(ui.accent))
        painter.drawEllipse(centre, radius, radius)
        k = radius * 0.68
        paint.icon(painter, "check", QRectF(centre.x() - k, centre.y() - k, 2 * k, 2 * k), ui.on_accent, 3.2)
