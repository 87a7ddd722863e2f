"""The wheel, installed where nothing else is, starts and finds its own files."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import scopa_desktop

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command that must succeed, and return what it printed; a failure shows what it said."""
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel with the build tools that are installed here; nothing is fetched."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, cwd=ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment that holds the wheel and, by a path file, its dependencies."""
    folder = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=ROOT)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index"]
    run(*pip, wheel, cwd=folder)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site_packages = run(python, "-c", where, cwd=folder).strip()
    Path(site_packages, "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return python


def test_carries_the_resources_and_nothing_of_the_workshop(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    carried = {name for name in names if name.startswith("scopa_desktop/resources/")}
    expected = {
        f"scopa_desktop/{path.relative_to(ROOT).as_posix()}"
        for path in (ROOT / "resources").rglob("*")
        if path.is_file()
    }
    assert carried == expected
    assert any(name.startswith("scopa_desktop/resources/decks/") for name in carried)
    assert "scopa_desktop/py.typed" in names
    others = {name.split("/")[0] for name in names} - {"scopa_desktop"}
    assert others == {f"scopa_desktop-{scopa_desktop.__version__}.dist-info"}
    assert not [name for name in names if "__pycache__" in name]


def test_starts_outside_of_the_checkout(installed, tmp_path):
    said = run(installed, "-I", "-m", "scopa_desktop", "--version", cwd=tmp_path)
    assert scopa_desktop.__version__ in said


def test_the_installed_command_starts(installed, tmp_path):
    said = run(installed.parent / "scopa-desktop", "--version", cwd=tmp_path)
    assert scopa_desktop.__version__ in said


def test_finds_its_decks_outside_of_the_checkout(installed, tmp_path):
    program = (
        "import scopa_desktop.assets as assets; folder = assets.resources(); print(folder);"
        "print(*sorted(deck.name for deck in (folder / 'decks').iterdir()))"
    )
    folder, decks = run(installed, "-I", "-c", program, cwd=tmp_path).splitlines()
    assert not Path(folder).is_relative_to(ROOT)
    assert decks.split() == sorted(deck.name for deck in (ROOT / "resources" / "decks").iterdir())
