"""One life of the thinking process, seen from the game."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import scopa_desktop
from scopa_desktop.players.wire import MAX_LINE, DealRequest, Request

_JOIN_SECONDS = 2.0
_GENTLE = 10
"""How nice a process is that gives way to everything else."""


def think_command() -> list[str]:
    """Return the command that starts this program as a thinking process."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--think"]
    return [sys.executable, "-m", "scopa_desktop", "--think"]


def _environment() -> dict[str, str]:
    """Return an environment in which the process finds this package, wherever the game was started."""
    if getattr(sys, "frozen", False):
        return dict(os.environ)
    home = str(Path(scopa_desktop.__file__).resolve().parents[1])
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def _creation_flags(gentle: bool) -> int:
    """Return how Windows is to start the process; elsewhere there is nothing to say."""
    flags: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)
    return flags | (getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) if gentle else 0)


class Child:
    """A running process and the thread that listens to it.

    Args:
        command: the program and its arguments.
        heard: called on the listening thread with this child and each line, and with None when it is silent for ever.
        gentle: whether it gives way to everything else that runs.

    Attributes:
        ready: whether the process has said that it is up; set by whoever reads its lines.
        started: when it was started, by `time.monotonic`, in seconds.

    Raises:
        OSError, RuntimeError: the process, or the thread, cannot be started.
    """

    def __init__(
        self, command: Sequence[str], heard: Callable[[Child, bytes | None], None], gentle: bool = False
    ) -> None:
        """Start the process."""
        self.ready = False
        self.started = time.monotonic()
        self._heard = heard
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=_environment(),
            creationflags=_creation_flags(gentle),
        )
        if gentle and hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, _GENTLE)
        self._listener = threading.Thread(target=self._listen, name="thinking-listener", daemon=True)
        try:
            self._listener.start()
        except RuntimeError:  # no more threads
            self._end()
            if self._process.stdout is not None:
                self._process.stdout.close()
            raise

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    def send(self, request: Request | DealRequest) -> bool:
        """Ask a question; return whether the process still takes any."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(request.line())
            self._process.stdin.flush()
        except (OSError, ValueError):
            return False
        return True

    def kill(self) -> None:
        """End the process at once, whatever it does, and clean up after it."""
        self._end()
        self._listener.join(_JOIN_SECONDS)

    def _end(self) -> None:
        with contextlib.suppress(OSError):
            self._process.kill()
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_JOIN_SECONDS)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as pipe, contextlib.suppress(OSError, ValueError):
            while line := pipe.readline(MAX_LINE + 1):
                self._heard(self, line)
        self._heard(self, None)
