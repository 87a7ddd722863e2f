"""Cards are told apart, and read, by everybody: in grey, without one kind of cones, small, and by weak eyes.

The decks are found in their folder, without being named here; what is asked of all is asked of a new one too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from scopa_desktop.core.cards import DECK, Card, parse_card, rank_of, suit_of
from scopa_desktop.ui.decks.manifest import Deck, IndexSize, installed_decks, read_deck
from scopa_desktop.ui.decks.pixmaps import CardPixmaps, read_image
from scopa_desktop.ui.theme import CARD
from scopa_desktop.ui.words import Words
from tests.ui.decks import seeing
from tests.ui.decks.placeholder import SUITS, make_deck, svg
from tools.draw_decks.french import large
from tools.draw_decks.glyphs import glyphs, word
from tools.draw_decks.kit import Canvas

pytestmark = pytest.mark.usefixtures("qapp")

DECKS = installed_decks()
every_deck = pytest.mark.parametrize("name", DECKS)
widths = pytest.mark.parametrize("width", [60, 120])

LEAST = 0.02
"""Of a face's area must differ clearly: on a card of 60 pixels a spot of ten by ten, about a tenth of an inch."""
FAN = 0.42
"""The share of a card that is seen in a hand of ten."""
LEAST_IN_FAN = 0.015
"""Of what is seen in a fan: on a card of 60 pixels 32 of them, a letter of the smallest text that the program shows."""
LEAST_WEAK = 0.025
"""Of a face in large print, for weak eyes: about eight of the cells that they make out on a card of 120 pixels."""
READABLE, LARGE_PRINT = 4.5, 7.0
"""The contrast of letters with the card that the guidelines for accessible pages ask for, and their higher mark."""


@cache
def faces(name: str, width: int) -> list[QImage]:
    """All faces of one of our decks, with its overlays, as the program draws them."""
    return [seeing.face(CardPixmaps(DECKS[name]), card, width) for card in DECK]


def alike(
    pictures: Sequence[QImage], least: float, share: float = 1.0, side: int = seeing.SHARP, ranks: bool = True
) -> list[str]:
    """Name the pairs of cards that too little tells apart, and the eyes for which it does not.

    Args:
        pictures: by card.
        least: the share of the cells that must differ.
        share: how much is seen of a card, from its left edge.
        side: the pixels in a cell's side.
        ranks: whether cards of other ranks are compared too.
    """
    found = []
    for vision in seeing.VISIONS:
        seen = [seeing.cells(picture, vision, share, side) for picture in pictures]
        found += [
            f"{vision}: {_name(a)} and {_name(b)}, {differ:.2%}"
            for a, b in combinations(DECK, 2)
            if (ranks or rank_of(a) == rank_of(b)) and (differ := seeing.difference(seen[a], seen[b])) < least
        ]
    return found


def _name(card: Card) -> str:
    return f"{SUITS[suit_of(card)]} {rank_of(card)}"


# ---------------------------------------------------------------------------------------------- telling apart


@every_deck
@widths
def test_the_suits_of_a_rank_are_told_apart_without_colours(name: str, width: int) -> None:
    assert alike(faces(name, width), LEAST, ranks=False) == []


@every_deck
def test_every_face_is_told_from_every_other_when_small(name: str) -> None:
    assert alike(faces(name, 60), LEAST) == []


@every_deck
@widths
def test_the_suits_are_told_apart_by_what_a_fan_shows(name: str, width: int) -> None:
    assert alike(faces(name, width), LEAST_IN_FAN, FAN, ranks=False) == []


def test_weak_eyes_tell_large_print_apart_and_nothing_finer() -> None:
    assert alike(faces("french_large", 120), LEAST_WEAK, side=seeing.WEAK) == []
    assert alike(faces("french", 120), LEAST_WEAK, side=seeing.WEAK) != []


def hued(folder: Path, colours: Sequence[str], shapes: bool) -> list[QImage]:
    """A deck whose suits have colours of their own, and all one shape or each another."""
    make_deck(folder)
    places = (0, 70, 140, 210) if shapes else (0, 0, 0, 0)
    for suit, colour, place in zip(SUITS, colours, places, strict=True):
        for rank in range(1, 11):
            mark = f'<rect x="{30 + place}" y="{20 + rank * 22}" width="160" height="160" fill="{colour}"/>'
            (folder / f"{suit}_{rank:02d}.svg").write_text(svg(CARD.paper, mark), "utf-8")
    pictures = CardPixmaps(read_deck(folder), index=IndexSize.OFF)
    return [seeing.face(pictures, card, 60) for card in DECK]


