"""Forty cards in rows of a suit, among which arrow keys and mouse move."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from scopa_desktop.core.cards import DECK, Card, rank_of, suit_of
from scopa_desktop.ui import paint
from scopa_desktop.ui.decks.pixmaps import CardPixmaps
from scopa_desktop.ui.theme import CARD_RADIUS
from scopa_desktop.ui.widgets import Look

COLUMNS, ROWS = 10, 4
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Home: (-COLUMNS, 0),
    Qt.Key.Key_End: (COLUMNS, 0),
}
_QUIET: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CardPlace(QAbstractButton):
    """A card in the grid; nothing happens when it is pressed, but it is shown large."""

    def __init__(self, look: Look, grid: DeckGrid, card: Card) -> None:
        super().__init__(grid)
        self._look, self._grid, self.card = look, grid, card
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._grid.show_card(self.card)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._grid.show_card(self.card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self._grid.move_on(self.card, *step)
        elif event.key() not in _QUIET:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _QUIET:
            super().keyReleaseEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(60, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        reach = self._grid.reach
        rect = QRectF(self.rect()).adjusted(reach, reach, -reach, -reach)
        radius, felt = rect.width() * CARD_RADIUS, self._look.theme.felt
        here = self._grid.shown == self.card
        self._paint_shadow(painter, rect, radius, 2 if here else 1)
        pixmap = self._grid.pixmap(self.card, rect.width(), rect.height())
        if pixmap is not None:
            painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        if here or self.hasFocus():
            paint.focus_ring(painter, felt.ivory if self.hasFocus() else felt.inlay, rect, radius, 1.0)
        painter.end()

    def _paint_shadow(self, painter: QPainter, rect: QRectF, radius: float, level: int) -> None:
        """Paint the shadow in one piece: forty are to be painted at once."""
        u, ratio, shadows = max(0.6, rect.width() / 120), self.devicePixelRatioF(), self._look.shadows
        baked, margin = shadows.pixmap(rect.width(), rect.height(), radius, level, u, ratio), shadows.margin(level, u)
        painter.drawPixmap(rect.adjusted(-margin, -margin, margin, margin), baked, QRectF(baked.rect()))


class DeckGrid(QWidget):
    """All cards of a deck, a row for each suit.

    Args:
        look: the look.

    Signals:
        pointed: the card that the mouse or the keyboard has come to.
    """

    pointed = Signal(int)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._pictures: CardPixmaps | None = None
        self.shown: Card = DECK[0]
        self.reach = 5
        """Pixels round a card that are free for its ring and shadow."""
        self.places = {card: CardPlace(look, self, card) for card in DECK}
        look.theme.changed.connect(self._repaint)
        self._stop_at(DECK[0])

    def set_pictures(self, pictures: CardPixmaps) -> None:
        """Show another deck."""
        if self._pictures is not None:
            self._pictures.ready.disconnect(self._ready)
        self._pictures = pictures
        pictures.ready.connect(self._ready)
        self._arrange()
        self._repaint()

    def name_cards(self, names: dict[Card, str], facts: dict[Card, str]) -> None:
        """Say what the cards are called, and what they count."""
        for card, place in self.places.items():
            place.setAccessibleName(names[card])
            place.setAccessibleDescription(facts[card])

    def pixmap(self, card: Card, width: float, height: float) -> object:
        """Return a card's picture, or what stands in for it."""
        if self._pictures is None:
            return None
        return self._pictures.pixmap(card, width, height, self.devicePixelRatioF())

    def show_card(self, card: Card) -> None:
        """Mark a card as the one that is shown large."""
        if card == self.shown:
            return
        before, self.shown = self.shown, card
        self.places[before].update()
        self.places[card].update()
        self._stop_at(card)
        self.pointed.emit(card)

    def move_on(self, card: Card, columns: int, rows: int) -> None:
        """Go to a card so many columns and rows further, as far as there are any."""
        column = min(COLUMNS - 1, max(0, rank_of(card) - 1 + columns))
        row = min(ROWS - 1, max(0, suit_of(card) + rows))
        self.places[DECK[row * COLUMNS + column]].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_shown(self) -> None:
        """Put the keyboard on the card that is shown large."""
        self.places[self.shown].setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop_at(self, card: Card) -> None:
        """Let Tab stop at one card only: arrow keys go to the others."""
        for each, place in self.places.items():
            place.setFocusPolicy(Qt.FocusPolicy.StrongFocus if each == card else Qt.FocusPolicy.ClickFocus)

    def _ready(self, face: int) -> None:
        if face >= 0:
            self.places[Card(face)].update()

    def _repaint(self) -> None:
        for place in self.places.values():
            place.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._repaint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        aspect = self._pictures.deck.aspect if self._pictures is not None else 1.6
        reach = self.reach
        room_x, room_y = self.width() - 2 * reach, self.height() - 2 * reach
        least = 2 * reach
        width = max(8, int(min((room_x - 9 * least) / COLUMNS, (room_y - 3 * least) / ROWS / aspect)))
        height = round(width * aspect)
        step_x = width + min((room_x - COLUMNS * width) / (COLUMNS - 1), width * 0.6)
        step_y = height + min((room_y - ROWS * height) / (ROWS - 1), 2.0 * (step_x - width))
        left = (self.width() - (COLUMNS - 1) * step_x - width) / 2
        top = (self.height() - (ROWS - 1) * step_y - height) / 2
        for card, place in self.places.items():
            x, y = left + (rank_of(card) - 1) * step_x, top + suit_of(card) * step_y
            place.setGeometry(QRect(round(x) - reach, round(y) - reach, width + 2 * reach, height + 2 * reach))
