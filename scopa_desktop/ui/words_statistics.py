"""Words for results: figures, what they mean, and what the plots show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QCoreApplication, QLocale

from scopa_desktop.core.scoring import Category
from scopa_desktop.store.matches import MIXED
from scopa_desktop.store.results import RATED
from scopa_desktop.store.statistics import Course, Filter, Streaks, Totals
from scopa_desktop.ui.plots import Column, Pair
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.words import Words, fill
from scopa_desktop.ui.words_company import level_name
from scopa_desktop.ui.words_score import category_name, lowest_wins

translate = QCoreApplication.translate

ENOUGH = 20
"""Rounds below which nothing is said of a mean; so many a rolling mean takes together."""
_WIDEST = 9
"""Margins from here on stand in one column."""


def opponents_name(level: str) -> str:
    """Return the name of the opponents' level."""
    return translate("Words", "Mixed levels") if level == MIXED else level_name(level)


def counted(number: int) -> str:
    """Return a number of things as the language writes it: ``12,340``."""
    return QLocale().toString(number)


def percent(share: float) -> str:
    """Return a share in whole percent: ``41%``."""
    return fill(translate("Words", "%1%", "a share, such as 41%"), round(100 * share))


def share(part: int, whole: int) -> str:
    """Return a share in percent; a dash where there is nothing to share."""
    return percent(part / whole) if whole else "–"


def signed(number: float, decimals: int = 2) -> str:
    """Return a number with its sign: ``+0.42``, ``−0.30``; what rounds to nothing has none."""
    written = QLocale().toString(abs(float(number)), "f", decimals)
    if round(number, decimals) == 0:
        return written
    return f"+{written}" if number > 0 else f"−{written}"


def uncertain(totals: Totals) -> str:
    """Return how far the points a round may be off: ``± 0.15``; nothing for too few rounds."""
    if totals.rounds < ENOUGH:
        return ""
    written = QLocale().toString(totals.uncertainty, "f", 2)
    return fill(translate("Words", "± %1", "how far a number may be off"), written)


def margin_sentence(words: Words, totals: Totals) -> str:
    """Return in plain words what the points a round tell of the person's play."""
    rounds = words.n_rounds(totals.rounds)
    if totals.rounds < ENOUGH:
        text = translate(
            "Words", "%1 is little to go by: after %2 you see here whether you are ahead by more than luck."
        )
        return fill(text, rounds, ENOUGH)
    low, high = totals.margin - totals.uncertainty, totals.margin + totals.uncertainty
    if low > 0:
        text = translate(
            "Words", "Over %1 you are ahead by more than luck: in the long run by %2 to %3 points a round."
        )
        return fill(text, rounds, _plain(low), _plain(high))
    if high < 0:
        text = translate(
            "Words", "Over %1 you are behind by more than bad luck: in the long run by %2 to %3 points a round."
        )
        return fill(text, rounds, _plain(-high), _plain(-low))
    text = translate(
        "Words", "Over %1 nobody is clearly ahead: in the long run it lies between %2 and %3 points a round."
    )
    return fill(text, rounds, signed(low), signed(high))


def _plain(number: float) -> str:
    return QLocale().toString(number, "f", 2)


def won_line(totals: Totals) -> str:
    """Return how many matches were won, and what became of the others: ``26 of 42 · 2 left unfinished``."""
    parts = [fill(translate("Words", "%1 of %2"), counted(totals.won), counted(totals.matches))]
    if not totals.matches:
        parts = [translate("Words", "none is over yet", "matches")]
    if totals.abandoned:
        parts.append(fill(translate("Words", "%1 left unfinished"), counted(totals.abandoned)))
    return " · ".join(parts)


def streak_line(streaks: Streaks) -> str:
    """Return how the last matches went: ``now: 3 won``."""
    if streaks.now >= 0:
        return fill(translate("Words", "now: %1 won"), streaks.now)
    return fill(translate("Words", "now: %1 lost"), -streaks.now)


def sweeps_word(words: Words, variant: str | None) -> str:
    """Return what sweeps are called: in a game's own word, if there is one game only."""
    if variant:
        return category_name(words, Category.SCOPE, variant)
    return translate("Words", "Sweeps")


def against(own: str, theirs: str) -> str:
    """Return two numbers: ``301 against 236``."""
    return fill(translate("Words", "%1 against %2", "own number; the others'"), own, theirs)


def rate_line(totals: Totals, category: Category) -> str:
    """Return how often each side got a category: ``56% · they 39%``."""
    rounds = totals.sums[f"{category}_rounds"]
    won, lost = totals.sums[f"{category}_won"], totals.sums[f"{category}_lost"]
    return fill(translate("Words", "%1 · they %2", "two shares"), share(won, rounds), share(lost, rounds))


