"""Computer players on the same deals, and what is counted of it: what `simulate` and `ladder` have in common.

`play_deals` is a pure function of a plan and some deals, both of which can be pickled; so it does not matter which
process, or which machine, plays which deals.
"""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

from scopa_desktop.commandline import PLAY_SECONDS, is_outside
from scopa_desktop.core.deals import NumberedShuffles, SplitMix64
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.record import MAX_NAME, dump_record
from scopa_desktop.core.round import NOBODY
from scopa_desktop.core.rules import Rules, Sides
from scopa_desktop.core.view import view_of
from scopa_desktop.outside import OutsidePlayer
from scopa_desktop.players.levels import find_level
from scopa_desktop.players.player import Player
from scopa_desktop.players.temperament import Temperament

Z95 = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays whom, by which rules, on which deals.

    Attributes:
        rules: the rules in force.
        sides: the seats of each side.
        levels: the level of each seat's player, or ``cmd:COMMAND`` for another program.
        whole_matches: matches instead of single rounds.
        deals: how many fresh deals begin one.
        duplicate: each deal is played once for every rotation of the sides.
        seed: what everything follows from.
        records: the folder where each is saved, or None.
        against_all: the margin is taken from the sum of all other sides, as if side 0 had met each of them alone,
            not from the best of them.  With two sides it is the same.
        seconds: how long a player that is another program may take for a play.
    """

    rules: Rules
    sides: Sides
    levels: tuple[str, ...]
    whole_matches: bool
    deals: int
    duplicate: bool
    seed: int
    records: Path | None
    against_all: bool = False
    seconds: float = PLAY_SECONDS

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return len(self.sides) if self.duplicate else 1

    def chunks(self, size: int) -> list[range]:
        """Return all the deals, this many at a time."""
        return [range(start, min(start + size, self.deals)) for start in range(0, self.deals, size)]


class Unit(NamedTuple):
    """What side 0 made of one game, or of one deal in every rotation: units are independent of each other.

    Attributes:
        margin: its points more than others'; where the lowest score wins, fewer, so that above 0 is always good.
        rounds: rounds played.
        won, lost: games that it won, and that another side won.
    """

    margin: int
    rounds: int
    won: int
    lost: int


@dataclass(slots=True)
class Tally:
    """What was counted over some games; sides and seats are those of the plan, whoever sat where.

    Attributes:
        games: matches or rounds played.
        rounds: rounds played.
        wins: games won by each side.
        ties: games that nobody won.
        points: points scored by each side.
        units: what side 0 made of each deal.
        times: thinking time of each seat's every play, in milliseconds.
    """

    games: int
    rounds: int
    wins: list[int]
    ties: int
    points: list[int]
    units: list[Unit] = field(default_factory=list)
    times: list[array[float]] = field(default_factory=list)

    @classmethod
    def empty(cls, plan: Plan) -> Tally:
        """Return a tally of nothing."""
        sides = len(plan.sides)
        return cls(0, 0, [0] * sides, 0, [0] * sides, [], [array("d") for _ in plan.levels])

    def add(self, other: Tally) -> None:
        """Add what another tally has counted."""
        self.games += other.games
        self.rounds += other.rounds
        self.ties += other.ties
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        self.units += other.units
        for mine, theirs in zip(self.times, other.times, strict=True):
            mine.extend(theirs)


def play_deals(plan: Plan, deals: range) -> Tally:
    """Play some of a plan's deals and return what was counted; the same, but for the times, whoever plays them."""
    tally = Tally.empty(plan)
    with ExitStack() as stack:
        players = {level: _player(level, plan, stack) for level in plan.levels}
        for index in deals:
            games = [_play_game(plan, players, index, rotation, tally) for rotation in range(plan.rotations)]
            tally.units.append(Unit(*map(sum, zip(*games, strict=True))))
    return tally


def _player(name: str, plan: Plan, stack: ExitStack) -> Player:
    if is_outside(name):
        return stack.enter_context(OutsidePlayer(name, plan.seconds))
    return find_level(name).make(Temperament.EVEN)


