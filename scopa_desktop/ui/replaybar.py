"""The bar below the table while a match is replayed: a slider over all its plays, with marks, and what leads along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QSizePolicy, QSlider, QVBoxLayout, QWidget

from scopa_desktop.session.replay import Mark, Place
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.demobar import BarButton
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.words import fill

PACES: Final = ("slow", "normal", "fast")
_KNOB = 8
_HIGH, _TRACK = 41, 24
"""The slider's height, and how far down its track is: round numbers stand above it, then sweeps, captures, coins."""
_EDGE = 14
"""What the slider keeps free at either end for its knob and its ring, before it is scaled."""


class PlaySlider(QSlider):
    """A slider over all moments of a match: a line with its number for each round, gold for sweeps and settebello."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look, self._k = look, look.theme.system_scale
        self._places: tuple[Place, ...] = ()
        self.setAccessibleName(self.tr("Plays of the match"))
        self.setSingleStep(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.valueChanged.connect(self.update)

    def set_places(self, places: Sequence[Place]) -> None:
        """Lead along other moments; it stands at the first."""
        self._places = tuple(places)
        self.blockSignals(True)
        self.setRange(0, max(0, len(self._places) - 1))
        self.setValue(0)
        self.blockSignals(False)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(320 * self._k), round(_HIGH * self._k))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(160 * self._k), round(_HIGH * self._k))

    def x_of(self, at: float) -> float:
        """Return where a moment is, in pixels from the left."""
        edge = _EDGE * self._k
        return edge + (self.width() - 2 * edge) * at / max(1, self.maximum())

    def _at(self, x: float) -> int:
        edge = _EDGE * self._k
        share = (x - edge) / max(1.0, self.width() - 2 * edge)
        return min(self.maximum(), max(0, round(share * self.maximum())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setSliderDown(True)
        self.setValue(self._at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self._at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A notch of the wheel is a play."""
        steps = event.angleDelta().y()
        if steps:
            self.setValue(self.value() + (-1 if steps > 0 else 1))
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        felt, k = self._look.theme.felt, self._k
        middle = _TRACK * k
        track = QRectF(self.x_of(0), middle - 2 * k, self.x_of(self.maximum()) - self.x_of(0), 4 * k)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(felt.ink, 0.20))
        painter.drawRoundedRect(track, 2 * k, 2 * k)
        painter.setBrush(color(felt.ink, 0.62))
        here = self.x_of(self.value())
        painter.drawRoundedRect(QRectF(track.x(), track.y(), here - track.x(), track.height()), 2 * k, 2 * k)
        for number, place in enumerate(self._places):
            self._paint_marks(painter, place, self.x_of(number), middle)
        painter.setPen(QPen(color(felt.strip), 2 * k))
        painter.setBrush(color(felt.ivory))
        painter.drawEllipse(QPointF(here, middle), _KNOB * k, _KNOB * k)
        if self.hasFocus():
            radius = _KNOB * k
            knob = QRectF(here - radius, middle - radius, 2 * radius, 2 * radius)
            paint.focus_ring(painter, felt.ivory, knob, radius, 2)
        painter.end()

    def _paint_marks(self, painter: QPainter, place: Place, x: float, middle: float) -> None:
        felt, k = self._look.theme.felt, self._k
        if Mark.ROUND in place.marks:
            painter.fillRect(QRectF(x - 0.75 * k, middle - 10 * k, 1.5 * k, 20 * k), color(felt.ink2, 0.9))
            font = self._look.theme.font("caption", k, px=12)
            label = QRectF(x - 12 * k, 0, 24 * k, 13 * k)
            paint.text(painter, label, str(place.round + 1), font, felt.ink2, paint.CENTRE)
        if Mark.CAPTURE in place.marks:
            painter.fillRect(QRectF(x - 0.75 * k, middle - 5 * k, 1.5 * k, 10 * k), color(felt.ink, 0.55))
        if Mark.SCOPA in place.marks:
            _paint_sweep(painter, QPointF(x, middle - 9.5 * k), 4.6 * k, felt.gold)
        if Mark.SETTEBELLO in place.marks:
            painter.setPen(QPen(color(felt.gold), 1.6 * k))
            painter.setBrush(color(felt.strip))
            painter.drawEllipse(QPointF(x, middle + 10 * k), 3.6 * k, 3.6 * k)


