"""The dress of the Sicilian courts: the armour of the puppet theatre, robes and cloaks."""

from __future__ import annotations

from functools import partial

from tools.draw_decks.dress import GROUND, Stance, legs
from tools.draw_decks.figure import leg, shoe
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
    star,
)
from tools.draw_decks.ornaments import dots, ermine, lozenge, tuft
from tools.draw_decks.palette import GREEN, LIME, RED, WHITE, YELLOW, shade_of


def cuirass(c: Canvas, color: str, trim: str, motif: str, lady: bool = True) -> None:
    """Chased breastplate turned slightly left: shoulders at y 246, waist at 400."""
    if lady:
        torso = curve(
            "234,226! 214,238 196,252 187,282 190,306 204,330 210,360 206,402! 256,412 312,402! 308,360 316,330"
            " 330,300 332,262 310,242 280,226!"
        )
    else:
        torso = curve(
            "234,226! 212,238 192,254 183,290 192,344 200,402! 256,414 318,402! 324,350 335,300 333,262 310,242"
            " 280,226!"
        )

    def chase() -> None:
        c.fill(petals(248, 362, 7, 6, 38, 17, tip=True), motif)
        c.flat(ellipse(248, 362, 9), trim)
        for side in (-1, 1):
            c.line(curve(fit("14,390 46,384 52,350 36,340 34,354", side, x=248), closed=False), DETAIL + 0.6, trim)
        c.line(curve("200,244 206,272 194,304", closed=False), 11)
        c.line(curve("200,244 206,272 194,304", closed=False), 6, trim)
        c.line(curve("322,246 312,276 330,310", closed=False), 11)
        c.line(curve("322,246 312,276 330,310", closed=False), 6, trim)

    c.form(torso, color, shade=10, inner=chase, hatch=(10, 9, 18))
    if lady:
        c.ink(("204,300 212,318 232,320 246,304", 3.4), ("250,304 264,322 294,322 314,302", 3.4))
    else:
        c.ink(("200,318 224,330 247,322 280,332 320,316", 3.6))
    c.ink(("246,262 244,306 247,334", 3.4))
    c.form(curve("222,232! 254,226 294,232! 290,256 256,268 228,256"), trim, w=DETAIL + 0.6, shade=4)
    c.ink(("230,248 256,257 288,247", 2.4))
    c.flat(ellipse(254, 248, 6), motif)


def pteruges(c: Canvas, x: float, a: str, b: str, under: str, hem: float = 506, trim: str = YELLOW) -> None:
    """Puppet skirt: straps with gold tips over a pleated underskirt."""
    sk = curve(
        [
            V(x - 54, 396, True),
            V(x - 78, 450),
            V(x - 98, hem + 24, True),
            V(x - 44, hem + 38),
            V(x + 4, hem + 32),
            V(x + 52, hem + 38),
            V(x + 104, hem + 20, True),
            V(x + 82, 450),
            V(x + 56, 396, True),
        ]
    )

    def border() -> None:
        c.line(
            curve(
                [(x - 110, hem + 14), (x - 44, hem + 27), (x + 4, hem + 21), (x + 52, hem + 27), (x + 116, hem + 10)],
                closed=False,
            ),
            DETAIL,
            trim if under != trim else RED,
        )

    c.form(sk, under, shade=9, inner=border, hatch=(8, 9, 16))
    c.ink(*[([(x + k * 16, 430), (x + k * 22, hem + 30)], 3, (0.6, 0.2)) for k in (-3.4, -2, -0.7, 0.7, 2, 3.4)])
    for i in (-3, 3, -2, 2, -1, 1, 0):
        tx, bx = x + i * 16.5, x + i * 27
        y = hem - abs(i) * 3
        c.form(
            curve(
                [
                    V(tx - 10, 398, True),
                    V(bx - 13, y - 14),
                    V(bx - 10, y, True),
                    V(bx, y + 12),
                    V(bx + 10, y, True),
                    V(bx + 13, y - 14),
                    V(tx + 10, 398, True),
                ]
            ),
            a if i % 2 == 0 else b,
            w=DETAIL + 0.4,
            shade=4,
        )
        c.flat(ellipse(bx, y - 6, 5.5), trim)
    c.form(limb(fit("-54,398 0,411 56,398", x=x), [19, 21, 19], cap=0), trim, w=DETAIL + 0.6, shade=3)
    for k in (-2, -1, 0, 1, 2):
        c.fill(
            poly(
                [
                    (x + k * 21 - 6, 408 - abs(k) * 2.4),
                    (x + k * 21, 401 - abs(k) * 2.4),
                    (x + k * 21 + 6, 408 - abs(k) * 2.4),
                    (x + k * 21, 415 - abs(k) * 2.4),
                ]
            ),
            RED if trim != RED else YELLOW,
        )


