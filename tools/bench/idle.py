"""What the game costs while it waits for the person: processor time and memory, its thinking process included."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from tools.bench.result import Result
from tools.bench.screen import run, screen

SECONDS = 10
SAMPLES = 3
LIMIT = 50.0
"""The most processor time in so many seconds, in milliseconds."""
LIMIT_START = 1000.0
"""The same where a table plays behind the start page: a tenth of one core, while somebody looks."""


def results() -> Iterator[Result]:
    """Let a match wait at the table; then stay at the start page."""
    if not Path("/proc/self/stat").exists():
        raise RuntimeError("processor time of other processes is only read on Linux")
    used, memory = _stay()
    yield Result(
        "idle", "ms", used, f"Processor time in {SECONDS} s of a match that waits, all processes.", at_most=LIMIT
    )
    yield Result("memory-game", "MB", memory[:1], "Resident memory of the game at the table.")
    yield Result("memory-thinking", "MB", [sum(memory[1:])], "Resident memory of the thinking process.")
    used, _ = _stay("start")
    yield Result(
        "idle-start",
        "ms",
        used,
        f"Processor time in {SECONDS} s of the start page while the table behind it plays, all processes.",
        at_most=LIMIT_START,
    )


def _stay(*where: str) -> tuple[list[float], list[float]]:
    """Return the processor time of each stretch, and at the end the memory of the game and of its other processes."""
    used: list[float] = []
    with screen() as environment, run("tools.bench.table", "idle", *where, environment=environment) as process:
        assert process.stdout is not None
        if process.stdout.readline().strip() != "idle":
            raise RuntimeError("the table did not come to rest")
        family = [process.pid, *_children(process.pid)]
        for _ in range(SAMPLES):
            before = sum(map(_milliseconds, family))
            time.sleep(SECONDS)
            used.append(sum(map(_milliseconds, family)) - before)
        memory = [_megabytes(pid) for pid in family]
        process.kill()
    return used, memory


def _children(pid: int) -> list[int]:
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += [int(child) for child in (task / "children").read_text().split()]
    return found


def _milliseconds(pid: int) -> float:
    """The processor time that a process has used so far, as Linux keeps it for `clock_getcpuclockid`."""
    return time.clock_gettime((~pid << 3) | 2) * 1000


def _megabytes(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024
