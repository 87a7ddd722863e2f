"""The whole Spanish deck."""

from __future__ import annotations

from functools import partial

from tools.draw_decks.deck import RANKS, SUITS, Artist, Deck, number_cards, picture_cards
from tools.draw_decks.kit import Canvas
from tools.draw_decks.palette import BLUE, GREEN, INDEX, RED
from tools.draw_decks.spanish import H, W, numbers
from tools.draw_decks.spanish.aces import ACES
from tools.draw_decks.spanish.backs import back
from tools.draw_decks.spanish.courts import COURTS
from tools.draw_decks.spanish.frame import frame, numeral, value

PRINTED = {8: "10", 9: "11", 10: "12"}
DECK = Deck(
    id="spanish",
    name="Spanish",
    width=W,
    height=H,
    corner_radius=0.055,
    suits="spanish",
    backs=("back", "back_blue", "back_green"),
    indices=True,
    printed=PRINTED,
)
NUMBERS = {"coins": numbers.coins, "cups": numbers.cups, "swords": numbers.swords, "clubs": numbers.clubs}


def framed(name: str, artist: Artist) -> Artist:
    """A card with its frame and numerals; its suit and rank are in its ``name``."""
    suit, rank = name.split("_")

    def card(c: Canvas) -> None:
        frame(c, suit)
        artist(c)
        numeral(c, int(PRINTED.get(int(rank), rank)))

    return card


def draw() -> dict[str, str]:
    """Every file of the deck: its name in the deck's folder, and its text."""
    cards = number_cards(NUMBERS) | picture_cards(ACES, COURTS)
    files = {f"{name}.svg": DECK.card(framed(name, artist)) for name, artist in sorted(cards.items())}
    for name, color in (("back", RED), ("back_blue", BLUE), ("back_green", GREEN)):
        files[f"{name}.svg"] = DECK.card(partial(back, color=color))
    for suit in SUITS:
        for rank in RANKS:
            overlay = DECK.blank()
            value(overlay, rank, INDEX[suit])
            files[f"index/{suit}_{rank:02d}.svg"] = overlay.svg()
    files["deck.toml"] = DECK.manifest()
    return files
