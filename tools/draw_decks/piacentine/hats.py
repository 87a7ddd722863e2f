"""Hats and crowns of the Piacentine courts.  They sit on a head drawn around the bridge of the nose, looking left.

They are low, since a head here almost reaches the frame.
"""

from __future__ import annotations

from math import cos, pi, sin

from tools.draw_decks.figure import locks, plume
from tools.draw_decks.kit import CONTOUR, DETAIL, FINE, Canvas, V, curve, ellipse, limb, mirrored, star
from tools.draw_decks.ornaments import feather, lozenge
from tools.draw_decks.palette import BLUE, GREEN, RED, STEEL, WHITE, YELLOW

HATCH = (18.0, 7.4, 16.0)
EDGE = CONTOUR - 0.6


# ------------------------------------------------------------------ hats
def bonnet(c: Canvas, color: str, brim: str, plumes: str) -> None:
    """Wide page's bonnet with a notched brim, plume swept back."""
    plume(c, "14,-70 44,-86 78,-88 108,-68 124,-38 120,-6", 38, plumes)
    c.form(curve("-40,-44 -56,-66 -42,-92 0,-102 44,-94 64,-66 50,-38 0,-50"), color, shade=9, hatch=HATCH)
    c.ink(("-22,-58 -26,-76 -14,-92", 3), ("4,-60 6,-78 12,-94", 3), ("30,-56 36,-72 34,-86", 3))
    turned_up = (
        "-56,-34! -60,-62 -40,-66 -28,-54! -18,-70 4,-74 14,-58! 28,-70 48,-66 56,-50! 72,-56 76,-38 62,-24!"
        " 30,-40 -4,-46 -34,-40"
    )
    c.form(curve(turned_up), brim, w=EDGE, shade=5)
    c.form(ellipse(20, -56, 10), YELLOW if brim != YELLOW else RED, w=DETAIL, shade=2)


def toque(c: Canvas, color: str, band: str, plumes: str) -> None:
    """Full soft toque over a jewelled band, a plume behind."""
    plume(c, "40,-70 70,-92 102,-86 122,-58 126,-26 112,-2", 40, plumes)
    c.form(curve("-38,-44 -44,-74 -30,-98 14,-106 58,-96 74,-66 56,-34 4,-48"), color, shade=9, hatch=HATCH)
    c.ink(("-14,-56 -18,-80 -2,-104", 3), ("12,-58 14,-82 24,-104", 3), ("36,-52 44,-74 46,-94", 3))
    c.form(curve("-44,-52! 0,-64 60,-48! 60,-26! 0,-42 -44,-30!"), band, w=DETAIL + 0.6, shade=3.5)
    for x, y in ((-26, -46), (-2, -52), (22, -49), (44, -43)):
        c.fill(lozenge(x, y, 6, 6), RED if band != RED else YELLOW)


def cocked_hat(c: Canvas, color: str, band: str, plumes: str) -> None:
    """Broad hat with a curled brim."""
    plume(c, "20,-66 48,-86 82,-90 112,-76 130,-46 126,-16", 38, plumes)
    c.form(curve("-34,-50 -38,-84 -10,-104 32,-102 54,-80 54,-44"), color, shade=8, hatch=HATCH)
    c.ink(("-14,-94 4,-86 26,-94", 3))
    c.form(curve("-38,-62! 8,-74 56,-60! 57,-44! 8,-57 -40,-46!"), band, w=DETAIL + 0.4, shade=3)
    brim = "-90,-66 -62,-58 -30,-60 6,-64 50,-56 82,-58 96,-74! 98,-46 74,-28 44,-32 0,-42 -40,-34 -76,-42"
    c.form(curve(brim), color, shade=5)
    c.ink(("-74,-54 -40,-47 -4,-53", 2.6), ("20,-52 54,-44 84,-50", 2.6))


def liripipe(c: Canvas, color: str, band: str) -> None:
    """Long soft cap falling back to a tassel."""
    bag = "-40,-42 -40,-76 -8,-100 40,-98 84,-76 112,-38 122,6 112,22 102,4 88,-22 64,-36 8,-46"
    c.form(curve(bag), color, shade=9, hatch=HATCH)
    c.ink(
        ("-14,-56 -16,-76 2,-92", 3),
        ("18,-58 26,-76 46,-86", 3),
        ("50,-50 70,-56 90,-48", 3),
        ("80,-36 96,-30 108,-12", 2.6),
    )
    c.form(ellipse(116, 24, 12, 14), band, w=DETAIL + 0.4, shade=3)
    c.form(curve("-48,-50! 0,-62 58,-46! 60,-24! 0,-38 -46,-26!"), band, w=DETAIL + 0.6, shade=3.5)
    for i in range(6):
        dip = (3 - abs(i - 3)) * 2
        c.ink(([(-36 + i * 16, -51 - dip), (-33 + i * 16, -36 - dip)], 2.6, (0.8, 0.8)))


