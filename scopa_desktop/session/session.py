"""One match being played.

The state is ahead of the picture: a play is final and stored before a listener hears of it, so that skipping,
resizing, undoing or closing in the middle of an animation can do no harm.  A session belongs to one thread; what
computer players decide elsewhere comes in through `Session.poll`.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol
from uuid import uuid4

from scopa_desktop.core.match import Match, MatchOver
from scopa_desktop.core.plays import Play
from scopa_desktop.core.round import Round
from scopa_desktop.core.view import SeatView, view_of
from scopa_desktop.players.levels import LEVELS
from scopa_desktop.players.service import Advised, Answer, Thought
from scopa_desktop.players.temperament import Temperament, temperament_of
from scopa_desktop.session.change import Change, ChangeKind, Listener
from scopa_desktop.session.setup import HUMAN, USUAL_LEVEL, decision_seed
from scopa_desktop.store.matches import Stored
from scopa_desktop.store.troubles import Reporter, StoreError

_LOG = logging.getLogger(__name__)


HINT, TAKEN_BACK = "hint", "undo"
"""What is stored as an aid besides those that the person has switched on."""


class NotYourTurn(ValueError):
    """A person's play while no person is to play."""


class Asker(Protocol):
    """What a session needs of `scopa_desktop.players.service.Thinker`."""

    def ask(self, view: SeatView, level: str, seed: int, temperament: Temperament) -> int:
        """Ask what a level plays and return a ticket."""
        ...

    def ask_advice(self, view: SeatView, seed: int) -> int:
        """Ask what the teacher would play and return a ticket."""
        ...

    def poll(self) -> Sequence[Thought]:
        """Return the answers that have come."""
        ...

    def cancel(self, ticket: int) -> None:
        """Give up a question."""
        ...


class Keeper(Protocol):
    """What a session needs of `scopa_desktop.store.matches.Matches`."""

    def save(
        self,
        uuid: str,
        match: Match,
        abandoned: bool = False,
        aids: Collection[tuple[int, str]] = frozenset(),
        *,
        deck: str = "",
        origin: str = "",
    ) -> None:
        """Store a match as it stands."""
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """What a session works with.

    Attributes:
        matches: where the match is stored.
        thinker: who asks the computer players.
        report: told of what cannot be stored.
        autoplay_last: whether the last card of a person's hand plays itself when there is nothing to choose; asked
            each time, so that the preference acts at once.
        aids: the aids that the person has at this table; asked at each of the person's plays, to be stored with them.
        deck: the deck on the table, to be stored with the match.
    """

    matches: Keeper
    thinker: Asker
    report: Reporter
    autoplay_last: Callable[[], bool] = lambda: False
    aids: Callable[[], Collection[str]] = tuple
    deck: Callable[[], str] = str


