"""The review and practice pages: what they show fits, is chosen by mouse and keys, and is told in words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from scopa_desktop.core.plays import card_of, is_declaration
from scopa_desktop.core.rules import Rules
from scopa_desktop.players.advice import Reason, ReasonKind
from scopa_desktop.players.grades import MISSED, Grade
from scopa_desktop.players.review import Judgement
from scopa_desktop.session.reviewing import Review, ReviewState
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.practice import PracticePage
from scopa_desktop.ui.windows.review import Reviewed, ReviewPage
from scopa_desktop.ui.windows.review_decision import DecisionPanel
from scopa_desktop.ui.windows.review_signs import Sign, paint_sign
from scopa_desktop.ui.windows.summary import SummarySheet
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_hints import why_sentences
from scopa_desktop.ui.words_review import (
    accuracy_sentence,
    cost_sentence,
    decision_spoken,
    grade_name,
    graph_sentence,
    short_cost,
    why_better,
)
from tests.session.test_reviewing import Room
from tests.store.playing import new_match, played
from tests.ui.pages import LARGE, SCHEMES, SIZES, LongWords, Pictures, clipped, keep, look, outside
from tools.scenes import games
from tools.scenes.studio import Studio, studio

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def room() -> Iterator[Room]:
    made = Room(played(new_match()))
    yield made
    made.database.close()


def opened(
    qtbot: QtBot, room: Room, polls: int = 10_000, size: tuple[int, int] = SIZES[1], paper: Look | None = None
) -> ReviewPage:
    """Return the page of a review that runs, after so many judgements."""
    review = room.review()
    page = ReviewPage(paper or look(), Reviewed(room.match, review, [0]), room.reviewing.reviewer, Pictures())
    keep(qtbot, page)
    review.start()
    room.run(polls, review)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    QApplication.processEvents()
    return page


def said(page: QWidget) -> str:
    """Return everything that is written on a widget."""
    texts = [each for each in page.findChildren(QWidget) if isinstance(each, QLabel | QPushButton)]
    return "\n".join(each.text() for each in texts if each.isVisibleTo(page))


def button(page: QWidget, words: str) -> QPushButton:
    (found,) = [each for each in page.findChildren(QPushButton) if each.text() == words and each.isVisibleTo(page)]
    return found


def case_of(panel: DecisionPanel) -> Judgement:
    assert panel.case is not None and panel.case.judgement is not None
    return panel.case.judgement


# ------------------------------------------------------------------------------------------------------- the page


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", [*SIZES, LARGE])
@pytest.mark.parametrize("polls", [0, 9, 10_000])
def test_the_page_fits_at_every_moment(
    qtbot: QtBot, room: Room, scheme: str, size: tuple[int, int], polls: int
) -> None:
    page = opened(qtbot, room, polls, size, look(scheme))
    assert page.size().toTuple() == size
    assert clipped(page) == outside(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_longer_languages_fit(qtbot: QtBot, room: Room, size: tuple[int, int]) -> None:
    longer = LongWords()
    QCoreApplication.installTranslator(longer)
    try:
        page = opened(qtbot, room, 9, size)
        assert page.width() == size[0]
        assert clipped(page) == outside(page) == []
        page.review.stop()
        page.choose(page.missed()[0])
        button(page, page.panel.tr("Try again")).click()
        QApplication.processEvents()
        assert clipped(page) == outside(page) == []
    finally:
        QCoreApplication.removeTranslator(longer)


@pytest.mark.parametrize(("variant", "seating"), [("scopone_scientifico", "2x2"), ("escoba", "6"), ("cirulla", "2")])
def test_any_table_has_a_page(qtbot: QtBot, variant: str, seating: str) -> None:
    room = Room(played(new_match(variant, seating)))
    for size in SIZES:
        page = opened(qtbot, room, size=size)
        for place in range(0, len(page.review.decisions), 7):
            page.choose(place)
            QApplication.processEvents()
            bounds = page.panel.position.rect()
            assert all(bounds.contains(rect.toAlignedRect()) for _, rect in page.panel.position.places())
            assert clipped(page) == outside(page) == []
    room.database.close()


def test_progress_can_be_cancelled_and_gone_on_with(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room, polls=5)
    count = len(page.review.decisions)
    assert page.bar.isVisible()
    assert (page.bar.value(), page.bar.maximum()) == (5, count)
    assert page.status.text() == f"Going through decision 6 of {count} …"
    qtbot.mouseClick(page.cancel, LEFT)
    assert page.review.state is ReviewState.STOPPED
    assert page.status.text() == f"Stopped after 5 of {count} decisions."
    assert len(room.stored()) == 5
    qtbot.mouseClick(page.cancel, LEFT)
    room.run(review=page.review)
    assert page.review.state is ReviewState.DONE
    assert not page.bar.isVisible()


def test_a_teacher_that_does_not_answer_is_told(qtbot: QtBot, room: Room) -> None:
    room.teacher.dumb = True
    page = opened(qtbot, room)
    assert page.status.text().startswith("The teacher does not answer.")
    room.teacher.dumb = False
    qtbot.mouseClick(page.cancel, LEFT)
    room.run(review=page.review)
    assert page.review.state is ReviewState.DONE


def test_a_page_that_is_closed_in_the_middle_leaves_the_review_running(qtbot: QtBot, room: Room) -> None:
    review = room.review()
    page = ReviewPage(look(), Reviewed(room.match, review, [0]), room.reviewing.reviewer, Pictures())
    page.show()
    review.start()
    room.run(3)
    page.deleteLater()
    QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)
    assert not isValid(page)
    room.run(review=review)
    assert review.state is ReviewState.DONE
    assert len(room.stored()) == len(review.decisions)


def test_the_page_shows_accuracy_counts_and_the_first_mistake(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    counts = page.review.counts()
    assert page.accuracy.text() == str(round(page.review.accuracy or 0))
    assert f"{counts[Grade.BEST]} best" in said(page)
    assert f"{counts[Grade.MISTAKE]} mistakes" in said(page)
    assert page.current == page.missed()[0]
    first = page.review.decisions[page.current]
    words = page.look.words
    assert words.play(first.play) in said(page.panel)
    assert words.play(case_of(page.panel).best) in said(page.panel)
    assert "It cost 0.5 points a round." in said(page.panel)
    signs = [each.grade for each in page.panel.findChildren(Sign) if each.isVisible()]
    assert signs == [Grade.MISTAKE]


def test_every_row_says_play_grade_and_cost(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    for row, decision, judgement in zip(
        page.list.rows, page.review.decisions, page.review.judged.values(), strict=True
    ):
        name = row.accessibleName()
        assert page.look.words.play(decision.play) in name
        assert grade_name(judgement.grade) in name
        assert ("0.5" in name) == (judgement.loss > 0) == (row.number == "−0.5")


def test_rows_graph_and_buttons_choose_the_same_decision(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    places = range(len(page.review.decisions))

    def shown() -> int:
        assert page.panel.case is not None
        assert page.panel.case.decision == page.review.decisions[page.current]
        assert page.graph.current == page.current
        assert [row.isChecked() for row in page.list.rows].index(True) == page.current
        return page.current

    qtbot.mouseClick(page.list.rows[4], LEFT)
    assert shown() == 4
    at = QPointF(page.graph.x_of(9), 40).toPoint()
    qtbot.mouseClick(page.graph, LEFT, pos=at)
    assert shown() == 9
    page.graph.setFocus()
    for key, place in ((Key.Key_Left, 8), (Key.Key_Right, 9), (Key.Key_Home, 0), (Key.Key_End, places[-1])):
        qtbot.keyClick(page.graph, key)
        assert shown() == place
    qtbot.keyClick(page.graph, Key.Key_Right)
    assert shown() == places[-1]
    assert not page.forth.isEnabled()
    qtbot.mouseClick(page.back, LEFT)
    assert shown() == places[-2]
    page.choose(0)
    assert not page.back.isEnabled()
    page.list.focus_current()
    qtbot.keyClick(page.list.rows[0], Key.Key_Down)
    assert shown() == 1
    seen = []
    for _ in page.missed():
        qtbot.mouseClick(page.next_missed, LEFT)
        seen.append(shown())
    assert sorted(seen) == page.missed()


def test_the_graph_is_told_in_a_sentence(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    sentence = page.graph.accessibleDescription()
    assert sentence.startswith("Your chance of winning was highest in round")
    assert "The play that lost most of it was in round" in sentence
    assert sentence.endswith(page._reviewed.result(page.look.words))
    spots = page._reviewed.spots()
    assert all(spot.chance is not None and 0 <= spot.chance <= 1 for spot in spots)
    assert all((spot.after == spot.chance) == (spot.grade is Grade.BEST) for spot in spots if spot.chance)
    stretches = page._reviewed.stretches()
    assert sum(each.count for each in stretches) == len(spots)
    assert [each.first for each in stretches] == [
        next(place for place, each in enumerate(page.review.decisions) if each.round == number)
        for number in range(1, len(stretches) + 1)
    ]
    assert stretches[-1].ends == float(room.match.winner == 0)


def test_esc_and_done_leave_the_page(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.list.rows[0], Key.Key_Escape)
    with qtbot.waitSignal(page.closed):
        qtbot.mouseClick(page.done, LEFT)


def test_of_several_people_one_may_be_chosen(qtbot: QtBot, room: Room) -> None:
    page = ReviewPage(look(), Reviewed(room.match, room.review(), [0, 1]), room.reviewing.reviewer)
    keep(qtbot, page)
    with qtbot.waitSignal(page.person_wanted) as wanted:
        page.people.activated.emit(1)
    assert wanted.args == [1]


def test_a_match_without_decisions_says_so(qtbot: QtBot) -> None:
    room = Room(new_match())
    page = opened(qtbot, room)
    assert "There was nothing to decide in this match." in said(page)
    assert not page.next_missed.isEnabled()
    room.database.close()


def test_each_grade_has_a_shape_of_its_own(qtbot: QtBot) -> None:
    from PySide6.QtGui import QImage, QPainter

    pictures = []
    for grade in (None, *Grade):
        image = QImage(40, 40, QImage.Format.Format_Grayscale8)
        image.fill(255)
        painter = QPainter(image)
        paint_sign(painter, look().theme.ui, grade, QPointF(20, 20), 14)
        painter.end()
        pictures.append(frozenset((x, y) for x in range(40) for y in range(40) if image.pixelColor(x, y).value() < 200))
    assert all(len(one ^ other) > 60 for one in pictures for other in pictures if one is not other)


# ------------------------------------------------------------------------------------------------------- another try


def test_a_mistake_can_be_tried_again_until_the_better_play_is_found(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    place = page.current
    told: list[str] = []
    page.said.connect(told.append)
    best, made = case_of(page.panel).best, page.review.decisions[place].play
    qtbot.mouseClick(button(page.panel, "Try again"), LEFT)
    assert page.panel.trying
    assert page.look.words.play(best) not in said(page.panel)
    page.panel._try(made)
    assert told[-1] == "No, that gives something away."
    assert page.look.words.play(best) not in said(page.panel)
    qtbot.mouseClick(button(page.panel, "Try again"), LEFT)
    with qtbot.waitSignal(page.found) as found:
        page.panel._try(best)
    assert found.args == [place]
    assert told[-1] == "Yes, that is the best play."
    assert not page.panel.trying


def test_a_card_with_one_way_is_played_at_once_and_one_with_several_is_asked_for(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    for place in range(len(page.review.decisions)):
        page.choose(place)
        assert page.panel.case is not None
        page.panel.ask(page.panel.case)
        plays = [each for each in page.panel.case.decision.view.legal_plays() if not is_declaration(each)]
        cards = [each.card for each in page.panel.position._buttons]
        assert set(cards) == {card_of(each) for each in plays}
        hand = page.panel.position._buttons[0]
        ways = [each for each in plays if card_of(each) == hand.card]
        qtbot.keyClick(hand, Key.Key_Space)
        if len(ways) == 1:
            assert "What do you play?" not in said(page.panel)
        else:
            for play in ways:
                assert page.look.words.play(play) in said(page.panel)
        page.panel.leave()


def missed_with_more_plays(page: ReviewPage) -> int:
    """Return the place of a mistake beside which there was more than the best play."""
    return next(
        place for place, each in enumerate(page.review.decisions)
        if len(each.view.legal_plays()) > 2 and page.review.judged[place].grade in MISSED
    )  # fmt: skip


def test_another_play_is_judged_by_the_teacher(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    three = missed_with_more_plays(page)
    page.choose(three)
    assert page.panel.case is not None
    page.panel.ask(page.panel.case)
    known = (case_of(page.panel).best, page.review.decisions[three].play)
    other = next(each for each in page.review.decisions[three].view.legal_plays() if each not in known)
    page.panel._try(other)
    assert "Let me see …" in said(page.panel)
    room.reviewing.reviewer.poll()
    assert "No, that gives something away." in said(page.panel)
    room.teacher.dumb = True
    qtbot.mouseClick(button(page.panel, "Try again"), LEFT)
    page.panel._try(other)
    room.reviewing.reviewer.poll()
    assert "The teacher does not answer just now." in said(page.panel)
    qtbot.mouseClick(button(page.panel, "Show the answer"), LEFT)
    assert page.look.words.play(known[0]) in said(page.panel)


def test_an_answer_that_comes_too_late_changes_nothing(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    assert page.panel.case is not None
    page.panel.ask(page.panel.case)
    known = (case_of(page.panel).best, page.review.decisions[page.current].play)
    others = [each for each in page.review.decisions[page.current].view.legal_plays() if each not in known]
    if others:
        page.panel._try(others[0])
    page.choose(page.missed()[-1])
    before = said(page.panel)
    room.reviewing.reviewer.poll()
    assert said(page.panel) == before


def test_an_answer_for_a_page_that_was_built_anew_meanwhile_does_no_harm(qtbot: QtBot, room: Room) -> None:
    page = opened(qtbot, room)
    three = missed_with_more_plays(page)
    page.choose(three)
    best = case_of(page.panel).best
    known = (best, page.review.decisions[three].play)
    qtbot.mouseClick(button(page.panel, "Try again"), LEFT)
    page.panel._try(next(each for each in page.review.decisions[three].view.legal_plays() if each not in known))
    page.rebuild()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert page.panel.trying and page.look.words.play(best) not in said(page.panel), "the answer is not given away"
    room.reviewing.reviewer.poll()
    assert page.panel.trying


# ---------------------------------------------------------------------------------------------------- in the program


@pytest.fixture
def at_the_end(qtbot: QtBot, tmp_path: Path) -> Iterator[Studio]:
    """A match that has just been won."""
    with studio(tmp_path, (1280, 800)) as made:
        match = games.played(13, games.won)
        last = match.undo()
        made.sit_down(match)
        made.play(last, speed="off")
        made.view.skip()
        made.settle()
        yield made


def through(made: Studio) -> ReviewPage:
    """Go through the match at the table to the end and return the page."""
    sheet = made.window._sheet
    assert isinstance(sheet, SummarySheet)
    button(sheet, "Go through the match").click()
    page = made.window._page
    assert isinstance(page, ReviewPage)
    while page.review.state is ReviewState.RUNNING:
        made.window.poll()
    return page


def test_from_the_last_summary_through_the_match_and_back(at_the_end: Studio) -> None:
    page = through(at_the_end)
    assert page.review.state is ReviewState.DONE
    assert page.isVisible()
    page.closed.emit()
    at_the_end.settle()
    assert isinstance(at_the_end.window._sheet, SummarySheet), "the summary is there again"


def test_only_the_last_summary_of_a_match_of_ones_own_offers_it(qtbot: QtBot, tmp_path: Path) -> None:
    with studio(tmp_path, (1280, 800)) as made:
        match = games.played(228, games.counted(1))
        last = match.undo()
        made.sit_down(match)
        made.play(last, speed="off")
        made.view.skip()
        made.settle()
        assert isinstance(made.window._sheet, SummarySheet)
        assert "Go through the match" not in said(made.window._sheet)


def test_the_window_may_be_closed_while_a_match_is_gone_through(at_the_end: Studio) -> None:
    sheet = at_the_end.window._sheet
    assert isinstance(sheet, SummarySheet)
    button(sheet, "Go through the match").click()
    for _ in range(3):
        at_the_end.window.poll()
    review = at_the_end.window.desk.review
    assert isinstance(review, Review) and review.state is ReviewState.RUNNING
    at_the_end.window.close()
    assert review.state is ReviewState.STOPPED
    assert len(at_the_end.window.stage.reviewing.reviews.load(review.uuid)) == 3


def test_a_review_goes_on_while_another_match_is_played(at_the_end: Studio) -> None:
    sheet = at_the_end.window._sheet
    assert isinstance(sheet, SummarySheet)
    button(sheet, "Go through the match").click()
    review = at_the_end.window.desk.review
    assert isinstance(review, Review)
    at_the_end.window.show_start()
    at_the_end.window._play_now()
    for _ in range(len(review.decisions)):
        at_the_end.window.poll()
    assert review.state is ReviewState.DONE
    assert at_the_end.window.session is not None


def test_what_was_missed_is_practised_until_it_is_found(qtbot: QtBot, at_the_end: Studio) -> None:
    window = at_the_end.window
    review = through(at_the_end).review
    missed = [place for place, each in review.judged.items() if each.grade in MISSED]
    assert missed
    window.actions_.game_menu.aboutToShow.emit()
    assert window.actions_.practice.text().startswith(f"Practice: {len(missed)} position")
    window.actions_.practice.trigger()
    page = window._page
    assert isinstance(page, PracticePage)
    assert len(page.list.rows) == len(missed)
    assert page.panel.trying
    case = case_of(page.panel)
    assert case.loss == max(review.judged[place].loss for place in missed) or round(case.loss, 3) == round(
        max(review.judged[place].loss for place in missed), 3
    )
    page.panel._try(case.best)
    assert page.list.rows[0].grade is Grade.BEST
    assert window.desk.count() == len(missed) - 1
    qtbot.mouseClick(page.forth, LEFT)
    assert page.current == 1
    assert page.panel.trying
    window.actions_.game_menu.aboutToShow.emit()
    assert window.actions_.practice.text().startswith(f"Practice: {len(missed) - 1} position")


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (1920, 1080)])
def test_the_practice_page_fits(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    with studio(tmp_path, size) as made:
        made.window.show_practice()
        page = made.window._page
        assert isinstance(page, PracticePage)
        assert "There is nothing to practise." in said(page)
        made.settle()
        assert clipped(page) == outside(page) == []
        match = games.played(13, games.won)
        made.store(match)
        made.window.show_review(match, "match")
        while made.window.desk.review is not None and made.window.desk.review.state is ReviewState.RUNNING:
            made.window.poll()
        made.window.show_practice()
        made.settle()
        page = made.window._page
        assert isinstance(page, PracticePage)
        assert page.list.rows
        assert clipped(page) == outside(page) == []


def test_a_position_that_cannot_be_read_any_more_is_told(at_the_end: Studio) -> None:
    through(at_the_end)
    with at_the_end._database.transaction() as connection:
        connection.execute("UPDATE matches SET seats = '[]'")
    at_the_end.window.show_practice()
    page = at_the_end.window._page
    assert isinstance(page, PracticePage)
    assert "This position cannot be read any more." in said(page)


# ---------------------------------------------------------------------------------------------------------- the words


def test_what_a_play_gave_away_is_told_as_done() -> None:
    words, rules = Words(), Rules.of("scopa")
    reasons = (Reason(ReasonKind.SPARES_SCOPA, (), 40), Reason(ReasonKind.SPARES_SETTEBELLO, (), 100))
    assert why_sentences(words, reasons, rules, "Rita", made=True) == (
        "Your play gave Rita a chance of 40 % to sweep the table. Your play left the settebello to Rita."
    )
    assert why_sentences(words, reasons, rules, "Rita").startswith("The next best would give Rita")


@pytest.mark.parametrize("loss", [0.0, 0.5])
def test_the_reason_speaks_of_the_play_made_or_of_the_next_best(loss: float) -> None:
    match = played(new_match(), 1)
    best = match.round.history[0].play
    judgement = Judgement(0.0, loss, best, (Reason(ReasonKind.SPARES_SCOPA, (), 40),))
    said_so = why_better(Words(), judgement, match.rules, "Rita")
    assert said_so.startswith("Your play" if loss else "The next best")


def test_costs_are_told_as_they_count() -> None:
    words, rules, inverse = Words(), Rules.of("scopa"), Rules.of("perdere")
    assert cost_sentence(words, 0.0, rules) == "Nothing would have been better."
    assert cost_sentence(words, 0.62, rules) == "It cost 0.6 points a round."
    assert cost_sentence(words, 0.62, inverse) == "It was worse by 0.6 points a round."
    assert cost_sentence(words, 30.0, rules) == "Everything depended on it."
    assert (short_cost(words, 0.0), short_cost(words, 0.62)) == ("", "−0.6")


def test_better_play_is_praised_more() -> None:
    sentences = [accuracy_sentence(each) for each in (100, 95, 90, 50)]
    assert len(set(sentences)) == 4


def test_what_is_not_judged_yet_is_said() -> None:
    assert decision_spoken(Words(), 2, 4, "Lay the 7.", None) == "Round 2, play 5. Lay the 7. Not judged yet."


def test_the_graph_of_nothing_tells_the_result() -> None:
    assert graph_sentence([], [], None, "You win.") == "You win."
    assert graph_sentence([0.4, 0.7], [(1, 0), (2, 3)], (0, 0.1), "You win.") == (
        "Your chance of winning was highest in round 2, at 70 %, and lowest in round 1, at 40 %. "
        "The play that lost most of it was in round 1: 10 %. You win."
    )
