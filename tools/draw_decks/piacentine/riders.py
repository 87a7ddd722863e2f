"""The riders of the Piacentine deck; that of coins is seen from behind, as the tradition has it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tools.draw_decks.figure import (
    Face,
    beard34,
    face34,
    fingers,
    goatee34,
    hair_back,
    hair_front,
    hand,
    locks,
    moustache,
    neck,
    profile,
    ruff,
    side_hair,
)
from tools.draw_decks.horses import strap
from tools.draw_decks.kit import DETAIL, Canvas, curve, ellipse, limb, star
from tools.draw_decks.palette import (
    AUBURN,
    BAY,
    BLUE,
    BROWN,
    CREAM,
    DARK,
    FLESH,
    GOLDEN,
    GREEN,
    INK,
    PEARL,
    RED,
    STEEL,
    TAN,
    WHITE,
    YELLOW,
)
from tools.draw_decks.piacentine import CX
from tools.draw_decks.piacentine.dress import falling_collar, jerkin, roll, sleeve, tabs
from tools.draw_decks.piacentine.figures import flipped
from tools.draw_decks.piacentine.hats import burgonet, chaperon, fur_hat, pheasant_hat
from tools.draw_decks.piacentine.horses import ARCHED, BOWED, PROUD, Mount, ear, forehand, head, reins, saddle, thigh
from tools.draw_decks.piacentine.pips import coin, cup, hatch, log, sword


@contextmanager
def _seated(c: Canvas, x: float = 92, y: float = 6) -> Iterator[None]:
    """A standing figure's coordinates, brought into the saddle."""
    with c.at(x, y, 0.85):
        yield


def _far_rein_arm(c: Canvas, cloth: str, stripe: str, cuff: str) -> None:
    sleeve(c, "200,280 170,330 160,380 154,400 150,412", (54, 56, 50, 42, 32), cloth, stripe)
    hand(c, 153, 414, -96, flip=True, cuff=cuff)


# ------------------------------------------------------------------ cups
def rider_of_cups(c: Canvas) -> None:
    """To the left on a cream horse with a long mane, a young cavalier, the cup held high before him."""
    mount = Mount(BOWED, CREAM, BROWN, RED)
    with _seated(c):
        sleeve(c, "200,276 156,308 106,312 62,284 44,250", (54, 58, 54, 44, 32), BLUE, YELLOW)
    forehand(c, mount)
    saddle(c, GREEN, YELLOW)
    thigh(c, RED, WHITE, YELLOW, GREEN)
    reins(c, mount, (262, 344))
    with _seated(c):
        cup(c, 33, 137, 124, 166)
        hand(c, 42, 246, -4, "palm", cuff=WHITE)
        tabs(c, RED, WHITE)
        jerkin(c, RED, YELLOW, WHITE, BLUE, "frogs")
        with c.at(258, 148):
            hair_back(c, GOLDEN, 8)
        neck(c, 256, 196)
        falling_collar(c, 250, 234)
        with c.at(256, 150):
            face34(c, Face(age=1, smile=2, nose=1.05, brow_color="#8A5A14"))
            hair_front(c, GOLDEN, 6)
            goatee34(c, GOLDEN)
            pheasant_hat(c, BLUE, YELLOW, WHITE)
        sleeve(c, "326,272 366,322 366,376 300,396 232,398", (58, 60, 54, 44, 32), BLUE, YELLOW)
        roll(c, 330, 268, 34, 24, RED, YELLOW)
        hand(c, 228, 398, -84, flip=True, cuff=WHITE)


# ------------------------------------------------------------------ swords
def _rider_of_swords(c: Canvas) -> None:
    mount = Mount(
        PROUD, PEARL, INK, BLUE, style="hogged", spots="330,440,10 220,400,8 226,300,8 446,430,9 176,380,7 200,260,6"
    )
    forehand(c, mount)
    saddle(c, RED, YELLOW)
    thigh(c, GREEN, YELLOW, BROWN, RED)
    reins(c, mount, (214, 372))
    with _seated(c, 78, 16):
        _far_rein_arm(c, RED, WHITE, YELLOW)
        tabs(c, YELLOW, BLUE)
        jerkin(c, STEEL, YELLOW, STEEL, BLUE)
        for _ in c.sides(250):
            c.ink(("0,300 40,312 70,296", 3.6), ("0,350 36,356 62,344", 3.2))
        with c.at(258, 148):
            hair_back(c, DARK, -16)
        ruff(c, 254, 238, 124)
        neck(c, 256, 190)
        with c.at(256, 150):
            face34(c, Face(age=1, nose=1.2, hook=4, jaw=4, brow=6.5, frown=3))
            side_hair(c, DARK)
            moustache(c, DARK, -13, 30, 0.88, far=0.6, up=20)
            burgonet(c, RED)
        sword(c, 402, 240, 396, 1, 44, 84, 0.17)
        sleeve(c, "324,276 372,316 396,352 402,376", (58, 60, 50, 36), RED, WHITE, folds=False)
        roll(c, 330, 270, 34, 30, STEEL, YELLOW)
        hand(c, 403, 378, 179, cuff=YELLOW)


