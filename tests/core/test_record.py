"""Match records: good ones are accepted and written back the same, bad ones refused with their fault named."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from scopa_desktop.core.deals import MAX_DEAL_NUMBER, NumberedShuffles
from scopa_desktop.core.match import Match, Seat
from scopa_desktop.core.record import (
    MAX_BYTES,
    RecordError,
    dump_record,
    follows_from_number,
    match_from_data,
    match_to_record,
    read_record,
)
from scopa_desktop.core.rules import Rules
from tests.core.games import TABLES, random_rules, state_of

RECORDS = Path(__file__).parents[1] / "data" / "records"
GOOD = sorted((RECORDS / "good").glob("*.scopa"))
BAD = sorted((RECORDS / "bad").glob("*.scopa"))

FAULTS = {
    "a-capture-that-does-not-add-up": "may play",
    "a-card-dealt-twice": "twice",
    "a-card-that-does-not-exist": "is no card",
    "a-dealer-of-the-wrong-type": "dealer must be a whole number",
    "a-declaration-that-the-hand-lacks": "is not allowed here",
    "a-round-after-the-end": "the match was over before it",
    "a-seat-on-two-sides": "sits on",
    "a-winner-too-early": "nobody has won yet",
    "an-unknown-option-value": "must be",
    "an-unknown-variant": "there is no variant",
    "another-format": "its format is",
    "cut-in-the-middle": "cut short",
    "laid-a-card-that-had-to-capture": "is not allowed here",
    "not-json": "no match record",
    "out-of-turn": "it is the turn of seat",
    "points-that-are-wrong": "by the rules it scores",
    "the-deal-did-not-pass-on": "the deal passes on to seat",
    "totals-that-are-wrong": "by the rules they are",
    "version-from-the-future": "too old for",
}


def test_samples_are_there() -> None:
    assert len(GOOD) >= 41
    assert {path.stem for path in BAD} == set(FAULTS)


def normal(record: dict[str, Any]) -> dict[str, Any]:
    """Return a record with the order of captured cards taken out: the format leaves it open."""
    for round_ in record["rounds"]:
        for play in round_["plays"]:
            if "takes" in play:
                play["takes"] = sorted(play["takes"])
            play.pop("scopa", None)
        round_["points"] = [dict(sorted(points.items())) for points in round_.get("points", [])]
    return record


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_good_record_is_accepted_and_written_back(path: Path) -> None:
    match = read_record(path.read_bytes())
    assert normal(match_to_record(match)) == normal(json.loads(path.read_text(encoding="utf-8")))
    assert dump_record(read_record(dump_record(match))) == dump_record(match)


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_bad_record_is_refused_with_its_fault(path: Path) -> None:
    with pytest.raises(RecordError) as refusal:
        read_record(path.read_bytes())
    message = str(refusal.value)
    assert FAULTS[path.stem] in message
    assert "\n" not in message


def sample() -> dict[str, Any]:
    return json.loads((RECORDS / "good" / "cirulla-2.scopa").read_text(encoding="utf-8"))


def every_place(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of every value in a record, but only the first few of each long list."""
    places = [path]
    items = value.items() if isinstance(value, dict) else enumerate(value[:3]) if isinstance(value, list) else ()
    for key, each in items:
        places += every_place(each, (*path, key))
    return places


def replaced(record: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    copy = dict(record) if isinstance(record, dict) else list(record)
    copy[path[0]] = replaced(record[path[0]], path[1:], value)
    return copy


@pytest.mark.parametrize("wrong", [None, True, -1, 10**6, 1.5, "", "x" * 200, [], {}, [[[]]], {"a": 1}], ids=str)
def test_a_wrong_value_in_any_place_is_refused_or_harmless(wrong: Any) -> None:
    """No place of a record crashes the reader, whatever stands there."""
    record = sample()
    for path in every_place(record):
        try:
            read_record(json.dumps(replaced(record, path, wrong)))
        except RecordError as refusal:
            assert str(refusal)


@pytest.mark.parametrize("place", [(), ("rules",), ("seats", 0), ("rounds", 0), ("rounds", 0, "plays", 0)], ids=str)
def test_a_field_that_no_record_has_is_refused(place: tuple[Any, ...]) -> None:
    record = sample()
    target = record
    for key in place:
        target = target[key]
    target["colour"] = "red"
    with pytest.raises(RecordError, match="colour"):
        read_record(json.dumps(record))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[" * 100_000, "nested too deeply"),
        ('{"a":NaN}', "NaN"),
        ('{"format":1,"format":2}', "twice"),
        ("9" * 5000, "too long"),
        (b"\xff\xfe{}", "UTF-8"),
        (b" " * (MAX_BYTES + 1), "8 MiB"),
        ('{"format":"\\ud800"}', "lacks the field"),
    ],
    ids=["nested", "nan", "keys", "digits", "bytes", "size", "surrogate"],
)
def test_hostile_text_is_refused(text: str | bytes, fault: str) -> None:
    with pytest.raises(RecordError, match=fault):
        read_record(text)


