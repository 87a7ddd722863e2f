"""Hair, beards and headgear of the Sicilian courts, on heads that look left."""

from __future__ import annotations

from math import pi, sin

from tools.draw_decks.figure import locks, plume
from tools.draw_decks.kit import CONTOUR, DETAIL, FINE, Canvas, V, curve, ellipse, limb, mirrored, petals
from tools.draw_decks.palette import GREEN, LIME, LIPS, RED, WHITE, YELLOW


def waves(c: Canvas, color: str, long: float = 60) -> None:
    """Wavy mass of hair behind a head looking left, falling to the shoulder blade."""
    d = long
    locks(
        c,
        curve(
            [
                V(-32, -52),
                V(4, -76),
                V(46, -58),
                V(62, -20),
                V(58, 14),
                V(74, 40 + d * 0.2),
                V(64, 62 + d * 0.5),
                V(82, 84 + d * 0.8),
                V(70, 104 + d),
                V(46, 96 + d),
                V(52, 74 + d * 0.6),
                V(30, 60 + d * 0.4),
                V(8, 40),
                V(0, 0),
            ]
        ),
        color,
        [
            [(52, 8), (64, 40 + d * 0.2), (54, 66 + d * 0.5), (70, 92 + d * 0.8)],
            [(44, 26), (52, 50 + d * 0.3), (44, 66 + d * 0.4)],
        ],
        shade=6,
    )


def tress(c: Canvas, color: str, long: float = 40) -> None:
    """Front locks: a parting, a wave over the ear, a curl on the far temple."""
    d = long
    locks(
        c,
        curve(
            [
                V(-2, -58, True),
                V(20, -44),
                V(32, -24),
                V(30, -4),
                V(38, 16),
                V(30, 40 + d * 0.3),
                V(42, 62 + d * 0.7),
                V(34, 80 + d),
                V(52, 86 + d),
                V(62, 64 + d * 0.7),
                V(52, 42 + d * 0.4),
                V(60, 18),
                V(58, -24),
                V(40, -60, True),
            ]
        ),
        color,
        [[(18, -50), (40, -26), (38, -4), (48, 18), (40, 44 + d * 0.4), (50, 70 + d)], [(36, -48), (50, -22), (50, 6)]],
        shade=4,
    )
    locks(
        c,
        curve("2,-60! -20,-50 -32,-34 -42,-20 -40,4 -34,12! -46,2 -50,-22 -42,-46 -22,-62"),
        color,
        ("-14,-56 -32,-42 -42,-22",),
        shade=0,
    )


def braid(c: Canvas, x: float, y: float, n: int, color: str, tie: str, dx: float = 4) -> None:
    """Plait hanging from (x, y)."""
    for i in range(n - 1, -1, -1):
        k = 1 - 0.05 * i
        c.form(
            curve(
                [
                    V(x + dx * i - 17 * k, y + i * 21 - 4),
                    V(x + dx * i, y + i * 21 - 10),
                    V(x + dx * i + 17 * k, y + i * 21 - 4),
                    V(x + dx * i + 13 * k, y + i * 21 + 14),
                    V(x + dx * i, y + i * 21 + 26),
                    V(x + dx * i - 13 * k, y + i * 21 + 14),
                ]
            ),
            color,
            w=DETAIL + 0.4,
            shade=3,
        )
        c.ink(
            ([(x + dx * i - 9 * k, y + i * 21 - 2), (x + dx * i - 2, y + i * 21 + 16)], 2.2),
            ([(x + dx * i + 9 * k, y + i * 21 - 2), (x + dx * i + 3, y + i * 21 + 16)], 2.2),
        )
    bx, by = x + dx * n, y + n * 21
    c.form(
        curve(
            [V(bx - 6, by, True), V(bx - 12, by + 24), V(bx, by + 34, True), V(bx + 12, by + 22), V(bx + 6, by, True)]
        ),
        color,
        w=DETAIL,
        shade=2,
    )
    c.form(limb([(bx - 11, by + 2), (bx + 11, by + 2)], [12, 12], cap=0.3), tie, w=DETAIL, shade=2)


