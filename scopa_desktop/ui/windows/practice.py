"""The practice page: positions of all matches in which the person missed something, to be tried again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.players.grades import Grade, grade_of
from scopa_desktop.session.reviewing import Reviewer
from scopa_desktop.store.reviews import Missed
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.widgets import Look, Page, Text, page_head
from scopa_desktop.ui.windows.review_decision import Case, DecisionPanel
from scopa_desktop.ui.windows.review_list import SignedList, SignedRow
from scopa_desktop.ui.words import capital
from scopa_desktop.ui.words_review import grade_name, missed_note, missed_spoken, practice_left, short_cost
from scopa_desktop.ui.words_rules import variant_name

_MOST: Final = QSize(1560, 1000)
_NARROW: Final = 1100


class PracticePage(Page):
    """The page.

    Args:
        look: the look.
        missed: the positions, the worst first.
        count: how many there are in all.
        load: returns a position with what belongs to it, or None if it cannot be read any more.
        reviewer: judges what is tried.
        pictures: the pictures of the deck in use, or None for plain cards.
        today: for "today" and "yesterday".

    Signals:
        closed: back to where one came from (Esc).
        found: a `Missed` whose better play was found.
        said: something that a screen reader should say at once.
    """

    closed = Signal()
    found = Signal(object)
    said = Signal(str)

    def __init__(
        self,
        look: Look,
        missed: Sequence[Missed],
        count: int,
        load: Callable[[Missed], Case | None],
        reviewer: Reviewer,
        pictures: Pictures | None = None,
        today: date | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, _MOST, parent)
        self._missed, self._count, self._load = tuple(missed), count, load
        self._reviewer, self._pictures = reviewer, pictures
        self._today = today or date.today()
        self._found: set[int] = set()
        self.current = 0
        self.set_up()

    # --------------------------------------------------------------------------------------- building

    def build(self) -> None:
        look, px = self.look, self.look.theme.px
        column = QVBoxLayout(self.frame)
        column.setContentsMargins(px(28), px(14), px(28), px(14))
        column.setSpacing(px(8))
        self.left_over = Text(look, "", "label", "ink2", wrap=True)
        self.done = Button(look, self.tr("Done"), "secondary")
        self.done.clicked.connect(self.closed)
        column.addLayout(page_head(look, self.tr("Practice"), self.left_over, self.done))
        body = QHBoxLayout()
        body.setSpacing(px(16))
        self.list = self._build_list()
        body.addWidget(self.list)
        right = QVBoxLayout()
        right.setSpacing(px(6))
        self.panel = DecisionPanel(look, self._pictures, self._reviewer)
        self.panel.found.connect(self._on_found)
        self.panel.said.connect(self.said)
        right.addWidget(self.panel, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        self.forth = Button(look, self.tr("Next position"), "primary")
        self.forth.clicked.connect(self._next)
        row.addWidget(self.forth)
        right.addLayout(row)
        body.addLayout(right, 1)
        column.addLayout(body, 1)
        self.list.setVisible(bool(self._missed))
        self.left_over.setVisible(bool(self._missed))
        self.forth.setVisible(bool(self._missed))
        self._set_widths()
        self._tell_left()
        self._show(self.current)

    def _build_list(self) -> SignedList:
        rows = SignedList(self.look)
        for place, each in enumerate(self._missed):
            rows.add_row(SignedRow(self.look, variant_name(each.variant), self._note(each)))
            self._sign(rows, place)
        rows.finish()
        rows.chosen.connect(self._show)
        return rows

    def _note(self, missed: Missed) -> str:
        when = self.look.words.when(missed.played.astimezone().date(), self._today)
        return missed_note(capital(when), missed.round)

    def _sign(self, rows: SignedList, place: int) -> None:
        """Show how bad the play was, or that the better one was found."""
        missed = self._missed[place]
        grade = Grade.BEST if place in self._found else grade_of(missed.loss / 1000)
        rows.rows[place].sign(
            grade,
            "" if place in self._found else short_cost(self.look.words, missed.loss / 1000),
            missed_spoken(variant_name(missed.variant), self._note(missed), grade_name(grade), place in self._found),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_widths()

    def _set_widths(self) -> None:
        narrow = self.width() < self.look.theme.px(_NARROW)
        self.list.setFixedWidth(self.look.theme.px(250 if narrow else 310))

    # ----------------------------------------------------------------------------------------- practising

    def _show(self, place: int) -> None:
        """Ask for the play in a position."""
        self.forth.setEnabled(self._following() is not None)
        if not self._missed:
            self.panel.show_nothing(
                self.tr(
                    "There is nothing to practise. After a match, let the teacher go through it: "
                    "what you missed is then kept here until you find it."
                )
            )
            return
        self.current = place
        self.forth.setEnabled(self._following() is not None)
        self.list.show_current(place)
        case = self._load(self._missed[place])
        if case is None:
            self.panel.show_nothing(self.tr("This position cannot be read any more."))
        else:
            self.panel.ask(case)

    def _following(self) -> int | None:
        """Return the next position whose better play is to be found; after the last comes the first."""
        places = [*range(self.current + 1, len(self._missed)), *range(self.current)]
        return next((place for place in places if place not in self._found), None)

    def _next(self) -> None:
        place = self._following()
        if place is not None:
            self._show(place)

    def _on_found(self) -> None:
        if self.current not in self._found:
            self._found.add(self.current)
            self._sign(self.list, self.current)
            self._tell_left()
            self.found.emit(self._missed[self.current])
        self.forth.setEnabled(self._following() is not None)

    def _tell_left(self) -> None:
        self.left_over.setText(practice_left(self.look.words, self._count - len(self._found)))

    # ------------------------------------------------------------------------------------------------ Qt

    def focus_first(self) -> None:
        if self._missed:
            self.panel.position.focus_first()
        else:
            self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.panel.leave()
            self.closed.emit()
        else:
            super().keyPressEvent(event)
