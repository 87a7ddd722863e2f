"""A fault while painting is reported like any other, and the rest of the table is painted."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

Paint = TypeVar("Paint", bound=Callable[..., None])


def guarded(paint: Paint) -> Paint:
    """Wrap an item's `paint`: PySide6 6.11 ends the process when an exception leaves one."""

    @wraps(paint)
    def safe(*args: Any, **named: Any) -> None:
        try:
            paint(*args, **named)
        except Exception:
            sys.excepthook(*sys.exc_info())

    return cast(Paint, safe)
