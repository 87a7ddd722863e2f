"""The four aces of the Neapolitan deck."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    FINE,
    Canvas,
    Cut,
    Path,
    Pt,
    V,
    curve,
    ellipse,
    fit,
    limb,
    mirrored,
    pairs,
    petals,
    rays,
    rounded,
    star,
)
from tools.draw_decks.neapolitan import H, W
from tools.draw_decks.neapolitan.pips import club, sword
from tools.draw_decks.ornaments import (
    acorn,
    disc_face,
    emblem,
    feather,
    leaf,
    lozenge,
    oak_leaf,
    ribbon,
    ring,
    scales,
)
from tools.draw_decks.palette import BLUE, BROWN, GREEN, LIME, PAPER, RED, WHITE, YELLOW


# ------------------------------------------------------------------ coins
def ace_coins(c: Canvas) -> None:
    """A double-headed eagle, the game's emblem on its breast, on a ring with ribbons."""
    with c.at(W / 2, 26, 0.945):
        _eagle(c)
    with c.at(W / 2):
        for _ in c.sides():
            ribbon(c, "36,706 92,682 140,712 186,726 216,690", (24, 30, 30, 26, 8), BLUE)
            ribbon(c, "30,720 74,740 116,764 160,768 196,786", (20, 27, 27, 24, 6), RED)
        c.form(ellipse(0, 712, 50), YELLOW, shade=5)
        c.fill(rays(0, 712, 24, 49, 41, 5))
        c.bead(0, 712, 33, WHITE, w=DETAIL)
        c.fill(petals(0, 712, 8, 6, 30, 14), RED)
        c.bead(0, 712, 8, YELLOW)


def _eagle(c: Canvas) -> None:
    for _ in c.sides():
        for i, lean in enumerate((150, 163, 176)):
            feather(c, 26 - 8 * i, 470, 170 + i * 14, 44, lean, RED if i == 1 else GREEN)
        _wing(c)
        _leg(c)
        _eagle_head(c)
    feather(c, 0, 474, 206, 50, 180, GREEN, 4)
    body = mirrored("0,236! 44,268 70,340 66,420 34,488 0,508")
    c.form(body, GREEN, shade=8, inner=lambda: scales(c, -80, 250, 80, 510, 24))
    c.form(petals(0, 372, 20, 84, 122, 27), YELLOW, w=DETAIL, shade=0)
    c.form(ellipse(0, 372, 100), RED, w=DETAIL + 0.6, shade=0)
    emblem(c, 0, 372, 90)


def _wing(c: Canvas) -> None:
    """Long feathers from the lowest to the highest, the coverts, the shoulder."""
    for i, length in enumerate((120, 138, 148, 150, 150, 158, 176, 200, 214)):
        feather(c, 66 + 26 * sin(i / 8 * pi), 390 - i * 20, length, 44, 158 - i * 17.5, RED)
    for i in range(7):
        x, y = 62 + 24 * sin(i / 6 * pi), 372 - i * 21
        feather(c, x, y, 110 if i == 6 else 100, 36, 140 - i * 21, YELLOW if i % 2 else BLUE, 1)
    shoulder = curve("30,250! 58,214 96,206 112,228 104,268 96,318 78,372 40,400!")
    c.form(shoulder, GREEN, shade=7, inner=lambda: scales(c, 30, 216, 130, 400, 22))


def _leg(c: Canvas) -> None:
    c.form(limb("44,452 86,510 98,556", (70, 52, 22)), GREEN, shade=6, hatch=(20, 8, 14))
    for x, y, bend in ((140, 596, 124), (108, 622, 104), (66, 610, 78)):
        c.form(limb([(98, 560), (bend, 578), (x, y)], (18, 15, 7)), YELLOW, w=DETAIL + 0.4, shade=2.5)
        claw = [(x - 1, y - 2), (x + (3 if x > 100 else -2), y + 9), (x - (x - 100) * 0.10, y + 20)]
        c.fill(limb(claw, (9, 7, 2)))