def figures(words: Words, totals: Totals, streaks: Streaks, variant: str | None) -> list[tuple[str, str]]:
    """Return everything that is told in numbers, each with what it is."""
    sums, name = totals.sums, variant or "scopa"
    rounds = translate("Words", "%1 won, %2 lost, %3 level", "rounds")
    matches = fill(translate("Words", "%1 won, %2 lost"), counted(totals.won), counted(totals.lost))
    if totals.abandoned:
        matches = fill(
            translate("Words", "%1 won, %2 lost, %3 left unfinished", "matches"),
            *map(counted, (totals.won, totals.lost, totals.abandoned)),
        )
    told = [
        (translate("Words", "Matches"), matches),
        (
            translate("Words", "Rounds"),
            fill(rounds, *(counted(sums[each]) for each in ("rounds_won", "rounds_lost", "rounds_tied"))),
        ),
        (
            translate("Words", "Points a round"),
            against(words.decimal(totals.a_round("points_for")), words.decimal(totals.a_round("points_against"))),
        ),
        (sweeps_word(words, variant), against(counted(sums["scope_for"]), counted(sums["scope_against"]))),
    ]
    for category in (Category.SETTEBELLO, Category.COINS, Category.CARDS, Category.PRIMIERA):
        if totals.rate(category) is not None:
            told.append((category_name(words, category, name), rate_line(totals, category)))
    if totals.best is not None and totals.worst is not None:
        both = translate("Words", "%1 and %2", "the best round; the worst")
        told.append(
            (translate("Words", "Best and worst round"), fill(both, signed(totals.best, 0), signed(totals.worst, 0)))
        )
    runs = fill(translate("Words", "%1 won, %2 lost"), streaks.best, streaks.worst)
    told.append((translate("Words", "Most matches in a row"), runs))
    return told


# -------------------------------------------------------------------------------------------------- plots


def too_few(totals: Totals) -> str:
    """Return what stands in a plot's place while there are too few rounds."""
    text = translate("Words", "After %1 rounds a line appears here. You have played %2.")
    return fill(text, ENOUGH, totals.rounds)


def too_few_for_columns(totals: Totals) -> str:
    """Return what stands in the place of the rounds' results while there are too few of them."""
    text = translate("Words", "After %1 rounds it shows here how rounds end. You have played %2.")
    return fill(text, ENOUGH, totals.rounds)


def course_point(words: Words, number: int, own: float, theirs: float) -> str:
    """Return a place of the lines in words."""
    text = translate("Words", "Round %1: you %2, they %3", "mean points of the last rounds")
    return fill(text, counted(number), words.decimal(own), words.decimal(theirs))


def course_sentence(words: Words, totals: Totals, own: float, theirs: float, *, lowest: bool = False) -> str:
    """Return what the lines show: how many rounds were won, and where the lines end; `lowest` if the fewest win."""
    text = translate(
        "Words", "Mean of the last %1 rounds. You were ahead in %2 of %3; at the end it is %4 a round against %5."
    )
    won, rounds = counted(totals.sums["rounds_won"]), counted(totals.rounds)
    said = fill(text, ENOUGH, won, rounds, words.decimal(own), words.decimal(theirs))
    return sentences(said, lowest_wins()) if lowest else said


def pairs_of(words: Words, totals: Totals, variant: str | None) -> list[Pair]:
    """Return the points of each category in ten rounds, the person's and the best other side's."""
    name = variant or "scopa"
    found = [
        (category_name(words, each, name), totals.sums[f"{each}_for"], totals.sums[f"{each}_against"])
        for each in RATED
        if totals.sums[f"{each}_rounds"]
    ]
    scope = totals.sums["scope_points_for"], totals.sums["scope_points_against"]
    if any(scope):
        found.append((sweeps_word(words, variant), *scope))
    other = (
        totals.sums["points_for"] - sum(own for _, own, _ in found),
        totals.sums["points_against"] - sum(theirs for _, _, theirs in found),
    )
    if any(other):
        found.append((translate("Words", "Other points"), *other))
    return [_pair(words, label, own, theirs, max(1, totals.rounds)) for label, own, theirs in found]


def _pair(words: Words, label: str, own: int, theirs: int, rounds: int) -> Pair:
    mine, others = 10 * own / rounds, 10 * theirs / rounds
    text = translate("Words", "%1: you %2, they %3 in ten rounds", "a category; points")
    return Pair(label, mine, others, fill(text, label, words.decimal(mine), words.decimal(others)))