def chaperon(c: Canvas, color: str, rolled: str) -> None:
    """A padded ring with a cockscomb of cloth above it and a tail over the shoulder."""
    tail = "34,-62! 66,-58 80,-20 76,30 84,82 72,118! 56,122 44,112! 52,60 44,0 30,-40"
    c.form(curve(tail), color, shade=7, hatch=HATCH)
    c.ink(("52,-46 62,-6 60,44 66,104", 3), ("44,-30 52,10 52,52", 2.6))
    comb = "-34,-58! -44,-82 -28,-90! -22,-100 0,-100 6,-92! 18,-104 42,-96 44,-84! 62,-84 62,-62 48,-52!"
    c.form(curve(comb), color, shade=6, hatch=HATCH)
    c.ink(("-26,-86 -18,-70 -16,-58", 2.8), ("6,-90 8,-74 4,-60", 2.8), ("42,-84 34,-70 30,-58", 2.8))
    c.form(limb("-44,-40 -18,-58 16,-62 46,-50 62,-28", (30, 35, 36, 35, 28)), rolled, shade=6, hatch=HATCH)
    c.ink(
        ("-42,-60 -30,-48 -30,-34", 2.8),
        ("-14,-76 -2,-62 -4,-44", 2.8),
        ("18,-80 28,-64 24,-46", 2.8),
        ("48,-66 52,-50 42,-36", 2.8),
    )


def pheasant_hat(c: Canvas, color: str, brim: str, quills: str) -> None:
    """A rider's peaked hat, three long feathers sweeping back."""
    for y, length, turn in ((-76, 98, 76), (-66, 112, 102), (-58, 92, 126)):
        feather(c, 30, y, length, 25, turn, quills)
    crown = "-38,-46 -38,-78 -14,-98 22,-104 54,-84 60,-42 6,-52"
    c.form(curve(crown), color, shade=9, hatch=HATCH)
    c.ink(("-12,-60 -10,-80 6,-98", 3), ("20,-60 28,-78 26,-98", 3))
    peak = "-94,-24! -64,-48 -24,-62 30,-62 70,-48 80,-60! 84,-32 58,-26 10,-42 -36,-40 -66,-28"
    c.form(curve(peak), brim, w=EDGE, shade=5)
    c.ink(("-72,-34 -30,-50 30,-52 66,-38", 2.6))
    c.form(star(24, -62, 8, 6, 13), YELLOW, w=DETAIL, shade=1.5)


def burgonet(c: Canvas, plumes: str) -> None:
    """Steel helmet with a gilt comb, a peak and a cheek-piece."""
    plume(c, "40,-84 66,-98 88,-84 98,-52 96,-18 84,12", 36, plumes)
    c.form(curve("-44,-42 -40,-80 -8,-106 34,-104 62,-76 60,-36 8,-48"), STEEL, shade=10, hatch=(18, 6, 18))
    c.form(curve("-42,-78! -20,-106 16,-114 50,-102 66,-68! 44,-90 14,-100 -16,-92"), YELLOW, w=DETAIL + 0.6, shade=3)
    c.form(curve("-78,-30! -46,-50 4,-56 56,-44 82,-22! 56,-24 4,-38 -44,-30"), YELLOW, w=DETAIL + 0.8, shade=4)
    for x, y in ((-36, -42), (-10, -47), (16, -46), (42, -38)):
        c.fill(ellipse(x, y, 3.4))
    c.form(curve("24,-34! 54,-30! 56,4 40,34 30,10"), STEEL, w=DETAIL + 0.4, shade=5)
    c.bead(43, -20, 5, YELLOW)


def fur_hat(c: Canvas, fur: str, bag: str, jewel: str) -> None:
    """A hunter's cap of shaggy fur with a cloth bag hanging over behind."""
    c.form(curve("-22,-80! -8,-104 30,-108 62,-92 88,-60 96,-22 86,-6 72,-22 60,-46!"), bag, shade=8, hatch=HATCH)
    c.ink(("8,-98 44,-88 66,-52", 3), ("36,-102 68,-78 80,-36", 3))
    c.form(ellipse(88, 2, 10, 13), jewel, w=DETAIL + 0.2, shade=2.5)
    points: list[V] = []
    for i in range(22):
        a = (i * 360 / 22 - 90) * pi / 180
        k = 1.0 if i % 2 else 0.86
        points.append(V(4 + 62 * k * cos(a), -60 + 9 * cos(a) + 31 * k * sin(a), bool(i % 2)))
    cuts = [f"{x},{y} {x + 4},{y + 15}" for x, y in ((-40, -72), (-22, -82), (0, -84), (22, -80), (42, -68))]
    cuts += [
        f"{x},{y} {x + 5},{y + 13}" for x, y in ((-46, -56), (-26, -62), (-4, -64), (18, -60), (38, -52), (54, -54))
    ]
    locks(c, curve(points), fur, cuts, w=3, shade=6)


