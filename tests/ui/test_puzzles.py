"""The puzzles page: it fits, is played by mouse and by keys alone, and tells at once what a play is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.assets import resources
from scopa_desktop.core.cards import cards_of
from scopa_desktop.core.plays import Play, card_of
from scopa_desktop.core.rules import Rules
from scopa_desktop.players.advice import ReasonKind
from scopa_desktop.players.grades import Grade
from scopa_desktop.players.puzzles import Difficulty, Puzzle
from scopa_desktop.players.service import Gathered
from scopa_desktop.session.puzzling import Puzzling, Search, read_shipped
from scopa_desktop.session.reviewing import Reviewer
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.puzzles import PuzzleFile, Tally
from scopa_desktop.store.troubles import Trouble
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.learning import Learning
from scopa_desktop.ui.windows.puzzle_panel import PilesView
from scopa_desktop.ui.windows.puzzles import PuzzlePage
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_lessons import LESSONS
from scopa_desktop.ui.words_puzzles import (
    card_hint,
    difficulty_name,
    difficulty_note,
    nudge,
    question,
    streak_sentence,
    tally_short,
    verdict,
)
from tests.players.test_puzzles import MAIN
from tests.session.test_puzzling import Asker
from tests.session.test_reviewing import Teacher
from tests.ui.pages import LARGE, SCHEMES, SIZES, LongWords, Pictures, clipped, keep, look, outside
from tools.scenes.puzzles import Silent
from tools.scenes.studio import studio

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
SHIPPED = read_shipped(resources() / "puzzles.json")


class Room:
    """The page of somebody's puzzles."""

    def __init__(self, path: Path, qtbot: QtBot) -> None:
        self.troubles: list[Trouble] = []
        self.asker, self.qtbot = Asker(), qtbot
        self.puzzling = Puzzling(PuzzleFile(path, self.troubles.append), SHIPPED, self.asker)
        self.told: list[str] = []

    def open(
        self,
        variant: str = "scopa",
        difficulty: Difficulty | None = None,
        size: tuple[int, int] = SIZES[1],
        paper: Look | None = None,
    ) -> PuzzlePage:
        self.puzzling.choose(variant, difficulty)
        page = PuzzlePage(paper or look(), self.puzzling, Reviewer(Teacher()), Pictures())
        keep(self.qtbot, page)
        page.said.connect(self.told.append)
        page.resize(*size)
        page.show()
        self.qtbot.waitExposed(page)
        page.focus_first()
        QApplication.processEvents()
        return page


@pytest.fixture
def room(tmp_path: Path, qtbot: QtBot) -> Iterator[Room]:
    made = Room(tmp_path / "puzzles.json", qtbot)
    yield made
    made.puzzling.stop()


def said(page: QWidget) -> str:
    """Return everything that is written on a widget."""
    texts = [each for each in page.findChildren(QWidget) if isinstance(each, QLabel | QPushButton)]
    return "\n".join(each.text() for each in texts if each.isVisibleTo(page))


def button(page: QWidget, words: str) -> QPushButton:
    (found,) = [each for each in page.findChildren(QPushButton) if each.text() == words and each.isVisibleTo(page)]
    return found


def offers(page: QWidget, words: str) -> bool:
    return any(each.text() == words and each.isVisibleTo(page) for each in page.findChildren(QPushButton))


def shown(page: PuzzlePage) -> Puzzle:
    puzzle = page._puzzling.current
    assert puzzle is not None
    return puzzle


def play_by_mouse(qtbot: QtBot, page: PuzzlePage, play: Play) -> None:
    """Click the card, and how it is played if it may be played in several ways."""
    (card,) = [each for each in page.panel.position._buttons if each.card == card_of(play)]
    qtbot.mouseClick(card, LEFT)
    ways = [each for each in shown(page).losses if card_of(each) == card_of(play)]
    if len(ways) > 1:
        qtbot.mouseClick(button(page.panel, page.look.words.play(play)), LEFT)


def wrong_plays(puzzle: Puzzle) -> Sequence[Play]:
    return list(puzzle.losses)[1:]


# ----------------------------------------------------------------------------------------------------------- it fits


