"""Words for games and their rules: names, sentences for every option, the rules of a table in short."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.rules import SEATINGS, VARIANTS, Rules, Value
from scopa_desktop.ui.words import Words, fill
from scopa_desktop.ui.words_cards import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_NAMES: Final = {
    "scopa": QT_TRANSLATE_NOOP("Words", "Scopa"),
    "ponino": QT_TRANSLATE_NOOP("Words", "Il Ponino"),
    "napola": QT_TRANSLATE_NOOP("Words", "Napola"),
    "scopone": QT_TRANSLATE_NOOP("Words", "Scopone"),
    "scopone_scientifico": QT_TRANSLATE_NOOP("Words", "Scopone scientifico"),
    "quindici": QT_TRANSLATE_NOOP("Words", "Quindici"),
    "scopone_trente": QT_TRANSLATE_NOOP("Words", "Scopone de Trente"),
    "asso_simple": QT_TRANSLATE_NOOP("Words", "Asso piglia tutto, always"),
    "asso_traditional": QT_TRANSLATE_NOOP("Words", "Asso piglia tutto"),
    "re_bello": QT_TRANSLATE_NOOP("Words", "Re bello"),
    "perdere": QT_TRANSLATE_NOOP("Words", "A perdere"),
    "frac": QT_TRANSLATE_NOOP("Words", "Frac"),
    "escoba": QT_TRANSLATE_NOOP("Words", "Escoba"),
    "escoba_no_prime": QT_TRANSLATE_NOOP("Words", "Escoba without setenta"),
    "cirulla": QT_TRANSLATE_NOOP("Words", "Cirulla"),
    "chkobba": QT_TRANSLATE_NOOP("Words", "Chkobba"),
}
# What a game is, on its tile: at most 70 characters.  In all texts %1 is a suit ("of coins"), %2 a rank ("knight").
_SENTENCES: Final = {
    "scopa": QT_TRANSLATE_NOOP("Words", "The classic. Four points a round, and one for every sweep."),
    "ponino": QT_TRANSLATE_NOOP("Words", "The %2 of every suit: your sweeps count twice."),
    "napola": QT_TRANSLATE_NOOP("Words", "Ace, 2, 3 %1 score, and each card that follows."),
    "scopone": QT_TRANSLATE_NOOP("Words", "Two pairs, nine cards each, four on the table."),
    "scopone_scientifico": QT_TRANSLATE_NOOP("Words", "Two pairs, ten cards each, an empty table."),
    "quindici": QT_TRANSLATE_NOOP("Words", "Take what makes fifteen with your card."),
    "scopone_trente": QT_TRANSLATE_NOOP("Words", "Ace, 2 and 3 %1: hold all three and win."),
    "asso_simple": QT_TRANSLATE_NOOP("Words", "An ace takes the whole table, whatever lies there."),
    "asso_traditional": QT_TRANSLATE_NOOP("Words", "An ace takes the whole table, unless another ace lies there."),
    "re_bello": QT_TRANSLATE_NOOP("Words", "The king %1 is worth a point of its own."),
    "perdere": QT_TRANSLATE_NOOP("Words", "Upside down: the lowest score wins."),
    "frac": QT_TRANSLATE_NOOP("Words", "Only aces and figures count, one point each."),
    "escoba": QT_TRANSLATE_NOOP("Words", "The Spanish fifteen, with a point for the sevens."),
    "escoba_no_prime": QT_TRANSLATE_NOOP("Words", "The Spanish fifteen; the sevens count, the setenta does not."),
    "cirulla": QT_TRANSLATE_NOOP("Words", "Genoa's game: fifteens, declarations, a wild 7 of cups."),
    "chkobba": QT_TRANSLATE_NOOP("Words", "Tunis: single cards first, and a point for sevens."),
}
# What is different in a game, in full.
_STORIES: Final = {
    "scopa": QT_TRANSLATE_NOOP("Words", "A card takes a card of the same value, or cards that add up to it."),
    "ponino": QT_TRANSLATE_NOOP(
        "Words", "A side that takes the %2 of every suit scores its sweeps of the round a second time."
    ),
    "napola": QT_TRANSLATE_NOOP(
        "Words",
        "A side with the ace, 2 and 3 %1 scores a point for each, and for every card that follows unbroken.",
    ),
    "scopone": QT_TRANSLATE_NOOP(
        "Words", "Partners sit opposite. All cards are dealt at once: nine to each hand, four on the table."
    ),
    "scopone_scientifico": QT_TRANSLATE_NOOP(
        "Words", "Partners sit opposite. All cards are dealt at once, ten to each hand: the first one must be laid."
    ),
    "quindici": QT_TRANSLATE_NOOP(
        "Words", "A card takes cards that make fifteen together with it; equal cards do not take each other."
    ),
    "scopone_trente": QT_TRANSLATE_NOOP(
        "Words", "The ace, 2 and 3 %1 score 1, 2 and 3. A side that holds all three wins the match at once."
    ),
    "asso_simple": QT_TRANSLATE_NOOP("Words", "An ace takes every card on the table, aces too."),
    "asso_traditional": QT_TRANSLATE_NOOP(
        "Words",
        "An ace takes every card on the table. If an ace lies there, or on the round's first play, it takes one ace.",
    ),
    "re_bello": QT_TRANSLATE_NOOP("Words", "Like the settebello, the king %1 scores a point for who takes it."),
    "perdere": QT_TRANSLATE_NOOP(
        "Words", "Points are counted as always; when somebody reaches the target, the lowest score wins."
    ),
    "frac": QT_TRANSLATE_NOOP(
        "Words", "Each ace and each figure scores a point; sweeps and the usual four points do not count."
    ),
    "escoba": QT_TRANSLATE_NOOP(
        "Words", "A card takes cards that make fifteen with it. Most sevens score a point, all four another."
    ),
    "escoba_no_prime": QT_TRANSLATE_NOOP(
        "Words", "A card takes cards that make fifteen with it. Sevens score, and there is no setenta."
    ),
    "cirulla": QT_TRANSLATE_NOOP(
        "Words",
        "A card takes what equals it or makes fifteen with it. Hands of less than ten, or three of a kind, are "
        "declared; the 7 of cups is wild.",
    ),
    "chkobba": QT_TRANSLATE_NOOP(
        "Words", "A single card goes before a sum. Most sevens, then most sixes, score instead of the primiera."
    ),
}

# One sentence for each value of each option, as a rule of the table.
_LINES: Final[dict[tuple[str, Value], str]] = {
    ("capture_mode", "equal"): QT_TRANSLATE_NOOP("Words", "A card takes an equal card, or cards that add up to it"),
    ("capture_mode", "fifteen"): QT_TRANSLATE_NOOP("Words", "A card takes what makes fifteen with it"),
    ("capture_mode", "both"): QT_TRANSLATE_NOOP("Words", "A card takes what equals it, or what makes fifteen with it"),
    ("capture_choice", "fewest"): QT_TRANSLATE_NOOP("Words", "Fewest cards when there is a choice"),
    ("capture_choice", "single_first"): QT_TRANSLATE_NOOP("Words", "A single card before a sum, otherwise free choice"),
    ("capture_choice", "any"): QT_TRANSLATE_NOOP("Words", "Free choice of what to take"),
    ("capture_mandatory", True): QT_TRANSLATE_NOOP("Words", "A card that can take must take"),
    ("capture_mandatory", False): QT_TRANSLATE_NOOP("Words", "A card that can take may be laid"),
    ("max_capture", None): QT_TRANSLATE_NOOP("Words", "Any number of cards at once"),
    ("max_capture", 2): QT_TRANSLATE_NOOP("Words", "Never more than two table cards at once"),
    ("ace_rule", "none"): QT_TRANSLATE_NOOP("Words", "An ace takes like any other card"),
    ("ace_rule", "takes_all"): QT_TRANSLATE_NOOP("Words", "An ace takes the whole table"),
    ("ace_rule", "takes_all_unless_ace"): QT_TRANSLATE_NOOP(
        "Words", "An ace takes the whole table unless an ace lies there"
    ),
    ("ace_first_play_restricted", False): QT_TRANSLATE_NOOP("Words", "The first ace of a round is like any other"),
    ("ace_first_play_restricted", True): QT_TRANSLATE_NOOP(
        "Words", "On the round's first play an ace takes only an ace"
    ),
    ("ace_sweep_scopa", True): QT_TRANSLATE_NOOP("Words", "A sweep by the power of an ace scores"),
    ("ace_sweep_scopa", False): QT_TRANSLATE_NOOP("Words", "A sweep by the power of an ace does not score"),
    ("scopa_points", True): QT_TRANSLATE_NOOP("Words", "Each sweep scores a point"),
    ("scopa_points", False): QT_TRANSLATE_NOOP("Words", "Sweeps do not score"),
    ("score_cards", True): QT_TRANSLATE_NOOP("Words", "Most cards score a point"),
    ("score_cards", False): QT_TRANSLATE_NOOP("Words", "No point for most cards"),
    ("score_coins", True): QT_TRANSLATE_NOOP("Words", "Most cards %1 score a point"),
    ("score_coins", False): QT_TRANSLATE_NOOP("Words", "No point for most cards %1"),
    ("score_settebello", True): QT_TRANSLATE_NOOP("Words", "The settebello scores a point"),
    ("score_settebello", False): QT_TRANSLATE_NOOP("Words", "No point for the settebello"),
    ("score_primiera", True): QT_TRANSLATE_NOOP("Words", "The best primiera scores a point"),
    ("score_primiera", False): QT_TRANSLATE_NOOP("Words", "No point for the primiera"),
    ("last_play_scopa", False): QT_TRANSLATE_NOOP("Words", "No point for a sweep with the last card"),
    ("last_play_scopa", True): QT_TRANSLATE_NOOP("Words", "A sweep with the last card scores too"),
    ("leftovers_to", "last_capturer"): QT_TRANSLATE_NOOP("Words", "Leftovers go to whoever took last"),
    ("leftovers_to", "dealer"): QT_TRANSLATE_NOOP("Words", "Leftovers go to the dealer"),
    ("redeal_kings", True): QT_TRANSLATE_NOOP("Words", "Three kings on the table: deal again"),
    ("redeal_kings", False): QT_TRANSLATE_NOOP("Words", "Three kings on the table: play on"),
    ("redeal_aces", 0): QT_TRANSLATE_NOOP("Words", "Two aces on the table: play on"),
    ("redeal_aces", 2): QT_TRANSLATE_NOOP("Words", "Two aces on the table: deal again"),
    ("primiera_six", 18): QT_TRANSLATE_NOOP("Words", "Primiera: a 6 counts 18"),
    ("primiera_six", 19): QT_TRANSLATE_NOOP("Words", "Primiera: a 6 counts 19"),
    ("primiera_missing_suit", "sum"): QT_TRANSLATE_NOOP("Words", "Primiera: a missing suit counts nothing"),
    ("primiera_missing_suit", "ineligible"): QT_TRANSLATE_NOOP("Words", "Primiera: only with all four suits"),
    ("primiera_missing_suit", "more_suits_first"): QT_TRANSLATE_NOOP("Words", "Primiera: more suits beat fewer"),
    ("napola", False): QT_TRANSLATE_NOOP("Words", "No napola"),
    ("napola", True): QT_TRANSLATE_NOOP("Words", "Napola: ace, 2, 3 %1 and on score a point each"),
    ("napola_all_wins", False): QT_TRANSLATE_NOOP("Words", "All ten cards %1 score like any napola"),
    ("napola_all_wins", True): QT_TRANSLATE_NOOP("Words", "All ten cards %1 win the match at once"),
    ("re_bello", False): QT_TRANSLATE_NOOP("Words", "No point for the king %1"),
    ("re_bello", True): QT_TRANSLATE_NOOP("Words", "Re bello: the king %1 scores a point"),
    ("ponino", False): QT_TRANSLATE_NOOP("Words", "No sweeps are doubled"),
    ("ponino", True): QT_TRANSLATE_NOOP("Words", "Ponino: the %2 of every suit doubles the sweeps"),
    ("trente", False): QT_TRANSLATE_NOOP("Words", "No points for ace, 2 and 3 %1"),
    ("trente", True): QT_TRANSLATE_NOOP("Words", "Ace, 2, 3 %1 score 1, 2, 3; all three win the match"),
    ("frac", False): QT_TRANSLATE_NOOP("Words", "No points for single aces and figures"),
    ("frac", True): QT_TRANSLATE_NOOP("Words", "Each ace and each figure scores a point"),
    ("inverse", False): QT_TRANSLATE_NOOP("Words", "The highest score wins"),
    ("inverse", True): QT_TRANSLATE_NOOP("Words", "The lowest score wins"),
    ("sevens", "off"): QT_TRANSLATE_NOOP("Words", "No point for sevens"),
    ("sevens", "most_plus_all"): QT_TRANSLATE_NOOP("Words", "Most sevens score a point, all four another"),
    ("barmila", False): QT_TRANSLATE_NOOP("Words", "No barmila"),
    ("barmila", True): QT_TRANSLATE_NOOP("Words", "Barmila: most sevens, then most sixes, score a point"),
    ("cirulla", False): QT_TRANSLATE_NOOP("Words", "No declarations"),
    ("cirulla", True): QT_TRANSLATE_NOOP("Words", "Declarations, piccola, grande and cappotto are played"),
    ("matta", "off"): QT_TRANSLATE_NOOP("Words", "No card is wild"),
    ("matta", "capture_by_holder"): QT_TRANSLATE_NOOP("Words", "The wild 7 keeps its value until its holder plays it"),
    ("matta", "until_captured"): QT_TRANSLATE_NOOP("Words", "The wild 7 keeps its value until it is taken"),
    ("matta", "declaration_only"): QT_TRANSLATE_NOOP("Words", "The wild 7 counts otherwise only in the declaration"),
    ("dealer_bonus", "none"): QT_TRANSLATE_NOOP("Words", "The opening table stays"),
    ("dealer_bonus", "cirulla"): QT_TRANSLATE_NOOP(
        "Words", "The dealer takes an opening fifteen or thirty, wild 7 and all"
    ),
    ("dealer_bonus", "escoba"): QT_TRANSLATE_NOOP("Words", "The dealer takes an opening fifteen or thirty"),
    ("cirulla_equal_priority", False): QT_TRANSLATE_NOOP("Words", "An equal card leaves the sums free"),
    ("cirulla_equal_priority", True): QT_TRANSLATE_NOOP("Words", "An equal card goes before the same sum"),
    ("frac_king_tiebreak", False): QT_TRANSLATE_NOOP("Words", "Level at the target: one more round"),
    ("frac_king_tiebreak", True): QT_TRANSLATE_NOOP("Words", "Level at the target: the king %1 decides"),
}
_NUMBER_LINES: Final = {
    "napola_cap": QT_TRANSLATE_NOOP("Words", "A napola scores %1 at the most"),
    "piccola_cap": QT_TRANSLATE_NOOP("Words", "A piccola scores %1 at the most"),
    "target": QT_TRANSLATE_NOOP("Words", "The match is played to %1"),
}

# What an option is called where it is chosen.
_LABELS: Final = {
    "capture_mode": QT_TRANSLATE_NOOP("Words", "What a card takes"),
    "capture_choice": QT_TRANSLATE_NOOP("Words", "When there are several captures"),
    "capture_mandatory": QT_TRANSLATE_NOOP("Words", "Taking is a duty"),
    "max_capture": QT_TRANSLATE_NOOP("Words", "Cards taken at once"),
    "ace_rule": QT_TRANSLATE_NOOP("Words", "Power of an ace"),
    "ace_first_play_restricted": QT_TRANSLATE_NOOP("Words", "First play: an ace takes only an ace"),
    "ace_sweep_scopa": QT_TRANSLATE_NOOP("Words", "An ace's sweep scores"),
    "scopa_points": QT_TRANSLATE_NOOP("Words", "A point for each sweep"),
    "score_cards": QT_TRANSLATE_NOOP("Words", "A point for most cards"),
    "score_coins": QT_TRANSLATE_NOOP("Words", "A point for most cards %1"),
    "score_settebello": QT_TRANSLATE_NOOP("Words", "A point for the settebello"),
    "score_primiera": QT_TRANSLATE_NOOP("Words", "A point for the primiera"),
    "last_play_scopa": QT_TRANSLATE_NOOP("Words", "A sweep with the last card scores"),
    "leftovers_to": QT_TRANSLATE_NOOP("Words", "Cards left on the table"),
    "redeal_kings": QT_TRANSLATE_NOOP("Words", "Three kings on the table: deal again"),
    "redeal_aces": QT_TRANSLATE_NOOP("Words", "Two aces on the table"),
    "primiera_six": QT_TRANSLATE_NOOP("Words", "A 6 in the primiera"),
    "primiera_missing_suit": QT_TRANSLATE_NOOP("Words", "A suit missing from the primiera"),
    "napola": QT_TRANSLATE_NOOP("Words", "Napola"),
    "napola_cap": QT_TRANSLATE_NOOP("Words", "A napola scores at the most"),
    "napola_all_wins": QT_TRANSLATE_NOOP("Words", "All ten cards %1 win the match"),
    "re_bello": QT_TRANSLATE_NOOP("Words", "Re bello"),
    "ponino": QT_TRANSLATE_NOOP("Words", "Ponino"),
    "trente": QT_TRANSLATE_NOOP("Words", "Trente"),
    "frac": QT_TRANSLATE_NOOP("Words", "Frac"),
    "inverse": QT_TRANSLATE_NOOP("Words", "The lowest score wins"),
    "sevens": QT_TRANSLATE_NOOP("Words", "Points for sevens"),
    "barmila": QT_TRANSLATE_NOOP("Words", "Barmila"),
    "cirulla": QT_TRANSLATE_NOOP("Words", "Declarations"),
    "piccola_cap": QT_TRANSLATE_NOOP("Words", "A piccola scores at the most"),
    "matta": QT_TRANSLATE_NOOP("Words", "Wild 7 of cups"),
    "dealer_bonus": QT_TRANSLATE_NOOP("Words", "Opening table of fifteen or thirty"),
    "cirulla_equal_priority": QT_TRANSLATE_NOOP("Words", "An equal card goes before a sum"),
    "frac_king_tiebreak": QT_TRANSLATE_NOOP("Words", "The king %1 breaks a tie"),
    "target": QT_TRANSLATE_NOOP("Words", "Play to"),
}
_VALUES: Final[dict[tuple[str, Value], str]] = {
    ("capture_choice", "fewest"): QT_TRANSLATE_NOOP("Words", "Fewest cards"),
    ("capture_choice", "single_first"): QT_TRANSLATE_NOOP("Words", "Single cards first"),
    ("capture_choice", "any"): QT_TRANSLATE_NOOP("Words", "Free choice"),
    ("max_capture", None): QT_TRANSLATE_NOOP("Words", "Any number"),
    ("max_capture", 2): QT_TRANSLATE_NOOP("Words", "Two at most"),
    ("leftovers_to", "last_capturer"): QT_TRANSLATE_NOOP("Words", "To whoever took last"),
    ("leftovers_to", "dealer"): QT_TRANSLATE_NOOP("Words", "To the dealer"),
    ("primiera_missing_suit", "sum"): QT_TRANSLATE_NOOP("Words", "Counts nothing"),
    ("primiera_missing_suit", "ineligible"): QT_TRANSLATE_NOOP("Words", "Bars the point"),
    ("primiera_missing_suit", "more_suits_first"): QT_TRANSLATE_NOOP("Words", "More suits win"),
}

PLAIN_OPTIONS: Final = (
    "capture_choice",
    "max_capture",
    "capture_mandatory",
    "last_play_scopa",
    "leftovers_to",
    "redeal_kings",
    "primiera_six",
    "primiera_missing_suit",
    "napola",
    "napola_cap",
    "napola_all_wins",
    "re_bello",
    "ponino",
)
"""The house rules that make sense in the classic game, in the order in which they are shown."""
_FIRST_TICKS: Final = ("capture_choice", "last_play_scopa", "leftovers_to", "redeal_kings", "primiera_six")
"""What every game's table says in short."""
_OWN_TICKS: Final = frozenset(
    {
        ("capture_mode", "fifteen"),
        ("capture_mode", "both"),
        ("ace_rule", "takes_all"),
        ("ace_rule", "takes_all_unless_ace"),
        ("redeal_aces", 2),
        ("dealer_bonus", "cirulla"),
        ("matta", "capture_by_holder"),
        ("napola", True),
        ("re_bello", True),
        ("ponino", True),
        ("trente", True),
        ("frac", True),
        ("inverse", True),
        ("sevens", "most_plus_all"),
        ("barmila", True),
    }
)
"""What only some games' presets have, and their tables say first."""


