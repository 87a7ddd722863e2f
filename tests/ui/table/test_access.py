"""A screen reader finds every card by name and hears what happens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface

from scopa_desktop.core.cards import parse_card, parse_cards
from scopa_desktop.core.plays import card_play
from scopa_desktop.ui.table.access import TableAccess
from scopa_desktop.ui.table.state import Line
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import two

NAME = QAccessible.Text.Name


@pytest.fixture(scope="module")
def access() -> TableAccess:
    return TableAccess()


@pytest.fixture
def table(view: TableView, access: TableAccess) -> Iterator[QAccessibleInterface]:
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
    assert any(name.startswith("7 of coins, in your hand") for name in said)
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
