"""The rules of a table: a variant's preset and the house rules laid over it, as data.

Every option is described once, in `OPTIONS`; every variant is a row of `VARIANTS`.  `Rules` holds the effective
values (rules.md section 4).  Nothing here is code of one variant: the engine reads the options and knows no names.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, TypeAlias

from scopa_desktop.core.wording import Fault, Wording

Value: TypeAlias = str | int | bool | None
Sides: TypeAlias = tuple[tuple[int, ...], ...]
"""The seats of each side; a player who plays alone is a side of one."""


class RulesError(Fault, ValueError):
    """A variant, an option, a value or a seating that does not exist; the message says what does."""


@dataclass(frozen=True, slots=True)
class Option:
    """One rule that a table may set.

    Attributes:
        name: the option's name in rules.md section 4 and in records.
        default: its value where neither the variant nor the table says otherwise.
        values: the values allowed; a `range` allows every whole number in it.
        meaning: what it decides, in one sentence.
    """

    name: str
    default: Value
    values: tuple[Value, ...] | range
    meaning: str

    def check(self, value: object) -> Value:
        """Return the value if it is allowed.

        Raises:
            RulesError: it is not.
        """
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise RulesError(
            "{name} must be {allowed}, not {value}", name=self.name, allowed=self._choices(), value=_shown(value)
        )

    def parse(self, text: str) -> Value:
        """Return the value that a text on the command line means.

        Raises:
            RulesError: it means none that is allowed.
        """
        for allowed in self.values:
            if text.lower() == _shown(allowed).strip('"').lower():
                return allowed
        raise RulesError(
            "{name} must be {allowed}, not {value}", name=self.name, allowed=self._choices(), value=repr(text)
        )

    def _choices(self) -> str:
        if isinstance(self.values, range):
            return Wording("a whole number from {least} to {most}", least=self.values[0], most=self.values[-1])
        *most, last = (_shown(value) for value in self.values)
        return Wording("{most} or {last}", most=", ".join(most), last=last) if most else last


def _shown(value: object) -> str:
    """Return a value as it stands in a record."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f'"{value[:60]}"'
    try:
        return str(value)[:60]
    except (RecursionError, ValueError):
        # Lists in lists without end, or a number of thousands of digits.
        return f"such a {type(value).__name__}"


_OFF_ON = (False, True)
_ON_OFF = (True, False)

OPTIONS: dict[str, Option] = {
    option.name: option
    for option in (
        Option(
            "capture_mode",
            "equal",
            ("equal", "fifteen", "both"),
            "A set is taken by a card of the same value, by a card that brings it to fifteen, or by either.",
        ),
        Option(
            "capture_choice",
            "fewest",
            ("fewest", "single_first", "any"),
            "With several sets to take: only the smallest, single cards before sets, or any of them.",
        ),
        Option("capture_mandatory", True, _ON_OFF, "A card that can take may not be laid."),
        Option("max_capture", None, (None, 2), "No more than this many table cards are taken at once."),
        Option(
            "ace_rule",
            "none",
            ("none", "takes_all", "takes_all_unless_ace"),
            "An ace takes the whole table: never, always, or unless another ace lies there.",
        ),
        Option("ace_first_play_restricted", False, _OFF_ON, "On the round's first play an ace takes only an ace."),
        Option("ace_sweep_scopa", True, _ON_OFF, "An ace that takes the whole table by its power scores a scopa."),
        Option("scopa_points", True, _ON_OFF, "Each scopa scores a point."),
        Option("score_cards", True, _ON_OFF, "The side with most cards scores a point."),
        Option("score_coins", True, _ON_OFF, "The side with most coins scores a point."),
        Option("score_settebello", True, _ON_OFF, "The side with the seven of coins scores a point."),
        Option("score_primiera", True, _ON_OFF, "The side with the best primiera scores a point."),
        Option("last_play_scopa", False, _OFF_ON, "The last card of the round may score a scopa."),
        Option(
            "leftovers_to",
            "last_capturer",
            ("last_capturer", "dealer"),
            "The cards left on the table go to the side that took last, or to the dealer's side.",
        ),
        Option("redeal_kings", True, _ON_OFF, "Three or four kings on the opening table: deal again."),
        Option("redeal_aces", 0, (0, 2), "This many aces or more on the opening table: deal again; 0 is never."),
        Option("primiera_six", 18, (18, 19), "What a six counts in the primiera."),
        Option(
            "primiera_missing_suit",
            "sum",
            ("sum", "ineligible", "more_suits_first"),
            "A suit that a side lacks counts nothing, bars it from the primiera, or loses to a side with more suits.",
        ),
        Option(
            "napola",
            False,
            _OFF_ON,
            "Ace, two and three of coins, and each that follows, score a point each.",
        ),
        Option("napola_cap", 10, range(3, 11), "A napola scores no more than this."),
        Option("napola_all_wins", False, _OFF_ON, "All ten coins win the match at once."),
        Option("re_bello", False, _OFF_ON, "The king of coins scores a point."),
        Option("ponino", False, _OFF_ON, "All four knights double the round's scope."),
        Option(
            "trente",
            False,
            _OFF_ON,
            "Ace, two, three of coins score 1, 2, 3; all three win the match at once.",
        ),
        Option("frac", False, _OFF_ON, "Each ace and each figure taken scores a point."),
        Option("inverse", False, _OFF_ON, "When somebody reaches the target the lowest score wins."),
        Option("sevens", "off", ("off", "most_plus_all"), "Most sevens score a point, all four another."),
        Option("barmila", False, _OFF_ON, "Most sevens, and if equal most sixes, score a point."),
        Option("cirulla", False, _OFF_ON, "Declarations, piccola, grande and cappotto are played."),
        Option("piccola_cap", 6, range(3, 11), "A piccola scores no more than this."),
        Option(
            "matta",
            "off",
            ("off", "capture_by_holder", "until_captured", "declaration_only"),
            "The value declared for the seven of cups holds until its holder plays it, until it is taken, or for "
            "the declaration alone.",
        ),
        Option(
            "dealer_bonus",
            "none",
            ("none", "cirulla", "escoba"),
            "The dealer takes an opening table of fifteen (1 scopa) or thirty (2), with a wild seven of cups or not.",
        ),
        Option("cirulla_equal_priority", False, _OFF_ON, "An equal card bars the sets of the same sum."),
        Option(
            "frac_king_tiebreak",
            False,
            _OFF_ON,
            "A match that ends level goes to the side with the king of coins.",
        ),
        Option("target", 11, range(1, 100), "The match is played to this score."),
    )
}

