"""Damages a file of matches byte by byte, each time in a copy of it, and sees what the program keeps of it."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections import Counter
from datetime import date
from pathlib import Path
from random import Random

from scopa_desktop.core.record import dump_record
from scopa_desktop.session.setup import new_match
from scopa_desktop.store.backups import Backups
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.statistics import Statistics
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.store.troubles import StoreError, Trouble

MATCHES = 4
SLOW = 5.0
"""Seconds after which an opening counts as one that hangs."""


class Spoilt(Exception):
    """The program did not make the best of it; the message says how."""


def make_file(path: Path) -> dict[str, str]:
    """Write a small file of matches and return the record of each, by its uuid."""
    records = {}
    database = Database.open(path, _stop)
    for number in range(MATCHES):
        match, chance = new_match(TableSetup("scopa", "2"), number), Random(number)
        while len(match.rounds) < 3:
            if match.round_scored:
                match.next_round()
            match.play(chance.choice(match.round.legal_plays()))
        Matches(database).save(str(number), match)
        records[str(number)] = dump_record(match)
    Statistics(database).totals()
    database.close()
    return records


def _stop(trouble: Trouble) -> None:
    raise Spoilt(str(trouble))


def examine(path: Path, records: dict[str, str]) -> tuple[int, list[Trouble]]:
    """Open a damaged file as the program does; return how many matches are as they were, and what was told.

    Raises:
        Spoilt: there was more than a sentence or two, or it took too long, or is told once more at the next start.
    """
    began, troubles = time.monotonic(), list[Trouble]()
    database = Database.open(path, troubles.append)
    matches = Matches(database)
    whole = 0
    try:
        for each in matches.list_matches():
            try:
                whole += dump_record(matches.load(each.id).match) == records.get(each.uuid)
            except StoreError as fault:
                troubles.append(fault.trouble)
        Statistics(database).totals()
        matches.open_match(troubles.append)
    except StoreError as fault:
        troubles.append(fault.trouble)
    finally:
        database.close()
    if time.monotonic() - began > SLOW:
        raise Spoilt("it took too long")
    return whole, troubles


def run(every: int, first: int = 0, most: int | None = None) -> Counter[str]:
    """Overwrite every so many bytes, without and with a backup; return what came of it.

    Raises:
        Spoilt: the program did not make the best of it; the message tells the byte.
    """
    done = Counter[str]()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        sound, path = folder / "sound" / "matches.db", folder / "data" / "matches.db"
        records = make_file(sound)
        content = sound.read_bytes()
        backup = Backups(sound).make(date(2026, 11, 29))
        if backup is None:
            raise Spoilt("there is no backup")
        for at in list(range(first, len(content), every))[:most]:
            for backed in (False, True):
                shutil.rmtree(path.parent, ignore_errors=True)
                path.parent.mkdir()
                if backed:
                    shutil.copytree(backup.parent, path.parent / "backups")
                damaged = bytearray(content)
                damaged[at] ^= 0xFF
                path.write_bytes(damaged)
                try:
                    whole, troubles = examine(path, records)
                    done[_verdict(whole, troubles, path, bytes(damaged), backed)] += 1
                except Exception as fault:
                    raise Spoilt(f"byte {at}, {'with' if backed else 'without'} a backup: {fault!r}") from fault
        done["bytes"] = len(content)
    return done


def _verdict(whole: int, troubles: list[Trouble], path: Path, damaged: bytes, backed: bool) -> str:
    """Return what came of a damaged byte, in a word."""
    suffix = ", with a backup" if backed else ""
    aside = [each for each in path.parent.glob("matches.db.broken-*") if each.suffix != "-suspect"]
    if not aside:
        if whole < MATCHES and not troubles:
            return f"a match says something else{suffix}"
        return ("nothing lost" if whole == MATCHES else "told when it is opened") + suffix
    if not troubles:
        raise Spoilt("a file was put aside, and nobody was told")
    if aside[0].read_bytes() != damaged:
        raise Spoilt("the file that was put aside is not as it was")
    if aside[0].name not in str(troubles[0]):
        raise Spoilt("the name of the file that was put aside is not told")
    if backed and whole < MATCHES:
        return f"salvaged in part{suffix}"
    return ("salvaged whole" if whole == MATCHES else f"salvaged {whole} of {MATCHES}") + suffix


def main(arguments: list[str] | None = None) -> int:
    """Damage as many bytes as asked for and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=10, help="one of so many bytes (10)")
    parser.add_argument("--first", type=int, default=0, help="the first byte (0)")
    parser.add_argument("--most", type=int, default=None, help="at most so many bytes")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    try:
        done = run(options.every, options.first, options.most)
    except Spoilt as fault:
        print(fault, file=sys.stderr)
        return 1
    print(json.dumps({**dict(sorted(done.items())), "seconds": round(time.monotonic() - began, 1)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
