"""Picture every screen and dialog, without a display and without the player's data.

    python -m tools.screenshots OUT [--only NAME] [--size SIZE] [--language CODE]
    python -m tools.screenshots --readme

The pictures go to OUT, in a folder for each size.  The scenes are in tools/scenes/catalogue.py.  Contact sheets of the
decks, from tools/scenes/decksheets.py, go to a folder of their own: ``--only "sheet-*"`` makes them alone.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:  # started as a file, not as a module
    sys.path.insert(0, str(ROOT))

if TYPE_CHECKING:
    from tools.scenes.catalogue import Scene

README = {
    "start.jpg": "start-continue",
    "table.jpg": "table-choice",
    "scopa.jpg": "table-scopa",
    "summary.jpg": "summary-tie",
    "newgame.png": "newgame",
}
"""The README's pictures in docs/images and the scenes that they show; cloth with its grain is no matter for PNG."""
DECKS = "decks"
"""The folder of the pictures of decks, and the one of all decks, which the README shows too."""
_UNWANTED = ("DISPLAY", "WAYLAND_DISPLAY", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_FONT_DPI")


@dataclass(frozen=True)
class Size:
    """A window's size in logical pixels, and how many pixels of the screen make one of them."""

    width: int
    height: int
    scale: int = 1

    @classmethod
    def parse(cls, text: str) -> Size:
        """Read a size such as ``1280x800`` or ``1280x800@2``."""
        try:
            area, _, scale = text.partition("@")
            width, height = map(int, area.split("x"))
            made = cls(width, height, int(scale or 1))
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is no size such as 1280x800 or 1280x800@2") from None
        if not (900 <= width <= 7680 and 600 <= height <= 4320 and 1 <= made.scale <= 4):
            raise argparse.ArgumentTypeError(f"{text} is out of range: 900x600 to 7680x4320, scale 1 to 4")
        return made

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"@{self.scale}" if self.scale > 1 else "")


