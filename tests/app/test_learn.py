"""The course at the real window: all of it by mouse, all of it by keys and ears, left and taken up again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.plays import Play, card_of, is_declaration, parse_play
from scopa_desktop.session.lesson import Step
from scopa_desktop.store.preferences import LANGUAGES
from scopa_desktop.store.preferences import LESSONS as NAMES
from scopa_desktop.ui.lessonbar import LessonBar
from scopa_desktop.ui.table.things import things
from scopa_desktop.ui.windows.learning import Learning
from scopa_desktop.ui.words_lessons import LESSONS
from tests.app.running import prefer
from tools.robot.inside import Inside

KEY = Qt.Key


@pytest.fixture
def inside(tmp_path: Path, qtbot: QtBot) -> Iterator[Inside]:
    prefer(tmp_path, speed="off", start_table=False)
    made = Inside(tmp_path)
    made.shell.resize(900, 600)
    made.pump(2)
    yield made
    made.close()


def learning(inside: Inside) -> Learning:
    found = inside.window._learning
    assert found is not None
    return found


def bar(inside: Inside) -> LessonBar:
    found = learning(inside).bar
    assert found is not None
    return found


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def click_thing(inside: Inside, name: str) -> None:
    """Click in the middle of something on the table."""
    view = inside.view
    rect = next(each.rect for each in things(view) if each.id == name)
    at = view.mapFromScene(rect.x + rect.w / 2, rect.y + rect.h / 2)
    QTest.mouseMove(view.viewport(), at + QPoint(3, 3))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    inside.pump(2)


def play(inside: Inside, wanted: Play) -> None:
    """Make a play by mouse."""
    view = inside.view
    inside.pump_until(lambda: view.live and not view.busy, "the person's turn")
    if view.prompt.offer is not None and is_declaration(wanted):
        click_thing(inside, "declare")
        return
    if view.prompt.offer is not None:
        click_thing(inside, "quiet")
    click_thing(inside, f"hand {card_of(wanted)}")
    if view.picker.choice is not None:
        click_thing(inside, f"set {view.picker.choice.plays.index(wanted)}")
    inside.settle()


def miss(inside: Inside, step: Step) -> None:
    """Do something else than what is asked, if there is anything else, and see that it is said why."""
    now, said = learning(inside), bar(inside).words.text
    asked, at, table = said(), now.teaching.at, now.teaching.match.round.table
    right = set(map(parse_play, step.accepts))
    wrong = [each for each in now.teaching.match.round.legal_plays() if each not in right]
    if step.accepts and wrong:
        play(inside, wrong[0])
    elif step.answers:
        click(bar(inside).buttons[[each.says is not None for each in step.answers].index(True)])
    else:
        return
    assert said() not in ("", asked)
    verdict = now.teaching.verdict
    assert verdict is not None and not verdict.right
    assert now.teaching.at == at
    if verdict.shown:
        click(bar(inside).buttons[0])
        inside.settle()
        assert said() == asked
    assert now.teaching.match.round.table == table


def do(inside: Inside, step: Step) -> None:
    """Do what is asked."""
    if step.accepts:
        play(inside, parse_play(step.accepts[0]))
    elif step.answers:
        click(bar(inside).buttons[[each.says is None for each in step.answers].index(True)])
    if inside.session.match.round_scored:
        inside.pump_until(lambda: inside.sheet is not None, "the count")
        QTest.keyClick(inside.sheet, KEY.Key_Escape)
        inside.pump(3)


def test_the_whole_course_is_taken_by_mouse(inside: Inside) -> None:
    entry = next(each for each in inside.window.start.entries() if each.text() == "Learn to play")
    click(entry)
    stored = inside.window.stage.matches
    for number, lesson in enumerate(LESSONS):
        assert learning(inside).number == number
        assert bar(inside).title.text() == lesson.title
        for at, step in enumerate(lesson.steps):
            assert learning(inside).teaching.at == at
            heights = {bar(inside).height()}
            miss(inside, step)
            do(inside, step)
            heights.add(bar(inside).height())
            assert len(heights) == 1, "the table jumped"
            assert learning(inside).teaching.done
            click(bar(inside).buttons[0])
            inside.pump(3)
        assert inside.window.choices.now.lessons == NAMES[: number + 1]
    assert inside.window._learning is None
    assert inside.window.pages.currentWidget() is inside.window.start
    assert stored.list_matches(limit=1) == []
    assert "Learn to play" not in [each.text() for each in inside.window.start.entries()]


class Newcomer:
    """Somebody who has never seen the cards and sees nothing now: hears what is said, and what the keys are on."""

    def __init__(self, inside: Inside) -> None:
        self.inside = inside
        self.heard: list[str] = []
        inside.window.narrator.spoken.connect(self.heard.append)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            target = QApplication.focusWidget()
            assert target is not None
            QTest.keyClick(target, key)
            self.inside.pump(2)
            self.inside.view.skip()
            self.inside.pump(2)

    @property
    def on(self) -> str:
        """What a screen reader says of where the keys are."""
        focus = QApplication.focusWidget()
        if focus is self.inside.view:
            found = next((each for each in things(self.inside.view) if each.focused), None)
            return "" if found is None else f"{found.name}. {found.description}"
        return focus.accessibleName() if focus is not None else ""

    def walk_to(self, wanted: str, key: Qt.Key = KEY.Key_Right) -> None:
        """Go on until the keys are on something that is called so."""
        for _ in range(30):
            if wanted.lower() in self.on.lower():
                return
            self.press(key)
        raise AssertionError(f"{wanted} is nowhere; heard {self.heard[-3:]}")

    def hint(self) -> str:
        """Ask for what is to be done, and return what is said."""
        count = len(self.heard)
        self.press(KEY.Key_H)
        self.inside.pump_until(lambda: len(self.heard) > count, "a hint")
        return self.heard[-1]


def lesson_one(newcomer: Newcomer) -> None:
    """Do what the words say, and where they leave it open, what the cards say."""
    said = newcomer.heard[-1]
    told = re.search(r"(?:Play|Lay) the ([^.:]+)[.:]", said)
    if isinstance(QApplication.focusWidget(), QPushButton):
        newcomer.press(KEY.Key_Return)
    else:
        newcomer.walk_to(told[1] if told else "takes the")
        newcomer.press(KEY.Key_Return)


def test_a_newcomer_finishes_the_first_lesson_by_what_is_said_alone(inside: Inside) -> None:
    newcomer = Newcomer(inside)
    newcomer.walk_to("Learn to play", KEY.Key_Tab)
    newcomer.press(KEY.Key_Return)
    for _ in range(12):
        if "Lesson finished." in newcomer.heard[-1]:
            break
        lesson_one(newcomer)
    assert inside.window.choices.now.lessons == ("equal",)
    assert not [each for each in newcomer.heard if "would take nothing" in each or "You might" in each]
    assert newcomer.on == "Next lesson"


def test_the_whole_course_is_taken_by_keys_and_ears(inside: Inside) -> None:
    newcomer = Newcomer(inside)
    newcomer.press(KEY.Key_F3)
    steps = sum(len(lesson.steps) for lesson in LESSONS)
    for _ in range(8 * steps):
        if inside.window._learning is None:
            break
        if inside.sheet is not None:
            newcomer.press(KEY.Key_Escape)
        elif isinstance(QApplication.focusWidget(), QPushButton):
            newcomer.press(KEY.Key_Return)  # an answer that was wrong is not offered again
        else:
            follow(newcomer, newcomer.hint())
        if inside.window._learning is not None and inside.session.match.round_scored:
            inside.pump(3)
    assert inside.window._learning is None
    assert inside.window.choices.now.lessons == NAMES


def follow(newcomer: Newcomer, said: str) -> None:
    """Make the play that a hint has named."""
    if "Declare" in said:
        newcomer.press(KEY.Key_Return)  # the hint has been read
        if newcomer.inside.view.prompt.offer is not None:
            newcomer.press(KEY.Key_Return)
        return
    laid = re.search(r"Lay the (.+)\.", said)
    taking = re.search(r"Take the (.+) with the (.+)\.", said)
    assert laid or taking, said
    newcomer.walk_to(laid[1] if laid else taking[2])  # type: ignore[index]
    newcomer.press(KEY.Key_Return)
    if taking and newcomer.inside.view.picker.choice is not None:
        newcomer.walk_to(f"take the {taking[1]}")
        newcomer.press(KEY.Key_Return)


def test_a_lesson_is_left_and_taken_up_again_and_a_match_waits(tmp_path: Path, inside: Inside) -> None:
    inside.new_game()
    inside.pump_until(lambda: inside.view.live, "the person's turn")
    inside.person_plays()
    inside.settle()
    match, uuid = inside.session.match, inside.session.uuid
    inside.window.learn()
    click(bar(inside).buttons[0])
    assert not inside.window.actions_.undo.isVisible()
    assert not inside.window.actions_.restart.isEnabled()
    assert inside.window.actions_.hint.isEnabled()
    inside.window.learn(4)  # from one lesson to another the match still waits
    inside.window.learn(0)
    click(bar(inside).buttons[0])
    QTest.keyClick(inside.view, KEY.Key_Escape)
    inside.pump(3)
    assert inside.window._learning is None
    assert inside.session.uuid == uuid
    assert inside.session.match.round.plays == match.round.plays
    assert inside.window.findChildren(LessonBar) == [] or not any(
        each.isVisible() for each in inside.window.findChildren(LessonBar)
    )
    inside.window.show_start()
    inside.window.learn()
    assert learning(inside).teaching.at == 1
    inside.window.show_rules()  # something may lie over it
    inside.sheet.close_sheet()
    inside.pump(3)
    assert QApplication.focusWidget() is inside.view


def test_how_far_one_is_is_kept_when_the_program_is_closed(tmp_path: Path, qtbot: QtBot) -> None:
    prefer(tmp_path, speed="off", start_table=False, lessons=("equal", "sweep"))
    first = Inside(tmp_path)
    first.window.learn(6)
    play(first, parse_play("9B"))
    click(bar(first).buttons[0])
    first.close()
    second = Inside(tmp_path)
    notes = [each.accessibleDescription() for each in second.window.start.entries()]
    assert "2 of 10 lessons finished" in notes
    second.window.learn()
    assert (learning(second).number, learning(second).teaching.at) == (6, 1)
    second.close()


def test_any_lesson_is_reached_from_the_row_by_mouse_and_keys(inside: Inside) -> None:
    inside.window.learn()
    click(bar(inside).row.dots[5])
    assert learning(inside).number == 5
    dot = bar(inside).row.dots[5]
    dot.setFocus()
    QTest.keyClick(dot, KEY.Key_Right)
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return)
    assert learning(inside).number == 6
    assert [each.accessibleName() for each in bar(inside).row.dots][6] == "Lesson 7: What not to leave"


def test_tab_comes_to_what_may_be_answered_first_and_to_the_row_of_lessons_last(inside: Inside) -> None:
    newcomer = Newcomer(inside)
    inside.window.learn(4)
    walked = []
    for _ in range(6):
        walked.append(newcomer.on)
        newcomer.press(KEY.Key_Tab)
    assert walked[:5] == ["King of swords", "Ace of cups", "7 of clubs", "Leave", "Lesson 5: The primiera"]


def test_a_wrong_play_is_heard_too(inside: Inside) -> None:
    refused: list[str] = []
    inside.window.learn()
    click(bar(inside).buttons[0])
    inside.view.refused.connect(refused.append)
    play(inside, parse_play("3D"))
    assert refused == [""]


def test_the_first_lesson_names_in_every_language_the_card_to_play(inside: Inside) -> None:
    inside.window.learn()
    click(bar(inside).buttons[0])
    for language in LANGUAGES:
        inside.window.choices.set("language", language)
        inside.pump(3)
        words, card = inside.window.look.words, parse_card("7C")
        assert words.the_card(card) in bar(inside).words.text()
        assert any(words.card(card) in each.name for each in things(inside.view))
    assert bar(inside).title.text() != LESSONS[0].title


def test_cards_are_named_as_the_deck_has_them_at_once(inside: Inside) -> None:
    inside.window.learn()
    click(bar(inside).buttons[0])
    assert "7 of cups" in bar(inside).words.text()
    inside.window.choices.set("deck", "french")
    assert "7 of hearts" in bar(inside).words.text()
    inside.window.choices.set("deck", "french_numbers")
    inside.window.learn(0)
    assert "2 to 10" in bar(inside).words.text()


@pytest.mark.parametrize(("size", "text_size"), [((900, 600), "very_large"), ((1280, 800), "normal")])
def test_all_words_have_room(inside: Inside, size: tuple[int, int], text_size: str) -> None:
    inside.shell.resize(*size)
    inside.window.choices.set("text_size", text_size)
    for number, lesson in enumerate(LESSONS):
        inside.window.learn(number)
        inside.pump(2)
        made = bar(inside)
        for step in lesson.steps:
            for text in learning(inside)._talk(step).said:
                made.words.setText(text)
                need = made.words.heightForWidth(made.words.width())
                assert need <= made.words.height() + 2, text
        assert all(made.rect().contains(each.geometry()) for each in (made.title, made.row, made.leave))
        assert inside.view.height() > made.height()
