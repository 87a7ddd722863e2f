"""Make the packages for Linux from the bundle in dist/scopa-desktop: a .deb, and a tar.xz with an install script.

    python packaging/packages.py [--bundle DIR] [--out DIR] [--version VERSION] [--site URL] [deb] [tar]

Two runs on the same bundle write the same bytes.
"""

from __future__ import annotations

import argparse
import gzip
import lzma
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

from bundle import NAME, ROOT, moment

sys.path.insert(0, str(ROOT))

from scopa_desktop import __version__

LINUX = ROOT / "packaging" / "linux"
ICONS = ROOT / "packaging" / "icons"
SITE = "https://scopa-desktop.example/"
"""Stands in the metadata for where the program is published."""
X86 = [{"id": lzma.FILTER_X86}] if os.uname().machine == "x86_64" else []
FILTERS = [*X86, {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 27}]
"""Addresses in machine code are made absolute, by which they repeat, before all is compressed as one."""
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
"""What Debian calls machines."""
CONTROL = """\
Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Installed-Size: {size}
Depends: libc6 (>= {libc}), libstdc++6, zlib1g, libglib2.0-0 | libglib2.0-0t64, libgl1, libegl1, libfontconfig1, \
libfreetype6, libdbus-1-3, libx11-6, libx11-xcb1, libxcb1, libexpat1, libuuid1, libbz2-1.0, liblzma5
Maintainer: The Scopa Desktop contributors <maintainers@scopa-desktop.example>
Homepage: {site}
Description: Scopa and other Italian card games
 Sixteen games of the Scopa family against the computer, alone, in teams, or
 with several people at one screen, with every house rule. Every point is
 explained by the cards that made it, a teacher shows what it would play, and
 matches are kept, replayed and reviewed. No account, no network.
"""


def stage(bundle: Path, prefix: Path, site: str) -> None:
    """Lay out below a prefix, such as ``usr``, what an installation consists of."""
    shutil.copytree(bundle, prefix / "lib" / NAME, symlinks=True)
    share = prefix / "share"
    for source, place in (
        (f"{NAME}.desktop", f"applications/{NAME}.desktop"),
        (f"{NAME}.metainfo.xml", f"metainfo/{NAME}.metainfo.xml"),
        (f"{NAME}.xml", f"mime/packages/{NAME}.xml"),
    ):
        text = (LINUX / source).read_text("utf-8")
        write(share / place, text.replace(SITE, site).encode())
    write(share / f"man/man6/{NAME}.6.gz", gzip.compress((LINUX / f"{NAME}.6").read_bytes(), mtime=0))
    for picture in ICONS.glob("*.png"):
        size = picture.stem.rpartition("-")[2]
        write(share / f"icons/hicolor/{size}x{size}/apps/{NAME}.png", picture.read_bytes())
    write(share / f"icons/hicolor/scalable/apps/{NAME}.svg", (ICONS / f"{NAME}.svg").read_bytes())


def write(path: Path, content: bytes) -> None:
    """Write a file, and the folders that it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def settle(folder: Path) -> None:
    """Give all that was written the time of the commit, and usual rights."""
    at = moment()
    for path in [*folder.rglob("*"), folder]:
        if not path.is_symlink():
            runs = path.is_dir() or path.stat().st_mode & 0o100
            path.chmod(0o755 if runs else 0o644)
            os.utime(path, (at, at))


def libc_version() -> str:
    """Return the C library of the system that the bundle was built on: it needs that one, or a newer one."""
    return os.confstr("CS_GNU_LIBC_VERSION").split()[-1]  # type: ignore[union-attr]


def make_deb(bundle: Path, out: Path, version: str, site: str) -> Path:
    """Write the package for Debian and its kin and return it.

    Raises:
        subprocess.CalledProcessError: dpkg-deb failed; it has said why.
    """
    architecture = MACHINES[os.uname().machine]
    with tempfile.TemporaryDirectory(prefix="scopa-deb-") as name:
        root = Path(name) / "root"
        stage(bundle, root / "usr", site)
        programs = root / "usr" / "games"
        programs.mkdir()
        (programs / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
        documents = root / "usr" / "share" / "doc" / NAME
        write(documents / "copyright", copyright_text().encode())
        write(documents / "changelog.gz", gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
        # The menu finds it also where /usr/games is on nobody's path.
        entry = root / "usr" / "share" / "applications" / f"{NAME}.desktop"
        entry.write_text(entry.read_text("utf-8").replace(f"Exec={NAME}", f"Exec=/usr/games/{NAME}"), "utf-8")
        size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
        control = CONTROL.format(
            name=NAME, version=version, architecture=architecture, size=size, libc=libc_version(), site=site
        )
        write(root / "DEBIAN" / "control", control.encode())
        settle(root)
        made = out / f"{NAME}_{version}_{architecture}.deb"
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment())}
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--threads-max=1", "--build", str(root), str(made)]
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    return made


def copyright_text() -> str:
    """Return the file that Debian asks for: the licences, in short, and where the others are."""
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: Scopa Desktop\n\n"
        "Files: *\nCopyright: The Scopa Desktop contributors\nLicense: Expat and CC0-1.0\n"
        f"Comment: What is carried beside has its licences in /usr/lib/{NAME}/_internal/licences.\n"
        " Qt and PySide6 are used under the LGPL 3, and may be exchanged for others there.\n\n"
        "License: Expat and CC0-1.0\n"
        + "".join(f" {line.strip() or '.'}\n" for line in (ROOT / "LICENSE").read_text("utf-8").splitlines())
        + " .\n Cards and sounds are in the public domain: /usr/share/common-licenses/CC0-1.0\n"
    )


def make_tar(bundle: Path, out: Path, version: str, site: str) -> Path:
    """Write the archive with an install script and return it."""
    top = f"{NAME}-{version}-linux-{os.uname().machine}"
    with tempfile.TemporaryDirectory(prefix="scopa-tar-") as name:
        root = Path(name) / top
        stage(bundle, root, site)
        for script in ("install.sh", "refresh.sh"):
            shutil.copy(LINUX / script, root / script)
        made = out / f"{top}.tar.xz"
        with lzma.open(made, "wb", filters=FILTERS) as packed, tarfile.open(fileobj=packed, mode="w") as archive:
            for path in [root, *sorted(root.rglob("*"))]:
                archive.add(path, str(path.relative_to(root.parent)), recursive=False, filter=plain)
    return made


def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Take from a member all that says when and by whom it was made."""
    member.mtime = moment()
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    member.mode = 0o755 if member.isdir() or member.issym() or member.mode & 0o100 else 0o644
    return member


MAKERS = {"deb": make_deb, "tar": make_tar}


def main(arguments: list[str]) -> int:
    """Make the packages that the command line asks for and return the exit status."""
    parser = argparse.ArgumentParser(description="Make the packages for Linux.")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help="deb, tar; without any, both")
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / NAME, metavar="DIR")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR")
    parser.add_argument("--version", default=__version__)
    parser.add_argument("--site", default=SITE, metavar="URL", help="where the program and its pictures are published")
    options = parser.parse_args(arguments)
    if not (options.bundle / NAME).is_file() or set(options.kinds) - set(MAKERS):
        print(f"There is no bundle in {options.bundle}: make bundle builds it. Kinds are deb and tar.", file=sys.stderr)
        return 1
    options.out.mkdir(parents=True, exist_ok=True)
    for kind in options.kinds or MAKERS:
        made = MAKERS[kind](options.bundle, options.out, options.version, options.site)
        os.utime(made, (moment(), moment()))
        print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
