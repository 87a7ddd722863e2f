"""Mixing, without any device: levels, sides, who gives way, how sounds end; and that nothing is ever clipped."""

from __future__ import annotations

import math
from array import array
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.assets import resources
from scopa_desktop.sound.cues import CUES, SCALE
from scopa_desktop.sound.mixer import RATE, VOICES, Mixer, Voice, loudness, panned, pitched
from scopa_desktop.sound.takes import Takes

LOUD = array("h", [32_767] * 2_000)


def sides(data: bytes) -> tuple[array[int], array[int]]:
    mixed = array("h", data)
    return mixed[0::2], mixed[1::2]


def peak(data: bytes) -> int:
    return max(max(map(abs, side)) for side in sides(data))


def takes() -> Takes:
    return Takes(resources() / "sounds")


def test_silence_is_silence() -> None:
    assert Mixer().mix(480) == bytes(4 * 480)


def test_a_sound_comes_out_as_it_went_in_on_both_sides() -> None:
    sound = array("h", [(i * 37) % 2_000 - 1_000 for i in range(500)])
    mixer = Mixer()
    mixer.add(Voice(sound))
    left, right = sides(mixer.mix(300) + mixer.mix(300))
    assert left[:500] == right[:500] == sound
    assert not any(left[500:])
    assert mixer.voices == ()


def test_sounds_add_up_each_with_its_own_sides() -> None:
    mixer = Mixer()
    mixer.add(Voice(array("h", [1_000] * 100), 1.0, 0.0))
    mixer.add(Voice(array("h", [200] * 50), 0.5, 2.0))
    left, right = sides(mixer.mix(100))
    assert (left[0], left[99], right[0], right[99]) == (1_100, 1_000, 400, 0)


@given(st.lists(st.integers(1, 700), min_size=1, max_size=8))
def test_it_does_not_matter_in_which_parts_a_device_asks(parts: list[int]) -> None:
    sound = takes().get("lay-1")

    def played(portions: list[int]) -> bytes:
        mixer = Mixer()
        mixer.add(Voice(sound, 0.8, 0.3))
        mixer.cut(0.02)
        return b"".join(mixer.mix(each) for each in portions)

    assert played(parts) == played([sum(parts)])


def test_no_sum_is_ever_clipped() -> None:
    mixer = Mixer()
    for _ in range(VOICES):
        mixer.add(Voice(LOUD, 1.4, 1.4))
    assert 32_000 < peak(mixer.mix(500)) <= 32_767


def test_many_sounds_at_once_stay_well_below_the_top() -> None:
    """The loudest that the game can bring about: everything at the same instant, and forty cards at 60 ms."""
    found, chance = takes(), Random(1)
    together = Mixer()
    for name in ("take", "sweep", "scopa", "settebello", "declare", "match_won"):
        together.add(Voice(found.get(f"{name}-1"), *panned(0.5, loudness(1.0))))
    assert 20 * math.log10(peak(together.mix(2 * RATE)) / 32_768) < -3
    dealing, heard = Mixer(), b""
    for _ in range(40):
        take, pitch = f"deal-{chance.randint(1, 3)}", chance.uniform(0.97, 1.03)
        dealing.add(Voice(found.get(take, pitch), *panned(chance.random(), 1.0)))
        heard += dealing.mix(round(0.06 * RATE))
    assert 20 * math.log10(peak(heard) / 32_768) < -6


def test_there_are_at_most_six_and_the_least_important_gives_way() -> None:
    mixer = Mixer()
    for rank in (3, 0, 1, 6, 3, 4):
        assert mixer.add(Voice(LOUD, 0.1, 0.1, rank))
    assert not mixer.add(Voice(LOUD, 0.1, 0.1, -1))
    assert mixer.add(Voice(LOUD, 0.1, 0.1, 3))
    assert [voice.rank for voice in mixer.voices if voice.fading] == [0]
    mixer.mix(1_000)
    assert sorted(voice.rank for voice in mixer.voices) == [1, 3, 3, 3, 4, 6]


def test_of_equals_the_oldest_gives_way() -> None:
    mixer = Mixer()
    for _ in range(VOICES + 1):
        mixer.add(Voice(LOUD, 0.1, 0.1, 2))
    assert [voice.fading for voice in mixer.voices] == [True] + [False] * VOICES


def test_cutting_fades_within_a_tenth_of_a_second_and_without_a_step() -> None:
    mixer = Mixer()
    mixer.add(Voice(array("h", [10_000] * RATE)))
    mixer.mix(441)
    mixer.cut()
    left, _ = sides(b"".join(mixer.mix(441) for _ in range(10)))
    steps = [abs(one - other) for one, other in pairwise(left)]
    assert max(steps) <= 4
    assert left[0] > 9_990
    assert left[-1] == 0
    assert mixer.voices == ()


def test_cutting_twice_ends_no_later_and_does_not_jump() -> None:
    mixer = Mixer()
    mixer.add(Voice(array("h", [10_000] * RATE)))
    mixer.cut(0.1)
    first, _ = sides(mixer.mix(2_205))
    mixer.cut(0.1)
    then, _ = sides(mixer.mix(2_205))
    assert abs(first[-1] - then[0]) <= 4
    mixer.mix(5)
    assert mixer.voices == ()


