"""The four aces of the Spanish deck."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, sin

from tools.draw_decks.kit import CONTOUR, DETAIL, FINE, Canvas, V, curve, ellipse, fit, limb, mirrored, star
from tools.draw_decks.ornaments import bow, dots, emblem, laurel, laurel_leaf, lozenge, ribbon, ring
from tools.draw_decks.palette import BLUE, BROWN, GREEN, LEAF, RED, STEEL, WHITE, YELLOW, shade_of
from tools.draw_decks.spanish import H, W
from tools.draw_decks.spanish.pips import blank_coin, club, coin, cup, sword


# ------------------------------------------------------------------ coins
def ace_coins(c: Canvas) -> None:
    """The great coin with the game's emblem, four flags, laurels, a wall crown, the signs on a scroll."""
    x, y, r = W / 2, 474.0, 146.0
    for side, near, far in ((-1, RED, YELLOW), (1, BLUE, GREEN)):
        _flag(c, x + side * 6, 680, side * 33, 400, far, flip=side < 0)
        _flag(c, x + side * 4, 690, side * 20.5, 520, near, flip=side < 0)
    spine = "12,716 88,704 150,652 186,572 196,486 190,420"
    for side in (-1, 1):
        laurel(c, fit(spine, side, x=x), 72)
    c.form(star(x, y, 24, r * 0.98, r * 1.15), YELLOW, w=DETAIL + 0.6, shade=5)
    blank_coin(c, x, y, r * 2)
    with c.at(x, y, r):
        c.flat(ellipse(0, 0, 0.745), RED, DETAIL)
        c.fill(dots(28, 0.678, 0.034), YELLOW)
    emblem(c, x, y, r * 0.62)
    with c.at(x, 226, 1.12):
        _wall_crown(c)
    with c.at(x, 792):
        _scroll(c)
    bow(c, x, 710, 50)


def _flag(c: Canvas, x: float, y: float, turn: float, length: float, color: str, flip: bool) -> None:
    """A flag on a pole whose foot is (x, y); the cloth hangs to the left of the pole."""
    cloth = curve("0,14! -32,2 -66,22 -108,6! -100,60 -112,112 -100,166! -62,182 -32,162 0,174!")

    def charge() -> None:
        c.line(cloth, 20)
        c.line(cloth, 15, WHITE)
        c.flat(star(-54, 92, 8, 15, 33), WHITE, FINE + 0.4)

    with c.at(x, y, 1, turn, flip), c.at(0, -length):
        c.form(limb([(0, length), (0, -6)], (11, 10), cap=0.4), YELLOW, w=DETAIL + 0.4, shade=2.5)
        c.form(mirrored("0,-54! 13,-24 6,-4 0,2!"), STEEL, w=DETAIL + 0.4, shade=3)
        c.form(ellipse(0, 0, 9), YELLOW, w=DETAIL, shade=2)
        c.form(cloth, color, inner=charge, hatch=(80, 10, 14))
        c.ink(("-30,10 -26,60 -32,150", 3.0), ("-84,26 -78,90 -84,164", 3.0))


def _wall_crown(c: Canvas) -> None:
    """A crown of battlements: nobody's arms."""
    half = "0,-44! 14,-44! 14,-24! 30,-26! 33,-48! 48,-52! 50,-30! 66,-34! 72,-58! 88,-64! 70,14! 0,26"
    c.form(mirrored(half), YELLOW, shade=6, hatch=(15, 8, 12))
    c.line(curve("-74,-2 0,10 74,-2", closed=False), FINE + 0.4)
    c.line(curve("-82,-24 0,-12 82,-24", closed=False), FINE + 0.4)
    for i, x in enumerate((-50, -25, 0, 25, 50)):
        c.bead(x, 12 - abs(x) * 0.15, 6.5, BLUE if i % 2 else RED)


def _scroll(c: Canvas) -> None:
    """A scroll about the origin with the four signs on it."""
    for side in (-1, 1):
        end = curve(fit("140,-50! 186,-60 214,-44! 198,-18! 212,14! 176,4 150,18!", side))
        c.form(end, shade_of(WHITE), w=DETAIL + 0.6, shade=0)
        c.flat(curve(fit("148,-40! 170,-34 166,6 144,22!", side)), shade_of(YELLOW), DETAIL)
    body = limb("-162,-8 -112,-24 -56,-6 0,4 56,-6 112,-24 162,-8", (70, 72, 72, 72, 72, 72, 70), cap=0)
    c.form(body, WHITE, shade=8)
    with c.lighter(0.62):
        coin(c, -113, -23, 52)
        cup(c, -40, -4, 46, 54)
        sword(c, 40, -2, 74, 62, 13, 30, 0.26)
        club(c, 114, -22, 70, 26, 62)


