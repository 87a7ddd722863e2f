"""What helped the person in a round is stored with it."""

from __future__ import annotations

from random import Random
from unittest import mock

from scopa_desktop.store.troubles import StoreError, TroubleKind
from tests.session.helpers import Table, table


def to_the_person(made: Table) -> None:
    while not made.session.awaits_person:
        made.session.poll()


def play(made: Table) -> None:
    to_the_person(made)
    made.session.play(made.match.round.legal_plays()[0])


def test_the_aids_that_are_on_at_a_play_are_stored() -> None:
    made = table()
    play(made)
    assert made.stored_aids() == []
    made.aids = ("sum", "takes")
    assert made.stored_aids() == []
    play(made)
    assert made.stored_aids() == [(1, "sum"), (1, "takes")]
    made.aids = ()
    made.run(Random(1), 20)
    assert made.stored_aids() == [(1, "sum"), (1, "takes")], "another round, without any"


def test_hints_and_plays_taken_back_are_aids() -> None:
    made = table()
    to_the_person(made)
    made.session.ask_hint()
    made.session.poll()
    play(made)
    assert made.stored_aids() == [(1, "hint")]
    made.session.undo()
    assert made.stored_aids() == [(1, "hint"), (1, "undo")]


def test_a_round_that_is_begun_again_was_taken_back() -> None:
    made = table()
    to_the_person(made)
    made.session.restart_round()
    assert made.stored_aids() == [], "nothing of one's own was known yet"
    play(made)
    made.session.restart_round()
    assert made.stored_aids() == [(1, "undo")]


def test_a_teacher_that_says_nothing_is_no_aid() -> None:
    made = table()
    made.thinker.dumb = True
    to_the_person(made)
    made.session.ask_hint()
    made.session.poll()
    play(made)
    assert made.stored_aids() == []


def test_what_could_not_be_stored_is_stored_with_the_next_play() -> None:
    made = table()
    made.aids = ("gone",)
    with mock.patch.object(made.matches, "save", side_effect=StoreError.of(TroubleKind.NOT_STORED, reason="full")):
        play(made)
    made.aids = ()
    to_the_person(made)
    assert made.stored_aids() == [(1, "gone")]


def test_a_card_that_plays_itself_needs_no_aid() -> None:
    made = table(autoplay=True)
    while not any(change.automatic for change in made.changes):
        # Asked for what helped with a card that nobody chose, the table would name an aid.
        made.aids = ("sum",) if made.match.round.hands[0].bit_count() == 1 else ()
        if made.session.awaits_person:
            made.session.play(made.match.round.legal_plays()[0])
        else:
            made.session.poll()
        assert not made.match.round.over
    assert made.stored_aids() == []
