"""All the cards of a round: what each side took, suit by suit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.cards import SUIT_SET, Card, CardSet, Suit, cards_of
from scopa_desktop.ui import paint
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Scroll, Text

_HEIGHT = 52
"""Height of a small card."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What one side took: its name, its faces, its cards."""

    name: str
    avatars: tuple[str, ...]
    cards: CardSet


class _Pile(QWidget):
    """One side's cards, a row for each suit."""

    accessible_role = QAccessible.Role.StaticText

    def __init__(self, look: Look, taken: Taken) -> None:
        super().__init__()
        self._look, self._taken = look, taken
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(taken.name)
        self.setAccessibleDescription(look.words.the_cards(cards_of(taken.cards)))

    def sizeHint(self) -> QSize:
        px = self._look.theme.px
        return QSize(10 * px(_HEIGHT * 0.7 + 5) + px(10), px(44) + 4 * px(_HEIGHT + 8))

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self._look.theme.px(20), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._look.theme, self._look.theme.px
        radius = px(14)
        x = radius + 2.0
        for avatar in self._taken.avatars:
            paint.avatar(painter, avatar, QPointF(x, px(18)), radius)
            x += radius * 1.3
        name = QRectF(x + radius, 0, self.width() - x - radius, px(36))
        paint.text(painter, name, self._taken.name, theme.ui_font("head"), theme.ui.ink)
        count = self._look.words.n_cards(self._taken.cards.bit_count())
        paint.text(painter, name, count, theme.ui_font("label"), theme.ui.ink2, paint.RIGHT)
        for row, suit in enumerate(Suit):
            self._paint_suit(painter, cards_of(self._taken.cards & SUIT_SET[suit]), px(44) + row * px(_HEIGHT + 8))
        painter.end()

    def _paint_suit(self, painter: QPainter, cards: Sequence[Card], y: float) -> None:
        theme, height = self._look.theme, self._look.theme.px(_HEIGHT)
        width = round(height * 0.7)
        step = min(width + 5.0, (self.width() - width - 4) / 9)
        marks = self._look.words.marks()
        paint.minis(painter, theme, marks, cards, 2, y, height, step=step, shadows=self._look.shadows)


class TakenSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        piles: what each side took.
    """

    def __init__(self, look: Look, parent: QWidget, piles: Sequence[Taken]) -> None:
        wide = len(piles) > 1
        tall = 2 if len(piles) > 2 else 1
        super().__init__(look, parent, QSize(940 if wide else 520, 142 + 290 * tall), self.tr("All cards"))
        self._piles = tuple(piles)
        self.build()

    def build(self) -> None:
        px, column = self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(22), px(24), px(16))
        column.setSpacing(px(8))
        column.addWidget(Text(self.look, self.tr("All cards"), "title", wrap=True))
        self.scroll = Scroll(self.look, self._sides(self._piles))
        column.addWidget(self.scroll, 1)
        column.addLayout(self.foot())

    def _sides(self, piles: Sequence[Taken]) -> QWidget:
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, self.look.theme.px(10), 0)
        rows.setSpacing(self.look.theme.px(14))
        for start in range(0, len(piles), 2):
            row = QHBoxLayout()
            row.setSpacing(self.look.theme.px(32))
            for taken in piles[start : start + 2]:
                row.addWidget(_Pile(self.look, taken))
            rows.addLayout(row)
        rows.addStretch(1)
        return content
