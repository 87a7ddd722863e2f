"""Hair, hats and crowns of the French courts, on heads drawn around the bridge of the nose."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, pi

from tools.draw_decks.figure import curls, locks, plume
from tools.draw_decks.french.things import SMALL
from tools.draw_decks.kit import (
    DETAIL,
    FINE,
    Canvas,
    Points,
    Pt,
    V,
    curve,
    ellipse,
    limb,
    mirrored,
    pairs,
    poly,
    rounded,
    stroke,
)
from tools.draw_decks.palette import BLUE, GOLD, RED, SILVER, STEEL, WHITE


# ------------------------------------------------------------------ hair
def waves_back(c: Canvas, color: str) -> None:
    """The mass of long loose hair behind a frontal head."""
    locks(c, mirrored("0,-78 44,-62 62,-16 60,30 78,70 70,110 40,120 0,100"), color)


def waves(c: Canvas, color: str) -> None:
    """Long loose hair of a frontal head, parted, over both shoulders."""
    for _ in c.sides():
        fall = curve(
            "0,-72! 26,-62 36,-30 40,4 36,36 50,66 44,96 60,124 52,150!"
            " 82,136 92,112 76,88 84,58 64,26 66,-14 54,-52 30,-76"
        )
        cuts = (
            "14,-66 40,-44 47,-8 44,28 58,62 54,96 68,124",
            "34,-68 52,-36 56,4 54,32 70,64 64,94 78,118",
        )
        locks(c, fall, color, cuts)


def braid(c: Canvas, points: Points, w: float, color: str, tie: str) -> None:
    """A plait along a line, lobe over lobe, tied at the end."""
    line = curve(points, closed=False).flat(3)[0]
    for i, ((x, y), (nx, ny)) in enumerate(pairwise(line)):
        k = w * (1.0 - 0.35 * i / len(line))
        with c.at(x, y, 1, atan2(ny - y, nx - x) * 180 / pi, scale_y=1 if i % 2 else -1):
            lobe = [(-0.3, -0.1), (-0.1, 0.46), (0.45, 0.50), (0.95, 0), (0.5, -0.22)]
            c.flat(curve([(k * px, k * py) for px, py in lobe]), color, DETAIL)
            c.fill(stroke([(0, k * 0.3), (k * 0.55, k * 0.22)], 2.2), "#5B4038")
    with c.at(*line[-1]):
        c.form(ellipse(0, 1, w * 0.36, w * 0.26), tie, w=DETAIL, shade=1.5)
        c.form(mirrored("6,6! 11,22 0,32!"), color, w=DETAIL, shade=2)


def parted(c: Canvas, color: str) -> None:
    """Smooth hair parted in the middle, seen under a crown or veil, of a face looking left."""
    near = curve("-10,-64! 16,-52 32,-28 34,2 44,22! 54,-4 52,-40 30,-70")
    locks(c, near, color, ("2,-62 28,-44 40,-10 44,14", "14,-66 40,-46 47,-10"), shade=4)
    far = curve("-10,-64! -34,-46 -42,-14 -38,6! -46,-8 -46,-40 -28,-68")
    locks(c, far, color, ("-20,-62 -36,-42 -42,-12",), shade=3)


def nape(c: Canvas, color: str) -> None:
    """Short hair behind the ear of a soldier looking left."""
    locks(c, curve("10,-50 52,-40 62,10 62,52 40,60 10,40"), color, ("40,10 46,44", "52,6 56,44"))


def mane_back(c: Canvas, color: str) -> None:
    """Hair combed back to the shoulder, of a profile looking left."""
    shape = curve("-10,-60 44,-56 62,-10 66,40 84,70 66,92 36,86 10,60 6,0")
    locks(c, shape, color, ("46,0 50,40 62,72", "30,20 34,56 48,80", "56,-20 60,20 66,50"))


def mane(c: Canvas, color: str) -> None:
    """The hair over the temple of the same head."""
    shape = curve("-20,-52! 2,-40 8,-12 4,12 18,22 24,4 40,0 40,-40 20,-60")
    locks(c, shape, color, ("0,-50 18,-28 16,8", "16,-54 30,-24 28,2"), shade=3)


def net_back(c: Canvas, color: str) -> None:
    """A chignon of a profile looking left, and the crossed cords of its net."""
    locks(c, curve("20,-40 54,-44 76,-16 76,18 56,40 32,34 20,6"), color)
    for i in range(-3, 5):
        c.ink(([(28 + i * 10, -40), (48 + i * 10, -6), (34 + i * 10, 34)], 1.6))


def net(c: Canvas, color: str) -> None:
    """Hair drawn over the ear into a net with pearls, and an ear-ring."""
    front = curve("-26,-54! -6,-44 6,-24 10,-2 4,18 22,26 32,8 40,-10 42,-44 20,-68")
    locks(c, front, color, ("-12,-56 14,-34 18,10", "4,-60 26,-30 26,8"), shade=4)
    c.line(curve("36,-46 50,-20 46,12 38,34", closed=False), 5.5, GOLD)
    for x, y in pairs("54,-30 64,-8 62,16 50,-10 50,28 72,4"):
        c.bead(x, y, 4.4, WHITE)
    c.bead(12, 30, 4.5, WHITE)
    c.form(mirrored("0,34! 5,44 0,50").moved(12, 0), GOLD, w=FINE, shade=0, heavy=False)


def ear_ring(c: Canvas, x: float, y: float, color: str) -> None:
    """A gold hoop against hair of ``color``."""
    c.form(ellipse(x, y, 10), GOLD, w=DETAIL, shade=2)
    c.fill(ellipse(x, y + 2, 5.5), color)


def full_beard(c: Canvas, color: str) -> None:
    """A broad curly beard of a face looking left, with the moustache's place left free."""
    shape = curve(
        "44,-16! 38,10 22,30 6,34 -12,31 -30,34 -38,46 -38,64 -44,76 -32,86 -28,100 -12,98 0,106"
        " 12,94 28,90 32,74 44,62 42,44 50,28"
    )
    cuts = (
        "42,10 34,30 40,48 28,60",
        "26,40 14,52 22,68 12,84",
        "-28,50 -24,64 -32,76",
        "-14,54 -8,68 -16,84 -8,94",
        "4,50 2,62 8,74 2,92",
    )
    locks(c, shape, color, cuts)
    c.form(curve("-25,41! -12,37 1,41! -11,48"), "#BF2B2F", w=FINE, shade=0, heavy=False)


