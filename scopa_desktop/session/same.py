"""The same cards once more: by the person, or by a computer player in the person's seat; and how the results compare.

What makes the cards the same is the deal number: the cards of a round follow from it and the round alone, whatever was
played before.  So the rounds of two matches can be held side by side one by one.  How many there are follows from the
score: a match may end while the other goes on, and then only the rounds that both played say who did better.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.record import follows_from_number
from scopa_desktop.session.demo import Unkept
from scopa_desktop.session.session import Asker, Services, Session
from scopa_desktop.session.setup import HUMAN
from scopa_desktop.store.matches import person_side
from scopa_desktop.store.origins import Origin, kind_of


class Unlike(Enum):
    """Why the cards of a match cannot be played once more, or not by somebody else."""

    NO_NUMBER = auto()
    """They follow from no deal number."""
    GONE_ON = auto()
    """It was begun in the middle of another match."""
    NOBODY = auto()
    """No person played."""
    SEVERAL = auto()
    """Several people played."""


def why_not_again(match: Match, origin: str) -> Unlike | None:
    """Return why the cards of a match cannot be dealt once more, or None if they can.

    Args:
        match: the match.
        origin: where it comes from, see `scopa_desktop.store.origins`.
    """
    if kind_of(origin) is Origin.FROM:
        return Unlike.GONE_ON
    if not follows_from_number(match):
        return Unlike.NO_NUMBER
    return Unlike.NOBODY if all(seat.player != HUMAN for seat in match.seats) else None


def why_no_twin(match: Match, origin: str) -> Unlike | None:
    """Return why nobody can play in the person's place; arguments as for `why_not_again`."""
    people = [seat for seat in match.seats if seat.player == HUMAN]
    return why_not_again(match, origin) or (Unlike.SEVERAL if len(people) > 1 else None)


def same_again(match: Match) -> Match:
    """Return a new match with the same cards, rules and seats."""
    return Match(match.rules, match.sides, match.seats, match.shuffles)


def twin_match(match: Match, level: str, name: str) -> Match:
    """Return the same match with a computer player in the place of the one person.

    Args:
        match: the person's match.
        level: who is to play.
        name: what that player is called; one of no temperament plays as the level itself does.
    """
    seats = [Seat(name, level) if seat.player == HUMAN else seat for seat in match.seats]
    return Match(match.rules, match.sides, seats, match.shuffles)


class Twin(Session):
    """A match that computer players play by themselves, to its end, as fast as they think; nothing of it is stored.

    Call `begin`, then `poll` whenever the thinker has something to say.

    Args:
        match: the match; all its seats are computer players'.
        thinker: who asks them: another one than the table's, which is not to wait for this.
    """

    def __init__(self, match: Match, thinker: Asker) -> None:
        """Prepare; nothing happens before `begin`."""
        super().__init__(match, Services(Unkept(), thinker, lambda trouble: None))

    def _advance(self) -> None:
        """Deal the next round at once."""
        while self.can_deal:
            self.match.next_round()
        super()._advance()


@dataclass(frozen=True, slots=True)
class Course:
    """How a match went for one side, measured by the best of the others.

    Attributes:
        rounds: the points of each round that is over: the side's, and the best other side's.
        own, rival: the scores in the end.
        won: whether the side won; None while nobody has.
        inverse: whether the fewest points win.
    """

    rounds: tuple[tuple[int, int], ...]
    own: int
    rival: int
    won: bool | None
    inverse: bool

    def margin(self, rounds: int) -> int:
        """Return by how many points the side was ahead after so many rounds, counted so that more is better."""
        gained = sum(own - rival for own, rival in self.rounds[:rounds])
        return -gained if self.inverse else gained


def course_of(match: Match, side: int) -> Course:
    """Return how a match went for a side."""
    best = min if match.rules.inverse else max

    def pair(totals: Sequence[int]) -> tuple[int, int]:
        return totals[side], best(total for number, total in enumerate(totals) if number != side)

    won = None if match.winner is None else match.winner == side
    return Course(tuple(pair(score.totals) for score in match.scores), *pair(match.totals), won, match.rules.inverse)


def side_of(match: Match) -> int:
    """Return the side on which people sit; the first, where they sit on several or on none."""
    found = person_side(match.seats, match.sides)
    return found if found is not None else 0


def common_rounds(courses: Sequence[Course]) -> int:
    """Return how many rounds all have played: their cards were the same."""
    return min(len(course.rounds) for course in courses)
