"""One queue of events: each is shown by its own movement, and the table can be put right at any moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from scopa_desktop.core.events import Captured, CardLaid, Dealt, Event, RoundStarted, Scopa
from scopa_desktop.ui.table.changes import after
from scopa_desktop.ui.table.motion import Clock, Pace, Timeline
from scopa_desktop.ui.table.scene import TableScene
from scopa_desktop.ui.table.state import Line, TableState
from scopa_desktop.ui.table.steps import Moment, Steps


class EventPlayer(QObject):
    """Plays events one after the other.

    Args:
        scene: what they move.
        clock: drives the movements.

    Signals:
        step_started: an event begins to be shown.
        step_finished: an event has been shown.
        finished: the queue is empty and the table shows the state that came with the last events.
        moment: something is about to be seen that can be heard, a `steps.Moment`; not while events are skipped.
        cut: what was being shown, and heard, is cut short.
        waits: another player's play stays in sight until the person goes on (True), or does so no longer (False).
    """

    step_started = Signal(object)
    step_finished = Signal(object)
    finished = Signal()
    moment = Signal(object)
    cut = Signal()
    waits = Signal(bool)

    def __init__(self, scene: TableScene, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene, self._clock = scene, clock
        self.pace = Pace(scene.stage.settings.speed)
        self._queue: deque[Event] = deque()
        self._running: list[Event] = []
        self._line: Timeline | None = None
        self._next: TableState = scene.state
        self._goal: TableState | None = None
        self.skipping = False
        self.waiting = False
        self._since = 0.0
        """Where on the line of time its clock was started last."""
        self._unseen = False
        """Whether another player has laid a card since the person went on."""

    @property
    def busy(self) -> bool:
        """Whether anything is being shown or waits to be."""
        return self._goal is not None

    @property
    def told(self) -> TableState:
        """What is shown, with what the event that runs will have changed: that has been told already."""
        return self._next if self.busy else self._scene.state

    def play(self, events: Iterable[Event], state_after: TableState) -> None:
        """Show events, after those that still wait; then show `state_after`."""
        idle = not self.busy
        self._queue.extend(events)
        self._goal = state_after
        if idle:
            self._begin()

    def turn_back(self, state: TableState) -> None:
        """Drop what waits and move from what is shown to another state."""
        self.drop()
        self._goal = self._next = state
        self._scene.forget_looks()
        self._start(Steps(self._scene, self.pace, self._scene.state, state, self._hear).turn_back())

    def drop(self) -> None:
        """Forget everything that runs or waits; no listener is told of its steps."""
        if self.busy:
            self.cut.emit()
        self._stop_clock()
        self._unseen = False
        self._queue.clear()
        self._running.clear()
        self._line = None
        self._goal = None

    def say(self, line: Line) -> None:
        """Keep the information line while the pictures between are shown."""
        self._next = _with_line(self._next, line)

    def skip(self) -> None:
        """Show the end of everything that runs or waits, at once."""
        goal = self._goal
        if goal is None:
            return
        self.cut.emit()
        self.skipping = True
        self._unseen = False
        try:
            self._stop_clock()
            if self._line is not None:
                self._line.finish()
                self._line = None
            self._tell_finished()
            while self._queue:
                event = self._queue.popleft()
                self.step_started.emit(event)
                self.step_finished.emit(event)
            if self._goal is not None:
                self._end()
        finally:
            self.skipping = False

    def jump(self) -> None:
        """Show the end of the movement that runs, and go on with the next: the window changed its size."""
        if self._line is not None:
            self._stop_clock()
            self.skipping = True
            self._line.finish()
            self.skipping = False
            self._done()

    def go_on(self) -> None:
        """Show what comes after a play that stays in sight, or else the end of everything at once."""
        if not self.waiting:
            self.skip()
            return
        self._wait(False)
        self._unseen = False
        if self._line is not None:
            self._clock.start(self._tick)
        else:
            self._begin()

    def _wait(self, on: bool) -> None:
        if on != self.waiting:
            self.waiting = on
            self.waits.emit(on)

    def _stop_clock(self) -> None:
        self._clock.stop(self._tick)
        self._wait(False)

    def _must_wait(self, event: Event) -> bool:
        """Tell whether a card that another player has laid has to be seen before this is shown."""
        if not (self.pace.waits and self._unseen and self._scene.state.attended):
            return False
        return isinstance(event, CardLaid | Captured) and event.seat != self._scene.state.bottom

    def _hear(self, moment: Moment) -> None:
        if not self.skipping:
            self.moment.emit(moment)

    # ------------------------------------------------------------------------------------------- one step

    def _begin(self) -> None:
        """Start the next event, or end."""
        if not self._queue:
            self._end()
            return
        if self._must_wait(self._queue[0]):
            self._wait(True)
            return
        event = self._queue.popleft()
        self._running = [event]
        self._unseen = isinstance(event, CardLaid) and event.seat != self._scene.state.bottom
        then: Scopa | None = None
        if isinstance(event, Captured) and self._queue and isinstance(first := self._queue[0], Scopa):
            then = first
            self._queue.popleft()
            self._running.append(then)
        before = self._scene.state
        state = before
        for each in self._running:
            state = after(state, each)
        if isinstance(event, RoundStarted | Dealt) and self._goal is not None:
            goal = self._goal.tablet
            state = replace(state, tablet=replace(state.tablet, title=goal.title, brief=goal.brief))
            self._scene.show_tablet(state)
        self._scene.show_plates(_with_gains(state, before))
        self._next = state
        self._scene.stop_glides()
        self._scene.forget_looks()
        self.step_started.emit(event)
        if self._running[:1] != [event]:  # a listener dropped it or showed something else
            return
        line = Steps(self._scene, self.pace, before, self._next, self._hear).build(event, then)
        self._start(line)

    def _start(self, line: Timeline) -> None:
        self._line = line
        self._since = 0.0
        if line.length <= 0 or not self._scene.views():
            line.finish()
            self._done()
            return
        line.seek(0.0)
        self._clock.start(self._tick)

    def _tick(self, ms: float) -> bool:
        line = self._line
        if line is None:
            return False
        now = self._since + ms
        stop = line.stop_before(now)
        if stop is not None:
            line.seek(stop - 0.001)
            self._since = stop
            self._wait(True)
            return False
        if not line.seek(now):
            return True
        self._done()
        return self._line is not None

    def _done(self) -> None:
        """End the step that runs: put everything in its place, then go on."""
        self._line = None
        self._scene.settle(self._next)
        self._tell_finished()
        if self._goal is not None and self._line is None:
            self._begin()

    def _tell_finished(self) -> None:
        running, self._running = self._running, []
        for number, event in enumerate(running):
            if number:
                self.step_started.emit(event)
            self.step_finished.emit(event)

    def _end(self) -> None:
        goal = self._goal
        self._goal = None
        if goal is not None:
            self._scene.settle(goal)
            self.finished.emit()


def _with_gains(state: TableState, before: TableState) -> TableState:
    """Keep on the plates what a round had brought: the new point flies there first."""
    if len(state.seats) != len(before.seats):
        return state
    seats = tuple(
        replace(seat, gained=min(seat.gained, old.gained)) for seat, old in zip(state.seats, before.seats, strict=True)
    )
    return replace(state, seats=seats)


def _with_line(state: TableState, line: Line) -> TableState:
    return replace(state, line=line)
