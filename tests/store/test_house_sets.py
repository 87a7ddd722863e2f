from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scopa_desktop.core.house import nonsense
from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules
from scopa_desktop.store import house_sets
from scopa_desktop.store.house_sets import ANY, HouseSet, HouseSets, read_shared, write_shared
from scopa_desktop.store.troubles import StoreError, Trouble, TroubleKind

SUNDAY = HouseSet("Sundays", "scopa", {"capture_choice": "single_first", "max_capture": None, "target": 21})
QUICK = HouseSet("Quick", ANY, {"max_capture": 2})
FILE = {"format": "scopa-rules", "version": 1, "name": "Sundays", "variant": "scopa", "options": {"napola": True}}


@pytest.fixture
def told() -> list[Trouble]:
    return []


@pytest.fixture
def sets(tmp_path: Path, told: list[Trouble]) -> HouseSets:
    return HouseSets(tmp_path / "house_rules.json", told.append)


def again(tmp_path: Path, told: list[Trouble]) -> HouseSets:
    return HouseSets(tmp_path / "house_rules.json", told.append)


def shared(tmp_path: Path, content: object) -> Path:
    path = tmp_path / "friend.scopa-rules"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    return path


def refusal(path: Path) -> Trouble:
    with pytest.raises(StoreError) as fault:
        read_shared(path)
    return fault.value.trouble


# ------------------------------------------------------------------------------------------------ one's own sets


def test_sets_are_kept(sets: HouseSets, tmp_path: Path, told: list[Trouble]) -> None:
    assert sets.put(SUNDAY) is None
    assert sets.put(QUICK) is None
    assert again(tmp_path, told).all == (SUNDAY, QUICK)
    changed = HouseSet("SUNDAYS", "scopa", {})
    assert sets.put(changed) == SUNDAY
    assert again(tmp_path, told).all == (changed, QUICK)
    assert told == []


def test_sets_are_renamed_unless_the_name_is_taken(sets: HouseSets, tmp_path: Path, told: list[Trouble]) -> None:
    sets.put(SUNDAY)
    sets.put(QUICK)
    assert not sets.rename("Sundays", "quick")
    assert not sets.rename("Sundays", "  ")
    assert not sets.rename("Sundays", "x" * 41)
    assert not sets.rename("Nobody's", "Mine")
    assert sets.rename("Sundays", "sundays")
    assert sets.rename("sundays", " Ours ")
    assert [each.name for each in again(tmp_path, told).all] == ["Ours", "Quick"]


def test_a_deleted_set_comes_back_to_its_place(sets: HouseSets, tmp_path: Path, told: list[Trouble]) -> None:
    sets.put(SUNDAY)
    sets.put(QUICK)
    removed = sets.remove("Sundays")
    assert removed == (0, SUNDAY)
    assert again(tmp_path, told).all == (QUICK,)
    sets.restore(*removed)
    assert again(tmp_path, told).all == (SUNDAY, QUICK)
    assert sets.remove("Nobody's") is None


def test_a_set_added_takes_nobody_s_name(sets: HouseSets) -> None:
    assert [sets.add(SUNDAY).name for _ in range(3)] == ["Sundays", "Sundays 2", "Sundays 3"]
    long = HouseSet("x" * 40)
    assert sets.add(long).name == "x" * 40
    assert sets.add(long).name == "x" * 38 + " 2"


def test_sets_are_for_one_game_or_for_any(sets: HouseSets) -> None:
    assert SUNDAY.fits("scopa")
    assert not SUNDAY.fits("napola")
    assert QUICK.fits("napola")
    rules = Rules.of("napola", napola_cap=6)
    assert QUICK.applied_to(rules).house_rules() == {"napola_cap": 6, "max_capture": 2}
    assert SUNDAY.applied_to(Rules.of("scopa", ponino=True)) == Rules.of("scopa", **SUNDAY.options)


def test_there_is_an_end_to_sets(sets: HouseSets, told: list[Trouble], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_sets, "MAX_SETS", 2)
    for number in range(3):
        sets.put(HouseSet(f"Table {number}"))
    assert len(sets.all) == 2
    assert [each.kind for each in told] == [TroubleKind.HOUSE_SETS_FULL]


