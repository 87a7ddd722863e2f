"""Matches to be stored, played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import VARIANTS, Rules


def new_match(variant: str = "scopa", seating: str | None = None, number: int = 7, **house: int) -> Match:
    """Return a match of a person in seat 0 against computer players."""
    rules = Rules.of(variant, **house)
    sides = rules.sides(seating or VARIANTS[variant].seatings[0])
    count = sum(len(side) for side in sides)
    seats = [Seat("You", "human"), *(Seat(f"Seat {seat}", "greedy") for seat in range(1, count))]
    return Match(rules, sides, seats, NumberedShuffles(number))


def play_on(match: Match, plays: int, chance: Random) -> Iterator[Match]:
    """Play so many plays at random, new rounds included, and yield the match after each; stop when it is won."""
    for _ in range(plays):
        while match.round_scored:
            if match.winner is not None:
                return
            match.next_round()
        match.play(chance.choice(match.round.legal_plays()))
        yield match


def played(match: Match, plays: int = 10_000, seed: int = 1) -> Match:
    """Return the match after so many random plays, or its end."""
    for _ in play_on(match, plays, Random(seed)):
        pass
    return match
