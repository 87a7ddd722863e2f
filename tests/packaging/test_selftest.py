"""The test of an installation finds whatever is missing, and finds nothing in a checkout."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from scopa_desktop import selftest
from scopa_desktop.assets import resources
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.preferences import LANGUAGES
from scopa_desktop.store.preferences_file import PreferencesFile


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of what a small part of the resources is, which the program takes for all of them."""
    for name in ("decks/french_numbers", "sounds", "handbook/en"):
        shutil.copytree(resources() / name, tmp_path / name)
    shutil.copytree(resources() / "translations", tmp_path / "translations", ignore=shutil.ignore_patterns("*.ts"))
    for module in ("selftest", "ui.decks.manifest", "ui.handbook.chapters"):
        monkeypatch.setattr(f"scopa_desktop.{module}.resources", lambda: tmp_path)
    return tmp_path


def test_finds_nothing_where_all_is_there(copied, qapp):
    for test in (selftest.decks, selftest.pictures, selftest.sounds, selftest.chapters):
        assert list(test()) == []


@pytest.mark.parametrize("name", ["cups_07.svg", "back.svg", "deck.toml"])
def test_finds_a_deck_that_is_not_whole(copied, name):
    (copied / "decks" / "french_numbers" / name).unlink()
    assert any("french_numbers" in fault or "offered" in fault for fault in selftest.decks())


def test_finds_a_picture_that_cannot_be_drawn(copied, qapp):
    (copied / "decks" / "french_numbers" / "cups_07.svg").write_text("<svg", "utf-8")
    (fault,) = selftest.pictures()
    assert "cups_07.svg cannot be drawn" in fault


def test_finds_a_sound_that_cannot_be_heard(copied):
    (copied / "sounds" / "deal-1.wav").write_bytes(b"RIFF")
    assert list(selftest.sounds()) == ["deal-1 cannot be heard"]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_finds_a_language_that_cannot_be_spoken(copied, language):
    (copied / "translations" / f"scopa_{language}.qm").unlink(missing_ok=True)
    assert any(f"({language})" in fault for fault in selftest.translations())


def test_finds_an_empty_chapter(copied):
    (copied / "handbook" / "en" / "50_strategy.md").write_text("# Strategy\n", "utf-8")
    assert list(selftest.chapters()) == ["en: strategy is empty"]


def test_a_crash_ends_the_waiting(monkeypatch, qapp):
    monkeypatch.setattr(selftest, "_unexpected", [ValueError("no")])
    with pytest.raises(selftest.Missed, match="there was a crash while waiting for rain"):
        selftest.wait(lambda: False, "rain")


def test_leaves_a_folder_in_use_alone_and_says_what_cannot_be(tmp_path, capsys, qapp):
    file = PreferencesFile(Paths.under(tmp_path).preferences, pytest.fail)
    file.save(file.load().changed(name="Anna"))
    assert selftest.main([str(tmp_path)]) == 2
    assert "name an empty folder" in capsys.readouterr().err
    assert file.load().name == "Anna"
