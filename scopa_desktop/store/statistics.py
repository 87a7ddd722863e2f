"""How the person has fared, by whatever matches can be told apart by.

Everything is computed from the matches as they are stored, so that saving twice counts once, and an undo after a
round's end takes the round back.  Matches in which people sit on several sides, or on none, do not count.
"""

from __future__ import annotations

import contextlib
import json
import math
import sqlite3
from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import reduce
from itertools import repeat
from operator import or_
from typing import Any

from scopa_desktop.core.cards import EMPTY, CardSet, card_set, parse_card
from scopa_desktop.core.scoring import Category
from scopa_desktop.store.database import Database
from scopa_desktop.store.fairness import Dealing
from scopa_desktop.store.matches import dealt_to_sides, write_dealt
from scopa_desktop.store.origins import counts
from scopa_desktop.store.results import SUMS, unpack, write_result
from scopa_desktop.store.troubles import StoreError


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """Which matches to sum up; None lets all through.

    Attributes:
        variant: the preset's name.
        opponents: the level of those who play against the person, or ``mixed``.
        seating: the seating's name.
        deck: the deck's identifier.
        since, until: the first and the last day, here, by when a match was last played on.
        unaided: only matches in which the person had no aid.
    """

    variant: str | None = None
    opponents: str | None = None
    seating: str | None = None
    deck: str | None = None
    since: date | None = None
    until: date | None = None
    unaided: bool = False

    def where(self) -> tuple[str, tuple[object, ...]]:
        """Return the condition on the table ``results``, and its parameters."""
        conditions, values = ["counted", "NOT stale"], list[object]()
        for name in ("variant", "opponents", "seating", "deck"):
            if (value := getattr(self, name)) is not None:
                conditions.append(f"{name} = ?")
                values.append(value)
        if self.since is not None:
            conditions.append("updated >= ?")
            values.append(_midnight(self.since))
        if self.until is not None:
            conditions.append("updated < ?")
            values.append(_midnight(self.until + timedelta(days=1)))
        if self.unaided:
            conditions.append("NOT helped")
        return " AND ".join(conditions), tuple(values)


ALL = Filter()
JUDGED = 2000
"""Of so many rounds at most the cards are looked at: enough to see anything worth seeing, and soon counted."""


def _midnight(day: date) -> str:
    """Return when a day begins here, as the file tells times."""
    return datetime.combine(day, time.min).astimezone(UTC).isoformat(timespec="microseconds")


@dataclass(frozen=True, slots=True)
class Totals:
    """What some matches come to.

    Attributes:
        won, lost, abandoned, under_way: whole matches.
        aided: rounds in which the person had an aid, or may have had one.
        best, worst: the largest and the smallest margin of a round, or None without any.
        last: when one of them was last played on, or None without any.
        sums: what `scopa_desktop.store.results.SUMS` names, over all rounds.
    """

    won: int
    lost: int
    abandoned: int
    under_way: int
    aided: int
    best: int | None
    worst: int | None
    last: datetime | None
    sums: Mapping[str, int]

    @property
    def matches(self) -> int:
        """The matches that were won or lost."""
        return self.won + self.lost

    @property
    def rounds(self) -> int:
        """The rounds that are over."""
        return self.sums["rounds"]

    @property
    def margin(self) -> float:
        """Points a round by which the person's side did better than the best other."""
        return self.sums["margin"] / self.rounds if self.rounds else 0.0

    @property
    def uncertainty(self) -> float:
        """Half of the 95 % interval of `margin`; rounds count as independent, 0 for fewer than two."""
        n = self.rounds
        if n < 2:
            return 0.0
        variance = max(0.0, self.sums["margin_squares"] - n * self.margin**2) / (n - 1)
        return 1.959964 * math.sqrt(variance / n)

    def a_round(self, name: str) -> float:
        """Return a sum divided by the number of rounds."""
        return self.sums[name] / self.rounds if self.rounds else 0.0

    def rate(self, category: Category) -> float | None:
        """Return in which part of its rounds the person's side got a rated category; None if it was never at stake."""
        rounds = self.sums[f"{category}_rounds"]
        return self.sums[f"{category}_won"] / rounds if rounds else None


@dataclass(frozen=True, slots=True)
class Streaks:
    """Matches won or lost in a row.

    Attributes:
        now: how many were won in a row up to the last; negative if they were lost.
        best, worst: the most that were ever won, and lost, in a row.
    """

    now: int
    best: int
    worst: int


@dataclass(frozen=True, slots=True)
class Course:
    """How it went, in the order in which matches were played.

    Attributes:
        own: the points of the person's side in every round.
        rival: those of the best other side.
        margins: in how many rounds the person's side did better by how much; also where the fewest points win.
        streaks: whole matches won or lost in a row.
    """

    own: array[int]
    rival: array[int]
    margins: Mapping[int, int]
    streaks: Streaks


