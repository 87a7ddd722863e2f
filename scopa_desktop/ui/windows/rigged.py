"""Is it rigged? The plain answer, and how anybody can check it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontDatabase, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from scopa_desktop.core.match import Match
from scopa_desktop.core.record import dump_record
from scopa_desktop.store.files import write_atomic
from scopa_desktop.store.troubles import reason_of
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.sentences import ended, sentences
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.windows.dealnote import CopyButton, DealNote
from scopa_desktop.ui.words import fill
from scopa_desktop.ui.words_fairness import CHECK_COMMAND, rigged_text
from scopa_desktop.ui.words_faults import reworded

ENDING = ".scopa"


def ask_where_to_save(parent: QWidget, name: str) -> str:
    """Ask with the system's dialog under which name to save a match; empty if the person would rather not."""
    translate = QCoreApplication.translate
    title, kinds = translate("RiggedSheet", "Save this match"), translate("RiggedSheet", "Matches of Scopa (*.scopa)")
    return QFileDialog.getSaveFileName(parent, title, name, kinds)[0]


class _Command(QWidget):
    """A command to be typed, and a button to copy it."""

    def __init__(self, look: Look, command: str) -> None:
        super().__init__()
        self._look = look
        px = look.theme.px
        row = QHBoxLayout(self)
        row.setContentsMargins(px(12), px(6), px(6), px(6))
        text = Text(look, command, "label", wrap=True)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(text.font().pixelSize())
        text.setFont(font)
        text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row.addWidget(text, 1)
        row.addWidget(CopyButton(look, command, self.tr("Copy the command")))
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._look.theme.ui
        painter.setPen(QPen(color(ui.line), 1))
        painter.setBrush(color(ui.sunken))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.end()


class RiggedSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        match: the match at the table, if one is played.

    Attributes:
        save: the button that saves the match; None where there is none.  While a round is played it is not available,
            for the file would tell every card.
        ask_save: asks for a file; the system's dialog.
    """

    def __init__(self, look: Look, parent: QWidget, match: Match | None = None) -> None:
        super().__init__(look, parent, QSize(700, 680), self.tr("Is it rigged?"))
        self._match = match
        self.ask_save: Callable[[QWidget, str], str] = ask_where_to_save
        self.build()

    def build(self) -> None:
        look, px, column = self.look, self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(22), px(18), px(16))
        column.setSpacing(px(4))
        column.addWidget(Text(look, self.tr("Is it rigged?"), "title", wrap=True))
        lead = self.tr("No. You need not take that on trust: here is why, and how to check it.")
        column.addWidget(Text(look, lead, "body", "ink2", wrap=True))
        column.addSpacing(px(4))
        area = Scroll(look, self._texts())
        area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        area.setAccessibleName(sentences(*(sentences(ended(head), said) for head, said in rigged_text())))
        column.addWidget(area, 1)
        column.addSpacing(px(6))
        foot = self._foot()
        foot.setContentsMargins(0, 0, px(8), 0)
        column.addLayout(foot)

    def _texts(self) -> QWidget:
        look, px, content = self.look, self.look.theme.px, QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, px(14), 0)
        column.setSpacing(px(3))
        for head, said in rigged_text():
            column.addSpacing(px(6))
            column.addWidget(Text(look, head, "head", wrap=True))
            column.addWidget(Text(look, said, "body", wrap=True))
        column.addSpacing(px(4))
        column.addWidget(_Command(look, CHECK_COMMAND))
        self.deal: DealNote | None = None
        if self._match is not None and self._match.shuffles.number is not None:
            column.addSpacing(px(12))
            column.addWidget(Text(look, self.tr("The match at the table"), "head", wrap=True))
            self.deal = DealNote(look, self._match.shuffles.number, "body", "ink")
            column.addWidget(self.deal)
        self.said = Text(look, "", "label", "ink2", wrap=True)
        self.said.hide()
        column.addWidget(self.said)
        column.addStretch(1)
        return content

    def _foot(self) -> QHBoxLayout:
        self.save: Button | None = None
        if self._match is None:
            return self.foot()
        self.save = Button(self.look, self.tr("Save this match …"), "quiet")
        self.save.setEnabled(self._match.round_scored)
        self.save.clicked.connect(self._save)
        if not self._match.round_scored:
            self.said.setText(self.tr("It can be saved when the round is over, for the file tells every card."))
            self.said.show()
        return self.foot(self.save)

    def _save(self) -> None:
        if self._match is None:
            return
        number = self._match.shuffles.number
        path = self.ask_save(self, f"{self._match.rules.variant}{'' if number is None else f'-{number}'}{ENDING}")
        if not path:
            return
        target = Path(path if path.endswith(ENDING) else f"{path}{ENDING}")
        try:
            write_atomic(target, dump_record(self._match).encode())
        except OSError as fault:
            self.said.setText(fill(self.tr("%1 could not be written: %2."), target.name, reworded(reason_of(fault))))
        else:
            self.said.setText(fill(self.tr("%1 is written."), target.name))
        self.said.show()
