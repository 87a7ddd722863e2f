"""A person's puzzles: the next is there at once, more are looked for, and what came of each is kept."""

from __future__ import annotations

import json
import sys
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.assets import resources
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.players.puzzles import Difficulty, Puzzle
from scopa_desktop.players.service import Gathered, Thinker
from scopa_desktop.session import puzzling as puzzling_module
from scopa_desktop.session.puzzling import (
    AHEAD,
    KEPT,
    MOST_DEALS,
    MOST_FAILURES,
    Puzzling,
    Search,
    key_of,
    read_shipped,
)
from scopa_desktop.store.puzzles import PuzzleFile, Tally
from scopa_desktop.store.troubles import Trouble

SHIPPED = read_shipped(resources() / "puzzles.json")
A_PUZZLE = next(Puzzle.from_data(each) for each in SHIPPED if each["variant"] == "scopa")


def twin(number: int, difficulty: Difficulty = Difficulty.EASY) -> Puzzle:
    """Return a puzzle that is like none other by its number alone."""
    return replace(A_PUZZLE, number=number, difficulty=difficulty)


class Asker:
    """Finds puzzles as it is told, when it is polled."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, int]] = []
        self.made = self.ended = 0
        self.finds: deque[tuple[Puzzle, ...] | None] = deque()
        self.refuses = False
        self._waiting: list[int] = []

    def __call__(self) -> Asker:
        self.made += 1
        return self

    def ask_puzzles(self, variant: str, seating: str, number: int) -> int:
        if self.refuses:
            raise ValueError("nobody to ask")
        self.asked.append((variant, seating, number))
        self._waiting.append(len(self.asked))
        return len(self.asked)

    def poll(self) -> Sequence[Gathered]:
        found = [Gathered(ticket, self.finds.popleft() if self.finds else ()) for ticket in self._waiting]
        self._waiting = []
        return found

    def close(self) -> None:
        self.ended += 1
        self._waiting = []


class Room:
    """A person's puzzles with nothing to wait for."""

    def __init__(self, path: Path, shipped: Sequence[dict[str, Any]] = ()) -> None:
        self.path, self.troubles, self.asker = path, list[Trouble](), Asker()
        self.file = PuzzleFile(path, self.troubles.append)
        self.puzzling = Puzzling(self.file, shipped, self.asker)

    def stored(self) -> PuzzleFile:
        return PuzzleFile(self.path, self.troubles.append)


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "puzzles.json", SHIPPED)


@pytest.fixture
def bare(tmp_path: Path) -> Room:
    return Room(tmp_path / "puzzles.json")


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("difficulty", [None, *Difficulty])
def test_the_first_puzzle_is_there_at_once(room: Room, variant: str, difficulty: Difficulty | None) -> None:
    room.puzzling.choose(variant, difficulty)
    puzzle = room.puzzling.current
    assert puzzle is not None
    assert puzzle.variant == variant
    assert difficulty in (None, puzzle.difficulty)
    assert room.stored().state.chosen == (variant, difficulty or "")


def test_found_at_the_first_try_makes_a_row_and_a_wrong_play_ends_it(room: Room) -> None:
    puzzling = room.puzzling
    puzzling.choose("scopa", None)
    for _ in range(3):
        puzzling.answer(True)
        puzzling.next()
    assert (puzzling.streak, puzzling.best_streak, puzzling.tally()) == (3, 3, Tally(3, 3, 3))
    puzzling.answer(False)
    assert (puzzling.streak, puzzling.best_streak, puzzling.tally()) == (0, 3, Tally(4, 3, 3))
    puzzling.answer(False)
    puzzling.answer(True)
    puzzling.answer(True)
    puzzling.answer(False)
    assert (puzzling.streak, puzzling.tally()) == (0, Tally(4, 4, 3)), "solved once, at a later try"
    assert room.stored().state == room.file.state


def test_a_hint_neither_makes_a_row_longer_nor_ends_it(room: Room) -> None:
    puzzling = room.puzzling
    puzzling.choose("scopa", Difficulty.EASY)
    puzzling.answer(True)
    puzzling.next()
    puzzling.hint()
    puzzling.answer(True)
    assert (puzzling.streak, puzzling.tally()) == (1, Tally(2, 2, 1))


