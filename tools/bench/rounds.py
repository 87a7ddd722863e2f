"""How fast the rules are played: what the computer players search with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from scopa_desktop.core.deals import deal_cards
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.core.view import SeatView, view_of
from tools.bench import bare
from tools.bench.result import Result, rate

SAMPLES = 9
ROUNDS = 300
"""Rounds in a sample."""
WARM_UP = 1500
"""Rounds played before anything is measured: captures are remembered from round to round."""
BARE_SHARE = 6000 / 10_600
"""The least share of the bare loop's speed."""

Run = Callable[[int], object]


def results() -> Iterator[Result]:
    """Measure everything, one after the other."""
    yield from against_bare()
    for variant in VARIANTS.values():
        yield random_rounds(variant.name, variant.seatings[0])
    yield from searching("scopa", "2")
    yield from searching("scopone_scientifico", "2x2")


def player(variant: str, seating: str, chance: Random) -> Run:
    """Return what plays rounds through the public interface, uniform over `legal_plays()`."""
    rules = Rules.of(variant)
    sides = rules.sides(seating)
    seats = sum(map(len, sides))

    def play(count: int) -> None:
        random = chance.random
        for _ in range(count):
            round_ = Round(rules, sides, 0, deal_cards(rules, seats, 0, chance))
            while plays := round_.legal_plays():
                round_.push(plays[int(random() * len(plays))])
            round_.points()

    play(WARM_UP)
    return play


def random_rounds(variant: str, seating: str) -> Result:
    """Measure one variant in its usual seating."""
    play = player(variant, seating, Random(1))
    return Result(
        f"rounds-{variant}-{seating}",
        "rounds/s",
        [rate(play, ROUNDS) for _ in range(SAMPLES)],
        "Full random rounds on one core: shuffle, deal, legal_plays, a uniform choice, push, points.",
    )


def against_bare() -> Iterator[Result]:
    """Measure the classic two-player game in turns with the bare loop, so that both see the same machine."""
    chance = Random(2)
    known: dict[int, bare.Options] = {}

    def play_bare(count: int) -> None:
        for _ in range(count):
            bare.random_round(chance, known)

    play_bare(WARM_UP)
    play = player("scopa", "2", chance)
    pairs = [(rate(play, ROUNDS), rate(play_bare, ROUNDS)) for _ in range(2 * SAMPLES)]
    same = "Shuffle, deal, list all legal plays, choose uniformly, play, count the points."
    yield Result("rounds-classic-engine", "rounds/s", [engine for engine, _ in pairs], f"The engine. {same}")
    yield Result("rounds-classic-bare", "rounds/s", [loop for _, loop in pairs], f"tools/bench/bare.py. {same}")
    yield Result(
        "rounds-classic-share",
        "engine/bare",
        [engine / loop for engine, loop in pairs],
        "The engine's speed over that of a bare loop of the one game, measured in turns.",
        BARE_SHARE,
    )


def searching(variant: str, seating: str) -> Iterator[Result]:
    """Measure what a search does besides playing on: take back, copy, draw worlds from a view."""
    chance = Random(3)
    rules = Rules.of(variant)
    sides = rules.sides(seating)
    seats = sum(map(len, sides))
    round_ = Round(rules, sides, 0, deal_cards(rules, seats, 0, chance))
    for _ in range(5):
        round_.push(chance.choice(round_.legal_plays()))
    view = view_of(round_, round_.turn, (0,) * len(sides))
    name = f"{variant}-{seating}"
    yield _sampled(f"undo-{name}", "plays/s", plays_and_undos(round_), "One push and one undo, anywhere in a round.")
    yield _sampled(f"copy-{name}", "copies/s", _times(round_.copy), "A copy of a round after five plays.")
    yield _sampled(
        f"resample-{name}",
        "worlds/s",
        _times(lambda: view.resample(chance)),
        "A round drawn at random that the seat to play, after five plays, cannot tell from the real one.",
    )
    yield _sampled(
        f"view-{name}",
        "views/s",
        _times(lambda: _view(round_)),
        "What a seat has seen of a round after five plays.",
    )


def plays_and_undos(round_: Round) -> Run:
    """Return what plays a round to its end and takes it back, again and again."""
    start = round_.copy()
    chance = Random(4)
    line = []
    while plays := start.legal_plays():
        line.append(chance.choice(plays))
        start.push(line[-1])

    def run(count: int) -> None:
        world = round_.copy()
        for _ in range(count // len(line)):
            for play in line:
                world.push(play)
            for _ in line:
                world.undo()

    return run


def _view(round_: Round) -> SeatView:
    return view_of(round_, round_.turn, (0, 0))


def _times(call: Callable[[], object]) -> Run:
    def run(count: int) -> None:
        for _ in range(count):
            call()

    return run


def _sampled(name: str, unit: str, run: Run, means: str, count: int = 3000) -> Result:
    run(count)
    return Result(name, unit, [rate(run, count) for _ in range(SAMPLES)], means)
