"""What listeners are told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from scopa_desktop.core.events import Event
from scopa_desktop.players.advice import Advice


class ChangeKind(Enum):
    """What kind of change it was; where there are no events the picture is rebuilt from the state."""

    BEGUN = auto()
    """A new match: the events tell the first deal."""
    RESUMED = auto()
    """A stored match goes on; no events."""
    PLAYED = auto()
    """A card was played or a declaration made."""
    REDONE = auto()
    """Plays that had been taken back were made again."""
    ROUND_BEGUN = auto()
    """The next round was dealt."""
    UNDONE = auto()
    """Plays were taken back; no events."""
    STEPPED_BACK = auto()
    """Somebody who looks back at a match goes a play back; no events."""
    RESTARTED = auto()
    """The round begins again from its first play; no events."""
    ABANDONED = auto()
    """The match was given up; no events."""
    ADVISED = auto()
    """The teacher answered; nothing was played, no events."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a match that has already happened, and is stored as far as it can be.

    Attributes:
        kind: what kind of change it was.
        events: what happened, in order.
        seat: the seat that played, if somebody did.
        automatic: whether the program played for the person (the last card of a hand).
        advice: what the teacher says, if it was asked.
    """

    kind: ChangeKind
    events: tuple[Event, ...] = ()
    seat: int | None = None
    automatic: bool = False
    advice: Advice | None = None


Listener: TypeAlias = Callable[[Change], None]