class Session:
    """A match under way.  Add listeners, then call `begin`.

    Args:
        match: the match; nobody else may change it.
        services: what the session works with.
        uuid: the number of a stored match; None begins a new one.
        origin: where a new match comes from, see `scopa_desktop.store.origins`.

    Attributes:
        match: the match, to be read.
        uuid: the match's own number.
        abandoned: whether it was given up.
        at_screen: where several people play, the seat of the one before the screen, who takes back their own plays
            alone; None: whoever decided last.
    """

    def __init__(self, match: Match, services: Services, uuid: str | None = None, origin: str = "") -> None:
        """Prepare a session; nothing happens before `begin`."""
        self.match = match
        self.uuid = uuid or uuid4().hex
        self.abandoned = False
        self.at_screen: int | None = None
        self._resumed = uuid is not None
        self._services = services
        self._origin = origin
        self._listeners: list[Listener] = []
        self._outbox: deque[Change] = deque()
        self._telling = False
        self._ticket: int | None = None
        self._hint: int | None = None
        self._undone: list[list[Play]] = []
        self._unsaved = False
        self._aids: set[tuple[int, str]] = set()
        """The rounds, each with an aid, that are to be stored with the next play."""

    @classmethod
    def resume(cls, stored: Stored, services: Services) -> Session:
        """Return a session that goes on with a stored match."""
        return cls(stored.match, services, stored.summary.uuid)

    # What stands

    @property
    def turn(self) -> int | None:
        """The seat to play, or None between rounds and after the end."""
        return None if self.abandoned or self.match.round.over else self.match.round.turn

    @property
    def goes_by_turns(self) -> bool:
        """Whether a match is played, turn by turn; where one is only looked at or taught nobody is asked to play."""
        return True

    @property
    def awaits_person(self) -> bool:
        """Whether a person is to play now."""
        return self.turn is not None and self._is_person(self.turn)

    @property
    def thinking(self) -> bool:
        """Whether a computer player has been asked and has not answered yet."""
        return self._ticket is not None

    @property
    def hinting(self) -> bool:
        """Whether the teacher has been asked and has not answered yet."""
        return self._hint is not None

    @property
    def over(self) -> bool:
        """Whether the match is won or given up."""
        return self.abandoned or self.match.winner is not None

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of the person at the screen in this round to go back to."""
        return not self.abandoned and any(self._is_at_screen(step.seat) for step in self.match.round.history)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else played since."""
        return bool(self._undone) and not self.abandoned

    @property
    def can_deal(self) -> bool:
        """Whether the next round may be dealt."""
        return not self.over and self.match.round_scored

    def view(self, seat: int) -> SeatView:
        """Return what a seat has seen of the round."""
        before = self.match.totals_after(len(self.match.rounds) - 1)
        return view_of(self.match.round, seat, before)

    # Listening

    def add_listener(self, listener: Listener) -> None:
        """Tell a listener of every change from now on; what it raises is logged and does no harm."""
        self._listeners.append(listener)

    def remove_listener(self, listener: Listener) -> None:
        """Tell a listener nothing more; harmless if it is none."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    # Playing

    def begin(self) -> None:
        """Tell how the match begins, or that it goes on, and let the first player play."""
        if self._resumed:
            self._tell(Change(ChangeKind.RESUMED))
        else:
            self._save()
            self._tell(Change(ChangeKind.BEGUN, self.match.opening_events()))
        self._advance()

    def play(self, play: Play) -> None:
        """Make a person's play.

        Raises:
            NotYourTurn: no person is to play.
            IllegalPlay: the rules forbid it; nothing has changed.
        """
        if not self.awaits_person:
            raise NotYourTurn("it is not a person's turn")
        self._make(play)
        self._advance()

    def ask_hint(self) -> bool:
        """Ask the teacher what it would play in the person's place; `ChangeKind.ADVISED` tells the answer.

        Whatever changes the match takes the question back.

        Returns:
            Whether a person is to play, so that there is something to ask.
        """
        if not self.awaits_person or self.turn is None:
            return False
        if self._hint is None:
            self._hint = self._services.thinker.ask_advice(self.view(self.turn), decision_seed(self.match, self.uuid))
        return True

    def poll(self) -> None:
        """Make the plays that computer players have decided on, and tell what the teacher says."""
        for answer in self._services.thinker.poll():
            if isinstance(answer, Advised):
                self._take_advice(answer)
            elif isinstance(answer, Answer) and answer.ticket == self._ticket:
                self._ticket = None
                self._make(answer.play)
                self._advance()

    def preferences_changed(self) -> None:
        """Act on a preference that was changed: a last card may play itself now."""
        self._advance()

    def next_round(self) -> None:
        """Deal the next round.

        Raises:
            RoundUnderWay: the last one is not over.
            MatchOver: the match is.
        """
        self._check_open()
        events = self.match.next_round()
        self._undone.clear()
        self._save()
        self._tell(Change(ChangeKind.ROUND_BEGUN, events))
        self._advance()

    def undo(self) -> bool:
        """Take plays back to the last decision of the person at the screen, also while a computer player thinks.

        Returns:
            Whether there was such a decision in this round.
        """
        if not self.can_undo:
            return False
        self._cancel()
        self._note_aids((TAKEN_BACK,))
        taken = [self.match.undo()]
        while not self._is_at_screen(self.match.round.turn) or self._plays_itself():
            taken.append(self.match.undo())
        self._undone.append(taken[::-1])
        self._save()
        self._tell(Change(ChangeKind.UNDONE))
        return True

    def redo(self) -> bool:
        """Make again what the last undo took back; return whether there was anything."""
        if not self.can_redo:
            return False
        self._cancel()
        events = [event for play in self._undone.pop() for event in self.match.play(play)]
        self._save()
        self._tell(Change(ChangeKind.REDONE, tuple(events)))
        self._advance()
        return True

    def restart_round(self) -> None:
        """Take back every play of the round, whoever made it; the same cards are played again.

        Raises:
            MatchOver: the match was given up.
        """
        self._check_open()
        self._cancel()
        if self.can_undo:
            self._note_aids((TAKEN_BACK,))
        while self.match.round.plays_made:
            self.match.undo()
        self._undone.clear()
        self._save()
        self._tell(Change(ChangeKind.RESTARTED))
        self._advance()

    def abandon(self) -> None:
        """Give the match up; harmless if it is over."""
        if self.over:
            return
        self._cancel()
        self.abandoned = True
        self._save()
        self._tell(Change(ChangeKind.ABANDONED))

    def close(self) -> None:
        """Leave the match as it stands, to be resumed some day; nobody is told of anything any more."""
        self._cancel()
        self._listeners.clear()

    # How it works

    def _is_person(self, seat: int) -> bool:
        return self.match.seats[seat].player == HUMAN

    def _is_at_screen(self, seat: int) -> bool:
        return self._is_person(seat) and self.at_screen in (None, seat)

    def _check_open(self) -> None:
        if self.abandoned:
            raise MatchOver("the match was given up")

    def _make(self, play: Play, automatic: bool = False) -> None:
        """Play, store, tell: in this order."""
        self._cancel_hint()
        seat = self.match.round.turn
        aids = self._services.aids() if self._is_person(seat) and not automatic else ()
        events = self.match.play(play)
        self._note_aids(aids)
        self._undone.clear()
        self._save()
        self._tell(Change(ChangeKind.PLAYED, events, seat, automatic))

    def _advance(self) -> None:
        """Make what plays itself, then ask the computer player whose turn it is, if it is one's."""
        while self.awaits_person and self._plays_itself():
            self._make(self.match.round.legal_plays()[0], automatic=True)
        if self.turn is not None and self._ticket is None and not self._is_person(self.turn):
            seat = self.match.seats[self.turn]
            seed = decision_seed(self.match, self.uuid)
            # A record may come from another version.
            level = seat.player if seat.player in LEVELS else USUAL_LEVEL
            self._ticket = self._services.thinker.ask(self.view(self.turn), level, seed, temperament_of(seat.name))

    def _plays_itself(self) -> bool:
        """Tell whether the seat to play holds its last card, with nothing to choose, and the person wants it played."""
        round_: Round = self.match.round
        last = round_.hands[round_.turn].bit_count() == 1
        return last and len(round_.legal_plays()) == 1 and self._services.autoplay_last()

    def _take_advice(self, answer: Advised) -> None:
        """Tell what the teacher says, if it still concerns anybody; a teacher that failed says nothing."""
        if answer.ticket == self._hint:
            self._hint = None
            if answer.advice is not None:
                self._note_aids((HINT,))
                self._tell(Change(ChangeKind.ADVISED, advice=answer.advice))

    def _cancel_hint(self) -> None:
        if self._hint is not None:
            self._services.thinker.cancel(self._hint)
            self._hint = None

    def _cancel(self) -> None:
        self._cancel_hint()
        if self._ticket is not None:
            self._services.thinker.cancel(self._ticket)
            self._ticket = None

    def _note_aids(self, aids: Collection[str]) -> None:
        """Have aids stored with the round."""
        self._aids |= {(len(self.match.rounds), aid) for aid in aids}

    def _save(self) -> None:
        """Store the match as it stands; what could not be stored is stored with the next play."""
        try:
            self._services.matches.save(
                self.uuid,
                self.match,
                self.abandoned,
                self._aids,
                deck=self._services.deck(),
                origin=self._origin,
            )
        except StoreError as fault:
            if not self._unsaved:
                self._services.report(fault.trouble)
            self._unsaved = True
        else:
            self._unsaved = False
            self._aids.clear()

    def _tell(self, change: Change) -> None:
        """Tell every listener, in order; what a listener brings about is told when all have heard of this."""
        self._outbox.append(change)
        if self._telling:
            return
        self._telling = True
        try:
            while self._outbox:
                self._tell_all(self._outbox.popleft())
        finally:
            self._telling = False

    def _tell_all(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            try:
                listener(change)
            except Exception:
                _LOG.exception("a listener failed at %s", change.kind.name)
