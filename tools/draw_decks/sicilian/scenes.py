"""The little pictures of the Sicilian number cards: people, animals, boats and fruits of the island."""

from __future__ import annotations

from math import cos, pi, sin

from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    FINE,
    Canvas,
    Pt,
    V,
    curve,
    ellipse,
    fit,
    limb,
    mirrored,
    petals,
    poly,
    rays,
    rounded,
    star,
)
from tools.draw_decks.ornaments import flower, leaf
from tools.draw_decks.palette import (
    BLUE,
    BROWN,
    CLAY,
    DAPPLE,
    DARK,
    FLESH,
    GREEN,
    INK,
    LIME,
    ORANGE,
    PINK,
    RED,
    STEEL,
    TAN,
    TEAL,
    WHITE,
    YELLOW,
    shade_of,
)
from tools.draw_decks.sicilian.pips import rim

Arm = tuple[Pt, Pt]


def orange_twig(c: Canvas, x: float, y: float, s: float, turn: float, flip: bool = False) -> None:
    """Citrus twig with leaves, two fruits and a blossom; base at (x, y)."""
    with c.at(x, y, s, turn, flip):
        c.form(limb("0,10 6,-60 -6,-130", [13, 10, 6]), BROWN, w=DETAIL + 0.4, shade=2)
        for lx, ly, size, a in (
            (3, -20, 84, 62),
            (3, -36, 82, -64),
            (4, -74, 80, 42),
            (2, -80, 82, -46),
            (-5, -122, 86, 8),
        ):
            leaf(c, lx, ly, size, a, GREEN if a > 0 else LIME)
        for fx, fy, r in ((30, -34, 24), (-30, -66, 24)):
            c.form(ellipse(fx, fy, r), ORANGE, w=CONTOUR - 0.6, shade=6)
            c.ink(([(fx - r * 0.4, fy - r * 0.3), (fx - r * 0.1, fy - r * 0.6)], 2.4))
            c.fill(star(fx + 4, fy + 3, 5, 2, 5))
        flower(c, 18, -106, 17, WHITE, 5)


def prickly_pear(c: Canvas, x: float, y: float, s: float) -> None:
    """Indian fig with red and yellow fruits, foot at (x, y)."""
    with c.at(x, y, s):
        c.form(curve("-88,4! -40,-8 0,-4 44,-9 90,4! 40,12 -40,12"), TAN, w=DETAIL, shade=3)
        pads = [
            (-34, -96, 25, 38, -34),
            (38, -104, 25, 38, 36),
            (0, -34, 31, 42, 0),
            (-4, -106, 27, 40, 4),
            (-60, -140, 20, 28, -44),
            (66, -146, 20, 28, 46),
            (10, -166, 20, 29, 14),
        ]
        for px, py, rx, ry, a in pads:
            c.form(ellipse(px, py, rx, ry, turn=a), GREEN if ry > 35 else LIME, w=CONTOUR - 0.4, shade=5)
            for k in (-0.45, 0, 0.45):
                for m in (-0.4, 0.4):
                    q = ellipse(px + m * rx, py + k * ry, 1.9).turned(a, (px, py))
                    c.fill(q)
        for px, py, a, color in (
            (-78, -164, -40, RED),
            (-52, -170, -8, ORANGE),
            (84, -170, 42, RED),
            (58, -176, 12, ORANGE),
            (4, -200, -6, RED),
            (26, -194, 24, ORANGE),
            (-24, -142, -20, RED),
            (40, -146, 4, YELLOW),
        ):
            c.form(ellipse(px, py, 8.5, 13, turn=a), color, w=DETAIL, shade=2.5)


