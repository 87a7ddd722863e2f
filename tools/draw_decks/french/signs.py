"""The French suit signs, the layouts of the number cards, and the indices in the corners.

A sign is drawn in a unit box: height about 1, centre (0, 0).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from math import acos, atan2, cos, hypot, pi, sin, tan

from tools.draw_decks.glyphs import Seg, bez, word
from tools.draw_decks.kit import Canvas, Path, Pt
from tools.draw_decks.palette import INK, RED

W, H = 630.0, 880.0
SUITS = ("diamonds", "hearts", "spades", "clubs")
COLOR = {"diamonds": RED, "hearts": RED, "spades": INK, "clubs": INK}


# ------------------------------------------------------------------ outlines
def symmetric(start: Pt, *half: Seg) -> Path:
    """A closed shape from its right half, listed from the top to the bottom on x = 0."""
    right = bez(start, *half, closed=False).subs[0]
    ends = [right.start, *(s[2] for s in right.segments)]
    back: list[Seg] = []
    for i in reversed(range(len(right.segments))):
        c1, c2, _ = right.segments[i]
        back.append(((-c2[0], c2[1]), (-c1[0], c1[1]), (-ends[i][0], ends[i][1])))
    return bez(start, *right.segments, *back)


def _arc(cx: float, cy: float, r: float, a0: float, a1: float) -> list[Seg]:
    """Cubic pieces of a circle from angle ``a0`` to ``a1`` (degrees, clockwise on the card)."""
    n = max(1, round(abs(a1 - a0) / 60))
    step = (a1 - a0) / n * pi / 180
    k = 4 / 3 * tan(step / 4) * r
    out: list[Seg] = []
    for i in range(n):
        s, e = a0 * pi / 180 + i * step, a0 * pi / 180 + (i + 1) * step
        p, q = (cx + r * cos(s), cy + r * sin(s)), (cx + r * cos(e), cy + r * sin(e))
        out.append(((p[0] - k * sin(s), p[1] + k * cos(s)), (q[0] + k * sin(e), q[1] - k * cos(e)), q))
    return out


def _heart() -> Path:
    return symmetric(
        (0, -0.265),
        ((0.045, -0.40), (0.15, -0.485), (0.262, -0.485)),
        ((0.385, -0.485), (0.475, -0.39), (0.475, -0.26)),
        ((0.475, -0.02), (0.125, 0.20), (0, 0.505)),
    )


def _diamond() -> Path:
    return symmetric(
        (0, -0.515),
        ((0.095, -0.345), (0.245, -0.145), (0.39, 0)),
        ((0.245, 0.145), (0.095, 0.345), (0, 0.515)),
    )


SPADE_LEAF: tuple[Seg, ...] = (
    ((0.115, -0.235), (0.468, -0.075), (0.468, 0.145)),
    ((0.468, 0.262), (0.378, 0.338), (0.27, 0.338)),
    ((0.17, 0.338), (0.085, 0.285), (0.043, 0.205)),
)
"""The right half of a spade without its stem, from the point (0, -0.52) down."""


def _spade() -> Path:
    return symmetric((0, -0.52), *SPADE_LEAF, ((0.055, 0.335), (0.115, 0.455), (0.215, 0.50)), (0, 0.50))


CLUB_DISCS: tuple[Pt, ...] = ((0, -0.268), (0.266, 0.088), (-0.266, 0.088))
"""Centres of the three leaves of a club."""


def _club() -> Path:
    r, top, side = 0.232, CLUB_DISCS[0], CLUB_DISCS[1]
    dx, dy = side[0] - top[0], side[1] - top[1]
    along, spread = atan2(dy, dx), acos(min(1.0, hypot(dx, dy) / 2 / r))
    on_top = (along - spread) * 180 / pi  # where the circles meet, seen from the upper centre
    on_side = (along + pi + spread) * 180 / pi  # and from the lower one
    while on_side > 0:
        on_side -= 360
    inner = 152.0
    foot = (side[0] + r * cos(inner * pi / 180), side[1] + r * sin(inner * pi / 180))
    return symmetric(
        (0, top[1] - r),
        *_arc(*top, r, -90, on_top),
        *_arc(*side, r, on_side, inner),
        ((foot[0] + 0.01, foot[1] + 0.15), (0.12, 0.445), (0.21, 0.50)),
        (0, 0.50),
    )


_OUTLINES: dict[str, Callable[[], Path]] = {
    "hearts": _heart,
    "diamonds": _diamond,
    "spades": _spade,
    "clubs": _club,
}


@cache
def sign(suit: str) -> Path:
    """The outline of a suit sign, upright."""
    return _OUTLINES[suit]()


def pip(c: Canvas, suit: str, x: float, y: float, size: float, upside: bool = False, color: str = "") -> None:
    """A flat suit sign."""
    with c.at(x, y, size, 180 if upside else 0):
        c.fill(sign(suit), color or COLOR[suit])


# ------------------------------------------------------------------ number cards
Spot = tuple[float, float, bool]


def spots(n: int, left: float = 0.295, top: float = 0.155) -> list[Spot]:
    """Centres of the pips of the number card ``n``, as fractions, and whether each hangs upside down."""
    right, low, mid = 1 - left, 1 - top, 0.5
    corners = [(left, top, False), (right, top, False), (left, low, True), (right, low, True)]
    step = (low - top) / 3
    eight = corners + [(x, top + step * k, k == 2) for k in (1, 2) for x in (left, right)]
    six = [*corners, (left, mid, False), (right, mid, False)]
    half = (top + mid) / 2
    return {
        2: [(mid, top, False), (mid, low, True)],
        3: [(mid, top, False), (mid, mid, False), (mid, low, True)],
        4: corners,
        5: [*corners, (mid, mid, False)],
        6: six,
        7: [*six, (mid, half, False)],
        8: [*six, (mid, half, False), (mid, 1 - half, True)],
        9: [*eight, (mid, mid, False)],
        10: [*eight, (mid, top + step / 2, False), (mid, low - step / 2, True)],
    }[n]


def number_card(c: Canvas, suit: str, n: int) -> None:
    """The pips of a number card, drawn once each way and repeated."""
    size = 184.0 if n <= 3 else 150.0 if n <= 7 else 128.0
    for upside in (False, True):
        places = [(x * W, y * H) for x, y, turned in spots(n) if turned is upside]
        if places:
            c.stamp(places, partial(pip, c, suit, 0, 0, size, upside))


# ------------------------------------------------------------------ indices
def index(c: Canvas, suit: str, label: str, room: float = 71.0) -> None:
    """The index: top left, and turned half round at the bottom right; two characters fill the ``room`` there is.

    As large as the frame of the courts allows: on a card of 60 pixels spades and clubs differ by a few of them.
    """
    x, width = (45.0, 68.0) if len(label) == 1 else (9 + room / 2, room)

    def corner() -> None:
        with c.at(x, 76):
            c.fill(word(label, 100, width, gap=14, firm=True), COLOR[suit])
        pip(c, suit, x, 190, 74)

    c.half_turned(corner)
