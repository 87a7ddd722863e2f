from __future__ import annotations

from pathlib import Path

import pytest

from scopa_desktop.core.match import Match
from scopa_desktop.core.record import dump_record
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.store.database import Database
from scopa_desktop.store.exchange import SUFFIX, Exchange, file_name, free_path
from scopa_desktop.store.history import History
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.origins import Origin
from scopa_desktop.store.statistics import Statistics
from scopa_desktop.store.troubles import StoreError, TroubleKind
from tests.store.playing import new_match, played


@pytest.fixture
def database() -> Database:
    return Database.in_memory()


@pytest.fixture
def exchange(database: Database) -> Exchange:
    return Exchange(database)


def written(folder: Path, match: Match, name: str = "one.scopa") -> Path:
    path = folder / name
    path.write_text(dump_record(match), encoding="utf-8")
    return path


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("plays", [7, 10_000])
def test_a_match_of_every_game_is_written_and_read_back_the_same(tmp_path: Path, variant: str, plays: int) -> None:
    here, there = Database.in_memory(), Database.in_memory()
    match = played(new_match(variant), plays)
    Matches(here).save("one", match)
    path = tmp_path / "one.scopa"
    Exchange(here).write(1, path)
    found = Exchange(there).read(path)
    assert found.new
    assert dump_record(Matches(there).load(found.number).match) == dump_record(match)
    assert Matches(there).load(found.number).summary.origin == Origin.FILE


def test_a_match_is_read_once_and_never_doubled(tmp_path: Path, exchange: Exchange, database: Database) -> None:
    path = written(tmp_path, played(new_match(), 30))
    first = exchange.read(path)
    again = exchange.read(path)
    assert first.new and not again.new and again.number == first.number
    assert exchange.read(written(tmp_path, played(new_match(), 31), "two.scopa")).new
    assert exchange.read(written(tmp_path, played(new_match(), 30, seed=2), "three.scopa")).new
    assert History(database).count() == 3


def test_a_match_of_ones_own_that_comes_back_is_known(tmp_path: Path, exchange: Exchange, database: Database) -> None:
    Matches(database).save("mine", played(new_match("cirulla")))
    path = tmp_path / "mine.scopa"
    exchange.write(1, path)
    assert not exchange.read(path).new
    assert Matches(database).load(1).summary.origin == Origin.NEW
    History(database).delete([1])
    assert not exchange.read(path).new, "a deleted one comes back"
    assert History(database).count() == 1


def test_a_match_without_a_deal_number_is_known_too(tmp_path: Path, exchange: Exchange) -> None:
    match = played(new_match(), 30)
    data = dump_record(match).replace('"deal":{"number":7,"scheme":1},', "")
    path = tmp_path / "one.scopa"
    path.write_text(data, encoding="utf-8")
    assert 'deal":' not in data.split("rounds")[0]
    assert exchange.read(path).new
    assert not exchange.read(path).new


def test_what_was_read_counts_nowhere_and_is_not_gone_on_with(
    tmp_path: Path, exchange: Exchange, database: Database
) -> None:
    exchange.read(written(tmp_path, played(new_match(), 10)))
    exchange.read(written(tmp_path, played(new_match(target=6)), "two.scopa"))
    assert Matches(database).open_match(pytest.fail) is None
    assert Matches(database).latest_open() is None
    totals = Statistics(database).totals()
    assert totals.won + totals.lost == 0
    Matches(database).save("own", played(new_match(), 10))
    latest = Matches(database).latest_open()
    assert latest is not None and latest.uuid == "own"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "no match record"),
        (b"\xff\xfe", "UTF-8"),
        (b'{"format": "other"}', "field"),
        (b"[" * 100_000, "nested"),
        (b"x" * (9 * 1024 * 1024), "larger"),
        (None, "not there"),
    ],
)
def test_whatever_is_no_record_is_refused_with_one_sentence(
    tmp_path: Path, exchange: Exchange, database: Database, content: bytes | None, why: str
) -> None:
    path = tmp_path / "wrong.scopa"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(StoreError) as caught:
        exchange.read(path)
    assert caught.value.trouble.kind is TroubleKind.RECORD_REFUSED
    assert "wrong.scopa" in str(caught.value) and why in str(caught.value) and "\n" not in str(caught.value)
    assert History(database).count() == 0


def test_a_file_that_cannot_be_written_is_told_of(tmp_path: Path, exchange: Exchange, database: Database) -> None:
    Matches(database).save("one", new_match())
    with pytest.raises(StoreError) as caught:
        exchange.write(1, tmp_path / "missing" / "one.scopa")
    assert caught.value.trouble.kind is TroubleKind.NOT_WRITTEN
    assert list(tmp_path.iterdir()) == []


def test_names_of_files_say_what_is_in_them_and_never_meet(tmp_path: Path, database: Database) -> None:
    Matches(database).save("one", new_match())
    History(database).rename(1, "../The «Long» Evening: 2/3")
    name = file_name(History(database).page()[0])
    assert name.endswith("-scopa-the-long-evening-2-3" + SUFFIX)
    first = free_path(tmp_path, name)
    first.write_text("")
    second = free_path(tmp_path, name)
    assert second != first and free_path(tmp_path, name, {second}) not in (first, second)
