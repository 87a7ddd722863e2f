"""The rules as text: each option brings its sentence, and no sentence says what the options do not."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest

from scopa_desktop.core.captures import captures_of
from scopa_desktop.core.cards import card_set
from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules, Value
from scopa_desktop.core.scoring import Category, reckonings
from scopa_desktop.ui.windows.rule_pictures import captures, scorings
from scopa_desktop.ui.words import DECK_KINDS, Words
from scopa_desktop.ui.words_rulebook import Section, rules_text

WORDS = Words()
TABLES = [(variant.name, seating) for variant in VARIANTS.values() for seating in variant.seatings]


def told(rules: Rules, seating: str = "2", words: Words = WORDS) -> str:
    """Return everything that is said about rules that have an effect."""
    return " ".join(
        line.text for part in rules_text(words, rules, seating) if part.key != "idle" for line in part.lines
    )


def declares(rules: Rules) -> bool:
    return rules.cirulla and rules.hand_size == 3


# When a part of a sentence must be there; where it must not be, the options say otherwise.
PARTS: tuple[tuple[str, Callable[[Rules], bool]], ...] = (
    ("one card of the same value, or several that add up to it", lambda r: r.capture_mode != "fifteen"),
    ("exactly fifteen together with it", lambda r: r.capture_mode != "equal"),
    ("Equal cards do not take each other", lambda r: r.capture_mode == "fifteen"),
    ("only those with the fewest cards", lambda r: r.capture_choice == "fewest"),
    ("may not take several instead", lambda r: r.capture_choice == "single_first"),
    ("in several ways, the player chooses freely", lambda r: r.capture_choice == "any"),
    ("it must; but any card may be played", lambda r: r.capture_mandatory),
    ("may be laid instead", lambda r: not r.capture_mandatory),
    ("it goes to nobody", lambda r: not r.capture_mandatory),
    ("more than two cards", lambda r: r.max_capture == 2),
    ("An ace that would have to take more", lambda r: r.max_capture == 2 and r.ace_rule != "none"),
    ("all the cards on the table, aces too", lambda r: r.ace_rule == "takes_all"),
    ("If an ace lies among them, it takes just one ace", lambda r: r.ace_rule == "takes_all_unless_ace"),
    (
        "With the first card of a round an ace takes just one ace",
        lambda r: r.ace_rule != "none" and r.ace_first_play_restricted,
    ),
    (
        "by its power sweeps it too",
        lambda r: r.scopa_points and r.ace_rule != "none" and r.ace_sweep_scopa,
    ),
    (
        "by its power scores no sweep",
        lambda r: r.scopa_points and r.ace_rule != "none" and not r.ace_sweep_scopa,
    ),
    (
        "cards that add up to it may not be taken",
        lambda r: r.cirulla_equal_priority and r.capture_choice == "any" and r.capture_mode != "fifteen",
    ),
    ("goes to whoever took last", lambda r: r.leftovers_to == "last_capturer"),
    ("goes to the dealer", lambda r: r.leftovers_to == "dealer"),
    ("whoever takes every card from the table scores a point", lambda r: r.scopa_points),
    ("every card from the table scores nothing", lambda r: not r.scopa_points),
    ("may sweep for a point too", lambda r: r.scopa_points and r.last_play_scopa),
    ("but scores no sweep", lambda r: r.scopa_points and not r.last_play_scopa),
    ("its sweeps of the round a second time", lambda r: r.ponino and r.scopa_points),
    ("opening cards are kings, the same dealer", lambda r: r.redeal_kings and r.table_size > 0),
    ("kings among the opening cards change nothing", lambda r: not r.redeal_kings and r.table_size > 0),
    ("opening cards are aces, the same dealer", lambda r: r.redeal_aces == 2 and r.table_size > 0),
    ("the dealer takes them at once", lambda r: r.dealer_bonus != "none" and r.table_size > 0),
    (
        "may count as any value from 1 to 10",
        lambda r: r.dealer_bonus == "cirulla" and r.matta != "off" and r.table_size > 0,
    ),
    ("a point for more than 20 of the 40 cards", lambda r: r.score_cards),
    ("a point for more than 5 of the 10 cards", lambda r: r.score_coins),
    ("a point for whoever takes the 7 of coins", lambda r: r.score_settebello),
    ("a point for whoever takes the king of coins", lambda r: r.re_bello),
    ("adds up its best card of every suit", lambda r: r.score_primiera),
    ("18 for a 6", lambda r: r.score_primiera and r.primiera_six == 18),
    ("19 for a 6", lambda r: r.score_primiera and r.primiera_six == 19),
    ("adds nothing to that sum", lambda r: r.score_primiera and r.primiera_missing_suit == "sum"),
    ("cannot win that point", lambda r: r.score_primiera and r.primiera_missing_suit == "ineligible"),
    ("with more suits goes before", lambda r: r.score_primiera and r.primiera_missing_suit == "more_suits_first"),
    ("and one more for all four", lambda r: r.sevens == "most_plus_all"),
    ("for the most sixes", lambda r: r.barmila),
    ("Napola: a side with the ace, 2 and 3", lambda r: r.napola),
    ("the ace of coins scores 1 point", lambda r: r.trente),
    ("ace, 2 and 3 of coins in a round wins the match", lambda r: r.trente),
    ("16 in all", lambda r: r.frac),
    ("Piccola: a side with the ace, 2 and 3", lambda r: r.cirulla),
    ("king of coins scores 5 points", lambda r: r.cirulla),
    ("Cappotto: a side that has taken all ten", lambda r: r.cirulla),
    ("Napoleone: a side that has taken all ten", lambda r: r.napola_all_wins),
    ("less than ten in all scores 3 points", declares),
    ("is wild in a declaration", lambda r: declares(r) and r.matta != "off"),
    ("until its holder plays it", lambda r: declares(r) and r.matta == "capture_by_holder"),
    ("on the table until it is taken", lambda r: declares(r) and r.matta == "until_captured"),
    ("a 7 like any other", lambda r: declares(r) and r.matta == "declaration_only"),
    ("The side with the highest score wins", lambda r: not r.inverse),
    ("The side with the lowest score wins", lambda r: r.inverse),
    ("another round is played", lambda r: True),
    ("the one among them who took the king of coins", lambda r: r.frac_king_tiebreak),
)


def contradictions(rules: Rules, seating: str) -> Iterator[str]:
    """Yield parts that are said although the options do not say so, or left out although they do."""
    text = told(rules, seating)
    two = len(rules.sides(seating)) == 2
    for part, wanted in PARTS:
        if part.startswith("a point for more than") and not two:
            continue
        if (part in text) != wanted(rules):
            yield f"{part!r} is {'said' if part in text else 'left out'}"
    if f"played to {rules.target}:" not in text:
        yield "the target"


def chance_rules(variant: str, seed: int) -> Rules:
    """Return a game under a handful of house rules drawn by chance."""
    chance = random.Random(f"{variant} {seed}")
    names = chance.sample(list(OPTIONS), chance.randint(1, 8))
    return Rules.of(variant, **{name: chance.choice(list(OPTIONS[name].values)) for name in names})


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_presets_are_told_whole(variant: str, seating: str) -> None:
    rules = Rules.of(variant)
    assert list(contradictions(rules, seating)) == []
    sections = rules_text(WORDS, rules, seating)
    assert not any(line.own or line.instead for section in sections for line in section.lines)
    assert "idle" not in {section.key for section in sections}


@pytest.mark.parametrize(("variant", "seating"), TABLES)
def test_house_rules_are_told_and_contradict_nothing(variant: str, seating: str) -> None:
    for seed in range(40):
        rules = chance_rules(variant, seed)
        assert list(contradictions(rules, seating)) == [], rules.house_rules()


def changes(variant: str) -> Iterator[tuple[str, Value]]:
    usual = Rules.of(variant)
    for option in OPTIONS.values():
        for value in option.values:
            if value != getattr(usual, option.name):
                yield option.name, value


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_change_of_a_house_rule_changes_the_text(variant: str) -> None:
    seating = VARIANTS[variant].seatings[0]
    usual = told(Rules.of(variant), seating)
    for name, value in changes(variant):
        rules = Rules.of(variant, **{name: value})
        sections = rules_text(WORDS, rules, seating)
        own = [line for section in sections for line in section.lines if line.own]
        assert own, (name, value)
        assert all(line.instead for line in own)
        idle = any(section.key == "idle" for section in sections)
        assert idle or told(rules, seating) != usual, (name, value)


def test_what_has_no_effect_is_told_apart() -> None:
    def idle(rules: Rules) -> list[Section]:
        return [part for part in rules_text(WORDS, rules, "2") if part.key == "idle"]

    assert [line.text for line in idle(Rules.of("scopa", napola_cap=6))[0].lines] == ["A napola scores 6 at the most."]
    assert idle(Rules.of("scopa", napola_cap=6, napola=True)) == []
    assert idle(Rules.of("frac", last_play_scopa=True))
    assert idle(Rules.of("scopa", matta="until_captured"))
    assert idle(Rules.of("cirulla", matta="off")) == []


def test_signs_tell_the_table_from_the_game() -> None:
    lines = [line for part in rules_text(WORDS, Rules.of("cirulla", primiera_six=19), "2") for line in part.lines]
    own = [line for line in lines if line.own]
    assert [line.instead for line in own] == ["Primiera: a 6 counts 18"]
    assert any(line.special and "exactly fifteen" in line.text for line in lines)
    assert not any(line.special and line.own for line in lines)
    classic = [line for part in rules_text(WORDS, Rules.of("scopa"), "2") for line in part.lines]
    assert not any(line.special for line in classic)


def test_values_are_those_of_the_deck() -> None:
    rules = Rules.of("escoba")
    said = {deck: told(rules, "2", Words(deck)) for deck in DECK_KINDS}
    assert "the king is printed 12 and counts 10" in said["spanish"]
    assert "printed" not in said["italian"]
    assert "The jack (J) counts 8, the queen (Q) 9, the king (K) 10." in said["french"]
    assert "(V) counts 8" in told(rules, "2", Words("french", "VDR"))
    assert "Every card counts what it shows, an ace 1." in said["numbers"]
    for variant in VARIANTS:
        seating = VARIANTS[variant].seatings[0]
        everything = told(Rules.of(variant, re_bello=True, ponino=True, frac=True), seating, Words("numbers"))
        assert not re.search(r"\b(kings?|queen|knight|jack|coins)\b", everything), variant


@pytest.mark.parametrize(
    ("seating", "part"),
    [
        ("2", "6 deals make a round"),
        ("3", "4 deals make a round"),
        ("4", "3 deals make a round"),
        ("2x2", "two teams of two"),
        ("6", "2 deals make a round"),
        ("3x2", "three teams of two"),
        ("2x3", "two teams of three"),
    ],
)
def test_seats_and_deals(seating: str, part: str) -> None:
    assert part in told(Rules.of("scopa"), seating)


def test_hands_and_tables() -> None:
    assert "dealt 9 cards; 4 cards lie" in told(Rules.of("scopone"), "2x2")
    assert "dealt 10 cards; the table is empty" in told(Rules.of("scopone_scientifico"), "2x2")
    assert "deals make a round" not in told(Rules.of("scopone"), "2x2")


@pytest.mark.parametrize(
    ("cap", "part"), [(3, "scores 3 points."), (6, "6 at the most"), (10, "that follows without a gap.")]
)
def test_a_run_has_its_cap(cap: int, part: str) -> None:
    for rules in (Rules.of("napola", napola_cap=cap), Rules.of("cirulla", piccola_cap=cap)):
        lines = [line.text for section in rules_text(WORDS, rules, "2") for line in section.lines]
        assert any(part in line for line in lines if line.startswith(("Napola", "Piccola")))


# ------------------------------------------------------------------------------------------------------- examples


@pytest.mark.parametrize("variant", VARIANTS)
def test_examples_follow_the_rules(variant: str) -> None:
    for seed in range(40):
        rules = chance_rules(variant, seed) if seed else Rules.of(variant)
        for shown in captures(rules):
            lying = card_set({card for each in (*shown.allowed, *shown.barred) for card in each})
            allowed = {frozenset(each) for each in shown.allowed}
            legal = captures_of(rules).sets(lying, shown.played)
            assert {card_set(each) for each in allowed} == set(legal)
            assert allowed or shown.barred
        counted = {each.category for each in reckonings(rules)}
        assert {each.category for each in scorings(rules)} <= counted


def test_the_worked_examples_of_the_rules() -> None:
    fifteen = {each.sum_text() for each in captures(Rules.of("escoba"))}
    assert "7 + 5 + 3 = 15" in fifteen
    classic = {each.sum_text() for each in captures(Rules.of("scopa"))}
    assert "4 + 3 = 7" in classic
    piccola = next(each for each in scorings(Rules.of("cirulla")) if each.category is Category.PICCOLA)
    assert piccola.points == 4
    sevens = next(each for each in scorings(Rules.of("escoba")) if each.category is Category.SEVENS)
    assert sevens.points == 2


def test_words_of_other_decks_are_filled_in() -> None:
    for deck in DECK_KINDS:
        for variant, seating in TABLES:
            for part in rules_text(Words(deck), Rules.of(variant), seating):
                assert all("%" not in line.text and line.text.endswith(".") for line in part.lines)