@pytest.mark.parametrize(("size", "scheme"), [*zip([*SIZES, LARGE], [*SCHEMES, *SCHEMES], strict=True)])
def test_the_page_fits_at_every_moment(room: Room, size: tuple[int, int], scheme: str) -> None:
    page = room.open("scopone_scientifico", None, size, look(scheme))

    def check() -> None:
        QApplication.processEvents()
        assert page.size().toTuple() == size
        assert clipped(page) == outside(page) == []
        bounds = page.panel.position.rect()
        assert all(bounds.contains(rect.toAlignedRect()) for _, rect in page.panel.position.places())

    check()
    page.panel.hint()
    page.panel.hint()
    check()
    page.panel._try(wrong_plays(shown(page))[0])
    check()
    page.panel._try(shown(page).best)
    check()
    while page._puzzling.current is not None:
        page._next()
    check()


@pytest.mark.parametrize("size", SIZES[:2])
def test_longer_languages_fit(room: Room, size: tuple[int, int]) -> None:
    longer = LongWords()
    QCoreApplication.installTranslator(longer)
    try:
        page = room.open("cirulla", None, size)
        assert clipped(page) == outside(page) == []
        page.panel.hint()
        page.panel._try(wrong_plays(shown(page))[0])
        QApplication.processEvents()
        assert clipped(page) == outside(page) == []
        page.panel._try(shown(page).best)
        QApplication.processEvents()
        assert clipped(page) == outside(page) == []
    finally:
        QCoreApplication.removeTranslator(longer)


def test_sizes_and_words_may_change_in_the_middle(room: Room) -> None:
    page = room.open()
    best = page.look.words.play(shown(page).best)
    page.rebuild()
    assert best not in said(page.panel)
    page.panel._try(shown(page).best)
    page.rebuild()
    assert best in said(page.panel), "what is solved is not asked again"
    assert page._puzzling.tally() == Tally(1, 1, 1)


# ---------------------------------------------------------------------------------------------------------- by mouse


@pytest.mark.parametrize("variant", [*MAIN, "perdere"])
def test_every_game_is_played_and_told_at_once(qtbot: QtBot, room: Room, variant: str) -> None:
    page = room.open(variant)
    puzzle, words = shown(page), page.look.words
    wrong, judged = wrong_plays(puzzle)[0], puzzle.judgements()
    play_by_mouse(qtbot, page, wrong)
    assert verdict(words, judged[wrong], puzzle.view.rules) in said(page.panel)
    assert verdict(words, judged[wrong], puzzle.view.rules) in room.told[-1]
    assert words.play(puzzle.best) not in said(page.panel), "the solution is not told unasked"
    qtbot.mouseClick(button(page.panel, "Try again"), LEFT)
    play_by_mouse(qtbot, page, puzzle.best)
    assert "Yes, that is the best play." in said(page.panel)
    for play in puzzle.losses:
        assert words.play(play) in said(page.panel), "what every play is worth"
    assert page._puzzling.tally() == Tally(1, 1, 0)


def test_hint_first_then_the_card_then_the_solution(qtbot: QtBot, room: Room) -> None:
    page = room.open("scopa", Difficulty.HARD)
    puzzle, words = shown(page), page.look.words
    qtbot.mouseClick(button(page.panel, "Hint"), LEFT)
    assert said(page.panel).count("Hint: ") == 1
    assert room.told[-1].startswith("Hint: ") and words.the_card(card_of(puzzle.best)) not in room.told[-1]
    qtbot.mouseClick(button(page.panel, "Which card?"), LEFT)
    assert room.told[-1] == card_hint(words, puzzle.best)
    assert page.panel.position._chosen == card_of(puzzle.best)
    (lifted,) = [each for each in page.panel.position._buttons if each.card == card_of(puzzle.best)]
    assert all(each is lifted or each.y() > lifted.y() for each in page.panel.position._buttons), "its outline too"
    assert not offers(page.panel, "Which card?")
    assert words.play(puzzle.best) not in said(page.panel)
    qtbot.mouseClick(button(page.panel, "Show the solution"), LEFT)
    assert words.play(puzzle.best) in said(page.panel)
    assert words.play(puzzle.best) in room.told[-1]
    assert page.forth.hasFocus()
    assert page._puzzling.tally() == Tally(1, 0, 0)
    qtbot.mouseClick(page.forth, LEFT)
    assert shown(page) != puzzle
    assert page.panel.trying


