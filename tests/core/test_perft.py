"""The number of play sequences from given openings; ``SCOPA_PERFT=FILE`` runs another file of the same form.

On a difference the split by first play is printed, so that the wrong branch can be found.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tools.perft import count_sequences, opening_of, split

PERFT_FILE = Path(os.environ.get("SCOPA_PERFT") or Path(__file__).parents[1] / "data" / "perft.json")
CASES: list[dict[str, Any]] = json.loads(PERFT_FILE.read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_counts(case: dict[str, Any]) -> None:
    round_ = opening_of(case)
    for depth, expected in enumerate(case["counts"], 1):
        found = count_sequences(round_, depth)
        if found != expected:
            lines = "\n".join(f"  {play}: {count}" for play, count in split(opening_of(case), depth))
            pytest.fail(f"depth {depth}: {found} sequences instead of {expected}; by first play:\n{lines}")
    assert round_.plays_made == 0
