"""Memory that was given up does not stay with the program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from scopa_desktop.ui import heap
from tools.robot.inside import Inside


def resident() -> float:
    """Return this process's resident memory in megabytes."""
    status = Path("/proc/self/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


@pytest.mark.skipif(sys.platform != "linux", reason="there the system takes it back by itself, or nobody can tell")
def test_what_is_free_goes_back_though_something_small_is_left_among_it() -> None:
    blocks: list[object] = [bytes(1000 + number % 7) for number in range(120_000)]
    kept = blocks[::500]
    blocks.append(blocks)  # garbage, not only free
    full = resident()
    del blocks
    heap.give_back()
    assert resident() < full - 60
    assert len(kept) == 240


def test_a_table_that_was_left_gives_its_memory_back(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(heap, "give_back", lambda: given.append(True))
    monkeypatch.setattr(heap, "AFTER", 0)
    inside.new_game()
    inside.pump(3)
    assert given == []
    inside.window.show_start()
    inside.pump_until(lambda: given == [True], "memory given back")
