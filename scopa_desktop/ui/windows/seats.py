"""The rows of a table's seats: a face, a name to write, and how strong a computer player is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget, QWidgetAction

from scopa_desktop.store.table_setup import SeatSetup
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color, mix
from scopa_desktop.ui.controls import Combo, Field
from scopa_desktop.ui.widgets import RING, Look, Text
from scopa_desktop.ui.windows.company import FACES
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_company import level_choice, level_sentence, person_line, taste, taste_note

HUMAN = "human"
MAX_NAME = 24
"""Letters; more would not fit on a plate."""


class AvatarButton(QPushButton):
    """A face; a click or Enter offers the others.

    Signals:
        picked: another motif was chosen.
    """

    picked = Signal(str)

    def __init__(self, look: Look, motif: str, team: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self.motif, self._team = look, motif, team
        side = look.theme.px(36) + 2 * RING
        self.setFixedSize(side, side)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self._name()
        self.clicked.connect(self._offer)

    def _name(self) -> None:
        self.setAccessibleName(fill(self.tr("Picture: %1"), self._look.words.avatar_name(self.motif)))
        self.setToolTip(self.tr("Choose a picture"))

    def _offer(self) -> None:
        menu = QMenu(self)
        for motif in paint.AVATARS:
            action = QAction(_face(motif), self._look.words.avatar_name(motif), menu)
            action.setData(motif)
            menu.addAction(action)
        menu.triggered.connect(lambda action: self._pick(str(action.data())))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, True)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _pick(self, motif: str) -> None:
        self.show_motif(motif)
        self.picked.emit(motif)

    def show_motif(self, motif: str) -> None:
        """Show another face without telling."""
        self.motif = motif
        self._name()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre, radius = QPointF(self.width() / 2, self.height() / 2), self.width() / 2 - RING
        paint.avatar(painter, self.motif, centre, radius)
        if self._team is not None:
            place = QPointF(self.width() - 11, self.height() - 11)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(self._look.theme.felt.panel))
            painter.drawEllipse(place, 10, 10)
            paint.team_mark(painter, self._team, place, 7.5)
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
            paint.focus_ring(painter, self._look.theme.ui.focus, ring, radius, 0.4)
        painter.end()


def _face(motif: str) -> QIcon:
    pixmap = QPixmap(64, 64)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint.avatar(painter, motif, QPointF(32, 32), 30)
    painter.end()
    return QIcon(pixmap)


class NameField(Field):
    """A name that looks like text until it is pointed at or written in."""

    def __init__(self, look: Look, name: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(look, name, words, parent)
        self.setFont(look.theme.ui_font("strong"))
        self.setMaxLength(MAX_NAME)
        pad = look.theme.px(5) + RING
        self.setTextMargins(pad, RING, RING, RING)
        self.setCursorPosition(0)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self.setMinimumWidth(look.theme.px(84))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setToolTip(self.tr("Write another name"))

    def _dress(self) -> None:
        super()._dress()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.PlaceholderText, color(self._look.theme.ui.ink))
        self.setPalette(palette)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(120), self._look.theme.px(34) + 2 * RING)

    def paint_frame(self, painter: QPainter, rect: QRectF) -> None:
        ui = self._look.theme.ui
        if not (self.hasFocus() or self.underMouse()):
            return
        painter.setPen(QPen(color(ui.edge, 0.92), 1))
        painter.setBrush(color(ui.surface))
        painter.drawRoundedRect(rect, 8, 8)
        if not self.hasFocus():
            side = self._look.theme.px(15)
            place = QRectF(rect.right() - side - 8, rect.center().y() - side / 2, side, side)
            paint.icon(painter, "edit", place, ui.ink2)


class MoveButton(QPushButton):
    """Two arrows: somebody else is to sit there."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedSize(look.theme.px(38) + 2 * RING, look.theme.px(19))
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Say who would move."""
        self.setAccessibleName(fill(self.tr("Move %1 to another seat"), name))
        self.setToolTip(self.tr("Change places with another player"))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, px = self._look.theme.ui, self._look.theme.px
        rect = QRectF(self.rect()).adjusted(RING, 0.5, -RING, -0.5)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ui.accent, 0.16 if self.isDown() else 0.09))
            painter.drawRoundedRect(rect, 6, 6)
        side, middle = px(14), rect.center()
        for name, x in (("up", middle.x() - side - 1), ("down", middle.x() + 1)):
            paint.icon(painter, name, QRectF(x, middle.y() - side / 2, side, side), ui.ink2)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect.adjusted(0, 1, 0, -1), 6, 0)
        painter.end()


class PersonButton(QPushButton):
    """What somebody likes, and a menu of the people who could sit there instead.

    Signals:
        picked: one of them, by name.
        own_name: somebody else is wanted, whose name is to be written.
    """

    picked = Signal(str)
    own_name = Signal()

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFont(look.theme.ui_font("caption"))
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        tip = self.tr("Choose who sits here")
        self.setToolTip(f"{tip}\n{taste_note()}")
        self.setAccessibleDescription(taste_note())
        self.set_name(name)
        self.clicked.connect(self._offer)

    def set_name(self, name: str) -> None:
        """Say what somebody of this name likes."""
        self.setText(taste(name) or self.tr("no special likings"))
        self.setAccessibleName(fill(self.tr("Who sits here: %1, %2"), name, self.text()))
        self.updateGeometry()
        self.update()

    def _offer(self) -> None:
        menu = QMenu(self)
        for name, motif in FACES.items():
            action = QAction(_face(motif), person_line(name), menu)
            action.triggered.connect(lambda _=False, name=name: self.picked.emit(name))
            menu.addAction(action)
        own = QAction(self.tr("Somebody else, by a name of your own …"), menu)
        own.triggered.connect(self.own_name)
        menu.addAction(own)
        menu.addSeparator()
        note = QWidgetAction(menu)
        note.setText(taste_note())
        words = Text(self._look, taste_note(), "caption", "ink2")
        words.setContentsMargins(self._look.theme.px(12), self._look.theme.px(4), self._look.theme.px(12), 4)
        note.setDefaultWidget(words)
        menu.addAction(note)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, True)
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def sizeHint(self) -> QSize:
        px = self._look.theme.px
        width = paint.text_width(self.font(), self.text())
        return QSize(round(width) + px(5) + px(24) + 2 * RING, px(19))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(60), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, px = self._look.theme.ui, self._look.theme.px
        rect = QRectF(self.rect()).adjusted(RING, 0.5, -RING, -0.5)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ui.accent, 0.16 if self.isDown() else 0.09))
            painter.drawRoundedRect(rect, 6, 6)
        words = rect.adjusted(px(5), 0, -px(20), 0)
        paint.text(painter, words, self.text(), self.font(), ui.ink2)
        side = px(12)
        place = QRectF(rect.right() - px(5) - side, rect.center().y() - side / 2 + 1, side, side)
        paint.icon(painter, "down", place, ui.ink2)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect.adjusted(0, 1, 0, -1), 6, 0)
        painter.end()


class SeatRow(QWidget):
    """One seat.

    Args:
        look: the look.
        seat: who sits there.
        levels: the levels that a computer player may have, as `players.levels` names them.
        team: the number of the seat's side, to be marked, or None.
        first: whether it is the seat of the person whose game this is.
        moves: whether a computer player here may change places with another.

    Signals:
        changed: its name, face or level is another one now.
        person_picked: one of the people whom the game brings along is to sit here.
        committed: Enter was pressed in the name.
        move_asked: the button with the arrows was pressed.
    """

    changed = Signal()
    person_picked = Signal(str)
    committed = Signal()
    move_asked = Signal()

    def __init__(
        self,
        look: Look,
        seat: SeatSetup,
        levels: Sequence[str],
        team: int | None = None,
        parent: QWidget | None = None,
        *,
        first: bool = False,
        moves: bool = False,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._human = first
        px = look.theme.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(4), 3, px(6), 3)
        row.setSpacing(px(1))
        self.avatar = AvatarButton(look, seat.avatar, team, self)
        self.name = NameField(look, self.tr("Name"), seat.name, self)
        self.level: Combo | None = None
        self.person: PersonButton | None = None
        self.move_button: MoveButton | None = None
        row.addWidget(self.avatar)
        if self._human:
            self._fill_human(row)
        else:
            self._fill_computer(row, seat, levels, moves)
        self.avatar.picked.connect(lambda _: self.changed.emit())
        self.name.textEdited.connect(lambda _: self.changed.emit())
        self.name.returnPressed.connect(self.committed)
        look.theme.changed.connect(self.update)

    def _fill_human(self, row: QHBoxLayout) -> None:
        self.name.setPlaceholderText(self._look.words.you())
        note = Text(self._look, self.tr("first dealer by lot"), "caption", "ink2")
        note.setContentsMargins(0, 0, self._look.theme.px(8), 0)
        row.addWidget(self.name, 1)
        row.addWidget(note)

    def _fill_computer(self, row: QHBoxLayout, seat: SeatSetup, levels: Sequence[str], moves: bool) -> None:
        look = self._look
        known = [(level, level_choice(level)) for level in (*levels, HUMAN)]
        self.level = level = Combo(look, fill(self.tr("Level of %1"), seat.name), known, seat.player, self)
        for number, (name, _) in enumerate(known):
            level.setItemData(number, level_sentence(name), Qt.ItemDataRole.ToolTipRole)
            level.setItemData(number, level_sentence(name), Qt.ItemDataRole.AccessibleDescriptionRole)
        level.currentIndexChanged.connect(self._level_changed)
        self.person = PersonButton(look, seat.name, self)
        self.person.picked.connect(self.person_picked)
        self.person.own_name.connect(self._write_name)
        self.name.textEdited.connect(self._name_written)
        block, upper, lower = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        block.setSpacing(0)
        block.setContentsMargins(0, 0, 0, look.theme.px(4))
        upper.setSpacing(look.theme.px(1))
        upper.addWidget(self.name, 1)
        upper.addWidget(level)
        lower.setSpacing(look.theme.px(1))
        lower.addWidget(self.person)
        lower.addStretch(1)
        if moves:
            self.move_button = MoveButton(look, seat.name, self)
            self.move_button.clicked.connect(self.move_asked)
            lower.addWidget(self.move_button)
        block.addLayout(upper)
        block.addLayout(lower)
        row.addLayout(block, 1)
        self._describe_level()
        self._suit_name()

    def _level_changed(self) -> None:
        self._describe_level()
        self._suit_name()
        if self.name.text().strip() in FACES and self.shared:
            self.name.clear()  # a person has another name than those whom the game brings along
            self._write_name()
        self.changed.emit()

    @property
    def shared(self) -> bool:
        """Whether another person than the first is to sit here."""
        return self.level is not None and self.level.value == HUMAN

    def _suit_name(self) -> None:
        """Offer people of the game for a computer player's seat alone."""
        assert self.person is not None
        self.person.setVisible(not self.shared)
        nobody = self._look.words.avatar_name(self.avatar.motif)
        self.name.setPlaceholderText(nobody if self.shared else "")

    def _describe_level(self) -> None:
        """Say of the level how it plays."""
        if self.level is not None:
            sentence = level_sentence(str(self.level.value))
            self.level.setToolTip(sentence)
            self.level.setAccessibleDescription(sentence)

    def _name_written(self, name: str) -> None:
        if self.person is not None:
            self.person.set_name(name.strip())
        if self.move_button is not None:
            self.move_button.set_name(name)
        if self.level is not None:
            self.level.setAccessibleName(fill(self.tr("Level of %1"), name))

    def _write_name(self) -> None:
        """Have a name of one's own written."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def set_person(self, name: str, motif: str) -> None:
        """Let somebody sit here; the level stays as it is."""
        self.name.setText(name)
        self.name.setCursorPosition(0)
        self.avatar.show_motif(motif)
        self._name_written(name)

    def stops(self) -> list[QWidget]:
        """Return the controls that Tab visits, in their order."""
        controls = (self.avatar, self.name, self.level, self.person, self.move_button)
        return [each for each in controls if each is not None and not (each is self.person and self.shared)]

    def offer_places(self, others: Sequence[tuple[int, str]], move: Callable[[int], None]) -> None:
        """Offer to change places with one of the others, given by seat and name."""
        if self.move_button is None:
            return
        menu = QMenu(self)
        for number, name in others:
            action = QAction(fill(self.tr("Change places with %1"), name.replace("&", "&&")), menu)
            action.setData(number)
            menu.addAction(action)
        menu.triggered.connect(lambda action: move(int(action.data())))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, True)
        menu.popup(self.move_button.mapToGlobal(self.move_button.rect().bottomLeft()))

    def seat(self) -> SeatSetup:
        """Return who sits there now."""
        player = HUMAN if self.level is None else str(self.level.value)
        name = self.name.text().strip()
        if not name and not self._human:
            name = self._look.words.avatar_name(self.avatar.motif)
        return SeatSetup(name, player, self.avatar.motif)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._look.theme.ui
        paint.tile(painter, ui, QRectF(self.rect()), 12, fill=mix(ui.window, ui.surface, 0.2))
        painter.end()
