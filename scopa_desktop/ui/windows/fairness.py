"""Fairness: what the person was dealt, beside what chance would give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QAccessible, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QToolTip, QVBoxLayout, QWidget

from scopa_desktop.store.fairness import BY_RANK, BY_SUIT, KINDS, Dealing, Judgement, Share, different, judge, share_of
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.widgets import RING, Look, Panel, Text
from scopa_desktop.ui.words import capital
from scopa_desktop.ui.words_fairness import (
    bands_note,
    counting_note,
    dealt_sentence,
    fairness_spoken,
    kind_name,
    limits_of,
    outside_of,
    percent_of,
    rank_names,
    sevens_sentence,
    verdict_sentence,
    verdict_title,
)
from scopa_desktop.ui.words_statistics import percent

Row = tuple[str, Share]
_WIDE: Final = 960
"""From this width on the two panels stand side by side."""
_STEPS: Final = (0.01, 0.02, 0.05, 0.1, 0.2)
"""How far the lines of a plot may be apart."""


class FairPlot(QWidget):
    """A row for each kind of card: a line for what chance gives, a band for what it allows, a dot for what came.

    Args:
        look: the look.
        name: what it shows.
        tight: whether rows stand closer.
    """

    accessible_role = QAccessible.Role.Chart

    def __init__(self, look: Look, name: str, *, tight: bool = False) -> None:
        super().__init__()
        self._look, self._tight = look, tight
        self._rows: tuple[Row, ...] = ()
        self._rounds = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        look.theme.changed.connect(self.update)

    def show_rows(self, rows: Sequence[Row], rounds: int) -> None:
        """Show the shares of these kinds of card, of so many rounds."""
        self._rows, self._rounds = tuple(rows), rounds
        self.setAccessibleDescription(fairness_spoken(self._look.words, self._rows, rounds))
        self.updateGeometry()
        self.update()

    # ------------------------------------------------------------------------------------------ measures

    def _line(self) -> int:
        return self._look.theme.px(25 if self._tight else 32)

    def _head(self) -> int:
        return self._look.theme.px(24)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(420), self._head() + len(self._rows) * self._line() + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(330), self.sizeHint().height())

    def _columns(self) -> tuple[QRectF, float, float]:
        """Return the place of the plot, and how wide the shares and the ranges are."""
        theme, words = self._look.theme, self._look.words
        label, number = theme.ui_font("label"), theme.ui_font("strong", px=14)
        names = max((paint.text_width(label, name) for name, _ in self._rows), default=0.0)
        shares = max((paint.text_width(number, percent_of(words, share.part)) for _, share in self._rows), default=0.0)
        bold = theme.ui_font("caption", weight=600)  # as wide as what lies outside is written
        ranges = max(paint.text_width(bold, each) for each in (*map(self._range, self._rows), self._head_of_ranges()))
        left = names + theme.px(14)
        width = self.width() - left - shares - ranges - theme.px(12 + 14)
        return QRectF(left, self._head(), max(30.0, width), self._line() * len(self._rows)), shares, ranges

    def _head_of_ranges(self) -> str:
        return self.tr("chance allows")

    def _range(self, row: Row) -> str:
        """Return what chance allows, and on which side of it the share lies if it lies outside."""
        return sentences(outside_of(row[1]), limits_of(self._look.words, row[1]))

    def _scale(self) -> tuple[float, float]:
        """Return the least and the greatest share that the plot shows."""
        if not self._rows:
            return 0.0, 1.0
        middle = sum(share.expected_part for _, share in self._rows) / len(self._rows)
        reach = max(abs(each - middle) for _, share in self._rows for each in (*share.limits, share.part))
        return middle - 1.12 * reach - 1e-6, middle + 1.12 * reach + 1e-6

    # ---------------------------------------------------------------------------------------- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot, shares, ranges = self._columns()
        self._paint_grid(painter, plot)
        theme, ui = self._look.theme, self._look.theme.ui
        caption = theme.ui_font("caption")
        x = plot.right() + theme.px(12)
        head = QRectF(x, 0, shares, self._head() - theme.px(4))
        paint.text(painter, head, self.tr("you"), caption, ui.ink2, paint.RIGHT)
        head = QRectF(x + shares + theme.px(14), 0, ranges + 1, head.height())
        paint.text(painter, head, self._head_of_ranges(), caption, ui.ink2)
        for number, row in enumerate(self._rows):
            y = self._head() + number * self._line()
            self._paint_row(painter, row, QRectF(plot.x(), y, plot.width(), self._line()), shares, ranges)
        painter.end()

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        theme, ui = self._look.theme, self._look.theme.ui
        low, high = self._scale()
        caption = theme.ui_font("caption")
        room = paint.text_width(caption, "100%") * 1.6
        step = next((each for each in _STEPS if plot.width() * each / (high - low) >= room), 0.5)
        value = step * -(-low // step)
        while value <= high:
            x = _across(plot, low, high, value)
            painter.setPen(QPen(color(ui.line), 1))
            painter.drawLine(QPointF(x, plot.y()), QPointF(x, plot.bottom()))
            place = QRectF(x - room / 2, 0, room, self._head() - theme.px(4))
            paint.text(painter, place, self._percent(value), caption, ui.ink2, paint.CENTRE)
            value += step

    def _percent(self, value: float) -> str:
        return percent(value)

    def _paint_row(self, painter: QPainter, row: Row, place: QRectF, shares: float, ranges: float) -> None:
        theme, ui, words = self._look.theme, self._look.theme.ui, self._look.words
        name, share = row
        paint.text(painter, QRectF(0, place.y(), place.x(), place.height()), name, theme.ui_font("label"), ui.ink)
        self._paint_band(painter, share, place)
        bold = theme.ui_font("strong", px=14)
        x = place.right() + theme.px(12)
        number = QRectF(x, place.y(), shares + 1, place.height())
        paint.text(painter, number, percent_of(words, share.part), bold, ui.ink, paint.RIGHT)
        beside = QRectF(x + shares + theme.px(14), place.y(), ranges + 1, place.height())
        font = theme.ui_font("caption", weight=600 if share.outside else 400)
        paint.text(painter, beside, self._range(row), font, ui.ink if share.outside else ui.ink2)

    def _paint_band(self, painter: QPainter, share: Share, place: QRectF) -> None:
        theme, ui = self._look.theme, self._look.theme.ui
        low, high = self._scale()
        first, last = (_across(place, low, high, each) for each in share.limits)
        middle, height = place.center().y(), theme.px(11 if self._tight else 14)
        painter.setPen(QPen(color(ui.edge), 1))
        painter.setBrush(color(ui.sunken))
        painter.drawRoundedRect(QRectF(first, middle - height / 2, last - first, height), 4, 4)
        x = _across(place, low, high, share.expected_part)
        painter.setPen(QPen(color(ui.ink), 1.4))
        painter.drawLine(QPointF(x, middle - height / 2 - 2), QPointF(x, middle + height / 2 + 2))
        self._paint_dot(painter, share, QPointF(_across(place, low, high, share.part), middle))

    def _paint_dot(self, painter: QPainter, share: Share, at: QPointF) -> None:
        ui, scale = self._look.theme.ui, self._look.theme.scale
        painter.setPen(QPen(color(ui.surface), 1.6 * scale))
        painter.setBrush(color(ui.accent))
        if not share.outside:
            reach = (4.6 if self._tight else 5.6) * scale
            painter.drawEllipse(at, reach, reach)
            return
        reach = (7 if self._tight else 8) * scale
        x, y = at.x(), at.y()
        painter.drawPolygon(paint.polygon(x, y - reach, x + reach, y, x, y + reach, x - reach, y))

    # ------------------------------------------------------------------------------------------------ Qt

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = (event.pos().y() - self._head()) // self._line()
            if 0 <= number < len(self._rows):
                name, share = self._rows[number]
                QToolTip.showText(event.globalPos(), dealt_sentence(self._look.words, name, share, self._rounds), self)
                return True
        return super().event(event)


def _across(plot: QRectF, low: float, high: float, value: float) -> float:
    """Return where a share stands in a plot."""
    return plot.x() + plot.width() * (value - low) / (high - low)


class FairnessView(QWidget):
    """The verdict, a plot of the kinds of card that matter most, and plots of every rank and suit.

    Args:
        look: the look.

    Signals:
        rigged_asked: it is asked why nothing here is rigged.
    """

    rigged_asked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        px = look.theme.px
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(8))
        self._panels = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._panels.setSpacing(px(8))
        self._all = self._build_all()
        for panel in (self._build_verdict(), self._all):
            self._panels.addWidget(panel)
        self._column.addLayout(self._panels)
        self._column.addStretch(1)

    def _panel(self) -> tuple[Panel, QVBoxLayout]:
        px = self._look.theme.px
        panel = Panel(self._look)
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(px(20) + RING, px(14) + RING, px(20) + RING, px(14) + RING)
        inside.setSpacing(px(4))
        return panel, inside

    def _build_verdict(self) -> Panel:
        look, px = self._look, self._look.theme.px
        panel, inside = self._panel()
        self.title = Text(look, "", "head", wrap=True)
        self.sentence = Text(look, "", "label", wrap=True)
        self.together = Text(look, "", "label", "ink2", wrap=True)
        self.kinds = FairPlot(look, self.tr("Kinds of card that matter most"))
        self.note = Text(look, "", "caption", "ink2", wrap=True)
        self.counting = Text(look, "", "caption", "ink2", wrap=True)
        for each in (self.title, self.sentence, self.together):
            inside.addWidget(each)
        inside.addSpacing(px(8))
        inside.addWidget(self.kinds)
        inside.addSpacing(px(8))
        inside.addWidget(self.note)
        inside.addWidget(self.counting)
        self.why = Button(look, self.tr("Is it rigged?"), "quiet")
        self.why.clicked.connect(self.rigged_asked)
        row = QHBoxLayout()
        row.setContentsMargins(0, px(4), 0, 0)
        inside.addStretch(1)
        row.addWidget(self.why)
        row.addStretch(1)
        inside.addLayout(row)
        return panel

    def _build_all(self) -> Panel:
        look, px = self._look, self._look.theme.px
        panel, inside = self._panel()
        inside.addWidget(Text(look, self.tr("By rank"), "head"))
        self.ranks = FairPlot(look, self.tr("By rank"), tight=True)
        inside.addWidget(self.ranks)
        inside.addSpacing(px(8))
        inside.addWidget(Text(look, self.tr("By suit"), "head"))
        self.suits = FairPlot(look, self.tr("By suit"), tight=True)
        inside.addWidget(self.suits)
        inside.addStretch(1)
        return panel

    def show_dealings(self, dealings: Sequence[Dealing], latest: bool = False) -> None:
        """Show what was dealt in some rounds; `latest` if there are more of them, which are not looked at."""
        words, rounds = self._look.words, different(dealings)
        judgement = judge(rounds)
        self._say(judgement, share_of(KINDS["sevens"], rounds))
        self.counting.setText(counting_note(words, len(dealings) if latest else None))
        for each in (self.kinds, self.note, self._all):
            each.setVisible(judgement.enough)
        if not judgement.enough:
            return
        count = judgement.rounds
        self.kinds.show_rows(
            [(kind_name(words, kind), share_of(cards, rounds)) for kind, cards in KINDS.items()], count
        )
        names = rank_names(words)
        self.ranks.show_rows([(name, share_of(each, rounds)) for name, each in zip(names, BY_RANK, strict=True)], count)
        suits = [capital(words.suit(number)) for number in range(len(BY_SUIT))]
        self.suits.show_rows([(name, share_of(each, rounds)) for name, each in zip(suits, BY_SUIT, strict=True)], count)

    def _say(self, judgement: Judgement, sevens: Share) -> None:
        words = self._look.words
        self.title.setText(verdict_title(judgement))
        self.together.setText(verdict_sentence(words, judgement))
        self.sentence.setText(sevens_sentence(words, sevens, judgement.rounds) if judgement.enough else "")
        self.sentence.setVisible(judgement.enough)
        self.note.setText(bands_note(words, len(BY_RANK) + len(BY_SUIT) + 2))

    def hasHeightForWidth(self) -> bool:
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= self._look.theme.px(_WIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._panels.setDirection(across if wide else down)
        for number in range(2):
            self._panels.setStretch(number, int(wide))
