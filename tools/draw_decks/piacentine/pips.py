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
    limb,
    mirrored,
    poly,
    rays,
    star,
)
from tools.draw_decks.ornaments import disc_face
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
        c.form(
            ellipse(0, 0, 0.545),
            CORAL,
            w=DETAIL + 0.6,
            shade=max(3.0, r * 0.07),
            hatch=(20, 5.5 if big else 4.6, r * 0.12),
        )
        with c.at(scale=0.49), c.lighter(1.0 if big else 0.92):
            disc_face(c)


# ------------------------------------------------------------------ cup
def cup(c: Canvas, x: float, y: float, width: float, height: float, turn: float = 0) -> None:
    """Fluted goblet without handles: blue lip, red bowl, gold calyx, green foot."""
    s = width
    big = width > 190
    with c.at(x, y, s, scale_y=height / 1.2, turn=turn), c.lighter(1.0 if big else 0.85):
        # foot: two steps
        c.form(
            mirrored("0.06,0.26 0.10,0.36 0.24,0.43 0.36,0.50! 0.36,0.57! 0,0.63"),
            GREEN,
            w=DETAIL + 0.6,
            shade=s * 0.045,
            hatch=hatch(s * 0.10, 4, 5.4),
        )
        c.form(curve("-0.37,0.50! 0,0.56 0.37,0.50! 0.37,0.57! 0,0.64 -0.37,0.57!"), YELLOW, w=DETAIL, shade=s * 0.025)
        c.ink(
            *[
                ([(i * 0.055, 0.36), (i * 0.085, 0.42), (i * 0.105, 0.49 + 0.02 * (2 - abs(i)))], 2.4)
                for i in (-2, -1, 0, 1, 2)
            ]
        )
        # knop
        c.form(ellipse(0, 0.26, 0.15, 0.075), YELLOW, w=DETAIL + 0.3, shade=s * 0.025)
        for i in (-1, 0, 1):
            c.fill(ellipse(i * 0.075, 0.265, 0.022), BLUE if i else RED)
        # bowl
        bowl = mirrored("0.40,-0.42! 0.40,-0.24 0.38,-0.04 0.25,0.13 0.08,0.20 0,0.205")
        c.form(bowl, RED, w=CONTOUR, shade=s * 0.07, hatch=hatch(s * 0.13, 8, 5.8))
        c.ink(*[([(i * 0.115, -0.24), (i * 0.11, -0.12)], 2.6, (1, 0.2)) for i in (-2, -1, 0, 1, 2)])
        # calyx of leaves
        for i, px in ((-2, -0.24), (2, 0.24), (-1, -0.13), (1, 0.13), (0, 0.0)):
            one = curve(
                [
                    V(px * 0.35, 0.20, True),
                    V(px - 0.07, 0.07 - abs(i) * 0.015),
                    V(px * 1.22 - 0.01, -0.10 + abs(i) * 0.01, True),
                    V(px + 0.07, 0.07 - abs(i) * 0.015),
                ]
            )
            c.form(one, LIME if i % 2 else YELLOW, w=FINE + 0.3, shade=s * 0.014, heavy=False)
        # gold band with pearls, blue lip
        band = curve("-0.405,-0.34! 0,-0.28 0.405,-0.34! 0.40,-0.22! 0,-0.16 -0.40,-0.22!")
        c.form(band, YELLOW, w=DETAIL + 0.2, shade=s * 0.03)
        for i in range(-3, 4):
            c.fill(star(i * 0.112, -0.222 - abs(i) ** 1.6 * 0.0085, 4, 0.018, 0.048), RED if i % 2 else BLUE)
        lip = curve("-0.46,-0.53! -0.42,-0.42 -0.405,-0.33! 0,-0.27 0.405,-0.33! 0.42,-0.42 0.46,-0.53! 0,-0.5")
        c.form(lip, BLUE, w=DETAIL + 0.6, shade=s * 0.05, hatch=hatch(s * 0.10, 10, 5.8))
        c.form(ellipse(0, -0.53, 0.46, 0.085), YELLOW, w=DETAIL + 0.4, shade=0)
        c.flat(ellipse(0, -0.522, 0.385, 0.055), NIGHT, FINE)
        c.ink(
            *[
                (
                    [(i * 0.10, -0.415 + 0.012 * (3 - abs(i))), (i * 0.098, -0.33 + 0.012 * (3 - abs(i)))],
                    2.4,
                    (0.9, 0.4),
                )
                for i in range(-3, 4)
            ]
        )


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
    weight: float | None = None,
) -> None:
    """Straight fullered sword with an S guard, point up at ``turn`` 0."""
    k = weight if weight is not None else (1.0 if length > 380 else 0.88)
    top, end = -length / 2, length / 2
    gy = end - length * grip - blade * 0.7
    h, g = blade / 2, guard / 2
    with c.at(x, y, 1, turn), c.lighter(k):
        body = curve(
            [
                V(0, top, True),
                V(h * 0.9, top + blade * 1.3),
                V(h, top + blade * 2.2),
                V(h, gy, True),
                V(-h, gy, True),
                V(-h, top + blade * 2.2),
                V(-h * 0.9, top + blade * 1.3),
            ]
        )

        def fuller() -> None:
            c.fill(poly([(0, top - 9), (blade, top), (blade, gy + 9), (0, gy + 9)]), BLUE)

        c.form(body, STEEL, shade=0, inner=fuller)
        c.flat(
            curve(
                [
                    V(0, top + blade * 2.1, True),
                    V(h * 0.34, top + blade * 2.8),
                    V(h * 0.34, gy, True),
                    V(-h * 0.34, gy, True),
                    V(-h * 0.34, top + blade * 2.8),
                ]
            ),
            WHITE,
            FINE,
        )
        cuts: list[Cut] = [([(0, top + blade * 0.7), (0, top + blade * 2.1)], 2.8, (0.3, 1))]
        n = int((gy - top - blade * 1.6) / 13)
        for i in range(n):
            yy = top + blade * 1.6 + i * 13
            cuts.append(([(h, yy + blade * 0.2), (h * 0.45, yy)], 2.2, (1.0, 0.0)))
        c.ink(*cuts)
        # grip, pommel
        gw = blade * 0.58
        low = end - blade * 0.62
        c.form(
            curve(
                [
                    V(-gw / 2, gy, True),
                    V(gw / 2, gy, True),
                    V(gw * 0.66, (gy + low) / 2),
                    V(gw * 0.44, low, True),
                    V(-gw * 0.44, low, True),
                    V(-gw * 0.66, (gy + low) / 2),
                ]
            ),
            RED,
            w=DETAIL + 0.4,
            shade=gw * 0.25,
        )
        step = max(6.0, blade * 0.30)
        yy = gy + step
        turns: list[Cut] = []
        while yy < low - 2:
            turns.append(([(-gw * 0.58, yy + step * 0.35), (gw * 0.58, yy - step * 0.5)], 2.6, (0.6, 0.6)))
            yy += step
        c.ink(*turns)
        c.form(
            mirrored(
                [
                    V(0, low - blade * 0.12),
                    V(blade * 0.34, low),
                    V(blade * 0.40, low + blade * 0.34),
                    V(blade * 0.18, end - 1),
                    V(0, end),
                ]
            ),
            YELLOW,
            w=DETAIL + 0.4,
            shade=blade * 0.10,
        )
        c.fill(ellipse(0, low + blade * 0.28, blade * 0.12), RED)
        # S guard: one limb, curling up on the left and down on the right
        t = blade * 0.34
        c.form(
            limb(
                [
                    (-g * 0.86, gy - blade * 0.62),
                    (-g, gy - blade * 0.30),
                    (-g * 0.72, gy + 1),
                    (0, gy),
                    (g * 0.72, gy - 1),
                    (g, gy + blade * 0.30),
                    (g * 0.86, gy + blade * 0.62),
                ],
                [t * 0.75, t * 0.85, t * 0.95, t * 1.5, t * 0.95, t * 0.85, t * 0.75],
            ),
            YELLOW,
            w=DETAIL + 0.4,
            shade=blade * 0.10,
        )
        for e in (-1, 1):
            c.form(ellipse(e * g * 0.80, gy + e * blade * 0.66, t * 0.62), YELLOW, w=DETAIL, shade=t * 0.2)
        c.flat(
            poly([(0, gy - blade * 0.30), (blade * 0.30, gy), (0, gy + blade * 0.30), (-blade * 0.30, gy)]),
            GREEN,
            FINE + 0.3,
        )


