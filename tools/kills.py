"""Kills the program at random moments and looks whether the next start has everything that had been shown.

Each kill is a SIGKILL to a process forked for it, while it plays, saves, migrates an old file, imports records or
closes; now and then to the whole program, off screen.  The process tells through a pipe what it has shown: the match,
play by play, the preferences and the statistics.
"""

from __future__ import annotations

import argparse
import json
import os
import select
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from scopa_desktop.core.match import Match
from scopa_desktop.core.record import dump_record
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.levels import decide
from scopa_desktop.players.service import Answer
from scopa_desktop.players.temperament import Temperament
from scopa_desktop.session.session import Services, Session
from scopa_desktop.session.setup import new_match
from scopa_desktop.store import schema
from scopa_desktop.store.database import Database
from scopa_desktop.store.exchange import Exchange
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.store.statistics import Statistics
from scopa_desktop.store.table_setup import TableSetup

VARIANTS = ("scopa", "cirulla", "escoba")
MATCHES = 6
"""How many matches an old file holds, and how many records are imported."""
PROGRAM = "program"
Tell = Callable[..., None]


class Lost(Exception):
    """The next start does not have what had been shown; the message says what."""


class _Thinker:
    """Decides at once, in this process."""

    def __init__(self) -> None:
        self._asked = 0
        self._waiting: list[Any] = []

    def ask(self, view: SeatView, level: str, seed: int, temperament: Temperament) -> int:
        self._asked += 1
        self._waiting.append(Answer(self._asked, decide("greedy", view, seed, temperament), from_process=False))
        return self._asked

    def ask_advice(self, view: SeatView, seed: int) -> int:
        raise AssertionError("nobody asks for a hint")

    def poll(self) -> list[Any]:
        found, self._waiting = self._waiting, []
        return found

    def cancel(self, ticket: int) -> None:
        self._waiting = [each for each in self._waiting if each.ticket != ticket]


def _stop(trouble: object) -> None:
    raise Lost(str(trouble))


# ---------------------------------------------------------------------------------------------- in the killed process


def _sit_down(database: Database, chance: Random) -> Session:
    services = Services(Matches(database), _Thinker(), _stop, lambda: False, lambda: ())
    stored = Matches(database).open_match(_stop)
    if stored is not None:
        return Session.resume(stored, services)
    return Session(new_match(TableSetup(chance.choice(VARIANTS), "2"), chance.randrange(1000)), services)


def _play(paths: Paths, chance: Random, tell: Tell, most: int = 1_000_000) -> None:
    """Play on from what is stored, match after match."""
    database = Database.open(paths.database, _stop)
    file, made = PreferencesFile(paths.preferences, _stop), 0
    while made < most:
        session = _sit_down(database, chance)
        session.add_listener(lambda change, session=session: tell(record=dump_record(session.match)))
        session.begin()
        while not session.over and made < most:
            session.poll()
            if session.awaits_person:
                tell(about="saving")
                session.play(chance.choice(session.match.round.legal_plays()))
                made += 1
                if not made % 3:
                    name = f"n{chance.randrange(10**6)}"
                    tell(about="saving", next=name)
                    file.save(file.load().changed(name=name))
                    tell(name=name)
            elif session.can_deal:
                session.next_round()
                tell(rounds=Statistics(database).totals().rounds)
    tell(about="closing")
    file.save(file.load())
    database.close()


def _close(paths: Paths, chance: Random, tell: Tell) -> None:
    while True:
        _play(paths, chance, tell, 1)


def _migrate(paths: Paths, chance: Random, tell: Tell) -> None:
    tell(about="migrating")
    database = Database.open(paths.database, _stop)
    tell(rounds=Statistics(database).totals().rounds)
    database.close()
    tell(done=True)
    signal.pause()


def _import(paths: Paths, chance: Random, tell: Tell) -> None:
    database = Database.open(paths.database, _stop)
    tell(about="importing")
    for path in sorted(paths.data.glob("*.scopa")):
        Exchange(database).read(path)
        tell(imported=path.name)
    signal.pause()


def _run_program(paths: Paths, chance: Random, tell: Tell) -> None:
    from PySide6.QtWidgets import QApplication

    from tools.robot.inside import Inside

    application = QApplication(["scopa-desktop"])
    inside = Inside(paths.config.parent)
    while application is not None:
        inside.step()
        inside.pump()
        session = inside.window.session
        if session is not None and inside.window.stage.matches.list_matches(limit=1):
            tell(record=dump_record(session.match))


