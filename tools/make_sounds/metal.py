"""A small bell and a tambourine."""

from __future__ import annotations

import math
import random

from tools.make_sounds.bodies import Mode, burst, force, modes, ring
from tools.make_sounds.signals import LEAD, Signal, mix, near, silence
from tools.make_sounds.strings import D6


def settebello(rng: random.Random) -> Signal:
    """A small bell, D6: each mode is a pair a little apart, which makes it shimmer."""
    rows = ((0.5, 0.9, 0.05), (1.0, 1.25, 1.0), (2.005, 0.70, 0.22), (3.01, 0.62, 0.85),
            (4.17, 0.36, 0.28), (5.43, 0.26, 0.45), (6.8, 0.19, 0.22), (8.21, 0.13, 0.15))  # fmt: skip
    pairs: list[Mode] = []
    for ratio, t60, gain in rows:
        split = near(rng, 1.1, 0.4) * (0.6 + 0.4 * ratio)
        pairs.append(Mode(D6 * ratio - split / 2, t60, 0.6 * gain))
        pairs.append(Mode(D6 * ratio + split / 2, t60 * 0.8, 0.4 * gain))
    out = silence(1.10)
    mix(out, ring(force(rng, 0.00016, 0.3), pairs, 1.09), LEAD)
    mix(out, burst(rng, 2500, 9000, 0.010, 0.015), LEAD, 0.10)
    return out


def declare(rng: random.Random) -> Signal:
    """A tambourine: the thumb on the skin, then the jingles striking each other.

    Every jingle is a pair of small plates; the pairs collide at random, often at first,
    more and more rarely as the motion dies (after Cook's particle models).
    """
    out = silence(0.72)
    skin = modes((172, 0.13, 0.8), (268, 0.11, 0.7), (365, 0.09, 0.5), (522, 0.06, 0.35), (760, 0.04, 0.2))
    for at, level in ((0.0, 1.0), (0.19, 0.42)):
        mix(out, ring(force(rng, 0.0028, 0.3), skin, 0.2, rng, 0.02), LEAD + at, 0.16 * level)
        mix(out, burst(rng, 400, 2400, 0.03, 0.05), LEAD + at, 0.16 * level)
    for _ in range(6):
        base = near(rng, 3650, 0.16)
        plate = [Mode(base * ratio * near(rng, 1.0, 0.02), near(rng, t60, 0.25), gain)
                 for ratio, t60, gain in ((1.0, 0.22, 0.55), (1.51, 0.19, 0.8), (2.12, 0.15, 0.75),
                                          (2.74, 0.11, 0.5), (3.5, 0.08, 0.28))]  # fmt: skip
        drive = silence(0.70)
        for start, level in ((0.004, 1.0), (0.194, 0.5)):
            t, energy = start + 0.010 * rng.random(), level
            while energy > 0.02 and t < 0.66:
                mix(drive, force(rng, near(rng, 0.00016, 0.3), 0.6), t, energy * near(rng, 0.7, 0.4))
                step = -math.log(1.0 - rng.random()) * (0.011 + 0.030 * (1.0 - energy / level))
                t += 0.004 + step
                energy *= 10.0 ** (-(0.004 + step) / 0.17)
        mix(out, ring(drive, plate, 0.76), LEAD, 0.16)
    return out
