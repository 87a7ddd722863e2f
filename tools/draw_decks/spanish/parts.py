"""Parts of the Spanish courts: grounds, the robes of the kings, the things that are held."""

from __future__ import annotations

from itertools import pairwise
from math import hypot, sin

from tools.draw_decks.horses import stirrup
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
    fit,
    limb,
    mirrored,
    poly,
    star,
    vertices,
)
from tools.draw_decks.ornaments import dots, ermine, flower, lozenge, staff, tuft
from tools.draw_decks.palette import (
    BLUE,
    BROWN,
    GREEN,
    LEAF,
    OCHRE,
    RED,
    SILVER,
    STEEL,
    WHITE,
    YELLOW,
    shade_of,
)
from tools.draw_decks.spanish import W

GROUND = 808.0


# ------------------------------------------------------------------ grounds
def meadow(c: Canvas, blossom: str | None) -> None:
    """A strip of meadow with flowers or with stones, thin at the right to spare the numeral."""
    shape = (
        "62,14 78,-1 150,-5 240,-1 330,-5 420,-1 500,-4 534,-2 548,4 534,9! 500,8 474,11! 444,26 414,22! 372,40"
        " 330,34! 270,46 220,36! 170,44 124,32! 94,34 66,26!"
    )
    edge = "50,17 110,13 170,20 240,16 310,21 380,14 440,11 480,4 560,3"

    def earth() -> None:
        c.fill(curve([*fit(edge), V(560, 80, True), V(50, 80, True)]), BROWN)
        cuts: list[Cut] = []
        for x in range(74, 460, 12):
            thin = max(0, x - 400) * 0.1
            cuts.append(([(x, 20 - thin + 3 * sin(x * 0.07)), (x + 3, 42 - 2 * thin)], 3.0, (1, 0.2)))
        c.ink(*cuts)
        c.line(curve(edge, closed=False))

    with c.at(0, GROUND):
        c.form(curve(shape), LEAF, shade=0, inner=earth)
        c.ink(*[(fit("0,6 11,9 22,6", x=x, y=y), 2.6) for x, y in ((96, 0), (176, 2), (262, 0), (372, 0), (446, -2))])
        tuft(c, 82, 0, 30)
        tuft(c, 524, 0, 24)
        if blossom is None:
            for x, r in ((116, 12), (490, 9), (136, 7)):
                stone = fit("-1.3,0! -1,-0.8 0,-1.2 1,-0.6 1.3,0!", r, r, x, 4)
                c.form(curve(stone), SILVER, w=DETAIL, shade=3, heavy=False)
        else:
            for x, h in ((112, 34), (494, 30)):
                c.line(curve([(x, 0), (x + 4, -h * 0.6), (x, -h)], closed=False), DETAIL, GREEN)
                flower(c, x, -h - 7, 13, blossom, 5)


def floor(c: Canvas, color: str) -> None:
    """A strip of chequered floor for the kings, in perspective."""

    def tiles() -> None:
        for row, (y0, y1, k0, k1) in enumerate(((-18, -5, 1.0, 1.036), (-5, 14, 1.036, 1.088))):
            for i in range(-7, 7):
                if (i + row) % 2 == 0:
                    a, b = i * 36, (i + 1) * 36
                    c.fill(poly([(a * k0, y0), (b * k0, y0), (b * k1, y1), (a * k1, y1)]), color)
        joints = poly("-270,-5 270,-5", closed=False)
        for i in range(-7, 8):
            joints += poly([(i * 36, -18), (i * 36 * 1.088, 14)], closed=False)
        c.line(joints, FINE)

    with c.at(W / 2, GROUND - 14):
        c.form(poly("-226,-18 226,-18 246,14 -246,14"), WHITE, w=DETAIL + 0.6, shade=0, inner=tiles)
        c.form(poly("-246,14 246,14 244,23 -244,23"), shade_of(color), w=DETAIL + 0.6, shade=0)


# ------------------------------------------------------------------ kings
def robe(c: Canvas, x: float, mantle: str, under: str, panel: str, mark: str, shoes: str) -> None:
    """A frontal king's long robe and open mantle edged with ermine, about ``x``.

    ``panel`` is the colour of hem and front band, ``mark`` of what is on the band.
    """
    with c.at(x):
        back = "0,330 70,332 112,372 138,470 156,600 172,720 184,812! 150,826 110,818 70,828 0,822"
        c.form(mirrored(back), mantle, shade=11, hatch=(8, 11, 24))
        for side in (-1, 1):
            foot = fit("14,800! 20,826 52,836 60,826 48,800!", side)
            c.form(curve(foot), shoes, w=CONTOUR - 0.4, shade=4)
        _under_robe(c, under, panel, mark)
        girdle(c, "-64,480 0,494 64,480", panel, (0, 492), WHITE, mark)
        for side in (-1, 1):
            _mantle_front(c, side, mantle)


