"""The commands that need no display: ``simulate`` and ``check`` (record-format.md). Nothing here imports Qt."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from array import array
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from scopa_desktop.core.deals import NumberedShuffles, SplitMix64
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.record import MAX_BYTES, RecordError, dump_record, follows_from_number, read_record
from scopa_desktop.core.round import NOBODY
from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules, RulesError, Sides, Value
from scopa_desktop.core.scoring import reckonings
from scopa_desktop.core.view import view_of
from scopa_desktop.players.levels import LEVELS, find_level
from scopa_desktop.players.player import Player
from scopa_desktop.players.temperament import Temperament

TASKS_A_CHUNK = 8
"""How many deals a process is handed at a time."""
TEAMS = ("2x2", "3x2", "2x3")
Z95 = 1.959964
"""Standard deviations to either side that hold 95 % of a normal distribution."""


class CommandError(ValueError):
    """A command line that asks for something impossible; the message says what to do instead."""


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the headless commands to a command line."""
    simulate = commands.add_parser("simulate", help="play computer players against each other, without a window")
    simulate.add_argument("--variant", required=True, metavar="V", help="one of " + ", ".join(VARIANTS))
    simulate.add_argument("--seats", required=True, metavar="LEVEL,LEVEL[,...]", help="of " + ", ".join(LEVELS))
    simulate.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    simulate.add_argument("--teams", choices=TEAMS, help="without it every seat plays for itself")
    amount = simulate.add_mutually_exclusive_group()
    amount.add_argument("--matches", type=_count, metavar="N", help="whole matches")
    amount.add_argument("--rounds", type=_count, metavar="N", help="single rounds from fresh deals")
    simulate.add_argument("--duplicate", action="store_true", help="play each deal again with the sides swapped")
    simulate.add_argument("--seed", type=int, default=1, metavar="S", help="everything follows from it")
    simulate.add_argument("--jobs", type=_count, metavar="J", help="processes; default all cores")
    simulate.add_argument("--records", type=Path, metavar="DIR", help="save each match or round as NNNNNN.scopa")
    simulate.add_argument("--json", action="store_true", help="print one object instead of a table")
    simulate.set_defaults(run=run_simulate)
    check = commands.add_parser("check", help="replay match records by the rules")
    check.add_argument("paths", nargs="+", metavar="FILE_OR_FOLDER", help="- reads one record a line")
    check.add_argument("--deals", action="store_true", help="also check that the cards follow from the deal number")
    check.set_defaults(run=run_check)


def _count(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} must be a whole number from 1")
    return number


# simulate


@dataclass(frozen=True, slots=True)
class Plan:
    """A simulation to be run.

    Attributes:
        rules: the rules in force.
        sides: the seats of each side.
        levels: the level of each seat's player.
        whole_matches: matches instead of single rounds.
        deals: how many fresh deals begin one.
        duplicate: each deal is played once for every rotation of the sides.
        seed: what everything follows from.
        records: the folder where each is saved, or None.
    """

    rules: Rules
    sides: Sides
    levels: tuple[str, ...]
    whole_matches: bool
    deals: int
    duplicate: bool
    seed: int
    records: Path | None

    @property
    def rotations(self) -> int:
        """How often each deal is played."""
        return len(self.sides) if self.duplicate else 1


@dataclass(slots=True)
class Tally:
    """What was counted over some games; sides and seats are those of the command line, whoever sat where.

    Attributes:
        games: matches or rounds played.
        rounds: rounds played.
        wins: games won by each side.
        ties: games that nobody won.
        points: points scored by each side.
        units: margin and rounds of each independent unit: a game, or a deal played in every rotation.
        times: thinking time of each seat's every play, in milliseconds.
    """

    games: int
    rounds: int
    wins: list[int]
    ties: int
    points: list[int]
    units: list[tuple[int, int]] = field(default_factory=list)
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


def run_simulate(arguments: argparse.Namespace) -> int:
    """Play the simulation that a command line asks for and print its result."""
    plan = _plan(arguments)
    if plan.records is not None:
        try:
            plan.records.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise CommandError(f"the folder {plan.records} cannot be made: {fault.strerror}") from None
    started = time.perf_counter()
    tally = Tally.empty(plan)
    for part in _play_all(plan, arguments.jobs or os.cpu_count() or 1):
        tally.add(part)
    result = _result(plan, tally, time.perf_counter() - started)
    print(json.dumps(result) if arguments.json else _table(plan, result))
    return 0


