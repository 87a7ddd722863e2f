"""The player's own decks among those to choose from: they behave as ours do, and one that is damaged is left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from scopa_desktop.core.cards import Card
from scopa_desktop.store.own_decks import OwnDecks
from scopa_desktop.ui.decks.manifest import Deck, DeckError, read_deck

_LENDERS = {"italian": "neapolitan", "spanish": "neapolitan", "french": "french"}
"""The deck of ours whose overlays name the cards of another in their corners, by the kind of suits."""


@dataclass(frozen=True, slots=True)
class OwnDeck(Deck):
    """A player's own deck.

    Attributes:
        lender: the deck whose overlays name its cards, or None where its pictures do so themselves.
    """

    lender: Deck | None = None

    def index(self, card: Card, letters: str = "") -> Path | None:
        """Return the overlay that names a card in its corners, or None if there is none."""
        return self.lender.index(card, letters) if self.lender is not None else None


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
                found[name] = _with_overlays(read_deck(own.folder / name), name, ours)
        except (DeckError, OSError):
            continue
    return found


def _with_overlays(deck: Deck, name: str, ours: Mapping[str, Deck]) -> OwnDeck:
    lender = ours.get(_LENDERS[deck.suits])
    known = {each.name: getattr(deck, each.name) for each in fields(Deck)}
    known |= {"id": name, "index_sets": lender.index_sets if lender is not None and deck.french else ()}
    return OwnDeck(**known, lender=None if _carries_names(deck.folder) else lender)


def _carries_names(folder: Path) -> bool:
    import tomllib

    from scopa_desktop.ui.decks.manifest import MANIFEST

    return tomllib.loads((folder / MANIFEST).read_text("utf-8")).get("indices") is True
