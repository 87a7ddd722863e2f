"""The documents say what is so: commands run, paths are right, links lead somewhere."""

from __future__ import annotations

import csv
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scopa_desktop.players.levels import LEVELS
from scopa_desktop.store.paths import Paths

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def section(title: str) -> str:
    """The text under a heading, up to the next one of its level."""
    return README.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_each_dependency_has_its_reason():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split(r"[<>=]", line)[0].lower() for line in project["dependencies"]}
    reasons = re.findall(r"^\| ([\w-]+) \| [^|]+ \| .{20,} \|$", section("Dependencies"), re.MULTILINE)
    assert {name.lower() for name in reasons} == needed
    for line in project["optional-dependencies"]["dev"]:
        name = re.split(r"[<>=]", line)[0]
        assert re.search(rf"\b{name}\b", section("Dependencies")), name


def test_the_headless_commands_run(tmp_path):
    commands = re.findall(r"^python (-m .+)$", section("Without a window"), re.MULTILINE)
    assert commands
    for command in commands:
        done = subprocess.run(
            [sys.executable, *shlex.split(command)],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the column for Linux is checked")
def test_the_data_lies_where_it_says(home, monkeypatch):
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name)
    paths = Paths.standard()
    said = {home / path for path in re.findall(r"`~/(\.[\w./-]+)`", section("Where your data lies"))}
    assert said == {paths.config, paths.data, paths.log}


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_make_knows_the_commands_of(document):
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:^|`)make ([a-z-]+)", (ROOT / document).read_text("utf-8"), re.MULTILINE))
    assert named and named <= targets


@pytest.mark.parametrize("document", sorted(path.name for path in ROOT.glob("*.md")))
def test_links_lead_somewhere_in(document):
    for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / document).read_text("utf-8")):
        assert (ROOT / target).exists(), target


def test_the_table_of_strength_says_what_the_numbers_say():
    with (ROOT / "docs/ladder.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    told = (ROOT / "docs/strength.md").read_text("utf-8")
    lines = [line for line in told.splitlines() if re.match(r"\| \w+ \| [\dx]+ \| \w+ : \w+ \|", line)]
    assert len(lines) == len(rows) > 20
    for line, row in zip(lines, rows, strict=True):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        assert cells[:3] == [row["variant"], row["seating"], f"{row['first']} : {row['second']}"]
        assert {row["first"], row["second"]} <= set(LEVELS)
        assert int(cells[3].replace(",", "")) == int(row["deals"])
        assert cells[4:6] == [row["won"], row["lost"]]
        margin, interval = map(float, cells[6].split(" ± "))
        assert abs(margin - float(row["margin"])) < 0.006
        assert abs(interval - float(row["margin_95"])) < 0.006


def test_the_core_is_a_library_as_it_says(tmp_path):
    text = section("As a library")
    (example,) = re.findall(r"^```python\n(.+?)^```$", text, re.MULTILINE | re.DOTALL)
    (printed,) = re.findall(r"^```text\n(.+?)^```$", text, re.MULTILINE | re.DOTALL)
    assert 25 <= len(example.splitlines()) <= 40
    program = f"import sys\n{example}\nassert not {{'PySide6', 'sqlite3', 'PIL'}} & set(sys.modules)\n"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert done.stdout == printed, done.stderr


@pytest.mark.parametrize("document", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_what_is_named_is_there_in(document):
    text = (ROOT / "docs" / document).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / "docs" / target).exists(), target
    for name in re.findall(r"`((?:scopa_desktop|tests|tools|packaging|resources)/[\w./]+)`", text):
        assert (ROOT / name).exists(), name


def test_the_picture_of_the_layers_is_what_is_drawn():
    from tools.draw_architecture import LAYERS, TARGET, drawn

    assert TARGET.read_text("utf-8") == drawn(), "python -m tools.draw_architecture"
    packages = {path.parent.name for path in (ROOT / "scopa_desktop").glob("*/__init__.py")}
    assert {layer[0] for layer in LAYERS} == packages | {"app"}
