"""The puzzles page: find the best play, in positions of a game and difficulty of one's choice, without end."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.players.puzzles import Difficulty, Puzzle
from scopa_desktop.session.puzzling import Puzzling, Search
from scopa_desktop.session.reviewing import Reviewer
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Button, Combo
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.widgets import RING, Look, Page, Text, page_head
from scopa_desktop.ui.windows.puzzle_panel import PuzzlePanel
from scopa_desktop.ui.windows.review_list import SignedList, SignedRow
from scopa_desktop.ui.words_fairness import deal_text
from scopa_desktop.ui.words_puzzles import (
    difficulty_name,
    difficulty_note,
    difficulty_spoken,
    looking_sentence,
    puzzle_name,
    rare_sentence,
    search_failed_sentence,
    stopped_sentence,
    streak_sentence,
    tally_sentence,
    tally_short,
)
from scopa_desktop.ui.words_rules import variant_name

_MOST: Final = QSize(1560, 1000)
_NARROW: Final = 1100
_GRADES: Final = (None, *Difficulty)
"""What the list offers."""


class DifficultyRow(SignedRow):
    """A difficulty: as many of four bars as it is hard, its name, what it means, and what came of its puzzles."""

    def __init__(self, look: Look, difficulty: Difficulty | None) -> None:
        super().__init__(look, difficulty_name(difficulty), difficulty_note(difficulty))
        self._bars = 0 if difficulty is None else list(Difficulty).index(difficulty) + 1

    def paint_mark(self, painter: QPainter, at: QPointF, radius: float) -> None:
        ui, width = self.look.theme.ui, radius * 0.4
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(len(Difficulty)):
            height = radius * (0.65 + 0.45 * number)
            # Mixed puzzles are of any difficulty: all bars, but pale.
            painter.setBrush(color(ui.accent) if number < self._bars else color(ui.edge, 0.45))
            left = at.x() - 2 * radius * 0.55 + number * radius * 0.55
            painter.drawRoundedRect(QRectF(left, at.y() + radius - height, width, height), 1.5, 1.5)


class PuzzlePage(Page):
    """The page.

    Args:
        look: the look.
        puzzling: the person's puzzles; a game must have been chosen.
        reviewer: what the panel of decisions wants; of a puzzle everything is known.
        pictures: the pictures of the deck in use, or None for plain cards.

    Signals:
        closed: back to where one came from (Esc).
        said: something that a screen reader should say at once.
    """

    closed = Signal()
    said = Signal(str)

    def __init__(
        self,
        look: Look,
        puzzling: Puzzling,
        reviewer: Reviewer,
        pictures: Pictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, _MOST, parent)
        self._puzzling, self._reviewer, self._pictures = puzzling, reviewer, pictures
        self._shown: Puzzle | None = None
        self.set_up()

    # --------------------------------------------------------------------------------------- building

    def build(self) -> None:
        look, px = self.look, self.look.theme.px
        self._shown = None
        column = QVBoxLayout(self.frame)
        column.setContentsMargins(px(28), px(14), px(28), px(14))
        column.setSpacing(px(8))
        told = self.tr("Find the best play. All positions are from deals that the computer played.")
        self.done = Button(look, self.tr("Done"), "secondary")
        self.done.clicked.connect(self.closed)
        column.addLayout(page_head(look, self.tr("Puzzles"), Text(look, told, "label", "ink2", wrap=True), self.done))
        body = QHBoxLayout()
        body.setSpacing(px(16))
        self._left = self._build_left()
        body.addWidget(self._left)
        body.addLayout(self._build_right(), 1)
        column.addLayout(body, 1)
        self._set_widths()
        self._follow()

    def _build_left(self) -> QWidget:
        look, px = self.look, self.look.theme.px
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        games = [(name, variant_name(name)) for name in VARIANTS]
        self.game = Combo(look, self.tr("Game"), games, self._puzzling.variant)
        self.game.activated.connect(lambda _index: self._choose(self._puzzling.difficulty))
        column.addWidget(self.game)
        self.list = SignedList(look)
        for difficulty in _GRADES:
            self.list.add_row(DifficultyRow(look, difficulty))
        self.list.finish()
        self.list.chosen.connect(lambda place: self._choose(_GRADES[place]))
        column.addWidget(self.list, 1)
        self.results = Text(look, "", "label", wrap=True)
        self.ready = Text(look, "", "caption", "ink2", wrap=True)
        for each in (self.results, self.ready):
            each.setContentsMargins(RING, 0, RING, 0)
            column.addWidget(each)
        return left

    def _build_right(self) -> QVBoxLayout:
        look, px = self.look, self.look.theme.px
        right = QVBoxLayout()
        right.setSpacing(px(6))
        self.panel = PuzzlePanel(look, self._pictures, self._reviewer)
        self.panel.answered.connect(self._puzzling.answer)
        self.panel.hinted.connect(self._puzzling.hint)
        self.panel.shown.connect(self._on_shown)
        self.panel.found.connect(self._on_found)
        self.panel.said.connect(self.said)
        right.addWidget(self.panel, 1)
        row = QHBoxLayout()
        self.name = Text(look, "", "caption", "ink2", wrap=True)
        self.name.setContentsMargins(RING, 0, 0, 0)
        row.addWidget(self.name, 1)
        self.search = Button(look, "", "secondary")
        self.search.clicked.connect(self._stop_or_go_on)
        row.addWidget(self.search)
        self.forth = Button(look, self.tr("Next puzzle"), "primary")
        self.forth.clicked.connect(self._next)
        row.addWidget(self.forth)
        right.addLayout(row)
        return right

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_widths()

    def _set_widths(self) -> None:
        narrow = self.width() < self.look.theme.px(_NARROW)
        self._left.setFixedWidth(self.look.theme.px(284 if narrow else 310))

    # ------------------------------------------------------------------------------------------ following

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._puzzling.add_listener(self._follow)
        self._puzzling.look_on()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks for puzzles while none are wanted."""
        super().hideEvent(event)
        self._puzzling.remove_listener(self._follow)
        self._puzzling.stop()

    def _follow(self) -> None:
        """Show the puzzle that is current, or that one is looked for, and what came of all."""
        puzzling = self._puzzling
        puzzle = puzzling.current
        # Until the puzzle is done with, there is something better to do than to leave it.
        self.forth.wear("primary" if puzzling.attempt.over else "secondary")
        if puzzle is None:
            self._show_search()
        elif puzzle is not self._shown:
            self._shown = puzzle
            self.panel.show_puzzle(puzzle, puzzling.attempt)
            self.name.setText(puzzle_name(puzzle.difficulty, deal_text(puzzle.number), puzzle.ply))
            self.said.emit(sentences(self.name.text(), self.panel.position.accessibleName()))
        running = puzzling.search is Search.RUNNING
        self.forth.setVisible(puzzle is not None)
        self.search.setVisible(puzzle is None)
        self.search.setText(self.tr("Cancel") if running else self.tr("Look on"))
        self.ready.setText(self._tell_ready(running))
        self._tell_results()

    def _show_search(self) -> None:
        puzzling = self._puzzling
        first = self._shown is not None or self.panel.case is None
        self._shown = None
        self.name.setText("")
        if puzzling.search is Search.RUNNING:
            said = sentences(looking_sentence(), self.look.words.deals_gone_through(puzzling.deals))
        elif puzzling.search is Search.FAILED:
            said = search_failed_sentence()
        else:
            said = sentences(stopped_sentence(), self.look.words.deals_gone_through(puzzling.deals))
        self.panel.show_nothing(f"{said}\n\n{rare_sentence()}")
        if first:
            self.said.emit(said)

    def _tell_ready(self, running: bool) -> str:
        count = self._puzzling.waiting()
        if self._puzzling.current is None:
            return ""
        ready = self.look.words.puzzles_ready(count) if count else ""
        return sentences(ready, looking_sentence()) if running and not count else ready

    def _tell_results(self) -> None:
        puzzling, words = self._puzzling, self.look.words
        self.list.show_current(_GRADES.index(puzzling.difficulty))
        for row, difficulty in zip(self.list.rows, _GRADES, strict=True):
            tally = puzzling.tally(difficulty)
            row.sign(None, tally_short(tally), difficulty_spoken(difficulty, tally))
        row_of = streak_sentence(words, puzzling.streak, puzzling.best_streak)
        self.results.setText(sentences(tally_sentence(puzzling.tally()), row_of))

    # ------------------------------------------------------------------------------------------- acting

    def _choose(self, difficulty: Difficulty | None) -> None:
        held = QApplication.focusWidget()
        self._puzzling.choose(str(self.game.value), difficulty)
        if held is not None and self._left.isAncestorOf(held):
            held.setFocus(Qt.FocusReason.OtherFocusReason)  # somebody goes through the choices by keys

    def _next(self) -> None:
        self._puzzling.next()
        if self._puzzling.current is None:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop_or_go_on(self) -> None:
        if self._puzzling.search is Search.RUNNING:
            self._puzzling.stop()
        else:
            self._puzzling.look_on()

    def _on_found(self) -> None:
        self.forth.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_shown(self) -> None:
        self._puzzling.give_up()
        self._follow()
        self.forth.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_first(self) -> None:
        if self._puzzling.current is None:
            self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.panel.position.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.modifiers():
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_H:
            self.panel.hint()
        elif not self.panel.read_out(Qt.Key(event.key())):
            super().keyPressEvent(event)