def tassets(c: Canvas, a: str, b: str) -> None:
    """Rider's short skirt of straps."""
    for i in (-2, 2, -1, 1, 0):
        tx, bx, y = 258 + i * 23, 258 + i * 27, 450 - abs(i) * 5
        c.form(
            curve(
                [
                    V(tx - 14, 396, True),
                    V(bx - 16, y - 14),
                    V(bx - 12, y, True),
                    V(bx, y + 12),
                    V(bx + 12, y, True),
                    V(bx + 16, y - 14),
                    V(tx + 14, 396, True),
                ]
            ),
            a if i % 2 == 0 else b,
            w=DETAIL + 0.4,
            shade=4,
        )
        c.flat(ellipse(bx, y - 8, 5.5), YELLOW)
    c.form(limb("198,398 256,411 320,398", [18, 20, 18], cap=0), YELLOW, w=DETAIL + 0.6, shade=3)


def sash(c: Canvas, color: str, tails: bool = True, dx: float = 0) -> None:
    """Sash from the near shoulder to the far hip, knotted there."""
    with c.at(dx, 0):
        c.form(limb("314,244 280,292 240,346 206,392", [30, 33, 33, 28], cap=0), color, w=DETAIL + 0.8, shade=5)
        c.ink(("308,256 272,304 232,356", 2.6), ("298,250 262,300 222,354", 2.2))
        if tails:
            c.form(
                curve("206,398! 190,440 196,480 184,516! 206,508! 222,520! 224,474 218,434 218,398!"),
                color,
                w=DETAIL + 0.6,
                shade=5,
            )
            c.form(
                curve("202,396! 172,430 160,462 138,480! 160,486! 168,504! 188,470 204,436 214,400!"),
                color,
                w=DETAIL + 0.6,
                shade=5,
            )
            c.ink(("206,410 204,450 204,490", 2.6), ("198,410 182,440 166,476", 2.6))
            c.form(ellipse(207, 400, 15, 13), color, w=DETAIL + 0.6, shade=3)


def greave(c: Canvas, knee: Pt, ankle: Pt, color: str, trim: str, out: float) -> None:
    """Shin plate with a knee boss."""
    mx, my = (knee[0] + ankle[0]) / 2 + out, knee[1] * 0.6 + ankle[1] * 0.4
    top, low = (knee[0] + out * 0.3, knee[1] + 10), (ankle[0], ankle[1] - 8)
    c.form(
        limb([top, (mx, my), ((mx + low[0]) / 2, (my + low[1]) / 2 + 6), low], [48, 55, 42, 35], cap=0),
        color,
        shade=6,
        hatch=(12, 9, 12),
    )
    c.ink(([(top[0] - 6, top[1] + 12), (mx - 6, my), (low[0] - 3, low[1] - 8)], 3))
    c.form(
        limb([(low[0] - 18, low[1] - 1), (low[0], low[1] + 4), (low[0] + 18, low[1] - 1)], [11, 12, 11], cap=0.2),
        trim,
        w=DETAIL,
        shade=2,
    )
    c.form(mirrored("0,-24 22,-14 24,6 0,24!").moved(knee[0], knee[1] + 2), trim, w=DETAIL + 0.6, shade=4)
    c.fill(petals(knee[0], knee[1] + 1, 6, 2, 13, 8), RED if trim != RED else YELLOW)


