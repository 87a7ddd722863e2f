"""House rules that make a game: what may not be combined, which options can matter, sets ready-made.

`Rules` holds any combination of allowed values; a person is offered only those that can be played.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from scopa_desktop.core.rules import OPTIONS, VARIANTS, Rules, Value
from scopa_desktop.core.scoring import Category, reckonings


class Nonsense(StrEnum):
    """Why rules cannot be played."""

    NOTHING_SCORES = "nothing scores"
    FRAC_CAP = "Frac has no limit to the cards taken at once"
    TRENTE_TARGET = "De Trente is played to 21"


class Idle(StrEnum):
    """Why an option changes nothing under some rules."""

    NO_ACE = "an ace has no power"
    NO_SWEEPS = "sweeps do not score"
    NO_PRIMIERA = "the primiera does not score"
    NO_NAPOLA = "napola is not played"
    NO_TABLE = "no cards lie on the table at the start"
    PICCOLA = "the piccola counts the same cards"
    CAPPOTTO = "all ten coins win anyway"


def nonsense(rules: Rules) -> Nonsense | None:
    """Return why rules cannot be played, or None if they can (rules.md section 4 and 6)."""
    if rules.frac and rules.max_capture is not None:
        return Nonsense.FRAC_CAP
    if rules.variant == "scopone_trente" and rules.target != 21:
        return Nonsense.TRENTE_TARGET
    return None if scores(rules) else Nonsense.NOTHING_SCORES


def scores(rules: Rules) -> bool:
    """Tell whether anything scores, so that a match ends; Il Ponino doubles sweeps, where these score."""
    return any(each.category is not Category.PONINO or rules.scopa_points for each in reckonings(rules))


def why_not(rules: Rules, name: str, value: Value) -> Nonsense | None:
    """Return why an option may not take a value beside the others, or None if it may."""
    return nonsense(rules.with_options(**{name: value}))


def idle(rules: Rules, name: str) -> Idle | None:
    """Return why an option changes nothing as the others are, or None if it may matter."""
    sweeps = rules.scopa_points
    reasons = {
        "ace_first_play_restricted": (rules.ace_rule == "none" and Idle.NO_ACE, not rules.table_size and Idle.NO_TABLE),
        "ace_sweep_scopa": (rules.ace_rule == "none" and Idle.NO_ACE, not sweeps and Idle.NO_SWEEPS),
        "last_play_scopa": (not sweeps and Idle.NO_SWEEPS,),
        "primiera_six": (not rules.score_primiera and Idle.NO_PRIMIERA,),
        "primiera_missing_suit": (not rules.score_primiera and Idle.NO_PRIMIERA,),
        "napola": (rules.cirulla and Idle.PICCOLA,),
        "napola_cap": (rules.cirulla and Idle.PICCOLA, not rules.napola and Idle.NO_NAPOLA),
        "napola_all_wins": (rules.cirulla and Idle.CAPPOTTO,),
        "redeal_kings": (not rules.table_size and Idle.NO_TABLE,),
        "redeal_aces": (not rules.table_size and Idle.NO_TABLE,),
        "dealer_bonus": (not rules.table_size and Idle.NO_TABLE,),
    }
    return next((reason for reason in reasons.get(name, ()) if reason), None)


_FIFTEENS: Final = ("quindici", "escoba", "escoba_no_prime")
_OF_CIRULLA: Final = ("piccola_cap", "matta", "cirulla_equal_priority")


def offered(rules: Rules) -> tuple[str, ...]:
    """Return the options that belong to a game, in the order of the rules; those of other games are left out."""
    variant = rules.variant
    hidden = {"cirulla", *(_OF_CIRULLA if variant != "cirulla" else ())}
    if variant not in (*_FIFTEENS, "cirulla"):
        hidden.add("dealer_bonus")
    if variant not in ("cirulla", "asso_simple", "asso_traditional"):
        hidden.add("redeal_aces")
    if not rules.frac:
        hidden.add("frac_king_tiebreak")
    if variant == "scopone_scientifico":
        hidden |= {"redeal_kings"}
    own = rules.house_rules()
    return tuple(name for name in OPTIONS if name not in hidden or name in own)


def values(rules: Rules, name: str) -> tuple[Value, ...]:
    """Return the values of an option that belong to a game, the one that is set among them."""
    now = getattr(rules, name)
    if name == "target":
        usual: tuple[Value, ...] = (11, 16, 21, 31, 51)
        return usual if now in usual else (*usual, now)
    if name == "dealer_bonus":
        usual = ("none", "cirulla") if rules.variant == "cirulla" else ("none", "escoba")
        return usual if now in usual else (*usual, now)
    if name == "matta":
        return tuple(each for each in OPTIONS[name].values if each != "off" or now == "off")
    return tuple(OPTIONS[name].values)


def preset(rules: Rules, name: str) -> Value:
    """Return an option's value by the book of this game."""
    return VARIANTS[rules.variant].options.get(name, OPTIONS[name].default)


READY: Final[Mapping[str, Mapping[str, Value]]] = MappingProxyType(
    {
        "book": {},
        "italian": {"capture_choice": "single_first", "primiera_missing_suit": "ineligible"},
        "online": {"capture_choice": "fewest", "leftovers_to": "last_capturer"},
    }
)
"""Sets ready-made: each changes only what it names, and the book changes everything back."""


def with_ready(rules: Rules, name: str) -> Rules:
    """Return the rules under a ready-made set."""
    if name == "book":
        return Rules.of(rules.variant)
    return rules.with_options(**READY[name])
