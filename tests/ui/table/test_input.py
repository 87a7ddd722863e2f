"""Real mouse and key events on the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import Card, parse_card, parse_cards
from scopa_desktop.core.events import Captured, CardLaid
from scopa_desktop.core.plays import Declaration, Play, card_play, declare
from scopa_desktop.ui.table.changes import after
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import MakeView, two

LEFT = Qt.MouseButton.LeftButton


def play(card: str, taken: str = "") -> Play:
    return card_play(parse_card(card), parse_cards(taken))


BY_FOUR, BY_TWO, KING, TWO = play("7D", "3C 4B"), play("7D", "5S 2D"), play("10C", "10S"), play("2B", "2D")
PLAYS = (BY_FOUR, BY_TWO, KING, TWO)


class Picked(list[Play]):
    """The plays that a table answered with."""


@pytest.fixture
def picked(view: TableView) -> Picked:
    return ready(view)


def ready(view: TableView) -> Picked:
    answers = Picked()
    view.picked.connect(answers.append)
    view.show_state(two())
    view.offer(PLAYS)
    view.setFocus()
    return answers


def at(view: TableView, card: str, dy: float = 0.0) -> QPoint:
    """The middle of a card."""
    spot = view.table.cards[parse_card(card)].spot
    return view.mapFromScene(spot.cx, spot.cy + dy)


def middle(view: TableView, rect: Rect) -> QPoint:
    return view.mapFromScene(rect.cx, rect.cy)


def click(view: TableView, point: QPoint) -> None:
    QTest.mouseMove(view.viewport(), point)
    QTest.mouseClick(view.viewport(), LEFT, pos=point)


def test_a_click_plays_the_only_outcome(view: TableView, picked: Picked) -> None:
    click(view, at(view, "10C"))
    assert picked == [KING]
    click(view, at(view, "2B"))
    assert picked == [KING], "one answer for one offer"


def test_several_captures_are_chosen_on_the_table(view: TableView, picked: Picked) -> None:
    click(view, at(view, "7D"))
    assert picked == []
    assert view.bar.isVisible()
    assert not view.table.line.isVisible()
    marks = {text: view.table.cards[parse_card(text)].marks for text in ("3C", "4B", "5S", "2D", "10S")}
    assert marks["3C"].badges == marks["4B"].badges == (0,)
    assert marks["5S"].badges == marks["2D"].badges == (1,)
    assert marks["10S"].veil and not marks["10S"].rings
    click(view, at(view, "5S"))
    assert picked == [BY_TWO]
    assert not view.bar.isVisible()


def test_several_captures_are_chosen_on_the_bar(view: TableView, picked: Picked) -> None:
    click(view, at(view, "7D"))
    click(view, middle(view, view.bar.buttons[0]))
    assert picked == [BY_FOUR]


def test_pointing_at_the_bar_lights_a_set(view: TableView, picked: Picked) -> None:
    click(view, at(view, "7D"))
    QTest.mouseMove(view.viewport(), middle(view, view.bar.buttons[1]))
    assert view.picker.choice is not None
    assert view.picker.choice.hot == 1
    assert picked == []


def test_the_choice_is_cancelled(view: TableView, picked: Picked) -> None:
    click(view, at(view, "7D"))
    click(view, middle(view, view.bar.close_button))
    assert view.picker.choice is None
    click(view, at(view, "7D"))
    click(view, QPoint(640, 20))
    assert view.picker.choice is None
    click(view, at(view, "7D"))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.picker.choice is None
    assert not view.bar.isVisible()
    assert picked == []


def test_a_double_click_plays(view: TableView, picked: Picked) -> None:
    point = at(view, "2B")
    QTest.mouseDClick(view.viewport(), LEFT, pos=point)
    assert picked == [TWO]


def drag(view: TableView, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in range(1, 6):
        point = start + (end - start) * (step / 5)
        move(view, point)
    QTest.mouseRelease(view.viewport(), LEFT, pos=end)


def move(view: TableView, point: QPoint) -> None:
    """Move with the button down; QTest.mouseMove would lift it."""
    where = QPointF(point)
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        where,
        QPointF(view.viewport().mapToGlobal(point)),
        LEFT,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_dragging_up_plays(view: TableView, picked: Picked) -> None:
    drag(view, at(view, "10C"), at(view, "10C", -60))
    assert picked == [KING]


def test_dragging_onto_a_card_of_one_set_picks_it(view: TableView, picked: Picked) -> None:
    drag(view, at(view, "7D"), at(view, "2D"))
    assert picked == [BY_TWO]


def test_dragging_onto_bare_felt_asks(view: TableView, picked: Picked) -> None:
    drag(view, at(view, "7D"), QPoint(640, 470))
    assert picked == []
    assert view.bar.isVisible()


def test_a_short_drag_goes_home(view: TableView, picked: Picked, qtbot: QtBot) -> None:
    home = view.table.cards[parse_card("10C")].pose.spot
    drag(view, at(view, "10C"), at(view, "10C", 25))
    qtbot.wait(150)
    assert picked == []
    assert view.table.cards[parse_card("10C")].pose.spot.cx == home.cx


def test_a_drag_survives_a_resize_and_a_new_state(view: TableView, picked: Picked, qtbot: QtBot) -> None:
    start = at(view, "10C")
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move(view, start + QPoint(0, -30))
    view.resize(1000, 700)
    QTest.mouseRelease(view.viewport(), LEFT, pos=start + QPoint(0, -80))
    start = at(view, "10C")
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    move(view, start + QPoint(0, -30))
    view.show_state(two("1C"))
    QTest.mouseRelease(view.viewport(), LEFT, pos=start + QPoint(0, -80))
    assert picked == []
    wanted = view.table.poses(view.state)[parse_card("10C")].spot
    assert view.table.cards[parse_card("10C")].pose.spot == wanted


def test_keys_play_a_whole_turn(view: TableView, picked: Picked) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        QTest.keyClick(view, key)
    assert view.picker.focus == parse_card("7D")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.bar.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Tab)
    assert view.picker.choice is not None and view.picker.choice.hot == 1
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert picked == [BY_TWO]


def test_number_keys_choose_card_and_set(view: TableView, picked: Picked) -> None:
    QTest.keyClick(view, Qt.Key.Key_1)
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_1)
    assert picked == [BY_FOUR]


def test_pointing_shows_what_a_card_would_take(view: TableView, picked: Picked, make_view: MakeView) -> None:
    QTest.mouseMove(view.viewport(), at(view, "10C"))
    assert view.table.cards[parse_card("10S")].marks.rings
    assert not view.table.cards[parse_card("3C")].marks.rings
    QTest.mouseMove(view.viewport(), QPoint(640, 20))
    assert not view.table.cards[parse_card("10S")].marks.rings
    quiet = make_view(show_takes=False)
    ready(quiet)
    QTest.mouseMove(quiet.viewport(), at(quiet, "10C"))
    assert not quiet.table.cards[parse_card("10S")].marks.rings


def test_confirming_asks_for_a_second_click(make_view: MakeView) -> None:
    view = make_view(confirm=True)
    picked = ready(view)
    click(view, at(view, "10C"))
    assert picked == []
    click(view, at(view, "10C"))
    assert picked == [KING]


def test_what_was_not_offered_is_refused(view: TableView, picked: Picked, qtbot: QtBot) -> None:
    view.offer([KING])
    assert view.picker.hand[0] == parse_card("7D")
    click(view, at(view, "7D"))
    assert picked == []
    view.offer(())
    with qtbot.waitSignal(view.refused, timeout=1000):
        click(view, at(view, "10C"))


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_keys_skip_what_runs(view: TableView, picked: Picked, qtbot: QtBot, key: Qt.Key) -> None:
    event = CardLaid(1, parse_card("6B"))
    view.play([event], after(view.state, event))
    with qtbot.waitSignal(view.finished, timeout=300):
        QTest.keyClick(view, key)
    assert picked == []


def test_a_click_skips_and_plays_nothing(view: TableView, picked: Picked, qtbot: QtBot) -> None:
    event = CardLaid(1, parse_card("6B"))
    view.play([event], after(view.state, event))
    view.offer(PLAYS)
    assert not view.live
    with qtbot.waitSignal(view.finished, timeout=300):
        click(view, at(view, "10C"))
    assert picked == []
    assert view.live
    click(view, at(view, "10C"))
    assert picked == [KING]


def test_the_pile_of_the_last_capture_can_be_looked_at(view: TableView, picked: Picked) -> None:
    event = Captured(1, 1, parse_card("7S"), (parse_card("5S"), parse_card("2D")))
    view.show_state(after(view.state, event))
    QTest.mousePress(view.viewport(), LEFT, pos=middle(view, view.table.piles[1].rect))
    assert view.peek.isVisible()
    assert [int(card) for card in view.peek.cards] == [parse_card("7S"), parse_card("5S"), parse_card("2D")]
    QTest.mouseRelease(view.viewport(), LEFT, pos=middle(view, view.table.piles[1].rect))
    assert view.peek.isVisible()  # it was a click: the play stays for a while
    QTest.mouseClick(view.viewport(), LEFT)
    assert not view.replaying.open


# --------------------------------------------------------------------------------------- declarations


@pytest.fixture
def asked(view: TableView) -> Picked:
    answers = Picked()
    view.picked.connect(answers.append)
    view.show_state(two("9D 3B 10C 5S", "7C 2D 4S"))
    view.offer([*(declare(Declaration.UNDER_TEN, value) for value in (1, 2, 3)), play("2D"), play("4S")])
    return answers


def test_a_declaration_is_asked_for_and_made(view: TableView, asked: Picked) -> None:
    assert view.prompt.isVisible()
    assert view.table.cards[parse_card("7C")].marks.worn == "counts as 3"
    click(view, middle(view, view.prompt.value_buttons()[1]))
    assert view.table.cards[parse_card("7C")].marks.worn == "counts as 2"
    click(view, middle(view, view.prompt.declare_button()))
    assert asked == [declare(Declaration.UNDER_TEN, 2)]
    assert not view.prompt.isVisible()


def test_cards_wait_until_the_question_is_answered(view: TableView, asked: Picked) -> None:
    click(view, at(view, "2D"))
    assert asked == []
    click(view, middle(view, view.prompt.quiet_button()))
    assert not view.prompt.isVisible()
    click(view, at(view, "2D"))
    assert asked == [play("2D")]


def test_a_declaration_by_keys(view: TableView, asked: Picked) -> None:
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_1)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert asked == [declare(Declaration.UNDER_TEN, 1)]


def test_keeping_quiet_by_keys(view: TableView, asked: Picked) -> None:
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.prompt.isVisible()
    assert asked == []


def test_the_prompt_makes_room(view: TableView, asked: Picked) -> None:
    for card in view.state.table:
        rect = view.table.cards[Card(card)].spot.rect(view.stage.aspect)
        assert not rect.overlaps(view.prompt.rect)


def test_a_card_dropped_where_it_takes_nothing_goes_home(view: TableView, picked: Picked) -> None:
    why: list[str] = []
    view.refused.connect(why.append)
    drag(view, at(view, "10C"), at(view, "3C"))
    assert picked == []
    assert why == ["That card does not take the 3 of cups."]


def test_a_card_that_takes_nothing_is_laid_wherever_it_is_dropped(view: TableView, picked: Picked) -> None:
    view.offer([play("2B"), KING])
    drag(view, at(view, "2B"), at(view, "3C"))
    assert picked == [play("2B")]


def test_pointing_at_a_table_card_lights_its_set(view: TableView, picked: Picked) -> None:
    click(view, at(view, "7D"))
    assert view.picker.choice is not None
    QTest.mouseMove(view.viewport(), at(view, "2D"))
    assert view.picker.choice.hot == 1
    QTest.mouseMove(view.viewport(), at(view, "4B"))
    assert view.picker.choice.hot == 0


def test_the_choice_bar_fades_away_and_leaves_nothing(view: TableView, picked: Picked, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not view.clock.running, timeout=3000)
    before = len(view.table.items())
    click(view, at(view, "7D"))
    assert view.bar.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not view.bar.isVisible()
    ghosts = [item for item in view.table.items() if isinstance(item, QGraphicsPixmapItem)]
    assert len(ghosts) == 1
    assert ghosts[0].sceneBoundingRect().contains(view.bar.rect.cx, view.bar.rect.cy)
    qtbot.waitUntil(lambda: not view.clock.running, timeout=3000)
    assert len(view.table.items()) == before
