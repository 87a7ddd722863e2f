"""The desk: which take of a sound is played, how high, how loud, from where; never the same one twice running."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final, Protocol

from scopa_desktop.sound.cues import CUES, Cue
from scopa_desktop.sound.mixer import loudness, panned

_PITCHES: Final = (0.97, 0.98, 0.99, 1.0, 1.01, 1.02, 1.03)
_UNEVEN: Final = 1.0
"""Decibels by which one take may be louder or softer than the last."""
_AGAIN: Final = 0.15
"""A sound that comes again within so many seconds comes in a crowd."""


@dataclass(frozen=True, slots=True)
class Play:
    """A sound to be played.

    Attributes:
        take: the name of its file, without its ending.
        pitch: 1 as it was made.
        left: its factor at the left.
        right: its factor at the right.
        rank: see `Cue.rank`.
        until: when it would come too late, by `time.monotonic`.
    """

    take: str
    pitch: float
    left: float
    right: float
    rank: int
    until: float


class Output(Protocol):
    """Where sounds go."""

    def play(self, sound: Play) -> None:
        """Let a sound be heard; returns at once, and whatever goes wrong is silence."""

    def cut(self) -> None:
        """Let everything that sounds die away."""

    def close(self) -> None:
        """End; nothing is heard any more."""


class Desk:
    """Sends sounds to an output.

    Args:
        output: where they go.
        chance: what makes one take different from the last.
        clock: tells the time in seconds.

    Attributes:
        volume: how loud everything is, 0 to 100; nothing at all is sent at 0.
    """

    def __init__(
        self, output: Output, chance: Random | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Make it ready; the output is not touched before the first sound."""
        self._output = output
        self._chance = chance or Random()
        self._clock = clock
        self._last_take: dict[str, int] = {}
        self._begun: dict[str, float] = {}
        self.volume = 100

    def play(self, moment: str, place: float = 0.5, gain: float = 0.0, pitch: float = 1.0) -> None:
        """Let a moment be heard, unless it was heard just now.

        Args:
            moment: one of `CUES`.
            place: from where: 0 the left edge of the table, 1 the right.
            gain: decibels by which it is louder than usual.
            pitch: how much higher than usual.
        """
        cue, now = CUES[moment], self._clock()
        since = now - self._begun.get(cue.sound, -1e9)
        if self.volume <= 0 or since < cue.gap:
            return
        self._begun[cue.sound] = now
        gain += cue.gain + (cue.crowd if since < _AGAIN else 0.0) + self._chance.uniform(-_UNEVEN, _UNEVEN)
        left, right = panned(0.5 if cue.steady else place, loudness(gain) * (self.volume / 100) ** 2)
        if not cue.steady:
            pitch *= self._chance.choice(_PITCHES)
        take = f"{cue.sound}-{self._next_take(cue)}"
        self._output.play(Play(take, pitch, left, right, cue.rank, now + cue.patience))

    def _next_take(self, cue: Cue) -> int:
        """Return a take that is not the last one."""
        last = self._last_take.get(cue.sound)
        take = self._chance.choice([number for number in range(1, cue.takes + 1) if number != last])
        self._last_take[cue.sound] = take
        return take

    def cut(self) -> None:
        """Let everything that sounds die away."""
        self._output.cut()

    def close(self) -> None:
        """End; nothing is heard any more."""
        self._output.close()