class Statistics:
    """The statistics of a database.

    Args:
        database: where the matches are.
    """

    def __init__(self, database: Database) -> None:
        """Use a database that is open."""
        self._database = database

    def totals(self, chosen: Filter = ALL) -> Totals:
        """Return what some matches come to.

        Raises:
            StoreError: the file cannot be read.
        """
        self._refresh()
        where, values = chosen.where()
        ((*row,),) = self._database.rows(f"SELECT {_TOTALS} FROM results WHERE {where}", *values)
        return _totals(row)

    def rounds(self) -> int:
        """Return how many rounds count: what `totals` tells of them, sooner.

        Raises:
            StoreError: the file cannot be read.
        """
        self._refresh()
        where, values = ALL.where()
        ((rounds,),) = self._database.rows(f"SELECT total(rounds) FROM results WHERE {where}", *values)
        return int(rounds)

    def breakdown(self, chosen: Filter = ALL) -> list[tuple[str, str, Totals]]:
        """Return variant, opponents and what their matches come to, in alphabetical order; open ones with a round over.

        Raises:
            StoreError: the file cannot be read.
        """
        self._refresh()
        where, values = chosen.where()
        rows = self._database.rows(
            f"""
            SELECT variant, opponents, {_TOTALS} FROM results WHERE {where} AND (outcome <> 'open' OR rounds > 0)
            GROUP BY variant, opponents ORDER BY variant, opponents
            """,
            *values,
        )
        return [(variant, opponents, _totals(row)) for variant, opponents, *row in rows]

    def course(self, chosen: Filter = ALL) -> Course:
        """Return the points of every round of some matches, and the streaks; abandoned ones count for no streak.

        Raises:
            StoreError: the file cannot be read.
        """
        self._refresh()
        where, values = chosen.where()
        rows = self._database.rows(
            f"SELECT outcome, inverse, points FROM results WHERE {where} ORDER BY updated, match", *values
        )
        points = unpack(b"".join(packed for _, _, packed in rows))
        inverse = _margins(unpack(b"".join(packed for _, inverse, packed in rows if inverse)))
        margins = _margins(points)
        margins.subtract(inverse)
        margins.update({-margin: rounds for margin, rounds in inverse.items()})
        return Course(points[0::2], points[1::2], +margins, _streaks(outcome for outcome, _, _ in rows))

    def choices(self) -> list[tuple[str, str, str, str, int]]:
        """Return which games, opponents, seatings and decks occur together, each with aids (1) or without (0).

        Raises:
            StoreError: the file cannot be read.
        """
        self._refresh()
        return self._database.rows(
            "SELECT DISTINCT variant, opponents, seating, deck, helped FROM results WHERE counted AND NOT stale"
        )

    def _refresh(self) -> None:
        """Compute what is stale: matches from before such sums were kept."""
        stale = self._database.rows("SELECT match FROM results WHERE stale")
        if stale:
            with contextlib.suppress(StoreError), self._database.transaction() as connection:
                for (match,) in stale:
                    write_result(connection, match)

    def dealings(self, chosen: Filter = ALL, most: int = JUDGED) -> list[Dealing]:
        """Return what was dealt in the latest rounds of some matches, in the order in which they were played.

        Rounds that were stored before such things were written down are filled in from their records; what cannot be
        read is left out, and what cannot be written is filled in the next time.

        Args:
            chosen: which matches.
            most: how many rounds; the first of them is the first of its match.

        Raises:
            StoreError: the file cannot be read.
        """
        self._refresh()
        where, values = chosen.where()
        latest = f"SELECT match, rounds FROM results WHERE {where} AND rounds > 0 ORDER BY updated DESC, match DESC"
        numbers, found = list[int](), 0
        for number, rounds in self._database.rows(f"{latest} LIMIT ?", *values, most):
            if found + rounds > most and numbers:
                break
            numbers.append(number)
            found += rounds
        some = json.dumps(numbers[::-1])
        if missing := self._database.rows(_WITHOUT_DEALT, some):
            with contextlib.suppress(StoreError), self._database.transaction() as connection:
                for match, number, sides, deals in missing:
                    cards = _dealt(sides, deals)
                    if cards is not None:
                        write_dealt(connection, match, number, cards)
        return [Dealing(CardSet(own), CardSet(rest)) for own, rest in self._database.rows(_DEALT, some)]

    def forget(self, chosen: Filter = ALL) -> list[int]:
        """Let matches that are over count no more; they stay in the history.

        Returns:
            The matches' numbers, for `recall`.

        Raises:
            StoreError: the file cannot be written.
        """
        self._refresh()
        where, values = chosen.where()
        with self._database.transaction() as connection:
            found = connection.execute(f"SELECT match FROM results WHERE {where} AND outcome <> 'open'", values)
            numbers = [number for (number,) in found]
            _count(connection, numbers, False)
        return numbers

    def forgotten(self) -> list[int]:
        """Return the numbers of the matches that were forgotten, and could count again.

        Raises:
            StoreError: the file cannot be read.
        """
        rows = self._database.rows(
            """
            SELECT id, origin FROM matches
            WHERE NOT counted AND deleted IS NULL AND id IN (SELECT match FROM results WHERE NOT counted)
            """
        )
        return [number for number, origin in rows if counts(origin)]

    def matches(self, chosen: Filter = ALL) -> list[dict[str, Any]]:
        """Return each match as what its columns in the table ``results`` are called and hold, the first played first.

        Raises:
            StoreError: the file cannot be read.
        """
        self._refresh()
        where, values = chosen.where()
        names = (*_WORDS, *SUMS, "points")
        rows = self._database.rows(
            f"SELECT {', '.join(names)} FROM results WHERE {where} ORDER BY updated, match", *values
        )
        return [dict(zip(names, row, strict=True)) for row in rows]

    def recall(self, numbers: Sequence[int]) -> None:
        """Let matches that were forgotten count again, but for those deleted since.

        Raises:
            StoreError: the file cannot be written.
        """
        with self._database.transaction() as connection:
            _count(connection, numbers, True)


