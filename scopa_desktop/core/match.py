"""A match: rounds until a side wins (rules.md sections 2 and 9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from scopa_desktop.core.cards import BIT, RE_BELLO
from scopa_desktop.core.deals import Deal, Shuffles
from scopa_desktop.core.events import Event, MatchWon, RoundScored, RoundStarted
from scopa_desktop.core.plays import Play, RoundOver
from scopa_desktop.core.round import NOBODY, Round
from scopa_desktop.core.rules import Rules, Sides
from scopa_desktop.core.scoring import RoundScore


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat.

    Attributes:
        name: the player's name.
        player: ``human``, or the name of a computer player's level.
    """

    name: str
    player: str


class MatchOver(ValueError):
    """A round was asked for after the match's end."""


class RoundUnderWay(ValueError):
    """A round was asked for before the last one's end."""


def winner_by_score(rules: Rules, totals: Sequence[int]) -> int | None:
    """Return the side that has won by its score, or None if another round is to be played (rules.md section 9)."""
    if max(totals) < rules.target:
        return None
    best = min(totals) if rules.inverse else max(totals)
    return totals.index(best) if totals.count(best) == 1 else None


class Match:
    """A match under way, or over.

    Attributes:
        rules: the rules in force.
        sides: the seats of each side.
        seats: who sits in each seat.
        shuffles: where first dealer and cards come from.
        rounds: every round so far, the one under way last.
        scores: the reckoning of every round that is over.
        winner: the side that has won, or None.
    """

    def __init__(self, rules: Rules, sides: Sides, seats: Sequence[Seat], shuffles: Shuffles) -> None:
        """Begin a match: the first round is dealt."""
        self._prepare(rules, sides, seats, shuffles)
        self._begin_round(shuffles.first_dealer(len(self.seats)))

    @classmethod
    def from_rounds(
        cls,
        rules: Rules,
        sides: Sides,
        seats: Sequence[Seat],
        shuffles: Shuffles,
        dealer: int,
        deal: Deal,
    ) -> Match:
        """Return a match whose first round has these cards and this dealer, as a record tells them."""
        match = cls.__new__(cls)
        match._prepare(rules, sides, seats, shuffles)
        match.add_round(dealer, deal)
        return match

    def _prepare(self, rules: Rules, sides: Sides, seats: Sequence[Seat], shuffles: Shuffles) -> None:
        self.rules = rules
        self.sides = sides
        self.seats = tuple(seats)
        self.shuffles = shuffles
        self.rounds: list[Round] = []
        self.scores: list[RoundScore] = []
        self.winner: int | None = None

    @property
    def round(self) -> Round:
        """The round under way, or the last one."""
        return self.rounds[-1]

    @property
    def round_scored(self) -> bool:
        """Whether the last round is over and counted."""
        return len(self.scores) == len(self.rounds)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each side's score from the rounds that are over."""
        return self.totals_after(len(self.scores))

    def totals_after(self, rounds: int) -> tuple[int, ...]:
        """Return each side's score after this many rounds."""
        scored = [score.totals for score in self.scores[:rounds]]
        return tuple(sum(column) for column in zip(*scored, strict=True)) if scored else (0,) * len(self.sides)

    def history_of_totals(self) -> list[tuple[int, ...]]:
        """Return each side's score after each round that is over."""
        columns = zip(*(score.totals for score in self.scores), strict=True)
        return list(zip(*(accumulate(column) for column in columns), strict=True))

    def at(self, index: int, plays: int) -> Match:
        """Return the match as it stood once, as a match of its own, which can be played on.

        Args:
            index: the round, counted from 0.
            plays: how many plays had been made in it.
        """
        past = Match.from_rounds(
            self.rules, self.sides, self.seats, self.shuffles, self.rounds[0].dealer, self.rounds[0].deal
        )
        for number, played in enumerate(self.rounds[: index + 1]):
            if number:
                past.add_round(played.dealer, played.deal)
            for play in played.plays[: plays if number == index else None]:
                past.play(play)
        return past

    def opening_events(self) -> tuple[Event, ...]:
        """Return what happened up to the first play of the last round, its end included if that ended it."""
        began = RoundStarted(len(self.rounds), self.round.dealer)
        ended = self._ending_events() if self.round.over and not self.round.plays_made else ()
        return (began, *self.round.opening_events(), *ended)

    def play(self, play: Play) -> tuple[Event, ...]:
        """Play in the round under way and return what happened, the counting included.

        Raises:
            RoundOver: the last round is over.
            IllegalPlay: the rules forbid the play.
        """
        events = self.round.play(play)
        if not self.round.over:
            return events
        self._end_round()
        return (*events, *self._ending_events())

    def undo(self) -> Play:
        """Take back the last play of the last round, its counting too, and return it.

        Raises:
            RoundOver: nothing has been played in it.
        """
        if not self.round.plays_made:
            raise RoundOver("nothing has been played in this round, so nothing can be taken back")
        if self.round_scored:
            self.scores.pop()
            self.winner = None
        return self.round.undo()

    def next_round(self) -> tuple[Event, ...]:
        """Deal the next round and return what happened.

        Raises:
            RoundUnderWay: the last round is not over.
            MatchOver: the match is.
        """
        self._check_next()
        self._begin_round((self.round.dealer + 1) % len(self.seats))
        return self.opening_events()

    def add_round(self, dealer: int, deal: Deal) -> None:
        """Begin the next round with these cards, as a record tells them.

        Raises:
            RoundUnderWay: the last round is not over.
            MatchOver: the match is.
        """
        if self.rounds:
            self._check_next()
        self.rounds.append(Round(self.rules, self.sides, dealer, deal))
        if self.round.over:
            self._end_round()

    def _check_next(self) -> None:
        if not self.round_scored:
            raise RoundUnderWay("the round is not over yet")
        if self.winner is not None:
            raise MatchOver("the match is over")

    def _begin_round(self, dealer: int) -> None:
        self.add_round(dealer, self.shuffles.deal(self.rules, len(self.seats), dealer, len(self.rounds)))

    def _end_round(self) -> None:
        self.scores.append(self.round.score())
        self.winner = self._find_winner()

    def _find_winner(self) -> int | None:
        if self.round.winner != NOBODY:
            return self.round.winner
        totals = self.totals
        winner = winner_by_score(self.rules, totals)
        if winner is None and self.rules.frac_king_tiebreak and max(totals) >= self.rules.target:
            return self._level_side_with_king(totals)
        return winner

    def _level_side_with_king(self, totals: Sequence[int]) -> int | None:
        """Return the side that holds the king of coins among those level at the top (rules.md section 6, Frac)."""
        best = min(totals) if self.rules.inverse else max(totals)
        holders = [side for side, pile in enumerate(self.round.piles) if pile & BIT[RE_BELLO]]
        return next((side for side in holders if totals[side] == best), None)

    def _ending_events(self) -> tuple[Event, ...]:
        scored = RoundScored(len(self.rounds), self.scores[-1], self.totals)
        return (scored,) if self.winner is None else (scored, MatchWon(self.winner, self.totals))
