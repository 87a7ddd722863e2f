"""Painters: each draws one thing into a rectangle and keeps nothing.

What costs time to draw, soft shadows and the felt, is baked into pixmaps; `Shadows` keeps them and is owned
by whoever paints.
"""

from __future__ import annotations

import math
import random
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPen,
    QPixmap,
)

from scopa_desktop.ui.cloth import Felt, color, paint_felt
from scopa_desktop.ui.pictures import (
    AVATARS,
    ICONS,
    avatar,
    emblem,
    icon,
    path,
    polygon,
    suit,
    sun,
    team_mark,
)
from scopa_desktop.ui.theme import CARD, ELEVATION, ON_POINT, POINT, POINT_RIM, Colours, Theme

__all__ = [
    "AVATARS",
    "CENTRE",
    "CENTRE_WRAP",
    "ICONS",
    "LEFT",
    "RIGHT",
    "WRAP",
    "CardMarks",
    "Shadows",
    "accent_gradient",
    "avatar",
    "badge",
    "emblem",
    "felt_pixmap",
    "focus_ring",
    "glass",
    "hairline",
    "icon",
    "in_two",
    "inlay",
    "mini",
    "minis",
    "paint_felt",
    "paper",
    "path",
    "point",
    "polygon",
    "suit",
    "sun",
    "swatch",
    "team_mark",
    "text",
    "text_width",
    "tile",
    "tint",
]

LEFT: Final = 0x0001 | 0x0080
RIGHT: Final = 0x0002 | 0x0080
CENTRE: Final = 0x0004 | 0x0080
WRAP: Final = 0x0001 | 0x0020 | 0x1000
CENTRE_WRAP: Final = 0x0004 | 0x0080 | 0x1000
"""Qt's alignment flags as plain numbers: left, right and centred on one line; wrapped from the
top left, wrapped in the middle."""
_WORD_WRAP: Final = 0x1000
_TALL: Final = 16384.0
"""More pixels than any wrapped text needs."""
_SMALLEST: Final = 12
"""Pixels below which no text is made smaller to fit."""


# -------------------------------------------------------------------------------------------------- text


def text(
    painter: QPainter,
    rect: QRectF,
    words: str,
    font: QFont,
    colour: str | QColor,
    flags: int = LEFT,
    elide: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    """Paint text that never leaves its rectangle.

    What is too long, as in languages with longer words, is set narrower, then smaller; at last one line is elided,
    and wrapped text is cut at the bottom.
    """
    if flags & _WORD_WRAP:
        fonts = (font, *_narrower(font))
        font = next((each for each in fonts if _wrapped_height(each, words, rect.width()) <= rect.height()), fonts[-1])
    elif text_width(font, words) > rect.width() + 1:
        font = fitting(_narrower(font), words, rect.width() + 1)
        words = QFontMetricsF(font).elidedText(words, elide, rect.width() + 1)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, flags, words)


def in_two(
    painter: QPainter, one: QRectF, two: QRectF, words: str, fonts: tuple[QFont, QFont], colour: str | QColor
) -> bool:
    """Paint text in one line where it fits, otherwise in two, and return whether it took two.

    Args:
        painter: the painter.
        one: where one line stands.
        two: where two lines do.
        words: the text.
        fonts: of one line, and of two.
        colour: of the text.
    """
    wraps = text_width(_narrower(fonts[0])[1], words) > one.width()
    text(painter, two if wraps else one, words, fonts[1 if wraps else 0], colour, WRAP if wraps else LEFT)
    return wraps


def _narrower(font: QFont) -> list[QFont]:
    """Return a font set narrower, and smaller too, as far as it stays easy to read."""
    size, made = font.pixelSize(), []
    for stretch, smaller in ((94, 0), (88, 0), (88, 1), (82, 2)):
        made.append(QFont(font))
        made[-1].setStretch(stretch)
        made[-1].setPixelSize(max(min(size, _SMALLEST), size - smaller))
    return made


def text_width(font: QFont, words: str) -> float:
    """Return how wide one line of text is."""
    return QFontMetricsF(font).horizontalAdvance(words)


def _wrapped_height(font: QFont, words: str, width: float) -> float:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, _TALL), WRAP, words).height()


def fitting(fonts: Sequence[QFont], words: str, width: float) -> QFont:
    """Return the first of some fonts in which one line of text fits, or the last: there it is cut if it must be."""
    return next((font for font in fonts if text_width(font, words) <= width), fonts[-1])


