"""The program may be killed at any moment: the next start offers the match exactly where it was."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from scopa_desktop.core.match import Match
from scopa_desktop.core.record import dump_record, read_record
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches

KILLS = 50
ROOT = Path(__file__).parents[2]


def play_until_killed(path: Path, seed: int, seconds: float) -> list[str]:
    """Let a process play, kill it so long after its first word, and return the records that it acknowledged."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.session.play_until_killed", str(path), str(seed)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    with process:
        assert process.stdout is not None and process.stderr is not None
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        lines = (first + process.stdout.read()).splitlines(keepends=True)
        assert process.wait() < 0, process.stderr.read()
    return [line for line in lines if line.endswith("\n")]


def last_match(path: Path) -> Match:
    """Return the match that was saved last, open or won."""
    database = Database.open(path, pytest.fail)
    matches = Matches(database)
    match = matches.load(matches.list_matches(limit=1)[0].id).match
    database.close()
    return match


def one_step_back(match: Match) -> str | None:
    """Return the record of the match before its last change, or None if it had just begun."""
    if match.round.plays_made:
        match.undo()
    elif len(match.rounds) > 1:
        match.rounds.pop()
        del match.scores[len(match.rounds) :]
    else:
        return None
    return dump_record(match)


def test_after_a_kill_at_any_moment_the_last_acknowledged_play_is_there(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    chance = Random(5)
    acknowledged = 0
    for number in range(KILLS):
        lines = play_until_killed(path, number, chance.random() ** 2 * 0.15)
        acknowledged += len(lines)
        stored = last_match(path)
        if lines and dump_record(stored) != lines[-1]:
            # The one thing that may differ: a change was stored, and the kill came before it was told.
            before = one_step_back(stored)
            assert before == lines[-1] or (before is None and read_record(lines[-1]).winner is not None)
    assert acknowledged > KILLS
