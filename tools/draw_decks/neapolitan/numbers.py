"""The number cards of the Neapolitan deck: where the pips lie, and the small scenes between them."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from tools.draw_decks.kit import CONTOUR, DETAIL, Canvas, curve, ellipse, fit, limb, mirrored, star
from tools.draw_decks.kit import rows as grid
from tools.draw_decks.neapolitan import H, W
from tools.draw_decks.neapolitan.pips import club, coin, cup, faced_coin, sun, sword
from tools.draw_decks.ornaments import WINE, bow, emblem, flower, leaf, ribbon, tuft
from tools.draw_decks.palette import BLUE, BROWN, GREEN, LIME, RED, STEEL, TAN, WHITE, YELLOW, shade_of

#: Places in a grid, as fractions of the card.
rows = partial(grid, (W, H))

#: Diameter (fraction of the width) and places of the coins.
COINS = {
    2: (0.48, rows((0.50,), (0.28, 0.73))),
    3: (0.46, rows((), (), (0.655, 0.205), (0.34, 0.50), (0.655, 0.795))),
    4: (0.28, rows((0.29, 0.71), (0.205, 0.80))),
    5: (0.26, rows((0.285, 0.715), (0.19, 0.81))),
    6: (0.29, rows((0.29, 0.71), (0.18, 0.50, 0.82))),
    7: (0.255, rows((0.27, 0.73), (0.17, 0.505, 0.83), (0.50, 0.337))),
}
#: Width and height (fractions of the card's) and places of the cups.
CUPS = {
    2: (0.54, 0.35, rows((0.50,), (0.27, 0.74))),
    3: (0.36, 0.25, rows((), (), (0.335, 0.235), (0.67, 0.50), (0.335, 0.765))),
    4: (0.34, 0.25, rows((0.305, 0.695), (0.245, 0.755))),
    5: (0.305, 0.22, rows((0.30, 0.70), (0.205, 0.795), (0.50, 0.50))),
    6: (0.305, 0.22, rows((0.30, 0.70), (0.185, 0.50, 0.815))),
    7: (0.265, 0.193, rows((0.275, 0.725), (0.17, 0.505, 0.83), (0.50, 0.337))),
}


def coins(c: Canvas, n: int) -> None:
    """The number cards of coins."""
    size, places = COINS[n]
    if n == 4:
        _shield(c)
    if n == 5:
        faced_coin(c, W / 2, H / 2, 0.52 * W)
    draw = sun if n == 3 else coin
    c.stamp(places, lambda: draw(c, 0, 0, size * W))
    if n == 2:  # a little tie between the coins
        leaf(c, W / 2 - 10, 0.505 * H, 70, -78)
        leaf(c, W / 2 + 10, 0.505 * H, 70, 78)
        flower(c, W / 2, 0.505 * H, 24, RED)


def cups(c: Canvas, n: int) -> None:
    """The number cards of cups."""
    w, h, places = CUPS[n]
    c.stamp(places, lambda: cup(c, 0, 0, w * W, h * H))


def _ribboned(c: Canvas, arch: str, width: float, tail: str, size: float) -> None:
    """The red ribbon that binds the two and the three of swords."""
    points = fit(arch, 1, 1)
    ribbon(c, points, [width] * len(points))
    bow(c, W / 2, points[len(points) // 2].y, size)
    for side in (-1, 1):
        ribbon(c, fit(tail, side, x=W / 2), (27, 27, 23, 8))


def swords(c: Canvas, n: int) -> None:
    """The number cards of swords: straight and never crossing."""
    if n == 2:
        sword(c, 0.29 * W, H / 2, 0.80 * H, 180, 46, 130, 0.15)
        sword(c, 0.71 * W, H / 2, 0.80 * H, 0, 46, 130, 0.15)
        arch = "66,432 98,400 148,392 202,416 255,428 308,416 362,392 412,400 444,432"
        _ribboned(c, arch, 34, "190,426 208,472 184,526 206,574", 74)
    elif n == 3:
        c.stamp(rows((0.23, 0.77), (0.50,)), lambda: sword(c, 0, 0, 0.78 * H, 180, 38, 108, 0.14))
        sword(c, W / 2, H / 2, 0.78 * H, 0, 38, 108, 0.14)
        arch = "60,430 92,400 150,396 204,424 255,436 306,424 360,396 418,400 450,430"
        _ribboned(c, arch, 30, "196,424 214,470 190,520 214,560", 62)
    elif n == 4:
        for x, y, turn in ((0.32, 0.245, 157), (0.68, 0.245, 203), (0.32, 0.755, 23), (0.68, 0.755, -23)):
            sword(c, x * W, y * H, 318, turn, 32, 100)
        _garland(c)
    elif n == 5:
        for y, turn in ((0.235, 0), (0.765, 180)):
            c.stamp(rows((0.20, 0.80), (y,)), partial(sword, c, 0, 0, 320, turn, 31, 96))
        sword(c, W / 2, H / 2, 0.80 * W, -90, 31, 88, 0.17)
        for turn in (0, 180):
            with c.at(W / 2, H / 2, 1.15, turn):
                _coursing(c)
    else:  # six: points inwards; seven: hilts inwards
        length, y = (310, 0.26) if n == 6 else (290, 0.245)
        for row, turn in ((y, 180 if n == 6 else 0), (1 - y, 0 if n == 6 else 180)):
            c.stamp(rows((0.20, 0.50, 0.80), (row,)), partial(sword, c, 0, 0, length, turn, 30, 96))
        if n == 7:
            sword(c, W / 2, H / 2, 0.78 * W, -90, 30, 84, 0.17)


def clubs(c: Canvas, n: int) -> None:
    """The number cards of clubs; their colours alternate."""
    if n == 2:
        club(c, 0.285 * W, H / 2, 0.80 * H, 140, red=True)
        club(c, 0.715 * W, H / 2, 0.80 * H, 140, 180)
    elif n == 3:
        for turn in (0, 30, -30):
            club(c, W / 2, H / 2, 0.80 * H, 116, turn, red=turn != 0, leaves=False)
        _mask(c, W / 2, 0.51 * H, 96)
    elif n == 4:
        for x, y, turn in ((0.32, 0.255, -21), (0.68, 0.255, 21), (0.32, 0.745, 201), (0.68, 0.745, 159)):
            club(c, x * W, y * H, 284, 98, turn, red=turn in (21, 201))
        for lean in (45, 135, 225, 315):
            leaf(c, W / 2, H / 2, 66, lean)
        flower(c, W / 2, H / 2, 40)
    elif n == 5:
        for x, y in ((0.27, 0.235), (0.73, 0.235), (0.27, 0.765), (0.73, 0.765)):
            club(c, x * W, y * H, 268, 100, 180 * (y > 0.5), red=(x > 0.5) != (y > 0.5))
        club(c, W / 2, H / 2, 0.66 * W, 98, 90)
    else:
        length, y = (300, 0.26) if n == 6 else (262, 0.215)
        for row in (0, 1):
            at, turn = (1 - y if row else y), 180 * row
            c.stamp(rows((0.23, 0.77), (at,)), partial(club, c, 0, 0, length, 92, turn, red=bool(row)))
            club(c, W / 2, at * H, length, 92, turn, red=not row)
        if n == 7:
            club(c, W / 2, H / 2, 0.64 * W, 94, 90)


# ------------------------------------------------------------------ scenes
def _shield(c: Canvas) -> None:
    """Middle of the four of coins: flags, a shield with the emblem, a scroll."""
    with c.at(0.5 * W, 0.5 * H):
        for side in c.sides():
            c.form(limb("-70,118 118,-126", (9, 9)), YELLOW, w=DETAIL + 0.4, shade=2)
            c.form(curve("122,-138! 134,-118 118,-108 112,-124"), STEEL, w=DETAIL, shade=2)
            flag = curve("106,-112! 140,-96 168,-112! 166,-60 150,-20! 118,-22 80,-40 52,-46!")
            c.form(flag, RED if side > 0 else BLUE, shade=6, hatch=(70, 8, 14))
            c.form(star(122, -66, 6, 8, 20), WHITE, w=DETAIL, shade=0)
        field = mirrored("0,-92 30,-86 62,-100! 76,-60 72,0 50,52 0,92!")
        c.form(field, GREEN, shade=7, hatch=(10, 8, 16))
        c.line(mirrored("0,-80 30,-75 56,-86! 65,-55 61,-4 43,42 0,76!"), DETAIL, YELLOW)
        emblem(c, 0, -16, 54)
        for side in (-1, 1):
            end = curve(fit("100,78! 150,70 172,84! 160,100! 170,122! 130,112 110,118!", side))
            c.form(end, shade_of(YELLOW), w=DETAIL + 0.4, shade=0)
        scroll = "-136,98 -96,84 -40,100 0,108 40,100 96,84 136,98"
        c.form(limb(scroll, (34, 36, 36, 36, 36, 36, 34), cap=0), YELLOW, shade=5)
        for i in range(-3, 4):
            c.fill(star(i * 26, 107 - abs(i) * 4.5, 4, 3, 9), GREEN if i % 2 else RED)


def _garland(c: Canvas) -> None:
    """Flowers in leaves where the points of the four swords meet."""
    with c.at(W / 2, H / 2):
        for lean in (-64, -116, 64, 116, -90, 90):
            leaf(c, 0, 0, 128 if abs(lean) == 90 else 112, lean)
        for lean in (0, 180):
            leaf(c, 0, 0, 84, lean)
        for x, y, r in ((-62, 6, 34), (62, 6, 34), (0, -4, 42)):
            flower(c, x, y, r)


def _coursing(c: Canvas) -> None:
    """A hare running through grass, a flower above it: the scene of the five of swords."""
    c.form(curve("-78,-64! -40,-76 0,-72 40,-78 78,-64! 40,-56 -40,-56"), LIME, w=DETAIL, shade=3)
    tuft(c, 48, -74, 34, n=5)
    tuft(c, -56, -72, 26)
    _hare(c, -2, -112, 62)
    for lean, size in ((0, 62), (-50, 52), (50, 52)):
        leaf(c, 0, -176, size, lean)
    flower(c, 0, -190, 24, RED)


def _hare(c: Canvas, x: float, y: float, size: float) -> None:
    """A hare at full stretch, to the left."""
    with c.at(x, y, size):
        for leg, w in (("0.42,0.1 0.66,0.3 0.92,0.36", 0.16), ("-0.42,0.1 -0.72,0.32 -0.98,0.3", 0.14)):
            c.form(limb(leg, (w, 0.085, 0.06)), shade_of(TAN), w=DETAIL, shade=0)
        body = (
            "0.60,-0.02 0.52,-0.22 0.25,-0.30 -0.10,-0.20 -0.34,-0.26 -0.46,-0.34 -0.62,-0.36 -0.80,-0.26"
            " -0.88,-0.14 -0.80,-0.06 -0.62,-0.04 -0.52,0.08 -0.30,0.16 0.0,0.14 0.26,0.20 0.50,0.16"
        )
        c.form(curve(body), TAN, w=DETAIL + 0.4, shade=size * 0.05)
        haunch = limb("0.36,0.02 0.56,0.22 0.4,0.4 0.2,0.46", (0.26, 0.13, 0.08, 0.06))
        c.form(haunch, TAN, w=DETAIL, shade=size * 0.03)
        c.form(limb("-0.38,0.06 -0.52,0.28 -0.8,0.44", (0.15, 0.08, 0.06)), TAN, w=DETAIL, shade=size * 0.03)
        c.form(ellipse(0.64, -0.14, 0.10), WHITE, w=DETAIL, shade=0)
        for ear in ("-0.5,-0.34 -0.34,-0.52 -0.14,-0.64", "-0.56,-0.34 -0.4,-0.52 -0.2,-0.6"):
            c.form(limb(ear, (0.10, 0.13, 0.05)), TAN, w=DETAIL, shade=size * 0.02)
        c.fill(ellipse(-0.70, -0.22, 0.045) + ellipse(-0.87, -0.15, 0.03))


def _mask(c: Canvas, x: float, y: float, r: float) -> None:
    """The grotesque moustached cat's mask of the three of clubs, in a mane of leaves."""
    with c.at(x, y, r):
        for i in range(14):
            lean = (i - 6.5) * 21.5
            a = lean * pi / 180
            leaf(c, 0.72 * sin(a), -0.68 * cos(a), 0.50 if i % 2 else 0.62, lean, RED if i % 2 else GREEN)
        for side in (-1, 1):
            c.form(curve(fit("0.4,-0.7! 0.78,-1.12! 0.86,-0.36!", side)), YELLOW, shade=3)
            c.fill(curve(fit("0.54,-0.72! 0.73,-0.94! 0.77,-0.52!", side)), RED)
        face = mirrored("0,-0.9 0.46,-0.82 0.8,-0.45 0.88,0.02 0.74,0.4 0.48,0.74 0.22,0.98 0,1.04")
        c.form(face, YELLOW, shade=r * 0.09, hatch=(15, 8, r * 0.2))
        for side in (-1, 1):
            c.fill(ellipse(side * 0.56, 0.22, 0.18), RED)
            c.flat(curve(fit("0.14,-0.16! 0.3,-0.32 0.5,-0.32 0.66,-0.14! 0.42,-0.02", side)), WHITE, DETAIL)
            c.fill(ellipse(side * 0.38, -0.17, 0.095))
            c.fill(curve(fit("0.08,-0.26! 0.26,-0.46 0.54,-0.54 0.8,-0.4! 0.54,-0.4 0.3,-0.32", side)))
            c.ink(
                (fit("0.72,-0.02 0.6,0.06 0.44,0.06", side), 2.6),
                (fit("0.12,-0.6 0.26,-0.7 0.42,-0.66", side), 3),
            )
        nose = mirrored("0,-0.34 0.1,-0.2 0.12,0.02 0.26,0.14 0.24,0.27 0.1,0.27 0,0.33")
        c.form(nose, YELLOW, w=DETAIL, shade=r * 0.05)
        c.flat(mirrored("0,0.48 0.26,0.46 0.36,0.52 0.22,0.7 0,0.74"), WINE, DETAIL)
        c.form(mirrored("0,0.58 0.12,0.62 0.13,0.8 0,0.9"), RED, w=DETAIL, shade=2)
        half = "0,0.34! 0.24,0.34 0.52,0.5 0.74,0.42 0.84,0.22 0.98,0.34 0.9,0.6 0.6,0.7 0.26,0.58 0,0.48!"
        for side in (-1, 1):
            c.form(curve(fit(half, side)), BROWN, w=CONTOUR - 1, shade=r * 0.04)
            c.ink(
                (fit("0.16,0.42 0.45,0.55 0.78,0.52", side), 2.4),
                (fit("0.22,0.5 0.5,0.62 0.7,0.6", side), 2),
            )
