"""Scenes of the handbook."""

from __future__ import annotations

from functools import partial

from scopa_desktop.ui.windows.handbook import HandbookSheet
from tools.scenes import games
from tools.scenes.scene import Scene
from tools.scenes.studio import Studio, StudioError


def handbook(studio: Studio, chapter: str = "", find: str = "", share: float = 0.0, variant: str = "") -> None:
    """The handbook at a chapter, scrolled down by a share of all, or with words that were looked for."""
    if variant:
        studio.sit_down(games.played(1, games.after(0, 2), "2", variant))
    studio.window.show_handbook()
    sheet = studio.window._sheet
    if not isinstance(sheet, HandbookSheet):
        raise StudioError("this is not the handbook")
    if chapter:
        sheet.open_chapter(chapter)
    studio.settle()
    if find:
        sheet.field.setText(find)
        sheet.look_for()
        sheet.step(1)
        sheet.step(1)
    bar = sheet.reader.verticalScrollBar()
    bar.setValue(round(bar.maximum() * share) if share else bar.value())
    studio.settle()


HANDBOOK = (
    Scene("handbook", handbook, ("HandbookSheet",), small=True),
    Scene("handbook-play", partial(handbook, chapter="play", share=0.3), ("HandbookSheet",), {"deck": "sicilian"}),
    Scene("handbook-cirulla", partial(handbook, variant="cirulla"), ("HandbookSheet",), small=True),
    Scene(
        "handbook-escoba-spanish",
        partial(handbook, variant="escoba", share=0.75),
        ("HandbookSheet",),
        {"deck": "spanish"},
        small=True,
    ),
    Scene("handbook-house", partial(handbook, chapter="house", share=0.35), ("HandbookSheet",), {"scheme": "dark"}),
    Scene("handbook-decks", partial(handbook, chapter="decks", share=0.8), ("HandbookSheet",), {"deck": "french"}),
    Scene(
        "handbook-search",
        partial(handbook, find="settebello"),
        ("HandbookSheet",),
        {"scheme": "dark"},
        small=True,
    ),
    Scene("handbook-preferences", partial(handbook, chapter="preferences"), ("HandbookSheet",)),
    Scene("handbook-keys-stark", partial(handbook, chapter="keys"), ("HandbookSheet",), {"contrast": "on"}),
    Scene(
        "handbook-large-text",
        partial(handbook, chapter="strategy"),
        ("HandbookSheet",),
        {"text_size": "very_large"},
        small=True,
    ),
)
