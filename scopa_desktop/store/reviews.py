"""What the teacher said of the person's plays, kept beside the plays: one that is taken back takes it along."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from scopa_desktop.core.plays import Play
from scopa_desktop.core.record import play_to_data
from scopa_desktop.store.database import Database


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What was said of a play.

    Attributes:
        round: the round's number, from 1.
        ply: how many plays of the round came before it.
        expected: what the best play was expected to bring in the round, in thousandths of a point.
        loss: what the play cost, in thousandths of a point.
        best: the best play, as text.
        reasons: why, as JSON.
        found: whether the person has found the better play in practice.
    """

    round: int
    ply: int
    expected: int
    loss: int
    best: str
    reasons: str
    found: bool = False


@dataclass(frozen=True, slots=True)
class Missed:
    """A play of some match that was worth another try.

    Attributes:
        match: the match's number in the file.
        uuid: its number everywhere.
        variant: the preset's name.
        played: when the match was played last, in UTC.
        round: the round's number, from 1.
        ply: how many plays of the round came before it.
        loss: what the play cost, in thousandths of a point.
    """

    match: int
    uuid: str
    variant: str
    played: datetime
    round: int
    ply: int
    loss: int


class Reviews:
    """The reviews of a database.

    Args:
        database: where they are.
    """

    def __init__(self, database: Database) -> None:
        """Use a database that is open."""
        self._database = database

    def load(self, uuid: str) -> list[Reviewed]:
        """Return what is stored of a match, in the order of play.

        Raises:
            StoreError: the file cannot be read.
        """
        rows = self._database.rows(_LOAD, uuid)
        return [
            Reviewed(number, ply, expected, loss, best, reasons, found is not None)
            for number, ply, expected, loss, best, reasons, found in rows
        ]

    def save(self, uuid: str, reviewed: Sequence[tuple[Reviewed, int, Play]]) -> None:
        """Store what was said of some plays of a match, each with who played and what.

        What is said of a play that was taken back meanwhile is left out.

        Raises:
            StoreError: it could not be written; the file is as it was.
        """
        with self._database.transaction() as connection:
            connection.executemany(
                _SAVE,
                [
                    (said.expected, said.loss, said.best, said.reasons, uuid, said.round, said.ply, _stored(seat, play))
                    for said, seat, play in reviewed
                ],
            )

    def delete(self, uuid: str) -> None:
        """Forget what was said of a match.

        Raises:
            StoreError: it could not be written; the file is as it was.
        """
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM reviews WHERE match = (SELECT id FROM matches WHERE uuid = ?)", (uuid,))

    def count_missed(self, more_than: int) -> int:
        """Return how many plays that cost more than so many thousandths of a point are still to be found.

        Raises:
            StoreError: the file cannot be read.
        """
        return int(self._database.rows(f"SELECT count(*) {_MISSED}", more_than)[0][0])

    def missed(self, more_than: int, limit: int = 200) -> list[Missed]:
        """Return plays that cost more than so many thousandths of a point and are still to be found, the worst first.

        Raises:
            StoreError: the file cannot be read.
        """
        columns = "matches.id, uuid, variant, updated, round, ply, loss"
        order = "ORDER BY loss DESC, updated DESC, round, ply LIMIT ?"
        return [
            Missed(number, uuid, variant, when, *rest)
            for number, uuid, variant, text, *rest in self._database.rows(
                f"SELECT {columns} {_MISSED} {order}", more_than, limit
            )
            if (when := _moment(text)) is not None
        ]

    def mark_found(self, uuid: str, number: int, ply: int) -> None:
        """Note that the person found the better play in practice.

        Raises:
            StoreError: it could not be written; the file is as it was.
        """
        now = datetime.now(UTC).isoformat(timespec="microseconds")
        with self._database.transaction() as connection:
            connection.execute(_FOUND, (now, uuid, number, ply))


_LOAD = """
    SELECT round, ply, expected, loss, best, reasons, found FROM reviews
    WHERE match = (SELECT id FROM matches WHERE uuid = ?) ORDER BY round, ply
"""
_SAVE = """
    INSERT INTO reviews (match, round, ply, expected, loss, best, reasons)
    SELECT plays.match, plays.round, plays.ply, ?, ?, ?, ? FROM plays
    WHERE match = (SELECT id FROM matches WHERE uuid = ?) AND round = ? AND ply = ? AND play = ?
    ON CONFLICT (match, round, ply) DO UPDATE SET expected = excluded.expected, loss = excluded.loss,
        best = excluded.best, reasons = excluded.reasons
"""
_MISSED = """
    FROM reviews JOIN matches ON matches.id = reviews.match
    WHERE reviews.found IS NULL AND reviews.loss > ? AND matches.deleted IS NULL
"""
_FOUND = """
    UPDATE reviews SET found = ?
    WHERE match = (SELECT id FROM matches WHERE uuid = ?) AND round = ? AND ply = ?
"""


def _stored(seat: int, play: Play) -> str:
    """Return a play as the file has it."""
    return json.dumps(play_to_data(seat, play), ensure_ascii=False, separators=(",", ":"))


def _moment(text: str) -> datetime | None:
    """Return a moment, or None where the file makes no sense."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None
