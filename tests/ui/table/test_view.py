"""What the table shows by its settings, while somebody thinks, and when the window changes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import card_set, parse_card, parse_cards
from scopa_desktop.core.events import Captured, Dealt, Scopa
from scopa_desktop.core.plays import card_play
from scopa_desktop.ui.decks.manifest import Deck
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.table.changes import after
from scopa_desktop.ui.table.layout import Layout
from scopa_desktop.ui.table.state import Customs, Line, PileState, SeatState, SortBy, Speed, TableState
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.words import Words
from tests.ui.table.conftest import MakeView, cards, two


def hand_from_the_left(view: TableView) -> list[int]:
    own = {key: item for key, item in view.table.cards.items() if key in view.own_hand()}
    return [int(key) for key in sorted(own, key=lambda key: own[key].spot.cx) if isinstance(key, int)]


def test_the_hand_is_sorted_as_the_player_likes(view: TableView) -> None:
    view.show_state(two(hand="7D 2B 10C"))
    assert hand_from_the_left(view) == list(cards("7D 10C 2B"))
    view.set_settings(replace(view.stage.settings, sort_by=SortBy.VALUE))
    assert hand_from_the_left(view) == list(cards("2B 7D 10C"))


def test_backs_of_the_others_can_be_hidden(view: TableView) -> None:
    view.show_state(two())
    assert sum(item.pose.face == BACK for item in view.table.cards.values()) == 3
    view.set_settings(replace(view.stage.settings, show_backs=False))
    assert not any(item.pose.face == BACK for item in view.table.cards.values())


def test_the_information_line_can_be_hidden(view: TableView) -> None:
    view.show_state(two())
    assert view.table.line.isVisible()
    view.set_settings(replace(view.stage.settings, show_line=False))
    assert not view.table.line.isVisible()


def test_another_back_is_painted_anew(view: TableView, qtbot: QtBot) -> None:
    view.show_state(two())
    before = view.stage.pixmaps
    view.set_settings(replace(view.stage.settings, back="back_blue"))
    assert view.stage.pixmaps is not before
    with qtbot.waitSignal(view.stage.pixmaps.ready, timeout=3000):
        view.grab()


@pytest.mark.parametrize("speed", [Speed.SLOW, Speed.OFF])
def test_settings_may_change_in_the_middle(view: TableView, qtbot: QtBot, speed: Speed) -> None:
    start = two("3C 4B")
    seven = parse_card("7D")
    events = (Captured(0, 0, seven, cards("3C 4B")), Scopa(0, 0, seven))
    end = after(after(start, events[0]), events[1])
    view.show_state(start)
    with qtbot.waitSignal(view.finished, timeout=8000):
        view.play(events, end)
        qtbot.wait(80)
        view.set_settings(replace(view.stage.settings, speed=speed, back="back_blue", index=False))
    assert view.state == end


def test_other_words_name_the_cards_anew(view: TableView) -> None:
    view.show_state(two())
    seven = parse_card("7D")
    view.offer([card_play(seven, parse_cards("3C 4B")), card_play(seven, parse_cards("5S 2D"))])
    view.picker.click_hand(seven)
    view.refresh()
    assert "7 of coins" in view.bar.label()
    view.set_words(Words("french"))
    assert "7 of diamonds" in view.bar.label()


def test_the_arc_fills_while_a_player_thinks(view: TableView, qtbot: QtBot) -> None:
    state = two()
    thinking = replace(state.seats[1], thinking=0.4, to_play=True)
    view.show_state(replace(state, seats=(state.seats[0], thinking)))
    first = view.table.plates[1].content
    assert first is not None and first.progress is not None and first.progress < 0.5
    qtbot.wait(300)
    second = view.table.plates[1].content
    assert second is not None and second.progress is not None and second.progress > first.progress
    qtbot.wait(400)
    assert not view._think_timer.isActive()
    view.show_state(state)
    third = view.table.plates[1].content
    assert third is not None and third.progress is None


def test_the_line_may_change_while_cards_move(view: TableView, qtbot: QtBot) -> None:
    start = two("3C 4B")
    seven = parse_card("7D")
    event = Captured(0, 0, seven, cards("3C 4B"))
    view.show_state(start)
    view.step_started.connect(lambda _: view.show_line(Line("You take two cards.", "", 0)))
    view.play([event], after(start, event))
    content = view.table.line.content
    assert content is not None and content.text == "You take two cards."
    qtbot.wait(60)
    assert view.table.line.content == content


def test_what_can_be_heard_is_told_once_it_is_seen(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view(Speed.LIGHTNING)
    heard: list[str] = []
    view.moment.connect(lambda moment: heard.append(moment.name))
    seven = parse_card("7D")
    start = two("3C 4B", customs=Customs(prized=card_set([seven])))
    events = (Captured(0, 0, seven, cards("3C 4B")), Scopa(0, 0, seven))
    end = after(after(start, events[0]), events[1])
    view.show_state(start)
    with qtbot.waitSignal(view.finished, timeout=8000):
        view.play(events, end)
    assert heard[:2] == ["taken", "settebello"]
    assert sorted(heard[2:]) == ["scopa", "swept"]
    view.show_state(start)
    view.play(events, end)
    heard.clear()
    cuts: list[str] = []
    view.cut.connect(lambda: cuts.append("cut"))
    view.skip()
    assert (heard, cuts) == ([], ["cut"])
    view.skip()
    assert cuts == ["cut"]
    heard.clear()
    with qtbot.waitSignal(view.finished, timeout=8000):
        view.show_state(replace(start, customs=Customs()))
        view.play(events[:1], after(start, events[0]))
    assert heard == ["taken", "swept"]  # a seven like any other


def test_cards_grow_again_at_the_next_deal(make_view: MakeView, qtbot: QtBot) -> None:
    view = make_view(Speed.OFF)
    many = " ".join(f"{rank}{suit}" for suit in "CS" for rank in range(1, 11))
    view.show_state(two(many, ""))
    small = view.table.slots.step
    few = two("1C 2C 3C 4C 5C 6C 7C 8C 9C 1S", "")
    view.show_state(few)
    deal = Dealt(4, 6, (cards("7D 2B 10D"), cards("1D 2D 3D")), (), 12)
    end = after(few, deal)
    with qtbot.waitSignal(view.finished, timeout=5000):
        view.play([deal], end)
    assert view.table.slots.step > small
    assert view.table.slots.step == view.table.layout.lattice(10).step


@pytest.mark.parametrize("size", [(900, 560), (900, 1160), (1280, 760), (2560, 1040)])
def test_the_window_may_have_any_size(make_view: MakeView, size: tuple[int, int]) -> None:
    view = make_view(size=size)
    view.show_state(two())
    scene = view.table
    felt = Layout(scene.layout.setup).felt
    assert (felt.w, felt.h) == size
    for item in scene.cards.values():
        assert felt.holds(item.spot.bounds(view.stage.aspect), 2)
    assert not view.grab().isNull()


def test_an_empty_table_is_just_felt(view: TableView) -> None:
    view.show_state(TableState((), ()))
    view.offer(())
    assert not view.grab().isNull()
    view.resize(1000, 700)
    assert not view.table.cards


def test_a_deck_of_another_shape_moves_everything(view: TableView, deck: Deck) -> None:
    view.show_state(two())
    narrow = view.table.cards[parse_card("7D")].spot.w
    wide = replace(deck, width=630, height=880)
    view.set_settings(replace(view.stage.settings, deck=wide))
    assert view.table.cards[parse_card("7D")].spot.w > narrow


def test_a_fault_while_painting_is_reported_and_not_fatal(view: TableView, qtbot: QtBot) -> None:
    state = two()
    broken = replace(state.tablet, title=7)  # type: ignore[arg-type]
    with qtbot.capture_exceptions() as faults:
        view.show_state(replace(state, tablet=broken))
        view.grab()
    assert faults
    view.show_state(state)
    assert not view.grab().isNull()


def test_a_narrow_plate_says_a_level_in_few_words(view: TableView) -> None:
    def said(seats: int, **changes: str) -> list[str]:
        plain = SeatState("Rita", "lemon", "Level 1  ·  Beginner", "Level 1  ·  Beginner", brief="1 · Beginner", hand=3)
        players = (SeatState("You", "sun", hand=()), *(replace(plain, **changes) for _ in range(seats - 1)))
        sides = tuple((seat,) for seat in range(seats))
        view.show_state(TableState(seats=players, sides=sides, piles=(PileState(),) * seats))
        return [plate.content.subtitle for plate in view.table.plates[1:] if plate.content is not None]

    assert said(2) == ["Level 1  ·  Beginner"]
    assert said(4) == ["1 · Beginner", "Level 1  ·  Beginner", "1 · Beginner"]
    assert said(4, subtitle="Thinking …") == ["Thinking …"] * 3
