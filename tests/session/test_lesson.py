"""The course, checked against the rules: what is called right is legal and is right, and every answer gets a word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scopa_desktop.core.cards import BIT, COINS, RANK, SETTEBELLO, CardSet, cards_of, parse_cards
from scopa_desktop.core.events import Captured, Declared, Event, RoundScored, Scopa
from scopa_desktop.core.plays import IllegalPlay, Play, card_of, is_declaration, parse_play, play_text, takes_of
from scopa_desktop.core.round import Round
from scopa_desktop.core.scoring import primiera_total, primiera_values
from scopa_desktop.session.change import Change, ChangeKind
from scopa_desktop.session.lesson import PERSON, Lesson, NotAsked, Step, Teaching, Verdict
from scopa_desktop.session.session import NotYourTurn
from scopa_desktop.store.preferences import LESSONS as NAMES
from scopa_desktop.ui.words_lessons import LESSONS

STEPS = [(lesson, at) for lesson in LESSONS for at in range(len(lesson.steps))]
IDS = [f"{lesson.name}-{at + 1}" for lesson, at in STEPS]
SWEEPS = {("sweep", 0), ("sweep", 1), ("sweep", 2), ("cirulla", 1)}
"""Steps whose right play is a scopa."""
MOST_CARDS = {("sums", 3), ("points", 0)}
MOST_COINS = {("sums", 1), ("points", 1)}
SETTEBELLO_TAKEN = {("settebello", 0), ("settebello", 2), ("scopone", 0)}
SAFE = {("leaving", 0), ("leaving", 1), ("counting", 0), ("counting", 2)}
"""Steps whose right play leaves nothing that anybody can sweep, and whose wrong ones leave something."""


class Nobody:
    """A thinker that nobody may ask."""

    def __getattr__(self, name: str) -> object:
        raise AssertionError(f"a lesson asks nobody, not even to {name}")


def plays(step: Step) -> list[Play]:
    return list(map(parse_play, step.accepts))


def others(lesson: Lesson, at: int) -> Iterator[Play]:
    """Yield the legal plays of a step that are not accepted."""
    return (each for each in lesson.match(at).round.legal_plays() if each not in plays(lesson.steps[at]))


def after(lesson: Lesson, at: int, *made: str | Play) -> tuple[Round, list[Event]]:
    match, events = lesson.match(at), []
    for each in made:
        events += match.play(parse_play(each) if isinstance(each, str) else each)
    return match.round, events


def sweepers(round_: Round) -> CardSet:
    """Return the cards of whoever plays next, or of the stock, that would sweep the table by their value."""
    total = sum(RANK[card] for card in cards_of(round_.table))
    unseen = CardSet(~(round_.table | round_.piles[0] | round_.piles[1] | round_.hands[PERSON]) & (1 << 40) - 1)
    return CardSet(sum(BIT[card] for card in cards_of(unseen) if RANK[card] == total))


def test_the_course_has_the_lessons_that_the_preferences_know() -> None:
    assert tuple(lesson.name for lesson in LESSONS) == NAMES
    assert len(LESSONS) == 10
    assert max(len(lesson.steps) for lesson in LESSONS) <= 5
    assert all(lesson.steps[0].position is not None for lesson in LESSONS)


@pytest.mark.parametrize(("lesson", "at"), STEPS, ids=IDS)
def test_every_position_is_one_of_the_rules_and_every_answer_has_a_word(lesson: Lesson, at: int) -> None:
    step, match = lesson.steps[at], lesson.match(at)
    legal = set(match.round.legal_plays())
    assert step.praise is not None or step.tells
    if step.answers:
        assert [each.says for each in step.answers].count(None) == 1
        assert not step.accepts
    if step.accepts:
        assert match.round.turn == PERSON
        known = plays(step) + [parse_play(each) for remark in step.remarks for each in remark.plays]
        assert set(known) <= legal
        assert len(known) == len(set(known))
        assert legal <= set(known) or step.otherwise is not None
        assert step.replies == () or len(step.accepts) == 1
    for remark in step.remarks:
        for each in remark.plays:
            after(lesson, at, each, *remark.shows)
    if step.replies:
        after(lesson, at, step.accepts[0], *step.replies)


@pytest.mark.parametrize(("lesson", "at"), STEPS, ids=IDS)
def test_what_is_called_right_is_right(lesson: Lesson, at: int) -> None:
    key, step = (lesson.name, at), lesson.steps[at]
    wrong = list(others(lesson, at))
    for play in plays(step):
        round_, events = after(lesson, at, play)
        assert any(isinstance(event, Scopa) for event in events) == (key in SWEEPS)
        if key in SWEEPS:
            assert not any(isinstance(event, Scopa) for each in wrong for event in after(lesson, at, each)[1])
        if key in MOST_CARDS:
            assert all(takes_of(each).bit_count() < takes_of(play).bit_count() for each in wrong)
        if key in MOST_COINS:
            assert all((takes_of(each) & COINS) < (takes_of(play) & COINS) for each in wrong if takes_of(each))
        if key in SETTEBELLO_TAKEN:
            assert round_.piles[0] & BIT[SETTEBELLO]
        if key in SAFE:
            assert not sweepers(round_)
    if key in SAFE:
        assert all(sweepers(after(lesson, at, each)[0]) for each in wrong)


@pytest.mark.parametrize(("lesson", "at"), STEPS, ids=IDS)
def test_what_is_shown_to_a_wrong_play_costs_what_it_says(lesson: Lesson, at: int) -> None:
    for remark in lesson.steps[at].remarks:
        for each in remark.plays if remark.shows else ():
            _, events = after(lesson, at, each, *remark.shows)
            swept = any(isinstance(event, Scopa) and event.seat != PERSON for event in events)
            lost = any(isinstance(event, Captured) and SETTEBELLO in event.taken for event in events)
            assert lost if lesson.name == "settebello" else swept


def test_what_is_told_of_points_and_primiera_adds_up() -> None:
    by_name = {lesson.name: lesson for lesson in LESSONS}
    mine, hers = map(parse_cards, by_name["points"].steps[2].piles or ())
    assert mine | hers == COINS
    assert mine.bit_count() == hers.bit_count() == 5
    mine, hers = map(parse_cards, by_name["primiera"].steps[2].piles or ())
    assert (primiera_total(mine, 18), primiera_total(hers, 18)) == (76, 62)
    values = primiera_values(18)
    assert values[1:] == (16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
    taken = takes_of(plays(by_name["primiera"].steps[1])[0])
    assert max(values[RANK[card]] for card in cards_of(taken)) == 21


def test_the_round_that_ends_is_counted_with_points_on_both_sides() -> None:
    lesson = next(each for each in LESSONS if each.name == "points")
    round_, events = after(lesson, 3, lesson.steps[3].accepts[0])
    scored = [event for event in events if isinstance(event, RoundScored)]
    assert scored[0].score.totals == (3, 2)
    assert round_.leftovers_side == PERSON


def test_cards_to_count_are_gone_as_it_is_said() -> None:
    lesson = next(each for each in LESSONS if each.name == "counting")
    first, last = lesson.match(0).round, lesson.match(2).round
    tens = [sum(RANK[card] == 10 for card in cards_of(pile)) for pile in first.piles]
    assert tens == [2, 2]
    assert sum(RANK[card] == 10 for pile in last.piles for card in cards_of(pile)) == 3
    assert last.table == 0


def test_scopone_lays_of_three_and_breaks_pairs() -> None:
    lesson = next(each for each in LESSONS if each.name == "scopone")
    hand = cards_of(lesson.match(1).round.hands[PERSON])
    counts = {rank: sum(RANK[card] == rank for card in hand) for rank in range(1, 11)}
    laid = {RANK[card_of(play)] for play in plays(lesson.steps[1])}
    assert laid == {rank for rank, count in counts.items() if count == max(counts.values())}
    assert lesson.match(2).round.dealer % 2 == 1
    assert takes_of(plays(lesson.steps[2])[0]).bit_count() == 2


def test_cirulla_declares_before_anything_is_played() -> None:
    lesson = next(each for each in LESSONS if each.name == "cirulla")
    for at, points in ((2, 3), (3, 10)):
        play = plays(lesson.steps[at])[0]
        assert is_declaration(play)
        _, events = after(lesson, at, play)
        assert [event.points for event in events if isinstance(event, Declared)] == [points]


# ------------------------------------------------------------------------------------------- the session


def teaching(name: str, at: int = 0) -> tuple[Teaching, list[Verdict], list[Change]]:
    judged: list[Verdict] = []
    told: list[Change] = []
    lesson = next(each for each in LESSONS if each.name == name)
    made = Teaching(lesson, Nobody(), at, judged.append)  # type: ignore[arg-type]
    made.add_listener(told.append)
    made.begin()
    return made, judged, told


def test_a_wrong_play_is_not_made_and_may_be_tried_again() -> None:
    made, judged, _ = teaching("equal", 1)
    before = made.match.round.table
    with pytest.raises(NotAsked):
        made.play(parse_play("3D"))
    assert made.match.round.table == before
    assert [each.right for each in judged] == [False]
    assert not made.go_on()
    made.play(parse_play("7C x 7S"))
    assert judged[-1].right
    with pytest.raises(NotYourTurn):
        made.play(parse_play("3D"))


def test_a_wrong_play_whose_price_is_shown_is_taken_back() -> None:
    made, judged, told = teaching("leaving")
    before = made.match.round.table
    made.play(parse_play("2S"))
    assert made.match.round.table == 0
    assert judged[-1].shown
    assert made.turn is None
    made.try_again()
    assert made.match.round.table == before
    assert told[-1].kind is ChangeKind.STEPPED_BACK
    assert made.turn == PERSON
    assert not made.can_undo and not made.can_redo and not made.can_deal


def test_what_the_rules_forbid_is_forbidden_here_too() -> None:
    made, judged, _ = teaching("equal", 1)
    with pytest.raises(IllegalPlay, match="7C"):
        made.play(parse_play("7C"))
    assert judged == []


def test_an_answer_that_was_wrong_is_remembered_within_its_step() -> None:
    made, judged, _ = teaching("primiera")
    made.answer(0)
    made.answer(1)
    assert made.tried == {0, 1}
    made.answer(2)
    made.answer(0)  # too late: the step is done
    assert [each.right for each in judged] == [False, False, True]
    made.go_on()
    assert made.tried == set()


def test_the_whole_course_can_be_gone_through() -> None:
    for lesson in LESSONS:
        made, judged, _ = teaching(lesson.name)
        for at, step in enumerate(lesson.steps):
            assert made.at == at
            assert made.match.round.table == lesson.match(at).round.table
            if step.accepts:
                assert made.ask_hint()
                made.play(parse_play(step.accepts[0]))
            elif step.answers:
                assert not made.ask_hint()
                made.answer(next(number for number, each in enumerate(step.answers) if each.says is None))
            assert made.done
            assert made.go_on() == (at + 1 < len(lesson.steps))
        assert all(each.right for each in judged)


def test_a_lesson_begins_at_any_step() -> None:
    for lesson, at in STEPS:
        made, _, told = teaching(lesson.name, at)
        assert [change.kind for change in told] == [ChangeKind.RESUMED]
        assert {play_text(each) for each in plays(made.step)} == {
            play_text(parse_play(each)) for each in lesson.steps[at].accepts
        }
