"""Packages made of a very small bundle: the same each time, installed, replaced and removed without a trace."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAME = "scopa-desktop"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="these are packages for Linux")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a bundle whose program says where it is and what it was given."""
    folder = tmp_path_factory.mktemp("bundle") / NAME
    (folder / "_internal").mkdir(parents=True)
    program = folder / NAME
    program.write_text('#!/bin/sh\necho "$0" "$@"\n')
    program.chmod(0o755)
    (folder / "_internal" / "lib.so.1").write_bytes(b"lib")
    (folder / "_internal" / "lib.so").symlink_to("lib.so.1")
    return folder


def make(bundle: Path, out: Path, kind: str) -> Path:
    """Make a package of the bundle."""
    command = [sys.executable, ROOT / "packaging" / "packages.py", "--bundle", bundle, "--out", out, kind]
    subprocess.run(
        command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    )
    (made,) = out.iterdir()
    return made


@pytest.fixture(scope="module")
def unpacked(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked archive."""
    archive = make(bundle, tmp_path_factory.mktemp("tar"), "tar")
    folder = tmp_path_factory.mktemp("unpacked")
    subprocess.run(["tar", "-C", folder, "-xf", archive], check=True)
    (found,) = folder.iterdir()
    return found


def install(unpacked: Path, home: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the install script for a person with a home."""
    home.mkdir(exist_ok=True)
    environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
    return subprocess.run(
        [unpacked / "install.sh", *options], env=environment, cwd=home, capture_output=True, text=True
    )


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_symlink() or path.is_file()}


CACHES = {"share/applications/mimeinfo.cache", "share/icons/hicolor/icon-theme.cache"}


@pytest.mark.parametrize("kind", ["deb", "tar"])
def test_two_of_the_same_bundle_are_the_same(kind, bundle, tmp_path):
    if kind == "deb" and shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb is not installed")
    again = tmp_path / "again" / NAME
    shutil.copytree(bundle, again, symlinks=True)
    os.utime(again / NAME, (1, 1))
    one, other = make(bundle, tmp_path / "one", kind), make(again, tmp_path / "other", kind)
    assert one.name == other.name
    assert one.read_bytes() == other.read_bytes()
    assert one.stat().st_mtime == other.stat().st_mtime == one.stat().st_mtime // 1


def test_a_deb_belongs_to_root_and_says_what_it_needs(bundle, tmp_path):
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb is not installed")
    package = make(bundle, tmp_path, "deb")
    listing = subprocess.run(["dpkg-deb", "--contents", package], check=True, capture_output=True, text=True).stdout
    assert all("root/root" in line for line in listing.splitlines())
    assert "./usr/games/scopa-desktop -> ../lib/scopa-desktop/scopa-desktop" in listing
    needed = subprocess.run(["dpkg-deb", "--field", package, "Depends"], check=True, capture_output=True, text=True)
    assert {"libegl1", "libfontconfig1", "libdbus-1-3"} <= set(needed.stdout.replace(",", "").split())


@pytest.mark.parametrize("home", ["home", "it's a home"])
def test_it_is_installed_started_replaced_and_removed(home, unpacked, tmp_path):
    person = tmp_path / home
    prefix = person / ".local"
    assert install(unpacked, person).returncode == 0
    (prefix / "share" / "mine.txt").write_text("mine")
    (prefix / "lib" / NAME / "old.txt").write_text("of an older version")
    assert install(unpacked, person).returncode == 0
    assert not (prefix / "lib" / NAME / "old.txt").exists()
    entry = (prefix / "share" / "applications" / f"{NAME}.desktop").read_text("utf-8")
    assert f'Exec="{prefix}/bin/scopa-desktop" %F' in entry
    said = subprocess.run([prefix / "bin" / NAME, "a.scopa"], check=True, capture_output=True, text=True).stdout
    assert said.endswith("a.scopa\n")
    subprocess.run([prefix / "lib" / NAME / "uninstall.sh"], check=True, stdout=subprocess.DEVNULL)
    left = {name for name in files(prefix) if not name.startswith("share/mime/")} - CACHES
    assert left == {"share/mine.txt"}
    assert not (prefix / "lib" / NAME).exists()


def test_another_prefix_is_taken(unpacked, tmp_path):
    assert install(unpacked, tmp_path / "home", "--prefix", "games").returncode == 0
    assert (tmp_path / "home" / "games" / "bin" / NAME).is_symlink()
    assert not (tmp_path / "home" / ".local").exists()


def test_what_it_did_not_install_is_left_alone(unpacked, tmp_path):
    theirs = tmp_path / "home" / ".local" / "lib" / NAME
    theirs.mkdir(parents=True)
    (theirs / "theirs.txt").write_text("theirs")
    done = install(unpacked, tmp_path / "home")
    assert done.returncode == 1 and "remove it first" in done.stderr
    assert (theirs / "theirs.txt").exists()
    assert install(unpacked, tmp_path / "home", "--nonsense").returncode == 2
