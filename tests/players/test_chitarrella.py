"""What each maxim adds to a play, in positions small enough to see it, and that together they win."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.core.cards import DECK, EMPTY, RANK_SET, CardSet, parse_card
from scopa_desktop.core.deals import Deal
from scopa_desktop.core.plays import parse_play, play_text
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.chitarrella import ByMaxims, Chitarrella, Weights, probably_lacking
from scopa_desktop.players.greedy import Greedy, Valuation
from scopa_desktop.players.levels import decide
from scopa_desktop.players.memory import forgotten
from scopa_desktop.players.player import Player
from tests.players.test_players import current_view, new_round

SILENT = Weights(caution=1, twin=0, small=0, dead=0, paired=0, answer=0, leave=0, seven=0, parity=0, leaving=0)


def position(variant: str, seating: str, table: str, hands: dict[int, str], plays: str = "") -> SeatView:
    """Return what the seat to play sees after some plays; the last seat deals, the other cards lie in order."""
    rules, sides = Rules.of(variant), SEATINGS[seating]
    seats = sum(map(len, sides))
    lying = tuple(map(parse_card, table.split()))
    held = {seat: tuple(map(parse_card, hand.split())) for seat, hand in hands.items()}
    named = {*lying, *(card for hand in held.values() for card in hand)}
    rest = [card for card in DECK if card not in named]
    dealt = []
    for _ in range(rules.deals(seats)):
        row = []
        for seat in range(seats):
            hand = held.pop(seat, ())
            missing = rules.hand_size - len(hand)
            row.append(hand + tuple(rest[:missing]))
            del rest[:missing]
        dealt.append(tuple(row))
    round_ = Round(rules, sides, seats - 1, Deal(lying, tuple(dealt)))
    for play in filter(None, plays.split(", ")):
        round_.play(parse_play(play))
    return current_view(round_)


def added(view: SeatView, unseen: CardSet | None = None, **weights: float) -> dict[str, float]:
    """Return what some maxims add to each play; plays to which they add nothing are left out."""
    unseen = view.unseen if unseen is None else unseen
    plain, weighed = (ByMaxims(view, unseen, each).values() for each in (SILENT, replace(SILENT, **weights)))
    gains = {play_text(play): more - less for (play, less), (_, more) in zip(plain, weighed, strict=True)}
    return {play: round(gain, 6) for play, gain in gains.items() if abs(gain) > 1e-9}


EIGHTS = {0: "8D 8C 8S 1C 2C 3C 3S 5S 6B 9B"}


def test_a_double_or_triple_is_laid_and_the_small_one_first() -> None:
    view = position("scopone_scientifico", "2x2", "", EIGHTS)
    assert added(view, twin=0.1) == {"8D": 0.2, "8C": 0.2, "8S": 0.2, "3C": 0.1, "3S": 0.1}
    assert added(view, small=0.02) == {"8D": -0.06, "8C": -0.06, "8S": -0.06, "3C": 0.04, "3S": 0.04}


def test_a_card_whose_fellows_are_gone_is_safe_to_lay() -> None:
    cards = {0: "10S 8S 1B", 1: "9S 9B 4B"}
    view = position("scopa", "2", "9D 1S 9C 5S", cards, "10S x 1S+9D, 9S x 9C, 8S")
    assert added(view, dead=0.1) == {"9B": 0.1}
    assert added(view, paired=1) == {"4B": -round(3 / 31, 6)}
    assert added(view, view.unseen | forgotten(view, 0), dead=0.1) == {}, "who has forgotten them waits for the nines"


def test_the_partners_rank_is_answered_when_an_opponent_has_taken_it() -> None:
    hands = {0: "5C 1C", 1: "5D 2C", 2: "5S 6S"}
    assert added(position("scopone_scientifico", "2x2", "", hands, "5C, 5D x 5C"), answer=0.1) == {"5S": 0.1}
    # A partner's card that lies needs no answer, nor does what an opponent laid.
    hands = {0: "5C 1C", 1: "6D 2C", 2: "10S 9S"}
    assert added(position("scopone_scientifico", "2x2", "", hands, "5C, 6D"), answer=0.1) == {}


def test_what_the_partner_laid_is_left_to_the_partner() -> None:
    hands = {0: "5C 1C", 1: "4D 2C", 2: "9S 5S 4S"}
    view = position("scopone_scientifico", "2x2", "", hands, "5C, 4D")
    assert added(view, leave=0.1) == {"5S x 5C": -0.1, "9S x 4D+5C": -0.1}


def test_no_seven_is_laid_while_the_settebello_may_come() -> None:
    table = "10D 10S 9C 8S"
    assert added(position("scopa", "2", table, {0: "7C 1C 2C"}), seven=0.35) == {"7C": -0.35}
    assert added(position("scopa", "2", table, {0: "7C 7D 2C"}), seven=0.35) == {"7D": -0.35}
    taken = position("scopa", "2", "7D 10S 9C 8B", {0: "7S 1C 3C", 1: "7C 4S 1D"}, "7S x 7D")
    assert added(taken, seven=0.35) == {}
    assert added(position("frac", "2", table, {0: "7C 1C 2C"}), seven=0.35) == {}, "no settebello is scored"
    assert added(position("perdere", "2", table, {0: "7C 1C 2C"}), seven=0.35) == {"7C": 0.35}, "the other way round"


def test_the_dealer_pairs_and_the_others_unpair() -> None:
    hands = {0: "8S 10S 2B", 1: "8B 10B 1D"}
    view = position("scopa", "2", "3C 5S 10C 9S", hands)
    assert added(view, parity=0.1) == {"8S x 3C+5S": 0.3}
    view = position("scopa", "2", "3C 5S 10C 9S", hands, "2B")
    assert added(view, parity=0.1) == {"8B x 3C+5S": -0.3}
    view = position("scopa", "2", "3C 5S 10C 9S", hands, "8S x 3C+5S, 1D")
    assert added(view, parity=0.1) == {}, "pairs leave everything as it was"


def test_who_plays_alone_leaves_the_next_player_little() -> None:
    view = position("scopa", "2", "7D 10S 9C 10B", {0: "1C 8S 6C"})
    loss = added(view, leaving=1)
    assert set(loss) == {"1C", "8S", "6C"}
    assert loss["6C"] < loss["8S"], "a six beside what lies is worth more to the others than an eight"
    empty = position("scopa", "2", "10D 2C 3C 4C", {0: "10C 9S 8S", 1: "9D 6S 5D"}, "9S x 2C+3C+4C")
    assert "10D" not in added(empty, leaving=1)


def test_who_let_a_scopa_go_probably_lacks_the_card() -> None:
    hands = {0: "5C 1C", 1: "6D 2C", 2: "10S 9S", 3: "8D 8C"}
    view = position("scopone_scientifico", "2x2", "", hands, "5C, 6D, 10S, 8D")
    assert probably_lacking(view) == RANK_SET[5], "the next player, seat 1, could have swept the five"
    risk = Valuation(view, view.unseen, 1.0)
    doubting = Valuation(view, view.unseen, 1.0, probably_lacking(view))
    assert risk.values() == doubting.values(), "nobody can sweep so much"
    hands = {0: "10S 8S 10B", 1: "9B 5B 7B"}
    plays = "10S x 10C, 9B x 9S, 8S x 8B, 5B"
    assert probably_lacking(position("scopa", "2", "1D 10C 9S 8B", hands, plays)) == RANK_SET[1]
    later = position("scopa", "2", "1D 10C 9S 8B", hands, f"{plays}, 10B, 7B")
    assert probably_lacking(later) == EMPTY, "new cards have been dealt"


def test_a_card_that_somebody_probably_lacks_may_be_left() -> None:
    view = position("scopa", "2", "1D 2C 10C 9S", {0: "10S 5S 6S", 1: "9B 8B 7B"}, "10S x 10C, 9B x 9S")
    certain, doubting = (Valuation(view, view.unseen, 1.0, doubted) for doubted in (EMPTY, RANK_SET[8]))
    lay = parse_play("5S")
    assert dict(doubting.values())[lay] > dict(certain.values())[lay]


@pytest.mark.parametrize("variant", ["quindici", "escoba", "perdere"])
def test_maxims_of_fellows_are_left_out_where_they_make_no_sense(variant: str) -> None:
    view = position(variant, "2", "10D 10S 9C 9S", {0: "1C 1S 3C"})
    assert added(view, twin=1, small=1, dead=1, paired=1, answer=1, leave=1, parity=1) == {}


@pytest.mark.parametrize("variant", ["cirulla", "asso_simple", "asso_traditional", "frac"])
def test_doubles_are_laid_wherever_a_card_takes_its_fellow(variant: str) -> None:
    view = position(variant, "2", "10D 10S 9C 9S", {0: "3S 3C 8C"})
    assert {"3S", "3C"} <= added(view, twin=0.1).keys()


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_every_game_in_every_seating(variant: str) -> None:
    for seating in VARIANTS[variant].seatings:
        round_ = new_round(variant, seating, 17)
        while not round_.over:
            round_.play(Chitarrella(kept=0.5, wandering=0.1).choose(current_view(round_), Random(round_.plays_made)))


@pytest.mark.parametrize("seating", VARIANTS["cirulla"].seatings)
def test_hands_that_were_shown_are_taken_for_what_they_are(seating: str) -> None:
    shown = 0
    for number in range(60):
        round_ = new_round("cirulla", seating, number)
        while not round_.over:
            shown += bool(
                round_.shown[(round_.turn + 1) % round_.seats] & round_.hands[(round_.turn + 1) % round_.seats]
            )
            round_.play(Chitarrella(kept=number % 3 / 2).choose(current_view(round_), Random(number)))
    assert shown > 20


@given(
    house=st.fixed_dictionaries(
        {},
        optional={
            "capture_mode": st.sampled_from(["equal", "fifteen", "both"]),
            "capture_choice": st.sampled_from(["fewest", "single_first", "any"]),
            "capture_mandatory": st.booleans(),
            "ace_rule": st.sampled_from(["none", "takes_all", "takes_all_unless_ace"]),
            "last_play_scopa": st.booleans(),
            "cirulla": st.booleans(),
            "matta": st.sampled_from(["off", "capture_by_holder", "until_captured", "declaration_only"]),
            "inverse": st.booleans(),
            "trente": st.booleans(),
        },
    ),
    seating=st.sampled_from(list(SEATINGS)),
    number=st.integers(0, 1000),
)
def test_it_plays_by_any_house_rules(house: dict[str, object], seating: str, number: int) -> None:
    round_ = new_round("scopa", seating, number, **house)
    while not round_.over:
        round_.play(decide("medium", current_view(round_), number))


def lead(players: tuple[Player, Player], deals: int) -> float:
    """Return the first side's lead in Scopone scientifico, in points a round, each deal played from both sides."""
    total = 0
    for number in range(deals):
        for swapped in (0, 1):
            round_, chance = new_round("scopone_scientifico", "2x2", number), Random(number)
            while not round_.over:
                round_.push(players[round_.turn & 1 ^ swapped].choose(current_view(round_), chance))
            points = round_.points()
            total += points[swapped] - points[1 - swapped]
    return total / deals / 2


def test_the_maxims_beat_greedy_in_the_game_they_are_for() -> None:
    assert lead((Chitarrella(), Greedy()), 60) > 0.3


def test_medium_is_this_player_and_plays_the_same_for_the_same_seed() -> None:
    view = position("scopone_scientifico", "2x2", "", EIGHTS)
    plays = {decide("medium", view, seed) for seed in range(10)}
    assert plays == {decide("maxims", view, seed) for seed in range(10)}
    assert {play_text(play) for play in plays} <= {"3C", "3S", "8C", "8S"}
