"""What the courts hold: arms, signs of office, a book, a falcon.

Every thing is drawn in card units about the point where a hand holds it, upright.
"""

from __future__ import annotations

from tools.draw_decks.french.aces import dots, leaf, rose
from tools.draw_decks.french.signs import sign
from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    FINE,
    Canvas,
    Path,
    curve,
    ellipse,
    limb,
    mirrored,
    pairs,
    petals,
    poly,
    rays,
    rounded,
)
from tools.draw_decks.palette import BLUE, BROWN, GOLD, NIGHT, PAPER, RED, STEEL, TAN, WHITE, WOOD, shade_of

EDGE = CONTOUR - 0.6  # the contour of things of middle size
SMALL = DETAIL + 0.6  # and of slender ones


def shaft(c: Canvas, top: float, bottom: float, w: float = 12.5, color: str = WOOD) -> None:
    """A pole from ``top`` to ``bottom``."""
    c.form(limb([(0, top), (0, bottom)], [w, w], cap=0), color, w=SMALL, shade=3)


# ------------------------------------------------------------------ arms
def halberd(c: Canvas) -> None:
    """An axe blade to the left, a spike on top, a beak to the right, a tassel below."""
    shaft(c, -202, 190, 13)
    with c.at(0, -232):
        c.form(mirrored("0,0! 8,40 9,74!"), STEEL, w=SMALL, shade=4)
        axe = curve("-6,72! -30,62 -52,50! -60,84 -50,124! -26,104 -6,104!")
        c.form(axe, STEEL, w=EDGE, shade=6, hatch=(20, 8, 12))
        c.form(curve("6,78! 26,72 44,84! 26,94 6,100!"), STEEL, w=SMALL, shade=3)
        c.form(rounded(-11, 68, 22, 42, 4), GOLD, w=DETAIL, shade=3)
        c.form(mirrored("0,110 12,110! 17,132 13,150! 0,140"), RED, w=DETAIL, shade=3)
        c.ink(("-6,114 -8,140", 2), ("6,114 8,140", 2))


def dagger(c: Canvas) -> None:
    """A hilt, pommel up, and the sheath below it; the hand is on the grip."""
    shaft(c, -34, 90, 17, NIGHT)
    c.form(ellipse(0, -44, 15, 13), GOLD, w=SMALL, shade=3)
    c.bead(0, -44, 5, BLUE, square=True)
    c.form(limb("-40,38 0,44 40,38", (13, 15, 13)), GOLD, w=SMALL, shade=3)


def arrow(c: Canvas) -> None:
    """An arrow with its feathers up and its point down."""
    shaft(c, -150, 140, 8)
    c.form(mirrored("0,170! 10,146 22,118! 0,128!"), STEEL, w=SMALL, shade=4)
    for i in range(4):
        y = -104 - i * 17
        for _ in c.sides():
            vane = poly([(0, y), (20, y - 18), (20, y - 34), (0, y - 16)])
            c.form(vane, WHITE if i % 2 else RED, w=FINE + 0.4, shade=0, heavy=False)


def bow(c: Canvas) -> None:
    """A bow bent to the left, its string to the right; the hand is on the stave."""
    c.line(poly("34,-176 34,176", closed=False), FINE)
    widths = (9, 11, 16, 19, 16, 19, 16, 11, 9)
    stave = limb("26,-200 35,-172 16,-112 -2,-50 0,0 -2,50 16,112 35,172 26,200", widths)
    c.form(stave, WOOD, w=SMALL, shade=4)
    for y in (-1, 1):
        c.form(limb([(30, y * 166), (23, y * 145)], [15, 16], cap=0.1), GOLD, w=FINE + 0.4, shade=0, heavy=False)
    c.form(limb("-1,-34 0,0 -1,34", (21, 20, 21), cap=0.1), RED, w=DETAIL, shade=3)


