"""The history: every match that was played, to be found, opened, replayed, named, written to files, and tidied up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from PySide6.QtCore import QDate, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.store.history import ALL, History, Outcome, Search
from scopa_desktop.store.matches import HUMAN, MIXED, State, Summary
from scopa_desktop.store.origins import Origin, kind_of
from scopa_desktop.store.troubles import StoreError, Trouble
from scopa_desktop.ui import paint
from scopa_desktop.ui.controls import Button, Combo, Field
from scopa_desktop.ui.datefield import DateField
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.widgets import RING, Look, Page, Panel, Text
from scopa_desktop.ui.windows.history_model import DOWN_FIRST, ORDERS, Column, HistoryModel
from scopa_desktop.ui.windows.history_table import HistoryTable
from scopa_desktop.ui.windows.messages import Banner
from scopa_desktop.ui.words_company import level_name, level_order
from scopa_desktop.ui.words_history import deleted_words, n_matches, n_of, outcome_name, restored_words
from scopa_desktop.ui.words_rules import variant_name

TYPING: Final = 120
"""Milliseconds after the last letter before it is searched for."""
_MOST: Final = 1320
_ANY, _TODAY, _WEEK, _MONTH, _YEAR, _BETWEEN = "any", "today", "week", "month", "year", "between"
_DAYS: Final = {_TODAY: 0, _WEEK: 6, _MONTH: 29}


@dataclass(frozen=True, slots=True)
class Listed:
    """What the page lists, and where one is in it.

    Attributes:
        search: which matches.
        period: the choice of days.
        between: the first and the last day, where they are chosen.
        column, descending: what they are sorted by.
        row: the match that the keys are on.
    """

    search: Search = ALL
    period: str = _ANY
    between: tuple[date, date] | None = None
    column: Column = Column.WHEN
    descending: bool = True
    row: int = 0


AT_FIRST: Final = Listed()
"""Every match, the last one first."""


class SearchField(Field):
    """A field with a lens; Esc empties it before it means anything else, and the arrow down leads to the list.

    Signals:
        left: on to the list.
    """

    left = Signal()

    def __init__(self, look: Look, name: str, words: str) -> None:
        super().__init__(look, name, words)
        self.setAcceptDrops(False)
        self.setPlaceholderText(name)
        pad = look.theme.px(34)
        self.setTextMargins(pad + RING, RING, look.theme.px(10) + RING, RING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paint_frame(self, painter: QPainter, rect: QRectF) -> None:
        super().paint_frame(painter, rect)
        side = self._look.theme.px(18)
        place = QRectF(rect.x() + self._look.theme.px(10), rect.center().y() - side / 2, side, side)
        paint.icon(painter, "search", place, self._look.theme.ui.ink2)


class HistoryPage(Page):
    """The page.

    Args:
        look: the look.
        history: the matches.
        tell: told of what cannot be read or written.
        listed: what is listed at first.

    Attributes:
        deleted: what was deleted since the page was opened and may be brought back, the last at the end.

    Signals:
        opened: a match that stands open is to be gone on with; its number.
        replayed: a match is to be replayed; its number.
        reviewed: the teacher is to go through a match; its number.
        compared: what is known of a match's cards is to be shown; its number.
        exported: matches are to be written to files; their numbers.
        imported: record files are to be chosen and read.
        vanished: matches were deleted; their numbers.
        said: a sentence is shown, and is to be heard.
        new_game: the empty page's button.
        closed: back to where one came from (Esc).
    """

    opened = Signal(int)
    replayed = Signal(int)
    reviewed = Signal(int)
    compared = Signal(int)
    exported = Signal(list)
    imported = Signal()
    vanished = Signal(list)
    said = Signal(str)
    new_game = Signal()
    closed = Signal()

    def __init__(
        self,
        look: Look,
        history: History,
        tell: Callable[[Trouble], object],
        listed: Listed = AT_FIRST,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, QSize(_MOST, 4000), parent)
        self._history = history
        self._report = tell
        self.model = HistoryModel(look, history, tell)
        self.model.setParent(self)
        self.deleted: list[list[int]] = []
        self.model.column, self.model.descending = listed.column, listed.descending
        self._period, self._search = listed.period, listed.search
        self._between = listed.between or (date.today() - timedelta(days=30), date.today())
        self._every = 0
        self._typing = QTimer(self, singleShot=True, interval=TYPING)
        self._typing.timeout.connect(self._look_for)
        self._said = ("", "")
        for keys, slot in (("Ctrl+Z", self.undo), ("Ctrl+F", self._to_search)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
        self.set_up()
        if self._every:
            self.table.choose(listed.row)

    @property
    def listed(self) -> Listed:
        """What is listed now."""
        model, rows = self.model, self.table.rows() if self._every else []
        row = rows[0] if rows else 0
        return Listed(self._search, self._period, self._between, model.column, model.descending, row)

    # --------------------------------------------------------------------------------------- building

    def build(self) -> None:
        px = self.look.theme.px
        self._column = QVBoxLayout(self.frame)
        self._column.setContentsMargins(px(32), px(18), px(32), px(18))
        self._column.setSpacing(px(10))
        self._every = self._count_every()
        self._build_head()
        self.banner = Banner(self.look, self.frame, among=True)
        self.banner.action.connect(self.undo)
        self.banner.closed.connect(lambda: self._say_again("", ""))
        self._column.addWidget(self.banner)
        if self._every:
            self._build_filters()
            self._build_list()
            self._build_foot()
            self._list(self._search)
        else:
            self._build_empty()
        if self._said[0]:
            self.banner.say(*self._said)

    def _count_every(self) -> int:
        try:
            return self._history.count()
        except StoreError as fault:
            self._report(fault.trouble)
            return 0

    def _build_head(self) -> None:
        row = QHBoxLayout()
        title = Text(self.look, self.tr("History"), "page")
        title.setContentsMargins(RING, 0, 0, 0)
        self.number = Text(self.look, "", "label", "ink2")
        self.number.setContentsMargins(0, self.look.theme.px(8), 0, 0)  # on the title's line
        row.addWidget(title)
        row.addSpacing(self.look.theme.px(12))
        row.addWidget(self.number)
        row.addStretch(1)
        self.bring = Button(self.look, self.tr("Import …"), "secondary", "file")
        self.bring.clicked.connect(self.imported)
        self.back = Button(self.look, self.tr("Back"))
        self.back.clicked.connect(self.closed)
        row.addWidget(self.bring)
        row.addWidget(self.back)
        self._column.addLayout(row)

    def _build_filters(self) -> None:
        px, look, search = self.look.theme.px, self.look, self._search
        row = QHBoxLayout()
        row.setSpacing(px(4))
        self.field = SearchField(look, self.tr("Search names and deal numbers"), search.text)
        self.field.textChanged.connect(lambda _: self._typing.start())
        self.field.left.connect(self._to_list)
        games = sorted(self._choices("variant"), key=_game_order)
        self.games = self._combo(
            self.tr("Which game"),
            self.tr("Every game"),
            [(each, variant_name(each) if each in VARIANTS else each) for each in games],
            search.variant,
        )
        levels = sorted(self._choices("opponents"), key=level_order)
        self.rivals = self._combo(
            self.tr("Which opponents"),
            self.tr("Every opponent"),
            [(each, self.tr("Mixed levels") if each == MIXED else level_name(each)) for each in levels],
            search.opponents,
        )
        self.outcomes = self._combo(
            self.tr("Which result"),
            self.tr("Every result"),
            [(each, outcome_name(each)) for each in Outcome],
            search.outcome,
        )
        periods = [
            (_TODAY, self.tr("Today")),
            (_WEEK, self.tr("Last 7 days")),
            (_MONTH, self.tr("Last 30 days")),
            (_YEAR, self.tr("This year")),
            (_BETWEEN, self.tr("Between two days")),
        ]
        self.periods = self._combo(self.tr("When"), self.tr("At any time"), periods, self._period)
        row.addWidget(self.field, 1)
        for each in (self.games, self.rivals, self.outcomes, self.periods):
            row.addWidget(each)
        self._column.addLayout(row)
        self._column.addWidget(self._build_days())

    def _choices(self, name: str) -> list[str]:
        try:
            return self._history.choices(name)
        except StoreError as fault:
            self._report(fault.trouble)
            return []

    def _combo(self, name: str, every: str, items: Sequence[tuple[object, str]], value: object) -> Combo:
        combo = Combo(self.look, name, [(None, every), *items], value)
        combo.currentIndexChanged.connect(lambda _: self._look_for())
        return combo

    def _build_days(self) -> QWidget:
        """The first and the last day, shown only when they are asked for."""
        self.days = QWidget()
        row = QHBoxLayout(self.days)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.look.theme.px(6))
        self.since, self.until = (
            DateField(self.look, name, QDate(day.year, day.month, day.day))
            for name, day in zip((self.tr("First day"), self.tr("Last day")), self._between, strict=True)
        )
        row.addStretch(1)
        for words, field in ((self.tr("From"), self.since), (self.tr("to"), self.until)):
            row.addWidget(Text(self.look, words, "label", "ink2"))
            row.addWidget(field)
            field.dateChanged.connect(lambda _: self._look_for())
        self.days.setVisible(self._period == _BETWEEN)
        return self.days

    def _build_list(self) -> None:
        px = self.look.theme.px
        self.panel = Panel(self.look)
        inside = QVBoxLayout(self.panel)
        inside.setContentsMargins(px(6) + RING, px(4) + RING, px(2) + RING, px(6) + RING)
        self.table = HistoryTable(self.look, self.model)
        self.table.opened.connect(self.open_chosen)
        self.table.deleted.connect(self.delete)
        self.table.sort_wanted.connect(self._sort)
        self.table.menu_wanted.connect(self._offer)
        self.table.chosen.connect(self._show_actions)
        inside.addWidget(self.table)
        self._column.addWidget(self.panel, 1)
        self.none = QWidget()
        column = QVBoxLayout(self.none)
        note = Text(self.look, self.tr("No match is like that."), "head", "ink2")
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.show_every = Button(self.look, self.tr("Show all matches"), "secondary")
        self.show_every.clicked.connect(self.show_all)
        column.addStretch(2)
        column.addWidget(note)
        column.addWidget(self.show_every, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self._column.addWidget(self.none, 1)

    def _build_foot(self) -> None:
        px = self.look.theme.px
        row = QHBoxLayout()
        row.setSpacing(px(4))
        self.rename = Button(self.look, self.tr("Rename"), "quiet", "edit")
        self.export = Button(self.look, self.tr("Export …"), "quiet", "file")
        self.remove = Button(self.look, self.tr("Delete"), "quiet", "close")
        self.review = Button(self.look, self.tr("Go through it"), "quiet", "hint")
        self.same = Button(self.look, self.tr("Same cards …"), "quiet", "cards")
        self.replay = Button(self.look, self.tr("Replay"), "secondary", "eye")
        self.go = Button(self.look, self.tr("Play on"), "primary", "play")
        self.rename.clicked.connect(lambda: self.table.rename())
        self.export.clicked.connect(lambda: self.exported.emit(self.numbers()))
        self.remove.clicked.connect(self.delete)
        self.review.clicked.connect(self._review)
        self.same.clicked.connect(self._compare)
        self.replay.clicked.connect(self._replay)
        self.go.clicked.connect(self._go_on)
        for each in (self.rename, self.export, self.remove):
            row.addWidget(each)
        row.addStretch(1)
        row.addWidget(self.same)
        row.addWidget(self.review)
        row.addWidget(self.replay)
        row.addWidget(self.go)
        self._column.addLayout(row)

    def _build_empty(self) -> None:
        px = self.look.theme.px
        words = self.tr("Every match that you play is kept here: to be played on, replayed, or shown to a friend.")
        note = Text(self.look, words, "head", "ink2", wrap=True)
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        note.setFixedWidth(px(520))
        note.setMinimumHeight(note.heightForWidth(note.width()))
        self.begin = Button(self.look, self.tr("New game"), "primary", "cards")
        self.begin.clicked.connect(self.new_game)
        self._column.addStretch(2)
        self._column.addWidget(note, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(3)

    # -------------------------------------------------------------------------------------- searching

    def _look_for(self) -> None:
        """List what is chosen above the list."""
        self._typing.stop()
        if not self._every:
            return
        self._period = str(self.periods.value or _ANY)
        self.days.setVisible(self._period == _BETWEEN)
        self._between = (_day(self.since.date()), _day(self.until.date()))
        since, until = self._days()
        self._list(
            Search(
                text=self.field.text(),
                variant=_text(self.games.value),
                opponents=_text(self.rivals.value),
                outcome=self.outcomes.value if isinstance(self.outcomes.value, Outcome) else None,
                since=since,
                until=until,
            )
        )

    def _days(self) -> tuple[date | None, date | None]:
        """Return the first and the last day as moments in UTC: a day begins when it does here."""
        today = date.today()
        if self._period == _BETWEEN:
            first, last = sorted(self._between)
            return _begin(first), _begin(last)
        if self._period == _YEAR:
            return _begin(date(today.year, 1, 1)), None
        return (_begin(today - timedelta(days=_DAYS[self._period])), None) if self._period in _DAYS else (None, None)

    def _list(self, search: Search) -> None:
        self._search = search
        self.model.show(search, self.model.column, self.model.descending)
        self._listed()

    def rebuild(self) -> None:
        chosen, scrolled = (self.table.rows(), self.table.verticalScrollBar().value()) if self._every else ([], 0)
        super().rebuild()
        if chosen:
            self.table.choose_all(chosen)
            self.table.verticalScrollBar().setValue(scrolled)

    def _listed(self) -> None:
        """Show how many matches are listed, and what can be done with the first of them."""
        found = self.model.rowCount()
        self.number.setText(n_matches(found) if self._search == ALL else n_of(found, self._every))
        self.panel.setVisible(found > 0)
        self.none.setVisible(not found)
        self.table.show_order(self.model.column, self.model.descending)
        self.table.choose(0)
        self.table.scrollToTop()
        self._show_actions()

    def show_all(self) -> None:
        """Let every match be listed again."""
        self._search, self._period = ALL, _ANY
        self.set_up()
        self.focus_first()

    def _sort(self, number: int) -> None:
        column = Column(number)
        if column not in ORDERS:
            self.table.show_order(self.model.column, self.model.descending)
            return
        down = not self.model.descending if column == self.model.column else column in DOWN_FIRST
        self.model.show(self._search, column, down)
        self._listed()

    def _to_search(self) -> None:
        if self._every:
            self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.field.selectAll()

    def _to_list(self) -> None:
        if self._typing.isActive():
            self._look_for()
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # ----------------------------------------------------------------------------------------- acting

    def numbers(self) -> list[int]:
        """Return the numbers of the matches that are chosen, from top to bottom."""
        return self.model.numbers(self.table.rows()) if self._every else []

    def _only(self) -> Summary | None:
        """Return the match that is chosen, if it is one alone."""
        rows = self.table.rows()
        return self.model.summary(rows[0]) if len(rows) == 1 else None

    def _show_actions(self) -> None:
        only, some = self._only(), bool(self.table.rows())
        goes_on = only is not None and can_go_on(only)
        self.go.setVisible(goes_on)
        for each in (self.same, self.review):
            each.setVisible(only is not None and can_be_reviewed(only))
        self.replay.wear("secondary" if goes_on else "primary")
        self.replay.setEnabled(only is not None)
        self.rename.setEnabled(only is not None)
        self.export.setEnabled(some)
        self.remove.setEnabled(some)

    def open_chosen(self) -> None:
        """Go on with the match that is chosen if it stands open, else replay it."""
        only = self._only()
        if only is not None and can_go_on(only):
            self._go_on()
        else:
            self._replay()

    def _go_on(self) -> None:
        only = self._only()
        if only is not None:
            self.opened.emit(only.id)

    def _replay(self) -> None:
        only = self._only()
        if only is not None:
            self.replayed.emit(only.id)

    def _review(self) -> None:
        only = self._only()
        if only is not None:
            self.reviewed.emit(only.id)

    def _compare(self) -> None:
        only = self._only()
        if only is not None:
            self.compared.emit(only.id)

    def _offer(self, at: QPoint) -> None:
        """Offer on a menu what the buttons do."""
        menu = QMenu(self)
        for button in (self.go, self.replay, self.review, self.same, self.rename, self.export, self.remove):
            if not button.isHidden():
                action = menu.addAction(button.text())
                action.setEnabled(button.isEnabled())
                action.triggered.connect(button.click)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, True)
        menu.popup(at)

    def delete(self) -> None:
        """Delete the chosen matches, and offer to take that back."""
        numbers, rows = self.numbers(), self.table.rows()
        if not numbers:
            return
        try:
            self._history.delete(numbers)
        except StoreError as fault:
            self._report(fault.trouble)
            return
        self.deleted.append(numbers)
        self.vanished.emit(numbers)
        self.renew(rows[0])
        self.say(deleted_words(len(numbers)), self.tr("Undo"))

    def undo(self) -> None:
        """Bring back what was deleted last."""
        if not self.deleted:
            return
        numbers = self.deleted[-1]
        try:
            self._history.restore(numbers)
        except StoreError as fault:
            self._report(fault.trouble)
            return
        self.deleted.pop()
        self.renew()
        row = self.model.row_of(numbers[0])
        if row is not None:
            self.table.choose(row)
        more = deleted_words(len(self.deleted[-1])) if self.deleted else ""
        self.say(sentences(restored_words(len(numbers)), more), self.tr("Undo") if more else "")

    def renew(self, row: int = 0) -> None:
        """List what is stored now, and choose a row; where the first match came or the last went, build anew."""
        at = self.table.verticalScrollBar().value() if self._every else 0
        every, self._every = self._every, self._count_every()
        if bool(every) != bool(self._every):
            self.set_up()
            self.focus_first()
            return
        if self._every:
            self._list(self._search)
            self.table.verticalScrollBar().setValue(at)
            self.table.choose(row)

    def say(self, sentence: str, offer: str = "") -> None:
        """Say something below the title, in place of what was said before."""
        self._say_again(sentence, offer)
        self.banner.say(sentence, offer)
        self.said.emit(sentence)

    def _say_again(self, sentence: str, offer: str) -> None:
        """Remember what to say, should the page be built anew."""
        self._said = (sentence, offer)

    # ----------------------------------------------------------------------------------------------- Qt

    def focus_first(self) -> None:
        if not self._every:
            self.begin.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.show_every.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def can_go_on(summary: Summary) -> bool:
    """Tell whether a match stands open and is one's own; what was read from a file stays as it was read."""
    return summary.state is State.OPEN and kind_of(summary.origin) is not Origin.FILE


def can_be_reviewed(summary: Summary) -> bool:
    """Tell whether a match is over for good and a person has played in it."""
    over = summary.state is State.WON or not can_go_on(summary)
    return over and any(seat.player == HUMAN for seat in summary.seats)


def _game_order(name: str) -> tuple[int, str]:
    known = list(VARIANTS)
    return (known.index(name) if name in known else len(known), name)


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _day(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())


def _begin(day: date) -> datetime:
    return datetime.combine(day, time()).astimezone().astimezone(UTC)
