"""How Scopa is played, in a minute: for somebody who has never seen it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.core.cards import parse_card
from scopa_desktop.core.rules import Rules
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.sentences import sentences
from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.windows.rule_pictures import Capture, CapturePicture, CardValues
from scopa_desktop.ui.words import fill


class PrimerSheet(Sheet):
    """The sheet: what a turn is, what a card takes, what a scopa is, what counts.

    Args:
        look: the look.
        parent: what it covers.
        pictures: the pictures of the deck in use; without them small cards stand in.

    Signals:
        play_wanted: that is enough, deal the cards.
        rules_wanted: all the rules, please.
    """

    play_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget, pictures: Pictures | None = None) -> None:
        super().__init__(look, parent, QSize(720, 720), self.tr("How Scopa is played"))
        self._pictures = pictures
        self.build()

    def build(self) -> None:
        px, column = self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(22), px(18), px(16))
        column.setSpacing(px(3))
        column.addWidget(Text(self.look, self.tr("How Scopa is played"), "title", wrap=True))
        column.addWidget(Text(self.look, self.tr("In one minute; the rest shows itself."), "label", "ink2", wrap=True))
        column.addSpacing(px(8))
        self.text_area = Scroll(self.look, self._steps())
        self.text_area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.text_area.setAccessibleName(sentences(*(each for words in self._sentences() for each in words)))
        column.addWidget(self.text_area, 1)
        column.addSpacing(px(6))
        column.addLayout(self._foot())

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, self.look.theme.px(8), 0)
        rules = Button(self.look, self.tr("All the rules …"), "quiet")
        rules.clicked.connect(self._rules)
        away = Button(self.look, self.tr("Close"), "secondary")
        away.clicked.connect(self.close_sheet)
        self.play = Button(self.look, self.tr("Play Scopa now"), "primary", "play")
        self.play.clicked.connect(self._play)
        row.addWidget(rules)
        row.addStretch(1)
        row.addWidget(away)
        row.addWidget(self.play)
        return row

    def _sentences(self) -> list[tuple[str, str]]:
        """What is said: a heading and a sentence or two for each step."""
        words = self.look.words
        settebello = words.the_card(parse_card("7D"))
        return [
            (
                self.tr("Three cards each, four on the table"),
                self.tr("In turn you play one card. When all hands are empty, three more are dealt."),
            ),
            (
                self.tr("A card takes what equals it"),
                self.tr(
                    "One card of the same value, or several that add up to it. What you take goes into your pile, with "
                    "the card that took it. A card that takes nothing stays on the table."
                ),
            ),
            (self.tr("What the cards count"), self._values()),
            (
                self.tr("Sweep the table: Scopa!"),
                self.tr("Whoever takes everything that lies there scores a point at once."),
            ),
            (
                self.tr("Four points more"),
                fill(
                    self.tr(
                        "When all cards are played, there is a point each for most cards, most cards %1, %2, and the "
                        "best primiera: the highest cards of all four suits, where sevens are best. Who has 11 points "
                        "first wins."
                    ),
                    words.of_suit(0),
                    settebello,
                ),
            ),
        ]

    def _values(self) -> str:
        figures = self.look.words.figures()
        if figures[0].isdecimal():
            return self.tr("An ace counts 1, all other cards what they show.")
        return fill(
            self.tr("An ace counts 1, the %1 8, the %2 9, the %3 10, all other cards what they show."), *figures
        )

    def _steps(self) -> QWidget:
        px, content, rules = self.look.theme.px, QWidget(), Rules.of("scopa")
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, px(14), 0)
        column.setSpacing(px(4))
        pictures: dict[int, QWidget] = {
            1: CapturePicture(self.look, Capture.of(rules, "7S", "3C 4B")),
            2: CardValues(self.look, rules, self._pictures, primiera=False),
        }
        for number, (heading, sentence) in enumerate(self._sentences()):
            if number:
                column.addSpacing(px(10))
            column.addWidget(Text(self.look, heading, "head", wrap=True))
            column.addWidget(Text(self.look, sentence, "body", wrap=True))
            if number in pictures:
                column.addWidget(pictures[number])
        column.addStretch(1)
        return content

    def first_focus(self) -> QWidget:
        return self.play

    def _play(self) -> None:
        self.close_sheet()
        self.play_wanted.emit()

    def _rules(self) -> None:
        self.close_sheet()
        self.rules_wanted.emit()