def manikin(
    c: Canvas,
    x: float,
    y: float,
    s: float,
    coat: str,
    hose: str,
    far: Arm,
    near: Arm,
    hat: str | None = RED,
    skirt: str | None = None,
    flip: bool = False,
    hair: str = DARK,
    stride: float = 0.13,
) -> None:
    """A little person of height ``s`` looking left, feet at (x, y); arms = (elbow, hand)."""
    with c.at(x, y, s, flip=flip), c.lighter(0.8):

        def arm(a: Arm, shoulder: Pt) -> None:
            c.form(limb([shoulder, a[0], a[1]], [0.12, 0.1, 0.075]), coat, w=DETAIL + 0.2, shade=s * 0.015)
            c.flat(ellipse(a[1][0], a[1][1], 0.045), FLESH, DETAIL)

        arm(far, (-0.07, -0.66))
        for side in (-1, 1):
            fx = side * stride
            if skirt is None:
                c.form(
                    limb(
                        [(side * 0.05, -0.4), (side * 0.07 + fx * 0.45, -0.22), (fx, -0.05)],
                        [0.15, 0.11, 0.075],
                        cap=0.2,
                    ),
                    hose,
                    w=DETAIL + 0.2,
                    shade=s * 0.015,
                )
            c.flat(curve(fit("0.05,0! 0.05,-0.06 -0.03,-0.07 -0.13,-0.02 -0.13,0!", x=fx)), BROWN, DETAIL)
        if skirt:
            c.form(
                curve("-0.08,-0.46! -0.14,-0.26 -0.2,-0.05! 0,-0.02 0.22,-0.05! 0.15,-0.26 0.1,-0.46!"),
                skirt,
                w=DETAIL + 0.4,
                shade=s * 0.03,
            )
            c.ink(*[([(k * 0.02, -0.4), (k * 0.045, -0.07)], 2.4, (1, 0.2)) for k in (-2, 0, 2)])
            c.form(curve("-0.06,-0.44! -0.1,-0.16 0,-0.13 0.08,-0.16 0.04,-0.44!"), WHITE, w=DETAIL, shade=2)
        c.form(
            curve(
                "-0.1,-0.7 -0.12,-0.58 -0.09,-0.44! -0.11,-0.34! 0.12,-0.34! 0.1,-0.44! 0.13,-0.58 0.1,-0.71 0,-0.73"
                if not skirt
                else "-0.1,-0.7 -0.12,-0.58 -0.09,-0.43! 0.1,-0.43! 0.13,-0.58 0.1,-0.71 0,-0.73"
            ),
            coat,
            w=DETAIL + 0.4,
            shade=s * 0.025,
        )
        c.flat(limb("-0.09,-0.44 0.1,-0.44", [0.05, 0.05], cap=0.2), YELLOW, DETAIL)
        c.form(ellipse(0.04, -0.83, 0.115, 0.12), hair, w=DETAIL, shade=0)
        c.form(
            curve("-0.06,-0.93 -0.085,-0.86 -0.125,-0.82 -0.085,-0.79 -0.07,-0.73 0.02,-0.71 0.06,-0.8 0.04,-0.92"),
            FLESH,
            w=DETAIL + 0.2,
            shade=2,
        )
        c.fill(ellipse(-0.05, -0.85, 0.016))
        c.fill(ellipse(-0.01, -0.79, 0.024), PINK)
        if hat:
            c.form(
                curve("-0.12,-0.9 -0.02,-0.93 0.15,-0.88 0.17,-0.94 0.08,-1.03 -0.04,-1.04 -0.1,-0.98"),
                hat,
                w=DETAIL + 0.2,
                shade=2,
            )
        arm(near, (0.08, -0.65))


def sward(c: Canvas, x: float, y: float, w: float, color: str = LIME) -> None:
    """A little strip of ground for a vignette."""
    u = 1 / c.unit
    c.form(
        curve(
            [
                V(x - w / 2, y, True),
                V(x - w / 4, y - 7 * u),
                V(x, y - 4 * u),
                V(x + w / 4, y - 8 * u),
                V(x + w / 2, y, True),
                V(x + w / 4, y + 8 * u),
                V(x, y + 6 * u),
                V(x - w / 4, y + 9 * u),
            ]
        ),
        color,
        w=DETAIL,
        shade=3,
    )


