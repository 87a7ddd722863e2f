"""A deck of the player's own, to be looked at before it is added: all cards as they were recognised, in suit rows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.cards import DECK, SETTEBELLO, Card, rank_of, suit_of
from scopa_desktop.store.decks.candidate import Candidate
from scopa_desktop.store.decks.manifest import MAX_NAME
from scopa_desktop.store.decks.remarks import DeckRefused, Remark
from scopa_desktop.store.own_decks import OwnDecks
from scopa_desktop.ui import paint
from scopa_desktop.ui.apart import Apart
from scopa_desktop.ui.controls import Button, Field, Switch
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.windows.deckgrid import DeckGrid
from scopa_desktop.ui.windows.deckreading import DeckReading, ReadPictures
from scopa_desktop.ui.words import Words, capital, fill
from scopa_desktop.ui.words_own_decks import remark_sentence

_SMALL, _LARGE = QSize(640, 280), QSize(1180, 740)
_CAPTION: Final = 17
_SUIT: Final = 74
_GAP: Final = 4


def rank_caption(words: Words, card: Card) -> str:
    """Return what stands below a card: ``7``, ``8 Jack``."""
    rank = rank_of(card)
    return str(rank) if rank < 8 else fill("%1 %2", str(rank), capital(words.figures()[rank - 8]))


class CheckGrid(DeckGrid):
    """The forty cards on felt, each with its rank below it and its suit at the left of its row."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self.reach = 4
        self.setMinimumSize(look.theme.px(420), look.theme.px(230))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _arrange(self) -> None:
        aspect = self._pictures.deck.aspect if self._pictures is not None else 1.6
        px, reach, edge = self._look.theme.px, self.reach, self._look.theme.px(8)
        left = edge + px(_SUIT)
        column, row = (self.width() - left - edge) / 10, (self.height() - 2 * edge) / 4
        room = row - px(_CAPTION) - px(_GAP)
        width = max(8, int(min(column - px(6), room / aspect)))
        height = round(width * aspect)
        for card, place in self.places.items():
            x = left + (rank_of(card) - 1) * column + (column - width) / 2
            y = edge + suit_of(card) * row + (room - height) / 2
            place.setGeometry(QRect(round(x) - reach, round(y) - reach, width + 2 * reach, height + 2 * reach))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px, rect = self._look.theme, self._look.theme.px, QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(rect, 12, 12)
        painter.save()
        painter.setClipPath(clip)
        paint.paint_felt(painter, theme.felt, rect)
        painter.restore()
        caption, strong = theme.ui_font("caption", px=12), theme.ui_font("label", weight=600)
        for card, place in self.places.items():
            below = QRectF(place.x() - px(10), place.geometry().bottom() - 2, place.width() + px(20), px(_CAPTION))
            paint.text(painter, below, rank_caption(self._words, card), caption, theme.felt.ink, paint.CENTRE)
            if rank_of(card) == 1:
                side = QRectF(px(14), place.y(), px(_SUIT) - px(10), place.height())
                paint.text(painter, side, self._words.suit(suit_of(card)), strong, theme.felt.ink)
        painter.end()


class _BackPicture(QWidget):
    """The usual back."""

    def __init__(self, look: Look, pictures: ReadPictures) -> None:
        super().__init__()
        self._look, self._pictures = look, pictures
        self.setFixedHeight(look.theme.px(84))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        height = self.height() - 8
        rect = QRectF(4, 3, round(height / self._pictures.deck.aspect), height)
        self._look.shadows.draw(painter, rect, rect.width() * 0.05, 1, 0.8)
        pixmap = self._pictures.pixmap(BACK, rect.width(), rect.height(), self.devicePixelRatioF())
        painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
        painter.end()