def test_game_and_difficulty_are_chosen_and_lead_to_another_puzzle(qtbot: QtBot, room: Room) -> None:
    page = room.open()
    for place, difficulty in enumerate((None, *Difficulty)):
        qtbot.mouseClick(page.list.rows[place], LEFT)
        assert page._puzzling.difficulty is difficulty
        assert difficulty in (None, shown(page).difficulty)
        assert page.name.text().startswith(difficulty_name(shown(page).difficulty))
    page.game.set_value("cirulla")
    page.game.activated.emit(page.game.currentIndex())
    assert shown(page).variant == "cirulla"
    assert page._puzzling.chosen == ("cirulla", Difficulty.FIENDISH)


def test_results_stand_beside_the_difficulties(room: Room) -> None:
    page = room.open("scopa", Difficulty.EASY)
    assert "None tried yet." in page.results.text()
    page.panel._try(shown(page).best)
    page._next()
    page.panel._try(wrong_plays(shown(page))[0])
    mixed, easy, *others = page.list.rows
    assert mixed.number == easy.number == "1/2"
    assert all(not each.number for each in others)
    assert easy.accessibleName() == "Easy: The best play is in sight. 1 of 2 solved at the first try."
    assert "1 of 2 solved at the first try. Your longest row: 1." in page.results.text()


def test_what_was_taken_can_be_seen_for_it_could_have_been_counted(room: Room) -> None:
    for variant in ("scopa", "scopone_scientifico", "cirulla"):
        page = room.open(variant)
        view, words = shown(page).view, page.look.words
        views = page.panel.findChildren(PilesView)
        piles = [each for each in view.seen.piles if each]
        assert len(views) == bool(piles)
        for pile in piles:
            assert words.the_cards(cards_of(pile)) in views[0].accessibleName()
        hidden = {words.the_card(card) for card in view.hidden}
        assert not any(card in said(page.panel) for card in hidden), "and nothing else"
        page.close()


# ------------------------------------------------------------------------------------------------- waiting for more


def test_while_there_is_none_the_search_is_told_and_can_be_cancelled(qtbot: QtBot, room: Room) -> None:
    page = room.open("escoba", Difficulty.HARD)
    spare = shown(page)
    while page._puzzling.current is not None:
        qtbot.mouseClick(page.forth, LEFT)
    assert page._puzzling.search is Search.RUNNING
    assert "Looking for a puzzle …" in said(page.panel)
    assert room.told[-1].startswith("Looking for a puzzle …")
    assert not page.forth.isVisible()
    assert page.search.hasFocus()
    room.puzzling.poll()
    assert "1 deal gone through so far." in said(page.panel)
    qtbot.mouseClick(page.search, LEFT)
    assert page._puzzling.search is Search.RESTING
    assert "The search was stopped." in said(page.panel)
    qtbot.mouseClick(page.search, LEFT)
    assert page._puzzling.search is Search.RUNNING
    room.puzzling._file.state.done.clear()
    room.asker.finds.append((spare,))
    room.puzzling.poll()
    assert shown(page) == spare
    assert page.panel.trying
    assert not page.search.isVisible()


def test_a_teacher_that_does_not_answer_is_told(qtbot: QtBot, room: Room) -> None:
    page = room.open("scopa", Difficulty.FIENDISH)
    while page._puzzling.current is not None:
        page._next()
    room.asker.finds += [None] * 3
    for _ in range(3):
        room.puzzling.poll()
    assert "the teacher does not answer" in said(page.panel)
    qtbot.mouseClick(page.search, LEFT)
    assert page._puzzling.search is Search.RUNNING


def test_more_are_made_while_one_is_played_and_nobody_works_when_the_page_is_gone(room: Room) -> None:
    page = room.open("scopa", Difficulty.HARD)
    assert page._puzzling.search is Search.RUNNING, "one more is there, and three are kept"
    before = shown(page)
    room.puzzling.poll()
    assert shown(page) is before, "what is found disturbs nobody"
    assert page.panel.trying
    page.hide()
    assert page._puzzling.search is Search.RESTING
    assert room.asker.ended


# ------------------------------------------------------------------------------------------------------ by keys alone


