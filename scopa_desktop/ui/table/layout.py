"""Where everything lies: pure geometry for 2, 3, 4 or 6 seats in a window of any size from 900x600 up.

All lengths are scene pixels; `u` is the unit that glass and text follow (0.8 to 3), while cards follow the
window without a limit.  Seats are counted as places on the screen: 0 is the bottom, and turn order runs on
counter-clockwise: bottom, right, top, left.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import floor
from types import MappingProxyType
from typing import TYPE_CHECKING

from scopa_desktop.ui.table.geometry import Rect, Spot

if TYPE_CHECKING:
    from scopa_desktop.ui.table.seats import Seats

TABLE_SHARE = 0.84
"""Two rows of table cards at this share of a hand card's size always fit above the hand."""
STEPS = (1.0, 0.92, 0.84, 0.76, 0.69, 0.62, 0.56, 0.50, 0.45, 0.40, 0.36, 0.32)
"""The sizes of table cards, as a share of a hand card's."""


LEAST: Mapping[int, tuple[int, int]] = MappingProxyType({2: (940, 570), 3: (1000, 640), 4: (1000, 640)})
"""How many units wide and high a scene must stay however large texts are wished, by the number of seats."""
_LEAST = (1125, 700)
"""With more seats."""


def unit(width: float, height: float, text: float = 1.0, seats: int = 2) -> float:
    """Return u, the size of glass and text in a scene of this size.

    Args:
        width: of the scene.
        height: of the scene.
        text: how much larger than usual texts are wished; as large as there is room they become.
        seats: the number of seats.
    """
    usual = max(0.8, min(3.0, width / 1280, height / 756))
    wide, high = LEAST.get(seats, _LEAST)
    return max(0.8, min(usual * text, max(usual, min(width / wide, height / high))))


@dataclass(frozen=True, slots=True)
class Setup:
    """What a layout depends on.

    Attributes:
        width: of the scene, in pixels.
        height: of the scene, in pixels.
        aspect: a card's height divided by its width.
        sides: the places on the screen (0 = bottom) of each side.
        hand_size: cards dealt to a hand.
        rows: rows on the score tablet.
        prompt: height of a prompt above the hand, in units, or 0.
        text: how much larger than usual texts are wished.
        gone: whether the panel with the cards that are gone is shown.
    """

    width: float
    height: float
    aspect: float
    sides: tuple[tuple[int, ...], ...] = ((0,), (1,))
    hand_size: int = 3
    rows: int = 2
    prompt: float = 0.0
    text: float = 1.0
    gone: bool = False

    @property
    def seats(self) -> int:
        """The number of seats."""
        return sum(len(side) for side in self.sides)


@dataclass(frozen=True, slots=True)
class Lattice:
    """Places for table cards: rows of equal cards, centred.

    Attributes:
        step: the cards' size, as a share of a hand card's.
        counts: how many places each row has, from the top.
        spots: the places, row by row.
        most: how many cards of this size would fit, were they placed anew.
    """

    step: float
    counts: tuple[int, ...]
    spots: tuple[Spot, ...]
    most: int


