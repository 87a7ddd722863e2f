"""Mixing: a few sounds at once become the samples that a device plays.  Nothing here knows of devices or time."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import repeat
from math import copysign, cos, pi, sin, tanh
from operator import add, mul
from typing import Final

RATE: Final = 44_100
"""Frames a second, of the sounds and of what is mixed."""
VOICES: Final = 6
"""The most sounds at once."""
CUT: Final = 0.09
"""Seconds in which sounds fade when their picture is cut short."""
_GIVE_WAY: Final = 0.012
"""Seconds in which a sound fades that gives way to another."""
_FULL: Final = 32_767
_KNEE: Final = 0.70 * _FULL
"""Above this, peaks are rounded off, so that no sum is ever clipped."""


def loudness(decibels: float) -> float:
    """Return the factor for a number of decibels."""
    return float(10.0 ** (decibels / 20.0))


def panned(place: float, gain: float) -> tuple[float, float]:
    """Return the factors for left and right.

    Args:
        place: 0 at the left edge of the table, 1 at the right.
        gain: the factor in the middle.
    """
    side = 0.7 * (min(1.0, max(0.0, place)) - 0.5)
    angle = (side + 1.0) * pi / 4.0
    return gain * 2**0.5 * cos(angle), gain * 2**0.5 * sin(angle)


def pitched(samples: Sequence[int], pitch: float) -> array[int]:
    """Return a sound higher (above 1) or lower, and shorter or longer for that; samples between are interpolated."""
    if pitch == 1.0 or len(samples) < 2:
        return array("h", samples)
    steps = [i * pitch for i in range(int((len(samples) - 1) / pitch))]
    wholes = [int(step) for step in steps]
    return array(
        "h",
        [int(samples[i] + (samples[i + 1] - samples[i]) * (step - i)) for i, step in zip(wholes, steps, strict=True)],
    )


@dataclass(slots=True, eq=False)
class Voice:
    """A sound that is being played.

    Attributes:
        samples: the sound.
        left: its factor at the left.
        right: its factor at the right.
        rank: what gives way first when there are too many: the lowest.
    """

    samples: Sequence[int]
    left: float = 1.0
    right: float = 1.0
    rank: int = 0
    _at: int = 0
    _fading: int = 0
    _fade: int = 0

    @property
    def over(self) -> bool:
        """Whether nothing of it is left."""
        return self._at >= len(self.samples) or (self._fade > 0 and self._fading <= 0)

    @property
    def fading(self) -> bool:
        """Whether it is on its way out."""
        return self._fade > 0

    def fade(self, seconds: float) -> None:
        """Let it die away; one that already does so ends no later than before."""
        frames = max(1, round(seconds * RATE))
        if not self._fade or frames < self._fading:
            share = self._fading / self._fade if self._fade else 1.0
            self.left, self.right = self.left * share, self.right * share
            self._fade = self._fading = frames

    def take(self, frames: int) -> list[float]:
        """Return the next samples, as many as there are, before left and right."""
        taken: list[float] = list(self.samples[self._at : self._at + frames])
        self._at += len(taken)
        if self._fade:
            del taken[self._fading :]
            first = self._fading
            taken = [sample * ((first - i) / self._fade) for i, sample in enumerate(taken)]
            self._fading -= frames
        return taken


class Mixer:
    """Sounds that are heard together."""

    def __init__(self) -> None:
        """Begin in silence."""
        self._voices: list[Voice] = []

    @property
    def voices(self) -> tuple[Voice, ...]:
        """What sounds now, the oldest first."""
        return tuple(self._voices)

    def add(self, voice: Voice) -> bool:
        """Let another sound begin, if need be in place of one that matters less; return whether it does."""
        firm = [each for each in self._voices if not each.fading]
        if len(firm) >= VOICES:
            least = min(firm, key=lambda each: each.rank)
            if least.rank > voice.rank:
                return False
            least.fade(_GIVE_WAY)
        self._voices.append(voice)
        return True

    def cut(self, seconds: float = CUT) -> None:
        """Let everything die away."""
        for voice in self._voices:
            voice.fade(seconds)

    def mix(self, frames: int) -> bytes:
        """Return the next frames: 16-bit samples, left and right by turns, in the machine's byte order."""
        if not self._voices:
            return bytes(4 * frames)
        left, right = [0.0] * frames, [0.0] * frames
        for voice in self._voices:
            heard = voice.take(frames)
            count = len(heard)
            left[:count] = map(add, left, map(mul, heard, repeat(voice.left)))
            right[:count] = map(add, right, map(mul, heard, repeat(voice.right)))
        self._voices = [voice for voice in self._voices if not voice.over]
        mixed = array("h", bytes(4 * frames))
        mixed[0::2] = _rounded(left)
        mixed[1::2] = _rounded(right)
        return mixed.tobytes()


def _rounded(samples: list[float]) -> array[int]:
    """Return whole samples, their peaks rounded off where they would be too high."""
    if max(samples) > _KNEE or min(samples) < -_KNEE:
        rest = _FULL - _KNEE
        samples = [
            each if -_KNEE <= each <= _KNEE else copysign(_KNEE + rest * tanh((abs(each) - _KNEE) / rest), each)
            for each in samples
        ]
    return array("h", map(int, samples))
