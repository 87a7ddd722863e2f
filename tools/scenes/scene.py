"""What a scene is, and the moments of a match that many scenes share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from scopa_desktop.core.match import Match
from tools.scenes import games
from tools.scenes.studio import Studio, StudioError


@dataclass(frozen=True)
class Scene:
    """One picture.

    Attributes:
        name: its name, and its file's.
        act: brings it about.
        shows: the classes of pages and sheets that are then on the screen.
        preferences: those that differ from the usual ones.
        small: whether it is also pictured in the smallest window.
    """

    name: str
    act: Callable[[Studio], object]
    shows: tuple[str, ...] = ()
    preferences: dict[str, Any] = field(default_factory=dict)
    small: bool = False


def yours(match: Match) -> bool:
    """Tell whether the person at the screen is to play."""
    return not match.round_scored and match.round.turn == 0


def rich(match: Match) -> bool:
    """Tell whether there is a lot to see, and the person is to play."""
    return len(match.rounds) >= 3 and yours(match) and all(match.round.piles) and bool(match.round.hands[0])


def many_seats(match: Match) -> bool:
    return rich(match) and match.round.table.bit_count() >= 5 and match.round.hands[0].bit_count() >= 2


def moment(studio: Studio, number: int, until: games.Until, seating: str = "2", variant: str = "scopa") -> Match:
    """Sit down at a match of a deal number when something is so."""
    match = games.played(number, until, seating, variant)
    if not until(match):
        raise StudioError(f"the match of deal {number} does not come to this")
    studio.sit_down(match)
    return match
