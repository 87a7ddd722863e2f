"""What the tests of the whole program get."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.app.evening import Evening


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """An evening with the game in a folder of its own; whatever still runs afterwards is ended."""
    made = Evening(tmp_path / "data")
    yield made
    if made.game is not None:
        made.game.clean_up()
