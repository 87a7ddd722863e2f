"""How cards look to eyes that see no colours, other colours, or little: for the tests of legibility.

A picture is reduced to the lightness of small cells, since what tells two cards apart for everybody is shape and
lightness.  What a person without one kind of cones sees follows the matrices of Machado, Oliveira and Fernandes (2009)
for linear RGB; as lightness is a weighted sum too, each of them shrinks to three weights.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from scopa_desktop.core.cards import Card
from scopa_desktop.ui.decks.pixmaps import CardPixmaps
from scopa_desktop.ui.theme import CARD

SHARP = 2
"""Pixels to a cell's side: what an eye of half the usual sharpness makes out on a screen at arm's length."""
WEAK = 8
"""An eye of an eighth of the usual sharpness."""
CLEAR = 12.0
"""A difference in lightness (L*, 0 to 100) that nobody misses; about one can just be seen."""

Weights = tuple[float, float, float]
Cells = list[float]

_GREY: Weights = (0.2126, 0.7152, 0.0722)
_CONES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def _weights(matrix: Sequence[Weights]) -> Weights:
    red, green, blue = (sum(_GREY[row] * matrix[row][column] for row in range(3)) for column in range(3))
    return red, green, blue


VISIONS: dict[str, Weights] = {"grey": _GREY} | {name: _weights(matrix) for name, matrix in _CONES.items()}
"""What red, green and blue light add to the brightness that each kind of eyes sees."""


def _linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


LINEAR = [_linear(value) for value in range(256)]


def lightness(luminance: float) -> float:
    """Return L* by the luminance, 0 to 1."""
    luminance = min(1.0, max(0.0, luminance))
    return 116 * luminance ** (1 / 3) - 16 if luminance > 0.008856 else 903.3 * luminance


def luminance(colour: str) -> float:
    """Return a colour's luminance, 0 to 1."""
    red, green, blue = QColor(colour).getRgb()[:3]
    return sum(weight * LINEAR[value] for weight, value in zip(_GREY, (red, green, blue), strict=True))


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21, as the guidelines for accessible pages count it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def face(pictures: CardPixmaps, card: Card, width: int) -> QImage:
    """Return a card as the program draws it, on paper."""
    height = round(width * pictures.deck.aspect)
    drawn = pictures.image(card, width, height)
    assert not drawn.isNull(), card
    image = QImage(drawn.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(CARD.paper))
    painter = QPainter(image)
    painter.drawImage(0, 0, drawn)
    painter.end()
    return image


def cells(image: QImage, vision: str, share: float = 1.0, side: int = SHARP) -> Cells:
    """Return the lightness of every cell of the left ``share`` of a picture; a cell has so many pixels a side."""
    part = image.copy(QRect(0, 0, round(image.width() * share), image.height()))
    small = part.scaled(
        max(1, part.width() // side),
        max(1, part.height() // side),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGBX8888)
    bits = bytes(small.constBits())
    red, green, blue = ([weight * value for value in LINEAR] for weight in VISIONS[vision])
    return [lightness(red[r] + green[g] + blue[b]) for r, g, b in zip(bits[0::4], bits[1::4], bits[2::4], strict=True)]


def difference(one: Cells, other: Cells) -> float:
    """Return the share of the cells that differ so that nobody misses it."""
    return sum(abs(a - b) >= CLEAR for a, b in zip(one, other, strict=True)) / len(one)


def _rows(image: QImage) -> list[list[tuple[int, ...]]]:
    """Return a picture's pixels, row by row: red, green, blue and cover."""
    image = image.convertToFormat(QImage.Format.Format_RGBA8888)
    bits, stride = bytes(image.constBits()), image.bytesPerLine()
    lines = (bits[y * stride : y * stride + 4 * image.width()] for y in range(image.height()))
    return [list(zip(line[0::4], line[1::4], line[2::4], line[3::4], strict=True)) for line in lines]


def ink(image: QImage) -> Counter[str]:
    """Count the pixels of every colour but the paper's; what is see-through is left out."""
    pixels = Counter(pixel for row in _rows(image) for pixel in row)
    found = Counter({QColor(*pixel).name(): count for pixel, count in pixels.items() if pixel[3] == 255})
    del found[CARD.paper.lower()]
    return found


Mask = list[list[bool]]


def first_line(image: QImage) -> Mask:
    """Return what is written in the uppermost line of a picture, cut out, as dark and light pixels."""
    dark = [[_dark(pixel) for pixel in row] for row in _rows(image)]
    top = next(y for y, row in enumerate(dark) if any(row))
    bottom = next((y for y in range(top, len(dark)) if not any(dark[y])), len(dark))
    lines = dark[top:bottom]
    columns = [x for x in range(image.width()) if any(row[x] for row in lines)]
    return [row[columns[0] : columns[-1] + 1] for row in lines]


@cache
def _dark(pixel: tuple[int, ...]) -> bool:
    bright = sum(weight * LINEAR[value] for weight, value in zip(_GREY, pixel[:3], strict=True))
    return pixel[3] > 127 and lightness(bright) < 75


def likeness(one: Mask, other: Mask, size: tuple[int, int] = (18, 24)) -> float:
    """Return how much of two cuttings agrees when both are stretched to one size, and less if their shapes differ."""
    width, height = size

    def stretched(mask: Mask) -> list[bool]:
        rows, columns = len(mask), len(mask[0])
        return [mask[y * rows // height][x * columns // width] for y in range(height) for x in range(width)]

    a, b = stretched(one), stretched(other)
    both = sum(p and q for p, q in zip(a, b, strict=True))
    return both / sum(p or q for p, q in zip(a, b, strict=True))
