"""The speaker: with no device, no library, devices that fail, vanish or hang, there is silence and nothing else."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scopa_desktop.assets import resources
from scopa_desktop.sound import output
from scopa_desktop.sound.desk import Play
from scopa_desktop.sound.output import QUIET, RELEASE, RETRY, Device, Samples, Speaker, open_device
from scopa_desktop.sound.takes import Takes

ROOT = Path(__file__).parents[2]
FRAMES = 882


def lay(rank: int = 3, seconds: float = 60.0) -> Play:
    return Play("lay-1", 1.0, 1.0, 1.0, rank, time.monotonic() + seconds)


class Fake:
    """A device that is turned by hand."""

    def __init__(self) -> None:
        self.samples: Samples | None = None
        self.log: list[str] = []
        self.fails_on: str = ""

    def _do(self, what: str) -> None:
        self.log.append(what)
        if what == self.fails_on:
            raise RuntimeError("the cable was pulled")

    def start(self, samples: Samples, /) -> None:
        self._do("start")
        next(samples)
        self.samples = samples

    def stop(self) -> None:
        self._do("stop")
        self.samples = None

    def close(self) -> None:
        self._do("close")
        self.samples = None

    def ask(self, frames: int = FRAMES) -> array[int]:
        assert self.samples is not None
        return array("h", self.samples.send(frames))


class Watch:
    """A clock that is moved by hand, on top of the real time."""

    def __init__(self) -> None:
        self.moved = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.moved


def until(seen: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 20
    while not seen():
        assert time.monotonic() < end, f"waited in vain until {what}"
        time.sleep(0.002)


def sound_threads() -> list[threading.Thread]:
    return [each for each in threading.enumerate() if each.name == "sound"]


class Room:
    """A speaker, its devices in the order in which they were opened, and its clock."""

    def __init__(self) -> None:
        self.devices: list[Fake] = []
        self.refuses: Exception | None = None
        self.watch = Watch()
        self.asked = 0
        self.speaker = Speaker(Takes(resources() / "sounds"), self.open, self.watch)

    def open(self) -> Device:
        self.asked += 1
        if self.refuses is not None:
            raise self.refuses
        self.devices.append(Fake())
        return self.devices[-1]

    def play(self) -> Fake:
        """Play, and return the device that runs for it."""
        before = len(self.speaker._coming)
        self.speaker.play(Play("lay-1", 1.0, 1.0, 1.0, 3, self.watch() + 60))
        until(lambda: len(self.speaker._coming) > before, "the sound has come to the device")
        return self.devices[-1]


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room()
    yield made
    made.speaker.close()
    assert sound_threads() == []


def test_nothing_is_opened_and_no_thread_begun_before_the_first_sound(room: Room) -> None:
    assert (room.asked, sound_threads()) == (0, [])
    room.play()
    assert (room.asked, len(sound_threads())) == (1, 1)


def test_a_sound_comes_out(room: Room) -> None:
    device = room.play()
    heard = sum((device.ask() for _ in range(20)), array("h"))
    assert heard[0 : 2 * 4_000 : 2] == Takes(resources() / "sounds").get("lay-1")[:4_000]


def test_the_device_stops_when_it_is_quiet_and_starts_again(room: Room) -> None:
    device = room.play()
    for _ in range(20):
        device.ask()
    room.watch.moved += QUIET + 0.1
    device.ask()
    until(lambda: device.log[-1] == "stop", "it stops")
    assert room.play() is device
    assert device.log == ["start", "stop", "start"]
    assert max(device.ask()) > 0 or max(device.ask()) > 0


def test_it_does_not_stop_while_something_is_heard(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "_WATCH", 0.01)
    device = room.play()
    room.watch.moved += QUIET + 0.1
    device.ask()
    time.sleep(0.1)
    assert device.log == ["start"]


def test_after_a_long_silence_the_device_is_given_back(room: Room) -> None:
    device = room.play()
    for _ in range(20):
        device.ask()
    room.watch.moved += QUIET + 0.1
    device.ask()
    until(lambda: device.log[-1] == "stop", "it stops")
    room.watch.moved += RELEASE
    room.speaker._waiting.put(Play("lay-1", 1.0, 1.0, 1.0, 3, 0.0))  # too late to be heard: it only wakes the thread
    until(lambda: device.log[-1] == "close", "it is given back")
    assert room.play() is not device


def test_a_device_that_vanishes_is_given_up_and_tried_again_later(room: Room) -> None:
    lost = room.play()
    room.watch.moved += 2.0  # and in all that time it has asked for nothing
    until(lambda: lost.log[-1] == "close", "it is given up")
    room.speaker.play(Play("lay-1", 1.0, 1.0, 1.0, 3, room.watch() + 60))
    until(room.speaker._waiting.empty, "the sound is passed over")
    assert room.asked == 1
    room.watch.moved += RETRY
    assert room.play() is not lost


@pytest.mark.parametrize("what", ["start", "stop", "close"])
def test_a_device_that_fails_is_silence(room: Room, what: str) -> None:
    opens = room.open

    def broken() -> Device:
        device = opens()
        assert isinstance(device, Fake)
        device.fails_on = what
        return device

    room.speaker._opens = broken
    room.speaker.play(lay())
    until(lambda: bool(room.devices) and "start" in room.devices[0].log, "it is started")
    room.watch.moved += QUIET + 0.1
    if what != "start":
        until(lambda: room.devices[0].samples is not None, "it has its samples")
        until(lambda: len(room.devices[0].log) > 1, "it is stopped or given up")
    room.watch.moved += RETRY
    room.speaker._opens = opens
    assert room.play().log == ["start"]


@pytest.mark.parametrize("fault", [RuntimeError("no device"), OSError("no such device"), ImportError("no library")])
def test_without_a_device_there_is_silence_and_one_line_in_the_log(
    room: Room, fault: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    room.refuses = fault
    for _ in range(50):
        room.speaker.play(lay())
    until(room.speaker._waiting.empty, "all are passed over")
    assert room.asked == 1
    assert [record.levelname for record in caplog.records] == ["INFO"]


def test_a_device_that_comes_later_is_found_but_a_library_is_not_looked_for_again(room: Room) -> None:
    room.refuses = OSError("not yet")
    room.speaker.play(lay())
    until(lambda: room.asked == 1, "it was tried")
    room.refuses = None
    room.watch.moved += RETRY + 0.1
    device = room.play()
    assert device.log == ["start"]
    room.refuses = ImportError("gone")
    device.fails_on = "stop"
    room.watch.moved += QUIET + 0.1
    device.ask()
    room.watch.moved += QUIET + 1.6
    until(lambda: "close" in device.log, "it is given up")
    room.watch.moved += RETRY + 0.1
    room.speaker.play(Play("lay-1", 1.0, 1.0, 1.0, 3, room.watch() + 60))
    until(lambda: room.asked == 3, "the library is missed")
    room.watch.moved += 100 * RETRY
    room.speaker.play(Play("lay-1", 1.0, 1.0, 1.0, 3, room.watch() + 60))
    until(room.speaker._waiting.empty, "it is passed over")
    time.sleep(0.05)
    assert room.asked == 3


def test_a_sound_that_comes_too_late_is_not_played(room: Room) -> None:
    room.play()
    room.speaker.play(Play("take-1", 1.0, 1.0, 1.0, 3, room.watch() - 0.01))
    until(room.speaker._waiting.empty, "it is passed over")
    time.sleep(0.02)
    assert len(room.speaker._coming) == 1


def test_opening_a_device_that_hangs_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "_PATIENCE", 0.05)
    answer = threading.Event()

    def hangs() -> Device:
        answer.wait(30)
        return Fake()

    speaker = Speaker(Takes(resources() / "sounds"), hangs)
    began = time.monotonic()
    for _ in range(500):
        speaker.play(lay())
    speaker.cut()
    speaker.close()
    assert time.monotonic() - began < 5
    assert speaker._waiting.qsize() <= output._WAITING
    answer.set()
    until(lambda: sound_threads() == [], "the thread has ended")


def test_a_fault_while_mixing_is_silence_and_not_an_exception_in_the_device(room: Room) -> None:
    device = room.play()
    room.speaker._coming.append("nonsense")  # type: ignore[arg-type]
    assert not any(device.ask())
    assert room.play() is device
    assert any(device.ask(4_000))


def test_cutting_drops_what_waits_and_fades_what_sounds(room: Room) -> None:
    device = room.play()
    device.ask(200)
    room.speaker.cut()
    heard = sum((device.ask(441) for _ in range(12)), array("h"))
    assert not any(heard[2 * 441 * 9 :])


def test_closing_twice_and_playing_afterwards_do_nothing(room: Room) -> None:
    device = room.play()
    room.speaker.close()
    room.speaker.close()
    room.speaker.play(lay())
    assert device.log == ["start", "close"]
    assert room.asked == 1


def test_it_plays_on_the_null_device_of_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """The library itself, with a thread of its own that asks in real time; what it got is looked at."""
    miniaudio = pytest.importorskip("miniaudio")
    heard: list[bytes] = []
    speaker = Speaker(Takes(resources() / "sounds"), lambda: output._Miniaudio(miniaudio, [miniaudio.Backend.NULL]))
    mix = speaker._next

    def listen(frames: int) -> bytes:
        heard.append(mix(frames))
        return heard[-1]

    monkeypatch.setattr(speaker, "_next", listen)
    for _ in range(3):
        speaker.play(lay())
    until(lambda: len(b"".join(heard)) > 4 * 8_000, "it has asked for all of it")
    speaker.close()
    assert max(array("h", b"".join(heard))) > 5_000
    assert sound_threads() == []


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    import os

    environment = {**os.environ, **environment}
    return subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, env=environment
    )


PLAYS = """
import time
from scopa_desktop.assets import resources
from scopa_desktop.sound.desk import Desk
from scopa_desktop.sound.output import Speaker
from scopa_desktop.sound.takes import Takes
speaker = Speaker(Takes(resources() / "sounds"))
desk = Desk(speaker)
began = time.monotonic()
desk.play("laid")
assert time.monotonic() - began < 0.5
time.sleep(0.3)
desk.play("taken")
{end}
"""


@pytest.mark.parametrize("end", ["desk.close()", "", "raise SystemExit(0)"])
def test_without_a_device_nothing_is_printed_and_the_program_ends(end: str, tmp_path: Path) -> None:
    """ALSA would tell on the terminal that there is no card, once for every name it tries."""
    (tmp_path / ".asoundrc").write_text("pcm.!default { type hw card 77 }\nctl.!default { type hw card 77 }\n")
    done = run(PLAYS.format(end=end), HOME=str(tmp_path), PULSE_SERVER="/nowhere", PIPEWIRE_REMOTE="/nowhere")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_without_the_library_nothing_is_printed() -> None:
    done = run("import sys; sys.modules['miniaudio'] = None\n" + PLAYS.format(end="desk.close()"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_library_is_loaded_by_the_first_sound_and_not_before() -> None:
    program = PLAYS.replace("desk.play", "import sys; assert 'miniaudio' not in sys.modules; desk.play", 1)
    done = run(program.format(end="desk.close(); assert 'miniaudio' in sys.modules"))
    assert (done.returncode, done.stderr) == (0, "")


def test_the_null_device_is_never_chosen_by_itself() -> None:
    miniaudio = pytest.importorskip("miniaudio")
    try:
        device = open_device()
    except miniaudio.MiniaudioError:
        return
    assert device._device.backend != "Null"  # type: ignore[attr-defined]
    device.close()
