"""Which results are shown: a game, opponents, a seating, a deck, with or without aids, a period."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractSpinBox, QDateEdit, QSizePolicy, QWidget

from scopa_desktop.core.rules import SEATINGS, VARIANTS
from scopa_desktop.store.statistics import Filter
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Combo
from scopa_desktop.ui.datefield import RANGE
from scopa_desktop.ui.flow import Flow
from scopa_desktop.ui.widgets import RING, Look
from scopa_desktop.ui.words import capital
from scopa_desktop.ui.words_company import level_order
from scopa_desktop.ui.words_rules import seating_name, variant_name
from scopa_desktop.ui.words_statistics import opponents_name, period_days, periods

Played = Sequence[tuple[str, str, str, str, int]]
"""Which games, opponents, seatings and decks occur together, each with aids (1) or without (0)."""


class DayField(QDateEdit):
    """A day, to be written or stepped through by the arrow keys."""

    def __init__(self, look: Look, name: str, day: date) -> None:
        super().__init__(QDate(day.year, day.month, day.day))
        self.setDateRange(*RANGE)
        self._look = look
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFont(look.theme.ui_font("label"))
        self.setFrame(False)
        self.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.setKeyboardTracking(False)
        if QLocale().language() == QLocale.Language.C:  # whose own form nobody reads
            self.setDisplayFormat("yyyy-MM-dd")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._dress)
        self._dress()

    @property
    def day(self) -> date:
        """The day shown."""
        day = self.date()
        return date(day.year(), day.month(), day.day())

    def _dress(self) -> None:
        palette, ui = self.palette(), self._look.theme.ui
        palette.setColor(QPalette.ColorRole.Base, color(ui.surface, 0.0))
        palette.setColor(QPalette.ColorRole.Text, color(ui.ink))
        self.setPalette(palette)
        pad = self._look.theme.px(10) + RING
        self.lineEdit().setTextMargins(pad, 0, 0, 0)

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Let Tab leave the field at once; arrows go from day to month and year."""
        return QWidget.focusNextPrevChild(self, next_)

    def wheelEvent(self, event: object) -> None:
        """Leave the wheel to the page."""
        event.ignore()  # type: ignore[attr-defined]

    def sizeHint(self) -> QSize:
        px = self._look.theme.px
        width = paint.text_width(self.font(), self.text() + "00") + px(24) + 2 * RING
        return QSize(round(width), px(34) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, rect = self._look.theme.ui, QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        paint.tile(painter, ui, rect, 8, outline=ui.edge)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect, 8, 0.0)
        painter.end()


class FilterBar(QWidget):
    """The filters; where something has one value only, nothing is to be chosen.

    Args:
        look: the look.
        played: which games, opponents, seatings and decks there are results of, and whether with aids.
        chosen: what is chosen at first.
        period: the period chosen at first.
        today: the day today.

    Signals:
        changed: something else was chosen.
    """

    changed = Signal()

    def __init__(
        self, look: Look, played: Played, chosen: Filter, period: object = "all", today: date | None = None
    ) -> None:
        super().__init__()
        self._look, self._today = look, today or date.today()
        self._row = Flow(self, look.theme.px(2))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        games, levels, seatings, decks = (list(dict.fromkeys(each[n] for each in played)) for n in range(4))
        games.sort(key=lambda each: _order(VARIANTS, each))
        levels.sort(key=level_order)
        seatings = sorted(filter(None, seatings), key=lambda each: _order(SEATINGS, each))
        decks = sorted(filter(None, decks))
        words = look.words
        self.game = self._combo(
            self.tr("Which game"),
            self.tr("Every game"),
            [(each, variant_name(each) if each in VARIANTS else each) for each in games],
            chosen.variant,
        )
        self.rivals = self._combo(
            self.tr("Which opponents"),
            self.tr("Every opponent"),
            [(each, opponents_name(each)) for each in levels],
            chosen.opponents,
        )
        self.seats = self._combo(
            self.tr("How many play"),
            self.tr("Every seating"),
            [(each, capital(seating_name(words, each)) if each in SEATINGS else each) for each in seatings],
            chosen.seating,
        )
        self.deck = self._combo(
            self.tr("Which deck"),
            self.tr("Every deck"),
            [(each, words.deck_name(each, each)) for each in decks],
            chosen.deck,
        )
        self.aids: Combo | None = None
        if any(helped for *_, helped in played):
            kinds: list[tuple[object, str]] = [
                (False, self.tr("With or without aids")),
                (True, self.tr("Without aids")),
            ]
            self.aids = self._add(Combo(look, self.tr("With which aids"), kinds, chosen.unaided))
        self.period = self._add(Combo(look, self.tr("In which time"), periods(), period))
        self.first = DayField(look, self.tr("The first day"), chosen.since or date(self._today.year, 1, 1))
        self.last = DayField(look, self.tr("The last day"), chosen.until or self._today)
        for field in (self.first, self.last):
            self._row.addWidget(field)
            field.dateChanged.connect(self._tell)
        self._show_days()

    def _combo(self, name: str, every: str, items: Sequence[tuple[str, str]], value: str | None) -> Combo | None:
        if len(items) < 2:
            return None
        return self._add(Combo(self._look, name, [(None, every), *items], value))

    def _add(self, combo: Combo) -> Combo:
        self._row.addWidget(combo)
        combo.currentIndexChanged.connect(self._tell)
        return combo

    def _tell(self) -> None:
        self._show_days()
        self.changed.emit()

    def _show_days(self) -> None:
        for field in (self.first, self.last):
            field.setVisible(self.period.value == "days")

    @property
    def filter(self) -> Filter:
        """What is chosen; two days in the wrong order are turned round."""
        since, until = period_days(self.period.value, self._today)
        if self.period.value == "days":
            since, until = sorted((self.first.day, self.last.day))
        return Filter(
            variant=_value(self.game),
            opponents=_value(self.rivals),
            seating=_value(self.seats),
            deck=_value(self.deck),
            since=since,
            until=until,
            unaided=self.aids is not None and bool(self.aids.value),
        )

    def show_parts(self, aids: bool) -> None:
        """Leave the choice of aids away where it makes no difference."""
        if self.aids is not None:
            self.aids.setVisible(aids)


def _value(combo: Combo | None) -> str | None:
    return None if combo is None or combo.value is None else str(combo.value)


def _order(known: object, value: str) -> int:
    names = list(known)  # type: ignore[call-overload]
    return names.index(value) if value in names else len(names)
