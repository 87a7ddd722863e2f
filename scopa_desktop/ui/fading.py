"""What was on the screen fades over what is there now: pages and sheets come and go softly."""

from __future__ import annotations

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

PAGE, COME, GO = 160, 180, 120
"""Milliseconds in which a page makes way for another, a sheet comes, and a sheet goes."""


class Fade(QWidget):
    """A picture of a widget as it is now, which lies over it and fades; it takes no part in anything else.

    Make it before the change and `start` it after.

    Args:
        over: the widget.
        ms: in how many milliseconds it fades.
    """

    def __init__(self, over: QWidget, ms: int) -> None:
        super().__init__(over)
        self._picture: QPixmap = over.grab()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setGeometry(over.rect())
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(ms)
        self._motion.setStartValue(1.0)
        self._motion.setEndValue(0.0)
        self._motion.valueChanged.connect(self.update)
        self._motion.finished.connect(self._end)
        self.hide()

    def start(self) -> None:
        """Lie above everything, and fade."""
        self.raise_()
        self.show()
        self._motion.start()

    def _end(self) -> None:
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(float(self._motion.currentValue()))
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


def fade_of(over: QWidget, ms: int, wanted: bool) -> Fade | None:
    """Return a fade over a widget, if it is wanted and would be seen."""
    return Fade(over, ms) if wanted and over.isVisible() else None
