"""The window on the screen: its place, and the cloth in it until the rest is there.

The shell is painted before themes, words, cards and saved matches are loaded, so that a window stands at once;
what is loaded then fills it.  So this module imports hardly anything, and nothing of `Qt`'s namespace.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QPainter, QPaintEvent, QResizeEvent, QScreen, QShowEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.store.preferences import Preferences
from scopa_desktop.ui.cloth import TABLES, paint_felt, paint_plain
from scopa_desktop.ui.collector import Collector

SMALLEST = (900, 600)
USUAL = (1280, 800)
_STRIP = 40
"""Height of the strip above the table in pixels, as it is with the usual font."""


def smallest_on(free: QRect) -> QSize:
    """Return the smallest size of the window on a screen with so much room: never larger than that."""
    return QSize(*SMALLEST).boundedTo(free.size())


class Shell(QWidget):
    """The window.

    Args:
        preferences: the cloth, and where the window was.

    Signals:
        painted: the window was painted for the first time.
        locale_changed: the system has another language, or writes numbers and dates in another way.
    """

    painted = Signal()
    locale_changed = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._felt = TABLES[preferences.cloth]
        self._content: QWidget | None = None
        self._was_painted = False
        self._follows = False
        self._collector = Collector(self)
        self.setWindowTitle("Scopa")
        self._take_place(preferences)

    def fill(self, content: QWidget) -> None:
        """Show what belongs into the window; it is closed with it."""
        self._content = content
        content.setParent(self)
        content.setGeometry(self.rect())
        content.show()

    def _take_place(self, preferences: Preferences) -> None:
        """Take the place, size and state of last time, as far as the screens of today allow.

        On another screen than last time the place of then says nothing: there the window stands in the middle.
        """
        last = preferences.geometry
        screens = {screen.name(): screen for screen in QGuiApplication.screens()}
        known = screens.get(preferences.screen)
        screen = known or QGuiApplication.primaryScreen()
        free = screen.availableGeometry()
        self.setMinimumSize(smallest_on(free))
        wanted = QRect(*last) if len(last) == 4 else QRect(0, 0, *USUAL)
        size = QSize(wanted.width(), wanted.height()).boundedTo(free.size()).expandedTo(self.minimumSize())
        if len(last) == 4 and known is not None:
            left = max(free.left(), min(wanted.left(), free.right() + 1 - size.width()))
            top = max(free.top(), min(wanted.top(), free.bottom() + 1 - size.height()))
        else:
            left = free.left() + (free.width() - size.width()) // 2
            top = free.top() + (free.height() - size.height()) // 2
        self.setGeometry(left, top, size.width(), size.height())
        if preferences.maximized or preferences.full_screen:
            self._fill_screen(preferences.maximized, preferences.full_screen)

    def _fill_screen(self, maximized: bool, full: bool) -> None:
        from PySide6.QtCore import Qt

        states = Qt.WindowState
        state = states.WindowMaximized if maximized else states.WindowNoState
        self.setWindowState(state | states.WindowFullScreen if full else state)

    def _other_screen(self, screen: QScreen) -> None:
        """It was moved to another screen, which may be a smaller one."""
        free = screen.availableGeometry()
        self.setMinimumSize(smallest_on(free))
        if self.windowState().value == 0:
            self.resize(self.size().boundedTo(free.size()))

    # --------------------------------------------------------------------------------------------- events

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._follows:
            self._follows = True
            self.windowHandle().screenChanged.connect(self._other_screen)

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

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LocaleChange:
            self.locale_changed.emit()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._content is not None:
            self._content.close()
        self._collector.stop()
        super().closeEvent(event)
