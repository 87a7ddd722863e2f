"""``ladder``: plays levels against each other on duplicate deals and keeps what comes of it.

Each deal is played once for every way of seating the two levels, so that neither has the better cards or the better
seat; it is one unit of the 95 % interval.  The results lie in a folder, one line for each few deals, so that the same
command goes on where it stopped, with more deals or more pairs if it likes.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

from scopa_desktop.arena import Plan, play_deals
from scopa_desktop.cluster import spread_over
from scopa_desktop.commandline import (
    LIMIT,
    PLAY_SECONDS,
    CommandError,
    check_ends,
    check_player,
    count,
    is_outside,
    listed,
    rules_of,
    seconds,
)
from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules
from scopa_desktop.crew import spread
from scopa_desktop.ladder_results import Part, Results, Row, row_of, write_tables
from scopa_desktop.players.levels import LEVELS, OPPONENTS
from scopa_desktop.versions import players_version

ROUNDS_A_CHUNK, MATCHES_A_CHUNK = 4, 1
"""How many deals are played and kept at a time: a cut costs no more than that on each core."""
BASELINES = ("random", "greedy", "chitarrella", "maxims")
"""Levels that the strongest is measured by."""
DEALS_OF_TWO, DEALS_OF_MORE = 1_000, 400
"""How many deals a pair plays unless the command says otherwise, with two seats and with more."""
QUIET_SECONDS = 60.0
"""How often progress is told where no line can be written over."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Two levels in one game.

    Attributes:
        pair: the two levels; the first sits on one side, the second on all others.
        seating: the name of the seating.
        plan: what is played.
    """

    pair: tuple[str, str]
    seating: str
    plan: Plan

    @property
    def chunks(self) -> list[range]:
        """The deals, as many at a time as are kept together."""
        return self.plan.chunks(MATCHES_A_CHUNK if self.plan.whole_matches else ROUNDS_A_CHUNK)

    @property
    def key(self) -> str:
        """All that the results follow from, but for the number of deals and the players' version."""
        rules = self.plan.rules
        options = "".join(f" {name}={value}" for name, value in rules.house_rules().items())
        games = "matches" if self.plan.whole_matches else "rounds"
        return f"{rules.variant}{options} {self.seating} {':'.join(self.pair)} {games} seed={self.plan.seed}"


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``ladder`` to a command line."""
    parser = commands.add_parser(
        "ladder",
        help="measure how strong the levels are, on all cores; stop and go on at will",
        description="Plays levels against each other. Each deal is played once for every way of seating the two. "
        "The margin is that of the first level of a pair, in points a round: above 0 it is the stronger, also where "
        "the lowest score wins. With more than two sides it sits on one and the other on all the rest, and the margin "
        "is to their mean.",
    )
    add = parser.add_argument
    add("--variant", action="append", metavar="V", help="'all', or one of " + ", ".join(VARIANTS) + "; may be repeated")
    add("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    add("--seating", "--teams", choices=SEATINGS, help="default: each variant's usual one")
    add(
        "--pairs",
        metavar="A:B[,...]",
        help="of levels or cmd:COMMAND; default: each level against the one below, the best against baselines",
    )
    add("--deals", type=count, metavar="N", help=f"default {DEALS_OF_TWO} with two seats, {DEALS_OF_MORE} with more")
    add("--matches", action="store_true", help="a whole match from each deal instead of a single round")
    add("--seed", type=int, default=1, metavar="S", help="the deals and the players' chances follow from it")
    add("--jobs", type=count, metavar="J", help="processes; default all cores")
    add("--dask", metavar="ADDRESS", help="play on a Dask cluster, whose scheduler is there, instead of on these cores")
    add("--limit", type=seconds, default=PLAY_SECONDS, metavar="SECONDS", help=LIMIT)
    add("--out", type=Path, default=Path("ladder"), metavar="FOLDER", help="where results are kept; default ladder")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the ladder that a command line asks for, as far as it is not played yet, and print its table."""
    contests = contests_of(arguments)
    with Results(arguments.out, players_version()) as results:
        interrupted = False
        try:
            with _terminated_as_interrupted():
                _play(contests, results, arguments)
        except KeyboardInterrupt:
            interrupted = True
        finally:
            rows = rows_of(contests, results)
            table = write_tables(arguments.out, rows)
    if interrupted:
        print(f"Stopped; the same command goes on from {results.path}.", file=sys.stderr)
        return 130
    print(table, end="")
    return 0


