"""The four kings of the Spanish deck, in card units; each stands, is dressed and crowned in his own way."""

from __future__ import annotations

from tools.draw_decks.figure import (
    Face,
    beard34,
    beard_front,
    beard_profile,
    face34,
    front,
    hair_back,
    hand,
    profile,
    side_hair,
    sleeve,
)
from tools.draw_decks.hats import arched_crown, leaf_crown, lily_crown
from tools.draw_decks.kit import CONTOUR, DETAIL, FINE, Canvas, curve, fit, limb, mirrored, poly, star
from tools.draw_decks.ornaments import chain, ermine, laurel_leaf
from tools.draw_decks.palette import (
    AUBURN,
    BLUE,
    BROWN,
    CORAL,
    DARK,
    FLESH,
    GOLDEN,
    GREEN,
    LEAF,
    OCHRE,
    PERIWINKLE,
    RED,
    SILVER,
    WHITE,
    YELLOW,
    shade_of,
)
from tools.draw_decks.spanish import W
from tools.draw_decks.spanish.parts import GROUND, bell_sleeve, ermine_cape, floor, fur, girdle, hem, orb, robe, sceptre
from tools.draw_decks.spanish.pips import club, coin, cup, sword

LIFT = GROUND - 838.0


# ------------------------------------------------------------------ coins
def rey_coins(c: Canvas) -> None:
    """Fair, striding to the left, the mantle swept behind him; sceptre in hand, the coin at the top right."""
    floor(c, OCHRE)
    with c.at(0, LIFT):
        mantle = (
            "214,352! 236,330 300,322 356,336 396,384 420,460 440,560 470,660 512,744 540,800! 506,818 452,812 400,824"
            " 340,816 300,700 240,520"
        )
        c.form(curve(mantle), YELLOW, shade=11, hatch=(8, 11, 24))
        c.form(curve("372,470! 396,590 436,700 474,790! 440,806 400,808 372,814! 350,660"), RED, w=DETAIL, shade=8)
        c.ink(
            ("404,440 424,560 462,680 506,780", 4, (0.3, 0.7)),
            ("388,420 404,520 434,640 484,770", 3.6, (0.3, 0.7)),
        )
        _striding_robe(c)
        fur(c, "344,350 366,440 388,560 424,680 474,800", 27)
        sceptre(c, 146, 468, 196, -12)
        bell_sleeve(c, 280, -1, YELLOW, (158, 474), RED, out=True)
        hand(c, 160, 474, -76, cuff=YELLOW)
        bell_sleeve(c, 276, 1, YELLOW, (312, 476), RED)
        hand(c, 314, 476, -80, "rest", cuff=YELLOW)
        ermine_cape(c, 278, "collar", -0.9)
        chain(c, 266, 360, 66, 40)
        with c.at(264, 236):
            hair_back(c, GOLDEN, 4)
            face34(c, Face(age=1, nose=1.05, smile=1.5, iris="#2F6B4F", brow_color=BROWN, brow=5.6, look=-1))
            side_hair(c, GOLDEN)
            beard34(c, GOLDEN, 92)
            leaf_crown(c, YELLOW, RED, turn=-1)
    coin(c, 466, 138, 146)


