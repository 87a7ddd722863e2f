"""Draw docs/images/architecture.svg: the layers, who may import whom, and how a play runs through them."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.sax.saxutils import escape

TARGET = Path(__file__).parents[1] / "docs" / "images" / "architecture.svg"
WIDTH, HEIGHT = 1060, 640
PAPER, INK, SOFT, LINE = "#fffdf6", "#2b2620", "#6b6357", "#b9ad97"
FELT, GOLD = "#2f6b4f", "#b8860b"
LAYERS = (
    ("app", 40, 40, 560, "builds every object and hands it on"),
    ("ui", 40, 130, 560, "the only package with Qt: windows, table, decks, words"),
    ("session", 40, 220, 560, "one match being played: whose turn, undo, pacing, replay, lessons, puzzles"),
    ("players", 40, 310, 180, "they see a SeatView"),
    ("store", 230, 310, 180, "database and files"),
    ("sound", 420, 310, 180, "takes and the device"),
    ("core", 40, 400, 560, "the rules: cards, plays, rounds, scoring, records; standard library only"),
)
STEPS = (
    ("1", "A click is an intention: the table says which card."),
    ("2", "session asks core whether it is legal and plays it:"),
    ("", "core answers with events."),
    ("3", "store writes the match before anything is shown."),
    ("4", "The events go to everyone who listens: animation,"),
    ("", "log, sound, screen reader, statistics."),
    ("5", "Is it a computer's turn, a SeatView goes to the"),
    ("", "thinking process, and a play comes back: 2."),
)


def main() -> int:
    """Draw it anew."""
    TARGET.write_text(drawn(), "utf-8")
    return 0


def drawn() -> str:
    """Return the picture."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
    ]
    for name, left, top, width, what in LAYERS:
        parts += box(name, left, top, width, what)
    for top in (110, 200, 290, 380):
        parts.append(arrow(320, top - 2, 320, top + 18))
    parts.append(words(40, 500, "Imports run downwards only; import-linter holds them to it.", SOFT, 15))
    parts += apart(40, 520, "headless commands", "simulate, check, ladder, engine: beside session, without Qt", 270)
    parts += apart(330, 520, "thinking process", "players and core alone, asked by lines of JSON", 270)
    parts.append(words(640, 64, "How a play runs", INK, 20, bold=True))
    for row, (number, sentence) in enumerate(STEPS):
        top = 100 + 34 * row
        if number:
            parts.append(f'<circle cx="652" cy="{top - 5}" r="12" fill="{GOLD}"/>')
            parts.append(words(652, top, number, PAPER, 14, middle=True, bold=True))
        parts.append(words(674, top, sentence, INK, 13))
    parts.append(words(640, 400, "What nobody may break", INK, 20, bold=True))
    rules = ("The state is final before it is shown.", "A seat sees a SeatView and nothing more.")
    rules += ("The table can be rebuilt from the state alone.", "A variant is data, never a subclass.")
    for row, sentence in enumerate(rules):
        parts.append(words(652, 436 + 30 * row, "·  " + sentence, INK, 14))
    return "\n".join([*parts, "</svg>\n"])


def box(name: str, left: int, top: int, width: int, what: str) -> list[str]:
    """Return a layer."""
    return [
        f'<rect x="{left}" y="{top}" width="{width}" height="68" rx="8" fill="{FELT}"/>',
        words(left + 16, top + 29, name, PAPER, 20, bold=True),
        words(left + 16, top + 53, what, PAPER, 13),
    ]


def apart(left: int, top: int, name: str, what: str, width: int) -> list[str]:
    """Return something that runs without the window."""
    first, _, rest = what.partition(": ") if ": " in what else what.partition(", ")
    return [
        f'<rect x="{left}" y="{top}" width="{width}" height="92" rx="8" fill="none" stroke="{LINE}" stroke-width="2"/>',
        words(left + 16, top + 29, name, INK, 17, bold=True),
        words(left + 16, top + 53, first, SOFT, 13),
        words(left + 16, top + 73, rest, SOFT, 13),
    ]


def arrow(x: int, y: int, to_x: int, to_y: int) -> str:
    """Return an arrow."""
    head = f"M{to_x - 6} {to_y - 7}L{to_x} {to_y}L{to_x + 6} {to_y - 7}"
    return f'<path d="M{x} {y}L{to_x} {to_y}{head}" fill="none" stroke="{INK}" stroke-width="2"/>'


def words(x: int, y: int, text: str, colour: str, size: int, *, middle: bool = False, bold: bool = False) -> str:
    """Return a line of text."""
    more = (' text-anchor="middle"' if middle else "") + (' font-weight="bold"' if bold else "")
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}"{more}>{escape(text)}</text>'


if __name__ == "__main__":
    sys.exit(main())
