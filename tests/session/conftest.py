"""Every database that a test opens is closed after it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_desktop.store.database import Database


@pytest.fixture(autouse=True)
def close_databases(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Remember every database of the test and close it."""
    opened: list[Database] = []
    begin = Database.__init__

    def remember(self: Database, connection: sqlite3.Connection, path: Path | None) -> None:
        begin(self, connection, path)
        opened.append(self)

    monkeypatch.setattr(Database, "__init__", remember)
    yield
    for database in opened:
        database.close()
