"""About the program: its version, its licences, and where its files lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Rule, Scroll, Text
from scopa_desktop.ui.words import fill


class _Emblem(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        side = look.theme.px(64)
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.width() / 2
        paint.emblem(painter, QPointF(middle, middle), middle - 3, self._look.theme.ui.gold)
        painter.end()


class AboutSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        version: the program's version.
        qt_version: Qt's version.
        data_folder: where matches and statistics are kept.
        settings_file: where preferences are kept.
    """

    def __init__(
        self, look: Look, parent: QWidget, version: str, qt_version: str, data_folder: Path, settings_file: Path
    ) -> None:
        super().__init__(look, parent, QSize(620, 480), "Scopa Desktop")
        self._version, self._qt, self._folder, self._settings = version, qt_version, data_folder, settings_file
        self.build()

    def build(self) -> None:
        px, column = self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(26), px(20), px(16))
        column.setSpacing(px(8))
        column.addLayout(self._head())
        column.addSpacing(px(6))
        column.addWidget(Scroll(self.look, self._texts()), 1)
        folder = Button(self.look, self.tr("Open the folder"), "quiet")
        folder.clicked.connect(self._open_folder)
        column.addLayout(self.foot(folder))

    def _head(self) -> QHBoxLayout:
        head, names = QHBoxLayout(), QVBoxLayout()
        head.setSpacing(self.look.theme.px(16))
        head.addWidget(_Emblem(self.look))
        names.setSpacing(0)
        names.addWidget(Text(self.look, "Scopa Desktop", "page"))
        names.addWidget(Text(self.look, fill(self.tr("Version %1"), self._version), "body", "ink2"))
        head.addLayout(names, 1)
        return head

    def _texts(self) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, self.look.theme.px(12), 0)
        column.setSpacing(self.look.theme.px(8))
        licence = self.tr(
            "The program is free software under the MIT licence. Cards and sounds are in the public domain (CC0)."
        )
        qt = self.tr(
            "It is made with Python and with Qt %1 through PySide6, which are used under the LGPL, version 3; you may "
            "replace them with versions of your own."
        )
        for words in (licence, fill(qt, self._qt)):
            column.addWidget(Text(self.look, words, "body", wrap=True))
        column.addWidget(Rule(self.look))
        column.addWidget(Text(self.look, self.tr("Your matches and statistics are in"), "label", "ink2", wrap=True))
        column.addWidget(self._path(self._folder))
        column.addWidget(Text(self.look, self.tr("Your preferences are in"), "label", "ink2", wrap=True))
        column.addWidget(self._path(self._settings))
        note = self.tr("Nothing leaves this computer.")
        column.addWidget(Text(self.look, note, "label", "ink2", wrap=True))
        column.addStretch(1)
        return content

    def _path(self, path: Path) -> Text:
        # A place to break the line after every separator, so that a long path never widens the sheet.
        words = str(path).replace("/", "/\u200b").replace("\\", "\\\u200b")
        label = Text(self.look, words, "label", wrap=True, weight=600)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label.setAccessibleName(str(path))
        return label

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
