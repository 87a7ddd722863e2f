"""What rules.md says in so many words, and what follows from it in the corners where options meet."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from scopa_desktop.core.cards import DECK, Card, card_set, card_text, cards_text, parse_card, parse_cards
from scopa_desktop.core.deals import Deal, deal_out
from scopa_desktop.core.events import (
    Captured,
    CardLaid,
    DealerCaptured,
    Dealt,
    Declared,
    Event,
    InstantlyWon,
    LeftoversTaken,
    Scopa,
)
from scopa_desktop.core.plays import IllegalPlay, Play, RoundOver, parse_play, play_text
from scopa_desktop.core.round import NOBODY, Round
from scopa_desktop.core.rules import Rules
from tests.core.games import TABLES, play_out, random_round, random_rules


def begin(variant: str, table: str, *hands: str, seating: str = "2", dealer: int = 1, **house: Any) -> Round:
    """Return a round with this table and these first hands, in turn order; the other cards follow in their order."""
    rules = Rules.of(variant, **house)
    told = [parse_card(text) for text in " ".join((table, *hands)).split()]
    rest = [card for card in DECK if card not in told]
    cards: list[Card] = told[: rules.table_size]
    in_turn = iter(told[rules.table_size :])
    seats = sum(map(len, rules.sides(seating)))
    dealt = [*in_turn, *rest]
    packets = deal_out(dealt, rules.hand_size, seats)
    first = (dealer + 1) % seats
    hands_by_seat = tuple(row[seats - first :] + row[: seats - first] for row in packets)
    return Round(rules, rules.sides(seating), dealer, Deal(tuple(cards), hands_by_seat))


def play(round_: Round, *texts: str) -> tuple[Event, ...]:
    """Play these and return what the last one brought about."""
    events: tuple[Event, ...] = ()
    for text in texts:
        events = round_.play(parse_play(text))
    return events


def legal(round_: Round) -> list[str]:
    return [play_text(each) for each in round_.legal_plays()]


def of(round_: Round, card: str) -> list[str]:
    """Return what may be done with a card, without the card's name."""
    return [text.removeprefix(card).removeprefix(" x ") for text in legal(round_) if text.split()[0] == card]


# A turn (section 3)


def test_plays_are_listed_by_card_after_the_declarations() -> None:
    """The order tells nothing, and is the same whether there is a choice or not."""
    round_ = begin("cirulla", "10D 9C 8S 6B", "2D 2C 2B", "3D 4D 6D", dealer_bonus="none")
    assert legal(round_) == ["three of a kind", "2B", "2C", "2D"]
    round_ = begin("scopa", "2D 3C 4S 4B", "8D 6C 4D", "10D 10C 10S")
    assert legal(round_) == ["6C x 2D+4S", "6C x 2D+4B", "8D x 4S+4B", "4D x 4S", "4D x 4B"]


def test_a_card_that_takes_may_not_be_laid() -> None:
    round_ = begin("scopa", "2D 4C 8S 9B", "6D 1C 3S", "10D 10C 10S")
    assert legal(round_) == ["3S", "1C", "6D x 2D+4C"]
    with pytest.raises(IllegalPlay, match=r"6D is not allowed here; seat 0 may play .*6D x 2D\+4C"):
        play(round_, "6D")
    with pytest.raises(IllegalPlay, match="seat 0 does not hold 10D; it may play"):
        play(round_, "10D")
    with pytest.raises(IllegalPlay, match="under ten is not allowed here"):
        play(round_, "under ten")
    assert play(round_, "6D x 2D+4C") == (Captured(0, 0, parse_card("6D"), (parse_card("2D"), parse_card("4C"))),)
    assert play(round_, "10D") == (CardLaid(1, parse_card("10D")),)


def test_where_laying_is_free_both_are_offered() -> None:
    round_ = begin("scopa", "2D 4C 8S 9B", "6D 1C 3S", "10D 10C 10S", capture_mandatory=False)
    assert of(round_, "6D") == ["", "2D+4C"]
    assert of(round_, "1C") == [""]


def test_equal_cards_are_offered_one_by_one() -> None:
    round_ = begin("scopa", "2D 2C 4S 9B", "6D 2S 3S", "10D 10C 10S")
    assert sorted(of(round_, "6D")) == ["2C+4S", "2D+4S"]
    assert sorted(of(round_, "2S")) == ["2C", "2D"]


# Aces (sections 6 and 8, 6)


