"""Words for a round's reckoning: categories in each game's own terms, why nobody scored, titles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import RE_BELLO, SETTEBELLO
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import Category, CategoryScore, SideCount, Verdict
from scopa_desktop.ui.words import Names, Player, Words, fill
from scopa_desktop.ui.words_events import match_won

translate = QCoreApplication.translate


_CONTESTED: Final = (
    Category.CARDS,
    Category.COINS,
    Category.SETTEBELLO,
    Category.PRIMIERA,
    Category.SEVENS,
    Category.BARMILA,
)
"""Categories whose point goes to one side, so that it is worth a word when it goes to none."""


def category_name(words: Words, category: Category, variant: str = "scopa") -> str:
    """Return a category's name in the terms of a game."""
    if variant == "chkobba":
        own = _chkobba_name(category)
    elif variant.startswith("escoba"):
        own = _escoba_name(category)
    else:
        own = ""
    if own:
        return own
    return {
        Category.CARDS: translate("Words", "Cards"),
        Category.COINS: words.suit(0),
        Category.SETTEBELLO: translate("Words", "Settebello"),
        Category.PRIMIERA: translate("Words", "Primiera"),
        Category.SCOPE: translate("Words", "Scope", "plural of scopa, a category"),
        Category.SEVENS: translate("Words", "Sevens"),
        Category.ALL_SEVENS: translate("Words", "All four sevens"),
        Category.BARMILA: translate("Words", "Barmila"),
        Category.NAPOLA: translate("Words", "Napola"),
        Category.RE_BELLO: translate("Words", "Re bello"),
        Category.PONINO: translate("Words", "Ponino"),
        Category.TRENTE: translate("Words", "Trente"),
        Category.FRAC: translate("Words", "Frac"),
        Category.DECLARATIONS: translate("Words", "Declarations"),
        Category.PICCOLA: translate("Words", "Piccola"),
        Category.GRANDE: translate("Words", "Grande"),
    }[category]


def _chkobba_name(category: Category) -> str:
    return {
        Category.CARDS: translate("Words", "Karta"),
        Category.COINS: translate("Words", "Dinari"),
        Category.SETTEBELLO: translate("Words", "Sab'a l-hayya"),
        Category.SCOPE: translate("Words", "Chkobba", "a category"),
    }.get(category, "")


def _escoba_name(category: Category) -> str:
    return {
        Category.CARDS: translate("Words", "Cartas"),
        Category.COINS: translate("Words", "Oros"),
        Category.SETTEBELLO: translate("Words", "Siete de oros"),
        Category.SEVENS: translate("Words", "Sietes"),
        Category.ALL_SEVENS: translate("Words", "Cuatro sietes"),
        Category.PRIMIERA: translate("Words", "Setenta"),
        Category.SCOPE: translate("Words", "Escobas", "a category"),
    }.get(category, "")


def category_rule(words: Words, category: Category, rules: Rules, sides: int = 2) -> str:
    """Return in a few words what a category asks for."""
    two = sides == 2
    if category is Category.CARDS:
        return translate("Words", "more than 20") if two else translate("Words", "the most cards")
    if category is Category.COINS:
        if category_name(words, category, rules.variant) == words.suit(0):
            return translate("Words", "more than 5") if two else translate("Words", "the most of the suit")
        text = translate("Words", "more than 5 %1") if two else translate("Words", "the most %1", "%1 is: of coins")
        return fill(text, words.of_suit(0))
    if category is Category.SETTEBELLO:
        return words.the_card(SETTEBELLO)
    if category is Category.RE_BELLO:
        return words.the_card(RE_BELLO)
    if category is Category.PONINO:
        return fill(translate("Words", "the %1 of every suit", "%1 is: knight"), words.second_figure())
    return {
        Category.PRIMIERA: translate("Words", "best card of each suit"),
        Category.SCOPE: translate("Words", "table swept clean"),
        Category.SEVENS: translate("Words", "the most sevens"),
        Category.ALL_SEVENS: translate("Words", "one point more"),
        Category.BARMILA: translate("Words", "most sevens, then most sixes"),
        Category.NAPOLA: fill(translate("Words", "ace, 2, 3 %1 and on", "%1 is: of coins"), words.of_suit(0)),
        Category.TRENTE: fill(translate("Words", "ace, 2 and 3 %1", "%1 is: of coins"), words.of_suit(0)),
        Category.FRAC: translate("Words", "aces and figures"),
        Category.DECLARATIONS: translate("Words", "said before playing"),
        Category.PICCOLA: fill(translate("Words", "ace, 2, 3 %1 and on", "%1 is: of coins"), words.of_suit(0)),
        Category.GRANDE: fill(translate("Words", "the three figures %1", "%1 is: of coins"), words.of_suit(0)),
    }[category]


def _level(line: CategoryScore) -> tuple[int, list[int]]:
    """What the best sides of a tie have, and which they are."""
    eligible = [count.value for count in line.sides if count.eligible]
    best = max(eligible) if eligible else max(count.value for count in line.sides)
    return best, [number for number, count in enumerate(line.sides) if count.value == best and count.eligible]


