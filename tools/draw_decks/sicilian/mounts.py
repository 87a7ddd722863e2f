"""The grey horses of the Sicilian riders, looking left, with plumes and bells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tools.draw_decks.figure import locks, plume
from tools.draw_decks.horses import far_leg, strap
from tools.draw_decks.kit import CONTOUR, DETAIL, FINE, Canvas, Path, V, curve, ellipse, fit, mirrored, petals, poly
from tools.draw_decks.palette import BLUE, BROWN, DAPPLE, MIST, PINK, RED, SLATE, WHITE, shade_of


def horse_head(
    c: Canvas, x: float, y: float, turn: float, harness: str, metal: str, feathers: tuple[str, str], coat: str = DAPPLE
) -> None:
    """Side view of a plumed horse's head looking left; poll at (x, y)."""
    with c.at(x, y, 1, turn), c.at(-166, -298):
        plume(c, "158,290 168,256 188,234 214,236 226,256", 30, feathers[0])
        plume(c, "154,290 150,256 160,228 184,214 204,220", 28, feathers[1])
        c.form(curve("158,304! 160,276 172,258! 182,280 180,306!"), shade_of(coat), w=DETAIL, shade=0)
        out = curve(
            "166,298! 186,326 192,366 184,404 172,418 150,416 132,426 118,446 104,454 88,446 82,426 92,396"
            " 108,362 124,322 142,300"
        )
        c.form(
            out, coat, shade=8, hatch=(18, 9.5, 16), inner=lambda: c.fill(ellipse(92, 440, 30, 24, 30), shade_of(coat))
        )
        c.form(curve("146,306! 140,278 150,256! 164,278 166,304!"), coat, w=CONTOUR - 0.4, shade=3)
        c.fill(curve("150,298! 148,282 151,268! 158,284 158,298!"), PINK)
        c.ink(("176,340 182,372 170,406 152,410", 3.4, (0.1, 0.6)))
        c.fill(curve("122,352! 132,341 147,346! 136,356"), WHITE)
        c.fill(ellipse(133, 348.5, 6.5, 6))
        c.ink(("118,354 131,339 150,347", 4.2), ("124,332 136,328 150,336", 3), ("124,358 136,360 146,354", 2.2))
        c.fill(curve("88,424 95,416 100,424 94,432"))
        c.ink(("90,446 104,438 116,436", 3.2, (1, 0.1)), ("104,376 112,392 112,408", 2.2))
        strap(c, "160,318 142,364 112,426", harness, 11)
        strap(c, "96,390 112,402 130,424", harness, 11)
        strap(c, "126,324 146,326 166,334", harness, 10)
        c.form(ellipse(110, 430, 9), metal, w=DETAIL, shade=2)
        c.flat(petals(138, 308, 8, 4, 15, 9), metal)
        c.flat(ellipse(160, 326, 7), metal)


def dapples(c: Canvas, spots: Sequence[tuple[float, float, float]]) -> None:
    """Pale rings on a grey coat (draw inside the body)."""
    band = Path(())
    for x, y, r in spots:
        band = band + ellipse(x, y, r, r * 0.9)
    c.fill(band, MIST)


def _drop(c: Canvas, metal: str) -> None:
    """A pendant of the breast strap."""
    c.form(mirrored("0,0! 8,6 7,18 0,27!"), metal, w=FINE + 0.4, shade=2)


def _bell(c: Canvas, metal: str) -> None:
    """A bell at a point of the saddle cloth."""
    c.form(mirrored("0,0! 5,4 9,16 6,23!"), metal, w=FINE + 0.4, shade=1.5)
    c.fill(ellipse(0, 24, 3))


