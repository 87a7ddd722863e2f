"""The curtain between the turns of people who share a screen: no hand is seen until the right one looks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.words import fill

_SCRIM = 0.32
_W, _H = 560, 128
"""The size of the plate in units."""
_LIFT = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Curtain(QWidget):
    """Asks the person who is to play to sit down; the table below shows no hand, whatever is pressed.

    Args:
        view: the table, which it covers; while it does, the keys are its own.
        name: whose turn it is.
        avatar: that person's face.

    Signals:
        lifted: that person looks now.

    Attributes:
        words: what is asked, as it is read out.
    """

    lifted = Signal()

    def __init__(self, view: TableView, name: str, avatar: str) -> None:
        super().__init__(view)
        self._view, self._avatar = view, avatar
        self._title = fill(self.tr("%1, it is your turn."), name)
        self._note = self.tr("Press Space when only you look.")
        self.words = sentences(self._title, self._note)
        self.plate = _Plate(self)
        self.plate.setAccessibleName(self.words)
        self.plate.clicked.connect(self.lifted)
        view.installEventFilter(self)
        view.theme.changed.connect(self.update)
        self.hide()

    def come(self) -> None:
        """Cover the table and take the keys."""
        self._place()
        self.show()
        self.raise_()
        had = self._view.hasFocus()
        self._view.setFocusProxy(self.plate)
        if had:
            self.plate.setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self) -> None:
        """Uncover the table and give the keys back."""
        had = self.plate.hasFocus()
        self._view.removeEventFilter(self)
        self._view.setFocusProxy(None)  # type: ignore[arg-type]
        self.hide()
        if had:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.deleteLater()

    def unit(self) -> float:
        """The table's unit, or a smaller one where the plate would not fit."""
        return min(self._view.table.layout.u, self.width() / (_W + 32), self.height() / (_H + 32))

    def _place(self) -> None:
        self.setGeometry(self._view.rect())
        u = self.unit()
        width, height = round(_W * u), round(_H * u)
        info = self._view.table.layout.info
        middle = (info.y + info.h + self.height()) / 2  # over the hand: the table and the last play stay in sight
        top = min(round(middle - height / 2), self.height() - height)
        self.plate.setGeometry((self.width() - width) // 2, top, width, height)

    def paint_plate(self, painter: QPainter, rect: QRectF) -> None:
        """Paint who is asked for, and how the curtain is lifted."""
        u, theme, felt = self.unit(), self._view.theme, self._view.theme.felt
        hot = self.plate.underMouse() or self.plate.isDown()
        paint.glass(painter, felt, rect, 20 * u, 0.97 if hot else 0.93, 0.6 if hot else 0.4)
        paint.avatar(painter, self._avatar, QPointF(rect.x() + 62 * u, rect.center().y()), 40 * u)
        x, room = rect.x() + 122 * u, rect.width() - 142 * u
        middle = rect.center().y()
        title = QRectF(x, middle - 36 * u, room, 38 * u)
        paint.text(painter, title, self._title, theme.font("title", u, px=25), felt.ink)
        note = QRectF(x, middle + 4 * u, room, 26 * u)
        paint.text(painter, note, self._note, theme.font("body", u), felt.gold)
        if self.plate.hasFocus():
            paint.focus_ring(painter, felt.ivory, rect, 20 * u, 2.2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(self._view.theme.felt.edge, _SCRIM))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # no click reaches the table below


class _Plate(QPushButton):
    """The curtain's one button, all of its plate."""

    def __init__(self, curtain: Curtain) -> None:
        super().__init__(curtain)
        self._curtain = curtain
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LIFT and not event.isAutoRepeat():
            self.click()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
            return
        event.accept()  # no key reaches the table below

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._curtain.paint_plate(painter, QRectF(self.rect()).adjusted(8, 6, -8, -10))
        painter.end()
