"""The decks in ``resources/decks``: whole, drawn as Qt draws them, and just what the program writes.

A deck's folder, and a deck in the registry, are found by these tests without being named here.
"""

from __future__ import annotations

import itertools
import math
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tools import deck_checks as checks
from tools.draw_decks.registry import MODULES, draw_deck

RESOURCES = Path(__file__).parents[2] / "resources" / "decks"
FOLDERS = sorted(path.parent for path in RESOURCES.glob("*/deck.toml"))
deck_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
registered = pytest.mark.parametrize("deck", MODULES)


def test_every_registered_deck_has_its_folder() -> None:
    assert set(MODULES) <= {folder.name for folder in FOLDERS}


def test_all_decks_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in RESOURCES.rglob("*") if path.is_file()) < 8_000_000


@deck_folder
def test_manifest_is_valid(folder: Path) -> None:
    assert checks.manifest_faults(folder) == []


@deck_folder
def test_all_faces_and_backs_are_there(folder: Path) -> None:
    assert checks.missing_files(folder) == []


@deck_folder
def test_pictures_hold_only_what_qt_draws(folder: Path) -> None:
    assert checks.picture_faults(folder) == []


@deck_folder
@pytest.mark.usefixtures("qapp")
def test_cards_are_drawn_and_told_apart_when_small(folder: Path) -> None:
    backs = checks.manifest(folder)["backs"]
    with checks.qt_messages() as said:
        pictures = {name: checks.small_picture(folder / f"{name}.svg") for name in [*checks.FACES, *backs]}
    assert said == []
    assert [name for name, picture in pictures.items() if checks.painted(picture) < checks.LEAST_PAINT] == []
    alike = [
        pair
        for pair in itertools.combinations(pictures, 2)
        if checks.difference(pictures[pair[0]], pictures[pair[1]]) < checks.LEAST_DIFFERENCE
    ]
    assert alike == []


@registered
def test_drawing_again_gives_the_same_bytes(deck: str) -> None:
    folder = RESOURCES / deck
    drawn = draw_deck(deck)
    on_disk = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert on_disk == set(drawn)
    changed = [name for name, text in drawn.items() if (folder / name).read_bytes() != text.encode("utf-8")]
    assert changed == [], "run python -m tools.draw_decks"


@registered
def test_the_last_bit_of_a_sine_does_not_show(deck: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mathematical functions differ in their last bits between platforms; the pictures must not."""
    drawn = draw_deck(deck)
    disturbed = {name: _disturbed(getattr(math, name)) for name in ("sin", "cos", "atan2", "hypot")}
    for name, module in list(sys.modules.items()):
        if name.startswith("tools.draw_decks"):
            for function, other in disturbed.items():
                if hasattr(module, function):
                    monkeypatch.setattr(module, function, other)
    assert [name for name, text in draw_deck(deck).items() if text != drawn[name]] == []


def _disturbed(function: Callable[..., float]) -> Callable[..., float]:
    """``function`` with errors like those of another mathematical library."""
    signs = itertools.cycle((1, -1, -1, 1, 1, 1, -1))

    def other(*arguments: float) -> float:
        return function(*arguments) * (1 + next(signs) * 3e-16)

    return other
