"""Tasks in other processes: each is done once, also when a process dies over it."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopa_desktop.commandline import CommandError
from scopa_desktop.crew import spread

DEADLY = """
import os
import time
from pathlib import Path

def work(number, folder, deadly, lives):
    deaths = list(Path(folder).glob(f"death-{number}-*"))
    if number == deadly and len(deaths) < lives:
        time.sleep(0.2)
        Path(folder, f"death-{number}-{len(deaths)}").touch()
        os._exit(9)
    Path(folder, f"done-{number}-{time.time_ns()}").touch()
    return number * number

def fail(number):
    raise ValueError(f"no {number}")
"""


@pytest.fixture
def deadly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A module that processes can import, whose work kills its process."""
    (tmp_path / "deadly_work.py").write_text(DEADLY)
    monkeypatch.syspath_prepend(tmp_path)
    import deadly_work

    return deadly_work


def test_in_this_process_tasks_are_done_in_their_order():
    assert list(spread(divmod, [(7, 2), (9, 4)], 1)) == [(0, (3, 1)), (1, (2, 1))]
    assert list(spread(divmod, [], 4)) == []


def test_a_process_that_dies_costs_only_what_it_had_in_hand(deadly, tmp_path):
    tasks = [(number, str(tmp_path), 5, 2) for number in range(8)]
    found = []
    for number, result in spread(deadly.work, tasks, 2):
        assert number not in dict(found), "a task that was finished came twice"
        found.append((number, result))
    assert sorted(found) == [(number, number * number) for number in range(8)]
    assert len(list(tmp_path.glob("death-5-*"))) == 2
    assert len(list(tmp_path.glob("done-0-*"))) == 1, "what was finished and handed over is not done again"


def test_processes_that_die_again_and_again_are_given_up(deadly, tmp_path):
    tasks = [(number, str(tmp_path), 0, 99) for number in range(2)]
    with pytest.raises(CommandError, match="died 3 times in a row"):
        list(spread(deadly.work, tasks, 2))


def test_what_fails_in_a_process_fails_here(deadly):
    with pytest.raises(ValueError, match="no 1"):
        list(spread(deadly.fail, [(1,), (1,)], 2))
