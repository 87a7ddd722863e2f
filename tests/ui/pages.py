"""What the tests of pages share: a look, pictures, and a measure for text that does not fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTranslator, Signal
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.ui.controls import Button, Combo, Segmented, Switch
from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.words import Words

SIZES = ((900, 560), (1280, 760), (1920, 1040))
"""Pages below the strip, in windows of 900x600, 1280x800 and 1920x1080."""
LARGE = (3840, 2120)
SCHEMES = ("light", "dark")


@dataclass(frozen=True)
class Shape:
    aspect: float = 1.6


class Pictures(QObject):
    """Plain cards, ready at once."""

    ready = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.deck = Shape()

    def pixmap(self, face: int, width: float, height: float, ratio: float = 1.0) -> QPixmap:
        pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
        pixmap.fill(QColor("#FFFDF6" if face >= 0 else "#8E2F2A"))
        return pixmap


def look(scheme: str = "light", deck: str = "italian", scale: float | None = None) -> Look:
    theme = Theme(scheme, scale=scale)
    theme.apply()
    return Look(theme, Words(deck), motion=False)


class LongWords(QTranslator):
    """A language in which every text is a third longer than in English."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        words = list(re.finditer(r"[A-Za-z]{3,}", source))
        if not words:
            return source
        last = words[-1]
        longer = last[0] + "e" * -(-len(source) * 35 // 100)
        if len(longer) > 16:  # a long text grows by a word, not by one endless word
            longer = f"{last[0]} " + " ".join(["einige"] * -(-len(source) // 20))
        return source[: last.start()] + longer + source[last.end() :]


def keep(qtbot: QtBot, page: QWidget) -> None:
    """Let a widget live until its test is taken down.

    The bot itself keeps no hold of it: once a test's own names are gone, Python may take it for garbage while Qt, in
    the events that are handled after the test, is painting it.
    """
    qtbot.addWidget(page, before_close_func=lambda _, kept=page: None)


def clipped(page: QWidget) -> list[str]:
    """Return the texts of a page that do not fit where they stand."""
    return [
        f"{type(each).__name__} {_words(each)!r}: {why}" for each in page.findChildren(QWidget) for why in _why(each)
    ]


def _words(control: QWidget) -> str:
    return control.text() if isinstance(control, QLabel | Button | Switch) else control.accessibleName()


def _why(control: QWidget) -> Iterator[str]:
    if not control.isVisible() or control.width() == 0:
        return
    width, height = control.width(), control.height()
    if isinstance(control, QLabel) and control.text():
        if control.wordWrap():
            if control.heightForWidth(width) > height + 1:
                yield f"needs {control.heightForWidth(width)} px of height, has {height}"
        elif control.sizeHint().width() > width + 1:
            yield f"needs {control.sizeHint().width()} px of width, has {width}"
    elif isinstance(control, Button | Combo):
        if control.sizeHint().width() > width + 1:
            yield f"needs {control.sizeHint().width()} px of width, has {width}"
    elif isinstance(control, Segmented | Switch) and control.heightForWidth(width) > height + 1:
        yield f"needs {control.heightForWidth(width)} px of height, has {height}"


def outside(page: QWidget) -> list[str]:
    """Return the controls that stand partly beside their parent, to the left or right."""
    return [
        f"{type(each).__name__} {_words(each)!r}"
        for each in page.findChildren(QWidget)
        if isinstance(each, QLabel | Button | Combo | Segmented | Switch)
        and each.isVisible()
        and (parent := each.parentWidget()) is not None
        and (each.x() < -1 or each.geometry().right() > parent.width() + 1)
    ]
