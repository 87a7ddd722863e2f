"""Parts of the Neapolitan courts: the ground, the dress of the kings, the things that are held."""

from __future__ import annotations

from math import sin

from tools.draw_decks.dress import breeches
from tools.draw_decks.figure import leg, shoe, sleeve
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
    poly,
)
from tools.draw_decks.neapolitan import W
from tools.draw_decks.ornaments import ermine, leaf, tuft
from tools.draw_decks.palette import BLUE, BROWN, GREEN, LIME, RED, STEEL, TAN, WHITE, YELLOW, shade_of

GROUND = 738.0


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
def cloak(c: Canvas, x: float, outer: str, lining: str, fur: bool = False, sweep: float = 0) -> None:
    """The cloak behind a frontal king, its edges turned back.

    ``fur`` lines the edges with ermine; ``sweep`` carries the hem to the viewer's right.
    """
    back = "0,244 40,246 92,262 120,304 138,390 150,490 162,610 176,722! 140,742 104,728 70,744 36,732 0,742"
    inside = "0,250 60,270 84,360 94,470 104,600 112,730! 70,742 36,730 0,740"
    edge = "70,300! 92,380 100,480 106,600 96,734! 118,742 132,730! 126,600 120,480 110,380"
    folds = (
        ("128,380 132,520 146,690", 4.2),
        ("112,440 116,580 128,724", 3.6),
        ("142,520 150,620 162,712", 3.2),
    )

    def swept(p: Pt) -> Pt:
        return p[0] + sweep * (max(0.0, p[1] - 330) / 410) ** 2, p[1]

    def along(fold: str, k: float) -> list[Pt]:
        return [swept((v.x, v.y)) for v in fit(fold, k)]

    with c.at(x):
        c.form(mirrored(back).map(swept), outer, shade=10, hatch=(8, 10, 18))
        c.flat(mirrored(inside).map(swept), shade_of(lining), DETAIL)
        c.ink(*[(along(fold, side), w) for side in (-1, 1) for fold, w in folds])
        c.ink(*[(along("22,470 26,600 30,728", k), 3.2) for k in (-2.4, -1.2, 0, 1.2, 2.4)])
        for side in (-1, 1):
            turned_back = curve(fit(edge, side)).map(swept)
            hatch = None if fur else (15.0, 10.0, 12.0)
            c.form(turned_back, WHITE if fur else lining, w=DETAIL + 0.6, shade=5, hatch=hatch)
            if fur:
                tails = [swept((side * (104 + k * 1.6 + k % 2 * 9), 420 + k * 40)) for k in range(8)]
                ermine(c, tails, 0.85)


def king_legs(
    c: Canvas,
    x: float,
    hose: str,
    shoes: str,
    breech: tuple[str, str] | None = None,
    garter: str | None = None,
) -> None:
    """Legs of a frontal king, feet turned out; ``breech`` are the colours of paned breeches."""
    with c.at(x):
        for side in (-1, 1):
            leg(c, (side * 36, 540), (side * 42, 604), (side * 48, 702), hose, side * 5, garter)
            shoe(c, side * 50, 708, shoes, flip=side > 0)
        if breech:
            for side in (-1, 1):
                breeches(c, side * 42, 534, 96, 96, *breech, flip=side > 0)


def king_skirt(c: Canvas, x: float, color: str, trim: str, hem: float, panel: str | None = None) -> None:
    """The skirt of a king's tunic down to ``hem``; ``panel`` is a front strip with a vine on it."""
    spread = 100 + max(0.0, hem - 570) * 0.12
    edge = "-120,-22 -60,-8 0,-4 60,-8 120,-22"

    def border() -> None:
        if panel:
            c.flat(poly([(-24, 390), (24, 390), (34, hem + 30), (-34, hem + 30)]), panel, DETAIL)
            for i in range(int((hem - 450) / 34)):
                leaf(c, 0, 470 + i * 34, 24, -40, RED)
                leaf(c, 0, 470 + i * 34, 24, 40, RED)
        c.fill(curve([*fit(edge, y=hem), V(120, hem + 40, True), V(-120, hem + 40, True)]), trim)
        c.line(curve(fit(edge, y=hem), closed=False))

    half: list[V] = [*fit("60,404! 78,450 92,500"), V(spread, hem, True), V(60, hem + 12), V(0, hem + 16)]
    with c.at(x):
        c.form(mirrored([V(0, 396), *half]), color, shade=10, inner=border, hatch=(8, 9, 20))
        folds: list[Cut] = [
            ([(k * 13, 420), (k * 19, 480), (k * 24, hem - 10)], 3.4, (0.9, 0.2))
            for k in range(-3, 4)
            if not panel or abs(k) > 1
        ]
        c.ink(*folds)
        for k in range(-3, 4):
            c.bead(k * 25, hem + 3 - abs(k) * 2, 4.5, YELLOW if trim == RED else RED)


