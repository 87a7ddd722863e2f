"""The commands that need no display (record-format.md); ``simulate`` and ``check`` are here. Nothing imports Qt."""

from __future__ import annotations

import argparse
import json
import math
import os
import sys
import time
from array import array
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from scopa_desktop import engine, ladder
from scopa_desktop.arena import Plan, Tally, margin_with_interval, margins, play_deals
from scopa_desktop.commandline import (
    LIMIT,
    PLAY_SECONDS,
    CommandError,
    check_ends,
    check_player,
    count,
    listed,
    rules_of,
    seconds,
)
from scopa_desktop.core.record import MAX_BYTES, RecordError, follows_from_number, read_record
from scopa_desktop.core.rules import VARIANTS, Rules, RulesError
from scopa_desktop.crew import spread
from scopa_desktop.players.levels import LEVELS

DEALS_A_CHUNK = 8
"""How many deals a process is handed at a time."""
SEATS = "of " + ", ".join(LEVELS) + "; or cmd:COMMAND, another program that plays (docs/engine.md)"
TEAMS = ("2x2", "3x2", "2x3")


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the headless commands to a command line."""
    simulate = commands.add_parser(
        "simulate",
        help="play computer players against each other, without a window",
        description="Plays computer players against each other. The margin is how many points a round side 0 is better "
        "than the best other side: more points, or fewer where the lowest score wins.",
    )
    simulate.add_argument("--variant", required=True, metavar="V", help="one of " + ", ".join(VARIANTS))
    simulate.add_argument("--seats", required=True, metavar="LEVEL,LEVEL[,...]", help=SEATS)
    simulate.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    simulate.add_argument("--teams", choices=TEAMS, help="without it every seat plays for itself")
    amount = simulate.add_mutually_exclusive_group()
    amount.add_argument("--matches", type=count, metavar="N", help="whole matches")
    amount.add_argument("--rounds", type=count, metavar="N", help="single rounds from fresh deals")
    simulate.add_argument("--duplicate", action="store_true", help="play each deal again with the sides swapped")
    simulate.add_argument("--seed", type=int, default=1, metavar="S", help="everything follows from it")
    simulate.add_argument("--jobs", type=count, metavar="J", help="processes; default all cores")
    simulate.add_argument("--limit", type=seconds, default=PLAY_SECONDS, metavar="SECONDS", help=LIMIT)
    simulate.add_argument("--records", type=Path, metavar="DIR", help="save each match or round as NNNNNN.scopa")
    simulate.add_argument("--json", action="store_true", help="print one object instead of a table")
    simulate.set_defaults(run=run_simulate)
    ladder.add_command(commands)
    engine.add_command(commands)
    check = commands.add_parser("check", help="replay match records by the rules")
    check.add_argument("paths", nargs="+", metavar="FILE_OR_FOLDER", help="- reads one record a line")
    check.add_argument("--deals", action="store_true", help="also check that the cards follow from the deal number")
    check.set_defaults(run=run_check)


# simulate


def run_simulate(arguments: argparse.Namespace) -> int:
    """Play the simulation that a command line asks for and print its result."""
    plan = _plan(arguments)
    if plan.records is not None:
        try:
            plan.records.mkdir(parents=True, exist_ok=True)
        except OSError as fault:
            raise CommandError(f"the folder {plan.records} cannot be made: {fault.strerror}") from None
    started = time.perf_counter()
    tally = _play_all(plan, arguments.jobs or os.cpu_count() or 1)
    result = _result(plan, tally, time.perf_counter() - started)
    print(json.dumps(result) if arguments.json else _table(plan, result))
    return 0


def _play_all(plan: Plan, jobs: int) -> Tally:
    """Return the tally of all deals, put together in their order; nothing depends on the number of processes."""
    parts = dict(spread(play_deals, [(plan, deals) for deals in plan.chunks(DEALS_A_CHUNK)], jobs))
    tally = Tally.empty(plan)
    for number in sorted(parts):
        tally.add(parts[number])
    return tally


def _plan(arguments: argparse.Namespace) -> Plan:
    rules = rules_of(arguments.variant, arguments.option)
    levels = tuple(listed(arguments.seats))
    for level in levels:
        check_player(level)
    try:
        sides = rules.sides(_seating(rules, arguments.teams, len(levels)))
    except RulesError as fault:
        raise CommandError(str(fault)) from None
    if arguments.rounds is None:
        check_ends(rules, "try --rounds")
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
        seconds=arguments.limit,
    )


def _seating(rules: Rules, teams: str | None, seats: int) -> str:
    allowed = VARIANTS[rules.variant].seatings
    if teams is None:
        return allowed[0] if allowed == ("2x2",) and seats == 4 else str(seats)
    return teams


def _result(plan: Plan, tally: Tally, taken: float) -> dict[str, Any]:
    margin, half = margin_with_interval(list(margins(tally.units)))
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
        "seconds": round(taken, 3),
    }


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
        elif os.path.isdir(path):  # which no name is too odd for
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
