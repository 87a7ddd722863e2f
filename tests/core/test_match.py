"""Rounds until a side has won: totals, dealer, undo over a round's end, ties, wins at once."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from scopa_desktop.core.cards import DECK, RE_BELLO, Card, card_set, parse_card
from scopa_desktop.core.deals import ChanceShuffles, Deal, NumberedShuffles, deal_out
from scopa_desktop.core.events import DealerCaptured, Dealt, InstantlyWon, MatchWon, RoundScored, RoundStarted
from scopa_desktop.core.match import Match, MatchOver, RoundUnderWay, Seat, winner_by_score
from scopa_desktop.core.plays import RoundOver
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules
from tests.core.games import TABLES, random_rules, state_of


def new_match(rules: Rules, seating: str, number: int = 1) -> Match:
    sides = rules.sides(seating)
    seats = [Seat(f"Seat {n}", "random") for n in range(sum(map(len, sides)))]
    return Match(rules, sides, seats, NumberedShuffles(number))


def finish_round(match: Match, chance: Random) -> None:
    while not match.round.over:
        match.play(chance.choice(match.round.legal_plays()))


def state(match: Match) -> list[Any]:
    return [[state_of(each) for each in match.rounds], list(match.scores), match.totals, match.winner]


@pytest.mark.parametrize(("variant", "seating"), TABLES, ids=lambda name: name)
def test_a_match_goes_on_until_a_side_has_won(variant: str, seating: str) -> None:
    chance = Random(f"{variant} {seating}")
    rules = random_rules(chance, variant, 0.1).with_options(target=9, score_cards=True)
    match = new_match(rules, seating)
    seats = len(match.seats)
    assert match.round.dealer == match.shuffles.first_dealer(seats)
    while match.winner is None:
        assert max(match.totals) < 9 or match.totals.count(extreme(rules, match.totals)) > 1
        with pytest.raises(RoundUnderWay):
            match.next_round()
        before = match.totals
        finish_round(match, chance)
        points = match.round.points()
        assert match.totals == tuple(map(sum, zip(before, points, strict=True)))
        assert match.history_of_totals()[-1] == match.totals
        with pytest.raises(RoundOver):
            match.play(match.round.history[-1].play)
        if match.winner is None:
            dealer = match.round.dealer
            events = match.next_round()
            assert events[0] == RoundStarted(len(match.rounds), (dealer + 1) % seats)
            assert any(isinstance(event, Dealt) for event in events)
    if match.round.win_reason:
        assert match.winner == match.round.winner
    else:
        assert max(match.totals) >= 9
        assert match.totals[match.winner] == extreme(rules, match.totals)
    with pytest.raises(MatchOver):
        match.next_round()


def extreme(rules: Rules, totals: tuple[int, ...]) -> int:
    return min(totals) if rules.inverse else max(totals)


@pytest.mark.parametrize("variant", ["scopa", "cirulla", "scopone_trente"])
def test_undo_goes_back_over_the_end_of_round_and_match(variant: str) -> None:
    chance = Random(variant)
    seating = "2x2" if variant == "scopone_trente" else "2"
    for number in range(12):
        match = new_match(Rules.of(variant, target=2), seating, number)
        while match.winner is None:
            if match.round_scored:
                match.next_round()
            states = [state(match)]
            while not match.round.over:
                match.play(chance.choice(match.round.legal_plays()))
                states.append(state(match))
            plays = [step.play for step in match.round.history]
            for play in reversed(plays):
                assert state(match) == states.pop()
                assert match.undo() == play
            assert [state(match)] == states
            with pytest.raises(RoundOver):
                match.undo()
            for play in plays:
                events = match.play(play)
            scored = events[-1 if match.winner is None else -2]
            assert scored == RoundScored(len(match.rounds), match.scores[-1], match.totals)
            if match.winner is not None:
                assert events[-1] == MatchWon(match.winner, match.totals)


@pytest.mark.parametrize(
    ("house", "totals", "winner"),
    [
        ({}, (10, 9), None),
        ({}, (11, 5), 0),
        ({}, (12, 13), 1),
        ({}, (12, 12), None),
        ({}, (12, 12, 13), 2),
        ({}, (13, 13, 12), None),
        ({"inverse": True}, (10, 3), None),
        ({"inverse": True}, (11, 3), 1),
        ({"inverse": True}, (11, 3, 3), None),
        ({"inverse": True}, (12, 12), None),
        ({"target": 1}, (0, 0), None),
        ({"target": 1}, (0, 1), 1),
        ({"target": 99}, (98, 0), None),
    ],
)
def test_who_has_won_by_score(house: dict[str, Any], totals: tuple[int, ...], winner: int | None) -> None:
    assert winner_by_score(Rules.of("scopa", **house), totals) == winner


@pytest.mark.parametrize(
    ("tiebreak", "totals", "holder", "winner"),
    [
        (False, (11, 11), 0, None),
        (True, (11, 11), 0, 0),
        (True, (11, 11), 1, 1),
        (True, (12, 11), 1, 0),
        (True, (10, 10), 1, None),
        (True, (11, 11), None, None),
        (True, (12, 12, 11), 2, None),
        (True, (12, 12, 11), 1, 1),
    ],
)
def test_the_king_of_coins_breaks_a_tie(
    tiebreak: bool, totals: tuple[int, ...], holder: int | None, winner: int | None
) -> None:
    match = new_match(Rules.of("frac", frac_king_tiebreak=tiebreak), str(len(totals)))
    match.round.piles = [card_set([RE_BELLO] if side == holder else []) for side in range(len(totals))]
    match.__class__ = type("Fixed", (Match,), {"totals": totals})
    assert match._find_winner() == winner


def test_a_tie_is_broken_in_play() -> None:
    """Frac to 8 of the round's 16 points: level rounds end by the king, or go on without the option."""
    level = 0
    for number in range(60):
        chance = Random(number)
        match = new_match(Rules.of("frac", target=8, frac_king_tiebreak=True), "2", number)
        finish_round(match, chance)
        if match.totals == (8, 8):
            level += 1
            assert match.winner is not None and match.round.piles[match.winner] >> RE_BELLO & 1
    assert level > 2


