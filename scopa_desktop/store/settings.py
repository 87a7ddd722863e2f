"""How one preference is declared: a dataclass field with what it means and what it may be."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import Field, dataclass, field
from typing import Any

from scopa_desktop.core.wording import Wording

_SETTING = "setting"
_WORD = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")
MAX_NAME = 40
_MAX_PIXEL = 100_000
_JOINERS = "\u200c\u200d"
"""What joins letters, or keeps them apart, in Persian and Hindi names and in faces: unseen by itself."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a preference means and allows.

    Attributes:
        section: the TOML table that it stands in.
        meaning: one sentence, written above it in the file.
        allowed: what it may be, in words.
        read: takes a value from the file and returns it in the type of the field, or raises ValueError.
    """

    section: str
    meaning: str
    allowed: Wording
    read: Callable[[object], object]


def setting_of(declared: Field[Any]) -> Setting | None:
    """Return the setting that a field was declared with, if it was."""
    found = declared.metadata.get(_SETTING)
    return found if isinstance(found, Setting) else None


def choice(
    section: str, default: str, values: tuple[str, ...], meaning: str, was_flag: tuple[str, str] | None = None
) -> Any:
    """Declare a preference that is one of some words.

    Args:
        section: the TOML table that it stands in.
        default: one of the words.
        values: the words.
        meaning: one sentence.
        was_flag: the words for false and for true, which files of older versions hold.
    """
    allowed = Wording("{most} or {last}", most=", ".join(values[:-1]), last=values[-1])

    def read(value: object) -> object:
        if isinstance(value, str) and value in values:
            return value
        if isinstance(value, bool) and was_flag is not None:
            return was_flag[value]
        raise ValueError(str(allowed))

    return field(default=default, metadata={_SETTING: Setting(section, meaning, allowed, read)})


def some(section: str, default: tuple[str, ...], values: tuple[str, ...], meaning: str) -> Any:
    """Declare a preference that is any number of some words, each once; it is a tuple in the order of `values`."""

    def read(value: object) -> object:
        if isinstance(value, list | tuple) and all(each in values for each in value):
            return tuple(each for each in values if each in value)
        raise ValueError("no such words")

    allowed = Wording("any of {values}", values=f"[{', '.join(values)}]")
    return field(default=default, metadata={_SETTING: Setting(section, meaning, allowed, read)})


def flag(section: str, default: bool, meaning: str) -> Any:
    """Declare a preference that is on or off."""

    def read(value: object) -> object:
        if isinstance(value, bool):
            return value
        raise ValueError("no flag")

    return field(default=default, metadata={_SETTING: Setting(section, meaning, Wording("true or false"), read)})


def number(section: str, default: int, least: int, most: int, meaning: str) -> Any:
    """Declare a preference that is a whole number between two others, both allowed."""

    def read(value: object) -> object:
        if type(value) is int and least <= value <= most:
            return value
        raise ValueError("no such number")

    allowed = Wording("a whole number from {least} to {most}", least=least, most=most)
    return field(default=default, metadata={_SETTING: Setting(section, meaning, allowed, read)})


def word(section: str, default: str, meaning: str) -> Any:
    """Declare a preference that is an identifier: lower-case letters, digits, ``.``, ``-`` and ``_``."""
    allowed = Wording("a word of small letters, digits and . _ -")
    return field(default=default, metadata={_SETTING: Setting(section, meaning, allowed, read_word)})


def read_word(value: object) -> str:
    """Return an identifier.

    Raises:
        ValueError: the value is none.
    """
    if isinstance(value, str) and _WORD.fullmatch(value):
        return value
    raise ValueError("no word")


def text(section: str, default: str, meaning: str, length: int = MAX_NAME) -> Any:
    """Declare a preference that is one line of a person's own words, of at most `length` characters."""

    def read(value: object) -> object:
        return read_text(value, length)

    allowed = Wording("one line of at most {length} characters", length=length)
    return field(default=default, metadata={_SETTING: Setting(section, meaning, allowed, read)})


def read_text(value: object, length: int = MAX_NAME) -> str:
    """Return a line of text without blanks around it.

    Raises:
        ValueError: the value is no text, too long, or holds control characters.
    """
    if isinstance(value, str) and len(value) <= length and all(s.isprintable() or s in _JOINERS for s in value):
        return value.strip()
    raise ValueError("no line of text")


def rectangle(section: str, meaning: str) -> Any:
    """Declare a preference that is empty or a rectangle: left, top, width, height in pixels."""

    def read(value: object) -> object:
        if value == [] or value == ():
            return ()
        if not isinstance(value, list | tuple) or len(value) != 4:
            raise ValueError("no rectangle")
        if any(type(number) is not int or abs(number) > _MAX_PIXEL for number in value) or min(value[2:]) < 1:
            raise ValueError("no rectangle")
        return tuple(value)

    allowed = Wording("empty or [left, top, width, height]")
    return field(default=(), metadata={_SETTING: Setting(section, meaning, allowed, read)})
