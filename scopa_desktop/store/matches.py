"""Every match that was played, kept play by play.

`Matches.save` makes the file say what a match says, whatever it said before: it writes only what differs, in one
transaction that is on the disk before the call returns.  So a save that failed is made good by the next one, and
an undo is saved like a play.  Reading goes through `scopa_desktop.core.record`, which replays every play by the
rules: a file that lies is refused with one sentence.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Any

from scopa_desktop.core.cards import EMPTY, CardSet
from scopa_desktop.core.deals import SCHEME
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.record import FORMAT, VERSION, match_from_data, match_to_record
from scopa_desktop.core.rules import Sides
from scopa_desktop.core.wording import Wording
from scopa_desktop.store.database import Database
from scopa_desktop.store.moments import in_utc
from scopa_desktop.store.origins import Origin, counts
from scopa_desktop.store.results import write_result
from scopa_desktop.store.troubles import Reporter, StoreError, TroubleKind, reason_of

HUMAN = "human"
MIXED = "mixed"
"""The opponents' level where several sit at the table."""

_LIES = (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError)
"""What reading data of unexpected shape may raise; `RecordError` is a ValueError."""


class State(StrEnum):
    """How a match stands."""

    OPEN = "open"
    WON = "won"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class Summary:
    """A stored match in a list.

    Attributes:
        id: its number in the file.
        uuid: its number everywhere.
        started, updated: when, in UTC.
        variant: the preset's name.
        seats: who played.
        sides: the seats of each side.
        target: the target among the house rules, or None if it is the preset's.
        state: how it stands.
        winner: the side that won, or None.
        round_number: the last round's number, from 1.
        totals: each side's score after the last round that is over.
        person_side: the one side on which people sit, or None.
        opponents: the level of those who play against the person, or ``mixed``.
        deal: the deal number, or None if the cards follow from none.
        name: what the person called it, or empty.
        origin: where it comes from, see `scopa_desktop.store.origins`.
    """

    id: int
    uuid: str
    started: datetime
    updated: datetime
    variant: str
    seats: tuple[Seat, ...]
    sides: Sides
    target: int | None
    state: State
    winner: int | None
    round_number: int
    totals: tuple[int, ...]
    person_side: int | None
    opponents: str
    deal: int | None
    name: str
    origin: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A stored match, ready to be played on."""

    summary: Summary
    match: Match


class Matches:
    """The matches of a database.

    Args:
        database: where they are.
    """

    def __init__(self, database: Database) -> None:
        """Use a database that is open."""
        self._database = database

    @property
    def durable(self) -> bool:
        """Whether what is saved outlives the program."""
        return self._database.durable

    def save(
        self,
        uuid: str,
        match: Match,
        abandoned: bool = False,
        aids: Collection[tuple[int, str]] = frozenset(),
        *,
        deck: str = "",
        origin: str = "",
    ) -> None:
        """Make the file say what a match says; it is on the disk before the call returns.

        Args:
            uuid: the match's own number; an unknown one begins a new match.
            match: the match as it stands.
            abandoned: whether it was given up before its end.
            aids: rounds, counted from 1, each with an aid that the person had in it; those stored before are kept.
            deck: the deck that it is played with; empty leaves what is stored.
            origin: where a new match comes from, see `scopa_desktop.store.origins`; a stored one keeps its own.

        Raises:
            StoreError: it could not be written; the file is as it was.
        """
        record = match_to_record(match)
        state = State.WON if match.winner is not None else State.ABANDONED if abandoned else State.OPEN
        with self._database.transaction() as connection:
            number = _write_match(connection, uuid, match, record, state, deck, origin)
            _write_rounds(connection, number, match, record["rounds"])
            connection.executemany(
                "INSERT OR IGNORE INTO aids (match, round, aid) VALUES (?, ?, ?)",
                [(number, index, aid) for index, aid in sorted(aids) if index <= len(match.rounds)],
            )
            write_result(connection, number)

    def latest_open(self) -> Summary | None:
        """Return the match that `open_match` would go on with, without loading it.

        Raises:
            StoreError: the file cannot be read.
        """
        rows = self._database.rows(f"{SUMMARY} {_OPEN}")
        return summary_or_none(rows[0]) if rows else None

    def open_match(self, report: Reporter) -> Stored | None:
        """Return the match that was played last and is neither won nor abandoned, or None.

        What was read from a file is never gone on with: a record stays as it was read.

        Args:
            report: told of matches that cannot be read; they count as abandoned from then on.
        """
        while (number := self._latest_open(report)) is not None:
            try:
                return self.load(number)
            except StoreError as fault:
                report(fault.trouble)
            if not self._give_up(number):
                break
        return None

    def _latest_open(self, report: Reporter) -> int | None:
        try:
            rows = self._database.rows(f"SELECT id FROM matches {_OPEN}")
        except StoreError as fault:
            report(fault.trouble)
            return None
        return rows[0][0] if rows else None

    def load(self, number: int) -> Stored:
        """Return a stored match, replayed by the rules.

        Raises:
            StoreError: there is none of this number, or it disagrees with the rules, or cannot be read.
        """
        try:
            with self._database.moment():
                rows = self._database.rows(f"{SUMMARY} WHERE id = ?", number)
                if not rows:
                    raise StoreError.of(TroubleKind.MATCH_UNREADABLE, reason=Wording("it is not there"))
                record = self._record(number)
            summary = _summary(rows[0])
            match = match_from_data(record)
        except _LIES as fault:
            raise StoreError.of(TroubleKind.MATCH_UNREADABLE, reason=reason_of(fault)) from fault
        return Stored(summary, match)

    def list_matches(self, state: State | None = None, limit: int = 100, offset: int = 0) -> list[Summary]:
        """Return matches, the last played first; those that cannot be read are left out.

        Args:
            state: only matches that stand so, or None for all.
            limit: how many at most.
            offset: how many of the latest to leave out.

        Raises:
            StoreError: the file cannot be read.
        """
        where = "WHERE deleted IS NULL" + ("" if state is None else " AND state = ?")
        parameters = () if state is None else (str(state),)
        rows = self._database.rows(
            f"{SUMMARY} {where} ORDER BY updated DESC, id DESC LIMIT ? OFFSET ?", *parameters, limit, offset
        )
        return [summary for row in rows if (summary := summary_or_none(row))]

    def _give_up(self, number: int) -> bool:
        """Mark a match that cannot be read as abandoned; return whether that could be written."""
        try:
            with self._database.transaction() as connection:
                connection.execute("UPDATE matches SET state = 'abandoned', winner = NULL WHERE id = ?", (number,))
        except StoreError:
            return False
        return True

    def _record(self, number: int) -> dict[str, Any]:
        """Return a match as the object that a record file holds, unchecked."""
        ((variant, options, seats, sides, deal, scheme, winner),) = self._database.rows(
            "SELECT variant, options, seats, sides, deal_number, deal_scheme, winner FROM matches WHERE id = ?",
            number,
        )
        record: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "rules": {"variant": variant, "options": json.loads(options)},
            "seats": json.loads(seats),
            "sides": json.loads(sides),
            "rounds": [self._round(number, *row) for row in self._database.rows(_ROUNDS, number)],
            "winner": winner,
        }
        if deal is not None:
            record["deal"] = {"number": deal, "scheme": scheme}
        return record

    def _round(
        self, match: int, number: int, dealer: int, table: str, deals: str, points: str, totals: str
    ) -> dict[str, Any]:
        plays = self._database.rows(_PLAYS, match, number)
        data: dict[str, Any] = {
            "dealer": dealer,
            "table": json.loads(table),
            "deals": json.loads(deals),
            "plays": [json.loads(play) for (play,) in plays],
        }
        if points is not None:
            data["points"] = json.loads(points)
        if totals is not None:
            data["totals"] = json.loads(totals)
        return data


SUMMARY = """
    SELECT id, uuid, started, updated, variant, options, seats, sides, state, winner,
        (SELECT max(number) FROM rounds WHERE match = matches.id),
        (SELECT totals FROM rounds WHERE match = matches.id AND totals IS NOT NULL ORDER BY number DESC LIMIT 1),
        person_side, opponents, deal_number, name, origin
    FROM matches
