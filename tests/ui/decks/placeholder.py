"""A tiny deck for tests: plain faces, quick to draw."""

from __future__ import annotations

from pathlib import Path

SUITS = ("coins", "cups", "swords", "clubs")
COLOURS = ("#B8780F", "#B3261E", "#1F5390", "#2B6A3C")

MANIFEST = """format = 1
id = "{id}"
name = "Placeholder"
width = 510
height = 820
corner_radius = 0.05
indices = false
suits = "{suits}"
backs = ["back", "back_blue"]
index_sets = {sets}

[printed]
"""


def svg(colour: str, mark: str = "") -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 510 820">'
        f'<rect width="510" height="820" rx="28" fill="#FFFDF6"/><rect x="150" y="250" width="210" height="320" '
        f'fill="{colour}"/>{mark}</svg>'
    )


def make_deck(folder: Path, suits: str = "italian", sets: tuple[str, ...] = ()) -> Path:
    """Write a deck's folder."""
    folder.mkdir(parents=True, exist_ok=True)
    text = MANIFEST.format(id=folder.name, suits=suits, sets=list(sets)).replace("'", '"')
    (folder / "deck.toml").write_text(text, "utf-8")
    for suit, colour in zip(SUITS, COLOURS, strict=True):
        for rank in range(1, 11):
            mark = f'<rect x="{rank * 40}" y="20" width="30" height="30" fill="#000"/>'
            (folder / f"{suit}_{rank:02d}.svg").write_text(svg(colour, mark), "utf-8")
    (folder / "back.svg").write_text(svg("#8E2F2A"), "utf-8")
    (folder / "back_blue.svg").write_text(svg("#1F5390"), "utf-8")
    for place in sets or ("",):
        index = folder / "index" / place
        index.mkdir(parents=True, exist_ok=True)
        for suit in SUITS:
            for rank in range(1, 11):
                overlay = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 510 820">'
                overlay += '<rect width="80" height="80" fill="#00F"/></svg>'
                (index / f"{suit}_{rank:02d}.svg").write_text(overlay, "utf-8")
    return folder
