"""The file of matches and statistics: SQLite, opened with mistrust.

`Database.open` always returns a database that can be played with.  A broken or hostile file is set aside, and what can
be read of it and of the last backup goes into a new one; where nothing can be written the database lives in memory;
either is told as one sentence.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import stat
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scopa_desktop.core.wording import Fault, Wording
from scopa_desktop.store.files import set_aside, sync_folder
from scopa_desktop.store.schema import APPLICATION_ID, VERSION, expected_shape, migrate, shape_of, version_of
from scopa_desktop.store.troubles import Reporter, StoreError, Trouble, TroubleKind, reason_of

if TYPE_CHECKING:
    from datetime import datetime

COMPANIONS = ("-wal", "-shm", "-journal", "-suspect")
BUSY_SECONDS = 2.0
"""How long the start waits for another program that has the file in use."""
BUSY_PLAY_SECONDS = 0.3
"""How long a play waits for it."""
CHECK_SECONDS = 0.2
"""How long the content is checked at the start; a few thousand matches can be checked in that time."""
CHECK_BYTES = 64 << 20
"""A larger file is looked through where there is a suspicion alone: SQLite goes through all pages in one step, which
nothing can end before its time, and that of 100,000 matches took 20 s from a slow disk."""
SUSPICION_SECONDS = 60.0
"""How long it is checked where the last run came upon damage."""
SUSPECT = "-suspect"
"""The ending of an empty file beside the database that says so."""
READY = "-ready"
"""The ending of a whole file that is to take the database's place, as soon as that is put aside."""
BACKUPS = "backups"
"""The folder beside the database with its backups, see `scopa_desktop.store.backups`."""
MAX_VALUE_BYTES = 4 * 1024 * 1024
_NOT_OUR_FAULT = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOLFS,
}
"""Errors that say something about the disk or another program, and nothing about the file's content."""
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}


class _Broken(Fault, ValueError):
    """The file is none that this program wrote, or damaged; the message says how."""


class _Newer(Fault, ValueError):
    """The file comes from a newer version of the program."""


class Database:
    """An open database; `Database.open` makes one.

    Attributes:
        durable: whether what is written outlives the program; False for a database in memory.
    """

    def __init__(
        self, connection: sqlite3.Connection, path: Path | None, report: Reporter = lambda trouble: None
    ) -> None:
        """Wrap a connection to a sound file of the present version, or to one in memory (no path)."""
        self._connection = connection
        self._path = path
        self._report = report
        self._file = os.stat(path) if path is not None else None
        self._lost = False
        """Whether the connection was closed to write the file anew, and that has not come to an end yet."""
        self.durable = path is not None

    @classmethod
    def open(cls, path: Path, report: Reporter) -> Database:
        """Return the database of a file, or the next best thing.

        Args:
            path: the file; it need not exist.
            report: told in one sentence if the file is not what is used.
        """
        try:
            _finish(path)
            return cls(_open_file(path), path, report)
        except _Broken as fault:
            return cls._begin_anew(path, fault.wording, report)
        except _Newer:
            report(Trouble.of(TroubleKind.DATABASE_NEWER))
        except (sqlite3.Error, OSError, ValueError) as fault:
            report(Trouble.of(TroubleKind.DATABASE_CLOSED, reason=reason_of(fault)))
            return cls(_memory(path), None)
        return cls(_memory(), None)

    @classmethod
    def in_memory(cls) -> Database:
        """Return an empty database that ends with the program."""
        return cls(_memory(), None)

    @classmethod
    def _begin_anew(cls, path: Path, reason: Wording, report: Reporter) -> Database:
        """Put a damaged file aside, and begin a new one with what can be read of it and of its last backup."""
        from scopa_desktop.store.salvage import salvage

        backup = latest_backup(path)
        try:
            kept, used = salvage(path, Path(f"{path}{READY}"), backup[1] if backup is not None else None)
            aside = put_in_place(path)
            database = cls(_open_file(path), path, report)
        except (_Broken, _Newer, sqlite3.Error, OSError):
            with contextlib.suppress(OSError):
                os.unlink(f"{path}{READY}")
            report(Trouble.of(TroubleKind.DATABASE_STUCK, reason=reason))
            return cls(_memory(), None)
        told = {"reason": reason, "aside": aside.name if aside is not None else ""}
        if kept and used and backup is not None:
            report(Trouble.of(TroubleKind.DATABASE_FROM_BACKUP, day=backup[0], kept=kept, **told))
        elif kept:
            report(Trouble.of(TroubleKind.DATABASE_SALVAGED, kept=kept, **told))
        else:
            report(Trouble.of(TroubleKind.DATABASE_BROKEN, **told))
        return database

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Run the statements of a block as one: all are on the disk when it ends, or none.

        Raises:
            StoreError: they could not be written; nothing has changed.
        """
        self._remake()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            yield self._connection
            self._connection.execute("COMMIT")
        except sqlite3.Error as fault:
            self._roll_back()
            self._suspect(fault)
            raise StoreError.of(TroubleKind.NOT_STORED, reason=reason_of(fault)) from fault
        except BaseException:
            self._roll_back()
            raise

    def _remake(self) -> None:
        """Write the file anew if it has been deleted: what goes into it now would vanish when the program ends.

        Raises:
            StoreError: it cannot be written there.
        """
        path = self._path
        if path is None or self._file is None or (not self._lost and _is_there(path, self._file)):
            return
        try:
            if not self._lost:
                self._copy_to(path)
                self._connection.close()  # before the new file is there, whose log it would take away
                self._lost = True
            if Path(f"{path}{READY}").exists():
                put_in_place(path)
            self._connection = _open_file(path)
            self._file = os.stat(path)
            self._lost = False
        except (_Broken, _Newer, sqlite3.Error, OSError) as fault:
            raise StoreError.of(TroubleKind.NOT_STORED, reason=reason_of(fault)) from fault
        self._report(Trouble.of(TroubleKind.DATABASE_REMADE))

    def _copy_to(self, path: Path) -> None:
        """Write all that is there into a file that is ready to be put to a path."""
        part = Path(f"{path}{READY}.part")
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(part)) as copy:
            self._connection.backup(copy)
        os.replace(part, f"{path}{READY}")

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _suspect(self, fault: Exception) -> None:
        """Have the whole file checked at the next start, if an error speaks of damage."""
        if self._path is not None and getattr(fault, "sqlite_errorcode", 0) & 0xFF in _DAMAGE:
            with contextlib.suppress(OSError):
                Path(f"{self._path}{SUSPECT}").touch()

    def rows(self, sql: str, *parameters: object) -> list[tuple[Any, ...]]:
        """Return the rows of a query.

        Raises:
            StoreError: the file cannot be read.
        """
        if self._lost:
            self._remake()
        try:
            return self._connection.execute(sql, parameters).fetchall()
        except (sqlite3.Error, ValueError) as fault:
            self._suspect(fault)
            raise StoreError.of(TroubleKind.NOT_READ, path="matches.db", reason=reason_of(fault)) from fault

    @contextlib.contextmanager
    def moment(self) -> Iterator[None]:
        """Let the queries of a block all see the file as it was at the first of them, whoever writes meanwhile.

        Raises:
            StoreError: the file cannot be read.
        """
        within = False
        with contextlib.suppress(sqlite3.Error):  # a closed connection tells nothing, and `rows` deals with it
            within = self._connection.in_transaction
        if not within:
            self.rows("BEGIN")
        try:
            yield
        finally:
            if not within:
                self._roll_back()

    def close(self) -> None:
        """Close the file; harmless if it is closed."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()


