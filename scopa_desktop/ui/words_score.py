"""Words for a round's reckoning: categories in each game's own terms, why nobody scored, titles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import RE_BELLO, SETTEBELLO
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.scoring import Category, CategoryScore, RoundScore, SideCount, Verdict
from scopa_desktop.ui.words import Names, Player, Words, fill
from scopa_desktop.ui.words_cards import QT_TRANSLATE_NOOP
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
    if category is Category.PRIMIERA and rules.primiera_missing_suit != "sum":
        if rules.primiera_missing_suit == "ineligible":
            return translate("Words", "the best of all four suits")
        return translate("Words", "more suits, then more points")
    return {
        Category.PRIMIERA: translate("Words", "best card of each suit"),
        Category.SCOPE: translate("Words", "table swept clean"),
        Category.SEVENS: translate("Words", "the most sevens"),
        Category.ALL_SEVENS: translate("Words", "one point more"),
        Category.BARMILA: translate("Words", "most sevens, then most sixes"),
        Category.NAPOLA: translate("Words", "the run from the ace", "what a napola asks for"),
        Category.TRENTE: fill(translate("Words", "ace, 2 and 3 %1", "%1 is: of coins"), words.of_suit(0)),
        Category.FRAC: _frac_rule(words),
        Category.DECLARATIONS: translate("Words", "said before playing"),
        Category.PICCOLA: translate("Words", "the run from the ace", "what a napola asks for"),
        Category.GRANDE: _grande_rule(words),
    }[category]


def _frac_rule(words: Words) -> str:
    if words.deck == "numbers":
        return translate("Words", "aces, 8, 9 and 10")
    return translate("Words", "aces and figures")


def _grande_rule(words: Words) -> str:
    if words.deck == "numbers":
        return fill(translate("Words", "8, 9 and 10 %1", "%1 is: of coins"), words.of_suit(0))
    return fill(translate("Words", "the figures %1", "%1 is: of coins"), words.of_suit(0))


def line_rule(words: Words, line: CategoryScore, rules: Rules) -> str:
    """Return in a few words what a category asked for in this round.

    More than half is asked for only where every card was taken, which is not so when a match was won at once.
    """
    whole = {Category.CARDS: 40, Category.COINS: 10}.get(line.category, 0)
    sides = len(line.sides)
    if sides == 2 and whole and sum(count.value for count in line.sides) != whole:
        sides = 3
    return category_rule(words, line.category, rules, sides)


def _level(line: CategoryScore, rules: Rules) -> tuple[int, list[int]]:
    """What the best sides of a tie have, and which they are."""
    among = [number for number, count in enumerate(line.sides) if count.eligible] or list(range(len(line.sides)))
    if line.category is Category.PRIMIERA and rules.primiera_missing_suit == "more_suits_first":
        suits = max(len(line.sides[number].cards) for number in among)
        among = [number for number in among if len(line.sides[number].cards) == suits]
    best = max(line.sides[number].value for number in among)
    return best, [number for number in among if line.sides[number].value == best]


def _lacks_suits(line: CategoryScore, rules: Rules) -> bool:
    return line.category is Category.PRIMIERA and rules.primiera_missing_suit == "ineligible"


def tie_sentence(line: CategoryScore, rules: Rules) -> str:
    """Return in a few words why nobody scores; empty if somebody does or nothing needs a reason."""
    if line.verdict is Verdict.TIE:
        best, _ = _level(line, rules)
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
        best, level = _level(line, rules)
        if len(line.sides) == 2:
            return fill(translate("Words", "%1: %2 each, nobody scores.", "a category"), name, best)
        who = words.join([words.side(names.side(number)) for number in level])
        return fill(translate("Words", "%1: %2 have %3 each, nobody scores.", "a category"), name, who, best)
    if line.verdict is Verdict.NOBODY and line.category in _CONTESTED:
        if _lacks_suits(line, rules):
            return fill(translate("Words", "%1: nobody has all four suits.", "a category"), name)
        return fill(translate("Words", "%1: nobody scores.", "a category"), name)
    return ""


def reckoning(words: Words, score: RoundScore, rules: Rules, names: Names) -> list[str]:
    """Return what a round brought as sentences, a category each: ``Settebello: 1 point to Rita.``."""
    said = []
    for line in score.lines:
        parts = [
            fill(
                translate("Words", "%1 to %2", "1 point; a player"),
                words.n_points(count.points),
                words.to_side(names.side(side)),
            )
            for side, count in enumerate(line.sides)
            if count.points
        ]
        if parts:
            name = category_name(words, line.category, rules.variant)
            said.append(fill(translate("Words", "%1: %2.", "a category; points to players"), name, words.join(parts)))
        else:
            said.append(tie_note(words, line, rules, names))
    return [each for each in said if each]


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


_WORDED: Final = 6
"""Up to so many points are told in words, and beside more none are."""


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


def _receiver(words: Words, names: Names, side: int) -> str:
    """A side as one who receives points; a team of three, of which there are two, without its long list of names.

    Where nobody before the screen plays, neither team is "the other".
    """
    players = names.side(side)
    if len(players) < 3 or names.own_side is None:
        return words.to_side(players)
    if any(each.you for each in players):
        return translate("Words", "your team", "one who receives points")
    return translate("Words", "the other team", "one who receives points")


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
        who = words.join([_receiver(words, names, side) for side in leaders])
        return fill(translate("Words", "Round %1: %2 each to %3"), number, phrase, who)
    leader = _receiver(words, names, leaders[0])
    if len(points) != 2:
        return fill(translate("Words", "Round %1: %2 to %3"), number, phrase, leader)
    other = 1 - leaders[0]
    return fill(
        translate("Words", "Round %1: %2 to %3, %4 to %5"),
        number,
        phrase,
        leader,
        number_word(points[other]) if best <= _WORDED else points[other],
        _receiver(words, names, other),
    )


def match_title(words: Words, winner: int, totals: Sequence[int], names: Names, *, lowest: bool = False) -> str:
    """Return how a match ended; `lowest` if the lowest score has won it."""
    if not lowest:
        return match_won(words, winner, totals, names)
    players = names.side(winner)
    others = sorted(points for number, points in enumerate(totals) if number != winner)
    score = fill(
        translate("Words", "%1 to %2", "a result, the winner's points first"),
        totals[winner],
        " · ".join(map(str, others)),
    )
    if len(players) == 1 and players[0].you:
        return fill(translate("Words", "You win with the lowest score, %1", "%1 is: 8 to 21"), score)
    if len(players) == 1:
        return fill(translate("Words", "%2 wins with the lowest score, %1", "%1 is: 8 to 21"), score, players[0].name)
    text = translate("Words", "%2 win with the lowest score, %1", "a team; %1 is: 8 to 21")
    return fill(text, score, words.side(players))


def lowest_wins() -> str:
    """Return that a match is played upside down."""
    return translate("Words", "The lowest score wins.")


_INSTANT: Final = {
    "trente": (
        QT_TRANSLATE_NOOP("Words", "De Trente: you win the match at once"),
        QT_TRANSLATE_NOOP("Words", "De Trente: %1 wins the match at once"),
        QT_TRANSLATE_NOOP("Words", "De Trente: %1 win the match at once"),
    ),
    "cappotto": (
        QT_TRANSLATE_NOOP("Words", "Cappotto: you win the match at once"),
        QT_TRANSLATE_NOOP("Words", "Cappotto: %1 wins the match at once"),
        QT_TRANSLATE_NOOP("Words", "Cappotto: %1 win the match at once"),
    ),
    "napoleone": (
        QT_TRANSLATE_NOOP("Words", "Napoleone: you win the match at once"),
        QT_TRANSLATE_NOOP("Words", "Napoleone: %1 wins the match at once"),
        QT_TRANSLATE_NOOP("Words", "Napoleone: %1 win the match at once"),
    ),
}
"""How a match won at once is announced: won by the person at the screen, by another, by a team."""


def instant_title(words: Words, winner: int, reason: str, names: Names) -> str:
    """Return that a match was won at once: ``Cappotto: Rita wins the match at once``."""
    players = names.side(winner)
    you, one, team = _INSTANT[reason]
    text = team if len(players) > 1 else you if players[0].you else one
    return fill(translate("Words", text), words.side(players))


def instant_reason(words: Words, reason: str) -> str:
    """Return what wins a match at once."""
    if reason == "trente":
        text = translate("Words", "The ace, 2 and 3 %1 on one side beat any score.", "%1 is: of coins")
    else:
        text = translate("Words", "All ten cards %1 on one side beat any score.", "%1 is: of coins")
    return fill(text, words.of_suit(0))


def next_dealer(words: Words, who: Player) -> str:
    """Return who deals next."""
    if who.you:
        return translate("Words", "You deal next.")
    return fill(translate("Words", "%1 deals next."), who.name)
