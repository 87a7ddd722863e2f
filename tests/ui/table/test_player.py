"""Events are played by one queue, and the table is right at the end whatever happens in between."""

from __future__ import annotations

import gc
import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core import VARIANTS, Match, NumberedShuffles, Rules, Seat
from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.events import (
    Captured,
    CardLaid,
    DealerCaptured,
    Dealt,
    Declared,
    Event,
    LeftoversTaken,
    Misdealt,
    RoundStarted,
    Scopa,
)
from scopa_desktop.core.plays import Declaration
from scopa_desktop.ui.decks.manifest import Deck
from scopa_desktop.ui.projection import Company, Projection
from scopa_desktop.ui.table.changes import after
from scopa_desktop.ui.table.motion import Pace
from scopa_desktop.ui.table.state import Line, Speed, Stay, TableSettings, TableState
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.words import Words
from tests.ui.table.conftest import MakeView, cards, two

SEVEN = parse_card("7D")
EVENTS: dict[str, tuple[TableState, tuple[Event, ...]]] = {
    "own lay": (two(), (CardLaid(0, parse_card("2B")),)),
    "rival's lay": (two(), (CardLaid(1, parse_card("6B")),)),
    "own capture": (two(), (Captured(0, 0, SEVEN, cards("3C 4B")),)),
    "rival's capture": (two(), (Captured(1, 1, parse_card("7S"), cards("5S 2D")),)),
    "scopa": (two("3C 4B"), (Captured(0, 0, SEVEN, cards("3C 4B")), Scopa(0, 0, SEVEN))),
    "leftovers": (two(stock=0), (LeftoversTaken(1, cards("3C 4B 5S 2D 10S")),)),
    "deal": (
        after(two("", ""), RoundStarted(5, 1)),
        (Dealt(1, 6, (cards("7D 2B 10C"), cards("1D 2D 3D")), cards("3C 4B 9S 1B"), 30),),
    ),
    "shuffle": (two("", ""), (RoundStarted(5, 0),)),
    "misdeal": (after(two("", ""), RoundStarted(5, 1)), (Misdealt(cards("10D 10C 10S 1B"), "kings"),)),
    "dealer's table": (two("1C 2C 3C 9D"), (DealerCaptured(1, 1, cards("1C 2C 3C 9D"), 1, None),)),
    "own declaration": (two(hand="7C 2D 4S"), (Declared(0, 0, Declaration.UNDER_TEN, 3, 2, cards("7C 2D 4S")),)),
    "rival's declaration": (two(), (Declared(1, 1, Declaration.UNDER_TEN, 3, None, cards("1C 2C 3S")),)),
}


def shown(view: TableView) -> dict[str, Any]:
    """Everything that the scene shows, item by item."""
    scene = view.table
    panels = (scene.tablet, scene.line, scene.stock, *scene.plates, *scene.piles)
    return {
        "cards": {
            key: (item.pose, item.spot, item.marks, item.isVisible(), item.opacity(), item.zValue())
            for key, item in scene.cards.items()
        },
        "panels": [(panel.rect, panel.content, panel.isVisible(), panel.zValue()) for panel in panels],
        "items": len(scene.items()),
        "state": scene.state,
    }


def goal(start: TableState, events: Iterable[Event]) -> TableState:
    state = start
    for event in events:
        state = after(state, event)
    return replace(state, line=Line("That was it.", "", 0))


@pytest.mark.parametrize("name", EVENTS)
@pytest.mark.parametrize("speed", [Speed.LIGHTNING, Speed.OFF])
def test_after_playing_the_table_is_exactly_the_state(
    qtbot: QtBot, make_view: MakeView, name: str, speed: Speed
) -> None:
    start, events = EVENTS[name]
    view = make_view(speed)
    view.show_state(start)
    end = goal(start, events)
    with qtbot.waitSignal(view.finished, timeout=8000):
        view.play(events, end)
    played = shown(view)
    view.show_state(end)
    assert shown(view) == played
    assert played["state"] == end
    other = make_view(speed)
    other.table.slots.show(start.table)
    other.show_state(end)
    assert shown(other)["cards"].keys() == played["cards"].keys()
    assert shown(other)["panels"] == played["panels"]
    assert not view.clock.running


@pytest.mark.parametrize("name", EVENTS)
def test_reduced_motion_ends_in_the_same_picture(qtbot: QtBot, make_view: MakeView, name: str) -> None:
    start, events = EVENTS[name]
    view = make_view(Speed.LIGHTNING, reduced_motion=True)
    view.show_state(start)
    end = goal(start, events)
    with qtbot.waitSignal(view.finished, timeout=8000):
        view.play(events, end)
    played = shown(view)
    view.show_state(end)
    assert shown(view) == played


