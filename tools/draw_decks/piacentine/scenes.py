"""Vignettes of our own where a Piacentine card has room: little animals on a strip of ground or in the air."""

from __future__ import annotations

from tools.draw_decks.kit import DETAIL, FINE, Canvas, curve, ellipse, limb
from tools.draw_decks.ornaments import tuft
from tools.draw_decks.palette import BLUE, BROWN, GREEN, RED, TAN, WHITE, YELLOW, shade_of
from tools.draw_decks.piacentine.filling import flower, leaf

EDGE = DETAIL + 0.4


def swallow(c: Canvas, x: float, y: float) -> None:
    """A swallow on the wing, an olive twig in its beak."""
    with c.at(x, y):
        c.form(curve("6,6! 24,-26 62,-52 104,-58! 84,-34 60,-8 30,14!"), BLUE, w=EDGE, shade=5)
        c.ink(("30,-8 60,-30 90,-46", 2.4), ("34,4 58,-12 78,-30", 2.2))
        c.form(curve("40,20! 72,22 108,44! 82,38 66,36 92,62! 60,50 34,34!"), BLUE, w=EDGE, shade=3)
        c.form(curve("-62,-6 -50,-22 -26,-22 14,-2 46,22 36,34 4,32 -34,18 -56,6"), WHITE, w=EDGE, shade=4)
        c.form(curve("-66,-6 -52,-23 -26,-22 16,-2 48,24! 20,20 -20,4 -44,0"), BLUE, w=EDGE, shade=4)
        c.form(curve("-66,-2! -56,4 -42,2 -36,10! -48,14 -60,8"), RED, w=FINE, shade=0, heavy=False)
        c.form(curve("-18,2! -36,-34 -70,-66 -112,-74! -98,-46 -74,-16 -30,14!"), BLUE, w=EDGE, shade=5)
        c.ink(("-34,-14 -66,-46 -98,-62", 2.4), ("-34,2 -66,-22 -88,-42", 2.2))
        c.fill(curve("-64,-8! -84,-6! -64,0!"))
        c.bead(-53, -10, 4, WHITE, w=FINE)
        c.fill(ellipse(-53.5, -10, 1.8))
        c.line(curve("-80,-6 -96,8 -104,26", closed=False), DETAIL, BROWN)
        for px, py, turn in ((-88, 0, -100), (-97, 10, 150), (-99, 14, -120), (-104, 26, 190)):
            leaf(c, px, py, 28, turn)


def _ground(c: Canvas, w: float, y: float) -> None:
    strip = [(-w, y), (-w * 0.5, y - 8), (0, y - 5), (w * 0.55, y - 9), (w, y), (w * 0.5, y + 9), (-w * 0.5, y + 9)]
    c.form(curve(strip), GREEN, w=EDGE, shade=3)
    tuft(c, -w * 0.72, y - 2, 16)
    tuft(c, w * 0.76, y - 2, 16)


def hare(c: Canvas, x: float, y: float) -> None:
    """A hare sitting up among the grass."""
    with c.at(x, y):
        _ground(c, 58, 62)
        c.form(ellipse(34, 44, 10), WHITE, w=EDGE, shade=2.5)
        c.form(curve("-20,-6 4,-10 26,14 34,40 26,58 -8,60 -26,56 -30,30"), TAN, w=EDGE, shade=5, hatch=(15, 6, 10))
        c.form(curve("-2,30 14,24 30,38 26,56 0,60 -6,56"), TAN, w=DETAIL, shade=3)
        c.form(curve("-22,30! -14,36 -16,58 -28,62 -34,58 -26,50"), TAN, w=DETAIL, shade=2)
        for ear in ("-18,-34! -22,-66 -10,-82 0,-62 -6,-34!", "-12,-32! -2,-62 16,-72 18,-48 -2,-26!"):
            c.form(curve(ear), TAN, w=EDGE, shade=2.5)
        c.ink(("-12,-42 -13,-60 -9,-74", 3), ("-2,-38 8,-54 14,-64", 3))
        c.form(curve("-2,-36 6,-20 -2,-4 -24,-2 -44,-8 -42,-22 -26,-36"), TAN, w=EDGE, shade=4)
        c.fill(ellipse(-20, -22, 4.4))
        c.fill(ellipse(-21.5, -23.5, 1.4), WHITE)
        c.fill(curve("-46,-16! -38,-19 -36,-12!"), shade_of(RED))
        c.ink(("-42,-9 -34,-8 -28,-12", 2), ("-38,-10 -54,-4", 1.5), ("-38,-8 -52,4", 1.5))
        c.ink(("-26,10 -20,16 -22,26", 2.2), ("2,36 6,46 2,54", 2.2))