def swept_back(c: Canvas, color: str) -> None:
    """The hair over the brow and crown of a profile, drawn before its side hair."""
    locks(
        c,
        curve("-27,-38! -30,-56 -8,-74 26,-74 48,-58 60,-24 54,0! 40,-8 30,-22 8,-30 -12,-34"),
        color,
        ("-16,-44 4,-52 28,-46 44,-26", "-10,-58 16,-62 40,-48 52,-22"),
        shade=4,
    )


def side_waves(c: Canvas, color: str) -> None:
    """Man's hair to the nape, swept behind the ear."""
    locks(
        c,
        curve("18,-54! 28,-30 31,-8 28,10 38,24 34,46 46,66 66,56 60,34 66,8 60,-30 42,-58!"),
        color,
        ("34,-40 41,-10 40,14 48,38 46,58", "46,-38 54,-8 52,18 58,40"),
        shade=4,
    )


def whiskers(c: Canvas, color: str, x: float = -13, y: float = 32, up: float = 1.0) -> None:
    """Waxed moustache of a face looking left."""
    for side, k in ((-1, 0.62), (1, 1.0)):
        c.form(
            curve(
                [
                    V(x, y - 5, True),
                    V(x + side * 13 * k, y - 4),
                    V(x + side * 27 * k, y + 5),
                    V(x + side * 38 * k, y - 2 * up),
                    V(x + side * 38 * k, y - 12 * up, True),
                    V(x + side * 46 * k, y + 2),
                    V(x + side * 30 * k, y + 14),
                    V(x + side * 11 * k, y + 8),
                    V(x, y + 5, True),
                ]
            ),
            color,
            w=DETAIL,
            shade=2,
        )


def goatee(c: Canvas, color: str) -> None:
    """Pointed chin beard and waxed moustache."""
    locks(
        c,
        curve("-24,48! -26,62 -16,84 -12,104! 0,84 8,62 6,48! -9,54"),
        color,
        ("-14,58 -12,76 -11,96", "-2,56 -5,76 -9,92"),
        shade=4,
    )
    whiskers(c, color)


def curly_beard(c: Canvas, color: str, rows: int = 3) -> None:
    """Full beard of snail curls, for a face looking left."""
    side = curve("46,-24! 40,4 26,26 6,33 -12,31 -30,35 -42,44 -42,66 -34,92 -20,110 0,118 22,104 44,76 58,40 58,0")
    c.form(side, color, shade=6)
    spots = [
        (46, 14, 12),
        (40, 38, 13),
        (20, 46, 12),
        (-32, 52, 11),
        (30, 64, 13),
        (8, 64, 13),
        (-14, 64, 12),
        (-30, 76, 11),
        (16, 86, 13),
        (-8, 88, 13),
        (-22, 98, 10),
        (2, 106, 11),
    ]
    for x, y, r in spots[: 4 * rows]:
        c.form(ellipse(x, y, r), color, w=DETAIL, shade=2.5, heavy=False)
        c.ink(
            (
                [
                    (x - r * 0.5, y + r * 0.4),
                    (x - r * 0.3, y - r * 0.5),
                    (x + r * 0.5, y - r * 0.2),
                    (x + r * 0.1, y + r * 0.4),
                ],
                2.4,
            )
        )
    c.flat(curve("-26,42! -12,38 2,42! -11,49"), LIPS)
    whiskers(c, color, y=31, up=0.2)


def square_beard(c: Canvas, color: str) -> None:
    """Long combed beard cut square, for a face looking left."""
    out = curve("48,-20! 42,6 28,27 6,33 -12,31 -30,35 -40,46 -44,80 -42,124! -20,130 8,128 36,120! 46,84 54,40 56,4")
    locks(
        c,
        out,
        color,
        (
            "44,10 40,50 32,112",
            "26,38 20,76 16,120",
            "8,52 2,86 0,122",
            "-12,56 -14,90 -14,122",
            "-28,52 -30,86 -29,120",
        ),
    )
    c.flat(curve("-26,42! -12,38 2,42! -11,49"), LIPS)
    whiskers(c, color, y=31, up=0.4)


