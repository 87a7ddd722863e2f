"""The backs of the Spanish deck: a trellis with a sun in every lozenge, in a white margin."""

from __future__ import annotations

from tools.draw_decks.kit import CONTOUR, DETAIL, Canvas, Path, ellipse, poly, rounded, star
from tools.draw_decks.palette import WHITE, shade_of
from tools.draw_decks.spanish import H, W

MARGIN = 34.0
COLUMNS, ROWS = 4, 7
X0 = Y0 = MARGIN + 25  # where the trellis begins
DX, DY = (W - 2 * X0) / COLUMNS, (H - 2 * Y0) / ROWS


def back(c: Canvas, color: str) -> None:
    """A back of one ``color``; unchanged by half a turn."""
    edge = rounded(MARGIN, MARGIN, W - 2 * MARGIN, H - 2 * MARGIN, 18)
    c.fill(edge, color)
    bars = _bars()
    c.line(bars, 18, shade_of(color))
    c.line(bars, 11, WHITE)
    c.line(bars, 3.4, color)
    knots, hearts = Path(), Path()
    for j in range(2 * ROWS + 1):
        for i in range(COLUMNS + 1):
            x, y = X0 + (i + j % 2 / 2) * DX, Y0 + j * DY / 2
            if x <= W - X0 + 1:
                knots += ellipse(x, y, 13)
                hearts += ellipse(x, y, 5.6)
            x = X0 + (i + (j + 1) % 2 / 2) * DX  # the lozenges between
            if X0 + 1 < x < W - X0 - 1 and 0 < j < 2 * ROWS:
                knots += star(x, y, 8, 12, 31)
                hearts += ellipse(x, y, 6.5)
    c.fill(knots, WHITE)
    c.fill(hearts, color)
    c.line(edge, CONTOUR)
    inset = MARGIN + 10
    c.line(rounded(inset, inset, W - 2 * inset, H - 2 * inset, 11), DETAIL + 0.8, WHITE)


def _bars() -> Path:
    """Both diagonals of the trellis, ending on the edge of the grid."""
    bars = Path()
    for k in range(1 - ROWS, COLUMNS):
        ends = [(X0 + (k + t) * DX, Y0 + t * DY) for t in (max(0, -k), min(ROWS, COLUMNS - k))]
        bars += poly(ends, closed=False) + poly([(W - x, y) for x, y in ends], closed=False)
    return bars
