"""Read damaged files by the thousand, and keep those that the program did not bear.

    python -m tools.fuzz --inputs 1000000 --seed 1 --kind all

Each input must be read, or refused with a sentence, within a second of computing and 200 MB of memory; nothing may be
written outside the folder that it lies in, no program started and no network reached.  The same number and seed make
the same input.  Whatever fails is kept in build/fuzz, and told at the end.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from tools.fuzz.guard import Guard
from tools.fuzz.kinds import KINDS, Kind, emptied

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "fuzz"
SECONDS = 1.0
"""Computing time that one input may take."""
MEGABYTES = 200.0
"""Resident memory that a process may ever have."""
LONGEST = 500
"""Signs of a sentence."""
GIVE_UP = 20
"""After so many that killed the process, the rest of its inputs is left."""


@dataclass(slots=True)
class Report:
    """What came of some inputs.

    Attributes:
        read: how many were read without a word, by kind.
        refused: how many of which something was said, by kind.
        failed: the numbers of those that were not borne, with the reason.
        peak: the most memory of a process, in megabytes.
    """

    read: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    failed: dict[int, str] = field(default_factory=dict)
    peak: float = 0.0

    def add(self, other: Report) -> None:
        """Add what came of other inputs."""
        self.read += other.read
        self.refused += other.refused
        self.failed |= other.failed
        self.peak = max(self.peak, other.peak)

    def line(self) -> str:
        """Return it as one line of JSON; `_report` reads it."""
        return json.dumps({"read": self.read, "refused": self.refused, "failed": self.failed, "peak": self.peak})

    @property
    def inputs(self) -> int:
        """How many there were."""
        return self.read.total() + self.refused.total() + len(self.failed)


def main(arguments: list[str]) -> int:
    """Run and return the exit status: 0 if every input was borne."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__, formatter_class=_AS_IT_IS)
    parser.add_argument("--inputs", type=int, default=20_000, help="how many (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one (default: 0)")
    parser.add_argument("--seed", default="1", help="of the chance that does the damage (default: 1)")
    parser.add_argument(
        "--kind", default="all", choices=("all", *KINDS), metavar="KIND", help=", ".join(("all", *KINDS))
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="at once (default: one a core)")
    parser.add_argument("--show", type=int, metavar="NUMBER", help="write this input to build/fuzz and read it once")
    parser.add_argument("--worker", nargs=4, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if sys.platform == "win32":
        print("this needs the timers of Linux or macOS", file=sys.stderr)
        return 2
    inputs = Inputs(options.seed, options.kind)
    if options.worker:
        at, *numbers = options.worker
        return work(inputs, range(*map(int, numbers)), Path(at))
    if options.show is not None:
        return show(inputs, options.show)
    os.nice(10)
    began = monotonic()
    report = together(inputs, range(options.first, options.first + options.inputs), options.processes)
    tell(report, inputs, monotonic() - began)
    return int(bool(report.failed) or report.peak > MEGABYTES)


_AS_IT_IS = argparse.RawDescriptionHelpFormatter


# ------------------------------------------------------------------------------------------------------- inputs


@dataclass(frozen=True)
class Inputs:
    """All inputs of one seed, by their numbers.

    Attributes:
        seed: of the chance.
        kind: a kind's name, or ``all``.
    """

    seed: str
    kind: str

    def make(self, number: int) -> tuple[Kind, bytes]:
        """Return the kind of an input and its content."""
        chance = Random(f"{self.seed}/{self.kind}/{number}")
        name = self.kind
        if name == "all":
            (name,) = chance.choices(list(KINDS), [each.share for each in KINDS.values()])
        kind = KINDS[name]
        return kind, chance.choice(kind.damage)(chance, chance.choice(corpus(name)))


@cache
def corpus(name: str) -> list[bytes]:
    """Return the real files of a kind."""
    return KINDS[name].corpus()


def show(inputs: Inputs, number: int) -> int:
    """Keep one input and read it, so that what it does is seen."""
    kind, data = inputs.make(number)
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{kind.name}-{inputs.seed}-{number}"
    path.write_bytes(data)
    with tempfile.TemporaryDirectory() as folder:
        inside = Path(folder) / "input"
        inside.write_bytes(data)
        for sentence in kind.use(inside):
            print(sentence)
    print(path)
    return 0


# ------------------------------------------------------------------------------------------------------ workers


def work(inputs: Inputs, numbers: range, at: Path) -> int:
    """Read some inputs and print what came of each part of them, as JSON; `at` always holds the number at hand.

    A timer of the system ends the process where an input computes too long, even inside a library.
    """
    sys.dont_write_bytecode = True
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_LOGGING_RULES="*=false")
    _warm_up(inputs)
    base = Path("/dev/shm") if os.access("/dev/shm", os.W_OK) else Path(tempfile.gettempdir())
    report = Report()
    with tempfile.TemporaryDirectory(dir=base, prefix="fuzz-") as home, at.open("wb", buffering=0) as present:
        folder, guard = Path(home) / "in", Guard(Path(home))
        tempfile.tempdir = home
        for count, number in enumerate(numbers, 1):
            os.pwrite(present.fileno(), b"%-20d" % number, 0)
            kind, data = inputs.make(number)
            path = emptied(folder) / f"input.{kind.name}"
            path.write_bytes(data)
            reason = _read(kind, path, guard, report)
            if reason:
                report.failed[number] = f"{kind.name}: {reason}"
            if count % 200 == 0 or number == numbers[-1]:
                report.peak = _peak()
                print(report.line(), flush=True)
                report = Report()
    return 0