def twin_beard(c: Canvas, color: str) -> None:
    """Long beard combed into two points, for a face looking left."""
    out = curve(
        "48,-20! 42,6 28,27 6,33 -12,31 -30,35 -40,48 -46,82 -38,128! -24,110 -12,86! -2,112 16,136! 30,108 46,80"
        " 56,40 56,4"
    )
    locks(
        c,
        out,
        color,
        (
            "44,10 40,50 28,94",
            "26,38 20,76 16,122",
            "8,52 4,78 8,110",
            "-20,56 -26,84 -34,112",
            "-32,52 -38,84 -37,108",
        ),
    )
    c.flat(curve("-26,42! -12,38 2,42! -11,49"), LIPS)
    whiskers(c, color, y=31, up=0.8)


def helmet(c: Canvas, color: str, trim: str, plumes: tuple[str, ...], boss: str = RED) -> None:
    """Open puppet helmet with raised visor and a bunch of plumes, looking left."""
    runs = (
        [(24, -92), (40, -110), (66, -116), (92, -104), (106, -80), (104, -50)],
        [(4, -98), (4, -112), (22, -120), (48, -118), (64, -104)],
    )
    for pts, col in zip(runs, plumes, strict=True):
        if col:
            plume(c, [*pts], 30, col)
    c.form(
        curve("-34,-44! -40,-74 -22,-104 14,-112 46,-98 62,-66 62,-22 66,22 58,44! 36,38! 36,6 34,-22 30,-40!"),
        color,
        shade=8,
        hatch=(15, 8, 16),
    )
    c.ink(("40,-24 46,4 44,34", 2.6), ("6,-106 22,-84 26,-52", 2.6))
    for y in (-6, 14, 32):
        c.fill(ellipse(54, y, 2.6))
    c.form(curve("-54,-42! -58,-66 -40,-88 -8,-94 22,-84 40,-58 42,-36! 0,-50"), trim, w=CONTOUR - 0.4, shade=6)
    c.ink(
        *[
            ([(-44 + i * 17, -60 - 8 * sin(pi * i / 4)), (-40 + i * 17, -76 - 7 * sin(pi * i / 4))], 3.2, (0.6, 0.6))
            for i in range(5)
        ]
    )
    c.form(ellipse(36, -42, 13), color if color != trim else RED, w=DETAIL, shade=2.5)
    c.flat(ellipse(36, -42, 6), boss)


def diadem(c: Canvas, gold: str, gem: str, feathers: tuple[str, str]) -> None:
    """Page's band with a jewel and two standing plumes, looking left."""
    plume(c, "0,-64 16,-90 44,-106 76,-102 96,-80 98,-52", 36, feathers[0])
    plume(c, "-8,-64 -10,-88 2,-108 26,-118 50,-110", 32, feathers[1])
    c.form(curve("-46,-40! -20,-54 14,-58 56,-46! 60,-28! 16,-40 -18,-38 -46,-24!"), gold, w=DETAIL + 0.6, shade=3)
    c.form(mirrored("0,-32 14,-15 10,4 0,14").moved(-10, -52), gold, w=DETAIL + 0.4, shade=2.5)
    c.form(ellipse(-10, -54, 7.5, 10), gem, w=FINE, shade=1.5, heavy=False)
    for x, y in ((12, -48), (30, -46), (-30, -40), (46, -40)):
        c.fill(ellipse(x, y, 3.4), gem)


