"""The sounds in ``resources/sounds``: all there, as the program computes them, and fit to be played together."""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path

import pytest

from tools.make_sounds.takes import CUES, names, wav

SOUNDS = Path(__file__).parents[2] / "resources" / "sounds"
QUICK = ("lay-2.wav", "point-1.wav", "refuse-3.wav", "settebello-1.wav", "stock_empty-2.wav", "your_turn-2.wav")
"""Files that are computed in a moment; among them are cards, wood, cloth, metal and strings."""


def samples(name: str) -> array[int]:
    with wave.open(str(SOUNDS / name), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        return array("h", file.readframes(file.getnframes()))


def test_all_sounds_are_there_and_no_others() -> None:
    assert {path.name for path in SOUNDS.iterdir()} == {*names(), "LICENSE"}


@pytest.mark.parametrize("name", QUICK)
def test_computing_a_sound_again_gives_the_same_bytes(name: str) -> None:
    assert (SOUNDS / name).read_bytes() == wav(name)


def test_they_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 2_000_000


@pytest.mark.parametrize("cue", CUES, ids=lambda cue: cue.name)
def test_every_sound_has_takes_that_differ(cue: object) -> None:
    name, takes = cue.name, cue.takes  # type: ignore[attr-defined]
    assert takes >= 2
    assert len({(SOUNDS / f"{name}-{number}.wav").read_bytes() for number in range(1, takes + 1)}) == takes


@pytest.mark.parametrize("name", names())
def test_no_sound_is_too_loud_or_begins_or_ends_with_a_click(name: str) -> None:
    heard = samples(name)
    peak = 20 * math.log10(max(abs(each) for each in heard) / 32768)
    assert -18 < peak < -9
    assert max(abs(each) for each in (*heard[:4], *heard[-4:])) < 40
    assert abs(sum(heard) / len(heard)) < 16
