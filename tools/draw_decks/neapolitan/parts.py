"""Parts of the Neapolitan courts: the ground, the dress of the kings, the things that are held."""

from __future__ import annotations

from math import sin

from tools.draw_decks.dress import GROUND
from tools.draw_decks.figure import leg, shoe
from tools.draw_decks.kit import (
    CONTOUR,
    DETAIL,
    FINE,
    Canvas,
    Cut,
    Pt,
    V,
    curve,
    ellipse,
    fit,
    limb,
    mirrored,
    petals,
)
from tools.draw_decks.neapolitan import W
from tools.draw_decks.ornaments import ermine, leaf, staff, tuft
from tools.draw_decks.palette import BLUE, BROWN, GREEN, GREY, LIME, RED, STEEL, TAN, WHITE, YELLOW, shade_of


def ground(c: Canvas, color: str) -> None:
    """The strip of earth whose colour tells the suit."""
    shape = (
        "20,16 34,2 96,-4 180,1 255,-4 330,1 414,-4 476,2 490,16 488,34! 462,44 440,38! 392,52 352,44! 300,56"
        " 255,48! 204,56 158,44! 112,52 70,38! 46,44 22,34!"
    )

    def seam(x: float) -> float:
        return 25 + 4 * sin(x * 0.028) + 2.5 * sin(x * 0.071)

    def strata() -> None:
        line = [V(x, seam(x)) for x in range(0, int(W) + 30, 30)]
        c.fill(curve([*line, V(W + 30, 90, True), V(0, 90, True)]), shade_of(color))
        cuts: list[Cut] = [
            ([(x, seam(x)), (x + 1.5, seam(x) + 13 + 5 * sin(x * 1.7))], 3.4, (1, 0)) for x in range(28, 490, 11)
        ]
        c.ink(*cuts)
        c.line(curve(line, closed=False))

    with c.at(0, GROUND):
        c.form(curve(shape), color, shade=0, inner=strata)
        pebbles = ((60, 2), (118, 0), (170, 6), (236, 2), (290, 6), (350, 0), (404, 4), (446, 1))
        c.ink(*[(fit("0,9 12,12 24,9", x=x, y=y), 2.6) for x, y in pebbles])
        for x, size in ((44, 30), (470, 30), (424, 19)):
            tuft(c, x, 0, size, LIME if color == GREEN else GREEN)


# ------------------------------------------------------------------ kings
def cloak(c: Canvas, x: float, outer: str, lining: str) -> None:
    """The cloak behind a frontal king, its edges turned back, its hem carried to the viewer's right."""
    back = "0,244 40,246 92,262 120,304 138,390 150,490 162,610 176,722! 140,742 104,728 70,744 36,732 0,742"
    inside = "0,250 60,270 84,360 94,470 104,600 112,730! 70,742 36,730 0,740"
    edge = "70,300! 92,380 100,480 106,600 96,734! 118,742 132,730! 126,600 120,480 110,380"
    folds = (
        ("128,380 132,520 146,690", 4.2),
        ("112,440 116,580 128,724", 3.6),
        ("142,520 150,620 162,712", 3.2),
    )

    def swept(p: Pt) -> Pt:
        return p[0] + 22 * (max(0.0, p[1] - 330) / 410) ** 2, p[1]

    def along(fold: str, k: float) -> list[Pt]:
        return [swept((v.x, v.y)) for v in fit(fold, k)]

    with c.at(x):
        c.form(mirrored(back).map(swept), outer, shade=10, hatch=(8, 10, 18))
        c.flat(mirrored(inside).map(swept), shade_of(lining), DETAIL)
        c.ink(*[(along(fold, side), w) for side in (-1, 1) for fold, w in folds])
        c.ink(*[(along("22,470 26,600 30,728", k), 3.2) for k in (-2.4, -1.2, 0, 1.2, 2.4)])
        for side in (-1, 1):
            c.form(curve(fit(edge, side)).map(swept), lining, w=DETAIL + 0.6, shade=5, hatch=(15, 10, 12))


def king_legs(c: Canvas, x: float, hose: str, shoes: str) -> None:
    """Legs of a frontal king, feet turned out."""
    with c.at(x):
        for side in (-1, 1):
            leg(c, (side * 36, 540), (side * 42, 604), (side * 48, 702), hose, side * 5)
            shoe(c, side * 50, 708, shoes, flip=side > 0)


