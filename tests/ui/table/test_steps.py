"""Where a played card meets what it takes."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.events import Captured, Event, LeftoversTaken
from scopa_desktop.ui.table.changes import after
from scopa_desktop.ui.table.state import Speed
from tests.ui.table.conftest import MakeView, cards, two


@pytest.mark.parametrize("taken", ["3C 4B", "4B", "3C 2D", "3C 10S"])
def test_the_played_card_touches_what_it_takes_and_shows_every_index(
    make_view: MakeView, qtbot: QtBot, taken: str
) -> None:
    view = make_view(Speed.OFF)  # the card is there at once and stays for 350 ms
    start = two("3C 4B 5S 2D 10S")
    event = Captured(0, 0, parse_card("7D"), cards(taken))
    view.show_state(start)
    view.play([event], after(start, event))
    aspect = view.stage.aspect
    played = view.table.cards[parse_card("7D")]
    rect = played.spot.rect(aspect)
    mine = [view.table.cards[card].spot.rect(aspect) for card in event.taken]
    assert any(rect.overlaps(other, 4) for other in mine)
    for other in mine:
        assert not rect.contains(other.x + 4, other.y + 4), "its index is hidden"
    for card in event.taken:
        assert view.table.cards[card].marks.rings
    assert view.table.cards[parse_card("5S")].marks.veil
    assert played.marks.face == "sun"
    assert played.zValue() > max(view.table.cards[card].zValue() for card in start.table)
    with qtbot.waitSignal(view.finished, timeout=3000):
        pass


@pytest.mark.parametrize(
    "event", [Captured(0, 0, parse_card("7D"), cards("3C 4B")), LeftoversTaken(1, cards("3C 4B 5S 2D 10S"))]
)
def test_cards_of_a_packet_keep_their_order_from_the_gathering_to_the_pile(make_view: MakeView, event: Event) -> None:
    view = make_view(Speed.NORMAL)
    start = two("3C 4B 5S 2D 10S", last=None)
    view.show_state(start)
    view.play([event], after(start, event))
    line = view.player._line
    assert line is not None
    items = dict(view.table.cards)
    orders = []
    now, length = 0.0, line.length
    while now < length:
        line.seek(now)
        packet = [(item.zValue(), card) for card, item in items.items() if item.isVisible() and item.zValue() > 20]
        if len(packet) > 2 or (isinstance(event, LeftoversTaken) and len(packet) == 5):
            orders.append([card for _, card in sorted(packet, key=lambda each: each[0])])
        now += 8
    assert len(orders) > 20
    assert all(order == orders[0] for order in orders if len(order) == len(orders[0]))
    view.skip()