def saddlery(c: Canvas, harness: str, metal: str, cloth: str, edge: str) -> None:
    """Saddle, pointed cloth with bells, breast and crupper straps (side view at rest)."""
    c.stamp(((160, 500), (184, 520), (212, 522), (240, 512)), lambda: _drop(c, metal))
    strap(c, "148,480 172,504 214,514 258,496 292,462", harness, 18)
    strap(c, "376,452 408,486 446,506 472,506", harness, 17)
    c.stamp(((186, 508), (238, 506), (420, 494), (448, 507)), lambda: c.flat(petals(0, 0, 6, 3, 11, 8), metal))
    cl = curve("258,418! 330,446 398,426! 412,490 414,548! 378,586! 342,552! 306,586! 270,550! 256,486")

    def border() -> None:
        c.line(cl, 32, edge)
        c.line(cl, 17)
        c.line(cl, 12, cloth)
        c.flat(petals(384, 508, 8, 5, 26, 14, tip=True), edge)

    c.form(cl, cloth, shade=8, inner=border)
    c.stamp(((270, 552), (306, 586), (342, 554), (378, 586), (413, 550)), lambda: _bell(c, metal))
    c.form(
        curve("258,424! 262,392 280,384 298,414 340,428 380,412 396,382 412,388 410,428! 380,452 330,458 284,450"),
        RED if cloth != RED else BLUE,
        shade=6,
    )
    c.ink(("272,398 292,430 340,442 384,428 402,396", 3))


@dataclass(frozen=True)
class Gait:
    """How a horse goes: the far legs, the near hind and fore leg, their hooves and socks, the turn of the head."""

    far: tuple[tuple[str, str], ...]  # outline, hoof
    hind: str
    fore: str
    hooves: tuple[str, ...]
    socks: tuple[str, ...]
    head: float
    knee: str


_HIND = (
    "458,600 462,622 452,652 440,682 438,704 430,722 432,738! 388,738! 396,716 408,698 412,664 408,632 394,598 374,566!"
)
_HIND_HOOF, _HIND_SOCK = "380,714 446,722 446,760 380,760", "384,690 446,698 446,722 380,716"

#: Near fore and far hind lifted.
TROT = Gait(
    far=(
        (
            "440,500! 456,560 478,592 482,616 476,642 472,664 482,686 490,700! 452,718! 446,696 440,668 434,640"
            " 424,606 404,570!",
            "438,700 488,676 510,720 440,750",
        ),
        (
            "190,556! 204,612 214,652 216,690 212,706 204,722 198,738! 240,738! 242,720 242,704 246,668 250,632"
            " 258,584!",
            "180,720 260,716 260,760 180,760",
        ),
    ),
    hind=_HIND,
    fore=(
        "346,594 290,602 240,592! 212,612 176,622 146,622! 138,646 132,668 130,684 136,700! 92,706! 94,686 100,664"
        " 102,634 98,606 106,582 130,562 152,552"
    ),
    hooves=(_HIND_HOOF, "80,686 150,680 152,730 80,730"),
    socks=(_HIND_SOCK, "84,662 148,656 150,684 84,690"),
    head=-2,
    knee="116,604 128,610 136,622",
)
#: Collected, at a walk: the near fore stands, the far one is lifted, the chin is drawn in.
WALK = Gait(
    far=(
        (
            "410,520! 386,572 384,604 360,642 354,690 348,706 338,722 330,738! 370,738! 374,722 378,706 388,690"
            " 396,656 414,612 440,540!",
            "312,720 398,716 398,760 312,760",
        ),
        (
            "206,520! 168,546 122,566 92,580! 86,604 90,626 92,644 84,662! 122,676! 128,658 130,638 134,616! 170,606"
            " 220,596!",
            "76,652 94,642 140,664 130,700 70,690",
        ),
    ),
    hind=_HIND,
    fore=(
        "346,594 290,602 240,590! 226,624 210,650 207,662 199,690 203,704 195,720 199,738! 153,738! 163,714 176,698"
        " 178,664 167,646 158,600 150,556"
    ),
    hooves=(_HIND_HOOF, "137,716 217,722 217,760 137,760"),
    socks=(_HIND_SOCK, "137,692 217,698 217,724 137,718"),
    head=-15,
    knee="190,640 192,664 188,686",
)

_SPOTS = (
    (430, 470, 9), (448, 500, 10), (424, 508, 9), (440, 536, 10), (414, 544, 8), (454, 562, 8), (428, 576, 8),
    (240, 470, 8), (262, 500, 9), (238, 540, 8), (216, 458, 7), (236, 420, 7), (250, 388, 7),
)  # fmt: skip


