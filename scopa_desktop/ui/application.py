"""The application object: macOS tells it of files that are opened while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The application.

    Signals:
        file_opened: a file that is to be opened; its path.
    """

    file_opened = Signal(str)

    def event(self, event: QEvent) -> bool:
        """Take a file, or what else Qt has for the application itself."""
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)
