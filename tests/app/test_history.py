"""The history in the whole program: found, opened, named, deleted and taken back, written to files and read again."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest

from scopa_desktop.core.record import dump_record
from scopa_desktop.session.replay import Replay
from scopa_desktop.store.history import Search
from scopa_desktop.store.matches import State
from scopa_desktop.ui.datefield import DateField
from scopa_desktop.ui.windows.archive import Archive
from scopa_desktop.ui.windows.history import HistoryPage
from scopa_desktop.ui.windows.history_model import Column
from scopa_desktop.ui.windows.review import ReviewPage
from scopa_desktop.ui.windows.same import SameSheet
from scopa_desktop.ui.windows.start import StartPage
from scopa_desktop.ui.windows.statistics_filters import DayField
from tests.store.playing import new_match, played
from tools.robot.inside import Inside

KEY = Qt.Key


def store(inside: Inside, count: int = 3) -> None:
    """Store matches that are over, the last of them stands open."""
    for number in range(count):
        plays = 9 if number == count - 1 else 10_000
        inside.window.stage.matches.save(f"{number}", played(new_match(number=number, target=6), plays, seed=number))


def history(inside: Inside) -> HistoryPage:
    inside.window.actions_.history.trigger()
    page = inside.window.pages.currentWidget()
    assert isinstance(page, HistoryPage)
    inside.pump(3)
    return page


def uuids(page: HistoryPage) -> list[str]:
    found = [page.model.summary(row) for row in range(page.model.rowCount())]
    return [each.uuid for each in found if each is not None]


def archive(inside: Inside) -> Archive:
    return inside.window.archive


def drop(inside: Inside, *paths: Path) -> bool:
    """Drag files onto the window and let go; return whether they were taken."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), copy, data, left, none)
    enter.ignore()
    inside.window.dragEnterEvent(enter)
    if not enter.isAccepted():
        return False
    inside.window.dropEvent(QDropEvent(QPointF(9, 9), copy, data, left, none))
    inside.pump(3)
    return True


# --------------------------------------------------------------------------------------------- the list


def test_an_empty_history_says_so_and_leads_to_a_game(inside: Inside) -> None:
    page = history(inside)
    assert page.begin.hasFocus()
    page.begin.click()
    assert inside.window.pages.currentWidget() is not page


def test_every_match_is_listed_and_the_open_one_goes_on(inside: Inside) -> None:
    store(inside)
    page = history(inside)
    assert uuids(page) == ["2", "1", "0"]
    assert page.table.hasFocus() and page.table.rows() == [0]
    assert page.go.isVisible()
    QTest.keyClick(page.table, KEY.Key_Return)
    assert inside.session.uuid == "2" and not isinstance(inside.session, Replay)
    inside.settle()
    inside.check_picture()


def test_a_match_at_the_table_is_gone_back_to_not_opened_twice(inside: Inside) -> None:
    store(inside)
    inside.window.continue_match()
    session = inside.session
    page = history(inside)
    QTest.keyClick(page.table, KEY.Key_Return)
    assert inside.session is session
    assert inside.window.pages.currentWidget() is inside.view


def test_escape_leads_back_to_the_table_or_the_start_page(inside: Inside) -> None:
    store(inside)
    QTest.keyClick(history(inside).table, KEY.Key_Escape)
    assert isinstance(inside.window.pages.currentWidget(), StartPage)
    inside.window.continue_match()
    QTest.keyClick(history(inside).table, KEY.Key_Escape)
    assert inside.window.pages.currentWidget() is inside.view