"""
_OPEN = f"""
    WHERE state = 'open' AND deleted IS NULL AND origin <> '{Origin.FILE}' ORDER BY updated DESC, id DESC LIMIT 1
"""
_ROUNDS = "SELECT number, dealer, table_cards, deals, points, totals FROM rounds WHERE match = ? ORDER BY number"
_PLAYS = "SELECT play FROM plays WHERE match = ? AND round = ? ORDER BY ply"


def summary_or_none(row: tuple[Any, ...]) -> Summary | None:
    """Return the summary that a row of `SUMMARY` tells, or None if it makes no sense."""
    try:
        return _summary(row)
    except _LIES:
        return None


def _summary(row: tuple[Any, ...]) -> Summary:
    number, uuid, started, updated, variant, options, seats, sides, state, winner, rounds, totals, *rest = row
    seated = tuple(Seat(str(seat["name"]), str(seat["player"])) for seat in json.loads(seats))
    grouped = tuple(tuple(int(seat) for seat in side) for side in json.loads(sides))
    target = json.loads(options).get("target")
    points = tuple(int(total) for total in json.loads(totals)) if totals else (0,) * len(grouped)
    if sorted(seat for side in grouped for seat in side) != list(range(len(seated))) or len(points) != len(grouped):
        raise ValueError("seats, sides and totals do not belong together")
    return Summary(
        number,
        uuid,
        in_utc(datetime.fromisoformat(started)),
        in_utc(datetime.fromisoformat(updated)),
        variant,
        seated,
        grouped,
        target if isinstance(target, int) else None,
        State(state),
        winner,
        int(rounds),
        points,
        *rest,
    )


def person_side(seats: Sequence[Seat], sides: Sides) -> int | None:
    """Return the one person's side, or None if nobody or several people play: their results are nobody's own."""
    found = [side for side, members in enumerate(sides) for seat in members if seats[seat].player == HUMAN]
    return found[0] if len(found) == 1 else None


def opponents_of(seats: Sequence[Seat], sides: Sides) -> str:
    """Return the level of those who play against the person, `MIXED` if there are several."""
    side = person_side(seats, sides)
    levels = {seat.player for number, seat in enumerate(seats) if side is None or number not in sides[side]}
    return levels.pop() if len(levels) == 1 else MIXED


def dealt_to_sides(hands: Sequence[Sequence[CardSet]], sides: Sequence[Sequence[int]]) -> list[CardSet]:
    """Return the cards of each side in all the deals of a round, given for each deal by seat."""
    found = []
    for seats in sides:
        cards = EMPTY
        for deal in hands:
            for seat in seats:
                cards |= deal[seat]
        found.append(cards)
    return found


def write_dealt(connection: sqlite3.Connection, match: int, number: int, cards: Sequence[CardSet]) -> None:
    """Write the cards that each side was dealt in a round, which has none written yet."""
    connection.executemany(
        "INSERT INTO dealt (match, round, side, cards) VALUES (?, ?, ?, ?)",
        [(match, number, side, int(each)) for side, each in enumerate(cards)],
    )


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _write_match(
    connection: sqlite3.Connection,
    uuid: str,
    match: Match,
    record: dict[str, Any],
    state: State,
    deck: str,
    origin: str,
) -> int:
    """Write a match's own row and return its number."""
    moment = datetime.now(UTC)
    now, before = (each.isoformat(timespec="microseconds") for each in (moment, moment - timedelta(microseconds=1)))
    # Whatever seems to be played later was played by a clock that has been set back since: this match is the last.
    if connection.execute("UPDATE matches SET updated = ? WHERE updated > ?", (before, now)).rowcount:
        connection.execute("UPDATE results SET updated = ? WHERE updated > ?", (before, now))
    deal = match.shuffles.number
    connection.execute(
        """
        INSERT INTO matches (uuid, started, updated, variant, options, seats, sides, deal_number, deal_scheme,
            inverse, person_side, opponents, state, winner, deck, origin, counted)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (uuid) DO UPDATE SET updated = excluded.updated, state = excluded.state,
            winner = excluded.winner, deck = iif(excluded.deck = '', deck, excluded.deck)
        """,
        (
            uuid,
            now,
            now,
            match.rules.variant,
            _json(record["rules"]["options"]),
            _json(record["seats"]),
            _json(record["sides"]),
            deal,
            None if deal is None else SCHEME,
            int(match.rules.inverse),
            person_side(match.seats, match.sides),
            opponents_of(match.seats, match.sides),
            str(state),
            match.winner,
            deck,
            origin,
            int(counts(origin)),
        ),
    )
    return int(connection.execute("SELECT id FROM matches WHERE uuid = ?", (uuid,)).fetchone()[0])


