"""A puzzle: the position to find the best play in, with hints, what a play is worth at once, and the solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.cards import Card, cards_of
from scopa_desktop.core.plays import card_of, is_declaration, takes_of
from scopa_desktop.players.advice import ReasonKind
from scopa_desktop.players.grades import Grade
from scopa_desktop.players.puzzles import Puzzle
from scopa_desktop.players.review import Decision, Judgement
from scopa_desktop.players.temperament import COMPANY
from scopa_desktop.session.puzzling import Attempt
from scopa_desktop.session.reviewing import Reviewer
from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.widgets import Look, Text
from scopa_desktop.ui.windows.review_decision import Case, Choice, DecisionPanel
from scopa_desktop.ui.windows.review_position import Marked
from scopa_desktop.ui.windows.review_signs import Sign
from scopa_desktop.ui.words import Names, Player, capital
from scopa_desktop.ui.words_hints import why_sentences
from scopa_desktop.ui.words_puzzles import (
    card_hint,
    nudge,
    pile_spoken,
    question,
    solution_title,
    solved_title,
    verdict,
)
from scopa_desktop.ui.words_review import cost_spoken, short_cost, standing_sentence

_FAULTS: Final = (ReasonKind.SPARES_SETTEBELLO, ReasonKind.SPARES_SCOPA)
"""Reasons that tell what is wrong with another play, without telling which is better."""
_CARD: Final = 2
"""So many hints name the card."""
_ROOMY: Final = 760
"""From this width on, two fifths of the panel are enough for the words."""
_LARGEST: Final = 205
"""How high a card is at most, in units."""
_MINI: Final = 30
"""How high a small card is, in units."""


def case_of(puzzle: Puzzle) -> Case:
    """Return a puzzle as a decision of which everything is known."""
    view, known = puzzle.view, puzzle.judgements()
    seats = sum(map(len, view.sides))
    names = iter(COMPANY)
    called = {(view.seat + step) % seats: next(names) for step in range(1, seats)}
    players = tuple(Player(called.get(seat, ""), seat == view.seat) for seat in range(seats))
    return Case(Decision(1, puzzle.ply, view, puzzle.best), Names(players, view.sides), known[puzzle.best], known=known)


class PilesView(QWidget):
    """What every side has taken so far, in small cards: all of it has lain open, so that one may have counted it."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, look: Look, case: Case) -> None:
        super().__init__()
        self._look = look
        names, piles = case.names, case.decision.view.seen.piles
        sides = sorted(range(len(piles)), key=lambda side: side != names.own_side)
        self._piles = [(capital(look.words.side(names.side(side))), cards_of(piles[side])) for side in sides]
        self._piles = [(name, cards) for name, cards in self._piles if cards]
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        said = [pile_spoken(look.words, name, cards) for name, cards in self._piles]
        self.setAccessibleName(sentences(*said))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay(None, width)

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(260)
        return QSize(width, self._lay(None, width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(140), self._look.theme.px(_MINI))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._lay(painter, self.width())
        painter.end()

    def _lay(self, painter: QPainter | None, width: int) -> int:
        """Paint everything, or nothing, and return how high it is."""
        theme, px = self._look.theme, self._look.theme.px
        step, top = px(_MINI) * 0.7 + px(4), 0.0
        a_row = max(1, int((width + px(4)) // step))
        for name, cards in self._piles:
            if painter is not None:
                place = QRectF(0, top, width, px(20))
                paint.text(painter, place, name, theme.ui_font("caption"), theme.ui.ink2)
            top += px(21)
            for start in range(0, len(cards), a_row):
                if painter is not None:
                    row = cards[start : start + a_row]
                    paint.minis(painter, theme, self._look.words.marks(), row, 1, top, px(_MINI), step=step)
                top += px(_MINI + 4)
            top += px(4)
        return round(top)


class PuzzlePanel(DecisionPanel):
    """The puzzle.

    Args:
        look: the look.
        pictures: the pictures of the deck in use, or None for plain cards.
        reviewer: judges what is tried, as the base wants it; of a puzzle everything is known.

    Signals:
        answered: something was played: whether it was the best play.
        hinted: a hint was given.
        shown: the solution is shown.
    """

    answered = Signal(bool)
    hinted = Signal()
    shown = Signal()

    def __init__(self, look: Look, pictures: Pictures | None, reviewer: Reviewer) -> None:
        super().__init__(look, pictures, reviewer)
        self.position.largest = _LARGEST
        self._hints = 0
        self._attempt = Attempt()

    def show_puzzle(self, puzzle: Puzzle, attempt: Attempt) -> None:
        """Ask for the best play, or show the solution of a puzzle that is done with.

        Args:
            puzzle: the puzzle.
            attempt: what the person has made of it so far; who asks keeps it up to date.
        """
        self._hints, self._attempt = 0, attempt
        self.ask(case_of(puzzle))
        if attempt.over:
            self._tell_solution()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The cards get the larger part, where the words have room enough beside them.
        roomy = self.width() >= self._look.theme.px(_ROOMY)
        self._row.setStretch(0, 3 if roomy else 1)
        self._row.setStretch(1, 2 if roomy else 1)

    # ------------------------------------------------------------------------------------------------ hints

    def _question(self, case: Case) -> str:
        return question(case.decision.view.rules)

    def _context(self, case: Case) -> Text:
        return Text(self._look, "\n".join(self._standing(case)), "caption", "ink2", wrap=True)

    def _standing(self, case: Case) -> Sequence[str]:
        """Return how the round stands, and what was played last."""
        return (standing_sentence(self._look.words, case.decision.view, case.names), *self._lately(case))

    def read_out(self, key: Qt.Key) -> bool:
        """Say what a key says at the table too; return whether it says anything.

        T and C tell the cards on the table and in the hand, P the cards that were taken, S how the round stands.
        """
        case, piles = self._case, self.findChild(PilesView)
        if case is None:
            return False
        standing = "\n".join(self._standing(case))
        said = {
            Qt.Key.Key_T: self.position.accessibleName(),
            Qt.Key.Key_C: self.position.accessibleName(),
            Qt.Key.Key_P: piles.accessibleName() if piles is not None else standing,
            Qt.Key.Key_S: standing,
        }.get(key, "")
        if said:
            self.said.emit(said)
        return bool(said)

    def _lately(self, case: Case) -> list[str]:
        """Return what the others have played since the person's last turn."""
        view, players, said = case.decision.view, case.names.players, []
        steps = view.seen.history[1 - len(players) :]
        for before, step in zip(range(len(steps), 0, -1), steps, strict=True):
            if not is_declaration(step.play):
                who = players[(view.seat - before) % len(players)]
                taken = cards_of(takes_of(step.play))
                said.append(self._look.words.play_of(who, card_of(step.play), taken))
        return said

    def _help(self) -> Sequence[QWidget]:
        hint = self._hint_words()
        below = self._button_column(*self._ways_out())
        hints = (Text(self._look, hint, "body", wrap=True, weight=600),) if hint else ()
        return (*hints, below, *self._taken())

    def _taken(self) -> Sequence[QWidget]:
        """Return what was taken so far, if anything was."""
        case = self._case
        if case is None or not any(case.decision.view.seen.piles):
            return ()
        return (self._heading(self.tr("Taken so far")), PilesView(self._look, case))

    def _hint_words(self) -> str:
        case = self._case
        if case is None or case.judgement is None or not self._hints:
            return ""
        best = case.judgement.best
        if self._hints >= _CARD:
            return card_hint(self._look.words, best)
        return nudge(case.judgement.reasons[0].kind)

    def _ways_out(self) -> Sequence[Choice]:
        hint = self.tr("Hint") if not self._hints else self.tr("Which card?")
        hints: Sequence[Choice] = ((hint, "secondary", self.hint),) if self._hints < _CARD else ()
        return (*hints, (self.tr("Show the solution"), "quiet", self._show_answer))

    def hint(self) -> None:
        """Give a hint: first what to think of, then the card; harmless where nothing is asked."""
        case = self._case
        if case is None or case.judgement is None or not self.trying:
            return
        self._hints = min(self._hints + 1, _CARD)
        self.hinted.emit()
        self._ask_for(None)
        self.said.emit(self._hint_words())
        if self._hints >= _CARD:
            card = Card(card_of(case.judgement.best))
            self.position.choose(card)
            self.position.focus_card(card)
        else:
            # Those that were there before are on their way out, and hidden.
            first = next(each for each in self.findChildren(Button) if each.isVisibleTo(self))
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    # --------------------------------------------------------------------------------- what a play is worth

    def _verdict(self, grade: Grade) -> str:
        if grade is Grade.BEST:
            return solved_title(not (self._attempt.tried or self._attempt.hinted))
        return super()._verdict(grade)

    def _comment(self, case: Case, grade: Grade, judgement: Judgement | None) -> Sequence[str]:
        self.answered.emit(grade is Grade.BEST)
        if grade is Grade.BEST or judgement is None:
            return super()._comment(case, grade, judgement)
        words, rules = self._look.words, case.decision.view.rules
        faults = [each for each in judgement.reasons if each.kind in _FAULTS]
        wrong = why_sentences(words, faults, rules, self._rival(case), made=True)
        return [each for each in (verdict(words, judgement, rules), wrong) if each]

    def _choices(self, right: bool) -> Sequence[Choice]:
        if right:
            return ()
        return ((self.tr("Try again"), "primary", self._again), *self._ways_out())

    def _more(self, case: Case, right: bool) -> Sequence[QWidget]:
        if not right:
            return self._taken()
        return (self._heading(self.tr("What each play is worth")), self._worth(case), *self._taken())

    def _heading(self, words: str) -> Text:
        heading = Text(self._look, words, "strong", wrap=True)
        heading.setContentsMargins(0, self._look.theme.px(8), 0, 0)
        return heading

    def _spoken(self, title: str, texts: Sequence[str]) -> str:
        return sentences(title, *texts)

    def _rival(self, case: Case) -> str:
        players = case.names.players
        return self._look.words.player(players[(case.decision.view.seat + 1) % len(players)])

    def _worth(self, case: Case) -> QWidget:
        """Return every play with its grade and what it costs beside the best."""
        look, px = self._look, self._look.theme.px
        table = QWidget()
        column = QVBoxLayout(table)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(4))
        for play, judgement in case.known.items():
            row = QHBoxLayout()
            row.setSpacing(px(8))
            row.addWidget(Sign(look, judgement.grade, 16), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(Text(look, look.words.play(play), "label", wrap=True), 1)
            cost = Text(look, short_cost(look.words, judgement.loss), "label", weight=600)
            cost.setAccessibleName(cost_spoken(look.words, judgement.loss))
            row.addWidget(cost, 0, Qt.AlignmentFlag.AlignTop)
            column.addLayout(row)
        return table

    # ------------------------------------------------------------------------------------------- the solution

    def _show_answer(self) -> None:
        if self._case is not None:
            self.said.emit(sentences(solution_title(), *self._tell_solution()))
            self.shown.emit()

    def _tell_solution(self) -> Sequence[str]:
        """Show the best play and what every other is worth, and return what is told of it."""
        case, words = self._case, self._look.words
        assert case is not None
        assert case.judgement is not None
        self.trying = False
        best = case.judgement.best
        self.position.show_position(case.decision.view, Marked(best))
        told = [each for each in (words.play(best), self._why(case, case.judgement)) if each]
        texts = [Text(self._look, each, "body", wrap=True) for each in told]
        self._fill(*self._head(Grade.BEST, solution_title()), *texts, *self._more(case, True))
        return told
