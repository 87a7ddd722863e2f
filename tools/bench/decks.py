"""How long a card takes to be read and drawn, and how long another deck takes to lie on the table at 1920x1080."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from itertools import chain
from statistics import mean
from time import thread_time

from tools.bench.result import Result
from tools.bench.screen import run, screen

WIDTH = 300
"""Pixels; a card on a screen of twice the usual density."""
CARD, CHANGE, BLOCK = 25.0, 150.0, 50.0
"""The most that each may take, in milliseconds."""
SIZE = "1920x1080"
PAGE = "all cards"
"""What `deckchange` calls the page with all cards."""


def results() -> Iterator[Result]:
    """Draw every deck card by card, then lay one after the other in the real window."""
    for deck, samples in drawn().items():
        yield Result(
            f"card-{deck}",
            "ms",
            [mean(samples)],
            f"Reading and drawing a card of this deck {WIDTH} pixels wide, the mean of all and its back; the slowest "
            f"took {max(samples):.1f}.",
            at_most=CARD,
        )
    measured = _changed()
    pages = [busy for name, _, busy, _ in measured if name == PAGE]
    decks, ready, busy, silent = zip(*(each for each in measured if each[0] != PAGE), strict=True)
    for deck in dict.fromkeys(decks):
        yield Result(
            f"deck-change-{deck}",
            "ms",
            [took for name, took in zip(decks, ready, strict=True) if name == deck],
            f"Computing of the busiest thread, from the choice of this deck until all cards at {SIZE} are of it.",
            at_most=CHANGE,
        )
    yield Result(
        "deck-change-block",
        "ms",
        list(busy),
        f"The longest meanwhile that the window computed without answering; the slowest change: {max(busy):.1f}.",
        at_most=BLOCK,
    )
    yield Result(
        "deck-page-block",
        "ms",
        pages,
        "The longest that the window computed without answering while the page with all cards opened.",
        at_most=BLOCK,
    )
    yield Result(
        "deck-change-silence",
        "ms",
        list(silent),
        "The longest meanwhile that the window did not answer, with waits for the disk and for other programs.",
    )


def drawn(width: int = WIDTH) -> dict[str, list[float]]:
    """Return what each picture of each deck took of this thread's own time, in milliseconds."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    from scopa_desktop.core.cards import DECK
    from scopa_desktop.ui.decks.manifest import installed_decks
    from scopa_desktop.ui.decks.pixmaps import BACK, CardPixmaps

    application = QGuiApplication.instance() or QGuiApplication([])
    found = {}
    for name, deck in installed_decks().items():
        pictures = CardPixmaps(deck)
        samples = found[name] = []
        for face in chain(DECK, (BACK,)):
            began = thread_time()
            image = pictures.image(face, width, width * deck.aspect)
            samples.append((thread_time() - began) * 1000)
            if image.isNull():
                raise RuntimeError(f"a picture of the deck {name} cannot be drawn")
    del application
    return found


def _changed() -> list[tuple[str, float, float, float]]:
    with (
        screen(SIZE) as environment,
        run("tools.bench.deckchange", *SIZE.split("x"), environment=environment) as process,
    ):
        assert process.stdout is not None
        text = process.stdout.read()
    if process.returncode != 0 or not text:
        raise RuntimeError("no other deck came onto the table")
    return [(deck, ready, busy, silent) for deck, ready, busy, silent in json.loads(text)]
