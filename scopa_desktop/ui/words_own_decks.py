"""What there is to say about a player's own deck, as sentences in the player's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from scopa_desktop.store.decks.remarks import DeckFault, DeckNote, Remark
from scopa_desktop.ui.words import QT_TRANSLATE_NOOP, Words
from scopa_desktop.ui.words_faults import reworded

# The English of `DeckFault` and `DeckNote`, once more, because translators are shown what stands in these marks.
SENTENCES: Final[dict[DeckFault | DeckNote, str]] = {
    DeckFault.UNREADABLE: QT_TRANSLATE_NOOP("Troubles", "{file} could not be read: {reason}."),
    DeckFault.NO_PICTURES: QT_TRANSLATE_NOOP(
        "Troubles", "{file} holds no pictures; choose a folder or zip with 40 of them (PNG, JPEG, WebP, GIF or SVG)."
    ),
    DeckFault.TOO_MANY_FILES: QT_TRANSLATE_NOOP(
        "Troubles", "{file} holds more than {most} files; leave only the pictures of the cards in it."
    ),
    DeckFault.FILE_TOO_LARGE: QT_TRANSLATE_NOOP("Troubles", "{file} is larger than {most} MB; save it smaller."),
    DeckFault.DECK_TOO_LARGE: QT_TRANSLATE_NOOP(
        "Troubles", "{file} holds more than {most} MB; save the pictures smaller."
    ),
    DeckFault.RATIO: QT_TRANSLATE_NOOP(
        "Troubles", "{file} would unpack to more than {most} times its size; pack the pictures anew."
    ),
    DeckFault.LEAVES: QT_TRANSLATE_NOOP(
        "Troubles", "A path in the zip leads out of it ({file}); pack the folder of pictures anew."
    ),
    DeckFault.LINK: QT_TRANSLATE_NOOP("Troubles", "{file} is a link; put the picture itself in its place."),
    DeckFault.TWICE: QT_TRANSLATE_NOOP("Troubles", "The zip holds {file} twice; pack the folder of pictures anew."),
    DeckFault.LOCKED: QT_TRANSLATE_NOOP("Troubles", "{file} is locked with a password; make a zip without one."),
    DeckFault.ZIP_DAMAGED: QT_TRANSLATE_NOOP(
        "Troubles", "{file} is not a whole zip file; fetch it again or make it anew."
    ),
    DeckFault.ZIP_UNUSUAL: QT_TRANSLATE_NOOP(
        "Troubles", "{file} is packed in an unusual way; make an ordinary zip file of the pictures."
    ),
    DeckFault.MISSING: QT_TRANSLATE_NOOP("Troubles", "There is no picture of {cards}; add what is missing."),
    DeckFault.MISSING_MANY: QT_TRANSLATE_NOOP(
        "Troubles",
        "Only {found} of the 40 cards can be told from the names of the pictures; name them like "
        "7_coins.png, or number them from 01 to 40.",
    ),
    DeckFault.REPEATED: QT_TRANSLATE_NOOP(
        "Troubles", "Two pictures are named as {cards}: {first} and {second}; leave one of them out."
    ),
    DeckFault.NO_IMAGE: QT_TRANSLATE_NOOP(
        "Troubles", "{file} is not a picture that can be read; save it anew as PNG, JPEG, WebP, GIF or SVG."
    ),
    DeckFault.TOO_MANY_PIXELS: QT_TRANSLATE_NOOP(
        "Troubles", "{file} has more than {most} million pixels; save it smaller."
    ),
    DeckFault.TOO_FEW_PIXELS: QT_TRANSLATE_NOOP(
        "Troubles", "{file} is only {width} × {height} pixels; a card must be at least {least} wide."
    ),
    DeckFault.PROPORTIONS: QT_TRANSLATE_NOOP(
        "Troubles", "{file} has other proportions than most cards; give all pictures the same shape."
    ),
    DeckFault.SHAPE: QT_TRANSLATE_NOOP(
        "Troubles", "The cards are {ratio} times as high as they are wide; it must be 1.2 to 2.2 times."
    ),
    DeckFault.SVG_BROKEN: QT_TRANSLATE_NOOP(
        "Troubles", "{file} is no proper SVG drawing; save it anew as plain SVG, or as PNG."
    ),
    DeckFault.SVG_SIZE: QT_TRANSLATE_NOOP(
        "Troubles", "{file} does not say how large it is; give it a viewBox, or a width and height."
    ),
    DeckFault.SVG_OUTSIDE: QT_TRANSLATE_NOOP(
        "Troubles", "{file} refers to something outside itself ({what}); save it anew as plain SVG, or as PNG."
    ),
    DeckFault.SVG_IMAGE: QT_TRANSLATE_NOOP("Troubles", "{file} carries a picture within the drawing; save it as PNG."),
    DeckFault.SVG_TEXT: QT_TRANSLATE_NOOP(
        "Troubles", "{file} holds text, which looks different on every computer; turn the text into paths."
    ),
    DeckFault.SVG_SCRIPT: QT_TRANSLATE_NOOP(
        "Troubles", "{file} holds a script, an animation or a foreign object; save it anew as plain SVG, or as PNG."
    ),
    DeckFault.SVG_ENTITIES: QT_TRANSLATE_NOOP(
        "Troubles", "{file} declares entities; save it anew as plain SVG, or as PNG."
    ),
    DeckFault.SVG_COMPLEX: QT_TRANSLATE_NOOP(
        "Troubles", "{file} is too intricate to be drawn quickly; simplify it, or save it as PNG."
    ),
    DeckFault.MANIFEST_BROKEN: QT_TRANSLATE_NOOP(
        "Troubles", "{file} is no proper TOML ({reason}); correct it or leave it out."
    ),
    DeckFault.MANIFEST_FORMAT: QT_TRANSLATE_NOOP(
        "Troubles", "{file} does not say format = 1; correct it or leave it out."
    ),
    DeckFault.MANIFEST_NEWER: QT_TRANSLATE_NOOP(
        "Troubles", "{file} is for a newer version of the game; update the game, or leave the file out."
    ),
    DeckFault.MANIFEST_VALUE: QT_TRANSLATE_NOOP("Troubles", "In {file}, {key} must be {allowed}; correct it."),
    DeckFault.MANIFEST_FILE: QT_TRANSLATE_NOOP(
        "Troubles", "{file} names the picture {picture}, which is not there; correct the name or add the picture."
    ),
    DeckFault.TOO_MANY_DECKS: QT_TRANSLATE_NOOP(
        "Troubles", "There are {most} decks of your own already; remove one to add another."
    ),
    DeckFault.NOT_ADDED: QT_TRANSLATE_NOOP("Troubles", "The deck could not be added ({reason}); nothing was changed."),
    DeckFault.NOT_EXPORTED: QT_TRANSLATE_NOOP("Troubles", "{file} could not be written: {reason}."),
    DeckFault.NOT_REMOVED: QT_TRANSLATE_NOOP(
        "Troubles", "The deck could not be removed ({reason}); nothing was changed."
    ),
    DeckFault.NOT_RESTORED: QT_TRANSLATE_NOOP("Troubles", "The deck could not be put back: {reason}."),
    DeckNote.NUMBERED: QT_TRANSLATE_NOOP(
        "Troubles",
        "The pictures are numbered from 1 to 40; they are taken as coins, cups, swords, clubs, from ace to king.",
    ),
    DeckNote.ITALIAN: QT_TRANSLATE_NOOP("Troubles", "The suits are taken to be Italian: coins, cups, swords, clubs."),
    DeckNote.SPANISH: QT_TRANSLATE_NOOP("Troubles", "The suits are taken to be Spanish: coins, cups, swords, clubs."),
    DeckNote.FRENCH: QT_TRANSLATE_NOOP(
        "Troubles", "The suits are taken to be French: diamonds for coins, hearts for cups, spades for swords, clubs."
    ),
    DeckNote.HIGH_COURTS: QT_TRANSLATE_NOOP(
        "Troubles", "10, 11 and 12 are taken for the three court cards, which count 8, 9 and 10 here."
    ),
    DeckNote.SURPLUS: QT_TRANSLATE_NOOP("Troubles", "The game has 40 cards: {count} others were left out ({file})."),
    DeckNote.UNKNOWN: QT_TRANSLATE_NOOP("Troubles", "{count} pictures were not recognised and left out ({file})."),
    DeckNote.NO_BACK: QT_TRANSLATE_NOOP("Troubles", "There is no picture of the back, so that a plain one is used."),
    DeckNote.BACK_NUMBERED: QT_TRANSLATE_NOOP("Troubles", "{file} is taken for the back."),
    DeckNote.BACK_SHAPE: QT_TRANSLATE_NOOP("Troubles", "{file} has other proportions than the cards and was left out."),
    DeckNote.STILL: QT_TRANSLATE_NOOP(
        "Troubles", "{count} pictures move; only what they show at first is used ({file})."
    ),
    DeckNote.WHITE: QT_TRANSLATE_NOOP("Troubles", "Transparent pictures were laid on white paper."),
    DeckNote.COARSE: QT_TRANSLATE_NOOP(
        "Troubles", "The pictures are only {width} pixels wide, and may look coarse on a large screen."
    ),
    DeckNote.NOT_DRAWN: QT_TRANSLATE_NOOP(
        "Troubles", "The game does not draw everything in {file}: {what}. Please look closely."
    ),
}


def remark_sentence(words: Words, remark: Remark) -> str:
    """Return a remark as one sentence."""
    sentence = QCoreApplication.translate("Troubles", SENTENCES[remark.kind])
    told = {name: reworded(text, 120) for name, text in remark.details.items()}
    return sentence.format(**told, cards=words.the_cards(remark.cards))
