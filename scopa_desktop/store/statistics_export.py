"""The statistics as files for other programs: a line a match (CSV), or all of it with its rounds (JSON)."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from typing import Any

from scopa_desktop.store.results import unpack
from scopa_desktop.store.statistics import Filter

FORMAT, VERSION = "scopa-desktop-statistics", 1
"""What the JSON file says of itself."""


def as_csv(matches: Sequence[Mapping[str, Any]]) -> bytes:
    """Return a table with a heading and a line for each match.

    Args:
        matches: what `scopa_desktop.store.statistics.Statistics.matches` tells.
    """
    text = io.StringIO(newline="")
    names = [name for name in (matches[0] if matches else ()) if name != "points"]
    writer = csv.DictWriter(text, names, extrasaction="ignore")
    writer.writeheader()
    writer.writerows(matches)
    return text.getvalue().encode()


def as_json(matches: Sequence[Mapping[str, Any]], chosen: Filter) -> bytes:
    """Return the matches with the points of each round, own and the best rival's, and what they were chosen by.

    Args:
        matches: what `scopa_desktop.store.statistics.Statistics.matches` tells.
        chosen: which matches these are.
    """
    filter_ = {name: value for name in chosen.__slots__ if (value := getattr(chosen, name)) not in (None, False)}
    told = [{**match, "points": _pairs(match["points"])} for match in matches]
    data = {"format": FORMAT, "version": VERSION, "filter": filter_, "matches": told}
    return json.dumps(data, ensure_ascii=False, indent=1, default=str).encode()


def _pairs(packed: bytes) -> list[list[int]]:
    points = unpack(packed)
    return [list(pair) for pair in zip(points[0::2], points[1::2], strict=True)]
