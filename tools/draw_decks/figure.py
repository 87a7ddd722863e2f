"""What the courts of all decks share: faces, hair, beards, hands, sleeves, legs, collars.

Heads look to the viewer's left and are drawn around the bridge of the nose; hands are drawn
around the wrist and point up.  ``Canvas.at`` moves, turns and flips them.  Characters differ by
``Face`` and by hair, beard and hat (``hats``), not by drawings of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import atan2, cos, pi, sin

from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    FINE,
    Canvas,
    Cut,
    Path,
    Points,
    Pt,
    V,
    curve,
    ellipse,
    limb,
    longer,
    mirrored,
    pairs,
    poly,
    vertices,
)
from tools.draw_decks.palette import BLUSH, BROWN, FLESH, INK, LIPS, UMBER, WHITE, shade_of


# ------------------------------------------------------------------ faces
@dataclass(frozen=True)
class Face:
    """What makes a face: proportions in head units, colours, age and mood."""

    skin: str = FLESH
    woman: bool = False
    age: int = 0  # 0 young, 1 grown, 2 old
    jaw: float = 0.0  # wider
    chin: float = 0.0  # longer
    nose: float = 1.0  # length
    hook: float = 0.0  # bow of the nose
    wing: float = 0.0  # breadth of its wing
    lids: float = 0.0  # how much wider the eyes are open
    lip: float = 1.0  # fullness
    brow: float = 5.2  # thickness
    frown: float = 0.0
    smile: float = 0.0
    look: float = 0.0  # shift of the pupils towards the viewer's right
    iris: str = "#3A2717"
    brow_color: str = INK
    lips: str = LIPS


PLAIN = Face()


def eye(c: Canvas, x: float, y: float, w: float, face: Face, look: float, outer: int) -> None:
    """An eye with lid, iris and brow; ``w`` is half its width, ``outer`` the side of its outer corner."""
    top = (0.66 if face.woman else 0.58) + face.lids
    white = [V(x - w, y + 1, True), V(x - w * 0.1, y - w * top), V(x + w, y + 1, True), V(x, y + w * 0.45)]
    c.fill(curve(white), WHITE)
    x_iris = x + look + face.look
    c.fill(ellipse(x_iris, y - 0.6, w * 0.40, w * 0.48), face.iris)
    c.fill(ellipse(x_iris, y - 0.6, w * 0.24, w * 0.29))
    c.fill(ellipse(x_iris - w * 0.14, y - w * 0.24, w * 0.11), WHITE)
    o = outer * w
    lift = -2.0 if face.woman else 1.5
    cuts: list[Cut] = [
        ([(x - o * 1.05, y + 2), (x, y - w * (top + 0.04)), (x + o * 1.12, y + lift)], 3.8, (0.2, 0.5)),
        ([(x - w * 0.7, y + w * 0.40), (x, y + w * 0.54), (x + w * 0.7, y + w * 0.36)], 1.6),
    ]
    if face.woman:
        cuts.append(([(x + o * 0.9, y - 1), (x + o * 1.5, y - w * 0.55)], 2.6, (1, 0)))
        cuts.append(([(x - o * 0.6, y - w * 0.95), (x + o * 0.3, y - w * 1.02), (x + o, y - w * 0.5)], 1.6))
    if face.age == 2:
        cuts.append(([(x - w * 0.6, y + w * 0.85), (x + w * 0.2, y + w * 1.02), (x + w, y + w * 0.72)], 1.7))
    c.ink(*cuts)
    b = y - w * (1.75 if face.woman else 1.5)
    brow = [
        (x - o * 1.15, b + 3 + face.frown),
        (x - o * 0.1, b - 2.5),
        (x + o * 1.25, b + 4 - face.frown * 0.3),
    ]
    c.ink((brow, face.brow, (0.5, 0.1)), color=face.brow_color)


def face34(c: Canvas, face: Face = PLAIN) -> None:
    """Three-quarter face looking left, about 82 x 130, origin between the eyes."""
    j, ch, slim = face.jaw, face.chin, 4.0 if face.woman else 0.0
    outline = [
        V(-31, -50),
        V(-36, -24),
        V(-32, -8),
        V(-38, 9),
        V(-35 + slim * 0.3, 27),
        V(-29 - j * 0.3 + slim, 43),
        V(-19 - j * 0.4 + slim, 57 + ch),
        V(-5, 64 + ch),
        V(11 + j * 0.4 - slim, 60 + ch),
        V(29 + j * 0.7 - slim * 1.4, 44 + ch * 0.6),
        V(39 + j * 0.3 - slim * 0.6, 22),
        V(42, -8),
        V(40, -44),
        V(6, -66),
    ]
    c.form(curve(outline), face.skin, shade=8)
    c.fill(ellipse(19, 25, 13, 10), BLUSH[face.skin])
    c.fill(ellipse(-29, 25, 6, 9), BLUSH[face.skin])
    eye(c, -23, -3, 8.5, face, -2, -1)
    eye(c, 9, -3, 10.5, face, -2.5, 1)
    tip = -13 - 8 * face.nose
    bow, wing = -13 - face.hook, -5 + face.wing
    c.fill(
        curve([V(-9, -8, True), V(bow, 5), V(tip, 16), V(tip + 4, 23), V(wing, 22, True), V(-6, 10)]),
        shade_of(face.skin),
    )
    if face.woman:
        c.ink(
            ([(-8, -14), (bow, 3), (tip, 16), (tip + 3, 20.5), (-12, 20.5)], 2.6, (0.1, 0.2)),
            ([(wing - 2, 17), (wing + 1, 20), (wing - 3, 22.5)], 1.9),
        )
    else:
        c.ink(
            ([(-5, -16), (bow + 1, 1), (tip, 16), (tip + 3, 22), (-10, 21.5)], 3.2, (0.3, 0.2)),
            ([(wing - 1, 14), (wing + 3, 19.5), (wing - 2, 23)], 2.3),
        )
    _mouth34(c, face)
    if face.age:
        c.ink(("23,5 28,13 25,23", 1.8), ("4,27 9,34 9,42", 1.9))
    if face.age == 2:
        c.ink(("-4,-34 9,-38 22,-35", 1.9), ("-8,-42 6,-45 18,-42", 1.6), ("0,8 8,11 16,9", 1.6))


def _mouth34(c: Canvas, face: Face) -> None:
    w, s = (13.0 if face.woman else 15.0), face.smile
    full = (1.35 if face.woman else 1.0) * face.lip
    with c.at(-12, 39):
        lips = [
            V(-w * 0.8, -s, True),
            V(-w * 0.25, -4.5 * full),
            V(-1, -2.6 * full),
            V(w * 0.3, -4.5 * full),
            V(w, -s, True),
            V(0, 6.5 * full),
        ]
        c.fill(curve(lips), face.lips)
        c.ink(
            ([(-w * 0.95, -1.5 - s), (-w * 0.2, 1.2), (w * 0.3, 0.8), (w * 1.15, -1.5 - s)], 2.6, (0.3, 0.4)),
            ([(-w * 0.4, 11.5), (w * 0.1, 13), (w * 0.5, 11.5)], 1.9),
        )
        if s > 1.5:  # a dimple
            c.ink(([(w * 1.4, -6 - s), (w * 1.65, -1 - s), (w * 1.5, 4)], 1.7))


def profile(c: Canvas, face: Face = PLAIN) -> None:
    """Profile looking left, origin near the eye."""
    ch, hk = face.chin, face.hook
    tip = -38 - 13 * face.nose
    if face.woman:
        nose = [V(-34, -5), V(-41 - hk, 5), V(tip, 16), V(tip + 3, 21), V(-37, 24, True)]
        front_line = [*vertices("-22,-54 -32,-30 -32,-13"), *nose]
        mouth = vertices("-40,32 -42,36 -36,39! -41,44 -38,49 -34,52!")
        jaw = [V(-38, 59 + ch), V(-33, 67 + ch), V(-20, 69 + ch), *vertices("2,58 22,42 33,14")]
    else:
        nose = [V(-40 - hk, 1), V(tip, 16 + hk), V(tip + 3, 23), V(-37, 25, True)]
        front_line = [*vertices("-24,-52 -35,-26 -33,-11!"), *nose]
        mouth = vertices("-40,31 -41,35 -35,38! -39,43 -38,48 -33,51!")
        jaw = [
            V(-39 - ch * 0.4, 59 + ch),
            V(-34, 69 + ch),
            V(-19, 72 + ch),
            *vertices("4,62 25,46 34,16"),
        ]
    c.form(curve([*front_line, *mouth, *jaw, *vertices("38,-20 30,-56 4,-68")]), face.skin, shade=8)
    c.fill(ellipse(-8, 31, 12, 10), BLUSH[face.skin])
    c.fill(curve("-31,-3! -20,-10 -8,0! -18,5"), WHITE)
    c.fill(ellipse(-23, -2.5, 4.6, 5.6), face.iris)
    c.fill(ellipse(-24, -2.5, 2.6, 3.2))
    c.ink(
        ("-33,-4 -21,-12 -4,1", 3.9, (0.2, 0.3)),
        ("-27,4 -18,7 -10,3", 1.8),
        ([(tip + 8, 20), (-34, 14), (-33, 22)], 2.4),
        ([(-40, 37.5), (-32, 38.5), (-23, 35 - face.smile)], 2.8, (0.8, 0.1)),
    )
    if face.woman:
        c.ink(("-31,-5 -39,-11", 2.4, (1, 0)), ("-8,0 -1,-3", 2.2, (1, 0)), ("-28,-12 -18,-16 -8,-9", 1.6))
    c.ink(([(-34, -18 + face.frown), (-20, -26), (-4, -18)], face.brow, (0.4, 0.1)), color=face.brow_color)
    c.fill(curve("-40,32! -34,31.5 -26,36! -36,38!") + curve("-39,43! -36,39.5! -27,37.5! -33,46"), face.lips)
    if face.age:
        c.ink(("2,2 8,8 6,15", 1.7), ("-28,26 -22,34 -24,42", 1.9))
    if face.age == 2:
        c.ink(("-24,-38 -12,-42 0,-38", 1.8))


def front(c: Canvas, face: Face = PLAIN) -> None:
    """Frontal face, about 84 x 130."""
    j = face.jaw - (5 if face.woman else 0)
    half = [
        *vertices("0,-66 30,-56 42,-20"),
        V(42 + j * 0.2, 8),
        V(36 + j * 0.7, 32),
        V(20 + j * 0.6, 56 + face.chin),
        V(0, 65 + face.chin),
    ]
    c.form(mirrored(half), face.skin, shade=8)
    for side in (-1, 1):
        c.fill(ellipse(side * 25, 24, 11, 9), BLUSH[face.skin])
        eye(c, side * 18, -3, 10, face, 0.6, side)
    c.fill(curve("2,-10! 4,10 10,19 5,25 0,23!"), shade_of(face.skin))
    if face.woman:
        c.ink(("-5,-14 -4,4 -8,17 -5,22 0,22.5 6,21 8,16", 2.4, (0.1, 0.2)))
        m = face.smile
        lips = [V(-13, 39 - m, True), *vertices("-5,34 0,36 5,34"), V(13, 39 - m, True), V(0, 47.5)]
        c.fill(curve(lips), face.lips)
        c.ink(
            ([(-16, 37 - m), (-5, 40), (5, 40), (16, 37 - m)], 2.5, (0.3, 0.3)),
            ("-6,53 0,54.5 6,53", 1.8),
        )
    else:
        c.ink(("-7,-16 -5,2 -12,17 -9,25 0,26 9,24 11,17", 3.1, (0.3, 0.3)))
    if face.age:
        for _ in c.sides():
            c.ink(("35,6 29,12 18,13", 1.8), ("37,-2 40,4", 1.8))
    if face.age == 2:
        c.ink(("-22,-38 0,-42 22,-38", 1.9), ("-14,-30 0,-33 14,-30", 1.7))
    if face.frown > 3:
        c.ink(("-4,-26 -5,-16", 2.2), ("4,-26 5,-16", 2.2))


# ------------------------------------------------------------------ hair
def locks(c: Canvas, outline: Path, color: str, cuts: Sequence[Points] = (), w: float = 2.6, shade: float = 6) -> None:
    """A mass of hair with ``cuts`` of the graver in it."""
    c.form(outline, color, shade=shade)
    if cuts:
        c.ink(*[(cut, w) for cut in cuts])


def hair_back(c: Canvas, color: str, by: float = 0) -> None:
    """Loose hair behind a head looking left; ``by`` lengthens it."""
    shape = "-34,-50 0,-74 44,-58 60,-16 64,28 70,56 58,80 34,82 8,70 0,20"
    locks(c, curve(longer(shape, by)), color)


def hair_front(c: Canvas, color: str, by: float = 0) -> None:
    """Loose locks over the temple and the ear of a head looking left."""
    shape = "4,-56! 26,-44 29,-22 25,-2 32,20 27,44 36,62 30,78 48,84 66,72 70,52 62,30 64,2 58,-34 42,-60!"
    cuts = (
        "32,-40 40,-16 36,4 44,26 38,50 46,72",
        "46,-42 52,-12 48,10 56,34 52,56 58,70",
        "28,56 34,64 32,74",
    )
    locks(c, curve(longer(shape, by)), color, [longer(cut, by) for cut in cuts])
    locks(c, curve("-34,-52! -22,-46 -30,-30 -38,-22 -42,-34 -40,-48"), color, shade=0)


def side_hair(c: Canvas, color: str) -> None:
    """Short hair before the ear of a head looking left."""
    shape = curve("20,-53! 28,-31 30,-9 27,7 33,18 42,35 53,24 56,-9 50,-40 40,-56!")
    locks(c, shape, color, ("34,-37 38,-8 39,19", "44,-37 48,-10 46,18"), shade=4)


def bob(c: Canvas, color: str, part: str, by: float = 0, curl: float = 0) -> None:
    """A page's bob with a fringe, looking left; ``part`` is "back" or "front", ``curl`` turns it out."""
    if part == "back":
        shape = "-32,-48 0,-72 42,-58 60,-20 66,30 70,62 60,74! 30,80 4,72! 0,20"
        locks(c, curve(longer(shape, by, 30, 70)), color)
        return
    shape = "2,-56! 24,-44 28,-18 26,6 30,34 26,64 34,78! 54,82 70,66! 66,36 64,2 58,-34 42,-60!"
    outline = [V(p.x + (curl if p.y > 50 and p.x > 60 else 0), p.y, p.corner) for p in vertices(shape)]
    cuts = ("32,-40 38,-10 36,24 36,70", "42,-44 48,-8 46,30 48,74", "52,-38 57,-4 56,34 60,68")
    locks(c, curve(longer(outline, by, 30, 70)), color, [longer(cut, by, 30, 70) for cut in cuts])
    fringe = curve("12,-58! -6,-36 -28,-26 -42,-26! -44,-46 -30,-62")
    locks(c, fringe, color, ("4,-54 -12,-40 -34,-32", "-8,-56 -22,-48 -38,-42"), shade=3)


