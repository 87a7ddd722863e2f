"""The game in a process of its own with something to measure at its table: ``frames [thinking]`` or ``idle [start]``.

``frames`` shows deals and captures of four at normal speed, prints what they took as JSON and ends.  ``idle`` sits
down at a match that waits for the person, says ``idle`` when nothing moves any more, and stays until it is ended; with
``start`` it stays at the start page, and says so when the table behind that plays.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import QObject, QTimer

from scopa_desktop.app import Program
from scopa_desktop.core.cards import Card, cards_of, parse_card, parse_cards
from scopa_desktop.core.deals import deal_cards
from scopa_desktop.core.events import Captured, Event
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.view import view_of
from scopa_desktop.session.session import Session
from scopa_desktop.session.setup import HUMAN, new_match
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui.projection import Company, Projection, before_the_deal
from scopa_desktop.ui.table.state import Line, TableState
from scopa_desktop.ui.windows.main import MainWindow

REPEATS = 5
SETTLE = 1500
"""Milliseconds in which the start page and all faces are drawn before anything is measured."""
ONCE = 12_000
"""Milliseconds after which all is done that a start brings once: the backup of the day is made after eight seconds."""
LEVEL = "greedy"


def open_game(folder: Path, then: Callable[[MainWindow], None]) -> int:
    """Open the game in a folder, and go on when its window has come to rest."""
    program = Program(folder)

    def settled() -> None:
        assert program.window is not None
        then(program.window)

    return program.run(lambda: QTimer.singleShot(SETTLE, settled))


class Frames(QObject):
    """Plays movements one after the other and gathers how long their frames took.

    Args:
        window: what fills the game's window.
        thinking: whether computer players are asked all the while.
    """

    def __init__(self, window: MainWindow, thinking: bool) -> None:
        super().__init__(window)
        self._window, self._thinking = window, thinking
        self._found: dict[str, dict[str, list[float]]] = {}
        match = new_match(TableSetup(seats=SEATS), 1)
        window._sit_down(Session(match, window.stage.services), ())
        self._view = window._table()
        self._view.skip()
        game = window._game
        assert game is not None
        self._projection: Projection = game.projection
        game.close()
        self._match = match
        self._left = [(name, make) for _ in range(REPEATS) for name, make in self._movements()]
        self._view.finished.connect(self._finished)
        self._name = ""
        QTimer.singleShot(SETTLE, self, self._next)

    def _movements(self) -> list[tuple[str, Callable[[], tuple[TableState, tuple[Event, ...], TableState]]]]:
        return [("deal", self._deal), ("deal-four", self._deal_four), ("capture", self._capture)]

    def _deal(self) -> tuple[TableState, tuple[Event, ...], TableState]:
        """Shuffle and deal the classic game for two."""
        after = self._projection.state(self._match, Line())
        return before_the_deal(after), self._match.opening_events(), after

    def _deal_four(self) -> tuple[TableState, tuple[Event, ...], TableState]:
        """Shuffle and deal nine cards to each of four: the most cards that ever move."""
        seats = (SEATS[0], *(SeatSetup(f"Player {number}", LEVEL, "lemon") for number in range(3)))
        match = new_match(TableSetup("scopone", "2x2", seats=seats), 2)
        projection = Projection(Company.of(match, ("sun", "lemon", "boat", "moon")), self._window.look.words)
        after = projection.state(match, Line())
        return before_the_deal(after), match.opening_events(), after

    def _capture(self) -> tuple[TableState, tuple[Event, ...], TableState]:
        """Take four cards with one, from a table of eight."""
        card, taken = parse_card("10S"), cards_of(parse_cards("1D+2C+3S+4B"))
        table: tuple[Card, ...] = (*taken, *cards_of(parse_cards("8D+8C+9S+9B")))
        rest = self._projection.state(self._match, Line())
        own = replace(rest.seats[0], hand=(card, parse_card("6D"), parse_card("7C")))
        before = replace(rest, seats=(own, *rest.seats[1:]), table=table)
        after = replace(
            before,
            seats=(replace(own, hand=own.hand[1:]) if isinstance(own.hand, tuple) else own, *rest.seats[1:]),
            table=table[4:],
        )
        return before, (Captured(0, 0, card, taken),), after

    def _next(self) -> None:
        if not self._left:
            print(json.dumps(self._found), flush=True)
            os._exit(0)
        self._name, make = self._left.pop(0)
        before, events, after = make()
        self._view.show_state(before)
        QTimer.singleShot(120, self, lambda: self._play(events, after))

    def _play(self, events: tuple[Event, ...], after: TableState) -> None:
        meter = self._view.meter
        meter.reset()
        meter.on = True
        self._view.play(events, after)
        if self._thinking:
            self._ask()

    def _ask(self) -> None:
        """Ask a computer player again and again for as long as something moves."""
        thinker = self._window.stage.services.thinker
        thinker.poll()
        if self._view.busy:
            thinker.ask(_VIEW, LEVEL, 1)
            QTimer.singleShot(2, self, self._ask)

    def _finished(self) -> None:
        meter = self._view.meter
        meter.on = False
        found = self._found.setdefault(self._name, {"intervals": [], "paints": []})
        found["intervals"] += meter.intervals
        found["paints"] += meter.paints
        QTimer.singleShot(200, self, self._next)


SEATS = (SeatSetup("", HUMAN, "sun"), SeatSetup("Nonna Rita", LEVEL, "lemon"))
_RULES = Rules.of("scopa")
_VIEW = view_of(Round(_RULES, _RULES.sides("2"), 0, deal_cards(_RULES, 2, 0, Random(1))), 1, (0, 0))


def sit_idle(window: MainWindow) -> None:
    """Sit down at a match and say when nothing moves."""
    window.continue_match()

    def look() -> None:
        session = window.session
        view = window._view
        if session is not None and view is not None and view.live and not view.clock.running:
            os.write(1, b"idle\n")
        else:
            QTimer.singleShot(200, window, look)

    QTimer.singleShot(ONCE, window, look)


def look_at_start(window: MainWindow) -> None:
    """Stay at the start page and say when the table behind it plays."""

    def look() -> None:
        behind = window._behind
        if behind is not None and behind.demo is not None and behind.demo.match.round.plays_made > 1:
            os.write(1, b"idle\n")
        else:
            QTimer.singleShot(200, window, look)

    window.window().activateWindow()
    QTimer.singleShot(SETTLE, window, look)


def main(arguments: list[str]) -> int:
    """Measure what is asked for."""
    from tools.bench.startup import leave_a_match

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if arguments[0] == "idle":
            leave_a_match(folder)
            return open_game(folder, look_at_start if "start" in arguments else sit_idle)
        keep: list[Frames] = []
        return open_game(folder, lambda window: keep.append(Frames(window, "thinking" in arguments)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
