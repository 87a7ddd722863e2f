"""One running game for each data folder, so that two never write the same match.

The system drops the lock when the process ends, however it ends, so a crash never locks anybody out.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from types import TracebackType

from scopa_desktop.store.troubles import StoreError, TroubleKind, reason_of

_FAR = 1 << 30
"""The byte that is locked, beyond the text: Windows would keep others from reading it."""
_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}


def _lock(handle: int) -> None:
    """Lock an open file or raise OSError with one of `_TAKEN` if another process has."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InstanceLock:
    """The lock of one data folder.

    Args:
        path: the file to lock; it is created and never deleted.
    """

    def __init__(self, path: Path) -> None:
        """Remember the file; nothing is locked yet."""
        self._path = path
        self._handle: int | None = None

    @property
    def held(self) -> bool:
        """Whether this object holds the lock."""
        return self._handle is not None

    def acquire(self) -> None:
        """Take the lock, or do nothing if this object holds it.

        A file system that knows no locks is no reason not to play: there the lock is held in name only.

        Raises:
            StoreError: another process holds it, or the file cannot be opened.
        """
        if self._handle is not None:
            return
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        except OSError as fault:
            raise StoreError.of(TroubleKind.NOT_WRITTEN, path=self._path, reason=reason_of(fault)) from fault
        try:
            _lock(handle)
        except OSError as fault:
            if fault.errno in _TAKEN:
                os.close(handle)
                raise StoreError.of(TroubleKind.ALREADY_RUNNING, path=self._path.parent) from fault
        self._handle = handle
        with contextlib.suppress(OSError):  # for whoever looks into the file; the lock does not need it
            os.lseek(handle, 0, os.SEEK_SET)
            os.truncate(handle, 0)
            os.write(handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Give the lock back; harmless if it is not held."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> InstanceLock:
        self.acquire()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