def king_skirt(c: Canvas, x: float, color: str, trim: str) -> None:
    """The pleated skirt of a frontal king."""
    hem = 566
    edge = "-120,-22 -60,-8 0,-4 60,-8 120,-22"

    def border() -> None:
        c.fill(curve([*fit(edge, y=hem), V(120, hem + 40, True), V(-120, hem + 40, True)]), trim)
        c.line(curve(fit(edge, y=hem), closed=False))

    half: list[V] = [*fit("60,404! 78,450 92,500"), V(100, hem, True), V(60, hem + 12), V(0, hem + 16)]
    with c.at(x):
        c.form(mirrored([V(0, 396), *half]), color, shade=10, inner=border, hatch=(8, 9, 20))
        folds: list[Cut] = [([(k * 13, 420), (k * 19, 480), (k * 24, hem - 10)], 3.4, (0.9, 0.2)) for k in range(-3, 4)]
        c.ink(*folds)
        for k in range(-3, 4):
            c.bead(k * 25, hem + 3 - abs(k) * 2, 4.5, RED)


def breastplate(c: Canvas, x: float, trim: str) -> None:
    """The steel breast of a frontal king, and his belt."""
    with c.at(x):
        half = "0,244 28,244 66,254 88,272 92,306 76,344 64,384 62,412! 0,424"
        c.form(mirrored(half), STEEL, shade=11, hatch=(8, 9, 22))
        c.ink(
            ("-66,330 -30,346 0,372 30,346 66,330", 4),
            ("0,290 0,370", 3.4),
            ("-62,372 0,396 62,372", 3.2),
            ("-60,392 0,414 60,392", 3.2),
        )
        c.form(limb("-64,408 0,420 64,408", (20, 21, 20), cap=0), trim, w=DETAIL + 0.6, shade=3)
        c.form(ellipse(0, 419, 15), RED, w=DETAIL, shade=3)
        c.bead(0, 419, 7, trim)


def shoulder_cape(c: Canvas, x: float, color: str) -> None:
    """The cape of a frontal king, with a scalloped rim."""
    half = "0,246! 36,238 78,250 108,276 118,312! 102,326 90,318! 76,338 60,328! 44,346 28,332! 14,348 0,336!"
    with c.at(x):
        c.form(mirrored(half), color, shade=8)


def turned_cape(c: Canvas, color: str = WHITE) -> None:
    """The fur cape of a king who looks left."""
    shape = (
        "222,238! 194,244 170,264 162,304! 178,316 192,306! 202,330 220,320! 232,346 252,332! 272,348 290,334!"
        " 308,342 324,326! 344,330 362,308! 354,270 326,248 284,238!"
    )
    c.form(curve(shape), color, shade=8)
    spots = ((182, 290), (196, 266), (208, 308), (222, 280), (240, 316), (276, 318), (284, 278), (306, 312), (322, 282))
    ermine(c, (*spots, (340, 308)))


def gathered_cloak(c: Canvas, outer: str, lining: str) -> None:
    """The cloak behind a king who looks left, gathered up by his near hand: its ermine edge, its lining."""
    shape = (
        "316,246! 360,262 400,296 428,308! 436,380 432,460 418,540! 392,560 370,606 350,650 336,734! 296,744 256,730"
        " 216,742 160,728 96,738! 110,640 126,520 144,400 166,300 200,248!"
    )
    c.form(curve(shape), lining, shade=9, hatch=(8, 10, 18))
    c.ink(
        ("402,360 386,440 350,540", 3.4, (0.8, 0)),
        ("384,420 372,480 348,560", 3.0, (0.8, 0)),
        ("246,600 246,660 248,722", 3.2),
        ("222,600 212,660 200,728", 3.2),
        ("276,610 288,660 296,730", 3.2),
    )
    edge = "194,256! 156,320 132,430 106,560 74,736! 112,746 142,732! 156,600 168,470 186,350 206,280!"
    c.form(curve(edge), outer, shade=8, hatch=(10, 9, 16))
    fur = "200,270! 164,350 142,450 124,580 104,742! 128,746 146,732! 158,600 170,470 190,360 210,290!"
    c.form(curve(fur), WHITE, w=DETAIL + 0.6, shade=4)
    ermine(c, [(168 - k * 5 + k % 2 * 8, 380 + k * 42) for k in range(9)], 0.8)