#: Ringlets of a head looking left: x, y, radius.
PAGE_CURLS = (
    (34, -34, 17), (50, -20, 18), (40, -4, 16), (56, 6, 18), (44, 22, 16), (58, 34, 17), (44, 46, 15),
    (30, 40, 11), (-4, -50, 13), (-20, -44, 12), (-34, -36, 11),
)  # fmt: skip


def curls(c: Canvas, color: str, spots: Sequence[tuple[float, float, float]] = PAGE_CURLS) -> None:
    """A mass of ringlets: discs with a turn of the graver in each."""
    mass = Path()
    for x, y, r in spots:
        mass += ellipse(x, y, r)
    c.form(mass, color, shade=4)
    for x, y, r in spots:
        c.fill(ellipse(x, y, r - 1.4), color)
    turn = "0.7,-0.2 0,-0.72 -0.6,0 0,0.5 0.3,0"
    c.ink(*[([(x + r * px, y + r * py) for px, py in pairs(turn)], 2.6) for x, y, r in spots])


# ------------------------------------------------------------------ beards
def moustache(
    c: Canvas,
    color: str,
    x: float = 0,
    y: float = 32,
    scale: float = 1.0,
    near: float = 1.0,
    far: float = 1.0,
    up: float = 14.0,
) -> None:
    """A moustache; ``near`` and ``far`` are the lengths of its halves, ``up`` how high the tips turn."""
    with c.at(x, y, scale):
        for k in (-far, near):
            shape = [
                V(0, -6, True),
                V(12 * k, -5),
                V(24 * k, 4),
                V(36 * k, -4),
                V(42 * k, -up, True),
                V(40 * k, 6),
                V(26 * k, 14),
                V(10 * k, 8),
                V(0, 4, True),
            ]
            c.form(curve(shape), color, w=DETAIL, shade=2.5)
            c.ink(([(5 * k, 0), (20 * k, 8), (34 * k, 3)], 2))


