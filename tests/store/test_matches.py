from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_desktop.core.match import Match
from scopa_desktop.core.record import dump_record
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import MIXED, Matches, State, opponents_of, person_side
from scopa_desktop.store.troubles import StoreError, Trouble, TroubleKind
from tests.store.playing import new_match, play_on, played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "matches.db"


@pytest.fixture
def database(path: Path) -> Iterator[Database]:
    database = Database.open(path, pytest.fail)
    yield database
    database.close()


@pytest.fixture
def matches(database: Database) -> Matches:
    return Matches(database)


def reopened(path: Path) -> str | None:
    """Return the record of the open match that another start of the program would find."""
    database = Database.open(path, pytest.fail)
    try:
        stored = Matches(database).open_match(pytest.fail)
        return dump_record(stored.match) if stored else None
    finally:
        database.close()


def test_a_new_file_has_no_match(matches: Matches) -> None:
    assert matches.durable
    assert matches.open_match(pytest.fail) is None
    assert matches.list_matches() == []


def test_after_every_play_the_next_start_finds_the_match_as_it_is(path: Path, matches: Matches) -> None:
    match = new_match("cirulla")
    matches.save("a", match)
    assert reopened(path) == dump_record(match)
    for after in play_on(match, 90, Random(3)):
        matches.save("a", after)
        assert reopened(path) == dump_record(after)


@pytest.mark.parametrize("variant", VARIANTS)
def test_whole_matches_of_every_variant_come_back(matches: Matches, variant: str) -> None:
    for seating in VARIANTS[variant].seatings:
        match = new_match(variant, seating, number=11, target=11)
        uuid = f"{variant} {seating}"
        for after in play_on(match, 10_000, Random(5)):
            if after.round_scored:
                matches.save(uuid, after)
        summary = matches.list_matches(limit=1)[0]
        assert (summary.uuid, summary.state, summary.winner) == (uuid, State.WON, match.winner)
        assert dump_record(matches.load(summary.id).match) == dump_record(match)


class Interrupted(Database):
    """A database into which another connection writes before each query but the first."""

    def __init__(self, path: Path, write: Callable[[], None]) -> None:
        connection = sqlite3.connect(path, isolation_level=None)
        super().__init__(connection, path)
        self._write = write
        self.asked = 0

    def rows(self, sql: str, *parameters: object) -> list[tuple[Any, ...]]:
        if sql != "BEGIN":
            self.asked += 1
            if self.asked > 1:
                self._write()
        return super().rows(sql, *parameters)


def test_a_match_is_read_as_it_was_at_one_moment_while_another_program_plays_it_on(
    path: Path, matches: Matches
) -> None:
    """A play read without the points that were written with it would be taken for damage, and the match given up."""
    for begun in (30, 34, 35, 36):  # a round has 36 plays
        match = new_match(target=21)
        plays = play_on(match, 60, Random(6))
        for _ in range(begun):
            next(plays)
        matches.save(str(begun), match)
        number = matches.list_matches(limit=1)[0].id
        before = dump_record(match)

        def write(plays: Iterator[Match] = plays, uuid: str = str(begun)) -> None:
            matches.save(uuid, next(plays))

        database = Interrupted(path, write)
        found = Matches(database).load(number)
        database.close()
        assert database.asked > 3
        assert dump_record(found.match) == before
        assert found.summary.totals == found.match.totals


def test_a_match_of_a_closed_file_is_refused_with_a_sentence(database: Database, matches: Matches) -> None:
    matches.save("a", new_match())
    (summary,) = matches.list_matches()
    database.close()
    with pytest.raises(StoreError):
        matches.load(summary.id)


def test_saves_that_were_missed_are_made_good_by_the_next(path: Path, matches: Matches) -> None:
    chance = Random(9)
    match = new_match(number=4, target=99)
    for after in play_on(match, 150, chance):
        if chance.random() < 0.05:
            matches.save("a", after)
    matches.save("a", match)
    assert len(match.rounds) > 3
    assert reopened(path) == dump_record(match)


def test_random_plays_undos_and_missed_saves_end_in_the_truth(path: Path, matches: Matches) -> None:
    chance = Random(13)
    match = new_match("cirulla", number=4)
    for after in play_on(match, 250, chance):
        while after.round.plays_made and chance.random() < 0.4:
            after.undo()
        if chance.random() < 0.5:
            matches.save("a", after)
            assert reopened(path) == dump_record(after)


def test_undo_after_the_last_play_opens_the_match_again(path: Path, matches: Matches) -> None:
    match = played(new_match(target=1))
    matches.save("a", match)
    assert match.winner is not None
    assert reopened(path) is None
    match.undo()
    matches.save("a", match)
    assert reopened(path) == dump_record(match)


