"""The names in the corners of cards: as a deck draws them or large, and on no card too small to be read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from scopa_desktop.core.cards import Card, suit_of
from scopa_desktop.ui.cloth import mix
from scopa_desktop.ui.decks.manifest import Deck, IndexSize
from scopa_desktop.ui.pictures import suit
from scopa_desktop.ui.theme import CARD

_DRAWN: Final = 0.15
"""How high the rank is in an overlay, as a share of the card's width."""
_LEAST: Final = 10.5
"""The least height of a rank in logical pixels: that of the smallest text in the program."""
_LARGE: Final = 2.4
"""So many times as large is a large index on a small card: the rank is over a third as high as the card is wide."""
_LARGE_ENOUGH: Final = 32.0
"""Logical pixels: on wider cards a large rank need not grow with them ..."""
_LARGE_LEAST: Final = 1.5
"""... but it is so many times as large as a small one."""


@dataclass(frozen=True, slots=True)
class Index:
    """The name of one card.

    Attributes:
        deck: the deck.
        card: the card.
        size: how large it is.
        letters: one of the deck's index sets.
    """

    deck: Deck
    card: Card
    size: IndexSize
    letters: str = ""

    def lay(self, image: QImage, width: float, read: Callable[[str, QSize], QImage]) -> None:
        """Lay the name over a card's face; called in a drawing thread.

        Args:
            image: the face.
            width: of the card as it is shown, in logical pixels.
            read: draws a file at a size.
        """
        deck, large = self.deck, self.size is IndexSize.LARGE
        path = deck.index(self.card, self.letters, self.size)
        if path is None:
            return
        drawn = read(str(path), image.size())
        grown = 1.0 if deck.index_always else growth(width, large)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        place = _marked(drawn)
        if grown == 1.0 or place.isEmpty():
            painter.drawImage(0, 0, drawn)
        else:
            below = QRect(0, image.height() // 2, image.width(), image.height())
            painter.drawImage(below.topLeft(), drawn, below)
            mark = read(str(path), image.size() * grown).copy(_scaled(place, grown))
            if large:
                self._lay_large(painter, mark, QPointF(place.topLeft()))
            else:
                painter.drawImage(place.topLeft(), mark)
        painter.end()

    def _lay_large(self, painter: QPainter, mark: QImage, at: QPointF) -> None:
        """Lay a large name on paper of its own, with the sign of the suit below the rank."""
        width = painter.device().width()
        edge, gap = 0.03 * width, 0.02 * width
        name = QRectF(min(at.x(), edge), min(at.y(), edge), mark.width(), mark.height())
        sign = QRectF(name.x(), name.bottom() + gap, 0.0, 0.0)
        if not self.deck.french:
            side = 0.9 * name.height()
            sign = QRectF(max(edge, name.center().x() - side / 2), sign.y(), side, side)
        paper = QRectF(-width, -width, width, width).united(name).united(sign).adjusted(0, 0, 2 * gap, 2 * gap)
        path = QPainterPath()
        path.addRoundedRect(paper, 3 * gap, 3 * gap)
        painter.setBrush(QColor(CARD.paper))
        painter.setPen(QPen(QColor(mix(CARD.rim, CARD.ink, 0.3)), max(1.0, width / 110)))
        painter.drawPath(path)
        painter.drawImage(name.topLeft(), mark)
        if not sign.isEmpty():
            suit(painter, suit_of(self.card), sign, False, CARD.index[suit_of(self.card)])


def growth(width: float, large: bool) -> float:
    """Return how many times as large as it is drawn a name is shown on a card.

    Args:
        width: of the card, in logical pixels.
        large: whether the player wants it large.
    """
    drawn = _DRAWN * width
    if large:
        return max(_LARGE_LEAST, min(_LARGE, _LARGE_ENOUGH / drawn))
    return max(1.0, _LEAST / drawn)


def _scaled(place: QRect, by: float) -> QRect:
    return QRectF(place.x() * by, place.y() * by, place.width() * by, place.height() * by).toAlignedRect()


def _marked(drawn: QImage) -> QRect:
    """Return what is painted on in the upper left quarter of a picture."""
    part = drawn.copy(0, 0, drawn.width() // 2, drawn.height() // 2).convertToFormat(QImage.Format.Format_Alpha8)
    if part.isNull():
        return QRect()
    bits, stride, width = bytes(part.constBits()), part.bytesPerLine(), part.width()
    rows = {y: row for y in range(part.height()) if any(row := bits[y * stride : y * stride + width])}
    if not rows:
        return QRect()
    left = min(width - len(row.lstrip(b"\0")) for row in rows.values())
    right = max(len(row.rstrip(b"\0")) for row in rows.values())
    return QRect(left, min(rows), right - left, max(rows) - min(rows) + 1)