def variant_name(name: str) -> str:
    """Return a game's name."""
    return translate("Words", _NAMES[name])


def _named(text: str, words: Words | None) -> str:
    """Put in what the deck calls its first suit and its second figure."""
    words = words or Words()
    return fill(text, words.of_suit(0), words.second_figure())


def variant_sentence(name: str, words: Words | None = None) -> str:
    """Return what a game is, in at most 70 characters, in the deck's terms (Italian if no words are given)."""
    return _named(translate("Words", _SENTENCES[name]), words)


def variant_story(name: str, words: Words | None = None) -> str:
    """Return what is different in a game, in full."""
    return _named(translate("Words", _STORIES[name]), words)


def seats_note(name: str) -> str:
    """Return how many may play a game, in a few signs: ``2 · 3 · 4 · 6``."""
    return seatings_note(VARIANTS[name].seatings)


def seatings_note(seatings: Sequence[str]) -> str:
    """Return how many may play in these seatings."""
    if tuple(seatings) == ("2x2",):
        return translate("Words", "teams of two")
    counts = sorted({sum(map(len, SEATINGS[each])) for each in seatings if "x" not in each})
    if counts == [2] and len(seatings) == 1:
        return translate("Words", "two players")
    parts = [str(count) for count in counts]
    if "2x2" in seatings and 4 not in counts:
        parts.append(translate("Words", "teams", "how many play"))
    return " · ".join(parts)


