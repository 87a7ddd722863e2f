"""The thinking process: reads questions from standard input, writes answers to standard output, until it is closed."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import traceback
from typing import BinaryIO

from scopa_desktop.players.levels import decide
from scopa_desktop.players.puzzles import puzzles_in
from scopa_desktop.players.review import judge
from scopa_desktop.players.teacher import advise
from scopa_desktop.players.wire import MAX_LINE, DealRequest, Nonsense, Reply, Request, parse_question


def main() -> int:
    """Answer questions until the input ends; return the exit status.

    The process imports no Qt.  Ctrl-C in a terminal is for the game, which then closes the input.
    """
    with contextlib.suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever a player prints must not stand among the answers
    with answers, contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, answers)
    return 0


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer each question in turn.

    Raises:
        BrokenPipeError: nobody listens any more.
    """
    answers.write(Reply(None).line())
    while line := questions.readline(MAX_LINE):
        try:
            request = parse_question(line)
        except Nonsense as fault:
            print(fault, file=sys.stderr)
            continue
        answers.write(answer(request).line())


def answer(request: Request | DealRequest) -> Reply:
    """Return the answer to a question; a player that fails is an answer too."""
    try:
        if isinstance(request, DealRequest):
            found = tuple(puzzles_in(request.variant, request.seating, request.number))
            return Reply(request.ticket, puzzles=found)
        if request.for_advice:
            return Reply(request.ticket, advice=advise(request.view, request.seed))
        if request.for_review:
            if request.play is None:
                raise ValueError("no play to judge")
            return Reply(request.ticket, judgement=judge(request.view, request.play))
        return Reply(request.ticket, decide(request.level, request.view, request.seed, request.temperament))
    except Exception:
        return Reply(request.ticket, error=traceback.format_exc(limit=-5)[-2_000:])