def test_a_puzzle_is_solved_by_keys_alone(qtbot: QtBot, room: Room) -> None:
    page = room.open("scopa", Difficulty.TRICKY)
    puzzle = shown(page)
    assert "In your hand:" in page.panel.position.accessibleName()

    def press(key: Key) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None and page.isAncestorOf(focus)
        qtbot.keyClick(focus, key)

    def go_to(name: str) -> None:
        for _ in range(40):
            focus = QApplication.focusWidget()
            assert focus is not None
            if focus.accessibleName() == name:
                return
            press(Key.Key_Tab)
        raise AssertionError(f"the keys do not lead to {name}")

    press(Key.Key_H)
    assert room.told[-1].startswith("Hint: ")
    words = page.look.words
    wrong = wrong_plays(puzzle)[-1]
    for play in (wrong, puzzle.best):
        (card,) = [each for each in page.panel.position._buttons if each.card == card_of(play)]
        go_to(card.accessibleName())
        press(Key.Key_Space)
        if sum(card_of(each) == card_of(play) for each in puzzle.losses) > 1:
            go_to(words.play(play))
            press(Key.Key_Space)
        if play == wrong:
            go_to("Try again")
            press(Key.Key_Space)
    assert room.told[-1].startswith("Yes, that is the best play.")
    assert page.forth.hasFocus()
    press(Key.Key_Space)
    assert shown(page) != puzzle
    with qtbot.waitSignal(page.closed):
        press(Key.Key_Escape)


def test_the_keyboard_is_never_lost(qtbot: QtBot, room: Room) -> None:
    page = room.open("scopa", Difficulty.HARD)

    def focus() -> QWidget:
        found = page.window().focusWidget()
        assert found is not None and found.isVisible() and page.isAncestorOf(found)
        return found

    qtbot.keyClick(focus(), Key.Key_H)
    assert focus().accessibleName() == "Which card?"
    qtbot.keyClick(focus(), Key.Key_Space)
    assert focus() in page.panel.position._buttons and "Hint: play" in said(page.panel)
    page.panel._try(wrong_plays(shown(page))[0])
    assert focus().accessibleName() == "Try again"
    qtbot.keyClick(focus(), Key.Key_Space)
    assert focus() is page.panel.position._buttons[0]
    page.panel._show_answer()
    assert focus() is page.forth
    qtbot.keyClick(focus(), Key.Key_Space)
    assert focus() is page.panel.position._buttons[0]
    qtbot.keyClick(focus(), Key.Key_H)
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(focus(), Key.Key_Escape)


def test_difficulties_are_gone_through_by_keys(qtbot: QtBot, room: Room) -> None:
    page = room.open()
    page.list.focus_current()
    for place, difficulty in enumerate(Difficulty, 1):
        qtbot.keyClick(page.list.rows[place - 1], Key.Key_Down)
        assert page._puzzling.difficulty is difficulty
        assert page.list.rows[place].hasFocus(), "the keyboard stays in the list"
        assert page.name.text().startswith(difficulty_name(difficulty))
    assert room.told[-1].startswith(page.name.text()), "and the puzzle is told"


def test_keys_read_out_what_the_eyes_see(qtbot: QtBot, room: Room) -> None:
    page = room.open("scopa", Difficulty.TRICKY)
    view, words = shown(page).view, page.look.words
    for key, cards in (
        (Key.Key_T, view.table),
        (Key.Key_C, view.hand),
        *((Key.Key_P, each) for each in view.seen.piles),
    ):
        qtbot.keyClick(page.panel.position._buttons[0], key)
        assert all(words.the_card(card) in room.told[-1] for card in cards_of(cards))
    qtbot.keyClick(page.panel.position._buttons[0], Key.Key_S)
    assert room.told[-1].startswith("Score 0 to 0, cards taken ")
    assert "Nonna Rita" in room.told[-1], "what was played last"
    before = list(room.told)
    qtbot.keyClick(page.panel.position._buttons[0], Key.Key_X)
    assert room.told == before


def test_everything_that_can_be_pressed_has_a_name(room: Room) -> None:
    page = room.open()
    page.panel._try(shown(page).best)
    for each in page.findChildren(QWidget):
        if each.isVisibleTo(page) and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            assert each.accessibleName(), each


# ------------------------------------------------------------------------------------------------------------- words


def test_every_reason_has_a_hint_that_names_no_card() -> None:
    for kind in ReasonKind:
        hint = nudge(kind)
        assert hint.startswith("Hint: ")
        assert "%" not in hint
    assert len({nudge(kind) for kind in ReasonKind}) >= 6


