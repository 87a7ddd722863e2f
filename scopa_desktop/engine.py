"""``engine``: plays for other programs, which ask it by lines on standard input; docs/engine.md tells how."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import traceback
from collections.abc import Iterator
from random import Random
from typing import Any, BinaryIO

from scopa_desktop import __version__
from scopa_desktop.core.plays import play_text
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.players.levels import LEVELS, UnknownLevel, decide, find_level
from scopa_desktop.protocol import MAX_LINE, PROTOCOL, Malformed, choices, read_line, read_view, write_line


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``engine`` to a command line."""
    parser = commands.add_parser(
        "engine",
        help="answer other programs that ask for plays, one JSON object a line",
        description="Answers questions from standard input on standard output until the input ends. "
        "docs/engine.md describes the lines.",
    )
    parser.add_argument("--level", choices=LEVELS, help="who plays where a question names no level")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer questions until the input ends; return the exit status."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a player prints must not stand among the answers
    with answers, contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, answers, arguments.level)
    return 0


def serve(questions: BinaryIO, answers: BinaryIO, level: str | None = None) -> None:
    """Answer each line in turn; every line gets one answer, but for empty ones.

    Args:
        questions: where lines are read.
        answers: where answers are written.
        level: who plays where a question names no level.

    Raises:
        BrokenPipeError: nobody listens any more.
    """
    for line in _lines(questions):
        if line.strip() or len(line) > MAX_LINE:
            answers.write(write_line(answer(line, level)))
            answers.flush()


def _lines(questions: BinaryIO) -> Iterator[bytes]:
    """Yield each line; of one that is too long only as much as tells that it is."""
    while line := questions.readline(MAX_LINE + 1):
        rest = line
        while len(line) > MAX_LINE and rest and not rest.endswith(b"\n"):
            rest = questions.readline(MAX_LINE)
        yield line


def answer(line: bytes, level: str | None = None) -> dict[str, Any]:
    """Return the answer to a line; one that means nothing is answered too.

    Args:
        line: the question.
        level: who plays where it names no level.
    """
    try:
        ticket, data = read_line(line)
    except Malformed as fault:
        return {"id": None, "error": str(fault)}
    try:
        return {"id": ticket, **_answer(data, level)}
    except Malformed as fault:
        return {"id": ticket, "error": str(fault)}


def _answer(data: dict[str, Any], level: str | None) -> dict[str, Any]:
    asked = [key for key in ("hello", "view", "legal") if key in data]
    if not asked:
        raise Malformed("a question has one of 'hello', 'view' and 'legal'")
    if asked[0] == "hello":
        return _hello(data["hello"])
    if asked[0] == "legal":
        return choices(read_view(data["legal"]))
    return _play(data, level)


def _hello(protocol: object) -> dict[str, Any]:
    if protocol != PROTOCOL or type(protocol) is not int:
        raise Malformed(f'this is protocol {PROTOCOL}; ask with "hello": {PROTOCOL}')
    return {
        "hello": PROTOCOL,
        "name": "Scopa Desktop",
        "version": __version__,
        "levels": list(LEVELS),
        "variants": {name: list(variant.seatings) for name, variant in VARIANTS.items()},
    }


def _play(data: dict[str, Any], level: str | None) -> dict[str, Any]:
    name = data.get("level", level)
    if not isinstance(name, str):
        raise Malformed(f"'level' must be one of {', '.join(LEVELS)}")
    seed = data.get("seed")
    if seed is None:
        seed = Random().getrandbits(32)
    elif type(seed) is not int:
        raise Malformed("'seed' must be a whole number")
    try:
        find_level(name)
    except UnknownLevel as fault:
        raise Malformed(str(fault)) from None
    view = read_view(data["view"])
    if view.seen.over:
        raise Malformed("the round is over: nothing more can be played")
    if view.seen.turn != view.seat:
        raise Malformed(f"it is the turn of seat {view.seen.turn}, not of seat {view.seat}")
    try:
        return {"play": play_text(decide(name, view, seed))}
    except Exception:  # the next question is answered all the same
        traceback.print_exc()
        raise Malformed(f"the level {name} failed; what went wrong stands on the standard error") from None
