"""The four riders (caballos) of the Spanish deck: each sits, looks and holds his sign in his own way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tools.draw_decks.dress import Arm, arm, arm_hand, belt, torso
from tools.draw_decks.figure import (
    Face,
    beard34,
    beard_front,
    beard_profile,
    bob,
    collar,
    face34,
    fingers,
    front,
    goatee34,
    neck,
    profile,
    ruff,
    side_hair,
)
from tools.draw_decks.hats import bonnet, felt_hat, morion, tall_hat
from tools.draw_decks.horses import Coat, Tack, horse, reins, seat_rearing, seat_standing
from tools.draw_decks.kit import Canvas
from tools.draw_decks.palette import (
    AUBURN,
    BAY,
    BLUE,
    BROWN,
    DARK,
    GOLDEN,
    GREEN,
    GREY,
    LEAF,
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
from tools.draw_decks.spanish.mounts import CANTERING, GALLOPING, HIGH, SEAT, SOARING, Joint, Mount
from tools.draw_decks.spanish.parts import GROUND, breastplate, frogging, gorget, meadow, seat_plated
from tools.draw_decks.spanish.pips import club, coin, cup, sword


@contextmanager
def mounted(c: Canvas, mount: Mount, coat: Coat, tack: Tack, right: bool = False) -> Iterator[None]:
    """A horse on the meadow, looking left or right; the rider is drawn inside."""
    meadow(c, None)
    with c.at(W if right else 0, GROUND - 826, flip=right):
        horse(c, mount.horse, coat, tack)
        yield


def astride(mount: Mount, turn: float) -> Joint:
    """Where the rider's near leg goes, which is drawn for ``REARING``."""
    return Joint(turn, SEAT, mount.trunk.point(SEAT))


@contextmanager
def seated(c: Canvas, mount: Mount, lean: float) -> Iterator[None]:
    """Figure coordinates of a rider; ``lean`` turns him back, or forward if negative."""
    with c.at(*mount.trunk.point(SEAT), 0.875, lean), c.at(-256, -403):
        yield


NEAR_REINS = Arm("326,272 358,322 350,366 290,372 230,366", (340, 292, -26), (228, 366, -88))
NEAR_HIGH = Arm("324,272 372,304 412,306 430,268 432,230", (342, 284, -56), (434, 224, 10), "pinch", flip=True)
NEAR_ON_HIP = Arm("326,276 374,318 392,366 368,396 350,404", (344, 296, -34), (352, 402, 10))
FAR_REINS_HIGH = Arm("206,280 174,326 158,356 144,370 132,376", (186, 296, 28), (134, 376, -86))
FAR_OVER_MANE = Arm("208,284 172,272 144,244 146,206 154,172", (186, 284, 66), (156, 168, 4), "palm")
FAR_LIFTED = Arm("208,286 170,288 136,264 122,226 118,192", (188, 288, 58), (118, 188, 50))


def caballo_coins(c: Canvas) -> None:
    """To the left on a rearing bay; in frogged gold, he looks back at the coin that he holds up behind him."""
    with mounted(c, HIGH, Coat(BAY, DARK, blaze=WHITE), Tack(RED, YELLOW, RED)):
        seat_rearing(c, YELLOW, RED, RED, YELLOW)
        reins(c, HIGH.horse, RED, (238, 406))
        with seated(c, HIGH, -5):
            arm(c, FAR_REINS_HIGH, YELLOW, (YELLOW, RED))
            arm_hand(c, FAR_REINS_HIGH, WHITE)
            torso(c, YELLOW)
            frogging(c, RED)
            belt(c, RED)
            arm(c, NEAR_HIGH, YELLOW, (YELLOW, RED))
            fingers(c, 434, 224, 10)
            coin(c, 442, 134, 140)
            arm_hand(c, NEAR_HIGH, WHITE)
            neck(c, 256, 196)
            ruff(c, 256, 236, 104, n=8)
            with c.at(260, 150, turn=4, flip=True):
                face34(c, Face(age=1, brow=5.8, smile=1))
                side_hair(c, DARK)
                beard34(c, DARK, 92)
                bonnet(c, YELLOW, RED, WHITE, short=True)


