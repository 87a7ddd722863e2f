"""What a deck's folder holds, read from its ``deck.toml`` and checked.

A deck is a folder with a manifest, forty faces (``coins_01.svg`` to ``clubs_10.svg``), one back or more,
and, where its faces carry no index, overlays in ``index``.  A deck whose courts have letters names sets of them,
``JQK`` or ``8-9-10``; the overlays of a set lie in a folder of its name, or, since sets share letters, in a folder
for each letter, and those of the other cards in ``common``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from scopa_desktop.assets import resources
from scopa_desktop.core.cards import DECK, Card, rank_of, suit_of
from scopa_desktop.store.troubles import shorten

MANIFEST = "deck.toml"
FORMAT = 1
COURTS = (8, 9, 10)
"""The ranks whose letters depend on the set."""
SUIT_FILES = ("coins", "cups", "swords", "clubs")
PICTURES = (".svg", ".svgz", ".png", ".jpg", ".jpeg", ".webp")
MAX_MANIFEST = 64 * 1024
"""Bytes; a manifest is a few lines."""
_COLOR = re.compile("#[0-9A-Fa-f]{6}")
_LENDERS = {"italian": "neapolitan", "spanish": "neapolitan", "french": "french"}
"""The deck of ours whose overlays name the cards of one that has none, by the kind of suits."""
_NUMBERS = "8-9-10"
"""The set of overlays for a deck whose courts have no letters."""


class IndexSize(StrEnum):
    """How large the names in a card's corners are; the values stand in the preferences."""

    OFF = "off"
    SMALL = "small"
    LARGE = "large"


class DeckError(ValueError):
    """A folder that is no deck; the message is one sentence that says why."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards on the disk.

    Attributes:
        folder: where its files lie.
        id: its name in preferences, which is the folder's name.
        name: its name for people, in English.
        width: a card's width, in any unit.
        height: a card's height, in the same unit.
        corner_radius: as a share of the width.
        suits: ``italian``, ``spanish`` or ``french``.
        backs: the names of its backs; the first is the usual one.
        index_sets: sets of letters for the overlays, such as ``JQK``; empty when there is only one.
        indices: whether its faces name the cards themselves, though maybe small.
        index_always: whether the overlays belong to the faces, and stay when names are switched off.
        colors: of the suits' signs, ``#RRGGBB``; empty where they are the usual ones.
        printed: what a face prints where that is not the card's value, by rank.
        lender: another deck, whose overlays name its cards where it has none.
    """

    folder: Path
    id: str
    name: str
    width: float
    height: float
    corner_radius: float = 0.055
    suits: str = "italian"
    backs: tuple[str, ...] = ("back",)
    index_sets: tuple[str, ...] = ()
    indices: bool = False
    index_always: bool = False
    colors: tuple[str, ...] = ()
    printed: Mapping[int, str] = field(default_factory=dict)
    lender: Deck | None = None

    @property
    def aspect(self) -> float:
        """A card's height divided by its width."""
        return self.height / self.width

    @property
    def french(self) -> bool:
        """Whether the suits are hearts, diamonds, spades and clubs."""
        return self.suits == "french"

    def face(self, card: Card) -> Path:
        """Return the picture of a card's face."""
        return _picture(self.folder / _stem(card))

    def back(self, name: str = "") -> Path:
        """Return the picture of a back; an unknown name gives the usual one."""
        return _picture(self.folder / (name if name in self.backs else self.backs[0]))

    def index(self, card: Card, letters: str = "", size: IndexSize = IndexSize.SMALL) -> Path | None:
        """Return the overlay that names a card in its corners, or None if there is none.

        Args:
            card: the card.
            letters: one of `index_sets`; any other gives the first.
            size: what is wanted: a face that names its card itself is named anew only to be read from afar.
        """
        if size is IndexSize.OFF and not self.index_always:
            return None
        found = self._overlay(card, letters)
        if found is None and self.lender is not None and (size is IndexSize.LARGE or not self.indices):
            return self.lender.index(card, letters if self.index_sets else _NUMBERS)
        return found

    def _overlay(self, card: Card, letters: str) -> Path | None:
        folder = self.folder / "index"
        places = [folder]
        if self.index_sets:
            chosen = letters if letters in self.index_sets else self.index_sets[0]
            places = [folder / chosen, folder / "common"]
            if rank_of(card) >= COURTS[0] and len(labels := set_labels(chosen)) == len(COURTS):
                places.insert(1, folder / labels[rank_of(card) - COURTS[0]])
        for place in places:
            found = _find(place / _stem(card))
            if found is not None:
                return found
        return None


def set_labels(name: str) -> tuple[str, ...]:
    """Return what the courts say by a set's name: ``J``, ``Q`` and ``K`` by ``JQK``, 8, 9 and 10 by ``8-9-10``."""
    return tuple(name.split("-") if "-" in name else name)


def read_deck(folder: Path) -> Deck:
    """Read and check a deck's folder.

    Raises:
        DeckError: it is no deck.
    """
    deck = _parse(folder, _load(folder))
    for card in DECK:
        deck.face(card)
    for name in deck.backs:
        _picture(folder / name)
    return deck


