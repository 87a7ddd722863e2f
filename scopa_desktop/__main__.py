"""The command line: the game itself, its headless commands, and the thinking process."""

from __future__ import annotations

import argparse
import io
import sys
from pathlib import Path

from scopa_desktop import __version__

THINK = "--think"
"""The one argument with which the game starts its thinking process."""


def main(argv: list[str] | None = None) -> int:
    """Run the program and return its exit status.

    The thinking process and the headless commands are told apart before anything imports Qt.
    """
    arguments = sys.argv[1:] if argv is None else argv
    if arguments[:1] == [THINK]:
        from scopa_desktop.players.worker import main as think

        return think()
    if arguments[:1] and arguments[0] in ("simulate", "ladder", "engine", "check"):
        return _run_headless(arguments)
    if arguments[:1] == ["selftest"]:
        from scopa_desktop.selftest import main as test

        return test(arguments[1:])
    options = game_parser().parse_args(arguments)
    from scopa_desktop.app import run

    return run(options.data, files=options.files, person=options.profile)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="scopa-desktop",
        description="Scopa, the Italian card game. Without a command the game opens.",
        epilog="Commands that need no display: simulate, ladder, engine, check. Whether the installation is whole: "
        "selftest. Add --help to any.",
    )
    parser.add_argument("--version", action="version", version=f"Scopa Desktop {__version__}")
    parser.add_argument("--data", type=Path, metavar="DIR", help="keep preferences and matches in this folder")
    return parser


def game_parser() -> argparse.ArgumentParser:
    """Return what understands the options of the game itself."""
    parser = _parser()
    parser.add_argument("--profile", metavar="NAME", help="who plays, by the name chosen in the game")
    parser.add_argument("files", type=Path, nargs="*", metavar="FILE", help="match records (.scopa) to open")
    return parser


def _run_headless(arguments: list[str]) -> int:
    from scopa_desktop.headless import CommandError, add_commands

    parser = _parser()
    add_commands(parser.add_subparsers(title="commands", required=True))
    options = parser.parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # names of files and players may hold what it cannot write
    try:
        status: int = options.run(options)
    except CommandError as fault:
        print(f"scopa-desktop {arguments[0]}: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read the output has seen enough; what is still buffered has nowhere to go.
        sys.stdout = None  # type: ignore[assignment]
        return 141
    except OSError as fault:
        print(f"scopa-desktop {arguments[0]}: {fault.filename or 'a file'}: {fault.strerror or fault}", file=sys.stderr)
        return 2
    return status


if __name__ == "__main__":
    sys.exit(main())
