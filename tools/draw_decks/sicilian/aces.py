"""The four aces of the Sicilian deck."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from tools.draw_decks.kit import DETAIL, FINE, Canvas, V, curve, ellipse, fit, limb, mirrored, petals, star
from tools.draw_decks.ornaments import WINE, disc_face, emblem, feather, flower, leaf, ring, scales
from tools.draw_decks.palette import BLUE, BROWN, GREEN, LIME, ORANGE, RED, TEAL, WHITE, YELLOW, shade_of
from tools.draw_decks.sicilian import H, W
from tools.draw_decks.sicilian.pips import club
from tools.draw_decks.sicilian.scenes import domed_house, orange_twig


def ace_coins(c: Canvas) -> None:
    """Single-headed red-and-green eagle, a white disc with the broom on its breast."""
    with c.at(W / 2, 28):
        for _ in c.sides():
            _eagle_tail(c)
            _wing(c)
            _eagle_leg(c)
        feather(c, 0, 560, 190, 50, 180, RED, 3)
        _eagle_body(c)
        _eagle_head(c)
        for i in range(11):
            lean = 118 + i * 30.4
            a = lean * pi / 180
            color = LIME if i % 2 else YELLOW
            leaf(c, 96 * cos(a), 420 + 96 * sin(a), 40, lean + 90 + (34 if i < 6 else -34), color)
        c.form(ellipse(0, 420, 102), RED, w=DETAIL + 0.8, shade=0)
        c.flat(ellipse(0, 420, 95), YELLOW)
        emblem(c, 0, 420, 90)


def _eagle_tail(c: Canvas) -> None:
    for i in range(3):
        feather(c, 12 + 12 * i, 560, 176 - i * 20, 46, 178 - i * 13, RED if i % 2 else GREEN, 3)


def _wing(c: Canvas) -> None:
    """A raised wing: the long feathers, the coverts, the scaled arm; the last of them turn up."""
    for i in range(10):
        t = i / 9
        up = 44 * max(0.0, t - 0.7) / 0.3
        length = 214 - 148 * t + 34 * sin(pi * t) + 38 * (i == 9)
        feather(c, 58 + 88 * t, 430 - 306 * t, length, 44, 172 - 50 * t - 26 * t**3 - up, RED, 2)
    for i in range(9):
        t = i / 8
        up = 50 * max(0.0, t - 0.7) / 0.3
        length = 108 - 52 * t + 14 * sin(pi * t)
        color = BLUE if i % 2 else YELLOW
        feather(c, 50 + 90 * t, 404 - 286 * t, length, 36, 164 - 46 * t - 16 * t**3 - up, color, 0)
    shoulder = "18,296! 52,254 92,204 122,150 142,98 156,84 170,96 170,138 150,200 120,268 90,334 58,400 30,420!"
    c.form(curve(shoulder), GREEN, shade=8, inner=lambda: scales(c, 24, 96, 176, 414, 33))


def _eagle_leg(c: Canvas) -> None:
    c.form(limb("46,540 86,592 98,640", (74, 54, 24)), GREEN, shade=6, hatch=(20, 8, 14))
    for x, y, bend in ((146, 676, 124), (112, 704, 106), (68, 692, 80)):
        c.form(limb([(98, 642), (bend, 662), (x, y)], (19, 16, 8)), YELLOW, w=DETAIL + 0.4, shade=2.5)
        claw = [(x, y - 2), (x + (3 if x > 100 else -2), y + 10), (x - (x - 100) * 0.1, y + 22)]
        c.fill(limb(claw, (10, 8, 2)))


def _eagle_body(c: Canvas) -> None:
    def plumage() -> None:  # only where the disc leaves it bare
        scales(c, -80, 268, 80, 330, 30)
        scales(c, -70, 514, 70, 590, 30)

    body = (
        "-84,380! -66,290 -34,226 -36,184 -44,152 -30,116 4,102 38,118 50,156 46,208 62,268 86,350 88,430 66,520"
        " 24,574 0,586! -24,574 -66,520 -88,440"
    )
    c.form(curve(body), GREEN, shade=10, inner=plumage)
    for k in (-3, 3, -2, 2, -1, 1, 0):  # a collar
        feather(c, 4 + k * 17, 232 + abs(k) * 3, 62 - abs(k) * 5, 26, 180 - k * 11, RED if k % 2 else YELLOW, 0)


def _eagle_head(c: Canvas) -> None:
    neck = curve("-44,240 -36,200 4,196 46,204 56,244 4,258")
    c.form(neck, GREEN, w=0, shade=0, heavy=False, inner=lambda: scales(c, -60, 190, 70, 262, 25))
    for x, y, lean in ((34, 120, 62), (44, 142, 84), (48, 168, 104)):
        feather(c, x, y, 42, 18, lean, RED, 0)
    skull = curve("-38,176 -48,146 -32,116 4,102 36,118 46,150 30,184 -4,194")
    c.form(skull, GREEN, w=DETAIL + 0.4, shade=6, heavy=False)
    c.form(curve("-36,176! -66,182 -84,198 -60,196 -34,192!"), RED, w=DETAIL, shade=0)
    beak = curve("-38,134! -68,130 -96,146 -104,172 -92,190! -82,172 -62,166 -36,174!")
    c.form(beak, YELLOW, w=DETAIL + 0.8, shade=4)
    c.bead(-14, 150, 11, WHITE, w=DETAIL)
    c.fill(ellipse(-17, 150, 5.5))
    c.ink(("-54,148 -66,150", 2.6), ("-38,138 -18,130 8,140", 5))


def ace_cups(c: Canvas) -> None:
    """Painted amphora on a tripod ring, two gold handles."""
    with c.at(W / 2, 0):
        for side in (-1, 1):
            c.form(
                limb(fit("50,150 96,128 150,142 176,196 166,262 140,318 118,350", side), [34, 34, 34, 34, 32, 32, 34]),
                YELLOW,
                shade=7,
                hatch=(10, 9, 13),
            )
            c.line(curve(fit("62,146 100,130 146,144 170,198 160,258 134,314", side), closed=False), FINE + 0.5)
            c.form(ellipse(side * 178, 206, 15, 22, turn=side * 4), RED, w=DETAIL, shade=3)
            leaf(c, side * 186, 232, 66, side * 162)
            c.form(ellipse(side * 116, 356, 18), YELLOW, w=DETAIL + 0.4, shade=3)
        ring(c, 706, 112, 750, 132, GREEN, bulge=-6, sag=0.1, shade=8, hatch=(8, 9, 20))
        ring(c, 744, 138, 768, 142, YELLOW, sag=0.1, shade=5)
        ring(c, 652, 34, 712, 70, BLUE, bulge=-10, shade=7, hatch=(8, 9, 16))
        c.form(ellipse(0, 708, 92, 15), YELLOW, w=DETAIL + 0.4, shade=3)
        body = mirrored("52,270! 104,308 150,366 160,430 140,506 98,580 58,640 40,664! 0,672")

        def paint() -> None:
            c.fill(curve("-200,346! 0,372 200,346! 200,520! 0,548 -200,520!"), BLUE)
            c.fill(curve("112,380! 128,430 118,490 96,534! 220,534! 220,380!"), shade_of(BLUE))
            for i in (-3, 3, -2, 2, -1, 1, 0):
                tx, lx = 40 * i * (1 - abs(i) * 0.03), 13 * i
                c.form(
                    curve(
                        [
                            V(lx, 672, True),
                            V(tx * 0.72 - 15, 606),
                            V(tx - 19, 560 - abs(i) * 3),
                            V(tx, 540 - abs(i) * 4),
                            V(tx + 19, 560 - abs(i) * 3),
                            V(tx * 0.72 + 15, 606),
                        ]
                    ),
                    YELLOW if i % 2 == 0 else GREEN,
                    w=DETAIL,
                    shade=4,
                    heavy=False,
                )
            for y0, sag in ((346, 26), (520, 28)):
                strip = curve(
                    [
                        V(-200, y0 - 13, True),
                        V(0, y0 + sag - 13),
                        V(200, y0 - 13, True),
                        V(200, y0 + 13, True),
                        V(0, y0 + sag + 13),
                        V(-200, y0 + 13, True),
                    ]
                )
                c.flat(strip, WHITE, DETAIL)
                for k in range(-7, 8):
                    yy = y0 + sag * (1 - (k * 23 / 200) ** 2)
                    c.fill(star(k * 23, yy, 4, 3, 10), RED if k % 2 else GREEN)
            for k in range(-2, 3):
                leaf(c, k * 34, 338 - abs(k) * 3, 54, k * 14, YELLOW if k % 2 == 0 else LIME)
            for side in (-1, 1):
                for lx, ly, a in ((96, 402, 30), (118, 440, 60), (104, 486, 128), (84, 500, 176)):
                    leaf(c, side * lx, ly, 46, side * a, LIME)
                c.form(ellipse(side * 108, 462, 15), ORANGE, w=DETAIL, shade=4)
                c.form(ellipse(side * 88, 388, 13), YELLOW, w=DETAIL, shade=3)

        c.form(body, RED, shade=13, inner=paint, hatch=(10, 9, 24))
        c.form(petals(0, 448, 16, 50, 82, 26, tip=True), YELLOW, w=DETAIL, shade=0)
        c.form(ellipse(0, 448, 60), WHITE, shade=0)
        c.form(ellipse(0, 448, 50), YELLOW, w=DETAIL, shade=5, hatch=(20, 7, 13))
        with c.at(0, 448, 46):
            disc_face(c)
        ring(c, 262, 62, 284, 62, YELLOW, bulge=4, sag=0.14, shade=4)
        ring(c, 150, 54, 268, 54, WHITE, bulge=-12, sag=0.14, shade=8, hatch=(8, 9, 16))
        for k, y in ((0, 190), (0, 234)):
            c.flat(petals(k, y + 4, 8, 3, 19, 11), BLUE if y == 190 else RED)
            for side in (-1, 1):
                leaf(c, side * 20, y + 3, 22, side * 90)
        lip = curve("-88,104! -72,130 -56,156! 0,166 56,156! 72,130 88,104! 0,112")
        c.form(lip, RED, shade=8, hatch=(8, 8, 16))
        c.ink(*[([(k * 21, 118), (k * 15, 158)], 3) for k in range(-3, 4)])
        c.form(ellipse(0, 104, 88, 17), YELLOW, shade=0)
        c.flat(ellipse(0, 105, 74, 11), WINE, DETAIL)
        for a, size, col in ((-62, 74, GREEN), (62, 74, GREEN), (-30, 84, LIME), (30, 84, LIME)):
            leaf(c, 0, 106, size, a, col)
        c.form(ellipse(-20, 76, 21), ORANGE, w=DETAIL + 0.6, shade=5)
        c.form(ellipse(22, 76, 21), ORANGE, w=DETAIL + 0.6, shade=5)
        c.form(ellipse(0, 50, 21), YELLOW, w=DETAIL + 0.6, shade=5)


def lion(c: Canvas, x: float, y: float, r: float, turn: float = 0) -> None:
    """A little gold lion's head with a red mane."""
    with c.at(x, y, r, turn):
        c.form(petals(0, 0, 12, 0.5, 1.12, 0.52, tip=True), ORANGE, w=DETAIL + 0.4, shade=r * 0.06)
        c.flat(petals(0, 0, 12, 0.4, 0.88, 0.36, start=-75, tip=True), RED, FINE + 0.4)
        for side in (-1, 1):
            c.form(ellipse(side * 0.5, -0.52, 0.17), YELLOW, w=DETAIL, shade=2)
        c.form(
            mirrored("0,-0.68 0.4,-0.58 0.58,-0.18 0.5,0.2 0.34,0.52 0,0.66"), YELLOW, w=DETAIL + 0.6, shade=r * 0.07
        )
        for side in (-1, 1):
            c.fill(curve(fit("0.12,-0.14! 0.26,-0.26 0.42,-0.16! 0.27,-0.07", side)), WHITE)
            c.fill(ellipse(side * 0.26, -0.16, 0.065))
            c.ink((fit("0.08,-0.2 0.24,-0.38 0.48,-0.26", side), 4))
            c.flat(ellipse(side * 0.15, 0.26, 0.19, 0.15), WHITE, FINE + 0.4)
            c.ink((fit("0.16,0.24 0.46,0.2", side), 1.6), (fit("0.16,0.3 0.44,0.34", side), 1.6))
        c.flat(mirrored("0,0.04! 0.15,0.04 0.11,0.16 0,0.22"), WINE)
        c.flat(mirrored("0,0.38! 0.1,0.38 0.08,0.52 0,0.56"), RED)


