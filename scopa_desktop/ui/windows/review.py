"""The review page: a match gone through by the teacher, decision by decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.match import Match
from scopa_desktop.core.rules import seating_of
from scopa_desktop.players.grades import MISSED, Grade
from scopa_desktop.players.review import chance_of_winning, chances_between_rounds
from scopa_desktop.session.reviewing import Review, Reviewer, ReviewState
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Button, Combo
from scopa_desktop.ui.sentences import ended, sentences
from scopa_desktop.ui.widgets import RING, Look, Page, Panel, Text, page_head
from scopa_desktop.ui.windows.review_decision import Case, DecisionPanel
from scopa_desktop.ui.windows.review_graph import ResultGraph, Spot, Stretch
from scopa_desktop.ui.windows.review_list import DecisionList
from scopa_desktop.ui.windows.review_signs import Sign
from scopa_desktop.ui.words import Names, Player, Words
from scopa_desktop.ui.words_review import (
    accuracy_note,
    accuracy_sentence,
    counts_spoken,
    failed_sentence,
    grade_count,
    graph_sentence,
    progress_sentence,
    round_name,
    stopped_sentence,
)
from scopa_desktop.ui.words_rules import match_sentence
from scopa_desktop.ui.words_score import match_title

_MOST: Final = QSize(1720, 1200)
"""The page grows no further than this."""
_NARROW: Final = 1100
"""Below this width the list is narrower."""


def names_at(match: Match, seat: int) -> Names:
    """Return the players of a match as one of them sees them."""
    return Names(tuple(Player(each.name, number == seat) for number, each in enumerate(match.seats)), match.sides)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What the page shows.

    Attributes:
        match: the match.
        review: its review for one seat.
        people: the seats of all people in it.
    """

    match: Match
    review: Review
    people: Sequence[int]

    @property
    def names(self) -> Names:
        """The players, as the person sees them."""
        return names_at(self.match, self.review.seat)

    @property
    def side(self) -> int:
        """The person's side."""
        return next(number for number, seats in enumerate(self.match.sides) if self.review.seat in seats)

    def result(self, words: Words) -> str:
        """Return how the match ended, as a sentence; nothing if it has not."""
        match = self.match
        if match.winner is None:
            return ""
        title = match_title(words, match.winner, match.totals, self.names, lowest=match.rules.inverse)
        return ended(title)

    def spots(self) -> list[Spot]:
        """Return every decision as it stands in the graph."""
        found = []
        for place, decision in enumerate(self.review.decisions):
            judgement = self.review.judged.get(place)
            if judgement is None:
                found.append(Spot())
                continue
            chance = chance_of_winning(decision.view, judgement.expected)
            after = chance_of_winning(decision.view, judgement.expected - judgement.loss)
            found.append(Spot(chance, after, judgement.grade))
        return found

    def stretches(self) -> list[Stretch]:
        """Return every round as it stands in the graph."""
        chances = chances_between_rounds(self.match, self.side)
        rounds = [each.round for each in self.review.decisions]
        found, first = [], 0
        for number in range(1, len(self.match.scores) + 1):
            count = rounds.count(number)
            name, result = round_name(number), self.points(number)
            found.append(Stretch(first, count, name, result, chances[number]))
            first += count
        return found

    def points(self, number: int) -> str:
        """Return the points of a round, the person's side first: ``3–1``."""
        totals = self.match.scores[number - 1].totals
        return "–".join(map(str, (totals[self.side], *(each for side, each in enumerate(totals) if side != self.side))))

    def headings(self) -> dict[int, str]:
        """Return what stands above the decisions of each round."""
        numbers = range(1, len(self.match.scores) + 1)
        return {number: f"{round_name(number)}  ·  {self.points(number)}" for number in numbers}


