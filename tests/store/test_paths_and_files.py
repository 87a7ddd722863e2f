from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from scopa_desktop.store.files import Unreadable, read_bounded, set_aside, write_atomic
from scopa_desktop.store.paths import Paths
from scopa_desktop.store.troubles import StoreError, Trouble, TroubleKind, reason_of

NOW = datetime(2025, 11, 29, 20, 15, 3)


def test_standard_folders_are_named_after_the_game() -> None:
    paths = Paths.standard()
    assert all("scopa-desktop" in str(folder) for folder in (paths.config, paths.data, paths.log))


def test_folders_under_one_folder_stay_in_it(tmp_path: Path) -> None:
    paths = Paths.under(tmp_path / "a" / "b")
    paths.create()
    paths.create()
    for path in (paths.preferences, paths.database, paths.lock, paths.decks, paths.log):
        assert tmp_path in path.parents
    assert paths.data.is_dir() and paths.config.is_dir() and paths.log.is_dir()


def test_a_folder_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with pytest.raises(StoreError) as fault:
        Paths.under(tmp_path).create()
    assert str(fault.value) == f"The folder {tmp_path / 'data'} cannot be used: file exists."
    assert Paths.under(tmp_path).config.is_dir(), "the others are created all the same"


def test_a_trouble_fits_on_a_line() -> None:
    trouble = Trouble.of(TroubleKind.NOT_READ, path="a\nb" * 500, reason="\x1b[31mred {path}")
    assert "\n" not in str(trouble) and "\x1b" not in str(trouble)
    assert len(str(trouble)) < 500


def test_reasons_are_short() -> None:
    assert reason_of(ValueError()) == "valueError"
    assert reason_of(OSError(28, "No space left on device")) == "no space left on device"


def test_an_atomic_write_replaces_all(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomic(path, b"one, which is longer")
    write_atomic(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_write_leaves_the_old_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_atomic(path, b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_an_atomic_write_follows_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_atomic(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_reading_is_bounded(tmp_path: Path) -> None:
    path = tmp_path / "file"
    assert read_bounded(path, 4) is None
    path.write_bytes(b"1234")
    assert read_bounded(path, 4) == b"1234"
    path.write_bytes(b"12345")
    with pytest.raises(Unreadable, match="larger"):
        read_bounded(path, 4)
    with pytest.raises(Unreadable, match="folder"):
        read_bounded(tmp_path, 4)


@pytest.mark.skipif(not os.path.exists("/dev/zero"), reason="no devices")
def test_a_device_is_not_read() -> None:
    with pytest.raises(Unreadable, match="ordinary"):
        read_bounded(Path("/dev/zero"), 4)


def test_setting_aside_takes_companions_and_overwrites_nothing(tmp_path: Path) -> None:
    names = []
    for content in "abc":
        (tmp_path / "m.db").write_text(content)
        (tmp_path / "m.db-wal").write_text(content + " wal")
        aside = set_aside(tmp_path / "m.db", ("-wal", "-shm"), NOW)
        names.append(aside.name)
        assert aside.read_text() == content
        assert Path(f"{aside}-wal").read_text() == content + " wal"
    stem = "m.db.broken-20251129-201503"
    assert names == [stem, f"{stem}-2", f"{stem}-3"]
    assert len(list(tmp_path.iterdir())) == 6
