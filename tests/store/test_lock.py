from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from scopa_desktop.store.lock import InstanceLock
from scopa_desktop.store.troubles import StoreError, TroubleKind

HOLD = """
import sys
from pathlib import Path
from scopa_desktop.store.lock import InstanceLock
InstanceLock(Path(sys.argv[1])).acquire()
print("held", flush=True)
sys.stdin.read()
"""


def hold(path: Path) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_the_lock_can_be_taken_and_given_back(tmp_path: Path) -> None:
    path = tmp_path / "new" / "running.lock"
    with InstanceLock(path) as lock:
        lock.acquire()
        assert lock.held
    assert not lock.held
    with InstanceLock(path):
        pass


def test_another_process_is_told_in_one_sentence_and_a_kill_frees_the_lock(tmp_path: Path) -> None:
    path = tmp_path / "running.lock"
    with hold(path) as process:
        with pytest.raises(StoreError, match="already running") as fault:
            InstanceLock(path).acquire()
        assert fault.value.trouble.kind is TroubleKind.ALREADY_RUNNING
        assert path.read_text() == f"{process.pid}\n"
        process.kill()
        process.wait()
    with InstanceLock(path) as lock:
        assert lock.held


def test_a_lock_file_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="could not be written") as fault:
        InstanceLock(tmp_path).acquire()
    assert fault.value.trouble.kind is TroubleKind.NOT_WRITTEN
