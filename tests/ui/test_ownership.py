"""Python must not take for garbage what Qt still calls."""

from __future__ import annotations

from pathlib import Path

import scopa_desktop


def test_nobody_walks_the_focus_chain() -> None:
    """PySide makes what `nextInFocusChain` returns a child, for Python, of what it was asked of: a ring is garbage."""
    sources = Path(scopa_desktop.__file__).parent.rglob("*.py")
    walking = [source.name for source in sources if "InFocusChain()" in source.read_text(encoding="utf-8")]
    assert walking == []
