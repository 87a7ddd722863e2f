"""Ornaments that several decks use: leaves, flowers, ribbons, faces on discs, vessels, the emblem."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, degrees, pi, sin

from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    FINE,
    Canvas,
    Cut,
    Draw,
    Hatch,
    Path,
    Points,
    Pt,
    V,
    curve,
    ellipse,
    fit,
    limb,
    mirrored,
    pairs,
    petals,
    poly,
    rays,
    rounded,
)
from tools.draw_decks.palette import BROWN, GREEN, INK, RED, TAN, WHITE, YELLOW, shade_of

WINE = "#5A0E14"  # the dark inside of cups


def around(n: int, start: float = -90.0) -> list[float]:
    """``n`` angles of a full turn, in radians."""
    return [(start + i * 360 / n) * pi / 180 for i in range(n)]


def spokes(n: int, r_in: float, r_out: float, w: float, start: float = -90.0) -> list[Cut]:
    """Radial cuts about the origin, thick inside."""
    return [([(r_in * cos(a), r_in * sin(a)), (r_out * cos(a), r_out * sin(a))], w, (1, 0)) for a in around(n, start)]


def dots(n: int, r: float, size: float) -> Path:
    """A ring of discs about the origin."""
    ring = Path()
    for a in around(n):
        ring += ellipse(r * cos(a), r * sin(a), size)
    return ring


# ------------------------------------------------------------------ faces
def disc_face(c: Canvas, mouth: str = "#B3161F") -> None:
    """A frontal face filling the unit circle: sun, clasp, mask."""
    for side in (-1, 1):
        c.fill(ellipse(side * 0.46, 0.24, 0.16), RED)
        c.fill(curve(fit("0.57,-0.09! 0.36,-0.22 0.15,-0.07! 0.36,-0.02", side)), WHITE)
        c.fill(ellipse(side * 0.35, -0.11, 0.08))
        c.ink(
            (fit("0.64,-0.28 0.38,-0.45 0.12,-0.3", side), 4.2),
            (fit("0.6,-0.07 0.36,-0.24 0.13,-0.06", side), 3.6),
            (fit("0.5,-0.02 0.35,0.04 0.2,-0.01", side), 2.0),
            (fit("0.3,0.36 0.38,0.41 0.4,0.5", side), 1.8),
        )
    c.ink(("-0.12,-0.32 -0.07,-0.05 -0.15,0.16 -0.02,0.24 0.1,0.17", 3.4))
    c.fill(curve("-0.27,0.43! -0.08,0.4 0,0.42 0.08,0.4 0.27,0.43! 0,0.6"), mouth)
    c.ink(("-0.33,0.4 -0.12,0.47 0.12,0.47 0.33,0.4", 3.0), ("-0.14,0.7 0,0.74 0.14,0.7", 2.2))


def small_face(c: Canvas) -> None:
    """The face of ``disc_face`` reduced to what shows on a small disc."""
    for side in (-1, 1):
        c.fill(ellipse(side * 0.50, 0.24, 0.17), RED)
        c.fill(ellipse(side * 0.36, -0.10, 0.13))
        c.ink((fit("0.68,-0.22 0.4,-0.42 0.12,-0.26", side), 3.2))
    c.ink(
        ("-0.1,-0.28 -0.06,0 -0.14,0.2 0,0.27 0.11,0.2", 2.6),
        ("-0.36,0.42 -0.14,0.56 0.14,0.56 0.36,0.42", 3.4),
    )


# ------------------------------------------------------------------ plants
def leaf(c: Canvas, x: float, y: float, size: float, turn: float, color: str = GREEN) -> None:
    """Pointed leaf, base at (x, y), pointing up when not turned."""
    with c.at(x, y, size, turn):
        c.form(mirrored("0,-1! 0.22,-0.66 0.27,-0.36 0.05,0!"), color, w=DETAIL, shade=size * 0.06)
        c.ink(("0,0 0.02,-0.5 0,-0.9", 2.2, (1, 0)))


def laurel_leaf(c: Canvas, x: float, y: float, size: float, turn: float, color: str = GREEN, w: float = DETAIL) -> None:
    """Slender leaf whose half away from the light is dark."""
    with c.at(x, y, size, turn):
        c.form(mirrored("0,-1! 0.17,-0.7 0.21,-0.42 0.11,-0.14 0,0!"), color, w=w, shade=0)
        c.fill(curve(fit("0,-0.93! 0.12,-0.7 0.16,-0.42 0.08,-0.16 0,-0.05!", c.dark_side)), shade_of(color))
        c.ink(("0,0 0.02,-0.5 0,-0.86", 2.0, (1, 0)))


def laurel(c: Canvas, spine: Points, size: float, color: str = GREEN, berries: bool = True, step: float = 6.4) -> None:
    """A laurel branch along a curved spine, leaves in pairs, one at the tip."""
    points = pairs(spine)
    last = len(points) - 1
    c.form(limb(points, [9.0 - 5.0 * i / last for i in range(last + 1)]), BROWN, w=DETAIL, shade=2)
    line = curve(points, closed=False).flat(8)[0]
    n = len(line)
    count = max(3, int(n / step))
    for i in range(count):
        j = min(n - 2, 2 + int(i * (n - 4) / count + 0.5))
        (x, y), along = line[j], _heading(line[j], line[j + 1])
        k = size * (1.0 - 0.28 * i / count)
        for lean in (46, -46):
            laurel_leaf(c, x, y, k, along + lean, color)
        if berries and i % 2:
            a = (along - 90) * pi / 180 + 0.25
            c.form(ellipse(x + 15 * cos(a), y + 15 * sin(a), 7), RED, w=FINE + 0.3, shade=1.8)
    laurel_leaf(c, *line[-1], size * 0.74, _heading(line[-2], line[-1]), color)


def _heading(a: Pt, b: Pt) -> float:
    """Turn of a leaf that points from ``a`` to ``b``."""
    return degrees(atan2(b[1] - a[1], b[0] - a[0])) + 90


def oak_leaf(c: Canvas, x: float, y: float, size: float, turn: float, color: str = YELLOW, w: float = DETAIL) -> None:
    """A lobed leaf, base at (x, y), pointing up when not turned."""
    half = (
        "0,-1 0.13,-0.92 0.16,-0.8 0.11,-0.73 0.24,-0.7 0.3,-0.58 0.17,-0.48 0.3,-0.46 0.34,-0.32"
        " 0.17,-0.22 0.12,-0.12 0.035,-0.04 0.03,0.06!"
    )
    veins: list[Cut] = [("0,0.04 0,-0.45 0,-0.9", 2.2, (1, 0))]
    if size > 60:
        for side in (-1, 1):
            for vein in ("0,-0.22 0.22,-0.38", "0,-0.45 0.2,-0.61", "0,-0.66 0.1,-0.82"):
                veins.append((fit(vein, side), 1.8, (1, 0)))
    with c.at(x, y, size, turn):
        c.form(mirrored(half), color, w=w, shade=size * 0.05)
        c.ink(*veins)


def acorn(c: Canvas, x: float, y: float, size: float, turn: float) -> None:
    """An acorn, stalk at (x, y), pointing up when not turned."""
    with c.at(x, y, size, turn):
        c.form(mirrored("0,-1! 0.3,-0.72 0.34,-0.3 0,-0.2"), RED, w=DETAIL, shade=size * 0.07)
        c.form(mirrored("0,-0.52 0.36,-0.44 0.44,-0.28 0.28,-0.06 0,0"), YELLOW, w=DETAIL, shade=size * 0.06)
        c.line(curve("-0.26,-0.16 0,-0.34 0.26,-0.16", closed=False), FINE)


def flower(c: Canvas, x: float, y: float, r: float, color: str = YELLOW, n: int = 6) -> None:
    """A flower seen from above."""
    with c.at(x, y, r):
        c.form(petals(0, 0, n, 0.1, 1.0, 3.9 / n), color, w=DETAIL, shade=r * 0.07)
        c.ink(*spokes(n, 0.25, 0.74, 2.2))
        c.bead(0, 0, 0.28, RED if color != RED else YELLOW, w=FINE + 0.3)


def tuft(c: Canvas, x: float, y: float, size: float, color: str = GREEN, n: int = 3) -> None:
    """A tuft of grass on the ground at (x, y)."""
    blades = Path()
    for t in sorted((i - (n - 1) / 2 for i in range(n)), key=abs, reverse=True):
        k = size * (1.15 - 0.3 * abs(t))
        blade = [
            V(t * 4 - 4, 4, True),
            V(t * 9 - 3, -k * 0.5),
            V(t * 16, -k, True),
            V(t * 11 + 4, -k * 0.4),
            V(t * 4 + 4, 4, True),
        ]
        blades += curve(fit(blade, x=x, y=y))
    c.flat(blades, color, FINE + 0.2)


# ------------------------------------------------------------------ wood
@dataclass(frozen=True)
class Cudgel:
    """The shape of a cudgel, thick end up, in fractions of its width and length."""

    outline: str
    shoots: tuple[tuple[Pt, Pt, float], ...]  # lopped: root, end, thickness
    bark: tuple[tuple[str, float], ...]
    knot: Pt


def cudgel(
    c: Canvas, shape: Cudgel, length: float, width: float, turn: float, colors: tuple[str, str], inner: Draw
) -> None:
    """A knotty cudgel about the origin, ``turn`` as it lies.

    ``colors`` are those of the upper and of the lower shoots, the first that of the wood, over which ``inner`` paints.
    """
    for root, tip, k in shape.shoots:
        middle = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 + 0.01)
        shoot = limb(fit([root, middle, tip], width, length), [width * k * t for t in (1.4, 1.1, 1)], cap=0)
        c.form(shoot, colors[root[1] > 0.05], w=DETAIL + 0.4, shade=width * 0.05)
        end = ellipse(0, 0, width * k * 0.36, width * k * 0.55, -35 if tip[0] > 0 else 35)
        c.flat(end.moved(tip[0] * width, tip[1] * length), TAN, FINE + 0.2)
    hatch = (25 + turn, 9 if length > 330 else 7.5, width * 0.18)
    c.form(curve(fit(shape.outline, width, length)), colors[0], shade=width * 0.15, inner=inner, hatch=hatch)
    c.ink(*[(fit(cut, width, length), w) for cut, w in shape.bark])
    x, y = shape.knot[0] * width, shape.knot[1] * length
    c.flat(ellipse(x, y, width * 0.11, width * 0.085), YELLOW, FINE + 0.4)
    c.fill(ellipse(x, y, width * 0.045, width * 0.03))


# ------------------------------------------------------------------ backs
def turned_over(c: Canvas, color: str, pattern: Draw) -> None:
    """A back of one ``color`` with a ``pattern`` inside a border like a folded-over edge."""
    field = rounded(16, 16, c.width - 32, c.height - 32, 16)
    c.fill(field, color)
    c.line(field, CONTOUR)
    pattern()
    c.line(rounded(29, 29, c.width - 58, c.height - 58, 9), DETAIL + 2, YELLOW)


# ------------------------------------------------------------------ ribbons, feathers, fur
def ribbon(c: Canvas, points: Points, widths: Sequence[float], color: str = RED, stripe: str | None = None) -> None:
    """A length of ribbon, optionally with a stripe along its middle."""
    inner: Draw | None = None
    if stripe is not None:
        middle, paint = limb(points, [w * 0.34 for w in widths], cap=0), stripe

        def inner() -> None:
            c.fill(middle, paint)

    c.form(limb(points, widths, cap=0), color, w=DETAIL + 0.4, shade=max(widths) * 0.22, inner=inner)


def bow(c: Canvas, x: float, y: float, size: float, color: str = RED, turn: float = 0) -> None:
    """A tied bow with two tails."""
    tail = "0,0.05! 0.23,0.3 0.41,0.54 0.54,0.88! 0.38,0.8! 0.26,0.95! 0.2,0.6 0.05,0.3"
    loop = "0,0! 0.29,-0.32 0.71,-0.38 0.85,-0.06 0.64,0.22 0.3,0.16"
    with c.at(x, y, size, turn):
        for side in (-1, 1):
            c.form(curve(fit(tail, side)), color, w=DETAIL + 0.2, shade=size * 0.05)
            c.form(curve(fit(loop, side)), color, w=DETAIL + 0.4, shade=size * 0.07)
            c.flat(curve(fit("0.21,-0.03! 0.45,-0.18 0.68,-0.14 0.64,0.04 0.41,0.07", side)), shade_of(color))
        c.form(rounded(-0.14, -0.17, 0.28, 0.34, 0.1), color, w=DETAIL + 0.4, shade=size * 0.04)


def feather(c: Canvas, x: float, y: float, length: float, width: float, turn: float, color: str, bars: int = 3) -> None:
    """A long wing feather, base at (x, y), pointing up when not turned."""
    h = width / 2
    shape = "-0.5,0! -0.95,-0.45 -0.9,-0.8 -0.2,-1 0.55,-0.92 1,-0.7 0.95,-0.4 0.5,0!"
    cuts: list[Cut] = [(fit("0,0 0.1,-0.5 0.05,-0.9", h, length), 2.6, (1, 0))]
    for i in range(bars):
        y_bar = -length * (0.45 + 0.17 * i)
        cuts.append((fit("0.1,0 0.66,-0.7", h, h, y=y_bar), 2.4, (1, 0)))
        cuts.append((fit("0.05,0 -0.6,-0.6", h, h, y=y_bar + 2), 2.2, (1, 0)))
    with c.at(x, y, 1, turn):
        c.form(curve(fit(shape, h, length)), color, w=DETAIL + 0.4, shade=width * 0.14)
        c.ink(*cuts)


def scales(c: Canvas, x0: float, y0: float, x1: float, y1: float, step: float, color: str = INK) -> None:
    """Rows of little cuts like roof tiles, for the inside of a form."""
    cuts: list[Cut] = []
    for row in range(int((y1 - y0) / (step * 0.62)) + 1):
        y = y0 + row * step * 0.62
        for i in range(int((x1 - x0) / step) + 1):
            x = x0 + (i + row % 2 / 2) * step
            cuts.append((fit("-0.45,0 0,0.55 0.45,0", step, step, x, y), 2.3))
    c.ink(*cuts, color=color)


def ermine(c: Canvas, spots: Sequence[Pt], size: float = 1.0) -> None:
    """Black tails on white fur."""
    tails = Path()
    for x, y in spots:
        tails += curve(fit("0,-9! 4,2 5,9! 0,5 -5,9! -4,2", size, size, x, y))
    c.fill(tails)


# ------------------------------------------------------------------ metal
def lozenge(x: float, y: float, rx: float, ry: float) -> Path:
    """An upright lozenge."""
    return poly(fit("0,-1 1,0 0,1 -1,0", rx, ry, x, y))


def ring(
    c: Canvas,
    y0: float,
    r0: float,
    y1: float,
    r1: float,
    color: str,
    bulge: float = 0.0,
    sag: float = 0.11,
    shade: float = 7.0,
    hatch: Hatch | None = None,
) -> None:
    """A ring of a turned vessel about x 0, between two heights with their radii; its edges sag."""
    m, ym = (r0 + r1) / 2 + bulge, (y0 + y1) / 2
    outline = [
        V(-r0, y0, True),
        V(0, y0 + r0 * sag),
        V(r0, y0, True),
        V(m, ym),
        V(r1, y1, True),
        V(0, y1 + r1 * sag),
        V(-r1, y1, True),
        V(-m, ym),
    ]
    c.form(curve(outline), color, shade=shade, hatch=hatch)


def staff(c: Canvas, length: float, foot: float) -> None:
    """A twisted gold staff from ``foot`` below the origin, where it ends in a ball, to ``length`` above."""
    c.form(limb([(0, foot), (0, -length)], (15, 14), cap=0.4), YELLOW, shade=3.5)
    turns = range(int((length + foot - 26) / 19))
    c.ink(*[([(-7, foot - 12 - i * 19), (7, foot - 23 - i * 19)], 2.6, (0.6, 0.6)) for i in turns])
    c.form(ellipse(0, foot + 2, 12), YELLOW, w=DETAIL + 0.4, shade=2.5)


def chain(c: Canvas, x: float, y: float, half: float, drop: float, gem: str = RED) -> None:
    """A collar of office of plates and stones with a pendant, ``half`` wide on each side."""
    for i in range(13):
        t = i / 6 - 1
        px, py = x + half * t, y + drop * (1 - t * t)
        if i % 2:
            c.bead(px, py, 5.6, gem, w=FINE + 0.2)
        else:
            c.form(lozenge(px, py, 8.5, 8.5), YELLOW, w=FINE + 0.3, shade=1.5, heavy=False)
    c.form(petals(x, y + drop + 20, 6, 3, 18, 12), YELLOW, w=DETAIL, shade=2)
    c.bead(x, y + drop + 20, 7, gem)


def emblem(c: Canvas, x: float, y: float, r: float) -> None:
    """The game's own emblem: a little broom, the *scopa*, tied in red before a rising sun."""
    with c.at(x, y, r):
        c.form(ellipse(0, 0, 0.98), WHITE, w=DETAIL, shade=0)
        c.fill(rays(0, 0.12, 24, 0.28, 0.87, 0.11), YELLOW)
        c.line(ellipse(0, 0, 0.87), FINE)
        with c.at(0, 0.01, 1, 32):
            c.form(limb("0,-0.81 0,0.05", (0.10, 0.12)), RED, w=DETAIL, shade=r * 0.03)
            c.form(mirrored("0.11,-0.02! 0.2,0.22 0.41,0.66! 0.21,0.73 0,0.76"), YELLOW, w=DETAIL, shade=r * 0.06)
            twigs: list[Cut] = [(fit("0.045,0.12 0.078,0.4 0.128,0.69", i), 2.3, (0.2, 1)) for i in range(-2, 3)]
            c.ink(*twigs)
            c.flat(poly("-0.15,0.02 0.15,0.02 0.19,0.16 -0.19,0.16"), RED, FINE + 0.3)


def sun_rays(c: Canvas, n: int, r_in: float, r_out: float, color: str = YELLOW) -> None:
    """Straight and waved rays in turn about the origin, as round a sun in splendour."""
    straight = mirrored(fit("0,-1! 0.095,0!", 1, 1))
    wave = curve("-0.09,0! -0.13,-0.35 0.0,-0.6 -0.02,-1! 0.12,-0.66 0.03,-0.36 0.09,0!")
    rim = Path()
    for i, a in enumerate(around(n)):
        shape = (wave if i % 2 else straight).scaled(1, r_out - r_in).moved(0, -r_in)
        rim += shape.turned(degrees(a) + 90)
    c.form(rim, color, w=FINE + 0.5, shade=0)
