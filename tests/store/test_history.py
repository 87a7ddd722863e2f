from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from scopa_desktop.core.match import Match, Seat
from scopa_desktop.store.database import Database
from scopa_desktop.store.history import ALL, History, Order, Outcome, Search
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.origins import Origin, counts, kind_of, origin_of
from scopa_desktop.store.statistics import Statistics
from tests.store.playing import new_match, played


@pytest.fixture
def database() -> Database:
    return Database.in_memory()


@pytest.fixture
def history(database: Database) -> History:
    return History(database)


def named(match: Match, name: str, level: str) -> Match:
    match.seats = (match.seats[0], Seat(name, level))
    return match


@pytest.fixture
def stored(database: Database) -> dict[str, int]:
    """Return the numbers of five matches by their uuid, played one day after the other from 1 March."""
    matches = Matches(database)
    made = {
        "bruno": named(played(new_match(number=11, target=6)), "Bruno", "easy"),
        "élise": named(played(new_match("escoba", number=12, target=6), seed=2), "ÉLISE", "hard"),
        "open": named(played(new_match(number=13), 8), "Carlo", "easy"),
        "left": named(played(new_match("cirulla", number=14), 50), "Bruno", "hard"),
        "third": named(played(new_match(number=15, target=6), seed=5), "Carlo", "expert"),
    }
    for uuid, match in made.items():
        matches.save(uuid, match, abandoned=uuid == "left")
    with database.transaction() as connection:
        for day, uuid in enumerate(made, 1):
            connection.execute(f"UPDATE matches SET updated = '2026-03-0{day}T12:00:00+00:00' WHERE uuid = ?", (uuid,))
    return {each.uuid: each.id for each in matches.list_matches()}


def found(history: History, search: Search = ALL, **how: object) -> list[str]:
    page = history.page(search, **how)  # type: ignore[arg-type]
    assert len(page) == history.count(search)
    return [each.uuid for each in page]


def test_the_last_played_comes_first(history: History, stored: dict[str, int]) -> None:
    assert found(history) == ["third", "left", "open", "élise", "bruno"]
    assert found(history, descending=False) == ["bruno", "élise", "open", "left", "third"]
    assert [each.uuid for each in history.page(limit=2, offset=1)] == ["left", "open"]


@pytest.mark.parametrize(
    ("search", "expected"),
    [
        (Search(variant="escoba"), {"élise"}),
        (Search(opponents="easy"), {"bruno", "open"}),
        (Search(outcome=Outcome.OPEN), {"open"}),
        (Search(outcome=Outcome.ABANDONED), {"left"}),
        (Search(text="bruno"), {"bruno", "left"}),
        (Search(text=" élise "), {"élise"}),
        (Search(text="13"), {"open"}),
        (Search(text="%"), set()),
        (Search(text="Carlo", variant="scopa", outcome=Outcome.OPEN), {"open"}),
        (Search(since=date(2026, 3, 2), until=date(2026, 3, 3)), {"élise", "open"}),
        (Search(deleted=True), set()),
    ],
)
def test_a_search_finds_what_it_says(
    history: History, stored: dict[str, int], search: Search, expected: set[str]
) -> None:
    assert set(found(history, search)) == expected


def test_won_and_lost_are_told_apart(history: History, stored: dict[str, int], database: Database) -> None:
    over = {each.uuid: each for each in history.page() if each.winner is not None}
    won = {uuid for uuid, each in over.items() if each.winner == 0}
    assert set(found(history, Search(outcome=Outcome.WON))) == won
    assert set(found(history, Search(outcome=Outcome.LOST))) == set(over) - won


@pytest.mark.parametrize("order", Order)
@pytest.mark.parametrize("descending", [True, False])
def test_every_order_lists_every_match_once(
    history: History, stored: dict[str, int], order: Order, descending: bool
) -> None:
    assert sorted(found(history, order=order, descending=descending)) == sorted(stored)


def test_the_best_result_comes_first(history: History, stored: dict[str, int]) -> None:
    page = history.page(order=Order.RESULT)
    ahead = [each.totals[0] - each.totals[1] for each in page]
    assert ahead == sorted(ahead, reverse=True)


def test_a_name_can_be_given_found_sorted_by_and_taken_away(history: History, stored: dict[str, int]) -> None:
    history.rename(stored["open"], "  The Long Evening ")
    assert found(history, Search(text="long even")) == ["open"]
    assert found(history, order=Order.NAME)[0] == "open"
    assert history.page(Search(text="long"))[0].name == "The Long Evening"
    with pytest.raises(ValueError, match="80"):
        history.rename(stored["open"], "x" * 81)
    history.rename(stored["open"], "")
    assert found(history, Search(text="long")) == []


def test_what_is_deleted_counts_no_more_and_comes_back_whole(
    history: History, stored: dict[str, int], database: Database
) -> None:
    statistics = Statistics(database)
    before = statistics.breakdown()
    gone = [stored["bruno"], stored["open"]]
    history.delete(gone)
    assert set(found(history)) == {"third", "left", "élise"}
    assert set(found(history, Search(deleted=True))) == {"bruno", "open"}
    assert statistics.totals().won + statistics.totals().lost == 2
    assert Matches(database).open_match(pytest.fail) is None
    history.restore(gone)
    assert len(found(history)) == 5 and statistics.breakdown() == before
    assert Matches(database).open_match(pytest.fail) is not None


def test_what_was_forgotten_stays_so_when_it_is_deleted_and_restored(
    history: History, stored: dict[str, int], database: Database
) -> None:
    statistics = Statistics(database)
    statistics.forget()
    history.delete([stored["bruno"]])
    history.restore([stored["bruno"]])
    assert statistics.totals().won + statistics.totals().lost == 0


def test_only_what_was_deleted_long_ago_goes_for_good(
    history: History, stored: dict[str, int], database: Database
) -> None:
    history.delete([stored["bruno"], stored["left"]])
    assert history.purge() == 0
    with database.transaction() as connection:
        old = (datetime.now(UTC) - timedelta(days=31)).isoformat()
        connection.execute("UPDATE matches SET deleted = ? WHERE id = ?", (old, stored["left"]))
        future = (datetime.now(UTC) + timedelta(days=400)).isoformat()
        connection.execute("UPDATE matches SET deleted = ? WHERE id = ?", (future, stored["bruno"]))
    assert history.purge() == 1
    assert found(history, Search(deleted=True)) == ["bruno"]
    for table in ("rounds", "plays", "tallies", "results"):
        assert stored["left"] not in {row[0] for row in database.rows(f"SELECT match FROM {table}")}


def test_origins_are_read_back_and_say_what_counts() -> None:
    assert [kind_of(origin_of(kind, "abc")) for kind in Origin if kind] == [kind for kind in Origin if kind]
    assert kind_of("") is Origin.NEW and kind_of("from a later version") is Origin.FILE
    assert counts("") and counts(origin_of(Origin.DAY, "2026-03-01"))
    assert not counts(origin_of(Origin.TWIN, "abc")) and not counts(str(Origin.FILE))


def test_what_the_person_did_not_play_itself_does_not_count(database: Database, history: History) -> None:
    matches = Matches(database)
    matches.save("read", played(new_match(target=6)), origin=str(Origin.FILE))
    matches.save("own", played(new_match(target=6)), origin=origin_of(Origin.DAY, "2026-03-01"))
    assert history.count() == 2
    totals = Statistics(database).totals()
    assert totals.won + totals.lost == 1
