"""Tables that are no felt: wood and marble, grown from seeded noise, and a picture of the player's own.

Each is painted once for a size; nothing is repeated across it, and it comes out the same every time.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPolygonF, QRadialGradient

from scopa_desktop.ui.cloth import OWN, Felt, color, mix, table_of

if TYPE_CHECKING:
    from PIL.Image import Image

BRIGHTEST: Final = 100
"""The most that red, green or blue of a player's own picture may be: ivory text stays readable on it."""
_PLANKS: Final = (0.0, 0.17, 0.35, 0.56, 0.74, 1.0)
"""Where the boards of the wooden table meet, as shares of its height."""


def paint_surface(painter: QPainter, felt: Felt, rect: QRectF, pixels: QSize) -> None:
    """Paint a table into a rectangle.

    Args:
        painter: paints onto `pixels` device pixels.
        felt: the table; its material is ``wood``, ``marble`` or ``picture``.
        rect: where it lies.
        pixels: the size of the rectangle in device pixels.
    """
    image = _MATERIALS[felt.material](felt, pixels.width(), pixels.height())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, image)
    _light(painter, felt, rect, 0.34 if felt.material == "picture" else 0.58)


def _light(painter: QPainter, felt: Felt, rect: QRectF, depth: float) -> None:
    """Let the lamp shine on it, and the corners sink into the dark."""
    reach = max(rect.width(), rect.height())
    shade = QRadialGradient(rect.topLeft() + QPointF(rect.width() * 0.5, rect.height() * 0.46), reach * 0.68)
    for at, alpha in ((0.0, 0.0), (0.35, 0.06), (0.7, 0.5 * depth), (1.0, depth)):
        shade.setColorAt(at, color(mix(felt.edge, "#000000", 0.6), alpha))
    painter.fillRect(rect, QBrush(shade))
    if felt.material != "picture":
        lamp = QRadialGradient(rect.topLeft() + QPointF(rect.width() * 0.36, rect.height() * 0.05), reach * 0.55)
        lamp.setColorAt(0, color(felt.lamp, 0.08))
        lamp.setColorAt(1, color(felt.lamp, 0))
        painter.fillRect(rect, QBrush(lamp))


# --------------------------------------------------------------------------------------------- wood, marble


def _noise(chance: Random, columns: int, rows: int, width: int, height: int) -> Image:
    """Return a cloud: random greys, as many as there are columns and rows, drawn out to a size."""
    from PIL import Image

    columns, rows = max(2, columns), max(2, rows)
    grid = Image.frombytes("L", (columns, rows), chance.randbytes(columns * rows))
    return grid.resize((width, height), Image.Resampling.BICUBIC)


def _coloured(field: Image, tones: list[str]) -> QImage:
    """Return an image of greys in the colours between some tones, from black to white."""
    width, height = field.size
    image = QImage(field.tobytes(), width, height, width, QImage.Format.Format_Indexed8)
    last = len(tones) - 1
    table = []
    for grey in range(256):
        at = grey / 255 * last
        low = min(int(at), last - 1)
        table.append(QColor(mix(tones[low], tones[low + 1], at - low)).rgb())
    image.setColorTable(table)
    return image.convertToFormat(QImage.Format.Format_RGB32)


