"""Results that were saved, one file a version: compared with the new ones, and told in README.md."""

from __future__ import annotations

import json
import os
import platform
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, TypeAlias

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "bench"
README = ROOT / "README.md"
NOTABLE: Final = 1.1
"""A figure that is less than so many times another is taken for the same."""
BEGIN, END = "<!-- bench: begin -->\n", "<!-- bench: end -->\n"

Line: TypeAlias = dict[str, Any]
"""A result as `tools.bench.result.Result.line` tells it."""

LEVELS = ("beginner", "easy", "medium", "hard", "expert")
ROWS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("rounds of classic Scopa played at random on one core", ("rounds-classic-engine",)),
    ("the same as a share of what a bare loop of that one game plays", ("rounds-classic-share",)),
    (
        "a play of Beginner, Easy, Medium, Hard, Expert: Scopa, two seats",
        tuple(f"play_{each}_scopa" for each in LEVELS),
    ),
    ("the longest of them", ("longest_expert_scopa",)),
    (
        "the same five at Scopone scientifico, four seats",
        tuple(f"play_{each}_scopone_scientifico" for each in LEVELS),
    ),
    ("the longest of them", ("longest_expert_scopone_scientifico",)),
    ("going through a match of Scopa, all decisions", ("review_scopa",)),
    ("from start to the first painting", ("startup-game",)),
    ("the same against an empty Qt window started just before", ("startup",)),
    ("from start to the complete start page", ("startup-filled",)),
    (
        "between two frames while cards are dealt; while the computer thinks",
        ("frames-deal-alone", "frames-deal-thinking"),
    ),
    (
        "between two frames while cards are taken; while the computer thinks",
        ("frames-capture-alone", "frames-capture-thinking"),
    ),
    ("painting a frame while cards are dealt; taken", ("paint-deal-alone", "paint-capture-alone")),
    ("the longest without an answer while the deck is changed", ("deck-change-block",)),
    ("processor time in 10 s of waiting for you", ("idle",)),
    ("the same of the start page, while a table plays behind it", ("idle-start",)),
    ("memory: the game, the thinking process", ("memory-game", "memory-thinking")),
    ("growth of memory over 200 matches", ("memory-growth",)),
    (
        "history of 100,000 matches: opened, filtered, searched",
        ("history: opened", "history: filtered", "history: searched"),
    ),
    ("statistics of 100,000 matches", ("statistics: all",)),
    ("the bundle: on disk, as tar.xz", ("bundle-size", "bundle-archive")),
    ("its first painting against that of the checkout started just before", ("bundle",)),
)
"""What README.md tells: its words, and the benchmarks that say it."""


def save(lines: Iterable[Line], version: str, folder: Path = FOLDER) -> Path:
    """Write results into the version's file and return it; those that were not measured now stay as they are there.

    Of many samples their percentiles are kept: how the times of a thousand frames scatter, and not each of them.
    """
    path = folder / f"{version}.json"
    known = {each["benchmark"]: each for each in read(path)} if path.exists() else {}
    known |= {each["benchmark"]: {**each, "samples": _thinned(each["samples"])} for each in lines}
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    folder.mkdir(parents=True, exist_ok=True)
    told = ",\n".join(f"    {json.dumps(each)}" for each in known.values())
    head = f'  "version": {json.dumps(version)},\n  "machine": {json.dumps(machine)}'
    path.write_text(f'{{\n{head},\n  "results": [\n{told}\n  ]\n}}\n', "utf-8")
    return path


def _thinned(samples: Sequence[float]) -> list[float]:
    if len(samples) < 100:
        return list(samples)
    return [round(each, 3) for each in quantiles(samples, n=100)]


def read(path: Path) -> list[Line]:
    """Return the results of a file."""
    return list(json.loads(path.read_text("utf-8"))["results"])


def latest(folder: Path = FOLDER) -> Path | None:
    """Return the file of the newest version, or None if nothing was saved."""

    def number(path: Path) -> tuple[int, ...]:
        return tuple(map(int, re.findall(r"\d+", path.stem)))

    return max(folder.glob("*.json"), key=number, default=None)


# -------------------------------------------------------------------------------------------------- comparison


def compared(old: Iterable[Line], new: Iterable[Line]) -> str:
    """Return a table of what both have: before, now, the ratio, and whether that says anything."""
    before = {each["benchmark"]: each for each in old}
    rows = [("benchmark", "before", "now", "ratio", "")]
    for each in new:
        was = before.get(each["benchmark"])
        if was is None or not was["value"]:
            continue
        ratio = each["value"] / was["value"]
        rows.append((each["benchmark"], told(was), told(each), f"{ratio:.2f}", _judgement(was, each, ratio)))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )


def _judgement(old: Line, new: Line, ratio: float) -> str:
    """Return ``slower``, ``faster``, ``noisy`` where the samples scatter as far as that, or nothing."""
    apart = max(ratio, 1 / ratio) if ratio > 0 else float("inf")
    if apart < NOTABLE:
        return ""
    if apart < 1 + _scatter(old) + _scatter(new):
        return "noisy"
    return "faster" if (ratio > 1) == _more_is_better(new) else "slower"


def _scatter(line: Line) -> float:
    """Return how far the middle half of the samples reaches, as a share of their median."""
    samples: Sequence[float] = line["samples"]
    if len(samples) < 3 or not median(samples):
        return 0.1
    low, _, high = quantiles(samples, n=4)
    return (high - low) / abs(median(samples))


def _more_is_better(line: Line) -> bool:
    return line["unit"].endswith("/s") or "at_least" in line


# ------------------------------------------------------------------------------------------------------ README


def told(line: Mapping[str, Any]) -> str:
    """Return a result's value with its unit: ``8,700 rounds/s``."""
    return _number(line["value"], line["unit"])


def _number(value: float, unit: str) -> str:
    shown = f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
    return f"{shown} times" if unit in ("game/empty", "bundle/checkout", "engine/bare") else f"{shown} {unit}"


def table(lines: Iterable[Line]) -> str:
    """Return the table of README.md; what was not measured has no row."""
    by_name = {each["benchmark"]: each for each in lines}
    rows = ["| what | median | limit |", "|---|---|---|"]
    for words, names in ROWS:
        found = [by_name[name] for name in names if name in by_name]
        if len(found) < len(names):
            continue
        limits = [_limit(each) for each in found]
        limit = limits[0] if len(set(limits)) == 1 else ", ".join(limits)
        rows.append(f"| {words} | {', '.join(map(told, found))} | {limit} |")
    return "\n".join(rows) + "\n"


def _limit(line: Line) -> str:
    for key, word in (("at_least", "at least"), ("at_most", "at most")):
        if key in line:
            return f"{word} {_number(line[key], line['unit'])}"
    return ""


def with_table(readme: str, path: Path) -> str:
    """Return README.md with the table of a file's results in its place.

    Raises:
        ValueError: the place is not marked.
    """
    before, found, rest = readme.partition(BEGIN)
    _, also, after = rest.partition(END)
    if not found or not also:
        raise ValueError("README.md has no place for the table")
    machine = json.loads(path.read_text("utf-8"))["machine"]
    head = f"Version {path.stem}, {machine}, without a graphics card, under Xvfb:\n\n"
    return f"{before}{BEGIN}{head}{table(read(path))}{END}{after}"
