"""The device: the one module that loads the sound library.  Whatever fails here is silence, never an error.

Everything that may take time happens in a thread of its own: loading the library, opening the device, reading
and pitching sounds.  The device runs only while there is something to hear, and for a moment afterwards.
"""

from __future__ import annotations

import contextlib
import ctypes
import logging
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator
from queue import Empty, Full, Queue
from typing import Any, Final, Protocol

from scopa_desktop.sound.cues import LATENCY
from scopa_desktop.sound.desk import Play
from scopa_desktop.sound.mixer import RATE, Mixer, Voice
from scopa_desktop.sound.takes import Takes

_LOG = logging.getLogger(__name__)
PERIODS: Final = 3
"""The device's buffer is filled in so many parts; all of it takes as long as `LATENCY`."""
QUIET: Final = 2.0
"""Seconds of silence after which the device stops: it then costs nothing, and starts again in a moment."""
RELEASE: Final = 60.0
"""Seconds of silence after which it is given back to the system."""
RETRY: Final = 20.0
"""Seconds in which a device that failed is not tried again."""
_DEAF: Final = 1.5
"""Seconds in which a running device asks for nothing, after which it is taken for lost."""
_WATCH: Final = 0.5
"""Seconds between two looks at a running device."""
_WAITING: Final = 32
"""The most sounds that wait for the device."""
_PATIENCE: Final = 1.0
"""Seconds that `close` waits for a device that does not answer."""

Samples = Generator[bytes, int, None]


class Device(Protocol):
    """What plays samples: it asks a generator for so many frames, again and again."""

    def start(self, samples: Samples, /) -> None:
        """Begin to ask."""

    def stop(self) -> None:
        """Ask no more, for now."""

    def close(self) -> None:
        """Give the device back to the system."""


def open_device() -> Device:
    """Open the system's usual device.

    Raises:
        ImportError: the sound library is not installed.
        Exception: there is no device; the library has several names for that.
    """
    import miniaudio

    _hush_alsa()
    known = miniaudio.Backend
    # No JACK, which complains on the terminal, and not the null device, which would have us mix for nobody.
    wanted = [known.WASAPI, known.COREAUDIO, known.PULSEAUDIO, known.ALSA, known.SNDIO, known.OSS]
    return _Miniaudio(miniaudio, [each for each in wanted if miniaudio.is_backend_enabled(each)])


class _Miniaudio:
    """A device of miniaudio."""

    def __init__(self, library: Any, backends: list[Any]) -> None:
        self._library = library
        self._device = library.PlaybackDevice(
            library.SampleFormat.SIGNED16,
            nchannels=2,
            sample_rate=RATE,
            buffersize_msec=LATENCY // PERIODS,
            callback_periods=PERIODS,
            backends=backends,
            app_name="Scopa",
        )

    def start(self, samples: Samples, /) -> None:
        next(samples)
        self._device.start(samples)

    def stop(self) -> None:
        self._device.stop()

    def close(self) -> None:
        """Close the device, and its connection to the system, which the library forgets."""
        context = self._device._context
        self._device.close()
        self._library.lib.ma_context_uninit(context)


def _hush_alsa() -> None:
    """Keep ALSA from writing to the terminal that there is no sound card: any function without effect will do."""
    if sys.platform.startswith("linux"):
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(ctypes.CDLL(None).getpid)


