"""Decks that are no decks, or mean harm, are refused with one sentence, and leave the data folder as it was."""

from __future__ import annotations

import os
import stat
import struct
import warnings
import zipfile
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from scopa_desktop.core.cards import DECK, Card
from scopa_desktop.store.decks import source
from scopa_desktop.store.decks.candidate import read_candidate
from scopa_desktop.store.decks.remarks import DeckFault, DeckRefused
from scopa_desktop.store.own_decks import OwnDecks
from tests.store.decks.paper import drawing, fingerprint, folder, pictures, pixels, plain, zipped

SEVEN = plain(Card(6))
Make = Callable[[Path], Path]


def png(width: int, height: int, body: bytes = b"") -> bytes:
    """Return a PNG whose head says what it likes."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">L", len(content)) + kind + content + struct.pack(">L", zlib.crc32(kind + content))

    head = struct.pack(">LLBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def with_seven(content: bytes, name: str = SEVEN) -> Make:
    """Put something else in place of the settebello."""

    def make(where: Path) -> Path:
        files = pictures()
        del files[SEVEN]
        return zipped(where / "deck.zip", {**files, name: content})

    return make


def with_drawing(inner: str, head: str = "") -> Make:
    return with_seven(drawing(6, inner, head), "coins_07.svg")


def with_manifest(text: str | bytes) -> Make:
    content = text.encode() if isinstance(text, str) else text
    return lambda where: zipped(where / "deck.zip", {**pictures(), "deck.toml": content})


def with_entry(name: str, mode: int = 0, content: bytes = b"../../x") -> Make:
    """Add an entry to the zip as it stands."""

    def make(where: Path) -> Path:
        path = zipped(where / "deck.zip", pictures())
        with warnings.catch_warnings(), zipfile.ZipFile(path, "a") as packed:
            warnings.simplefilter("ignore")
            entry = zipfile.ZipInfo("x")
            entry.filename = name
            entry.external_attr = mode << 16
            packed.writestr(entry, content)
        return path

    return make


def without(*cards: int) -> Make:
    return lambda where: folder(where / "deck", {plain(e): pixels(e) for e in DECK if e not in cards})


def also(name: str, content: bytes | None = None) -> Make:
    return lambda where: folder(where / "deck", {**pictures(), name: content or pixels(6)})


def locked(where: Path) -> Path:
    path = zipped(where / "deck.zip", pictures())
    data = bytearray(path.read_bytes())
    for mark, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(mark) + offset] |= 1
    path.write_bytes(data)
    return path


def cut(where: Path) -> Path:
    path = zipped(where / "deck.zip", pictures())
    path.write_bytes(path.read_bytes()[:-300])
    return path


def rotten(where: Path) -> Path:
    path = zipped(where / "deck.zip", pictures(), zipfile.ZIP_STORED)
    data = bytearray(path.read_bytes())
    data[data.index(b"IDAT") + 6] ^= 0xFF
    path.write_bytes(data)
    return path


def bomb(where: Path) -> Path:
    return zipped(where / "deck.zip", {**pictures(), SEVEN: b"\0" * (20 * source.MEGA)})


def whole_bomb(where: Path) -> Path:
    noise = os.urandom(200 * 1024) * 100
    return zipped(where / "deck.zip", {**pictures(), **{f"{n}.bin": noise for n in range(13)}})


def many(where: Path) -> Path:
    return zipped(where / "deck.zip", {**pictures(), **{f"{n}.txt": b"" for n in range(source.MAX_FILES)}})


def crowd(where: Path) -> Path:
    return zipped(where / "deck.zip", {f"{n:080d}": b"" for n in range(6000)}, zipfile.ZIP_STORED)


def crowded_folder(where: Path) -> Path:
    return folder(where / "deck", {**pictures(), **{f"{n}.txt": b"" for n in range(source.MAX_FILES)}})


def unusual(where: Path) -> Path:
    return zipped(where / "deck.zip", pictures(), zipfile.ZIP_LZMA)


def linked(where: Path) -> Path:
    made = folder(where / "deck", pictures())
    (made / SEVEN).rename(where / "elsewhere.png")
    (made / SEVEN).symlink_to(where / "elsewhere.png")
    return made


def piped(where: Path) -> Path:
    os.mkfifo(where / "deck")
    return where / "deck"


def tall(where: Path) -> Path:
    return folder(where / "deck", {plain(each): pixels(each, (100, 300)) for each in DECK})


def webp(where: Path) -> Path:
    huge = BytesIO()
    Image.new("L", (9000, 9000)).save(huge, "JPEG", quality=1)
    return with_seven(huge.getvalue(), "coins_07.jpg")(where)


CLONES = (
    "".join(f'<g id="a{n}">' + "".join(f'<use href="#a{n + 1}"/>' for _ in range(10)) + "</g>" for n in range(8))
    + '<g id="a8"><path d="M0 0"/></g>'
)


def crowded_drawing(where: Path) -> Path:
    files = {**pictures(), "coins_07.svg": drawing(6, "<g/>" * 400_000)}
    del files[SEVEN]
    return folder(where / "deck", files)


CHAIN = "".join(f'<g id="c{n}"><use href="#c{n + 1}"/></g>' for n in range(3000))
F = DeckFault
HOSTILE: dict[str, tuple[Make, DeckFault, str]] = {
    "nothing there": (lambda where: where / "nowhere.zip", F.UNREADABLE, "nowhere.zip"),
    "an empty folder": (lambda where: folder(where / "deck", {"a.txt": b""}), F.NO_PICTURES, "40"),
    "a pipe": (piped, F.UNREADABLE, "ordinary"),
    "one card missing": (without(6), F.MISSING, "7D"),
    "three cards missing": (without(6, 16, 39), F.MISSING, "7D, 7C, 10B"),
    "most cards missing": (without(*range(5, 40)), F.MISSING_MANY, "5 of the 40"),
    "a card twice": (also("7 di denari.jpg"), F.REPEATED, "7D"),
    "no image": (with_seven(b"GIF89a but not really"), F.NO_IMAGE, SEVEN),
    "half an image": (with_seven(pixels(6, (200, 320))[:60]), F.NO_IMAGE, SEVEN),
    "an image of another kind": (with_seven(pixels(6, form="TIFF")), F.NO_IMAGE, SEVEN),
    "an empty file": (with_seven(b""), F.NO_IMAGE, SEVEN),
    "a program": (with_seven(b"#!/bin/sh\nrm -rf ~"), F.NO_IMAGE, SEVEN),
    "a picture of 4 gigapixels": (with_seven(png(65_000, 65_000)), F.TOO_MANY_PIXELS, " million"),
    "a picture of 81 megapixels": (webp, F.TOO_MANY_PIXELS, " million"),
    "a picture of 120 megapixels": (with_seven(png(10_000, 12_000)), F.TOO_MANY_PIXELS, " million"),
    "a tiny picture": (with_seven(pixels(6, (10, 16))), F.TOO_FEW_PIXELS, "10 × 16"),
    "a wide picture": (with_seven(pixels(6, (160, 100))), F.PROPORTIONS, SEVEN),
    "too tall cards": (tall, F.SHAPE, "3.00"),
    "a large file": (also(SEVEN, b"\0" * (source.MAX_FILE + 1)), F.FILE_TOO_LARGE, "24 MB"),
    "a zip bomb": (bomb, F.RATIO, SEVEN),
    "a large whole": (whole_bomb, F.DECK_TOO_LARGE, "240 MB"),
    "many files in a zip": (many, F.TOO_MANY_FILES, "400"),
    "very many files in a zip": (crowd, F.TOO_MANY_FILES, "400"),
    "many files in a folder": (crowded_folder, F.TOO_MANY_FILES, "400"),
    "a path that leads up": (with_entry("../../evil.png"), F.LEAVES, "evil.png"),
    "a path that leads up within": (with_entry("a/../../evil.png"), F.LEAVES, "evil.png"),
    "a path from the root": (with_entry("/etc/evil.png"), F.LEAVES, "evil.png"),
    "a path with a drive": (with_entry("C:\\evil.png"), F.LEAVES, "evil.png"),
    "a path with backslashes": (with_entry("..\\evil.png"), F.LEAVES, "evil.png"),
    "a link in a zip": (with_entry("link.png", stat.S_IFLNK | 0o777), F.LINK, "link.png"),
    "a device in a zip": (with_entry("dev.png", stat.S_IFCHR | 0o777), F.ZIP_UNUSUAL, "ordinary"),
    "a link in a folder": (linked, F.LINK, SEVEN),
    "a locked zip": (locked, F.LOCKED, "password"),
    "half a zip": (cut, F.ZIP_DAMAGED, "deck.zip"),
    "a rotten zip": (rotten, F.ZIP_DAMAGED, "deck.zip"),
    "no zip": (lambda where: folder(where, {"deck.zip": b"PK\3\4" + b"x" * 90}) / "deck.zip", F.ZIP_DAMAGED, "deck"),
    "an unusual zip": (unusual, F.ZIP_UNUSUAL, "ordinary"),
    "a name twice in a zip": (with_entry(SEVEN, 0, pixels(6)), F.TWICE, SEVEN),
    "a drawing with a script": (with_drawing("<script>alert(1)</script>"), F.SVG_SCRIPT, "script"),
    "a drawing that listens": (with_drawing('<g onload="x()"/>'), F.SVG_SCRIPT, "script"),
    "a drawing that moves": (with_drawing('<animate attributeName="x"/>'), F.SVG_SCRIPT, "animation"),
    "a drawing with a page": (with_drawing("<foreignObject/>"), F.SVG_SCRIPT, "foreign"),
    "a drawing with text": (with_drawing("<text>7</text>"), F.SVG_TEXT, "paths"),
    "a drawing with a file": (with_drawing('<image href="file:///etc/passwd"/>'), F.SVG_IMAGE, "PNG"),
    "a drawing with a picture": (with_drawing('<image href="data:image/png;base64,AA"/>'), F.SVG_IMAGE, "PNG"),
    "a drawing that reaches out": (
        with_drawing('<use xlink:href="http://a.example/b#c"/>'),
        F.SVG_OUTSIDE,
        "a.example",
    ),
    "a drawing that fills from outside": (with_drawing('<g fill="url(b.svg#c)"/>'), F.SVG_OUTSIDE, "b.svg"),
    "a drawing that styles from outside": (
        with_drawing('<g style="fill:url( &quot;b.svg&quot;)"/>'),
        F.SVG_OUTSIDE,
        "b",
    ),
    "a drawing that imports": (with_drawing("<style>@import 'b.css';</style>"), F.SVG_OUTSIDE, "@"),
    "a drawing with entities": (with_drawing("", '<!DOCTYPE svg [<!ENTITY a "b">]>'), F.SVG_ENTITIES, "entities"),
    "a drawing with a file as entity": (
        with_drawing("&a;", '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
        F.SVG_ENTITIES,
        "entities",
    ),
    "a drawing in UTF-16 with entities": (
        with_seven('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'.encode("utf-16"), "coins_07.svg"),
        F.NO_IMAGE,
        "coins_07",
    ),
    "a drawing of a billion uses": (with_drawing(CLONES), F.SVG_COMPLEX, "intricate"),
    "a drawing that uses itself": (with_drawing('<g id="a"><use href="#a"/></g>'), F.SVG_COMPLEX, "intricate"),
    "a drawing of a long chain": (with_drawing(CHAIN), F.SVG_COMPLEX, "intricate"),
    "a drawing of very many masks": (
        with_drawing('<mask id="m"><path/></mask>' + '<path mask="url(#m)"/>' * 700),
        F.SVG_COMPLEX,
        "intricate",
    ),
    "a drawing of very many parts": (crowded_drawing, F.SVG_COMPLEX, "intricate"),
    "a deep drawing": (with_drawing("<g>" * 5000 + "</g>" * 5000), F.SVG_COMPLEX, "intricate"),
    "a drawing without a size": (
        with_seven(b"<svg xmlns='http://www.w3.org/2000/svg'/>", "coins_07.svg"),
        F.SVG_SIZE,
        "viewBox",
    ),
    "a page": (with_seven(b"<html><svg/></html>", "coins_07.svg"), F.SVG_BROKEN, "SVG"),
    "half a drawing": (with_seven(drawing(6)[:-5], "coins_07.svg"), F.SVG_BROKEN, "SVG"),
    "half a packed drawing": (
        with_seven(zlib.compress(drawing(6), wbits=31)[:-9], "coins_07.svgz"),
        F.SVG_BROKEN,
        "SVG",
    ),
    "a packed bomb": (with_seven(zlib.compress(b" " * (9 << 20), wbits=31), "coins_07.svgz"), F.FILE_TOO_LARGE, "4 MB"),
    "no TOML": (with_manifest("format = "), F.MANIFEST_BROKEN, "deck.toml"),
    "no text": (with_manifest(b"\xff\xfe\0"), F.MANIFEST_BROKEN, "UTF-8"),
    "a huge description": (with_manifest("#" * 70_000), F.MANIFEST_BROKEN, "too large"),
    "a deep description": (with_manifest("format = 1\na = " + "[" * 20_000), F.MANIFEST_BROKEN, "deck.toml"),
    "no format": (with_manifest('name = "x"'), F.MANIFEST_FORMAT, "format"),
    "a strange format": (with_manifest('format = "1"'), F.MANIFEST_FORMAT, "format"),
    "a newer format": (with_manifest("format = 2"), F.MANIFEST_NEWER, "newer"),
    "a long name": (with_manifest(f'format = 1\nname = "{"x" * 41}"'), F.MANIFEST_VALUE, "name"),
    "strange suits": (with_manifest('format = 1\nsuits = "tarot"'), F.MANIFEST_VALUE, "suits"),
    "a strange rank": (with_manifest('format = 1\n[printed]\n11 = "x"'), F.MANIFEST_VALUE, "printed"),
    "a strange card": (with_manifest('format = 1\n[cards]\ncoins_11 = "a.png"'), F.MANIFEST_VALUE, "cards"),
    "a back that is not there": (with_manifest('format = 1\nbacks = ["red"]'), F.MANIFEST_FILE, "red"),
    "a back elsewhere": (with_manifest('format = 1\nbacks = ["../../../etc/passwd"]'), F.MANIFEST_FILE, "passwd"),
    "a card elsewhere": (with_manifest('format = 1\n[cards]\n7D = "/etc/passwd.png"'), F.MANIFEST_FILE, "passwd"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_deck_leaves_everything_as_it_was(name: str, tmp_path: Path) -> None:
    make, fault, said = HOSTILE[name]
    data, there = tmp_path / "data", tmp_path / "there"
    there.mkdir()
    own = OwnDecks(data / "decks")
    own.add(read_candidate(folder(tmp_path / "good", pictures())), "Good")
    path = make(there)
    before, outside = fingerprint(data), fingerprint(there)
    with pytest.raises(DeckRefused) as caught:
        own.add(read_candidate(path), "Bad")
    assert caught.value.remark.kind is fault, str(caught.value)
    sentence = str(caught.value)
    assert said in sentence
    assert sentence.endswith(".") and "\n" not in sentence and len(sentence) < 300
    assert fingerprint(data) == before
    assert fingerprint(there) == outside
    assert sorted(each.name for each in tmp_path.iterdir()) == ["data", "good", "there"]


def test_there_are_many_of_them() -> None:
    assert len(HOSTILE) >= 60
