"""One backup a day, bounded, sound, and brought back without anything being deleted."""

from __future__ import annotations

import os
import sqlite3
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from scopa_desktop.core.record import dump_record
from scopa_desktop.store import backups as backups_module
from scopa_desktop.store import database as database_module
from scopa_desktop.store import matches as matches_module
from scopa_desktop.store.backups import KEPT, Backups
from scopa_desktop.store.database import READY, SUSPECT, Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.statistics import Statistics
from scopa_desktop.store.troubles import StoreError, Trouble, TroubleKind
from tests.store.playing import new_match, played

DAY = date(2026, 11, 29)
NOW = datetime(2026, 11, 30, 8, 15)


def save(path: Path, *uuids: str) -> dict[str, str]:
    """Store matches, and return all that are there."""
    database = Database.open(path, pytest.fail)
    for number, uuid in enumerate(uuids):
        Matches(database).save(uuid, played(new_match(number=number + 1), 50))
    found = stored(database)
    database.close()
    return found


def stored(database: Database) -> dict[str, str]:
    matches = Matches(database)
    return {each.uuid: dump_record(matches.load(each.id).match) for each in matches.list_matches()}


def opened(path: Path) -> tuple[dict[str, str], list[Trouble]]:
    troubles: list[Trouble] = []
    database = Database.open(path, troubles.append)
    found = stored(database)
    Statistics(database).totals()
    database.close()
    return found, troubles


def test_a_backup_is_made_while_the_file_is_in_use_and_is_one_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    database = Database.open(path, pytest.fail)
    Matches(database).save("a", played(new_match(), 50))
    backups = Backups(path)
    backups.start(DAY)
    backups._thread.join() if backups._thread is not None else pytest.fail("nothing is made")
    (made,) = backups.listed()
    assert (made.day, made.matches, made.path.name) == (DAY, 1, "matches-2026-11-29.db")
    assert made.played is not None
    assert [each.name for each in backups.folder.iterdir()] == [made.path.name]
    if os.name != "nt":
        assert made.path.stat().st_mode & 0o777 == 0o600


def test_there_is_one_a_day(tmp_path: Path) -> None:
    save(tmp_path / "matches.db", "a")
    backups = Backups(tmp_path / "matches.db")
    before = backups.make(DAY)
    assert before is not None
    written = before.stat().st_mtime_ns
    backups.start(DAY)
    backups.stop()
    assert before.stat().st_mtime_ns == written


def test_of_no_matches_there_is_no_backup(tmp_path: Path) -> None:
    assert Backups(tmp_path / "matches.db").make(DAY) is None
    save(tmp_path / "matches.db")
    assert Backups(tmp_path / "matches.db").make(DAY) is None
    assert Backups(tmp_path / "matches.db").listed() == []


def test_the_last_days_are_kept_whatever_the_clock_said(tmp_path: Path) -> None:
    save(tmp_path / "matches.db", "a")
    backups = Backups(tmp_path / "matches.db")
    for wrong in range(3):
        backups.make(date(2099, 1, 1 + wrong))
    for number in range(KEPT + 2):
        backups.make(DAY + timedelta(days=number))
    days = [each.day for each in backups.listed()]
    assert days == [DAY + timedelta(days=number) for number in range(KEPT + 1, 1, -1)]


def test_they_hold_no_more_than_they_may_and_the_last_one_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path / "matches.db", "a")
    backups = Backups(tmp_path / "matches.db")
    first = backups.make(DAY)
    assert first is not None
    monkeypatch.setattr(backups_module, "MAX_BYTES", first.stat().st_size * 2 + 1)
    for number in range(1, 4):
        backups.make(DAY + timedelta(days=number))
    assert len(backups.listed()) == 2
    monkeypatch.setattr(backups_module, "MAX_BYTES", 1)
    backups.make(DAY + timedelta(days=4))
    assert [each.day for each in backups.listed()] == [DAY + timedelta(days=4)]


def test_one_that_is_given_up_leaves_nothing(tmp_path: Path) -> None:
    save(tmp_path / "matches.db", "a")
    backups = Backups(tmp_path / "matches.db")
    backups.stop()
    assert backups.make(DAY) is None
    assert list(backups.folder.iterdir()) == []