def piper(c: Canvas, x: float, y: float, s: float) -> None:
    """The little man of the three of coins: a shepherd with a reed pipe."""
    sward(c, x, y + 2, s * 1.05)
    manikin(c, x, y, s, BLUE, YELLOW, ((-0.22, -0.56), (-0.27, -0.70)), ((-0.02, -0.52), (-0.19, -0.66)), stride=0.15)
    with c.at(x, y, s):
        c.form(limb("-0.1,-0.77 -0.2,-0.68 -0.42,-0.5", (0.035, 0.04, 0.07), cap=0.1), TAN, w=DETAIL, shade=1.5)
        for hand_x, hand_y in ((-0.28, -0.61), (-0.19, -0.69)):
            c.flat(ellipse(hand_x, hand_y, 0.045), FLESH, DETAIL)


def swordfish(c: Canvas, x: float, y: float, s: float) -> None:
    """A swordfish leaping over two waves."""
    with c.at(x, y, s):
        c.form(
            curve(
                "-0.62,0.02! -0.40,-0.16 -0.05,-0.22 0.30,-0.12 0.56,-0.02 0.66,-0.22! 0.86,-0.34! 0.74,-0.02"
                " 0.88,0.26! 0.64,0.14 0.54,0.08 0.26,0.16 -0.10,0.18 -0.42,0.12"
            ),
            BLUE,
            shade=s * 0.05,
            inner=lambda: c.fill(curve("-0.8,0.05! -0.3,0.04 0.1,0.06 0.6,0.05! 0.6,0.4! -0.8,0.4!"), WHITE),
        )
        c.form(curve("-0.56,-0.03! -1.08,-0.09! -0.58,0.06!"), STEEL, w=DETAIL + 0.4, shade=0)
        c.form(curve("-0.2,-0.2! -0.1,-0.4 0.06,-0.48! 0.02,-0.32 0.16,-0.17!"), BLUE, w=DETAIL + 0.4, shade=2)
        c.form(curve("-0.22,0.08! -0.1,0.26 0.06,0.32! 0,0.2 -0.04,0.08!"), BLUE, w=DETAIL, shade=2)
        c.flat(ellipse(-0.44, -0.03, 0.055), YELLOW, DETAIL)
        c.fill(ellipse(-0.45, -0.03, 0.024))
        c.ink(("-0.3,-0.12 -0.26,0 -0.32,0.1", 3), ("-0.62,0.04 -0.52,0.05 -0.46,0.04", 2.4))
        for dx, dy in ((-0.62, 0.36), (0.06, 0.42), (0.66, 0.4)):
            c.ink(
                (
                    [(dx - 0.24, dy), (dx - 0.1, dy - 0.07), (dx + 0.02, dy), (dx + 0.14, dy - 0.05), (dx + 0.26, dy)],
                    3.2,
                    (0.2, 0.2),
                )
            )


def domed_house(c: Canvas, x: float, y: float, s: float) -> None:
    """White house with a red dome, a stair and a palm; foot at (x, y)."""
    with c.at(x, y, s):
        sward(c, 0, 0, 1.9)
        c.form(limb("0.62,0 0.56,-0.4 0.62,-0.86", [0.1, 0.075, 0.065], cap=0), BROWN, w=DETAIL, shade=2)
        for a in (-110, -66, -24, 22, 66, 108):
            leaf(c, 0.62, -0.86, 0.44, a)
        c.form(rounded(-0.72, -0.62, 0.98, 0.62, 0.01), WHITE, w=CONTOUR - 0.6, shade=s * 0.05)
        c.form(poly("-0.76,-0.7 0.3,-0.7 0.3,-0.6 -0.76,-0.6"), YELLOW, w=DETAIL, shade=0)
        c.form(curve("-0.6,-0.7! -0.56,-0.96 -0.34,-1.1 -0.12,-0.96 -0.08,-0.7!"), RED, w=CONTOUR - 0.6, shade=s * 0.05)
        c.ink(("-0.34,-1.08 -0.45,-0.9 -0.46,-0.72", 2.2), ("-0.34,-1.08 -0.23,-0.9 -0.22,-0.72", 2.2))
        c.flat(ellipse(-0.34, -1.13, 0.045), YELLOW)
        for wx in (-0.56, -0.02):
            c.flat(curve(fit("-0.075,-0.26! -0.075,-0.42 0,-0.5 0.075,-0.42 0.075,-0.26!", x=wx)), BLUE, DETAIL)
        c.form(curve("-0.42,0! -0.42,-0.3 -0.3,-0.42 -0.18,-0.3 -0.18,0!"), GREEN, w=DETAIL, shade=2)


