"""Statistics: how the person has fared, by game and by the strength of the others, and how the cards fell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.core.scoring import Category
from scopa_desktop.store.matches import MIXED
from scopa_desktop.store.statistics import Dealt, Record
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Button, Combo, Segmented
from scopa_desktop.ui.widgets import RING, Look, Page, Panel, Scroll, Text
from scopa_desktop.ui.windows.fairness import FairnessView
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_company import level_name, level_order
from scopa_desktop.ui.words_rules import variant_name
from scopa_desktop.ui.words_score import category_name


@dataclass(frozen=True, slots=True)
class Sums:
    """The results of several records together."""

    matches_won: int = 0
    matches: int = 0
    abandoned: int = 0
    rounds_won: int = 0
    rounds: int = 0
    scope_for: int = 0
    scope_against: int = 0

    @classmethod
    def of(cls, records: Sequence[Record]) -> Sums:
        """Add records up."""
        return cls(
            sum(each.matches_won for each in records),
            sum(each.matches_won + each.matches_lost for each in records),
            sum(each.matches_abandoned for each in records),
            sum(each.rounds_won for each in records),
            sum(each.rounds_won + each.rounds_lost + each.rounds_tied for each in records),
            sum(each.scope_for for each in records),
            sum(each.scope_against for each in records),
        )


def percent(part: int, whole: int) -> str:
    """Return a share in percent; a dash where there is nothing to share."""
    if not whole:
        return "–"
    return fill(QCoreApplication.translate("StatisticsPage", "%1%", "a share, such as 41%"), round(100 * part / whole))


def opponents_name(level: str, mixed: str) -> str:
    """Return the name of the opponents' level."""
    return mixed if level == MIXED else level_name(level)


class _Number(Panel):
    """One large number, and what it counts."""

    def __init__(self, look: Look, number: str, label: str, note: str) -> None:
        super().__init__(look)
        px = look.theme.px
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(18) + RING, px(10) + RING, px(12) + RING, px(10) + RING)
        row.setSpacing(px(14))
        row.addWidget(Text(look, number, "numeral", px=34))
        column = QVBoxLayout()
        column.setSpacing(px(1))
        column.addStretch(1)
        column.addWidget(Text(look, label, "label", wrap=True, weight=600))
        column.addWidget(Text(look, note, "caption", "ink2", wrap=True))
        column.addStretch(1)
        row.addLayout(column, 1)


_MOST: Final = 1320
"""The page grows no wider than this."""
_SHARES: Final = (0.27, 0.13, 0.215, 0.215, 0.17)
"""How wide each column of the results is, as a share of the whole."""


def _columns(look: Look, width: int) -> list[tuple[float, float]]:
    """Return where each column begins and how wide it is."""
    lefts = [width * sum(_SHARES[:n]) for n in range(len(_SHARES))]
    return [(left, width * share - look.theme.px(16)) for left, share in zip(lefts, _SHARES, strict=True)]


class ResultsHead(QWidget):
    """The captions of the results' columns; they stay while the results, `below`, scroll."""

    def __init__(self, look: Look, below: QWidget) -> None:
        super().__init__()
        self._look, self._below = look, below
        below.installEventFilter(self)
        self.sweeps = ""
        self.setFixedHeight(look.theme.px(32))
        look.theme.changed.connect(self.update)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.update()
        return super().eventFilter(watched, event)

    def set_sweeps(self, word: str) -> None:
        """Say what the last column counts."""
        self.sweeps = word
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        titles = (self.tr("Game"), self.tr("Against"), self.tr("Matches won"), self.tr("Rounds won"), self.sweeps)
        head = theme.ui_font("caption", weight=600)
        places = _columns(self._look, self._below.width())
        for (x, width), title in zip(places, titles, strict=True):
            paint.text(painter, QRectF(x, 0, width, self.height()), title, head, theme.ui.ink2)
        painter.end()