# ------------------------------------------------------------------ log
def cut_face(c: Canvas, x: float, y: float, rx: float, ry: float, turn: float = 0) -> None:
    """A sawn end with year rings."""
    c.flat(ellipse(x, y, rx, ry, turn), TAN, DETAIL)
    c.line(ellipse(x, y, rx * 0.55, ry * 0.55, turn), FINE)


def log(
    c: Canvas,
    x: float,
    y: float,
    length: float,
    width: float,
    turn: float = 0,
    flip: bool = False,
    swap: bool = False,
    weight: float | None = None,
) -> None:
    """A knotty lopped log, sawn end up at ``turn`` 0: green above, red below, a gold band between."""
    up, low = (RED, GREEN) if swap else (GREEN, RED)
    k = weight if weight is not None else (1.0 if length > 330 else 0.86)
    size, w = length, width

    def p(px: float, py: float, corner: bool = False) -> V:
        return V(px * w, py * size, corner)

    with c.at(x, y, 1, turn, flip), c.lighter(k):
        for sx, sy, ex, ey, tw in (
            (0.26, -0.26, 0.66, -0.335, 0.30),
            (-0.28, -0.10, -0.66, -0.17, 0.28),
            (0.26, 0.13, 0.60, 0.06, 0.25),
            (-0.22, 0.27, -0.54, 0.205, 0.22),
        ):
            col = up if sy < 0.0 else low
            c.form(
                limb(
                    [p(sx, sy + 0.02), p((sx + ex) / 2, (sy + ey) / 2 + 0.014), p(ex, ey)],
                    [w * tw * 1.5, w * tw * 1.1, w * tw],
                    cap=0,
                ),
                col,
                w=DETAIL + 0.4,
                shade=w * 0.05,
            )
            cut_face(c, ex * w, ey * size, w * tw * 0.34, w * tw * 0.54, -40 if ex > 0 else 40)
        body = curve(
            [
                p(-0.36, -0.475, True),
                p(0.36, -0.475, True),
                p(0.37, -0.38),
                p(0.34, -0.31),
                p(0.43, -0.265),
                p(0.38, -0.20),
                p(0.33, -0.10),
                p(0.36, 0.0),
                p(0.33, 0.07),
                p(0.42, 0.12),
                p(0.35, 0.19),
                p(0.29, 0.30),
                p(0.32, 0.40),
                p(0.27, 0.475),
                p(0, 0.50),
                p(-0.27, 0.475),
                p(-0.33, 0.42),
                p(-0.28, 0.35),
                p(-0.37, 0.28),
                p(-0.31, 0.21),
                p(-0.30, 0.10),
                p(-0.35, 0.0),
                p(-0.35, -0.06),
                p(-0.44, -0.10),
                p(-0.38, -0.16),
                p(-0.33, -0.26),
                p(-0.38, -0.36),
            ]
        )
        e = -1 if flip else 1

        def lower() -> None:
            c.fill(poly([p(-0.7, 0.02), p(0.7, 0.02), p(0.7, 0.6), p(-0.7, 0.6)]), low)
            c.fill(
                curve(
                    [
                        p(e * 0.16, 0.0, True),
                        p(e * 0.20, 0.12),
                        p(e * 0.13, 0.24),
                        p(e * 0.16, 0.36),
                        p(e * 0.06, 0.55, True),
                        p(e * 0.7, 0.55, True),
                        p(e * 0.7, 0.0, True),
                    ]
                ),
                shade_of(low),
            )

        c.form(body, up, shade=w * 0.16, inner=lower, hatch=(18 + turn, 6.4 if size > 330 else 5.2, w * 0.24))
        c.ink(
            ([p(-0.22, -0.43), p(-0.16, -0.36), p(-0.20, -0.28)], 3.0),
            ([p(0.0, -0.43), p(0.05, -0.35), p(0.02, -0.27)], 3.0),
            ([p(-0.16, -0.22), p(-0.10, -0.14), p(-0.14, -0.06)], 2.8),
            ([p(0.14, -0.22), p(0.17, -0.14), p(0.12, -0.07)], 2.6),
            ([p(-0.16, 0.10), p(-0.10, 0.18), p(-0.14, 0.26)], 2.8),
            ([p(0.04, 0.22), p(0.08, 0.31), p(0.03, 0.40)], 2.8),
            ([p(-0.14, 0.32), p(-0.08, 0.38), p(-0.12, 0.45)], 2.6),
        )
        for kx, ky in ((0.05, -0.20), (-0.04, 0.145)):
            c.flat(ellipse(kx * w, ky * size, w * 0.11, w * 0.075), YELLOW, FINE + 0.3)
            c.fill(ellipse(kx * w, ky * size, w * 0.045, w * 0.03))
        c.form(
            limb([p(-0.38, 0.012), p(0, 0.030), p(0.39, 0.012)], [w * 0.19] * 3, cap=0.12),
            YELLOW,
            w=DETAIL,
            shade=w * 0.04,
        )
        for i in (-1, 0, 1):
            c.fill(ellipse(i * w * 0.2, size * (0.029 - abs(i) * 0.007), w * 0.05), low if i else up)
        cut_face(c, 0, -0.475 * size, w * 0.36, w * 0.17)
