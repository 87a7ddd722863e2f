"""The pips of the Piacentine deck: ring coins with a red face, fluted goblets, swords with an S guard, knotty logs.

Every pip is placed by its centre; line weights do not grow with it.
"""

from __future__ import annotations

from math import cos, pi, sin

from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    FINE,
    Canvas,
    Cut,
    Hatch,
    V,
    curve,
    ellipse,
    fit,
    limb,
    mirrored,
    poly,
    rays,
    star,
)
from tools.draw_decks.ornaments import disc_face, lozenge
from tools.draw_decks.palette import BLUE, CORAL, GREEN, LIME, NIGHT, RED, STEEL, TAN, WHITE, YELLOW, shade_of

GAP = 7.0  # between the wedges of the hatching, which is denser than in the other decks


def hatch(length: float = 16, angle: float = 14, gap: float = GAP) -> Hatch:
    """Hatching of this deck, its wedges ``length`` long."""
    return angle, gap, length * 1.25


# ------------------------------------------------------------------ coin
def coin(c: Canvas, x: float, y: float, dia: float) -> None:
    """A black and yellow ring about a red face."""
    r = dia / 2
    big = r > 100
    with c.at(x, y, r), c.lighter(1.0 if big else 0.9 if r > 70 else 0.75):
        c.form(ellipse(0, 0, 0.98), YELLOW, shade=max(3.5, r * 0.05))
        n = 44 if big else 30
        c.fill(rays(0, 0, n, 0.965, 0.89, 0.055 if big else 0.075))
        c.fill(ellipse(0, 0, 0.87))
        studs = 20 if big else 14
        for i in range(studs):
            a = i * 2 * pi / studs
            px, py = 0.765 * cos(a), 0.765 * sin(a)
            c.fill(ellipse(px, py, 0.072 if big else 0.082), YELLOW)
            if big:
                c.fill(ellipse(px, py, 0.026), RED)
        c.flat(ellipse(0, 0, 0.655), YELLOW, DETAIL)
        c.fill(rays(0, 0, n, 0.65, 0.57, 0.05 if big else 0.07))
        face = (20, 5.5 if big else 4.6, r * 0.12)
        c.form(ellipse(0, 0, 0.545), CORAL, w=DETAIL + 0.6, shade=max(3.0, r * 0.07), hatch=face)
        with c.at(scale=0.49), c.lighter(1.0 if big else 0.92):
            disc_face(c)


