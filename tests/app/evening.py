"""An evening with the game on a real screen: games that are started, played in, left and gone on with."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, card_of
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.paths import Paths
from scopa_desktop.ui.decks.manifest import installed_decks
from tests.app.hands import Hands
from tests.app.player import Player, Table, layout
from tests.app.running import PATIENCE, Running, Watch, prefer, wait_for


class Evening:
    """One person's evening with the game: games that are started, played in, left and gone on with."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.watch = Watch(folder)
        aspect = installed_decks()["neapolitan"].aspect
        self.layout = layout(aspect)
        self.game: Running | None = None
        self.hands: Hands
        self.player: Player
        self.ways: dict[str, int] = {}

    def start(self, speed: str, wait: bool = True) -> None:
        """Start the game at a speed and look at its start page; or do not wait until that is there."""
        prefer(self.folder, speed=speed, aids_easy=())  # each play is made at one press
        self.game = Running(self.folder)
        self.hands = Hands(self.game)
        self.hands.find_window()
        if wait:
            wait_for(self.game.thinking_process, "the start page")  # it is filled in the same moment
        self.player = Player(self.hands, self.layout)
        self.player.ways.update(self.ways)

    def leave(self) -> None:
        """Close the game by its key, and see to it that it had nothing to say."""
        assert self.game is not None
        self.hands.press("ctrl+q")
        assert self.game.end() == 0
        assert self.game.said() == "", self.game.said()
        self.ways = dict(self.player.ways)

    def next_round(self) -> None:
        """Press the button of the round summary."""
        rounds = len(self.watch.match().match.rounds)
        self.press_until(lambda: len(self.watch.match().match.rounds) > rounds, f"round {rounds + 1}")

    def press_until(self, seen: Callable[[], bool], what: str) -> None:
        """Press Enter, which skips movements and completes a summary before it goes on."""
        end = time.monotonic() + PATIENCE
        while not seen():
            assert time.monotonic() < end, f"pressed Enter in vain for {what}"
            self.hands.press("Return")
            pause = time.monotonic() + 0.5
            while not seen() and time.monotonic() < pause:
                time.sleep(0.01)

    def turn(self) -> Match | None:
        """Wait until the person is to play, or the round is over; return the match in the first case."""

        def ready() -> tuple[Match] | None:
            match = self.watch.match().match
            return (match,) if match.round.over or match.round.turn == 0 else None

        match = wait_for(ready, "the person's turn")[0]
        return None if match.round.over else match

    def play_on(self, until: Callable[[Match], bool], table_known: bool = True) -> None:
        """Play until a match is as wanted; Space ends the movements before each play."""
        table = Table(self.layout, self.watch.match().match) if table_known else None
        while not until(self.watch.match().match):
            match = self.turn()
            if match is None:
                if not until(self.watch.match().match):  # the round's last plays may have been what was wanted
                    self.next_round()
                continue
            if table:
                table.follow(match)
            self.hands.press("space")
            self._play(match, self.player.choose(match), table)
        self.turn()  # the answer, too, is in the file

    def _play(self, match: Match, play: Play, table: Table | None) -> None:
        rounds, made = len(match.rounds), match.round.plays_made
        self.player.make(match, play, table)

        def played() -> tuple[Play, ...] | None:
            now = self.watch.match().match
            return now.rounds[rounds - 1].plays if now.rounds[rounds - 1].plays_made > made else None

        ways = ", ".join(f"{way} {count}" for way, count in self.player.ways.items())
        found = wait_for(played, f"play {made + 1} of round {rounds} ({ways})")[made]
        # Which of several sets a number means is only known where the places of the cards are.
        assert found == play if table else card_of(found) == card_of(play)

    def store(self, match: Match) -> None:
        """Put a match into the file before the game starts, as if it had been left there."""
        folders = Paths.under(self.folder)
        folders.create()
        database = Database.open(folders.database, _never)
        Matches(database).save("left", match)
        database.close()


def _never(trouble: object) -> None:
    raise AssertionError(str(trouble))
