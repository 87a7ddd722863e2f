"""The command line of Scopa Desktop."""

from __future__ import annotations

import argparse
import sys

from scopa_desktop import __version__


def main(argv: list[str] | None = None) -> int:
    """Run the program and return its exit status."""
    parser = argparse.ArgumentParser(prog="scopa-desktop", description="Scopa, the Italian card game.")
    parser.add_argument("--version", action="version", version=f"Scopa Desktop {__version__}")
    parser.parse_args(argv)
    print("There is no table to open yet.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