def _lips(c: Canvas, points: str) -> None:
    c.form(curve(points), LIPS, w=FINE, shade=0, heavy=False)


def beard34(c: Canvas, color: str, length: float = 98) -> None:
    """Pointed beard of a face looking left, with the moustache; ``length`` is the depth of its tip."""
    by = length - 98
    shape = "46,-16! 39,10 23,30 6,35 -12,32 -29,35 -37,46 -37,64 -30,84 -22,98! -8,90 12,80 34,60 47,28"
    cuts: list[Points] = [
        "38,18 32,46 10,72",
        "22,40 12,62 -8,82",
        "-29,50 -28,66 -22,88",
        "-15,54 -15,70 -15,86",
        "0,50 -2,64 -9,78",
    ]
    if by > 20:
        cuts += ["30,60 24,84 8,90", "-22,60 -22,78 -19,90"]
    locks(c, curve(longer(shape, by, 46, 96)), color, [longer(cut, by, 46, 96) for cut in cuts])
    _lips(c, "-25,40! -12,36 1,40! -11,48")
    moustache(c, color, -13, 30, 0.82, far=0.62)


def goatee34(c: Canvas, color: str) -> None:
    """Chin tuft and turned-up moustache of a cavalier looking left."""
    shape = curve("-22,52! -11,49 0,52! -2,66 -10,78 -13,88! -18,76 -24,64")
    locks(c, shape, color, ("-16,56 -15,76", "-7,56 -11,74"), w=2.2, shade=3)
    moustache(c, color, -13, 30, 0.82, far=0.62, up=20)


