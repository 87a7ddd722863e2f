"""Puzzles: decisions of deals that computer players played, in which one play is clearly better than all others.

A puzzle is found by going through a deal by its number: players of the level `DEALT_BY` play its first round, and the
teacher values every decision on what the seat to play has seen, as a review does, and must be able to say why the
best play is better than the next.  So the same number leads to the same puzzles, and a puzzle knows nothing that the
person in that seat could not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from math import isfinite
from random import Random
from typing import Any, Final

from scopa_desktop.core.deals import NumberedShuffles, SplitMix64
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.plays import Play, is_declaration, parse_play, play_text
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.core.view import SeatView, view_of
from scopa_desktop.players.advice import ReasonKind
from scopa_desktop.players.chitarrella import Chitarrella
from scopa_desktop.players.grades import GOOD_UP_TO
from scopa_desktop.players.greedy import Greedy
from scopa_desktop.players.levels import decide
from scopa_desktop.players.reasons import Position, reasons_for
from scopa_desktop.players.review import EFFORT, Judgement, review_seed
from scopa_desktop.players.search import Effort, Search, Valued
from scopa_desktop.players.teacher import Valuer

DEALT_BY: Final = "medium"
"""Who plays the deals: well enough that positions are such as people meet, and fast."""
CLEAR: Final = 0.25
"""Points a round by which the best play must be ahead of the next: well above `GOOD_UP_TO`, so that nothing else is a
good answer, and ten times the error of the teacher's values."""
SURE: Final = 3.0
"""By so many standard errors the next play must be worse than a good one."""
FEWEST_PLAYS: Final = 3
"""Between two plays there is not much to find."""
CLOSE: Final = 0.75
"""Nearer than so many points a round, the next play is a temptation."""
MANY: Final = 5
"""From so many plays on, there is much to choose from."""
GLANCE: Final = Effort(plies=5_000, most_worlds=40, exact=6, infers=True)
"""An eighth of a review's effort, to tell which decisions are worth a whole one."""


class Difficulty(StrEnum):
    """How hard a puzzle is, from the easiest up: by who among the opponents would find the best play."""

    EASY = "easy"
    """Who takes what is worth most finds it, and so do all who play better."""
    TRICKY = "tricky"
    """What looks best at first sight is not, but an opponent of the level Easy or Medium finds it."""
    HARD = "hard"
    """Opponents of the levels Easy and Medium both miss it."""
    FIENDISH = "fiendish"
    """They miss it, and there are many plays, the next best is close behind, or an opponent of the level Hard misses it
    too."""


def glance(view: SeatView, chance: Random) -> list[Valued]:
    """Value plays with so little effort that a decision that is none for a puzzle is soon put away."""
    return Search(view, GLANCE, chance).valued()


def ponder(view: SeatView, chance: Random) -> list[Valued]:
    """Value plays as a review does."""
    return Search(view, EFFORT, chance).valued()


@dataclass(frozen=True)
class Puzzle:
    """A decision in which one play is clearly the best.

    Attributes:
        variant: the preset's name.
        seating: the seating's name.
        number: the deal number.
        plays: what was played before.
        difficulty: how hard it is.
        expected: what the best play is expected to bring in the round, in points.
        losses: what every legal play costs beside the best, in points a round, that one first.
    """

    variant: str
    seating: str
    number: int
    plays: tuple[Play, ...]
    difficulty: Difficulty
    expected: float
    losses: Mapping[Play, float]

    @property
    def deal(self) -> tuple[str, str, int]:
        """Game, seating and deal number."""
        return self.variant, self.seating, self.number

    @property
    def ply(self) -> int:
        """How many plays of the round came before."""
        return len(self.plays)

    @property
    def best(self) -> Play:
        """The best play."""
        return next(iter(self.losses))

    @cached_property
    def view(self) -> SeatView:
        """What the person's seat has seen."""
        match = deal_of(self.variant, self.seating, self.number)
        for play in self.plays:
            match.play(play)
        return view_of(match.round, match.round.turn, match.totals)

    def judgements(self) -> dict[Play, Judgement]:
        """Return what the teacher says of every play."""
        position, best = Position(self.view), self.best
        second = list(self.losses)[1]
        return {
            play: Judgement(self.expected, loss, best, reasons_for(position, best, second if play == best else play))
            for play, loss in self.losses.items()
        }

    def to_data(self) -> dict[str, Any]:
        """Return the puzzle as data that JSON can carry."""
        return {
            "variant": self.variant,
            "seating": self.seating,
            "number": self.number,
            "plays": [play_text(play) for play in self.plays],
            "difficulty": self.difficulty.value,
            "expected": self.expected,
            "losses": {play_text(play): loss for play, loss in self.losses.items()},
        }

    @classmethod
    def from_data(cls, data: Any) -> Puzzle:
        """Return the puzzle that `to_data` described; nothing in it is trusted.

        Raises:
            ValueError, KeyError, TypeError, AttributeError: the data is none of ours.
        """
        puzzle = cls(
            data["variant"],
            data["seating"],
            data["number"],
            tuple(map(parse_play, data["plays"])),
            Difficulty(data["difficulty"]),
            float(data["expected"]),
            {parse_play(text): float(loss) for text, loss in data["losses"].items()},
        )
        losses = list(puzzle.losses.values())
        if not all(map(isfinite, (puzzle.expected, *losses))) or losses != sorted(losses) or losses[0] != 0:
            raise ValueError("no values of plays")
        if len(losses) < 2 or set(puzzle.view.legal_plays()) != set(puzzle.losses):
            raise ValueError("not the plays of this position")
        return puzzle


