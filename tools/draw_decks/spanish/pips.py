"""The pips of the Spanish deck: milled coins, goblets, swords with a shell guard, green lopped cudgels.

Every pip is placed by its centre; line weights do not grow with it.
"""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin

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
    poly,
    rays,
    star,
)
from tools.draw_decks.ornaments import WINE, disc_face, laurel_leaf, lozenge, small_face, spokes
from tools.draw_decks.palette import BLUE, BRONZE, GREEN, LEAF, OCHRE, RED, STEEL, TAN, YELLOW, shade_of


# ------------------------------------------------------------------ coins
def blank_coin(c: Canvas, x: float, y: float, dia: float) -> None:
    """A gold disc with a milled edge and a sunk field."""
    r = dia / 2
    big = r > 100
    with c.at(x, y, r), c.lighter(_coin_weight(r)):
        c.form(ellipse(0, 0, 0.98), YELLOW, shade=max(4.0, r * 0.07))
        c.fill(rays(0, 0, 48 if big else 34 if r > 62 else 26, 0.97, 0.855, 0.066 if big else 0.085))
        c.line(ellipse(0, 0, 0.835))
        c.form(ellipse(0, 0, 0.745), OCHRE, w=DETAIL, shade=max(3.0, r * 0.05), light=(0.6, 0.7))


def _coin_weight(r: float) -> float:
    return 1.0 if r > 100 else 0.92 if r > 70 else 0.84


def coin(c: Canvas, x: float, y: float, dia: float) -> None:
    """A coin with the sun on it."""
    r = dia / 2
    big = r > 100
    blank_coin(c, x, y, dia)
    with c.at(x, y, r), c.lighter(_coin_weight(r)):
        c.fill(star(0, 0, 16, 0.36, 0.70, start=-78.75), RED)
        c.flat(star(0, 0, 8, 0.34, 0.72), YELLOW, FINE + 0.5)
        if big:
            c.ink(*spokes(8, 0.40, 0.64, 2.4))
        c.form(ellipse(0, 0, 0.375), YELLOW, w=DETAIL, shade=max(2.5, r * 0.035), heavy=False)
        with c.at(scale=0.36):
            (disc_face if big else small_face)(c)


#: The leaves of the laurel round a head: root and direction.
LAUREL = (
    (-0.18, -0.40, -84),
    (-0.16, -0.44, -40),
    (-0.04, -0.40, -72),
    (-0.01, -0.46, -24),
    (0.10, -0.36, -58),
    (0.14, -0.42, -6),
    (0.22, -0.27, -40),
    (0.27, -0.33, 14),
    (0.31, -0.14, -22),
    (0.36, -0.19, 32),
    (0.38, 0.02, -4),
    (0.42, -0.03, 48),
)


def medal(c: Canvas, x: float, y: float, dia: float, flip: bool = False) -> None:
    """A great coin with a laurelled head in profile, looking left."""
    blank_coin(c, x, y, dia)
    with c.at(x, y - dia * 0.01, dia * 0.40, flip=flip):
        bust = (
            "-0.24,-0.50 -0.30,-0.28 -0.31,-0.16! -0.38,-0.02 -0.47,0.10 -0.44,0.16 -0.34,0.16! -0.37,0.22"
            " -0.37,0.26 -0.32,0.28! -0.37,0.33 -0.35,0.38 -0.31,0.40! -0.35,0.48 -0.30,0.57 -0.16,0.58"
            " -0.02,0.50 0.0,0.62 -0.20,0.80! -0.06,0.78 0.04,0.88! 0.16,0.80 0.28,0.86! 0.34,0.76 0.46,0.74!"
            " 0.30,0.56 0.30,0.20 0.20,-0.30"
        )
        hair = (
            "-0.02,-0.68 -0.24,-0.62 -0.37,-0.44! -0.31,-0.40 -0.35,-0.30! -0.20,-0.26 -0.10,-0.30! -0.06,-0.10"
            " 0.02,-0.06! 0.0,0.06 0.06,0.16! 0.14,0.30 0.06,0.42! 0.22,0.58 0.40,0.48! 0.38,0.40 0.52,0.26!"
            " 0.46,0.20 0.56,0.0! 0.50,-0.06 0.54,-0.26! 0.46,-0.30 0.44,-0.48! 0.30,-0.64"
        )
        c.form(curve(bust), YELLOW, w=DETAIL, shade=5)
        c.form(curve(hair), OCHRE, w=DETAIL, shade=4, dark=BRONZE)
        c.ink(
            ("-0.38,-0.1 -0.26,-0.16 -0.13,-0.08", 3.4),
            ("-0.33,-0.02 -0.24,-0.07 -0.16,0 -0.25,0.02", 2.6),
            ("-0.41,0.15 -0.34,0.1 -0.32,0.15", 2.2),
            ("-0.34,0.29 -0.25,0.28", 2.6),
            ("-0.08,0.44 0.02,0.3 0.06,0.1", 2.4),
            ("-0.02,0.66 0.12,0.70 0.3,0.66", 2.4),
            ("0.10,0.02 0.20,0.22 0.16,0.46", 2.4),
            ("0.20,-0.06 0.31,0.18 0.27,0.50", 2.4),
            ("0.32,-0.02 0.41,0.16 0.38,0.38", 2.4),
            ("-0.28,-0.50 -0.12,-0.56 0.06,-0.52", 2.2),
            ("-0.04,-0.62 0.16,-0.58 0.32,-0.46", 2.2),
        )
        c.fill(ellipse(-0.24, -0.02, 0.035))
        for px, py, lean in LAUREL:
            laurel_leaf(c, px, py, 0.25, lean, GREEN, FINE)
        for tail in (
            "0.44,0.1! 0.6,0.14 0.66,0.28 0.74,0.32! 0.6,0.36 0.5,0.24",
            "0.42,0.12! 0.52,0.3 0.48,0.44 0.54,0.54! 0.42,0.5 0.38,0.3",
        ):
            c.flat(curve(tail), RED, FINE + 0.2)
        c.bead(0.42, 0.1, 0.055, RED)