def ace_swords(c: Canvas) -> None:
    """Curved sabre with a lion-head grip over a small house by the sea."""
    blade = curve("196,560! 252,552! 266,440 300,320 352,200 404,112 440,36! 366,88 288,180 228,300 200,430")

    def edge() -> None:
        c.fill(curve("216,566! 232,430 266,306 326,184 440,30! 520,60! 420,400! 300,570!"), shade_of(TEAL))
        c.ink(
            *[
                ([(x, y), (x - 16, y + 1)], 2.6, (1, 0))
                for x, y in (
                    (258, 490),
                    (266, 446),
                    (276, 404),
                    (288, 362),
                    (304, 318),
                    (322, 276),
                    (342, 234),
                    (362, 196),
                    (384, 160),
                    (406, 122),
                )
            ]
        )

    c.form(blade, TEAL, shade=0, inner=edge)
    c.ink(("216,560 232,430 266,306 326,188 428,52", 4, (0.9, 0.1)))
    for px, py, a in ((226, 520, 4), (232, 470, 8), (242, 420, 12)):
        leaf(c, px - 6, py + 14, 40, a - 40, YELLOW)
        leaf(c, px - 2, py + 14, 40, a + 40, YELLOW)
    c.form(limb("224,566 214,620 188,672", [46, 50, 44], cap=0), RED, shade=7)
    c.ink(*[([(198 - i * 6.5, 584 + i * 19), (246 - i * 8.5, 590 + i * 20)], 3.6, (0.7, 0.7)) for i in range(5)])
    bowp = curve("250,566 290,610 276,680 214,722", closed=False)
    c.line(bowp.moved(1.5, 2), 21)
    c.line(bowp, 20)
    c.line(bowp, 12.5, YELLOW)
    c.form(limb("124,536 146,562 186,570 224,570 262,566 290,548", [20, 24, 26, 34, 24, 18]), YELLOW, shade=5)
    c.form(ellipse(120, 530, 17), YELLOW, shade=4)
    c.form(ellipse(224, 570, 12), GREEN, w=DETAIL, shade=2)
    lion(c, 172, 716, 66, 14)
    c.line(curve("132,560 92,600 104,650", closed=False), 9)
    c.line(curve("132,560 92,600 104,650", closed=False), 4.5, GREEN)
    c.form(mirrored("0,-8 11,4 15,42! 0,46").moved(103, 650), RED, w=DETAIL + 0.4, shade=3)
    c.ink(*[([(103 + k * 4, 660), (103 + k * 7, 692)], 2.2, (0.5, 1)) for k in (-1, 0, 1)])
    c.form(ellipse(103, 648, 12, 8), YELLOW, w=DETAIL, shade=2)
    domed_house(c, 392, 738, 104)
    for dx in (-40, 40):
        c.ink(
            (
                [
                    (382 + dx - 36, 774),
                    (382 + dx - 14, 766),
                    (382 + dx, 774),
                    (382 + dx + 14, 767),
                    (382 + dx + 36, 774),
                ],
                3.2,
                (0.2, 0.2),
            )
        )
    with c.at(128, 206, 78):
        c.form(curve("-0.1,0.10! -0.62,-0.10 -1.02,0.16! -0.60,0.10 -0.16,0.34"), BLUE, w=DETAIL + 0.4, shade=3)
        c.form(curve("0.06,0.12! 0.36,-0.44 0.94,-0.62! 0.56,-0.20 0.30,0.30"), BLUE, w=DETAIL + 0.4, shade=3)
        c.form(
            curve(
                "-0.44,0.62! -0.30,0.34 0.0,0.14 0.24,0.10 0.40,0.22! 0.26,0.34 0.10,0.52 -0.12,0.62 -0.20,0.92!"
                " -0.26,0.70"
            ),
            BLUE,
            w=DETAIL + 0.4,
            shade=3,
            inner=lambda: c.fill(ellipse(0.26, 0.3, 0.14), RED),
        )
        c.fill(ellipse(0.26, 0.17, 0.03))


