"""What is wrong with what was given, said so that it can be said again in any language."""

from __future__ import annotations

from collections.abc import Mapping


class Said(str):
    """An English text that knows how it was put together.

    Attributes:
        text: the text with its places, such as ``{name}``.
        details: what stands in each place; a text that is `Said` itself can be said anew as well.
    """

    text: str
    details: Mapping[str, str]

    def __new__(cls, text: str, /, **details: object) -> Said:
        """Say a text; values that are no texts stand in it as they are written."""
        there = {name: said_of(value) for name, value in details.items()}
        said = super().__new__(cls, text.format(**there) if there else text)
        said.text, said.details = text, there
        return said


class Fault(Exception):
    """Something that cannot be; `said` tells what in one sentence or clause."""

    def __init__(self, text: str, /, **details: object) -> None:
        """Say what is wrong, as `Said` does."""
        self.said = Said(text, **details)
        super().__init__(self.said)

    def __str__(self) -> str:
        return str(self.said)


def said_of(value: object) -> str:
    """Return what is said of a value: a fault's own words, or how it is written."""
    if isinstance(value, Fault):
        return value.said
    return value if isinstance(value, str) else str(value)
