"""Build the one-dir bundle in dist/scopa-desktop.

    python packaging/bundle.py [--out DIR]

Everything that could differ from one build of a commit to the next is fixed: times, the order of sets, owners.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "packaging" / "scopa-desktop.spec"
NAME = "scopa-desktop"


def moment() -> int:
    """Return when the commit was made that is built, in seconds since 1970: the time of everything in a bundle."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-c", f"safe.directory={ROOT}", "log", "-1", "--format=%ct"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    return int(done.stdout) if done.returncode == 0 else 0


def build(out: Path) -> Path:
    """Build the bundle and return its folder.

    Raises:
        subprocess.CalledProcessError: PyInstaller failed; it has said why.
    """
    work = out / "work"
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment()), "PYTHONHASHSEED": "0", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(out), "--workpath", str(work), str(SPEC)]
    subprocess.run(command, cwd=out.parent, env=environment, check=True)
    shutil.rmtree(work)
    bundle = out / ("Scopa Desktop.app" if sys.platform == "darwin" else NAME)
    set_times(bundle)
    return bundle


def set_times(bundle: Path) -> None:
    """Give everything the time of the commit, and rights that follow from what it is."""
    at = moment()
    for path in [*bundle.rglob("*"), bundle]:
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)
            os.utime(path, (at, at))


def main(arguments: list[str]) -> int:
    """Build what the command line asks for and return the exit status."""
    parser = argparse.ArgumentParser(description="Build the bundle.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="where; usually dist")
    options = parser.parse_args(arguments)
    out = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    try:
        bundle = build(out)
    except subprocess.CalledProcessError:
        print("The bundle was not built; what PyInstaller said is above.", file=sys.stderr)
        return 1
    size = sum(path.lstat().st_size for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{bundle}: {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
