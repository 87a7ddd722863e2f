from __future__ import annotations

from dataclasses import replace

import pytest

from scopa_desktop.core.deals import DealError
from scopa_desktop.core.match import Seat
from scopa_desktop.core.rules import SEATINGS, RulesError
from scopa_desktop.session.setup import PICKED_BELOW, decision_seed, new_match, pick_deal_number, rematch, table_level
from scopa_desktop.store.table_setup import TableSetup


def test_a_setup_becomes_a_match() -> None:
    setup = TableSetup("cirulla", "2x2", {"target": 31})
    match = new_match(setup, 48_213, "Zoë")
    assert match.rules.target == 31 and match.shuffles.number == 48_213
    assert match.seats == (Seat("Zoë", "human"), *(Seat(f"Player {n}", "easy") for n in (2, 3, 4)))
    again = rematch(match, 5)
    assert (again.rules, again.sides, again.seats) == (match.rules, match.sides, match.seats)
    with pytest.raises(RulesError):
        new_match(replace(setup, seating="6"), 1)
    with pytest.raises(DealError):
        new_match(setup, -1)
    assert 0 <= pick_deal_number() < PICKED_BELOW


def test_seeds_follow_from_deal_round_and_ply() -> None:
    match, twin = new_match(TableSetup(), 1), new_match(TableSetup(), 1)
    seeds = set()
    for _ in range(10):
        assert decision_seed(match, "a") == decision_seed(twin, "b")
        seeds.add(decision_seed(match, "a"))
        match.play(match.round.legal_plays()[0])
        twin.play(twin.round.legal_plays()[0])
    assert len(seeds) == 10 and all(0 <= seed < 2**64 for seed in seeds)


def test_the_level_of_a_table_is_that_of_its_strongest_opponent() -> None:
    you = Seat("You", "human")

    def level(seating: str, *players: str) -> str:
        return table_level([you, *(Seat(name, name) for name in players)], SEATINGS[seating])

    assert level("2", "hard") == "hard"
    assert level("4", "easy", "expert", "beginner") == "expert"
    assert level("2x2", "easy", "expert", "medium") == "medium", "a partner is no opponent"
    assert level("2", "greedy") == "easy", "what is no opponent any more counts as the usual one"
    assert table_level([Seat("A", "hard"), Seat("B", "easy")], SEATINGS["2"]) == "", "nobody plays who could be helped"
