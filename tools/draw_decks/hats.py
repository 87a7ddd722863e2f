"""Hats, helmets and crowns.  They sit on a head drawn around the bridge of the nose, looking left."""

from __future__ import annotations

from math import pi, sin

from tools.draw_decks.figure import plume, quill
from tools.draw_decks.kit import CONTOUR, DETAIL, FINE, Canvas, V, curve, ellipse, fit, limb, mirrored
from tools.draw_decks.palette import BLUE, GREEN, RED, STEEL, WHITE, YELLOW


def beret(c: Canvas, color: str, plume_color: str, band: str = YELLOW) -> None:
    """Slashed beret worn on the back of a head looking left, with plume."""
    plume(c, "24,-66 46,-98 78,-114 110,-108 132,-84 138,-54 126,-28", 46, plume_color)
    c.form(
        curve("-46,-42 -62,-58 -58,-84 -26,-104 22,-106 62,-88 72,-60 54,-36 0,-46"),
        color,
        shade=9,
        hatch=(20, 8, 18),
    )
    c.ink(
        ("-30,-52 -36,-72 -24,-94", 3),
        ("-6,-54 -6,-76 4,-98", 3),
        ("20,-52 26,-72 26,-94", 3),
        ("42,-46 52,-62 50,-78", 3),
    )
    c.form(curve("-48,-44! -4,-56 54,-42! 57,-28! -2,-42 -46,-29!"), band, w=DETAIL + 0.4, shade=3)
    c.form(ellipse(28, -66, 12), band, w=DETAIL, shade=2.5)
    c.fill(ellipse(28, -66, 4.5), RED if color != RED else GREEN)


def cap(c: Canvas, color: str, brim: str, plume_color: str | None = None) -> None:
    """Soft hunting cap with turned-up brim, for riders looking left."""
    if plume_color:
        plume(c, "40,-66 60,-92 88,-102 114,-92 124,-68", 34, plume_color)
    c.form(curve("-40,-48 -40,-84 -10,-112 34,-106 62,-76 56,-40 0,-50"), color, shade=9, hatch=(15, 8, 18))
    c.ink(("-16,-58 -20,-84 -2,-104", 3), ("16,-60 22,-82 20,-100", 3))
    c.form(curve("-54,-54! -48,-34 0,-46 44,-32 66,-40! 56,-66 20,-64 -20,-66"), brim, w=DETAIL + 0.8, shade=5)
    c.ink(("-44,-46 0,-56 52,-46", 2.6))


def turban(c: Canvas, color: str, jewel: str = YELLOW, plume_color: str | None = None) -> None:
    """Wound turban for a head looking left."""
    if plume_color:
        plume(c, "-14,-84 -14,-116 4,-140 32,-142 48,-124", 28, plume_color)
    c.form(
        curve("-8,-84 -2,-112 26,-122 48,-104 50,-80"),
        RED if color != RED else YELLOW,
        w=DETAIL + 0.4,
        shade=5,
    )
    c.form(
        curve("-42,-30 -60,-50 -56,-80 -24,-100 24,-100 62,-80 70,-48 52,-26 20,-38 -16,-42"),
        color,
        shade=9,
        hatch=(15, 8, 16),
    )
    c.ink(
        ("-54,-62 -16,-58 26,-76 46,-94", 3.4),
        ("-50,-44 -8,-46 40,-62 66,-66", 3.4),
        ("-46,-84 -16,-78 6,-88 16,-99", 3.2),
        ("20,-40 44,-46 66,-50", 3.0),
    )
    c.form(ellipse(-14, -74, 12, 14), jewel, w=DETAIL, shade=2.5)
    c.fill(ellipse(-14, -74, 5, 6.5), RED if jewel == YELLOW else BLUE)


