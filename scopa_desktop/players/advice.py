"""What the teacher says of a position: a play, why it is good, and what the next best would have cost.

Reasons are data, not prose: a kind, and the cards or the number that it is about.  `ui.words_hints` puts them into
words.  Each is a fact of the position, as far as the seat can see it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import isfinite
from typing import Any

from scopa_desktop.core.cards import Card, card_text, parse_card
from scopa_desktop.core.plays import Play, parse_play, play_text

MOST_REASONS = 3
"""No advice gives more reasons."""


class ReasonKind(StrEnum):
    """What a reason is about; what `Reason.cards` and `Reason.number` hold is told for each."""

    ONLY_PLAY = "only_play"
    """Nothing else may be played."""
    LEVEL = "level"
    """Whatever is played is worth about the same."""
    WINS_MATCH = "wins_match"
    """It wins the match at once."""
    DECLARES = "declares"
    """It scores points at once; number: how many."""
    SCOPA = "scopa"
    """It sweeps the table for a point."""
    SETTEBELLO = "settebello"
    """It takes the settebello, which scores."""
    TRENTE = "trente"
    """It takes ace, two or three of coins, which score their value; cards: which; number: the points."""
    RE_BELLO = "re_bello"
    """It takes the king of coins, which scores."""
    LAST_CAPTURE = "last_capture"
    """Nobody can take after it, so that what is left over comes along; number: how many cards."""
    ACE_TAKES_ALL = "ace_takes_all"
    """An ace takes the whole table by its power; number: how many cards."""
    NO_SCOPA = "no_scopa"
    """Another play would sweep the table, where a scopa counts against one."""
    TAKES_NOTHING = "takes_nothing"
    """It takes nothing, where points are better avoided and another play would take."""
    TAKES_LITTLE = "takes_little"
    """No other play takes fewer cards or fewer coins, where points are better avoided; number: how many cards."""
    GETS_RID = "gets_rid"
    """It lays a card that nobody wants to take home; cards: which."""
    SPARES_SETTEBELLO = "spares_settebello"
    """The runner-up would leave the settebello to the next player; number: how likely, in per cent."""
    SPARES_SCOPA = "spares_scopa"
    """The runner-up would leave a scopa to the next player; number: how likely, in per cent."""
    RUN = "run"
    """It takes cards of the run from the ace of coins, which nobody else can make any more; cards: which."""
    GRANDE = "grande"
    """It takes figures of coins for the grande; cards: which."""
    FRAC = "frac"
    """It takes aces and figures, which score a point each; number: how many."""
    SEVENS = "sevens"
    """It takes sevens where they are counted; cards: which."""
    NO_SWEEP = "no_sweep"
    """No card can sweep what it leaves on the table; number: what that comes to."""
    LAST_GONE = "last_gone"
    """Only one rank could sweep what it leaves, and none of it is left; number: the rank."""
    SWEEPERS_HELD = "sweepers_held"
    """What could sweep what it leaves is gone or in the own hand; number: the rank, 0 if there are several."""
    PRIMIERA = "primiera"
    """It takes sevens, or sixes of suits whose seven is not in the pile, for the primiera; cards: which."""
    COINS = "coins"
    """It takes cards of coins while their point is open; number: how many."""
    FELLOWS_GONE = "fellows_gone"
    """It lays a card that nobody can take: the others of its rank are gone; cards: which."""
    TWIN = "twin"
    """It lays a card that another one in the hand can take back; cards: the one in the hand, the one laid."""
    PREPARES = "prepares"
    """It lays a card that one in the hand can take with others, if they are left; cards: the one in the hand, then all
    that it could take."""
    KEEPS = "keeps"
    """It keeps a card back that the runner-up would lay; cards: which."""
    CARDS = "cards"
    """It takes cards while their point is open; number: how many."""
    LEAST = "least"
    """It lays the card that is worth least of the hand; cards: which."""
    FIFTEEN = "fifteen"
    """It makes fifteen; cards: all of them, the one played first."""
    ON_AVERAGE = "on_average"
    """However the hidden cards lie, it comes out best on the whole; there is no plainer reason."""


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for a play; see `ReasonKind` for what the cards and the number are."""

    kind: ReasonKind
    cards: tuple[Card, ...] = ()
    number: int = 0


def reason_to_data(reason: Reason) -> list[Any]:
    """Return a reason as data that JSON can carry."""
    return [reason.kind, [card_text(card) for card in reason.cards], reason.number]


def reason_from_data(data: Sequence[Any]) -> Reason:
    """Return the reason that `reason_to_data` described.

    Raises:
        ValueError, TypeError: the data is none of ours.
    """
    kind, cards, number = data
    return Reason(ReasonKind(kind), tuple(map(parse_card, cards)), _whole(number))


@dataclass(frozen=True, slots=True)
class Advice:
    """What the teacher would do.

    Attributes:
        play: the play.
        reasons: why, the weightiest first; one to `MOST_REASONS`.
        runner_up: the next best play, or None if there is no other.
        cost: what the runner-up would cost, in points a round; 0 where that cannot be told from nothing.
    """

    play: Play
    reasons: tuple[Reason, ...]
    runner_up: Play | None = None
    cost: float = 0.0

    def to_data(self) -> dict[str, Any]:
        """Return the advice as data that JSON can carry."""
        return {
            "play": play_text(self.play),
            "reasons": [reason_to_data(each) for each in self.reasons],
            "runner_up": None if self.runner_up is None else play_text(self.runner_up),
            "cost": self.cost,
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Advice:
        """Return the advice that `to_data` described.

        Raises:
            ValueError, KeyError, TypeError: the data is none of ours.
        """
        reasons = tuple(map(reason_from_data, data["reasons"]))
        runner_up = data["runner_up"]
        cost = float(data["cost"])
        if not 1 <= len(reasons) <= MOST_REASONS or not isfinite(cost) or cost < 0:
            raise ValueError("no advice")
        return cls(parse_play(data["play"]), reasons, None if runner_up is None else parse_play(runner_up), cost)


def _whole(number: object) -> int:
    if type(number) is not int:
        raise ValueError(f"{str(number)[:20]!r} is no whole number")
    return number
