"""Aids on the table: the sum of what lies there, and the cards that are gone, by suit and rank."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from scopa_desktop.core.cards import DECK_SIZE, Card, Suit
from scopa_desktop.ui.paint import CENTRE, glass, polygon, suit, text, text_width
from scopa_desktop.ui.sums import value_of
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.glass import Panel
from scopa_desktop.ui.table.state import Memory, TableState
from scopa_desktop.ui.theme import CARD
from scopa_desktop.ui.words import fill

translate = QCoreApplication.translate
RANKS = DECK_SIZE // len(Suit)
WITH_LEGEND = 102
"""From this height on, in units, the panel says what its shapes mean."""
SUM_H = 30
"""Height of the sum's pill, in units."""


def table_sum(state: TableState) -> int:
    """Return what the cards on the table add up to; the seven of cups counts what it wears."""
    return sum(value_of(card, state.matta) for card in state.table)


def sum_words(total: int) -> str:
    """Return the sum of the table in words: ``Sum 12``."""
    return fill(translate("Table", "Sum %1", "what the cards on the table add up to"), total)


class SumItem(Panel[str]):
    """A pill with the sum of the table."""

    def fit(self, zone: Rect, words: str) -> None:
        """Show these words at the left end of a zone."""
        u = self.stage.u
        h = round(SUM_H * u)
        self.show_content(Rect(round(zone.x), round(zone.cy - h / 2), round(self.natural_width(words)), h), words)

    def natural_width(self, words: str) -> float:
        """Return how wide the pill is."""
        return text_width(self._font(), words) + 28 * self.stage.u

    def _font(self) -> QFont:
        return self.stage.theme.font("strong", self.stage.u, px=14)

    def draw(self, painter: QPainter, rect: QRectF, content: str) -> None:
        felt = self.stage.theme.felt
        glass(painter, felt, rect, rect.height() / 2, 0.66)
        text(painter, rect, content, self._font(), felt.ink, CENTRE)


# ------------------------------------------------------------------------------------- the cards gone


class Where(Enum):
    """Where a card is, as far as the person can know."""

    OUT = auto()
    """In another hand or in the stock."""
    SHOWN = auto()
    """In another hand, face up."""
    TABLE = auto()
    YOURS = auto()
    GONE = auto()
    """Captured."""


def whereabouts(memory: Memory) -> Mapping[Card, Where]:
    """Return where each card is, for one who remembers everything that was to be seen."""
    known = (
        (memory.captured, Where.GONE),
        (memory.table, Where.TABLE),
        (memory.hand, Where.YOURS),
        (memory.unseen, Where.OUT),
    )
    cards = map(Card, range(DECK_SIZE))
    return {card: next((where for held, where in known if held >> card & 1), Where.SHOWN) for card in cards}


def _paint_out(painter: QPainter, centre: QPointF, r: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(centre, r * 0.86, r * 0.86)


def _paint_table(painter: QPainter, centre: QPointF, r: float, colour: QColor) -> None:
    painter.setPen(QPen(colour, r * 0.36))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(centre.x() - r * 0.72, centre.y() - r * 0.72, r * 1.44, r * 1.44))