def wide_hat(c: Canvas, color: str, band: str, plume_color: str) -> None:
    """Broad-brimmed hat for a head looking left."""
    plume(c, "26,-72 44,-106 70,-118 98,-110 114,-86 116,-60 106,-40", 42, plume_color)
    c.form(curve("-34,-52 -36,-82 -12,-100 30,-98 48,-82 50,-48"), color, shade=8, hatch=(15, 8, 16))
    c.ink(("-10,-92 4,-86 22,-92", 3))
    c.form(curve("-37,-64! 6,-74 51,-62! 53,-46! 6,-56 -40,-46!"), band, w=DETAIL + 0.4, shade=3)
    c.form(
        curve("-92,-58 -66,-58 -30,-62 4,-64 50,-56 84,-38 98,-20 76,-20 44,-32 0,-42 -40,-36 -74,-42"),
        color,
        shade=5,
    )
    c.ink(("-74,-52 -40,-48 -8,-54", 2.6), ("20,-52 52,-44 78,-30", 2.6))


def bonnet(c: Canvas, color: str, brim: str, plume_color: str, short: bool = False) -> None:
    """Broad flat bonnet with an upturned slashed brim, tilted; big plume swept back."""
    if short:
        plume(c, "-14,-78 -4,-104 26,-120 60,-116 82,-94 86,-72", 34, plume_color)
    else:
        plume(c, "-10,-74 12,-112 52,-128 92,-118 118,-88 124,-56", 46, plume_color)
    with c.at(4, 0, 1, 6):
        c.form(
            curve("-58,-54 -70,-76 -46,-100 10,-108 60,-98 80,-74 64,-50 0,-56"),
            color,
            shade=8,
            hatch=(15, 9, 18),
        )
        c.ink(("-20,-62 -26,-80 -18,-96", 3), ("8,-62 8,-82 14,-100", 3), ("36,-60 44,-76 42,-92", 3))
        for i, (x0, x1) in enumerate(((-62, -34), (-38, -6), (-10, 24), (20, 50), (46, 72))):
            m = (x0 + x1) / 2
            yl = -44 + abs(m - 4) * 0.10
            lappet = [
                V(x0, yl - 18, True),
                V(m, yl - 26),
                V(x1, yl - 18, True),
                V(x1 - 1, yl + 4),
                V(m, yl + 9),
                V(x0 + 1, yl + 4),
            ]
            c.form(curve(lappet), color if i % 2 else brim, w=DETAIL + 0.4, shade=4)
    c.form(ellipse(-14, -66, 11), YELLOW if brim != YELLOW else RED, w=DETAIL, shade=2.5)
    c.fill(ellipse(-14, -66, 4.5), RED if brim != YELLOW else YELLOW)


def tall_hat(c: Canvas, color: str, band: str, plume_color: str) -> None:
    """High soft crown leaning back, narrow rolled brim, plume at the side."""
    c.form(
        curve("-36,-48 -38,-84 -26,-118 14,-134 56,-124 66,-96 58,-66 54,-44 0,-54"),
        color,
        shade=9,
        hatch=(12, 9, 18),
    )
    c.ink(("-16,-64 -16,-92 2,-124", 3), ("16,-64 24,-90 22,-120", 3), ("38,-60 48,-84 48,-108", 2.8))
    c.form(
        curve("-46,-58 -54,-46 -44,-32 0,-42 44,-28 66,-36 64,-54 40,-58 0,-64"),
        band,
        w=CONTOUR - 0.4,
        shade=5,
    )
    c.ink(("-40,-44 0,-53 52,-42", 2.6))
    plume(c, "38,-52 52,-86 78,-108 108,-108 128,-86 126,-60", 36, plume_color)
    c.form(ellipse(39, -54, 10), YELLOW, w=DETAIL, shade=2.5)
    c.fill(ellipse(39, -54, 4), BLUE)