def cascade(c: Canvas, color: str) -> None:
    """What falls from the hand that gathers the cloak."""
    shape = (
        "322,250! 368,276 406,304 432,298! 446,340 444,420 452,500 444,566! 430,548 418,588! 406,560 394,610!"
        " 386,580 394,500 400,420 394,372! 366,330 336,300"
    )
    c.form(curve(shape), color, shade=8, hatch=(10, 9, 18))
    c.ink(
        ("344,270 380,306 416,328", 3.2, (0.8, 0.2)),
        ("426,350 430,440 428,540", 3.4, (0.8, 0.1)),
        ("412,370 416,460 408,560", 3.2, (0.8, 0.1)),
        ("400,400 404,480 396,570", 2.8, (0.8, 0.1)),
    )


def trailing_cloak(c: Canvas, outer: str, lining: str) -> None:
    """The cloak behind a king who looks left, with a train."""
    shape = (
        "310,244! 348,280 374,360 388,470 404,580 430,668 452,720! 440,744 404,734 360,746 300,732 240,744 190,732"
        " 126,744! 132,640 146,520 156,400 170,300 204,248!"
    )
    c.form(curve(shape), outer, shade=10, hatch=(12, 10, 20))
    c.ink(
        ("364,360 380,500 416,700", 4),
        ("352,420 362,560 384,716", 3.6),
        ("158,420 150,560 140,716", 3.4),
    )
    edge = "318,300! 344,400 352,520 364,640 392,738! 372,746 346,742! 336,640 330,520 326,400"
    c.form(curve(edge), lining, w=DETAIL + 0.6, shade=5, hatch=(15, 10, 12))
    edge = "196,300! 178,400 170,520 160,640 148,738! 166,744 184,736! 190,620 196,500 204,400"
    c.form(curve(edge), lining, w=DETAIL + 0.6, shade=4)


def long_robe(c: Canvas, color: str, trim: str, panel: str) -> None:
    """The skirt of a robe down to the feet of a king who looks left; a vine climbs its front ``panel``."""

    def border() -> None:
        c.flat(curve("224,396! 252,396! 254,560 250,730! 196,730! 214,560"), panel, DETAIL)
        for i in range(6):
            for lean in (-44, 36):
                leaf(c, 238 - i * i * 0.45, 470 + i * 38, 24, lean, RED)
        c.fill(curve("130,690! 180,706 240,694 300,708 344,694 380,700! 380,750! 130,750!"), trim)
        c.line(curve("130,690 180,706 240,694 300,708 344,694 380,700", closed=False))

    skirt = "198,400! 180,480 164,590 150,708! 190,726 240,714 300,728 340,714 362,716! 350,600 336,490 318,400!"
    c.form(curve(skirt), color, shade=10, inner=border, hatch=(8, 9, 20))
    c.ink(
        ("204,420 192,520 176,690", 3.4, (0.9, 0.2)),
        ("274,420 284,540 286,690", 3.4, (0.9, 0.2)),
        ("292,420 308,540 316,690", 3.4, (0.9, 0.2)),
        ("306,420 326,540 340,690", 3.2, (0.9, 0.2)),
    )


def blown_cape(c: Canvas, outer: str, lining: str) -> None:
    """A cape thrown back from the shoulders of a king who looks left."""
    shape = (
        "208,246! 260,232 326,240 376,290 416,380 440,480 462,590! 438,600 424,640! 400,612 378,648! 356,606 330,622!"
        " 306,540 290,420 250,320"
    )
    c.form(curve(shape), outer, shade=10, hatch=(12, 10, 20))
    inside = "300,330! 344,420 370,520 378,648! 356,606 330,622! 306,540 290,420"
    c.form(curve(inside), lining, w=DETAIL + 0.6, shade=6, hatch=(15, 10, 14))
    c.ink(
        ("352,290 396,400 424,620", 4, (0.3, 0.6)),
        ("376,320 418,440 446,580", 3.6, (0.3, 0.6)),
        ("330,300 370,400 396,600", 3.4, (0.3, 0.6)),
        ("312,420 334,500 346,600", 2.8, (0.6, 0.2)),
    )


def stone(c: Canvas, x: float, y: float) -> None:
    """A boulder on the ground, its flat top 46 above (x, y)."""
    with c.at(x, y):
        c.form(curve("-66,2! -62,-26 -46,-44 -8,-48 34,-44 52,-26 58,2! 0,6"), GREY, shade=8, hatch=(20, 9, 14))
        c.ink(("-44,-30 -28,-22 -24,-6", 2.8), ("10,-34 22,-20 20,-6", 2.6), ("-10,-12 0,-8 4,0", 2.2))