# ------------------------------------------------------------------ cups
def cup(c: Canvas, x: float, y: float, width: float, height: float | None = None) -> None:
    """Footed goblet: red bowl in a gold calyx, gold rim, knop and foot, blue stones."""
    s = width / 0.92
    big = width > 200
    with c.at(x, y, s, scale_y=(height or width * 1.2) / 1.22), c.lighter(1.0 if big else 0.86):
        _goblet_foot(c, s)
        bowl = mirrored("0.425,-0.48! 0.44,-0.27 0.375,-0.03 0.22,0.12 0,0.17")
        c.form(bowl, RED, w=DETAIL + 0.8, shade=s * 0.075, hatch=(12, 7.5 if big else 6.5, s * 0.10))
        for i in (-2, 2, -1, 1, 0):  # calyx of pointed gold leaves
            t, drop, half = i * 0.155, abs(i) * 0.012, 0.088 - abs(i) * 0.014
            leaf = [
                V(t * 0.30, 0.172 - drop, True),
                V(t * 0.98 - half, 0.045 - drop),
                V(t * 1.16 - half * 0.72, -0.08),
                V(t * 1.16, drop - 0.20, True),
                V(t * 1.16 + half * 0.72, -0.08),
                V(t * 0.98 + half, 0.045 - drop),
            ]
            c.form(curve(leaf), YELLOW, w=FINE + 0.6, shade=s * 0.022, heavy=False)
        rim = curve("-0.44,-0.505! 0,-0.425 0.44,-0.505! 0.447,-0.37! 0,-0.275 -0.447,-0.37!")
        c.form(rim, YELLOW, w=DETAIL + 0.4, shade=s * 0.05)
        for i in range(-2, 3):
            px, py = i * 0.165, -0.352 - abs(i) ** 1.8 * 0.018
            if i % 2:
                c.fill(ellipse(px, py, 0.028), RED)
            else:
                c.flat(lozenge(px, py, 0.045, 0.046), BLUE)
        c.form(ellipse(0, -0.505, 0.44, 0.078), YELLOW, w=DETAIL + 0.4, shade=0)
        c.flat(ellipse(0, -0.500, 0.375, 0.050), WINE)


def _goblet_foot(c: Canvas, s: float) -> None:
    """A trumpet on a stepped plinth, and the knop."""

    def plinth() -> None:
        c.fill(curve("-0.4,0.515! 0,0.552 0.4,0.515! 0.4,0.7! -0.4,0.7!"), RED)
        c.line(curve("-0.34,0.515 0,0.552 0.34,0.515", closed=False), FINE + 0.4)
        c.ink(
            ("-0.05,0.32 -0.09,0.42 -0.19,0.49", 2.4, (0.2, 0.6)),
            ("0.01,0.34 0.01,0.51", 2.4, (0.2, 0.6)),
            ("0.05,0.32 0.1,0.42 0.2,0.49", 2.4, (0.2, 0.6)),
        )

    foot = mirrored("0.055,0.2 0.065,0.3 0.12,0.41 0.27,0.475! 0.33,0.52! 0.33,0.575! 0,0.61")
    c.form(foot, YELLOW, w=DETAIL + 0.6, shade=s * 0.05, inner=plinth)
    c.form(ellipse(0, 0.245, 0.135, 0.062), RED, w=DETAIL + 0.4, shade=s * 0.03)
    c.line(curve("-0.13,0.24 0,0.262 0.13,0.24", closed=False), FINE)
    c.form(ellipse(0, 0.178, 0.085, 0.030), YELLOW, w=DETAIL, shade=s * 0.02)


