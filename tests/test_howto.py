"""What docs/howto says is done in a copy of the program, line by line, and works."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted(path for path in (ROOT / "docs" / "howto").glob("*.md") if path.name != "README.md")
BLOCK = re.compile(r"^( *)```(\w+)(?: (\S+))?\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
CHANGED = ("decks", "translations")
"""The folders of resources into which something is put."""


def linked(source: Path, target: Path) -> None:
    """Make a folder in which everything is a link."""
    target.mkdir()
    for each in source.iterdir():
        (target / each.name).symlink_to(each)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the program that may be changed; what is large and stays is linked."""
    where = tmp_path / "copy"
    where.mkdir()
    shutil.copytree(ROOT / "scopa_desktop", where / "scopa_desktop", ignore=shutil.ignore_patterns("__pycache__"))
    linked(ROOT / "resources", where / "resources")
    for name in CHANGED:
        (where / "resources" / name).unlink()
    linked(ROOT / "resources" / "decks", where / "resources" / "decks")
    (where / "resources" / "translations").mkdir()
    for name in ("tools", "pyproject.toml"):
        (where / name).symlink_to(ROOT / name)
    return where


def change(copy: Path, block: str) -> None:
    """Change the file that a block names."""
    head, *lines = block.splitlines()
    path = copy / head.removeprefix("--- ")
    old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
    new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{head} has this {text.count(old)} times:\n{old}"
    path.write_text(text.replace(old, new), "utf-8")


def run(copy: Path, line: str) -> str:
    """Run a line and return what it prints."""
    python, *arguments = shlex.split(line)
    assert python == "python"
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_there_is_a_page_for_each() -> None:
    names = {"variant", "option", "preference", "level", "deck", "language"}
    assert {path.stem for path in PAGES} == names
    assert all(f"({name}.md)" in (PAGES[0].parent / "README.md").read_text("utf-8") for name in names)


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_the_page_is_followed(page: Path, copy: Path) -> None:
    text = page.read_text("utf-8")
    printed, kinds = "", []
    for _, kind, name, body in BLOCK.findall(text):
        block = textwrap.dedent(body)
        kinds.append(kind)
        if kind == "diff":
            change(copy, block)
        elif name:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_text(block, "utf-8")
        elif kind == "sh":
            printed = "".join(run(copy, line) for line in block.splitlines())
        else:
            assert kind == "text", kind
            missing = [line for line in block.splitlines() if line not in printed]
            assert not missing, printed
    assert len(kinds) == text.count("```") // 2, "every block is read"
    assert "sh" in kinds and "text" in kinds


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.stem)
def test_what_the_page_names_is_there(page: Path) -> None:
    text = BLOCK.sub("", page.read_text("utf-8"))
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / target).exists(), target
    for name in re.findall(r"`((?:scopa_desktop|tests|tools|docs|resources)/[\w./*]+)`", text):
        assert name.endswith("/sv") or "/sv." in name or list(ROOT.glob(name)), name