def beard_profile(c: Canvas, color: str, length: float = 112) -> None:
    """Pointed beard and waxed moustache of a profile looking left; ``length`` is the depth of its tip."""
    by = length - 112
    shape = "26,2! 22,26 4,46 -14,52 -28,50 -36,54 -40,68 -52,90 -58,112! -36,104 -14,88 8,74 28,50 38,20 38,-6"
    cuts = ("30,20 18,48 -6,68", "8,54 -10,68 -30,86", "-18,60 -32,78 -44,98", "-32,62 -40,78 -50,98")
    locks(c, curve(longer(shape, by, 54, 112)), color, [longer(cut, by, 54, 112) for cut in cuts])
    whiskers = curve("-42,27! -30,24 -14,34 -4,28 4,16! 2,34 -12,44 -28,38 -40,36 -54,42! -50,32")
    c.form(whiskers, color, w=DETAIL, shade=2.5)
    c.ink(("-40,31 -26,32 -12,39 -2,32", 2))


#: Outlines of the right half of a frontal beard, 116 long.
BEARDS = {
    "forked": "0,40! 16,34 30,22 41,0 48,30 50,58 40,84 28,108 12,104 7,122 0,102!",
    "pointed": "0,40! 16,34 30,22 41,0 49,30 50,58 38,88 20,108 0,124",
    "square": "0,40! 16,34 30,22 41,0 50,30 54,62 52,104 44,116! 32,108 20,120! 9,110 0,122!",
    "flowing": "0,40! 16,34 30,22 41,0 48,30 54,60 46,88 36,104 24,118! 18,102 8,128 0,100!",
}