def caballo_cups(c: Canvas) -> None:
    """To the left, fair and in profile; his white horse canters with its head tucked, the goblet over its mane."""
    with mounted(c, CANTERING, Coat(PEARL, GREY, None), Tack(RED, RED, YELLOW)):
        with astride(CANTERING, -12).on(c):
            seat_rearing(c, RED, YELLOW, BROWN, WHITE)
        reins(c, CANTERING.horse, RED, (280, 452))
        with seated(c, CANTERING, 3):
            arm(c, FAR_OVER_MANE, RED, (RED, WHITE))
            cup(c, 150, 62, 132, 154)
            arm_hand(c, FAR_OVER_MANE, WHITE)
            torso(c, RED, YELLOW)
            belt(c, WHITE)
            with c.at(258, 150):
                bob(c, GOLDEN, "back", 6)
            neck(c, 258, 196)
            collar(c, 252, 236)
            with c.at(258, 150):
                profile(c, Face(age=1, smile=2, iris=BLUE, brow_color=BROWN, nose=0.95))
                bob(c, GOLDEN, "front", 2, 12)
                beard_profile(c, GOLDEN, 92)
                with c.at(0, 9, turn=-5):
                    tall_hat(c, RED, WHITE, YELLOW)
            arm(c, NEAR_REINS, RED, (RED, WHITE))
            arm_hand(c, NEAR_REINS, WHITE)


def caballo_swords(c: Canvas) -> None:
    """To the right; a captain in morion and plate leans into the charge, the sword held out before him."""
    with mounted(c, GALLOPING, Coat(SOOT, SILVER), Tack(BLUE, BLUE, PERIWINKLE), right=True):
        with astride(GALLOPING, -6).on(c):
            seat_plated(c, BLUE, PERIWINKLE)
        reins(c, GALLOPING.horse, BLUE, (290, 424))
        with seated(c, GALLOPING, -10):
            sword(c, 93, 74, 272, -26, 42, 96, 0.21)
            arm(c, FAR_LIFTED, PERIWINKLE, (BLUE, WHITE))
            arm_hand(c, FAR_LIFTED, YELLOW)
            torso(c, STEEL)
            breastplate(c)
            belt(c, BLUE)
            neck(c, 256, 196)
            gorget(c, BLUE)
            with c.at(256, 150):
                face34(c, Face(age=1, frown=4, nose=1.15, hook=3, brow=6.2))
                side_hair(c, BROWN)
                goatee34(c, BROWN)
                morion(c, BLUE)
            arm(c, NEAR_REINS, PERIWINKLE, (BLUE, WHITE))
            arm_hand(c, NEAR_REINS, YELLOW)


def caballo_clubs(c: Canvas) -> None:
    """To the right, red-bearded; he looks at you from the highest of the horses, the cudgel on his hip."""
    with mounted(c, SOARING, Coat(ROAN, BROWN), Tack(GREEN, GREEN, YELLOW), right=True):
        with astride(SOARING, 4).on(c), c.at(24, 20):
            seat_standing(c, GREEN, LEAF, BROWN, TAN)
        reins(c, SOARING.horse, GREEN, (256, 392))
        with seated(c, SOARING, -2):
            arm(c, FAR_REINS_HIGH, GREEN, (GREEN, LEAF))
            arm_hand(c, FAR_REINS_HIGH, YELLOW)
            torso(c, GREEN, YELLOW)
            belt(c, BROWN)
            neck(c, 256, 196)
            collar(c, 250, 236, LEAF)
            with c.at(256, 150):
                front(c, Face(age=1, jaw=4, smile=1.5, brow_color=AUBURN, brow=6))
                beard_front(c, AUBURN, "forked", 104)
                with c.at(flip=True):
                    felt_hat(c, GREEN, YELLOW, RED)
            arm(c, NEAR_ON_HIP, GREEN, (GREEN, LEAF))
            club(c, 390, 306, 266, 86, 15)
            arm_hand(c, NEAR_ON_HIP, YELLOW)


RIDERS = {"coins": caballo_coins, "cups": caballo_cups, "swords": caballo_swords, "clubs": caballo_clubs}