def test_of_a_damaged_file_none_is_made_and_the_next_start_looks_closer(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    save(path, "a", "b")
    content = bytearray(path.read_bytes())
    content[-4096:-4080] = b"\xff" * 16
    path.write_bytes(content)
    assert Backups(path).make(DAY) is None
    assert Path(f"{path}{SUSPECT}").exists()


def test_restoring_puts_the_present_file_aside(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    then = save(path, "a")
    backups = Backups(path)
    backups.make(DAY)
    now = save(path, "b", "c")
    aside = backups.restore(backups.listed()[0], NOW)
    assert aside is not None and aside.name == "matches.db.before-20261130-081500"
    assert opened(path) == (then, [])
    assert opened(aside) == (now, [])
    assert [each.day for each in backups.listed()] == [DAY]


def test_a_damaged_backup_is_not_restored(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    now = save(path, "a", "b")
    backups = Backups(path)
    backups.make(DAY)
    (made,) = backups.listed()
    content = bytearray(made.path.read_bytes())
    content[-4096:-4080] = b"\xff" * 16
    made.path.write_bytes(content)
    with pytest.raises(StoreError) as fault:
        backups.restore(made)
    assert fault.value.trouble.kind is TroubleKind.BACKUP_STUCK
    assert opened(path) == (now, [])
    assert sorted(each.name for each in tmp_path.iterdir()) == ["backups", "matches.db"]


def test_a_restoring_that_was_killed_between_two_steps_is_finished_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    then = save(path, "a")
    os.rename(path, f"{path}{READY}")
    assert opened(path) == (then, [])
    save(path, "b")
    Path(f"{path}{READY}").write_bytes(b"made in vain")
    assert set(opened(path)[0]) == {"a", "b"}
    assert not Path(f"{path}{READY}").exists()


@pytest.mark.parametrize("backed", [False, True])
def test_a_broken_page_costs_what_is_on_it_and_the_backup_has_that(tmp_path: Path, backed: bool) -> None:
    path = tmp_path / "matches.db"
    all_ = save(path, *"abcdefgh")
    if backed:
        Backups(path).make(DAY)
    content = bytearray(path.read_bytes())
    lost = content.rindex(b'{"by"') if b'{"by"' in content else len(content) - 4096
    content[lost // 4096 * 4096 : lost // 4096 * 4096 + 100] = b"\xff" * 100
    path.write_bytes(content)
    found, (trouble,) = opened(path)
    assert found.items() <= all_.items() and found
    assert trouble.details["aside"] in {each.name for each in tmp_path.iterdir()}
    assert trouble.details["kept"] == str(len(found))
    if backed and trouble.kind is TroubleKind.DATABASE_FROM_BACKUP:
        assert found == all_ and trouble.details["day"] == "2026-11-29"
    elif not backed:
        assert trouble.kind is TroubleKind.DATABASE_SALVAGED
    assert opened(path) == (found, [])


def test_of_a_file_that_is_no_database_any_more_the_backup_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    then = save(path, "a", "b")
    Backups(path).make(DAY)
    path.write_bytes(b"overwritten by something else " * 900)
    found, (trouble,) = opened(path)
    assert found == then and trouble.kind is TroubleKind.DATABASE_FROM_BACKUP


def test_definitions_that_say_something_else_are_mended(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    then = save(path, "a", "b")
    content = path.read_bytes()
    assert b"id INTEGER PRIMARY KEY" in content
    path.write_bytes(content.replace(b"id INTEGER PRIMARY KEY", b"id INTEGEB PRIMARY KEY"))
    found, (trouble,) = opened(path)
    assert found == then and trouble.kind is TroubleKind.DATABASE_SALVAGED


def test_what_a_salvage_that_was_killed_left_is_in_nobodys_way(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    then = save(path, "a", "b")
    content = path.read_bytes()
    save(tmp_path / "other.db", "x", "y", "z")
    for ending in ("1", "2", "-source", ".part"):
        Path(f"{path}{READY}{ending}").write_bytes((tmp_path / "other.db").read_bytes())
    path.write_bytes(bytes(100) + content[100:])
    found, (trouble,) = opened(path)
    assert found == then and trouble.kind is TroubleKind.DATABASE_SALVAGED


def test_a_header_and_definitions_are_mended(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    then = save(path, "a", "b")
    content = bytearray(path.read_bytes())
    content[:100] = bytes(100)
    path.write_bytes(bytes(content).replace(b"CREATE TABLE matches", b"CREATE TABLE \xff\xff\xff\xff\xff\xff\xff", 1))
    found, (trouble,) = opened(path)
    assert found == then and trouble.kind is TroubleKind.DATABASE_SALVAGED


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be deleted there")
@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_that_is_deleted_while_it_is_open_is_written_anew(tmp_path: Path, replaced: bool) -> None:
    import shutil

    path, troubles = tmp_path / "data" / "matches.db", list[Trouble]()
    database = Database.open(path, troubles.append)
    Matches(database).save("a", played(new_match(), 50))
    shutil.rmtree(path.parent)
    if replaced:
        path.parent.mkdir()
        path.write_bytes(b"somebody else's")
    Matches(database).save("b", played(new_match(), 60))
    Matches(database).save("b", played(new_match(), 70))
    assert [each.kind for each in troubles] == [TroubleKind.DATABASE_REMADE]
    database.close()
    found, told = opened(path)
    assert set(found) == {"a", "b"} and told == []


def test_with_a_clock_set_back_the_match_that_was_played_last_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database.open(tmp_path / "matches.db", pytest.fail)
    matches = Matches(database)
    matches.save("first", played(new_match(), 5))

    class Earlier(datetime):
        @classmethod
        def now(cls, tz=None):  # type: ignore[no-untyped-def]
            return datetime.now(tz) - timedelta(days=400)

    matches.save("other", played(new_match(), 7))
    monkeypatch.setattr(matches_module, "datetime", Earlier)
    matches.save("first", played(new_match(), 6))
    latest = matches.latest_open()
    assert latest is not None and latest.uuid == "first"
    matches.save("other", played(new_match(), 8))
    latest = matches.latest_open()
    assert latest is not None and latest.uuid == "other"


@pytest.mark.parametrize("kept", [True, False])
def test_a_damaged_backup_takes_nothing_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    """Of a large file not every page was looked at when it was taken for sound."""
    path = tmp_path / "matches.db"
    then = save(path, *"abcdefgh")
    backup = Backups(path).make(DAY)
    assert backup is not None
    content = bytearray(backup.read_bytes())
    content[8192:] = b"\xff" * (len(content) - 8192)
    backup.write_bytes(content)
    monkeypatch.setattr(database_module, "CHECK_BYTES", 1000)
    path.write_bytes(bytes(100) + path.read_bytes()[100:] if kept else b"overwritten by something else " * 900)
    found, troubles = opened(path)
    assert found == (then if kept else {})
    assert TroubleKind.DATABASE_STUCK not in [each.kind for each in troubles]


@pytest.mark.skipif(os.name == "nt", reason="open files cannot be deleted there")
def test_a_file_that_could_not_be_written_anew_at_once_is_so_with_the_next_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, troubles = tmp_path / "matches.db", list[Trouble]()
    database = Database.open(path, troubles.append)
    Matches(database).save("a", played(new_match(), 50))
    path.unlink()
    real = database_module._open_file
    monkeypatch.setattr(database_module, "_open_file", _locked)
    with pytest.raises(StoreError):
        Matches(database).save("b", played(new_match(), 60))
    monkeypatch.setattr(database_module, "_open_file", real)
    assert [each.uuid for each in Matches(database).list_matches()] == ["a"]
    Matches(database).save("b", played(new_match(), 70))
    database.close()
    assert set(opened(path)[0]) == {"a", "b"}


def _locked(path: Path) -> None:
    raise sqlite3.OperationalError("database is locked")


def test_what_a_killed_program_left_of_a_backup_goes_with_the_next_one(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    save(path, "a")
    backups = Backups(path)
    backups.folder.mkdir()
    for ending in ("", "-journal"):
        (backups.folder / f"matches-2026-11-02.part{ending}").write_bytes(b"half")
    made = backups.make(DAY)
    assert made is not None and [each.name for each in backups.folder.iterdir()] == [made.name]


def test_a_backup_with_a_time_that_was_never_now_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    save(path, "a")
    made = Backups(path).make(DAY)
    assert made is not None
    with sqlite3.connect(made) as connection:
        connection.execute("UPDATE matches SET updated = '9999-12-31T23:59:59-14:00'")
    assert Backups(path).listed() == []


def test_a_backup_of_a_day_that_is_yet_to_come_is_taken_last(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    save(path, "a")
    backups = Backups(path)
    backups.make(date(2999, 1, 1))
    save(path, "b")
    backups.make(date.today())
    found = database_module.latest_backup(path)
    assert found is not None and found[0] == str(date.today())
