"""The whole Piacentine deck."""

from __future__ import annotations

from functools import partial

from tools.draw_decks.deck import RANKS, SUITS, Artist, Deck, number_cards, picture_cards
from tools.draw_decks.kit import Canvas
from tools.draw_decks.palette import BLUE, GREEN, INDEX, RED, YELLOW
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


def index(suit: str, rank: int) -> str:
    """The overlay: only a numeral, in the suit's colour, on the corner of the frame, which the pictures keep free."""
    return DECK.index(str(rank), INDEX[suit], 50 if rank < 10 else 60, 18, 70, 78)


def draw() -> dict[str, str]:
    """Every file of the deck: its name in the deck's folder, and its text."""
    cards = {name: framed(artist) for name, artist in number_cards(NUMBERS).items()} | picture_cards(ACES, COURTS)
    files = {f"{name}.svg": recoloured(DECK.card(artist)) for name, artist in sorted(cards.items())}
    for name, color, dot in (("back", RED, YELLOW), ("back_blue", BLUE, RED), ("back_green", GREEN, RED)):
        files[f"{name}.svg"] = recoloured(DECK.card(partial(back, color=color, dot=dot)))
    for suit in SUITS:
        for rank in RANKS:
            files[f"index/{suit}_{rank:02d}.svg"] = index(suit, rank)
    files["deck.toml"] = DECK.manifest()
    return files