def going(c: Canvas, gait: Gait, harness: str, metal: str, cloth: str, edge: str, feathers: tuple[str, str]) -> None:
    """Grey horse from the side, looking left."""
    tail = "450,446! 478,440 500,462 500,520 490,560 502,604 494,650! 482,628 474,656! 464,606 466,556 470,510 460,484"
    locks(c, curve(tail), SLATE, ("472,456 488,500 480,560 490,630", "466,476 478,520 472,580"))
    for outline, hoof in gait.far:
        far_leg(c, outline, hoof, DAPPLE)
    top = "176,290! 206,282 238,298 266,338 288,388 308,420 345,438 388,430 428,426 458,448 476,490 474,532 462,574"
    chest = "142,518 148,478 166,444 182,404!"

    def markings() -> None:
        dapples(c, _SPOTS)
        for sock in gait.socks:
            c.fill(poly(sock), WHITE)
        for hoof in gait.hooves:
            c.flat(poly(hoof), shade_of(BROWN), DETAIL)

    body = curve(f"{top} {gait.hind} {gait.fore} {chest}")
    c.form(body, DAPPLE, shade=9, hatch=(18, 9.5, 22), inner=markings)
    c.ink(
        ("384,560 372,530 382,496", 4, (1, 0)),
        ("238,592 242,566 232,540", 4, (1, 0)),
        ("152,520 170,530 178,552", 3),
        ("416,470 440,500 440,540", 3.2),
        ("424,560 436,590 440,614", 2.8),
        ("192,452 198,500 214,530", 3.2),
        ("430,636 428,662 424,690", 2.4),
        (gait.knee, 2.6),
    )
    mane = (
        "164,288! 190,270 226,280 256,312 282,362 304,414 294,436! 274,418 268,440! 252,406 242,422! 232,380"
        " 220,390! 214,348 198,356! 196,320 178,330!"
    )
    locks(
        c,
        curve(mane),
        SLATE,
        ("186,286 202,300 204,326", "214,290 228,322 226,350", "240,314 252,350 250,386", "262,344 274,384 274,416"),
    )
    horse_head(c, 172, 290, gait.head, harness, metal, feathers)
    saddlery(c, harness, metal, cloth, edge)


def rearing(c: Canvas, harness: str, metal: str, cloth: str, edge: str, feathers: tuple[str, str]) -> None:
    """Grey horse rearing, looking left."""
    coat = DAPPLE
    locks(
        c,
        curve("438,500! 466,512 486,548 488,610 480,656 494,706 470,726! 462,690 448,716! 444,660 454,610 452,556"),
        SLATE,
        ("462,530 474,590 466,650 476,706", "456,550 464,610 456,680"),
    )
    far_leg(
        c,
        "370,600! 372,640 356,668 348,696 340,716 330,738! 372,738! 380,716 386,700 402,672 412,640 410,590!",
        "310,716 400,716 400,760 310,760",
        DAPPLE,
    )
    far_leg(
        c,
        "180,520! 140,512 104,516 82,524! 70,546 58,566 46,576 34,584! 56,616! 72,606 84,590 98,574 108,558"
        " 140,560 190,572!",
        "20,560 50,560 82,604 50,640 20,620",
        DAPPLE,
    )
    top = "190,240! 224,248 260,276 284,318 300,360 312,388 344,412 392,430 428,452 448,490 452,540 444,588"
    hind = (
        "448,620 456,646 450,672 438,692 442,708 434,724 438,738! 392,738! 398,716 412,700 414,678 406,654 384,632"
        " 352,628! 326,628"
    )
    fore = (
        "280,616 240,590 214,570! 192,590 166,604 138,602! 138,622 140,640 146,652 154,664! 116,682! 108,664 106,646"
        " 100,622 92,600 98,578 122,560 150,546"
    )
    chest = "146,520 140,482 150,440 164,400 176,350!"
    hoofs = poly("384,714 450,722 450,760 384,760") + poly("90,662 152,640 170,700 100,710")

    def inner() -> None:
        dapples(
            c,
            [
                (412, 486, 9),
                (430, 520, 10),
                (404, 528, 9),
                (424, 562, 10),
                (396, 568, 8),
                (434, 600, 8),
                (220, 430, 8),
                (236, 470, 9),
                (206, 490, 8),
                (224, 378, 7),
                (250, 352, 7),
                (200, 400, 7),
            ],
        )
        c.fill(poly("388,690 450,698 450,722 384,716"), WHITE)
        c.fill(poly("84,640 150,618 158,644 96,668"), WHITE)
        c.flat(hoofs, shade_of(BROWN), DETAIL)

    c.form(curve(f"{top} {hind} {fore} {chest}"), coat, shade=9, hatch=(18, 9.5, 22), inner=inner)
    c.ink(
        ("352,624 350,590 368,556", 4, (1, 0)),
        ("214,570 222,544 214,516", 4, (1, 0)),
        ("144,500 166,512 178,536", 3),
        ("398,492 420,530 418,580", 3.2),
        ("400,600 424,628 438,650", 2.8),
        ("164,440 172,480 190,510", 3.2),
        ("430,660 428,676 424,694", 2.4),
        ("108,590 120,596 128,606", 2.6),
    )
    locks(
        c,
        curve(
            "180,236! 210,224 246,240 278,280 302,330 322,376 312,400! 290,376 284,396! 268,360 256,374! 248,330"
            " 234,340! 228,298 210,304! 204,272 186,280!"
        ),
        SLATE,
        ("204,242 222,262 224,290", "232,248 250,290 248,320", "258,276 274,320 272,350", "284,310 300,352 300,384"),
    )
    horse_head(c, 186, 246, 17, harness, metal, feathers)
    with c.at(345, 408, 0.94, 20), c.at(-325, -430):
        saddlery(c, harness, metal, cloth, edge)


