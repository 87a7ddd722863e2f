"""How long frames take, for benchmarks; costs nothing while it is off."""

from __future__ import annotations

from time import perf_counter
from types import TracebackType


class FrameMeter:
    """Records, while `on`, how long each painting takes and how much time lies between two.

    Attributes:
        on: whether it records.
        intervals: milliseconds between the starts of two paintings.
        paints: milliseconds that each painting took.
    """

    def __init__(self) -> None:
        self.on = False
        self.intervals: list[float] = []
        self.paints: list[float] = []
        self._last: float | None = None
        self._began = 0.0

    def reset(self) -> None:
        """Forget what was recorded."""
        self.intervals.clear()
        self.paints.clear()
        self._last = None

    def __enter__(self) -> None:
        if not self.on:
            return
        self._began = perf_counter()
        if self._last is not None:
            self.intervals.append((self._began - self._last) * 1000)
        self._last = self._began

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.on:
            self.paints.append((perf_counter() - self._began) * 1000)