def test_difficulties_have_names_and_notes_of_their_own() -> None:
    for tell in (difficulty_name, difficulty_note):
        assert len({tell(each) for each in (None, *Difficulty)}) == 5


def test_where_the_lowest_score_wins_nothing_costs_points() -> None:
    rules, words = Rules.of("perdere"), Words()
    puzzle = next(Puzzle.from_data(each) for each in SHIPPED if each["variant"] == "perdere")
    judged = list(puzzle.judgements().values())
    assert "worse by" in verdict(words, judged[-1], rules)
    assert "costs" in verdict(words, judged[-1], Rules.of("scopa"))
    assert verdict(words, judged[0], rules) == "Best"
    assert judged[0].grade is Grade.BEST
    assert question(rules) != question(Rules.of("scopa"))


def test_numbers_are_told_only_where_there_are_any() -> None:
    assert tally_short(Tally()) == ""
    assert tally_short(Tally(5, 4, 3)) == "3/5"
    assert streak_sentence(Words(), 0, 0) == ""
    assert streak_sentence(Words(), 0, 4) == "Your longest row: 4."
    assert streak_sentence(Words(), 2, 4) == "2 in a row. Your longest row: 4."


# ---------------------------------------------------------------------------------------------------- in the program


def test_from_the_menu_to_the_puzzles_and_back(tmp_path: Path, qtbot: QtBot) -> None:
    with studio(tmp_path, (1280, 800)) as made:
        window = made.window
        window._stage = replace(window.stage, paths=Paths.under(tmp_path))
        window.actions_.puzzles.trigger()
        page = window._page
        assert isinstance(page, PuzzlePage)
        assert shown(page).variant == window.choices.now.new_game.variant
        page.panel._try(shown(page).best)
        page.closed.emit()
        assert window.pages.currentWidget() is window.start
        assert window._puzzles is not None
        assert window._puzzles.puzzling.search is Search.RESTING
        window._puzzles.thinker = Silent
        window.actions_.puzzles.trigger()
        again = window._page
        assert isinstance(again, PuzzlePage)
        assert "1 of 1 solved" in again.results.text()
        again._choose(Difficulty.HARD)
        assert again._puzzling.search is Search.RUNNING
    assert again._puzzling.search is Search.RESTING, "nobody works for a window that is closed"
    assert PuzzleFile(Paths.under(tmp_path).puzzles, lambda trouble: None).state.best_streak == 1


def test_an_answer_of_a_search_that_was_left_is_nobodys(room: Room) -> None:
    page = room.open("scopa", Difficulty.HARD)
    before = shown(page)
    room.asker.poll = lambda: [Gathered(999, (before,))]  # type: ignore[method-assign]
    room.puzzling.poll()
    assert room.puzzling._file.state.waiting == []


def test_the_start_page_leads_to_puzzles_but_not_on_the_first_evening(tmp_path: Path, qtbot: QtBot) -> None:
    with studio(tmp_path, (1280, 800)) as made:
        window = made.window
        window._stage = replace(window.stage, paths=Paths.under(tmp_path))
        window.start.set_state(None, 0, first=True)
        assert not window.start.puzzle.isVisible()
        for size in ((1280, 800), (900, 600), (640, 640)):
            window.resize(*size)
            window.start.set_state(None, 3)
            QApplication.processEvents()
            pill = window.start.puzzle.geometry()
            others = [window.start.pill, *window.start.entries()]
            assert not any(pill.adjusted(4, 4, -4, -4).intersects(each.geometry()) for each in others), size
        qtbot.mouseClick(window.start.puzzle, LEFT)
        assert isinstance(window._page, PuzzlePage)
        window._puzzles = None


def test_the_end_of_the_course_leads_on_to_puzzles(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with studio(tmp_path, (1280, 800)) as made:
        window = made.window
        window._stage = replace(window.stage, paths=Paths.under(tmp_path))
        window.choices.remember(lessons=tuple(lesson.name for lesson in LESSONS))
        window.learn(len(LESSONS) - 1)
        learning = window._learning
        assert learning is not None
        monkeypatch.setattr(Learning, "_finished", True)
        learning._show()
        assert learning.bar is not None
        qtbot.mouseClick(button(learning.bar, "Puzzles"), LEFT)
        page = window._page
        assert isinstance(page, PuzzlePage)
        monkeypatch.undo()
        page.closed.emit()
        assert window.pages.currentWidget() is window._view, "back at the lesson"