def beard_front(c: Canvas, color: str, kind: str = "forked", length: float = 116, hair: bool = True) -> None:
    """Long beard of a frontal face, with the moustache and the ``hair`` at the sides."""
    by = length - 116
    for _ in c.sides() if hair else ():
        side = curve("33,-50! 50,-36 59,-6 55,24 64,49! 50,60 34,44 40,10 36,-16")
        locks(c, side, color, ("44,-34 50,-4 46,24 54,50",))
    cuts = ["40,20 40,54 28,88 20,106", "27,36 25,64 14,90 9,108", "8,58 4,80 3,96"]
    locks(c, mirrored(longer(BEARDS[kind], by, 60, 116)), color, shade=7)
    c.ink(*[([(side * p.x, p.y) for p in longer(cut, by, 60, 116)], 2.6) for side in (-1, 1) for cut in cuts])
    _lips(c, "-13,43! 0,38 13,43! 0,52")
    moustache(c, color, 0, 33, up=12)


# ------------------------------------------------------------------ feathers
PLUME = (0.22, 0.72, 0.98, 1.04, 1.0, 0.84, 0.42)  # its width along the spine


def plume(c: Canvas, spine: Points, width: float, color: str) -> None:
    """A soft ostrich feather along a curved spine."""
    points = pairs(spine)
    n = len(points)

    def breadth(t: float) -> float:
        return width * PLUME[min(6, int(t * 6 + 0.5))]

    body = limb(points, [breadth(i / (n - 1)) for i in range(n)])
    c.form(body, color, w=DETAIL + 0.8, shade=width * 0.16)
    cuts: list[Cut] = [(points[:-1], 3.2, (1.0, 0.1))]
    line = curve(points, closed=False).flat(6)[0]
    for i in range(3, len(line) - 3, 3):
        x, y = line[i]
        along = atan2(line[i + 1][1] - line[i - 1][1], line[i + 1][0] - line[i - 1][0])
        reach = 0.46 * breadth(i / len(line))
        for side in (-1, 1):
            a = along + side
            cuts.append(([(x, y), (x + reach * cos(a), y + reach * sin(a))], 2.3, (0.2, 1.0)))
    c.ink(*cuts)


def quill(c: Canvas, x: float, y: float, length: float, turn: float, color: str, w: float = 22) -> None:
    """A stiff barred feather."""
    with c.at(x, y, 1, turn):
        half = [V(0, -length, True), V(w * 0.48, -length * 0.74), V(w * 0.5, -length * 0.3), V(3, 6, True)]
        c.form(mirrored(half), color, w=DETAIL + 0.4, shade=3)
        bars: list[Cut] = [
            ([(-w * 0.42, -length * k - 5), (0, -length * k), (w * 0.42, -length * k - 5)], 2.6, (0.7, 0.7))
            for k in (0.34, 0.48, 0.62, 0.76)
        ]
        c.ink(([(0, 4), (1, -length * 0.5), (0, -length * 0.95)], 2.8, (1, 0)), *bars)