def _plan(arguments: argparse.Namespace) -> Plan:
    try:
        rules = Rules.from_options(arguments.variant, dict(map(_house_rule, arguments.option)))
        levels = tuple(level.strip() for level in arguments.seats.split(","))
        unknown = next((level for level in levels if level not in LEVELS), None)
        if unknown is not None:
            raise CommandError(f"there is no level {unknown!r}; the levels are {', '.join(LEVELS)}")
        sides = rules.sides(_seating(rules, arguments.teams, len(levels)))
    except RulesError as fault:
        raise CommandError(str(fault)) from None
    if arguments.rounds is None and not reckonings(rules):
        raise CommandError("under these rules nothing scores, so a match would never end; try --rounds")
    if sum(map(len, sides)) != len(levels):
        raise CommandError(f"{arguments.teams} needs {sum(map(len, sides))} seats, but --seats names {len(levels)}")
    return Plan(
        rules=rules,
        sides=sides,
        levels=levels,
        whole_matches=arguments.rounds is None,
        deals=arguments.rounds or arguments.matches or 100,
        duplicate=arguments.duplicate,
        seed=arguments.seed,
        records=arguments.records,
    )


def _house_rule(text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise CommandError(f"--option {text!r} must be KEY=VALUE, as in target=21")
    if name not in OPTIONS:
        raise CommandError(f"there is no option {name!r}; the options are {', '.join(OPTIONS)}")
    return name, OPTIONS[name].parse(value)


def _seating(rules: Rules, teams: str | None, seats: int) -> str:
    allowed = VARIANTS[rules.variant].seatings
    if teams is None:
        return allowed[0] if allowed == ("2x2",) and seats == 4 else str(seats)
    return teams


def _play_all(plan: Plan, jobs: int) -> Iterator[Tally]:
    """Yield the tallies of all deals, in order; nothing depends on the number of processes."""
    chunks = [range(start, min(start + TASKS_A_CHUNK, plan.deals)) for start in range(0, plan.deals, TASKS_A_CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield _play_chunk(plan, chunk)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_chunk, [plan] * len(chunks), chunks)


def _play_chunk(plan: Plan, deals: range) -> Tally:
    players = {level: find_level(level).make(Temperament.EVEN) for level in plan.levels}
    tally = Tally.empty(plan)
    for index in deals:
        margin = rounds = 0
        for rotation in range(plan.rotations):
            game = _play_game(plan, players, index, rotation, tally)
            margin += game[0]
            rounds += game[1]
        tally.units.append((margin, rounds))
    return tally


def _play_game(plan: Plan, players: dict[str, Player], index: int, rotation: int, tally: Tally) -> tuple[int, int]:
    """Play one match, or one round, count it, and return its margin and its rounds."""
    sat = seated(plan, rotation)
    seats = [Seat(f"Seat {seat + 1}", plan.levels[sat[seat]]) for seat in range(len(sat))]
    match = Match(plan.rules, plan.sides, seats, NumberedShuffles(_deal_number(plan.seed, index)))
    chance = Random(SplitMix64(plan.seed * 1_000_003 + index * 8 + rotation).next())
    while True:
        while not match.round.over:
            _play_once(match, players, sat, chance, tally)
        if match.winner is not None or not plan.whole_matches:
            break
        match.next_round()
    if plan.records is not None:
        path = plan.records / f"{index * plan.rotations + rotation:06}.scopa"
        path.write_text(dump_record(match), encoding="utf-8")
    return _count_game(plan, match, rotation, tally)


def seated(plan: Plan, rotation: int) -> tuple[int, ...]:
    """Return for each seat at the table the command line's seat that sits there in a rotation of the sides."""
    sat = [0] * len(plan.levels)
    for side, seats in enumerate(plan.sides):
        for seat, told in zip(seats, plan.sides[(side + rotation) % len(plan.sides)], strict=True):
            sat[seat] = told
    return tuple(sat)


def _deal_number(seed: int, index: int) -> int:
    return SplitMix64(SplitMix64(seed).next() + index).next() >> 16


def _play_once(match: Match, players: dict[str, Player], sat: Sequence[int], chance: Random, tally: Tally) -> None:
    round_ = match.round
    seat = round_.turn
    before = match.totals
    started = time.perf_counter()
    play = players[match.seats[seat].player].choose(view_of(round_, seat, before), chance)
    tally.times[sat[seat]].append(1000 * (time.perf_counter() - started))
    match.play(play)


def _count_game(plan: Plan, match: Match, rotation: int, tally: Tally) -> tuple[int, int]:
    sides = len(plan.sides)
    told = [(side + rotation) % sides for side in range(sides)]
    margin = 0
    for score in match.scores:
        points = [0] * sides
        for side, scored in enumerate(score.totals):
            points[told[side]] = scored
        margin += points[0] - max(points[1:])
        tally.points = [mine + more for mine, more in zip(tally.points, points, strict=True)]
    winner = match.winner if plan.whole_matches else _round_winner(match)
    if winner is None:
        tally.ties += 1
    else:
        tally.wins[told[winner]] += 1
    tally.games += 1
    tally.rounds += len(match.scores)
    return margin, len(match.scores)


def _round_winner(match: Match) -> int | None:
    """Return the side that won a single round, or None for a tie."""
    if match.round.winner != NOBODY:
        return match.round.winner
    points = match.scores[0].totals
    best = min(points) if match.rules.inverse else max(points)
    return points.index(best) if points.count(best) == 1 else None


def _result(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    margin, half = margin_with_interval(tally.units)
    return {
        "variant": plan.rules.variant,
        "options": plan.rules.house_rules(),
        "seats": list(plan.levels),
        "sides": [list(side) for side in plan.sides],
        "matches": tally.games if plan.whole_matches else 0,
        "rounds": tally.rounds,
        "wins": tally.wins,
        "ties": tally.ties,
        "points_per_round": [round(points / tally.rounds, 4) for points in tally.points],
        "margin": round(margin, 4),
        "margin_95": None if half is None else round(half, 4),
        "ms_per_play": [_timing(times) for times in tally.times],
        "seed": plan.seed,
        "seconds": round(seconds, 3),
    }


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


def _timing(times: array[float]) -> dict[str, float]:
    if not times:
        return {"mean": 0.0, "p99": 0.0, "max": 0.0}
    ordered = sorted(times)
    rank = min(len(ordered) - 1, math.ceil(0.99 * len(ordered)) - 1)
    return {
        "mean": round(sum(ordered) / len(ordered), 4),
        "p99": round(ordered[rank], 4),
        "max": round(ordered[-1], 4),
    }


def _table(plan: Plan, result: dict[str, Any]) -> str:
    what = (
        f"{result['matches']} matches, {result['rounds']} rounds"
        if plan.whole_matches
        else f"{result['rounds']} rounds"
    )
    options = "".join(f", {name}={json.dumps(value)}" for name, value in result["options"].items())
    lines = [
        f"{result['variant']}{options}: {what}, seed {result['seed']}, {result['seconds']} s",
        f"{'side':<6}{'seats':<36}{'won':>9}{'points/round':>14}{'ms/play':>10}{'p99':>9}{'max':>9}",
    ]
    for side, seats in enumerate(plan.sides):
        names = " + ".join(f"{seat}:{plan.levels[seat]}" for seat in seats)
        timing = [result["ms_per_play"][seat] for seat in seats]
        mean = sum(each["mean"] for each in timing) / len(timing)
        lines.append(
            f"{side:<6}{names:<36}{result['wins'][side]:>9}{result['points_per_round'][side]:>14.3f}"
            f"{mean:>10.2f}{max(each['p99'] for each in timing):>9.2f}{max(each['max'] for each in timing):>9.2f}"
        )
    half = result["margin_95"]
    interval = "" if half is None else f" ± {half:.3f} (95 %)"
    lines.append(
        f"ties {result['ties']}; side 0 against the best other: {result['margin']:+.3f}{interval} points a round"
    )
    return "\n".join(lines)


# check


def run_check(arguments: argparse.Namespace) -> int:
    """Replay records by the rules; print a line for each fault and a last line of counts."""
    records = rounds = faults = 0
    for name, data in _sources(arguments.paths):
        records += 1
        try:
            if isinstance(data, str):
                raise RecordError(data)
            match = read_record(data)
            rounds += len(match.rounds)
            if arguments.deals and match.shuffles.number is not None and not follows_from_number(match):
                raise RecordError(f"its cards do not follow from deal number {match.shuffles.number}")
        except RecordError as fault:
            faults += 1
            print(f"{name}: {fault}")
    print(f"{records} records, {rounds} rounds, {faults} faults")
    return 0 if records and not faults else 1


def _sources(paths: Iterable[str]) -> Iterator[tuple[str, bytes | str]]:
    """Yield the name and the bytes of each record, or the reason why it cannot be read."""
    for text in paths:
        path = Path(text)
        if text == "-":
            for number, line in enumerate(sys.stdin.buffer, 1):
                if line.strip():
                    yield f"line {number}", line
        elif path.is_dir():
            found = sorted(each for each in path.rglob("*.scopa") if each.is_file())
            if not found:
                yield text, "the folder holds no .scopa file"
            for each in found:
                yield str(each), _read(each)
        else:
            yield text, _read(path)


def _read(path: Path) -> bytes | str:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as fault:
        return f"it cannot be read: {fault.strerror}"
