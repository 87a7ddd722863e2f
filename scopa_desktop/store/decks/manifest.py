"""The description that may come with a deck (``deck.toml``), read and checked, and the one that the game writes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from scopa_desktop.core.cards import Card, CardNotation, Suit, card, parse_card
from scopa_desktop.core.wording import Wording
from scopa_desktop.store.decks.remarks import DeckFault, DeckRefused
from scopa_desktop.store.settings import read_text
from scopa_desktop.store.troubles import reason_of

NAME = "deck.toml"
FORMAT = 1
MAX_BYTES = 64 * 1024
MAX_NAME = 40
SUIT_FILES = ("coins", "cups", "swords", "clubs")
SUITS = ("italian", "spanish", "french")


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a description says; what it does not say is None or empty.

    Attributes:
        name: the deck's name.
        author: who drew it.
        licence: under what it may be handed on.
        suits: one of `SUITS`.
        indices: whether the pictures carry the cards' names in their corners.
        corner_radius: as a share of a card's width.
        backs: names of the backs' pictures, with or without ending; the first is the usual one.
        printed: what the pictures print where that is not the card's value, by rank.
        cards: the picture of each card that it names.
    """

    name: str = ""
    author: str = ""
    licence: str = ""
    suits: str = ""
    indices: bool | None = None
    corner_radius: float | None = None
    backs: tuple[str, ...] = ()
    printed: Mapping[int, str] = field(default_factory=dict)
    cards: Mapping[Card, str] = field(default_factory=dict)


def read_manifest(content: bytes, file: str) -> Manifest:
    """Read a description; keys that are not known are left alone.

    Args:
        content: the file's content.
        file: its name, for the sentence.

    Raises:
        DeckRefused: it is damaged, newer, or says what cannot be.
    """
    if len(content) > MAX_BYTES:
        raise DeckRefused(DeckFault.MANIFEST_BROKEN, file=file, reason=Wording("it is too large"))
    try:
        data = tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as fault:
        raise DeckRefused(DeckFault.MANIFEST_BROKEN, file=file, reason=Wording("it is not UTF-8")) from fault
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as fault:
        raise DeckRefused(DeckFault.MANIFEST_BROKEN, file=file, reason=reason_of(fault)) from fault
    _check_format(data.get("format"), file)
    return _Reader(data, file).manifest()


def _check_format(given: object, file: str) -> None:
    if isinstance(given, bool) or not isinstance(given, int) or given < FORMAT:
        raise DeckRefused(DeckFault.MANIFEST_FORMAT, file=file)
    if given > FORMAT:
        raise DeckRefused(DeckFault.MANIFEST_NEWER, file=file)


class _Reader:
    """Takes values from what a description holds."""

    def __init__(self, data: Mapping[str, Any], file: str) -> None:
        self._data, self._file = data, file

    def _refuse(self, key: str, allowed: Wording) -> DeckRefused:
        return DeckRefused(DeckFault.MANIFEST_VALUE, file=self._file, key=key, allowed=allowed)

    def manifest(self) -> Manifest:
        """Return everything.

        Raises:
            DeckRefused: a value cannot be.
        """
        suits = self._text("suits", 20)
        if suits and suits not in SUITS:
            raise self._refuse("suits", Wording('"italian", "spanish" or "french"'))
        return Manifest(
            name=self._text("name", MAX_NAME),
            author=self._text("author", 200),
            licence=self._text("licence", 200),
            suits=suits,
            indices=self._indices(),
            corner_radius=self._corner(),
            backs=self._backs(),
            printed=self._printed(),
            cards=self._cards(),
        )

    def _text(self, key: str, length: int) -> str:
        try:
            return read_text(self._data.get(key, ""), length)
        except ValueError:
            raise self._refuse(key, Wording("one line of at most {length} characters", length=length)) from None

    def _indices(self) -> bool | None:
        value = self._data.get("indices")
        if value is not None and not isinstance(value, bool):
            raise self._refuse("indices", Wording("true or false"))
        return value

    def _corner(self) -> float | None:
        value = self._data.get("corner_radius")
        if value is None:
            return None
        width = self._data.get("width", 1)
        if any(isinstance(each, bool) or not isinstance(each, int | float) for each in (value, width)):
            raise self._refuse("corner_radius", Wording("a number from 0 to 0.25"))
        try:
            share = float(value) if value < 0.5 else value / max(1, width)
        except OverflowError:  # a whole number of hundreds of digits
            share = -1.0
        if not 0 <= share <= 0.25:
            raise self._refuse("corner_radius", Wording("a number from 0 to 0.25"))
        return share

    def _backs(self) -> tuple[str, ...]:
        value = self._data.get("backs", [])
        if not isinstance(value, list) or len(value) > 12 or not all(_is_file_name(each) for each in value):
            raise self._refuse("backs", Wording("a list of at most 12 names of pictures"))
        return tuple(dict.fromkeys(value))

    def _printed(self) -> dict[int, str]:
        table = self._data.get("printed", {})
        allowed = Wording("a table with ranks from 1 to 10 and what is printed on them")
        if not isinstance(table, dict):
            raise self._refuse("printed", allowed)
        printed = {}
        for rank, label in table.items():
            short = isinstance(label, int) and not isinstance(label, bool) and abs(label) < 10_000
            text = str(label).strip() if short or isinstance(label, str) else ""
            if rank not in {str(n) for n in range(1, 11)} or not text.isprintable() or not 0 < len(text) <= 4:
                raise self._refuse("printed", allowed)
            printed[int(rank)] = text
        return printed

    def _cards(self) -> dict[Card, str]:
        table = self._data.get("cards", {})
        allowed = Wording('a table such as coins_07 = "seven.png"')
        if not isinstance(table, dict):
            raise self._refuse("cards", allowed)
        cards: dict[Card, str] = {}
        for key, picture in table.items():
            which = _card_of(key)
            if which is None or which in cards or not _is_file_name(picture):
                raise self._refuse("cards", allowed)
            cards[which] = picture
        return cards


def _is_file_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 200 and value.isprintable()


def _card_of(key: str) -> Card | None:
    """Return the card of ``coins_07`` or ``7D``."""
    suit, _, rank = key.partition("_")
    if suit in SUIT_FILES and rank.isascii() and rank.isdigit() and 1 <= int(rank[:3]) <= 10:
        return card(int(rank[:3]), Suit(SUIT_FILES.index(suit)))
    try:
        return parse_card(key)
    except CardNotation:
        return None
