from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from scopa_desktop.store.crash import KEPT, MAX_BYTES, MAX_LINES, CrashLog, report_text

START = """
import sys, threading, faulthandler
from pathlib import Path
from scopa_desktop.store.crash import CrashLog
log = CrashLog(Path(sys.argv[1]))
log.install()
"""


def run(folder: Path, code: str) -> int:
    return subprocess.run(
        [sys.executable, "-c", START + code, str(folder)],
        stderr=subprocess.DEVNULL,
        cwd=Path(__file__).parents[2],
        check=False,
    ).returncode


def next_report(folder: Path) -> str:
    log = CrashLog(folder)
    log.install()
    log.uninstall()
    return log.pending_report()


def test_a_good_run_leaves_no_report(tmp_path: Path) -> None:
    assert run(tmp_path, "") == 0
    assert next_report(tmp_path) == ""


def test_an_exception_is_reported_once(tmp_path: Path) -> None:
    assert run(tmp_path, "raise LookupError('the settebello is gone')") == 1
    report = next_report(tmp_path)
    assert "Scopa Desktop" in report and "LookupError: the settebello is gone" in report
    assert next_report(tmp_path) == ""
    assert len(list(tmp_path.glob("crash-*.txt"))) == 1


def test_an_exception_in_a_thread_is_reported(tmp_path: Path) -> None:
    code = "t = threading.Thread(target=lambda: 1 / 0, name='thinker'); t.start(); t.join()"
    assert run(tmp_path, code) == 0
    report = next_report(tmp_path)
    assert "thinker" in report and "ZeroDivisionError" in report


def test_an_exception_in_a_finaliser_is_reported(tmp_path: Path) -> None:
    run(tmp_path, "class Odd:\n    def __del__(self): raise OSError('late')\nOdd()\n")
    assert "late" in next_report(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="ends by a signal")
def test_the_death_of_the_interpreter_is_reported(tmp_path: Path) -> None:
    assert run(tmp_path, "faulthandler._sigsegv()") < 0
    assert "Segmentation fault" in next_report(tmp_path)


def test_reports_cannot_fill_the_disk(tmp_path: Path) -> None:
    for _ in range(KEPT + 3):
        log = CrashLog(tmp_path)
        for _ in range(20):
            log.record("Unexpected error", "x" * 50_000)
        next_report(tmp_path)
    assert len(list(tmp_path.glob("crash-*.txt"))) == KEPT
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < (KEPT + 1) * 2 * MAX_BYTES


def test_a_folder_that_cannot_be_written_does_not_matter(tmp_path: Path) -> None:
    (tmp_path / "log").write_text("in the way")
    log = CrashLog(tmp_path / "log")
    log.install()
    log.record("title", "details")
    log.uninstall()
    assert log.pending_report() == ""


def test_the_hooks_are_put_back(tmp_path: Path) -> None:
    before = sys.excepthook
    log = CrashLog(tmp_path)
    log.install()
    log.install()
    assert sys.excepthook != before
    log.uninstall()
    log.uninstall()
    assert sys.excepthook is before


def test_what_is_told_to_others_names_nobody_and_no_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/srv/people/anna")
    monkeypatch.setenv("USERPROFILE", "/srv/people/anna")
    log = (
        'File "/srv/people/anna/scopa/view.py", line 3\n'
        f"/{'home'}/bruno/x.py and C:\\Users\\Carla Rossi\\scopa and /{'Users'}/dario/scopa\n"
        "LookupError: Anna Maria has no settebello, Annabella has"
    )
    text = report_text(log, "6.11.1", ["Anna Maria", "", "Anna"])
    assert "Qt 6.11.1" in text and "Scopa Desktop" in text and 'File "~/scopa/view.py"' in text
    assert not any(name in text for name in ("anna/", "bruno", "Carla", "dario", "Anna Maria"))
    assert "Annabella has" in text, "only whole names are left out"


def test_what_is_told_to_others_are_the_last_lines() -> None:
    text = report_text("\n".join(f"line {number}" for number in range(MAX_LINES + 50)), "6")
    assert "line 49\n" not in text and text.endswith(f"line {MAX_LINES + 49}")


def test_a_report_within_a_report_does_not_wait_for_itself(tmp_path: Path) -> None:
    """What is collected while one is written may report something too, on the same thread."""
    log = CrashLog(tmp_path)
    done = threading.Event()

    def report() -> None:
        with log._guard:
            log.record("Unexpected error", "within")
        done.set()

    threading.Thread(target=report, daemon=True).start()
    assert done.wait(10)
