"""The chapters of the handbook as they lie in files: one Markdown file each, a folder for each language.

docs/handbook.md tells how they are written.  The English files say which chapters there are and in what order; one that
a language lacks, or that cannot be read, is the English one there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scopa_desktop.assets import resources
from scopa_desktop.ui.language import ENGLISH

FOLDER: Final = "handbook"
"""Where the chapters lie among the program's own files."""
NOTES: Final = "game_notes"
"""The file of what is told about each game; its sections go to the chapters of the games."""
_FILE = re.compile(r"(\d\d)_(\w+)\.md")
_BROKEN = re.compile(r"(?<=[\u3000-\u9fff\uff00-\uffef])\n(?=[\u3000-\u9fff\uff00-\uffef])")
"""The end of a line between signs that have no spaces between them."""
_SECTION = re.compile(r"^## +(\w+)\s*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Written:
    """A chapter as it lies in its file.

    Attributes:
        key: its name, by which links lead to it: ``strategy``.
        number: where it stands among the others, 10 to 99.
        title: its heading.
        text: what follows the heading: Markdown, with places that the program fills in.
    """

    key: str
    number: int
    title: str
    text: str


def languages() -> tuple[str, ...]:
    """Return the languages that have a folder of chapters."""
    return tuple(sorted(each.name for each in (resources() / FOLDER).iterdir() if each.is_dir()))


def chapters(language: str) -> dict[str, Written]:
    """Return the chapters in a language, in their order, by their names.

    Raises:
        OSError: an English chapter cannot be read.
    """
    found = {}
    for path in sorted((resources() / FOLDER / ENGLISH).glob("*.md")):
        name = _FILE.fullmatch(path.name)
        if name and name[2] != NOTES:
            title, text = _read(path, language)
            found[name[2]] = Written(name[2], int(name[1]), title, text)
    return found


def game_notes(language: str) -> dict[str, str]:
    """Return what is told about each game, by the game's name.

    Raises:
        OSError: the English notes cannot be read.
    """
    path = next((resources() / FOLDER / ENGLISH).glob(f"*_{NOTES}.md"))
    return _sections(_read(path, ENGLISH)[1]) | _sections(_read(path, language)[1])


def _sections(text: str) -> dict[str, str]:
    parts = _SECTION.split(text)
    return {name: told.strip() for name, told in zip(parts[1::2], parts[2::2], strict=True)}


def _read(path: Path, language: str) -> tuple[str, str]:
    """Return heading and text of a chapter, given its English file."""
    translated = path.parent.parent / language / path.name
    try:
        content = translated.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        content = path.read_text("utf-8")
    first, _, rest = content.lstrip("\ufeff \n").partition("\n")
    return first.lstrip("# ").strip(), _BROKEN.sub("", rest.strip())
