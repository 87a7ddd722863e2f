"""The second half of the rules as text: sweeps, the points of a round, and how a match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import RE_BELLO, SETTEBELLO
from scopa_desktop.core.scoring import Category
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_events import sweep_word
from scopa_desktop.ui.words_rules import RuleLine
from scopa_desktop.ui.words_score import category_name

if TYPE_CHECKING:
    from scopa_desktop.ui.words_rulebook import Book

translate = QCoreApplication.translate


# ------------------------------------------------------------------------------------------------------ sweeping


def sweep_lines(book: Book) -> list[RuleLine]:
    """Return what a sweep is and which of them score."""
    rules, call = book.rules, sweep_word(book.rules.variant)
    if not rules.scopa_points:
        text = translate("Words", "Taking every card from the table scores nothing.")
        return [book.line(text, "scopa_points")]
    sweep = translate("Words", "%1: whoever takes every card from the table scores a point.", "what is called out")
    lines = [book.line(fill(sweep, call), "scopa_points")]
    if rules.last_play_scopa:
        last = translate("Words", "The very last card of the round may sweep for a point too.")
    else:
        last = translate("Words", "The very last card of the round takes what it can, but scores no sweep.")
    lines.append(book.line(last, "last_play_scopa"))
    if rules.ace_rule != "none":
        if rules.ace_sweep_scopa:
            ace = translate("Words", "An ace that takes the whole table by its power sweeps it too.")
        else:
            ace = translate("Words", "An ace that takes the whole table by its power scores no sweep.")
        lines.append(book.line(ace, "ace_sweep_scopa"))
    if rules.ponino:
        doubled = translate(
            "Words",
            "%1: a side that takes the %2 of every suit scores its sweeps of the round a second time.",
            "ponino; knight",
        )
        name = category_name(book.words, Category.PONINO, rules.variant)
        lines.append(book.line(fill(doubled, name, book.words.second_figure()), "ponino"))
    return lines + book.plain("ponino")


# ------------------------------------------------------------------------------------------------------ counting


def point_lines(book: Book) -> list[RuleLine]:
    """Return what scores in a round."""
    rules = book.rules
    lines = [*_most_lines(book), *_primiera_lines(book), *_seven_lines(book), *_coin_lines(book)]
    if rules.frac:
        lines.append(book.line(_frac(book), "frac"))
    if rules.cirulla:
        lines += _cirulla_lines(book)
    contests = ("score_cards", "score_coins", "score_primiera", "barmila")
    if any(getattr(rules, name) for name in contests) or rules.sevens != "off":
        text = translate("Words", "Where the most or the best scores, nobody does if the best are level.")
        lines.append(book.line(text))
    off = ("score_cards", "score_coins", "score_settebello", "score_primiera", "sevens", "barmila", "re_bello")
    lines += book.plain(*off, "napola", "trente", "frac", "cirulla")
    if not lines:
        lines.append(book.line(translate("Words", "Nothing else scores.")))
    return lines


def _name(book: Book, category: Category) -> str:
    return category_name(book.words, category, book.rules.variant)


def _most_lines(book: Book) -> list[RuleLine]:
    rules, words, lines = book.rules, book.words, []
    two = len(book.sides) == 2
    if rules.score_cards:
        most = translate("Words", "%1: a point for the most cards.", "a category")
        half = translate("Words", "%1: a point for more than 20 of the 40 cards.", "a category")
        lines.append(book.line(fill(half if two else most, _name(book, Category.CARDS)), "score_cards"))
    if rules.score_coins:
        most = translate("Words", "%1: a point for the most cards %2.", "a category; of coins")
        half = translate("Words", "%1: a point for more than 5 of the 10 cards %2.", "a category; of coins")
        text = fill(half if two else most, _name(book, Category.COINS), words.of_suit(0))
        lines.append(book.line(text, "score_coins"))
    if rules.score_settebello:
        lines.append(book.line(_holder(book, Category.SETTEBELLO, SETTEBELLO), "score_settebello"))
    if rules.re_bello:
        lines.append(book.line(_holder(book, Category.RE_BELLO, RE_BELLO), "re_bello"))
    return lines


def _holder(book: Book, category: Category, card: int) -> str:
    text = translate("Words", "%1: a point for whoever takes %2.", "a category; the 7 of coins")
    return fill(text, _name(book, category), book.words.the_card(card))  # type: ignore[arg-type]  # a card's number


def _primiera_lines(book: Book) -> list[RuleLine]:
    rules = book.rules
    if not rules.score_primiera:
        return []
    if book.words.deck == "numbers":
        text = translate(
            "Words",
            "%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, "
            "14 for a 4, 13 for a 3, 12 for a 2 and 10 for an 8, 9 or 10. The highest sum scores a point.",
            "primiera; 18",
        )
    else:
        text = translate(
            "Words",
            "%1: each side adds up its best card of every suit: 21 for a 7, %2 for a 6, 16 for an ace, 15 for a 5, "
            "14 for a 4, 13 for a 3, 12 for a 2 and 10 for a figure. The highest sum scores a point.",
            "primiera; 18",
        )
    missing = {
        "sum": translate("Words", "A suit of which a side has no card adds nothing to that sum."),
        "ineligible": translate("Words", "A side without a card of every suit cannot win that point."),
        "more_suits_first": translate("Words", "A side with more suits goes before one with fewer, whatever the sums."),
    }[rules.primiera_missing_suit]
    return [
        book.line(fill(text, _name(book, Category.PRIMIERA), rules.primiera_six), "score_primiera", "primiera_six"),
        book.line(missing, "primiera_missing_suit"),
    ]


def _seven_lines(book: Book) -> list[RuleLine]:
    rules, lines = book.rules, []
    if rules.sevens != "off":
        text = translate("Words", "%1: a point for the most sevens, and one more for all four.", "a category")
        lines.append(book.line(fill(text, _name(book, Category.SEVENS)), "sevens"))
    if rules.barmila:
        text = translate(
            "Words",
            "%1: a point for the most sevens; if these are level, for the most sixes; if these are level too, for "
            "nobody.",
            "a category",
        )
        lines.append(book.line(fill(text, _name(book, Category.BARMILA)), "barmila"))
    return lines


def _coin_lines(book: Book) -> list[RuleLine]:
    rules, lines, suit = book.rules, [], book.words.of_suit(0)
    if rules.napola:
        text = fill(_run_text(rules.napola_cap), _name(book, Category.NAPOLA), suit, rules.napola_cap)
        lines.append(book.line(text, "napola", "napola_cap"))
    if rules.trente:
        text = translate(
            "Words", "%1: the ace %2 scores 1 point, the 2 scores 2 and the 3 scores 3.", "a category; of coins"
        )
        lines.append(book.line(fill(text, _name(book, Category.TRENTE), suit), "trente"))
    return lines


def _run_text(cap: int) -> str:
    """A run of coins from the ace: what it scores, with no more than `cap` points."""
    if cap >= 10:
        return translate(
            "Words",
            "%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a "
            "gap.",
            "a category; of coins",
        )
    if cap == 3:
        return translate("Words", "%1: a side with the ace, 2 and 3 %2 scores 3 points.", "a category; of coins")
    return translate(
        "Words",
        "%1: a side with the ace, 2 and 3 %2 scores 3 points, and one more for each card that follows without a gap, "
        "%3 at the most.",
        "a category; of coins; 6",
    )


def _frac(book: Book) -> str:
    jack, second, king = book.words.figures()
    text = translate("Words", "%1: each ace, %2, %3 and %4 scores a point, 16 in all.", "frac; jack, knight, king")
    return fill(text, _name(book, Category.FRAC), jack, second, king)


def _cirulla_lines(book: Book) -> list[RuleLine]:
    rules, suit = book.rules, book.words.of_suit(0)
    piccola = fill(_run_text(rules.piccola_cap), _name(book, Category.PICCOLA), suit, rules.piccola_cap)
    grande = translate("Words", "%1: a side with the %3, %4 and %5 %2 scores 5 points.", "grande; of coins; jack ...")
    lines = [
        book.line(piccola, "cirulla", "piccola_cap"),
        book.line(fill(grande, _name(book, Category.GRANDE), suit, *book.words.figures()), "cirulla"),
    ]
    if book.declares:
        text = translate("Words", "%1: the points that a side declared in the round.", "a category")
        lines.append(book.line(fill(text, _name(book, Category.DECLARATIONS)), "cirulla"))
    return lines


# ------------------------------------------------------------------------------------------------------- the end


def end_lines(book: Book) -> list[RuleLine]:
    """Return how a match ends."""
    rules = book.rules
    target = translate("Words", "The match is played to %1: when a side has that many points after a round, it ends.")
    if rules.inverse:
        who = translate("Words", "The side with the lowest score wins, however far it is behind.")
    else:
        who = translate("Words", "The side with the highest score wins, even if several have reached it.")
    lines = [book.line(fill(target, rules.target), "target"), book.line(who, "inverse")]
    lines.append(_level(book))
    return lines + _instant_lines(book)


def _level(book: Book) -> RuleLine:
    rules = book.rules
    if rules.frac_king_tiebreak:
        if rules.inverse:
            text = translate(
                "Words",
                "If the lowest are level, the one among them who took %1 in that round wins; if none did, another "
                "round is played.",
            )
        else:
            text = translate(
                "Words",
                "If the highest are level, the one among them who took %1 in that round wins; if none did, another "
                "round is played.",
            )
        return book.line(fill(text, book.words.the_card(RE_BELLO)), "frac_king_tiebreak")
    if rules.inverse:
        return book.line(translate("Words", "If the lowest are level, another round is played."), "inverse")
    return book.line(translate("Words", "If the highest are level, another round is played."))


def _instant_lines(book: Book) -> list[RuleLine]:
    """What wins at once; it beats any score (rules.md section 9)."""
    rules, suit, lines = book.rules, book.words.of_suit(0), []
    if rules.trente:
        text = translate("Words", "A side that has taken the ace, 2 and 3 %1 in a round wins the match at once.")
        lines.append(book.line(fill(text, suit), "trente"))
    if rules.cirulla:
        text = translate("Words", "Cappotto: a side that has taken all ten cards %1 in a round wins the match at once.")
        lines.append(book.line(fill(text, suit), "cirulla"))
    if rules.napola_all_wins:
        text = translate(
            "Words", "Napoleone: a side that has taken all ten cards %1 in a round wins the match at once."
        )
        lines.append(book.line(fill(text, suit), "napola_all_wins"))
    if lines:
        rest = translate(
            "Words",
            "That ends the round with that card and beats any score; what still lies on the table goes to nobody.",
        )
        lines.append(book.line(rest, special=True))
    return lines
