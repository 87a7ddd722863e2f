"""A player's own decks in the data folder: added whole or not at all, exported, removed and put back.

A deck is a folder of its own, made under a name that begins with a dot and then renamed, so that a reader sees all of
it or nothing.  What a crash leaves under such a name is cleared away by `OwnDecks.tidy`.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from scopa_desktop.store.decks.remarks import DeckFault, DeckRefused
from scopa_desktop.store.files import sync_folder, write_atomic
from scopa_desktop.store.troubles import reason_of

if TYPE_CHECKING:
    from scopa_desktop.store.decks.candidate import Candidate

PREFIX = "own-"
MANIFEST = "deck.toml"
MAX_DECKS = 60
_NEW, _REMOVED = ".new-", ".removed-"
_ID = re.compile(rf"{PREFIX}[a-z0-9-]{{1,48}}")
_FACES = tuple(f"{suit}_{rank:02d}" for suit in ("coins", "cups", "swords", "clubs") for rank in range(1, 11))
_BEGINS = {".png": b"\x89PNG\r\n\x1a\n", ".svg": b"<svg"}
_ENDS = {".png": b"IEND\xaeB`\x82", ".svg": b"</svg>"}
_DATE = (2000, 1, 1, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Removed:
    """A deck that was removed and can be put back."""

    id: str
    aside: Path


class OwnDecks:
    """The decks in a folder.

    Args:
        folder: where they lie; it need not exist.
    """

    def __init__(self, folder: Path) -> None:
        """Look at nothing yet."""
        self.folder = folder

    def ids(self) -> list[str]:
        """Return the decks that are there, whole or not, by their folders' names."""
        try:
            with os.scandir(self.folder) as entries:
                return sorted(each.name for each in entries if self.is_own(each.name) and each.is_dir())
        except OSError:
            return []

    @staticmethod
    def is_own(deck: str) -> bool:
        """Tell whether a deck's name in preferences is one of a player's own deck."""
        return _ID.fullmatch(deck) is not None

    def is_whole(self, deck: str) -> bool:
        """Tell whether every picture of a deck is there and begins and ends as it should."""
        try:
            names = _kept(self.folder / deck)
            stems = {Path(name).stem for name in names}
            pictures = [self.folder / deck / name for name in names if name != MANIFEST]
            return MANIFEST in names and stems.issuperset(_FACES) and all(map(_is_sound, pictures))
        except OSError:
            return False

    def tidy(self) -> None:
        """Clear away what a crash left of decks that were being added, and decks that were removed for good."""
        try:
            names = os.listdir(self.folder)
        except OSError:
            return
        for name in names:
            if name.startswith((_NEW, _REMOVED)):
                shutil.rmtree(self.folder / name, ignore_errors=True)

    def add(self, candidate: Candidate, name: str) -> str:
        """Add a deck.

        Args:
            candidate: the deck.
            name: what it is to be called.

        Returns:
            Its id, which is its folder's name and its name in preferences.

        Raises:
            DeckRefused: there are too many, or it cannot be written; then nothing has changed.
        """
        from scopa_desktop.store.decks.candidate import slug

        if len(self.ids()) >= MAX_DECKS:
            raise DeckRefused(DeckFault.TOO_MANY_DECKS, most=MAX_DECKS)
        making: Path | None = None
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            making = Path(tempfile.mkdtemp(dir=self.folder, prefix=_NEW))
            for file, content in _files(candidate, name, deck := self._free_id(slug(name))):
                _write(making / file, content)
            sync_folder(making)
            os.rename(making, self.folder / deck)
        except (OSError, ValueError) as fault:
            raise DeckRefused(DeckFault.NOT_ADDED, reason=reason_of(fault)) from fault
        finally:
            if making is not None and making.exists():
                shutil.rmtree(making, ignore_errors=True)
        sync_folder(self.folder)
        return deck

    def _free_id(self, wanted: str) -> str:
        base, number = f"{PREFIX}{wanted or 'deck'}", 2
        deck = base
        while os.path.lexists(self.folder / deck):
            deck, number = f"{base}-{number}", number + 1
        return deck

    def export(self, deck: str, path: Path) -> None:
        """Write a deck as a zip that can be given to somebody.

        Raises:
            DeckRefused: it cannot be read or written.
        """
        made = BytesIO()
        try:
            with zipfile.ZipFile(made, "w") as packed:
                for file in _kept(self.folder / deck):
                    content = (self.folder / deck / file).read_bytes()
                    entry = zipfile.ZipInfo(f"{deck.removeprefix(PREFIX)}/{file}", _DATE)
                    entry.external_attr = 0o644 << 16
                    packing = zipfile.ZIP_STORED if file.endswith(".png") else zipfile.ZIP_DEFLATED
                    packed.writestr(entry, content, packing)
            write_atomic(path, made.getvalue())
        except (OSError, ValueError) as fault:
            raise DeckRefused(DeckFault.NOT_EXPORTED, file=path.name, reason=reason_of(fault)) from fault

    def remove(self, deck: str) -> Removed:
        """Remove a deck; until the game starts anew it can be put back.

        Raises:
            DeckRefused: it cannot be moved aside; it is where it was.
        """
        try:
            if not self.is_own(deck):
                raise ValueError("it is none of your own")
            aside = Path(tempfile.mkdtemp(dir=self.folder, prefix=_REMOVED)) / deck
            try:
                os.rename(self.folder / deck, aside)
            except OSError:
                aside.parent.rmdir()
                raise
        except (OSError, ValueError) as fault:
            raise DeckRefused(DeckFault.NOT_REMOVED, reason=reason_of(fault)) from fault
        sync_folder(self.folder)
        return Removed(deck, aside)

    def restore(self, removed: Removed) -> str:
        """Put a removed deck back and return its id, which is another if the old one is taken by now.

        Raises:
            DeckRefused: it cannot be put back.
        """
        try:
            deck = self._free_id(removed.id.removeprefix(PREFIX))
            os.rename(removed.aside, self.folder / deck)
            removed.aside.parent.rmdir()
        except OSError as fault:
            raise DeckRefused(DeckFault.NOT_RESTORED, reason=reason_of(fault)) from fault
        sync_folder(self.folder)
        return deck


