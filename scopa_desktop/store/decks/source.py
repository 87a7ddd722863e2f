"""A folder or a zip as files to read, within limits; no name in it is ever used to write a file."""

from __future__ import annotations

import os
import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from types import TracebackType
from typing import IO

from scopa_desktop.core.wording import Wording
from scopa_desktop.store.decks.remarks import DeckFault, DeckRefused
from scopa_desktop.store.troubles import reason_of

MEGA = 1024 * 1024
MAX_FILES = 400
MAX_FILE = 24 * MEGA
MAX_WHOLE = 240 * MEGA
MAX_RATIO = 200
_RATIO_FROM = MEGA
"""A small file may shrink to next to nothing."""
_MAX_DIRECTORY = 512 * 1024
_MAX_DEPTH = 3
_LITTER = re.compile(r"(^|/)(\.|__MACOSX(/|$)|Thumbs\.db$|desktop\.ini$)", re.IGNORECASE)
_PACKINGS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


class Source:
    """Files by their names within a folder or zip; a context manager.

    Attributes:
        name: what the folder or zip is called.
        names: the files, with ``/`` between the parts of a name.
    """

    name: str
    names: tuple[str, ...]

    def read(self, name: str) -> bytes:
        """Return the content of a file.

        Raises:
            DeckRefused: it cannot be read, or is too large.
        """
        raise NotImplementedError

    def close(self) -> None:
        """Let go of the files."""

    def __enter__(self) -> Source:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_source(path: Path) -> Source:
    """Open a folder or a zip.

    Raises:
        DeckRefused: it is neither, or something in it is refused.
    """
    try:
        kind = path.stat().st_mode
    except (OSError, ValueError) as fault:
        raise DeckRefused(DeckFault.UNREADABLE, file=path.name or path, reason=reason_of(fault)) from fault
    if stat.S_ISDIR(kind):
        return FolderSource(path)
    if stat.S_ISREG(kind):
        return ZipSource(path)
    raise DeckRefused(DeckFault.UNREADABLE, file=path.name, reason=Wording("it is no ordinary file"))


