"""Every screen can be pictured, and none is forgotten."""

from __future__ import annotations

import importlib
import pkgutil

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from scopa_desktop.ui import windows
from scopa_desktop.ui.decks.manifest import installed_decks
from scopa_desktop.ui.sheet import Sheet
from scopa_desktop.ui.widgets import Page
from scopa_desktop.ui.windows.main import MainWindow
from tools import screenshots
from tools.scenes.catalogue import SCENES
from tools.scenes.decksheets import SHEETS


def colours(picture: QImage) -> int:
    """Return how many colours there are among some hundred points."""
    size = picture.size()
    points = [(x, y) for x in range(8, size.width(), size.width() // 20) for y in range(8, size.height(), 40)]
    return len({picture.pixel(x, y) for x, y in points})


def test_pictures_have_their_size_and_show_something(tmp_path, capfd):
    sizes = ["--size", "1280x800", "--size", "900x600@2"]
    assert screenshots.main([str(tmp_path / "new"), "--only", "table-choice", "--only", "about", *sizes]) == 0
    made = sorted(path.relative_to(tmp_path / "new") for path in tmp_path.rglob("*.png"))
    assert capfd.readouterr().err == ""
    assert [str(each) for each in made] == [
        "1280x800/about.png",
        "1280x800/table-choice.png",
        "900x600@2/about.png",
        "900x600@2/table-choice.png",
    ]
    for each in made:
        picture = QImage(str(tmp_path / "new" / each))
        assert picture.size().toTuple() == ((1280, 800) if each.parent.name == "1280x800" else (1800, 1200))
        assert colours(picture) > 10


def test_pictures_are_the_same_each_time(tmp_path):
    for run in "12":
        assert screenshots.main([str(tmp_path / run), "--only", "table-scopa", "--size", "900x600"]) == 0
    first, second = (QImage(str(tmp_path / run / "900x600" / "table-scopa.png")) for run in "12")
    assert first == second


def test_a_folder_that_cannot_be_written_is_said(tmp_path, capsys):
    file = tmp_path / "file"
    file.write_text("")
    assert screenshots.main([str(file)]) == 1
    assert capsys.readouterr().err == f"Pictures cannot be written to {file}: File exists.\n"


def test_every_deck_has_its_contact_sheets(tmp_path, capfd):
    assert {f"sheet-{deck}-{width}" for deck in installed_decks() for width in (60, 120, 240)} <= set(SHEETS)
    chosen = ["--only", "sheet-spanish-60", "--only", "decks", "--size", "900x600", "--size", "900x600@2"]
    assert screenshots.main([str(tmp_path), *chosen]) == 0
    assert capfd.readouterr().err == ""
    made = sorted(tmp_path.rglob("*.png"))
    assert [each.relative_to(tmp_path).as_posix() for each in made] == ["decks/decks.png", "decks/sheet-spanish-60.png"]
    assert QImage(str(made[1])).width() == 10 * 68 + 8
    assert all(colours(QImage(str(each))) > 10 for each in made)


def test_a_scene_that_does_not_exist_is_said(tmp_path, capfd):
    assert screenshots.main([str(tmp_path), "--only", "nonsense", "--size", "1280x800"]) == 1
    assert capfd.readouterr().err == "No scene has the name nonsense.\n"


@pytest.mark.parametrize("size", ["big", "10x10", "1280x800@9"])
def test_a_size_that_cannot_be_is_refused(tmp_path, size):
    with pytest.raises(SystemExit):
        screenshots.main([str(tmp_path), "--size", size])


def test_every_page_and_sheet_is_in_a_scene():
    """Show a new page or sheet in a scene of tools/scenes/catalogue.py."""
    modules = [
        importlib.import_module(each.name)
        for each in pkgutil.iter_modules(windows.__path__, "scopa_desktop.ui.windows.")
    ]
    kinds = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    own = {kind for kind in kinds if issubclass(kind, QWidget) and kind.__module__.startswith(windows.__name__)}
    screens = {
        kind.__name__
        for kind in own - {MainWindow}
        if issubclass(kind, Sheet | Page) or kind.__name__.endswith(("Page", "Sheet", "Banner"))
    }
    assert "SummarySheet" in screens
    assert screens <= {name for scene in SCENES.values() for name in scene.shows}


def test_the_pictures_of_the_readme_are_scenes():
    assert set(screenshots.README.values()) <= set(SCENES)
