"""A screen reader finds every card by name and hears what happens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface

from scopa_desktop.core.cards import parse_card, parse_cards
from scopa_desktop.core.plays import Play, card_play
from scopa_desktop.ui.access import Access
from scopa_desktop.ui.table.state import Line
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import two

NAME = QAccessible.Text.Name


@pytest.fixture
def table(view: TableView) -> Iterator[QAccessibleInterface]:
    Access.install()
    view.show_state(two())
    seven = parse_card("7D")
    view.offer([card_play(seven, parse_cards("3C 4B")), card_play(seven, parse_cards("5S 2D"))])
    yield QAccessible.queryAccessibleInterface(view)


def names(table: QAccessibleInterface) -> list[str]:
    return [table.child(i).text(NAME) for i in range(table.childCount())]


def test_the_table_is_a_list_of_named_things(table: QAccessibleInterface) -> None:
    assert table.role() == QAccessible.Role.List
    said = names(table)
    assert all(said)
    assert said[0] == "Rita laid the king of swords. Your turn: play a card."
    assert "7 of coins, 2 ways to take: choose one." in said
    assert "King of cups, in your hand" in said
    assert "3 of cups, on the table" in said
    assert any("12 cards taken" in name and "scopa with" in name for name in said)
    assert "18 left" in said


def test_live_cards_are_buttons_where_they_lie(table: QAccessibleInterface, view: TableView) -> None:
    children = [table.child(i) for i in range(table.childCount())]
    seven = next(child for child in children if child.text(NAME).startswith("7 of coins"))
    assert seven.role() == QAccessible.Role.Button
    assert seven.isValid()
    assert seven.parent() is table
    assert table.indexOfChild(seven) == children.index(seven)
    spot = view.table.cards[parse_card("7D")].spot
    where = view.viewport().mapToGlobal(view.mapFromScene(spot.cx, spot.cy))
    assert seven.rect().contains(where)
    assert table.childAt(where.x(), where.y()) is seven
    king = next(child for child in children if child.text(NAME).startswith("King of cups"))
    assert king.role() == QAccessible.Role.StaticText


def test_the_focus_and_the_sets_are_told(table: QAccessibleInterface, view: TableView) -> None:
    view.picker.step(1)
    view.refresh()
    assert table.focusChild().text(NAME).startswith("7 of coins")
    view.picker.enter()
    view.refresh()
    assert "1: take the 3 of cups and the 4 of clubs" in names(table)


def test_the_line_is_announced_once(table: QAccessibleInterface, view: TableView) -> None:
    said: list[str] = []
    view.said.connect(said.append)
    QAccessible.setActive(True)
    try:
        view.show_line(Line("Rita takes everything.", "", 1))
        view.show_line(Line("Rita takes everything.", "", 1))
    finally:
        QAccessible.setActive(False)
    assert said == ["Rita takes everything."]


def test_what_is_gone_is_not_found(table: QAccessibleInterface, view: TableView) -> None:
    view.show_state(two("", ""))
    assert not any("on the table" in name for name in names(table))
    assert table.child(999) is None


def test_a_plate_says_who_somebody_is(table: QAccessibleInterface, view: TableView) -> None:
    state = two()
    seats = (state.seats[0], replace(state.seats[1], about="Rita plays by the old maxims."))
    view.show_state(replace(state, seats=seats))
    children = [table.child(i) for i in range(table.childCount())]
    plates = [child for child in children if child.thing.id.startswith("seat")]
    assert [plate.text(QAccessible.Text.Description) for plate in plates] == ["", "Rita plays by the old maxims."]
    assert view.table.plates[1].toolTip() == "Rita plays by the old maxims."
    assert view.table.plates[0].toolTip() == ""


def said_by(view: TableView) -> list[str]:
    said: list[str] = []
    view.said.connect(said.append)
    return said


def test_what_is_asked_is_added_to_what_was_told(view: TableView) -> None:
    said = said_by(view)
    view.show_line(Line("Rita lays the 2.", actor=1))
    view.show_line(Line("Deal 2 of 6."))
    view.show_state(two(line=Line("Rita lays the 2.", "Your turn.", 1)))
    view.show_state(two(line=Line("Rita lays the 2.", "Your turn.", 1)))
    assert said == ["Rita lays the 2.", "Deal 2 of 6.", "Your turn."]
    assert view.said_whole == "Rita lays the 2. Your turn."


def test_a_scopa_does_not_repeat_what_its_capture_was(view: TableView) -> None:
    said = said_by(view)
    view.show_line(Line("Rita takes the 7.", note="One point.", actor=1))
    view.show_line(Line("Scopa!", note="One point.", actor=1))
    view.show_line(Line("You take the 6.", note="One point.", actor=0))
    assert said == ["Rita takes the 7. One point.", "Scopa!", "You take the 6. One point."]


def test_the_same_thing_happening_twice_is_told_twice(view: TableView) -> None:
    said = said_by(view)
    for sentence in ("Three kings: dealt again.", "Round 1.", "Three kings: dealt again."):
        view.show_line(Line(sentence))
    assert said == ["Three kings: dealt again.", "Round 1.", "Three kings: dealt again."]


def test_a_live_card_is_pressed(table: QAccessibleInterface, view: TableView) -> None:
    picked: list[Play] = []
    view.picked.connect(picked.append)

    def press(name: str) -> None:
        children = [table.child(i) for i in range(table.childCount())]
        found = next(child for child in children if child.text(NAME).startswith(name))
        assert found.actionNames() == [QAccessibleActionInterface.pressAction()]
        found.doAction(QAccessibleActionInterface.pressAction())

    press("7 of coins")
    assert view.picker.choice is not None
    assert picked == []
    press("2: take the 2 of coins and the 5 of swords")
    assert picked == [card_play(parse_card("7D"), parse_cards("5S 2D"))]
    king = next(
        table.child(i) for i in range(table.childCount()) if table.child(i).text(NAME).startswith("King of cups")
    )
    assert king.actionNames() == []
    king.doAction(QAccessibleActionInterface.pressAction())
    assert len(picked) == 1
