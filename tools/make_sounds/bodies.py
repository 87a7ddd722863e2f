"""What sounds when it is touched: forces, friction, and bodies that ring."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from tools.make_sounds.signals import RATE, Signal, band_pass, high_pass, low_pass, moving_band, near, noise, samples


def force(rng: random.Random, width: float, rough: float = 0.3) -> Signal:
    """A contact force of unit impulse: a rounded pulse of `width` s, roughened by noise.

    Modes whose period is short against the width are hardly excited: a soft finger is a
    long pulse, a nail or the edge of a card a short one.
    """
    n = max(3, samples(width))
    pulse = [math.sin(math.pi * (i + 0.5) / n) ** 1.5 for i in range(n)]
    pulse = [v * (1.0 + rough * (2.0 * rng.random() - 1.0)) for v in pulse]
    total = sum(pulse)
    return [v / total for v in pulse]


def burst(rng: random.Random, low: float, high: float, decay: float, seconds: float) -> Signal:
    """Noise that dies away by 60 dB in `decay` s, between two frequencies."""
    x = low_pass(high_pass(noise(rng, seconds), low), high)
    r = 10.0 ** (-3.0 / (decay * RATE))
    level = 1.0
    for i in range(len(x)):
        x[i] *= level * min(1.0, i / 14.0)
        level *= r
    return x


def friction(
    rng: random.Random,
    speed: Sequence[float],
    low: float,
    high: float,
    *,
    grain: float = 0.4,
    q: float = 0.55,
) -> Signal:
    """Paper sliding: a rough surface read at `speed` (0 to 1).

    A faster card meets more asperities a second: the sound gets louder and its band
    moves from `low` to `high` Hz.  `grain` is the unevenness of cloth and hand.
    """
    seconds = len(speed) / RATE
    x = moving_band(noise(rng, seconds), [low + (high - low) * v for v in speed], q)
    slow = band_pass(noise(rng, seconds), 75.0, 0.6)
    scale = math.sqrt(sum(v * v for v in slow) / max(1, len(slow))) or 1.0
    shaped = [v * s**1.4 * max(0.1, 1.0 + grain * g / scale) for v, s, g in zip(x, speed, slow, strict=True)]
    return low_pass(shaped, 11_000.0, 0.6)


@dataclass(frozen=True, slots=True)
class Mode:
    """One way a body vibrates."""

    hz: float
    t60: float
    gain: float


def modes(*rows: tuple[float, float, float]) -> tuple[Mode, ...]:
    return tuple(Mode(*row) for row in rows)


def plate(name: str, low: float, high: float, step: float, t60: tuple[float, float],
          peak: float) -> tuple[Mode, ...]:  # fmt: skip
    """A flat body: on average one mode every `step` Hz, as plates have, at uneven places.

    Decay falls from t60[0] at `low` to t60[1] at `high`; the level has a hump at `peak`:
    below it a small area radiates badly, above it cloth or fibres take the energy.
    """
    rng = random.Random(f"plate {name}")
    power = math.log(t60[1] / t60[0]) / math.log(high / low)
    bank: list[Mode] = []
    hz = low
    while hz < high:
        level = 2.0 * (hz / peak) / (1.0 + (hz / peak) ** 2) * near(rng, 1.0, 0.6)
        bank.append(Mode(hz, t60[0] * (hz / low) ** power * near(rng, 1.0, 0.2), level * rng.choice((-1, 1))))
        hz += step * (0.35 + 1.3 * rng.random())
    size = math.sqrt(sum(m.gain**2 for m in bank))
    return tuple(Mode(m.hz, m.t60, m.gain / size) for m in bank)


FELT_TABLE = plate("wooden top under cloth", 95, 2300, 44, (0.085, 0.018), 430)
BARE_TABLE = plate("wooden rim", 120, 3400, 62, (0.120, 0.028), 560)
CARD = plate("pasteboard", 330, 9000, 290, (0.034, 0.009), 2600)
PACKET = plate("squared packet of cards", 190, 5200, 130, (0.055, 0.011), 950)

WOOD_BEAD = modes(
    (640, 0.030, 0.20), (1180, 0.048, 1.00), (1965, 0.036, 0.80), (3020, 0.026, 0.70),
    (4310, 0.019, 0.55), (6100, 0.014, 0.35),
)  # fmt: skip
"""A bead of box wood on the wire of a counting frame."""


def ring(drive: Signal, bank: Sequence[Mode], seconds: float, rng: random.Random | None = None,
         spread: float = 0.0) -> Signal:  # fmt: skip
    """The sound of a body driven by a force: a bank of two-pole resonators.

    `spread` moves every mode a little, as when a table is struck at another place.
    """
    n = samples(seconds)
    x = drive[:n] + [0.0] * (n - len(drive))
    out = [0.0] * n
    for mode in bank:
        hz = mode.hz if rng is None else near(rng, mode.hz, spread)
        gain = mode.gain if rng is None else near(rng, mode.gain, min(0.9, 10.0 * spread))
        w = 2.0 * math.pi * hz / RATE
        r = 10.0 ** (-3.0 / (mode.t60 * RATE))
        c, d, b = 2.0 * r * math.cos(w), r * r, gain * math.sin(w)
        y1 = y2 = 0.0
        for i in range(min(n, len(drive) + samples(1.2 * mode.t60))):
            y = b * x[i] + c * y1 - d * y2
            y2 = y1
            y1 = y
            out[i] += y
    return out
