"""Words for achievements: what each is called, what to do, and why that is good play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.session.achievements import part_of
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP, Words, fill
from scopa_desktop.ui.words_rules import variant_name

translate = QCoreApplication.translate

_WORDS: Final = {
    "sweep": (
        QT_TRANSLATE_NOOP("Words", "Swept clean"),
        QT_TRANSLATE_NOOP("Words", "Take everything that lies on the table."),
        QT_TRANSLATE_NOOP("Words", "It scores at once, and whoever comes next has nothing to take."),
    ),
    "no_gift": (
        QT_TRANSLATE_NOOP("Words", "No gifts"),
        QT_TRANSLATE_NOOP("Words", "Finish a round in which nobody sweeps against you."),
        QT_TRANSLATE_NOOP("Words", "A point that they do not make is worth as much as one that you make."),
    ),
    "careful": (
        QT_TRANSLATE_NOOP("Words", "Above ten"),
        QT_TRANSLATE_NOOP("Words", "Leave more than ten on the table six times in a row, where an ace has no power."),
        QT_TRANSLATE_NOOP("Words", "No card is worth more than ten, so nobody can sweep such a table."),
    ),
    "sweep_again": (
        QT_TRANSLATE_NOOP("Words", "Once more"),
        QT_TRANSLATE_NOOP("Words", "Sweep the table twice, with nothing taken in between."),
        QT_TRANSLATE_NOOP("Words", "An empty table forces a card from the next hand: keep pairs to answer it."),
    ),
    "sweep_three": (
        QT_TRANSLATE_NOOP("Words", "Three in a round"),
        QT_TRANSLATE_NOOP("Words", "Sweep the table three times in one round."),
        QT_TRANSLATE_NOOP("Words", "Sweeps have no limit: they decide more rounds than the primiera does."),
    ),
    "sweep_last": (
        QT_TRANSLATE_NOOP("Words", "At the last moment"),
        QT_TRANSLATE_NOOP("Words", "Sweep the table with your last card of the round."),
        QT_TRANSLATE_NOOP("Words", "Who counts the cards knows at the end what is still out, and what can be swept."),
    ),
    "settebello": (
        QT_TRANSLATE_NOOP("Words", "The beautiful one"),
        QT_TRANSLATE_NOOP("Words", "Take the settebello from the table."),
        QT_TRANSLATE_NOOP("Words", "It is a point by itself, and helps to win two more: its suit and the primiera."),
    ),
    "sweep_settebello": (
        QT_TRANSLATE_NOOP("Words", "Settebello with a sweep"),
        QT_TRANSLATE_NOOP("Words", "Sweep the table with the settebello, or take it in a sweep."),
        QT_TRANSLATE_NOOP("Words", "Two points in one play: the best use of a seven is seldom the first."),
    ),
    "sevens": (
        QT_TRANSLATE_NOOP("Words", "All four sevens"),
        QT_TRANSLATE_NOOP("Words", "Take all four sevens in a round."),
        QT_TRANSLATE_NOOP("Words", "Sevens count most for the primiera: four of them cannot be beaten."),
    ),
    "primiera_three": (
        QT_TRANSLATE_NOOP("Words", "Primiera of sevens"),
        QT_TRANSLATE_NOOP("Words", "Win the primiera with at least three sevens."),
        QT_TRANSLATE_NOOP("Words", "Three sevens are nearly always enough: after that, look to the other points."),
    ),
    "primiera_few": (
        QT_TRANSLATE_NOOP("Words", "Primiera of sixes"),
        QT_TRANSLATE_NOOP("Words", "Win the primiera with no more than one seven."),
        QT_TRANSLATE_NOOP("Words", "Sixes and aces come next after sevens: where the sevens are split, they decide."),
    ),
    "many_at_once": (
        QT_TRANSLATE_NOOP("Words", "A handful"),
        QT_TRANSLATE_NOOP("Words", "Take four or more cards with one card that has to add them up."),
        QT_TRANSLATE_NOOP("Words", "Most cards is a point, and every card that comes along counts for it."),
    ),
    "thirty": (
        QT_TRANSLATE_NOOP("Words", "Thirty cards"),
        QT_TRANSLATE_NOOP("Words", "Take thirty of the forty cards, where two sides play."),
        QT_TRANSLATE_NOOP("Words", "Many cards bring good ones along: points come in company."),
    ),
    "coins": (
        QT_TRANSLATE_NOOP("Words", "Eight of a suit"),
        QT_TRANSLATE_NOOP("Words", "Take eight of the ten cards %1 in a round."),
        QT_TRANSLATE_NOOP("Words", "Of captures that are worth the same otherwise, take the one with this suit in it."),
    ),
    "all_four": (
        QT_TRANSLATE_NOOP("Words", "All four points"),
        QT_TRANSLATE_NOOP("Words", "Score all four points of a round: cards, suit, settebello and primiera."),
        QT_TRANSLATE_NOOP("Words", "Count as you go: give up what is lost, and fight for what is open."),
    ),
    "napola": (
        QT_TRANSLATE_NOOP("Words", "Napola"),
        QT_TRANSLATE_NOOP("Words", "Take the ace, 2 and 3 %1, in a game that counts the run."),
        QT_TRANSLATE_NOOP("Words", "Three points, and one more for each card that follows: small ones are gold."),
    ),
    "cappotto": (
        QT_TRANSLATE_NOOP("Words", "Cappotto"),
        QT_TRANSLATE_NOOP("Words", "Take all ten cards %1 in a round."),
        QT_TRANSLATE_NOOP("Words", "In Cirulla it wins the match at once: with seven of them, it is worth a try."),
    ),
    "fifteen": (
        QT_TRANSLATE_NOOP("Words", "Fifteen in four"),
        QT_TRANSLATE_NOOP("Words", "In a game of fifteen, make it with four cards or more."),
        QT_TRANSLATE_NOOP("Words", "Add up the whole table first: the longest way to fifteen takes the most cards."),
    ),
    "ace": (
        QT_TRANSLATE_NOOP("Words", "Worth the ace"),
        QT_TRANSLATE_NOOP("Words", "Where an ace takes everything, take five cards or more with one."),
        QT_TRANSLATE_NOOP("Words", "An ace grows with the table: wait, but not until somebody else has one."),
    ),
    "declared": (
        QT_TRANSLATE_NOOP("Words", "Cards on the table"),
        QT_TRANSLATE_NOOP("Words", "Declare in Cirulla: three cards below ten, or three of a kind."),
        QT_TRANSLATE_NOOP("Words", "The points are certain, and nearly always worth more than a hidden hand."),
    ),
    "win": (
        QT_TRANSLATE_NOOP("Words", "First to the end"),
        QT_TRANSLATE_NOOP("Words", "Win a match."),
        QT_TRANSLATE_NOOP("Words", "Luck evens out over rounds: a match is won by what you do with it."),
    ),
    "win_partner": (
        QT_TRANSLATE_NOOP("Words", "Good company"),
        QT_TRANSLATE_NOOP("Words", "Win a match with a partner."),
        QT_TRANSLATE_NOOP("Words", "What your partner could take is left, what the others could take is not."),
    ),
    "win_behind": (
        QT_TRANSLATE_NOOP("Words", "From behind"),
        QT_TRANSLATE_NOOP("Words", "Win a match after being five points behind."),
        QT_TRANSLATE_NOOP("Words", "Who is behind may dare more: a sweep risked costs little when all is lost anyway."),
    ),
    "win_lowest": (
        QT_TRANSLATE_NOOP("Words", "Upside down"),
        QT_TRANSLATE_NOOP("Words", "Win a match in which the lowest score wins."),
        QT_TRANSLATE_NOOP("Words", "Who can lose on purpose has understood what makes points."),
    ),
    "win_unaided": (
        QT_TRANSLATE_NOOP("Words", "By yourself"),
        QT_TRANSLATE_NOOP("Words", "Win a match with no aid, no hint and nothing taken back."),
        QT_TRANSLATE_NOOP("Words", "Seeing for yourself what a card takes is the first half of playing well."),
    ),
    "expert": (
        QT_TRANSLATE_NOOP("Words", "Against the best"),
        QT_TRANSLATE_NOOP("Words", "Win a match against Expert."),
        QT_TRANSLATE_NOOP("Words", "Expert remembers every card: to win, remember the sevens at least."),
    ),
    "expert_all": (
        QT_TRANSLATE_NOOP("Words", "Master of the house"),
        QT_TRANSLATE_NOOP("Words", "Win against Expert in every game there is."),
        QT_TRANSLATE_NOOP("Words", "Each game turns one rule, and with it what a card is worth."),
    ),
}


def achievement_name(name: str) -> str:
    """Return what an achievement is called: ``No gifts``."""
    return translate("Words", _WORDS[name][0])


def achievement_task(words: Words, name: str) -> str:
    """Return what is to be done for it, in one sentence."""
    return fill(translate("Words", _WORDS[name][1]), words.of_suit(0))


def achievement_reason(name: str) -> str:
    """Return why that is good play, in one sentence."""
    return translate("Words", _WORDS[name][2])


def earned_line(names: Sequence[str], beaten: int) -> str:
    """Return what a round brought that is new, as one line of its summary.

    Args:
        names: what is new, as it is stored.
        beaten: in how many games Expert is beaten by now.
    """
    said = []
    for name in names:
        whole, variant = part_of(name)
        if variant:
            text = translate("Words", "Expert beaten at %1 (%2 of %3 games)", "a game; two numbers")
            said.append(fill(text, variant_name(variant), beaten, len(VARIANTS)))
        else:
            said.append(achievement_name(whole))
    return fill(translate("Words", "New: %1", "achievements, separated by dots"), " · ".join(said)) if said else ""
