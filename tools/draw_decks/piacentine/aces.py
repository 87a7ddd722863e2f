"""The aces of coins, cups and clubs of the Piacentine deck, which fill the frame; the ace of swords is in ``putto``."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, cos, pi, sin

from tools.draw_decks.deck import Artist
from tools.draw_decks.kit import (
    DETAIL,
    FINE,
    Canvas,
    Cut,
    V,
    curve,
    ellipse,
    fit,
    limb,
    mirrored,
    pairs,
    petals,
    rounded,
    star,
)
from tools.draw_decks.ornaments import acorn, emblem, feather, oak_leaf, ring, scales, tuft
from tools.draw_decks.palette import BLUE, CORAL, GREEN, INK, LIME, NIGHT, RED, STEEL, WHITE, YELLOW, shade_of
from tools.draw_decks.piacentine import CX
from tools.draw_decks.piacentine.filling import flower, frame, gem_row, leaf, lily_row, scroll
from tools.draw_decks.piacentine.pips import GAP, cut_face, hatch
from tools.draw_decks.piacentine.putto import ace_swords


# ------------------------------------------------------------------ coins: the eagle
def _plinth(c: Canvas) -> None:
    for _ in c.sides(CX):
        scroll(c, 138, 884, 54, leaves=LIME)
    with c.at(CX, 0):
        foot = mirrored("0,772! 150,772! 146,794 126,806 126,866 152,884 156,898! 0,898!")
        c.form(foot, BLUE, shade=9, hatch=hatch(24, 4))
        c.form(rounded(-166, 758, 332, 26, 6), YELLOW, shade=5)
        c.form(rounded(-104, 806, 208, 64, 6), RED, w=DETAIL + 0.4, shade=6)
        c.line(rounded(-95, 815, 190, 46, 4), FINE, YELLOW)
        gem_row(c, (-76, -38, 0, 38, 76), 838, (YELLOW, WHITE))


def _covert(c: Canvas, x: float, y: float, length: float, width: float, turn: float, color: str) -> None:
    """A short feather, of which only the end shows."""
    h = width / 2
    with c.at(x, y, 1, turn):
        shape = fit("-0.8,-0.35! -0.95,-0.7 -0.4,-0.97 0.2,-1 0.8,-0.88 1,-0.6 0.85,-0.35!", h, length)
        c.form(curve(shape), color, w=DETAIL + 0.2, shade=3, heavy=False)
        c.ink(([(0, -length * 0.42), (0, -length * 0.9)], 2.2, (1, 0)))


#: Quills of a wing, from the lowest to the highest.
QUILLS = (92, 96, 98, 97, 96, 100, 128, 178, 246, 262)


def _wing(c: Canvas) -> None:
    """The wing at the viewer's right, raised: quills, two rows of coverts, the shoulder."""
    for i, length in enumerate(QUILLS):
        a = (132 - i * 13.4) * pi / 180
        color = RED if i % 2 else CORAL
        feather(c, 52 + 44 * sin(a), 366 - 44 * cos(a), length, 48, 132 - i * 13.4, color, 0 if length < 130 else 3)
    for i in range(9):
        turn = 128 - i * 14.6
        a = turn * pi / 180
        _covert(c, 50 + 34 * sin(a), 362 - 34 * cos(a), 84 + i * 9, 37, turn, BLUE)
    for i in range(8):
        turn = 122 - i * 15.5
        a = turn * pi / 180
        _covert(c, 48 + 26 * sin(a), 358 - 26 * cos(a), 60 + i * 4, 31, turn, YELLOW)
    shoulder = curve("26,286! 50,262 82,264 104,296 108,342 94,388 60,410!")
    c.form(shoulder, NIGHT, shade=7, inner=lambda: scales(c, 20, 270, 110, 400, 19, STEEL))