KINDS: dict[str, tuple[Callable[[Paths, Random, Tell], None], str, float]] = {
    "playing": (_play, "", 0.25),
    "saving": (_play, "saving", 0.004),
    "migrating": (_migrate, "migrating", 0.03),
    "importing": (_import, "importing", 0.08),
    "closing": (_close, "closing", 0.006),
    PROGRAM: (_run_program, "", 2.0),
}
"""What the process does, the word after which it is killed, and within how many seconds."""


# ------------------------------------------------------------------------------------------------------ around it


def _kill(kind: str, paths: Paths, seed: int, chance: Random) -> list[dict[str, Any]]:
    """Fork a process, kill it at a random moment, and return what it has told."""
    work, word, seconds = KINDS[kind]
    inlet, outlet = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(inlet)
        try:
            work(paths, Random(seed), lambda **told: _write(outlet, told))
        except BaseException as fault:
            _write(outlet, {"fault": f"{type(fault).__name__}: {fault}"})
        os._exit(1)
    os.close(outlet)
    heard, wanted = b"", chance.randrange(1, 12) if word in ("saving", "closing") else 1
    end = None
    try:
        while end is None or time.monotonic() < end:
            wait = 60.0 if end is None else max(0.0, end - time.monotonic())
            if select.select([inlet], [], [], wait)[0]:
                more = os.read(inlet, 1 << 16)
                if not more:
                    break
                heard += more
            elif end is None:
                raise Lost(f"{kind}: the process says nothing")
            if end is None and (heard.count(f'"{word}"'.encode()) >= wanted if word else b"\n" in heard):
                end = time.monotonic() + chance.random() * seconds
    finally:
        os.kill(child, signal.SIGKILL)
        while more := os.read(inlet, 1 << 16):
            heard += more
        os.close(inlet)
        os.waitpid(child, 0)
    lines = heard.decode().split("\n")[:-1]
    return [json.loads(line) for line in lines]


def _write(outlet: int, told: dict[str, Any]) -> None:
    line = (json.dumps(told) + "\n").encode()
    while line:
        line = line[os.write(outlet, line) :]


def _last(told: list[dict[str, Any]], key: str) -> Any:
    return next((each[key] for each in reversed(told) if key in each), None)


def _one_step_back(match: Match) -> str | None:
    """Return the record of the match before its last change, or None if it had just begun."""
    if match.round.plays_made:
        match.undo()
    elif len(match.rounds) > 1:
        match.rounds.pop()
        del match.scores[len(match.rounds) :]
    else:
        return None
    return dump_record(match)


def _look(kind: str, paths: Paths, told: list[dict[str, Any]], before: str) -> None:
    """Start the program's store again and compare; what may differ is one change that the kill kept from being told.

    Args:
        kind: what the process did.
        paths: its folders.
        told: what it told.
        before: the name in the preferences before it began.

    Raises:
        Lost: something that was shown is not there.
    """
    if _last(told, "fault"):
        raise Lost(f"{kind}: {_last(told, 'fault')}")
    preferences = PreferencesFile(paths.preferences, _stop).load()
    if preferences.name not in (_last(told, "name") or before, _last(told, "next")):
        raise Lost(f"{kind}: the preferences are not those that were shown")
    database = Database.open(paths.database, _stop)
    try:
        matches = [Matches(database).load(each.id).match for each in Matches(database).list_matches()]
        rounds = sum(len(match.scores) for match in matches)
        counted = Statistics(database).totals().rounds
        if kind in ("migrating", "importing"):
            _look_at_many(kind, paths, told, matches, Exchange(database))
        elif kind == PROGRAM:
            _look_at_program(told, matches)
        elif matches:
            _look_at_one(kind, told, matches[0])
        elif _last(told, "record"):
            raise Lost(f"{kind}: the match is gone")
        if counted < (_last(told, "rounds") or 0):
            raise Lost(f"{kind}: the statistics have {counted} rounds, {_last(told, 'rounds')} were shown")
        if kind not in ("importing", PROGRAM) and counted != rounds:
            raise Lost(f"{kind}: {rounds} rounds were played, the statistics have {counted}")
    finally:
        database.close()


def _look_at_one(kind: str, told: list[dict[str, Any]], stored: Match) -> None:
    last = _last(told, "record")
    if last is None or dump_record(stored) == last:
        return
    before = _one_step_back(stored)
    if before is not None and before != last:
        raise Lost(f"{kind}: the last play is not there")


