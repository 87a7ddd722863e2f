"""An output for tests."""

from __future__ import annotations

from scopa_desktop.sound.desk import Play


class Heard:
    """An output that remembers what it was asked to play."""

    def __init__(self) -> None:
        self.plays: list[Play] = []
        self.cuts = 0
        self.closed = False

    def play(self, sound: Play) -> None:
        self.plays.append(sound)

    def cut(self) -> None:
        self.cuts += 1

    def close(self) -> None:
        self.closed = True
