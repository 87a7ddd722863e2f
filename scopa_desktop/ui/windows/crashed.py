"""What the program left when it fell over the last time: a text to copy, shown once."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.widgets import Look, SlimBar, Text


class CrashSheet(Sheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        report: the text; it is never sent anywhere.
        folder: where it and earlier ones lie.
    """

    def __init__(self, look: Look, parent: QWidget, report: str, folder: Path) -> None:
        super().__init__(look, parent, QSize(680, 520), self.tr("Something went wrong last time"))
        self._report, self._folder = report, folder
        self.setAccessibleDescription(self._lead())
        self.build()

    def _lead(self) -> str:
        return self.tr("The game noted down what happened. Nothing is sent. If you want to report it, copy this text.")

    def build(self) -> None:
        look, px, column = self.look, self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(24), px(28), px(16))
        column.setSpacing(px(8))
        column.addWidget(Text(look, self.tr("Something went wrong last time"), "title", wrap=True))
        column.addWidget(Text(look, self._lead(), "body", "ink2", wrap=True))
        column.addSpacing(px(4))
        column.addWidget(self._text(), 1)
        row = QHBoxLayout()
        folder = Button(look, self.tr("Open the folder"), "quiet")
        folder.clicked.connect(self._open_folder)
        self.copy = Button(look, self.tr("Copy"), "secondary")
        self.copy.clicked.connect(self._copy)
        self.leave = Button(look, self.tr("Close"), "primary")
        self.leave.clicked.connect(self.close_sheet)
        row.addWidget(folder)
        row.addStretch(1)
        row.addWidget(self.copy)
        row.addWidget(self.leave)
        column.addLayout(row)

    def _text(self) -> QPlainTextEdit:
        self.text = QPlainTextEdit(self._report)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setAccessibleName(self.tr("The report"))
        font = QFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        font.setPixelSize(self.look.theme.px(13))
        self.text.setFont(font)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setVerticalScrollBar(SlimBar(self.look, self.text))
        ui, palette = self.look.theme.ui, self.text.palette()
        palette.setColor(QPalette.ColorRole.Base, color(ui.surface))
        palette.setColor(QPalette.ColorRole.Text, color(ui.ink))
        palette.setColor(QPalette.ColorRole.Highlight, color(ui.accent))
        palette.setColor(QPalette.ColorRole.HighlightedText, color(ui.on_accent))
        self.text.setPalette(palette)
        return self.text

    def first_focus(self) -> QWidget:
        return self.leave

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self.copy.setText(self.tr("Copied"))

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
