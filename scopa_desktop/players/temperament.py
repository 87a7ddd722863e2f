"""What a computer player likes, beside winning.

A temperament decides among plays that are about equally good, so it can be seen at the table and costs next to
nothing.  It belongs to a person, not to a strength: Bruno hunts scope at every level.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Temperament(StrEnum):
    """A taste."""

    EVEN = "even"
    """None in particular."""
    COINS = "coins"
    """Likes coins: takes them where it can and lets none lie."""
    SCOPE = "scope"
    """Likes to sweep the table, and leaves little on it."""
    MAXIMS = "maxims"
    """Plays by the old maxims of Scopone: lays the twin of a card it holds, leaves what its partner laid."""
    CAUTIOUS = "cautious"
    """Likes to leave nothing that can be swept."""
    SEVENS = "sevens"
    """Likes sevens, for the primiera."""


COMPANY: Mapping[str, Temperament] = MappingProxyType(
    {
        "Nonna Rita": Temperament.MAXIMS,
        "Bruno": Temperament.SCOPE,
        "Carlo": Temperament.COINS,
        "Elsa": Temperament.SEVENS,
        "Dino": Temperament.CAUTIOUS,
    }
)
"""The people whom the game brings along, and what each likes."""


def temperament_of(name: str) -> Temperament:
    """Return what the person of this name likes."""
    return COMPANY.get(name, Temperament.EVEN)
