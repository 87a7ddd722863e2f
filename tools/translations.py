"""Bring the translations up to date: every text of the source into each .ts file, each of these into a .qm file.

The .ts files hold no line numbers, so that they change only where a text does.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from scopa_desktop.store.preferences import LANGUAGES
from scopa_desktop.ui.language import ENGLISH

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "resources" / "translations"
SOURCES = (ROOT / "scopa_desktop" / "ui", ROOT / "scopa_desktop" / "app.py")


@dataclass(frozen=True, slots=True)
class Message:
    """One text of a .ts file.

    Attributes:
        context, source, comment: the text, as the program asks for it.
        forms: its translations, one for each plural form of the language where it is counted.
        state: empty for a finished one, else ``unfinished``, ``vanished`` or ``obsolete``.
    """

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    state: str


def main(arguments: list[str]) -> int:
    """Update and compile, or only compile, all languages or those named; return the exit status."""
    files, codes = languages(FOLDER), [each for each in arguments if each != "--compile"]
    chosen = [path for path in files if not codes or path.stem.removeprefix("scopa_") in codes]
    if len(chosen) < len(codes):
        print("usage: python -m tools.translations [--compile] [LANGUAGE ...]", file=sys.stderr)
        return 2
    if "--compile" not in arguments:
        update(chosen)
    for path in chosen:
        compile_file(path, path.with_suffix(".qm"))
        unfinished = sum(1 for each in messages(path) if each.state == "unfinished")
        print(f"{path.name}: {unfinished or 'nothing'} to translate")
        for over in sorted(FOLDER.glob(f"{path.stem}_*.ts")):  # words of a region, which lie over it
            if over not in files:
                compile_file(over, over.with_suffix(".qm"))
    return 0


def languages(folder: Path) -> list[Path]:
    """Return the file of each language that is shipped, be it there or not."""
    return [folder / f"scopa_{code}.ts" for code in LANGUAGES if code != ENGLISH]


def update(files: Iterable[Path], *, keep_vanished: bool = False) -> None:
    """Put every text of the source into .ts files, and take out those that are no more.

    Args:
        files: the files; one that is not there is begun.
        keep_vanished: keep what is no more, and mark it so.
    """
    sources = [path for each in SOURCES for path in ([each] if each.is_file() else sorted(each.rglob("*.py")))]
    drop = [] if keep_vanished else ["-no-obsolete"]
    command = [*map(str, sources), "-silent", "-source-language", ENGLISH, "-locations", "none", *drop]
    for path in files:
        # Otherwise it is guessed from the whole path, whatever folders are called.
        language = ["-target-language", path.stem.removeprefix("scopa_")]
        _run("pyside6-lupdate", *command, *([] if path.exists() else language), "-ts", str(path))


def compile_file(path: Path, target: Path) -> None:
    """Compile a .ts file into what the program loads."""
    _run("pyside6-lrelease", "-silent", str(path), "-qm", str(target))


def messages(path: Path) -> Iterator[Message]:
    """Yield the texts of a .ts file."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            found = message.find("translation")
            assert found is not None
            plural = tuple(form.text or "" for form in found.findall("numerusform"))
            yield Message(
                name,
                message.findtext("source") or "",
                message.findtext("comment") or "",
                plural or (found.text or "",),
                found.get("type", ""),
            )


def _run(tool: str, *arguments: str) -> None:
    program = Path(sysconfig.get_path("scripts")) / tool
    subprocess.run([str(program), *arguments], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