# ------------------------------------------------------------------ swords
def sword(
    c: Canvas, x: float, y: float, length: float, turn: float, blade: float, guard: float, grip: float = 0.2
) -> None:
    """Straight tapering sword, point up when not turned: shell guard, curled quillons, spiral grip.

    ``blade`` and ``guard`` are widths; ``grip`` is the hilt's share of the length.
    """
    end = length / 2
    cross = end - length * grip - blade * 0.8
    reach = guard / blade  # like all that follows, in widths of the blade
    with c.at(x, y, 1, turn), c.at(0, cross, blade), c.lighter(1.0 if length > 420 else 0.88):
        _blade(c, (-end - cross) / blade, max(3, int(length / 60)))
        _grip(c, (end - cross) / blade, blade)
        for side in (-1, 1):
            quillon = [(0, 0.05), (0.22 * reach, 0.14), (0.38 * reach, 0.02), (0.47 * reach, -0.34)]
            c.form(limb(fit(quillon, side), (0.46, 0.36, 0.30, 0.26)), YELLOW, w=DETAIL + 0.4, shade=blade * 0.1)
            c.form(ellipse(side * 0.47 * reach, -0.42, 0.25), YELLOW, w=DETAIL + 0.2, shade=blade * 0.08)
            c.fill(ellipse(side * 0.47 * reach, -0.42, 0.08))
        shell = mirrored("0,-0.72 0.4,-0.56 0.62,-0.12 0.34,0.24 0,0.36")
        c.form(shell, YELLOW, w=DETAIL + 0.4, shade=blade * 0.1)
        ribs: list[Cut] = [([(0, 0.24), (i * 0.20, -0.50 + abs(i) * 0.12)], 2.2, (0.8, 0.2)) for i in range(-2, 3)]
        c.ink(*ribs)
        c.fill(ellipse(0, 0.2, 0.10), RED)


def _blade(c: Canvas, point: float, cuts: int) -> None:
    """A blade one unit wide at the guard (0), tapering to its ``point`` (negative)."""
    half = [
        V(0, point, True),
        V(0.31, point + 1.3),
        V(0.43, point + 3.2),
        V(0.56, 0, True),
    ]

    def facets() -> None:
        c.fill(poly([(-1, point - 0.2), (0, point - 0.2), (0, 0.2), (-1, 0.2)]), STEEL)
        c.fill(poly([(0.30, point + 2), (1, point), (1, 0.2), (0.36, 0.2)]), shade_of(BLUE))

    c.form(mirrored(half), BLUE, shade=0, inner=facets)
    lines: list[Cut] = [([(0, point + 0.8), (0, point / 2), (0, 0)], 3.2, (0.2, 1.0))]
    for i in range(cuts):
        y = point + 2.4 + i * (-point - 3.4) / cuts
        lines.append(([(-0.46, y + 0.3), (-0.21, y)], 2.2, (1.0, 0.0)))
    c.ink(*lines)


def _grip(c: Canvas, end: float, blade: float) -> None:
    """Spiral grip and pommel from the guard down to ``end``."""
    low = end - 0.95
    step = max(11.0 / blade, 0.46)

    def spiral() -> None:
        turns = int((low + 1.2 * step) / step) + 1
        for i in range(turns):
            strip = poly(fit("-0.6,0.62 0.6,-0.38 0.6,-0.02 -0.6,0.98", 1, step, y=step * (i - 0.2)))
            c.flat(strip, YELLOW)

    half = [V(0.30, 0, True), V(0.40, low / 2), V(0.264, low, True)]
    c.form(mirrored(half), RED, w=DETAIL + 0.4, shade=blade * 0.18, inner=spiral)
    pommel = fit("0,-0.06 0.3,0 0.5,0.42 0.26,0.81 0,0.85", y=low)
    c.form(mirrored(pommel), YELLOW, w=DETAIL + 0.6, shade=blade * 0.12)
    c.form(ellipse(0, end - 0.06, 0.17), RED, w=FINE + 0.4, shade=0)


