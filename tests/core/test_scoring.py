"""The points where little decides: few cards, missing suits, sixes behind sevens."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from scopa_desktop.core.cards import DECK, EMPTY, RANK_SET, CardSet, card_set, cards_of, cards_text, parse_cards
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import (
    Category,
    RoundScore,
    SideTake,
    Verdict,
    napola_length,
    primiera_cards,
    primiera_total,
    score_round,
)
from tests.core import oracle
from tests.core.games import options_of, plain


def score(rules: Rules, *piles: str | CardSet) -> RoundScore:
    return score_round(rules, [SideTake(parse_cards(pile) if isinstance(pile, str) else pile) for pile in piles])


@pytest.mark.parametrize("missing", ["sum", "ineligible", "more_suits_first"])
@pytest.mark.parametrize("six", [18, 19])
def test_primiera_of_small_piles(missing: str, six: int) -> None:
    """Piles of a few cards lack suits as often as not."""
    rules = Rules.of("scopa", primiera_missing_suit=missing, primiera_six=six)
    chance = Random(f"{missing} {six}")
    verdicts = set()
    for _ in range(3000):
        cards = chance.sample(DECK, 18)
        cuts = sorted(chance.choices(range(19), k=chance.choice((2, 3))))
        piles = [card_set(cards[start:end]) for start, end in zip([0, *cuts], cuts, strict=False)]
        line = score(rules, *piles).line(Category.PRIMIERA)
        assert line is not None
        plainly = [frozenset(plain(pile)) for pile in piles]
        assert [side.points for side in line.sides] == oracle.primiera_points(options_of(rules), plainly)
        assert [side.value for side in line.sides] == [oracle.primiera(options_of(rules), each)[0] for each in plainly]
        may_win = [missing != "ineligible" or oracle.primiera(options_of(rules), each)[1] == 4 for each in plainly]
        assert [side.eligible for side in line.sides] == may_win
        if line.verdict is Verdict.TIE:
            assert any(side.eligible and side.value for side in line.sides)
        verdicts.add(line.verdict)
    assert verdicts >= {Verdict.MOST, Verdict.TIE}


def test_more_suits_come_before_more_points() -> None:
    rules = Rules.of("scopa", primiera_missing_suit="more_suits_first")
    line = score(rules, "7D 7C 7S", "8D 9C 10S 8B").line(Category.PRIMIERA)
    assert line is not None
    assert [(side.value, side.points) for side in line.sides] == [(63, 0), (40, 1)]


def test_the_primieras_cards_are_the_best_of_each_suit() -> None:
    assert cards_text(card_set(primiera_cards(parse_cards("6D 1D 5C 4C 10S 9S 8S 2B"), 18))) == "6D+5C+8S+2B"
    assert primiera_cards(EMPTY, 18) == ()
    assert primiera_total(parse_cards("6D 1C"), 18) == 34


def test_barmila_is_sevens_and_then_sixes() -> None:
    """All ways to share sevens and sixes between two and three sides."""
    rules = Rules.of("chkobba")
    for count in (2, 3):
        shares = [share for share in product(range(5), repeat=count) if sum(share) <= 4]
        for sevens, sixes in product(shares, repeat=2):
            piles = [EMPTY] * count
            for rank, share in ((7, sevens), (6, sixes)):
                cards = iter(cards_of(RANK_SET[rank]))
                for side, number in enumerate(share):
                    for _ in range(number):
                        piles[side] = CardSet(piles[side] | 1 << next(cards))
            line = score(rules, *piles).line(Category.BARMILA)
            assert line is not None
            pairs = list(zip(sevens, sixes, strict=True))
            alone = pairs.count(max(pairs)) == 1
            assert [side.points for side in line.sides] == [int(alone and pair == max(pairs)) for pair in pairs]
            nothing = max(pairs) == (0, 0)
            assert line.verdict is (Verdict.MOST if alone else Verdict.NOBODY if nothing else Verdict.TIE)


def test_a_run_of_coins_is_unbroken_and_begins_with_the_ace() -> None:
    for coins in range(1024):
        assert napola_length(CardSet(coins | 1 << 15)) == oracle.run_of_coins(frozenset(plain(CardSet(coins))))


def test_a_tie_tells_what_was_level_and_a_lead_who_had_it() -> None:
    level = score(Rules.of("scopa"), "1C 2C 3D", "1S 2S 4D", "1B 5D")
    for category, verdict in ((Category.CARDS, Verdict.TIE), (Category.COINS, Verdict.TIE)):
        line = level.line(category)
        assert line is not None and line.verdict is verdict
    settebello = level.line(Category.SETTEBELLO)
    assert settebello is not None and settebello.verdict is Verdict.NOBODY
    assert level.line(Category.FRAC) is None


def test_four_knights_double_the_scope_of_their_side_alone() -> None:
    rules = Rules.of("ponino")
    takes = [SideTake(parse_cards("9D 9C 9S 9B"), scope=3), SideTake(parse_cards("1D"), scope=2)]
    doubled = score_round(rules, takes)
    assert doubled.scored(0)["ponino"] == doubled.scored(0)["scope"] == 3
    assert "ponino" not in doubled.scored(1)
    silent = score_round(rules.with_options(scopa_points=False), [SideTake(parse_cards("9D 9C 9S 9B")), takes[1]])
    assert "ponino" not in silent.scored(0) and "scope" not in silent.scored(0)
