"""The search of the handbook: words in any line of any chapter, whatever their case and accents."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

MOST: Final = 300
"""So many lines are found at the most; whoever gets them all writes another word."""
_ACCENTS: Final = range(0x300, 0x370)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the handbook: a paragraph, a heading, an entry of a list, what stands below a picture.

    Attributes:
        chapter: the chapter that it is in.
        number: which line of the chapter it is, counted from 0.
        text: what it says.
    """

    chapter: str
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A line with all the words that are looked for.

    Attributes:
        line: the line.
        spans: where the words are in it: begin and end, in its order.
    """

    line: Line
    spans: tuple[tuple[int, int], ...]


@lru_cache(maxsize=8192)
def fold(text: str) -> tuple[str, list[int]]:
    """Return a text without case and accents, and for each of its letters the place of the one it comes from."""
    letters, places = [], []
    for place, letter in enumerate(text):
        parts = unicodedata.normalize("NFKD", letter.casefold())
        bare = "".join(each for each in parts if ord(each) not in _ACCENTS)
        for each in unicodedata.normalize("NFC", bare):
            letters.append(each)
            places.append(place)
    return "".join(letters), places


def spans(text: str, query: str) -> tuple[tuple[int, int], ...]:
    """Return where the words of a query are in a text: nothing unless all of them are."""
    folded, places = fold(text)
    found: set[tuple[int, int]] = set()
    for word in fold(query)[0].split():
        at = folded.find(word)
        if at < 0:
            return ()
        while at >= 0:
            found.add((places[at], places[at + len(word) - 1] + 1))
            at = folded.find(word, at + len(word))
    return tuple(sorted(found))


def search(lines: Iterable[Line], query: str) -> list[Hit]:
    """Return the lines with all the words of a query, in their order; at most `MOST`.

    What many chapters say in the same words, as those of the games do, is found once.
    """
    hits: dict[str, Hit] = {}
    for line in lines:
        where = spans(line.text, query)
        if where and line.text not in hits:
            hits[line.text] = Hit(line, where)
            if len(hits) == MOST:
                break
    return list(hits.values())
