"""Watching computer players: a demo at the table goes on by itself, can be paused, and is left at any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from scopa_desktop.session.demo import Demo
from scopa_desktop.ui.game import Game

PAUSES: Final[Mapping[str, int]] = MappingProxyType(
    {"slow": 1700, "normal": 1000, "fast": 550, "lightning": 150, "off": 900}
)
"""Milliseconds between the end of one movement and the next play, by speed; cards that jump need time to be seen."""
READING: Final[Mapping[str, int]] = MappingProxyType(
    {"slow": 14000, "normal": 9000, "fast": 6000, "lightning": 3000, "off": 9000}
)
"""Milliseconds for which the summary of a round lies on the table before the next one is dealt, by speed."""


class Watching(QObject):
    """Lets a demo go on, a play at a time, each when the one before has been seen.

    Args:
        demo: the match.
        game: the match on the screen.
        speed: how fast cards move, a key of `PAUSES`; asked each time.
        elsewhere: whether something else lies on the table or has taken its place, so that it has to wait.

    Attributes:
        running: whether it goes on by itself.

    Signals:
        changed: it was paused, or goes on.
        round_read: the summary of a round has lain there long enough.
    """

    changed = Signal()
    round_read = Signal()

    def __init__(self, demo: Demo, game: Game, speed: Callable[[], str], elsewhere: Callable[[], bool]) -> None:
        super().__init__(game)
        self.demo, self._game = demo, game
        self._speed, self._elsewhere = speed, elsewhere
        self.running = True
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go)
        game.view.finished.connect(self.go_on)
        keys = ((Qt.Key.Key_Space, self.toggle), (Qt.Key.Key_Right, self.step))
        self._shortcuts = [QShortcut(QKeySequence(key), game.view) for key, _ in keys]
        for shortcut, (_, slot) in zip(self._shortcuts, keys, strict=True):
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(slot)

    def close(self) -> None:
        """End it; the demo is thrown away."""
        self._timer.stop()
        self._game.view.finished.disconnect(self.go_on)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts.clear()

    @property
    def open_hands(self) -> bool:
        """Whether all hands are seen."""
        return self._game.projection.open_hands

    def open(self, hands: bool) -> None:
        """Show all hands, or none; a movement that runs ends first."""
        self._game.projection.open_hands = hands
        self._game.view.skip()
        self._game.show_anew()

    def toggle(self) -> None:
        """Pause, or go on."""
        self._run(not self.running)

    def step(self) -> None:
        """Pause, and have just the next play made."""
        self._run(False)
        self._game.view.skip()
        if not self.demo.match.round_scored:
            self.demo.step()

    def _run(self, on: bool) -> None:
        if on == self.running:
            return
        self.running = on
        self._timer.stop()
        if self.demo.match.round_scored:
            self.read_on()
        else:
            self.go_on()
        self.changed.emit()

    def go_on(self) -> None:
        """Have the next play made in a moment, unless it is paused or something keeps it waiting."""
        if self.running and not self._game.view.busy and not self._elsewhere() and not self.demo.match.round_scored:
            self._timer.start(PAUSES[self._speed()])

    def read_on(self) -> None:
        """The summary lies on the table: go on when there was time to read it."""
        if self.running:
            self._timer.start(READING[self._speed()])

    def hold(self) -> None:
        """Something else has come between: wait until `go_on` or `read_on`."""
        self._timer.stop()

    def _go(self) -> None:
        if self.demo.match.round_scored:
            self.round_read.emit()
        elif not self._elsewhere():
            self.demo.step()
