"""What must hold for every variant, seating and mixture of options, whatever is dealt and played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_desktop.core.captures import captures_of
from scopa_desktop.core.cards import DECK, EMPTY, FULL_DECK, MATTA, CardSet, card_set, cards_of, rank_of
from scopa_desktop.core.cirulla import dealers_table, declarable
from scopa_desktop.core.deals import Deal, deal_out, misdeal_reason
from scopa_desktop.core.plays import card_of, is_declaration, matta_of, takes_of
from scopa_desktop.core.round import NOBODY, Round
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import (
    Category,
    SideTake,
    Verdict,
    instant_winner,
    round_points,
    score_round,
)
from tests.core import oracle
from tests.core.games import (
    TABLES,
    all_cards,
    engine_play,
    mask,
    options_of,
    oracle_of,
    plain,
    plain_play,
    play_out,
    random_round,
    random_rules,
    same_cards,
    state_of,
)

SHARES = (0.0, 0.15, 0.4, 0.8)
"""How many of the options are set at random: none, so that the plain variant is played too, few, or most."""
EVERY_TABLE = pytest.mark.parametrize(("variant", "seating"), TABLES, ids=lambda name: name)
SEEDS = st.integers(0, 2**32)


def rounds(variant: str, seating: str, count: int) -> Iterator[tuple[Round, Random]]:
    """Yield rounds with random options, every third with cards that bring out what is rare."""
    for seed in range(count):
        chance = Random(f"{variant} {seating} {seed}")
        rules = random_rules(chance, variant, SHARES[seed % len(SHARES)])
        yield (rare_round if seed % 3 == 2 else random_round)(rules, seating, chance), chance


def rare_round(rules: Rules, seating: str, chance: Random) -> Round:
    """Return a round whose cards lie sorted enough for declarations, fifteens, long runs and whole suits."""
    sides = rules.sides(seating)
    seats = sum(map(len, sides))
    by_rank, by_suit = chance.choice([(0.0, 1.0), (1.0, 0.0), (0.4, 0.0), (0.2, 0.4)])
    order = list(range(11))
    chance.shuffle(order)
    while True:
        deck = sorted(
            DECK, key=lambda card: by_rank * order[rank_of(card)] + 10 * by_suit * (card < 10) + 4 * chance.random()
        )
        start = chance.randrange(40)
        deck = deck[start:] + deck[:start]
        table, rest = deck[: rules.table_size], deck[rules.table_size :]
        if not misdeal_reason(card_set(table), rules):
            break
        by_rank = by_suit = 0.0
    packets = [tuple(rest[at : at + rules.hand_size]) for at in range(0, len(rest), rules.hand_size)]
    hands = tuple(tuple(packets[at : at + seats]) for at in range(0, len(packets), seats))
    return Round(rules, sides, chance.randrange(seats), Deal(tuple(table), hands))


def wild_round(rules: Rules, seating: str, chance: Random) -> Round:
    """Return a round in which the seven of cups is dealt with two cards that it may be declared with."""
    round_ = random_round(rules, seating, chance)
    cards = list(round_.deal.table) + [card for hands in round_.deal.hands for hand in hands for card in hand]
    cards.remove(MATTA)
    pairs = [pair for pair in combinations(cards, 2) if sum(map(rank_of, pair)) <= 8]
    fellows = chance.choice(pairs)
    rest = [card for card in cards if card not in fellows]
    table, rest = rest[: rules.table_size], rest[rules.table_size :]
    start = chance.randrange(0, len(rest), rules.hand_size)
    rest[start:start] = [MATTA, *fellows]
    return Round(rules, round_.sides, round_.dealer, Deal(tuple(table), deal_out(rest, rules.hand_size, round_.seats)))


# The engine against the oracle


@pytest.mark.parametrize("matta", ["off", "capture_by_holder", "until_captured", "declaration_only"])
@pytest.mark.parametrize("ace_rule", ["none", "takes_all", "takes_all_unless_ace"])
def test_the_seven_of_cups_keeps_its_value_as_long_as_the_oracle_says(matta: str, ace_rule: str) -> None:
    lying = 0
    for seed in range(60):
        chance = Random(seed)
        rules = Rules.of("cirulla", matta=matta, ace_rule=ace_rule, dealer_bonus="none", redeal_aces=0)
        round_ = wild_round(rules, chance.choice(("2", "3", "2x2")), chance)
        check_against_oracle(round_, chance)
        while round_.plays_made:
            lying += round_.matta not in (0, 7) and MATTA in cards_of(round_.table)
            round_.undo()
        assert state_of(round_) == state_of(same_cards(round_))
    assert bool(lying) == (matta == "until_captured")


@EVERY_TABLE
def test_whole_rounds_agree_with_the_oracle(variant: str, seating: str) -> None:
    for round_, chance in rounds(variant, seating, 24):
        check_against_oracle(round_, chance)


@settings(max_examples=150, deadline=None)
@given(seed=SEEDS, table=st.sampled_from(TABLES), share=st.sampled_from(SHARES), rare=st.booleans())
def test_any_round_agrees_with_the_oracle(seed: int, table: tuple[str, str], share: float, rare: bool) -> None:
    chance = Random(seed)
    rules = random_rules(chance, table[0], share)
    check_against_oracle((rare_round if rare else random_round)(rules, table[1], chance), chance)


def check_against_oracle(round_: Round, chance: Random) -> None:
    other = oracle_of(round_)
    while True:
        assert round_.table == mask(other.table)
        assert round_.hands == [mask(hand) for hand in other.hands]
        assert round_.piles == [mask(pile) for pile in other.piles]
        assert (round_.scope, round_.declared) == (other.scope, other.declared)
        assert (round_.turn, round_.last_capturer) == (other.turn, other.last_capturer)
        assert (round_.over, round_.winner, round_.win_reason) == (other.over, other.winner, other.reason)
        plays = round_.legal_plays()
        plainly = [plain_play(play) for play in plays]
        assert len(set(plainly)) == len(plainly)
        assert set(plainly) == other.legal()
        assert [engine_play(play) for play in plainly] == plays
        if not plays:
            break
        play = chance.choice([each for each in plays if is_declaration(each)] or plays)
        round_.push(play)
        other.play(plain_play(play))
    scored = [{name: n for name, n in round_.score().scored(side).items() if name != "total"} for side in sides(round_)]
    assert scored == other.points()


def sides(round_: Round) -> range:
    return range(len(round_.sides))


def test_the_oracle_tries_every_subset() -> None:
    """Its only short cut, held against all subsets of a table."""
    chance = Random(5)
    for _ in range(200):
        table = chance.sample(oracle.DECK, chance.randrange(10))
        values = {each: each[0] for each in table}
        total = chance.randrange(1, 15)
        every = {frozenset(some) for size in range(1, len(table) + 1) for some in combinations(table, size)}
        right = {some for some in every if sum(values[each] for each in some) == total}
        assert set(oracle.subsets_of_sum(table, values, total)) == right


@settings(max_examples=200, deadline=None)
@given(
    seed=SEEDS,
    table=st.sets(st.sampled_from(DECK), max_size=12),
    value=st.integers(0, 10),
    opening=st.booleans(),
)
def test_any_table_agrees_with_the_oracle(seed: int, table: set[int], value: int, opening: bool) -> None:
    """Tables that play seldom leads to, for every card and any value of the seven of cups."""
    chance = Random(seed)
    rules = random_rules(chance, share=0.5)
    cards = card_set(table)  # type: ignore[arg-type]
    for card in DECK:
        if card in table:
            continue
        found = captures_of(rules).sets(cards, card, value=value, matta=value, opening=opening)
        assert len(set(found)) == len(found)
        expected = oracle.captures(options_of(rules), plain(cards), plain([card])[0], value, opening)
        assert {frozenset(plain(each)) for each in found} == expected


def test_every_declaration_and_opening_table_agrees_with_the_oracle() -> None:
    chance = Random(3)
    tables = [random_rules(chance, variant, 0.3) for variant in ("cirulla", "cirulla", "escoba", "scopa", "quindici")]
    for rules in tables:
        options = options_of(rules)
        for hand in combinations(DECK, 3):
            found = declarable(card_set(hand), rules)
            plays = {plain_play(play) for play in found.plays()} if found else set()
            assert plays == set(oracle.declarations(options, plain(hand)))
        for _ in range(3000):
            table = card_set(chance.sample(DECK, 4))
            taken = dealers_table(table, rules)
            assert (taken.scope if taken else 0) == oracle.dealers_scope(options, plain(table))
            assert bool(misdeal_reason(table, rules)) == oracle.is_misdeal(options, plain(table))


@settings(max_examples=300, deadline=None)
@given(seed=SEEDS, count=st.integers(2, 6), left=st.sampled_from([0, 0, 0, 4, 20]))
def test_any_piles_are_scored_as_the_oracle_scores_them(seed: int, count: int, left: int) -> None:
    chance = Random(seed)
    rules = random_rules(chance, share=0.5)
    piles = [EMPTY] * count
    weights = [chance.random() ** 2 for _ in range(count)]
    for card in chance.sample(DECK, 40 - left):
        owner = chance.choices(range(count), weights)[0]
        piles[owner] = CardSet(piles[owner] | 1 << card)
    scope = [chance.randrange(5) for _ in range(count)]
    declared = [chance.choice((0, 3, 10, 13)) for _ in range(count)]
    takes = [SideTake(*each) for each in zip(piles, scope, declared, strict=True)]
    score = score_round(rules, takes)
    plainly = [frozenset(plain(pile)) for pile in piles]
    expected = oracle.round_points(options_of(rules), plainly, scope, declared)
    for side in range(count):
        assert score.scored(side) == {**expected[side], "total": sum(expected[side].values())}
    assert score.totals == round_points(rules, takes)
    reasons = [oracle.instant_win(options_of(rules), pile) for pile in plainly]
    winner = instant_winner(rules, piles)
    assert reasons == [winner[1] if winner and winner[0] == side else "" for side in range(count)]
    check_explanation(rules, takes)


# The forty cards, sums and limits


@EVERY_TABLE
def test_no_card_is_lost_or_doubled(variant: str, seating: str) -> None:
    for round_, chance in rounds(variant, seating, 8):
        assert sorted(all_cards(round_)) == list(DECK)
        for _ in play_out(round_, chance):
            assert sorted(all_cards(round_)) == list(DECK)
            for play in round_.legal_plays():
                round_.push(play)
                assert sorted(all_cards(round_)) == list(DECK)
                round_.undo()
                assert sorted(all_cards(round_)) == list(DECK)
        while round_.plays_made:
            round_.undo()
            assert sorted(all_cards(round_)) == list(DECK)


@EVERY_TABLE
def test_captures_add_up_and_keep_the_limits(variant: str, seating: str) -> None:
    for round_, chance in rounds(variant, seating, 8):
        rules = round_.rules
        matta, opening = 0, True
        for play in play_out(round_, chance):
            if is_declaration(play):
                matta = matta_of(play) or matta
                continue
            taken = [rank_of(card) for card in cards_of(takes_of(play))]
            assert len(taken) <= (rules.max_capture or 40)
            rank = rank_of(card_of(play))
            # A declared seven of cups and an ace's power are the oracle's business.
            if taken and not matta and not (rank == 1 and rules.ace_rule != "none"):
                totals = {"equal": {sum(taken)}, "fifteen": {sum(taken) + rank}}
                assert rank in totals["equal"] or (rules.capture_mode != "equal" and 15 in totals["fifteen"])
                assert 15 in totals["fifteen"] or rules.capture_mode != "fifteen"
            opening = False
        assert not opening or round_.over


# Undo and copies


@EVERY_TABLE
def test_undo_restores_every_slot(variant: str, seating: str) -> None:
    for round_, chance in rounds(variant, seating, 8):
        states = [state_of(round_)]
        while plays := round_.legal_plays():
            for play in plays:
                round_.push(play)
                assert round_.undo() == play
                assert state_of(round_) == states[-1]
            round_.push(chance.choice([each for each in plays if is_declaration(each)] or plays))
            states.append(state_of(round_))
        while round_.plays_made:
            assert state_of(round_) == states.pop()
            round_.undo()
        assert [state_of(round_)] == states
        assert state_of(round_) == state_of(same_cards(round_))
        with pytest.raises(IndexError):
            round_.undo()
        assert [state_of(round_)] == [state_of(same_cards(round_))]


@EVERY_TABLE
def test_a_copy_is_independent(variant: str, seating: str) -> None:
    for round_, chance in rounds(variant, seating, 4):
        ahead = chance.randrange(30)
        for made, _ in enumerate(play_out(round_, chance)):
            if made == ahead:
                break
        before = state_of(round_)
        twin = round_.copy()
        assert state_of(twin) == before
        for _ in play_out(twin, chance):
            pass
        assert state_of(round_) == before
        end = state_of(twin)
        while round_.plays_made:
            round_.undo()
        assert state_of(twin) == end


def test_undone_and_played_again_gives_the_same() -> None:
    for table in TABLES:
        for round_, chance in rounds(*table, 2):
            plays = list(play_out(round_, chance))
            end = state_of(round_)
            for _ in range(chance.randrange(len(plays) + 1)):
                round_.undo()
            for play in plays[round_.plays_made :]:
                round_.play(play)
            assert state_of(round_) == end


# Points


def most_points(rules: Rules, deals: int, seats: int) -> int:
    """Return the most points that all sides together can score in a round by rules.md."""
    plays = deals * seats * rules.hand_size
    # A table swept has nothing left, so the next card is laid: no more than every second play is a scopa, beginning
    # with the first if cards lie there, and with the dealer's one or two if the opening table was the dealer's.
    scope = plays // 2 + 2 * (rules.dealer_bonus != "none")
    return sum(
        (
            rules.score_cards + rules.score_coins + rules.score_settebello + rules.score_primiera,
            scope * rules.scopa_points * (1 + rules.ponino),
            2 * (rules.sevens == "most_plus_all") + rules.barmila + rules.re_bello,
            rules.napola * rules.napola_cap,
            6 * rules.trente + 16 * rules.frac,
            # Ten ranks, and the seven of cups, make at most thirteen threes of a kind and of anything.
            rules.cirulla * (rules.piccola_cap + 5 + 10 * deals * seats),
        )
    )


BOUNDS = {
    "scopa": 22,
    "ponino": 40,
    "napola": 32,
    "scopone": 22,
    "scopone_scientifico": 24,
    "quindici": 22,
    "scopone_trente": 28,
    "asso_simple": 22,
    "asso_traditional": 22,
    "re_bello": 23,
    "perdere": 22,
    "frac": 16,
    "escoba": 24,
    "escoba_no_prime": 23,
    "cirulla": 155,
    "chkobba": 22,
}
"""The most points of all sides together in one round of each preset."""


@EVERY_TABLE
def test_points_never_exceed_what_the_rules_allow(variant: str, seating: str) -> None:
    rules = Rules.of(variant)
    seats = sum(map(len, rules.sides(seating)))
    assert most_points(rules, rules.deals(seats), seats) == BOUNDS[variant]
    for round_, chance in rounds(variant, seating, 12):
        for _ in play_out(round_, chance):
            assert sum(round_.points()) <= most_points(round_.rules, round_.rules.deals(seats), seats)
            assert min(round_.points()) >= 0


@EVERY_TABLE
def test_the_explanation_adds_up(variant: str, seating: str) -> None:
    for round_, chance in rounds(variant, seating, 6):
        for _ in play_out(round_, chance):
            if chance.random() < 0.2:
                check_explanation(round_.rules, round_.takes())
        assert round_.points() == round_.score().totals
        check_explanation(round_.rules, round_.takes())
        if round_.last_capturer != NOBODY and round_.winner == NOBODY:
            assert sum(round_.piles) == FULL_DECK


def check_explanation(rules: Rules, takes: list[SideTake]) -> None:
    score = score_round(rules, takes)
    assert score.totals == round_points(rules, takes)
    assert len(score.totals) == len(takes)
    for side in range(len(takes)):
        told = score.scored(side)
        assert told.pop("total") == score.points(side) == sum(told.values()) == score.totals[side]
        assert 0 not in told.values()
    for line in score.lines:
        points = [count.points for count in line.sides]
        for take, count in zip(takes, line.sides, strict=True):
            held = take.pile | take.scopa_cards | take.declared_cards
            assert card_set(count.cards) & ~held == 0
            if line.category in {Category.CARDS, Category.COINS, Category.SEVENS, Category.FRAC}:
                assert count.value == len(count.cards)
        check_verdict(line.category, line.verdict, points, [count.value for count in line.sides])


CONTESTS = {
    Category.CARDS,
    Category.COINS,
    Category.SETTEBELLO,
    Category.PRIMIERA,
    Category.SEVENS,
    Category.BARMILA,
    Category.RE_BELLO,
}


def check_verdict(category: Category, verdict: Verdict, points: list[int], values: list[int]) -> None:
    if category not in CONTESTS:
        assert verdict is (Verdict.OWN if any(points) else Verdict.NOBODY)
        return
    assert sum(points) <= 1
    assert (verdict is Verdict.MOST) == (sum(points) == 1)
    if verdict is Verdict.NOBODY and category not in {Category.PRIMIERA, Category.BARMILA}:
        assert not any(values)
    if verdict is Verdict.TIE and category not in {Category.PRIMIERA, Category.BARMILA}:
        assert values.count(max(values)) > 1


def test_nothing_to_score_is_nothing_for_every_side() -> None:
    """Rules under which no category is left still know how many sides there are."""
    rules = Rules.of("frac", frac=False)
    score = score_round(rules, [SideTake(EMPTY)] * 3)
    assert score.totals == round_points(rules, [SideTake(EMPTY)] * 3) == (0, 0, 0)
    assert score.scored(1) == {"total": 0}


# What rare rounds must bring about, so that the tests above do not pass for want of them


def test_the_rare_things_happen() -> None:
    seen: dict[str, int] = {}

    def saw(what: str, truth: Any) -> None:
        seen[what] = seen.get(what, 0) + bool(truth)

    for variant, seating in TABLES:
        for round_, chance in rounds(variant, seating, 12):
            saw("dealer's table", round_.opening_capture)
            for play in play_out(round_, chance):
                saw("declaration", is_declaration(play))
                saw("declared seven of cups", is_declaration(play) and matta_of(play))
                if not is_declaration(play):
                    saw("ace takes all", rank_of(card_of(play)) == 1 and takes_of(play).bit_count() > 2)
            if round_.over:
                saw(f"win by {round_.win_reason}", round_.win_reason or round_.winner == NOBODY)
            saw("win by leftovers", round_.win_reason and round_.leftovers)
            saw("leftovers to the dealer", round_.leftovers and round_.rules.leftovers_to == "dealer")
            saw("no capture at all", round_.last_capturer == NOBODY)
    assert {what for what, times in seen.items() if not times} <= {"no capture at all"}, seen
    assert {"win by trente", "win by cappotto", "win by napoleone"} <= set(seen)
