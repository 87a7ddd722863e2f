"""The stored matches as a list to search, name, and tidy up."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum

from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import SUMMARY, Summary, summary_or_none

KEPT = timedelta(days=30)
"""How long a deleted match can be brought back."""
MAX_NAME = 80
"""Characters in a match's name."""


class Outcome(StrEnum):
    """How a match stands for the person."""

    WON = "won"
    LOST = "lost"
    OPEN = "open"
    ABANDONED = "abandoned"


class Order(StrEnum):
    """What the list is sorted by."""

    PLAYED = "played"
    """When it was last played on."""
    GAME = "game"
    OPPONENTS = "opponents"
    RESULT = "result"
    """By how much the person's side was ahead."""
    NAME = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """Which matches to list; None and an empty text let all through.

    Attributes:
        text: what is in the match's name, a player's name or the deal number; upper and lower case are alike.
        variant: the preset's name.
        opponents: the level of those who play against the person, or ``mixed``.
        outcome: how the match stands.
        since, until: the first and the last day, by when it was last played on; a date is a day in UTC, a moment in UTC
            the beginning of a day elsewhere.
        deleted: list what was deleted, and nothing else.
    """

    text: str = ""
    variant: str | None = None
    opponents: str | None = None
    outcome: Outcome | None = None
    since: date | None = None
    until: date | None = None
    deleted: bool = False


ALL = Search()


class History:
    """The list of a database's matches.

    Args:
        database: where the matches are.
    """

    def __init__(self, database: Database) -> None:
        """Use a database that is open."""
        self._database = database

    def count(self, search: Search = ALL) -> int:
        """Return how many matches are found.

        Raises:
            StoreError: the file cannot be read.
        """
        where, values = _where(search)
        ((number,),) = self._database.rows(f"SELECT count(*) FROM matches {where}", *values)
        return int(number)

    def page(
        self,
        search: Search = ALL,
        order: Order = Order.PLAYED,
        descending: bool = True,
        limit: int = 100,
        offset: int = 0,
    ) -> list[Summary]:
        """Return a part of the list; what cannot be read is left out.

        Args:
            search: which matches.
            order: what they are sorted by; among equals the last played comes first.
            descending: the last first, the highest first.
            limit: how many at most.
            offset: how many to leave out.

        Raises:
            StoreError: the file cannot be read.
        """
        numbers = self.numbers(search, order, descending, limit, offset)
        rows = {
            row[0]: row
            for row in self._database.rows(f"{SUMMARY} WHERE id IN ({', '.join('?' * len(numbers))})", *numbers)
        }
        return [summary for number in numbers if (summary := summary_or_none(rows[number]))]

    def numbers(
        self,
        search: Search = ALL,
        order: Order = Order.PLAYED,
        descending: bool = True,
        limit: int = -1,
        offset: int = 0,
    ) -> list[int]:
        """Return the numbers of the matches that `page` lists; by default of all that are found.

        Raises:
            StoreError: the file cannot be read.
        """
        where, values = _where(search)
        direction = "DESC" if descending else "ASC"
        ids = f"""
            SELECT id FROM matches LEFT JOIN results ON results.match = matches.id {where}
            ORDER BY {_ORDERS[order]} {direction} NULLS LAST, matches.updated {direction}, id {direction}
            LIMIT ? OFFSET ?
        """
        if order is Order.PLAYED:
            ids = f"SELECT id FROM matches {where} ORDER BY updated {direction}, id {direction} LIMIT ? OFFSET ?"
        return [number for (number,) in self._database.rows(ids, *values, limit, offset)]

    def uuids(self, numbers: Sequence[int]) -> set[str]:
        """Return the own numbers of matches, those that were deleted included.

        Raises:
            StoreError: the file cannot be read.
        """
        wanted = set(numbers)
        return {uuid for number, uuid in self._database.rows("SELECT id, uuid FROM matches") if number in wanted}

    def choices(self, name: str) -> list[str]:
        """Return what occurs of a word, most often played first.

        Args:
            name: ``variant`` or ``opponents``.

        Raises:
            StoreError: the file cannot be read.
        """
        rows = self._database.rows(
            f"SELECT {name} FROM matches WHERE deleted IS NULL GROUP BY {name} ORDER BY count(*) DESC, {name}"
        )
        return [value for (value,) in rows if value]

    def rename(self, number: int, name: str) -> None:
        """Give a match a name; an empty one takes it away.

        Raises:
            ValueError: the name is longer than `MAX_NAME` characters.
            StoreError: the file cannot be written.
        """
        if len(name) > MAX_NAME:
            raise ValueError(f"a name has at most {MAX_NAME} characters")
        with self._database.transaction() as connection:
            connection.execute("UPDATE matches SET name = ? WHERE id = ?", (name.strip(), number))

    def delete(self, numbers: Sequence[int]) -> None:
        """Take matches out of history and statistics; `restore` brings them back within `KEPT`.

        Raises:
            StoreError: the file cannot be written.
        """
        with self._database.transaction() as connection:
            _mark(connection, numbers, datetime.now(UTC).isoformat(timespec="seconds"))

    def restore(self, numbers: Sequence[int]) -> None:
        """Bring deleted matches back.

        Raises:
            StoreError: the file cannot be written.
        """
        with self._database.transaction() as connection:
            _mark(connection, numbers, None)

    def purge(self, before: datetime | None = None) -> int:
        """Remove for good what was deleted before a moment, by default longer ago than `KEPT`; return how many.

        A clock that was set back removes nothing: what seems to have been deleted in the future is kept.

        Raises:
            StoreError: the file cannot be written.
        """
        moment = (before or datetime.now(UTC) - KEPT).isoformat(timespec="seconds")
        with self._database.transaction() as connection:
            return int(connection.execute("DELETE FROM matches WHERE deleted < ?", (moment,)).rowcount)


