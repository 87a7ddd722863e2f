"""A player's own decks stand among ours, and one that is lost is not missed for long."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import DECK, Card
from scopa_desktop.store.decks.candidate import read_candidate
from scopa_desktop.store.decks.remarks import DeckFault, DeckNote, Remark
from scopa_desktop.store.own_decks import OwnDecks
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.ui.choices import USUAL_DECK, Choices
from scopa_desktop.ui.decks.manifest import IndexSize, installed_decks
from scopa_desktop.ui.decks.own import own_decks
from scopa_desktop.ui.decks.pixmaps import CardPixmaps
from scopa_desktop.ui.words import Words
from scopa_desktop.ui.words_own_decks import SENTENCES, remark_sentence
from tests.store.decks.paper import drawing, folder, pictures, pixels

SEVEN = Card(6)


@pytest.fixture
def own(tmp_path: Path) -> OwnDecks:
    return OwnDecks(tmp_path / "decks")


def add(own: OwnDecks, tmp_path: Path, files: dict[str, bytes], **more: object) -> str:
    from dataclasses import replace

    candidate = read_candidate(folder(tmp_path / f"paper{len(own.ids())}", files))
    return own.add(replace(candidate, **more), "Zia Pina")  # type: ignore[arg-type]


@pytest.fixture
def choices(own: OwnDecks, tmp_path: Path) -> Choices:
    file = PreferencesFile(tmp_path / "preferences.toml", lambda trouble: pytest.fail(str(trouble)))
    return Choices(file, Preferences(), own=own)


def drawn(qtbot: QtBot, pixmaps: CardPixmaps, card: Card, size: tuple[int, int]) -> QColor:
    pixmaps.pixmap(card, *size)
    qtbot.waitUntil(lambda: pixmaps.is_ready(card, *size))
    return pixmaps.pixmap(card, *size).toImage().pixelColor(size[0] // 2, size[1] // 2)


@pytest.fixture
def closing() -> Iterator[list[CardPixmaps]]:
    made: list[CardPixmaps] = []
    yield made
    for each in made:
        each.close()


def test_an_own_deck_is_drawn_at_any_size(
    own: OwnDecks, tmp_path: Path, qtbot: QtBot, closing: list[CardPixmaps]
) -> None:
    files = {**pictures(), "coins_08.svg": drawing(7)}
    del files["coins_08.png"]
    name = add(own, tmp_path, files)
    deck = own_decks(own, installed_decks())[name]
    assert (deck.id, deck.name, deck.aspect) == (name, "Zia Pina", 1.6)
    plain = CardPixmaps(deck, index=IndexSize.OFF)
    closing.append(plain)
    for size in ((40, 64), (120, 192), (400, 640)):
        assert drawn(qtbot, plain, SEVEN, size).name() == "#24e12e"
        assert drawn(qtbot, plain, Card(7), size).name() == "#aa3333"
    named = CardPixmaps(deck)
    closing.append(named)
    drawn(qtbot, named, SEVEN, (400, 640))
    assert named.pixmap(SEVEN, 400, 640).toImage() != plain.pixmap(SEVEN, 400, 640).toImage()


@pytest.mark.parametrize(
    ("suits", "lent"), [("italian", "neapolitan"), ("spanish", "neapolitan"), ("french", "french")]
)
def test_our_overlays_name_the_cards_unless_they_do_so_themselves(
    suits: str, lent: str, own: OwnDecks, tmp_path: Path
) -> None:
    bare = add(own, tmp_path, pictures(), suits=suits, indices=False)
    printed = add(own, tmp_path, pictures(), suits=suits, indices=True)
    ours = installed_decks()
    decks = own_decks(own, ours)
    for card in DECK:
        assert decks[bare].index(card, "VDR") == ours[lent].index(card, "VDR") is not None
        assert decks[printed].index(card) is None
    assert decks[printed].index_sets == ours[lent].index_sets


def test_own_decks_stand_after_ours_and_speak_of_their_suits(own: OwnDecks, choices: Choices, tmp_path: Path) -> None:
    before = list(choices.decks)
    name = add(own, tmp_path, pictures(), suits="spanish")
    assert list(choices.decks) == before
    choices.look_for_decks()
    assert list(choices.decks) == [*before, name]
    choices.set("deck", name)
    assert choices.deck.id == name and choices.naming == "spanish"
    assert choices.give_up_lost_deck() == ""


@pytest.mark.parametrize("harm", ["gone", "half", "description", "nonsense"])
def test_a_lost_deck_gives_way_to_the_usual_one(harm: str, own: OwnDecks, choices: Choices, tmp_path: Path) -> None:
    name = add(own, tmp_path, pictures())
    choices.set("deck", name)
    place = own.folder / name
    if harm == "gone":
        own.remove(name)
    elif harm == "half":
        (place / "coins_07.png").write_bytes((place / "coins_07.png").read_bytes()[:50])
    elif harm == "description":
        (place / "deck.toml").write_bytes(b"\xff\0")
    else:
        (place / "deck.toml").write_text(
            (place / "deck.toml").read_text("utf-8").replace("height = 1600", "height = 9")
        )
    choices.look_for_decks()
    assert name not in choices.decks
    assert choices.give_up_lost_deck() == name
    assert choices.now.deck == choices.deck.id == USUAL_DECK
    assert choices.give_up_lost_deck() == ""


def test_every_remark_can_be_said_in_another_language() -> None:
    assert {each: each.value for each in (*DeckFault, *DeckNote)} == SENTENCES
    remark = Remark.of(DeckFault.REPEATED, [SEVEN], first="a.png", second="b.png")
    said = remark_sentence(Words(), remark)
    assert said == "Two pictures are named as the 7 of coins: a.png and b.png; leave one of them out."
    missing = remark_sentence(Words("french"), Remark.of(DeckFault.MISSING, [Card(9), SEVEN]))
    assert missing == "There is no picture of the king of diamonds and the 7 of diamonds; add what is missing."


def test_pixels_differ() -> None:
    assert len({pixels(each) for each in DECK}) == 40
