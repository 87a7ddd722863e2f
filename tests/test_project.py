"""The promises that the repository makes as a whole: what it carries, what it names, what it imports when."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import scopa_desktop

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
MAX_FILE = 1024 * 1024
TEXT_SUFFIXES = {".py", ".md", ".toml", ".txt", ".json", ".svg", ".desktop", ".xml", ".spec", ".scopa", ""}

# Written so that this file does not match them itself.
FORBIDDEN = {
    "a path of somebody's machine": re.compile(r"(?<![\w.~])/(?:work|root|home/[a-z]+|Users/[a-z]+)/(?=\w)"),
    "the host of a package registry": re.compile(
        r"\b(?:py[p]i\.org|python[h]osted\.org|deb\.[d]ebian\.org|registry\.[n]pmjs|index-[u]rl|find-[l]inks)"
    ),
    "a note to self": re.compile(r"\b(?:TO[D]O|FIX[M]E|XX[X])\b"),
    "a conflict that was not resolved": re.compile(r"^(?:<{7}|>{7}) ", re.MULTILINE),
}


def tracked_files() -> list[Path]:
    """Every file that git knows; the option lets root test a clone that belongs to somebody else."""
    listing = subprocess.run(
        ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    )
    paths = [ROOT / name.decode() for name in listing.stdout.split(b"\0") if name]
    return [path for path in paths if path.is_file()]


def requirement_names(lines: list[str]) -> dict[str, str]:
    """Names, spelt one way, with what follows each name."""
    found = {}
    for line in lines:
        match = re.match(r"([A-Za-z][\w.-]*)\s*(.*)", line)
        if match:
            found[re.sub(r"[-_.]+", "-", match[1]).lower()] = match[2]
    return found


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_holds(what):
    found = []
    for path in tracked_files():
        if path.suffix in TEXT_SUFFIXES:
            match = FORBIDDEN[what].search(path.read_text("utf-8"))
            if match:
                found.append(f"{path.relative_to(ROOT)}: {match[0]}")
    assert not found


def test_files_stay_small():
    large = {path.name: path.stat().st_size for path in tracked_files() if path.stat().st_size > MAX_FILE}
    assert not large


def test_nothing_that_is_built_is_tracked():
    built = [path for path in tracked_files() if {"__pycache__", ".venv", "build", "dist"} & set(path.parts)]
    assert not built


def test_pinned_versions_cover_what_is_needed():
    project = PROJECT["project"]
    for file, needed in (
        ("run.txt", project["dependencies"]),
        ("dev.txt", project["optional-dependencies"]["dev"]),
        ("bundle.txt", project["optional-dependencies"]["bundle"]),
    ):
        pinned = requirement_names((ROOT / "requirements" / file).read_text("utf-8").splitlines())
        assert set(requirement_names(needed)) <= set(pinned)
        assert all(version.startswith("==") for version in pinned.values())


def test_version_is_in_the_changelog_or_unreleased():
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert "## [Unreleased]" in changelog or f"## [{scopa_desktop.__version__}]" in changelog


def imported_names(path: Path) -> list[str]:
    """Every module that a file imports by its full name, at any depth."""
    names = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            names.append(node.module or "")
    return names


def test_core_imports_the_standard_library_only():
    allowed = sys.stdlib_module_names | {"scopa_desktop"}  # which parts of that, import-linter says
    foreign = [
        f"{path.name}: {name}"
        for path in (ROOT / "scopa_desktop" / "core").rglob("*.py")
        for name in imported_names(path)
        if name.split(".")[0] not in allowed
    ]
    assert not foreign


@pytest.mark.parametrize(
    "module", ["__main__", "core", "players", "store", "session", "headless", "ladder", "engine", "assets"]
)
def test_qt_is_not_loaded_by(module):
    """Lazily in __main__, never below it: the headless commands and the thinking process stay light."""
    program = (
        f"import sys, scopa_desktop.{module}; sys.exit(' '.join({{'PySide6', 'shiboken6'}} & set(sys.modules)) or None)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_menu_entry_is_valid():
    subprocess.run(["desktop-file-validate", "--warn-kde", ROOT / "packaging/linux/scopa-desktop.desktop"], check=True)