def split_cap(c: Canvas, color: str, brim: str, plume_color: str) -> None:
    """Round cap with a wide turned-up brim split over the brow, two plumes."""
    plume(c, "26,-70 44,-108 76,-126 112,-120 134,-94", 38, WHITE)
    plume(c, "30,-62 58,-86 92,-94 122,-80 136,-52", 38, plume_color)
    c.form(curve("-36,-48 -38,-84 -10,-108 30,-106 56,-82 56,-44 0,-52"), color, shade=8, hatch=(15, 9, 16))
    c.form(curve("-6,-50! -2,-86 20,-96 58,-86 76,-58 58,-30! 20,-42"), brim, w=CONTOUR - 0.4, shade=6)
    c.form(curve("-10,-50! -14,-84 -34,-90 -60,-74 -66,-50 -46,-30!"), brim, w=CONTOUR - 0.4, shade=6)
    c.ink(("-18,-56 -30,-70 -52,-66", 2.6), ("8,-56 26,-74 60,-64", 2.6))
    c.form(ellipse(-8, -66, 9), YELLOW, w=DETAIL, shade=2)


def hunter_cap(c: Canvas, color: str, brim: str, feather: str) -> None:
    """Peaked cap with a long point forward, and a barred feather."""
    quill(c, 20, -58, 138, 52, feather, 26)
    c.form(
        curve("-50,-46 -40,-76 -14,-104 22,-114 54,-96 64,-62 56,-40 10,-50"),
        color,
        shade=9,
        hatch=(15, 9, 18),
    )
    c.ink(("4,-62 14,-86 12,-104", 3), ("28,-60 38,-80 36,-98", 3))
    c.form(curve("-86,-34! -54,-52 -10,-62 40,-58 70,-52 62,-32 20,-40 -30,-38"), brim, w=CONTOUR - 0.4, shade=5)
    c.ink(("-66,-40 -20,-50 50,-46", 2.6))


def morion(c: Canvas, plume_color: str) -> None:
    """Crested steel morion with gold edging (looking left)."""
    plume(c, "44,-66 66,-94 96,-108 126,-96 142,-68 138,-36", 40, plume_color)
    c.form(curve("-44,-44 -40,-84 -10,-108 28,-108 54,-84 60,-42 6,-50"), STEEL, shade=9, hatch=(15, 9, 20))
    # comb
    c.form(curve("-42,-66! -34,-104 -4,-132 30,-128 54,-98 58,-64! 40,-92 14,-106 -14,-98"), STEEL, shade=6)
    c.ink(("-30,-86 -8,-112 14,-118 36,-104", 2.6))
    # brim, peaked fore and aft
    c.form(
        curve("-88,-62! -56,-42 0,-50 52,-38 84,-58! 70,-26 48,-24 0,-36 -44,-26 -70,-34"),
        YELLOW,
        w=CONTOUR - 0.4,
        shade=5,
    )
    for i in range(6):
        c.bead(-42 + i * 19, -60 - 3 * sin(i * pi / 5), 5, YELLOW)


def felt_hat(c: Canvas, color: str, band: str, plume_color: str) -> None:
    """Broad felt hat pinned up at the near side."""
    c.form(curve("-38,-50 -36,-92 -6,-112 36,-104 52,-82 52,-46"), color, shade=8, hatch=(15, 9, 16))
    c.form(curve("-38,-64! 6,-74 53,-62! 53,-46! 6,-56 -40,-46!"), band, w=DETAIL + 0.4, shade=3)
    c.form(
        curve("-88,-26! -66,-46 -20,-58 40,-52 66,-60 84,-86! 86,-54 66,-32 30,-34 -20,-40 -60,-26"),
        color,
        w=CONTOUR - 0.2,
        shade=5,
    )
    c.ink(("-70,-32 -30,-46 20,-46", 2.6))
    plume(c, "54,-58 74,-92 104,-108 134,-98 148,-70", 34, plume_color)
    c.form(ellipse(56, -56, 10), YELLOW, w=DETAIL, shade=2.5)