def _kept(folder: Path) -> list[str]:
    """Return a deck's files without what somebody may have put beside them."""
    return sorted(name for name in os.listdir(folder) if name == MANIFEST or name.endswith(tuple(_BEGINS)))


def _is_sound(path: Path) -> bool:
    """Tell whether a picture begins and ends as one that was written whole."""
    ending = path.suffix
    if ending not in _BEGINS or path.is_symlink():
        return False
    with path.open("rb") as file:
        begins = file.read(16).startswith(_BEGINS[ending])
        size = file.seek(0, os.SEEK_END)
        file.seek(max(0, size - 16))
        return begins and file.read().rstrip(b"\n").endswith(_ENDS[ending])


def _write(path: Path, content: bytes) -> None:
    with path.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def _files(candidate: Candidate, name: str, deck: str) -> Iterator[tuple[str, bytes]]:
    """Return the files of a deck, its description last."""
    import tomli_w

    from scopa_desktop.store.decks.candidate import face_stem

    for which, picture in candidate.faces.items():
        yield f"{face_stem(which)}{picture.ending}", picture.data
    for back, picture in candidate.backs.items():
        yield f"{back}{picture.ending}", picture.data
    description = {
        "format": 1,
        "id": deck,
        "name": name.strip() or candidate.name,
        "author": candidate.author,
        "licence": candidate.licence,
        "width": candidate.width,
        "height": candidate.height,
        "corner_radius": candidate.corner_radius,
        "indices": candidate.indices,
        "suits": candidate.suits,
        "backs": list(candidate.backs),
        "printed": {str(rank): label for rank, label in candidate.printed.items()},
    }
    yield MANIFEST, tomli_w.dumps(description).encode()
