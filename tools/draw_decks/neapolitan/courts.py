"""The twelve courts of the Neapolitan deck: fante, cavallo and re of every suit.

Pages and riders are drawn in figure coordinates looking left; those that look right are mirrored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tools.draw_decks.dress import (
    FAR_HIGH,
    FAR_HIGH_PALM,
    FAR_OFFERING,
    FAR_ON_HILT,
    FAR_ON_STAFF,
    FAR_RAISED,
    FAR_REINS,
    NEAR_AKIMBO,
    NEAR_AT_BELT,
    NEAR_HANGING,
    NEAR_LIFTED,
    NEAR_REINS,
    NEAR_SHOULDERING,
    arm,
    arm_hand,
    breeches,
    doublet,
    tunic_skirt,
)
from tools.draw_decks.figure import (
    Face,
    beard34,
    beard_front,
    collar,
    face34,
    fingers,
    front,
    goatee34,
    hair_back,
    hair_front,
    hand,
    leg,
    moustache,
    neck,
    profile,
    ruff,
    shoe,
    side_hair,
    sleeve,
)
from tools.draw_decks.hats import beret, cap, leaf_crown, lily_crown, turban, wide_hat
from tools.draw_decks.horses import PACING, STANDING, Coat, Tack, horse, reins, seat_standing
from tools.draw_decks.kit import DETAIL, FINE, Canvas, Cut, curve, ellipse, fit, limb, petals
from tools.draw_decks.neapolitan import W
from tools.draw_decks.neapolitan.parts import (
    branch,
    cloak,
    fur_cape,
    glove,
    ground,
    king_arm,
    king_legs,
    king_skirt,
    king_torso,
    mantle,
    sceptre,
    scimitar,
    sheath,
)
from tools.draw_decks.neapolitan.pips import club, coin, cup, sword
from tools.draw_decks.ornaments import chain, disc_face
from tools.draw_decks.palette import (
    BLUE,
    BRONZE,
    BROWN,
    CHESTNUT,
    CREAM,
    DARK,
    FLESH,
    GOLDEN,
    GREEN,
    GREY,
    INK,
    RED,
    STEEL,
    TAN,
    UMBER,
    WHITE,
    YELLOW,
)


@contextmanager
def mirror(c: Canvas, dx: float) -> Iterator[None]:
    """The figure looks right."""
    with c.at(W + dx, flip=True):
        yield


@contextmanager
def saddle(c: Canvas) -> Iterator[None]:
    """Figure coordinates of a rider on the standing horse."""
    with c.at(82, 34, 0.94):
        yield


# ------------------------------------------------------------------ fanti
def fante_coins(c: Canvas) -> None:
    """A youth in red lifts the coin; a glove in the other hand."""
    ground(c, YELLOW)
    leg(c, (224, 520), (202, 594), (176, 706), RED, -3)
    shoe(c, 172, 712, GREEN)
    leg(c, (288, 520), (302, 598), (310, 706), RED, 6)
    shoe(c, 310, 712, GREEN)
    breeches(c, 218, 488, 104, 128, GREEN, YELLOW)
    breeches(c, 292, 490, 112, 132, GREEN, YELLOW)
    doublet(c, RED, GREEN, lapel=WHITE)
    arm(c, NEAR_HANGING, RED, (YELLOW, RED))
    arm_hand(c, NEAR_HANGING, WHITE)
    glove(c, 352, 496, 8)
    arm(c, FAR_RAISED, RED, (YELLOW, RED))
    fingers(c, 103, 258, -4)
    coin(c, 98, 171, 130)
    arm_hand(c, FAR_RAISED, WHITE)
    with c.at(252, 152):
        hair_back(c, GOLDEN)
    neck(c, 254, 196)
    collar(c, 250, 236)
    with c.at(252, 152):
        face34(c, Face(smile=2, iris="#3E6A8C", brow_color=BROWN))
        hair_front(c, GOLDEN)
        beret(c, RED, YELLOW)


def fante_cups(c: Canvas) -> None:
    """A page in a green tunic offers the cup, his hand at the dagger."""
    ground(c, RED)
    with mirror(c, 2):
        leg(c, (228, 520), (196, 596), (160, 706), GREEN, -2, garter=RED)
        shoe(c, 156, 712, RED)
        leg(c, (288, 520), (306, 598), (322, 706), GREEN, 6, garter=RED)
        shoe(c, 322, 712, RED)
        breeches(c, 222, 504, 104, 112, YELLOW, RED)
        breeches(c, 292, 506, 110, 112, YELLOW, RED)
        tunic_skirt(c, 258, GREEN, YELLOW, 494)
        doublet(c, GREEN, RED)
        sheath(c, 226, 430, 34, RED, 104)
        arm(c, NEAR_AT_BELT, RED, (RED, WHITE))
        arm_hand(c, NEAR_AT_BELT, WHITE)
        arm(c, FAR_OFFERING, RED, (RED, WHITE))
        cup(c, 104, 164, 146, 172)
        arm_hand(c, FAR_OFFERING, WHITE)
        with c.at(252, 152):
            hair_back(c, BROWN, -14)
        neck(c, 254, 196)
        collar(c, 250, 236, YELLOW)
        with c.at(252, 152):
            face34(c, Face(jaw=3, nose=1.15, look=-0.8))
            hair_front(c, BROWN, -14)
            beret(c, GREEN, RED)


def fante_swords(c: Canvas) -> None:
    """Half page, half girl: laced bodice, bare legs, a laurel branch and the long sword."""
    ground(c, BLUE)
    leg(c, (224, 520), (208, 596), (188, 706), FLESH, -2)
    shoe(c, 184, 712, YELLOW)
    leg(c, (288, 520), (302, 598), (312, 706), FLESH, 6)
    shoe(c, 312, 712, YELLOW)
    for x in (187, 311):
        c.form(limb(fit("-17,690 0,694 17,690", x=x), (12, 12, 12), cap=0.25), YELLOW, w=DETAIL, shade=2)
    breeches(c, 218, 488, 106, 130, GREEN, YELLOW)
    breeches(c, 292, 490, 114, 134, GREEN, YELLOW)
    with c.at(254, 152):
        hair_back(c, GOLDEN, 92)
    doublet(c, RED, YELLOW, buttons=None)
    _laced_front(c)
    branch(c, 420, 240, 13)
    arm(c, NEAR_LIFTED, WHITE, (WHITE, RED))
    arm_hand(c, NEAR_LIFTED, YELLOW)
    sword(c, 104, 512, 446, 180, 40, 116)
    arm(c, FAR_ON_HILT, WHITE, (WHITE, RED))
    arm_hand(c, FAR_ON_HILT, YELLOW)
    neck(c, 256, 196)
    with c.at(254, 152):
        face34(c, Face(woman=True, smile=1.5, iris="#3E6A8C", brow=4, brow_color=BROWN))
        hair_front(c, GOLDEN, 84)
        wide_hat(c, YELLOW, RED, BLUE)


def _laced_front(c: Canvas) -> None:
    """Chemise and laces over the doublet."""
    chemise = curve("216,240! 238,236 262,236 296,238! 288,268 262,292 246,300! 228,284")
    c.form(chemise, WHITE, w=DETAIL + 0.6, shade=4)
    c.form(curve("230,234! 256,228 284,234! 276,256 256,272 238,258"), FLESH, w=DETAIL, shade=4)
    c.flat(curve("238,300! 256,300! 254,404! 240,404!"), WHITE, DETAIL)
    laces: list[Cut] = [
        (fit(lace, y=17 * i), 2.8, (0.7, 0.7)) for i in range(5) for lace in ("239,312 256,322", "256,312 239,322")
    ]
    c.ink(*laces)


def fante_clubs(c: Canvas) -> None:
    """In profile, a ruff round his neck, the club upright before him."""
    ground(c, GREEN)
    leg(c, (226, 520), (202, 596), (176, 706), WHITE, -2, garter=GREEN)
    shoe(c, 172, 712, BROWN)
    leg(c, (288, 520), (304, 598), (318, 706), WHITE, 6, garter=GREEN)
    shoe(c, 316, 712, BROWN, flip=True)
    breeches(c, 218, 488, 106, 130, RED, GREEN)
    breeches(c, 292, 490, 114, 134, RED, GREEN)
    doublet(c, GREEN, RED, lapel=YELLOW, tabs=YELLOW)
    arm(c, NEAR_AKIMBO, YELLOW, (GREEN, YELLOW))
    arm_hand(c, NEAR_AKIMBO, WHITE)
    club(c, 96, 286, 356, 112, -2)
    arm(c, FAR_ON_STAFF, YELLOW, (GREEN, YELLOW))
    arm_hand(c, FAR_ON_STAFF, WHITE)
    with c.at(254, 150):
        hair_back(c, DARK, -18)
    ruff(c, 256, 238, 132)
    neck(c, 256, 190)
    with c.at(256, 150):
        profile(c, Face(smile=1))
        hair_front(c, DARK, -22)
        beret(c, GREEN, RED)


# ------------------------------------------------------------------ cavalli
def cavallo_coins(c: Canvas) -> None:
    """A moustached rider in a yellow turban, on a standing horse."""
    ground(c, YELLOW)
    tack = Tack(RED, BLUE, YELLOW, stars=True)
    with c.at(-5):
        horse(c, STANDING, Coat(TAN, BROWN), tack)
        seat_standing(c, RED, YELLOW, YELLOW, WHITE)
        with saddle(c):
            arm(c, FAR_HIGH, RED, (RED, YELLOW))
            fingers(c, 66, 244, -14)
            coin(c, 44, 150, 144)
            arm_hand(c, FAR_HIGH, YELLOW)
            doublet(c, GREEN, YELLOW)
            with c.at(258, 148):
                hair_back(c, DARK, -24)
            neck(c, 256, 196)
            collar(c, 250, 236)
            with c.at(256, 150):
                face34(c, Face(age=1, jaw=3, brow=6.4))
                side_hair(c, DARK)
                moustache(c, DARK, -13, 30, 0.8, far=0.6)
                turban(c, YELLOW, GREEN)
        reins(c, STANDING, RED, (286, 410))
        with saddle(c):
            arm(c, NEAR_REINS, RED, (RED, YELLOW))
            arm_hand(c, NEAR_REINS, YELLOW)


def cavallo_cups(c: Canvas) -> None:
    """A fair rider to the right, the cup raised, his horse lifting a foreleg."""
    ground(c, RED)
    tack = Tack(RED, GREEN, YELLOW, stars=True)
    with mirror(c, 14):
        horse(c, PACING, Coat(CHESTNUT, DARK, blaze=WHITE), tack)
        seat_standing(c, BLUE, WHITE, RED, YELLOW)
        with saddle(c):
            arm(c, FAR_HIGH_PALM, YELLOW, (BLUE, YELLOW))
            cup(c, 62, 140, 150, 178)
            arm_hand(c, FAR_HIGH_PALM, WHITE)
            doublet(c, BLUE, RED)
            with c.at(258, 148):
                hair_back(c, GOLDEN, -12)
            neck(c, 256, 196)
            collar(c, 250, 236)
            with c.at(256, 150):
                face34(c, Face(smile=1.5, look=0.8, iris="#2F6B4F", brow_color=BROWN))
                hair_front(c, GOLDEN, -14)
                cap(c, RED, YELLOW, WHITE)
        reins(c, PACING, RED, (286, 410))
        with saddle(c):
            arm(c, NEAR_REINS, YELLOW, (BLUE, YELLOW))
            arm_hand(c, NEAR_REINS, WHITE)


def cavallo_swords(c: Canvas) -> None:
    """A Moor to the right, the scimitar on his shoulder."""
    ground(c, BLUE)
    tack = Tack(YELLOW, RED, YELLOW, RED, stars=True)
    with mirror(c, 5):
        horse(c, STANDING, Coat(CREAM, DARK), tack)
        seat_standing(c, BLUE, WHITE, YELLOW, GREEN)
        reins(c, STANDING, YELLOW, (228, 420))
        with saddle(c):
            arm(c, FAR_REINS, GREEN, (WHITE, GREEN))
            arm_hand(c, FAR_REINS, YELLOW, UMBER)
            doublet(c, GREEN, RED, lapel=YELLOW)
            neck(c, 256, 196, UMBER)
            collar(c, 250, 236)
            scimitar(c, 318, 388, 2, 1.2)
            with c.at(256, 150):
                c.form(ellipse(44, 4, 9, 14), UMBER, w=DETAIL + 0.4, shade=2)
                face34(c, Face(skin=UMBER, age=1, lips="#7A2320", nose=1.1))
                c.form(ellipse(45, 24, 7), YELLOW, w=FINE + 0.3, shade=1.5)
                side_hair(c, INK)
                goatee34(c, INK)
                turban(c, BLUE, YELLOW, WHITE)
            arm(c, NEAR_SHOULDERING, GREEN, (WHITE, GREEN))
            arm_hand(c, NEAR_SHOULDERING, YELLOW, UMBER)


def cavallo_clubs(c: Canvas) -> None:
    """A bearded rider to the left in a ruff, the club on his shoulder."""
    ground(c, GREEN)
    tack = Tack(RED, YELLOW, RED, stars=True)
    with c.at(-5):
        horse(c, PACING, Coat(TAN, DARK), tack)
        seat_standing(c, GREEN, YELLOW, BROWN, RED)
        reins(c, PACING, RED, (228, 420))
        with saddle(c):
            arm(c, FAR_REINS, GREEN, (GREEN, YELLOW))
            arm_hand(c, FAR_REINS, WHITE)
            doublet(c, RED, GREEN)
            with c.at(258, 148):
                hair_back(c, BROWN, -22)
            ruff(c, 256, 240, 134)
            neck(c, 256, 190)
            club(c, 352, 222, 360, 104, 17, flip=True, red=True)
            with c.at(256, 150):
                face34(c, Face(age=1, nose=1.1, brow=6.2))
                side_hair(c, BROWN)
                beard34(c, BROWN)
                cap(c, GREEN, YELLOW)
            sleeve(c, "326,276 366,330 380,374 348,386 316,376", (56, 60, 54, 42, 32), GREEN)
            hand(c, 318, 376, -72, flip=True, cuff=WHITE)


# ------------------------------------------------------------------ re
def re_coins(c: Canvas) -> None:
    """Brown-bearded, in blue, a hand on the hilt; the coin at the top right."""
    x = 214
    ground(c, YELLOW)
    cloak(c, x, RED, BLUE, fur=True, sweep=26)
    king_legs(c, x, WHITE, RED, (GREEN, YELLOW))
    king_skirt(c, x, BLUE, YELLOW, 520)
    king_torso(c, x, BLUE, YELLOW)
    sheath(c, x + 60, 434, 20)
    king_arm(c, x, 1, (112, 392), (96, 406), YELLOW)
    king_arm(c, x, -1, (-112, 384), (-46, 398), YELLOW)
    mantle(c, x, RED, BLUE)
    hand(c, x + 94, 406, -76, flip=True, cuff=WHITE)
    hand(c, x - 48, 398, 74, "rest", flip=True, cuff=WHITE)
    fur_cape(c, x)
    chain(c, x, 300, 74, 50)
    with c.at(x, 172):
        front(c, Face(age=2, brow=6.4))
        beard_front(c, BROWN)
        lily_crown(c, YELLOW, RED)
    coin(c, 422, 124, 142)


def re_cups(c: Canvas) -> None:
    """Grey-bearded, in a long robe with a sceptre; the cup at the top left."""
    x = 294
    ground(c, RED)
    cloak(c, x, RED, YELLOW, sweep=-24)
    king_legs(c, x, RED, GREEN)
    king_skirt(c, x, BLUE, YELLOW, 654, panel=WHITE)
    king_torso(c, x, BLUE, YELLOW)
    king_arm(c, x, 1, (112, 392), (98, 404), GREEN)
    king_arm(c, x, -1, (-112, 384), (-44, 392), GREEN)
    mantle(c, x, RED, YELLOW)
    hand(c, x - 46, 392, 74, "rest", flip=True, cuff=YELLOW)
    fur_cape(c, x, YELLOW)
    sceptre(c, x + 84, 396, 196, 17)
    hand(c, x + 106, 404, -72, flip=True, cuff=YELLOW)
    chain(c, x, 300, 74, 50)
    with c.at(x, 172):
        front(c, Face(age=2, smile=1, iris="#3E6A8C", brow_color="#6E6A62"))
        beard_front(c, GREY, "flowing", 124)
        lily_crown(c, RED, BLUE, (YELLOW, WHITE))
    cup(c, 106, 184, 140, 158)


def re_swords(c: Canvas) -> None:
    """Fair-bearded, in a breastplate, the sword upright, an open hand raised."""
    x = 288
    ground(c, BLUE)
    cloak(c, x, RED, GREEN, sweep=22)
    king_legs(c, x, YELLOW, BLUE)
    king_skirt(c, x, RED, YELLOW, 566)
    king_torso(c, x, STEEL, YELLOW, plate=True)
    sleeve(c, fit("80,282 106,340 140,368 170,344 172,294", x=x), (52, 58, 50, 40, 32), BLUE)
    king_arm(c, x, -1, (-110, 388), (-130, 414), BLUE)
    mantle(c, x, RED, GREEN, (-1,))
    sword(c, x - 164, 270, 474, 0, 42, 118)
    forearm = fit("-82,358 -90,394 -108,418 -126,424", x=x)
    sleeve(c, forearm, (34, 48, 42, 34), BLUE, folds=False)
    hand(c, x - 128, 424, -80, flip=True, cuff=WHITE)
    hand(c, x + 173, 288, 4, "open", cuff=WHITE)
    fur_cape(c, x, RED)
    with c.at(x):
        folds: list[Cut] = [
            ([(k * 17, 268 + abs(k) * 2), (k * 20, 300), (k * 21, 322 - abs(k))], 3) for k in (-4, -3, -2, 2, 3, 4)
        ]
        c.ink(*folds)
        c.form(petals(0, 318, 12, 20, 40, 16, tip=True), YELLOW, w=DETAIL, shade=0)
        c.form(ellipse(0, 318, 25), YELLOW, w=DETAIL, shade=3)
        with c.at(0, 318, 23), c.lighter(0.62):
            disc_face(c)
    with c.at(x, 172):
        front(c, Face(age=1, iris="#3E6A8C", frown=4, brow_color="#8A5A16"))
        beard_front(c, GOLDEN, length=104)
        lily_crown(c, STEEL, RED, (YELLOW, RED))


def re_clubs(c: Canvas) -> None:
    """Dark, in green with a red cape, the club for a staff."""
    x = 226
    ground(c, GREEN)
    cloak(c, x, RED, BLUE, fur=True)
    king_legs(c, x, RED, BROWN, (BLUE, YELLOW))
    king_skirt(c, x, GREEN, YELLOW, 520)
    king_torso(c, x, GREEN, YELLOW)
    king_arm(c, x, -1, (-112, 388), (-46, 408), BLUE)
    king_arm(c, x, 1, (112, 388), (134, 416), BLUE)
    mantle(c, x, RED, YELLOW)
    club(c, x + 176, 288, 452, 122, 4)
    sleeve(c, fit("82,362 92,398 114,422 136,428", x=x), (34, 48, 42, 34), BLUE, folds=False)
    hand(c, x + 138, 428, 80, cuff=YELLOW)
    hand(c, x - 48, 408, 78, "rest", flip=True, cuff=YELLOW)
    fur_cape(c, x)
    chain(c, x, 300, 74, 50, GREEN)
    with c.at(x, 172, flip=True):
        hair_back(c, DARK, -26)
        face34(c, Face(age=2, frown=3, brow=7, nose=1.15))
        side_hair(c, DARK)
        beard34(c, DARK, 132)
        leaf_crown(c, BRONZE, GREEN, (RED, YELLOW), -1)


COURTS: dict[str, tuple[Callable[[Canvas], None], ...]] = {
    "coins": (fante_coins, cavallo_coins, re_coins),
    "cups": (fante_cups, cavallo_cups, re_cups),
    "swords": (fante_swords, cavallo_swords, re_swords),
    "clubs": (fante_clubs, cavallo_clubs, re_clubs),
}
