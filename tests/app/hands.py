"""The hands of a player at a real screen: xdotool moves the mouse and presses keys, as X sends them."""

from __future__ import annotations

import subprocess

from tests.app.running import Running, wait_for


class Hands:
    """A player before the window of a game that runs.

    Args:
        game: the game.
    """

    def __init__(self, game: Running) -> None:
        self._game = game
        self.left, self.top = 0, 0

    def find_window(self) -> None:
        """Wait for the window and give it the keyboard, as a window manager does."""
        number = wait_for(self._window, "a window")
        _xdotool("windowfocus", "--sync", str(number))
        # From now on points are counted from the window's upper left corner.
        places = _xdotool("getwindowgeometry", "--shell", str(number))
        values = dict(line.split("=") for line in places.split())
        self.left, self.top = int(values["X"]), int(values["Y"])

    def _window(self) -> int | None:
        assert self._game.running, self._game.said()
        done = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self._game.pid)], capture_output=True, text=True
        )
        numbers = [int(line) for line in done.stdout.split()]
        return max(numbers, default=None)

    def _at(self, x: float, y: float) -> tuple[str, ...]:
        return ("mousemove", str(round(self.left + x)), str(round(self.top + y)))

    def click(self, x: float, y: float, times: int = 1) -> None:
        """Click; twice in a moment is a double click."""
        _xdotool(*self._at(x, y), "click", "--repeat", str(times), "--delay", "40", "1")

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Press, move in a few steps, and let go."""
        steps = 5
        command = [*self._at(*start), "mousedown", "1"]
        for step in range(1, steps + 1):
            share = step / steps
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            command += [*self._at(x, y), "sleep", "0.01"]
        _xdotool(*command, "mouseup", "1")

    def press(self, *keys: str, delay: int = 20) -> None:
        """Press keys one after the other, each named as X names it, so many milliseconds apart."""
        _xdotool("key", "--delay", str(delay), *keys)

    def write(self, text: str) -> None:
        """Write a text."""
        _xdotool("type", "--delay", "20", text)


def _xdotool(*arguments: str) -> str:
    done = subprocess.run(["xdotool", *arguments], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout
