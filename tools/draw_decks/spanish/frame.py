"""The frame of a Spanish card with its *pinta*, and the numerals in the corners."""

from __future__ import annotations

from tools.draw_decks.glyphs import word
from tools.draw_decks.kit import Canvas, Path, Sub, poly, rounded
from tools.draw_decks.palette import PAPER
from tools.draw_decks.spanish import H, W

X, Y = 44.0, 45.0  # where the frame runs
RADIUS = 10.0
NUMERAL = 64.0  # height
VALUE = 80.0  # of what the card counts, in an overlay

#: Gaps in the upper and lower line, as fractions of the card's width.
PINTA: dict[str, tuple[tuple[float, float], ...]] = {
    "coins": (),
    "cups": ((0.356, 0.644),),
    "swords": ((0.240, 0.418), (0.582, 0.760)),
    "clubs": ((0.192, 0.317), (0.438, 0.562), (0.683, 0.808)),
}


def frame(c: Canvas, suit: str) -> None:
    """The thin line round the card; its gaps tell the suit."""
    right, r, q = W - X, RADIUS, RADIUS * 0.45
    stops = [X + r, *(f * W for gap in PINTA[suit] for f in gap), right - r]
    half = poly([(right, Y + r), (right, H - Y - r)], closed=False)
    for a, b in zip(stops[::2], stops[1::2], strict=True):
        half += poly([(a, Y), (b, Y)], closed=False)
    for x, inwards in ((X, 1), (right, -1)):
        bend = ((x, Y + q), (x + inwards * q, Y), (x + inwards * r, Y))
        half += Path((Sub((x, Y + r), (bend,), closed=False),))
    c.line(half + half.map(lambda p: (W - p[0], H - p[1])), 3.6)


def _digits(number: int, height: float, width: float) -> Path:
    """The number as it stands at the top left."""
    shape = word(str(number), height, width, gap=2, firm=True)
    return shape.moved(X + 12 - shape.box()[0], Y + 12 + height / 2)


def numeral(c: Canvas, number: int) -> None:
    """The number at the top left, and turned half round at the bottom right."""
    shape = _digits(number, NUMERAL, 38.0 if number < 10 else 66.0)
    c.half_turned(lambda: c.fill(shape))


def value(c: Canvas, number: int, color: str) -> None:
    """What the card counts, on paper in place of the number at the top left."""
    c.fill(rounded(X + 5, Y + 6, 78, NUMERAL + 14, 6), PAPER)
    shape = _digits(number, VALUE, 80.0)
    c.line(shape, 12, PAPER)
    c.fill(shape, color)
