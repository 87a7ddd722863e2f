"""Dress of pages and riders in *figure coordinates*.

The figure looks left: axis x 255, shoulders y 246, waist y 400, knees y 596, ground y 738.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import pi, sin

from tools.draw_decks.figure import hand, leg, puff, shoe, sleeve
from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    FINE,
    Canvas,
    Cut,
    Pt,
    V,
    curve,
    fit,
    limb,
    longer,
    rounded,
)
from tools.draw_decks.palette import FLESH, WHITE, YELLOW, shade_of

#: Where figures and horses at rest stand.
GROUND = 738.0
TORSO = "234,226! 214,238 194,254 184,290 190,340 200,403! 256,413 318,403! 324,350 334,300 332,262 310,242 280,226!"


@dataclass(frozen=True)
class Arm:
    """A sleeved arm: its line from shoulder to wrist, the puff on the shoulder, the hand at the end."""

    line: str
    puff: tuple[float, float, float]  # x, y, turn
    wrist: tuple[float, float, float]  # x, y, turn
    kind: str = "fist"
    flip: bool = False


#: Widths of a sleeve from the shoulder over the elbow, which is the middle one, to the wrist.
SLEEVE = (55.0, 59.0, 53.0, 42.0, 32.0)
PUFF = 40.0


#: The near arm is the one at the viewer's right when the figure looks left.
NEAR_AKIMBO = Arm("324,276 374,322 404,362 368,396 334,408", (340, 292, -36), (330, 409, -80), "hang")
NEAR_AT_BELT = Arm("322,274 362,322 372,366 330,400 286,414", (338, 290, -28), (282, 416, -74), flip=True)
NEAR_GATHERING = Arm("324,272 366,318 396,350 414,346 424,324", (338, 290, -34), (422, 328, 14))
NEAR_HANGING = Arm("322,272 356,320 376,364 372,410 360,446", (338, 288, -28), (357, 452, 192))
NEAR_LIFTED = Arm("322,276 366,326 404,344 422,308 420,268", (338, 290, -30), (419, 264, 6))
NEAR_REINS = Arm("326,272 356,324 352,378 296,396 240,398", (338, 292, -24), (236, 398, -84), flip=True)
NEAR_CLUTCHING = Arm("326,276 366,330 380,374 348,386 316,376", (342, 296, -30), (318, 376, -72), flip=True)
NEAR_SHOULDERING = Arm("326,276 366,326 394,378 370,394 338,392", (342, 296, -30), (340, 392, -80), flip=True)
FAR_RAISED = Arm("206,276 172,318 136,340 112,306 104,262", (186, 292, 38), (103, 258, -4), "pinch")
FAR_OFFERING = Arm("206,278 170,322 134,342 114,316 110,284", (186, 294, 38), (110, 280, 0), "palm")
FAR_HIGH = Arm("206,280 168,322 126,334 92,298 72,258", (184, 296, 42), (66, 244, -14), "pinch")
FAR_HIGH_PALM = Arm("206,280 168,324 124,336 88,304 70,266", (184, 296, 42), (70, 262, 0), "palm")
FAR_ON_STAFF = Arm("204,280 178,336 160,388 144,402 132,408", (188, 296, 24), (134, 410, -80), flip=True)
FAR_ON_HILT = Arm("204,278 176,328 156,362 142,350 132,338", (186, 294, 30), (136, 336, -84), flip=True)
FAR_REINS_HIGH = Arm("206,278 180,336 168,382 150,384 132,370", (186, 296, 30), (134, 372, -58), flip=True)
FAR_AT_HIP = Arm("206,278 166,324 134,362 146,388 164,396", (186, 296, 34), (160, 394, 78), "rest", True)
FAR_SPEAKING = Arm("206,278 168,324 130,352 108,350 92,344", (186, 294, 38), (96, 346, -62), "open")
FAR_ON_TALL_STAFF = Arm("206,276 172,316 142,344 124,346 112,344", (186, 292, 38), (112, 346, -80), "wrap", True)
FAR_REINS = Arm("206,280 174,332 160,376 148,394 140,404", (186, 298, 30), (142, 404, -92), flip=True)


@contextmanager
def leaning(c: Canvas, degrees: float) -> Iterator[None]:
    """A figure that leans from the hips."""
    with c.at(256, 440, turn=degrees), c.at(-256, -440):
        yield


def arm(c: Canvas, pose: Arm, cloth: str, slashes: tuple[str, str] | None = None) -> None:
    """The sleeve of an arm and, in two colours, its slashed puff."""
    sleeve(c, pose.line, SLEEVE, cloth)
    if slashes:
        x, y, turn = pose.puff
        puff(c, x, y, PUFF, PUFF, turn, *slashes)


def arm_hand(c: Canvas, pose: Arm, cuff: str, skin: str = FLESH) -> None:
    """The hand of an arm, drawn after what it holds."""
    x, y, turn = pose.wrist
    hand(c, x, y, turn, pose.kind, pose.flip, skin, cuff)


@dataclass(frozen=True)
class Stance:
    """How a page stands: knee, ankle and bow of the calf of the far and of the near leg."""

    far: tuple[Pt, Pt, float]
    near: tuple[Pt, Pt, float]
    turned_out: bool = False  # the near foot points to the right


AT_EASE = Stance(((214, 598), (200, 706), -2), ((308, 596), (330, 706), 6), turned_out=True)
STEPPING = Stance(((196, 596), (160, 706), -2), ((306, 598), (322, 706), 6))
STRIDING = Stance(((190, 592), (146, 706), -4), ((312, 600), (340, 706), 6))
BRACED = Stance(((192, 594), (156, 706), -4), ((314, 598), (340, 706), 7), turned_out=True)
CROSSED = Stance(((230, 602), (262, 706), 2), ((262, 600), (214, 706), -4))


def legs(
    c: Canvas,
    stance: Stance,
    hose: str,
    shoes: str,
    garter: str | None = None,
    plate: Callable[[Pt, Pt, float], None] | None = None,
) -> None:
    """Hose and low shoes of a page; ``plate`` draws the armour of a leg from its knee, ankle and bow."""
    for hip, (knee, ankle, out), flip in (
        ((226, 520), stance.far, False),
        ((288, 520), stance.near, stance.turned_out),
    ):
        leg(c, hip, knee, ankle, hose, out, garter)
        if plate:
            plate(knee, ankle, out)
        shoe(c, ankle[0] + (2 if flip else -4), 712, shoes, flip)


def breeches(c: Canvas, x: float, y: float, w: float, h: float, cloth: str, pane: str, flip: bool = False) -> None:
    """One puffed leg of paned trunk hose about (x, y)."""

    def panes() -> None:
        for k in (-0.40, -0.06, 0.28):
            strip = [
                V(k * 0.8, -0.55, True),
                V(k * 1.5 - 0.02, 0),
                V(k * 0.85, 0.58, True),
                V(k * 0.85 + 0.13, 0.58, True),
                V(k * 1.5 + 0.16, 0),
                V(k * 0.8 + 0.12, -0.55, True),
            ]
            c.flat(curve(fit(strip, w, h)), pane, DETAIL)

    shape = "-0.26,-0.5! -0.52,-0.18 -0.58,0.22 -0.34,0.48! 0,0.54 0.34,0.48! 0.56,0.2 0.48,-0.22 0.24,-0.5!"
    with c.at(x, y, flip=flip):
        c.form(curve(fit(shape, w, h)), cloth, shade=9, inner=panes, hatch=(5, 9, 15))
        band = limb(fit("-0.35,0.49 0,0.55 0.35,0.49", w, h), (15, 16, 15), cap=0.25)
        c.form(band, pane, w=DETAIL + 0.6, shade=3)


def peplum(c: Canvas, color: str) -> None:
    """Tabs below the waist; drawn before the torso."""
    for i in range(5):
        tab = fit("0,392! -3,424 2,442 13,448 25,442 28,420 24,392!", x=196 + i * 25)
        c.form(curve(tab), color, w=DETAIL + 0.6, shade=4)


def torso(c: Canvas, color: str, buttons: str | None = None) -> None:
    """A close-fitting body turned slightly left."""

    def folds() -> None:
        c.ink(
            ("210,330 216,360 214,396", 3.2),
            ("296,322 288,360 290,398", 3.2),
            ("308,336 304,364 306,396", 2.8),
            ("196,300 212,312 230,312", 3),
        )

    c.form(curve(TORSO), color, shade=10, inner=folds, hatch=(10, 9, 20))
    c.ink(("247,240 240,320 246,408", 4, (0.7, 0.7)))
    if buttons:
        for i in range(6):
            c.bead(247 - 9 * sin(pi * (i + 0.6) / 6.4), 262 + i * 24, 5, buttons, w=FINE + 0.2)


def lapels(c: Canvas, color: str) -> None:
    """Broad turned-back lapels on the torso."""
    for side in (-1, 1):
        c.form(
            curve(fit("14,228! 54,238 62,262! 46,300 3,332! 10,280", side, x=247)),
            color,
            w=DETAIL + 0.6,
            shade=5,
        )
        c.ink((fit("50,260 36,288 14,316", side, x=247), 2))


def belt(c: Canvas, color: str) -> None:
    """A belt with its buckle at the waist."""
    buckle = YELLOW if color != YELLOW else WHITE
    c.form(limb("197,398 256,411 321,398", (18, 19, 18), cap=0), color, w=DETAIL + 0.6, shade=3)
    c.form(rounded(235, 396, 27, 25, 4), buckle, w=DETAIL, shade=3)
    c.flat(rounded(242, 402, 13, 12, 2), color)


def doublet(
    c: Canvas, color: str, trim: str, buttons: str | None = YELLOW, lapel: str | None = None, tabs: str = ""
) -> None:
    """Torso, tabs and belt of a page; ``tabs`` is the colour of the tabs if not the doublet's."""
    peplum(c, tabs or color)
    torso(c, color, buttons)
    if lapel:
        lapels(c, lapel)
    belt(c, trim)