@pytest.mark.parametrize("mode", ["equal", "fifteen", "both"])
def test_the_cap_limits_the_ace_too(mode: str) -> None:
    """With three cards there it can take nothing: not even the two that make fourteen, which its power replaces."""
    house = {"ace_rule": "takes_all", "max_capture": 2, "capture_mode": mode, "capture_choice": "any"}
    round_ = begin("scopa", "5D 9C 3S 10B", "1D 2C 4S", "6D 6C 6S", **house)
    assert of(round_, "1D") == [""]


@pytest.mark.parametrize(
    ("mode", "expected"), [("equal", ["1S"]), ("fifteen", ["1S", "1S+3D+10C"]), ("both", ["1S", "1S+3D+10C"])]
)
def test_an_ace_that_meets_an_ace(mode: str, expected: list[str]) -> None:
    house = {"ace_rule": "takes_all_unless_ace", "capture_mode": mode, "capture_choice": "any"}
    round_ = begin("scopa", "1S 10C 3D 7B", "1B 2C 4S", "6D 6C 6S", **house)
    assert sorted(of(round_, "1B"), key=len) == [cards_text(parse_cards(each)) for each in expected]


@pytest.mark.parametrize("mode", ["equal", "fifteen", "both"])
@pytest.mark.parametrize("rule", ["takes_all", "takes_all_unless_ace"])
def test_the_opening_ace_takes_only_an_ace(mode: str, rule: str) -> None:
    house = {"ace_rule": rule, "ace_first_play_restricted": True, "capture_mode": mode, "capture_choice": "any"}
    assert of(begin("scopa", "3D 5C 10S 9B", "1B 2C 4S", "6D 6C 6S", **house), "1B") == [""]
    assert of(begin("scopa", "1S 5C 9S 3B", "1B 2C 4S", "6D 6C 6S", **house), "1B") == ["1S"]
    later = begin("scopa", "3D 5C 10S 9B", "8B 2C 4S", "1B 6C 6S", **house)
    play(later, legal(later)[-1])
    assert all(each for each in of(later, "1B"))


def test_a_declaration_does_not_make_the_opening_play() -> None:
    round_ = begin(
        "cirulla", "3D 5C 10S 9B", "1B 2C 4S", "6D 6C 6S", ace_first_play_restricted=True, dealer_bonus="none"
    )
    play(round_, "under ten")
    assert of(round_, "1B") == [""]


@pytest.mark.parametrize(
    ("house", "scores"),
    [
        ({"ace_rule": "takes_all"}, False),
        ({"ace_rule": "takes_all", "ace_sweep_scopa": True}, True),
        ({"ace_rule": "takes_all", "capture_mode": "both"}, True),
        ({"ace_rule": "takes_all", "capture_mode": "fifteen"}, True),
    ],
    ids=["power", "power that scores", "fourteen", "fourteen in fifteen"],
)
def test_a_sweep_by_power_scores_only_if_it_may(house: dict[str, Any], scores: bool) -> None:
    """1 on 5 and 9: by power in the classic game, by value where fifteens are taken."""
    round_ = begin("scopa", "5D 9C 10B 4S", "10D 4B 8S", "2C 1B 6S", **{"ace_sweep_scopa": False, **house})
    round_.table = parse_cards("5D 9C")  # The other two were taken before.
    round_.piles[0] = parse_cards("10B 4S")
    round_.turn = 1
    assert any(isinstance(event, Scopa) for event in play(round_, "1B x 5D+9C")) == scores


@pytest.mark.parametrize("mode", ["equal", "both", "fifteen"])
def test_an_ace_that_takes_a_lone_ace_by_equality_scores(mode: str) -> None:
    house = {"ace_rule": "takes_all_unless_ace", "ace_sweep_scopa": False, "capture_mode": mode}
    round_ = begin("scopa", "1S 2C 3D 4B", "1B 9C 8S", "6D 6C 6S", **house)
    play(round_, "9C" if "9C" in legal(round_) else legal(round_)[-1])
    round_.table = parse_cards("1S")
    round_.turn = 0
    assert any(isinstance(event, Scopa) for event in play(round_, "1B x 1S"))


# Scopa and leftovers (section 5)


