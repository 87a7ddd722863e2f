"""The number cards of the Spanish deck: where the pips lie."""

from __future__ import annotations

from functools import partial

from tools.draw_decks.kit import DETAIL, Canvas, curve, limb
from tools.draw_decks.kit import rows as grid
from tools.draw_decks.ornaments import bow, flower, laurel, laurel_leaf
from tools.draw_decks.palette import RED, YELLOW
from tools.draw_decks.spanish import H, W
from tools.draw_decks.spanish.pips import club, coin, cup, medal, sword

#: Places in a grid, as fractions of the card.
rows = partial(grid, (W, H))

#: Diameter (fraction of the width) and places of the coins; the two has medals of its own.
COINS = {
    2: (0.52, rows((0.50,), (0.265, 0.735))),
    3: (0.42, rows((), (), (0.37, 0.225), (0.64, 0.50), (0.37, 0.775))),
    4: (0.325, rows((0.315, 0.685), (0.22, 0.78))),
    5: (0.285, rows((0.31, 0.69), (0.215, 0.785))),
    6: (0.295, rows((0.315, 0.685), (0.21, 0.50, 0.79))),
    7: (0.26, rows((0.30, 0.70), (0.205, 0.515, 0.805), (0.50, 0.36))),
}
#: Width (fraction) and places of the cups.
CUPS = {
    2: (0.43, rows((0.50,), (0.27, 0.73))),
    3: (0.33, rows((), (), (0.355, 0.245), (0.645, 0.50), (0.355, 0.755))),
    4: (0.29, rows((0.335, 0.665), (0.245, 0.755))),
    5: (0.265, rows((0.33, 0.67), (0.235, 0.765), (0.50, 0.50))),
    6: (0.255, rows((0.325, 0.675), (0.225, 0.50, 0.775))),
    7: (0.215, rows((0.30, 0.70), (0.215, 0.515, 0.80), (0.50, 0.365))),
}

#: Turn and size of the leaves round the flower in the middle of the fours.
FOUR_LEAVES = ((0, 66), (90, 58), (180, 66), (270, 58))


def _centre(c: Canvas, leaves: tuple[tuple[float, float], ...], r: float) -> None:
    """A flower in leaves in the middle of the card."""
    for lean, size in leaves:
        laurel_leaf(c, W / 2, H / 2, size, lean)
    flower(c, W / 2, H / 2, r, RED, 5)


def coins(c: Canvas, n: int) -> None:
    """The number cards of coins."""
    size, places = COINS[n]
    if n == 2:
        for i, (x, y) in enumerate(places):
            medal(c, x, y, size * W, flip=i > 0)
        for turn in (0, 180):
            with c.at(W / 2, H / 2, turn=turn):
                laurel(c, "8,0 70,3 130,-8", 34, berries=False)
        flower(c, W / 2, H / 2, 25, RED, 5)
        return
    if n == 4:
        _centre(c, FOUR_LEAVES, 30)
    if n == 5:
        medal(c, W / 2, H / 2, 0.46 * W)
    c.stamp(places, lambda: coin(c, 0, 0, size * W))


def cups(c: Canvas, n: int) -> None:
    """The number cards of cups."""
    size, places = CUPS[n]
    if n == 4:
        _centre(c, FOUR_LEAVES, 30)
    c.stamp(places, lambda: cup(c, 0, 0, size * W))


def swords(c: Canvas, n: int) -> None:
    """The number cards of swords; from the four on they are daggers."""
    if n == 2:
        sword(c, 0.31 * W, H / 2, 0.80 * H, 180, 56, 156, 0.15)
        sword(c, 0.69 * W, H / 2, 0.80 * H, 0, 56, 156, 0.15)
        _centre(c, ((0, 60), (180, 60)), 32)
    elif n == 3:
        c.stamp(rows((0.255, 0.745), (0.50,)), lambda: sword(c, 0, 0, 0.76 * H, 0, 48, 132, 0.15))
        sword(c, W / 2, H / 2, 0.76 * H, 180, 48, 132, 0.15)
    elif n == 4:
        for x, y, turn in ((0.34, 0.290, 155), (0.66, 0.290, 205), (0.34, 0.710, 25), (0.66, 0.710, -25)):
            sword(c, x * W, y * H, 344, turn, 42, 112)
        _centre(c, FOUR_LEAVES, 30)
    else:
        xs = (0.24, 0.76) if n == 5 else (0.225, 0.50, 0.775)
        length, y, guard = (350, 0.27, 106) if n == 6 else (330, 0.257, 112 if n == 5 else 106)
        c.stamp(rows(xs, (y,)), lambda: sword(c, 0, 0, length, 0, 42, guard))
        c.stamp(rows(xs, (1 - y,)), lambda: sword(c, 0, 0, length, 180, 42, guard))
        if n != 6:
            sword(c, W / 2, H / 2, 0.62 * W, -90, 42, 104, 0.18)


def clubs(c: Canvas, n: int) -> None:
    """The number cards of clubs; their thick ends alternate."""
    if n == 2:
        club(c, 0.32 * W, H / 2, 0.79 * H, 142)
        club(c, 0.68 * W, H / 2, 0.79 * H, 142, 180)
    elif n == 3:
        for turn in (-34, 34, 0):
            club(c, W / 2, H / 2, (0.70 if turn else 0.74) * H, 112, turn, flip=turn < 0)
        c.form(limb("228,478 305,496 382,478", (40, 42, 40), cap=0.15), RED, w=DETAIL + 0.8, shade=8)
        tie = curve("226,478 305,496 384,478", closed=False)
        c.line(tie, 12)
        c.line(tie, 7, YELLOW)
        bow(c, W / 2, 486, 70)
    elif n == 4:
        for x, y, turn in ((0.34, 0.298, -20), (0.66, 0.298, 20), (0.34, 0.702, 200), (0.66, 0.702, 160)):
            club(c, x * W, y * H, 332, 100, turn, flip=x > 0.5)
        _centre(c, FOUR_LEAVES, 30)
    else:
        xs = (0.285, 0.715) if n == 5 else (0.275, 0.50, 0.725)
        length, y, width = (330, 0.295, 86) if n == 6 else (304, 0.267, 98 if n == 5 else 86)
        places = [(x, row, (row if n == 5 else (i + row) % 2)) for row in (0, 1) for i, x in enumerate(xs)]
        for down in (0, 1):
            spots = [(x * W, (1 - y if row else y) * H) for x, row, turned in places if turned == down]
            c.stamp(spots, partial(club, c, 0, 0, length, width, 180 * down))
        if n != 6:
            club(c, W / 2, H / 2, 0.55 * W, 86, 90)