def test_a_win_at_once_beats_any_score() -> None:
    won = 0
    for number in range(300):
        chance = Random(number)
        match = new_match(Rules.of("scopone_trente", target=21), "2x2", number)
        finish_round(match, chance)
        if not match.round.win_reason:
            continue
        won += 1
        assert match.winner == match.round.winner
        assert match.totals == match.round.points()
        assert max(match.totals) < 21
    assert won > 20


class OneDeal:
    """Shuffles that always give the same cards."""

    number = None

    def __init__(self, deal: Deal) -> None:
        self._deal = deal

    def first_dealer(self, seats: int) -> int:
        return 0

    def deal(self, rules: Rules, seats: int, dealer: int, index: int) -> Deal:
        return self._deal


def test_the_dealers_table_can_end_a_match_before_the_first_play() -> None:
    told = [parse_card(text) for text in ["1D", "2D", "3D", "9C"]]
    rest: list[Card] = [card for card in DECK if card not in told]
    rules = Rules.of("scopa", dealer_bonus="escoba", trente=True)
    seats = [Seat("A", "random"), Seat("B", "random")]
    match = Match(rules, rules.sides("2"), seats, OneDeal(Deal(tuple(told), deal_out(rest, 3, 2))))
    assert match.winner == 0 and match.round_scored
    kinds = [type(event) for event in match.opening_events()]
    assert kinds == [RoundStarted, Dealt, DealerCaptured, InstantlyWon, RoundScored, MatchWon]
    with pytest.raises(RoundOver, match="nothing has been played"):
        match.undo()
    with pytest.raises(MatchOver):
        match.next_round()


def test_where_nothing_scores_the_match_simply_goes_on() -> None:
    match = new_match(Rules.of("frac", frac=False, target=1), "3")
    for _ in range(3):
        finish_round(match, Random(1))
        assert (match.totals, match.winner) == ((0, 0, 0), None)
        match.next_round()


def test_rounds_may_come_from_elsewhere() -> None:
    """As a record brings them: the same cards by the same dealers make the same match."""
    chance = Random(8)
    match = new_match(Rules.of("scopa"), "3", 77)
    finish_round(match, chance)
    match.next_round()
    finish_round(match, chance)
    first, second = match.rounds
    shuffles = ChanceShuffles(chance)
    twin = Match.from_rounds(match.rules, match.sides, match.seats, shuffles, first.dealer, first.deal)
    replay(twin, first)
    twin.add_round(second.dealer, second.deal)
    replay(twin, second)
    assert state(twin) == state(match)
    assert [event for event in twin.opening_events() if isinstance(event, Dealt)]


def replay(match: Match, round_: Round) -> None:
    for step in round_.history:
        match.play(step.play)
