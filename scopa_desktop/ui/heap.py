"""Memory that the program no longer needs, given back to the system."""

from __future__ import annotations

import gc
import sys

AFTER = 1000
"""Milliseconds after a table was left: by then what lay there is gone."""


def give_back() -> None:
    """Collect all garbage, and have the C library return what is free to the system.

    Old garbage is looked for every few minutes only (see `collector`), and the C library of most Linux systems keeps
    pages in which anything small is left, so that a program seems to grow with every match. It is called in the thread
    that paints.
    """
    gc.collect()
    if sys.platform != "linux":
        return
    import ctypes

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
    if trim is not None:
        trim(0)