def _eagle_leg(c: Canvas) -> None:
    """The leg at the viewer's right, its claws on the plinth."""
    thigh = limb("40,560 84,622 94,694", (84, 62, 24))
    c.form(thigh, NIGHT, shade=7, inner=lambda: scales(c, 44, 570, 120, 680, 20, STEEL))
    c.form(limb("94,694 95,738", (22, 20), cap=0.2), YELLOW, w=DETAIL + 0.6, shade=3)
    c.ink(("86,704 95,708 104,703", 2), ("86,716 95,720 104,715", 2))
    for x, y in ((134, 764), (60, 764), (97, 770)):
        c.form(limb([(95, 732), ((95 + x) / 2, 740), (x, y - 8)], (18, 17, 11)), YELLOW, w=DETAIL + 0.4, shade=2.5)
        side = (x - 95) * 0.14
        claw = [V(x - 5, y - 12, True), V(x + side + 5, y - 6), V(x + side * 0.7, y + 12, True), V(x - 2, y)]
        c.fill(curve(claw), INK)


#: Pointed feathers of the neck: x, y, turn, length.
HACKLES = (
    (218, 330, -150, 54), (286, 334, 152, 54), (212, 300, -140, 50), (292, 302, 142, 52), (214, 270, -128, 44),
    (292, 270, 132, 50), (288, 240, 122, 44), (282, 214, 108, 38),
)  # fmt: skip


def _eagle_head(c: Canvas) -> None:
    """Neck and head, turned to the left, the beak open."""
    for x, y, turn, length in HACKLES:
        with c.at(x, y, 1, turn):
            c.form(mirrored([V(0, -length, True), V(11, -length * 0.4), V(8, 8)]), NIGHT, w=DETAIL + 0.2, shade=3)
    neck = (
        "210,372! 212,320 220,286 222,262 214,246 210,224 218,200 242,188 268,192 284,210 286,238 284,276 290,320"
        " 294,372! 252,384"
    )
    c.form(curve(neck), NIGHT, shade=9, inner=lambda: scales(c, 218, 262, 288, 372, 18, STEEL))
    tongue = curve("210,231! 194,228 181,231 175,239! 190,239 210,239!")
    c.form(curve("222,236! 206,235 192,240 186,249! 200,254 224,253!"), YELLOW, w=DETAIL + 0.4, shade=2.5)
    c.form(tongue, RED, w=DETAIL, shade=2)
    beak = "228,200! 208,195 188,199 172,213 163,233 165,251! 174,238 187,231 206,229 230,232!"
    c.form(curve(beak), YELLOW, w=DETAIL + 0.8, shade=4)
    c.form(curve("212,197! 228,194 236,206 232,227 214,230! 207,213"), YELLOW, w=DETAIL, shade=5)
    c.fill(ellipse(217, 209, 5, 3, 20))
    c.flat(curve("232,208! 246,198 264,208! 250,217"), YELLOW, DETAIL)
    c.fill(ellipse(247, 208, 5))
    c.fill(curve("222,201! 244,189 276,206! 250,200"))
    c.ink(("236,204 250,197 268,207", 4.4), color=INK)
    c.ink(
        ("234,194 254,188 274,200", 3), ("266,222 272,236 266,250", 2.4), ("248,230 256,242 250,256", 2.4), color=STEEL
    )


def _eagle_crown(c: Canvas) -> None:
    with c.at(252, 183, 1, 3):
        c.form(mirrored("0,-66 34,-58 40,-24! 0,-12"), RED, w=DETAIL + 0.4, shade=5)
        lily_row(c, (-44, 44, -23, 23, 0), -28, 0.52)
        c.form(curve("-50,-34! 0,-22 50,-34! 44,-2! 0,9 -44,-2!"), YELLOW, w=DETAIL + 0.6, shade=4)
        for i in range(-2, 3):
            c.bead(i * 17, -8 - abs(i) * 2.4, 5, (RED, BLUE, GREEN)[abs(i)])


def ace_coins(c: Canvas) -> None:
    """Crowned single-headed eagle on a plinth, wings up, the game's emblem on its breast."""
    frame(c)
    _plinth(c)
    for _ in c.sides(CX):
        for turn, length, color in ((150, 140, BLUE), (161, 172, RED), (171, 194, BLUE)):
            feather(c, 8, 560, length, 50, turn, color)
        _wing(c)
        _eagle_leg(c)
    feather(c, CX, 568, 190, 58, 180, RED, 3)
    body = mirrored("0,300 52,306 84,360 96,440 86,520 52,590 0,620").moved(CX, 0)

    def plumage() -> None:
        scales(c, CX - 66, 318, CX + 66, 340, 22, STEEL)
        scales(c, CX - 88, 552, CX + 88, 606, 22, STEEL)

    c.form(body, NIGHT, shade=10, inner=plumage)
    _eagle_head(c)
    _eagle_crown(c)
    with c.at(CX, 450):
        c.form(petals(0, 0, 22, 88, 122, 26), YELLOW, w=DETAIL, shade=0)
        c.form(ellipse(0, 0, 101), RED, w=DETAIL + 0.6, shade=5)
        emblem(c, 0, 0, 92)


