"""Every kind of screen in every language in the smallest window, and the longest in a usual one: no text is cut off."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAction, QFontMetricsF, QPainter
from PySide6.QtWidgets import QMenu, QMenuBar

from scopa_desktop.store.preferences import LANGUAGES
from tests.app.test_translatable import LongerWords
from tests.ui.pages import clipped, outside
from tools.scenes.catalogue import SCENES
from tools.scenes.studio import Studio, studio

LONGER = "longer"
"""A language that has 40 % more of everything than English."""
SIZES = ((900, 600), (1280, 800))
LONGEST = ("eo", LONGER)
SCREENS = (
    "start-first",
    "start-continue",
    "newgame",
    "house-rules-cirulla",
    "table-choice",
    "curtain",
    "replay",
    "primer",
    "rules",
    "keys",
    "rigged-table",
    "question-abandon",
    "summary-won",
    "summary-six",
    "statistics",
    "history",
    "day",
    "people",
    "preferences-cards",
    "preferences-play",
    "preferences-screen",
    "preferences-language",
    "lesson-question",
    "puzzle",
)
_DATA = frozenset({"history"})
"""Screens with cells that hold what people call things, as long as they like, and that are told whole elsewhere."""
_NAMES = ("Nonna Rita", "Bruno", "Don Peppe")


@contextmanager
def elisions() -> Iterator[set[str]]:
    """Note every painted text of which something is left out meanwhile."""
    found: set[str] = set()
    real = QFontMetricsF.elidedText

    def elided(metrics: QFontMetricsF, words: str, mode: Qt.TextElideMode, width: float, flags: int = 0) -> str:
        shown = real(metrics, words, mode, width, flags)
        if shown != words and words.strip():
            found.add(words)
        return shown

    drawn = QPainter.drawText

    def draw(painter: QPainter, *place: object) -> object:
        rect, flags, words = (*place, None, None)[:3]
        if isinstance(rect, QRectF) and isinstance(words, str) and int(flags) & int(Qt.TextFlag.TextWordWrap):
            tall = QFontMetricsF(painter.font()).boundingRect(QRectF(0, 0, rect.width(), 9999), int(flags), words)
            if tall.height() > rect.height() + 2:
                found.add(words)
        return drawn(painter, *place)

    with mock.patch.object(QFontMetricsF, "elidedText", elided), mock.patch.object(QPainter, "drawText", draw):
        yield found


def cut_off(it: Studio, name: str) -> list[str]:
    """Return the texts in the window that are not there as a whole."""
    for _ in range(3):
        QCoreApplication.processEvents()
    with elisions() as painted:
        it.window.grab()
    labels = [each for each in clipped(it.window) if each.partition(" ")[0] in _MEASURED]
    if name in _DATA:
        painted = set()
    return labels + outside(it.window) + sorted(each for each in painted if each not in _NAMES)


_MEASURED = frozenset({"QLabel", "Text", "Segmented", "Switch"})
"""What shows its text as it is; buttons and tiles paint it, narrower where it is long."""


def speak(it: Studio, language: str) -> None:
    it.language.speak("en" if language == LONGER else language)
    it.window.speak(it.language.spoken)


@pytest.mark.parametrize("name", SCREENS)
def test_no_text_is_cut_off(name: str, tmp_path: Path) -> None:
    scene, left, longer = SCENES[name], {}, LongerWords()
    with studio(tmp_path, SIZES[0], **scene.preferences) as it:
        scene.act(it)
        for size in SIZES:
            it.window.resize(*size)
            for language in (*LANGUAGES, LONGER) if size == SIZES[0] else LONGEST:
                if language == LONGER:
                    QCoreApplication.installTranslator(longer)
                speak(it, language)
                found = cut_off(it, name)
                QCoreApplication.removeTranslator(longer)
                if found:
                    left[language, size] = found
    assert left == {}


def test_the_tablet_tells_a_late_round_in_every_language(tmp_path: Path) -> None:
    left, longer = {}, LongerWords()
    with studio(tmp_path, SIZES[0]) as it:
        SCENES["table-fresh"].act(it)
        for size in SIZES:
            it.window.resize(*size)
            for language in (*LANGUAGES, LONGER):
                if language == LONGER:
                    QCoreApplication.installTranslator(longer)
                speak(it, language)
                view, words = it.window._table(), it.window.look.words
                title, brief = words.round_caption(28, 6, 6), words.round_brief(28, 6, 6)
                tablet = replace(view.table.state.tablet, title=title, brief=brief, target=51)
                view.show_state(replace(view.table.state, tablet=tablet))
                found = cut_off(it, "table-fresh")
                QCoreApplication.removeTranslator(longer)
                if found:
                    left[language, size] = found
    assert left == {}


def menus(actions: Sequence[QAction]) -> Iterator[list[str]]:
    """Yield the texts of each menu below some actions, as they are seen together."""
    seen = [action for action in actions if action.isVisible() and not action.isSeparator()]
    yield [action.text() for action in seen]
    for action in seen:
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from menus(menu.actions())


@pytest.mark.parametrize("name", ["start-first", "table-choice"])
def test_no_two_entries_of_a_menu_share_a_letter(name: str, tmp_path: Path) -> None:
    shared = {}
    with studio(tmp_path, SIZES[1]) as it:
        SCENES[name].act(it)
        for language in LANGUAGES:
            speak(it, language)
            bar = it.window.strip.findChild(QMenuBar)
            assert bar is not None
            for texts in menus(bar.actions()):
                letters = [found[1].lower() for text in texts for found in re.finditer(r"&([^&\s])", text)]
                twice = {each for each in letters if letters.count(each) > 1}
                if twice:
                    shared[language, *sorted(twice)] = texts
    assert shared == {}