def last_play(table: str, card: str, **house: Any) -> Round:
    """Return a two-player round in which one card is still to be played, by seat 0; seat 1 is the dealer."""
    round_ = begin("scopa", "2D 3C 5S 6B", **house)
    for seed in count():
        while round_.cards_left > 1 and not round_.over:
            round_.push(Random(seed).choice(round_.legal_plays()))
        if not round_.over:
            break
        while round_.plays_made:
            round_.undo()
    gone = parse_cards(table) | parse_cards(card)
    round_.hands[:] = [parse_cards(card), card_set([])]
    round_.turn = 0
    round_.table = parse_cards(table)
    round_.piles[:] = [card_set([]), card_set(each for each in DECK if not gone >> each & 1)]
    round_.last_capturer = 1
    round_.scope[:] = [0, 0]
    return round_


@pytest.mark.parametrize("scores", [False, True])
def test_the_last_card_sweeps_for_nothing_unless_the_house_lets_it(scores: bool) -> None:
    round_ = last_play("2D 4C", "6S", last_play_scopa=scores)
    events = play(round_, "6S x 2D+4C")
    assert round_.over and round_.scope == [int(scores), 0]
    assert [type(event) for event in events] == ([Captured, Scopa] if scores else [Captured])
    assert round_.leftovers_side == NOBODY


@pytest.mark.parametrize(("leftovers_to", "side"), [("last_capturer", 1), ("dealer", 1)])
def test_leftovers_are_no_scopa(leftovers_to: str, side: int) -> None:
    round_ = last_play("2D 4C", "10S", last_play_scopa=True, leftovers_to=leftovers_to)
    events = play(round_, "10S")
    assert events == (CardLaid(0, parse_card("10S")), LeftoversTaken(side, tuple(map(parse_card, ("2D", "4C", "10S")))))
    assert round_.scope == [0, 0] and round_.piles[side].bit_count() == 40


def test_the_last_capture_makes_its_side_the_one_that_gets_the_leftovers() -> None:
    for leftovers_to, side in (("last_capturer", 0), ("dealer", 1)):
        round_ = last_play("2D 4C 9B", "6S", leftovers_to=leftovers_to)
        assert play(round_, "6S x 2D+4C")[-1] == LeftoversTaken(side, (parse_card("9B"),))
        assert round_.dealer == 1 and round_.last_capturer == 0


@pytest.mark.parametrize("leftovers_to", ["last_capturer", "dealer"])
def test_without_a_capture_the_cards_go_to_nobody(leftovers_to: str) -> None:
    round_ = begin("scopa", "2D 3C 5S 6B", capture_mandatory=False, leftovers_to=leftovers_to)
    while not round_.over:
        round_.play(Play(round_.legal_plays()[0] & 63))
    assert round_.table.bit_count() == 40
    assert round_.piles == [0, 0]
    assert round_.leftovers_side == NOBODY
    assert round_.points() == round_.score().totals == (0, 0)
    while round_.plays_made:
        round_.undo()
    assert round_.table == parse_cards("2D 3C 5S 6B")


# Cirulla (section 8)


@pytest.mark.parametrize(
    ("table", "scope", "matta"),
    [("1S 2C 5B 7D", 1, None), ("10S 9C 7B 4D", 2, None), ("7C 10S 9B 1D", 2, 10), ("7C 10S 3B 1D", 1, 1)],
)
def test_the_dealer_takes_fifteen_or_thirty(table: str, scope: int, matta: int | None) -> None:
    round_ = begin("cirulla", table)
    taken = tuple(map(parse_card, table.split()))
    assert round_.opening_events()[1:] == (DealerCaptured(1, 1, taken, scope, matta),)
    assert (round_.table, round_.piles[1], round_.scope) == (0, parse_cards(table), [0, scope])
    assert round_.last_capturer == 1
    assert round_.turn == 0
    assert all(" x " not in each for each in legal(round_)), "the next player faces an empty table"


def test_the_dealers_side_gets_it_in_teams() -> None:
    round_ = begin("cirulla", "1S 2C 5B 7D", seating="2x2", dealer=2)
    assert round_.scope == [1, 0]
    assert round_.last_capturer == 0


def test_in_escoba_the_seven_of_cups_is_not_wild() -> None:
    assert begin("escoba", "7C 10S 9B 1D", dealer_bonus="escoba").opening_capture is None
    assert begin("escoba", "7C 3S 4B 1D", dealer_bonus="escoba").scope == [0, 1]
    assert begin("cirulla", "7C 10S 9B 1D", matta="off").opening_capture is None