def pauldron(c: Canvas, x: float, y: float, side: int, color: str, trim: str, s: float = 1.0) -> None:
    """Layered shoulder piece; ``side`` -1 is the viewer's left, 1 the right."""
    with c.at(x, y, s, flip=side < 0):
        for k, (dx, dy) in enumerate(((14, 34), (8, 18))):
            c.form(
                curve(
                    [
                        V(-32 + dx, dy - 6, True),
                        V(-4 + dx, dy - 22),
                        V(30 + dx * 0.7, dy - 4, True),
                        V(28 + dx * 0.6, dy + 12),
                        V(-2 + dx * 0.6, dy + 18),
                        V(-30 + dx, dy + 12, True),
                    ]
                ),
                color if k else trim,
                w=DETAIL + 0.6,
                shade=4,
            )
        c.form(curve("-34,10! -30,-18 -2,-32 28,-20 40,8! 4,20"), color, shade=6)
        c.line(curve("-31,2 4,11 36,0", closed=False), DETAIL + 1.4, trim)
        c.flat(petals(2, -8, 6, 3, 14, 9), trim)


def cape(c: Canvas, color: str, lining: str, side: int, hem: float = 560) -> None:
    """Short shoulder cape behind the figure, blown to one side (``side`` 1 = viewer's right)."""
    with c.at(256, 0, flip=side < 0):
        c.form(
            curve(
                [
                    V(0, 240, True),
                    V(60, 240),
                    V(98, 300),
                    V(116, 400),
                    V(140, 480),
                    V(160, hem, True),
                    V(126, hem - 14),
                    V(96, hem + 12),
                    V(64, hem - 6),
                    V(36, hem + 8),
                    V(0, hem - 20, True),
                ]
            ),
            color,
            shade=9,
            hatch=(10, 9, 18),
            inner=lambda: c.fill(
                curve([V(0, 240, True), V(70, 330), V(86, 430), V(96, hem + 30, True), V(0, hem + 30, True)]),
                shade_of(lining),
            ),
        )
        c.ink(([(92, 320), (108, 420), (138, hem - 20)], 3.6), ([(84, 300), (94, 420), (104, hem - 4)], 3.6))


def lady_legs(c: Canvas, stance: Stance, hose: str, plate: str, trim: str, boots: str) -> None:
    """Hose, greaves and shoes of a page."""

    def shin(knee: Pt, ankle: Pt, out: float) -> None:
        greave(c, (knee[0], knee[1] - 4), ankle, plate, trim, out)

    legs(c, stance, hose, boots, plate=shin)


def buckler(c: Canvas, x: float, y: float, r: float, a: str, b: str) -> None:
    """Round puppet shield with a sun boss."""
    with c.at(x, y, r * 0.94, scale_y=r):
        c.form(ellipse(0, 0, 1), YELLOW, shade=r * 0.1)
        c.fill(dots(16, 0.87, 0.045), RED)
        c.form(ellipse(0, 0, 0.75), a, w=DETAIL, shade=r * 0.06)
        c.flat(star(0, 0, 8, 0.28, 0.68), b, FINE + 0.4)
        c.form(ellipse(0, 0, 0.27), YELLOW, w=DETAIL, shade=3)
        c.flat(ellipse(0, 0, 0.11), RED)


