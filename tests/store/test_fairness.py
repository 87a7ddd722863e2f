from __future__ import annotations

import math
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

from scopa_desktop.core.cards import DECK, SETTEBELLO, CardSet, card_set, rank_of
from scopa_desktop.core.deals import NumberedShuffles, deal_cards
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.rules import VARIANTS, Rules
from scopa_desktop.store import fairness, schema
from scopa_desktop.store.database import Database
from scopa_desktop.store.fairness import BY_RANK, BY_SUIT, KINDS, Dealing, chi_square_tail, different, judge, share_of
from scopa_desktop.store.matches import Matches, dealt_to_sides
from scopa_desktop.store.statistics import ALL, Filter, Statistics
from tests.store.playing import new_match, play_on, played, write_old_file

TABLES = (("scopa", "2"), ("scopa", "3"), ("cirulla", "2x2"), ("scopone_scientifico", "2x2"), ("escoba", "6"))


@pytest.fixture
def database() -> Database:
    return Database.in_memory()


def fair(chance: Random, variant: str = "scopa", seating: str = "2") -> Dealing:
    """A round dealt as the game deals it."""
    rules = Rules.of(variant)
    sides = rules.sides(seating)
    seats = sum(map(len, sides))
    own, *others = dealt_to_sides(deal_cards(rules, seats, chance.randrange(seats), chance).hand_sets, sides)
    return Dealing(own, CardSet(sum(others)))


def robbed(kind: CardSet, share: float) -> Callable[[Random], Dealing]:
    """How a cheat deals: cards of a kind are taken from the person's hand, each with some likelihood, for another."""

    def deal(chance: Random) -> Dealing:
        dealing = fair(chance)
        own, others = dealing.own, dealing.others
        for card in DECK:
            if kind >> card & own >> card & 1 and chance.random() < share:
                other = chance.choice([each for each in DECK if others >> each & 1 and not kind >> each & 1])
                swap = CardSet(1 << card | 1 << other)
                own, others = own ^ swap, others ^ swap
        return Dealing(own, others)

    return deal


# ---------------------------------------------------------------------------------------------- the numbers