# ------------------------------------------------------------------ crowns
def _lily(c: Canvas, color: str, gem: str) -> None:
    c.form(mirrored("0,-44! 8,-32 6,-22 16,-30 21,-20 12,-10 11,6!"), color, w=DETAIL + 0.2, shade=2.5)
    c.fill(ellipse(0, -16, 3.2), gem)


def _ray(c: Canvas, color: str, gem: str) -> None:
    c.form(mirrored("0,-40! 9,-18 14,6!"), color, w=DETAIL + 0.2, shade=2.5)
    c.flat(ellipse(0, -42, 6), WHITE, DETAIL)
    c.fill(ellipse(0, -12, 3), gem)


def _oak(c: Canvas, color: str, gem: str) -> None:
    c.form(mirrored("0,-48 8,-43 6,-35 17,-35 19,-24 10,-19 19,-14 16,-4 10,6!"), color, w=DETAIL + 0.2, shade=2.5)
    c.ink(("0,2 0,-38", 2.2, (1, 0)))


TIPS = {"lily": _lily, "ray": _ray, "oak": _oak}
PLACES = ((-50, -24, 0.92), (50, 24, 0.92), (-26, -11, 1.0), (26, 11, 1.0), (0, 0, 1.14))


def crown(c: Canvas, tip: str, lining: str, gem: str) -> None:
    """An open crown with one of the ``TIPS``, of a head seen from the front."""
    c.form(mirrored("0,-96 30,-92 46,-74 46,-54! 0,-46"), lining, shade=6, hatch=HATCH)
    for x, tilt, size in PLACES:
        with c.at(x, -64 - (abs(x) < 30) * 3, size, tilt):
            TIPS[tip](c, YELLOW, gem)
    _circlet(c, gem)


def closed_crown(c: Canvas, lining: str, gem: str) -> None:
    """A crown closed by arches under a ball."""
    c.form(mirrored("0,-108 32,-104 52,-84 48,-54! 0,-46"), lining, shade=6, hatch=HATCH)
    for _ in c.sides():
        c.form(limb("48,-60 56,-90 32,-112 0,-112", (13, 14, 13, 12)), YELLOW, w=DETAIL + 0.2, shade=2.5)
    c.form(limb("0,-60 0,-112", (16, 13), cap=0.2), YELLOW, w=DETAIL + 0.2, shade=2.5)
    for y in (-74, -90):
        c.fill(ellipse(0, y, 3.4), gem)
    c.form(ellipse(0, -118, 10), YELLOW, w=DETAIL + 0.2, shade=2)
    for x in (-24, 24):
        with c.at(x, -62, 0.72):
            _lily(c, YELLOW, gem)
    _circlet(c, gem)


def _circlet(c: Canvas, gem: str) -> None:
    c.form(curve("-56,-72! 0,-58 56,-72! 49,-32! 0,-20 -49,-32!"), YELLOW, shade=5)
    c.line(curve("-51,-40 0,-28 51,-40", closed=False), FINE)
    for i, (x, y) in enumerate(((-36, -53), (-18, -48), (0, -45), (18, -48), (36, -53))):
        c.bead(x, y, 4.6 if i % 2 else 6.5, GREEN if i % 2 else gem, square=i % 2 == 0)


def profile_crown(c: Canvas, lining: str, gem: str) -> None:
    """The lily crown of a head in profile, tilted back."""
    with c.at(2, -4, 1, 7):
        c.form(curve("-34,-58 -26,-84 4,-96 36,-86 48,-58 8,-50"), lining, shade=6, hatch=HATCH)
        for x, tilt, size in ((-40, -22, 0.95), (-12, -6, 1.12), (20, 6, 1.12), (48, 20, 0.95)):
            with c.at(x, -64, size, tilt):
                _lily(c, YELLOW, gem)
        c.form(curve("-48,-72! 6,-60 60,-72! 54,-36! 6,-26 -42,-38!"), YELLOW, shade=5)
        for i, (x, y) in enumerate(((-28, -52), (-8, -47), (14, -45), (36, -50))):
            c.bead(x, y, 4.6 if i % 2 else 6.5, BLUE if i % 2 else gem, square=i % 2 == 0)
