"""Horses of the riders, looking left, with their tack and the rider's near leg.

A ``Horse`` is a pose given as shapes in card units; ``Coat`` and ``Tack`` are its colours.
"""

from __future__ import annotations

from cmath import rect
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from math import pi, radians, sin

from tools.draw_decks.figure import locks
from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    FINE,
    Canvas,
    Cut,
    Path,
    Points,
    Pt,
    curve,
    ellipse,
    fit,
    limb,
    mirrored,
    pairs,
    poly,
    star,
    vertices,
)
from tools.draw_decks.palette import BROWN, WHITE, YELLOW, shade_of


@dataclass(frozen=True)
class Coat:
    """Colours of the animal; ``socks`` None leaves the legs plain, ``blaze`` marks the face."""

    body: str
    mane: str
    socks: str | None = WHITE
    blaze: str | None = None


@dataclass(frozen=True)
class Tack:
    """Colours of harness and saddle cloth; ``stars`` are strewn on the cloth."""

    strap: str
    cloth: str
    edge: str
    metal: str = YELLOW
    stars: bool = False


@dataclass(frozen=True)
class Head:
    """The features of a horse's head."""

    ear: str
    ear_inside: str
    white: str
    pupil: tuple[float, float, float, float]
    nostril: str
    muzzle: tuple[float, float, float, float, float]
    lines: tuple[Cut, ...]
    blaze: str
    bridle: tuple[str, ...]
    bit: Pt
    rosette: Pt

    def moved(self, move: Callable[[Pt], Pt], tilt: float) -> Head:
        """The features with ``move`` applied to every point; ``tilt`` is how far that turns them, in degrees."""

        def shape(points: Points) -> str:
            return moved(points, move)

        px, py, pupil_w, pupil_h = self.pupil
        mx, my, muzzle_w, muzzle_h, turn = self.muzzle
        return Head(
            ear=shape(self.ear),
            ear_inside=shape(self.ear_inside),
            white=shape(self.white),
            pupil=(*move((px, py)), pupil_w, pupil_h),
            nostril=shape(self.nostril),
            muzzle=(*move((mx, my)), muzzle_w, muzzle_h, turn + tilt),
            lines=tuple((shape(points), *rest) for points, *rest in self.lines),
            blaze=shape(self.blaze),
            bridle=tuple(map(shape, self.bridle)),
            bit=move(self.bit),
            rosette=move(self.rosette),
        )


def moved(points: Points, move: Callable[[Pt], Pt]) -> str:
    """A shape with ``move`` applied to every point, as text."""
    return " ".join(f"{x:.0f},{y:.0f}{'!' * p.corner}" for p in vertices(points) for x, y in (move((p.x, p.y)),))


@dataclass(frozen=True)
class Horse:
    """A pose: outlines end in hooves, which are painted inside them."""

    body: str
    hooves: tuple[str, ...]
    socks: tuple[str, ...]
    far_legs: tuple[tuple[str, str], ...]  # outline, hoof
    tail: str
    tail_cuts: tuple[str, ...]
    mane: str
    mane_cuts: tuple[str, ...]
    muscles: tuple[Cut, ...]
    head: Head
    straps: tuple[tuple[str, float], ...]
    pendants: tuple[Pt, ...]
    studs: tuple[Pt, ...]
    cloth: str
    cloth_border: tuple[float, float, float]
    fringe: tuple[float, float, float, float, float]  # x, y, dx, dy, sag
    fringe_count: int
    saddle: str
    rein: str
    cloth_stars: tuple[Pt, ...] = ()
    saddle_cuts: tuple[Cut, ...] = field(default=())


