"""The people who play on one computer: their folders, their list, and all that may befall these."""

from __future__ import annotations

import os
import random
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from scopa_desktop.store import profiles
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.store.profiles import FIRST, Profiles
from scopa_desktop.store.troubles import StoreError, Trouble, TroubleKind

NAMES = ("A", "小林さくら", "Ζωή", "../../etc", "CON", "a/b\\c", "x" * 40, "🙂", "محمد", '"; [x]')


class Home:
    """A data folder, opened as often as wanted."""

    def __init__(self, folder: Path) -> None:
        self.paths = Paths.under(folder)
        self.told: list[Trouble] = []
        self.time = datetime(2026, 11, 30, 20, tzinfo=UTC)

    def open(self) -> Profiles:
        return Profiles(self.paths, self.told.append, self._now)

    def _now(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time

    @property
    def kinds(self) -> list[TroubleKind]:
        return [each.kind for each in self.told]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_who_is_alone_finds_everything_where_it_lay_and_nothing_new_is_written(home: Home) -> None:
    people = home.open()
    assert len(people.everybody) == 1
    assert people.paths(people.last) == home.paths
    people.use(people.last)
    assert not home.paths.people.exists()


@pytest.mark.parametrize("name", NAMES)
def test_any_name_is_a_name_and_never_a_path(home: Home, name: str) -> None:
    who = home.open().add(name, "moon")
    again = home.open()
    assert [each.name for each in again.everybody] == ["", name.strip()]
    folders = again.paths(who)
    assert folders.data.is_relative_to(home.paths.data / "profiles")
    assert folders.data.is_dir()
    assert folders.decks == home.paths.decks
    told = PreferencesFile(folders.preferences, home.told.append).load()
    assert (told.name, told.avatar) == (name.strip(), "moon")
    assert again.named(name.upper()) == again.everybody[1]
    assert not home.told


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\0b"])
def test_what_is_no_name_is_refused(home: Home, name: str) -> None:
    people = home.open()
    with pytest.raises(StoreError, match="letters"):
        people.add(name, "sun")
    assert len(people.everybody) == 1
    assert not (home.paths.data / "profiles").exists()


def test_two_people_do_not_share_a_name(home: Home) -> None:
    people = home.open()
    anna = people.add("Anna", "moon")
    people.change(anna, "anna", "boat")
    with pytest.raises(StoreError, match="called ANNA already"):
        people.add("ANNA", "sun")
    with pytest.raises(StoreError, match="called Anna already"):
        people.change(people.everybody[0], "Anna", "sun")


def test_who_played_last_is_remembered(home: Home) -> None:
    people = home.open()
    anna, bruno = people.add("Anna", "moon"), people.add("Bruno", "boat")
    people.use(bruno)
    people.use(anna)
    people.set_ask(True)
    again = home.open()
    assert again.last.id == anna.id
    assert again.ask


def test_who_is_removed_comes_back_whole(home: Home) -> None:
    people = home.open()
    anna = people.add("Anna", "moon")
    people.add("Bruno", "boat")
    people.paths(anna).database.write_bytes(b"matches")
    people.remove(anna)
    assert [each.name for each in home.open().everybody] == ["", "Bruno"]
    people.restore(anna)
    assert [each.name for each in home.open().everybody] == ["", "Anna", "Bruno"]
    assert people.paths(anna).database.read_bytes() == b"matches"


def test_a_lost_or_damaged_list_loses_nobody(home: Home) -> None:
    people = home.open()
    people.change(people.everybody[0], "Zoe", "sun")
    for name in ("Anna", "Bruno"):
        people.add(name, "moon")
    content = home.paths.people.read_bytes()
    rng = random.Random(7)
    damaged = [b"", b"\xff\xfe", b"people = 3", b'people = [{id = "../x", name = "A", avatar = "sun"}]', b"a" * 300_000]
    for _ in range(200):
        spoilt = bytearray(content)
        for _ in range(rng.randrange(1, 6)):
            spoilt[rng.randrange(len(spoilt))] = rng.randrange(256)
        damaged.append(bytes(spoilt[: rng.randrange(len(spoilt))]))
    for each in damaged:
        home.paths.people.write_bytes(each)
        found = {who.id for who in home.open().everybody}
        assert found == {who.id for who in people.everybody}, each
    home.paths.people.unlink(missing_ok=True)
    assert sorted(who.name for who in home.open().everybody) == ["Anna", "Bruno", "Zoe"]
    assert set(home.kinds) <= {TroubleKind.PEOPLE_BROKEN, TroubleKind.PERSON_LOST}


def test_a_folder_that_is_gone_is_told_and_the_others_stay(home: Home) -> None:
    people = home.open()
    anna = people.add("Anna", "moon")
    people.add("Bruno", "boat")
    shutil.rmtree(home.paths.data / "profiles" / anna.id)
    again = home.open()
    assert [each.name for each in again.everybody] == ["", "Bruno"]
    assert home.kinds == [TroubleKind.PERSON_LOST]
    assert "Anna" in str(home.told[0])


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only to this user")
def test_in_a_folder_that_cannot_be_written_nothing_changes(home: Home) -> None:
    people = home.open()
    anna = people.add("Anna", "moon")
    for folder in (home.paths.config, home.paths.data / "profiles"):
        folder.chmod(0o500)
    try:
        for change in (lambda: people.add("Bruno", "sun"), lambda: people.remove(anna)):
            with pytest.raises(StoreError):
                change()
        people.use(anna)
    finally:
        for folder in (home.paths.config, home.paths.data / "profiles"):
            folder.chmod(0o700)
    assert [each.name for each in people.everybody] == ["", "Anna"]


def test_on_a_full_disk_nothing_changes(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    people = home.open()
    anna = people.add("Anna", "moon")

    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(profiles, "write_atomic", full)
    for change in (
        lambda: people.add("Bruno", "sun"),
        lambda: people.remove(anna),
        lambda: people.change(anna, "Carla", "sun"),
        lambda: people.set_ask(True),
    ):
        with pytest.raises(StoreError, match="no space left"):
            change()
        assert people.paths(anna).data.is_dir()
    monkeypatch.undo()
    assert [each.name for each in home.open().everybody] == ["", "Anna"]
    assert not people.ask


def test_the_first_person_keeps_the_files_and_is_not_removed(home: Home) -> None:
    people = home.open()
    people.add("Anna", "moon")
    with pytest.raises(StoreError):
        people.remove(people.by_id(FIRST))
    assert home.paths.data.is_dir()
    assert PreferencesFile(home.paths.preferences, home.told.append).load() == Preferences()


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00"])
def test_a_time_that_was_never_now_is_of_no_account(home: Home, moment: str) -> None:
    people = home.open()
    anna = people.add("Anna", "moon")
    people.use(anna)
    written = home.paths.people.read_text()
    used = next(line for line in written.splitlines() if line.startswith("used"))
    home.paths.people.write_text(written.replace(used, f"used = {moment}"))
    again = home.open()
    assert [each.name for each in again.everybody] == ["", "Anna"] and home.kinds == []
    again.use(again.everybody[0])
    assert home.open().last.id == FIRST


def test_who_plays_now_played_last_also_after_a_clock_was_ahead(home: Home) -> None:
    people = home.open()
    anna, bruno = people.add("Anna", "moon"), people.add("Bruno", "boat")
    home.time += timedelta(days=2000)
    people.use(anna)
    home.time -= timedelta(days=2000)
    people.use(bruno)
    assert home.open().last.id == bruno.id
