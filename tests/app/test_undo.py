"""Plays are taken back and made again at any moment: the picture is right then, and no decision comes too late."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.record import dump_record
from scopa_desktop.session.change import Change, ChangeKind
from scopa_desktop.session.setup import HUMAN, new_match
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui.windows.summary import SummarySheet
from tests.app.complaints import complaints
from tests.app.running import prefer
from tools.robot.inside import Inside

NAMES = ("Nonna Rita", "Bruno", "Carlo", "Dino", "Elsa")
MOMENTS = 60
"""How often something is done at random."""


class Witness:
    """Watches a session: after a play was taken back, nobody plays before the person has."""

    def __init__(self, inside: Inside) -> None:
        self.kinds: list[ChangeKind] = []
        self._waits = False
        session = inside.session
        self._seats = [seat.player for seat in session.match.seats]
        session.add_listener(self._hear)

    def _hear(self, change: Change) -> None:
        self.kinds.append(change.kind)
        if change.kind is ChangeKind.UNDONE:
            self._waits = True
        elif change.kind in (ChangeKind.PLAYED, ChangeKind.REDONE):
            by_person = change.kind is ChangeKind.REDONE or (
                change.seat is not None and self._seats[change.seat] == HUMAN
            )
            assert by_person or not self._waits, "a decision of before came after it was taken back"
            self._waits = False


def sit_down(inside: Inside, variant: str, seating: str, level: str = "hard") -> None:
    rivals = sum(map(int, seating.split("x"))) if "x" in seating else int(seating)
    seats = (SeatSetup("", HUMAN, "sun"), *(SeatSetup(name, level, "lemon") for name in NAMES[: rivals - 1]))
    from scopa_desktop.session.session import Session

    window = inside.window
    match = new_match(TableSetup(variant, seating, seats=seats), 7)
    window._sit_down(Session(match, window.stage.services), ())


def one_thing(inside: Inside, chance: Random) -> str:
    """Do something at random, mostly taking back and playing again; return what."""
    actions, view = inside.window.actions_, inside.view
    what = chance.choice(["undo"] * 5 + ["redo"] * 3 + ["play"] * 6 + ["go on", "last", "hint", "choose"])
    if what in ("undo", "redo", "hint"):
        action = {"undo": actions.undo, "redo": actions.redo, "hint": actions.hint}[what]
        if not action.isEnabled():
            return f"no {what}"
        action.trigger()
    elif what == "play":
        if isinstance(inside.sheet, SummarySheet):
            inside.step()
        elif view.live and inside.sheet is None and not view.busy:
            inside.person_plays()
    elif what == "choose":
        QTest.keyClick(view, Qt.Key.Key_1)
        QTest.keyClick(view, Qt.Key.Key_Tab)
    elif inside.sheet is None:
        QTest.keyClick(view, Qt.Key.Key_Space if what == "go on" else Qt.Key.Key_L)
    return what


@pytest.mark.parametrize(
    ("variant", "seating", "choices"),
    [
        ("scopa", "2", {"speed": "fast"}),
        ("scopa", "2", {"speed": "lightning", "stay": "key", "log_panel": True}),
        ("cirulla", "2", {"speed": "off", "stay": "key"}),
        ("scopone", "2x2", {"speed": "lightning", "reduced_motion": "on"}),
        ("scopa", "3", {"speed": "lightning", "show_backs": False, "autoplay_last": True}),
    ],
)
def test_whenever_plays_are_taken_back_and_made_again_the_table_is_right(
    tmp_path: Path,
    qtbot: QtBot,
    caplog: pytest.LogCaptureFixture,
    variant: str,
    seating: str,
    choices: dict[str, object],
) -> None:
    prefer(tmp_path, **choices)
    inside, chance = Inside(tmp_path), Random(1)
    sit_down(inside, variant, seating)
    witness, done = Witness(inside), []
    try:
        for number in range(MOMENTS):
            done.append(one_thing(inside, chance))
            end = time.monotonic() + chance.choice((0.0, 0.0, 0.01, 0.05, 0.2))
            inside.pump()
            while time.monotonic() < end:
                inside.pump()
            if number % 15 == 14:
                inside.settle()
                inside.pump(3)
                inside.settle()
                if inside.sheet is None:
                    inside.check_picture()
    except BaseException:
        print(done)
        raise
    assert ChangeKind.UNDONE in witness.kinds
    inside.settle()
    matches = inside.window.stage.matches
    stored = next(each for each in matches.list_matches() if each.uuid == inside.session.uuid)
    assert dump_record(matches.load(stored.id).match) == dump_record(inside.session.match)
    inside.close()
    assert complaints(caplog) == []


def test_a_round_is_taken_back_from_its_summary(tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    prefer(tmp_path, speed="off")
    inside = Inside(tmp_path)
    sit_down(inside, "scopa", "2", "beginner")
    inside.play_until(lambda: isinstance(inside.sheet, SummarySheet), "the summary")
    assert inside.session.match.round_scored
    inside.window.actions_.undo.trigger()
    inside.settle()
    assert inside.sheet is None
    assert not inside.session.match.round_scored
    inside.check_picture()
    assert inside.view.live
    inside.window.actions_.redo.trigger()
    inside.play_until(lambda: isinstance(inside.sheet, SummarySheet), "the summary again")
    inside.close()
    assert complaints(caplog) == []
