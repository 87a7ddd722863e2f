"""Ways of damaging a file: its bytes, what it means, the order of its parts.  The same chance does the same damage."""

from __future__ import annotations

import json
import re
import struct
import tomllib
import warnings
import zipfile
import zlib
from collections.abc import Callable
from copy import deepcopy
from io import BytesIO
from random import Random
from typing import Any, TypeAlias

import tomli_w

Damage: TypeAlias = Callable[[Random, bytes], bytes]

ODD: tuple[object, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 10**30, 1.5, -0.0, "", "x", "7D", "\ud800", "a\nb", "\x00", [], {}, [[]]),
    *([{}], ["7D"], "human", "expert", "scopa", {"version": 1}, "９", 1e308, -(10**18), "../../x", "/dev/zero"),
    *("x" * 5000, [0] * 3000, "\u202e\u200b", "%1 %n {path}", "coins_01", "http://127.0.0.1/x", 2**63, "1" * 400),
)
_PIECES = (
    b"\xff\xfe",
    b"\x00",
    b"[",
    b"}",
    b'"',
    b"9" * 400,
    b"\\ud800",
    b"NaN",
    b"1e999",
    b"=",
    b"\n",
    b"<",
    b"[" * 3000,
)
_VALUES = (
    "0",
    "-1",
    "1e9",
    "1e-9",
    "nan",
    "none",
    "url(#a)",
    "url(http://127.0.0.1/x)",
    "#",
    "9" * 40,
    "100%",
    "a b c",
)


def other_bytes(chance: Random, source: bytes) -> bytes:
    """Return a file in which some bytes are lost, doubled or other."""
    data = bytearray(source)
    for _ in range(chance.choice((1, 1, 3, 20))):
        at = chance.randrange(len(data))
        match chance.randrange(6):
            case 0:
                data[at] = chance.randrange(256)
            case 1:
                del data[at : at + chance.choice((1, 1, 40))]
            case 2:
                data[at:at] = data[at : at + chance.choice((1, 60))]
            case 3:
                del data[at or 1 :]
            case 4:
                data[at] ^= 1 << chance.randrange(8)
            case _:
                data[at:at] = chance.choice(_PIECES)
        if not data:
            return b""
    return bytes(data)


def other_json(chance: Random, source: bytes) -> bytes:
    """Return a JSON file in which some values are lost, doubled, exchanged or odd."""
    try:
        return json.dumps(_changed(chance, json.loads(source))).encode()
    except ValueError:  # it was none before
        return other_bytes(chance, source)


def other_toml(chance: Random, source: bytes) -> bytes:
    """Return a TOML file in which some values are lost, doubled, exchanged or odd."""
    data = _changed(chance, tomllib.loads(source.decode()))
    try:
        return tomli_w.dumps(data).encode("utf-8", "surrogatepass")
    except (TypeError, AttributeError):  # an odd value that TOML cannot tell
        return other_bytes(chance, source)


def other_drawing(chance: Random, source: bytes) -> bytes:
    """Return a drawing in which some elements or attributes are lost, doubled, exchanged or odd."""
    parts = re.findall(rb"<[^>]*>|[^<]+", source)
    for _ in range(chance.choice((1, 2, 5, 12))):
        at, other = chance.randrange(len(parts)), chance.randrange(len(parts))
        match chance.randrange(6):
            case 0:
                parts[at] = b""
            case 1:
                parts[at], parts[other] = parts[other], parts[at]
            case 2:
                parts[at] += parts[other]
            case 3:
                value = b'="%s"' % chance.choice(_VALUES).encode()
                parts[at] = re.sub(rb'="[^"]*"', value, parts[at], count=chance.choice((1, 0)))
            case 4:
                number = chance.choice((b"0", b"-1", b"1e7", b"1e-7", b"7"))
                parts[at] = re.sub(rb"-?[0-9.]+", number, parts[at])
            case _:
                parts[at] += chance.choice(_ELEMENTS)
    return b"".join(parts)


_ELEMENTS = (
    b'<use href="#a"/>',
    b'<g id="a"><use href="#a"/></g>',
    b'<pattern id="a" width="1e-9" height="1e-9"><rect width="1" height="1"/></pattern><rect fill="url(#a)"/>',
    b'<image href="file:///etc/passwd" width="9" height="9"/>',
    b"<script>1</script>",
    b'<mask id="a"><rect mask="url(#a)"/></mask><rect mask="url(#a)"/>',
    b'<path d="M0 0L1e6 1e6Z" stroke-width="1e6" stroke-dasharray="1e-6"/>',
    b"<style>*{fill:url(http://127.0.0.1/)}</style>",
    b'<svg viewBox="0 0 0 0">',
    b"<g>" * 60,
    b'<linearGradient id="a" href="#a"/><rect fill="url(#a)" width="9" height="9"/>',
)


