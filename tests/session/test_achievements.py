"""What is earned: told from the rounds as they were played, kept with the match, gone with what is taken back."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from scopa_desktop.core.cards import COINS, RANK_SET, SETTEBELLO, card_set
from scopa_desktop.core.events import Captured, Declared, Scopa
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.core.scoring import Category
from scopa_desktop.session.achievements import ACHIEVEMENTS, Earning, earned_at_end, earned_in_round, part_of
from scopa_desktop.session.demo import Demo, demo_match
from scopa_desktop.session.session import Session
from scopa_desktop.store.achievements import Achievements
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.origins import Origin, origin_of
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from tests.session.helpers import PromptThinker, Table
from tests.store.playing import new_match, played

ROUND = [each.name for each in ACHIEVEMENTS if each.in_round is not None]
RARE = {"cappotto"}
"""What random players do not come to in some hundred rounds."""


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [
        played(new_match(variant, seating, number), seed=number)
        for number in range(4)
        for variant in VARIANTS
        for seating in VARIANTS[variant].seatings[:3:2]
    ]


def test_names_are_told_apart_and_each_is_for_a_round_for_the_end_or_of_parts() -> None:
    names = [each.name for each in ACHIEVEMENTS]
    assert len(set(names)) == len(names) == 27
    assert all((each.in_round is None) + (each.at_end is None) + (not each.parts) == 2 for each in ACHIEVEMENTS)
    (whole,) = (each for each in ACHIEVEMENTS if each.parts)
    assert [part_of(part) for part in whole.parts] == [(whole.name, variant) for variant in VARIANTS]


def test_everything_can_be_earned_and_nothing_is_earned_by_everybody(matches: list[Match]) -> None:
    rounds = [earned_in_round(match, number) for match in matches for number in range(len(match.scores))]
    often = {name: sum(name in earned for earned in rounds) for name in ROUND}
    assert {name for name, found in often.items() if not found} <= RARE
    assert max(often.values()) < 0.9 * len(rounds)
    ends = [earned_at_end(match, aided=False) for match in matches]
    assert set().union(*ends) >= {"win", "win_partner", "win_behind", "win_lowest", "win_unaided"}
    assert sum("win" in end for end in ends) == sum(match.winner == 0 for match in matches) < len(matches)


def test_rounds_earn_what_their_events_tell(matches: list[Match]) -> None:
    """Checked against the events of the same plays, and against the piles."""
    for match in matches:
        for number, over in enumerate(match.rounds[: len(match.scores)]):
            again = Match.from_rounds(match.rules, match.sides, match.seats, match.shuffles, over.dealer, over.deal)
            events = [event for step in over.history for event in again.play(step.play)]
            captures = [event for event in events if isinstance(event, Captured)]
            mine = [event for event in captures if event.seat == 0]
            swept = [event for event in events if isinstance(event, Scopa)]
            sweeping = {id(each) for each, after in pairwise(events) if isinstance(after, Scopa)}
            own = [id(event) in sweeping and event.seat == 0 for event in captures]
            pile = over.piles[0]
            score = match.scores[number]
            expected = {
                "sweep": any(event.seat == 0 for event in swept),
                "sweep_three": sum(event.seat == 0 for event in swept) >= 3,
                "sweep_again": any(one and two for one, two in pairwise(own)),
                "settebello": any(SETTEBELLO in event.taken for event in mine),
                "sweep_settebello": any(
                    id(event) in sweeping and SETTEBELLO in (*event.taken, event.card) for event in mine
                ),
                "sevens": pile & RANK_SET[7] == RANK_SET[7],
                "coins": (pile & COINS).bit_count() >= 8,
                "cappotto": pile & COINS == COINS,
                "declared": any(isinstance(event, Declared) and event.seat == 0 for event in events),
                "thirty": len(match.sides) == 2 and pile.bit_count() >= 30,
                "napola": any(
                    (line := score.line(each)) is not None and line.sides[0].points > 0
                    for each in (Category.NAPOLA, Category.PICCOLA)
                ),
            }
            found = earned_in_round(match, number)
            assert {name for name, earned in expected.items() if earned} == found & set(expected)


def test_no_gifts_and_a_table_above_ten_are_told_from_what_others_could_do(matches: list[Match]) -> None:
    for match in matches:
        for number, over in enumerate(match.rounds[: len(match.scores)]):
            found = earned_in_round(match, number)
            if "no_gift" in found:
                assert match.rules.scopa_points and not any(over.scope[1:])
            if "careful" in found:
                assert match.rules.capture_mode == "equal" and match.rules.ace_rule == "none"


def test_all_coins_are_a_cappotto() -> None:
    match = played(new_match(target=6))
    match.rounds[0].piles[:] = [COINS, card_set([10])]
    assert "cappotto" in earned_in_round(match, 0)


def test_whoever_sits_on_several_sides_or_on_none_earns_nothing() -> None:
    match = played(new_match(target=6))
    for players in (("human", "human"), ("greedy", "greedy")):
        match.seats = tuple(Seat(name, player) for name, player in zip("AB", players, strict=True))
        assert earned_in_round(match, 0) == earned_at_end(match, False) == set()


def test_only_a_match_without_aids_is_won_by_oneself_and_only_experts_are_experts() -> None:
    match = next(found for n in range(20) if (found := played(new_match(number=n), seed=n)).winner == 0)
    assert "win_unaided" in earned_at_end(match, False) and "win_unaided" not in earned_at_end(match, True)
    assert "expert" not in earned_at_end(match, False)
    match.seats = (match.seats[0], Seat("Rita", "expert"))
    assert earned_at_end(match, False) >= {"expert", "expert_at:scopa", "win"}
    lost = next(found for n in range(20) if (found := played(new_match(number=n), seed=n)).winner == 1)
    assert earned_at_end(lost, False) == set()


# -------------------------------------------------------------------------------------------- in a session


def begun(number: int = 7, wanted: bool = True, origin: str = "", **house: int) -> tuple[Table, Earning, Achievements]:
    made = Table(new_match(number=number, **house))
    if origin:
        made.session = Session(made.match, made.session._services, origin=origin)
    store = Achievements(made.database)
    earning = Earning(made.session, store, lambda: wanted)
    made.session.begin()
    return made, earning, store


def to_the_end_of_a_round(made: Table, seed: int = 4) -> None:
    chance = Random(seed)
    while not made.match.round_scored:
        made.run(chance, most=1)
        made.session.poll()


def earning_round() -> tuple[Table, Earning, Achievements]:
    for number in range(20):
        made, earning, store = begun(number)
        to_the_end_of_a_round(made)
        if earning.new:
            return made, earning, store
    pytest.fail("nothing was ever earned")


def test_what_a_round_earned_is_told_once_and_kept() -> None:
    made, earning, store = earning_round()
    assert set(earning.new) == set(store.earned()) == earned_in_round(made.match, 0)
    first = store.earned()
    assert all(each.day is not None and each.variant == "scopa" for each in first.values())
    made.session.next_round()
    assert earning.new == ()
    to_the_end_of_a_round(made)
    assert not set(earning.new) & set(first)
    assert {name: store.earned()[name] for name in first} == first


def test_what_is_taken_back_is_not_left_behind_and_comes_again() -> None:
    made, earning, store = earning_round()
    earned = set(store.earned())
    assert made.session.undo()
    assert store.earned() == {} and earning.new == ()
    assert made.session.redo()
    made.session.poll()
    to_the_end_of_a_round(made)
    assert set(store.earned()) == earned_in_round(made.match, 0) == set(earning.new)
    made.session.restart_round()
    assert store.earned() == {}
    assert earned


def test_a_match_that_goes_on_later_can_take_its_round_back_too() -> None:
    made, _, store = earning_round()
    kept = Matches(made.database)
    stored = kept.open_match(pytest.fail)
    assert stored is not None and store.earned()
    later = Session.resume(stored, made.session._services)
    Earning(later, store, lambda: True)
    later.begin()
    assert later.undo() and store.earned() == {}


def test_only_what_this_round_earned_is_taken_back() -> None:
    made, earning, store = earning_round()
    first = set(store.earned())
    for _ in range(6):
        made.session.next_round()
        to_the_end_of_a_round(made, seed=len(made.match.rounds))
        if earning.new or made.session.over:
            break
    new = set(earning.new)
    made.session.undo()
    assert set(store.earned()) >= first and not set(store.earned()) & new


@pytest.mark.parametrize("origin", [str(Origin.FILE), origin_of(Origin.FROM, "abc"), origin_of(Origin.TWIN, "abc")])
def test_a_match_that_does_not_count_earns_nothing(origin: str) -> None:
    for number in range(6):
        made, earning, store = begun(number, origin=origin)
        to_the_end_of_a_round(made)
        assert earning.new == () and store.earned() == {}


def test_who_wants_none_of_it_earns_nothing_but_what_was_earned_before_still_goes_with_its_round() -> None:
    for number in range(6):
        made, earning, store = begun(number, wanted=False)
        to_the_end_of_a_round(made)
        assert earning.new == () and store.earned() == {}
    made, earning, store = earning_round()
    earning._wanted = lambda: False
    assert store.earned()
    made.session.undo()
    assert store.earned() == {}


def test_a_demo_earns_nothing() -> None:
    made = Table(new_match())
    setup = TableSetup(seats=(SeatSetup("Ann", "human"), SeatSetup("Rita", "greedy")))
    demo = Demo(demo_match(setup, 5, "random"), PromptThinker())
    store = Achievements(made.database)
    earning = Earning(demo, store, lambda: True)
    demo.begin()
    while not demo.match.round_scored:
        demo.step()
        demo.poll()
    assert earning.new == () and store.earned() == {}


def test_something_is_earned_by_one_match_only_and_stays_when_that_is_removed() -> None:
    made, _, store = earning_round()
    names = sorted(store.earned())
    Matches(made.database).save("other", played(new_match(number=3)))
    assert store.earn("other", names) == () and store.of_match("other") == set()
    assert store.earn("unknown", ["win"]) == ()
    with made.database.transaction() as connection:
        connection.execute("DELETE FROM matches")
    assert sorted(store.earned()) == names
    assert all(each.variant == "" for each in store.earned().values())
