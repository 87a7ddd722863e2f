"""A round's points, each with the cards that earned it, or why nobody did (rules.md section 7).

Scoring explains itself: a dialog formats what stands here and recomputes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from scopa_desktop.core.cards import (
    COINS,
    EMPTY,
    FULL_DECK,
    KNIGHT,
    RANK_SET,
    RE_BELLO,
    SETTEBELLO,
    Card,
    CardSet,
    cards_of,
    iter_cards,
    rank_of,
)
from scopa_desktop.core.rules import Rules

LOW_COINS = CardSet(0b111)
"""Ace, two and three of coins."""
HIGH_COINS = CardSet(0b111 << 7)
"""Fante, cavallo and king of coins."""
SEVENS, SIXES, KNIGHTS = RANK_SET[7], RANK_SET[6], RANK_SET[KNIGHT]
FRAC_CARDS = CardSet(RANK_SET[1] | RANK_SET[8] | RANK_SET[9] | RANK_SET[10])


class Category(StrEnum):
    """What points are given for, by the names that records use."""

    CARDS = "cards"
    COINS = "coins"
    SETTEBELLO = "settebello"
    PRIMIERA = "primiera"
    SCOPE = "scope"
    SEVENS = "sevens"
    ALL_SEVENS = "all_sevens"
    BARMILA = "barmila"
    NAPOLA = "napola"
    RE_BELLO = "re_bello"
    PONINO = "ponino"
    TRENTE = "trente"
    FRAC = "frac"
    DECLARATIONS = "declarations"
    PICCOLA = "piccola"
    GRANDE = "grande"


class Verdict(StrEnum):
    """Why a category's points went where they did."""

    MOST = "most"
    """One side has strictly the most and scores."""
    TIE = "tie"
    """The best are level: nobody scores."""
    NOBODY = "nobody"
    """No side has what it takes."""
    OWN = "own"
    """Every side scores what it has itself."""


@dataclass(frozen=True, slots=True)
class SideCount:
    """What one side brings to a category.

    Attributes:
        value: what was counted: cards, primiera total, scope, length of the run ...
        cards: the cards that were counted.
        points: the points that the side scores for it.
        eligible: False if the side may not win it (a missing suit in the primiera).
    """

    value: int
    cards: tuple[Card, ...]
    points: int
    eligible: bool = True


@dataclass(frozen=True, slots=True)
class CategoryScore:
    """One line of a round's reckoning."""

    category: Category
    verdict: Verdict
    sides: tuple[SideCount, ...]


@dataclass(frozen=True, slots=True)
class RoundScore:
    """A round's reckoning.

    Attributes:
        lines: every category that the rules count, in the order in which it is shown.
        sides: how many sides there are.
    """

    lines: tuple[CategoryScore, ...]
    sides: int

    def points(self, side: int) -> int:
        """Return all the points that a side scores in the round."""
        return sum(line.sides[side].points for line in self.lines)

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every side."""
        return tuple(map(self.points, range(self.sides)))

    def line(self, category: Category) -> CategoryScore | None:
        """Return the line of a category, or None if the rules do not count it."""
        return next((line for line in self.lines if line.category is category), None)

    def scored(self, side: int) -> dict[str, int]:
        """Return the categories in which a side scored, and the total, as a record stores them."""
        points = {str(line.category): line.sides[side].points for line in self.lines if line.sides[side].points}
        return {**points, "total": self.points(side)}


class SideTake(NamedTuple):
    """What a side took in a round: all that its points follow from.

    Attributes:
        pile: the captured cards.
        scope: how often it swept the table, the dealer's opening table included.
        declarations: points declared.
        scopa_cards: the cards that swept the table, where they are known.
        declared_cards: the cards that were shown in declarations.
    """

    pile: CardSet
    scope: int = 0
    declarations: int = 0
    scopa_cards: CardSet = EMPTY
    declared_cards: CardSet = EMPTY


@lru_cache(maxsize=8)
def primiera_values(six: int) -> tuple[int, ...]:
    """Return the primiera value of each rank, index 0 unused, with the six at 18 or 19."""
    return (0, 16, 12, 13, 14, 15, six, 21, 10, 10, 10)


@lru_cache(maxsize=8)
def _best_of_suit(six: int) -> tuple[int, ...]:
    """Return the best primiera value among the ten bits of one suit."""
    best = [0]
    for value in primiera_values(six)[1:]:
        best += [max(lower, value) for lower in best]
    return tuple(best)


def primiera_total(pile: CardSet, six: int) -> int:
    """Return a pile's primiera: the sum of its best card in each suit; a suit that is missing adds nothing."""
    best = _best_of_suit(six)
    return best[pile & 1023] + best[pile >> 10 & 1023] + best[pile >> 20 & 1023] + best[pile >> 30]


def suits_held(pile: CardSet) -> int:
    """Return in how many suits a pile has a card."""
    return sum(bool(pile >> shift & 1023) for shift in (0, 10, 20, 30))