def other_picture(chance: Random, source: bytes) -> bytes:
    """Return a PNG whose chunks are lost, doubled or other, with the sums that belong to them; else other bytes."""
    if not source.startswith(b"\x89PNG"):
        return other_bytes(chance, source)
    chunks: list[tuple[bytes, bytes]] = []
    at = 8
    while at + 12 <= len(source):
        (length,) = struct.unpack_from(">L", source, at)
        chunks.append((source[at + 4 : at + 8], source[at + 8 : at + 8 + length]))
        at += 12 + length
    for _ in range(chance.choice((1, 1, 3))):
        which = chance.randrange(len(chunks))
        name, content = chunks[which]
        match chance.randrange(4):
            case 0:
                chunks.insert(which, chunks[which])
            case 1 if len(chunks) > 1:
                del chunks[which]
            case 2:
                chunks[which] = (
                    chance.choice((b"acTL", b"iTXt", b"zTXt", b"eXIf", b"PLTE", b"tRNS", b"IDAT")),
                    content,
                )
            case _:
                chunks[which] = (name, other_bytes(chance, content) if content else b"\0" * 9)
    sums = (struct.pack(">L", len(content)) + name + content + _sum(name + content) for name, content in chunks)
    return b"\x89PNG\r\n\x1a\n" + b"".join(sums)


def _sum(data: bytes) -> bytes:
    return struct.pack(">L", zlib.crc32(data))


def other_zip(chance: Random, source: bytes) -> bytes:
    """Return a zip in which some entries are lost, or have other names, kinds or contents."""
    made = BytesIO()
    with (
        warnings.catch_warnings(action="ignore"),  # a name that is there twice belongs to the damage
        zipfile.ZipFile(BytesIO(source)) as packed,
        zipfile.ZipFile(made, "w") as written,
    ):
        entries = packed.infolist()
        hit = set(chance.sample(range(len(entries)), chance.choice((1, 1, 3))))
        for number, entry in enumerate(entries):
            content, kind = packed.read(entry), 0o100644
            name = entry.filename
            match chance.randrange(6) if number in hit else -1:
                case 0:
                    continue
                case 1:
                    name = chance.choice(
                        ("../x.png", "/x.png", "C:\\x.png", "a/b/c/d/e.png", "x" * 300, "coins_01.svg", "…")
                    )
                case 2:
                    kind = chance.choice((0o120777, 0o010644, 0o060644, 0o040755))
                case 3:
                    content = other_bytes(chance, content) if content else b"x"
                case 4:
                    content = b"\0" * chance.choice((1, 70_000, 3_000_000))
                case 5:
                    name = f"index/{name}"
                case _:
                    pass
            info = zipfile.ZipInfo(name)
            info.external_attr = kind << 16
            written.writestr(info, content, chance.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)))
    return made.getvalue()


def other_pages(chance: Random, source: bytes) -> bytes:
    """Return a file of pages of 4 KiB in which some bytes, or some whole pages, are other."""
    data = bytearray(source)
    for _ in range(chance.choice((1, 1, 4, 30))):
        at, other = (4096 * chance.randrange(len(data) // 4096) for _ in range(2))
        match chance.randrange(5):
            case 0:
                data[at : at + 4096] = bytes(4096)
            case 1:
                data[at : at + 4096] = data[other : other + 4096]
            case 2:
                del data[max(4096, at) :]
            case 3:
                within = at + chance.choice((chance.randrange(16), chance.randrange(100), chance.randrange(4096)))
                data[within : within + 2] = bytes((chance.randrange(256), chance.randrange(256)))
            case _:
                data[chance.randrange(min(len(data), 200))] = chance.randrange(256)
        if len(data) < 4096:
            break
    return bytes(data)


def _changed(chance: Random, value: Any) -> Any:
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        found = _places(value)
        if not found:
            return value
        holder, key = chance.choice(found)
        match chance.randrange(6):
            case 0:
                del holder[key]
            case 1:
                holder[key] = deepcopy(chance.choice(ODD))
            case 2:
                other, at = chance.choice(found)
                other[at], holder[key] = deepcopy(holder[key]), deepcopy(other[at])
            case 3 if isinstance(holder, list):
                holder.insert(key, deepcopy(holder[key]))
            case 4 if type(holder[key]) is int:
                holder[key] += chance.choice((-1, 1, 1000))
            case _ if isinstance(holder, dict):
                holder[chance.choice(("extra", "version", "rules", f"{key}s"))] = holder.pop(key)
            case _:
                chance.shuffle(holder)
    return value


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place within a value, as what holds it and its key or index."""
    found: list[tuple[Any, Any]] = []
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        found += [(value, key), *_places(part)]
    return found
