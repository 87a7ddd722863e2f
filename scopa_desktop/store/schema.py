"""The tables of the matches' file, version by version.

A version's steps are never changed once released: a new version adds steps at the end of `MIGRATIONS`.
Types are checked by the tables themselves, so that the check at the start finds values of another type.
"""

from __future__ import annotations

import sqlite3

APPLICATION_ID = 0x53636F70
"""``Scop``: tells our files from those of other programs."""

_VERSION_1 = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        uuid TEXT NOT NULL UNIQUE CHECK (typeof(uuid) = 'text'),
        started TEXT NOT NULL CHECK (typeof(started) = 'text'),
        updated TEXT NOT NULL CHECK (typeof(updated) = 'text'),
        variant TEXT NOT NULL CHECK (typeof(variant) = 'text'),
        options TEXT NOT NULL CHECK (typeof(options) = 'text'),
        seats TEXT NOT NULL CHECK (typeof(seats) = 'text'),
        sides TEXT NOT NULL CHECK (typeof(sides) = 'text'),
        deal_number INTEGER CHECK (deal_number IS NULL OR typeof(deal_number) = 'integer'),
        deal_scheme INTEGER CHECK (deal_scheme IS NULL OR typeof(deal_scheme) = 'integer'),
        inverse INTEGER NOT NULL CHECK (inverse IN (0, 1)),
        person_side INTEGER CHECK (person_side IS NULL OR typeof(person_side) = 'integer'),
        opponents TEXT NOT NULL CHECK (typeof(opponents) = 'text'),
        state TEXT NOT NULL CHECK (state IN ('open', 'won', 'abandoned')),
        winner INTEGER CHECK (winner IS NULL OR typeof(winner) = 'integer'),
        CHECK ((state = 'won') = (winner IS NOT NULL))
    )
    """,
    "CREATE INDEX matches_by_state ON matches (state, updated)",
    """
    CREATE TABLE rounds (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number INTEGER NOT NULL CHECK (typeof(number) = 'integer' AND number >= 1),
        dealer INTEGER NOT NULL CHECK (typeof(dealer) = 'integer'),
        table_cards TEXT NOT NULL CHECK (typeof(table_cards) = 'text'),
        deals TEXT NOT NULL CHECK (typeof(deals) = 'text'),
        points TEXT CHECK (points IS NULL OR typeof(points) = 'text'),
        totals TEXT CHECK (totals IS NULL OR typeof(totals) = 'text'),
        PRIMARY KEY (match, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE plays (
        match INTEGER NOT NULL,
        round INTEGER NOT NULL,
        ply INTEGER NOT NULL CHECK (typeof(ply) = 'integer' AND ply >= 0),
        play TEXT NOT NULL CHECK (typeof(play) = 'text'),
        PRIMARY KEY (match, round, ply),
        FOREIGN KEY (match, round) REFERENCES rounds (match, number) ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
    # What statistics are computed from: a side's points and scope in a round that is over.
    """
    CREATE TABLE tallies (
        match INTEGER NOT NULL,
        round INTEGER NOT NULL,
        side INTEGER NOT NULL CHECK (typeof(side) = 'integer' AND side >= 0),
        points INTEGER NOT NULL CHECK (typeof(points) = 'integer'),
        scope INTEGER NOT NULL CHECK (typeof(scope) = 'integer'),
        PRIMARY KEY (match, round, side),
        FOREIGN KEY (match, round) REFERENCES rounds (match, number) ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
)

_VERSION_2 = (
    # Whether the deals were fair is computed from this: the cards that each side was dealt in a round that is over, as
    # a `CardSet`.  Rounds of version 1 are filled in from their records when the statistics are first asked for.
    """
    CREATE TABLE dealt (
        match INTEGER NOT NULL,
        round INTEGER NOT NULL,
        side INTEGER NOT NULL CHECK (typeof(side) = 'integer' AND side >= 0),
        cards INTEGER NOT NULL CHECK (typeof(cards) = 'integer' AND cards BETWEEN 0 AND 1099511627775),
        PRIMARY KEY (match, round, side),
        FOREIGN KEY (match, round) REFERENCES rounds (match, number) ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
)

_VERSION_3 = (
    # The aids that a person played a round with: those of the preferences that were on at a play, hints that were
    # asked for, and plays that were taken back.  Of older rounds it is not known.
    """
    CREATE TABLE aids (
        match INTEGER NOT NULL,
        round INTEGER NOT NULL,
        aid TEXT NOT NULL CHECK (typeof(aid) = 'text'),
        PRIMARY KEY (match, round, aid),
        FOREIGN KEY (match, round) REFERENCES rounds (match, number) ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
    "INSERT INTO aids (match, round, aid) SELECT match, number, 'unknown' FROM rounds",
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (_VERSION_1, _VERSION_2, _VERSION_3)
"""The steps from each version to the next; an empty file has version 0."""

VERSION = len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """Return the version that a file says it has.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection, version: int = VERSION) -> None:
    """Bring a file to a version in one transaction; the connection must be in autocommit mode.

    Raises:
        sqlite3.Error: it could not be done; the file is as it was.
    """
    present = version_of(connection)
    if present >= version:
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for steps in MIGRATIONS[present:version]:
            for step in steps:
                connection.execute(step)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {version}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def shape_of(connection: sqlite3.Connection) -> set[tuple[str, str, str]]:
    """Return every table, index, view and trigger of a file with its definition, SQLite's own left out.

    Raises:
        sqlite3.Error: the file cannot be read.
    """
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master").fetchall()
    return {
        (str(kind), str(name), " ".join(str(sql).split()))
        for kind, name, sql in rows
        if not str(name).startswith("sqlite_")
    }


def expected_shape(version: int = VERSION) -> set[tuple[str, str, str]]:
    """Return the shape of a sound file of a version."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(connection, version)
        return shape_of(connection)
    finally:
        connection.close()
