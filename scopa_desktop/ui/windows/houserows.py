"""The rows of the house rules: a rule, one sentence on it, what it is set to, and the way back to the book."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QStandardItemModel
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scopa_desktop.core.house import idle, preset, values, why_not
from scopa_desktop.core.rules import OPTIONS, Rules, Value
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Combo, Switch
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.widgets import RING, Look, Text
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_house import house_about, house_label, house_value, idle_sentence, nonsense_sentence


class IconButton(QPushButton):
    """A small button that is only an icon, with a name for those who do not see it."""

    def __init__(self, look: Look, icon: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._icon = look, icon
        side = look.theme.px(30) + 2 * RING
        self.setFixedSize(side, side)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """Say what it does."""
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._look.theme.ui
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ui.accent, 0.18 if self.isDown() else 0.1))
            painter.drawRoundedRect(rect, 8, 8)
        inset = rect.width() * 0.22
        paint.icon(painter, self._icon, rect.adjusted(inset, inset, -inset, -inset), ui.accent)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect, 8, 0.4)
        painter.end()


class OptionRow(QWidget):
    """One house rule.

    Args:
        look: the look.
        name: the option.
        rules: the rules as they are set.

    Signals:
        changed: the option and the value that the person wants.
    """

    changed = Signal(str, object)

    def __init__(self, look: Look, name: str, rules: Rules) -> None:
        super().__init__()
        self._look, self._name = look, name
        self._differs = False
        self._values = values(rules, name)
        self.label: Text | None = None
        self.note: Text | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(look.theme.px(10), 0, 0, 0)
        row.setSpacing(look.theme.px(4))
        if OPTIONS[name].values in ((False, True), (True, False)):
            self.control: Switch | Combo = self._build_switch(rules)
            row.addWidget(self.control, 1)
        else:
            self.control = self._build_combo(row, rules)
        self.back = IconButton(look, "undo", "", self)
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        self.back.clicked.connect(self._go_back)
        row.addWidget(self.back)
        self._preset = preset(rules, name)
        self.back.set_name(fill(self.tr("By the book: %1"), house_value(name, self._preset)))
        look.theme.changed.connect(self.update)

    def _build_switch(self, rules: Rules) -> Switch:
        words = self._look.words
        value = getattr(rules, self._name)
        switch = Switch(self._look, house_label(self._name, words), "", value)
        switch.toggled.connect(lambda on: self.changed.emit(self._name, on))
        return switch

    def _build_combo(self, row: QHBoxLayout, rules: Rules) -> Combo:
        look, column = self._look, QVBoxLayout()
        column.setContentsMargins(RING, look.theme.px(4), 0, look.theme.px(4))
        column.setSpacing(1)
        label = house_label(self._name, look.words)
        self.label = Text(look, label, "body", wrap=True)
        self.note = Text(look, "", "caption", "ink2", wrap=True)
        column.addWidget(self.label)
        column.addWidget(self.note)
        row.addLayout(column, 1)
        items = [(each, house_value(self._name, each)) for each in self._values]
        combo = Combo(look, label, items, getattr(rules, self._name))
        combo.currentIndexChanged.connect(lambda _: self.changed.emit(self._name, combo.value))
        row.addWidget(combo, 0, Qt.AlignmentFlag.AlignTop)
        return combo

    @property
    def sentence(self) -> str:
        """What stands under the rule's name now."""
        return self.note.text() if self.note is not None else self.control.accessibleDescription()

    @property
    def differs(self) -> bool:
        """Whether it is marked as other than the book."""
        return self._differs

    def _go_back(self) -> None:
        self.changed.emit(self._name, self._preset)
        self.control.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_rules(self, rules: Rules) -> None:
        """Show what is set, what can be, and whether it matters."""
        value: Value = getattr(rules, self._name)
        self._differs = value != self._preset
        why = idle(rules, self._name)
        refused = {each: reason for each in self._values if (reason := why_not(rules, self._name, each)) is not None}
        reason = idle_sentence(why) if why is not None else ""
        if not reason and refused:
            reason = nonsense_sentence(next(iter(refused.values())))
        free = why is None and any(each not in refused for each in self._values if each != value)
        note = sentences(house_about(self._name, value, self._look.words), reason)
        self._show_value(value, note, list(refused))
        self.control.setEnabled(free)
        self.control.set_strong(self._differs)
        self.back.setVisible(self._differs and self._preset not in refused)
        self.update()

    def _show_value(self, value: Value, note: str, refused: list[Value]) -> None:
        control = self.control
        control.blockSignals(True)
        if isinstance(control, Switch):
            control.setChecked(bool(value))
            control.set_note(note)
        else:
            if value not in self._values:  # a target of one's own
                self._values = (*self._values, value)
                control.add_value(value, house_value(self._name, value))
            control.set_value(value)
            control.setAccessibleDescription(note)
            model = cast("QStandardItemModel", control.model())
            for number, each in enumerate(self._values):
                model.item(number).setEnabled(each not in refused)
        control.blockSignals(False)
        if self.note is not None and self.label is not None:
            self.note.setText(note)
            self.label.setFont(self._look.theme.ui_font("strong" if self._differs else "body"))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._differs:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, rect = self._look.theme.ui, QRectF(self.rect()).adjusted(0, 1, 0, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.accent_soft))
        painter.drawRoundedRect(rect, 9, 9)
        painter.setBrush(color(ui.accent))
        painter.drawRoundedRect(QRectF(rect.x(), rect.y() + 6, 3.5, rect.height() - 12), 1.7, 1.7)
        painter.end()
