"""Sets of house rules beside the panel: ready-made ones, one's own, and files to share them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.house import READY, nonsense, with_ready
from scopa_desktop.core.rules import Rules
from scopa_desktop.store.house_sets import ANY, ENDING, MAX_NAME, HouseSet, HouseSets, read_shared, write_shared
from scopa_desktop.store.troubles import StoreError
from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import hovered, repaint_on_hover
from scopa_desktop.ui.cloth import mix
from scopa_desktop.ui.controls import Button, Field, Switch
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.widgets import FADED, RING, Look, Text
from scopa_desktop.ui.windows.houserows import IconButton
from scopa_desktop.ui.windows.newgame_parts import clear
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_house import nonsense_sentence, ready_words
from scopa_desktop.ui.words_rules import variant_name
from scopa_desktop.ui.words_troubles import trouble_sentence

translate = QCoreApplication.translate


class SetButton(QPushButton):
    """A set: its name, a line below it, and a tick while exactly its rules are set."""

    def __init__(self, look: Look, name: str, note: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._name, self._note = look, name, note
        self.on = False
        self.setAccessibleName(name)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        repaint_on_hover(self)
        self.set_state(False, "")

    def set_state(self, on: bool, reason: str) -> None:
        """Show whether its rules are set, or why they cannot be."""
        self.on = on
        self.setEnabled(not reason)
        self.setToolTip(reason)
        state = translate("SetButton", "These rules are set.") if on else reason
        self.setAccessibleDescription(sentences(self._note, state))
        self.update()

    def _heights(self, width: int) -> tuple[int, int]:
        theme = self._look.theme
        room = QRectF(0, 0, max(40, width - theme.px(52)), 2000)
        name = theme.metrics(theme.ui_font("strong")).boundingRect(room, paint.WRAP, self._name).height()
        note = theme.metrics(theme.ui_font("caption")).boundingRect(room, paint.WRAP, self._note).height()
        return round(name + 1), round(note + 1) if self._note else 0

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return sum(self._heights(width)) + self._look.theme.px(18) + 2 * RING

    def sizeHint(self) -> QSize:
        width = self._look.theme.px(220)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(120), self._look.theme.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px, ui = self._look.theme, self._look.theme.px, self._look.theme.ui
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        shade = 0.1 if self.isDown() else 0.05 if hovered(self) else 0.0
        paint.tile(painter, ui, rect, 10, fill=mix(ui.surface, ui.ink, shade))
        if self.on:
            side = px(17)
            paint.icon(painter, "check", QRectF(rect.right() - px(27), rect.y() + px(9), side, side), ui.accent, 2.6)
        name, note = self._heights(self.width())
        place = QRectF(rect.x() + px(12), rect.y() + px(8), rect.width() - px(44), name)
        paint.text(painter, place, self._name, theme.ui_font("strong"), ui.ink, paint.WRAP)
        if note:
            below = QRectF(place.x(), place.bottom(), place.width(), note + 1)
            paint.text(painter, below, self._note, theme.ui_font("caption"), ui.ink2, paint.WRAP)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect, 10, 0.4)
        painter.end()


class NewName(Field):
    """A line for another name: Enter keeps it, Esc leaves the old one.

    Signals:
        given: the name that was written.
        left: nothing is to change.
    """

    given = Signal(str)
    left = Signal()

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(look, translate("NewName", "Another name"), name)
        self.setMaxLength(MAX_NAME)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.given.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class OwnSet(QWidget):
    """One of the person's sets: a button that applies it, and a menu for the rest."""

    def __init__(self, look: Look, house: HouseSet, note: str) -> None:
        super().__init__()
        self.house = house
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.button = SetButton(look, house.name, note)
        more = translate("OwnSet", "Rename, share or delete %1")
        self.more = IconButton(look, "down", fill(more, house.name))
        row.addWidget(self.button, 1)
        row.addWidget(self.more)


def ask_where_to_save(parent: QWidget, name: str) -> str:
    """Ask where a set is to be written; empty if nowhere."""
    title, kinds = translate("SetsColumn", "Share house rules"), _kinds()
    return QFileDialog.getSaveFileName(parent, title, str(Path.home() / name), kinds)[0]