def _eagle_head(c: Canvas) -> None:
    neck = "0,330! -6,268 6,216 22,176 30,140 48,116 76,112 96,128 96,152 78,168 70,196 76,236 84,290 60,340!"
    c.form(curve(neck), GREEN, shade=7, inner=lambda: scales(c, 0, 196, 100, 340, 20))
    for x, y, lean in ((46, 122, -40), (38, 140, -62), (34, 160, -80)):
        feather(c, x, y, 28, 14, lean, RED, 0)
    skull = curve("56,112 78,110 98,128 96,152 76,168 52,160 42,136")
    c.form(skull, GREEN, w=DETAIL, shade=4, heavy=False)
    c.form(curve("88,156! 112,162 124,176 106,172 86,168!"), RED, w=DETAIL, shade=0)
    beak = curve("90,124! 112,120 134,132 140,152 132,166! 124,152 108,148 88,152!")
    c.form(beak, YELLOW, w=DETAIL + 0.6, shade=3)
    c.bead(72, 136, 8.5, WHITE, w=DETAIL)
    c.fill(ellipse(74, 136, 4))
    c.ink(("100,136 110,138", 2.4), ("56,128 70,122 88,128", 4))


# ------------------------------------------------------------------ cups
def ace_cups(c: Canvas) -> None:
    """A tall covered urn: banded foot, gadrooned bowl, a sun on the belly, a leafy finial."""
    handle = "120,520 176,486 208,418 206,340 176,286 140,284 136,318 158,326"
    with c.at(W / 2):
        for side in (-1, 1):
            c.form(limb(fit(handle, side), (38, 36, 32, 32, 32, 28, 24, 18)), WHITE, hatch=(10, 9, 13))
            leaf(c, side * 206, 372, 62, side * 10)
            c.form(ellipse(side * 122, 522, 15), YELLOW, w=DETAIL, shade=3)
        _urn_foot(c)
        _urn_belly(c)
        _urn_lid(c)


def _urn_foot(c: Canvas) -> None:
    ring(c, 668, 92, 724, 128, RED, bulge=-8, shade=9, hatch=(8, 9, 22))
    ring(c, 718, 134, 748, 138, YELLOW, shade=6)
    for i in range(-5, 6):
        c.fill(star(i * 23, 748 - abs(i) ** 1.7 * 0.75, 4, 3, 8), RED if i % 2 else BLUE)
    ring(c, 606, 30, 672, 78, BLUE, bulge=-14, shade=8, hatch=(8, 9, 18))
    c.form(ellipse(0, 676, 92, 17), YELLOW, shade=4)
    c.form(ellipse(0, 604, 62, 21), YELLOW, shade=5, hatch=(6, 8, 14))


def _urn_belly(c: Canvas) -> None:
    c.form(mirrored("162,440! 164,480 138,544 84,586 0,600"), GREEN, shade=12)
    for i in (-3, 3, -2, 2, -1, 1, 0):
        t = i / 3.4
        top, low, half = 150 * sin(t * 1.25), 52 * sin(t * 1.2), 26 * cos(t * 1.1)
        y = 540 - abs(i) * 4
        lobe = [
            V(low, y + 52, True),
            V(top * 0.86 - half * 0.9, y),
            V(top - half, 480),
            V(top, 462),
            V(top + half, 480),
            V(top * 0.86 + half * 0.9, y),
        ]
        c.form(curve(lobe), LIME if i % 2 else YELLOW, w=DETAIL, shade=4, heavy=False)
    ring(c, 334, 118, 446, 166, RED, bulge=20, shade=13, hatch=(10, 9, 26))
    ring(c, 436, 168, 462, 166, YELLOW, bulge=4, shade=6)
    for i in range(-6, 7):
        x, y = i * 23 * (1 - 0.0072 * i * i), 463 - abs(i) ** 1.8 * 0.48
        c.fill(ellipse(x, y, 4.6), BLUE if i % 2 else RED)
    for side in (-1, 1):  # a vine
        c.line(curve(fit("84,404 112,384 132,402 140,424", side), closed=False), DETAIL + 1.2, YELLOW)
        oak_leaf(c, side * 106, 388, 40, side * 24, YELLOW, FINE)
        oak_leaf(c, side * 134, 412, 34, side * 110, YELLOW, FINE)
    c.form(petals(0, 398, 14, 48, 86, 30, tip=True), YELLOW, w=DETAIL, shade=0)
    c.form(ellipse(0, 398, 60), YELLOW, shade=6, hatch=(20, 7, 14))
    with c.at(0, 398, 54):
        disc_face(c)


