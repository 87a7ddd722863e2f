"""The choice of aids: a set for each level of opponents."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.players.levels import OPPONENTS
from scopa_desktop.session.setup import USUAL_LEVEL
from scopa_desktop.store.preferences import AIDS, Preferences
from scopa_desktop.ui.choices import aids_against
from scopa_desktop.ui.controls import Segmented, Switch
from scopa_desktop.ui.widgets import Look, Rule, Text
from scopa_desktop.ui.words_aids import aid_names
from scopa_desktop.ui.words_company import level_name

translate = QCoreApplication.translate
NAMES: Final = tuple(f"aids_{level}" for level in OPPONENTS)
"""The preferences that are chosen here."""


class AidChoice(QWidget):
    """A level, and the aids at tables whose strongest opponent is of it.

    Args:
        look: the look.
        preferences: the values now.
        level: the level shown at first; the usual one if it is none.

    Signals:
        chosen: the name of a preference and its new value.
    """

    chosen = Signal(str, object)

    def __init__(self, look: Look, preferences: Preferences, level: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sets = {each: aids_against(preferences, each) for each in OPPONENTS}
        self.level = level if level in OPPONENTS else USUAL_LEVEL
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.theme.px(6))
        heading = translate("AidChoice", "When the strongest opponent is")
        label = Text(look, heading, "strong")
        label.setContentsMargins(4, 0, 0, 0)
        column.addWidget(label)
        self.levels = Segmented(look, heading, [(each, level_name(each)) for each in OPPONENTS], self.level)
        self.levels.chosen.connect(self._show_level)
        column.addWidget(self.levels)
        column.addSpacing(look.theme.px(6))
        self.switches: dict[str, Switch] = {}
        for aid, (name, note) in aid_names().items():
            column.addWidget(Rule(look))
            switch = self.switches[aid] = Switch(look, name, note, aid in self._sets[self.level])
            switch.toggled.connect(lambda on, aid=aid: self._set(aid, on))
            column.addWidget(switch)
        column.addSpacing(look.theme.px(6))
        marked = translate(
            "AidChoice", "The statistics mark rounds that were played with aids, with hints, or with plays taken back."
        )
        note_ = Text(look, marked, "caption", "ink2", wrap=True)
        note_.setContentsMargins(4, 0, 0, 0)
        column.addWidget(note_)

    def _show_level(self, level: object) -> None:
        self.level = str(level)
        for aid, switch in self.switches.items():
            switch.blockSignals(True)
            switch.setChecked(aid in self._sets[self.level])
            switch.blockSignals(False)
            switch.update()

    def _set(self, aid: str, on: bool) -> None:
        held = {*self._sets[self.level], aid} if on else {*self._sets[self.level]} - {aid}
        self._sets[self.level] = tuple(each for each in AIDS if each in held)
        self.chosen.emit(f"aids_{self.level}", self._sets[self.level])
