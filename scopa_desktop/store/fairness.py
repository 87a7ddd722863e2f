"""Whether the cards were dealt fairly: what the person's side was dealt against what chance would give.

The reckoning asks one thing: of the cards that went to hands, who got which?  The cards turned up on the table are
taken as given in each round, so that tables which are dealt again (three kings, say) cannot lend a hand to anybody.
Given the table, a fair shuffle leaves the other `N` cards in any order, and the person's side gets `n` of them without
replacement: of `K` cards of a kind it gets ``n K / N`` on average, with the hypergeometric variance
``n (N - n) / (N (N - 1)) * K (N - K) / N``, and two kinds vary together in the like way.  Rounds are independent, so
means, variances and covariances add up.  Two things follow, and both are exact but for the normal curve at the end:

* for each kind of card the range that holds the person's share in 95 of 100 fair histories;
* one number for all ranks, all suits and the settebello together, which is chi-square distributed: so that of many
  kinds looked at, one outside its range is not taken for more than it is.

A round counts with all the cards that its deal set out, even where the match was won before the last of them was
dealt: they were fixed too, and leaving them out would tie what is counted to how a round went.  The same cards dealt
again (a deal number typed in twice, a round begun anew) are no new evidence and count once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from scopa_desktop.core.cards import BIT, DECK, RANK_SET, SETTEBELLO, SUIT_SET, CardSet, Suit

ENOUGH = 20
"""Fewer rounds say nothing: the ranges are wide, and the normal curve is no good measure of them."""
ALARM = 0.05
"""Deals less likely than this count as unusual; so one fair history in twenty does."""
REACH = 1.959964
"""So many standard deviations to both sides hold 95 of 100."""
_NOTHING = 1e-9
"""What is left of a variance that rounding alone makes differ from none."""

KINDS: Mapping[str, CardSet] = MappingProxyType(
    {
        "settebello": BIT[SETTEBELLO],
        "sevens": RANK_SET[7],
        "coins": SUIT_SET[Suit.COINS],
        "aces": RANK_SET[1],
        "courts": RANK_SET[8] | RANK_SET[9] | RANK_SET[10],
    }
)
"""The kinds of card that matter most, by name."""
BY_RANK: tuple[CardSet, ...] = RANK_SET[1:]
"""The cards of each rank, from the aces to the kings."""
BY_SUIT: tuple[CardSet, ...] = SUIT_SET
"""The cards of each suit, coins first."""
_TOGETHER: tuple[CardSet, ...] = (*BY_RANK, *BY_SUIT, BIT[SETTEBELLO])
"""What is judged together.  Some follow from the others; those bring no degree of freedom."""
_MEMBERS = tuple(tuple(number for number, kind in enumerate(_TOGETHER) if kind & BIT[each]) for each in DECK)
"""The numbers in `_TOGETHER` of the kinds that each card belongs to."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """What went to hands in one round; all other cards lay on the table.

    Attributes:
        own: the cards dealt to the person's side.
        others: the cards dealt to all other sides.
    """

    own: CardSet
    others: CardSet

    @property
    def pool(self) -> CardSet:
        """All cards that went to hands."""
        return self.own | self.others

    @property
    def spread(self) -> float:
        """How much chance has to say: ``n (N - n) / (N (N - 1))``, 0 where there is nothing to share out."""
        own, all_ = self.own.bit_count(), self.pool.bit_count()
        return own * (all_ - own) / (all_ * (all_ - 1)) if all_ > 1 else 0.0


@dataclass(frozen=True, slots=True)
class Share:
    """How many cards of one kind the person's side was dealt, and how many chance would give.

    Attributes:
        dealt: those it was dealt.
        of: those that went to hands at all.
        expected: those that chance gives on average.
        deviation: the standard deviation of that number.
    """

    dealt: int
    of: int
    expected: float
    deviation: float

    @property
    def part(self) -> float:
        """The share dealt, 0 to 1."""
        return self.dealt / self.of if self.of else 0.0

    @property
    def expected_part(self) -> float:
        """The share that chance gives on average."""
        return self.expected / self.of if self.of else 0.0

    @property
    def limits(self) -> tuple[float, float]:
        """The least and the greatest share that chance allows in 95 of 100 histories."""
        reach = REACH * self.deviation
        if not self.of:
            return 0.0, 0.0
        return max(0.0, self.expected - reach) / self.of, min(float(self.of), self.expected + reach) / self.of

    @property
    def outside(self) -> int:
        """-1 if the share lies below what chance allows, 1 if above, else 0."""
        low, high = self.limits
        return (self.part > high) - (self.part < low)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What all kinds of card say together.

    Attributes:
        rounds: how many different rounds were looked at.
        chi_square: how far all kinds lie from what chance gives; about as much as `freedom` in a fair history.
        freedom: the degrees of freedom.
        chance: how many of a hundred fair histories, as a part of 1, lie at least as far off.
    """

    rounds: int
    chi_square: float
    freedom: int
    chance: float

    @property
    def enough(self) -> bool:
        """Whether there are rounds enough to say anything."""
        return self.rounds >= ENOUGH

    @property
    def unusual(self) -> bool:
        """Whether the deals are less likely than what passes for usual; never while there are too few of them."""
        return self.enough and self.chance < ALARM