def _urn_lid(c: Canvas) -> None:
    ring(c, 268, 132, 346, 116, BLUE, bulge=-18, shade=9, hatch=(8, 9, 20))
    for i in range(-2, 3):
        y = 320 - abs(i) * 3
        c.flat(lozenge(i * 42, y, 15, 23), WHITE)
        c.fill(ellipse(i * 42, y, 5), RED)
    ring(c, 336, 120, 356, 122, YELLOW, shade=4)
    c.form(mirrored("30,158 74,172 122,208 140,252! 0,268"), RED, shade=11)
    for i in range(-2, 3):
        lobe = [
            V(i * 15, 168, True),
            V(i * 42 - 15, 206),
            V(i * 54 - 17, 246),
            V(i * 54, 254 - abs(i) * 2),
            V(i * 54 + 17, 246),
            V(i * 42 + 15, 206),
        ]
        c.form(curve(lobe), GREEN if i % 2 else YELLOW, w=DETAIL, shade=4, heavy=False)
    ring(c, 250, 146, 278, 146, YELLOW, bulge=3, shade=6)
    milling: list[Cut] = [
        ([(i * 22, 264 - abs(i) ** 1.6 * 0.5), (i * 22, 288 - abs(i) ** 1.6 * 0.8)], 3, (0.8, 0.3))
        for i in range(-6, 7)
    ]
    c.ink(*milling)
    c.form(ellipse(0, 158, 38, 12), YELLOW, w=DETAIL + 0.4, shade=3)
    for lean in (-64, 64, -36, 36):
        leaf(c, 0, 154, 66, lean)
    bud = mirrored("0,58! 22,88 34,120 22,148 0,154")
    c.form(bud, GREEN, shade=6, inner=lambda: scales(c, -40, 80, 40, 160, 19))


# ------------------------------------------------------------------ swords
STRAP = 33.0  # width of the strap
TURNS = 3
ADVANCE = 170.0  # downwards, a turn


def meander(x: float, y: float, turns: int, advance: float, swing: float = 2.0) -> list[Pt]:
    """A river's line down from (x, y): its direction sways by ``swing`` radians."""
    steps = 20
    line: list[Pt] = [(0.0, 0.0)]
    for i in range(turns * steps):
        a = swing * cos((i + 0.5) / steps * 2 * pi)
        line.append((line[-1][0] + sin(a), line[-1][1] + cos(a)))
    k = advance * turns / line[-1][1]
    return [(x + px * k, y + py * k) for px, py in line]


