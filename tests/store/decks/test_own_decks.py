"""A deck is read, added whole or not at all, handed on and read again, removed and put back."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image

from scopa_desktop.assets import resources
from scopa_desktop.core.cards import DECK, Card
from scopa_desktop.store import own_decks
from scopa_desktop.store.decks import pictures as pictures_module
from scopa_desktop.store.decks.candidate import Candidate, GivenUp, read_candidate, slug
from scopa_desktop.store.decks.manifest import read_manifest
from scopa_desktop.store.decks.remarks import DeckFault, DeckNote, DeckRefused
from scopa_desktop.store.own_decks import OwnDecks
from tests.store.decks.paper import drawing, fingerprint, folder, pictures, pixels, plain, short, zipped


@pytest.fixture(scope="module")
def candidate(tmp_path_factory: pytest.TempPathFactory) -> Candidate:
    files = {**pictures(short), "back.png": pixels(3), "back_red.png": pixels(4)}
    return read_candidate(folder(tmp_path_factory.mktemp("paper") / "Zia_Pina", files))


@pytest.fixture
def own(tmp_path: Path) -> OwnDecks:
    return OwnDecks(tmp_path / "data" / "decks")


def notes(deck: Candidate) -> set[DeckFault | DeckNote]:
    return {each.kind for each in deck.notes}


def opened(content: bytes) -> Image.Image:
    return Image.open(BytesIO(content)).convert("RGBA")


# ----------------------------------------------------------------------------------------------------------- reading


def test_a_folder_and_a_zip_of_it_are_the_same_deck(tmp_path: Path) -> None:
    files = {**pictures(), "back.png": pixels(3), "readme.txt": b"hello", "__MACOSX/._x": b"", ".DS_Store": b""}
    one = read_candidate(folder(tmp_path / "deck", files))
    other = read_candidate(zipped(tmp_path / "deck.zip", {f"inner/{name}": each for name, each in files.items()}))
    assert one == other
    assert list(one.faces) == list(DECK) and list(one.backs) == ["back"]
    assert (one.name, one.suits, one.width, one.height) == ("deck", "italian", 1000, 1600)
    assert one.files[Card(6)] == "coins_07.png"


def test_pictures_of_every_kind_make_a_deck(tmp_path: Path) -> None:
    forms = (("PNG", "png"), ("JPEG", "jpg"), ("WEBP", "webp"), ("GIF", "gif"))
    files = {}
    for each in DECK:
        form, ending = forms[each % 4]
        files[f"{each + 1}.{ending}"] = pixels(each, form=form)
    files["2.svg"] = drawing(1)
    del files["2.jpg"]
    deck = read_candidate(folder(tmp_path / "deck", files))
    assert {each.ending for each in deck.faces.values()} == {".png", ".svg"}
    assert notes(deck) >= {DeckNote.NUMBERED, DeckNote.NO_BACK, DeckNote.COARSE}


def test_a_picture_is_turned_as_its_camera_says_and_made_smaller(tmp_path: Path) -> None:
    image = Image.new("RGB", (3200, 2000), "#00ff00")
    image.paste("#ff0000", (0, 0, 1600, 2000))
    exif = Image.Exif()
    exif[0x0112] = 6  # the left of the sensor is the top of the picture
    made = BytesIO()
    image.save(made, "JPEG", exif=exif, quality=90)
    files = pictures()
    del files[plain(Card(6))]
    deck = read_candidate(folder(tmp_path / "deck", {**files, "coins_07.jpg": made.getvalue()}))
    turned = opened(deck.faces[Card(6)].data)
    assert turned.size == (750, 1200)
    assert turned.getpixel((375, 100))[0] > 240 and turned.getpixel((375, 1100))[1] > 240


def test_corners_are_cut_and_what_is_transparent_gets_paper(tmp_path: Path) -> None:
    clear = Image.new("RGBA", (300, 480), (0, 0, 0, 0))
    clear.paste((200, 0, 0, 255), (100, 200, 200, 280))
    made = BytesIO()
    clear.save(made, "PNG")
    deck = read_candidate(folder(tmp_path / "deck", {**pictures(), plain(Card(6)): made.getvalue()}))
    assert DeckNote.WHITE in notes(deck)
    paper = opened(deck.faces[Card(6)].data)
    assert paper.getpixel((0, 0)) == (0, 0, 0, 0)
    assert paper.getpixel((30, 100)) == (255, 255, 255, 255)
    assert paper.getpixel((150, 240)) == (200, 0, 0, 255)
    square = opened(deck.faces[Card(0)].data)
    assert square.getpixel((0, 0)) == (0, 0, 0, 0) and square.getpixel((50, 0))[3] == 255


def test_of_a_picture_that_moves_the_first_one_is_used(tmp_path: Path) -> None:
    frames = [Image.new("RGB", (100, 160), shade) for shade in ("#ff0000", "#0000ff")]
    made = BytesIO()
    frames[0].save(made, "GIF", save_all=True, append_images=frames[1:])
    files = pictures()
    del files[plain(Card(6))]
    deck = read_candidate(folder(tmp_path / "deck", {**files, "coins_07.gif": made.getvalue()}))
    assert DeckNote.STILL in notes(deck)
    assert opened(deck.faces[Card(6)].data).getpixel((50, 80)) == (255, 0, 0, 255)


def test_a_drawing_keeps_only_what_is_drawn(tmp_path: Path) -> None:
    inner = (
        '<metadata><x/></metadata><defs><clipPath id="c"><path d="M0 0"/></clipPath><linearGradient id="g"/></defs>'
        '<g clip-path="url(#c)" fill="url(#g)" xmlns:i="http://inkscape" i:label="x"><i:thing/><path d="M1 1z"/></g>'
    )
    head = '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">'
    files = pictures()
    del files[plain(Card(6))]
    deck = read_candidate(folder(tmp_path / "deck", {**files, "coins_07.svg": drawing(6, inner, head)}))
    kept = deck.faces[Card(6)].data.decode()
    assert "linearGradient" in kept and 'fill="url(#g)"' in kept and '<path d="M1 1z"/>' in kept
    for gone in ("clip", "metadata", "inkscape", "thing", "DOCTYPE", "dtd"):
        assert gone not in kept
    assert [str(each) for each in deck.notes if each.kind is DeckNote.NOT_DRAWN] == [
        "The game does not draw everything in coins_07.svg: clip-path, clipPath. Please look closely."
    ]


def test_a_back_of_another_shape_is_left_out(tmp_path: Path) -> None:
    files = {**pictures(), "back.png": pixels(1, (160, 160))}
    deck = read_candidate(folder(tmp_path / "deck", files))
    assert notes(deck) >= {DeckNote.BACK_SHAPE, DeckNote.NO_BACK}
    assert list(deck.backs) == ["back"] and deck.backs["back"].ending == ".svg"


def test_the_description_tells_more_than_names(tmp_path: Path) -> None:
    files = {f"img{each}x.png": pixels(each) for each in DECK}
    table = "\n".join(f'{plain(each)[:-4]} = "pictures/img{each}x.png"' for each in DECK)
    text = f"""format = 1
