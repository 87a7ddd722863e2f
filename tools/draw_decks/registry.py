"""The decks that can be drawn.

To add a deck, write a module with a function ``draw`` that returns the deck's files, name to text (forty
faces, backs, ``deck.toml``; ``deck.Deck`` helps), and name the module here under the deck's id, which is also
the name of its folder in ``resources/decks``.  The tests then include it.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

DrawDeck = Callable[[], dict[str, str]]

MODULES = {
    "neapolitan": "tools.draw_decks.neapolitan.deck",
    "sicilian": "tools.draw_decks.sicilian.deck",
    "piacentine": "tools.draw_decks.piacentine.deck",
    "spanish": "tools.draw_decks.spanish.deck",
    "french": "tools.draw_decks.french.deck",
    "french_numbers": "tools.draw_decks.french.numbers",
    "french_large": "tools.draw_decks.french.large",
}


def draw_deck(deck: str) -> dict[str, str]:
    """Every file of a deck, name to text.

    Raises ``KeyError`` for a deck that is not registered.
    """
    return cast(DrawDeck, import_module(MODULES[deck]).draw)()