def ace_swords(c: Canvas) -> None:
    """A short broad sword with a strap that snakes round the blade."""
    top = 122.0
    line = meander(W / 2, top, TURNS, ADVANCE)
    upper = pairs(fit("-116,-66 -120,-22 -96,12 -54,16", 1, 1, *line[0]))
    lower = pairs(fit("60,-12 98,2 112,34 108,66", 1, 1, *line[-1]))
    run = curve([*upper, *line, *lower], closed=False)

    def strap() -> None:
        _strap(c, run)

    strap()
    sword(c, W / 2, 402, 716, 0, 80, 240, 0.185)
    front = Path()
    for i in range(2 * TURNS + 1):
        if i % 2 == 0:
            front += rounded(W / 2 - 66, top + i * ADVANCE / 2 - 44, 132, 88, 2)
    c.masked(front, strap)
    with c.at(*upper[0], turn=4):
        c.form(rounded(-27, -40, 54, 56, 9), YELLOW, shade=4)
        c.flat(rounded(-15, -28, 30, 32, 4), PAPER, DETAIL)
        c.flat(limb("0,6 0,-35", (7, 7)), YELLOW)
    with c.at(*lower[-1], turn=6):
        c.form(mirrored("12,0! 22,22 27,58! 0,64"), RED, w=DETAIL + 0.6, shade=4)
        fringe: list[Cut] = [(fit("5,12 9,58", i), 2.4, (0.5, 1)) for i in range(-2, 3)]
        c.ink(*fringe)
        c.form(ellipse(0, 0, 25, 13), YELLOW, w=DETAIL + 0.6, shade=3)


def _strap(c: Canvas, run: Path) -> None:
    """A green strap with a gold middle and rivets, as stacked strokes of even width."""
    c.line(run.moved(1.3, 1.7), STRAP + 8)
    c.line(run, STRAP + 7)
    c.line(run, STRAP, GREEN)
    c.line(run, STRAP * 0.5 + 5)
    c.line(run, STRAP * 0.5, YELLOW)
    rivets = Path()
    for _, _, end in run.subs[0].segments[1:-1:2]:
        rivets += ellipse(*end, 4.2)
    c.fill(rivets, RED)


# ------------------------------------------------------------------ clubs
def ace_clubs(c: Canvas) -> None:
    """A leaning cudgel in bands of gold, with sprays of oak."""
    with c.at(W / 2 - 10, H / 2 + 4, turn=17):
        for x, y, lean, k, flip in (
            (60, -92, 40, 0.92, False),
            (-62, 24, -66, 0.94, True),
            (36, 150, 96, 0.84, False),
        ):
            with c.at(x, y, k, lean, flip):
                _oak_spray(c)
        club(c, 0, 0, 730, 214, leaves=False)
        for y, w, stone in ((-146, 124, RED), (206, 76, GREEN)):
            band = limb([(-w / 2 - 4, y), (0, y + 14), (w / 2 + 4, y)], (26, 27, 26), cap=0.1)
            c.form(band, YELLOW, w=CONTOUR - 0.6, shade=4)
            for i in (-1, 0, 1):
                c.bead(i * w * 0.3, y + 11 - abs(i) * 5, 8, stone, w=FINE + 0.3)
        for lean, size, color in ((78, 112, GREEN), (52, 122, YELLOW), (24, 134, LIME)):
            oak_leaf(c, 0, 58, size, -lean, color)
            oak_leaf(c, 0, 58, size, lean, color)
        oak_leaf(c, 0, 58, 146, 0, YELLOW)
        acorn(c, -14, 70, 58, -150)
        acorn(c, 14, 70, 58, 150)
        c.form(ellipse(0, 60, 19), RED, w=DETAIL, shade=3)
        c.bead(0, 60, 8, YELLOW)


def _oak_spray(c: Canvas) -> None:
    c.form(limb("0,14 8,-50 -4,-116", (17, 12, 6)), BROWN, w=DETAIL + 0.4, shade=2.5)
    for x, y, size, lean, color in (
        (4, -26, 98, 70, GREEN),
        (4, -46, 96, -62, GREEN),
        (4, -84, 84, 50, YELLOW),
        (-2, -86, 88, -42, YELLOW),
        (-3, -100, 104, 4, GREEN),
    ):
        oak_leaf(c, x, y, size, lean, color)
    acorn(c, 22, -68, 38, 112)
    acorn(c, -10, -66, 36, -100)


ACES: dict[str, Callable[[Canvas], None]] = {
    "coins": ace_coins,
    "cups": ace_cups,
    "swords": ace_swords,
    "clubs": ace_clubs,
}
