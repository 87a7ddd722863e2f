"""The table under the cards: all that the window's first painting needs, so that nothing else is loaded before it.

`theme` hands on what stands here; nothing in this module may import the theme, or anything of `Qt`'s namespace.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QRadialGradient


def channels(colour: str) -> tuple[int, int, int]:
    """Return red, green and blue, 0 to 255, of an ``#RRGGBB`` colour."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """Return the colour that lies `share` (0 to 1) of the way from one to the other."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)


def color(colour: str, alpha: float = 1.0) -> QColor:
    """Return a Qt colour with an opacity of 0 to 1."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


@dataclass(frozen=True, slots=True)
class Felt:
    """The cloth and the glass on it; the same in light and dark."""

    name: str
    centre: str
    mid: str
    edge: str
    panel: str
    """Colour of glass: the edge darkened by 38 %."""
    strip: str
    """Colour of the strip above the table: the edge darkened by 30 %."""
    inlay: str = "#D9BE86"
    ink: str = "#FBF4E4"
    ink2: str = "#D9D6BF"
    """Secondary text: only on glass, never on bare felt."""
    ivory: str = "#FFF6DF"
    """Rings and corners that say "here"."""
    gold: str = "#F2C65A"
    sky: str = "#9AD0FF"
    coral: str = "#FFA98F"
    mint: str = "#B9E8A0"
    lamp: str = "#FFE6B0"
    glass: float = 0.62
    plate: float = 0.55
    plate_to_play: float = 0.74
    prompt: float = 0.93
    dim: float = 0.56
    """Felt laid over a card that is in no set."""
    material: str = "felt"
    """What the table is made of: ``felt``, ``wood``, ``marble``, ``plain``, ``dark`` or ``picture``."""
    picture: str = ""
    """The file of the player's own picture, where that is the table."""
    stamp: int = 0
    """Another number stands for another picture in the same file."""
    image: QImage | None = field(default=None, compare=False, repr=False)
    """That picture, as dark as text needs it."""
    rim: float = 0.0
    """The least opacity of a rim of glass."""
    rim_width: float = 1.0


def stark(felt: Felt) -> Felt:
    """Return a table in high contrast: glass that nothing shines through, with a clear rim, and white on black."""
    return replace(
        felt,
        panel="#000000",
        strip="#000000",
        ink="#FFFFFF",
        ink2="#FFFFFF",
        ivory="#FFFFFF",
        inlay="#FFFFFF",
        gold="#FFD75E",
        glass=1.0,
        plate=1.0,
        plate_to_play=1.0,
        prompt=1.0,
        dim=0.7,
        rim=1.0,
        rim_width=1.6,
    )


def table_of(name: str, centre: str, mid: str, edge: str, material: str = "felt") -> Felt:
    """Return a table of these colours, with glass that goes with them."""
    panel, strip = mix(edge, "#000000", 0.38), mix(edge, "#000000", 0.30)
    return Felt(name, centre, mid, edge, panel, strip, material=material)


OWN: Final = "own"
"""The name of the table that is a picture of the player's own."""


TABLES: Final = MappingProxyType(
    {
        felt.name: felt
        for felt in (
            table_of("verde", "#47694A", "#32533F", "#1A3427"),
            table_of("noce", "#76502F", "#593921", "#301E10"),
            table_of("notte", "#3A5170", "#283B57", "#152136"),
            table_of("vinaccia", "#703A42", "#552932", "#2E141B"),
            table_of("ardesia", "#555A5C", "#3F4446", "#232728"),
            table_of("legno", "#6E4526", "#54331C", "#2C190D", "wood"),
            table_of("marmo", "#46474A", "#333437", "#1B1C1E", "marble"),
            table_of("tinta", "#23474A", "#23474A", "#23474A", "plain"),
            table_of("buio", "#242529", "#1B1C1F", "#121315", "dark"),
            table_of(OWN, "#45484A", "#35383A", "#1C1E1F", "picture"),
        )
    }
)
"""The tables, by the name that preferences store; the first is the usual one."""


def paint_felt(painter: QPainter, felt: Felt, rect: QRectF) -> None:
    """Paint the cloth without its grain; of other materials, what it has of light and colour."""
    width, height = rect.width(), rect.height()
    reach = max(width, height)
    cloth = QRadialGradient(rect.topLeft() + QPointF(width * 0.5, height * 0.46), reach * 0.68)
    for at, colour in ((0.0, felt.centre), (0.5, felt.mid), (1.0, felt.edge)):
        cloth.setColorAt(at, QColor(colour))
    _fill(painter, rect, cloth)
    if felt.material == "plain":
        return
    lamp = QRadialGradient(rect.topLeft() + QPointF(width * 0.36, height * 0.05), reach * 0.55)
    lamp.setColorAt(0, color(felt.lamp, 0.10))
    lamp.setColorAt(1, color(felt.lamp, 0))
    _fill(painter, rect, lamp)


def paint_plain(painter: QPainter, colour: str, rect: QRectF) -> None:
    """Fill a rectangle with one colour."""
    plain = QRadialGradient(rect.center(), 1.0)
    plain.setColorAt(0, QColor(colour))
    _fill(painter, rect, plain)


def _fill(painter: QPainter, rect: QRectF, paint: QRadialGradient) -> None:
    """Fill a rectangle.

    `QPainter.fillRect` and a brush of a plain colour would have PySide load all of `Qt`'s namespace, which takes as
    long as half of all else that is done before the first painting.
    """
    path = QPainterPath()
    path.addRect(rect)
    painter.fillPath(path, QBrush(paint))
