"""Which card a picture shows, told from the name of its file, in the schemes that people use.

``7d``, ``denari_7``, ``oros-07``, ``coppe07``, ``King of Hearts``, ``12``: Italian, Spanish, French, English and
German names, letters in either order, or numbers from 1 to 40.  No name is read alone: the deck as a whole shows what
a letter or a 10 stands for.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Final

from scopa_desktop.core.cards import DECK, Card, Suit, card
from scopa_desktop.store.decks.remarks import DeckNote, Remark

_COINS, _CUPS, _SWORDS, _CLUBS = Suit
_ITALIAN, _SPANISH, _FRENCH = "italian", "spanish", "french"

_SUIT_TABLE: Final = (
    (_COINS, _ITALIAN, "denari denaro danari danaro ori coins coin deniers denier munzen munze muenzen pentacles"),
    (_CUPS, _ITALIAN, "coppe coppa cups cup coupes coupe kelche kelch becher"),
    (_SWORDS, _ITALIAN, "spada swords sword epees epee schwerter schwert"),
    (_CLUBS, _ITALIAN, "bastoni bastone batons baton wands staves stabe stab staebe keulen schlagel"),
    (_COINS, _SPANISH, "oros oro ouros"),
    (_CUPS, _SPANISH, "copas copa"),
    (_SWORDS, _SPANISH, "espadas espada"),
    (_CLUBS, _SPANISH, "bastos basto paus"),
    (_COINS, _FRENCH, "diamonds diamond quadri quadro carreaux carreau diamantes diamante karo schellen schelle"),
    (_CUPS, _FRENCH, "hearts heart cuori cuore coeurs coeur corazones corazon herz herzen"),
    (_SWORDS, _FRENCH, "spades picche picca piques pique picas pica pik pikk laub grun gruen blatt"),
    (_CLUBS, _FRENCH, "fiori fiore trefles trefle treboles trebol kreuz treff eichel eicheln"),
    (_SWORDS, "", "spade"),
    (_CLUBS, "", "clubs club"),
)
_SUITS: Final = {word: (suit, kind) for suit, kind, words in _SUIT_TABLE for word in words.split()}

_NUMBERS: Final = {
    word: number
    for number, words in enumerate(
        (
            "asso ace as ass assi uno un one eins",
            "due dos deux two zwei deuce",
            "tre tres trois three drei",
            "quattro cuatro quatre four vier",
            "cinque cinco cinq five funf fuenf",
            "sei seis six sechs",
            "sette siete sept seven sieben",
            "otto ocho huit eight acht",
            "nove nueve neuf nine neun",
            "dieci diez dix ten zehn",
        ),
        1,
    )
    for word in words.split()
}
_COURTS: Final = {
    word: rank
    for rank, words in enumerate(
        (
            "fante sota valet jack knave page bube bauer unter",
            "cavallo cavaliere caballo caballero cavalier knight queen donna dama dame reina regina reine ober reiter",
            "re rey roi king konig koenig",
        ),
        8,
    )
    for word in words.split()
}
_BACK_WORDS = "back backs backside dorso dorsi retro rovescio reverso verso dos revers ruckseite rueckseite rucken"
_BACKS: Final = frozenset(_BACK_WORDS.split())
_COURT_LETTERS: Final = {"j": 8, "f": 8, "v": 8, "s": 8, "q": 9, "c": 9, "d": 9, "k": 10, "r": 10}
_RANK_LETTERS: Final = frozenset((*_COURT_LETTERS, "a", "t"))
_SUIT_LETTERS: Final = ((_ITALIAN, "dcsb"), (_SPANISH, "oceb"), (_FRENCH, "dhsc"))


@dataclass(frozen=True, slots=True)
class Recognised:
    """What the names of a deck's pictures tell.

    Attributes:
        faces: the pictures of each card; more than one is an error of the deck's.
        backs: the pictures of backs.
        surplus: pictures of cards that the game does not use.
        unknown: pictures whose names tell nothing.
        suits: ``italian``, ``spanish`` or ``french``.
        high_courts: whether the courts are numbered 10, 11, 12.
        notes: what was guessed.
    """

    faces: Mapping[Card, tuple[str, ...]]
    backs: tuple[str, ...] = ()
    surplus: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()
    suits: str = _ITALIAN
    high_courts: bool = False
    notes: tuple[Remark, ...] = ()


@dataclass(frozen=True, slots=True)
class _Label:
    """What one name says: a suit, and a number or a court card (8, 9, 10)."""

    suit: Suit
    number: int = 0
    court: int = 0
    kind: str = ""


@dataclass(frozen=True, slots=True)
class _Reading:
    """All names in one way of reading them."""

    faces: dict[Card, list[str]] = field(default_factory=dict)
    surplus: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    suits: str = _ITALIAN
    high_courts: bool = False

    def worth(self) -> tuple[int, int]:
        """Return how many cards it tells, and how few of them twice."""
        return len(self.faces), -sum(len(names) - 1 for names in self.faces.values())


def words_of(text: str) -> tuple[str, ...]:
    """Return the words and numbers in a name, in small letters without accents.

    >>> words_of("Trèfle-07 ReDiCoppe")
    ('trefle', '07', 're', 'di', 'coppe')
    """
    split = re.sub(r"(?<=[a-zà-ÿ])(?=[A-ZÀ-Þ])", " ", text)
    plain = unicodedata.normalize("NFKD", split.replace("œ", "oe").replace("Œ", "oe")).casefold()
    return tuple(re.findall(r"[a-z]+|[0-9]{1,6}", "".join(c for c in plain if not unicodedata.combining(c))))


def recognise(names: Iterable[str]) -> Recognised:
    """Tell which card each picture shows.

    Args:
        names: paths within the deck's folder, with ``/`` between their parts.
    """
    all_names = sorted(names)
    backs = tuple(each for each in all_names if _is_back(each))
    cards = [each for each in all_names if each not in backs]
    readings = [
        _read_all(cards, letters, kind, rank_first) for kind, letters in _SUIT_LETTERS for rank_first in (True, False)
    ]
    best = max(readings, key=_Reading.worth)
    if len(best.faces) < len(DECK):
        numbered = _numbered(cards, backs)
        if numbered is not None:
            return numbered
    return Recognised(
        faces={each: tuple(best.faces[each]) for each in DECK if each in best.faces},
        backs=backs,
        surplus=tuple(best.surplus),
        unknown=tuple(best.unknown),
        suits=best.suits,
        high_courts=best.high_courts,
        notes=_notes(best),
    )


def _notes(reading: _Reading) -> tuple[Remark, ...]:
    kinds = {_ITALIAN: DeckNote.ITALIAN, _SPANISH: DeckNote.SPANISH, _FRENCH: DeckNote.FRENCH}
    notes = [Remark.of(kinds[reading.suits])]
    if reading.high_courts:
        notes.append(Remark.of(DeckNote.HIGH_COURTS))
    return tuple(notes)


def _parts(name: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the words of a file's name, and of the folder's that it lies in."""
    path = PurePosixPath(name)
    return words_of(path.stem), words_of(path.parent.name)


