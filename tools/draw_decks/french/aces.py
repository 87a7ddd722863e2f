"""The four aces and the backs of the French deck, with the ornaments that they are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atan2, cos, hypot, pi, sin

from tools.draw_decks.french.signs import CLUB_DISCS, COLOR, SPADE_LEAF, SUITS, H, W, sign, symmetric
from tools.draw_decks.kit import (
    DETAIL,
    FINE,
    Canvas,
    Path,
    Pt,
    V,
    curve,
    ellipse,
    limb,
    mirrored,
    petals,
    poly,
    rays,
    rounded,
)
from tools.draw_decks.ornaments import emblem
from tools.draw_decks.palette import BLUE, GOLD, INK, NIGHT, PAPER, RED, SKY, WHITE, shade_of

CX, CY = W / 2, H / 2


def around(cx: float, cy: float, r: float, degrees: float, ry: float | None = None) -> Pt:
    """The point of a circle or ellipse at an angle, clockwise from the right."""
    a = degrees * pi / 180
    return cx + r * cos(a), cy + (r if ry is None else ry) * sin(a)


def dots(places: Sequence[tuple[float, float, float]]) -> Path:
    """Discs ``(x, y, radius)`` as one path."""
    return Path(tuple(sub for x, y, r in places for sub in ellipse(x, y, r).subs))


# ------------------------------------------------------------------ ornaments
def leaf(c: Canvas, x: float, y: float, size: float, turn: float, color: str, wide: float = 0.22) -> None:
    """A pointed leaf, its base at (x, y), growing up at ``turn`` 0; one half in the dark tone."""
    with c.at(x, y, size, turn):
        half = [V(wide, -0.38), V(wide * 0.7, -0.70)]
        c.flat(mirrored([V(0, -1, True), half[1], half[0], V(0, 0, True)]), color, FINE + 0.3)
        e = 1 if abs((turn + 180) % 360 - 180) < 120 else -1
        dark = [
            V(0, 0, True),
            V(0, -0.5),
            V(0, -0.92, True),
            V(e * wide * 0.52, -0.66),
            V(e * wide * 0.72, -0.40),
        ]
        c.fill(curve(dark), shade_of(color))


def spray(
    c: Canvas,
    side: int,
    n: int = 6,
    r: float = 235.0,
    low: float = 92.0,
    high: float = 8.0,
    size: float = 64.0,
) -> None:
    """A branch of laurel on an arc round the origin, from ``low`` degrees up to ``high``, on one side."""

    def on_arc(t: float, out: float = 0.0) -> Pt:
        a = (low + (high - low) * t) * pi / 180
        return side * (r + out) * cos(a), (r + out) * sin(a)

    twig = [on_arc(t / 12) for t in range(13)]
    c.form(limb(twig, [7 - t / 3 for t in range(13)]), GOLD, w=FINE + 0.3, shade=1.5, heavy=False)
    for i in range(n):
        t = (i + 0.6) / n
        x, y = on_arc(t)
        lean = side * (90 - low - (high - low) * t)
        for spread in (-40, 40):
            leaf(c, x, y, size * (1.0 - 0.28 * t), lean + spread, BLUE)
        if i:
            c.bead(*on_arc(t, -11), 5.5, RED)
    leaf(c, *on_arc(1), size * 0.7, side * (90 - high), BLUE)


def volute(start: Pt, eye: Pt, w: float, spin: int, turns: float = 1.35) -> Path:
    """A scroll that leaves ``start`` and winds round ``eye``, with a round end."""
    r0 = hypot(start[0] - eye[0], start[1] - eye[1])
    a0 = atan2(start[1] - eye[1], start[0] - eye[0])
    n = 12
    points, widths = [], []
    for i in range(n + 1):
        t = i / n
        r = r0 * ((1 - t) ** 1.15 * 0.78 + 0.22)
        a = a0 + spin * turns * 2 * pi * t
        points.append((eye[0] + r * cos(a), eye[1] + r * sin(a)))
        widths.append(w * (0.25 + 0.75 * sin(pi * min(1.0, 0.12 + t * 0.8))))
    return limb(points, widths) + ellipse(*points[-1], w * 0.78)


def blade(x: float, y: float, size: float, turn: float, wide: float = 0.24) -> Path:
    """A bare leaf, base at (x, y)."""
    shape = curve([V(0, 0, True), V(-wide, -0.42), V(0, -1, True), V(wide, -0.42)])
    return shape.scaled(size).turned(turn).moved(x, y)


def fleuron(c: Canvas, x: float, y: float, scale: float, turn: float, color: str) -> None:
    """A three-leaved ornament pointing up at ``turn`` 0, its foot on (x, y)."""
    with c.at(x, y, scale, turn):
        for _ in c.sides():
            side = curve("0,0! 0.16,-0.20 0.42,-0.34 0.66,-0.28 0.70,-0.10! 0.52,-0.12 0.42,0.02 0.20,0.06")
            c.form(side, GOLD, w=FINE + 0.5, shade=2.5)
        c.form(mirrored("0,-0.92! 0.14,-0.62 0.20,-0.30 0,0.04!"), color, w=FINE + 0.5, shade=3)
        c.ink(([(0, 0), (0, -0.4), (0, -0.76)], 2.2, (1, 0)))
        c.form(ellipse(0, 0.02, 0.13), GOLD, w=FINE + 0.3, shade=1.5, heavy=False)


def oval_frame(c: Canvas, rx: float, ry: float, beads: str) -> None:
    """The ornamental oval round an ace: a twisted gold cord and a string of beads."""
    c.form(ellipse(CX, CY, rx, ry), GOLD, shade=5)
    n = 72
    for i in range(n):
        outer = around(CX, CY, rx - 2, i * 360 / n, ry - 2)
        inner = around(CX, CY, rx - 24, (i + 0.9) * 360 / n, ry - 24)
        c.ink(([outer, inner], 3.2, (0.7, 0.2)))
    c.form(ellipse(CX, CY, rx - 25, ry - 25), beads, w=DETAIL, shade=0, heavy=False)
    c.fill(dots([(*around(CX, CY, rx - 33, (i + 0.5) * 360 / 44, ry - 33), 4.0) for i in range(44)]), PAPER)
    c.flat(ellipse(CX, CY, rx - 41, ry - 41), PAPER, DETAIL)


def rose(c: Canvas, x: float, y: float, r: float) -> None:
    """A five-petalled heraldic rose."""
    with c.at(x, y, r):
        c.flat(petals(0, 0, 5, 0.2, 1.18, 0.36, start=-54, tip=True), BLUE)
        c.form(petals(0, 0, 5, 0.10, 1.04, 0.80), RED, w=DETAIL, shade=3)
        c.form(petals(0, 0, 5, 0.06, 0.66, 0.46, start=-54), WHITE, w=FINE + 0.2, shade=0, heavy=False)
        c.form(ellipse(0, 0, 0.26), GOLD, w=FINE + 0.4, shade=1.5, heavy=False)


def crownlet(c: Canvas, x: float, y: float) -> None:
    """A small open crown over a heart."""
    with c.at(x, y):
        for t in (-44, -22, 22, 44, 0):
            tip = mirrored([V(0, -50 + abs(t) * 0.2), V(9, -38), V(6, -24), V(14, 4, True)])
            c.form(tip.turned(t * 0.5).moved(t, 0), GOLD, w=DETAIL, shade=2.5)
            c.fill(ellipse(t * 1.38, -40 + abs(t) * 0.30, 4), RED)
        c.form(curve("-56,-8! 0,6 56,-8! 50,24! 0,36 -50,24!"), GOLD, w=DETAIL + 0.6, shade=4)
        for t in (-32, -16, 0, 16, 32):
            c.bead(t, 14 - abs(t) * 0.16, 5, BLUE if t % 32 else RED)


def name_scroll(c: Canvas, x: float, y: float) -> None:
    """A scroll with the four suits on it."""
    for _ in c.sides(x, y):
        fold = curve("140,-2! 176,10 206,-8! 197,20 210,42! 176,58 140,46!")
        c.form(fold, shade_of(GOLD), w=DETAIL + 0.6, shade=0)
        c.form(poly("140,46 140,60 116,44"), INK, w=FINE, shade=0, heavy=False)
    with c.at(x, y):
        front = mirrored("0,-20 84,-12 156,10! 156,60! 84,38 0,30")
        c.form(front, GOLD, shade=5)
        for line in ("-147,18 -80,-3 0,-11 80,-3 147,18", "-147,47 -80,29 0,21 80,29 147,47"):
            c.line(curve(line, closed=False), FINE)
        for i, suit in enumerate(SUITS):
            t = (i - 1.5) * 68
            with c.at(t, 6 + abs(t) * 0.115, 27, t * 0.09):
                c.fill(sign(suit), COLOR[suit])


def great_sign(c: Canvas, suit: str, size: float, x: float = CX, y: float = CY) -> None:
    """An ace's own sign, with an engraved inner line and a gold flower."""
    shape = sign(suit)
    with c.at(x, y, size):
        c.form(shape, NIGHT if COLOR[suit] == INK else COLOR[suit], shade=7)
        if suit == "clubs":
            for dx, dy in CLUB_DISCS:
                c.line(ellipse(dx, dy, 0.165), FINE + 0.4, PAPER)
                c.fill(petals(dx, dy, 6, 0.02, 0.13, 0.075), GOLD)
            return
        middle = -0.06 if suit == "hearts" else 0.0
        c.line(shape.moved(0, -middle).scaled(0.80).moved(0, middle), FINE + 0.6, PAPER)
        c.fill(petals(0, middle, 8, 0.035, 0.225, 0.09), GOLD)
        c.fill(ellipse(0, middle, 0.043), PAPER)


