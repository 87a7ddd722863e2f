"""The round's summary: who scored what with which cards, why nobody did, and how the match stands."""

from __future__ import annotations

import itertools
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.flow import Flow
from scopa_desktop.ui.sentences import ended, sentences
from scopa_desktop.ui.sheet import EDGE, Sheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.windows.summary_data import Summary
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_rules import match_sentence
from scopa_desktop.ui.words_score import (
    instant_reason,
    instant_title,
    lowest_wins,
    match_title,
    next_dealer,
    round_title,
)

ROW_PAUSE: Final = 90
"""Milliseconds between two rows that come into sight."""


def summary_title(words: Words, summary: Summary) -> str:
    """Return what came out: of the match if it is over, else of the round."""
    if summary.winner is None:
        return round_title(words, summary.round, summary.score.totals, summary.names)
    if summary.instant:
        return instant_title(words, summary.winner, summary.instant, summary.names)
    return match_title(words, summary.winner, summary.totals, summary.names, lowest=summary.rules.inverse)


def summary_subtitle(words: Words, summary: Summary) -> str:
    """Return what is played, and what comes next or how the last round went."""
    sentence = match_sentence(words, summary.rules.variant, summary.seating, summary.rules.target)
    if summary.winner is not None and summary.instant:
        return sentences(instant_reason(words, summary.instant), sentence)
    if summary.winner is not None:
        return sentences(ended(round_title(words, summary.round, summary.score.totals, summary.names)), sentence)
    if summary.rules.inverse:
        sentence = sentences(sentence, lowest_wins())
    if summary.dealer is None:
        return sentence
    return sentences(sentence, next_dealer(words, summary.names.players[summary.dealer]))


class _Title(Text):
    """The title; the winner's has the sun before it."""

    def __init__(self, look: Look, words: str, won: bool) -> None:
        super().__init__(look, words, "title", wrap=True)
        self._won = won
        if won:
            self.setContentsMargins(look.theme.px(44), 0, 0, 0)
            self.setMinimumHeight(look.theme.px(38))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._won:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = self._look.theme.px(15)
            paint.emblem(painter, QPointF(radius + 3, self.height() / 2), radius, self._look.theme.ui.gold)
            painter.end()


