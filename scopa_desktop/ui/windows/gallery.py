"""The games to choose from: a grid of tiles, or one large picture where there is only one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QButtonGroup, QWidget

from scopa_desktop.core.cards import Card, parse_card
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.core.scoring import Category
from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.controls import Tile
from scopa_desktop.ui.sentences import clauses, ended, labelled, sentences
from scopa_desktop.ui.theme import CARD_RADIUS
from scopa_desktop.ui.widgets import RING, Look
from scopa_desktop.ui.words import capital
from scopa_desktop.ui.words_rules import seatings_note, seats_note, variant_name, variant_sentence
from scopa_desktop.ui.words_score import category_name, category_rule

_SIGNS: Final = {
    "scopa": "7D 3C 4B",
    "napola": "1D 2D 3D",
    "re_bello": "10D",
    "ponino": "9D 9C 9S 9B",
    "scopone": "7D 7C 7S",
    "scopone_scientifico": "7D 7B 7S 7C",
    "scopone_trente": "1D 2D 3D",
    "asso_simple": "1S 5C 9B",
    "asso_traditional": "1D 1S 5C",
    "quindici": "8C 7D",
    "escoba": "7D 5C 3B",
    "escoba_no_prime": "7D 5C 3B",
    "cirulla": "7C 2D 4S",
    "perdere": "2S 2C",
    "chkobba": "7D 7C 6S",
    "frac": "1B 8D 10C",
}

_TILE: Final = 111
_BAND: Final = 42
_GAP: Final = 4
_MOST_COLUMNS: Final = 3
"""In pixels: a tile, the felt on it, the gap below; five rows of three stand in a window of 800."""


def variant_cards(name: str) -> tuple[Card, ...]:
    """Return the cards that make a game what it is."""
    return tuple(parse_card(each) for each in _SIGNS.get(name, "").split())


def _band(painter: QPainter, look: Look, rect: QRectF, body: QRectF, radius: float) -> None:
    """Fill the upper part of a tile with felt."""
    felt = look.theme.felt
    clip = QPainterPath()
    clip.addRoundedRect(body.adjusted(1, 1, -1, -1), radius - 1, radius - 1)
    cloth = QLinearGradient(rect.topLeft(), rect.bottomRight())
    cloth.setColorAt(0, QColor(felt.centre))
    cloth.setColorAt(1, QColor(felt.edge))
    painter.save()
    painter.setClipPath(clip)
    painter.fillRect(rect, cloth)
    painter.restore()


def _tile_words(painter: QPainter, look: Look, rect: QRectF, name: str, line: str, tick: int = 0) -> None:
    """Write a tile's name and its sentence below the felt."""
    theme, px, ui = look.theme, look.theme.px, look.theme.ui
    place = QRectF(rect.x() + px(12), rect.y() + px(46), rect.width() - px(24) - tick, px(24))
    paint.text(painter, place, name, theme.ui_font("head", px=17), ui.ink)
    room = QRectF(place.x(), rect.y() + px(68), rect.width() - px(20), px(42))
    paint.text(painter, room, line, theme.ui_font("caption", px=13), ui.ink2, paint.WRAP)