def different(rounds: Iterable[Dealing]) -> list[Dealing]:
    """Return the rounds without those whose very cards were dealt before."""
    return list(dict.fromkeys(rounds))


def share_of(kind: CardSet, rounds: Sequence[Dealing]) -> Share:
    """Return how many cards of a kind the person's side was dealt in some rounds, and what chance would give."""
    dealt = of = 0
    expected = variance = 0.0
    for each in rounds:
        pool = each.pool
        size, cards = pool.bit_count(), (kind & pool).bit_count()
        if not size:
            continue
        dealt += (kind & each.own).bit_count()
        of += cards
        expected += each.own.bit_count() * cards / size
        variance += each.spread * cards * (size - cards) / size
    return Share(dealt, of, expected, math.sqrt(variance))


def judge(rounds: Sequence[Dealing]) -> Judgement:
    """Judge all ranks, all suits and the settebello together."""
    excess, covariance = _excess(rounds), _covariance(rounds)
    chi_square, freedom = _square(excess, covariance)
    return Judgement(len(rounds), chi_square, freedom, chi_square_tail(chi_square, freedom))


def _excess(rounds: Sequence[Dealing]) -> list[float]:
    """Return by how many cards of each kind the person's side was dealt more than chance gives on average."""
    shares = [share_of(kind, rounds) for kind in _TOGETHER]
    return [share.dealt - share.expected for share in shares]


def _covariance(rounds: Sequence[Dealing]) -> list[list[float]]:
    """Return how the numbers of cards of each two kinds vary together under chance."""
    kinds = len(_TOGETHER)
    table = [[0.0] * kinds for _ in range(kinds)]
    weights = [0.0] * len(DECK)
    for each in rounds:
        pool, spread = each.pool, each.spread
        size = pool.bit_count()
        if not spread:
            continue
        counts = [(kind & pool).bit_count() for kind in _TOGETHER]
        for row, count in zip(table, counts, strict=True):
            shrink = spread * count / size
            for number, other in enumerate(counts):
                row[number] -= shrink * other
        for card in DECK:
            if pool >> card & 1:
                weights[card] += spread
    for weight, members in zip(weights, _MEMBERS, strict=True):
        for one in members:
            for other in members:
                table[one][other] += weight
    return table


def _square(excess: Sequence[float], covariance: Sequence[Sequence[float]]) -> tuple[float, int]:
    """Return the excess measured by its covariance, squared, and how many of its numbers are free.

    One number after the other is taken by itself, after what follows from those before it has been taken away; a
    number of which nothing is left (the last rank, say, once the others are known) is passed over.
    """
    left, rest = list(excess), [list(row) for row in covariance]
    tiny = _NOTHING * max((rest[n][n] for n in range(len(rest))), default=0.0)
    total, freedom = 0.0, 0
    for n in range(len(left)):
        pivot = rest[n][n]
        if pivot <= tiny:
            continue
        total += left[n] ** 2 / pivot
        freedom += 1
        for other in range(n + 1, len(left)):
            factor = rest[n][other] / pivot
            left[other] -= factor * left[n]
            for third in range(n + 1, len(left)):
                rest[other][third] -= factor * rest[n][third]
    return total, freedom


def chi_square_tail(value: float, freedom: int) -> float:
    """Return how likely a chi-square distributed number is at least this large.

    It is the upper incomplete gamma function ``Q(freedom / 2, value / 2)``: by its series where that converges fast,
    else by Lentz's continued fraction.
    """
    if freedom < 1 or value <= 0:
        return 1.0
    a, x = freedom / 2, value / 2
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return max(0.0, 1.0 - scale * _series(a, x))
    return min(1.0, scale * _fraction(a, x))


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    n = a
    while term > total * 1e-16:
        n += 1
        term *= x / n
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    least = 1e-300
    b = x + 1 - a
    c, d = 1 / least, 1 / b
    found = d
    for n in range(1, 10_000):
        factor = -n * (n - a)
        b += 2
        d = 1 / _away(factor * d + b, least)
        c = _away(b + factor / c, least)
        found *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return found


def _away(number: float, least: float) -> float:
    """Return a number, or the least one where it is none."""
    return number if abs(number) > least else least
