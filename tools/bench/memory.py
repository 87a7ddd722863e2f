"""Whether memory grows while the computer plays match after match at the table: no match may leave anything behind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from tools.bench.result import Result
from tools.bench.screen import run, screen

MATCHES = 200
WARM_UP = 20
"""Matches before the first measurement: by then everything has been loaded, drawn and baked once."""
LIMIT = 5.0
"""The most that so many matches may add to the game's resident memory, in megabytes."""


def results() -> Iterator[Result]:
    """Play demo matches in the real window, as fast as they go."""
    if not Path("/proc/self/stat").exists():
        raise RuntimeError("memory is only read on Linux")
    with (
        screen() as environment,
        run("tools.bench.demo", str(WARM_UP + MATCHES), environment=environment) as process,
    ):
        assert process.stdout is not None
        sizes = [json.loads(line) for line in process.stdout]
    if process.returncode != 0 or len(sizes) != WARM_UP + MATCHES:
        raise RuntimeError(f"only {len(sizes)} matches were played")
    yield Result(
        "memory-growth",
        "MB",
        [growth(sizes)],
        f"Growth of the game's resident memory over {MATCHES} demo matches, after {WARM_UP} to warm up: from "
        f"{middle(sizes[: WARM_UP + 1]):.1f} to {middle(sizes):.1f}.",
        at_most=LIMIT,
    )


def growth(sizes: list[float]) -> float:
    """Return by how much memory grew from the end of the warm-up to the end, in the unit of the sizes."""
    return middle(sizes) - middle(sizes[: WARM_UP + 1])


def middle(sizes: list[float]) -> float:
    """Return the median of the last few sizes: one alone depends on what lies on the table at that moment."""
    last = sorted(sizes[-9:])
    return last[len(last) // 2]