# ------------------------------------------------------------------ aces
VINE = "5,-206 20,-158 48,-114 86,-78 124,-42 154,2 172,52 166,98 136,124 98,128"
VINE_WIDTHS = (3, 4.5, 6, 6.5, 7, 7, 7, 6.5, 5.5, 4)
VINE_SCROLLS: tuple[tuple[Pt, Pt, int], ...] = (
    ((20, -158), (22, -122), 1), ((58, -104), (66, -72), 1), ((124, -42), (106, -22), -1),
    ((154, 2), (130, 26), 1), ((172, 52), (140, 70), 1), ((122, 127), (100, 104), -1),
)  # fmt: skip
VINE_LEAVES = (
    (34, -136, 24, 58), (70, -92, 24, 4), (104, -60, 26, 64), (140, -20, 26, 20), (165, 28, 27, 62),
    (173, 66, 28, 118), (158, 108, 30, 128), (130, 126, 30, 172), (98, 129, 32, -140), (162, 92, 26, -70),
)  # fmt: skip
VINE_BERRIES = ((8, -176, 3.5), (30, -94, 3.5), (88, -50, 3.5), (116, 2, 3), (150, 40, 3), (118, 84, 4))


def ace_of_spades(c: Canvas) -> None:
    """The show card: a great engraved spade with the emblem in a medallion, over laurel."""
    cx, cy, size = CX, 416.0, 500.0
    with c.at(cx, cy + 40):
        for side in (-1, 1):
            spray(c, side, n=8, r=252, low=86, high=-14, size=58)
    body = symmetric((0, -0.52), *SPADE_LEAF, (0, 0.185))
    with c.at(cx, cy, size):
        c.form(sign("spades"), NIGHT, shade=9)
        for k, dy, w, color in ((0.925, 0.004, DETAIL + 0.6, GOLD), (0.880, 0.008, FINE, PAPER)):
            c.line(body.moved(0, -0.02).scaled(k).moved(0, 0.02 + dy), w, color)
    white = limb(VINE, VINE_WIDTHS) + ellipse(96, 128, 5)
    for start, eye, spin in VINE_SCROLLS:
        white += volute(start, eye, 7.5, spin)
    sky = Path()
    for x, y, length, turn in VINE_LEAVES:
        sky += blade(x, y, length, turn)
    for _ in c.sides(cx, cy):
        c.fill(sky, SKY)
        c.fill(white, PAPER)
        c.fill(dots(VINE_BERRIES), GOLD)
    with c.at(cx, cy):  # the stem
        c.fill(blade(0, 226, 88, 0, 0.13) + blade(-10, 228, 66, -12, 0.13) + blade(10, 228, 66, 12, 0.13), GOLD)
        c.fill(blade(0, 222, 56, 0, 0.10), PAPER)
        c.fill(poly("-74,231 74,231 82,237 -82,237"), GOLD)
    medallion(c, cx, cy + 22)
    name_scroll(c, cx, cy + 306)