# ------------------------------------------------------------------ hands
def _fist(c: Canvas, skin: str) -> None:
    c.form(curve("-13,4! -19,-12 -18,-31 -8,-43 10,-44 19,-34 19,-12 13,4!"), skin, w=CONTOUR - 0.6, shade=5)
    for i in range(4):
        y = -38 + i * 9.4
        c.form(
            limb([(-3, y), (12, y - 1), (22 - abs(i - 1.3), y + 1)], (10.5, 11, 9.5)),
            skin,
            DETAIL,
            2,
            heavy=False,
        )
    c.form(limb("-16,-12 -14,-28 -1,-36", (14, 13, 10)), skin, w=DETAIL, shade=2.2, heavy=False)
    c.ink(("-4,-40 0,-38 1,-34", 1.6))


def _pinch(c: Canvas, skin: str) -> None:
    c.form(curve("-12,4! -18,-12 -15,-26 0,-30 15,-26 18,-12 12,4!"), skin, w=DETAIL + 0.6, shade=4)
    c.form(limb("-2,-12 -8,-32 -6,-52", (17, 15, 11)), skin, w=DETAIL + 0.4, shade=3)
    c.ink(("-9,-50 -5,-54 -2,-49", 1.8))
    c.form(limb("14,-16 20,-26 16,-34", (12, 12, 10)), skin, w=DETAIL, shade=2)


def _palm(c: Canvas, skin: str) -> None:
    shape = "-12,6! -17,-8 -40,-20 -48,-27 -42,-34 -20,-30 6,-31 24,-36 30,-30 20,-18 15,-6 12,6!"
    c.form(curve(shape), skin, w=CONTOUR - 0.6, shade=4)
    c.ink(
        ("-44,-27 -26,-24 -12,-26", 2.4, (0.5, 0.1)),
        ("-34,-20 -20,-18 -10,-20", 2.2),
        ("8,-24 14,-18 10,-8", 2.2),
    )


def _open(c: Canvas, skin: str) -> None:
    for x, y in ((-16, -50), (-3, -58), (9, -55), (19, -44)):
        c.form(limb([(x * 0.5, -16), (x * 0.8, -34), (x, y)], (13, 12, 9)), skin, w=DETAIL, shade=2)
    c.form(limb("-10,-8 -24,-18 -30,-32", (15, 13, 9)), skin, w=DETAIL, shade=2)
    c.fill(curve("-12,4! -16,-14 -10,-28 12,-28 16,-12 12,4!"), skin)
    c.ink(("-12,4 -15,-6", 3, (1, 0.5)), ("12,4 16,-8 15,-22", 3.4, (1, 0.5)), ("-9,-12 0,-18 10,-14", 2))


def _hang(c: Canvas, skin: str) -> None:
    shape = "-12,4! -17,-14 -15,-34 -8,-50 2,-54 12,-44 17,-22 12,4!"
    c.form(curve(shape), skin, w=CONTOUR - 0.6, shade=4)
    c.ink(("-5,-50 -4,-36 -3,-26", 2.4, (0.8, 0)), ("5,-50 5,-36 5,-26", 2.4, (0.8, 0)))
    c.form(limb("-12,-10 -20,-22 -18,-34", (13, 11, 8)), skin, w=DETAIL, shade=2)


def _rest(c: Canvas, skin: str) -> None:
    shape = (
        "-13,4! -18,-12 -21,-24 -23,-42 -16,-47 -11,-40 -10,-50 -2,-53 2,-44 6,-51 13,-48 13,-38"
        " 19,-42 24,-36 20,-20 13,4!"
    )
    c.form(curve(shape), skin, w=CONTOUR - 0.6, shade=5)
    c.ink(
        ("-11,-42 -9,-28 -8,-22", 2.4, (1, 0)),
        ("2,-46 2,-30 2,-24", 2.4, (1, 0)),
        ("13,-40 11,-28 10,-22", 2.4, (1, 0)),
    )
    c.form(limb("-13,-6 -24,-14 -30,-26", (13, 12, 9)), skin, w=DETAIL, shade=2, heavy=False)


def _wrap(c: Canvas, skin: str) -> None:
    for i, reach in enumerate((40, 47, 46, 38)):
        finger = [(-9 + i * 7, -22), (-8.5 + i * 8.5, -42), (-8 + i * 8, -20 - reach * 0.80)]
        c.form(limb(finger, (14, 13, 10)), skin, w=DETAIL, shade=2)
    shape = "-13,4! -18,-14 -16,-30 0,-36 20,-32 22,-14 13,4!"
    c.form(curve(shape), skin, w=CONTOUR - 0.8, shade=5)
    c.form(limb("-14,-8 -24,-24 -24,-42", (14, 13, 10)), skin, w=DETAIL, shade=2)