def threequarter(c: Canvas, harness: str, metal: str, cloth: str, edge: str, feathers: tuple[str, str]) -> None:
    """Grey horse standing in three-quarter view, both eyes seen, breast to the left."""
    coat = DAPPLE
    locks(
        c,
        curve("440,446! 472,446 496,484 496,548 486,606 496,660 484,704! 472,676 460,700! 456,640 462,560 456,500"),
        SLATE,
        ("466,466 482,520 474,600 482,680", "462,490 470,550 464,640"),
    )
    far_leg(
        c,
        "330,560! 336,610 344,650 342,690 338,716 334,732! 376,732! 376,710 378,680 386,640 392,590!",
        "320,714 390,710 390,760 320,760",
        DAPPLE,
    )
    rump = (
        "250,420! 310,412 370,420 420,428 452,446 470,486 470,532 456,576 450,606 458,632 450,664 448,700 450,722"
        " 454,738! 406,738! 412,716 416,696 414,660 404,624 384,584! 330,604 280,600!"
    )

    def inner_r() -> None:
        dapples(c, [(430, 474, 9), (448, 504, 10), (424, 512, 9), (440, 546, 10), (414, 550, 8)])
        c.fill(poly("400,690 460,690 460,722 400,716"), WHITE)
        c.flat(poly("396,716 462,722 462,760 396,760"), shade_of(BROWN), DETAIL)

    c.form(curve(rump), coat, shade=9, hatch=(18, 9.5, 22), inner=inner_r)
    c.ink(("392,580 380,548 388,512", 4, (1, 0)), ("424,572 436,600 442,622", 2.8), ("436,640 432,668 434,690", 2.4))
    saddlery_dx = 12
    with c.at(saddlery_dx, 0):
        saddlery(c, harness, metal, cloth, edge)
    front = (
        "196,276! 232,280 262,312 282,360 292,410 298,462 296,520 286,566 280,604 284,640 282,668 276,694 284,718"
        " 288,738! 240,738! 246,716 250,696 246,664 242,632 232,604 214,586! 198,606 196,638 198,664 192,694 196,716"
        " 192,738! 146,738! 156,716 160,694 154,662 150,626 142,586 134,540 134,492 146,446 164,404 172,350!"
    )

    def inner_f() -> None:
        dapples(c, [(252, 470, 9), (262, 510, 9), (246, 540, 8), (240, 430, 8)])
        c.fill(poly("140,690 300,690 300,722 140,716"), WHITE)
        c.flat(poly("136,716 300,720 300,760 136,760"), shade_of(BROWN), DETAIL)

    c.form(curve(front), coat, shade=10, hatch=(18, 9.5, 22), inner=inner_f)
    c.ink(
        ("214,586 214,556 206,530", 4, (1, 0)),
        ("148,520 176,540 206,530", 3),
        ("282,520 252,544 216,534", 3),
        ("168,634 174,644 184,640", 2.6),
        ("254,636 262,646 274,640", 2.6),
        ("170,566 176,600 172,620", 2.6),
        ("262,566 260,600 262,620", 2.6),
    )
    strap(c, "138,478 176,512 214,520 256,508 296,468", harness, 20)
    c.stamp(((160, 510), (188, 526), (240, 526), (270, 508)), lambda: _drop(c, metal))
    c.form(petals(214, 522, 12, 14, 34, 14, tip=True), metal, w=DETAIL, shade=0)
    c.form(ellipse(214, 522, 18), metal, w=DETAIL, shade=3)
    c.flat(ellipse(214, 522, 8), RED)
    locks(
        c,
        curve(
            "182,272! 212,262 246,282 276,326 292,378 302,430! 282,416 278,446! 262,412 250,436! 240,392 228,408!"
            " 220,350 206,350!"
        ),
        SLATE,
        ("214,282 234,320 236,370", "242,296 262,344 262,396", "266,330 282,380 284,418"),
    )
    plume(c, "178,282 180,246 198,222 226,216 246,234", 32, feathers[0])
    plume(c, "172,282 160,250 164,224 186,206", 30, feathers[1])
    for x, side in ((146, -1), (206, 1)):
        c.form(
            curve(
                [
                    V(x - 14, 314, True),
                    V(x - 10 + side * 3, 282),
                    V(x + side * 8, 258, True),
                    V(x + 13 + side * 2, 286),
                    V(x + 14, 314, True),
                ]
            ),
            coat,
            w=CONTOUR - 0.4,
            shade=3,
        )
        c.fill(
            curve(
                [
                    V(x - 6, 308, True),
                    V(x - 3 + side * 3, 288),
                    V(x + side * 6, 272, True),
                    V(x + 6 + side, 290),
                    V(x + 5, 308, True),
                ]
            ),
            PINK,
        )
    face = curve(
        "140,304 152,296 178,292 204,298 216,310 218,336 210,372 196,410 186,440 186,464 172,482 148,482 132,470"
        " 128,448 132,414 134,372 134,332"
    )

    def blaze() -> None:
        c.fill(curve("166,300! 182,312 176,360 164,420 152,440 146,420 150,360 154,312"), WHITE)
        c.fill(ellipse(156, 474, 40, 26), shade_of(coat))

    c.form(face, coat, shade=8, inner=blaze, hatch=(14, 9.5, 14))
    for x in (142, 200):
        c.fill(ellipse(x, 346, 9, 8), WHITE)
        c.fill(ellipse(x - 1, 347, 6.5, 7))
        c.fill(ellipse(x - 3, 344, 2), WHITE)
        c.ink(
            (fit("-12,350 -1,336 12,348", x=x), 4.2),
            (fit("-8,330 0,325 9,329", x=x), 3),
            (fit("-8,356 0,358 8,354", x=x), 2.2),
        )
    for x in (142, 172):
        c.fill(ellipse(x, 460, 5, 7, turn=-14 if x < 150 else 14))
    c.ink(
        ("140,476 156,479 172,476", 3, (0.2, 0.2)), ("190,376 184,400 178,424", 2.6), ("140,376 140,400 144,420", 2.4)
    )
    strap(c, "132,418 158,426 192,418", harness, 12)
    strap(c, "134,322 176,330 216,324", harness, 12)
    strap(c, "216,324 206,370 192,418", harness, 10)
    c.flat(petals(176, 328, 8, 4, 17, 10), metal, FINE + 0.3)
    for x, y in ((132, 420), (194, 420)):
        c.form(ellipse(x, y, 8), metal, w=DETAIL, shade=2)