def duel(c: Canvas, x: float, y: float, s: float) -> None:
    """Two puppet paladins crossing sabres under their rods."""
    sward(c, x, y, s * 2.3)
    for side, coat, hose, plume in ((1, RED, GREEN, YELLOW), (-1, BLUE, YELLOW, RED)):
        px = x + side * s * 0.58
        with c.at(px, y, flip=side < 0):
            c.line(poly([(s * 0.03, -s * 1.0), (s * 0.03, -s * 1.42)], closed=False), DETAIL)
            blade = curve(
                [
                    V(-s * 0.3, -s * 0.62, True),
                    V(-s * 0.52, -s * 0.82),
                    V(-s * 0.66, -s * 1.12, True),
                    V(-s * 0.44, -s * 0.86),
                    V(-s * 0.24, -s * 0.66, True),
                ]
            )
            c.form(blade, TEAL, w=DETAIL, shade=2)
            manikin(
                c,
                0,
                0,
                s,
                coat,
                hose,
                ((-0.2, -0.58), (-0.28, -0.64)),
                ((0.2, -0.5), (0.26, -0.64)),
                hat=STEEL,
                stride=0.17,
            )
            c.form(
                curve(
                    [
                        V(s * 0.05, -s * 1.02, True),
                        V(s * 0.02, -s * 1.16),
                        V(s * 0.14, -s * 1.24),
                        V(s * 0.26, -s * 1.14),
                        V(s * 0.24, -s * 1.0, True),
                        V(s * 0.16, -s * 1.08),
                    ]
                ),
                plume,
                w=DETAIL,
                shade=2,
            )
            c.form(ellipse(s * 0.27, -s * 0.58, s * 0.13), YELLOW, w=DETAIL + 0.4, shade=3)
            c.fill(star(s * 0.27, -s * 0.58, 6, s * 0.035, s * 0.09), RED)


def boat(c: Canvas, x: float, y: float, s: float, sail: str = RED, stripe: str = WHITE) -> None:
    """Painted lateen boat with an eye on the bow; water line at y."""
    with c.at(x, y, s):
        c.form(limb("0.02,-0.1 0,-1.02", [0.06, 0.05], cap=0.3), BROWN, w=DETAIL, shade=1.5)
        sailp = curve("-0.62,-0.34! -0.26,-0.8 0.34,-1.24! 0.52,-0.74 0.5,-0.3! 0,-0.22")

        def stripes() -> None:
            for k in (-0.3, 0.06, 0.42):
                c.flat(curve(fit("0,-1.4! 0.06,-0.7 -0.02,-0.1! 0.12,-0.1! 0.2,-0.7 0.14,-1.4!", x=k)), stripe)

        c.form(sailp, sail, shade=s * 0.05, inner=stripes)
        c.form(limb("-0.7,-0.28 -0.2,-0.82 0.4,-1.3", [0.04, 0.055, 0.03]), BROWN, w=DETAIL, shade=0)
        c.form(curve("0,-1.02! 0.2,-1.13 0.42,-1! 0.2,-0.98 0.02,-0.92!"), GREEN, w=FINE + 0.3, shade=0)
        hull = curve("-0.98,-0.3! -0.6,-0.16 0,-0.1 0.6,-0.16 0.9,-0.34! 0.78,0.02 0.5,0.14 -0.5,0.14 -0.8,0")

        def planks() -> None:
            c.fill(poly("-1.2,-0.02 1.2,-0.02 1.2,0.3 -1.2,0.3"), BLUE)
            c.line(curve("-1,-0.18 -0.5,-0.05 0,-0.01 0.5,-0.05 1,-0.2", closed=False), DETAIL)

        c.form(hull, YELLOW, shade=s * 0.04, inner=planks)
        c.flat(ellipse(-0.7, -0.11, 0.085, 0.055), WHITE, FINE + 0.2)
        c.fill(ellipse(-0.71, -0.11, 0.03))
        for dx in (-0.62, 0.02, 0.66):
            c.ink((fit("-0.32,0.2 -0.14,0.12 0,0.2 0.14,0.13 0.32,0.2", x=dx), 3.2, (0.2, 0.2)))