def _wood(felt: Felt, width: int, height: int) -> QImage:
    """Boards side by side, their grain running along the table; a third of the width is enough for that."""
    from PIL import Image, ImageDraw

    chance = Random(11)
    wide, thick = max(2, width // 3), max(1.0, height / 760)
    field = Image.new("L", (wide, max(1, height)))
    draw = ImageDraw.Draw(field)
    seam = max(1, round(height / 640))
    for number, (upper, lower) in enumerate(pairwise(_PLANKS)):
        top, bottom = round(upper * height), round(lower * height)
        board = _board(chance, wide, max(4, bottom - top), thick)
        lift = (-12, 5, -3, 9, -7)[number]
        field.paste(board.point([min(255, max(0, grey + lift)) for grey in range(256)]), (0, top))
        if upper:
            draw.rectangle((0, top - seam, wide, top), fill=10)
            draw.rectangle((0, top + 1, wide, top + seam), fill=158)
    return _coloured(field, [mix(felt.edge, felt.mid, 0.25), felt.mid, felt.centre, mix(felt.centre, "#C08040", 0.2)])


def _board(chance: Random, width: int, height: int, thick: float) -> Image:
    """One board: year rings cut lengthways that sway a little, with fine fibres over them."""
    from PIL import Image

    sway = height // 2
    tall = height + 2 * sway
    rings = Image.blend(
        _noise(chance, 3, round(tall / (15 * thick)), width, tall),
        _noise(chance, 4, round(tall / (6 * thick)), width, tall),
        0.45,
    )
    columns = min(40, width)
    pushes = _swaying(chance, columns, 0.36 * sway)
    quads = []
    for at in range(columns):
        left, right = width * at // columns, width * (at + 1) // columns
        up, down = sway + pushes[at], sway + pushes[at + 1]
        corners = (left, up, left, up + height, right, down + height, right, down)
        quads.append(((left, 0, right, height), corners))
    swayed = rings.transform((width, height), Image.Transform.MESH, quads, Image.Resampling.BILINEAR)
    fibres = _noise(chance, max(6, round(width / (34 * thick))), round(height / (2.1 * thick)), width, height)
    clouds = _noise(chance, 6, 2, width, height)
    return Image.blend(Image.blend(swayed, fibres, 0.36), clouds, 0.26)


def _swaying(chance: Random, steps: int, reach: float, often: float = 1.0) -> list[float]:
    """Return heights along a line that rises and falls slowly, about so often."""
    waves = [(chance.uniform(0.4, 1.1), 0.6), (chance.uniform(1.3, 2.4), 0.3), (chance.uniform(3.0, 4.4), 0.1)]
    turns = [(chance.uniform(0, math.tau), math.tau * often * each / steps, reach * high) for each, high in waves]
    return [sum(high * math.sin(start + turn * at) for start, turn, high in turns) for at in range(steps + 1)]


def _marble(felt: Felt, width: int, height: int) -> QImage:
    """Dark stone: clouds drawn out aslant, a few pale veins along them, and fainter ones across."""
    from PIL import Image

    chance = Random(41)
    clouds = Image.blend(_noise(chance, 7, 11, 220, 220), _noise(chance, 22, 60, 220, 220), 0.36)
    stone = _coloured(clouds, [felt.edge, felt.mid, felt.centre])
    faint = _aslant(max(2, width // 5), max(2, height // 5), lambda painter: painter.drawImage(_STONE, stone))
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(0, 0, width, height), faint)
    painter.end()
    return _aslant(width, height, lambda painter: _veins(painter, chance), image)


_STONE: Final = QRectF(-860, -860, 1720, 1720)
"""What a block of marble measures; the table is 1280 wide or 760 high, whichever is more, and lies on it aslant."""


def _aslant(width: int, height: int, paint: Callable[[QPainter], object], image: QImage | None = None) -> QImage:
    """Return an image onto which something is painted in units of the table, slanting and from its middle."""
    image = image if image is not None else QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = max(width / 1280, height / 760)
    painter.translate(width / 2, height / 2)
    painter.scale(unit, unit)
    painter.rotate(-27)
    paint(painter)
    painter.end()
    return image


def _veins(painter: QPainter, chance: Random) -> None:
    """Paint all veins of the marble."""
    painter.setPen(Qt.PenStyle.NoPen)
    for across in (-520, -390, -235, -60, 40, 190, 330, 500):
        painter.save()
        painter.translate(0, across + chance.uniform(-35, 35))
        painter.rotate(chance.uniform(-9, 9))
        _vein(painter, chance, 1560, chance.uniform(0.7, 2.3), 0.30)
        painter.restore()
    for along in (-640, -430, -300, -90, 60, 260, 410, 620):
        painter.save()
        painter.translate(along, chance.uniform(-200, 200))
        painter.rotate(chance.choice((58, 68, 104, 118)))
        _vein(painter, chance, chance.uniform(280, 640), chance.uniform(0.5, 0.9), 0.17)
        painter.restore()


def _vein(painter: QPainter, chance: Random, length: float, thick: float, alpha: float) -> None:
    """Paint a vein along the line from left to right through 0: crooked, now wider and now next to nothing."""
    steps = max(8, round(length / 15))
    rough = [
        _swaying(chance, steps, reach, length / wave) for wave, reach in ((520, 46), (170, 17), (60, 6), (34, 2.4))
    ]
    swell = _swaying(chance, steps, 1.0, length / 240)
    upper, lower, veil = [], [], []
    for step in range(steps + 1):
        x, y = (step / steps - 0.5) * length, sum(line[step] for line in rough)
        end = min(1.0, 8 * min(step, steps - step) / steps)
        half = thick * end * (0.2 + 0.8 * max(0.0, swell[step])) / 2 + 0.18
        upper.append(QPointF(x, y - half))
        lower.append(QPointF(x, y + half))
        veil.append(QPointF(x, y + half + 16 * end * (0.3 + max(0.0, swell[step]))))
    painter.setBrush(color("#CBC4B4", 0.05))
    painter.drawPolygon(QPolygonF([*upper, *reversed(veil)]))
    painter.setBrush(color("#D8D0BE", alpha))
    painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))


