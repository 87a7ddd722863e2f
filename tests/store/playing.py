"""Matches to be stored, played at random."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.store import schema
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches


def new_match(variant: str = "scopa", seating: str | None = None, number: int = 7, **house: int) -> Match:
    """Return a match of a person in seat 0 against computer players."""
    rules = Rules.of(variant, **house)
    sides = rules.sides(seating or VARIANTS[variant].seatings[0])
    count = sum(len(side) for side in sides)
    seats = [Seat("You", "human"), *(Seat(f"Seat {seat}", "greedy") for seat in range(1, count))]
    return Match(rules, sides, seats, NumberedShuffles(number))


def play_on(match: Match, plays: int, chance: Random) -> Iterator[Match]:
    """Play so many plays at random, new rounds included, and yield the match after each; stop when it is won."""
    for _ in range(plays):
        while match.round_scored:
            if match.winner is not None:
                return
            match.next_round()
        match.play(chance.choice(match.round.legal_plays()))
        yield match


def played(match: Match, plays: int = 10_000, seed: int = 1) -> Match:
    """Return the match after so many random plays, or its end."""
    for _ in play_on(match, plays, Random(seed)):
        pass
    return match


def write_old_file(path: Path, matches: Sequence[Match], version: int) -> None:
    """Write a file with some matches as a version of the tables has it; their uuids are their places from 0."""
    newer = path.with_name("newer.db")
    database = Database.open(newer, _refuse)
    for number, match in enumerate(matches):
        Matches(database).save(str(number), match)
    database.close()
    connection = sqlite3.connect(path, isolation_level=None)
    schema.migrate(connection, version)
    connection.execute("ATTACH ? AS newer", (str(newer),))
    for (table,) in connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
        names = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
        connection.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM newer.{table}")
    connection.close()
    newer.unlink()


def _refuse(trouble: object) -> None:
    raise AssertionError(trouble)
