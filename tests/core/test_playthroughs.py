"""Whole rounds as they were once written down: a difference is a change of the game, or a broken promise."""

from __future__ import annotations

from pathlib import Path

import pytest

from scopa_desktop.core.rules import VARIANTS
from tools.playthroughs import FOLDER, ROUNDS, main, playthrough


@pytest.mark.parametrize("name", ROUNDS)
def test_the_round_goes_as_it_went(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(name).splitlines() == written.splitlines(), "python -m tools.playthroughs writes them anew"


def test_every_variant_has_its_round_and_every_file_its_name() -> None:
    assert {variant for variant, *_ in ROUNDS.values()} == set(VARIANTS)
    assert {path.stem for path in FOLDER.glob("*")} == set(ROUNDS)


def test_the_tool_writes_what_is_compared(tmp_path: Path) -> None:
    (tmp_path / "left-over.txt").write_text("from a name that is no more", encoding="utf-8")
    assert main([str(tmp_path)]) == 0
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        path.name: path.read_bytes() for path in FOLDER.iterdir()
    }
