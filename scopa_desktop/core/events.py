"""What happens in a match, as a stream of facts.

The rules emit events; the table, the log, the sounds, the screen reader, the record and the statistics all read the
same stream, and nothing else changes the state of a match.  An event tells what has *already* happened: the state
that it leads to is final before anybody sees it.  Seats are numbered from 0 in turn order, sides from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from scopa_desktop.core.cards import Card
from scopa_desktop.core.plays import Declaration
from scopa_desktop.core.scoring import RoundScore

Cards: TypeAlias = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Misdealt:
    """An opening table that had to be collected and dealt again (rules.md sections 2 and 8)."""

    table: Cards
    reason: str
    """``kings``: three or four kings lay there; ``aces``: two or more aces."""


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A new round begins."""

    number: int
    """Counted from 1."""
    dealer: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Every seat received a hand."""

    deal: int
    """The deal's number within the round, counted from 1."""
    deals: int
    """How many deals the round has."""
    hands: tuple[Cards, ...]
    """The new hand of each seat, in seat order."""
    table: Cards
    """The cards turned up on the table: the first deal only."""
    stock: int
    """How many cards are left in the stock afterwards."""


@dataclass(frozen=True, slots=True)
class DealerCaptured:
    """The dealer takes an opening table that adds up to 15 or 30 (rules.md section 8, 2)."""

    seat: int
    side: int
    taken: Cards
    scope: int
    """1 for fifteen, 2 for thirty; 0 where scope score nothing."""
    matta: int | None
    """The value that the seven of cups stood for, if it lay there as the wild card."""


@dataclass(frozen=True, slots=True)
class Declared:
    """A player declared and turned the hand face up (rules.md section 8, 3)."""

    seat: int
    side: int
    declaration: Declaration
    points: int
    matta: int | None
    """The value given to the seven of cups, if it is in the hand."""
    hand: Cards


@dataclass(frozen=True, slots=True)
class CardLaid:
    """A card was played that takes nothing; it joins the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Captured:
    """A card was played that takes cards; all go to the side's pile."""

    seat: int
    side: int
    card: Card
    taken: Cards


@dataclass(frozen=True, slots=True)
class Scopa:
    """The capture just made swept the table and scores (rules.md section 5)."""

    seat: int
    side: int
    card: Card


@dataclass(frozen=True, slots=True)
class LeftoversTaken:
    """After the last play the cards still on the table go to a side; never a scopa."""

    side: int
    taken: Cards


@dataclass(frozen=True, slots=True)
class InstantlyWon:
    """A side won the match at once (rules.md section 9)."""

    side: int
    reason: str
    """``trente``, ``cappotto`` or ``napoleone``."""


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is over and counted."""

    number: int
    score: RoundScore
    totals: tuple[int, ...]
    """Match score of each side afterwards."""


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over."""

    side: int
    totals: tuple[int, ...]


Event: TypeAlias = (
    Misdealt
    | RoundStarted
    | Dealt
    | DealerCaptured
    | Declared
    | CardLaid
    | Captured
    | Scopa
    | LeftoversTaken
    | InstantlyWon
    | RoundScored
    | MatchWon
)