def tunic_skirt(c: Canvas, x: float, color: str, trim: str, hem: float = 500) -> None:
    """Flared skirt of a long tunic below the belt."""
    edge = "-110,-20 -40,-6 4,-14 48,-6 110,-26"

    def border() -> None:
        below = "-110,-20! -40,-6 4,-14 48,-6 110,-26! 110,40! -110,40!"
        c.fill(curve(fit(below, x=x, y=hem)), trim)
        c.line(curve(fit(edge, x=x, y=hem), closed=False), DETAIL)

    skirt = "-60,396! -74,440 -88,500! -40,514 4,506 48,514 94,496! 78,440 62,396!"
    c.form(curve(fit(longer(skirt, hem - 500, 440, 490), x=x)), color, shade=10, inner=border, hatch=(8, 9, 18))
    folds: list[Cut] = [
        ([(x + k * 15, 416), (x + k * 20, 450), (x + k * 24, hem - 16)], 3.4, (0.9, 0.1))
        for k in (-2.4, -1.2, 0, 1.2, 2.4)
    ]
    c.ink(*folds)


def pleats(
    c: Canvas,
    x: float,
    hem: float,
    n: int,
    colors: tuple[str, str],
    trim: str | None = None,
    band: float = 20,
    spread: tuple[float, float] = (-92, 98),
    pointed: bool = False,
) -> None:
    """A skirt of ``n`` organ-pipe folds from the waist to ``hem``, ``spread`` wide there.

    ``colors`` alternate; ``trim`` is a border ``band`` high; ``pointed`` folds end in a dag.
    """
    top, (left, right) = 396.0, spread
    for i in reversed(range(n)):
        t0, t1 = i / n, (i + 1) / n
        a0, a1 = x - 60 + 122 * t0, x - 60 + 122 * t1
        b0, b1 = x + left + (right - left) * t0, x + left + (right - left) * t1
        m = t0 + t1 - 1
        bottom = hem + 12 * (1 - m * m)
        ym = (top + hem) / 2
        xa, xb = (a0 + a1) / 2, (b0 + b1) / 2
        edge = [V(b0 - 8, bottom - band, True), V(xb, bottom - band + 6), V(b1 + 8, bottom - band, True)]
        below = [V(b1 + 8, bottom + 30, True), V(b0 - 8, bottom + 30, True)]

        def border(edge: list[V] = edge, below: list[V] = below) -> None:
            if trim:
                c.fill(curve([*edge, *below]), trim)
                c.line(curve(edge, closed=False), FINE + 0.4)

        fold = [
            V(a0, top, True),
            V(a0 + (b0 - a0) * 0.42 - 2, ym),
            V(b0, bottom, True),
            V(xb, bottom + (20 if pointed else 10), pointed),
            V(b1 + 3, bottom, True),
            V(a1 + (b1 - a1) * 0.42 + 3, ym),
            V(a1 + 3, top, True),
        ]
        c.form(curve(fold), colors[i % 2], w=CONTOUR - 0.6, shade=8, inner=border if trim else None)
        middle = [(xa + 2, top + 14), (xa + (xb - xa) * 0.4 + 3, ym - 6), (xb + 1, bottom - band - 14)]
        c.ink((middle, 2.6, (0.9, 0)))