# ----------------------------------------------------------------------------------------------- shadows


class Shadows:
    """Soft shadows, baked once for each size and kept; the least used go first.

    Args:
        keep: how many pixmaps to keep.
    """

    def __init__(self, keep: int = 96) -> None:
        self._keep = keep
        self._pixmaps: OrderedDict[tuple[float, ...], QPixmap] = OrderedDict()

    def draw(
        self,
        painter: QPainter,
        rect: QRectF,
        radius: float,
        level: int,
        u: float = 1.0,
        strength: float = 1.0,
    ) -> None:
        """Paint a rounded rectangle's shadow; any size costs the same, being put together from nine parts."""
        if level <= 0:
            return
        ratio = painter.device().devicePixelRatioF()
        margin = self.margin(level, u)
        corner = margin + max(radius, 2) + ELEVATION[level].blur * u
        side = 2 * corner + 2
        baked = self.pixmap(side - 2 * margin, side - 2 * margin, radius, level, u, ratio)
        target = rect.adjusted(-margin, -margin, margin, margin)
        painter.save()
        painter.setOpacity(painter.opacity() * strength)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        _nine_parts(painter, baked, target, min(corner, target.width() / 2, target.height() / 2), corner, ratio)
        painter.restore()

    def pixmap(
        self, width: float, height: float, radius: float, level: int, u: float = 1.0, ratio: float = 1.0
    ) -> QPixmap:
        """Return the shadow of a rounded rectangle, `margin` larger on each side, at a device pixel ratio."""
        key = (round(width), round(height), round(radius, 1), level, round(u, 3), ratio)
        found = self._pixmaps.get(key)
        if found is None:
            found = self._bake(round(width), round(height), radius, level, u, ratio)
            self._pixmaps[key] = found
            while len(self._pixmaps) > self._keep:
                self._pixmaps.popitem(last=False)
        self._pixmaps.move_to_end(key)
        return found

    @staticmethod
    def margin(level: int, u: float = 1.0) -> float:
        """Return how far a shadow's pixmap reaches beyond its rectangle on each side."""
        shadow = ELEVATION[level]
        return float(round((shadow.blur * 0.66 + shadow.dy) * u) + 1)

    def _bake(self, width: int, height: int, radius: float, level: int, u: float, ratio: float) -> QPixmap:
        shadow = ELEVATION[level]
        margin = self.margin(level, u)
        pixmap = QPixmap(max(1, round((width + 2 * margin) * ratio)), max(1, round((height + 2 * margin) * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        rings = max(4, int(shadow.blur * u))
        rect = QRectF(margin, margin + shadow.dy * u, width, height)
        for ring in range(rings, 0, -1):
            share = ring / rings
            grow = shadow.blur * u * (share - 0.35)
            painter.setBrush(color("#0B0805", shadow.alpha * (1 - share) ** 1.2 * 2.6 / rings))
            corner = max(1.0, radius + grow)
            painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), corner, corner)
        painter.end()
        return pixmap


def _nine_parts(painter: QPainter, baked: QPixmap, target: QRectF, corner: float, source: float, ratio: float) -> None:
    size = baked.width() / ratio
    xs = (target.x(), target.x() + corner, target.right() - corner, target.right())
    ys = (target.y(), target.y() + corner, target.bottom() - corner, target.bottom())
    cuts = (0.0, source, size - source, size)
    for row in range(3):
        for column in range(3):
            part = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
            if part.width() > 0 and part.height() > 0:
                cut = QRectF(
                    cuts[column] * ratio,
                    cuts[row] * ratio,
                    (cuts[column + 1] - cuts[column]) * ratio,
                    (cuts[row + 1] - cuts[row]) * ratio,
                )
                painter.drawPixmap(part, baked, cut)


# -------------------------------------------------------------------------------------------------- felt


def felt_pixmap(felt: Felt, width: int, height: int, ratio: float = 1.0) -> QPixmap:
    """Return the table under its lamp, with its grain, at a device pixel ratio."""
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    place = QRectF(0, 0, width, height)
    if felt.material in ("felt", "dark", "plain"):
        paint_felt(painter, felt, place)
    else:
        from scopa_desktop.ui.surfaces import paint_surface

        paint_surface(painter, felt, place, pixmap.size())
    if felt.material != "plain":  # the specks also keep gradients from showing steps
        painter.fillRect(place, QBrush(QPixmap.fromImage(_grain())))
    painter.end()
    return pixmap


def swatch(painter: QPainter, felt: Felt, rect: QRectF, ratio: float = 1.0) -> None:
    """Paint a table small, as it lies in a tile."""
    if felt.material == "felt":
        paint_felt(painter, felt, rect)
        return
    pixmap = felt_pixmap(felt, round(rect.width()), round(rect.height()), ratio)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


@cache
def _grain(side: int = 128) -> QImage:
    """A tile of faint light and dark specks; always the same one."""
    specks = random.Random(7).randbytes(side * side)
    data = bytearray(4 * side * side)
    data[0::4] = data[1::4] = data[2::4] = specks.translate(bytes(_speck(byte)[0] for byte in range(256)))
    data[3::4] = specks.translate(bytes(_speck(byte)[1] for byte in range(256)))
    return QImage(bytes(data), side, side, side * 4, QImage.Format.Format_ARGB32_Premultiplied).copy()


def _speck(byte: int) -> tuple[int, int]:
    """Return tone (premultiplied) and opacity for a random byte, such that opacities fall off like a bell."""
    share = (byte // 2 + 0.5) / 128
    alpha = next(level for level in range(17) if level == 16 or math.erf((level + 1) / 6 / math.sqrt(2)) >= share)
    return (alpha if byte % 2 else 0), alpha


def inlay(painter: QPainter, felt: Felt, rect: QRectF, u: float = 1.0) -> None:
    """Paint the hairline that runs inside the table's edge."""
    gap = 6 * u
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(color(felt.inlay, 0.20), 1))
    painter.drawRoundedRect(rect.adjusted(gap, gap, -gap, -gap), 16 * u, 16 * u)
    painter.restore()


# ----------------------------------------------------------------------------------------- glass, paper


def glass(
    painter: QPainter, felt: Felt, rect: QRectF, radius: float, alpha: float | None = None, hair: float = 0.16
) -> None:
    """Paint a panel of dark glass on the cloth; `hair` is the opacity of its rim.

    In high contrast neither is less than the table wants it.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(color(felt.panel, felt.glass if alpha is None or felt.rim else alpha))
    painter.setPen(QPen(color(felt.inlay, max(hair, felt.rim)), felt.rim_width))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.restore()


def paper(painter: QPainter, ui: Colours, rect: QRectF, radius: float = 18, shadows: Shadows | None = None) -> None:
    """Paint a sheet of paper, with the deepest shadow if a keeper of shadows is given."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if shadows is not None:
        shadows.draw(painter, rect, radius, 4)
    painter.setPen(QPen(QColor(ui.line), 1))
    painter.setBrush(QColor(ui.window))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.restore()


def tile(
    painter: QPainter,
    ui: Colours,
    rect: QRectF,
    radius: float = 12,
    *,
    chosen: bool = False,
    fill: str | None = None,
    outline: str | None = None,
) -> None:
    """Paint a tile on paper; a chosen one has a thicker rim in the accent's colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(outline or (ui.accent if chosen else ui.line)), 2 if chosen else 1))
    painter.setBrush(QColor(fill or ui.surface))
    half = 1.0 if chosen else 0.5
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
    painter.restore()


def tint(painter: QPainter, ui: Colours, rect: QRectF, radius: float = 10) -> None:
    """Lay gold over a cell that scores."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(POINT, ui.win_tint))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def hairline(painter: QPainter, colour: str, x: float, y: float, width: float, thick: float = 1.0) -> None:
    """Paint a horizontal rule."""
    painter.fillRect(QRectF(x, y, width, thick), QColor(colour))


def focus_ring(painter: QPainter, colour: str, rect: QRectF, radius: float, gap: float = 1.0) -> None:
    """Paint the ring that says where the keyboard is, outside a rectangle."""
    reach = gap + 1.2
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 2.4))
    painter.drawRoundedRect(rect.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)
    painter.restore()


