"""The whole Piacentine deck."""

from __future__ import annotations

from functools import partial

from tools.draw_decks.deck import Artist, Deck, number_cards, picture_cards
from tools.draw_decks.kit import Canvas
from tools.draw_decks.palette import BLUE, GREEN, RED, YELLOW
from tools.draw_decks.piacentine import H, W, numbers
from tools.draw_decks.piacentine.aces import ACES
from tools.draw_decks.piacentine.backs import back
from tools.draw_decks.piacentine.courts import COURTS
from tools.draw_decks.piacentine.filling import frame
from tools.draw_decks.piacentine.palette import recoloured

DECK = Deck(
    id="piacentine",
    name="Piacentine",
    width=W,
    height=H,
    corner_radius=0.048,
    suits="italian",
    backs=("back", "back_blue", "back_green"),
)
NUMBERS = {"coins": numbers.coins, "cups": numbers.cups, "swords": numbers.swords, "clubs": numbers.clubs}


def framed(artist: Artist) -> Artist:
    """A card with its frame."""

    def card(c: Canvas) -> None:
        frame(c)
        artist(c)

    return card


def draw() -> dict[str, str]:
    """Every file of the deck: its name in the deck's folder, and its text."""
    cards = {name: framed(artist) for name, artist in number_cards(NUMBERS).items()} | picture_cards(ACES, COURTS)
    files = {f"{name}.svg": recoloured(DECK.card(artist)) for name, artist in sorted(cards.items())}
    for name, color, dot in (("back", RED, YELLOW), ("back_blue", BLUE, RED), ("back_green", GREEN, RED)):
        files[f"{name}.svg"] = recoloured(DECK.card(partial(back, color=color, dot=dot)))
    return files | DECK.numerals(50, 60, 18, 70, 78) | {"deck.toml": DECK.manifest()}
