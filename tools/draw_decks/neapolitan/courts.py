"""The twelve courts of the Neapolitan deck: fante, cavallo and re of every suit.

All but one king are drawn in figure coordinates looking left; those that look right are mirrored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from tools.draw_decks.dress import (
    AT_EASE,
    CROSSED,
    FAR_AT_HIP,
    FAR_HIGH,
    FAR_HIGH_PALM,
    FAR_OFFERING,
    FAR_ON_HILT,
    FAR_ON_STAFF,
    FAR_ON_TALL_STAFF,
    FAR_RAISED,
    FAR_REINS,
    FAR_REINS_HIGH,
    FAR_SPEAKING,
    NEAR_AKIMBO,
    NEAR_AT_BELT,
    NEAR_CLUTCHING,
    NEAR_GATHERING,
    NEAR_HANGING,
    NEAR_LIFTED,
    NEAR_REINS,
    NEAR_SHOULDERING,
    STEPPING,
    STRIDING,
    arm,
    arm_hand,
    breeches,
    doublet,
    king_arm,
    leaning,
    legs,
    mantle,
    tunic_skirt,
)
from tools.draw_decks.figure import (
    Face,
    beard34,
    beard_front,
    beard_profile,
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
from tools.draw_decks.horses import (
    PACING,
    PRANCING,
    STANDING,
    WALKING,
    Coat,
    Tack,
    boot_standing,
    bowed,
    coat_skirt,
    horse,
    reins,
    seat_standing,
)
from tools.draw_decks.kit import DETAIL, FINE, Canvas, Cut, curve, ellipse, fit, limb, petals
from tools.draw_decks.neapolitan import W
from tools.draw_decks.neapolitan.parts import (
    blown_cape,
    branch,
    breastplate,
    cascade,
    cloak,
    gathered_cloak,
    glove,
    ground,
    king_legs,
    king_skirt,
    long_robe,
    sceptre,
    scimitar,
    sheath,
    shoulder_cape,
    stone,
    trailing_cloak,
    turned_cape,
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
    SOOT,
    STEEL,
    TAN,
    UMBER,
    WHITE,
    YELLOW,
)


@contextmanager
def saddle(c: Canvas) -> Iterator[None]:
    """Figure coordinates of a rider on the standing horse."""
    with c.at(82, 34, 0.94):
        yield


# ------------------------------------------------------------------ fanti
def fante_coins(c: Canvas) -> None:
    """A youth in red lifts the coin; a glove in the other hand."""
    ground(c, YELLOW)
    legs(c, AT_EASE, RED, GREEN)
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
    with c.at(W + 2, flip=True):
        legs(c, STEPPING, GREEN, RED, RED)
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
    legs(c, CROSSED, FLESH, YELLOW)
    for x in (262, 214):
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
    legs(c, STRIDING, WHITE, BROWN, GREEN)
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
ARCHED = replace(
    bowed(PACING, -3, -11),
    cloth="262,420! 330,446 396,426! 414,478 408,530 374,566 332,576 290,566 262,530 256,480",
    fringe=(264, 526, 144, 0, 44),
)
LOWERED = replace(
    bowed(WALKING, -19, -8),
    cloth="262,420! 330,446 398,426! 412,486 420,544! 380,560 338,606! 308,566 264,548! 256,486",
    fringe_count=0,
)
TOSSING = replace(
    bowed(PRANCING, 7, 17),
    rein="68,384 122,424",
    cloth=(
        "262,420! 330,446 396,426! 410,490 412,546! 398,576! 382,550! 366,580! 350,552! 334,582! 318,552! 302,580!"
        " 286,550! 272,574! 262,546! 256,480"
    ),
    fringe_count=0,
)


def cavallo_coins(c: Canvas) -> None:
    """A moustached rider in a yellow turban and a long coat, on a standing horse."""
    ground(c, YELLOW)
    tack = Tack(RED, BLUE, YELLOW, stars=True)
    with c.at(-5):
        horse(c, STANDING, Coat(TAN, BROWN), tack)
        boot_standing(c, YELLOW, WHITE)
        with c.at(-16, -22, 0.98):
            coat_skirt(c, GREEN, YELLOW)
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
    """A fair rider to the right, in profile, a hand on his hip, toasts with the cup; the horse arches its neck."""
    ground(c, RED)
    tack = Tack(RED, GREEN, YELLOW, stars=True)
    with c.at(W + 14, flip=True):
        horse(c, ARCHED, Coat(CHESTNUT, DARK, blaze=WHITE), tack)
        seat_standing(c, BLUE, WHITE, RED, YELLOW)
        reins(c, ARCHED, RED, (262, 412))
        with saddle(c), leaning(c, 4):
            arm(c, FAR_HIGH_PALM, YELLOW, (BLUE, YELLOW))
            cup(c, 62, 140, 150, 178)
            arm_hand(c, FAR_HIGH_PALM, WHITE)
            doublet(c, BLUE, RED)
            with c.at(258, 148):
                hair_back(c, GOLDEN, -12)
            neck(c, 256, 192)
            collar(c, 250, 236)
            with c.at(256, 150, turn=5):
                profile(c, Face(smile=1.5, iris="#2F6B4F", brow_color=BROWN))
                hair_front(c, GOLDEN, -14)
                cap(c, RED, YELLOW, WHITE)
            arm(c, NEAR_AKIMBO, YELLOW, (BLUE, YELLOW))
            arm_hand(c, NEAR_AKIMBO, WHITE)


def cavallo_swords(c: Canvas) -> None:
    """A Moor rides to the right and looks back, the scimitar on his shoulder; the horse lowers its head."""
    ground(c, BLUE)
    tack = Tack(YELLOW, RED, YELLOW, RED, stars=True)
    with c.at(W + 5, flip=True):
        horse(c, LOWERED, Coat(CREAM, DARK), tack)
        seat_standing(c, BLUE, WHITE, YELLOW, GREEN)
        reins(c, LOWERED, YELLOW, (228, 420))
        with saddle(c):
            arm(c, FAR_REINS, GREEN, (WHITE, GREEN))
            arm_hand(c, FAR_REINS, YELLOW, UMBER)
            doublet(c, GREEN, RED, lapel=YELLOW)
            neck(c, 256, 196, UMBER)
            collar(c, 250, 236)
            scimitar(c, 318, 388, 2, 1.2)
            with c.at(256, 150, flip=True):
                c.form(ellipse(44, 4, 9, 14), UMBER, w=DETAIL + 0.4, shade=2)
                face34(c, Face(skin=UMBER, age=1, lips="#7A2320", nose=1.1))
                c.form(ellipse(45, 24, 7), YELLOW, w=FINE + 0.3, shade=1.5)
                side_hair(c, INK)
                goatee34(c, INK)
                turban(c, BLUE, YELLOW, WHITE)
            arm(c, NEAR_SHOULDERING, GREEN, (WHITE, GREEN))
            arm_hand(c, NEAR_SHOULDERING, YELLOW, UMBER)


def cavallo_clubs(c: Canvas) -> None:
    """A bearded rider to the left in a ruff, thrown back, the club on his shoulder; the horse tosses its head."""
    ground(c, GREEN)
    tack = Tack(RED, YELLOW, RED, stars=True)
    with c.at(-5):
        horse(c, TOSSING, Coat(SOOT, INK), tack)
        seat_standing(c, GREEN, YELLOW, BROWN, RED)
        reins(c, TOSSING, RED, (200, 388))
        with saddle(c), leaning(c, 3):
            arm(c, FAR_REINS_HIGH, WHITE, (GREEN, YELLOW))
            arm_hand(c, FAR_REINS_HIGH, YELLOW)
            doublet(c, RED, GREEN)
            with c.at(258, 148):
                hair_back(c, BROWN, -22)
            ruff(c, 256, 240, 134)
            neck(c, 256, 190)
            club(c, 344, 222, 360, 104, 12, flip=True, red=True)
            with c.at(256, 150):
                face34(c, Face(age=1, nose=1.1, brow=6.2))
                side_hair(c, BROWN)
                beard34(c, BROWN)
                cap(c, GREEN, YELLOW)
            arm(c, NEAR_CLUTCHING, WHITE)
            arm_hand(c, NEAR_CLUTCHING, YELLOW)


# ------------------------------------------------------------------ re
def re_coins(c: Canvas) -> None:
    """Brown-bearded, turned to the coin at the top right, a hand on the hilt; he gathers up his cloak."""
    ground(c, YELLOW)
    with c.at(W - 28, flip=True):
        gathered_cloak(c, RED, BLUE)
        leg(c, (224, 520), (196, 594), (158, 706), RED, -3)
        shoe(c, 154, 712, YELLOW)
        leg(c, (288, 520), (302, 600), (312, 706), RED, 6)
        shoe(c, 310, 712, YELLOW, flip=True)
        breeches(c, 218, 500, 106, 118, GREEN, YELLOW)
        breeches(c, 292, 502, 112, 120, GREEN, YELLOW)
        tunic_skirt(c, 258, BLUE, YELLOW, 474)
        doublet(c, BLUE, YELLOW)
        sheath(c, 196, 428, -34, length=206)
        arm(c, FAR_AT_HIP, YELLOW)
        arm_hand(c, FAR_AT_HIP, WHITE)
        arm(c, NEAR_GATHERING, YELLOW)
        cascade(c, RED)
        arm_hand(c, NEAR_GATHERING, WHITE)
        turned_cape(c)
        chain(c, 248, 296, 66, 44)
        with c.at(252, 164):
            hair_back(c, BROWN, -16)
            face34(c, Face(age=1, brow=6.4, nose=1.05, look=-0.6))
            side_hair(c, BROWN)
            beard34(c, BROWN, 112)
            lily_crown(c, YELLOW, RED)
    coin(c, 422, 124, 142)


def re_cups(c: Canvas) -> None:
    """Old and grey, in a long robe with a train, the baton on his shoulder; he looks up at the cup, top left."""
    ground(c, RED)
    with c.at(36):
        trailing_cloak(c, RED, YELLOW)
        shoe(c, 178, 714, GREEN)
        shoe(c, 286, 714, GREEN)
        long_robe(c, BLUE, YELLOW, WHITE)
        doublet(c, BLUE, YELLOW)
        arm(c, FAR_SPEAKING, GREEN)
        arm_hand(c, FAR_SPEAKING, YELLOW)
        arm(c, NEAR_SHOULDERING, GREEN)
        turned_cape(c, YELLOW)
        sceptre(c, 314, 392, 236, 14)
        arm_hand(c, NEAR_SHOULDERING, YELLOW)
        chain(c, 246, 296, 66, 44)
        with c.at(250, 170, turn=7):
            hair_back(c, GREY, -6)
            face34(c, Face(age=2, smile=1, iris="#3E6A8C", brow_color="#6E6A62", look=-1, nose=1.1))
            side_hair(c, GREY)
            beard34(c, GREY, 138)
            lily_crown(c, RED, BLUE, (YELLOW, WHITE))
    cup(c, 106, 184, 132, 150)


def re_swords(c: Canvas) -> None:
    """Fair-bearded, in a breastplate, the sword upright, an open hand raised."""
    x = 288
    ground(c, BLUE)
    cloak(c, x, RED, GREEN)
    king_legs(c, x, YELLOW, BLUE)
    king_skirt(c, x, RED, YELLOW)
    breastplate(c, x, YELLOW)
    sleeve(c, fit("80,282 106,340 140,368 170,344 172,294", x=x), (52, 58, 50, 40, 32), BLUE)
    king_arm(c, x, -1, (-110, 388), (-130, 414), BLUE)
    mantle(c, x, RED, GREEN, (-1,))
    sword(c, x - 164, 270, 474, 0, 42, 118)
    forearm = fit("-82,358 -90,394 -108,418 -126,424", x=x)
    sleeve(c, forearm, (34, 48, 42, 34), BLUE, folds=False)
    hand(c, x - 128, 424, -80, flip=True, cuff=WHITE)
    hand(c, x + 173, 288, 4, "open", cuff=WHITE)
    shoulder_cape(c, x, RED)
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
    """Dark, in profile, a foot on a stone, his cape thrown back, the tall club for a staff."""
    ground(c, GREEN)
    with c.at(W - 29, flip=True):
        blown_cape(c, RED, YELLOW)
        stone(c, 158, 738)
        leg(c, (288, 520), (314, 600), (340, 706), WHITE, 7)
        shoe(c, 338, 712, BROWN, flip=True)
        leg(c, (222, 520), (172, 578), (166, 660), WHITE, -4)
        shoe(c, 162, 666, BROWN)
        breeches(c, 212, 494, 112, 118, BLUE, YELLOW)
        breeches(c, 292, 496, 114, 124, BLUE, YELLOW)
        tunic_skirt(c, 258, GREEN, YELLOW, 470)
        doublet(c, GREEN, YELLOW)
        arm(c, NEAR_AKIMBO, BLUE, (YELLOW, BLUE))
        arm_hand(c, NEAR_AKIMBO, YELLOW)
        club(c, 84, 462, 552, 112, 2)
        arm(c, FAR_ON_TALL_STAFF, BLUE, (YELLOW, BLUE))
        arm_hand(c, FAR_ON_TALL_STAFF, YELLOW)
        turned_cape(c)
        with c.at(254, 162):
            hair_back(c, DARK, -26)
            profile(c, Face(age=2, frown=3, brow=7, nose=1.15, hook=3))
            side_hair(c, DARK)
            beard_profile(c, DARK)
            leaf_crown(c, BRONZE, GREEN, (RED, YELLOW), -1)


COURTS: dict[str, tuple[Callable[[Canvas], None], ...]] = {
    "coins": (fante_coins, cavallo_coins, re_coins),
    "cups": (fante_cups, cavallo_cups, re_cups),
    "swords": (fante_swords, cavallo_swords, re_swords),
    "clubs": (fante_clubs, cavallo_clubs, re_clubs),
}