def installed_decks(folder: Path | None = None) -> dict[str, Deck]:
    """Return the decks that come with the game, by id, in the order of their ids; faulty ones are left out.

    Args:
        folder: where to look instead of the game's own resources.
    """
    root = folder if folder is not None else resources() / "decks"
    decks = {}
    for each in sorted(root.iterdir()) if root.is_dir() else ():
        if not (each / MANIFEST).is_file():
            continue
        try:
            decks[each.name] = read_deck(each)
        except DeckError:
            continue
    return {name: lent(deck, decks) for name, deck in decks.items()}


def lent(deck: Deck, ours: Mapping[str, Deck]) -> Deck:
    """Return a deck with the overlays of one of ours, if it has none itself.

    Args:
        deck: the deck.
        ours: the decks of the game, by id.
    """
    if (deck.folder / "index").is_dir():
        return deck
    return replace(deck, lender=ours.get(_LENDERS[deck.suits]))


def _stem(card: Card) -> str:
    return f"{SUIT_FILES[suit_of(card)]}_{rank_of(card):02d}"


def _find(stem: Path) -> Path | None:
    return next((path for end in PICTURES if (path := stem.with_name(stem.name + end)).is_file()), None)


def _picture(stem: Path) -> Path:
    found = _find(stem)
    if found is None:
        raise DeckError(f"The deck in {stem.parent} has no picture {stem.name}.")
    return found


def _load(folder: Path) -> dict[str, Any]:
    path = folder / MANIFEST
    try:
        if path.stat().st_size > MAX_MANIFEST:
            raise DeckError(f"{path} is too large to be a deck's description.")
        return tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise DeckError(f"There is no {MANIFEST} in {folder}, so it is no deck.") from None
    except OSError as fault:
        raise DeckError(f"{path} cannot be read: {fault.strerror}.") from fault
    except DeckError:
        raise
    except RecursionError:
        raise DeckError(f"{path} is damaged: it is nested too deeply.") from None
    except ValueError as fault:  # no TOML, no UTF-8, or a number of thousands of digits
        raise DeckError(f"{path} is damaged: {shorten(str(fault), 80)}.") from fault


def _parse(folder: Path, data: dict[str, Any]) -> Deck:
    path = folder / MANIFEST
    if data.get("format") != FORMAT:
        raise DeckError(f"{path} has format {data.get('format')!r:.60}; this program reads format {FORMAT}.")
    width, height = _number(path, data, "width", 1e-3, 1e6), _number(path, data, "height", 1e-3, 1e6)
    if not 1.2 <= height / width <= 2.2:
        raise DeckError(f"{path}: a card must be 1.2 to 2.2 times as high as it is wide.")
    radius = _number(path, data, "corner_radius", 0, width / 2, 0.055 * width)
    suits = _text(path, data, "suits", "italian")
    if suits not in ("italian", "spanish", "french"):
        raise DeckError(f"{path}: suits must be italian, spanish or french, not {suits!r:.60}.")
    return Deck(
        folder=folder,
        id=_text(path, data, "id", folder.name),
        name=_text(path, data, "name", folder.name),
        width=width,
        height=height,
        corner_radius=radius if radius < 0.5 else radius / width,
        suits=suits,
        backs=_names(path, data, "backs") or ("back",),
        index_sets=_names(path, data, "index_sets"),
        indices=data.get("indices") is True,
        index_always=data.get("index_always") is True,
        colors=_colors(path, data.get("colors", [])),
        printed=_printed(path, data.get("printed", {})),
    )


def _number(path: Path, data: dict[str, Any], key: str, low: float, high: float, default: float | None = None) -> float:
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
        raise DeckError(f"{path}: {key} must be a number from {low:g} to {high:g}, not {value!r:.60}.")
    return float(value)


def _text(path: Path, data: dict[str, Any], key: str, default: str) -> str:
    value = data.get(key, default)
    if not isinstance(value, str) or not 0 < len(value) <= 60:
        raise DeckError(f"{path}: {key} must be a short text, not {value!r:.60}.")
    return value


def _names(path: Path, data: dict[str, Any], key: str) -> tuple[str, ...]:
    """Read a list of file or folder names, none of which may lead out of the deck's folder."""
    value = data.get(key, [])
    if not isinstance(value, list) or len(value) > 20:
        raise DeckError(f"{path}: {key} must be a list of names.")
    for name in value:
        if not isinstance(name, str) or not name or not name.replace("-", "").replace("_", "").isalnum():
            raise DeckError(f"{path}: {key} holds {name!r:.60}, which is no name of letters and digits.")
    return tuple(value)


def _colors(path: Path, value: object) -> tuple[str, ...]:
    """Read the four suits' colours, or none."""
    if value == []:
        return ()
    if not isinstance(value, list) or len(value) != len(SUIT_FILES):
        raise DeckError(f"{path}: colors must be a list of four.")
    for color in value:
        if not isinstance(color, str) or not _COLOR.fullmatch(color):
            raise DeckError(f"{path}: colors holds {color!r:.60}, which is not of the form #RRGGBB.")
    return tuple(value)


def _printed(path: Path, table: object) -> dict[int, str]:
    if not isinstance(table, dict):
        raise DeckError(f"{path}: printed must be a table of ranks.")
    printed = {}
    for rank, label in table.items():
        if rank not in {str(n) for n in range(1, 11)} or not isinstance(label, str | int):
            raise DeckError(f"{path}: printed may name the ranks 1 to 10 only, not {rank!r:.60}.")
        printed[int(rank)] = str(label)[:4]
    return printed
