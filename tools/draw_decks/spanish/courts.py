"""The twelve courts of the Spanish deck: sota, caballo and rey of every suit.

Each suit wears its own colour: coins gold, cups red, swords blue, clubs green.  Pages and riders are
drawn in figure coordinates and placed by ``standing`` and ``seated``; kings and horses in card units.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tools.draw_decks.dress import Arm, arm, arm_hand, belt, pleats, short_cape, torso
from tools.draw_decks.figure import (
    Face,
    beard34,
    beard_front,
    beard_profile,
    bob,
    collar,
    curls,
    face34,
    fingers,
    front,
    goatee34,
    hair_back,
    hair_front,
    hand,
    leg,
    neck,
    profile,
    ruff,
    shoe,
    side_hair,
    sleeve,
)
from tools.draw_decks.hats import bonnet, felt_hat, hunter_cap, leaf_crown, morion, split_cap, tall_hat
from tools.draw_decks.horses import CHARGING, REARING, Coat, Horse, Tack, horse, reins, seat_rearing
from tools.draw_decks.kit import CONTOUR, DETAIL, FINE, Canvas, curve, fit, limb, star
from tools.draw_decks.ornaments import chain, laurel_leaf
from tools.draw_decks.palette import (
    AUBURN,
    BAY,
    BLUE,
    BROWN,
    CORAL,
    DARK,
    FLESH,
    GOLDEN,
    GREEN,
    GREY,
    LEAF,
    OCHRE,
    PEARL,
    PERIWINKLE,
    RED,
    ROAN,
    SILVER,
    SOOT,
    STEEL,
    TAN,
    WHITE,
    YELLOW,
)
from tools.draw_decks.spanish import W
from tools.draw_decks.spanish.parts import (
    GROUND,
    bell_sleeve,
    boot,
    breastplate,
    buckler,
    dagged_hood,
    ermine_cape,
    floor,
    frogging,
    gorget,
    hanging_sleeve,
    horn,
    mail_skirt,
    meadow,
    orb,
    quilting,
    robe,
    sceptre,
    tabard,
)
from tools.draw_decks.spanish.pips import club, coin, cup, sword

HORSE_LIFT = GROUND - 826.0
KING_LIFT = HORSE_LIFT - 12


# ------------------------------------------------------------------ placing
@contextmanager
def standing(c: Canvas, right: bool = False, dx: float = 0) -> Iterator[None]:
    """Figure coordinates of a page, turned to the right if asked."""
    with c.at(W - 47 + dx if right else 47 + dx, 70, flip=right):
        yield


@contextmanager
def seated(c: Canvas) -> Iterator[None]:
    """Figure coordinates of a rider on the rearing horse, leaning forward."""
    with c.at(96, 95, 0.875, -5):
        yield


@contextmanager
def mounted(c: Canvas, pose: Horse, coat: Coat, tack: Tack, right: bool = False) -> Iterator[None]:
    """A horse on the meadow, looking left or right; the rider is drawn inside."""
    meadow(c, None)
    with c.at(W if right else 0, HORSE_LIFT, flip=right):
        horse(c, pose, coat, tack)
        yield


#: The near arm is the one at the viewer's right when the figure looks left.
NEAR_AKIMBO = Arm("326,274 374,324 398,370 364,398 334,404", (340, 290, -34), (332, 406, -88), "rest")
NEAR_TO_HIP = Arm("324,274 368,326 386,382 372,420 352,446", (340, 290, -28), (352, 446, 200))
NEAR_REINS = Arm("326,272 358,322 350,366 290,372 230,366", (340, 292, -26), (228, 366, -88))
NEAR_HIGH = Arm("324,272 372,304 412,306 430,268 432,230", (342, 284, -56), (434, 224, 10), "pinch", flip=True)
NEAR_SHOULDERING = Arm("326,276 382,318 408,352 382,350 360,332", (344, 296, -34), (358, 334, -50))
FAR_RAISED = Arm("206,276 170,320 134,340 110,306 102,262", (184, 292, 38), (102, 258, -4), "pinch")
FAR_UPRIGHT = Arm("206,278 172,334 148,384 124,388 108,384", (186, 294, 30), (108, 384, -78))
FAR_REINS = Arm("206,280 174,326 158,356 144,370 132,376", (186, 296, 28), (134, 376, -86))
FAR_OVER_MANE = Arm("208,284 172,272 144,244 146,206 154,172", (186, 284, 66), (156, 168, 4), "palm")
FAR_SWUNG = Arm("208,286 168,282 130,256 116,222 118,186", (188, 288, 58), (118, 184, 26))


# ------------------------------------------------------------------ sotas
def sota_coins(c: Canvas) -> None:
    """To the right; gold coat and cape, red hose, the coin lifted."""
    meadow(c, RED)
    with standing(c, right=True, dx=-12):
        short_cape(c, YELLOW, RED, 536)
        leg(c, (224, 560), (206, 604), (182, 708), RED, -3)
        shoe(c, 178, 712, YELLOW, cuff=WHITE)
        leg(c, (288, 560), (300, 604), (308, 708), RED, 6)
        shoe(c, 306, 712, YELLOW, flip=True, cuff=WHITE)
        pleats(c, 258, 560, 6, (YELLOW, YELLOW), RED, 22)
        torso(c, YELLOW)
        shirt = curve("216,240! 244,234 296,236! 292,286! 252,292 218,284!")
        c.form(shirt, WHITE, w=DETAIL + 0.6, shade=4)
        c.ink(*[(fit("226,256 228,284", x=13 * i), 2.2) for i in range(5)])
        c.form(limb("212,242 216,288 252,297 296,289 300,240", (11,) * 5, cap=0), RED, w=DETAIL, shade=2)
        c.form(limb("247,300 242,346 246,402", (13,) * 3, cap=0), RED, w=DETAIL, shade=2)
        belt(c, RED)
        arm(c, NEAR_AKIMBO, YELLOW, (YELLOW, RED))
        arm_hand(c, NEAR_AKIMBO, WHITE)
        arm(c, FAR_RAISED, YELLOW, (YELLOW, RED))
        fingers(c, 102, 258, -4)
        coin(c, 98, 164, 144)
        arm_hand(c, FAR_RAISED, WHITE)
        with c.at(254, 152):
            bob(c, AUBURN, "back", -6)
        neck(c, 256, 196)
        ruff(c, 256, 234, 92, n=8)
        with c.at(254, 150):
            face34(c, Face(smile=2.2, iris="#2F6B4F", brow=4.6))
            bob(c, AUBURN, "front", -8, 12)
            bonnet(c, YELLOW, RED, RED)


def sota_cups(c: Canvas) -> None:
    """To the left; a red tabard with hanging sleeves over white, the goblet before him."""
    meadow(c, YELLOW)
    with standing(c):
        leg(c, (226, 560), (204, 606), (176, 708), RED, -3)
        shoe(c, 172, 712, YELLOW, toe=20, cuff=WHITE)
        leg(c, (288, 560), (302, 606), (312, 708), RED, 6)
        shoe(c, 312, 712, YELLOW, toe=20, cuff=WHITE)
        hanging_sleeve(c, RED, YELLOW)
        tabard(c, RED, YELLOW)
        belt(c, WHITE)
        sleeve(c, "322,274 366,326 372,372 326,372 286,352", (50, 54, 50, 42, 32), WHITE)
        cap_near = curve("306,240! 346,254 372,300 368,332! 348,326! 334,344! 318,326! 302,336! 300,290")
        c.form(cap_near, RED, hatch=(12, 9, 16))
        c.ink(("322,262 340,290 344,322", 3), ("312,270 322,296 320,320", 2.8))
        hand(c, 284, 350, -62, "rest", cuff=YELLOW)
        sleeve(c, "206,278 168,326 132,346 108,326 98,300", (52, 56, 52, 42, 32), WHITE)
        cap_far = curve("220,240! 192,250 166,288 150,326! 168,330! 176,352! 196,336! 212,346! 222,296")
        c.form(cap_far, RED)
        c.ink(("206,262 186,296 180,326", 3))
        cup(c, 92, 178, 142, 176)
        hand(c, 98, 296, -4, "palm", cuff=YELLOW)
        with c.at(254, 152):
            bob(c, GOLDEN, "back", 18)
        neck(c, 256, 196)
        collar(c, 250, 236)
        with c.at(254, 150):
            face34(c, Face(jaw=-2, nose=0.9, smile=1, iris=BLUE, brow=4.4, brow_color=BROWN))
            bob(c, GOLDEN, "front", 14)
            tall_hat(c, RED, YELLOW, WHITE)


def sota_swords(c: Canvas) -> None:
    """To the right; blue jack over mail, bare sword upright, buckler at the hip."""
    meadow(c, None)
    with standing(c, right=True, dx=-6):
        leg(c, (224, 540), (204, 600), (174, 708), RED, -3)
        shoe(c, 170, 712, BLUE, cuff=WHITE)
        leg(c, (288, 540), (304, 600), (316, 708), RED, 6)
        shoe(c, 314, 712, BLUE, flip=True, cuff=WHITE)
        mail_skirt(c)
        pleats(c, 258, 526, 6, (BLUE, BLUE), YELLOW, 16, (-84, 90))
        torso(c, BLUE)
        quilting(c, YELLOW)
        belt(c, BROWN)
        arm(c, NEAR_TO_HIP, PERIWINKLE, (BLUE, WHITE))
        buckler(c, 362, 450, 62)
        arm(c, FAR_UPRIGHT, PERIWINKLE, (BLUE, WHITE))
        sword(c, 76, 226, 410, -3, 46, 124, 0.19)
        arm_hand(c, FAR_UPRIGHT, YELLOW)
        neck(c, 256, 196)
        gorget(c, STEEL)
        with c.at(254, 150):
            face34(c, Face(frown=3, nose=1.1, brow=5.6))
            curls(c, DARK)
            split_cap(c, BLUE, PERIWINKLE, BLUE)


def sota_clubs(c: Canvas) -> None:
    """To the left; forester in green with a dagged hood, both hands on a great cudgel."""
    meadow(c, None)
    with standing(c, dx=10):
        leg(c, (226, 540), (208, 600), (190, 708), RED, -3)
        leg(c, (288, 540), (306, 600), (324, 708), RED, 6)
        boot(c, 190, 200, BROWN, TAN)
        boot(c, 324, 318, BROWN, TAN)
        pleats(c, 258, 536, 6, (GREEN, LEAF), band=10, spread=(-88, 96), pointed=True)
        torso(c, GREEN, YELLOW)
        belt(c, BROWN)
        horn(c, 322, 446)
        c.line(curve("278,424 288,408 302,402", closed=False))
        club(c, 96, 520, 436, 112, 178)
        sleeve(c, "322,276 352,336 318,380 240,372 168,352", (56, 60, 52, 44, 34), GREEN)
        sleeve(c, "206,280 176,326 150,340 140,330 132,318", (52, 54, 46, 40, 32), GREEN, folds=False)
        hand(c, 166, 352, -84, cuff=YELLOW)
        hand(c, 138, 318, -86, cuff=YELLOW)
        neck(c, 256, 196)
        dagged_hood(c, LEAF, GREEN)
        with c.at(254, 150):
            profile(c, Face(smile=2, nose=0.85, brow_color=BROWN, iris="#2F6B4F"))
            hair_front(c, BROWN, -34)
            hunter_cap(c, GREEN, LEAF, RED)


# ------------------------------------------------------------------ caballos
def caballo_coins(c: Canvas) -> None:
    """To the left; a bearded gentleman in frogged gold, the coin held up behind him."""
    with mounted(c, REARING, Coat(BAY, DARK, blaze=WHITE), Tack(RED, YELLOW, RED)):
        seat_rearing(c, YELLOW, RED, RED, YELLOW)
        reins(c, REARING, RED, (226, 400))
        with seated(c):
            arm(c, FAR_REINS, YELLOW, (YELLOW, RED))
            arm_hand(c, FAR_REINS, WHITE)
            torso(c, YELLOW)
            frogging(c, RED)
            belt(c, RED)
            arm(c, NEAR_HIGH, YELLOW, (YELLOW, RED))
            fingers(c, 434, 224, 10)
            coin(c, 442, 134, 140)
            arm_hand(c, NEAR_HIGH, WHITE)
            neck(c, 256, 196)
            ruff(c, 256, 236, 104, n=8)
            with c.at(256, 150):
                face34(c, Face(age=1, brow=5.8))
                side_hair(c, DARK)
                beard34(c, DARK, 92)
                bonnet(c, YELLOW, RED, WHITE, short=True)


def caballo_cups(c: Canvas) -> None:
    """To the left; a fair rider in red on a white horse lifts the goblet over its mane."""
    with mounted(c, REARING, Coat(PEARL, GREY, None), Tack(RED, RED, YELLOW)):
        seat_rearing(c, RED, YELLOW, BROWN, WHITE)
        reins(c, REARING, RED, (304, 394))
        with seated(c):
            arm(c, FAR_OVER_MANE, RED, (RED, WHITE))
            cup(c, 150, 68, 122, 142)
            arm_hand(c, FAR_OVER_MANE, WHITE)
            torso(c, RED, YELLOW)
            belt(c, WHITE)
            with c.at(258, 150):
                bob(c, GOLDEN, "back", 6)
            neck(c, 258, 196)
            collar(c, 252, 236)
            with c.at(258, 150):
                face34(c, Face(age=1, smile=1.5, iris=BLUE, brow_color=BROWN))
                bob(c, GOLDEN, "front", 2, 12)
                goatee34(c, GOLDEN)
                tall_hat(c, RED, WHITE, YELLOW)
            arm(c, NEAR_REINS, RED, (RED, WHITE))
            arm_hand(c, NEAR_REINS, WHITE)


def caballo_swords(c: Canvas) -> None:
    """To the right; a captain in morion and breastplate, the sword swung forward."""
    with mounted(c, CHARGING, Coat(SOOT, SILVER), Tack(BLUE, BLUE, PERIWINKLE), right=True):
        seat_rearing(c, BLUE, PERIWINKLE, STEEL, YELLOW)
        reins(c, REARING, BLUE, (304, 394))
        with seated(c):
            sword(c, 66, 94, 290, -52, 40, 92, 0.21)
            arm(c, FAR_SWUNG, PERIWINKLE, (BLUE, WHITE))
            arm_hand(c, FAR_SWUNG, YELLOW)
            torso(c, STEEL)
            breastplate(c)
            belt(c, BLUE)
            neck(c, 256, 196)
            gorget(c, BLUE)
            with c.at(256, 150):
                face34(c, Face(age=1, frown=4, nose=1.15, hook=3, brow=6.2))
                side_hair(c, BROWN)
                beard34(c, BROWN, 94)
                morion(c, BLUE)
            arm(c, NEAR_REINS, PERIWINKLE, (BLUE, WHITE))
            arm_hand(c, NEAR_REINS, YELLOW)


def caballo_clubs(c: Canvas) -> None:
    """To the right; a red-bearded rider in green, the cudgel on his shoulder."""
    with mounted(c, CHARGING, Coat(ROAN, BROWN), Tack(GREEN, GREEN, YELLOW), right=True):
        seat_rearing(c, GREEN, LEAF, BROWN, TAN)
        reins(c, REARING, GREEN, (226, 400))
        with seated(c):
            arm(c, FAR_REINS, GREEN, (GREEN, LEAF))
            arm_hand(c, FAR_REINS, YELLOW)
            torso(c, GREEN, YELLOW)
            belt(c, BROWN)
            neck(c, 256, 196)
            collar(c, 250, 236, LEAF)
            with c.at(256, 150):
                face34(c, Face(age=1, jaw=4, smile=1.5, brow_color=AUBURN, brow=6))
                side_hair(c, AUBURN)
                beard34(c, AUBURN, 104)
                felt_hat(c, GREEN, YELLOW, RED)
            arm(c, NEAR_SHOULDERING, GREEN, (GREEN, LEAF))
            club(c, 388, 258, 254, 86, 40)
            arm_hand(c, NEAR_SHOULDERING, YELLOW)


# ------------------------------------------------------------------ reyes
def rey_coins(c: Canvas) -> None:
    """Turned to the left, sceptre in hand; the coin at the top right."""
    x = 276.0
    floor(c, OCHRE)
    with c.at(0, KING_LIFT):
        sun = star(0, 0, 8, 7, 16)
        robe(c, x, YELLOW, OCHRE, RED, YELLOW, RED, -0.8, lambda: c.flat(sun, YELLOW, FINE + 0.2))
        sceptre(c, x - 140, 474, 196, -8)
        bell_sleeve(c, x, -1, YELLOW, (x - 116, 480), RED, out=True)
        hand(c, x - 114, 480, -76, cuff=YELLOW)
        bell_sleeve(c, x, 1, YELLOW, (x + 42, 474), RED)
        hand(c, x + 44, 474, -80, "rest", cuff=YELLOW)
        ermine_cape(c, x, -0.8)
        chain(c, x - 6, 354, 74, 34)
        with c.at(x - 4, 236):
            hair_back(c, BROWN, -20)
            profile(c, Face(age=2, brow=6.2, hook=3, nose=1.1))
            side_hair(c, BROWN)
            beard_profile(c, BROWN)
            leaf_crown(c, YELLOW, RED, turn=-1)
    coin(c, 466, 138, 146)


def rey_cups(c: Canvas) -> None:
    """Frontal, white-bearded, blessing, a globe in his left hand; the goblet at the top left."""
    x = 316.0
    floor(c, RED)
    with c.at(0, KING_LIFT):
        robe(c, x, RED, CORAL, YELLOW, RED, YELLOW)
        bell_sleeve(c, x, 1, RED, (x + 54, 504), YELLOW)
        bell_sleeve(c, x, -1, RED, (x - 122, 462), YELLOW, out=True)
        forearm = limb(fit("-98,476 -122,464 -136,440 -138,424", x=x), (34, 36, 33, 30), cap=0.2)
        c.form(forearm, YELLOW, w=CONTOUR - 0.6, shade=5)
        hand(c, x - 138, 422, -6, "bless", cuff=WHITE)
        ermine_cape(c, x, 0, "pointed")
        hand(c, x + 50, 512, -48, "palm", cuff=WHITE)
        orb(c, x + 4, 452, 35, YELLOW)
        thumb = limb(fit("36,492 40,472 32,456", x=x), (14, 12, 9))
        c.form(thumb, FLESH, w=DETAIL, shade=2)
        with c.at(x, 236):
            front(c, Face(age=2, smile=1, iris=BLUE, brow=6.4, brow_color="#8A867C"))
            beard_front(c, SILVER, "pointed", 130)
            leaf_crown(c, YELLOW, RED)
    cup(c, 128, 222, 132, 160)


def rey_swords(c: Canvas) -> None:
    """Frontal, square black beard, the great sword upright."""
    x = 322.0
    floor(c, BLUE)
    with c.at(0, KING_LIFT):
        cross = star(0, 0, 4, 6, 17)
        robe(c, x, BLUE, PERIWINKLE, BLUE, YELLOW, BLUE, -0.5, lambda: c.flat(cross, YELLOW, FINE + 0.2))
        bell_sleeve(c, x, 1, BLUE, (x + 44, 476), RED)
        hand(c, x + 46, 476, -80, "rest", cuff=YELLOW)
        bell_sleeve(c, x, -1, BLUE, (x - 116, 482), RED, out=True)
        ermine_cape(c, x, -0.5, "scalloped")
        sword(c, x - 147, 316, 452, -2, 50, 132, 0.18)
        hand(c, x - 118, 482, -80, cuff=YELLOW)
        chain(c, x - 4, 354, 74, 34, BLUE)
        with c.at(x, 236):
            front(c, Face(age=1, frown=5, brow=7))
            beard_front(c, DARK, "square", 108)
            leaf_crown(c, YELLOW, BLUE, (BLUE, RED))


def rey_clubs(c: Canvas) -> None:
    """Turned to the right, the cudgel for a staff."""
    x = 262.0
    floor(c, GREEN)
    with c.at(0, KING_LIFT):
        robe(c, x, GREEN, LEAF, YELLOW, GREEN, BROWN, 0.8, lambda: laurel_leaf(c, 0, 16, 34, 0, LEAF, FINE + 0.2))
        bell_sleeve(c, x, -1, GREEN, (x - 42, 470), YELLOW)
        hand(c, x - 44, 470, 80, "rest", flip=True, cuff=YELLOW)
        for y in (480, 493, 506, 519):  # fingers coming round from behind
            c.form(limb(fit("200,0 228,1", x=x, y=y), (14, 12)), FLESH, w=DETAIL, shade=2)
        club(c, x + 174, 528, 600, 118, 2)
        bell_sleeve(c, x, 1, GREEN, (x + 122, 508), YELLOW, out=True)
        c.form(curve(fit("112,490! 134,486 150,496 150,518 136,528 112,526!", x=x)), FLESH, w=CONTOUR - 0.6, shade=4)
        c.form(limb(fit("128,496 142,484 157,490", x=x), (20, 17, 14)), FLESH, w=DETAIL + 0.3, shade=2.5)
        c.form(limb(fit("114,486 118,508 114,530", x=x), (15, 16, 15), cap=0.25), YELLOW, w=DETAIL + 0.4, shade=2.5)
        ermine_cape(c, x, 0.8)
        chain(c, x + 6, 354, 74, 34, GREEN)
        with c.at(x + 4, 236, flip=True):
            face34(c, Face(age=2, nose=1.1, brow=6.4, brow_color=AUBURN))
            side_hair(c, AUBURN)
            beard34(c, AUBURN, 148)
            leaf_crown(c, YELLOW, GREEN, (GREEN, RED), -1)


COURTS: dict[str, tuple[Callable[[Canvas], None], ...]] = {
    "coins": (sota_coins, caballo_coins, rey_coins),
    "cups": (sota_cups, caballo_cups, rey_cups),
    "swords": (sota_swords, caballo_swords, rey_swords),
    "clubs": (sota_clubs, caballo_clubs, rey_clubs),
}