# ------------------------------------------------------------------------------------------ a picture of one's own


def stamp_of(path: Path) -> int:
    """Return a number that is another one when another picture is kept in this file."""
    return path.stat().st_mtime_ns if path.is_file() else 0


def own_felt(path: Path) -> Felt:
    """Return the table that is a picture of the player's own, with glass in its colours; takes long.

    Raises:
        StoreError: the picture is gone or damaged.
    """
    from scopa_desktop.store.own_table import read_picture

    stamp = stamp_of(path)
    picture = dimmed(read_picture(path))
    red, green, blue = picture.resize((1, 1)).getpixel((0, 0))  # type: ignore[misc]
    mean = f"#{red:02X}{green:02X}{blue:02X}"
    edge = mix(mean, "#141414", 0.62)
    felt = table_of(OWN, mean, mix(mean, "#202020", 0.3), edge, "picture")
    data = picture.convert("RGBA").tobytes("raw", "BGRA")
    image = QImage(data, picture.width, picture.height, picture.width * 4, QImage.Format.Format_RGB32).copy()
    return replace(felt, picture=str(path), stamp=stamp, image=image, glass=0.72, plate=0.68, plate_to_play=0.8)


def dimmed(picture: Image) -> Image:
    """Return a picture of which no part is brighter than `BRIGHTEST`; one that is dark already stays as it is."""
    small = picture.convert("L").resize((64, 40))
    high = sorted(small.tobytes())[-64]  # what is brighter is less than a fortieth of it
    share = min(1.0, BRIGHTEST / max(1, high))
    knee = BRIGHTEST * 0.8

    def tone(value: int) -> int:
        wanted = value * share
        if wanted > knee:
            wanted = knee + (BRIGHTEST - knee) * (1 - 1 / (1 + (wanted - knee) / (BRIGHTEST - knee)))
        return round(wanted)

    return picture.point([tone(value) for value in range(256)] * 3)


def _own(felt: Felt, width: int, height: int) -> QImage:
    """The picture, filling the table; what hangs over is cut off evenly. Until it is read, its cloth."""
    if felt.image is None:
        image = QImage(max(1, width), max(1, height), QImage.Format.Format_RGB32)
        image.fill(QColor(felt.mid))
        return image
    filling = QSize(max(1, width), max(1, height)).scaled(felt.image.size(), Qt.AspectRatioMode.KeepAspectRatio)
    part = QRect(QPoint(), filling.expandedTo(QSize(1, 1)))
    part.moveCenter(felt.image.rect().center())
    way = Qt.TransformationMode.SmoothTransformation
    return felt.image.copy(part).scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, way)


_MATERIALS: Final[MappingProxyType[str, Callable[[Felt, int, int], QImage]]] = MappingProxyType(
    {"wood": _wood, "marble": _marble, "picture": _own}
)
