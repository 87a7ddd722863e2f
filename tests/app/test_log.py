"""The log beside the table: it tells what was shown, when it is shown, and shows it once more."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.roundlog import round_log
from scopa_desktop.ui.windows.logpanel import LogPanel
from scopa_desktop.ui.windows.summary import SummarySheet
from tests.app.complaints import complaints
from tests.app.running import prefer
from tools.robot.inside import Inside


@pytest.fixture
def inside(tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> Inside:
    prefer(tmp_path, speed="off", log_panel=True)
    return Inside(tmp_path)


def panel(inside: Inside) -> LogPanel:
    found = inside.window.findChild(LogPanel)
    assert isinstance(found, LogPanel)
    return found


def sentences(inside: Inside) -> list[str]:
    found = panel(inside).findChild(QListWidget)
    assert isinstance(found, QListWidget)
    return [found.item(row).text() for row in range(found.count())]


def expected(inside: Inside) -> list[str]:
    game = inside.window._game
    assert game is not None
    return [each.sentence for each in round_log(game.session.match, game.projection)]


def play_some(inside: Inside, plays: int) -> None:
    inside.play_until(lambda: inside.session.match.round.plays_made >= plays, "some plays")
    inside.settle()


def test_it_tells_each_play_when_it_is_shown(inside: Inside) -> None:
    inside.new_game()
    seen: list[tuple[int, int]] = []
    view = inside.view
    view.step_started.connect(lambda _: seen.append((len(sentences(inside)), len(expected(inside)))))
    play_some(inside, 12)
    assert all(there <= ever for there, ever in seen)
    assert sentences(inside) == expected(inside)
    assert panel(inside).isVisible()
    inside.play_until(lambda: isinstance(inside.sheet, SummarySheet), "the end of the round")
    assert sentences(inside) == expected(inside)  # with the reckoning
    assert inside.sheet is not None
    assert inside.window.pages.children().index(panel(inside)) < inside.window.pages.children().index(inside.sheet)
    inside.step()
    play_some(inside, 2)
    assert sentences(inside) == expected(inside)
    inside.close()


def test_what_is_taken_back_is_told_no_more_and_again_when_it_is_played_again(inside: Inside) -> None:
    inside.new_game()
    play_some(inside, 7)
    before = sentences(inside)
    inside.window.actions_.undo.trigger()
    assert sentences(inside) == expected(inside)
    assert len(sentences(inside)) < len(before)
    inside.settle()
    inside.window.actions_.redo.trigger()
    inside.settle()
    assert sentences(inside)[: len(before)] == before
    inside.close()


def test_a_line_shows_its_play_by_mouse_and_by_keys(inside: Inside) -> None:
    inside.new_game()
    play_some(inside, 7)
    found, view = panel(inside).list, inside.view
    row = next(row for row, each in enumerate(panel(inside).told) if each.play is not None)
    where = found.visualItemRect(found.item(row)).center()
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert view.peek.replay is not None
    assert panel(inside).told[row].sentence.startswith(view.peek.replay.sentence)
    view.replaying.drop()
    found.setFocus()
    found.setCurrentRow(row)
    QTest.keyClick(found, Qt.Key.Key_Return)
    assert view.peek.isVisible()
    view.replaying.drop()
    QTest.keyClick(found, Qt.Key.Key_L)
    assert view.peek.isVisible()
    QTest.keyClick(found, Qt.Key.Key_Escape)
    assert view.hasFocus()
    inside.close()


def test_it_is_switched_in_the_menu_and_remembered(tmp_path: Path, inside: Inside) -> None:
    inside.new_game()
    inside.shell.resize(1280, 800)
    inside.settle()
    wide = inside.view.table.layout.setup.width
    inside.window.actions_.log_panel.trigger()
    assert not panel(inside).isVisible()
    assert inside.view.table.layout.setup.width == inside.view.viewport().width() > wide
    inside.close()
    again = Inside(tmp_path)
    assert not again.window.choices.now.log_panel
    assert not again.window.actions_.log_panel.isChecked()
    again.close()


@pytest.mark.parametrize("size", [(900, 600), (1150, 700), (1280, 800), (1920, 1080), (3440, 1440)])
def test_the_table_makes_room_where_it_can_and_keeps_its_piles_free_where_it_cannot(
    inside: Inside, size: tuple[int, int], caplog: pytest.LogCaptureFixture
) -> None:
    inside.new_game()
    inside.shell.resize(*size)
    play_some(inside, 3)
    view, log = inside.view, panel(inside)
    place = log.geometry().translated(-view.geometry().topLeft())
    piles = [pile.rect for pile in view.table.piles]
    assert view.rect().contains(place)
    assert not any(
        pile.right - 20 > place.left() and pile.y + 20 < place.bottom() and pile.bottom - 20 > place.top()
        for pile in piles
    )
    beside = view.table.layout.setup.width < view.viewport().width()
    assert beside == (size[0] >= 1150)
    if beside:
        assert view.table.layout.setup.width >= 900
    assert log.list.horizontalScrollBar().maximum() == 0
    for row in range(log.list.count()):
        assert log.list.visualItemRect(log.list.item(row)).height() > 10
    inside.close()
    assert complaints(caplog) == []
