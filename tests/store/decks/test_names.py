"""Cards are told from the names of their files, in the schemes that people use."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_desktop.core.cards import DECK, Card, rank_of, suit_of
from scopa_desktop.store.decks.names import recognise, words_of
from scopa_desktop.store.decks.remarks import DeckNote

ITALIAN = ("denari", "coppe", "spade", "bastoni")
SPANISH = ("oros", "copas", "espadas", "bastos")
FRENCH = ("carreau", "cœur", "pique", "trèfle")
ENGLISH = ("Diamonds", "Hearts", "Spades", "Clubs")
GERMAN = ("Münzen", "Kelche", "Schwerter", "Stäbe")
KARO = ("Karo", "Herz", "Pik", "Kreuz")
ITALIAN_RANKS = ("asso", "due", "tre", "quattro", "cinque", "sei", "sette", "fante", "cavallo", "re")
SPANISH_RANKS = ("as", "dos", "tres", "cuatro", "cinco", "seis", "siete", "sota", "caballo", "rey")
FRENCH_RANKS = ("as", "deux", "trois", "quatre", "cinq", "six", "sept", "valet", "dame", "roi")
ENGLISH_RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "knave", "knight", "king")
GERMAN_RANKS = ("Ass", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "Bube", "Dame", "König")
UNTER = ("Daus1", "2", "3", "4", "5", "6", "7", "Unter", "Ober", "König")
HIGH = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
CASINO = ("A", "2", "3", "4", "5", "6", "7", "J", "Q", "K")
VDR = ("1", "2", "3", "4", "5", "6", "7", "V", "D", "R")
FCR = ("1", "2", "3", "4", "5", "6", "7", "F", "C", "R")
SCR = ("A", "2", "3", "4", "5", "6", "7", "S", "C", "R")
PLAIN = tuple(str(rank) for rank in range(1, 11))
PADDED = tuple(f"{rank:02d}" for rank in range(1, 11))

SCHEMES = {
    "{rank}{suit}.png": [("DCSB", PLAIN), ("dcsb", PLAIN), ("DHSC", CASINO), ("OCEB", HIGH), ("DCSB", FCR)],
    "{suit}{rank}.png": [("dcsb", PADDED), ("OCEB", HIGH), ("DHSC", CASINO), ("dcsb", FCR)],
    "{rank}_{suit}.jpg": [(ITALIAN, PLAIN), (ENGLISH, CASINO), (GERMAN, GERMAN_RANKS), (FRENCH, VDR), (KARO, CASINO)],
    "{suit}_{rank}.webp": [(ITALIAN, PADDED), (SPANISH, HIGH), (KARO, UNTER), (ITALIAN, ITALIAN_RANKS), (SPANISH, SCR)],
    "{suit}-{rank}.svg": [(SPANISH, SPANISH_RANKS), (FRENCH, FRENCH_RANKS), (SPANISH, HIGH), (ENGLISH, CASINO)],
    "{suit}{rank}.gif": [(ITALIAN, PADDED), (SPANISH, HIGH), (ENGLISH, PLAIN)],
    "{rank} di {suit}.png": [(ITALIAN, ITALIAN_RANKS)],
    "{rank} de {suit}.png": [(SPANISH, SPANISH_RANKS), (FRENCH, FRENCH_RANKS)],
    "{rank}_of_{suit}.png": [(ENGLISH, ENGLISH_RANKS), (("coins", "cups", "swords", "clubs"), ENGLISH_RANKS)],
    "{suit}/{rank}.png": [(ITALIAN, PLAIN), (SPANISH, HIGH), (ENGLISH, CASINO), (ITALIAN, ITALIAN_RANKS)],
    "Carte napoletane/{suit}/{rank}.PNG": [(ITALIAN, PADDED)],
    "deck-2/card_{rank}_{suit}_v2.png": [(ITALIAN, PLAIN)],
}
CASES = [(form, suits, ranks) for form, sets in SCHEMES.items() for suits, ranks in sets]


@pytest.mark.parametrize(("form", "suits", "ranks"), CASES)
def test_every_scheme_is_read(form: str, suits: tuple[str, ...], ranks: tuple[str, ...]) -> None:
    names = {form.format(suit=suits[suit_of(each)], rank=ranks[rank_of(each) - 1]): each for each in DECK}
    assert len(names) == 40
    found = recognise(names)
    assert found.unknown == () and found.surplus == ()
    assert {name: which for which, (name,) in found.faces.items()} == names
    assert found.high_courts == (ranks is HIGH)


@pytest.mark.parametrize(
    ("suits", "kind"),
    [(ITALIAN, "italian"), (SPANISH, "spanish"), (FRENCH, "french"), (ENGLISH, "french"), (GERMAN, "italian")],
)
def test_the_kind_of_suits_is_told(suits: tuple[str, ...], kind: str) -> None:
    found = recognise(f"{suits[suit_of(each)]}_{rank_of(each)}.png" for each in DECK)
    assert found.suits == kind
    assert found.notes[0].kind is DeckNote[kind.upper()]


@pytest.mark.parametrize("form", ["{}.png", "{:02d}.png", "card{:03d}.jpg", "IMG_2026 ({})x{:02d}.png"])
def test_numbers_from_1_to_40_are_the_cards_in_their_order(form: str) -> None:
    names = [form.format(each + 1, each + 1) for each in DECK]
    found = recognise(names)
    assert [found.faces[each] for each in DECK] == [(name,) for name in names]
    assert found.notes[0].kind is DeckNote.NUMBERED


@pytest.mark.parametrize("extra", ["00.png", "41.png"])
def test_a_number_beside_the_forty_is_the_back(extra: str) -> None:
    found = recognise([*(f"{each + 1:02d}.png" for each in DECK), extra])
    assert found.backs == (extra,)
    assert DeckNote.BACK_NUMBERED in {each.kind for each in found.notes}


@pytest.mark.parametrize(
    "back", ["back.png", "Dorso.png", "retro_blu.jpg", "dos.png", "Rückseite.png", "reverso.webp", "00-back.gif"]
)
def test_backs_are_found_in_five_languages(back: str) -> None:
    found = recognise([*(f"{FRENCH[suit_of(each)]}_{rank_of(each)}.png" for each in DECK), back])
    assert found.backs == (back,)
    assert len(found.faces) == 40


def test_a_spanish_two_is_no_french_back() -> None:
    found = recognise(f"{SPANISH_RANKS[rank_of(each) - 1]} de {SPANISH[suit_of(each)]}.png" for each in DECK)
    assert found.backs == () and len(found.faces) == 40


def test_the_eights_and_nines_of_a_spanish_deck_of_48_are_left_out() -> None:
    found = recognise(f"{suit}_{rank}.png" for suit in SPANISH for rank in range(1, 13))
    assert len(found.faces) == 40 and len(found.surplus) == 8
    assert all("_8." in name or "_9." in name for name in found.surplus)
    assert found.high_courts


def test_the_eights_to_tens_of_a_deck_of_52_are_left_out() -> None:
    found = recognise([*(f"{r}{s}.png" for s in "DHSC" for r in (*"A23456789JQK", "10")), "joker.png"])
    assert len(found.faces) == 40 and len(found.surplus) == 12
    assert found.unknown == ("joker.png",)
    thirteen = recognise(f"{suit}{rank:02d}.png" for suit in ENGLISH for rank in range(1, 14))
    assert len(thirteen.faces) == 40 and len(thirteen.surplus) == 12
    assert thirteen.faces[Card(7)] == ("Diamonds11.png",)


def test_the_number_beside_the_suit_is_the_rank() -> None:
    names = [f"napoletane{each + 1:02d}_{rank_of(each)}_{ITALIAN[suit_of(each)]}.png" for each in DECK]
    found = recognise(names)
    assert [found.faces[each] for each in DECK] == [(name,) for name in names]


def test_words_are_plain() -> None:
    assert words_of("ReDiCoppe") == ("re", "di", "coppe")
    assert words_of("TRÈFLE-07b") == ("trefle", "07", "b")
    assert words_of("_-+") == ()


@given(st.lists(st.text(max_size=24), max_size=60, unique=True))
def test_any_names_are_read_and_none_is_lost(names: list[str]) -> None:
    _check(names)


WORDS = (*ITALIAN, *SPANISH, *ENGLISH, *ITALIAN_RANKS, *FRENCH_RANKS, *"dcsbohekqjrfva", *map(str, range(15)), "back")


@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=4).map("_".join), max_size=60, unique=True))
def test_any_words_are_read_and_none_is_lost(names: list[str]) -> None:
    _check(names)


def _check(names: list[str]) -> None:
    found = recognise(names)
    faces = [name for each in found.faces.values() for name in each]
    assert sorted((*faces, *found.backs, *found.surplus, *found.unknown)) == sorted(names)
    assert set(found.faces) <= set(DECK)


@given(
    st.sampled_from(CASES), st.sampled_from(["", "mazzo ", "x-"]), st.sampled_from([str.lower, str.upper, str.title])
)
def test_capitals_and_a_word_before_make_no_difference(
    case: tuple[str, tuple[str, ...], tuple[str, ...]], before: str, shape: object
) -> None:
    form, suits, ranks = case
    assert callable(shape)
    names = [before + shape(form.format(suit=suits[suit_of(e)], rank=ranks[rank_of(e) - 1])) for e in DECK]
    found = recognise(names)
    assert [found.faces.get(each) for each in DECK] == [(name,) for name in names]
