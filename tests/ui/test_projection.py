"""A match as the table shows it."""

from __future__ import annotations

import pytest

from scopa_desktop.core.cards import MATTA, cards_of
from scopa_desktop.core.events import InstantlyWon
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import Play, is_declaration
from scopa_desktop.session.setup import new_match
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui.projection import Company, Projection, before_the_deal
from scopa_desktop.ui.table.state import Line, TableState
from scopa_desktop.ui.words import Words
from tools.scenes import games, special


def shown(seating: str) -> TableState:
    """Return the first moment of a match, somebody thinking or asked to play."""
    match = new_match(TableSetup("scopa", seating), 5)
    company = Company.of(match, ("sun",) * len(match.seats))
    return Projection(company, Words()).state(match, Line(), {match.round.turn: 1.0})


@pytest.mark.parametrize(("seating", "rows", "on_plates"), [("2", 2, 0), ("3", 3, 0), ("4", 0, 4), ("2x2", 2, 0)])
def test_the_score_stands_in_one_place(seating: str, rows: int, on_plates: int) -> None:
    state = shown(seating)
    assert len(state.tablet.rows) == rows
    assert sum(seat.points is not None for seat in state.seats) == on_plates


def test_nobody_is_asked_before_the_deal() -> None:
    state = shown("3")
    assert any(seat.to_play for seat in state.seats)
    empty = before_the_deal(state)
    assert not any(seat.to_play or seat.thinking for seat in empty.seats)
    assert {seat.subtitle for seat in empty.seats} == {"Waiting", "Level 2  ·  Easy"}


def declared(seating: str) -> tuple[Match, int]:
    """Return a match in which somebody else has just declared with the seven of cups, and who it is."""
    match, play = found(3, special.declares_the_matta, "cirulla", seating)
    seat = match.round.turn
    match.play(play)
    return match, seat


def found(number: int, wanted: special.Wanted, variant: str, seating: str = "2") -> tuple[Match, Play]:
    match = games.played(number, lambda m: special.the_play(m, wanted) is not None, seating, variant)
    play = special.the_play(match, wanted)
    assert play is not None
    return match, play


def projected(match: Match) -> Projection:
    return Projection(Company.of(match, ("sun",) * len(match.seats)), Words())


@pytest.mark.parametrize("seating", ["2", "3", "2x2"])
def test_a_declared_hand_lies_open_until_it_is_played(seating: str) -> None:
    match, seat = declared(seating)
    state = projected(match).state(match, Line())
    assert state.seats[seat].face_up == cards_of(match.round.hands[seat])
    assert MATTA in state.seats[seat].face_up
    assert state.matta == match.round.matta > 0
    assert all(not other.face_up for n, other in enumerate(state.seats) if not match.round.exposed(n))
    while not match.round.over and match.round.hands[seat] >> MATTA & 1:
        match.play(next(play for play in match.round.legal_plays() if not is_declaration(play)))
    assert projected(match).state(match, Line()).matta is None


@pytest.mark.parametrize(("variant", "number", "what"), [("scopa", 164, "kings"), ("cirulla", 28, "aces")])
def test_a_redeal_is_explained_and_stays_explained(variant: str, number: int, what: str) -> None:
    match = games.played(number, lambda _: True, variant=variant)
    events = match.opening_events()
    sentences = [line.said for event in events if (line := projected(match).line_for(event, match)) is not None]
    assert any(what in sentence and "dealt again" in sentence for sentence in sentences)
    line = projected(match).last_line(events, match)
    assert line is not None and what in line.note


def test_the_dealers_opening_table_is_explained() -> None:
    match = games.played(24, lambda _: True, variant="cirulla")
    line = projected(match).last_line(match.opening_events(), match)
    assert line is not None
    assert "comes to thirty" in line.text and "the 7 of cups counts as 7" in line.text


@pytest.mark.parametrize(("variant", "word"), [("scopa", "Scopa!"), ("escoba", "Escoba!"), ("chkobba", "Chkobba!")])
def test_a_sweep_has_the_games_own_word(variant: str, word: str) -> None:
    match = new_match(TableSetup(variant, "2"), 5)
    assert projected(match).state(match, Line()).customs.sweep == word


def test_an_instant_win_is_the_last_thing_said() -> None:
    match, play = found(112, special.brings_event(InstantlyWon), "cirulla")
    events = match.play(play)
    line = projected(match).last_line(events, match)
    assert match.winner is not None and line is not None
    assert "match at once" in line.text
    assert projected(match).said_last(match) == line


def test_partners_and_rivals_are_told_apart() -> None:
    assert [seat.resting for seat in shown("2x2").seats] == [
        "Waiting",
        "Level 2  ·  Easy",
        "Partner  ·  Easy",
        "Level 2  ·  Easy",
    ]


def test_a_person_is_reminded_that_the_hand_lies_open() -> None:
    match, play = found(5, lambda m, play: m.round.turn == 0 and is_declaration(play), "cirulla")
    assert projected(match).state(match, Line()).seats[0].resting == "Waiting"
    match.play(play)
    assert projected(match).state(match, Line()).seats[0].resting == "Your hand lies open"
    assert projected(match).state(match, Line()).seats[0].subtitle == "Your turn"


def test_a_plate_tells_who_somebody_is() -> None:
    seats = (SeatSetup("", "human"), SeatSetup("Bruno", "hard"), SeatSetup("Zia Pina", "greedy"))
    match = new_match(TableSetup("scopa", "3", {}, seats), 7)
    projection = Projection(Company.of(match, ("sun", "boat", "cup")), Words())
    you, bruno, aunt = projection.state(match, Line()).seats
    assert you.about == ""
    assert bruno.about == (
        "Bruno hunts scope.\nLevel 4 · Hard\nTries every play on deals that it imagines, and forgets a few cards."
    )
    assert (bruno.resting, bruno.brief) == ("Level 4  ·  Hard", "4 · Hard")
    assert (aunt.about, aunt.resting) == ("Greedy", "Greedy"), "an old match is played on as it was begun"