@pytest.mark.parametrize(
    ("value", "freedom", "tail"),
    # From printed tables of the distribution.
    [
        (3.841, 1, 0.05),
        (5.991, 2, 0.05),
        (22.362, 13, 0.05),
        (27.688, 13, 0.01),
        (34.528, 13, 0.001),
        (5.892, 13, 0.95),
    ],
)
def test_the_chi_square_distribution_is_that_of_the_tables(value: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(tail, rel=2e-3)


def test_the_chi_square_distribution_is_whole() -> None:
    for freedom in (1, 2, 5, 13, 40):
        found = [chi_square_tail(value / 4, freedom) for value in range(1, 800)]
        assert found == sorted(found, reverse=True)
        assert all(0 <= each <= 1 for each in found)
        if freedom % 2 == 0:  # then there is a closed form
            closed = [
                math.exp(-value / 8) * math.fsum((value / 8) ** k / math.factorial(k) for k in range(freedom // 2))
                for value in range(1, 800)
            ]
            assert found == pytest.approx(closed, rel=1e-9, abs=1e-15)
    assert chi_square_tail(0, 13) == chi_square_tail(5, 0) == 1.0


def test_one_round_has_the_hypergeometric_mean_and_variance() -> None:
    for variant, seating in TABLES:
        dealing = fair(Random(4), variant, seating)
        own, size = dealing.own.bit_count(), dealing.pool.bit_count()
        for kind in (*KINDS.values(), *BY_RANK, *BY_SUIT):
            cards = (kind & dealing.pool).bit_count()
            ways = {
                k: math.comb(cards, k) * math.comb(size - cards, own - k)
                for k in range(min(cards, own) + 1)
                if own - k <= size - cards
            }
            whole = math.comb(size, own)
            assert sum(ways.values()) == whole
            mean = sum(k * n for k, n in ways.items()) / whole
            variance = sum((k - mean) ** 2 * n for k, n in ways.items()) / whole
            share = share_of(kind, [dealing])
            assert (share.dealt, share.of) == ((kind & dealing.own).bit_count(), cards)
            assert share.expected == pytest.approx(mean)
            assert share.deviation == pytest.approx(math.sqrt(variance), abs=1e-12)


def test_kinds_vary_together_as_in_dealt_rounds() -> None:
    """The covariance of one table's cards against that of many shuffles of the same cards."""
    chance, first = Random(8), fair(Random(3))
    pool = [card for card in DECK if first.pool >> card & 1]
    own = first.own.bit_count()
    rounds, drawn = 4000, []
    for _ in range(rounds):
        chance.shuffle(pool)
        drawn.append([(kind & card_set(pool[:own])).bit_count() for kind in fairness._TOGETHER])
    reckoned = fairness._covariance([first])
    means = [sum(column) / rounds for column in zip(*drawn, strict=True)]
    for one, other in ((0, 0), (0, 1), (6, 10), (9, 13), (10, 11), (14, 6), (14, 10), (14, 3)):
        found = sum((row[one] - means[one]) * (row[other] - means[other]) for row in drawn) / rounds
        assert reckoned[one][other] == pytest.approx(found, abs=0.06)


def test_what_follows_from_the_rest_is_not_free() -> None:
    chance = Random(2)
    assert judge([fair(chance) for _ in range(30)]).freedom == 9 + 3 + 1
    assert judge([]).freedom == 0
    assert judge([]).chance == 1.0 and not judge([]).enough and not judge([]).unusual
    assert share_of(KINDS["sevens"], []).limits == (0.0, 0.0)


def test_the_same_cards_count_once() -> None:
    chance = Random(5)
    one, other = fair(chance), fair(chance)
    assert different([one, other, one, one]) == [one, other]


# ------------------------------------------------------------------------------------------- against chance


def alarms(histories: int, rounds: int, deal: Callable[[Random], Dealing], seed: int = 1) -> float:
    """The part of many histories that end with an alarm."""
    chance = Random(seed)
    return sum(judge([deal(chance) for _ in range(rounds)]).unusual for _ in range(histories)) / histories


@pytest.mark.parametrize(
    ("variant", "seating", "rounds"), [("scopa", "2", 20), ("scopa", "3", 60), ("cirulla", "2x2", 40)]
)
def test_one_fair_history_in_twenty_gives_an_alarm(variant: str, seating: str, rounds: int) -> None:
    histories = 600
    found = alarms(histories, rounds, lambda chance: fair(chance, variant, seating))
    assert abs(found - fairness.ALARM) < 3.5 * math.sqrt(0.05 * 0.95 / histories)


def test_ranges_hold_what_they_promise() -> None:
    chance, histories = Random(7), 500
    outside: Counter[str] = Counter()
    for _ in range(histories):
        rounds = [fair(chance) for _ in range(40)]
        outside.update(name for name, kind in KINDS.items() if share_of(kind, rounds).outside)
    for name in KINDS:
        assert outside[name] / histories < 0.05 + 3.5 * math.sqrt(0.05 * 0.95 / histories)
    assert outside["coins"] / histories > 0.02


@pytest.mark.parametrize(
    ("kind", "share", "rounds"),
    [("sevens", 0.25, 200), ("settebello", 0.4, 300), ("coins", 0.15, 200), ("aces", 0.3, 150)],
)
def test_a_cheat_is_caught(kind: str, share: float, rounds: int) -> None:
    assert alarms(20, rounds, robbed(KINDS[kind], share)) >= 0.95
    chance = Random(6)
    dealings = [robbed(KINDS[kind], share)(chance) for _ in range(rounds)]
    assert share_of(KINDS[kind], dealings).outside == -1


def test_too_few_rounds_say_nothing() -> None:
    chance = Random(1)
    rounds = [robbed(KINDS["coins"], 1.0)(chance) for _ in range(fairness.ENOUGH - 1)]
    judgement = judge(rounds)
    assert judgement.chance < 1e-6
    assert not judgement.enough and not judgement.unusual


def test_deal_numbers_are_fair() -> None:
    """What the game deals for the deal numbers that it picks, a thousand matches of three rounds."""
    rules = Rules.of("scopa")
    rounds = []
    for number in range(1000):
        shuffles = NumberedShuffles(number)
        for index in range(3):
            hands = shuffles.deal(rules, 2, (shuffles.first_dealer(2) + index) % 2, index).hand_sets
            rounds.append(Dealing(*dealt_to_sides(hands, rules.sides("2"))))
    judgement = judge(rounds)
    assert judgement.rounds == len(different(rounds)) == 3000
    assert not judgement.unusual


# ------------------------------------------------------------------------------------------------ the store


def expected(matches: Sequence[Match]) -> list[tuple[int, int]]:
    """What was dealt, told from the hands themselves."""
    found = []
    for match in matches:
        own = next(side for side in match.sides if any(match.seats[seat].player == "human" for seat in side))
        for round_ in match.rounds[: len(match.scores)]:
            mine, theirs = 0, 0
            for hands in round_.deal.hands:
                for seat, hand in enumerate(hands):
                    cards = int(card_set(hand))
                    mine, theirs = (mine | cards, theirs) if seat in own else (mine, theirs | cards)
            found.append((mine, theirs))
    return found


def stored(database: Database, chosen: Filter = ALL, most: int = 9999) -> list[tuple[int, int]]:
    return [(int(each.own), int(each.others)) for each in Statistics(database).dealings(chosen, most)]


def test_every_finished_round_counts_once(database: Database) -> None:
    matches, all_ = Matches(database), []
    for number, (variant, seating) in enumerate(TABLES):
        match = new_match(variant, seating, number)
        if number == 3:  # the person may sit anywhere
            match.seats = tuple(Seat(f"Seat {n}", "human" if n == 1 else "hard") for n in range(4))
        for after in play_on(match, 200, Random(number)):
            matches.save(str(number), after)
        matches.save(str(number), match)
        all_.append(match)
    assert stored(database) == expected(all_)
    assert len(stored(database)) >= len(TABLES)
    for own, others in stored(database):
        assert own & others == 0
        assert own | others | int(card_set(DECK)) == int(card_set(DECK))


def test_only_the_latest_rounds_of_what_is_chosen_are_looked_at(database: Database) -> None:
    matches, all_ = Matches(database), []
    for number, variant in enumerate(("scopa", "escoba", "scopa", "escoba")):
        all_.append(played(new_match(variant, number=number), seed=number))
        matches.save(str(number), all_[-1])
    assert stored(database, Filter(variant="escoba")) == expected(all_[1::2])
    last = len(all_[3].scores)
    assert stored(database, most=last) == expected(all_[3:])
    assert stored(database, most=last + len(all_[2].scores)) == expected(all_[2:])
    assert stored(database, most=1) == expected(all_[3:]), "never nothing"
    assert stored(database, Filter(variant="cirulla")) == []


def test_a_round_taken_back_is_not_counted(database: Database) -> None:
    matches = Matches(database)
    match = played(new_match(), 36)
    matches.save("a", match)
    before = stored(database)
    assert len(before) == 1
    match.undo()
    matches.save("a", match)
    assert stored(database) == []
    match.play(match.round.legal_plays()[0])
    matches.save("a", match)
    assert stored(database) == before


def test_matches_without_one_person_do_not_count(database: Database) -> None:
    match = played(new_match())
    match.seats = (Seat("A", "greedy"), Seat("B", "greedy"))
    Matches(database).save("machines", match)
    match.seats = (Seat("A", "human"), Seat("B", "human"))
    Matches(database).save("two people", match)
    assert stored(database) == []


def test_what_is_forgotten_leaves_its_cards_out(database: Database) -> None:
    matches = Matches(database)
    matches.save("won", played(new_match()))
    unfinished = played(new_match("escoba"), 50)
    matches.save("open", unfinished)
    before = stored(database)
    numbers = Statistics(database).forget()
    assert stored(database) == expected([unfinished])
    Statistics(database).recall(numbers)
    assert stored(database) == before


def test_a_match_won_at_once_counts_with_all_its_cards(database: Database) -> None:
    for number in range(200):
        match = played(new_match("scopone_trente", None, number), seed=number)
        if match.round.win_reason:
            Matches(database).save("a", match)
            assert stored(database) == expected([match])
            assert stored(database)[-1][0].bit_count() == 18
            return
    pytest.fail("no match was won at once")


def test_rounds_of_an_older_file_are_filled_in(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    matches = [new_match(variant, seating, number) for number, (variant, seating) in enumerate(TABLES)]
    for number, match in enumerate(matches):
        played(match, 150, number)
    write_old_file(path, matches, 1)
    database = Database.open(path, pytest.fail)
    assert database.rows("PRAGMA user_version") == [(schema.VERSION,)]
    records = Statistics(database).breakdown()
    assert stored(database) == expected(matches)
    assert Statistics(database).breakdown() == records
    assert database.rows("SELECT count(DISTINCT match || '/' || round) FROM dealt") == [(len(expected(matches)),)]
    database.close()
    again = Database.open(path, pytest.fail)
    assert stored(again) == expected(matches)
    played(matches[0], 60, 9)
    Matches(again).save("0", matches[0])
    assert sorted(stored(again)) == sorted(expected(matches))
    again.close()


def test_an_old_round_that_makes_no_sense_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "matches.db"
    matches = [played(new_match(number=number), 100, number) for number in range(2)]
    write_old_file(path, matches, 1)
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("UPDATE rounds SET deals = '[[[\"7X\"]]]' WHERE match = 1 AND number = 1")
    connection.execute("UPDATE rounds SET deals = '[' WHERE match = 1 AND number = 2")
    connection.execute('UPDATE rounds SET deals = \'[[["7D"],["7D"]]]\' WHERE match = 2 AND number = 1')
    connection.close()
    database = Database.open(path, pytest.fail)
    assert stored(database) == [*expected(matches[:1])[2:], *expected(matches[1:])[1:]]
    database.close()


def test_the_kinds_are_what_they_are_called() -> None:
    assert KINDS["settebello"] == 1 << SETTEBELLO
    assert {rank_of(card) for card in DECK if KINDS["courts"] >> card & 1} == {8, 9, 10}
    assert [kind.bit_count() for kind in KINDS.values()] == [1, 4, 10, 4, 12]
    assert {variant.name for variant in VARIANTS.values()} >= {variant for variant, _ in TABLES}
