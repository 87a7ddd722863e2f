"""What happened: every play of the round as a sentence, the last one in sight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.roundlog import Told
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.words import fill


class _Row(Text):
    """A sentence with a face before it."""

    def __init__(self, look: Look, told: Told) -> None:
        super().__init__(look, told.sentence, "body", "ink" if told.avatar else "ink2", wrap=True)
        self._avatar = told.avatar
        px = look.theme.px
        self.setContentsMargins(px(40), px(4), 0, px(4))
        self.setMinimumHeight(px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._avatar is None:
            return
        painter = QPainter(self)
        radius = self._look.theme.px(13)
        paint.avatar(painter, self._avatar, QPointF(radius + 4, self.height() / 2), radius)
        painter.end()


class HappenedSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        number: the round's number, from 1.
        told: what happened, in order.
    """

    def __init__(self, look: Look, parent: QWidget, number: int, told: Sequence[Told]) -> None:
        super().__init__(look, parent, QSize(640, 620), self.tr("What happened"))
        self._number, self._told = number, tuple(told)
        self.build()

    def build(self) -> None:
        px, column = self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(22), px(18), px(16))
        column.setSpacing(px(3))
        title = fill(self.tr("What happened in round %1"), self._number)
        column.addWidget(Text(self.look, title, "title", wrap=True))
        column.addSpacing(px(8))
        self.scroll = Scroll(self.look, self._list(self._told))
        self.scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.scroll.setAccessibleName(sentences(*(each.sentence for each in self._told)))
        column.addWidget(self.scroll, 1)
        column.addLayout(self.foot())

    def _list(self, told: Sequence[Told]) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, self.look.theme.px(12), 0)
        column.setSpacing(0)
        for each in told:
            column.addWidget(_Row(self.look, each))
        column.addStretch(1)
        return content

    def open(self) -> None:
        super().open()
        bar = self.scroll.verticalScrollBar()
        QTimer.singleShot(0, bar, lambda: bar.setValue(bar.maximum()))
