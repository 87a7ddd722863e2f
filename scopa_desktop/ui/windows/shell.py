"""The window on the screen: its place, and the cloth in it until the rest is there.

The shell is painted before themes, words, cards and saved matches are loaded, so that a window stands at once;
what is loaded then fills it.  So this module imports hardly anything, and nothing of `Qt`'s namespace.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.store.preferences import Preferences
from scopa_desktop.ui.cloth import TABLES, paint_felt, paint_plain

SMALLEST = (900, 600)
USUAL = (1280, 800)
_STRIP = 40
"""Height of the strip above the table in pixels, as it is with the usual font."""


class Shell(QWidget):
    """The window.

    Args:
        preferences: the cloth, and where the window was.

    Signals:
        painted: the window was painted for the first time.
    """

    painted = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._felt = TABLES[preferences.cloth]
        self._content: QWidget | None = None
        self._was_painted = False
        self.setWindowTitle("Scopa")
        self.setMinimumSize(*SMALLEST)
        self._take_place(preferences)

    def fill(self, content: QWidget) -> None:
        """Show what belongs into the window; it is closed with it."""
        self._content = content
        content.setParent(self)
        content.setGeometry(self.rect())
        content.show()

    def _take_place(self, preferences: Preferences) -> None:
        """Take the place and size of last time, as far as the screens of today allow."""
        last = preferences.geometry
        screens = {screen.name(): screen for screen in QGuiApplication.screens()}
        screen = screens.get(preferences.screen) or QGuiApplication.primaryScreen()
        free = screen.availableGeometry()
        wanted = QRect(*last) if len(last) == 4 else QRect(0, 0, *USUAL)
        width = max(SMALLEST[0], min(wanted.width(), free.width()))
        height = max(SMALLEST[1], min(wanted.height(), free.height()))
        if len(last) == 4:
            left = max(free.left(), min(wanted.left(), free.right() + 1 - width))
            top = max(free.top(), min(wanted.top(), free.bottom() + 1 - height))
        else:
            left = max(free.left(), free.left() + (free.width() - width) // 2)
            top = max(free.top(), free.top() + (free.height() - height) // 2)
        self.setGeometry(left, top, width, height)
        if preferences.maximized:
            self._maximize()

    def _maximize(self) -> None:
        from PySide6.QtCore import Qt

        self.setWindowState(Qt.WindowState.WindowMaximized)

    # --------------------------------------------------------------------------------------------- events

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._content is None:
            painter = QPainter(self)
            paint_felt(painter, self._felt, QRectF(self.rect()))
            paint_plain(painter, self._felt.strip, QRectF(0, 0, self.width(), _STRIP))
            painter.end()
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        if self._content is not None:
            self._content.setGeometry(self.rect())

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._content is not None:
            self._content.close()
        super().closeEvent(event)
