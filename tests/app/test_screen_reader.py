"""A round played by a screen reader: what it finds, presses and hears, over the system's accessibility bus."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

import pytest

from scopa_desktop.core.cards import DECK, cards_of
from scopa_desktop.core.events import Scopa
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import card_of
from scopa_desktop.core.round import Round
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.ui.notes import noted
from scopa_desktop.ui.projection import Company, Projection, events_so_far
from scopa_desktop.ui.words import Player, Words
from tests.app.running import Running, Watch, prefer

WORDS = Words()
CARDS = {WORDS.card(card) for card in DECK}
ASKED = {WORDS.your_turn(), WORDS.must_lay(Player("", you=True))}


@dataclass
class Played:
    """What a reader did and heard, and the match that came of it."""

    pressed: list[str]
    heard: list[str]
    seen: list[list[str]]
    match: Match


@pytest.fixture
def reader(tmp_path: Path, accessibility: tuple[str, ...]) -> Iterator[Reader]:
    yield Reader(tmp_path / "data", accessibility)


class Reader:
    """Starts the game and somebody who plays it by ear."""

    def __init__(self, folder: Path, python: tuple[str, ...]) -> None:
        self._folder, self._python = folder, python

    def play(self, speed: str) -> Played:
        """Play the first round at a speed."""
        # Without the warning, which asks twice before a sweep is given away, every press is a play.
        aids = [each.name for each in fields(Preferences) if each.name.startswith("aids_")]
        prefer(self._folder, speed=speed, **dict.fromkeys(aids, ()))
        game = Running(self._folder)
        try:
            script = str(Path(__file__).with_name("reader.py"))
            done = subprocess.run([*self._python, script], capture_output=True, text=True, timeout=240)
            assert done.returncode == 0, done.stderr + game.said()
            assert game.end() == 0, game.said()
            assert "Traceback" not in game.said()
        finally:
            game.clean_up()
        return Played(**json.loads(done.stdout), match=Watch(self._folder).match().match)


def sentences(match: Match) -> list[str]:
    """Return what is to be told of a round, as the list of what happened has it."""
    projection = Projection(Company.of(match, ()), WORDS)
    events = events_so_far(match)
    special = noted(events, match.round)
    lines = [(event, projection.line_for(event, match, special)) for event in events]
    return [line.text if isinstance(event, Scopa) else line.said for event, line in lines if line is not None]


def own_turns(match: Match) -> Iterator[tuple[set[str], set[str], str]]:
    """Yield the own hand, the table and the card played, by their names, before each play of one's own."""
    played = match.rounds[0]
    again = Round(played.rules, played.sides, played.dealer, played.deal)
    for step in played.history:
        if step.seat == 0:
            hand, table = cards_of(again.hands[0]), cards_of(again.table)
            yield set(map(WORDS.card, hand)), set(map(WORDS.card, table)), WORDS.card(card_of(step.play))
        again.play(step.play)


@pytest.mark.xvfb
@pytest.mark.parametrize("speed", ["off", "lightning"])
def test_a_round_is_played_by_ear(reader: Reader, speed: str) -> None:
    played = reader.play(speed)
    match = played.match
    assert match.round_scored and len(match.rounds) == 1

    # Everything that happened was said, once, in its order; and each time, whose turn it is.
    told = [words for words in played.heard if words not in ASKED and "ways to take" not in words]
    assert told[:-1] == sentences(match)
    assert told[-1].startswith("Round 1: ")
    turns = list(own_turns(match))
    assert sum(words in ASKED for words in played.heard) == len(turns)

    # What was found is what lay there, and what was pressed was played.
    for seen, (hand, table, _) in zip(played.seen, turns, strict=True):
        assert {name.removesuffix(", on the table") for name in seen if name.endswith(", on the table")} == table
        others = [name for name in seen if not name.endswith(", on the table")]
        assert {card for name in others if (card := name.split(", ")[0]) in CARDS} == hand
    cards = [name.split(", ")[0] for name in played.pressed if not name.startswith("1: ")]
    assert cards == [card for _, _, card in turns]
