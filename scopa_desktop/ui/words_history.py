"""How a stored match is told of: when, against whom, how it ended, where it comes from."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from scopa_desktop.core.rules import VARIANTS, seating_of
from scopa_desktop.store.history import Outcome
from scopa_desktop.store.matches import HUMAN, MIXED, State, Summary
from scopa_desktop.store.origins import Origin, kind_of
from scopa_desktop.store.troubles import Trouble
from scopa_desktop.ui.sentences import ended, sentences
from scopa_desktop.ui.words import Player, Words, capital, fill, short_day
from scopa_desktop.ui.words_company import level_name
from scopa_desktop.ui.words_rules import seating_name, variant_name
from scopa_desktop.ui.words_troubles import trouble_sentence

_SIDES = 3
"""So many sides' points have room beside each other."""
NAMED: Final = 3
"""So many of the files that cannot be read are named; of more it is told how many."""

translate = QCoreApplication.translate


def outcome_of(summary: Summary) -> Outcome | None:
    """Return how a match stands for the person; None where it is over and no single side is theirs."""
    if summary.state is State.OPEN:
        return Outcome.OPEN
    if summary.state is State.ABANDONED:
        return Outcome.ABANDONED
    if summary.person_side is None:
        return None
    return Outcome.WON if summary.winner == summary.person_side else Outcome.LOST


def outcome_name(outcome: Outcome | None) -> str:
    """Return how a match stands in one word."""
    return {
        Outcome.WON: translate("Words", "Won"),
        Outcome.LOST: translate("Words", "Lost"),
        Outcome.OPEN: translate("Words", "Open"),
        Outcome.ABANDONED: translate("Words", "Abandoned"),
        None: translate("Words", "Over"),
    }[outcome]


def score_of(summary: Summary) -> str:
    """Return the score, the person's side first and the others from the best to the worst: ``11 : 7``.

    Of more than three sides the best of the others stands for them all.
    """
    own = summary.person_side
    others = sorted((total for side, total in enumerate(summary.totals) if side != own), reverse=True)
    totals = others if own is None else [summary.totals[own], *others]
    shown = [QLocale().toString(total) for total in totals]
    return " : ".join(shown if len(shown) <= _SIDES else [*shown[:2], "…"])


def day_and_time(moment: datetime, today: date) -> str:
    """Return a moment as people say it, short: ``Today, 14:05``, ``29 Nov 2026``."""
    here = moment.astimezone()
    day = here.date()
    time = QLocale().toString(QTime(here.hour, here.minute), QLocale.FormatType.ShortFormat)
    if day == today:
        return fill(translate("Words", "Today, %1", "%1 is a time of day"), time)
    if (today - day).days == 1:
        return fill(translate("Words", "Yesterday, %1", "%1 is a time of day"), time)
    return short_day(day)


def game_name(words: Words, summary: Summary) -> str:
    """Return the game, and how it was seated if that is not two players: ``Scopa · two teams of two``."""
    name = variant_name(summary.variant) if summary.variant in VARIANTS else summary.variant
    seating = seating_of(summary.sides)
    if seating is None or seating == "2":
        return name
    return fill(translate("Words", "%1 · %2", "a game; how it is seated"), name, seating_name(words, seating))


def rivals_of(words: Words, summary: Summary) -> str:
    """Return who plays against the person, by name; everybody, where no single side is a person's."""
    own = next((number for number, seat in enumerate(summary.seats) if seat.player == HUMAN), None)
    side = summary.person_side
    seats = [number for number in range(len(summary.seats)) if (side is None or number not in summary.sides[side])]
    return words.join([words.player(Player(summary.seats[number].name, number == own)) for number in seats])


def strength_of(summary: Summary) -> str:
    """Return how strong those are: ``Hard``."""
    return translate("Words", "mixed levels") if summary.opponents == MIXED else level_name(summary.opponents)


def opponents_line(words: Words, summary: Summary) -> str:
    """Return who plays against the person, with their level: ``Nonna Rita · Hard``."""
    line = translate("Words", "%1 · %2", "names; their level")
    return fill(line, capital(rivals_of(words, summary)), strength_of(summary))


def origin_name(summary: Summary) -> str:
    """Return where a match comes from; nothing for one that was dealt like any other."""
    kind = kind_of(summary.origin)
    if kind is Origin.DAY:
        day = QDate.fromString(summary.origin.partition(":")[2], "yyyy-MM-dd")
        if day.isValid():
            told = short_day(date(day.year(), day.month(), day.day()))
            return fill(translate("Words", "Deal of %1", "%1 is a date"), told)
    return {
        Origin.NEW: "",
        Origin.SAME: translate("Words", "Same cards"),
        Origin.FROM: translate("Words", "From another match"),
        Origin.DAY: translate("Words", "Deal of the day"),
        Origin.TWIN: translate("Words", "Computer in your seat"),
        Origin.FILE: translate("Words", "From a file"),
    }[kind]


def match_in_words(words: Words, summary: Summary, today: date) -> str:
    """Return a match as one sentence, for those who hear it."""
    name = fill(translate("Words", "“%1”: ", "before what is told of a match"), summary.name) if summary.name else ""
    sentence = fill(
        translate("Words", "%1, %2 against %3, %4, %5", "when, game, opponents, outcome, score"),
        day_and_time(summary.updated, today),
        game_name(words, summary),
        opponents_line(words, summary),
        outcome_name(outcome_of(summary)),
        score_of(summary),
    )
    origin = origin_name(summary)
    return sentences(ended(f"{name}{sentence}"), origin)


def n_matches(n: int) -> str:
    """Return ``1 match``, ``2,150 matches``."""
    if n == 1:
        return translate("Words", "1 match")
    return fill(translate("Words", "%1 matches"), QLocale().toString(n))


def n_of(n: int, of: int) -> str:
    """Return how many of all matches are listed."""
    return fill(translate("Words", "%1 of %2", "so many of 2,150 matches"), QLocale().toString(n), n_matches(of))


def deleted_words(n: int) -> str:
    """Return that matches were deleted."""
    return fill(translate("Words", "Deleted %1.", "%1 is: 2 matches"), n_matches(n))


def restored_words(n: int) -> str:
    """Return that deleted matches are there again."""
    if n == 1:
        return translate("Words", "The match is there again.")
    return fill(translate("Words", "%1 are there again.", "%1 is: 2 matches"), n_matches(n))


def imported_words(new: int, known: int, refused: Sequence[Trouble]) -> str:
    """Return what came of reading several files, those named that could not be read, and why.

    Args:
        new: how many matches were added.
        known: how many were there already.
        refused: why files could not be read.
    """
    parts = [fill(translate("Words", "%1 added.", "%1 is: 2 matches"), n_matches(new))]
    if known:
        parts.append(fill(translate("Words", "%1 already there.", "%1 is: 2 matches"), n_matches(known)))
    parts += [trouble_sentence(each) for each in refused[:NAMED]]
    if len(refused) > NAMED:
        more = QLocale().toString(len(refused) - NAMED)
        parts.append(fill(translate("Words", "%1 more files cannot be opened.", "a number"), more))
    return sentences(*parts)


def exported_words(n: int, where: str) -> str:
    """Return that matches were written into a file or a folder."""
    if n == 1:
        return fill(translate("Words", "The match is written to %1."), where)
    return fill(translate("Words", "%1 are written to %2.", "2 matches; a folder"), n_matches(n), where)
