"""A temperament shows at the table and stays small."""

from __future__ import annotations

from random import Random

import pytest

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.plays import card_of, is_declaration, parse_play, play_text
from scopa_desktop.players.levels import decide
from scopa_desktop.players.taste import MOST, liking, taste
from scopa_desktop.players.temperament import Temperament
from tests.players.test_chitarrella import position
from tests.players.test_players import TABLES, current_view, new_round, positions


@pytest.mark.parametrize("temperament", Temperament)
def test_a_temperament_never_weighs_more_than_it_may(temperament: Temperament) -> None:
    for variant, seating in TABLES:
        for round_ in positions(new_round(variant, seating, 5), Random(5)):
            view = current_view(round_)
            bonus = taste(view, temperament)
            for play in view.legal_plays():
                assert -MOST <= bonus(play) <= MOST
                assert not (is_declaration(play) and bonus(play))


def test_nobody_in_particular_likes_nothing_in_particular() -> None:
    view = position("scopa", "2", "7D 2C 3S 10B", {0: "7C 10S 4D"})
    assert liking(Temperament.EVEN) is None
    assert {taste(view, Temperament.EVEN)(play) for play in view.legal_plays()} == {0.0}


@pytest.mark.parametrize(
    ("temperament", "table", "hand", "better", "worse"),
    [
        (Temperament.COINS, "10D 10B 9C 8S", "10S 4C 4D", "10S x 10D", "10S x 10B"),
        (Temperament.COINS, "10D 10B 9C 8S", "10S 4C 4D", "4C", "4D"),
        (Temperament.SEVENS, "10D 10B 9C 8S", "7C 4C 6S", "4C", "7C"),
        (Temperament.SCOPE, "10D 10B 9C 8S", "10S 4C 4D", "10S x 10B", "4C"),
        (Temperament.MAXIMS, "10D 9C 8S 8B", "4C 4D 6C", "4C", "6C"),
        (Temperament.CAUTIOUS, "9D 1S 2B 1C", "9S 8C 5D", "8C", "9S x 9D"),
    ],
)
def test_each_likes_what_it_is_said_to(
    temperament: Temperament, table: str, hand: str, better: str, worse: str
) -> None:
    view = position("scopa", "2", table, {0: hand})
    bonus = taste(view, temperament)
    plays = [parse_play(better), parse_play(worse)]
    assert set(plays) <= set(view.legal_plays())
    assert bonus(plays[0]) > bonus(plays[1])


def test_the_maxims_leave_a_partner_what_it_laid() -> None:
    hands = {0: "5C 1C", 1: "4D 2C", 2: "9S 5S 4S"}
    view = position("scopone_scientifico", "2x2", "", hands, "5C, 4D")
    bonus = taste(view, Temperament.MAXIMS)
    assert bonus(parse_play("5S x 5C")) < bonus(parse_play("4S x 4D")) == 0


def test_a_temperament_decides_between_plays_that_are_equally_good() -> None:
    view = position("scopa", "2", "9C 9S 8C 8S", {0: "10D 10S 10B"})
    laid = {card_of(decide("medium", view, seed, Temperament.COINS)) for seed in range(20)}
    assert parse_card("10D") not in laid
    for temperament in Temperament:
        assert len({play_text(decide("easy", view, 3, temperament)) for _ in range(5)}) == 1
