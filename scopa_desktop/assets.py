"""Where the game's own files lie: decks, tables, sounds, icons, translations and the handbook."""

from __future__ import annotations

from pathlib import Path


def resources() -> Path:
    """Find the folder ``resources``, which is read and never written.

    An installed package and a bundle carry it inside the package; a checkout has it beside the package.

    Raises:
        FileNotFoundError: when it is in neither place, which means that the installation is incomplete.
    """
    package = Path(__file__).resolve().parent
    installed = package / "resources"
    if installed.is_dir():
        return installed
    checkout = package.parent / "resources"
    if checkout.is_dir() and (package.parent / "pyproject.toml").is_file():
        return checkout
    raise FileNotFoundError(
        f"Scopa Desktop's own files are missing (looked for {installed}). Please install the game again."
    )
