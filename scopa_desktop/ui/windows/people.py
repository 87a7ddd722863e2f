"""Who plays: everybody who plays on this computer, to choose among, add to, rename and remove."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.store.profiles import FIRST, MAX_NAME, Profile, Profiles
from scopa_desktop.store.troubles import StoreError
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color, mix
from scopa_desktop.ui.controls import Button, Field, Switch
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.windows.seats import AvatarButton, NameField
from scopa_desktop.ui.words import capital, fill
from scopa_desktop.ui.words_troubles import trouble_sentence


class _Row(QWidget):
    """A tile; that of who plays now has an outline."""

    def __init__(self, look: Look, chosen: bool = False) -> None:
        super().__init__()
        self._look, self._chosen = look, chosen
        px = look.theme.px
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(px(8), px(6), px(8), px(6))
        self.row.setSpacing(px(6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._look.theme.ui
        rect = QRectF(self.rect())
        paint.tile(painter, ui, rect, 12, fill=mix(ui.window, ui.surface, 0.2))
        if self._chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(color(ui.accent))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 11, 11)
        painter.end()


class PeopleSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        people: everybody.
        now: who plays now.
        today: for "today" and "yesterday".

    Signals:
        chosen: the number of the person who is to play.
        changed: somebody has another name or picture, was added or removed.
    """

    chosen = Signal(str)
    changed = Signal()

    def __init__(self, look: Look, parent: QWidget, people: Profiles, now: Profile, today: date | None = None) -> None:
        super().__init__(look, parent, QSize(640, 560), self.tr("Who plays?"))
        self._people, self._now, self._today = people, now.id, today
        self._removed: Profile | None = None
        self._written = ""
        self.plays: dict[str, Button] = {}
        self.removes: dict[str, Button] = {}
        self.names: dict[str, NameField] = {}
        self.avatars: dict[str, AvatarButton] = {}
        self.build()

    def build(self) -> None:
        look, px, column = self.look, self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(22), px(24), px(16))
        column.setSpacing(px(6))
        column.addWidget(Text(look, self.tr("Who plays?"), "title", wrap=True))
        lead = self.tr("Everybody has matches, statistics and preferences of their own.")
        column.addWidget(Text(look, lead, "body", "ink2", wrap=True))
        column.addSpacing(px(4))
        column.addWidget(Scroll(look, self._rows()), 1)
        self._trouble = Text(look, "", "label", "accent", wrap=True)
        self._trouble.hide()
        column.addWidget(self._trouble)
        column.addWidget(self._adding())
        self.ask = Switch(look, self.tr("Ask at every start who plays"), "", self._people.ask)
        self.ask.toggled.connect(lambda on: self._try(lambda: self._people.set_ask(on)))
        column.addWidget(self.ask)
        self.ask.setVisible(len(self._people.everybody) > 1)
        foot = self.foot()
        foot.setContentsMargins(0, 0, px(8), 0)
        column.addLayout(foot)

    def _rows(self) -> QWidget:
        self.plays, self.removes, self.names, self.avatars = {}, {}, {}, {}
        px, content = self.look.theme.px, QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, px(12), 0)
        column.setSpacing(px(8))
        for who in self._people.everybody:
            column.addWidget(self._row(who))
        if self._removed is not None:
            column.addWidget(self._removed_row(self._removed))
        column.addStretch(1)
        return content

    def _row(self, who: Profile) -> QWidget:
        look, now = self.look, who.id == self._now
        tile = _Row(look, now)
        avatar = self.avatars[who.id] = AvatarButton(look, who.avatar)
        name = self.names[who.id] = NameField(look, self.tr("Name"), who.name)
        name.setMaxLength(MAX_NAME)
        name.setPlaceholderText(capital(look.words.you()))
        avatar.picked.connect(lambda face: self._change(who.id, name.text(), face))
        name.editingFinished.connect(lambda: self._change(who.id, name.text(), avatar.motif))
        tile.row.addWidget(avatar)
        tile.row.addWidget(name, 1)
        tile.row.addWidget(Text(look, self._when(who), "caption", "ink2"))
        if not now:
            if who.id != FIRST:
                remove = self.removes[who.id] = Button(look, self.tr("Remove"), "quiet")
                remove.clicked.connect(lambda: self._remove(self._people.by_id(who.id)))
                tile.row.addWidget(remove)
            play = self.plays[who.id] = Button(look, self.tr("Play"))
            play.clicked.connect(lambda: self.chosen.emit(who.id))
            tile.row.addWidget(play)
        self._name_buttons(who)
        return tile

    def _name_buttons(self, who: Profile) -> None:
        """Say whose buttons they are."""
        shown = who.name or capital(self.look.words.you())
        if who.id in self.removes:
            self.removes[who.id].setAccessibleName(fill(self.tr("Remove %1"), shown))
        if who.id in self.plays:
            self.plays[who.id].setAccessibleName(fill(self.tr("Let %1 play"), shown))

    def _when(self, who: Profile) -> str:
        if who.id == self._now:
            return self.tr("plays now")
        if who.used is None:
            return ""
        return self.look.words.when(who.used.astimezone().date(), self._today or date.today())

    def _removed_row(self, who: Profile) -> QWidget:
        tile = _Row(self.look)
        said = fill(self.tr("%1 was removed; nothing is deleted."), who.name)
        tile.row.addSpacing(self.look.theme.px(8))
        tile.row.addWidget(Text(self.look, said, "body", "ink2", wrap=True), 1)
        self.undo = Button(self.look, self.tr("Undo"))
        self.undo.clicked.connect(self._restore)
        tile.row.addWidget(self.undo)
        return tile

    def _adding(self) -> QWidget:
        look, tile = self.look, QWidget()
        row = QHBoxLayout(tile)
        row.setContentsMargins(look.theme.px(8), 0, look.theme.px(12), 0)
        used = {each.avatar for each in self._people.everybody}
        face = next((each for each in paint.AVATARS if each not in used), next(iter(paint.AVATARS)))
        self.new_avatar = AvatarButton(look, face)
        self.new_name = Field(look, self.tr("Name of somebody new"), self._written)
        self.new_name.setPlaceholderText(self.tr("Name of somebody new"))
        self.new_name.setMaxLength(MAX_NAME)
        self.add = Button(look, self.tr("Add"))
        self.add.setEnabled(bool(self._written.strip()))
        self.new_name.textChanged.connect(self._write)
        self.new_name.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)
        row.addWidget(self.new_avatar)
        row.addWidget(self.new_name, 1)
        row.addWidget(self.add)
        return tile

    # ---------------------------------------------------------------------------------------- changes

    def _write(self, words: str) -> None:
        self._written = words
        self.add.setEnabled(bool(words.strip()))

    def _add(self) -> None:
        if self.add.isEnabled():
            name, self._written = self._written, ""
            if not self._do(lambda: self._people.add(name, self.new_avatar.motif)):
                self._written = name

    def _change(self, number: str, name: str, face: str) -> None:
        """Change a person; all else stays as it is, since the mouse may be down on a button."""
        who = self._people.by_id(number)
        if (name.strip(), face) != (who.name, who.avatar) and self._try(lambda: self._people.change(who, name, face)):
            changed = self._people.by_id(number)
            self.names[number].setText(changed.name)
            self._name_buttons(changed)
            self.changed.emit()

    def _remove(self, who: Profile) -> None:
        def remove() -> None:
            self._people.remove(who)
            self._removed = who

        self._do(remove)

    def _restore(self) -> None:
        who = self._removed
        assert who is not None

        def restore() -> None:
            self._people.restore(who)
            self._removed = None

        self._do(restore)

    def _do(self, change: Callable[[], object]) -> bool:
        """Change something and show everybody anew, or say why it could not be; return whether it was."""
        done = self._try(change)
        if done:
            self.changed.emit()
            self.rebuild()
        return done

    def _try(self, change: Callable[[], object]) -> bool:
        try:
            change()
        except StoreError as fault:
            self._trouble.setText(trouble_sentence(fault.trouble))
            self._trouble.show()
            return False
        self._trouble.hide()
        return True
