"""How long the review of a whole match takes, asked of the process that does it, one decision after the other."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from statistics import fmean

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.view import view_of
from scopa_desktop.players.levels import decide
from scopa_desktop.players.review import Decision, decisions_of
from scopa_desktop.players.service import REVIEW_DEADLINE, Judged, Thinker
from tools.bench.result import Result

MATCHES = 3
TABLES = (("scopa", "2", 10.0), ("scopone_scientifico", "2x2", None))
"""Each with the seconds that a match may take."""
WORKER = [sys.executable, "-m", "scopa_desktop", "--think"]


def results() -> Iterator[Result]:
    """Measure both tables."""
    for variant, seating, limit in TABLES:
        taken, decisions = [], []
        for number in range(MATCHES):
            found = decisions_of(played(variant, seating, number), 0)
            taken.append(review(found))
            decisions.append(len(found))
        means = (
            f"Review of a match to the end: {variant}, {seating} seats, {fmean(decisions):.0f} decisions on average."
        )
        yield Result(f"review_{variant}", "s", taken, means, at_most=limit)


def played(variant: str, seating: str, number: int) -> Match:
    """Return a match that players of the level Easy played to its end."""
    rules = Rules.of(variant)
    sides = rules.sides(seating)
    seats = [Seat(f"Player {seat}", "easy") for seat in range(sum(map(len, sides)))]
    match = Match(rules, sides, seats, NumberedShuffles(number))
    while match.winner is None:
        if match.round_scored:
            match.next_round()
        round_ = match.round
        while not match.round_scored:
            view = view_of(round_, round_.turn, match.totals_after(len(match.rounds) - 1))
            match.play(decide("easy", view, number * 1000 + round_.plays_made))
    return match


def review(decisions: tuple[Decision, ...]) -> float:
    """Have decisions judged and return how many seconds that took, the start of the process included."""
    thinker = Thinker(deadline=REVIEW_DEADLINE, command=WORKER, gentle=True)
    started = time.perf_counter()
    try:
        for each in decisions:
            thinker.ask_review(each.view, each.play)
            while not (answers := thinker.poll()):
                time.sleep(0.001)
            if not all(isinstance(answer, Judged) and answer.judgement for answer in answers):
                raise RuntimeError("a decision was not judged")
        return time.perf_counter() - started
    finally:
        thinker.close()