@pytest.mark.parametrize("content", [b"\xff\xfe", b"{", b"[]", b'{"format": "x"}', b"[" * 9000, b"x" * 600_000])
def test_a_broken_file_is_set_aside(tmp_path: Path, told: list[Trouble], content: bytes) -> None:
    (tmp_path / "house_rules.json").write_bytes(content)
    sets = again(tmp_path, told)
    assert sets.all == ()
    assert [each.kind for each in told] == [TroubleKind.HOUSE_SETS_BROKEN]
    aside = tmp_path / told[0].details["aside"]
    assert aside.read_bytes() == content
    sets.put(SUNDAY)
    assert again(tmp_path, told).all == (SUNDAY,)


def test_good_sets_of_a_broken_file_stay(sets: HouseSets, tmp_path: Path, told: list[Trouble]) -> None:
    sets.put(SUNDAY)
    sets.put(QUICK)
    path = tmp_path / "house_rules.json"
    data = json.loads(path.read_text())
    data["sets"].insert(1, {"name": "Odd", "variant": "scopa", "options": {"napola": 3}})
    data["sets"].append(7)
    path.write_text(json.dumps(data))
    assert again(tmp_path, told).all == (SUNDAY, QUICK)
    assert [each.kind for each in told] == [TroubleKind.HOUSE_SETS_BROKEN]
    told.clear()
    assert again(tmp_path, told).all == (SUNDAY, QUICK)
    assert told == []


def test_a_newer_file_is_left_as_it_is(tmp_path: Path, told: list[Trouble]) -> None:
    path = tmp_path / "house_rules.json"
    path.write_text('{"format": "scopa-rules-list", "version": 2, "sets": []}')
    before = path.read_bytes()
    sets = again(tmp_path, told)
    sets.put(SUNDAY)
    assert sets.all == (SUNDAY,)
    assert path.read_bytes() == before
    assert {each.kind for each in told} == {TroubleKind.HOUSE_SETS_NEWER}


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, told: list[Trouble]) -> None:
    (tmp_path / "config").write_text("a file in the way")
    sets = HouseSets(tmp_path / "config" / "house_rules.json", told.append)
    told.clear()
    sets.put(SUNDAY)
    assert len(told) == 1
    assert sets.all == (SUNDAY,)


# --------------------------------------------------------------------------------------------- files to be shared