SEATINGS: dict[str, Sides] = {
    "2": ((0,), (1,)),
    "3": ((0,), (1,), (2,)),
    "4": ((0,), (1,), (2,), (3,)),
    "2x2": ((0, 2), (1, 3)),
    "6": ((0,), (1,), (2,), (3,), (4,), (5,)),
    "3x2": ((0, 3), (1, 4), (2, 5)),
    "2x3": ((0, 2, 4), (1, 3, 5)),
}
"""How players may sit (rules.md section 2): teams alternate around the table. ``3x2`` is three teams of two."""

_ALL_SEATINGS = ("2", "3", "4", "2x2", "6", "3x2", "2x3")


@dataclass(frozen=True, slots=True)
class Variant:
    """A game by its name: what differs from the defaults, who may sit, how many cards are dealt.

    Attributes:
        name: the preset's name in rules.md section 4 and in records.
        options: the options that differ from their defaults.
        seatings: the names of the seatings it can be played in, the usual one first.
        hand_size: cards dealt to each hand at a time.
        table_size: cards turned up on the table at the start.
    """

    name: str
    options: Mapping[str, Value]
    seatings: tuple[str, ...] = _ALL_SEATINGS
    hand_size: int = 3
    table_size: int = 4


_PARTNERS = ("2x2",)
_ESCOBA: dict[str, Value] = {
    "capture_mode": "fifteen",
    "capture_choice": "any",
    "redeal_kings": False,
    "sevens": "most_plus_all",
    "target": 21,
}

VARIANTS: dict[str, Variant] = {
    variant.name: variant
    for variant in (
        Variant("scopa", {}),
        Variant("ponino", {"ponino": True}),
        Variant("napola", {"napola": True}),
        Variant("scopone", {"target": 21}, _PARTNERS, 9, 4),
        Variant("scopone_scientifico", {"target": 21, "redeal_kings": False}, _PARTNERS, 10, 0),
        Variant("quindici", {"capture_mode": "fifteen", "redeal_kings": False}),
        Variant("scopone_trente", {"trente": True, "target": 21}, _PARTNERS, 9, 4),
        Variant("asso_simple", {"ace_rule": "takes_all"}),
        Variant("asso_traditional", {"ace_rule": "takes_all_unless_ace", "ace_first_play_restricted": True}),
        Variant("re_bello", {"re_bello": True}),
        Variant("perdere", {"inverse": True, "target": 21}),
        Variant(
            "frac",
            {
                "frac": True,
                "scopa_points": False,
                "capture_choice": "any",
                "score_cards": False,
                "score_coins": False,
                "score_settebello": False,
                "score_primiera": False,
            },
        ),
        Variant("escoba", _ESCOBA),
        Variant("escoba_no_prime", {**_ESCOBA, "score_primiera": False}),
        Variant(
            "cirulla",
            {
                "capture_mode": "both",
                "capture_choice": "any",
                "ace_rule": "takes_all_unless_ace",
                "cirulla": True,
                "redeal_kings": False,
                "redeal_aces": 2,
                "dealer_bonus": "cirulla",
                "matta": "capture_by_holder",
                "target": 51,
            },
            ("2", "3", "2x2"),
        ),
        Variant(
            "chkobba",
            {"capture_choice": "single_first", "score_primiera": False, "barmila": True, "target": 21},
            ("2", "2x2"),
        ),
    )
}


