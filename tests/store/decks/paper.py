"""Decks for tests: small pictures under any names, as folders and zips, and a fingerprint of a folder."""

from __future__ import annotations

import hashlib
import os
import zipfile
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from scopa_desktop.core.cards import DECK, Card, card_text, rank_of, suit_of

SUITS = ("coins", "cups", "swords", "clubs")
WIDTH, HEIGHT = 100, 160
Namer = Callable[[Card], str]


def plain(which: Card) -> str:
    """Name a picture as the game does."""
    return f"{SUITS[suit_of(which)]}_{rank_of(which):02d}.png"


def short(which: Card) -> str:
    """Name a picture ``7D.png``."""
    return f"{card_text(which)}.png"


def pixels(which: int, size: tuple[int, int] = (WIDTH, HEIGHT), form: str = "PNG", **save: object) -> bytes:
    """Return a picture of one colour, another for each card."""
    image = Image.new("RGB", size, (which * 6 % 256, 255 - which * 5, 40 + which))
    made = BytesIO()
    image.save(made, form, **save)
    return made.getvalue()


def drawing(which: int, inner: str = "", head: str = "") -> bytes:
    """Return a drawing, another for each card."""
    return (
        f'{head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 100 160"><rect width="100" height="160" rx="5" fill="#fff"/>'
        f'<circle cx="50" cy="80" r="{which + 2}" fill="#a33"/>{inner}</svg>'
    ).encode()


def pictures(namer: Namer = plain) -> dict[str, bytes]:
    """Return forty pictures by name."""
    return {namer(each): pixels(each) for each in DECK}


def folder(where: Path, files: Mapping[str, bytes]) -> Path:
    """Write files into a folder."""
    for name, content in files.items():
        path = where / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return where


def zipped(path: Path, files: Mapping[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> Path:
    """Write files into a zip; no name is looked at."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", packing) as packed:
        for name, content in files.items():
            packed.writestr(zipfile.ZipInfo(name), content, packing)
    return path


def fingerprint(root: Path) -> dict[str, str]:
    """Return everything below a folder, byte by byte."""
    found = {}
    for above, folders, files in os.walk(root):
        for name in (*folders, *files):
            path = Path(above) / name
            content = os.readlink(path) if path.is_symlink() else path.read_bytes() if path.is_file() else b"folder"
            key = path.relative_to(root).as_posix()
            found[key] = hashlib.sha256(content if isinstance(content, bytes) else content.encode()).hexdigest()
    return found
