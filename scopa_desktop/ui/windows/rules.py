"""The rules as they are set at the table, to read: sentences, the values of the deck's cards, examples in cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from scopa_desktop.core.rules import Rules
from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.windows.rule_pictures import CapturePicture, CardValues, ScoringPicture, captures, scorings
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_glossary import glossary_note, tooltip
from scopa_desktop.ui.words_rulebook import Section, rules_text
from scopa_desktop.ui.words_rules import RuleLine, match_sentence, variant_name


class _Line(Text):
    """A rule with a sign before it: a gold disc for the table's own, a diamond for the game's own, a dot for all."""

    def __init__(self, look: Look, line: RuleLine, role: str = "body") -> None:
        super().__init__(look, line.text, role, wrap=True, weight=600 if line.own else 400)
        self._line = line
        note = glossary_note(look.words, line.text)
        self.setToolTip(tooltip(note))
        self.setAccessibleDescription(note)
        if note:
            self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.setContentsMargins(look.theme.px(20), 1, 0, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._look.theme
        middle = QPointF(theme.px(8), theme.metrics(self.font()).height() / 2 + 1)
        _sign(painter, self._look, self._line, middle)
        painter.end()


def _sign(painter: QPainter, look: Look, line: RuleLine, middle: QPointF) -> None:
    ui, scale = look.theme.ui, look.theme.scale
    painter.setPen(Qt.PenStyle.NoPen)
    x, y = middle.x(), middle.y()
    if line.special:
        reach = 5.2 * scale
        painter.setBrush(color(ui.accent))
        painter.drawPolygon(paint.polygon(x, y - reach, x + reach, y, x, y + reach, x - reach, y))
        return
    radius = (4.6 if line.own else 2.6) * scale
    painter.setBrush(color(ui.gold if line.own else ui.edge))
    painter.drawEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))


class RulesSheet(DoneSheet):
    """The sheet: what is played, what cards count, how they are taken, what scores, how it ends.

    Args:
        look: the look.
        parent: what it covers.
        rules: the rules as they are set.
        seating: the seating's name.
        pictures: the pictures of the deck in use; without them small cards stand in.
    """

    def __init__(
        self, look: Look, parent: QWidget, rules: Rules, seating: str, pictures: Pictures | None = None
    ) -> None:
        super().__init__(look, parent, QSize(760, 720), variant_name(rules.variant))
        self._rules, self._seating, self._pictures = rules, seating, pictures
        self.build()

    def build(self) -> None:
        look, rules, seating = self.look, self._rules, self._seating
        sections = rules_text(look.words, rules, seating)
        px, column = look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(22), px(18), px(16))
        column.setSpacing(px(3))
        title = fill(self.tr("Rules: %1"), variant_name(rules.variant))
        column.addWidget(Text(look, title, "title", wrap=True))
        subtitle = match_sentence(look.words, rules.variant, seating, rules.target)
        column.addWidget(Text(look, subtitle, "label", "ink2", wrap=True))
        for each in self._legend(sections):
            column.addWidget(_Line(look, each, "label"))
        column.addSpacing(px(8))
        self.text_area = Scroll(look, self._sections(sections))
        self.text_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        told = [line.text for part in sections for line in part.lines]
        self.text_area.setAccessibleName(sentences(*told))
        self.text_area.setAccessibleDescription(glossary_note(look.words, *told))
        column.addWidget(self.text_area, 1)
        column.addSpacing(px(6))
        foot = self.foot()
        foot.setContentsMargins(0, 0, px(8), 0)
        column.addLayout(foot)

    def _legend(self, sections: Sequence[Section]) -> list[RuleLine]:
        """What the signs before the rules say, as far as they occur."""
        lines = [line for section in sections for line in section.lines]
        legend = []
        if any(line.own for line in lines):
            legend.append(RuleLine(self.tr("A house rule of this table"), True))
        if any(line.special for line in lines):
            legend.append(RuleLine(self.tr("Not as in the classic game"), False, True))
        return legend

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
                if line.instead:
                    column.addWidget(self._instead(line))
            self._illustrate(section.key, column)
        column.addStretch(1)
        return content

    def _instead(self, line: RuleLine) -> Text:
        """What the game has where nobody changes it."""
        note = Text(self.look, fill(self.tr("House rule; usually: %1."), line.instead), "caption", "ink2", wrap=True)
        note.setContentsMargins(self.look.theme.px(20), 0, 0, self.look.theme.px(3))
        return note

    def _illustrate(self, key: str, column: QVBoxLayout) -> None:
        pictures: list[QWidget] = []
        if key == "cards":
            pictures = [CardValues(self.look, self._rules, self._pictures)]
        elif key == "taking":
            pictures = [CapturePicture(self.look, each) for each in captures(self._rules)]
        elif key == "counting":
            pictures = [ScoringPicture(self.look, each, self._rules) for each in scorings(self._rules)]
        if pictures:
            column.addSpacing(self.look.theme.px(6))
        for each in pictures:
            column.addWidget(each)
