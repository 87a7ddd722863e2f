"""House rules: every option that makes sense in the game, on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.core.rules import OPTIONS, Rules, Value
from scopa_desktop.ui.controls import Button, Combo, Switch
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Rule, Scroll, Text
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_rules import PLAIN_OPTIONS, option_label, option_line, option_value, variant_name

_NEEDS: Final = {"napola_cap": "napola", "napola_all_wins": "napola"}
"""Options that mean something only while another one is on."""


class HouseRules(DoneSheet):
    """The options of a table; every change is told at once.

    Args:
        look: the look.
        parent: the page.
        rules: the rules as they are set.
        options: which options to offer, in this order.

    Signals:
        changed: the rules with an option changed.
    """

    changed = Signal(object)

    def __init__(self, look: Look, parent: QWidget, rules: Rules, options: Sequence[str] = PLAIN_OPTIONS) -> None:
        name = fill(self.tr("House rules for %1"), variant_name(rules.variant))
        super().__init__(look, parent, QSize(640, 700), name)
        self._rules = rules
        self._options = tuple(options)
        self._controls: dict[str, Switch | Combo] = {}
        self.build()

    def build(self) -> None:
        look, px = self.look, self.look.theme.px
        self._controls.clear()
        column = QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(24), px(20), px(18))
        column.setSpacing(px(6))
        column.addWidget(Text(look, self.accessibleName(), "title", wrap=True))
        column.addWidget(Text(look, self.tr("What differs from the usual game is marked."), "label", "ink2", wrap=True))
        column.addSpacing(px(6))
        column.addWidget(Scroll(look, self._list()), 1)
        column.addSpacing(px(6))
        column.addLayout(self._foot())
        self._show()

    def control(self, name: str) -> Switch | Combo:
        """Return the control of an option."""
        return self._controls[name]

    def _list(self) -> QWidget:
        content = QWidget()
        rows = QVBoxLayout(content)
        px = self.look.theme.px
        rows.setContentsMargins(0, 0, px(12), 0)
        rows.setSpacing(px(3))
        for number, name in enumerate(self._options):
            if number:
                rows.addWidget(Rule(self.look))
            rows.addWidget(self._row(name))
        rows.addStretch(1)
        return content

    def _row(self, name: str) -> QWidget:
        option = OPTIONS[name]
        value = getattr(self._rules, name)
        if option.values in ((False, True), (True, False)):
            switch = Switch(self.look, option_label(name, self.look.words), self._note(name, value), bool(value))
            switch.toggled.connect(lambda on: self._set(name, on))
            self._controls[name] = switch
            return switch
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(4, 2, 0, 2)
        line.setSpacing(self.look.theme.px(12))
        line.addWidget(Text(self.look, option_label(name), wrap=True), 1)
        values = [(each, option_value(name, each)) for each in option.values]
        combo = Combo(self.look, option_label(name), values, value)
        combo.currentIndexChanged.connect(lambda _: self._set(name, combo.value))
        line.addWidget(combo)
        self._controls[name] = combo
        return row

    def _note(self, name: str, value: Value) -> str:
        """What a switch means now, unless its label says so already."""
        line = option_line(name, value, self.look.words)
        return "" if line == option_label(name, self.look.words) else line

    def _foot(self) -> QHBoxLayout:
        self._reset_button = Button(self.look, self.tr("Back to the usual rules"), "quiet")
        self._reset_button.clicked.connect(self._reset)
        return self.foot(self._reset_button)

    def _set(self, name: str, value: object) -> None:
        self._rules = self._rules.with_options(**{name: OPTIONS[name].check(value)})
        self._show()
        self.changed.emit(self._rules)

    def _reset(self) -> None:
        target = {"target": self._rules.target}
        self._rules = Rules.of(self._rules.variant, **target)
        for name, control in self._controls.items():
            control.blockSignals(True)
            value = getattr(self._rules, name)
            if isinstance(control, Switch):
                control.setChecked(bool(value))
            else:
                control.set_value(value)
            control.blockSignals(False)
        self._show()
        self.changed.emit(self._rules)

    def _show(self) -> None:
        """Bring every row up to date: what it means, whether it differs, whether it matters."""
        own = self._rules.house_rules()
        for name, control in self._controls.items():
            needed = _NEEDS.get(name)
            control.setEnabled(needed is None or bool(getattr(self._rules, needed)))
            if isinstance(control, Switch):
                control.set_note(self._note(name, getattr(self._rules, name)))
            control.set_strong(name in own)
        self._reset_button.setEnabled(bool(set(own) - {"target"}))
