"""Results: four large numbers, plots, everything in figures, and a table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.store.statistics import Course, Totals, together
from scopa_desktop.ui.plots import Histogram, LinePlot, PairPlot, Plot, Trace
from scopa_desktop.ui.widgets import RING, Look, Panel, Text
from scopa_desktop.ui.windows.statistics_table import ResultsTable, Row
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_statistics import (
    ENOUGH,
    columns_of,
    columns_sentence,
    counted,
    course_point,
    course_sentence,
    figures,
    margin_sentence,
    pairs_note,
    pairs_of,
    rolling,
    share,
    signed,
    spoken_figures,
    streak_line,
    sweeps_word,
    too_few,
    too_few_for_columns,
    uncertain,
    won_line,
)

_WIDE: Final = 900
"""From this width on panels stand side by side."""
_PLACES: Final = 400
"""So many places of a line are worked out: more cannot be told apart."""


class Number(Panel):
    """One large number, and what it counts.

    Args:
        look: the look.
        label: what it counts.
    """

    def __init__(self, look: Look, label: str) -> None:
        super().__init__(look)
        px = look.theme.px
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(18) + RING, px(12) + RING, px(12) + RING, px(12) + RING)
        row.setSpacing(px(14))
        self.number = Text(look, "", "numeral", px=34)
        self.label = Text(look, label, "label", wrap=True, weight=600)
        self.note = Text(look, "", "caption", "ink2", wrap=True)
        row.addWidget(self.number)
        column = QVBoxLayout()
        column.setSpacing(px(1))
        column.addStretch(1)
        column.addWidget(self.label)
        column.addWidget(self.note)
        column.addStretch(1)
        row.addLayout(column, 1)

    def show_number(self, number: str, note: str) -> None:
        """Show a number, and how it comes about."""
        self.number.setText(number)
        self.note.setText(note)


class Framed(Panel):
    """A plot with its title above, and below it what it shows in one sentence.

    Args:
        look: the look.
        title: its title.
        plot: the plot.
    """

    def __init__(self, look: Look, title: str, plot: Plot) -> None:
        super().__init__(look)
        px = look.theme.px
        self.plot = plot
        self.sentence = Text(look, "", "caption", "ink2", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18) + RING, px(12) + RING, px(18) + RING, px(12) + RING)
        column.setSpacing(px(6))
        column.addWidget(Text(look, title, "head"))
        column.addWidget(plot, 1)
        column.addWidget(self.sentence)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def tell(self, words: str, note: str = "") -> None:
        """Say what the plot shows, or in its place why it shows nothing."""
        self.plot.describe(note or words, note)
        self.sentence.setText("" if note else words)
        self.sentence.setVisible(not note)


class Figures(Panel):
    """Names and figures, line by line."""

    def __init__(self, look: Look, title: str) -> None:
        super().__init__(look)
        self._look = look
        px = look.theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(18) + RING, px(12) + RING, px(18) + RING, px(12) + RING)
        column.setSpacing(px(8))
        column.addWidget(Text(look, title, "head"))
        self._lines = QGridLayout()
        self._lines.setHorizontalSpacing(px(16))
        self._lines.setVerticalSpacing(px(5))
        self._lines.setColumnStretch(1, 1)
        self._told: list[tuple[Text, Text]] = []
        column.addLayout(self._lines)
        column.addStretch(1)
        self.setAccessibleName(title)

    def show_figures(self, told: Sequence[tuple[str, str]]) -> None:
        """Show these."""
        while len(self._told) < len(told):
            name, figure = Text(self._look, "", "label", "ink2"), Text(self._look, "", "label", wrap=True, weight=600)
            self._lines.addWidget(name, len(self._told), 0)
            self._lines.addWidget(figure, len(self._told), 1)
            self._told.append((name, figure))
        for number, texts in enumerate(self._told):
            for place, text in enumerate(texts):
                text.setVisible(number < len(told))
                text.setText(told[number][place] if number < len(told) else "")
        self.setAccessibleDescription(spoken_figures(told))


class ResultsView(QWidget):
    """All results of what is chosen.

    Args:
        look: the look.
        today: the day today.

    Signals:
        said: what the keys have come to in a plot, or how the table is sorted.
    """

    said = Signal(str)

    def __init__(self, look: Look, today: date) -> None:
        super().__init__()
        self._look = look
        px = look.theme.px
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(px(6))
        self.won = Number(look, self.tr("Matches won"))
        self.margin = Number(look, self.tr("Points a round, against theirs"))
        self.run = Number(look, self.tr("Matches won in a row"))
        self.sweeps = Number(look, "")
        self._numbers = QGridLayout()
        self._numbers.setSpacing(px(4))
        self.column.addLayout(self._numbers)
        self.sentence = Text(look, "", "body", wrap=True)
        self.sentence.setContentsMargins(px(8), px(4), px(8), px(6))
        self.column.addWidget(self.sentence)
        self.course = Framed(look, self.tr("Points a round"), LinePlot(look, self.tr("Points a round")))
        self.pairs = Framed(look, self.tr("Where the points come from"), PairPlot(look, self.tr("Points by category")))
        self.ends = Framed(look, self.tr("How rounds end"), Histogram(look, self.tr("How rounds end")))
        self.figures = Figures(look, self.tr("In figures"))
        self._upper = self._pair(self.course, self.pairs)
        self._lower = self._pair(self.ends, self.figures)
        self.table = ResultsTable(look, today)
        self.table.said.connect(self.said)
        for each in (self.course, self.pairs, self.ends):
            each.plot.said.connect(self.said)
        self.column.addWidget(self.table)
        self.aids = Text(
            look,
            self.tr("A lamp: some of it was played with aids, hints or plays taken back."),
            "caption",
            "ink2",
            wrap=True,
        )
        self.aids.setContentsMargins(px(12), 0, px(12), 0)
        self.column.addWidget(self.aids)
        self._wide: bool | None = None
        self._arrange()

    def _pair(self, left: QWidget, right: QWidget) -> QBoxLayout:
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(self._look.theme.px(4))
        row.addWidget(left)
        row.addWidget(right)
        self.column.addLayout(row)
        return row

    def show_results(self, rows: Sequence[Row], course: Course, variant: str | None) -> None:
        """Show results.

        Args:
            rows: what each game and level comes to; at least one.
            course: how it went.
            variant: the one game that these are of, or None.
        """
        words, totals = self._look.words, together([totals for _, _, totals in rows])
        games = {row[0] for row in rows}
        game = variant or (games.pop() if len(games) == 1 else None)
        game = game if game in VARIANTS else None
        self._show_numbers(totals, course, game)
        self.sentence.setText(margin_sentence(words, totals))
        self._show_course(totals, course, game)
        self.pairs.plot.show_pairs(pairs_of(words, totals, game))  # type: ignore[attr-defined]
        none = self.tr("After your first round it shows here what makes your points.")
        self.pairs.tell(pairs_note(), "" if totals.rounds else none)
        self.ends.plot.show_columns(columns_of(course.margins))  # type: ignore[attr-defined]
        few = too_few_for_columns(totals) if totals.rounds < ENOUGH else ""
        self.ends.tell(columns_sentence(totals), few)
        self.figures.show_figures(figures(words, totals, course.streaks, game))
        self.table.show_rows(rows, sweeps_word(words, game))
        self.aids.setVisible(bool(totals.aided))

    def _show_numbers(self, totals: Totals, course: Course, game: str | None) -> None:
        words, streaks = self._look.words, course.streaks
        self.won.show_number(share(totals.won, totals.matches), won_line(totals))
        rounds = words.n_rounds(totals.rounds)
        off = uncertain(totals)
        told = fill(self.tr("%1 · %2"), off, rounds) if off else rounds
        self.margin.show_number(signed(totals.margin) if totals.rounds else "–", told)
        self.run.show_number(counted(streaks.best), streak_line(streaks))
        own, theirs = (
            words.decimal(totals.a_round(name)) if totals.rounds else "–" for name in ("scope_for", "scope_against")
        )
        self.sweeps.label.setText(fill(self.tr("%1 a round"), sweeps_word(words, game)))
        self.sweeps.show_number(own, fill(self.tr("theirs: %1"), theirs))

    def _show_course(self, totals: Totals, course: Course, game: str | None) -> None:
        if len(course.own) < ENOUGH:
            self.course.tell("", too_few(totals))
            return
        words, plot = self._look.words, self.course.plot
        rounds, own, theirs = rolling(course, _PLACES)
        said = [course_point(words, *each) for each in zip(rounds, own, theirs, strict=True)]
        traces = (Trace(self.tr("You"), tuple(own)), Trace(self.tr("They"), tuple(theirs)))
        plot.show_lines(rounds, traces, said)  # type: ignore[attr-defined]
        lowest = game is not None and Rules.of(game).inverse
        self.course.tell(course_sentence(words, totals, own[-1], theirs[-1], lowest=lowest))

    def _arrange(self) -> None:
        """Let panels stand side by side where there is room."""
        wide = self.width() >= self._look.theme.px(_WIDE)
        if wide == self._wide:
            return
        self._wide = wide
        for number, panel in enumerate((self.won, self.margin, self.run, self.sweeps)):
            self._numbers.removeWidget(panel)
            self._numbers.addWidget(panel, *((0, number) if wide else divmod(number, 2)))
        for number in range(4):
            self._numbers.setColumnStretch(number, int(wide or number < 2))
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        for row in (self._upper, self._lower):
            row.setDirection(direction)
            row.setStretch(0, 62 if wide else 0)
            row.setStretch(1, 38 if wide else 0)

    def hasHeightForWidth(self) -> bool:
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
