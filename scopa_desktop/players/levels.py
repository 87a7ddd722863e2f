"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from scopa_desktop.core.plays import Play
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.chitarrella import SHORT_HAND, YARDSTICK, Chitarrella
from scopa_desktop.players.expert import expert, hard
from scopa_desktop.players.greedy import Greedy
from scopa_desktop.players.player import Player
from scopa_desktop.players.random_player import RandomPlayer
from scopa_desktop.players.taste import liking
from scopa_desktop.players.temperament import Temperament


class UnknownLevel(ValueError):
    """A level that does not exist; the message says which do."""


@dataclass(frozen=True, slots=True)
class Level:
    """A computer player that one can choose to play against.

    Attributes:
        name: its name in records, preferences and on the command line.
        make: makes the player, with a temperament.
    """

    name: str
    make: Callable[[Temperament], Player]


class Medium:
    """Plays by the old maxims.

    Where all cards are dealt at once, as in Scopone, the maxims are so strong that whoever forgot nothing would play
    as Hard does: there some of what was captured slips its mind, and its attention wanders now and then.

    Args:
        temperament: what it likes.
    """

    def __init__(self, temperament: Temperament) -> None:
        """Make a player; it remembers nothing from play to play but what the view tells."""
        likes = liking(temperament)
        self._short_hands = Chitarrella(liking=likes)
        self._long_hands = Chitarrella(kept=0.7, wandering=0.05, liking=likes)

    def choose(self, view: SeatView, chance: Random) -> Play:
        """Return the play of highest value by the maxims."""
        player = self._long_hands if view.rules.hand_size > SHORT_HAND else self._short_hands
        return player.choose(view, chance)


LEVELS: Mapping[str, Level] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("random", lambda temperament: RandomPlayer()),
            Level("greedy", lambda temperament: Greedy()),
            Level("chitarrella", lambda temperament: Chitarrella(weights=YARDSTICK)),
            Level("maxims", lambda temperament: Chitarrella()),
            Level("beginner", lambda temperament: Greedy(False, kept=0.0, wandering=0.5, liking=liking(temperament))),
            Level("easy", lambda temperament: Greedy(kept=0.0, wandering=0.1, liking=liking(temperament))),
            Level("medium", Medium),
            Level("hard", hard),
            Level("expert", expert),
        )
    }
)
OPPONENTS = ("beginner", "easy", "medium", "hard", "expert")
"""The levels that people play against, from the weakest to the strongest; the others are there to measure by."""

STAND_INS: Mapping[str, str] = MappingProxyType({"hard": "medium", "expert": "medium"})
"""Who plays for whom when thinking has taken too long: the strongest that answers at once."""


def find_level(name: str) -> Level:
    """Return the level of this name.

    Raises:
        UnknownLevel: there is none.
    """
    level = LEVELS.get(name)
    if level is None:
        raise UnknownLevel(f"there is no level {name[:60]!r}; the levels are {', '.join(LEVELS)}")
    return level


def decide(name: str, view: SeatView, seed: int, temperament: Temperament = Temperament.EVEN) -> Play:
    """Return the play that a level makes: the same for the same view, seed and temperament, whoever asks.

    Raises:
        UnknownLevel: there is no such level.
    """
    return find_level(name).make(temperament).choose(view, Random(seed))
