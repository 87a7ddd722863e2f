"""Statistics: how the person has fared, what was earned, and how the cards fell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.store.achievements import Achievements
from scopa_desktop.store.files import write_atomic
from scopa_desktop.store.statistics import ALL, Filter, Statistics
from scopa_desktop.store.statistics_export import as_csv, as_json
from scopa_desktop.store.troubles import Reporter, StoreError, TroubleKind, reason_of, shown
from scopa_desktop.ui.apart import Apart
from scopa_desktop.ui.controls import Button, Segmented
from scopa_desktop.ui.widgets import RING, Look, Page, Scroll, Text
from scopa_desktop.ui.windows.achievements import AchievementsView
from scopa_desktop.ui.windows.fairness import FairnessView
from scopa_desktop.ui.windows.messages import Banner
from scopa_desktop.ui.windows.statistics_filters import FilterBar
from scopa_desktop.ui.windows.statistics_results import ResultsView
from scopa_desktop.ui.words_statistics import exported_sentence, forgotten_sentence, nothing_found

translate = QCoreApplication.translate

_MOST: Final = 1560
"""The page grows no wider than this."""


def ask_where_to_export(parent: QWidget) -> str:
    """Ask with the system's dialog under which name to export; empty if the person would rather not."""
    kinds = ";;".join(
        (
            translate("StatisticsPage", "Table, a line a match (*.csv)"),
            translate("StatisticsPage", "Everything, with the points of each round (*.json)"),
        )
    )
    name, kind = QFileDialog.getSaveFileName(parent, translate("StatisticsPage", "Export results"), "scopa.csv", kinds)
    if name and not Path(name).suffix:
        name += ".json" if "json" in kind else ".csv"
    return name


