"""Write the sounds: ``python -m tools.make_sounds [--out FOLDER]``."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from tools.make_sounds.takes import names, wav

RESOURCES = Path(__file__).parents[2] / "resources" / "sounds"


def main() -> None:
    """Compute all sounds, and remove files of sounds that are no more."""
    parser = argparse.ArgumentParser(prog="python -m tools.make_sounds", description="Compute the game's sounds.")
    parser.add_argument("--out", type=Path, default=RESOURCES, help="where the files are written")
    folder: Path = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    files = names()
    with ProcessPoolExecutor() as pool:
        for file, data in zip(files, pool.map(wav, files), strict=True):
            (folder / file).write_bytes(data)
    for path in folder.glob("*.wav"):
        if path.name not in files:
            path.unlink()
    total = sum((folder / file).stat().st_size for file in files)
    print(f"{len(files)} sounds, {total / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
