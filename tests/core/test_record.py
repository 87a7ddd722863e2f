"""Match records: good ones are accepted and written back the same, bad ones refused with their fault named."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.core.record import MAX_BYTES, RecordError, dump_record, match_to_record, read_record

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
