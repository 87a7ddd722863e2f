from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from scopa_desktop.core.events import Dealt, MatchWon, RoundScored, RoundStarted
from scopa_desktop.core.match import MatchOver, RoundUnderWay
from scopa_desktop.core.plays import IllegalPlay, card_play
from scopa_desktop.core.record import dump_record
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.players.service import Thinker
from scopa_desktop.session.change import Change, ChangeKind
from scopa_desktop.session.session import NotYourTurn, Services, Session
from scopa_desktop.session.setup import new_match
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches, State
from scopa_desktop.store.statistics import Statistics
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.store.troubles import TroubleKind
from tests.session.helpers import Table, table


def persons_turn(**wanted: object) -> Table:
    """Return a table at which the person is to play."""
    made = table(**wanted)  # type: ignore[arg-type]
    while not made.session.awaits_person:
        made.session.poll()
    return made


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_match_of_every_variant(variant: str) -> None:
    for seating in VARIANTS[variant].seatings:
        played = table(variant, seating, target=11)
        played.run(Random(2))
        assert played.session.over and played.troubles == []
        assert played.changes[0].kind is ChangeKind.BEGUN
        assert isinstance(played.changes[-1].events[-1], MatchWon)
        assert [summary.state for summary in played.matches.list_matches()] == [State.WON]
        events = [event for change in played.changes for event in change.events]
        assert sum(isinstance(event, RoundScored) for event in events) == len(played.match.rounds)
        assert sum(isinstance(event, Dealt) for event in events) == sum(each.deals_made for each in played.match.rounds)