def lily_crown(
    c: Canvas, metal: str, lining: str, gems: tuple[str, str] = (RED, BLUE), w: float = DETAIL + 0.2
) -> None:
    """Frontal open crown with five lilies."""
    c.form(mirrored("0,-118 28,-112 48,-88 46,-58! 0,-50"), lining, shade=6)
    lily = mirrored("0,-52 8,-46 6,-36 16,-40 21,-30 14,-21 8,-23 10,-8 13,6!")
    for x, y, scale, tilt in (
        (-50, -66, 0.9, -24),
        (50, -66, 0.9, 24),
        (-26, -69, 1, -11),
        (26, -69, 1, 11),
        (0, -66, 1.12, 0),
    ):
        with c.at(x, y, scale, tilt):
            c.form(lily, metal, w=w, shade=2.5)
            c.fill(ellipse(0, -14, 3), gems[0])
    c.form(curve("-55,-72! 0,-60 55,-72! 48,-34! 0,-24 -48,-34!"), metal, shade=5)
    c.line(curve("-50,-41 0,-31 50,-41", closed=False), FINE)
    for i, (x, y) in enumerate(((-35, -53), (-18, -49), (0, -46), (18, -49), (35, -53))):
        c.bead(x, y, 5 if i % 2 else 6.4, gems[i % 2], square=i % 2 == 0)


def leaf_crown(c: Canvas, metal: str, lining: str, gems: tuple[str, str] = (RED, BLUE), turn: float = 0) -> None:
    """Open crown of leaves and pearls; ``turn`` -1 to 1 shifts its middle with a turned head."""
    t = turn * 9
    c.form(mirrored("0,-112 30,-106 48,-84 46,-58! 0,-50"), lining, shade=6)
    for side in (-1, 1):
        with c.at(side * 50, -68, 0.86, side * 20):
            c.form(mirrored("0,-50! 9,-36 19,-33 17,-22 8,-18 11,6!"), metal, w=DETAIL + 0.2, shade=2.5)
    for x in (-29 + t * 0.7, 29 + t * 0.7):
        c.form(curve(fit("-9,-60! 0,-96! 9,-60!", x=x)), metal, w=DETAIL, shade=2)
        c.form(ellipse(x, -101, 8.5), WHITE, w=DETAIL, shade=2.5)
    with c.at(t, -70, 0.98, scale_y=1.22):
        middle = mirrored("0,-54! 9,-42 8,-34 22,-38 25,-25 14,-16 9,-14 13,6!")
        c.form(middle, metal, w=DETAIL + 0.2, shade=2.5)
        c.bead(0, -22, 5, gems[0])
    _circlet(c, metal, gems, t * 0.4)


def arched_crown(c: Canvas, metal: str, lining: str, gems: tuple[str, str] = (RED, BLUE)) -> None:
    """Frontal crown closed by pearled arches under a globe."""
    c.form(mirrored("0,-112 36,-104 58,-84 54,-60! 0,-50"), lining, shade=7, hatch=(12, 9, 14))
    for _ in c.sides():
        c.form(limb("50,-62 61,-84 42,-106 6,-115", (13, 14, 14, 13)), metal, w=DETAIL + 0.2, shade=2.5)
        for x, y in ((57, -80), (49, -98), (30, -109)):
            c.bead(x, y, 4.6, WHITE)
    c.form(limb("0,-60 0,-114", (15, 13)), metal, w=DETAIL + 0.2, shade=2.5)
    for y in (-82, -99):
        c.bead(0, y, 4.6, WHITE)
    c.form(ellipse(0, -123, 12), metal, w=DETAIL + 0.4, shade=3)
    c.bead(0, -123, 4.6, gems[0])
    _circlet(c, metal, gems)


def _circlet(c: Canvas, metal: str, gems: tuple[str, str], shift: float = 0) -> None:
    """The jewelled band of a crown, its stones shifted with a turned head."""
    c.form(curve("-56,-76! 0,-62 56,-76! 49,-34! 0,-23 -49,-34!"), metal, shade=5)
    c.line(curve("-51,-42 0,-31 51,-42", closed=False), FINE)
    c.line(curve("-54,-67 0,-54 54,-67", closed=False), FINE)
    for i, x in enumerate((-36, -19, 0, 19, 36)):
        c.bead(x + shift, -43 - abs(x) * 0.19, 5.2 if i % 2 else 6.6, gems[i % 2], square=i % 2 == 0)