#: To the right on a dappled grey, in helmet and breastplate, the sword upright behind him.
rider_of_swords = flipped(_rider_of_swords)


# ------------------------------------------------------------------ clubs
def _rider_of_clubs(c: Canvas) -> None:
    mount = Mount(ARCHED, BAY, DARK, YELLOW, RED, style="plaited", blaze=False)
    forehand(c, mount)
    saddle(c, BLUE, WHITE)
    thigh(c, YELLOW, RED, GREEN, YELLOW)
    reins(c, mount, (214, 372))
    with _seated(c, 80, 10):
        _far_rein_arm(c, YELLOW, RED, WHITE)
        tabs(c, GREEN, RED)
        jerkin(c, GREEN, RED, YELLOW, RED, "laces")
        with c.at(258, 148):
            hair_back(c, DARK, -20)
        falling_collar(c, 250, 236, YELLOW)
        neck(c, 256, 190)
        with c.at(256, 150):
            face34(c, Face(age=2, nose=1.1, wing=4, jaw=5, brow=7, frown=-2))
            side_hair(c, DARK)
            beard34(c, DARK)
            fur_hat(c, BROWN, BLUE, YELLOW)
        log(c, 370, 262, 350, 72, 9)
        sleeve(c, "326,276 366,322 374,372 352,396 328,398", (58, 60, 54, 44, 34), YELLOW, RED)
        roll(c, 328, 272, 34, 30, GREEN, YELLOW)
        hand(c, 330, 398, 84, cuff=WHITE)


#: To the right on a bay with a plaited mane, a bearded hunter, the club over his shoulder.
rider_of_clubs = flipped(_rider_of_clubs)


# ------------------------------------------------------------------ coins
def _horse_ahead(c: Canvas) -> None:
    """The horse's neck and head, beyond the rider, turned to the right."""
    mount = Mount(BOWED, TAN, DARK, GREEN)
    throat = "352,200! 326,214 312,262 296,380! 420,380! 410,336 398,300 396,252!"
    c.form(curve(throat), TAN, shade=9, hatch=hatch(16, 12))
    with c.at(366, 222, 0.78, 50, flip=True):
        head(c, mount)
    mane = (
        "362,190! 336,186 314,206 300,244! 310,242 300,286! 314,276 310,320! 330,290 334,262! 344,270 346,236!"
        " 356,240 360,214!"
    )
    locks(c, curve(mane), DARK, ("340,200 324,226 314,262", "350,206 336,240 324,286"))
    with c.at(366, 222, 0.78, 50, flip=True):
        ear(c, 12, 30, TAN)
        for line in ("4,-34 -60,10 -126,30", "-116,-24 -108,8 -112,38", "-12,-42 6,-20 26,-8"):
            strap(c, line, GREEN, 10)
        c.form(ellipse(-128, 30, 10), YELLOW, w=DETAIL, shade=2)
        c.bead(6, -22, 8, YELLOW)


def _legs(c: Canvas) -> None:
    """The rider's legs at both sides: paned hose, then the boot through the join."""

    def panes() -> None:
        for k in (0, 30):
            c.flat(limb([(84 + k, 352), (116 + k, 392), (126 + k, 456)], (10, 14, 12), cap=0), YELLOW, DETAIL)

    for _ in c.sides(CX):
        c.form(limb("142,420 140,470 132,540", (52, 54, 50), cap=0), BROWN, shade=7, hatch=hatch(14, 8))
        hose = curve("70,366! 116,362 156,378 176,410 174,436! 142,448 108,440! 92,424 70,412!")
        c.form(hose, RED, shade=8, hatch=(50, 6.2, 13), inner=panes)
        c.form(limb("106,440 142,450 178,436", (18, 19, 18), cap=0.2), YELLOW, w=DETAIL + 0.6, shade=3)