def _mark(connection: sqlite3.Connection, numbers: Sequence[int], moment: str | None) -> None:
    connection.executemany("UPDATE matches SET deleted = ? WHERE id = ?", [(moment, number) for number in numbers])
    connection.executemany(
        """
        UPDATE results SET counted = (SELECT counted AND deleted IS NULL FROM matches WHERE id = results.match)
        WHERE match = ?
        """,
        [(number,) for number in numbers],
    )


def _where(search: Search) -> tuple[str, tuple[object, ...]]:
    """Return the condition on the table ``matches``, and its parameters."""
    conditions, values = ["deleted IS NOT NULL" if search.deleted else "deleted IS NULL"], list[object]()
    for name in ("variant", "opponents"):
        if (value := getattr(search, name)) is not None:
            conditions.append(f"matches.{name} = ?")
            values.append(value)
    if search.outcome is not None:
        condition = _OUTCOMES[search.outcome]
        conditions.append(condition)
    if search.since is not None:
        conditions.append("matches.updated >= ?")
        values.append(search.since.isoformat())
    if search.until is not None:
        conditions.append("matches.updated < ?")
        values.append((search.until + timedelta(days=1)).isoformat())
    if text := search.text.strip().casefold():
        # SQLite folds ASCII alone, so names go through Python; a number is one of deals too.
        conditions.append("(instr(fold(name), ?) OR instr(fold(seats), ?) OR CAST(deal_number AS TEXT) = ?)")
        values += [text, text, text]
    return f"WHERE {' AND '.join(conditions)}", tuple(values)


_OUTCOMES = {
    Outcome.WON: "state = 'won' AND winner = person_side",
    Outcome.LOST: "state = 'won' AND winner <> person_side",
    Outcome.OPEN: "state = 'open'",
    Outcome.ABANDONED: "state = 'abandoned'",
}
_ORDERS = {
    Order.PLAYED: "matches.updated",
    Order.GAME: "matches.variant",
    Order.OPPONENTS: "matches.opponents",
    Order.RESULT: "iif(results.inverse, -1, 1) * (own_total - rival_total)",
    Order.NAME: "nullif(fold(name), '')",
}