def _paint_sweep(painter: QPainter, centre: QPointF, radius: float, colour: str) -> None:
    """Paint the mark of a sweep: a filled diamond."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(colour))
    corners = ((0, -radius), (radius, 0), (0, radius), (-radius, 0))
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))


class _Label(QLabel):
    """Words on the dark of the bar."""

    def __init__(self, look: Look, words: str = "") -> None:
        super().__init__(words)
        self._look = look
        self.setFont(look.theme.font("label", look.theme.system_scale))
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        flags = paint.CENTRE if self.alignment() & Qt.AlignmentFlag.AlignHCenter else paint.LEFT
        paint.text(painter, QRectF(self.rect()), self.text(), self.font(), self._look.theme.felt.ink2, flags)
        painter.end()


class ReplayBar(QWidget):
    """The bar.

    Args:
        look: the look.

    Attributes:
        pace: how fast it goes on by itself, one of `PACES`.

    Signals:
        moved: the moment with this number is wanted.
        stepped: the next play (1) or the one before (-1) is wanted.
        jumped: the next (1) or the last (-1) moment with a `Mark` is wanted: the mark, the direction.
        toggled: it is to go on by itself, or to stop.
        paced: it goes on at another pace.
        opened: whether all hands are to be seen.
        summary_wanted: the summary of the round is wanted.
        gone_on: the match is to be played on from here.
        left: it is enough.
    """

    moved = Signal(int)
    stepped = Signal(int)
    jumped = Signal(object, int)
    toggled = Signal()
    paced = Signal()
    opened = Signal(bool)
    summary_wanted = Signal()
    gone_on = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, k = look, look.theme.system_scale
        self.pace = "normal"
        self.setAccessibleName(self.tr("Replay"))
        self.setFixedHeight(round(90 * k))
        self.setMinimumWidth(1)  # words go before the window grows
        self.where = _Label(look)
        self.slider = PlaySlider(look)
        self.slider.valueChanged.connect(self.moved)
        self._build_buttons()
        upper = QHBoxLayout()
        upper.setSpacing(round(8 * k))
        upper.addWidget(self.where)
        upper.addWidget(self.slider, 1)
        upper.addWidget(self.leave)
        lower = self._lower = QHBoxLayout()
        lower.setSpacing(round(2 * k))
        for each in (self.first, self.back, self.play, self.next, self.last):
            lower.addWidget(each)
        lower.addSpacing(round(8 * k))
        self._marks: dict[Mark, _Label] = {}
        for mark in (Mark.SCOPA, Mark.CAPTURE, Mark.ROUND):
            self._add_jumps(mark)
        lower.addStretch(1)
        for each in (self.summary, self.speed, self.hands, self.go_on):
            lower.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(round(16 * k), round(4 * k), round(8 * k), round(4 * k))
        column.setSpacing(0)
        column.addLayout(upper)
        column.addLayout(lower)
        look.theme.changed.connect(self.update)

    def _build_buttons(self) -> None:
        look = self._look
        self.first = self._icon(self.tr("To the beginning"), "first", self.tr("Home"))
        self.back = self._icon(self.tr("A play back"), "left", "←")
        self.play = self._icon(self.tr("Play"), "play", self.tr("Space"))
        self.next = self._icon(self.tr("Next play"), "right", "→")
        self.last = self._icon(self.tr("To the end"), "last", self.tr("End"))
        self.first.clicked.connect(lambda: self.moved.emit(0))
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.play.clicked.connect(self.toggled)
        self.next.clicked.connect(lambda: self.stepped.emit(1))
        self.last.clicked.connect(lambda: self.moved.emit(self.slider.maximum()))
        self.summary = BarButton(look, self.tr("Look at the summary"), "chart")
        self.summary.clicked.connect(self.summary_wanted)
        self.speed = BarButton(look, "", "clock")
        self.speed.clicked.connect(self._offer_paces)
        self.hands = BarButton(look, self.tr("Show all hands"), "eye", "V")
        self.hands.setCheckable(True)
        self.hands.clicked.connect(self.opened)  # not toggled: whoever is shown next sets it too
        self.go_on = BarButton(look, self.tr("Play on from here"), "flag", self.tr("Enter"))
        self.go_on.clicked.connect(self.gone_on)
        self.leave = BarButton(look, self.tr("Close"), "close", self.tr("Esc"))
        self.leave.clicked.connect(self.left)
        self._say_pace()

    def _icon(self, label: str, icon: str, keys: str) -> BarButton:
        button = BarButton(self._look, label, icon, keys)
        button.set_brief(True)
        return button

    def _add_jumps(self, mark: Mark) -> None:
        """Two arrows with a word between them: to the last one of its kind, to the next."""
        names = {
            Mark.SCOPA: (self.tr("The sweep before"), self.tr("The next sweep"), "Shift+←", "Shift+→"),
            Mark.CAPTURE: (self.tr("The capture before"), self.tr("The next capture"), "Ctrl+←", "Ctrl+→"),
            Mark.ROUND: (
                self.tr("The round before"),
                self.tr("The next round"),
                self.tr("Page Up"),
                self.tr("Page Down"),
            ),
        }
        before, after, key_before, key_after = names[mark]
        label = self._marks[mark] = _Label(self._look)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for text, icon, keys, step in ((before, "left", key_before, -1), (after, "right", key_after, 1)):
            button = self._icon(text, icon, keys)
            button.clicked.connect(lambda _=False, step=step: self.jumped.emit(mark, step))
            self._lower.addWidget(button)
            if step < 0:
                self._lower.addWidget(label)

    def _offer_paces(self) -> None:
        menu = QMenu(self)
        for pace, name in self._pace_names().items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.setChecked(pace == self.pace)
            action.triggered.connect(lambda _on, pace=pace: self.set_pace(pace))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, True)
        menu.popup(self.speed.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _pace_names(self) -> Mapping[str, str]:
        return {"slow": self.tr("Slowly"), "normal": self.tr("At ease"), "fast": self.tr("Fast")}

    def set_pace(self, pace: str) -> None:
        """Go on at another pace."""
        self.pace = pace
        self._say_pace()
        self._fit()
        self.paced.emit()

    def _say_pace(self) -> None:
        name = self._pace_names()[self.pace]
        self.speed.say(name, "clock")
        self.speed.setAccessibleName(fill(self.tr("Pace: %1"), name))

    def begin(self, places: Sequence[Place], sweep: str) -> None:
        """Lead along another match.

        Args:
            places: its moments.
            sweep: what a sweep of the table is called in its game.
        """
        self.slider.set_places(places)
        words = {Mark.SCOPA: sweep, Mark.CAPTURE: self.tr("Capture"), Mark.ROUND: self.tr("Round")}
        for mark, word in words.items():
            self._marks[mark].setText(word)
        self.hands.setChecked(False)

    def show_place(self, at: int, place: Place, plays: int, over: bool) -> None:
        """Show which moment is on the table.

        Args:
            at: its number.
            place: what it is.
            plays: how many plays its round has.
            over: whether its round has been counted.
        """
        self.slider.blockSignals(True)
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.slider.update()
        words = fill(self.tr("Round %1, play %2 of %3"), place.round + 1, place.plays, plays)
        self.where.setText(words)
        self.slider.setAccessibleDescription(words)
        self.slider.setToolTip(words)
        self.summary.setVisible(over)
        end = at == self.slider.maximum()
        for button in (self.first, self.back):
            button.setEnabled(at > 0)
        for button in (self.next, self.last):
            button.setEnabled(not end)
        self._fit()

    def show_running(self, running: bool) -> None:
        """Offer to stop, or to go on by itself."""
        self.play.say(*((self.tr("Pause"), "pause") if running else (self.tr("Play"), "play")))

    def _fit(self) -> None:
        """Let words go, one after the other, until all buttons have room."""
        self.where.setFixedWidth(round(paint.text_width(self.where.font(), self.where.text())) + 4)
        for label in self._marks.values():
            label.setFixedWidth(round(paint.text_width(label.font(), label.text()) + 6))
        yielding = (self.speed, self.hands, self.summary, self.go_on)
        for count in range(len(yielding) + 1):
            for number, button in enumerate(yielding):
                button.set_brief(number < count)
            self._lower.invalidate()
            if self._lower.sizeHint().width() + round(24 * self._look.theme.system_scale) <= self.width():
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        felt = self._look.theme.felt
        painter.fillRect(self.rect(), color(felt.strip))
        painter.fillRect(0, 0, self.width(), 1, color(felt.inlay, 0.18))
        painter.end()
