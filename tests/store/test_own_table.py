"""A picture of the player's own as the table: what is kept, and what is refused in one sentence."""

from __future__ import annotations

import io
import struct
import zlib
from pathlib import Path

import pytest
from PIL import Image

from scopa_desktop.store import own_table
from scopa_desktop.store.own_table import MAX_BYTES, MOST, keep_picture, read_picture
from scopa_desktop.store.troubles import StoreError, TroubleKind


def picture(path: Path, size: tuple[int, int] = (300, 200), mode: str = "RGB", colour: object = "#806040") -> Path:
    Image.new(mode, size, colour).save(path)  # type: ignore[arg-type]
    return path


def png_that_says(width: int, height: int) -> bytes:
    """A small file that claims to hold a huge picture."""
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(b"\0" * 100)), (b"IEND", b"")]
    body = b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + body


@pytest.mark.parametrize("ending", ["png", "jpg", "webp"])
def test_a_picture_is_kept_and_the_original_may_go(tmp_path: Path, ending: str) -> None:
    source, target = picture(tmp_path / f"holiday.{ending}"), tmp_path / "data" / "table.jpg"
    keep_picture(source, target)
    source.unlink()
    kept = read_picture(target)
    assert (kept.size, kept.mode) == ((300, 200), "RGB")
    assert kept.getpixel((20, 20)) == pytest.approx((0x80, 0x60, 0x40), abs=4)


def test_a_large_picture_is_made_smaller_and_a_turned_one_upright(tmp_path: Path) -> None:
    target = tmp_path / "table.jpg"
    keep_picture(picture(tmp_path / "large.png", (6000, 3000)), target)
    assert read_picture(target).size == (2560, 1280)
    tags = Image.Exif()
    tags[0x0112] = 6
    Image.new("RGB", (400, 200), "#123456").save(tmp_path / "turned.jpg", exif=tags)
    keep_picture(tmp_path / "turned.jpg", target)
    kept = read_picture(target)
    assert kept.size == (200, 400)
    assert kept.width <= MOST[0]


@pytest.mark.parametrize("mode", ["RGBA", "LA", "L", "P", "1", "CMYK", "I;16"])
def test_every_kind_of_pixel_becomes_plain_colour(tmp_path: Path, mode: str) -> None:
    ending = "jpg" if mode == "CMYK" else "png"
    keep_picture(picture(tmp_path / f"odd.{ending}", (90, 80), mode, None), tmp_path / "table.jpg")
    assert read_picture(tmp_path / "table.jpg").mode == "RGB"


def refused(source: Path, target: Path) -> str:
    with pytest.raises(StoreError) as caught:
        keep_picture(source, target)
    assert caught.value.trouble.kind is TroubleKind.TABLE_PICTURE_REFUSED
    said = str(caught.value)
    assert said.startswith(f"{source.name} cannot be the table: ")
    assert said.endswith(".")
    assert said.count(". ") == 0
    return said


def test_what_is_no_picture_is_refused(tmp_path: Path) -> None:
    target = picture(tmp_path / "table.jpg")
    before = target.read_bytes()
    files: dict[str, bytes] = {
        "empty.png": b"",
        "text.jpg": b"a shopping list\n" * 40,
        "picture.gif": _saved("GIF"),
        "vector.webp": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        "half.png": _saved("PNG")[:700],
        "half.jpg": _saved("JPEG")[:900],
        "half.webp": _saved("WEBP")[:300],
        "huge.png": png_that_says(60_000, 60_000),
        "wide.png": png_that_says(9_000, 9_000),
        "hollow.png": png_that_says(800, 800),
    }
    for name, content in files.items():
        path = tmp_path / name
        path.write_bytes(content)
        refused(path, target)
    assert "million pixels" in refused(tmp_path / "huge.png", target)
    assert "million pixels" in refused(tmp_path / "wide.png", target)
    assert "no JPEG, PNG or WebP" in refused(tmp_path / "text.jpg", target)
    assert "damaged" in refused(tmp_path / "half.jpg", target)
    assert "smaller than" in refused(picture(tmp_path / "dot.png", (1, 1)), target)
    assert "folder" in refused(tmp_path, target)
    assert "no such file" in refused(tmp_path / "gone.png", target)
    assert target.read_bytes() == before


def _saved(kind: str) -> bytes:
    content = io.BytesIO()
    Image.effect_noise((200, 120), 80).convert("RGB").save(content, kind)
    return content.getvalue()


def test_a_file_that_is_too_large_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "film.png"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    assert "larger than" in refused(path, tmp_path / "table.jpg")


def test_a_decoder_that_fails_in_any_way_is_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = picture(tmp_path / "fine.png")
    for fault, reason in ((MemoryError(), "memory"), (struct.error(), "damaged"), (RecursionError(), "damaged")):

        def fail(*_: object, fault: Exception = fault) -> None:
            raise fault

        monkeypatch.setattr(own_table, "_check_size", fail)
        assert reason in refused(source, tmp_path / "table.jpg")


def test_a_copy_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    with pytest.raises(StoreError) as caught:
        keep_picture(picture(tmp_path / "fine.png"), tmp_path / "data" / "table.jpg")
    assert caught.value.trouble.kind is TroubleKind.NOT_WRITTEN


def test_a_copy_that_is_gone_or_damaged_is_told(tmp_path: Path) -> None:
    target = tmp_path / "table.jpg"
    for content in (None, b"", b"\xff\xd8\xff\xe0 no more"):
        if content is not None:
            target.write_bytes(content)
        with pytest.raises(StoreError) as caught:
            read_picture(target)
        assert caught.value.trouble.kind is TroubleKind.TABLE_PICTURE_LOST
        assert "green cloth" in str(caught.value)