class Speaker:
    """Plays sounds on a device.

    Args:
        takes: the sounds.
        opens: opens a device; called in the speaker's thread, when there is a sound to play.
        clock: tells the time in seconds.
    """

    def __init__(
        self,
        takes: Takes,
        opens: Callable[[], Device] = open_device,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Make it ready; neither thread nor device is there before the first sound."""
        self._takes, self._opens, self._clock = takes, opens, clock
        self._waiting: Queue[Play | None] = Queue(_WAITING)
        self._thread: threading.Thread | None = None
        self._closed = False
        self._device: Device | None = None
        self._running = False
        self._not_before = 0.0
        self._mixer = Mixer()
        self._coming: deque[Voice | None] = deque()
        self._heard = self._asked = 0.0

    def play(self, sound: Play) -> None:
        """Let a sound be heard; returns at once."""
        if self._closed:
            return
        with contextlib.suppress(Full):  # the device does not answer: then nothing more waits for it
            self._waiting.put_nowait(sound)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()

    def cut(self) -> None:
        """Let everything that sounds die away; what waits is not begun."""
        with contextlib.suppress(Empty):
            while True:
                self._waiting.get_nowait()
        self._coming.append(None)

    def close(self) -> None:
        """End; waits for the thread, but not for a device that hangs."""
        if self._closed:
            return
        self._closed = True
        if self._thread is not None:
            self.cut()
            self._waiting.put(None)
            self._thread.join(_PATIENCE)

    # --------------------------------------------------------------------------------- the speaker's thread

    def _work(self) -> None:
        while True:
            try:
                sound = self._waiting.get(timeout=self._until_next_look())
            except Empty:
                self._look()
                continue
            if sound is None or self._closed:
                break
            self._begin(sound)
        self._give_back()

    def _until_next_look(self) -> float | None:
        """Return how long nothing needs to be looked after: for ever while there is no device."""
        if self._device is None:
            return None
        if self._running:
            return _WATCH
        return max(0.0, self._heard + RELEASE - self._clock())

    def _look(self) -> None:
        """Stop a device that has nothing to play, give it back later, and give up one that is lost."""
        now = self._clock()
        if self._running and now - self._asked > _DEAF:
            self._lose("it does not ask for samples any more")
        elif self._running and now - self._heard > QUIET:
            self._run(False)
        elif now - self._heard > RELEASE:
            self._give_back()

    def _begin(self, sound: Play) -> None:
        """Let a sound begin, unless it has come too late."""
        if self._clock() < self._not_before or sound.until < self._clock():
            return
        samples = self._takes.get(sound.take, sound.pitch)
        if not samples or not self._ready() or sound.until < self._clock():
            return
        self._heard = self._clock()
        self._coming.append(Voice(samples, sound.left, sound.right, sound.rank))

    def _ready(self) -> bool:
        """Have a device that runs, if there is one."""
        if self._running and self._clock() - self._asked > _DEAF:
            self._lose("it does not ask for samples any more")
            return False
        if self._device is None:
            try:
                self._device = self._opens()
            except Exception as fault:
                # The library raises its own errors, the loader OSErrors; none is worth more than silence.
                self._lose(str(fault) or type(fault).__name__, for_good=isinstance(fault, ImportError))
                return False
        if not self._running:
            self._run(True)
        return self._running

    def _run(self, on: bool) -> None:
        device = self._device
        if device is None:
            return
        try:
            if on:
                self._asked = self._heard = self._clock()
                device.start(self._samples())
            else:
                device.stop()
            self._running = on
        except Exception as fault:
            self._lose(str(fault))

    def _lose(self, reason: str, for_good: bool = False) -> None:
        """Do without the device for a while."""
        _LOG.info("no sound: %s", reason)
        self._not_before = float("inf") if for_good else self._clock() + RETRY
        self._give_back()

    def _give_back(self) -> None:
        device, self._device, self._running = self._device, None, False
        self._coming.clear()
        self._mixer = Mixer()
        if device is not None:
            with contextlib.suppress(Exception):
                device.close()

    # ---------------------------------------------------------------------------------- the device's thread

    def _samples(self) -> Samples:
        """Yield what is to be heard, in as many frames as are asked for."""
        frames = yield b""
        while True:
            try:
                data = self._next(frames)
            except Exception:  # the library would print it, at every call
                self._mixer = Mixer()
                data = bytes(4 * frames)
            frames = yield data

    def _next(self, frames: int) -> bytes:
        self._asked = self._clock()
        mixer = self._mixer
        while self._coming:
            voice = self._coming.popleft()
            if voice is None:
                mixer.cut()
            else:
                mixer.add(voice)
        if mixer.voices:
            self._heard = self._asked
        return mixer.mix(frames)
