"""A match that computer players play among themselves, for somebody to watch: nothing of it is ever stored."""

from __future__ import annotations

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import Rules
from scopa_desktop.players.temperament import COMPANY
from scopa_desktop.session.session import Asker, Services, Session
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.store.troubles import Trouble

SIXTH = "Livia"
"""Who joins the usual company where six play."""
WATCHED_LEVEL = "expert"
"""Who is watched: one learns from those who play well."""
BEHIND_LEVEL = "easy"
"""Who plays behind the start page, where nobody studies the plays: these think for no time worth mentioning."""


class Unkept:
    """Stands in for the stored matches where nothing is to be stored."""

    def save(self, uuid: str, match: Match, abandoned: bool = False, aids: object = (), **more: str) -> None:
        """Store nothing."""


class Demo(Session):
    """A match among computer players, which goes on only when it is told to.

    No statistics, no history and no match of a person ever hears of it.

    Args:
        match: the match; all its seats are computer players'.
        thinker: who asks them.
    """

    def __init__(self, match: Match, thinker: Asker) -> None:
        """Prepare a demo; nothing happens before `begin`."""
        super().__init__(match, Services(Unkept(), thinker, _ignore))

    def step(self) -> bool:
        """Have the next play made, or the next round dealt; harmless while somebody thinks.

        Returns:
            Whether anything happens: False once the match is over.
        """
        if self.can_deal:
            self.next_round()
            return True
        if self.turn is None:
            return False
        super()._advance()
        return True

    def _advance(self) -> None:
        """Wait for the next `step`: whoever watches sees one play before the next is made."""


def _ignore(trouble: Trouble) -> None:
    """There is nothing to store, so nothing can go wrong with it."""


def demo_match(setup: TableSetup, number: int, level: str = WATCHED_LEVEL) -> Match:
    """Return a new match among the usual company.

    Args:
        setup: the game, its seating and house rules; who sits there is of no account.
        number: the deal number, from which every card follows.
        level: how well they play.

    Raises:
        RulesError: the game is not played so.
    """
    rules = Rules.from_options(setup.variant, setup.house_rules)
    sides = rules.sides(setup.seating)
    names = (*COMPANY, SIXTH)[: sum(map(len, sides))]
    return Match(rules, sides, [Seat(name, level) for name in names], NumberedShuffles(number))
