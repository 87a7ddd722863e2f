"""The deal of the day, and what the person made of those before it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.session.day import DayDeal
from scopa_desktop.store.matches import HUMAN, State, Summary
from scopa_desktop.store.same import DayResult, streak
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.sentences import listing
from scopa_desktop.ui.widgets import RING, Look, Page, Panel, Scroll, Text
from scopa_desktop.ui.words import day_in_week, day_name, fill
from scopa_desktop.ui.words_company import level_name
from scopa_desktop.ui.words_rules import variant_name
from scopa_desktop.ui.words_same import (
    day_result,
    day_sentence,
    margin_of,
    signed,
    streak_sentence,
)

SHOWN: Final = 60
"""So many days are listed at first, and so many more each time."""
BAR: Final = 12
"""Pixels that a scroll bar takes."""
_SHARES: Final = (0.0, 0.22, 0.50, 0.68, 0.78)
"""Where the columns begin: day, game, result, margin, the computer's result."""


def _inverse(summary: Summary) -> bool:
    return bool(VARIANTS[summary.variant].options.get("inverse")) if summary.variant in VARIANTS else False


def twin_of_day(result: DayResult) -> tuple[str, Summary] | None:
    """Return the strongest computer player that played the cards of a day, and its match."""
    seat = next((number for number, each in enumerate(result.first.seats) if each.player == HUMAN), None)
    if seat is None or not result.twins:
        return None
    order = ("expert", "hard", "medium", "easy", "beginner")
    known = [(match.seats[seat].player, match) for match in result.twins if seat < len(match.seats)]
    found = [each for each in known if each[0] in order]
    return min(found, key=lambda each: order.index(each[0])) if found else None


def cells_of(result: DayResult, today: date) -> tuple[str, str, str, str, str]:
    """Return what stands in the row of a day."""
    first, inverse = result.first, _inverse(result.first)
    twin = twin_of_day(result)
    beside = ""
    if twin is not None:
        side = first.person_side or 0
        own, rival, _ = margin_of(twin[1], inverse, side)
        beside = f"{level_name(twin[0])} {own} : {rival}"
    margin = signed(margin_of(first, inverse)[2]) if result.finished else ""
    name = variant_name(first.variant) if first.variant in VARIANTS else first.variant
    return day_name(result.day, today), name, day_result(first, inverse), margin, beside


class DayRow(QPushButton):
    """A day that was played; pressed, it shows how the match went and how others would have done."""

    def __init__(self, look: Look, result: DayResult, today: date) -> None:
        super().__init__()
        self._look, self.result = look, result
        self.cells = cells_of(result, today)
        self.setAccessibleName(listing(self.cells))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(560), self._look.theme.px(40))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(300), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._look.theme.ui
        rect = QRectF(self.rect()).adjusted(RING, 2, -RING, -2)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ui.ink, 0.10 if self.isDown() else 0.06))
            painter.drawRoundedRect(rect, 8, 8)
        paint_cells(painter, self._look, rect, self.cells)
        paint.hairline(painter, ui.line, rect.x(), self.height() - 1, rect.width())
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect.adjusted(1, 1, -1, -1), 8, 0)
        painter.end()


def paint_cells(painter: QPainter, look: Look, rect: QRectF, cells: Sequence[str], head: bool = False) -> None:
    """Paint the cells of a row in their columns."""
    theme, ui, inside = look.theme, look.theme.ui, rect.adjusted(look.theme.px(10), 0, -look.theme.px(10), 0)
    for column, cell in enumerate(cells):
        left = inside.x() + _SHARES[column] * inside.width()
        right = inside.x() + (_SHARES[column + 1] if column + 1 < len(_SHARES) else 1.0) * inside.width()
        strong = column == 2 and not head
        font = theme.ui_font("label" if head else "body", weight=600 if strong or head else 400)
        tone = ui.ink2 if head or column in (0, 4) else ui.ink
        room = right - left - look.theme.px(8)
        paint.text(painter, QRectF(left, rect.y(), room, rect.height()), cell, font, tone)