def ringlets(c: Canvas, color: str, spots: str) -> None:
    """Curls from text: ``"x,y,radius ..."``."""
    numbers = [[float(v) for v in spot.split(",")] for spot in spots.split()]
    curls(c, color, [(x, y, r) for x, y, r in numbers])


# ------------------------------------------------------------------ veil, spectacles
def veil_back(c: Canvas, color: str) -> None:
    """A veil hanging behind a head, with the hair under it."""
    locks(c, mirrored("0,-78 46,-62 64,-14 76,50 104,120 98,150 0,150"), WHITE, shade=8)
    locks(c, curve("-40,-50 0,-70 48,-50 58,0 48,50 0,60 -40,40 -50,-10"), color)


def veil(c: Canvas) -> None:
    """The two falls of the veil before the hair."""
    for side, line in (
        (-1, "-30,-72 -52,-40 -58,10 -62,60 -84,118"),
        (1, "34,-72 58,-40 62,10 68,60 92,118"),
    ):
        c.form(limb(line, (16, 20, 20, 26, 44), cap=0.2), WHITE, w=SMALL, shade=5)
        c.ink(([(x + side * 2, y) for x, y in pairs(line)], 2.4))


def spectacles(c: Canvas) -> None:
    """Gold spectacles on a face looking left."""
    for x, r in ((-23, 12.5), (10, 14.5)):
        c.line(ellipse(x, -2, r), 3.6, GOLD)
        c.line(ellipse(x, -2, r + 1.8), 1.3)
    c.line(curve("-11,-4 -8,-7 -4,-4", closed=False), 3.4, GOLD)
    c.line(curve("25,-5 42,-8", closed=False), 3.2, GOLD)


def freckles(c: Canvas) -> None:
    """On the nose and cheeks of a face looking left."""
    for x, y in pairs("10,16 17,13 24,17 14,21 -24,15 -29,18"):
        c.fill(ellipse(x, y, 1.5), "#B8673F")