def armour_king(
    c: Canvas,
    cx: float,
    plate: str,
    trim: str,
    motif: str,
    skirt: tuple[str, str, str],
    hose: str,
    boots: str,
    band: str,
    step: float = 0,
) -> None:
    """Frontal cuirass with straps, greaves and a diagonal sash; ``step`` puts the left foot forward."""
    with c.at(cx, 0):
        for side in (-1, 1):
            ankle = side * 54 - (step if side < 0 else 0)
            knee = side * 46 - (step * 0.4 if side < 0 else 0)
            leg(c, (side * 38, 530), (knee, 602), (ankle, 702), hose, out=side * 5)
            greave(c, (knee, 598), (ankle, 702), plate, trim, side * 5)
            shoe(c, ankle + side * 2, 708, boots, flip=side > 0)
        pteruges(c, 0, skirt[0], skirt[1], skirt[2], 510, trim)
        torso = mirrored("0,242 30,242 68,254 90,274 94,308 80,346 66,386 62,406! 0,418")

        def chase() -> None:
            c.fill(petals(0, 364, 9, 8, 40, 16, tip=True), motif)
            for side in (-1, 1):
                c.line(curve(fit("18,398 50,384 52,350 36,344", side), closed=False), DETAIL + 0.8, trim)

        c.form(torso, plate, shade=11, inner=chase, hatch=(8, 9, 20))
        c.ink(("-74,322 -36,334 0,320 36,334 74,322", 3.6), ("0,264 0,330", 3.2))
        with c.at(0, 364, 17), c.lighter(0.6):
            c.form(ellipse(0, 0, 1.0), trim, w=DETAIL + 1, shade=0)
        c.form(limb("64,248 24,300 -26,352 -60,394", [32, 35, 34, 28], cap=0), band, w=DETAIL + 0.8, shade=5)
        c.ink(("60,260 18,312 -34,362", 2.6), ("46,256 6,306 -44,358", 2.2))
        c.form(limb("-62,404 0,416 62,404", [20, 21, 20], cap=0), trim, w=DETAIL + 0.6, shade=3)
        for k in (-2, -1, 0, 1, 2):
            c.fill(ellipse(k * 24, 413 - abs(k) * 3, 4.6), motif)
        c.form(
            curve("-66,398! -84,440 -78,486 -92,524! -70,516! -56,530! -50,484 -52,436 -50,400!"),
            band,
            w=DETAIL + 0.6,
            shade=5,
        )
        c.ink(("-62,414 -66,456 -70,500", 2.6))
        c.form(ellipse(-59, 402, 15, 13), band, w=DETAIL + 0.6, shade=3)


def robed_king(c: Canvas, x: float, robe: str, panel: str, trim: str, shoes: str, band: str) -> None:
    """Frontal ankle-length robe, brocade panel, broad waist sash with a fall."""
    with c.at(x):
        for side in (-1, 1):
            shoe(c, side * 46, 710, shoes, flip=side > 0)
        sk = mirrored("60,400! 84,480 100,580 118,698! 80,714 40,704 0,712")

        def brocade() -> None:
            c.flat(curve("-22,390! 22,390! 40,730! -40,730!"), panel, DETAIL)
            for i in range(4):
                y = 478 + i * 55
                c.fill(petals(0, y, 6, 4, 21, 12), trim)
                c.fill(ellipse(0, y, 5), RED if trim != RED else GREEN)
                if i < 3:
                    c.fill(poly([(0, y + 20), (5, y + 28), (0, y + 36), (-5, y + 28)]), trim)
            c.line(curve("-130,676 -80,694 -40,684 0,690 40,684 80,694 130,676", closed=False), 28)
            c.line(curve("-130,676 -80,694 -40,684 0,690 40,684 80,694 130,676", closed=False), 22, trim)
            for k in range(-5, 6):
                c.fill(star(k * 22, 687 - abs(k) * 0.6, 4, 3, 9), RED if k % 2 else GREEN)

        c.form(sk, robe, shade=11, inner=brocade, hatch=(8, 9, 20))
        c.ink(*[([(k * 13, 440), (k * 20, 540), (k * 26, 668)], 3.6, (0.8, 0.2)) for k in (-3.4, -2.4, 2.4, 3.4)])
        torso = mirrored("0,242 30,242 68,254 90,274 92,308 78,346 66,386 62,412! 0,424")
        c.form(
            torso,
            robe,
            shade=11,
            hatch=(8, 9, 20),
            inner=lambda: c.flat(poly("-20,240 20,240 22,430 -22,430"), panel, DETAIL),
        )
        for i in range(5):
            c.flat(ellipse(0, 296 + i * 22, 6.5), trim, FINE + 0.3)
    waist(c, x, band, trim)


