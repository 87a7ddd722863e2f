from __future__ import annotations

from random import Random

import pytest

from scopa_desktop.core.match import Seat
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.statistics import Record, Statistics
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
    assert statistics.records() == [Record("scopa", "greedy", 0, 0, 0, 0, 0, 0, 0, 0)]
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


def test_a_reset_forgets_all_but_the_open_match(database: Database) -> None:
    matches, statistics = Matches(database), Statistics(database)
    matches.save("won", played(new_match()))
    matches.save("open", played(new_match("escoba"), 5))
    statistics.reset()
    assert [record.variant for record in statistics.records()] == ["escoba"]
    assert matches.open_match(pytest.fail) is not None
