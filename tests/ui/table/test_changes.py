"""What is shown between two states: nobody is asked to play while cards move, and the score names the right round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from scopa_desktop.core.cards import DECK, Card, CardSet, parse_card
from scopa_desktop.core.events import CardLaid, Dealt, RoundStarted
from scopa_desktop.core.plays import card_play
from scopa_desktop.ui.table.changes import after
from scopa_desktop.ui.table.state import PileState, TableState
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import cards, two

KING = parse_card("10C")


def resting() -> TableState:
    """Return a state in which both players know what their plates say while cards move."""
    state = two()
    return replace(state, seats=tuple(replace(seat, resting=f"{seat.name} rests") for seat in state.seats))


def test_nobody_is_asked_while_cards_move() -> None:
    shown = after(resting(), CardLaid(0, KING))
    assert not any(seat.to_play or seat.thinking for seat in shown.seats)
    assert [seat.subtitle for seat in shown.seats] == ["You rests", "Nonna Rita rests"]


def test_the_plates_say_so_from_the_first_moment(view: TableView) -> None:
    view.show_state(resting())
    thinking = replace(resting().seats[1], to_play=True, thinking=1.0, subtitle="Thinking")
    view.show_state(replace(resting(), seats=(resting().seats[0], thinking)))
    view.play([CardLaid(1, parse_card("10D"))], resting())
    assert view.busy
    assert view.table._company.seats[1].subtitle == "Nonna Rita rests"


def test_the_round_that_is_dealt_has_its_name_on_the_tablet(view: TableView) -> None:
    state = two("", "")
    view.show_state(state)
    left = iter(DECK)
    hands = tuple(tuple(Card(next(left)) for _ in range(3)) for _ in range(2))
    events = [RoundStarted(5, 1), Dealt(1, 6, hands, tuple(Card(next(left)) for _ in range(4)), 30)]
    goal = replace(two(hand=""), tablet=replace(state.tablet, title="Round 5"))
    view.play(events, goal)
    assert view.player._next.tablet.title == "Round 5"
    view.skip()


def test_taken_cards_come_back_from_their_pile(make_view: Callable[..., TableView]) -> None:
    view = make_view()
    earlier = two("3C 4B", "7D 2B 10C", stock=18)
    later = two("", "2B 10C", stock=12, last=None, piles=(PileState(11), earlier.piles[1]))
    view.show_state(later)
    view.turn_back(earlier)
    pile = view.table.layout.seats.piles[0].spot
    for card in cards("3C 4B 7D"):
        assert abs(view.table.cards[card].spot.cx - pile.cx) < 1
    view.skip()
    assert view.state == earlier


def test_a_card_flies_from_where_it_is_held(view: TableView) -> None:
    """It neither sinks back after being pointed at nor jumps home after being dragged."""
    view.show_state(two("3C", "7D 2B 10C"))
    play = card_play(KING, CardSet(0))
    view.offer([play])
    view.table.stop_glides()  # as a drag does: a card that still glided would be on its way home
    held = view.table.cards[KING].spot.moved(30, -200)
    view.table.cards[KING].fly(held)
    seen = []
    view.picked.connect(lambda _play: seen.append(view.table.cards[KING].spot))
    view.pick(play)
    assert abs(seen[0].cy - held.cy) < 1
    view.play([CardLaid(0, KING)], two("3C 10C", "7D 2B"))
    assert abs(view.table.cards[KING].spot.cy - held.cy) < 1
    view.skip()
    assert abs(view.table.cards[KING].spot.cy - view.table.slots.spot(KING).cy) < 1


def test_a_card_let_go_glides_home(view: TableView) -> None:
    view.show_state(two())
    held = view.table.cards[KING].spot.moved(30, -20)
    home = view.table.cards[KING].pose.spot
    view.table.glide_home(KING, held)
    assert abs(view.table.cards[KING].spot.cy - held.cy) < 1
    view.table.stop_glides()
    assert abs(view.table.cards[KING].spot.cy - home.cy) < 1
