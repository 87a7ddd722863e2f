"""The player that plays anything: the measure that others are held against."""

from __future__ import annotations

from random import Random

from scopa_desktop.core.plays import Play
from scopa_desktop.core.view import SeatView


class RandomPlayer:
    """Every legal play is equally likely."""

    def choose(self, view: SeatView, chance: Random) -> Play:
        """Return a legal play at random."""
        return chance.choice(view.legal_plays())
