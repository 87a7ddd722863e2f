"""The yardstick: two-player classic Scopa and nothing else, in pure Python, as bare as it gets.

One function plays one round; it knows no variants, no events, no undo, no views and checks nothing. What it shares
with the engine is only what makes Python fast here: cards are bits, and what may be taken is remembered by the count
of each rank on the table, three bits a rank.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random

RANK = tuple(n % 10 + 1 for n in range(40))
KEY = tuple(sum(1 << 3 * (rank - 1) for rank in range(1, 11) if ranks >> rank - 1 & 1) for ranks in range(1024))
RANK_SET = (0, *(sum(1 << 10 * suit + rank - 1 for suit in range(4)) for rank in range(1, 11)))
WORTH = (0, 16, 12, 13, 14, 15, 18, 21, 10, 10, 10)
BEST = tuple(max((WORTH[rank] for rank in range(1, 11) if ranks >> rank - 1 & 1), default=0) for ranks in range(1024))
COINS, SETTEBELLO = 1023, 1 << 6

Option = tuple[int, tuple[tuple[int, int], ...]]
Options = tuple[tuple[Option, ...], ...]


def random_round(chance: Random, known: dict[int, Options]) -> tuple[int, int]:  # noqa: C901  # calls cost time
    """Play one round at random, uniform over all legal plays, and return both players' points."""
    random = chance.random
    deck = list(range(40))
    while True:
        chance.shuffle(deck)
        if sum(card % 10 == 9 for card in deck[:4]) < 3:
            break
    table = 0
    for card in deck[:4]:
        table |= 1 << card
    piles, scope = [0, 0], [0, 0]
    last = 0
    for start in range(4, 40, 6):
        hands = (deck[start : start + 3], deck[start + 3 : start + 6])
        for turn in range(6):
            player = turn & 1
            hand = hands[player]
            key = KEY[table & 1023] + KEY[table >> 10 & 1023] + KEY[table >> 20 & 1023] + KEY[table >> 30]
            found = known.get(key)
            if found is None:
                found = known[key] = options_of(key)
            plays = []
            for card in hand:
                options = found[RANK[card]]
                if not options:
                    plays.append((card, 0))
                for whole, parts in options:
                    if parts:
                        for taken in picked(table, whole, parts):
                            plays.append((card, taken))
                    else:
                        plays.append((card, table & whole))
            card, taken = plays[int(random() * len(plays))]
            hand.remove(card)
            if taken:
                table ^= taken
                piles[player] |= taken | 1 << card
                last = player
                if not table and not (start == 34 and turn == 5):
                    scope[player] += 1
            else:
                table |= 1 << card
    piles[last] |= table
    return points(piles, scope)


def points(piles: list[int], scope: list[int]) -> tuple[int, int]:
    """Return both players' points."""
    first, second = piles
    mine, others = scope
    for value in (
        first.bit_count() - second.bit_count(),
        (first & COINS).bit_count() - (second & COINS).bit_count(),
        1 if first & SETTEBELLO else -1,
        primiera(first) - primiera(second),
    ):
        if value > 0:
            mine += 1
        elif value < 0:
            others += 1
    return mine, others


def primiera(pile: int) -> int:
    """Return a pile's primiera."""
    return BEST[pile & 1023] + BEST[pile >> 10 & 1023] + BEST[pile >> 20 & 1023] + BEST[pile >> 30]


def options_of(key: int) -> Options:
    """Return by rank what may be taken: the fewest cards that add up to it."""
    counts = [key >> 3 * (rank - 1) & 7 for rank in range(1, 11)]
    sets = [
        (sum(rank * taken for rank, taken in enumerate(each, 1)), sum(each), each)
        for each in product(*(range(count + 1) for count in counts))
        if sum(rank * taken for rank, taken in enumerate(each, 1)) <= 10
    ]
    found: list[tuple[Option, ...]] = [()]
    for value in range(1, 11):
        fewest = min((size for total, size, _ in sets if total == value), default=0)
        found.append(
            tuple(
                (
                    sum(RANK_SET[rank] for rank, n in enumerate(each, 1) if n and n == counts[rank - 1]),
                    tuple((RANK_SET[rank], n) for rank, n in enumerate(each, 1) if 0 < n < counts[rank - 1]),
                )
                for total, size, each in sets
                if total == value and size == fewest
            )
        )
    return tuple(found)


def picked(table: int, whole: int, parts: tuple[tuple[int, int], ...]) -> Iterator[int]:
    """Yield the sets of real cards where a rank offers a choice between equals."""
    bits = ([1 << card for card in range(40) if table & ranks & 1 << card] for ranks, _ in parts)
    for picks in product(*(combinations(each, n) for each, (_, n) in zip(bits, parts, strict=True))):
        yield table & whole | sum(map(sum, picks))
