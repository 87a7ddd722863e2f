"""Dress of the Piacentine courts: slashed sleeves, rolls, jerkins, collars, robes, cloaks, furs, plate.

A standing figure is drawn on the axis ``CX``, eyes at about y 150, belt at about y 400; what hangs from the belt runs
on below the middle of the card, where the half is cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from tools.draw_decks.dress import bent
from tools.draw_decks.kit import (
    DETAIL,
    FINE,
    Canvas,
    Cut,
    Path,
    Points,
    Pt,
    V,
    curve,
    ellipse,
    limb,
    mirrored,
    pairs,
    petals,
    poly,
    rounded,
    star,
)
from tools.draw_decks.ornaments import ermine as ermine_tails
from tools.draw_decks.palette import GREEN, RED, STEEL, WHITE, YELLOW, shade_of
from tools.draw_decks.piacentine import CX
from tools.draw_decks.piacentine.filling import leaf
from tools.draw_decks.piacentine.pips import hatch


# ------------------------------------------------------------------ arms
def _along(line: Sequence[Pt], i: int) -> Pt:
    """The direction of a line at its point ``i``, as a unit."""
    (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
    length = hypot(bx - ax, by - ay) or 1.0
    return (bx - ax) / length, (by - ay) / length


def sleeve(
    c: Canvas, points: Points, widths: Sequence[float], color: str, stripe: str | None = None, folds: bool = True
) -> None:
    """Full sleeve from the shoulder to the wrist; ``stripe`` shows in the slashes of its upper half."""
    line = pairs(points)
    n = len(line) // 2 + 1

    def slashes() -> None:
        if stripe is None:
            return
        for shift in (-0.30, 0.02, 0.34):
            slit = []
            for i in range(n):
                tx, ty = _along(line, i)
                slit.append((line[i][0] - ty * widths[i] * shift, line[i][1] + tx * widths[i] * shift))
            c.flat(limb(slit, (8, 15, 12, 8)[:n], cap=0.5), stripe, FINE + 0.5)

    c.form(limb(line, widths, cap=0.3), color, shade=8, hatch=(15, 7.4, 15), inner=slashes if stripe else None)
    if not folds:  # a foreshortened arm
        return
    m = len(line) // 2
    (x, y), (tx, ty), h = line[m], _along(line, m), widths[m] * 0.40
    cuts: list[Cut] = []
    for shift, reach in ((-14, 0.9), (2, 1.0), (16, 0.8)):
        bx, by = x + shift * tx, y + shift * ty
        outer, inside = (bx + h * ty * reach, by - h * tx * reach), (bx - h * 0.4 * ty, by + h * 0.4 * tx)
        cuts.append(([outer, (bx + 4 * tx, by + 4 * ty), inside], 3.0, (0.7, 0)))
    c.ink(*cuts)


def roll(c: Canvas, x: float, y: float, r: float, turn: float, color: str, cord: str) -> None:
    """Padded shoulder roll with cords."""
    with c.at(x, y, 1, turn):
        c.form(ellipse(0, 0, r, r * 0.62), color, shade=6, hatch=(20, 6, 11))
        for k in (-0.6, -0.2, 0.2, 0.6):
            h = r * 0.60 * (1 - k * k) ** 0.5
            c.flat(limb([(k * r, -h), (k * r * 1.2 + 3, 0), (k * r, h)], (7, 9, 7), cap=0), cord, FINE + 0.2)


# ------------------------------------------------------------------ pages and riders
TORSO = "226,230! 200,238 178,256 174,296 182,346 190,396! 250,410 314,396! 322,346 332,296 328,258 304,238 276,230!"
SKIRT = "192,384! 170,420 150,456 136,520! 364,520! 350,456 330,420 312,384!"


def fold_shadows(folds: Sequence[Sequence[Pt]], length: float, gap: float = 8.5) -> list[Cut]:
    """Short cuts to the left of folds, on the side that lies in their shadow."""
    cuts: list[Cut] = []
    for fold in folds:
        (x0, y0), (x1, y1) = fold[0], fold[1]
        for i in range(1, int((y1 - y0) / gap) + 2):
            y = y0 + i * gap
            x = x0 + (x1 - x0) * (y - y0) / (y1 - y0)
            reach = length * (0.75 + 0.25 * (i % 2))
            cuts.append(([(x, y), (x - reach, y + reach * 0.25)], 2.3, (1, 0.1)))
    return cuts


def skirt(c: Canvas, color: str, stripe: str | None) -> None:
    """The skirt of a page's jerkin, which widens towards the join."""

    def stripes() -> None:
        for k in (-46.0, -23.0, 0.0, 23.0, 46.0) if stripe else ():
            x0, x1 = 250 + k * 1.2, 250 + k * 2.1
            strip = poly([(x0 - 7, 380), (x0 + 7, 380), (x1 + 15, 520), (x1 - 15, 520)])
            c.flat(strip, stripe or color, DETAIL)

    c.form(curve(SKIRT), color, shade=10, inner=stripes, hatch=hatch(20, 6))
    folds = [[(250 + k * 20, 402), (250 + k * 30, 440), (250 + k * 36, 486)] for k in (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5)]
    c.ink(*[(fold, 3.6, (0.9, 0.4)) for fold in folds], *fold_shadows(folds, 10))