def _striding_robe(c: Canvas) -> None:
    """A long robe over the bent forward leg and the leg behind, both feet to the left."""
    c.form(curve("176,796! 160,806 118,816 108,826 110,834! 206,834! 214,800!"), RED, w=CONTOUR - 0.4, shade=4)
    c.form(curve("330,800! 312,814 282,820 276,832! 372,834! 380,800!"), RED, w=CONTOUR - 0.4, shade=4)
    shape = (
        "226,346! 210,400 208,470 212,496! 184,580 168,640 164,700 150,792! 176,812 214,806 236,818 270,806 310,822"
        " 352,808 388,812! 372,700 356,600 342,496! 350,420 338,346!"
    )
    sun = star(0, 0, 8, 7, 16)
    band = ((246, 350), (240, 494), (222, 600), (206, 700), (206, 800))

    def decoration() -> None:
        hem(c, "140,768 176,786 214,780 236,792 270,780 310,796 352,782 400,786", RED)
        c.ink(
            ("270,512 262,600 262,768", 3.8, (0.9, 0.3)),
            ("296,512 300,620 306,780", 3.8, (0.9, 0.3)),
            ("320,512 334,640 350,772", 3.8, (0.9, 0.3)),
            ("196,560 182,620 184,690 176,766", 3.6, (0.2, 0.3)),
            ("270,620 262,680 246,720", 3.4, (0.8, 0.1)),
        )
        c.fill(limb(band, (42, 40, 44, 46, 50), cap=0), RED)
        for side in (-1, 1):
            c.line(
                curve([(x + side * w, y) for (x, y), w in zip(band, (21, 20, 22, 23, 25), strict=True)], closed=False)
            )
        for x, y in ((243, 420), (236, 540), (226, 590), (215, 640), (209, 690), (206, 740)):
            with c.at(x, y):
                c.flat(sun, YELLOW, FINE + 0.2)

    c.form(curve(shape), OCHRE, shade=11, inner=decoration)
    girdle(c, "210,484 240,500 344,484", RED, (238, 498), YELLOW, RED)


# ------------------------------------------------------------------ cups
def rey_cups(c: Canvas) -> None:
    """Old and frontal, white-bearded, blessing, a globe in his left hand; the goblet at the top left."""
    x = 316.0
    floor(c, RED)
    with c.at(0, LIFT):
        robe(c, x, RED, CORAL, YELLOW, RED, YELLOW)
        bell_sleeve(c, x, 1, RED, (x + 54, 504), YELLOW)
        bell_sleeve(c, x, -1, RED, (x - 122, 462), YELLOW, out=True)
        forearm = limb(fit("-98,476 -122,464 -136,440 -138,424", x=x), (34, 36, 33, 30), cap=0.2)
        c.form(forearm, YELLOW, w=CONTOUR - 0.6, shade=5)
        hand(c, x - 138, 422, -6, "bless", cuff=WHITE)
        ermine_cape(c, x, "pointed")
        hand(c, x + 50, 512, -48, "palm", cuff=WHITE)
        orb(c, x + 4, 452, 35, YELLOW)
        thumb = limb(fit("36,492 40,472 32,456", x=x), (14, 12, 9))
        c.form(thumb, FLESH, w=DETAIL, shade=2)
        with c.at(x, 236):
            front(c, Face(age=2, smile=1, iris=BLUE, brow=6.4, brow_color="#8A867C"))
            beard_front(c, SILVER, "pointed", 130)
            arched_crown(c, YELLOW, RED)
    cup(c, 128, 222, 132, 160)


# ------------------------------------------------------------------ swords
def rey_swords(c: Canvas) -> None:
    """Frontal and stout, in greaves, black-bearded; the great sword lifted in both hands."""
    x = 326.0
    floor(c, BLUE)
    with c.at(0, LIFT):
        with c.at(x):
            _parted_cloak(c)
            _greaves(c)
            _surcoat(c)
        sleeve(c, fit("90,372 124,430 116,496 40,542 -40,552", x=x), (62, 64, 56, 44, 34), PERIWINKLE)
        sleeve(c, fit("-90,372 -120,424 -128,468 -110,496 -88,512", x=x), (58, 60, 54, 44, 34), PERIWINKLE)
        for _ in c.sides(x):
            cap = "60,350! 104,352 142,392 152,452! 138,446 132,464! 116,452 106,470! 92,452 84,460! 78,400"
            c.form(curve(cap), BLUE, hatch=(12, 9, 16))
            c.ink(("112,370 130,404 134,440", 3.2, (0.2, 0.5)), ("100,380 112,410 112,440", 3, (0.2, 0.5)))
        ermine_cape(c, x, "scalloped")
        sword(c, 215, 336, 496, -8, 54, 138, 0.23)
        hand(c, 284, 552, -80, cuff=YELLOW)
        hand(c, 242, 506, 80, flip=True, cuff=YELLOW)
        chain(c, x, 354, 74, 34, BLUE)
        with c.at(x, 240, 1.05):
            front(c, Face(age=1, jaw=5, frown=5, brow=7.4))
            beard_front(c, DARK, "square", 100)
            lily_crown(c, YELLOW, BLUE, (BLUE, RED))


