"""Backups that are restored from the menu, and the report of a crash, in the whole program."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.record import dump_record
from scopa_desktop.store.backups import Backups
from scopa_desktop.store.crash import CrashLog
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.profiles import Profiles
from scopa_desktop.ui.windows.backups import BackupsSheet
from scopa_desktop.ui.windows.crashed import CrashSheet
from scopa_desktop.ui.windows.messages import Question
from scopa_desktop.ui.windows.people import PeopleSheet
from tests.store.playing import new_match, played
from tools.robot.inside import Inside

YESTERDAY = date.today() - timedelta(days=1)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    made = Paths.under(tmp_path)
    made.create()
    return made


def save(path: Path, *uuids: str) -> None:
    database = Database.open(path, pytest.fail)
    for number, uuid in enumerate(uuids):
        Matches(database).save(uuid, played(new_match(number=number + 1), 50))
    database.close()


@pytest.fixture
def begin(paths: Paths, qtbot: QtBot) -> Iterator[type[Inside]]:
    opened: list[Inside] = []

    def start(person: str | None = None) -> Inside:
        opened.append(Inside(paths.config.parent, person=person))
        return opened[-1]

    yield start  # type: ignore[misc]
    for each in opened:
        each.close()


def restore(inside: Inside) -> None:
    """Restore the last backup by keys, from the menu's action on."""
    inside.window.actions_.backups.trigger()
    sheet = inside.sheet
    assert isinstance(sheet, BackupsSheet)
    sheet.restores[0].setFocus()
    QTest.keyClick(sheet.restores[0], Qt.Key.Key_Space)
    question = inside.sheet
    assert isinstance(question, Question)
    before = inside.window
    QTest.keyClick(question.yes, Qt.Key.Key_Space)
    inside.pump_until(lambda: inside.program.window not in (None, before), "what is there after it was restored")
    inside.pump(3)


@pytest.mark.parametrize("person", [None, "Bruno"])
def test_a_backup_is_restored_from_the_menu_and_everything_follows(
    paths: Paths, begin: type[Inside], person: str | None
) -> None:
    if person is not None:
        people = Profiles(paths, pytest.fail)
        paths = people.paths(people.add(person, "boat"))
        paths.create()
    save(paths.database, "a")
    Backups(paths.database).make(YESTERDAY)
    save(paths.database, "b", "c")
    inside = begin(person)  # type: ignore[arg-type]
    assert len(inside.window.stage.history.numbers()) == 3
    inside.window.continue_match()
    restore(inside)
    stage = inside.window.stage
    assert [each.uuid for each in stage.matches.list_matches()] == ["a"]
    assert stage.statistics.totals().rounds == stage.statistics.rounds() == 1
    (aside,) = paths.data.glob("matches.db.before-*")
    assert aside.name in inside.sentence and "yesterday" in inside.sentence
    stage.matches.save("d", played(new_match(), 5))
    assert stage.matches.durable


def test_whoever_thinks_better_of_it_is_back_at_the_list(paths: Paths, begin: type[Inside]) -> None:
    save(paths.database, "a")
    Backups(paths.database).make(YESTERDAY)
    inside = begin()  # type: ignore[call-arg]
    inside.window.actions_.backups.trigger()
    inside.sheet.restores[0].click()  # type: ignore[union-attr]
    assert isinstance(inside.sheet, Question)
    QTest.keyClick(inside.sheet, Qt.Key.Key_Escape)
    assert isinstance(inside.sheet, BackupsSheet)
    QTest.keyClick(inside.sheet, Qt.Key.Key_Escape)
    assert inside.sheet is None


def test_the_backup_of_the_day_is_made_while_the_program_runs(paths: Paths, begin: type[Inside]) -> None:
    save(paths.database, "a")
    inside = begin()  # type: ignore[call-arg]
    assert not (paths.data / "backups").exists(), "the start does not wait for it"
    inside.window.archive.tidy()
    inside.pump_until(lambda: bool(Backups(paths.database).listed()), "the backup")
    (made,) = Backups(paths.database).listed()
    database = Database.open(made.path, pytest.fail)
    kept = Matches(database)
    assert dump_record(kept.load(kept.list_matches()[0].id).match) == dump_record(played(new_match(number=1), 50))


def test_a_crash_is_told_once_and_then_who_plays_is_asked(paths: Paths, begin: type[Inside]) -> None:
    people = Profiles(paths, pytest.fail)
    people.add("Bruno", "boat")
    people.set_ask(True)
    CrashLog(paths.log).record("Unexpected error", "LookupError: Bruno has no settebello")
    inside = begin()  # type: ignore[call-arg]
    sheet = inside.sheet
    assert isinstance(sheet, CrashSheet)
    text = sheet.text.toPlainText()
    assert "LookupError: … has no settebello" in text and "Qt " in text
    assert sheet.text.accessibleName() and sheet.accessibleDescription()
    QTest.keyClick(sheet.copy, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text() == text and sheet.copy.text() == "Copied"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    inside.pump(3)
    assert isinstance(inside.sheet, PeopleSheet)
    inside.close()
    again = Inside(paths.config.parent)
    assert not isinstance(again.sheet, CrashSheet)
    inside.program = again.program
