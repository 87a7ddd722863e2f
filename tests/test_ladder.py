"""The ladder: what it plays, that it goes on where it stopped, and what its table says."""

from __future__ import annotations

import csv
import json
import math
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop import ladder, ladder_results
from scopa_desktop.__main__ import main
from scopa_desktop.arena import Plan, Unit, play_deals
from scopa_desktop.commandline import CommandError
from scopa_desktop.core.rules import SEATINGS, Rules
from scopa_desktop.ladder_results import Part, Results
from scopa_desktop.players.levels import LEVELS, OPPONENTS

TIMES = ("ms", "ms_max")


def play(out: Path, *arguments: str, pairs: str = "greedy:random", jobs: str = "1") -> int:
    return main(["ladder", "--out", str(out), "--pairs", pairs, "--jobs", jobs, *arguments])


def lines(out: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (out / "results.jsonl").read_text().splitlines()]


def without_times(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The chunks in the order of their deals, without what differs from run to run."""
    bare = [{key: value for key, value in line.items() if key not in TIMES} for line in found[1:]]
    return sorted(bare, key=lambda line: (line["contest"], line["first"]))


def table(out: Path) -> list[dict[str, str]]:
    with (out / "ladder.csv").open(newline="") as file:
        return list(csv.DictReader(file))


def test_the_table_says_who_is_stronger_by_how_much(tmp_path, capsys):
    assert play(tmp_path, "--deals", "60") == 0
    (row,) = table(tmp_path)
    assert (row["variant"], row["seating"], row["first"], row["second"]) == ("scopa", "2", "greedy", "random")
    assert (row["deals"], row["games"]) == ("60", "rounds")
    assert float(row["won"]) + float(row["lost"]) + float(row["tied"]) == pytest.approx(100, abs=0.02)
    assert float(row["won"]) > 55
    assert float(row["margin"]) - float(row["margin_95"]) > 0.5
    assert 0 < float(row["first_ms"]) <= float(row["first_ms_max"])
    printed = capsys.readouterr().out
    assert printed == (tmp_path / "ladder.md").read_text()
    assert "| greedy : random | 60 " in printed


def test_the_interval_is_over_deals_and_not_over_games(tmp_path):
    play(tmp_path, "--deals", "40")
    units = [unit for line in lines(tmp_path)[1:] for unit in line["units"]]
    assert len(units) == 40 and all(rounds == 2 for _, rounds, *_ in units)
    means = [margin / 2 for margin, *_ in units]
    mean = sum(means) / 40
    spread = math.sqrt(sum((each - mean) ** 2 for each in means) / 39 / 40)
    (row,) = table(tmp_path)
    assert float(row["margin"]) == pytest.approx(mean, abs=1e-4)
    assert float(row["margin_95"]) == pytest.approx(1.959964 * spread, abs=1e-4)
    shares = [won / 2 for _, _, won, _ in units]
    share = sum(shares) / 40
    spread = math.sqrt(sum((each - share) ** 2 for each in shares) / 39 / 40)
    assert float(row["won"]) == pytest.approx(100 * share, abs=1e-2)
    assert float(row["won_95"]) == pytest.approx(100 * 1.959964 * spread, abs=1e-2)


def test_a_level_against_itself_is_about_even(tmp_path):
    play(tmp_path, "--deals", "12", "--seating", "3", pairs="greedy:greedy")
    (row,) = table(tmp_path)
    assert abs(float(row["margin"])) < 1
    assert float(row["won"]) < 50, "one of three"


def test_where_the_lowest_score_wins_the_stronger_is_still_above_0(tmp_path):
    play(tmp_path, "--deals", "60", "--variant", "perdere", pairs="greedy:random,random:greedy")
    better, worse = (float(row["margin"]) for row in table(tmp_path))
    assert better > 1 and worse < -1


def test_the_margin_among_three_is_to_the_mean_of_the_others():
    plan = Plan(Rules.of("scopa"), SEATINGS["3"], ("greedy", "random", "random"), False, 5, True, 1, None, True)
    tally = play_deals(plan, range(5))
    mine, *others = tally.points
    assert sum(unit.margin for unit in tally.units) == 2 * mine - sum(others)
    assert sum(unit.rounds for unit in tally.units) == 15
    assert sum(unit.won for unit in tally.units) == tally.wins[0]
    assert sum(unit.lost for unit in tally.units) == sum(tally.wins[1:])


def test_whole_matches(tmp_path):
    assert play(tmp_path, "--deals", "3", "--matches", "--option", "target=5") == 0
    (row,) = table(tmp_path)
    assert (row["variant"], row["deals"], row["games"], row["tied"]) == ("scopa target=5", "3", "matches", "0.0")
    units = [unit for line in lines(tmp_path)[1:] for unit in line["units"]]
    assert all(won + lost == 2 and rounds >= 2 for _, rounds, won, lost in units)


def test_it_goes_on_where_it_stopped(tmp_path, capsys):
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    play(whole, "--deals", "14")
    play(cut, "--deals", "14")
    path = cut / "results.jsonl"
    kept = path.read_bytes().splitlines(keepends=True)
    assert len(kept) == 1 + 4, "four, four, four and two deals"
    path.write_bytes(b"".join(kept[:3]) + kept[3][:20])
    assert play(cut, "--deals", "14") == 0
    assert path.read_bytes().splitlines(keepends=True)[:3] == kept[:3], "what was whole stays as it was"
    assert without_times(lines(cut)) == without_times(lines(whole))
    before = path.read_bytes()
    assert play(cut, "--deals", "14") == 0
    assert path.read_bytes() == before, "nothing is left to be played"
    capsys.readouterr()


def test_more_deals_and_more_pairs_go_on_too_and_other_arguments_keep_apart(tmp_path):
    play(tmp_path, "--deals", "6")
    first = (tmp_path / "results.jsonl").read_bytes()
    play(tmp_path, "--deals", "10", pairs="greedy:random,random:greedy")
    assert (tmp_path / "results.jsonl").read_bytes().startswith(first)
    assert [row["deals"] for row in table(tmp_path)] == ["10", "10"]
    play(tmp_path, "--deals", "4", "--seed", "2")
    (row,) = table(tmp_path)
    assert row["deals"] == "4"
    play(tmp_path, "--deals", "6")
    (row,) = table(tmp_path)
    assert row["deals"] == "6"
    fresh = tmp_path / "fresh"
    play(fresh, "--deals", "10", pairs="greedy:random,random:greedy")
    kept = {(line["contest"], line["first"], len(line["units"])): line["units"] for line in lines(tmp_path)[1:]}
    for line in lines(fresh)[1:]:
        assert kept[line["contest"], line["first"], len(line["units"])] == line["units"]


def test_other_players_are_refused(tmp_path, monkeypatch, capsys):
    play(tmp_path, "--deals", "2")
    before = (tmp_path / "results.jsonl").read_bytes()
    monkeypatch.setattr(ladder, "players_version", lambda: "0.0.9-abcdef-cpython")
    capsys.readouterr()
    assert play(tmp_path, "--deals", "4") == 2
    fault = capsys.readouterr().err
    assert "those of other players" in fault and fault.count("\n") == 1
    assert (tmp_path / "results.jsonl").read_bytes() == before


def test_results_of_a_process_with_other_players_are_refused(tmp_path):
    part = Part("theirs", 0, (Unit(1, 2, 1, 1),), 0, (36, 36), (1.0, 1.0), (0.1, 0.1))
    with Results(tmp_path, "ours") as results, pytest.raises(CommandError, match="with other players"):
        results.keep("a contest", part)
    assert len(lines(tmp_path)) == 1


@pytest.mark.parametrize(
    "damage", [b"{}\n", b"[1,2\n", b'{"contest":"x","first":0,"units":[[1]]}\n', b"\xff\n", b"[]\n"]
)
def test_a_damaged_line_is_named(damage, tmp_path, capsys):
    play(tmp_path, "--deals", "2")
    with (tmp_path / "results.jsonl").open("ab") as file:
        file.write(damage)
    capsys.readouterr()
    assert play(tmp_path, "--deals", "2") == 2
    assert "line 3 of" in capsys.readouterr().err


def test_a_file_that_is_no_ladder_is_left_alone(tmp_path, capsys):
    (tmp_path / "results.jsonl").write_text('{"something": "else"}\n')
    assert play(tmp_path, "--deals", "2") == 2
    assert "holds no results" in capsys.readouterr().err
    assert (tmp_path / "results.jsonl").read_text() == '{"something": "else"}\n'


def test_two_ladders_in_one_folder(tmp_path, capsys):
    with Results(tmp_path, "players"):
        assert play(tmp_path, "--deals", "2") == 2
    assert "another ladder is being played into" in capsys.readouterr().err


def test_processes_change_nothing(tmp_path):
    play(tmp_path / "one", "--deals", "10")
    play(tmp_path / "two", "--deals", "10", jobs="2")
    assert without_times(lines(tmp_path / "one")) == without_times(lines(tmp_path / "two"))


def begin(tmp_path: Path, jobs: str) -> subprocess.Popen[str]:
    """A ladder without end, of which something has been played."""
    command = [sys.executable, "-m", "scopa_desktop", "ladder", "--out", str(tmp_path), "--jobs", jobs]
    command += ["--pairs", "greedy:random", "--deals", "1000000"]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    results = tmp_path / "results.jsonl"
    end = time.monotonic() + 60
    while time.monotonic() < end and not (results.exists() and results.read_bytes().count(b"\n") > 4):
        time.sleep(0.05)
    return running


def children_of(pid: int) -> list[Path]:
    return [Path("/proc", child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
def test_its_processes_end_with_it_however_it_ends(tmp_path):
    running = begin(tmp_path, "2")
    children = children_of(running.pid)
    assert len(children) >= 2
    running.kill()
    running.communicate()
    end = time.monotonic() + 20
    while time.monotonic() < end and any(map(is_alive, children)):
        time.sleep(0.05)
    assert not any(map(is_alive, children))
    assert play(tmp_path, "--deals", "4") == 0, "and the folder is there to go on from"


def is_alive(process: Path) -> bool:
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(os.name == "nt", reason="signals are those of POSIX")
@pytest.mark.parametrize(("jobs", "stop"), [("1", signal.SIGINT), ("2", signal.SIGINT), ("2", signal.SIGTERM)])
def test_ctrl_c_leaves_one_sentence_and_a_folder_to_go_on_from(jobs, stop, tmp_path):
    """As in a terminal the signal goes to all processes of the group."""
    running = begin(tmp_path, jobs)
    results = tmp_path / "results.jsonl"
    os.killpg(running.pid, stop)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert out == ""
    assert err == f"Stopped; the same command goes on from {results}.\n"
    (row,) = table(tmp_path)
    assert int(row["deals"]) >= 12, "the one that was being kept may not be counted yet"
    assert play(tmp_path, "--deals", "4") == 0


def test_the_default_pairs_are_neighbours_and_baselines():
    pairs = ladder.default_pairs()
    assert pairs[: len(OPPONENTS) - 1] == [
        (OPPONENTS[index + 1], OPPONENTS[index]) for index in reversed(range(len(OPPONENTS) - 1))
    ]
    rest = pairs[len(OPPONENTS) - 1 :]
    assert ("expert", "random") in rest and ("expert", "greedy") in rest
    assert all(first == "expert" and second in LEVELS for first, second in rest)


def arguments_of(*arguments: str) -> Any:
    import argparse

    parser = argparse.ArgumentParser()
    ladder.add_command(parser.add_subparsers())
    return parser.parse_args(["ladder", *arguments])


def test_every_variant_in_its_usual_seating():
    from scopa_desktop.core.rules import VARIANTS

    contests = ladder.contests_of(arguments_of("--variant", "all", "--pairs", "expert:greedy"))
    assert [contest.plan.rules.variant for contest in contests] == list(VARIANTS)
    assert {contest.seating for contest in contests} == {"2", "2x2"}
    assert {len(contest.plan.levels): contest.plan.deals for contest in contests} == {2: 1000, 4: 400}


def test_all_variants_that_know_a_seating():
    contests = ladder.contests_of(arguments_of("--variant", "all", "--seating", "3", "--pairs", "expert:greedy"))
    variants = {contest.plan.rules.variant for contest in contests}
    assert "cirulla" in variants and "scopone" not in variants and "chkobba" not in variants
    assert all(contest.plan.levels == ("expert", "greedy", "greedy") for contest in contests)


def test_the_first_level_sits_on_one_side():
    (contest,) = ladder.contests_of(arguments_of("--seating", "2x3", "--pairs", "hard:easy"))
    assert contest.plan.levels == ("hard", "easy", "hard", "easy", "hard", "easy")


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--variant", "poker"], "there is no variant"),
        (["--variant", "scopone", "--seating", "2"], "scopone is played in the seatings 2x2, not 2"),
        (["--pairs", "expert"], "with a colon"),
        (["--pairs", "expert:genius"], "there is no level 'genius'"),
        (["--option", "target"], "KEY=VALUE"),
        (["--matches", *(part for name in ("scopa_points", "score_cards", "score_coins", "score_settebello",
         "score_primiera") for part in ("--option", f"{name}=false"))], "leave out --matches"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else value,
)  # fmt: skip
def test_an_impossible_command_gets_one_sentence(arguments, fault, tmp_path, capsys):
    assert main(["ladder", "--out", str(tmp_path / "none"), *arguments]) == 2
    output = capsys.readouterr()
    assert fault in output.err and output.err.count("\n") == 1
    assert output.out == "" and not (tmp_path / "none").exists()


def test_a_folder_that_cannot_be_made(tmp_path, capsys):
    (tmp_path / "file").write_text("")
    assert play(tmp_path / "file" / "x", "--deals", "1") == 2
    assert "cannot be made" in capsys.readouterr().err


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path, monkeypatch, capsys):
    play(tmp_path, "--deals", "4")

    def full(self: Results, line: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(ladder_results.Results, "_write", full)
    capsys.readouterr()
    assert play(tmp_path, "--deals", "8") == 2
    assert "cannot be written: No space left" in capsys.readouterr().err
    monkeypatch.undo()
    assert play(tmp_path, "--deals", "8") == 0


def test_progress_is_one_line_that_is_written_over(monkeypatch, capsys):
    contests = ladder.contests_of(arguments_of("--deals", "8", "--pairs", "greedy:random"))
    clock = iter([0.0, 10.0, 20.0])
    monkeypatch.setattr(ladder.time, "monotonic", lambda: next(clock))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    class Known:
        def parts(self, key, chunks):
            return [Part("", 0, (Unit(0, 2, 1, 1),) * 4, 0, (1, 1), (1.0, 1.0), (1.0, 1.0))]

    progress = ladder.Progress(contests, 2)
    progress.tell(contests[0], Known())
    progress.tell(contests[0], Known())
    progress.end()
    written = capsys.readouterr().err.split("\r")
    assert written[1] == "50 %: scopa 2 greedy:random, 4 of 8 deals; 10 s left"
    assert written[2].startswith("100 %:")
    assert written[-2].strip() == written[-1] == ""
