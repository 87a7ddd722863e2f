"""The decisions of a match in a list, round by round, each with the sign of its grade and what it cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.cards import cards_of
from scopa_desktop.core.plays import Play, card_of, is_declaration, takes_of
from scopa_desktop.players.grades import Grade
from scopa_desktop.players.review import Decision, Judgement
from scopa_desktop.ui import paint
from scopa_desktop.ui.controls import Tile
from scopa_desktop.ui.widgets import RING, Look, Scroll, Text
from scopa_desktop.ui.windows.review_signs import paint_sign
from scopa_desktop.ui.words_review import decision_spoken, short_cost


class SignedRow(Tile):
    """A line of a list with a grade's sign: one sentence, another below it, a number at the right.

    Args:
        look: the look.
        title: the sentence.
        note: what stands below it, or nothing.
        parent: the list.
    """

    radius = 8

    def __init__(self, look: Look, title: str, note: str = "", parent: QWidget | None = None) -> None:
        super().__init__(look, title, parent)
        self._title, self._note = title, note
        self.grade: Grade | None = None
        self.number = ""

    def sign(self, grade: Grade | None, number: str, spoken: str) -> None:
        """Show a grade and a number; `spoken` is read out for all of it."""
        self.grade, self.number = grade, number
        self.setAccessibleName(spoken)
        self.setToolTip(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        px = self.look.theme.px
        return QSize(px(260), px(52 if self._note else 38) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.theme.px(160), self.sizeHint().height())

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        theme, ui, px = self.look.theme, self.look.theme.ui, self.look.theme.px
        self.paint_mark(painter, QPointF(rect.x() + px(20), rect.center().y()), px(8))
        strong = theme.ui_font("label", weight=600)
        width = paint.text_width(strong, self.number)
        number = QRectF(rect.right() - px(12) - width, rect.y(), width + 1, rect.height())
        paint.text(painter, number, self.number, strong, ui.ink)
        room = QRectF(rect.x() + px(38), rect.y(), rect.width() - px(38 + 22) - width, rect.height())
        if not self._note:
            self.paint_title(painter, room)
            return
        half = room.height() / 2
        above = QRectF(room.x(), room.y() + px(3), room.width(), half - px(3))
        paint.text(painter, above, self._title, theme.ui_font("label", weight=600), ui.ink)
        below = QRectF(room.x(), room.y() + half, room.width(), half - px(3))
        paint.text(painter, below, self._note, theme.ui_font("caption"), ui.ink2)

    def paint_mark(self, painter: QPainter, at: QPointF, radius: float) -> None:
        """Paint what stands at the left: the grade's sign."""
        paint_sign(painter, self.look.theme.ui, self.grade, at, radius)

    def paint_title(self, painter: QPainter, place: QRectF) -> None:
        """Paint the sentence of a row that has nothing below it."""
        paint.text(painter, place, self._title, self.look.theme.ui_font("label"), self.look.theme.ui.ink)


class PlayRow(SignedRow):
    """A line with a play in small cards: the card played, and what it took."""

    def __init__(self, look: Look, play: Play, parent: QWidget | None = None) -> None:
        super().__init__(look, look.words.play(play), parent=parent)
        self._play = play

    def paint_title(self, painter: QPainter, place: QRectF) -> None:
        if is_declaration(self._play):
            super().paint_title(painter, place)
            return
        theme, px = self.look.theme, self.look.theme.px
        height = px(27)
        y = place.center().y() - height / 2
        marks = self.look.words.marks()
        right = paint.mini(painter, theme, marks, card_of(self._play), place.x(), y, height)
        taken = cards_of(takes_of(self._play))
        if not taken:
            after = QRectF(right + px(9), place.y(), place.right() - right - px(9), place.height())
            paint.text(
                painter, after, QCoreApplication.translate("PlayRow", "laid"), theme.ui_font("label"), theme.ui.ink2
            )
            return
        side = px(15)
        paint.icon(painter, "right", QRectF(right + px(5), place.center().y() - side / 2, side, side), theme.ui.ink2)
        left = right + px(25)
        step = min(height * 0.7 + px(4), (place.right() - left - height * 0.7) / max(1, len(taken) - 1))
        paint.minis(painter, theme, marks, taken, left, y, height, step=step)


class SignedList(Scroll):
    """Rows of which one is chosen; arrow keys go from row to row.

    Args:
        look: the look.

    Signals:
        chosen: the place of a row.
    """

    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        self._content = QWidget()
        super().__init__(look, self._content)
        self._look = look
        self._group = QButtonGroup(self._content)
        self._column = QVBoxLayout(self._content)
        self._column.setContentsMargins(0, 0, look.theme.px(8), 0)
        self._column.setSpacing(0)
        self.rows: list[SignedRow] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def add_heading(self, words: str) -> None:
        """Begin a part of the list."""
        heading = Text(self._look, words, "caption", "ink2", weight=600)
        heading.setContentsMargins(RING + 2, self._look.theme.px(8), 0, self._look.theme.px(2))
        self._column.addWidget(heading)

    def add_row(self, row: SignedRow) -> None:
        """Add a row at the end."""
        place = len(self.rows)
        row.clicked.connect(lambda _on=False: self.chosen.emit(place))
        self._group.addButton(row)
        self._column.addWidget(row)
        self.rows.append(row)

    def finish(self) -> None:
        """Nothing is added any more."""
        self._column.addStretch(1)

    def show_current(self, place: int) -> None:
        """Choose a row and bring it into sight."""
        if 0 <= place < len(self.rows):
            follows = any(each.hasFocus() for each in self.rows)
            self.rows[place].setChecked(True)
            if follows:
                self.rows[place].setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(self.rows[place], 0, self._look.theme.px(40))

    def focus_current(self) -> None:
        """Put the keyboard on the chosen row, or the first one."""
        row = next((each for each in self.rows if each.isChecked()), self.rows[0] if self.rows else None)
        if row is not None:
            row.setFocus(Qt.FocusReason.OtherFocusReason)


class DecisionList(SignedList):
    """The decisions.

    Args:
        look: the look.
        decisions: every decision, in order.
        headings: what stands above the decisions of each round, by its number.
    """

    def __init__(self, look: Look, decisions: Sequence[Decision], headings: Mapping[int, str]) -> None:
        super().__init__(look)
        self._decisions = tuple(decisions)
        number = 0
        for each in self._decisions:
            if each.round != number:
                number = each.round
                self.add_heading(headings[number])
            self.add_row(PlayRow(look, each.play))
        self.finish()

    def show_judgements(self, judged: Mapping[int, Judgement]) -> None:
        """Show what has been judged."""
        words = self._look.words
        for place, (row, each) in enumerate(zip(self.rows, self._decisions, strict=True)):
            judgement = judged.get(place)
            grade = judgement.grade if judgement else None
            if judgement is not None and row.grade is grade:
                continue
            cost = short_cost(words, judgement.loss) if judgement else ""
            row.sign(grade, cost, decision_spoken(words, each.round, each.ply, words.play(each.play), judgement))
