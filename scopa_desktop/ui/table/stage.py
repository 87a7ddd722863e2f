"""What all items on the table share while they paint: theme, deck, unit, and pixmaps baked once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.decks.pixmaps import BACK, CardPixmaps
from scopa_desktop.ui.paint import CENTRE, Shadows, suit
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.state import TableSettings
from scopa_desktop.ui.theme import CARD, Theme
from scopa_desktop.ui.words import Words

MINI_BELOW = 56
"""A table card narrower than this, in logical pixels, shows its rank over its suit and nothing else."""
KEEP_BYTES = 96 * 1024 * 1024
_DARK = "#14100C"


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring round a card.

    Attributes:
        colour: ``#RRGGBB``.
        width: in units.
        gap: the felt that shows between card and ring, in units.
        glow: whether it shines.
    """

    colour: str
    width: float
    gap: float = 2.0
    glow: bool = False

    @property
    def reach(self) -> float:
        """How far it reaches beyond the card, in units."""
        return self.gap + self.width + (12 if self.glow else 2)


class Stage:
    """What every item needs in order to paint; one for each table.

    Attributes:
        theme: colours and fonts.
        words: how cards are named.
        settings: the player's choices.
        pixmaps: the deck's faces.
        shadows: baked shadows.
        u: the unit of glass and text, in pixels.
        ratio: device pixels in a logical one.
    """

    def __init__(self, theme: Theme, settings: TableSettings, words: Words) -> None:
        self.theme = theme
        self.words = words
        self.marks = words.marks()
        self.settings = settings
        self.pixmaps = self._new_pixmaps()
        self.shadows = Shadows()
        self.u = 1.0
        self.ratio = 1.0
        self._baked: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._bytes = 0

    @property
    def aspect(self) -> float:
        """A card's height divided by its width."""
        return self.settings.deck.aspect

    def radius(self, width: float) -> float:
        """Return the corner radius of a card of this width."""
        return width * self.settings.deck.corner_radius

    def speak(self, words: Words) -> None:
        """Take other words: another deck or another language."""
        self.words = words
        self.marks = words.marks()

    def apply(self, settings: TableSettings) -> bool:
        """Take other settings; return whether the faces are others now."""
        old, self.settings = self.settings, settings
        if (old.deck, old.back, old.index, old.index_set) == (
            settings.deck,
            settings.back,
            settings.index,
            settings.index_set,
        ):
            return False
        self.pixmaps.close(wait=False)
        self.pixmaps = self._new_pixmaps(self.pixmaps)
        self._forget_baked()
        return True

    def begin_round(self) -> None:
        """Forget how cards lay in the round before: there is a picture of each at every angle and size it has had."""
        self._forget_baked()
        self.pixmaps.begin_round()

    def _forget_baked(self) -> None:
        self._baked.clear()
        self._bytes = 0

    def _new_pixmaps(self, before: CardPixmaps | None = None) -> CardPixmaps:
        chosen = self.settings
        return CardPixmaps(chosen.deck, chosen.back, chosen.index, chosen.index_set, self._mark, before)

    # ---------------------------------------------------------------------------------------- pictures

    def face(self, face: int, width: float, height: float) -> QPixmap:
        """Return a card's picture; a narrow one shows rank over suit."""
        if face != BACK and width < MINI_BELOW:
            return self._bake(("mini", face, round(width)), width, height, self._paint_mini(face))
        return self.pixmaps.pixmap(face, width, height, self.ratio)

    def shadow(self, width: float, height: float, level: int) -> QPixmap:
        """Return a card's shadow, `Shadows.margin` larger on each side."""
        return self.shadows.pixmap(width, height, self.radius(width), level, self.u, self.ratio)

    def turned(self, face: int, width: float, height: float, rot: float, level: int) -> QPixmap:
        """Return a card, turned, with its shadow if it has one, and a clear edge; its centre is the picture's.

        One picture is painted faster than two, and one that is turned already much faster than one that is to be.
        """
        margin = Shadows.margin(level, self.u) if level else 1.0
        c, s = abs(cos(radians(rot))), abs(sin(radians(rot)))
        w, h = width + 2 * ceil(margin), height + 2 * ceil(margin)
        ready = self.pixmaps.is_ready(face, width, height, self.ratio)

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, rot != 0)
            painter.translate(rect.center())
            if rot:
                painter.rotate(rot)
            painter.translate(-width / 2, -height / 2)
            if level:
                painter.drawPixmap(QPointF(-margin, -margin), self.shadow(width, height, level))
            painter.drawPixmap(QPointF(0, 0), self.face(face, width, height))

        key = ("turned", face, width, round(rot, 1), level, self.u, ready)
        return self._bake(key, ceil(w * c + h * s), ceil(w * s + h * c), paint)

    def veil(self, width: float, height: float, alpha: float) -> QPixmap:
        """Return felt to lay over a card that does not matter now."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(self.theme.felt.mid, alpha))
            radius = self.radius(width)
            painter.drawRoundedRect(rect, radius, radius)

        return self._bake(("veil", self.theme.felt.mid, round(width), round(alpha, 2)), width, height, paint)

    def ring(self, width: float, height: float, ring: Ring) -> QPixmap:
        """Return a ring, `ring.reach` units larger than the card on each side."""
        reach = ring.reach * self.u

        def paint(painter: QPainter, rect: QRectF) -> None:
            self._paint_ring(painter, rect.adjusted(reach, reach, -reach, -reach), ring, width)

        key = ("ring", ring, round(width), round(height), self.u)
        return self._bake(key, width + 2 * reach, height + 2 * reach, paint)

    def _paint_ring(self, painter: QPainter, card: QRectF, ring: Ring, width: float) -> None:
        u = self.u
        away = (ring.gap + ring.width / 2) * u
        rect = card.adjusted(-away, -away, away, away)
        radius = self.radius(width) + away
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strokes = [(color(ring.colour, 0.07), (ring.width + 3 + i * 3.2) * u) for i in range(6 if ring.glow else 0)]
        strokes += [(color(_DARK, 0.55), (ring.width + 2) * u), (QColor(ring.colour), ring.width * u)]
        for colour, thick in strokes:
            painter.setPen(QPen(colour, thick))
            painter.drawRoundedRect(rect, radius, radius)

    def _paint_mini(self, face: int) -> Callable[[QPainter, QRectF], None]:
        def paint(painter: QPainter, rect: QRectF) -> None:
            line = 0.5
            inner = rect.adjusted(line, line, -line, -line)
            radius = self.radius(rect.width()) + 1
            painter.setPen(QPen(QColor(CARD.rim), 1))
            painter.setBrush(QColor(CARD.paper))
            painter.drawRoundedRect(inner, radius, radius)
            self._mark(painter, face, inner)

        return paint

    def _mark(self, painter: QPainter, face: int, rect: QRectF) -> None:
        """Paint a card's rank over its suit."""
        number, rank = divmod(face, 10)
        deck = self.settings.deck
        colour = (deck.colors or (CARD.french_index if deck.french else CARD.index))[number]
        label = self.marks.ranks[rank]
        width, height = rect.width(), rect.height()
        size = width * (0.58 if len(label) < 2 else 0.46)
        painter.save()
        painter.setFont(self.theme.exact_font("title", size, 700))
        painter.setPen(QColor(colour))
        painter.drawText(QRectF(rect.x(), rect.y() + height * 0.08, width, height * 0.40), CENTRE, label)
        side = width * 0.54
        place = QRectF(rect.center().x() - side / 2, rect.y() + height * 0.53, side, side)
        suit(painter, number, place, deck.french, colour)
        painter.restore()

    def _bake(
        self,
        key: tuple[object, ...],
        width: float,
        height: float,
        paint: Callable[[QPainter, QRectF], None],
    ) -> QPixmap:
        key = (*key, self.ratio)
        found = self._baked.get(key)
        if found is None:
            found = QPixmap(max(1, round(width * self.ratio)), max(1, round(height * self.ratio)))
            found.setDevicePixelRatio(self.ratio)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter, QRectF(0, 0, width, height))
            painter.end()
            self._baked[key] = found
            self._bytes += _size(found)
            while self._bytes > KEEP_BYTES and len(self._baked) > 40:
                self._bytes -= _size(self._baked.popitem(last=False)[1])
        else:
            self._baked.move_to_end(key)
        return found


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def qrect(rect: Rect) -> QRectF:
    """Return a Qt rectangle."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)
