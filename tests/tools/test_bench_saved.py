"""Saved results are compared with the new ones, and README.md tells what they say.  Nothing is timed."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from tools import benchmarks
from tools.bench import saved
from tools.bench.result import Result


def line(name: str, samples: list[float], unit: str = "ms", **limits: float) -> saved.Line:
    return dict(json.loads(Result(name, unit, samples, "It.", **limits).line()))


def test_what_is_saved_is_read_again_and_what_was_not_measured_stays(tmp_path: Path) -> None:
    saved.save([line("a", [1.0]), line("b", [2.0])], "0.9.0", tmp_path)
    path = saved.save([line("b", [3.0])], "0.9.0", tmp_path)
    assert [(each["benchmark"], each["value"]) for each in saved.read(path)] == [("a", 1.0), ("b", 3.0)]
    assert json.loads(path.read_text())["version"] == "0.9.0"
    saved.save([], "0.10.0", tmp_path)
    found = saved.latest(tmp_path)
    assert found is not None and found.stem == "0.10.0", "the newest version, not the last by the alphabet"
    assert saved.latest(tmp_path / "nowhere") is None


@pytest.mark.parametrize(
    ("old", "new", "unit", "said"),
    [
        ([100.0] * 9, [105.0] * 9, "ms", ""),
        ([100.0] * 9, [150.0] * 9, "ms", "slower"),
        ([150.0] * 9, [100.0] * 9, "ms", "faster"),
        ([100.0] * 9, [150.0] * 9, "rounds/s", "faster"),
        ([150.0] * 9, [100.0] * 9, "rounds/s", "slower"),
        ([60.0, 80.0, 100.0, 140.0, 160.0], [90.0, 120.0, 130.0, 170.0], "ms", "noisy"),
        ([100.0], [115.0], "ms", "noisy"),
        ([100.0], [300.0], "ms", "slower"),
    ],
)
def test_a_difference_is_judged_by_how_far_samples_scatter(
    old: list[float], new: list[float], unit: str, said: str
) -> None:
    head, row = saved.compared([line("a", old, unit)], [line("a", new, unit), line("new", [1.0])]).splitlines()
    assert head.split() == ["benchmark", "before", "now", "ratio"]
    cells = row.split()
    assert cells[0] == "a"
    assert cells[6:] == ([said] if said else [])


def test_the_table_tells_what_was_measured(tmp_path: Path) -> None:
    lines = [
        line("rounds-classic-engine", [8712.0], "rounds/s"),
        line("rounds-classic-share", [0.71], "engine/bare", at_least=0.57),
        line("memory-game", [111.2], "MB"),
        line("memory-thinking", [15.0], "MB"),
        line("frames-deal-alone", [16.0], "ms", at_most=18.0),
    ]
    table = saved.table(lines)
    assert "| rounds of classic Scopa played at random on one core | 8,712 rounds/s |  |" in table
    assert "| 0.71 times | at least 0.57 times |" in table
    assert "| memory: the game, the thinking process | 111 MB, 15 MB |  |" in table
    assert "frames" not in table, "half a row is none"
    path = saved.save(lines, "0.9.0", tmp_path)
    readme = saved.with_table(f"above\n{saved.BEGIN}old\n{saved.END}below\n", path)
    assert readme.startswith(f"above\n{saved.BEGIN}Version 0.9.0, ") and readme.endswith(f"{saved.END}below\n")
    assert table in readme and "old" not in readme
    assert saved.with_table(readme, path) == readme
    with pytest.raises(ValueError):
        saved.with_table("no place", path)


def test_readme_tells_what_was_saved_last() -> None:
    readme, path = saved.README.read_text("utf-8"), saved.latest()
    assert readme.count(saved.BEGIN) == readme.count(saved.END) == 1
    if path is not None:
        assert saved.with_table(readme, path) == readme, "python -m tools.benchmarks --readme"


def test_every_figure_of_the_table_is_measured() -> None:
    frames = import_module("tools.bench.frames")
    levels = import_module("tools.bench.thinking")
    moves = {
        f"{kind}-{move}-{how}"
        for kind in ("frames", "paint")
        for move in frames._MOVES
        for how in ("alone", "thinking")
    }
    thought = {
        f"{kind}_{level}_{table}"
        for kind in ("play", "longest")
        for level in levels.OPPONENTS
        for table, _ in levels.MAIN
    }
    sources = "".join(path.read_text("utf-8") for path in (saved.ROOT / "tools" / "bench").glob("*.py"))
    history = import_module("tools.bench.history")
    listed = {f"history: {each}" for each in history.SEARCHES} | {f"statistics: {each}" for each in history.FILTERS}
    reviewed = {f"review_{table[0]}" for table in import_module("tools.bench.review").TABLES}
    for _, names in saved.ROWS:
        for name in names:
            assert name in moves | thought | listed | reviewed or sources.count(f'"{name}"') >= 2, name


def test_results_are_saved_and_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Subject:
        @staticmethod
        def results() -> list[Result]:
            return [Result("startup", "game/empty", [value], "It.", at_most=1.5)]

    value = 1.2
    monkeypatch.setattr(benchmarks, "import_module", lambda name: Subject)
    monkeypatch.setattr(saved, "README", tmp_path / "README.md")
    monkeypatch.setattr(saved.save, "__defaults__", (tmp_path,))
    monkeypatch.setattr(saved.latest, "__defaults__", (tmp_path,))
    saved.README.write_text(saved.BEGIN + saved.END, "utf-8")
    assert benchmarks.main(["--readme"]) == 1
    assert benchmarks.main(["--save", "startup"]) == 0
    assert "against version" not in capsys.readouterr().err
    assert "| 1.2 times | at most 1.5 times |" in saved.README.read_text("utf-8")
    value = 2.4
    assert benchmarks.main(["startup"]) == 0
    said = capsys.readouterr().err
    assert "2.00" in said and "slower" in said
    assert "| 1.2 times |" in saved.README.read_text("utf-8"), "nothing is kept without --save"


def test_of_many_samples_it_is_kept_how_they_scatter(tmp_path: Path) -> None:
    frames = [16 + number % 7 / 7 for number in range(860)]
    path = saved.save([line("few", [3.0, 1.0, 2.0]), line("frames", frames)], "1.0.0", tmp_path)
    few, many = saved.read(path)
    assert few["samples"] == [3.0, 1.0, 2.0]
    assert len(many["samples"]) == 99
    assert many["value"] == line("frames", frames)["value"]
    assert saved._scatter(many) == pytest.approx(saved._scatter(line("frames", frames)), abs=0.01)
