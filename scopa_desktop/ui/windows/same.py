"""The same cards: how the person's match went, and how another one went on them, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.players.levels import OPPONENTS
from scopa_desktop.session.same import Course, Unlike, common_rounds
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Button, Combo
from scopa_desktop.ui.sentences import ended, labelled, listing, sentences
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_company import level_name
from scopa_desktop.ui.words_same import (
    difference_sentence,
    last_sentence,
    pair,
    rounds_note,
    signed,
    twin_sentence,
    why_unlike,
)

USUAL: Final = "expert"
"""Who is asked first."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What is known of matches on the same cards.

    Attributes:
        mine: the person's match.
        last: the person's match before it on these cards, if there was one.
        twins: what computer players made of them, by level: the stored match's number and how it went.
        why_not_again: why the cards cannot be dealt once more, or None.
        why_no_twin: why nobody can play in the person's place, or None.
    """

    mine: Course
    last: Course | None
    twins: dict[str, tuple[int, Course]]
    why_not_again: Unlike | None
    why_no_twin: Unlike | None


class Progress(QProgressBar):
    """A thin bar that fills."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setRange(0, 100)
        self.setTextVisible(False)
        self.setFixedHeight(look.theme.px(8))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, ui = QPainter(self), self._look.theme.ui
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, radius = QRectF(self.rect()), self.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.line))
        painter.drawRoundedRect(rect, radius, radius)
        rect.setWidth(max(self.height(), rect.width() * self.value() / self.maximum()))
        painter.setBrush(color(ui.accent))
        painter.drawRoundedRect(rect, radius, radius)
        painter.end()


class CourseTable(QWidget):
    """The points of every round, a column for each match, and how much better the first one did than the last.

    Args:
        look: the look.
        courses: the matches, each with its heading, the person's own first.
    """

    def __init__(self, look: Look, courses: Sequence[tuple[str, Course]]) -> None:
        super().__init__()
        self._look, self._courses = look, tuple(courses)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self._spoken())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def rows(self) -> list[tuple[str, ...]]:
        """Return what stands in each row: its name, each match's points, and the difference."""
        courses = [course for _, course in self._courses]
        longest = max(len(course.rounds) for course in courses)
        rows = [self._round(number, courses) for number in range(longest)]
        results = [pair(course.own, course.rival) for course in courses]
        last = [""] if len(courses) > 1 else []
        rows.append((self.tr("Match"), *results, *last))
        return rows

    def _round(self, number: int, courses: Sequence[Course]) -> tuple[str, ...]:
        cells = [pair(*course.rounds[number]) if number < len(course.rounds) else "–" for course in courses]
        if len(courses) > 1:
            both = number < common_rounds((courses[0], courses[-1]))
            gains = [course.margin(number + 1) - course.margin(number) for course in (courses[0], courses[-1])]
            cells.append(signed(gains[0] - gains[1]) if both else "")
        return (fill(self.tr("Round %1"), number + 1), *cells)

    def headings(self) -> tuple[str, ...]:
        """Return what stands above the columns."""
        names = [name for name, _ in self._courses]
        return ("", *names, *([self.tr("Difference")] if len(names) > 1 else []))

    def _spoken(self) -> str:
        heads = self.headings()
        lines = []
        for name, *cells in self.rows():
            told = [labelled(head, cell) for head, cell in zip(heads[1:], cells, strict=True) if cell]
            lines.append(ended(labelled(name, listing(told))))
        return sentences(*lines)

    def _row(self) -> int:
        return self._look.theme.px(30)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(420), self._row() * (len(self.rows()) + 1) + self._look.theme.px(10))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui = self._look.theme, self._look.theme.ui
        heads, rows, high, px = self.headings(), self.rows(), self._row(), self._look.theme.px
        first = px(120)
        wide = min(px(150), (self.width() - first - px(10)) / (len(heads) - 1))
        paint.tint(painter, ui, QRectF(first, 2, wide, self.sizeHint().height() - 4), px(8))
        for row, cells in enumerate((heads, *rows)):
            y = row * high + (px(6) if row == len(rows) else 0)
            last, head = row == len(rows), row == 0
            font = theme.ui_font("label" if head or not last else "strong", weight=600 if head or last else 400)
            if row in (1, len(rows)):
                paint.hairline(painter, ui.line, 0, y - (px(3) if last else 0), first + wide * (len(heads) - 1))
            for column, cell in enumerate(cells):
                tone = ui.ink2 if head or (column == 0 and not last) else ui.ink
                if column == 0:
                    paint.text(painter, QRectF(px(8), y, first - px(8), high), cell, font, tone)
                else:
                    place = QRectF(first + (column - 1) * wide, y, wide, high)
                    paint.text(painter, place, cell, font, tone, paint.CENTRE)
        if self.hasFocus():
            whole = QRectF(0, 0, self.width(), self.sizeHint().height())
            paint.focus_ring(painter, ui.focus, whole.adjusted(3, 3, -3, -3), 8, 0)
        painter.end()


class SameSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        known: what is known of these cards.
        level: whose match is shown beside the person's, if it is known.

    Attributes:
        level: the computer player that is asked about.

    Signals:
        asked: a computer player of this level is to play in the person's seat.
        stopped: it is to stop.
        again: the person plays these cards once more.
        replayed: the match of this number is to be replayed.
    """

    asked = Signal(str)
    stopped = Signal()
    again = Signal()
    replayed = Signal(int)

    def __init__(self, look: Look, parent: QWidget, known: Comparison, level: str = USUAL) -> None:
        super().__init__(look, parent, QSize(720, 600), self.tr("The same cards"))
        self.known, self.level = known, level
        self._running: tuple[str, str, int] | None = None
        self.build()

    def show_known(self, known: Comparison) -> None:
        """Show what is known now; nobody plays any more."""
        self.known, self._running = known, None
        self.rebuild()

    def show_running(self, level: str, words: str, percent: int) -> None:
        """Show that a computer player plays, and how far it is."""
        began = self._running is None
        self._running = (level, words, percent)
        if began:
            self.level = level
            self.rebuild()
        else:
            self.lead.setText(words)
            self.progress.setValue(percent)

    def build(self) -> None:
        look, px, column = self.look, self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(20), px(26), px(16))
        column.setSpacing(px(6))
        column.addWidget(Text(look, self.tr("The same cards"), "title", wrap=True))
        self.lead = Text(look, self._lead(), "head", wrap=True)
        column.addWidget(self.lead)
        if self._running is not None:
            self.progress = Progress(look)
            self.progress.setValue(self._running[2])
            self.progress.setAccessibleName(self.tr("How far the match is"))
            column.addWidget(self.progress)
        for sentence in self._notes():
            column.addWidget(Text(look, sentence, "label", "ink2", wrap=True))
        column.addSpacing(px(4))
        self.table = CourseTable(look, self._courses())
        column.addWidget(Scroll(look, self.table), 1)
        column.addSpacing(px(4))
        self.choice: Combo | None = None
        self.ask: Button | None = None
        self.stop: Button | None = None
        self.look_at: Button | None = None
        if self.known.why_no_twin is None:
            column.addLayout(self._question())
        column.addLayout(self._foot())

    def _twin(self) -> tuple[int, Course] | None:
        return self.known.twins.get(self.level)

    def _courses(self) -> list[tuple[str, Course]]:
        courses = [(self.tr("You"), self.known.mine)]
        if self.known.last is not None:
            courses = [(self.tr("You, now"), self.known.mine), (self.tr("You, before"), self.known.last)]
        twin = self._twin()
        return [*courses, (level_name(self.level), twin[1])] if twin is not None else courses

    def _lead(self) -> str:
        mine, last, twin = self.known.mine, self.known.last, self._twin()
        if self._running is not None:
            return self._running[1]
        if twin is not None:
            return twin_sentence(mine, twin[1], self.level)
        if last is not None:
            return last_sentence(mine, last)
        if self.known.why_no_twin is not None:
            return why_unlike(self.known.why_no_twin)
        return self.tr("How would somebody else have played your cards, against the same players?")

    def _notes(self) -> list[str]:
        mine, last, twin = self.known.mine, self.known.last, self._twin()
        words, notes = self.look.words, []
        if twin is not None:
            notes.append(difference_sentence(words, mine, twin[1], self.level))
        elif last is not None:
            notes.append(difference_sentence(words, mine, last))
        if notes:
            notes.append(rounds_note())
        elif self.known.why_no_twin is None:
            notes.append(self.tr("The computer takes your seat, is dealt your cards in every round, and sees no more."))
        return notes

    def _question(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self.look.theme.px(6))
        levels = [(level, level_name(level)) for level in OPPONENTS]
        self.choice = Combo(self.look, self.tr("Who takes your seat"), levels, self.level)
        self.choice.currentIndexChanged.connect(lambda _: self._choose())
        self.choice.setEnabled(self._running is None)
        row.addWidget(self.choice)
        twin = self._twin()
        if self._running is not None:
            self.stop = Button(self.look, self.tr("Cancel"), "secondary")
            self.stop.clicked.connect(self.stopped)
            row.addWidget(self.stop)
        elif twin is None:
            label = fill(self.tr("How would %1 have done?", "%1 is a level: Expert"), level_name(self.level))
            self.ask = Button(self.look, label, "secondary")
            self.ask.clicked.connect(lambda: self.asked.emit(self.level))
            row.addWidget(self.ask)
        else:
            self.look_at = Button(self.look, self.tr("Watch how"), "secondary", "eye")
            self.look_at.clicked.connect(lambda: self.replayed.emit(twin[0]))
            row.addWidget(self.look_at)
        row.addStretch(1)
        return row

    def _choose(self) -> None:
        if self.choice is not None and self.choice.value != self.level:
            self.level = str(self.choice.value)
            self.rebuild()

    def _foot(self) -> QHBoxLayout:
        self.once_more: Button | None = None
        if self.known.why_not_again is not None:
            return self.foot()
        self.once_more = Button(self.look, self.tr("Play these cards again"), "quiet", "redo")
        self.once_more.clicked.connect(self.again)
        return self.foot(self.once_more)

    def first_focus(self) -> QWidget:
        return self.ask or self.stop or self.done
