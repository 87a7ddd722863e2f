"""The same cards once more, by the person and by a computer player in the person's seat."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from scopa_desktop.core.deals import ChanceShuffles, NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.record import dump_record, read_record
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.session.same import (
    Course,
    Twin,
    Unlike,
    common_rounds,
    course_of,
    same_again,
    side_of,
    twin_match,
    why_no_twin,
    why_not_again,
)
from tests.session.helpers import PromptThinker
from tests.store.playing import new_match, played


def whole_twin(match: Match, level: str = "easy") -> Match:
    """Return what a computer player makes of a match."""
    twin = Twin(twin_match(match, level, level.title()), PromptThinker())
    twin.begin()
    while not twin.over:
        twin.poll()
    return twin.match


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_twin_is_dealt_the_cards_of_the_match_round_by_round(variant: str) -> None:
    match = played(new_match(variant))
    twin = whole_twin(match, "random")
    assert twin.winner is not None
    for mine, theirs in zip(match.rounds, twin.rounds, strict=False):
        assert (mine.dealer, mine.deal) == (theirs.dealer, theirs.deal)
    assert [seat.player for seat in twin.seats] == ["random", *(seat.player for seat in match.seats[1:])]


def test_a_twin_plays_the_same_each_time_and_leaves_the_match_alone() -> None:
    match = played(new_match())
    before = dump_record(match)
    assert dump_record(whole_twin(match)) == dump_record(whole_twin(match))
    assert dump_record(match) == before


def test_a_twin_stores_nothing_and_may_be_left_at_any_moment() -> None:
    thinker = PromptThinker()
    twin = Twin(twin_match(played(new_match()), "easy", "Easy"), thinker)
    twin.begin()
    for _ in range(30):
        twin.poll()
    twin.close()
    assert thinker.cancelled and not twin.over


def test_the_same_match_again_has_everything_but_the_plays() -> None:
    match = played(new_match("cirulla"))
    again = same_again(match)
    assert (again.rules, again.sides, again.seats) == (match.rules, match.sides, match.seats)
    assert again.rounds[0].deal == match.rounds[0].deal
    assert not again.round.plays_made


def test_it_is_told_why_cards_cannot_be_played_again() -> None:
    match = played(new_match())
    assert why_not_again(match, "") is None
    assert why_no_twin(match, "day:2026-11-30") is None
    assert why_not_again(match, "from:x") is Unlike.GONE_ON
    chance = Match(match.rules, match.sides, match.seats, ChanceShuffles(Random(1)))
    assert why_not_again(chance, "") is Unlike.NO_NUMBER
    watched = Match(match.rules, match.sides, [Seat("A", "easy"), Seat("B", "easy")], NumberedShuffles(1))
    assert why_not_again(watched, "") is Unlike.NOBODY
    two = Match(match.rules, match.sides, [Seat("A", "human"), Seat("B", "human")], NumberedShuffles(1))
    assert why_not_again(two, "") is None
    assert why_no_twin(two, "") is Unlike.SEVERAL


def test_a_record_whose_cards_do_not_follow_from_its_number_is_seen_through() -> None:
    match = played(new_match(number=7), 3)
    lying = Match.from_rounds(
        match.rules, match.sides, match.seats, NumberedShuffles(8), match.round.dealer, match.round.deal
    )
    assert why_not_again(lying, "file") is Unlike.NO_NUMBER
    assert why_not_again(read_record(dump_record(match)), "file") is None


def test_a_course_tells_each_round_and_the_end_for_one_side() -> None:
    match = played(new_match())
    course = course_of(match, 0)
    assert course.rounds == tuple((score.totals[0], score.totals[1]) for score in match.scores)
    assert (course.own, course.rival) == match.totals
    assert course.won == (match.winner == 0)
    assert course.margin(len(course.rounds)) == match.totals[0] - match.totals[1]
    assert side_of(match) == 0


def test_of_several_others_the_best_counts_which_is_the_lowest_where_that_wins() -> None:
    match = played(new_match("perdere", "3"))
    course = course_of(match, 0)
    assert course.inverse and course.rival == min(match.totals[1:])
    assert course.margin(1) == course.rounds[0][1] - course.rounds[0][0]


def test_matches_of_different_length_are_compared_over_the_rounds_that_both_have() -> None:
    short = Course(((3, 1), (4, 0)), 7, 1, True, False)
    long = replace(short, rounds=((1, 3), (2, 2), (4, 0)))
    assert common_rounds((short, long)) == 2
    assert short.margin(2) - long.margin(2) == 8
