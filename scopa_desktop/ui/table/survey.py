"""Looking about the table by keys: from the hand up to the cards, the piles, the players and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scopa_desktop.ui.table.things import Row, Thing, things

if TYPE_CHECKING:
    from scopa_desktop.ui.table.view import TableView

_ROWS = (Row.TABLE, Row.PILES, Row.PLAYERS, Row.SCORE)
"""From the hand upward."""


class Survey:
    """Remembers at what the keys look; nothing while they are on the hand.

    Args:
        view: the table.

    Attributes:
        at: the `Thing.id` that is looked at.
    """

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.at: str | None = None

    @property
    def thing(self) -> Thing | None:
        """What is looked at, as long as it is there."""
        return next((each for each in things(self._view) if each.id == self.at), None) if self.at else None

    def up(self, by: int) -> bool:
        """Look one row higher, or lower and at last back to the hand; return whether that was possible."""
        rows = [row for each in _ROWS if (row := self._row(each))]
        here = self.thing
        at = next((n for n, row in enumerate(rows) if here in row), -1)
        if not rows or (at < 0 and by < 0):
            return False
        at = min(at + by, len(rows) - 1)
        self.at = rows[at][0].id if at >= 0 else None
        return True

    def along(self, by: int) -> bool:
        """Look at the next thing of the row; return False if the keys are on the hand."""
        here = self.thing
        if here is None:
            return False
        row = self._row(here.row)
        self.at = row[(row.index(here) + by) % len(row)].id
        return True

    def leave(self) -> bool:
        """Go back to the hand; return whether the keys were elsewhere."""
        away, self.at = self.at is not None, None
        return away

    def _row(self, row: Row) -> list[Thing]:
        return [each for each in things(self._view) if each.row is row]