def latest_backup(path: Path) -> tuple[str, Path] | None:
    """Return the day and the file of the last backup of a file, if there is any that is sound.

    One of a day that is yet to come was made by a clock that went wrong: it is the last to be taken.
    """
    from datetime import date

    today = f"matches-{date.today()}.db"
    found = (path.parent / BACKUPS).glob("matches-????-??-??.db")
    for each in sorted(found, key=lambda each: (each.name <= today, each.name), reverse=True):
        with contextlib.suppress(sqlite3.Error, OSError, _Broken, _Newer):
            with contextlib.closing(_connect(":memory:")) as copy:
                _copy(each, copy)
            return each.stem.removeprefix("matches-"), each
    return None


def put_ready(source: Path, path: Path) -> None:
    """Copy a file of matches so that it can take the place of another one, see `put_in_place`.

    Raises:
        ValueError: it is none, or damaged; the message says how.
        sqlite3.Error, OSError: it cannot be read, or its copy not be written.
    """
    part, ready = Path(f"{path}{READY}.part"), Path(f"{path}{READY}")
    try:
        shutil.copyfile(source, part)
        with contextlib.closing(_connect(str(part))) as connection:
            _judge(connection, SUSPICION_SECONDS)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.replace(part, ready)
    finally:
        part.unlink(missing_ok=True)


def put_in_place(path: Path, now: datetime | None = None, label: str = "broken") -> Path | None:
    """Put the file aside that lies at a path, and the one there that is ready for it, if there is one.

    A program that is killed between the two finishes it at its next start.

    Returns:
        Where the file is that lay there, or None if none did.

    Raises:
        OSError: it could not be done; what is ready may be there still.
    """
    aside = set_aside(path, COMPANIONS, now, label) if os.path.lexists(path) else None
    _finish(path)
    return aside


def _finish(path: Path) -> None:
    """Put a file that is ready where nothing lies now; one that was made in vain goes away."""
    ready = Path(f"{path}{READY}")
    if not ready.exists():
        return
    if os.path.lexists(path):
        ready.unlink()
        return
    for ending in COMPANIONS:  # of a file that is gone: its log must not be taken for the new one's
        Path(f"{path}{ending}").unlink(missing_ok=True)
    os.replace(ready, path)
    sync_folder(path.parent)


