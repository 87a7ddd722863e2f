"""The number cards of the Sicilian deck: where the pips lie, and which little picture goes with them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.draw_decks.kit import Canvas, fit
from tools.draw_decks.kit import rows as grid
from tools.draw_decks.ornaments import bow, flower, leaf, ribbon, tuft
from tools.draw_decks.palette import BLUE, GREEN, LIME, RED, YELLOW
from tools.draw_decks.sicilian import H, W
from tools.draw_decks.sicilian.pips import club, coin, cup, medal, sword, trinacria
from tools.draw_decks.sicilian.scenes import (
    boat,
    cart,
    domed_house,
    duel,
    glass,
    hound_run,
    hound_sit,
    jug,
    lemon_woman,
    orange_twig,
    piper,
    prickly_pear,
    sward,
    swordfish,
)

#: Places in a grid, as fractions of the card.
rows = partial(grid, (W, H))

#: Diameter (fraction of the width) and places of the coins.
COINS = {
    3: (0.38, rows((), (), (0.30, 0.185), (0.30, 0.815))),
    4: (0.31, rows((0.285, 0.715), (0.20, 0.80))),
    5: (0.285, rows((0.275, 0.725), (0.18, 0.82))),
    6: (0.31, rows((0.285, 0.715), (0.195, 0.50, 0.805))),
    7: (0.275, rows((0.28, 0.72), (0.18, 0.59, 0.825), (0.50, 0.385))),
}
#: Width and height (fractions of the card's) and places of the cups.
CUPS = {
    2: (0.42, 0.315, rows((0.50,), (0.215, 0.785))),
    3: (0.29, 0.24, rows((0.29, 0.71), (0.215,), (0.50, 0.785))),
    4: (0.29, 0.235, rows((0.285, 0.715), (0.20, 0.80))),
    5: (0.27, 0.225, rows((0.275, 0.725), (0.20, 0.80), (0.50, 0.50))),
    6: (0.235, 0.195, rows((0.225, 0.50, 0.775), (0.19, 0.82))),
    7: (0.225, 0.19, rows((0.225, 0.50, 0.775), (0.18, 0.83), (0.25, 0.505))),
}


# ------------------------------------------------------------------ coins
def coins(c: Canvas, n: int) -> None:
    """The number cards of coins."""
    if n == 2:
        medal(c, 0.50 * W, 0.262 * H, 0.62 * W)
        medal(c, 0.50 * W, 0.738 * H, 0.62 * W, queen=True)
        for side in (-1, 1):
            leaf(c, W / 2 + side * 92, H / 2, 64, side * 90)
            leaf(c, W / 2 + side * 100, H / 2, 44, side * 50, LIME)
            leaf(c, W / 2 + side * 100, H / 2, 44, side * 130, LIME)
        return
    size, places = COINS[n]
    c.stamp(places, lambda: coin(c, 0, 0, size * W))
    if n == 3:
        trinacria(c, 0.62 * W, 0.50 * H, 0.58 * W)
        piper(c, 384, 764, 140)
        tuft(c, 440, 764, 30)
        orange_twig(c, 376, 216, 0.92, 12)
    elif n == 4:
        prickly_pear(c, W / 2, 0.635 * H, 1.2)
    elif n == 5:
        cart(c, 0.5 * W, 0.5 * H, 0.31 * W)


# ------------------------------------------------------------------ cups
def cups(c: Canvas, n: int) -> None:
    """The number cards of cups."""
    w, h, places = CUPS[n]
    c.stamp(places, lambda: cup(c, 0, 0, w * W, h * H))
    CUP_SCENES[n](c)


CUP_SCENES: dict[int, Callable[[Canvas], None]] = {
    2: lambda c: swordfish(c, W / 2 + 14, 0.5 * H - 4, 164),
    3: lambda c: domed_house(c, W / 2, 0.592 * H, 136),
    4: lambda c: duel(c, W / 2, 0.612 * H, 146),
    5: lambda c: None,
    6: lambda c: boat(c, W / 2, 0.59 * H, 152),
    7: lambda c: lemon_woman(c, 0.66 * W, 0.665 * H, 192),
}


# ------------------------------------------------------------------ swords
def _tied(c: Canvas, y: float, color: str) -> None:
    """The ribbon with a bow that ties the crossed pips of the two and the three."""
    for side in (-1, 1):
        run = fit("0,0 70,-28 130,2 186,-26 206,22", side, x=W / 2, y=y)
        ribbon(c, run, (24, 28, 28, 22, 8), color)
    bow(c, W / 2, y - 2, 86, color)


def _crossed_swords(c: Canvas, n: int) -> None:
    for side in (-1, 1):
        sword(c, W / 2 + side * 20, 0.43 * H, 590, side * 26, 42, 124, grip=0.16)
    if n == 3:
        sword(c, W / 2, 0.43 * H, 620, 0, 42, 124, grip=0.15)
    _tied(c, 328, RED)
    if n == 2:
        sward(c, W / 2, 772, 220)
        hound_run(c, W / 2 + 8, 770, 112)
    else:
        glass(c, W / 2, 790, 100)
        for side in (-1, 1):
            leaf(c, W / 2 + side * 40, 780, 70, side * 76)


def _rows_of_swords(c: Canvas, xs: tuple[float, ...], y: float, length: float, blade: float) -> None:
    """Rows above and below, the hilts towards the middle."""
    for at, turn in ((y, 0), (1 - y, 180)):
        c.stamp(rows(xs, (at,)), partial(sword, c, 0, 0, length, turn, blade, blade * 3))


def swords(c: Canvas, n: int) -> None:
    """The number cards of swords: two and three crossed, the others apart."""
    if n in (2, 3):
        _crossed_swords(c, n)
    elif n == 4:
        _rows_of_swords(c, (0.22, 0.78), 0.25, 340, 36)
        hound_sit(c, W / 2 + 2, 0.59 * H, 130)
        for turn in (0, 180):
            with c.at(W / 2, H / 2, turn=turn):
                for lean in (-56, 56, -100, 100):
                    leaf(c, 0, -250, 62 if abs(lean) < 90 else 52, lean, GREEN if abs(lean) < 90 else LIME)
                flower(c, 0, -256, 32, RED)
    elif n == 5:
        _rows_of_swords(c, (0.21, 0.79), 0.212, 300, 33)
        sword(c, W / 2, H / 2, 0.80 * W, -90, 33, 88, grip=0.16)
        sward(c, W / 2 + 4, 0.35 * H, 138)
        hound_run(c, W / 2 + 22, 0.347 * H, 80, letter=True)
        orange_twig(c, W / 2, 0.80 * H, 0.9, 0)
    elif n == 6:
        _rows_of_swords(c, (0.21, 0.50, 0.79), 0.203, 286, 31)
        boat(c, W / 2, 0.56 * H, 110, YELLOW, GREEN)
    else:
        _rows_of_swords(c, (0.21, 0.50, 0.79), 0.19, 262, 30)
        sword(c, W / 2, 0.422 * H, 0.76 * W, -90, 30, 68, grip=0.16)
        jug(c, W / 2, 0.618 * H, 70)


# ------------------------------------------------------------------ clubs
def _crossed_clubs(c: Canvas, n: int) -> None:
    for side in (-1, 1):
        club(c, W / 2 + side * 26, 0.47 * H, 640, 122, side * 24)
    if n == 3:
        club(c, W / 2, 0.47 * H, 670, 122, 0)
    _tied(c, 430, BLUE)
    if n == 2:
        orange_twig(c, W / 2, 782, 0.9, 0)


def _rows_of_clubs(c: Canvas, xs: tuple[float, ...], y: float, length: float, width: float) -> None:
    """Rows above and below, the thick ends outwards."""
    for at, turn in ((y, 0), (1 - y, 180)):
        c.stamp(rows(xs, (at,)), partial(club, c, 0, 0, length, width, turn))


def _leafy_star(c: Canvas) -> None:
    """The middle of the four of clubs."""
    for turn in (0, 180):
        with c.at(W / 2, H / 2, turn=turn):
            leaf(c, 0, -14, 96, 0)
            leaf(c, -30, 0, 118, -90)
            leaf(c, -12, -12, 82, -42, LIME)
            leaf(c, 12, -12, 82, 42, LIME)
    flower(c, W / 2, H / 2, 42, RED)


def clubs(c: Canvas, n: int) -> None:
    """The number cards of clubs: two and three crossed, the others apart."""
    if n in (2, 3):
        _crossed_clubs(c, n)
    elif n == 4:
        _rows_of_clubs(c, (0.28, 0.72), 0.25, 326, 108)
        _leafy_star(c)
    elif n == 5:
        _rows_of_clubs(c, (0.27, 0.73), 0.228, 278, 100)
        club(c, 0.5 * W, 0.5 * H, 0.70 * W, 100, 90)
    elif n == 6:
        _rows_of_clubs(c, (0.225, 0.50, 0.775), 0.257, 298, 94)
    else:
        _rows_of_clubs(c, (0.225, 0.50, 0.775), 0.212, 258, 92)
        club(c, 0.40 * W, 0.5 * H, 0.58 * W, 92, 90)
        glass(c, 0.82 * W, 0.56 * H, 108, RED, True)
