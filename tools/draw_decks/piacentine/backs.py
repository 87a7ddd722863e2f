"""The backs of the Piacentine deck: quatrefoils in a net of lozenges round a medallion with two brooms."""

from __future__ import annotations

from tools.draw_decks.kit import (
    DETAIL,
    FINE,
    Canvas,
    Path,
    curve,
    ellipse,
    limb,
    mirrored,
    petals,
    poly,
)
from tools.draw_decks.ornaments import leaf, lozenge, turned_over
from tools.draw_decks.palette import BLUE, RED, WHITE, YELLOW, shade_of
from tools.draw_decks.piacentine import CX, CY, H, W

COLUMNS, ROWS, MARGIN = 6, 12, 42.0


def back(c: Canvas, color: str, dot: str) -> None:
    """A back of one ``color`` with a ``dot`` in every flower; unchanged by half a turn."""
    turned_over(c, color, lambda: _net(c, color, dot))
    c.form(ellipse(CX, CY, 108, 158), YELLOW, shade=0)
    c.flat(ellipse(CX, CY, 93, 143), WHITE, DETAIL)
    for turn in (0, 180):
        with c.at(CX, CY, 1, turn):
            _broom(c)
            for side in (-1, 1):
                for t in range(3):
                    leaf(c, side * (34 + t * 8), -24 - t * 25, 38, side * (40 - t * 22))
    c.form(petals(CX, CY, 8, 6, 38, 22), RED, w=DETAIL, shade=0)
    c.fill(petals(CX, CY, 8, 10, 30, 7, tip=True), YELLOW)
    c.form(ellipse(CX, CY, 11), YELLOW, w=DETAIL, shade=0)
    c.fill(ellipse(CX, CY, 5), color)


def _broom(c: Canvas) -> None:
    """The game's little broom, its twigs towards the top."""
    c.flat(limb("0,-20 0,-74", (9, 8)), RED, DETAIL)
    c.flat(mirrored("0,-134 18,-132 29,-124! 16,-86 9,-66! 0,-64!"), YELLOW, DETAIL)
    c.ink(*[([(i * 3.2, -78), (i * 5.2, -100), (i * 9, -126)], 2.2, (0.3, 1)) for i in (-2, -1, 0, 1, 2)])
    c.flat(poly("-12,-68 12,-68 15,-82 -15,-82"), BLUE, FINE + 0.3)


def _net(c: Canvas, color: str, dot: str) -> None:
    """Quatrefoils on dark lozenges: large enough not to shimmer on a small card."""
    dx, dy = (W - 2 * MARGIN) / COLUMNS, (H - 2 * MARGIN) / ROWS
    places = []
    for j in range(1, 2 * ROWS):
        for i in range(COLUMNS + 1 - j % 2):
            x, y = MARGIN + (i + j % 2 / 2) * dx, MARGIN + j * dy / 2
            inside = j % 2 == 1 or 0 < i < COLUMNS
            if inside and ((x - CX) / 130) ** 2 + ((y - CY) / 180) ** 2 >= 0.8:
                places.append((x, y))
    flower = Path()
    for turn in (0, 90, 180, 270):
        flower += curve("0,0! -0.15,-0.12 -0.13,-0.28 0,-0.34 0.13,-0.28 0.15,-0.12").scaled(dx).turned(turn)

    def motif() -> None:
        c.fill(lozenge(0, 0, dx * 0.46, dy * 0.46), shade_of(color))
        c.fill(flower, WHITE)
        c.fill(ellipse(0, 0, dx * 0.095), dot)

    c.stamp(places, motif)
