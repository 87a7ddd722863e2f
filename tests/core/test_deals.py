"""Deal numbers are a promise: the same number gives the same cards for ever."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from scopa_desktop.core.cards import DECK, card_text, parse_card
from scopa_desktop.core.deals import (
    MAX_DEAL_NUMBER,
    ChanceShuffles,
    Deal,
    DealError,
    NumberedShuffles,
    SplitMix64,
    deal_cards,
    misdeal_reason,
    shuffled,
)
from scopa_desktop.core.events import Misdealt
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import SEATINGS, Rules
from tests.core.games import TABLES

SCOPA = Rules.of("scopa")


def told(cards: tuple[int, ...]) -> str:
    return " ".join(card_text(card) for card in cards)  # type: ignore[arg-type]


# Written down once. A change here breaks every deal number that a player has noted or sent to a friend.
PROMISES = [
    (0, (1, 2, 3, 4), "3B 6C 7D 7S", "3D 2S 4S", "1D 8B 10D"),
    (1, (0, 0, 0, 0), "9B 7B 5D 2S", "3B 1D 10D", "6B 3S 9S"),
    (42, (0, 1, 1, 2), "5D 2C 2D 6S", "9D 8B 8C", "10S 3C 7C"),
    (48213, (0, 1, 1, 2), "6B 4B 6S 9S", "5C 1B 4D", "10S 4C 2C"),
    (184467, (0, 1, 1, 2), "7D 2S 3B 3S", "8C 1D 6C", "2D 10S 10C"),
    (MAX_DEAL_NUMBER, (1, 2, 3, 5), "5B 5C 10C 6D", "2B 6S 1S", "3D 9C 6B"),
]


@pytest.mark.parametrize(("number", "dealers", "table", "first", "second"), PROMISES, ids=lambda value: str(value))
def test_a_number_keeps_its_promise(number: int, dealers: tuple[int, ...], table: str, first: str, second: str) -> None:
    shuffles = NumberedShuffles(number)
    assert tuple(shuffles.first_dealer(seats) for seats in (2, 3, 4, 6)) == dealers
    deal = shuffles.deal(SCOPA, 2, dealers[0], 0)
    assert told(deal.table) == table
    assert [told(hand) for hand in deal.hands[0]] == [first, second]


def test_later_rounds_and_misdeals_keep_their_promise() -> None:
    assert told(NumberedShuffles(0).deal(SCOPA, 2, 0, 1).table) == "6S 9S 7D 4S"
    assert told(NumberedShuffles(48213).deal(SCOPA, 2, 0, 1).table) == "4C 3C 7D 2S"
    kings = NumberedShuffles(164).deal(SCOPA, 2, 0, 0)
    assert ([told(table) for table in kings.misdeals], told(kings.table)) == (["10B 10D 10S 6D"], "10B 6D 2C 4C")
    aces = NumberedShuffles(528).deal(Rules.of("cirulla"), 2, 0, 0)
    assert [told(table) for table in aces.misdeals] == ["5D 1S 1B 4D", "5B 1C 1D 6B"]
    assert told(aces.table) == "10D 9S 8S 8B"


def test_the_generator_is_the_published_one() -> None:
    """The first numbers from two states, as every implementation of SplitMix64 gives them."""
    nought = SplitMix64(0)
    assert [nought.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    other = SplitMix64(1234567)
    assert [other.next() for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert SplitMix64(2**64 + 5).next() == SplitMix64(5).next()


@pytest.mark.parametrize(("variant", "seating"), TABLES, ids=lambda name: name)
def test_every_variant_is_dealt_whole_and_from_the_seat_after_the_dealer(variant: str, seating: str) -> None:
    rules = Rules.of(variant)
    sides = rules.sides(seating)
    seats = sum(map(len, sides))
    for number in range(20):
        deck = NumberedShuffles(number)._stream(3)
        cards = shuffled(deck)
        for dealer in range(seats):
            deal = NumberedShuffles(number).deal(rules, seats, dealer, 3)
            deal.check(rules, seats)
            assert sorted([*deal.table, *(card for hands in deal.hands for hand in hands for card in hand)]) == list(
                DECK
            )
            assert [deal.stock(index) for index in range(len(deal.hands))] == [
                rules.hand_size * seats * later for later in reversed(range(len(deal.hands)))
            ]
            if not deal.misdeals:
                in_turn = [deal.hands[0][(dealer + 1 + turn) % seats] for turn in range(seats)]
                assert cards[: rules.table_size] == list(deal.table)
                assert cards[rules.table_size :][: rules.hand_size * seats] == [
                    card for hand in in_turn for card in hand
                ]


def test_cards_fall_everywhere_evenly() -> None:
    """Each card as often in each of the forty places; 39 degrees of freedom, 79 is once in ten thousand by chance."""
    counts = [Counter[int]() for _ in DECK]
    rounds = 4000
    for number in range(rounds):
        for place, card in enumerate(shuffled(SplitMix64(number << 16))):
            counts[place][card] += 1
    expected = rounds / 40
    for place in DECK:
        assert sum((counts[place][card] - expected) ** 2 / expected for card in DECK) < 79
    dealers = Counter(NumberedShuffles(number).first_dealer(6) for number in range(6000))
    assert sum((dealers[seat] - 1000) ** 2 / 1000 for seat in range(6)) < 26


def test_neighbours_share_nothing() -> None:
    """Shuffles of neighbouring numbers and rounds agree in one place of forty on average, as strangers do."""
    agreements = 0
    for number in range(1000):
        here, there = shuffled(SplitMix64(number << 16)), shuffled(SplitMix64(number + 1 << 16))
        after = shuffled(SplitMix64(number << 16 | 1))
        agreements += sum(a == b for a, b in zip(here, there, strict=True))
        agreements += sum(a == b for a, b in zip(here, after, strict=True))
    assert 1800 < agreements < 2200


def test_misdeals_are_as_frequent_as_they_should_be() -> None:
    chance = Random(7)
    count = 20_000
    tables = [tuple(chance.sample(DECK, 4)) for _ in range(count)]
    deals = [Deal(table, ()).table_set for table in tables]
    kings = sum(misdeal_reason(table, SCOPA) == "kings" for table in deals)
    assert 15 < kings < 50, "1 in 630"
    aces = Rules.of("cirulla", dealer_bonus="none")
    assert 0.038 < sum(misdeal_reason(table, aces) == "aces" for table in deals) / count < 0.048, "4.3 in 100"


def test_every_misdeal_is_told() -> None:
    deal = NumberedShuffles(528).deal(Rules.of("cirulla"), 2, 0, 0)
    events = Round(Rules.of("cirulla"), SEATINGS["2"], 0, deal).opening_events()
    assert events[:2] == (Misdealt(deal.misdeals[0], "aces"), Misdealt(deal.misdeals[1], "aces"))
    deal = NumberedShuffles(164).deal(SCOPA, 2, 0, 0)
    assert Round(SCOPA, SEATINGS["2"], 0, deal).opening_events()[0] == Misdealt(deal.misdeals[0], "kings")


@pytest.mark.parametrize("number", [-1, MAX_DEAL_NUMBER + 1])
def test_a_number_out_of_range_is_refused(number: int) -> None:
    with pytest.raises(DealError, match=f"from 0 to {MAX_DEAL_NUMBER}, not {number}"):
        NumberedShuffles(number)


def test_shuffles_by_chance_follow_the_chance_alone() -> None:
    one, other = ChanceShuffles(Random(3)), ChanceShuffles(Random(3))
    assert one.number is None
    assert one.first_dealer(4) == other.first_dealer(4)
    assert one.deal(SCOPA, 2, 0, 0) == other.deal(SCOPA, 2, 0, 5)
    assert one.deal(SCOPA, 2, 0, 0) != one.deal(SCOPA, 2, 0, 0)


def test_cards_that_cannot_have_been_dealt_are_refused() -> None:
    deal = deal_cards(SCOPA, 2, 0, Random(1))
    deal.check(SCOPA, 2)
    six = deal.hands
    short = (*six[:5], (six[5][0], six[5][1][:2]))
    twice = (*six[:5], (six[5][0], six[0][0]))
    kings = [parse_card(text) for text in ("10D", "10C", "10S", "1D")]
    ordered = (*kings, *(card for card in DECK if card not in kings))
    for wrong, fault in [
        (Deal(deal.table[:3], six), "the opening table has 3 cards instead of 4"),
        (Deal(deal.table, six[:5]), "there are 5 deals instead of 6"),
        (Deal(deal.table, (*six[:5], six[5][:1])), "deal 6 has 1 hands instead of 2"),
        (Deal(deal.table, short), "deal 6 has a hand without its 3 cards"),
        (Deal(deal.table, twice), f"{card_text(six[0][0][0])} is dealt twice"),
        (
            Deal(ordered[:4], tuple((ordered[at : at + 3], ordered[at + 3 : at + 6]) for at in range(4, 40, 6))),
            "new deal",
        ),
    ]:
        with pytest.raises(DealError, match=fault):
            wrong.check(SCOPA, 2)


def test_going_on_is_the_same_as_building_anew() -> None:
    deal, other = deal_cards(SCOPA, 2, 0, Random(1)), deal_cards(SCOPA, 2, 0, Random(2))
    for index in range(7):
        mixed = deal.going_on(index, other.hands[index:])
        plain = Deal(deal.table, deal.hands[:index] + other.hands[index:])
        assert (mixed, mixed.table_set, mixed.hand_sets) == (plain, plain.table_set, plain.hand_sets)