def pike(c: Canvas) -> None:
    """A lance head and a swallow-tailed pennon to the left."""
    shaft(c, -182, 190)
    c.form(mirrored("0,-240! 13,-204 6,-174!"), STEEL, w=SMALL, shade=4)
    pennon = "-6,-166! -38,-170 -62,-156 -84,-164! -72,-144 -84,-120! -58,-116 -32,-128 -6,-120!"
    c.form(curve(pennon), RED, w=SMALL, shade=4)
    c.form(rounded(-9, -176, 18, 14, 4), GOLD, w=DETAIL, shade=2)


def shield(c: Canvas) -> None:
    """A quartered shield with a spade in its boss; the origin is its middle."""
    with c.at(scale=100):
        rim = mirrored("0,-1.02 0.40,-0.94 0.80,-1! 0.84,-0.3 0.66,0.42 0.30,0.88 0,1.08!")
        c.form(rim, GOLD, shade=6)

        def quarters() -> None:
            c.fill(poly("0,-1.2 1,-1.2 1,0.02 0,0.02") + poly("-1,0.02 0,0.02 0,1.2 -1,1.2"), RED)
            c.line(poly("0,-1.2 0,1.2", closed=False) + poly("-1,0.02 1,0.02", closed=False), DETAIL)

        c.form(rim.scaled(0.84), WHITE, w=DETAIL, shade=0, inner=quarters, heavy=False)
        c.form(ellipse(0, -0.02, 0.46), GOLD, w=DETAIL, shade=3)
        c.fill(sign("spades").scaled(0.62))
        for _ in c.sides():
            c.fill(dots([(0.70, -0.86, 0.035), (0.76, -0.3, 0.035), (0.62, 0.34, 0.035)]))
        c.fill(dots([(0, -0.93, 0.035), (0, 0.97, 0.035)]))


def harp(c: Canvas) -> None:
    """A small gilt harp, its pillar to the left; the hand is on the pillar."""
    c.form(curve("-8,-84! 20,-92 84,-64! 66,-8 28,66! -8,66!"), NIGHT, w=SMALL, shade=0)
    strings = Path()
    for i in range(6):
        x = 4 + i * 11.5
        strings += poly([(x, -84), (x, 62 - i * 19.0)], closed=False)
    c.line(strings, FINE, GOLD)
    c.form(curve("-8,66! 22,84 34,78! 74,-10 98,-54! 78,-64! 44,14 14,52 -2,54!"), WOOD, w=EDGE, shade=5)
    neck = "-12,-96! 10,-108 30,-92 52,-74 74,-72 88,-84! 104,-78 102,-54 84,-50! 58,-50 34,-64 14,-78 -10,-70!"
    c.form(curve(neck), GOLD, w=EDGE, shade=5)
    for x, y in pairs("14,-88 34,-76 56,-63 80,-63"):
        c.bead(x, y, 4, RED)
    c.form(limb("-6,-92 -14,-40 -14,20 -4,74", (20, 19, 19, 22)), GOLD, w=EDGE, shade=4)
    c.ink(*[([(-22, y), (-6, y - 6)], 2.2, (0.7, 0.7)) for y in (-66, -54, 36, 48)])
    c.form(mirrored("0,-22 16,-8 12,8 0,12").moved(-8, -92), GOLD, w=SMALL, shade=3)


def sword(c: Canvas) -> None:
    """An upright sword; the hand is on the grip."""
    dark = poly("0,-275 20,-266 20,-30 0,-30")
    blade = mirrored("0,-266! 13,-240 14,-206 15,-30!")
    c.form(blade, STEEL, shade=0, inner=lambda: c.fill(dark, BLUE))
    c.ink(("0,-248 0,-150 0,-30", 3, (0.2, 1)))
    c.form(limb("0,-30 0,40", (15, 13), cap=0), RED, w=SMALL, shade=3)
    c.form(ellipse(0, 50, 14), GOLD, w=SMALL, shade=3)
    c.bead(0, 50, 5, RED, square=True)
    c.form(mirrored("0,-40 24,-37 44,-42 54,-34 50,-22 30,-24 0,-19"), GOLD, w=SMALL, shade=3)
    c.bead(0, -30, 5, BLUE, square=True)


