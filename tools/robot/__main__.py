"""Let the robot play.

    python -m tools.robot --variant scopa --minutes 30 --seed 1

It plays off screen, in a process of its own and a data folder that is thrown away.  If anything is wrong - an
exception, a warning of Qt's or ours, a card out of place, a turn that nobody answers, a crash - it says what, with the
last things that were done and the seed, and ends with status 1.
"""

from __future__ import annotations

import argparse
import faulthandler
import logging
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TextIO
from unittest import mock

from scopa_desktop.core.rules import VARIANTS

ROOT = Path(__file__).resolve().parents[2]
REMEMBERED = 40
"""So many of the things done last are told when something is wrong."""
STUCK = 120.0
"""Seconds in which nothing was done at all: where every thread stands is then printed, and the robot ends."""
LOG = "actions.txt"
HARMLESS = ("This plugin does not support", "the thinking process is started again")
"""What the off-screen platform says of itself; and that a busy machine gave a computer player too little time."""


class Complaints(logging.Handler):
    """Gathers everything that anybody complains of: log, Qt, exceptions."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._heard: list[str] = []

    def take(self) -> list[str]:
        """Return what was heard since the last time."""
        heard, self._heard = self._heard, []
        return heard

    def add(self, sentence: str) -> None:
        """Hear a complaint."""
        if not any(each in sentence for each in HARMLESS):
            self._heard.append(sentence)

    def emit(self, record: logging.LogRecord) -> None:
        """Hear what is logged."""
        self.add(logging.Formatter().format(record))

    def raised(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Hear an exception that nobody caught."""
        self.add("".join(traceback.format_exception(kind, fault, trace)))


@contextmanager
def listening() -> Iterator[Complaints]:
    """Hear everything for as long as this lasts."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    heard = Complaints()

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
            heard.add(f"Qt: {message}")
        if kind is QtMsgType.QtFatalMsg:  # nobody will ask any more
            print(f"Qt: {message}", file=sys.stderr, flush=True)

    logging.getLogger().addHandler(heard)
    qInstallMessageHandler(hear)
    try:
        yield heard
    finally:
        qInstallMessageHandler(None)
        logging.getLogger().removeHandler(heard)


@contextmanager
def nothing_outside() -> Iterator[None]:
    """Keep the robot inside the program: no browser opens, and who is asked for a file names none."""
    from PySide6.QtGui import QDesktopServices
    from PySide6.QtWidgets import QFileDialog

    with (
        mock.patch.object(QDesktopServices, "openUrl", return_value=True),
        mock.patch.object(QFileDialog, "getOpenFileName", return_value=("", "")),
        mock.patch.object(QFileDialog, "getOpenFileNames", return_value=([], "")),
        mock.patch.object(QFileDialog, "getSaveFileName", return_value=("", "")),
        mock.patch.object(QFileDialog, "getExistingDirectory", return_value=""),
        mock.patch.object(QFileDialog, "exec", return_value=0),
    ):
        yield


def play(variant: str, minutes: float, seed: int, folder: Path, log: TextIO) -> str:
    """Let the robot play in this process and return what came of it, in figures.

    Args:
        variant: what is played, unless the robot chooses something else.
        minutes: for how long.
        seed: where all chance comes from.
        folder: the data folder.
        log: takes everything that is done.

    Raises:
        RobotError: something is wrong.
    """
    from scopa_desktop.store.matches import State
    from scopa_desktop.store.paths import Paths
    from scopa_desktop.store.preferences_file import PreferencesFile
    from scopa_desktop.store.table_setup import TableSetup
    from tools.robot.inside import Inside
    from tools.robot.robot import Robot

    file = PreferencesFile(Paths.under(folder).preferences, print)
    setup = TableSetup(variant, VARIANTS[variant].seatings[0])
    file.save(file.load().changed(speed="fast", new_game=setup))
    with listening() as heard, nothing_outside():
        inside = Inside(folder)
        # Only now does the program catch what nobody has caught: the robot listens after it.
        caught = sys.excepthook
        sys.excepthook = lambda *fault: (heard.raised(*fault), caught(*fault))[0]
        robot = Robot(inside, seed, heard.take, log)
        end, told = time.monotonic() + minutes * 60, time.monotonic()

        def goes_on(events: int) -> bool:
            nonlocal told
            faulthandler.dump_traceback_later(STUCK, exit=True)
            now = time.monotonic()
            if inside.window.session is None and inside.sheet is None:
                inside.window.choices.remember(new_game=setup)
            if now - told > 60:
                told = now
                print(f"{round((end - now) / 60)} minutes left: {events} events, {robot.checks} pictures", flush=True)
            return now < end

        inside.new_game()
        robot.act_until_the_end(goes_on)
        matches = inside.window.stage.matches
        rounds = inside.window.stage.statistics.totals().rounds
        won, left = len(matches.list_matches(State.WON)), len(matches.list_matches())
        inside.close()
        faulthandler.cancel_dump_traceback_later()
        problems = heard.take()
    if problems:
        raise AssertionError("; ".join(problems))
    return (
        f"{variant}, seed {seed}, {minutes:g} minutes: {robot.events} events, {robot.checks} pictures compared with "
        f"the state, {rounds} rounds, {left} matches begun, {won} won; nothing was wrong."
    )


def main(arguments: list[str]) -> int:
    """Run the robot as the command line says and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.robot", description="Play at random and look for faults.")
    parser.add_argument("--variant", choices=tuple(VARIANTS), default="scopa")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.folder is not None:
        return play_here(options)
    with tempfile.TemporaryDirectory(prefix="robot-") as name:
        folder = Path(name)
        (folder / "runtime").mkdir(mode=0o700)
        environment = {
            **os.environ,
            "QT_QPA_PLATFORM": "offscreen",
            "LC_ALL": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(folder / "runtime"),
            "HOME": name,
        }
        command = [sys.executable, "-X", "faulthandler", "-m", "tools.robot", "--folder", name]
        command += ["--variant", options.variant, "--minutes", str(options.minutes), "--seed", str(options.seed)]
        status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        if status:
            log = folder / LOG
            done = log.read_text().splitlines()[-REMEMBERED:] if log.exists() else []
            crashes = [path.read_text(errors="replace") for path in sorted(folder.glob("data/log/*")) if path.is_file()]
            print("\n".join([*crashes, "The last things done:", *done]), file=sys.stderr)
            print(f"{options.variant}, seed {options.seed}: ended with status {status}.", file=sys.stderr)
    return int(status != 0)


def play_here(options: argparse.Namespace) -> int:
    """Play in this process, off screen, and return the exit status."""
    with (options.folder / LOG).open("w") as log:
        try:
            print(play(options.variant, options.minutes, options.seed, options.folder / "data", log), flush=True)
        except Exception:
            traceback.print_exc()
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
