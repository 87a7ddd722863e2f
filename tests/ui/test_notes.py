"""What is special about a play, in every game that has something of its own."""

from __future__ import annotations

import pytest

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.events import Captured, CardLaid, Scopa
from scopa_desktop.core.match import Match
from scopa_desktop.core.plays import card_of, is_declaration, takes_of
from scopa_desktop.core.rules import VARIANTS, Rules, Value
from scopa_desktop.core.scoring import Category
from scopa_desktop.players.levels import decide
from scopa_desktop.session.setup import new_match
from scopa_desktop.store.table_setup import TableSetup
from scopa_desktop.ui.notes import Special, noted
from scopa_desktop.ui.projection import Company, Projection
from scopa_desktop.ui.sums import sum_of
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_notes import notes_sentence
from tools.scenes.games import arranged


def told(variant: str, table: str, hand: str, play: str, **house: Value) -> str:
    """Return the whole line of a round's first play, made by the person."""
    match = arranged(f"{table} {hand}", "", variant=variant, **house)
    events = match.play(next(each for each in match.round.legal_plays() if _is(each, play)))
    return Projection(Company.of(match, ("sun", "lemon")), Words()).last_line(events, match).said


def _is(play: int, text: str) -> bool:
    card, _, takes = text.partition("x")
    wanted = {parse_card(each) for each in takes.split("+")} if takes else set()
    if is_declaration(play):
        return False
    return card_of(play) == parse_card(card) and wanted == set(_cards(takes_of(play)))


def _cards(taken: int) -> list[int]:
    return [card for card in range(40) if taken >> card & 1]


@pytest.mark.parametrize(
    ("variant", "table", "hand", "play", "line"),
    [
        ("scopa", "3C 4B 10S 9S", "7S 2B 5C", "7Sx3C+4B", "3 + 4 = 7"),
        ("scopa", "7D 4B 10S 9S", "7S 2B 5C", "7Sx7D", "7 of coins: one point."),
        ("quindici", "5C 3B 10S 9S", "7S 2B 6C", "7Sx5C+3B", "7 + 5 + 3 = 15"),
        ("escoba", "8C 2B 10S 9S", "7S 4B 3C", "7Sx8C", "7 + 8 = 15"),
        ("re_bello", "10D 2B 9S 8S", "10S 4B 3C", "10Sx10D", "King of coins: one point."),
        ("asso_simple", "7C 2B 9S 8S", "1S 4B 3C", "1Sx7C+2B+9S+8S", "An ace takes the whole table."),
        ("asso_traditional", "7C 2B 9S 8S", "1S 4B 3C", "1S", "On the first play of a round an ace takes only an ace."),
        ("frac", "10D 2B 9S 8S", "10S 4B 3C", "10Sx10D", "two points."),
        ("perdere", "7D 2B 9S 8S", "7S 4B 3C", "7Sx7D", "7 of coins: one point that nobody wants."),
    ],
)
def test_a_play_says_what_is_special(variant: str, table: str, hand: str, play: str, line: str) -> None:
    assert line in told(variant, table, hand, play)


def test_a_plain_play_says_nothing_more() -> None:
    assert told("scopa", "3C 4B 10S 9S", "6S 2B 5C", "6S") == "You laid the 6 of swords."


def test_an_ace_that_scores_nothing_says_so() -> None:
    said = told("asso_simple", "7C 2B 9S 8S", "1S 4B 3C", "1Sx7C+2B+9S+8S", ace_sweep_scopa=False)
    assert "it is no scopa" in said


def test_a_sum_counts_the_seven_of_cups_by_its_value() -> None:
    matta = parse_card("7C")
    assert sum_of(matta, [parse_card("1D"), parse_card("2D")], 3) == "1 + 2 = 3"
    assert sum_of(matta, [parse_card("8D")]) == "7 + 8 = 15"
    assert sum_of(parse_card("1D"), [parse_card("8D"), parse_card("2C")]) == ""


def seen(variant: str, matches: int, seating: str = "2", **house: Value) -> set[Category | Special]:
    """Return everything special that happens in some matches, each event followed as the table does."""
    found: set[Category | Special] = set()
    rules = Rules.of(variant, **house)
    for number in range(matches):
        seats = new_match(TableSetup(variant, seating), 0).seats
        match = Match(rules, rules.sides(seating), seats, NumberedShuffles(number))
        found |= _all(match.opening_events(), match)
        while not match.round_scored:
            view = _view(match)
            found |= _all(match.play(decide("greedy", view, match.round.plays_made)), match)
    return found


def _view(match: Match):
    from scopa_desktop.core.view import view_of

    return view_of(match.round, match.round.turn, match.totals)


def _all(events, match: Match) -> set[Category | Special]:
    special = noted(events, match.round)
    for about in special.values():
        assert notes_sentence(Words(), about.notes, match.rules.variant) or about.sum
    return {note.about for each in special.values() for note in each.notes}


@pytest.mark.parametrize(
    ("variant", "expected"),
    [
        ("napola", {Category.NAPOLA}),
        ("ponino", {Special.FOUR_KNIGHTS}),
        ("escoba", {Category.ALL_SEVENS}),
        ("chkobba", {Special.SAFE_SEVENS}),
        ("cirulla", {Category.PICCOLA, Category.GRANDE, Special.ACE_TAKES_ALL}),
        ("scopone_trente", {Category.TRENTE}),
    ],
)
def test_what_a_game_has_of_its_own_is_noticed(variant: str, expected: set[Category | Special]) -> None:
    assert expected <= seen(variant, 40, VARIANTS[variant].seatings[0])


def test_points_that_a_note_told_are_in_the_reckoning() -> None:
    for number in range(10):
        match = new_match(TableSetup("cirulla", "2"), number)
        points: dict[tuple[int, Category], int] = {}
        while not match.round_scored:
            events = match.play(decide("greedy", _view(match), 1))
            for event, about in noted(events, match.round).items():
                for note in about.notes if not isinstance(event, Scopa) else ():
                    if isinstance(note.about, Category):
                        key = (event.side, note.about)  # type: ignore[union-attr]
                        points[key] = points.get(key, 0) + note.points
        for (side, category), told_points in points.items():
            line = match.scores[0].line(category)
            assert line is not None and line.sides[side].points == told_points


def test_the_same_line_stands_after_a_match_is_opened_again() -> None:
    for number in range(6):
        match = new_match(TableSetup("re_bello", "2"), number)
        projection = Projection(Company.of(match, ("sun", "lemon")), Words())
        while not match.round_scored:
            events = match.play(decide("greedy", _view(match), 1))
            assert projection.said_last(match) == projection.last_line(events, match)
            assert isinstance(events[0], Captured | CardLaid)