def stole(c: Canvas, x: float, color: str = WHITE) -> None:
    """Stole of fur crossing on the breast, with a clasp."""
    with c.at(x):
        for side in (1, -1):
            fur = curve(fit("-14,328! 34,292 64,246! 92,256 106,278! 78,318 34,358 -4,376!", side))
            c.form(fur, color, w=CONTOUR - 0.4, shade=6)
            ermine(c, [(side * px, py) for px, py in ((84, 274), (66, 300), (42, 318), (22, 342))])
        c.form(ellipse(0, 352, 17), YELLOW, w=DETAIL + 0.4, shade=3)
        c.flat(ellipse(0, 352, 8), RED)


def royal_cloak(c: Canvas, cx: float, outer: str, lining: str, sweep: int) -> None:
    """Wide cloak behind a king, its train swept to one side."""
    with c.at(cx, 0, flip=sweep < 0):
        shape = curve(
            "-60,248! -104,278 -126,360 -134,470 -146,600 -158,728! -120,744 -80,730 -40,744 0,732 44,744 86,730"
            " 130,744 176,728 206,742! 186,640 164,540 146,440 132,340 108,276 60,248! 0,240"
        )
        c.form(shape, outer, shade=10, hatch=(12, 10, 20))
        inner = curve(
            "-56,268! -88,340 -98,470 -106,600 -112,732! -60,742 0,732 60,742 122,732! 116,600 104,470 92,350 58,268!"
        )
        c.flat(inner, shade_of(lining), DETAIL)
        c.ink(*[([(k * 20, 480), (k * 25, 600), (k * 29, 728)], 3.2) for k in (-2.6, -1.3, 0, 1.3, 2.6)])
        c.form(
            curve("70,290! 100,360 114,470 126,600 136,734! 164,738 180,726! 160,600 138,470 118,350"),
            lining,
            w=DETAIL + 0.6,
            shade=5,
            hatch=(15, 10, 12),
        )
        c.ink(("-116,400 -122,540 -136,716", 4), ("-104,360 -110,500 -122,700", 3.4), ("144,470 168,590 192,716", 3.6))