def test_where_scope_score_nothing_the_dealer_still_takes_the_table() -> None:
    round_ = begin("cirulla", "1S 2C 5B 7D", scopa_points=False)
    assert round_.piles[1] == parse_cards("1S 2C 5B 7D")
    assert round_.scope == [0, 0]
    (told,) = [event for event in round_.opening_events() if isinstance(event, DealerCaptured)]
    assert told.scope == 0


def test_the_dealers_opening_can_win_the_match() -> None:
    round_ = begin("scopa", "1D 2D 3D 9C", dealer_bonus="escoba", trente=True)
    assert round_.over and (round_.winner, round_.win_reason) == (1, "trente")
    assert round_.legal_plays() == []
    assert round_.opening_events()[-1] == InstantlyWon(1, "trente")
    assert round_.score().scored(1) == {"cards": 1, "coins": 1, "primiera": 1, "trente": 6, "scope": 1, "total": 10}
    with pytest.raises(RoundOver):
        play(round_, "4D")


def test_a_declaration_comes_once_and_before_the_play() -> None:
    round_ = begin("cirulla", "10D 9C 8S 5B", "2D 2C 2B", "7C 1D 4D", dealer_bonus="none")
    events = play(round_, "three of a kind")
    assert len(events) == 1 and isinstance(events[0], Declared) and events[0].points == 10
    assert not any("kind" in text for text in legal(round_))
    assert (round_.turn, round_.declared, cards_text(round_.exposed(0))) == (0, [10, 0], "2D+2C+2B")
    play(round_, "2D x 5B+8S")
    assert [text for text in legal(round_) if "7C=" in text] == [f"under ten 7C={value}" for value in (1, 2, 3, 4)]
    play(round_, legal(round_)[-1])
    assert not any("ten" in text for text in legal(round_)), "with two cards left it is too late for seat 0"


def test_declarations_come_again_with_every_deal() -> None:
    round_ = begin("cirulla", "10D 9C 8S 6B", "2D 2C 2B", "3D 3C 3B", "4D 4C 4B", dealer_bonus="none")
    assert "three of a kind" in legal(round_)
    while round_.cards_left > 30:
        round_.play(round_.card_plays()[0])
    assert "three of a kind" in legal(round_)


def test_nobody_declares_with_hands_of_another_size() -> None:
    round_ = begin("scopone", "10D 9C 8S 6B", cirulla=True, seating="2x2", dealer=3)
    for _ in play_out(round_, Random(4)):
        assert not any(text[0].isalpha() for text in legal(round_))
    assert round_.declared == [0, 0]


@pytest.mark.parametrize(
    ("matta", "in_hand", "on_table", "after"),
    [("capture_by_holder", "3S", False, 0), ("until_captured", "3S", True, 3), ("declaration_only", "", False, 0)],
)
def test_how_long_the_declared_value_lasts(matta: str, in_hand: str, on_table: bool, after: int) -> None:
    """7C 1D 4D declared with 7C as 3 (section 8, 5)."""
    round_ = begin("cirulla", "3S 10C 9S 8B", "7C 1B 4D", "3B 7B 10B", matta=matta, dealer_bonus="none")
    play(round_, "under ten 7C=3")
    assert of(round_, "7C")[0] == (in_hand if matta != "declaration_only" else "8B")
    round_.table = parse_cards("9S")  # Nothing to take, so that it is laid.
    play(round_, "7C")
    assert round_.matta == after
    assert ("7C" in of(round_, "3B")) == on_table
    assert ("7C" in of(round_, "7B")) == (not on_table)
    if on_table:
        play(round_, "3B x 7C")
        assert round_.matta == 0
        round_.undo()
        assert round_.matta == after
    round_.undo()
    assert round_.matta == (0 if matta == "declaration_only" else 3)
    round_.undo()
    assert round_.matta == 0


def test_an_undeclared_seven_of_cups_is_a_seven() -> None:
    round_ = begin("cirulla", "3S 10C 9S 8B", "7C 1B 4D", "3B 7B 10B", dealer_bonus="none")
    assert of(round_, "7C") == ["8B"]


@pytest.mark.parametrize("matta", ["capture_by_holder", "until_captured"])
def test_a_seven_of_cups_that_is_an_ace_takes_all(matta: str) -> None:
    round_ = begin("cirulla", "3S 10C 9S 8B", "7C 2B 4D", "3B 7B 10B", matta=matta, dealer_bonus="none")
    play(round_, "under ten 7C=1")
    assert list(map(parse_cards, of(round_, "7C"))) == [round_.table]