def _bless(c: Canvas, skin: str) -> None:
    for x, y in ((14, -30), (7, -34)):
        c.form(limb([(x * 0.8, -14), (x, y), (x - 3, y + 10)], (13, 12, 9)), skin, w=DETAIL, shade=2)
    for x, y in ((-12, -62), (-1, -66)):
        c.form(limb([(x * 0.6, -18), (x * 0.9, -40), (x, y)], (13, 12, 9)), skin, w=DETAIL + 0.2, shade=2)
    c.form(curve("-12,4! -16,-14 -13,-28 0,-32 14,-28 17,-12 12,4!"), skin, w=CONTOUR - 1, shade=4)
    c.form(limb("-12,-8 -8,-22 6,-26", (13, 12, 9)), skin, w=DETAIL, shade=2, heavy=False)


#: fist: round an upright shaft; pinch: thumb before a disc; palm: flat under a foot; open: raised in
#: speech; hang: relaxed; rest: laid on something; wrap: round a thick staff; bless: two fingers up.
HANDS: dict[str, Callable[[Canvas, str], None]] = {
    "fist": _fist,
    "pinch": _pinch,
    "palm": _palm,
    "open": _open,
    "hang": _hang,
    "rest": _rest,
    "wrap": _wrap,
    "bless": _bless,
}


def hand(
    c: Canvas,
    x: float,
    y: float,
    turn: float,
    kind: str = "fist",
    flip: bool = False,
    skin: str = FLESH,
    cuff: str | None = None,
) -> None:
    """A hand of one of the ``HANDS``, wrist at (x, y), pointing up when not turned."""
    with c.at(x, y, 1, turn, flip):
        HANDS[kind](c, skin)
        if cuff:
            c.form(limb("-17,4 0,8 17,4", (15, 16, 15), cap=0.25), cuff, w=DETAIL + 0.4, shade=2.5)
            c.ink(("-8,0 -8,11", 2), ("0,2 0,13", 2), ("8,0 8,11", 2))


def fingers(c: Canvas, x: float, y: float, turn: float, skin: str = FLESH) -> None:
    """Fingers behind a held disc: drawn before the disc; the "pinch" hand comes after it."""
    with c.at(x, y, 1, turn):
        for dx in (-24, 24):
            finger = [(dx * 0.5, -8), (dx, -24), (dx * 1.3, -46)]
            c.form(limb(finger, (18, 15, 11)), skin, w=DETAIL, shade=2)


# ------------------------------------------------------------------ limbs and dress
def sleeve(c: Canvas, points: Points, widths: Sequence[float], color: str, folds: bool = True) -> None:
    """A sleeve along shoulder, elbow and wrist, with folds at the elbow."""
    c.form(limb(points, widths, cap=0.3), color, shade=8, hatch=(15, 9, 16))
    line = pairs(points)
    m = len(line) // 2
    if not folds or len(line) < 3:
        return
    (x, y), (px, py) = line[m], line[m - 1]
    along = atan2(y - py, x - px)
    ca, sa = cos(along), sin(along)
    n = widths[m] * 0.42
    cuts: list[Cut] = []
    for shift, reach in ((-14, 0.9), (0, 1.0), (13, 0.8)):
        bx, by = x + shift * ca, y + shift * sa
        outer = (bx - n * sa * reach, by + n * ca * reach)
        inside = (bx + n * 0.4 * sa, by - n * 0.4 * ca)
        cuts.append(([outer, (bx + 3 * ca, by + 3 * sa), inside], 3.0, (0.7, 0)))
    c.ink(*cuts)


def puff(c: Canvas, x: float, y: float, rx: float, ry: float, turn: float, cloth: str, pane: str) -> None:
    """Slashed puff on the upper arm."""

    def panes() -> None:
        for k in (-0.62, -0.02, 0.58):
            mx, left, right, top = k * rx * 1.25, k * rx - 3, k * rx + 9, ry * 1.05
            strip = [
                V(left, -top, True),
                V(mx - 8, 0),
                V(left, top, True),
                V(right, top, True),
                V(mx + 7, 0),
                V(right, -top, True),
            ]
            c.form(curve(strip), pane, w=FINE + 0.3, shade=0, heavy=False)

    with c.at(x, y, 1, turn):
        c.form(ellipse(0, 0, rx, ry), cloth, shade=7, inner=panes)
        band = [(-rx * 0.72, ry * 0.86), (0, ry * 1.06), (rx * 0.72, ry * 0.86)]
        c.form(limb(band, (12, 13, 12), cap=0.25), pane, w=DETAIL, shade=2)


