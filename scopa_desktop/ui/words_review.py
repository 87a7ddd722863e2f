"""Words for reviews: grades, what a play cost and what would have been better, and how the match went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import Card, cards_of
from scopa_desktop.core.rules import Rules
from scopa_desktop.core.view import SeatView
from scopa_desktop.players.advice import ReasonKind
from scopa_desktop.players.grades import Grade
from scopa_desktop.players.review import Judgement
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.words import Names, Words, fill
from scopa_desktop.ui.words_hints import FAR_WORSE, NO_COST, why_sentences

translate = QCoreApplication.translate

_ALMOST_ALL = 97
_MOST = 93
_MANY = 88
"""Accuracies: in classic Scopa Expert reaches 98, Hard and Medium 94, Easy 91."""


def grade_name(grade: Grade) -> str:
    """Return a grade as it stands beside its sign."""
    return {
        Grade.BEST: translate("Words", "Best", "grade of a play"),
        Grade.GOOD: translate("Words", "Good", "grade of a play"),
        Grade.INACCURACY: translate("Words", "Inaccuracy", "grade of a play"),
        Grade.MISTAKE: translate("Words", "Mistake", "grade of a play"),
    }[grade]


def grade_count(words: Words, grade: Grade, count: int) -> str:
    """Return how many plays have a grade: ``3 mistakes``."""
    return {
        Grade.BEST: lambda: words.best_plays(count),
        Grade.GOOD: lambda: words.good_plays(count),
        Grade.INACCURACY: lambda: words.inaccurate_plays(count),
        Grade.MISTAKE: lambda: words.mistakes(count),
    }[grade]()


def cost_sentence(words: Words, loss: float, rules: Rules) -> str:
    """Return what a play cost."""
    if loss < NO_COST:
        return translate("Words", "Nothing would have been better.")
    if loss > FAR_WORSE:
        return translate("Words", "Everything depended on it.")
    cost = words.decimal(loss)
    if rules.inverse:
        return fill(translate("Words", "It was worse by %1 points a round."), cost)
    return fill(translate("Words", "It cost %1 points a round."), cost)


def short_cost(words: Words, loss: float) -> str:
    """Return what a play cost, as a number in a list; nothing where it cost nothing."""
    if loss < NO_COST:
        return ""
    return fill(translate("Words", "−%1", "points that a play cost"), words.decimal(min(loss, FAR_WORSE)))


def why_better(words: Words, judgement: Judgement, rules: Rules, rival: str) -> str:
    """Return why the best play is better than the play made, or than the next best if that was made."""
    made = judgement.grade is not Grade.BEST
    said = why_sentences(words, judgement.reasons, rules, rival, made)
    if judgement.reasons[0].kind is ReasonKind.LEVEL and made:
        return ""
    return said


def round_name(number: int) -> str:
    """Return a round's name."""
    return fill(translate("Words", "Round %1"), number)


def decision_name(number: int, ply: int) -> str:
    """Return which decision it is: ``Round 2, play 5``."""
    return fill(translate("Words", "Round %1, play %2"), number, ply + 1)


def decision_spoken(words: Words, number: int, ply: int, play: str, judgement: Judgement | None) -> str:
    """Return a decision with its grade and its cost, as it is read out."""
    if judgement is None:
        return fill(
            translate("Words", "%1. %2 Not judged yet.", "a decision; a play"), decision_name(number, ply), play
        )
    sentence = translate("Words", "%1. %2 %3.", "a decision; a play; a grade")
    said = fill(sentence, decision_name(number, ply), play, grade_name(judgement.grade))
    return sentences(said, cost_spoken(words, judgement.loss))


def cost_spoken(words: Words, loss: float) -> str:
    """Return what a play cost, as it is read out; nothing where it cost nothing."""
    return fill(translate("Words", "It cost %1 points."), words.decimal(loss)) if loss >= NO_COST else ""


def accuracy_sentence(accuracy: float) -> str:
    """Return in words how well somebody played."""
    if accuracy >= _ALMOST_ALL:
        return translate("Words", "Hardly anything could have been played better.")
    if accuracy >= _MOST:
        return translate("Words", "Well played: only a few points were given away.")
    if accuracy >= _MANY:
        return translate("Words", "Soundly played, with some points given away.")
    return translate("Words", "A good deal was given away: the mistakes are worth a look.")


def accuracy_note() -> str:
    """Return how the accuracy is reckoned."""
    return translate(
        "Words",
        "A play that costs nothing counts 100, one that costs a quarter of a point 50, half a point 25: "
        "the accuracy is their mean.",
    )


def percent(share: float) -> str:
    """Return a share, 0 to 1, in percent."""
    return fill(translate("Words", "%1 %", "a share, such as 41 %"), round(100 * share))


def progress_sentence(done: int, count: int) -> str:
    """Return how far a review is."""
    return fill(translate("Words", "Going through decision %1 of %2 …"), min(done + 1, count), count)


