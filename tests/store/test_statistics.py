from __future__ import annotations

from datetime import date
from itertools import groupby
from pathlib import Path
from random import Random
from statistics import mean, stdev

import pytest

from scopa_desktop.core.match import Seat
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import Category, reckonings
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.results import RATED, write_result
from scopa_desktop.store.statistics import Filter, Record, Statistics, Streaks, together
from tests.store.playing import new_match, play_on, played


@pytest.fixture
def database() -> Database:
    return Database.in_memory()


@pytest.mark.parametrize(
    ("variant", "seating"), [("scopa", "2"), ("scopa", "3"), ("scopa", "2x3"), ("perdere", "4"), ("cirulla", "2x2")]
)
def test_statistics_are_what_was_played_and_saving_twice_counts_once(
    database: Database, variant: str, seating: str
) -> None:
    matches, statistics = Matches(database), Statistics(database)
    results = [0] * 8
    for number in range(6):
        match = new_match(variant, seating, number, target=11)
        for after in play_on(match, 10_000, Random(number)):
            matches.save(str(number), after)
        matches.save(str(number), match)
        results[0 if match.winner == 0 else 1] += 1
        for score, each in zip(match.scores, match.rounds, strict=True):
            mine, others = score.totals[0], score.totals[1:]
            best = min(others) if variant == "perdere" else max(others)
            ahead = mine < best if variant == "perdere" else mine > best
            results[3 if ahead else 5 if mine == best else 4] += 1
            results[6] += each.scope[0]
            results[7] += sum(each.scope[1:])
    assert statistics.records() == [Record(variant, "greedy", *results)]


