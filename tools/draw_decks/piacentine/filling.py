"""What fills the Piacentine cards beside the pips: their frame, flowers, leaves, scroll-work, the four's ornaments."""

from __future__ import annotations

from tools.draw_decks.kit import (
    DETAIL,
    FINE,
    Canvas,
    Cut,
    curve,
    ellipse,
    fit,
    limb,
    mirrored,
    petals,
    poly,
    rays,
    rounded,
)
from tools.draw_decks.ornaments import emblem, lozenge, spokes
from tools.draw_decks.palette import BLUE, BROWN, GREEN, LIME, RED, WHITE, YELLOW
from tools.draw_decks.piacentine import CX, CY, FRAME, H, W
from tools.draw_decks.piacentine.pips import GAP, hatch


def frame(c: Canvas) -> None:
    """The thin black frame of every card."""
    c.line(rounded(FRAME, FRAME, W - 2 * FRAME, H - 2 * FRAME, 7), DETAIL)


# ------------------------------------------------------------------ plants
def flower(c: Canvas, x: float, y: float, r: float, color: str = YELLOW, heart: str = RED, n: int = 6) -> None:
    """A flower seen from above."""
    with c.at(x, y, r):
        c.form(petals(0, 0, n, 0.1, 1.0, 4.0 / n), color, w=DETAIL, shade=r * 0.08, heavy=r > 30)
        if r > 16:
            c.ink(*spokes(n, 0.3, 0.75, 2.0))
        c.flat(ellipse(0, 0, 0.30), heart)


def leaf(c: Canvas, x: float, y: float, size: float, turn: float, color: str = GREEN) -> None:
    """Pointed leaf, base at (x, y), pointing up when not turned; a small one is flat."""
    small = size < 42
    with c.at(x, y, size, turn):
        shape = mirrored("0,-1! 0.24,-0.64 0.29,-0.34 0.05,0!")
        c.form(shape, color, w=DETAIL, shade=0 if small else size * 0.07, heavy=not small)
        cuts: list[Cut] = [("0,0 0.02,-0.5 0,-0.9", 2.2, (1, 0))]
        if not small:
            cuts += [("0,-0.3 0.16,-0.5", 1.8, (1, 0)), ("0,-0.5 0.13,-0.68", 1.8, (1, 0))]
        c.ink(*cuts)


def sprig(c: Canvas, color: str, heart: str = YELLOW) -> None:
    """An upright twig about the origin: a flower between two long leaves, lighter ones at the side."""
    leaf(c, 0, -8, 78, 0)
    leaf(c, 0, 8, 78, 180)
    leaf(c, 4, 0, 56, 62, LIME)
    leaf(c, 4, 0, 56, 118, LIME)
    flower(c, 0, 0, 26, color, heart)


def bouquet(c: Canvas, color: str) -> None:
    """Three leaves and a flower, standing on the origin."""
    for turn in (-34, 34, 0):
        leaf(c, 0, 36, 82 if turn else 96, turn)
    flower(c, 0, 26, 24, color, YELLOW)


def scroll(
    c: Canvas, x: float, y: float, size: float, flip: bool = False, color: str = YELLOW, leaves: str = GREEN
) -> None:
    """Acanthus scroll-work: a stem that curls into a spiral, with leaves on its back."""
    with c.at(x, y, 1, flip=flip):
        for t, k, turn in ((0.12, 0.62, 58), (0.30, 0.56, -62), (0.52, 0.46, 20)):
            leaf(c, (t * 0.9 - 0.05) * size, -t * 1.1 * size, k * size, turn, leaves)
        stem = "0,0.1 0.05,-0.3 0.25,-0.72 0.62,-0.92 0.98,-0.74 1.02,-0.38 0.78,-0.20 0.54,-0.34 0.58,-0.56"
        widths = [size * k for k in (0.10, 0.14, 0.17, 0.18, 0.17, 0.15, 0.13, 0.11, 0.10)]
        c.form(limb(fit(stem, size, size), widths), color, w=DETAIL + 0.3, shade=size * 0.035)
        c.form(ellipse(0.66 * size, -0.52 * size, 0.14 * size), RED, w=DETAIL, shade=size * 0.03)


# ------------------------------------------------------------------ the fours
def lily_row(c: Canvas, xs: tuple[float, ...], y: float, spread: float) -> None:
    """The leaves of a wall crown, tilted outwards by ``spread`` degrees a unit."""
    for x in xs:
        with c.at(x, y, 1, x * spread):
            c.form(mirrored("0,-46 9,-38 7,-28 17,-30 17,-16 8,-16 12,4!"), YELLOW, w=DETAIL + 0.2, shade=2.5)
            c.bead(0, -14, 3.4, RED)


