"""Every expected result of rules_cases.json; ``SCOPA_CASES=FILE`` runs another file of the same form."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.core.captures import captures_of
from scopa_desktop.core.cards import CardSet, card_set, cards_of, cards_text, parse_card, parse_cards
from scopa_desktop.core.cirulla import dealers_table, declarable
from scopa_desktop.core.deals import Deal, misdeal_reason
from scopa_desktop.core.match import winner_by_score
from scopa_desktop.core.plays import Declaration, card_play, parse_play
from scopa_desktop.core.round import NOBODY, Round
from scopa_desktop.core.rules import OPTIONS, SEATINGS, VARIANTS, Rules
from scopa_desktop.core.scoring import SideTake, instant_winner, primiera_total, score_round, suits_held

CASES_FILE = Path(os.environ.get("SCOPA_CASES") or Path(__file__).parents[1] / "data" / "rules_cases.json")
DATA = json.loads(CASES_FILE.read_text(encoding="utf-8"))
Case = dict[str, Any]


def rules_of(case: Case) -> Rules:
    return Rules.from_options(case["variant"], case.get("options", {}))


def cards(texts: list[str]) -> CardSet:
    return parse_cards(" ".join(texts))


def position(rules: Rules, table: CardSet, hand: CardSet, *, stock: int, others: int, opening: bool = False) -> Round:
    """Return a two-seat round with this table, the seat to play holding `hand`, the other `others` cards."""
    rest = list(cards_of(CardSet(((1 << 40) - 1) & ~table & ~hand)))
    waiting, rest = card_set(rest[:others]), rest[others:]
    round_ = Round(rules.with_options(dealer_bonus="none"), SEATINGS["2"], 1, _any_deal(rules))
    round_.table = table
    round_.hands[:] = [hand, waiting]
    round_.turn = 0
    in_hands = hand.bit_count() + others
    round_.cards_left = stock + in_hands
    round_._deal_ends = stock
    if not opening:
        round_._opening = 40
    else:
        round_._opening = round_.cards_left
    return round_


def _any_deal(rules: Rules) -> Deal:
    order = cards_of(CardSet((1 << 40) - 1))
    size = rules.hand_size
    hands = [order[start : start + size] for start in range(rules.table_size, 40, size)]
    return Deal(order[: rules.table_size], tuple(zip(hands[::2], hands[1::2], strict=False)))


def check_captures(case: Case) -> None:
    rules = rules_of(case)
    context = case.get("context", {})
    card = parse_card(case["play"])
    found = captures_of(rules).sets(
        cards(case["table"]),
        card,
        value=context.get("joker_value") or 0,
        matta=context.get("table_joker_value") or 0,
        opening=context.get("first_play_of_round", False),
    )
    assert sorted(map(cards_text, found)) == sorted(cards_text(cards(each)) for each in case["expect"]["captures"])
    assert (not found or not rules.capture_mandatory) == case["expect"]["may_lay_card"]
    _check_through_round(case, rules)


def _check_through_round(case: Case, rules: Rules) -> None:
    """The same captures through the public engine, where the case is one that two seats can reach."""
    context = case.get("context", {})
    card = parse_card(case["play"])
    table = cards(case["table"])
    opening = context.get("first_play_of_round", False)
    round_ = position(rules, table, card_set([card]), stock=6, others=1, opening=opening)
    round_.matta = context.get("joker_value") or context.get("table_joker_value") or 0
    plays = round_.card_plays()
    expected = [card_play(card, cards(each)) for each in case["expect"]["captures"]]
    if case["expect"]["may_lay_card"]:
        expected.append(card_play(card, CardSet(0)))
    assert sorted(plays) == sorted(expected)


def check_play(case: Case) -> None:
    rules = rules_of(case)
    context = case["context"]
    card = parse_card(case["play"])
    table, takes = cards(case["table"]), cards(case["capture"])
    stock, left = context["deck_left"], context["hands_left_after"]
    round_ = position(rules, table, card_set([card]), stock=stock, others=left)
    if stock == 0 and left == 0:
        round_._opening = 40
    before = sum(round_.scope)
    events = round_.play(card_play(card, takes))
    swept = any(type(event).__name__ == "Scopa" for event in events)
    assert swept == case["expect"]["scopa"]
    assert sum(round_.scope) - before == int(case["expect"]["scopa"])
    if not round_.over:
        assert round_.table == cards(case["expect"]["table_after"])


def check_primiera(case: Case) -> None:
    pile = cards(case["pile"])
    assert primiera_total(pile, rules_of(case).primiera_six) == case["expect"]["total"]
    assert suits_held(pile) == case["expect"]["suits_held"]


def check_round_score(case: Case) -> None:
    rules = rules_of(case)
    names = list(case["sides"])
    takes = [SideTake(cards(side["pile"]), side["scope"], side["bonus"]) for side in case["sides"].values()]
    score = score_round(rules, takes)
    for side, name in enumerate(names):
        assert score.scored(side) == case["expect"]["points"][name]
    winner = instant_winner(rules, [take.pile for take in takes])
    assert (names[winner[0]] if winner else None) == case["expect"]["instant_winner"]
    for name, total in (case["expect"]["primiera_totals"] or {}).items():
        assert primiera_total(takes[names.index(name)].pile, rules.primiera_six) == total


def check_game_end(case: Case) -> None:
    scores = case["scores_after_round"]
    winner = winner_by_score(rules_of(case), list(scores.values()))
    expect = case["expect"]
    assert (winner is not None) == expect["finished"]
    assert (None if winner is None else list(scores)[winner]) == expect["winner"]


def check_declaration(case: Case) -> None:
    kinds = {Declaration.UNDER_TEN: "under_ten", Declaration.THREE_OF_A_KIND: "three_of_a_kind"}
    found = declarable(cards(case["hand"]), rules_of(case))
    assert (kinds[found.declaration] if found else None) == case["expect"]["kind"]
    assert (found.points if found else 0) == case["expect"]["points"]
    assert (list(found.matta_values) if found else []) == case["expect"]["joker_values"]


def check_opening_table(case: Case) -> None:
    rules, table = rules_of(case), cards(case["table"])
    assert (misdeal_reason(table, rules) is not None) == case["expect"]["redeal"]
    bonus = dealers_table(table, rules)
    assert (bonus.scope if bonus and not case["expect"]["redeal"] else 0) == case["expect"]["dealer_points"]


def check_leftovers(case: Case) -> None:
    rules = rules_of(case)
    sides = {"A": 0, "B": 1}
    table = cards(case["table"])
    # The last card of the round captures nothing, so that the table stays as it is but for that card.
    last = next(card for card in range(39, -1, -1) if not table >> card & 1 and _lays(rules, table, card))
    round_ = position(rules, table, CardSet(1 << last), stock=0, others=0)
    round_.last_capturer = sides[case["last_capturer"]]
    round_.dealer = sides[case["dealer"]]
    scope = list(round_.scope)
    round_.play(parse_play(cards_text(CardSet(1 << last))))
    assert round_.leftovers_side == sides[case["expect"]["to"]] != NOBODY
    assert round_.piles[round_.leftovers_side] & table == table
    assert (round_.scope != scope) == case["expect"]["scopa"]


def _lays(rules: Rules, table: CardSet, card: int) -> bool:
    return not captures_of(rules).sets(table, parse_card(cards_text(CardSet(1 << card))))


def check_deal_structure(case: Case) -> None:
    rules = rules_of(case)
    expect = case["expect"]
    assert rules.hand_size == expect["hand_size"]
    assert rules.table_size == expect["table_size"]
    assert rules.deals(case["players"]) == expect["deals_per_round"]


def check_dealer_rotation(case: Case) -> None:
    from scopa_desktop.core.deals import NumberedShuffles
    from scopa_desktop.core.match import Match, Seat

    rules = rules_of(case).with_options(target=99)
    seats = [Seat(f"Seat {n}", "random") for n in range(case["players"])]
    shuffles = next(
        NumberedShuffles(n) for n in range(1000) if NumberedShuffles(n).first_dealer(len(seats)) == case["dealers"][0]
    )
    match = Match(rules, rules.sides(str(case["players"])), seats, shuffles)
    dealers, leaders = [], []
    for _ in case["dealers"]:
        dealers.append(match.round.dealer)
        leaders.append(match.round.turn)
        while not match.round.over:
            match.play(match.round.legal_plays()[0])
        match.next_round()
    assert dealers == case["dealers"]
    assert leaders == case["first_players"]


CHECKS = {
    "captures": check_captures,
    "play": check_play,
    "primiera_total": check_primiera,
    "round_score": check_round_score,
    "game_end": check_game_end,
    "cirulla_declaration": check_declaration,
    "opening_table": check_opening_table,
    "leftovers": check_leftovers,
    "deal_structure": check_deal_structure,
    "dealer_rotation": check_dealer_rotation,
}


@pytest.mark.parametrize("case", DATA["cases"], ids=lambda case: f"{case['id']}-{case['type']}")
def test_case(case: Case) -> None:
    CHECKS[case["type"]](case)


def test_options_and_presets_are_those_of_the_rules() -> None:
    assert {name: option.default for name, option in OPTIONS.items()} == DATA["option_defaults"]
    assert {name: dict(variant.options) for name, variant in VARIANTS.items()} == DATA["presets"]
