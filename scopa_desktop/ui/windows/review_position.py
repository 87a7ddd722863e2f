"""A position as the person saw it: the table and the own hand, the play that was made and the better one marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from scopa_desktop.core.cards import BIT, EMPTY, Card, CardSet, cards_of
from scopa_desktop.core.plays import Play, card_of, is_declaration, takes_of
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.grades import Grade
from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import repaint_on_hover
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.projection import table_order
from scopa_desktop.ui.theme import CARD_RADIUS
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.review_signs import paint_sign
from scopa_desktop.ui.words_review import position_spoken

_TABLE: Final = 0.86
"""How high a card on the table is, beside one in the hand."""
_SEEN: Final = 0.72
"""How much of a card is seen at least, where many lie in a row."""
_GAP: Final = 14
"""Between rows, in units."""
_LARGEST: Final = 168
"""No card is higher, in units, unless there is nothing else to look at."""


def _width(count: int, rows: int) -> float:
    """Return how wide rows of so many cards are at least, in widths of a card."""
    return 1 + _SEEN * max(0, -(-count // rows) - 1)


def cards_in(play: Play | None) -> CardSet:
    """Return every card that a play moves; none for a declaration."""
    if play is None or is_declaration(play):
        return EMPTY
    return CardSet(BIT[card_of(play)] | takes_of(play))


@dataclass(frozen=True, slots=True)
class Marked:
    """What is marked in a position.

    Attributes:
        best: the best play, or None to keep it secret.
        made: the play that was made, or None to keep it secret.
        grade: how good that was.
    """

    best: Play | None = None
    made: Play | None = None
    grade: Grade | None = None


class _HandCard(QAbstractButton):
    """A card of the hand that may be picked; the position below it paints the card itself."""

    def __init__(self, look: Look, card: Card, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.card = card
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        repaint_on_hover(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.hasFocus() and not self.underMouse():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt = self._look.theme.felt
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self.hasFocus():
            paint.focus_ring(painter, felt.ivory, rect, rect.width() * CARD_RADIUS, 1.0)
        else:
            painter.setPen(QPen(color(felt.ivory, 0.8), 1.8))
            painter.drawRoundedRect(rect, rect.width() * CARD_RADIUS, rect.width() * CARD_RADIUS)
        painter.end()


class PositionView(QWidget):
    """The position.

    Args:
        look: the look.
        pictures: the pictures of the deck in use, or None for plain cards.

    Attributes:
        largest: no card is higher, in units.

    Signals:
        picked: a card of the hand, while one may be picked.
    """

    accessible_role = QAccessible.Role.Graphic
    picked = Signal(int)

    def __init__(self, look: Look, pictures: Pictures | None) -> None:
        super().__init__()
        self._look, self._pictures = look, pictures
        self._table: tuple[Card, ...] = ()
        self._hand: tuple[Card, ...] = ()
        self._marked = Marked()
        self._buttons: list[_HandCard] = []
        self._chosen: Card | None = None
        self.largest = _LARGEST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.theme.changed.connect(self.update)
        if pictures is not None:
            pictures.ready.connect(self._ready)

    def _ready(self, face: int) -> None:
        if face in (*self._table, *self._hand):
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(420), self._look.theme.px(260))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(190), self._look.theme.px(120))

    def show_position(self, view: SeatView, marked: Marked | None = None) -> None:
        """Show what a seat saw, with nothing to pick; the best play and the one made are marked."""
        self._take(view, marked or Marked())

    def ask(self, view: SeatView) -> None:
        """Show what a seat saw, and let a card of the hand be picked."""
        self._take(view, Marked())
        words = self._look.words
        for card in self._hand:
            button = _HandCard(self._look, card, words.card(card), self)
            button.clicked.connect(lambda _on=False, card=card: self.picked.emit(card))
            button.show()
            self._buttons.append(button)
        self._place()

    def choose(self, card: Card | None) -> None:
        """Lift a card of the hand out: one is asked how it is to be played."""
        self._chosen = card
        self._place()
        self.update()

    def focus_first(self) -> None:
        """Put the keyboard on the first card that may be picked."""
        if self._buttons:
            self._buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_card(self, card: Card) -> None:
        """Put the keyboard on a card that may be picked."""
        for each in self._buttons:
            if each.card == card:
                each.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, view: SeatView, marked: Marked) -> None:
        self._table, self._hand = table_order(view.seen), cards_of(view.hand)
        self._marked, self._chosen = marked, None
        for each in self._buttons:
            each.hide()
            each.deleteLater()
        self._buttons = []
        spoken = position_spoken(self._look.words, self._table, self._hand)
        self.setAccessibleName(spoken)
        self.update()

    # ------------------------------------------------------------------------------------------ geometry

    def _fit(self) -> tuple[float, int, int]:
        """Return how high a card of the hand is, and in how many rows table and hand lie: so that cards are largest."""
        px = self._look.theme.px
        best = (0.0, 1, 1)
        for rows, hand_rows in ((1, 1), (2, 1), (1, 2), (2, 2)):
            lines = rows * _TABLE + hand_rows
            height = min((self.height() - px(20) - px(_GAP) * (rows + hand_rows - 1)) / lines, px(self.largest))
            widest = max(_TABLE * _width(len(self._table), rows), _width(len(self._hand), hand_rows))
            height = min(height, (self.width() - px(28)) / widest * self._aspect())
            if height > best[0] + 0.5:
                best = (height, rows, hand_rows)
        return best

    def _aspect(self) -> float:
        return self._pictures.deck.aspect if self._pictures is not None else 1.6

    def _rows(self, cards: Sequence[Card], rows: int, height: float, top: float) -> list[tuple[Card, QRectF]]:
        """Return the place of each card of some rows in the middle; cards overlap where there are many."""
        width, gap = height / self._aspect(), self._look.theme.px(10)
        most = -(-len(cards) // rows) if cards else 1
        found = []
        for start in range(0, len(cards), most):
            row = cards[start : start + most]
            step = width + gap
            if len(row) > 1:
                step = min(step, (self.width() - self._look.theme.px(28) - width) / (len(row) - 1))
            left = (self.width() - (step * (len(row) - 1) + width)) / 2
            found += [
                (card, QRectF(round(left + step * number), round(top), width, height))
                for number, card in enumerate(row)
            ]
            top += height + self._look.theme.px(_GAP)
        return found

    def places(self) -> list[tuple[Card, QRectF]]:
        """Return where every card lies, those of the table first."""
        height, rows, hand_rows = self._fit()
        gap = self._look.theme.px(_GAP)
        lying = rows * (_TABLE * height + gap)
        top = (self.height() - lying - hand_rows * height - (hand_rows - 1) * gap) / 2
        table = self._rows(self._table, rows, _TABLE * height, top)
        return [*table, *self._rows(self._hand, hand_rows, height, top + lying)]

    def _place(self) -> None:
        places = dict(self.places())
        for each in self._buttons:
            place = self._lifted(each.card, places[each.card])
            each.setGeometry(place.adjusted(-4, -4, 4, 4).toRect())

    def _lifted(self, card: Card, place: QRectF) -> QRectF:
        """Return where a card is seen: a little higher, if it is the one that was chosen."""
        return place.translated(0, -self._look.theme.px(9)) if card == self._chosen else place

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    # ---------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        whole = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(whole, 12, 12)
        painter.setClipPath(clip)
        paint.swatch(painter, theme.felt, whole, self.devicePixelRatioF())
        places = self.places()
        for card, rect in places:
            self._paint_card(painter, card, rect)
        if not self._table and places:
            above = QRectF(0, 0, whole.width(), places[0][1].y())
            paint.text(
                painter, above, self.tr("The table is empty"), theme.ui_font("body"), theme.felt.ink, paint.CENTRE
            )
        painter.end()

    def _paint_card(self, painter: QPainter, card: Card, rect: QRectF) -> None:
        rect = self._lifted(card, rect)
        radius = rect.width() * CARD_RADIUS
        self._look.shadows.draw(painter, rect, radius, 2, 0.8)
        if self._pictures is not None:
            ratio = self.devicePixelRatioF()
            picture = self._pictures.pixmap(card, rect.width(), rect.height(), ratio)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
        else:
            paint.mini(painter, self._look.theme, self._look.words.marks(), card, rect.x(), rect.y(), rect.height())
        best, made = cards_in(self._marked.best), cards_in(self._marked.made)
        if self._marked.made == self._marked.best:
            made = EMPTY
        felt, ui = self._look.theme.felt, self._look.theme.ui
        sign = self._look.theme.px(9)
        if made & BIT[card]:
            self._paint_ring(painter, rect, felt.ivory, 2.0, Qt.PenStyle.DashLine)
            if best & BIT[card]:
                self._paint_ring(painter, rect.adjusted(-3, -3, 3, 3), felt.gold, 3.0)
            paint_sign(painter, ui, self._marked.grade, QPointF(rect.x() + 1.2 * sign, rect.bottom() - sign), sign)
        elif best & BIT[card]:
            self._paint_ring(painter, rect, felt.gold, 3.0)
        if best & BIT[card]:
            paint_sign(painter, ui, Grade.BEST, QPointF(rect.x() + 1.2 * sign, rect.y() + sign), sign)

    @staticmethod
    def _paint_ring(
        painter: QPainter, rect: QRectF, tone: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color(tone), width, style))
        radius = rect.width() * CARD_RADIUS + 2
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius, radius)
