"""Results and achievements."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from scopa_desktop.core.match import Match
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.session.achievements import earned_at_end, earned_in_round
from scopa_desktop.ui.windows.statistics import StatisticsPage
from tools.scenes import games
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError

_GAMES = ("scopa", "scopa", "cirulla", "scopa", "escoba", "scopone_scientifico", "perdere")


def _store(studio: Studio, matches: int) -> list[tuple[str, Match]]:
    found = []
    for number in range(1, matches + 1):
        variant = _GAMES[number % len(_GAMES)]
        level = ("hard", "easy", "expert")[number % 3]
        match = games.played(number, games.won, VARIANTS[variant].seatings[0], variant, level)
        studio.matches.save(str(number), match, aids={(1, "sum")} if number % 4 == 0 else (), deck="neapolitan")
        found.append((str(number), match))
    return found


def _page(studio: Studio) -> StatisticsPage:
    page = studio.window._page
    if not isinstance(page, StatisticsPage):
        raise StudioError("these are not the statistics")
    return page


def results(studio: Studio, matches: int = 40, share: float = 0, variant: str = "") -> None:
    """Results of many matches, scrolled down by a share of all."""
    _store(studio, matches)
    studio.window.show_statistics()
    page = _page(studio)
    if variant and page.filters.game is not None:
        page.filters.game.set_value(variant)
    studio.settle()
    bar = page._scroll.verticalScrollBar()
    bar.setValue(round(bar.maximum() * share))


def one_round(studio: Studio) -> None:
    """Results of too few rounds for a line."""
    studio.store(games.played(3, games.counted(2)))
    studio.window.show_statistics()


def pointed(studio: Studio) -> None:
    """A value of a plot, by the keys."""
    results(studio)
    plot = _page(studio).results.course.plot
    plot.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(8):
        QTest.keyClick(plot, Qt.Key.Key_PageDown)


def days(studio: Studio) -> None:
    """Results between two days."""
    results(studio, 14)
    _page(studio).filters.period.set_value("days")


def none_found(studio: Studio) -> None:
    """A choice that nothing fits."""
    results(studio, 14)
    filters = _page(studio).filters
    if filters.game is None or filters.rivals is None:
        raise StudioError("there is nothing to choose")
    filters.game.set_value("perdere")
    filters.rivals.set_value("easy" if filters.rivals.currentIndex() != 1 else "hard")


def forgotten(studio: Studio) -> None:
    """Results were forgotten, which can be undone."""
    results(studio, variant="cirulla")
    _page(studio).forget()


def achievements(studio: Studio, matches: int, share: float = 0) -> None:
    """What some matches have earned, scrolled down by a share of all."""
    for name, match in _store(studio, matches):
        rounds = [earned_in_round(match, number) for number in range(len(match.scores))]
        studio.window.stage.achievements.earn(name, sorted(earned_at_end(match, False).union(*rounds)))
    studio.window.show_statistics("achievements")
    studio.settle()
    bar = _page(studio)._earned_scroll.verticalScrollBar()
    bar.setValue(round(bar.maximum() * share))


def earned(studio: Studio, number: int, seating: str = "2") -> None:
    """The summary of a round that brought something new."""
    match = games.played(number, games.counted(2), seating)
    last = match.undo()
    studio.sit_down(match)
    studio.play(last, speed="off")
    studio.view.skip()
    studio.settle()


RESULTS = (
    Scene("results", results, ("ResultsView",), small=True),
    Scene("results-dark", results, ("ResultsView",), {"scheme": "dark"}, small=True),
    Scene("results-stark", results, ("ResultsView",), {"contrast": "on"}),
    Scene("results-large", results, ("ResultsView",), {"text_size": "very_large"}, small=True),
    Scene("results-below", partial(results, share=1), ("ResultsTable",), small=True),
    Scene("results-below-dark", partial(results, share=1), ("ResultsTable",), {"scheme": "dark"}),
    Scene("results-escoba", partial(results, variant="escoba"), ("ResultsView",), {"deck": "spanish"}),
    Scene("results-pointed", pointed, ("LinePlot",), small=True),
    Scene("results-few", one_round, ("ResultsView",), small=True),
    Scene("results-days", days, ("DayField",), small=True),
    Scene("results-none", none_found, ("StatisticsPage",)),
    Scene("results-forgotten", forgotten, ("Banner",), small=True),
    Scene("achievements", partial(achievements, matches=9), ("AchievementsView",), small=True),
    Scene("achievements-dark", partial(achievements, matches=9), ("AchievementsView",), {"scheme": "dark"}),
    Scene("achievements-below", partial(achievements, matches=40, share=1), ("AchievementsView",), small=True),
    Scene("achievements-none", partial(achievements, matches=0), ("AchievementsView",), small=True),
    Scene("summary-earned", partial(earned, number=13), ("SummarySheet",), small=True),
    Scene("summary-earned-six", partial(earned, number=3, seating="6"), ("SummarySheet",), small=True),
)