# ------------------------------------------------------------------ cups: the tureen
def _tureen_foot(c: Canvas) -> None:
    for _ in c.sides():
        claw = curve("96,806! 134,826 148,856 168,874 150,890 116,880 82,862!")
        c.form(claw, YELLOW, shade=5, hatch=hatch(12, 10))
        c.ink(("116,830 130,856 150,878", 3))
    c.form(mirrored("0,852! 26,852 36,874 22,890 0,892"), YELLOW, shade=4)
    ring(c, 778, 92, 852, 140, RED, bulge=-12, sag=0.13, shade=10, hatch=hatch(26, 7))
    c.ink(*[([(i * 17, 796), (i * 21, 824), (i * 27, 858 - abs(i) * 1.5)], 3, (0.8, 0.3)) for i in range(-4, 5)])
    ring(c, 840, 142, 862, 140, YELLOW, sag=0.12, shade=5)
    ring(c, 702, 34, 782, 84, BLUE, bulge=-16, shade=9, hatch=hatch(22, 8))
    c.form(ellipse(0, 784, 100, 17), YELLOW, shade=4)
    c.form(ellipse(0, 704, 70, 22), YELLOW, shade=5, hatch=hatch(16, 6))
    c.form(ellipse(0, 740, 52, 17), RED, w=DETAIL + 0.6, shade=4)


def _gadroons(c: Canvas) -> None:
    """The bowl, its lobes foreshortened towards the sides."""
    c.form(mirrored("172,508! 172,560 144,634 86,686 0,702"), RED, shade=13, hatch=hatch(24, 8))
    for i in (-4, 4, -3, 3, -2, 2, -1, 1, 0):
        t = i / 4.3
        top, low, w = 162 * sin(t * 1.3), 54 * sin(t * 1.2), 25 * cos(t * 1.15)
        y = abs(i) * 4
        lobe = [
            V(low, 694 - y, True),
            V(top * 0.86 - w * 0.9, 630 - y),
            V(top - w, 566),
            V(top, 546),
            V(top + w, 566),
            V(top * 0.86 + w * 0.9, 630 - y),
        ]
        c.form(curve(lobe), GREEN if i % 2 else YELLOW, w=DETAIL, shade=5, heavy=False)
        c.ink(([(top * 0.97, 568), (top * 0.88, 620), (low * 1.2, 668)], 2.4))


def _frieze(c: Canvas) -> None:
    """The blue belly with swags of fruit."""
    ring(c, 380, 150, 516, 176, BLUE, bulge=14, shade=13, hatch=hatch(28, 8))
    ring(c, 504, 178, 534, 176, YELLOW, bulge=4, shade=6)
    for i in range(-7, 8):
        x = 170 * sin(i * 0.19)
        spot = star(x, 538 - x * x / 1600, 4, 4, 10)
        c.fill(spot, RED if i % 2 else GREEN)
    for x in (-104, 104):
        for k in range(-4, 5):
            t = k / 4
            fruit = ellipse(x + t * 44, 476 - 30 * t * t, 12 - 3 * abs(t))
            c.flat(fruit, (RED, YELLOW, LIME)[(k + 4) % 3], DETAIL)
    for x in (-156, -52, 52, 156):
        c.form(limb([(x, 438), (x - 6, 462), (x + 5, 490)], (12, 14, 7), cap=0), RED, w=DETAIL + 0.4, shade=3)
        flower(c, x, 434, 19, WHITE)


def _medallion(c: Canvas) -> None:
    """The game's emblem, hung before the belly."""
    c.form(petals(0, 456, 18, 54, 84, 26), YELLOW, w=DETAIL, shade=3)
    c.form(ellipse(0, 456, 66), RED, w=DETAIL + 0.4, shade=4)
    emblem(c, 0, 456, 58)


