"""A hint in the whole program: a key, an arrow and a sentence, and the play it speaks of."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable

import pytest
from PIL import Image, ImageGrab
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from scopa_desktop.core.cards import Card
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, card_of, is_declaration
from scopa_desktop.session.setup import HUMAN, new_match
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui.strip import Tool
from scopa_desktop.ui.table.state import Hint
from scopa_desktop.ui.windows.newgame_parts import Setup, usual_seats
from tests.app.evening import Evening
from tests.app.player import STRIP
from tests.app.running import wait_for
from tools.robot.inside import Inside

H = Qt.Key.Key_H
GOLD = (242, 198, 90)


def sit_down(inside: Inside, variant: str = "scopa", seating: str = "2", number: int = 12) -> None:
    setup = TableSetup(variant, seating, {}, usual_seats(seating, "greedy", "Anna"))
    inside.window._start_match(Setup(setup, number))
    persons_turn(inside)


def persons_turn(inside: Inside) -> None:
    inside.pump_until(lambda: inside.view.live and not inside.view.busy, "the person's turn")


def given(inside: Inside) -> Hint:
    """Press H, and again where a busy machine kept the teacher from answering in time; return what it says."""
    for _ in range(20):
        QTest.keyClick(inside.view, H)
        inside.pump_until(lambda: inside.view.state.hint is not None or not inside.session.hinting, "the teacher")
        hint = inside.view.state.hint
        if hint is not None:
            return hint
    raise AssertionError("no hint")


def arrows(inside: Inside) -> list[Card]:
    cards = inside.view.table.cards.items()
    return [card for card, item in cards if isinstance(card, int) and item.marks.arrow]


def test_h_shows_what_the_teacher_would_play(inside: Inside) -> None:
    sit_down(inside)
    hint = given(inside)
    assert hint.play in inside.session.match.round.legal_plays() and hint.why
    assert arrows(inside) == [card_of(hint.play)]
    said = inside.view.state.line.said
    assert said.startswith(f"Hint: {hint.title}") and hint.why in said and hint.next_best in said
    inside.check_picture()

    QTest.keyClick(inside.view, H)
    inside.pump(3)
    assert not inside.view.hinting.open and arrows(inside) == [card_of(hint.play)]
    assert inside.view.state.line.said == f"Hint: {hint.title}"
    QTest.keyClick(inside.view, H)
    inside.pump(3)
    assert inside.view.state.line.said == said
    QTest.keyClick(inside.view, Qt.Key.Key_Escape)
    inside.pump(3)
    assert inside.view.state.line.said == f"Hint: {hint.title}"
    inside.check_picture()


def test_the_hint_goes_with_the_play_and_comes_anew(inside: Inside) -> None:
    sit_down(inside)
    hint = given(inside)
    inside.person_plays()
    assert arrows(inside) == [] and not inside.view.hinting.open
    persons_turn(inside)
    assert inside.view.state.hint is None and arrows(inside) == []
    another = given(inside)
    assert another != hint
    inside.window.actions_.undo.trigger()
    inside.settle()
    assert inside.view.state.hint is None and arrows(inside) == []
    assert given(inside) == hint, "the same position gets the same advice"
    inside.shell.resize(900, 600)
    inside.pump(5)
    assert arrows(inside) == [card_of(hint.play)]
    inside.check_picture()


@pytest.mark.parametrize(("variant", "seating"), [("escoba", "3"), ("cirulla", "2x2"), ("perdere", "2")])
def test_a_whole_round_is_played_as_the_teacher_says(inside: Inside, variant: str, seating: str) -> None:
    sit_down(inside, variant, seating)
    match = inside.session.match
    while not match.round_scored:
        if inside.view.live and not inside.view.busy:
            hint = given(inside)
            inside.check_picture()
            inside.view.pick(hint.play)
        inside.pump()
    assert inside.session.match is match and len(match.rounds) == 1


def test_a_choice_opens_on_the_advised_set(inside: Inside) -> None:
    sit_down(inside)
    inside.play_until(lambda: inside.view.live and _ambiguous(inside) is not None, "a choice")
    hint = given(inside)
    plays = [play for play in inside.session.match.round.legal_plays() if not is_declaration(play)]
    if sum(card_of(play) == card_of(hint.play) for play in plays) > 1:
        QTest.keyClick(inside.view, Qt.Key.Key_0 + inside.view.own_hand().index(card_of(hint.play)) + 1)
        QTest.keyClick(inside.view, Qt.Key.Key_Return)
        choice = inside.view.picker.choice
        assert choice is not None and choice.plays[choice.hot] == hint.play


def _ambiguous(inside: Inside) -> Play | None:
    plays = inside.session.match.round.legal_plays()
    cards = [card_of(play) for play in plays]
    return next((play for play in plays if cards.count(card_of(play)) > 1), None)


def test_a_hint_that_comes_while_cards_move_waits_for_them(inside: Inside) -> None:
    sit_down(inside)
    inside.window.choices.set("speed", "slow")
    inside.person_plays()
    inside.pump_until(lambda: inside.window.actions_.hint.isEnabled(), "the person's turn")
    assert inside.view.busy, "the rival's play is still to be seen"
    QTest.keyClick(inside.view, H)
    inside.pump_until(lambda: not inside.session.hinting, "the teacher")
    if inside.view.busy:
        assert inside.view.state.hint is None and not inside.view.hinting.open
    inside.view.skip()
    persons_turn(inside)
    hint = inside.view.state.hint or given(inside)
    assert arrows(inside) == [card_of(hint.play)]
    inside.check_picture()


def test_the_tool_and_the_menu_offer_it_on_the_persons_turn_alone(inside: Inside) -> None:
    action = inside.window.actions_.hint
    assert not action.isEnabled() and not action.isVisible()
    sit_down(inside)
    assert action.isEnabled() and action.isVisible() and action.shortcut().toString() == "H"
    tools = [tool for tool in inside.window.findChildren(Tool) if tool.defaultAction() is action]
    assert len(tools) == 1 and tools[0].isVisible() and tools[0].toolTip() == "Hint  H"
    menus = [each for each in inside.window.findChildren(QMenu) if action in each.actions()]
    assert len(menus) == 1
    assert action.text() == "&Hint"
    inside.window.choices.set("speed", "slow")
    play = next(each for each in inside.session.match.round.legal_plays() if not is_declaration(each))
    inside.view.pick(play)
    assert not action.isEnabled(), "it is another player's turn"
    inside.view.skip()
    tools[0].click()
    assert inside.view.state.hint is None
    inside.window.show_happened()
    assert not action.isEnabled()


def test_killing_the_thinking_process_during_a_hint_harms_nothing(inside: Inside) -> None:
    sit_down(inside)
    thinker = inside.program._thinker
    assert thinker is not None
    for _ in range(3):
        QTest.keyClick(inside.view, H)
        if thinker.pid is not None:
            os.kill(thinker.pid, signal.SIGKILL)
        inside.pump_until(lambda: not inside.session.hinting, "the teacher")
        assert inside.view.state.hint or given(inside)
        inside.person_plays()
        persons_turn(inside)
    assert inside.session.match.round.plays_made >= 6


# --------------------------------------------------------------------------------------- on a real screen


def looks_gold(picture: Image.Image, box: tuple[int, int, int, int]) -> int:
    """Return how many pixels of a part of the screen have the hint's gold."""
    data = picture.crop(box).convert("RGB").tobytes()
    pixels = zip(data[::3], data[1::3], data[2::3], strict=True)
    return sum(all(abs(a - b) < 14 for a, b in zip(pixel, GOLD, strict=True)) for pixel in pixels)