_STANDING_TOP = (
    "160,292! 186,280 226,290 260,328 284,378 306,424 345,440 385,432 424,428 458,446 480,488 480,530 466,572"
    " 482,614 474,640 466,682 468,702 462,720 466,738! 422,738! 430,716 440,698 442,662 434,624 406,584"
    " 384,562! 350,592 290,606 240,598"
)
_STANDING_FRONT = (
    "140,556 124,518 128,476 152,438 178,407! 164,418 143,414 122,424 107,445 94,454 77,445 71,426 81,395"
    " 98,359 115,317 135,294"
)
_FAR_HIND = (
    "420,520! 404,572 404,604 386,640 378,690 372,706 366,722 358,738! 396,738! 398,722 402,706"
    " 410,690 418,652 436,612 446,540!",
    "340,720 420,716 420,760 340,760",
)
_STANDING_MUSCLES: tuple[Cut, ...] = (
    ("388,560 376,530 384,496", 4, (1, 0)),
    ("238,596 242,568 234,540", 4, (1, 0)),
    ("136,520 152,530 160,552", 3),
    ("418,470 440,500 440,540", 3.2),
    ("426,560 444,590 450,612", 2.8),
    ("190,452 196,500 214,530", 3.2),
    ("174,436 178,470 172,500", 2.6),
    ("296,590 330,586 356,574", 2.4),
    ("448,636 450,662 446,690", 2.4),
)

#: At rest, hooves on y 738, the saddle at (325, 430).
STANDING = Horse(
    body=(
        f"{_STANDING_TOP} 234,596! 222,624 206,650 204,660 196,690 200,704 192,720 196,738! 150,738!"
        f" 160,714 173,698 175,664 164,646 160,600 {_STANDING_FRONT}"
    ),
    hooves=("404,716 480,722 480,760 404,760", "134,714 214,722 214,760 134,760"),
    socks=("404,690 480,698 480,724 404,720", "134,690 214,696 214,724 134,718"),
    far_legs=(
        _FAR_HIND,
        (
            "132,548! 128,600 118,642 114,690 108,704 98,722 90,738! 132,738! 136,720 140,702 146,668 164,630 196,570!",
            "74,720 152,716 152,760 74,760",
        ),
    ),
    tail=("452,452! 478,458 496,492 498,548 490,600 500,650 492,700! 480,676 470,700! 462,650 464,600 468,540 462,500"),
    tail_cuts=(
        "472,472 486,520 480,600 488,680",
        "466,490 476,540 472,610 474,670",
        "480,474 494,530 488,590",
    ),
    mane=(
        "144,285! 171,271 208,279 244,308 275,360 300,421 290,442! 267,425 260,449! 244,412 233,429!"
        " 223,382 211,395! 202,345 188,356! 186,317 167,328! 167,304 146,310! 134,341! 132,310"
    ),
    mane_cuts=(
        "165,285 184,291 186,310",
        "192,285 208,310 208,345",
        "219,304 233,343 233,382",
        "244,334 256,375 256,414",
        "263,364 279,403 283,429",
        "159,291 146,300 138,323",
    ),
    muscles=(*_STANDING_MUSCLES, ("188,640 190,664 186,690", 2.6)),
    head=Head(
        ear="139,298! 132,269 143,248! 158,269 160,296!",
        ear_inside="143,290! 141,273 144,260! 151,275 151,290!",
        white="113,349! 124,337 140,342! 128,353",
        pupil=(125, 345, 7.0, 6.4),
        nostril="77,424 85,416 90,424 84,433",
        muzzle=(81, 441, 32, 26, 30),
        lines=(
            ("171,336 179,370 166,407 145,412", 3.6, (0.1, 0.6)),
            ("109,351 123,335 143,343", 4.2),
            ("115,328 128,323 143,332", 3),
            ("115,355 128,357 139,351", 2.2),
            ("79,447 94,439 107,437", 3.2, (1, 0.1)),
            ("94,374 103,391 103,407", 2.2),
        ),
        blaze="122,294! 137,294 120,342 103,384 90,407 77,412 86,374 103,334",
        bridle=("154,313 135,361 103,426", "86,388 103,401 122,424", "118,319 139,321 158,330"),
        bit=(101, 431),
        rosette=(154, 321),
    ),
    straps=(
        ("124,470 150,496 206,512 258,496 292,462", 17),
        ("376,452 408,486 446,506 474,508", 16),
        ("404,434 412,458 420,492", 12),
    ),
    pendants=((144, 494), (174, 514), (208, 520), (240, 512)),
    studs=((170, 503), (238, 506), (420, 494), (448, 507)),
    cloth="262,420! 330,446 396,426! 408,480 412,552! 360,566 306,566 270,550! 258,480",
    cloth_border=(34, 20, 15.5),
    fringe=(276, 552, 132, 0, 13),
    fringe_count=12,
    saddle=("262,424! 268,398 286,394 300,418 340,430 378,416 392,390 408,392 406,428! 380,452 330,458 286,450"),
    rein="101,433 166,442 228,424",
    cloth_stars=tuple((276.0 + i * 28 + j % 2 * 14, 456.0 + j * 24) for j in range(4) for i in range(6)),
)

