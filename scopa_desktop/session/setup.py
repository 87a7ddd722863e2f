"""From what was chosen on the New Game page to a match."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import Rules, Sides
from scopa_desktop.players.levels import OPPONENTS
from scopa_desktop.store.matches import person_side
from scopa_desktop.store.table_setup import TableSetup

HUMAN = "human"
USUAL_LEVEL = "easy"
"""Who has never played meets an opponent that plays sensibly and can be beaten in the first evening: from the weakest
one learns nothing, since it gives cards away for no reason, and the stronger ones punish what is not yet known."""
PICKED_BELOW = 1_000_000
"""Deal numbers picked at random are short enough to be told to a friend; any other may be typed in."""


def pick_deal_number() -> int:
    """Return a deal number at random."""
    return secrets.randbelow(PICKED_BELOW)


def new_match(setup: TableSetup, number: int, person: str = "You") -> Match:
    """Return a new match as it was set up.

    Args:
        setup: the table; if nobody is seated the person sits in seat 0 against computer players.
        number: the deal number, from which every card follows.
        person: the person's name, where the setup seats nobody.

    Raises:
        RulesError: the game is not played so.
        DealError: the deal number is out of range.
    """
    rules = Rules.from_options(setup.variant, setup.house_rules)
    sides = rules.sides(setup.seating)
    count = sum(len(side) for side in sides)
    seats = [Seat(seat.name, seat.player) for seat in setup.seats]
    if len(seats) != count:
        seats = [Seat(person, HUMAN), *(Seat(f"Player {number}", USUAL_LEVEL) for number in range(2, count + 1))]
    return Match(rules, sides, seats, NumberedShuffles(number))


def rematch(match: Match, number: int) -> Match:
    """Return a new match at the same table."""
    return Match(match.rules, match.sides, match.seats, NumberedShuffles(number))


def decision_seed(match: Match, uuid: str) -> int:
    """Return the seed of the decision that is due: the same deal number and plays lead to the same decisions."""
    origin = uuid if match.shuffles.number is None else str(match.shuffles.number)
    text = f"{origin}/{len(match.rounds)}/{match.round.plays_made}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def table_level(seats: Sequence[Seat], sides: Sides) -> str:
    """Return the level of the strongest who plays against a person, partners not counted; empty if no person plays.

    Levels that are no opponents, in records from elsewhere, count as the usual one.
    """
    if all(seat.player != HUMAN for seat in seats):
        return ""
    own = person_side(seats, sides)
    rivals = {seats[seat].player for side, members in enumerate(sides) if side != own for seat in members}
    return max((level for level in rivals if level in OPPONENTS), key=OPPONENTS.index, default=USUAL_LEVEL)