def cudgel(c: Canvas) -> None:
    """The Italian club: knotty, its thick end up."""
    for stump, cut, turn in (("16,-174 40,-198", (40, -198), -40), ("-14,-124 -36,-146", (-36, -146), 40),
                             ("10,-64 28,-84", (28, -84), -40)):  # fmt: skip
        c.form(limb(stump, (18, 14), cap=0), BROWN, w=SMALL, shade=2)
        c.form(ellipse(*cut, 6, 8, turn), TAN, w=FINE + 0.2, shade=0, heavy=False)
    body = curve(
        "0,-234 24,-218 32,-182 23,-142 26,-106 17,-44 13,152! -13,152! -16,-44 -25,-104 -22,-144 -32,-184 -24,-220"
    )
    c.form(body, WOOD, dark=BROWN, shade=10, hatch=(15, 9, 16))
    c.ink(("-10,-212 -6,-164 -10,-104", 2.8), ("8,-194 6,-144 9,-74", 2.8))
    c.form(ellipse(-4, -172, 8, 11), TAN, w=FINE + 0.4, shade=0, heavy=False)
    c.fill(ellipse(-4, -172, 3, 5))
    c.form(limb("-24,-110 0,-102 25,-110", (14, 15, 14), cap=0.2), GOLD, w=DETAIL, shade=2)


# ------------------------------------------------------------------ signs of office
def gold_coin(c: Canvas) -> None:
    """A great coin, the origin at its rim below."""
    with c.at(0, -62, 62):
        c.form(ellipse(0, 0, 1), GOLD, shade=5)
        c.fill(rays(0, 0, 32, 0.99, 0.87, 0.075))
        c.line(ellipse(0, 0, 0.83), DETAIL)
        c.form(ellipse(0, 0, 0.75), RED, w=DETAIL, shade=0, heavy=False)
        c.flat(petals(0, 0, 8, 0.16, 0.73, 0.30), GOLD, FINE + 0.2)
        c.fill(petals(0, 0, 8, 0.22, 0.58, 0.09, tip=True))
        c.flat(ellipse(0, 0, 0.22), BLUE, DETAIL)
        c.fill(ellipse(0, 0, 0.10), GOLD)


def charter(c: Canvas) -> None:
    """A rolled parchment with a ribbon and a hanging seal; the hand is on its middle."""
    c.form(rounded(-21, -96, 42, 190, 9), WHITE, w=EDGE, shade=7, hatch=(8, 10, 10))
    c.form(ellipse(0, -94, 21, 9), WHITE, w=SMALL, shade=0, heavy=False)
    c.ink(("-12,-94 0,-99 12,-93 3,-89 -4,-93", 2.4))
    c.form(limb("-22,-58 0,-53 22,-58", (15, 15, 15), cap=0.1), RED, w=DETAIL, shade=2, heavy=False)
    c.form(curve("-4,-50! -16,-26 -12,-14! -4,-20 2,-10! 8,-26 6,-50!"), RED, w=DETAIL, shade=2)
    c.form(ellipse(-1, -54, 14), RED, w=SMALL, shade=3)
    c.fill(sign("diamonds").scaled(16).moved(-1, -54), PAPER)


def goblet(c: Canvas) -> None:
    """A footed cup set with gems; its foot stands on the origin."""
    with c.at(0, 4, 132):
        foot = mirrored("0,-0.46 0.07,-0.40 0.06,-0.22 0.12,-0.10 0.30,-0.04! 0.30,0.03! 0,0.05")
        c.form(foot, GOLD, w=SMALL, shade=4)
        c.form(ellipse(0, -0.28, 0.12, 0.06), RED, w=DETAIL, shade=2)
        bowl = mirrored("0.40,-1! 0.38,-0.78 0.30,-0.56 0.14,-0.44 0,-0.42")
        c.form(bowl, GOLD, shade=6, hatch=(15, 8, 14))
        band = curve("-0.385,-0.80! 0,-0.70 0.385,-0.80! 0.345,-0.64! 0,-0.54 -0.345,-0.64!")
        c.form(band, BLUE, w=DETAIL, shade=3, heavy=False)
        for t in (-0.22, 0, 0.22):
            c.bead(t, -0.635 - abs(t) * 0.16, 0.055, RED if t else WHITE, square=True)
        c.form(ellipse(0, -1.0, 0.40, 0.085), GOLD, w=SMALL, shade=0)
        c.form(ellipse(0, -0.995, 0.33, 0.055), shade_of(RED), w=FINE, shade=0, heavy=False)


