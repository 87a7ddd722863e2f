"""A hint on the table: its arrow, its rings, its note, and how they go."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import EMPTY, Card, parse_card, parse_cards
from scopa_desktop.core.events import Captured
from scopa_desktop.core.plays import Declaration, Play, card_play, declare
from scopa_desktop.core.rules import SEATINGS
from scopa_desktop.ui.access import Access
from scopa_desktop.ui.table.bar import PROMPT_H
from scopa_desktop.ui.table.layout import Layout, Setup
from scopa_desktop.ui.table.state import Hint, Line, SeatState, Speed, TableState
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import MakeView, two

TAKE = card_play(parse_card("7D"), parse_cards("3C 4B"))
OTHER = card_play(parse_card("7D"), parse_cards("5S 2D"))
PLAYS = (TAKE, OTHER, card_play(parse_card("2B"), parse_cards("2D")), card_play(parse_card("10C"), parse_cards("10S")))
WHY = "It brings home 2 cards of coins. It leaves 17 on the table, which no card can sweep."
NEXT = "The next best, taking the 2 of coins with the 2 of clubs, would cost 0.4 points a round."


def hint(play: Play = TAKE, **changes: object) -> Hint:
    return replace(Hint(play, "Take the 3 and the 4 with the 7.", WHY, NEXT), **changes)  # type: ignore[arg-type]


def hinted(state: TableState, given: Hint) -> TableState:
    """Return a state with a hint, as `Game` makes it."""
    why = f"{given.why} {given.next_best}".strip() if given.open else ""
    return replace(state, hint=given, line=Line(f"Hint: {given.title}", note=why))


@pytest.fixture
def shown(view: TableView) -> Iterator[TableView]:
    """A table with a hint."""
    view.show_state(two())
    view.offer(PLAYS)
    view.show_hint(hinted(two(), hint()))
    yield view


def arrows(view: TableView) -> list[Card]:
    return [card for card, item in view.table.cards.items() if item.marks.arrow and isinstance(card, int)]


def gold(view: TableView) -> set[Card]:
    ringed = view.table.cards.items()
    return {card for card, item in ringed if any(ring.colour == view.theme.felt.gold for ring in item.marks.rings)}  # type: ignore[misc]


def test_an_arrow_points_at_the_card_and_rings_lie_round_what_it_takes(shown: TableView) -> None:
    assert arrows(shown) == [parse_card("7D")]
    assert gold(shown) == {parse_card("3C"), parse_card("4B")}


def test_reasons_that_do_not_fit_the_line_stand_on_a_note(shown: TableView) -> None:
    assert shown.hinting.open and not shown.table.line.isVisible()
    note = shown.hinting.note.rect
    assert note.bottom <= shown.table.layout.hand_zone.y - 26 * shown.stage.u, "there is room for the arrow"
    for card in shown.table.state.table:
        assert not shown.table.cards[card].spot.rect(shown.stage.aspect).overlaps(note)


def test_reasons_that_fit_stand_in_the_line(view: TableView) -> None:
    view.show_state(two())
    view.offer(PLAYS)
    view.show_hint(hinted(two(), hint(why="It is the only play.", next_best="")))
    assert not view.hinting.open and view.table.line.isVisible()
    content = view.table.line.content
    assert content is not None
    assert (content.text, content.note) == ("Hint: Take the 3 and the 4 with the 7.", "It is the only play.")
    assert view.table.line.rect.bottom <= view.table.layout.hand_zone.y - 26 * view.stage.u


def test_without_an_information_line_the_note_says_it(make_view: MakeView) -> None:
    view = make_view(show_line=False)
    view.show_state(two())
    view.offer(PLAYS)
    view.show_hint(hinted(two(), hint(why="It is the only play.", next_best="")))
    assert view.hinting.open


@pytest.mark.parametrize("way", ["escape", "click"])
def test_the_note_closes_and_the_arrow_stays(shown: TableView, qtbot: QtBot, way: str) -> None:
    shown.setFocus()
    with qtbot.waitSignal(shown.hint_closed):
        if way == "escape":
            QTest.keyClick(shown, Qt.Key.Key_Escape)
        else:
            close = shown.hinting.note.close_button
            point = shown.mapFromScene(QPointF(close.cx, close.cy))
            QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=point)
    shown.show_hint(hinted(two(), hint(open=False)))
    assert not shown.hinting.open and shown.table.line.isVisible()
    assert arrows(shown) == [parse_card("7D")]


def test_a_play_takes_it_all_away(shown: TableView) -> None:
    picked: list[Play] = []
    shown.picked.connect(picked.append)
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Right)
    QTest.keyClick(shown, Qt.Key.Key_Right)
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert picked
    assert not shown.hinting.open
    event = Captured(0, 0, parse_card("10C"), (parse_card("10S"),))
    shown.play((event,), two("3C 4B 5S 2D", "7D 2B"))
    assert not shown.hinting.open
    shown.skip()
    assert arrows(shown) == [] and gold(shown) == set() and not shown.hinting.open
    assert shown.table.line.isVisible()


@pytest.mark.parametrize("what", ["turn_back", "show_state"])
def test_so_does_taking_back_or_another_state(shown: TableView, what: str) -> None:
    getattr(shown, what)(two("3C 4B 5S", "7D 2B"))
    shown.skip()
    assert arrows(shown) == [] and not shown.hinting.open and shown.table.prompt == 0


def test_a_choice_begins_with_the_set_of_the_hint(view: TableView) -> None:
    for advised in (TAKE, OTHER):
        view.show_state(two())
        view.offer(PLAYS)
        view.show_hint(hinted(two(), hint(advised)))
        view.picker.click_hand(parse_card("7D"))
        view.refresh()
        choice = view.picker.choice
        assert choice is not None and choice.plays[choice.hot] == advised
        assert not view.hinting.open and view.bar.isVisible()
        view.picker.escape()
        view.refresh()
        assert view.hinting.open


@pytest.mark.parametrize("size", [(900, 560), (1280, 760), (1920, 1040), (1100, 900)])
def test_the_note_follows_the_window(shown: TableView, size: tuple[int, int]) -> None:
    shown.resize(*size)
    assert shown.hinting.open and arrows(shown) == [parse_card("7D")]
    note, layout = shown.hinting.note.rect, shown.table.layout
    assert abs(note.cx - layout.info.cx) <= 1
    assert note.x > 0 and note.right < size[0] and note.bottom < layout.hand_zone.y
    for card in shown.table.state.table:
        assert not shown.table.cards[card].pose.spot.rect(shown.stage.aspect).overlaps(note)


ALL = [parse_card(f"{rank}{suit}") for suit in "CSDB" for rank in range(1, 11)]


@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize("count", [0, 3, 6, 11, 18])
@pytest.mark.parametrize("size", [(900, 560), (1280, 760)])
def test_the_note_covers_no_card_and_no_seat(
    make_view: MakeView, seating: str, count: int, size: tuple[int, int]
) -> None:
    sides = SEATINGS[seating]
    hand = tuple(ALL[-3:])
    others = [SeatState(f"Player {n}", "lemon", "Level 4 · Hard", hand=3) for n in range(sum(map(len, sides)) - 1)]
    state = replace(
        two(),
        seats=(SeatState("You", "sun", "Your turn", hand=hand, to_play=True), *others),
        sides=sides,
        table=tuple(ALL[:count]),
        piles=(two().piles[0],) * len(sides),
        last=None,
    )
    play = card_play(hand[0], EMPTY)
    view = make_view(size=size, speed=Speed.OFF)
    view.show_state(state)
    view.offer([play])
    view.show_hint(hinted(state, hint(play, why=f"{WHY} {WHY}")))
    assert view.hinting.open
    note = view.hinting.note.rect
    for card in (*state.table, *hand):
        assert not view.table.cards[card].spot.rect(view.stage.aspect).overlaps(note)
    for plate in view.table.plates:
        assert not plate.rect.overlaps(note)
    assert not view.table.stock.rect.overlaps(note)


def test_cards_stay_where_they_are_when_there_is_room(shown: TableView) -> None:
    plain = Layout(Setup(1280, 760, shown.stage.aspect))
    assert shown.table.prompt == 0 and shown.table.layout.table == plain.table


def test_room_that_was_made_is_kept_while_the_hint_lasts(make_view: MakeView) -> None:
    view = make_view(size=(900, 560), speed=Speed.OFF)
    state = two("3C 4B 5S 2D 10S 1B 6S 8B 9B 6D 8D")
    view.show_state(state)
    view.offer(PLAYS)
    view.show_hint(hinted(state, hint()))
    made = view.table.prompt
    places = {card: view.table.cards[card].spot for card in state.table}
    assert made > 0
    view.show_hint(hinted(state, hint(open=False)))
    assert view.table.prompt == made
    assert {card: view.table.cards[card].spot for card in state.table} == places
    view.show_state(state)
    assert view.table.prompt == 0


CROWD = two("3C 4B 5S 2D 10S 1B 6S 8B 9B 6D 8D")


def covered(view: TableView) -> list[Card]:
    """Return the table cards that the note covers."""
    note = view.hinting.note.rect
    lying = [(card, view.table.cards[card].spot.rect(view.stage.aspect)) for card in view.table.state.table]
    return [card for card, rect in lying if rect.overlaps(note)]


def test_a_hint_that_comes_in_the_middle_of_a_choice_waits_for_its_end(make_view: MakeView) -> None:
    view = make_view(size=(900, 560), speed=Speed.OFF)
    view.show_state(CROWD)
    view.offer(PLAYS)
    view.picker.click_hand(parse_card("7D"))
    view.refresh()
    view.show_hint(hinted(CROWD, hint()))
    assert view.bar.isVisible() and not view.hinting.open
    view.picker.escape()
    view.refresh()
    assert view.hinting.open and covered(view) == []


def test_a_note_that_is_opened_again_in_another_window_covers_nothing_either(make_view: MakeView) -> None:
    view = make_view(size=(1280, 760), speed=Speed.OFF)
    view.show_state(CROWD)
    view.offer(PLAYS)
    view.show_hint(hinted(CROWD, hint()))
    view.show_hint(hinted(CROWD, hint(open=False)))
    view.resize(900, 560)
    view.show_hint(hinted(CROWD, hint()))
    assert view.hinting.open and covered(view) == []
    view.set_settings(replace(view.stage.settings, show_line=False))
    assert view.hinting.open and covered(view) == []


def test_the_arrow_bobs_three_times_and_comes_to_rest(shown: TableView, qtbot: QtBot) -> None:
    item = shown.table.cards[parse_card("7D")]
    seen: list[float] = []
    bob = item.bob
    item.bob = lambda by: (seen.append(by), bob(by))  # type: ignore[method-assign, assignment]
    qtbot.waitUntil(lambda: bool(seen) and seen[-1] == 0 and not shown.clock.running, timeout=5000)
    assert max(seen) > 4
    shown.show_hint(hinted(two(), hint(open=False)))
    shown.show_hint(hinted(two(), hint()))
    assert not shown.clock.running, "once is enough"


@pytest.mark.parametrize(("speed", "reduced"), [(Speed.OFF, False), (Speed.NORMAL, True)])
def test_the_arrow_is_still_where_nothing_should_move(make_view: MakeView, speed: Speed, reduced: bool) -> None:
    view = make_view(speed=speed, reduced_motion=reduced)
    view.show_state(two())
    view.offer(PLAYS)
    view.show_hint(hinted(two(), hint()))
    assert arrows(view) == [parse_card("7D")] and not view.clock.running


def test_the_arrow_stays_while_its_card_rises(shown: TableView) -> None:
    item = shown.table.cards[parse_card("7D")]
    assert item.marks.arrow_down == 0
    shown.picker.point(parse_card("7D"))
    shown.refresh(glide=False)
    assert item.marks.arrow and item.marks.arrow_down > 0


def test_the_note_stands_in_front_of_a_question(view: TableView, qtbot: QtBot) -> None:
    plays = [*(declare(Declaration.UNDER_TEN, value) for value in (1, 2, 3)), card_play(parse_card("2D"), EMPTY)]
    state = two("9D 3B 10C 5S", "7C 2D 4S")
    view.show_state(state)
    view.offer(plays)
    assert view.prompt.isVisible()
    view.show_hint(hinted(state, hint(plays[1])))
    assert view.hinting.open and not view.prompt.isVisible()
    assert view.prompt.offer is not None and view.prompt.offer.play == plays[1]
    assert arrows(view) == [] and view.table.prompt >= PROMPT_H
    picked: list[Play] = []
    view.picked.connect(picked.append)
    view.setFocus()
    with qtbot.waitSignal(view.hint_closed):
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert picked == [], "Enter does not answer what cannot be seen"
    view.show_hint(hinted(state, hint(plays[1], open=False)))
    assert view.prompt.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert picked == [plays[1]]


def test_a_screen_reader_hears_the_hint(view: TableView) -> None:
    Access.install()
    said: list[str] = []
    view.said.connect(said.append)
    view.show_state(two())
    view.offer(PLAYS)
    view.show_hint(hinted(two(), hint()))
    assert said[-1] == f"Hint: Take the 3 and the 4 with the 7. {WHY} {NEXT}"
    table = QAccessible.queryAccessibleInterface(view)
    names = [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]
    assert names[0] == said[-1]
    assert any(name.startswith("7 of coins") and name.endswith("hinted at") for name in names)
