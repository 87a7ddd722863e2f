"""How long history and statistics take with 100,000 matches in the file."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from time import perf_counter

from scopa_desktop.store.database import Database
from scopa_desktop.store.fairness import BY_RANK, BY_SUIT, KINDS, different, judge, share_of
from scopa_desktop.store.history import History, Order, Outcome, Search
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.statistics import Filter, Statistics, together
from scopa_desktop.ui.words_statistics import columns_of, rolling
from tools.bench.many import write_many
from tools.bench.result import Result
from tools.bench.screen import screen
from tools.bench.startup import PAIRS, leave_a_match, moments

COUNT = 100_000
SAMPLES = 5
UNCHANGED = 1.1
"""What a start may take with many matches in the file, against one with a single match."""
PLACES = 400
"""So many places of a line the page works out."""
SEARCHES = {
    "opened": (Search(), Order.PLAYED),
    "filtered": (Search(variant="cirulla", opponents="hard", outcome=Outcome.WON), Order.PLAYED),
    "searched": (Search(text="rival 3"), Order.PLAYED),
    "sorted": (Search(), Order.RESULT),
}
FILTERS = {
    "all": Filter(),
    "filtered": Filter(variant="scopa", since=date(2018, 1, 1), unaided=True),
}


def results() -> Iterator[Result]:
    """Yield a result for each way of using the history and the statistics."""
    with tempfile.TemporaryDirectory() as few, tempfile.TemporaryDirectory() as folder:
        path = Paths.under(Path(folder)).database
        write_many(path, COUNT)
        for each in (few, folder):
            leave_a_match(Path(each))
        yield from _started(few, folder)
        found: list[Database] = []
        yield _timed("history: file opened", lambda: found.append(Database.open(path, _refuse)), 500)
        history, statistics = History(found[-1]), Statistics(found[-1])
        for name, (search, order) in SEARCHES.items():

            def use(search: Search = search, order: Order = order) -> None:
                history.count(search)
                history.page(search, order, limit=100)

            yield _timed(f"history: {name}", use, 200)
        yield from _listed(history)
        for name, chosen in FILTERS.items():

            def sum_up(chosen: Filter = chosen) -> None:
                """Do all that the statistics' page does with data when it is opened, or something else is chosen."""
                statistics.choices()
                statistics.forgotten()
                together([totals for _, _, totals in statistics.breakdown(chosen)])
                course = statistics.course(chosen)
                rolling(course, PLACES)
                columns_of(course.margins)

            yield _timed(f"statistics: {name}", sum_up, 500)

        def judge_cards() -> None:
            statistics.totals()
            rounds = different(statistics.dealings())
            judge(rounds)
            for kind in (*KINDS.values(), *BY_RANK, *BY_SUIT):
                share_of(kind, rounds)

        yield _timed("statistics: fairness", judge_cards, 500)
        for database in found:
            database.close()


def _started(few: str, many: str) -> Iterator[Result]:
    """Yield how soon the start page is complete, with and without the matches, in turns."""
    names = ("first paint", "start page complete")
    ratios: dict[str, list[float]] = {name: [] for name in names}
    with screen() as environment:
        for number in range(PAIRS + 2):
            one, other = (moments(environment, "game", each) for each in (few, many))
            if number >= 2:
                for name, before, after in zip(names, one, other, strict=True):
                    ratios[name].append(after / before)
    for name in names:
        note = f"With {COUNT:,} matches in the file over one match, started just before it."
        yield Result(f"start-up: {name}", "many/one", ratios[name], note, at_most=UNCHANGED)


def _listed(history: History) -> Iterator[Result]:
    """Yield how long the page takes that lists them, from nothing to a picture, and to the end of the list."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from scopa_desktop.ui.theme import Theme
    from scopa_desktop.ui.widgets import Look
    from scopa_desktop.ui.windows.history import HistoryPage
    from tools.scenes.studio import application

    application()
    look = Look(Theme("light"), motion=False)
    pages: list[HistoryPage] = []

    def open_page() -> None:
        page = HistoryPage(look, history, _refuse)
        page.resize(1280, 760)
        page.grab()
        pages.append(page)

    def scroll() -> None:
        table = pages[-1].table
        pages[-1].model.refresh()
        table.scrollToBottom()
        pages[-1].grab()

    yield _timed("history: page opened and painted", open_page, 400)
    yield _timed("history: last rows painted", scroll, 400)


def _timed(name: str, run: Callable[[], object], most: float) -> Result:
    samples = []
    for _ in range(SAMPLES):
        start = perf_counter()
        run()
        samples.append(1000 * (perf_counter() - start))
    return Result(name, "ms", samples, f"with {COUNT:,} matches in the file", at_most=most)


def _refuse(trouble: object) -> None:
    raise OSError(str(trouble))