def _parted_cloak(c: Canvas) -> None:
    """A cloak thrown back over both shoulders, its lining behind the legs, about x 0."""
    back = "0,330 80,336 136,384 168,470 190,600 206,720 214,806! 170,822 120,812 60,822 0,814"
    c.form(mirrored(back), BLUE, shade=11, hatch=(8, 11, 24))
    c.form(mirrored("0,480 110,500 140,640 160,806! 116,798 60,806 0,800"), shade_of(RED), w=DETAIL, shade=0)
    for side in (-1, 1):
        c.ink(
            (fit("138,440 166,600 184,780", side), 4, (0.3, 0.7)),
            (fit("134,500 150,640 168,780", side), 3.4, (0.3, 0.7)),
        )
        fur(c, fit("104,400 130,520 146,660 158,806", side), 27)


def _greaves(c: Canvas) -> None:
    """Two armoured legs apart, about x 0."""
    for _ in c.sides():
        c.form(limb("56,690 60,740 58,790 58,814", (58, 60, 46, 42), cap=0), SILVER, shade=6, hatch=(12, 9, 14))
        c.ink(("58,760 60,780 58,800", 2.6, (0.2, 0.8)))
        c.form(
            curve("34,802! 28,826 30,836! 132,840! 138,834 106,816 82,802! 58,810"), SILVER, w=CONTOUR - 0.4, shade=4
        )
        c.ink(("52,810 62,822 58,836", 2.4), ("70,808 82,822 80,836", 2.4), ("92,812 102,824 102,838", 2.4))
        c.form(limb("34,800 58,808 82,800", (12, 12, 12), cap=0.2), YELLOW, w=DETAIL, shade=2)


def _surcoat(c: Canvas) -> None:
    """A long quilted surcoat over a big belly, with a border of ermine, about x 0."""
    shape = "0,346 62,350! 84,410 98,480 102,540 112,620 132,744! 90,758 60,752 30,764 0,756"
    cross = star(0, 0, 4, 6, 18)

    def charges() -> None:
        c.fill(poly("0,330 140,330 150,780 0,780"), PERIWINKLE)
        c.line(poly("0,330 0,780", closed=False))
        for y in range(430, 720, 54):
            for px, dy in ((26, 0), (78, 18)):
                for side in (-1, 1):
                    if abs(y + dy - 560) > 22:
                        with c.at(side * px * (1 + (y - 430) / 900), y + dy):
                            c.flat(cross, YELLOW, FINE + 0.2)
        for side in (-1, 1):
            c.ink(
                (fit("20,580 30,660 40,740", side), 3.6, (0.8, 0.2)),
                (fit("70,580 86,660 100,736", side), 3.4, (0.8, 0.2)),
            )

    c.form(mirrored(shape), BLUE, shade=11, inner=charges, hatch=(8, 11, 20))
    fur(c, "-128,740 -90,754 -60,748 -30,760 0,752 30,760 60,748 90,754 128,740", 30)
    c.form(limb("-102,552 -50,572 0,576 50,572 102,552", (22,) * 5, cap=0), RED, w=DETAIL + 0.6, shade=3)


