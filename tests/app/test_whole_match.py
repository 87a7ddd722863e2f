"""A whole match by real mouse and key events on a real screen, left in the middle and gone on with."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scopa_desktop.core.cards import Card
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, card_of
from scopa_desktop.core.record import dump_record, read_record
from scopa_desktop.session.setup import HUMAN, new_match
from scopa_desktop.store.matches import State, Stored
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from tests.app.evening import Evening
from tests.app.player import CHOOSING, EASY, Table, cards_in_no_other
from tests.app.running import ROOT, wait_for

DEAL = "4711"


def entries(kind: str) -> dict[str, tuple[int, int]]:
    """Return where the entries of the start page lie."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.app.places", kind],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return {title: (x, y) for title, (x, y) in json.loads(done.stdout).items()}


def match_with_a_choice() -> tuple[Match, Play, Play]:
    """Return a match whose first card may take either of two sets, and both plays."""
    for number in itertools.count():
        match = new_match(TableSetup(seats=(SeatSetup("", HUMAN), SeatSetup("Nonna Rita", "greedy"))), number)
        by_card: dict[Card, list[Play]] = {}
        for play in match.round.legal_plays() if match.round.turn == 0 else ():
            by_card.setdefault(card_of(play), []).append(play)
        for plays in by_card.values():
            if len(plays) == 2 and all(cards_in_no_other(plays, play) for play in plays):
                return match, plays[0], plays[1]
    raise AssertionError


@pytest.mark.xvfb
def test_a_whole_match_by_mouse_and_keys(evening: Evening) -> None:
    evening.start("off")
    evening.hands.click(*entries("fresh")["Other games"])
    evening.hands.press("shift+Tab", "shift+Tab", "space")  # from "Deal the cards" to "Choose deal …"
    evening.hands.write(DEAL)
    evening.hands.press("Return")
    begun = wait_for(evening.watch.stored, "a match")
    assert begun.match.shuffles.number == int(DEAL)
    assert (begun.match.rules.variant, len(begun.match.seats), begun.match.rules.target) == ("scopa", 2, 11)

    evening.play_on(lambda match: len(match.rounds) == 2 and match.round.plays_made >= 9)
    left = evening.watch.match()
    evening.leave()
    assert dump_record(evening.watch.match().match) == dump_record(left.match)

    evening.start("lightning")
    go_on = entries("resume")["Continue"]
    take_back_and_play_again(evening, go_on)
    evening.play_on(lambda match: len(match.rounds) == 3 and match.round.plays_made >= 3, table_known=False)
    evening.leave()

    evening.start("off")
    evening.hands.press("Return")  # the first entry is Continue, and hears the keyboard
    evening.play_on(lambda match: match.winner is not None)
    won = evening.watch.match()
    assert won.summary.state is State.WON
    assert max(won.match.totals) >= 11

    evening.press_until(lambda: evening.watch.match().summary.id != won.summary.id, "a rematch")
    rematch = evening.watch.match()
    assert rematch.match.seats == won.match.seats
    assert rematch.summary.state is State.OPEN
    evening.leave()

    assert {*EASY, "drag onto a card"} <= evening.ways.keys()
    check_record(evening.watch.stored(won.summary.id), evening.folder / "match.json")


@pytest.mark.xvfb
def test_one_of_several_captures_is_chosen_in_every_way(evening: Evening) -> None:
    match, first, second = match_with_a_choice()
    evening.store(match)
    evening.start("off")
    evening.hands.press("Return")
    for number, way in enumerate((*CHOOSING, "click a set") * 2):
        play = first if number % 2 == number // 4 else second
        evening.player.make(match, play, Table(evening.layout, match), way)

        def made() -> tuple[Play, ...] | None:
            return evening.watch.match().match.round.plays or None

        assert wait_for(made, f"{way} to choose a capture")[0] == play
        evening.turn()
        evening.hands.press("space", "ctrl+z")
        wait_for(lambda: not evening.watch.match().match.round.plays_made, f"{way} to be taken back")
        evening.hands.press("space")
    evening.leave()


def take_back_and_play_again(evening: Evening, go_on: tuple[int, int]) -> None:
    """Continue by a click, take the last play back, and play it again."""
    before = evening.watch.match().match
    evening.hands.click(*go_on)
    evening.hands.press("ctrl+z")
    plays = before.round.plays

    def taken_back() -> bool:
        return evening.watch.match().match.round.plays_made < len(plays)

    wait_for(taken_back, "a play taken back")
    now = evening.watch.match().match.round.plays
    assert now == plays[: len(now)] and evening.watch.match().match.round.turn == 0
    evening.hands.press("ctrl+shift+z")
    wait_for(lambda: evening.watch.match().match.round.plays == plays, "the play made again")


def check_record(stored: Stored | None, path: Path) -> None:
    """Hold a stored match against the rules, in this process and by the command for it."""
    assert stored is not None
    text = dump_record(stored.match)
    assert read_record(text).winner == stored.match.winner
    path.write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "scopa_desktop", "check", str(path)], capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout + done.stderr
