"""What the statistics say of the cards that were dealt, and the answer to whether it is rigged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import DECK, EMPTY, RANK_SET, CardSet, card_set
from scopa_desktop.store.fairness import KINDS, Dealing, judge, share_of
from scopa_desktop.store.table_setup import SeatSetup, TableSetup
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.fairness import FairPlot
from scopa_desktop.ui.windows.rigged import RiggedSheet
from scopa_desktop.ui.windows.statistics import StatisticsPage
from scopa_desktop.ui.windows.summary import SummarySheet
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_fairness import (
    CHECK_COMMAND,
    dealt_sentence,
    kind_name,
    rank_names,
    rigged_text,
    sevens_sentence,
    verdict_sentence,
    verdict_title,
)
from tests.ui.pages import SIZES, LongWords, clipped, keep, look, outside
from tests.ui.results import Results, row
from tools.scenes import games
from tools.scenes.studio import studio

Dealt = tuple[str, str, Dealing]
LEFT = Qt.MouseButton.LeftButton
ROWS = [row(variant, "hard") for variant in ("scopa", "cirulla")]


def dealings(rounds: int, seed: int = 1, robbed: CardSet = EMPTY) -> list[Dealing]:
    """Rounds of two players, in some of which cards are never dealt to the person."""
    chance, found = Random(seed), []
    while len(found) < rounds:
        deck = list(DECK)
        chance.shuffle(deck)
        own = card_set(deck[4:22])
        if not own & robbed:
            found.append(Dealing(own, card_set(deck[22:])))
    return found


def statistics(rounds: int, robbed: CardSet = EMPTY) -> list[Dealt]:
    other = [("cirulla", "hard", each) for each in dealings(5, 2)]
    return [*(("scopa", "hard", each) for each in dealings(rounds, 1, robbed)), *other]


@pytest.fixture
def paper(qtbot: QtBot) -> Look:
    return look()


def opened(qtbot: QtBot, paper: Look, dealt: list[Dealt], size: tuple[int, int] = SIZES[1]) -> StatisticsPage:
    page = StatisticsPage(paper, Results(ROWS, dealt), pytest.fail)
    keep(qtbot, page)
    assert page._part == "results"
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    assert page.parts is not None
    qtbot.mouseClick(page.parts.part("fairness"), LEFT)
    QApplication.processEvents()
    return page


def plots(page: StatisticsPage) -> list[FairPlot]:
    return [each for each in page.fairness.findChildren(FairPlot) if each.isVisible()]


# ------------------------------------------------------------------------------------------------ the words


def test_a_plain_verdict() -> None:
    rounds = dealings(214)
    share = share_of(KINDS["sevens"], rounds)
    low, high = (100 * each for each in share.limits)
    said = sevens_sentence(Words(), share, 214)
    assert said == (
        f"Over 214 rounds you were dealt {100 * share.part:.1f}% of the sevens; chance allows {low:.1f} to {high:.1f}%."
    )
    assert dealt_sentence(Words(), "Sevens", share, 214).endswith("Nothing unusual.")
    judgement = judge(rounds)
    assert verdict_title(judgement) == "Nothing unusual"
    assert f"more uneven than these for {100 * judgement.chance:.0f} of 100 players" in verdict_sentence(
        Words(), judgement
    )


def test_too_few_rounds_are_no_verdict() -> None:
    judgement = judge(dealings(7))
    assert verdict_title(judgement) == "Too few rounds to tell"
    said = verdict_sentence(Words(), judgement)
    assert said == "After 20 rounds it shows here whether chance dealt the cards. So far there are 7."


def test_a_cheat_is_told_plainly() -> None:
    rounds = dealings(60, robbed=KINDS["settebello"])
    judgement, share = judge(rounds), share_of(KINDS["settebello"], rounds)
    assert verdict_title(judgement) == "Unusual"
    assert "not even one" in verdict_sentence(Words(), judgement)
    assert dealt_sentence(Words(), "Settebello", share, 60).endswith("That is less than usual.")
    other = share_of(KINDS["settebello"], [Dealing(each.others, each.own) for each in rounds])
    assert dealt_sentence(Words(), "Settebello", other, 60).endswith("That is more than usual.")


def test_cards_are_named_as_the_deck_does() -> None:
    assert rank_names(Words())[7:] == ("Jacks", "Knights", "Kings")
    assert rank_names(Words("french"))[7:] == ("Jacks", "Queens", "Kings")
    assert rank_names(Words("numbers"))[7:] == ("Eights", "Nines", "Tens")
    assert [kind_name(Words(), kind) for kind in KINDS] == ["Settebello", "Sevens", "Coins", "Aces", "Court cards"]
    assert [kind_name(Words("numbers"), kind) for kind in ("coins", "courts")] == ["Diamonds", "Eights to tens"]


# ------------------------------------------------------------------------------------------------- the page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rounds", [3, 214])
def test_the_page_fits(qtbot: QtBot, paper: Look, size: tuple[int, int], rounds: int) -> None:
    page = opened(qtbot, paper, statistics(rounds), size)
    assert clipped(page) == []
    assert outside(page) == []
    assert not page.grab().isNull()
    assert len(plots(page)) == (3 if rounds > 20 else 0)


def test_the_page_fits_in_longer_languages(qtbot: QtBot, qapp: QApplication) -> None:
    translator = LongWords()
    qapp.installTranslator(translator)
    try:
        page = opened(qtbot, look(), statistics(60, KINDS["settebello"]), SIZES[0])
        assert clipped(page) == []
        assert outside(page) == []
    finally:
        qapp.removeTranslator(translator)


def test_every_plot_can_be_heard(qtbot: QtBot, paper: Look) -> None:
    page = opened(qtbot, paper, statistics(214))
    assert [each.accessibleName() for each in plots(page)] == ["Kinds of card that matter most", "By rank", "By suit"]
    for plot, names in zip(plots(page), (["Settebello", "Court cards"], ["Twos", "Kings"], ["Coins"]), strict=True):
        said = plot.accessibleDescription()
        assert all(f"{name}: over 219 rounds you were dealt" in said for name in names)


def test_a_row_explains_itself_when_it_is_pointed_at(
    qtbot: QtBot, paper: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(qtbot, paper, statistics(214))
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda place, words, widget: told.append(words))
    plot = page.fairness.kinds
    place = QPoint(60, plot._head() + plot._line() + 3)
    QApplication.sendEvent(plot, QHelpEvent(QEvent.Type.ToolTip, place, plot.mapToGlobal(place)))
    assert told and told[0].startswith("Sevens: over 219 rounds")


def test_the_filter_holds_for_the_cards_too(qtbot: QtBot, paper: Look) -> None:
    page = opened(qtbot, paper, statistics(30))
    assert page.fairness.sentence.text().startswith("Over 35 rounds ")
    assert page.filters.game is not None
    page.filters.game.set_value("scopa")
    assert page.fairness.sentence.text().startswith("Over 30 rounds ")
    page.filters.game.set_value("cirulla")
    assert page.fairness.title.text() == "Too few rounds to tell"
    assert plots(page) == []


def test_opponents_are_chosen_by_strength(qtbot: QtBot, paper: Look) -> None:
    levels = ["mixed", "greedy", "expert", "beginner"]
    rows = [row("scopa", level) for level in levels]
    dealt = [("scopa", level, each) for n, level in enumerate(levels) for each in dealings(20 + n, n)]
    results = Results(rows, dealt)
    page = StatisticsPage(paper, results, pytest.fail)
    keep(qtbot, page)
    rivals = page.filters.rivals
    assert rivals is not None
    shown = [rivals.itemText(n) for n in range(rivals.count())]
    assert shown == ["Every opponent", "Beginner", "Expert", "Greedy", "Mixed levels"]
    assert results.asked == [], "nothing is judged before somebody wants to see it"
    page.show_part("fairness")
    assert page.fairness.sentence.text().startswith("Over 86 rounds ")
    rivals.set_value("expert")
    assert page.fairness.sentence.text().startswith("Over 22 rounds ")


def test_the_same_cards_count_once_on_the_page(qtbot: QtBot, paper: Look) -> None:
    page = opened(qtbot, paper, statistics(30) * 3)
    assert page.fairness.sentence.text().startswith("Over 35 rounds ")


def test_what_lies_outside_is_marked_by_shape_and_word(qtbot: QtBot, paper: Look) -> None:
    plot = FairPlot(paper, "x")
    keep(qtbot, plot)
    rounds = dealings(60, robbed=RANK_SET[7])
    plot.show_rows([("Sevens", share_of(RANK_SET[7], rounds)), ("Twos", share_of(RANK_SET[2], rounds))], 60)
    assert plot._range(plot._rows[0]).startswith("below ")
    plot.resize(500, plot.sizeHint().height())
    low, high = plot._scale()
    assert low < 0 < 0.5 < high
    assert not plot.grab().isNull()


def test_results_come_first_and_the_part_is_kept(qtbot: QtBot, paper: Look) -> None:
    page = opened(qtbot, paper, statistics(30))
    page.rebuild()
    assert page.fairness.isVisible()
    with qtbot.waitSignal(page.rigged_asked):
        qtbot.mouseClick(page.fairness.why, LEFT)


# ---------------------------------------------------------------------------------------------- is it rigged?


@pytest.mark.parametrize("size", SIZES)
def test_the_answer_fits(qtbot: QtBot, paper: Look, size: tuple[int, int]) -> None:
    below = StatisticsPage(paper, Results(ROWS), pytest.fail)
    keep(qtbot, below)
    below.resize(*size)
    below.show()
    sheet = RiggedSheet(paper, below, games.played(48_213, games.after(0, 3)))
    sheet.open()
    assert clipped(sheet) == []
    assert outside(sheet) == []
    assert sheet.save is not None and not sheet.save.isEnabled(), "the file would tell every card"
    assert sheet.said.text().startswith("It can be saved when the round is over")


def test_the_answer_says_what_is_so() -> None:
    whole = " ".join(f"{head} {said}" for head, said in rigged_text())
    for said in ("a person in its seat could see", "tests prove it", "deal number", "remembers more", "looks further"):
        assert said in whole


def test_a_saved_match_can_be_checked_with_the_command_that_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    target = tmp_path / "evening"
    with studio(tmp_path, (1280, 800)) as made:
        made.sit_down(games.played(13, games.counted(2)))
        summary = made.window._sheet
        assert isinstance(summary, SummarySheet)
        assert summary.deal is not None and summary.deal.why is not None
        qtbot.mouseClick(summary.deal.why, LEFT)
        sheet = made.window._sheet
        assert isinstance(sheet, RiggedSheet)
        assert sheet.deal is not None and "deal number 13;" in sheet.deal.sentence.text()
        assert sheet.save is not None
        asked: list[str] = []
        sheet.ask_save = lambda parent, name: asked.append(name) or str(target)
        qtbot.mouseClick(sheet.save, LEFT)
        assert asked == ["scopa-13.scopa"]
        assert sheet.said.text() == "evening.scopa is written."
        sheet.ask_save = lambda parent, name: str(tmp_path / "no such folder" / "x")
        qtbot.mouseClick(sheet.save, LEFT)
        assert sheet.said.text().startswith("x.scopa could not be written: ")
        sheet.close_sheet()
        made.settle()
        assert isinstance(made.window._sheet, SummarySheet), "the summary comes back"
    command = [sys.executable, *CHECK_COMMAND.replace("FILE", str(target) + ".scopa").split()[1:]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_match_under_way_keeps_the_levels_it_was_begun_with(qtbot: QtBot, tmp_path: Path) -> None:
    with studio(tmp_path, (1280, 800)) as made:
        made.sit_down(games.played(13, games.after(0, 2), level="greedy"))
        seats = (SeatSetup("", "human", "sun"), SeatSetup("Nonna Rita", "expert", "lemon"))
        made.window.choices.remember(new_game=TableSetup(seats=seats))
        made.window.show_new_game()
        made.window._back()
        assert [seat.player for seat in made.session.match.seats] == ["human", "greedy"]
        assert made.view.table.state.seats[1].resting == "Greedy"
        made.window.show_start()
        made.window.continue_match()
        assert [seat.player for seat in made.session.match.seats] == ["human", "greedy"]
        made.window._rematch()
        assert [seat.player for seat in made.session.match.seats] == ["human", "greedy"]


def test_statistics_of_the_program_show_what_was_dealt(qtbot: QtBot, tmp_path: Path) -> None:
    with studio(tmp_path, (1280, 800)) as made:
        rounds = 0
        for number in range(6):
            match = games.played(number, games.won)
            made.store(match, str(number))
            rounds += len(match.scores)
        made.window.actions_.statistics.trigger()
        page = made.window._page
        assert isinstance(page, StatisticsPage)
        page.show_part("fairness")
        assert page.fairness.sentence.text().startswith(f"Over {rounds} rounds ")
        page.fairness.why.click()
        assert isinstance(made.window._sheet, RiggedSheet)
        assert made.window._sheet.save is None


def test_it_is_said_when_only_the_latest_rounds_are_looked_at(qtbot: QtBot, paper: Look) -> None:
    few = [("scopa", "hard", each) for each in dealings(30)]
    for rounds, said in ((30, False), (31, True)):
        page = StatisticsPage(paper, Results([row("scopa", "hard", rounds)], few), pytest.fail, part="fairness")
        keep(qtbot, page)
        assert page.fairness.counting.text().startswith("These are the latest 30 rounds. ") is said
