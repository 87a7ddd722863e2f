"""The review of a match: what each decision of a person cost, judged on the cards that the person could know.

A decision is handed to the teacher as the `SeatView` of that moment, so that nothing that came to light later counts.
All chance follows from the position: the same decision is judged in the same way, whoever asks and how often.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from random import Random
from typing import Any

from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, parse_play, play_text
from scopa_desktop.core.round import Round
from scopa_desktop.core.view import SeatView, view_of
from scopa_desktop.players.advice import MOST_REASONS, Reason, reason_from_data, reason_to_data
from scopa_desktop.players.aim import Aim
from scopa_desktop.players.grades import LEVEL_COST, Grade, grade_of
from scopa_desktop.players.reasons import Position, reasons_for
from scopa_desktop.players.search import Effort, Search, Valued
from scopa_desktop.players.teacher import Valuer

EFFORT = Effort(plies=40_000, most_worlds=300, exact=8, infers=True)
"""Two thirds of a hint's, so that a long match of two, a hundred decisions, is gone through in less than ten seconds;
the standard error of what a play costs is 0.01 to 0.03 points."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A play of a person who had a choice.

    Attributes:
        round: the round's number, from 1.
        ply: how many plays of the round came before it.
        view: what the person had seen.
        play: what was played.
    """

    round: int
    ply: int
    view: SeatView
    play: Play


def decisions_of(match: Match, seat: int) -> tuple[Decision, ...]:
    """Return the decisions of a seat in all rounds that are over, in order; with one legal play there is none."""
    found = []
    for number, played in enumerate(match.rounds[: len(match.scores)], 1):
        totals = match.totals_after(number - 1)
        round_ = Round(played.rules, played.sides, played.dealer, played.deal)
        for ply, play in enumerate(played.plays):
            if round_.turn == seat and len(round_.legal_plays()) > 1:
                found.append(Decision(number, ply, view_of(round_, seat, totals), play))
            round_.push(play)
    return tuple(found)


def decision_at(match: Match, number: int, ply: int) -> Decision:
    """Return one decision of a match, whoever made it.

    Args:
        match: the match.
        number: the round's number, from 1.
        ply: how many plays of the round came before it.

    Raises:
        LookupError: no such play was made.
    """
    if not 1 <= number <= len(match.rounds):
        raise LookupError("there is no such round")
    played = match.rounds[number - 1]
    if not 0 <= ply < played.plays_made:
        raise LookupError("there is no such play")
    round_ = Round(played.rules, played.sides, played.dealer, played.deal)
    for play in played.plays[:ply]:
        round_.push(play)
    return Decision(number, ply, view_of(round_, round_.turn, match.totals_after(number - 1)), played.plays[ply])


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the teacher says of a play that was made.

    Attributes:
        expected: what the best play is expected to bring in the round, in points (see `Aim`); 0 for level.
        loss: how much less the play made is expected to bring, in points a round; 0 where that cannot be told from 0.
        best: the best play.
        reasons: why it is better than the play made, or than the next best if that was made; the weightiest first.
    """

    expected: float
    loss: float
    best: Play
    reasons: tuple[Reason, ...]

    @property
    def grade(self) -> Grade:
        """How good the play made was."""
        return grade_of(self.loss)

    def to_data(self) -> dict[str, Any]:
        """Return the judgement as data that JSON can carry."""
        return {
            "expected": self.expected,
            "loss": self.loss,
            "best": play_text(self.best),
            "reasons": [reason_to_data(each) for each in self.reasons],
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Judgement:
        """Return the judgement that `to_data` described.

        Raises:
            ValueError, KeyError, TypeError: the data is none of ours.
        """
        expected, loss = float(data["expected"]), float(data["loss"])
        reasons = tuple(map(reason_from_data, data["reasons"]))
        if not isfinite(expected) or not isfinite(loss) or loss < 0 or not 1 <= len(reasons) <= MOST_REASONS:
            raise ValueError("no judgement")
        return cls(expected, loss, parse_play(data["best"]), reasons)


def review_seed(view: SeatView) -> int:
    """Return the seed with which a position is judged; it follows from what the seat has seen alone."""
    text = json.dumps(view.to_data(), sort_keys=True)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _valued(view: SeatView, chance: Random) -> list[Valued]:
    return Search(view, EFFORT, chance).valued()


def judge(view: SeatView, play: Play, value: Valuer = _valued) -> Judgement:
    """Return what the teacher says of a play; the same for the same view and play.

    Args:
        view: what the person had seen.
        play: what the person played.
        value: what values the plays; by default the strongest player's judgement.

    Raises:
        ValueError: there was nothing to decide, or the play was not legal.
    """
    plays = view.legal_plays()
    if len(plays) < 2 or play not in plays:
        raise ValueError("there was nothing to decide, or not like this")
    valued = value(view, Random(review_seed(view)))
    best, made = valued[0], next(each for each in valued if each.play == play)
    loss = best.value - made.value
    # So small a difference may as well be chance, and then the play made was as good as the best.
    if loss < max(LEVEL_COST, made.error):
        best, loss = made, 0.0
    other = next(each for each in valued if each.play != best.play) if best is made else made
    level = valued[0].value - valued[-1].value < LEVEL_COST
    reasons = reasons_for(Position(view), best.play, other.play, level)
    return Judgement(valued[0].value, loss, best.play, reasons)


def chance_of_winning(view: SeatView, value: float) -> float:
    """Return how likely the seat's side is to win the match, 0 to 1, if the round is expected to bring so much."""
    return Aim(view.rules, view.seen.side_of[view.seat], view.totals).chance_with(value)


def chances_between_rounds(match: Match, side: int) -> Sequence[float]:
    """Return how likely a side was to win the match before its first round and after each that is over, 0 to 1."""
    rounds = range(len(match.scores) + 1)
    chances = [Aim(match.rules, side, match.totals_after(number)).chance_with(0.0) for number in rounds]
    if match.winner is not None:
        chances[-1] = float(match.winner == side)
    return chances
