"""Taking a lesson at the table: what is said and asked, what comes of each answer, and how far one is in the course."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton

from scopa_desktop.session.lesson import Lesson, Sentence, Step, Teaching, Verdict
from scopa_desktop.session.session import Asker
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.choices import Choices
from scopa_desktop.ui.demobar import BarButton
from scopa_desktop.ui.game import Game
from scopa_desktop.ui.lessonbar import LessonBar, Mood, Talk
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_lessons import (
    LESSONS,
    lesson_finished,
    lesson_name,
    lesson_number,
    lesson_sentence,
    lesson_title,
)

COUNT: Final = len(LESSONS)


class Learning(QObject):
    """Leads a lesson.

    Args:
        look: the look.
        choices: the preferences, which keep how far the person is.
        thinker: who asks the computer players; nobody is asked.
        number: which lesson, from 0; None goes on where the person stopped.

    Attributes:
        number: the lesson, from 0.
        teaching: the session; play it at the table, then call `lead`.
        bar: the bar above the table, once it leads.

    Signals:
        chosen: another lesson is wanted: its number, from 0.
        left: it is enough.
        hint_wanted: the play that is asked for is to be shown.
        summary_wanted: the count of the round is to be seen.
        said: what a screen reader should say.
        puzzles_wanted: the course is finished, and the person wants to go on with puzzles.
        bar_made: there is a bar to be laid above the table.
    """

    chosen = Signal(int)
    left = Signal()
    hint_wanted = Signal()
    summary_wanted = Signal()
    said = Signal(str)
    puzzles_wanted = Signal()
    bar_made = Signal()

    def __init__(self, look: Look, choices: Choices, thinker: Asker, number: int | None = None) -> None:
        super().__init__()
        self._look, self._choices = look, choices
        step = 0
        if number is None:
            number, step = self._place()
        self.number = number
        self.teaching = Teaching(LESSONS[number], thinker, step, self._judged)
        self.bar: LessonBar | None = None
        self._game: Game | None = None
        self._counted = False

    def _place(self) -> tuple[int, int]:
        """Return the lesson and the step where the person stopped."""
        now = self._choices.now
        names = [lesson.name for lesson in LESSONS]
        number = names.index(now.lesson)
        step = now.lesson_step if now.lesson_step < len(LESSONS[number].steps) else 0
        return number, step

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self.teaching.lesson

    def lead(self, game: Game) -> None:
        """Lead the lesson, which has begun at the table."""
        self._game = game
        game.round_over.connect(self._show_count)
        self._look.theme.rescaled.connect(self.bar_anew)
        self.bar_anew()
        self.said.emit(lesson_name(self.number + 1, self.lesson, False))
        self.said.emit(self._says())

    def close(self) -> None:
        """Leave the lesson, to be taken up some day where it stands."""
        step = 0 if self._finished else self.teaching.at
        number = self._next() if self._finished else self.number
        self._choices.remember(lesson=LESSONS[number].name, lesson_step=step)
        self._choices.save()
        if self._game is not None:
            self._game.round_over.disconnect(self._show_count)
            self._look.theme.rescaled.disconnect(self.bar_anew)
        if self.bar is not None:
            self.bar.hide()
            self.bar.deleteLater()
            self.bar = None

    def bar_anew(self) -> None:
        """Make the bar anew, in other words or another size; what is said stays."""
        old = self.bar
        bar = self.bar = LessonBar(self._look, COUNT)
        if self._game is not None:
            bar.resize(self._game.view.width(), bar.height())
        bar.chosen.connect(self.chosen)
        bar.left.connect(self.left)
        bar.show_lesson(lesson_title(self.lesson), [self._talk(step) for step in self.lesson.steps])
        self.bar_made.emit()
        self._show()
        if old is not None:
            old.hide()
            old.deleteLater()

    # -------------------------------------------------------------------------------------------- showing

    @property
    def _finished(self) -> bool:
        """Whether the last step is done."""
        return self.teaching.done and self.teaching.at + 1 == len(self.lesson.steps)

    def _text(self, sentence: Sentence) -> str:
        return lesson_sentence(self._look.words, sentence, self.teaching.match.seats)

    def _asks(self) -> str:
        return self._text(self.teaching.step.asks)

    def _says(self) -> str:
        """Return what is said now."""
        verdict = self.teaching.verdict
        if verdict is None:
            return self._asks()
        words = self._text(verdict.says)
        return sentences(words, self._end()) if self._finished else words

    def _end(self) -> str:
        """Return what is said at the end of the lesson."""
        return lesson_finished(self.number + 1 == COUNT, len({*self._choices.now.lessons, self.lesson.name}) == COUNT)

    def _talk(self, step: Step) -> Talk:
        """Return all that a step may say, and the labels beside it."""
        says = [step.asks, *(each.says for each in step.remarks), *filter(None, (step.praise, step.otherwise))]
        says += [each.says for each in step.answers if each.says is not None]
        said = [self._text(each) for each in says]
        if step is self.lesson.steps[-1] and step.praise is not None:
            said.append(sentences(self._text(step.praise), self._end()))
        answers = tuple(self._text(each.label) for each in step.answers)
        return Talk(tuple(said), (answers or (self._show_label(),),))

    def _show_label(self) -> str:
        return self.tr("Show me")

    def _show(self) -> None:
        """Show what is said, and what may be answered."""
        bar, teaching = self.bar, self.teaching
        assert bar is not None
        for number, (dot, lesson) in enumerate(zip(bar.row.dots, LESSONS, strict=True)):
            done = lesson.name in self._choices.now.lessons
            dot.tell(lesson_name(number + 1, lesson, done), done, number == self.number)
        verdict = teaching.verdict
        mood = Mood.ASKS if verdict is None else Mood.RIGHT if verdict.right else Mood.WRONG
        where = fill(
            self.tr("%1, step %2 of %3", "%1 is: Lesson 3 of 10"),
            lesson_number(self.number + 1, COUNT),
            teaching.at + 1,
            len(self.lesson.steps),
        )
        bar.show_words(where, self._says(), mood, self._buttons())

    def _buttons(self) -> list[QPushButton]:
        teaching = self.teaching
        if self._finished:
            if self._unfinished():
                return [self._button(self.tr("Next lesson"), "primary", self._leave_lesson)]
            done = self._button(self.tr("Done"), "primary", self._leave_lesson)
            return [done, self._button(self.tr("Puzzles"), "secondary", self.puzzles_wanted.emit)]
        if teaching.done:
            return [self._button(self.tr("Go on"), "primary", self._go_on)]
        if teaching.verdict is not None and teaching.verdict.shown:
            return [self._button(self.tr("Try again"), "primary", self._try_again)]
        if teaching.step.answers:
            answers = [
                self._button(self._text(each.label), "secondary", lambda number=number: teaching.answer(number))
                for number, each in enumerate(teaching.step.answers)
            ]
            for number in teaching.tried:
                answers[number].setEnabled(False)
            return answers
        show = BarButton(self._look, self._show_label(), "hint", "H")
        show.clicked.connect(self.hint_wanted)
        return [show]

    def _button(self, label: str, kind: str, slot: Callable[[], object]) -> QPushButton:
        button = Button(self._look, label, kind)
        button.clicked.connect(lambda _on=False: slot())
        return button

    # -------------------------------------------------------------------------------------------- leading

    def focus_first(self) -> None:
        """Put the keyboard where the answer is given: on the table, or on the first button that may be pressed."""
        bar, game = self.bar, self._game
        if bar is None or game is None:
            return
        if self.teaching.turn is not None:
            game.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            first = next(button for button in bar.buttons if button.isEnabled())
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _judged(self, verdict: Verdict) -> None:
        if self._finished:
            self._choices.remember(lessons=(*self._choices.now.lessons, self.lesson.name))
            self._choices.save()
        if not verdict.right and not verdict.shown and self._game is not None:
            self._game.view.refused.emit("")  # it is heard where one looks, too
        self._show()
        self.said.emit(self._says())
        self.focus_first()

    def _go_on(self) -> None:
        self._counted = False
        self.teaching.go_on()
        self._show()
        self.said.emit(self._says())
        self.focus_first()

    def _try_again(self) -> None:
        self.teaching.try_again()
        self._show()
        self.said.emit(self._says())
        self.focus_first()

    def _show_count(self) -> None:
        """The last card of a round lies: show its count, once."""
        if not self._counted:
            self._counted = True
            self.summary_wanted.emit()

    def _unfinished(self) -> list[int]:
        """Return the lessons that are not finished, those after this one first."""
        order = [*range(self.number + 1, COUNT), *range(self.number)]
        return [number for number in order if LESSONS[number].name not in self._choices.now.lessons]

    def _next(self) -> int:
        return next(iter(self._unfinished()), 0)

    def _leave_lesson(self) -> None:
        if self._unfinished():
            self.chosen.emit(self._next())
        else:
            self.left.emit()
