"""How a Piacentine court is put together: half a card, repeated turned half round, the black line between."""

from __future__ import annotations

from tools.draw_decks.deck import Artist
from tools.draw_decks.kit import CONTOUR, Canvas, poly, rounded
from tools.draw_decks.piacentine import CX, CY, FRAME, W
from tools.draw_decks.piacentine.filling import frame


def double(half: Artist) -> Artist:
    """A card whose lower half is the upper one turned."""

    def card(c: Canvas) -> None:
        window = rounded(FRAME, FRAME, W - 2 * FRAME, CY - FRAME, 1)
        c.half_turned(lambda: c.masked(window, lambda: half(c)))
        c.line(poly([(FRAME, CY), (W - FRAME, CY)], closed=False), CONTOUR)
        frame(c)

    return card


def flipped(half: Artist) -> Artist:
    """The half with the sides exchanged: a figure that looks to the viewer's right."""

    def draw(c: Canvas) -> None:
        with c.at(2 * CX, 0, flip=True):
            half(c)

    return draw
