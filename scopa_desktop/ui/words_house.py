"""Words for house rules as a family at a table would say them: what each decides, and who plays it so."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import MATTA, RE_BELLO, SETTEBELLO
from scopa_desktop.core.house import Idle, Nonsense
from scopa_desktop.core.rules import Value
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP, Words, fill
from scopa_desktop.ui.words_rules import option_value

translate = QCoreApplication.translate

GROUPS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (
        QT_TRANSLATE_NOOP("Words", "Taking cards"),
        (
            *("capture_mode", "capture_choice", "capture_mandatory", "max_capture"),
            *("ace_rule", "ace_first_play_restricted", "cirulla_equal_priority", "matta"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Words", "Sweeping the table"),
        ("scopa_points", "last_play_scopa", "ace_sweep_scopa", "ponino"),
    ),
    (
        QT_TRANSLATE_NOOP("Words", "Counting"),
        (
            *("score_cards", "score_coins", "score_settebello", "score_primiera"),
            *("primiera_six", "primiera_missing_suit", "re_bello", "napola", "napola_cap"),
            *("sevens", "barmila", "frac", "trente", "piccola_cap"),
        ),
    ),
    (QT_TRANSLATE_NOOP("Words", "Dealing"), ("redeal_kings", "redeal_aces", "dealer_bonus")),
    (
        QT_TRANSLATE_NOOP("Words", "Ending a round and a match"),
        ("leftovers_to", "target", "inverse", "napola_all_wins", "frac_king_tiebreak"),
    ),
)
"""The options as they are grouped on the panel."""

# %1 is the first suit ("of coins"), %2 the second figure ("knight"), %3 the matta, %4 the settebello, %5 the re bello.
_LABELS: Final = {
    "capture_mode": QT_TRANSLATE_NOOP("Words", "What a card takes"),
    "capture_choice": QT_TRANSLATE_NOOP("Words", "When a card could take this or that"),
    "capture_mandatory": QT_TRANSLATE_NOOP("Words", "A card that can take must take"),
    "max_capture": QT_TRANSLATE_NOOP("Words", "How many cards at once"),
    "ace_rule": QT_TRANSLATE_NOOP("Words", "What an ace takes"),
    "ace_first_play_restricted": QT_TRANSLATE_NOOP("Words", "No ace sweeps on the first play"),
    "cirulla_equal_priority": QT_TRANSLATE_NOOP("Words", "An equal card goes before a sum"),
    "matta": QT_TRANSLATE_NOOP("Words", "How long the wild 7 keeps its value"),
    "scopa_points": QT_TRANSLATE_NOOP("Words", "Sweeps score"),
    "last_play_scopa": QT_TRANSLATE_NOOP("Words", "The last card of the round may sweep"),
    "ace_sweep_scopa": QT_TRANSLATE_NOOP("Words", "An ace's sweep scores too"),
    "ponino": QT_TRANSLATE_NOOP("Words", "Ponino: sweeps twice over"),
    "score_cards": QT_TRANSLATE_NOOP("Words", "A point for most cards"),
    "score_coins": QT_TRANSLATE_NOOP("Words", "A point for most cards %1"),
    "score_settebello": QT_TRANSLATE_NOOP("Words", "A point for the settebello"),
    "score_primiera": QT_TRANSLATE_NOOP("Words", "A point for the primiera"),
    "primiera_six": QT_TRANSLATE_NOOP("Words", "What a 6 is worth in the primiera"),
    "primiera_missing_suit": QT_TRANSLATE_NOOP("Words", "A suit that is missing from the primiera"),
    "re_bello": QT_TRANSLATE_NOOP("Words", "Re bello: a point for %5"),
    "napola": QT_TRANSLATE_NOOP("Words", "Napola: ace, 2, 3 %1 and on"),
    "napola_cap": QT_TRANSLATE_NOOP("Words", "The most that a napola scores"),
    "sevens": QT_TRANSLATE_NOOP("Words", "Points for the sevens"),
    "barmila": QT_TRANSLATE_NOOP("Words", "Barmila: a point for most sevens"),
    "frac": QT_TRANSLATE_NOOP("Words", "A point for each ace and figure"),
    "trente": QT_TRANSLATE_NOOP("Words", "Trente: ace, 2 and 3 %1"),
    "piccola_cap": QT_TRANSLATE_NOOP("Words", "The most that a piccola scores"),
    "redeal_kings": QT_TRANSLATE_NOOP("Words", "Deal again if three kings lie there"),
    "redeal_aces": QT_TRANSLATE_NOOP("Words", "If two aces lie there at the start"),
    "dealer_bonus": QT_TRANSLATE_NOOP("Words", "If the opening cards make 15 or 30"),
    "leftovers_to": QT_TRANSLATE_NOOP("Words", "Cards left when the round ends"),
    "target": QT_TRANSLATE_NOOP("Words", "Points to play to"),
    "inverse": QT_TRANSLATE_NOOP("Words", "The lowest score wins"),
    "napola_all_wins": QT_TRANSLATE_NOOP("Words", "All ten cards %1 win the match"),
    "frac_king_tiebreak": QT_TRANSLATE_NOOP("Words", "Level at the end: %5 decides"),
}
_ABOUT: Final = {
    "capture_mode": QT_TRANSLATE_NOOP("Words", "By value a 7 takes a 7, or a 3 and a 4; by fifteen it takes an 8."),
    "capture_choice": QT_TRANSLATE_NOOP("Words", "A 6 could take 2 and 4, or ace, 2 and 3."),
    "capture_mandatory": QT_TRANSLATE_NOOP("Words", "You may still play another card that takes nothing."),
    "max_capture": QT_TRANSLATE_NOOP("Words", "Longer sums stay where they are."),
    "ace_rule": QT_TRANSLATE_NOOP("Words", "It may be a card like any other, or clear the table."),
    "ace_first_play_restricted": QT_TRANSLATE_NOOP("Words", "Whoever begins the round takes only an ace with an ace."),
    "cirulla_equal_priority": QT_TRANSLATE_NOOP("Words", "Cards that make fifteen may be taken all the same."),
    "matta": QT_TRANSLATE_NOOP("Words", "You say what %3 counts when you declare."),
    "scopa_points": QT_TRANSLATE_NOOP("Words", "Whoever takes all that lies on the table scores a point."),
    "last_play_scopa": QT_TRANSLATE_NOOP("Words", "Else it takes the cards, but scores nothing for it."),
    "ace_sweep_scopa": QT_TRANSLATE_NOOP("Words", "When it takes the whole table by its power."),
    "ponino": QT_TRANSLATE_NOOP("Words", "Whoever takes the %2 of every suit scores the round's sweeps once more."),
    "score_cards": QT_TRANSLATE_NOOP("Words", "To whoever took more cards than anybody else."),
    "score_coins": QT_TRANSLATE_NOOP("Words", "To whoever took more of them than anybody else."),
    "score_settebello": QT_TRANSLATE_NOOP("Words", "To whoever took %4."),
    "score_primiera": QT_TRANSLATE_NOOP("Words", "To the best card of each suit, added up; sevens are worth most."),
    "primiera_six": QT_TRANSLATE_NOOP("Words", "A 7 is worth 21, an ace 16."),
    "primiera_missing_suit": QT_TRANSLATE_NOOP("Words", "For whoever took no card of some suit."),
    "re_bello": QT_TRANSLATE_NOOP("Words", "To whoever took it, just like the settebello."),
    "napola": QT_TRANSLATE_NOOP("Words", "A point for each card of the row, as far as it goes without a gap."),
    "napola_cap": QT_TRANSLATE_NOOP("Words", "However long the row of cards is."),
    "sevens": QT_TRANSLATE_NOOP("Words", "A point for most sevens, and another for all four."),
    "barmila": QT_TRANSLATE_NOOP("Words", "If the sevens are level, most sixes decide."),
    "frac": QT_TRANSLATE_NOOP("Words", "Sixteen points lie in every round."),
    "trente": QT_TRANSLATE_NOOP("Words", "They score 1, 2 and 3; whoever has all three wins the match."),
    "piccola_cap": QT_TRANSLATE_NOOP("Words", "For ace, 2, 3 %1 and those that follow."),
    "redeal_kings": QT_TRANSLATE_NOOP("Words", "With them on the table nobody could sweep it."),
    "redeal_aces": QT_TRANSLATE_NOOP("Words", "They would stop every other ace."),
    "dealer_bonus": QT_TRANSLATE_NOOP("Words", "The dealer may take them: one sweep for 15, two for 30."),
    "leftovers_to": QT_TRANSLATE_NOOP("Words", "They count as taken, but never as a sweep."),
    "target": QT_TRANSLATE_NOOP("Words", "The match ends after the round in which somebody gets there."),
    "inverse": QT_TRANSLATE_NOOP("Words", "Upside down: the match ends as always, but you want few points."),
    "napola_all_wins": QT_TRANSLATE_NOOP("Words", "At once, whatever the score is."),
    "frac_king_tiebreak": QT_TRANSLATE_NOOP("Words", "Else one more round is played."),
}
_WHO: Final[dict[tuple[str, Value], str]] = {
    ("capture_mode", "equal"): QT_TRANSLATE_NOOP("Words", "So play Scopa and nearly all its kin."),
    ("capture_mode", "fifteen"): QT_TRANSLATE_NOOP("Words", "So play Quindici in Italy and Escoba in Spain."),
    ("capture_mode", "both"): QT_TRANSLATE_NOOP("Words", "So plays Genoa."),
    ("capture_choice", "fewest"): QT_TRANSLATE_NOOP("Words", "So play online tables, and this program by the book."),
    ("capture_choice", "single_first"): QT_TRANSLATE_NOOP("Words", "So play most tables in Italy, and Tunis."),
    ("capture_choice", "any"): QT_TRANSLATE_NOOP("Words", "So play Spain and Genoa."),
    ("capture_mandatory", True): QT_TRANSLATE_NOOP("Words", "So plays nearly everybody."),
    ("capture_mandatory", False): QT_TRANSLATE_NOOP("Words", "So play some Spanish tables."),
    ("max_capture", 2): QT_TRANSLATE_NOOP("Words", "Some online tables offer it."),
    ("ace_rule", "takes_all"): QT_TRANSLATE_NOOP("Words", "The simple Asso piglia tutto."),
    ("ace_rule", "takes_all_unless_ace"): QT_TRANSLATE_NOOP("Words", "The traditional Asso piglia tutto, and Genoa."),
    ("cirulla_equal_priority", True): QT_TRANSLATE_NOOP("Words", "So say some Italian books."),
    ("cirulla_equal_priority", False): QT_TRANSLATE_NOOP("Words", "In Genoa the choice is free."),
    ("matta", "capture_by_holder"): QT_TRANSLATE_NOOP("Words", "So play online tables."),
    ("matta", "until_captured"): QT_TRANSLATE_NOOP("Words", "So play tables in Genoa."),
    ("matta", "declaration_only"): QT_TRANSLATE_NOOP("Words", "So say some Italian books."),
    ("last_play_scopa", False): QT_TRANSLATE_NOOP("Words", "So plays nearly everybody."),
    ("last_play_scopa", True): QT_TRANSLATE_NOOP("Words", "Some play the ten-card Scopone so."),
    ("ace_sweep_scopa", True): QT_TRANSLATE_NOOP("Words", "So plays Asso piglia tutto."),
    ("ace_sweep_scopa", False): QT_TRANSLATE_NOOP("Words", "Scopa d'assi, as the federation has it, says no."),
    ("score_primiera", False): QT_TRANSLATE_NOOP("Words", "Many Spanish tables leave it out."),
    ("primiera_six", 18): QT_TRANSLATE_NOOP("Words", "So say nearly all books."),
    ("primiera_six", 19): QT_TRANSLATE_NOOP("Words", "So say the help pages of some online tables."),
    ("primiera_missing_suit", "sum"): QT_TRANSLATE_NOOP("Words", "So play online tables."),
    ("primiera_missing_suit", "ineligible"): QT_TRANSLATE_NOOP("Words", "So play many tables in Italy."),
    ("primiera_missing_suit", "more_suits_first"): QT_TRANSLATE_NOOP(
        "Words", "So say some books: four suits beat three."
    ),
    ("napola_cap", 6): QT_TRANSLATE_NOOP("Words", "Some tables stop at 6."),
    ("piccola_cap", 6): QT_TRANSLATE_NOOP("Words", "So play most tables in Genoa."),
    ("piccola_cap", 7): QT_TRANSLATE_NOOP("Words", "Some books go on to 7."),
    ("sevens", "most_plus_all"): QT_TRANSLATE_NOOP("Words", "So plays Spain."),
    ("barmila", True): QT_TRANSLATE_NOOP("Words", "So plays Tunis, in place of the primiera."),
    ("redeal_kings", True): QT_TRANSLATE_NOOP("Words", "So plays nearly everybody."),
    ("redeal_kings", False): QT_TRANSLATE_NOOP("Words", "Games of fifteen do not need it."),
    ("redeal_aces", 2): QT_TRANSLATE_NOOP("Words", "So plays Genoa."),
    ("redeal_aces", 0): QT_TRANSLATE_NOOP("Words", "So play online tables."),
    ("dealer_bonus", "none"): QT_TRANSLATE_NOOP("Words", "So play online tables."),
    ("dealer_bonus", "cirulla"): QT_TRANSLATE_NOOP("Words", "So plays Genoa, with %3 as any card."),
    ("dealer_bonus", "escoba"): QT_TRANSLATE_NOOP("Words", "So play many Spanish tables."),
    ("leftovers_to", "last_capturer"): QT_TRANSLATE_NOOP("Words", "So plays nearly everybody."),
    ("leftovers_to", "dealer"): QT_TRANSLATE_NOOP("Words", "Some online tables offer it."),
    ("napola_all_wins", True): QT_TRANSLATE_NOOP("Words", "Some call it the Napoleone."),
}
_VALUES: Final[dict[tuple[str, Value], str]] = {
    ("capture_mode", "equal"): QT_TRANSLATE_NOOP("Words", "By value"),
    ("capture_mode", "fifteen"): QT_TRANSLATE_NOOP("Words", "By fifteen"),
    ("capture_mode", "both"): QT_TRANSLATE_NOOP("Words", "Either way"),
    ("ace_rule", "none"): QT_TRANSLATE_NOOP("Words", "Like any card"),
    ("ace_rule", "takes_all"): QT_TRANSLATE_NOOP("Words", "The whole table"),
    ("ace_rule", "takes_all_unless_ace"): QT_TRANSLATE_NOOP("Words", "All, if no ace is there"),
    ("matta", "off"): QT_TRANSLATE_NOOP("Words", "It is not wild"),
    ("matta", "capture_by_holder"): QT_TRANSLATE_NOOP("Words", "Until you play it"),
    ("matta", "until_captured"): QT_TRANSLATE_NOOP("Words", "Until it is taken"),
    ("matta", "declaration_only"): QT_TRANSLATE_NOOP("Words", "Only to declare"),
    ("sevens", "off"): QT_TRANSLATE_NOOP("Words", "None"),
    ("sevens", "most_plus_all"): QT_TRANSLATE_NOOP("Words", "Most, and all"),
    ("redeal_aces", 0): QT_TRANSLATE_NOOP("Words", "Play on"),
    ("redeal_aces", 2): QT_TRANSLATE_NOOP("Words", "Deal again"),
    ("dealer_bonus", "none"): QT_TRANSLATE_NOOP("Words", "They stay"),
    ("dealer_bonus", "cirulla"): QT_TRANSLATE_NOOP("Words", "The dealer takes them"),
    ("dealer_bonus", "escoba"): QT_TRANSLATE_NOOP("Words", "The dealer takes them"),
}
_IDLE: Final = {
    Idle.NO_ACE: QT_TRANSLATE_NOOP("Words", "Not while an ace is a card like any other."),
    Idle.NO_SWEEPS: QT_TRANSLATE_NOOP("Words", "Not while sweeps do not score."),
    Idle.NO_PRIMIERA: QT_TRANSLATE_NOOP("Words", "Not while the primiera does not score."),
    Idle.NO_NAPOLA: QT_TRANSLATE_NOOP("Words", "Not while napola is not played."),
    Idle.NO_TABLE: QT_TRANSLATE_NOOP("Words", "Not here: the table is empty at the start."),
    Idle.PICCOLA: QT_TRANSLATE_NOOP("Words", "Not here: the piccola counts these cards."),
    Idle.CAPPOTTO: QT_TRANSLATE_NOOP("Words", "It is so in this game: that is the cappotto."),
}
_NONSENSE: Final = {
    Nonsense.NOTHING_SCORES: QT_TRANSLATE_NOOP("Words", "Something has to score, and nothing else does."),
    Nonsense.FRAC_CAP: QT_TRANSLATE_NOOP("Words", "Where each ace and figure scores, any number of cards is taken."),
    Nonsense.TRENTE_TARGET: QT_TRANSLATE_NOOP("Words", "Scopone de Trente is always played to 21."),
}
_READY: Final = {
    "book": (
        QT_TRANSLATE_NOOP("Words", "By the book"),
        QT_TRANSLATE_NOOP("Words", "This game as the program plays it."),
    ),
    "italian": (
        QT_TRANSLATE_NOOP("Words", "Italian table"),
        QT_TRANSLATE_NOOP("Words", "A single card first, all four suits for the primiera."),
    ),
    "online": (
        QT_TRANSLATE_NOOP("Words", "Online tables"),
        QT_TRANSLATE_NOOP("Words", "Fewest cards, leftovers to whoever took last."),
    ),
}


def _named(text: str, words: Words) -> str:
    cards = (words.the_card(MATTA), words.the_card(SETTEBELLO), words.the_card(RE_BELLO))
    return fill(translate("Words", text), words.of_suit(0), words.second_figure(), *cards)


def group_name(source: str) -> str:
    """Return the name of a group of `GROUPS`."""
    return translate("Words", source)


def house_label(name: str, words: Words) -> str:
    """Return what a house rule is called."""
    return _named(_LABELS[name], words)


def house_about(name: str, value: Value, words: Words) -> str:
    """Return what a house rule decides, and who plays it with this value, where customs differ."""
    return sentences(house_explained(name, words), house_who(name, value, words))


def house_explained(name: str, words: Words) -> str:
    """Return what a house rule decides."""
    return _named(_ABOUT[name], words)


def house_who(name: str, value: Value, words: Words) -> str:
    """Return who plays a house rule with this value, where customs differ; otherwise nothing."""
    who = _WHO.get((name, value), "")
    return _named(who, words) if who else ""


def house_value(name: str, value: Value) -> str:
    """Return a value's short name."""
    short = _VALUES.get((name, value))
    return translate("Words", short) if short else option_value(name, value)


def idle_sentence(why: Idle) -> str:
    """Return why a house rule changes nothing."""
    return translate("Words", _IDLE[why])


def nonsense_sentence(why: Nonsense) -> str:
    """Return why house rules cannot be played."""
    return translate("Words", _NONSENSE[why])


def ready_words(name: str) -> tuple[str, str]:
    """Return the name of a ready-made set and what it is."""
    title, note = _READY[name]
    return translate("Words", title), translate("Words", note)
