"""Whenever the program is killed, and whatever byte of its file is damaged, the next start makes the best of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> dict[str, float]:
    done = subprocess.run(
        [sys.executable, "-m", *arguments], capture_output=True, text=True, cwd=ROOT, check=False, timeout=240
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, float] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(os.name == "nt", reason="processes are forked to be killed")
def test_killed_at_any_moment_nothing_that_was_shown_is_lost() -> None:
    found = run("tools.kills", "--times", "40", "--program", "1", "--seed", "3")
    assert found["lost"] == 0 and found["shown"] > 100
    assert all(found[kind] >= 7 for kind in ("playing", "saving", "migrating", "importing", "closing"))
    assert found["program"] == 1


def test_whatever_byte_is_damaged_the_best_that_can_be_kept_is_kept() -> None:
    found = run("tools.damage", "--every", "3011", "--first", "5")
    whole = sum(number for verdict, number in found.items() if verdict.startswith(("nothing lost", "salvaged whole")))
    assert whole > 40
