"""A deck as it would be added: forty faces, its backs, its name, and what was guessed about it."""

from __future__ import annotations

import posixpath
import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from scopa_desktop.core.cards import DECK, Card, rank_of, suit_of
from scopa_desktop.store.decks.manifest import MAX_NAME, NAME, SUIT_FILES, Manifest, read_manifest
from scopa_desktop.store.decks.names import Recognised, recognise
from scopa_desktop.store.decks.pictures import ENDINGS, Picture, made_ready
from scopa_desktop.store.decks.remarks import DeckFault, DeckNote, DeckRefused, Remark
from scopa_desktop.store.decks.source import Source, open_source

CORNER = 0.05
TOLERANCE = 0.025
"""By how much a card's proportions may differ from the others'."""
LEAST_ASPECT, MOST_ASPECT = 1.2, 2.2
_COARSE = 240
_MOST_NAMED = 6
_MOST_BACKS = 8
_HIGH_COURTS = {8: "10", 9: "11", 10: "12"}
_PLAIN_NAME = "My deck"

Progress = Callable[[int, int], bool]
"""Told how many pictures of how many are read; returns False to give up."""


class GivenUp(Exception):
    """Reading was given up, because nobody waits for it any more."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A deck that was read and checked, and is not added yet.

    Attributes:
        name: its name.
        faces: the picture of each of the 40 cards.
        backs: its backs by name; the first is the usual one.
        suits: ``italian``, ``spanish`` or ``french``.
        width: a card's width, in any unit.
        height: a card's height, in the same unit.
        indices: whether the pictures carry the cards' names in their corners.
        corner_radius: as a share of the width.
        printed: what the pictures print where that is not the card's value, by rank.
        author: who drew it.
        licence: under what it may be handed on.
        files: the name of each card's file, as it was found.
        notes: what was guessed or changed.
    """

    name: str
    faces: Mapping[Card, Picture]
    backs: Mapping[str, Picture]
    suits: str
    width: int
    height: int
    indices: bool = False
    corner_radius: float = CORNER
    printed: Mapping[int, str] = field(default_factory=dict)
    author: str = ""
    licence: str = ""
    files: Mapping[Card, str] = field(default_factory=dict, compare=False)
    notes: tuple[Remark, ...] = field(default=(), compare=False)


def read_candidate(path: Path, progress: Progress | None = None) -> Candidate:
    """Read a deck from a folder or a zip; nothing is written anywhere.

    Raises:
        DeckRefused: it is no deck that can be added.
        GivenUp: `progress` said so.
    """
    with open_source(path) as source:
        return _Reader(source, progress or (lambda _done, _all: True)).read()


