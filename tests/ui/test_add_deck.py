"""The sheet on which a deck is looked at fits every window, language and font, whatever there is to say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scopa_desktop.core.cards import DECK
from scopa_desktop.store.decks.remarks import DeckFault, Remark
from scopa_desktop.store.own_decks import OwnDecks
from scopa_desktop.store.preferences import Preferences
from scopa_desktop.store.preferences_file import PreferencesFile
from scopa_desktop.ui import theme
from scopa_desktop.ui.choices import Choices
from scopa_desktop.ui.widgets import Look
from scopa_desktop.ui.windows.adddeck import AddDeckSheet, rank_caption
from scopa_desktop.ui.windows.own_said import Said
from scopa_desktop.ui.windows.owndecks import OwnDeckBar
from scopa_desktop.ui.words import Words
from tests.store.decks.paper import drawing, folder, pictures, pixels
from tests.ui.pages import LARGE, SCHEMES, SIZES, LongWords, clipped, keep, look, outside

FILES = {**pictures(), "back.png": pixels(1, (160, 160)), "back_2.png": pixels(3), "x.png": pixels(4)}
FILES["coins_01.svg"] = drawing(0, "<clipPath/>")
del FILES["coins_01.png"]


class LongerSentences(LongWords):
    """Leaves placeholders in braces as they are."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if "{" in source:
            return source + " einige" * (1 + len(source) // 20)
        return super().translate(context, source, disambiguation, n)


@pytest.fixture
def long_words(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A language a third longer than English, in the broad fonts of a system that has no others."""
    monkeypatch.setattr(theme, "_sans_families", lambda: ("DejaVu Sans",))
    monkeypatch.setattr(theme, "_SERIF", ("DejaVu Serif",))
    translator = LongerSentences()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def opened(qtbot: QtBot, paper: Look, tmp_path: Path, size: tuple[int, int], without: int = 0) -> AddDeckSheet:
    below = QWidget()
    keep(qtbot, below)
    below.resize(*size)
    below.show()
    qtbot.waitExposed(below)
    below.activateWindow()
    files = dict(list(FILES.items())[without:])
    sheet = AddDeckSheet(
        paper, below, folder(tmp_path / "A deck of a very long name indeed" / "x", files).parent, _own(tmp_path)
    )
    sheet.open()
    qtbot.waitUntil(lambda: sheet.candidate is not None or bool(sheet.sentence), timeout=30_000)
    QCoreApplication.processEvents()
    return sheet


def _own(tmp_path: Path) -> OwnDecks:
    return OwnDecks(tmp_path / "decks")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_sheet_fits(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], scheme: str) -> None:
    sheet = opened(qtbot, look(scheme), tmp_path, size)
    assert clipped(sheet) == [] and outside(sheet) == []
    assert sheet.rect().contains(sheet.sheet_rect())
    places = sheet.grid.places
    assert all(sheet.grid.rect().contains(each.geometry()) for each in places.values())
    assert all(each.width() >= 40 for each in places.values())
    for left, right in pairwise(DECK):
        if left % 10 != 9:  # rings may overlap, cards do not
            assert places[left].geometry().right() - 2 * sheet.grid.reach < places[right].x()


def test_the_sheet_fits_in_longer_languages(qtbot: QtBot, tmp_path: Path, long_words: None) -> None:
    sheet = opened(qtbot, look(), tmp_path, SIZES[0])
    assert clipped(sheet) == [] and outside(sheet) == []


def test_a_refusal_fits_in_longer_languages(qtbot: QtBot, tmp_path: Path, long_words: None) -> None:
    sheet = opened(qtbot, look(), tmp_path, SIZES[0], without=3)
    assert "2 of coins" in sheet.sentence and sheet.sentence.endswith("einige")
    assert clipped(sheet) == [] and outside(sheet) == []


def test_it_fits_with_a_large_system_font_and_on_a_large_screen(qtbot: QtBot, tmp_path: Path) -> None:
    sheet = opened(qtbot, look(scale=1.4), tmp_path, SIZES[1])
    assert clipped(sheet) == []
    sheet._below.resize(*LARGE)
    QCoreApplication.processEvents()
    assert clipped(sheet) == [] and outside(sheet) == []
    sheet.name.setText("Another")
    sheet.rebuild()
    assert sheet.name.text() == "Another"  # what was written outlives a new size


def test_an_empty_name_adds_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    sheet = opened(qtbot, look(), tmp_path, SIZES[1])
    sheet.name.setText("  ")
    assert not sheet.add.isEnabled()
    sheet.name.returnPressed.emit()
    assert _own(tmp_path).ids() == []
    sheet.name.setText("Zia Pina")
    sheet.corners.setChecked(False)
    with qtbot.waitSignal(sheet.left) as left:
        sheet.add.click()
    assert left.args == ["own-zia-pina"] and _own(tmp_path).ids() == ["own-zia-pina"]
    assert "indices = true" in (tmp_path / "decks" / "own-zia-pina" / "deck.toml").read_text("utf-8")


def test_a_disk_that_is_full_is_told_on_the_sheet(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from scopa_desktop.store import own_decks

    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(own_decks, "_write", full)
    sheet = opened(qtbot, look(), tmp_path, SIZES[1])
    sheet.add.click()
    assert not sheet.add.isEnabled()
    sheet.dismiss()  # not while it is being written
    qtbot.waitUntil(sheet.add.isEnabled)
    assert sheet.message.text() == "The deck could not be added (no space left on device); nothing was changed."
    assert sheet.message.isVisible() and sheet.isVisible()
    assert clipped(sheet) == []


def test_whatever_else_a_file_brings_about_is_a_refusal(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr("scopa_desktop.ui.windows.deckreading.read_candidate", fail)
    sheet = opened(qtbot, look(), tmp_path, SIZES[1])
    assert sheet.sentence == "A deck of a very long name indeed could not be read: too deep."


def test_captions_name_the_courts() -> None:
    assert [rank_caption(Words(), DECK[rank]) for rank in (0, 6, 7, 9)] == ["1", "7", "8 Jack", "10 King"]
    assert rank_caption(Words("french"), DECK[8]) == "9 Queen"


def test_the_bar_fits_beside_what_it_says(qtbot: QtBot, tmp_path: Path, long_words: None) -> None:
    paper = look()
    file = PreferencesFile(tmp_path / "preferences.toml", lambda trouble: pytest.fail(str(trouble)))
    choices = Choices(file, Preferences(), own=_own(tmp_path))
    bar = OwnDeckBar(paper, choices, Said(str(Remark.of(DeckFault.NOT_REMOVED, reason="permission denied"))))
    keep(qtbot, bar)
    bar.resize(QSize(576, bar.heightForWidth(576) if bar.hasHeightForWidth() else 80))
    bar.show()
    qtbot.waitExposed(bar)
    assert clipped(bar) == [] and outside(bar) == []
    assert not bar.export.isVisible() and not bar.undo.isVisible()