@contextlib.contextmanager
def _terminated_as_interrupted() -> Iterator[None]:
    """Let whoever ends the process, as a time limit does, end it as Ctrl-C does."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    try:
        before = signal.signal(signal.SIGTERM, interrupt)
    except ValueError:  # only the main thread may
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def contests_of(arguments: argparse.Namespace) -> list[Contest]:
    """Return all that a command line wants to be played.

    Raises:
        CommandError: it cannot be played.
    """
    pairs = [pair_of(text) for text in listed(arguments.pairs)] if arguments.pairs else default_pairs()
    games = [rules_of(variant, arguments.option) for variant in _variants(arguments)]
    if arguments.matches:
        for rules in games:
            check_ends(rules, "leave out --matches")
    return [
        _contest(rules, arguments.seating or VARIANTS[rules.variant].seatings[0], pair, arguments)
        for rules in games
        for pair in pairs
    ]


def _variants(arguments: argparse.Namespace) -> list[str]:
    """Return the variants asked for, each once; of all those that know the seating."""
    asked = arguments.variant or ["scopa"]
    seating = arguments.seating
    fitting = [name for name, variant in VARIANTS.items() if seating is None or seating in variant.seatings]
    names = dict.fromkeys(name for each in asked for name in (fitting if each == "all" else [each]))
    for name in names:
        if name in VARIANTS and name not in fitting:
            raise CommandError(f"{name} is played in the seatings {', '.join(VARIANTS[name].seatings)}, not {seating}")
    return list(names)


def default_pairs() -> list[tuple[str, str]]:
    """Return each level that people meet with the one below, and the strongest with each baseline."""
    strongest = OPPONENTS[-1]
    steps = list(zip(OPPONENTS[:0:-1], OPPONENTS[-2::-1], strict=True))
    return steps + [(strongest, name) for name in BASELINES if name in LEVELS]


def pair_of(text: str) -> tuple[str, str]:
    """Return the two levels that ``A:B`` names.

    Raises:
        CommandError: it names no two.
    """
    splits = [(text[:index], text[index + 1 :]) for index, sign in enumerate(text) if sign == ":"]
    # A command may have colons of its own.
    splits = [split for split in splits if split[0] != "cmd" and not split[0].endswith(":cmd")]
    if not splits:
        raise CommandError(f"--pairs {text!r} must be two levels with a colon, as in expert:greedy")
    likely = (split for split in splits if all(is_outside(name) or name in LEVELS for name in split))
    first, second = next(likely, splits[0])
    for name in (first, second):
        check_player(name)
    return first, second


def _contest(rules: Rules, seating: str, pair: tuple[str, str], arguments: argparse.Namespace) -> Contest:
    sides = SEATINGS[seating]
    levels = [pair[1]] * sum(map(len, sides))
    for seat in sides[0]:
        levels[seat] = pair[0]
    deals = arguments.deals or (DEALS_OF_TWO if len(levels) == 2 else DEALS_OF_MORE)
    plan = Plan(
        rules=rules,
        sides=sides,
        levels=tuple(levels),
        whole_matches=arguments.matches,
        deals=deals,
        duplicate=True,
        seed=arguments.seed,
        records=None,
        against_all=True,
        seconds=arguments.limit,
    )
    return Contest(pair, seating, plan)


def play_part(plan: Plan, deals: range) -> Part:
    """Play some deals and return what is kept of them; all but the times follows from the arguments."""
    players = players_version()
    tally = play_deals(plan, deals)
    first = plan.sides[0]
    times = tuple(
        [ms for seat, each in enumerate(tally.times) if (seat in first) is wanted for ms in each]
        for wanted in (True, False)
    )
    return Part(
        players=players,
        first=deals.start,
        units=tuple(tally.units),
        ties=tally.ties,
        plays=(len(times[0]), len(times[1])),
        ms=(round(sum(times[0]), 3), round(sum(times[1]), 3)),
        ms_max=(round(max(times[0], default=0.0), 3), round(max(times[1], default=0.0), 3)),
    )


def _play(contests: Sequence[Contest], results: Results, arguments: argparse.Namespace) -> None:
    missing = [
        (contest, deals) for contest in contests for deals in contest.chunks if not results.has(contest.key, deals)
    ]
    progress = Progress(contests, len(missing))
    tasks = [(contest.plan, deals) for contest, deals in missing]
    if arguments.dask and tasks:
        spreading = spread_over(arguments.dask, play_part, tasks)
    else:
        spreading = spread(play_part, tasks, arguments.jobs or os.cpu_count() or 1)
    with contextlib.closing(spreading) as parts:
        for number, part in parts:
            contest = missing[number][0]
            results.keep(contest.key, part)
            progress.tell(contest, results)
    progress.end()


def rows_of(contests: Sequence[Contest], results: Results) -> list[Row]:
    """Return a row of the table for each contest of which something has been played."""
    rows = []
    for contest in contests:
        parts = results.parts(contest.key, contest.chunks)
        if parts:
            rules = contest.plan.rules
            options = "".join(f" {name}={value}" for name, value in rules.house_rules().items())
            rows.append(row_of(rules.variant + options, contest.seating, contest.pair, contest.plan, parts))
    return rows


class Progress:
    """One line on the standard error that tells how far the ladder is; elsewhere than in a terminal one a minute.

    Args:
        contests: all that is to be played.
        chunks: how many chunks of it are not played yet.
    """

    def __init__(self, contests: Sequence[Contest], chunks: int) -> None:
        """Begin; nothing is told before the first chunk."""
        self._all = sum(len(contest.chunks) for contest in contests)
        self._chunks = chunks
        self._played = 0
        self._began = self._told = time.monotonic()
        self._terminal = sys.stderr.isatty()
        self._width = 0

    def tell(self, contest: Contest, results: Results) -> None:
        """Count a chunk, and tell of it if it is time."""
        self._played += 1
        now = time.monotonic()
        if now - self._told < (0.2 if self._terminal else QUIET_SECONDS):
            return
        self._told = now
        deals = sum(len(part.units) for part in results.parts(contest.key, contest.chunks))
        left = (now - self._began) / self._played * (self._chunks - self._played)
        done = 100 * (self._all - self._chunks + self._played) // self._all
        self._write(
            f"{done} %: {contest.plan.rules.variant} {contest.seating} {':'.join(contest.pair)}, "
            f"{deals} of {contest.plan.deals} deals; {_span(left)} left"
        )

    def end(self) -> None:
        """Take the line away."""
        if self._terminal and self._width:
            self._write("")
            sys.stderr.write("\r")

    def _write(self, text: str) -> None:
        if self._terminal:
            sys.stderr.write("\r" + text.ljust(self._width))
            self._width = len(text)
        else:
            sys.stderr.write(text + "\n")
        sys.stderr.flush()


def _span(duration: float) -> str:
    minutes = round(duration / 60)
    if minutes < 1:
        return f"{round(duration)} s"
    return f"{minutes} min" if minutes < 120 else f"{minutes / 60:.1f} h"