def scar(c: Canvas) -> None:
    """Across the near cheek of a face looking left."""
    c.ink(("18,8 25,20 27,34", 2.6), ("18,17 25,14", 1.7), ("21,26 29,23", 1.7))


def pen(c: Canvas) -> None:
    """A goose quill behind the ear."""
    with c.at(56, -14, 1, 60):
        c.form(curve("0,30! -4,-10 -14,-40 -8,-74 4,-92! 12,-60 8,-24"), WHITE, w=SMALL, shade=3)
        c.ink(("0,30 0,-30 2,-80", 2.4, (1, 0)))


# ------------------------------------------------------------------ hats
def rolled_cap(c: Canvas, color: str, brim: str, feather: str) -> None:
    """Tall soft cap with a turned-up notched brim and a straight feather (profile left)."""
    plume(c, "18,-60 42,-84 68,-96 92,-92 106,-72", 28, feather)
    c.form(curve("-40,-46 -44,-82 -14,-106 28,-104 58,-80 58,-44 0,-50"), color, shade=9, hatch=(15, 8, 18))
    c.ink(("-18,-60 -20,-84 0,-100", 3), ("14,-62 24,-82 20,-98", 3))
    turned = curve("-60,-52! -44,-32 0,-42 40,-30 64,-36! 62,-62 22,-58! 14,-72! 4,-60! -22,-64 -54,-68")
    c.form(turned, brim, w=SMALL, shade=5)
    c.ink(("-46,-44 0,-53 54,-44", 2.6))
    c.bead(8, -56, 6, GOLD)


def scholar_cap(c: Canvas, color: str, trim: str) -> None:
    """Broad soft velvet cap with a turned band and a jewel (looking left)."""
    top = curve("-50,-40! -74,-54 -74,-76 -40,-92 6,-100 58,-98 92,-80 92,-58 66,-34! 6,-50")
    c.form(top, color, shade=7, hatch=(15, 8, 16))
    c.ink(
        ("-66,-66 -40,-72 -10,-96", 3),
        ("-16,-58 -4,-76 22,-98", 3),
        ("28,-58 44,-74 50,-96", 3),
        ("60,-46 74,-58 84,-76", 3),
    )
    c.form(curve("-50,-48! 6,-60 66,-42! 64,-26! 6,-43 -46,-31!"), trim, w=SMALL, shade=3)
    c.form(ellipse(-18, -66, 11), GOLD, w=DETAIL, shade=2.5)
    c.bead(-18, -66, 4.5, BLUE)


def sallet(c: Canvas, feather: str) -> None:
    """Soldier's helmet with a tail, comb and plume (looking left)."""
    plume(c, "24,-92 48,-101 74,-92 92,-68 98,-38 90,-8", 32, feather)
    bowl = curve("-52,-30! -52,-58 -34,-88 4,-102 42,-90 60,-56 64,-14 88,22! 56,22 40,2! 34,-22 -6,-40")
    c.form(bowl, STEEL, shade=9, hatch=(10, 8, 18))
    c.form(limb("-44,-64 -18,-92 10,-104 40,-94 58,-62", (6, 10, 12, 10, 6)), SILVER, w=DETAIL, shade=2.5)
    rim = curve("-60,-36! -8,-52 38,-34 62,-2 92,22! 88,32! 58,24 32,-16 -8,-36 -58,-24!")
    c.form(rim, GOLD, w=SMALL, shade=3)
    for x, y in pairs("-40,-35 -12,-43 16,-36 38,-18 56,6"):
        c.fill(ellipse(x, y, 3))
    c.ink(("44,-80 52,-50 54,-20", 2.6), ("-34,-74 -40,-54", 2.6))


# ------------------------------------------------------------------ crowns
def _lily(c: Canvas, gem: str) -> None:
    c.form(mirrored("0,-50 8,-42 7,-33 15,-36 20,-26 14,-17 8,-20 10,-6 13,6!"), GOLD, w=DETAIL, shade=2.5)
    c.fill(ellipse(0, -12, 3), gem)


def _oak(c: Canvas, gem: str) -> None:
    c.form(mirrored("0,-52 8,-46 6,-38 16,-36 17,-26 9,-22 17,-16 14,-6 8,6!"), GOLD, w=DETAIL, shade=2.5)
    c.ink(("0,2 0,-40", 2.2, (1, 0)))


