"""House rules: every option that makes sense in the game, on one sheet, and sets of them beside it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.core.house import offered
from scopa_desktop.core.rules import OPTIONS, Rules
from scopa_desktop.store.house_sets import HouseSets
from scopa_desktop.ui.controls import Button, Combo, Switch
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.windows.houserows import OptionRow
from scopa_desktop.ui.windows.housesets import SetsColumn
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_house import GROUPS, group_name
from scopa_desktop.ui.words_rules import variant_name

_WISH = QSize(960, 734)


class HouseRules(DoneSheet):
    """The options of a table; every change is told at once.

    Args:
        look: the look.
        parent: the page.
        rules: the rules as they are set.
        sets: the person's own sets, or None where none can be kept.

    Signals:
        changed: the rules with an option changed.
    """

    changed = Signal(object)

    def __init__(self, look: Look, parent: QWidget, rules: Rules, sets: HouseSets | None = None) -> None:
        super().__init__(look, parent, _WISH, "")
        self._rules, self._sets = rules, sets
        self._options = offered(rules)
        self._rows: dict[str, OptionRow] = {}
        self.build()

    def build(self) -> None:
        look, px = self.look, self.look.theme.px
        name = fill(self.tr("House rules for %1"), variant_name(self._rules.variant))
        for each in (self, self.body):
            each.setAccessibleName(name)
        self._rows.clear()
        self._heads: list[Text] = []
        column = QVBoxLayout(self.body)
        column.setContentsMargins(px(30), px(22), px(20), px(16))
        column.setSpacing(px(4))
        column.addWidget(Text(look, name, "title", wrap=True))
        self._count = Text(look, "", "label", "ink2", wrap=True)
        column.addWidget(self._count)
        column.addSpacing(px(6))
        beside = QHBoxLayout()
        beside.setSpacing(px(16))
        self.list = Scroll(look, self._list())
        beside.addWidget(self.list, 1)
        self.sets = SetsColumn(look, self._rules, self._sets)
        self.sets.chosen.connect(self.set_rules)
        aside = Scroll(look, self.sets)
        aside.setFixedWidth(px(276))
        beside.addWidget(aside)
        column.addLayout(beside, 1)
        column.addSpacing(px(4))
        column.addLayout(self._foot())
        self._show()

    def control(self, name: str) -> Switch | Combo:
        """Return the control of an option."""
        return self._rows[name].control

    def row(self, name: str) -> OptionRow:
        """Return the row of an option."""
        return self._rows[name]

    @property
    def options(self) -> tuple[str, ...]:
        """The options that are offered."""
        return tuple(self._rows)

    def show_group(self, number: int) -> None:
        """Scroll to a group, counted from 0."""
        self.list.verticalScrollBar().setValue(self._heads[number].y())

    def _list(self) -> QWidget:
        content = QWidget()
        rows = QVBoxLayout(content)
        px = self.look.theme.px
        rows.setContentsMargins(0, 0, px(10), 0)
        rows.setSpacing(px(2))
        for title, names in GROUPS:
            shown = [name for name in names if name in self._options]
            if not shown:
                continue
            head = Text(self.look, group_name(title), "head")
            head.setContentsMargins(px(10), px(10) if self._rows else 0, 0, px(2))
            self._heads.append(head)
            rows.addWidget(head)
            for name in shown:
                row = OptionRow(self.look, name, self._rules)
                row.changed.connect(self._set)
                self._rows[name] = row
                rows.addWidget(row)
        rows.addStretch(1)
        return content

    def _foot(self) -> QHBoxLayout:
        self._reset_button = Button(self.look, self.tr("Back to the usual rules"), "quiet")
        self._reset_button.clicked.connect(self._reset)
        return self.foot(self._reset_button)

    def _set(self, name: str, value: object) -> None:
        self.set_rules(self._rules.with_options(**{name: OPTIONS[name].check(value)}))

    def _reset(self) -> None:
        self.set_rules(Rules.of(self._rules.variant))

    def set_rules(self, rules: Rules) -> None:
        """Set other rules of the same game, and tell."""
        if rules == self._rules:
            return
        self._rules = rules
        self._show()
        self.changed.emit(rules)

    def _show(self) -> None:
        """Bring every row up to date: what is set, whether it differs, whether it matters."""
        for row in self._rows.values():
            row.show_rules(self._rules)
        self.sets.show_rules(self._rules)
        own = len(self._rules.house_rules())
        self._reset_button.setEnabled(bool(own))
        self._count.setText(self._differences(own))

    def _differences(self, own: int) -> str:
        if not own:
            return self.tr("This is the game by the book. What you change is marked.")
        if own == 1:
            return self.tr("One rule differs from the book: it is marked.")
        return fill(self.tr("%1 rules differ from the book: they are marked."), own)
