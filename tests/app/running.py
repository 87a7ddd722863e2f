"""A game that runs in a process of its own, watched through its files, its window and what it prints."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches, Stored
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences_file import PreferencesFile

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which something that should have happened is missed; only a broken game ever waits so long."""
_HARMLESS = ("This plugin does not support propagateSizeHints()",)
_CHATTER = ("the thinking process is started again", "qt.qpa.xcb: QXcbConnection: XCB error")
T = TypeVar("T")


def wait_for(get: Callable[[], T | None], what: str, seconds: float = PATIENCE) -> T:
    """Return what `get` returns as soon as that is neither None nor False."""
    end = time.monotonic() + seconds
    while True:
        found = get()
        if found is not None and found is not False:
            return found
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.01)


def prefer(folder: Path, **values: object) -> None:
    """Write preferences before the game starts."""
    file = PreferencesFile(Paths.under(folder).preferences, _never)
    file.save(file.load().changed(**values))


def _never(trouble: object) -> None:
    raise AssertionError(str(trouble))


class Running:
    """The game as a player starts it.

    Args:
        folder: its data folder.
        errors: the file in it that takes what the game prints.
    """

    def __init__(self, folder: Path, errors: str = "stderr.txt") -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._errors = folder / errors
        with self._errors.open("wb") as output:
            self._process = subprocess.Popen(
                [sys.executable, "-X", "faulthandler", "-m", "scopa_desktop", "--data", str(folder)],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
            )

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it still runs."""
        return self._process.poll() is None

    def said(self) -> str:
        """Return all that was printed, but for what the off-screen platform says of itself.

        Nor does it count that the thinking process was started again: on a busy machine a decision may take longer
        than it may, and then the game decides by itself and goes on.  Nor that X met a killed game.
        """
        lines = self._errors.read_text(errors="replace").splitlines()
        told = [line for line in lines if line not in _HARMLESS]
        return "\n".join(line for line in told if not any(chatter in line for chatter in _CHATTER))

    def end(self, seconds: float = PATIENCE) -> int:
        """Wait until it has ended and return its exit status."""
        return self._process.wait(seconds)

    def kill(self) -> None:
        """End it without a warning."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(PATIENCE)

    def clean_up(self) -> None:
        """See to it that nothing runs on after a test that failed."""
        if self.running:
            self.kill()

    def thinking_process(self) -> int | None:
        """Return the number of the process that thinks, if there is one."""
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
                if parent == self.pid and b"--think" in (folder / "cmdline").read_bytes():
                    return int(folder.name)
            except (OSError, ValueError):
                continue
        return None


class Watch:
    """Reads the stored match of a data folder while a game writes it; never writes, never locks."""

    def __init__(self, folder: Path) -> None:
        self._path = Paths.under(folder).database

    def stored(self, number: int | None = None) -> Stored | None:
        """Return a match by its number, or the one begun last; None while there is none."""
        if not self._path.exists():
            return None
        try:
            connection = sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, isolation_level=None)
        except sqlite3.Error:
            return None
        try:
            found = number or connection.execute("SELECT max(id) FROM matches").fetchone()[0]
            return None if found is None else Matches(Database(connection, self._path)).load(found)
        except sqlite3.OperationalError:  # the file is being made
            return None
        finally:
            connection.close()

    def match(self) -> Stored:
        """Return the match begun last."""
        found = self.stored()
        assert found is not None
        return found

    def moment(self) -> tuple[int, int, int, int] | None:
        """Return how far the match begun last has come: match, rounds, plays, rounds counted; cheap to ask."""
        try:
            connection = sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, isolation_level=None)
        except sqlite3.Error:
            return None
        try:
            row = connection.execute(_MOMENT).fetchone()
            return None if row[0] is None else row
        except sqlite3.OperationalError:
            return None
        finally:
            connection.close()


_MOMENT = """
WITH last AS (SELECT max(id) AS id FROM matches)
SELECT (SELECT id FROM last),
    (SELECT count(*) FROM rounds WHERE match = (SELECT id FROM last)),
    (SELECT count(*) FROM plays WHERE match = (SELECT id FROM last)),
    (SELECT count(*) FROM rounds WHERE match = (SELECT id FROM last) AND points IS NOT NULL)
"""
