"""A deck's folder is read, and a faulty one refused with one sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from scopa_desktop.core.cards import DECK, parse_card, rank_of
from scopa_desktop.ui.decks.manifest import DeckError, installed_decks, read_deck
from tests.ui.decks.placeholder import make_deck


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return make_deck(tmp_path / "plain")


def test_a_deck_is_read(folder: Path) -> None:
    deck = read_deck(folder)
    assert (deck.id, deck.name, deck.suits) == ("plain", "Placeholder", "italian")
    assert deck.aspect == pytest.approx(820 / 510)
    assert deck.backs == ("back", "back_blue")
    assert deck.face(parse_card("7D")).name == "coins_07.svg"
    assert deck.back().name == "back.svg"
    assert deck.back("back_blue").name == "back_blue.svg"
    assert deck.back("no such back").name == "back.svg"
    overlay = deck.index(parse_card("10B"))
    assert overlay is not None and overlay.name == "clubs_10.svg"


def test_index_sets_have_folders_of_their_own(tmp_path: Path) -> None:
    deck = read_deck(make_deck(tmp_path / "french", "french", ("JQK", "VDR")))
    one, other = deck.index(parse_card("8C"), "VDR"), deck.index(parse_card("8C"), "unknown")
    assert one is not None and one.parent.name == "VDR"
    assert other is not None and other.parent.name == "JQK"
    assert deck.french


def test_sets_share_the_letters_that_they_have_in_common(tmp_path: Path) -> None:
    folder = make_deck(tmp_path / "french", "french", ("VDR", "FDR", "8-9-10"))
    for name in ("VDR", "FDR", "8-9-10"):
        shutil.rmtree(folder / "index" / name)
    for letter, rank in (("V", 8), ("F", 8), ("D", 9), ("R", 10), ("10", 10), ("common", 7)):
        (folder / "index" / letter).mkdir()
        (folder / "index" / letter / f"cups_{rank:02d}.svg").write_text("<svg/>", "utf-8")
    deck = read_deck(folder)

    def place(card: str, letters: str) -> str:
        found = deck.index(parse_card(card), letters)
        return "" if found is None else found.parent.name

    assert [place(card, "FDR") for card in ("7C", "8C", "9C", "10C")] == ["common", "F", "D", "R"]
    assert [place(card, "VDR") for card in ("7C", "8C", "9C", "10C")] == ["common", "V", "D", "R"]
    assert place("10C", "8-9-10") == "10"
    assert place("9C", "8-9-10") == ""


def test_the_decks_of_the_game_name_every_card_in_every_set() -> None:
    for deck in installed_decks().values():
        for letters in deck.index_sets:
            faces = [card for card in DECK if deck.index(card, letters) is None]
            assert not faces or (deck.index_always and all(rank_of(card) < 8 for card in faces)), deck.id


def test_a_deck_may_have_colours_of_its_own(folder: Path) -> None:
    deck = read_deck(folder)
    assert (deck.colors, deck.index_always) == ((), False)
    manifest = folder / "deck.toml"
    own = 'index_always = true\ncolors = ["#0A48B8", "#AE000F", "#000000", "#006227"]\n[printed]'
    manifest.write_text(manifest.read_text("utf-8").replace("[printed]", own), "utf-8")
    deck = read_deck(folder)
    assert deck.index_always and deck.colors[3] == "#006227"


def test_a_deck_without_overlays_has_none(folder: Path) -> None:
    for path in (folder / "index").iterdir():
        path.unlink()
    assert read_deck(folder).index(parse_card("7D")) is None


def test_the_decks_that_are_installed_are_found_by_id(tmp_path: Path) -> None:
    make_deck(tmp_path / "b")
    make_deck(tmp_path / "a")
    broken = make_deck(tmp_path / "c")
    (broken / "coins_03.svg").unlink()
    (tmp_path / "no deck").mkdir()
    assert list(installed_decks(tmp_path)) == ["a", "b"]


def test_the_decks_of_the_game_are_whole() -> None:
    decks = installed_decks()
    assert decks, "resources/decks holds no deck"
    assert all(deck.folder.name == name == deck.id for name, deck in decks.items())


@pytest.mark.parametrize(
    ("line", "instead", "said"),
    [
        ("format = 1", "format = 2", "format"),
        ("width = 510", "width = 0", "width"),
        ("width = 510", 'width = "wide"', "width"),
        ("height = 820", "height = 300", "1.2 to 2.2"),
        ('suits = "italian"', 'suits = "german"', "suits"),
        ('backs = ["back", "back_blue"]', 'backs = ["../../etc/passwd"]', "backs"),
        ('backs = ["back", "back_blue"]', 'backs = ["missing"]', "missing"),
        ('backs = ["back", "back_blue"]', "backs = 7", "backs"),
        ("[printed]", "[printed]\n11 = 4", "printed"),
        ("[printed]", "colors = 4\n[printed]", "colors"),
        ("[printed]", 'colors = ["red", "#000000", "#000000", "#000000"]\n[printed]', "red"),
        ("format = 1", "format = ", "damaged"),
    ],
)
def test_a_faulty_manifest_is_refused(folder: Path, line: str, instead: str, said: str) -> None:
    manifest = folder / "deck.toml"
    text = manifest.read_text("utf-8")
    assert line in text
    manifest.write_text(text.replace(line, instead), "utf-8")
    with pytest.raises(DeckError, match=said) as caught:
        read_deck(folder)
    assert "\n" not in str(caught.value)


def test_missing_things_are_named(folder: Path, tmp_path: Path) -> None:
    (folder / "swords_04.svg").unlink()
    with pytest.raises(DeckError, match="swords_04"):
        read_deck(folder)
    with pytest.raises(DeckError, match=r"no deck\.toml"):
        read_deck(tmp_path / "nowhere")


def test_binary_rubbish_is_refused(folder: Path) -> None:
    (folder / "deck.toml").write_bytes(b"\xff\xfe\x00rubbish")
    with pytest.raises(DeckError):
        read_deck(folder)
    (folder / "deck.toml").write_bytes(b"#" * 70_000)
    with pytest.raises(DeckError, match="too large"):
        read_deck(folder)


@pytest.mark.parametrize(
    "content",
    [
        "a = " + "[" * 4000,
        "format = 1\nwidth = [" + "0," * 4000 + "0]\nheight = 1",
        "format = " + '"' + "x" * 4000 + '"',
        "format = 1\nwidth = 10\nheight = 16\nsuits = " + '"' + "x" * 4000 + '"',
        "a = " + "9" * 5000,
    ],
)
def test_an_endless_description_is_refused_with_a_short_sentence(tmp_path, content):
    (tmp_path / "deck.toml").write_text(content, "utf-8")
    with pytest.raises(DeckError) as caught:
        read_deck(tmp_path)
    assert len(str(caught.value).replace(str(tmp_path), "")) < 250