def snail(c: Canvas, x: float, y: float, flip: bool = False) -> None:
    """A snail on a leaf."""
    with c.at(x, y, 1, flip=flip):
        leaf(c, 54, 40, 112, -94)
        body = "-50,-12 -40,-22 -34,-10 -24,14 10,16 46,22 52,30 20,36 -20,36 -44,26"
        for px, py in ((-56, -40), (-38, -42)):
            c.line(curve([(-42, -14), (px, py)], closed=False), 5)
            c.line(curve([(-42, -14), (px, py)], closed=False), 2.2, YELLOW)
            c.bead(px, py, 4, YELLOW)
        c.form(curve(body), YELLOW, w=EDGE, shade=3)
        c.ink(("-46,6 -40,10 -38,4", 2))
        c.form(ellipse(6, -4, 32, 29), RED, w=EDGE, shade=5, hatch=(15, 6, 10))
        spiral = "36,2 26,20 2,20 -14,2 -4,-20 14,-20 22,-4 12,8 0,2 4,-8"
        c.ink((spiral, 4, (0.8, 0.4)))


def ladybird(c: Canvas, x: float, y: float, turn: float) -> None:
    """A ladybird, seen from above."""
    with c.at(x, y, 1, turn):
        for side in (-1, 1):
            for k in (-12, 2, 16):
                c.ink(([(side * 14, k), (side * 26, k - 6), (side * 31, k + 2)], 2.6, (1, 0.5)))
            c.ink(([(side * 4, -24), (side * 9, -34)], 2, (1, 0.6)))
        c.fill(ellipse(0, -18, 14, 12))
        c.form(ellipse(0, 4, 22, 25), RED, w=EDGE, shade=4)
        c.ink(("0,-20 0,29", 2.6, (1, 0.6)))
        for px, py in ((-10, -6), (10, -6), (-11, 10), (11, 10)):
            c.fill(ellipse(px, py, 4.2))
        for side in (-1, 1):
            c.fill(ellipse(side * 6, -21, 2.4), WHITE)


def butterfly(c: Canvas, x: float, y: float, turn: float = 0) -> None:
    """A butterfly with open wings."""
    with c.at(x, y, 1, turn):
        for _ in c.sides():
            c.form(curve("4,2! 26,8 40,30 26,46 8,26!"), BLUE, w=EDGE, shade=3)
            c.fill(ellipse(24, 28, 6), YELLOW)
            c.form(curve("3,-6! 16,-38 48,-46 56,-24 36,2 6,6!"), YELLOW, w=EDGE, shade=4)
            c.fill(ellipse(40, -24, 7), RED)
            c.ink(("8,-4 26,-24 42,-38", 2.2), ("10,0 30,-8 46,-18", 2))
            c.ink(("2,-22 8,-38 16,-42", 2, (1, 0.8)))
        c.form(limb("0,-22 0,26", (9, 6)), BROWN, w=DETAIL, shade=1.5)


def sparrow(c: Canvas, x: float, y: float, flip: bool = False) -> None:
    """A little bird on a flowering twig."""
    with c.at(x, y, 1, flip=flip):
        c.form(limb("-58,44 -10,36 48,44", (6, 8, 5)), BROWN, w=DETAIL, shade=1.5)
        leaf(c, 40, 42, 44, 120)
        leaf(c, -46, 42, 40, -110)
        flower(c, -62, 42, 15, RED, YELLOW)
        c.form(curve("22,14! 50,22 72,40 64,50! 40,42 16,30!"), BROWN, w=EDGE, shade=3)
        c.form(curve("-34,-20 -16,-34 2,-26 10,-8 32,10 26,28 0,36 -24,28 -34,6"), YELLOW, w=EDGE, shade=4)
        c.form(curve("2,-6! 22,2 40,22 50,34! 22,34 4,20"), BROWN, w=DETAIL + 0.2, shade=3)
        c.ink(("12,8 26,18 36,28", 2), ("10,16 20,24 26,30", 2))
        c.fill(curve("-34,-18! -50,-12! -33,-8!"), shade_of(RED))
        c.fill(ellipse(-21, -17, 3.8))
        c.ink(("-6,34 -8,42", 2.6, (1, 1)), ("6,34 6,42", 2.6, (1, 1)), ("-28,4 -22,14 -12,20", 2))
