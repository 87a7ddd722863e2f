"""A table over a placeholder deck, and states to show on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import Card, parse_card
from scopa_desktop.ui.decks.manifest import Deck, read_deck
from scopa_desktop.ui.table.state import (
    LastPlay,
    Line,
    PileState,
    SeatState,
    Speed,
    TableSettings,
    TableState,
    Tablet,
    TabletRow,
)
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.words import Words
from tests.ui.decks.placeholder import make_deck


def cards(text: str) -> tuple[Card, ...]:
    """Read cards."""
    return tuple(parse_card(each) for each in text.split())


def two(table: str = "3C 4B 5S 2D 10S", hand: str = "7D 2B 10C", **changes: object) -> TableState:
    """A game of two in full swing."""
    state = TableState(
        seats=(
            SeatState("You", "sun", "Your turn", hand=cards(hand), to_play=True),
            SeatState("Nonna Rita", "lemon", "Level 4 · Hard", hand=3, dealer=True),
        ),
        sides=((0,), (1,)),
        table=cards(table),
        piles=(PileState(8, cards("7B")), PileState(12, cards("6B 1S"))),
        stock=18,
        tablet=Tablet("Round 4", (TabletRow("You", 5, 1), TabletRow("Nonna Rita", 6, 2)), 11),
        last=LastPlay(1, card=cards(table)[-1]) if table else None,
        line=Line("Rita laid the king of swords.", "Your turn: play a card.", 1),
    )
    return replace(state, **changes)  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def deck(tmp_path_factory: pytest.TempPathFactory) -> Deck:
    return read_deck(make_deck(tmp_path_factory.mktemp("decks") / "plain"))


MakeView = Callable[..., TableView]


@pytest.fixture
def make_view(qtbot: QtBot, deck: Deck) -> Iterator[MakeView]:
    made: list[TableView] = []

    def make(speed: Speed = Speed.NORMAL, size: tuple[int, int] = (1280, 760), **choices: object) -> TableView:
        settings = TableSettings(deck, speed=speed, **choices)  # type: ignore[arg-type]
        view = TableView(Theme("light"), settings, Words())
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        qtbot.waitExposed(view)
        made.append(view)
        return view

    yield make
    for view in made:
        view.shut_down()


@pytest.fixture
def view(make_view: MakeView) -> TableView:
    return make_view()
