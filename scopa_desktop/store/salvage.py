"""Keeps what can be read of a damaged file of matches.

The damaged file is only read.  What it still tells goes into a new file, whose tables check every value; a part that
cannot be read is halved until single matches are left, so that a broken page costs the matches that are on it.  What
is lost comes from the last backup, if that has it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from scopa_desktop.store.schema import VERSION, migrate, version_of

SECONDS = 60.0
"""How long may be read; what has not been read by then stays in the file that is put aside."""
_MARKS = ("matches", "dealt", "aids", "results")
"""The table that came with each version: what the header says may be damaged."""
_NEEDED = (("matches", "id"), ("rounds", "match"), ("plays", "match"))
"""The tables without which there is no match, and the column that tells the match."""
_FURTHER = (
    *(("tallies", "match"), ("dealt", "match"), ("aids", "match")),
    *(("results", "match"), ("reviews", "match")),
)
_AT_ONCE = 256
"""How many matches are copied in one go."""
_GAP = 100_000
"""How many matches are looked for between those that can be reached from both ends."""
_PAGE = 4096
_HEADER = 100
_PARTS = ("", "-wal")


def salvage(damaged: Path, result: Path, backup: Path | None = None) -> tuple[int, bool]:
    """Write a file of the present version with all that can be read.

    Args:
        damaged: the damaged file.
        result: the file to write; it is there, and on the disk, only if something could be kept.
        backup: a sound file with what was there some time ago.

    Returns:
        How many matches are in it, and whether any of them come from the backup.

    Raises:
        sqlite3.Error, OSError: it cannot be written.
    """
    tries = [Path(f"{result}{number}") for number in (1, 2)]
    source = Path(f"{result}-source")
    _remove(*tries, source)  # what a start left that was killed at this
    try:
        whole = False
        for half, mended in zip(tries, (False, True), strict=True):
            if not whole and damaged.is_file():
                whole = _read_all(_copy_of(damaged, source, mended), half)
        best = max(tries, key=_count)
        used = backup is not None and _add_missing_if_sound(best, backup)
        kept = _count(best)
        if kept:
            with best.open("rb+") as file:
                os.fsync(file.fileno())
            os.replace(best, result)
        return kept, used
    finally:
        _remove(*tries, source)


def _remove(*paths: Path) -> None:
    for path in paths:
        for ending in ("", "-wal", "-shm", "-journal"):
            with contextlib.suppress(OSError):
                Path(f"{path}{ending}").unlink(missing_ok=True)


def _count(path: Path) -> int:
    if not path.exists():
        return 0
    with contextlib.closing(sqlite3.connect(path)) as connection, contextlib.suppress(sqlite3.Error):
        return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])
    return 0


def _copy_of(damaged: Path, copy: Path, mended: bool) -> Path:
    """Copy a file, with its log; mended: without it, and with a header as it should be."""
    for ending in ("", "-wal", "-shm"):
        Path(f"{copy}{ending}").unlink(missing_ok=True)
    for ending in _PARTS[: 1 if mended else 2]:
        if Path(f"{damaged}{ending}").is_file():
            shutil.copyfile(f"{damaged}{ending}", f"{copy}{ending}")
    if mended:
        with copy.open("rb+") as file:
            size = max(1, os.fstat(file.fileno()).st_size // _PAGE)
            _mend(copy, file, size)
    return copy


def _mend(copy: Path, file: BinaryIO, pages: int) -> None:
    """Give a file of so many pages the header and the definitions that it should have.

    Its tables were made in the same order as those of a new file, so that their definitions lie in the same rows;
    where each table begins is known to the damaged file alone.
    """
    with contextlib.closing(sqlite3.connect(":memory:")) as model:
        migrate(model)
        header = bytearray(model.serialize()[:_HEADER])
        definitions = model.execute("SELECT type, name, tbl_name, sql, rowid FROM sqlite_master").fetchall()
    header[28:32] = pages.to_bytes(4, "big")
    header[32:40] = bytes(8)  # none of them is said to be free
    file.write(header)
    file.flush()
    fatal = (sqlite3.Error, UnicodeDecodeError)
    with contextlib.closing(sqlite3.connect(copy)) as connection, contextlib.suppress(*fatal):
        connection.execute("PRAGMA writable_schema = ON")
        sql = "UPDATE sqlite_master SET type = ?, name = ?, tbl_name = ?, sql = ? WHERE rowid = ?"
        connection.executemany(sql, definitions)
        connection.commit()


def _read_all(source: Path, target: Path) -> bool:
    """Copy all matches that can be read; return whether that were all."""
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(_writer(target)) as new:
        old.text_factory = lambda text: text.decode("utf-8", "replace")
        deadline = time.monotonic() + SECONDS
        old.set_progress_handler(lambda: time.monotonic() > deadline, 100_000)
        try:
            old.execute("PRAGMA trusted_schema = OFF")
            tables = {name for (name,) in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        except (sqlite3.Error, UnicodeDecodeError):  # SQLite quotes a definition that it cannot understand
            return False
        if not {name for name, _ in _NEEDED} <= tables:
            return False
        migrate(new, max(number for number, mark in enumerate(_MARKS, 1) if mark in tables))
        new.execute("PRAGMA foreign_keys = ON")
        reading = _Reading(old, new, tables, deadline)
        reading.read()
        _complete(new)
        return reading.whole


def _writer(target: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(target, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")  # it is brought to the disk when it is whole
    return connection


def _complete(connection: sqlite3.Connection) -> None:
    """Bring a file to the present version; what statistics are computed from and is lost is computed again."""
    migrate(connection)
    connection.execute(
        """
        INSERT OR IGNORE INTO results (match, stale)
        SELECT id, 1 FROM matches
        WHERE person_side IS NOT NULL AND EXISTS (SELECT 1 FROM plays WHERE plays.match = matches.id)
        """
    )


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    """Return the columns of a table."""
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


class _Reading:
    """Copies matches from a damaged file into a new one, until a moment of the monotonic clock."""

    def __init__(self, old: sqlite3.Connection, new: sqlite3.Connection, tables: set[str], deadline: float) -> None:
        self._old, self._new, self._deadline = old, new, deadline
        present = {row[0] for row in new.execute("SELECT name FROM sqlite_master WHERE type = 'table'")} & tables
        self._needed = [self._copying(*each) for each in _NEEDED]
        self._further = [self._copying(*each) for each in _FURTHER if each[0] in present]
        self._rewards = "achievements" in present
        self.whole = True

    def _copying(self, table: str, key: str) -> tuple[str, str]:
        """Return what reads the rows of some matches, and what writes one."""
        theirs = _columns(self._old, table)
        names = [name for name in _columns(self._new, table) if name in theirs]
        listed = ", ".join(names)
        # By the table itself, never by an index, which may be damaged where the table is not.
        select = f"SELECT {listed} FROM {table} NOT INDEXED WHERE {key} BETWEEN ? AND ?"
        return select, f"INSERT INTO {table} ({listed}) VALUES ({', '.join('?' * len(names))})"

    def read(self) -> None:
        """Copy all that can be read."""
        first, last = self._reached("ASC"), [] if self.whole else self._reached("DESC")
        found = {*first, *last}
        if first and last and max(first) < min(last) < max(first) + _GAP:  # what lies behind a page that is broken
            found.update(range(max(first), min(last)))
        self._copy(sorted(found))
        if self._rewards:
            self._read_rewards()

    def _reached(self, order: str) -> list[int]:
        """Return the numbers of the matches that can be reached from one end."""
        found: list[int] = []
        try:
            for (number,) in self._old.execute(f"SELECT id FROM matches NOT INDEXED ORDER BY id {order}"):
                if isinstance(number, int):
                    found.append(number)
                else:  # the definition is damaged, and with it what the columns are
                    self.whole = False
        except sqlite3.Error:
            self.whole = False
        return found

    def _copy(self, numbers: list[int]) -> None:
        """Copy the matches of these numbers, in parts if they cannot be copied together."""
        waiting = [numbers[at : at + _AT_ONCE] for at in range(0, len(numbers), _AT_ONCE)]
        while waiting:
            if time.monotonic() > self._deadline:
                self.whole = False
                return
            part = waiting.pop()
            if self._try([*self._needed, *self._further], part[0], part[-1]):
                continue
            if len(part) == 1:
                self._copy_one(part[0])
            else:
                middle = len(part) // 2
                waiting += [part[middle:], part[:middle]]

    def _copy_one(self, number: int) -> None:
        """Copy one match of which something cannot be read: what cannot be done without, and of the rest what can."""
        self.whole = False
        if self._try(self._needed, number, number):
            for each in self._further:
                self._try([each], number, number)

    def _try(self, copying: list[tuple[str, str]], first: int, last: int) -> bool:
        """Copy rows of some tables, or nothing at all.

        Raises:
            sqlite3.Error: it could be read, and not be written.
        """
        self._new.execute("BEGIN")
        try:
            for select, insert in copying:
                self._new.executemany(insert, self._old.execute(select, (first, last)).fetchall())
            self._new.execute("COMMIT")
        except sqlite3.Error as fault:
            if self._new.in_transaction:
                self._new.execute("ROLLBACK")
            if getattr(fault, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
                raise
            return False
        return True

    def _read_rewards(self) -> None:
        try:
            for row in self._old.execute("SELECT name, earned FROM achievements NOT INDEXED"):
                with contextlib.suppress(sqlite3.Error):
                    self._new.execute("INSERT OR IGNORE INTO achievements (name, earned) VALUES (?, ?)", row)
        except sqlite3.Error:
            self.whole = False


def _add_missing_if_sound(target: Path, backup: Path) -> bool:
    """Add the matches that only a backup has; one that is damaged itself adds nothing, and takes nothing away."""
    empty = not _count(target)
    try:
        return _add_missing(target, backup)
    except sqlite3.Error as fault:
        if getattr(fault, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
            raise
        if empty:
            _remove(target)
        return False


def _add_missing(target: Path, backup: Path) -> bool:
    """Add the matches that only a backup has; return whether there were any."""
    if not target.exists() or not _count(target):
        shutil.copyfile(backup, target)
        with contextlib.closing(sqlite3.connect(target, isolation_level=None)) as connection:
            _complete(connection)
        return True
    copy = Path(f"{target}-backup")
    try:
        shutil.copyfile(backup, copy)
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            if version_of(connection) != VERSION:
                _complete(connection)
        with contextlib.closing(sqlite3.connect(target, isolation_level=None)) as connection:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("ATTACH ? AS old", (str(copy),))
            connection.execute("BEGIN")
            missing = list(_missing(connection))
            for number, new in missing:
                _add(connection, number, new)
            connection.execute(
                "INSERT OR IGNORE INTO main.achievements (name, earned) SELECT name, earned FROM old.achievements"
            )
            connection.execute("COMMIT")
        return bool(missing)
    finally:
        copy.unlink(missing_ok=True)


def _missing(connection: sqlite3.Connection) -> Iterator[tuple[int, int]]:
    """Yield the number that each match has in the backup alone, and one that is free."""
    (free,) = connection.execute("SELECT max((SELECT max(id) FROM main.matches), max(id)) FROM old.matches").fetchone()
    rows = connection.execute(
        """
        SELECT id, id IN (SELECT id FROM main.matches) FROM old.matches
        WHERE uuid NOT IN (SELECT uuid FROM main.matches)
        """
    ).fetchall()
    for number, taken in rows:
        free += taken
        yield number, free if taken else number


def _add(connection: sqlite3.Connection, number: int, new: int) -> None:
    """Copy a match, of a number in the backup, under a new one."""
    for table, key in (*_NEEDED, *_FURTHER):
        names = _columns(connection, table)
        values = ", ".join("?" if name == key else name for name in names)
        connection.execute(
            f"INSERT INTO main.{table} ({', '.join(names)}) SELECT {values} FROM old.{table} WHERE {key} = ?",
            (new, number),
        )
