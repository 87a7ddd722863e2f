"""How evenly cards move at the busiest moments, in the real window at 1280x800, alone and while a player thinks."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tools.bench.result import Result
from tools.bench.screen import run, screen

INTERVAL, PAINT = 18.0, 3.0
"""The most that the median of each may be, in milliseconds."""
HELD = 200.0
"""A longer interval is no frame: a capture is held still for a moment so that it can be seen."""
_MOVES = {
    "deal": "the shuffle and first deal of the classic game",
    "deal-four": "the shuffle and deal of nine cards to each of four",
    "capture": "a capture of four cards",
}


def results() -> Iterator[Result]:
    """Measure every movement, first alone, then while a computer player is asked again and again."""
    for how, arguments in (("alone", ()), ("thinking", ("thinking",))):
        for move, found in _measured(*arguments).items():
            intervals = [each for each in found["intervals"] if each < HELD]
            told = f"{_MOVES[move]}, {how}"
            yield Result(f"frames-{move}-{how}", "ms", intervals, f"Between two frames: {told}.", at_most=INTERVAL)
            yield Result(
                f"frames-{move}-{how}-p95", "ms", [_p95(intervals)], f"19 of 20 intervals are shorter: {told}."
            )
            yield Result(f"paint-{move}-{how}", "ms", found["paints"], f"Painting one frame: {told}.", at_most=PAINT)


def _measured(*arguments: str) -> dict[str, dict[str, list[float]]]:
    with screen() as environment, run("tools.bench.table", "frames", *arguments, environment=environment) as process:
        assert process.stdout is not None
        text = process.stdout.read()
    if process.returncode != 0 or not text:
        raise RuntimeError("the table did not play its movements")
    return dict(json.loads(text))


def _p95(values: list[float]) -> float:
    return sorted(values)[int(0.95 * len(values))]
