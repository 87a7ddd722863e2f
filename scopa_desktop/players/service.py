"""Computer players that think in a process of their own, so that thinking never costs a frame.

`Thinker.ask` returns at once; the answer is fetched by `Thinker.poll`.  So do `Thinker.ask_advice`, which asks the
teacher, `Thinker.ask_review`, which asks it about a play that was made, and `Thinker.ask_puzzles`, which asks it for
puzzles.  A process that dies, hangs or answers
nonsense is killed and another started, and the play is decided here, by the same player with the same seed: so the
match goes on, and goes on in the same way.
"""

from __future__ import annotations

import itertools
import logging
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from scopa_desktop.core.plays import Play
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.advice import Advice
from scopa_desktop.players.child import Child, think_command
from scopa_desktop.players.levels import STAND_INS, decide, find_level
from scopa_desktop.players.puzzles import Puzzle
from scopa_desktop.players.review import Judgement, review_seed
from scopa_desktop.players.teacher import advise
from scopa_desktop.players.temperament import Temperament
from scopa_desktop.players.wire import REVIEWER, TEACHER, DealRequest, Nonsense, Reply, Request

DEADLINE = 1.0
"""Seconds after which a question is no longer waited for."""
REVIEW_DEADLINE = 30.0
"""Seconds that a judgement may take: nobody waits for one, and a gentle process may have to give way for long."""
START_SECONDS = 10.0
"""Seconds within which a process must say that it is up."""
MAX_FAILURES = 3
"""So many processes in a row may fail before the game decides by itself for a while."""
REST_SECONDS = 30.0
"""How long that while is."""
_GRACE = 0.1
"""Seconds that a process gets to finish an answer that nobody wants any more, while another question waits."""
_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision.

    Attributes:
        ticket: the question's ticket.
        play: the play.
        from_process: False if the process failed and the play was decided in the game.
    """

    ticket: int
    play: Play
    from_process: bool


@dataclass(frozen=True, slots=True)
class Advised:
    """What the teacher has to say.

    Attributes:
        ticket: the question's ticket.
        advice: the advice, or None if the teacher failed: there is none then.
        from_process: False if the process failed and the teacher was asked in the game.
    """

    ticket: int
    advice: Advice | None
    from_process: bool


@dataclass(frozen=True, slots=True)
class Judged:
    """What the teacher says of a play that was made.

    Attributes:
        ticket: the question's ticket.
        judgement: the judgement, or None if the process failed: it is worth no frame of the game to judge it here.
    """

    ticket: int
    judgement: Judgement | None


@dataclass(frozen=True, slots=True)
class Gathered:
    """The puzzles in a deal.

    Attributes:
        ticket: the question's ticket.
        puzzles: the puzzles, often none; None if the process failed.
    """

    ticket: int
    puzzles: tuple[Puzzle, ...] | None


Thought = Answer | Advised | Judged | Gathered
Question = Request | DealRequest


class Thinker:
    """Asks computer players without waiting for them.

    Args:
        on_ready: called, on a thread of the thinker's own, when an answer waits for `poll`.
        deadline: seconds after which the process is given up and the play decided in the game.
        command: the thinking process; by default this program's own.
        gentle: whether the process gives way to everything else that runs: for work that nobody waits for.
    """

    def __init__(
        self,
        on_ready: Callable[[], None] = lambda: None,
        deadline: float = DEADLINE,
        command: Sequence[str] | None = None,
        gentle: bool = False,
    ) -> None:
        """Make a thinker; nothing is started before `start` or the first question."""
        self._tickets = itertools.count(1)
        self._wanted: set[int] = set()
        self._answers: queue.SimpleQueue[Thought] = queue.SimpleQueue()
        self._on_ready = on_ready
        self._supervisor = _Supervisor(command or think_command(), deadline, self._deliver, gentle)
        self._thread: threading.Thread | None = None
        self._closed = False

    def start(self) -> None:
        """Start the process, so that the first question finds it up; harmless if it is."""
        if self._thread is None and not self._closed:
            self._thread = threading.Thread(target=self._supervisor.run, name="thinking", daemon=True)
            self._thread.start()

    def ask(self, view: SeatView, level: str, seed: int, temperament: Temperament = Temperament.EVEN) -> int:
        """Ask what a level plays and return the question's ticket.

        Args:
            view: what the seat to play has seen.
            level: the level's name.
            seed: where all chance comes from: the same view and seed lead to the same play.
            temperament: what the player likes.

        Raises:
            UnknownLevel: there is no such level.
            ValueError: there is nothing to decide, or the thinker is closed.
        """
        find_level(level)
        return self._ask(Request(next(self._tickets), level, seed, view, temperament))

    def ask_advice(self, view: SeatView, seed: int) -> int:
        """Ask what the teacher would play and why, and return the question's ticket; arguments as for `ask`.

        Raises:
            ValueError: there is nothing to decide, or the thinker is closed.
        """
        return self._ask(Request(next(self._tickets), TEACHER, seed, view))

    def ask_review(self, view: SeatView, play: Play) -> int:
        """Ask what a play that was made was worth, and return the question's ticket.

        Raises:
            ValueError: there was nothing to decide, or the thinker is closed.
        """
        return self._ask(Request(next(self._tickets), REVIEWER, review_seed(view), view, play=play))

    def ask_puzzles(self, variant: str, seating: str, number: int) -> int:
        """Ask which puzzles there are in a deal, see `scopa_desktop.players.puzzles`, and return the question's ticket.

        Raises:
            ValueError: the thinker is closed.
        """
        return self._ask(DealRequest(next(self._tickets), variant, seating, number))

    def _ask(self, request: Question) -> int:
        if self._closed or (isinstance(request, Request) and not request.view.legal_plays()):
            raise ValueError("there is nobody to ask, or nothing to decide")
        self.start()
        self._wanted.add(request.ticket)
        self._supervisor.inbox.put(request)
        return request.ticket

    def poll(self) -> list[Thought]:
        """Return the answers that have come, oldest first, without waiting; cancelled ones are left out."""
        found: list[Thought] = []
        while True:
            try:
                answer = self._answers.get_nowait()
            except queue.Empty:
                return found
            if answer.ticket in self._wanted:
                self._wanted.discard(answer.ticket)
                found.append(answer)

    def cancel(self, ticket: int) -> None:
        """Give up a question: it will not be answered.  Harmless if it was answered or never asked."""
        if ticket in self._wanted:
            self._wanted.discard(ticket)
            self._supervisor.inbox.put(_Cancel(ticket))

    @property
    def pid(self) -> int | None:
        """The number of the process that is running, if any."""
        child = self._supervisor.child
        return child.pid if child else None

    def close(self) -> None:
        """End the process; nothing can be asked any more."""
        self._closed = True
        self._wanted.clear()
        if self._thread is not None:
            self._supervisor.inbox.put(_CLOSE)
            self._thread.join()
            self._thread = None

    def _deliver(self, answer: Thought) -> None:
        self._answers.put(answer)
        try:
            self._on_ready()
        except Exception:
            _LOG.exception("an answer could not be announced")


@dataclass(frozen=True, slots=True)
class _Cancel:
    ticket: int


@dataclass(frozen=True, slots=True)
class _Heard:
    child: Child
    line: bytes | None


class _Close:
    pass


_CLOSE = _Close()


@dataclass(slots=True)
class _Current:
    """The question that is being answered.

    Attributes:
        request: the question.
        due: when it is given up, by `time.monotonic`.
        sent: whether the process has been asked; it may still be starting.
        wanted: whether it was not cancelled.
    """

    request: Question
    due: float
    sent: bool = False
    wanted: bool = True


class _Supervisor:
    """Keeps the process alive and its questions in order; everything happens on the thread that calls `run`."""

    def __init__(
        self, command: Sequence[str], deadline: float, deliver: Callable[[Thought], None], gentle: bool
    ) -> None:
        self.inbox: queue.SimpleQueue[Question | _Cancel | _Heard | _Close] = queue.SimpleQueue()
        self.child: Child | None = None
        self._command = command
        self._deadline = deadline
        self._deliver = deliver
        self._gentle = gentle
        self._waiting: deque[Question] = deque()
        self._current: _Current | None = None
        self._failures = 0
        self._resting_until = 0.0

    def run(self) -> None:
        """Work until `_CLOSE` is in the inbox."""
        try:
            while True:
                self._advance()
                message = self._next_message()
                if isinstance(message, _Close):
                    return
                self._handle(message)
        finally:
            self._drop_child()

    def _next_message(self) -> Question | _Cancel | _Heard | _Close | None:
        """Return the next message, or None when the present question's time is up first."""
        timeout = None if self._current is None else max(0.0, self._current.due - time.monotonic())
        try:
            return self.inbox.get(timeout=timeout)
        except queue.Empty:
            return None

    def _handle(self, message: Question | _Cancel | _Heard | None) -> None:
        if message is None:
            self._give_up()
        elif isinstance(message, Question):
            self._waiting.append(message)
        elif isinstance(message, _Cancel):
            self._cancel(message.ticket)
        elif message.child is self.child:
            self._hear(message.line)

    def _advance(self) -> None:
        """Bring up a process if there is none, and put the next question to it, until there is one to wait for."""
        while True:
            self._raise_child()
            if self._current is None and self._waiting:
                self._current = _Current(self._waiting.popleft(), time.monotonic() + self._deadline)
            current, child = self._current, self.child
            if current is None:
                return
            if child is None:
                self._current = None
                self._decide_here(current.request)
            elif current.sent or not child.ready or self._put(current, child):
                return

    def _put(self, current: _Current, child: Child) -> bool:
        """Put a question to the process; return whether that succeeded."""
        current.sent = True
        current.due = time.monotonic() + self._deadline
        if child.send(current.request):
            return True
        self._fail("the thinking process has gone")
        return False

    def _raise_child(self) -> None:
        if self.child is not None or time.monotonic() < self._resting_until:
            return
        try:
            self.child = Child(self._command, lambda child, line: self.inbox.put(_Heard(child, line)), self._gentle)
        except (OSError, RuntimeError) as fault:  # no process, or no thread to hear it
            self._resting_until = time.monotonic() + REST_SECONDS
            _LOG.warning("the thinking process cannot be started: %s", fault)

    def _hear(self, line: bytes | None) -> None:
        """Take a line from the process; None says that it has gone."""
        try:
            if line is None:
                raise Nonsense("the thinking process has gone")
            self._take(Reply.parse(line))
        except Nonsense as fault:
            self._fail(str(fault))

    def _take(self, reply: Reply) -> None:
        assert self.child is not None
        current = self._current
        if reply.ticket is None and not self.child.ready:
            self.child.ready = True
            return
        if current is None or not current.sent or reply.ticket != current.request.ticket:
            raise Nonsense("an answer to no question")
        if reply.error:
            _LOG.warning("a player failed: %s", reply.error)
        elif not reply.answers(current.request):
            raise Nonsense("a play that is not legal")
        self._failures = 0
        self._current = None
        if not current.wanted:
            return
        if reply.advice is not None:
            self._deliver(Advised(current.request.ticket, reply.advice, from_process=True))
        elif reply.judgement is not None:
            self._deliver(Judged(current.request.ticket, reply.judgement))
        elif reply.puzzles is not None:
            self._deliver(Gathered(current.request.ticket, reply.puzzles))
        elif reply.play is not None:
            self._deliver(Answer(current.request.ticket, reply.play, from_process=True))
        else:
            self._decide_here(current.request)

    def _give_up(self) -> None:
        """The present question's time is up."""
        current, child = self._current, self.child
        assert current is not None
        if child is not None and not current.sent and time.monotonic() < child.started + START_SECONDS:
            self._current = None  # the process is still starting: the next question may find it up
            self._decide_here(current.request)
        elif current.wanted:
            # There is no more time to think long.
            if isinstance(current.request, Request):
                level = STAND_INS.get(current.request.level, current.request.level)
                current.request = replace(current.request, level=level)
            self._fail("the thinking process does not answer")
        else:
            self._current = None
            self._drop_child()

    def _cancel(self, ticket: int) -> None:
        self._waiting = deque(request for request in self._waiting if request.ticket != ticket)
        current = self._current
        if current is None or current.request.ticket != ticket:
            return
        if current.sent:
            current.wanted = False
            current.due = min(current.due, time.monotonic() + _GRACE)
        else:
            self._current = None

    def _fail(self, reason: str) -> None:
        """Kill the process and decide the present question here."""
        _LOG.warning("the thinking process is started again: %s", reason)
        self._failures += 1
        if self._failures >= MAX_FAILURES:
            self._resting_until = time.monotonic() + REST_SECONDS
        self._drop_child()
        current, self._current = self._current, None
        if current is not None and current.wanted:
            self._decide_here(current.request)

    def _drop_child(self) -> None:
        child, self.child = self.child, None
        if child is not None:
            child.kill()

    def _decide_here(self, request: Question) -> None:
        if isinstance(request, DealRequest):
            self._deliver(Gathered(request.ticket, None))
        elif request.for_review:
            self._deliver(Judged(request.ticket, None))
        elif request.for_advice:
            self._deliver(Advised(request.ticket, advise_anyway(request), from_process=False))
        else:
            self._deliver(Answer(request.ticket, decide_anyway(request), from_process=False))


def decide_anyway(request: Request) -> Play:
    """Return the play that the level makes, or any legal one if the player fails."""
    try:
        play = decide(request.level, request.view, request.seed, request.temperament)
        if play in request.view.legal_plays():
            return play
    except Exception:
        _LOG.exception("the player %s failed", request.level)
    return Random(request.seed).choice(request.view.legal_plays())


def advise_anyway(request: Request) -> Advice | None:
    """Return the teacher's advice, or None if the teacher fails: a bad hint is worse than none."""
    try:
        return advise(request.view, request.seed)
    except Exception:
        _LOG.exception("the teacher failed")
        return None
