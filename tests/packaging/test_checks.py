"""The checks of bundle and builds find what they are for."""

from __future__ import annotations

import os
import shutil
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image, ImageDraw

ROOT = Path(__file__).parents[2]


def script(name: str) -> ModuleType:
    """Return a script of packaging as a module."""
    spec = spec_from_loader(name, SourceFileLoader(name, str(ROOT / "packaging" / name)))
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def check() -> ModuleType:
    return script("check_bundle")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """Return a folder that carries what a bundle carries of the checkout."""
    folder = tmp_path / "bundle"
    carried = folder / "_internal" / "scopa_desktop" / "resources"
    shutil.copytree(ROOT / "resources", carried, ignore=shutil.ignore_patterns("*.ts"), copy_function=os.link)
    return folder


def test_a_whole_bundle_has_no_faults(check, bundle):
    assert list(check.carried(bundle)) == list(check.alone(bundle)) == []


@pytest.mark.parametrize(
    "name", ["decks/sicilian/back.svg", "sounds/deal-1.wav", "handbook/en/50_strategy.md", "puzzles.json"]
)
def test_a_missing_a_changed_and_a_strange_file_are_found(check, bundle, name):
    path = bundle / "_internal" / "scopa_desktop" / "resources" / name
    path.unlink()
    assert list(check.carried(bundle)) == [f"resources/{name} is missing"]
    path.write_text("changed")
    assert list(check.carried(bundle)) == [f"resources/{name} is another file than in the checkout"]
    strange = path.with_name("strange")
    path.rename(strange)
    assert len(list(check.carried(bundle))) == 2


def test_missing_languages_and_licences_are_found(check, tmp_path):
    assert {"the program does not speak it", "Qt does not speak it"} <= set(check.words(tmp_path))
    assert any("LGPL" in fault for fault in check.licences(tmp_path))


def test_links_that_lead_away_and_names_of_this_folder_are_found(check, tmp_path):
    (tmp_path / "away").symlink_to("/etc")
    (tmp_path / "nowhere").symlink_to("gone")
    (tmp_path / "telling").write_bytes(b"\0" + os.fsencode(ROOT) + b"\0")
    assert len(list(check.alone(tmp_path))) == 3


def test_cloth_alone_is_no_picture_of_the_game(check):
    cloth = Image.linear_gradient("L").resize((320, 200)).point(lambda value: value // 3).convert("RGB")
    assert not check.shows_cards(cloth)
    ImageDraw.Draw(cloth).rectangle((100, 50, 160, 150), fill="#fbf6e9")
    assert check.shows_cards(cloth)


def test_what_differs_between_two_builds_is_found(tmp_path):
    differences = script("check_reproducible").differences
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_text("same")
        os.utime(tmp_path / name / "file", (1, 1))
    assert list(differences(tmp_path / "one", tmp_path / "other")) == []
    os.utime(tmp_path / "other" / "file", (1, 2))
    (tmp_path / "other" / "more").touch()
    assert [found.split()[0] for found in differences(tmp_path / "one", tmp_path / "other")] == ["file", "more"]
