"""The number that every card of a match follows from: what it proves, and a way to copy it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.widgets import RING, Look, Text
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_fairness import deal_text, proof_sentence, short_deal

SAID_FOR = 2000
"""Milliseconds for which the button says that it has copied."""


class SmallButton(QPushButton):
    """A button as small as the sentence that it stands beside."""

    def __init__(self, look: Look, label: str) -> None:
        super().__init__(label)
        self._look = look
        self.setFont(look.theme.ui_font("caption", weight=600))
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def labels(self) -> tuple[str, ...]:
        """Return everything that it may say; it is wide enough for all of it."""
        return (self.text(),)

    def sizeHint(self) -> QSize:
        px = self._look.theme.px
        width = max(paint.text_width(self.font(), each) for each in self.labels())
        return QSize(round(width) + px(16) + 2 * RING, px(20) + 2)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._look.theme.ui
        rect = QRectF(self.rect()).adjusted(RING, 1, -RING, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.accent, 0.2 if self.isDown() else 0.15 if self.underMouse() else 0.08))
        painter.drawRoundedRect(rect, 6, 6)
        paint.text(painter, rect, self.text(), self.font(), ui.accent, paint.CENTRE)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect.adjusted(1, 1, -1, -1), 6, 0)
        painter.end()


class CopyButton(SmallButton):
    """A small button that puts a text into the clipboard and says so.

    Args:
        look: the look.
        words: what is copied.
        name: what it is, for those who hear it.
    """

    def __init__(self, look: Look, words: str, name: str) -> None:
        super().__init__(look, self.tr("Copy"))
        self._words = words
        self.setAccessibleName(name)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(SAID_FOR)
        self._calm.timeout.connect(lambda: self.setText(self.tr("Copy")))
        self.clicked.connect(self._copy)

    def labels(self) -> tuple[str, ...]:
        return self.tr("Copy"), self.tr("Copied")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._words)
        self.setText(self.tr("Copied"))
        self._calm.start()


class DealNote(QWidget):
    """A sentence about a deal number, and a button to copy the number.

    Args:
        look: the look.
        number: the deal number.
        role, tone: how the sentence is written, see `Text`.
        short: where there is no room for the sentence, which is then only to be pointed at and to be heard.
        ask: whether more can be asked.

    Signals:
        asked: it is asked whether it is rigged, and how that can be checked.
    """

    asked = Signal()

    def __init__(
        self,
        look: Look,
        number: int,
        role: str = "caption",
        tone: str = "ink2",
        *,
        short: bool = False,
        ask: bool = False,
    ) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.theme.px(2))
        proof = proof_sentence(number)
        self.sentence = Text(look, short_deal(number) if short else proof, role, tone, wrap=not short)
        if short:
            self.setToolTip(proof)
            self.sentence.setAccessibleDescription(proof)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy = CopyButton(look, str(number), fill(self.tr("Copy deal number %1"), deal_text(number)))
        row.addWidget(self.sentence, 1)
        row.addWidget(self.copy)
        self.why: SmallButton | None = None
        if ask:
            self.why = SmallButton(look, self.tr("Is it rigged?"))
            self.why.clicked.connect(self.asked)
            row.addWidget(self.why)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.updateGeometry()
