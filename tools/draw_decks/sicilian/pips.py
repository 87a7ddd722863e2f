"""The pips of the Sicilian deck: rayed coins, painted goblets, teal swords, sawn cudgels bound in red.

Every pip is placed by its centre; line weights do not grow with it.
"""

from __future__ import annotations

from tools.draw_decks.kit import DETAIL, FINE, Canvas, V, curve, ellipse, fit, limb, mirrored, petals, poly, star
from tools.draw_decks.ornaments import WINE, Cudgel, cudgel, disc_face, dots
from tools.draw_decks.palette import (
    BLUE,
    BROWN,
    FLESH,
    GOLDEN,
    GREEN,
    LIME,
    ORANGE,
    RED,
    TAN,
    TEAL,
    WHITE,
    YELLOW,
    shade_of,
)


def rim(c: Canvas, r: float, n: int) -> None:
    """Gold disc with a beaded edge (unit circle; ``r`` = radius in card units)."""
    c.form(ellipse(0, 0, 0.98), YELLOW, shade=max(3.5, r * 0.075))
    c.fill(dots(n, 0.885, 0.042 if r > 75 else 0.05), RED)
    c.line(ellipse(0, 0, 0.79), DETAIL)


def coin(c: Canvas, x: float, y: float, dia: float) -> None:
    """Gold coin with a twelve-rayed star on green."""
    r = dia / 2
    with c.at(x, y, r), c.lighter(1.0 if r > 75 else 0.86):
        rim(c, r, 24 if r > 55 else 18)
        c.flat(ellipse(0, 0, 0.73), GREEN, DETAIL)
        c.flat(star(0, 0, 12, 0.46, 0.73), YELLOW, FINE + 0.4)
        c.fill(petals(0, 0, 12, 0.3, 0.6, 0.085, tip=True), RED)
        c.flat(ellipse(0, 0, 0.3), YELLOW, DETAIL)
        c.fill(petals(0, 0, 6, 0.05, 0.22, 0.13), RED)
        c.fill(ellipse(0, 0, 0.06))


def medal(c: Canvas, x: float, y: float, dia: float, queen: bool = False) -> None:
    """Large coin with a crowned profile, king to the left or queen to the right."""
    r = dia / 2
    with c.at(x, y, r, flip=queen):
        rim(c, r, 34)
        c.flat(ellipse(0, 0, 0.73), RED if queen else BLUE, DETAIL)
        hair = GOLDEN if queen else BROWN
        c.form(curve("-0.34,0.64! -0.3,0.48 -0.1,0.4 0.16,0.4 0.36,0.48 0.44,0.58! 0.1,0.72"), GREEN, w=DETAIL, shade=3)
        c.form(limb("0.04,0.2 0.06,0.44", [0.26, 0.3], cap=0), YELLOW, w=DETAIL, shade=3)
        if queen:
            c.form(
                curve("0.02,-0.34 0.34,-0.3 0.44,-0.02 0.36,0.22 0.46,0.46 0.28,0.56 0.12,0.4 0.14,0"),
                hair,
                w=DETAIL + 0.4,
                shade=4,
            )
        face = curve(
            "-0.18,-0.34 -0.24,-0.18 -0.23,-0.09! -0.28,-0.01 -0.37,0.10 -0.35,0.14 -0.27,0.15! -0.29,0.19"
            " -0.30,0.22 -0.25,0.24! -0.28,0.28 -0.24,0.33! -0.27,0.39 -0.22,0.45 -0.10,0.45 0.08,0.32 0.22,0.18"
            " 0.26,-0.10 0.20,-0.34"
        )
        c.form(face, YELLOW, w=DETAIL + 0.6, shade=5)
        c.ink(
            ("-0.23,-0.04 -0.13,-0.09 -0.02,-0.03", 3.6, (0.3, 0.2)),
            ("-0.23,-0.14 -0.14,-0.18 -0.01,-0.15", 4),
            ("-0.3,0.13 -0.24,0.08 -0.23,0.14", 2.4),
            ("-0.28,0.235 -0.2,0.24 -0.13,0.21", 2.6, (0.6, 0.1)),
        )
        c.fill(ellipse(-0.15, -0.03, 0.034))
        c.fill(ellipse(-0.05, 0.18, 0.075), ORANGE)
        if queen:
            c.fill(curve("-0.31,0.2! -0.25,0.19 -0.18,0.22! -0.25,0.285"), RED)
            c.form(
                curve("0,-0.36! 0.1,-0.22 0.1,0 0.2,0.16 0.34,0.1 0.4,-0.12 0.3,-0.34!"), hair, w=DETAIL + 0.2, shade=3
            )
            c.ink(
                ("0.12,-0.26 0.2,-0.08 0.24,0.08", 2.4),
                ("0.22,-0.28 0.3,-0.12 0.32,0.04", 2.4),
                ("0.26,0.24 0.28,0.38 0.36,0.48", 2.4),
            )
            c.flat(ellipse(0.1, 0.2, 0.04), WHITE)
        else:
            c.form(
                curve(
                    "0.04,-0.36! 0.08,-0.16 0.04,0.06 -0.04,0.18 -0.16,0.17 -0.27,0.19 -0.22,0.24 -0.27,0.3"
                    " -0.26,0.44 -0.18,0.58! -0.02,0.5 0.18,0.36 0.36,0.26 0.4,0.02 0.32,-0.34!"
                ),
                hair,
                w=DETAIL + 0.2,
                shade=4,
            )
            c.ink(
                ("0.16,-0.26 0.2,-0.02 0.16,0.2", 2.4),
                ("0.28,-0.22 0.32,0 0.28,0.18", 2.4),
                ("0.04,0.22 -0.04,0.36 -0.12,0.48", 2.4),
                ("-0.14,0.26 -0.18,0.38 -0.18,0.5", 2.2),
            )
        crown = curve(
            "-0.26,-0.28! -0.34,-0.58! -0.17,-0.44! -0.1,-0.68! 0.06,-0.46! 0.2,-0.66! 0.26,-0.42! 0.42,-0.52!"
            " 0.36,-0.24! 0.04,-0.34"
        )
        c.form(crown, YELLOW, w=DETAIL + 0.4, shade=3)
        c.line(curve("-0.26,-0.35 0.05,-0.41 0.36,-0.31", closed=False), FINE)
        for px, py in ((-0.34, -0.58), (-0.1, -0.68), (0.2, -0.66), (0.42, -0.52)):
            c.flat(ellipse(px, py, 0.045), WHITE)