#: The same with the near foreleg lifted.
PACING = replace(
    STANDING,
    body=(
        f"{_STANDING_TOP} 236,592! 198,618 164,628 146,630! 152,652 160,670 166,684 178,694! 144,716!"
        f" 136,694 132,678 122,650 103,622 103,600 126,578 150,560 {_STANDING_FRONT}"
    ),
    hooves=("404,716 480,722 480,760 404,760", "122,688 150,706 190,684 200,712 140,740 110,700"),
    socks=("404,690 480,698 480,724 404,720", "120,668 170,656 182,690 132,706"),
    far_legs=(
        _FAR_HIND,
        (
            "186,560! 188,612 192,650 190,690 186,706 178,722 172,738! 212,738! 214,720 214,702 218,670"
            " 224,640 236,590!",
            "160,720 230,716 230,760 160,760",
        ),
    ),
    muscles=(*_STANDING_MUSCLES, ("120,606 132,612 140,624", 2.6)),
)

#: The same at a walk, the near foreleg and the far hind leg put forward.
WALKING = replace(
    STANDING,
    body=(
        f"{_STANDING_TOP} 232,596! 212,628 190,654 182,668 166,694 164,708 152,722 152,738! 106,738! 120,716 138,698"
        f" 148,666 140,646 142,602 {_STANDING_FRONT}"
    ),
    hooves=("404,716 480,722 480,760 404,760", "90,714 172,722 172,760 90,760"),
    socks=("404,690 480,698 480,724 404,720", "106,690 186,700 176,726 96,718"),
    far_legs=(
        (
            "410,520! 386,572 384,604 360,642 354,690 348,706 338,722 330,738! 370,738! 374,722 378,706 388,690 396,656"
            " 414,612 440,540!",
            "312,720 398,716 398,760 312,760",
        ),
        (
            "186,560! 200,612 216,650 220,686 220,704 216,722 212,738! 252,738! 254,720 252,702 254,668 254,636"
            " 246,590!",
            "196,720 270,716 270,760 196,760",
        ),
    ),
    muscles=(*_STANDING_MUSCLES, ("168,642 166,664 158,686", 2.6)),
)

#: The same with the far foreleg lifted high.
PRANCING = replace(
    STANDING,
    far_legs=(
        _FAR_HIND,
        (
            "206,520! 168,540 112,556 78,572! 70,598 72,622 74,640 66,660! 104,674! 110,656 112,634 118,612! 170,606"
            " 220,596!",
            "56,650 76,638 122,660 112,700 50,690",
        ),
    ),
)


