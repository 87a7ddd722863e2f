"""What the Piacentine kings hold beside their suit's sign, and a beard in profile."""

from __future__ import annotations

from tools.draw_decks.figure import locks
from tools.draw_decks.kit import DETAIL, Canvas, curve, ellipse, limb, mirrored, rounded
from tools.draw_decks.ornaments import staff
from tools.draw_decks.palette import GREEN, LIPS, RED, STEEL, WHITE, YELLOW
from tools.draw_decks.piacentine.pips import hatch


def axe(c: Canvas, x: float, y: float, length: float, turn: float = 0) -> None:
    """Long axe, grip at (x, y), the bit at the upper left."""

    def edge() -> None:
        c.fill(curve("-60,-18! -58,36 -57,80 -58,130! -90,130! -90,-20!"), WHITE)
        c.ink(("-59,-16 -57,56 -57,128", 2.8, (1, 1)))

    with c.at(x, y, 1, turn):
        c.form(limb([(0, 190), (0, -length)], (17, 15), cap=0.3), RED, shade=4, hatch=(0, 6.4, 6))
        with c.at(0, -length):
            c.form(mirrored("0,-30! 8,-12 10,4!"), YELLOW, w=DETAIL + 0.4, shade=2)
            bit = curve("-6,16! -30,10 -60,-18! -76,34 -74,82 -58,130! -34,92 -6,84!")
            c.form(bit, STEEL, shade=9, inner=edge, hatch=(90, 6, 12))
            c.form(curve("6,26! 30,22 46,36! 46,62! 30,74 6,72!"), STEEL, shade=5)
            for level in (22, 78):
                c.form(rounded(-12, level - 6, 24, 13, 4), YELLOW, w=DETAIL, shade=2)


def sceptre(c: Canvas, x: float, y: float, length: float, turn: float) -> None:
    """A twisted gold staff with a lily, grip at (x, y)."""
    with c.at(x, y, 1, turn):
        staff(c, length, 96)
        c.form(ellipse(0, -length + 8, 16, 8), GREEN, w=DETAIL + 0.4, shade=2)
        with c.at(0, -length - 2, 1.15):
            c.form(mirrored("0,-44! 8,-32 6,-22 16,-30 21,-20 12,-10 11,6!"), YELLOW, w=DETAIL + 0.2, shade=2.5)
            c.fill(ellipse(0, -16, 3.2), RED)


def orb(c: Canvas, x: float, y: float) -> None:
    """A king's globe with its gold bands and cross."""
    with c.at(x, y):
        c.form(ellipse(0, 0, 36), GREEN, shade=7, hatch=hatch(16, 15))
        c.form(limb("-35,-4 0,8 35,-4", (11, 12, 11), cap=0), YELLOW, w=DETAIL, shade=2)
        c.form(limb("0,-34 3,-14 0,4", (10, 11, 10), cap=0), YELLOW, w=DETAIL, shade=2)
        with c.at(0, -34):
            c.form(mirrored("0,-30 6,-24 5,-18 13,-20 13,-8 5,-10 5,2!"), YELLOW, w=DETAIL, shade=1.5)


def long_beard(c: Canvas, color: str) -> None:
    """Long pointed beard of a head in profile, with the moustache."""
    outline = "36,-16! 32,8 18,26 -2,30 -24,32 -40,40! -46,62 -44,90 -36,112 -40,132! -14,118 6,96 22,72 36,44 42,12"
    cuts = (
        "32,16 22,48 2,84",
        "16,34 4,64 -14,98",
        "0,38 -12,68 -26,108",
        "-18,42 -26,70 -32,104",
        "-32,52 -36,78 -36,106",
    )
    locks(c, curve(outline), color, cuts, shade=7)
    c.fill(curve("-40,37! -31,34 -22,37! -30,42"), LIPS)
    c.form(curve("-44,26! -30,24 -10,32 6,28 12,18! 12,36 -4,44 -26,36 -46,36!"), color, w=DETAIL, shade=2.5)
    c.ink(("-36,30 -16,37 4,34", 2))
