"""Dress of the French courts: cloth and its patterns, cloaks, furs, collars, armour.

A half figure stands on the axis x; its shoulders are drawn about the point (x, ``SHOULDERS``).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from tools.draw_decks.french.signs import COLOR, W, sign
from tools.draw_decks.french.things import SMALL
from tools.draw_decks.kit import (
    DETAIL,
    FINE,
    Canvas,
    Draw,
    Path,
    Points,
    Pt,
    Sub,
    V,
    curve,
    ellipse,
    limb,
    mirrored,
    pairs,
    poly,
    star,
)
from tools.draw_decks.palette import BLUE, FLESH, GOLD, GREY, RED, SILVER, SKY, STEEL, WHITE

CX = W / 2
SHOULDERS = 268.0
STEEL_HATCH = (10.0, 8.0, 14.0)
BUST = mirrored("0,-16 30,-18 58,0 98,18 126,52 124,108 106,168 100,230 112,330! 0,334")


# ------------------------------------------------------------------ patterns
def plain(c: Canvas) -> None:
    """No pattern."""


def lozenges(c: Canvas, color: str, dx: float, dy: float, size: float, dot: str = "") -> None:
    """A net of lozenges, each with a smaller one inside where ``dot`` is a colour."""
    net, dots = Path(), Path()
    one = poly([(0, -size * 1.35), (size, 0), (0, size * 1.35), (-size, 0)])
    for x, y in _staggered(dx, dy):
        net += one.moved(x, y)
        dots += one.scaled(0.32).moved(x, y)
    c.fill(net, color)
    if dot:
        c.fill(dots, dot)


def scatter(c: Canvas, suit: str, color: str, dx: float, dy: float, size: float) -> None:
    """Small suit signs woven into the cloth."""
    c.stamp(_staggered(dx, dy), lambda: c.fill(sign(suit).scaled(size), color))


def _staggered(dx: float, dy: float) -> list[Pt]:
    rows = [(i + 0.5 * (j % 2), j * dy / 2 + 20) for j in range(-1, 9) for i in range(-4, 5)]
    return [(i * dx, y) for i, y in rows if abs(i * dx) < 132]


def stripes(c: Canvas, color: str, gap: float, w: float) -> None:
    """Upright strips of another cloth."""
    for i in range(-3, 4):
        x, h = i * gap, w / 2
        left = [V(x * 1.05 - h, -20, True), V(x * 0.95 - h, 160), V(x - h, 350, True)]
        right = [V(p.x + w, p.y, p.corner) for p in reversed(left)]
        c.flat(curve(left + right), color)


def halves(c: Canvas, color: str, other: str) -> None:
    """Parti-coloured: the viewer's right half in another cloth, lozenges over both."""
    c.flat(poly("0,-40 200,-40 200,360 0,360"), color, DETAIL)
    lozenges(c, other, 40, 52, 9)


# ------------------------------------------------------------------ trunk
def bust(c: Canvas, color: str, pattern: Draw | None = None, x: float = CX) -> None:
    """Shoulders and trunk; ``pattern`` draws on the cloth about the neck."""
    with c.at(x, SHOULDERS):
        c.form(BUST, color, shade=10, hatch=(10, 9, 20), inner=pattern)


def panel(c: Canvas, half: str, color: str, trim: str = "", x: float = CX) -> None:
    """A front panel from its right half; ``trim`` edges it."""
    with c.at(x, SHOULDERS - 6):
        c.form(mirrored(half), color, w=SMALL, shade=5)
    if trim:
        edge = [p for p in pairs(half) if p[0] > 1]
        for _ in c.sides(x, SHOULDERS - 6):
            c.form(limb(edge, [12] * len(edge), cap=0), trim, w=DETAIL, shade=2, heavy=False)


def buttons(c: Canvas, first: Pt, gap: float, n: int, colors: Sequence[str], square: bool = True) -> None:
    """A row of buttons or gems downwards from ``first`` (card units)."""
    for i in range(n):
        c.bead(first[0], first[1] + i * gap, 6.5, colors[i % len(colors)], square=square)


def lacing(c: Canvas, x: float, y: float, n: int = 6) -> None:
    """Crossed laces of a bodice, downwards from (x, y)."""
    for _ in c.sides(x, y):
        for i in range(n):
            c.ink(([(-26 + i, i * 28), (24 - i, 14 + i * 28)], 2.8, (0.6, 0.6)))