def until(seen: Callable[[], bool], what: str, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not seen():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)


@pytest.mark.xvfb
def test_a_hint_on_a_real_screen_by_a_real_key(evening: Evening, x_display: str) -> None:
    evening.store(_persons_match())
    evening.start("normal")
    evening.hands.press("Return")  # Continue
    match = wait_for(evening.turn, "the person's turn")
    left, top = evening.hands.left, evening.hands.top
    hand = evening.layout.hand_zone
    above = (
        round(left + hand.x),
        round(top + hand.y + STRIP - 30),
        round(left + hand.right),
        round(top + hand.y + STRIP - 4),
    )

    def arrow() -> bool:
        return looks_gold(ImageGrab.grab(xdisplay=x_display), above) > 80

    time.sleep(1.0)
    assert not arrow()
    evening.hands.press("h")
    try:
        until(arrow, "the arrow", 5)
    except AssertionError:
        evening.hands.press("h")  # a busy machine kept the teacher from answering in time
        until(arrow, "the arrow")
    made = match.round.plays_made
    evening.hands.press("1", "Return")
    until(lambda: evening.watch.match().match.round.plays_made > made, "the play")
    until(lambda: not arrow(), "the arrow to go")
    evening.leave()


def _persons_match() -> Match:
    """Return a match in which the person begins and each card has one outcome."""
    seats = (SeatSetup("", HUMAN), SeatSetup("Nonna Rita", "greedy"))
    number = 0
    while True:
        match = new_match(TableSetup(seats=seats), number)
        plays = match.round.legal_plays()
        if match.round.turn == 0 and len({card_of(play) for play in plays}) == len(plays):
            return match
        number += 1
