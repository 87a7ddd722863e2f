from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.core.record import dump_record
from scopa_desktop.store import database as database_module
from scopa_desktop.store import schema
from scopa_desktop.store.database import COMPANIONS, Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.statistics import Statistics
from scopa_desktop.store.troubles import StoreError, Trouble, TroubleKind
from tests.store.playing import new_match, played, write_old_file

MATCH = played(new_match("escoba"), 50)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a match in it, closed; not to be changed."""
    path = tmp_path_factory.mktemp("sound") / "matches.db"
    database = Database.open(path, pytest.fail)
    Matches(database).save("a", MATCH)
    Matches(database).save("b", played(new_match()))
    database.close()
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"


def copy(sound: Path, path: Path) -> Path:
    shutil.copy(sound, path)
    return path


def edit(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


def asides(path: Path) -> list[Path]:
    return sorted(file for file in path.parent.glob(path.name + ".broken-*") if not file.name.endswith(COMPANIONS))


def use(path: Path) -> tuple[Database, list[Trouble]]:
    """Open a file, do everything with it that the program does, and return what was told."""
    troubles: list[Trouble] = []
    database = Database.open(path, troubles.append)
    matches = Matches(database)
    matches.open_match(troubles.append)
    statistics = Statistics(database)
    for work in (matches.list_matches, statistics.breakdown, statistics.dealings, lambda: matches.save("c", MATCH)):
        try:
            work()
        except StoreError as fault:
            troubles.append(fault.trouble)
    return database, troubles


def assert_set_aside(path: Path) -> None:
    content = path.read_bytes() if path.is_file() else None
    database, troubles = use(path)
    database.close()
    told = {TroubleKind.DATABASE_BROKEN, TroubleKind.DATABASE_SALVAGED}
    assert len(troubles) == 1 and troubles[0].kind in told, [*map(str, troubles)]
    (aside,) = asides(path)
    assert aside.name in str(troubles[0]) and "\n" not in str(troubles[0])
    if content is not None:
        assert aside.read_bytes() == content
    database, troubles = use(path)
    database.close()
    assert troubles == [] and database.durable, "the new file serves from now on"


def test_a_sound_file_is_opened_silently(sound: Path, path: Path) -> None:
    database, troubles = use(copy(sound, path))
    assert troubles == [] and database.durable
    assert database.rows("PRAGMA journal_mode") == [("wal",)]
    assert database.rows("PRAGMA synchronous") == [(2,)]
    assert database.rows("PRAGMA foreign_keys") == [(1,)]
    database.close()
    database.close()
    assert not os.path.exists(f"{path}-wal"), "closing leaves one file"


def test_an_empty_file_is_a_new_one(path: Path) -> None:
    path.touch()
    database, troubles = use(path)
    assert troubles == [] and database.durable
    database.close()


def foreign(path: Path) -> None:
    edit(path, "CREATE TABLE recipes (title)")


def foreign_version(path: Path) -> None:
    edit(path, "CREATE TABLE recipes (title)", "PRAGMA user_version = 1")


TAMPERED: dict[str, tuple[str, ...]] = {
    "a trigger": ("CREATE TRIGGER t AFTER INSERT ON plays BEGIN DELETE FROM plays WHERE ply = new.ply; END",),
    "a view": ("DROP TABLE tallies", "CREATE VIEW tallies AS SELECT 1"),
    "a table less": ("DROP TABLE plays",),
    "a column more": ("ALTER TABLE plays ADD COLUMN note",),
    "a type that is none": (
        "PRAGMA ignore_check_constraints = ON",
        "UPDATE plays SET ply = 'first' WHERE match = 1 AND round = 1 AND ply = 0",
    ),
    "a blob for a text": (
        "PRAGMA ignore_check_constraints = ON",
        "UPDATE matches SET seats = x'00ff'",
    ),
    "a play of no round": ("INSERT INTO plays VALUES (9, 9, 9, '{}')",),
    "a state that is none": ("PRAGMA ignore_check_constraints = ON", "UPDATE matches SET state = 'lost'"),
    "a version below zero": ("PRAGMA user_version = -3",),
    "no version": ("PRAGMA user_version = 0",),
    "another program": ("PRAGMA application_id = 1",),
}


@pytest.mark.parametrize("statements", TAMPERED.values(), ids=TAMPERED)
def test_a_tampered_file_is_set_aside(sound: Path, path: Path, statements: tuple[str, ...]) -> None:
    edit(copy(sound, path), *statements)
    edit(path, "PRAGMA wal_checkpoint(TRUNCATE)", "PRAGMA journal_mode = DELETE")
    assert_set_aside(path)


def write(content: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(content)


BROKEN: dict[str, Callable[[Path], object]] = {
    "text": write(b"this is no database, and long enough to have a header " * 40),
    "short": write(b"SQLite format 3\0"),
    "header alone": write(b"SQLite format 3\0" + bytes(84)),
    "noise": write(bytes(range(256)) * 64),
    "a folder": lambda path: (path / "inside").mkdir(parents=True),
    "another database": foreign,
    "another versioned database": foreign_version,
    "a folder for the log": lambda path: (path.touch(), path.with_name(path.name + "-wal").mkdir()),
}


@pytest.mark.parametrize("make", BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_set_aside(path: Path, make: Callable[[Path], object]) -> None:
    make(path)
    assert_set_aside(path)


@pytest.mark.skipif(os.name == "nt", reason="no named pipes in the file system")
def test_a_pipe_does_not_hang(path: Path) -> None:
    os.mkfifo(path)
    assert_set_aside(path)


@pytest.mark.parametrize("at", range(0, 100, 3))
def test_a_damaged_header_is_never_an_error(sound: Path, path: Path, at: int) -> None:
    content = bytearray(sound.read_bytes())
    content[at] ^= 0xFF
    path.write_bytes(content)
    database, troubles = use(path)
    database.close()
    assert len(troubles) <= 1
    assert database.durable or troubles


@settings(max_examples=60)
@given(at=st.floats(0, 1, exclude_max=True), flip=st.integers(1, 255), length=st.integers(1, 600), cut=st.booleans())
def test_damage_anywhere_is_a_sentence_at_most(
    sound: Path, tmp_path_factory: pytest.TempPathFactory, at: float, flip: int, length: int, cut: bool
) -> None:
    path = tmp_path_factory.mktemp("damaged") / "matches.db"
    content = bytearray(sound.read_bytes())
    start = int(at * len(content))
    for position in range(start, min(start + length, len(content))):
        content[position] ^= flip
    path.write_bytes(content[:start] if cut else content)
    database, troubles = use(path)
    database.close()
    assert len(troubles) <= 2, [*map(str, troubles)]
    assert all("\n" not in str(trouble) for trouble in troubles)
    if any(trouble.kind in (TroubleKind.DATABASE_BROKEN, TroubleKind.DATABASE_SALVAGED) for trouble in troubles):
        assert len(asides(path)) == 1
    again, troubles = use(path)
    again.close()
    assert again.durable and troubles == []


@settings(max_examples=30)
@given(noise=st.binary(max_size=2_000), at=st.integers(0, 4_000))
def test_a_damaged_log_is_never_an_error(
    sound: Path, tmp_path_factory: pytest.TempPathFactory, noise: bytes, at: int
) -> None:
    path = copy(sound, tmp_path_factory.mktemp("damaged") / "matches.db")
    live = sqlite3.connect(path)
    live.execute("DELETE FROM plays WHERE ply > 4")
    live.commit()
    log = bytearray(Path(f"{path}-wal").read_bytes())
    live.close()
    copy(sound, path)
    log[at : at + len(noise)] = noise
    Path(f"{path}-wal").write_bytes(log)
    database, troubles = use(path)
    database.close()
    assert len(troubles) <= 2


def test_a_definition_that_is_no_text_is_damage(sound: Path, path: Path) -> None:
    content = copy(sound, path).read_bytes()
    path.write_bytes(content.replace(b"CREATE TABLE", b"CREATE T\xc1BLE", 1))
    assert_set_aside(path)


def test_a_newer_version_is_left_untouched(sound: Path, path: Path) -> None:
    edit(copy(sound, path), f"PRAGMA user_version = {schema.VERSION + 1}", "CREATE TABLE trophies (name)")
    edit(path, "PRAGMA journal_mode = DELETE")
    before = path.read_bytes()
    database, troubles = use(path)
    database.close()
    assert [trouble.kind for trouble in troubles] == [TroubleKind.DATABASE_NEWER]
    assert not database.durable
    assert path.read_bytes() == before and asides(path) == []


def test_migrations_run_in_order_and_keep_the_content(sound: Path, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copy(sound, path)
    later = schema.VERSION + 1
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, ("ALTER TABLE matches ADD COLUMN note TEXT",)))
    for module in (schema, database_module):
        monkeypatch.setattr(module, "VERSION", later)
    monkeypatch.setattr(schema.migrate, "__defaults__", (later,))
    monkeypatch.setattr(schema.expected_shape, "__defaults__", (later,))
    database = Database.open(path, pytest.fail)
    assert database.rows("PRAGMA user_version") == [(later,)]
    assert database.rows("SELECT note FROM matches") == [(None,), (None,)]
    stored = Matches(database).open_match(pytest.fail)
    assert stored is not None and dump_record(stored.match) == dump_record(MATCH)
    database.close()
    Database.open(path, pytest.fail).close()


@pytest.mark.parametrize("version", range(1, schema.VERSION + 1))
def test_a_file_of_every_earlier_version_migrates_and_loses_nothing(path: Path, version: int) -> None:
    matches = [played(new_match(), 90), MATCH, played(new_match("cirulla", number=9, target=26))]
    path.parent.mkdir(parents=True, exist_ok=True)
    write_old_file(path, matches, version)
    database, troubles = use(path)
    assert troubles == [] and database.rows("PRAGMA user_version") == [(schema.VERSION,)]
    stored = {each.uuid: Matches(database).load(each.id).match for each in Matches(database).list_matches()}
    assert [dump_record(stored[str(number)]) for number in range(3)] == [dump_record(match) for match in matches]
    totals = Statistics(database).totals()
    assert totals.rounds == sum(len(match.scores) for match in (*matches, MATCH))
    assert len(Statistics(database).dealings()) == totals.rounds
    database.close()


def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (("CREATE TABLE a (b)", "CREATE TABLE a (b)"),))
    connection = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        schema.migrate(connection)
    assert schema.shape_of(connection) == set() and schema.version_of(connection) == 0
    connection.close()


def test_a_full_disk_is_one_sentence_and_the_next_save_makes_it_good(path: Path) -> None:
    database = Database.open(path, pytest.fail)
    matches = Matches(database)
    pages = database.rows("PRAGMA page_count")[0][0]
    database.rows(f"PRAGMA max_page_count = {pages}")
    match = played(new_match(target=99), 300)
    with pytest.raises(StoreError, match=r"could not be saved \(database or disk is full\)"):
        matches.save("a", match)
    assert matches.list_matches() == []
    database.rows("PRAGMA max_page_count = 100000")
    matches.save("a", match)
    stored = matches.open_match(pytest.fail)
    assert stored is not None and dump_record(stored.match) == dump_record(match)
    database.close()


def test_another_program_at_work_is_one_sentence(sound: Path, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "BUSY_SECONDS", 0.01)
    copy(sound, path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    database, troubles = use(path)
    assert [trouble.kind for trouble in troubles] == [TroubleKind.DATABASE_CLOSED]
    assert not database.durable and asides(path) == []
    other.execute("ROLLBACK")
    other.close()
    database.close()


READ_ONLY = """
import os, sys, urllib.parse  # which the user of few rights may not be allowed to read
from pathlib import Path
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
os.setuid(65534) if os.getuid() == 0 else None
told = []
database = Database.open(Path(sys.argv[1]), told.append)
stored = Matches(database).open_match(told.append)
print(database.durable, [trouble.kind.name for trouble in told], stored and stored.summary.uuid)
"""


@pytest.mark.skipif(os.name == "nt", reason="folders have other rights")
@pytest.mark.parametrize("present", [True, False])
def test_a_folder_that_cannot_be_written_is_one_sentence(sound: Path, present: bool) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.db"
        if present:
            copy(sound, path)
            path.chmod(0o444)
        os.chmod(folder, 0o555)
        done = subprocess.run(
            [sys.executable, "-c", READ_ONLY, str(path)],
            capture_output=True,
            text=True,
            cwd=Path(__file__).parents[2],
            check=False,
        )
        os.chmod(folder, 0o755)
    assert done.stdout == f"False ['DATABASE_CLOSED'] {'a' if present else None}\n", done.stderr


def test_a_broken_file_that_cannot_be_set_aside_is_one_sentence(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(b"x" * 5_000)

    def refuse(*args: object) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(database_module, "set_aside", refuse)
    database, troubles = use(path)
    assert [trouble.kind for trouble in troubles] == [TroubleKind.DATABASE_STUCK]
    assert not database.durable


def test_the_check_does_not_keep_the_player_waiting(sound: Path, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "CHECK_SECONDS", -1.0)
    database, troubles = use(copy(sound, path))
    assert troubles == [] and database.durable
    database.close()


def test_a_large_file_is_looked_through_where_there_is_a_suspicion_alone(
    sound: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect, asked = database_module._connect, list[str]()

    def traced(name: str) -> sqlite3.Connection:
        connection = connect(name)
        connection.set_trace_callback(asked.append)
        return connection

    def looks_through() -> bool:
        asked.clear()
        Database.open(path, pytest.fail).close()
        return "PRAGMA quick_check(1)" in asked

    monkeypatch.setattr(database_module, "_connect", traced)
    copy(sound, path)
    assert looks_through()
    monkeypatch.setattr(database_module, "CHECK_BYTES", 0)
    assert not looks_through()
    path.with_name(path.name + database_module.SUSPECT).touch()
    assert looks_through()
    assert not looks_through()


def test_damage_found_while_playing_is_looked_for_at_the_next_start(
    sound: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = bytearray(sound.read_bytes())
    with contextlib.closing(sqlite3.connect(sound)) as connection:
        roots = connection.execute("SELECT rootpage FROM sqlite_master WHERE rootpage > 1").fetchall()
    for (page,) in roots:  # all but the tables' own description, which is in the first and goes on in others
        content[(page - 1) * 4096 : (page - 1) * 4096 + 16] = b"\xff" * 16
    path.write_bytes(content)
    with monkeypatch.context() as patch:
        patch.setattr(database_module, "_check_content", lambda connection, seconds: None)
        database, troubles = use(path)
    database.close()
    assert database_module.SUSPICION_SECONDS > database_module.CHECK_SECONDS
    assert path.with_name(path.name + database_module.SUSPECT).exists()
    assert troubles and all(trouble.kind is not TroubleKind.DATABASE_BROKEN for trouble in troubles)
    assert all("malformed" in str(trouble) for trouble in troubles)
    assert_set_aside(path)


def test_a_transaction_that_fails_changes_nothing(path: Path) -> None:
    database = Database.open(path, pytest.fail)
    with pytest.raises(ZeroDivisionError), database.transaction() as connection:
        connection.execute("PRAGMA user_version = 9")
        raise ZeroDivisionError
    assert database.rows("PRAGMA user_version") == [(schema.VERSION,)]
    with pytest.raises(StoreError, match="FOREIGN KEY"), database.transaction() as connection:
        connection.execute("INSERT INTO plays VALUES (1, 1, 1, 'x')")
    with pytest.raises(StoreError, match="no such table"):
        database.rows("SELECT * FROM trophies")
    database.close()