def _running_leg(c: Canvas) -> None:
    """A bent leg from the middle of the unit circle: thigh up, shin to the right, toes to the rim."""
    leg = (
        "-0.15,-0.10! -0.21,-0.34 -0.18,-0.56 -0.08,-0.67 0.05,-0.64 0.20,-0.55 0.31,-0.49 0.36,-0.52 0.42,-0.59!"
        " 0.49,-0.54 0.50,-0.44 0.49,-0.36 0.46,-0.27! 0.39,-0.28 0.32,-0.34 0.14,-0.39 0.05,-0.42 0.08,-0.30"
        " 0.15,-0.10!"
    )
    c.form(curve(leg), FLESH, w=DETAIL + 0.4, shade=4)
    c.ink(
        ("-0.10,-0.58 -0.03,-0.54 0.03,-0.46", 2.4),
        ("0.36,-0.50 0.40,-0.44 0.40,-0.36", 2.0),
        ("0.44,-0.55 0.45,-0.51 0.44,-0.48", 1.8),
    )


def trinacria(c: Canvas, x: float, y: float, dia: float) -> None:
    """The island's three running legs round a face, on a big coin."""
    r = dia / 2
    with c.at(x, y, r):
        rim(c, r, 34)
        c.flat(ellipse(0, 0, 0.73), RED, DETAIL)
        for turn in (78, 198, 318):  # an ear of wheat between two legs
            with c.at(turn=turn):
                c.line(curve("0,-0.2 0,-0.46", closed=False), DETAIL, GREEN)
                for k in range(3):
                    for side in (-1, 1):
                        c.flat(ellipse(side * 0.06, -0.40 - k * 0.10, 0.04, 0.068, turn=side * 24), YELLOW)
                c.flat(ellipse(0, -0.67, 0.036, 0.06), YELLOW)
        for turn in (0, 120, 240):
            with c.at(turn=turn):
                _running_leg(c)
        c.flat(petals(0, 0, 14, 0.2, 0.33, 0.12), GREEN, FINE + 0.3)
        c.form(ellipse(0, 0, 0.25), YELLOW, w=DETAIL, shade=3)
        with c.at(0, 0, 0.23), c.lighter(0.62):
            disc_face(c)