def orb(c: Canvas) -> None:
    """A banded globe with a flower of gems on top; it rests on the origin."""
    with c.at(0, -42):
        for turn in (-90, 0, 90, 180):
            if turn != 90:
                with c.at(0, -62, turn=turn + 90):
                    c.form(mirrored("0,-26 10,-20 7,-10 4,0!"), GOLD, w=FINE + 0.5, shade=2)
        c.bead(0, -62, 6, RED)
        c.form(ellipse(0, 0, 44), BLUE, shade=8, hatch=(20, 8, 16))
        c.form(limb("-42,-8 0,6 42,-8", (15, 16, 15), cap=0.1), GOLD, w=DETAIL, shade=2, heavy=False)
        c.form(limb("0,2 -3,-20 0,-44", (14, 14, 11), cap=0.1), GOLD, w=DETAIL, shade=2, heavy=False)
        for x, y in ((-26, -2), (26, -2), (-2, -22)):
            c.bead(x, y, 4.5, RED)
        c.bead(0, 4, 7, WHITE, square=True)
        c.form(ellipse(0, -47, 12, 7), GOLD, w=FINE + 0.5, shade=2)


def sceptre(c: Canvas) -> None:
    """A staff with a spade in a gilt flower as its head."""
    shaft(c, -124, 200, 12, GOLD)
    c.ink(*[([(-6, -92 + i * 17), (6, -100 + i * 17)], 2.2, (0.7, 0.7)) for i in range(16)])
    with c.at(0, -192):
        c.form(mirrored("0,58 20,62 12,80 0,84"), GOLD, w=DETAIL, shade=3)
        c.form(petals(0, 32, 8, 20, 40, 15), GOLD, w=DETAIL, shade=2)
        c.form(ellipse(0, 32, 26), WHITE, w=DETAIL, shade=3)
        c.fill(sign("spades").scaled(36).moved(0, 32))


def fan(c: Canvas) -> None:
    """An open folding fan; the origin is its rivet."""
    sticks = 9
    spread = 124 / (sticks - 1)

    def sector(r0: float, r1: float, first: float, last: float) -> list[tuple[float, float]]:
        steps = 6
        angles = [first + (last - first) * i / steps for i in range(steps + 1)]
        ray = poly([(0, -1), (0, 0)])
        unit = [ray.turned(a).subs[0].start for a in angles]
        return [(x * r1, y * r1) for x, y in unit] + [(x * r0, y * r0) for x, y in reversed(unit)]

    for i in range(sticks):
        c.form(
            limb([(0, 8), (0, -62)], [7, 9], cap=0.2).turned(-62 + i * spread),
            GOLD,
            w=FINE,
            shade=0,
            heavy=False,
        )
    leaf_shape = curve(sector(50, 118, -66, 66))

    def folds() -> None:
        for i in range(-1, sticks):
            fold = poly(sector(40, 130, -62 + (i + 0.25) * spread, -62 + (i + 0.75) * spread))
            c.fill(fold, shade_of(RED))
        c.flat(curve(sector(98, 108, -70, 70)), GOLD)
        for i in range(sticks):
            lozenge = poly("0,-84 6,-74 0,-64 -6,-74").turned(-62 + i * spread)
            c.fill(lozenge, GOLD)

    c.form(leaf_shape, RED, shade=0, inner=folds)
    c.bead(0, 0, 6, GOLD)


def letter(c: Canvas) -> None:
    """A folded letter with a seal; held by its lower edge."""
    with c.at(0, -26):
        c.form(poly("-56,-38 56,-38 56,38 -56,38"), WHITE, w=EDGE, shade=5)
        c.ink(("-54,-36 0,8 54,-36", 3, (0.6, 0.6)))
        for _ in c.sides():
            c.ink(("54,36 16,-2", 2.4, (0.6, 0.2)))
        c.form(ellipse(0, 6, 15), RED, w=DETAIL, shade=3)
        c.fill(sign("diamonds").scaled(18).moved(0, 6), PAPER)


