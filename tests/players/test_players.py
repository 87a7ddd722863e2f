from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.core.captures import captures_of
from scopa_desktop.core.cards import (
    BIT,
    DECK,
    EMPTY,
    Card,
    CardSet,
    card_set,
    cards_of,
    parse_card,
    parse_cards,
    rank_of,
)
from scopa_desktop.core.deals import Deal, NumberedShuffles
from scopa_desktop.core.plays import play_text
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules
from scopa_desktop.core.view import SeatView, view_of
from scopa_desktop.players.greedy import Greedy, chance_of_holding, sweeping_cards
from scopa_desktop.players.levels import LEVELS, UnknownLevel, decide, find_level
from scopa_desktop.players.worth import worths

SLOW = {"hard": 7, "expert": 13}
"""Levels that think long: of their decisions one in so many is looked at."""
RULES = [Rules.of(variant) for variant in VARIANTS]
TABLES = [(variant, seating) for variant in VARIANTS for seating in VARIANTS[variant].seatings]


def new_round(variant: str, seating: str, number: int, **house: object) -> Round:
    rules = Rules.from_options(variant, house)
    sides = SEATINGS[seating]
    seats = sum(map(len, sides))
    shuffles = NumberedShuffles(number)
    dealer = shuffles.first_dealer(seats)
    return Round(rules, sides, dealer, shuffles.deal(rules, seats, dealer, 0))


def current_view(round_: Round) -> SeatView:
    return view_of(round_, round_.turn, (0,) * len(round_.sides))


def positions(round_: Round, chance: Random) -> Iterator[Round]:
    """Play a round at random and yield it before every play."""
    while not round_.over:
        yield round_
        round_.push(chance.choice(round_.legal_plays()))


def reshuffled(round_: Round, seat: int, chance: Random) -> Round:
    """Return a round in which everything that a seat cannot see lies elsewhere, and that went the same way."""
    deal = round_.deal
    public = EMPTY
    for step in round_.history:
        if step.play & 63 < 40:
            public |= BIT[step.play & 63]
    for shown in round_.shown:
        public |= shown
    made = round_.deals_made
    hidden = [
        card
        for index, hands in enumerate(deal.hands)
        for each, hand in enumerate(hands)
        for card in hand
        if not (each == seat and index < made) and not public & BIT[card]
    ]
    other = hidden[:]
    chance.shuffle(other)
    swap = dict(zip(hidden, other, strict=True))
    hands = tuple(
        tuple(
            hand
            if each == seat and index < made
            else tuple(card if public & BIT[card] else swap[card] for card in hand)
            for each, hand in enumerate(dealt)
        )
        for index, dealt in enumerate(deal.hands)
    )
    twin = Round(round_.rules, round_.sides, round_.dealer, Deal(deal.table, hands))
    for step in round_.history:
        twin.push(step.play)
    return twin


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_every_decision_is_legal_and_depends_only_on_what_its_seat_sees_and_the_seed(
    level: str, variant: str, seating: str
) -> None:
    chance = Random(f"{level} {variant} {seating}")
    different = looked_at = 0
    every = SLOW.get(level, 1)
    for number, round_ in enumerate(positions(new_round(variant, seating, 99), chance), chance.randrange(every)):
        if number % every:
            continue
        looked_at += 1
        twin = reshuffled(round_, round_.turn, chance)
        different += twin.deal != round_.deal
        view, other = current_view(round_), current_view(twin)
        assert view == other, "the view itself tells nothing"
        play = decide(level, view, number)
        assert play in round_.legal_plays()
        assert decide(level, SeatView.from_data(other.to_data()), number) == play
    assert different > looked_at // 3