def test_the_middle_is_as_loud_as_it_was_and_a_side_is_louder_there() -> None:
    assert panned(0.5, 0.7) == pytest.approx((0.7, 0.7))
    left, right = panned(0.0, 1.0)
    assert left > 1.0 > right > 0.3
    assert panned(1.0, 1.0) == pytest.approx((right, left))
    assert panned(-3.0, 1.0) == panned(0.0, 1.0)
    assert left**2 + right**2 == pytest.approx(2.0)


def test_decibels() -> None:
    assert loudness(0) == 1.0
    assert loudness(-6) == pytest.approx(0.501, abs=0.001)


@pytest.mark.parametrize("pitch", [0.97, 1.03, *SCALE])
def test_a_pitch_makes_a_tone_so_much_higher(pitch: float) -> None:
    tone = array("h", [round(8_000 * math.sin(2 * math.pi * 441 * i / RATE)) for i in range(RATE // 2)])
    heard = pitched(tone, pitch)
    rising = sum(one < 0 <= other for one, other in pairwise(heard))
    assert rising / (len(heard) / RATE) == pytest.approx(441 * pitch, abs=4)
    assert max(heard) <= 8_000


def test_a_sound_at_its_own_pitch_and_a_sound_of_nothing() -> None:
    assert pitched(LOUD, 1.0) == LOUD
    assert len(pitched(array("h"), 1.02)) == 0


# --------------------------------------------------------------------------------------------------- files


def test_every_take_of_every_cue_has_its_file(caplog: pytest.LogCaptureFixture) -> None:
    found = takes()
    caplog.set_level("INFO")
    for cue in CUES.values():
        for number in range(1, cue.takes + 1):
            assert len(found.get(f"{cue.sound}-{number}")) > 1_000
    assert caplog.records == []
    used = {f"{cue.sound}-{number}.wav" for cue in CUES.values() for number in range(1, cue.takes + 1)}
    assert {path.name for path in (resources() / "sounds").glob("*.wav")} == used


@pytest.mark.parametrize("moment", ["dealt", "laid", "taken", "flipped", "swept", "stock empty", "declared"])
def test_the_hit_is_where_the_sound_is_loudest(moment: str) -> None:
    """Within what the eye forgives; of a sweep it is the pat at the end, of a deal the landing after the flick."""
    cue = CUES[moment]
    for number in range(1, cue.takes + 1):
        samples = takes().get(f"{cue.sound}-{number}")
        around = range(max(0, cue.hit - 12), cue.hit + 25)
        loud = max(abs(samples[min(len(samples) - 1, ms * RATE // 1000 + i)]) for ms in around for i in range(44))
        assert loud >= (0.35 if moment in ("dealt", "swept") else 0.95) * max(map(abs, samples))


def riff(frames: bytes, channels: int = 1, width: int = 2, rate: int = RATE, claimed: int | None = None) -> bytes:
    size = len(frames) if claimed is None else claimed
    number = int.to_bytes
    head = b"WAVEfmt " + number(16, 4, "little") + number(1, 2, "little") + number(channels, 2, "little")
    head += number(rate, 4, "little") + number(rate * channels * width, 4, "little")
    head += number(channels * width, 2, "little") + number(8 * width, 2, "little")
    body = head + b"data" + number(size, 4, "little") + frames
    return b"RIFF" + number(len(body), 4, "little") + body


HOSTILE = {
    "empty": b"",
    "text": b"not a sound at all",
    "half a head": riff(b"")[:20],
    "stereo": riff(bytes(4_000), channels=2),
    "bytes": riff(bytes(4_000), width=1),
    "another rate": riff(bytes(4_000), rate=8_000),
    "too long": riff(b"", claimed=4_000_000_000),
    "another kind": riff(bytes(4_000)).replace(b"WAVEfmt ", b"WAVEfmX "),
}


@pytest.mark.parametrize("what", [*HOSTILE, "missing", "a folder", "no folder"])
def test_a_file_that_is_no_sound_is_silence_and_one_line_in_the_log(
    what: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    path = tmp_path / "lay-1.wav"
    if what in HOSTILE:
        path.write_bytes(HOSTILE[what])
    elif what == "a folder":
        path.mkdir()
    found = Takes(None if what == "no folder" else tmp_path)
    assert [len(found.get("lay-1")), len(found.get("lay-1", 1.03)), len(found.get("lay-1"))] == [0, 0, 0]
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert "lay-1" in caplog.text


def test_a_file_that_ends_early_is_heard_as_far_as_it_goes(tmp_path: Path) -> None:
    (tmp_path / "lay-1.wav").write_bytes(riff(bytes(2_001), claimed=8_000))
    assert len(Takes(tmp_path).get("lay-1")) == 1_000


def test_pitches_that_were_used_lately_are_kept_and_no_more() -> None:
    found = takes()
    for number in range(200):
        found.get("point-1", 1 + number / 1_000)
    assert len(found._pitched) <= 96
    assert found.get("point-1", 1.199) is found.get("point-1", 1.199)
