"""How texts that stand by themselves are put one after the other, as a language writes that."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def sentences(*parts: str) -> str:
    """Return what there is of some sentences, one after the other."""
    return _joined(translate("Words", "%1 %2", "two sentences, one after the other"), parts)


def listing(parts: Iterable[str]) -> str:
    """Return what there is of some parts: ``a, b, c``."""
    return _joined(translate("Words", "%1, %2", "a list goes on"), parts)


def clauses(parts: Iterable[str]) -> str:
    """Return what there is of some parts that have commas of their own: ``a, b; c``."""
    return _joined(translate("Words", "%1; %2", "two parts of a sentence"), parts)


def labelled(name: str, what: str) -> str:
    """Return something with its name before it: ``Coins: 6``."""
    return _put(translate("Words", "%1: %2", "a name; what belongs to it"), name, what)


def ended(text: str) -> str:
    """Return a text that ends as a sentence does."""
    return text if text.endswith((".", "!", "?", "…", "。", "！", "？")) else _put(_full_stop(), text, "")


def _full_stop() -> str:
    return translate("Words", "%1.", "the end of a sentence")


def _joined(pattern: str, parts: Iterable[str]) -> str:
    there = [part for part in parts if part]
    found = there[0] if there else ""
    for part in there[1:]:
        found = _put(pattern, found, part)
    return found


def _put(pattern: str, first: str, second: str) -> str:
    """Put two texts into a pattern; what looks like a place in them stays what it is."""
    before, _, rest = pattern.partition("%1")
    between, _, after = rest.partition("%2")
    return f"{before}{first}{between}{second}{after}"
