"""Files that are either whole or not there: atomic writes, bounded reads, broken files set aside."""

from __future__ import annotations

import contextlib
import itertools
import os
import stat
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from scopa_desktop.core.wording import Fault
from scopa_desktop.store.troubles import reason_of

if TYPE_CHECKING:
    from datetime import datetime

_T = TypeVar("_T")

WINDOWS = os.name == "nt"
_TRIES = 5
_PAUSE = 0.05


class Unreadable(Fault):
    """A file that cannot be read whole; the message says why in a few words."""


def write_atomic(path: Path, content: bytes) -> None:
    """Replace a file's content so that a reader sees the old or the new one, never a part.

    The content is on the disk before the call returns.  Where the path is a link, its target is
    replaced.

    Raises:
        OSError: the folder cannot be written, or the disk is full; the old content is untouched.
    """
    target = Path(os.path.realpath(path))
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        _patiently(lambda: os.replace(name, target))
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    sync_folder(target.parent)


def _patiently(act: Callable[[], _T]) -> _T:
    """Do something with a file; on Windows a virus scanner may hold it for a moment."""
    for _ in range(_TRIES - 1):
        try:
            return act()
        except PermissionError:
            if not WINDOWS:
                raise
            time.sleep(_PAUSE)
    return act()


def sync_folder(folder: Path) -> None:
    """Make a rename in a folder durable, where the system can."""
    if WINDOWS:
        return
    with contextlib.suppress(OSError):  # some file systems refuse; the rename itself has happened
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_bounded(path: Path, limit: int) -> bytes | None:
    """Return a file's content, or None if there is no such file.

    Args:
        path: the file; a pipe or a device is refused, since it could hang the game.
        limit: the most bytes that it may hold.

    Raises:
        Unreadable: it is no regular file, holds more, or the system refuses to read it.
    """
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise Unreadable("it is a folder")
        if not stat.S_ISREG(kind):
            raise Unreadable("it is no ordinary file")
        with _patiently(lambda: path.open("rb")) as file:
            content = file.read(limit + 1)
    except FileNotFoundError:
        if path.is_symlink():
            raise Unreadable("it is a link to nothing") from None
        return None
    except (OSError, ValueError) as fault:
        raise Unreadable("{reason}", reason=reason_of(fault)) from fault
    if len(content) > limit:
        raise Unreadable("it is larger than {size} KiB", size=limit // 1024)
    return content


def set_aside(path: Path, companions: Sequence[str] = (), now: datetime | None = None, label: str = "broken") -> Path:
    """Rename a file to ``name.broken-date-time`` and return the new path; nothing is overwritten.

    Args:
        path: the file, folder or link.
        companions: endings of files that belong to it and move with it, such as ``-wal``.
        now: the local time that the new name tells.
        label: the word in the new name that tells why.

    Raises:
        OSError: the file cannot be renamed; it is where it was.
    """
    from datetime import datetime

    moment = (now or datetime.now()).strftime("%Y%m%d-%H%M%S")
    aside = _free_name(path.with_name(f"{path.name}.{label}-{moment}"), companions)
    _patiently(lambda: os.rename(path, aside))
    for ending in companions:
        with contextlib.suppress(FileNotFoundError):
            os.rename(f"{path}{ending}", f"{aside}{ending}")
    sync_folder(path.parent)
    return aside


def _free_name(wanted: Path, companions: Sequence[str]) -> Path:
    """Return the path, or the first with a number after it, under which nothing lies."""
    names = itertools.chain([wanted], (Path(f"{wanted}-{number}") for number in itertools.count(2)))
    return next(name for name in names if not any(os.path.lexists(f"{name}{ending}") for ending in ("", *companions)))