def test_undo_after_a_scored_round_takes_it_back(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    match = played(new_match(), 36)
    matches.save("a", match)
    (before,) = statistics.records()
    assert before.rounds_won + before.rounds_lost + before.rounds_tied == 1
    match.undo()
    matches.save("a", match)
    assert statistics.records() == []
    match.play(match.round.legal_plays()[0])
    matches.save("a", match)
    assert statistics.records() == [before]


def test_an_abandoned_match_counts_if_a_card_was_played(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    matches.save("looked at", new_match(), abandoned=True)
    assert statistics.records() == []
    matches.save("begun", played(new_match(), 40), abandoned=True)
    (record,) = statistics.records()
    assert record.matches_abandoned == 1
    assert record.rounds_won + record.rounds_lost + record.rounds_tied == 1


def test_matches_without_one_person_do_not_count(database: Database) -> None:
    match = played(new_match())
    match.seats = (Seat("A", "greedy"), Seat("B", "greedy"))
    Matches(database).save("machines", match)
    match.seats = (Seat("A", "human"), Seat("B", "human"))
    Matches(database).save("two people", match)
    assert Statistics(database).records() == []


def test_each_variant_and_level_has_its_own_record(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    for number, (variant, level) in enumerate([("scopa", "random"), ("scopa", "greedy"), ("escoba", "random")]):
        match = new_match(variant)
        match.seats = (match.seats[0], Seat("Rita", level))
        matches.save(str(number), played(match))
    assert [(record.variant, record.opponents) for record in statistics.records()] == [
        ("escoba", "random"),
        ("scopa", "greedy"),
        ("scopa", "random"),
    ]


def test_what_is_forgotten_counts_no_more_stays_in_the_history_and_can_be_recalled(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    matches.save("won", played(new_match()))
    matches.save("too", played(new_match("escoba")))
    matches.save("open", played(new_match("escoba"), 60))
    before = statistics.records()
    numbers = statistics.forget(Filter(variant="escoba"))
    assert [(record.variant, record.matches_won + record.matches_lost) for record in statistics.records()] == [
        ("escoba", 0),
        ("scopa", 1),
    ]
    assert len(matches.list_matches()) == 3
    matches.save("too", played(new_match("escoba")))  # saving once more does not bring it back
    assert len(statistics.records()) == 2 and statistics.totals(Filter(variant="escoba")).won == 0
    statistics.recall(numbers)
    assert statistics.records() == before
    assert matches.open_match(pytest.fail) is not None


@pytest.mark.parametrize(("variant", "seating"), [("scopa", "2"), ("scopa", "3"), ("scopa", "2x2"), ("perdere", "4")])
def test_totals_are_what_the_rounds_say(database: Database, variant: str, seating: str) -> None:
    matches, statistics = Matches(database), Statistics(database)
    margins, taken, own_points = [], 0, 0
    for number in range(5):
        match = played(new_match(variant, seating, number, target=11), seed=number)
        matches.save(str(number), match, deck="sicilian")
        for score in match.scores:
            mine, others = score.totals[0], score.totals[1:]
            margins.append(min(others) - mine if match.rules.inverse else mine - max(others))
            line = score.line(Category.SETTEBELLO)
            taken += line is not None and line.sides[0].points > 0
            own_points += mine
    totals = statistics.totals()
    assert totals.rounds == len(margins) and totals.won + totals.lost == 5
    assert totals.margin == pytest.approx(mean(margins))
    assert totals.uncertainty == pytest.approx(1.959964 * stdev(margins) / len(margins) ** 0.5)
    assert (totals.best, totals.worst) == (max(margins), min(margins))
    assert totals.rate(Category.SETTEBELLO) == pytest.approx(taken / len(margins))
    assert totals.sums["points_for"] == own_points == sum(statistics.course().own)
    course = statistics.course()
    sign = -1 if variant == "perdere" else 1
    assert [sign * (own - rival) for own, rival in zip(course.own, course.rival, strict=True)] == margins
    assert statistics.choices("deck") == ["sicilian"] and statistics.choices("seating") == [seating]
    assert statistics.totals(Filter(deck="spanish")).rounds == 0


def test_a_variant_without_a_category_has_no_rate_of_it(database: Database) -> None:
    Matches(database).save("a", played(new_match("perdere", "4", target=11)))
    absent = [category for category in RATED if Statistics(database).totals().rate(category) is None]
    assert absent == [category for category in RATED if category not in _counted("perdere")]


def _counted(variant: str) -> set[Category]:
    return {reckoning.category for reckoning in reckonings(Rules.of(variant))}


def test_streaks_follow_the_order_of_play(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    results = []
    for number in range(12):
        match = played(new_match(number=number, target=6), seed=number)
        matches.save(str(number), match)
        results.append(match.winner == 0)
    runs = [(won, len(list(run))) for won, run in groupby(results)]
    longest = {won: max((length for who, length in runs if who == won), default=0) for won in (True, False)}
    last = runs[-1][1] if runs[-1][0] else -runs[-1][1]
    assert statistics.course().streaks == Streaks(last, longest[True], longest[False])


def test_a_filter_by_day_takes_both_days_whole(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    for day in (1, 2, 3):
        matches.save(str(day), played(new_match(target=6)))
        moment = f"2026-03-0{day}T23:59:59.999999+00:00"
        with database.transaction() as connection:
            connection.execute("UPDATE matches SET updated = ? WHERE uuid = ?", (moment, str(day)))
            write_result(connection, day)
    for since, until, found in [(1, 1, 1), (1, 2, 2), (2, 3, 2), (3, 3, 1), (4, 5, 0)]:
        chosen = Filter(since=date(2026, 3, since), until=date(2026, 3, until))
        assert statistics.totals(chosen).won + statistics.totals(chosen).lost == found


def test_matches_from_before_sums_were_kept_count_as_they_would_today(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    database = Database.open(path, pytest.fail)
    matches = Matches(database)
    for number, variant in enumerate(("scopa", "scopone", "cirulla")):
        matches.save(str(number), played(new_match(variant, number=number)))
    today = Statistics(database).breakdown(), Statistics(database).course()
    with database.transaction() as connection:
        connection.execute("UPDATE results SET stale = 1, rounds = 0, margin = 9, points = x''")
    again = Statistics(database).breakdown(), Statistics(database).course()
    assert again == today and len(today[0]) == 3
    assert together([totals for _, _, totals in today[0]]) == Statistics(database).totals()
    database.close()
