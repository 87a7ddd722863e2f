"""The backs of the Neapolitan deck: a lozenge lattice inside a turned-over border."""

from __future__ import annotations

from tools.draw_decks.kit import CONTOUR, DETAIL, FINE, Canvas, Path, curve, ellipse, petals, rays, rounded
from tools.draw_decks.neapolitan import H, W
from tools.draw_decks.ornaments import leaf, lozenge
from tools.draw_decks.palette import GREEN, RED, WHITE, YELLOW

COLUMNS, ROWS, MARGIN = 14, 24, 38.0


def back(c: Canvas, color: str, dot: str) -> None:
    """A back of one ``color`` with small ``dot``s; unchanged by half a turn."""
    c.fill(rounded(16, 16, W - 32, H - 32, 16), color)
    c.line(rounded(16, 16, W - 32, H - 32, 16), CONTOUR)
    c.line(rounded(27, 27, W - 54, H - 54, 9), DETAIL, YELLOW)
    _lattice(c, dot)
    c.form(ellipse(W / 2, H / 2, 84, 114), YELLOW, shade=0)
    c.fill(rays(W / 2, H / 2, 36, 60, 78, 7), color)
    c.flat(ellipse(W / 2, H / 2, 74, 104), WHITE, DETAIL)
    for turn in (0, 180):
        with c.at(W / 2, H / 2, turn=turn):
            c.form(curve("0,-96! 16,-82 10,-62! 0,-66 -10,-62! -16,-82"), GREEN, w=FINE + 0.4, shade=0)
            leaf(c, 0, -52, 30, -62)
            leaf(c, 0, -52, 30, 62)
    c.form(petals(W / 2, H / 2, 8, 8, 52, 27), RED, w=DETAIL, shade=0)
    c.fill(petals(W / 2, H / 2, 8, 14, 42, 9, tip=True), YELLOW)
    c.form(ellipse(W / 2, H / 2, 14), YELLOW, w=DETAIL, shade=0)
    c.fill(ellipse(W / 2, H / 2, 6), color)


def _lattice(c: Canvas, dot: str) -> None:
    """White lozenges, each with a dot, leaving the middle free."""
    dx, dy = (W - 2 * MARGIN) / COLUMNS, (H - 2 * MARGIN) / ROWS
    light, dots = Path(), Path()
    for j in range(2 * ROWS + 1):
        for i in range(COLUMNS + 1 - j % 2):
            x, y = MARGIN + (i + j % 2 / 2) * dx, MARGIN + j * dy / 2
            if ((x - W / 2) / 92) ** 2 + ((y - H / 2) / 122) ** 2 < 1:
                continue
            edge = j in (0, 2 * ROWS) or (j % 2 == 0 and i in (0, COLUMNS))
            if not edge:
                light += lozenge(x, y, dx * 0.36, dy * 0.36)
            dots += lozenge(x, y, 4.2 if edge else 3.4, 4.2 if edge else 3.6)
    c.fill(light, WHITE)
    c.fill(dots, dot)
