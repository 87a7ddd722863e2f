"""The commands that need no display: what they print, what they refuse, and that they never touch Qt."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.__main__ import main
from scopa_desktop.arena import Plan, margin_with_interval, seated
from scopa_desktop.core.rules import VARIANTS

RECORDS = Path(__file__).parent / "data" / "records"
TIMINGS = ("ms_per_play", "seconds")


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", *arguments, "--json", "--jobs", "1"]) == 0
    return json.loads(capsys.readouterr().out)


def without_timings(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in TIMINGS}


def levels(variant: str) -> str:
    seats = 4 if VARIANTS[variant].seatings[0] == "2x2" else 2
    return ",".join(["random", "greedy"] * (seats // 2))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_preset_is_simulated_and_its_records_pass(
    variant: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = simulate(
        capsys, "--variant", variant, "--seats", levels(variant), "--matches", "3", "--records", str(tmp_path)
    )
    assert sum(result["wins"]) + result["ties"] == result["matches"] == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["000000.scopa", "000001.scopa", "000002.scopa"]
    assert main(["check", "--deals", str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"3 records, {result['rounds']} rounds, 0 faults"


def test_the_object_has_the_fields_of_the_format(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulate(
        capsys, "--variant", "scopa", "--seats", "greedy,random", "--rounds", "20", "--option", "target=21"
    )
    assert list(result) == [
        *("variant", "options", "seats", "sides", "matches", "rounds", "wins", "ties", "points_per_round", "margin"),
        *("margin_95", "ms_per_play", "seed", "seconds"),
    ]
    assert result["options"] == {"target": 21}
    assert result["rounds"] == 20 == sum(result["wins"]) + result["ties"]
    assert set(result["ms_per_play"][0]) == {"mean", "p99", "max"}
    assert result["margin"] == pytest.approx(result["points_per_round"][0] - result["points_per_round"][1], abs=2e-4)


def test_everything_follows_from_the_seed_and_not_from_the_processes(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "--variant", "scopa", "--seats", "greedy,random", "--rounds", "40", "--json", "--seed"]
    results = []
    for seed, jobs in (("5", "1"), ("5", "2"), ("6", "1")):
        assert main([*command, seed, "--jobs", jobs]) == 0
        results.append(without_timings(json.loads(capsys.readouterr().out)))
    assert results[0] == results[1]
    assert {**results[2], "seed": 5} != results[0]


def test_duplicate_deals_favour_nobody(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The same cards are dealt twice, with the players' seats swapped."""
    result = simulate(
        capsys,
        "--variant",
        "scopa",
        "--seats",
        "greedy,random",
        "--rounds",
        "10",
        "--duplicate",
        "--records",
        str(tmp_path),
    )
    assert result["rounds"] == 20
    records = [json.loads(path.read_text()) for path in sorted(tmp_path.iterdir())]
    for first, second in zip(records[::2], records[1::2], strict=True):
        assert first["rounds"][0]["deals"] == second["rounds"][0]["deals"]
        assert [seat["player"] for seat in first["seats"]] == ["greedy", "random"]
        assert [seat["player"] for seat in second["seats"]] == ["random", "greedy"]


def test_teams_rotate_as_a_whole() -> None:
    from scopa_desktop.core.rules import SEATINGS, Rules

    plan = Plan(Rules.of("scopa"), SEATINGS["3x2"], ("a", "b", "c", "d", "e", "f"), False, 1, True, 1, None)
    assert [seated(plan, rotation) for rotation in range(3)] == [
        (0, 1, 2, 3, 4, 5),
        (1, 2, 0, 4, 5, 3),
        (2, 0, 1, 5, 3, 4),
    ]


