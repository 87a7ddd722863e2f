"""Looking back at a match shows each of its moments and never touches it."""

from __future__ import annotations

from random import Random

import pytest

from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.record import dump_record, match_to_record
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.session.change import Change, ChangeKind
from scopa_desktop.session.replay import Mark, Replay, gone_on_with
from scopa_desktop.session.session import Asker
from scopa_desktop.session.setup import HUMAN, USUAL_LEVEL
from tests.store.playing import new_match, play_on, played


class Nobody(Asker):
    """Fails whenever somebody is asked."""

    def ask(self, *about: object) -> int:  # type: ignore[override]
        raise AssertionError("somebody was asked to play")

    def ask_advice(self, *about: object) -> int:  # type: ignore[override]
        raise AssertionError("the teacher was asked")

    def poll(self) -> list[object]:  # type: ignore[override]
        return []

    def cancel(self, ticket: int) -> None:
        raise AssertionError("there is nothing to give up")


def replay_of(match: Match) -> tuple[Replay, list[Change]]:
    replay, told = Replay(match, Nobody()), []
    replay.add_listener(told.append)
    replay.begin()
    return replay, told


def moments(match: Match, plays: int, seed: int) -> list[str]:
    """Play a match on and return each of its moments as a record, from the first deal on."""
    found = [dump_record(match)]
    rounds = 1
    for moment in play_on(match, plays, Random(seed)):
        if len(moment.rounds) > rounds:  # the deal between two plays
            rounds = len(moment.rounds)
            found.append(dump_record(moment.at(rounds - 1, 0)))
        found.append(dump_record(moment))
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_moment_of_every_game_is_as_it_was(variant: str) -> None:
    match = new_match(variant)
    wanted = moments(match, 90, seed=3)
    before = dump_record(match)
    replay, _ = replay_of(match)
    assert len(replay.places) == len(wanted)
    found = [dump_record(replay.match)]
    while replay.step():
        found.append(dump_record(replay.match))
    assert found == wanted
    assert dump_record(replay.match) == before
    for at in Random(5).sample(range(len(wanted)), 30):
        replay.go_to(at)
        assert dump_record(replay.match) == wanted[at]
    assert dump_record(match) == before, "the match itself is never touched"


def test_a_step_is_told_like_a_play_and_a_jump_as_a_state() -> None:
    replay, told = replay_of(played(new_match(), 50))
    replay.step()
    replay.go_to(0)
    replay.go_to(20)
    replay.go_to(20)
    assert [change.kind for change in told] == [
        ChangeKind.RESUMED,
        ChangeKind.PLAYED,
        ChangeKind.STEPPED_BACK,
        ChangeKind.RESUMED,
    ]
    assert told[1].events and not told[2].events
    border = replay.find(Mark.ROUND, 1)
    assert border is not None
    replay.go_to(border - 1)
    replay.step()
    assert told[-1].kind is ChangeKind.ROUND_BEGUN
    replay.go_to(border - 1)
    assert told[-1].kind is ChangeKind.RESUMED, "a deal is not taken back card by card"


def test_nobody_can_go_beyond_either_end() -> None:
    replay, told = replay_of(played(new_match(), 50))
    replay.go_to(-5)
    assert replay.at == 0 and len(told) == 1
    replay.go_to(10_000)
    assert replay.at == len(replay.places) - 1
    assert not replay.step()
    assert replay.find(Mark.CAPTURE, 1) is None


def test_marks_are_found_where_they_happened() -> None:
    match = played(new_match("scopa", target=21))
    replay, _ = replay_of(match)
    marks = [mark for place in replay.places for mark in place.marks]
    assert marks.count(Mark.ROUND) == len(match.rounds)
    assert marks.count(Mark.SCOPA) == sum(sum(each.scope) for each in match.rounds)
    taken = sum(any(step.play for step in each.history) for each in match.rounds)
    assert 0 < marks.count(Mark.SETTEBELLO) <= taken
    first = replay.find(Mark.SCOPA, 1)
    assert first is not None
    replay.go_to(first)
    assert replay.match.round.history[-1].scopa
    replay.go_to(len(replay.places) - 1)
    last = replay.find(Mark.ROUND, -1)
    assert last is not None and replay.places[last].round == len(match.rounds) - 1


def test_nothing_is_asked_and_nothing_can_be_played() -> None:
    replay, _ = replay_of(played(new_match(), 12))
    replay.go_to(5)
    assert replay.turn is None and not replay.awaits_person
    assert not (replay.can_undo or replay.can_redo or replay.can_deal or replay.undo() or replay.ask_hint())
    replay.poll()
    replay.close()


def test_a_moment_can_be_gone_on_with_while_the_original_stays() -> None:
    match = played(new_match(), 60)
    before = match_to_record(match)
    replay, _ = replay_of(match)
    replay.go_to(17)
    other = gone_on_with(replay.moment(), "Ada")
    assert [seat.player for seat in other.seats] == [HUMAN, "greedy"]
    wanted = match.at(0, 17)
    for moment in play_on(other, 500, Random(9)):
        assert moment is other
    assert match_to_record(match) == before
    assert dump_record(replay.match) == dump_record(wanted)


@pytest.mark.parametrize(
    ("levels", "expected"),
    [
        (("human", "hard"), ("human", "hard")),
        (("hard", "human"), ("hard", "human")),
        (("hard", "expert"), ("human", "expert")),
        (("human", "human"), ("human", USUAL_LEVEL)),
        (("human", "from elsewhere"), ("human", USUAL_LEVEL)),
    ],
)
def test_exactly_one_person_plays_what_is_gone_on_with(levels: tuple[str, str], expected: tuple[str, str]) -> None:
    match = new_match()
    match.seats = (Seat("One", levels[0]), Seat("Two", levels[1]))
    other = gone_on_with(match, "Ada")
    assert tuple(seat.player for seat in other.seats) == expected
    assert other.seats[0].name == ("Ada" if levels[0] not in ("human",) and expected[0] == "human" else "One")
