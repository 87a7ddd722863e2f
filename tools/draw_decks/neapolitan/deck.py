"""The whole Neapolitan deck."""

from __future__ import annotations

from functools import partial

from tools.draw_decks.deck import RANKS, SUITS, Deck, Sign, number_cards, picture_cards
from tools.draw_decks.neapolitan import H, W, numbers
from tools.draw_decks.neapolitan.aces import ACES
from tools.draw_decks.neapolitan.backs import back
from tools.draw_decks.neapolitan.courts import COURTS
from tools.draw_decks.neapolitan.pips import club, coin, cup, sword
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
#: The suit signs for the overlays; long things lie aslant in their square.
SIGNS: dict[str, Sign] = {
    "coins": lambda c, size: coin(c, 0, 0, size),
    "cups": lambda c, size: cup(c, 0, 0, size, size * 1.06),
    "swords": lambda c, size: sword(c, 0, 0, size * 1.28, 45, size * 0.19, size * 0.5),
    "clubs": lambda c, size: club(c, 0, 0, size * 1.24, size * 0.46, 45, leaves=False),
}


def draw() -> dict[str, str]:
    """Every file of the deck: its name in the deck's folder, and its text."""
    cards = number_cards(NUMBERS) | picture_cards(ACES, COURTS)
    files = {f"{name}.svg": DECK.card(artist) for name, artist in sorted(cards.items())}
    for name, color, dot in (("back", RED, YELLOW), ("back_blue", BLUE, RED), ("back_green", GREEN, RED)):
        files[f"{name}.svg"] = DECK.card(partial(back, color=color, dot=dot))
    for suit in SUITS:
        for rank in RANKS:
            files[f"index/{suit}_{rank:02d}.svg"] = DECK.tab(str(rank), SIGNS[suit], 8, 8, 72)
    files["deck.toml"] = DECK.manifest()
    return files