def medallion(c: Canvas, x: float, y: float) -> None:
    """The emblem of the game in a milled gold ring."""
    c.form(ellipse(x, y, 90), GOLD, shade=6)
    c.fill(rays(x, y, 48, 88, 77, 6))
    c.form(ellipse(x, y, 75), RED, w=DETAIL, shade=0, heavy=False)
    c.fill(dots([(*around(x, y, 67.5, i * 15), 3.6) for i in range(24)]), PAPER)
    emblem(c, x, y, 60)


def ace_of_diamonds(c: Canvas) -> None:
    """A diamond in a corded oval, rays behind it."""
    for turn, d in ((0, 246), (90, 178), (180, 246), (270, 178)):
        fleuron(c, *around(CX, CY, d, turn - 90), 74, turn, RED)
    for turn, x, y in ((38, 118, -178), (142, 118, 178), (218, -118, 178), (322, -118, -178)):
        leaf(c, CX + x, CY + y, 50, turn, BLUE)
    oval_frame(c, 180, 248, RED)
    c.fill(rays(CX, CY, 40, 104, 137, 5), GOLD)
    great_sign(c, "diamonds", 252)


def ace_of_clubs(c: Canvas) -> None:
    """A club in a wreath tied with ribbons."""
    with c.at(CX, CY, 1.13):
        for turn in (0, 180):
            with c.at(turn=turn):
                for side in (-1, 1):
                    spray(c, side, n=7, r=196, low=82, high=6, size=62)
        for turn in (0, 180):
            with c.at(turn=turn):
                for _ in c.sides():
                    for bow in (
                        "0,192! 34,168 62,178 56,206 30,212 0,198!",
                        "0,200! 30,226 52,272! 34,262 22,276! 8,236",
                    ):
                        c.form(curve(bow), RED, w=DETAIL + 0.4, shade=4)
                    c.ink(("8,194 26,190 42,194", 2.4))
                c.form(ellipse(0, 196, 14), GOLD, w=DETAIL, shade=2.5)
        c.line(ellipse(0, 0, 132), FINE, GOLD)
        c.fill(rays(0, 0, 36, 120, 130, 5), GOLD)
        great_sign(c, "clubs", 206, 0, 0)