@given(
    house=st.fixed_dictionaries(
        {},
        optional={
            "capture_mode": st.sampled_from(["equal", "fifteen", "both"]),
            "capture_choice": st.sampled_from(["fewest", "single_first", "any"]),
            "capture_mandatory": st.booleans(),
            "max_capture": st.sampled_from([None, 2]),
            "ace_rule": st.sampled_from(["none", "takes_all", "takes_all_unless_ace"]),
            "ace_sweep_scopa": st.booleans(),
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
def test_greedy_plays_by_any_house_rules(house: dict[str, object], seating: str, number: int) -> None:
    round_ = new_round("scopa", seating, number, **house)
    while not round_.over:
        round_.play(decide("greedy", current_view(round_), number))


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownLevel, match="random, greedy"):
        find_level("genius")


def greedy_plays(table: str, hand: str, number: int = 1, rules: Rules | None = None) -> set[str]:
    """Return what greedy may play in a first turn with these cards; the other cards lie anywhere."""
    rules = rules or Rules.of("scopa")
    lying = [parse_card(text) for text in table.split()]
    held = [parse_card(text) for text in hand.split()]
    rest = [card for card in DECK if card not in lying and card not in held]
    Random(number).shuffle(rest)
    hands = [tuple(rest[start : start + 3]) for start in range(0, 33, 3)]
    deals = [(hands[0], tuple(held)), *((hands[n], hands[n + 1]) for n in range(1, 11, 2))]
    round_ = Round(rules, SEATINGS["2"], 0, Deal(tuple(lying), tuple(deals)))
    view = current_view(round_)
    return {play_text(Greedy().choose(view, Random(seed))) for seed in range(20)}


@pytest.mark.parametrize(
    ("table", "hand", "plays"),
    [
        ("7D 2C 3S 10B", "7C 10S 4D", {"7C x 7D"}),  # the settebello above all
        ("4C 3S 10B 9C", "7D 10S 9D", {"7D x 4C+3S"}),  # the card played is captured too
        ("1C 2S 1B 1S", "5D 9C 10C", {"5D x 1C+1S+2S+1B"}),  # a scopa
        ("10B 9C 10S 9S", "10D 8S 2S", {"10D x 10S", "10D x 10B"}),  # a coin more; ties at random
    ],
)
def test_greedy_takes_the_best(table: str, hand: str, plays: set[str]) -> None:
    assert greedy_plays(table, hand) == plays


@pytest.mark.parametrize(("risk", "plays"), [(True, {"8C", "8S"}), (False, {"8C", "8S", "9B"})])
def test_greedy_lays_what_is_least_likely_to_be_swept(risk: bool, plays: set[str]) -> None:
    held = tuple(map(parse_card, ["8D", "8C", "8S", "1C", "2C", "3C", "4S", "5S", "6B", "9B"]))
    rest = [card for card in DECK if card not in held]
    hands = (tuple(rest[:10]), held, tuple(rest[10:20]), tuple(rest[20:]))
    round_ = Round(Rules.of("scopone_scientifico"), SEATINGS["2x2"], 0, Deal((), (hands,)))
    view = current_view(round_)
    assert {play_text(Greedy(risk).choose(view, Random(seed))) for seed in range(30)} == plays


@pytest.mark.parametrize(
    ("variant", "house", "table", "ranks"),
    [
        ("quindici", {}, "7C 3S", (5,)),
        ("quindici", {}, "7C", (8,)),
        ("asso_simple", {}, "7C 9S 10C", (1,)),
        ("asso_simple", {"ace_sweep_scopa": False}, "7C 9S 10C", ()),
        ("asso_simple", {"ace_sweep_scopa": False}, "1C", (1,)),
        ("asso_traditional", {}, "1C 9S 10C", ()),
        ("cirulla", {}, "3C 5S", (1, 7, 8)),
        ("scopa", {"max_capture": 2}, "1C 2S 3B", ()),
        ("scopa", {"max_capture": 2}, "1C 2S", (3,)),
    ],
)
def test_what_sweeps_follows_from_the_rules(
    variant: str, house: dict[str, object], table: str, ranks: tuple[int, ...]
) -> None:
    rules = Rules.from_options(variant, house)
    swept = sweeping_cards(rules, parse_cards(table), 0)
    assert sorted({card % 10 + 1 for card in cards_of(CardSet(swept))}) == list(ranks)


@given(cards=st.sets(st.sampled_from(DECK), min_size=1, max_size=6), rules=st.sampled_from(RULES))
def test_what_sweeps_is_what_takes_everything(cards: set[Card], rules: Rules) -> None:
    table = card_set(cards)
    whole = {card for card in DECK if card not in cards and table in captures_of(rules).sets(table, card)}
    told = set(cards_of(sweeping_cards(rules, table, 0))) - cards
    by_power = {card for card in whole - told if rank_of(card) == 1 and not rules.ace_sweep_scopa}
    assert told == whole - by_power


def test_worth_is_as_it_was_measured() -> None:
    worth = worths(Rules.of("scopa"))

    def of(text: str) -> float:
        return worth[parse_card(text)]

    assert of("7D") == pytest.approx(0.05 + 0.10 + 1.0 + 0.015 * 11)
    assert of("7C") == pytest.approx(0.05 + 0.015 * 11)
    assert of("10D") == pytest.approx(0.15)
    assert of("10S") == pytest.approx(0.05)
    assert of("1B") == pytest.approx(0.05 + 0.015 * 6)


def test_the_chance_of_holding_a_card() -> None:
    assert chance_of_holding(30, 0, 3) == 0
    assert chance_of_holding(3, 1, 3) == 1
    assert chance_of_holding(30, 3, 3) == pytest.approx(1 - 27 / 30 * 26 / 29 * 25 / 28)


def margin(levels: tuple[str, str], rounds: int) -> float:
    """Return the first level's lead in points per round, each deal played twice with the seats swapped."""
    total = 0
    for number in range(rounds):
        for swapped in (0, 1):
            round_ = new_round("scopa", "2", number)
            ply = 0
            while not round_.over:
                ply += 1
                round_.push(decide(levels[round_.turn ^ swapped], current_view(round_), number * 100 + ply))
            points = round_.points()
            total += points[swapped] - points[1 - swapped]
    return total / rounds / 2


def test_greedy_beats_random_by_far() -> None:
    assert margin(("greedy", "random"), 40) > 1.0


def test_greedy_declares_in_cirulla() -> None:
    declared = 0
    for number in range(40):
        round_ = new_round("cirulla", "2", number)
        while not round_.over:
            may = round_.declarable()
            play = decide("greedy", current_view(round_), number)
            declared += may is not None
            assert (may is None) or "ten" in play_text(play) or "kind" in play_text(play)
            round_.push(play)
    assert declared > 10


def test_greedy_wins_at_once_even_where_points_are_shunned() -> None:
    rules = Rules.of("scopa", trente=True, inverse=True)
    assert greedy_plays("1D 2D 3D 10S", "6C 8S 9S", rules=rules) == {"6C x 1D+2D+3D"}
