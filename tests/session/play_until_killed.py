"""Plays matches one after the other and tells after each change how the match stands, until it is killed."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from scopa_desktop.core.record import dump_record
from scopa_desktop.session.change import Change
from scopa_desktop.session.setup import new_match
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.table_setup import TableSetup
from tests.session.helpers import Table


def main(path: Path, seed: int) -> None:
    """Play on from what is stored."""
    chance = Random(seed)
    database = Database.open(path, sys.exit)
    while True:
        stored = Matches(database).open_match(sys.exit)
        if stored:
            table = Table(stored.match, database, uuid=stored.summary.uuid)
        else:
            setup = TableSetup(chance.choice(["scopa", "cirulla", "escoba"]), "2")
            table = Table(new_match(setup, chance.randrange(1000)), database)

        def acknowledge(change: Change, table: Table = table) -> None:
            sys.stdout.write(dump_record(table.match))
            sys.stdout.flush()

        table.session.add_listener(acknowledge)
        table.session.begin()
        table.run(chance)
        if table.troubles:
            sys.exit(str(table.troubles))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
