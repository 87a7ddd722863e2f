"""A seat's view: all that it has seen, nothing more, and rounds that it cannot tell from the real one."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from scopa_desktop.core.cards import DECK, FULL_DECK, Card, CardSet, card_set, card_text, cards_of
from scopa_desktop.core.deals import Deal
from scopa_desktop.core.plays import card_of, is_declaration
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.view import SeatView, hand_counts, view_of
from tests.core.games import TABLES, play_out, random_round, random_rules, same_cards, state_of

EVERY_TABLE = pytest.mark.parametrize(("variant", "seating"), TABLES, ids=lambda name: name)


def moments(variant: str, seating: str, rounds: int = 3, each: int = 8) -> Iterator[tuple[Round, Random]]:
    """Yield rounds at moments here and there, the end of the round among them."""
    for seed in range(rounds):
        chance = Random(f"{variant} {seating} {seed}")
        round_ = random_round(random_rules(chance, variant, 0.2 if seed else 0.0), seating, chance)
        yield round_, chance
        for _ in play_out(round_, chance):
            if chance.random() < each / 40 or round_.over:
                yield round_, chance


def views(round_: Round) -> Iterator[SeatView]:
    for seat in range(round_.seats):
        yield view_of(round_, seat, tuple(range(len(round_.sides))))


def played(round_: Round) -> CardSet:
    return card_set(card_of(step.play) for step in round_.history if not is_declaration(step.play))


def seen_by(round_: Round, seat: int) -> CardSet:
    """Return, from the whole round, every card that a seat has seen."""
    seen = card_set(round_.deal.table) | played(round_) | round_.hands[seat]
    for cards in round_.shown:
        seen |= cards
    return seen


def reshuffled(round_: Round, seat: int, chance: Random) -> Round:
    """Return a round in which everything that the seat has not seen has changed places at random.

    That includes the order in which a hand's cards were dealt, which would tell what was drawn when.
    """
    hidden = list(cards_of(FULL_DECK ^ seen_by(round_, seat)))
    swap = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def changed(hand: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(chance.sample([swap.get(card, card) for card in hand], len(hand)))

    hands = tuple(tuple(map(changed, dealt)) for dealt in round_.deal.hands)
    twin = same_cards(round_, Deal(round_.deal.table, hands))
    for step in round_.history:
        twin.play(step.play)
    return twin


@EVERY_TABLE
def test_a_view_knows_what_the_seat_has_seen(variant: str, seating: str) -> None:
    for round_, _ in moments(variant, seating):
        for view in views(round_):
            seat = view.seat
            seen = view.seen
            assert view.hand == round_.hands[seat]
            assert view.table == round_.table == seen.table
            assert seen.piles == round_.piles
            assert (seen.scope, seen.declared, seen.shown) == (round_.scope, round_.declared, round_.shown)
            assert (seen.turn, seen.matta, seen.last_capturer) == (round_.turn, round_.matta, round_.last_capturer)
            assert (seen.over, seen.winner, seen.win_reason) == (round_.over, round_.winner, round_.win_reason)
            assert (seen.cards_left, view.stock) == (round_.cards_left, round_.stock)
            assert seen.history == round_.history
            assert view.hand_counts == tuple(hand.bit_count() for hand in round_.hands)
            assert hand_counts(round_) == view.hand_counts
            assert view.known == seen_by(round_, seat)
            assert view.unseen == FULL_DECK ^ view.known
            for other in range(round_.seats):
                if other != seat:
                    assert seen.hands[other] == round_.exposed(other)
            assert view.legal_plays() == (round_.legal_plays() if round_.turn == seat else [])
            assert view.totals == tuple(range(len(round_.sides)))


@EVERY_TABLE
def test_what_a_seat_cannot_see_makes_no_difference(variant: str, seating: str) -> None:
    """Neither to equality, nor to the data that a computer player is sent, which has no card too many."""
    for round_, chance in moments(variant, seating):
        for view in views(round_):
            other = view_of(reshuffled(round_, view.seat, chance), view.seat, view.totals)
            assert other == view
            wire = json.dumps(view.to_data())
            assert json.dumps(other.to_data()) == wire
            known = {card_text(card) for card in cards_of(view.known)}
            assert cards_in(json.loads(wire)) <= known
            assert pickle.loads(pickle.dumps(view)) == view


def cards_in(data: Any) -> set[str]:
    """Return every card that stands anywhere in a view's data."""
    if isinstance(data, dict):
        return set().union(*map(cards_in, data.values()))
    if isinstance(data, list):
        return set().union(*map(cards_in, data))
    words = str(data).replace("+", " ").split()
    return {word for word in words if word in {card_text(card) for card in DECK}}


