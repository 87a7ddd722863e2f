"""Which play a person means, in every way of pointing and choosing."""

from __future__ import annotations

import pytest

from scopa_desktop.core.cards import Card, parse_card, parse_cards
from scopa_desktop.core.plays import Play, card_play
from scopa_desktop.ui.table.picker import Picker


def play(card: str, taken: str = "") -> Play:
    return card_play(parse_card(card), parse_cards(taken))


SEVEN_BY_FOUR = play("7D", "3C 4B")
SEVEN_BY_TWO = play("7D", "5S 2D")
KING = play("10C", "10S")
LAID = play("9B")
HAND = tuple(parse_card(text) for text in ("7D", "9B", "10C"))
TABLE = tuple(parse_card(text) for text in ("3C", "4B", "5S", "2D", "10S"))
C7, C9, C10 = HAND


@pytest.fixture
def picker() -> Picker:
    made = Picker()
    made.hand, made.table = HAND, TABLE
    made.offer([SEVEN_BY_TWO, SEVEN_BY_FOUR, KING, LAID])
    return made


def test_one_outcome_is_played_at_once(picker: Picker) -> None:
    assert picker.click_hand(C10) == KING
    assert not picker.active


def test_a_card_that_takes_nothing_is_laid(picker: Picker) -> None:
    assert picker.click_hand(C9) == LAID


def test_several_captures_open_a_choice_in_reading_order(picker: Picker) -> None:
    assert picker.click_hand(C7) is None
    assert picker.choice is not None
    assert picker.choice.plays == (SEVEN_BY_FOUR, SEVEN_BY_TWO)
    assert picker.choice.hot == 0
    assert picker.number(2) == SEVEN_BY_TWO


def test_a_table_card_of_one_set_picks_it(picker: Picker) -> None:
    picker.click_hand(C7)
    assert picker.click_table(parse_card("10S")) is None
    assert picker.choice is not None
    assert picker.click_table(parse_card("2D")) == SEVEN_BY_TWO


def test_a_card_of_two_sets_lights_the_next_one() -> None:
    picker = Picker()
    picker.table = TABLE
    picker.offer([play("7D", "5S 2D"), play("7D", "2D 3C 1B")])
    picker.click_hand(C7)
    both = parse_card("2D")
    assert picker.choice is not None and picker.choice.hot == 0
    assert picker.click_table(both) is None
    assert picker.choice.hot == 1
    assert picker.click_table(both) is None
    assert picker.choice.hot == 0


def test_clicking_again_cancels_and_another_card_takes_over(picker: Picker) -> None:
    picker.click_hand(C7)
    picker.click_hand(C7)
    assert picker.choice is None
    picker.click_hand(C7)
    picker.click_hand(C7, again=True)  # the second click of a double click
    assert picker.choice is not None
    assert picker.click_hand(C10) == KING


def test_dragging_onto_a_card_of_one_set(picker: Picker) -> None:
    assert picker.drop(C7, parse_card("3C")) == SEVEN_BY_FOUR


def test_dragging_onto_the_felt(picker: Picker) -> None:
    assert picker.drop(C7) is None
    assert picker.choice is not None
    assert picker.drop(C10) == KING


def test_keys_move_the_focus_round_the_hand(picker: Picker) -> None:
    assert picker.step(1) and picker.focus == C7
    assert picker.step(1) and picker.focus == C9
    assert picker.step(-1) and picker.step(-1) and picker.focus == C10
    assert picker.enter() == KING


def test_number_keys_choose_a_card_then_a_set(picker: Picker) -> None:
    assert picker.number(1) is None and picker.focus == C7
    assert picker.enter() is None
    assert picker.tab() and picker.choice is not None and picker.choice.hot == 1
    assert picker.enter() == SEVEN_BY_TWO


def test_tab_opens_the_sets_only_where_there_are_two(picker: Picker) -> None:
    picker.number(3)
    assert not picker.tab()
    picker.number(1)
    assert picker.tab() and picker.choice is not None


def test_escape_goes_back_step_by_step(picker: Picker) -> None:
    picker.number(1)
    picker.enter()
    assert picker.escape() and picker.choice is None and picker.focus == C7
    assert picker.escape() and picker.focus is None
    assert not picker.escape()


def test_confirming_takes_two_clicks(picker: Picker) -> None:
    picker.confirm = True
    assert picker.click_hand(C10) is None and picker.focus == C10
    assert picker.click_hand(C9) is None and picker.focus == C9
    assert picker.click_hand(C9) == LAID


def test_confirming_by_a_double_click_or_on_the_table(picker: Picker) -> None:
    picker.confirm = True
    assert picker.click_hand(C10, again=True) == KING
    picker.offer([KING, LAID])
    picker.click_hand(C10)
    assert picker.click_table(parse_card("10S")) == KING


def test_what_is_not_live_does_nothing(picker: Picker) -> None:
    dead = parse_card("1S")
    assert picker.click_hand(dead) is None
    assert picker.drop(dead) is None
    assert not picker.point(dead)
    picker.clear()
    assert picker.click_hand(C10) is None
    assert picker.enter() is None
    assert not picker.step(1)
    assert picker.number(1) is None


def test_pointing_shows_what_a_card_takes(picker: Picker) -> None:
    assert picker.point(C7)
    assert not picker.point(C7)
    assert set(picker.taken_by(picker.considered)) == {parse_cards("3C 4B"), parse_cards("5S 2D")}
    assert picker.point(None)
    assert picker.taken_by(picker.considered) == ()


def test_a_capture_that_may_be_left_can_be_laid() -> None:
    picker = Picker()
    picker.offer([play("7D", "3C 4B"), play("7D")])
    picker.click_hand(C7)
    assert picker.choice is not None
    assert picker.choice.sets == ((parse_card("3C"), parse_card("4B")), ())
    assert picker.choose(1) == play("7D")


def test_a_new_offer_keeps_a_focus_that_is_still_live(picker: Picker) -> None:
    picker.number(3)
    picker.offer([KING])
    assert picker.focus == C10
    picker.offer([LAID])
    assert picker.focus is None
    assert picker.is_live(Card(C9))
