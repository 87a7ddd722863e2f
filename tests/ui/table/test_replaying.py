"""A play is shown once more at any moment, and nothing is altered by it."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.events import Captured, CardLaid
from scopa_desktop.ui.table import replaying
from scopa_desktop.ui.table.changes import after
from scopa_desktop.ui.table.state import LastPlay, Speed, Stay
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import MakeView, cards, two
from tests.ui.table.test_player import EVENTS, goal, shown

L = Qt.Key.Key_L
CAPTURED = after(two(), Captured(1, 1, parse_card("7S"), cards("5S 2D")))
LAID = after(two(), CardLaid(1, parse_card("6B")))


@pytest.mark.parametrize(
    ("state", "sentence", "played"),
    [
        (CAPTURED, "Nonna Rita takes the 5 of swords and the 2 of coins with the 7 of swords.", "7S 5S 2D"),
        (LAID, "Nonna Rita laid the 6 of clubs.", "6B"),
        (
            after(two(), Captured(0, 0, parse_card("2B"), cards("2D"))),
            "You take the 2 of coins with the 2 of clubs.",
            "2B 2D",
        ),
    ],
)
@pytest.mark.parametrize("reduced", [False, True])
def test_the_last_play_comes_out_and_goes_back(
    make_view: MakeView, qtbot: QtBot, state: object, sentence: str, played: str, reduced: bool
) -> None:
    view = make_view(reduced_motion=reduced)
    view.show_state(state)  # type: ignore[arg-type]
    before = shown(view)
    said: list[str] = []
    view.said.connect(said.append)
    QTest.keyClick(view, L)
    assert view.replaying.open
    assert view.peek.cards == cards(played)
    assert view.peek.replay is not None
    assert said == [view.peek.replay.sentence] == [sentence]
    qtbot.waitUntil(lambda: not view.clock.running, timeout=3000)
    view.grab()
    assert view.sceneRect().contains(view.peek.boundingRect())
    QTest.keyClick(view, L)
    qtbot.waitUntil(lambda: not view.peek.isVisible(), timeout=3000)
    assert not view.clock.running
    assert shown(view) == before


@pytest.mark.parametrize("name", [name for name in EVENTS if name not in ("deal", "shuffle", "misdeal")])
@pytest.mark.parametrize("stay", [Stay.NORMAL, Stay.KEY])
def test_it_is_shown_while_cards_fly(make_view: MakeView, qtbot: QtBot, name: str, stay: Stay) -> None:
    start, events = EVENTS[name]
    view = make_view(Speed.SLOW, stay=stay)
    view.show_state(start)
    end = goal(start, events)
    view.play(events, end)
    qtbot.wait(60)
    QTest.keyClick(view, L)
    assert view.replaying.open
    assert view.busy  # it does not hurry what flies
    qtbot.wait(60)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.replaying.open
    qtbot.waitUntil(lambda: not view.peek.isVisible(), timeout=3000)
    while view.busy:
        qtbot.wait(20)
        view.go_on()
    played = shown(view)
    view.show_state(end)
    assert shown(view) == played


def test_it_is_shown_while_the_computer_thinks(view: TableView) -> None:
    you, rival = two().seats
    view.show_state(replace(CAPTURED, seats=(replace(you, to_play=False), replace(rival, to_play=True, thinking=3.0))))
    QTest.keyClick(view, L)
    assert view.replaying.open


def test_it_goes_by_itself_and_at_any_other_key(view: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "STAYS", 50)
    monkeypatch.setattr(replaying, "FOR_EACH", 0)
    view.show_state(LAID)
    QTest.keyClick(view, L)
    qtbot.waitUntil(lambda: not view.peek.isVisible(), timeout=3000)
    monkeypatch.setattr(replaying, "STAYS", 5000)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Right):
        QTest.keyClick(view, L)
        QTest.keyClick(view, key)
        assert not view.replaying.open


def test_it_goes_when_a_key_that_was_held_is_let_go(view: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    view.show_state(LAID)
    QTest.keyPress(view, L)
    QTest.keyRelease(view, L)
    assert view.replaying.open
    monkeypatch.setattr(replaying, "HELD", 0)
    QTest.keyPress(view, L)
    QTest.keyPress(view, L)
    QTest.keyRelease(view, L)
    assert not view.replaying.open


def test_where_nothing_was_played_it_says_so(view: TableView) -> None:
    view.show_state(two(last=None))
    said: list[str] = []
    view.said.connect(said.append)
    QTest.keyClick(view, L)
    assert not view.peek.isVisible()
    assert said == ["Nothing has been played in this round yet."]
    assert view.table.line.content is not None
    assert view.table.line.content.text == said[0]


@pytest.mark.parametrize("size", [(900, 560), (1280, 760), (1920, 1040)])
@pytest.mark.parametrize("taken", [1, 3, 10])
def test_all_cards_lie_on_the_glass_and_the_glass_in_the_window(
    make_view: MakeView, size: tuple[int, int], taken: int
) -> None:
    view = make_view(Speed.OFF, size)
    view.show_state(two())
    several = cards("1D 2D 3D 4D 5D 6D 8D 9D 10D 1C")[:taken]
    view.replaying.show_play(LastPlay(1, side=1, taken=(*several, parse_card("7S"))))
    rect = view.peek.rect
    assert view.table.layout.felt.holds(rect)
    places = [spot.rect(view.stage.aspect) for spot in view.peek.spots]
    assert len(places) == taken + 1
    assert all(rect.holds(place) for place in places)
    assert not any(one.overlaps(other) for one, other in itertools.pairwise(places))