ROSE_LEAVES = (
    (66, 156, 56, 118), (96, 130, 54, 20), (134, 84, 54, 100), (148, 50, 46, 8), (20, 192, 48, 140),
    (-52, 250, 46, 196),
)  # fmt: skip


def ace_of_hearts(c: Canvas) -> None:
    """A crowned heart with rays and crossed roses; no oval, as in Piedmont."""
    with c.at(CX, CY - 14, 1.16):
        c.fill(rays(0, 0, 56, 128, 208, 7), GOLD)
        c.fill(rays(0, 0, 56, 128, 182, 5, start=180 / 56), shade_of(GOLD))
        for _ in c.sides():
            stem = limb("-70,262 0,206 76,150 138,78 160,10", (8, 8, 7, 7, 6))
            c.form(stem, BLUE, w=FINE + 0.4, shade=2)
            for x, y, size, turn in ROSE_LEAVES:
                leaf(c, x, y, size, turn, BLUE)
            rose(c, 164, -8, 40)
            c.form(ellipse(120, 122, 9), RED, w=FINE, shade=2, heavy=False)
        great_sign(c, "hearts", 236, 0, 0)
        crownlet(c, 0, -128)


ACES: dict[str, Callable[[Canvas], None]] = {
    "diamonds": ace_of_diamonds,
    "hearts": ace_of_hearts,
    "spades": ace_of_spades,
    "clubs": ace_of_clubs,
}