def test_what_is_typed_and_chosen_is_searched_for(inside: Inside) -> None:
    store(inside)
    inside.window.stage.history.rename(1, "The long evening")
    page = history(inside)
    QTest.keyClick(page, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.field, "LONG")
    inside.pump_until(lambda: page.model.rowCount() == 1, "the search")
    assert uuids(page) == ["0"] and page.number.text() == "1 of 3 matches"
    QTest.keyClick(page.field, KEY.Key_Down)
    assert page.table.hasFocus()
    page.field.setText("nothing is called so")
    page._look_for()
    assert page.none.isVisible() and not page.panel.isVisible()
    page.show_every.click()
    assert len(uuids(page)) == 3 and page.field.text() == ""
    page.outcomes.set_value("open")
    assert uuids(page) == ["2"]
    page.outcomes.setCurrentIndex(0)
    page.periods.set_value("between")
    assert page.since.isVisible() and len(uuids(page)) == 3
    page.since.setDate(page.since.date().addYears(-9))
    page.until.setDate(page.until.date().addYears(-8))
    assert uuids(page) == []
    page.periods.set_value("today")
    assert len(uuids(page)) == 3


@pytest.mark.parametrize("column", [Column.WHEN, Column.GAME, Column.OPPONENTS, Column.RESULT, Column.NAME])
def test_a_click_on_a_caption_sorts_and_another_turns_it_round(inside: Inside, column: Column) -> None:
    store(inside, 5)
    page = history(inside)
    head = page.table.horizontalHeader()
    at = QPoint(head.sectionViewportPosition(column) + 12, head.height() // 2)
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=at)
    first, down = uuids(page), page.model.descending
    assert page.model.column == column and len(first) == 5
    QTest.keyClick(page.table, KEY.Key_1 + int(column), Qt.KeyboardModifier.ControlModifier)
    assert page.model.descending is not down and sorted(uuids(page)) == sorted(first)
    if column in (Column.WHEN, Column.RESULT):
        assert uuids(page) != first


def test_a_name_is_written_in_place(inside: Inside) -> None:
    store(inside)
    page = history(inside)
    QTest.keyClick(page.table, KEY.Key_Down)
    QTest.keyClick(page.table, KEY.Key_F2)
    assert isinstance(inside.window.pages.currentWidget(), HistoryPage), "no new game was begun"
    editor = inside.shell.focusWidget()
    assert editor is not None and editor is not page.table
    QTest.keyClicks(editor, "  A   close one ")
    QTest.keyClick(editor, KEY.Key_Return)
    inside.pump(3)
    assert inside.window.stage.history.page(Search(text="close"))[0].name == "A close one"
    summary = page.model.summary(1)
    assert summary is not None and summary.name == "A close one"
    assert page.table.hasFocus() and page.table.rows() == [1]
    QTest.keyClick(page.table, KEY.Key_F2)
    QTest.keyClicks(inside.shell.focusWidget(), "no")
    QTest.keyClick(inside.shell.focusWidget(), KEY.Key_Escape)
    assert isinstance(inside.window.pages.currentWidget(), HistoryPage)
    assert inside.window.stage.history.page(Search(text="close"))[0].name == "A close one"


def test_a_name_that_is_being_written_stays_so_when_it_is_asked_for_again(inside: Inside) -> None:
    store(inside)
    page = history(inside)
    QTest.keyClick(page.table, KEY.Key_F2)
    editor = inside.shell.focusWidget()
    QTest.keyClicks(editor, "A clo")
    page.rename.click()  # Qt would warn that it cannot begin what is under way
    assert inside.shell.focusWidget() is editor
    QTest.keyClicks(editor, "se one")
    QTest.keyClick(editor, KEY.Key_Return)
    inside.pump(3)
    assert [each.name for each in inside.window.stage.history.page(Search(text="close"))] == ["A close one"]