name = "Zia Pina"
author = "Pina"
licence = "CC0-1.0"
suits = "spanish"
indices = false
corner_radius = 0
backs = ["pictures/img0x", "img1x.png"]
unknown = 7
[printed]
8 = 10
[cards]
{table}
"""
    nested = {"deck.toml": text.encode().replace(b'"img1x.png"', b'"pictures/img1x.png"')}
    nested |= {f"pictures/{name}": content for name, content in files.items()}
    deck = read_candidate(zipped(tmp_path / "x.zip", {f"outer/{name}": each for name, each in nested.items()}))
    assert (deck.name, deck.author, deck.licence, deck.suits) == ("Zia Pina", "Pina", "CC0-1.0", "spanish")
    assert (deck.indices, deck.corner_radius, deck.printed) == (False, 0, {8: "10"})
    assert len(deck.backs) == 2
    assert opened(deck.faces[Card(0)].data).getpixel((0, 0))[3] == 255  # square corners stay
    assert notes(deck) == {DeckNote.COARSE}


def test_reading_may_be_given_up(tmp_path: Path) -> None:
    path = folder(tmp_path / "deck", pictures())
    told: list[tuple[int, int]] = []

    def stop(done: int, whole: int) -> bool:
        told.append((done, whole))
        return done < 3

    with pytest.raises(GivenUp):
        read_candidate(path, stop)
    assert told == [(0, 40), (1, 40), (2, 40), (3, 40)]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200))
def test_any_description_is_read_or_refused(content: bytes) -> None:
    try:
        read_manifest(b"format = 1\n" + content, "deck.toml")
    except DeckRefused as fault:
        assert "\n" not in str(fault)


VALUES = st.one_of(st.text(max_size=12), st.integers(), st.booleans(), st.floats(), st.lists(st.text(max_size=5)))
KEYS = ("name", "author", "suits", "indices", "corner_radius", "width", "backs", "printed", "cards", "other")


@given(st.dictionaries(st.sampled_from(KEYS), VALUES | st.dictionaries(st.text(max_size=9), VALUES, max_size=3)))
def test_any_values_are_read_or_refused(values: dict[str, object]) -> None:
    import tomli_w

    try:
        text = tomli_w.dumps({"format": 1, **values})
    except (ValueError, UnicodeEncodeError):
        return
    try:
        found = read_manifest(text.encode("utf-8", "surrogatepass"), "deck.toml")
    except DeckRefused as fault:
        assert fault.remark.kind in (DeckFault.MANIFEST_VALUE, DeckFault.MANIFEST_BROKEN)
    else:
        assert found.corner_radius is None or 0 <= found.corner_radius <= 0.25


def test_what_a_style_asks_for_and_is_not_drawn_is_said(tmp_path: Path) -> None:
    files = pictures()
    del files[plain(Card(6))]
    files["coins_07.svg"] = drawing(6, '<g style="filter: url(#f)"/><style>.a{clip-path:url(#c)}</style>')
    deck = read_candidate(folder(tmp_path / "deck", files))
    assert [each.details["what"] for each in deck.notes if each.kind is DeckNote.NOT_DRAWN] == ["clip-path, filter"]


# ------------------------------------------------------------------------------------------- adding and handing on


def test_a_deck_is_added_under_a_safe_name_and_read_again(own: OwnDecks, candidate: Candidate, tmp_path: Path) -> None:
    deck = own.add(candidate, "../Zia Pìna/..\\CON")
    assert deck == "own-zia-pina-con" and own.ids() == [deck] and own.is_whole(deck)
    assert own.add(candidate, "Zia Pina con") == "own-zia-pina-con-2"
    assert own.add(candidate, "カード") == "own-deck"
    assert sorted(each.name for each in tmp_path.iterdir()) == ["data"]
    back = read_candidate(own.folder / deck)
    assert (back.faces, back.backs, back.suits) == (candidate.faces, candidate.backs, candidate.suits)


def test_what_is_exported_is_read_as_the_same_deck(own: OwnDecks, candidate: Candidate, tmp_path: Path) -> None:
    deck = own.add(candidate, candidate.name)
    own.export(deck, tmp_path / "out.zip")
    own.export(deck, tmp_path / "again.zip")
    assert (tmp_path / "out.zip").read_bytes() == (tmp_path / "again.zip").read_bytes()
    read = read_candidate(tmp_path / "out.zip")
    assert read == candidate and read.notes == tuple(e for e in read.notes if e.kind is DeckNote.COARSE)
    other = OwnDecks(tmp_path / "other")
    assert fingerprint(other.folder / other.add(read, read.name)) == fingerprint(own.folder / deck)


@pytest.mark.parametrize("name", sorted(each.name for each in (resources() / "decks").iterdir() if each.is_dir()))
def test_our_own_decks_can_be_added(name: str, own: OwnDecks, tmp_path: Path) -> None:
    deck = read_candidate(resources() / "decks" / name)
    assert DeckNote.NOT_DRAWN not in notes(deck)
    own.export(own.add(deck, deck.name), tmp_path / "x.zip")
    assert read_candidate(tmp_path / "x.zip") == deck


def test_export_says_why_it_failed(own: OwnDecks, candidate: Candidate, tmp_path: Path) -> None:
    deck = own.add(candidate, "x")
    for wrong, path in ((deck, tmp_path / "no" / "x.zip"), ("own-gone", tmp_path / "x.zip")):
        with pytest.raises(DeckRefused, match="could not be written"):
            own.export(wrong, path)
    assert not (tmp_path / "x.zip").exists()


def test_a_full_disk_leaves_nothing_behind(
    own: OwnDecks, candidate: Candidate, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.add(candidate, "first")
    before = fingerprint(own.folder)
    written = []
    usual = own_decks._write

    def full(path: Path, content: bytes) -> None:
        written.append(path)
        if len(written) > 20:
            path.write_bytes(content[:10])
            raise OSError(errno.ENOSPC, "No space left on device")
        usual(path, content)

    monkeypatch.setattr(own_decks, "_write", full)
    with pytest.raises(DeckRefused, match="no space left on device"):
        own.add(candidate, "second")
    assert len(written) == 21
    assert fingerprint(own.folder) == before


def test_no_more_decks_than_there_may_be(own: OwnDecks, candidate: Candidate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_decks, "MAX_DECKS", 1)
    own.add(candidate, "first")
    with pytest.raises(DeckRefused, match="1 decks of your own already"):
        own.add(candidate, "second")


KILLED = """
import os, sys
from pathlib import Path
from scopa_desktop.store import own_decks
from scopa_desktop.store.decks.candidate import read_candidate
steps = int(sys.argv[3])
def die(event, arguments):
    global steps
    if event in ("open", "os.rename", "os.mkdir") and sys.argv[2] in str(arguments[0]):
        steps -= 1
        if steps < 0:
            os._exit(9)
