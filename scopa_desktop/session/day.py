"""The deal of the day: from a date alone to a game and its cards, the same on every machine, without any network.

Everything here is a promise like that of a deal number: the same date gives the same game for ever.  So the games are
written out, and every choice comes from `scopa_desktop.core.deals.SplitMix64`, whose numbers never change:

* a day's number is its proleptic Gregorian ordinal (1 January of the year 1 is day 1), counted in cycles of as many
  days as there are games: ``cycle, place = divmod(ordinal, 16)``;
* a cycle plays each game once: from the state `_ORDERS` plus the cycle the generator draws which of the games left, in
  the order below, comes next; where a cycle would begin with the game that the last one ended with, its first two are
  exchanged;
* a game is seated in each of its ways in turn, one after the other from cycle to cycle;
* the deal number is drawn below a million from the state `_DEALS` plus the ordinal;
* the opponents, and a partner, are of the level `LEVEL`; the match is short, of about four rounds.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from scopa_desktop.core.deals import SplitMix64
from scopa_desktop.session.setup import PICKED_BELOW

LEVEL: Final = "medium"
"""Who plays against the person: beaten by whoever pays attention, and not by luck alone."""
_ORDERS: Final = 1 << 40
_DEALS: Final = 2 << 40
_BY_TWO_AND_MORE: Final = ("2", "2x2", "3")
_BY_TWO: Final = ("2", "2x2")
_PARTNERS: Final = ("2x2",)
_GAMES: Final = (
    ("scopa", 11, _BY_TWO_AND_MORE),
    ("ponino", 11, _BY_TWO_AND_MORE),
    ("napola", 11, _BY_TWO_AND_MORE),
    ("scopone", 11, _PARTNERS),
    ("scopone_scientifico", 11, _PARTNERS),
    ("quindici", 11, _BY_TWO_AND_MORE),
    ("scopone_trente", 21, _PARTNERS),
    ("asso_simple", 16, _BY_TWO_AND_MORE),
    ("asso_traditional", 16, _BY_TWO_AND_MORE),
    ("re_bello", 11, _BY_TWO_AND_MORE),
    ("perdere", 11, _BY_TWO_AND_MORE),
    ("frac", 21, _BY_TWO_AND_MORE),
    ("escoba", 16, _BY_TWO_AND_MORE),
    ("escoba_no_prime", 11, _BY_TWO_AND_MORE),
    ("cirulla", 26, _BY_TWO_AND_MORE),
    ("chkobba", 11, _BY_TWO),
)
"""Each game with the score that it is played to, and how it is seated.  Nothing here may ever be changed."""


@dataclass(frozen=True, slots=True)
class DayDeal:
    """What is played on a day.

    Attributes:
        day: the day.
        variant: the preset's name.
        seating: the seating's name, see `scopa_desktop.core.rules.SEATINGS`.
        target: the score that is played to: the one house rule.
        level: the level of all computer players.
        number: the deal number.
    """

    day: date
    variant: str
    seating: str
    target: int
    level: str
    number: int


def day_deal(day: date) -> DayDeal:
    """Return what is played on a day.

    Example:
        >>> day_deal(date(2026, 11, 30)).variant
        'chkobba'
    """
    cycle, place = divmod(day.toordinal(), len(_GAMES))
    variant, target, seatings = _GAMES[_order(cycle)[place]]
    number = SplitMix64(_DEALS + day.toordinal()).randrange(PICKED_BELOW)
    return DayDeal(day, variant, seatings[cycle % len(seatings)], target, LEVEL, number)


def _order(cycle: int) -> list[int]:
    """Return the games of a cycle, by their place in `_GAMES`."""
    order = _shuffled(cycle)
    # The exchange leaves the last game alone, so the cycle before need not be exchanged to know it.
    if order[0] == _shuffled(cycle - 1)[-1]:
        order[0], order[1] = order[1], order[0]
    return order


def _shuffled(cycle: int) -> list[int]:
    chance, left = SplitMix64(_ORDERS + cycle), list(range(len(_GAMES)))
    return [left.pop(chance.randrange(len(left))) for _ in _GAMES]
