"""A gentle question before a card is played that gives a sweep away: the second press plays it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scopa_desktop.core.cards import Card
from scopa_desktop.core.plays import Play, card_of, is_declaration, takes_of
from scopa_desktop.ui.sums import value_of
from scopa_desktop.ui.table.picker import Picker
from scopa_desktop.ui.table.state import Line
from scopa_desktop.ui.words_aids import leaves

if TYPE_CHECKING:
    from scopa_desktop.ui.table.view import TableView


class Caution:
    """Knows which of the plays that are live give a sweep away, and whether that was said already.

    Args:
        view: the table.
    """

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._plays: tuple[Play, ...] = ()
        self._gives_away: Callable[[Play], bool] = lambda play: False
        self._known: dict[Play, bool] = {}
        self._asked: Play | None = None
        self._line_shown = False

    def offer(self, plays: tuple[Play, ...], gives_away: Callable[[Play], bool]) -> None:
        """Take the plays that are live, and what tells which of them give a sweep away."""
        self._plays, self._gives_away = plays, gives_away
        self._known.clear()
        self._asked = None

    def risky(self, play: Play) -> bool:
        """Tell whether a play gives a sweep away, the person wants to know, and there is something better."""
        settings = self._view.stage.settings
        return settings.warn and self._risk(play) and not all(map(self._risk, self._plays))

    def _risk(self, play: Play) -> bool:
        known = self._known.get(play)
        if known is None:
            known = self._known[play] = not is_declaration(play) and self._gives_away(play)
        return known

    def marked(self, picker: Picker) -> Card | None:
        """Return the card that is considered, if it cannot be played without giving a sweep away."""
        plays = (picker.sure,) if picker.sure is not None else picker.plays_of(picker.considered)
        return card_of(plays[0]) if plays and all(map(self.risky, plays)) else None

    def asks(self, play: Play) -> bool:
        """Tell whether a play is not to be made yet, since the person is asked first."""
        hint = self._view.table.state.hint
        if play == self._asked or not self.risky(play) or (hint is not None and hint.play == play):
            return False
        self._asked = play
        return True

    def follow(self) -> None:
        """Say what the play that is held back would leave, or say no more of it."""
        view = self._view
        held = view.picker.sure
        if held is None:
            self._asked = None
        if (held is not None) == self._line_shown:
            return
        self._line_shown = held is not None
        view.show_passing_line(self._line(held) if held is not None else view.table.state.line)

    def _line(self, play: Play) -> Line:
        state = self._view.table.state
        after = [card for card in state.table if not takes_of(play) >> card & 1]
        if not takes_of(play):
            after.append(card_of(play))
        return Line(leaves(sum(value_of(card, state.matta) for card in after)), whole=True)
