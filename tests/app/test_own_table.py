"""The table in the whole program: a picture of one's own, gone or damaged since, and all cards of the deck."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from scopa_desktop.store.own_table import keep_picture
from scopa_desktop.store.paths import Paths
from scopa_desktop.ui.windows.deckpage import DeckPage
from scopa_desktop.ui.windows.messages import Banner
from scopa_desktop.ui.windows.preferences import PreferencesSheet
from scopa_desktop.ui.windows.table_choice import TableChoice
from tests.app.running import prefer
from tools.robot.inside import Inside


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with a picture as the table; the picture itself is gone again."""
    source = tmp_path / "garden.png"
    Image.new("RGB", (640, 400), "#3A7040").save(source)
    keep_picture(source, Paths.under(tmp_path / "data").table_picture)
    source.unlink()
    prefer(tmp_path / "data", cloth="own")
    return tmp_path / "data"


def opened(folder: Path) -> Iterator[Inside]:
    inside = Inside(folder)
    read(inside)
    yield inside
    inside.close()


def read(inside: Inside) -> None:
    """Wait until a picture of one's own is read."""
    inside.pump_until(lambda: not inside.window.look.theme.reading, "the picture to be read")


def said(inside: Inside) -> list[str]:
    return [each.accessibleName() or each.text() for each in inside.window.findChildren(Banner) if each.isVisible()]


def test_the_picture_is_there_again_at_the_next_start(qtbot: QtBot, folder: Path) -> None:
    for inside in opened(folder):
        assert inside.window.look.theme.felt.name == "own"
        assert inside.window.actions_.cloths["own"].isVisible()
        assert inside.window.actions_.cloths["own"].isChecked()
        assert said(inside) == []


@pytest.mark.parametrize("content", [None, b"\xff\xd8\xff\xe0 rain came through the window"])
def test_a_picture_that_is_lost_gives_way_to_felt(qtbot: QtBot, folder: Path, content: bytes | None) -> None:
    kept = Paths.under(folder).table_picture
    if content is None:
        kept.unlink()
    else:
        kept.write_bytes(content)
    for inside in opened(folder):
        assert inside.window.look.theme.felt.name == "verde"
        assert inside.window.choices.now.cloth == "verde"
        assert inside.window.actions_.cloths["verde"].isChecked()
        assert len(said(inside)) == 1
        assert "green cloth lies there again" in said(inside)[0]
    for inside in opened(folder):  # it is told once
        assert said(inside) == []


def test_without_a_picture_the_menu_offers_none(qtbot: QtBot, tmp_path: Path) -> None:
    for inside in opened(tmp_path / "data"):
        assert not inside.window.actions_.cloths["own"].isVisible()
        inside.window.actions_.cloths["marmo"].trigger()
        assert inside.window.look.theme.felt.name == "marmo"
        inside.window.choices.set("cloth", "own")  # as a file written by hand may have it
        read(inside)
        assert inside.window.choices.now.cloth == "verde"


def test_a_picture_is_laid_from_the_preferences(qtbot: QtBot, folder: Path, tmp_path: Path) -> None:
    source = tmp_path / "sea.png"
    Image.new("RGB", (640, 400), "#103A60").save(source)
    for inside in opened(folder):
        window = inside.window
        first = window.look.theme.felt
        window.show_preferences()
        tables = window.findChild(TableChoice)
        assert tables is not None
        tables.tiles["legno"].click()
        assert window.look.theme.felt.name == "legno"
        tables.take_picture(source)
        inside.pump_until(tables.isEnabled, "the picture to be copied")
        read(inside)
        assert window.look.theme.felt.name == "own"
        assert window.look.theme.felt != first
        assert window.choices.now.cloth == "own"


def test_all_cards_are_reached_from_the_menu_and_the_preferences(qtbot: QtBot, tmp_path: Path) -> None:
    for inside in opened(tmp_path / "data"):
        window = inside.window
        window.actions_.all_cards.trigger()
        page = window.pages.currentWidget()
        assert isinstance(page, DeckPage)
        page.decks.chosen.emit("french")
        assert window.choices.deck.id == "french"
        assert window.look.words.deck == "french"
        page.closed.emit()
        assert window.pages.currentWidget() is window.start
        window.show_preferences()
        assert not window.actions_.all_cards.isEnabled()
        sheet = window.findChild(PreferencesSheet)
        assert sheet is not None
        sheet.see_cards.click()
        assert isinstance(window.pages.currentWidget(), DeckPage)
        assert window._sheet is None
        window.show_new_game()
        QCoreApplication.processEvents()
        assert not isinstance(window.pages.currentWidget(), DeckPage)