def test_the_interval_is_that_of_a_ratio() -> None:
    assert margin_with_interval([(4, 2)]) == (2.0, None)
    mean, half = margin_with_interval([(2, 1), (0, 1), (2, 1), (0, 1)])
    assert mean == 1
    assert half == pytest.approx(1.959964 * (4 / (4 * 3)) ** 0.5)


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--variant", "poker", "--seats", "random,random"], "there is no variant"),
        (["--variant", "scopa", "--seats", "random,genius"], "there is no level"),
        (["--variant", "scopa", "--seats", "random"], "seatings"),
        (["--variant", "scopone", "--seats", "random,random"], "seatings"),
        (["--variant", "scopa", "--seats", "random,random", "--teams", "2x2"], "needs 4 seats"),
        (["--variant", "scopa", "--seats", "random,random", "--option", "target"], "KEY=VALUE"),
        (["--variant", "scopa", "--seats", "random,random", "--option", "colour=red"], "there is no option"),
        (["--variant", "scopa", "--seats", "random,random", "--option", "target=100"], "from 1 to 99"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else value,
)
def test_an_impossible_command_gets_one_sentence(
    arguments: list[str], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert fault in output.err
    assert output.err.count("\n") == 1


def test_a_match_in_which_nothing_scores_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    silent = ["scopa_points", "score_cards", "score_coins", "score_settebello", "score_primiera"]
    options = [part for name in silent for part in ("--option", f"{name}=false")]
    arguments = ["simulate", "--variant", "scopa", "--seats", "random,random", *options]
    assert main([*arguments, "--matches", "1"]) == 2
    assert "nothing scores" in capsys.readouterr().err
    assert main([*arguments, "--rounds", "1", "--jobs", "1"]) == 0


def test_a_folder_for_records_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    arguments = [
        "simulate",
        "--variant",
        "scopa",
        "--seats",
        "random,random",
        "--records",
        str(tmp_path / "file" / "x"),
    ]
    assert main(arguments) == 2
    assert "cannot be made" in capsys.readouterr().err


def test_check_counts_records_rounds_and_faults(capsys: pytest.CaptureFixture[str]) -> None:
    good = [json.loads(path.read_text()) for path in (RECORDS / "good").iterdir()]
    rounds = sum(len(record["rounds"]) for record in good)
    assert main(["check", str(RECORDS / "good")]) == 0
    assert capsys.readouterr().out == f"{len(good)} records, {rounds} rounds, 0 faults\n"
    assert main(["check", str(RECORDS)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 20
    assert lines[-1].endswith("19 faults")


def test_check_reads_a_record_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    good = (RECORDS / "good" / "scopa-2.scopa").read_bytes().strip()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(good + b"\n\n{}\n" + good + b"\n")))
    assert main(["check", "-"]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("line 3: ")
    assert out[-1].startswith("3 records, ")


def test_check_of_what_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "none.scopa"), str(tmp_path)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert "cannot be read" in out[0]
    assert "holds no .scopa file" in out[1]


def test_a_deal_number_that_lies_is_found_when_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "simulate",
                "--variant",
                "scopa",
                "--seats",
                "random,random",
                "--rounds",
                "1",
                "--jobs",
                "1",
                "--records",
                str(tmp_path),
            ]
        )
        == 0
    )
    path = tmp_path / "000000.scopa"
    record = json.loads(path.read_text())
    record["deal"]["number"] += 1
    path.write_text(json.dumps(record))
    assert main(["check", str(path)]) == 0
    assert main(["check", "--deals", str(path)]) == 1
    assert "do not follow from deal number" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", str(RECORDS / "good" / "scopa-2.scopa")],
        ["simulate", "--variant", "scopa", "--seats", "random,random", "--rounds", "1"],
    ],
    ids=["check", "simulate"],
)
def test_no_qt(arguments: list[str]) -> None:
    program = (
        "import sys; from scopa_desktop.__main__ import main; "
        f"status = main({arguments!r}); "
        "sys.exit(status or any(name.startswith(('PySide6', 'shiboken')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, capture_output=True).returncode == 0


def test_odd_names_of_files_are_told_and_not_raised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "x" * 5000]) == 1
    assert capsys.readouterr().out.endswith("1 records, 0 rounds, 1 faults\n")
    assert main(["simulate", "--variant", "scopa", "--seats", "random,ran\ndom", "--matches", "1"]) == 2
    assert "is no list on one line" in capsys.readouterr().err


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "000000.scopa").mkdir()
    arguments = ["simulate", "--variant", "scopa", "--seats", "random,random", "--matches", "1", "--jobs", "1"]
    assert main([*arguments, "--records", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "000000.scopa" in said and len(said.splitlines()) == 1


def test_names_that_the_output_cannot_write_are_shown_all_the_same(tmp_path: Path) -> None:
    odd = tmp_path / "partita 小林.scopa"
    odd.write_text("{")
    done = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", "check", str(tmp_path)],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii:strict"},
        timeout=60,
    )
    assert done.returncode == 1 and b"\\u5c0f" in done.stdout and done.stderr == b""