def _paint_yours(painter: QPainter, centre: QPointF, r: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(_diamond(centre, r * 1.12))


def _paint_shown(painter: QPainter, centre: QPointF, r: float, colour: QColor) -> None:
    painter.setPen(QPen(colour, r * 0.36))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(_diamond(centre, r * 0.96))


def _paint_gone(painter: QPainter, centre: QPointF, r: float, colour: QColor) -> None:
    painter.setPen(QPen(colour, r * 0.36, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(centre.x() - r * 0.5, centre.y()), QPointF(centre.x() + r * 0.5, centre.y()))


def _diamond(centre: QPointF, r: float) -> QPolygonF:
    x, y = centre.x(), centre.y()
    return polygon(x, y - r, x + r, y, x, y + r, x - r, y)


_Painter = Callable[[QPainter, QPointF, float, QColor], None]
_PAINTERS: Mapping[Where, _Painter] = MappingProxyType(
    {
        Where.OUT: _paint_out,
        Where.SHOWN: _paint_shown,
        Where.TABLE: _paint_table,
        Where.YOURS: _paint_yours,
        Where.GONE: _paint_gone,
    }
)
"""A shape for each place, so that no colour needs to be told."""


@dataclass(frozen=True, slots=True)
class Gone:
    """What the panel shows: where each card is, and how ranks and suits are marked."""

    places: tuple[Where, ...]
    ranks: tuple[str, ...]
    french: bool

    @classmethod
    def of(cls, memory: Memory, ranks: tuple[str, ...], french: bool) -> Gone:
        """Return what a memory shows with a deck's marks."""
        return cls(tuple(whereabouts(memory).values()), ranks, french)


class GoneItem(Panel[Gone]):
    """A line for each suit and a column for each rank; a shape says where the card is."""

    def draw(self, painter: QPainter, rect: QRectF, content: Gone) -> None:
        u, felt = self.stage.u, self.stage.theme.felt
        glass(painter, felt, rect, 14 * u)
        low = rect.height() < WITH_LEGEND * u
        left, top, foot = rect.x() + 30 * u, rect.y() + 4 * u, (5 if low else 20) * u
        step = (rect.right() - 8 * u - left) / RANKS
        line = (rect.height() - 4 * u - foot) / (len(Suit) + 1)
        font = self.stage.theme.font("caption", u, weight=600)
        for rank, label in enumerate(content.ranks):
            text(painter, QRectF(left + rank * step - 4, top, step + 8, line), label, font, felt.ink, CENTRE)
        for number in Suit:
            middle = top + (number + 1.5) * line
            self._paint_suit(painter, number, QPointF(rect.x() + 18 * u, middle), line * 0.94, content.french)
            for rank in range(RANKS):
                where = content.places[number * RANKS + rank]
                self._paint_mark(painter, where, QPointF(left + (rank + 0.5) * step, middle))
        if not low:
            place = QRectF(rect.x() + 10 * u, rect.bottom() - foot, rect.width() - 20 * u, foot - 4 * u)
            self._paint_legend(painter, place)

    def _paint_suit(self, painter: QPainter, number: int, centre: QPointF, side: float, french: bool) -> None:
        """Paint a suit's sign on a piece of card: on glass its dark lines would be lost."""
        place = QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(CARD.paper))
        painter.drawRoundedRect(place, side * 0.2, side * 0.2)
        deck = self.stage.settings.deck
        colour = (deck.colors or CARD.french_index)[number] if french else ""
        suit(painter, number, place.adjusted(side * 0.12, side * 0.12, -side * 0.12, -side * 0.12), french, colour)

    def _paint_mark(self, painter: QPainter, where: Where, centre: QPointF) -> None:
        felt = self.stage.theme.felt
        tones = {Where.OUT: felt.ink, Where.TABLE: felt.gold, Where.YOURS: felt.sky, Where.SHOWN: felt.sky}
        _PAINTERS[where](painter, centre, 5.4 * self.stage.u, QColor(tones.get(where, felt.ink2)))

    def _paint_legend(self, painter: QPainter, rect: QRectF) -> None:
        """Say what the shapes mean, where there is room for it."""
        u, felt = self.stage.u, self.stage.theme.felt
        font = self.stage.theme.font("caption", u)
        words = legend()
        room = [text_width(font, label) + 16 * u for label in words.values()]
        gap = (rect.width() - sum(room)) / (len(room) - 1)
        if gap < 2 * u:
            return
        x = rect.x()
        for (where, label), width in zip(words.items(), room, strict=True):
            self._paint_mark(painter, where, QPointF(x + 6 * u, rect.center().y()))
            text(painter, QRectF(x + 15 * u, rect.y(), width - 14 * u, rect.height()), label, font, felt.ink)
            x += width + gap


def legend() -> Mapping[Where, str]:
    """Return what the shapes mean, each in a word; face-up cards in other hands are rare and explain themselves."""
    return {
        Where.OUT: translate("Table", "out", "a card that is in another hand or in the stock"),
        Where.TABLE: translate("Table", "table", "a card that lies on the table"),
        Where.YOURS: translate("Table", "yours", "a card in your hand"),
        Where.GONE: translate("Table", "gone", "a card that was captured"),
    }
