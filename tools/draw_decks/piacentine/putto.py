"""The ace of swords of the Piacentine deck: a putto with a great sword that a garland winds round."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees, hypot

from tools.draw_decks.kit import DETAIL, Canvas, Points, curve, ellipse, limb, pairs
from tools.draw_decks.ornaments import feather, tuft
from tools.draw_decks.palette import BLUE, FLESH, GOLDEN, GREEN, LIME, LIPS, RED, STEEL, WHITE, YELLOW, shade_of
from tools.draw_decks.piacentine.filling import flower, frame, leaf
from tools.draw_decks.piacentine.pips import GAP, hatch, sword


def garland(c: Canvas, points: Points, gap: float = 29) -> None:
    """Leaves and flowers along a line."""
    stem = curve(points, closed=False)
    c.line(stem, 7, shade_of(GREEN))
    walked, k = 0.0, 0
    for (ax, ay), (bx, by) in pairwise(stem.flat(12)[0]):
        walked += hypot(bx - ax, by - ay)
        if walked < gap:
            continue
        walked = 0.0
        along = degrees(atan2(by - ay, bx - ax)) + 90
        for side in (-46, 46):
            leaf(c, bx, by, 36, along + side, GREEN if k % 2 else LIME)
        if k % 3 == 1:
            flower(c, bx, by, 15, (RED, YELLOW, WHITE)[k // 3 % 3], (YELLOW, RED, RED)[k // 3 % 3])
        k += 1


#: The garland, from the raised hand over the head and down round the blade: what passes before and behind it.
BEFORE = (
    "416,296 408,236 356,198 286,196 222,222 168,246 112,254 90,280",
    "208,326 188,346 132,358 92,384",
    "208,430 188,450 132,462 92,488",
)
BEHIND = ("90,280 112,302 180,308 208,326", "92,384 112,406 180,412 208,430", "92,488 112,510 180,516 208,530")
FIELD = "58,890! 72,856 146,836 250,828 360,838 430,860 442,890! 370,897 250,893 126,897"


def _wing(c: Canvas) -> None:
    """The wing at the viewer's right; the arm and the garland hide the other."""
    for i, length in enumerate((150, 148, 140, 130, 122, 118, 116)):
        feather(c, 36 + i, 474 - 8 * i, length, 36, 160 - i * 15, STEEL if i % 2 else WHITE, 2)
    for i in range(6):
        with c.at(32, 450 - 4 * i, 1, 148 - i * 22):
            c.form(curve("-13,-4! -16,-40 -6,-66 6,-66 15,-42 13,-4!"), RED, w=DETAIL + 0.2, shade=3, heavy=False)
            c.ink(("0,-26 1,-58", 2.2, (1, 0)))


def _leg(c: Canvas, line: str, widths: tuple[float, ...], foot: str) -> None:
    """A leg, its foot, and the ankle over the seam of both."""
    c.form(limb(line, widths, cap=0.3), FLESH, shade=9)
    c.form(curve(foot), FLESH, shade=5)
    x, y = pairs(line)[-1]
    c.fill(limb([(x - 1, y - 24), (x, y - 2)], (36, 31)), FLESH)


def _body(c: Canvas) -> None:
    """Legs, trunk and the flying sash."""
    _leg(
        c,
        "338,622 362,690 352,744 350,790 354,828",
        (112, 104, 78, 70, 46),
        "336,816! 330,834 300,846 290,858 308,866 350,864 380,858 378,836 372,812!",
    )
    c.ink(("332,736 350,746 374,740", 3), ("336,800 352,806 368,800", 2.4), ("300,850 306,856 304,862", 2))
    _leg(
        c,
        "272,624 240,690 244,744 236,788 232,826",
        (112, 104, 78, 70, 46),
        "214,814! 208,832 178,844 168,856 186,866 228,864 258,858 256,836 250,812!",
    )
    c.ink(("220,738 240,748 262,742", 3), ("214,800 232,806 250,800", 2.4), ("178,850 184,856 182,862", 2))
    c.ink(("190,846 196,853 194,860", 2), ("312,846 318,852 316,860", 2))
    trunk = (
        "280,356! 280,384 246,404 236,446 244,486 234,540 222,590 230,640 268,668 306,658 344,668 384,642 392,592"
        " 378,540 368,486 376,446 364,404 328,384 328,356!"
    )
    c.form(curve(trunk), FLESH, shade=11)
    c.ink(
        ("262,468 282,482 300,474", 2.8),
        ("284,392 304,400 324,392", 2.6),
        ("312,474 332,482 350,468", 2.8),
        ("304,562 308,570 304,578", 3.4),
        ("250,530 264,542 268,556", 2.4),
        ("362,530 350,542 346,556", 2.4),
    )
    for x in (276, 338):
        c.fill(ellipse(x, 466, 4), LIPS)
    loin = "218,600! 262,628 330,630 394,594! 402,640 378,678 344,716 300,736 256,716 216,664"
    fly = "384,606! 418,586 450,618 436,664 452,716 424,752! 404,716 408,676 386,656"
    c.form(curve(fly), RED, shade=8, hatch=hatch(16, 16))
    c.form(curve(loin), RED, shade=9, hatch=hatch(20, 16))
    c.ink(
        ("232,630 284,664 338,666 384,634", 3.4),
        ("228,662 282,698 340,696 374,664", 3),
        ("256,704 300,720 340,706", 2.6),
        ("404,612 424,640 416,690 428,732", 3),
        ("430,612 440,640 428,680", 2.6),
    )
    c.line(curve("220,608 264,637 330,639 395,602", closed=False), 3.4, YELLOW)