def _tower(c: Canvas, gem: str) -> None:
    wall = poly("-11,6 -11,-30 -6,-30 -6,-24 6,-24 6,-30 11,-30 11,6")
    c.form(wall, GOLD, w=DETAIL, shade=2.5)
    c.fill(rounded(-3, -14, 6, 12, 2.5))


def _ray(c: Canvas, gem: str) -> None:
    c.form(mirrored("0,-47! 5,-20 10,6!"), GOLD, w=DETAIL, shade=2)
    c.fill(ellipse(0, -12, 2.6), gem)


def _pearl(c: Canvas, gem: str) -> None:
    c.form(mirrored("0,-24 6,-8 8,6!"), GOLD, w=DETAIL, shade=2)
    c.form(ellipse(0, -28, 7), WHITE, w=FINE + 0.3, shade=2, heavy=False)


TIPS = {"lily": _lily, "oak": _oak, "tower": _tower, "ray": _ray, "pearl": _pearl}

#: What stands on the band of each crown, from the sides to the middle: place (fraction), kind.
CROWNS: dict[str, tuple[tuple[float, str], ...]] = {
    "lily": ((0.93, "lily"), (0.48, "pearl"), (0, "lily")),
    "arch": ((0.55, "lily"),),
    "oak": ((0.95, "oak"), (0.50, "oak"), (0, "oak")),
    "tower": ((0.86, "tower"), (0.44, "tower"), (0, "tower")),
    "sun": ((0.95, "ray"), (0.65, "ray"), (0.33, "ray"), (0, "ray")),
    "pearl": ((0.92, "pearl"), (0.62, "pearl"), (0.31, "pearl"), (0, "pearl")),
    "coronet": ((0.9, "pearl"), (0.46, "lily"), (0, "lily")),
}
LOW = ("sun", "pearl", "coronet")  # a narrow band, no cap inside


def crown(c: Canvas, kind: str, lining: str, w: float, y: float, gems: tuple[str, str] = (RED, BLUE)) -> None:
    """One of the ``CROWNS``: ``w`` is half its width, ``y`` the level of the brow."""
    if kind not in LOW:
        top = y - 64
        inside = [V(0, top), V(w * 0.5, top + 8), V(w * 0.86, y - 46), V(w * 0.84, y - 16, True), V(0, y - 6)]
        c.form(mirrored(inside), lining, shade=6)
    if kind == "arch":
        _arches(c, w, y, gems[1])
    for place, tip in CROWNS[kind]:
        for side in (-1, 1) if place else (0,):
            t = side * place
            with c.at(w * t, y - 22 + 9 * (1 - t * t), 0.92 if place else 1.06, t * 24):
                TIPS[tip](c, gems[0])
    h = 24.0 if kind in LOW else 34.0
    band = [(w + 1, -30), (w - 5, h - 30), (0, h - 20)]
    c.form(mirrored([V(0, y - 20), *[V(px, y + py, px > 0) for px, py in band]]), GOLD, shade=5)
    c.line(curve([(-w + 5, y - 36 + h), (0, y - 26 + h), (w - 5, y - 36 + h)], closed=False), FINE)
    for i in range(5):
        t = (i - 2) / 3
        level = y - 27 + 9 * (1 - t * t) + h * 0.32
        c.bead(w * t, level, 4.2 if kind in LOW else 5.5, gems[i % 2], square=i % 2 == 0)


def _arches(c: Canvas, w: float, y: float, gem: str) -> None:
    """Two pearled arches that meet under a ball."""
    for _ in c.sides(0, y):
        line: list[Pt] = [(w * 0.92, -30), (w, -48), (w * 0.66, -66), (6, -68)]
        c.form(limb(line, (11, 12, 12, 11), cap=0), GOLD, w=DETAIL, shade=2.5)
        for t in (0.2, 0.5, 0.8):
            c.fill(ellipse(w * (0.99 - 0.50 * t * t), -40 - 30 * t, 3.2), WHITE)
    c.form(limb([(0, y - 22), (0, y - 46), (0, y - 68)], (13, 12, 11), cap=0), GOLD, w=DETAIL, shade=2.5)
    c.form(ellipse(0, y - 72, 9), gem, w=DETAIL, shade=3)