def bowed(pose: Horse, neck: float, head: float) -> Horse:
    """``STANDING`` or one like it with the ``neck`` turned about its root and the ``head`` about the poll.

    The turns are in degrees; forward and down, and in towards the breast, is negative.
    """
    root, poll = complex(245, 450), complex(165, 296)
    crest = poll - root

    def along(x: float, y: float) -> tuple[float, float]:
        """How much of the turn of the neck and of the head a point follows."""
        to = complex(x, y) - root
        rise = (to.real * crest.real + to.imag * crest.imag) / abs(crest) ** 2
        face = min(1.0, max(0.0, (190 - x) / 25)) if y < 412 + (178 - x) * 0.62 else 0.0
        return max(face, min(1.0, max(0.0, rise * 1.15))) if x < 320 else 0.0, face

    def turned(point: Pt) -> Pt:
        bent, face = along(*point)
        around = rect(1, radians(neck * bent))
        p, top = root + (complex(*point) - root) * around, root + crest * around
        p = top + (p - top) * rect(1, radians(head * face))
        return p.real, p.imag

    def shape(points: Points) -> str:
        return moved(points, turned)

    def cut(one: Cut) -> Cut:
        return (shape(one[0]), *one[1:])

    return replace(
        pose,
        body=shape(pose.body),
        mane=shape(pose.mane),
        mane_cuts=tuple(map(shape, pose.mane_cuts)),
        muscles=tuple(map(cut, pose.muscles)),
        rein=shape(pose.rein),
        head=pose.head.moved(turned, neck + head),
    )


#: On both hind legs, hooves on y 826, the saddle at (356, 436).
REARING = Horse(
    body=(
        "192,234! 226,238 260,262 284,300 298,344 310,382 340,420 384,448 428,478 470,518 498,562 510,606"
        " 512,652 500,690 486,716 496,746 484,764 460,788 448,806 438,816 440,828! 386,828! 398,808"
        " 410,796 416,782 436,758 446,736 428,706 392,680 370,654 360,632! 328,612 290,582 262,560"
        " 250,548! 218,550 188,542 170,532! 166,552 164,576 170,592 186,606 206,614! 182,644! 160,620"
        " 146,602 136,586 136,558 132,526 122,506 120,486 134,470 166,466 190,466! 174,440 168,412"
        " 176,380 194,346! 178,360 158,374 142,394 124,408 104,406 92,392 94,374 108,342 128,296 148,254"
        " 168,232!"
    ),
    hooves=("370,804 456,812 456,850 370,850", "140,622 160,614 188,600 222,606 190,664 150,650"),
    socks=("404,776 470,800 450,860 380,860", "130,568 190,572 230,660 120,640"),
    far_legs=(
        (
            "400,636! 340,660 324,688 344,714 370,732 368,750 346,776 328,792 316,806 300,828! 350,828!"
            " 354,814 360,802 378,784 402,758 420,738 432,710 470,670!",
            "290,812 364,806 366,850 290,850",
        ),
        (
            "210,420! 160,412 118,406 92,398 78,404 74,420 72,448 66,478 58,498 62,512 70,528 66,548!"
            " 102,552! 104,538 98,522 92,506 98,482 108,456 112,444! 150,470 210,500!",
            "50,520 110,526 110,570 50,570",
        ),
    ),
    tail=(
        "488,584 520,578 546,606 552,656 544,704 550,748 538,800! 524,770 512,806! 506,760 514,712"
        " 524,664 518,626 498,612"
    ),
    tail_cuts=(
        "504,596 532,614 536,666 528,720 534,780",
        "516,598 544,630 542,690 540,744",
        "500,606 524,632 526,680 516,730 514,790",
    ),
    mane=(
        "172,238! 196,214 236,220 274,246 304,288! 292,290 318,332! 302,330 322,376! 304,370 312,396!"
        " 290,384 268,350 262,366! 244,318 236,330! 222,286 212,298! 204,264 188,268 166,286! 162,258"
    ),
    mane_cuts=(
        "188,228 216,234 226,262 230,306",
        "214,222 246,248 258,290 262,340",
        "238,230 274,268 288,314 302,372",
        "260,246 288,276 306,318",
        "184,240 172,256 168,276",
    ),
    muscles=(
        ("362,634 356,606 366,578", 4, (1, 0)),
        ("250,548 262,526 262,500", 4, (1, 0)),
        ("192,466 210,478 222,500", 3.4, (0.8, 0)),
        ("396,680 420,656 430,620", 3.4, (0.6, 0)),
        ("458,548 478,590 474,634", 3.2),
        ("470,660 464,690 452,712", 3),
        ("462,742 450,762 434,778", 2.6),
        ("182,404 190,432 206,452", 3.2),
        ("152,532 150,556 152,574", 2.6),
        ("140,488 152,500 168,502", 2.6),
        ("208,520 190,518 176,510", 2.4),
        ("240,420 252,460 246,496", 3.2, (0.2, 0)),
        ("300,572 330,596 350,604", 2.4),
    ),
    head=Head(
        ear="186,238! 180,212 190,188! 206,210 206,238!",
        ear_inside="190,230! 188,214 192,200! 199,216 198,230!",
        white="140,292! 148,278 165,280! 156,292",
        pupil=(152, 285, 8, 7),
        nostril="95,376 103,368 108,377 101,384",
        muzzle=(98, 396, 28, 26, 0),
        lines=(
            ("190,276 200,306 192,342 176,352", 3.4, (0.1, 0.6)),
            ("136,295 147,276 168,280", 4.2),
            ("142,267 152,261 166,266", 3),
            ("142,297 154,298 164,290", 2.2),
            ("94,398 108,392 122,386", 3.2, (1, 0.1)),
            ("122,326 128,346 124,366", 2.2),
        ),
        blaze="156,236! 168,238 142,284 128,326 112,360 100,362 108,330 126,288",
        bridle=("192,244 170,298 126,380", "112,338 128,356 146,372", "150,252 172,262 190,276"),
        bit=(122, 386),
        rosette=(186, 262),
    ),
    straps=(
        ("168,436 196,462 240,462 278,440 306,408", 17),
        ("430,486 456,536 484,590 510,622", 15),
        ("468,520 470,546 462,566", 11),
    ),
    pendants=((182, 462), (204, 470), (230, 468), (256, 456)),
    studs=((206, 466), (256, 456), (456, 536), (486, 594)),
    cloth="300,392! 344,436 392,468 444,492! 428,548 392,612! 336,594 286,562 246,520! 268,452",
    cloth_border=(38, 22, 17),
    fringe=(249, 524, 140, 90, 10),
    fringe_count=11,
    saddle=("288,400! 286,368 302,358 322,384 352,418 396,436 422,420 440,426 436,468! 390,474 334,448"),
    rein="122,388 166,402 206,392",
    saddle_cuts=(("296,384 318,412 352,438 400,452", 2.8),),
)


