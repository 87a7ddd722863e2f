"""Every sound of the game, and its takes as samples and as WAV files."""

from __future__ import annotations

import io
import random
import wave
from array import array
from collections.abc import Callable
from dataclasses import dataclass

from tools.make_sounds import cards, metal, strings, table
from tools.make_sounds.master import master, room
from tools.make_sounds.signals import RATE, Signal


@dataclass(frozen=True, slots=True)
class Cue:
    """One sound of the game and how it is made.

    Attributes:
        name: what its files are called.
        make: synthesises a take, with a generator of its own.
        takes: how many there are; two at least, since the game never plays the same one twice in a row.
        lufs: how loud the loudest 400 ms are.
        early: how much of the room's first reflections is heard.
        late: how much of the room's tail is heard.
        fade: seconds in which it fades out.
    """

    name: str
    make: Callable[[random.Random], Signal]
    takes: int
    lufs: float
    early: float = 0.8
    late: float = 0.0
    fade: float = 0.005


CUES = (
    Cue("deal", cards.deal, 3, -35.5),
    Cue("lay", cards.lay, 3, -33.5),
    Cue("take", cards.take, 3, -33.5),
    Cue("flip", cards.flip, 3, -35.0),
    Cue("sweep", cards.sweep, 3, -32.5),
    Cue("shuffle", cards.shuffle, 2, -31.0),
    Cue("stock_empty", table.stock_empty, 3, -35.5),
    Cue("choose", table.choose, 3, -34.0),
    Cue("refuse", table.refuse, 3, -33.0),
    Cue("point", table.point, 3, -36.0),
    Cue("scopa", strings.scopa, 3, -27.0, 1.0, 0.10, 0.30),
    Cue("settebello", metal.settebello, 2, -28.5, 1.0, 0.08, 0.35),
    Cue("declare", metal.declare, 2, -29.5, 0.9, 0.05, 0.10),
    Cue("match_won", strings.match_won, 2, -26.5, 1.0, 0.12, 0.50),
    Cue("match_lost", strings.match_lost, 2, -28.5, 1.0, 0.12, 0.40),
    Cue("your_turn", strings.your_turn, 2, -31.5, 1.0, 0.08, 0.15),
)


def names() -> list[str]:
    """Return the names of all files, the longest to compute first."""
    slow = ("match_won", "match_lost", "scopa", "shuffle")
    takes = [(cue.name, number) for cue in CUES for number in range(1, cue.takes + 1)]
    return [f"{name}-{number}.wav" for name, number in sorted(takes, key=lambda take: take[0] not in slow)]


def render(name: str, number: int) -> Signal:
    """Synthesise one take."""
    cue = next(cue for cue in CUES if cue.name == name)
    rng = random.Random(f"scopa sound {name} {number}")
    return master(room(cue.make(rng), cue.early, cue.late), cue.lufs, cue.fade)


def wav(file: str) -> bytes:
    """Return a file, by its name such as ``lay-2.wav``: mono, 16 bits, 44.1 kHz."""
    name, _, number = file.removesuffix(".wav").rpartition("-")
    data = array("h", (round(32767.0 * max(-1.0, min(1.0, v))) for v in render(name, int(number))))
    written = io.BytesIO()
    with wave.open(written, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(data.tobytes())
    return written.getvalue()
