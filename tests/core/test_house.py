from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.core.house import READY, Idle, Nonsense, idle, nonsense, offered, preset, values, why_not, with_ready
from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules

SCORING = ("scopa_points", "score_cards", "score_coins", "score_settebello", "score_primiera")


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_game_can_be_played_by_the_book(variant: str) -> None:
    assert nonsense(Rules.of(variant)) is None


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("name", READY)
def test_ready_made_sets_change_what_they_name_alone(variant: str, name: str) -> None:
    before = Rules.of(variant)
    after = with_ready(before, name)
    changed = {option for option in OPTIONS if getattr(before, option) != getattr(after, option)}
    assert changed <= set(READY[name])
    assert nonsense(after) is None


def test_the_book_changes_everything_back() -> None:
    assert with_ready(Rules.of("napola", target=31, score_cards=False), "book") == Rules.of("napola")


def test_something_has_to_score() -> None:
    nothing = Rules.of("scopa", **dict.fromkeys(SCORING, False))
    assert nonsense(nothing) is Nonsense.NOTHING_SCORES
    last = Rules.of("scopa", **dict.fromkeys(SCORING[1:], False))
    assert nonsense(last) is None
    assert why_not(last, "scopa_points", False) is Nonsense.NOTHING_SCORES
    assert why_not(last, "scopa_points", True) is None


def test_what_the_rules_forbid() -> None:
    assert why_not(Rules.of("frac"), "max_capture", 2) is Nonsense.FRAC_CAP
    assert why_not(Rules.of("scopa", max_capture=2), "frac", True) is Nonsense.FRAC_CAP
    assert why_not(Rules.of("scopone_trente"), "target", 11) is Nonsense.TRENTE_TARGET
    assert why_not(Rules.of("scopa"), "target", 11) is None


def test_options_that_change_nothing() -> None:
    assert idle(Rules.of("scopa"), "napola_cap") is Idle.NO_NAPOLA
    assert idle(Rules.of("scopa", napola=True), "napola_cap") is None
    assert idle(Rules.of("scopa"), "ace_sweep_scopa") is Idle.NO_ACE
    assert idle(Rules.of("asso_simple", scopa_points=False), "ace_sweep_scopa") is Idle.NO_SWEEPS
    assert idle(Rules.of("scopone_scientifico"), "redeal_kings") is Idle.NO_TABLE
    assert idle(Rules.of("escoba_no_prime"), "primiera_six") is Idle.NO_PRIMIERA
    assert idle(Rules.of("cirulla"), "napola") is Idle.PICCOLA
    assert idle(Rules.of("cirulla"), "napola_all_wins") is Idle.CAPPOTTO
    assert idle(Rules.of("frac"), "last_play_scopa") is Idle.NO_SWEEPS


@given(st.sampled_from(sorted(VARIANTS)), st.data())
def test_options_of_a_game_have_their_value_among_the_values(variant: str, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(OPTIONS)))
    rules = Rules.of(variant, **{name: data.draw(st.sampled_from(list(OPTIONS[name].values)))})
    shown = offered(rules)
    assert set(rules.house_rules()) <= set(shown), "what differs can always be seen and taken back"
    for each in shown:
        assert getattr(rules, each) in values(rules, each)
        assert rules.with_options(**{each: preset(rules, each)}).house_rules().keys() == rules.house_rules().keys() - {
            each
        }


def test_il_ponino_doubles_sweeps_and_scores_nothing_without_them() -> None:
    nothing = Rules.of("ponino").with_options(
        scopa_points=False, score_cards=False, score_coins=False, score_settebello=False, score_primiera=False
    )
    assert nonsense(nothing) is Nonsense.NOTHING_SCORES
    assert nonsense(nothing.with_options(scopa_points=True)) is None
    assert idle(Rules.of("ponino").with_options(scopa_points=False), "last_play_scopa") is Idle.NO_SWEEPS