def _is_back(name: str) -> bool:
    words, above = _parts(name)
    found = _BACKS.intersection(words)
    if not found:
        return False
    return not any(word in _SUITS for word in (*words, *above)) or not found <= {"dos"}


# ---------------------------------------------------------------------------------------------------- numbers 1 to 40


def _numbered(cards: Sequence[str], backs: tuple[str, ...]) -> Recognised | None:
    """Read names that are numbers from 1 to 40; a 0 or 41 beside them is the back."""
    found: dict[int, list[str]] = {}
    unknown = []
    for name in cards:
        numbers = [int(word) for word in _parts(name)[0] if word.isdigit()]
        if numbers:
            found.setdefault(numbers[-1], []).append(name)
        else:
            unknown.append(name)
    if not set(range(1, len(DECK) + 1)) <= set(found):
        return None
    notes = [Remark.of(DeckNote.NUMBERED)]
    for number in (0, 41):
        if not backs and number in found:
            backs = tuple(found.pop(number))
            notes.append(Remark.of(DeckNote.BACK_NUMBERED, file=backs[0]))
    faces = {each: tuple(found.pop(each + 1)) for each in DECK}
    unknown += [name for names in found.values() for name in names]
    return Recognised(faces, backs, unknown=tuple(unknown), notes=tuple(notes))


# -------------------------------------------------------------------------------------------------- suits and ranks


