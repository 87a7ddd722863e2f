"""A small mandolin: plucked strings, its box, and what it plays."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.make_sounds.bodies import Mode, burst, force, ring
from tools.make_sounds.signals import LEAD, RATE, Signal, band_pass, high_pass, mix, near, one_pole, samples, silence


def string(hz: float, t60: float, t60_at_4k: float, drive: Signal, seconds: float,
           stiff: float = -0.22) -> Signal:  # fmt: skip
    """A plucked string: Karplus-Strong with fractional delay, losses and stiffness.

    The loss filter is a one-pole low-pass fitted to two decay times, at the fundamental
    and at 4 kHz.  Two all-passes stretch the partials as stiff steel does, one more
    tunes the loop to a part of a sample.
    """
    w0, w4 = 2.0 * math.pi * hz / RATE, 2.0 * math.pi * 4000.0 / RATE
    g0, g4 = 10.0 ** (-3.0 / (hz * t60)), 10.0 ** (-3.0 / (hz * t60_at_4k))

    def size(a: float, w: float) -> float:
        return (1.0 - a) / math.sqrt(1.0 - 2.0 * a * math.cos(w) + a * a)

    low, high, a = 0.0, 0.98, 0.0
    for _ in range(50):
        a = (low + high) / 2.0
        low, high = (a, high) if size(a, w4) / size(a, w0) > g4 / g0 else (low, a)
    g = min(g0 / size(a, w0), 0.99999)
    lag = math.atan2(a * math.sin(w0), 1.0 - a * math.cos(w0)) / w0

    def allpass_lag(c: float) -> float:
        return 1.0 + 2.0 * math.atan2(-c * math.sin(w0), 1.0 + c * math.cos(w0)) / w0

    length = RATE / hz - lag - 2.0 * allpass_lag(stiff)
    whole = int(length - 0.4)
    part = length - whole
    tune = (1.0 - part) / (1.0 + part)
    for _ in range(4):  # the lag of the tuner at the fundamental, not at zero
        tune += (allpass_lag(tune) - part) * 0.5 * (1.0 + tune)
    line = [0.0] * whole
    n = samples(seconds)
    x = drive[:n] + [0.0] * (n - len(drive))
    out: Signal = []
    p = 0
    b = g * (1.0 - a)
    y = s1 = s2 = s3 = 0.0
    for v in x:
        u = line[p]
        d = stiff * u + s1
        s1 = u - stiff * d
        e = stiff * d + s2
        s2 = d - stiff * e
        f = tune * e + s3
        s3 = e - tune * f
        y = b * f + a * y
        line[p] = v + y
        p = p + 1 if p + 1 < whole else 0
        out.append(u)
    return out


BOX = (
    (208.0, 9.0, 0.55), (331.0, 12.0, 0.70), (452.0, 14.0, 0.95), (611.0, 14.0, -0.80),
    (794.0, 15.0, 0.85), (1066.0, 15.0, -0.70), (1388.0, 14.0, 0.62), (1817.0, 9.0, -0.55),
    (2490.0, 5.0, 0.36), (3440.0, 4.0, -0.40), (4900.0, 3.0, 0.40),
)  # fmt: skip
"""Resonances of a small bowl-backed mandolin: middle, quality, share."""


def pluck(rng: random.Random, hz: float, seconds: float, *, t60: float = 1.5, bright: float = 1.0,
          place: float = 0.22) -> Signal:  # fmt: skip
    """One course (two strings in near unison) plucked with a plectrum, heard through the box.

    The plectrum crosses one string after the other (by whole periods, or the two would
    cancel each other's fundamental); each string moves in two planes, one
    losing its energy to the box quickly, the other slowly: a double decay.
    """
    tip = one_pole(one_pole([1.0] + [0.0] * 400, 7500.0 * bright), 1250.0 * bright)
    grit = [0.16 * v for v in burst(rng, 300, 6000 * bright, 0.006, 0.009)]
    mix(tip, grit, gain=0.35)
    comb = samples(place / hz)
    drive = [v - 0.92 * (tip[i - comb] if i >= comb else 0.0) for i, v in enumerate(tip)]
    bridge = silence(seconds)
    cents = near(rng, 1.7, 0.3)
    later = (max(1, round(near(rng, 0.0034, 0.25) * hz)) + near(rng, 0.09, 0.6)) / hz
    for side, at in ((-1.0, 0.0), (1.0, later)):
        f = hz * 2.0 ** (side * cents / 2400.0)
        fast = string(f, t60 * 0.42, 0.16 * bright, drive, seconds)
        slow = string(f * 2.0 ** (0.5 / 1200.0), t60, 0.34 * bright, drive, seconds)
        mix(bridge, fast, at, 0.75)
        mix(bridge, slow, at, 0.25)
    out = [0.50 * v for v in high_pass(bridge, 1600.0)]
    for middle, q, share in BOX:
        mix(out, band_pass(bridge, middle, q), gain=1.15 * share)
    knock = [Mode(m, 0.045, 0.02 * abs(s)) for m, _, s in BOX]
    mix(out, ring(force(rng, 0.0007, 0.4), knock, 0.09), 0.0, 1.0)
    return out


def tune(rng: random.Random, seconds: float, notes: Sequence[tuple[float, float, float]], **how: float) -> Signal:
    """Notes given as (time, Hz, level); a later note does not stop an earlier one."""
    out = silence(seconds)
    for at, hz, level in notes:
        start = LEAD + (near(rng, at, 0.02) if at else 0.0)
        mix(out, pluck(rng, hz, seconds - start, **how), start, near(rng, level, 0.04))
    return out


E4, G4, A4, B4, D5, G5, D6 = 329.63, 392.00, 440.00, 493.88, 587.33, 783.99, 1174.66


def scopa(rng: random.Random) -> Signal:
    """A fourth upward, D5 to G5: the second note is the one that stays."""
    return tune(rng, 1.05, [(0.0, D5, 0.72), (0.135, G5, 1.0)], t60=1.45)


def match_won(rng: random.Random) -> Signal:
    """G4 B4 D5 G5; the last note waits a moment and rings."""
    return tune(rng, 1.85, [(0, G4, 0.85), (0.15, B4, 0.85), (0.30, D5, 0.9), (0.52, G5, 1.0)], t60=1.9)


def match_lost(rng: random.Random) -> Signal:
    """G4 down to E4, plucked softly, away from the bridge."""
    return tune(rng, 1.20, [(0.0, G4, 1.0), (0.26, E4, 0.9)], t60=1.4, bright=0.55, place=0.31)


def your_turn(rng: random.Random) -> Signal:
    """One string touched with the finger, half damped."""
    return tune(rng, 0.50, [(0.0, D5, 1.0)], t60=0.55, bright=0.6, place=0.34)
