"""What a round's summary is made from."""

from __future__ import annotations

from dataclasses import dataclass

from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import RoundScore
from scopa_desktop.ui.words import Names


@dataclass(frozen=True, slots=True)
class Summary:
    """What a summary shows.

    Attributes:
        round: the round's number, from 1.
        score: the round's reckoning.
        names: who plays, and on which sides.
        avatars: the face of each seat.
        rules: the rules of the table.
        seating: the seating's name.
        before: the match score of each side before the round.
        totals: the match score of each side after it.
        dealer: the seat that deals next; None at the end of the match.
        winner: the side that has won the match, or None.
        instant: why the match was won at once (``trente``, ``cappotto``, ``napoleone``), or empty.
        deal: the number that all cards of the match follow from, or None if there is none.
        earned: what the round has brought besides points, in one line; mostly empty.
    """

    round: int
    score: RoundScore
    names: Names
    avatars: tuple[str, ...]
    rules: Rules
    seating: str
    before: tuple[int, ...]
    totals: tuple[int, ...]
    dealer: int | None = None
    winner: int | None = None
    instant: str = ""
    deal: int | None = None
    earned: str = ""

    def side_avatars(self, side: int) -> tuple[str, ...]:
        """Return the faces of a side."""
        return tuple(self.avatars[seat] for seat in self.names.sides[side])
