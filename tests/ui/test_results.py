"""The statistics: plots that can be heard and walked through, what can be chosen, forgotten, exported and sorted."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scopa_desktop.session.achievements import ACHIEVEMENTS
from scopa_desktop.store.achievements import Achievements, Earned
from scopa_desktop.store.database import Database
from scopa_desktop.store.matches import Matches
from scopa_desktop.store.statistics import Statistics
from scopa_desktop.store.troubles import Trouble
from scopa_desktop.ui.plots import Column, Histogram, LinePlot, Pair, PairPlot, Plot, Trace, nice_step
from scopa_desktop.ui.widgets import Look, Text
from scopa_desktop.ui.windows.achievements import AchievementsView
from scopa_desktop.ui.windows.statistics import StatisticsPage
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_achievements import achievement_name, achievement_reason, achievement_task, earned_line
from scopa_desktop.ui.words_statistics import (
    columns_of,
    margin_sentence,
    period_days,
    rolling,
    share,
    signed,
    uncertain,
)
from tests.store.playing import new_match, played
from tests.ui.pages import SIZES, clipped, keep, look, outside
from tests.ui.results import Results, course, row
from tools.scenes.studio import studio

KEY = Qt.Key


@pytest.fixture
def paper(qtbot: QtBot) -> Look:
    return look()


def shown(qtbot: QtBot, page: StatisticsPage, size: tuple[int, int] = SIZES[1]) -> StatisticsPage:
    keep(qtbot, page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    QCoreApplication.processEvents()
    return page


# ------------------------------------------------------------------------------------------------- words


def test_numbers_have_their_sign_and_say_how_sure_they_are() -> None:
    assert [signed(each) for each in (0.4249, -0.3, 0.001, -0.001)] == ["+0.42", "−0.30", "0.00", "0.00"]
    assert share(1, 3) == "33%" and share(0, 0) == "–"
    _, _, many = row("scopa", "hard", 400)
    assert uncertain(many) == f"± {many.uncertainty:.2f}"
    _, _, few = row("scopa", "hard", 19)
    assert uncertain(few) == ""


def test_what_is_more_than_luck_is_said_and_what_is_not_is_not() -> None:
    said = {}
    for margin in (400, 20, -400):
        _, _, totals = row("scopa", "hard", 400)
        assert isinstance(totals.sums, dict)
        totals.sums["margin"] = margin
        said[margin] = margin_sentence(Words(), totals)
    assert "ahead by more than luck" in said[400] and "nobody is clearly ahead" in said[20]
    assert "behind by more than bad luck" in said[-400]
    assert "is little to go by" in margin_sentence(Words(), row("scopa", "hard", 3)[2])


@pytest.mark.parametrize("rounds", [20, 21, 199, 5000])
def test_a_rolling_mean_ends_with_the_last_round_and_has_no_more_places_than_wanted(rounds: int) -> None:
    how = course(rounds)
    ends, own, theirs = rolling(how, 100)
    assert ends[0] == 20 and ends[-1] == rounds and ends == sorted(set(ends)) and len(ends) <= 101
    for end, mine, others in zip(ends, own, theirs, strict=True):
        assert mine == pytest.approx(sum(how.own[end - 20 : end]) / 20)
        assert others == pytest.approx(sum(how.rival[end - 20 : end]) / 20)


def test_every_round_stands_in_one_column() -> None:
    margins = {-30: 3, -9: 1, -1: 4, 0: 2, 2: 5, 9: 4, 12: 1}
    columns = columns_of(margins)
    assert sum(each.share for each in columns) == pytest.approx(1)
    assert columns[0].share == pytest.approx(4 / 20) and columns[-1].share == pytest.approx(5 / 20)
    assert columns[0].sentence == "9 points or more behind: 20% of rounds"
    assert {each.label: each.sentence for each in columns}["−1"] == "One point behind: 20% of rounds"
    assert [each.side for each in columns] == [-1] * 9 + [0] + [1] * 9


def test_periods_are_told_from_today() -> None:
    today = date(2026, 3, 1)
    assert period_days("year", today) == (date(2026, 1, 1), None)
    assert period_days("week", today) == (today - timedelta(days=6), None)
    assert period_days("month", today) == (date(2026, 1, 31), None)
    assert period_days("all", today) == (None, None)


def test_every_achievement_says_what_to_do_and_why() -> None:
    for deck, suit in (("italian", "of coins"), ("french", "of diamonds")):
        texts = [
            (achievement_name(each.name), achievement_task(Words(deck), each.name), achievement_reason(each.name))
            for each in ACHIEVEMENTS
        ]
        assert len(set(texts)) == len(ACHIEVEMENTS)
        assert all(text.endswith(".") and "%" not in text for _, *both in texts for text in both)
        assert sum(suit in task for _, task, _ in texts) == 3
    assert earned_line((), 0) == ""
    assert (
        earned_line(("sweep", "expert_at:cirulla"), 5) == "New: Swept clean · Expert beaten at Cirulla (5 of 16 games)"
    )


# ------------------------------------------------------------------------------------------------- plots


def test_steps_are_round_and_few() -> None:
    assert [nice_step(span, 5) for span in (5, 6, 11, 48, 0.9)] == pytest.approx([1, 2, 5, 10, 0.2])


def plots(paper: Look) -> list[Plot]:
    line, pairs, columns = LinePlot(paper, "line"), PairPlot(paper, "pairs"), Histogram(paper, "columns")
    rounds = list(range(20, 60))
    traces = (Trace("You", tuple(n % 5 - 1.0 for n in rounds)), Trace("They", (3.0,) * len(rounds)))
    line.show_lines(rounds, traces, [f"Round {number}" for number in rounds])
    pairs.show_pairs([Pair(f"Number {n}", float(n), 0.0, f"Pair {n}") for n in range(5)])
    columns.show_columns([Column(str(n), n / 10, f"{n}0%", n - 2, f"Column {n}") for n in range(5)])
    for plot in (line, pairs, columns):
        plot.describe("What it shows.")
        plot.resize(500, 240)
    return [line, pairs, columns]


@pytest.mark.parametrize("kind", range(3))
def test_values_are_told_by_keys_and_by_the_mouse(qtbot: QtBot, paper: Look, kind: int) -> None:
    plot = plots(paper)[kind]
    keep(qtbot, plot)
    plot.show()
    heard: list[str] = []
    plot.said.connect(heard.append)
    for key in (KEY.Key_Right, KEY.Key_Right, KEY.Key_Left, KEY.Key_End, KEY.Key_Right, KEY.Key_Home, KEY.Key_PageDown):
        QTest.keyClick(plot, key)
        assert not plot.grab().isNull()
    last = plot.count() - 1
    assert heard == [plot.sentence(n) for n in (0, 1, 0, last, last, 0, min(10, last))]
    for number in range(plot.count()):
        place = plot.anchor(number)
        assert plot.rect().contains(place.toPoint())
        assert plot.nearest(QPointF(place.x(), place.y() + 1)) == number
    QTest.mouseMove(plot, plot.anchor(1).toPoint() + QPoint(0, 1))
    assert plot.at == 1
    plot.describe("", "Not enough yet.")
    heard.clear()
    QTest.keyClick(plot, KEY.Key_Right)
    assert heard == [] and plot.at is None and plot.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.mark.parametrize("values", [(0.0,), (-3.0, -1.0), (0.001, 0.002), (40.0, 51.5, 0.0)])
def test_lines_of_every_size_stay_on_their_axis(qtbot: QtBot, paper: Look, values: tuple[float, ...]) -> None:
    plot = LinePlot(paper, "line")
    keep(qtbot, plot)
    rounds = range(20, 20 + len(values))
    plot.show_lines(rounds, (Trace("You", values), Trace("They", values)), ["x"] * len(values))
    plot.resize(400, 200)
    low, high, step = plot._scale()
    assert (
        low <= min(values) and high >= max(values) and (high - low) / step == pytest.approx(round((high - low) / step))
    )
    assert not plot.grab().isNull()


# --------------------------------------------------------------------------------------------- the page


@pytest.mark.parametrize("size", [*SIZES, (700, 560)])
@pytest.mark.parametrize("rounds", [3, 118])
def test_results_fit(qtbot: QtBot, paper: Look, size: tuple[int, int], rounds: int) -> None:
    rows = [row(variant, "expert", rounds, aided=1) for variant in ("scopa", "scopone_scientifico")]
    page = shown(qtbot, StatisticsPage(paper, Results(rows), pytest.fail), size)
    assert clipped(page) == [] and outside(page) == []
    page.filters.period.set_value("days")
    QCoreApplication.processEvents()
    assert clipped(page) == [] and outside(page) == []
    assert page.filters.first.isVisible() and page.filters.last.geometry().right() <= page.filters.width()


def test_plots_say_what_they_show_or_why_they_show_nothing(qtbot: QtBot, paper: Look) -> None:
    page = shown(qtbot, StatisticsPage(paper, Results([row("scopa", "hard", 40)]), pytest.fail))
    for framed in (page.results.course, page.results.pairs, page.results.ends):
        assert framed.plot.accessibleDescription() == framed.sentence.text() != ""
    few = shown(qtbot, StatisticsPage(paper, Results([row("scopa", "hard", 7)]), pytest.fail))
    assert few.results.course.plot.accessibleDescription() == "After 20 rounds a line appears here. You have played 7."
    assert few.results.course.plot._note and not few.results.course.sentence.isVisible()


def test_a_game_in_which_the_lowest_score_wins_says_so(qtbot: QtBot, paper: Look) -> None:
    page = shown(qtbot, StatisticsPage(paper, Results([row("perdere", "hard")]), pytest.fail))
    assert page.results.course.sentence.text().endswith("The lowest score wins.")
    assert "Scope a round" in page.results.sweeps.label.text()


def test_the_table_sorts_by_every_column_both_ways(qtbot: QtBot, paper: Look) -> None:
    rows = [row("scopa", "hard", 40), row("cirulla", "easy", 60, won=9), row("escoba", "expert", 20, won=0)]
    page = shown(qtbot, StatisticsPage(paper, Results(rows), pytest.fail))
    table, model = page.results.table, page.results.table.model
    heard: list[str] = []
    page.said.connect(heard.append)
    assert [each[0] for each in model.rows] == ["scopa", "escoba", "cirulla"], "as everywhere else"
    table.headings[2].click()
    assert [each[2].rounds for each in model.rows] == [60, 40, 20] and heard == ["Rounds: sorted downwards"]
    QTest.keyClick(table.headings[2], KEY.Key_Space)
    assert [each[2].rounds for each in model.rows] == [20, 40, 60] and heard[-1] == "Rounds: sorted upwards"
    for number, heading in enumerate(table.headings):
        heading.click()
        assert [each.direction != 0 for each in table.headings].index(True) == number
    table.grid.setFocus()
    QTest.keyClick(table.grid, KEY.Key_Right)
    index = table.grid.currentIndex()
    assert index.isValid() and model.data(index, Qt.ItemDataRole.AccessibleTextRole).startswith(model.headings()[1])


def test_days_in_the_wrong_order_are_turned_round(qtbot: QtBot, paper: Look) -> None:
    page = shown(qtbot, StatisticsPage(paper, Results([row("scopa", "hard")]), pytest.fail, today=date(2026, 3, 1)))
    page.filters.period.set_value("days")
    page.filters.first.setDate(date(2026, 2, 20))
    page.filters.last.setDate(date(2026, 1, 5))
    chosen = page.filters.filter
    assert (chosen.since, chosen.until) == (date(2026, 1, 5), date(2026, 2, 20))


# ------------------------------------------------------------------------------------ forgetting, exporting


@pytest.fixture
def database() -> Database:
    database = Database.in_memory()
    for number, variant in enumerate(("scopa", "escoba", "scopa")):
        Matches(database).save(str(number), played(new_match(variant, number=number), seed=number))
    return database


def test_results_are_forgotten_by_the_filter_and_brought_back_by_key_button_and_later(
    qtbot: QtBot, paper: Look, database: Database
) -> None:
    statistics = Statistics(database)
    page = shown(qtbot, StatisticsPage(paper, statistics, pytest.fail))
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    assert page.filters.game is not None and not page.results.isAncestorOf(page.recall_here)
    page.filters.game.set_value("escoba")
    page.forget_button.click()
    assert statistics.totals().matches == 2 and page._banner.isVisible()
    assert page.results.isVisible(), "what is left is shown"
    page.back.setFocus()
    QTest.keyClick(page.back, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert statistics.totals().matches == 3 and not page._banner.isVisible()
    page.forget()
    assert statistics.totals().matches == 0 and page.recall_here.isVisible()
    assert any(each.text().startswith("After your next match") for each in page.findChildren(Text) if each.isVisible())
    page._banner.offer.click()
    assert statistics.totals().matches == 3
    page.forget()
    again = shown(qtbot, StatisticsPage(paper, statistics, pytest.fail))
    again.recall_here.click()
    assert statistics.totals().matches == 3 and again.results.isVisible() and not again.recall_button.isVisible()
    assert len(Matches(database).list_matches()) == 3


@pytest.mark.parametrize("ending", [".csv", ".json", ".JSON", ".txt"])
def test_what_is_shown_is_exported(
    qtbot: QtBot, paper: Look, database: Database, tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = shown(qtbot, StatisticsPage(paper, Statistics(database), pytest.fail))
    assert page.filters.game is not None
    page.filters.game.set_value("scopa")
    path = tmp_path / f"mine{ending}"
    monkeypatch.setattr("scopa_desktop.ui.windows.statistics.ask_where_to_export", lambda parent: str(path))
    with qtbot.waitSignal(page.said):
        page.export_button.click()
    text = path.read_text()
    found = len(json.loads(text)["matches"]) if ending.lower() == ".json" else len(text.splitlines()) - 1
    assert found == 2 and page._banner.text.text() == f"2 matches written to mine{ending}."
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_an_export_that_fails_is_told_in_a_sentence(
    qtbot: QtBot, paper: Look, database: Database, tmp_path: Path
) -> None:
    told: list[Trouble] = []
    page = shown(qtbot, StatisticsPage(paper, Statistics(database), told.append))
    page.export(tmp_path / "nowhere" / "x.csv")
    qtbot.waitUntil(lambda: bool(told))
    assert "could not be written" in str(told[0])
    database.close()
    page.rebuild()
    page.export(tmp_path / "x.csv")
    assert len(told) > 1, "a file that cannot be read is told of as well"


# -------------------------------------------------------------------------------------------- achievements


def test_achievements_stand_in_a_grid_that_the_arrows_walk(qtbot: QtBot, paper: Look) -> None:
    earned = {"sweep": Earned(date(2026, 11, 29), "cirulla", "hard"), "expert_at:scopa": Earned(date(2026, 11, 28))}
    view = AchievementsView(paper, earned, date(2026, 11, 29))
    keep(qtbot, view)
    view.resize(1000, 3000)
    view.show()
    qtbot.waitExposed(view)
    said = [tile.accessibleDescription() for tile in view.tiles]
    assert "Earned today: Cirulla against Hard" in said[0] and all("Not yet" in each for each in said[1:])
    assert "1 of 16: Scopa" in said[-1]
    assert view.note.text().endswith("You have done 1 of 27.")
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    view.tiles[0].setFocus()
    columns = view._columns
    for key, number in ((KEY.Key_Right, 1), (KEY.Key_Down, 1 + columns), (KEY.Key_Up, 1), (KEY.Key_Up, 1)):
        QTest.keyClick(next(tile for tile in view.tiles if tile.hasFocus()), key)
        assert view.tiles[number].hasFocus()
    stops = [tile for tile in view.tiles if tile.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [view.tiles[1]], "one stop for Tab"


def test_all_games_together_are_earned_with_the_last(qtbot: QtBot, paper: Look) -> None:
    (whole,) = (each for each in ACHIEVEMENTS if each.parts)
    earned = {part: Earned(date(2026, 1, 1 + n), "scopa", "expert") for n, part in enumerate(whole.parts)}
    view = AchievementsView(paper, earned, date(2026, 11, 29))
    keep(qtbot, view)
    assert "Earned 16 January: Scopa against Expert" in view.tiles[-1].accessibleDescription()


def test_who_wants_no_achievements_sees_none(qtbot: QtBot, tmp_path: Path) -> None:
    with studio(tmp_path, (1280, 800)) as made:
        actions = made.window.actions_
        actions.achievements.trigger()
        page = made.window._page
        assert isinstance(page, StatisticsPage) and page.earned is not None and page.earned.isVisible()
        made.window.choices.set("achievements", False)
        assert not actions.achievements.isVisible()
        made.window.show_statistics("achievements")
        page = made.window._page
        assert isinstance(page, StatisticsPage) and page.earned is None and page.parts is None


def test_achievements_are_shown_before_anything_was_played(qtbot: QtBot, paper: Look) -> None:
    achievements = Achievements(Database.in_memory())
    page = shown(qtbot, StatisticsPage(paper, Results(), pytest.fail, achievements))
    assert page.parts is not None and len(page.parts.buttons()) == 2
    page.show_part("achievements")
    assert page.earned is not None and page.earned.isVisible() and not page.filters.isVisible()
