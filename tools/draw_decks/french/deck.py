"""The French deck, 63 x 88 mm: double-ended courts; its letters are overlays, one set for each language."""

from __future__ import annotations

from functools import partial

from tools.draw_decks.deck import SUITS, Artist, Deck, number_cards, picture_cards
from tools.draw_decks.french.aces import ACES, back
from tools.draw_decks.french.court import court_card, part
from tools.draw_decks.french.courts import COURTS
from tools.draw_decks.french.signs import SUITS as SIGNS
from tools.draw_decks.french.signs import H, W, index, number_card
from tools.draw_decks.kit import Canvas
from tools.draw_decks.palette import BLUE, RED

#: Knave, queen and king in English, French and Italian, and as what they count.
INDEX_SETS = ("JQK", "VDR", "FDR", "8-9-10")

DECK = Deck("french", "French", W, H, 0.055, "french", ("back", "back_blue"), index_sets=INDEX_SETS)

#: The sign of each Italian suit.
SIGN = dict(zip(SUITS, SIGNS, strict=True))


def backs() -> dict[str, Artist]:
    """The two backs, by file name."""
    return {"back": part(back, RED), "back_blue": part(back, BLUE)}


def draw() -> dict[str, str]:
    """Every file of the deck, name to text."""
    cards = number_cards({suit: partial(_numbers, sign) for suit, sign in SIGN.items()})
    aces = {suit: ACES[sign] for suit, sign in SIGN.items()}
    courts = {s: [part(court_card, sign, COURTS[sign, n]) for n in (8, 9, 10)] for s, sign in SIGN.items()}
    cards |= picture_cards(aces, courts) | backs()
    files = {f"{name}.svg": DECK.card(artist) for name, artist in cards.items()}
    return files | overlays() | {"deck.toml": DECK.manifest()}


def _numbers(sign: str, canvas: Canvas, n: int) -> None:
    number_card(canvas, sign, n)


def court_letters() -> list[tuple[str, int]]:
    """What courts say in their corners, and the rank that says it: each once, whatever the sets that share it."""
    pairs = [
        (letter, rank)
        for name in INDEX_SETS
        for letter, rank in zip(name.split("-") if "-" in name else name, (8, 9, 10), strict=True)
    ]
    return list(dict.fromkeys(pairs))


def overlays() -> dict[str, str]:
    """The indices: a folder for each letter of a court, and one for the cards that are alike in all sets."""
    labels = [("common", 1, "A"), *(("common", n, str(n)) for n in range(2, 8))]
    labels += [(letter, rank, letter) for letter, rank in court_letters()]
    files = {}
    for folder, rank, label in labels:
        for suit, sign in SIGN.items():
            canvas = DECK.blank()
            index(canvas, sign, label)
            files[f"index/{folder}/{suit}_{rank:02d}.svg"] = canvas.svg()
    return files