class VariantTile(Tile):
    """A game: how many play, the cards that make it, its name, one sentence."""

    def __init__(self, look: Look, variant: str, parent: QWidget) -> None:
        super().__init__(look, variant_name(variant), parent)
        self.variant = variant
        self.setAccessibleDescription(sentences(variant_sentence(variant, look.words), seats_note(variant)))
        self.setToolTip(variant_sentence(variant, look.words))

    def sizeHint(self) -> QSize:
        px = self.look.theme.px
        return QSize(px(244) + 2 * RING, px(_TILE) + 2 * RING)

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        theme, px = self.look.theme, self.look.theme.px
        band = QRectF(rect.x(), rect.y(), rect.width(), px(_BAND))
        _band(painter, self.look, band, rect, self.radius)
        cards = variant_cards(self.variant)
        words, font = seats_note(self.variant), theme.ui_font("caption")
        room = rect.width() - px(28) - paint.text_width(font, words) - px(6)
        gaps = max(1, len(cards) - 1)
        step = round(min(px(30), max(px(17), (room - px(25)) / gaps)))
        wide = px(25) + max(0, len(cards) - 1) * step
        marks = self.look.words.marks()
        paint.minis(
            painter,
            theme,
            marks,
            cards,
            rect.right() - px(12) - wide,
            rect.y() + px(4),
            px(35),
            step=step,
            shadows=self.look.shadows,
        )
        note = band.adjusted(px(12), 0, -wide - px(16), 0)
        paint.text(painter, note, words, font, theme.felt.ink)
        tick = px(24) if self.isChecked() else 0
        _tile_words(painter, self.look, rect, self.text(), variant_sentence(self.variant, self.look.words), tick)
        if self.isChecked():
            self.paint_tick(painter, QRectF(rect.right() - px(30), rect.y() + px(47), px(22), px(22)).center(), px(10))