# ------------------------------------------------------------------ cups
def ace_cups(c: Canvas) -> None:
    """A covered chalice: lobed foot, jewelled knop, bowl in a gold calyx, lid with a pomegranate."""
    with c.at(W / 2):
        _chalice_foot(c)
        _chalice_bowl(c)
        _chalice_lid(c)
        with c.at(0, 124):
            _pomegranate(c)


def _chalice_foot(c: Canvas) -> None:
    ring(c, 822, 148, 850, 152, RED)
    for i in range(-6, 7):
        c.fill(ellipse(i * 22.5, 853 - abs(i) ** 1.8 * 0.62, 5), YELLOW)
    foot = mirrored("0,676 26,676 32,716 62,762 112,792 142,806! 150,826! 0,844")
    c.form(foot, YELLOW, shade=11, hatch=(8, 10, 24))
    for i in range(-2, 3):
        s, drop = sin(i * 0.5), abs(i)
        lobe = [
            V(s * 40, 742 - drop * 2, True),
            V(s * 78 - 17, 776 - drop * 3),
            V(s * 126 - 17, 806 - drop * 5),
            V(s * 136, 820 - drop * 6),
            V(s * 126 + 17, 806 - drop * 5),
            V(s * 78 + 13, 776 - drop * 3),
        ]
        c.form(curve(lobe), BLUE if i % 2 else RED, w=DETAIL, shade=4, heavy=False)
    ring(c, 586, 34, 690, 32, YELLOW, bulge=-8, shade=6)
    c.form(ellipse(0, 640, 78, 40), RED, shade=9, hatch=(10, 8, 16))
    belt = curve("-77,640 0,656 77,640", closed=False)
    c.line(belt, 13)
    c.line(belt, 8, YELLOW)
    for i in (-1, 0, 1):
        c.form(lozenge(i * 44, 653 - abs(i) * 6, 15, 17), BLUE, w=DETAIL, shade=2.5, heavy=False)
    c.form(ellipse(0, 690, 46, 14), YELLOW, shade=4)
    c.form(ellipse(0, 594, 54, 16), YELLOW, shade=4)


def _chalice_bowl(c: Canvas) -> None:
    bowl = mirrored("166,330! 178,400 166,484 112,560 40,592 0,596")
    c.form(bowl, RED, shade=15, hatch=(8, 11, 34))
    for i in (-3, 3, -2, 2, -1, 1, 0):  # the calyx
        t, n = i / 3.2, abs(i)
        top, low, half = 150 * sin(t * 1.22), 34 * sin(t * 1.2), 30 * cos(t * 1.05)
        leaf = [
            V(low, 592 - n * 2, True),
            V(top * 0.72 - half * 0.86, 560 - n * 8),
            V(top * 0.98 - half * 0.8, 512 - n * 3),
            V(top, 470 - n * 2, True),
            V(top * 0.98 + half * 0.8, 512 - n * 3),
            V(top * 0.72 + half * 0.86, 560 - n * 8),
        ]
        c.form(curve(leaf), YELLOW, w=DETAIL, shade=5, heavy=False)
        c.ink(([(low, 588 - n * 2), (top * 0.86, 540 - n * 5), (top, 490 - n * 2)], 2.4, (0.9, 0)))
    ring(c, 316, 172, 372, 178, YELLOW, sag=0.13, shade=8, hatch=(8, 10, 20))
    for i in range(-3, 4):  # stones under the rim
        x, y, k = 172 * sin(i * 0.44), 368 - abs(i) ** 1.9 * 2.5, cos(i * 0.40)
        if i % 2:
            c.form(lozenge(x, y, 16 * k, 18), RED, w=DETAIL, shade=2.5, heavy=False)
        else:
            c.form(ellipse(x, y, 19 * k, 17), BLUE, w=DETAIL, shade=3, heavy=False)
            c.fill(ellipse(x - 6 * k, y - 6, 4.5 * k, 3.5), WHITE)
    for i in (-1, 0, 1):  # festoons of pearls
        for j in range(-3, 4):
            c.bead(i * 104 + j * 15, 420 - j * j * 2.1 - abs(i) * 6, 5.4, WHITE)


