"""What there is to say about a deck of a player's own: why it is refused, and what was guessed, each as one sentence.

A remark is data, a kind and what fills its sentence, so that a window can say it in another language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from scopa_desktop.core.cards import Card, card_text
from scopa_desktop.store.troubles import detail, shorten


class DeckFault(StrEnum):
    """Why a deck is refused, and what to do; the value is the English sentence."""

    UNREADABLE = "{file} could not be read: {reason}."
    NO_PICTURES = "{file} holds no pictures; choose a folder or zip with 40 of them (PNG, JPEG, WebP, GIF or SVG)."
    TOO_MANY_FILES = "{file} holds more than {most} files; leave only the pictures of the cards in it."
    FILE_TOO_LARGE = "{file} is larger than {most} MB; save it smaller."
    DECK_TOO_LARGE = "{file} holds more than {most} MB; save the pictures smaller."
    RATIO = "{file} would unpack to more than {most} times its size; pack the pictures anew."
    LEAVES = "A path in the zip leads out of it ({file}); pack the folder of pictures anew."
    LINK = "{file} is a link; put the picture itself in its place."
    TWICE = "The zip holds {file} twice; pack the folder of pictures anew."
    LOCKED = "{file} is locked with a password; make a zip without one."
    ZIP_DAMAGED = "{file} is not a whole zip file; fetch it again or make it anew."
    ZIP_UNUSUAL = "{file} is packed in an unusual way; make an ordinary zip file of the pictures."
    MISSING = "There is no picture of {cards}; add what is missing."
    MISSING_MANY = (
        "Only {found} of the 40 cards can be told from the names of the pictures; "
        "name them like 7_coins.png, or number them from 01 to 40."
    )
    REPEATED = "Two pictures are named as {cards}: {first} and {second}; leave one of them out."
    NO_IMAGE = "{file} is not a picture that can be read; save it anew as PNG, JPEG, WebP, GIF or SVG."
    TOO_MANY_PIXELS = "{file} has more than {most} million pixels; save it smaller."
    TOO_FEW_PIXELS = "{file} is only {width} × {height} pixels; a card must be at least {least} wide."
    PROPORTIONS = "{file} has other proportions than most cards; give all pictures the same shape."
    SHAPE = "The cards are {ratio} times as high as they are wide; it must be 1.2 to 2.2 times."
    SVG_BROKEN = "{file} is no proper SVG drawing; save it anew as plain SVG, or as PNG."
    SVG_SIZE = "{file} does not say how large it is; give it a viewBox, or a width and height."
    SVG_OUTSIDE = "{file} refers to something outside itself ({what}); save it anew as plain SVG, or as PNG."
    SVG_IMAGE = "{file} carries a picture within the drawing; save it as PNG."
    SVG_TEXT = "{file} holds text, which looks different on every computer; turn the text into paths."
    SVG_SCRIPT = "{file} holds a script, an animation or a foreign object; save it anew as plain SVG, or as PNG."
    SVG_ENTITIES = "{file} declares entities; save it anew as plain SVG, or as PNG."
    SVG_COMPLEX = "{file} is too intricate to be drawn quickly; simplify it, or save it as PNG."
    MANIFEST_BROKEN = "{file} is no proper TOML ({reason}); correct it or leave it out."
    MANIFEST_FORMAT = "{file} does not say format = 1; correct it or leave it out."
    MANIFEST_NEWER = "{file} is for a newer version of the game; update the game, or leave the file out."
    MANIFEST_VALUE = "In {file}, {key} must be {allowed}; correct it."
    MANIFEST_FILE = "{file} names the picture {picture}, which is not there; correct the name or add the picture."
    TOO_MANY_DECKS = "There are {most} decks of your own already; remove one to add another."
    NOT_ADDED = "The deck could not be added ({reason}); nothing was changed."
    NOT_EXPORTED = "{file} could not be written: {reason}."
    NOT_REMOVED = "The deck could not be removed ({reason}); nothing was changed."
    NOT_RESTORED = "The deck could not be put back: {reason}."


class DeckNote(StrEnum):
    """What was guessed or changed; the value is the English sentence."""

    NUMBERED = "The pictures are numbered from 1 to 40; they are taken as coins, cups, swords, clubs, from ace to king."
    ITALIAN = "The suits are taken to be Italian: coins, cups, swords, clubs."
    SPANISH = "The suits are taken to be Spanish: coins, cups, swords, clubs."
    FRENCH = "The suits are taken to be French: diamonds for coins, hearts for cups, spades for swords, clubs."
    HIGH_COURTS = "10, 11 and 12 are taken for the three court cards, which count 8, 9 and 10 here."
    SURPLUS = "The game has 40 cards: {count} others were left out ({file})."
    UNKNOWN = "{count} pictures were not recognised and left out ({file})."
    NO_BACK = "There is no picture of the back, so that a plain one is used."
    BACK_NUMBERED = "{file} is taken for the back."
    BACK_SHAPE = "{file} has other proportions than the cards and was left out."
    STILL = "{count} pictures move; only what they show at first is used ({file})."
    WHITE = "Transparent pictures were laid on white paper."
    COARSE = "The pictures are only {width} pixels wide, and may look coarse on a large screen."
    NOT_DRAWN = "The game does not draw everything in {file}: {what}. Please look closely."


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing to say.

    Attributes:
        kind: the sentence.
        details: what stands for its placeholders.
        cards: what stands for ``{cards}``.
    """

    kind: DeckFault | DeckNote
    details: Mapping[str, str] = field(default_factory=dict)
    cards: tuple[Card, ...] = ()

    @classmethod
    def of(cls, kind: DeckFault | DeckNote, cards: Iterable[Card] = (), **details: object) -> Remark:
        """Return a remark with these details, each shortened to what fits in a sentence."""
        return cls(kind, {name: detail(value, 120) for name, value in details.items()}, tuple(cards))

    def __str__(self) -> str:
        told = {name: shorten(value, 120) for name, value in self.details.items()}
        return self.kind.value.format(**told, cards=", ".join(map(card_text, self.cards)))


class DeckRefused(Exception):
    """A deck that is not taken; `remark` says why in one sentence."""

    def __init__(self, kind: DeckFault, cards: Iterable[Card] = (), **details: object) -> None:
        """Make the remark."""
        self.remark = Remark.of(kind, cards, **details)
        super().__init__(str(self.remark))