def seating_name(words: Words, seating: str) -> str:
    """Return how players sit: ``two players``, ``two teams of two``."""
    teams = {
        "2x2": translate("Words", "two teams of two"),
        "3x2": translate("Words", "three teams of two"),
        "2x3": translate("Words", "two teams of three"),
    }
    return teams.get(seating) or words.players_count(len(SEATINGS[seating]))


def match_caption(words: Words, variant: str, seating: str) -> str:
    """Return the caption above the table: ``Scopa · two players``."""
    return f"{variant_name(variant)}  ·  {seating_name(words, seating)}"


def match_sentence(words: Words, variant: str, seating: str, target: int) -> str:
    """Return a match in one sentence: ``Scopa, two players, to 11.``."""
    return fill(
        translate("Words", "%1, %2, to %3.", "a game; how many play; the target"),
        variant_name(variant),
        seating_name(words, seating),
        target,
    )


def option_line(name: str, value: Value, words: Words | None = None) -> str:
    """Return an option's value as a rule of the table, in the deck's terms (Italian if no words are given)."""
    if name in _NUMBER_LINES:
        return fill(translate("Words", _NUMBER_LINES[name]), value)
    return _named(translate("Words", _LINES[name, value]), words)


def option_label(name: str, words: Words | None = None) -> str:
    """Return what an option is called where it is chosen."""
    return _named(translate("Words", _LABELS[name]), words)