def ask_what_to_open(parent: QWidget) -> str:
    """Ask which file holds a set; empty if none."""
    title = translate("SetsColumn", "Open house rules")
    return QFileDialog.getOpenFileName(parent, title, str(Path.home()), _kinds())[0]


def _kinds() -> str:
    kind = translate("SetsColumn", "House rules")
    return f"{kind} (*{ENDING})"


class SetsColumn(QWidget):
    """The column of sets.

    Args:
        look: the look.
        rules: the rules as they are set.
        store: the person's own sets, or None where none can be kept.

    Attributes:
        ask_save, ask_open: ask for a file; the system's dialogs.

    Signals:
        chosen: the rules under a set.
    """

    chosen = Signal(object)

    def __init__(self, look: Look, rules: Rules, store: HouseSets | None) -> None:
        super().__init__()
        self._look, self._rules, self._store = look, rules, store
        self.ask_save: Callable[[QWidget, str], str] = ask_where_to_save
        self.ask_open: Callable[[QWidget], str] = ask_what_to_open
        self._undo: Callable[[], None] | None = None
        self.ready: dict[str, SetButton] = {}
        self.own: list[OwnSet] = []
        px, column = look.theme.px, QVBoxLayout(self)
        column.setContentsMargins(0, 0, px(8), 0)
        column.setSpacing(px(2))
        column.addWidget(Text(look, self.tr("Ready-made"), "head"))
        for name in READY:
            button = SetButton(look, *ready_words(name))
            button.clicked.connect(lambda _=False, name=name: self.chosen.emit(with_ready(self._rules, name)))
            self.ready[name] = button
            column.addWidget(button)
        if store is not None:
            column.addSpacing(px(8))
            column.addWidget(Text(look, self.tr("Your own"), "head"))
            self._build_own(column)
        column.addStretch(1)
        self.show_rules(rules)

    def _build_own(self, column: QVBoxLayout) -> None:
        look, px = self._look, self._look.theme.px
        self._list = QVBoxLayout()
        self._list.setSpacing(px(2))
        column.addLayout(self._list)
        self.message = Text(look, "", "label", wrap=True)
        self.undo_button = Button(look, self.tr("Undo"), "quiet")
        self.undo_button.clicked.connect(self._take_back)
        column.addWidget(self.message)
        column.addWidget(self.undo_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addSpacing(px(4))
        self.name = Field(look, self.tr("Name for these rules"))
        self.name.setPlaceholderText(self.tr("Name for these rules"))
        self.name.setMaxLength(MAX_NAME)
        self.name.textChanged.connect(self._show_save)
        self.name.returnPressed.connect(self._keep)
        column.addWidget(self.name)
        self.every = Switch(look, self.tr("For every game"))
        column.addWidget(self.every)
        self.save_button = Button(look, self.tr("Save"))
        self.save_button.clicked.connect(self._keep)
        column.addWidget(self.save_button)
        self.open_button = Button(look, self.tr("Open a file …"), "quiet")
        self.open_button.clicked.connect(self._open)
        column.addWidget(self.open_button)
        self._say("")
        self._show_own()
        self._show_save()

    # ---------------------------------------------------------------------------------------- showing

    def show_rules(self, rules: Rules) -> None:
        """Tick the sets whose rules are set, and close those that cannot be."""
        self._rules = rules
        for name, button in self.ready.items():
            self._show_set(button, with_ready(rules, name))
        for each in self.own:
            self._show_set(each.button, each.house.applied_to(rules))
        if self._store is not None:
            self._show_save()

    def _show_set(self, button: SetButton, rules: Rules) -> None:
        why = nonsense(rules)
        button.set_state(rules == self._rules, nonsense_sentence(why) if why is not None else "")

    def _show_own(self) -> None:
        clear(self._list)
        self.own = []
        if self._store is None:
            return
        for house in self._store.all:
            if house.fits(self._rules.variant):
                self._add_own(house)
        if not self.own:
            self._list.addWidget(Text(self._look, self.tr("None yet for this game."), "caption", "ink2", wrap=True))
        self.show_rules(self._rules)

    def _add_own(self, house: HouseSet) -> None:
        note = self.tr("For every game") if house.variant == ANY else variant_name(house.variant)
        row = OwnSet(self._look, house, note)
        row.button.clicked.connect(lambda _=False: self.chosen.emit(house.applied_to(self._rules)))
        row.more.clicked.connect(partial(self._offer, row))
        self.own.append(row)
        self._list.addWidget(row)

    def _say(self, sentence: str, undo: Callable[[], None] | None = None) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        self._undo = undo
        self.undo_button.setVisible(undo is not None)

    def _show_save(self) -> None:
        name = self.name.text().strip()
        known = self._store is not None and name and self._store.find(name) is not None
        self.save_button.setText(self.tr("Replace") if known else self.tr("Save"))
        self.save_button.setEnabled(bool(name))

    # ---------------------------------------------------------------------------------------- changes

    def _keep(self) -> None:
        name, store = self.name.text().strip(), self._store
        if not name or store is None:
            return
        variant = ANY if self.every.isChecked() else self._rules.variant
        old = store.put(HouseSet(name, variant, self._rules.house_rules()))
        self.name.clear()
        self._show_own()
        sentence = fill(self.tr("%1 is kept."), name)
        self._say(sentence, partial(store.put, old) if old is not None else None)

    def _take_back(self) -> None:
        if self._undo is not None:
            self._undo()
        self._say("")
        self._show_own()
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _offer(self, row: OwnSet) -> None:
        menu = QMenu(self)
        for label, do in (
            (self.tr("Rename …"), self.rename),
            (self.tr("Share as a file …"), self.share),
            (self.tr("Delete"), self.delete),
        ):
            menu.addAction(label).triggered.connect(lambda _=False, do=do: do(row))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, True)
        menu.popup(row.more.mapToGlobal(row.more.rect().bottomLeft()))

    def rename(self, row: OwnSet) -> None:
        """Let the person write another name in place of a set's button."""
        field = NewName(self._look, row.house.name)
        field.given.connect(partial(self._renamed, row.house.name))
        field.left.connect(self._show_own)
        self._list.replaceWidget(row, field)
        row.hide()
        row.deleteLater()
        self.own.remove(row)
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _renamed(self, old: str, new: str) -> None:
        if self._store is None or not new.strip():
            return
        if not self._store.rename(old, new):
            self._say(fill(self.tr("There is another set called %1."), new.strip()))
            return
        self._say("")
        self._show_own()
        self._focus(new)

    def _focus(self, name: str) -> None:
        for each in self.own:
            if each.house.name == name.strip():
                each.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def delete(self, row: OwnSet) -> None:
        """Delete a set; it can be taken back."""
        store = self._store
        removed = store.remove(row.house.name) if store is not None else None
        if store is None or removed is None:
            return
        self._show_own()
        self._say(fill(self.tr("%1 is deleted."), row.house.name), partial(store.restore, *removed))
        self.undo_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def share(self, row: OwnSet) -> None:
        """Write a set to a file that can be given to somebody."""
        name = "".join(sign if sign.isalnum() or sign in " -_" else "_" for sign in row.house.name)
        path = self.ask_save(self, f"{name}{ENDING}")
        if not path:
            return
        target = Path(path if path.endswith(ENDING) else f"{path}{ENDING}")
        try:
            write_shared(target, row.house)
        except StoreError as fault:
            self._say(trouble_sentence(fault.trouble))
            return
        self._say(fill(self.tr("%1 is written."), target.name))

    def _open(self) -> None:
        path = self.ask_open(self)
        if path:
            self.open_file(Path(path))

    def open_file(self, path: Path) -> None:
        """Keep the set that a file holds beside the others; it is not applied until it is pressed."""
        if self._store is None:
            return
        try:
            kept = self._store.add(read_shared(path))
        except StoreError as fault:
            self._say(trouble_sentence(fault.trouble))
            return
        self._show_own()
        if kept.fits(self._rules.variant):
            self._say(fill(self.tr("%1 is among your own now."), kept.name))
            self._focus(kept.name)
        else:
            self._say(fill(self.tr("%1 is kept for %2."), kept.name, variant_name(kept.variant)))
