"""The strip above the table: menus at the left, what is played in the middle, tools at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QSizePolicy, QToolButton, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.widgets import FADED, Look, plain

_WHEN_ON: Final = {"sound": "mute", "full": "unfull"}
"""Icons that show something else while their action is ticked."""


def _px(look: Look, size: float) -> int:
    """A length that does not follow the window: the strip stays as high as other programs' bars."""
    return round(size * look.theme.bar_scale)


class MenuBar(QMenuBar):
    """A menu bar in the strip's colours; its underlines show only while Alt is held."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.fit()
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.setMouseTracking(True)

    def fit(self) -> None:
        """Write as large as is wished."""
        self.setFont(self._look.theme.font("label", self._look.theme.bar_scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt, live = self._look.theme.felt, self.activeAction()
        flags = paint.CENTRE | int(Qt.TextFlag.TextShowMnemonic if self._underline() else Qt.TextFlag.TextHideMnemonic)
        for action in self.actions():
            rect = QRectF(self.actionGeometry(action))
            if not action.isVisible() or rect.isEmpty():
                continue
            if action is live:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color(felt.ink, 0.14))
                painter.drawRoundedRect(rect.adjusted(1, 3, -1, -3), 6, 6)
            painter.setFont(self.font())
            painter.setPen(color(felt.ink if action is live else felt.ink2, 1 if action.isEnabled() else FADED))
            painter.drawText(rect, flags, action.text())
        painter.end()

    def _underline(self) -> bool:
        from PySide6.QtWidgets import QApplication

        return bool(QApplication.queryKeyboardModifiers() & Qt.KeyboardModifier.AltModifier) or self.hasFocus()


class Tool(QToolButton):
    """A tool of the strip: the icon of an action; tooltip, name and state are the action's."""

    def __init__(self, look: Look, icon: str, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.icon_name = look, icon
        self.setDefaultAction(action)
        self.fit()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        action.changed.connect(self._follow)
        self._follow()

    def fit(self) -> None:
        """Be as large as is wished."""
        self.setFixedSize(_px(self._look, 36), _px(self._look, 36))

    def _follow(self) -> None:
        action = self.defaultAction()
        self.setAccessibleName(plain(action.text()))
        keys = action.shortcut().toString()
        self.setToolTip(f"{plain(action.text())}  {keys}".strip())
        self.setVisible(action.isVisible())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = self._look.theme.felt
        if self.isEnabled() and (self.underMouse() or self.isChecked()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(felt.ink, 0.18 if self.isDown() or self.isChecked() else 0.1))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 8, 8)
        side = _px(self._look, 20)
        rect = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        ink = felt.ink if self.underMouse() and self.isEnabled() else felt.ink2
        icon = _WHEN_ON.get(self.icon_name, self.icon_name) if self.isChecked() else self.icon_name
        paint.icon(painter, icon, rect, ink, alpha=1 if self.isEnabled() else FADED)
        painter.end()


class Strip(QWidget):
    """One calm line: `menu_bar`, a caption, and tools.

    Args:
        look: the look.
        tools: the icons and actions of the tools, left to right.
    """

    def __init__(self, look: Look, tools: Sequence[tuple[str, QAction]] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._caption = ""
        self.setFixedHeight(_px(look, 40))
        self.menu_bar = MenuBar(look, self)
        self.tools = [Tool(look, icon, action, self) for icon, action in tools]
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 8, 0)
        row.setSpacing(2)
        row.addWidget(self.menu_bar, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        for tool in self.tools:
            row.addWidget(tool)
        look.theme.changed.connect(self.update)
        look.theme.rescaled.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Be as high as is wished."""
        self.setFixedHeight(_px(self._look, 40))
        for part in (self.menu_bar, *self.tools):
            part.fit()
        self.update()

    @property
    def caption(self) -> str:
        """What is played, in the middle."""
        return self._caption

    @caption.setter
    def caption(self, words: str) -> None:
        self._caption = words
        self.update()

    def open_menus(self) -> None:
        """Open the first menu, for keys."""
        first = next((each for each in self.menu_bar.actions() if each.isVisible()), None)
        if first is not None:
            self.menu_bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
            self.menu_bar.setActiveAction(first)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """In full screen the strip ends at the screen's edge: there a menu is hit without aiming."""
        bar = self.menu_bar
        at = bar.mapFrom(self, event.position())
        row = [QRectF(bar.actionGeometry(each)) for each in bar.actions() if each.isVisible()]
        if not row or not at.x() < row[-1].right():
            super().mousePressEvent(event)
            return
        hit = QPointF(max(at.x(), row[0].left() + 1), row[0].center().y())
        place, button = bar.mapToGlobal(hit), event.button()
        QCoreApplication.sendEvent(
            bar, QMouseEvent(event.type(), hit, place, button, event.buttons(), event.modifiers())
        )

    def sizeHint(self) -> QSize:
        return QSize(400, _px(self._look, 40))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        felt = self._look.theme.felt
        painter.fillRect(self.rect(), color(felt.strip))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color(felt.inlay, 0.18))
        left = self.menu_bar.geometry().right() + 12
        shown = [tool.geometry().left() for tool in self.tools if tool.isVisible()]
        right = min(shown, default=self.width()) - 12
        half = min(self.width() / 2 - left, right - self.width() / 2)
        rect = QRectF(self.width() / 2 - half, 0, 2 * half, self.height())
        if half < 60:  # the middle is taken: use what is free
            rect = QRectF(left, 0, max(0, right - left), self.height())
        paint.text(
            painter,
            rect,
            self._caption,
            self._look.theme.font("label", self._look.theme.bar_scale),
            felt.ink2,
            paint.CENTRE,
        )
        painter.end()
