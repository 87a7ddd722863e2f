"""The foot of a summary: how the match stands, before the round and after it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.sentences import clauses
from scopa_desktop.ui.theme import POINT_RIM
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.summary_data import Summary
from scopa_desktop.ui.windows.summary_table import columns
from scopa_desktop.ui.words import Words, fill


def standing_spoken(words: Words, summary: Summary) -> str:
    """Return how the match stands, and what the round added."""
    sentence = QCoreApplication.translate("MatchSoFar", "%1: %2, of which %3 this round")
    said = [
        fill(sentence, words.side(summary.names.side(side)), total, total - before)
        for side, (before, total) in enumerate(zip(summary.before, summary.totals, strict=True))
    ]
    return clauses(said)


class MatchSoFar(QWidget):
    """The match's score of each side, point by point: before the round, and what the round added."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, look: Look, summary: Summary, above: QWidget) -> None:
        super().__init__()
        self._look, self._summary, self._above = look, summary, above
        self.setFixedHeight(look.theme.px(56))
        self.setAccessibleName(standing_spoken(look.words, summary))
        look.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, theme, ui = self._look.theme.px, self._look.theme, self._look.theme.ui
        first, column = columns(self._look, self._above.width(), len(self._summary.totals))
        title = QRectF(0, px(10), first - px(8), px(24))
        paint.text(painter, title, self.tr("Match so far"), theme.ui_font("strong", px=16), ui.ink)
        rule = fill(self.tr("first to %1"), self._summary.rules.target)
        if self._summary.rules.inverse:
            rule = fill(self.tr("to %1, the lowest wins"), self._summary.rules.target)
        below = QRectF(0, px(32), first - px(8), px(20))
        paint.text(painter, below, rule, theme.ui_font("caption"), ui.ink2)
        for side in range(len(self._summary.totals)):
            self._paint_side(painter, side, first + side * column, column)
        painter.end()

    def _paint_side(self, painter: QPainter, side: int, x: float, column: float) -> None:
        px, theme, ui = self._look.theme.px, self._look.theme, self._look.theme.ui
        before, total = self._summary.before[side], self._summary.totals[side]
        track = QRectF(x, px(16), column - px(104), px(14))
        if self._summary.rules.target <= 21:
            self._paint_cells(painter, track, before, total)
        else:
            self._paint_bar(painter, track, before, total)
        gained = total - before
        note = fill(self.tr("%1 before, +%2 this round"), before, gained)
        if gained < 0:
            note = fill(self.tr("%1 before, −%2 this round"), before, -gained)
        elif not gained:
            note = fill(self.tr("%1 before, none this round"), before)
        caption = QRectF(x, px(36), column - px(96), px(19))
        if paint.text_width(theme.ui_font("caption"), note) > caption.width():
            note = f"{before} − {-gained}" if gained < 0 else f"{before} + {gained}"
        paint.text(painter, caption, note, theme.ui_font("caption"), ui.ink2)
        number = QRectF(x + column - px(96), px(4), px(70), px(46))
        font = theme.ui_font("display", px=36)
        paint.text(painter, number, str(total), font, ui.ink, paint.RIGHT)

    def _paint_cells(self, painter: QPainter, track: QRectF, before: int, total: int) -> None:
        ui = self._look.theme.ui
        count = max(self._summary.rules.target, total)
        step = track.width() / count
        for cell in range(count):
            rect = QRectF(track.x() + cell * step + 1.5, track.y(), max(2.0, step - 3), track.height())
            if cell < before:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(color(ui.edge))
            elif cell < total:
                painter.setPen(QPen(color(POINT_RIM), 1.2))
                painter.setBrush(color("#E9B53F"))
            else:
                painter.setPen(QPen(color(ui.line), 1))
                painter.setBrush(color(ui.sunken))
            painter.drawRoundedRect(rect, 4, 4)

    def _paint_bar(self, painter: QPainter, track: QRectF, before: int, total: int) -> None:
        ui = self._look.theme.ui
        whole = max(self._summary.rules.target, total, 1)
        painter.setPen(QPen(color(ui.line), 1))
        painter.setBrush(color(ui.sunken))
        painter.drawRoundedRect(track, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("#E9B53F"))
        painter.drawRoundedRect(
            QRectF(track.x(), track.y(), track.width() * max(0, total) / whole, track.height()), 5, 5
        )
        painter.setBrush(color(ui.edge))
        painter.drawRoundedRect(
            QRectF(track.x(), track.y(), track.width() * max(0, before) / whole, track.height()), 5, 5
        )
