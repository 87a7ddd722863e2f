"""Where the players sit: their hands, plates and piles, and the stock; a part of `Layout`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil, cos, radians, sin

from scopa_desktop.ui.table.geometry import Rect, Spot
from scopa_desktop.ui.table.layout import Layout

PLATE_H, PORTRAIT_W, PORTRAIT_H = 52, 92, 94
"""Sizes of plates, in units."""
_IN_ONE_ROW = 4
"""So many open cards beside the table stand in one row; more stand in several."""
GONE_W, GONE_H = 218, 118
"""Size of the panel with the cards that are gone, in units; beside a low hand it does without its last line."""


@dataclass(frozen=True, slots=True)
class Pile:
    """A side's pile: where it lies, and towards which side its scopa cards stick out (-1 left, 1 right)."""

    spot: Spot
    out: int

    def scope(self, count: int, aspect: float) -> tuple[Spot, ...]:
        """Return the places of the scopa cards, crosswise under the pile, the first one on top."""
        w, h = self.spot.w, self.spot.w * aspect
        steps = max(1, count - 1)
        off = min(0.22 * h, (h - w) / steps) if count > 1 else 0.0
        cx = self.spot.cx + self.out * 0.52 * h
        return tuple(Spot(cx, self.spot.cy + (i - (count - 1) / 2) * off, w, 90.0 * self.out) for i in range(count))


