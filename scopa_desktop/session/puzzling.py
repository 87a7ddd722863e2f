"""Puzzles for a person: the next one at hand, more of them made in the background, and what came of each.

A few puzzles of every game and difficulty come with the program; after those, deals are looked through one by one by
the thinking process, from a deal number on that chance has picked for the person.  A few are always kept ahead.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final, Protocol

from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.players.puzzles import Difficulty, Puzzle, usual_seating
from scopa_desktop.players.service import Gathered, Thought
from scopa_desktop.session.setup import PICKED_BELOW, pick_deal_number
from scopa_desktop.store.puzzles import MAX_COUNT, PuzzleFile, Tally

AHEAD: Final = 3
"""So many puzzles of the game and difficulty that are wanted are kept waiting."""
KEPT: Final = 5
"""So many of any game and difficulty are kept at most."""
MOST_DEALS: Final = 40
"""So many deals are looked through, while nobody waits, to fill up what is kept."""
MOST_FAILURES: Final = 3
"""After so many deals in a row that could not be looked through, the search ends."""
_LOG = logging.getLogger(__name__)


class PuzzleAsker(Protocol):
    """What this needs of `scopa_desktop.players.service.Thinker`."""

    def ask_puzzles(self, variant: str, seating: str, number: int) -> int:
        """Ask which puzzles there are in a deal and return a ticket."""
        ...

    def poll(self) -> Sequence[Thought]:
        """Return the answers that have come."""
        ...

    def close(self) -> None:
        """End the process."""
        ...


class Search(Enum):
    """What the search for puzzles does."""

    RESTING = auto()
    """There are enough, or it was stopped."""
    RUNNING = auto()
    FAILED = auto()
    """Nobody answers."""


class Attempt:
    """What a person makes of a puzzle, from the first look on.

    Attributes:
        hinted: whether a hint was given before it was solved.
        tried: whether it counts already: something was played, or the solution was shown.
        over: whether there is nothing left to find: the best play was found, or shown.
    """

    def __init__(self) -> None:
        self.hinted = False
        self.tried = False
        self.over = False


class Puzzling:
    """A person's puzzles.

    Args:
        file: where results and puzzles are kept.
        shipped: the puzzles that come with the program, as `read_shipped` returns them.
        asker: makes who looks deals through: a process of its own, started when it is needed and ended afterwards.

    Attributes:
        current: the puzzle that is shown, or None if there is none yet.
        attempt: what the person has made of it.
        search: what the search does.
        deals: how many deals it has gone through since somebody began to wait.
    """

    def __init__(self, file: PuzzleFile, shipped: Sequence[dict[str, Any]], asker: Callable[[], PuzzleAsker]) -> None:
        self._file, self._make_asker = file, asker
        self._shipped = tuple(shipped)
        self._pool: list[Puzzle] = []
        """The puzzles of the game that is chosen, the one that is shown too."""
        self._asker: PuzzleAsker | None = None
        self._ticket: int | None = None
        self._failures = 0
        self._listeners: list[Callable[[], None]] = []
        self.variant = ""
        self.difficulty: Difficulty | None = None
        self.current: Puzzle | None = None
        self.attempt = Attempt()
        self.search = Search.RESTING
        self.deals = 0

    # What stands

    @property
    def streak(self) -> int:
        """How many in a row were solved at the first try and without a hint."""
        return self._file.state.streak

    @property
    def best_streak(self) -> int:
        """The most that ever were."""
        return self._file.state.best_streak

    @property
    def chosen(self) -> tuple[str, Difficulty | None]:
        """The game and the difficulty that were chosen last; a game that does not exist for none."""
        variant, difficulty = self._file.state.chosen
        return variant if variant in VARIANTS else "", _difficulty(difficulty)

    def tally(self, difficulty: Difficulty | None = None, variant: str | None = None) -> Tally:
        """Return what came of the puzzles of a difficulty, or of all, in a game, or in all."""
        found = [
            each
            for (game, grade), each in self._file.state.tallies.items()
            if (difficulty is None or grade == difficulty) and (variant is None or game == variant)
        ]
        return Tally(*(sum(getattr(each, name) for each in found) for name in ("tried", "solved", "first")))

    def waiting(self) -> int:
        """Return how many puzzles of what is chosen are ready beside the one that is shown."""
        return len(self._ready())

    def add_listener(self, listener: Callable[[], None]) -> None:
        """Call a listener whenever there is a puzzle, or the search has gone on or ended."""
        self._listeners.append(listener)

    def remove_listener(self, listener: Callable[[], None]) -> None:
        """Call a listener no more; harmless if it is none."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    # The next puzzle

    def choose(self, variant: str, difficulty: Difficulty | None) -> None:
        """Show a puzzle of a game and difficulty, at once if one is ready; look for more.

        Args:
            variant: the game.
            difficulty: how hard it is to be; None for any.
        """
        self._file.state.chosen = (variant, difficulty.value if difficulty is not None else "")
        if variant != self.variant:
            self._end(Search.RESTING)
            self.variant = variant
            self._fill_pool()
        self.difficulty = difficulty
        self._show_next()

    def _fill_pool(self) -> None:
        """Find the puzzles of the game, those that come with the program first."""
        state = self._file.state
        ours = [_read(each) for each in self._shipped if each.get("variant") == self.variant]
        done = {*state.done}
        self._pool = [each for each in ours if each is not None and key_of(each) not in done]
        for data in [each for each in state.waiting if each.get("variant") == self.variant]:
            puzzle = _read(data)
            if puzzle is None:
                state.waiting.remove(data)
            else:
                self._pool.append(puzzle)

    def next(self) -> None:
        """Leave the puzzle that is shown, for good, and show the next."""
        if self.current is not None:
            self._drop(self.current)
        self._show_next()

    def _show_next(self) -> None:
        self.current, self.deals = None, 0
        self._take_first()
        self.look_on()
        self._file.save()

    def _take_first(self) -> bool:
        """Show the first puzzle that is ready; return whether one is."""
        ready = self._ready()
        self.current, self.attempt = ready[0] if ready else None, Attempt()
        return bool(ready)

    def _ready(self) -> list[Puzzle]:
        """Return the puzzles of what is chosen that may be shown next, the next one first."""
        found = [each for each in self._pool if self.difficulty in (None, each.difficulty) and each is not self.current]
        if self.difficulty is None:
            # A little of everything: what was tried least comes first.
            found.sort(key=lambda each: self.tally(each.difficulty, self.variant).tried)
        return found

    def _drop(self, puzzle: Puzzle) -> None:
        """Show a puzzle no more."""
        state, data = self._file.state, puzzle.to_data()
        self._pool = [each for each in self._pool if each is not puzzle]
        if data in state.waiting:
            state.waiting.remove(data)
        elif key_of(puzzle) not in state.done:
            state.done.append(key_of(puzzle))

    # What the person makes of it

    def answer(self, right: bool) -> None:
        """Take note of what the person has played in the puzzle that is shown."""
        puzzle, attempt, state = self.current, self.attempt, self._file.state
        if puzzle is None or attempt.over:
            return
        tally = state.tallies.setdefault((puzzle.variant, puzzle.difficulty.value), Tally())
        if not attempt.tried:
            attempt.tried = True
            tally.tried += 1
            if right and not attempt.hinted:
                tally.first += 1
                state.streak += 1
                state.best_streak = max(state.streak, state.best_streak)
            elif not right:
                state.streak = 0
        if right:
            attempt.over = True
            tally.solved += 1
        self._drop(puzzle)
        self._file.save()
        self._tell()

    def give_up(self) -> None:
        """Take note that the person had the solution shown."""
        if self.current is not None and not self.attempt.tried:
            self.answer(False)
        self.attempt.over = True  # nothing that is played now is found

    def hint(self) -> None:
        """Take note that the person had a hint: solved by that, the puzzle neither lengthens a streak nor ends it."""
        self.attempt.hinted = True

    # The search

    def look_on(self) -> None:
        """Look for puzzles if there are not enough of what is chosen; harmless if that is done already."""
        self._failures = 0
        self._advance()
        self._tell()

    def stop(self) -> None:
        """Look for nothing more, and keep what there is; harmless if nothing is looked for."""
        self._end(Search.RESTING)
        self._file.save()
        self._tell()

    def poll(self) -> None:
        """Take the answers that have come."""
        if self._asker is None:
            return
        for answer in self._asker.poll():
            if isinstance(answer, Gathered) and answer.ticket == self._ticket:
                self._ticket = None
                self._take(answer.puzzles)

    def _take(self, puzzles: tuple[Puzzle, ...] | None) -> None:
        if puzzles is None:
            self._failures += 1
        else:
            self._failures = 0
            for each in puzzles:
                self._keep(each)
        self.deals += 1
        if self.current is None and self._take_first():
            self.deals = 0
            self._file.save()
        self._advance()
        self._tell()

    def _keep(self, puzzle: Puzzle) -> None:
        known = {*self._file.state.done, *map(key_of, self._pool)}
        alike = sum(each.difficulty is puzzle.difficulty for each in self._pool)
        if alike < KEPT and key_of(puzzle) not in known:
            self._pool.append(puzzle)
            self._file.state.waiting.append(puzzle.to_data())

    def _advance(self) -> None:
        """Look the next deal through, or end the search."""
        if self._ticket is not None:
            return
        if self._failures >= MOST_FAILURES:
            self._end(Search.FAILED)
            return
        nobody_waits = self.current is not None
        if not self.variant or (nobody_waits and (self.waiting() >= AHEAD or self.deals >= MOST_DEALS)):
            self._end(Search.RESTING)
            return
        following = self._file.state.following
        number = following.get(self.variant, -1)
        if not 0 <= number <= MAX_COUNT:
            number = pick_deal_number()
        following[self.variant] = (number + 1) % PICKED_BELOW
        if self._asker is None:
            self._asker = self._make_asker()
        try:
            self._ticket = self._asker.ask_puzzles(self.variant, usual_seating(self.variant), number)
        except ValueError:  # the program is closing
            self._end(Search.FAILED)
        else:
            self.search = Search.RUNNING

    def _end(self, search: Search) -> None:
        """End the process, and with it whatever it is asked."""
        self._ticket = None
        self.search = search
        asker, self._asker = self._asker, None
        if asker is not None:
            asker.close()

    def _tell(self) -> None:
        for listener in tuple(self._listeners):
            try:
                listener()
            except Exception:
                _LOG.exception("a listener of the puzzles failed")


def key_of(puzzle: Puzzle) -> str:
    """Return what tells a puzzle from all others."""
    return f"{puzzle.variant} {puzzle.number} {puzzle.ply}"


def read_shipped(path: Path) -> tuple[dict[str, Any], ...]:
    """Return what a file says of the puzzles that come with the program; nothing if it cannot be read."""
    try:
        return tuple(each for each in json.loads(path.read_text(encoding="utf-8")) if isinstance(each, dict))
    except (OSError, ValueError, TypeError):
        _LOG.exception("the puzzles of the program cannot be read")
        return ()


def _read(data: object) -> Puzzle | None:
    """Return the puzzle that data describe, or None: what makes no sense is left out, for there is always another."""
    try:
        return Puzzle.from_data(data)
    except (ValueError, LookupError, TypeError, AttributeError):
        return None


def _difficulty(name: str) -> Difficulty | None:
    return Difficulty(name) if name in set(Difficulty) else None