@pytest.mark.parametrize("name", EVENTS)
@pytest.mark.parametrize("wait", [0, 60, 350, 800])
def test_skipping_at_any_moment_shows_the_end(qtbot: QtBot, view: TableView, name: str, wait: int) -> None:
    start, events = EVENTS[name]
    view.show_state(start)
    end = goal(start, events)
    view.play(events, end)
    qtbot.wait(wait)
    if view.busy:
        with qtbot.waitSignal(view.finished):
            view.skip()
    played = shown(view)
    view.show_state(end)
    assert shown(view) == played


@pytest.mark.parametrize("name", EVENTS)
@pytest.mark.parametrize("wait", [0, 120, 500])
def test_another_state_in_the_middle_is_shown_at_once(qtbot: QtBot, view: TableView, name: str, wait: int) -> None:
    start, events = EVENTS[name]
    view.show_state(start)
    clean = shown(view)
    view.play(events, goal(start, events))
    qtbot.wait(wait)
    view.show_state(start)
    assert not view.busy
    back = shown(view)
    assert back["panels"] == clean["panels"]
    assert back["cards"] == clean["cards"]
    qtbot.wait(40)
    assert shown(view) == back


@pytest.mark.parametrize("name", EVENTS)
def test_resizing_in_the_middle_does_no_harm(qtbot: QtBot, make_view: MakeView, name: str) -> None:
    start, events = EVENTS[name]
    view = make_view(Speed.FAST)
    view.show_state(start)
    end = goal(start, events)
    with qtbot.waitSignal(view.finished, timeout=8000):
        view.play(events, end)
        for size in ((900, 560), (1400, 900), (1000, 700)):
            qtbot.wait(50)
            view.resize(*size)
    played = shown(view)
    view.show_state(end)
    assert shown(view) == played


@pytest.mark.parametrize("name", EVENTS)
def test_closing_in_the_middle_does_no_harm(qtbot: QtBot, view: TableView, name: str) -> None:
    start, events = EVENTS[name]
    view.show_state(start)
    view.play(events, goal(start, events))
    qtbot.wait(80)
    view.close()
    qtbot.wait(40)
    assert not view.clock.running


def test_steps_are_told_in_order(qtbot: QtBot, make_view: MakeView) -> None:
    start, events = EVENTS["scopa"]
    events = (*events, CardLaid(1, parse_card("6B")))
    view = make_view(Speed.LIGHTNING)
    view.show_state(start)
    told: list[tuple[str, object]] = []
    view.step_started.connect(lambda event: told.append(("started", event)))
    view.step_finished.connect(lambda event: told.append(("finished", event)))
    with qtbot.waitSignal(view.finished, timeout=8000):
        view.play(events, goal(start, events))
    assert [event for what, event in told if what == "started"] == list(events)
    assert [event for what, event in told if what == "finished"] == list(events)
    for event in events:
        assert told.index(("started", event)) < told.index(("finished", event))


def test_skipped_steps_are_told_too(view: TableView) -> None:
    start, events = EVENTS["scopa"]
    events = (*events, CardLaid(1, parse_card("6B")))
    view.show_state(start)
    told: list[object] = []
    view.step_finished.connect(told.append)
    skipping: list[bool] = []
    view.step_finished.connect(lambda _: skipping.append(view.skipping))
    view.play(events, goal(start, events))
    view.skip()
    assert told == list(events)
    assert all(skipping)


def test_more_events_join_the_queue(qtbot: QtBot, make_view: MakeView) -> None:
    start = two()
    first, second = CardLaid(0, parse_card("2B")), CardLaid(1, parse_card("6B"))
    view = make_view(Speed.LIGHTNING)
    view.show_state(start)
    ends: list[int] = []
    view.finished.connect(lambda: ends.append(1))
    middle = after(start, first)
    view.play([first], middle)
    view.play([second], after(middle, second))
    qtbot.waitUntil(lambda: not view.busy, timeout=5000)
    assert ends == [1]
    assert view.state == after(middle, second)


def test_a_listener_may_show_another_state(qtbot: QtBot, make_view: MakeView) -> None:
    start, events = EVENTS["rival's lay"]
    view = make_view(Speed.LIGHTNING)
    view.show_state(start)
    view.step_started.connect(lambda _: view.show_state(start))
    view.play(events, goal(start, events))
    qtbot.wait(100)
    assert view.state == start
    assert not view.clock.running


