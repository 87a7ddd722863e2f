"""Where puzzles are asked for: it makes the page, and who looks for puzzles while that is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from scopa_desktop.assets import resources
from scopa_desktop.core.rules import VARIANTS
from scopa_desktop.players.service import Thinker
from scopa_desktop.session.puzzling import PuzzleAsker, Puzzling, read_shipped
from scopa_desktop.session.reviewing import Reviewer
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.puzzles import PuzzleFile
from scopa_desktop.store.troubles import Reporter
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.puzzles import PuzzlePage

PATIENCE: Final = 60.0
"""Seconds that going through a deal may take: on a busy computer it gives way to everything else."""


class PuzzleDesk(QObject):
    """The desk.

    Args:
        look: the look.
        paths: where the person's files lie.
        report: told of what cannot be read or written.
        parent: the window.

    Attributes:
        thinker: makes who looks deals through: never the table's own, which is not to wait.
    """

    rung = Signal()

    def __init__(self, look: Look, paths: Paths, report: Reporter, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self.thinker: Callable[[], PuzzleAsker] = lambda: Thinker(self.rung.emit, PATIENCE, gentle=True)
        shipped = read_shipped(resources() / "puzzles.json")
        self.puzzling = Puzzling(PuzzleFile(paths.puzzles, report), shipped, lambda: self.thinker())
        self.rung.connect(self.poll, Qt.ConnectionType.QueuedConnection)

    def page(self, game: str, reviewer: Reviewer, pictures: Pictures | None) -> PuzzlePage:
        """Return the page, at the puzzle that was left, or else at one of a game.

        Args:
            game: what the person plays; where puzzles were chosen before, those come again.
            reviewer: who judges decisions.
            pictures: the pictures of the deck in use.
        """
        variant, difficulty = self.puzzling.chosen
        usual = game if game in VARIANTS else next(iter(VARIANTS))
        self.puzzling.choose(variant or usual, difficulty)
        return PuzzlePage(self._look, self.puzzling, reviewer, pictures)

    def poll(self) -> None:
        """Take the puzzles that were found."""
        self.puzzling.poll()

    def close(self) -> None:
        """Look for nothing more."""
        self.puzzling.stop()