def chevrons(c: Canvas, x: float, y: float, n: int = 6) -> None:
    """Gold chevrons down a panel."""
    with c.at(x, y):
        for i in range(n):
            k, low = 22 - i, i * 26
            shape = [V(-k, low, True), V(0, low + 10), V(k, low, True), V(0, low + 20)]
            c.form(curve(shape), GOLD, w=FINE, shade=0, heavy=False)


# ------------------------------------------------------------------ cloaks and fur
def mantle(c: Canvas, color: str, edge: str, x: float = CX, sides: Sequence[int] = (-1, 1)) -> None:
    """A cloak open in front; an edge of ``WHITE`` is ermine, another is set with gems."""
    for _ in c.sides(x, SHOULDERS, sides):
        cloth = "26,-16! 66,-2 112,20 150,62 182,140 206,250 214,340! 112,350! 112,220 106,130 84,60 48,14"
        c.form(curve(cloth), color, shade=10, hatch=(8, 9, 20))
        c.ink(("136,90 154,160 166,260", 3.4, (0, 0.6)), ("124,130 138,200 142,290", 3, (0, 0.6)))
        border = limb("46,6 68,34 92,74 108,140 114,220 114,344", (26, 30, 31, 31, 31, 32), cap=0)
        c.form(border, edge, w=SMALL, shade=4)
        if edge == WHITE:
            tails(c, "60,26 86,66 102,112 110,160 114,206 114,250")
        else:
            for px, py in pairs("52,12 76,48 96,90 107,138 112,186 114,234"):
                c.bead(px, py, 5, RED if edge == GOLD else GOLD)


def tail(c: Canvas, scale: float = 1.0) -> None:
    """An ermine tail."""
    with c.at(scale=scale):
        c.fill(curve("0,-8! 4,2 5,10 0,13 -5,10 -4,2"))
        spot = poly("0,-2 1.8,0 0,2 -1.8,0")
        c.fill(spot.moved(-5, -7) + spot.moved(5, -7) + spot.moved(0, -12))


def tails(c: Canvas, places: Points, scale: float = 1.0) -> None:
    """Ermine tails at local points, one drawn and the others repeated."""
    c.stamp(pairs(places), lambda: tail(c, scale))


def ermine_cape(c: Canvas, x: float = CX) -> None:
    """Scalloped fur cape over the shoulders."""
    with c.at(x, SHOULDERS):
        half = "0,18 30,-12! 74,0 122,30 146,66 134,88 114,84 98,102 76,96 58,112 34,104 16,116 0,108"
        c.form(mirrored(half), WHITE, shade=7)
        spots = pairs("26,34 62,28 98,44 124,62 44,72 80,70 12,84")
        tails(c, [(side * px, py) for px, py in spots for side in (-1, 1)], 0.95)


# ------------------------------------------------------------------ collars and jewels
def flat_collar(c: Canvas, x: float) -> None:
    """A turned-down linen collar, two wings."""
    for _ in c.sides(x, 272):
        c.form(curve("0,6! 26,-12 58,2! 60,22 40,38 10,42!"), WHITE, w=SMALL, shade=4)


def lace_fan(c: Canvas, x: float, y: float) -> None:
    """A standing lace collar, wide behind a head in profile."""
    rim: list[V] = []
    angles = [(262 + i * 14) * pi / 180 for i in range(9)]
    for a in angles:
        for k, dr in ((-0.10, 0), (0, 16), (0.10, 0)):
            rim.append(V((104 + dr) * cos(a + k), (108 + dr) * sin(a + k)))
    with c.at(x, y):
        c.form(curve([V(-8, 40, True), V(-30, -60), *rim, V(84, 52, True)]), SKY, shade=6)
        for a in angles:
            c.ink(([(36 * cos(a), 34 * sin(a)), (98 * cos(a), 101 * sin(a))], 2.4, (0.4, 1)))
            c.bead(107 * cos(a), 110 * sin(a), 5, WHITE)


def bare_neck(c: Canvas, x: float, skin: str = FLESH) -> None:
    """The skin that an open neckline shows."""
    with c.at(x, SHOULDERS - 6):
        shape = mirrored("0,-10 22,-10 38,-4! 24,40 0,62")
        c.form(shape, skin, w=DETAIL, shade=4, heavy=False)


def pearls(c: Canvas, x: float) -> None:
    """A string of pearls with a drop."""
    with c.at(x, SHOULDERS - 6):
        for i in range(9):
            t = i / 4 - 1
            c.bead(30 * t, 12 + 20 * (1 - t * t), 4.6, WHITE)
        c.form(mirrored("0,36! 8,46 0,58!"), RED, w=FINE + 0.3, shade=2, heavy=False)