def garland(c: Canvas, colors: tuple[str, str]) -> None:
    """Wreath of leaves and blossoms round a head looking left."""
    for i in range(9):
        t = i / 8
        x, y = -46 + 104 * t, -40 - 26 * sin(pi * t) + 6 * t
        size = 42 - 18 * abs(2 * t - 1)
        blade = mirrored("0,-1! 0.22,-0.66 0.27,-0.36 0.05,0!").scaled(size).turned(-90 + 150 * t)
        c.form(blade.moved(x, y), GREEN if i % 2 else LIME, w=DETAIL, shade=size * 0.06, heavy=False)
    for i, (x, y) in enumerate(((-40, -46), (-18, -60), (8, -66), (34, -60), (54, -42))):
        c.flat(petals(x, y, 5, 2, 16, 14), colors[i % 2], FINE + 0.3)
        c.bead(x, y, 5, YELLOW if colors[i % 2] != YELLOW else RED)


def toque(c: Canvas, color: str, lining: str, plume_color: str) -> None:
    """Wide velvet toque with a jewelled brooch and an optional plume, looking left."""
    if plume_color:
        plume(c, "30,-70 52,-98 82,-112 112,-100 126,-72 122,-46", 36, plume_color)
    c.form(
        curve("-44,-46 -62,-62 -58,-90 -20,-108 34,-108 74,-92 82,-64 58,-42 0,-50"), color, shade=9, hatch=(20, 8, 18)
    )
    c.ink(
        ("-30,-60 -40,-78 -26,-98", 3),
        ("-6,-64 -8,-84 2,-102", 3),
        ("22,-64 30,-82 28,-100", 3),
        ("48,-58 62,-72 58,-90", 3),
    )
    c.form(
        curve("-54,-48! -36,-66 -24,-54! -10,-72 4,-57! 20,-72 32,-55! 48,-66 62,-46! 60,-28! 18,-42 -20,-42 -52,-28!"),
        lining,
        w=DETAIL + 0.6,
        shade=4,
    )
    c.form(ellipse(26, -74, 11), YELLOW, w=DETAIL, shade=2.5)
    c.flat(ellipse(26, -74, 5), RED)


def spike_crown(c: Canvas, gold: str, cap: str, gem: str, puff: str | None = None, middle: float = 5) -> None:
    """Tall rayed crown; ``middle`` shifts it to the back of a turned head, ``puff`` winds a turban round it."""
    with c.at(middle):
        c.form(mirrored("0,-116 40,-93 48,-52!"), cap, shade=6)
        for x, tilt, s in ((-50, -17, 0.92), (50, 17, 0.92), (-28, -9, 1.06), (28, 9, 1.06), (0, 0, 1.18)):
            with c.at(x, -66, s, tilt):
                c.form(mirrored("0,-66! 8,-36 14,-4!"), gold, w=DETAIL + 0.4, shade=2.5)
                c.flat(ellipse(0, -66, 6.5), WHITE, FINE + 0.2)
                c.fill(ellipse(0, -26, 3.4), gem)
        if puff:
            return _puff(c, puff, gold, gem)
        c.form(mirrored("0,-73 30,-74 62,-80! 56,-34! 30,-40 0,-40"), gold, shade=5)
        c.line(curve("-56,-42 -28,-47 0,-48 28,-47 56,-42", closed=False), FINE)
        for i, x in enumerate((-42, -21, 0, 21, 42)):
            c.flat(ellipse(x, -61 + abs(x) * 0.04, 5.5, 7.5), gem if i % 2 == 0 else GREEN)
    return None


def _puff(c: Canvas, cloth: str, gold: str, gem: str) -> None:
    """A turban wound round the foot of a crown."""
    wound = curve("-46,-30 -66,-46 -62,-76 -28,-90 20,-92 62,-76 70,-46 52,-24 16,-36 -18,-38")
    c.form(wound, cloth, shade=9, hatch=(15, 8, 16))
    c.ink(
        ("-60,-60 -18,-56 24,-70 50,-84", 3.4),
        ("-54,-42 -10,-44 38,-56 66,-62", 3.4),
        ("-50,-78 -22,-74 4,-88", 3.0),
    )
    c.form(mirrored("0,-26 15,-8 11,12 0,20").moved(-16, -62), gold, w=DETAIL + 0.4, shade=2.5)
    c.flat(ellipse(-16, -63, 7, 9), gem)