def _count(connection: sqlite3.Connection, numbers: Sequence[int], counted: bool) -> None:
    both = [(int(counted), number) for number in numbers]
    connection.executemany("UPDATE matches SET counted = ? WHERE id = ?", both)
    connection.executemany(
        """
        UPDATE results SET counted = ? AND (SELECT deleted IS NULL FROM matches WHERE id = results.match)
        WHERE match = ?
        """,
        both,
    )


def _margins(points: array[int]) -> Counter[int]:
    """Count margins in points as `unpack` gives them; pairs that are alike are looked at together, which is fast."""
    pairs = array("i")
    pairs.frombytes(points.tobytes())
    found = Counter[int]()
    for pair, rounds in Counter(pairs).items():
        own, rival = array("h", array("i", [pair]).tobytes())
        found[own - rival] += rounds
    return found


def _streaks(outcomes: Iterable[str]) -> Streaks:
    letters = {"won": "w", "lost": "l"}
    row = "".join(map(letters.get, outcomes, repeat("")))
    ending = len(row) - len(row.rstrip(row[-1:]))
    best, worst = (max(map(len, row.split(other))) for other in "lw")
    return Streaks(ending if row.endswith("w") else -ending, best, worst)


def together(parts: Sequence[Totals]) -> Totals:
    """Return what several parts come to together."""
    return Totals(
        sum(part.won for part in parts),
        sum(part.lost for part in parts),
        sum(part.abandoned for part in parts),
        sum(part.under_way for part in parts),
        sum(part.aided for part in parts),
        max((part.best for part in parts if part.best is not None), default=None),
        min((part.worst for part in parts if part.worst is not None), default=None),
        max((part.last for part in parts if part.last is not None), default=None),
        {name: sum(part.sums[name] for part in parts) for name in SUMS},
    )


def _totals(row: Sequence[Any]) -> Totals:
    won, lost, abandoned, under_way, aided, best, worst, updated, *sums = row
    last = None
    with contextlib.suppress(TypeError, ValueError):  # none at all, or no time
        last = datetime.fromisoformat(updated).astimezone()
    return Totals(won, lost, abandoned, under_way, aided, best, worst, last, dict(zip(SUMS, sums, strict=True)))


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


# The matches are given as a JSON list of their numbers.
_WITHOUT_DEALT = """
    SELECT matches.id, rounds.number, matches.sides, rounds.deals
    FROM json_each(?) AS chosen JOIN matches ON matches.id = chosen.value JOIN rounds ON rounds.match = matches.id
    WHERE EXISTS (SELECT 1 FROM tallies WHERE tallies.match = matches.id AND tallies.round = rounds.number)
        AND NOT EXISTS (SELECT 1 FROM dealt WHERE dealt.match = matches.id AND dealt.round = rounds.number)
"""
# The cards of sides have none in common, so their sum is their union.
_DEALT = """
    SELECT sum(cards) FILTER (WHERE side = person_side), sum(cards) FILTER (WHERE side <> person_side)
    FROM json_each(?) AS chosen JOIN matches ON matches.id = chosen.value JOIN dealt ON dealt.match = matches.id
    GROUP BY chosen.key, dealt.round
    HAVING sum(side = person_side) = 1 AND sum(side <> person_side) > 0
    ORDER BY chosen.key, dealt.round
"""
_WORDS = (
    *("updated", "variant", "opponents", "seating", "deck", "outcome", "own_total", "rival_total"),
    *("helped", "aided", "best", "worst"),
)
"""What is told of a match besides its sums."""
_TOTALS = ", ".join(
    (
        *(f"coalesce(sum(outcome = '{outcome}'), 0)" for outcome in ("won", "lost", "abandoned", "open")),
        "coalesce(sum(aided), 0)",
        "max(best)",
        "min(worst)",
        "max(updated)",
        *(f"coalesce(sum({name}), 0)" for name in SUMS),
    )
)