def stopped_sentence(done: int, count: int) -> str:
    """Return how far a review came before it was stopped."""
    return fill(translate("Words", "Stopped after %1 of %2 decisions."), done, count)


def failed_sentence(done: int, count: int) -> str:
    """Return that the teacher does not answer."""
    return fill(translate("Words", "The teacher does not answer. %1 of %2 decisions are judged."), done, count)


def graph_sentence(
    chances: Sequence[float], places: Sequence[tuple[int, int]], worst: tuple[int, float] | None, result: str
) -> str:
    """Return what the graph of a match shows.

    Args:
        chances: the chance of winning at every decision, 0 to 1, in order.
        places: round and ply of every decision.
        worst: the place of the play that lost most of that chance, and how much; None if none lost any.
        result: how the match ended.
    """
    if not chances:
        return result
    high = max(range(len(chances)), key=chances.__getitem__)
    low = min(range(len(chances)), key=chances.__getitem__)
    sentence = translate(
        "Words", "Your chance of winning was highest in round %1, at %2, and lowest in round %3, at %4."
    )
    said = fill(sentence, places[high][0], percent(chances[high]), places[low][0], percent(chances[low]))
    if worst is not None:
        drop = translate("Words", "The play that lost most of it was in round %1: %2.")
        said = sentences(said, fill(drop, places[worst[0]][0], percent(worst[1])))
    return sentences(said, result)


def verdict_title(grade: Grade) -> str:
    """Return what is said of a play that was tried in practice."""
    return {
        Grade.BEST: translate("Words", "Yes, that is the best play."),
        Grade.GOOD: translate("Words", "Yes, that is about as good as the best."),
        Grade.INACCURACY: translate("Words", "Not quite: there is something better."),
        Grade.MISTAKE: translate("Words", "No, that gives something away."),
    }[grade]


def practice_title(words: Words, count: int) -> str:
    """Return how many positions wait for another try."""
    return words.practice(count)


def counts_spoken(words: Words, counts: Mapping[Grade, int]) -> str:
    """Return how many plays have each grade, in one sentence."""
    return words.join([grade_count(words, grade, count) for grade, count in counts.items()])


def position_spoken(words: Words, table: Sequence[Card], hand: Sequence[Card]) -> str:
    """Return a position in words."""
    held = fill(translate("Words", "In your hand: %1.", "cards"), words.the_cards(hand))
    if table:
        lying = fill(translate("Words", "On the table: %1.", "cards"), words.the_cards(table))
    else:
        lying = translate("Words", "The table is empty.")
    return sentences(lying, held)


def standing_sentence(words: Words, view: SeatView, names: Names) -> str:
    """Return how the match and the round stood: points before the round, and cards taken."""
    order = sorted(range(len(view.sides)), key=lambda side: side != names.own_side)
    points = [str(view.totals[side]) for side in order]
    taken = [str(view.seen.piles[side].bit_count()) for side in order]
    two = translate("Words", " to ", "between two scores: 6 to 4")
    between = two if len(order) == 2 else " · "
    score, piles, stock = between.join(points), between.join(taken), words.cards_left(view.stock)
    if view.stock:
        sentence = fill(
            translate("Words", "Score %1, cards taken %2, %3.", "6 to 4; 12 to 8; 18 left"), score, piles, stock
        )
    else:
        sentence = fill(translate("Words", "Score %1, cards taken %2.", "6 to 4; 12 to 8"), score, piles)
    shown = [
        fill(
            translate("Words", "%1 shows %2.", "a player; cards"), words.player(player), words.the_cards(cards_of(hand))
        )
        for seat, (player, hand) in enumerate(zip(names.players, view.seen.hands, strict=True))
        if seat != view.seat and hand
    ]
    return sentences(sentence, *shown)


def missed_note(when: str, number: int) -> str:
    """Return where a position is from: ``29 November, round 3``."""
    return fill(translate("Words", "%1, round %2", "a day; the number of a round"), when, number)


def missed_spoken(game: str, note: str, grade: str, found: bool) -> str:
    """Return a position of the practice list, as it is read out."""
    if found:
        return fill(translate("Words", "%1, %2: found.", "a game; when"), game, note)
    return fill(translate("Words", "%1, %2: %3.", "a game; when; a grade"), game, note, grade)


def practice_left(words: Words, count: int) -> str:
    """Return how many positions are left to be tried again."""
    if not count:
        return translate("Words", "Nothing is left: you have found the better play everywhere.")
    return words.missed_positions(count)


def would_cost(words: Words, loss: float) -> str:
    """Return what a play that was only tried would cost."""
    if loss > FAR_WORSE:
        return translate("Words", "Everything depends on it.")
    return fill(translate("Words", "On average it is worse by %1 points a round."), words.decimal(loss))