def ace_clubs(c: Canvas) -> None:
    """One big cudgel with a fruiting citrus twig."""
    with c.at(W / 2 - 4, H / 2 + 10, 1, -15):
        for x, y, s, a, fl in ((74, -130, 1.1, 40, False), (-60, -60, 0.78, -34, True), (52, 120, 0.74, 72, False)):
            orange_twig(c, x, y, s, a, fl)
        club(c, 0, 0, 750, 206)
        c.form(
            limb("-62,150 -20,104 40,70 70,12 40,-50 -30,-96 -66,-160", [8, 12, 14, 14, 13, 11, 6]),
            BROWN,
            w=DETAIL + 0.6,
            shade=2.5,
        )
        for lx, ly, size, a, col in (
            (40, 68, 96, 128, GREEN),
            (66, 30, 92, 70, LIME),
            (-20, 104, 88, -150, LIME),
            (50, -36, 92, -70, LIME),
            (20, -66, 92, 40, GREEN),
            (-30, -98, 92, -110, GREEN),
            (-50, -130, 86, 30, LIME),
            (-66, -156, 84, -20, GREEN),
        ):
            leaf(c, lx, ly, size, a, col)
        for fx, fy in ((2, 98), (22, -24), (-56, -84)):
            c.form(ellipse(fx, fy, 29), ORANGE, shade=7)
            c.ink(([(fx - 12, fy - 9), (fx - 3, fy - 17)], 2.6))
            c.fill(star(fx + 5, fy + 4, 5, 2.4, 6))
        flower(c, 66, 18, 22, WHITE, 5)
        flower(c, -10, -104, 20, WHITE, 5)


ACES: dict[str, Callable[[Canvas], None]] = {
    "coins": ace_coins,
    "cups": ace_cups,
    "swords": ace_swords,
    "clubs": ace_clubs,
}