def _write_rounds(connection: sqlite3.Connection, number: int, match: Match, rounds: Sequence[dict[str, Any]]) -> None:
    """Write the rounds that may differ: the last one stored and those after it."""
    stored = connection.execute("SELECT max(number) FROM rounds WHERE match = ?", (number,)).fetchone()[0] or 1
    connection.execute("DELETE FROM rounds WHERE match = ? AND number > ?", (number, len(rounds)))
    for index in range(min(stored, len(rounds)) - 1, len(rounds)):
        _write_round(connection, number, index + 1, rounds[index])
        _write_plays(connection, number, index + 1, [_json(play) for play in rounds[index]["plays"]])
        _write_tallies(connection, number, index, match)


def _write_round(connection: sqlite3.Connection, match: int, number: int, data: dict[str, Any]) -> None:
    points = _json(data["points"]) if "points" in data else None
    totals = _json(data["totals"]) if "totals" in data else None
    connection.execute(
        """
        INSERT INTO rounds (match, number, dealer, table_cards, deals, points, totals)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (match, number) DO UPDATE SET dealer = excluded.dealer, table_cards = excluded.table_cards,
            deals = excluded.deals, points = excluded.points, totals = excluded.totals
        """,
        (match, number, data["dealer"], _json(data["table"]), _json(data["deals"]), points, totals),
    )


