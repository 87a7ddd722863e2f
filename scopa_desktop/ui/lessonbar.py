"""The bar above the table while a lesson is taken: the row of all lessons, what is said, and what may be answered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import repaint_on_hover
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.demobar import BarButton
from scopa_desktop.ui.flow import Flow
from scopa_desktop.ui.widgets import RING, Look

_HEAD: Final = 44
_EDGE: Final = 20
"""What is kept free at either side."""
_SIGN: Final = 34
"""How much room the tick or the cross has before what is said."""
_GAP: Final = 6
_SHARE: Final = 0.2
"""Words that are larger than usual take no more of the window's height than this."""
_MOST: Final = 0.46
"""No more of the bar's width than this belongs to its buttons."""


class Mood(Enum):
    """What kind of thing is said."""

    ASKS = "asks"
    RIGHT = "right"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Talk:
    """What a step may come to say: for all of it there is room from the beginning, so that the table never jumps.

    Attributes:
        said: every text, of which one is seen at a time.
        buttons: the labels of the buttons that may stand beside it, of which some are seen at a time.
    """

    said: tuple[str, ...]
    buttons: tuple[tuple[str, ...], ...]


class _Line(QLabel):
    """One line of text that is shortened where there is no room for it."""

    def __init__(self, font: QFont) -> None:
        super().__init__()
        self.setFont(font)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        tone = self.palette().color(QPalette.ColorRole.WindowText)
        paint.text(painter, QRectF(self.rect()), self.text(), self.font(), tone)
        painter.end()


class LessonDot(QPushButton):
    """A lesson in the row of all: its number, or a tick when it is finished; the present one is ringed."""

    def __init__(self, look: Look, number: int) -> None:
        super().__init__()
        self._look, self._number = look, number
        self._k = look.theme.bar_scale
        self._done = self._present = False
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        repaint_on_hover(self)

    def tell(self, name: str, done: bool, present: bool) -> None:
        """Be named and marked."""
        self._done, self._present = done, present
        self.setAccessibleName(name)
        self.setToolTip(name)
        # Tab comes to the present lesson, arrows lead to the others.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if present else Qt.FocusPolicy.ClickFocus)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(32 * self._k), round(32 * self._k))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()  # the row's
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt, k = self._look.theme.felt, self._k
        disc = QRectF(self.rect()).adjusted(4 * k, 4 * k, -4 * k, -4 * k)
        hot = self.underMouse() or self.isDown()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(felt.gold, 0.92) if self._done else color(felt.ink, 0.26 if hot else 0.12))
        painter.drawEllipse(disc)
        if self._done:
            paint.icon(painter, "check", disc.adjusted(4 * k, 4 * k, -4 * k, -4 * k), felt.strip, 3.2)
        else:
            font = self._look.theme.font("label", k, weight=600)
            paint.text(painter, disc, str(self._number), font, felt.ink, paint.CENTRE)
        if self._present:
            painter.setPen(QPen(color(felt.ivory), 2 * k))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc.adjusted(-2 * k, -2 * k, 2 * k, 2 * k))
        if self.hasFocus():
            paint.focus_ring(painter, felt.gold, disc, disc.width() / 2, 2.5)
        painter.end()


