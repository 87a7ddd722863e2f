"""The whole Neapolitan deck."""

from __future__ import annotations

from functools import partial

from tools.draw_decks.deck import Deck, number_cards, picture_cards
from tools.draw_decks.neapolitan import H, W, numbers
from tools.draw_decks.neapolitan.aces import ACES
from tools.draw_decks.neapolitan.backs import back
from tools.draw_decks.neapolitan.courts import COURTS
from tools.draw_decks.palette import BLUE, GREEN, RED, YELLOW

DECK = Deck(
    id="neapolitan",
    name="Neapolitan",
    width=W,
    height=H,
    corner_radius=0.05,
    suits="italian",
    backs=("back", "back_blue", "back_green"),
)
NUMBERS = {"coins": numbers.coins, "cups": numbers.cups, "swords": numbers.swords, "clubs": numbers.clubs}


def draw() -> dict[str, str]:
    """Every file of the deck: its name in the deck's folder, and its text."""
    cards = number_cards(NUMBERS) | picture_cards(ACES, COURTS)
    files = {f"{name}.svg": DECK.card(artist) for name, artist in sorted(cards.items())}
    for name, color, dot in (("back", RED, YELLOW), ("back_blue", BLUE, YELLOW), ("back_green", GREEN, YELLOW)):
        files[f"{name}.svg"] = DECK.card(partial(back, color=color, dot=dot))
    return files | DECK.numerals(45, 57, 20, 72, 80) | {"deck.toml": DECK.manifest()}
