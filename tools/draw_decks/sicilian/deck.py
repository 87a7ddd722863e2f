"""The whole Sicilian deck."""

from __future__ import annotations

from functools import partial

from tools.draw_decks.deck import Artist, Deck, number_cards, picture_cards
from tools.draw_decks.kit import Canvas
from tools.draw_decks.palette import BLUE, GREEN, RED
from tools.draw_decks.sicilian import W, numbers
from tools.draw_decks.sicilian.aces import ACES
from tools.draw_decks.sicilian.backs import back
from tools.draw_decks.sicilian.courts import COURTS

DECK = Deck(
    id="sicilian",
    name="Sicilian",
    width=490,
    height=790,
    corner_radius=0.05,
    suits="italian",
    backs=("back", "back_green", "back_red"),
)
NUMBERS = {"coins": numbers.coins, "cups": numbers.cups, "swords": numbers.swords, "clubs": numbers.clubs}


def fitted(draw: Artist) -> Artist:
    """A picture drawn on the grid, on the card, which is a little smaller; the lines stay as heavy."""

    def artist(c: Canvas) -> None:
        with c.at(0, 1, DECK.width / W):
            draw(c)

    return artist


def draw() -> dict[str, str]:
    """Every file of the deck: its name in the deck's folder, and its text."""
    cards = number_cards(NUMBERS) | picture_cards(ACES, COURTS)
    files = {f"{name}.svg": DECK.card(fitted(artist)) for name, artist in sorted(cards.items())}
    for name, colors in (("back", (BLUE, GREEN)), ("back_green", (GREEN, BLUE)), ("back_red", (RED, BLUE))):
        files[f"{name}.svg"] = DECK.card(fitted(partial(back, colors=colors)))
    return files | DECK.numerals(43, 55, 20, 70, 78) | {"deck.toml": DECK.manifest()}
