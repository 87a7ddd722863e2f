"""Write the decks: ``python -m tools.draw_decks [deck ...] [--out FOLDER] [--sheet FOLDER]``."""

from __future__ import annotations

import argparse
from pathlib import Path

from tools.draw_decks.registry import MODULES, draw_deck

RESOURCES = Path(__file__).parents[2] / "resources" / "decks"


def write(deck: str, out: Path) -> int:
    """Write a deck into ``out/<deck>``, remove pictures that it no longer has, tell how many there are."""
    folder = out / deck
    files = draw_deck(deck)
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    for path in folder.rglob("*.svg"):
        if path.relative_to(folder).as_posix() not in files:
            path.unlink()
    return len(files)


def main() -> None:
    """Write the decks that the command line names, or all."""
    parser = argparse.ArgumentParser(prog="python -m tools.draw_decks", description="Draw the decks of cards as SVG.")
    parser.add_argument("decks", nargs="*", metavar="deck", help=f"one of {', '.join(MODULES)}; default: all")
    parser.add_argument("--out", type=Path, default=RESOURCES, help="where the decks' folders are")
    parser.add_argument("--sheet", type=Path, help="also write contact sheets as PNG into this folder (needs PySide6)")
    options = parser.parse_args()
    for deck in options.decks:
        if deck not in MODULES:
            parser.error(f"no deck is called {deck!r}; there are {', '.join(MODULES)}")
    for deck in options.decks or MODULES:
        print(f"{deck}: {write(deck, options.out)} files")
        if options.sheet:
            from tools.draw_decks.sheets import write_sheets

            write_sheets(options.out / deck, options.sheet)


if __name__ == "__main__":
    main()
