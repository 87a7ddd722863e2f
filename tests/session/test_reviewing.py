"""Going through a match: one decision after the other, stopped at any moment, kept, and gone on with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.advice import Reason, ReasonKind
from scopa_desktop.players.grades import Grade, accuracy
from scopa_desktop.players.review import Judgement, decisions_of
from scopa_desktop.players.service import Judged
from scopa_desktop.session.reviewing import (
    BATCH,
    MOST_FAILURES,
    Review,
    Reviewer,
    Reviewing,
    ReviewState,
    judgement_of,
    reviewed,
)
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.reviews import Reviewed, Reviews
from scopa_desktop.store.troubles import Trouble
from tests.store.playing import new_match, played


class Teacher:
    """Judges at once, when polled, by a rule of thumb."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.cancelled: list[int] = []
        self.dumb = False
        self.closed = False
        self._waiting: list[Judged] = []

    def ask_review(self, view: SeatView, play: Play) -> int:
        if self.closed:
            raise ValueError("nobody to ask")
        self.asked.append(view.seat)
        ticket = len(self.asked)
        self._waiting.append(Judged(ticket, None if self.dumb else verdict(view, play)))
        return ticket

    def poll(self) -> Sequence[Judged]:
        found, self._waiting = self._waiting, []
        return found

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)
        self._waiting = [each for each in self._waiting if each.ticket != ticket]


def verdict(view: SeatView, play: Play) -> Judgement:
    best = max(view.legal_plays())
    return Judgement(0.25, 0.0 if play == best else 0.5, best, (Reason(ReasonKind.ON_AVERAGE),))


