"""Nothing overlaps and nothing lies outside, in every window, with every deck and every seating."""

from __future__ import annotations

import itertools

import pytest

from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.layout import Layout, Setup

ASPECTS = {"neapolitan": 82 / 51, "spanish": 95 / 61, "french": 88 / 63, "piacentine": 94 / 50}
WINDOWS = (
    (900, 600),
    (1024, 768),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
    (900, 1200),
    (1200, 1600),
)
SEATINGS: dict[str, tuple[tuple[int, ...], ...]] = {
    "two": ((0,), (1,)),
    "three": ((0,), (1,), (2,)),
    "four": ((0,), (1,), (2,), (3,)),
    "four in teams": ((0, 2), (1, 3)),
    "six": tuple((place,) for place in range(6)),
    "six in two teams": ((0, 2, 4), (1, 3, 5)),
    "six in three teams": ((0, 3), (1, 4), (2, 5)),
}
STRIP = 40


def layouts(seating: str) -> list[tuple[str, Layout]]:
    """Every layout of a seating, with a name for messages."""
    sides = SEATINGS[seating]
    rows = len(sides) if len(sides) <= 3 else 0
    hands = (3, 9, 10) if seating == "four in teams" else (3,)
    return [
        (
            f"{deck} {width}x{height} hand of {hand} prompt {prompt}",
            Layout(Setup(width, height - STRIP, aspect, sides, hand, rows, prompt)),
        )
        for (deck, aspect), (width, height), hand, prompt in itertools.product(
            ASPECTS.items(), WINDOWS, hands, (0, 114)
        )
    ]


def pieces(layout: Layout) -> dict[str, list[Rect]]:
    """Everything that may not touch anything else."""
    aspect, seats, setup = layout.aspect, layout.seats, layout.setup
    found = {
        "tablet": [layout.tablet],
        "table": [layout.table],
        "info": [layout.info],
        "own hand": [spot.rect(aspect) for spot in layout.hand(setup.hand_size)],
    }
    for place in range(setup.seats):
        found[f"plate {place}"] = [seats.plate(place, 1000)]
        if place:
            found[f"fan {place}"] = [spot.bounds(aspect) for spot in seats.fan(place, setup.hand_size)]
    for side, pile in enumerate(seats.piles):
        found[f"pile {side}"] = [spot.bounds(aspect) for spot in (pile.spot, *pile.scope(4, aspect))]
    if setup.hand_size == 3:  # longer hands leave no stock
        stock = seats.stock.bounds(aspect)
        found["stock"] = [Rect(stock.x, stock.y, stock.w, stock.h + 15 * layout.u)]
    return found


@pytest.mark.parametrize("seating", SEATINGS)
def test_nothing_touches_anything_else(seating: str) -> None:
    for name, layout in layouts(seating):
        found = pieces(layout)
        for (one, first), (other, second) in itertools.combinations(found.items(), 2):
            if {one, other} == {"info", "table"} or "info" in (one, other):
                continue  # the line's zone spans the window, its pill does not
            for a, b in itertools.product(first, second):
                assert not a.overlaps(b, 2), f"{name}: {one} and {other}"


@pytest.mark.parametrize("seating", SEATINGS)
def test_everything_lies_inside_the_window(seating: str) -> None:
    for name, layout in layouts(seating):
        for what, rects in pieces(layout).items():
            if what.startswith("fan"):
                continue  # fans at the sides come in from the window's edge
            for rect in rects:
                assert layout.felt.holds(rect), f"{name}: {what}"
        for place in range(1, layout.setup.seats):
            for spot in layout.seats.fan(place, layout.setup.hand_size):
                bounds = spot.bounds(layout.aspect)
                seen = min(bounds.right, layout.felt.right) - max(bounds.x, 0)
                assert seen >= 0.55 * min(bounds.w, bounds.h), f"{name}: fan {place}"


@pytest.mark.parametrize("seating", SEATINGS)
def test_table_cards_lie_apart_in_their_zone(seating: str) -> None:
    for name, layout in layouts(seating):
        for cards in range(25):
            lattice = layout.lattice(cards)
            assert len(lattice.spots) >= cards, f"{name}: {cards} cards"
            rects = [spot.rect(layout.aspect) for spot in lattice.spots]
            assert all(layout.table.holds(rect, 1.5) for rect in rects), f"{name}: {cards} cards"
            pairs = itertools.combinations(rects, 2)
            assert not any(a.overlaps(b) for a, b in pairs), f"{name}: {cards} cards"


@pytest.mark.parametrize("seating", SEATINGS)
def test_table_cards_stay_readable(seating: str) -> None:
    for name, layout in layouts(seating):
        if layout.setup.prompt:
            continue
        for cards in (11, 14):
            assert layout.lattice(cards).spots[0].w >= 46, f"{name}: {cards} cards"


@pytest.mark.parametrize("seating", SEATINGS)
def test_the_own_hand_shows_enough_of_each_card(seating: str) -> None:
    for name, layout in layouts(seating):
        for cards in range(1, layout.setup.hand_size + 1):
            spots = layout.hand(cards)
            assert layout.hand_zone.holds(spots[0].rect(layout.aspect)), name
            assert layout.hand_zone.holds(spots[-1].rect(layout.aspect)), name
            if cards > 1:
                assert spots[1].cx - spots[0].cx >= 0.41 * layout.card_w, name


def test_cards_grow_with_the_window() -> None:
    windows = ((900, 600), (1280, 800), (1920, 1080), (3840, 2160))
    widths = [Layout(Setup(w, h - STRIP, 82 / 51)).card_w for w, h in windows]
    assert widths == sorted(widths)
    assert [round(width) for width in widths] == [85, 121, 164, 335]


def test_a_plate_grows_with_its_name_where_there_is_room() -> None:
    seats = Layout(Setup(1280, 760, 82 / 51)).seats
    assert seats.plate(1).w == seats.plate(1, 100).w == 196
    assert seats.plate(1, 250).w == 250
    assert round(seats.plate(0, 1000).w) == 218


def test_seats_run_counter_clockwise() -> None:
    seats = Layout(Setup(1280, 760, 82 / 51, SEATINGS["four"], rows=0)).seats
    assert seats.plate(1).x > 640 > seats.plate(3).right
    assert seats.plate(2).y < 200 < seats.plate(0).y


@pytest.mark.parametrize("seating", SEATINGS)
def test_the_line_between_table_and_hand_touches_no_seat(seating: str) -> None:
    for name, layout in layouts(seating):
        for height in (36 * layout.u, 58 * layout.u):
            room = layout.seats.free_of_seats(height)
            line = Rect(room.x, room.cy - height / 2, room.w, height)
            assert line.w > 300 * layout.u, name
            for piece, rects in pieces(layout).items():
                if piece not in ("info", "table", "own hand"):
                    assert not any(line.overlaps(rect) for rect in rects), f"{name}: {piece}"