# ------------------------------------------------------------------ clubs
CLUB = (
    "-0.4,-0.475! 0,-0.497 0.4,-0.475! 0.46,-0.42 0.42,-0.36 0.46,-0.3 0.4,-0.23 0.32,-0.17 0.34,-0.09 0.37,-0.02"
    " 0.28,0.05 0.23,0.12 0.24,0.19 0.26,0.25 0.18,0.31 0.16,0.39 0.19,0.45 0.14,0.492 0,0.5 -0.14,0.492"
    " -0.19,0.45 -0.16,0.38 -0.18,0.28 -0.23,0.21 -0.29,0.14 -0.26,0.06 -0.28,-0.02 -0.36,-0.09 -0.43,-0.17"
    " -0.38,-0.25 -0.41,-0.33 -0.47,-0.41"
)
LIT = "0.3,-0.47 0.33,-0.3 0.27,-0.12 0.19,0.1 0.12,0.34 0.1,0.46 0.06,0.44 0.06,0.2 0.12,-0.08 0.17,-0.3 0.18,-0.46"
BARK = (
    ("-0.08,-0.44 -0.04,-0.36 -0.1,-0.28", 3.0),
    ("0.1,-0.42 0.05,-0.34 0.1,-0.22", 3.0),
    ("-0.02,-0.2 -0.06,-0.12 -0.02,-0.03", 3.0),
    ("0.02,0.06 -0.03,0.14 0.01,0.22", 2.8),
    ("0.05,0.28 0,0.35 0.04,0.43", 2.6),
    ("-0.26,-0.36 -0.21,-0.31 -0.24,-0.24", 2.6),
    ("0.18,0.1 0.12,0.16 0.14,0.22", 2.6),
)
#: Lopped shoots: root (fractions of width and length), direction (degrees, 0 = up), reach.
SHOOTS = (
    (0.34, -0.30, 52, 0.34),
    (-0.36, -0.17, -50, 0.36),
    (0.28, -0.02, 48, 0.32),
    (-0.23, 0.13, -46, 0.28),
    (0.19, 0.24, 44, 0.24),
)


def club(c: Canvas, x: float, y: float, length: float, width: float, turn: float = 0, flip: bool = False) -> None:
    """Green knotty cudgel, thick sawn end up when not turned, its shoots cut short."""
    big = length > 360
    lit = 1 if (abs(turn) % 360 > 90) != flip else -1  # keep the light on the upper left

    def bark() -> None:
        c.fill(curve(fit(LIT, lit * width, length)), LEAF)

    with c.at(x, y, 1, turn, flip), c.lighter(1.0 if big else 0.88):
        for shoot in SHOOTS:
            _shoot(c, *shoot, length, width)
        hatch = (22 + turn, 10 if big else 8, width * 0.17)
        c.form(curve(fit(CLUB, width, length)), GREEN, shade=width * 0.13, inner=bark, hatch=hatch)
        c.ink(*[(fit(cut, width, length), w) for cut, w in BARK])
        for px, py, r in ((0.17 * width, -0.115 * length, 0.105), (-0.10 * width, 0.075 * length, 0.085)):
            c.flat(ellipse(px, py, width * r, width * r * 1.25), YELLOW, FINE + 0.4)
            c.fill(ellipse(px, py, width * r * 0.5, width * r * 0.65), RED)
        c.form(ellipse(0, -0.478 * length, 0.405 * width, 0.15 * width), TAN, w=DETAIL + 0.4, shade=width * 0.03)
        c.line(ellipse(0.02 * width, -0.478 * length, 0.24 * width, 0.082 * width), FINE)
        c.fill(ellipse(0.03 * width, -0.478 * length, 0.07 * width, 0.028 * width), RED)


def _shoot(c: Canvas, sx: float, sy: float, angle: float, reach: float, length: float, width: float) -> None:
    a, r = angle * pi / 180, width * reach
    x0, y0 = sx * width * 0.80, sy * length
    x1, y1 = sx * width + sin(a) * r, y0 - cos(a) * r * 0.8
    thick = r * 0.62
    middle = ((x0 + x1) / 2 + sin(a) * 2, (y0 + y1) / 2 + r * 0.10)
    wood = limb([(x0, y0 + r * 0.25), middle, (x1, y1)], (thick * 1.7, thick * 1.15, thick), cap=0)
    c.form(wood, GREEN, w=DETAIL + 0.4, shade=width * 0.05)
    facing = degrees(atan2(y1 - middle[1], x1 - (x0 + x1) / 2))
    c.flat(ellipse(x1, y1, thick * 0.30, thick * 0.54, facing), TAN, FINE + 0.5)
    if length > 360:
        c.fill(ellipse(x1, y1, thick * 0.08, thick * 0.18, facing))
