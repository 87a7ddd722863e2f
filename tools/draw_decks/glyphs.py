"""A small display serif drawn as paths, for the indices in the corners of cards.

A Clarendon in spirit: strong stems, bracketed slab serifs, ball terminals.  The cap height is 100 (top 0,
baseline 100).  A glyph is a union of outlines that run one way; counters run the other way, so that the
non-zero fill rule leaves them open.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tools.draw_decks.kit import Path, Pt, Sub, ellipse, limb, poly

STEM = 23.0
SLAB = 9.0
Seg = Pt | tuple[Pt, Pt, Pt]


@dataclass(frozen=True)
class Glyph:
    """One character: its outline and how far the next one stands to the right."""

    outline: Path
    advance: float


# ------------------------------------------------------------------ paths with a direction
def bez(start: Pt, *segs: Seg, closed: bool = True) -> Path:
    """A path from explicit cubics ``(c1, c2, end)`` and straight ends ``(x, y)``."""
    out: list[tuple[Pt, Pt, Pt]] = []
    at = start
    for s in segs:
        if isinstance(s[0], tuple):
            cubic: tuple[Pt, Pt, Pt] = s
        else:
            end: Pt = s
            cubic = (at, end, end)
        out.append(cubic)
        at = cubic[2]
    return Path((Sub(start, tuple(out), closed),))


def _area(sub: Sub) -> float:
    line = Path((sub,)).flat(6)[0]
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(line, line[1:] + line[:1], strict=True))


def _reverse(sub: Sub) -> Sub:
    ends = [sub.start, *(s[2] for s in sub.segments)]
    segs = tuple((c2, c1, ends[i]) for i, (c1, c2, _) in reversed(list(enumerate(sub.segments))))
    return Sub(ends[-1], segs, sub.closed)


def turned_to(path: Path, positive: bool = True) -> Path:
    """Give every subpath the direction of ink (``positive``) or of a counter."""
    return Path(tuple(s if (_area(s) > 0) == positive else _reverse(s) for s in path.subs))


def _ink(*parts: Path) -> Path:
    return Path(tuple(sub for p in parts for sub in turned_to(p).subs))


def _hole(*parts: Path) -> Path:
    return Path(tuple(sub for p in parts for sub in turned_to(p, False).subs))


# ------------------------------------------------------------------ strokes of letters
def _serif(x0: float, x1: float, y: float, down: bool = True) -> Path:
    """A slab from ``x0`` to ``x1`` with its flat side on ``y``."""
    t = SLAB if down else -SLAB
    return poly([(x0, y), (x1, y), (x1, y - t), (x0, y - t)])


def _stem(x: float, y1: float = 100, top: bool = True, foot: bool = True, over: float = 11) -> Path:
    """An upright from 0 to ``y1`` with bracketed serifs; ``x`` is its left edge."""
    bracket = SLAB + 9.0
    r = x + STEM
    p: list[Seg] = []
    if top:
        start = (x - over, 0.0)
        p += [(r + over, 0), (r + over, SLAB), ((r + 3, SLAB), (r, SLAB + 3), (r, bracket))]
    else:
        start = (x, 0.0)
        p += [(r, 0)]
    if foot:
        low = y1 - SLAB
        p += [
            (r, y1 - bracket),
            ((r, low - 3), (r + 3, low), (r + over, low)),
            (r + over, y1),
            (x - over, y1),
        ]
        p += [(x - over, low), ((x - 3, low), (x, low - 3), (x, y1 - bracket))]
    else:
        p += [(r, y1), (x, y1)]
    if top:
        p += [(x, bracket), ((x, SLAB + 3), (x - 3, SLAB), (x - over, SLAB))]
    return bez(start, *p)


def _bowl(right: float, bottom: float) -> Path:
    """The round of D and R, from the stem out to ``right``."""
    x, k = right - 50, min(20.0, bottom * 0.2)
    return bez(
        (22, 0),
        (x, 0),
        ((x + 30, 0), (right, k), (right, bottom / 2)),
        ((right, bottom - k), (x + 30, bottom), (x, bottom)),
        (22, bottom),
    )


def _belly(right: float, bottom: float) -> Path:
    """The counter of a ``_bowl``."""
    x, k = right - 54, min(24.0, bottom * 0.28)
    r = right - 26
    return bez(
        (34, 9),
        (x, 9),
        ((x + 19, 9), (r, k), (r, bottom / 2)),
        ((r, bottom - k), (x + 19, bottom - 9), (x, bottom - 9)),
        (34, bottom - 9),
    )


# ------------------------------------------------------------------ letters
def _a() -> Glyph:
    legs = poly([(44, -2), (61, -2), (100, 98), (73, 98), (46, 27), (24, 98), (13, 98)])
    bar = poly([(28, 62), (76, 62), (76, 71), (25, 71)])
    return Glyph(_ink(legs, bar, _serif(1, 38, 100), _serif(62, 111, 100)), 112)


def _j() -> Glyph:
    tail = bez(
        (34, 68),
        (57, 68),
        ((57, 90), (46, 102), (28, 102)),
        ((14, 102), (2, 95), (2, 80)),
        (11, 80),
        ((12, 90), (18, 93), (24, 93)),
        ((31, 93), (34, 86), (34, 68)),
    )
    return Glyph(_ink(_stem(34, 72, foot=False), tail, ellipse(13.5, 79, 12.5)), 70)


def _q() -> Glyph:
    tail = limb([(38, 74), (54, 76), (66, 92), (80, 112), (97, 113), (104, 102)], [7, 13, 19, 18, 10, 5], cap=0.3)
    return Glyph(_ink(ellipse(51, 50, 50, 53), tail) + _hole(ellipse(51, 50, 25, 43)), 104)


def _k() -> Glyph:
    arm = poly([(76, 4), (88, 4), (35, 64), (23, 64)])
    leg = poly([(40, 52), (58, 31), (100, 96), (72, 96)])
    return Glyph(_ink(_stem(12), arm, leg, _serif(62, 100, 0, False), _serif(66, 112, 100)), 112)


def _v() -> Glyph:
    strokes = poly([(14, 0), (41, 0), (64, 68), (83, 4), (94, 4), (65, 102), (51, 102)])
    return Glyph(_ink(strokes, _serif(2, 52, 0, False), _serif(69, 106, 0, False)), 108)


def _d() -> Glyph:
    return Glyph(_ink(_stem(12), _bowl(102, 100)) + _hole(_belly(102, 100)), 103)


def _r() -> Glyph:
    leg = limb([(52, 50), (66, 60), (72, 76), (80, 92), (94, 95), (104, 87)], [12, 22, 24, 19, 10, 6], cap=0.3)
    return Glyph(_ink(_stem(12), _bowl(92, 56), leg) + _hole(_belly(92, 56)), 105)


def _f() -> Glyph:
    wedge = bez((58, 0), (88, 0), (88, 31), (81, 31), ((80, 17), (74, 9), (58, 9)))
    tick = bez((48, 46), ((57, 46), (60, 42), (60, 35)), (66, 35), (66, 67), (60, 67), ((60, 60), (57, 56), (48, 55)))
    beam = poly([(30, 0), (70, 0), (70, 9), (30, 9)])
    bar = poly([(30, 46), (50, 46), (50, 55), (30, 55)])
    return Glyph(_ink(_stem(12), beam, wedge, bar, tick), 90)


def _c() -> Glyph:
    line: list[Pt] = [(86, 32), (78, 12), (55, 4), (30, 15), (14, 50), (30, 86), (56, 96), (78, 88), (90, 70)]
    return Glyph(_ink(limb(line, [10, 9, 10, 20, 26, 20, 11, 9, 6], cap=0.3), ellipse(80, 29, 12.5)), 94)


def _s() -> Glyph:
    line: list[Pt] = [
        (70, 28),
        (60, 9),
        (40, 5),
        (20, 14),
        (19, 33),
        (40, 48),
        (62, 62),
        (64, 83),
        (44, 95),
        (20, 92),
        (9, 74),
    ]
    body = limb(line, [9, 9, 10, 17, 20, 25, 21, 18, 10, 9, 8], cap=0.3)
    return Glyph(_ink(body, ellipse(66, 26, 11), ellipse(13, 75, 11)), 80)


def _t() -> Glyph:
    left = bez((34, 0), (2, 0), (2, 31), (9, 31), ((10, 17), (17, 9), (34, 9)))
    right = bez((64, 0), (96, 0), (96, 31), (89, 31), ((88, 17), (81, 9), (64, 9)))
    beam = poly([(30, 0), (68, 0), (68, 9), (30, 9)])
    return Glyph(_ink(_stem(37.5, top=False), beam, left, right), 98)


# ------------------------------------------------------------------ figures
def _0() -> Glyph:
    return Glyph(_ink(ellipse(38, 50, 37, 52)) + _hole(ellipse(38, 50, 15.5, 43)), 76)


def _1() -> Glyph:
    flag = bez((43, 0), (32, 0), ((27, 9), (18, 15), (4, 17)), (4, 25), (22, 25), (43, 30))
    return Glyph(_ink(_stem(20, top=False, over=13), flag), 58)


def _2() -> Glyph:
    neck = limb(
        [(10, 30), (16, 10), (36, 4), (56, 12), (60, 30), (46, 52), (24, 73), (9, 92)],
        [9, 9, 10, 19, 23, 20, 13, 9],
        cap=0.2,
    )
    foot = limb([(6, 90), (24, 86), (44, 94), (60, 93), (68, 76)], [12, 17, 20, 14, 7], cap=0.2)
    return Glyph(_ink(neck, ellipse(17, 29, 12.5), foot), 74)


def _3() -> Glyph:
    upper = limb(
        [(11, 24), (18, 8), (36, 4), (53, 11), (55, 27), (44, 42), (26, 46)],
        [9, 9, 10, 18, 21, 14, 8],
        cap=0.2,
    )
    lower = limb(
        [(26, 46), (46, 50), (60, 70), (52, 90), (32, 97), (14, 91), (8, 78)],
        [8, 13, 23, 19, 10, 9, 9],
        cap=0.2,
    )
    return Glyph(_ink(upper, ellipse(17, 24, 11.5), lower, ellipse(14.5, 77, 12)), 72)


def _4() -> Glyph:
    slope = poly([(44, 0), (67, 0), (14, 66), (2, 66)])
    bar = poly([(2, 62), (84, 62), (84, 73), (2, 73)])
    return Glyph(_ink(_stem(44, top=False, over=12), slope, bar), 86)


def _5() -> Glyph:
    flag = bez(
        (16, 2),
        ((34, 6), (50, 6), (64, 0)),
        ((64, 12), (56, 20), (40, 20)),
        ((30, 20), (24, 19), (20, 17)),
        (18, 50),
        (10, 50),
    )
    bow = limb(
        [(14, 50), (28, 37), (46, 40), (60, 62), (52, 88), (32, 97), (14, 91), (8, 78)],
        [7, 10, 15, 23, 19, 10, 9, 9],
        cap=0.2,
    )
    return Glyph(_ink(flag, bow, ellipse(14.5, 77, 12)), 73)


def _6() -> Glyph:
    bowl = _ink(ellipse(37, 67, 36, 34.5)) + _hole(ellipse(37, 67, 15, 26))
    back = limb([(67, 18), (55, 6), (38, 6), (20, 20), (11, 44), (12, 68)], [9, 9, 12, 20, 23, 22], cap=0.3)
    return Glyph(_ink(back, ellipse(61, 20, 11.5)) + bowl, 74)


def _7() -> Glyph:
    return Glyph(
        _ink(
            bez(
                (6, 0),
                (70, 0),
                (70, 12),
                ((60, 30), (46, 56), (45, 100)),
                (20, 100),
                ((20, 62), (38, 36), (54, 20)),
                (24, 20),
                ((15, 20), (12, 24), (11, 33)),
                (4, 33),
            )
        ),
        72,
    )


def _8() -> Glyph:
    upper = _ink(ellipse(37, 25, 30, 28)) + _hole(ellipse(37.5, 25, 13, 20, -14))
    lower = _ink(ellipse(37, 73, 36, 29.5)) + _hole(ellipse(36.5, 74, 15.5, 21.5, -14))
    return Glyph(upper + lower, 74)


def _9() -> Glyph:
    return Glyph(_6().outline.turned(180, (37, 51)), 74)


@cache
def glyphs() -> dict[str, Glyph]:
    """Every character of the font."""
    return {
        "A": _a(),
        "C": _c(),
        "D": _d(),
        "F": _f(),
        "J": _j(),
        "K": _k(),
        "Q": _q(),
        "R": _r(),
        "S": _s(),
        "T": _t(),
        "V": _v(),
        "0": _0(),
        "1": _1(),
        "2": _2(),
        "3": _3(),
        "4": _4(),
        "5": _5(),
        "6": _6(),
        "7": _7(),
        "8": _8(),
        "9": _9(),
    }


# ------------------------------------------------------------------ setting
FIRM = 0.65
"""How much of its weight a squeezed stem gets back."""


def word(text: str, height: float, width: float = 1e9, gap: float = 5.0, firm: bool = False) -> Path:
    """``text`` at cap height ``height``, centred on (0, 0), squeezed sideways where wider than ``width``.

    Squeezing makes stems thin; ``firm`` letters are made broader again by what they lost.

    Raises ``KeyError`` for a character that the font does not have.
    """
    k = height / 100
    x = 0.0
    out = Path(())
    for ch in text:
        glyph = glyphs()[ch]
        out = out + glyph.outline.moved(x, -50)
        x += glyph.advance + gap
    x0, _, x1, _ = out.box()
    kx = min(k, width / (x1 - x0))
    more = FIRM * (k - kx) * STEM / 2 if firm else 0.0
    if more:
        kx = min(k, (width - 2 * more) / (x1 - x0))
    shape = out.map(lambda q: ((q[0] - (x0 + x1) / 2) * kx, q[1] * k))
    return shape.moved(-more, 0) + shape + shape.moved(more, 0) if more else shape
