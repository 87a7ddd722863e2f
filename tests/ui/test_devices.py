"""Qt reads files by itself, never through a device that Python made: in another thread that can stop the program.

While Qt looks for who can read a picture it holds a lock and asks the device; a device made in Python waits for Python
then, and Python may wait for that lock in the window's thread, to load an icon.
"""

from __future__ import annotations

import ast
from pathlib import Path

import scopa_desktop

PACKAGE = Path(scopa_desktop.__file__).parent
DEVICES = {"QBuffer", "QIODevice", "QFile", "QSaveFile", "QTemporaryFile"}


def named(source: str) -> set[str]:
    """Return the names that a source imports or uses."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
    return found


def test_no_device_is_made_in_python() -> None:
    sources = {path: named(path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py")}
    assert [path.name for path, names in sources.items() if names & DEVICES] == []
    assert named("from PySide6.QtCore import QBuffer") & DEVICES