deck = read_candidate(Path(sys.argv[1]))
sys.addaudithook(die)
own_decks.OwnDecks(Path(sys.argv[2])).add(deck, "killed")
"""


@pytest.mark.parametrize("steps", [0, 1, 2, 20, 41, 42, 43, 44, 45, 46, 60])
def test_whoever_is_killed_leaves_the_whole_deck_or_nothing(steps: int, tmp_path: Path) -> None:
    path = folder(tmp_path / "deck", pictures())
    decks = tmp_path / "data" / "decks"
    command = [sys.executable, "-c", KILLED, str(path), str(decks), str(steps)]
    ended = subprocess.run(command, cwd=Path(__file__).parents[3], check=False, timeout=120).returncode
    assert ended in (0, 9)
    own = OwnDecks(decks)
    assert all(own.is_whole(each) for each in own.ids())
    assert ended == 9 or own.ids() == ["own-killed"]
    own.tidy()
    assert not decks.exists() or [each.name for each in decks.iterdir()] == own.ids()


# ------------------------------------------------------------------------------------------------ removing, damage


def test_a_removed_deck_can_be_put_back(own: OwnDecks, candidate: Candidate) -> None:
    deck = own.add(candidate, "x")
    before = fingerprint(own.folder)
    removed = own.remove(deck)
    assert own.ids() == []
    assert own.restore(removed) == deck
    assert fingerprint(own.folder) == before
    removed = own.remove(deck)
    assert own.add(candidate, "x") == deck
    assert own.restore(removed) == "own-x-2"
    own.remove(deck)
    own.tidy()
    assert [each.name for each in own.folder.iterdir()] == ["own-x-2"]


@pytest.mark.parametrize("wrong", ["own-gone", "neapolitan", "..", "own-../../x", ""])
def test_only_own_decks_are_removed(wrong: str, own: OwnDecks, candidate: Candidate) -> None:
    own.add(candidate, "x")
    before = fingerprint(own.folder.parent)
    with pytest.raises(DeckRefused, match="could not be removed"):
        own.remove(wrong)
    assert fingerprint(own.folder.parent) == before


def test_damage_is_seen(own: OwnDecks, candidate: Candidate) -> None:
    deck = own.add(candidate, "x")
    place = own.folder / deck
    (place / "notes.txt").write_text("a stray file does no harm", "utf-8")
    assert own.is_whole(deck)
    seven = (place / "coins_07.png").read_bytes()
    for harm in (seven[:-20], b"", b"\0" * len(seven)):
        (place / "coins_07.png").write_bytes(harm)
        assert not own.is_whole(deck)
    (place / "coins_07.png").unlink()
    assert not own.is_whole(deck)
    os.mkdir(place / "coins_07.png")
    assert not own.is_whole(deck)
    assert not own.is_whole("own-gone")


def test_names_become_words() -> None:
    assert slug("Le carte di Zia Pìna!") == "le-carte-di-zia-pina"
    assert slug("../../..") == "" and slug("a" * 99) == "a" * 32


def test_a_card_is_kept_at_the_size_that_is_needed() -> None:
    made = pictures_module.made_ready(pixels(1, (1000, 1600)), "x.png", 0.05)
    assert (made.width, made.height) == (750, 1200)


def test_the_zip_is_one_that_others_open(own: OwnDecks, candidate: Candidate, tmp_path: Path) -> None:
    own.export(own.add(candidate, "x"), tmp_path / "x.zip")
    with zipfile.ZipFile(tmp_path / "x.zip") as packed:
        assert packed.testzip() is None
        assert "x/deck.toml" in packed.namelist() and len(packed.namelist()) == 43


@pytest.mark.parametrize(
    "line",
    [
        f"corner_radius = 1{'0' * 400}",
        f"corner_radius = 0x{'f' * 4000}",
        f"corner_radius = 3\nwidth = 1{'0' * 400}",
        f"corner_radius = -1{'0' * 400}",
        f"corner_radius = 0.1\nwidth = 0x{'f' * 4000}",
        f"printed = {{ 8 = 0x{'f' * 5000} }}",
        "corner_radius = nan",
        "corner_radius = inf",
    ],
)
def test_numbers_of_any_length_are_borne(line: str) -> None:
    try:
        found = read_manifest(f"format = 1\n{line}\n".encode(), "deck.toml")
    except DeckRefused:
        return
    assert found.corner_radius is not None and 0 <= found.corner_radius <= 0.25