@pytest.mark.parametrize("house", [SUNDAY, QUICK, HouseSet("Été, 夏, ✓", "frac", {"frac_king_tiebreak": True})])
def test_a_shared_file_says_the_same_to_everybody(tmp_path: Path, house: HouseSet) -> None:
    path = tmp_path / "ours.scopa-rules"
    write_shared(path, house)
    assert read_shared(path) == house


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as fault:
        write_shared(tmp_path / "none" / "ours.scopa-rules", SUNDAY)
    assert fault.value.trouble.kind is TroubleKind.NOT_WRITTEN


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"format": "something"}, TroubleKind.RULES_FILE_NONE),
        ({"version": 2}, TroubleKind.RULES_FILE_NEWER),
        ({"version": True}, TroubleKind.RULES_FILE_NONE),
        ({"version": "1"}, TroubleKind.RULES_FILE_NONE),
        ({"name": ""}, TroubleKind.RULES_FILE_NONE),
        ({"name": "a\nb"}, TroubleKind.RULES_FILE_NONE),
        ({"name": "x" * 41}, TroubleKind.RULES_FILE_NONE),
        ({"name": 3}, TroubleKind.RULES_FILE_NONE),
        ({"options": []}, TroubleKind.RULES_FILE_NONE),
        ({"variant": "poker"}, TroubleKind.RULES_FILE_VARIANT),
        ({"variant": ["scopa"]}, TroubleKind.RULES_FILE_VARIANT),
        ({"options": {"jokers": 2}}, TroubleKind.RULES_FILE_RULE),
        ({"options": {"napola": "yes"}}, TroubleKind.RULES_FILE_VALUE),
        ({"options": {"napola": 1}}, TroubleKind.RULES_FILE_VALUE),
        ({"options": {"target": 10**400}}, TroubleKind.RULES_FILE_VALUE),
        ({"options": {"max_capture": [[[1]]]}}, TroubleKind.RULES_FILE_VALUE),
        ({"variant": "frac", "options": {"max_capture": 2}}, TroubleKind.RULES_FILE_CAP),
        ({"variant": "frac", "options": {"frac": False}}, TroubleKind.RULES_FILE_NOTHING),
        ({"variant": "scopone_trente", "options": {"target": 11}}, TroubleKind.RULES_FILE_TARGET),
    ],
)
def test_rules_that_cannot_be_are_refused_with_one_sentence(tmp_path: Path, change: dict, kind: TroubleKind) -> None:
    trouble = refusal(shared(tmp_path, {**FILE, **change}))
    assert trouble.kind is kind
    sentence = str(trouble)
    assert sentence.endswith(".")
    assert len(sentence) < 300
    assert "\n" not in sentence


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff", b"{", b"[]", b"null", b"[" * 8000, b'{"a":' * 3000, b" " * 20_000, b'{"format": NaN}', b"1" * 6000],
)
def test_what_is_no_such_file_is_refused(tmp_path: Path, content: bytes) -> None:
    assert refusal(shared(tmp_path, content)).kind in (TroubleKind.NOT_READ, TroubleKind.RULES_FILE_NONE)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path).kind is TroubleKind.NOT_READ
    assert refusal(tmp_path / "gone").kind is TroubleKind.NOT_READ


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=20), inner, max_size=4),
    max_leaves=10,
)
VALUES = st.sampled_from([value for option in OPTIONS.values() for value in list(option.values)[:5]])


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=300)
@given(content=st.binary(max_size=200) | JSON.map(lambda data: json.dumps(data).encode()))
def test_no_file_does_harm(tmp_path: Path, content: bytes) -> None:
    refusal(shared(tmp_path, content))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=300)
@given(
    variant=st.sampled_from([ANY, *VARIANTS]),
    options=st.dictionaries(st.sampled_from(sorted(OPTIONS)), VALUES | JSON, max_size=4),
)
def test_what_is_accepted_can_be_played(tmp_path: Path, variant: str, options: dict) -> None:
    path = shared(tmp_path, {**FILE, "variant": variant, "options": options})
    try:
        house = read_shared(path)
    except StoreError as fault:
        assert str(fault).endswith(".")
        return
    rules = house.applied_to(Rules.of("scopa"))
    assert nonsense(rules) is None
    assert {name: getattr(rules, name) for name in options} == options


def test_sets_of_one_name_or_too_many_are_not_lost(
    sets: HouseSets, tmp_path: Path, told: list[Trouble], monkeypatch: pytest.MonkeyPatch
) -> None:
    sets.put(SUNDAY)
    path = tmp_path / "house_rules.json"
    one = json.loads(path.read_text())
    for more in ([SUNDAY.name], ["Second", "Third"]):
        content = {**one, "sets": [*one["sets"], *({**one["sets"][0], "name": name} for name in more)]}
        path.write_text(json.dumps(content))
        before = path.read_bytes()
        monkeypatch.setattr(house_sets, "MAX_SETS", 2)
        told.clear()
        again(tmp_path, told)
        assert [each.kind for each in told] == [TroubleKind.HOUSE_SETS_BROKEN]
        assert (tmp_path / told[0].details["aside"]).read_bytes() == before
        path.write_bytes(before)


def test_what_could_not_be_put_aside_is_told_as_it_is(
    tmp_path: Path, told: list[Trouble], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "house_rules.json"
    path.write_bytes(b"{")

    def refuse(where: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(house_sets, "set_aside", refuse)
    sets = again(tmp_path, told)
    sets.put(SUNDAY)
    assert [each.kind for each in told] == [TroubleKind.HOUSE_SETS_STUCK] * 2
    assert path.read_bytes() == b"{"
