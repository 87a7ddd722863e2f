"""Backups of the matches' file: one a day, of the last days on which something was there to keep.

They are made while the game is played, by SQLite's own backup, from what is on the disk at that moment.  Each is
checked before it counts; it is a whole file of matches, and restoring it is to put it where the present one lies.
"""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import threading
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path

from scopa_desktop.store.database import BACKUPS, READY, SUSPECT, put_in_place, put_ready
from scopa_desktop.store.files import sync_folder
from scopa_desktop.store.moments import in_utc
from scopa_desktop.store.schema import APPLICATION_ID
from scopa_desktop.store.troubles import StoreError, TroubleKind, reason_of

KEPT = 7
"""How many days are kept."""
MAX_BYTES = 256 * 1024 * 1024
"""How much they may hold together; the last one stays whatever it holds."""
_PAGES = 64
"""How many pages are copied before others have their turn."""
_NAME = re.compile(r"matches-(\d{4}-\d{2}-\d{2})\.db")


class _Stopped(Exception):
    """The program ends, and the backup with it."""


@dataclass(frozen=True, slots=True)
class Backup:
    """The backup of a day.

    Attributes:
        path: its file.
        day: the day on which it was made, here.
        matches: how many matches are in it.
        played: when the last of them was played on, in UTC; None if none was.
    """

    path: Path
    day: date
    matches: int
    played: datetime | None


class Backups:
    """The backups of one file of matches.

    Args:
        database: the file.
    """

    def __init__(self, database: Path) -> None:
        """Remember where the file lies; nothing is read yet."""
        self._database = database
        self.folder = database.parent / BACKUPS
        self._thread: threading.Thread | None = None
        self._stopped = threading.Event()

    def listed(self) -> list[Backup]:
        """Return the backups that can be read, the last day first."""
        found = [_look_into(path, day) for day, path in self._files()]
        return sorted((each for each in found if each is not None), key=lambda each: each.day, reverse=True)

    def start(self, today: date) -> None:
        """Make the backup of a day in the background, if there is none and there is anything to keep."""
        if self._thread is None and not self._path(today).exists():
            self._thread = threading.Thread(target=self.make, args=(today,), name="backup", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        """Give up what is being made; there is half a backup at no time."""
        self._stopped.set()
        if self._thread is not None:
            self._thread.join()

    def make(self, today: date) -> Path | None:
        """Make the backup of a day and remove those that are too many.

        Returns:
            Its file, or None if there is nothing to keep, or it could not be made: it is tried again at the next start.
        """
        path = self._path(today)
        half = path.with_suffix(".part")
        try:
            self.folder.mkdir(mode=0o700, exist_ok=True)
            for left in self.folder.glob("matches-*.part*"):  # by a program that was killed at this, on any day
                left.unlink(missing_ok=True)
            if not self._copy(half):
                return None
            os.replace(half, path)
            sync_folder(self.folder)
        except (_Stopped, sqlite3.Error, OSError):
            return None
        finally:
            with contextlib.suppress(OSError):
                half.unlink(missing_ok=True)
        self._remove_old(today)
        return path

    def restore(self, backup: Backup, now: datetime | None = None) -> Path | None:
        """Put a backup where the file lies, which must be closed; nothing is deleted.

        Args:
            backup: the backup; it stays.
            now: the local time that the name of the file put aside tells.

        Returns:
            Where the file is that lay there before, or None if none did.

        Raises:
            StoreError: it could not be done; the file is as it was.
        """
        ready = Path(f"{self._database}{READY}")
        try:
            put_ready(backup.path, self._database)
            return put_in_place(self._database, now, "before")
        except (sqlite3.Error, OSError, ValueError) as fault:
            with contextlib.suppress(OSError):
                ready.unlink(missing_ok=True)
            raise StoreError.of(TroubleKind.BACKUP_STUCK, reason=reason_of(fault)) from fault

    def _copy(self, target: Path) -> bool:
        """Copy the file as it stands; return whether it is sound and there is a match in it."""
        if not self._database.is_file():
            return False
        uri = f"{self._database.absolute().as_uri()}?mode=ro"
        with (
            contextlib.closing(sqlite3.connect(uri, uri=True)) as source,
            contextlib.closing(sqlite3.connect(target)) as copy,
        ):
            source.backup(copy, pages=_PAGES, progress=self._go_on, sleep=0.001)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
            copy.set_progress_handler(self._stopped.is_set, 10_000)
            sound = copy.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
            filled: bool = sound and copy.execute("SELECT EXISTS (SELECT 1 FROM matches)").fetchone() == (1,)
        if not sound:
            Path(f"{self._database}{SUSPECT}").touch()
        elif filled:
            os.chmod(target, 0o600)
            with target.open("rb+") as file:
                os.fsync(file.fileno())
        return filled

    def _go_on(self, status: int, remaining: int, total: int) -> None:
        if self._stopped.is_set():
            raise _Stopped

    def _remove_old(self, today: date) -> None:
        """Keep the last days; one that is yet to come was made by a clock that went wrong, and is the first to go."""
        files = sorted(self._files(), key=lambda each: (each[0] <= today, each[0]), reverse=True)
        held = 0
        for place, (_, path) in enumerate(files):
            with contextlib.suppress(OSError):
                held += path.stat().st_size
                if place and (place >= KEPT or held > MAX_BYTES):
                    path.unlink()

    def _files(self) -> list[tuple[date, Path]]:
        found = []
        with contextlib.suppress(OSError):
            for path in self.folder.iterdir():
                name = _NAME.fullmatch(path.name)
                if name is not None:
                    with contextlib.suppress(ValueError):  # a day that is none
                        found.append((date.fromisoformat(name[1]), path))
        return found

    def _path(self, day: date) -> Path:
        return self.folder / f"matches-{day.isoformat()}.db"


def _look_into(path: Path, day: date) -> Backup | None:
    """Return what is in a backup, or None if that cannot be read."""
    try:
        uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
        with contextlib.closing(sqlite3.connect(uri, uri=True)) as connection:
            if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION_ID,):
                return None
            sql = "SELECT count(*), max(updated) FROM matches"
            matches, played = connection.execute(sql).fetchone()
            return Backup(path, day, matches, in_utc(datetime.fromisoformat(played)) if played else None)
    except (sqlite3.Error, OSError, ValueError, TypeError):
        return None
