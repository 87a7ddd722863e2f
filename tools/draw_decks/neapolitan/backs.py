"""The backs of the Neapolitan deck: a lozenge lattice inside a turned-over border."""

from __future__ import annotations

from tools.draw_decks.kit import DETAIL, FINE, Canvas, Path, curve, ellipse, petals, rays
from tools.draw_decks.neapolitan import H, W
from tools.draw_decks.ornaments import leaf, lozenge, turned_over
from tools.draw_decks.palette import GREEN, RED, WHITE, YELLOW, shade_of

COLUMNS, ROWS, MARGIN = 7, 12, 40.0


def back(c: Canvas, color: str, dot: str) -> None:
    """A back of one ``color`` with a ``dot`` in every lozenge; unchanged by half a turn."""
    turned_over(c, color, lambda: _lattice(c, color, dot))
    c.form(ellipse(W / 2, H / 2, 98, 134), YELLOW, shade=0)
    c.fill(rays(W / 2, H / 2, 36, 70, 92, 8), color)
    c.flat(ellipse(W / 2, H / 2, 87, 122), WHITE, DETAIL)
    for turn in (0, 180):
        with c.at(W / 2, H / 2, 1.17, turn):
            c.form(curve("0,-96! 16,-82 10,-62! 0,-66 -10,-62! -16,-82"), GREEN, w=FINE + 0.4, shade=0)
            leaf(c, 0, -52, 30, -62)
            leaf(c, 0, -52, 30, 62)
    with c.at(W / 2, H / 2, 1.17):
        c.form(petals(0, 0, 8, 8, 52, 27), RED, w=DETAIL, shade=0)
        c.fill(petals(0, 0, 8, 14, 42, 9, tip=True), YELLOW)
        c.form(ellipse(0, 0, 14), YELLOW, w=DETAIL, shade=0)
        c.fill(ellipse(0, 0, 6), color)


def _lattice(c: Canvas, color: str, dot: str) -> None:
    """Dark lozenges point to point, each with a light one in it: large enough not to shimmer on a small card."""
    dx, dy = (W - 2 * MARGIN) / COLUMNS, (H - 2 * MARGIN) / ROWS
    dark, light, dots = Path(), Path(), Path()
    for j in range(2 * ROWS + 1):
        for i in range(COLUMNS + 1 - j % 2):
            x, y = MARGIN + (i + j % 2 / 2) * dx, MARGIN + j * dy / 2
            edge = j in (0, 2 * ROWS) or (j % 2 == 0 and i in (0, COLUMNS))
            if edge:
                continue
            dark += lozenge(x, y, dx * 0.42, dy * 0.42)
            light += lozenge(x, y, dx * 0.24, dy * 0.24)
            dots += lozenge(x, y, dx * 0.10, dy * 0.10)
    c.fill(dark, shade_of(color))
    c.fill(light, WHITE)
    c.fill(dots, dot)
