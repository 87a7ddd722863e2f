"""What is asked of a deck's pictures by whatever shows cards."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QPixmap


class _Deck(Protocol):
    @property
    def aspect(self) -> float: ...


class Pictures(Protocol):
    """What a page needs of `decks.pixmaps.CardPixmaps`."""

    deck: _Deck
    ready: SignalInstance

    def pixmap(self, face: int, width: float, height: float, ratio: float = 1.0) -> QPixmap:
        """Return a card's picture, or what stands in for it until `ready`."""
        ...