def _play_game(plan: Plan, players: Mapping[str, Player], index: int, rotation: int, tally: Tally) -> Unit:
    """Play one match, or one round, count it, and return what side 0 made of it."""
    sat = seated(plan, rotation)
    seats = [Seat(f"Seat {seat + 1}", _recorded(plan.levels[told])) for seat, told in enumerate(sat)]
    match = Match(plan.rules, plan.sides, seats, NumberedShuffles(_deal_number(plan.seed, index)))
    chance = Random(SplitMix64(plan.seed * 1_000_003 + index * 8 + rotation).next())
    while True:
        while not match.round.over:
            told = sat[match.round.turn]
            _play_once(match, players[plan.levels[told]], chance, tally.times[told])
        if match.winner is not None or not plan.whole_matches:
            break
        match.next_round()
    if plan.records is not None:
        path = plan.records / f"{index * plan.rotations + rotation:06}.scopa"
        path.write_text(dump_record(match), encoding="utf-8")
    return _count_game(plan, match, rotation, tally)


def _recorded(name: str) -> str:
    """Return a player's name as a record holds it: a command may be longer, and hold what is no text."""
    name = name.encode(errors="replace").decode()
    return name if len(name) <= MAX_NAME else name[: MAX_NAME - 1] + "…"


def seated(plan: Plan, rotation: int) -> tuple[int, ...]:
    """Return for each seat at the table the plan's seat that sits there in a rotation of the sides."""
    sat = [0] * len(plan.levels)
    for side, seats in enumerate(plan.sides):
        for seat, told in zip(seats, plan.sides[(side + rotation) % len(plan.sides)], strict=True):
            sat[seat] = told
    return tuple(sat)


def _deal_number(seed: int, index: int) -> int:
    return SplitMix64(SplitMix64(seed).next() + index).next() >> 16


def _play_once(match: Match, player: Player, chance: Random, times: array[float]) -> None:
    round_ = match.round
    before = match.totals
    started = time.perf_counter()
    play = player.choose(view_of(round_, round_.turn, before), chance)
    times.append(1000 * (time.perf_counter() - started))
    match.play(play)


def _count_game(plan: Plan, match: Match, rotation: int, tally: Tally) -> Unit:
    sides = len(plan.sides)
    told = [(side + rotation) % sides for side in range(sides)]
    margin = 0
    for score in match.scores:
        points = [0] * sides
        for side, scored in enumerate(score.totals):
            points[told[side]] = scored
        margin += _margin(plan, points)
        tally.points = [mine + more for mine, more in zip(tally.points, points, strict=True)]
    winner = match.winner if plan.whole_matches else _round_winner(match)
    won = lost = 0
    if winner is None:
        tally.ties += 1
    else:
        tally.wins[told[winner]] += 1
        won = int(told[winner] == 0)
        lost = 1 - won
    tally.games += 1
    tally.rounds += len(match.scores)
    return Unit(margin, len(match.scores), won, lost)


def _margin(plan: Plan, points: Sequence[int]) -> int:
    """Return how much better side 0 did in a round than the others."""
    if plan.rules.inverse:
        points = [-each for each in points]
    mine, *others = points
    return mine * len(others) - sum(others) if plan.against_all else mine - max(others)


def _round_winner(match: Match) -> int | None:
    """Return the side that won a single round, or None for a tie."""
    if match.round.winner != NOBODY:
        return match.round.winner
    points = match.scores[0].totals
    best = min(points) if match.rules.inverse else max(points)
    return points.index(best) if points.count(best) == 1 else None


def margin_with_interval(units: Sequence[tuple[int, int]]) -> tuple[float, float | None]:
    """Return points per round and half their 95 % interval, from independent units of (margin, rounds).

    A match has as many rounds as it needs, so the mean is a ratio, and its spread that of a ratio estimator.
    One unit alone tells nothing of the spread: the interval is then None.
    """
    rounds = sum(count for _, count in units)
    ratio = sum(margin for margin, _ in units) / rounds
    if len(units) < 2:
        return ratio, None
    squares = sum((margin - ratio * count) ** 2 for margin, count in units)
    error = math.sqrt(squares / (len(units) * (len(units) - 1))) / (rounds / len(units))
    return ratio, Z95 * error


def margins(units: Sequence[Unit]) -> Iterator[tuple[int, int]]:
    """Yield what `margin_with_interval` needs of each unit."""
    return ((unit.margin, unit.rounds) for unit in units)
