"""Stored matches on the same cards: who else played them, and the deals of the days."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import SUMMARY, State, Summary, summary_or_none
from scopa_desktop.store.origins import Origin, origin_of


@dataclass(frozen=True, slots=True)
class DayResult:
    """What a person made of the deal of a day.

    Attributes:
        day: the day.
        first: the match that counts: the first that was begun, however it stands.
        again: those that were begun after it.
        twins: what computer players made of these cards in the person's seat.
    """

    day: date
    first: Summary
    again: tuple[Summary, ...] = ()
    twins: tuple[Summary, ...] = ()

    @property
    def finished(self) -> bool:
        """Whether the match that counts was played to its end."""
        return self.first.state is State.WON


class SameCards:
    """Matches by where they come from; deleted ones are not there.

    Args:
        database: where the matches are.
    """

    def __init__(self, database: Database) -> None:
        """Use a database that is open."""
        self._database = database

    def find(self, uuid: str) -> Summary | None:
        """Return a match by its own number, or None if it is not there.

        Raises:
            StoreError: the file cannot be read.
        """
        return next(iter(self._found("uuid = ?", uuid)), None)

    def twins(self, uuid: str) -> list[Summary]:
        """Return what computer players made of a match's cards in the person's seat, in the order of their playing.

        Raises:
            StoreError: the file cannot be read.
        """
        return self._found("origin = ?", origin_of(Origin.TWIN, uuid))

    def of_day(self, day: date) -> DayResult | None:
        """Return what the person made of the deal of a day, or None if it was never begun.

        Raises:
            StoreError: the file cannot be read.
        """
        found = self._found("origin = ?", origin_of(Origin.DAY, day.isoformat()))
        return DayResult(day, found[0], tuple(found[1:]), tuple(self.twins(found[0].uuid))) if found else None

    def days(self) -> list[DayResult]:
        """Return what the person made of the deals of the days, the latest day first.

        Which match of a day was the first is told by the order in which they were stored, so that a clock that was set
        back changes nothing.

        Raises:
            StoreError: the file cannot be read.
        """
        of_day: dict[date, list[Summary]] = {}
        for match in self._found("origin GLOB ?", f"{Origin.DAY}:*"):
            if (day := _day_of(match)) is not None:
                of_day.setdefault(day, []).append(match)
        twins: dict[str, list[Summary]] = {}
        if of_day:
            for match in self._found("origin GLOB ?", f"{Origin.TWIN}:*"):
                twins.setdefault(match.origin.partition(":")[2], []).append(match)
        return [
            DayResult(day, first, tuple(again), tuple(twins.get(first.uuid, ())))
            for day, (first, *again) in sorted(of_day.items(), reverse=True)
        ]

    def _found(self, condition: str, value: str) -> list[Summary]:
        rows = self._database.rows(f"{SUMMARY} WHERE {condition} AND deleted IS NULL ORDER BY id", value)
        return [summary for row in rows if (summary := summary_or_none(row))]


def _day_of(match: Summary) -> date | None:
    try:
        return date.fromisoformat(match.origin.partition(":")[2])
    except ValueError:
        return None


def streak(finished: set[date], today: date) -> int:
    """Return on how many days in a row the deal was played to its end.

    Args:
        finished: the days whose deal was.
        today: the day on which the row ends; a day that is not over yet does not break it.
    """
    day = today if today in finished else today - timedelta(days=1)
    length = 0
    while day in finished:
        length, day = length + 1, day - timedelta(days=1)
    return length