def primiera_cards(pile: CardSet, six: int) -> tuple[Card, ...]:
    """Return the best card of each suit that a pile has, the lowest of equals."""
    values = primiera_values(six)
    chosen = []
    for shift in (0, 10, 20, 30):
        suit = cards_of(CardSet(pile & 1023 << shift))
        if suit:
            chosen.append(max(suit, key=lambda card: (values[rank_of(card)], -card)))
    return tuple(chosen)


def napola_length(pile: CardSet) -> int:
    """Return the length of the unbroken run of coins from the ace, 0 if it is shorter than three."""
    coins = pile & COINS
    length = (~coins & (coins + 1)).bit_length() - 1
    return length if length >= 3 else 0


def instant_winner(rules: Rules, piles: Sequence[CardSet]) -> tuple[int, str] | None:
    """Return the side that wins the match at once and why, or None (rules.md section 9)."""
    for cards, reason in instant_wins(rules):
        for side, pile in enumerate(piles):
            if pile & cards == cards:
                return side, reason
    return None


@lru_cache(maxsize=256)
def instant_wins(rules: Rules) -> tuple[tuple[CardSet, str], ...]:
    """Return the sets of cards that win a match at once, and their names."""
    wins = []
    if rules.trente:
        wins.append((LOW_COINS, "trente"))
    if rules.cirulla:
        wins.append((COINS, "cappotto"))
    if rules.napola_all_wins:
        wins.append((COINS, "napoleone"))
    return tuple(wins)


Takes: TypeAlias = Sequence[SideTake]
Points: TypeAlias = Sequence[int]
Rating: TypeAlias = tuple[Sequence[int], Points]
"""What each side brings, and the points that it scores for it."""


def score_round(rules: Rules, takes: Takes) -> RoundScore:
    """Return the reckoning of a round from what each side took."""
    return RoundScore(tuple(reckoning.explain(rules, takes) for reckoning in reckonings(rules)), len(takes))


def round_points(rules: Rules, takes: Takes) -> tuple[int, ...]:
    """Return each side's points alone: ``score_round(...).totals`` at a fraction of its cost, for searching."""
    return sum_points(reckonings(rules), rules, takes)


def sum_points(counted: Sequence[Reckoning], rules: Rules, takes: Takes) -> tuple[int, ...]:
    """Return each side's points, where the `reckonings` of the rules are at hand."""
    rows = [reckoning.rate(rules, takes)[1] for reckoning in counted]
    return tuple(map(sum, zip(*rows, strict=True))) if rows else (0,) * len(takes)


@dataclass(frozen=True, slots=True)
class Reckoning:
    """How one category is counted.

    Attributes:
        category: its name.
        applies: whether these rules count it.
        rate: what each side brings and scores.
        evidence: the cards of a side that were counted.
        contest: whether one side alone may win it, so that a tie is worth a word.
        eligible: whether a side may win it at all.
    """

    category: Category
    applies: Callable[[Rules], bool]
    rate: Callable[[Rules, Takes], Rating]
    evidence: Callable[[Rules, SideTake], tuple[Card, ...]]
    contest: bool = False
    eligible: Callable[[Rules, SideTake], bool] = lambda rules, take: True

    def explain(self, rules: Rules, takes: Takes) -> CategoryScore:
        """Return the category's line in a round's reckoning."""
        values, points = self.rate(rules, takes)
        sides = tuple(
            SideCount(value, self.evidence(rules, take), scored, self.eligible(rules, take))
            for take, value, scored in zip(takes, values, points, strict=True)
        )
        return CategoryScore(self.category, self._verdict(sides), sides)

    def _verdict(self, sides: Sequence[SideCount]) -> Verdict:
        if any(side.points for side in sides):
            return Verdict.MOST if self.contest else Verdict.OWN
        if self.contest and any(side.cards and side.eligible for side in sides):
            return Verdict.TIE
        return Verdict.NOBODY


@lru_cache(maxsize=256)
def reckonings(rules: Rules) -> tuple[Reckoning, ...]:
    """Return the categories that these rules count, in the order in which a round is explained."""
    return tuple(reckoning for reckoning in _RECKONINGS if reckoning.applies(rules))


def _to_the_most(ratings: Sequence[int]) -> Points:
    """One point to the side with strictly the most; none to anybody in a tie."""
    if len(ratings) == 2:
        first, second = ratings
        return (1, 0) if first > second else (0, 1) if second > first else (0, 0)
    best = max(ratings)
    if ratings.count(best) > 1:
        return (0,) * len(ratings)
    return [int(rating == best) for rating in ratings]


def _most_of(category: Category, applies: Callable[[Rules], bool], cards: CardSet) -> Reckoning:
    """A point for the most cards of a kind; for a single card that is its holder."""

    def rate(rules: Rules, takes: Takes) -> Rating:
        counts = [(take.pile & cards).bit_count() for take in takes]
        return counts, _to_the_most(counts)

    return Reckoning(category, applies, rate, _held(cards), contest=True)


def _held(cards: CardSet) -> Callable[[Rules, SideTake], tuple[Card, ...]]:
    return lambda rules, take: cards_of(CardSet(take.pile & cards))