class _Reader:
    """Reads one deck."""

    def __init__(self, source: Source, progress: Progress) -> None:
        self._source, self._progress = source, progress
        self._notes: list[Remark] = []
        self._manifest, self._folder = self._find_manifest()
        corner = self._manifest.corner_radius
        self._corner = CORNER if corner is None else corner
        self._done = 0

    def read(self) -> Candidate:
        """Read everything.

        Raises:
            DeckRefused: it is no deck that can be added.
            GivenUp: nobody waits for it.
        """
        names = [each for each in self._source.names if _is_picture(each)]
        if not names:
            raise DeckRefused(DeckFault.NO_PICTURES, file=self._source.name)
        told = self._faces_told(names)
        found = recognise(each for each in names if each not in told.values())
        files = self._one_each(found, told)
        backs = self._back_files(found, names)
        self._note_names(found, bool(told) and len(told) == len(DECK))
        whole = len(files) + len(backs)
        faces = {each: self._picture(files[each], whole) for each in DECK}
        width, height = self._shape(faces, files)
        kept = self._backs(backs, whole, height / width)
        self._note_pictures(faces, files)
        given, suits = self._manifest, self._manifest.suits or found.suits
        return Candidate(
            name=given.name or _name_of(self._source.name),
            faces=faces,
            backs=kept or {"back": plain_back(width, height)},
            suits=suits,
            width=width,
            height=height,
            indices=suits != "italian" if given.indices is None else given.indices,
            corner_radius=self._corner,
            printed=given.printed or (_HIGH_COURTS if found.high_courts else {}),
            author=given.author,
            licence=given.licence,
            files=files,
            notes=tuple(self._notes),
        )

    # -------------------------------------------------------------------------------------------- the description

    def _find_manifest(self) -> tuple[Manifest, str]:
        found = [each for each in self._source.names if posixpath.basename(each).lower() == NAME]
        if not found:
            return Manifest(), ""
        file = min(found, key=lambda each: (each.count("/"), each))
        return read_manifest(self._source.read(file), file), posixpath.dirname(file)

    def _named(self, picture: str, ending: bool = True) -> str:
        """Return the file that the description names.

        Raises:
            DeckRefused: it is not there.
        """
        wanted = posixpath.normpath(posixpath.join(self._folder, picture.replace("\\", "/")))
        stems = ("",) if ending else ("", *ENDINGS)
        for each in self._source.names:
            if any(each.casefold() == f"{wanted}{stem}".casefold() for stem in stems) and _is_picture(each):
                return each
        raise DeckRefused(DeckFault.MANIFEST_FILE, file=posixpath.join(self._folder, NAME), picture=picture)

    def _faces_told(self, names: Sequence[str]) -> dict[Card, str]:
        """Return the faces that the description names."""
        return {which: self._named(picture) for which, picture in self._manifest.cards.items()}

    # ---------------------------------------------------------------------------------------------------- the files

    def _one_each(self, found: Recognised, told: Mapping[Card, str]) -> dict[Card, str]:
        """Return one file for each card.

        Raises:
            DeckRefused: a card has none, or more than one.
        """
        files = dict(told)
        for which, names in found.faces.items():
            if which in told:
                continue
            if len(names) > 1:
                raise DeckRefused(DeckFault.REPEATED, [which], first=names[0], second=names[1])
            files[which] = names[0]
        both = {name: which for which, name in files.items()}
        for which, name in files.items():
            if both[name] != which:
                raise DeckRefused(DeckFault.REPEATED, [which, both[name]], first=name, second=name)
        missing = [each for each in DECK if each not in files]
        if len(missing) > _MOST_NAMED:
            raise DeckRefused(DeckFault.MISSING_MANY, found=len(files))
        if missing:
            raise DeckRefused(DeckFault.MISSING, missing)
        return {each: files[each] for each in DECK}

    def _back_files(self, found: Recognised, names: Sequence[str]) -> dict[str, str]:
        """Return the backs' files by the names under which they are kept."""
        if self._manifest.backs:
            files = [self._named(each, ending=False) for each in self._manifest.backs]
        else:
            files = sorted(found.backs, key=lambda each: (len(posixpath.basename(each)), each))
        backs: dict[str, str] = {}
        for file in files[:_MOST_BACKS]:
            stem = slug(posixpath.splitext(posixpath.basename(file))[0]).replace("-", "_")
            if not backs and not stem.startswith("back"):
                stem = "back"
            name, number = stem or "back", 2
            while name in backs or name[:5] in ("coins", "swords"[:5], "clubs"):
                name, number = f"back_{number}", number + 1
            backs[name] = file
        return backs

    def _note_names(self, found: Recognised, all_told: bool) -> None:
        if not all_told:
            kinds = (DeckNote.ITALIAN, DeckNote.SPANISH, DeckNote.FRENCH)
            told = self._manifest.suits
            self._notes += [each for each in found.notes if not (told and each.kind in kinds)]
        for kind, files in ((DeckNote.SURPLUS, found.surplus), (DeckNote.UNKNOWN, found.unknown)):
            if files:
                self._notes.append(Remark.of(kind, count=len(files), file=files[0]))

    # ------------------------------------------------------------------------------------------------- the pictures

    def _picture(self, file: str, whole: int) -> Picture:
        if not self._progress(self._done, whole):
            raise GivenUp
        picture = made_ready(self._source.read(file), posixpath.basename(file), self._corner)
        self._done += 1
        return picture

    def _shape(self, faces: Mapping[Card, Picture], files: Mapping[Card, str]) -> tuple[int, int]:
        """Return a card's width and height.

        Raises:
            DeckRefused: the cards differ, or are no cards.
        """
        usual = median(each.aspect for each in faces.values())
        for which, picture in faces.items():
            if abs(picture.aspect / usual - 1) > TOLERANCE:
                raise DeckRefused(DeckFault.PROPORTIONS, file=posixpath.basename(files[which]))
        if not LEAST_ASPECT <= usual <= MOST_ASPECT:
            raise DeckRefused(DeckFault.SHAPE, ratio=f"{usual:.2f}")
        return 1000, round(1000 * usual)

    def _backs(self, files: Mapping[str, str], whole: int, aspect: float) -> dict[str, Picture]:
        backs: dict[str, Picture] = {}
        for name, file in files.items():
            picture = self._picture(file, whole)
            if abs(picture.aspect / aspect - 1) > TOLERANCE:
                self._notes.append(Remark.of(DeckNote.BACK_SHAPE, file=posixpath.basename(file)))
            else:
                backs[name] = picture
        if backs and "back" not in backs and not self._manifest.backs:
            first = next(iter(backs))
            backs = {"back" if name == first else name: picture for name, picture in backs.items()}
        if not backs:
            self._notes.append(Remark.of(DeckNote.NO_BACK))
        return backs

    def _note_pictures(self, faces: Mapping[Card, Picture], files: Mapping[Card, str]) -> None:
        moving = [posixpath.basename(files[which]) for which, each in faces.items() if each.moves]
        if moving:
            self._notes.append(Remark.of(DeckNote.STILL, count=len(moving), file=moving[0]))
        if any(each.paper for each in faces.values()):
            self._notes.append(Remark.of(DeckNote.WHITE))
        widths = [each.width for each in faces.values() if each.ending == ".png"]
        if widths and min(widths) < _COARSE:
            self._notes.append(Remark.of(DeckNote.COARSE, width=int(min(widths))))
        ignored = [(posixpath.basename(files[which]), each.ignored) for which, each in faces.items() if each.ignored]
        for file, what in ignored[:1]:
            self._notes.append(Remark.of(DeckNote.NOT_DRAWN, file=file, what=", ".join(sorted(what))))