# ------------------------------------------------------------------------------------ marks, small cards


def badge(painter: QPainter, shape: str, centre: QPointF, radius: float, colour: str, label: str, font: QFont) -> None:
    """Paint a set's badge: its shape says which set it is, and so does the number in it."""
    x, y, r = centre.x(), centre.y(), radius
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(colour))
    painter.setPen(QPen(QColor("#1B1410"), 1.6))
    if shape == "circle":
        painter.drawEllipse(centre, r, r)
    elif shape == "diamond":
        k = r * 1.25
        painter.drawPolygon(polygon(x, y - k, x + k, y, x, y + k, x - k, y))
    elif shape == "square":
        painter.drawRoundedRect(QRectF(x - r * 0.95, y - r * 0.95, r * 1.9, r * 1.9), 3, 3)
    else:
        painter.drawPolygon(polygon(x, y - r * 1.3, x + r * 1.25, y + r * 0.95, x - r * 1.25, y + r * 0.95))
    if label:
        drop = r * 0.25 if shape == "triangle" else 0
        painter.setFont(font)
        painter.setPen(QColor("#1B1410"))
        painter.drawText(QRectF(x - 2 * r, y - r + drop, 4 * r, 2 * r), CENTRE, label)
    painter.restore()


def point(painter: QPainter, theme: Theme, centre: QPointF, words: str, radius: float = 14) -> None:
    """Paint the gold disc of a point, with words such as ``+1``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(POINT_RIM), 1.2))
    painter.setBrush(QColor(POINT))
    painter.drawEllipse(centre, radius, radius)
    painter.setFont(theme.exact_font("strong", radius if len(words) < 3 else radius * 0.86))
    painter.setPen(QColor(ON_POINT))
    painter.drawText(QRectF(centre.x() - 2 * radius, centre.y() - radius, 4 * radius, 2 * radius), CENTRE, words)
    painter.restore()


@dataclass(frozen=True, slots=True)
class CardMarks:
    """How small cards are marked: the letters of the ranks 1 to 10, whether suits are French, and colours of their own.

    `words.card_marks` makes one in the language of the names.
    """

    ranks: tuple[str, ...]
    french: bool = False
    colours: tuple[str, ...] = ()

    def colour(self, suit_number: int) -> str:
        """Return the colour of a suit's letters, and of its French sign."""
        return (self.colours or (CARD.french_index if self.french else CARD.index))[suit_number]