@EVERY_TABLE
def test_a_view_survives_the_wire(variant: str, seating: str) -> None:
    for round_, _ in moments(variant, seating):
        for view in views(round_):
            twin = SeatView.from_data(json.loads(json.dumps(view.to_data())))
            assert twin == view
            assert state_of(twin.seen) == state_of(view.seen)


@EVERY_TABLE
def test_a_resampled_round_cannot_be_told_from_the_real_one(variant: str, seating: str) -> None:
    for round_, chance in moments(variant, seating):
        for view in views(round_):
            before = state_of(view.seen)
            world = view.resample(chance)
            assert view_of(world, view.seat, view.totals) == view
            assert world.hands[view.seat] == round_.hands[view.seat]
            assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in round_.hands]
            for seat in range(round_.seats):
                exposed = round_.exposed(seat)
                assert world.hands[seat] & exposed == exposed
            dealt = [card for hands in world.deal.hands for hand in hands for card in hand]
            assert sorted([*world.deal.table, *dealt]) == list(DECK)
            assert world.deal == Deal(world.deal.table, world.deal.hands, world.deal.misdeals)
            assert world.deal.hand_sets == Deal(world.deal.table, world.deal.hands).hand_sets
            check_history_is_legal(world)
            for _ in play_out(world, chance):
                pass
            assert world.over
            assert state_of(view.seen) == before


def check_history_is_legal(world: Round) -> None:
    """Play the round over from its first card by the rules, and take it back as well."""
    again = same_cards(world)
    for step in world.history:
        again.play(step.play)
    assert state_of(again) == state_of(world)
    back = world.copy()
    while back.plays_made:
        back.undo()
    assert state_of(back) == state_of(same_cards(world))


def test_resampling_reaches_every_place_evenly() -> None:
    """Each hidden card is as often in the other's hand as any other: 3 of 33 cards, 6,600 times."""
    chance = Random(1)
    view = view_of(random_round(Rules.of("scopa"), "2", chance), 0, (0, 0))
    counts = dict.fromkeys(cards_of(view.unseen), 0)
    assert len(counts) == 33
    for _ in range(6600):
        for card in cards_of(view.resample(chance).hands[1]):
            counts[card] += 1
    expected = 600
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 62.5, "32 degrees of freedom: once in a thousand by chance"


def test_the_last_hand_is_known_when_the_stock_is_empty() -> None:
    chance = Random(2)
    round_ = random_round(Rules.of("scopa"), "2", chance)
    for _ in play_out(round_, chance):
        if round_.stock == 0:
            break
    view = view_of(round_, 0, (0, 0))
    assert view.unseen == round_.hands[1]
    assert view.resample(chance).hands == round_.hands


def test_a_declared_hand_is_seen_by_all() -> None:
    found = 0
    for seed in range(80):
        chance = Random(seed)
        round_ = random_round(Rules.of("cirulla"), "2x2", chance)
        while plays := round_.legal_plays():
            declarations = [play for play in plays if is_declaration(play)]
            seat, hand = round_.turn, round_.hands[round_.turn]
            round_.push(chance.choice(declarations or plays))
            if declarations:
                found += 1
                for view in views(round_):
                    assert view.seen.hands[seat] == hand
                    assert all(world.hands[seat] == hand for world in (view.resample(chance), view.resample(chance)))
    assert found > 20
