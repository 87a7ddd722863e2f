"""The stored matches as a model that fetches a page when it is looked at, so that 100,000 are as quick as ten."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import date
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QPersistentModelIndex, Qt

from scopa_desktop.store.history import ALL, MAX_NAME, History, Order, Search
from scopa_desktop.store.matches import Summary
from scopa_desktop.store.troubles import StoreError, Trouble
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.words_history import (
    day_and_time,
    game_name,
    match_in_words,
    opponents_line,
    origin_name,
    outcome_name,
    outcome_of,
    score_of,
)

PAGE: Final = 100
KEPT: Final = 30
"""How many pages stay in memory."""
SUMMARY_ROLE: Final = int(Qt.ItemDataRole.UserRole)
_Index = QModelIndex | QPersistentModelIndex
translate = QCoreApplication.translate


class Column(IntEnum):
    """The columns of the list."""

    WHEN = 0
    GAME = 1
    OPPONENTS = 2
    RESULT = 3
    NAME = 4
    ORIGIN = 5


ORDERS: Final = {
    Column.WHEN: Order.PLAYED,
    Column.GAME: Order.GAME,
    Column.OPPONENTS: Order.OPPONENTS,
    Column.RESULT: Order.RESULT,
    Column.NAME: Order.NAME,
}
DOWN_FIRST: Final = (Column.WHEN, Column.RESULT)
"""What is first sorted with the latest or the highest on top."""


class HistoryModel(QAbstractTableModel):
    """The matches that a search finds, in an order.

    Args:
        look: the words.
        history: where they are.
        tell: told of what cannot be read or written.
    """

    def __init__(self, look: Look, history: History, tell: Callable[[Trouble], object]) -> None:
        super().__init__()
        self._look, self._history, self._tell = look, history, tell
        self.search: Search = ALL
        self.column, self.descending = Column.WHEN, True
        self._count = 0
        self._pages: OrderedDict[int, list[Summary]] = OrderedDict()
        self._today = date.today()

    def show(self, search: Search, column: Column, descending: bool) -> None:
        """List what a search finds, in an order."""
        self.beginResetModel()
        self.search, self.column, self.descending = search, column, descending
        self._pages.clear()
        self._today = date.today()
        try:
            self._count = self._history.count(search)
        except StoreError as fault:
            self._count = 0
            self._tell(fault.trouble)
        self.endResetModel()

    def refresh(self) -> None:
        """List the same once more: something has changed."""
        self.show(self.search, self.column, self.descending)

    def summary(self, row: int) -> Summary | None:
        """Return the match of a row, or None if it cannot be read."""
        number, at = divmod(row, PAGE)
        page = self._page(number)
        return page[at] if at < len(page) else None

    def _page(self, number: int) -> list[Summary]:
        page = self._pages.get(number)
        if page is None:
            order = ORDERS[self.column]
            try:
                page = self._history.page(self.search, order, self.descending, PAGE, number * PAGE)
            except StoreError as fault:
                page = []
                self._tell(fault.trouble)
            self._pages[number] = page
            while len(self._pages) > KEPT:
                self._pages.popitem(last=False)
        else:
            self._pages.move_to_end(number)
        return page

    def numbers(self, rows: list[int]) -> list[int]:
        """Return the numbers of the matches in some rows; for very many of them the file is asked once."""
        if len(rows) > KEPT * PAGE:
            try:
                every = self._history.numbers(self.search, ORDERS[self.column], self.descending)
            except StoreError as fault:
                self._tell(fault.trouble)
                return []
            return [every[row] for row in rows if row < len(every)]
        return [each.id for row in rows if (each := self.summary(row)) is not None]

    def row_of(self, number: int) -> int | None:
        """Return where a match is, if it is found and not far from the beginning."""
        for row in range(min(self._count, KEPT * PAGE)):
            found = self.summary(row)
            if found is not None and found.id == number:
                return row
        return None

    # ----------------------------------------------------------------------------------------------- Qt

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsEditable if index.column() == Column.NAME else found

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            Column.WHEN: translate("History", "Played"),
            Column.GAME: translate("History", "Game"),
            Column.OPPONENTS: translate("History", "Against"),
            Column.RESULT: translate("History", "Result"),
            Column.NAME: translate("History", "Name"),
            Column.ORIGIN: translate("History", "Origin"),
        }[Column(section)]

    def data(self, index: _Index, role: int = 0) -> Any:
        if role not in _ROLES:
            return None
        found = self.summary(index.row())
        if role == SUMMARY_ROLE:
            return found
        column = Column(index.column())
        if found is None:
            return translate("History", "This match cannot be read.") if column is Column.WHEN else ""
        if role == Qt.ItemDataRole.EditRole:
            return found.name
        if role == Qt.ItemDataRole.AccessibleTextRole and column is Column.WHEN:
            return match_in_words(self._look.words, found, self._today)
        return self._cell(column, found)

    def _cell(self, column: Column, found: Summary) -> str:
        words = self._look.words
        match column:
            case Column.WHEN:
                return day_and_time(found.updated, self._today)
            case Column.GAME:
                return game_name(words, found)
            case Column.OPPONENTS:
                return opponents_line(words, found)
            case Column.RESULT:
                return f"{outcome_name(outcome_of(found))}  {score_of(found)}"
            case Column.NAME:
                return found.name
            case Column.ORIGIN:
                return origin_name(found)

    def setData(self, index: _Index, value: Any, role: int = 0) -> bool:
        found = self.summary(index.row())
        name = " ".join(str(value).split())[:MAX_NAME]
        if found is None or index.column() != Column.NAME or name == found.name:
            return False
        try:
            self._history.rename(found.id, name)
        except StoreError as fault:
            self._tell(fault.trouble)
            return False
        self._pages.pop(index.row() // PAGE, None)
        self.dataChanged.emit(index, index)
        return True


_ROLES: Final = {
    int(Qt.ItemDataRole.DisplayRole),
    int(Qt.ItemDataRole.EditRole),
    int(Qt.ItemDataRole.AccessibleTextRole),
    int(Qt.ItemDataRole.ToolTipRole),
    SUMMARY_ROLE,
}
