"""Signals as lists of samples: how they are made, added, shaped and filtered."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypeAlias

RATE = 44_100
LEAD = 0.003
"""Seconds of quiet before the first contact, so that the fade-in never dulls an attack."""

Signal: TypeAlias = list[float]
Points: TypeAlias = Sequence[tuple[float, float]]


def samples(seconds: float) -> int:
    """Number of samples in a stretch of time."""
    return max(0, round(seconds * RATE))


def silence(seconds: float) -> Signal:
    return [0.0] * samples(seconds)


def noise(rng: random.Random, seconds: float) -> Signal:
    """White noise between -1 and 1."""
    draw = rng.random
    return [2.0 * draw() - 1.0 for _ in range(samples(seconds))]


def mix(target: Signal, source: Signal, at: float = 0.0, gain: float = 1.0) -> None:
    """Add `source` to `target` from the time `at` on; what sticks out is dropped."""
    start = samples(at)
    for i in range(min(len(source), len(target) - start)):
        target[start + i] += gain * source[i]


def curve(seconds: float, points: Points) -> Signal:
    """A smooth curve through (time, value) points, with rests at each point."""
    values: Signal = []
    k = 0
    for i in range(samples(seconds)):
        t = i / RATE
        while k + 1 < len(points) and t >= points[k + 1][0]:
            k += 1
        t0, v0 = points[k]
        if k + 1 == len(points) or t < t0:
            values.append(v0)
            continue
        t1, v1 = points[k + 1]
        values.append(v0 + (v1 - v0) * (0.5 - 0.5 * math.cos(math.pi * (t - t0) / (t1 - t0))))
    return values


def times(a: Signal, b: Sequence[float]) -> Signal:
    return [x * y for x, y in zip(a, b, strict=True)]


def near(rng: random.Random, value: float, part: float) -> float:
    """`value`, off by up to the given part of itself."""
    return value * (1.0 + part * (2.0 * rng.random() - 1.0))


# -------------------------------------------------------------------------------------------------- filters


def biquad(x: Signal, b: tuple[float, float, float], a: tuple[float, float, float]) -> Signal:
    """Second-order filter, transposed direct form II."""
    b0, b1, b2 = (v / a[0] for v in b)
    a1, a2 = a[1] / a[0], a[2] / a[0]
    s1 = s2 = 0.0
    out: Signal = []
    for v in x:
        y = b0 * v + s1
        s1 = b1 * v - a1 * y + s2
        s2 = b2 * v - a2 * y
        out.append(y)
    return out


def _angle(hz: float, q: float) -> tuple[float, float]:
    w = 2.0 * math.pi * min(hz, 0.49 * RATE) / RATE
    return math.cos(w), math.sin(w) / (2.0 * q)


def low_pass(x: Signal, hz: float, q: float = 0.7071) -> Signal:
    c, al = _angle(hz, q)
    return biquad(x, ((1 - c) / 2, 1 - c, (1 - c) / 2), (1 + al, -2 * c, 1 - al))


def high_pass(x: Signal, hz: float, q: float = 0.7071) -> Signal:
    c, al = _angle(hz, q)
    return biquad(x, ((1 + c) / 2, -1 - c, (1 + c) / 2), (1 + al, -2 * c, 1 - al))


def band_pass(x: Signal, hz: float, q: float) -> Signal:
    """Band-pass with gain 1 in its middle."""
    c, al = _angle(hz, q)
    return biquad(x, (al, 0.0, -al), (1 + al, -2 * c, 1 - al))


def moving_band(x: Signal, centre: Sequence[float], q: float) -> Signal:
    """Band-pass whose middle follows a curve (trapezoidal state-variable filter)."""
    k = 1.0 / q
    s1 = s2 = 0.0
    out: Signal = []
    for v, hz in zip(x, centre, strict=True):
        g = math.tan(math.pi * min(hz, 0.45 * RATE) / RATE)
        d = 1.0 / (1.0 + g * (g + k))
        band = d * (s1 + g * (v - s2))
        low = s2 + g * band
        s1 = 2.0 * band - s1
        s2 = 2.0 * low - s2
        out.append(k * band)
    return out


def one_pole(x: Signal, hz: float) -> Signal:
    """Gentle low-pass, 6 dB an octave."""
    a = math.exp(-2.0 * math.pi * hz / RATE)
    y = 0.0
    out: Signal = []
    for v in x:
        y = (1.0 - a) * v + a * y
        out.append(y)
    return out