def _warm_up(inputs: Inputs) -> None:
    """Read a real file of each kind: what is loaded for the first time is not the input's to answer for."""
    for name in KINDS if inputs.kind == "all" else (inputs.kind,):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "input"
            path.write_bytes(corpus(name)[0])
            KINDS[name].use(path)


def _read(kind: Kind, path: Path, guard: Guard, report: Report) -> str:
    """Read one input; return why it was not borne, or nothing."""
    guard.breaches.clear()
    guard.watching = True
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        said = kind.use(path)
    except Exception as fault:
        *_, last = traceback.extract_tb(fault.__traceback__)
        return f"{type(fault).__name__}: {fault!s:.200} ({Path(last.filename).name}:{last.lineno})"
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        guard.watching = False
    if guard.breaches:
        return f"it did {guard.breaches[0]}"
    for sentence in said:
        if "\n" in sentence or "Traceback" in sentence or not 5 < len(sentence) < LONGEST:
            return f"no sentence: {sentence!r:.200}"
    (report.refused if said else report.read)[kind.name] += 1
    return ""


def _peak() -> float:
    """Return the most memory that this process has had, in megabytes."""
    try:
        status = Path("/proc/self/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) / 1024
    except OSError:
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20)


# ----------------------------------------------------------------------------------------------------- together


def together(inputs: Inputs, numbers: range, processes: int) -> Report:
    """Have processes read the inputs, and start another where one dies."""
    reports = [Report() for _ in range(processes)]
    threads = [
        threading.Thread(target=_tend, args=(inputs, numbers[which::processes], reports[which]))
        for which in range(processes)
    ]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    whole = Report()
    for report in reports:
        whole.add(report)
    return whole


def _tend(inputs: Inputs, numbers: range, report: Report) -> None:
    died = 0
    while numbers and died < GIVE_UP:
        told, at, status = _one_process(inputs, numbers)
        for each in told:
            report.add(each)
        if status == 0:
            return
        died += 1
        reason = "it computed for too long" if status == -signal.SIGPROF else f"the process ended with {status}"
        # What was read since the last report is not counted; the one that killed the process is.
        if at is None:
            report.failed[numbers[0]] = f"no process could be started ({status})"
            return
        report.failed[at] = f"{inputs.make(at)[0].name}: {reason}"
        numbers = numbers[numbers.index(at) + 1 :]


def command(inputs: Inputs, numbers: range, at: Path) -> list[str]:
    """Return what starts a process that reads some inputs."""
    given = ["--seed", inputs.seed, "--kind", inputs.kind]
    part = map(str, (at, numbers.start, numbers.stop, numbers.step))
    return [sys.executable, "-m", "tools.fuzz", *given, "--worker", *part]


def _one_process(inputs: Inputs, numbers: range) -> tuple[list[Report], int | None, int]:
    """Return what a process told, the number at hand when it ended, and its exit status."""
    with tempfile.NamedTemporaryFile(prefix="fuzz-at-") as at:
        started = command(inputs, numbers, Path(at.name))
        with subprocess.Popen(started, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            told = [_report(json.loads(line)) for line in process.stdout]
        number = at.read().strip()
    return told, int(number) if number else None, process.returncode


def _report(data: dict[str, Any]) -> Report:
    failed = {int(number): reason for number, reason in data["failed"].items()}
    return Report(Counter(data["read"]), Counter(data["refused"]), failed, data["peak"])


def tell(report: Report, inputs: Inputs, seconds: float) -> None:
    """Print what came of all inputs, and keep those that were not borne."""
    for name in KINDS:
        if report.read[name] or report.refused[name]:
            print(f"{name:14} {report.read[name]:9,} read {report.refused[name]:9,} refused with a sentence")
    rate = report.inputs / max(seconds, 0.001)
    print(
        f"{report.inputs:,} inputs in {seconds:.0f} s ({rate:,.0f} a second), seed {inputs.seed}, "
        f"at most {report.peak:.0f} MB, {len(report.failed)} failed"
    )
    for number, reason in sorted(report.failed.items())[:50]:
        kind, data = inputs.make(number)
        KEPT.mkdir(parents=True, exist_ok=True)
        (KEPT / f"{kind.name}-{inputs.seed}-{number}").write_bytes(data)
        print(f"  {number}: {reason}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
