"""Plays and declarations have one text form that works both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.core.cards import DECK, card_set, parse_card, parse_cards
from scopa_desktop.core.plays import (
    Declaration,
    InvalidPlay,
    card_of,
    card_play,
    declaration_of,
    declare,
    is_declaration,
    matta_of,
    parse_play,
    play_text,
    takes_of,
)


@given(st.sampled_from(DECK), st.sets(st.sampled_from(DECK)))
def test_plays_go_both_ways(card: int, takes: set[int]) -> None:
    play = card_play(card, card_set(takes))  # type: ignore[arg-type]
    assert not is_declaration(play)
    assert (card_of(play), takes_of(play)) == (card, card_set(takes))  # type: ignore[arg-type]
    assert parse_play(play_text(play)) == play


@pytest.mark.parametrize("declaration", Declaration)
@pytest.mark.parametrize("matta", [None, *range(1, 11)])
def test_declarations_go_both_ways(declaration: Declaration, matta: int | None) -> None:
    play = declare(declaration, matta)
    assert is_declaration(play)
    assert (declaration_of(play), matta_of(play)) == (declaration, matta)
    assert parse_play(play_text(play)) == play


def test_the_text_forms() -> None:
    assert play_text(card_play(parse_card("6D"), parse_cards("4B 2C"))) == "6D x 2C+4B"
    assert play_text(card_play(parse_card("10B"), parse_cards(""))) == "10B"
    assert play_text(declare(Declaration.UNDER_TEN, 2)) == "under ten 7C=2"
    assert play_text(declare(Declaration.THREE_OF_A_KIND)) == "three of a kind"
    assert parse_play(" 6D x 4B+2C ") == parse_play("6D x 2C+4B")


NO_CARDS = ["", "x", "6D x", "6D x ", "6D x 2C,4B", "6D x 2C+2C", "6Dx2C", "6D 2C", "6D X 2C", "42"]
NO_VALUES = ["0", "11", "", "٣", "02", "-1"]


@pytest.mark.parametrize("text", [*NO_CARDS, "under", "Under ten", *(f"under ten 7C={value}" for value in NO_VALUES)])
def test_what_is_no_play_is_refused(text: str) -> None:
    with pytest.raises(InvalidPlay, match="is no play"):
        parse_play(text)