#: Yellow-brown, red, blue and green of one lightness: told apart by their hues alone.
HUES = ("#8C6E00", "#D02F3C", "#2E6FD6", "#2E8046")


def test_a_deck_whose_suits_differ_by_hue_alone_is_found_out(tmp_path: Path) -> None:
    found = alike(hued(tmp_path / "hues", HUES, shapes=False), LEAST, ranks=False)
    assert len([pair for pair in found if pair.startswith("grey")]) == 60
    for vision in seeing.VISIONS:
        assert any(pair.startswith(vision) for pair in found)


#: As light as one another for who sees red dark, and for nobody else: the first two.
DARK_RED = ("#FF0000", "#5E5E5E", "#BEBEBE", "#000000")


def test_red_beside_grey_is_found_out_where_red_is_seen_dark(tmp_path: Path) -> None:
    found = alike(hued(tmp_path / "red", DARK_RED, shapes=False), LEAST, ranks=False)
    assert len(found) == 10 and all(pair.startswith("protanopia: coins") for pair in found)


def test_a_deck_whose_suits_differ_by_shape_passes(tmp_path: Path) -> None:
    assert alike(hued(tmp_path / "shapes", HUES, shapes=True), LEAST, ranks=False) == []
    assert alike(hued(tmp_path / "black", ("#000000",) * 4, shapes=True), LEAST, ranks=False) == []


# ---------------------------------------------------------------------------------------------------- reading

#: Where cards print their value, as shares of the card: left, top, right, bottom.
PRINT = {
    "french_numbers": (0.0, 0.0, 0.165, 0.16),
    "french_large": (0.0, 0.0, 0.48, 0.495),
    "spanish": (0.085, 0.055, 0.21, 0.135),
}
READ_AT = 280


@cache
def templates(name: str) -> list[tuple[str, seeing.Mask]]:
    """What each label looks like in the letters of a deck; narrow corners have squeezed ones."""
    found = []
    for text in [*(each for each in glyphs() if each not in "0CST"), "10", "11", "12"]:
        for width in (400, 150):
            canvas = Canvas(400, 400)
            if name == "french_large" and text not in ("11", "12"):
                large.label(canvas, text, "#000000")
            else:
                canvas.fill(word(text, 200, width, gap=14, firm=True).moved(200, 200), "#000000")
            image = QImage.fromData(canvas.svg().encode(), "SVG").scaled(200, 200)  # type: ignore[arg-type]
            found.append((text, seeing.first_line(image)))
    return found


def read(name: str, picture: QImage) -> str:
    """Read the uppermost line of a picture."""
    line = seeing.first_line(picture)
    return max(templates(name), key=lambda each: seeing.likeness(line, each[1]))[0]


