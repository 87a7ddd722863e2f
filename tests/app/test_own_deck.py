"""A deck of one's own in the whole program: added, chosen, exported, removed, put back, lost."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import DECK, SETTEBELLO
from scopa_desktop.store.decks.candidate import read_candidate
from scopa_desktop.store.paths import Paths
from scopa_desktop.ui.windows.adddeck import AddDeckSheet
from scopa_desktop.ui.windows.owndecks import OwnDeckBar
from scopa_desktop.ui.windows.preference_tiles import DeckTile
from scopa_desktop.ui.windows.preferences import PreferencesSheet
from tests.app.complaints import complaints
from tests.app.running import prefer
from tests.store.decks.paper import fingerprint, folder, pictures, pixels, plain, zipped
from tools.robot.inside import Inside

Open = Callable[[], Inside]
FILES = {**pictures(), "back.png": pixels(3), "back_red.png": pixels(9)}


@pytest.fixture
def open_(tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> Iterator[Open]:
    """Opens the program in one data folder, one after the other."""
    running: list[Inside] = []
    prefer(tmp_path / "data", speed="off")

    def begin() -> Inside:
        while running:
            running.pop().close()
        running.append(Inside(tmp_path / "data"))
        return running[0]

    yield begin
    while running:
        running.pop().close()
    assert complaints(caplog, logging.WARNING) == []


def bar_of(inside: Inside) -> OwnDeckBar:
    if not isinstance(inside.sheet, PreferencesSheet):
        inside.window.show_preferences()
    inside.pump(5)
    return next(each for each in inside.window.findChildren(OwnDeckBar) if each.isVisible())


def look_at(inside: Inside, path: Path) -> AddDeckSheet:
    """Choose a folder or zip in the preferences, and wait until it is read."""
    bar = bar_of(inside)
    bar.ask_zip = bar.ask_folder = lambda parent: str(path)
    action = bar.menu().actions()[1 if path.is_dir() else 0]
    action.trigger()
    inside.pump_until(lambda: isinstance(inside.sheet, AddDeckSheet), "the sheet of a new deck")
    sheet = inside.sheet
    assert isinstance(sheet, AddDeckSheet)
    inside.pump_until(lambda: sheet.candidate is not None or bool(sheet.sentence), "the deck to be read")
    return sheet


def tiles(inside: Inside) -> dict[str, bool]:
    """Return the decks to choose from, and whether each is chosen."""
    return {each.text(): each.isChecked() for each in inside.window.findChildren(DeckTile) if each.isVisible()}


def test_a_deck_is_looked_at_added_and_chosen(open_: Open, tmp_path: Path) -> None:
    inside = open_()
    sheet = look_at(inside, zipped(tmp_path / "Zia Pina.zip", FILES))
    assert sheet.name.text() == "Zia Pina"
    assert QApplication.focusWidget() is sheet.add
    names = {each: place.accessibleName() for each, place in sheet.grid.places.items()}
    assert names[SETTEBELLO] == "7 of coins" and len(set(names.values())) == len(DECK)
    assert sheet.grid.places[SETTEBELLO].accessibleDescription() == "coins_07.png"
    said = [each.text() for each in sheet.findChildren(QLabel)]
    assert "The suits are taken to be Italian: coins, cups, swords, clubs." in said
    QTest.keyClick(sheet.name, Qt.Key.Key_End)
    QTest.keyClicks(sheet.name, " 2")
    QTest.keyClick(sheet.add, Qt.Key.Key_Return)
    inside.pump_until(lambda: isinstance(inside.sheet, PreferencesSheet), "the preferences")
    assert tiles(inside)["Zia Pina 2"] and sum(tiles(inside).values()) == 1
    assert inside.window.choices.now.deck == inside.window.choices.deck.id == "own-zia-pina-2"
    assert inside.sheet is not None
    inside.sheet.close_sheet()
    inside.play_until(lambda: inside.window.session is not None, "a match")
    deck = inside.view.table.stage.pixmaps.deck
    assert deck.id == "own-zia-pina-2" and deck.aspect == 1.6
    inside = open_()
    assert inside.sentence == ""
    assert inside.window.choices.deck.id == "own-zia-pina-2"
    bar_of(inside)
    ours = next(each for each in inside.window.findChildren(DeckTile) if each.isVisible())
    ours.click()
    assert inside.window.choices.deck.id == "neapolitan" and not bar_of(inside).remove.isVisible()


def test_keys_go_through_the_cards_and_esc_adds_nothing(open_: Open, tmp_path: Path) -> None:
    inside = open_()
    data = Paths.under(tmp_path / "data").data
    before = {name: each for name, each in fingerprint(data).items() if name.startswith("decks")}
    sheet = look_at(inside, folder(tmp_path / "paper", FILES))
    sheet.grid.focus_shown()
    QTest.keyClick(sheet.grid.places[SETTEBELLO], Qt.Key.Key_Down)
    assert sheet.grid.shown == SETTEBELLO + 10
    assert sheet.pointed.text() == "7 of cups: cups_07.png"
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    inside.pump_until(lambda: isinstance(inside.sheet, PreferencesSheet), "the preferences")
    assert {name: each for name, each in fingerprint(data).items() if name.startswith("decks")} == before
    assert inside.window.choices.deck.id == "neapolitan"


def test_a_deck_that_is_none_is_refused_with_one_sentence(open_: Open, tmp_path: Path) -> None:
    inside = open_()
    files = {name: each for name, each in FILES.items() if name != plain(SETTEBELLO)}
    sheet = look_at(inside, zipped(tmp_path / "x.zip", files))
    assert sheet.sentence == "There is no picture of the 7 of coins; add what is missing."
    assert not sheet.add.isVisible() and QApplication.focusWidget() is sheet.cancel
    QTest.keyClick(sheet.cancel, Qt.Key.Key_Return)
    inside.pump_until(lambda: isinstance(inside.sheet, PreferencesSheet), "the preferences")
    assert inside.window.choices.own is not None and inside.window.choices.own.ids() == []


def test_the_sheet_may_be_closed_while_it_reads(open_: Open, tmp_path: Path) -> None:
    inside = open_()
    large = {plain(each): pixels(each, (1500, 2400)) for each in DECK}
    inside.window.add_deck(folder(tmp_path / "paper", large))
    sheet = inside.sheet
    assert isinstance(sheet, AddDeckSheet) and sheet.candidate is None
    sheet.dismiss()
    assert not sheet._reading._thread.is_alive()
    inside.pump_until(lambda: isinstance(inside.sheet, PreferencesSheet), "the preferences")


def added(inside: Inside, tmp_path: Path) -> str:
    own = inside.window.choices.own
    assert own is not None
    deck = own.add(read_candidate(folder(tmp_path / "paper", FILES)), "Zia Pina")
    inside.window._deck_added(deck)
    inside.pump(5)
    return deck


def test_a_deck_is_exported_removed_and_put_back(open_: Open, tmp_path: Path) -> None:
    inside = open_()
    deck = added(inside, tmp_path)
    own = inside.window.choices.own
    assert own is not None
    before = fingerprint(own.folder)
    bar = bar_of(inside)
    bar.ask_export = lambda parent, name: str(tmp_path / name)
    bar.export.click()
    assert bar.message.text() == "zia-pina.zip is being written …"
    inside.pump_until(bar.export.isEnabled, "the zip to be written")
    assert bar.message.text() == "zia-pina.zip is written."
    assert read_candidate(tmp_path / "zia-pina.zip") == read_candidate(own.folder / deck)
    bar.remove.click()
    inside.pump(5)
    bar = bar_of(inside)
    assert bar.message.text() == "Zia Pina is removed." and QApplication.focusWidget() is bar.undo
    assert "Zia Pina" not in tiles(inside) and tiles(inside)["Neapolitan"]
    assert own.ids() == [] and inside.window.choices.now.deck == "neapolitan"
    QTest.keyClick(bar.undo, Qt.Key.Key_Return)
    inside.pump(5)
    assert bar_of(inside).message.text() == "Zia Pina is there again."
    assert tiles(inside)["Zia Pina"] and inside.window.choices.now.deck == deck
    assert fingerprint(own.folder) == before
    bar_of(inside).remove.click()
    inside.pump(5)
    inside = open_()
    assert list(own.folder.iterdir()) == []


def test_a_lost_deck_is_told_once_and_the_usual_one_lies_there(open_: Open, tmp_path: Path) -> None:
    inside = open_()
    deck = added(inside, tmp_path)
    own = inside.window.choices.own
    assert own is not None
    inside = open_()
    assert inside.window.choices.deck.id == deck
    seven = own.folder / deck / plain(SETTEBELLO)
    inside = open_()
    seven.write_bytes(seven.read_bytes()[:-30])
    inside = open_()
    inside.pump_until(lambda: inside.sentence != "", "the sentence")
    assert inside.sentence == f"The deck {deck} is missing or damaged, so that the usual one is laid again."
    assert inside.window.choices.deck.id == "neapolitan"
    inside = open_()
    inside.pump(20)
    assert inside.sentence == "" and inside.window.choices.now.deck == "neapolitan"


def test_a_deck_that_vanishes_in_the_middle_of_a_match_ends_nothing(open_: Open, tmp_path: Path) -> None:
    inside = open_()
    deck = added(inside, tmp_path)
    own = inside.window.choices.own
    assert own is not None and inside.sheet is not None
    inside.sheet.close_sheet()
    inside.play_until(lambda: inside.window.session is not None, "a match")
    own.remove(deck)
    inside.shell.resize(1100, 700)
    inside.pump_until(lambda: inside.sentence != "", "a sentence")
    assert inside.sentence == f"The deck {deck} is missing or damaged, so that the usual one is laid again."
    assert inside.window.choices.deck.id == "neapolitan"
    pictures = inside.view.table.stage.pixmaps
    assert pictures.deck.id == "neapolitan"
    inside.play_until(lambda: inside.session.match.round.plays_made > 6, "some plays")
    assert inside.view.table.stage.pixmaps is pictures, "it is told once"


def test_cards_that_cannot_be_drawn_are_told_of_once_and_have_stand_ins(open_: Open, tmp_path: Path) -> None:
    inside = open_()
    deck = added(inside, tmp_path)
    own = inside.window.choices.own
    assert own is not None and inside.sheet is not None
    inside.sheet.close_sheet()
    inside.play_until(lambda: inside.window.session is not None, "a match")
    for picture in (own.folder / deck).glob("*.png"):  # whole from outside, and nothing inside
        content = picture.read_bytes()
        picture.write_bytes(content[:40] + bytes(len(content) - 60) + content[-20:])
    inside.shell.resize(1100, 700)
    inside.pump_until(lambda: inside.sentence != "", "a sentence")
    assert inside.sentence == "The deck Zia Pina has cards that cannot be drawn; plain ones stand in for them."
    assert inside.window.choices.deck.id == deck
    assert inside.window._banner is not None
    inside.window._banner.next()
    inside.shell.resize(1200, 760)
    inside.play_until(lambda: inside.session.match.round.plays_made > 6, "some plays")
    assert inside.sentence == "", "it is told once"
    assert not inside.view.table.stage.pixmaps.pixmap(SETTEBELLO, 90, 144).isNull()


def test_a_zip_can_be_dropped_on_the_window(open_: Open, tmp_path: Path) -> None:
    inside = open_()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(zipped(tmp_path / "x.zip", FILES)))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    entering = QDragEnterEvent(QPoint(300, 300), copy, data, left, none)
    QApplication.sendEvent(inside.window, entering)
    assert entering.isAccepted()
    QApplication.sendEvent(inside.window, QDropEvent(QPointF(300, 300), copy, data, left, none))
    inside.pump_until(lambda: isinstance(inside.sheet, AddDeckSheet), "the sheet of a new deck")
    other = QMimeData()
    other.setUrls([QUrl.fromLocalFile(str(tmp_path / "x.txt"))])
    refused = QDragEnterEvent(QPoint(300, 300), copy, other, left, none)
    QApplication.sendEvent(inside.window, refused)
    assert not refused.isAccepted()