def _write_plays(connection: sqlite3.Connection, match: int, number: int, plays: Sequence[str]) -> None:
    stored = [play for (play,) in connection.execute(_PLAYS, (match, number))]
    same = 0
    while same < min(len(stored), len(plays)) and stored[same] == plays[same]:
        same += 1
    connection.execute("DELETE FROM plays WHERE match = ? AND round = ? AND ply >= ?", (match, number, same))
    connection.executemany(
        "INSERT INTO plays (match, round, ply, play) VALUES (?, ?, ?, ?)",
        [(match, number, ply, plays[ply]) for ply in range(same, len(plays))],
    )


def _write_tallies(connection: sqlite3.Connection, match: int, index: int, played: Match) -> None:
    """Write what statistics are computed from; a round that is not over, or no more, has nothing of it."""
    connection.execute("DELETE FROM tallies WHERE match = ? AND round = ?", (match, index + 1))
    connection.execute("DELETE FROM dealt WHERE match = ? AND round = ?", (match, index + 1))
    if index < len(played.scores):
        write_dealt(connection, match, index + 1, dealt_to_sides(played.rounds[index].deal.hand_sets, played.sides))
        points = played.scores[index].totals
        connection.executemany(
            "INSERT INTO tallies (match, round, side, points, scope) VALUES (?, ?, ?, ?, ?)",
            [
                (match, index + 1, side, points[side], played.rounds[index].scope[side])
                for side in range(len(played.sides))
            ],
        )
