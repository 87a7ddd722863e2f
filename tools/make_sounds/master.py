"""The room that all sounds share, and the last step: no DC, clean fades, the wanted loudness."""

from __future__ import annotations

import math

from tools.make_sounds.signals import LEAD, RATE, Signal, biquad, high_pass, low_pass, mix, samples, silence, times

CEILING_DB = -9.2
"""Highest peak of any file, in dBFS."""
REFLECTIONS = ((0.0029, 0.20), (0.0053, -0.15), (0.0081, 0.13), (0.0117, -0.10), (0.0163, 0.08),
               (0.0214, -0.06), (0.0277, 0.045))  # fmt: skip
"""Delay and gain of the first walls of a small furnished room."""


def room(x: Signal, early: float, late: float, t60: float = 0.32) -> Signal:
    """Early reflections, and a quiet tail from four delay lines feeding each other."""
    soft = low_pass(high_pass(x, 180.0), 4800.0, 0.6)
    out = list(x)
    for delay, gain in REFLECTIONS:
        mix(out, soft, delay, gain * early)
    if late:
        sizes = (1031, 1327, 1523, 1871)
        lines = [[0.0] * size for size in sizes]
        gains = [10.0 ** (-3.0 * size / (t60 * RATE)) for size in sizes]
        place = [0, 0, 0, 0]
        dull = [0.0, 0.0, 0.0, 0.0]
        for i, v in enumerate(soft):
            for k in range(4):
                dull[k] += 0.45 * (gains[k] * lines[k][place[k]] - dull[k])
            a, b, c, d = dull
            out[i] += late * (a - b + c - d)
            lines[0][place[0]] = v + 0.5 * (a + b + c + d)
            lines[1][place[1]] = v + 0.5 * (a - b + c - d)
            lines[2][place[2]] = v + 0.5 * (a + b - c - d)
            lines[3][place[3]] = v + 0.5 * (a - b - c + d)
            for k in range(4):
                place[k] = (place[k] + 1) % sizes[k]
    return out


def loudness(x: Signal) -> float:
    """The loudest 400 ms, in LUFS (ITU-R BS.1770 weighting, ungated)."""
    k = math.tan(math.pi * 1681.9745 / RATE)
    vh, q = 10.0 ** (3.99984385 / 20.0), 0.70717524
    vb = vh**0.49966677
    y = biquad(x + silence(0.4), (vh + vb * k / q + k * k, 2 * (k * k - vh), vh - vb * k / q + k * k),
               (1 + k / q + k * k, 2 * (k * k - 1), 1 - k / q + k * k))  # fmt: skip
    k, q = math.tan(math.pi * 38.135471 / RATE), 0.50032704
    scale = 1 + k / q + k * k
    y = biquad(y, (scale, -2 * scale, scale), (scale, 2 * (k * k - 1), 1 - k / q + k * k))
    span = samples(0.4)
    energy = best = 0.0
    for i, v in enumerate(y):
        energy += v * v
        if i >= span:
            energy -= y[i - span] ** 2
        best = max(best, energy)
    return -0.691 + 10.0 * math.log10(best / span + 1e-12)


def rounded(x: Signal, ceiling: float) -> Signal:
    """Round off the few highest peaks; below three quarters of the ceiling nothing changes."""
    knee = 0.75 * ceiling
    rest = ceiling - knee
    return [v if abs(v) <= knee else math.copysign(knee + rest * math.tanh((abs(v) - knee) / rest), v) for v in x]


def master(x: Signal, lufs: float, fade_out: float) -> Signal:
    """No DC, no empty end, clean fades, the wanted loudness, no peak above the ceiling."""
    x = high_pass(x, 70.0)
    loud = max(abs(v) for v in x) * 10.0 ** (-56.0 / 20.0)
    last = max(i for i, v in enumerate(x) if abs(v) > loud)
    x = x[: last + samples(fade_out)]
    n, up, down = len(x), samples(LEAD), samples(fade_out)
    fade = [1.0] * n
    for i in range(up):
        fade[i] *= 0.5 - 0.5 * math.cos(math.pi * i / up)
    for i in range(down):
        fade[n - 1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / down)
    x = times(x, fade)
    offset = sum(x) / (sum(fade) or 1.0)
    x = [v - offset * f for v, f in zip(x, fade, strict=True)]
    gain = 10.0 ** ((lufs - loudness(x)) / 20.0)
    return rounded([gain * v for v in x], 10.0 ** (CEILING_DB / 20.0))
