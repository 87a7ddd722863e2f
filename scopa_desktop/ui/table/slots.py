"""Which card lies in which place on the table: a card keeps its place while it lies."""

from __future__ import annotations

from collections.abc import Iterable

from scopa_desktop.core.cards import Card
from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.layout import Lattice, Layout


class Slots:
    """The places of the table cards.

    A new card goes into the free place nearest the centre.  All are placed anew only when the room is too
    small, when the window changes, or when they can be larger because few are left (`regrow`).
    """

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._lattice: Lattice = layout.lattice(0)
        self._of: dict[Card, int] = {}
        self._gone: dict[Card, int] = {}
        """Where cards lay that were taken from this lattice: a card that comes back lies there again."""

    @property
    def order(self) -> tuple[Card, ...]:
        """The cards as they are read: row by row, from the left."""
        return tuple(self._in_order())

    @property
    def step(self) -> float:
        """The cards' size, as a share of a hand card's."""
        return self._lattice.step

    def spot(self, card: Card) -> Spot:
        """Return where a card lies."""
        return self._lattice.spots[self._of[card]]

    def relayout(self, layout: Layout) -> None:
        """Follow another window or deck; cards keep their order."""
        if layout is self._layout:
            return
        self._layout = layout
        self._replace(self._in_order())

    def regrow(self) -> None:
        """Place all cards anew, as large as they can be, in their order: at a new deal."""
        self._replace(self._in_order())

    def show(self, cards: Iterable[Card]) -> None:
        """Lay exactly these cards; those that lay there already keep their places if there is room."""
        wanted = tuple(cards)
        for gone in self._of.keys() - set(wanted):
            self._gone[gone] = self._of.pop(gone)
        new = [card for card in wanted if card not in self._of]
        back = self._places_free_again(new)
        if (not self._of and not back) or len(new) - len(back) > max(1, len(self._of)):
            self._replace(list(wanted))
            return
        if len(self._of) + len(new) > len(self._lattice.spots):
            self._replace(self._in_order() + new, self.step)
            return
        self._of |= back
        for card in new:
            if card not in back:
                self._of[card] = self._nearest_free()
        if new:
            self._gone = {card: place for card, place in self._gone.items() if card not in new}
        larger = self._layout.lattice(len(self._of)).step > self.step
        if larger and 2 * len(self._of) < len(self._lattice.spots) and not new:
            self.regrow()

    def _places_free_again(self, cards: Iterable[Card]) -> dict[Card, int]:
        """Return the places that cards had, as far as nothing lies there; two may have had the same one."""
        taken = set(self._of.values())
        found = {}
        for card in cards:
            place = self._gone.get(card)
            if place is not None and place not in taken:
                found[card] = place
                taken.add(place)
        return found

    def free_spot(self) -> Spot:
        """Return where the next card will be laid, if nothing has to make room."""
        if len(self._of) < len(self._lattice.spots):
            return self._lattice.spots[self._nearest_free()]
        zone = self._layout.table
        return Spot(zone.cx, zone.cy, self._layout.card_w * self.step)

    def _nearest_free(self) -> int:
        taken = set(self._of.values())
        zone = self._layout.table
        free = (i for i in range(len(self._lattice.spots)) if i not in taken)
        return min(free, key=lambda i: self._distance(self._lattice.spots[i], zone.cx, zone.cy))

    @staticmethod
    def _distance(spot: Spot, cx: float, cy: float) -> tuple[float, float, float]:
        return (round(abs(spot.cx - cx) + 0.5 * abs(spot.cy - cy), 3), spot.cy, -spot.cx)

    def _in_order(self) -> list[Card]:
        return sorted(self._of, key=self._of.__getitem__)

    def _replace(self, cards: list[Card], biggest: float = 1.0) -> None:
        self._lattice = self._layout.lattice(len(cards), biggest=biggest)
        self._of = {}
        self._gone = {}
        places = iter(cards)
        start, left = 0, len(cards)
        rows = len(self._lattice.counts)
        for row, count in enumerate(self._lattice.counts):
            here = -(-left // (rows - row))
            first = start + (count - here) // 2
            for i in range(here):
                self._of[next(places)] = first + i
            start, left = start + count, left - here