def _read_all(names: Sequence[str], letters: str, kind: str, rank_first: bool) -> _Reading:
    labels: dict[str, _Label] = {}
    unknown = []
    for name in names:
        label = _label(name, letters, kind, rank_first)
        if label is None:
            unknown.append(name)
        else:
            labels[name] = label
    ranks, high = _rank_system(labels.values())
    reading = _Reading(suits=_suits_of(labels.values()), high_courts=high, unknown=unknown)
    for name, found in labels.items():
        rank = found.court or ranks.get(found.number, 0)
        if rank:
            reading.faces.setdefault(card(rank, found.suit), []).append(name)
        elif 1 <= found.number <= 13:
            reading.surplus.append(name)
        else:
            unknown.append(name)
    return reading


def _suits_of(labels: Iterable[_Label]) -> str:
    kinds = [each.kind for each in labels if each.kind]
    return max((_ITALIAN, _SPANISH, _FRENCH), key=kinds.count)


def _rank_system(labels: Iterable[_Label]) -> tuple[dict[int, int], bool]:
    """Return the rank that each number stands for in this deck, and whether 10, 11, 12 are the courts."""
    numbers = {each.number for each in labels if not each.court}
    courts = {each.court for each in labels if each.court}
    ranks = {number: number for number in range(1, 8)}
    if courts == {8, 9, 10}:
        return ranks, False
    if 13 in numbers:
        return {**ranks, 11: 8, 12: 9, 13: 10}, False
    if numbers & {11, 12}:
        return {**ranks, 10: 8, 11: 9, 12: 10}, True
    return {number: number for number in range(1, 11)}, False


def _label(name: str, letters: str, kind: str, rank_first: bool) -> _Label | None:
    words, above = _parts(name)
    suit = _one_suit(words)
    place = next((number for number, word in enumerate(words) if word in _SUITS), len(words))
    if suit is None:
        suit = _one_suit(above)
    if suit is None:
        return _by_letters(words, letters, kind, rank_first)
    suited = _Label(suit[0], kind=suit[1])
    return _rank(suited, words, place) or _rank_letter(suited, words)


def _one_suit(words: Sequence[str]) -> tuple[Suit, str] | None:
    found = [_SUITS[word] for word in words if word in _SUITS]
    return found[0] if found and len({suit for suit, _ in found}) == 1 else None


def _rank(suited: _Label, words: Sequence[str], place: int) -> _Label | None:
    """Read the rank from a word, or from the number that is nearest to the suit."""
    for word in words:
        if word in _COURTS:
            return _Label(suited.suit, court=_COURTS[word], kind=suited.kind)
    named = [_NUMBERS[word] for word in words if word in _NUMBERS]
    if named:
        return _Label(suited.suit, named[0], kind=suited.kind)
    numbers = [(number, int(word)) for number, word in enumerate(words) if word.isdigit()]
    if not numbers:
        return None
    _, nearest = min(numbers, key=lambda each: (abs(each[0] - place), -each[0]))
    return _Label(suited.suit, nearest, kind=suited.kind)


def _rank_letter(suited: _Label, words: Sequence[str]) -> _Label | None:
    found = [label for word in words if len(word) == 1 and (label := _from_letter(suited, word))]
    return found[0] if len(found) == 1 else None


def _from_letter(suited: _Label, letter: str) -> _Label | None:
    if letter == "a":
        return _Label(suited.suit, 1, kind=suited.kind)
    if letter == "t":
        return _Label(suited.suit, 10, kind=suited.kind)
    if letter in _COURT_LETTERS:
        return _Label(suited.suit, court=_COURT_LETTERS[letter], kind=suited.kind)
    return None


def _by_letters(words: Sequence[str], letters: str, kind: str, rank_first: bool) -> _Label | None:
    """Read a suit that is only a letter: ``7d``, ``d07``, ``KH``, ``HK``."""
    signs = [word for word in words if len(word) == 1 and (word in letters or word in _RANK_LETTERS)]
    pairs = [word for word in words if len(word) == 2 and word.isalpha()]
    ranked = any(word.isdigit() or (len(word) > 2 and (word in _COURTS or word in _NUMBERS)) for word in words)
    if ranked or (len(signs) == 1 and pairs):  # a rank is there; the one letter is the suit
        suits = [sign for sign in signs if sign in letters]
        if len(suits) != 1:
            return None
        place = list(words).index(suits[0])
        return _rank(_Label(Suit(letters.index(suits[0])), kind=kind), words, place)
    both = pairs[-1] if pairs else "".join(signs)
    if len(both) != 2:
        return None
    rank, suit = (both[0], both[1]) if rank_first else (both[1], both[0])
    if suit not in letters:
        return None
    return _from_letter(_Label(Suit(letters.index(suit)), kind=kind), rank)