def test_taking_back_moves_to_the_earlier_state(qtbot: QtBot, make_view: MakeView) -> None:
    for name in ("own capture", "rival's capture", "own lay", "rival's lay", "scopa"):
        start, events = EVENTS[name]
        view = make_view(Speed.LIGHTNING)
        view.show_state(start)
        clean = shown(view)
        view.play(events, goal(start, events))
        view.skip()
        with qtbot.waitSignal(view.finished, timeout=5000):
            view.turn_back(start)
        assert shown(view) == clean, name


def test_idle_means_no_timer(qtbot: QtBot, make_view: MakeView) -> None:
    start, events = EVENTS["own lay"]
    view = make_view(Speed.LIGHTNING)
    view.show_state(start)
    with qtbot.waitSignal(view.finished, timeout=5000):
        view.play(events, goal(start, events))
    qtbot.waitUntil(lambda: not view.clock.running, timeout=2000)  # the mark of the last play comes up
    view.meter.on = True
    qtbot.wait(300)
    view.meter.reset()
    qtbot.wait(300)
    assert not view.meter.paints


@pytest.mark.parametrize(
    ("variant", "seating"),
    [(variant, seating) for variant in ("scopa", "cirulla") for seating in VARIANTS[variant].seatings],
)
def test_whole_rounds_show_what_the_match_says(qtbot: QtBot, make_view: MakeView, variant: str, seating: str) -> None:
    rules = Rules.of(variant)
    sides = rules.sides(seating)
    chance = random.Random(seating)
    seats = [Seat(f"Player {n}", "human" if n == 0 else "greedy") for n in range(sum(map(len, sides)))]
    match = Match(rules, sides, seats, NumberedShuffles(chance.randrange(10_000)))
    company = Company.of(match, ("sun",) * len(seats))
    projection = Projection(company, Words())
    view = make_view(Speed.OFF)
    view.show_state(projection.state(match, Line()))
    state = view.state
    while not match.round.over:
        events = match.play(chance.choice(match.round.legal_plays()))
        for event in events:
            state = after(state, event)
        told = projection.state(match, Line())
        same_lie(state, told)
        view.play(events, told)
        view.skip()
        played = shown(view)
        view.show_state(told)
        assert shown(view) == played
        state = told


def test_round_after_round_keeps_no_pictures_of_how_cards_lay(qtbot: QtBot, make_view: MakeView) -> None:
    rules = Rules.of("scopa", target=51)
    seats = [Seat("Anna", "greedy"), Seat("Bruno", "greedy")]
    match = Match(rules, rules.sides("2"), seats, NumberedShuffles(3))
    projection = Projection(Company.of(match, ("sun", "moon")), Words())
    view = make_view(Speed.OFF)
    view.show_state(projection.state(match, Line()))
    chance, begun, ended = random.Random(1), [], []
    for _ in range(4):
        while not match.round.over:
            view.play(match.play(chance.choice(match.round.legal_plays())), projection.state(match, Line()))
            view.skip()
            view.grab()
        ended.append(len(view.stage._baked))
        view.play(match.next_round(), projection.state(match, Line()))
        view.skip()
        view.grab()
        begun.append(len(view.stage._baked))
    assert max(begun) < 20 < min(ended), (begun, ended)


def same_lie(guessed: TableState, told: TableState) -> None:
    """The pictures between show the same cards in the same places as the match itself."""
    assert guessed.table == told.table
    assert guessed.piles == told.piles
    assert guessed.stock == told.stock
    assert [seat.hand_count for seat in guessed.seats] == [seat.hand_count for seat in told.seats]
    assert set(_own(guessed)) == set(_own(told))
    assert [sorted(seat.face_up) for seat in guessed.seats] == [sorted(seat.face_up) for seat in told.seats]
    assert guessed.last == told.last


def _own(state: TableState) -> tuple[int, ...]:
    hand = state.seats[state.bottom].hand
    assert isinstance(hand, tuple)
    return hand


def test_a_table_that_is_thrown_away_goes_quietly(qtbot: QtBot, deck: Deck) -> None:
    start, events = EVENTS["scopa"]
    for round_ in range(0, 12, 2):
        view = TableView(Theme("light"), TableSettings(deck, speed=Speed.FAST), Words())
        view.resize(900, 560)
        view.show()
        view.show_state(start)
        view.play(events, goal(start, events))
        qtbot.wait(5 + 37 * round_)
        view.close()
        view.deleteLater()
        del view
        qtbot.wait(5)
        gc.collect()


# ----------------------------------------------------------------------- the others' plays stay in sight


