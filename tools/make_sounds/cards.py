"""Cards: dealt, laid, taken, turned over, swept and shuffled."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tools.make_sounds.bodies import CARD, FELT_TABLE, PACKET, Mode, burst, force, friction, ring
from tools.make_sounds.signals import LEAD, Points, Signal, curve, mix, near, silence


def contact(rng: random.Random, gain: float = 1.0, *, table: float = 1.0, card: float = 1.0,
            air: float = 1.0, hard: float = 1.0, bank: Sequence[Mode] = CARD) -> Signal:  # fmt: skip
    """One touch of a card: its own plate, the table under it, and the air it drives out."""
    seconds = 0.11
    out = silence(seconds)
    mix(out, ring(force(rng, 0.00026 / hard, 0.5), bank, seconds, rng, 0.05), gain=0.70 * card)
    if table:
        mix(out, ring(force(rng, 0.0010 / hard, 0.3), FELT_TABLE, seconds, rng, 0.03), gain=0.70 * table)
    mix(out, burst(rng, 1300, 8000 * hard, 0.011, 0.018), gain=0.95 * air)
    mix(out, burst(rng, 500, 3200, 0.050, 0.070), gain=0.17 * air)
    return [gain * v for v in out]


def slap(rng: random.Random, *, table: float = 1.0, card: float = 1.0, air: float = 1.0) -> Signal:
    """A card put down flat: one corner, then the edge, then the whole face."""
    out = silence(0.15)
    at = 0.0
    for level in (near(rng, 0.14, 0.3), near(rng, 0.30, 0.25), 1.0):
        flat = level == 1.0
        mix(out, contact(rng, level, table=table * (1.0 if flat else 0.35), card=card,
                         air=air, hard=near(rng, 1.0 if flat else 1.25, 0.1)), at)  # fmt: skip
        at += near(rng, 0.0052, 0.35)
    mix(out, contact(rng, near(rng, 0.13, 0.4), table=0.5, card=card), at + near(rng, 0.011, 0.3))
    return out


def deal(rng: random.Random) -> Signal:
    """A card drawn off the stock, let go with a flick, landing softly."""
    total = near(rng, 0.130, 0.06)
    out = silence(total)
    away = near(rng, 0.040, 0.10)
    speed = curve(0.075, [(0, 0), (away * 0.6, 0.5), (away, 1.0), (away + 0.008, 0.4), (0.074, 0)])
    mix(out, friction(rng, speed, 1700, near(rng, 4700, 0.08)), LEAD, 0.62)
    mix(out, contact(rng, 0.80, table=0.10, hard=1.1), LEAD + away)
    mix(out, contact(rng, 0.60, table=0.9, card=0.9, hard=0.85), LEAD + away + near(rng, 0.031, 0.15))
    return out


def lay(rng: random.Random) -> Signal:
    """A card laid on the felt: a short glide, then the slap."""
    out = silence(near(rng, 0.190, 0.05))
    down = near(rng, 0.034, 0.15)
    speed = curve(0.075, [(0, 0), (down, 0.7), (down + 0.006, 0.9), (0.074, 0)])
    mix(out, friction(rng, speed, 1500, near(rng, 4300, 0.1)), LEAD, 0.20)
    mix(out, slap(rng, table=0.72, card=1.15), LEAD + down - 0.008)
    return out


def take(rng: random.Random) -> Signal:
    """The played card touches the other, and slides a little over it."""
    out = silence(near(rng, 0.205, 0.05))
    gap = near(rng, 0.044, 0.15)
    mix(out, contact(rng, 0.80, table=0.30, hard=1.2), LEAD)
    speed = curve(0.085, [(0, 0.1), (0.018, 0.85), (gap, 0.5), (0.084, 0)])
    mix(out, friction(rng, speed, 2100, near(rng, 5000, 0.08)), LEAD + 0.002, 0.20)
    mix(out, contact(rng, 0.30, table=0.3, hard=1.3), LEAD + gap - near(rng, 0.006, 0.2))
    mix(out, contact(rng, 1.0, table=0.55, hard=1.0, bank=PACKET), LEAD + gap)
    mix(out, contact(rng, 0.55, table=0.4, hard=1.1), LEAD + gap + 0.0004)
    return out


def flip(rng: random.Random) -> Signal:
    """A card turned over: it bends, springs free, moves the air, and falls on its face."""
    out = silence(near(rng, 0.195, 0.05))
    turn = near(rng, 0.092, 0.08)
    hiss = curve(turn + 0.02, [(0, 0), (0.03, 0.3), (turn * 0.72, 1.0), (turn, 0.45), (turn + 0.019, 0)])
    mix(out, friction(rng, hiss, 700, near(rng, 2600, 0.1), grain=0.3, q=0.8), LEAD, 0.55)
    mix(out, contact(rng, 0.36, table=0.08, hard=1.5), LEAD + near(rng, 0.012, 0.3))
    mix(out, slap(rng, table=0.55, card=1.1), LEAD + turn - 0.010, 0.80)
    return out


def riffle(rng: random.Random, seconds: float, count: int, quicken: float, *, spring: float = 1.0,
           loud: Points = ((0.0, 0.6), (1.0, 1.0))) -> Signal:  # fmt: skip
    """`count` cards falling one on another, the gaps shrinking by the factor `quicken`.

    The edges leave the thumb unevenly: gaps and levels scatter, some cards fall in pairs.
    """
    out = silence(seconds)
    gaps = [quicken ** (-k / max(1, count - 1)) * near(rng, 1.0, 0.75) for k in range(count)]
    scale = (seconds - 0.07) / sum(gaps)
    level = curve(1.0, loud)
    at = 0.0
    for k, gap in enumerate(gaps):
        loudness = level[min(len(level) - 1, int(at / seconds * len(level)))]
        loudness *= 10.0 ** (near(rng, 1.0, 1.0) * -7.0 / 20.0)
        hit = contact(rng, loudness, table=0.16, card=near(rng, 1.0, 0.3) * spring,
                      hard=near(rng, 1.15, 0.2), bank=CARD if k % 3 else PACKET)  # fmt: skip
        mix(out, hit, at)
        at += gap * scale
    return out


def sweep(rng: random.Random) -> Signal:
    """The taken cards run together and land on the pile: a short riffle and a pat."""
    total = near(rng, 0.400, 0.03)
    out = silence(total)
    speed = curve(0.30, [(0, 0), (0.07, 0.75), (0.17, 0.6), (0.26, 0.9), (0.299, 0)])
    mix(out, friction(rng, speed, 1500, near(rng, 4300, 0.08)), LEAD, 0.13)
    mix(out, riffle(rng, 0.30, rng.randrange(9, 12), 2.0, loud=((0, 0.8), (1, 1.0))), LEAD + 0.012, 0.95)
    pat = near(rng, 0.285, 0.03)
    mix(out, contact(rng, 0.9, table=1.0, card=0.8, hard=0.8, bank=PACKET), LEAD + pat)
    mix(out, contact(rng, 0.35, table=0.3, hard=1.1), LEAD + pat + 0.004)
    return out


def shuffle(rng: random.Random) -> Signal:
    """Two halves riffled into each other, the bridge let go, the pack squared by two taps."""
    total = 2.0
    out = silence(total)
    hands = curve(total, [(0, 0), (0.08, 0.35), (0.85, 0.25), (0.95, 0.45), (1.5, 0.2), (1.62, 0.5),
                          (1.9, 0.15), (1.99, 0)])  # fmt: skip
    mix(out, friction(rng, hands, 900, 3600, grain=0.7), 0.0, 0.13)
    first = near(rng, 0.80, 0.03)
    mix(out, riffle(rng, first, 34, 2.2, loud=((0, 0.5), (0.8, 1.0), (1.0, 0.8))), 0.03, 0.95)
    bridge = 0.03 + first + near(rng, 0.13, 0.1)
    length = near(rng, 0.50, 0.04)
    mix(out, riffle(rng, length, 44, 0.75, spring=0.8, loud=((0, 0.35), (0.3, 1.0), (1.0, 0.4))), bridge, 0.62)
    purr = curve(length, [(0, 0), (0.12, 0.8), (length * 0.6, 0.6), (length - 0.005, 0)])
    mix(out, friction(rng, purr, 1100, 3300, grain=0.6), bridge, 0.12)
    tap = bridge + length + near(rng, 0.13, 0.1)
    for at, level in ((tap, 0.75), (tap + near(rng, 0.17, 0.08), 1.0)):
        mix(out, contact(rng, level, table=1.2, card=0.7, hard=0.6, bank=PACKET), at)
        mix(out, contact(rng, level * 0.5, table=0.4, hard=0.9, bank=PACKET), at + near(rng, 0.007, 0.3))
    return out
