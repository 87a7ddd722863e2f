"""The choice of what is heard: a section of the preferences."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.store.preferences import Preferences
from scopa_desktop.ui.controls import Switch
from scopa_desktop.ui.slider import Slider
from scopa_desktop.ui.widgets import Look, Rule, Text

NAMES: Final = ("sound", "volume", "turn_sound")
"""The preferences chosen here."""


class SoundChoice(QWidget):
    """Sound on or off, how loud, and whether it tells of the person's turn.

    Args:
        look: the look.
        now: the values now.
        parent: what it stands on.

    Signals:
        chosen: the name of a preference and its new value.
        tried: a sound should be heard, to tell how loud it is now.
    """

    chosen = Signal(str, object)
    tried = Signal()

    def __init__(self, look: Look, now: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        px = look.theme.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        note = self.tr("Cards, sweeps and points; the key M mutes all of it")
        self.on = self._switch(look, "sound", self.tr("Hear the table"), note, now.sound)
        column.addWidget(self.on)
        column.addWidget(Rule(look))
        column.addSpacing(px(6))
        heading = Text(look, self.tr("Volume"), "strong")
        heading.setContentsMargins(4, 0, 0, 0)
        column.addWidget(heading)
        self.volume = Slider(look, self.tr("Volume"), now.volume)
        self.volume.setObjectName("volume")
        self.volume.settled.connect(self._set_volume)
        column.addWidget(self.volume)
        about = Text(look, self.tr("Let go, and you hear how loud it is."), "caption", "ink2", wrap=True)
        about.setContentsMargins(4, 0, 0, 0)
        column.addWidget(about)
        column.addSpacing(px(6))
        column.addWidget(Rule(look))
        note = self.tr("One soft note, for whoever looks away in the meantime")
        self.turn = self._switch(
            look, "turn_sound", self.tr("Tell me by a sound when it is my turn"), note, now.turn_sound
        )
        column.addWidget(self.turn)
        self.on.toggled.connect(self._follow)
        self._follow()

    def _switch(self, look: Look, name: str, label: str, note: str, on: bool) -> Switch:
        switch = Switch(look, label, note, on)
        switch.setObjectName(name)
        switch.toggled.connect(lambda on: self.chosen.emit(name, on))
        return switch

    def _set_volume(self, volume: int) -> None:
        self.chosen.emit("volume", volume)
        self.tried.emit()

    def _follow(self) -> None:
        """What has no effect without sound cannot be set."""
        for each in (self.volume, self.turn):
            each.setEnabled(self.on.isChecked())

    def show_on(self, on: bool) -> None:
        """Show that the sound was switched on or off elsewhere."""
        self.on.setChecked(on)
