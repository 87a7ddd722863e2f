"""Words for puzzles: how hard they are, what a play in one is worth, hints, and what came of those that were tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import Card
from scopa_desktop.core.plays import Play, card_of
from scopa_desktop.core.rules import Rules
from scopa_desktop.players.advice import ReasonKind
from scopa_desktop.players.grades import Grade
from scopa_desktop.players.puzzles import Difficulty
from scopa_desktop.players.review import Judgement
from scopa_desktop.store.puzzles import Tally
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.words import Words, fill
from scopa_desktop.ui.words_hints import FAR_WORSE
from scopa_desktop.ui.words_review import grade_name

translate = QCoreApplication.translate

Kind = ReasonKind
_SAFETY: Final = frozenset(
    {
        *(Kind.SPARES_SETTEBELLO, Kind.SPARES_SCOPA, Kind.NO_SWEEP, Kind.LAST_GONE, Kind.SWEEPERS_HELD),
        Kind.FELLOWS_GONE,
    }
)
_LATER: Final = frozenset({Kind.TWIN, Kind.PREPARES, Kind.KEEPS, Kind.GETS_RID, Kind.LEAST})
_AVOIDING: Final = frozenset({Kind.NO_SCOPA, Kind.TAKES_NOTHING, Kind.TAKES_LITTLE})
_AVERAGE: Final = frozenset({Kind.ON_AVERAGE, Kind.LEVEL, Kind.ONLY_PLAY})


def difficulty_name(difficulty: Difficulty | None) -> str:
    """Return how hard a puzzle is, or that it may be anything."""
    return {
        None: translate("Words", "Mixed", "puzzles of any difficulty"),
        Difficulty.EASY: translate("Words", "Easy", "difficulty of a puzzle"),
        Difficulty.TRICKY: translate("Words", "Tricky", "difficulty of a puzzle"),
        Difficulty.HARD: translate("Words", "Hard", "difficulty of a puzzle"),
        Difficulty.FIENDISH: translate("Words", "Fiendish", "difficulty of a puzzle"),
    }[difficulty]


def difficulty_note(difficulty: Difficulty | None) -> str:
    """Return in a few words what a difficulty means."""
    return {
        None: translate("Words", "A little of everything", "puzzles of any difficulty"),
        Difficulty.EASY: translate("Words", "The best play is in sight"),
        Difficulty.TRICKY: translate("Words", "First sight misleads"),
        Difficulty.HARD: translate("Words", "Medium opponents miss it"),
        Difficulty.FIENDISH: translate("Words", "It takes a long look"),
    }[difficulty]


def tally_short(tally: Tally) -> str:
    """Return how many puzzles were solved at the first try, of those tried: ``3/5``; nothing if none was."""
    return fill(translate("Words", "%1/%2", "solved at the first try; tried"), tally.first, tally.tried) * bool(
        tally.tried
    )


def tally_sentence(tally: Tally) -> str:
    """Return what came of puzzles, as a sentence."""
    if not tally.tried:
        return translate("Words", "None tried yet.", "puzzles")
    return fill(translate("Words", "%1 of %2 solved at the first try.", "puzzles"), tally.first, tally.tried)


def difficulty_spoken(difficulty: Difficulty | None, tally: Tally) -> str:
    """Return a line of the list of difficulties, as it is read out."""
    sentence = translate("Words", "%1: %2. %3", "a difficulty; what it means; how many were solved")
    return fill(sentence, difficulty_name(difficulty), difficulty_note(difficulty), tally_sentence(tally))


def streak_sentence(words: Words, streak: int, best: int) -> str:
    """Return how many puzzles in a row were solved, and the most that ever were; nothing before the first."""
    if not best:
        return ""
    most = fill(translate("Words", "Your longest row: %1.", "puzzles solved one after the other"), best)
    return most if not streak else sentences(words.streak(streak), most)


def puzzle_name(difficulty: Difficulty, number: str, ply: int) -> str:
    """Return which puzzle it is: its difficulty, the deal number and the place in it."""
    sentence = translate("Words", "%1. Deal %2, play %3.", "a difficulty; numbers")
    return fill(sentence, difficulty_name(difficulty), number, ply + 1)


def question(rules: Rules) -> str:
    """Return what a puzzle asks."""
    if rules.inverse:
        return translate("Words", "Which play gives away least?", "where the lowest score wins")
    return translate("Words", "Which play is best?")


def nudge(kind: ReasonKind) -> str:
    """Return a hint that names no card, from the weightiest reason why the best play is good."""
    if kind in _SAFETY:
        return translate("Words", "Hint: think of what you leave on the table, and who may take it.")
    if kind in _LATER:
        return translate("Words", "Hint: think of your next turn. Which card will you need then?")
    if kind in _AVOIDING:
        return translate("Words", "Hint: here it is better to take as little as you can.")
    if kind is Kind.LAST_CAPTURE:
        return translate("Words", "Hint: the end is near. Who comes by what is left over?")
    if kind in (Kind.SCOPA, Kind.ACE_TAKES_ALL):
        return translate("Words", "Hint: can the table be swept?")
    if kind in _AVERAGE:
        return translate("Words", "Hint: count what is gone. What may the others still hold?")
    if kind in (Kind.SETTEBELLO, Kind.RE_BELLO, Kind.SEVENS, Kind.PRIMIERA, Kind.COINS):
        return translate("Words", "Hint: not every card that can be taken is worth the same. Which ones score?")
    return translate("Words", "Hint: look at everything that you could take, and what it scores.")


def card_hint(words: Words, best: Play) -> str:
    """Return a hint that names the card to play."""
    return fill(translate("Words", "Hint: play %1.", "a card"), words.the_card(card_of(best)))


def verdict(words: Words, judgement: Judgement, rules: Rules) -> str:
    """Return the grade of a play that is not the best, and what it costs."""
    grade = grade_name(judgement.grade)
    if judgement.grade is Grade.BEST:
        return grade
    if judgement.loss > FAR_WORSE:
        return fill(translate("Words", "%1: everything depends on it.", "grade of a play"), grade)
    cost = words.decimal(judgement.loss)
    if rules.inverse:
        sentence = translate("Words", "%1: it is worse by %2 points a round.", "grade of a play; a number")
    else:
        sentence = translate("Words", "%1: it costs %2 points a round.", "grade of a play; a number")
    return fill(sentence, grade, cost)


def pile_spoken(words: Words, name: str, cards: Sequence[Card]) -> str:
    """Return what a side has taken, as it is read out."""
    return fill(translate("Words", "%1: %2.", "who has taken; which cards"), name, words.the_cards(cards))


def solution_title() -> str:
    """Return what stands above the solution."""
    return translate("Words", "The solution", "of a puzzle")


def solved_title(first: bool) -> str:
    """Return what is said when the best play was found."""
    if first:
        return translate("Words", "Yes, at the first try!")
    return translate("Words", "Yes, that is the best play.")


def looking_sentence() -> str:
    """Return that a puzzle is looked for."""
    return translate("Words", "Looking for a puzzle …")


def stopped_sentence() -> str:
    """Return that no puzzle is looked for any more."""
    return translate("Words", "The search was stopped.", "for puzzles")


def search_failed_sentence() -> str:
    """Return that nobody looks for puzzles."""
    return translate("Words", "No puzzle can be made just now: the teacher does not answer.")


def rare_sentence() -> str:
    """Return why it takes long to find a puzzle."""
    return translate(
        "Words",
        "The computer plays one deal after the other until it meets such a position. "
        "The harder it is to be, the longer that takes.",
    )
