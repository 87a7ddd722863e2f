"""What the person has earned, each with the match and the day."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from scopa_desktop.store.database import Database
from scopa_desktop.store.origins import counts


@dataclass(frozen=True, slots=True)
class Earned:
    """Something that was earned.

    Attributes:
        day: when, here; None if the file does not say.
        variant: the game that was played, empty if the match is gone.
        opponents: the level of those who played against the person, or ``mixed``; empty if the match is gone.
    """

    day: date | None
    variant: str = ""
    opponents: str = ""


class Achievements:
    """The achievements of a database.

    Args:
        database: where they are.
    """

    def __init__(self, database: Database) -> None:
        """Use a database that is open."""
        self._database = database

    def earned(self) -> Mapping[str, Earned]:
        """Return everything that was earned, by its name.

        Raises:
            StoreError: the file cannot be read.
        """
        rows = self._database.rows(
            """
            SELECT achievements.name, earned, coalesce(variant, ''), coalesce(opponents, '')
            FROM achievements LEFT JOIN matches ON matches.id = match AND deleted IS NULL
            """
        )
        return {name: Earned(_day(moment), variant, opponents) for name, moment, variant, opponents in rows}

    def of_match(self, uuid: str) -> set[str]:
        """Return the names of what a match has earned.

        Raises:
            StoreError: the file cannot be read.
        """
        rows = self._database.rows(
            "SELECT achievements.name FROM achievements JOIN matches ON matches.id = match WHERE uuid = ?", uuid
        )
        return {name for (name,) in rows}

    def aided(self, uuid: str) -> bool:
        """Tell whether the person had an aid in a stored match, or may have had one.

        Raises:
            StoreError: the file cannot be read.
        """
        return bool(
            self._database.rows(
                "SELECT 1 FROM aids JOIN matches ON matches.id = aids.match WHERE uuid = ? LIMIT 1", uuid
            )
        )

    def earn(self, uuid: str, names: Sequence[str]) -> tuple[str, ...]:
        """Write down what a match has earned, and return what is new.

        A match that is not stored, or does not count in the statistics by where it comes from, earns nothing.

        Raises:
            StoreError: the file cannot be written.
        """
        rows = self._database.rows("SELECT id, origin FROM matches WHERE uuid = ?", uuid)
        if not rows or not counts(rows[0][1]):
            return ()
        known = {name for (name,) in self._database.rows("SELECT name FROM achievements")}
        new = tuple(name for name in names if name not in known)
        if new:
            now = datetime.now(UTC).isoformat(timespec="seconds")
            with self._database.transaction() as connection:
                connection.executemany(
                    "INSERT INTO achievements (name, earned, match) VALUES (?, ?, ?)",
                    [(name, now, rows[0][0]) for name in new],
                )
        return new

    def keep(self, uuid: str, names: Collection[str]) -> None:
        """Remove what a match has earned but for these.

        Raises:
            StoreError: the file cannot be written.
        """
        lost = self.of_match(uuid).difference(names)
        if lost:
            with self._database.transaction() as connection:
                connection.executemany("DELETE FROM achievements WHERE name = ?", [(name,) for name in lost])


def _day(moment: str) -> date | None:
    with contextlib.suppress(ValueError):
        return datetime.fromisoformat(moment).astimezone().date()
    return None