def test_who_has_the_solution_shown_has_not_solved_it(room: Room) -> None:
    puzzling = room.puzzling
    puzzling.choose("scopa", Difficulty.HARD)
    puzzling.give_up()
    puzzling.answer(True)
    assert puzzling.tally(Difficulty.HARD, "scopa") == Tally(1, 0, 0)
    puzzling.next()
    puzzling.answer(False)
    puzzling.give_up()
    puzzling.answer(True)
    assert puzzling.tally(Difficulty.HARD) == Tally(2, 0, 0)
    assert puzzling.tally(Difficulty.EASY) == puzzling.tally(variant="cirulla") == Tally()


def test_a_puzzle_that_was_left_alone_comes_again_and_one_that_was_tried_never(room: Room) -> None:
    room.puzzling.choose("escoba", None)
    first = room.puzzling.current
    assert first is not None
    again = Puzzling(room.stored(), SHIPPED, room.asker)
    again.choose("escoba", None)
    assert again.current == first
    again.answer(False)
    shown = {key_of(first)}
    for _ in range(7):
        again.next()
        assert again.current is not None and key_of(again.current) not in shown
        shown.add(key_of(again.current))
    again.next()
    assert again.current is None
    assert again.search is Search.RUNNING


def test_mixed_puzzles_are_of_every_difficulty_in_turn(room: Room) -> None:
    room.puzzling.choose("scopa", None)
    met = []
    for _ in range(8):
        assert room.puzzling.current is not None
        met.append(room.puzzling.current.difficulty)
        room.puzzling.answer(True)
        room.puzzling.next()
    assert set(met[:4]) == set(met[4:]) == set(Difficulty)


def real(count: int, difficulty: Difficulty | None = None) -> list[Puzzle]:
    """Return some puzzles that can be read again."""
    found = [Puzzle.from_data(each) for each in SHIPPED if each["variant"] == "scopa"]
    return [each for each in found if difficulty in (None, each.difficulty)][:count]


def test_deals_are_looked_through_one_by_one_until_there_is_a_puzzle(bare: Room) -> None:
    puzzling, told = bare.puzzling, []
    puzzling.add_listener(lambda: told.append((puzzling.search, puzzling.deals)))
    puzzling.choose("scopa", None)
    assert puzzling.current is None
    (puzzle,) = real(1)
    bare.asker.finds += [(), (), (puzzle,)]
    for deals in (1, 2):
        puzzling.poll()
        assert (puzzling.current, puzzling.deals, puzzling.search) == (None, deals, Search.RUNNING)
    puzzling.poll()
    assert puzzling.current == puzzle
    numbers = [number for _, _, number in bare.asker.asked]
    assert numbers == [numbers[0] + step for step in range(4)], "it goes on, to keep some ahead"
    assert bare.asker.asked[0][:2] == ("scopa", "2")
    assert (Search.RUNNING, 2) in told


def test_some_are_kept_ahead_and_then_the_process_is_ended(bare: Room) -> None:
    puzzling = bare.puzzling
    puzzling.choose("scopa", None)
    bare.asker.finds += [(each,) for each in real(AHEAD + 1)]
    for _ in range(AHEAD + 1):
        assert puzzling.search is Search.RUNNING
        puzzling.poll()
    assert (puzzling.search, puzzling.waiting()) == (Search.RESTING, AHEAD)
    assert bare.asker.made == 1 and bare.asker.ended >= 1
    puzzling.stop()
    again = Puzzling(bare.stored(), (), bare.asker)
    again.choose("scopa", None)
    assert again.current == real(1)[0], "they are there at once the next time"
    again.next()
    assert again.current is not None
    assert again.search is Search.RUNNING, "one is missing, so that another is looked for"


def test_while_nobody_waits_the_search_does_not_go_on_for_ever(bare: Room) -> None:
    puzzling = bare.puzzling
    puzzling.choose("scopa", Difficulty.HARD)
    bare.asker.finds.append(tuple(real(1, Difficulty.HARD)))
    for _ in range(MOST_DEALS + 5):
        puzzling.poll()
    assert puzzling.search is Search.RESTING
    assert len(bare.asker.asked) == MOST_DEALS + 1
    puzzling.next()
    assert puzzling.current is None
    for _ in range(MOST_DEALS + 5):
        puzzling.poll()
    assert puzzling.search is Search.RUNNING, "now somebody waits"


def test_no_more_are_kept_than_make_sense(bare: Room) -> None:
    bare.puzzling.choose("scopa", Difficulty.FIENDISH)
    bare.asker.finds += [tuple(twin(number + 10 * step) for number in range(4)) for step in range(4)]
    for _ in range(4):
        bare.puzzling.poll()
    assert len(bare.file.state.waiting) == KEPT


