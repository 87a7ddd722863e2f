"""The file of a person's puzzles: kept whole, and never in the way of the game."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.store.puzzles import FORMAT, MAX_BYTES, VERSION, PuzzleFile, PuzzleState, Tally
from scopa_desktop.store.troubles import Trouble, TroubleKind


def read(path: Path) -> tuple[PuzzleFile, list[TroubleKind]]:
    told: list[Trouble] = []
    file = PuzzleFile(path, told.append)
    return file, [each.kind for each in told]


def test_what_is_saved_is_there_again(tmp_path: Path) -> None:
    path = tmp_path / "data" / "puzzles.json"
    file, told = read(path)
    assert (file.state, told) == (PuzzleState(), [])
    file.state.tallies["scopa", "hard"] = Tally(5, 4, 3)
    file.state.streak, file.state.best_streak = 2, 7
    file.state.done.append("scopa 4 12")
    file.state.following["cirulla"] = 812
    file.state.waiting.append({"variant": "scopa", "difficulty": "easy"})
    file.state.chosen = ("escoba", "tricky")
    file.save()
    again, told = read(path)
    assert (again.state, told) == (file.state, [])


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"format": "scopa-rules-list", "version": 1}',
        b"x" * (MAX_BYTES + 1),
        *(
            json.dumps({"format": FORMAT, "version": VERSION, **each}).encode()
            for each in (
                {"results": 4},
                {"results": [3]},
                {"results": [{"variant": "scopa", "difficulty": "hard", "tried": -1, "solved": 0, "first": 0}]},
                {"results": [{"variant": "scopa", "difficulty": [], "tried": 1, "solved": 0, "first": 0}]},
                {"streak": "many"},
                {"streak": True},
                {"best_streak": 10**30},
                {"done": [4]},
                {"done": ["x" * 1000]},
                {"following": []},
                {"following": {"scopa": 1.5}},
                {"waiting": {}},
                {"chosen": "scopa"},
                {"chosen": ["a", "b", "c"]},
            )
        ),
    ],
)
def test_a_broken_file_is_set_aside_and_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "puzzles.json"
    path.write_bytes(content)
    file, told = read(path)
    assert (file.state, told) == (PuzzleState(), [TroubleKind.PUZZLES_BROKEN])
    (aside,) = tmp_path.glob("puzzles.json.broken-*")
    assert aside.read_bytes() == content
    file.save()
    assert read(path)[1] == []


def test_entries_that_are_no_puzzles_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "waiting": [1, {"variant": "scopa"}, None]}
    path.write_text(json.dumps(data))
    file, told = read(path)
    assert (file.state.waiting, told) == ([{"variant": "scopa"}], [])


def test_a_newer_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    content = json.dumps({"format": FORMAT, "version": VERSION + 1, "streak": 3}).encode()
    path.write_bytes(content)
    file, told = read(path)
    assert (file.state, told) == (PuzzleState(), [TroubleKind.PUZZLES_NEWER])
    file.save()
    assert path.read_bytes() == content


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    told: list[Trouble] = []
    file = PuzzleFile(tmp_path / "puzzles.json", told.append)
    file._path = blocked / "puzzles.json"
    file.save()
    assert [each.kind for each in told] == [TroubleKind.NOT_WRITTEN]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such folder")
def test_what_cannot_be_read_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.mkdir()
    (path / "inside").write_text("kept")
    file, told = read(path)
    assert told == [TroubleKind.PUZZLES_BROKEN], "it is moved away as a whole"
    file.save()
    assert read(path)[1] == []


def test_half_a_character_in_a_file_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    file, _ = read(path)
    file.state.done.append("scopa 4 12")
    file.save()
    path.write_bytes(path.read_bytes().replace(b"scopa 4 12", b"\\ud800"))
    again, told = read(path)
    again.state.streak = 3
    again.save()
    assert told == [] and read(path)[0].state.streak == 3