def tabs(c: Canvas, color: str, other: str, hem: float = 432) -> None:
    """The short tabs of a rider's jerkin, which leave saddle and thigh in sight."""
    for i in (0, 5, 1, 4, 2, 3):
        x0, x1 = 184 + i * 22, 176 + i * 24.5
        tab = [
            V(x0, 384, True),
            V(x1, hem - 16),
            V(x1 + 4, hem, True),
            V(x1 + 22, hem, True),
            V(x1 + 26, hem - 16),
            V(x0 + 24, 384, True),
        ]
        c.form(curve(tab), color if i % 2 else other, w=DETAIL + 0.6, shade=4, heavy=False)


def _buttons(c: Canvas, color: str) -> None:
    """Buttons in their holes."""
    holes: list[Cut] = []
    for i in range(5):
        y = 270 + i * 27
        c.bead(248, y, 6, color, w=FINE + 0.2)
        holes.append(([(232 + i * 1.2, y + 2), (241, y)], 2.4, (0.4, 1)))
        holes.append(([(255, y), (266 - i * 1.2, y + 2)], 2.4, (1, 0.4)))
    c.ink(*holes)


def _laces(c: Canvas, color: str) -> None:
    """A lace crossing from eyelet to eyelet, tied in a bow at the top."""
    rows = [(y, 25 - (y - 262) * 0.09) for y in range(262, 392, 25)]
    for side in (-1, 1):
        lace, eyelets = Path(), Path()
        for (y0, k0), (y1, k1) in pairwise(rows):
            lace += poly([(249 - side * k0, y0), (249 + side * k1, y1)], closed=False)
        for y, k in rows:
            eyelets += ellipse(249 + side * k, y, 3.4)
        c.line(lace, 6.4)
        c.line(lace, 3.2, color)
        c.fill(eyelets)
    for _ in c.sides(249, 262):
        c.form(curve("0,0! 12,-14 26,-10 24,2 12,6"), color, w=DETAIL, shade=1.5, heavy=False)
        c.form(curve("0,2! 10,12 20,22! 12,24 2,10"), color, w=DETAIL, shade=1.5, heavy=False)
    c.bead(249, 262, 5, color)


def _frogs(c: Canvas, color: str) -> None:
    """Braid across the breast, with a toggle on each."""
    for i in range(5):
        y, k = 266 + i * 27, 30 - i * 2.6
        braid = curve([(249 - k, y), (249, y + 5), (249 + k, y)], closed=False)
        c.line(braid, 8)
        c.line(braid, 4.4, color)
        for side in (-1, 1):
            c.bead(249 + side * k, y, 5, color)
        c.flat(ellipse(249, y + 5, 8, 4.6), color)


FRONTS = {"buttons": _buttons, "laces": _laces, "frogs": _frogs}


def jerkin(c: Canvas, color: str, trim: str, breast: str, buttons: str = YELLOW, front: str = "buttons") -> None:
    """Bodice turned a little to the left: shoulders at y 240, belt at y 392.

    ``breast`` is the colour of its front, ``front`` how that is closed, ``buttons`` the colour of what closes it.
    """

    def inner() -> None:
        c.flat(curve("212,226! 222,300 236,412! 262,412! 276,300 290,226!"), breast, DETAIL + 0.4)
        for side, x in ((-1, 214), (1, 288)):
            edge = curve([(x, 226), (x - side * 8, 300), (x - side * 21, 412)], closed=False)
            c.line(edge, 8.5)
            c.line(edge, 4.0, trim)
        c.ink(
            ("196,320 202,356 204,392", 3.2),
            ("304,316 300,356 298,392", 3.2),
            ("316,330 312,362 308,392", 2.8),
            ("184,290 198,304 212,306", 2.8),
            ("190,344 194,370 196,392", 2.4),
        )

    c.form(curve(TORSO), color, shade=10, inner=inner, hatch=hatch(22, 10))
    FRONTS[front](c, buttons)
    belt(c, trim)


