"""Where a stored match comes from, as one word: a kind, or a kind and what it refers to, as in ``day:2026-11-29``."""

from __future__ import annotations

from enum import StrEnum


class Origin(StrEnum):
    """A kind of origin."""

    NEW = ""
    """Dealt like any other."""
    SAME = "same"
    """The cards of another match once more; refers to its uuid."""
    FROM = "from"
    """Gone on with from a point of another match; refers to its uuid."""
    DAY = "day"
    """The deal of a day; refers to the date, in ISO format."""
    TWIN = "twin"
    """A computer player in the person's seat on the same cards; refers to the uuid of the person's match."""
    FILE = "file"
    """Read from a record file."""


_COUNTED = {Origin.NEW, Origin.SAME, Origin.DAY}


def origin_of(kind: Origin, reference: str = "") -> str:
    """Return an origin as it is stored."""
    return f"{kind}:{reference}" if reference else str(kind)


def kind_of(origin: str) -> Origin:
    """Return the kind of a stored origin; one that is not known, from another version, counts as a file's."""
    word = origin.partition(":")[0]
    return Origin(word) if word in set(Origin) else Origin.FILE


def counts(origin: str) -> bool:
    """Tell whether matches of such an origin count in the statistics: those that the person played from the start."""
    return kind_of(origin) in _COUNTED