def _chalice_lid(c: Canvas) -> None:
    ring(c, 292, 176, 320, 178, RED, sag=0.13, shade=6)
    lid = mirrored("0,150 34,158 66,190 124,226 166,268 172,296! 0,320")
    c.form(lid, YELLOW, shade=13, hatch=(10, 10, 26))
    for i in range(-2, 3):
        n = abs(i)
        lobe = [
            V(i * 15, 182, True),
            V(i * 40 - 15, 222),
            V(i * 62 - 21, 276 - n * 4),
            V(i * 62, 300 - n * 9),
            V(i * 62 + 21, 276 - n * 4),
            V(i * 40 + 15, 222),
        ]
        c.form(curve(lobe), BLUE if i % 2 else RED, w=DETAIL, shade=5, heavy=False)
    c.form(ellipse(0, 168, 46, 14), YELLOW, shade=4)


def _pomegranate(c: Canvas) -> None:
    c.form(mirrored("0,-40! 13,-48 24,-58! 20,-32 0,-26"), YELLOW, w=DETAIL + 0.4, shade=3)
    c.form(mirrored("0,-32 30,-26 46,2 32,30 0,40"), RED, shade=6)
    c.flat(curve("0,-20! 14,-6 16,14 4,30! -8,14 -8,-6"), YELLOW, DETAIL)
    for x, y in ((0, -6), (7, 4), (-2, 6), (6, 17), (0, 20)):
        c.fill(ellipse(x, y, 3.8), RED)
    for side in (-1, 1):
        laurel_leaf(c, side * 10, 40, 78, side * 74)


# ------------------------------------------------------------------ swords
def ace_swords(c: Canvas) -> None:
    """A great sword aslant, a ribbon wound about it, laurel at the hilt."""
    turns = (-236, -128, -20)
    with c.at(W / 2 + 2, H / 2 + 4, turn=21):
        for side in (-1, 1):
            laurel(c, fit("10,250 84,236 138,184 158,110 152,36", side), 72, step=4.3)
        ribbon(c, "-60,-262 -104,-282 -130,-244 -172,-238 -184,-282", (24, 36, 36, 32, 10), RED, WHITE)
        ribbon(c, "54,10 98,34 90,76 124,104 108,146", (36, 38, 34, 32, 10), RED, WHITE)
        for y in turns[:2]:  # the back of each turn
            back = limb(fit("70,36 98,50 78,70 0,62 -78,54 -102,66 -82,88", y=y), (34, 36, 38, 38, 38, 36, 34), cap=0.2)
            c.form(back, shade_of(RED), w=DETAIL + 0.4, shade=0)
        sword(c, 0, 0, 806, 0, 92, 270, 0.17)
        for y in turns:
            stripe = limb(fit("-94,-24 -42,-20 0,2 42,28 94,38", y=y), (11, 13, 14, 13, 11), cap=0)
            turn = limb(fit("-80,-24 -42,-20 0,2 42,28 80,38", y=y), (34, 40, 42, 40, 34), cap=0.35)
            c.form(turn, RED, w=DETAIL + 0.6, inner=partial(c.fill, stripe, WHITE))


# ------------------------------------------------------------------ clubs
def ace_clubs(c: Canvas) -> None:
    """The great cudgel, in leaf again, tied with a ribbon."""
    with c.at(W / 2 - 8, H / 2 + 6, turn=19):
        for x, y, lean, k in ((70, -118, 40, 0.86), (-88, -66, -52, 0.94), (58, 92, 66, 0.84), (-52, 120, -70, 0.80)):
            with c.at(x, y, k, lean):
                _olive(c)
        club(c, 0, 0, 800, 214)
        for y, half in ((196, 62), (226, 58)):
            c.form(
                limb([(-half, y - 8), (0, y + 8), (half, y - 8)], (26, 28, 26), cap=0.2), RED, w=CONTOUR - 0.8, shade=5
            )
        bow(c, 0, 212, 112)


def _olive(c: Canvas) -> None:
    """Olive sprig, base at the origin, upwards."""
    c.form(limb("0,12 6,-56 -2,-132", (15, 10, 5)), BROWN, w=DETAIL + 0.4, shade=2.5)
    for y, lean, size in (
        (-20, 62, 92),
        (-38, -60, 96),
        (-62, 50, 88),
        (-80, -48, 88),
        (-104, 36, 78),
        (-112, -34, 78),
        (-126, 2, 84),
    ):
        laurel_leaf(c, 3, y, size, lean, LEAF if lean > 0 else GREEN)
    for x, y in ((26, -34), (-22, -66)):
        c.form(ellipse(x, y, 11, 15, 20), shade_of(GREEN), w=DETAIL, shade=0)
        c.fill(ellipse(x - 3, y - 5, 3, 4.5, 20), LEAF)


ACES: dict[str, Callable[[Canvas], None]] = {
    "coins": ace_coins,
    "cups": ace_cups,
    "swords": ace_swords,
    "clubs": ace_clubs,
}
