"""Starting where something is not as it should be: no screen, a second game, broken and hostile files."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from scopa_desktop.__main__ import game_parser
from scopa_desktop.app import NO_DISPLAY, Program
from scopa_desktop.core.record import dump_record
from scopa_desktop.session.replay import Replay
from scopa_desktop.store.database import Database
from scopa_desktop.store.lock import InstanceLock
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.schema import VERSION
from scopa_desktop.ui.windows.history import HistoryPage
from tests.app.evening import Evening
from tests.app.running import ROOT, Running, Watch, prefer, wait_for
from tests.store.playing import new_match, played
from tools.robot.inside import Inside


def test_without_a_screen_one_sentence_is_printed(tmp_path: Path) -> None:
    without = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    done = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", "--data", str(tmp_path / "data")],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name not in without},
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, "", NO_DISPLAY + "\n")
    assert not (tmp_path / "data").exists()


@pytest.mark.xvfb
def test_a_second_game_says_that_one_is_running_and_leaves_it_alone(evening: Evening) -> None:
    evening.start("off")
    first = evening.game
    assert first is not None
    evening.press_until(lambda: evening.watch.stored() is not None, "a match")
    match = evening.turn()
    files = {path: path.read_bytes() for path in evening.folder.rglob("*") if path.suffix in (".toml", ".lock")}

    second = Running(evening.folder, errors="second.txt")
    try:
        said = wait_for(lambda: second.said() or None, "the sentence")
        assert said.startswith("The game is already running with this data folder") and len(said.splitlines()) == 1
        hands = type(evening.hands)(second)
        hands.find_window()
        hands.press("Return")
        assert second.end() == 1
        assert second.said() == said
    finally:
        second.clean_up()

    assert first.running
    assert {path: path.read_bytes() for path in files} == files
    evening.hands.find_window()
    evening.play_on(lambda now: now.round.plays_made >= 4, table_known=False)
    assert match is not None
    evening.leave()


def test_files_are_opened_at_the_start_and_never_beside_a_game_that_runs(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "friend.scopa"
    record.write_text(dump_record(played(new_match(), 9)), encoding="utf-8")
    folder = tmp_path / "data"
    with InstanceLock(Paths.under(folder).lock):
        monkeypatch.setattr(QMessageBox, "information", lambda *about: None)
        assert not Program(folder, [record]).open()
        said = capsys.readouterr().err
        assert said == "The game is already running: drag friend.scopa into its window to open it.\n"
    inside = Inside(folder, [record])
    assert isinstance(inside.session, Replay)
    inside.close()
    inside = Inside(folder, [record, tmp_path / "missing.scopa"])
    inside.pump_until(lambda: isinstance(inside.window.pages.currentWidget(), HistoryPage), "the list")
    page = inside.window.pages.currentWidget()
    assert isinstance(page, HistoryPage)
    told = "0 matches added. 1 match already there. missing.scopa cannot be opened: it is not there."
    assert page.banner.text.text() == told
    inside.close()


def test_files_are_told_from_commands() -> None:
    parsed = game_parser().parse_args(["--data", "here", "a.scopa", "b.scopa"])
    assert parsed.files == [Path("a.scopa"), Path("b.scopa")] and parsed.data == Path("here")


# ------------------------------------------------------------------------------------ broken and hostile files


def written(content: bytes) -> Callable[[Path], None]:
    def write(path: Path) -> None:
        path.write_bytes(content)

    write.__name__ = f"{len(content)} bytes"
    return write


def a_folder(path: Path) -> None:
    path.mkdir()
    (path / "inside.txt").write_text("something of somebody's")


def cut_in_half(path: Path) -> None:
    _sound_database(path)
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def overwritten_in_the_middle(path: Path) -> None:
    _sound_database(path)
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 64] = os.urandom(64)
    path.write_bytes(content)


def of_another_program(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.executescript("CREATE TABLE matches (id); CREATE TRIGGER t AFTER INSERT ON matches BEGIN SELECT 1; END;")
    connection.close()


def of_a_newer_version(path: Path) -> None:
    _sound_database(path)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()


def _sound_database(path: Path) -> None:
    Database.open(path, pytest.fail).close()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


BROKEN_PREFERENCES = {
    "no TOML": written(b"deck = [\n"),
    "no text": written(os.urandom(3000)),
    "cut off": written(b'version = 1\n[table]\ndeck = "neap'),
    "endless": written(b"# " + b"x" * 1_000_000),
    "a folder": a_folder,
}
REFUSED_PREFERENCES = {
    "of a wrong type": written(b"[table]\nspeed = 7\n"),
    "a section that is none": written(b"table = 3\n"),
    "a huge window": written(b"[window]\ngeometry = [0, 0, 99999999999, 4]\n"),
    "a game that is none": written(b'[new_game]\nvariant = "poker"\n'),
}
BROKEN_MATCHES = {
    "garbage": written(os.urandom(20_000)),
    "cut in half": cut_in_half,
    "overwritten": overwritten_in_the_middle,
    "another program's": of_another_program,
    "a folder": a_folder,
}


def play_on_in(folder: Path, qtbot: QtBot, begins: str) -> None:
    """Start in a folder, read one sentence, and play with all that is stored under `folder`."""
    inside = Inside(folder)
    try:
        assert inside.sentence.startswith(begins), inside.sentence
        assert "\n" not in inside.sentence and inside.sentence.endswith(".")
        inside.window.choices.set("speed", "off")
        inside.new_game()
        inside.play_until(lambda: inside.session.match.round.plays_made >= 6, "six plays")
        inside.settle()
        inside.check_picture()
    finally:
        inside.close()


def folders_in(folder: Path) -> Paths:
    paths = Paths.under(folder)
    paths.create()
    return paths


@pytest.mark.parametrize("kind", BROKEN_PREFERENCES)
def test_broken_preferences_are_set_aside(tmp_path: Path, qtbot: QtBot, kind: str) -> None:
    path = folders_in(tmp_path).preferences
    BROKEN_PREFERENCES[kind](path)
    play_on_in(tmp_path, qtbot, "The preferences were unreadable")
    assert path.is_file()
    assert [each.name for each in path.parent.iterdir() if each != path] != []
    again = Inside(tmp_path)
    assert again.sentence == ""
    again.close()


@pytest.mark.parametrize("kind", REFUSED_PREFERENCES)
def test_a_preference_that_cannot_be_is_named_and_the_others_are_kept(tmp_path: Path, qtbot: QtBot, kind: str) -> None:
    REFUSED_PREFERENCES[kind](folders_in(tmp_path).preferences)
    play_on_in(tmp_path, qtbot, "The preference ")


@pytest.mark.parametrize("kind", BROKEN_MATCHES)
def test_broken_matches_are_set_aside(tmp_path: Path, qtbot: QtBot, kind: str) -> None:
    path = folders_in(tmp_path).database
    BROKEN_MATCHES[kind](path)
    play_on_in(tmp_path, qtbot, "The saved matches were unreadable")
    assert any(each.name.startswith("matches") and each.name != path.name for each in path.parent.iterdir())
    stored = Watch(tmp_path).match().match
    again = Inside(tmp_path)
    assert again.sentence == ""
    again.window.continue_match()
    assert dump_record(again.session.match) == dump_record(stored)
    again.close()


def test_matches_of_a_newer_version_are_left_alone(tmp_path: Path, qtbot: QtBot) -> None:
    path = folders_in(tmp_path).database
    of_a_newer_version(path)
    before = path.read_bytes()
    play_on_in(tmp_path, qtbot, "The saved matches were written by a newer version")
    assert path.read_bytes() == before


def test_where_nothing_can_be_written_one_can_play_all_the_same(tmp_path: Path, qtbot: QtBot) -> None:
    for name in ("config", "data", "log"):
        (tmp_path / name).write_text("not a folder")
    play_on_in(tmp_path, qtbot, "The folder ")


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="no folder is read-only to this user")
def test_in_a_read_only_folder_one_can_play_all_the_same(tmp_path: Path, qtbot: QtBot) -> None:
    paths = folders_in(tmp_path)
    for folder in (paths.config, paths.data, paths.log):
        folder.chmod(0o500)
    try:
        play_on_in(tmp_path, qtbot, "The ")
    finally:
        for folder in (paths.config, paths.data, paths.log):
            folder.chmod(0o700)


def test_a_stored_match_that_breaks_the_rules_is_given_up(tmp_path: Path, qtbot: QtBot) -> None:
    first = Inside(tmp_path)
    first.new_game()
    first.close()
    connection = sqlite3.connect(folders_in(tmp_path).database)
    connection.execute('UPDATE rounds SET table_cards = \'["1D", "1D", "1D", "1D"]\'')
    connection.commit()
    connection.close()
    inside = Inside(tmp_path)
    inside.window.continue_match()
    assert inside.sentence.startswith("A saved match does not follow the rules")
    assert inside.window.session is None
    inside.new_game()
    inside.play_until(lambda: inside.session.match.round.plays_made >= 2, "two plays")
    inside.close()


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE matches SET variant = 'briscola'",
        "UPDATE matches SET sides = '[[0], [7]]'",
        "UPDATE matches SET seats = '[]'",
        "UPDATE rounds SET totals = '[3]'",
        "UPDATE matches SET updated = '9999-12-31T23:59:59-14:00'",
        "UPDATE matches SET started = '0001-01-01T00:00:00+14:00'",
        "UPDATE matches SET options = '{\"target\": []}'",
    ],
)
def test_a_stored_match_that_makes_no_sense_does_not_keep_the_game_from_opening(
    tmp_path: Path, qtbot: QtBot, sql: str
) -> None:
    prefer(tmp_path, speed="off")
    first = Inside(tmp_path)
    first.window.stage.matches.save("odd", played(new_match(target=21), 50))
    first.close()
    with sqlite3.connect(Paths.under(tmp_path).database) as connection:
        connection.execute(sql)
    inside = Inside(tmp_path)
    assert inside.window.start.isVisible()
    for action in (
        inside.window.actions_.history,
        inside.window.actions_.statistics,
        inside.window.actions_.start_page,
    ):
        action.trigger()
        inside.pump(3)
        inside.window.grab()
    inside.new_game()
    inside.play_until(lambda: inside.session.match.round.plays_made >= 2, "two plays")
    inside.close()


def test_a_file_that_the_system_hands_over_while_the_game_runs_is_opened(tmp_path: Path, qtbot: QtBot) -> None:
    """As macOS does when a record is double-clicked."""
    record = tmp_path / "evening.scopa"
    record.write_text(dump_record(played(new_match(target=6))))
    inside = Inside(tmp_path / "data")
    QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(str(record)))
    inside.pump_until(lambda: isinstance(inside.window.session, Replay), "the replay")
    inside.close()
    QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(str(record)))  # nobody is there any more
