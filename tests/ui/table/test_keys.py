"""The sheet of shortcuts lists just what the table and the menus understand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from scopa_desktop.core.cards import parse_card, parse_cards
from scopa_desktop.core.events import CardLaid
from scopa_desktop.core.plays import card_play
from scopa_desktop.ui.table.keys import NUMBERS, TABLE_KEYS
from scopa_desktop.ui.table.state import Hint
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import two

KEY = Qt.Key
SEVEN = parse_card("7D")
PLAYS = (
    card_play(SEVEN, parse_cards("3C 4B")),
    card_play(SEVEN, parse_cards("5S 2D")),
    card_play(parse_card("2B"), parse_cards("2D")),
)


def live(view: TableView) -> None:
    view.show_state(two())
    view.offer(PLAYS)


def chosen(view: TableView) -> None:
    live(view)
    view.picker.step(1)
    view.refresh()


def choosing(view: TableView) -> None:
    chosen(view)
    view.picker.focus = SEVEN
    view.picker.enter()
    view.refresh()


def hinted(view: TableView) -> None:
    live(view)
    view.show_hint(replace(two(), hint=Hint(PLAYS[0], "Take it.", "So you have it. " * 20)))


def moving(view: TableView) -> None:
    view.show_state(two())
    card = parse_card("1D")
    view.play([CardLaid(1, card)], two("3C 4B 5S 2D 10S 1D"))


def waiting(view: TableView) -> None:
    view.show_state(two())


def looking(view: TableView) -> None:
    waiting(view)
    view.survey.up(1)
    view.refresh()


def read_out(view: TableView) -> None:
    live(view)
    view.show_text("In your hand: the 7 of coins.")


SITUATIONS = (live, chosen, choosing, hinted, moving, waiting, looking, read_out)


def understood(view: TableView, situation: Callable[[TableView], None]) -> set[Qt.Key]:
    """Return the keys that mean something in a situation, which is brought about anew after each of them."""
    found = set()
    situation(view)
    for key in KEY:
        if view._input.key(QKeyEvent(QEvent.Type.KeyPress, int(key), Qt.KeyboardModifier.NoModifier)):
            found.add(key)
            situation(view)
    return found


def test_the_table_lists_all_its_keys_and_no_others(view: TableView) -> None:
    listed = {key for each in TABLE_KEYS for key in each.keys}
    found = set().union(*(understood(view, situation) for situation in SITUATIONS))
    choosing(view)
    assert view.focusNextPrevChild(True)
    assert found | {KEY.Key_Tab} == listed


@pytest.mark.parametrize("situation", SITUATIONS)
def test_only_enter_and_the_numbers_of_a_choice_play_a_card(
    view: TableView, situation: Callable[[TableView], None]
) -> None:
    picked: list[object] = []
    view.picked.connect(picked.append)
    enter = {KEY.Key_Return, KEY.Key_Enter, KEY.Key_Space}
    numbers = set(NUMBERS) if situation is choosing else set()
    situation(view)
    for key in {key for each in TABLE_KEYS for key in each.keys} - enter - numbers:
        view._input.key(QKeyEvent(QEvent.Type.KeyPress, int(key), Qt.KeyboardModifier.NoModifier))
        situation(view)
    assert picked == []


def press(view: TableView, *keys: Qt.Key) -> str:
    """Press keys one after the other and return what is looked at then."""
    for key in keys:
        QTest.keyClick(view, key)
    thing = view.survey.thing
    return thing.name if thing is not None else ""


def test_keys_look_about_the_table_and_come_back(view: TableView) -> None:
    live(view)
    order = [view.stage.words.card(card) for card in view.table.slots.order]
    assert press(view, KEY.Key_Up) == f"{order[0]}, on the table"
    assert press(view, KEY.Key_Right, KEY.Key_Right) == f"{order[2]}, on the table"
    assert view.ring.isVisible() is view.hasFocus()
    assert view.table.line.content.text == f"{order[2]}, on the table."
    assert press(view, KEY.Key_Up).startswith("You: 8 cards taken")
    assert press(view, KEY.Key_Left) == "18 left"
    assert press(view, KEY.Key_Up, KEY.Key_Right).startswith("Nonna Rita, Level 4")
    assert press(view, KEY.Key_Up).startswith("You: 5 points, 1 point in this round; Nonna Rita: 6 points")
    assert press(view, KEY.Key_Up).startswith("You: 5 points")
    assert press(view, KEY.Key_Escape) == ""
    assert view.table.line.content.text == two().line.text
    assert press(view, KEY.Key_Up, KEY.Key_Down) == ""
    assert press(view, KEY.Key_Right) == "" and view.picker.focus is not None


def test_what_was_looked_at_and_taken_is_looked_at_no_more(view: TableView) -> None:
    live(view)
    press(view, KEY.Key_Up)
    view.show_state(two("", ""))
    view.refresh()
    assert view.survey.at is None


def test_a_long_text_breaks_and_stays_above_the_hand(view: TableView) -> None:
    live(view)
    view.show_text("The 7 of coins takes the 3 of cups and the 4 of clubs; " * 6)
    line = view.table.line
    assert line.rect.h > 44 * view.stage.u
    assert line.rect.bottom <= view.table.layout.hand_zone.y
    view.show_text("")
    assert line.content.text == two().line.text


def test_a_text_stands_above_what_is_asked(view: TableView) -> None:
    choosing(view)
    view.show_text("On the table, 2 cards.")
    assert view.table.line.isVisible()
    assert view.table.line.rect.bottom <= view.bar.rect.y
