"""The number cards of the Piacentine deck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from tools.draw_decks.kit import Canvas, Pt
from tools.draw_decks.kit import rows as grid
from tools.draw_decks.palette import BLUE, GREEN, LIME, RED, YELLOW
from tools.draw_decks.piacentine import CX, CY, H, W, filling, scenes
from tools.draw_decks.piacentine.filling import bouquet, flower, leaf, sprig
from tools.draw_decks.piacentine.pips import coin, cup, log, sword

#: Places in a grid, as fractions of the card.
rows = partial(grid, (W, H))
CORNERS = rows((0.30, 0.70), (0.18, 0.82))
SIX = rows((0.30, 0.70), (0.18, 0.50, 0.82))
#: Coins of a card: their diameter as a fraction of the width, and their places.
COINS: Mapping[int, tuple[float, Sequence[Pt]]] = {
    2: (0.70, rows((0.50,), (0.285, 0.715))),
    3: (0.50, rows((), (), (0.37, 0.205), (0.63, 0.50), (0.37, 0.795))),
    4: (0.35, CORNERS),
    5: (0.35, CORNERS),
    6: (0.355, SIX),
    7: (0.355, rows((0.50,), (0.165,)) + rows((0.295, 0.705), (0.385, 0.61, 0.835))),
}
#: Cups of a card: width and height as fractions of the card's, and places.
CUPS: Mapping[int, tuple[float, float, Sequence[Pt]]] = {
    2: (0.60, 0.37, rows((0.50,), (0.27, 0.73))),
    3: (0.44, 0.275, rows((), (), (0.34, 0.21), (0.66, 0.50), (0.34, 0.79))),
    4: (0.33, 0.215, CORNERS),
    5: (0.33, 0.215, CORNERS),
    6: (0.34, 0.225, SIX),
    7: (0.265, 0.17, rows((0.235, 0.765), (0.17, 0.50, 0.83), (0.50, 0.335))),
}


def coins(c: Canvas, n: int) -> None:
    """Two to seven coins."""
    size, places = COINS[n]
    if n == 4:
        filling.shield(c)
    elif n == 5:
        coin(c, CX, CY, 0.66 * W)
    c.stamp(places, lambda: coin(c, 0, 0, size * W))
    if n == 3:
        for y in (0.20, 0.80):
            with c.at(0.775 * W, y * H):
                sprig(c, RED)
        with c.at(0.228 * W, 0.49 * H, 0.8):
            scenes.sparrow(c, 0, 0)


def cups(c: Canvas, n: int) -> None:
    """Two to seven cups."""
    w, h, places = CUPS[n]
    if n == 4:
        filling.target(c, 84)
    elif n == 5:
        for side in c.sides(CX, CY + 24):
            with c.at(78, 0):
                filling.spray(c, RED if side > 0 else BLUE)
        cup(c, CX, CY, 0.42 * W, 0.27 * H)
    c.stamp(places, lambda: cup(c, 0, 0, w * W, h * H))
    if n == 2:
        for _ in c.sides(CX, CY):
            leaf(c, 12, 0, 96, 82)
            leaf(c, 12, -4, 66, 52, LIME)
        flower(c, CX, CY, 30, RED, YELLOW, 8)
    elif n == 3:
        scenes.butterfly(c, 0.775 * W, 0.215 * H, 14)
        scenes.snail(c, 0.235 * W, 0.50 * H)
        with c.at(0.775 * W, 0.80 * H):
            bouquet(c, BLUE)
    elif n == 7:
        scenes.swallow(c, CX, 0.665 * H)


# ------------------------------------------------------------------ swords
def swords(c: Canvas, n: int) -> None:
    """Two to seven swords, which do not cross."""
    SWORDS[n](c)


def _two_swords(c: Canvas) -> None:
    for x, turn in ((0.27, 180), (0.73, 0)):
        sword(c, x * W, CY, 800, turn, 50, 150, 0.14)

    def twig() -> None:
        with c.at(CX, CY):
            for side in (-1, 1):
                leaf(c, side * 4, -60, 96, side * 34)
                leaf(c, side * 4, -112, 84, side * 36, LIME)
            leaf(c, 0, -150, 96, 0)
            flower(c, 0, -112, 22, YELLOW, BLUE)

    c.half_turned(twig)
    flower(c, CX, CY, 50, RED, YELLOW, 8)


def _three_swords(c: Canvas) -> None:
    c.stamp(rows((0.215, 0.785), (0.5,)), lambda: sword(c, 0, 0, 800, 180, 42, 106, 0.14))
    sword(c, CX, CY, 800, 0, 42, 106, 0.14)
    for x in (0.358, 0.642):
        with c.at(x * W, CY):
            for turn in (0, 180):
                with c.at(turn=turn):
                    leaf(c, 0, -20, 70, -24)
                    leaf(c, 0, -20, 70, 24, LIME)
            flower(c, 0, 0, 28, RED, YELLOW)


def _four_swords(c: Canvas) -> None:
    def pair() -> None:
        for x, turn in ((0.27, 156), (0.73, 204)):
            sword(c, x * W, 0.25 * H, 370, turn, 36, 104, 0.19)

    c.half_turned(pair)
    filling.garland_knot(c)


def _five_swords(c: Canvas) -> None:
    def half() -> None:
        c.stamp(rows((0.185, 0.815), (0.235,)), lambda: sword(c, 0, 0, 350, 0, 34, 88, 0.19))
        with c.at(CX, CY):
            filling.branches(c)

    c.half_turned(half)
    sword(c, CX, CY, 404, -90, 36, 100, 0.18)


def _six_swords(c: Canvas) -> None:
    def row() -> None:
        for x, y in ((0.215, 0.268), (0.5, 0.293), (0.785, 0.268)):
            sword(c, x * W, y * H, 372, 180, 36, 100, 0.19)

    c.half_turned(row)


def _seven_swords(c: Canvas) -> None:
    def row() -> None:
        c.stamp(rows((0.215, 0.5, 0.785), (0.235,)), lambda: sword(c, 0, 0, 340, 0, 34, 94, 0.19))

    c.half_turned(row)
    sword(c, CX, CY, 404, -90, 34, 90, 0.18)


SWORDS: Mapping[int, Callable[[Canvas], None]] = {
    2: _two_swords,
    3: _three_swords,
    4: _four_swords,
    5: _five_swords,
    6: _six_swords,
    7: _seven_swords,
}


# ------------------------------------------------------------------ clubs
def clubs(c: Canvas, n: int) -> None:
    """Two to seven clubs; from four on they do not cross."""
    CLUBS[n](c)


def _two_clubs(c: Canvas) -> None:
    log(c, 0.27 * W, CY, 790, 122, swap=True)
    log(c, 0.73 * W, CY, 790, 122, 180)


def _three_clubs(c: Canvas) -> None:
    log(c, CX, CY, 800, 92, 22, swap=True)
    log(c, CX, CY, 800, 92, -22, swap=True)
    log(c, CX, CY, 810, 98)
    filling.tie(c)


def _four_clubs(c: Canvas) -> None:
    def pair() -> None:
        log(c, 0.295 * W, 0.26 * H, 346, 90, -19)
        log(c, 0.705 * W, 0.26 * H, 346, 90, 19, swap=True)

    c.half_turned(pair)
    with c.at(CX, CY):
        for turn in (90, -90, 45, -45, 135, -135):
            leaf(c, 0, 0, 108 if abs(turn) == 90 else 84, turn, GREEN if abs(turn) == 90 else LIME)
        flower(c, 0, 0, 44, RED, YELLOW, 8)


def _five_clubs(c: Canvas) -> None:
    def pair() -> None:
        log(c, 0.235 * W, 0.236 * H, 322, 90)
        log(c, 0.765 * W, 0.236 * H, 322, 90, swap=True)

    c.half_turned(pair)
    log(c, CX, CY, 380, 98, 90)
    scenes.hare(c, CX, 0.30 * H)
    for turn in (-52, 64):
        leaf(c, CX - 4, 0.72 * H, 84, turn, LIME if turn > 0 else GREEN)
    scenes.ladybird(c, CX, 0.685 * H, 24)


def _two_rows(c: Canvas, y: float, length: float) -> None:
    """Two rows of three, the sawn ends outwards."""

    def row() -> None:
        c.stamp(rows((0.205, 0.795), (y,)), lambda: log(c, 0, 0, length, 82))
        log(c, CX, y * H, length, 82, swap=True)

    c.half_turned(row)


def _six_clubs(c: Canvas) -> None:
    _two_rows(c, 0.27, 372)


def _seven_clubs(c: Canvas) -> None:
    _two_rows(c, 0.23, 306)
    log(c, CX, CY, 380, 88, 90)


CLUBS: Mapping[int, Callable[[Canvas], None]] = {
    2: _two_clubs,
    3: _three_clubs,
    4: _four_clubs,
    5: _five_clubs,
    6: _six_clubs,
    7: _seven_clubs,
}
