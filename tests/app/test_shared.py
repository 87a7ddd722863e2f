"""Several people at one screen: a curtain between their turns, and never a word or picture of another's cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import Card, cards_of
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui.table.reading import read_out
from scopa_desktop.ui.windows.newgame_parts import Setup
from scopa_desktop.ui.windows.summary import SummarySheet
from tests.app.complaints import complaints
from tests.app.running import prefer
from tools.robot.inside import Inside

PEOPLE = {
    "2": ("human", "human"),
    "3": ("human", "greedy", "human"),
    "2x2": ("human", "greedy", "human", "greedy"),
}
NAMES = ("Anna", "Bruno", "Carla", "Dario")


@pytest.fixture
def inside(tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> Iterator[Inside]:
    prefer(tmp_path, speed="off", start_table=False)
    made = Inside(tmp_path)
    yield made
    made.close()
    assert complaints(caplog) == []


class Watcher:
    """Looks at all that is shown, named and said, and knows who looks."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.said: list[str] = []
        inside.view.said.connect(self.hear)

    def hidden(self) -> list[Card]:
        """Return the cards in hands that whoever looks must not know."""
        game = self.inside.window._game
        assert game is not None
        round_, viewer = game.session.match.round, game.projection.company.person
        own = 0 if viewer is None else round_.hands[viewer]
        shown = sum(round_.exposed(seat) for seat in range(round_.seats))
        return [card for hand in round_.hands for card in cards_of(hand & ~own & ~shown)]

    def hear(self, words: str) -> None:
        self.said.append(words)
        self.never_in(words)

    def never_in(self, words: str) -> None:
        for card in self.hidden():
            assert self.inside.window.look.words.card(card) not in words.lower(), words

    def look(self) -> None:
        """Look at the table, and read out all that a screen reader finds and each key tells."""
        game, view = self.inside.window._game, self.inside.view
        assert game is not None
        for seat, state in enumerate(view.state.seats):
            assert isinstance(state.hand, tuple) == (seat == game.projection.company.person)
        hidden = set(self.hidden())
        for item in view.table.items():
            card = getattr(item, "card", None)
            if isinstance(card, int) and item.isVisible() and getattr(item, "face_up", False):
                assert card not in hidden
        found: list[str] = []
        collect(QAccessible.queryAccessibleInterface(self.inside.window), found)
        assert found
        for words in found:
            self.never_in(words)
        for what in ("table", "hand", "piles", "score"):
            self.never_in(read_out(view, what))


def collect(of: QAccessibleInterface | None, found: list[str]) -> None:
    """Put the names and descriptions of all that is shown into a list."""
    if of is None or of.state().invisible:
        return
    found += [of.text(QAccessible.Text.Name), of.text(QAccessible.Text.Description)]
    for number in range(of.childCount()):
        collect(of.child(number), found)


def sit_down(inside: Inside, seating: str, variant: str = "scopa", number: int = 12) -> Watcher:
    seats = tuple(SeatSetup(name, level) for name, level in zip(NAMES, PEOPLE[seating], strict=False))
    inside.window._start_match(Setup(TableSetup(variant, seating, {}, seats), number))
    watcher = Watcher(inside)
    curtain(inside)
    return watcher


def curtain(inside: Inside) -> None:
    game = inside.window._game
    assert game is not None
    inside.pump_until(lambda: game.curtain is not None, "the curtain")


def lift(inside: Inside) -> None:
    game = inside.window._game
    assert game is not None
    assert game.curtain is not None
    QTest.keyClick(game.curtain.plate, Qt.Key.Key_Space)
    inside.pump_until(lambda: inside.view.live, "the hand")


def play(inside: Inside) -> None:
    """Make a play of the person who looks."""
    inside.view.picked.emit(inside.session.match.round.legal_plays()[0])


@pytest.mark.parametrize(("variant", "seating"), [("scopa", "3"), ("cirulla", "2"), ("scopone", "2x2")])
def test_nobody_sees_or_hears_of_another_persons_cards(inside: Inside, variant: str, seating: str) -> None:
    watcher = sit_down(inside, seating, variant)
    game = inside.window._game
    assert game is not None
    turns: list[int | None] = []
    while not inside.session.match.round_scored:
        inside.pump_until(
            lambda: game.curtain is not None or inside.view.live or inside.session.match.round_scored, "a turn"
        )
        if inside.session.match.round_scored:
            break
        closely = len(turns) % 3 == 0
        if closely:
            watcher.look()
        if game.curtain is not None:
            assert not inside.view.live
            assert game.projection.company.person is None
            assert game.curtain.words in watcher.said
            lift(inside)
            if closely:
                watcher.look()
        assert inside.view.state.bottom == inside.session.turn
        turns.append(inside.session.turn)
        play(inside)
    assert set(turns) == {seat for seat, level in enumerate(PEOPLE[seating]) if level == "human"}
    inside.pump_until(lambda: isinstance(inside.sheet, SummarySheet), "the summary")
    assert not any("You " in words or " you " in words for words in watcher.said if "it is your turn" not in words)


def test_keys_and_clicks_below_the_curtain_do_nothing(inside: Inside) -> None:
    sit_down(inside, "2")
    game = inside.window._game
    assert game is not None
    assert game.curtain is not None
    for key in (Qt.Key.Key_1, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_L, Qt.Key.Key_Tab, Qt.Key.Key_Escape):
        QTest.keyClick(game.curtain.plate, key)
    QTest.mouseClick(game.curtain, Qt.MouseButton.LeftButton)
    assert game.curtain is not None
    assert not inside.view.live
    assert not game.can_hint
    assert inside.session.match.round.plays_made == 0


def test_taking_back_leads_to_ones_own_last_decision(inside: Inside) -> None:
    sit_down(inside, "2")
    game = inside.window._game
    assert game is not None
    first = inside.session.turn
    lift(inside)
    play(inside)
    curtain(inside)
    lift(inside)
    assert not inside.session.can_undo  # the other one has not played yet in this round
    play(inside)
    curtain(inside)
    inside.window.actions_.undo.trigger()  # nobody has looked since: it is the play just made
    curtain(inside)
    assert inside.session.turn != first
    assert inside.session.match.round.plays_made == 1
    lift(inside)
    play(inside)
    curtain(inside)
    lift(inside)
    assert inside.session.turn == first
    inside.window.actions_.undo.trigger()  # one's own, and with it what the other played since
    inside.pump_until(lambda: inside.view.live, "the same person's turn")
    assert inside.session.match.round.plays_made == 0
    assert inside.session.turn == first
    inside.window.actions_.redo.trigger()
    inside.pump_until(lambda: inside.view.live, "what was taken back")
    assert inside.session.match.round.plays_made == 2


def test_a_match_gone_on_with_begins_with_the_curtain(inside: Inside) -> None:
    sit_down(inside, "2")
    lift(inside)
    play(inside)
    curtain(inside)
    inside.window.show_start()
    inside.window.continue_match()
    curtain(inside)
    Watcher(inside).look()
    lift(inside)
    assert inside.session.match.round.plays_made == 1


def test_it_counts_in_the_history_alone(inside: Inside) -> None:
    sit_down(inside, "2")
    lift(inside)
    play(inside)
    curtain(inside)
    inside.window.show_start()
    stage = inside.window.stage
    found = stage.matches.latest_open()
    assert found is not None
    assert found.person_side is None
    assert stage.statistics.breakdown() == []