def _look_at_program(told: list[dict[str, Any]], matches: list[Match]) -> None:
    """The computer players play on while the program shows what was played: all that was shown is the beginning."""
    last = _last(told, "record")
    for match in matches:
        record: str | None = dump_record(match)
        while record is not None and record != last:
            record = _one_step_back(match)
        if record is not None:
            return
    if last is not None:
        raise Lost("program: the last play is not there")


def _look_at_many(
    kind: str, paths: Paths, told: list[dict[str, Any]], matches: list[Match], exchange: Exchange
) -> None:
    found = {dump_record(match) for match in matches}
    wanted = {path.name: path.read_text() for path in paths.data.glob("*.scopa")}
    shown = wanted if kind == "migrating" else {each["imported"] for each in told if "imported" in each}
    if not {wanted[name] for name in shown} <= found:
        raise Lost(f"{kind}: {len({wanted[name] for name in shown} - found)} matches are gone")
    for path in sorted(paths.data.glob("*.scopa")):
        exchange.read(path)
    if len(matches) > len(wanted):
        raise Lost(f"{kind}: a match is there twice")


def _prepare(folder: Path) -> None:
    """Write records of matches, and a file of each earlier version with the same ones."""
    played = []
    database = Database.open(folder / "new.db", _stop)
    for number in range(MATCHES):
        match = new_match(TableSetup(VARIANTS[number % len(VARIANTS)], "2"), number)
        chance = Random(number)
        while match.winner is None and len(match.rounds) < 3:
            if match.round_scored:
                match.next_round()
            match.play(chance.choice(match.round.legal_plays()))
        played.append(match)
        (folder / f"{number}.scopa").write_text(dump_record(match))
        Matches(database).save(str(number), match)
    database.close()
    for version in range(1, schema.VERSION):
        old = sqlite3.connect(folder / f"version{version}.db", isolation_level=None)
        schema.migrate(old, version)
        old.execute("ATTACH ? AS newer", (str(folder / "new.db"),))
        for (table,) in old.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'").fetchall():
            names = ", ".join(row[1] for row in old.execute(f"PRAGMA main.table_info({table})"))
            old.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM newer.{table}")
        old.close()


def run(times: int, seed: int, program: int) -> Counter[str]:
    """Kill so many times, and the whole program as often as said; return how often each kind, by its name.

    Raises:
        Lost: something that had been shown was not there at the next start.
    """
    chance, done = Random(seed), Counter[str]()
    kinds = [kind for kind in KINDS if kind != PROGRAM]
    plan = [kinds[number % len(kinds)] for number in range(times - program)] + [PROGRAM] * program
    chance.shuffle(plan)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _prepare(folder)
        for number, kind in enumerate(plan):
            paths = Paths.under(folder / ("many" if kind in ("migrating", "importing") else kind))
            if kind in ("migrating", "importing"):
                shutil.rmtree(paths.config.parent, ignore_errors=True)
            paths.create()
            if kind in ("migrating", "importing"):
                for path in folder.glob("*.scopa"):
                    shutil.copy(path, paths.data)
            if kind == "migrating":
                shutil.copy(folder / f"version{chance.randrange(1, schema.VERSION)}.db", paths.database)
            before = PreferencesFile(paths.preferences, _stop).load().name
            told = _kill(kind, paths, seed * 1_000_000 + number, chance)
            _look(kind, paths, told, before)
            done[kind] += 1
            done["shown"] += sum("about" not in each for each in told)
            if kind in ("playing", "saving", "closing") and number % 40 == 39:
                shutil.rmtree(paths.config.parent)  # a history that stays small keeps the kills quick
    return done


def main(arguments: list[str] | None = None) -> int:
    """Kill as often as asked for and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--times", type=int, default=1000, help="how many kills (1000)")
    parser.add_argument("--seed", type=int, default=1, help="the same seed kills at moments drawn alike (1)")
    parser.add_argument("--program", type=int, default=None, help="how many of them kill the whole program (a tenth)")
    options = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    began = time.monotonic()
    try:
        done = run(options.times, options.seed, options.times // 10 if options.program is None else options.program)
    except Lost as fault:
        print(fault, file=sys.stderr)
        return 1
    print(json.dumps({"kills": options.times, "lost": 0, "seconds": round(time.monotonic() - began, 1), **done}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
