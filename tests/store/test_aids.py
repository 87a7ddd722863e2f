"""Aids are stored with the rounds that they were used in, and told apart in the statistics."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.preferences import AIDS, Preferences
from scopa_desktop.store.statistics import Filter, Statistics
from tests.store.playing import new_match, play_on, played, write_old_file

BARE = Filter(unaided=True)


def test_of_older_rounds_it_is_not_known_whether_there_were_aids(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    write_old_file(path, [played(new_match(), 40)], 2)
    database = Database.open(path, pytest.fail)
    assert {aid for (aid,) in database.rows("SELECT aid FROM aids")} == {"unknown"}
    statistics = Statistics(database)
    assert statistics.totals().aided == 1
    assert statistics.totals(BARE).rounds == 0, "nothing is claimed that is not known"
    database.close()


def test_an_aid_stays_with_its_round_and_goes_with_it() -> None:
    database = Database.in_memory()
    matches = Matches(database)
    match = new_match()
    for after in play_on(match, 40, Random(3)):
        matches.save("a", after, aids={(len(after.rounds), "sum")} if after.round.plays_made == 3 else ())
    aids = "SELECT round, aid FROM aids ORDER BY round, aid"
    assert len(match.rounds) == 2 and database.rows(aids) == [(1, "sum"), (2, "sum")]
    matches.save("a", match, aids={(2, "hint"), (2, "sum"), (9, "gone")})
    assert database.rows(aids) == [(1, "sum"), (2, "hint"), (2, "sum")], "once each, and none of rounds to come"
    matches.save("a", match)
    assert len(database.rows(aids)) == 3
    with database.transaction() as connection:
        connection.execute("DELETE FROM matches")
    assert database.rows(aids) == []


def test_statistics_without_aids_count_what_had_none() -> None:
    """Checked against a count by hand: matches with an aid in one round, in none, in all."""
    database = Database.in_memory()
    matches, statistics = Matches(database), Statistics(database)
    rounds = unaided_rounds = aided_rounds = won = unaided_matches = 0
    for number in range(6):
        match = played(new_match(number=number), seed=number)
        aided = {round_ for round_ in range(1, len(match.rounds) + 1) if number % 3 and (round_ + number) % number == 0}
        matches.save(str(number), match, aids={(round_, "takes") for round_ in aided})
        rounds += len(match.scores)
        unaided_rounds += 0 if aided else len(match.scores)
        aided_rounds += len(aided)
        won += 1
        unaided_matches += not aided
    every, bare = statistics.totals(), statistics.totals(BARE)
    assert (every.matches, every.rounds) == (won, rounds)
    assert every.aided == aided_rounds > 0
    assert (bare.matches, bare.rounds) == (unaided_matches, unaided_rounds) and unaided_matches > 0
    assert bare.aided == 0
    assert all(bare.sums[name] <= every.sums[name] for name in ("scope_for", "scope_against"))


def test_the_stronger_the_opponents_the_fewer_aids_there_are_at_first() -> None:
    usual = Preferences()
    sets = [getattr(usual, f"aids_{level}") for level in ("beginner", "easy", "medium", "hard", "expert")]
    assert all(set(more) >= set(fewer) for more, fewer in pairwise(sets))
    assert "warning" in sets[0] and sets[-1] == ()


def test_aids_are_named_in_one_order_and_no_others_exist() -> None:
    chosen = Preferences().changed(aids_easy=["warning", "takes"])
    assert chosen.aids_easy == ("takes", "warning")
    assert chosen.changed(aids_easy=AIDS[::-1]).aids_easy == AIDS
    for wrong in (["telepathy"], "takes", True, [1], {"takes": True}):
        with pytest.raises(ValueError, match=r"."):
            chosen.changed(aids_easy=wrong)