def test_a_seven_of_cups_lying_as_an_ace_stops_the_aces_power() -> None:
    round_ = begin("cirulla", "3S 10C 9S 8B", "7C 2B 4D", "1B 7B 10B", matta="until_captured", dealer_bonus="none")
    play(round_, "under ten 7C=1")
    round_.table = card_set([])
    play(round_, "7C")
    round_.table |= parse_cards("6S")
    assert of(round_, "1B") == ["7C"]


def test_an_equal_card_may_go_first() -> None:
    """Of the same value it bars the sums, fifteens stay free (section 8, 6)."""
    for priority, expected in ((False, ["7B", "2S+5C", "3D+5C"]), (True, ["7B", "3D+5C"])):
        round_ = begin(
            "cirulla", "2S 5C 7B 3D", "7D 10C 10B", "1B 8B 9B", cirulla_equal_priority=priority, dealer_bonus="none"
        )
        assert {parse_cards(each) for each in of(round_, "7D")} == {parse_cards(each) for each in expected}


# Wins at once (section 9)


def test_three_coins_win_the_match_at_that_play() -> None:
    round_ = begin("scopone_trente", "1D 2D 4C 10S", "3D 9D 8D 7D 6D 5D 4D 10D 10C", seating="2x2", dealer=3)
    events = play(round_, "3D x 1D+2D")
    assert [type(event) for event in events] == [Captured, InstantlyWon]
    assert round_.over and round_.win_reason == "trente"
    assert round_.leftovers_side == NOBODY and round_.table == parse_cards("4C 10S")
    assert round_.legal_plays() == []


def test_leftovers_can_win_the_match() -> None:
    round_ = last_play("1D 3D", "10S", trente=True)
    assert [type(event) for event in play(round_, "10S")] == [CardLaid, LeftoversTaken, InstantlyWon]
    assert (round_.winner, round_.win_reason) == (1, "trente")
    round_.undo()
    assert (round_.winner, round_.win_reason, round_.over) == (NOBODY, "", False)


@pytest.mark.parametrize(
    ("house", "reason"), [({"cirulla": True}, "cappotto"), ({"napola_all_wins": True}, "napoleone")]
)
def test_all_ten_coins_win_the_match(house: dict[str, Any], reason: str) -> None:
    round_ = last_play("4D 6D", "10D", capture_choice="any", **house)
    round_.piles[0] = card_set(card for card in DECK if card < 10 and card_text(card) not in {"4D", "6D", "10D"})
    round_.piles[1] = card_set(card for card in DECK if card >= 10)
    play(round_, "10D x 4D+6D")
    assert (round_.winner, round_.win_reason) == (0, reason)


def test_a_win_on_the_last_card_of_a_deal_ends_the_round_there() -> None:
    """No new deal is dealt, and taking the play back finds the old one."""
    round_ = begin("scopa", "1D 2D 8C 10S", "4C 4S 4B", "6C 6S 3D", trente=True)
    while round_.cards_left > 31:
        play(round_, next(text for text in legal(round_) if text != "3D x 1D+2D" and not text.startswith("3D")))
    round_.table = parse_cards("1D 2D")
    events = play(round_, "3D x 1D+2D")
    assert not any(isinstance(event, Dealt) for event in events)
    assert round_.over and not any(round_.hands) and round_.deals_made == 1
    round_.undo()
    assert round_.hands == [0, parse_cards("3D")] and not round_.over


# Deals


@pytest.mark.parametrize(("variant", "seating"), TABLES, ids=lambda name: name)
def test_every_deal_is_told_and_begins_after_the_dealer(variant: str, seating: str) -> None:
    chance = Random(seating + variant)
    round_ = random_round(random_rules(chance, variant, 0.0), seating, chance)
    deals = [event for event in round_.opening_events() if isinstance(event, Dealt)]
    first = (round_.dealer + 1) % round_.seats
    turns = []
    while not round_.over:
        seat = round_.turn
        events = round_.play(chance.choice(round_.card_plays()))
        turns.append(seat)
        deals += [event for event in events if isinstance(event, Dealt)]
    if not round_.win_reason:
        assert [event.deal for event in deals] == list(range(1, round_.rules.deals(round_.seats) + 1))
        assert [event.hands for event in deals] == list(round_.deal.hands)
        assert deals[0].table == round_.deal.table and not any(event.table for event in deals[1:])
        assert [event.stock for event in deals] == [round_.deal.stock(index) for index in range(len(deals))]
    assert turns == [(first + turn) % round_.seats for turn in range(len(turns))]
