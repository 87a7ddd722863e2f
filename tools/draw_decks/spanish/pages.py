"""The four pages (sotas) of the Spanish deck, drawn in figure coordinates."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tools.draw_decks.dress import FAR_RAISED, NEAR_AKIMBO, Arm, arm, arm_hand, belt, pleats, short_cape, torso
from tools.draw_decks.figure import (
    Face,
    bob,
    collar,
    curls,
    face34,
    fingers,
    hair_front,
    hand,
    leg,
    neck,
    profile,
    ruff,
    shoe,
    sleeve,
)
from tools.draw_decks.hats import bonnet, hunter_cap, split_cap, tall_hat
from tools.draw_decks.kit import DETAIL, Canvas, curve, fit, limb
from tools.draw_decks.palette import (
    AUBURN,
    BLUE,
    BROWN,
    DARK,
    GOLDEN,
    GREEN,
    LEAF,
    PERIWINKLE,
    RED,
    STEEL,
    TAN,
    WHITE,
    YELLOW,
)
from tools.draw_decks.spanish import W
from tools.draw_decks.spanish.parts import (
    boot,
    buckler,
    dagged_hood,
    gorget,
    hanging_sleeve,
    horn,
    mail_skirt,
    meadow,
    quilting,
    tabard,
)
from tools.draw_decks.spanish.pips import club, coin, cup, sword


@contextmanager
def standing(c: Canvas, right: bool = False, dx: float = 0) -> Iterator[None]:
    """Figure coordinates of a page, turned to the right if asked."""
    with c.at(W - 47 + dx if right else 47 + dx, 70, flip=right):
        yield


#: The near arm is the one at the viewer's right when the figure looks left.
NEAR_TO_HIP = Arm("324,274 368,326 386,382 372,420 352,446", (340, 290, -28), (352, 446, 200))
FAR_WITH_HORN = Arm("206,280 166,326 130,332 124,286 138,246", (186, 294, 38), (140, 242, 12))
NEAR_SHOULDERING = Arm("326,276 372,326 398,380 376,398 352,400", (342, 296, -30), (352, 400, 14))
FAR_UPRIGHT = Arm("206,278 172,334 148,384 124,388 108,384", (186, 294, 30), (108, 384, -78))


def sota_coins(c: Canvas) -> None:
    """To the right; gold coat and cape, red hose, the coin lifted."""
    meadow(c, RED)
    with standing(c, right=True, dx=-12):
        short_cape(c, YELLOW, RED, 536)
        leg(c, (226, 560), (194, 606), (152, 706), RED, -3)
        shoe(c, 148, 712, YELLOW, cuff=WHITE)
        leg(c, (288, 560), (294, 606), (300, 708), RED, 6)
        shoe(c, 298, 712, YELLOW, flip=True, cuff=WHITE)
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
        leg(c, (244, 560), (272, 612), (330, 690), RED, 4)
        with c.at(330, 692, turn=-20):
            shoe(c, 0, 0, YELLOW, toe=20, cuff=WHITE)
        leg(c, (276, 560), (246, 610), (206, 708), RED, -3)
        shoe(c, 202, 712, YELLOW, toe=20, cuff=WHITE)
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
        leg(c, (222, 540), (194, 604), (160, 708), RED, -5)
        shoe(c, 156, 712, BLUE, cuff=WHITE)
        leg(c, (290, 540), (318, 604), (342, 708), RED, 6)
        shoe(c, 340, 712, BLUE, flip=True, cuff=WHITE)
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
    """To the left; a forester in a dagged hood blows his horn, the cudgel on his shoulder."""
    meadow(c, None)
    with standing(c, dx=-4):
        leg(c, (226, 540), (208, 600), (190, 708), RED, -3)
        leg(c, (288, 540), (306, 600), (324, 708), RED, 6)
        boot(c, 190, 200, BROWN, TAN)
        boot(c, 324, 318, BROWN, TAN)
        pleats(c, 258, 536, 6, (GREEN, LEAF), band=10, spread=(-88, 96), pointed=True)
        torso(c, GREEN, YELLOW)
        belt(c, BROWN)
        arm(c, FAR_WITH_HORN, GREEN)
        with c.at(158, 208, 1.2, -6, flip=True):
            horn(c)
        arm_hand(c, FAR_WITH_HORN, YELLOW)
        neck(c, 256, 196)
        dagged_hood(c, LEAF, GREEN)
        with c.at(254, 150):
            profile(c, Face(nose=0.85, brow_color=BROWN, iris="#2F6B4F"))
            hair_front(c, BROWN, -34)
            hunter_cap(c, GREEN, LEAF, RED)
        arm(c, NEAR_SHOULDERING, GREEN)
        club(c, 404, 226, 390, 110, 16)
        arm_hand(c, NEAR_SHOULDERING, YELLOW)


PAGES = {"coins": sota_coins, "cups": sota_cups, "swords": sota_swords, "clubs": sota_clubs}
