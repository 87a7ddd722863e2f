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

_SUMS = (
    *("rounds", "rounds_won", "rounds_lost", "rounds_tied", "margin", "margin_squares", "points_for", "points_against"),
    *("scope_for", "scope_against", "scope_points_for", "scope_points_against"),
    *("cards_rounds", "cards_won", "cards_lost", "cards_for", "cards_against"),
    *("coins_rounds", "coins_won", "coins_lost", "coins_for", "coins_against"),
    *("settebello_rounds", "settebello_won", "settebello_lost", "settebello_for", "settebello_against"),
    *("primiera_rounds", "primiera_won", "primiera_lost", "primiera_for", "primiera_against"),
)
_WHOLE = "INTEGER NOT NULL DEFAULT 0 CHECK (typeof({0}) = 'integer')"
_WORD = "TEXT NOT NULL DEFAULT '' CHECK (typeof({0}) = 'text')"


def _as(kind: str, *names: str) -> str:
    """Return the definitions of columns of a kind."""
    return ", ".join(f"{name} {kind.format(name)}" for name in names)


_VERSION_4 = (
    # What the person called the match; when it was deleted, which can be undone; where it came from (a match on its
    # cards, the deal of a day, a file ...); the deck it was played with; and whether it counts in the statistics.
    "ALTER TABLE matches ADD COLUMN name TEXT NOT NULL DEFAULT '' CHECK (typeof(name) = 'text')",
    "ALTER TABLE matches ADD COLUMN deleted TEXT CHECK (deleted IS NULL OR typeof(deleted) = 'text')",
    "ALTER TABLE matches ADD COLUMN origin TEXT NOT NULL DEFAULT '' CHECK (typeof(origin) = 'text')",
    "ALTER TABLE matches ADD COLUMN deck TEXT NOT NULL DEFAULT '' CHECK (typeof(deck) = 'text')",
    "ALTER TABLE matches ADD COLUMN counted INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1))",
    "CREATE INDEX matches_by_time ON matches (updated)",
    # What a match adds to the statistics, see `scopa_desktop.store.results`.  What can be filtered by is repeated
    # here, so that sums need one table alone.  A stale row is to be computed again from what is stored.
    f"""
    CREATE TABLE results (
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        stale INTEGER NOT NULL DEFAULT 0 CHECK (stale IN (0, 1)),
        counted INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1)),
        {_as(_WORD, "variant", "opponents", "seating", "deck", "updated", "outcome")},
        {_as(_WHOLE, "aided", "helped", "inverse", "own_total", "rival_total")},
        best INTEGER CHECK (best IS NULL OR typeof(best) = 'integer'),
        worst INTEGER CHECK (worst IS NULL OR typeof(worst) = 'integer'),
        {_as(_WHOLE, *_SUMS)},
        points BLOB NOT NULL DEFAULT x'' CHECK (typeof(points) = 'blob')
    )
    """,
    "CREATE INDEX results_stale ON results (match) WHERE stale",
    """
    INSERT INTO results (match, stale)
    SELECT id, 1 FROM matches
    WHERE person_side IS NOT NULL AND EXISTS (SELECT 1 FROM plays WHERE plays.match = matches.id)
    """,
    # What the teacher says of the person's plays: the margin that it expects of its own choice and how much less of
    # the play made, both in thousandths of a point; its choice and why; and when the person found it in practice.
    """
    CREATE TABLE reviews (
        match INTEGER NOT NULL,
        round INTEGER NOT NULL,
        ply INTEGER NOT NULL,
        expected INTEGER NOT NULL CHECK (typeof(expected) = 'integer'),
        loss INTEGER NOT NULL CHECK (typeof(loss) = 'integer'),
        best TEXT NOT NULL CHECK (typeof(best) = 'text'),
        reasons TEXT NOT NULL CHECK (typeof(reasons) = 'text'),
        found TEXT CHECK (found IS NULL OR typeof(found) = 'text'),
        PRIMARY KEY (match, round, ply),
        FOREIGN KEY (match, round, ply) REFERENCES plays (match, round, ply) ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
    "CREATE INDEX reviews_by_loss ON reviews (loss) WHERE found IS NULL",
    """
    CREATE TABLE achievements (
        name TEXT PRIMARY KEY CHECK (typeof(name) = 'text'),
        earned TEXT NOT NULL CHECK (typeof(earned) = 'text'),
        match INTEGER REFERENCES matches (id) ON DELETE SET NULL
    ) WITHOUT ROWID
    """,
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (_VERSION_1, _VERSION_2, _VERSION_3, _VERSION_4)
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
