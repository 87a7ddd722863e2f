"""The pips of the Neapolitan deck: rosette coins, two-handled cups, straight swords, fat cudgels.

Every pip is placed by its centre; line weights do not grow with it.
"""

from __future__ import annotations

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
    petals,
    poly,
    rays,
    star,
)
from tools.draw_decks.ornaments import WINE, Cudgel, cudgel, disc_face, oak_leaf, spokes, sun_rays
from tools.draw_decks.palette import BLUE, GREEN, INK, LIME, RED, STEEL, WHITE, YELLOW, shade_of


# ------------------------------------------------------------------ coins
def sun(c: Canvas, x: float, y: float, dia: float) -> None:
    """A faced sun with straight and waved rays, the coin of the three."""
    with c.at(x, y, dia / 2), c.lighter(1.0 if dia > 150 else 0.85):
        sun_rays(c, 16, 0.58, 0.99)
        c.fill(petals(0, 0, 16, 0.60, 0.80, 0.055, start=-90 + 11.25, tip=True), RED)
        c.form(ellipse(0, 0, 0.66), RED, w=DETAIL, shade=0)
        c.form(ellipse(0, 0, 0.585), YELLOW, w=DETAIL, shade=5, hatch=(20, 6, 13))
        with c.at(scale=0.56):
            disc_face(c)


def faced_coin(c: Canvas, x: float, y: float, dia: float) -> None:
    """The great coin of the five: a face in a wreath of petals."""
    with c.at(x, y, dia / 2):
        c.form(ellipse(0, 0, 0.98), YELLOW, shade=9)
        c.fill(rays(0, 0, 40, 0.97, 0.86, 0.06))
        c.form(ellipse(0, 0, 0.82), RED, w=DETAIL, shade=0)
        c.fill(petals(0, 0, 16, 0.55, 0.80, 0.17), YELLOW)
        c.ink(*spokes(16, 0.60, 0.80, 2.0, start=-78.75))
        c.form(ellipse(0, 0, 0.56), YELLOW, w=DETAIL, shade=5, hatch=(20, 6, 12))
        with c.at(scale=0.53):
            disc_face(c)


def coin(c: Canvas, x: float, y: float, dia: float) -> None:
    """Gold coin: milled edge, ring, rosette of eight petals."""
    r = dia / 2
    big = r > 75
    with c.at(x, y, r), c.lighter(1.0 if big else 0.9 if r > 55 else 0.8):
        c.form(ellipse(0, 0, 0.98), YELLOW, shade=max(3.5, r * 0.075))
        c.fill(rays(0, 0, 40 if big else 28 if r > 45 else 20, 0.97, 0.86, 0.06 if big else 0.085))
        c.line(ellipse(0, 0, 0.83))
        c.form(ellipse(0, 0, 0.76), RED, w=DETAIL, shade=0)
        c.flat(petals(0, 0, 8, 0.16, 0.74, 0.30), YELLOW, FINE + 0.3)
        c.fill(petals(0, 0, 8, 0.22, 0.60, 0.09, tip=True), RED if big else INK)
        if big:
            c.fill(petals(0, 0, 8, 0.60, 0.74, 0.10, start=-67.5, tip=True), WHITE)
        c.form(ellipse(0, 0, 0.23), GREEN, w=DETAIL, shade=0)
        c.bead(0, 0, 0.12, YELLOW, w=FINE if big else 0)


