"""How large a picture may be: reading it takes no more than some 150 MB, whatever its head says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.Image import Image

MOST: Final = 50_000_000
"""Pixels of any picture; a photograph as cameras write it is read at an eighth of its size, as it comes."""
_WHOLE: Final = 20_000_000
"""Pixels of one that is held as a whole while it is read: some 6 bytes each."""
_CLEAR: Final = 12_000_000
"""Pixels of one that may be seen through, or must be told in other colours: some 10 bytes each."""
_SCANNED: Final = 16_000_000
"""Pixels of a photograph that is read at its full size: some 9 bytes each."""
_TWICE: Final = 8_000_000
"""Pixels of one that may move, of which the pictures before are held too: some 17 bytes each."""


def most_pixels(picture: Image, data: bytes) -> int:
    """Return how many pixels a picture may have.

    Args:
        picture: as it was opened; it need not be loaded.
        data: the file's content.
    """
    if picture.format in ("WEBP", "GIF"):
        return _TWICE
    if picture.format == "JPEG":
        return MOST if _is_one_scan(data) else _SCANNED
    return _WHOLE if picture.mode in ("L", "RGB") else _CLEAR


def _is_one_scan(data: bytes) -> bool:
    """Tell whether a JPEG tells all colours of a place at once; one that tells them in turns is held as a whole."""
    at, colours = 2, 0
    while at + 10 < len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker in (0xC0, 0xC1):
            colours = data[at + 9]
        elif marker == 0xDA:
            return data[at + 4] == colours
        at += 2 + int.from_bytes(data[at + 2 : at + 4])
    return False