def _raised_arm(c: Canvas) -> None:
    c.form(limb("356,424 404,428 432,380 424,330", (62, 58, 52, 32)), FLESH, shade=8)
    c.ink(("404,400 418,410 440,404", 2.6), ("408,350 424,356 440,350", 2.4))
    c.form(curve("408,334! 396,314 400,290 414,280 434,284 442,304 440,324 436,338!"), FLESH, shade=5)
    for i in range(3):
        c.ink(([(400 + i * 2, 296 + i * 11), (414, 293 + i * 11), (424, 298 + i * 11)], 2.4, (1, 0.1)))


def _sword_arm(c: Canvas) -> None:
    grip = "196,594 204,618 196,648 166,656 138,644 132,616 144,596 168,588"
    c.form(curve(grip), FLESH, shade=5)
    for i in range(3):
        c.ink(([(132 + i * 1.5, 612 + i * 12), (150, 609 + i * 12), (166, 614 + i * 12)], 2.4, (1, 0.1)))
    c.form(limb("256,426 214,482 206,544 190,596", (62, 60, 54, 38)), FLESH, shade=8)
    c.ink(("228,512 212,526 192,522", 2.6), ("180,574 192,584 206,580", 2.4))


#: Curls about the face: x, y, radius.
BACK_CURLS = ((236, 332, 26), (372, 330, 26), (232, 296, 25), (374, 294, 25), (246, 362, 20), (362, 362, 20))
CURLS = (
    (252, 268, 27), (352, 266, 27), (278, 246, 28), (330, 244, 28), (304, 236, 28), (284, 270, 19), (312, 266, 18),
)  # fmt: skip


def _curl(c: Canvas, x: float, y: float, r: float) -> None:
    with c.at(x, y, r):
        c.form(ellipse(0, 0, 1), GOLDEN, w=DETAIL + 0.8, shade=5)
        c.ink(("0.7,-0.2 0,-0.72 -0.6,0 0,0.5 0.3,0", 2.6))


def _head(c: Canvas) -> None:
    """A child's round head, turned a little to the sword."""
    for x, y, r in BACK_CURLS:
        _curl(c, x, y, r)
    with c.at(300, 314):
        c.form(curve("0,-74 44,-62 66,-18 64,24 44,58 8,74 -22,70 -50,52 -66,24 -62,-18 -44,-60"), FLESH, shade=9)
        for x, k in ((-40, 13), (32, 16)):
            c.fill(ellipse(x, 32, k, 12), "#F0A189")
        for side, x, w in ((-1, -32, 12.5), (1, 18, 14)):
            c.fill(curve([(x - w, 4), (x, -9), (x + w, 4), (x, 12)]), WHITE)
            c.fill(ellipse(x - 3, 2, 6.6, 7.8), BLUE)
            c.fill(ellipse(x - 3, 2, 3.2, 4))
            c.fill(ellipse(x - 5, -2, 2.2), WHITE)
            c.ink(
                ([(x - w - 2, 5), (x - 1, -11), (x + w + 2, 4)], 3.8, (0.2, 0.3)),
                ([(x - w * 0.7, 12), (x, 14), (x + w * 0.7, 11)], 1.8),
                ([(x - side * w, -20), (x, -27), (x + side * w, -20)], 4, (0.4, 0.1)),
            )
        c.ink(("-14,4 -20,20 -12,27 -2,23", 3, (0.1, 0.3)), ("-10,63 -2,66 6,63", 2))
        c.fill(curve("-26,43! -17,38 -12,40 -6,38 8,42! -9,55"), LIPS)
        c.ink(("-30,41 -18,46 -4,45 12,39", 2.8, (0.3, 0.3)), ("18,36 22,41 20,46", 1.8))
    for x, y, r in CURLS:
        _curl(c, x, y, r)


def ace_swords(c: Canvas) -> None:
    """A winged child on a meadow; one hand holds the sword upright, the other the end of its garland."""
    frame(c)
    c.form(curve(FIELD), GREEN, shade=8, hatch=(70, GAP, 16))
    for x, y, size in ((92, 856, 28), (412, 858, 28), (290, 842, 20)):
        tuft(c, x, y, size)
    flower(c, 118, 866, 15, WHITE, YELLOW)
    flower(c, 404, 872, 15, YELLOW)
    with c.at(305):
        _wing(c)
    _body(c)
    for part in BEHIND:
        garland(c, part)
    sword(c, 154, 386, 640, 0, 62, 168, 0.17)
    for part in BEFORE:
        garland(c, part)
    _raised_arm(c)
    _sword_arm(c)
    _head(c)
