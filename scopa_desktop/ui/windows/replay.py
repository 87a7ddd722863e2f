"""Replaying a match at the table: step by step or by itself, to and fro, from mark to mark."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from scopa_desktop.session.replay import Mark, Replay
from scopa_desktop.ui.game import Game
from scopa_desktop.ui.replaybar import ReplayBar
from scopa_desktop.ui.table.keys import REPLAY_KEYS
from scopa_desktop.ui.words_events import sweep_word

PAUSES: Final[Mapping[str, int]] = MappingProxyType({"slow": 1900, "normal": 900, "fast": 250})
"""Milliseconds between the end of one movement and the next play, by pace; at a round's end three times that."""
TURNS: Final = 3


class ReplayControl(QObject):
    """Leads a replay along.

    Args:
        replay: the match, begun already.
        game: the replay on the screen.
        bar: what the person leads it with.
        elsewhere: whether something else lies on the table, so that it has to wait.

    Attributes:
        running: whether it goes on by itself.

    Signals:
        gone_on: the match is to be played on from the moment that is shown.
        summary_wanted: the summary of the round is to be seen.
    """

    gone_on = Signal()
    summary_wanted = Signal()

    def __init__(self, replay: Replay, game: Game, bar: ReplayBar, elsewhere: Callable[[], bool]) -> None:
        super().__init__(game)
        self.replay, self._game, self._bar, self._elsewhere = replay, game, bar, elsewhere
        self.running = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go)
        bar.begin(replay.places, sweep_word(replay.whole.rules.variant))
        self._links = [
            (bar.moved, self.go_to),
            (bar.stepped, self.step),
            (bar.jumped, self.jump),
            (bar.toggled, self.toggle),
            (bar.opened, self.open),
            (bar.summary_wanted, self.ask_summary),
            (bar.gone_on, self.go_on_playing),
            (game.view.finished, self.go_on),
            (game.moved, self.show),
        ]
        for signal, slot in self._links:
            signal.connect(slot)
        self._shortcuts = [
            shortcut
            for each, slot in zip(REPLAY_KEYS, self._slots(), strict=True)
            for shortcut in self._bind(each.keys, slot)
        ]
        bar.show_running(False)
        self.show()

    def _slots(self) -> tuple[Callable[[int], object], ...]:
        """Return what each of `REPLAY_KEYS` does; a pair of keys goes back and on."""
        return (
            self.step,
            lambda step: self.go_to(0 if step < 0 else len(self.replay.places) - 1),
            lambda _: self.toggle(),
            lambda step: self.jump(Mark.SCOPA, step),
            lambda step: self.jump(Mark.CAPTURE, step),
            lambda step: self.jump(Mark.ROUND, step),
            lambda _: self._bar.hands.click(),
            lambda _: self.go_on_playing(),
        )

    def _bind(self, keys: tuple[str, ...], slot: Callable[[int], object]) -> list[QShortcut]:
        made = []
        for owner in (self._game.view, self._bar.slider):
            for number, key in enumerate(keys):
                step = -1 if number == 0 and len(keys) == 2 else 1
                shortcut = QShortcut(QKeySequence(key), owner)
                shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
                shortcut.activated.connect(lambda step=step: slot(step))
                made.append(shortcut)
        return made

    def close(self) -> None:
        """End it; the match stays as it was."""
        self._timer.stop()
        for signal, slot in self._links:
            signal.disconnect(slot)
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts.clear()

    def show(self) -> None:
        """Show on the bar which moment is on the table."""
        replay = self.replay
        plays = replay.whole.rounds[replay.place.round].plays_made
        self._bar.show_place(replay.at, replay.place, plays, replay.match.round_scored)

    def step(self, step: int) -> None:
        """Stop, and show the next play (1) or the one before (-1)."""
        self._run(False)
        self._game.view.skip()
        if step > 0:
            self.replay.step()
        else:
            self.replay.go_to(self.replay.at - 1)

    def go_to(self, at: int) -> None:
        """Stop, and show another moment; the next one is seen to be played."""
        if at == self.replay.at + 1:
            self.step(1)
            return
        self._run(False)
        self._game.view.skip()
        self.replay.go_to(at)

    def jump(self, mark: Mark, step: int) -> None:
        """Stop, and show the next (1) or the last (-1) moment with a mark; at the last round it goes to the end."""
        at = self.replay.find(mark, step)
        if at is None and mark is Mark.ROUND and step > 0:
            at = len(self.replay.places) - 1
        if at is None:
            return
        self._run(False)
        self._game.view.skip()
        if mark is Mark.ROUND:
            self.replay.go_to(at)
            return
        self.replay.go_to(at - 1)
        self.replay.step()  # so that it is seen how it comes about

    def open(self, hands: bool) -> None:
        """Show all hands, or those that the person saw; a movement that runs ends first."""
        self._game.projection.open_hands = hands
        self._game.view.skip()
        self._game.show_anew()

    def toggle(self) -> None:
        """Go on by itself, or stop; at the end it begins anew."""
        if not self.running and self.replay.at + 1 == len(self.replay.places):
            self.replay.go_to(0)
        self._run(not self.running)

    def _run(self, on: bool) -> None:
        self._timer.stop()
        self.running = on
        self._bar.show_running(on)
        if on and not self._game.view.busy and not self._elsewhere():
            self._timer.start(0)  # who presses Play sees something move at once

    def go_on(self) -> None:
        """Have the next play shown in a moment, unless it has stopped or something keeps it waiting."""
        if not self.running or self._game.view.busy or self._elsewhere():
            return
        pause = PAUSES[self._bar.pace]
        self._timer.start(pause * TURNS if self.replay.match.round_scored else pause)

    def hold(self) -> None:
        """Something else has come between: wait until `go_on`."""
        self._timer.stop()

    def _go(self) -> None:
        if not self._elsewhere() and not self.replay.step():
            self._run(False)

    def ask_summary(self) -> None:
        """Stop, and ask for the summary of the round that is counted."""
        self._run(False)
        self._game.view.skip()
        if self.replay.match.round_scored:
            self.summary_wanted.emit()

    def go_on_playing(self) -> None:
        """Stop, and ask to play on from here."""
        self._run(False)
        self.gone_on.emit()