def kaftan_king(c: Canvas, x: float, coat: str, lining: str, under: str, trousers: str, shoes: str) -> None:
    """A knee-length coat open over a tunic, wide trousers gathered at the ankles, pointed slippers."""
    with c.at(x):
        for side in (-1, 1):
            shoe(c, side * 54, 712, shoes, flip=side > 0, toe=10)
            leg_shape = "12,560! 30,640 28,690 40,702! 66,704! 92,680 98,620 84,560!"
            c.form(curve(fit(leg_shape, side)), trousers, shade=8, hatch=(12, 9, 16))
            c.ink(
                (fit("40,590 44,650 48,696", side), 3.2, (0.4, 0.6)),
                (fit("64,590 72,650 58,698", side), 3.2, (0.4, 0.6)),
            )
            c.form(limb(fit("36,702 53,707 70,702", side), (13, 14, 13), cap=0.25), YELLOW, w=DETAIL, shade=2)
        c.form(mirrored("0,400 44,404! 58,520 62,588! 30,600 0,596"), under, shade=8, hatch=(8, 9, 16))
        c.ink(*[([(k * 9, 430), (k * 13, 520), (k * 15, 584)], 3, (0.7, 0.2)) for k in (-2, -0.8, 0.8, 2)])
        for side in (-1, 1):
            skirt = "30,396! 64,398! 84,470 104,560 118,640! 96,652 74,640 58,650! 50,560 40,480"
            c.form(curve(fit(skirt, side)), coat, shade=10, hatch=(10, 9, 18))
            facing = "26,398! 44,400! 54,480 66,570 76,642! 66,644 58,650! 50,560 38,470"
            c.form(curve(fit(facing, side)), lining, w=DETAIL + 0.4, shade=3)
            c.ink((fit("62,420 80,500 98,630", side), 3.4), (fit("76,470 96,560 108,632", side), 2.8))
        torso = "0,242 30,242 68,254 90,274 92,308 78,346 66,386 64,412! 0,424"
        c.form(mirrored(torso), coat, shade=11, hatch=(8, 9, 20))
        c.form(mirrored("0,240 40,244! 30,330 24,412! 0,416"), under, w=DETAIL + 0.6, shade=4)
        for side in (-1, 1):
            c.form(curve(fit("36,244! 52,250! 44,330 34,412! 20,412! 28,330", side)), lining, w=DETAIL + 0.4, shade=3)
        for i in range(5):
            c.bead(0, 290 + i * 22, 5.5, YELLOW)


def waist(c: Canvas, x: float, color: str, trim: str) -> None:
    """A broad sash wound round the waist of a king, its end hanging."""
    with c.at(x):
        c.form(limb("-68,396 0,410 68,396", (38, 40, 38), cap=0.1), color, w=DETAIL + 0.8, shade=6)
        c.ink(("-62,390 0,404 62,390", 2.4), ("-62,402 0,416 62,402", 2.4))
        fall = curve("28,410! 34,460 26,520 34,570! 50,562! 66,572! 66,516 58,456 54,408!")
        c.form(fall, color, w=DETAIL + 0.8, shade=5)
        c.ink(("42,424 44,480 46,548", 2.6))
        c.form(ellipse(40, 408, 17, 16), trim, w=DETAIL + 0.4, shade=3)


#: The strip of ground: its top edge is earth, its lower edge the scallops of a stage.
SCALLOPS = 9


def _scallop(c: Canvas, width: float, cloth: str, gem: str) -> None:
    half = fit("0.5,20! 0.5,34 0.32,50 0,56", width, 1)
    c.flat(mirrored(half), cloth, DETAIL + 0.6)
    c.flat(lozenge(0, 38, 7, 8), gem)


def ground(c: Canvas, color: str) -> None:
    """Earth with grass on it, hung with scallops like the edge of a puppet stage; its colour tells the rank."""
    step = 470 / SCALLOPS
    with c.at(0, GROUND):
        for first, cloth, gem in ((0, shade_of(color), YELLOW), (1, YELLOW, color)):
            if color == YELLOW:
                cloth, gem = shade_of(color), RED if first else WHITE
            places = [(20 + (i + 0.5) * step, 0.0) for i in range(first, SCALLOPS, 2)]
            c.stamp(places, partial(_scallop, c, step, cloth, gem))
        top = "14,20 24,4 70,-3 140,1 210,-4 290,1 360,-4 430,1 482,2 496,18 486,27! 255,30 24,27!"
        c.form(curve(top), color, shade=5)
        pebbles = ((52, 2), (112, 0), (168, 5), (232, 1), (292, 5), (352, 0), (404, 4), (444, 1))
        c.ink(*[(fit("0,8 12,11 24,8", x=x, y=y), 2.6) for x, y in pebbles])
        for size, spots in ((30, ((40.0, 0.0), (472.0, 0.0))), (18, ((84.0, 0.0), (428.0, 0.0)))):
            c.stamp(spots, partial(tuft, c, 0, 0, size, LIME if color == GREEN else GREEN))
