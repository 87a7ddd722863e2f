"""Whatever happens in the middle of a movement, the table shows the state that was stored, and the match goes on."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.record import dump_record
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences import AIDS
from scopa_desktop.ui.windows.summary import SummarySheet
from tests.app.running import Watch, prefer
from tools.robot.inside import Inside

MOMENTS = (0.0, 0.15)
"""Seconds after the beginning of a movement."""


@pytest.fixture
def inside(inside: Inside) -> Inside:
    """The whole program, with movements."""
    inside.window.choices.set("speed", "fast")
    return inside


def for_a_while(inside: Inside, seconds: float) -> None:
    """Let the movement go on."""
    end = time.monotonic() + seconds
    inside.pump()
    while time.monotonic() < end:
        inside.pump()
        time.sleep(0.002)


def change_size(inside: Inside) -> None:
    inside.shell.resize(1100 if inside.shell.width() != 1100 else 1500, 780)


def change_deck(inside: Inside) -> None:
    decks = list(inside.window.choices.decks)
    now = decks.index(inside.window.choices.now.deck)
    inside.window.choices.set("deck", decks[(now + 1) % len(decks)])


def change_speed(inside: Inside) -> None:
    inside.window.choices.set("speed", "lightning" if inside.window.choices.now.speed == "fast" else "fast")


def change_everything(inside: Inside) -> None:
    now = inside.window.choices.now
    for name in ("show_backs", "show_line", "confirm_play", "autoplay_last"):
        inside.window.choices.set(name, not getattr(now, name))
    inside.window.choices.set("card_names", "large" if now.card_names != "large" else "off")
    for aid in AIDS:
        inside.window.choices.set_aid(aid, aid not in inside.window.choices.aids)
    inside.window.choices.set("hand_sort", "value" if now.hand_sort == "suit" else "suit")
    inside.window.choices.set("cloth", "notte" if now.cloth == "verde" else "verde")
    inside.window.choices.set("scheme", "dark" if now.scheme != "dark" else "light")


def take_back(inside: Inside) -> None:
    inside.window.actions_.undo.trigger()


def take_back_and_again(inside: Inside) -> None:
    inside.window.actions_.undo.trigger()
    inside.window.actions_.redo.trigger()


def begin_round_again(inside: Inside) -> None:
    inside.session.restart_round()


def open_sheets(inside: Inside) -> None:
    inside.window.show_preferences()
    inside.pump()
    inside.window.show_rules()
    inside.window.show_happened()
    inside.pump()
    sheet = inside.sheet
    assert sheet is not None
    sheet.close_sheet()


def leave_and_come_back(inside: Inside) -> None:
    inside.window.show_start()
    inside.pump()
    inside.window.continue_match()


def look_at_other_pages(inside: Inside) -> None:
    inside.window.show_statistics()
    inside.pump()
    inside.window.show_new_game()
    inside.pump()
    inside.window._back()


def skip(inside: Inside) -> None:
    QTest.keyClick(inside.view, Qt.Key.Key_Space)


def click_twice(inside: Inside) -> None:
    middle = inside.view.viewport().rect().center()
    QTest.mouseDClick(inside.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)


def hide_and_show(inside: Inside) -> None:
    inside.shell.hide()
    inside.pump()
    inside.shell.show()


INTERRUPTIONS = (
    change_size,
    change_deck,
    change_speed,
    change_everything,
    take_back,
    take_back_and_again,
    begin_round_again,
    open_sheets,
    leave_and_come_back,
    look_at_other_pages,
    skip,
    click_twice,
    hide_and_show,
)


@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda each: each.__name__)
def test_interrupted_in_any_moment_the_table_shows_the_state(
    inside: Inside, interrupt: Callable[[Inside], None]
) -> None:
    for moment in MOMENTS:
        inside.new_game()
        for_a_while(inside, moment)
        interrupt(inside)
        inside.settle()
        inside.check_picture()
        inside.play_until(lambda: inside.session.match.round.plays_made >= 2, "two plays")
        inside.play_until(lambda: inside.view.live and not inside.view.busy, "the person's turn")
        inside.person_plays()
        for_a_while(inside, moment)
        interrupt(inside)
        inside.settle()
        inside.check_picture()
    inside.play_until(lambda: inside.session.match.round.plays_made >= 8, "more plays")


@pytest.mark.parametrize("interrupt", INTERRUPTIONS, ids=lambda each: each.__name__)
def test_interrupted_at_the_end_of_a_round_the_next_one_is_dealt(
    inside: Inside, interrupt: Callable[[Inside], None]
) -> None:
    inside.new_game()
    inside.play_until(lambda: inside.session.match.round.over, "the round's end")
    interrupt(inside)
    inside.play_until(lambda: isinstance(inside.sheet, SummarySheet), "the summary")
    sheet = inside.sheet
    assert isinstance(sheet, SummarySheet)
    sheet.complete()
    QTest.keyClick(sheet, Qt.Key.Key_Return)
    assert len(inside.session.match.rounds) == 2
    for_a_while(inside, 0.05)
    interrupt(inside)
    inside.settle()
    inside.check_picture()
    inside.play_until(lambda: inside.session.match.round.plays_made >= 4, "the next round")


@pytest.mark.parametrize("moment", MOMENTS)
def test_closed_in_mid_movement_the_match_is_there_next_time(
    tmp_path: Path, qtbot: QtBot, moment: float, caplog: pytest.LogCaptureFixture
) -> None:
    prefer(tmp_path, speed="slow")
    first = Inside(tmp_path)
    first.new_game()
    for_a_while(first, moment)
    first.view.skip()
    first.play_until(lambda: first.view.live, "the person's turn")
    first.person_plays()
    for_a_while(first, moment)
    stored = dump_record(Watch(tmp_path).match().match)
    assert stored == dump_record(first.session.match)
    first.close()

    assert dump_record(Watch(tmp_path).match().match) == stored
    again = Inside(tmp_path)
    again.window.continue_match()
    assert dump_record(again.session.match).startswith(stored[: stored.index('"rounds"')])
    again.settle()
    again.check_picture()
    again.finish_match()
    again.close()
    assert Paths.under(tmp_path).preferences.exists()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
