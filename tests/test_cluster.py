"""A ladder on a Dask cluster: the same results, and a clear sentence where there is none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scopa_desktop.__main__ import main

ROOT = Path(__file__).parent.parent
CLUSTER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    workers = int(sys.argv[1])
    with LocalCluster(
        n_workers=workers, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs=50
    ) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""


@pytest.fixture(scope="module")
def scheduler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster of two workers, each a process of its own."""
    script = tmp_path_factory.mktemp("cluster") / "cluster.py"
    script.write_text(CLUSTER)
    with Cluster(script, 2) as address:
        yield address


class Cluster:
    """A cluster, while it lasts."""

    def __init__(self, script: Path, workers: int, path: Path = ROOT) -> None:
        self.command = [sys.executable, str(script), str(workers)]
        self.folder = script.parent
        self.path = path

    def __enter__(self) -> str:
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.path)},
        )
        return self.process.stdout.readline().strip()

    def __exit__(self, *fault: object) -> None:
        self.process.stdin.close()
        self.process.wait(timeout=60)
        self.process.stdout.close()


def chunks(folder: Path) -> dict[tuple[str, int], object]:
    lines = [json.loads(line) for line in (folder / "results.jsonl").read_text().splitlines()[1:]]
    return {(line["contest"], line["first"]): (line["units"], line["ties"], line["plays"]) for line in lines}


def ladder(out: Path, *arguments: str) -> int:
    return main(["ladder", "--out", str(out), "--pairs", "greedy:random", "--deals", "18", *arguments])


def test_the_results_are_those_without_it_chunk_for_chunk(scheduler, tmp_path, capsys):
    assert ladder(tmp_path / "alone", "--jobs", "1") == 0
    assert ladder(tmp_path / "cluster", "--dask", scheduler) == 0
    assert len(chunks(tmp_path / "alone")) == 5
    assert chunks(tmp_path / "cluster") == chunks(tmp_path / "alone")
    before = (tmp_path / "cluster" / "results.jsonl").read_bytes()
    assert ladder(tmp_path / "cluster", "--jobs", "1") == 0, "and each goes on with what the other began"
    assert (tmp_path / "cluster" / "results.jsonl").read_bytes() == before
    assert capsys.readouterr().err == ""


def test_workers_with_other_players_are_refused(scheduler, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("scopa_desktop.ladder.players_version", lambda: "0.0.9-abcdef-cpython")
    assert ladder(tmp_path, "--dask", scheduler) == 2
    fault = capsys.readouterr().err
    assert "a process plays with other players" in fault and fault.count("\n") == 1


def test_a_cluster_without_workers(tmp_path, capsys):
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER)
    with Cluster(script, 0) as address:
        assert ladder(tmp_path / "out", "--dask", address) == 2
    assert "has no workers" in capsys.readouterr().err


def test_workers_without_this_program(tmp_path, capsys):
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER)
    with Cluster(script, 1, path=tmp_path) as address:
        assert ladder(tmp_path / "out", "--dask", address) == 2
    fault = capsys.readouterr().err
    assert "is this program installed there" in fault and fault.count("\n") == 1


def close_after_some(cluster: Cluster, results: Path) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end and not (results.exists() and results.read_bytes().count(b"\n") > 3):
        time.sleep(0.05)
    cluster.process.stdin.close()


def test_a_scheduler_that_goes_away_leaves_what_was_finished(tmp_path, capsys):
    script = tmp_path / "cluster.py"
    script.write_text(CLUSTER)
    cluster = Cluster(script, 1)
    with cluster as address:
        closing = threading.Thread(target=close_after_some, args=(cluster, tmp_path / "out" / "results.jsonl"))
        closing.start()
        arguments = ["--out", str(tmp_path / "out"), "--pairs", "random:random", "--deals", "100000"]
        assert main(["ladder", *arguments, "--dask", address]) == 2
        closing.join()
    fault = capsys.readouterr().err
    assert "is gone; what was finished is kept" in fault and fault.count("\n") == 1
    assert chunks(tmp_path / "out")


def test_no_scheduler_there(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("scopa_desktop.cluster.CONNECT_SECONDS", 0.3)
    assert ladder(tmp_path, "--dask", "tcp://127.0.0.1:9") == 2
    fault = capsys.readouterr().err
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in fault and fault.count("\n") == 1


def test_an_address_that_is_none(tmp_path, capsys):
    assert ladder(tmp_path, "--dask", "nonsense://") == 2
    assert "no Dask scheduler answers at nonsense://" in capsys.readouterr().err


def test_without_the_package_it_tells_what_to_install(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert ladder(tmp_path, "--dask", "tcp://127.0.0.1:9") == 2
    fault = capsys.readouterr().err
    assert "scopa-desktop[cluster]" in fault and fault.count("\n") == 1


def test_it_is_not_imported_without_being_asked_for(tmp_path):
    program = (
        "import sys; from scopa_desktop.__main__ import main; "
        f"main(['ladder', '--out', {str(tmp_path)!r}, '--pairs', 'random:random', '--deals', '1', '--jobs', '1']); "
        "sys.exit(bool({'distributed', 'dask', 'platformdirs', 'PIL', 'tomli_w', 'PySide6'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True).returncode == 0