def _under_robe(c: Canvas, under: str, panel: str, mark: str) -> None:
    shape = "-54,350! -60,430 -62,492 -82,620 -98,806! -60,816 0,820 60,816 98,806! 82,620 62,492 60,430 54,350!"

    def decoration() -> None:
        hem(c, "-120,776 -60,788 0,792 60,788 120,776", panel)
        c.ink(*[(f"{k * 14},512 {k * 18},620 {k * 22},780", 3.8, (0.9, 0.3)) for k in (-3.6, -2.5, 2.5, 3.6)])
        c.fill(limb("0,330 0,490 0,800", (46, 42, 56), cap=0), panel)
        for side in (-1, 1):
            c.line(curve(fit("23,330 21,490 28,800", side), closed=False))
        for y in range(420, 800, 46):
            c.flat(lozenge(0, y, 13, 17), mark, FINE + 0.2)
            c.fill(ellipse(0, y + 23, 3.4), mark)

    c.form(curve(shape), under, shade=11, inner=decoration)


def _mantle_front(c: Canvas, side: int, color: str) -> None:
    """One front of the open mantle with its ermine edge and hem."""
    inside = [(44 * side, 336), (56 * side, 420), (62 * side, 500), (76 * side, 640), (88 * side, 808)]
    outside = fit("182,808! 170,720 154,600 134,460 104,360", side)
    outline = [V(x, y, i in (0, 4)) for i, (x, y) in enumerate(inside)]
    c.form(curve([*outline, *fit("112,820 140,812", side), *outside]), color, shade=10, hatch=(8, 11, 20))
    c.ink(
        (fit("112,470 128,620 142,780", side), 4.2, (0.3, 0.7)),
        (fit("132,520 148,640 162,770", side), 3.6, (0.3, 0.7)),
        (fit("98,520 110,660 122,790", side), 3.4, (0.3, 0.7)),
    )
    fur(c, [(x + side * 13, y) for x, y in inside], 27)
    x = inside[-1][0]
    hem = [V(x, 796, True), *fit("114,802 142,794 183,790! 187,814! 142,824 112,826", side), V(x - side * 2, 818, True)]
    c.form(curve(hem), WHITE, w=DETAIL + 0.8, shade=4)
    ermine(c, [(side * (104 + k * 24), 812 - k % 2 * 6) for k in range(4)], 0.7)


def girdle(c: Canvas, line: str, color: str, clasp: Pt, metal: str, gem: str) -> None:
    """The belt of a robe and its jewelled clasp."""
    c.form(limb(line, (20, 21, 20), cap=0), color, w=DETAIL + 0.6, shade=3)
    c.form(ellipse(*clasp, 16), metal, w=DETAIL, shade=3)
    c.bead(*clasp, 7, gem)


def hem(c: Canvas, edge: str, color: str) -> None:
    """A border of another colour below ``edge``, for the inside of a robe."""
    line = fit(edge)
    c.fill(curve([*line, V(line[-1].x, 860, True), V(line[0].x, 860, True)]), color)
    c.line(curve(line, closed=False))


def fur(c: Canvas, line: Points, width: float) -> None:
    """A border of ermine along a line, with tails in two rows."""
    c.form(limb(line, [width] * len(vertices(line)), cap=0), WHITE, w=DETAIL + 0.8, shade=5)
    walk = 0.0
    tails: list[Pt] = []
    for (x0, y0), (x1, y1) in pairwise(curve(line, closed=False).flat(16)[0]):
        length = hypot(x1 - x0, y1 - y0)
        walk += length
        if walk > 39:
            walk -= 39
            side = width * (0.16 if len(tails) % 2 else -0.16) / (length or 1)
            tails.append((x1 + side * (y1 - y0), y1 - side * (x1 - x0)))
    ermine(c, tails, width / 33)


