"""Garbage is collected in the thread that paints, and nowhere else.

Python collects whenever enough was made, in whatever thread made it; a widget that only a cycle of references held
would then be deleted in a thread that it does not belong to, and that ends the program.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer

INTERVAL = 2_000
"""Milliseconds that garbage waits at most once there is enough of it."""


class Collector(QObject):
    """Collects garbage now and then, in place of Python's own way; a program that waits is not woken for it.

    Args:
        parent: whose thread it is; when that is gone, Python collects as usual.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=INTERVAL, singleShot=True)
        self._timer.timeout.connect(self.look)
        self._stopped = False
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._rests)
        gc.disable()
        self.destroyed.connect(lambda: gc.enable())

    def look(self) -> None:
        """Collect as much as Python would by now."""
        due = _due()
        if due is not None:
            gc.collect(due)

    def _rests(self) -> None:
        """Look a little later, if there is anything to look for: all that was to be done now is done."""
        if not self._stopped and not self._timer.isActive() and _due() is not None:
            self._timer.start()

    def stop(self) -> None:
        """Let Python collect as usual again."""
        self._stopped = True
        self._timer.stop()
        gc.enable()


def _due() -> int | None:
    """Return the oldest generation that Python would collect now."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    return next((each for each in (2, 1, 0) if counts[each] > thresholds[each]), None)
