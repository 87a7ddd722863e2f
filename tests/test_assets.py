"""Where the game looks for its own files."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from scopa_desktop import assets


def copy_of_assets(package: Path) -> ModuleType:
    """The module as it would be when installed in another place."""
    package.mkdir(parents=True)
    copy = package / "assets.py"
    copy.write_bytes(Path(assets.__file__).read_bytes())
    spec = importlib.util.spec_from_file_location("assets_copy", copy)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_installed_package_has_them_inside(tmp_path):
    module = copy_of_assets(tmp_path / "scopa_desktop")
    (tmp_path / "scopa_desktop" / "resources").mkdir()
    assert module.resources() == tmp_path / "scopa_desktop" / "resources"


def test_a_checkout_has_them_beside_the_package(tmp_path):
    module = copy_of_assets(tmp_path / "scopa_desktop")
    (tmp_path / "resources").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert module.resources() == tmp_path / "resources"


def test_a_stranger_named_resources_is_left_alone(tmp_path):
    module = copy_of_assets(tmp_path / "scopa_desktop")
    (tmp_path / "resources").mkdir()
    with pytest.raises(FileNotFoundError, match="install the game again"):
        module.resources()
