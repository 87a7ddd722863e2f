"""The forehands of the Piacentine horses: breast, neck and head of a horse looking left, cut at the join."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import atan2

from tools.draw_decks.horses import strap
from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    Canvas,
    Cut,
    Path,
    Pt,
    curve,
    ellipse,
    limb,
    pairs,
    poly,
    star,
)
from tools.draw_decks.palette import BROWN, INK, WHITE, YELLOW, shade_of
from tools.draw_decks.piacentine.pips import hatch


@dataclass(frozen=True)
class Pose:
    """How a horse carries its head: where the poll is, how far the face is turned down, neck and crest."""

    poll: Pt
    turn: float
    body: str
    crest: str


BOWED = Pose(
    (150, 306),
    -50,
    "146,276! 186,260 230,278 260,322 282,376 300,392 360,400 420,392 480,408! 480,540! 92,540! 90,500 100,452"
    " 128,424 162,390 178,360! 150,326",
    "158,274 190,264 222,278 248,306 266,338 280,370",
)
PROUD = Pose(
    (176, 246),
    -34,
    "170,214! 212,200 250,234 270,300 286,372 300,392 360,400 420,392 480,408! 480,540! 90,540! 86,496 98,440"
    " 128,396 166,350 194,300! 172,260",
    "184,210 214,204 242,226 258,262 270,304 282,350",
)
ARCHED = Pose(
    (170, 262),
    -64,
    "150,236! 190,210 240,234 266,300 286,372 300,392 360,400 420,392 480,408! 480,540! 86,540! 82,492 92,440"
    " 122,406 172,376 198,334! 180,290",
    "166,226 200,214 234,232 254,268 268,306 282,352",
)


@dataclass(frozen=True)
class Mount:
    """A horse: its pose, its colours, its mane (long, plaited or hogged) and its bridle."""

    pose: Pose
    coat: str
    mane: str
    harness: str
    metal: str = YELLOW
    style: str = "long"
    blaze: bool = True
    spots: str = ""


# ------------------------------------------------------------------ head
FACE = (
    "10,-36! -22,-44 -62,-37 -108,-25 -142,-17 -162,-6 -168,12 -160,26 -150,29! -150,40 -134,47 -112,39 -84,38"
    " -54,52 -22,60 12,50 30,16!"
)


def ear(c: Canvas, x: float, turn: float, coat: str) -> None:
    """An ear at the poll of a level head."""
    with c.at(x, -34, 1, turn):
        c.form(curve("-13,8! -15,-18 -2,-52! 13,-20 12,8!"), coat, w=CONTOUR - 0.4, shade=3)
        c.fill(curve("-6,2! -7,-16 -1,-38! 6,-18 5,2!"), shade_of(coat))


def head(c: Canvas, mount: Mount) -> None:
    """The head of a horse looking left, level, about its poll."""

    def markings() -> None:
        c.fill(ellipse(-158, 14, 32, 40), shade_of(mount.coat))
        if mount.blaze:
            c.fill(curve("-8,-50! -60,-42 -130,-26! -132,-12 -70,-26 -22,-32!"), WHITE)

    ear(c, -12, 14, mount.coat)
    c.form(curve(FACE), mount.coat, shade=8, hatch=(70, 8, 18), inner=markings)
    c.ink(
        ("-2,-14 12,14 2,42 -30,52", 3.8, (0.1, 0.6)),  # the cheek
        ("-70,8 -96,16 -116,14", 2.4),
        ("-66,-22 -92,-14 -116,-10", 2.2),
        ("-166,24 -150,27 -134,22", 3.4, (1, 0.1)),  # the mouth
    )
    c.fill(curve("-158,0 -148,-6 -140,1 -147,9"), INK)
    c.ink(("-160,-4 -148,-12 -136,-6", 2.6))
    c.fill(curve("-64,-12! -52,-25 -35,-14! -50,-6"), WHITE)
    c.fill(ellipse(-51, -15, 8, 7.4))
    c.fill(ellipse(-54, -18, 2.2), WHITE)
    c.ink(("-68,-10 -52,-27 -30,-12", 4.6), ("-60,-31 -48,-35 -32,-26", 3), ("-60,-5 -50,-3 -38,-8", 2.2))


def _bridle(c: Canvas, mount: Mount) -> None:
    for line in ("4,-34 -60,10 -126,30", "-116,-24 -108,8 -112,38", "-12,-42 6,-20 26,-8"):
        strap(c, line, mount.harness, 10)
    c.form(ellipse(-128, 30, 10), mount.metal, w=DETAIL, shade=2)
    c.fill(ellipse(-128, 30, 4))
    c.bead(6, -22, 8, mount.metal)
    c.bead(-114, 4, 5.5, mount.metal)


def bit(mount: Mount) -> Pt:
    """Where the reins begin."""
    ring = ellipse(-128, 30, 1).turned(mount.pose.turn).moved(*mount.pose.poll).box()
    return (ring[0] + ring[2]) / 2, (ring[1] + ring[3]) / 2


# ------------------------------------------------------------------ mane
def _lock(c: Canvas, x: float, y: float, length: float, turn: float, color: str) -> None:
    with c.at(x, y, 1, turn):
        k = length / 70
        c.form(
            curve([(-15, -8), (-19, 20 * k), (-6, 50 * k), (-17, 74 * k), (9, 52 * k), (17, 22 * k), (14, -8)]),
            color,
            shade=4,
        )
        c.ink(([(-2, 0), (-5, 26 * k), (1, 44 * k), (-9, 66 * k)], 2.8), ([(8, 2), (9, 24 * k), (4, 46 * k)], 2.2))


def mane(c: Canvas, mount: Mount) -> None:
    """Hair along the crest, and the forelock."""
    crest = pairs(mount.pose.crest)
    line = curve(crest, closed=False).flat(4)[0]
    if mount.style == "hogged":
        cuts: list[Cut] = []
        brush = limb(crest, (20, 26, 28, 28, 26, 16), cap=0.3)
        c.form(brush.moved(3, -4), mount.mane, shade=4)
        for (x, y), (nx, ny) in pairwise(line[1:]):
            a = atan2(ny - y, nx - x)
            cuts.append(([(x + 3, y + 5), (x + 8 + 9 * a, y - 15 + 9 * a)], 2.6, (1, 0.2)))
        c.ink(*cuts)
    elif mount.style == "plaited":
        c.form(limb(crest, (16, 20, 22, 22, 20, 14), cap=0.3), mount.mane, shade=3)
        for x, y in line[1::3]:
            c.form(ellipse(x - 4, y + 12, 11, 15, 20), mount.mane, w=DETAIL + 0.6, shade=3)
            c.ink(([(x - 11, y + 10), (x - 2, y + 14), (x + 4, y + 8)], 2))
            c.bead(x + 1, y - 2, 7, mount.harness)
    else:
        spots = line[::3]
        for i, (x, y) in reversed(list(enumerate(spots))):
            _lock(c, x, y, 74 - 3 * i + (10 if i % 2 else 0), 16 - 5 * i, mount.mane)


def _forelock(c: Canvas, mount: Mount) -> None:
    if mount.style == "long":
        c.form(curve("12,-46! -18,-58 -46,-50 -66,-30! -44,-34 -50,-16! -26,-26 -8,-28!"), mount.mane, shade=3)
        c.ink(("-4,-46 -28,-46 -48,-36", 2.4), ("-6,-38 -24,-36 -38,-26", 2.2))
    else:
        c.form(curve("8,-46! -10,-56 -32,-48 -44,-32! -24,-32 -4,-32!"), mount.mane, shade=2.5)
        c.ink(("0,-46 -18,-46 -34,-38", 2.2))


# ------------------------------------------------------------------ the whole
def forehand(c: Canvas, mount: Mount) -> None:
    """Breast, neck, mane, head and bridle."""
    pose = mount.pose

    def coat() -> None:
        for spot in mount.spots.split():
            x, y, r = (float(v) for v in spot.split(","))
            c.fill(ellipse(x, y, r, r * 0.7), shade_of(mount.coat))

    c.form(curve(pose.body), mount.coat, shade=11, hatch=(18, 8, 22), inner=coat)
    c.ink(
        ("128,446 150,466 156,500", 3.6),
        ("180,410 176,446 190,490", 3.4),
        ("150,426 146,450 152,476", 2.8),
        ("208,440 216,466 232,490", 3),
    )
    with c.at(*pose.poll, turn=pose.turn):
        head(c, mount)
    mane(c, mount)
    with c.at(*pose.poll, turn=pose.turn):
        _forelock(c, mount)
        ear(c, 12, 30, mount.coat)
        _bridle(c, mount)
    strap(c, "98,452 148,466 210,460 262,428 292,396", mount.harness, 18)
    for x, y in ((122, 460), (168, 466), (214, 459), (254, 434)):
        c.flat(star(x, y, 6, 4.4, 9), mount.metal)


def saddle(c: Canvas, cloth: str, edge: str) -> None:
    """Saddle and cloth under the rider, over the horse."""
    outline = curve("272,396! 340,404 424,394! 440,450 444,540! 262,540! 262,450")

    def border() -> None:
        for x in (270, 430):
            c.flat(poly([(x, 380), (x + 12, 380), (x + 12, 540), (x, 540)]), edge)
        stars = Path()
        for j in range(3):
            for i in range(5):
                stars += star(300 + i * 28 + (j % 2) * 14, 424 + j * 22, 4, 2.6, 8)
        c.fill(stars, edge)

    c.form(outline, cloth, shade=8, inner=border, hatch=hatch(14, 8))
    cantle = curve("364,402! 384,384 404,366 430,364 442,380 440,412! 400,420")
    c.form(cantle, BROWN, shade=6, hatch=hatch(10, 10), inner=lambda: c.line(cantle, 8, edge))


def thigh(c: Canvas, breech: str, pane: str, boot: str, cuff: str) -> None:
    """The rider's near thigh and the top of his boot."""
    c.form(curve("236,428! 242,470 248,540! 312,540! 314,470 318,440!"), boot, shade=7, hatch=hatch(14, 8))
    shape = curve("376,352! 400,380 392,412 350,434 300,446 252,444 228,424 232,398 262,374 300,360 334,350!")

    def panes() -> None:
        for k in (-34, 6, 46, 88):
            c.flat(limb([(330 - k, 336), (342 - k, 392), (322 - k, 460)], (13, 17, 12), cap=0), pane, DETAIL)

    c.form(shape, breech, shade=9, inner=panes, hatch=(60, 7.4, 14))
    c.form(curve("222,416! 268,438 320,436! 322,458! 270,464 220,442!"), cuff, w=DETAIL + 0.8, shade=4)
    c.ink(("258,470 264,500 262,530", 3))


def reins(c: Canvas, mount: Mount, to: Pt) -> None:
    """From the bit to the rider's hand."""
    x, y = bit(mount)
    line = curve([(x, y), ((x + to[0]) / 2 - 4, (y + to[1]) / 2 + 16), to], closed=False)
    c.line(line, 10)
    c.line(line, 5, mount.harness)