def _lacks_suits(line: CategoryScore, rules: Rules) -> bool:
    return line.category is Category.PRIMIERA and rules.primiera_missing_suit == "ineligible"


def tie_sentence(line: CategoryScore, rules: Rules) -> str:
    """Return in a few words why nobody scores; empty if somebody does or nothing needs a reason."""
    if line.verdict is Verdict.TIE:
        best, _ = _level(line)
        if len(line.sides) == 2:
            return fill(translate("Words", "%1 each: nobody scores"), best)
        return fill(translate("Words", "level at %1: nobody scores"), best)
    if line.verdict is Verdict.NOBODY and line.category in _CONTESTED:
        if _lacks_suits(line, rules):
            return translate("Words", "nobody has all four suits")
        return translate("Words", "nobody scores")
    return ""


def tie_note(words: Words, line: CategoryScore, rules: Rules, names: Names) -> str:
    """Return why nobody scores as a sentence of its own: ``Coins: Rita and Dino have 3 each, nobody scores.``."""
    name = category_name(words, line.category, rules.variant)
    if line.verdict is Verdict.TIE:
        best, level = _level(line)
        if len(line.sides) == 2:
            return fill(translate("Words", "%1: %2 each, nobody scores.", "a category"), name, best)
        who = words.join([words.side(names.side(number)) for number in level])
        return fill(translate("Words", "%1: %2 have %3 each, nobody scores.", "a category"), name, who, best)
    if line.verdict is Verdict.NOBODY and line.category in _CONTESTED:
        if _lacks_suits(line, rules):
            return fill(translate("Words", "%1: nobody has all four suits.", "a category"), name)
        return fill(translate("Words", "%1: nobody scores.", "a category"), name)
    return ""


def cell_title(words: Words, line: CategoryScore, players: Sequence[Player], variant: str) -> str:
    """Return whose cards for which category are shown: ``Rita · Primiera``."""
    return fill(
        translate("Words", "%1 · %2", "a player; a category"),
        words.side(players),
        category_name(words, line.category, variant),
    )


def cell_sentence(words: Words, line: CategoryScore, count: SideCount, players: Sequence[Player], rules: Rules) -> str:
    """Return one cell of the reckoning for a screen reader."""
    name = category_name(words, line.category, rules.variant)
    if not count.points:
        return fill(
            translate("Words", "%1, %2: %3, no point", "side; category; what was counted"),
            words.side(players),
            name,
            count.value,
        )
    return fill(
        translate("Words", "%1, %2: %3, %4", "side; category; what was counted; points"),
        words.side(players),
        name,
        count.value,
        words.n_points(count.points),
    )


# ------------------------------------------------------------------------------------------------ titles


def points_phrase(words: Words, n: int) -> str:
    """Return a number of points, small ones in words."""
    small = (
        translate("Words", "no points"),
        translate("Words", "one point"),
        translate("Words", "two points"),
        translate("Words", "three points"),
        translate("Words", "four points"),
        translate("Words", "five points"),
        translate("Words", "six points"),
    )
    return small[n] if n < len(small) else words.n_points(n)


def number_word(n: int) -> str:
    """Return a number of points whose noun went before."""
    small = (
        translate("Words", "none", "no points"),
        translate("Words", "one", "points"),
        translate("Words", "two", "points"),
        translate("Words", "three", "points"),
        translate("Words", "four", "points"),
        translate("Words", "five", "points"),
        translate("Words", "six", "points"),
    )
    return small[n] if n < len(small) else str(n)


def round_title(words: Words, number: int, points: Sequence[int], names: Names) -> str:
    """Return a round's outcome: ``Round 4: four points to you, two to Nonna Rita``."""
    best = max(points, default=0)
    if best == 0:
        return fill(translate("Words", "Round %1: nobody scores"), number)
    leaders = [side for side, scored in enumerate(points) if scored == best]
    phrase = points_phrase(words, best)
    if len(leaders) > 1:
        if len(leaders) == len(points):
            return fill(translate("Words", "Round %1: %2 each"), number, phrase)
        who = words.join([words.to_side(names.side(side)) for side in leaders])
        return fill(translate("Words", "Round %1: %2 each to %3"), number, phrase, who)
    leader = words.to_side(names.side(leaders[0]))
    if len(points) != 2:
        return fill(translate("Words", "Round %1: %2 to %3"), number, phrase, leader)
    other = 1 - leaders[0]
    return fill(
        translate("Words", "Round %1: %2 to %3, %4 to %5"),
        number,
        phrase,
        leader,
        number_word(points[other]),
        words.to_side(names.side(other)),
    )


def match_title(words: Words, winner: int, totals: Sequence[int], names: Names) -> str:
    """Return how a match ended."""
    return match_won(words, winner, totals, names)


def next_dealer(words: Words, who: Player) -> str:
    """Return who deals next."""
    if who.you:
        return translate("Words", "You deal next.")
    return fill(translate("Words", "%1 deals next."), who.name)
