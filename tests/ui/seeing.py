"""What is written on a widget, and how well it can be read: every text that is painted, against what lies under it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from unittest import mock

from PIL import Image, ImageChops, ImageFilter
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QWidget

from scopa_desktop.ui.theme import contrast

_GRAIN = 2
"""Pixels: what is smaller is grain, over which letters are read all the same."""
_STRAY = 0.02
"""So many of a text's pixels may lie worse: where a letter's blurred edge touches a rim."""


@dataclass(frozen=True)
class Written:
    """A text that was painted: its words, colour, and where on the picture."""

    words: str
    colour: str
    place: tuple[int, int, int, int]
    device: tuple[int, int]


@contextmanager
def _writing(write: bool, found: list[Written]) -> Iterator[None]:
    """Note every text that is painted meanwhile; paint it, or only what lies under it."""
    real = QPainter.drawText

    def draw(painter: QPainter, rect: QRectF, flags: int, words: str) -> None:
        pen = painter.pen().color()
        if words.strip() and pen.alphaF() > 0.99 and painter.opacity() > 0.99:
            bounds = painter.boundingRect(rect, flags, words).intersected(rect.adjusted(-4, -4, 4, 4))
            at = painter.combinedTransform().mapRect(bounds).toAlignedRect()
            place = (at.left(), at.top(), at.right() + 1, at.bottom() + 1)
            device = painter.device()
            found.append(Written(words, pen.name(), place, (device.width(), device.height())))
        if write:
            real(painter, rect, flags, words)

    with mock.patch.object(QPainter, "drawText", draw):
        yield


def _picture(widget: QWidget) -> Image.Image:
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB888)
    lines = b"".join(bytes(image.constScanLine(row))[: image.width() * 3] for row in range(image.height()))
    return Image.frombytes("RGB", (image.width(), image.height()), lines)


def written_on(widget: QWidget) -> list[tuple[Written, float]]:
    """Return every text that a widget paints, each with its contrast to what it lies on, at its worst place.

    Texts of controls that are not available are left out: they are faint for a reason.
    """
    if isinstance(widget, QGraphicsView):
        for item in widget.scene().items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # a kept picture would not be painted again
    noted: list[Written] = []
    with _writing(True, noted):
        whole = _picture(widget)
    with _writing(False, []):
        bare = _picture(widget)
    frame = (0, 0, *whole.size)
    found = []
    for text in noted:
        if text.device != whole.size:
            continue  # it is part of a card's picture
        left, top, right, bottom = text.place
        box = (max(frame[0], left), max(frame[1], top), min(frame[2], right), min(frame[3], bottom))
        if box[2] - box[0] < 2 or box[3] - box[1] < 2:
            continue
        letters = ImageChops.difference(whole.crop(box), bare.crop(box)).convert("L").point(lambda v: 255 * (v > 40))
        around = letters.filter(ImageFilter.MaxFilter(3))
        ground = bare.crop(box).filter(ImageFilter.BoxBlur(_GRAIN))
        data = ground.tobytes()
        under = [data[3 * at : 3 * at + 3] for at, mark in enumerate(around.tobytes()) if mark]
        if len(under) >= 12:  # fewer: it is covered
            found.append((text, _worst(text.colour, under)))
    return found


def _worst(colour: str, under: list[bytes]) -> float:
    """Return the lowest contrast of a colour to these pixels, a few stray ones aside."""
    known = {pixel: contrast(colour, f"#{pixel.hex()}") for pixel in set(under)}
    return sorted(known[pixel] for pixel in under)[int(len(under) * _STRAY)]


def ink_differs(paint: Callable[[QPainter, QPointF], None], other: Callable[[QPainter, QPointF], None]) -> int:
    """Return in how many pixels two drawings differ when nothing but grey is seen."""
    pictures = []
    for each in (paint, other):
        image = QImage(60, 60, QImage.Format.Format_Grayscale8)
        image.fill(0)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        each(painter, QPointF(30, 30))
        painter.end()
        pictures.append(bytes(image.constBits()))
    return sum(abs(a - b) > 60 for a, b in zip(*pictures, strict=True))