def lemon_woman(c: Canvas, x: float, y: float, s: float) -> None:
    """Woman with a basket of lemons on her head."""
    sward(c, x, y, s * 0.9)
    manikin(
        c,
        x,
        y,
        s,
        RED,
        GREEN,
        ((-0.22, -0.82), (-0.14, -1.02)),
        ((0.24, -0.6), (0.12, -0.46)),
        hat=WHITE,
        skirt=BLUE,
        hair=BROWN,
        stride=0.06,
    )
    with c.at(x, y - s * 1.03, s):
        for i, (lx, ly) in enumerate(((-0.16, -0.17), (0.0, -0.2), (0.16, -0.17), (-0.08, -0.26), (0.09, -0.26))):
            c.form(ellipse(lx, ly, 0.085, 0.065, turn=(-20, 10, 25, 0, 30)[i]), YELLOW, w=DETAIL, shade=2)
        leaf(c, 0.0, -0.28, 0.18, -40)
        leaf(c, 0.03, -0.28, 0.18, 38)
        c.form(curve("-0.3,-0.16! 0,-0.1 0.3,-0.16! 0.2,0.02! 0,0.05 -0.2,0.02!"), TAN, w=DETAIL + 0.4, shade=3)
        c.ink(
            *[([(k * 0.1, -0.1), (k * 0.07, 0.02)], 2.2, (0.7, 0.7)) for k in (-2, -1, 0, 1, 2)],
            ("-0.26,-0.08 0,-0.03 0.26,-0.08", 2.2),
        )


def hound_run(c: Canvas, x: float, y: float, s: float, letter: bool = False, flip: bool = False) -> None:
    """Prick-eared island hound, trotting left; optionally with a letter in the mouth."""
    with c.at(x, y, s, flip=flip):
        for pts in ([(-0.34, -0.42), (-0.2, -0.22), (-0.28, -0.02)], [(0.42, -0.4), (0.34, -0.22), (0.24, -0.02)]):
            c.form(limb(pts, [0.15, 0.085, 0.06]), shade_of(CLAY), w=DETAIL, shade=0)
        c.form(limb("0.54,-0.58 0.76,-0.66 0.84,-0.88", [0.09, 0.07, 0.045]), CLAY, w=DETAIL, shade=1.5)
        c.form(
            curve(
                "-0.44,-0.80 -0.28,-0.66 0.10,-0.66 0.44,-0.70 0.58,-0.58 0.54,-0.38 0.40,-0.34 0.14,-0.44"
                " -0.12,-0.36 -0.36,-0.30 -0.50,-0.46 -0.56,-0.64"
            ),
            CLAY,
            w=DETAIL + 0.6,
            shade=s * 0.05,
        )
        for pts in ([(-0.42, -0.44), (-0.62, -0.26), (-0.74, -0.06)], [(0.5, -0.46), (0.6, -0.24), (0.52, -0.02)]):
            c.form(limb(pts, [0.18, 0.09, 0.06]), CLAY, w=DETAIL, shade=2)
        c.form(limb("-0.4,-0.62 -0.58,-0.66", [0.26, 0.24], cap=0.2), RED, w=DETAIL, shade=2)
        c.form(
            curve(
                "-0.46,-0.98! -0.62,-1.00 -0.78,-0.90 -0.98,-0.80 -1.00,-0.74 -0.92,-0.69 -0.74,-0.68 -0.56,-0.64"
                " -0.46,-0.76"
            ),
            CLAY,
            w=DETAIL + 0.4,
            shade=3,
        )
        c.form(curve("-0.62,-0.96! -0.6,-1.22! -0.46,-1!"), CLAY, w=DETAIL, shade=1.5)
        c.form(curve("-0.52,-0.96! -0.42,-1.22! -0.34,-0.94!"), CLAY, w=DETAIL, shade=1.5)
        c.fill(ellipse(-0.68, -0.87, 0.03))
        c.fill(ellipse(-0.98, -0.78, 0.04))
        if letter:
            c.form(poly("-1.34,-0.82 -0.92,-0.9 -0.87,-0.6 -1.29,-0.52"), WHITE, w=DETAIL, shade=0)
            c.ink(("-1.34,-0.82 -1.08,-0.7 -0.92,-0.9", 2.2, (0.8, 0.8)))
            c.fill(ellipse(-1.09, -0.7, 0.06), RED)


