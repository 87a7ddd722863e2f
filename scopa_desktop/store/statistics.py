"""How the person has fared, by variant and by the opponents' level.

Everything is computed from the matches as they are stored, so that saving twice counts once, and an undo after a
round's end takes the round back.  Matches in which people sit on several sides, or on none, do not count.
"""

from __future__ import annotations

import contextlib
import json
from dataclasses import dataclass
from functools import reduce
from operator import or_

from scopa_desktop.core.cards import EMPTY, CardSet, card_set, parse_card
from scopa_desktop.store.database import Database
from scopa_desktop.store.fairness import Dealing
from scopa_desktop.store.matches import dealt_to_sides, write_dealt
from scopa_desktop.store.troubles import StoreError


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
        rounds_aided: in how many of those rounds the person had an aid, or may have had one.
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
    rounds_aided: int = 0


@dataclass(frozen=True, slots=True)
class Dealt:
    """What was dealt in one round.

    Attributes:
        variant: the preset's name.
        opponents: the level of those who play against the person, or ``mixed``.
        dealing: the cards of the person's side, and those of all others.
    """

    variant: str
    opponents: str
    dealing: Dealing


class Statistics:
    """The statistics of a database.

    Args:
        database: where the matches are.
    """

    def __init__(self, database: Database) -> None:
        """Use a database that is open."""
        self._database = database

    def records(self, *, unaided: bool = False) -> list[Record]:
        """Return a record for each variant and level that was played, in alphabetical order.

        Args:
            unaided: count only rounds without any aid, and of matches those that had no other rounds.

        Raises:
            StoreError: the file cannot be read.
        """
        return [Record(*row) for row in self._database.rows(_RECORDS, int(unaided))]

    def dealings(self) -> list[Dealt]:
        """Return what was dealt in every round that is over, in the order in which they were played.

        Rounds that were stored before such things were written down are filled in from their records; what cannot be
        read is left out, and what cannot be written is filled in the next time.

        Raises:
            StoreError: the file cannot be read.
        """
        missing = self._database.rows(_WITHOUT_DEALT)
        if missing:
            with contextlib.suppress(StoreError), self._database.transaction() as connection:
                for match, number, sides, deals in missing:
                    cards = _dealt(sides, deals)
                    if cards is not None:
                        write_dealt(connection, match, number, cards)
        rows = self._database.rows(_DEALT)
        return [
            Dealt(variant, opponents, Dealing(CardSet(own), CardSet(rest))) for variant, opponents, own, rest in rows
        ]

    def reset(self) -> None:
        """Delete every match that is over, and with them all statistics.

        Raises:
            StoreError: the file cannot be written.
        """
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM matches WHERE state <> 'open'")


def _dealt(sides: str, deals: str) -> list[CardSet] | None:
    """Return the cards of each side in a stored round, or None if that makes no sense."""
    try:
        seats = [[int(seat) for seat in side] for side in json.loads(sides)]
        hands = [[card_set(map(parse_card, hand)) for hand in deal] for deal in json.loads(deals)]
        cards = dealt_to_sides(hands, seats)
    except (ValueError, TypeError, IndexError, RecursionError):
        return None
    told = sum(hand.bit_count() for deal in hands for hand in deal)
    apart = sum(each.bit_count() for each in cards) == told == reduce(or_, cards, EMPTY).bit_count()
    return cards if apart else None


# Only rounds against computers: those of matches in which people sit on one side.
_WITHOUT_DEALT = """
    SELECT matches.id, rounds.number, matches.sides, rounds.deals
    FROM matches JOIN rounds ON rounds.match = matches.id
    WHERE person_side IS NOT NULL
        AND EXISTS (SELECT 1 FROM tallies WHERE tallies.match = matches.id AND tallies.round = rounds.number)
        AND NOT EXISTS (SELECT 1 FROM dealt WHERE dealt.match = matches.id AND dealt.round = rounds.number)
"""
# The cards of sides have none in common, so their sum is their union.
_DEALT = """
    SELECT
        variant,
        opponents,
        sum(cards) FILTER (WHERE side = person_side),
        sum(cards) FILTER (WHERE side <> person_side)
    FROM matches JOIN dealt ON dealt.match = matches.id
    WHERE person_side IS NOT NULL
    GROUP BY matches.id, dealt.round
    HAVING sum(side = person_side) = 1 AND sum(side <> person_side) > 0
    ORDER BY matches.id, dealt.round
"""
# A round's margin is the person's points less those of the best other side, the sign turned where the lowest wins.
_RECORDS = """
    WITH
    played AS (
        SELECT * FROM matches
        WHERE person_side IS NOT NULL AND EXISTS (SELECT 1 FROM plays WHERE plays.match = matches.id)
    ),
    aided AS (SELECT DISTINCT match, round FROM aids),
    rounds_played AS (
        SELECT
            played.id AS match,
            EXISTS (SELECT 1 FROM aided WHERE aided.match = played.id AND aided.round = tallies.round) AS helped,
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
        WHERE NOT (?1 AND helped)
    ),
    by_match AS (
        SELECT
            match,
            sum(margin > 0) AS won,
            sum(margin < 0) AS lost,
            sum(margin = 0) AS tied,
            sum(scope_for) AS scope_for,
            sum(scope_against) AS scope_against,
            sum(helped) AS helped
        FROM margins GROUP BY match
    ),
    counted AS (SELECT * FROM played WHERE NOT (?1 AND id IN (SELECT match FROM aided)))
    SELECT
        variant,
        opponents,
        coalesce(sum(state = 'won' AND winner = person_side) FILTER (WHERE id IN (SELECT id FROM counted)), 0),
        coalesce(sum(state = 'won' AND winner <> person_side) FILTER (WHERE id IN (SELECT id FROM counted)), 0),
        coalesce(sum(state = 'abandoned') FILTER (WHERE id IN (SELECT id FROM counted)), 0),
        coalesce(sum(won), 0),
        coalesce(sum(lost), 0),
        coalesce(sum(tied), 0),
        coalesce(sum(scope_for), 0),
        coalesce(sum(scope_against), 0),
        coalesce(sum(helped), 0)
    FROM played LEFT JOIN by_match ON by_match.match = played.id
    WHERE id IN (SELECT id FROM counted) OR by_match.match IS NOT NULL
    GROUP BY variant, opponents
    ORDER BY variant, opponents
"""
