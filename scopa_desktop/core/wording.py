"""What is wrong with what was given, said so that it can be said again in any language."""

from __future__ import annotations

from collections.abc import Mapping


class Wording(str):
    """An English text that knows how it was put together.

    Attributes:
        text: the text with its places, such as ``{name}``.
        details: what stands in each place; a text that is a `Wording` itself can be said anew as well.
    """

    text: str
    details: Mapping[str, str]

    def __new__(cls, text: str, /, **details: object) -> Wording:
        """Say a text; values that are no texts stand in it as they are written."""
        there = {name: wording_of(value) for name, value in details.items()}
        said = super().__new__(cls, text.format(**there) if there else text)
        said.text, said.details = text, there
        return said


class Fault(Exception):
    """Something that cannot be; `wording` tells what in one sentence or clause."""

    def __init__(self, text: str, /, **details: object) -> None:
        """Say what is wrong, as `Wording` does."""
        self.wording = Wording(text, **details)
        super().__init__(self.wording)

    def __str__(self) -> str:
        return str(self.wording)


def wording_of(value: object) -> str:
    """Return what is said of a value: a fault's own words, or how it is written."""
    if isinstance(value, Fault):
        return value.wording
    return value if isinstance(value, str) else str(value)