class ProgressLine(QProgressBar):
    """How far a review is: a bar that is only a line."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setTextVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(look.theme.px(10))
        look.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, rect = self._look.theme.ui, QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.sunken))
        painter.drawRoundedRect(rect, 5, 5)
        rect.setWidth(max(rect.height(), rect.width() * self.value() / max(1, self.maximum())))
        painter.setBrush(color(ui.accent))
        painter.drawRoundedRect(rect, 5, 5)
        painter.end()


class ReviewPage(Page):
    """The page.

    Args:
        look: the look.
        reviewed: what is shown.
        reviewer: judges what is tried.
        pictures: the pictures of the deck in use, or None for plain cards.

    Signals:
        closed: back to where one came from (Esc).
        person_wanted: the seat of another person whose decisions are wanted.
        found: the place of a decision whose better play was found in practice.
        said: something that a screen reader should say at once.
    """

    closed = Signal()
    person_wanted = Signal(int)
    found = Signal(int)
    said = Signal(str)

    def __init__(
        self,
        look: Look,
        reviewed: Reviewed,
        reviewer: Reviewer,
        pictures: Pictures | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, _MOST, parent)
        self._reviewed, self._reviewer, self._pictures = reviewed, reviewer, pictures
        self._chosen = -1
        self._by_hand = False
        self.review = reviewed.review
        self.set_up()
        listener = self._follow
        self.review.add_listener(listener)
        review = self.review
        self.destroyed.connect(lambda: review.remove_listener(listener))

    @property
    def current(self) -> int:
        """The place of the decision that is shown; -1 for none."""
        return self._chosen

    # --------------------------------------------------------------------------------------- building

    def rebuild(self) -> None:
        trying = self.panel.case if self.panel.trying else None
        super().rebuild()
        if trying is not None:  # and not the answer
            self.panel.ask(trying)

    def build(self) -> None:
        px = self.look.theme.px
        column = QVBoxLayout(self.frame)
        column.setContentsMargins(px(28), px(14), px(28), px(14))
        column.setSpacing(px(8))
        column.addLayout(self._build_head())
        self._progress = self._build_progress()
        column.addWidget(self._progress)
        body = QHBoxLayout()
        body.setSpacing(px(16))
        self._left = self._build_left()
        body.addWidget(self._left)
        body.addLayout(self._build_right(), 1)
        column.addLayout(body, 1)
        self._set_widths()
        self._follow()
        if self._chosen < 0:
            self._choose_first()
        else:
            self._show(self._chosen)

    def _build_head(self) -> QHBoxLayout:
        look, match = self.look, self._reviewed.match
        played = match_sentence(look.words, match.rules.variant, seating_of(match.sides) or "2", match.rules.target)
        sentence = sentences(self._reviewed.result(look.words), played)
        aside: list[QWidget] = []
        if len(self._reviewed.people) > 1:
            people = [(seat, match.seats[seat].name) for seat in self._reviewed.people]
            self.people = Combo(look, self.tr("Whose decisions"), people, self.review.seat)
            self.people.activated.connect(lambda place: self.person_wanted.emit(self._reviewed.people[place]))
            aside.append(self.people)
        self.done = Button(look, self.tr("Done"), "secondary")
        self.done.clicked.connect(self.closed)
        below = Text(look, sentence, "label", "ink2", wrap=True)
        return page_head(look, self.tr("The match, gone through"), below, *aside, self.done)

    def _build_progress(self) -> QWidget:
        px = self.look.theme.px
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(RING, 0, 0, 0)
        row.setSpacing(px(14))
        self.status = Text(self.look, "", "label")
        self.bar = ProgressLine(self.look)
        self.bar.setAccessibleName(self.tr("How far the review is"))
        self.bar.setRange(0, max(1, len(self.review.decisions)))
        self.cancel = Button(self.look, self.tr("Cancel"), "quiet")
        self.cancel.clicked.connect(self._stop_or_go_on)
        row.addWidget(self.status)
        row.addWidget(self.bar, 1)
        row.addWidget(self.cancel)
        return line

    def _build_left(self) -> QWidget:
        look, px = self.look, self.look.theme.px
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        panel = Panel(look)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(px(16) + RING, px(8) + RING, px(14) + RING, px(10) + RING)
        inside.setSpacing(px(2))
        row = QHBoxLayout()
        row.setSpacing(px(12))
        self.accuracy = Text(look, "–", "numeral", px=34)
        row.addWidget(self.accuracy)
        row.addWidget(Text(look, self.tr("Accuracy"), "head"), 1)
        inside.addLayout(row)
        self.verdict = Text(look, "", "caption", "ink2", wrap=True)
        self.verdict.setMinimumHeight(px(36))  # two lines: nothing below moves when it comes
        inside.addWidget(self.verdict)
        self._counts = {grade: Text(look, "", "caption") for grade in Grade}
        for pair in ((Grade.BEST, Grade.GOOD), (Grade.INACCURACY, Grade.MISTAKE)):
            line = QHBoxLayout()
            line.setSpacing(px(5))
            for grade in pair:
                line.addWidget(Sign(look, grade, 16))
                line.addWidget(self._counts[grade], 1)
            inside.addLayout(line)
        panel.setToolTip(accuracy_note())
        self._panel = panel
        column.addWidget(panel)
        self.list = DecisionList(look, self.review.decisions, self._reviewed.headings())
        self.list.chosen.connect(self.choose)
        column.addWidget(self.list, 1)
        return left

    def _build_right(self) -> QVBoxLayout:
        look, px = self.look, self.look.theme.px
        column = QVBoxLayout()
        column.setSpacing(px(6))
        panel = Panel(look)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(px(8) + RING, px(6) + RING, px(8) + RING, px(2) + RING)
        inside.setSpacing(0)
        heading = Text(look, self.tr("Your chance of winning the match"), "caption", "ink2", weight=600)
        heading.setContentsMargins(px(6), 0, 0, 0)
        inside.addWidget(heading)
        self.graph = ResultGraph(look)
        self.graph.chosen.connect(self.choose)
        inside.addWidget(self.graph, 1)
        column.addWidget(panel, 4)
        self.panel = DecisionPanel(look, self._pictures, self._reviewer)
        self.panel.found.connect(lambda: self.found.emit(self._chosen))
        self.panel.said.connect(self.said)
        column.addWidget(self.panel, 5)
        row = QHBoxLayout()
        self.back = Button(look, self.tr("Previous"), "quiet", "left")
        self.forth = Button(look, self.tr("Next"), "quiet", "right")
        self.next_missed = Button(look, self.tr("Next mistake"), "primary")
        self.back.clicked.connect(lambda: self.choose(self._chosen - 1))
        self.forth.clicked.connect(lambda: self.choose(self._chosen + 1))
        self.next_missed.clicked.connect(self._go_to_missed)
        row.addWidget(self.back)
        row.addWidget(self.forth)
        row.addStretch(1)
        row.addWidget(self.next_missed)
        column.addLayout(row)
        return column

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_widths()

    def _set_widths(self) -> None:
        narrow = self.width() < self.look.theme.px(_NARROW)
        self._left.setFixedWidth(self.look.theme.px(300 if narrow else 348))

    # ---------------------------------------------------------------------------------------- following

    def _follow(self) -> None:
        """Show how far the review is, and everything that has been judged."""
        review, words = self.review, self.look.words
        done, count = len(review.judged), len(review.decisions)
        self._progress.setVisible(review.state is not ReviewState.DONE)
        self.bar.setValue(done)
        running = review.state is ReviewState.RUNNING
        said = {
            ReviewState.RUNNING: progress_sentence,
            ReviewState.STOPPED: stopped_sentence,
            ReviewState.FAILED: failed_sentence,
            ReviewState.DONE: stopped_sentence,
        }[review.state]
        self.status.setText(said(done, count))
        self.cancel.setText(self.tr("Cancel") if running else self.tr("Go on"))
        accuracy = review.accuracy
        self.accuracy.setText("–" if accuracy is None else str(round(accuracy)))
        self.verdict.setText("" if accuracy is None or running else accuracy_sentence(accuracy))
        counts = review.counts()
        for grade, text in self._counts.items():
            text.setText(grade_count(words, grade, counts[grade]))
        self._panel.setAccessibleName(counts_spoken(words, counts))
        self.list.show_judgements(review.judged)
        self._draw()
        self._show_missed_button()
        self._show_what_came()

    def _draw(self) -> None:
        spots = self._reviewed.spots()
        judged = [place for place, each in enumerate(spots) if each.chance is not None]
        chances = [spots[place].chance or 0.0 for place in judged]
        places = [(self.review.decisions[place].round, self.review.decisions[place].ply) for place in judged]
        drops = [(spots[place].chance or 0.0) - (spots[place].after or 0.0) for place in judged]
        deepest = max(range(len(drops)), key=drops.__getitem__) if drops else -1
        worst = (deepest, drops[deepest]) if drops and drops[deepest] >= 0.005 else None
        spoken = graph_sentence(chances, places, worst, self._reviewed.result(self.look.words))
        begins = chances_between_rounds(self._reviewed.match, self._reviewed.side)[0]
        self.graph.show_match(spots, self._reviewed.stretches(), begins, spoken)

    def _show_what_came(self) -> None:
        """Show a judgement that was waited for, and the first mistake when all is done, unless one looks elsewhere."""
        case = self.panel.case
        if not self._by_hand and self.review.state is not ReviewState.RUNNING and not self.panel.trying:
            self._choose_first()
        elif (
            case is not None and case.judgement is None and not self.panel.trying and self._chosen in self.review.judged
        ):
            self._show(self._chosen)

    def _stop_or_go_on(self) -> None:
        if self.review.state is ReviewState.RUNNING:
            self.review.stop()
        else:
            self.review.start()

    # ----------------------------------------------------------------------------------------- choosing

    def missed(self) -> list[int]:
        """Return the places of the plays that are worth another try, in order."""
        return sorted(place for place, each in self.review.judged.items() if each.grade in MISSED)

    def _choose_first(self) -> None:
        """Show the first mistake, or the first decision if there is none."""
        if not self.review.decisions:
            self.panel.show_nothing(self.tr("There was nothing to decide in this match."))
            return
        missed = self.missed()
        self._show(missed[0] if missed else 0)

    def choose(self, place: int) -> None:
        """Show a decision."""
        if 0 <= place < len(self.review.decisions):
            self._by_hand = True
            self._show(place)

    def _show(self, place: int) -> None:
        self._chosen = place
        judgement = self.review.judged.get(place)
        found = self.review.found(place)
        self.panel.show_case(Case(self.review.decisions[place], self._reviewed.names, judgement, found))
        self.list.show_current(place)
        self.graph.show_current(place)
        self.back.setEnabled(place > 0)
        self.forth.setEnabled(place < len(self.review.decisions) - 1)

    def _show_missed_button(self) -> None:
        self.next_missed.setEnabled(bool(self.missed()))

    def _go_to_missed(self) -> None:
        """Go to the next mistake; after the last, to the first again."""
        missed = self.missed()
        if missed:
            self.choose(next((place for place in missed if place > self._chosen), missed[0]))

    # ------------------------------------------------------------------------------------------------ Qt

    def focus_first(self) -> None:
        self.list.focus_current()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.panel.leave()
            self.closed.emit()
        else:
            super().keyPressEvent(event)