def _rump(c: Canvas) -> None:
    """The horse's quarters with crupper and tail, and the saddle's cantle."""
    rump = curve("148,540! 140,480 148,436 178,404 216,394 250,402 284,394 322,404 352,436 360,480 352,540!")
    c.form(rump, TAN, shade=12, hatch=hatch(24, 14))
    for _ in c.sides(CX):
        c.ink(("44,458 60,478 62,510", 3.4), ("80,430 68,418 50,412", 2.8))
        strap(c, "26,446 64,452 103,440", GREEN, 14)
        c.flat(star(64, 450, 6, 4.2, 9), YELLOW)
    strap(c, "250,384 250,428", GREEN, 15)
    tail = curve("228,428! 250,418 272,428! 286,470 292,540! 208,540! 214,470")
    locks(c, tail, DARK, ("240,434 230,476 228,520", "250,428 248,476 250,520", "260,434 270,476 272,520"))
    c.form(limb("224,436 250,444 276,436", (15, 16, 15), cap=0.2), RED, w=DETAIL + 0.4, shade=2.5)
    cantle = curve("166,372! 198,384 250,390 302,384 334,372! 340,390 322,408 250,416 178,408 160,390")
    edge = curve("160,398 190,405 250,410 310,405 340,398", closed=False)
    c.form(cantle, BLUE, shade=6, hatch=hatch(12, 8), inner=lambda: c.line(edge, 7, YELLOW))


def _jerkin_back(c: Canvas) -> None:
    c.form(curve("190,384! 174,416 168,442! 250,456 330,442! 326,416 310,384!"), GREEN, shade=8, hatch=hatch(18, 8))
    folds = [[(250 + k * 18, 400), (250 + k * 24, 424), (250 + k * 28, 444)] for k in (-2.2, -1.2, 0, 1.2, 2.2)]
    c.ink(*[(fold, 3.4, (0.9, 0.4)) for fold in folds])
    back = "214,226! 190,236 168,256 166,296 178,346 188,396! 250,408 314,396! 324,346 336,296 332,258 310,236 284,226!"
    c.form(curve(back), GREEN, shade=11, hatch=hatch(24, 10))
    c.ink(("250,262 248,330 250,404", 3.8, (0.9, 0.9)))
    for _ in c.sides(250):
        c.ink(("55,280 45,310 19,322", 3.2), ("45,340 36,370 35,398", 3))
        seam = curve("56,250 46,300 20,404", closed=False)
        c.line(seam, 9)
        c.line(seam, 4.4, YELLOW)
    c.form(limb("186,392 250,405 316,392", (20, 21, 20), cap=0), RED, w=DETAIL + 0.6, shade=3)


def rider_of_coins(c: Canvas) -> None:
    """From behind, on a tan horse; he looks over his shoulder at the coin."""
    _horse_ahead(c)
    with c.at(0, -32):
        _legs(c)
        _rump(c)
    with c.at(57, 8, 0.78):
        sleeve(c, "176,276 128,312 90,308 72,268 68,236", (58, 60, 54, 44, 32), RED, YELLOW)
        fingers(c, 68, 230, -4)
        coin(c, 66, 140, 136)
        hand(c, 68, 234, -4, "pinch", cuff=WHITE)
        sleeve(c, "322,276 362,322 382,368 368,396 330,402", (58, 60, 54, 46, 38), RED, YELLOW)
        _jerkin_back(c)
        roll(c, 178, 268, 34, -30, YELLOW, RED)
        roll(c, 324, 268, 34, 30, YELLOW, RED)
        collar = curve("196,240! 222,222 284,222 306,240! 292,268 250,278 210,268")
        c.form(collar, WHITE, w=DETAIL + 0.6, shade=5)
        c.form(limb("254,190 254,232", (46, 56), cap=0), FLESH, w=DETAIL + 0.6, shade=6)
        with c.at(244, 150):
            profile(c, Face(age=1, nose=1.15, hook=2, brow_color="#64290F"))
            locks(
                c,
                curve("-12,-52! 12,-40 14,-14 10,10 16,40 6,66 14,90 40,98 66,86 72,50 66,4 58,-40 34,-62!"),
                AUBURN,
                ("22,-36 24,0 28,50 24,80", "32,-40 34,10 38,60 36,88", "48,-36 52,10 56,60 54,84"),
                shade=7,
            )
            whiskers = curve("-42,28! -28,24 -10,32 -2,24 2,12! 4,30 -10,42 -28,37 -42,36!")
            c.form(whiskers, AUBURN, w=DETAIL, shade=2.5)
            chaperon(c, BLUE, YELLOW)