#: The same with a cropped mane and the tail thrown up: a war-horse.
CHARGING = replace(
    REARING,
    tail=(
        "484,584! 512,556 544,548 560,578 556,622 544,660 554,700 548,752! 532,724 524,752! 516,706 522,660 532,616"
        " 528,592 512,592 498,616"
    ),
    tail_cuts=(
        "500,588 530,568 546,594 536,646 536,704",
        "522,574 552,582 550,624 540,668",
        "512,600 524,608 520,660 524,716",
    ),
    mane=(
        "170,240! 188,222 212,220! 216,232 238,232! 242,246 262,252! 262,268 282,276! 280,292 298,304! 292,318 306,336!"
        " 298,350 306,374! 290,362 270,318 246,280 218,256 194,252 166,288! 162,258"
    ),
    mane_cuts=(
        "206,226 212,240 210,252",
        "232,236 238,252 234,268",
        "256,256 260,272 254,290",
        "276,280 278,296 270,312",
        "292,310 292,328 284,342",
        "182,240 172,258 168,276",
    ),
)


def strap(c: Canvas, points: Points, color: str, w: float) -> None:
    """A strap of even width."""
    c.form(limb(points, [w] * len(pairs(points)), cap=0), color, w=DETAIL, shade=w * 0.2, heavy=False)


def _joined(shapes: tuple[str, ...]) -> Path:
    path = Path()
    for shape in shapes:
        path += poly(shape)
    return path


def far_leg(c: Canvas, outline: str, end: str, coat: str) -> None:
    """A leg in the shadow of the body, its hoof painted inside the outline."""
    c.form(curve(outline), shade_of(coat), shade=0, inner=partial(c.flat, poly(end), shade_of(BROWN), DETAIL))


