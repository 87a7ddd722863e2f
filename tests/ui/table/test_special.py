"""What the table shows in some games only: open hands, values worn, sums, points on plates, wins at once."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import DECK, MATTA, CardSet, card_set, parse_card
from scopa_desktop.core.events import Captured, Declared, InstantlyWon, Scopa
from scopa_desktop.core.plays import Declaration, card_play
from scopa_desktop.ui.sums import frame_of
from scopa_desktop.ui.table.access import things
from scopa_desktop.ui.table.card_item import PLAIN
from scopa_desktop.ui.table.changes import after
from scopa_desktop.ui.table.flourish import Flourish
from scopa_desktop.ui.table.glint import Glint
from scopa_desktop.ui.table.state import Customs, Line, PileState, SeatState, Speed, TableState, Tablet
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import MakeView, cards, two
from tests.ui.table.test_layout import WINDOWS, layouts

BELOW_THE_STRIP = (900, 560)
"""The table in the smallest window."""


# ------------------------------------------------------------------------------------------------ layouts


@pytest.mark.parametrize("count", [9, 10])
@pytest.mark.parametrize("size", [BELOW_THE_STRIP, (1280, 760)])
def test_what_shows_of_each_card_of_a_long_hand_picks_it(
    make_view: MakeView, count: int, size: tuple[int, int]
) -> None:
    view = make_view(Speed.OFF, size, confirm=True)
    hand = DECK[3 : 3 + 3 * count : 3]
    view.show_state(two("", " ", seats=(SeatState("You", "sun", hand=hand), two().seats[1]), hand_size=count))
    view.offer(card_play(card, CardSet(0)) for card in hand)
    for left in range(count, 1, -1):  # fewer and fewer cards
        own = view.own_hand()
        for card, spots in zip(own, _visible(view), strict=True):
            for x in spots:
                view.picker.escape()
                at = view.mapFromScene(QPointF(x, view.table.layout.hand_zone.cy))
                QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
                assert view.picker.focus == card
        own = own[: left - 1]
        view.show_state(two("", " ", seats=(SeatState("You", "sun", hand=own), two().seats[1]), hand_size=count))
        view.offer(card_play(card, CardSet(0)) for card in own)


def _visible(view: TableView) -> list[tuple[float, float, float]]:
    """Return three points on what shows of each card of the own hand."""
    hand = view.table.layout.hand(len(view.own_hand()))
    found = []
    for i, spot in enumerate(hand):
        left = spot.cx - spot.w / 2
        right = min(spot.cx + spot.w / 2, hand[i + 1].cx - hand[i + 1].w / 2 if i + 1 < len(hand) else 1e9)
        assert right - left > 0.4 * spot.w, "too little shows to be read"
        found.append((left + 3, (left + right) / 2, right - 3))
    return found


@pytest.mark.parametrize("seating", ["two", "three", "four in teams"])
def test_an_open_hand_touches_nothing(seating: str) -> None:
    for name, layout in layouts(seating):
        if layout.setup.hand_size != 3:
            continue
        for place, count in itertools.product(range(1, layout.setup.seats), (1, 2, 3)):
            fan = [spot.bounds(layout.aspect) for spot in layout.seats.open_fan(place, count)]
            others = [layout.seats.plate(each, 1000) for each in range(layout.setup.seats)]
            others += [layout.table, layout.tablet, *(pile.spot.bounds(layout.aspect) for pile in layout.seats.piles)]
            for card, other in itertools.product(fan, others):
                assert layout.felt.holds(card), name
                assert not card.overlaps(other), f"{name}: place {place}, {count} cards"


@pytest.mark.parametrize("seating", ["two", "three", "four in teams"])
def test_every_card_of_an_open_hand_can_be_read(seating: str) -> None:
    """A small card shows its rank in its middle: so much of it has to be free."""
    assert len(WINDOWS) * 8 <= len(layouts(seating))
    for _, layout in layouts(seating):
        for place in range(1, layout.setup.seats):
            spots = layout.seats.open_fan(place, 3)
            for one, other in itertools.pairwise(spots):
                assert other.cx - one.cx > 0.7 * one.w or other.cy - one.cy > one.w * layout.aspect
                assert not one.rot


@pytest.mark.parametrize("seating", ["two", "three", "four in teams", "six in two teams"])
def test_open_hands_of_any_size_lie_on_the_felt_and_on_nothing_else(seating: str) -> None:
    """Whoever only watches may see all hands."""
    for name, layout in layouts(seating):
        seats = layout.seats
        for place in range(1, layout.setup.seats):
            fan = [spot.bounds(layout.aspect) for spot in seats.open_fan(place, layout.setup.hand_size)]
            others = [seats.plate(each, 1000) for each in range(layout.setup.seats)]
            for card in fan:
                assert layout.felt.holds(card), name
                assert not any(card.overlaps(other) for other in others), f"{name}: place {place}"


def crowd(seats: int = 4, **changes: object) -> TableState:
    """A game of many, each alone, in which the third player has swept the table once."""
    players = tuple(
        SeatState(f"Player {n}", "lemon", hand=cards("7D 2B") if n == 0 else 2, points=10 + n, gained=int(n == 2))
        for n in range(seats)
    )
    state = TableState(
        seats=players,
        sides=tuple((n,) for n in range(seats)),
        table=cards("3C 4B"),
        piles=(PileState(),) * seats,
        tablet=Tablet("Round 1"),
    )
    return replace(state, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [4, 6])
def test_points_made_at_once_stand_on_the_plate(make_view: MakeView, seats: int) -> None:
    view = make_view(Speed.OFF, BELOW_THE_STRIP)
    view.show_state(crowd(seats))
    assert [plate.content.gained for plate in view.table.plates if plate.content] == [0, 0, 1, *[0] * (seats - 3)]
    swept = after(crowd(seats), Scopa(1, 1, parse_card("7D")))
    assert [seat.gained for seat in swept.seats[:3]] == [0, 1, 1]


# ------------------------------------------------------------------------------------------------ Cirulla


def with_matta(value: int | None, face_up: bool = True) -> TableState:
    hand = cards("7C 1D 2S")
    rival = SeatState("Nonna Rita", "lemon", hand=3, face_up=hand if face_up else ())
    return two(seats=(two().seats[0], rival), matta=value)


def test_the_matta_of_an_open_hand_wears_its_value_as_long_as_it_lasts(view: TableView) -> None:
    view.show_state(with_matta(5))
    item = view.table.cards[MATTA]
    assert item.marks_text == "counts as 5"
    view.table.cards[MATTA].mark(PLAIN)  # as at every movement
    assert item.marks_text == "counts as 5"
    view.show_state(with_matta(None))
    assert view.table.cards[MATTA].marks_text == ""


def test_an_open_hand_and_its_matta_are_read_out(view: TableView) -> None:
    view.show_state(with_matta(5))
    said = {thing.id: thing.name for thing in things(view)}
    assert "face up: the 7 of cups" in said["seat 1"]
    view.show_state(two("3C 7C 5S", matta=2))
    assert f"table {int(MATTA)}" in {thing.id for thing in things(view)}
    assert any(thing.name == "7 of cups, on the table, counts as 2" for thing in things(view))


def test_the_matta_on_the_table_wears_its_value_where_it_keeps_it(view: TableView) -> None:
    view.show_state(two("3C 7C 5S", matta=2))
    assert view.table.cards[MATTA].marks_text == "counts as 2"


def test_a_declared_hand_is_turned_up(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view(Speed.LIGHTNING)
    start = with_matta(None, face_up=False)
    view.show_state(start)
    event = Declared(1, 1, Declaration.UNDER_TEN, 3, 4, cards("7C 1D 2S"))
    goal = replace(after(start, event), line=Line("Rita declares."))
    with qtbot.waitSignal(view.finished, timeout=5000):
        view.play([event], goal)
    for card in event.hand:
        assert view.table.cards[card].pose.face == card
    assert view.table.cards[MATTA].marks_text == "counts as 4"
    assert view.state.tablet.rows[1].gained == start.tablet.rows[1].gained + 3


# --------------------------------------------------------------------------------------------------- sums


def test_a_card_says_what_it_needs_where_fifteen_matters(view: TableView) -> None:
    seven = parse_card("7D")
    for fifteen, text in ((True, "7 needs 8"), (False, "")):
        view.show_state(two(customs=Customs(fifteen=fifteen)))
        view.offer([card_play(seven, card_set(cards("3C 5S"))), card_play(parse_card("2B"), CardSet(0))])
        view.picker.point(seven)
        view.refresh(glide=False)
        assert view.table.cards[seven].marks.aid == text


def test_the_sets_to_choose_from_show_their_sums() -> None:
    assert frame_of(parse_card("7D"), cards("3C 5S")) == ("7 +", "= 15")
    assert frame_of(parse_card("7D"), cards("3C 4S")) == ("", "= 7")
    assert frame_of(parse_card("7D"), cards("7S")) == ("", "")
    assert frame_of(MATTA, cards("1D 2S"), 3) == ("", "= 3")
    assert frame_of(parse_card("1D"), cards("10D 9S 2C")) == ("", "")


# ------------------------------------------------------------------------------------------------- moments


def test_prized_cards_shine_when_they_are_taken(make_view: MakeView) -> None:
    view = make_view()
    start = two("10D 3C 4B", "10C 2B 5S", customs=Customs(prized=card_set(cards("10D"))))
    event = Captured(0, 0, parse_card("10C"), cards("10D"))
    view.show_state(start)
    view.play([event], after(start, event))
    assert any(isinstance(each, Glint) for each in view.table.extras)
    view.skip()


@pytest.mark.parametrize("reduced", [False, True])
def test_a_match_won_at_once_is_written_over_the_table(make_view: MakeView, qtbot: QtBot, reduced: bool) -> None:
    view = make_view(Speed.LIGHTNING, reduced_motion=reduced)
    heard: list[str] = []
    view.moment.connect(lambda moment: heard.append(moment.name))
    view.show_state(two())
    view.step_started.connect(lambda _: view.show_line(Line("All ten coins: you win.")))
    goal = replace(two(), line=Line("All ten coins: you win."))
    with qtbot.waitSignal(view.finished, timeout=8000):
        view.play([InstantlyWon(0, "cappotto")], goal)
        words = [each for each in view.table.extras if isinstance(each, Flourish)]
        assert [(each._word, each._below) for each in words] == [("Cappotto!", "All ten coins: you win.")]
    assert heard == ["won at once"]


@pytest.mark.parametrize(("sweep", "word"), [("", "Scopa!"), ("Escoba!", "Escoba!")])
def test_a_sweep_is_called_by_its_name(make_view: MakeView, sweep: str, word: str) -> None:
    view = make_view()
    start = two("3C 4B", customs=Customs(sweep=sweep))
    capture, scopa = Captured(0, 0, parse_card("7D"), cards("3C 4B")), Scopa(0, 0, parse_card("7D"))
    view.show_state(start)
    view.play([capture, scopa], after(after(start, capture), scopa))
    assert [each._word for each in view.table.extras if isinstance(each, Flourish)] == [word]
    view.skip()