def bell_sleeve(
    c: Canvas, x: float, side: int, color: str, wrist: tuple[float, float], inner: str, out: bool = False
) -> None:
    """Long bell sleeve with an ermine mouth; the forearm goes to the breast, or ``out`` from the body."""
    sx, sy = x + side * 88, 372.0
    wx, wy = wrist
    o = side if out else -side  # the way the mouth opens
    ox, oy = (wx - side * 22, wy - 4) if out else (wx + side * 40, wy - 4)
    top, low = (ox + o * 4, oy - 30), (ox - o * 30, oy + 96)
    if out:
        shape = [
            *fit("-28,-24! 14,-16 32,26", side, x=sx, y=sy),
            V(*top, True),
            V(ox - o * 4, oy + 40),
            V(*low, True),
            *fit("-30,140 -36,80", side, x=sx, y=sy),
        ]
        folds = [
            [*fit("8,20 4,70", side, x=sx, y=sy), V(ox - o * 22, oy + 40)],
            [*fit("-12,40 -14,100", side, x=sx, y=sy), V(low[0], low[1] - 30)],
        ]
    else:
        shape = [
            *fit("-28,-24! 14,-16 38,34 47,88", side, x=sx, y=sy),
            V(low[0] + side * 16, low[1] - 34),
            V(*low, True),
            V(ox + side * 8, oy + 40),
            V(*top, True),
            V(sx - side * 10, oy - 40),
            V(sx - side * 26, sy + 30),
        ]
        folds = [
            [*fit("18,26 24,80", side, x=sx, y=sy), V(low[0] + side * 2, low[1] - 44)],
            [*fit("2,30 2,66", side, x=sx, y=sy), V(ox + side * 22, oy + 14)],
        ]
    c.form(curve(shape), color, shade=9, hatch=(12, 9, 18))
    c.ink(*[(fold, 3.3, (0.2, 0.5)) for fold in folds])

    def mouth(k: float, dy: float) -> Path:
        return curve(
            [
                V(top[0] - o * (1 - k) * 8, top[1] + dy, True),
                V(ox + o * 20 * k, oy + 8),
                V(ox + o * 6 * k, oy + 54),
                V(low[0] + o * (1 - k) * 20, low[1] - dy * 1.6, True),
                V(ox - o * 32 * k, oy + 46),
                V(ox - o * 17 * k, oy + 2),
            ]
        )

    c.form(mouth(1.0, 0), WHITE, w=CONTOUR - 0.6, shade=4)
    c.flat(mouth(0.42, 16), shade_of(color), DETAIL)
    ermine(c, [(v.x, v.y) for v in fit("12,-6 11,30 -2,66 -21,34", o, x=ox, y=oy)], 0.62)
    c.form(limb([(ox - o * 4, oy + 10), wrist], (36, 31), cap=0.3), inner, w=CONTOUR - 0.6, shade=5)


#: The lower rim of an ermine cape, and tails that only this cut has.
CAPES = {
    "scalloped": ("128,398! 116,420 100,414! 84,438 64,424! 46,446 24,428! 0,446", ()),
    "collar": ("128,392! 108,408 80,396 52,420 28,450! 14,462 0,464", ()),
    "pointed": ("130,392! 100,410 60,436 24,466 0,484!", ((-16, 438), (16, 438), (0, 462))),
}


def ermine_cape(c: Canvas, x: float, cut: str, turn: float = 0) -> None:
    """Shoulder cape of ermine closed with a jewel, cut like one of the ``CAPES``."""
    rim, more = CAPES[cut]
    spots = [
        (side * px, py)
        for side in (-1, 1)
        for px, py in ((106, 374), (96, 402), (80, 350), (72, 384), (52, 412), (44, 362))
    ]
    with c.at(x):
        c.form(mirrored(fit("0,316 38,312 84,326 118,362 " + rim)), WHITE, shade=9, hatch=(10, 9, 14))
        ermine(c, [*spots, (0, 414), (-24, 396), (24, 396), *more])
        c.form(ellipse(turn * 10, 348, 17), YELLOW, w=DETAIL + 0.4, shade=4)
        c.bead(turn * 10, 348, 8, RED)


# ------------------------------------------------------------------ things
def sceptre(c: Canvas, x: float, y: float, length: float, turn: float) -> None:
    """Gold sceptre with a lily, grip at (x, y)."""
    with c.at(x, y, 1, turn):
        staff(c, length, 86)
        with c.at(0, -length):
            for side in (-1, 1):
                petal = curve(fit("0,6! 18,-4 32,-22 28,-40 18,-32 16,-20 0,-8!", side))
                c.form(petal, YELLOW, w=DETAIL + 0.2, shade=2.5)
            c.form(mirrored("0,-58! 12,-40 12,-18 6,4!"), YELLOW, w=DETAIL + 0.2, shade=3)
            c.form(limb("-14,4 14,4", (11, 11)), RED, w=DETAIL, shade=0)


