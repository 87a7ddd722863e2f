"""All cards of a deck on the player's own table, and deck, back and table to choose there."""

from __future__ import annotations

import sys

from PySide6.QtCore import QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from scopa_desktop.core.cards import DECK, Card
from scopa_desktop.store.preferences import CLOTHS
from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.choices import Choices
from scopa_desktop.ui.cloth import OWN
from scopa_desktop.ui.decks.manifest import IndexSize
from scopa_desktop.ui.decks.pixmaps import CardPixmaps
from scopa_desktop.ui.sentences import listing
from scopa_desktop.ui.widgets import RING, Look
from scopa_desktop.ui.windows.deckchips import BackChip, Chips, DeckChip, NamesChip, TableChip
from scopa_desktop.ui.windows.deckgrid import DeckGrid
from scopa_desktop.ui.windows.deckpanel import DeckPanel, Told
from scopa_desktop.ui.windows.table_choice import table_felt
from scopa_desktop.ui.words_decks import both_names, card_counts, card_facts, deck_note, special


class DeckPage(QWidget):
    """The page; what is chosen on it is chosen everywhere, at once.

    Args:
        look: the look.
        choices: the preferences and the decks.

    Signals:
        closed: the person has seen enough.
        card_broken: a card of the deck cannot be drawn.
    """

    closed = Signal()
    card_broken = Signal()

    def __init__(self, look: Look, choices: Choices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._choices = look, choices
        self._felt: QPixmap | None = None
        self._pictures: dict[tuple[object, ...], CardPixmaps] = {}
        self.panel = DeckPanel(look, self)
        self.decks = Chips(look, self, 4)
        self.grid = DeckGrid(look, self)
        self.backs = Chips(look, self)
        self.names = Chips(look, self)
        self.tables = Chips(look, self)
        self.done = Button(look, "", "primary", parent=self)
        self.done.clicked.connect(self.closed)
        self.grid.pointed.connect(lambda _: self._tell())
        chosen = ((self.decks, "deck"), (self.backs, "back"), (self.names, "card_names"), (self.tables, "cloth"))
        for chips, name in chosen:
            chips.chosen.connect(lambda value, name=name: choices.set(name, value))
        choices.changed.connect(self._choice_changed)
        look.theme.changed.connect(self._fresh)
        look.theme.rescaled.connect(self._rescaled)
        look.theme.reworded.connect(self._say)
        look.theme.laid.connect(self._offer_tables)
        self._slices = QTimer(self)
        self._slices.setInterval(0)
        self._slices.timeout.connect(self._next_slice)
        self._say()

    def _say(self) -> None:
        """Say everything, in the language of now."""
        self.setAccessibleName(self.tr("All cards"))
        self.decks.setAccessibleName(self.tr("Deck"))
        self.backs.setAccessibleName(self.tr("Back"))
        self.names.setAccessibleName(self.tr("Names on the cards"))
        self.tables.setAccessibleName(self.tr("Table"))
        self.done.setText(self.tr("Done"))
        self._offer_decks()
        self._offer_names()
        self._offer_tables()
        self._lay_deck()

    # ------------------------------------------------------------------------------------------ contents

    def _offer_decks(self) -> None:
        words, decks = self._look.words, self._choices.decks
        chips = [
            DeckChip(self._look, name, words.deck_name(name, deck.name), self.decks) for name, deck in decks.items()
        ]
        self.decks.set_chips(chips, self._choices.deck.id)

    def _offer_names(self) -> None:
        labels = {
            IndexSize.OFF: self.tr("No names on the cards"),
            IndexSize.SMALL: self.tr("Small names on the cards"),
            IndexSize.LARGE: self.tr("Large names on the cards"),
        }
        chips = [NamesChip(self._look, size.value, label, self.names) for size, label in labels.items()]
        self.names.set_chips(chips, self._choices.now.card_names)

    def _offer_tables(self) -> None:
        look, now = self._look, self._choices.now.cloth
        names = [name for name in CLOTHS if name != OWN or look.theme.has_picture]
        chips = [
            TableChip(look, name, look.words.table_name(name), table_felt(look, name), self.tables) for name in names
        ]
        self.tables.set_chips(chips, now)

    def _offer_backs(self) -> None:
        deck, words = self._choices.deck, self._look.words
        chips = [
            BackChip(self._look, name, words.back_name(name), self._pictures_of(name, False), self.backs)
            for name in deck.backs
        ]
        self.backs.set_chips(chips, self._back)
        self.backs.setVisible(len(chips) > 1)

    @property
    def _back(self) -> str:
        now, deck = self._choices.now.back, self._choices.deck
        return now if now in deck.backs else deck.backs[0]

    def _pictures_of(self, back: str, faces: bool = True) -> CardPixmaps:
        """Return a deck's pictures; they are kept until the page goes, so that nothing is drawn twice."""
        now, deck = self._choices, self._choices.deck
        key = (deck.id, now.index_size, now.letters) if faces else (deck.id, back)
        if key not in self._pictures:
            made = self._pictures[key] = CardPixmaps(deck, back, now.index_size, now.letters)
            made.broken.connect(self.card_broken)
            if not faces:  # one picture needs no thread once it is there
                made.ready.connect(lambda _: made.close())
        return self._pictures[key]

    def _lay_deck(self) -> None:
        """Show the deck that is chosen now."""
        pictures, deck = self._pictures_of(""), self._choices.deck
        words = self._choices.named(self._look.words)
        for other in self._pictures.values():
            if other is not pictures:
                other.forget_requests()
        self.decks.choose(deck.id)
        self._words = words
        self.panel.set_pictures(pictures)
        self._tell()
        self._offer_backs()
        self.names.setVisible(not deck.index_always)
        self.names.choose(self._choices.now.card_names)
        self._place()
        self.panel.prefetch()
        self.grid.set_pictures(pictures)
        names = {card: listing(both_names(words, deck, card)) for card in DECK}
        self.grid.name_cards(names, {card: card_facts(card) for card in DECK})

    def _tell(self) -> None:
        card, deck = self.grid.shown, self._choices.deck
        name, own = both_names(self._words, deck, card)
        value, primiera = card_counts(card)
        facts = ((self.tr("Counts"), str(value)), (self.tr("In the primiera"), str(primiera)))
        self.panel.show_card(card, Told(name, own, facts, special(card), self._deck_name(), deck_note(deck)))

    def _deck_name(self) -> str:
        deck = self._choices.deck
        return self._look.words.deck_name(deck.id, deck.name)

    def show_card(self, card: Card) -> None:
        """Go to a card, which is shown large."""
        self.grid.show_card(card)
        self.grid.focus_shown()

    def _choice_changed(self, name: str, value: object) -> None:
        if name in ("deck", "index", "card_names"):
            self._lay_deck()
        elif name == "back":
            self.backs.choose(self._back)
        elif name == "cloth":
            self.tables.choose(str(value))

    def _next_slice(self) -> None:
        """Paint one of the small tables, so that nobody waits for all of them."""
        if "PIL.Image" not in sys.modules:  # takes as long as two of them
            import PIL.Image  # noqa: F401

            return
        if not any(isinstance(chip, TableChip) and chip.prepare() for chip in self.tables.chips):
            self._slices.stop()

    # ------------------------------------------------------------------------------------------ geometry

    def unit(self) -> float:
        """How large things are, as on the table."""
        grown = min(self.width() / 1280, self.height() / 760)
        return min(3.0, max(0.84, grown) * (self._look.theme.bar_scale if grown > 0.95 else 1.0))

    def _rescaled(self) -> None:
        self.done.setFont(self._look.theme.ui_font("strong"))
        self._place()

    def _place(self) -> None:
        u, wide, high = self.unit(), self.width(), self.height()
        edge, gap = round(18 * u), round(10 * u)
        panel = round(min(0.36 * wide, max(0.27 * wide, 250.0)))
        self.panel.set_unit(u)
        self.panel.setGeometry(edge, edge, panel, max(10, high - 2 * edge))
        left = edge + panel + gap + round(6 * u)
        room = max(60, wide - left - edge)
        for chips in (self.decks, self.backs, self.names, self.tables):
            chips.set_unit(u)
        top = edge - RING
        deck_rows = self.decks.height_in(room)
        self.decks.setGeometry(left - RING, top, room + 8, deck_rows)
        foot = self._place_foot(left, room, high - edge, u)
        upper = top + deck_rows + gap // 2
        reach = self.grid.reach
        self._slices.start()
        self.grid.setGeometry(QRect(left - reach, upper, room + 2 * reach, max(40, foot - gap // 2 - upper)))

    def _place_foot(self, left: int, room: int, bottom: int, u: float) -> int:
        """Place backs, names, tables and the button at the lower edge; return where they begin."""
        done = self.done.sizeHint()
        of_cards = [chips for chips in (self.backs, self.names) if not chips.isHidden()]
        for share in (1.0, 0.8, 0.64):  # smaller ones where it is too narrow
            for chips in of_cards:
                chips.set_unit(u * max(0.8, share))
            self.tables.set_unit(u * share)
            aside = round(18 * u * share)
            tables = room - done.width() - round(10 * u)
            tables -= sum(round(chips.width_of_all()) + aside for chips in of_cards)
            if len(self.tables.rows(tables)) == 1:
                break
        rows = self.tables.height_in(tables)
        top = bottom - max(rows, done.height(), *(chips.height_in(9999) for chips in of_cards))
        at = left - RING
        for chips in of_cards:
            wide, high = round(chips.width_of_all()), chips.height_in(9999)
            chips.setGeometry(at, bottom + RING - high, wide + 4, high)
            at += wide + aside
        self.tables.setGeometry(at, bottom + RING - rows, tables + 4, rows)
        self.done.setGeometry(
            left + room - done.width() + RING, bottom - done.height() + RING, done.width(), done.height()
        )
        return top

    # ------------------------------------------------------------------------------------------------ Qt

    def focus_first(self) -> None:
        """Put the keyboard on the cards."""
        self.grid.focus_shown()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._felt = None
        self._look.theme.fit(self.window().width(), self.window().height())
        self._place()
        self.panel.prefetch()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        for each in self._pictures.values():
            each.close()

    def _fresh(self) -> None:
        self._felt = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        felt, ratio = self._look.theme.felt, self.devicePixelRatioF()
        if self._felt is None or self._felt.devicePixelRatio() != ratio:
            self._felt = paint.felt_pixmap(felt, self.width(), self.height(), ratio)
        painter.drawPixmap(0, 0, self._felt)
        paint.inlay(painter, felt, QRectF(self.rect()), self.unit())
        painter.end()
