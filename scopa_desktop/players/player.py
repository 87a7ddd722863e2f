"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from scopa_desktop.core.plays import Play
from scopa_desktop.core.view import SeatView


class Player(Protocol):
    """Chooses plays.  The same view and the same seed lead to the same play, on every machine and at any speed."""

    def choose(self, view: SeatView, chance: Random) -> Play:
        """Return one of the view's legal plays.

        Args:
            view: what the seat to play has seen; at least one play is legal.
            chance: where all chance is drawn from.
        """
        ...