class SummarySheet(Sheet):
    """The sheet after a round.  Rows appear one after the other; any key or click completes them.

    Args:
        look: the look.
        parent: what it covers.
        summary: what it shows.
        see_cards: whether all cards can be shown.
        look_back: whether the round's plays can be shown again.
        past: whether the round was played long ago, so that nothing follows it here; Esc and Done close the sheet.
        compared: how the match compares with another one on the same cards, in a sentence, or nothing.
        same: whether its cards can be played again, or by the computer.
        go_through: whether the teacher can go through the match, once it is over.

    Signals:
        next_round: play on (Enter).
        rematch: a new match at the same table (Enter after the last round).
        leave: back to the start page, after the last round.
        cards_wanted: show all the cards that were taken.
        log_wanted: show the round's plays again.
        same_wanted: show what is made of the same cards by others, or by the person before.
        review_wanted: have the teacher go through the match, after the last round.
        rigged_asked: it is asked what the deal number proves.
        scored: rows that score have come into sight; how many of them there are by now.
        completed: every row is in sight.
    """

    next_round = Signal()
    rematch = Signal()
    leave = Signal()
    cards_wanted = Signal()
    log_wanted = Signal()
    same_wanted = Signal()
    review_wanted = Signal()
    rigged_asked = Signal()
    scored = Signal(int)
    completed = Signal()

    def __init__(
        self,
        look: Look,
        parent: QWidget,
        summary: Summary,
        *,
        see_cards: bool = False,
        look_back: bool = False,
        past: bool = False,
        compared: str = "",
        same: bool = False,
        go_through: bool = False,
    ) -> None:
        self.past, self._compared, self._same = past, compared, same
        many = len(summary.names.sides) > 3
        super().__init__(look, parent, QSize(980 if many else 900, 600), summary_title(look.words, summary))
        self.summary, self._many, self._extras = summary, many, (see_cards, look_back)
        self._go_through = go_through and summary.winner is not None
        self._reveal = QTimer(self)
        self._reveal.setInterval(ROW_PAUSE)
        self._reveal.timeout.connect(self._step)
        self.build()

    def build(self) -> None:
        from scopa_desktop.ui.windows.summary_foot import MatchSoFar
        from scopa_desktop.ui.windows.summary_grid import SidesDown
        from scopa_desktop.ui.windows.summary_table import SidesAcross

        kind = SidesDown if self._many else SidesAcross
        self.table: SidesAcross | SidesDown = kind(self.look, self.summary)
        self.so_far = None if self._many else MatchSoFar(self.look, self.summary, self.table)
        words = self.look.words
        px, column = self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(16), px(26), px(12))
        column.setSpacing(px(3))
        self.heading = _Title(self.look, summary_title(words, self.summary), self.summary.winner is not None)
        column.addLayout(self._build_heading())
        column.addLayout(self._build_subtitle())
        if self._compared:
            column.addWidget(Text(self.look, self._compared, "strong", "accent", wrap=True))
        column.addSpacing(px(2))
        self._scroll = Scroll(self.look, self.table)
        column.addWidget(self._scroll, 1)
        if self.so_far is not None:
            column.addWidget(self.so_far)
        self.earned: Text | None = None
        if self.summary.earned:
            self.earned = Text(self.look, self.summary.earned, "label", "gold_text", wrap=True)
            column.addWidget(self.earned)
        if self.deal is not None:
            column.addWidget(self.deal)
        column.addSpacing(px(4))
        column.addLayout(self._build_buttons(*self._extras))
        self._layout = column

    def _build_heading(self) -> QHBoxLayout:
        """The title; beside that of a match that is over, the way to have it gone through."""
        row = QHBoxLayout()
        row.addWidget(self.heading, 1)
        if self._go_through:
            review = self._button(row, self.tr("Go through the match"), "hint")
            review.clicked.connect(self.review_wanted)
        return row

    def _build_subtitle(self) -> QHBoxLayout:
        """What is played, and beside it the deal number where its sentence finds no room below."""
        from scopa_desktop.ui.windows.dealnote import DealNote

        row = QHBoxLayout()
        row.addWidget(Text(self.look, summary_subtitle(self.look.words, self.summary), "label", "ink2", wrap=True), 1)
        self.deal: DealNote | None = None
        self.deal_above: DealNote | None = None
        if self.summary.deal is not None:
            self.deal = DealNote(self.look, self.summary.deal, ask=True)
            self.deal_above = DealNote(self.look, self.summary.deal, short=True, ask=True)
            self.deal_above.hide()
            for each in (self.deal, self.deal_above):
                each.asked.connect(self.rigged_asked)
            row.addWidget(self.deal_above)
        return row

    def _build_buttons(self, see_cards: bool, look_back: bool) -> QHBoxLayout:
        row, left = QHBoxLayout(), QWidget()
        aside = Flow(left, self.look.theme.px(6))  # in two lines where words are long
        if see_cards:
            self._button(aside, self.tr("See all cards"), "cards").clicked.connect(self.cards_wanted)
        if look_back:
            self._button(aside, self.tr("Look back"), "log").clicked.connect(self.log_wanted)
        if self._same:
            self._button(aside, self.tr("Same cards …"), "").clicked.connect(self.same_wanted)
        row.addWidget(left, 1)
        if self.past:
            self.go = Button(self.look, self.tr("Done"), "primary")
            self.go.clicked.connect(self.close_sheet)
        elif self.summary.winner is None:
            self.go = Button(self.look, self.tr("Next round"), "primary")
            self.go.clicked.connect(self._next)
        else:
            self._button(aside, self.tr("Start page"), "").clicked.connect(self._leave)
            self.go = Button(self.look, self.tr("New match"), "primary", "cards")
            self.go.clicked.connect(self._again)
        self.go.setMinimumWidth(max(self.look.theme.px(170), self.go.sizeHint().width()))
        row.addWidget(self.go, 0, Qt.AlignmentFlag.AlignBottom)
        return row

    def _button(self, row: QLayout, label: str, icon: str) -> Button:
        button = Button(self.look, label, "secondary", icon)
        row.addWidget(button)
        return button

    # ------------------------------------------------------------------------------------------ showing

    def open(self) -> None:
        self.cover()
        if self.look.motion:
            self.table.reveal(0)
            self._reveal.start()
        self.set_wish(QSize(self._wish.width(), self._height()))
        super().open()
        if not self.look.motion:
            self._tell_scored()
            self.completed.emit()

    def rebuild(self) -> None:
        self._reveal.stop()
        super().rebuild()
        self.set_wish(QSize(self._wish.width(), self._height()))

    def _height(self) -> int:
        """As high as everything needs; rows grow tighter before they scroll."""
        from scopa_desktop.ui.windows.summary_table import DENSITIES

        needed = 0
        for told, density in itertools.product((True, False) if self.deal else (True,), DENSITIES):
            self._tell_deal(told)
            self.table.density = density
            needed = self._needed()
            if needed * self.look.theme.scale <= self.height() - 2 * EDGE:
                break
        self.table.updateGeometry()
        self.table.update()
        return needed

    def _tell_deal(self, whole: bool) -> None:
        """Say below what the deal number proves, or give only the number above."""
        if self.deal is not None and self.deal_above is not None:
            self.deal.setVisible(whole)
            self.deal_above.setVisible(not whole)
            self._layout.invalidate()

    def _needed(self) -> int:
        width = self.sheet_rect().width()
        around = self._layout.heightForWidth(width) - self._scroll.sizeHint().height()
        margins = self._layout.contentsMargins()
        needed = self.table.heightForWidth(width - margins.left() - margins.right())
        return round((around + needed + 5) / self.look.theme.scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self.set_wish(QSize(self._wish.width(), self._height()))

    def spoken(self) -> str:
        """Return how the round ended and how the match stands, as it is said when the sheet comes."""
        from scopa_desktop.ui.windows.summary_foot import standing_spoken

        told = map(ended, (self.accessibleName(), standing_spoken(self.look.words, self.summary)))
        return sentences(*told, self.summary.earned, self._compared)

    def first_focus(self) -> QWidget:
        return self.go

    def complete(self) -> None:
        """Show every row at once."""
        revealing = self._revealing()
        self._reveal.stop()
        self.table.reveal(self.table.rows)
        if revealing:
            self.completed.emit()

    def _step(self) -> None:
        self.table.reveal(self.table.revealed + 1)
        if self.table.scores(self.table.revealed - 1):
            self._tell_scored()
        if self.table.revealed >= self.table.rows:
            self._reveal.stop()
            self.completed.emit()

    def _tell_scored(self) -> None:
        rows = sum(self.table.scores(row) for row in range(self.table.revealed))
        if rows:
            self.scored.emit(rows)

    def _revealing(self) -> bool:
        return self._reveal.isActive()

    def _next(self) -> None:
        if self._revealing():
            self.complete()
            return
        self.close_sheet()
        self.next_round.emit()

    def _again(self) -> None:
        if self._revealing():
            self.complete()
            return
        self.close_sheet()
        self.rematch.emit()

    def _leave(self) -> None:
        self.close_sheet()
        self.leave.emit()

    def dismiss(self) -> None:
        """Esc completes the rows; it does not start a round or a match."""
        if self.past:
            self.close_sheet()
        self.complete()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._revealing():
            self.complete()
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.go.click()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.complete()
        event.accept()

    def paint_paper(self, painter: QPainter, rect: QRectF) -> None:
        """Nothing lies on the paper but the controls."""
