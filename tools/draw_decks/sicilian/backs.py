"""The backs of the Sicilian deck: a majolica floor."""

from __future__ import annotations

from tools.draw_decks.kit import CONTOUR, DETAIL, FINE, Canvas, Path, curve, ellipse, petals, poly, rounded, star
from tools.draw_decks.palette import PAPER, RED, WHITE, YELLOW, shade_of
from tools.draw_decks.sicilian import H, W

TILE, COLUMNS, ROWS = 107.0, 4, 7
X0, Y0 = (W - COLUMNS * TILE) / 2, (H - ROWS * TILE) / 2


def tile(c: Canvas, main: str, second: str) -> None:
    """One majolica tile, the same after half a turn; four meet in a rosette."""
    c.fill(poly("0,0 1,0 1,1 0,1"), WHITE)
    for x, y, turn in ((0, 0, 0), (1, 0, 90), (1, 1, 180), (0, 1, 270)):
        with c.at(x, y, 1, turn):
            c.fill(curve("0,0! 0.4,0! 0.283,0.283 0,0.4!"), main)
            c.fill(curve("0,0! 0.3,0! 0.212,0.212 0,0.3!"), YELLOW)
            c.fill(curve("0.02,0.02! 0.19,0.08 0.27,0.27! 0.08,0.19"), second)
            c.fill(curve("0,0! 0.09,0! 0.064,0.064 0,0.09!"), RED if main != RED else second)
            c.fill(curve("0.5,0.03! 0.56,0.14 0.5,0.26! 0.44,0.14"), main)
    c.fill(star(0.5, 0.5, 4, 0.12, 0.33), main)
    c.fill(petals(0.5, 0.5, 4, 0.04, 0.24, 0.15, start=-45, tip=True), second)
    c.fill(ellipse(0.5, 0.5, 0.11), YELLOW)
    c.fill(ellipse(0.5, 0.5, 0.05), RED)


def back(c: Canvas, colors: tuple[str, str]) -> None:
    """A majolica floor in two ``colors``, in a border of little stars; unchanged by half a turn."""
    main, second = colors
    right, bottom = W - X0, H - Y0
    c.fill(rounded(14, 14, W - 28, H - 28, 15), main)
    c.line(rounded(14, 14, W - 28, H - 28, 15), CONTOUR)

    def one() -> None:
        with c.at(scale=TILE):
            tile(c, main, second)

    c.stamp([(X0 + i * TILE, Y0 + j * TILE) for j in range(ROWS) for i in range(COLUMNS)], one)
    joints = Path()
    for i in range(1, COLUMNS):
        joints += poly([(X0 + i * TILE, Y0), (X0 + i * TILE, bottom)], closed=False)
    for j in range(1, ROWS):
        joints += poly([(X0, Y0 + j * TILE), (right, Y0 + j * TILE)], closed=False)
    c.line(joints, FINE, shade_of(WHITE))
    frame = poly([(X0, Y0), (right, Y0), (right, bottom), (X0, bottom)])
    c.line(frame, CONTOUR + DETAIL)
    c.line(frame, DETAIL, YELLOW)
    stars = Path()
    for j in range(31):
        for x in (27.5, W - 27.5):
            stars += star(x, 30 + j * (H - 60) / 30, 4, 2.4, 6.5)
    for i in range(1, 18):
        for y in (24.5, H - 24.5):
            stars += star(27.5 + i * (W - 55) / 18, y, 4, 2.2, 6)
    c.fill(stars, YELLOW if main != RED else PAPER)