def test_the_search_can_be_stopped_and_gone_on_with(bare: Room) -> None:
    puzzling = bare.puzzling
    puzzling.choose("scopa", None)
    puzzling.stop()
    assert (puzzling.search, bare.asker.ended) == (Search.RESTING, 1)
    puzzling.poll()
    asked = len(bare.asker.asked)
    puzzling.look_on()
    assert puzzling.search is Search.RUNNING
    assert len(bare.asker.asked) == asked + 1


def test_another_game_leaves_the_search_for_the_last(bare: Room) -> None:
    bare.puzzling.choose("scopa", None)
    bare.puzzling.choose("cirulla", None)
    assert [each[0] for each in bare.asker.asked] == ["scopa", "cirulla"]
    bare.asker.finds.append(tuple(real(1)))
    bare.puzzling.poll()
    bare.puzzling.choose("cirulla", Difficulty.HARD)
    assert [each[0] for each in bare.asker.asked] == ["scopa", "cirulla", "cirulla"], "the same game is asked on"


def test_who_does_not_answer_is_given_up_and_asked_again_when_wanted(bare: Room) -> None:
    bare.asker.finds += [None] * MOST_FAILURES
    bare.puzzling.choose("scopa", None)
    for _ in range(MOST_FAILURES):
        assert bare.puzzling.search is Search.RUNNING
        bare.puzzling.poll()
    assert bare.puzzling.search is Search.FAILED
    bare.puzzling.look_on()
    assert bare.puzzling.search is Search.RUNNING
    bare.asker.refuses = True
    bare.puzzling.poll()
    assert bare.puzzling.search is Search.FAILED


def test_what_waits_and_cannot_be_read_is_dropped(bare: Room) -> None:
    good = real(1)[0]
    bare.file.state.waiting = [
        {"variant": "scopa", "difficulty": "easy"},
        {**good.to_data(), "plays": ["zz"]},
        good.to_data(),
    ]
    bare.puzzling.choose("scopa", None)
    assert bare.puzzling.current == good
    assert bare.file.state.waiting == [good.to_data()]


def test_a_game_that_is_gone_was_never_chosen(bare: Room) -> None:
    bare.file.state.chosen = ("whist", "mild")
    assert bare.puzzling.chosen == ("", None)


@pytest.mark.parametrize("content", ["", "[3", "7", "null"])
def test_without_the_programs_puzzles_they_are_made(tmp_path: Path, content: str) -> None:
    path = tmp_path / "shipped.json"
    assert read_shipped(path) == ()
    path.write_text(content)
    assert read_shipped(path) == ()


def test_a_listener_that_fails_disturbs_nobody(room: Room) -> None:
    def fail() -> None:
        raise RuntimeError("no page")

    told: list[int] = []
    room.puzzling.add_listener(fail)
    room.puzzling.add_listener(lambda: told.append(1))
    room.puzzling.choose("scopa", None)
    assert told
    room.puzzling.remove_listener(fail)
    room.puzzling.remove_listener(fail)


def test_the_process_finds_what_the_deal_holds(bare: Room) -> None:
    number = A_PUZZLE.number
    worker = [sys.executable, "-m", "scopa_desktop", "--think"]
    thinker = Thinker(deadline=60.0, command=worker)
    try:
        ticket = thinker.ask_puzzles("scopa", "2", number)
        end = time.monotonic() + 60
        while not (found := thinker.poll()) and time.monotonic() < end:
            time.sleep(0.005)
    finally:
        thinker.close()
    (gathered,) = found
    assert isinstance(gathered, Gathered)
    assert gathered.ticket == ticket
    assert gathered.puzzles is not None and A_PUZZLE in gathered.puzzles
    with pytest.raises(ValueError, match="nobody"):
        thinker.ask_puzzles("scopa", "2", number)


def test_numbers_go_on_from_the_last_to_the_first(bare: Room) -> None:
    bare.file.state.following["scopa"] = puzzling_module.PICKED_BELOW - 1
    bare.puzzling.choose("scopa", None)
    assert bare.file.state.following["scopa"] == 0


def test_a_deal_that_comes_round_again_brings_nothing_that_is_known(room: Room) -> None:
    room.puzzling.choose("scopa", None)
    known = room.puzzling.current
    assert known is not None
    room.puzzling.answer(True)
    room.puzzling.choose("scopa", Difficulty.HARD)
    room.asker.finds.append((known, *real(8)))
    room.puzzling.poll()
    assert room.file.state.waiting == []


def test_the_file_says_what_the_program_ships() -> None:
    data = json.loads((resources() / "puzzles.json").read_text(encoding="utf-8"))
    assert list(SHIPPED) == data