def belt(c: Canvas, color: str) -> None:
    """A belt with its buckle."""
    c.form(limb("188,392 250,406 316,392", (19, 20, 19), cap=0), color, w=DETAIL + 0.6, shade=3)
    c.form(rounded(236, 392, 28, 27, 4), YELLOW if color != YELLOW else WHITE, w=DETAIL, shade=3)
    c.flat(rounded(244, 400, 12, 11, 2), color)


def falling_collar(c: Canvas, x: float, y: float, color: str = WHITE) -> None:
    """Square falling collar with a laced edge."""
    for side, k in ((-1, 0.85), (1, 1.1)):
        wing = [
            V(x, y, True),
            V(x + side * 24 * k, y - 12),
            V(x + side * 56 * k, y + 2, True),
            V(x + side * 52 * k, y + 32, True),
            V(x + side * 24, y + 36),
            V(x + side * 7, y + 26, True),
        ]
        c.form(curve(wing), color, w=DETAIL + 0.4, shade=4)
        c.ink(([(x + side * 49 * k, y + 24), (x + side * 24, y + 28), (x + side * 9, y + 20)], 2.0, (0.8, 0.8)))


# ------------------------------------------------------------------ kings
NO_SPOT = Path()


def robe_skirt(c: Canvas, color: str, panel: str, sprigs: str, spot: Path = NO_SPOT, thread: str = YELLOW) -> None:
    """The skirt of a king's robe, with a panel of leaves down its front; ``spot`` is woven into it in ``thread``."""
    with c.at(CX, 0):

        def front() -> None:
            c.fill(brocade(spot, 436, 3), thread)
            c.flat(poly("-26,390 26,390 38,560 -38,560"), panel, DETAIL + 0.4)

        c.form(mirrored("60,400! 84,440 104,490 112,540! 0,540"), color, shade=11, hatch=hatch(24, 6), inner=front)
        folds = [[(k * 15, 426), (k * 22, 456), (k * 27, 500)] for k in (-3.2, -2.3, 2.3, 3.2)]
        c.ink(*[(fold, 3.6, (0.9, 0.4)) for fold in folds])
        for y in (442, 466):
            for turn in (-46, 46):
                leaf(c, 0, y, 22, turn, sprigs)


KING = "0,240 40,242 82,256 98,284 94,330 76,372 66,412! 0,424"


def brocade(spot: Path, top: float, rows: int) -> Path:
    """A ``spot`` woven into a king's robe in some ``rows`` from ``top``, beside the panel in its middle."""
    cloth = Path()
    for j in range(rows):
        for i in range(-3, 4):
            x = (i + j % 2 / 2) * 26
            if 28 < abs(x) < 90:
                cloth += spot.moved(x, top + j * 15)
    return cloth


def robe(c: Canvas, color: str, trim: str, panel: str, spot: Path = NO_SPOT) -> None:
    """The bodice of a king's robe: shoulders at y 246, belt at y 412; ``spot`` is woven into the cloth."""
    with c.at(CX, 0):
        c.form(mirrored(KING), color, shade=12, hatch=hatch(24, 8), inner=lambda: c.fill(brocade(spot, 354, 4), trim))
        c.flat(poly("-22,240 22,240 24,430 -24,430"), panel, DETAIL + 0.4)
        for i in range(5):
            c.bead(0, 290 + i * 26, 7, trim, w=FINE + 0.3)
        for _ in c.sides():
            c.ink(("62,330 52,370 50,408", 3.2), ("40,340 36,376 36,410", 2.8), ("80,320 68,360 60,400", 2.6))
    sash(c, trim)


def breastplate(c: Canvas, trim: str) -> None:
    """The steel breast of a king in arms."""
    with c.at(CX, 0):
        c.form(mirrored(KING), STEEL, shade=12, hatch=hatch(24, 8))
        c.ink(("0,280 0,374", 3.4))
        for _ in c.sides():
            c.ink(("76,330 34,350 0,378", 4), ("68,366 30,384 0,402", 3.2))
            for i in range(4):
                c.bead(74 - i * 17, 344 + i * 9, 3.6, YELLOW)
    sash(c, trim)


