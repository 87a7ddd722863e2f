"""What was said last about the player's own decks: it outlives the sheet that said it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scopa_desktop.store.own_decks import Removed


@dataclass(slots=True)
class Said:
    """What was said last.

    Attributes:
        sentence: what.
        removed: the deck that can be put back, and its name.
    """

    sentence: str = ""
    removed: tuple[Removed, str] | None = None

    def forget(self) -> None:
        """Say nothing any more."""
        self.sentence, self.removed = "", None