def test_a_scopa_claimed_is_checked() -> None:
    record = sample()
    record["rounds"][0]["plays"][1]["scopa"] = True
    with pytest.raises(RecordError, match="scopa"):
        read_record(json.dumps(record))


def test_an_unfinished_record_may_leave_out_what_was_not_dealt() -> None:
    record = sample()
    first = record["rounds"][0]
    record.update(rounds=[{**first, "deals": first["deals"][:2], "plays": first["plays"][:8]}], winner=None)
    del record["rounds"][0]["points"], record["rounds"][0]["totals"]
    text = json.dumps(record)
    match = read_record(text)
    assert match.round.plays_made == 8
    assert len(match.round.deal.hands) == 6
    assert dump_record(read_record(text)) == dump_record(match), "the same text gives the same cards"
    dealt = {card for hands in match.round.deal.hands for hand in hands for card in hand} | set(match.round.deal.table)
    assert len(dealt) == 40


# Every variant, at every moment


def random_match(variant: str, seating: str, chance: Random, share: float = 0.2) -> Match:
    rules = random_rules(chance, variant, share).with_options(target=chance.randrange(1, 12))
    sides = rules.sides(seating)
    seats = [Seat(f"Giocatore {n} – «{n}»", "random") for n in range(sum(map(len, sides)))]
    return Match(rules, sides, seats, NumberedShuffles(chance.randrange(MAX_DEAL_NUMBER)))


def states(match: Match) -> list[Any]:
    """Return all that a match consists of; misdeals are not recorded."""
    rounds = [{**state_of(round_), "deal": replace(round_.deal, misdeals=())} for round_ in match.rounds]
    return [match.rules, match.sides, match.seats, rounds, match.scores, match.totals, match.winner]


@pytest.mark.parametrize(("variant", "seating"), TABLES, ids=lambda name: name)
def test_reading_what_was_written_gives_the_same_match_at_any_moment(variant: str, seating: str) -> None:
    for seed in range(2):
        chance = Random(f"{variant} {seating} {seed}")
        match = random_match(variant, seating, chance, 0.2 * seed)
        for number in range(80):
            if number % 2 == seed:
                text = dump_record(match)
                twin = read_record(text)
                assert states(twin) == states(match)
                assert dump_record(twin) == text
                assert follows_from_number(twin)
            if match.winner is not None:
                break
            if match.round_scored:
                match.next_round()
            else:
                match.play(chance.choice(match.round.legal_plays()))


def test_deals_that_were_never_dealt_may_be_left_out() -> None:
    """A round that a side won at once has deals that nobody saw."""
    shorter = 0
    for seed in range(400):
        chance = Random(seed)
        match = random_match("scopa", "2", chance, 0.0)
        match = Match(match.rules.with_options(trente=True, target=99), match.sides, match.seats, match.shuffles)
        while not match.round.over:
            match.play(chance.choice(match.round.legal_plays()))
        record = match_to_record(match)
        made = match.round.deals_made
        record["rounds"][0]["deals"] = record["rounds"][0]["deals"][:made]
        shorter += made < 6
        assert match_to_record(read_record(json.dumps(record))) == match_to_record(match)
        record["rounds"][0]["deals"].pop()
        if made > 1:
            with pytest.raises(RecordError, match=f"the cards of deal {made} are missing"):
                read_record(json.dumps(record))
    assert shorter > 10


def test_a_number_that_does_not_lead_to_the_cards_is_seen() -> None:
    match = random_match("scopa", "2", Random(1))
    record = match_to_record(match)
    record["deal"]["number"] += 1
    assert not follows_from_number(read_record(json.dumps(record)))
    del record["deal"]
    assert not follows_from_number(read_record(json.dumps(record)))


@pytest.mark.parametrize(
    ("key", "value"), [("points", None), ("totals", None), ("points", {}), ("points", [{}]), ("totals", [0])]
)
def test_points_and_totals_of_another_kind_are_refused(key: str, value: Any) -> None:
    record = sample()
    record["rounds"][-1][key] = value
    with pytest.raises(RecordError, match=key):
        read_record(json.dumps(record))


def test_a_name_that_no_file_can_hold_is_refused() -> None:
    record = sample()
    record["seats"][0]["name"] = "\ud800"
    with pytest.raises(RecordError, match="seat 0: name"):
        read_record(json.dumps(record))


@pytest.mark.parametrize("field", ["seats", "deals", "hands"])
def test_more_of_anything_than_a_table_has_is_refused_before_it_is_gone_through(field: str) -> None:
    seats = [Seat("A", "human"), Seat("B", "easy")]
    record = match_to_record(Match(Rules.of("scopa"), ((0,), (1,)), seats, NumberedShuffles(1)))
    many: list[Any] = [[]] * 200_000
    if field == "seats":
        record["seats"] = [{"name": "", "player": "easy"}] * 200_000
    elif field == "deals":
        record["rounds"][0]["deals"] = many
    else:
        record["rounds"][0]["deals"][0] = many
    with pytest.raises(RecordError, match=r"has more than (6|40) entries"):
        match_from_data(record)