class _Head(QWidget):
    """The names of the columns; each row is heard without them."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFixedHeight(look.theme.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        heads = (self.tr("Day"), self.tr("Game"), self.tr("Result"), self.tr("Margin"), self.tr("Same cards"))
        # Below, the rows leave room for the scroll bar.
        rect = QRectF(self.rect()).adjusted(RING, 0, -RING - self._look.theme.px(8) - BAR, 0)
        paint_cells(painter, self._look, rect, heads, head=True)
        paint.hairline(painter, self._look.theme.ui.line, rect.x(), self.height() - 1, rect.width())
        painter.end()


class DayPage(Page):
    """The page.

    Args:
        look: the look.
        deal: what is played today.
        results: what the person made of it and of those before, the latest day first.

    Signals:
        play: deal the cards, or play on.
        shown: how the match of a day went; its own number.
        closed: back to where one came from (Esc).
    """

    play = Signal()
    shown = Signal(str)
    closed = Signal()

    def __init__(self, look: Look, deal: DayDeal, results: Sequence[DayResult], parent: QWidget | None = None) -> None:
        super().__init__(look, QSize(900, 4000), parent)
        self.deal, self.results, self._shown = deal, list(results), SHOWN
        self.rows: list[DayRow] = []
        self.set_up()

    @property
    def today(self) -> DayResult | None:
        """What the person made of today's deal so far."""
        return next((each for each in self.results if each.day == self.deal.day), None)

    def build(self) -> None:
        px, column = self.look.theme.px, QVBoxLayout(self.frame)
        column.setContentsMargins(px(32), px(18), px(32), px(18))
        column.setSpacing(px(10))
        head = QHBoxLayout()
        title = Text(self.look, self.tr("Deal of the day"), "page")
        title.setContentsMargins(RING, 0, 0, 0)
        head.addWidget(title)
        head.addStretch(1)
        self.back = Button(self.look, self.tr("Back"))
        self.back.clicked.connect(self.closed)
        head.addWidget(self.back)
        column.addLayout(head)
        column.addWidget(self._build_today())
        if self.results:
            column.addWidget(self._build_list(), 1)
        else:
            note = self.tr("Your results will stand here, a line for each day.")
            empty = Text(self.look, note, "body", "ink2", wrap=True)
            empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addStretch(1)
            column.addWidget(empty)
            column.addStretch(2)

    def _build_today(self) -> QWidget:
        px, look = self.look.theme.px, self.look
        panel = Panel(look)
        row = QHBoxLayout(panel)
        row.setContentsMargins(px(20) + RING, px(14) + RING, px(16) + RING, px(16) + RING)
        row.setSpacing(px(16))
        texts = QVBoxLayout()
        texts.setSpacing(px(3))
        texts.addWidget(Text(look, day_in_week(self.deal.day), "title", wrap=True))
        texts.addWidget(Text(look, day_sentence(look.words, self.deal), "body", wrap=True))
        self.note = Text(look, self._note(), "label", "ink2", wrap=True)
        texts.addWidget(self.note)
        row.addLayout(texts, 1)
        found = self.today
        label = self.tr("Deal the cards")
        if found is not None:
            label = self.tr("Play on") if found.first.state is State.OPEN else self.tr("Play it again")
        kind = "primary" if found is None or found.first.state is State.OPEN else "secondary"
        self.go = Button(look, label, kind, "play" if label == self.tr("Play on") else "cards")
        self.go.clicked.connect(self.play)
        row.addWidget(self.go, 0, Qt.AlignmentFlag.AlignVCenter)
        return panel

    def _note(self) -> str:
        found = self.today
        if found is None:
            return self.tr("These cards follow from the date alone: whoever plays today is dealt the same.")
        if found.first.state is State.OPEN:
            return self.tr("It waits as you left it.")
        result = day_result(found.first, _inverse(found.first))
        if found.again:
            return fill(self.tr("%1. Your first match counts; you have played it again since."), result)
        return fill(self.tr("%1. Your first match counts; you may play it again for yourself."), result)

    def _build_list(self) -> QWidget:
        px, look = self.look.theme.px, self.look
        panel = Panel(look)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(px(6) + RING, px(8) + RING, px(2) + RING, px(6) + RING)
        inside.setSpacing(0)
        finished = {each.day for each in self.results if each.finished}
        line = Text(look, streak_sentence(streak(finished, self.deal.day), len(finished)), "strong")
        line.setContentsMargins(px(10) + RING, 0, 0, px(2))
        self.streak = line
        inside.addWidget(line)
        inside.addWidget(_Head(look))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, px(8), 0)
        column.setSpacing(0)
        self.rows = [DayRow(look, each, self.deal.day) for each in self.results[: self._shown]]
        for each in self.rows:
            each.clicked.connect(lambda _=False, uuid=each.result.first.uuid: self.shown.emit(uuid))
            column.addWidget(each)
        if len(self.results) > self._shown:
            more = Button(look, self.tr("Show earlier days"), "quiet")
            more.clicked.connect(self._show_more)
            column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        area = Scroll(look, content)
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # it shows only when there is more
        inside.addWidget(area, 1)
        return panel

    def _show_more(self) -> None:
        before, self._shown = self._shown, self._shown + SHOWN
        self.set_up()
        self.rows[before].setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_first(self) -> None:
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            if isinstance(focus, QPushButton):
                focus.click()
        elif step:
            self._walk(step)
        else:
            super().keyPressEvent(event)

    def _walk(self, step: int) -> None:
        """Let arrows go through the days, from the button above them."""
        stops: list[QWidget] = [self.go, *self.rows]
        focus = self.focusWidget()
        at = stops.index(focus) if focus in stops else 0
        stops[min(max(at + step, 0), len(stops) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