def mini(
    painter: QPainter,
    theme: Theme,
    marks: CardMarks,
    card: int,
    x: float,
    y: float,
    height: float,
    *,
    shadows: Shadows | None = None,
    dim: float = 0.0,
) -> float:
    """Paint a small card, rank over suit, .70 of its height wide; return its right edge."""
    x, y, width = round(x), round(y), round(height * 0.70)
    rect, radius = QRectF(x, y, width, round(height)), height * 0.10
    suit_number, rank = divmod(card, 10)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if shadows is not None:
        shadows.draw(painter, rect, radius, 1, max(0.45, height / 98))
    painter.setPen(QPen(QColor(CARD.rim), 1))
    painter.setBrush(QColor(CARD.paper))
    painter.drawRoundedRect(rect, radius, radius)
    label = marks.ranks[rank]
    painter.setFont(theme.exact_font("title", height * (0.43 if len(label) < 2 else 0.37), 700))
    painter.setPen(QColor(marks.colour(suit_number)))
    painter.drawText(QRectF(rect.x(), rect.y() + height * 0.04, width, height * 0.46), CENTRE, label)
    side = height * 0.38
    suit(
        painter,
        suit_number,
        QRectF(rect.center().x() - side / 2, y + height * 0.53, side, side),
        marks.french,
        marks.colour(suit_number),
    )
    if dim:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("#0E1F17", dim))
        painter.drawRoundedRect(rect, radius, radius)
    painter.restore()
    return rect.right()


def minis(
    painter: QPainter,
    theme: Theme,
    marks: CardMarks,
    cards: Sequence[int],
    x: float,
    y: float,
    height: float,
    *,
    step: float | None = None,
    shadows: Shadows | None = None,
    dim: Iterable[int] = (),
) -> float:
    """Paint a row of small cards; return its right edge."""
    faded = set(dim)
    advance = step if step is not None else round(height * 0.70) + 5
    right = x
    for place, card in enumerate(cards):
        faint = 0.4 if card in faded else 0.0
        right = mini(painter, theme, marks, card, x + place * advance, y, height, shadows=shadows, dim=faint)
    return right


def accent_gradient(ui: Colours, rect: QRectF) -> QLinearGradient:
    """Return the primary button's fill."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, QColor(ui.accent_hi))
    gradient.setColorAt(1, QColor(ui.accent))
    return gradient