def cup(c: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Painted goblet without handles; ``width`` x ``height`` = its box."""
    s = width / 0.86
    big = width > 150
    with c.at(x, y, s, scale_y=height / 1.17), c.lighter(1.0 if big else 0.86):
        foot = mirrored("0.06,0.28 0.08,0.4 0.15,0.48 0.3,0.53! 0.31,0.58! 0,0.61")
        c.form(
            foot,
            BLUE,
            w=DETAIL + 0.6,
            shade=s * 0.045,
            inner=lambda: c.fill(poly("-0.5,0.53 0.5,0.53 0.5,0.7 -0.5,0.7"), YELLOW),
        )
        c.line(curve("-0.3,0.53 0,0.555 0.3,0.53", closed=False), FINE + 0.3)
        bowl = mirrored("0.42,-0.48! 0.43,-0.3 0.39,-0.08 0.27,0.1 0.1,0.19 0,0.2")

        def paint() -> None:
            low = curve("-0.6,-0.16! 0,-0.09 0.6,-0.16! 0.6,0.4! -0.6,0.4!")
            c.fill(low, GREEN)
            for i in (-2, 2, -1, 1, 0):
                t = i * 0.17
                c.flat(
                    curve(
                        [
                            V(t * 0.25, 0.21, True),
                            V(t * 0.8 - 0.075, 0.06),
                            V(t - 0.07, -0.08),
                            V(t, -0.12 + abs(i) * -0.006),
                            V(t + 0.07, -0.08),
                            V(t * 0.8 + 0.075, 0.06),
                        ]
                    ),
                    YELLOW if i % 2 == 0 else LIME,
                )
            zig = [
                V(-0.46 + 0.0767 * k, (-0.3 if k % 2 else -0.215) + 0.055 * (1 - ((k - 6) / 6) ** 2), True)
                for k in range(13)
            ]
            strip = curve("-0.5,-0.33! 0,-0.26 0.5,-0.33! 0.5,-0.17! 0,-0.1 -0.5,-0.17!")
            c.flat(strip, WHITE, DETAIL)
            c.line(curve(zig, closed=False), DETAIL + (1.2 if big else 0.4), BLUE)

        c.form(bowl, RED, w=DETAIL + 0.8, shade=s * 0.06, inner=paint, hatch=(12, 7, 14) if big else None)
        c.form(ellipse(0, -0.48, 0.42, 0.085), YELLOW, w=DETAIL + 0.4, shade=0)
        c.flat(ellipse(0, -0.475, 0.35, 0.054), WINE)
        c.form(ellipse(0, 0.205, 0.115, 0.045), YELLOW, w=DETAIL, shade=1.5)
        c.form(ellipse(0, 0.29, 0.13, 0.06), RED, w=DETAIL, shade=2)


def sword(
    c: Canvas,
    x: float,
    y: float,
    length: float,
    turn: float = 0,
    blade: float = 32,
    guard: float = 100,
    grip: float = 0.19,
) -> None:
    """Straight sword, point up when not turned: teal blade with a gold lozenge, S-shaped guard, red grip.

    ``blade`` and ``guard`` are widths; ``grip`` is the hilt's share of the length.
    """
    end = length / 2
    cross = end - length * grip - blade * 0.8
    with c.at(x, y, 1, turn), c.at(0, cross), c.lighter(1.0 if length > 380 else 0.86):
        _blade(c, blade, -length / 2 - cross)
        _grip(c, blade, end - cross)
        _guard(c, blade, guard)


def _blade(c: Canvas, width: float, point: float) -> None:
    """A blade from its ``point`` (negative) to the guard at 0, its right half dark."""
    h = width / 2
    half = [
        V(0, point, True),
        V(h * 0.8, point + width * 0.9),
        V(h, point + width * 1.8),
        V(h * 0.86, point / 2),
        V(h * 1.1, 0, True),
    ]

    def dark_half() -> None:
        c.fill(poly([(0, point - 9), (width, point), (width, 9), (0, 9)]), shade_of(TEAL))

    c.form(mirrored(half), TEAL, shade=0, inner=dark_half)
    c.ink(([(0, point + width * 0.7), (0, point / 2), (0, 0)], 3.0, (0.2, 1.0)))
    c.flat(poly(fit("-0.55,-3 0,-4.2 0.55,-3 0,-1", h, h)), YELLOW, FINE + 0.3)


def _grip(c: Canvas, blade: float, end: float) -> None:
    """Bound grip and pommel below the guard, down to ``end``."""
    w = blade * 0.64
    bound = limb([(0, 0), (0, end / 2), (0, end - blade * 0.5)], (w, w * 1.2, w * 0.9), cap=0)
    c.form(bound, RED, w=DETAIL + 0.4, shade=w * 0.25)
    step = max(7.0, blade * 0.36)
    turns = int((end - blade * 0.8) / step - 0.4)
    c.ink(*[(fit("-0.55,0 0.55,0", w, 1, y=step * (i + 1.4)), 2.8, (0.6, 0.6)) for i in range(turns)])
    c.form(
        mirrored(fit("0,-0.95 0.42,-0.55 0.3,-0.05 0,0.12", blade, blade, y=end)),
        YELLOW,
        w=DETAIL + 0.4,
        shade=blade * 0.1,
    )


def _guard(c: Canvas, blade: float, width: float) -> None:
    t = blade * 0.3
    line = "-0.5,0.62 -0.46,0.12 -0.24,-0.12 0,0 0.24,0.12 0.46,-0.12 0.5,-0.62"
    bar = limb(fit(line, width, blade), [t * k for k in (1.1, 1.2, 1.4, 2.2, 1.4, 1.2, 1.1)])
    c.form(bar, YELLOW, w=DETAIL + 0.4, shade=t * 0.35)
    for side in (-1, 1):
        c.form(ellipse(side * width / 2, -side * blade * 0.66, t), YELLOW, w=DETAIL, shade=1.5)
    c.flat(ellipse(0, 0, blade * 0.2), RED)


# ------------------------------------------------------------------ clubs
CLUB = Cudgel(
    outline=(
        "-0.4,-0.46! 0,-0.49 0.4,-0.46! 0.41,-0.36 0.33,-0.27 0.36,-0.16 0.29,-0.06 0.3,0.04 0.24,0.14 0.22,0.26"
        " 0.18,0.36 0.22,0.46 0.12,0.5 -0.12,0.5 -0.22,0.46 -0.18,0.36 -0.22,0.26 -0.24,0.14 -0.32,0.04 -0.3,-0.08"
        " -0.38,-0.18 -0.35,-0.3 -0.42,-0.38"
    ),
    shoots=(
        ((0.3, -0.28), (0.54, -0.36), 0.22),
        ((-0.28, -0.1), (-0.52, -0.17), 0.2),
        ((0.2, 0.1), (0.42, 0.04), 0.17),
    ),
    bark=(
        ("-0.24,-0.4 -0.19,-0.33 -0.23,-0.26", 3.0),
        ("0.1,-0.42 0.06,-0.35 0.1,-0.28", 2.8),
        ("-0.14,-0.2 -0.1,-0.13 -0.13,-0.06", 2.8),
        ("-0.12,0.33 -0.1,0.38 -0.12,0.44", 2.6),
        ("0,0.31 0.02,0.38 0,0.46", 2.6),
    ),
    knot=(0.1, -0.2),
)


def club(
    c: Canvas, x: float, y: float, length: float, width: float, turn: float = 0, flip: bool = False, sawn: bool = True
) -> None:
    """Cudgel, thick end up when not turned, bound in red above the yellow grip; ``sawn`` shows the cut end."""

    def bound() -> None:
        c.fill(poly(fit("-0.6,0.28 0.6,0.28 0.6,0.6 -0.6,0.6", width, length)), YELLOW)
        dark = "0.08,0.28! 0.06,0.4 0.1,0.55! 0.6,0.55! 0.6,0.28!"
        c.fill(curve(fit(dark, c.dark_side * width, length)), shade_of(YELLOW))
        c.line(poly(fit("-0.6,0.28 0.6,0.28", width, length), closed=False))
        for k in range(4):
            band = fit("-0.5,0 0.5,-0.055 0.5,-0.01 -0.5,0.045", width, length, y=length * 0.085 * k)
            c.flat(poly(band), RED, DETAIL)

    with c.at(x, y, 1, turn, flip), c.lighter(1.0 if length > 330 else 0.86):
        cudgel(c, CLUB, length, width, turn, (GREEN, GREEN), bound)
        if sawn:
            top = -0.465 * length
            c.form(ellipse(0, top, 0.405 * width, 0.155 * width), TAN, w=DETAIL + 0.6, shade=0)
            c.line(ellipse(0.02 * width, top, 0.24 * width, 0.085 * width), FINE)
            c.line(ellipse(0.03 * width, top, 0.1 * width, 0.032 * width), FINE)
