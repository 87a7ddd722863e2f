"""Measure speed: one JSON line for each benchmark, and at the end how that compares with what was saved last.

    python -m tools.benchmarks [--long] [--save] [SUBJECT ...]

runs all subjects but the long ones, or those named.  A subject is a module of tools/bench with a function `results`
that yields a `Result` for each benchmark; one that cannot be run here says so on standard error and the others go on.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module

from scopa_desktop import __version__
from tools.bench import saved

LONG = ("memory", "history", "bundle")
"""Subjects that take many minutes, or need a bundle: they are run only when they are named, or with --long."""
SUBJECTS = ("rounds", "thinking", "review", "puzzles", "startup", "frames", "idle", "decks", *LONG)
"""The modules of tools/bench, in the order in which they are run; each is imported when its turn comes."""


def main(arguments: list[str]) -> int:
    """Print a line for every benchmark of the subjects named, or of all but the long ones."""
    parser = argparse.ArgumentParser(prog="python -m tools.benchmarks", description="Measure speed.")
    parser.add_argument("subjects", nargs="*", metavar="SUBJECT", help=f"of {', '.join(SUBJECTS)}")
    parser.add_argument("--long", action="store_true", help=f"all subjects, also {', '.join(LONG)}")
    parser.add_argument(
        "--save", action="store_true", help="keep the results in docs/bench, and tell them in README.md"
    )
    parser.add_argument("--readme", action="store_true", help="measure nothing: renew the table of README.md")
    options = parser.parse_args(arguments)
    unknown = [subject for subject in options.subjects if subject not in SUBJECTS]
    if unknown:
        print(f"there is no subject {', '.join(unknown)}; the subjects are {', '.join(SUBJECTS)}", file=sys.stderr)
        return 2
    if options.readme:
        return renew_readme()
    usual = SUBJECTS if options.long else [each for each in SUBJECTS if each not in LONG]
    lines, failed = measured(options.subjects or usual)
    last = saved.latest()
    if last is not None:
        print(f"\nagainst version {last.stem}:\n{saved.compared(saved.read(last), lines)}", file=sys.stderr)
    if options.save:
        print(saved.save(lines, __version__), file=sys.stderr)
        renew_readme()
    return int(failed)


def measured(subjects: list[str] | tuple[str, ...]) -> tuple[list[saved.Line], bool]:
    """Run subjects, print each result, and return them all and whether a subject could not be run."""
    lines: list[saved.Line] = []
    failed = False
    for subject in subjects:
        try:
            for result in import_module(f"tools.bench.{subject}").results():
                print(result.line(), flush=True)
                lines.append(json.loads(result.line()))
        except (ImportError, OSError, RuntimeError) as fault:
            print(f"{subject}: {fault}", file=sys.stderr)
            failed = True
    return lines, failed


def renew_readme() -> int:
    """Write the table of what was saved last into README.md; return the exit status."""
    last = saved.latest()
    if last is None:
        print("nothing was saved yet: --save does it", file=sys.stderr)
        return 1
    saved.README.write_text(saved.with_table(saved.README.read_text("utf-8"), last), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
