"""What a captured card is worth on average, in points (players.md section 5)."""

from __future__ import annotations

from functools import lru_cache

from scopa_desktop.core.cards import (
    DECK,
    KNIGHT,
    RE_BELLO,
    SETTEBELLO,
    Card,
    CardSet,
    Suit,
    iter_cards,
    rank_of,
    suit_of,
)
from scopa_desktop.core.rules import Rules

PRIMIERA = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
"""A card's value in the primiera, by rank."""
_PER_CARD = 0.05
_PER_COIN = 0.10
_PER_PRIMIERA = 0.015
_PLAIN = 10
"""The primiera's lowest value, which adds nothing."""
_LOW = 3
_RUN_SHARE = 0.5
"""What a card that a run of three needs is worth beyond itself: one side seldom takes all three."""


@lru_cache(maxsize=256)
def worths(rules: Rules) -> tuple[float, ...]:
    """Return what each card is worth to the side that captures it, under these rules."""
    return tuple(_worth(card, rules) for card in DECK)


def worth_of(cards: CardSet, worth: tuple[float, ...]) -> float:
    """Return what a set of cards is worth."""
    return sum(worth[card] for card in iter_cards(cards))


def _worth(card: Card, rules: Rules) -> float:
    rank, coin = rank_of(card), suit_of(card) is Suit.COINS
    worth = _PER_CARD if rules.score_cards else 0.0
    if coin and rules.score_coins:
        worth += _PER_COIN
    if card == SETTEBELLO and rules.score_settebello:
        worth += 1.0
    if rules.score_primiera:
        worth += _PER_PRIMIERA * (PRIMIERA[rank] - _PLAIN)
    return worth + _special_worth(card, rank, coin, rules)


def _special_worth(card: Card, rank: int, coin: bool, rules: Rules) -> float:
    """Return what a card is worth beyond the four points and scope, where the variant gives something for it."""
    worth = 0.0
    if rules.frac and (rank == 1 or rank > 7):
        worth += 1.0
    if rules.re_bello and card == RE_BELLO:
        worth += 1.0
    if rules.trente and coin and rank <= _LOW:
        worth += rank
    if (rules.napola or rules.cirulla) and coin and rank <= _LOW:
        worth += _RUN_SHARE
    if rules.cirulla and coin and rank >= KNIGHT - 1:
        worth += _RUN_SHARE
    if (rules.sevens != "off" or rules.barmila) and rank == 7:
        worth += 0.25
    if rules.barmila and rank == 6:
        worth += 0.05
    if rules.ponino and rank == KNIGHT:
        worth += 0.05
    return worth
