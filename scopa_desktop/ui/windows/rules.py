"""The rules as they are set at the table, to read."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.core.rules import Rules
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_rules import RuleLine, Section, match_sentence, rules_text, variant_name


class _Line(Text):
    """A rule with a dot before it; the table's own rules in strong, with a gold disc."""

    def __init__(self, look: Look, line: RuleLine) -> None:
        super().__init__(look, line.text, "body", wrap=True, weight=600 if line.own else 400)
        self._own = line.own
        self.setContentsMargins(look.theme.px(20), 1, 0, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        px, ui = self._look.theme.px, self._look.theme.ui
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.gold if self._own else ui.edge))
        radius = (4.2 if self._own else 2.6) * self._look.theme.scale
        middle = self._look.theme.metrics(self.font()).height() / 2 + 1
        painter.drawEllipse(QRectF(px(8) - radius, middle - radius, 2 * radius, 2 * radius))
        painter.end()


class RulesSheet(DoneSheet):
    """The sheet: what is played, how cards are taken, what scores, how it ends.

    Args:
        look: the look.
        parent: what it covers.
        rules: the rules as they are set.
        seating: the seating's name.
    """

    def __init__(self, look: Look, parent: QWidget, rules: Rules, seating: str) -> None:
        super().__init__(look, parent, QSize(720, 680), variant_name(rules.variant))
        self._rules, self._seating = rules, seating
        self.build()

    def build(self) -> None:
        look, rules, seating = self.look, self._rules, self._seating
        px, column = look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(22), px(18), px(16))
        column.setSpacing(px(3))
        title = fill(self.tr("Rules: %1"), variant_name(rules.variant))
        column.addWidget(Text(look, title, "title", wrap=True))
        subtitle = match_sentence(look.words, rules.variant, seating, rules.target)
        if set(rules.house_rules()) - {"target"}:
            subtitle = f"{subtitle} {self.tr('The house rules of this table are in strong.')}"
        column.addWidget(Text(look, subtitle, "label", "ink2", wrap=True))
        column.addSpacing(px(8))
        self.text_area = Scroll(look, self._sections(rules_text(look.words, rules, seating)))
        self.text_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        column.addWidget(self.text_area, 1)
        column.addSpacing(px(6))
        foot = self.foot()
        foot.setContentsMargins(0, 0, px(8), 0)
        column.addLayout(foot)

    def _sections(self, sections: Sequence[Section]) -> QWidget:
        px, content = self.look.theme.px, QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, px(14), 0)
        column.setSpacing(px(4))
        for number, section in enumerate(sections):
            if number:
                column.addSpacing(px(12))
            column.addWidget(Text(self.look, section.title, "head"))
            for line in section.lines:
                column.addWidget(_Line(self.look, line))
        column.addStretch(1)
        return content
