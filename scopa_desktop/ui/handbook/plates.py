"""The pictures of the handbook: cards of the deck in use, painted by the program when a chapter shows them.

An address says what is seen: ``cards:7-coins,3-cups`` is a row of cards, ``takes:7-swords,3-cups,4-clubs`` a card and
what it takes, ``deck:sicilian`` a deck's own cards; ``values:scopa``, ``capture:scopa/0`` and ``scoring:scopa/2`` are
the pictures of a game's rules.  There are no others: nothing is ever fetched from elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from scopa_desktop.core.cards import Card, Suit
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.theme import CARD_RADIUS
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.rule_pictures import Capture, CardValues, captures, scorings

translate = QCoreApplication.translate

_ROW_WIDE: Final = 84
_SET_WIDE: Final = 62
"""How wide a card is in a row, and in a capture."""
_MOST: Final = 590
"""So wide is a picture at the most, in units."""
_MARGIN: Final = 5
"""Room around the cards for their shadows."""
_DECK_SHOWN: Final = ("1-coins", "7-coins", "8-cups", "9-swords", "10-clubs")
_RENEW_MS: Final = 40
_SUITS: Final = {each.name.lower(): each for each in Suit}


class UnknownPlate(ValueError):
    """An address says nothing that could be painted."""


def card_named(name: str) -> Card:
    """Return a card by its name in an address: ``7-coins``.

    Raises:
        UnknownPlate: there is no such card.
    """
    rank, _, suit = name.strip().partition("-")
    if suit not in _SUITS or not rank.isdecimal() or not 1 <= int(rank) <= 10:
        raise UnknownPlate(f"there is no card {name!r}")
    return Card(_SUITS[suit] * 10 + int(rank) - 1)


@dataclass(frozen=True, slots=True)
class _Piece:
    """A part of a picture: a card, or a word between cards."""

    card: Card | None = None
    word: str = ""
    dim: bool = False


class Plates(QObject):
    """Paints pictures by their addresses.

    Args:
        look: the look.
        pictures: the pictures of the deck in use; without them small cards stand in.
        decks: opens the pictures of a deck that comes with the program, by its id.

    Signals:
        renewed: pictures of cards have come, so that what was painted can be painted better.
    """

    renewed = Signal()

    def __init__(
        self, look: Look, pictures: Pictures | None = None, decks: Mapping[str, Callable[[], Pictures]] | None = None
    ) -> None:
        super().__init__()
        self._look, self._pictures = look, pictures
        self._decks = dict(decks or {})
        self._opened: dict[str, Pictures] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_RENEW_MS)
        self._timer.timeout.connect(self.renewed)
        if pictures is not None:
            pictures.ready.connect(self._come)

    @property
    def opened(self) -> Sequence[Pictures]:
        """The pictures of decks that were opened; whoever is done with the plates closes them."""
        return tuple(self._opened.values())

    def _come(self, _face: int) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def paint(self, address: str, room: float, ratio: float = 1.0) -> QImage:
        """Paint a picture.

        Args:
            address: what is to be seen.
            room: how wide it may be, in pixels.
            ratio: device pixels in one of these.

        Raises:
            UnknownPlate: the address says nothing that could be painted.
        """
        kind, _, rest = address.partition(":")
        if kind == "cards":
            return self._row([_Piece(card_named(each)) for each in rest.split(",")], _ROW_WIDE, room, ratio)
        if kind == "takes":
            played, *taken = map(card_named, rest.split(","))
            return self._capture(Capture(played, (tuple(taken),), ()), room, ratio)
        if kind == "deck":
            if rest not in self._decks:
                raise UnknownPlate(f"there is no deck {rest!r}")
            pieces = [_Piece(card_named(each)) for each in _DECK_SHOWN]
            return self._row(pieces, _ROW_WIDE, room, ratio, self._deck(rest))
        return self._of_rules(kind, rest, room, ratio)

    def _of_rules(self, kind: str, rest: str, room: float, ratio: float) -> QImage:
        name, _, place = rest.partition("/")
        if name not in VARIANTS:
            raise UnknownPlate(f"there is no game {name!r}")
        rules = Rules.of(name)
        if kind == "values":
            return self._values(rules, room, ratio)
        known = captures(rules) if kind == "capture" else scorings(rules) if kind == "scoring" else ()
        if not place.isdecimal() or int(place) >= len(known):
            raise UnknownPlate(f"there is no picture {kind}:{rest}")
        found = known[int(place)]
        if isinstance(found, Capture):
            return self._capture(found, room, ratio)
        return self._row([_Piece(each) for each in found.cards], _SET_WIDE, room, ratio)

    def _deck(self, name: str) -> Pictures:
        if name not in self._opened:
            self._opened[name] = self._decks[name]()
            self._opened[name].ready.connect(self._come)
        return self._opened[name]

    # ------------------------------------------------------------------------------------------- painting

    def _capture(self, capture: Capture, room: float, ratio: float) -> QImage:
        """Paint a card, and the sets that it takes, or may not take."""
        pieces = [_Piece(capture.played)]
        for number, taken in enumerate(capture.allowed):
            or_ = translate("RulePictures", "or", "between captures")
            takes = translate("RulePictures", "takes", "between a card and what it takes")
            pieces += [_Piece(word=or_ if number else takes), *_sum(taken)]
        for taken in capture.barred:
            but_not = translate("RulePictures", "but not", "before a capture that is not allowed")
            not_ = translate("RulePictures", "does not take", "between a card and others")
            pieces += [_Piece(word=but_not if capture.allowed else not_), *_sum(taken, dim=True)]
        return self._row(pieces, _SET_WIDE, room, ratio)

    def _row(
        self, pieces: Sequence[_Piece], wide: float, room: float, ratio: float, pictures: Pictures | None = None
    ) -> QImage:
        """Paint cards and words beside each other, as large as they should be or as there is room."""
        look = self._look
        pictures = pictures or self._pictures
        aspect = pictures.deck.aspect if pictures is not None else 1 / 0.7
        font = look.theme.ui_font("label")
        gap = look.theme.px(8)
        words = sum(paint.text_width(font, each.word) + 2 * gap for each in pieces if each.word)
        cards = sum(each.card is not None for each in pieces)
        between = sum(one.card is not None and other.card is not None for one, other in pairwise(pieces))
        margin = look.theme.px(_MARGIN)
        most = min(room, look.theme.px(_MOST)) - 2 * margin
        card = max(24.0, min(look.theme.px(wide), (most - words - between * gap) / max(1, cards)))
        height = round(card * aspect)
        image = _blank(words + between * gap + cards * card + 2 * margin, height + 2 * margin, ratio)
        painter = _painter(image)
        x, before = float(margin), None
        for each in pieces:
            if each.card is None:
                width = paint.text_width(font, each.word) + 2 * gap
                place = QRectF(x, margin, width, height)
                paint.text(painter, place, each.word, font, look.theme.ui.ink2, paint.CENTRE)
            else:
                x += gap if before is not None and before.card is not None else 0
                width = card
                painter.setOpacity(0.45 if each.dim else 1.0)
                self._card(painter, each.card, QRectF(x, margin, card, height), ratio, pictures)
                painter.setOpacity(1.0)
            x, before = x + width, each
        painter.end()
        return image

    def _card(self, painter: QPainter, card: Card, rect: QRectF, ratio: float, pictures: Pictures | None) -> None:
        look = self._look
        if pictures is None:
            paint.mini(painter, look.theme, look.words.marks(), card, rect.x(), rect.y(), rect.height())
            return
        look.shadows.draw(painter, rect, rect.width() * CARD_RADIUS, 1)
        picture = pictures.pixmap(card, rect.width(), rect.height(), ratio)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def _values(self, rules: Rules, room: float, ratio: float) -> QImage:
        """Paint what each card counts, as the rules of a table show it."""
        picture = CardValues(self._look, rules, self._pictures)
        picture.resize(round(min(room, self._look.theme.px(_MOST))), picture.sizeHint().height())
        image = _blank(picture.width(), picture.height(), ratio)
        painter = _painter(image)
        picture.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        painter.end()
        picture.deleteLater()
        return image


def _sum(taken: Sequence[Card], dim: bool = False) -> list[_Piece]:
    pieces = []
    for place, card in enumerate(taken):
        if place:
            pieces.append(_Piece(word="+"))
        pieces.append(_Piece(card, dim=dim))
    return pieces


def _blank(width: float, height: float, ratio: float) -> QImage:
    size = QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painter(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter
