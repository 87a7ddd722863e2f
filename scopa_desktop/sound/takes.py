"""The sounds' files, read when they are first needed; one that cannot be played is silence."""

from __future__ import annotations

import logging
import wave
from array import array
from pathlib import Path
from typing import Final

from scopa_desktop.sound.mixer import RATE, pitched

_LOG = logging.getLogger(__name__)
_LONGEST: Final = 10 * RATE
_KEPT: Final = 96
"""So many takes are kept at the pitches in which they were last played."""


class Takes:
    """The sounds in a folder.

    Args:
        folder: where the files are; None if there are none.
    """

    def __init__(self, folder: Path | None) -> None:
        """Remember the folder; nothing is read yet."""
        self._folder = folder
        self._read: dict[str, array[int]] = {}
        self._pitched: dict[tuple[str, float], array[int]] = {}

    def get(self, name: str, pitch: float = 1.0) -> array[int]:
        """Return a take's samples at a pitch: none if its file is missing or damaged, which is logged once."""
        key = (name, pitch)
        found = self._pitched.pop(key, None)
        if found is None:
            if name not in self._read:
                self._read[name] = self._load(name)
            found = self._read[name] if pitch == 1.0 else pitched(self._read[name], pitch)
        self._pitched[key] = found
        if len(self._pitched) > _KEPT:
            del self._pitched[next(iter(self._pitched))]
        return found

    def _load(self, name: str) -> array[int]:
        try:
            if self._folder is None:
                raise FileNotFoundError("there are no sounds")
            return _samples(self._folder / f"{name}.wav")
        except (OSError, EOFError, ValueError, wave.Error) as fault:
            _LOG.info("the sound %s is not heard: %s", name, fault)
            return array("h")


def _samples(path: Path) -> array[int]:
    """Return a file's samples.

    Raises:
        OSError: it cannot be read.
        ValueError, EOFError, wave.Error: it is no sound of the kind that is played here.
    """
    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(f"it is not mono, 16 bits, {RATE} Hz")
        if file.getnframes() > _LONGEST:
            raise ValueError("it is too long")
        data = file.readframes(_LONGEST)
    return array("h", data[: len(data) // 2 * 2])
