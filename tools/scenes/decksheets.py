"""Pictures of decks without a window: contact sheets, to judge each deck by, and one of all decks side by side."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from scopa_desktop.core.cards import DECK, parse_card
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import TABLES
from scopa_desktop.ui.decks.manifest import Deck, IndexSize, installed_decks
from scopa_desktop.ui.decks.pixmaps import BACK, CardPixmaps

WIDTHS = (60, 120, 240)
"""Of the cards on a sheet, in pixels: in a crowded hand, on the table, and large."""
_GAP = 8
_FAN = tuple(map(parse_card, ("1D", "9C", "10S")))
"""What is shown of a deck beside others."""
_ALL = (1280, 660)


def sheet(deck: Deck, width: int, size: IndexSize = IndexSize.SMALL) -> QImage:
    """Return all cards of a deck in rows of a suit, and its backs below them."""
    height = round(width * deck.aspect)
    image = _table(10 * (width + _GAP) + _GAP, 5 * (height + _GAP) + _GAP)
    painter = QPainter(image)
    faces = [(CardPixmaps(deck, index=size), card) for card in DECK]
    for number, (pictures, face) in enumerate(faces + [(CardPixmaps(deck, back), BACK) for back in deck.backs]):
        at = QPointF(_GAP + number % 10 * (width + _GAP), _GAP + number // 10 * (height + _GAP))
        painter.drawImage(at, pictures.image(face, width, height))
    painter.end()
    return image


def all_decks() -> QImage:
    """Return a fan of every deck, on one table."""
    decks = sorted(installed_decks().values(), key=lambda deck: deck.french)
    image = _table(*_ALL)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shadows = paint.Shadows()
    upper = (len(decks) + 1) // 2
    for row, part in enumerate((decks[:upper], decks[upper:])):
        for at, deck in enumerate(part):
            middle = QPointF(_ALL[0] * (2 * at + 1) / (2 * len(part)), _ALL[1] * (0.27 + 0.47 * row))
            _fan(painter, deck, middle, shadows)
    painter.end()
    return image


def _fan(painter: QPainter, deck: Deck, middle: QPointF, shadows: paint.Shadows) -> None:
    """Paint five cards of a deck in a hand; all hands are of one height."""
    height = 216.0
    width = round(height / deck.aspect)
    pictures = CardPixmaps(deck)
    for number, card in enumerate(_FAN):
        painter.save()
        painter.translate(middle + QPointF(0, 0.9 * height))
        painter.rotate((number - (len(_FAN) - 1) / 2) * 16)
        place = QRectF(-width / 2, -1.4 * height, width, height)
        shadows.draw(painter, place, width * deck.corner_radius, 2, 1.0)
        painter.drawImage(place, pictures.image(card, width, height, 2.0))
        painter.restore()


def _table(width: int, height: int) -> QImage:
    return paint.felt_pixmap(TABLES["verde"], width, height).toImage().convertToFormat(QImage.Format.Format_RGB32)


def _sheets() -> dict[str, Callable[[], QImage]]:
    found: dict[str, Callable[[], QImage]] = {"decks": all_decks}
    for name, deck in installed_decks().items():
        for width in WIDTHS:
            found[f"sheet-{name}-{width}"] = partial(sheet, deck, width)
        found[f"sheet-{name}-{WIDTHS[0]}-large"] = partial(sheet, deck, WIDTHS[0], IndexSize.LARGE)
    return found


SHEETS = _sheets()
"""By the name of its file, what makes each picture."""
