"""How long history and statistics take with 100,000 matches in the file."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from time import perf_counter

from scopa_desktop.store.database import Database
from scopa_desktop.store.fairness import BY_RANK, BY_SUIT, KINDS, different, judge, share_of
from scopa_desktop.store.history import History, Order, Outcome, Search
from scopa_desktop.store.statistics import Filter, Statistics, together
from scopa_desktop.ui.words_statistics import columns_of, rolling
from tools.bench.many import write_many
from tools.bench.result import Result

COUNT = 100_000
SAMPLES = 5
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
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.db"
        write_many(path, COUNT)
        found: list[Database] = []
        yield _timed("history: file opened", lambda: found.append(Database.open(path, _refuse)), 500)
        history, statistics = History(found[-1]), Statistics(found[-1])
        for name, (search, order) in SEARCHES.items():

            def use(search: Search = search, order: Order = order) -> None:
                history.count(search)
                history.page(search, order, limit=100)

            yield _timed(f"history: {name}", use, 200)
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


def _timed(name: str, run: Callable[[], object], most: float) -> Result:
    samples = []
    for _ in range(SAMPLES):
        start = perf_counter()
        run()
        samples.append(1000 * (perf_counter() - start))
    return Result(name, "ms", samples, f"with {COUNT:,} matches in the file", at_most=most)


def _refuse(trouble: object) -> None:
    raise OSError(str(trouble))