def usual_seating(variant: str) -> str:
    """Return how a game is seated in puzzles: as it usually is."""
    return VARIANTS[variant].seatings[0]


def deal_of(variant: str, seating: str, number: int) -> Match:
    """Return a match of computer players at its first play.

    Raises:
        ValueError, TypeError: there is no such game, seating or number.
    """
    rules = Rules.of(variant)
    sides = rules.sides(seating)
    seats = [Seat("", DEALT_BY) for _ in range(sum(map(len, sides)))]
    return Match(rules, sides, seats, NumberedShuffles(number))


def puzzles_in(
    variant: str, seating: str, number: int, glance: Valuer = glance, ponder: Valuer = ponder
) -> Iterator[Puzzle]:
    """Play the first round of a deal and yield the puzzles in it; the same for the same number, whoever asks.

    Args:
        variant: the preset's name.
        seating: the seating's name.
        number: the deal number.
        glance: tells quickly which decisions may be puzzles.
        ponder: values the plays of these.

    Raises:
        ValueError, TypeError: there is no such game, seating or number.
    """
    match = deal_of(variant, seating, number)
    chance = SplitMix64(number)
    while not match.round.over:
        round_ = match.round
        view = view_of(round_, round_.turn, match.totals)
        puzzle = puzzle_of(view, (variant, seating, number), glance, ponder)
        if puzzle is not None:
            yield puzzle
        match.play(decide(DEALT_BY, view, chance.next()))


def puzzle_of(view: SeatView, deal: tuple[str, str, int], glance: Valuer, ponder: Valuer) -> Puzzle | None:
    """Return the puzzle that a decision makes, if it makes one.

    Args:
        view: what the seat to play has seen; the totals are those of a first round.
        deal: game, seating and deal number.
        glance: tells quickly whether it may be a puzzle.
        ponder: values the plays.
    """
    legal = view.legal_plays()
    if len(legal) < FEWEST_PLAYS or any(map(is_declaration, legal)):
        return None
    seed = review_seed(view)
    first, second, *_ = glance(view, Random(seed))
    # Here an error costs a puzzle at most, or some time.
    if first.value - second.value < CLEAR / 2:
        return None
    valued = ponder(view, Random(seed))
    best, second, *_ = valued
    gap = best.value - second.value
    if gap < CLEAR or gap - GOOD_UP_TO < SURE * second.error:
        return None
    if reasons_for(Position(view), best.play, second.play)[0].kind is ReasonKind.ON_AVERAGE:
        return None  # the best play of which nobody can say why teaches nothing
    losses = {each.play: round(best.value - each.value, 3) for each in valued}
    return Puzzle(*deal, view.plays, difficulty_of(view, best.play, gap), round(best.value, 3), losses)


def difficulty_of(view: SeatView, best: Play, gap: float) -> Difficulty:
    """Return how hard it is to find a play.

    Args:
        view: the position.
        best: the play that is to be found.
        gap: how far the next best is behind, in points a round.
    """
    seed = review_seed(view)
    found = [player.choose(view, Random(seed)) == best for player in (Greedy(risk=False), Greedy(), Chitarrella())]
    if any(found):
        return Difficulty.EASY if all(found) else Difficulty.TRICKY
    if gap < CLOSE or len(view.legal_plays()) >= MANY or decide("hard", view, seed) != best:
        return Difficulty.FIENDISH
    return Difficulty.HARD
