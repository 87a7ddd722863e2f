"""What is told of a card beside the grid: the card large, its names, what it counts, and its deck's tradition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QRectF, QVariantAnimation
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from scopa_desktop.core.cards import DECK, Card
from scopa_desktop.ui import paint
from scopa_desktop.ui.decks.pixmaps import CardPixmaps
from scopa_desktop.ui.theme import CARD_RADIUS
from scopa_desktop.ui.widgets import Look

FADE: Final = 130
"""Milliseconds in which one card gives way to another."""
GLASS: Final = 0.76


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of a card.

    Attributes:
        name: its name in the interface's language.
        own: its name in the deck's own language, if that is another.
        facts: what it counts: labels and numbers.
        special: what else it brings, if anything.
        deck: the deck's name.
        note: what is told of the deck.
    """

    name: str
    own: str
    facts: tuple[tuple[str, str], ...]
    special: str
    deck: str
    note: str


class DeckPanel(QWidget):
    """A glass panel; it is not for the keyboard, which is on the cards."""

    accessible_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._u = look, 1.0
        self._pictures: CardPixmaps | None = None
        self._card: Card = DECK[0]
        self._told = Told("", "", (), "", "", "")
        self._before: tuple[QPixmap, float] | None = None
        self._share = 1.0
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(FADE)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._turn)
        look.theme.changed.connect(self.update)

    def set_unit(self, u: float) -> None:
        """Grow with the window."""
        self._u = u
        self.update()

    def set_pictures(self, pictures: CardPixmaps) -> None:
        """Show cards of another deck."""
        if self._pictures is not None:
            self._pictures.ready.disconnect(self._ready)
        self._pictures = pictures
        pictures.ready.connect(self._ready)
        self._before = None
        self.update()

    def show_card(self, card: Card, told: Told) -> None:
        """Show a card large and tell of it."""
        if self._look.motion and self.isVisible() and self._pictures is not None and card != self._card:
            place = self._card_rect()
            self._before = (self._picture(self._card, place), self._pictures.deck.aspect)
            self._motion.stop()
            self._motion.start()
        else:
            self._before = None
        self._card, self._told = card, told
        self.setAccessibleName(told.name)
        self.setAccessibleDescription(told.note)
        self.update()

    @property
    def told(self) -> Told:
        """What it tells now."""
        return self._told

    def prefetch(self) -> None:
        """Have the large card drawn before those of the grid."""
        if self._pictures is not None and self.width() > 1:
            self._picture(self._card, self._card_rect())

    def _turn(self, share: float) -> None:
        self._share = float(share)
        if self._share >= 1.0:
            self._before = None
        self.update()

    def _ready(self, face: int) -> None:
        if face == self._card:
            self.update()

    def _picture(self, card: Card, place: QRectF) -> QPixmap:
        assert self._pictures is not None
        return self._pictures.pixmap(card, place.width(), place.height(), self.devicePixelRatioF())

    # ------------------------------------------------------------------------------------------ measures

    def _fonts(self) -> dict[str, QFont]:
        theme, u = self._look.theme, self._u
        return {
            "name": theme.font("title", u),
            "own": theme.font("head", u, px=16.5, weight=400, italic=True),
            "label": theme.font("caption", u),
            "number": theme.font("numeral", u, px=21),
            "special": theme.font("strong", u, px=14),
            "deck": theme.font("strong", u, px=14),
            "note": theme.font("label", u),
        }

    def _tall(self, font: QFont, words: str) -> float:
        """How high a text stands in the panel's width."""
        if not words:
            return 0.0
        box = QFontMetricsF(font).boundingRect(QRectF(0, 0, self._room().width(), 4000), paint.WRAP, words)
        return float(box.height()) + 1

    def _room(self) -> QRectF:
        pad = 18 * self._u
        return QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)

    def _heights(self) -> dict[str, float]:
        told, fonts = self._told, self._fonts()
        heights = {
            each: self._tall(fonts[each], getattr(told, each)) for each in ("name", "own", "special", "deck", "note")
        }
        heights["facts"] = 46 * self._u
        return heights

    def _card_rect(self) -> QRectF:
        """Where the large card lies: as high as the words leave room, the same for all cards of a deck."""
        room, u = self._room(), self._u
        fonts = self._fonts()
        line, small = QFontMetricsF(fonts["name"]).height(), QFontMetricsF(fonts["own"]).height()
        words = line + small + 46 * u + QFontMetricsF(fonts["special"]).height()
        words += self._tall(fonts["deck"], self._told.deck) + self._tall(fonts["note"], self._told.note) + 62 * u
        aspect = self._pictures.deck.aspect if self._pictures is not None else 1.6
        height = max(
            room.height() * 0.26, min(room.height() - words, room.height() * 0.6, room.width() * 0.94 * aspect)
        )
        width = round(height / aspect)
        return QRectF(round(room.center().x() - width / 2), round(room.y()), width, round(width * aspect))

    # ----------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt, u = self._look.theme.felt, self._u
        paint.glass(painter, felt, QRectF(self.rect()), 16 * u, GLASS, 0.26)
        if self._pictures is not None:
            self._paint_card(painter, self._card_rect())
        self._paint_words(painter)
        painter.end()

    def _paint_card(self, painter: QPainter, place: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._look.shadows.draw(painter, place, place.width() * CARD_RADIUS, 3, max(0.8, self._u))
        now = self._picture(self._card, place)
        if self._before is not None and self._share < 1.0:
            old = self._before[0]
            painter.drawPixmap(place, old, QRectF(old.rect()))
            painter.setOpacity(self._share)
        painter.drawPixmap(place, now, QRectF(now.rect()))
        painter.setOpacity(1.0)

    def _paint_words(self, painter: QPainter) -> None:
        felt, u, told, fonts, high = self._look.theme.felt, self._u, self._told, self._fonts(), self._heights()
        room = self._room()
        y = self._card_rect().bottom() + 16 * u
        for part, tone in (("name", felt.ink), ("own", felt.ink2)):
            words = getattr(told, part)
            paint.text(
                painter, QRectF(room.x(), y, room.width(), high[part]), words, fonts[part], tone, paint.CENTRE_WRAP
            )
            y += high[part]
        y += 8 * u
        self._paint_facts(painter, QRectF(room.x(), y, room.width(), high["facts"]), fonts)
        y += high["facts"] + 4 * u
        if told.special:
            place = QRectF(room.x(), y, room.width(), high["special"])
            paint.text(painter, place, told.special, fonts["special"], felt.gold, paint.CENTRE_WRAP)
        foot = high["deck"] + high["note"] + 2 * u
        y = max(y + high["special"] + 20 * u, room.bottom() - foot)
        painter.setOpacity(0.28)
        paint.hairline(painter, felt.inlay, room.x(), y - 11 * u, room.width())
        painter.setOpacity(1.0)
        paint.text(
            painter, QRectF(room.x(), y, room.width(), high["deck"]), told.deck, fonts["deck"], felt.ink, paint.WRAP
        )
        y += high["deck"] + 2 * u
        note = QRectF(room.x(), y, room.width(), max(0.0, room.bottom() - y) + 2)
        paint.text(painter, note, told.note, fonts["note"], felt.ink2, paint.WRAP)

    def _paint_facts(self, painter: QPainter, rect: QRectF, fonts: dict[str, QFont]) -> None:
        felt, facts = self._look.theme.felt, self._told.facts
        for at, (label, number) in enumerate(facts):
            cell = QRectF(rect.x() + rect.width() * at / len(facts), rect.y(), rect.width() / len(facts), rect.height())
            upper = QRectF(cell.x() + 2, cell.y(), cell.width() - 4, cell.height() * 0.42)
            paint.text(painter, upper, label, fonts["label"], felt.ink2, paint.CENTRE)
            lower = QRectF(cell.x(), upper.bottom(), cell.width(), cell.height() - upper.height())
            paint.text(painter, lower, number, fonts["number"], felt.ink, paint.CENTRE)