USUAL = (Size(1280, 800), Size(1920, 1080), Size(1280, 800, 2))
SMALLEST = Size(900, 600)


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the pictures and return the exit status."""
    options = _options(arguments)
    folder = ROOT / "docs" / "images" if options.readme else options.out
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as fault:
        print(f"Pictures cannot be written to {folder}: {fault.strerror}.", file=sys.stderr)
        return 1
    if options.here:
        return _picture_here(folder, options.only, options.size, options.language)
    if options.readme:
        return _picture_readme(folder)
    sizes = options.size or [*USUAL, SMALLEST]
    ends = [_picture_apart(folder, options.only, size, options.language) for size in _by_scale(sizes)]
    return next((abs(end) for end in ends if end), 0)  # below 0 where a signal ended it


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    from scopa_desktop.store.preferences import LANGUAGES

    parser = argparse.ArgumentParser(prog="tools.screenshots", description="Picture every screen and dialog.")
    parser.add_argument("out", nargs="?", type=Path, metavar="OUT", help="the folder for the pictures")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="this scene; * stands for anything")
    parser.add_argument(
        "--size", action="append", default=[], type=Size.parse, metavar="SIZE", help="such as 1920x1080 or 1280x800@2"
    )
    parser.add_argument("--language", default="en", choices=tuple(LANGUAGES), help="the language of all texts")
    parser.add_argument("--readme", action="store_true", help="make the pictures of the README instead")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.out is None and not options.readme:
        parser.error("name the folder for the pictures")
    return options


def _by_scale(sizes: Sequence[Size]) -> list[list[Size]]:
    """Group sizes by scale: a process has one scale for its whole life."""
    scales = sorted({size.scale for size in sizes})
    return [[size for size in sizes if size.scale == scale] for scale in scales]


def apart(home: str, scale: int) -> dict[str, str]:
    """Return the environment of a process that knows neither display nor home, and has one scale for its whole life."""
    environment = {name: value for name, value in os.environ.items() if name not in _UNWANTED}
    environment |= {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": str(scale),
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": "en",
        "PYTHONHASHSEED": "0",
        "HOME": home,
    }
    environment |= {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    return environment


def _picture_apart(folder: Path, only: Sequence[str], sizes: Sequence[Size], language: str = "en") -> int:
    """Make pictures in a process that knows neither display nor home, and return its exit status."""
    with tempfile.TemporaryDirectory(prefix="scopa-screenshots-") as home:
        command = [sys.executable, __file__, str(folder.resolve()), "--here", "--language", language]
        command += [word for name in only for word in ("--only", name)]
        command += [word for size in sizes for word in ("--size", str(size))]
        return subprocess.run(command, env=apart(home, sizes[0].scale), cwd=home, check=False).returncode


def _picture_here(folder: Path, only: Sequence[str], sizes: Sequence[Size], language: str) -> int:
    """Make pictures in this process, which has the right scale already."""
    from tools.scenes.catalogue import SCENES
    from tools.scenes.decksheets import SHEETS
    from tools.scenes.studio import StudioError

    if only and not any(fnmatch(name, wanted) for name in (*SCENES, *SHEETS) for wanted in only):
        print(f"No scene has the name {' or '.join(only)}.", file=sys.stderr)
        return 1
    if sizes[0].scale == 1:
        _picture_decks(folder, only)
    for size in sizes:
        for scene in _chosen(only, size):
            try:
                _picture(scene, size, folder, language)
            except (StudioError, OSError) as fault:
                print(f"{scene.name} at {size}: {fault}.", file=sys.stderr)
                return 1
    return 0


def _picture_decks(folder: Path, only: Sequence[str]) -> None:
    """Make the pictures of decks, which have a size of their own."""
    from tools.scenes.decksheets import SHEETS
    from tools.scenes.studio import application

    application()
    for name, made in SHEETS.items():
        if not only or any(fnmatch(name, wanted) for wanted in only):
            place = folder / DECKS / f"{name}.png"
            place.parent.mkdir(exist_ok=True)
            made().save(str(place))
            print(place)


def _chosen(only: Sequence[str], size: Size) -> Iterator[Scene]:
    from tools.scenes.catalogue import SCENES

    for name, scene in SCENES.items():
        named = any(fnmatch(name, wanted) for wanted in only)
        if named or (not only and (size != SMALLEST or scene.small)):
            yield scene


def _picture(scene: Scene, size: Size, folder: Path, language: str) -> None:
    """Make one picture.

    Raises:
        StudioError: the scene does not come about, or does not show what it promises.
        OSError: the file cannot be written.
    """
    from tools.scenes.studio import StudioError, studio

    place = folder / str(size) / f"{scene.name}.png"
    place.parent.mkdir(exist_ok=True)
    area = (size.width, size.height)
    with (
        tempfile.TemporaryDirectory(prefix="scopa-scene-") as home,
        studio(Path(home), area, **{"language": language, **scene.preferences}) as it,
    ):
        scene.act(it)
        picture = it.picture(area)
        missing = set(scene.shows) - it.shown()
        if missing:
            raise StudioError(f"{' and '.join(sorted(missing))} cannot be seen")
        if not picture.save(str(place)):
            raise OSError(f"{place} cannot be written")
        print(place)


def _picture_readme(folder: Path) -> int:
    """Make the README's pictures, small enough to be looked at over a slow line."""
    from PIL import Image

    size = Size(1280, 800)
    with tempfile.TemporaryDirectory(prefix="scopa-readme-") as made:
        status = _picture_apart(Path(made), [*sorted(set(README.values())), DECKS], [size])
        if status:
            return status
        shown = {name: Path(made) / str(size) / f"{scene}.png" for name, scene in README.items()}
        shown[f"{DECKS}.jpg"] = Path(made) / DECKS / f"{DECKS}.png"
        for name, source in shown.items():
            with Image.open(source) as picture:
                if name.endswith(".jpg"):
                    picture.convert("RGB").save(folder / name, quality=82, subsampling=0, optimize=True)
                else:
                    few = picture.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
                    few.save(folder / name, optimize=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