class Room:
    """A match in a store, and all that goes through it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.database = Database.in_memory()
        Matches(self.database).save("a", match)
        self.teacher = Teacher()
        self.troubles: list[Trouble] = []
        self.reviewing = Reviewing(Reviews(self.database), Reviewer(self.teacher), self.troubles.append)

    def review(self) -> Review:
        return Review(self.match, "a", 0, self.reviewing)

    def stored(self) -> list[Reviewed]:
        return self.reviewing.reviews.load("a")

    def run(self, polls: int = 10_000, review: Review | None = None) -> None:
        for _ in range(polls):
            if review is not None and review.state is not ReviewState.RUNNING:
                return
            self.reviewing.reviewer.poll()


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room(played(new_match()))
    yield made
    made.database.close()


def test_every_decision_is_judged_one_at_a_time_and_kept(room: Room) -> None:
    review = room.review()
    assert review.decisions == decisions_of(room.match, 0)
    assert (review.state, review.accuracy) == (ReviewState.STOPPED, None)
    told: list[int] = []
    review.add_listener(lambda: told.append(len(review.judged)))
    review.start()
    review.start()
    for number in range(len(review.decisions)):
        assert len(room.teacher.asked) == number + 1, "one question at a time"
        room.reviewing.reviewer.poll()
    assert review.state is ReviewState.DONE
    assert told == [*range(len(review.decisions)), len(review.decisions)]
    assert [review.judged[place] for place in sorted(review.judged)] == [
        verdict(each.view, each.play) for each in review.decisions
    ]
    assert len(room.stored()) == len(review.decisions)
    losses = [each.loss for each in review.judged.values()]
    assert review.accuracy == accuracy(losses)
    assert review.counts() == {
        Grade.BEST: losses.count(0.0),
        Grade.GOOD: 0,
        Grade.INACCURACY: 0,
        Grade.MISTAKE: losses.count(0.5),
    }


@pytest.mark.parametrize("after", [0, 1, BATCH, BATCH + 3])
def test_stopped_at_any_moment_it_keeps_what_was_judged_and_goes_on_there(room: Room, after: int) -> None:
    review = room.review()
    review.start()
    room.run(after)
    review.stop()
    review.stop()
    assert (review.state, len(review.judged), len(room.stored())) == (ReviewState.STOPPED, after, after)
    assert room.teacher.cancelled == [after + 1]
    room.run(3)
    assert len(review.judged) == after
    again = room.review()
    assert again.judged == review.judged
    again.start()
    room.run(review=again)
    assert again.state is ReviewState.DONE
    assert len(room.teacher.asked) == len(review.decisions) + 1, "nothing is judged twice"
    assert room.review().state is ReviewState.DONE


def test_what_is_found_in_practice_is_kept(room: Room) -> None:
    review = room.review()
    review.start()
    room.run(3)
    review.mark_found(1)
    decision = review.decisions[1]
    room.reviewing.reviews.mark_found("a", decision.round, decision.ply)
    review.stop()
    assert [room.review().found(place) for place in range(3)] == [False, True, False]


def test_a_teacher_that_does_not_answer_ends_the_review_and_costs_nothing(room: Room) -> None:
    review = room.review()
    review.start()
    room.run(4)
    room.teacher.dumb = True
    room.run(review=review)
    assert (review.state, len(review.judged), len(room.stored())) == (ReviewState.FAILED, 5, 5)
    assert len(room.teacher.asked) == 5 + MOST_FAILURES
    room.teacher.dumb = False
    review.start()
    room.run(review=review)
    assert review.state is ReviewState.DONE


def test_a_review_that_begins_while_the_program_closes_does_no_harm(room: Room) -> None:
    room.teacher.closed = True
    review = room.review()
    review.start()
    assert review.state is ReviewState.FAILED


def test_plays_that_are_taken_back_meanwhile_do_no_harm(room: Room) -> None:
    review = room.review()
    review.start()
    while room.match.round.plays_made > 3:
        room.match.undo()
    Matches(room.database).save("a", room.match)
    room.run(review=review)
    assert review.state is ReviewState.DONE
    last = len(room.match.rounds)
    assert {each.round for each in room.stored()} <= set(range(1, last + 1))
    assert all(each.ply < 3 for each in room.stored() if each.round == last)
    assert room.troubles == []


def test_a_store_that_fails_is_told_and_the_review_goes_on(room: Room) -> None:
    review = room.review()
    room.database.close()
    review.start()
    room.run(review=review)
    assert review.state is ReviewState.DONE
    assert len(review.judged) == len(review.decisions)
    assert room.troubles
    assert Review(room.match, "a", 0, room.reviewing).judged == {}


@pytest.mark.parametrize(
    ("best", "reasons"),
    [("ace", '[["on_average",[],0]]'), ("7D", "["), ("7D", "7"), ("7D", '[["because",[],0]]'), ("7D", '[["scopa"]]')],
)
def test_what_makes_no_sense_in_the_file_is_judged_again(room: Room, best: str, reasons: str) -> None:
    review = room.review()
    review.start()
    room.run(review=review)
    with room.database.transaction() as connection:
        connection.execute("UPDATE reviews SET best = ?, reasons = ? WHERE ply < 5 AND round = 1", (best, reasons))
    again = room.review()
    assert again.state is ReviewState.STOPPED
    again.start()
    room.run(review=again)
    assert again.judged == review.judged


def test_a_judgement_comes_back_to_the_thousandth_of_a_point() -> None:
    match = played(new_match())
    for decision in decisions_of(match, 0):
        judgement = Judgement(-1.2344, 0.1236, decision.view.legal_plays()[0], (Reason(ReasonKind.LEAST, (), 3),))
        stored = judgement_of(reviewed(decision, judgement))
        assert stored == Judgement(-1.234, 0.124, judgement.best, judgement.reasons)


@pytest.mark.parametrize("change", [{"reasons": "[]"}, {"loss": -1}])
def test_a_judgement_that_says_nothing_is_none(change: dict[str, object]) -> None:
    (decision, *_) = decisions_of(played(new_match()), 0)
    judgement = Judgement(-1.2, 0.1, decision.view.legal_plays()[0], (Reason(ReasonKind.LEAST, (), 3),))
    assert judgement_of(replace(reviewed(decision, judgement), **change)) is None


def test_a_match_without_decisions_is_done_at_once() -> None:
    room = Room(new_match())
    review = room.review()
    assert (review.decisions, review.state, review.accuracy) == ((), ReviewState.DONE, None)
    review.start()
    assert room.teacher.asked == []


def test_a_listener_that_fails_or_has_left_does_no_harm(room: Room) -> None:
    review = room.review()
    told: list[int] = []

    def fail() -> None:
        raise RuntimeError("no page")

    def hear() -> None:
        told.append(1)

    review.add_listener(fail)
    review.add_listener(hear)
    review.start()
    room.run(2)
    heard = len(told)
    assert heard == 3
    review.remove_listener(hear)
    review.remove_listener(hear)
    room.run(2)
    assert len(told) == heard


def test_every_person_has_a_review_of_their_own() -> None:
    match = played(new_match("scopa", "4"))
    room = Room(match)
    chance = Random(1)
    for seat in chance.sample(range(4), 2):
        review = Review(match, "a", seat, room.reviewing)
        review.start()
        room.run(review=review)
        assert {each.view.seat for each in review.decisions} == {seat}
        assert Review(match, "a", seat, room.reviewing).state is ReviewState.DONE