def neck(c: Canvas, x: float, y: float, skin: str = FLESH, w: float = 40, h: float = 44) -> None:
    """A neck, top at (x, y)."""
    c.form(limb([(x, y), (x, y + h)], (w, w + 8), cap=0), skin, w=DETAIL + 0.6, shade=6)


def ruff(c: Canvas, x: float, y: float, w: float, k: float = 0.20, color: str = WHITE, n: int = 9) -> None:
    """Pleated collar of width ``w``; ``k`` is how much of its upper side shows."""

    def rim(a: float, size: float) -> Pt:
        return x + w * size * cos(a), y + 2 * w * k * size * sin(a)

    angles = [i * pi / n for i in range(2 * n)]
    edge = [rim(a, 0.5 if i % 2 else 0.42) for i, a in enumerate(angles)]
    c.form(curve(edge), color, w=DETAIL + 0.6, shade=4)
    c.ink(*[([rim(a, 0.22), rim(a, 0.44)], 2.2, (0.2, 1)) for a in angles])
    c.form(ellipse(x, y - 3, w * 0.235, w * 0.07), shade_of(color), w=FINE, shade=0, heavy=False)


def collar(c: Canvas, x: float, y: float, color: str = WHITE) -> None:
    """Flat turned-down collar of a figure looking left."""
    for side, k in ((-1, 0.8), (1, 1.1)):
        wing = [
            V(x, y, True),
            V(x + side * 26 * k, y - 10),
            V(x + side * 48 * k, y + 2, True),
            V(x + side * 36 * k, y + 24),
            V(x + side * 8, y + 28, True),
        ]
        c.form(curve(wing), color, w=DETAIL + 0.4, shade=4)


def leg(
    c: Canvas,
    hip: Pt,
    knee: Pt,
    ankle: Pt,
    color: str,
    out: float = 5.0,
    garter: str | None = None,
    stripe: str | None = None,
) -> None:
    """A hosed leg; ``out`` pushes the calf sideways."""
    (hx, hy), (kx, ky), (ax, ay) = hip, knee, ankle
    mx, my = kx * 0.52 + ax * 0.48 + out, ky * 0.60 + ay * 0.40  # the calf
    line = [
        hip,
        ((hx + kx) / 2, (hy + ky) / 2),
        knee,
        (mx, my),
        ((mx + ax) / 2, (my + ay) / 2 + 8),
        ankle,
        (ax - 1, ay + 13),
    ]
    widths = (68.0, 60.0, 45.0, 55.0, 39.0, 28.0, 28.0)

    def bar() -> None:
        if stripe:
            c.fill(limb(line, [w * 0.30 for w in widths], cap=0), stripe)

    hatch = None if color in (FLESH, UMBER) else (12.0, 9.0, 14.0)
    c.form(limb(line, widths, cap=0), color, shade=7, hatch=hatch, inner=bar if stripe else None)
    c.ink(
        ([(kx - 11, ky - 5), (kx - 2, ky + 5), (kx + 8, ky + 2)], 2.4),
        ([(mx - 8, my - 26), (mx - 4, my), (mx - 6, my + 30)], 2.2),
    )
    if garter:
        with c.at(kx + (mx - kx) * 0.35, ky + 20):
            c.form(limb("-27,-2 0,4 27,-2", (15, 15, 15), cap=0.2), garter, w=DETAIL, shade=2.5)
            for bow in ("21,0! 32,-12 36,2 30,10", "15,0! 4,-12 0,2 6,10"):
                c.form(curve(bow), garter, w=FINE, shade=0, heavy=False)


def shoe(
    c: Canvas,
    x: float,
    y: float,
    color: str,
    flip: bool = False,
    toe: float = 0,
    cuff: str | None = None,
) -> None:
    """Low shoe pointing left, (x, y) the ankle, the sole 26 lower; ``toe`` lengthens it to a point."""
    with c.at(x, y, 1, flip=flip):
        upper = [*vertices("-16,-6! -22,6 -43,13"), V(-62 - toe, 16 - toe * 0.1), V(-65 - toe, 24, True)]
        c.form(curve([*upper, *vertices("18,26! 21,12 16,-6! 0,0")]), color, shade=4)
        sole = poly([(-64 - toe, 22), (18, 23), (19, 30), (-60 - toe, 29)])
        c.form(sole, BROWN, w=DETAIL, shade=0, heavy=False)
        if cuff:
            c.form(limb("-18,2 0,7 18,2", (9, 9, 9), cap=0.2), cuff, w=FINE, shade=0, heavy=False)
        c.ink(("-30,11 -23,16 -22,21", 2.2), ("-40,13 -33,17 -32,21", 2.0))
