"""Words for matches on the same cards, and for the deals of the days."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QLocale

from scopa_desktop.session.day import DayDeal
from scopa_desktop.session.same import Course, Unlike, common_rounds
from scopa_desktop.store.matches import State, Summary
from scopa_desktop.ui.words import Words, day_name, fill
from scopa_desktop.ui.words_company import level_name
from scopa_desktop.ui.words_rules import seating_name, variant_name

translate = QCoreApplication.translate


def why_unlike(why: Unlike) -> str:
    """Return why the cards of a match cannot be played once more, or by nobody else."""
    return {
        Unlike.NO_NUMBER: translate(
            "Words", "The cards of this match follow from no deal number, so they cannot be dealt once more."
        ),
        Unlike.GONE_ON: translate(
            "Words", "This match began in the middle of another one: play that one’s cards again instead."
        ),
        Unlike.NOBODY: translate("Words", "Nobody but the computer played this match."),
        Unlike.SEVERAL: translate(
            "Words", "Several people played this match, so it is nobody’s seat alone that the computer could take."
        ),
    }[why]


def cards_of_match(day: date, today: date) -> str:
    """Return what is said when the cards of an older match are dealt once more."""
    passed = (today - day).days
    if passed == 0:
        return translate("Words", "The cards of your match of today.")
    if passed == 1:
        return translate("Words", "The cards of your match of yesterday.")
    return fill(translate("Words", "The cards of your match of %1.", "%1 is a date"), day_name(day, today))


def cards_of_day(day: date, today: date) -> str:
    """Return what is said when the deal of a day is dealt."""
    return fill(translate("Words", "The deal of %1.", "%1 is a date"), day_name(day, today))


def last_sentence(now: Course, last: Course) -> str:
    """Return how a match went this time and last time, on the same cards."""
    text = {
        (True, True): translate("Words", "On the same cards you won both times: %1 to %2 now, %3 to %4 before."),
        (True, False): translate("Words", "Better than last time: on the same cards you lost %3 to %4."),
        (False, True): translate("Words", "Last time, on the same cards, you won %3 to %4."),
        (False, False): translate("Words", "On the same cards you lost both times: %1 to %2 now, %3 to %4 before."),
    }[bool(now.won), bool(last.won)]
    return fill(text, now.own, now.rival, last.own, last.rival)


def twin_sentence(mine: Course, twin: Course, level: str) -> str:
    """Return how a computer player did in the person's seat, and how the person did."""
    text = {
        (True, True): translate("Words", "On the same cards %5 would have won %3 to %4; you won %1 to %2."),
        (True, False): translate("Words", "On the same cards %5 would have lost %3 to %4; you won %1 to %2."),
        (False, True): translate("Words", "On the same cards %5 would have won %3 to %4; you lost %1 to %2."),
        (False, False): translate("Words", "On the same cards %5 would have lost %3 to %4; you lost %1 to %2."),
    }[bool(mine.won), bool(twin.won)]
    return fill(text, mine.own, mine.rival, twin.own, twin.rival, level_name(level))


def difference_sentence(words: Words, mine: Course, other: Course, level: str = "") -> str:
    """Return who did better over the rounds that both played.

    Args:
        words: how things are counted.
        mine: the person's match.
        other: the other match.
        level: the computer player whose match that was; empty for the person's own match before.
    """
    rounds = common_rounds((mine, other))
    ahead = mine.margin(rounds) - other.margin(rounds)
    points, played = words.n_points(abs(ahead)), words.n_rounds(rounds)
    if level:
        text = (
            translate("Words", "Over the %1 that both played you did better than %3 by %2.")
            if ahead > 0
            else translate("Words", "Over the %1 that both played %3 did better than you by %2.")
            if ahead < 0
            else translate("Words", "Over the %1 that both played %3 did as well as you.")
        )
        return fill(text, played, points, level_name(level))
    text = (
        translate("Words", "Over the %1 of both matches you did better now by %2.")
        if ahead > 0
        else translate("Words", "Over the %1 of both matches you did better last time by %2.")
        if ahead < 0
        else translate("Words", "Over the %1 of both matches you did as well as last time.")
    )
    return fill(text, played, points)


def rounds_note() -> str:
    """Return why one match may have more rounds than the other."""
    return translate(
        "Words",
        "The cards of a round are the same in both matches. How many rounds there are follows from the score, so one "
        "match may go on when the other is over.",
    )


def signed(points: int) -> str:
    """Return a difference: ``+3``, ``−2``, ``0``."""
    number = QLocale().toString(abs(points))
    return number if not points else f"+{number}" if points > 0 else f"−{number}"


def pair(own: int, rival: int) -> str:
    """Return two scores: ``11 : 7``."""
    return f"{QLocale().toString(own)} : {QLocale().toString(rival)}"


def day_sentence(words: Words, deal: DayDeal) -> str:
    """Return what is played on a day: ``Two players, to 11. The others play at level Medium.``."""
    return fill(
        translate("Words", "%1, %2, to %3, with players of level %4.", "a game; how many play; target; level"),
        variant_name(deal.variant),
        seating_name(words, deal.seating),
        deal.target,
        level_name(deal.level),
    )


def margin_of(summary: Summary, inverse: bool, side: int | None = None) -> tuple[int, int, int]:
    """Return a match's own score, the best other's, and by how much the own is better.

    Args:
        summary: the match.
        inverse: whether the fewest points win.
        side: whose score it is; by default the person's.
    """
    own = side if side is not None else summary.person_side or 0
    others = [total for number, total in enumerate(summary.totals) if number != own]
    rival = min(others) if inverse else max(others)
    gained = summary.totals[own] - rival
    return summary.totals[own], rival, -gained if inverse else gained


def day_result(summary: Summary, inverse: bool) -> str:
    """Return how the match of a day ended, or stands: ``Won 11 : 7``."""
    own, rival, _ = margin_of(summary, inverse)
    text = {
        State.OPEN: translate("Words", "Open %1", "%1 is a score"),
        State.ABANDONED: translate("Words", "Given up"),
        State.WON: translate("Words", "Won %1", "%1 is a score")
        if summary.winner == summary.person_side
        else translate("Words", "Lost %1", "%1 is a score"),
    }[summary.state]
    return fill(text, pair(own, rival))


def streak_sentence(days: int, played: int) -> str:
    """Return for how many days in a row the deal was played, and how many were played in all."""
    total = translate("Words", "%1 played", "so many deals of days")
    if days < 2:
        return fill(total, played)
    return fill(translate("Words", "%1 days in a row · %2 played"), days, played)
