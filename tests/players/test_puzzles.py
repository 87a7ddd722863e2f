"""Puzzles: found again from their numbers, on nothing but what the seat could know, and graded by who misses them."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from random import Random
from statistics import fmean
from typing import Any

import pytest

from scopa_desktop.assets import resources
from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.plays import is_declaration
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.advice import ReasonKind
from scopa_desktop.players.grades import MISSED, Grade
from scopa_desktop.players.levels import decide
from scopa_desktop.players.puzzles import (
    CLEAR,
    FEWEST_PLAYS,
    Difficulty,
    Puzzle,
    deal_of,
    difficulty_of,
    puzzle_of,
    puzzles_in,
    usual_seating,
)
from scopa_desktop.players.search import Effort, Search, Valued
from scopa_desktop.players.wire import DealRequest, Reply, parse_question
from tests.players.test_players import current_view, new_round, positions, reshuffled

QUICK = Effort(plies=200, most_worlds=6, exact=2, infers=True)
SHIPPED = json.loads((resources() / "puzzles.json").read_text(encoding="utf-8"))
MAIN = ("scopa", "scopone_scientifico", "cirulla", "escoba", "asso_simple")


def quick(view: SeatView, chance: Random) -> list[Valued]:
    """Value plays as the teacher does, with less effort."""
    return Search(view, QUICK, chance).valued()


def opinion(view: SeatView, chance: Random) -> list[Valued]:
    """Value plays by their place among all: everything is a puzzle."""
    return [Valued(play, 1.0 - place, 0.0) for place, play in enumerate(sorted(view.legal_plays(), reverse=True))]


@pytest.mark.parametrize(("variant", "seating"), [(name, usual_seating(name)) for name in VARIANTS])
def test_a_puzzle_depends_on_nothing_that_the_seat_cannot_see(variant: str, seating: str) -> None:
    chance = Random(f"{variant} {seating}")
    found = different = 0
    for number, round_ in enumerate(positions(new_round(variant, seating, 5), chance)):
        if number % 4:
            continue
        twin = reshuffled(round_, round_.turn, chance)
        deal = (variant, seating, 5)
        view, other = current_view(round_), current_view(twin)
        assert puzzle_of(view, deal, quick, opinion) == puzzle_of(other, deal, quick, opinion)
        puzzle = puzzle_of(view, deal, opinion, opinion)
        assert puzzle == puzzle_of(other, deal, opinion, opinion)
        if puzzle is not None:
            found += 1
            different += twin.deal != round_.deal
    assert found and different


def test_the_view_of_a_puzzle_holds_no_card_that_the_seat_has_not_seen() -> None:
    for data in SHIPPED:
        view = Puzzle.from_data(data).view
        match = deal_of(data["variant"], data["seating"], data["number"])
        told = {card for dealt in view.deal.hands for hand in dealt for card in hand}
        stock = {card for dealt in match.round.deal.hands[view.seen.deals_made :] for hand in dealt for card in hand}
        assert not told & stock
        assert not told & set(view.hidden)


def test_a_number_leads_to_the_same_puzzles_and_they_survive_being_sent() -> None:
    (known, *_) = [each for each in map(Puzzle.from_data, SHIPPED) if each.variant == "scopa"]
    puzzles = tuple(puzzles_in(*known.deal))
    assert known in puzzles, "the teacher values them as when the file was made"
    assert Reply.parse(Reply(1, puzzles=puzzles).line()) == Reply(1, puzzles=puzzles)
    request = DealRequest(4, *known.deal)
    assert parse_question(request.line()) == request
    assert Reply(4, puzzles=puzzles).answers(request)
    assert not Reply(4, puzzles=puzzles).answers(DealRequest(4, "scopa", "2", known.number + 1)), (
        "those of another deal"
    )
    assert not Reply(4, play=puzzles[0].best).answers(request)
    for puzzle in puzzles:
        second = list(puzzle.losses.values())[1]
        assert second >= CLEAR
        assert len(puzzle.losses) >= FEWEST_PLAYS


@pytest.mark.parametrize("data", SHIPPED, ids=lambda each: f"{each['variant']}-{each['number']}")
def test_every_puzzle_that_is_shipped_is_whole(data: dict[str, Any]) -> None:
    puzzle = Puzzle.from_data(data)
    assert puzzle.to_data() == data
    assert puzzle.seating == usual_seating(puzzle.variant)
    legal = puzzle.view.legal_plays()
    assert set(legal) == set(puzzle.losses) and len(legal) >= FEWEST_PLAYS
    assert not any(map(is_declaration, legal))
    judged = puzzle.judgements()
    assert judged[puzzle.best].grade is Grade.BEST
    assert all(each.grade in MISSED for play, each in judged.items() if play != puzzle.best), "one right answer"
    assert all(each.best == puzzle.best and each.reasons for each in judged.values())
    assert judged[puzzle.best].reasons[0].kind is not ReasonKind.ON_AVERAGE, "the solution can be explained"
    gap = list(puzzle.losses.values())[1]
    assert gap >= CLEAR
    assert difficulty_of(puzzle.view, puzzle.best, gap) is puzzle.difficulty


def test_the_deals_of_shipped_puzzles_are_played_as_ever() -> None:
    for data in SHIPPED[::9]:
        puzzle = Puzzle.from_data(data)
        assert list(puzzles_in(*puzzle.deal, quick_glance(puzzle), as_recorded(puzzle))) == [puzzle]


def as_recorded(puzzle: Puzzle) -> Callable[[SeatView, Random], list[Valued]]:
    """Value the plays of a puzzle as it says itself."""
    return lambda view, chance: [Valued(play, puzzle.expected - loss, 0.0) for play, loss in puzzle.losses.items()]


def quick_glance(puzzle: Puzzle) -> Callable[[SeatView, Random], list[Valued]]:
    """Let nothing be a puzzle but one position."""

    def value(view: SeatView, chance: Random) -> list[Valued]:
        gap = 1.0 if view.plays == puzzle.plays else 0.0
        return [Valued(play, -gap * place, 0.0) for place, play in enumerate(view.legal_plays())]

    return value


def test_puzzles_are_shipped_for_every_game_and_difficulty() -> None:
    shipped = [(each["variant"], each["difficulty"]) for each in SHIPPED]
    for variant in VARIANTS:
        for difficulty in Difficulty:
            assert shipped.count((variant, difficulty.value)) >= (2 if variant in MAIN else 1), (variant, difficulty)
    assert len({(each["variant"], each["number"]) for each in SHIPPED}) == len(SHIPPED), "no two from the same deal"


def test_the_harder_a_puzzle_the_fewer_players_find_it() -> None:
    puzzles = list(map(Puzzle.from_data, SHIPPED))

    def found(difficulty: Difficulty, levels: Sequence[str], variants: Collection[str] = VARIANTS) -> float:
        """Return which share of the puzzles of a difficulty opponents find."""
        return fmean(
            decide(level, each.view, 7) == each.best
            for level in levels
            for each in puzzles
            if each.difficulty is difficulty and each.variant in variants
        )

    shallow = [found(difficulty, ("easy", "medium")) for difficulty in Difficulty]
    assert shallow[0] > 0.9 > 0.8 > shallow[1] > 0.5 > 0.15 > max(shallow[2:])
    games = ("scopa", "cirulla", "escoba", "asso_simple")
    assert found(Difficulty.HARD, ["hard"], games) > 0.85 > found(Difficulty.FIENDISH, ["hard"], games)


def test_where_one_may_declare_or_has_little_choice_there_is_no_puzzle() -> None:
    found = 0
    for number in range(2):
        for round_ in positions(new_round("cirulla", "2", number), Random(number)):
            plays = round_.legal_plays()
            puzzle = puzzle_of(current_view(round_), ("cirulla", "2", number), opinion, opinion)
            if puzzle is not None:
                found += 1
                assert len(plays) >= FEWEST_PLAYS and not any(map(is_declaration, plays))
    assert found


def test_plays_that_lie_too_close_together_are_no_puzzle() -> None:
    puzzle = Puzzle.from_data(SHIPPED[0])
    view, deal = puzzle.view, puzzle.deal

    def close(gap: float, error: float) -> Callable[[SeatView, Random], list[Valued]]:
        return lambda view, chance: [
            Valued(play, -gap if place else 0.0, error) for place, play in enumerate(puzzle.losses)
        ]

    assert puzzle_of(view, deal, opinion, close(CLEAR, 0.0)) is not None
    assert puzzle_of(view, deal, opinion, close(CLEAR - 0.01, 0.0)) is None
    assert puzzle_of(view, deal, opinion, close(CLEAR, 0.2)) is None, "chance may have made the difference"


@pytest.mark.parametrize(
    "change",
    [
        {"variant": "whist"},
        {"variant": []},
        {"seating": "9"},
        {"number": -1},
        {"number": "x"},
        {"plays": ["zz"]},
        {"plays": 3},
        {"plays": ["7D"] * 50},
        {"losses": {}},
        {"losses": []},
        {"losses": {"7D": 0.0}},
        {"difficulty": "mild"},
        {"expected": "nan"},
        {"expected": None},
    ],
)
def test_what_is_no_puzzle_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises((ValueError, LookupError, TypeError, AttributeError)):
        Puzzle.from_data({**SHIPPED[0], **change})


@pytest.mark.parametrize("data", [None, [], "x", {}, 7])
def test_what_is_no_data_is_refused(data: object) -> None:
    with pytest.raises((ValueError, LookupError, TypeError, AttributeError)):
        Puzzle.from_data(data)


def test_a_deal_is_the_one_that_its_number_tells() -> None:
    match = deal_of("scopa", "2", 48213)
    assert match.round.deal == NumberedShuffles(48213).deal(match.rules, 2, match.round.dealer, 0)
