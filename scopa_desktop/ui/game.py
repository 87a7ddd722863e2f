"""The game on the screen: a session's changes shown on the table, the person's picks handed to the session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from scopa_desktop.core.events import Event, RoundStarted
from scopa_desktop.core.plays import IllegalPlay, Play
from scopa_desktop.players.advice import Advice
from scopa_desktop.players.reasons import Position
from scopa_desktop.players.service import DEADLINE
from scopa_desktop.session.change import Change, ChangeKind
from scopa_desktop.session.session import NotYourTurn, Session
from scopa_desktop.ui.curtain import Curtain
from scopa_desktop.ui.fading import PAGE, fade_of
from scopa_desktop.ui.notes import Noted, noted
from scopa_desktop.ui.projection import Company, Projection, before_the_deal
from scopa_desktop.ui.roundlog import Told, round_log, told
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.table.state import Hint, Line, TableState
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_hints import hint_words
from scopa_desktop.ui.words_spoken import begun_again, taken_back

HAND_OVER_PAUSE = 700
"""Milliseconds between the last movement of a person's turn and the curtain before the next person's."""
SUMMARY_PAUSE = 500
"""Milliseconds between the last movement of a round and its summary."""

_TOLD = {ChangeKind.UNDONE: taken_back, ChangeKind.RESTARTED: begun_again}
"""What is said of changes that only show another state."""


class Game(QObject):
    """One session on one table.

    Args:
        session: the match being played; begin it with `begin`.
        view: the table.
        avatars: each seat's face.
        words: how cards are named.
        still: whether nothing moves, so that nothing waits either.

    Signals:
        moved: the match is another one now: what may be taken back may have changed.
        logged: something was added to the log, or taken from it.
        round_over: the last card of a round lies, its picture is complete.
    """

    moved = Signal()
    logged = Signal()
    round_over = Signal()

    def __init__(
        self,
        session: Session,
        view: TableView,
        avatars: tuple[str, ...],
        words: Words,
        still: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(view)
        self.session = session
        self.view = view
        self.projection = Projection(Company.of(session.match, avatars), words)
        self._said = Line()
        self._special: dict[Event, Noted] = {}
        self.log: tuple[Told, ...] = ()
        """What has been shown of the round, as sentences."""
        self._still = still
        self._advice: Advice | None = None
        self._advice_open = True
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._end_round)
        self._handing = QTimer(self, singleShot=True)
        self._handing.timeout.connect(self._lower_curtain)
        self.curtain: Curtain | None = None
        """What hides all hands until the next of several people sits before the screen."""
        session.add_listener(self._on_change)
        view.picked.connect(self._on_pick)
        view.finished.connect(self._on_finished)
        view.step_started.connect(self._on_step)
        view.hint_closed.connect(self._close_hint)

    def begin(self) -> None:
        """Deal, or go on."""
        self.session.begin()

    def close(self) -> None:
        """Leave the table; the match stays as it is stored."""
        self._pause.stop()
        self._raise_curtain()
        self.session.close()
        self.view.picked.disconnect(self._on_pick)
        self.view.finished.disconnect(self._on_finished)
        self.view.step_started.disconnect(self._on_step)
        self.view.hint_closed.disconnect(self._close_hint)

    def speak(self, words: Words) -> None:
        """Name the cards in other words."""
        self.projection.words = words
        self._said = self.projection.said_last(self.session.match)
        if self.view.busy:
            self.view.play((), self._state())  # what moves now goes on, and ends in the new words
        else:
            self._show_state()
            self._log_anew()
        self._offer()
        if self.curtain is not None:
            self._raise_curtain()
            self._lower_curtain()

    @property
    def can_hint(self) -> bool:
        """Whether the person before the screen is to play, so that a hint may be asked for."""
        return self.session.awaits_person and self.session.turn == self.projection.company.person

    def ask_hint(self) -> None:
        """Ask the teacher; asked again, put away why the hint is good, and bring that back the next time."""
        if self._advice is not None:
            self._advice_open = not self._advice_open
            self._show_hint()
        elif self.can_hint:
            self.session.ask_hint()

    @property
    def caption(self) -> str:
        """What is played, for the strip."""
        return self.projection.caption(self.session.match)

    # Showing

    def _on_change(self, change: Change) -> None:
        self._advice, self._advice_open = change.advice, True
        if change.kind is ChangeKind.ADVISED:
            self._show_hint()
            return
        self._pause.stop()
        self._raise_curtain()
        if not self.view.busy:
            self._special.clear()
        if change.kind is ChangeKind.ABANDONED:
            self.moved.emit()
            return
        if change.kind is ChangeKind.BEGUN:
            self.view.show_state(before_the_deal(self._state()))
        if change.events:
            self._special.update(noted(change.events, self.session.match.round))
            self._said = self.projection.last_line(change.events, self.session.match) or self._said
            self.view.play(change.events, self._state())
        else:
            self._said = self.projection.said_last(self.session.match)
            self._log_anew()
            if change.kind in _TOLD:
                self.view.tell(_TOLD[change.kind]())
            if change.kind in (ChangeKind.UNDONE, ChangeKind.STEPPED_BACK):
                self.view.turn_back(self._state())
            else:
                self._show_state()
        self._offer()
        self.moved.emit()
        if not self.view.busy:
            self._on_finished()

    def _state(self) -> TableState:
        match = self.session.match
        turn = self.session.turn
        watched = self.projection.company.watched
        thinking = {} if turn is None or watched or self.session.awaits_person else {turn: DEADLINE}
        state = self.projection.state(match, self.projection.resting_line(match, self._said), thinking)
        return state if self._advice is None else self._with_hint(state, self._advice)

    def _with_hint(self, state: TableState, advice: Advice) -> TableState:
        """Return a state with a hint, and with a line that tells of nothing else."""
        match, words = self.session.match, self.projection.words
        rival = self.projection.company.names.players[(match.round.turn + 1) % match.round.seats]
        told = hint_words(words, advice, match.rules, words.player(rival))
        hint = Hint(advice.play, told.play, told.why, told.next_best, self._advice_open)
        why = sentences(told.why, told.next_best) if hint.open else ""
        return replace(state, hint=hint, line=Line(words.hint(advice.play), note=why))

    def _show_hint(self) -> None:
        """Show the hint as it is now; nothing else has changed."""
        if self.view.busy:
            self.view.play((), self._state())  # what moves now goes on, and ends with the hint
            self._offer()
        else:
            self.view.show_hint(self._state())

    def _close_hint(self) -> None:
        if self._advice is not None and self._advice_open:
            self.ask_hint()

    def _show_state(self) -> None:
        self.view.show_state(self._state())

    def show_anew(self) -> None:
        """Show what stands, as it is to be seen now."""
        self._show_state()
        self._offer()

    def _offer(self) -> None:
        """Make the person's plays live; they become so when nothing moves any more."""
        company = self.projection.company
        if self.session.awaits_person and self.session.turn == company.person:
            self.view.offer(self.session.match.round.legal_plays(), self._gives_away())

    def _gives_away(self) -> Callable[[Play], bool]:
        """Return what tells whether a play might let the next player sweep the table; it is worked out when asked."""
        session = self.session
        found: list[Position] = []

        def gives_away(play: Play) -> bool:
            if not found:
                found.append(Position(session.view(self.projection.company.bottom)))
            return not session.match.rules.inverse and found[0].danger(play) > 0

        return gives_away

    def _log_anew(self) -> None:
        self.log = round_log(self.session.match, self.projection)
        self.logged.emit()

    def _on_step(self, event: Event) -> None:
        if isinstance(event, RoundStarted):
            self.log = ()
        one = told(event, self.session.match, self.projection, self._special)
        if one is not None:
            self.log = (*self.log, one)
            self.logged.emit()
        line = self.projection.line_for(event, self.session.match, self._special)
        if line is not None:
            self.view.show_line(line)

    def _on_finished(self) -> None:
        self._log_anew()
        if self.session.match.round_scored:
            self._pause.start(0 if self._still() else SUMMARY_PAUSE)
        elif self._changes_hands:
            self._handing.start(0 if self._still() else HAND_OVER_PAUSE)

    # Several people at one screen

    @property
    def _changes_hands(self) -> bool:
        """Whether another person than the one before the screen is to play."""
        company, session = self.projection.company, self.session
        shared = company.shared and not self.projection.looked_back
        return shared and session.awaits_person and session.turn != company.person

    def _lower_curtain(self) -> None:
        """Hide all hands, turn the table to the person who is to play, and ask for that person."""
        seat = self.session.turn
        if seat is None or self.view.busy or self.curtain is not None or not self._changes_hands:
            return
        fade = fade_of(self.view, PAGE, not self._still())
        self.projection.company = self.projection.company.waiting_for(seat)
        self._show_state()
        name, face = self.projection.company.names.players[seat].name, self.projection.company.avatars[seat]
        self.curtain = Curtain(self.view, name, face)
        self.curtain.lifted.connect(self._lift_curtain)
        self.curtain.come()
        if fade is not None:
            fade.start()
        self.view.tell(self.curtain.words)
        self.moved.emit()

    def _lift_curtain(self) -> None:
        """Show the person who is to play their hand."""
        seat = self.session.turn
        if seat is None or self.curtain is None:
            return
        fade = fade_of(self.view, PAGE, not self._still())
        self._raise_curtain()
        self.projection.company = self.projection.company.seen_by(seat)
        self.session.at_screen = seat
        self.show_anew()
        if fade is not None:
            fade.start()
        self.moved.emit()

    def _raise_curtain(self) -> None:
        """Take the curtain away, for whatever is shown next; hands stay hidden as they are."""
        self._handing.stop()
        if self.curtain is not None:
            self.curtain.go()
            self.curtain = None

    def _end_round(self) -> None:
        if self.session.match.round_scored and not self.view.busy:
            self.round_over.emit()

    # Playing

    def _on_pick(self, play: Play) -> None:
        try:
            self.session.play(play)
        except (NotYourTurn, IllegalPlay):
            # The picture was behind the match: put it right and ask again.
            self.show_anew()