def long_rose(c: Canvas) -> None:
    """A rose on its stem, held half way down."""
    c.form(limb("-12,-78 2,0 4,44 8,84", (8, 7, 7, 6)), BLUE, w=FINE + 0.5, shade=2)
    leaf(c, -2, 14, 40, 62, BLUE)
    leaf(c, -2, -8, 40, -58, BLUE)
    rose(c, -12, -78, 40)


def wreath(c: Canvas) -> None:
    """A laurel wreath, held where it is tied."""
    r = 49.0
    for side in (-1, 1):
        for i in range(8):
            a = side * (10 + i * 21.5)
            spot = poly([(0, r), (0, r + 1)]).turned(-a).subs[0].start
            for spread in (-32, 32):
                leaf(c, spot[0], spot[1] - r - 10, 29 - i * 0.8, side * 90 - a + spread, BLUE, wide=0.26)
            if i % 2:
                c.bead(spot[0], spot[1] - r - 10, 5, RED)
    for _ in c.sides(0, -10):
        c.form(curve("0,0! 20,-10 26,8 8,6! 16,34! 4,28"), RED, w=FINE + 0.4, shade=2)


def book(c: Canvas) -> None:
    """A great open book seen from its reader's side; the origin is its left edge."""
    with c.at(98, -10):
        _open_book(c)


def _open_book(c: Canvas) -> None:
    c.form(mirrored("0,-44! 48,-56 100,-46! 104,62! 50,54 0,68!"), RED, shade=5)
    for side in c.sides():
        c.form(curve("0,-50! 46,-66 92,-54! 95,48! 48,40 0,58!"), WHITE, w=SMALL, shade=4, heavy=False)
        for i in range(1 if side < 0 else 0, 6):
            end = 82 if i % 3 else 66
            c.ink(([(12, -28 + i * 13), (46, -40 + i * 13), (end, -33 + i * 13)], 2.2, (0.6, 0.6)))
    c.ink(("0,-50 0,58", 4, (0.5, 1)))
    c.fill(sign("clubs").scaled(20).moved(-30, -36))
    c.form(limb("4,56 10,76 2,96", (9, 9, 10), cap=0), RED, w=FINE + 0.4, shade=0, heavy=False)


def falcon(c: Canvas) -> None:
    """A falcon on a fist, facing right; its feet are at the origin."""
    c.form(curve("-8,-10! -26,20 -44,62! -30,58 -20,66! -6,30 4,0!"), NIGHT, w=SMALL, shade=3)
    c.form(curve("6,-104 22,-92 22,-72 30,-50 26,-22 8,0 -12,-4 -22,-36 -18,-70 -12,-96"), WHITE, shade=6)
    for x, y in ((8, -60), (16, -48), (6, -42), (14, -30), (4, -22)):
        c.ink(([(x, y), (x + 4, y + 6), (x + 8, y)], 2.4))
    c.form(curve("-12,-80! 4,-62 4,-30 -10,4 -34,34! -34,-10 -28,-50"), BLUE, w=SMALL, shade=5)
    c.ink(("-18,-60 -8,-34 -22,4", 2.6), ("-24,-40 -20,-14 -30,14", 2.4), ("-6,-56 0,-36 -8,-8", 2.4))
    c.form(curve("-12,-94 -4,-110 14,-112 24,-100 22,-86 4,-80 -8,-84"), BLUE, w=SMALL, shade=4)
    c.form(curve("21,-103! 34,-98 35,-86! 28,-91 21,-90!"), GOLD, w=DETAIL, shade=2)
    c.fill(ellipse(13, -100, 4.6), GOLD)
    c.fill(ellipse(13.6, -100, 2.8))
    for x in (-4, 12):
        c.form(limb([(x, -4), (x + 1, 8)], [9, 8]), GOLD, w=FINE + 0.3, shade=0, heavy=False)
