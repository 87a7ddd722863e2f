"""What is heard at the table: each moment that is shown, and each answer to the person, becomes its sound."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from scopa_desktop.sound.cues import SCALE
from scopa_desktop.sound.desk import Desk, Output
from scopa_desktop.ui.table.moves import Moment

if TYPE_CHECKING:
    from scopa_desktop.ui.choices import Choices
    from scopa_desktop.ui.table.view import TableView
    from scopa_desktop.ui.windows.summary import SummarySheet
    from scopa_desktop.ui.windows.summary_data import Summary

_OTHERS: Final = -2.0
"""Decibels by which the others' cards are softer."""
_UNHURRIED: Final = ("slow", "normal")
"""The speeds at which there is time to hear every card turn over."""


def speaker() -> Output:
    """Return what plays on this computer's loudspeakers, with the game's own sounds."""
    from scopa_desktop.assets import resources
    from scopa_desktop.sound.output import Speaker
    from scopa_desktop.sound.takes import Takes

    try:
        folder = resources() / "sounds"
    except FileNotFoundError:
        folder = None
    return Speaker(Takes(folder))


class Sounds(QObject):
    """The one place that knows what sounds when.

    Args:
        choices: whether and how loud the person wants to hear it.
        output: where sounds go.
        parent: whose life it shares.
    """

    def __init__(self, choices: Choices, output: Output, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self._desk = Desk(output)
        self._last = ""
        self._told_of: Summary | None = None
        choices.changed.connect(self._follow)
        self._follow("volume")

    def _follow(self, name: str, _value: object = None) -> None:
        if name in ("sound", "volume"):
            now = self._choices.now
            self._desk.volume = now.volume if now.sound else 0
            if not self._desk.volume:
                self._desk.cut()

    def close(self) -> None:
        """End; nothing is heard any more."""
        self._desk.close()

    def try_out(self) -> None:
        """Let it be heard how loud it is."""
        self._desk.play("taken")

    # ---------------------------------------------------------------------------------------------- table

    def listen(self, view: TableView) -> None:
        """Let a table be heard."""
        view.moment.connect(self.hear)
        view.refused.connect(self._refuse)
        view.cut.connect(self._desk.cut)

    def _refuse(self, words: str) -> None:
        if words:  # nothing is heard that is not seen as well
            self._desk.play("refused")

    def hear(self, moment: Moment) -> None:
        """Let a moment be heard, if it is one for the ears at this pace."""
        if self._is_wanted(moment.name):
            name = ("match won" if moment.own else "match lost") if moment.name == "won at once" else moment.name
            self._desk.play(name, moment.place, 0.0 if moment.own else _OTHERS)
        self._last = moment.name

    def _is_wanted(self, name: str) -> bool:
        now = self._choices.now
        if name == "flipped":
            return now.speed in _UNHURRIED
        if name == "your turn":
            return now.turn_sound and self._last != "taken back"
        return True

    # -------------------------------------------------------------------------------------------- summary

    def follow(self, sheet: SummarySheet) -> None:
        """Let a summary that is not shown yet be heard: a tick for each row that scores, and how the match ended."""
        sheet.scored.connect(lambda row: self._desk.play("point", pitch=SCALE[min(row, len(SCALE)) - 1]))
        sheet.completed.connect(lambda: self._end(sheet.summary))

    def _end(self, summary: Summary) -> None:
        """Let the end of a match be heard, unless it was already: the summary may be looked at again."""
        told = summary == self._told_of or (summary.instant and self._last == "won at once")
        if summary.winner is not None and not told:
            lost = summary.names.own_side not in (None, summary.winner)
            self._desk.play("match lost" if lost else "match won")
        self._told_of = summary
