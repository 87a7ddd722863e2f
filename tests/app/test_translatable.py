"""Every word on the screen can be translated: with marked words for all, an unmarked one shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.words_fairness import CHECK_COMMAND
from tests.app.running import prefer
from tools.robot.inside import Inside

MARK = "§"
NAMES = {"Scopa", "Scopa Desktop", "Nonna Rita", CHECK_COMMAND}
"""The same in every language: the game, the program, a player, a command."""
TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText", "windowTitle")


class MarkedWords(QTranslator):
    """A language in which every text begins with a mark."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        return MARK + source

    def isEmpty(self) -> bool:
        return False


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield everything that a widget says or shows."""
    for name in TEXTS:
        getter = getattr(widget, name, None)
        text = getter() if callable(getter) else None
        if isinstance(text, str):
            yield text
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    if isinstance(widget, QMenu | QMenuBar):
        yield from (action.text() for action in widget.actions())


def unmarked(folder: Path) -> set[str]:
    """Return the texts on the screen that no translation reaches."""
    found = set()
    for widget in QApplication.allWidgets():
        for text in texts_of(widget):
            bare = text.replace("\u200b", "")
            if any(sign.isalpha() for sign in bare) and MARK not in bare and str(folder) not in bare:
                found.add(bare)
    return found - NAMES


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[None]:
    translator = MarkedWords()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def screens(inside: Inside) -> dict[str, Callable[[], object]]:
    """Return every screen that can be opened while a match is played, by its name."""
    window = inside.window
    return {
        "new game": window.show_new_game,
        "table": window._back,
        "preferences": window.show_preferences,
        "rules": window.show_rules,
        "what happened": window.show_happened,
        "rigged": window.show_rigged,
        "about": window.show_about,
        "abandon": window._ask_abandon,
        "restart": window._ask_restart,
        "statistics": window.show_statistics,
        "achievements": lambda: window.show_statistics("achievements"),
        "all cards": window.show_all_cards,
    }


def test_no_text_is_outside_translation(marked: None, tmp_path: Path, qtbot: QtBot) -> None:
    prefer(tmp_path, speed="off")
    inside = Inside(tmp_path)
    try:
        left = {"start": unmarked(tmp_path)}
        inside.new_game()
        inside.pump_until(lambda: inside.view.live, "the person's turn")
        for name, show in screens(inside).items():
            show()
            inside.pump(3)
            left[name] = unmarked(tmp_path)
            if inside.sheet is not None:
                inside.sheet.close_sheet()
        inside.window._back()
        while not inside.session.match.round_scored:
            inside.step()
        inside.pump_until(lambda: inside.sheet is not None, "the summary")
        left["summary"] = unmarked(tmp_path)
        assert {name: texts for name, texts in left.items() if texts} == {}
    finally:
        inside.close()