def test_matches_are_deleted_and_brought_back(inside: Inside) -> None:
    store(inside, 4)
    page = history(inside)
    QTest.keyClick(page.table, KEY.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(page.table, KEY.Key_Delete)
    assert uuids(page) == ["1", "0"]
    assert page.banner.text.text() == "Deleted 2 matches."
    QTest.keyClick(page.table, KEY.Key_Delete)
    assert uuids(page) == ["0"] and page.banner.text.text() == "Deleted 1 match."
    QTest.keyClick(page.table, KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert uuids(page) == ["1", "0"]
    page.banner.offer.click()
    assert uuids(page) == ["3", "2", "1", "0"]
    assert not page.deleted and not page.banner.offer.isVisible()


def test_all_can_be_deleted_and_come_back(inside: Inside) -> None:
    store(inside)
    page = history(inside)
    page.table.selectAll()
    QTest.keyClick(page.table, KEY.Key_Delete)
    assert page.begin.isVisible() and page.banner.isVisible()
    page.banner.offer.click()
    assert len(uuids(page)) == 3


def test_the_match_at_the_table_leaves_it_when_it_is_deleted(inside: Inside) -> None:
    store(inside)
    inside.window.continue_match()
    page = history(inside)
    QTest.keyClick(page.table, KEY.Key_Delete)
    assert inside.window.session is None
    QTest.keyClick(page.table, KEY.Key_Escape)
    assert isinstance(inside.window.pages.currentWidget(), StartPage)
    assert inside.window.stage.matches.open_match(pytest.fail) is None


def test_the_teacher_goes_through_a_match_and_the_list_is_as_it_was(inside: Inside) -> None:
    store(inside, 4)
    page = history(inside)
    assert not page.review.isVisible(), "the first one stands open"
    page.outcomes.setCurrentIndex(0)
    page.field.setText("seat")
    page._look_for()
    page._sort(Column.RESULT)
    row = uuids(page).index("1")
    page.table.choose(row)
    assert page.review.isVisible()
    page.review.click()
    inside.pump(3)
    review = inside.window.pages.currentWidget()
    assert isinstance(review, ReviewPage)
    review.closed.emit()
    inside.pump(3)
    again = inside.window.pages.currentWidget()
    assert isinstance(again, HistoryPage) and again is not page
    assert again.field.text() == "seat" and again.model.column is Column.RESULT and again.table.rows() == [row]


def test_the_cards_of_an_old_match_are_dealt_again(inside: Inside) -> None:
    store(inside, 4)
    page = history(inside)
    assert not page.same.isVisible(), "the first one stands open"
    page.table.choose(uuids(page).index("1"))
    page.same.click()
    sheet = inside.sheet
    assert isinstance(sheet, SameSheet)
    sheet.again.emit()
    inside.pump(3)
    old = inside.window.stage.same.find("1")
    assert old is not None and inside.session.uuid != "1"
    assert inside.session.match.shuffles.number == inside.window.stage.matches.load(old.id).match.shuffles.number


def test_a_screen_reader_hears_a_match_as_a_sentence(inside: Inside) -> None:
    store(inside)
    page = history(inside)
    said = page.model.index(0, 0).data(int(Qt.ItemDataRole.AccessibleTextRole))
    assert said.startswith("Today, ") and "Scopa against Seat 1 · Greedy, Open" in said


# ------------------------------------------------------------------------------------------------- files


def test_one_match_is_written_and_read_back_by_dragging(inside: Inside, tmp_path: Path) -> None:
    store(inside)
    page = history(inside)
    path = tmp_path / "one.scopa"
    names = []
    archive(inside).ask_write = lambda parent, name: names.append(name) or str(path)  # type: ignore[func-returns-value]
    page.table.choose(1)
    page.export.click()
    assert names[0].endswith("-scopa-seat-1.scopa") and "one.scopa" in page.banner.text.text()
    inside.window.stage.history.delete([2])
    assert drop(inside, path)
    assert isinstance(inside.session, Replay)
    assert len(inside.window.stage.history.page()) == 3, "the deleted one came back, and is no second one"


def test_several_are_written_into_a_folder_over_nothing(inside: Inside, tmp_path: Path) -> None:
    store(inside, 4)
    folder = tmp_path / "out"
    folder.mkdir()
    page = history(inside)
    page.table.selectAll()
    archive(inside).ask_folder = lambda parent: str(folder)
    page.export.click()
    first = {path: path.read_text() for path in folder.iterdir()}
    assert len(first) == 4 and "4 matches" in page.banner.text.text()
    page.export.click()
    assert len(list(folder.iterdir())) == 8
    assert all(path.read_text() == text for path, text in first.items())


def test_many_files_are_read_and_what_came_of_them_is_told(inside: Inside, tmp_path: Path) -> None:
    store(inside)
    paths = []
    for number in range(30):
        path = tmp_path / f"{number}.scopa"
        path.write_text(dump_record(played(new_match(number=number, target=6), 20, seed=number)), encoding="utf-8")
        paths.append(path)
    broken = tmp_path / "broken.scopa"
    broken.write_text("{")
    picture = tmp_path / "cat.jpg"
    picture.write_bytes(b"\xff\xd8")
    own = tmp_path / "own.scopa"
    own.write_text(dump_record(inside.window.stage.matches.load(1).match), encoding="utf-8")
    assert drop(inside, *paths, broken, picture, own)
    inside.pump_until(lambda: isinstance(inside.window.pages.currentWidget(), HistoryPage), "the list")
    page = inside.window.pages.currentWidget()
    assert isinstance(page, HistoryPage)
    told = page.banner.text.text()
    assert told.startswith("30 matches added. 1 match already there. broken.scopa cannot be opened:")
    assert "cat.jpg cannot be opened:" in told and "\n" not in told
    assert len(uuids(page)) == 33


def test_a_file_that_is_no_record_is_refused_in_a_sentence(inside: Inside, tmp_path: Path) -> None:
    path = tmp_path / "no.scopa"
    path.write_text("[]")
    assert drop(inside, path)
    assert inside.sentence.startswith("no.scopa cannot be opened:")
    assert inside.window.session is None
    assert not drop(inside, tmp_path / "letter.txt"), "anything else is not taken"


def test_an_open_match_from_a_file_is_replayed_and_never_changed(inside: Inside, tmp_path: Path) -> None:
    path = tmp_path / "open.scopa"
    path.write_text(dump_record(played(new_match(), 9)), encoding="utf-8")
    inside.window.open_files([path])
    assert isinstance(inside.session, Replay)
    inside.window.stop_replay()
    page = history(inside)
    assert not page.go.isVisible()
    QTest.keyClick(page.table, KEY.Key_Return)
    assert isinstance(inside.session, Replay)
    assert inside.window.stage.matches.list_matches(State.OPEN)[0].origin == "file"


def test_the_dialog_for_files_is_asked_once(inside: Inside, tmp_path: Path) -> None:
    path = tmp_path / "a.scopa"
    path.write_text(dump_record(played(new_match(), 9)), encoding="utf-8")
    page = history(inside)
    archive(inside).ask_open = lambda parent: []
    page.bring.click()
    assert inside.window.session is None
    archive(inside).ask_open = lambda parent: [str(path)]
    page.bring.click()
    assert isinstance(inside.session, Replay)


def test_another_size_leaves_what_is_chosen(inside: Inside) -> None:
    store(inside, 6)
    page = history(inside)
    page.table.choose_all([2, 4])
    chosen = page.numbers()
    page.rebuild()
    assert page.numbers() == chosen and len(chosen) == 2


def test_no_day_can_be_written_that_no_clock_tells(inside: Inside) -> None:
    look = inside.window.look
    for field in (DateField(look, "To", QDate(2026, 1, 1)), DayField(look, "To", date(2026, 1, 1))):
        for wanted in (QDate(9999, 12, 31), QDate(1752, 9, 14)):
            field.setDate(wanted)
            assert QDate(1971, 1, 1) <= field.date() <= QDate(9998, 12, 31)
        field.deleteLater()


def test_a_match_is_chosen_also_while_the_keys_that_opened_the_list_are_held(inside: Inside) -> None:
    store(inside)
    inside.shell.activateWindow()
    QTest.keyPress(inside.shell.windowHandle(), KEY.Key_H, Qt.KeyboardModifier.ControlModifier)
    inside.pump(3)
    page = inside.window.pages.currentWidget()
    assert isinstance(page, HistoryPage)
    for _ in range(2):
        assert page.table.rows() == [0] and page.rename.isEnabled()
        page.rebuild()
    QTest.keyRelease(inside.shell.windowHandle(), KEY.Key_H)
    QTest.keyRelease(inside.shell.windowHandle(), KEY.Key_Control)
