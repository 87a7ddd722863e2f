"""The French deck for children and beginners: every card is its number, A to 10, with as many pips."""

from __future__ import annotations

from tools.draw_decks.deck import RANKS, Deck
from tools.draw_decks.french.aces import ACES
from tools.draw_decks.french.deck import SIGN, backs
from tools.draw_decks.french.signs import H, W, index, number_card
from tools.draw_decks.kit import Canvas

DECK = Deck("french_numbers", "French, numbers", W, H, 0.055, "french", ("back", "back_blue"), indices=True)


def face(canvas: Canvas, sign: str, n: int) -> None:
    """A card of pips with its number in the corners."""
    if n == 1:
        ACES[sign](canvas)
    else:
        number_card(canvas, sign, n)
    index(canvas, sign, "A" if n == 1 else str(n), room=92)


def draw() -> dict[str, str]:
    """Every file of the deck, name to text."""
    files = {f"{name}.svg": DECK.card(artist) for name, artist in backs().items()}
    for suit, sign in SIGN.items():
        for n in RANKS:
            canvas = DECK.blank()
            canvas.paper()
            face(canvas, sign, n)
            files[f"{suit}_{n:02d}.svg"] = canvas.svg()
    return files | {"deck.toml": DECK.manifest()}
