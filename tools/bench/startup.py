"""How soon the window stands, against an empty window of the same toolkit."""

from __future__ import annotations

import compileall
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from tools.bench.result import Result
from tools.bench.screen import ROOT, run, screen

PAIRS = 15
LIMIT = 1.5


def results() -> Iterator[Result]:
    """Start both windows in turns, everything compiled and read once before."""
    compileall.compile_dir(str(ROOT / "scopa_desktop"), quiet=2)
    empty: list[float] = []
    game: list[float] = []
    filled: list[float] = []
    with tempfile.TemporaryDirectory() as folder, screen() as environment:
        leave_a_match(Path(folder))
        for number in range(PAIRS + 2):
            one = moments(environment, "empty")
            other = moments(environment, "game", folder)
            if number >= 2:
                empty.append(one[0])
                game.append(other[0])
                filled.append(other[1])
    yield Result("startup-empty", "ms", empty, "From spawning a process to the first paint of an empty PySide6 window.")
    yield Result("startup-game", "ms", game, "The same of the game's window, warm, with preferences and a match left.")
    yield Result("startup-filled", "ms", filled, "To the first paint of the start page with the match to go on with.")
    yield Result(
        "startup",
        "game/empty",
        [each / beside for each, beside in zip(game, empty, strict=True)],
        "First paint of the game's window over that of an empty one started just before it.",
        at_most=LIMIT,
    )


def moments(environment: dict[str, str], *arguments: str) -> list[float]:
    """Start a window and return when it said each of its words, in milliseconds."""
    began = perf_counter()
    with run("tools.bench.windows", *arguments, environment=environment) as process:
        assert process.stdout is not None
        found = [(perf_counter() - began) * 1000 for _ in process.stdout]
    if process.returncode != 0 or len(found) != (1 if arguments[0] == "empty" else 2):
        raise RuntimeError(f"the {arguments[0]} window was not painted")
    return found


def leave_a_match(folder: Path) -> None:
    """Make a folder look as after some evenings: preferences written, a match left in the middle."""
    from scopa_desktop.session.setup import HUMAN, new_match
    from scopa_desktop.store.database import Database
    from scopa_desktop.store.matches import Matches
    from scopa_desktop.store.paths import Paths
    from scopa_desktop.store.preferences import Preferences
    from scopa_desktop.store.preferences_file import PreferencesFile
    from scopa_desktop.store.table_setup import SeatSetup, TableSetup

    paths = Paths.under(folder)
    paths.create()
    table = TableSetup(seats=(SeatSetup("", HUMAN, "sun"), SeatSetup("Nonna Rita", "greedy", "lemon")))
    PreferencesFile(paths.preferences, print).save(Preferences().changed(new_game=table))
    database = Database.open(paths.database, print)
    match = new_match(table, 1)
    for _ in range(9):
        match.play(match.round.legal_plays()[0])
    Matches(database).save("left", match)
    database.close()
