"""Several people on one computer: each finds the own preferences, matches and results, without a new start."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.__main__ import game_parser
from scopa_desktop.app import Program
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.profiles import Profiles
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.store.troubles import Trouble
from scopa_desktop.ui.windows.newgame_parts import Setup
from scopa_desktop.ui.windows.people import PeopleSheet
from tests.app.complaints import complaints
from tests.app.running import prefer
from tools.robot.inside import Inside

RIVAL = SeatSetup("Nonna Rita", "greedy", "lemon")


@pytest.fixture
def inside(tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> Iterator[Inside]:
    prefer(tmp_path, speed="off", start_table=False)
    made = Inside(tmp_path)
    yield made
    made.close()
    assert complaints(caplog) == []


def never(trouble: Trouble) -> None:
    raise AssertionError(str(trouble))


def people(inside: Inside) -> PeopleSheet:
    inside.window.actions_.who.trigger()
    sheet = inside.sheet
    assert isinstance(sheet, PeopleSheet)
    return sheet


def number(sheet: PeopleSheet, name: str) -> str:
    return next(each for each, field in sheet.names.items() if field.text() == name)


def switch(inside: Inside, name: str) -> None:
    before, sheet = inside.window, people(inside)
    sheet.plays[number(sheet, name)].click()
    inside.pump_until(lambda: inside.program.window not in (None, before), f"{name}'s start page")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def add(inside: Inside, name: str) -> None:
    sheet = people(inside)
    sheet.new_name.setText(name)
    sheet.add.click()
    sheet.close_sheet()


def test_everybody_finds_the_own_match_results_and_look(inside: Inside) -> None:
    assert inside.window.start.person.isHidden()  # as long as there is one person
    inside.window._start_match(Setup(TableSetup(seats=(SeatSetup("", "human", "sun"), RIVAL)), 12))
    inside.pump_until(lambda: inside.view.live, "the person's turn")
    inside.view.picked.emit(inside.session.match.round.legal_plays()[0])
    uuid = inside.session.uuid
    inside.window.choices.set("cloth", "notte")
    add(inside, "Bruno")
    switch(inside, "Bruno")
    window = inside.window
    assert window.session is None
    assert window.choices.now.name == "Bruno"
    assert window.choices.now.cloth == window.look.theme.felt.name == "verde"
    assert window.stage.matches.latest_open() is None
    assert window.start.person.text() == "Bruno"
    assert window.isVisible()
    window.choices.set("cloth", "noce")
    window._start_match(Setup(TableSetup(seats=(SeatSetup("", "human", "sun"), RIVAL)), 13))
    switch(inside, "")
    window = inside.window
    assert window.look.theme.felt.name == "notte"
    window.continue_match()
    assert inside.session.uuid == uuid
    assert inside.session.match.round.plays_made >= 1
    switch(inside, "Bruno")
    assert inside.window.look.theme.felt.name == "noce"
    found = inside.window.stage.matches.latest_open()
    assert found is not None
    assert found.uuid != uuid


def test_who_is_renamed_added_or_removed_stays_so_and_can_come_back(inside: Inside, tmp_path: Path) -> None:
    add(inside, "Bruno")
    add(inside, "Carla")
    sheet = people(inside)
    sheet.names[""].setText("Anna")
    sheet.names[""].editingFinished.emit()
    assert inside.window.start.person.text() == "Anna"
    assert "" not in sheet.plays
    assert "" not in sheet.removes
    sheet.removes[number(sheet, "Bruno")].click()
    assert [each.name for each in Profiles(Paths.under(tmp_path), never).everybody] == ["Anna", "Carla"]
    sheet.undo.click()
    sheet.new_name.setText("CARLA")
    sheet.add.click()
    assert "called CARLA already" in sheet._trouble.text()
    sheet.close_sheet()
    assert [each.name for each in Profiles(Paths.under(tmp_path), never).everybody] == ["Anna", "Bruno", "Carla"]


def test_the_last_one_opens_or_one_by_name_or_it_is_asked(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    prefer(tmp_path, speed="off", start_table=False)
    known = Profiles(Paths.under(tmp_path), never)
    bruno = known.add("Bruno", "moon")
    known.add("Carla", "boat")
    known.use(bruno)
    inside = Inside(tmp_path)
    assert inside.window.choices.now.name == "Bruno"
    assert inside.sheet is None
    people(inside).ask.setChecked(True)
    inside.close()
    inside = Inside(tmp_path)
    assert isinstance(inside.sheet, PeopleSheet)
    inside.close()
    options = game_parser().parse_args(["--profile", "carla"])
    inside = Inside(tmp_path, person=options.profile)
    assert inside.window.choices.now.name == "Carla"
    assert inside.sheet is None
    inside.close()
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda _parent, _title, words: said.append(words))
    program = Program(tmp_path, person="Nobody")
    assert not program.open()
    program.close()
    assert said == ["Nobody here is called Nobody; those who play here are Bruno, Carla."]
    assert said[0] in capsys.readouterr().err


def test_a_click_that_ends_a_renaming_is_heard_and_a_name_half_written_stays(inside: Inside) -> None:
    add(inside, "Bruno")
    sheet = people(inside)
    who = number(sheet, "Bruno")
    QTest.keyClicks(sheet.new_name, "Carla")
    sheet.names[who].setFocus()
    sheet.names[who].setText("Brunella")
    play = sheet.plays[who]
    QTest.mousePress(play, Qt.MouseButton.LeftButton)
    assert isValid(play) and play.accessibleName() == "Let Brunella play"
    assert sheet.new_name.text() == "Carla"
    before = inside.window
    QTest.mouseRelease(play, Qt.MouseButton.LeftButton)
    inside.pump_until(lambda: inside.program.window not in (None, before), "Brunella's start page")
    assert [each.name for each in Profiles(inside.program._home, never).everybody] == ["", "Brunella"]


def test_a_name_half_written_outlives_another_size(inside: Inside) -> None:
    sheet = people(inside)
    QTest.keyClicks(sheet.new_name, "Carla")
    sheet.rebuild()
    assert sheet.new_name.text() == "Carla" and sheet.add.isEnabled()
