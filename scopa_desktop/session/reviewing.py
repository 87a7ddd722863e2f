"""A match that is gone through: the teacher is asked about one decision after the other, and what it says is kept.

Nobody waits for a review: it is asked of a process of its own that stands back for the table, one decision at a time,
and may be stopped at any moment; what has been judged by then stays.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Protocol

from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, parse_play, play_text
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.advice import MOST_REASONS, reason_from_data, reason_to_data
from scopa_desktop.players.grades import Grade, accuracy
from scopa_desktop.players.review import Decision, Judgement, decisions_of
from scopa_desktop.players.service import Judged, Thought
from scopa_desktop.store.reviews import Reviewed, Reviews
from scopa_desktop.store.troubles import Reporter, StoreError

BATCH = 10
"""So many judgements are stored at once: each store waits for the disk."""
MOST_FAILURES = 3
"""After so many decisions in a row that could not be judged, a review stops."""
_LOG = logging.getLogger(__name__)


class JudgeAsker(Protocol):
    """What a reviewer needs of `scopa_desktop.players.service.Thinker`."""

    def ask_review(self, view: SeatView, play: Play) -> int:
        """Ask what a play was worth and return a ticket."""
        ...

    def poll(self) -> Sequence[Thought]:
        """Return the answers that have come."""
        ...

    def cancel(self, ticket: int) -> None:
        """Give up a question."""
        ...


class Reviewer:
    """Asks the teacher what plays were worth, and hands each answer to whoever asked.

    Args:
        thinker: asks in the background; nobody else polls it.
    """

    def __init__(self, thinker: JudgeAsker) -> None:
        self._thinker = thinker
        self._then: dict[int, Callable[[Judgement | None], None]] = {}

    def ask(self, view: SeatView, play: Play, then: Callable[[Judgement | None], None]) -> int:
        """Ask about a play and return the question's ticket.

        Args:
            view: what the person had seen.
            play: what was played, or might have been.
            then: called by `poll` with the judgement, or with None if there is none.

        Raises:
            ValueError: there was nothing to decide, or nobody can be asked any more.
        """
        ticket = self._thinker.ask_review(view, play)
        self._then[ticket] = then
        return ticket

    def cancel(self, ticket: int) -> None:
        """Give up a question; harmless if it was answered."""
        if self._then.pop(ticket, None) is not None:
            self._thinker.cancel(ticket)

    def poll(self) -> None:
        """Hand on the answers that have come."""
        for answer in self._thinker.poll():
            then = self._then.pop(answer.ticket, None)
            if then is not None and isinstance(answer, Judged):
                then(answer.judgement)


@dataclass(frozen=True, slots=True)
class Reviewing:
    """What reviews work with.

    Attributes:
        reviews: where they are stored.
        reviewer: who asks the teacher in the background.
        report: told of what cannot be stored or read.
    """

    reviews: Reviews
    reviewer: Reviewer
    report: Reporter


class ReviewState(Enum):
    """How far a review is."""

    STOPPED = auto()
    RUNNING = auto()
    DONE = auto()
    FAILED = auto()
    """The teacher does not answer; what was judged is kept."""


class Review:
    """The review of one seat's decisions in a match, as far as its rounds are over.

    Args:
        match: the match; what happens to it afterwards does not matter.
        uuid: its number in the store.
        seat: the person's seat.
        services: what the review works with.

    Attributes:
        uuid: the match's number.
        seat: the person's seat.
        decisions: every decision, in order.
        state: how far it is.
    """

    def __init__(self, match: Match, uuid: str, seat: int, services: Reviewing) -> None:
        self.uuid = uuid
        self.seat = seat
        self.decisions = decisions_of(match, seat)
        self._services = services
        self._judged: dict[int, Judgement] = {}
        self._places = {(each.round, each.ply): place for place, each in enumerate(self.decisions)}
        self._found: set[int] = set()
        self._unsaved: list[int] = []
        self._ticket: int | None = None
        self._failures = 0
        self._listeners: list[Callable[[], None]] = []
        self._load()
        self.state = ReviewState.STOPPED if self._next() is not None else ReviewState.DONE

    # What stands

    @property
    def judged(self) -> Mapping[int, Judgement]:
        """What has been judged, by the decision's place."""
        return self._judged

    @property
    def accuracy(self) -> float | None:
        """How well the person played, 0 to 100, as far as it is judged; None if nothing is."""
        return accuracy(each.loss for each in self._judged.values())

    def counts(self) -> dict[Grade, int]:
        """Return how many plays have each grade, the best first."""
        grades = [each.grade for each in self._judged.values()]
        return {grade: grades.count(grade) for grade in Grade}

    def found(self, place: int) -> bool:
        """Tell whether the better play was found in practice."""
        return place in self._found

    def mark_found(self, place: int) -> None:
        """Note that the better play was found in practice; what is known of the decision is stored first."""
        self._save()
        self._found.add(place)
        self._tell()

    # Listening

    def add_listener(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever something is judged, or the state changes."""
        self._listeners.append(listener)

    def remove_listener(self, listener: Callable[[], None]) -> None:
        """Call a listener no more; harmless if it is none."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    # Going through

    def start(self) -> None:
        """Go on with what is not judged yet; harmless if it runs or is done."""
        if self.state in (ReviewState.STOPPED, ReviewState.FAILED):
            self.state = ReviewState.RUNNING
            self._failures = 0
            self._ask()
            self._tell()

    def stop(self) -> None:
        """Stop, and keep what has been judged; harmless if it does not run."""
        if self.state is ReviewState.RUNNING:
            self._end(ReviewState.STOPPED)

    def _end(self, state: ReviewState) -> None:
        if self._ticket is not None:
            self._services.reviewer.cancel(self._ticket)
            self._ticket = None
        self.state = state
        self._save()
        self._tell()

    def _next(self) -> int | None:
        return next((place for place in range(len(self.decisions)) if place not in self._judged), None)

    def _ask(self) -> None:
        place = self._next()
        if place is None:
            self._end(ReviewState.DONE)
            return
        decision = self.decisions[place]
        try:
            self._ticket = self._services.reviewer.ask(
                decision.view, decision.play, lambda judgement: self._take(place, judgement)
            )
        except ValueError:  # the program is closing
            self._end(ReviewState.FAILED)

    def _take(self, place: int, judgement: Judgement | None) -> None:
        self._ticket = None
        if judgement is None:
            self._failures += 1
            if self._failures >= MOST_FAILURES:
                self._end(ReviewState.FAILED)
            else:
                self._ask()
            return
        self._failures = 0
        self._judged[place] = judgement
        self._unsaved.append(place)
        if len(self._unsaved) >= BATCH:
            self._save()
        self._ask()
        if self.state is ReviewState.RUNNING:
            self._tell()

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            try:
                listener()
            except Exception:
                _LOG.exception("a listener of a review failed")

    # What is stored

    def _load(self) -> None:
        try:
            stored = self._services.reviews.load(self.uuid)
        except StoreError as fault:
            self._services.report(fault.trouble)
            return
        for each in stored:
            place = self._places.get((each.round, each.ply))
            judgement = judgement_of(each)
            if place is not None and judgement is not None:
                self._judged[place] = judgement
                if each.found:
                    self._found.add(place)

    def _save(self) -> None:
        """Store what is not stored yet; what could not be is tried again with the next."""
        if not self._unsaved:
            return
        rows = [
            (reviewed(self.decisions[place], self._judged[place]), self.seat, self.decisions[place].play)
            for place in self._unsaved
        ]
        try:
            self._services.reviews.save(self.uuid, rows)
        except StoreError as fault:
            self._services.report(fault.trouble)
        else:
            self._unsaved.clear()


def reviewed(decision: Decision, judgement: Judgement) -> Reviewed:
    """Return a judgement as it is stored."""
    return Reviewed(
        decision.round,
        decision.ply,
        round(1000 * judgement.expected),
        round(1000 * judgement.loss),
        play_text(judgement.best),
        json.dumps([reason_to_data(each) for each in judgement.reasons], separators=(",", ":")),
    )


def judgement_of(stored: Reviewed) -> Judgement | None:
    """Return a judgement that was stored, or None if it makes no sense: it is judged again then."""
    try:
        reasons = tuple(map(reason_from_data, json.loads(stored.reasons)))
        if not 1 <= len(reasons) <= MOST_REASONS or stored.loss < 0:
            return None
        return Judgement(stored.expected / 1000, stored.loss / 1000, parse_play(stored.best), reasons)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
