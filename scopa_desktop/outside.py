"""Players that are other programs: seated as ``cmd:COMMAND`` and asked by the lines of docs/engine.md.

They see what our own players see, a `SeatView`, and have so many seconds for each play.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
from random import Random
from types import TracebackType
from typing import IO, Any

from scopa_desktop.commandline import CommandError, outside_command
from scopa_desktop.core.plays import Play
from scopa_desktop.core.view import SeatView
from scopa_desktop.protocol import MAX_LINE, PROTOCOL, Malformed, question, read_line, read_play, write_line

START_SECONDS = 10.0
"""How long a program may take to say hello."""
END_SECONDS = 1.0
"""How long it may take to end when nobody asks any more."""

_GROUPS = os.name != "nt"


class OutsideFault(CommandError):
    """What a program did wrong, in one sentence."""


class OutsidePlayer:
    """A player that is another program; to be used in a ``with`` statement, which starts and ends it.

    Args:
        name: ``cmd:COMMAND``.
        seconds: how long it may take for a play.
    """

    def __init__(self, name: str, seconds: float) -> None:
        """Remember the program; nothing is started yet."""
        self._name = name
        self._seconds = seconds
        self._asked = 0
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> OutsidePlayer:
        """Start the program and greet it.

        Raises:
            OutsideFault: it cannot be started, or does not answer as it should.
        """
        words = outside_command(self._name)
        try:
            # A group of its own: Ctrl-C is for us, and the end of its input then tells it to stop.
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                process_group=0 if _GROUPS else None,
            )
        except (OSError, ValueError) as fault:
            reason = fault.strerror if isinstance(fault, OSError) else fault
            raise OutsideFault(f"{self._name} cannot be started: {reason}") from None
        self._process = process
        assert process.stdout is not None
        self._reader = threading.Thread(target=_read, args=(process.stdout, self._lines), daemon=True)
        self._reader.start()
        try:
            answer = self._ask(write_line({"id": 0, "hello": PROTOCOL}), START_SECONDS)
            if answer.get("hello") != PROTOCOL:
                raise OutsideFault(f'{self._name} must answer a greeting with "hello": {PROTOCOL}')
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the program."""
        self._end()

    def _end(self) -> None:
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            if _GROUPS:
                os.killpg(process.pid, signal.SIGKILL)
            process.kill()
            process.wait()
        # A child of its own may hold the other end of the pipe; then the reader is left to itself.
        self._reader.join(END_SECONDS)
        if not self._reader.is_alive():
            process.stdout.close()

    def choose(self, view: SeatView, chance: Random) -> Play:
        """Return the program's play.

        Raises:
            OutsideFault: it names none in time, or one that is not allowed.
        """
        self._asked += 1
        answer = self._ask(question(self._asked, view, chance.getrandbits(32)), self._seconds)
        try:
            return read_play(answer.get("play"), view)
        except Malformed as fault:
            raise OutsideFault(f"{self._name} made no play: {fault}") from None

    def _ask(self, line: bytes, seconds: float) -> dict[str, Any]:
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
            said = self._lines.get(timeout=seconds)
        except OSError:
            said = b""
        except queue.Empty:
            raise OutsideFault(f"{self._name} did not answer within {seconds:g} s") from None
        if not said:
            raise OutsideFault(f"{self._name} ended in the middle of a game")
        try:
            ticket, answer = read_line(said)
        except Malformed as fault:
            raise OutsideFault(f"{self._name} wrote {said[:60]!r}: {fault}") from None
        if "error" in answer:
            raise OutsideFault(f"{self._name} refused: {str(answer['error'])[:300]}")
        if ticket != self._asked:
            raise OutsideFault(f"{self._name} answered question {ticket!r} instead of {self._asked}")
        return answer


def _read(output: IO[bytes], lines: queue.SimpleQueue[bytes]) -> None:
    """Put each line into the queue, and an empty one when there will be no more."""
    with contextlib.suppress(OSError, ValueError):
        while line := output.readline(MAX_LINE + 1):
            lines.put(line)
    lines.put(b"")
