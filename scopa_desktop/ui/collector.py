"""Garbage is collected in the thread that paints, and nowhere else.

Python collects whenever enough was made, in whatever thread made it; a widget that only a cycle of references held
would then be deleted in a thread that it does not belong to, and that ends the program.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL = 2_000
"""Milliseconds between two looks at how much there is to collect."""


class Collector(QObject):
    """Collects garbage now and then, in place of Python's own way.

    Args:
        parent: whose thread it is; when that is gone, Python collects as usual.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=INTERVAL)
        self._timer.timeout.connect(self.look)
        self._timer.start()
        gc.disable()
        self.destroyed.connect(lambda: gc.enable())

    def look(self) -> None:
        """Collect as much as Python would by now."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return

    def stop(self) -> None:
        """Let Python collect as usual again."""
        self._timer.stop()
        gc.enable()