def hound_sit(c: Canvas, x: float, y: float, s: float) -> None:
    """The same hound sitting, looking left."""
    with c.at(x, y, s):
        sward(c, 0, 0, 1.5)
        c.form(limb("0.36,-0.08 0.62,-0.06 0.72,-0.28", [0.11, 0.08, 0.045]), CLAY, w=DETAIL, shade=1.5)
        c.form(limb("-0.16,-0.5 -0.22,-0.24 -0.26,-0.03", [0.16, 0.09, 0.08]), shade_of(CLAY), w=DETAIL, shade=0)
        c.form(
            curve(
                "-0.10,-0.98 0.10,-0.84 0.26,-0.58 0.44,-0.30 0.46,-0.08 0.30,0.0! 0.06,0.0! 0.02,-0.16"
                " -0.08,-0.28 -0.20,-0.44 -0.28,-0.66 -0.28,-0.88"
            ),
            CLAY,
            w=DETAIL + 0.6,
            shade=s * 0.05,
        )
        c.form(limb("-0.14,-0.54 -0.12,-0.26 -0.14,-0.03", [0.17, 0.095, 0.09]), CLAY, w=DETAIL, shade=2)
        c.ink(("0.1,-0.36 0.28,-0.34 0.34,-0.14", 3, (0.2, 0.4)), ("0.08,-0.04 0.2,-0.07 0.3,-0.03", 2.4))
        c.form(limb("-0.26,-0.74 -0.1,-0.68 0.06,-0.74", [0.1, 0.1, 0.1], cap=0.2), GREEN, w=DETAIL, shade=2)
        c.form(
            curve(
                "-0.04,-1.14! -0.22,-1.18 -0.40,-1.08 -0.60,-0.98 -0.62,-0.90 -0.52,-0.85 -0.34,-0.84 -0.18,-0.78"
                " -0.04,-0.88"
            ),
            CLAY,
            w=DETAIL + 0.4,
            shade=3,
        )
        c.form(curve("-0.22,-1.14! -0.2,-1.4! -0.06,-1.16!"), CLAY, w=DETAIL, shade=1.5)
        c.form(curve("-0.12,-1.14! -0.01,-1.38! 0.06,-1.08!"), CLAY, w=DETAIL, shade=1.5)
        c.fill(ellipse(-0.3, -1.05, 0.03))
        c.fill(ellipse(-0.6, -0.95, 0.04))


