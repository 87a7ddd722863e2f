"""What the tests of the rules share: tables of every kind, random play, and translation for the oracle."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from scopa_desktop.core.cards import CardSet, card_set, card_text, cards_of, parse_card
from scopa_desktop.core.deals import Deal, deal_cards
from scopa_desktop.core.plays import (
    Declaration,
    Play,
    card_of,
    card_play,
    declaration_of,
    declare,
    is_declaration,
    matta_of,
    takes_of,
)
from scopa_desktop.core.round import Round
from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules
from tests.core import oracle

DATA = Path(__file__).parents[1] / "data"
_CASES = json.loads((DATA / "rules_cases.json").read_text(encoding="utf-8"))

TABLES = [(variant, seating) for variant, each in VARIANTS.items() for seating in each.seatings]
"""Every variant in every seating that it allows."""


def options_of(rules: Rules) -> dict[str, Any]:
    """Return the effective options, put together without the engine's help."""
    return {**_CASES["option_defaults"], **_CASES["presets"][rules.variant], **rules.house_rules()}


def random_rules(chance: Random, variant: str | None = None, share: float = 0.3) -> Rules:
    """Return a variant's rules with a share of all options set at random."""
    house = {name: chance.choice(list(option.values)) for name, option in OPTIONS.items() if chance.random() < share}
    return Rules.from_options(variant or chance.choice(list(VARIANTS)), house)


def random_round(rules: Rules, seating: str, chance: Random) -> Round:
    sides = rules.sides(seating)
    seats = sum(map(len, sides))
    dealer = chance.randrange(seats)
    return Round(rules, sides, dealer, deal_cards(rules, seats, dealer, chance))


def play_out(round_: Round, chance: Random) -> Iterator[Play]:
    """Play at random to the end, yielding each play once it is made."""
    while plays := round_.legal_plays():
        play = chance.choice(plays)
        round_.push(play)
        yield play


def state_of(round_: Round) -> dict[str, Any]:
    """Return every slot of a round, lists copied."""
    values = {name: getattr(round_, name) for name in Round.__slots__}
    return {name: list(value) if isinstance(value, list) else value for name, value in values.items()}


def all_cards(round_: Round) -> list[int]:
    """Return every card where it lies: table, piles, hands, stock. A whole round has each of the forty once."""
    cards: list[int] = list(cards_of(round_.table))
    for each in (*round_.piles, *round_.hands):
        cards += cards_of(each)
    if round_.stock:
        for hands in round_.deal.hands[round_.deals_made :]:
            cards += [card for hand in hands for card in hand]
    return cards


# Translation for the oracle


def plain(cards: CardSet | Iterable[int]) -> list[oracle.Card]:
    each = cards_of(cards) if isinstance(cards, int) else cards
    return [oracle.card(card_text(card)) for card in each]  # type: ignore[arg-type]


def mask(cards: Iterable[oracle.Card]) -> CardSet:
    return card_set(parse_card(oracle.text(each)) for each in cards)


def plain_play(play: Play) -> oracle.Play:
    if is_declaration(play):
        name = {Declaration.UNDER_TEN: "under_ten", Declaration.THREE_OF_A_KIND: "three_of_a_kind"}
        return oracle.Play(declares=name[declaration_of(play)], matta=matta_of(play))
    return oracle.Play(plain([card_of(play)])[0], frozenset(plain(takes_of(play))))


def engine_play(play: oracle.Play) -> Play:
    if play.card is None:
        return declare(Declaration[play.declares.upper()], play.matta)
    return card_play(parse_card(oracle.text(play.card)), mask(play.takes))


def oracle_of(round_: Round) -> oracle.Round:
    """Return the oracle's round with the same cards, at its start."""
    return oracle.Round(
        options_of(round_.rules),
        round_.sides,
        round_.dealer,
        plain(round_.deal.table),
        [[plain(hand) for hand in hands] for hands in round_.deal.hands],
    )


def same_cards(round_: Round, deal: Deal | None = None) -> Round:
    """Return a fresh round with the same cards, or with those of another deal."""
    return Round(round_.rules, round_.sides, round_.dealer, deal or round_.deal)