class ResultsTable(QWidget):
    """A line for each game and level: matches and rounds as bars with their numbers, sweeps for and against."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, look: Look, records: Sequence[Record]) -> None:
        super().__init__()
        self._look, self._records = look, list(records)
        self._beside = 0.0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Results by game"))
        self.setAccessibleDescription(" ".join(self.sentences()))
        look.theme.changed.connect(self.update)

    def set_records(self, records: Sequence[Record]) -> None:
        """Show other results."""
        self._records = list(records)
        self.setAccessibleDescription(" ".join(self.sentences()))
        self.updateGeometry()
        self.update()

    def sentences(self) -> list[str]:
        """Return each line as a sentence."""
        said = []
        for each in self._records:
            sums = Sums.of([each])
            sentence = self.tr("%1, %2: %3 of %4 matches won, %5 of %6 rounds, %7 sweeps against %8.")
            aided = " " + self.tr("Some of it with aids.") if each.rounds_aided else ""
            said.append(
                fill(
                    sentence + aided,
                    variant_name(each.variant),
                    self._level(each),
                    sums.matches_won,
                    sums.matches,
                    sums.rounds_won,
                    sums.rounds,
                    sums.scope_for,
                    sums.scope_against,
                )
            )
        return said

    def _level(self, record: Record) -> str:
        return opponents_name(record.opponents, self.tr("mixed"))

    def _line(self) -> int:
        return self._look.theme.px(54)

    def sizeHint(self) -> QSize:
        px = self._look.theme.px
        return QSize(px(760), len(self._records) * self._line() + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(560), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        return self.sizeHint().height()

    def hasHeightForWidth(self) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, before = self._look.theme.ui, ""
        self._beside = self._number_width()
        places = _columns(self._look, self.width())
        for number, record in enumerate(self._records):
            y = number * self._line()
            again = record.variant == before
            left = places[1][0] if again else 0.0
            paint.hairline(painter, ui.line, left, y, self.width() - left)
            cells = [QRectF(x, y, width, self._line()) for x, width in places]
            self._paint_record(painter, record, cells, again)
            before = record.variant
        painter.end()

    def _paint_record(self, painter: QPainter, record: Record, cells: Sequence[QRectF], again: bool) -> None:
        theme, ui = self._look.theme, self._look.theme.ui
        sums = Sums.of([record])
        font = theme.ui_font("label") if again else theme.ui_font("strong", px=14)
        paint.text(painter, cells[0], variant_name(record.variant), font, ui.ink2 if again else ui.ink)
        label, against = theme.ui_font("label"), self._level(record)
        paint.text(painter, cells[1], against, label, ui.ink)
        if record.rounds_aided:
            side = theme.px(15)
            x = min(cells[1].x() + paint.text_width(label, against) + theme.px(6), cells[1].right() - side)
            paint.icon(painter, "hint", QRectF(x, cells[1].center().y() - side / 2, side, side), ui.gold_text)
        of = self.tr("%1 of %2")
        self._paint_bar(painter, cells[2], sums.matches_won, sums.matches, fill(of, sums.matches_won, sums.matches))
        self._paint_bar(painter, cells[3], sums.rounds_won, sums.rounds, fill(of, sums.rounds_won, sums.rounds))
        self._paint_pair(painter, cells[4], sums.scope_for, sums.scope_against)

    def _number_width(self) -> float:
        """How wide the longest of the numbers beside the bars is."""
        font, of = self._look.theme.ui_font("label"), self.tr("%1 of %2")
        sums = [Sums.of([each]) for each in self._records]
        pairs = [(each.matches_won, each.matches) for each in sums] + [(each.rounds_won, each.rounds) for each in sums]
        return max((paint.text_width(font, fill(of, *pair)) for pair in pairs), default=0.0) + 2

    def _paint_bar(self, painter: QPainter, cell: QRectF, part: int, whole: int, words: str) -> None:
        px, theme, ui = self._look.theme.px, self._look.theme, self._look.theme.ui
        number = self._beside
        track = QRectF(cell.x(), cell.center().y() - px(5), max(px(20), cell.width() - number - px(10)), px(10))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.sunken))
        painter.drawRoundedRect(track, 5, 5)
        if whole:
            painter.setBrush(color(ui.accent))
            painter.drawRoundedRect(QRectF(track.x(), track.y(), track.width() * part / whole, track.height()), 5, 5)
            painter.setPen(QPen(color(ui.ink), 1.2))
            middle = track.center().x()
            painter.drawLine(QPointF(middle, track.y() - 3), QPointF(middle, track.bottom() + 3))
        place = QRectF(track.right() + px(10), cell.y(), cell.right() - track.right() - px(10), cell.height())
        paint.text(painter, place, words, theme.ui_font("label"), ui.ink)

    def _paint_pair(self, painter: QPainter, cell: QRectF, own: int, theirs: int) -> None:
        """Two bars under each other: solid for the person, striped for the others."""
        px, theme, ui = self._look.theme.px, self._look.theme, self._look.theme.ui
        most = max([1, *(max(each.scope_for, each.scope_against) for each in self._records)])
        room = cell.width() - px(34)
        font = theme.ui_font("caption")
        for line, (value, tone) in enumerate(((own, ui.accent), (theirs, ui.blue))):
            y = cell.center().y() + (-px(13) if line == 0 else px(2))
            bar = QRectF(cell.x(), y, max(2.0, room * value / most), px(10))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(tone, 1.0 if line == 0 else 0.28))
            painter.drawRoundedRect(bar, 3, 3)
            if line:
                _stripes(painter, bar, tone)
            label = QRectF(bar.right() + px(7), bar.y() - px(4), px(40), bar.height() + px(8))
            paint.text(painter, label, str(value), font, ui.ink)


def _stripes(painter: QPainter, bar: QRectF, tone: str) -> None:
    clip = QPainterPath()
    clip.addRoundedRect(bar, 3, 3)
    painter.save()
    painter.setClipPath(clip)
    painter.setPen(QPen(color(tone), 2))
    for n in range(int(bar.width() / 7) + 4):
        x = bar.x() + n * 7 - 14
        painter.drawLine(QPointF(x, bar.bottom()), QPointF(x + 14, bar.top()))
    painter.restore()
    painter.setPen(QPen(color(tone), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(bar.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)


class StatisticsPage(Page):
    """The page.

    Args:
        look: the look.
        records: the results, one for each game and level.
        dealings: what was dealt in every round.
        unaided: the same results without everything that was played with aids.

    Signals:
        rigged_asked: it is asked why nothing here is rigged.
        closed: back to where one came from (Esc).
        new_game: the empty page's button.
    """

    rigged_asked = Signal()
    closed = Signal()
    new_game = Signal()

    def __init__(
        self,
        look: Look,
        records: Sequence[Record],
        dealings: Sequence[Dealt] = (),
        unaided: Sequence[Record] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, QSize(_MOST, 4000), parent)
        # In the order in which the games are offered everywhere, whatever they are called.
        order = list(VARIANTS)
        in_order: Callable[[Record], object] = lambda each: (order.index(each.variant), level_order(each.opponents))  # noqa: E731
        self._records = sorted(records, key=in_order)
        self._unaided = sorted(unaided, key=in_order)
        self._only_unaided: object = False
        self._dealings = tuple(dealings)
        self._chosen: object = ""
        self._against: object = ""
        self._part: object = "results"
        self.set_up()

    def build(self) -> None:
        px = self.look.theme.px
        self._numbers: QHBoxLayout | None = None
        self._column = QVBoxLayout(self.frame)
        self._column.setContentsMargins(px(32), px(18), px(32), px(18))
        self._column.setSpacing(px(12))
        self._build_head()
        if self._records:
            self._build_results()
        else:
            self._build_empty()

    def _build_head(self) -> None:
        px = self.look.theme.px
        self._top = row = QHBoxLayout()
        self._title = Text(self.look, self.tr("Statistics"), "page")
        self._title.setContentsMargins(RING, 0, 0, 0)
        row.addWidget(self._title)
        row.addStretch(1)
        self.parts: Segmented | None = None
        if self._records:
            parts = [("results", self.tr("Results")), ("fairness", self.tr("Fairness"))]
            self.parts = Segmented(self.look, self.tr("Which statistics"), parts, self._part)
            self.parts.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
            self.parts.chosen.connect(self.show_part)
            row.addWidget(self.parts, 0, Qt.AlignmentFlag.AlignVCenter)
            row.addSpacing(px(6))
        self._filters = self._build_filters()
        row.addWidget(self._filters)
        self.back = Button(self.look, self.tr("Back"))
        self.back.clicked.connect(self.closed)
        row.addWidget(self.back)
        self._column.addLayout(row)
        self._below = QHBoxLayout()
        self._below.addStretch(1)
        self._column.addLayout(self._below)
        self._place_filters()

    def _build_filters(self) -> QWidget:
        """Which game, and against whom; where there is one only, nothing is to be chosen."""
        filters = QWidget()
        row = QHBoxLayout(filters)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.look.theme.px(6))
        games = list(dict.fromkeys(each.variant for each in self._records))
        self.filter: Combo | None = None
        if len(games) > 1:
            items: list[tuple[object, str]] = [
                ("", self.tr("Every game")),
                *((each, variant_name(each)) for each in games),
            ]
            self.filter = Combo(self.look, self.tr("Which game"), items, self._chosen)
            row.addWidget(self.filter)
        levels = sorted({each.opponents for each in self._records}, key=level_order)
        self.rivals: Combo | None = None
        if len(levels) > 1:
            rivals: list[tuple[object, str]] = [
                ("", self.tr("Every opponent")),
                *((each, opponents_name(each, self.tr("Mixed levels"))) for each in levels),
            ]
            self.rivals = Combo(self.look, self.tr("Which opponents"), rivals, self._against)
            row.addWidget(self.rivals)
        self.aids: Combo | None = None
        if any(each.rounds_aided for each in self._records):
            kinds = [(False, self.tr("With or without aids")), (True, self.tr("Without aids"))]
            self.aids = Combo(self.look, self.tr("With which aids"), kinds, self._only_unaided)
            row.addWidget(self.aids)
        for each in (self.filter, self.rivals, self.aids):
            if each is not None:
                each.currentIndexChanged.connect(lambda _: self._show())
        return filters

    def _place_filters(self) -> None:
        """Let the filters stand beside the title, or below it where there is no room."""
        controls = (self._title, self.parts, self._filters, self.back)
        wanted = sum(each.sizeHint().width() for each in controls if each is not None)
        room = min(self.width(), self.look.theme.px(_MOST))
        narrow = wanted + self.look.theme.px(64 + 14 * len(controls)) > room
        home, other = (self._below, self._top) if narrow else (self._top, self._below)
        if home.indexOf(self._filters) < 0:
            other.removeWidget(self._filters)
            home.insertWidget(home.count() if narrow else home.indexOf(self.back), self._filters)

    def _build_empty(self) -> None:
        self._column.addStretch(2)
        words = self.tr(
            "After your first match its result stands here: what you won, and how often you swept the table."
        )
        note = Text(self.look, words, "head", "ink2", wrap=True)
        note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        note.setFixedWidth(self.look.theme.px(520))
        note.setMinimumHeight(note.heightForWidth(note.width()))
        self._column.addWidget(note, 0, Qt.AlignmentFlag.AlignHCenter)
        go = Button(self.look, self.tr("New game"), "primary", "cards")
        go.clicked.connect(self.new_game)
        self._column.addWidget(go, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(3)

    def _build_results(self) -> None:
        px = self.look.theme.px
        self._results = QWidget()
        results = QVBoxLayout(self._results)
        results.setContentsMargins(0, 0, 0, 0)
        results.setSpacing(px(12))
        self._numbers = QHBoxLayout()
        self._numbers.setSpacing(px(8))
        results.addLayout(self._numbers)
        panel = Panel(self.look)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(px(20) + RING, px(10) + RING, px(12) + RING, px(12) + RING)
        inside.setSpacing(px(2))
        self.table = ResultsTable(self.look, self._records)
        self._head = ResultsHead(self.look, self.table)
        inside.addWidget(self._head)
        inside.addWidget(Scroll(self.look, self.table), 1)
        inside.addSpacing(px(6))
        note = self.tr("Bars: the share that you won, with a mark at the half. Sweeps: yours solid, theirs striped.")
        if self.aids is not None:
            note += "\n" + self.tr("A lamp: some of it was played with aids, hints or plays taken back.")
        inside.addWidget(Text(self.look, note, "caption", "ink2", wrap=True))
        self._panel = panel
        results.addWidget(panel, 100)
        results.addStretch(1)
        self.fairness = FairnessView(self.look)
        self.fairness.rigged_asked.connect(self.rigged_asked)
        self._dealt = Scroll(self.look, self.fairness)
        self._judged: object = None
        self._column.addWidget(self._results, 1)
        self._column.addWidget(self._dealt, 1)
        self._show()
        self.show_part(self._part)

    def show_part(self, part: object) -> None:
        """Show one of the page's parts: ``results`` or ``fairness``."""
        self._part = part
        if self.parts is not None:
            self.parts.set_value(part)
            self._results.setVisible(part == "results")
            if self.aids is not None:
                self.aids.setVisible(part == "results")
            self._dealt.setVisible(part == "fairness")
            self._show_fairness()

    def _show_fairness(self) -> None:
        """Judge the cards; with thousands of rounds that takes a moment, so not before somebody wants to see it."""
        if self._part == "fairness" and self._judged != (self._chosen, self._against):
            self._judged = self._chosen, self._against
            self.fairness.show_dealings([each.dealing for each in self._dealings if self._counts(each)])

    def _show(self) -> None:
        self._chosen = self.filter.value if self.filter is not None else ""
        self._against = self.rivals.value if self.rivals is not None else ""
        self._only_unaided = self.aids.value if self.aids is not None else False
        counted = self._unaided if self._only_unaided else self._records
        records = [each for each in counted if self._counts(each)]
        self.table.set_records(records)
        self._show_fairness()
        self._head.set_sweeps(self._sweeps())
        # The panel ends where its lines do; only where there are more than fit, they scroll.
        self._panel.setMaximumHeight(self.table.sizeHint().height() + self.look.theme.px(112))
        if self._numbers is None:
            return
        while self._numbers.count():
            item = self._numbers.takeAt(0)
            old = item.widget() if item is not None else None
            if old is not None:
                old.hide()
                old.deleteLater()
        for number, label, note in self._figures(Sums.of(records)):
            self._numbers.addWidget(_Number(self.look, number, label, note), 1)

    def _counts(self, each: Record | Dealt) -> bool:
        """Whether something belongs to the game and the opponents that are chosen."""
        return self._chosen in ("", each.variant) and self._against in ("", each.opponents)

    def _sweeps(self) -> str:
        """What sweeps are called: in the chosen game's own word."""
        if isinstance(self._chosen, str) and self._chosen:
            return category_name(self.look.words, Category.SCOPE, self._chosen)
        return self.tr("Sweeps")

    def _figures(self, sums: Sums) -> tuple[tuple[str, str, str], ...]:
        words, of = self.look.words, self.tr("%1 of %2")
        each: Callable[[int], str] = lambda n: words.decimal(n / sums.rounds) if sums.rounds else "–"  # noqa: E731
        abandoned = fill(self.tr("%1 left unfinished"), sums.abandoned) if sums.abandoned else ""
        matches = fill(of, sums.matches_won, sums.matches)
        return (
            (
                percent(sums.matches_won, sums.matches),
                self.tr("matches won"),
                f"{matches} · {abandoned}" if abandoned else matches,
            ),
            (percent(sums.rounds_won, sums.rounds), self.tr("rounds won"), fill(of, sums.rounds_won, sums.rounds)),
            (each(sums.scope_for), self.tr("sweeps a round"), fill(self.tr("theirs: %1"), each(sums.scope_against))),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_filters()

    def focus_first(self) -> None:
        """Put the keyboard on the way back."""
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
