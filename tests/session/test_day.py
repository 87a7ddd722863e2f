"""The deal of a day is a promise: the same for everybody, for ever."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

import pytest

from scopa_desktop.core.deals import NumberedShuffles
from scopa_desktop.core.house import nonsense
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.players.levels import OPPONENTS
from scopa_desktop.session.day import day_deal

VECTORS = {
    "0001-01-01": ("scopa", "2", 11, 453305),
    "2000-02-29": ("escoba_no_prime", "2", 11, 83837),
    "2026-11-30": ("chkobba", "2", 11, 583354),
    "2026-12-01": ("scopone", "2x2", 11, 18442),
    "2027-01-01": ("re_bello", "2", 11, 429400),
    "9999-12-31": ("scopone", "2x2", 11, 841582),
}
"""Never to be changed: who compares with a friend, or opens last year's table, relies on them."""


@pytest.mark.parametrize("day", VECTORS)
def test_a_day_has_the_deal_that_it_has_always_had(day: str) -> None:
    deal = day_deal(date.fromisoformat(day))
    assert (deal.variant, deal.seating, deal.target, deal.number) == VECTORS[day]
    assert deal.day == date.fromisoformat(day) and deal.level == "medium"


def days(first: date, count: int) -> list[date]:
    return [first + timedelta(days=number) for number in range(count)]


def test_every_game_comes_once_in_sixteen_days_and_never_on_two_days_running() -> None:
    first = date.fromordinal(16 * (date(2026, 11, 30).toordinal() // 16))
    games = [day_deal(day).variant for day in days(first, 16 * 200)]
    for start in range(0, len(games), 16):
        assert set(games[start : start + 16]) == set(VARIANTS)
    assert all(one != other for one, other in pairwise(games))


def test_a_game_is_seated_in_all_its_ways_alike() -> None:
    seen: dict[str, Counter[str]] = {}
    for day in days(date(2026, 1, 1), 16 * 6 * 20):
        seen.setdefault(day_deal(day).variant, Counter())[day_deal(day).seating] += 1
    for variant, seatings in seen.items():
        assert max(seatings.values()) - min(seatings.values()) <= 1, variant


def test_every_deal_can_be_played_by_the_rules_as_they_are() -> None:
    for day in days(date(2026, 11, 30), 48):
        deal = day_deal(day)
        rules = Rules.from_options(deal.variant, {"target": deal.target})
        sides = rules.sides(deal.seating)
        seats = [Seat("", deal.level)] * sum(map(len, sides))
        assert nonsense(rules) is None
        assert Match(rules, sides, seats, NumberedShuffles(deal.number)).winner is None
        assert deal.level in OPPONENTS


def test_the_cards_differ_from_day_to_day() -> None:
    numbers = [day_deal(day).number for day in days(date(2026, 1, 1), 365)]
    assert len(set(numbers)) > 360
    assert all(0 <= number < 1_000_000 for number in numbers)