def shield(c: Canvas) -> None:
    """Middle of the four of coins: a crowned shield of red and white with the game's emblem, in laurel."""

    def quarters() -> None:
        c.fill(poly("0,-130 130,-130 130,16 0,16") + poly("-130,16 0,16 0,180 -130,180"), WHITE)
        upright: list[Cut] = [([(i * 9 - 3, -130), (i * 9 - 3, 16)], 2.0, (1, 1)) for i in range(-11, 1)]
        across: list[Cut] = [([(i * 9 + 4, 16), (i * 9 + 4, 180)], 2.0, (1, 1)) for i in range(12)]
        c.ink(*upright, *across)
        c.line(poly("0,-130 0,180", closed=False) + poly("-130,16 130,16", closed=False), DETAIL)

    with c.at(CX, CY):
        for _ in c.sides():
            c.form(limb("6,178 84,150 124,70 128,-20", (8, 8, 7, 4)), BROWN, w=DETAIL, shade=2)
            for i, (x, y, turn) in enumerate(
                ((44, 168, 96), (84, 146, 78), (110, 110, 58), (124, 66, 40), (129, 22, 24), (129, -20, 8))
            ):
                leaf(c, x, y, 52, turn - 50)
                leaf(c, x, y, 50, turn + 36, LIME if i % 2 else GREEN)
        shape = mirrored("0,-104 40,-98 86,-112! 98,-60 92,20 62,100 0,158!")
        c.form(shape, RED, shade=9, inner=quarters, hatch=hatch(15, 10))
        c.form(ellipse(0, 14, 72), YELLOW, w=DETAIL + 0.6, shade=4)
        emblem(c, 0, 14, 64)
        lily_row(c, (-62, 62, -32, 32, 0), -132, 0.36)
        c.form(curve("-74,-138! 0,-122 74,-138! 66,-106! 0,-92 -66,-106!"), YELLOW, w=DETAIL + 0.6, shade=4)
        for i in range(-2, 3):
            c.bead(i * 26, -109 - abs(i) * 3.2, 6.5, (RED, BLUE, GREEN)[abs(i)])
        band = limb("-96,186 -40,168 0,178 40,168 96,186", (18, 22, 24, 22, 18), cap=0)
        c.form(band, RED, w=DETAIL + 0.4, shade=5, hatch=(60, GAP, 9))


def target(c: Canvas, r: float) -> None:
    """Middle of the four of cups: a target on crossed ribbons."""
    tail = fit("20,0.86 64,1.22 44,1.62 96,1.86 136,1.5", 1, r)
    for k in (1, -1):
        with c.at(CX, CY, 1, scale_y=k):
            for side in c.sides():
                cloth = RED if side * k > 0 else BLUE
                c.form(limb(tail, (20, 28, 28, 24, 7), cap=0), cloth, w=DETAIL + 0.4, shade=6, hatch=(60, GAP, 9))
    with c.at(CX, CY, r):
        c.form(petals(0, 0, 16, 0.70, 1.16, 0.36), YELLOW, w=DETAIL, shade=4)
        c.form(ellipse(0, 0, 0.94), RED, shade=6)
        for size, color in ((0.76, WHITE), (0.58, BLUE), (0.40, YELLOW), (0.20, RED)):
            c.form(ellipse(0, 0, size), color, w=DETAIL, shade=r * 0.04, heavy=False)
        c.fill(rays(0, 0, 32, 0.93, 0.80, 0.07))


def garland_knot(c: Canvas) -> None:
    """Middle of the four of swords: three flowers in a knot of leaves."""
    with c.at(CX, CY):
        for turn in (-58, -90, -122, 58, 90, 122):
            level = abs(turn) == 90
            leaf(c, 0, 0, 132 if level else 112, turn, GREEN if level else LIME)
        for turn in (0, 180):
            leaf(c, 0, 0, 98, turn)
        for x in (-64, 64):
            flower(c, x, 0, 32, YELLOW, BLUE)
        flower(c, 0, 0, 46, RED, YELLOW, 8)


def branches(c: Canvas) -> None:
    """Half of the five of swords' scroll-work, upwards from the middle."""
    for turn in (-48, 48, 0):
        leaf(c, 0, -318, 60 if turn else 82, turn, GREEN if turn else LIME)
    for _ in c.sides():
        scroll(c, 4, -58, 94)
        scroll(c, 4, -188, 104, color=BLUE, leaves=LIME)
        leaf(c, 62, -292, 60, 30)
    c.form(limb("0,-40 0,-300", (16, 9), cap=0.4), YELLOW, w=DETAIL + 0.3, shade=3)
    for y in (-186, -72):
        c.form(ellipse(0, y, 15, 10), RED, w=DETAIL, shade=2.5)
    flower(c, 0, -314, 26, RED, YELLOW)


def spray(c: Canvas, color: str) -> None:
    """A branch to the right of the origin: leaves in pairs, a flower at its end."""
    c.form(limb("0,0 40,-8 84,2", (8, 7, 4)), BROWN, w=DETAIL, shade=1.5)
    for x, y in ((24, -5), (54, -6)):
        leaf(c, x, y, 46, 40, LIME)
        leaf(c, x, y, 46, 140)
    leaf(c, 84, 2, 44, 92)
    flower(c, 88, 2, 20, color, YELLOW)


def tie(c: Canvas) -> None:
    """The ribbon and the flower over three crossed clubs."""
    for _ in c.sides(CX, CY):
        band = limb("30,10 112,-26 150,26 196,-6", (24, 34, 30, 8), cap=0)
        c.form(band, BLUE, w=DETAIL + 0.4, shade=7, hatch=(60, GAP, 9))
    flower(c, CX, CY, 62, YELLOW, RED, 8)


def gem_row(c: Canvas, xs: tuple[float, ...], y: float, colors: tuple[str, ...]) -> None:
    """Lozenges side by side on a plinth."""
    for i, x in enumerate(xs):
        c.flat(lozenge(x, y, 14, 18), colors[i % len(colors)], FINE + 0.3)
