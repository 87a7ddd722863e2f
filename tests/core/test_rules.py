"""Rules are data: variants, options, what they may be, and one sentence for what they may not."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import pytest

from scopa_desktop.core.rules import (
    OPTIONS,
    SEATINGS,
    VARIANTS,
    Option,
    Rules,
    RulesError,
    find_variant,
    rule_fields,
    seating_of,
)
from tests.core.games import TABLES, options_of, random_rules

WRONG: list[Any] = ["", "yes", "Equal", None, True, False, 0, 1, -1, 2, 2.0, 100, 10**30, [], {}, [[]], "x" * 500]


def allowed(option: Option, value: object) -> bool:
    return any(type(value) is type(each) and value == each for each in option.values)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
class TestEveryOption:
    def test_takes_its_values_and_no_others(self, option: Option) -> None:
        assert allowed(option, option.default)
        for value in option.values:
            rules = Rules.from_options("scopa", {option.name: value})
            assert getattr(rules, option.name) == value
        for value in WRONG:
            if not allowed(option, value):
                with pytest.raises(RulesError) as refusal:
                    Rules.from_options("scopa", {option.name: value})
                sentence = str(refusal.value)
                assert sentence.startswith(f"{option.name} must be ")
                assert "\n" not in sentence and len(sentence) < 250

    def test_is_read_from_a_command_line(self, option: Option) -> None:
        for value in option.values:
            text = json.dumps(value).strip('"').replace("null", "none")
            assert option.parse(text) == option.parse(text.upper()) == value
            assert type(option.parse(text)) is type(value)
        for text in ("", "maybe", "-1", "100", "2.0", "1e1", " ", "x" * 500):
            with pytest.raises(RulesError, match=f"{option.name} must be "):
                option.parse(text)

    def test_says_what_it_means_in_one_sentence(self, option: Option) -> None:
        assert option.meaning.endswith(".")
        assert option.meaning[0].isupper()


def test_options_and_fields_are_the_same() -> None:
    assert set(rule_fields()) == set(OPTIONS)


def test_the_first_value_named_is_not_always_the_default_but_every_default_is_named() -> None:
    for option in OPTIONS.values():
        assert option.default in option.values


@pytest.mark.parametrize("variant", VARIANTS)
def test_effective_rules_are_defaults_then_preset_then_house(variant: str) -> None:
    for seed in range(40):
        rules = random_rules(Random(seed), variant, 0.3)
        assert {name: getattr(rules, name) for name in OPTIONS} == options_of(rules)
        twin = Rules.from_options(variant, rules.house_rules())
        assert twin == rules and hash(twin) == hash(rules)
        assert pickle.loads(pickle.dumps(rules)) == rules
        assert json.loads(json.dumps(rules.house_rules())) == rules.house_rules()
    assert Rules.of(variant).house_rules() == {}
    assert Rules.of(variant, target=77).house_rules() == {"target": 77}
    assert Rules.of(variant, target=77).with_options(inverse=True).target == 77
    assert Rules.of(variant, **VARIANTS[variant].options) == Rules.of(variant)


@pytest.mark.parametrize(("variant", "seating"), TABLES, ids=lambda name: name)
def test_forty_cards_go_round(variant: str, seating: str) -> None:
    rules = Rules.of(variant)
    sides = rules.sides(seating)
    seats = sorted(seat for side in sides for seat in side)
    assert seats == list(range(len(seats)))
    assert rules.table_size + rules.deals(len(seats)) * rules.hand_size * len(seats) == 40
    assert seating_of(sides) == seating
    # Teams alternate around the table (rules.md section 2).
    assert all(seat % len(sides) == index for index, side in enumerate(sides) for seat in side)


def test_seatings_that_a_variant_lacks_are_refused() -> None:
    for name, variant in VARIANTS.items():
        for seating in (*SEATINGS, "5", "", "2 x 2"):
            if seating not in variant.seatings:
                with pytest.raises(RulesError, match=f"{name} is played in the seatings"):
                    Rules.of(name).sides(seating)
    assert seating_of(((0, 1), (2, 3))) is None


def test_unknown_names_are_refused() -> None:
    with pytest.raises(RulesError, match='there is no option "colour"; the options are capture_mode'):
        Rules.of("scopa", colour="red")
    for name in ("poker", "", "Scopa", None, 5, ["scopa"], {}):
        with pytest.raises(RulesError, match="there is no variant"):
            find_variant(name)


def test_deep_and_long_values_are_refused_too() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for value in (deep, 10**6000):
        with pytest.raises(RulesError, match="target must be"):
            Rules.from_options("scopa", {"target": value})
    while deep:  # Freed from the outside in, since freeing it all at once may overflow the stack.
        deep = deep[0]