def horse(c: Canvas, pose: Horse, coat: Coat, tack: Tack) -> None:
    """A harnessed horse; the rider goes on top of it."""
    locks(c, curve(pose.tail), coat.mane, pose.tail_cuts)
    for outline, end in pose.far_legs:
        far_leg(c, outline, end, coat.body)

    def markings() -> None:
        if coat.socks:
            c.fill(_joined(pose.socks), coat.socks)
        c.flat(_joined(pose.hooves), shade_of(BROWN), DETAIL)
        c.fill(ellipse(*pose.head.muzzle), shade_of(coat.body))
        if coat.blaze:
            c.fill(curve(pose.head.blaze), coat.blaze)

    c.form(curve(pose.body), coat.body, shade=9, hatch=(20, 9.5, 22), inner=markings)
    c.ink(*pose.muscles)
    _head(c, pose.head, coat)
    locks(c, curve(pose.mane), coat.mane, pose.mane_cuts)
    _tack(c, pose, tack)


def _head(c: Canvas, head: Head, coat: Coat) -> None:
    c.form(curve(head.ear), coat.body, w=CONTOUR - 0.4, shade=3)
    c.fill(curve(head.ear_inside), shade_of(coat.body))
    c.fill(curve(head.white), WHITE)
    x, y, rx, ry = head.pupil
    c.fill(ellipse(x, y, rx, ry))
    c.fill(ellipse(x - 2, y - 2.4, 1.8), WHITE)
    c.fill(curve(head.nostril))
    c.ink(*head.lines)


def _tack(c: Canvas, pose: Horse, tack: Tack) -> None:
    for points, w in zip(pose.head.bridle, (10.0, 10.0, 9.0), strict=True):
        strap(c, points, tack.strap, w)
    c.form(ellipse(*pose.head.bit, 9.5), tack.metal, w=DETAIL, shade=2)
    c.bead(*pose.head.rosette, 7.5, tack.metal)
    drop = mirrored("0,0! 8,6 7.5,17 0,26!")
    for x, y in pose.pendants:
        c.form(drop.moved(x, y), tack.metal, w=FINE + 0.4, shade=2)
    for points, w in pose.straps:
        strap(c, points, tack.strap, w)
    for x, y in pose.studs:
        c.form(ellipse(x, y, 7.5), tack.metal, w=FINE + 0.3, shade=1.5)
    cloth = curve(pose.cloth)

    def border() -> None:
        wide, line, narrow = pose.cloth_border
        c.line(cloth, wide, tack.edge)
        c.line(cloth, line)
        c.line(cloth, narrow, tack.cloth)
        if tack.stars:
            mesh = Path()
            for x, y in pose.cloth_stars:
                mesh += star(x, y, 4, 2.6, 8)
            c.fill(mesh, tack.edge)

    c.form(cloth, tack.cloth, shade=8, inner=border)
    x0, y0, dx, dy, sag = pose.fringe
    for i in range(pose.fringe_count):
        t = i / (pose.fringe_count - 1)
        c.flat(
            curve(fit("-5,-3! -7,12 0,17 6,12 6,0!", x=x0 + dx * t, y=y0 + dy * t + sag * sin(pi * t))),
            tack.edge,
        )
    c.form(curve(pose.saddle), BROWN, shade=6)
    c.ink(*pose.saddle_cuts)


def rein(c: Canvas, color: str, points: Points) -> None:
    """A rein along a line."""
    path = curve(points, closed=False)
    c.line(path, 9.5)
    c.line(path, 4.8, color)


def reins(c: Canvas, pose: Horse, color: str, to: Pt) -> None:
    """The rein from the bit to a hand at ``to``."""
    rein(c, color, [*pairs(pose.rein), to])


