"""Which version of the rules and the players this is, so that results of different players are not thrown together."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from scopa_desktop import __version__

PARTS = ("arena.py", "core", "players")
"""What a game's outcome follows from, beside its deal."""


@cache
def players_version() -> str:
    """Return a name that changes whenever the rules or the players do, or what runs them: players may mind a clock."""
    digest = hashlib.sha256()
    package = files("scopa_desktop")
    for part in PARTS:
        for name, file in _files(part, package / part):
            digest.update(f"{name}\0".encode() + file.read_bytes() + b"\0")
    return f"{__version__}-{digest.hexdigest()[:12]}-{sys.implementation.name}"


def _files(name: str, found: Traversable) -> Iterator[tuple[str, Traversable]]:
    if found.is_file():
        yield name, found
    elif found.is_dir() and not name.endswith("__pycache__"):
        for child in sorted(found.iterdir(), key=lambda each: each.name):
            yield from _files(f"{name}/{child.name}", child)