# ------------------------------------------------------------------ cup
def cup(c: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Fluted goblet without handles: blue lip, red bowl, gold calyx, green foot."""
    with c.at(x, y, width, scale_y=height / 1.2), c.lighter(1.0 if width > 190 else 0.85):
        _foot(c, width)
        _bowl(c, width)
        _lip(c, width)


def _foot(c: Canvas, s: float) -> None:
    """Two steps and a knop."""
    steps = mirrored("0.06,0.26 0.10,0.36 0.24,0.43 0.36,0.50! 0.36,0.57! 0,0.63")
    c.form(steps, GREEN, w=DETAIL + 0.6, shade=s * 0.045, hatch=hatch(s * 0.10, 4, 5.4))
    c.form(curve("-0.37,0.50! 0,0.56 0.37,0.50! 0.37,0.57! 0,0.64 -0.37,0.57!"), YELLOW, w=DETAIL, shade=s * 0.025)
    flutes = [[(i * 0.055, 0.36), (i * 0.085, 0.42), (i * 0.105, 0.53 - 0.02 * abs(i))] for i in range(-2, 3)]
    c.ink(*[(flute, 2.4) for flute in flutes])
    c.form(ellipse(0, 0.26, 0.15, 0.075), YELLOW, w=DETAIL + 0.3, shade=s * 0.025)
    for i in (-1, 0, 1):
        c.fill(ellipse(i * 0.075, 0.265, 0.022), BLUE if i else RED)


def _bowl(c: Canvas, s: float) -> None:
    """The bowl in a calyx of five leaves."""
    bowl = mirrored("0.40,-0.42! 0.40,-0.24 0.38,-0.04 0.25,0.13 0.08,0.20 0,0.205")
    c.form(bowl, RED, w=CONTOUR, shade=s * 0.07, hatch=hatch(s * 0.13, 8, 5.8))
    c.ink(*[([(i * 0.115, -0.24), (i * 0.11, -0.12)], 2.6, (1, 0.2)) for i in range(-2, 3)])
    for i, x in ((-2, -0.24), (2, 0.24), (-1, -0.13), (1, 0.13), (0, 0.0)):
        low, tip = 0.07 - abs(i) * 0.015, -0.10 + abs(i) * 0.01
        leaf = [V(x * 0.35, 0.20, True), V(x - 0.07, low), V(x * 1.22 - 0.01, tip, True), V(x + 0.07, low)]
        c.form(curve(leaf), LIME if i % 2 else YELLOW, w=FINE + 0.3, shade=s * 0.014, heavy=False)


def _lip(c: Canvas, s: float) -> None:
    """A gold band with sparkles under a fluted blue lip."""
    band = curve("-0.405,-0.34! 0,-0.28 0.405,-0.34! 0.40,-0.22! 0,-0.16 -0.40,-0.22!")
    c.form(band, YELLOW, w=DETAIL + 0.2, shade=s * 0.03)
    for i in range(-3, 4):
        c.fill(star(i * 0.112, -0.222 - abs(i) ** 1.6 * 0.0085, 4, 0.018, 0.048), RED if i % 2 else BLUE)
    lip = curve("-0.46,-0.53! -0.42,-0.42 -0.405,-0.33! 0,-0.27 0.405,-0.33! 0.42,-0.42 0.46,-0.53! 0,-0.5")
    c.form(lip, BLUE, w=DETAIL + 0.6, shade=s * 0.05, hatch=hatch(s * 0.10, 10, 5.8))
    c.form(ellipse(0, -0.53, 0.46, 0.085), YELLOW, w=DETAIL + 0.4, shade=0)
    c.flat(ellipse(0, -0.522, 0.385, 0.055), NIGHT)
    for i in range(-3, 4):
        dip = 0.012 * (3 - abs(i))
        c.ink(([(i * 0.10, -0.415 + dip), (i * 0.098, -0.33 + dip)], 2.4, (0.9, 0.4)))


# ------------------------------------------------------------------ sword
def sword(
    c: Canvas,
    x: float,
    y: float,
    length: float,
    turn: float = 0,
    blade: float = 32,
    guard: float = 92,
    grip: float = 0.17,
) -> None:
    """Straight fullered sword with an S guard, point up when not turned; ``grip`` is a fraction of its length."""
    top, end = -length / 2, length / 2
    cross = end - length * grip - blade * 0.7  # the level of the guard
    with c.at(x, y, 1, turn), c.lighter(1.0 if length > 380 else 0.88):
        _blade(c, blade, top, cross)
        _hilt(c, blade, cross, end)
        _guard(c, blade, guard / 2, cross)


def _blade(c: Canvas, blade: float, top: float, cross: float) -> None:
    h = blade / 2

    def dark_half() -> None:
        c.fill(poly([(0, top - 9), (blade, top), (blade, cross + 9), (0, cross + 9)]), BLUE)

    half = [V(0, top, True), V(h * 0.9, top + blade * 1.3), V(h, top + blade * 2.2), V(h, cross, True)]
    c.form(mirrored(half), STEEL, shade=0, inner=dark_half)
    fuller = [V(0, top + blade * 2.1, True), V(h * 0.34, top + blade * 2.8), V(h * 0.34, cross, True)]
    c.flat(mirrored(fuller), WHITE)
    cuts: list[Cut] = [([(0, top + blade * 0.7), (0, top + blade * 2.1)], 2.8, (0.3, 1))]
    start = top + blade * 1.6
    for i in range(int((cross - start) / 13)):
        cuts.append(([(h, start + i * 13 + blade * 0.2), (h * 0.45, start + i * 13)], 2.2, (1.0, 0.0)))
    c.ink(*cuts)


def _hilt(c: Canvas, blade: float, cross: float, end: float) -> None:
    """The wound grip and the pommel."""
    w, low = blade * 0.58, end - blade * 0.62
    half = [V(w / 2, cross, True), V(w * 0.66, (cross + low) / 2), V(w * 0.44, low, True)]
    c.form(mirrored(half), RED, w=DETAIL + 0.4, shade=w * 0.25)
    step = max(6.0, blade * 0.30)
    cuts: list[Cut] = []
    for i in range(1, int((low - 2 - cross) / step + 0.999)):
        y = cross + i * step
        cuts.append(([(-w * 0.58, y + step * 0.35), (w * 0.58, y - step * 0.5)], 2.6, (0.6, 0.6)))
    c.ink(*cuts)
    pommel = [
        V(0, low - blade * 0.12),
        V(blade * 0.34, low),
        V(blade * 0.40, low + blade * 0.34),
        V(blade * 0.18, end - 1),
        V(0, end),
    ]
    c.form(mirrored(pommel), YELLOW, w=DETAIL + 0.4, shade=blade * 0.10)
    c.fill(ellipse(0, low + blade * 0.28, blade * 0.12), RED)


def _guard(c: Canvas, blade: float, reach: float, y: float) -> None:
    """One curl up on the left and one down on the right, a stone in the middle."""
    curl = [(0.86, 0.62), (1.0, 0.30), (0.72, 0.0)]
    line = [(-reach * x, y - blade * k) for x, k in curl] + [(0.0, y)]
    line += [(reach * x, y + blade * k) for x, k in reversed(curl)]
    t = blade * 0.34
    widths = [t * k for k in (0.75, 0.85, 0.95, 1.5, 0.95, 0.85, 0.75)]
    c.form(limb(line, widths), YELLOW, w=DETAIL + 0.4, shade=blade * 0.10)
    for side in (-1, 1):
        c.form(ellipse(side * reach * 0.80, y + side * blade * 0.66, t * 0.62), YELLOW, w=DETAIL, shade=t * 0.2)
    c.flat(lozenge(0, y, blade * 0.30, blade * 0.30), GREEN, FINE + 0.3)


# ------------------------------------------------------------------ log
def cut_face(c: Canvas, x: float, y: float, rx: float, ry: float, turn: float = 0) -> None:
    """A sawn end with year rings."""
    c.flat(ellipse(x, y, rx, ry, turn), TAN, DETAIL)
    c.line(ellipse(x, y, rx * 0.55, ry * 0.55, turn), FINE)


#: Outline of a log in its width and length, the cracks of its bark, and the places and widths of its lopped boughs.
LOG = (
    "-0.36,-0.475! 0.36,-0.475! 0.37,-0.38 0.34,-0.31 0.43,-0.265 0.38,-0.20 0.33,-0.10 0.36,0 0.33,0.07 0.42,0.12"
    " 0.35,0.19 0.29,0.30 0.32,0.40 0.27,0.475 0,0.50 -0.27,0.475 -0.33,0.42 -0.28,0.35 -0.37,0.28 -0.31,0.21"
    " -0.30,0.10 -0.35,0 -0.35,-0.06 -0.44,-0.10 -0.38,-0.16 -0.33,-0.26 -0.38,-0.36"
)
CRACKS = (
    ("-0.22,-0.43 -0.16,-0.36 -0.20,-0.28", 3.0),
    ("0,-0.43 0.05,-0.35 0.02,-0.27", 3.0),
    ("-0.16,-0.22 -0.10,-0.14 -0.14,-0.06", 2.8),
    ("0.14,-0.22 0.17,-0.14 0.12,-0.07", 2.6),
    ("-0.16,0.10 -0.10,0.18 -0.14,0.26", 2.8),
    ("0.04,0.22 0.08,0.31 0.03,0.40", 2.8),
    ("-0.14,0.32 -0.08,0.38 -0.12,0.45", 2.6),
)
BOUGHS = (
    (0.26, -0.26, 0.66, -0.335, 0.30),
    (-0.28, -0.10, -0.66, -0.17, 0.28),
    (0.26, 0.13, 0.60, 0.06, 0.25),
    (-0.22, 0.27, -0.54, 0.205, 0.22),
)


def log(c: Canvas, x: float, y: float, length: float, width: float, turn: float = 0, swap: bool = False) -> None:
    """A knotty lopped log, the sawn end up when not turned: green above, red below (or ``swap``), a band between."""
    up, low = (RED, GREEN) if swap else (GREEN, RED)
    big = length > 330
    with c.at(x, y, 1, turn), c.lighter(1.0 if big else 0.86):
        for bx, by, ex, ey, k in BOUGHS:
            line = fit([(bx, by + 0.02), ((bx + ex) / 2, (by + ey) / 2 + 0.014), (ex, ey)], width, length)
            bough = limb(line, (width * k * 1.5, width * k * 1.1, width * k), cap=0)
            c.form(bough, up if by < 0 else low, w=DETAIL + 0.4, shade=width * 0.05)
            cut_face(c, ex * width, ey * length, width * k * 0.34, width * k * 0.54, -40 if ex > 0 else 40)

        def lower() -> None:
            c.fill(poly(fit("-0.7,0.02 0.7,0.02 0.7,0.6 -0.7,0.6", width, length)), low)
            dark = "0.16,0! 0.20,0.12 0.13,0.24 0.16,0.36 0.06,0.55! 0.7,0.55! 0.7,0!"
            c.fill(curve(fit(dark, c.dark_side * width, length)), shade_of(low))

        bark = (18 + turn, 6.4 if big else 5.2, width * 0.24)
        c.form(curve(fit(LOG, width, length)), up, shade=width * 0.16, inner=lower, hatch=bark)
        c.ink(*[(fit(crack, width, length), w) for crack, w in CRACKS])
        for kx, ky in ((0.05, -0.20), (-0.04, 0.145)):
            c.flat(ellipse(kx * width, ky * length, width * 0.11, width * 0.075), YELLOW, FINE + 0.3)
            c.fill(ellipse(kx * width, ky * length, width * 0.045, width * 0.03))
        band = fit("-0.38,0.012 0,0.030 0.39,0.012", width, length)
        c.form(limb(band, [width * 0.19] * 3, cap=0.12), YELLOW, w=DETAIL, shade=width * 0.04)
        for i in (-1, 0, 1):
            c.fill(ellipse(i * width * 0.2, length * (0.029 - abs(i) * 0.007), width * 0.05), low if i else up)
        cut_face(c, 0, -0.475 * length, width * 0.36, width * 0.17)