def label(deck: Deck, card: Card, letters: str) -> QImage:
    """The part of a card that names it: of its overlay, or of its face if it has none."""
    height = round(READ_AT * deck.aspect)
    overlay = deck.index(card, letters)
    if overlay is not None:
        return read_image(str(overlay), QSize(READ_AT, height)).copy(0, 0, READ_AT // 2, height // 2)
    return printed(deck, card)


def printed(deck: Deck, card: Card) -> QImage:
    """The part of a face where it prints its value."""
    width, height = READ_AT, round(READ_AT * deck.aspect)
    left, top, right, bottom = PRINT[deck.id]
    area = QRect(
        round(left * width), round(top * height), round((right - left) * width), round((bottom - top) * height)
    )
    return CardPixmaps(deck, index=IndexSize.OFF).image(card, width, height).copy(area)


def naming(deck: Deck) -> str:
    """How the program names the cards of a deck."""
    return "numbers" if deck.french and not deck.index_sets else deck.suits


LABELLED = [(name, letters) for name, deck in DECKS.items() for letters in (deck.index_sets or ("",))]


@pytest.mark.parametrize(("name", "letters"), LABELLED)
def test_the_label_says_what_the_program_calls_the_card(name: str, letters: str) -> None:
    deck = DECKS[name]
    marks = Words(naming(deck), letters).marks()
    assert {card: read(name, label(deck, card, letters)) for card in DECK} == {
        card: marks.ranks[rank_of(card) - 1] for card in DECK
    }


@every_deck
def test_a_card_that_prints_another_number_says_so(name: str) -> None:
    deck = DECKS[name]
    if not deck.printed:
        return
    for card in DECK:
        if rank_of(card) in deck.printed:
            assert read(name, printed(deck, card)) == deck.printed[rank_of(card)]
            assert deck.index(card) is not None, "what it counts is said by an overlay"


@pytest.mark.parametrize(("name", "letters"), LABELLED)
def test_labels_stand_out_from_the_card(name: str, letters: str) -> None:
    deck = DECKS[name]
    for card in DECK:
        [(colour, _)] = seeing.ink(label(deck, card, letters)).most_common(1)
        least = LARGE_PRINT if name == "french_large" else READABLE
        assert seeing.contrast(colour, CARD.paper) >= least, (card, colour)


def test_small_cards_on_the_table_stand_out_too() -> None:
    for colours in (CARD.index, CARD.french_index, *(deck.colors for deck in DECKS.values())):
        for colour in colours:
            assert seeing.contrast(colour, CARD.paper) >= READABLE


def test_large_print_has_one_colour_for_each_suit() -> None:
    deck = DECKS["french_large"]
    seven = [seeing.ink(printed(deck, parse_card(f"7{suit}"))).most_common(1)[0][0] for suit in "DCSB"]
    assert seven == [colour.lower() for colour in deck.colors]
    assert len(set(seven)) == 4


# --------------------------------------------------------------------------------------- how large the names are


def named(name: str, card: Card, width: int, size: IndexSize, letters: str = "") -> QImage:
    """A card with its name, as large as the player wants it."""
    return seeing.face(CardPixmaps(DECKS[name], index=size, letters=letters), card, width)


def changed(one: QImage, other: QImage) -> QRect:
    """Where the upper left quarters of two pictures differ."""
    found = QRect()
    for y in range(one.height() // 2):
        for x in range(one.width() // 2):
            if one.pixel(x, y) != other.pixel(x, y):
                found = found.united(QRect(x, y, 1, 1))
    return found


OVERLAID = [name for name, deck in DECKS.items() if deck.index(DECK[0]) is not None and not deck.index_always]
LEAST_RANK = 10
"""Pixels of height: a capital letter of the smallest text in the program."""


@pytest.mark.parametrize("name", OVERLAID)
@pytest.mark.parametrize("width", [44, 60, 90, 150])
def test_a_small_name_is_never_smaller_than_small_text(name: str, width: int) -> None:
    for card in map(parse_card, ("4D", "7C", "10S")):
        place = changed(*(named(name, card, width, size) for size in (IndexSize.OFF, IndexSize.SMALL)))
        assert place.height() >= LEAST_RANK, (card, place)
        assert place.left() <= 0.1 * width and place.width() <= 0.35 * width, "it is discreet"


@pytest.mark.parametrize(("name", "letters"), [each for each in LABELLED if not DECKS[each[0]].index_always])
def test_a_large_name_is_read_on_the_smallest_cards(name: str, letters: str) -> None:
    width, deck = 60, DECKS[name]
    area = QRect(0, 0, round((0.29 if deck.french else 0.42) * width), round((0.46 if deck.french else 0.42) * width))
    marks = Words(naming(deck), letters).marks()
    for card in DECK:
        corner = named(name, card, width, IndexSize.LARGE, letters).copy(area)
        assert read(name, corner) == marks.ranks[rank_of(card) - 1], card
        assert len(seeing.first_line(corner)) >= 2 * LEAST_RANK - 1


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("name", OVERLAID)
def test_a_large_name_is_larger_at_every_size_and_leaves_half_the_card(name: str, ratio: float) -> None:
    pictures = [CardPixmaps(DECKS[name], index=size) for size in IndexSize]
    for width in (60, 110, 250):
        height = round(width * DECKS[name].aspect)
        off, small, large = (each.image(parse_card("7C"), width, height, ratio) for each in pictures)
        assert changed(off, large).height() >= 1.5 * changed(off, small).height()
        assert changed(off, large).right() < off.width() / 2


def test_names_that_are_large_already_stay() -> None:
    for card in (DECK[0], DECK[9]):
        pictures = [named("french_large", card, 120, size) for size in IndexSize]
        assert pictures[0] == pictures[1] == pictures[2]