class Layout:
    """All the places of one setup."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        width, height, aspect = setup.width, setup.height, setup.aspect
        u = self.u = unit(width, height, setup.text, setup.seats)
        m = self.m = round(16 * u)
        g = self.g = round(12 * u)
        info = round(56 * u)
        tablet_h = round((34 + 33 * setup.rows) * u) if setup.rows else round(40 * u)
        self.tablet = Rect(m, m, round(236 * u), tablet_h)
        top = max(round(104 * u), tablet_h)
        side_hand = m + round(228 * u) + g
        avail = width - 2 * side_hand
        h = min(self._tallest(top, info), avail / self._least(setup.hand_size) * aspect)
        self.aspect = aspect
        self.card_h, self.card_w = h, h / aspect
        w = self.card_w
        self.small_w = min(0.54 * w, top / aspect)
        self.stock_w = min(0.62 * w, 96 * u)
        hand_y = height - m - h
        info_y = hand_y - g - info
        side = self._side()
        table_y = m + top + g
        prompt = round(setup.prompt * u)
        self.top = Rect(0, m, width, top)
        self.info = Rect(0, info_y, width, info)
        self.hand_zone = Rect(side_hand, hand_y, avail, h)
        self.table = Rect(side, table_y, width - 2 * side, info_y - g - table_y - max(0, prompt - info - g))
        self.felt = Rect(0, 0, width, height)

    def _tallest(self, top: float, info: float) -> float:
        free = self.setup.height - 2 * self.m - top - 4 * self.g - info
        return free / (2 * TABLE_SHARE + 1)

    @staticmethod
    def _least(cards: int) -> float:
        """How many card widths a hand needs, when its cards overlap as far as they may."""
        return 1 + 0.42 * (cards - 1) if cards > 4 else cards + 0.1 * (cards - 1)

    def _side(self) -> float:
        """How wide the columns left and right of the table are."""
        m, g, u = self.m, self.g, self.u
        if self.setup.seats == 2:
            return m + self.stock_w + 2 * g
        return m + round((196 if self.setup.seats == 6 else 96) * u) + g

    # ------------------------------------------------------------------------------------- own hand

    def hand(self, count: int) -> tuple[Spot, ...]:
        """Return the places of the own hand, from the left."""
        zone, w = self.hand_zone, self.card_w
        step = min(w + self.g, (zone.w - w) / max(1, count - 1))
        left = zone.cx - step * (count - 1) / 2
        return tuple(Spot(left + i * step, zone.cy, w) for i in range(count))

    # ---------------------------------------------------------------------------------------- table

    def lattice(self, cards: int, room: int = 1, biggest: float = 1.0) -> Lattice:
        """Return places for `cards` table cards, so large that `room` more would fit.

        Args:
            cards: cards that lie there now.
            room: how many more should fit at this size.
            biggest: the largest step allowed.
        """
        lattice = None
        for step in STEPS:
            if step > biggest:
                continue
            lattice = self._lattice(step, cards)
            if lattice.most >= cards + room:
                break
        assert lattice is not None
        return lattice

    def _lattice(self, step: float, cards: int) -> Lattice:
        zone, g = self.table, self.g
        w, h = self.card_w * step, self.card_h * step
        cols = max(1, floor((zone.w + g + 1) / (w + g)))
        most_rows = max(1, floor((zone.h + g + 1) / (h + g)))
        rows = min(most_rows, max(1, -(-cards // cols)))
        if rows == 1 and cards > 6 and most_rows > 1:
            rows = 2  # two short rows are read faster than one long one
        per_row = [cards // rows + (1 if row < cards % rows else 0) for row in range(rows)]
        # As many places as keep the cards centred: a row of three has three places or five, not four.
        counts = tuple(max(n, cols - (cols - n) % 2) if n else cols for n in per_row)
        return Lattice(step, counts, self._spots(counts, w, h), cols * most_rows)

    def _spots(self, counts: tuple[int, ...], w: float, h: float) -> tuple[Spot, ...]:
        zone, g = self.table, self.g
        rows, most = len(counts), max(counts)
        gap_y = min(1.5 * g, (zone.h - rows * h) / (rows - 1)) if rows > 1 else 0.0
        gap_x = min(1.5 * g, (zone.w - most * w) / (most - 1)) if most > 1 else 0.0
        first = zone.cy - (rows - 1) * (h + gap_y) / 2
        return tuple(
            Spot(zone.cx + (i - (count - 1) / 2) * (w + gap_x), first + row * (h + gap_y), w)
            for row, count in enumerate(counts)
            for i in range(count)
        )

    # ------------------------------------------------------------------------------------ the seats

    @cached_property
    def seats(self) -> Seats:
        """Where the players sit."""
        from scopa_desktop.ui.table.seats import Seats

        return Seats(self)

    @property
    def info_line_h(self) -> float:
        """Height of the information line's pill."""
        return 36 * self.u