def option_value(name: str, value: Value) -> str:
    """Return a value's short name where it is chosen."""
    if isinstance(value, bool):
        return translate("Words", "Yes") if value else translate("Words", "No")
    short = _VALUES.get((name, value))
    if short:
        return translate("Words", short)
    return str(value) if isinstance(value, int) else option_line(name, value)


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A rule of the table.

    Attributes:
        text: a sentence.
        own: whether it differs from the game's usual rules.
        special: whether it is the game's own, and differs from the classic game.
        instead: the usual rules that it replaces.
    """

    text: str
    own: bool
    special: bool = False
    instead: str = ""


def _says_something(name: str, rules: Rules) -> bool:
    """Whether an option is worth a line: the primiera's six counts nothing where there is no primiera, and so on."""
    if name == "primiera_six":
        return rules.score_primiera
    if name == "redeal_kings":
        return bool(rules.table_size) and (rules.redeal_kings or not rules.redeal_aces)
    return name != "last_play_scopa" or rules.scopa_points


def table_rules(rules: Rules, least: int = 5, words: Words | None = None) -> tuple[RuleLine, ...]:
    """Return the rules of a table in short: what differs first, then the usual ones up to `least` lines."""
    own = [
        RuleLine(option_line(name, value, words), True)
        for name, value in rules.house_rules().items()
        if name != "target"
    ]
    changed = set(rules.house_rules())
    preset = VARIANTS[rules.variant].options
    # What makes the game what it is stands before what all games have.
    names = dict.fromkeys([*(name for name in preset if (name, preset[name]) in _OWN_TICKS), *_FIRST_TICKS])
    usual = [
        RuleLine(option_line(name, getattr(rules, name), words), False)
        for name in names
        if name not in changed and _says_something(name, rules)
    ]
    return (*own, *usual[: max(0, least - len(own))])