def sash(c: Canvas, trim: str) -> None:
    """A king's belt and its clasp."""
    with c.at(CX, 0):
        c.form(limb("-70,408 0,421 70,408", (22, 23, 22), cap=0), trim, w=DETAIL + 0.6, shade=3.5)
        c.form(ellipse(0, 420, 17), YELLOW if trim != YELLOW else RED, w=DETAIL, shade=3)
        c.fill(ellipse(0, 420, 7), GREEN)


def cloak(c: Canvas, outer: str, lining: str) -> None:
    """Mantle hanging behind, wide at the join."""
    with c.at(CX, 0):
        c.form(mirrored("0,240 92,258 128,300 148,370 164,440 178,540! 0,540"), outer, shade=11, hatch=hatch(26, 6))
        c.flat(mirrored("0,250 70,270 96,350 118,440 130,540! 0,540"), shade_of(lining), DETAIL + 0.4)
        for _ in c.sides():
            edge = curve("92,300! 112,370 128,440 138,540! 112,540! 104,440 92,380")
            c.form(edge, lining, w=DETAIL + 0.4, shade=5)
            c.ink(("134,350 148,420 156,500", 3.8), ("150,400 160,450 167,500", 3.2))


def mantle(c: Canvas, outer: str, lining: str, sides: tuple[int, ...] = (-1, 1)) -> None:
    """The cloak over the upper arms."""
    for _ in c.sides(CX, 0, sides):
        shape = "30,246! 80,252 118,276 140,324 152,390 160,452! 140,464 122,448! 118,400 106,356 90,322 62,300 30,290!"
        c.form(curve(shape), outer, shade=9, hatch=hatch(18, 10))
        edge = "30,286! 66,296 96,322 112,356 124,404 128,454! 108,446! 104,404 94,366 78,338 54,318 26,306!"
        c.form(curve(edge), lining, w=DETAIL + 0.6, shade=4)
        c.ink(("96,284 122,334 132,390 140,446", 3.4), ("122,302 138,352 148,420", 2.8))


FUR = "0,236! 40,234 84,246 116,272 128,312! 114,330 98,320! 88,344 70,330! 56,352 40,336! 22,356 0,340!"
TAILS = "104,296 86,318 76,278 54,322 50,288 20,330 100,266"


def fur_cape(c: Canvas, color: str = WHITE) -> None:
    """Shoulder cape with a tufted edge; ermine when white."""
    with c.at(CX, 0):
        c.form(mirrored(FUR), color, shade=9, hatch=None if color == WHITE else (12, 6.4, 12))
        ermine_tails(c, [(side * x, y) for x, y in pairs(TAILS) for side in (-1, 1)])


def order_chain(c: Canvas, y: float, half: float, drop: float, gem: str = RED) -> None:
    """A chain of gold rings with a flower for a pendant."""
    with c.at(CX, y):
        for i in range(13):
            t = i / 6 - 1
            c.bead(t * half, drop * (1 - t * t), 5.4 if i % 2 else 7.4, YELLOW, w=FINE + 0.2)
        c.form(petals(0, drop + 18, 6, 3, 22, 15), YELLOW, w=DETAIL, shade=2)
        c.bead(0, drop + 18, 8, gem)


def pauldrons(c: Canvas) -> None:
    """Lames of steel and gold over both shoulders, a gorget, and the sun clasp before it."""
    lame = curve("44,242! 84,234 116,250 134,284 130,306! 108,308 80,290 46,280!")
    for _ in c.sides(CX):
        for i in (2, 1, 0):
            color = YELLOW if i % 2 else STEEL
            c.form(lame.moved(i * 3, i * 22), color, shade=7, hatch=hatch(14, 24))
    with c.at(CX, 0):
        c.form(mirrored("0,226 40,230 58,244 50,274! 0,292"), YELLOW, shade=6, hatch=hatch(12, 8))
        c.form(mirrored("0,226 36,230 50,242 44,262! 0,278"), STEEL, w=DETAIL, shade=5)
    with c.at(CX, 322):
        c.form(petals(0, 0, 14, 24, 48, 18, tip=True), YELLOW, w=DETAIL, shade=0)
        c.form(ellipse(0, 0, 29), YELLOW, w=DETAIL, shade=3)
        c.form(ellipse(0, 0, 20), RED, w=DETAIL, shade=2)
        c.fill(star(0, 0, 8, 6, 17), WHITE)


def king_sleeve(c: Canvas, side: int, elbow: Pt, wrist: Pt, color: str) -> None:
    """A king's sleeve from under the mantle, at the viewer's left (-1) or right (1)."""
    sleeve(c, bent((CX + side * 88, 288), elbow, wrist, side), (52, 54, 54, 46, 34), color)
