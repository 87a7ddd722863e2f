"""One decision: the position, what was played, what is better and why; or the same position to be tried again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from scopa_desktop.core.cards import Card
from scopa_desktop.core.plays import Play, card_of, is_declaration
from scopa_desktop.players.grades import MISSED, Grade
from scopa_desktop.players.review import Decision, Judgement
from scopa_desktop.session.reviewing import Reviewer
from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.sentences import ended, sentences
from scopa_desktop.ui.widgets import RING, Look, Panel, Scroll, Text
from scopa_desktop.ui.windows.newgame_parts import clear
from scopa_desktop.ui.windows.review_position import Marked, PositionView
from scopa_desktop.ui.windows.review_signs import Sign
from scopa_desktop.ui.words import Names
from scopa_desktop.ui.words_review import (
    cost_sentence,
    decision_name,
    grade_name,
    standing_sentence,
    verdict_title,
    why_better,
    would_cost,
)

_BESIDE: Final = 460
"""From this width on, the words stand beside the position."""
Choice: TypeAlias = tuple[str, str, Callable[[], object]]
"""A button: its label, its kind, and what it does."""


@dataclass(frozen=True, slots=True)
class Case:
    """A decision with what belongs to it.

    Attributes:
        decision: the decision.
        names: the players.
        judgement: what the teacher says, or None if it has not come to it yet.
        found: whether the better play was found in practice.
        known: what the teacher says of other plays, where that is known already; any other one is judged when it is
            tried.
    """

    decision: Decision
    names: Names
    judgement: Judgement | None
    found: bool = False
    known: Mapping[Play, Judgement] = field(default_factory=dict)


class DecisionPanel(Panel):
    """The decision.

    Args:
        look: the look.
        pictures: the pictures of the deck in use, or None for plain cards.
        reviewer: judges what is tried.

    Signals:
        found: a play as good as the best was found.
        said: something was told that a screen reader should say at once.
    """

    found = Signal()
    said = Signal(str)

    def __init__(self, look: Look, pictures: Pictures | None, reviewer: Reviewer) -> None:
        super().__init__(look)
        px = look.theme.px
        self._reviewer = reviewer
        self._case: Case | None = None
        self._ticket: int | None = None
        self.trying = False
        self.position = PositionView(look, pictures)
        self.position.picked.connect(lambda card: self._pick(Card(card)))
        self._words = QWidget()
        self._column = QVBoxLayout(self._words)
        self._column.setContentsMargins(0, 0, px(8), 0)
        self._column.setSpacing(px(4))
        self._scroll = Scroll(look, self._words)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(px(14) + RING, px(14) + RING, px(10) + RING, px(12) + RING)
        self._row.setSpacing(px(18))
        self._row.addWidget(self.position, 1)
        self._row.addWidget(self._scroll, 1)

    @property
    def case(self) -> Case | None:
        """What is shown."""
        return self._case

    def leave(self) -> None:
        """Wait for no answer any more."""
        if self._ticket is not None:
            self._reviewer.cancel(self._ticket)
            self._ticket = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= self._look.theme.px(_BESIDE)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)

    # ------------------------------------------------------------------------------------------ what is told

    def show_nothing(self, words: str) -> None:
        """Show that there is nothing to show, and why."""
        self.leave()
        self._case, self.trying = None, False
        self.position.hide()
        self._fill(Text(self._look, words, "body", "ink2", wrap=True))

    def show_case(self, case: Case) -> None:
        """Show what was played, and what the teacher says of it."""
        self.leave()
        self._case, self.trying = case, False
        self.position.show()
        judgement, decision = case.judgement, case.decision
        if judgement is None:
            self.position.show_position(decision.view, Marked(made=decision.play))
            waiting = self.tr("The teacher has not come to this one yet.")
            self._fill(
                *self._head(None, self.tr("Not judged yet")),
                Text(self._look, waiting, "body", wrap=True),
                self._context(case),
            )
            return
        best = judgement.best
        self.position.show_position(decision.view, Marked(best, decision.play, judgement.grade))
        self._fill(*self._explained(case, judgement), *self._buttons_below(case), self._context(case))

    def ask(self, case: Case) -> None:
        """Show the position alone, and ask what the person would play."""
        self.leave()
        self._case, self.trying = case, True
        self.position.show()
        self.position.ask(case.decision.view)
        self._ask_for(None)
        self.position.focus_first()

    def _ask_for(self, card: Card | None) -> None:
        """Ask for a card, or how the card that was picked is to be played."""
        case = self._case
        assert case is not None
        plays = [each for each in case.decision.view.legal_plays() if is_declaration(each) or card is not None]
        plays = [each for each in plays if is_declaration(each) == (card is None)]
        if card is not None:
            plays = [each for each in plays if card_of(each) == card]
        question = self._question(case) if card is None else self.tr("How do you play it?")
        below: list[QWidget] = [self._context(case)]
        if card is None:
            below.append(Text(self._look, self.tr("Pick a card of your hand."), "body", wrap=True))
        ways = [self._play_button(each) for each in plays]
        below += ways
        self._fill(*self._head(None, question), *below, *self._help())
        if card is not None:
            self.said.emit(question)
            ways[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _play_button(self, play: Play) -> Button:
        button = _PlayButton(self._look, self._look.words.play(play))
        button.clicked.connect(lambda _on=False: self._try(play))
        return button

    def _question(self, case: Case) -> str:
        """Return what is asked."""
        return self.tr("What do you play?")

    def _help(self) -> Sequence[QWidget]:
        """Return what stands below the question, for somebody who does not find the answer."""
        return (self._button_column((self.tr("Show the answer"), "quiet", self._show_answer)),)

    def _pick(self, card: Card) -> None:
        if self._case is None or self._ticket is not None:
            return
        plays = [
            each
            for each in self._case.decision.view.legal_plays()
            if not is_declaration(each) and card_of(each) == card
        ]
        self.position.choose(card)
        if len(plays) == 1:
            self._try(plays[0])
        elif plays:
            self._ask_for(card)

    def _try(self, play: Play) -> None:
        """Have a play judged that the person would make."""
        case = self._case
        if case is None or self._ticket is not None:
            return
        if case.judgement is not None and play == case.judgement.best:
            self._tell(play, Grade.BEST, None)
            return
        if case.judgement is not None and play == case.decision.play:
            self._tell(play, case.judgement.grade, case.judgement)
            return
        if play in case.known:
            self._tell(play, case.known[play].grade, case.known[play])
            return
        self._fill(*self._head(None, self._look.words.play(play)), Text(self._look, self.tr("Let me see …"), "body"))
        try:
            self._ticket = self._reviewer.ask(case.decision.view, play, lambda judgement: self._hear(play, judgement))
        except ValueError:
            self._hear(play, None)

    def _hear(self, play: Play, judgement: Judgement | None) -> None:
        if not isValid(self):  # the page was built anew, or left, while the teacher thought
            return
        self._ticket = None
        if judgement is not None:
            self._tell(play, judgement.grade, judgement)
            return
        silent = self.tr("The teacher does not answer just now.")
        self._fill(*self._head(None, silent), *self._help())
        self.said.emit(silent)

    def _tell(self, play: Play, grade: Grade, judgement: Judgement | None) -> None:
        """Tell what the play that was tried is worth."""
        case, words = self._case, self._look.words
        assert case is not None
        right = grade not in MISSED
        title = self._verdict(grade)
        texts = [words.play(play), *self._comment(case, grade, judgement)]
        if right:
            self.position.show_position(case.decision.view, Marked(play))
        else:
            self.position.ask(case.decision.view)
        buttons = self._button_column(*self._choices(right))
        told = [Text(self._look, each, "body", wrap=True) for each in texts]
        self._fill(*self._head(grade, title), *told, buttons, *self._more(case, right))
        first = buttons.findChild(Button)
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.said.emit(self._spoken(title, texts))
        if right:
            self.trying = False
            self.found.emit()

    def _verdict(self, grade: Grade) -> str:
        """Return what is said of a play that was tried."""
        return verdict_title(grade)

    def _comment(self, case: Case, grade: Grade, judgement: Judgement | None) -> Sequence[str]:
        """Return what there is to say about a play that was tried; `judgement`: what the teacher says of it."""
        said = []
        if grade is Grade.BEST and case.judgement is not None:
            said.append(self._why(case, case.judgement))
        if judgement is not None and judgement.loss:
            said.append(would_cost(self._look.words, judgement.loss))
        return [each for each in said if each]

    def _choices(self, right: bool) -> Sequence[Choice]:
        """Return the buttons below what is said of a play that was tried."""
        if right:
            return ((self.tr("Show what you played"), "quiet", self._show_answer),)
        return (
            (self.tr("Try again"), "primary", self._again),
            (self.tr("Show the answer"), "quiet", self._show_answer),
        )

    def _more(self, case: Case, right: bool) -> Sequence[QWidget]:
        """Return what else is shown below what is said of a play that was tried."""
        return ()

    def _spoken(self, title: str, texts: Sequence[str]) -> str:
        """Return what a screen reader says at once of a play that was tried."""
        return title

    def _again(self) -> None:
        if self._case is not None:
            self.ask(self._case)

    def _show_answer(self) -> None:
        if self._case is not None:
            self.show_case(self._case)
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    # -------------------------------------------------------------------------------------------- the parts

    def _head(self, grade: Grade | None, title: str) -> tuple[QWidget, ...]:
        """Return a title, with the sign of a grade if it has one."""
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self._look.theme.px(8))
        if grade is not None:
            line.addWidget(Sign(self._look, grade, 24), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(Text(self._look, title, "head", wrap=True), 1)
        return (row,)

    def _context(self, case: Case) -> Text:
        """Return which decision it is, and how the match stood."""
        decision = case.decision
        where = ended(decision_name(decision.round, decision.ply))
        standing = standing_sentence(self._look.words, decision.view, case.names)
        return Text(self._look, sentences(where, standing), "caption", "ink2", wrap=True)

    def _explained(self, case: Case, judgement: Judgement) -> tuple[QWidget, ...]:
        words, look, decision = self._look.words, self._look, case.decision
        grade, rules = judgement.grade, decision.view.rules
        said: list[QWidget] = [*self._head(grade, grade_name(grade))]
        if judgement.loss:
            said.append(Text(look, cost_sentence(words, judgement.loss, rules), "body", wrap=True, weight=600))
        said.append(_labelled(look, self.tr("You played"), words.play(decision.play)))
        if judgement.best != decision.play:
            said.append(_labelled(look, self.tr("Better"), words.play(judgement.best)))
        why = self._why(case, judgement)
        if why:
            said.append(Text(look, why, "body", wrap=True))
        if case.found:
            said.append(Text(look, self.tr("You have found it in practice since."), "label", "good", wrap=True))
        return tuple(said)

    def _why(self, case: Case, judgement: Judgement) -> str:
        view = case.decision.view
        rival = case.names.players[(view.seat + 1) % len(case.names.players)]
        return why_better(self._look.words, judgement, view.rules, self._look.words.player(rival))

    def _buttons_below(self, case: Case) -> tuple[QWidget, ...]:
        if case.judgement is None or case.judgement.grade not in MISSED:
            return ()
        return (self._button_column((self.tr("Try again"), "secondary", lambda: self.ask(case))),)

    def _button_column(self, *buttons: Choice) -> QWidget:
        both = QWidget()
        column = QVBoxLayout(both)
        column.setContentsMargins(0, self._look.theme.px(6), 0, 0)
        column.setSpacing(0)
        for label, kind, act in buttons:
            button = Button(self._look, label, kind)
            button.clicked.connect(lambda _on=False, act=act: act())
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return both

    def _fill(self, *widgets: QWidget) -> None:
        clear(self._column)
        for each in widgets:
            self._column.addWidget(each)
            each.show()  # now, so that it can take the keyboard
        self._column.addStretch(1)
        self._scroll.verticalScrollBar().setValue(0)


class _PlayButton(Button):
    """A way to play, as a sentence that may need more than one line."""

    def __init__(self, look: Look, label: str) -> None:
        super().__init__(look, label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFont(look.theme.ui_font("label", weight=600))

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(200), self.heightForWidth(self._look.theme.px(200)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(120), self._look.theme.px(40) + 2 * RING)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        px = self._look.theme.px
        room = QRectF(0, 0, width - px(24) - 2 * RING, 1000)
        needed = self._look.theme.metrics(self.font()).boundingRect(room, paint.CENTRE_WRAP, self.text()).height()
        return max(px(40), round(needed) + px(16)) + 2 * RING

    def _paint_label(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        inside = rect.adjusted(self._look.theme.px(10), 0, -self._look.theme.px(10), 0)
        paint.text(painter, inside, self.text(), self.font(), ink, paint.CENTRE_WRAP)


def _labelled(look: Look, label: str, words: str) -> QWidget:
    """Return a sentence with a small label above it."""
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, look.theme.px(4), 0, look.theme.px(2))
    column.setSpacing(0)
    column.addWidget(Text(look, label, "caption", "ink2"))
    column.addWidget(Text(look, words, "strong", wrap=True))
    return both
