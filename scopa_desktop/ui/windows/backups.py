"""Restore a backup: the days of which there is one, what is in each, and going back to it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scopa_desktop.store.backups import Backup
from scopa_desktop.ui import paint
from scopa_desktop.ui.cloth import mix
from scopa_desktop.ui.controls import Button
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.widgets import Look, Scroll, Text
from scopa_desktop.ui.windows.messages import Question
from scopa_desktop.ui.words import Words, capital, fill

translate = QCoreApplication.translate


class _Tile(QWidget):
    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        px = look.theme.px
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(px(16), px(8), px(10), px(8))
        self.row.setSpacing(px(12))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._look.theme.ui
        paint.tile(painter, ui, QRectF(self.rect()), 12, fill=mix(ui.window, ui.surface, 0.2))
        painter.end()


class BackupsSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        backups: the backups, the last first.
        today: for "today" and "yesterday".

    Attributes:
        backups: these.

    Signals:
        chosen: the place in the list of the backup that is to be restored.
    """

    chosen = Signal(int)

    def __init__(self, look: Look, parent: QWidget, backups: Sequence[Backup], today: date | None = None) -> None:
        super().__init__(look, parent, QSize(600, 520), self.tr("Restore a backup"))
        self.backups, self._today = backups, today or date.today()
        self.restores: list[Button] = []
        self.build()

    def build(self) -> None:
        look, px, column = self.look, self.look.theme.px, QVBoxLayout(self.body)
        column.setContentsMargins(px(32), px(22), px(24), px(16))
        column.setSpacing(px(6))
        column.addWidget(Text(look, self.tr("Restore a backup"), "title", wrap=True))
        if self.backups:
            lead = self.tr(
                "Matches and statistics are copied once a day, while you play, and the last days are kept. Restoring "
                "deletes nothing: what you have now is put aside."
            )
        else:
            lead = self.tr(
                "There is none yet. Matches and statistics are copied once a day, while you play, and the last days "
                "are kept."
            )
        column.addWidget(Text(look, lead, "body", "ink2", wrap=True))
        column.addSpacing(px(4))
        column.addWidget(Scroll(look, self._rows()), 1)
        foot = self.foot()
        foot.setContentsMargins(0, 0, px(8), 0)
        column.addLayout(foot)

    def _rows(self) -> QWidget:
        px, content = self.look.theme.px, QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, px(12), 0)
        column.setSpacing(px(8))
        self.restores = []
        for place, backup in enumerate(self.backups):
            column.addWidget(self._row(place, backup))
        column.addStretch(1)
        return content

    def _row(self, place: int, backup: Backup) -> QWidget:
        look, tile, told = self.look, _Tile(self.look), QVBoxLayout()
        day = look.words.when(backup.day, self._today)
        told.setSpacing(0)
        told.addWidget(Text(look, capital(day), "body", weight=600))
        told.addWidget(Text(look, content_of(look.words, backup, self._today), "label", "ink2", wrap=True))
        restore = Button(look, self.tr("Restore …"))
        restore.setObjectName(f"restore {backup.day.isoformat()}")
        restore.setAccessibleName(fill(self.tr("Restore the backup of %1"), day))
        restore.setAccessibleDescription(content_of(look.words, backup, self._today))
        restore.clicked.connect(lambda: self.chosen.emit(place))
        self.restores.append(restore)
        tile.row.addLayout(told, 1)
        tile.row.addWidget(restore)
        return tile


def content_of(words: Words, backup: Backup, today: date) -> str:
    """Return what is in a backup, in a few words."""
    matches = words.n_matches(backup.matches)
    if backup.played is None:
        return matches
    played = words.when(backup.played.astimezone().date(), today)
    return fill(translate("BackupsSheet", "%1, last played: %2"), matches, played)


def restore_question(look: Look, parent: QWidget, backup: Backup, today: date | None = None) -> Question:
    """Return the question before a backup is restored."""
    now = today or date.today()
    sentence = translate(
        "BackupsSheet",
        "Matches and statistics are then as they were (%1). What you have now is put aside as a file of its own.",
    )
    return Question(
        look,
        parent,
        fill(translate("BackupsSheet", "Go back to the backup of %1?"), look.words.when(backup.day, now)),
        fill(sentence, content_of(look.words, backup, now)),
        translate("BackupsSheet", "Restore it"),
        translate("BackupsSheet", "Leave all as it is"),
    )