def _is_there(path: Path, file: os.stat_result) -> bool:
    """Tell whether a file still lies where it was opened."""
    try:
        return os.path.samestat(os.stat(path), file)
    except OSError:
        return False


def _connect(name: str, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(name, timeout=BUSY_SECONDS, isolation_level=None, uri=uri)
    connection.text_factory = _decode
    connection.create_function("fold", 1, lambda text: str(text).casefold(), deterministic=True)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, MAX_VALUE_BYTES)
    return connection


def _decode(text: bytes) -> str:
    """Return a stored text; what is no UTF-8 is damage that the reader of the match finds."""
    return text.decode("utf-8", "replace")


def _memory(source: Path | None = None) -> sqlite3.Connection:
    """Return a database in memory, with the content of a file if that can be read and is sound."""
    connection = _connect(":memory:")
    if source is not None:
        with contextlib.suppress(sqlite3.Error, OSError, _Broken, _Newer):
            _copy(source, connection)
            return connection
        connection.close()
        connection = _connect(":memory:")
    migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _copy(source: Path, into: sqlite3.Connection) -> None:
    if not source.is_file():
        raise FileNotFoundError(source)
    reader = _connect(f"{source.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        reader.backup(into)
    finally:
        reader.close()
    _judge(into, CHECK_SECONDS)
    into.execute("PRAGMA foreign_keys = ON")


def _open_file(path: Path) -> sqlite3.Connection:
    """Return a connection to a sound file of the present version.

    Raises:
        _Broken, _Newer: the file's content is at fault.
        sqlite3.Error, OSError: the disk, the folder or another program is.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    _check_kinds(path)
    connection = _connect(str(path))
    try:
        suspect = Path(f"{path}{SUSPECT}")
        _judge(connection, SUSPICION_SECONDS if suspect.exists() else CHECK_SECONDS)
        suspect.unlink(missing_ok=True)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("BEGIN IMMEDIATE")  # finds out now, not at the first play, whether it can be written
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
        connection.execute(f"PRAGMA busy_timeout = {int(BUSY_PLAY_SECONDS * 1000)}")
    except sqlite3.Error as fault:
        connection.close()
        if _says_broken(fault, path):
            raise _Broken("{reason}", reason=reason_of(fault)) from fault
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _check_kinds(path: Path) -> None:
    for ending in ("", *COMPANIONS):
        with contextlib.suppress(FileNotFoundError):
            kind = os.stat(f"{path}{ending}").st_mode
            if not stat.S_ISREG(kind):
                raise _Broken("it is a folder") if stat.S_ISDIR(kind) else _Broken("it is no ordinary file")


def _says_broken(fault: sqlite3.Error, path: Path) -> bool:
    """Tell damage from a full disk, missing rights or another program at work."""
    code = getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    if code == sqlite3.SQLITE_READONLY:  # a damaged header can forbid writing too
        return os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)
    return code not in _NOT_OUR_FAULT


def _judge(connection: sqlite3.Connection, seconds: float) -> None:
    """Check that a file is ours and sound, for so many seconds, and bring it to the present version.

    Raises:
        _Broken, _Newer: it is not.
        sqlite3.Error: it cannot be read or written.
    """
    try:
        _examine(connection, seconds)
    except UnicodeDecodeError as fault:  # SQLite quotes the table's definition that it cannot understand
        raise _Broken("it is damaged") from fault
    migrate(connection)


def _examine(connection: sqlite3.Connection, seconds: float) -> None:
    connection.execute("PRAGMA trusted_schema = OFF")
    version = version_of(connection)
    if shape_of(connection) or version:
        owner = connection.execute("PRAGMA application_id").fetchone()[0]
        if owner != APPLICATION_ID:
            raise _Broken("another program wrote it")
        if version > VERSION:
            raise _Newer("a newer version of the game wrote it")
        if version < 1 or shape_of(connection) != expected_shape(version):
            raise _Broken("its tables are not those of the game")
        _check_content(connection, seconds)


def _check_content(connection: sqlite3.Connection, seconds: float) -> None:
    """Check pages, values and references, as far as that can be done in so many seconds."""
    deadline = time.monotonic() + seconds
    connection.set_progress_handler(lambda: time.monotonic() > deadline, 10_000)
    try:
        pages = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        if seconds >= SUSPICION_SECONDS or connection.execute(pages).fetchone()[0] <= CHECK_BYTES:
            for (verdict,) in connection.execute("PRAGMA quick_check(1)").fetchall():
                if verdict != "ok":
                    raise _Broken("it is damaged")
            if connection.execute("PRAGMA foreign_key_check").fetchone():
                raise _Broken("it is damaged")
    except sqlite3.OperationalError as fault:
        if getattr(fault, "sqlite_errorcode", 0) != sqlite3.SQLITE_INTERRUPT:
            raise
    finally:
        connection.set_progress_handler(None, 0)