def _lid(c: Canvas) -> None:
    """Red dome with ribs, green tier, pine-cone."""
    ring(c, 354, 162, 386, 156, YELLOW, shade=6)
    level = [abs(i) ** 1.7 * 0.4 for i in range(-7, 8)]
    c.ink(*[([(i * 20 - 140, 376 - y), (i * 20 - 140, 396 - y)], 3, (0.8, 0.4)) for i, y in enumerate(level)])
    c.form(mirrored("40,208 96,226 146,276 166,336! 0,358"), RED, shade=13, hatch=hatch(28, 14))
    for i in (-3, 3, -2, 2, -1, 1, 0):
        x, w = 142 * sin(i / 2.8), 21 * cos(i / 3.2)
        rib = [
            V(x * 0.24, 222, True),
            V(x * 0.76 - w * 0.8, 272),
            V(x - w, 328),
            V(x, 342 - abs(i) * 2.5),
            V(x + w, 328),
            V(x * 0.76 + w * 0.8, 272),
        ]
        c.form(curve(rib), WHITE if i % 2 else YELLOW, w=DETAIL, shade=4, heavy=False)
    ring(c, 332, 170, 364, 170, BLUE, bulge=3, shade=6, hatch=hatch(16, 4))
    for i in range(-6, 7):
        c.fill(ellipse(i * 26 * (1 - 0.005 * i * i), 366 - abs(i) ** 1.8 * 0.5, 5.4), YELLOW)
    ring(c, 176, 54, 222, 70, GREEN, bulge=12, shade=7, hatch=hatch(18, 6))
    c.form(ellipse(0, 178, 58, 14), YELLOW, w=DETAIL + 0.6, shade=3)
    c.form(ellipse(0, 222, 74, 13), YELLOW, w=DETAIL + 0.6, shade=3)
    for turn in (-72, 72, -40, 40):
        leaf(c, 0, 176, 82, turn)
    cone = mirrored("0,52! 28,84 44,124 30,164 0,174")
    c.form(cone, YELLOW, shade=7, inner=lambda: scales(c, -50, 76, 50, 180, 20), hatch=hatch(14, 12))


def ace_cups(c: Canvas) -> None:
    """Tall covered tureen on claws, ring handles at its sides."""
    frame(c)
    with c.at(CX, 0):
        for _ in c.sides():
            handle = limb("138,520 182,492 196,432 180,372 140,352 122,380", (30, 27, 25, 25, 24, 18))
            c.form(handle, GREEN, shade=6, hatch=hatch(12, 10))
            c.form(ellipse(190, 432, 18, 14), YELLOW, w=DETAIL + 0.4, shade=3)
            leaf(c, 140, 366, 66, 48, LIME)
            leaf(c, 144, 504, 64, 138, LIME)
        _tureen_foot(c)
        _gadroons(c)
        _frieze(c)
        _lid(c)
        _medallion(c)


# ------------------------------------------------------------------ clubs: the trunk
TRUNK = (
    "176,96! 304,96! 314,150 302,200 320,250 308,320 318,400 330,450 314,520 320,600 334,680 330,740 352,800"
    " 404,846 414,868! 352,862 310,846 288,880! 250,854 214,884! 192,848 144,866 88,868! 100,846 150,806 172,744"
    " 164,670 178,600 170,520 184,440 166,380 180,300 166,230 184,160"
)
#: Lopped boughs: their line and widths.
BOUGHS = (
    ("300,420 352,380 392,336", (92, 76, 64)),
    ("200,380 146,346 108,304", (88, 70, 58)),
    ("208,640 150,614 112,572", (84, 64, 52)),
    ("300,720 352,694 388,664", (84, 62, 48)),
    ("290,240 336,204 356,168", (74, 58, 48)),
)
#: Cracks of the bark: x, top and bottom.
CRACKS = (
    "198,130,250 222,150,330 250,130,240 276,150,300 200,300,440 232,360,460 256,280,400 282,340,450 194,530,660"
    " 218,560,740 246,530,640 270,560,700 196,700,810 226,770,850 252,680,810 280,730,830 160,820,860 300,830,852"
)