def stirrup(c: Canvas, arch: str, tread: str, metal: str, spur: Pt) -> None:
    """A stirrup, its arch and tread given as lines, and the wheel of the spur."""
    c.flat(star(*spur, 6, 4, 10), metal)
    path = curve(arch, closed=False)
    c.line(path, 8.5)
    c.line(path, 4, metal)
    c.flat(poly(tread), metal, DETAIL)


def boot_standing(c: Canvas, boot: str, top: str) -> None:
    """The near boot on the standing horse, in its stirrup."""
    shape = (
        "248,500! 262,540 266,580 258,606 222,620 196,632 194,646! 286,650! 302,640 304,606 312,560 314,510! 282,500"
    )
    c.form(curve(shape), boot, shade=7, hatch=(12, 9, 16))
    c.ink(("268,590 280,604 298,606", 3), ("272,600 282,616 300,620", 2.6), ("280,530 284,556 282,576", 2.4))
    c.flat(poly("194,643 266,646 266,654 196,652"), BROWN, DETAIL)
    c.flat(poly("276,648 304,644 306,658 282,660"), BROWN, DETAIL)
    c.form(curve("238,486! 282,498 324,490! 322,518! 282,528 242,516!"), top, w=DETAIL + 0.8, shade=5)
    stirrup(c, "232,656 233,630 243,615 255,630 257,658", "224,653 266,655 266,663 224,661", YELLOW, (316, 636))


def seat_standing(c: Canvas, breech: str, pane: str, boot: str, top: str) -> None:
    """The near leg on the standing horse: boot, stirrup, thigh in paned breeches."""
    boot_standing(c, boot, top)

    def panes() -> None:
        for k in (0, 44, 86):
            c.flat(limb(fit("352,396 354,450 330,520", x=-k), (15, 19, 14), cap=0), pane, DETAIL)

    thigh = "372,404! 388,440 372,476 330,500 284,512 246,502 234,474 252,446 292,424 318,404!"
    c.form(curve(thigh), breech, shade=9, inner=panes, hatch=(60, 9, 16))


def seat_rearing(c: Canvas, coat: str, trim: str, boot: str, top: str) -> None:
    """The near leg on the rearing horse: boot, stirrup, and the skirt of the coat over the thigh."""
    shape = "254,528! 262,570 266,600 254,618 226,632 214,646 220,660! 288,652! 304,640 306,602 318,566 322,528!"
    c.form(curve(shape), boot, shade=7, hatch=(12, 9, 16))
    c.ink(
        ("264,604 282,612 302,606", 2.8),
        ("270,616 286,624 304,620", 2.4),
        ("284,548 290,572 286,592", 2.4),
    )
    c.flat(poly("216,656 272,650 273,659 222,667"), BROWN, DETAIL)
    c.flat(poly("280,652 307,644 310,657 286,664"), BROWN, DETAIL)
    c.form(curve("246,514! 288,528 330,522! 327,548! 288,556 250,542!"), top, w=DETAIL + 0.8, shade=5)
    stirrup(c, "236,664 238,638 250,622 262,636 266,662", "230,662 272,658 273,667 231,671", YELLOW, (320, 636))
    coat_skirt(c, coat, trim)


def coat_skirt(c: Canvas, coat: str, trim: str) -> None:
    """The skirt of a rider's coat over his near thigh, on the rearing horse."""
    hem = "238,506 268,534 318,550 372,552 420,530"

    def border() -> None:
        c.line(curve(hem, closed=False), 44, trim)
        c.line(curve(fit(hem, 0.9, 1, 33, -22), closed=False), DETAIL)

    skirt = "318,404! 274,446 238,506! 268,534 318,550 372,552 420,530! 420,470 396,408!"
    c.form(curve(skirt), coat, shade=9, inner=border, hatch=(30, 9, 18))
    c.ink(
        ("330,424 290,470 272,526", 3.6, (0.8, 0.1)),
        ("346,428 318,480 312,542", 3.6, (0.8, 0.1)),
        ("364,428 354,490 356,546", 3.6, (0.8, 0.1)),
        ("380,426 390,480 396,538", 3.4, (0.8, 0.1)),
    )