def face_stem(which: Card) -> str:
    """Return the name, without ending, under which a face is kept: ``coins_07``."""
    return f"{SUIT_FILES[suit_of(which)]}_{rank_of(which):02d}"


def slug(text: str) -> str:
    """Return small letters, digits and hyphens for a name.

    >>> slug("Le carte di Zia Pìna!")
    'le-carte-di-zia-pina'
    """
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:32].strip("-")


def plain_back(width: int, height: int) -> Picture:
    """Return a back for a deck that has none: lozenges within a white border."""
    gap, step, corner = 60, 90, round(CORNER * width)
    inner = f'x="{gap}" y="{gap}" width="{width - 2 * gap}" height="{height - 2 * gap}" rx="{corner // 2}"'
    lines = "".join(
        f"M{x} {gap}l{height} {height}M{x} {gap}l{-height} {height}" for x in range(gap - height, width + height, step)
    )
    data = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="0 0 {width} {height}"><rect width="{width}" height="{height}" rx="{corner}" fill="#FFFDF6"/>'
        f'<mask id="m" x="0" y="0" width="{width}" height="{height}" maskUnits="userSpaceOnUse">'
        f'<rect {inner} fill="#FFFFFF"/></mask><rect {inner} fill="#7A2E2A"/>'
        f'<g mask="url(#m)"><path d="{lines}" fill="none" stroke="#E9D9B8" stroke-width="7"/></g></svg>\n'
    )
    return Picture(data.encode(), ".svg", float(width), float(height))


def _is_picture(name: str) -> bool:
    """Tell whether a file is a picture of a card; those in ``index`` are the corners that the game draws."""
    return name.lower().endswith(ENDINGS) and "index" not in name.lower().split("/")[:-1]


def _name_of(source: str) -> str:
    stem = source[:-4] if source.lower().endswith(".zip") else source
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in stem).replace("_", " ").split())
    return line[:MAX_NAME].strip() or _PLAIN_NAME
