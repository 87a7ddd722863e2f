"""A card that gives a sweep away is held back once, and played at the second press; nothing is ever blocked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.plays import Play, takes_of
from scopa_desktop.ui.table.state import Hint
from scopa_desktop.ui.table.view import TableView
from tests.ui.table.conftest import MakeView, two
from tests.ui.table.test_input import BY_FOUR, BY_TWO, KING, PLAYS, TWO, Picked, at, click

RISKY = {KING, BY_TWO}


def wary(make_view: MakeView, risky: set[Play] = RISKY, **choices: object) -> tuple[TableView, Picked]:
    view, answers = make_view(**{"warn": True, **choices}), Picked()
    view.picked.connect(answers.append)
    view.show_state(two())
    view.offer(PLAYS, lambda play: play in risky)
    view.setFocus()
    return view, answers


def marked(view: TableView) -> Iterator[str]:
    for key, item in view.table.cards.items():
        if isinstance(key, int) and item.marks.warning:
            yield str(key)


def test_the_second_press_plays(make_view: MakeView) -> None:
    view, picked = wary(make_view)
    said: list[str] = []
    view.said.connect(said.append)
    click(view, at(view, "10C"))
    assert picked == []
    assert view.table.cards[parse_card("10C")].marks.warning
    assert said[-1].startswith("That leaves 14 on the table") and view.table.line.isVisible()
    click(view, at(view, "10C"))
    assert picked == [KING]


def test_enter_asks_too(make_view: MakeView) -> None:
    view, picked = wary(make_view)
    QTest.keyClick(view, Qt.Key(int(Qt.Key.Key_1) + view.picker.hand.index(parse_card("10C"))))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert picked == [] and view.picker.sure == KING
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert picked == [KING]


def test_a_safe_card_is_played_at_once(make_view: MakeView) -> None:
    view, picked = wary(make_view)
    click(view, at(view, "2B"))
    assert picked == [TWO]


def test_of_several_sets_the_one_that_was_chosen_is_held_back(make_view: MakeView) -> None:
    view, picked = wary(make_view)
    click(view, at(view, "7D"))
    number = next(n for n, play in enumerate(view.picker.choice.plays) if play == BY_TWO)  # type: ignore[union-attr]
    QTest.keyClick(view, Qt.Key(int(Qt.Key.Key_1) + number))
    assert picked == [] and view.picker.sure == BY_TWO
    assert view.picker.taken_by(parse_card("7D")) == (takes_of(BY_TWO),), "only what it would take is ringed"
    click(view, at(view, "7D"))
    assert picked == [BY_TWO]


def test_the_other_set_is_still_to_be_had(make_view: MakeView) -> None:
    view, picked = wary(make_view)
    click(view, at(view, "7D"))
    number = next(n for n, play in enumerate(view.picker.choice.plays) if play == BY_TWO)  # type: ignore[union-attr]
    QTest.keyClick(view, Qt.Key(int(Qt.Key.Key_1) + number))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.picker.sure is None
    click(view, at(view, "7D"))
    number = next(n for n, play in enumerate(view.picker.choice.plays) if play == BY_FOUR)  # type: ignore[union-attr]
    QTest.keyClick(view, Qt.Key(int(Qt.Key.Key_1) + number))
    assert picked == [BY_FOUR]


@pytest.mark.parametrize("way", ["escape", "another card", "the felt"])
def test_thinking_again_takes_the_question_back(make_view: MakeView, way: str) -> None:
    view, picked = wary(make_view)
    click(view, at(view, "10C"))
    if way == "escape":
        QTest.keyClick(view, Qt.Key.Key_Escape)
    elif way == "another card":
        QTest.keyClick(view, Qt.Key.Key_Left)
    else:
        click(view, view.rect().center() / 8)
    assert view.picker.sure is None
    assert view.table.line.content is not None and view.table.line.content.text == two().line.text
    assert not view.table.cards[parse_card("10C")].marks.warning or view.picker.considered == parse_card("10C")
    click(view, at(view, "10C"))
    assert picked == [], "asked anew"
    click(view, at(view, "10C"))
    assert picked == [KING]


def test_without_the_aid_or_without_a_better_play_nothing_is_asked(make_view: MakeView) -> None:
    view, picked = wary(make_view, warn=False)
    click(view, at(view, "10C"))
    assert picked == [KING]
    view, picked = wary(make_view, risky=set(PLAYS))
    click(view, at(view, "10C"))
    assert picked == [KING], "whatever is played gives a sweep away"


def test_what_the_teacher_advises_is_not_questioned(make_view: MakeView) -> None:
    view, picked = wary(make_view)
    view.show_hint(replace(two(), hint=Hint(KING, "Lay the king.", open=False)))
    click(view, at(view, "10C"))
    assert picked == [KING]


def test_a_double_click_is_one_press(make_view: MakeView) -> None:
    view, picked = wary(make_view)
    click(view, at(view, "10C"))
    QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at(view, "10C"))
    assert picked == [] and view.picker.sure == KING
    click(view, at(view, "10C"))
    assert picked == [KING]


def test_it_is_asked_although_the_information_line_is_off(make_view: MakeView) -> None:
    view, picked = wary(make_view, show_line=False)
    assert not view.table.line.isVisible()
    click(view, at(view, "10C"))
    assert view.table.line.isVisible()
    click(view, at(view, "10C"))
    assert picked == [KING] and not view.table.line.isVisible()


def test_a_card_that_is_pointed_at_shows_the_sign_before(make_view: MakeView) -> None:
    view, picked = wary(make_view)
    for card, signs in (("10C", 1), ("7D", 0)):
        view.picker.point(parse_card(card))
        view.refresh(glide=False)
        assert len([*marked(view)]) == signs, "the seven has a set that is safe"
    assert picked == []