class Seats:
    """The other players' hands, everybody's plate and pile, and the stock."""

    def __init__(self, layout: Layout) -> None:
        self._l = layout
        self._n = layout.setup.seats
        self._pooled = any(len(side) > 1 for side in layout.setup.sides)

    # ---- the own side ------------------------------------------------------------------------------

    @cached_property
    def own_plate(self) -> Rect:
        """The plate at the bottom left."""
        layout, u = self._l, self._l.u
        return Rect(layout.m, layout.setup.height - layout.m - PLATE_H * u, 196 * u, PLATE_H * u)

    @cached_property
    def gone(self) -> Rect:
        """The panel with the cards that are gone, above the own plate; where that is not shown, without height."""
        layout, u, plate = self._l, self._l.u, self.own_plate
        if not layout.setup.gone:
            return Rect(plate.x, plate.y, GONE_W * u, 0.0)
        h = min(GONE_H * u, layout.card_h - 38 * u)  # it ends below the information line
        return Rect(plate.x, plate.y - 8 * u - h, GONE_W * u, h)

    @cached_property
    def sum_zone(self) -> Rect:
        """Where the sum of the table begins: at the table's left edge, beside the information line."""
        layout = self._l
        return Rect(layout.table.x, layout.info.y, layout.table.w, layout.info.h)

    @cached_property
    def own_pile(self) -> Spot:
        """The pile at the bottom right."""
        layout = self._l
        w = min(0.66 * layout.card_w, 204 * layout.u / (0.5 + 1.02 * layout.aspect))
        return self._corner(w, layout.setup.height - layout.m - w * layout.aspect)

    def _corner(self, w: float, y: float) -> Spot:
        layout = self._l
        return Spot(layout.setup.width - layout.m - w / 2, y + w * layout.aspect / 2, w)

    # ---- stock -------------------------------------------------------------------------------------

    @cached_property
    def stock(self) -> Spot:
        """The cards that are left to deal."""
        layout, u = self._l, self._l.u
        if self._n == 2:
            w = layout.stock_w
            return Spot(layout.m + w / 2 + 4 * u, layout.table.cy + 6 * u, w)
        w = layout.stock_w * 0.8
        h = w * layout.aspect
        beside = Spot(layout.m + 230 * u + w / 2, layout.setup.height - layout.m - h / 2 - 12 * u, w)
        hand_left = layout.hand(min(3, layout.setup.hand_size))[0].cx - layout.card_w / 2
        if beside.cx + w / 2 + layout.g <= hand_left:
            return beside
        return Spot(layout.m + w / 2 + 4 * u, self.gone.y - layout.g - 18 * u - h / 2, w)

    @cached_property
    def _low_left(self) -> float:
        """Where the left column has to end."""
        layout = self._l
        stock = self.stock.bounds(layout.aspect)
        beside = stock.x > self.own_plate.right or self._n == 2
        return (self.gone.y if beside else stock.y) - layout.g

    @cached_property
    def _low_right(self) -> float:
        """Where the right column has to end."""
        return self.own_pile.bounds(self._l.aspect).y - self._l.g

    # ---- the other seats ---------------------------------------------------------------------------

    @property
    def top_place(self) -> int | None:
        """The place of the seat at the top, if there is one."""
        return {2: 1, 4: 2, 6: 3}.get(self._n)

    def is_right(self, place: int) -> bool:
        """Tell whether a place lies on the right side of the screen."""
        return 0 < place < self._n / 2 and place != self.top_place

    @cached_property
    def fan_w(self) -> float:
        """The width of a card in the other players' hands."""
        layout, u = self._l, self._l.u
        if self._n == 2:
            return layout.small_w
        if self._n == 6:  # fan, scopa cards and pile stand side by side above a plate
            return min(0.44 * layout.card_w, 50 * u, 184 * u / (2.22 + 1.02 * layout.aspect))
        return min(0.46 * layout.card_w, 58 * u)

    @cached_property
    def _top_step(self) -> float:
        if self._n == 2:
            return self.fan_w * (0.56 if self._l.setup.hand_size <= 5 else 0.42)
        return self.fan_w * (0.42 if self._l.setup.hand_size <= 4 else 0.36)

    @cached_property
    def _top_cx(self) -> float:
        """The centre of the top fan."""
        layout = self._l
        return layout.setup.width / 2 - (40 * layout.u if self._n == 6 else 0)

    def _top_half(self) -> float:
        return (self._l.setup.hand_size - 1) / 2 * self._top_step + self.fan_w * 0.62

    def _top_fan(self, count: int) -> tuple[Spot, ...]:
        layout = self._l
        h = self.fan_w * layout.aspect
        arc = 5.0 if layout.setup.hand_size <= 4 else 2.2
        centre = Spot(self._top_cx, layout.m + h / 2 + (2 if self._n == 2 else 4) * layout.u, self.fan_w)
        return fan(centre, count, self._top_step, 0, arc)

    def _top_plate(self) -> Rect:
        layout, u = self._l, self._l.u
        h = self.fan_w * layout.aspect
        x = self._top_cx + self._top_half() + (22 if self._n == 2 else 14) * u
        w = min({2: 196, 4: 188, 6: 170}[self._n] * u, self._top_room(x))
        return Rect(x, layout.m + (h - PLATE_H * u) / 2 + 3 * u, w, PLATE_H * u)

    def _top_room(self, x: float) -> float:
        """Return how wide the top plate may be."""
        layout = self._l
        return min(320 * layout.u, layout.setup.width - layout.m - self._corner_room() - x)

    def _corner_room(self) -> float:
        """How much of the top right corner a pile takes."""
        layout = self._l
        has_pile = any(pile.spot.cx > layout.setup.width / 2 and pile.spot.cy < layout.table.y for pile in self.piles)
        return layout.small_w * (0.5 + 1.02 * layout.aspect) + layout.g if has_pile else 0

    # ---- columns: three and four seats -------------------------------------------------------------

    def _side_pile_w(self) -> float:
        layout = self._l
        return min(self.fan_w * 0.92, 96 * layout.u / (0.5 + 1.02 * layout.aspect))

    def _column(self, place: int) -> tuple[float, float, float]:
        """Return the top of a side column, the step of its fan, and the fan's length."""
        layout, u, g = self._l, self._l.u, self._l.g
        extra = 0.0 if self._pooled else self._side_pile_w() * layout.aspect + g
        ceiling = layout.table.y
        floor_ = self._low_right if self.is_right(place) else self._low_left
        room = floor_ - ceiling - PORTRAIT_H * u - g - extra
        n = layout.setup.hand_size
        step = min(self.fan_w * 0.34, (room - self.fan_w) / max(1, n - 1))
        length = step * (n - 1) + self.fan_w
        total = length + g + PORTRAIT_H * u + extra
        top = min(max(ceiling, layout.table.cy - total / 2), floor_ - total)
        return top, step, length

    def _column_fan(self, place: int, count: int) -> tuple[Spot, ...]:
        layout = self._l
        top, step, length = self._column(place)
        inset = self.fan_w * layout.aspect * 0.12
        right = self.is_right(place)
        centre = Spot(layout.setup.width - inset if right else inset, top + length / 2, self.fan_w)
        return fan(centre, count, step, 90 if right else -90, 1.6)

    def _column_plate(self, place: int) -> Rect:
        layout, u = self._l, self._l.u
        top, _, length = self._column(place)
        x = layout.setup.width - layout.m - PORTRAIT_W * u if self.is_right(place) else layout.m
        return Rect(x, top + length + layout.g, PORTRAIT_W * u, PORTRAIT_H * u)

    def _column_pile(self, place: int) -> Pile:
        layout = self._l
        plate, w = self._column_plate(place), self._side_pile_w()
        right = self.is_right(place)
        x = layout.setup.width - layout.m - w if right else layout.m
        spot = Spot(x + w / 2, plate.bottom + layout.g + w * layout.aspect / 2, w)
        return Pile(spot, -1 if right else 1)

    # ---- blocks: six seats -------------------------------------------------------------------------

    def _block(self, place: int) -> Rect:
        """Return the block of a seat at the side: fan and pile above, plate below."""
        layout, u, g = self._l, self._l.u, self._l.g
        fan_h = self.fan_w * layout.aspect
        h = fan_h + 8 * u + PLATE_H * u
        ceiling = layout.tablet.bottom + 1.5 * g
        gap = (min(self._low_left, self._low_right) - ceiling - 2 * h) / 2
        upper = place in (2, 4)
        y = ceiling + gap * 0.5 if upper else ceiling + h + gap * 1.5
        x = layout.setup.width - layout.m - 190 * u if self.is_right(place) else layout.m
        return Rect(x, y, 190 * u, h)

    def _block_fan(self, place: int, count: int) -> tuple[Spot, ...]:
        layout = self._l
        block, w = self._block(place), self.fan_w
        cx = block.right - w * 0.84 if self.is_right(place) else block.x + w * 0.84
        return fan(Spot(cx, block.y + w * layout.aspect / 2, w), count, w * 0.30, 0, 4.0)

    def _block_plate(self, place: int) -> Rect:
        block, u = self._block(place), self._l.u
        return Rect(block.x, block.bottom - PLATE_H * u, block.w, PLATE_H * u)

    def _block_pile(self, place: int) -> Pile:
        layout, u = self._l, self._l.u
        block, w = self._block(place), self.fan_w
        right = self.is_right(place)
        cx = block.x + 6 * u + w / 2 if right else block.right - 6 * u - w / 2
        return Pile(Spot(cx, block.y + w * layout.aspect / 2, w), 1 if right else -1)

    # ---- what the table asks for -------------------------------------------------------------------

    def fan(self, place: int, count: int) -> tuple[Spot, ...]:
        """Return the places of another player's cards."""
        if place == 0:
            return self._l.hand(count)
        if place == self.top_place:
            return self._top_fan(count)
        return self._block_fan(place, count) if self._n == 6 else self._column_fan(place, count)

    def open_fan(self, place: int, count: int) -> tuple[Spot, ...]:
        """Return the places of another player's cards that lie face up: upright, so that all can be read."""
        spots = self.fan(place, count)
        if not spots:
            return ()
        cx, cy = (sum(spot.cx for spot in spots) / count, sum(spot.cy for spot in spots) / count)
        w, step, layout = self.fan_w, 0.76 * self.fan_w, self._l
        if self.is_portrait(place):
            plate, most = self._column_plate(place), layout.setup.hand_size
            if most > _IN_ONE_ROW:
                return self._open_block(place, count)
            w = min(w, plate.w / (1 + 0.76 * max(0, most - 1)))
            step, cx = 0.76 * w, plate.cx
        half = (step * (count - 1) + w) / 2
        if place == self.top_place:
            # They need more room than backs, and the plate stands at their right.
            cx = min(cx - 0.14 * w, self._top_plate().x - 0.5 * layout.g - half)
        cx = min(max(cx, layout.m + half), layout.setup.width - layout.m - half)
        return tuple(Spot(cx + (i - (count - 1) / 2) * step, cy, w) for i in range(count))

    def _open_block(self, place: int, count: int) -> tuple[Spot, ...]:
        """Return the places of many open cards at the side: in rows, as large as the room of their fan allows."""
        layout, plate = self._l, self._column_plate(place)
        top, _, length = self._column(place)
        gap, aspect, most = 4 * layout.u, layout.aspect, layout.setup.hand_size
        w, cols = max(
            (min((plate.w - (n - 1) * gap) / n, ((length + gap) / ceil(most / n) - gap) / aspect), n) for n in (2, 3, 4)
        )
        rows = ceil(most / cols)
        first = top + (length - (rows * w * aspect + (rows - 1) * gap)) / 2 + w * aspect / 2
        left = plate.cx - (cols - 1) * (w + gap) / 2
        return tuple(Spot(left + i % cols * (w + gap), first + i // cols * (w * aspect + gap), w) for i in range(count))

    def plate(self, place: int, wanted: float = 0.0) -> Rect:
        """Return a player's plate.

        Args:
            place: the player's place.
            wanted: the width that the name needs; it is given where there is room.
        """
        if place in (0, self.top_place):
            plate = self.own_plate if place == 0 else self._top_plate()
            room = 218 * self._l.u if place == 0 else self._top_room(plate.x)
            return Rect(plate.x, plate.y, max(plate.w, min(wanted, room)), plate.h)
        return self._block_plate(place) if self._n == 6 else self._column_plate(place)

    def is_portrait(self, place: int) -> bool:
        """Tell whether a plate stands upright: avatar above, name below."""
        return self._n in (3, 4) and place not in (0, self.top_place)

    def free_of_seats(self, height: float) -> Rect:
        """Return the room for something of this height between table and hand, centred, that touches no seat."""
        zone = self._l.info
        return self.free_between(zone.cy - height / 2, zone.cy + height / 2)

    def free_between(self, top: float, bottom: float) -> Rect:
        """Return the room between two heights, centred, that touches no seat; its own height is the line's."""
        zone, room = self._l.info, self.room_between(top, bottom)
        half = min(zone.cx - room.x, room.right - zone.cx)
        return Rect(zone.cx - half, zone.y, 2 * half, zone.h)

    def room_between(self, top: float, bottom: float) -> Rect:
        """Return all the room between two heights that touches no seat; its own height is the line's."""
        layout = self._l
        zone, gap = layout.info, 20 * layout.u
        left, right = zone.x + gap, zone.right - gap
        for rect in self._sides:
            if rect.y < bottom + 4 * layout.u and rect.bottom > top - 4 * layout.u:
                if rect.cx < zone.cx:
                    left = max(left, rect.right + gap / 2)
                else:
                    right = min(right, rect.x - gap / 2)
        return Rect(left, zone.y, right - left, zone.h)

    @cached_property
    def _sides(self) -> tuple[Rect, ...]:
        """Everything that stands left and right of the room between table and hand."""
        layout, aspect = self._l, self._l.aspect
        places = [place for place in range(self._n) if place != self.top_place]
        hands = [spot.bounds(aspect) for p in places if p for spot in self.fan(p, layout.setup.hand_size)]
        piles = [spot.bounds(aspect) for pile in self.piles for spot in (pile.spot, *pile.scope(4, aspect))]
        stock = [self.stock.bounds(aspect).grown(4 * layout.u)]
        gone = [self.gone] if layout.setup.gone else []
        return (*(self.plate(place, 1000) for place in places), *hands, *piles, *stock, *gone)

    @cached_property
    def piles(self) -> tuple[Pile, ...]:
        """Every side's pile."""
        return tuple(self._pile(min(side)) for side in self._l.setup.sides)

    def _pile(self, place: int) -> Pile:
        layout = self._l
        if place == 0:
            return Pile(self.own_pile, -1)
        if self._n == 2 or (self._pooled and len(layout.setup.sides) == 2):
            return Pile(self._corner(layout.small_w, layout.m), -1)
        if place == self.top_place:
            w = self.fan_w * 0.92
            cx = self._top_cx - self._top_half() - 12 * layout.u - w / 2
            return Pile(Spot(cx, layout.m + 4 * layout.u + w * layout.aspect / 2, w), -1)
        return self._block_pile(place) if self._n == 6 else self._column_pile(place)


def fan(centre: Spot, count: int, step: float, base: float, arc: float) -> tuple[Spot, ...]:
    """Return the places of a fan of cards on a flat arc.

    Args:
        centre: the middle of the fan and the cards' width.
        count: how many cards.
        step: the way from one card to the next.
        base: the fan's direction in degrees: 0 at the top of the table, 90 at the right, -90 at the left.
        arc: the turn from one card to the next, in degrees, when there are few.
    """
    turn = min(arc, 26 / max(1, count - 1))
    cos_, sin_ = cos(radians(base)), sin(radians(base))
    spots = []
    for i in range(count):
        t = i - (count - 1) / 2
        x, y = t * step, -(abs(t) ** 1.6) * turn * step / 90
        spots.append(Spot(centre.cx + x * cos_ - y * sin_, centre.cy + x * sin_ + y * cos_, centre.w, base - t * turn))
    return tuple(spots)
