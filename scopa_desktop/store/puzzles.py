"""A person's puzzles: what came of those that were tried, and those that wait.  One JSON file, written as a whole."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from scopa_desktop.core.wording import Wording
from scopa_desktop.store.files import Unreadable, read_bounded, set_aside, write_atomic
from scopa_desktop.store.troubles import Reporter, Trouble, TroubleKind, reason_of

FORMAT = "scopa-puzzles"
VERSION = 1
MAX_BYTES = 1024 * 1024
MAX_WAITING = 400
"""Puzzles are some 400 bytes each, and only a few of every game and difficulty wait."""
MAX_DONE = 1000
MAX_COUNT = 10**9
MAX_WORD = 40


@dataclass(slots=True)
class Tally:
    """What came of the puzzles of one game and difficulty.

    Attributes:
        tried: how many were answered, or given up.
        solved: for how many the best play was found, at whatever try.
        first: how many of them at the first try and without a hint.
    """

    tried: int = 0
    solved: int = 0
    first: int = 0


@dataclass(slots=True)
class PuzzleState:
    """All that is kept.

    Attributes:
        tallies: by game and difficulty.
        streak: how many in a row were solved at the first try, up to the last one.
        best_streak: the most that ever were.
        done: the numbers of those puzzles that come with the program and need not be shown again.
        following: by game, the deal number that is to be looked through next.
        waiting: the puzzles that were made and not shown yet, as `scopa_desktop.players.puzzles` tells them.
        chosen: the game and the difficulty that were chosen last; empty for none.
    """

    tallies: dict[tuple[str, str], Tally] = field(default_factory=dict)
    streak: int = 0
    best_streak: int = 0
    done: list[str] = field(default_factory=list)
    following: dict[str, int] = field(default_factory=dict)
    waiting: list[dict[str, Any]] = field(default_factory=list)
    chosen: tuple[str, str] = ("", "")


class PuzzleFile:
    """The file.

    Args:
        path: where it is; it need not exist.
        report: told, as one sentence each, of what was wrong.

    Attributes:
        state: what it holds; call `save` after changing it.
    """

    def __init__(self, path: Path, report: Reporter) -> None:
        """Read what the file holds; never raises for what stands in it."""
        self._path, self._report = path, report
        self._locked = False
        self.state = self._load()

    def save(self) -> None:
        """Write the state; tells if that fails, and the state stands all the same."""
        if self._locked:
            return
        content = json.dumps(_written(self.state), ensure_ascii=False, separators=(",", ":"))
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self._path, f"{content}\n".encode(errors="replace"))
        except (OSError, ValueError) as fault:
            self._report(Trouble.of(TroubleKind.NOT_WRITTEN, path=self._path.name, reason=reason_of(fault)))

    def _load(self) -> PuzzleState:
        try:
            content = read_bounded(self._path, MAX_BYTES)
            if content is None:
                return PuzzleState()
            data = json.loads(content.decode("utf-8-sig"))
            if not isinstance(data, dict) or data.get("format") != FORMAT:
                raise Unreadable("it holds no puzzles")
            version = data.get("version")
            if type(version) is int and version > VERSION:
                self._locked = True
                self._report(Trouble.of(TroubleKind.PUZZLES_NEWER))
                return PuzzleState()
            return _read(data)
        except Unreadable as fault:
            self._put_aside(fault.wording)
        except (ValueError, RecursionError):
            self._put_aside(Wording("it is no JSON"))
        except (TypeError, LookupError, AttributeError):
            self._put_aside(Wording("its entries make no sense"))
        return PuzzleState()

    def _put_aside(self, reason: Wording) -> None:
        try:
            aside = set_aside(self._path)
        except OSError:
            self._locked = True  # what lies there is not overwritten
            self._report(Trouble.of(TroubleKind.NOT_READ, path=self._path.name, reason=reason))
        else:
            self._report(Trouble.of(TroubleKind.PUZZLES_BROKEN, reason=reason, aside=aside.name))


def _written(state: PuzzleState) -> dict[str, Any]:
    tallies = [
        {"variant": variant, "difficulty": difficulty, **asdict(tally)}
        for (variant, difficulty), tally in state.tallies.items()
    ]
    return {
        "format": FORMAT,
        "version": VERSION,
        "results": tallies,
        "streak": state.streak,
        "best_streak": state.best_streak,
        "done": state.done[-MAX_DONE:],
        "following": state.following,
        "waiting": state.waiting[-MAX_WAITING:],
        "chosen": list(state.chosen),
    }


def _read(data: Mapping[str, Any]) -> PuzzleState:
    """Return the state that data describe; puzzles that wait are looked at when they are wanted.

    Raises:
        TypeError, LookupError, AttributeError: they describe none.
    """
    variant, difficulty = map(_word, data.get("chosen", ["", ""]))
    waiting = data.get("waiting", [])
    if not isinstance(waiting, list):
        raise TypeError("no list")
    return PuzzleState(
        {
            (_word(each["variant"]), _word(each["difficulty"])): Tally(*map(_count, (each[k] for k in _KEYS)))
            for each in data.get("results", [])
        },
        _count(data.get("streak", 0)),
        _count(data.get("best_streak", 0)),
        list(map(_word, data.get("done", [])))[-MAX_DONE:],
        {_word(name): _count(number) for name, number in data.get("following", {}).items()},
        [each for each in waiting[-MAX_WAITING:] if isinstance(each, dict)],
        (variant, difficulty),
    )


_KEYS = ("tried", "solved", "first")


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value <= MAX_COUNT:
        raise TypeError("no number")
    return value


def _word(value: object) -> str:
    if not isinstance(value, str) or len(value) > MAX_WORD:
        raise TypeError("no word")
    return value
