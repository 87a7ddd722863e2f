from __future__ import annotations

import csv
import io
import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
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
from scopa_desktop.store.origins import Origin
from scopa_desktop.store.results import RATED, SUMS, write_result
from scopa_desktop.store.statistics import Filter, Statistics, Streaks, Totals, together
from scopa_desktop.store.statistics_export import FORMAT, VERSION, as_csv, as_json
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
    ((game, opponents, totals),) = statistics.breakdown()
    names = ("rounds_won", "rounds_lost", "rounds_tied", "scope_for", "scope_against")
    found = [totals.won, totals.lost, totals.abandoned, *(totals.sums[name] for name in names)]
    assert (game, opponents, found) == (variant, "greedy", results)


def _sums(rows: Sequence[tuple[str, str, Totals]]) -> list[tuple[str, str, object]]:
    """Rows without when they were played last, which every saving tells anew."""
    return [(variant, opponents, replace(totals, last=None)) for variant, opponents, totals in rows]


def test_undo_after_a_scored_round_takes_it_back(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    match = played(new_match(), 36)
    matches.save("a", match)
    before = statistics.breakdown()
    assert [totals.rounds for _, _, totals in before] == [1]
    match.undo()
    matches.save("a", match)
    assert statistics.breakdown() == []
    match.play(match.round.legal_plays()[0])
    matches.save("a", match)
    assert _sums(statistics.breakdown()) == _sums(before)


def test_an_abandoned_match_counts_if_a_card_was_played(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    matches.save("looked at", new_match(), abandoned=True)
    assert statistics.breakdown() == []
    matches.save("begun", played(new_match(), 40), abandoned=True)
    ((_, _, totals),) = statistics.breakdown()
    assert (totals.abandoned, totals.rounds) == (1, 1)


def test_matches_without_one_person_do_not_count(database: Database) -> None:
    match = played(new_match())
    match.seats = (Seat("A", "greedy"), Seat("B", "greedy"))
    Matches(database).save("machines", match)
    match.seats = (Seat("A", "human"), Seat("B", "human"))
    Matches(database).save("two people", match)
    assert Statistics(database).breakdown() == []


def test_each_variant_and_level_has_its_own_record(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    for number, (variant, level) in enumerate([("scopa", "random"), ("scopa", "greedy"), ("escoba", "random")]):
        match = new_match(variant)
        match.seats = (match.seats[0], Seat("Rita", level))
        matches.save(str(number), played(match))
    assert [(variant, opponents) for variant, opponents, _ in statistics.breakdown()] == [
        ("escoba", "random"),
        ("scopa", "greedy"),
        ("scopa", "random"),
    ]


def test_what_is_forgotten_counts_no_more_stays_in_the_history_and_can_be_recalled(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    matches.save("won", played(new_match()))
    matches.save("too", played(new_match("escoba")))
    matches.save("open", played(new_match("escoba"), 60))
    before = statistics.breakdown()
    numbers = statistics.forget(Filter(variant="escoba"))
    assert [(variant, totals.matches) for variant, _, totals in statistics.breakdown()] == [
        ("escoba", 0),
        ("scopa", 1),
    ]
    assert len(matches.list_matches()) == 3
    matches.save("too", played(new_match("escoba")))  # saving once more does not bring it back
    assert len(statistics.breakdown()) == 2 and statistics.totals(Filter(variant="escoba")).won == 0
    statistics.recall(numbers)
    assert _sums(statistics.breakdown()) == _sums(before)
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
    assert course.margins == Counter(margins)
    assert statistics.choices() == [(variant, "greedy", seating, "sicilian", 0)]
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


@pytest.fixture(params=["UTC", "Pacific/Auckland", "America/Los_Angeles"])
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    if not hasattr(time, "tzset"):
        pytest.skip("the system cannot change its time zone for one program")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


def test_a_filter_by_day_takes_both_days_whole_as_they_are_here(database: Database, zone: str) -> None:
    matches, statistics = Matches(database), Statistics(database)
    for day in (1, 2, 3):
        for hour in (0, 23):
            uuid = f"{day}/{hour}"
            matches.save(uuid, played(new_match(target=6)))
            moment = datetime(2026, 3, day, hour, 59, 59, 999_999).astimezone(UTC).isoformat(timespec="microseconds")
            with database.transaction() as connection:
                connection.execute("UPDATE matches SET updated = ? WHERE uuid = ?", (moment, uuid))
                (number,) = connection.execute("SELECT id FROM matches WHERE uuid = ?", (uuid,)).fetchone()
                write_result(connection, number)
    for since, until, found in [(1, 1, 2), (1, 2, 4), (2, 3, 4), (3, 3, 2), (4, 5, 0)]:
        chosen = Filter(since=date(2026, 3, since), until=date(2026, 3, until))
        assert statistics.totals(chosen).matches == found
    last = statistics.totals().last
    assert last is not None and last.date() == date(2026, 3, 3)


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


# ----------------------------------------------------------------------------------------------- exporting


def test_results_are_exported_with_every_match_and_every_round(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    stored = {}
    for number, variant in enumerate(("scopa", "cirulla", "perdere")):
        stored[variant] = played(new_match(variant, number=number))
        matches.save(variant, stored[variant], deck="französisch, groß")
    rows = list(csv.DictReader(io.StringIO(as_csv(statistics.matches()).decode(), newline="")))
    assert [row["variant"] for row in rows] == list(stored)
    assert all(row["deck"] == "französisch, groß" and row["outcome"] in ("won", "lost") for row in rows)
    assert [int(row["rounds"]) for row in rows] == [len(match.scores) for match in stored.values()]
    assert set(SUMS) < set(rows[0]) and "points" not in rows[0]
    chosen = Filter(variant="cirulla", since=date(2026, 1, 2))
    data = json.loads(as_json(statistics.matches(Filter(variant="cirulla")), chosen))
    assert (data["format"], data["version"]) == (FORMAT, VERSION)
    assert data["filter"] == {"variant": "cirulla", "since": "2026-01-02"}
    (match,) = data["matches"]
    assert match["points"] == [[score.totals[0], score.totals[1]] for score in stored["cirulla"].scores]


def test_nothing_is_exported_as_a_whole_file_too() -> None:
    assert as_csv([]).strip() == b""
    assert json.loads(as_json([], Filter()))["matches"] == []


def test_what_was_forgotten_can_be_told_from_what_never_counted(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    matches.save("played", played(new_match(target=6)))
    matches.save("read", played(new_match(target=6)), origin=str(Origin.FILE))
    assert statistics.forgotten() == []
    numbers = statistics.forget()
    assert statistics.forgotten() == numbers and len(numbers) == 1
    statistics.recall(statistics.forgotten())
    assert statistics.forgotten() == [] and statistics.totals().matches == 1