def jewelled_collar(c: Canvas, x: float, inner: str, outer: str, gems: Sequence[Pt]) -> None:
    """A broad gold collar between two lines from the right shoulder to the middle, set with gems."""
    with c.at(x, SHOULDERS - 6):
        up = [V(-p.x, p.y, p.corner) for p in reversed(mirrored_points(inner))]
        c.form(curve(mirrored_points(outer) + up), GOLD, w=SMALL, shade=4)
        for i, (px, py) in enumerate(gems):
            c.bead(px, py, 5, RED if i % 2 else BLUE)


def mirrored_points(half: str) -> list[V]:
    """An open line from the right to the left, from its right half listed towards the middle."""
    v = [V(p[0], p[1]) for p in pairs(half)]
    v[0] = V(v[0].x, v[0].y, True)
    return v + [V(-p.x, p.y, p.corner) for p in reversed(v) if p.x > 0.01]


def chain(c: Canvas, half: float, drop: float, x: float, y: float) -> None:
    """A collar of gold links with a pendant."""
    for i in range(13):
        t = i / 6 - 1
        c.form(
            ellipse(x + half * t, y + drop * (1 - t * t), 7.0 if i % 2 else 5.0),
            GOLD, w=FINE + 0.3, shade=1.5, heavy=False,
        )  # fmt: skip
    with c.at(x, y + drop + 4):
        c.form(mirrored("0,-8 14,4 12,20 0,32"), GOLD, w=DETAIL, shade=2.5)
        c.bead(0, 11, 6.5, RED)


# ------------------------------------------------------------------ armour
def mail(c: Canvas, half: str) -> None:
    """Chain mail in the shape of its right half: rows of small arcs in one stroke."""
    shape = mirrored(half)
    x0, y0, x1, y1 = shape.box()

    def rings() -> None:
        arcs: list[Sub] = []
        for j in range(int((y1 - y0) / 9) + 2):
            for i in range(int((x1 - x0) / 11) + 2):
                x, y = x0 + i * 11 + 5.5 * (j % 2), y0 + j * 9
                arc = ((x - 4, y + 8), (x + 4, y + 8), (x + 5.5, y))
                arcs.append(Sub((x - 5.5, y), (arc,), closed=False))
        c.line(Path(tuple(arcs)), 1.5, "#5E594F")

    c.form(shape, SILVER, dark=GREY, shade=7, inner=rings)


def breastplate(c: Canvas, suit: str, x: float = CX) -> None:
    """Plate with a medallion of the suit."""
    with c.at(x, SHOULDERS):
        plate = mirrored("0,56 40,48 84,34! 96,80 84,150 90,230! 0,240")
        c.form(plate, STEEL, shade=9, hatch=(10, 9, 20))
        c.ink(("0,60 2,140 0,230", 3.6, (0.5, 1)))
        c.ink(("-66,70 -76,110 -60,160", 3), ("66,70 76,110 60,160", 3))
        c.form(ellipse(0, 104, 38), GOLD, w=DETAIL + 0.4, shade=3)
        c.fill(sign(suit).scaled(54).moved(0, 104), COLOR[suit])


def pauldron(c: Canvas, x: float, side: int, rim: bool = True) -> None:
    """A shoulder plate; ``rim`` gilds it."""
    for _ in c.sides(x, 290, (side,)):
        plate = "-40,0! 6,-8 45,18 52,62! 10,72 -32,56!"
        c.form(curve(plate), STEEL, shade=7, hatch=STEEL_HATCH)
        if not rim:
            c.ink(("-30,32 10,32 44,40", 2.8), ("-30,50 10,54 46,60", 2.6))
            continue
        c.form(limb("-36,54 10,66 52,56", (12, 12, 12), cap=0.1), GOLD, w=DETAIL, shade=2)
        c.form(ellipse(4, 24, 15), GOLD, w=DETAIL, shade=3)
        c.fill(star(4, 24, 8, 5, 12))


def gorget(c: Canvas, x: float) -> None:
    """A steel collar."""
    with c.at(x, SHOULDERS):
        shape = "-46,-22! 0,-6 46,-22! 62,18 36,46 0,56 -36,46 -62,18"
        c.form(curve(shape), STEEL, shade=6, hatch=STEEL_HATCH)
        c.ink(("-56,12 0,32 56,12", 3))
        c.form(limb("-45,-20 0,-3 45,-20", (11, 12, 11), cap=0.2), GOLD, w=DETAIL, shade=2)
        for x, y in pairs("-46,27 -24,41 0,46 24,41 46,27"):
            c.bead(x, y, 4, GOLD)
