"""A virtual X screen whose picture can be read without asking X, as often as is wished."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from PIL import Image


class XScreen:
    """A screen that is up within a ``with`` block.

    Args:
        size: in pixels, as ``1280x800``.

    Attributes:
        display: its name, as ``:7``.

    Raises:
        OSError: there is no Xvfb, or it does not start.
    """

    def __init__(self, size: str = "1280x800") -> None:
        if shutil.which("Xvfb") is None:
            raise OSError("there is no Xvfb to make a screen (Debian: apt-get install xvfb)")
        self._folder = tempfile.TemporaryDirectory(prefix="x-screen-")
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-fbdir", self._folder.name]
        self._server = subprocess.Popen(
            [*command, "-nolisten", "tcp", "-noreset"], pass_fds=[writing], stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        if not number:
            self.close()
            raise OSError("Xvfb did not start")
        self.display = f":{number}"
        self._file = (Path(self._folder.name) / "Xvfb_screen0").open("rb", buffering=0)
        header = struct.unpack(">25I", self._file.read(100))
        self._width, self._height, self._line = header[4], header[5], header[12]
        self._start = header[0] + 12 * header[19]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()
        self.close()

    def close(self) -> None:
        """Take the screen down."""
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    def picture(self) -> Image.Image:
        """Return what the screen shows."""
        self._file.seek(self._start)
        data = self._file.read(self._line * self._height)
        return Image.frombytes("RGB", (self._width, self._height), data, "raw", "BGRX", self._line)

    def middle(self) -> bytes:
        """Return the pixel in the middle; it is black while no window is painted there."""
        self._file.seek(self._start + self._line * (self._height // 2) + 4 * (self._width // 2))
        return self._file.read(3)

    def wait_for_paint(self, seconds: float) -> bool:
        """Wait until something is painted in the middle; return whether it was."""
        return self._wait(seconds, painted=True)

    def wait_for_nothing(self, seconds: float) -> bool:
        """Wait until nothing is painted in the middle; return whether nothing is."""
        return self._wait(seconds, painted=False)

    def _wait(self, seconds: float, painted: bool) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if (self.middle() != b"\0\0\0") is painted:
                return True
            time.sleep(0.001)
        return False