def find_variant(name: object) -> Variant:
    """Return the variant of this name.

    Raises:
        RulesError: there is none.
    """
    variant = VARIANTS.get(name) if isinstance(name, str) else None
    if variant is None:
        raise RulesError(
            "there is no variant {value}; the variants are {allowed}", value=_shown(name), allowed=", ".join(VARIANTS)
        )
    return variant


def seating_of(sides: Sides) -> str | None:
    """Return the name of the seating with these sides, or None."""
    return next((name for name, each in SEATINGS.items() if each == sides), None)


@dataclass(frozen=True, slots=True)
class Rules:
    """The effective rules of one table: defaults, then the variant's preset, then the house rules.

    Build one with `Rules.of`.  The fields are the options of `OPTIONS`, plus the variant's name and the deal.
    """

    variant: str
    hand_size: int
    table_size: int
    capture_mode: str
    capture_choice: str
    capture_mandatory: bool
    max_capture: int | None
    ace_rule: str
    ace_first_play_restricted: bool
    ace_sweep_scopa: bool
    scopa_points: bool
    score_cards: bool
    score_coins: bool
    score_settebello: bool
    score_primiera: bool
    last_play_scopa: bool
    leftovers_to: str
    redeal_kings: bool
    redeal_aces: int
    primiera_six: int
    primiera_missing_suit: str
    napola: bool
    napola_cap: int
    napola_all_wins: bool
    re_bello: bool
    ponino: bool
    trente: bool
    frac: bool
    inverse: bool
    sevens: str
    barmila: bool
    cirulla: bool
    piccola_cap: int
    matta: str
    dealer_bonus: str
    cirulla_equal_priority: bool
    frac_king_tiebreak: bool
    target: int

    @classmethod
    def of(cls, variant: str, **house: Value) -> Rules:
        """Return the rules of a variant under house rules.

        >>> Rules.of("scopa", target=21).target
        21

        Raises:
            RulesError: an unknown variant, option or value.
        """
        return cls.from_options(variant, house)

    @classmethod
    def from_options(cls, variant: object, house: Mapping[str, object]) -> Rules:
        """Return the rules of a variant under house rules given as data that nobody has checked.

        Raises:
            RulesError: an unknown variant, option or value.
        """
        preset = find_variant(variant)
        values: dict[str, Any] = {name: option.default for name, option in OPTIONS.items()}
        values.update(preset.options)
        for name, value in house.items():
            if name not in OPTIONS:
                raise RulesError(
                    "there is no option {value}; the options are {allowed}",
                    value=_shown(name),
                    allowed=", ".join(OPTIONS),
                )
            values[name] = OPTIONS[name].check(value)
        return cls(preset.name, preset.hand_size, preset.table_size, **values)

    def house_rules(self) -> dict[str, Value]:
        """Return the options that differ from the variant's preset, as a record stores them."""
        preset = VARIANTS[self.variant].options
        return {
            name: value
            for name, option in OPTIONS.items()
            if (value := getattr(self, name)) != preset.get(name, option.default)
        }

    def sides(self, seating: str) -> Sides:
        """Return the sides of a seating that this variant allows.

        Raises:
            RulesError: it does not allow it.
        """
        allowed = VARIANTS[self.variant].seatings
        if seating not in allowed:
            raise RulesError(
                "{variant} is played in the seatings {allowed}, not {value}",
                variant=self.variant,
                allowed=", ".join(allowed),
                value=_shown(seating),
            )
        return SEATINGS[seating]

    def deals(self, seats: int) -> int:
        """Return how many deals a round has with this many seats.

        >>> Rules.of("scopa").deals(2)
        6
        """
        return (40 - self.table_size) // (self.hand_size * seats)

    def with_options(self, **house: Value) -> Rules:
        """Return the same rules with these options changed.

        Raises:
            RulesError: an unknown option or value.
        """
        return Rules.from_options(self.variant, {**self.house_rules(), **house})


@cache
def rule_fields() -> tuple[str, ...]:
    """Return the names of the options, in the order in which `Rules` holds them."""
    return tuple(field.name for field in fields(Rules) if field.name in OPTIONS)
