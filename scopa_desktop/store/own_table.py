"""A picture of the player's own as the table: checked, made no larger than a screen, and copied to the data folder."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING, Final

from scopa_desktop.store import pixels
from scopa_desktop.store.files import Unreadable, read_bounded, write_atomic
from scopa_desktop.store.troubles import StoreError, TroubleKind, reason_of

if TYPE_CHECKING:
    from PIL.Image import Image

FORMATS: Final = ("JPEG", "PNG", "WEBP")
ENDINGS: Final = ("jpg", "jpeg", "png", "webp")
MAX_BYTES: Final = 40 * 1024 * 1024
LEAST: Final = (64, 64)
MOST: Final = (2560, 1600)
"""What is kept is no larger than this, in pixels."""
_QUALITY: Final = 92


def keep_picture(source: Path, target: Path) -> None:
    """Copy a picture to where the table's picture is kept; the one there is replaced.

    Raises:
        StoreError: it is no picture that can be used, or the copy cannot be written; nothing has changed.
    """
    try:
        picture = _decode(source)
    except Unreadable as fault:
        raise StoreError.of(TroubleKind.TABLE_PICTURE_REFUSED, name=source.name, reason=fault.wording) from fault
    content = io.BytesIO()
    picture.save(content, "JPEG", quality=_QUALITY)
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomic(target, content.getvalue())
    except OSError as fault:
        raise StoreError.of(TroubleKind.NOT_WRITTEN, path=target, reason=reason_of(fault)) from fault


def read_picture(path: Path) -> Image:
    """Return the picture that was kept.

    Raises:
        StoreError: it is gone or damaged.
    """
    try:
        return _decode(path)
    except Unreadable as fault:
        raise StoreError.of(TroubleKind.TABLE_PICTURE_LOST, reason=fault.wording) from fault


def _decode(path: Path) -> Image:
    """Return a picture's first frame, upright, without transparency, no larger than `MOST`.

    Raises:
        Unreadable: it is no such picture; the message says why in a few words.
    """
    import warnings

    from PIL import ExifTags, Image, ImageOps, UnidentifiedImageError

    content = read_bounded(path, MAX_BYTES)
    if content is None:
        raise Unreadable("there is no such file")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about its size, which is checked here, and about odd metadata
            file = Image.open(io.BytesIO(content), formats=FORMATS)
            most = pixels.most_pixels(file, content)
            _check_size(file.width, file.height, most)
            file.draft("RGB", MOST)
            file.load()
            lies = file.getexif().get(ExifTags.Base.Orientation, 1) > 4
            file.thumbnail(MOST[::-1] if lies else MOST, Image.Resampling.LANCZOS)  # first: what follows takes copies
            picture = ImageOps.exif_transpose(file)
            if picture.has_transparency_data:
                ground = Image.new("RGBA", picture.size, "#202020")
                picture = Image.alpha_composite(ground, picture.convert("RGBA"))
            return picture.convert("RGB")
    except Unreadable:
        raise
    except UnidentifiedImageError:
        raise Unreadable("it is no JPEG, PNG or WebP picture") from None
    except Image.DecompressionBombError:
        raise _too_large(pixels.MOST) from None
    except (MemoryError, OverflowError):
        raise Unreadable("it needs too much memory") from None
    except Exception:  # a decoder meets damage in many ways: OSError, SyntaxError, ValueError, struct.error ...
        raise Unreadable("it is damaged") from None


def _check_size(width: int, height: int, most: int) -> None:
    if width * height > most:
        raise _too_large(most)
    if width < LEAST[0] or height < LEAST[1]:
        raise Unreadable("it is smaller than {width} × {height} pixels", width=LEAST[0], height=LEAST[1])


def _too_large(most: int) -> Unreadable:
    return Unreadable("it has more than {millions} million pixels", millions=most // 1_000_000)