def short_cape(c: Canvas, color: str, lining: str, hem: float = 520) -> None:
    """Short cape hanging behind a figure looking left."""
    by = hem - 520
    shape = "210,242! 320,236 372,276 404,360 424,480 432,520! 396,532 350,516 310,528! 250,420"
    c.form(curve(longer(shape, by, 440, 500)), color, shade=10, hatch=(12, 9, 20))
    inside = "300,420! 340,440 362,510! 336,522 308,528! 290,470"
    c.flat(curve(longer(inside, by, 440, 500)), shade_of(lining), DETAIL)
    c.ink(
        (longer("366,320 388,400 398,514", by, 440, 500), 3.6, (0.2, 0.8)),
        (longer("390,380 408,440 418,510", by, 440, 500), 3.2, (0.2, 0.8)),
    )


# ------------------------------------------------------------------ kings
def bent(shoulder: Pt, elbow: Pt, wrist: Pt, side: int) -> list[Pt]:
    """The line of an arm whose upper part bulges to its ``side`` and whose lower part hangs a little."""
    (sx, sy), (ex, ey), (wx, wy) = shoulder, elbow, wrist
    return [shoulder, ((sx + ex) / 2 + side * 3, (sy + ey) / 2), elbow, ((ex + wx) / 2, (ey + wy) / 2 + 3), wrist]


def king_arm(c: Canvas, x: float, side: int, elbow: Pt, wrist: Pt, color: str) -> None:
    """A king's sleeve from the shoulder of the viewer's left (-1) or right (1); points relative to ``x``."""
    with c.at(x):
        sleeve(c, bent((side * 86, 288), elbow, wrist, side), (48, 52, 50, 42, 32), color)


def mantle(c: Canvas, x: float, outer: str, lining: str, sides: tuple[int, ...] = (-1, 1)) -> None:
    """The cloak falling from the shoulders over the upper arms, turned back with its lining."""
    fall = "28,250! 74,252 114,276 136,330 146,404 150,486! 130,494 114,478! 112,418 104,368 86,324 60,300 28,292!"
    edge = "28,288! 62,296 92,324 110,370 118,420 120,484! 102,474! 98,420 90,376 74,340 52,318 24,308!"
    with c.at(x):
        for side in sides:
            c.form(curve(fit(fall, side)), outer, shade=9, hatch=(10, 9, 18))
            c.form(curve(fit(edge, side)), lining, w=DETAIL + 0.6, shade=4)
            c.ink((fit("94,288 118,340 128,404 132,472", side), 3.4), (fit("118,308 134,364 140,434", side), 2.8))
