"""Measure speed: one JSON line for each benchmark.

    python -m tools.benchmarks [SUBJECT ...]

runs all subjects but the long ones, or those named.  A subject is a module of tools/bench with a function `results`
that yields a `Result` for each benchmark; one that cannot be run here says so on standard error and the others go on.
"""

from __future__ import annotations

import sys
from importlib import import_module

LONG = ("memory", "history", "bundle")
"""Subjects that take many minutes, or need a bundle: they are run only when they are named."""
SUBJECTS = ("rounds", "thinking", "review", "puzzles", "startup", "frames", "idle", "decks", *LONG)
"""The modules of tools/bench, in the order in which they are run; each is imported when its turn comes."""


def main(arguments: list[str]) -> int:
    """Print a line for every benchmark of the subjects named, or of all but the long ones."""
    unknown = [subject for subject in arguments if subject not in SUBJECTS]
    if unknown:
        print(f"there is no subject {', '.join(unknown)}; the subjects are {', '.join(SUBJECTS)}", file=sys.stderr)
        return 2
    failed = False
    for subject in arguments or (each for each in SUBJECTS if each not in LONG):
        try:
            for result in import_module(f"tools.bench.{subject}").results():
                print(result.line(), flush=True)
        except (ImportError, OSError, RuntimeError) as fault:
            print(f"{subject}: {fault}", file=sys.stderr)
            failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