def glass(c: Canvas, x: float, y: float, s: float, wine: str = RED, fruit: bool = False) -> None:
    """A stemmed glass of wine, foot at (x, y); with an orange slice on the rim."""
    with c.at(x, y, s):
        c.form(mirrored("0,-0.1 0.06,-0.07 0.3,-0.03! 0.3,0.02! 0,0.05"), WHITE, w=DETAIL + 0.2, shade=2)
        c.form(limb("0,-0.06 0,-0.44", [0.1, 0.07], cap=0), WHITE, w=DETAIL, shade=1.5)
        bowl = mirrored("0.3,-1! 0.33,-0.76 0.26,-0.54 0,-0.42")
        c.form(
            bowl,
            WHITE,
            w=DETAIL + 0.4,
            shade=2,
            inner=lambda: c.fill(curve("-0.5,-0.8! 0,-0.76 0.5,-0.8! 0.5,0! -0.5,0!"), wine),
        )
        c.flat(ellipse(0, -1.0, 0.3, 0.055), WHITE, DETAIL)
        c.ink(("-0.22,-0.72 -0.2,-0.62 -0.12,-0.54", 2.6))
        if fruit:
            c.form(ellipse(0.3, -1.02, 0.19), ORANGE, w=DETAIL, shade=2)
            c.fill(petals(0.3, -1.02, 6, 0.03, 0.15, 0.1), YELLOW)


def jug(c: Canvas, x: float, y: float, s: float) -> None:
    """Painted two-tone jug with a carnation, foot at (x, y)."""
    with c.at(x, y, s):
        for fx, fy, color in ((-0.22, -1.4, RED), (0.24, -1.36, YELLOW), (0.0, -1.5, RED)):
            c.line(curve([(0, -0.86), (fx * 0.5, -1.1), (fx, fy)], closed=False), DETAIL, GREEN)
            flower(c, fx, fy, 0.15, color)
        leaf(c, -0.05, -0.96, 0.3, -66)
        leaf(c, 0.05, -0.96, 0.3, 66)
        c.form(
            limb("0.2,-0.84 0.5,-0.8 0.48,-0.46 0.32,-0.36", [0.09, 0.09, 0.09, 0.08]), YELLOW, w=DETAIL + 0.2, shade=2
        )
        body = mirrored("0.2,-0.94! 0.16,-0.78 0.38,-0.56 0.4,-0.3 0.24,-0.06 0.26,0.02! 0,0.05")

        def paint() -> None:
            c.flat(poly("-0.6,-0.52 0.6,-0.52 0.6,-0.26 -0.6,-0.26"), YELLOW, DETAIL)
            for n in (-2, -1, 0, 1, 2):
                c.fill(
                    poly([(n * 0.16 - 0.06, -0.39), (n * 0.16, -0.49), (n * 0.16 + 0.06, -0.39), (n * 0.16, -0.29)]),
                    RED if n % 2 else GREEN,
                )

        c.form(body, BLUE, w=CONTOUR - 0.6, shade=s * 0.06, inner=paint)
        c.form(ellipse(0, -0.94, 0.22, 0.05), WHITE, w=DETAIL, shade=0)