def king_torso(c: Canvas, x: float, color: str, trim: str, plate: bool = False) -> None:
    """Frontal body with a belt: buttoned, or a breastplate."""
    with c.at(x):
        half = "0,244 28,244 66,254 88,272 92,306 76,344 64,384 62,412! 0,424"
        c.form(mirrored(half), color, shade=11, hatch=(8, 9, 22))
        if plate:
            c.ink(
                ("-66,330 -30,346 0,372 30,346 66,330", 4),
                ("0,290 0,370", 3.4),
                ("-62,372 0,396 62,372", 3.2),
                ("-60,392 0,414 60,392", 3.2),
            )
        else:
            c.ink(
                ("0,290 2,350 0,416", 3.6, (0.8, 0.8)),
                ("-52,330 -44,370 -44,408", 3.2),
                ("52,330 44,370 44,408", 3.2),
            )
            for i in range(5):
                c.form(ellipse(0, 300 + i * 25, 6), trim, w=FINE + 0.3, shade=1.5, heavy=False)
        c.form(limb("-64,408 0,420 64,408", (20, 21, 20), cap=0), trim, w=DETAIL + 0.6, shade=3)
        c.form(ellipse(0, 419, 15), RED if trim == YELLOW else YELLOW, w=DETAIL, shade=3)
        c.bead(0, 419, 7, YELLOW if trim == YELLOW else RED)


def king_arm(c: Canvas, x: float, side: int, elbow: Pt, wrist: Pt, color: str) -> None:
    """Sleeve from the shoulder, under the mantle, of the viewer's left (-1) or right (1)."""
    (ex, ey), (wx, wy) = elbow, wrist
    line = [
        (side * 84, 288),
        (side * 44 + ex / 2, 144 + ey / 2),
        elbow,
        ((ex + wx) / 2, (ey + wy) / 2 + 3),
        wrist,
    ]
    with c.at(x):
        sleeve(c, line, (48, 50, 50, 44, 34), color)


def mantle(c: Canvas, x: float, outer: str, lining: str, sides: tuple[int, ...] = (-1, 1)) -> None:
    """The cloak falling over the shoulders, drawn over the upper arms."""
    fall = "30,248! 76,254 112,278 134,330 143,400 149,480! 128,492 112,474! 112,420 104,370 88,326 62,300 30,290!"
    edge = "30,286! 64,296 92,324 109,370 117,420 118,480! 100,470! 98,420 90,376 76,340 54,318 26,306!"
    with c.at(x):
        for side in sides:
            c.form(curve(fit(fall, side)), outer, shade=9, hatch=(10, 9, 18))
            c.form(curve(fit(edge, side)), lining, w=DETAIL + 0.6, shade=4)
            c.ink(
                (fit("92,286 116,340 126,400 130,468", side), 3.4),
                (fit("116,306 132,362 138,430", side), 2.8),
            )


def fur_cape(c: Canvas, x: float, color: str = WHITE) -> None:
    """Shoulder cape with a scalloped rim; a white one is ermine."""
    half = "0,246! 36,238 78,250 108,276 118,312! 102,326 90,318! 76,338 60,328! 44,346 28,332! 14,348 0,336!"
    with c.at(x):
        c.form(mirrored(half), color, shade=8)
        if color in (WHITE, YELLOW):
            spots = ((96, 292), (78, 312), (70, 278), (48, 318), (44, 286), (18, 326))
            ermine(c, [(side * px, py) for side in (-1, 1) for px, py in spots])


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
        c.form(limb([(0, 70), (0, -length)], (14, 14), cap=0.4), YELLOW, shade=3)
        twist = range(int((length + 50) / 16))
        c.ink(*[(fit("-6,60 6,52", y=-16 * i), 2.4, (0.6, 0.6)) for i in twist])
        c.form(ellipse(0, 72, 11), YELLOW, w=DETAIL + 0.4, shade=2.5)
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