class LessonRow(QWidget):
    """The row of all lessons.

    Args:
        look: the look.
        count: how many there are.

    Signals:
        chosen: the number of a lesson, from 0.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, count: int) -> None:
        super().__init__()
        self.dots = [LessonDot(look, number + 1) for number in range(count)]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number, dot in enumerate(self.dots):
            dot.clicked.connect(lambda _on=False, number=number: self.chosen.emit(number))
            row.addWidget(dot)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from lesson to lesson."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        here = next((number for number, dot in enumerate(self.dots) if dot.hasFocus()), None)
        if step is None or here is None:
            super().keyPressEvent(event)
        else:
            self.dots[(here + step) % len(self.dots)].setFocus(Qt.FocusReason.TabFocusReason)


class LessonBar(QWidget):
    """The bar.

    Args:
        look: the look.
        count: how many lessons there are.

    Attributes:
        words: what is said.
        row: the row of lessons.
        buttons: what may be answered now.

    Signals:
        chosen: the number of another lesson, from 0.
        left: it is enough for today.
    """

    chosen = Signal(int)
    left = Signal()

    def __init__(self, look: Look, count: int) -> None:
        super().__init__()
        self._look, self._k = look, look.theme.bar_scale
        self._mood = Mood.ASKS
        self._talks: tuple[Talk, ...] = ()
        self.buttons: list[QPushButton] = []
        theme, k = look.theme, self._k
        self.title = _Line(theme.font("head", k, px=19))
        self.place = _Line(theme.font("label", k))
        self.place.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.row = LessonRow(look, count)
        self.row.chosen.connect(self.chosen)
        self.leave = BarButton(look, self.tr("Leave"), "close", self.tr("Esc"))
        self.leave.clicked.connect(self.left)
        self.words = QLabel()
        self.words.setFont(self._font(self._k))
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._answers = QWidget()
        self._flow = Flow(self._answers, 0)
        self._build()
        self._dress()
        look.theme.changed.connect(self._dress)

    def _build(self) -> None:
        k = self._k
        head = QHBoxLayout()
        head.setSpacing(round(12 * k))
        head.addWidget(self.title)
        head.addWidget(self.place, 1)
        head.addWidget(self.row)
        head.addWidget(self.leave)
        body = QHBoxLayout()
        body.setSpacing(round(16 * k))
        body.setContentsMargins(round(_SIGN * k), 0, 0, 0)
        body.addWidget(self.words, 1)
        body.addWidget(self._answers, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(round(_EDGE * k), 0, round(_EDGE * k), round(10 * k))
        column.setSpacing(0)
        column.addLayout(head)
        column.addLayout(body, 1)
        self.leave.setFixedHeight(round(34 * k))
        head.setContentsMargins(0, round(5 * k), 0, round(5 * k))

    def _font(self, k: float) -> QFont:
        return self._look.theme.font("body", k, px=15.5)

    def _dress(self) -> None:
        felt = self._look.theme.felt
        for label, tone in ((self.title, felt.ink), (self.place, felt.ink2), (self.words, felt.ink)):
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, color(tone))
            label.setPalette(palette)
        self.update()

    # -------------------------------------------------------------------------------------------- showing

    def show_lesson(self, title: str, talks: Sequence[Talk]) -> None:
        """Begin a lesson: have room for all that may come in it."""
        self.title.setText(title)
        self._talks = tuple(talks)
        self._fit()

    def show_words(self, place: str, words: str, mood: Mood, buttons: Sequence[QPushButton]) -> None:
        """Say something.

        Args:
            place: where in the course this is.
            words: what is said.
            mood: what kind of thing it is.
            buttons: what may be answered, the most likely first; the bar takes them.
        """
        self.place.setText(place)
        self._mood = mood
        self.words.setText(words)
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        while self._flow.count():
            self._flow.takeAt(0)
        self.buttons = list(buttons)
        before: QWidget = self.words
        for button in self.buttons:
            self._flow.addWidget(button)
            button.show()
            QWidget.setTabOrder(before, button)
            before = button
        # Tab comes to the answers first: they are what is asked for.
        for each in (self.leave, *self.row.dots):
            QWidget.setTabOrder(before, each)
            before = each
        self._fit()
        self.update()

    # ------------------------------------------------------------------------------------------- geometry

    def button_width(self, label: str) -> float:
        """Return how wide a button with a label is."""
        theme = self._look.theme
        return paint.text_width(theme.ui_font("strong"), label) + theme.px(48) + 2 * RING

    def _rooms(self, labels: Sequence[str]) -> tuple[float, int]:
        """Return how wide and high some buttons are together."""
        most = _MOST * self.width()
        widths = [self.button_width(label) for label in labels]
        rows, x = 1 if widths else 0, 0.0
        for width in widths:
            if x and x + width > most:
                rows, x = rows + 1, 0.0
            x += width
        return min(sum(widths), most), round(rows * (self._look.theme.px(40) + 2 * RING))

    def _height_of(self, talk: Talk, font: QFont) -> float:
        """Return how high a step's words and buttons are at most."""
        metrics, height = self._look.theme.metrics(font), 0.0
        for labels in talk.buttons or ((),):
            wide, high = self._rooms(labels)
            room = QRectF(0, 0, self._room(wide), 10_000)
            lines = max(metrics.boundingRect(room, paint.WRAP, each).height() for each in talk.said)
            height = max(height, high, lines + 4 * self._k)
        return height

    def _room(self, buttons: float) -> float:
        """Return how wide the words may be beside buttons of a width."""
        k = self._k
        return max(120.0, self.width() - 2 * _EDGE * k - _SIGN * k - buttons - 16 * k - _GAP)

    def _fit(self) -> None:
        """Be as high as the lesson's longest step needs; large words give way where the table would get too small."""
        k = self._k
        self._fit_head()
        wide, high = self._rooms([button.text() for button in self.buttons])
        rows = round(high / (self._look.theme.px(40) + 2 * RING))
        tall = max((button.sizeHint().height() for button in self.buttons), default=0)
        self._answers.setFixedSize(round(wide) + 2, rows * tall)
        usual = self._look.theme.system_scale
        for share in (1.0, 0.75, 0.5, 0.25, 0.0):
            font = self._font(usual + (k - usual) * share)
            body = max((self._height_of(talk, font) for talk in self._talks), default=0.0)
            if body <= _SHARE * self.window().height():
                break
        self.words.setFont(font)
        self.setFixedHeight(round(_HEAD * k + max(body, 52 * k) + 10 * k))

    def _fit_head(self) -> None:
        """Leave the way out its cross alone where its word would cut off where one is."""
        self.leave.set_brief(False)
        shown = (self.title, self.place, self.row, self.leave)
        wide = sum(each.sizeHint().width() for each in shown) + (2 * _EDGE + 3 * 12) * self._k
        self.leave.set_brief(wide > self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt, k = self._look.theme.felt, self._k
        painter.fillRect(self.rect(), color(felt.strip))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color(felt.inlay, 0.18))
        middle, radius = self.words.geometry().center().y(), 12 * k
        disc = QRectF(_EDGE * k, middle - radius, 2 * radius, 2 * radius)
        inner = disc.adjusted(5 * k, 5 * k, -5 * k, -5 * k)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._mood is Mood.RIGHT:
            painter.setBrush(color(felt.gold))
            painter.drawEllipse(disc)
            paint.icon(painter, "check", inner, felt.strip, 3.2)
        elif self._mood is Mood.WRONG:
            painter.setBrush(color(felt.ink, 0.16))
            painter.drawEllipse(disc)
            paint.icon(painter, "redo", inner, felt.ivory, 2.6)
        else:
            paint.icon(painter, "book", disc, felt.gold)
        painter.end()
