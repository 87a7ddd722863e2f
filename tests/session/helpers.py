"""A session without a thinking process: computer players decide when they are polled."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from scopa_desktop.core.match import Match
from scopa_desktop.core.record import dump_record
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.levels import decide
from scopa_desktop.players.service import Advised, Answer
from scopa_desktop.players.teacher import advise
from scopa_desktop.players.temperament import Temperament
from scopa_desktop.session.change import Change
from scopa_desktop.session.session import Services, Session
from scopa_desktop.session.setup import new_match
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.store.troubles import Trouble


class PromptThinker:
    """Decides at once, in this process."""

    def __init__(self) -> None:
        self.asked = self.asked_for_advice = 0
        self.dumb = False
        self.cancelled: list[int] = []
        self._waiting: list[Answer | Advised] = []

    def ask(self, view: SeatView, level: str, seed: int, temperament: Temperament) -> int:
        self.asked += 1
        self._waiting.append(Answer(self.asked, decide(level, view, seed, temperament), from_process=False))
        return self.asked

    def ask_advice(self, view: SeatView, seed: int) -> int:
        self.asked += 1
        self.asked_for_advice += 1
        self._waiting.append(Advised(self.asked, None if self.dumb else advise(view, seed), from_process=False))
        return self.asked

    def poll(self) -> list[Answer | Advised]:
        found, self._waiting = self._waiting, []
        return found

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)
        self._waiting = [answer for answer in self._waiting if answer.ticket != ticket]


@dataclass
class Table:
    """A session with everything that a test wants to look at."""

    match: Match
    database: Database = field(default_factory=Database.in_memory)
    autoplay: bool = False
    uuid: str | None = None

    def __post_init__(self) -> None:
        self.thinker = PromptThinker()
        self.troubles: list[Trouble] = []
        self.changes: list[Change] = []
        self.matches = Matches(self.database)
        self.aids: tuple[str, ...] = ()
        services = Services(self.matches, self.thinker, self.troubles.append, lambda: self.autoplay, lambda: self.aids)
        self.session = Session(self.match, services, self.uuid)
        self.session.add_listener(self.changes.append)

    def stored(self) -> str | None:
        """Return the record of the open match in the store."""
        found = self.matches.open_match(self.troubles.append)
        return dump_record(found.match) if found else None

    def stored_aids(self) -> list[tuple[int, str]]:
        """Return the rounds, each with an aid, in the store."""
        return self.database.rows("SELECT round, aid FROM aids ORDER BY round, aid")

    def run(self, chance: Random, most: int = 100_000) -> int:
        """Play on, the person at random, until the match is over or so many decisions of the person were made."""
        made = 0
        session = self.session
        while not session.over and made < most:
            session.poll()
            if session.awaits_person:
                session.play(chance.choice(session.match.round.legal_plays()))
                made += 1
            elif session.can_deal:
                session.next_round()
        return made


def table(variant: str = "scopa", seating: str = "2", number: int = 5, autoplay: bool = False, **house: int) -> Table:
    """Return a table that has begun, with a person in seat 0."""
    made = Table(new_match(TableSetup(variant, seating, house), number), autoplay=autoplay)
    made.session.begin()
    return made
