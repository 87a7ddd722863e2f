"""What can be done with decks of one's own, below the decks in the preferences: add, export, remove and take back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QWidget

from scopa_desktop.store.decks.remarks import DeckRefused
from scopa_desktop.store.own_decks import PREFIX, Removed
from scopa_desktop.ui.apart import Apart
from scopa_desktop.ui.choices import USUAL_DECK, Choices
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.widgets import Look, Text
from scopa_desktop.ui.windows.own_said import Said
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_own_decks import remark_sentence

translate = QCoreApplication.translate


def ask_for_zip(parent: QWidget) -> str:
    """Ask which zip holds a deck; empty if none."""
    title, kinds = translate("OwnDeckBar", "Add a deck"), translate("OwnDeckBar", "Zip files")
    return QFileDialog.getOpenFileName(parent, title, str(Path.home()), f"{kinds} (*.zip)")[0]


def ask_for_folder(parent: QWidget) -> str:
    """Ask which folder holds a deck; empty if none."""
    return QFileDialog.getExistingDirectory(parent, translate("OwnDeckBar", "Add a deck"), str(Path.home()))


def ask_where_to_export(parent: QWidget, name: str) -> str:
    """Ask where a deck is to be written; empty if nowhere."""
    title, kinds = translate("OwnDeckBar", "Export the deck"), translate("OwnDeckBar", "Zip files")
    return QFileDialog.getSaveFileName(parent, title, str(Path.home() / name), f"{kinds} (*.zip)")[0]


def dropped_deck(data: QMimeData) -> Path | None:
    """Return the folder or zip that somebody drags onto the window, if it is one."""
    paths = [Path(each.toLocalFile()) for each in data.urls() if each.isLocalFile()]
    if len(paths) == 1 and (paths[0].suffix.lower() == ".zip" or paths[0].is_dir()):
        return paths[0]
    return None


class OwnDeckBar(QWidget):
    """The bar.

    Args:
        look: the look.
        choices: the preferences and the decks.
        said: what was said last.

    Attributes:
        ask_zip, ask_folder, ask_export: ask for a place; the system's dialogs.

    Signals:
        wanted: the folder or zip of a deck that is to be looked at.
        changed: decks came or went.
    """

    wanted = Signal(object)
    changed = Signal()

    def __init__(self, look: Look, choices: Choices, said: Said) -> None:
        super().__init__()
        self._look, self._choices, self._said = look, choices, said
        self.ask_zip: Callable[[QWidget], str] = ask_for_zip
        self.ask_folder: Callable[[QWidget], str] = ask_for_folder
        self.ask_export: Callable[[QWidget, str], str] = ask_where_to_export
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.add = Button(look, self.tr("Add a deck …"), "quiet", "plus")
        self.export = Button(look, self.tr("Export …"), "quiet")
        self.remove = Button(look, self.tr("Remove"), "quiet")
        self.undo = Button(look, self.tr("Undo"), "quiet")
        self.message = Text(look, "", "label", wrap=True)
        self.add.clicked.connect(self._offer)
        self.export.clicked.connect(self._export)
        self.remove.clicked.connect(self._remove)
        self.undo.clicked.connect(self._take_back)
        for each in (self.add, self.export, self.remove):
            row.addWidget(each)
        row.addWidget(self.message, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.undo)
        choices.changed.connect(self._choice_changed)
        self._show()

    def _choice_changed(self, name: str, value: object) -> None:
        if name == "deck":
            self._show()

    def _show(self) -> None:
        deck = self._choices.deck
        mine = deck.id.startswith(PREFIX)
        for button, label in ((self.export, self.tr("Export %1")), (self.remove, self.tr("Remove %1"))):
            button.setVisible(mine)
            button.setAccessibleName(fill(label, deck.name))
        self.message.setText(self._said.sentence)
        self.message.setContentsMargins(self._look.theme.px(8), 0, 0, 0)
        self.undo.setVisible(self._said.removed is not None)

    def focus_first(self) -> None:
        """Put the keyboard on what takes the last step back, or on what comes next."""
        button = self.add if self._said.removed is None else self.undo
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, sentence: str, removed: tuple[Removed, str] | None = None) -> None:
        self._said.sentence, self._said.removed = sentence, removed
        self._show()

    # ------------------------------------------------------------------------------------------------------- adding

    def menu(self) -> QMenu:
        """Return the two ways to a deck."""
        menu = QMenu(self)
        menu.addAction(self.tr("From a &zip file …")).triggered.connect(lambda: self._want(self.ask_zip(self)))
        menu.addAction(self.tr("From a &folder …")).triggered.connect(lambda: self._want(self.ask_folder(self)))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, True)
        return menu

    def _offer(self) -> None:
        self.menu().popup(self.add.mapToGlobal(self.add.rect().bottomLeft()))

    def _want(self, path: str) -> None:
        if path:
            self.wanted.emit(Path(path))

    # --------------------------------------------------------------------------------------------- the deck in use

    def _export(self) -> None:
        own, deck = self._choices.own, self._choices.deck
        if own is None:
            return
        path = self.ask_export(self, f"{deck.id.removeprefix(PREFIX)}.zip")
        if not path:
            return
        target = Path(path if path.lower().endswith(".zip") else f"{path}.zip")
        self._say(fill(self.tr("%1 is being written …"), target.name))
        self.export.setEnabled(False)
        Apart(partial(own.export, deck.id, target), partial(self._exported, target), self)

    def _exported(self, target: Path, fault: object) -> None:
        self.export.setEnabled(True)
        if isinstance(fault, DeckRefused):
            self._say(remark_sentence(self._look.words, fault.remark))
            return
        self._say(fill(self.tr("%1 is written."), target.name))

    def _remove(self) -> None:
        own, deck = self._choices.own, self._choices.deck
        if own is None or not own.is_own(deck.id):
            return
        try:
            removed = own.remove(deck.id)
        except DeckRefused as fault:
            self._say(remark_sentence(self._look.words, fault.remark))
            return
        self._said.sentence = fill(self.tr("%1 is removed."), deck.name)
        self._said.removed = (removed, deck.name)
        self._choices.look_for_decks()
        self._choices.set("deck", USUAL_DECK)
        self.changed.emit()

    def _take_back(self) -> None:
        own, gone = self._choices.own, self._said.removed
        if own is None or gone is None:
            return
        removed, name = gone
        try:
            deck = own.restore(removed)
        except DeckRefused as fault:
            self._say(remark_sentence(self._look.words, fault.remark))
            return
        self._said.sentence, self._said.removed = fill(self.tr("%1 is there again."), name), None
        self._choices.look_for_decks()
        self._choices.set("deck", deck)
        self.changed.emit()