def cart(c: Canvas, x: float, y: float, r: float) -> None:
    """A big coin with a painted cart and a plumed horse."""
    with c.at(x, y, r):
        rim(c, r, 36)
        c.form(
            ellipse(0, 0, 0.73),
            WHITE,
            w=DETAIL,
            shade=0,
            heavy=False,
            inner=lambda: c.flat(curve("-0.9,0.34! -0.3,0.29 0.2,0.33 0.9,0.28! 0.9,0.9! -0.9,0.9!"), LIME, DETAIL),
        )
        c.fill(rays(0.42, -0.4, 14, 0.13, 0.24, 0.05), RED)
        c.flat(ellipse(0.42, -0.4, 0.11), YELLOW, FINE + 0.4)
        with c.lighter(0.8):
            for pts in ([(-0.42, 0.16), (-0.52, 0.3), (-0.46, 0.44)], [(-0.13, 0.16), (-0.1, 0.32), (-0.14, 0.46)]):
                c.form(limb(pts, [0.1, 0.065, 0.05]), shade_of(DAPPLE), w=DETAIL, shade=0)
            c.form(
                curve(
                    "-0.42,-0.26! -0.30,-0.20 -0.24,-0.06 -0.10,-0.04 -0.03,0.04 -0.04,0.18 -0.14,0.22 -0.34,0.21"
                    " -0.48,0.16 -0.51,0.02 -0.47,-0.08! -0.54,-0.06 -0.60,-0.02 -0.64,-0.08 -0.58,-0.18"
                    " -0.52,-0.26"
                ),
                DAPPLE,
                w=DETAIL + 0.4,
                shade=4,
            )
            for pts in ([(-0.44, 0.14), (-0.42, 0.3), (-0.4, 0.46)], [(-0.07, 0.14), (-0.02, 0.3), (-0.06, 0.46)]):
                c.form(limb(pts, [0.12, 0.065, 0.05]), DAPPLE, w=DETAIL, shade=2)
            c.flat(curve("-0.4,-0.28! -0.26,-0.2 -0.2,-0.04! -0.32,-0.1 -0.38,-0.18"), RED, DETAIL)
            for a, color in ((-30, RED), (24, GREEN), (-3, YELLOW)):
                leaf(c, -0.44, -0.26, 0.26, a, color)
            c.flat(limb("-0.5,-0.25 -0.38,-0.27", [0.05, 0.05]), RED)
            c.fill(ellipse(-0.53, -0.17, 0.022))
            c.flat(limb("-0.44,0.03 -0.22,0.03 -0.05,0.09", [0.05, 0.05, 0.05], cap=0), RED, FINE + 0.2)
            c.flat(poly("-0.3,-0.11 -0.18,-0.09 -0.2,0.02 -0.31,0"), YELLOW, FINE + 0.3)
            c.form(limb("-0.36,0.1 0,0.1 0.62,0.08", [0.05, 0.05, 0.05], cap=0.3), YELLOW, w=DETAIL, shade=0)
            c.form(poly("0.04,-0.16 0.6,-0.2 0.56,0.08 0.08,0.08"), RED, w=DETAIL + 0.4, shade=3)
            for i, color in enumerate((YELLOW, BLUE, YELLOW)):
                c.flat(rounded(0.1 + i * 0.155, -0.13, 0.13, 0.16, 0.01), color, FINE + 0.3)
                c.fill(star(0.165 + i * 0.155, -0.05, 5, 0.02, 0.055), RED if i != 1 else WHITE)
        manikin(
            c,
            0.16,
            -0.04,
            0.46,
            GREEN,
            BLUE,
            ((-0.24, -0.52), (-0.4, -0.44)),
            ((0.1, -0.52), (-0.1, -0.46)),
            hat=BLUE,
            stride=0.04,
        )
        with c.lighter(0.8):
            c.flat(poly("0.06,-0.14 0.34,-0.16 0.34,-0.02 0.08,-0.02"), RED, DETAIL)
            c.flat(rounded(0.1, -0.12, 0.1, 0.12, 0.01), YELLOW)
            c.flat(rounded(0.22, -0.125, 0.1, 0.12, 0.01), BLUE)
            c.form(ellipse(0.33, 0.26, 0.245), RED, w=DETAIL + 0.6, shade=0)
            c.flat(ellipse(0.33, 0.26, 0.185), WHITE, DETAIL)
            for i in range(10):
                t = i * pi / 5
                c.line(
                    poly([(0.33, 0.26), (0.33 + 0.19 * cos(t), 0.26 + 0.19 * sin(t))], closed=False), DETAIL + 1.4, INK
                )
                c.line(poly([(0.33, 0.26), (0.33 + 0.18 * cos(t), 0.26 + 0.18 * sin(t))], closed=False), FINE, YELLOW)
            c.flat(ellipse(0.33, 0.26, 0.06), YELLOW, DETAIL)