def orb(c: Canvas, x: float, y: float, r: float, color: str) -> None:
    """Globe with gold bands and a star on top."""
    with c.at(x, y):
        c.form(ellipse(0, 0, r), color, shade=6, hatch=(15, 8, 14))
        bands = curve([(-r, 0), (0, r * 0.22), (r, 0)], closed=False) + curve(
            [(0, r * 0.2), (r * 0.05, -r * 0.4), (0, -r)], closed=False
        )
        c.line(bands, 11)
        c.line(bands, 6, OCHRE)
        c.line(ellipse(0, 0, r), DETAIL + 0.4)
        c.form(star(0, -r - 10, 6, 6, 14), YELLOW, w=DETAIL, shade=0)


def buckler(c: Canvas, x: float, y: float, r: float) -> None:
    """Small round shield."""
    with c.at(x, y, r):
        c.form(ellipse(0, 0, 1), BLUE, shade=8, hatch=(15, 9, 18))
        c.form(ellipse(0, 0, 0.80), STEEL, w=DETAIL, shade=4, heavy=False)
        c.flat(star(0, 0, 8, 0.36, 0.76), BLUE, FINE + 0.4)
        c.flat(dots(12, 0.90, 0.055), YELLOW)
        c.form(ellipse(0, 0, 0.30), YELLOW, w=DETAIL + 0.4, shade=4)
        c.bead(0, 0, 0.10, RED)


def horn(c: Canvas) -> None:
    """A hunting horn about the origin, its mouthpiece at the left."""
    body = "-46,-16 -34,10 0,26 34,10 52,-22! 26,-34! 14,-10 0,0 -22,-8 -36,-24!"
    c.form(curve(body), WHITE, w=DETAIL + 0.8, shade=5)
    c.form(curve("52,-22! 26,-34! 22,-26! 47,-13!"), YELLOW, w=DETAIL, shade=2)
    c.flat(limb("-6,1 -8,24", (9, 9), cap=0), YELLOW)


def mail_skirt(c: Canvas) -> None:
    """A skirt of mail under a jack, in figure coordinates."""

    def rings() -> None:
        mesh = Path()
        for row in range(13):
            for i in range(12):
                x, y = 166.0 + i * 16 + row % 2 * 8, 470.0 + row * 10
                mesh += curve(fit("-7,0 0,7 7,0", x=x, y=y), closed=False)
        c.line(mesh, FINE + 0.2)

    shape = "196,470! 176,540 170,576! 214,590 258,594 304,590 350,574! 340,530 322,470!"
    c.form(curve(shape), SILVER, shade=9, inner=rings)


def gorget(c: Canvas, color: str) -> None:
    """Steel collar over the shoulders, in figure coordinates."""
    c.form(curve("206,250! 222,227 256,217 292,225 314,246! 292,268 252,279 222,269"), color, w=CONTOUR - 0.4, shade=6)
    c.ink(("216,244 250,262 302,244", 2.6))
    c.form(curve("226,226! 256,238 290,224! 288,210! 256,222 228,212!"), color, w=DETAIL + 0.4, shade=3)


def boot(c: Canvas, ankle: float, knee: float, color: str, cuff: str) -> None:
    """Soft boot with a dagged cuff, in figure coordinates; x of ankle and knee."""
    leather = [
        *fit("-27,618!", x=knee),
        *fit("-20,680 -22,716 -60,728 -64,738! 18,740! 20,700", x=ankle),
        *fit("29,618! 0,628", x=knee),
    ]
    c.form(curve(leather), color, shade=6, hatch=(12, 9, 14))
    dags = "-31,606! 0,614 32,606! 30,632! 14,624! 2,642! -12,626! -28,634!"
    c.form(curve(fit(dags, x=knee)), cuff, w=DETAIL + 0.6, shade=3)


def dagged_hood(c: Canvas, color: str, neck: str) -> None:
    """A hood lying on the shoulders, its hem cut into points, in figure coordinates."""
    hood = (
        "214,214 186,240 164,280! 178,276 188,304! 206,288 222,318! 240,296 260,324! 278,296 300,318! 312,290"
        " 336,306! 342,276 362,280! 340,242 306,214 256,204"
    )
    c.form(curve(hood), color, shade=9, hatch=(12, 9, 18))
    c.ink(
        ("206,232 192,256 186,280", 3),
        ("232,246 224,276 222,300", 3),
        ("262,252 262,284 260,306", 3),
        ("294,246 302,276 302,300", 3),
        ("322,240 334,262 336,284", 3),
    )
    c.form(curve("208,222! 230,206 256,200 288,206 310,222! 290,246 254,254 224,244"), neck, w=DETAIL + 0.6, shade=5)


