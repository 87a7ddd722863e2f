"""Work in a thread of its own, whose result comes back to the thread that paints."""

from __future__ import annotations

import contextlib
import gc
import threading
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from shiboken6 import isValid

from scopa_desktop.store.decks.remarks import DeckRefused
from scopa_desktop.store.troubles import StoreError


class Apart(QObject):
    """Does one thing, once, in a thread of its own.

    Args:
        work: what is done there; it may raise `StoreError` or `DeckRefused`.
        told: called in the thread that paints, with what came of it: the result, or the error.
        owner: when that is gone, nothing is told any more.
    """

    _over = Signal(object)

    def __init__(self, work: Callable[[], object], told: Callable[[object], object], owner: QObject) -> None:
        super().__init__(QCoreApplication.instance())
        self._work, self._told, self._owner = work, told, owner
        self._over.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._thread = threading.Thread(target=self._run, name="apart", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with uncollected:
            try:
                result = self._work()
            except (StoreError, DeckRefused) as fault:
                result = fault
            with contextlib.suppress(RuntimeError):  # the program is at its end
                self._over.emit(result)

    def _tell(self, result: object) -> None:
        self._thread.join()  # it may still be in the midst of telling
        if isValid(self._owner):
            self._told(result)
        self.deleteLater()


class _Uncollected:
    """No garbage is collected while threads work: in these that could delete widgets, which belong to another."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._inside = 0
        self._collecting = False

    def __enter__(self) -> None:
        with self._lock:
            if not self._inside:
                self._collecting = gc.isenabled()
                gc.disable()
            self._inside += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._inside -= 1
            if not self._inside and self._collecting:
                gc.enable()


uncollected = _Uncollected()
