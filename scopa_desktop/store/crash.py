"""The crash log: what the program wrote before it fell over, shown once at the next start.

`CrashLog.install` catches what Python raises and nobody handles, in any thread, and what kills Python
itself.  Reports are kept in a few files of bounded size, so that a fault in a loop cannot fill the disk.
"""

from __future__ import annotations

import contextlib
import faulthandler
import io
import os
import re
import sys
import threading
import traceback
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from scopa_desktop import __version__

MAX_BYTES = 256 * 1024
KEPT = 5
MAX_LINES = 200
"""Lines of a log that are told to others."""
_HOMES = re.compile(r"(?:[A-Za-z]:[\\/]+Users[\\/]+|/home/|/Users/)[^\s\\/\"':]+")
"""The folders of people, on any system."""
_LIVE = "crash.log"
_FATAL = "fatal.log"


class CrashLog:
    """The crash log of one folder.

    Args:
        folder: where the reports lie; it is created when the log is installed.
    """

    def __init__(self, folder: Path) -> None:
        """Remember the folder; nothing is caught yet."""
        self._folder = folder
        self._fatal: TextIO | None = None
        self._before: tuple[Any, Any, Any] | None = None
        self._pending = ""
        self._guard = threading.RLock()  # what is collected meanwhile may report something too

    def install(self) -> None:
        """Collect what the last run left, then catch what this run raises.

        A folder that cannot be written is no reason not to play: then nothing is logged.
        """
        if self._before is not None:
            return
        with contextlib.suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._pending = self._collect()
            self._fatal = (self._folder / _FATAL).open("w", encoding="utf-8")
            faulthandler.enable(self._fatal)
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable

    def uninstall(self) -> None:
        """Put everything back as it was before `install`."""
        if self._before is None:
            return
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        self._before = None
        if self._fatal is not None:
            faulthandler.disable()
            self._fatal.close()
            self._fatal = None

    def pending_report(self) -> str:
        """Return what the last run left, or an empty text; the next start will not show it again."""
        return self._pending

    def record(self, title: str, details: str) -> None:
        """Add a report to the log, for example a message of the window system; never raises."""
        entry = f"{_heading(title)}\n{details.rstrip()}\n\n"
        with self._guard, contextlib.suppress(OSError):
            path = self._folder / _LIVE
            if not path.exists() or path.stat().st_size < MAX_BYTES:
                with path.open("a", encoding="utf-8", errors="backslashreplace") as file:
                    file.write(entry[:MAX_BYTES])

    def _collect(self) -> str:
        """Move what the last run left into a file of its own and return it."""
        report = "".join(_read(self._folder / name) for name in (_LIVE, _FATAL)).strip()
        if report:
            from datetime import datetime

            stamp = datetime.now().strftime("%Y%m%d-%H%M%S-%f")
            (self._folder / f"crash-{stamp}.txt").write_text(report + "\n", encoding="utf-8")
        for name in (_LIVE, _FATAL):
            (self._folder / name).unlink(missing_ok=True)
        for old in sorted(self._folder.glob("crash-*.txt"))[:-KEPT]:
            old.unlink(missing_ok=True)
        return report

    def _on_exception(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            self.record("Unexpected error", _trace(kind, fault, trace))
        if self._before is not None:
            self._before[0](kind, fault, trace)

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if not issubclass(args.exc_type, SystemExit):
            name = args.thread.name if args.thread else "a thread"
            self.record(f"Unexpected error in {name}", _trace(args.exc_type, args.exc_value, args.exc_traceback))
        if self._before is not None:
            self._before[1](args)

    def _on_unraisable(self, args: sys.UnraisableHookArgs) -> None:
        self.record(
            args.err_msg or "Unexpected error in the background",
            _trace(args.exc_type, args.exc_value, args.exc_traceback),
        )
        if self._before is not None:
            self._before[2](args)


def report_text(log: str, qt: str, names: Iterable[str] = ()) -> str:
    """Return what may be shown to others of a crash: the program, the system, and the last lines of the log.

    The person's folders are told from ``~``, and no name is told.

    Args:
        log: what the program left.
        qt: Qt's version.
        names: what those who play here are called.
    """
    import platform

    lines = log.strip().splitlines()[-MAX_LINES:]
    head = f"Scopa Desktop {__version__}, Qt {qt}, Python {platform.python_version()}\n{platform.platform()}"
    text = f"{head}\n\n" + "\n".join(lines)
    homes = {str(Path.home()), os.path.realpath(Path.home())} - {os.sep}
    for home in sorted(homes, key=len, reverse=True):
        for written in (home, home.replace("\\", "\\\\"), home.replace("\\", "/")):
            text = re.sub(re.escape(written) + r"(?![\w.-])", "~", text)
    text = _HOMES.sub("~", text)
    for name in names:
        if name.strip():
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", text)
    return text


def _heading(title: str) -> str:
    import platform
    from datetime import datetime

    moment = datetime.now().isoformat(timespec="seconds")
    python = platform.python_version()
    return f"{moment}  Scopa Desktop {__version__}, Python {python}, {platform.platform()}\n{title}"


def _trace(kind: type[BaseException], fault: BaseException | None, trace: TracebackType | None) -> str:
    text = io.StringIO()
    with contextlib.suppress(Exception):  # a fault whose own text fails must not hide that it happened
        traceback.print_exception(kind, fault, trace, file=text)
    return text.getvalue() or kind.__name__


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:
            file.seek(max(0, os.fstat(file.fileno()).st_size - MAX_BYTES))
            return file.read().decode("utf-8", "replace")
    except FileNotFoundError:
        return ""
