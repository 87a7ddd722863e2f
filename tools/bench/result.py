"""What a benchmark reports, and how samples are taken."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time


@dataclass(frozen=True, slots=True)
class Result:
    """One line of the report.

    Attributes:
        benchmark: its name.
        unit: what it is counted in.
        samples: every sample taken; their median is the benchmark's value.
        means: what is measured, in one sentence.
        at_least: the least that the project asks for, if it asks.
        at_most: the most that it allows, if it says.
    """

    benchmark: str
    unit: str
    samples: list[float]
    means: str
    at_least: float | None = None
    at_most: float | None = None

    def line(self) -> str:
        """Return the result as one JSON object on one line."""
        data: dict[str, object] = {
            "benchmark": self.benchmark,
            "value": _short(median(self.samples)),
            "unit": self.unit,
            "samples": [_short(sample) for sample in self.samples],
            "means": self.means,
        }
        if self.at_least is not None:
            data["at_least"] = self.at_least
            data["met"] = median(self.samples) >= self.at_least
        if self.at_most is not None:
            data["at_most"] = self.at_most
            data["met"] = median(self.samples) <= self.at_most
        return json.dumps(data)


def rate(run: Callable[[int], object], count: int) -> float:
    """Return how many a second `run` does of what it is asked to do `count` times.

    The second is one of this process's own computing, so that what else the machine does matters less.
    """
    start = process_time()
    run(count)
    return count / (process_time() - start)


def _short(value: float) -> float:
    """Return a value with four digits: more would only be noise."""
    return float(f"{value:.4g}")
