"""Hand and table: a tap, a bead of the counting frame, a knock, the flat of the hand."""

from __future__ import annotations

import random

from tools.make_sounds.bodies import BARE_TABLE, FELT_TABLE, WOOD_BEAD, Mode, burst, force, ring
from tools.make_sounds.signals import LEAD, Signal, curve, high_pass, low_pass, mix, near, noise, silence, times


def stock_empty(rng: random.Random) -> Signal:
    """Two fingertips on the bare cloth where the stock was."""
    out = silence(0.17)
    mix(out, ring(force(rng, 0.0015, 0.25), FELT_TABLE, 0.16, rng, 0.03), LEAD, 1.2)
    mix(out, ring(force(rng, 0.0018, 0.25), FELT_TABLE, 0.15, rng, 0.03), LEAD + near(rng, 0.009, 0.3), 0.7)
    mix(out, burst(rng, 500, 2600, 0.036, 0.07), LEAD, 0.42)
    mix(out, burst(rng, 1500, 5200, 0.014, 0.02), LEAD, 0.45)
    return out


def point(rng: random.Random) -> Signal:
    """A wooden bead pushed against the others."""
    out = silence(0.11)
    mix(out, ring(force(rng, 0.00022, 0.2), WOOD_BEAD, 0.10, rng, 0.008), LEAD)
    mix(out, ring(force(rng, 0.0010, 0.2), BARE_TABLE, 0.10, rng, 0.02), LEAD, 0.30)
    mix(out, burst(rng, 2500, 8000, 0.007, 0.012), LEAD, 0.10)
    mix(out, ring(force(rng, 0.00038, 0.2), WOOD_BEAD, 0.08, rng, 0.012), LEAD + near(rng, 0.013, 0.2), 0.22)
    return out


def choose(rng: random.Random) -> Signal:
    """A knuckle on the wooden rim, twice, softly."""
    out = silence(0.26)
    for at, level in ((0.0, 0.72), (near(rng, 0.105, 0.06), 1.0)):
        mix(out, ring(force(rng, near(rng, 0.0009, 0.1), 0.2), BARE_TABLE, 0.15, rng, 0.015), LEAD + at, level)
        mix(out, burst(rng, 700, 3400, 0.018, 0.03), LEAD + at, 0.24 * level)
    return out


def refuse(rng: random.Random) -> Signal:
    """The flat of the hand on the cloth: low, padded, without any click."""
    out = silence(0.21)
    low = tuple(Mode(m.hz, m.t60 * 1.4, m.gain * 2.0) for m in FELT_TABLE if m.hz < 600)
    mix(out, ring(force(rng, 0.0030, 0.25), low, 0.2, rng, 0.03), LEAD, 1.0)
    mix(out, ring(force(rng, 0.0016, 0.3), FELT_TABLE, 0.2, rng, 0.03), LEAD + 0.003, 0.75)
    puff = curve(0.09, [(0, 0), (0.006, 1), (0.03, 0.3), (0.089, 0)])
    mix(out, times(low_pass(high_pass(noise(rng, 0.09), 180), 750), puff), LEAD, 0.22)
    return out