class StatisticsPage(Page):
    """The page.

    Args:
        look: the look.
        statistics: the results.
        report: told of what cannot be read or written.
        achievements: what was earned; None where the person wants none of it.
        part: what is shown at first: ``results``, ``achievements`` or ``fairness``.
        today: the day today.

    Signals:
        rigged_asked: it is asked why nothing here is rigged.
        closed: back to where one came from (Esc).
        new_game: the empty page's button.
        said: what a screen reader should say.
    """

    rigged_asked = Signal()
    closed = Signal()
    new_game = Signal()
    said = Signal(str)

    def __init__(
        self,
        look: Look,
        statistics: Statistics,
        report: Reporter,
        achievements: Achievements | None = None,
        *,
        part: str = "results",
        today: date | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, QSize(_MOST, 4000), parent)
        self._statistics, self._report, self._achievements = statistics, report, achievements
        self._today = today or date.today()
        self._chosen, self._period = ALL, "all"
        self._part: object = part
        self._forgotten: list[list[int]] = []
        self._banner = Banner(look, self)
        self._banner.action.connect(self.undo)
        self._banner.closed.connect(self._make_room)
        undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        undo.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        undo.activated.connect(self.undo)
        self.set_up()

    # Building

    def build(self) -> None:
        px = self.look.theme.px
        self._column = QVBoxLayout(self.frame)
        self._column.setSpacing(px(6))
        self._make_room()
        played = self._read(self._statistics.choices, [])
        self._build_head(bool(played))
        self.filters = FilterBar(self.look, played, self._chosen, self._period, self._today)
        self.filters.changed.connect(self._filter_changed)
        self._column.addWidget(self.filters)
        self.results = ResultsView(self.look, self._today)
        self.results.said.connect(self.said)
        self.results.column.addWidget(self._build_foot())
        self.results.column.addStretch(1)
        self._scroll = Scroll(self.look, self.results)
        self.nothing = Text(self.look, "", "head", "ink2", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.fairness = FairnessView(self.look)
        self.fairness.rigged_asked.connect(self.rigged_asked)
        self._dealt = Scroll(self.look, self.fairness)
        self.earned: AchievementsView | None = None
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(self.nothing, 1)
        self._column.addWidget(self._dealt, 1)
        if self._achievements is not None:
            self.earned = AchievementsView(self.look, self._read(self._achievements.earned, {}), self._today)
            self._earned_scroll = Scroll(self.look, self.earned)
            self._column.addWidget(self._earned_scroll, 1)
        self._empty = self._build_empty()
        self._column.addWidget(self._empty, 1)
        self._has_results = bool(played)
        self._chosen = self.filters.filter  # what was chosen may be there no more
        self._banner.raise_()
        self.show_part(self._part)

    def _build_head(self, results: bool) -> None:
        row = QHBoxLayout()
        title = Text(self.look, self.tr("Statistics"), "page")
        title.setContentsMargins(RING, 0, 0, 0)
        row.addWidget(title)
        row.addStretch(1)
        parts = [("results", self.tr("Results"))]
        if self._achievements is not None:
            parts.append(("achievements", self.tr("Achievements")))
        if results:
            parts.append(("fairness", self.tr("Fairness")))
        if self._part not in [part for part, _ in parts]:
            self._part = "results"
        self.parts: Segmented | None = None
        if len(parts) > 1:
            self.parts = Segmented(self.look, self.tr("Which statistics"), parts, self._part)
            self.parts.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
            self.parts.chosen.connect(self.show_part)
            row.addWidget(self.parts, 0, Qt.AlignmentFlag.AlignVCenter)
            row.addSpacing(self.look.theme.px(6))
        self.back = Button(self.look, self.tr("Back"))
        self.back.clicked.connect(self.closed)
        row.addWidget(self.back)
        self._column.addLayout(row)

    def _build_foot(self) -> QWidget:
        foot = QWidget()
        row = QHBoxLayout(foot)
        row.setContentsMargins(0, 0, 0, 0)
        self.export_button = Button(self.look, self.tr("Export …"), "quiet")
        self.export_button.clicked.connect(self._ask_export)
        self.forget_button = Button(self.look, self.tr("Forget these results"), "quiet")
        self.forget_button.clicked.connect(self.forget)
        self.recall_button = self._recall_button()
        for each in (self.export_button, self.forget_button):
            row.addWidget(each)
        row.addStretch(1)
        row.addWidget(self.recall_button)
        return foot

    def _recall_button(self) -> Button:
        button = Button(self.look, self.tr("Bring back what was forgotten"), "quiet")
        button.clicked.connect(self.recall_all)
        return button

    def _build_empty(self) -> QWidget:
        empty = QWidget()
        column = QVBoxLayout(empty)
        column.addStretch(2)
        words = (
            self.tr("After your next match its result stands here. What was played before counts no more.")
            if self._read(self._statistics.forgotten, [])
            else self.tr(
                "After your first match its result stands here: what you won, and how often you swept the table."
            )
        )
        note = Text(self.look, words, "head", "ink2", wrap=True)
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        note.setFixedWidth(self.look.theme.px(520))
        note.setMinimumHeight(note.heightForWidth(note.width()))
        column.addWidget(note, 0, Qt.AlignmentFlag.AlignHCenter)
        go = Button(self.look, self.tr("New game"), "primary", "cards")
        go.clicked.connect(self.new_game)
        column.addWidget(go, 0, Qt.AlignmentFlag.AlignHCenter)
        self.recall_here = self._recall_button()
        column.addWidget(self.recall_here, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        return empty

    # Showing

    def _read(self, read: Callable[[], Any], otherwise: Any) -> Any:
        """Return what can be read; tell of what cannot."""
        try:
            return read()
        except StoreError as fault:
            self._report(fault.trouble)
            return otherwise

    def show_part(self, part: object) -> None:
        """Show one of the page's parts: ``results``, ``achievements`` or ``fairness``."""
        self._part = part
        if self.parts is not None:
            self.parts.set_value(part)
        self._show()

    def _filter_changed(self) -> None:
        self._chosen, self._period = self.filters.filter, str(self.filters.period.value)
        self._show()

    def _show(self) -> None:
        """Show what is chosen of the part that is chosen."""
        part, some = self._part, self._has_results
        self.filters.setVisible(some and part != "achievements")
        self.filters.show_parts(aids=part == "results")
        self._dealt.setVisible(part == "fairness")
        if self.earned is not None:
            self._earned_scroll.setVisible(part == "achievements")
        self._empty.setVisible(part == "results" and not some)
        found = part == "results" and some and self._show_results()
        self._scroll.setVisible(found)
        self.nothing.setVisible(part == "results" and some and not found)
        self.nothing.setText(nothing_found(self._chosen))
        if part == "fairness":
            self._show_fairness()
        some_forgotten = bool(self._read(self._statistics.forgotten, []))
        self.recall_button.setVisible(some_forgotten)
        self.recall_here.setVisible(some_forgotten)

    def _show_results(self) -> bool:
        """Read and show the results of what is chosen; return whether there are any."""
        rows = self._read(lambda: self._statistics.breakdown(self._chosen), [])
        if not rows:
            return False
        course = self._read(lambda: self._statistics.course(self._chosen), None)
        if course is None:
            return False
        self.results.show_results(rows, course, self._chosen.variant)
        over = sum(totals.matches + totals.abandoned for _, _, totals in rows)
        self.forget_button.setEnabled(over > 0)
        return True

    def _show_fairness(self) -> None:
        """Judge the cards of what is chosen; with thousands of rounds that takes a moment, so only when it is seen."""
        cards = self._cards_of()
        dealings = self._read(lambda: self._statistics.dealings(cards), [])
        rounds = self._read(lambda: self._statistics.totals(cards).rounds, 0)
        self.fairness.show_dealings(dealings, latest=rounds > len(dealings))

    def _cards_of(self) -> Filter:
        """Return what is chosen, but for aids: they have nothing to do with how cards are dealt."""
        chosen = self._chosen
        return Filter(**{name: getattr(chosen, name) for name in chosen.__slots__ if name != "unaided"})

    # Forgetting

    def forget(self) -> None:
        """Let the results that are shown count no more."""
        numbers = self._read(lambda: self._statistics.forget(self._chosen), [])
        if numbers:
            self._forgotten.append(numbers)
            sentence = forgotten_sentence(self.look.words, len(numbers))
            self._banner.tell(sentence, self.tr("Undo"))
            self.said.emit(sentence)
            self.rebuild()

    def _make_room(self) -> None:
        """Keep free what the banner lies on, so that it hides nothing that is used meanwhile."""
        px = self.look.theme.px
        above = 0 if self._banner.isHidden() else self._banner.height()
        self._column.setContentsMargins(px(28), px(14) + above, px(28), px(10))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def undo(self) -> None:
        """Let what was forgotten last count again."""
        if self._forgotten:
            self._recall(self._forgotten.pop())

    def recall_all(self) -> None:
        """Let everything that was ever forgotten count again."""
        self._forgotten.clear()
        self._recall(self._read(self._statistics.forgotten, []))

    def _recall(self, numbers: Sequence[int]) -> None:
        self._read(lambda: self._statistics.recall(numbers), None)
        if not self._banner.isHidden():
            self._banner.next()
        self.rebuild()

    # Exporting

    def _ask_export(self) -> None:
        name = ask_where_to_export(self)
        if name:
            self.export(Path(name))

    def export(self, path: Path) -> None:
        """Write the results that are shown to a file, beside the window: as JSON by its name's ending, else as CSV."""
        matches = self._read(lambda: self._statistics.matches(self._chosen), None)
        if matches is None:
            return
        make = partial(as_json, matches, self._chosen) if path.suffix.lower() == ".json" else partial(as_csv, matches)

        def write() -> str:
            try:
                write_atomic(path, make())
            except OSError as fault:
                raise StoreError.of(TroubleKind.NOT_WRITTEN, path=shown(path), reason=reason_of(fault)) from fault
            return exported_sentence(self.look.words, len(matches), path.name)

        Apart(write, self._exported, self)

    def _exported(self, result: object) -> None:
        if isinstance(result, StoreError):
            self._report(result.trouble)
        else:
            self._banner.tell(str(result))
            self._make_room()
            self.said.emit(str(result))

    # Keys

    def focus_first(self) -> None:
        """Put the keyboard on the way back."""
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