def _too_large(name: str) -> DeckRefused:
    return DeckRefused(DeckFault.FILE_TOO_LARGE, file=name, most=MAX_FILE // MEGA)


class FolderSource(Source):
    """The files in a folder and in the folders within it; links are refused."""

    def __init__(self, folder: Path) -> None:
        """List the files."""
        self._folder = folder
        self.name = folder.resolve().name or str(folder)
        found: list[str] = []
        whole = 0
        try:
            for entry, name in self._walk(folder, "", 0):
                if len(found) >= MAX_FILES:
                    raise DeckRefused(DeckFault.TOO_MANY_FILES, file=self.name, most=MAX_FILES)
                whole += entry.stat(follow_symlinks=False).st_size
                found.append(name)
        except OSError as fault:
            raise DeckRefused(DeckFault.UNREADABLE, file=self.name, reason=reason_of(fault)) from fault
        if whole > MAX_WHOLE:
            raise DeckRefused(DeckFault.DECK_TOO_LARGE, file=self.name, most=MAX_WHOLE // MEGA)
        self.names = tuple(sorted(found))

    def _walk(self, folder: Path, above: str, depth: int) -> Iterator[tuple[os.DirEntry[str], str]]:
        with os.scandir(folder) as entries:
            for number, entry in enumerate(entries):
                if number > 4 * MAX_FILES:
                    raise DeckRefused(DeckFault.TOO_MANY_FILES, file=self.name, most=MAX_FILES)
                name = f"{above}{entry.name}"
                if _LITTER.search(name):
                    continue
                if entry.is_symlink():
                    raise DeckRefused(DeckFault.LINK, file=name)
                if entry.is_dir(follow_symlinks=False):
                    if depth < _MAX_DEPTH:
                        yield from self._walk(Path(entry.path), f"{name}/", depth + 1)
                elif entry.is_file(follow_symlinks=False):
                    yield entry, name

    def read(self, name: str) -> bytes:
        """Return the content of a file, which must be no link by now either."""
        path = self._folder.joinpath(*PurePosixPath(name).parts)
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
        try:
            handle = os.open(path, flags)
            with os.fdopen(handle, "rb") as file:
                if not stat.S_ISREG(os.fstat(handle).st_mode):
                    raise DeckRefused(DeckFault.UNREADABLE, file=name, reason=Wording("it is no ordinary file"))
                content = file.read(MAX_FILE + 1)
        except (OSError, ValueError) as fault:
            raise DeckRefused(DeckFault.UNREADABLE, file=name, reason=reason_of(fault)) from fault
        if len(content) > MAX_FILE:
            raise _too_large(name)
        return content


class ZipSource(Source):
    """The files in a zip, none of which is unpacked to the disk."""

    def __init__(self, path: Path) -> None:
        """Read the zip's directory and check every entry."""
        self.name = path.name
        try:
            self._file = path.open("rb")
        except OSError as fault:
            raise DeckRefused(DeckFault.UNREADABLE, file=self.name, reason=reason_of(fault)) from fault
        try:
            self._check_directory(self._file)
            self._zip = zipfile.ZipFile(self._file)
            self._entries = self._check(self._zip.infolist())
        except DeckRefused:
            self._file.close()
            raise
        except Exception as fault:  # whatever a hostile directory brings about
            self._file.close()
            raise DeckRefused(DeckFault.ZIP_DAMAGED, file=self.name) from fault
        self.names = tuple(sorted(self._entries))

    def _check_directory(self, file: IO[bytes]) -> None:
        """Refuse a directory that would take too much memory, before it is read."""
        size = file.seek(0, os.SEEK_END)
        if size > MAX_WHOLE:
            raise DeckRefused(DeckFault.DECK_TOO_LARGE, file=self.name, most=MAX_WHOLE // MEGA)
        file.seek(max(0, size - 22 - 65_536 - 20))
        tail = file.read()
        end = tail.rfind(b"PK\5\6")
        if end < 0 or len(tail) < end + 22:
            raise DeckRefused(DeckFault.ZIP_DAMAGED, file=self.name)
        if b"PK\6\7" in tail[max(0, end - 20) : end]:
            raise DeckRefused(DeckFault.ZIP_UNUSUAL, file=self.name)
        (directory,) = struct.unpack_from("<L", tail, end + 12)
        if directory > _MAX_DIRECTORY:
            raise DeckRefused(DeckFault.TOO_MANY_FILES, file=self.name, most=MAX_FILES)
        file.seek(0)

    def _check(self, entries: list[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
        found: dict[str, zipfile.ZipInfo] = {}
        for entry in entries:
            name = self._safe_name(entry)
            if entry.is_dir() or _LITTER.search(name):
                continue
            self._check_entry(entry, name)
            if name in found:
                raise DeckRefused(DeckFault.TWICE, file=name)
            found[name] = entry
        if len(found) > MAX_FILES:
            raise DeckRefused(DeckFault.TOO_MANY_FILES, file=self.name, most=MAX_FILES)
        if sum(entry.file_size for entry in found.values()) > MAX_WHOLE:
            raise DeckRefused(DeckFault.DECK_TOO_LARGE, file=self.name, most=MAX_WHOLE // MEGA)
        return found

    def _safe_name(self, entry: zipfile.ZipInfo) -> str:
        written = entry.orig_filename
        name = entry.filename.replace("\\", "/")
        parts = name.split("/")
        if "\0" in written or ".." in parts or name.startswith("/") or re.match(r"[A-Za-z]:", name):
            raise DeckRefused(DeckFault.LEAVES, file=written.replace("\0", "·"))
        return "/".join(part for part in parts if part not in ("", "."))

    def _check_entry(self, entry: zipfile.ZipInfo, name: str) -> None:
        kind = stat.S_IFMT(entry.external_attr >> 16)
        if kind == stat.S_IFLNK:
            raise DeckRefused(DeckFault.LINK, file=name)
        if entry.flag_bits & 0x41:
            raise DeckRefused(DeckFault.LOCKED, file=self.name)
        if entry.compress_type not in _PACKINGS or kind not in (0, stat.S_IFREG):
            raise DeckRefused(DeckFault.ZIP_UNUSUAL, file=self.name)
        if entry.file_size > MAX_FILE:
            raise _too_large(name)
        if entry.file_size > max(_RATIO_FROM, MAX_RATIO * entry.compress_size):
            raise DeckRefused(DeckFault.RATIO, file=name, most=MAX_RATIO)

    def read(self, name: str) -> bytes:
        """Return the content of an entry, unpacked in memory."""
        try:
            with self._zip.open(self._entries[name]) as file:
                content = file.read(MAX_FILE + 1)
        except (OSError, ValueError, EOFError, RuntimeError, zipfile.BadZipFile, zlib.error, struct.error) as fault:
            raise DeckRefused(DeckFault.ZIP_DAMAGED, file=self.name) from fault
        if len(content) > MAX_FILE:
            raise _too_large(name)
        return content

    def close(self) -> None:
        """Close the zip."""
        self._zip.close()
        self._file.close()