# ------------------------------------------------------------------ clubs
def rey_clubs(c: Canvas) -> None:
    """In profile to the right, red-bearded, leaning with both hands on the cudgel; a train behind him."""
    floor(c, GREEN)
    with c.at(W, LIFT, flip=True):
        _trailing_robe(c)
        sleeve(c, "262,384 224,436 186,446 154,438", (54, 54, 46, 34), LEAF, folds=False)
        club(c, 132, 536, 600, 122, 178)
        hand(c, 156, 436, -84, cuff=YELLOW)
        sleeve(c, "318,378 326,440 300,486 226,504 166,506", (70, 66, 56, 44, 34), LEAF)
        wing = (
            "300,356! 350,364 378,420 388,500 380,600 352,660! 330,640 322,600 312,560! 322,520 330,470 314,420 296,400"
        )
        c.form(curve(wing), GREEN, shade=9, hatch=(12, 9, 18))
        c.ink(("352,400 366,480 358,620", 3.4, (0.2, 0.5)), ("336,420 350,500 340,610", 3.2, (0.2, 0.5)))
        fur(c, "318,440 330,500 316,560 326,604 350,654", 20)
        hand(c, 164, 506, -84, cuff=YELLOW)
        collar = "240,352! 262,326 312,316 360,338 396,384 402,420! 372,442 330,438 286,448 248,432 228,400"
        c.form(curve(collar), WHITE, shade=9, hatch=(10, 9, 14))
        ermine(
            c,
            [
                (258, 372),
                (286, 352),
                (282, 400),
                (312, 380),
                (340, 356),
                (310, 420),
                (344, 404),
                (374, 390),
                (372, 422),
            ],
        )
        with c.at(264, 240, 1, -5):
            hair_back(c, AUBURN, 10)
            profile(c, Face(age=2, brow=6.4, hook=4, nose=1.15, brow_color=AUBURN))
            side_hair(c, AUBURN)
            beard_profile(c, AUBURN, 170)
            leaf_crown(c, YELLOW, GREEN, (GREEN, RED), -1)


def _trailing_robe(c: Canvas) -> None:
    """A robe and a mantle with a train, seen from the side, the front to the left."""
    c.form(curve("240,800! 226,814 192,818 182,828 184,834! 284,834! 290,800!"), BROWN, w=CONTOUR - 0.4, shade=4)
    under = "246,350! 230,420 232,496 222,600 214,700 202,800! 226,814 262,806 292,818 340,810! 340,600 330,350!"

    def decoration() -> None:
        hem(c, "190,774 226,788 262,780 292,792 350,784", YELLOW)
        c.ink(
            ("246,520 240,640 228,770", 3.8, (0.9, 0.3)),
            ("266,520 264,640 260,764", 3.6, (0.9, 0.3)),
            ("286,520 290,640 292,774", 3.6, (0.9, 0.3)),
        )
        for x in (222, 256, 290):
            laurel_leaf(c, x, 812, 22, 0, GREEN, FINE + 0.2)

    c.form(curve(under), LEAF, shade=11, inner=decoration)
    c.form(limb("228,482 262,496 330,484", (20, 21, 20), cap=0), RED, w=DETAIL + 0.6, shade=3)
    mantle = (
        "280,340! 340,330 392,372 420,440 440,540 462,640 500,730 548,796! 520,820 450,812 392,826 330,816 308,820!"
        " 312,700 304,600 296,480"
    )
    c.form(curve(mantle), GREEN, shade=11, hatch=(8, 11, 24))
    c.ink(
        ("404,460 424,580 462,700 520,786", 4.2, (0.3, 0.7)),
        ("384,520 400,640 430,790", 3.8, (0.3, 0.7)),
        ("352,560 360,680 372,800", 3.6, (0.3, 0.7)),
    )
    fur(c, "306,810 360,806 400,814 450,802 500,808 544,798", 24)
    fur(c, "294,400 300,500 310,620 316,720 312,812", 26)


KINGS = {"coins": rey_coins, "cups": rey_cups, "swords": rey_swords, "clubs": rey_clubs}