# ------------------------------------------------------------------ backs
def _lattice(c: Canvas, x0: float, y0: float, nx: int, ny: int) -> None:
    """Rows of paper flowers with lozenges between them, each row drawn once and repeated."""
    dx, dy = (W - 2 * x0) / nx, (H - 2 * y0) / ny
    blossom = petals(0, 0, 4, 0.07, 0.44, 0.27, tip=True).scaled(dx, dy)
    lozenge = poly("0,-0.17 0.17,0 0,0.17 -0.17,0").scaled(dx, dy)

    def row(cell: Path, count: int) -> None:
        cells = Path()
        for i in range(count):
            cells += cell.moved(i * dx, 0)
        c.fill(cells, PAPER)
        c.fill(dots([(i * dx, 0, 4.5) for i in range(count)]), GOLD)

    c.stamp([(x0 + dx / 2, y0 + (j + 0.5) * dy) for j in range(ny)], lambda: row(blossom, nx))
    c.stamp([(x0, y0 + j * dy) for j in range(ny + 1)], lambda: row(lozenge, nx + 1))


def back(c: Canvas, color: str) -> None:
    """A lattice, a border and a medallion; the same after half a turn."""
    c.fill(rounded(26, 26, W - 52, H - 52, 16), color)
    c.line(rounded(26, 26, W - 52, H - 52, 16), DETAIL)
    c.line(rounded(35, 35, W - 70, H - 70, 11), FINE, GOLD)
    _lattice(c, 50.0, 50.0, 7, 10)
    c.fill(ellipse(CX, CY, 142, 190), color)
    c.form(ellipse(CX, CY, 134, 182), GOLD, w=DETAIL, shade=0, heavy=False)
    c.fill(dots([(*around(CX, CY, 126, i * 360 / 64, 174), 3.4) for i in range(64)]), color)
    c.flat(ellipse(CX, CY, 118, 166), PAPER, DETAIL)
    c.flat(ellipse(CX, CY, 110, 158), color)
    c.half_turned(lambda: _half_medallion(c))
    c.flat(petals(CX, CY, 8, 8, 52, 26), PAPER, DETAIL)
    c.fill(petals(CX, CY, 8, 14, 42, 9, tip=True), color)
    c.flat(ellipse(CX, CY, 14), GOLD, DETAIL)


def _half_medallion(c: Canvas) -> None:
    """The scrolls of the upper half of the medallion."""
    for _ in c.sides(CX, CY):
        for line, w, color in (
            ("30,-70 44,-78 58,-66 54,-46 30,-40 10,-52", 8.0, PAPER),
            ("80,-32 70,-44 80,-60 92,-40 84,-8 62,0", 8.0, PAPER),
            ("18,-120 30,-114 36,-98 24,-84 4,-86", 7.0, GOLD),
        ):
            n = line.count(" ") + 1
            tendril = limb(line, [w * (0.35 + 0.65 * i / (n - 1)) for i in range(n)])
            x, y = (float(v) for v in line.split()[0].split(","))
            c.fill(tendril + ellipse(x, y, w * 0.62), color)
    with c.at(CX, CY):
        c.fill(mirrored("0,-148! 13,-112 0,-92!"), PAPER)
        c.fill(ellipse(0, -84, 5), GOLD)
