"""The game may be killed at any moment of play: the next start offers the match exactly where it was."""

from __future__ import annotations

import os
import signal
import time
from random import Random

import pytest

from scopa_desktop.core.match import Match
from scopa_desktop.core.record import dump_record, read_record
from scopa_desktop.session.setup import HUMAN, new_match
from scopa_desktop.store.matches import State
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from tests.app.evening import Evening
from tests.app.player import Table
from tests.app.running import wait_for

KILLS = 10
ANYTHING = ("space", "1", "Return", "1", "Return", "2", "Return", "3", "Return", "space", "1", "Return", "1", "ctrl+z")
"""Keys that play whatever comes, skip what moves, take a play back now and then and go on after summaries."""


def left_match(number: int = 3) -> Match:
    return new_match(TableSetup(seats=(SeatSetup("", HUMAN), SeatSetup("Nonna Rita", "greedy"))), number)


def play_wildly(evening: Evening, seconds: float) -> None:
    """Press keys for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        evening.hands.press(*ANYTHING, delay=8)


@pytest.mark.xvfb
def test_killed_at_any_moment_the_match_is_offered_where_it_was(evening: Evening) -> None:
    chance = Random(1)
    evening.store(left_match())
    advanced = 0
    for _ in range(KILLS):
        before = dump_record(evening.watch.match().match)
        evening.start("off", wait=chance.random() < 0.7)
        assert evening.game is not None
        assert dump_record(evening.watch.match().match) == before, "a start changes nothing"
        evening.hands.press("Return")
        play_wildly(evening, 0.2 + chance.random() * 1.5)
        evening.game.kill()
        assert evening.game.said() == ""
        stored = evening.watch.match()
        after = dump_record(stored.match)
        assert dump_record(read_record(after)) == after
        advanced += after != before
        if stored.summary.state is State.WON:
            evening.store(left_match(chance.randrange(1000)))
    assert advanced >= KILLS // 2

    left = evening.watch.match()
    evening.start("off")
    evening.hands.press("Return")
    goes_on_from(evening, left.match)
    evening.leave()


def goes_on_from(evening: Evening, left: Match) -> None:
    """See to it that the next play is made on top of the plays that were stored."""
    if left.round_scored:
        evening.next_round()
        left = evening.watch.match().match
    plays, rounds = left.round.plays, len(left.rounds)
    match = evening.turn()
    if match is None:
        return
    evening.hands.press("space")
    table = Table(evening.layout, match)
    evening.player.make(match, evening.player.choose(match), table)
    now = wait_for(lambda: _longer(evening.watch.match().match, rounds, len(plays)), "the next play")
    assert now.rounds[rounds - 1].plays[: len(plays)] == plays


def _longer(match: Match, rounds: int, plays: int) -> Match | None:
    return match if match.rounds[rounds - 1].plays_made > plays else None


@pytest.mark.xvfb
def test_without_its_thinking_process_the_match_goes_on(evening: Evening) -> None:
    evening.store(left_match())
    evening.start("off")
    game = evening.game
    assert game is not None
    evening.hands.press("Return")
    for number in range(4):
        process = wait_for(game.thinking_process, "the thinking process")
        os.kill(process, signal.SIGSTOP if number % 2 else signal.SIGKILL)
        made = evening.watch.match().match.round.plays_made
        evening.play_on(lambda match, made=made: match.round.plays_made >= made + 2)
    assert evening.watch.match().match.round.plays_made >= 8
    assert game.said() == ""
    evening.hands.press("ctrl+q")
    assert game.end() == 0
