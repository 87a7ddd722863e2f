"""The one quiet way to tell a problem, and the one question that is asked before something is lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.theme import RADIUS
from scopa_desktop.ui.widgets import RING, Look, Text

_WIDEST = 760
translate = QCoreApplication.translate


class Banner(QWidget):
    """One sentence at the upper edge of what it lies on; it stays until it is closed and takes nothing else away.

    Several problems are told one after the other.

    Args:
        look: the look.
        parent: what it lies on.
        among: whether it has a place of its own in the parent's layout, instead of lying over what is there.

    Signals:
        closed: the last sentence was read.
        action: the button with the offer was pressed.
    """

    accessible_role = QAccessible.Role.AlertMessage

    closed = Signal()
    action = Signal()

    def __init__(self, look: Look, parent: QWidget, among: bool = False) -> None:
        super().__init__(parent)
        self._look, self._below, self._among = look, parent, among
        self._waiting: list[tuple[Callable[[], str], str]] = []
        self._holder = QVBoxLayout(self)
        self._holder.setContentsMargins(0, 0, 0, 0)
        self._inside = QWidget(self)
        self._build()
        parent.installEventFilter(self)
        look.theme.changed.connect(self.update)
        look.theme.rescaled.connect(self._rebuild)
        self.hide()

    def _build(self) -> None:
        look, px = self._look, self._look.theme.px
        row = QHBoxLayout(self._inside)
        row.setContentsMargins(px(50), px(9), px(8), px(9))
        row.setSpacing(px(8))
        self.text = Text(look, "", "body", wrap=True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.offer = Button(look, "", "quiet")
        self.offer.clicked.connect(self.action)
        self.close_button = Button(look, self.tr("Close"), "secondary")
        self.close_button.clicked.connect(self.next)
        row.addWidget(self.text, 1)
        row.addWidget(self.offer)
        row.addWidget(self.close_button)
        self._holder.addWidget(self._inside)

    def _rebuild(self) -> None:
        self._holder.removeWidget(self._inside)
        self._inside.hide()
        self._inside.deleteLater()
        self._inside = QWidget(self)
        self._build()
        self._inside.show()
        if self._waiting and not self.isHidden():
            self._show()

    def tell(self, sentence: str | Callable[[], str], offer: str = "") -> None:
        """Tell a problem in one sentence.

        Args:
            sentence: the sentence, or what returns it in the language of now.
            offer: the label of a button that helps, if there is one.
        """
        self._waiting.append((sentence if callable(sentence) else lambda: sentence, offer))
        if self.isHidden():
            self._show()

    def say(self, sentence: str, offer: str = "") -> None:
        """Tell something in place of all that was told before, with the label of a button, if there is one."""
        self._waiting = [(lambda: sentence, offer)]
        self._show()

    def next(self) -> None:
        """Close this sentence; the next one, if any, takes its place."""
        if self._waiting:
            self._waiting.pop(0)
        if self._waiting:
            self._show()
            return
        self.hide()
        self.closed.emit()

    def _show(self) -> None:
        say, offer = self._waiting[0]
        sentence = say()
        self.text.setText(sentence)
        self.setAccessibleName(sentence)
        self.offer.setText(offer)
        self.offer.setVisible(bool(offer))
        self._place()
        self.show()
        self.raise_()

    def _place(self) -> None:
        if self._among:
            self.updateGeometry()
            return
        px = self._look.theme.px
        width = min(px(_WIDEST), self._below.width() - px(24))
        row = self._inside.layout()
        height = row.heightForWidth(width) if row is not None else px(60)
        self.setGeometry((self._below.width() - width) // 2, px(10), width, max(height, px(60)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        below = getattr(self, "_below", None)  # gone while Python takes the banner apart
        if below is not None and watched is below and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.next()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, px = self._look.theme.ui, self._look.theme.px
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        self._look.shadows.draw(painter, rect, RADIUS.panel, 1, 1.0, 0.8)
        paint.tile(painter, ui, rect, RADIUS.panel)
        side = px(22)
        paint.icon(painter, "info", QRectF(px(18), rect.center().y() - side / 2, side, side), ui.gold_text)
        painter.end()


class Question(Sheet):
    """Asks once before something is lost.  Esc and the first button keep everything as it is.

    Args:
        look: the look.
        parent: what it covers.
        title: the question.
        sentence: what would happen.
        yes: the label of the button that does it.
        no: the label of the button that does not.

    Signals:
        accepted: yes.
        declined: no.
    """

    accepted = Signal()
    declined = Signal()

    def __init__(self, look: Look, parent: QWidget, title: str, sentence: str, yes: str, no: str) -> None:
        super().__init__(look, parent, QSize(500, 220), title)
        self.setAccessibleDescription(sentence)
        self._texts = (title, sentence, yes, no)
        self.build()

    def build(self) -> None:
        look, (title, sentence, yes, no) = self.look, self._texts
        px, column = look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(30), px(24), px(26), px(16))
        column.setSpacing(px(8))
        column.addWidget(Text(look, title, "title", wrap=True, px=22))
        column.addWidget(Text(look, sentence, "body", "ink2", wrap=True))
        column.addStretch(1)
        row = QHBoxLayout()
        self.yes = Button(look, yes, "secondary")
        self.no = Button(look, no, "primary")
        self.yes.clicked.connect(self._accept)
        self.no.clicked.connect(self.dismiss)
        row.addWidget(self.yes)
        row.addStretch(1)
        row.addWidget(self.no)
        column.addLayout(row)
        self._column = column

    def open(self) -> None:
        self.cover()
        scale = self.look.theme.scale
        wide = round(max(500, self.body.minimumSizeHint().width() / scale))
        self.set_wish(QSize(wide, 190))
        needed = self._column.heightForWidth(self.sheet_rect().width())
        self.set_wish(QSize(wide, round(max(190, needed / scale))))
        super().open()

    def first_focus(self) -> QWidget:
        return self.no

    def _accept(self) -> None:
        self.close_sheet()
        self.accepted.emit()

    def dismiss(self) -> None:
        """Keep everything as it is."""
        self.close_sheet()
        self.declined.emit()


class AbandonQuestion(Question):
    """The question before a match is abandoned."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(
            look,
            parent,
            translate("AbandonQuestion", "Abandon this match?"),
            translate(
                "AbandonQuestion",
                "It ends without a winner and cannot be continued. To play on another time, just close the game.",
            ),
            translate("AbandonQuestion", "Abandon the match"),
            translate("AbandonQuestion", "Play on"),
        )
