"""The review: which decisions are judged, by what they cost, on nothing but what the person could know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.plays import Play, parse_play
from scopa_desktop.core.rules import SEATINGS, Rules
from scopa_desktop.core.view import SeatView, view_of
from scopa_desktop.players.advice import MOST_REASONS, Reason, ReasonKind
from scopa_desktop.players.aim import Aim
from scopa_desktop.players.grades import (
    GOOD_UP_TO,
    HALVING,
    INACCURACY_UP_TO,
    LEVEL_COST,
    Grade,
    accuracy,
    grade_of,
)
from scopa_desktop.players.review import (
    Judgement,
    chance_of_winning,
    chances_between_rounds,
    decision_at,
    decisions_of,
    judge,
    review_seed,
)
from scopa_desktop.players.search import Effort, Search, Valued
from tests.players.test_players import TABLES, current_view, new_round, positions, reshuffled
from tests.players.test_teacher import first_play

QUICK = Effort(plies=600, most_worlds=20, exact=4, infers=True)


def quick(view: SeatView, chance: Random) -> list[Valued]:
    """Value plays as the teacher does, with less effort."""
    return Search(view, QUICK, chance).valued()


def priced(costs: dict[str, float], error: float = 0.0) -> Callable[[SeatView, Random], list[Valued]]:
    """Return what values plays by what they cost; the others cost most."""

    def value(view: SeatView, chance: Random) -> list[Valued]:
        most = max(costs.values())
        by_play = {parse_play(text): cost for text, cost in costs.items()}
        valued = [Valued(play, 1.0 - by_play.get(play, most), error) for play in view.legal_plays()]
        return sorted(valued, key=lambda each: -each.value)

    return value


def match_at(variant: str, seating: str, number: int, chance: Random, rounds: int = 2) -> Iterator[Match]:
    """Play a match at random and yield it before every play of its first rounds."""
    rules, sides = Rules.of(variant), SEATINGS[seating]
    seats = [Seat(f"Player {seat}", "human") for seat in range(sum(map(len, sides)))]
    match = Match(rules, sides, seats, NumberedShuffles(number))
    while True:
        while not match.round_scored:
            yield match
            match.play(chance.choice(match.round.legal_plays()))
        if match.winner is not None or len(match.rounds) == rounds:
            return
        match.next_round()


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_a_decision_is_what_the_seat_saw_and_played_where_it_had_a_choice(variant: str, seating: str) -> None:
    wanted: list[tuple[int, int, SeatView]] = []
    match: Match | None = None
    for match in match_at(variant, seating, 4, Random(variant + seating)):
        round_ = match.round
        if round_.turn == 0 and len(round_.legal_plays()) > 1:
            view = view_of(round_, 0, match.totals_after(len(match.rounds) - 1))
            wanted.append((len(match.rounds), round_.plays_made, view))
    assert match is not None and wanted
    found = decisions_of(match, 0)
    assert [(each.round, each.ply, each.view) for each in found] == wanted
    for each in found:
        assert each.play == match.rounds[each.round - 1].plays[each.ply]
        assert each == decision_at(match, each.round, each.ply)


def test_a_round_that_is_still_played_is_not_gone_through() -> None:
    chance = Random(1)
    for match in match_at("scopa", "2", 4, chance):
        assert all(each.round <= len(match.scores) for each in decisions_of(match, 0))


@pytest.mark.parametrize(("number", "ply"), [(0, 0), (3, 0), (1, -1), (1, 36), (2, 99)])
def test_there_is_no_decision_where_nothing_was_played(number: int, ply: int) -> None:
    *_, match = match_at("scopa", "2", 4, Random(1))
    with pytest.raises(LookupError):
        decision_at(match, number, ply)


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_a_grade_depends_on_nothing_that_the_person_could_not_know(variant: str, seating: str) -> None:
    chance = Random(f"{variant} {seating}")
    different = looked_at = 0
    for number, round_ in enumerate(positions(new_round(variant, seating, 7), chance)):
        plays = round_.legal_plays()
        if number % 4 or len(plays) < 2:
            continue
        twin = reshuffled(round_, round_.turn, chance)
        different += twin.deal != round_.deal
        looked_at += 1
        play = chance.choice(plays)
        view, other = current_view(round_), current_view(twin)
        assert review_seed(view) == review_seed(other)
        assert judge(view, play, quick) == judge(other, play, quick)
    assert looked_at and different > looked_at // 3


def test_a_review_is_the_same_every_time_and_survives_being_sent() -> None:
    view = first_play("7D 4C 2S 10B", "7S 4B 1C")
    for play in view.legal_plays():
        judgement = judge(view, play)
        assert judge(SeatView.from_data(view.to_data()), play) == judgement
        assert Judgement.from_data(judgement.to_data()) == judgement
        assert 1 <= len(judgement.reasons) <= MOST_REASONS


def test_positions_are_judged_with_chances_of_their_own() -> None:
    views = [current_view(round_) for round_ in positions(new_round("scopa", "2", 1), Random(2))]
    assert len({review_seed(view) for view in views}) == len(views)


def test_leaving_the_settebello_is_a_mistake_and_the_reason_is_told() -> None:
    view = first_play("7D 4C 2S 10B", "7S 4B 1C")
    judgement = judge(view, parse_play("1C"))
    assert judgement.best == parse_play("7S x 7D")
    assert judgement.grade is Grade.MISTAKE
    assert judgement.reasons[0] == Reason(ReasonKind.SETTEBELLO)
    assert judge(view, judgement.best).grade is Grade.BEST
    assert judge(view, judgement.best).loss == 0.0


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, Grade.BEST),
        (LEVEL_COST - 0.001, Grade.BEST),
        (LEVEL_COST, Grade.GOOD),
        (GOOD_UP_TO, Grade.GOOD),
        (GOOD_UP_TO + 0.001, Grade.INACCURACY),
        (INACCURACY_UP_TO, Grade.INACCURACY),
        (INACCURACY_UP_TO + 0.001, Grade.MISTAKE),
        (9.0, Grade.MISTAKE),
    ],
)
def test_the_grade_follows_from_what_the_play_costs(loss: float, grade: Grade) -> None:
    assert grade_of(loss) is grade


def test_the_loss_is_what_the_best_play_would_have_brought_more() -> None:
    view = first_play("7D 4C 2S 10B", "7S 4B 1C")
    value = priced({"7S x 7D": 0.0, "4B x 4C": 0.2, "1C": 0.7})
    for text, loss in (("4B x 4C", 0.2), ("1C", 0.7)):
        judgement = judge(view, parse_play(text), value)
        assert judgement.loss == pytest.approx(loss)
        assert (judgement.best, judgement.expected) == (parse_play("7S x 7D"), 1.0)


@pytest.mark.parametrize(("cost", "error", "best"), [(0.3, 0.31, "1C"), (0.3, 0.29, "7S x 7D"), (0.04, 0.0, "1C")])
def test_what_may_as_well_be_chance_costs_nothing(cost: float, error: float, best: str) -> None:
    view = first_play("7D 4C 2S 10B", "7S 4B 1C")
    judgement = judge(view, parse_play("1C"), priced({"7S x 7D": 0.0, "1C": cost, "4B x 4C": 1.0}, error))
    assert judgement.best == parse_play(best)
    assert (judgement.loss == 0) == (best == "1C")


def test_only_what_could_be_decided_is_judged() -> None:
    view = first_play("7D 4C 2S 10B", "7S 4B 1C")
    with pytest.raises(ValueError, match="nothing to decide"):
        judge(view, parse_play("5D"))
    *_, last = (current_view(round_) for round_ in positions(new_round("scopa", "2", 1), Random(2)))
    (only,) = last.legal_plays()
    with pytest.raises(ValueError, match="nothing to decide"):
        judge(last, only)


@pytest.mark.parametrize(
    ("losses", "wanted"),
    [([0.0], 100.0), ([HALVING], 50.0), ([2 * HALVING], 25.0), ([0.0, HALVING, 0.0, HALVING], 75.0), ([99.0], 0.0)],
)
def test_accuracy_is_the_mean_of_what_each_decision_kept(losses: list[float], wanted: float) -> None:
    assert accuracy(losses) == pytest.approx(wanted)


def test_there_is_no_accuracy_where_nothing_was_decided() -> None:
    assert accuracy([]) is None


def test_the_chance_of_winning_follows_the_score_and_ends_with_the_result() -> None:
    *_, match = match_at("scopa", "2", 4, Random(3), rounds=99)
    chances = chances_between_rounds(match, 0)
    assert len(chances) == len(match.scores) + 1
    assert chances[0] == pytest.approx(0.5)
    assert chances[-1] == float(match.winner == 0)
    for number, chance in enumerate(chances[:-1]):
        own, rival = match.totals_after(number)
        assert (chance > 0.5) == (own > rival)
    assert [pytest.approx(1 - each) for each in chances] == list(chances_between_rounds(match, 1))


def test_the_chance_of_winning_is_the_one_that_the_value_stands_for() -> None:
    round_ = new_round("scopa", "2", 5)
    view = view_of(round_, 0, (9, 7))
    assert chance_of_winning(view, 0.0) == pytest.approx(Aim(view.rules, 0, (9, 7)).chance_with(0.0))
    while not round_.over:
        round_.push(round_.legal_plays()[0])
    aim = Aim(view.rules, 0, (9, 7))
    after = [before + won for before, won in zip((9, 7), round_.points(), strict=True)]
    assert chance_of_winning(view, aim.value(round_)) == pytest.approx(
        Aim(view.rules, 0, after).chance_with(0.0) if max(after) < 11 else float(after[0] > after[1])
    )
    assert 0.0 == chance_of_winning(view, -99.0) < chance_of_winning(view, 99.0) == 1.0


@pytest.mark.parametrize(
    "change",
    [
        {"loss": -0.1},
        {"loss": float("nan")},
        {"expected": float("inf")},
        {"expected": "much"},
        {"best": "ace"},
        {"reasons": []},
        {"reasons": [["because", [], 0]]},
        {"reasons": [["scopa", [], 0]] * (MOST_REASONS + 1)},
        {"reasons": None},
    ],
)
def test_data_that_is_no_judgement_is_refused(change: dict[str, object]) -> None:
    view = first_play("7D 4C 2S 10B", "7S 4B 1C")
    data = judge(view, Play(view.legal_plays()[0]), quick).to_data()
    with pytest.raises((ValueError, TypeError, KeyError)):
        Judgement.from_data({**data, **change})
