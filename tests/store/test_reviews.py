"""What is kept of reviews: it belongs to plays, and goes with them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, play_text
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.reviews import Reviewed, Reviews
from scopa_desktop.store.troubles import StoreError
from tests.store.playing import new_match, play_on, played


@pytest.fixture
def database() -> Iterator[Database]:
    database = Database.in_memory()
    yield database
    database.close()


@pytest.fixture
def reviews(database: Database) -> Reviews:
    return Reviews(database)


def said_of(match: Match, loss: int = 300) -> list[tuple[Reviewed, int, Play]]:
    """Say something of every play of the person."""
    return [
        (Reviewed(number, ply, 100 + ply, loss, play_text(step.play), "[]"), step.seat, step.play)
        for number, round_ in enumerate(match.rounds, 1)
        for ply, step in enumerate(round_.history)
        if step.seat == 0
    ]


def texts(said: list[tuple[Reviewed, int, Play]]) -> list[Reviewed]:
    return [each for each, _, _ in said]


@pytest.mark.parametrize("variant", ["scopa", "cirulla", "escoba"])
def test_what_is_said_of_a_match_comes_back_in_the_order_of_play(
    database: Database, reviews: Reviews, variant: str
) -> None:
    match = played(new_match(variant))
    Matches(database).save("a", match)
    said = said_of(match)
    reviews.save("a", said[::-1])
    assert reviews.load("a") == texts(said)
    assert reviews.load("b") == []


def test_it_may_be_said_in_parts_and_anew(database: Database, reviews: Reviews) -> None:
    match = played(new_match(), 40)
    Matches(database).save("a", match)
    said = said_of(match)
    for start in range(0, len(said), 3):
        reviews.save("a", said[start : start + 3])
    changed = said_of(match, loss=700)
    reviews.save("a", changed[:2])
    assert reviews.load("a") == texts([*changed[:2], *said[2:]])


def test_a_play_that_is_taken_back_takes_along_what_was_said_of_it(database: Database, reviews: Reviews) -> None:
    match = played(new_match(), 20)
    matches = Matches(database)
    matches.save("a", match)
    reviews.save("a", said_of(match))
    while match.round.plays_made > 8:
        match.undo()
    matches.save("a", match)
    assert reviews.load("a") == texts(said_of(match))


def test_nothing_is_said_of_a_play_that_is_not_there_any_more(database: Database, reviews: Reviews) -> None:
    match = played(new_match(), 12)
    Matches(database).save("a", match)
    said = said_of(match)
    taken_back = match.undo()
    while match.round.turn or len(match.round.legal_plays()) < 2:
        taken_back = match.undo()
    match.play(next(each for each in match.round.legal_plays() if each != taken_back))
    Matches(database).save("a", match)
    reviews.save("a", said)
    same = [each for each in said if each in said_of(match)]
    assert len(same) < len(said)
    assert reviews.load("a") == texts(same)
    reviews.save("unknown", said)
    assert reviews.load("unknown") == []


def test_a_match_that_is_saved_again_keeps_what_was_said(database: Database, reviews: Reviews) -> None:
    match = new_match()
    matches = Matches(database)
    said: list[tuple[Reviewed, int, Play]] = []
    for after in play_on(match, 60, Random(2)):
        matches.save("a", after)
        said = said_of(after)
        reviews.save("a", said[-1:])
    assert reviews.load("a") == texts(said)


def test_what_was_missed_is_practised_the_worst_first_until_it_is_found(database: Database, reviews: Reviews) -> None:
    matches = Matches(database)
    for name, loss in (("a", 300), ("b", 900), ("c", 100)):
        match = played(new_match(), 10)
        matches.save(name, match)
        reviews.save(name, said_of(match, loss))
    each = len(said_of(match))
    assert reviews.count_missed(150) == 2 * each
    missed = reviews.missed(150)
    assert [one.uuid for one in missed] == ["b"] * each + ["a"] * each
    assert [(one.round, one.ply) for one in missed[:each]] == [(said.round, said.ply) for said in reviews.load("b")]
    assert {one.variant for one in missed} == {"scopa"}
    assert matches.load(missed[0].match).summary.uuid == "b"
    assert reviews.missed(150, limit=1) == missed[:1]
    first = missed[0]
    reviews.mark_found(first.uuid, first.round, first.ply)
    assert reviews.missed(150) == missed[1:]
    assert [said.found for said in reviews.load("b")] == [True] + [False] * (each - 1)
    reviews.save("b", said_of(match, 800))
    assert reviews.load("b")[0].found, "what was found stays found"


def test_a_deleted_match_is_not_practised(database: Database, reviews: Reviews) -> None:
    match = played(new_match(), 10)
    Matches(database).save("a", match)
    reviews.save("a", said_of(match))
    with database.transaction() as connection:
        connection.execute("UPDATE matches SET deleted = '2026-01-01'")
    assert reviews.count_missed(0) == 0
    assert reviews.missed(0) == []


def test_a_review_can_be_forgotten(database: Database, reviews: Reviews) -> None:
    match = played(new_match(), 10)
    for name in ("a", "b"):
        Matches(database).save(name, match)
        reviews.save(name, said_of(match))
    reviews.delete("a")
    assert reviews.load("a") == []
    assert reviews.load("b") == texts(said_of(match))


def test_a_file_that_cannot_be_used_is_told_in_a_sentence(database: Database, reviews: Reviews) -> None:
    database.close()
    said = said_of(played(new_match(), 10))
    for action in (
        lambda: reviews.load("a"),
        lambda: reviews.save("a", said),
        lambda: reviews.delete("a"),
        lambda: reviews.count_missed(0),
        lambda: reviews.missed(0),
        lambda: reviews.mark_found("a", 1, 0),
    ):
        with pytest.raises(StoreError):
            action()


def test_practice_is_counted_by_way_of_an_index(database: Database) -> None:
    plan = database.rows(
        "EXPLAIN QUERY PLAN SELECT count(*) FROM reviews JOIN matches ON matches.id = reviews.match "
        "WHERE reviews.found IS NULL AND reviews.loss > ? AND matches.deleted IS NULL",
        150,
    )
    assert "reviews_by_loss" in " ".join(row[3] for row in plan)