def hanging_sleeve(c: Canvas, color: str, lining: str) -> None:
    """An open sleeve hanging behind a figure looking left, in figure coordinates."""
    cloth = "326,262! 366,296 392,380 404,470 410,540! 386,524! 372,548! 356,526! 338,540! 346,440 330,340"
    c.form(curve(cloth), color, shade=9, hatch=(12, 9, 18))
    c.form(curve("350,330! 372,420 378,520! 372,546! 356,526! 358,420"), lining, w=DETAIL, shade=4, heavy=False)


def tabard(c: Canvas, color: str, guard: str) -> None:
    """A long tabard with a scalloped hem, a border and a front band, in figure coordinates."""
    shape = curve(
        "232,226! 212,238 192,256 180,330 184,400 170,500 158,584! 182,602 196,588! 218,610 236,594! 262,614"
        " 282,596! 306,610 322,590! 346,602 364,580! 344,490 326,400 334,320 332,260 310,240 282,226!"
    )

    def guards() -> None:
        c.line(shape, 46, guard)
        c.line(shape, 30)
        c.line(shape, 25, color)
        c.fill(limb("248,230 242,320 248,410 250,620", (34, 30, 30, 40), cap=0), guard)
        c.line(curve("231,230 227,320 233,410 230,620", closed=False))
        c.line(curve("265,230 257,320 263,410 270,620", closed=False))
        for i in range(9):
            c.flat(lozenge(246.5, 262 + i * 40, 10.5, 15), color)

    c.form(shape, color, shade=11, inner=guards, hatch=(10, 9.5, 20))
    c.ink(
        ("206,424 196,500 188,570", 3.6, (0.8, 0.2)),
        ("298,424 314,500 326,570", 3.6, (0.8, 0.2)),
        ("314,420 334,500 348,560", 3.0, (0.8, 0.2)),
        ("284,424 294,500 300,580", 3.0, (0.8, 0.2)),
        ("216,430 212,500 208,580", 3.0, (0.8, 0.2)),
    )


def breastplate(c: Canvas) -> None:
    """Lines of a breastplate on a torso of steel."""
    c.ink(
        ("204,320 226,344 246,370 276,344 318,320", 3.6),
        ("202,356 248,384 316,356", 3),
        ("206,384 248,400 314,384", 3),
    )


def seat_plated(c: Canvas, skirt: str, trim: str) -> None:
    """The near leg of a rider in plate, where ``seat_rearing`` has the boot and the coat."""
    greave = "258,520! 264,570 266,600 252,618 222,632 194,644 190,656! 288,652! 304,640 306,602 318,566 326,530!"
    c.form(curve(greave), STEEL, shade=7, hatch=(12, 9, 16))
    c.ink(("262,604 282,612 302,606", 2.8), ("240,628 248,640 246,654", 2.4), ("222,634 228,644 226,656", 2.4))
    c.ink(("284,548 290,572 286,592", 2.4))
    stirrup(c, "240,664 240,636 252,622 264,636 268,662", "230,660 276,656 277,665 231,669", YELLOW, (320, 636))
    cuisse = "382,412! 404,450 384,492 340,520 300,536! 252,528! 244,494 272,450 320,404!"
    c.form(curve(cuisse), STEEL, shade=9, hatch=(40, 9, 16))
    c.ink(("392,470 352,504 306,524", 2.6), ("384,440 340,470 290,494", 2.6))
    c.form(ellipse(280, 518, 34, 28, -10), trim, shade=5)
    c.form(ellipse(280, 518, 15, 12, -10), YELLOW, w=DETAIL, shade=2.5)
    for i in range(4):  # tassets over the thigh
        flap = curve(fit("0,-52! -14,0 -12,34! 6,42 26,34! 28,0 22,-52!", 1.1, 1, 312 + i * 30, 452 - abs(i - 2) * 5))
        c.form(flap, skirt if i % 2 else trim, w=CONTOUR - 0.6, shade=5)


def frogging(c: Canvas, color: str) -> None:
    """Bars of braid with pearls across the torso."""
    for y in (276, 306, 336, 366):
        c.form(limb(fit("216,2 246,6 286,0", y=y), (10, 10, 10)), color, w=FINE + 0.4, shade=2)
        c.bead(244, y + 6, 6, WHITE)


def quilting(c: Canvas, color: str) -> None:
    """Lozenges stitched on a jack."""
    for i in range(4):
        for k in range(4):
            x = 216 + k * 30 - i % 2 * 10
            if 196 < x < 320:
                c.flat(lozenge(x, 296 + i * 28, 8, 9), color)
