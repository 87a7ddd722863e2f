"""The player's own decks among those to choose from: they behave as ours do, and one that is damaged is left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from scopa_desktop.store.own_decks import OwnDecks
from scopa_desktop.ui.decks.manifest import Deck, DeckError, lent, read_deck


def own_decks(own: OwnDecks, ours: Mapping[str, Deck]) -> dict[str, Deck]:
    """Return the player's own decks by id; damaged ones are left out.

    Args:
        own: where they are kept.
        ours: the decks of the game, which lend their overlays.
    """
    found: dict[str, Deck] = {}
    for name in own.ids():
        try:
            if own.is_whole(name):
                found[name] = _among_ours(read_deck(own.folder / name), name, ours)
        except (DeckError, OSError):
            continue
    return found


def _among_ours(deck: Deck, name: str, ours: Mapping[str, Deck]) -> Deck:
    deck = lent(deck, ours)
    letters = deck.lender.index_sets if deck.lender is not None and deck.french else ()
    return replace(deck, id=name, index_sets=letters)
