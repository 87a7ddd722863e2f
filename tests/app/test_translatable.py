"""Every word on the screen can be translated, and is translated at once when another language is chosen.

With marked words for all, an unmarked one shows.
"""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QMenu, QMenuBar, QWidget

from scopa_desktop.store.preferences import LANGUAGES
from scopa_desktop.ui.words_fairness import CHECK_COMMAND
from tools.scenes.catalogue import SCENES
from tools.scenes.studio import Studio, studio

NAMES = {
    *("Scopa", "Scopa Desktop", CHECK_COMMAND),
    *LANGUAGES.values(),
    *("Nonna Rita", "Bruno", "Zoe", "Quick and easy", "Sundays at Rita's", "The long evening"),
}
"""The same in every language: the game, the program, a command, languages, and what people call things."""
_LOCALE = QLocale(QLocale.Language.C)
_CALENDAR = re.compile(
    "|".join(
        name(number, form)
        for form in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
        for name, most in ((_LOCALE.monthName, 12), (_LOCALE.dayName, 7))
        for number in range(1, most + 1)
    )
)
"""What Qt translates: the names of months and days."""
TEXTS = ("text", "title", "toolTip", "accessibleName", "accessibleDescription", "placeholderText", "windowTitle")
SHOWN = (
    "start-first",
    "start-continue",
    "newgame",
    "newgame-house-rules",
    "table-fresh",
    "table-choice",
    "hint",
    "log",
    "curtain",
    "watching",
    "replay",
    "primer",
    "rules",
    "happened",
    "keys",
    "about",
    "rigged-table",
    "question-abandon",
    "question-restart",
    "summary-won",
    "summary-six",
    "all-cards",
    "cards-french",
    "statistics",
    "statistics-empty",
    "results",
    "achievements",
    "fairness",
    "history",
    "history-none",
    "review",
    "review-try",
    "practice-empty",
    "day",
    "day-empty",
    "same-cards",
    "people",
    "preferences-cards",
    "preferences-table",
    "preferences-play",
    "preferences-screen",
    "preferences-aids",
    "preferences-sound",
    "preferences-language",
    "lesson-question",
    "lesson-missed",
    "lesson-last",
    "puzzle",
    "puzzle-missed",
    "puzzle-solved",
    "puzzle-looking",
    "cirulla-declared",
    "trouble",
)
"""The screens that are looked at: each kind of page, sheet and bar."""


class LongerWords(QTranslator):
    """A language in which every text is 40 % longer and stands between brackets."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        more = "oooooo " * math.ceil(0.4 * len(source) / 7)
        return f"[{source}{(' ' + more)[: math.ceil(1.4 * len(source)) - len(source)].rstrip()}]"

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
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model, root = widget.model(), widget.rootIndex()
        for row, column in itertools.product(range(3), range(10)):
            text = model.index(row, column, root).data()
            if isinstance(text, str):
                yield text


def unmarked(studio: Studio) -> set[str]:
    """Return the texts in the window that no translation reaches; names that people gave are none."""
    found = set()
    for widget in (studio.window, *studio.window.findChildren(QWidget)):
        for text in texts_of(widget):
            bare = text.replace("\u200b", "")
            said = "" if bare in NAMES or bare.startswith("~") else _CALENDAR.sub("", bare)
            if any(sign.isalpha() for sign in said) and "[" not in said:
                found.add(bare)
    return found


@pytest.fixture
def marks(qapp: QApplication) -> Iterator[LongerWords]:
    made = LongerWords()
    yield made
    qapp.removeTranslator(made)


@pytest.mark.parametrize("name", SHOWN)
def test_no_text_is_outside_translation(name: str, marks: LongerWords, tmp_path: Path) -> None:
    """Opened in English and then in a marked language, the screen is marked, and the same one."""
    scene = SCENES[name]
    with studio(tmp_path, (1280, 800), **scene.preferences) as it:
        scene.act(it)
        it.settle()
        page, sheet = type(it.window.pages.currentWidget()), type(it.window._sheet)
        QCoreApplication.installTranslator(marks)
        it.window.speak("en")
        it.settle()
        assert unmarked(it) == set()
        assert (type(it.window.pages.currentWidget()), type(it.window._sheet)) == (page, sheet)