class OwnRulesTile(Tile):
    """Not a game: the way to rules of one's own."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, QCoreApplication.translate("OwnRulesTile", "Your own rules"), parent)
        self._line = QCoreApplication.translate("OwnRulesTile", "Start from any game and change what you like.")
        self.setCheckable(False)
        self.setAccessibleDescription(self._line)

    def sizeHint(self) -> QSize:
        px = self.look.theme.px
        return QSize(px(244) + 2 * RING, px(_TILE) + 2 * RING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        px = self.look.theme.px
        _band(painter, self.look, QRectF(rect.x(), rect.y(), rect.width(), px(_BAND)), rect, self.radius)
        side = px(24)
        place = QRectF(rect.right() - px(14) - side, rect.y() + px(9), side, side)
        paint.icon(painter, "gear", place, self.look.theme.felt.ink)
        _tile_words(painter, self.look, rect, self.text(), self._line)


class Gallery(QWidget):
    """Tiles in as many columns as fit; games that are nearly the same share one.

    Signals:
        chosen: the name of a game.
        own_rules: the person wants to make rules.
    """

    chosen = Signal(str)
    own_rules = Signal()

    def __init__(self, look: Look, variants: Sequence[str], chosen: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._group = QButtonGroup(self)
        heads = [each for each in variants if next(n for n in family_of(each) if n in variants) == each]
        self.tiles = [VariantTile(look, each, self) for each in heads]
        for tile in self.tiles:
            self._group.addButton(tile)
            tile.setChecked(tile.variant in family_of(chosen))
            tile.toggled.connect(lambda on, name=tile.variant: self.chosen.emit(name) if on else None)
        self.own = OwnRulesTile(look, self)
        self.own.clicked.connect(self.own_rules)

    def choose(self, variant: str) -> None:
        """Choose the tile of a game."""
        for tile in self.tiles:
            if tile.variant in family_of(variant):
                tile.setChecked(True)

    def show_only(self, variants: Sequence[str], *, own: bool = True) -> None:
        """Show some of the games, and the tile for one's own rules or not."""
        for tile in self.tiles:
            tile.setVisible(tile.variant in variants)
        self.own.setVisible(own)
        self._arrange()
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))  # another height is needed

    def _columns(self, width: int) -> int:
        px = self._look.theme.px
        return min(_MOST_COLUMNS, max(1, (width + px(6)) // (px(216) + px(6))))

    def _shown(self) -> list[Tile]:
        return [tile for tile in (*self.tiles, self.own) if not tile.isHidden()]

    def _row(self) -> int:
        """The height of a row and the gap below it."""
        return self.own.sizeHint().height() + self._look.theme.px(_GAP)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return -(-len(self._shown()) // self._columns(width)) * self._row()

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(500)
        return QSize(width, self.heightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Place the tiles."""
        columns, gap, step = self._columns(self.width()), self._look.theme.px(_GAP), self._row()
        width = (self.width() - (columns - 1) * gap) / columns
        for number, tile in enumerate(self._shown()):
            row, column = divmod(number, columns)
            tile.setGeometry(QRect(round(column * (width + gap)), row * step, round(width), step - gap))


class Showcase(QWidget):
    """One game large: a capture laid out in the deck's own cards, and what scores."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(
        self,
        look: Look,
        rules: Rules,
        pictures: Pictures | None,
        seatings: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._rules, self._pictures, self._seatings = look, rules, pictures, seatings
        self.setAccessibleName(variant_name(rules.variant))
        self.setAccessibleDescription(self._spoken())
        look.theme.changed.connect(self.update)
        if pictures is not None:
            pictures.ready.connect(self.update)
        self.setMinimumHeight(look.theme.px(330))

    def _spoken(self) -> str:
        played, *taken = variant_cards(self._rules.variant)
        scores = clauses(labelled(name, rule) for name, rule, _ in self._scores())
        return sentences(self._look.words.take_sentence(played, taken), ended(scores))

    def set_rules(self, rules: Rules) -> None:
        """Show what scores under other rules."""
        self._rules = rules
        self.setAccessibleDescription(self._spoken())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, ui = self._look.theme.px, self._look.theme.ui
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        self._look.shadows.draw(painter, rect, 16, 2, 1, 0.4)
        paint.tile(painter, ui, rect, 16)
        scores = self._scores()
        rows = -(-len(scores) // self._columns())
        lower = px(26) + px(50 if self._columns() > 1 else 43) * rows
        band = QRectF(rect.x(), rect.y(), rect.width(), max(px(150), rect.height() - lower))
        _band(painter, self._look, band, rect, 16)
        paint.inlay(painter, self._look.theme.felt, band, 1.2)
        self._paint_capture(painter, band)
        self._paint_scores(
            painter, QRectF(rect.x(), band.bottom(), rect.width(), rect.bottom() - band.bottom()), scores
        )
        painter.end()

    def _paint_capture(self, painter: QPainter, band: QRectF) -> None:
        px, theme, words = self._look.theme.px, self._look.theme, self._look.words
        played, *taken = variant_cards(self._rules.variant)
        line = words.take_sentence(played, taken)
        font = theme.ui_font("body", px=16)
        note = QRectF(band.x() + px(20), band.bottom() - px(46), band.width() - px(40), px(28))
        if paint.text_width(font, line) > note.width():
            note.adjust(0, -px(14), 0, px(6))
        paint.text(painter, note, line, font, theme.felt.ink, paint.CENTRE_WRAP)
        corner = QRectF(band.x() + px(24), band.y() + px(18), band.width() - px(48), px(24))
        paint.text(painter, corner, capital(seatings_note(self._seatings)), theme.ui_font("label"), theme.felt.ink)
        room = band.adjusted(px(30), px(48), -px(30), -px(60))
        aspect = self._pictures.deck.aspect if self._pictures is not None else 1.6
        sign = px(46)
        width = min(room.height() / aspect, (room.width() - 2 * sign - px(20)) / 3, px(250))
        height = width * aspect
        total = 3 * width + 2 * sign
        x, y = room.center().x() - total / 2, room.center().y() - height / 2
        for place, card in enumerate((*taken, played)):
            self._paint_card(painter, card, QRectF(round(x), round(y), round(width), round(height)))
            x += width
            if place < 2:
                middle = QRectF(x, y, sign, height)
                mark = "+" if place == 0 else "="
                paint.text(painter, middle, mark, theme.ui_font("numeral", px=30), theme.felt.ink, paint.CENTRE)
                x += sign

    def _paint_card(self, painter: QPainter, card: Card, rect: QRectF) -> None:
        if self._pictures is None:
            wide = rect.height() * 0.7
            paint.mini(
                painter,
                self._look.theme,
                self._look.words.marks(),
                card,
                rect.center().x() - wide / 2,
                rect.y(),
                rect.height(),
            )
            return
        self._look.shadows.draw(painter, rect, rect.width() * CARD_RADIUS, 2, max(1.0, rect.width() / 110))
        picture = self._pictures.pixmap(card, rect.width(), rect.height(), self.devicePixelRatioF())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))

    def _columns(self) -> int:
        return 2 if self.width() >= self._look.theme.px(560) else 1

    def _scores(self) -> list[tuple[str, str, tuple[Card, ...]]]:
        rules, words = self._rules, self._look.words
        lines = (
            (rules.scopa_points, Category.SCOPE, "4S"),
            (rules.score_cards, Category.CARDS, "5C 2S 8B"),
            (rules.score_coins, Category.COINS, "2D 5D 10D"),
            (rules.score_settebello, Category.SETTEBELLO, "7D"),
            (rules.score_primiera, Category.PRIMIERA, "7D 7C 6S 1B"),
            (rules.napola, Category.NAPOLA, "1D 2D 3D"),
            (rules.re_bello, Category.RE_BELLO, "10D"),
            (rules.ponino, Category.PONINO, "9D 9C 9S 9B"),
        )
        return [
            (
                category_name(words, category, rules.variant),
                category_rule(words, category, rules, 2),
                tuple(parse_card(each) for each in cards.split()),
            )
            for on, category, cards in lines
            if on
        ]

    def _paint_scores(
        self, painter: QPainter, rect: QRectF, scores: Sequence[tuple[str, str, tuple[Card, ...]]]
    ) -> None:
        px, theme, ui = self._look.theme.px, self._look.theme, self._look.theme.ui
        marks, columns = self._look.words.marks(), self._columns()
        rows = -(-len(scores) // columns)
        column = (rect.width() - px(48)) / columns
        parts = [scores[at * rows : (at + 1) * rows] for at in range(columns)]
        most = [max((len(cards) for _, _, cards in part), default=1) for part in parts]
        step = (rect.height() - px(26)) / max(1, rows)
        for number, (name, rule, cards) in enumerate(scores):
            side, row = divmod(number, rows)
            x, y = rect.x() + px(24) + side * column, rect.y() + px(14) + row * step
            high, gap = px(36), px(17)
            paint.minis(
                painter, theme, marks, cards, x, y + (step - high) / 2, high, step=gap, shadows=self._look.shadows
            )
            left = px(25) + (most[side] - 1) * gap + px(14)
            room = column - left - px(8)
            font = theme.ui_font("caption")
            two = paint.text_width(font, rule) > room
            top = y + step / 2 - px(27 if two else 20)
            paint.text(painter, QRectF(x + left, top, room, px(21)), name, theme.ui_font("strong"), ui.ink)
            note = QRectF(x + left, top + px(21), room, px(34 if two else 19))
            paint.text(painter, note, rule, font, ui.ink2, paint.WRAP)


GROUPS: Final = {
    "classic": ("scopa", "napola", "re_bello", "ponino"),
    "partners": ("scopone", "scopone_scientifico", "scopone_trente"),
    "fifteen": ("quindici", "escoba", "escoba_no_prime", "cirulla"),
    "aces": ("asso_traditional", "asso_simple", "cirulla"),
    "twist": ("scopone_trente", "cirulla", "perdere", "chkobba", "frac"),
}
"""The games by what they have in common, for the filter above the tiles."""
_ORDER: Final = (
    *("scopa", "napola", "re_bello", "ponino", "scopone", "scopone_scientifico", "scopone_trente"),
    *("asso_traditional", "asso_simple", "quindici", "escoba", "escoba_no_prime"),
    *("cirulla", "perdere", "chkobba", "frac"),
)
"""The games as a person meets them: what is alike stands together."""
_FAMILIES: Final = (("asso_traditional", "asso_simple"), ("escoba", "escoba_no_prime"))


def family_of(variant: str) -> tuple[str, ...]:
    """Return the games that share a tile with this one, the usual one first."""
    return next((each for each in _FAMILIES if variant in each), (variant,))


def known_variants(names: Sequence[str]) -> list[str]:
    """Return those names that are games, in the order of the gallery."""
    wanted = set(names)
    return [each for each in (*_ORDER, *(n for n in VARIANTS if n not in _ORDER)) if each in wanted]