def test_an_abandoned_match_is_not_offered(path: Path, matches: Matches) -> None:
    match = played(new_match(), 50)
    matches.save("a", match, abandoned=True)
    assert reopened(path) is None
    (summary,) = matches.list_matches(State.ABANDONED)
    assert (summary.variant, summary.round_number, summary.totals) == ("scopa", 2, match.totals)
    assert [seat.player for seat in summary.seats] == ["human", "greedy"]
    assert dump_record(matches.load(summary.id).match) == dump_record(match)


def test_the_match_played_last_is_offered_first(path: Path, matches: Matches) -> None:
    first, second = new_match(number=1), new_match(number=2)
    matches.save("first", first)
    matches.save("second", second)
    assert reopened(path) == dump_record(second)
    matches.save("first", first)
    assert reopened(path) == dump_record(first)
    assert [summary.uuid for summary in matches.list_matches()] == ["first", "second"]
    assert [summary.uuid for summary in matches.list_matches(limit=1, offset=1)] == ["second"]


LIES = (
    """UPDATE plays SET play = '{"seat":0,"card":"7D","takes":[]}' WHERE ply = 3""",
    "UPDATE plays SET play = '[' WHERE ply = 3",
    "UPDATE plays SET play = '" + "[" * 50_000 + "' WHERE ply = 3",
    "UPDATE plays SET play = '" + "9" * 5_000 + "' WHERE ply = 3",
    "DELETE FROM plays WHERE ply = 3",
    "UPDATE rounds SET deals = '[]'",
    'UPDATE rounds SET table_cards = \'["7D", "7D", 1, null]\'',
    "UPDATE rounds SET dealer = 9223372036854775807",
    "UPDATE rounds SET totals = '[1]' WHERE number = 1",
    "UPDATE matches SET seats = '[1]'",
    "UPDATE matches SET seats = '{}'",
    "UPDATE matches SET sides = '[[0],[0]]'",
    "UPDATE matches SET options = '[]'",
    "UPDATE matches SET options = '{\"target\": 1e999}'",
    "UPDATE matches SET variant = 'poker'",
    "UPDATE matches SET started = 'yesterday'",
    "UPDATE matches SET deal_number = -1",
    "UPDATE matches SET deal_scheme = 99",
    "DELETE FROM rounds",
)


@pytest.mark.parametrize("lie", LIES, ids=range(len(LIES)))
def test_a_match_that_lies_is_given_up_with_one_sentence_and_the_one_before_is_offered(
    database: Database, matches: Matches, lie: str
) -> None:
    honest, lying = played(new_match(number=1), 10), played(new_match(number=2), 60)
    matches.save("lying", lying)
    with database.transaction() as connection:
        connection.execute(lie)
    matches.save("honest", honest)
    matches.save("older", lying, abandoned=True)
    with database.transaction() as connection:
        connection.execute("UPDATE matches SET updated = '2000-01-01' WHERE uuid = 'honest'")
    troubles: list[Trouble] = []
    stored = matches.open_match(troubles.append)
    assert stored is not None and dump_record(stored.match) == dump_record(honest)
    assert [trouble.kind for trouble in troubles] == [TroubleKind.MATCH_UNREADABLE]
    assert len(str(troubles[0])) < 300 and "\n" not in str(troubles[0])
    assert matches.open_match(pytest.fail) is not None, "the liar is told of once"
    matches.list_matches()


def test_a_match_that_is_not_there_is_one_sentence(matches: Matches) -> None:
    with pytest.raises(StoreError, match="not there"):
        matches.load(5)


def test_names_of_any_kind_come_back(path: Path, matches: Matches) -> None:
    match = new_match()
    from scopa_desktop.core.match import Seat

    match.seats = (Seat("Zoë 'DROP TABLE' \"\\ \x00 🂡", "human"), match.seats[1])
    matches.save("a", match)
    assert reopened(path) == dump_record(match)


def test_whose_side_it_is_and_who_plays_against_it() -> None:
    from scopa_desktop.core.match import Seat

    def seats(*players: str) -> list[Seat]:
        return [Seat(player, player) for player in players]

    teams = ((0, 2), (1, 3))
    assert person_side(seats("human", "greedy"), ((0,), (1,))) == 0
    assert person_side(seats("greedy", "greedy"), ((0,), (1,))) is None
    assert person_side(seats("human", "human"), ((0,), (1,))) is None
    assert person_side(seats("greedy", "human", "random", "greedy"), teams) == 1
    assert person_side(seats("greedy", "human", "random", "human"), teams) is None
    assert opponents_of(seats("human", "greedy", "random", "greedy"), teams) == "greedy"
    assert opponents_of(seats("human", "greedy", "random", "random"), teams) == MIXED
