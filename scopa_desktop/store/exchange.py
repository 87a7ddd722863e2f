"""Matches that come and go as record files."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

from scopa_desktop.core.match import Match
from scopa_desktop.core.record import MAX_BYTES, RecordError, dump_record, match_to_record, read_record
from scopa_desktop.store.database import Database
from scopa_desktop.store.files import Unreadable, read_bounded, write_atomic
from scopa_desktop.store.history import History
from scopa_desktop.store.matches import HUMAN, Matches, Summary
from scopa_desktop.store.origins import Origin
from scopa_desktop.store.troubles import StoreError, TroubleKind, reason_of

SUFFIX = ".scopa"
_LONGEST = 40
"""Characters of a player's name in a file's name."""


@dataclass(frozen=True, slots=True)
class Imported:
    """A match that was read from a file.

    Attributes:
        number: its number among the stored matches.
        new: whether it was not there yet.
    """

    number: int
    new: bool


class Exchange:
    """Reads stored matches from record files, and writes them into such.

    Args:
        database: where the matches are.
    """

    def __init__(self, database: Database) -> None:
        """Use a database that is open."""
        self._database = database
        self._matches = Matches(database)

    def read(self, path: Path) -> Imported:
        """Store the match that a file tells, unless it is there already; one that was deleted comes back.

        Raises:
            StoreError: the file is no record that follows the rules, or it could not be read or stored.
        """
        match = match_of(path)
        twin = self._twin(match)
        if twin is not None:
            History(self._database).restore([twin])
            return Imported(twin, new=False)
        uuid = uuid4().hex
        self._matches.save(uuid, match, origin=str(Origin.FILE))
        ((number,),) = self._database.rows("SELECT id FROM matches WHERE uuid = ?", uuid)
        return Imported(int(number), new=True)

    def _twin(self, match: Match) -> int | None:
        """Return the number of a stored match that says the same, those that were deleted included."""
        record = match_to_record(match)
        rows = self._database.rows(
            """
            SELECT id, seats FROM matches WHERE deal_number IS ? AND variant = ? AND winner IS ?
            ORDER BY deleted IS NOT NULL, id
            """,
            match.shuffles.number,
            match.rules.variant,
            match.winner,
        )
        for number, seats in rows:
            try:
                if json.loads(seats) == record["seats"] and match_to_record(self._matches.load(number).match) == record:
                    return int(number)
            except (StoreError, ValueError):
                continue
        return None

    def write(self, number: int, path: Path) -> None:
        """Write a match into a file, which is replaced if it is there; a reader sees it whole or not at all.

        Raises:
            StoreError: the match cannot be read, or the file cannot be written.
        """
        match = self._matches.load(number).match
        try:
            write_atomic(path, dump_record(match).encode())
        except OSError as fault:
            raise StoreError.of(TroubleKind.NOT_WRITTEN, path=path, reason=reason_of(fault)) from fault


def match_of(path: Path) -> Match:
    """Return the match that a record file tells.

    Raises:
        StoreError: there is no such file, or it cannot be read, or disagrees with the rules.
    """
    try:
        data = read_bounded(path, MAX_BYTES)
        if data is None:
            raise Unreadable("it is not there")
        return read_record(data)
    except (Unreadable, RecordError) as fault:
        raise StoreError.of(TroubleKind.RECORD_REFUSED, name=path.name, reason=reason_of(fault)) from fault


def file_name(summary: Summary) -> str:
    """Return what a match's file may be called: by its day, its game, and its name or who was played against."""
    rivals = [seat.name for seat in summary.seats if seat.player != HUMAN]
    about = summary.name or " ".join(rivals)
    words = f"{summary.updated.astimezone().date().isoformat()} {summary.variant} {about[:_LONGEST]}"
    return "-".join(re.findall(r"[^\W_]+", words)).lower() + SUFFIX


def free_path(folder: Path, name: str, taken: Collection[Path] = ()) -> Path:
    """Return a path in a folder where nothing is yet: the name itself, or with a number behind it."""
    wanted = folder / name
    number = 2
    path = wanted
    while path in taken or path.exists() or path.is_symlink():
        path = wanted.with_stem(f"{wanted.stem}-{number}")
        number += 1
    return path
