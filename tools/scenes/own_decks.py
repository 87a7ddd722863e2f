"""Scenes of a deck of the player's own: looked at before it is added, refused, and among the others."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PIL import Image, ImageDraw

from scopa_desktop.core.cards import DECK, Card, rank_of, suit_of
from scopa_desktop.store.decks.candidate import read_candidate
from scopa_desktop.ui.windows.adddeck import AddDeckSheet
from scopa_desktop.ui.windows.owndecks import OwnDeckBar
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError

_SUITS = ("denari", "coppe", "spade", "bastoni")
_INKS = ("#C98A14", "#B3261E", "#1F5390", "#2B6A3C")
_WIDTH, _HEIGHT = 300, 500


def _face(card: Card) -> Image.Image:
    """Return a card as somebody might paint it on a Sunday afternoon: as many blots as it counts."""
    image = Image.new("RGB", (_WIDTH, _HEIGHT), "#FBF4E2")
    draw, rank, ink = ImageDraw.Draw(image), rank_of(card), _INKS[suit_of(card)]
    columns = 1 if rank < 4 else 2
    rows = -(-rank // columns)
    for number in range(rank):
        x = _WIDTH * (number % columns + 1) / (columns + 1)
        y = _HEIGHT * (number // columns + 1) / (rows + 1)
        r = 46 if rank < 4 else 34
        box = (x - r, y - r, x + r, y + r)
        if suit_of(card) == 0:
            draw.ellipse(box, fill=ink, outline="#5A3B05", width=6)
        elif suit_of(card) == 1:
            draw.pieslice((box[0], box[1] - r, box[2], box[3]), 0, 180, fill=ink)
        else:
            draw.rounded_rectangle((x - r / 3, y - r, x + r / 3, y + r), 9 if suit_of(card) == 3 else 1, fill=ink)
    return image


def paint_deck(folder: Path, *, without: int = 0) -> Path:
    """Paint a deck into a folder, but for its last cards."""
    folder.mkdir(parents=True, exist_ok=True)
    for card in DECK[: len(DECK) - without]:
        _face(card).save(folder / f"{rank_of(card)}_{_SUITS[suit_of(card)]}.png", compress_level=1)
    Image.new("RGB", (_WIDTH, _HEIGHT), "#33507A").save(folder / "dorso.png")
    return folder


def looking(studio: Studio, without: int = 0) -> None:
    """Choose a folder as a deck, and wait until it is read."""
    folder = paint_deck(studio.folder / "Le carte di Pina", without=without)
    studio.window.show_preferences()
    studio.window.add_deck(folder)
    sheet = studio.window._sheet
    if not isinstance(sheet, AddDeckSheet):
        raise StudioError("this is not the sheet of a new deck")
    studio.wait_for(lambda: sheet.candidate is not None or bool(sheet.sentence), "the deck was not read")


def among_ours(studio: Studio, *, removed: bool = False) -> None:
    """Play with a deck of one's own, and look at the preferences."""
    own = studio.window.choices.own
    if own is None:
        raise StudioError("no decks are kept")
    deck = read_candidate(paint_deck(studio.folder / "Le carte di Pina"))
    studio.window._deck_added(own.add(deck, deck.name))
    bar = studio.window.findChild(OwnDeckBar)
    if removed and isinstance(bar, OwnDeckBar):
        bar.remove.click()


OWN_DECKS = (
    Scene("deck-add", looking, ("AddDeckSheet", "CheckGrid"), small=True),
    Scene("deck-add-french", looking, ("AddDeckSheet",), {"deck": "french", "cloth": "notte"}),
    Scene("deck-refused", partial(looking, without=2), ("AddDeckSheet",), small=True),
    Scene("deck-own", among_ours, ("PreferencesSheet", "OwnDeckBar"), small=True),
    Scene("deck-removed", partial(among_ours, removed=True), ("PreferencesSheet", "OwnDeckBar")),
)
