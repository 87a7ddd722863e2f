"""How the person has fared, by variant and by the opponents' level.

Everything is computed from the matches as they are stored, so that saving twice counts once, and an undo after a
round's end takes the round back.  Matches in which people sit on several sides, or on none, do not count.
"""

from __future__ import annotations

from dataclasses import dataclass

from scopa_desktop.store.database import Database


@dataclass(frozen=True, slots=True)
class Record:
    """The person's results in one variant against opponents of one level.

    Attributes:
        variant: the preset's name.
        opponents: their level, or ``mixed``.
        matches_won, matches_lost, matches_abandoned: whole matches; an abandoned one counts if a card was played.
        rounds_won, rounds_lost, rounds_tied: rounds that were played out, in open and abandoned matches too; a
            round is won by more points than every other side, or fewer where the lowest score wins.
        scope_for, scope_against: scope in those rounds, of the person's side and of all others.
    """

    variant: str
    opponents: str
    matches_won: int
    matches_lost: int
    matches_abandoned: int
    rounds_won: int
    rounds_lost: int
    rounds_tied: int
    scope_for: int
    scope_against: int


class Statistics:
    """The statistics of a database.

    Args:
        database: where the matches are.
    """

    def __init__(self, database: Database) -> None:
        """Use a database that is open."""
        self._database = database

    def records(self) -> list[Record]:
        """Return a record for each variant and level that was played, in alphabetical order.

        Raises:
            StoreError: the file cannot be read.
        """
        return [Record(*row) for row in self._database.rows(_RECORDS)]

    def reset(self) -> None:
        """Delete every match that is over, and with them all statistics.

        Raises:
            StoreError: the file cannot be written.
        """
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM matches WHERE state <> 'open'")


# A round's margin is the person's points less those of the best other side, the sign turned where the lowest wins.
_RECORDS = """
    WITH
    played AS (
        SELECT * FROM matches
        WHERE person_side IS NOT NULL AND EXISTS (SELECT 1 FROM plays WHERE plays.match = matches.id)
    ),
    rounds_played AS (
        SELECT
            played.id AS match,
            inverse,
            sum(points) FILTER (WHERE side = person_side) AS own,
            max(points) FILTER (WHERE side <> person_side) AS highest,
            min(points) FILTER (WHERE side <> person_side) AS lowest,
            sum(scope) FILTER (WHERE side = person_side) AS scope_for,
            sum(scope) FILTER (WHERE side <> person_side) AS scope_against
        FROM played JOIN tallies ON tallies.match = played.id
        GROUP BY played.id, tallies.round
    ),
    margins AS (
        SELECT *, CASE inverse WHEN 0 THEN own - highest ELSE lowest - own END AS margin FROM rounds_played
    ),
    by_match AS (
        SELECT
            match,
            sum(margin > 0) AS won,
            sum(margin < 0) AS lost,
            sum(margin = 0) AS tied,
            sum(scope_for) AS scope_for,
            sum(scope_against) AS scope_against
        FROM margins GROUP BY match
    )
    SELECT
        variant,
        opponents,
        sum(state = 'won' AND winner = person_side),
        sum(state = 'won' AND winner <> person_side),
        sum(state = 'abandoned'),
        coalesce(sum(won), 0),
        coalesce(sum(lost), 0),
        coalesce(sum(tied), 0),
        coalesce(sum(scope_for), 0),
        coalesce(sum(scope_against), 0)
    FROM played LEFT JOIN by_match ON by_match.match = played.id
    GROUP BY variant, opponents
    ORDER BY variant, opponents
"""
