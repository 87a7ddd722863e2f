"""The whole program by keys alone; and no single key throws a game away."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QPushButton, QWidget

from scopa_desktop.core.record import dump_record
from scopa_desktop.store.matches import State
from scopa_desktop.ui.windows.keys import KeysSheet, key_sections
from scopa_desktop.ui.windows.start import Entry, StartPage
from scopa_desktop.ui.windows.summary import SummarySheet
from tests.app.running import prefer
from tools.robot.inside import Inside

pytestmark = pytest.mark.qt_log_ignore("does not support (raise|grabbing)")  # menus, off screen
KEY, MOD = Qt.Key, Qt.KeyboardModifier
ASKED = ("Your turn: play a card.", "The table is empty: you must lay a card.")
LETTERS = tuple(KEY(KEY.Key_A + number) for number in range(26))


@pytest.fixture
def inside(tmp_path: Path, qapp: QApplication) -> Iterator[Inside]:
    prefer(tmp_path, speed="off")
    made = Inside(tmp_path)
    made.shell.activateWindow()
    yield made
    made.close()


def type_key(key: Qt.Key, modifiers: Qt.KeyboardModifier = MOD.NoModifier) -> None:
    """Press a key, wherever the keyboard is."""
    target = QApplication.activePopupWidget() or QApplication.focusWidget() or QApplication.activeWindow()
    assert target is not None, "nothing has the keyboard"
    QTest.keyClick(target, key, modifiers)
    QCoreApplication.processEvents()


def tab_to(wanted: Callable[[QWidget], bool]) -> None:
    """Press Tab until something has the keyboard."""
    seen = []
    for _ in range(80):
        here = QApplication.focusWidget()
        seen.append("" if here is None else here.accessibleName())
        if here is not None and wanted(here):
            return
        type_key(KEY.Key_Tab)
    raise AssertionError(f"Tab does not come there, only to {seen}")


def labelled(label: str) -> Callable[[QWidget], bool]:
    return lambda control: isinstance(control, QPushButton) and control.accessibleName() == label


# ------------------------------------------------------------------------------------------ a whole evening


def play_by_keys(inside: Inside, seconds: float = 120.0) -> None:
    """Play the match at the table to its end: arrows, numbers and Enter, and Enter at each summary."""
    session = inside.session
    end = time.monotonic() + seconds
    turn = 0
    while session.match.winner is None:
        assert time.monotonic() < end, "the match does not come to an end"
        inside.pump()
        view = inside.view
        if isinstance(inside.sheet, SummarySheet):
            type_key(KEY.Key_Return)
        elif view.live and QApplication.focusWidget() is view:
            turn += 1
            type_key(KEY.Key_1 if turn % 2 else KEY.Key_Right)
            type_key(KEY.Key_Return)
            if view.picker.choice is not None:
                type_key(KEY.Key_Right if turn % 3 else KEY.Key_Tab)
                type_key(KEY.Key_Return)
        else:
            time.sleep(0.001)


def test_a_match_from_the_start_page_to_another_match(inside: Inside) -> None:
    assert isinstance(QApplication.focusWidget(), Entry)
    tab_to(labelled("Other games"))
    type_key(KEY.Key_Return)
    tab_to(labelled("Deal the cards"))
    type_key(KEY.Key_Space)
    inside.pump_until(lambda: inside.window.session is not None, "a match")
    inside.window.choices.set_aid("warning", False)  # it wants every such play twice
    first = inside.session
    play_by_keys(inside)

    inside.pump_until(lambda: isinstance(inside.sheet, SummarySheet), "the last summary")
    tab_to(labelled("New match"))
    type_key(KEY.Key_Return)
    inside.pump_until(lambda: inside.window.session is not first, "another match")
    assert QApplication.focusWidget() is inside.view

    type_key(KEY.Key_F2)  # a new game; Esc goes back to the table
    inside.pump_until(lambda: inside.window.pages.currentWidget() is not inside.view, "the New Game page")
    type_key(KEY.Key_Escape)
    assert inside.window.pages.currentWidget() is inside.view
    won = [each.state for each in inside.window.stage.matches.list_matches()]
    assert State.WON in won and State.OPEN in won


def test_every_menu_is_reached_and_left_by_keys(inside: Inside) -> None:
    bar = inside.window.strip.menu_bar
    assert isinstance(bar, QMenuBar)
    for action in bar.actions():
        letter = action.text()[action.text().index("&") + 1].upper()
        type_key(KEY(ord(letter)), MOD.AltModifier)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu) and menu is action.menu(), action.text()
        type_key(KEY.Key_Escape)
        while QApplication.activePopupWidget() is not None or bar.hasFocus():
            type_key(KEY.Key_Escape)
    assert isinstance(inside.window.pages.currentWidget(), StartPage)
    assert isinstance(QApplication.focusWidget(), Entry)


# ---------------------------------------------------------------------------------------- nothing is lost


def at_table(inside: Inside) -> None:
    """Sit at the table, some cards played and nothing lying over it."""
    inside.new_game()
    inside.window.choices.set_aid("warning", False)  # it wants every such play twice
    inside.play_until(lambda: inside.session.match.round.plays_made > 5, "some plays")
    inside.settle()
    inside.pump_until(lambda: inside.view.live, "the own turn")


def come_back(inside: Inside) -> None:
    """Leave whatever a key has opened, as a person does who did not want it."""
    for _ in range(6):
        if QApplication.activePopupWidget() is not None:
            type_key(KEY.Key_Escape)
        elif inside.sheet is not None:
            inside.sheet.dismiss()
        elif inside.window._learning is not None:
            inside.window.stop_learning()
        elif inside.window.pages.currentWidget() is inside.window.start:
            inside.window.continue_match()
        elif inside.window.pages.currentWidget() is not inside.view:
            inside.window._back()
        inside.pump()
    inside.view.picker.escape()
    inside.view.refresh()
    inside.pump_until(lambda: inside.view.live, "the own turn")


def lying_over(inside: Inside) -> dict[str, Callable[[], object]]:
    window = inside.window
    return {
        "the table": lambda: None,
        "the preferences": window.show_preferences,
        "what happened": window.show_happened,
        "the question whether to begin again": window._ask_restart,
        "the question whether to give up": window._ask_abandon,
        "the New Game page": window.show_new_game,
    }


PLACES = (
    "the table",
    "the preferences",
    "what happened",
    "the question whether to begin again",
    "the question whether to give up",
    "the New Game page",
)


def try_all(inside: Inside, where: str, keys: Iterable[Qt.Key], press: Callable[[Qt.Key], None]) -> None:
    """Press each key in a place; wherever that leads, the match must be there as it was."""
    at_table(inside)
    before = dump_record(inside.session.match)
    open_it = lying_over(inside)[where]

    def place() -> tuple[object, ...]:
        window = inside.window
        return inside.sheet, window.pages.currentWidget(), window._learning, QApplication.activePopupWidget()

    open_it()
    inside.pump()
    there = place()
    for key in keys:
        press(key)
        if place() != there:
            come_back(inside)
            open_it()
            inside.pump()
            there = place()
        inside.view.picker.escape()
        assert not inside.session.abandoned, f"{key.name} in {where}"
        assert dump_record(inside.session.match) == before, f"{key.name} in {where}"


@pytest.mark.parametrize("where", PLACES)
def test_no_single_key_throws_a_game_away(inside: Inside, where: str) -> None:
    # On the New Game page Enter deals, as its button says; the match is stored first.
    deals = {KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space} if where == "the New Game page" else set()
    keys = [*LETTERS, *(key for key in KEY if KEY.Key_Escape <= key <= KEY.Key_F12), KEY.Key_Space, KEY.Key_0]
    try_all(inside, where, [key for key in keys if key not in deals], type_key)


@pytest.mark.parametrize("where", PLACES)
def test_no_alt_and_letter_and_enter_throws_a_game_away(inside: Inside, where: str) -> None:
    def press(letter: Qt.Key) -> None:
        type_key(letter, MOD.AltModifier)
        if where != "the New Game page" or QApplication.activePopupWidget() is not None:
            type_key(KEY.Key_Return)

    try_all(inside, where, LETTERS, press)


# -------------------------------------------------------------------------------------------- the list of keys


def test_the_sheet_lists_every_shortcut_of_every_action(inside: Inside) -> None:
    at_table(inside)
    type_key(KEY.Key_Question, MOD.ControlModifier)
    sheet = inside.sheet
    assert isinstance(sheet, KeysSheet)
    listed = {key for section in sheet.sections for row in section.rows for key in row.keys}
    actions = {keys.toString() for action in inside.window.actions() for keys in action.shortcuts()}
    assert actions and actions <= listed
    assert "Ctrl+?" in actions
    titles = [section.title for section in key_sections(inside.window.strip.menu_bar)]
    assert {"At the table", "Everywhere", "Game", "Help"} <= set(titles)


@pytest.mark.parametrize(
    ("key", "what"),
    [
        (KEY.Key_T, ("On the table", "The table is empty")),
        (KEY.Key_C, "In your hand"),
        (KEY.Key_P, "You: "),
        (KEY.Key_S, "You: "),
        (KEY.Key_R, ""),
    ],
)
def test_keys_read_out_and_show_what_they_say(inside: Inside, key: Qt.Key, what: str) -> None:
    at_table(inside)
    heard: list[str] = []
    inside.window.narrator.spoken.connect(heard.append)
    last = inside.window.narrator.last
    type_key(key)
    assert len(heard) == 1
    assert heard[0].startswith(what or last)
    content = inside.view.table.line.content
    assert content is not None and content.text == heard[0]
    assert inside.view.table.line.isVisible()
    assert inside.window.narrator.last == last
    type_key(KEY.Key_Escape)
    assert inside.view.table.line.content != content


def test_taking_back_and_playing_again_is_told_once(inside: Inside) -> None:
    at_table(inside)
    heard: list[str] = []
    inside.window.narrator.spoken.connect(heard.append)
    type_key(KEY.Key_Z, MOD.ControlModifier)
    inside.settle()
    assert heard[0] == "Taken back."
    assert len(heard) == 2 and heard[1].endswith(ASKED)
    heard.clear()
    type_key(KEY.Key_Z, MOD.ControlModifier | MOD.ShiftModifier)
    inside.pump_until(lambda: inside.view.live, "the own turn")
    assert len(heard) == len(set(heard)) and heard[-1].endswith(ASKED)
    assert sum(sentence.startswith(("You laid", "You take the")) for sentence in heard) == 1
