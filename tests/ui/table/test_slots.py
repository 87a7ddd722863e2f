"""A card on the table keeps its place while it lies."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.core.cards import Card
from scopa_desktop.ui.table.layout import Layout, Setup
from scopa_desktop.ui.table.slots import Slots


def make(width: int = 1280, height: int = 760) -> Slots:
    return Slots(Layout(Setup(width, height, 82 / 51)))


def test_a_card_that_comes_moves_no_other() -> None:
    slots = make()
    slots.show([Card(0), Card(1), Card(2), Card(3)])
    before = [slots.spot(Card(n)) for n in range(4)]
    slots.show([Card(0), Card(1), Card(2), Card(3), Card(4)])
    assert [slots.spot(Card(n)) for n in range(4)] == before


def test_a_gap_is_filled_first() -> None:
    slots = make()
    slots.show([Card(n) for n in range(5)])
    gap = slots.spot(Card(2))
    slots.show([Card(0), Card(1), Card(3), Card(4)])
    assert slots.free_spot() == gap
    slots.show([Card(0), Card(1), Card(3), Card(4), Card(9)])
    assert slots.spot(Card(9)) == gap


def test_an_even_and_an_odd_row_are_centred() -> None:
    for count in (1, 2, 3, 4, 5, 6):
        slots = make()
        slots.show([Card(n) for n in range(count)])
        xs = [slots.spot(Card(n)).cx for n in range(count)]
        assert abs(sum(xs) / count - 640) < 0.01


def test_cards_shrink_while_a_deal_lasts_and_grow_at_the_next() -> None:
    slots = make()
    slots.show([Card(n) for n in range(14)])
    small = slots.step
    slots.show([Card(n) for n in range(9)])
    assert slots.step == small
    slots.show([Card(n) for n in range(4)])
    slots.regrow()
    assert slots.step == 1.0


@given(st.lists(st.sets(st.integers(0, 39), max_size=24), max_size=12), st.booleans())
def test_every_card_has_a_place_of_its_own(tables: list[set[int]], small: bool) -> None:
    slots = make(900, 560) if small else make()
    for cards in tables:
        slots.show(sorted(Card(card) for card in cards))
        spots = [slots.spot(Card(card)) for card in cards]
        assert len({(spot.cx, spot.cy) for spot in spots}) == len(cards)


def test_another_window_keeps_the_order() -> None:
    slots = make()
    slots.show([Card(n) for n in range(6)])
    slots.relayout(Layout(Setup(900, 560, 82 / 51)))
    xs = [slots.spot(Card(n)).cx for n in range(6)]
    assert xs == sorted(xs)


def test_two_cards_that_had_one_place_do_not_lie_on_one_another_when_both_come_back() -> None:
    slots = make()
    for lying in ([0, 1, 2, 3], [0, 1, 2], [0, 1, 2, 4], [0, 1, 2], [0, 1, 2, 3, 4]):
        slots.show([Card(n) for n in lying])
    assert len({(slots.spot(Card(n)).cx, slots.spot(Card(n)).cy) for n in range(5)}) == 5


@given(st.lists(st.sets(st.integers(0, 15), max_size=10), min_size=2, max_size=12))
def test_no_two_cards_ever_lie_in_one_place(tables: list[set[int]]) -> None:
    slots = make()
    for lying in tables:
        cards = [Card(n) for n in sorted(lying)]
        slots.show(cards)
        assert len({(slots.spot(card).cx, slots.spot(card).cy) for card in cards}) == len(cards)
