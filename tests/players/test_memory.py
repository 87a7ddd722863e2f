from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.core.cards import BIT, DECK, EMPTY, SETTEBELLO, CardSet
from scopa_desktop.core.round import Round
from scopa_desktop.core.view import SeatView, view_of
from scopa_desktop.players.memory import STRIKING, forgotten
from tests.players.test_players import TABLES, new_round, positions, reshuffled

SHARES = st.floats(0, 1)


def captured(round_: Round) -> CardSet:
    cards = EMPTY
    for pile in round_.piles:
        cards |= pile
    return cards


def views(number: int, variant: str = "scopa", seating: str = "2") -> list[SeatView]:
    """Return what each seat sees at each step of a round played at random."""
    return [
        view_of(round_, seat, (0,) * len(round_.sides))
        for round_ in positions(new_round(variant, seating, number), Random(number))
        for seat in range(round_.seats)
    ]


@given(table=st.sampled_from(TABLES), number=st.integers(0, 10_000), kept=SHARES)
@settings(max_examples=40)
def test_only_captured_cards_are_forgotten(table: tuple[str, str], number: int, kept: float) -> None:
    for view in views(number, *table):
        lost = forgotten(view, kept)
        assert lost & ~captured(view.seen) == EMPTY
        assert lost & (view.table | view.hand | view.unseen) == EMPTY


@given(number=st.integers(0, 10_000))
@settings(max_examples=20)
def test_all_or_nothing_is_forgotten_at_the_ends(number: int) -> None:
    for view in views(number):
        assert forgotten(view, 1.0) == EMPTY
        assert forgotten(view, 0.0) == captured(view.seen)


@given(number=st.integers(0, 10_000), kept=SHARES)
@settings(max_examples=30)
def test_what_is_forgotten_stays_so_for_the_round(number: int, kept: float) -> None:
    lost, held = [EMPTY, EMPTY], [EMPTY, EMPTY]
    for view in views(number):
        now = forgotten(view, kept)
        lost[view.seat] |= now
        held[view.seat] |= captured(view.seen) & ~now
        assert lost[view.seat] & held[view.seat] == EMPTY
        assert forgotten(SeatView.from_data(view.to_data()), kept) == now


@given(number=st.integers(0, 10_000), kept=SHARES, more=SHARES)
@settings(max_examples=30)
def test_whoever_remembers_more_forgets_none_that_others_keep(number: int, kept: float, more: float) -> None:
    low, high = sorted((kept, more))
    for view in views(number):
        assert forgotten(view, high) & ~forgotten(view, low) == EMPTY


@given(number=st.integers(0, 10_000), kept=SHARES)
@settings(max_examples=30)
def test_nothing_hidden_shows_in_what_is_forgotten(number: int, kept: float) -> None:
    chance = Random(number)
    for round_ in positions(new_round("scopa", "2", number), chance):
        twin = reshuffled(round_, round_.turn, chance)
        view, other = (view_of(each, round_.turn, (0, 0)) for each in (round_, twin))
        assert forgotten(view, kept) == forgotten(other, kept)


def test_shares_are_as_asked_and_striking_cards_are_kept_better() -> None:
    seen, lost = [0] * 40, [0] * 40
    for number in range(600):
        round_, chance = new_round("scopa", "2", number), Random(number)
        while round_.cards_left > 1:
            round_.push(chance.choice(round_.legal_plays()))
        view = view_of(round_, round_.turn, (0, 0))
        gone = forgotten(view, 0.49)
        for card in DECK:
            seen[card] += bool(captured(view.seen) & BIT[card])
            lost[card] += bool(gone & BIT[card])

    def share(cards: list[int]) -> float:
        return sum(lost[card] for card in cards) / sum(seen[card] for card in cards)

    assert abs(share([card for card in DECK if STRIKING >> card & 1]) - 0.30) < 0.02
    assert abs(share([card for card in DECK if not STRIKING >> card & 1]) - 0.51) < 0.02
    assert abs(share([SETTEBELLO]) - 0.30) < 0.08
