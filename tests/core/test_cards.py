"""Cards, sets of cards and their notation, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.core.cards import (
    DECK,
    FULL_DECK,
    MATTA,
    RANK,
    RANK_SET,
    RE_BELLO,
    SETTEBELLO,
    SUIT_SET,
    CardNotation,
    Suit,
    card,
    card_set,
    card_text,
    cards_of,
    cards_text,
    iter_cards,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)

ANY_SET = st.sets(st.sampled_from(DECK))


def test_forty_cards_have_forty_names() -> None:
    names = [card_text(each) for each in DECK]
    assert len(set(names)) == 40
    assert names[0] == "1D" and names[39] == "10B"
    for each, name in zip(DECK, names, strict=True):
        assert parse_card(name) == each
        assert card(rank_of(each), suit_of(each)) == each
        assert name == f"{RANK[each]}{'DCSB'[suit_of(each)]}"


def test_the_cards_with_names_of_their_own() -> None:
    assert [card_text(each) for each in (SETTEBELLO, MATTA, RE_BELLO)] == ["7D", "7C", "10D"]
    assert card(7, Suit.COINS) == SETTEBELLO


@pytest.mark.parametrize(
    "text", ["", "7", "D", "0D", "11D", "7d", "7X", "07D", " 7D", "7D ", "７D", "7DD", "-1D", None, 7]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(CardNotation, match="is no card: write a rank from 1 to 10"):
        parse_card(text)


@pytest.mark.parametrize("rank", [0, 11, -1])
def test_a_rank_that_no_card_has_is_refused(rank: int) -> None:
    with pytest.raises(CardNotation, match=f"not {rank}"):
        card(rank, Suit.CUPS)


@given(ANY_SET)
def test_sets_go_both_ways(cards: set[int]) -> None:
    held = card_set(cards)  # type: ignore[arg-type]
    assert held.bit_count() == len(cards)
    assert list(cards_of(held)) == list(iter_cards(held)) == sorted(cards)
    assert parse_cards(cards_text(held)) == parse_cards(cards_text(held, " ")) == held


def test_suits_and_ranks_divide_the_deck() -> None:
    assert sum(SUIT_SET) == sum(RANK_SET) == FULL_DECK
    assert cards_text(RANK_SET[7]) == "7D+7C+7S+7B"
    assert all(suit_of(each) is Suit.SWORDS for each in cards_of(SUIT_SET[Suit.SWORDS]))


@pytest.mark.parametrize(
    ("text", "fault"),
    [("7D 7D", "stands twice"), ("7D+8", "is no card"), ("7D,8D", "is no card")],
)
def test_a_set_that_is_none_is_refused(text: str, fault: str) -> None:
    with pytest.raises(CardNotation, match=fault):
        parse_cards(text)
