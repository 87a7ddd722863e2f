"""Time: easing curves, timelines, and the one clock that ticks only while something moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import hypot, pi, sin

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.state import Speed, Stay
from scopa_desktop.ui.theme import SPEEDS, held

Ease = Callable[[float], float]
TICK = 16
"""Milliseconds between two frames."""


def linear(t: float) -> float:
    """No easing."""
    return t


def out_quad(t: float) -> float:
    """Fast, then slow."""
    return 1 - (1 - t) ** 2


def in_quad(t: float) -> float:
    """Slow, then fast."""
    return t * t


def in_out_quad(t: float) -> float:
    """Slow at both ends, gently."""
    return 2 * t * t if t < 0.5 else 1 - (2 - 2 * t) ** 2 / 2


def in_cubic(t: float) -> float:
    """Slow, then fast."""
    return t**3


def out_cubic(t: float) -> float:
    """Fast, then slow, markedly."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def in_out_sine(t: float) -> float:
    """Slow at both ends, the softest."""
    return sin((t - 0.5) * pi) / 2 + 0.5


def out_back(t: float) -> float:
    """Overshoot a little and come back."""
    s = 1.4
    return 1 + (s + 1) * (t - 1) ** 3 + s * (t - 1) ** 2


def between(one: Spot, other: Spot, t: float) -> Spot:
    """Return the place `t` (0 to 1, or a little beyond) of the way."""
    return Spot(
        one.cx + (other.cx - one.cx) * t,
        one.cy + (other.cy - one.cy) * t,
        one.w + (other.w - one.w) * t,
        one.rot + (other.rot - one.rot) * t,
    )


ARC, LIFT, LEAN, MOST_LEAN = 0.09, 0.06, 1.5, 6.0
"""How a card flies: its bow as a share of the way across, how much nearer to the eye it comes, and how far it leans
into its way, in degrees for each card width and at most."""


def flight(one: Spot, other: Spot, t: float, up: float = 1.0) -> Spot:
    """Return the place of a card that is carried from one place to another; one that hardly moves is only shoved.

    Args:
        one: from where.
        other: to where.
        t: how far it has come, 0 to 1.
        up: whether its way bows upward (1) or downward (-1) on the screen.
    """
    spot = between(one, other, t)
    across, down = other.cx - one.cx, other.cy - one.cy
    far = hypot(across, down)
    weight = min(1.0, max(0.0, far / one.w - 0.4))
    if not weight or not 0 < t < 1:
        return spot
    bow = sin(pi * t) * weight
    high = up * ARC * abs(across) * bow / far
    lean = max(-MOST_LEAN, min(MOST_LEAN, LEAN * across / one.w))
    return replace(
        spot,
        cx=spot.cx + high * (down if across > 0 else -down),
        cy=spot.cy - high * abs(across),
        w=spot.w * (1 + LIFT * bow),
        rot=spot.rot + lean * bow,
    )


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things go: the times written at `normal`, changed by the player's choice.

    Attributes:
        speed: the player's choice.
        reduced: fade in place of travelling.
        stay: how long the other players' plays stay in sight.
    """

    speed: Speed
    reduced: bool = False
    stay: Stay = Stay.NORMAL

    def travel(self, ms: float) -> float:
        """Return how long a movement takes, in milliseconds."""
        return ms * SPEEDS[self.speed].factor

    def hold(self, ms: float, own: bool = True) -> float:
        """Return how long something stays in sight, another player's play if it is not `own`; with motion off none."""
        return 0.0 if self.speed is Speed.OFF else self.capture(ms, own)

    def capture(self, ms: float, own: bool = True) -> float:
        """Return how long a capture stays in sight, another player's if not `own`, always long enough to be seen."""
        return held(ms, self.speed, Stay.NORMAL if own else self.stay)

    @property
    def waits(self) -> bool:
        """Whether another player's play stays in sight until the person goes on."""
        return self.stay is Stay.KEY


@dataclass(slots=True)
class _Act:
    at: float
    ms: float
    run: Callable[[float], None]
    ease: Ease
    done: bool = False


class Timeline:
    """Movements and moments along a line of time, in milliseconds."""

    def __init__(self) -> None:
        self._acts: list[_Act] = []
        self._sorted = True
        self._stops: list[float] = []
        self.length = 0.0

    def tween(self, at: float, ms: float, run: Callable[[float], None], ease: Ease = linear) -> float:
        """Call `run` with 0 to 1 from `at` on for `ms`; return when it ends."""
        self._acts.append(_Act(at, max(0.0, ms), run, ease))
        self._sorted = False
        self.length = max(self.length, at + max(0.0, ms))
        return at + max(0.0, ms)

    def cue(self, at: float, call: Callable[[], object]) -> float:
        """Call once at a moment."""

        def run(_share: float) -> None:
            call()

        return self.tween(at, 0.0, run)

    def wait(self, until: float) -> float:
        """Let the line last until then at least."""
        self.length = max(self.length, until)
        return until

    def stop(self, at: float) -> None:
        """Let time stand still just before this moment until it is let go on."""
        self._stops.append(at)

    def stop_before(self, now: float) -> float | None:
        """Return where time stands still before this moment, once for each such place."""
        due = [at for at in self._stops if at <= now]
        if not due:
            return None
        self._stops.remove(min(due))
        return min(due)

    def seek(self, now: float) -> bool:
        """Bring everything to this moment; return whether the line is at its end."""
        if not self._sorted:
            self._acts.sort(key=lambda act: act.at)
            self._sorted = True
        for act in self._acts:
            if act.at > now:
                break
            if act.done:
                continue
            share = 1.0 if act.ms <= 0 else min(1.0, (now - act.at) / act.ms)
            act.done = share >= 1.0
            act.run(1.0 if act.done else act.ease(share))
        return now >= self.length

    def finish(self) -> None:
        """Bring everything to its end at once."""
        self.seek(float("inf"))


class Clock(QObject):
    """Ticks while somebody listens, and never otherwise.

    A listener is called with the milliseconds that have passed since it began, and returns whether it goes on.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        self._time = QElapsedTimer()
        self._time.start()
        self._listeners: dict[Callable[[float], bool], float] = {}

    @property
    def running(self) -> bool:
        """Whether the timer runs."""
        return self._timer.isActive()

    def start(self, listener: Callable[[float], bool]) -> None:
        """Call a listener at every tick from now on; one that listens already begins anew."""
        self._listeners[listener] = self._now()
        if not self._timer.isActive():
            self._timer.start()

    def stop(self, listener: Callable[[float], bool]) -> None:
        """Stop calling a listener."""
        self._listeners.pop(listener, None)
        if not self._listeners:
            self._timer.stop()

    def _now(self) -> float:
        return self._time.nsecsElapsed() / 1e6

    def _tick(self) -> None:
        now = self._now()
        for listener, since in tuple(self._listeners.items()):
            goes_on = listener(now - since)
            if not goes_on and self._listeners.get(listener) == since:
                del self._listeners[listener]
        if not self._listeners:
            self._timer.stop()