def test_a_play_is_stored_before_anybody_hears_of_it(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    seen = Table(new_match(TableSetup("cirulla"), 3), Database.open(path, pytest.fail))
    heard = 0

    def look(change: Change) -> None:
        nonlocal heard
        heard += 1
        other = Database.open(path, pytest.fail)
        if seen.session.over:
            (summary,) = Matches(other).list_matches()
            assert dump_record(Matches(other).load(summary.id).match) == dump_record(seen.match)
        else:
            stored = Matches(other).open_match(pytest.fail)
            assert stored is not None and dump_record(stored.match) == dump_record(seen.match)
        other.close()

    seen.session.add_listener(look)
    seen.session.begin()
    seen.run(Random(1), most=40)
    assert heard > 80
    seen.database.close()


def test_play_out_of_turn_or_against_the_rules_changes_nothing() -> None:
    made = persons_turn()
    before = dump_record(made.match)
    with pytest.raises(IllegalPlay):
        made.session.play(card_play(next(c for c in range(40) if not made.match.round.hands[0] >> c & 1), 0))  # type: ignore[arg-type, type-var]
    assert dump_record(made.match) == before
    made.session.play(made.match.round.legal_plays()[0])
    assert made.session.thinking and not made.session.awaits_person
    with pytest.raises(NotYourTurn):
        made.session.play(made.match.round.legal_plays()[0])
    with pytest.raises(RoundUnderWay):
        made.session.next_round()


@pytest.mark.parametrize(
    ("variant", "seating"), [("scopa", "2"), ("cirulla", "2x2"), ("scopa", "3"), ("scopone", "2x2")]
)
@pytest.mark.parametrize("autoplay", [False, True])
def test_undo_goes_back_to_the_last_decision_at_any_moment(variant: str, seating: str, autoplay: bool) -> None:
    chance = Random(6)
    made = table(variant, seating, autoplay=autoplay, target=99)
    session = made.session
    decisions: list[str] = []
    for _ in range(3_000):
        if len(made.match.rounds) > 3:
            break
        if session.can_deal and chance.random() < 0.7:
            session.next_round()
            decisions.clear()
        elif session.awaits_person and chance.random() < 0.6:
            decisions.append(dump_record(made.match))
            session.play(chance.choice(made.match.round.legal_plays()))
        elif chance.random() < 0.2:
            assert session.can_undo == bool(decisions)
            assert session.undo() == bool(decisions)
            if decisions:
                assert session.awaits_person and not session.thinking
                assert dump_record(made.match) == decisions.pop()
                assert made.changes[-1] == Change(ChangeKind.UNDONE)
                assert made.stored() == dump_record(made.match)
        else:
            session.poll()
    assert len(made.match.rounds) > 3 and made.troubles == []


def test_undo_while_a_computer_thinks_cancels_it() -> None:
    made = persons_turn(seating="3")
    before = dump_record(made.match)
    made.session.play(made.match.round.legal_plays()[0])
    assert made.session.thinking
    assert made.session.undo()
    assert made.thinker.cancelled == [made.thinker.asked]
    made.session.poll()
    assert dump_record(made.match) == before


def test_redo_makes_again_what_was_taken_back() -> None:
    chance = Random(3)
    made = table(seating="3", target=99)
    made.run(chance, most=9)
    made.session.poll()
    states = []
    while made.session.can_undo:
        states.append(dump_record(made.match))
        made.session.undo()
    assert len(states) == 9 and made.session.can_redo
    for state in reversed(states):
        assert made.session.redo()
        assert dump_record(made.match) == state == made.stored()
        assert made.changes[-1].kind is ChangeKind.REDONE and made.changes[-1].events
    assert not made.session.redo()
    made.run(chance, most=1)
    made.session.undo()
    made.session.play(made.match.round.legal_plays()[0])
    assert not made.session.can_redo


def test_the_same_plays_lead_to_the_same_answers() -> None:
    first, second = table("cirulla", "2x2", number=77), table("cirulla", "2x2", number=77)
    first.run(Random(1))
    second.run(Random(1))
    assert dump_record(first.match) == dump_record(second.match)
    other = table("cirulla", "2x2", number=78)
    other.run(Random(1))
    assert dump_record(first.match) != dump_record(other.match)


def test_undo_and_the_same_play_again_lead_to_the_same_answer() -> None:
    made = persons_turn(seating="2x3")
    play = made.match.round.legal_plays()[0]
    made.session.play(play)
    while not made.session.awaits_person:
        made.session.poll()
    after = dump_record(made.match)
    made.session.undo()
    made.session.play(play)
    while not made.session.awaits_person:
        made.session.poll()
    assert dump_record(made.match) == after


def test_the_round_begins_again_with_the_same_cards() -> None:
    made = table(target=99)
    made.run(Random(4), most=25)
    assert len(made.match.rounds) == 2
    made.session.restart_round()
    assert made.match.round.plays_made == 0 and len(made.match.rounds) == 2
    assert made.changes[-1].kind is ChangeKind.RESTARTED
    assert made.stored() == dump_record(made.match)
    made.run(Random(4), most=5)


def test_a_scored_round_can_begin_again_and_leaves_the_statistics() -> None:
    made = table()
    while not made.session.can_deal:
        made.run(Random(4), most=1)
        made.session.poll()
    assert Statistics(made.database).totals().rounds == 1
    made.session.restart_round()
    assert Statistics(made.database).breakdown() == []


def test_the_match_ends_and_the_last_play_can_still_be_taken_back() -> None:
    made = table(target=1)
    made.run(Random(4))
    assert made.session.over and made.stored() is None
    with pytest.raises(MatchOver):
        made.session.next_round()
    assert made.session.undo()
    assert not made.session.over
    assert made.stored() == dump_record(made.match)


def test_an_abandoned_match_is_over() -> None:
    made = persons_turn()
    made.session.play(made.match.round.legal_plays()[0])
    made.session.abandon()
    made.session.abandon()
    assert made.session.over and made.session.turn is None
    assert not made.session.can_undo and not made.session.undo() and not made.session.redo()
    assert [change.kind for change in made.changes].count(ChangeKind.ABANDONED) == 1
    made.session.poll()
    assert made.changes[-1].kind is ChangeKind.ABANDONED
    for work in (made.session.next_round, made.session.restart_round):
        with pytest.raises(MatchOver):
            work()
    with pytest.raises(NotYourTurn):
        made.session.play(made.match.round.legal_plays()[0])
    assert [summary.state for summary in made.matches.list_matches()] == [State.ABANDONED]


def test_a_match_that_was_won_cannot_be_abandoned() -> None:
    made = table(target=1)
    made.run(Random(4))
    made.session.abandon()
    assert not made.session.abandoned
    assert [summary.state for summary in made.matches.list_matches()] == [State.WON]


def test_a_stored_match_goes_on_as_if_nothing_had_happened() -> None:
    straight = table("cirulla", "2x2")
    straight.run(Random(8))
    chance = Random(8)
    made = table("cirulla", "2x2")
    for _ in range(500):
        if made.session.over:
            break
        made.run(chance, most=1)
        made.session.close()
        stored = made.matches.open_match(made.troubles.append)
        if stored is None:
            break
        made = Table(stored.match, made.database, uuid=stored.summary.uuid)
        made.session.begin()
        assert made.changes == [Change(ChangeKind.RESUMED)]
    assert dump_record(made.match) == dump_record(straight.match)
    assert made.troubles == [] and len(made.matches.list_matches()) == 1


def test_resuming_takes_the_stored_number() -> None:
    made = persons_turn()
    stored = made.matches.open_match(pytest.fail)
    assert stored is not None
    services = Services(made.matches, made.thinker, pytest.fail)
    again = Session.resume(stored, services)
    again.begin()
    assert again.uuid == made.session.uuid and again.awaits_person
    assert again.undo() is False


@pytest.mark.parametrize("seating", ["2", "4", "2x3"])
def test_the_last_card_plays_itself_if_there_is_nothing_to_choose(seating: str) -> None:
    made = table("escoba", seating, autoplay=True, target=99)
    session, chance = made.session, Random(2)
    for _ in range(150):
        session.poll()
        if session.awaits_person:
            round_ = made.match.round
            assert round_.hands[0].bit_count() > 1 or len(round_.legal_plays()) > 1
            session.play(chance.choice(round_.legal_plays()))
        elif session.can_deal:
            session.next_round()
    automatic = [change for change in made.changes if change.automatic]
    assert automatic and all(change.seat == 0 for change in automatic)


def test_the_last_card_waits_until_the_preference_is_set() -> None:
    made = persons_turn()
    while made.match.round.hands[0].bit_count() > 1:
        made.run(Random(1), most=1)
        made.session.poll()
    assert made.session.awaits_person
    made.session.preferences_changed()
    assert made.session.awaits_person
    made.autoplay = True
    made.session.preferences_changed()
    assert not made.session.awaits_person


def test_a_full_disk_is_one_sentence_and_the_match_goes_on(tmp_path: Path) -> None:
    made = Table(new_match(TableSetup(house_rules={"target": 99}), 3), Database.open(tmp_path / "m.db", pytest.fail))
    made.session.begin()
    pages = made.database.rows("PRAGMA page_count")[0][0]
    made.database.rows(f"PRAGMA max_page_count = {pages}")
    made.run(Random(1), most=60)
    assert [trouble.kind for trouble in made.troubles] == [TroubleKind.NOT_STORED]
    assert made.stored() != dump_record(made.match)
    made.database.rows("PRAGMA max_page_count = 100000")
    made.run(Random(1), most=1)
    assert made.stored() == dump_record(made.match)
    made.database.rows(f"PRAGMA max_page_count = {made.database.rows('PRAGMA page_count')[0][0]}")
    made.run(Random(1), most=60)
    assert len(made.troubles) == 2, "a disk that is full again is told again"
    made.database.close()


def test_a_listener_that_fails_does_not_break_the_match(caplog: pytest.LogCaptureFixture) -> None:
    made = table(target=11)

    def fail(change: Change) -> None:
        raise RuntimeError("no window")

    made.session.add_listener(fail)
    after: list[Change] = []
    made.session.add_listener(after.append)
    made.run(Random(1))
    assert made.session.over
    assert after == made.changes[1:]
    assert "a listener failed" in caplog.text
    made.session.remove_listener(fail)
    made.session.remove_listener(fail)


def test_what_a_listener_brings_about_is_told_in_order() -> None:
    made = Table(new_match(TableSetup(house_rules={"target": 3}), 9))
    session = made.session

    def play_at_once(change: Change) -> None:
        if session.awaits_person:
            session.play(made.match.round.legal_plays()[0])
        elif session.can_deal:
            session.next_round()

    session.remove_listener(made.changes.append)
    session.add_listener(play_at_once)
    heard: list[Change] = []
    session.add_listener(heard.append)
    session.begin()
    for _ in range(5_000):
        session.poll()
    assert session.over
    rounds = [event.number for change in heard for event in change.events if isinstance(event, RoundStarted)]
    assert rounds == list(range(1, len(made.match.rounds) + 1))
    assert heard[0].kind is ChangeKind.BEGUN and isinstance(heard[-1].events[-1], MatchWon)


def test_machines_play_among_themselves() -> None:
    seats = tuple(SeatSetup(level, level) for level in ("greedy", "random", "greedy", "unheard of"))
    made = Table(new_match(TableSetup("scopa", "2x2", seats=seats), 4))
    made.session.begin()
    made.run(Random(1))
    assert made.session.over and not made.session.can_undo
    assert Statistics(made.database).breakdown() == []


def test_two_people_at_one_computer_can_both_take_back() -> None:
    seats = (SeatSetup("Ann", "human"), SeatSetup("Ben", "human"))
    made = Table(new_match(TableSetup(seats=seats), 4))
    made.session.begin()
    made.session.play(made.match.round.legal_plays()[0])
    made.session.play(made.match.round.legal_plays()[0])
    assert made.session.undo() and made.match.round.plays_made == 1
    assert made.session.undo() and made.match.round.plays_made == 0


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker(deadline=10)
    yield thinker
    thinker.close()


def test_a_match_against_the_thinking_process(thinker: Thinker) -> None:
    made = table("scopa", "2", number=12, target=5)
    made.run(Random(5))
    services = Services(Matches(Database.in_memory()), thinker, pytest.fail)
    session = Session(new_match(TableSetup(house_rules={"target": 5}), 12), services)
    session.begin()
    chance = Random(5)
    while not session.over:
        session.poll()
        if session.awaits_person:
            session.play(chance.choice(session.match.round.legal_plays()))
        elif session.can_deal:
            session.next_round()
    assert dump_record(session.match) == dump_record(made.match)


# ------------------------------------------------------------------------------------------------------ a hint


def test_a_hint_is_told_and_changes_nothing() -> None:
    made = persons_turn()
    before = dump_record(made.match)
    told = len(made.changes)
    assert made.session.ask_hint() and made.session.hinting
    assert made.session.ask_hint()
    assert made.thinker.asked_for_advice == 1, "a second question would be the same"
    made.session.poll()
    assert not made.session.hinting
    (change,) = made.changes[told:]
    assert change.kind is ChangeKind.ADVISED and change.events == ()
    assert change.advice is not None and change.advice.play in made.match.round.legal_plays()
    assert dump_record(made.match) == before == made.stored()
    made.session.play(change.advice.play)


def test_the_same_position_gets_the_same_hint() -> None:
    made = persons_turn()
    hints = []
    for _ in range(2):
        made.session.ask_hint()
        made.session.poll()
        hints.append(made.changes[-1].advice)
    assert hints[0] == hints[1]


@pytest.mark.parametrize("what", ["play", "undo", "restart_round", "abandon", "close"])
def test_whatever_changes_the_match_takes_the_question_back(what: str) -> None:
    made = persons_turn()
    made.session.play(made.match.round.legal_plays()[0])
    while not made.session.awaits_person:
        made.session.poll()
    made.session.ask_hint()
    asked = made.thinker.asked
    if what == "play":
        made.session.play(made.match.round.legal_plays()[0])
    else:
        getattr(made.session, what)()
    assert asked in made.thinker.cancelled and not made.session.hinting
    for _ in range(5):
        made.session.poll()
    assert ChangeKind.ADVISED not in [change.kind for change in made.changes]


def test_nobody_is_given_a_hint_out_of_turn() -> None:
    made = persons_turn()
    made.session.play(made.match.round.legal_plays()[0])
    assert not made.session.awaits_person and not made.session.ask_hint()
    assert not made.session.hinting and made.thinker.asked_for_advice == 0


def test_a_teacher_that_fails_says_nothing() -> None:
    made = persons_turn()
    made.thinker.dumb = True
    told = len(made.changes)
    made.session.ask_hint()
    made.session.poll()
    assert not made.session.hinting and len(made.changes) == told
    assert made.session.awaits_person


def test_a_match_goes_on_when_the_thinking_process_is_killed_during_a_hint() -> None:
    thinker = Thinker(deadline=20.0)
    made = Table(new_match(TableSetup(), 5))
    made.session = Session(made.match, Services(made.matches, thinker, made.troubles.append))
    made.session.add_listener(made.changes.append)
    try:
        made.session.begin()
        _poll_until(made, lambda: made.session.awaits_person)
        for _ in range(4):
            made.session.ask_hint()
            if thinker.pid is not None:
                os.kill(thinker.pid, signal.SIGKILL)
            _poll_until(made, lambda: not made.session.hinting)
            assert made.changes[-1].kind is ChangeKind.ADVISED
            advice = made.changes[-1].advice
            assert advice is not None
            made.session.play(advice.play)
            _poll_until(made, lambda: made.session.awaits_person)
    finally:
        thinker.close()


def _poll_until(made: Table, seen: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not seen():
        assert time.monotonic() < end
        made.session.poll()
        time.sleep(0.002)