def _shoot(c: Canvas, x: float, y: float, scale: float, turn: float, flip: bool = False) -> None:
    """A young twig with oak leaves and an acorn."""
    with c.at(x, y, scale, turn, flip):
        c.form(limb("0,10 10,-50 -2,-96", (15, 11, 6)), LIME, w=DETAIL + 0.4, shade=2.5)
        with c.at(scale=1.32):  # leaves of less than 60 units have no side veins
            for i in range(2):
                oak_leaf(c, 4.5, -18 - i * 20, 56 - i * 3, 66, LIME)
                oak_leaf(c, 2.3, -27 - i * 20, 56 - i * 3, -60, YELLOW if i else LIME)
            oak_leaf(c, -1.5, -70, 59, 4, LIME)
        acorn(c, 14, -44, 32, 118)


def _trunk(c: Canvas) -> None:
    def bark() -> None:
        c.fill(curve("150,470! 200,486 236,470 280,490 360,470! 430,900! 70,900!"), RED)
        c.fill(curve("286,470! 292,560 304,640 300,740 316,800 360,850 420,870! 420,470!"), shade_of(RED))

    c.form(curve(TRUNK), GREEN, shade=18, inner=bark, hatch=hatch(30, 12))
    cuts: list[Cut] = []
    for i, crack in enumerate(CRACKS.split()):
        x, y0, y1 = (float(v) for v in crack.split(","))
        d, third = (7 if i % 2 else -6), (y1 - y0) / 3
        cuts.append(([(x, y0), (x + d, y0 + third), (x - d * 0.6, y1 - third), (x + d * 0.3, y1)], 4.0))
    c.ink(*cuts)
    for x, y, r in ((236, 272, 22), (262, 660, 24), (276, 190, 15), (208, 408, 16)):
        c.form(ellipse(x, y, r, r * 0.72), YELLOW, w=DETAIL, shade=3)
        c.line(ellipse(x, y, r * 0.6, r * 0.4), FINE)
        c.fill(ellipse(x, y, r * 0.25, r * 0.16))
    c.form(limb("166,472 244,494 332,472", (34, 36, 34), cap=0.1), YELLOW, shade=5, hatch=hatch(12, 4))
    for i in range(-2, 3):
        c.bead(246 + i * 32, 492 - abs(i) ** 1.6 * 4.2, 8.5, (RED, BLUE, GREEN)[abs(i)])
    cut_face(c, 240, 96, 64, 24)
    c.line(ellipse(240, 96, 48, 17), FINE)
    c.line(ellipse(240, 96, 16, 5), FINE)


def hill(c: Canvas, outline: str, tufts: tuple[tuple[float, float, float], ...]) -> None:
    """Grassy ground at the foot of a card."""
    c.form(curve(outline), GREEN, shade=8, hatch=(70, GAP, 16))
    for x, y, size in tufts:
        tuft(c, x, y, size)


def ace_clubs(c: Canvas) -> None:
    """A lopped tree trunk with young shoots."""
    frame(c)
    ground = "56,892! 68,852 134,828 250,834 368,826 432,856 444,892! 346,898 250,893 144,898"
    hill(c, ground, ((86, 860, 30), (414, 862, 30), (384, 846, 22)))
    _shoot(c, 314, 308, 0.86, 48)
    _shoot(c, 186, 240, 0.86, -40, True)
    _shoot(c, 176, 536, 0.84, -50, True)
    _shoot(c, 322, 604, 0.84, 52)
    for line, widths in BOUGHS:
        c.form(limb(line, widths, cap=0), RED, shade=8, hatch=hatch(18, 40))
        (px, py), (x, y) = pairs(line)[-2:]
        cut_face(c, x, y, widths[-1] * 0.24, widths[-1] * 0.53, atan2(y - py, x - px) * 180 / pi)
    _trunk(c)
    _shoot(c, 272, 572, 0.74, 20)
    _shoot(c, 200, 760, 0.66, -30, True)
    flower(c, 120, 838, 20, WHITE, YELLOW)
    flower(c, 372, 840, 18, YELLOW)


ACES: Mapping[str, Artist] = {"coins": ace_coins, "cups": ace_cups, "swords": ace_swords, "clubs": ace_clubs}