def pairs_note() -> str:
    """Return how the pairs are to be read."""
    return translate("Words", "Points in ten rounds. Solid: you. Striped: they.")


def columns_of(margins: Mapping[int, int]) -> list[Column]:
    """Return how often rounds ended how far ahead or behind; what is rare at both ends stands together."""
    rounds = sum(margins.values())
    reach = min(_WIDEST, max((abs(each) for each in margins), default=0))
    columns = []
    for at in range(-reach, reach + 1):
        end = abs(at) == _WIDEST
        number = sum(count for margin, count in margins.items() if margin == at or (end and margin * at > at * at))
        label = signed(at, 0)
        if end:
            or_more, or_less = translate("Words", "≥ %1", "a number or more"), translate("Words", "≤ %1", "or less")
            label = fill(or_more if at > 0 else or_less, label)
        part = number / rounds if rounds else 0.0
        columns.append(Column(label, part, _told(part), (at > 0) - (at < 0), _column_sentence(at, end, part)))
    return columns


def _told(part: float) -> str:
    if not part:
        return ""
    return percent(part) if part >= 0.01 else translate("Words", "<1%")


def _column_sentence(at: int, end: bool, part: float) -> str:
    """Return a column in words: ``2 points ahead: 12% of rounds``."""
    told = _told(part) or percent(0)
    if at == 0:
        return fill(translate("Words", "Level: %1 of rounds"), told)
    if end:
        more = translate("Words", "%1 points or more ahead: %2 of rounds")
        less = translate("Words", "%1 points or more behind: %2 of rounds")
        return fill(more if at > 0 else less, abs(at), told)
    if abs(at) == 1:
        one = translate("Words", "One point ahead: %1 of rounds"), translate("Words", "One point behind: %1 of rounds")
        return fill(one[at < 0], told)
    many = translate("Words", "%1 points ahead: %2 of rounds"), translate("Words", "%1 points behind: %2 of rounds")
    return fill(many[at < 0], abs(at), told)


def columns_sentence(totals: Totals) -> str:
    """Return what the columns show."""
    text = translate(
        "Words", "By how many points rounds end. Solid: you ahead, %1. Striped: behind, %2. Level: %3.", "shares"
    )
    return fill(text, *(share(totals.sums[f"rounds_{each}"], totals.rounds) for each in ("won", "lost", "tied")))


def rolling(course: Course, most: int) -> tuple[list[int], list[float], list[float]]:
    """Return rounds, at most so many, with the means of the `ENOUGH` rounds up to each: the person's, the others'."""
    rounds = len(course.own)
    step = max(1, -(-(rounds - ENOUGH) // max(1, most - 1)))
    ends = sorted({*range(ENOUGH, rounds + 1, step), rounds})
    means = [[sum(points[end - ENOUGH : end]) / ENOUGH for end in ends] for points in (course.own, course.rival)]
    return ends, means[0], means[1]


# ------------------------------------------------------------------------------------------------- filters


def periods() -> list[tuple[object, str]]:
    """Return the periods to choose from, each with its name."""
    return [
        ("all", translate("Words", "Since the beginning")),
        ("year", translate("Words", "This year")),
        ("month", translate("Words", "The last 30 days")),
        ("week", translate("Words", "The last 7 days")),
        ("days", translate("Words", "From … to …")),
    ]


def period_days(period: object, today: date) -> tuple[date | None, date | None]:
    """Return the first and the last day of a period; None for no limit."""
    if period == "year":
        return date(today.year, 1, 1), None
    if period in ("month", "week"):
        return today - timedelta(days=29 if period == "month" else 6), None
    return None, None


def forgotten_sentence(words: Words, matches: int) -> str:
    """Return that results count no more."""
    text = translate("Words", "The results of %1 count no more. The history keeps the matches.")
    return fill(text, words.n_matches(matches))


def exported_sentence(words: Words, matches: int, name: str) -> str:
    """Return that results were written to a file."""
    return fill(translate("Words", "%1 written to %2.", "12 matches; a file"), words.n_matches(matches), name)


def nothing_found(chosen: Filter) -> str:
    """Return that no match fits what is chosen."""
    if chosen.since is not None or chosen.until is not None:
        return translate("Words", "Nothing was played like this in that time.")
    return translate("Words", "Nothing was played like this yet.")


def spoken_figures(told: Sequence[tuple[str, str]]) -> str:
    """Return figures as one line for a screen reader."""
    return sentences(*(fill(translate("Words", "%1: %2.", "a figure's name; the figure"), *each) for each in told))