def test_plays_of_the_others_stay_in_sight_as_long_as_is_wished(qtbot: QtBot, make_view: MakeView) -> None:
    lengths = {}
    for stay in (Stay.SHORT, Stay.NORMAL, Stay.LONG):
        for name in ("rival's capture", "own capture"):
            start, events = EVENTS[name]
            view = make_view(Speed.NORMAL, stay=stay)
            view.show_state(start)
            view.play(events, goal(start, events))
            assert view.player._line is not None
            lengths[stay, name] = view.player._line.length
            view.skip()
    rival = [lengths[stay, "rival's capture"] for stay in (Stay.SHORT, Stay.NORMAL, Stay.LONG)]
    assert rival[0] + 300 < rival[1] < rival[2] - 900
    assert len({lengths[stay, "own capture"] for stay in (Stay.SHORT, Stay.NORMAL, Stay.LONG)}) == 1


@pytest.mark.parametrize("speed", Speed)
def test_long_is_longer_than_short_at_every_speed(speed: Speed) -> None:
    stays = [Pace(speed, stay=stay).capture(900, own=False) for stay in (Stay.SHORT, Stay.NORMAL, Stay.LONG)]
    assert stays[0] <= stays[1] < stays[2] - 200
    assert Pace(speed, stay=Stay.LONG).capture(900) == stays[1]


@pytest.mark.parametrize("speed", [Speed.LIGHTNING, Speed.OFF])
@pytest.mark.parametrize("line", [True, False])
@pytest.mark.parametrize("name", ["rival's capture", "rival's declaration", "leftovers", "dealer's table"])
def test_a_play_waits_until_the_person_goes_on(
    qtbot: QtBot, make_view: MakeView, name: str, speed: Speed, line: bool
) -> None:
    start, events = EVENTS[name]
    view = make_view(speed, stay=Stay.KEY, show_line=line)
    view.show_state(start)
    said: list[str] = []
    view.said.connect(said.append)
    end = goal(start, events)
    view.play(events, end)
    qtbot.waitUntil(lambda: view.player.waiting, timeout=3000)
    assert not view.clock.running  # nothing is due
    assert view.table.line.isVisible()
    assert view.table.line.content is not None
    assert view.table.line.content.strong == "Space or a click goes on."
    assert said[-1].endswith("Space or a click goes on.")
    qtbot.wait(60)
    assert view.busy
    assert view.table.cards[events[0].taken[0]].isVisible() if isinstance(events[0], Captured) else True
    with qtbot.waitSignal(view.finished, timeout=3000):
        QTest.keyClick(view, Qt.Key.Key_Space)
    assert view.table.line.isVisible() is line
    played = shown(view)
    view.show_state(end)
    assert shown(view) == played


def test_own_plays_and_a_table_without_a_person_wait_for_nobody(qtbot: QtBot, make_view: MakeView) -> None:
    for name, attended in (("own capture", True), ("rival's capture", False), ("leftovers", False)):
        start, events = EVENTS[name]
        start = replace(start, attended=attended)
        view = make_view(Speed.OFF, stay=Stay.KEY)
        view.show_state(start)
        with qtbot.waitSignal(view.finished, timeout=3000):
            view.play(events, goal(start, events))


def test_a_card_that_was_laid_is_seen_before_the_next_player_plays(qtbot: QtBot, make_view: MakeView) -> None:
    start, laid = EVENTS["rival's lay"]
    view = make_view(Speed.LIGHTNING, stay=Stay.KEY)
    view.show_state(start)
    events = (*laid, CardLaid(1, parse_card("1B")))
    view.play(events, goal(start, events))
    qtbot.waitUntil(lambda: view.player.waiting, timeout=3000)
    assert parse_card("6B") in view.table.state.table
    assert parse_card("1B") not in view.table.state.table
    with qtbot.waitSignal(view.finished, timeout=3000):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    assert parse_card("1B") in view.table.state.table


@pytest.mark.parametrize("way", ["another state", "take back", "resize", "hide", "close", "skip", "do not wait"])
def test_whatever_happens_while_a_play_waits_the_table_is_right(qtbot: QtBot, make_view: MakeView, way: str) -> None:
    start, events = EVENTS["rival's capture"]
    view = make_view(Speed.LIGHTNING, stay=Stay.KEY)
    view.show_state(start)
    end = goal(start, events)
    view.play(events, end)
    qtbot.waitUntil(lambda: view.player.waiting, timeout=3000)
    match way:
        case "another state":
            view.show_state(start)
        case "take back":
            view.turn_back(start)
        case "resize":
            view.resize(1000, 640)
        case "hide":
            view.hide()
        case "close":
            view.close()
        case "skip":
            view.skip()
        case "do not wait":
            view.set_settings(replace(view.stage.settings, stay=Stay.SHORT))
    assert not view.player.waiting
    assert not view.table.waiting
    qtbot.waitUntil(lambda: not view.busy, timeout=3000)
    expected = start if way in ("another state", "take back") else end
    if way != "close":
        assert view.table.state == expected
