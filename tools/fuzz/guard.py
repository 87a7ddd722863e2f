"""What nobody may do who only reads a file: write elsewhere, start a program, reach the network."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
_CHANGING = (
    *("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate", "os.chmod", "os.chown"),
    *("os.utime", "shutil.rmtree", "shutil.move", "shutil.copyfile", "sqlite3.connect"),
)
_NEVER = (
    *(
        "socket.",
        "subprocess.",
        "os.system",
        "os.exec",
        "os.fork",
        "os.posix_spawn",
        "os.spawn",
        "os.startfile",
        "ftplib.",
    ),
    *(
        "urllib.",
        "http.",
        "smtplib.",
        "webbrowser.",
        "pickle.",
        "marshal.loads",
        "ctypes.",
        "pty.",
        "shutil.unpack_archive",
    ),
)


class Breach(RuntimeError):
    """Something was done that must not be."""


class Guard:
    """Watches everything that Python does from now on; it cannot be taken away again.

    Args:
        folder: the only place where something may be written.

    Attributes:
        watching: whether it looks.
        breaches: what was done that must not be; each was stopped.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = os.path.realpath(folder)
        self.watching = False
        self.breaches: list[str] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, details: tuple[Any, ...]) -> None:
        if not self.watching:
            return
        if event == "open":
            path, _, flags = details
            if isinstance(flags, int) and flags & _WRITING:
                self._check(event, path)
        elif event in _CHANGING:
            for path in details[: 2 if event in ("os.rename", "shutil.move", "os.link") else 1]:
                self._check(event, path)
        elif event.startswith(_NEVER) and not (event == "marshal.loads" and _importing()):
            self._stop(f"{event}{details!r:.200}")

    def _check(self, event: str, path: object) -> None:
        if isinstance(path, int) or path in (":memory:", b":memory:"):
            return
        text = os.fsdecode(path) if isinstance(path, bytes | str | os.PathLike) else repr(path)
        place = os.path.realpath(text.removeprefix("file://").partition("?")[0])
        if os.path.commonpath((place, self._folder)) != self._folder:
            self._stop(f"{event} {text:.200}")

    def _stop(self, what: str) -> None:
        self.breaches.append(what)
        raise Breach(what)


def _importing() -> bool:
    """Tell whether a module is being read: it is loaded when it is first needed."""
    frame = sys._getframe(2)
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back  # type: ignore[assignment]
    return False
