"""Shows plays of the round once more, over the table: the last one, or one that was picked from the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QTimer

from scopa_desktop.ui.table.motion import out_cubic
from scopa_desktop.ui.table.peek import Peek, Replay
from scopa_desktop.ui.table.state import LastPlay
from scopa_desktop.ui.words import Player

if TYPE_CHECKING:
    from scopa_desktop.ui.table.view import TableView

HELD = 400
"""Milliseconds from which on a key counts as held: what it shows goes when it is let go."""
STAYS, FOR_EACH = 3000, 500
"""Milliseconds that a play stays by itself, and longer for each of its cards."""
COME, GO = 260, 140
"""Milliseconds in which the cards come out, and go back."""


class Replaying:
    """Shows one play at a time with a `Peek`; the state of the table is never touched.

    Args:
        view: the table.
        peek: what shows it.
    """

    def __init__(self, view: TableView, peek: Peek) -> None:
        self._view, self.peek = view, peek
        self._pressed = QElapsedTimer()
        self._away = QTimer(view, singleShot=True)
        self._away.timeout.connect(self.close)
        self._going = False

    @property
    def open(self) -> bool:
        """Whether a play is shown, and not on its way back."""
        return self.peek.isVisible() and not self._going

    def toggle(self) -> None:
        """Show the last play, or put it away."""
        if self.open:
            self.close()
        else:
            self.show_last()

    def show_last(self) -> None:
        """Show the last play; if there is none, say so."""
        last = self._view.player.told.last
        if last is not None:
            self.show_play(last)
            return
        words = QCoreApplication.translate("Table", "Nothing has been played in this round yet.")
        self._view.show_text(words)
        self._view.tell(words)

    def show_play(self, play: LastPlay) -> None:
        """Show a play of this round."""
        view, state = self._view, self._view.player.told
        played, taken = (play.card, ()) if play.card is not None else (play.taken[-1], play.taken[:-1])
        player = state.seats[play.seat]
        words = view.stage.words
        sentence = words.play_of(Player(player.name, you=play.seat == state.bottom), played, taken)
        item = view.table.cards.get(played)
        pile = view.table.layout.seats.piles[play.side if play.side is not None else state.side_of(play.seat)]
        origin = item.spot if item is not None else pile.spot
        replay = Replay(sentence, player.avatar, played, taken, origin)
        view.clock.stop(self._go)
        self._going = False
        still = view.player.pace.reduced
        self.peek.open(replay, view.table.layout, still)
        self._pressed.start()
        self._away.start(STAYS + FOR_EACH * len(replay.cards))
        view.clock.start(self._come)
        view.tell(sentence)

    def release(self) -> None:
        """The key or button is let go: what was shown while it was held goes."""
        if self.open and self._pressed.elapsed() >= HELD:
            self.close()

    def close(self) -> None:
        """Put the play away."""
        if not self.open:
            return
        self._away.stop()
        self._view.clock.stop(self._come)
        self._going = True
        self._view.clock.start(self._go)

    def drop(self) -> None:
        """Put the play away at once: the table shows something else."""
        self._away.stop()
        self._view.clock.stop(self._come)
        self._view.clock.stop(self._go)
        self._going = False
        self.peek.close()

    def _ms(self, ms: float) -> float:
        pace = self._view.player.pace
        return pace.travel(ms)

    def _come(self, passed: float) -> bool:
        ms = self._ms(COME)
        share = 1.0 if ms <= 0 else min(1.0, passed / ms)
        self.peek.come(out_cubic(share))
        return share < 1

    def _go(self, passed: float) -> bool:
        ms = self._ms(GO)
        share = 1.0 if ms <= 0 else min(1.0, passed / ms)
        if share < 1:
            self.peek.come(1 - share * share)
            return True
        self.drop()
        return False