# ------------------------------------------------------------------ things
def sheath(c: Canvas, x: float, y: float, turn: float, color: str = BROWN, length: float = 224) -> None:
    """Sheathed sword or dagger: guard at (x, y), scabbard below, pommel above when not turned."""
    with c.at(x, y, 1, turn):
        half = [V(11, 0, True), V(10, length - 34), V(0, length, True)]
        c.form(mirrored([V(0, 0), *half]), color, shade=4)
        c.form(curve(fit("-11,-50! 11,-50! 9,-28 0,3! -9,-28", y=length)), YELLOW, w=DETAIL, shade=3)
        c.form(limb("0,4 0,-46", (15, 15)), RED, w=DETAIL + 0.6, shade=3)
        c.ink(*[(fit("-8,-8 8,-13", y=-9 * i), 2.6, (0.6, 0.6)) for i in range(4)])
        c.form(limb("-40,-6 0,2 40,-6", (12, 15, 12)), YELLOW, w=DETAIL + 0.6, shade=3)
        for side in (-1, 1):
            c.form(ellipse(side * 42, -7, 8), YELLOW, w=DETAIL, shade=2)
        c.form(ellipse(0, -56, 12), YELLOW, w=DETAIL + 0.6, shade=3)


def sceptre(c: Canvas, x: float, y: float, length: float, turn: float) -> None:
    """Gold sceptre with a flower, grip at (x, y)."""
    with c.at(x, y, 1, turn):
        staff(c, length, 70)
        c.form(petals(0, -length - 4, 6, 4, 30, 20, tip=True), YELLOW, w=DETAIL, shade=2)
        c.form(ellipse(0, -length - 4, 11), RED, w=DETAIL, shade=2.5)


def branch(c: Canvas, x: float, y: float, turn: float) -> None:
    """Laurel branch, held end at (x, y)."""
    with c.at(x, y, 1, turn):
        c.form(limb("0,40 2,-60 -6,-150", (9, 8, 4)), BROWN, w=DETAIL, shade=2)
        for i in range(5):
            h = -22 - i * 27
            leaf(c, 1 - i, h, 52 - i * 3, 52)
            leaf(c, -1 - i, h - 10, 52 - i * 3, -56)
            if i % 2 == 0:
                c.form(ellipse(10, h - 4, 6.5), RED, w=FINE + 0.3, shade=1.5)
        leaf(c, -6, -146, 52, -4)


def glove(c: Canvas, x: float, y: float, turn: float) -> None:
    """An empty glove hanging from a hand."""
    shape = "-16,-12! -22,16 -18,42 -24,62 -14,66 -10,50 -6,72 4,74 6,52 14,68 22,64 18,38 24,12 16,-12!"
    with c.at(x, y, 1, turn):
        c.form(curve(shape), TAN, w=DETAIL + 0.8, shade=5)
        c.ink(("-4,20 -5,38", 2.2), ("6,20 6,38", 2.2))


def scimitar(c: Canvas, x: float, y: float, turn: float, scale: float) -> None:
    """Curved sabre, grip at (x, y), blade up and edge to the right when not turned."""

    def edge() -> None:
        c.fill(curve("2,-20! 14,-110 46,-196 92,-276! 120,-260! 80,-150 40,-20!"), BLUE)

    with c.at(x, y, scale, turn):
        blade = "-13,-26! 13,-26! 30,-110 62,-190 84,-226 92,-270! 58,-246 20,-204 -8,-130"
        c.form(curve(blade), STEEL, shade=0, inner=edge)
        nicks = ((25, -90), (35, -124), (48, -158), (62, -186))
        c.ink(
            ("1,-28 12,-112 44,-196 88,-264", 3, (0.8, 0.1)),
            *[(fit("0,0 -11,3", x=px, y=py), 2.4, (1, 0)) for px, py in nicks],
        )
        c.form(limb("0,-22 -1,8 -10,36", (18, 17, 19)), RED, w=DETAIL + 0.6, shade=3)
        guard = "-40,-34 -22,-30 0,-34 26,-22 40,-14 36,-4 16,-14 0,-18 -24,-16 -42,-22"
        c.form(curve(guard), YELLOW, w=DETAIL + 0.6, shade=3)
        c.form(ellipse(-13, 44, 12), YELLOW, w=CONTOUR - 1, shade=3)