# ------------------------------------------------------------------ cups
def cup(c: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Two-handled cup: flared red lip, gold band, green gadrooned bowl, red foot, white volutes."""
    s = width / 1.16
    big = width > 190
    with c.at(x, y, s, scale_y=height / 1.2), c.lighter(1.0 if big else 0.85):
        volute = "0.28,0.12 0.47,0.02 0.53,-0.2 0.5,-0.38 0.4,-0.42 0.39,-0.32"
        for side in (-1, 1):
            handle = limb(fit(volute, side), (0.10, 0.085, 0.08, 0.085, 0.08, 0.07))
            c.form(handle, WHITE, w=DETAIL + 0.4, shade=3 if big else 2)
        _foot(c, s)
        c.form(mirrored("0.3,-0.1! 0.35,0 0.32,0.13 0.2,0.26 0,0.3"), GREEN, w=DETAIL + 0.6, shade=s * 0.06)
        lobe = curve("0,0.12! -0.055,-0.02 -0.04,-0.11 0,-0.13 0.04,-0.11 0.055,-0.02")
        for i in range(-2, 3):
            gadroon = lobe.turned(i * 17).moved(i * 0.109, 0.135 - abs(i) * 0.012)
            c.flat(gadroon, LIME if i % 2 else YELLOW)
        c.form(ellipse(0, 0.315, 0.115, 0.05), YELLOW, w=DETAIL, shade=2)
        band = "-0.27,-0.25! 0,-0.2 0.27,-0.25! 0.315,-0.17 0.315,-0.09! 0,-0.035 -0.315,-0.09! -0.315,-0.17"
        c.form(curve(band), YELLOW, w=DETAIL + 0.4, shade=s * 0.05)
        for i in range(-2, 3):
            sparkle = star(i * 0.105, -0.115 - abs(i) * 0.012, 4, 0.018, 0.048)
            c.fill(sparkle, BLUE if i % 2 else RED)
        lip = (
            "-0.43,-0.53! -0.36,-0.44 -0.28,-0.33 -0.27,-0.25! 0,-0.19 0.27,-0.25! 0.28,-0.33 0.36,-0.44"
            " 0.43,-0.53! 0,-0.5"
        )
        hatch = (12, 6.5, 16) if big else None
        c.form(curve(lip), RED, w=DETAIL + 0.6, shade=s * 0.06, hatch=hatch)
        c.form(ellipse(0, -0.53, 0.43, 0.075), YELLOW, w=DETAIL + 0.4, shade=0)
        c.flat(ellipse(0, -0.525, 0.36, 0.048), WINE)
        c.ink(
            ("-0.24,-0.43 -0.2,-0.35 -0.19,-0.28", 2.6),
            ("-0.12,-0.43 -0.1,-0.36 -0.1,-0.27", 2.6),
            ("0,-0.44 0,-0.26", 2.6),
            ("0.14,-0.43 0.12,-0.36 0.115,-0.27", 2.6),
        )


def _foot(c: Canvas, s: float) -> None:
    def rim() -> None:
        c.fill(poly("-0.5,0.525 0.5,0.525 0.5,0.7 -0.5,0.7"), YELLOW)

    shape = mirrored("0.07,0.26 0.09,0.38 0.16,0.47 0.29,0.52! 0.29,0.57! 0,0.6")
    c.form(shape, RED, w=DETAIL + 0.6, shade=s * 0.05, inner=rim)
    c.line(curve("-0.29,0.525 0,0.55 0.29,0.525", closed=False), FINE + 0.3)


# ------------------------------------------------------------------ swords
def sword(
    c: Canvas, x: float, y: float, length: float, turn: float, blade: float, guard: float, grip: float = 0.2
) -> None:
    """Straight sword, point up when not turned: two-tone blade, gold trefoil guard, red grip.

    ``blade`` and ``guard`` are widths; ``grip`` is the hilt's share of the length.
    """
    top, end = -length / 2, length / 2
    cross = end - length * grip - blade * 0.9
    reach = guard / blade / 2  # like all that follows, in widths of the blade
    with c.at(x, y, 1, turn), c.at(0, cross, blade), c.lighter(1.0 if length > 380 else 0.85):
        _blade(c, (top - cross) / blade, max(3, int(length / 55)))
        _grip(c, (end - cross) / blade, blade)
        for side in (-1, 1):
            for px, py, r in (
                (reach - 0.31, -0.26, 0.27),
                (reach - 0.31, 0.26, 0.27),
                (reach - 0.07, 0, 0.285),
            ):
                c.form(ellipse(side * px, py, r), YELLOW, w=DETAIL + 0.2, shade=blade * 0.09)
        bar = [
            V(0, -0.34),
            V(0.5, -0.26),
            V(reach - 0.35, -0.15),
            V(reach - 0.16, 0),
            V(reach - 0.35, 0.15),
            V(0.5, 0.26),
            V(0, 0.4),
        ]
        c.form(mirrored(bar), YELLOW, w=DETAIL + 0.4, shade=blade * 0.12)
        c.bead(0, 0, 0.2, RED)


def _blade(c: Canvas, point: float, cuts: int) -> None:
    """A blade one unit wide from its ``point`` (negative) to the guard at 0, its right half dark."""
    half = [V(0, point, True), V(0.475, point + 1.15), V(0.5, point + 2), V(0.525, 0, True)]

    def dark_half() -> None:
        c.fill(poly([(0, point - 0.3), (1, point), (1, 0.3), (0, 0.3)]), BLUE)

    c.form(mirrored(half), STEEL, shade=0, inner=dark_half)
    lines: list[Cut] = [([(0, point + 0.7), (0, point / 2), (0, 0)], 3.2, (0.2, 1.0))]
    for i in range(cuts):
        y = point + 2 + i * (-point - 2.6) / cuts
        lines.append(([(0.5, y + 0.35), (0.15, y)], 2.4, (1.0, 0.0)))
    c.ink(*lines)


def _grip(c: Canvas, end: float, blade: float) -> None:
    """Bound grip and pommel below the guard, down to ``end``."""
    half = [V(0.31, 0, True), V(0.385, end / 2), V(0.26, end - 0.7, True)]
    c.form(mirrored(half), RED, w=DETAIL + 0.4, shade=blade * 0.17)
    step = max(6.0 / blade, 0.36)
    binding: list[Cut] = []
    y = step
    while y < end - 0.8:
        binding.append(([(-0.34, y + step * 0.3), (0.34, y - step * 0.5)], 2.8, (0.6, 0.6)))
        y += step
    c.ink(*binding)
    c.form(ellipse(0, end - 0.42, 0.46), YELLOW, w=DETAIL + 0.6, shade=blade * 0.12)
    c.fill(ellipse(0, end - 0.42, 0.16), RED)


# ------------------------------------------------------------------ clubs
CLUB = Cudgel(
    outline=(
        "0.02,-0.5 0.26,-0.475 0.41,-0.4 0.37,-0.31 0.3,-0.25 0.34,-0.18 0.38,-0.11 0.3,-0.02 0.25,0.03 0.27,0.1"
        " 0.23,0.19 0.17,0.27 0.17,0.36 0.2,0.44 0.15,0.49 0,0.5 -0.15,0.49 -0.2,0.43 -0.17,0.33 -0.2,0.24"
        " -0.25,0.16 -0.24,0.07 -0.33,-0.01 -0.35,-0.1 -0.31,-0.2 -0.4,-0.29 -0.43,-0.39 -0.28,-0.475"
    ),
    shoots=(
        ((0.28, -0.24), (0.56, -0.33), 0.20),
        ((-0.26, -0.02), (-0.50, -0.09), 0.17),
        ((0.20, 0.16), (0.40, 0.09), 0.14),
    ),
    bark=(
        ("-0.26,-0.42 -0.2,-0.36 -0.24,-0.29", 3.0),
        ("-0.08,-0.46 -0.03,-0.4 -0.07,-0.33", 3.0),
        ("-0.16,0.1 -0.12,0.17 -0.14,0.24", 2.8),
        ("-0.02,0.2 0,0.3 -0.03,0.38", 2.8),
        ("-0.12,0.32 -0.09,0.38 -0.12,0.43", 2.6),
        ("-0.2,-0.14 -0.16,-0.09 -0.2,-0.03", 2.8),
    ),
    knot=(0.08, -0.30),
)


def club(
    c: Canvas,
    x: float,
    y: float,
    length: float,
    width: float,
    turn: float = 0,
    flip: bool = False,
    red: bool = False,
    leaves: bool = True,
) -> None:
    """Knotty cudgel, thick end up when not turned: green over red, or ``red`` over green."""
    head, foot = (RED, GREEN) if red else (GREEN, RED)

    def lower() -> None:
        c.fill(
            curve(fit("-0.6,0.02! -0.2,0.06 0.05,0.01 0.3,0.05 0.6,0.03! 0.6,0.6! -0.6,0.6!", width, length)),
            foot,
        )
        dark = "0.09,0! 0.14,0.1 0.1,0.2 0.07,0.3 0.1,0.42 0.04,0.55! 0.6,0.55! 0.6,0!"
        c.fill(curve(fit(dark, c.dark_side * width, length)), shade_of(foot))

    with c.at(x, y, 1, turn, flip), c.lighter(1.0 if length > 330 else 0.88):
        cudgel(c, CLUB, length, width, turn, (head, foot), lower)
        if leaves:
            size = width * 0.62
            for dx, k, lean in ((-0.06, 0.9, -62), (0.06, 0.9, 60), (0, 1.05, -3)):
                oak_leaf(c, dx * width, 0.052 * length, size * k, lean, YELLOW, w=FINE + 0.5)
            c.bead(0, 0.06 * length, width * 0.085, WHITE if foot == RED else RED, w=FINE + 0.3)