class AddDeckSheet(Sheet):
    """The sheet: first it reads, then it shows the deck, or says in one sentence why it is none.

    Args:
        look: the look.
        parent: what it covers.
        path: the folder or zip.
        own: where decks are kept.

    Signals:
        left: the person has done with it; the id of the deck that was added, or nothing.
    """

    left = Signal(str)

    def __init__(self, look: Look, parent: QWidget, path: Path, own: OwnDecks) -> None:
        super().__init__(look, parent, _SMALL, self.tr("A deck of your own"))
        self._own = own
        self.candidate: Candidate | None = None
        self._images: Mapping[int, QImage] = {}
        self._remark: Remark | None = None
        self._said = self.tr("The pictures are being read …")
        self._name = ""
        self._names_on = False
        self._adding = False
        self._reading = DeckReading(path, self)
        self._reading.progressed.connect(self._tell_progress)
        self._reading.found.connect(self._show)
        self._reading.refused.connect(self._refuse)
        self.closed.connect(self._reading.stop)
        self.build()

    @property
    def sentence(self) -> str:
        """Why the deck is refused, or nothing."""
        return remark_sentence(self.look.words, self._remark) if self._remark is not None else ""

    def open(self) -> None:
        super().open()
        self._reading.start()

    # ----------------------------------------------------------------------------------------- what is told to it

    def _tell_progress(self, done: int, whole: int) -> None:
        if self.candidate is None and self._remark is None:
            self._said = fill(self.tr("The pictures are being read: %1 of %2"), str(done), str(whole))
            self.message.setText(self._said)

    def _show(self, candidate: Candidate, images: Mapping[int, QImage]) -> None:
        self.candidate, self._images = candidate, images
        self._name, self._names_on = candidate.name, not candidate.indices
        self.set_wish(_LARGE)
        self.rebuild()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _refuse(self, remark: Remark) -> None:
        self._remark = remark
        self.rebuild()
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    # -------------------------------------------------------------------------------------------------- building

    def build(self) -> None:
        px, column = self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(26), px(18), px(22), px(14))
        column.setSpacing(px(8))
        self.cancel = Button(self.look, self.tr("Cancel"), "secondary")
        self.cancel.clicked.connect(self.dismiss)
        self.add = Button(self.look, self.tr("Add"), "primary")
        self.add.clicked.connect(self._add)
        foot = QHBoxLayout()
        if self.candidate is None:
            column.addWidget(Text(self.look, self.tr("A deck of your own"), "title", wrap=True, px=24))
            self._build_message(column)
            foot.addStretch(1)
        else:
            self._build_deck(column, foot, self.candidate)
        foot.addWidget(self.cancel)
        foot.addWidget(self.add)
        column.addLayout(foot)
        if self.candidate is None:
            self.add.hide()

    def _build_message(self, column: QVBoxLayout) -> None:
        refused = self._remark is not None
        column.addStretch(1)
        if refused:
            column.addWidget(Text(self.look, self.tr("This deck cannot be added:"), "body", "ink2", wrap=True))
            self.cancel.setText(self.tr("Close"))
            self.cancel.setAccessibleDescription(self.sentence)
        self.message = Text(self.look, self.sentence or self._said, "head" if refused else "body", wrap=True)
        column.addWidget(self.message)
        column.addStretch(1)

    def _build_deck(self, column: QVBoxLayout, foot: QHBoxLayout, deck: Candidate) -> None:
        px, look = self.look.theme.px, self.look
        words = look.words.with_deck(deck.suits, look.words.letters)
        pictures = ReadPictures(deck, self._images)
        top = QHBoxLayout()
        top.setSpacing(px(10))
        self.name = Field(look, self.tr("Name of the deck"), self._name)
        self.name.setMaxLength(MAX_NAME)
        self.name.textChanged.connect(self._rename)
        self.name.returnPressed.connect(self._add)
        top.addWidget(Text(look, self.tr("A deck of your own"), "title", px=24))
        top.addSpacing(px(12))
        top.addWidget(Text(look, self.tr("Name"), "strong"))
        top.addWidget(self.name, 1)
        column.addLayout(top)
        middle = QHBoxLayout()
        middle.setSpacing(px(18))
        self.grid = CheckGrid(look, words)
        self.grid.set_pictures(pictures)  # type: ignore[arg-type]
        self.grid.name_cards({each: words.card(each) for each in DECK}, dict(deck.files))
        self.grid.pointed.connect(lambda _: self._tell_card(words, deck))
        middle.addWidget(self.grid, 1)
        self.pointed = Text(look, "", "label", "ink2", wrap=True)
        foot.addWidget(self.pointed, 1)
        side = Scroll(look, self._side(deck, pictures))
        side.setFixedWidth(px(238))
        middle.addWidget(side)
        column.addLayout(middle, 1)
        self.grid.show_card(SETTEBELLO)
        self._rename(self._name)

    def _side(self, deck: Candidate, pictures: ReadPictures) -> QWidget:
        """Return what stands beside the cards: the back, the corners, what was guessed."""
        px, page = self.look.theme.px, QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, px(6), 0)
        column.setSpacing(px(6))
        count = len(deck.backs)
        label = self.tr("Back") if count == 1 else fill(self.tr("%1 backs, this one first"), str(count))
        column.addWidget(Text(self.look, label, "strong", wrap=True))
        column.addWidget(_BackPicture(self.look, pictures))
        note = self.tr("Turn this off if the pictures carry them already.")
        self.corners = Switch(self.look, self.tr("Names in the corners"), note, self._names_on)
        self.corners.toggled.connect(self._set_names)
        column.addWidget(self.corners)
        notes = [remark_sentence(self.look.words, each) for each in deck.notes]
        if notes:
            column.addSpacing(px(6))
            column.addWidget(Text(self.look, self.tr("Please check"), "strong"))
        for sentence in notes:
            column.addWidget(Text(self.look, sentence, "label", "ink2", wrap=True))
        self.message = Text(self.look, "", "label", "bad", wrap=True)
        self.message.hide()
        column.addWidget(self.message)
        column.addStretch(1)
        return page

    def _tell_card(self, words: Words, deck: Candidate) -> None:
        card = self.grid.shown
        self.pointed.setText(fill(self.tr("%1: %2"), words.card(card), deck.files.get(card, "")))

    # --------------------------------------------------------------------------------------------------- changes

    def _rename(self, name: str) -> None:
        self._name = name
        self.add.setEnabled(bool(name.strip()))

    def _set_names(self, on: bool) -> None:
        self._names_on = on

    def _add(self) -> None:
        deck, name = self.candidate, self._name.strip()
        if deck is None or not name or self._adding:
            return
        self._adding = True
        self.add.setEnabled(False)
        Apart(partial(self._own.add, replace(deck, indices=not self._names_on), name), self._added, self)

    def _added(self, added: object) -> None:
        self._adding = False
        if isinstance(added, DeckRefused):
            self.add.setEnabled(True)
            self.message.setText(remark_sentence(self.look.words, added.remark))
            self.message.show()
            return
        self.close_sheet()
        self.left.emit(added)

    def first_focus(self) -> QWidget:
        return self.cancel if self.candidate is None else self.add

    def dismiss(self) -> None:
        """Add nothing."""
        if self._adding:  # it is done in a moment
            return
        self.close_sheet()
        self.left.emit("")
