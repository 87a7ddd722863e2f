"""Every variant in every seating that it allows is played to its end at the table, by clicks and keys."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from scopa_desktop.core.plays import is_declaration
from scopa_desktop.core.record import dump_record, read_record
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.windows.newgame_parts import Setup, usual_seats
from scopa_desktop.ui.windows.summary import SummarySheet
from tests.app.running import Watch
from tools.robot.__main__ import nothing_outside
from tools.robot.inside import PATIENCE, Inside
from tools.robot.robot import Robot

KEY, LEFT, NONE = Qt.Key, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
TARGET = 4
"""So few points that most matches are over after one round."""


ROBOT_EVENTS = 150


class Guest:
    """A person who plays by chance, with keys and with the mouse.

    Args:
        inside: the program.
        seed: the same one does the same.

    Attributes:
        declared: how often something was declared.
        chosen: how often one set among several was chosen.
    """

    def __init__(self, inside: Inside, seed: int) -> None:
        self._inside = inside
        self._chance = Random(seed)
        self.declared = self.chosen = 0

    def click(self, x: float, y: float) -> None:
        """Click a point of the scene."""
        view = self._inside.view
        QTest.mouseClick(view.viewport(), LEFT, NONE, view.mapFromScene(QPointF(x, y)))

    def click_on(self, rect: Rect) -> None:
        """Click the middle of something."""
        self.click(rect.cx, rect.cy)

    def turn(self) -> None:
        """Do one thing that the table asks for."""
        view = self._inside.view
        if view.prompt.offer is not None:
            self._answer()
        elif view.picker.choice is not None:
            self._choose()
        elif self._chance.random() < 0.5:
            number = self._chance.randrange(len(view.own_hand()))
            QTest.keyClick(view, KEY.Key_0 + (number + 1) % 10)
            QTest.keyClick(view, KEY.Key_Return)
        else:
            card = self._chance.choice(view.own_hand())
            # The left edge shows of every card, however long the hand is.
            spot = view.table.cards[card].pose.spot
            self.click(spot.cx - 0.42 * spot.w, spot.cy)

    def _answer(self) -> None:
        view, offer = self._inside.view, self._inside.view.prompt.offer
        assert offer is not None
        if self._chance.random() < 0.25:
            self.click_on(view.prompt.quiet_button())
            return
        if offer.values:
            self.click_on(self._chance.choice(view.prompt.value_buttons()))
        self.declared += 1
        if self._chance.random() < 0.5:
            self.click_on(view.prompt.declare_button())
        else:
            QTest.keyClick(view, KEY.Key_Return)

    def _choose(self) -> None:
        view = self._inside.view
        number = self._chance.randrange(len(view.bar.buttons))
        self.chosen += 1
        if number < 9 and self._chance.random() < 0.5:
            QTest.keyClick(view, KEY.Key_1 + number)
        else:
            self.click_on(view.bar.buttons[number])


def play_match(inside: Inside, guest: Guest, rounds: int = 99, plays: int = 99) -> None:
    """Play until the match's last summary lies on the table, or that of its last round wanted, or so many plays do."""
    end = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end, "the match does not end"
        sheet, view, match = inside.sheet, inside.view, inside.session.match
        if isinstance(sheet, SummarySheet):
            inside.check_picture()
            if match.winner is not None or len(match.rounds) == rounds:
                return
            QTest.keyClick(sheet, KEY.Key_Return)
        elif view.busy:
            view.skip()
        elif view.live:
            view.table.stop_glides()  # a card that rises to the pointer
            inside.check_picture()
            if match.round.plays_made >= plays:
                return
            guest.turn()
        inside.pump()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_match_and_a_part_in_every_other_seating(inside: Inside, tmp_path: Path, variant: str) -> None:
    """The part is a whole round, or a quarter of one in two seatings of three: whole ones everywhere take too long."""
    inside.shell.resize(900, 600)
    for number, seating in enumerate(VARIANTS[variant].seatings):
        setup = TableSetup(variant, seating, {"target": TARGET}, usual_seats(seating, "greedy", "Anna"))
        inside.window._start_match(Setup(setup, 100 + number))
        whole = number % 3 == 0
        play_match(inside, Guest(inside, number), 1 if number else 99, 99 if whole else 9)
        match = inside.session.match
        assert match.round_scored == whole and (number or match.winner is not None)
        text = dump_record(match)
        assert read_record(text).winner == match.winner
        assert dump_record(Watch(tmp_path).match().match) == text


@pytest.mark.parametrize(("variant", "seating"), [("cirulla", "2x2"), ("escoba", "6")])
@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)", extend=True)
def test_whatever_the_robot_does_the_match_can_be_ended(inside: Inside, variant: str, seating: str) -> None:
    inside.window.choices.set("speed", "fast")
    setup = TableSetup(variant, seating, {"target": TARGET}, usual_seats(seating, "greedy", "Anna"))
    inside.window._start_match(Setup(setup, 7))
    with nothing_outside():
        Robot(inside, 1).act_until_the_end(lambda events: events < ROBOT_EVENTS)


def test_a_guest_declares_and_chooses(inside: Inside, tmp_path: Path) -> None:
    """The test above would be worth less if nobody ever did."""
    guest = Guest(inside, 3)
    setup = TableSetup("cirulla", "2", {"target": 40}, usual_seats("2", "random", "Anna"))
    inside.window._start_match(Setup(setup, 5))
    play_match(inside, guest)
    rounds = inside.session.match.rounds
    declared = [step for each in rounds for step in each.history if is_declaration(step.play) and step.seat == 0]
    assert guest.declared == len(declared) > 0
    assert guest.chosen > 0