def _each(
    category: Category,
    applies: Callable[[Rules], bool],
    value: Callable[[SideTake], int],
    evidence: Callable[[Rules, SideTake], tuple[Card, ...]],
    points: Callable[[Rules, int, SideTake], int] | None = None,
) -> Reckoning:
    """Points that every side scores for what it has itself: as many as the value says, or as `points` makes of it."""

    def rate(rules: Rules, takes: Takes) -> Rating:
        values = [value(take) for take in takes]
        if points is None:
            return values, values
        return values, [points(rules, each, take) for each, take in zip(values, takes, strict=True)]

    return Reckoning(category, applies, rate, evidence)


def _count_of(cards: CardSet) -> Callable[[SideTake], int]:
    return lambda take: (take.pile & cards).bit_count()


def _may_win_primiera(rules: Rules, take: SideTake) -> bool:
    return rules.primiera_missing_suit != "ineligible" or suits_held(take.pile) == 4


def _rate_primiera(rules: Rules, takes: Takes) -> Rating:
    totals = [primiera_total(take.pile, rules.primiera_six) for take in takes]
    if rules.primiera_missing_suit == "sum":
        return totals, _to_the_most(totals)
    if rules.primiera_missing_suit == "ineligible":
        return totals, _to_the_most(
            [total if _may_win_primiera(rules, take) else 0 for total, take in zip(totals, takes, strict=True)]
        )
    # More suits go first: no total reaches 100.
    rated = [100 * suits_held(take.pile) + total for total, take in zip(totals, takes, strict=True)]
    return totals, _to_the_most(rated)


def _rate_barmila(rules: Rules, takes: Takes) -> Rating:
    """Most sevens; among equals most sixes; a tie gives nobody (rules.md section 6, Chkobba)."""
    sevens = [(take.pile & SEVENS).bit_count() for take in takes]
    sixes = [(take.pile & SIXES).bit_count() for take in takes]
    return sevens, _to_the_most([5 * seven + six for seven, six in zip(sevens, sixes, strict=True)])


def _run_of_coins(take: SideTake) -> int:
    return napola_length(take.pile)


def _run_cards(rules: Rules, take: SideTake) -> tuple[Card, ...]:
    return cards_of(CardSet((1 << napola_length(take.pile)) - 1))


_RECKONINGS: tuple[Reckoning, ...] = (
    _most_of(Category.CARDS, lambda rules: rules.score_cards, FULL_DECK),
    _most_of(Category.COINS, lambda rules: rules.score_coins, COINS),
    _most_of(Category.SETTEBELLO, lambda rules: rules.score_settebello, CardSet(1 << SETTEBELLO)),
    Reckoning(
        Category.PRIMIERA,
        lambda rules: rules.score_primiera,
        _rate_primiera,
        lambda rules, take: primiera_cards(take.pile, rules.primiera_six),
        contest=True,
        eligible=_may_win_primiera,
    ),
    _most_of(Category.SEVENS, lambda rules: rules.sevens == "most_plus_all", SEVENS),
    _each(
        Category.ALL_SEVENS,
        lambda rules: rules.sevens == "most_plus_all",
        _count_of(SEVENS),
        _held(SEVENS),
        lambda rules, count, take: int(count == 4),
    ),
    Reckoning(
        Category.BARMILA,
        lambda rules: rules.barmila,
        _rate_barmila,
        _held(CardSet(SEVENS | SIXES)),
        contest=True,
    ),
    _most_of(Category.RE_BELLO, lambda rules: rules.re_bello, CardSet(1 << RE_BELLO)),
    _each(
        Category.NAPOLA,
        lambda rules: rules.napola,
        _run_of_coins,
        _run_cards,
        lambda rules, length, take: min(length, rules.napola_cap),
    ),
    _each(
        Category.TRENTE,
        lambda rules: rules.trente,
        lambda take: sum(rank_of(card) for card in iter_cards(CardSet(take.pile & LOW_COINS))),
        _held(LOW_COINS),
    ),
    _each(
        Category.FRAC,
        lambda rules: rules.frac,
        _count_of(FRAC_CARDS),
        _held(FRAC_CARDS),
    ),
    _each(
        Category.PICCOLA,
        lambda rules: rules.cirulla,
        _run_of_coins,
        _run_cards,
        lambda rules, length, take: min(length, rules.piccola_cap),
    ),
    _each(
        Category.GRANDE,
        lambda rules: rules.cirulla,
        _count_of(HIGH_COINS),
        _held(HIGH_COINS),
        lambda rules, count, take: 5 * (count == 3),
    ),
    _each(
        Category.DECLARATIONS,
        lambda rules: rules.cirulla,
        lambda take: take.declarations,
        lambda rules, take: cards_of(take.declared_cards),
    ),
    _each(
        Category.SCOPE,
        lambda rules: rules.scopa_points,
        lambda take: take.scope,
        lambda rules, take: cards_of(take.scopa_cards),
    ),
    _each(
        Category.PONINO,
        lambda rules: rules.ponino,
        _count_of(KNIGHTS),
        _held(KNIGHTS),
        lambda rules, count, take: take.scope * (count == 4),
    ),
)
"""Every category, in the order in which a round is explained."""
