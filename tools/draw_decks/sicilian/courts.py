"""The twelve courts of the Sicilian deck: paladins of the puppet theatre.

The ground tells the rank: red page, yellow rider, green king.  Figures look left; those that look right are mirrored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tools.draw_decks.dress import AT_EASE, BRACED, CROSSED, GROUND, STRIDING, king_arm, leaning, mantle
from tools.draw_decks.figure import (
    Face,
    beard_front,
    beard_profile,
    face34,
    fingers,
    front,
    hand,
    neck,
    profile,
    sleeve,
)
from tools.draw_decks.horses import rein, seat_standing
from tools.draw_decks.kit import DETAIL, Canvas, fit, limb
from tools.draw_decks.palette import (
    AUBURN,
    BLUE,
    BROWN,
    DARK,
    GOLDEN,
    GREEN,
    GREY,
    HOAR,
    INK,
    RED,
    STEEL,
    UMBER,
    WHITE,
    YELLOW,
)
from tools.draw_decks.sicilian import W
from tools.draw_decks.sicilian.armour import (
    armour_king,
    buckler,
    cape,
    cuirass,
    ground,
    kaftan_king,
    lady_legs,
    pauldron,
    pteruges,
    robed_king,
    royal_cloak,
    sash,
    stole,
    tassets,
    waist,
)
from tools.draw_decks.sicilian.heads import (
    braid,
    curly_beard,
    diadem,
    garland,
    goatee,
    helmet,
    side_waves,
    spike_crown,
    square_beard,
    swept_back,
    toque,
    tress,
    waves,
    whiskers,
)
from tools.draw_decks.sicilian.mounts import TROT, WALK, going, rearing, threequarter
from tools.draw_decks.sicilian.pips import club, coin, cup, sword

#: Widths of a sleeve, from the shoulder over the elbow to the wrist.
SLEEVE = (48, 53, 48, 39, 30)

#: How much taller the horses are than drawn, and the size of their riders.
TALLER, RIDER = 1.08, 0.88


@contextmanager
def steed(c: Canvas, x: float = 0) -> Iterator[None]:
    """Horses stand taller than they were drawn, from the ground up."""
    with c.at(x, GROUND * (1 - TALLER), scale_y=TALLER):
        yield


@contextmanager
def thrown_up(c: Canvas) -> Iterator[None]:
    """The rearing horse stands steeper than it was drawn, turned about its hind hooves."""
    with c.at(372, GROUND, turn=8), c.at(-400, -GROUND):
        yield


@contextmanager
def seated(c: Canvas, x: float, y: float, lean: float = 0) -> Iterator[None]:
    """Figure coordinates of a rider whose hips are at (x, y) on a steed; ``lean`` turns him about them."""
    with c.at(x, GROUND - (GROUND - y) * TALLER, RIDER, lean), c.at(-256, -440):
        yield


# ------------------------------------------------------------------ fanti
def fante_coins(c: Canvas) -> None:
    """A dark page in gold with two plumes holds out the coin."""
    ground(c, RED)
    with c.at(W, flip=True):
        cape(c, GREEN, GREEN, 1)
        lady_legs(c, AT_EASE, WHITE, YELLOW, BLUE, RED)
        pteruges(c, 258, RED, WHITE, BLUE, 500)
        with c.at(254, 152):
            waves(c, DARK, 44)
        cuirass(c, YELLOW, RED, GREEN)
        sash(c, BLUE)
        sleeve(c, "322,274 368,322 396,364 362,394 330,406", SLEEVE, WHITE)
        pauldron(c, 332, 266, 1, YELLOW, RED, 0.98)
        hand(c, 324, 408, -80, "hang", cuff=RED)
        sleeve(c, "206,278 176,336 140,366 110,352 100,318", SLEEVE, WHITE)
        pauldron(c, 190, 268, -1, YELLOW, RED, 0.9)
        fingers(c, 99, 306, -4)
        coin(c, 94, 214, 146)
        hand(c, 99, 306, -4, "pinch", cuff=RED)
        neck(c, 254, 192)
        with c.at(254, 152):
            face34(c, Face(woman=True, smile=1.5, iris=BROWN, brow=3.6))
            tress(c, DARK, 28)
            diadem(c, YELLOW, RED, (RED, WHITE))


def fante_cups(c: Canvas) -> None:
    """In profile, auburn and crowned with flowers, she offers the cup with both hands."""
    ground(c, RED)
    lady_legs(c, STRIDING, RED, GREEN, YELLOW, BROWN)
    pteruges(c, 258, GREEN, YELLOW, WHITE, 502)
    with leaning(c, -4):
        with c.at(256, 152):
            waves(c, AUBURN, 30)
        sleeve(c, "206,280 186,350 164,408 136,430 114,428", SLEEVE, WHITE)
        pauldron(c, 190, 268, -1, BLUE, YELLOW, 0.9)
        cuirass(c, BLUE, YELLOW, RED)
        sash(c, RED)
        cup(c, 98, 316, 138, 188)
        hand(c, 112, 428, -26, "palm", cuff=YELLOW)
        sleeve(c, "322,276 352,330 336,376 262,378 186,354", SLEEVE, WHITE)
        pauldron(c, 332, 266, 1, BLUE, YELLOW, 0.98)
        hand(c, 180, 352, -66, "hang", flip=True, cuff=YELLOW)
        neck(c, 258, 190)
        with c.at(258, 150):
            profile(c, Face(woman=True, iris="#2F6B4F", smile=1, brow=3.6, brow_color=BROWN))
            swept_back(c, AUBURN)
            tress(c, AUBURN, 14)
            with c.at(4, 6):
                garland(c, (WHITE, RED))
        braid(c, 318, 250, 5, AUBURN, YELLOW, 2)


def fante_swords(c: Canvas) -> None:
    """A fair maid-at-arms under a plumed helmet, with buckler and sword."""
    ground(c, RED)
    cape(c, RED, RED, 1, 540)
    lady_legs(c, BRACED, BLUE, STEEL, YELLOW, YELLOW)
    pteruges(c, 258, BLUE, YELLOW, RED, 500)
    with leaning(c, 2):
        with c.at(254, 152):
            waves(c, GOLDEN, 56)
        cuirass(c, STEEL, YELLOW, RED)
        sash(c, GREEN, tails=False)
        sleeve(c, "206,280 176,330 150,366", (48, 52, 44), WHITE, folds=False)
        pauldron(c, 190, 268, -1, STEEL, YELLOW, 0.9)
        buckler(c, 126, 382, 84, GREEN, YELLOW)
        sword(c, 432, 262, 452, 3, 42, 112, grip=0.17)
        sleeve(c, "324,276 364,334 384,396 402,424 414,436", SLEEVE, WHITE)
        pauldron(c, 334, 266, 1, STEEL, YELLOW, 0.98)
        hand(c, 408, 446, 80, "fist", cuff=RED)
        neck(c, 256, 192)
        with c.at(254, 152):
            face34(c, Face(woman=True, iris="#2B5F9E", frown=2, brow=3.6, brow_color=BROWN, look=1))
            tress(c, GOLDEN, 34)
            helmet(c, STEEL, YELLOW, (RED, WHITE))


def fante_clubs(c: Canvas) -> None:
    """A page in red leans on the grounded club and looks back over her shoulder."""
    ground(c, RED)
    with c.at(W, flip=True):
        lady_legs(c, CROSSED, YELLOW, RED, YELLOW, GREEN)
        pteruges(c, 258, YELLOW, RED, GREEN, 502)
        with leaning(c, -4):
            with c.at(256, 152, flip=True):
                waves(c, BROWN, -10)
            cuirass(c, RED, YELLOW, WHITE)
            sash(c, WHITE)
            sleeve(c, "322,274 370,322 398,364 362,396 330,406", SLEEVE, GREEN)
            pauldron(c, 332, 266, 1, YELLOW, GREEN, 0.98)
            hand(c, 326, 408, -80, "hang", cuff=WHITE)
            club(c, 92, 521, 424, 124, 180, sawn=False)
            sleeve(c, "206,280 178,322 150,346 124,344 108,330", SLEEVE, GREEN)
            pauldron(c, 190, 268, -1, YELLOW, GREEN, 0.9)
            hand(c, 112, 322, -118, "fist", flip=True, cuff=WHITE)
            neck(c, 256, 192)
            with c.at(258, 152, flip=True):
                face34(c, Face(woman=True, smile=2.5, iris=BROWN, brow=3.8))
                tress(c, BROWN, -24)
                toque(c, GREEN, YELLOW, WHITE)
            braid(c, 196, 226, 4, BROWN, RED, -3)


# ------------------------------------------------------------------ cavalli
def cavallo_coins(c: Canvas) -> None:
    """A moustached knight at the trot, bent forward, the coin lifted behind him."""
    ground(c, YELLOW)
    with steed(c, -8):
        going(c, TROT, RED, YELLOW, GREEN, YELLOW, (RED, YELLOW))
    with steed(c, -26):
        seat_standing(c, BLUE, WHITE, STEEL, YELLOW)
    with seated(c, 296, 446, -4):
        sleeve(c, "206,280 178,332 170,378 176,396 186,402", SLEEVE, RED)
        tassets(c, BLUE, WHITE)
        cuirass(c, STEEL, YELLOW, RED, lady=False)
        sash(c, RED, tails=False)
        pauldron(c, 190, 268, -1, STEEL, YELLOW, 0.9)
    with steed(c):
        rein(c, RED, "108,424 152,446 198,436 228,420")
    with seated(c, 296, 446, -4):
        hand(c, 184, 402, -60, "fist", flip=True, cuff=YELLOW)
        sleeve(c, "326,276 366,322 404,330 416,294 410,254", SLEEVE, RED)
        pauldron(c, 334, 268, 1, STEEL, YELLOW, 1.0)
        fingers(c, 410, 240, 4)
        coin(c, 402, 150, 138)
        hand(c, 410, 240, 4, "pinch", cuff=YELLOW)
        neck(c, 254, 194)
        with c.at(252, 150, turn=4):
            face34(c, Face(age=1, hook=2, nose=1.15, brow=6.4))
            whiskers(c, DARK)
            side_waves(c, DARK)
            helmet(c, STEEL, YELLOW, ("", YELLOW))


def cavallo_cups(c: Canvas) -> None:
    """A fair young rider in profile, garlanded, on a horse that looks out of the card."""
    ground(c, YELLOW)
    with c.at(W + 34, flip=True):
        with steed(c):
            threequarter(c, GREEN, YELLOW, RED, YELLOW, (WHITE, GREEN))
        with steed(c, 2):
            seat_standing(c, YELLOW, GREEN, RED, WHITE)
        with seated(c, 325, 446, 2):
            tassets(c, GREEN, WHITE)
            sleeve(c, "206,280 184,334 178,378 192,402", (48, 52, 46, 34), WHITE)
            cuirass(c, GREEN, YELLOW, RED, lady=False)
            sash(c, YELLOW, tails=False)
            pauldron(c, 190, 268, -1, GREEN, YELLOW, 0.9)
        with steed(c):
            rein(c, GREEN, "196,424 230,442 262,428 280,414")
        with seated(c, 325, 446, 2):
            hand(c, 192, 404, -50, "fist", flip=True, cuff=RED)
            sleeve(c, "326,276 362,328 392,336 398,308 386,280", SLEEVE, WHITE)
            pauldron(c, 334, 268, 1, GREEN, YELLOW, 1.0)
            cup(c, 383, 170, 112, 156)
            hand(c, 386, 276, 0, "palm", flip=True, cuff=RED)
            with c.at(254, 150):
                waves(c, GOLDEN, -28)
            neck(c, 256, 192)
            with c.at(256, 150, turn=-2):
                profile(c, Face(iris="#2B5F9E", brow_color=BROWN, smile=1))
                swept_back(c, GOLDEN)
                side_waves(c, GOLDEN)
                with c.at(4, 6):
                    garland(c, (RED, YELLOW))


def cavallo_swords(c: Canvas) -> None:
    """The Moor, thrown back in the saddle of a rearing horse, the sword upright."""
    ground(c, YELLOW)
    with steed(c), thrown_up(c):
        rearing(c, BLUE, YELLOW, BLUE, WHITE, (BLUE, WHITE))
    with steed(c), thrown_up(c), c.at(345, 408, turn=8), c.at(-330, -430):
        seat_standing(c, RED, YELLOW, STEEL, YELLOW)
    with seated(c, 328, 420, 5):
        tassets(c, RED, YELLOW)
        sleeve(c, "206,280 182,330 168,366 158,372", (48, 52, 44, 32), GREEN)
        cuirass(c, YELLOW, RED, BLUE, lady=False)
        sash(c, BLUE, tails=False)
        pauldron(c, 190, 268, -1, YELLOW, RED, 0.9)
    with steed(c), thrown_up(c):
        rein(c, BLUE, "96,346 150,384 196,374 228,354")
    with seated(c, 328, 420, 5):
        hand(c, 160, 372, -86, "fist", flip=True, cuff=WHITE, skin=UMBER)
        sword(c, 374, 226, 400, -4, 40, 96, grip=0.17)
        sleeve(c, "326,276 362,330 374,376 364,394", (50, 54, 44, 32), GREEN)
        pauldron(c, 334, 268, 1, YELLOW, RED, 1.0)
        hand(c, 356, 394, 76, "fist", cuff=WHITE, skin=UMBER)
        neck(c, 254, 194, UMBER)
        with c.at(252, 150, turn=-4):
            face34(c, Face(skin=UMBER, age=1, lips="#7A2320", nose=1.1, hook=1, frown=3))
            goatee(c, INK)
            side_waves(c, INK)
            helmet(c, YELLOW, RED, ("", BLUE), GREEN)


def cavallo_clubs(c: Canvas) -> None:
    """An old red-bearded rider to the right, the club on his shoulder."""
    ground(c, YELLOW)
    with c.at(W + 4, flip=True):
        with steed(c):
            going(c, WALK, YELLOW, RED, BLUE, YELLOW, (GREEN, RED))
        with steed(c, -12):
            seat_standing(c, RED, WHITE, BROWN, GREEN)
        with seated(c, 313, 446, -2):
            tassets(c, RED, GREEN)
            cuirass(c, BLUE, YELLOW, YELLOW, lady=False)
            sash(c, GREEN, tails=False)
            sleeve(c, "206,280 180,334 172,380 178,402", (48, 52, 46, 34), WHITE)
            pauldron(c, 190, 268, -1, BLUE, YELLOW, 0.9)
        with steed(c):
            rein(c, YELLOW, "156,432 184,446 214,438 238,422")
        with seated(c, 313, 446, -2):
            hand(c, 178, 404, -60, "fist", flip=True, cuff=RED)
            club(c, 362, 262, 396, 96, 10)
            sleeve(c, "326,276 372,328 392,372 370,384 350,376", (50, 56, 50, 40, 30), WHITE)
            pauldron(c, 334, 268, 1, BLUE, YELLOW, 1.0)
            hand(c, 352, 372, -72, "fist", flip=True, cuff=RED)
            with c.at(254, 150):
                waves(c, AUBURN, -36)
            neck(c, 254, 194)
            with c.at(252, 150, turn=3):
                face34(c, Face(age=2, nose=1.2, brow=6.8, jaw=3))
                square_beard(c, AUBURN)
                side_waves(c, AUBURN)
                toque(c, RED, YELLOW, "")


# ------------------------------------------------------------------ re
def re_coins(c: Canvas) -> None:
    """An old king with a beard of curls, in a long robe, the coin at his shoulder."""
    x = 280.0
    ground(c, GREEN)
    royal_cloak(c, x, BLUE, YELLOW, 1)
    robed_king(c, x, RED, WHITE, YELLOW, GREEN, GREEN)
    king_arm(c, x, 1, (116, 386), (72, 420), RED)
    king_arm(c, x, -1, (-122, 376), (-168, 350), RED)
    mantle(c, x, BLUE, YELLOW, (1,))
    hand(c, x + 66, 420, -84, "hang", cuff=YELLOW)
    stole(c, x)
    fingers(c, 108, 336, -6)
    coin(c, 102, 244, 152)
    hand(c, 108, 338, -6, "pinch", cuff=YELLOW)
    with c.at(x - 2, 166):
        face34(c, Face(age=2, smile=1, brow_color="#8E897B", iris="#2B5F9E"))
        curly_beard(c, HOAR)
        side_waves(c, HOAR)
        spike_crown(c, YELLOW, RED, BLUE)


def re_cups(c: Canvas) -> None:
    """A dark king in gilded armour, the cup on his palm."""
    x = 282.0
    ground(c, GREEN)
    with c.at(W, flip=True):
        royal_cloak(c, x, GREEN, RED, 1)
        armour_king(c, x, YELLOW, RED, BLUE, (BLUE, WHITE, YELLOW), WHITE, RED, BLUE, step=26)
        king_arm(c, x, 1, (126, 372), (70, 414), BLUE)
        pauldron(c, x + 92, 268, 1, YELLOW, RED, 1.08)
        hand(c, x + 64, 414, -84, "hang", cuff=WHITE)
        king_arm(c, x, -1, (-116, 384), (-164, 372), BLUE)
        pauldron(c, x - 92, 268, -1, YELLOW, RED, 1.08)
        cup(c, 106, 244, 146, 196)
        hand(c, 118, 372, -10, "palm", cuff=WHITE)
        neck(c, x, 206)
        c.form(limb(fit("-44,244 0,258 44,244", x=x), (24, 26, 24), cap=0.2), RED, w=DETAIL + 0.6, shade=4)
        with c.at(x, 168):
            waves(c, DARK, -30)
            face34(c, Face(hook=2, nose=1.1, smile=1.5, age=1))
            goatee(c, DARK)
            side_waves(c, DARK)
            spike_crown(c, YELLOW, GREEN, RED)


def re_swords(c: Canvas) -> None:
    """A red-bearded king in steel, seen from the front, both hands on the grounded sword."""
    x = 250.0
    ground(c, GREEN)
    royal_cloak(c, x, RED, BLUE, -1)
    armour_king(c, x, STEEL, YELLOW, RED, (RED, YELLOW, BLUE), RED, YELLOW, WHITE)
    sword(c, x, 554, 372, 180, 42, 120, grip=0.19)
    for side in (-1, 1):
        king_arm(c, x, side, (side * 128, 372), (side * 38, 400), BLUE)
        pauldron(c, x + side * 94, 268, side, STEEL, YELLOW, 1.1)
    hand(c, x - 36, 404, 84, "fist", cuff=YELLOW)
    hand(c, x + 36, 392, -84, "fist", flip=True, cuff=YELLOW)
    with c.at(x, 168):
        front(c, Face(age=1, frown=4, iris="#2F6B4F", brow=6.6, brow_color="#64290F"))
        beard_front(c, AUBURN, "square", 124)
        spike_crown(c, YELLOW, BLUE, RED, middle=0)


def re_clubs(c: Canvas) -> None:
    """The Moorish king in profile, turbaned and in a kaftan, the club for a staff."""
    x = 222.0
    ground(c, GREEN)
    with c.at(W, flip=True):
        royal_cloak(c, x, YELLOW, GREEN, 1)
        kaftan_king(c, x, BLUE, YELLOW, RED, WHITE, RED)
        king_arm(c, x, -1, (-120, 384), (-60, 424), GREEN)
        king_arm(c, x, 1, (122, 388), (140, 424), GREEN)
        waist(c, x, RED, YELLOW)
        mantle(c, x, YELLOW, GREEN, (-1,))
        club(c, x + 176, 318, 420, 116, 6)
        sleeve(c, fit("98,356 114,396 130,418 142,428", x=x), (40, 48, 40, 32), GREEN, folds=False)
        hand(c, x + 144, 430, 76, "fist", cuff=WHITE, skin=UMBER)
        hand(c, x - 56, 424, 78, "hang", cuff=WHITE, skin=UMBER)
        stole(c, x, YELLOW)
        with c.at(x, 166, flip=True):
            profile(c, Face(skin=UMBER, age=2, hook=2, nose=1.1, lips="#7A2320", brow_color=GREY, brow=6))
            beard_profile(c, GREY)
            side_waves(c, GREY)
            spike_crown(c, YELLOW, RED, RED, WHITE)


COURTS: dict[str, tuple[Callable[[Canvas], None], ...]] = {
    "coins": (fante_coins, cavallo_coins, re_coins),
    "cups": (fante_cups, cavallo_cups, re_cups),
    "swords": (fante_swords, cavallo_swords, re_swords),
    "clubs": (fante_clubs, cavallo_clubs, re_clubs),
}
