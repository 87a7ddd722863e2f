"""An SVG drawing checked and written anew: only what the game draws stays, and nothing in it can reach outside.

What comes out holds no document type, script, text, picture or reference to another file, and is never much larger
than what came in.  It is written from the elements that were checked, so that what is kept is what was looked at.
"""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

from scopa_desktop.store.decks.remarks import DeckFault, DeckRefused

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
MAX_BYTES = 4 * 1024 * 1024
MAX_DEPTH = 50
MAX_SHAPES = 60_000
"""Elements that are drawn, those that `use` repeats counted each time."""
MASKED_AS = 100
"""As so many elements counts one with a mask, which is drawn into a picture of its own."""
_MAX_NUMBER = 1e6
_MAX_SIDE = 1e5
_MAX_STYLE = 64 * 1024


def _names(words: str) -> frozenset[str]:
    return frozenset(words.split())


_SHAPES: Final = _names(
    "svg g defs path rect circle ellipse line polyline polygon use linearGradient radialGradient stop mask pattern "
    "marker style"
)
_SILENT: Final = _names("title desc metadata")
_TEXT: Final = _names("text tspan textPath textArea tref tbreak font font-face glyph altGlyph")
_ACTIVE: Final = _names(
    "script foreignObject animate animateTransform animateMotion animateColor set handler listener iframe audio video "
    "canvas embed object discard"
)
_IMAGES: Final = frozenset(("image", "feImage"))
_NO_NUMBERS: Final = frozenset(("id", "class", "xlink:href", "fill", "stroke", "stop-color", "style"))
_NOT_DRAWN: Final = frozenset(("clip-path", "filter"))
_GRADIENTS: Final = frozenset(("linearGradient", "radialGradient"))
_URL = re.compile(r"url\s*\(\s*['\"]?\s*([^)'\"]*?)\s*['\"]?\s*\)", re.IGNORECASE)
_NUMBER = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_LENGTH = re.compile(r"\s*([0-9]{1,6}(?:\.[0-9]{0,12})?)\s*(px|mm|cm|in|pt|pc)?\s*")
_UNITS: Final = {None: 1.0, "px": 1.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0, "pt": 96 / 72, "pc": 16.0}
_STYLED_AWAY = re.compile(r"(clip-path|filter)\s*:\s*url", re.IGNORECASE)
_DOCTYPE = re.compile(rb"<!DOCTYPE\s[^\[<>]*>", re.IGNORECASE)


class Drawing:
    """A checked drawing.

    Attributes:
        data: the SVG as it is kept.
        width: of its view box.
        height: of its view box.
        ignored: what was in it that the game does not draw.
    """

    def __init__(self, data: bytes, width: float, height: float, ignored: frozenset[str]) -> None:
        """Keep what was found."""
        self.data, self.width, self.height, self.ignored = data, width, height, ignored


def unpacked(data: bytes, file: str) -> bytes:
    """Return an SVG that may be packed with gzip (``.svgz``).

    Raises:
        DeckRefused: it is damaged or too large.
    """
    if data[:2] == b"\x1f\x8b":
        try:
            with gzip.GzipFile(fileobj=BytesIO(data)) as packed:
                data = packed.read(MAX_BYTES + 1)
        except (OSError, EOFError, zlib.error) as fault:
            raise DeckRefused(DeckFault.SVG_BROKEN, file=file) from fault
    if len(data) > MAX_BYTES:
        raise DeckRefused(DeckFault.FILE_TOO_LARGE, file=file, most=MAX_BYTES // 1024 // 1024)
    return data


def checked(data: bytes, file: str) -> Drawing:
    """Return a drawing that is safe to draw.

    Args:
        data: the file's content.
        file: its name, for the sentence.

    Raises:
        DeckRefused: it is not safe, or no drawing.
    """
    root = _parse(unpacked(data, file), file)
    if _local(root.tag) != "svg":
        raise DeckRefused(DeckFault.SVG_BROKEN, file=file)
    check = _Check(file)
    check.element(root, 1)
    left, top, width, height = _view_box(root, file)
    check.count(root)
    box = " ".join(f"{number:g}" for number in (left, top, width, height))
    written = f'<svg xmlns="{SVG}" xmlns:xlink="{XLINK}" viewBox="{box}"'
    inner = "".join(_written(each) for each in root if _kept(each))
    rest = "".join(_attributes(root, skip=("viewBox", "width", "height", "x", "y", "preserveAspectRatio")))
    return Drawing(f"{written}{rest}>{inner}</svg>\n".encode(), width, height, frozenset(check.ignored))


def _parse(data: bytes, file: str) -> ElementTree.Element:
    data = _DOCTYPE.sub(b"", data, count=1)
    flat = data.replace(b"\0", b"").upper()
    if b"<!DOCTYPE" in flat or b"<!ENTITY" in flat:
        raise DeckRefused(DeckFault.SVG_ENTITIES, file=file)
    depth = count = 0
    root: ElementTree.Element | None = None
    try:
        for event, element in ElementTree.iterparse(BytesIO(data), ("start", "end")):
            root = element if root is None else root
            depth += 1 if event == "start" else -1
            count += 1
            if depth > 2 * MAX_DEPTH or count > 3 * MAX_SHAPES:
                raise DeckRefused(DeckFault.SVG_COMPLEX, file=file)
    except (ElementTree.ParseError, ValueError, LookupError) as fault:
        raise DeckRefused(DeckFault.SVG_BROKEN, file=file) from fault
    if root is None:
        raise DeckRefused(DeckFault.SVG_BROKEN, file=file)
    return root


def _local(tag: object) -> str:
    """Return an element's name if it is SVG's, or nothing."""
    if not isinstance(tag, str):
        return ""
    space, brace, name = tag.rpartition("}")
    return name if not brace or space == "{" + SVG else ""


def _kept(element: ElementTree.Element) -> bool:
    name = _local(element.tag)
    return name in _SHAPES and name != "svg"


def _plain_attributes(element: ElementTree.Element) -> Iterator[tuple[str, str]]:
    """Return the attributes that are SVG's, references always as ``xlink:href``."""
    for key, value in element.items():
        if key in ("href", f"{{{XLINK}}}href"):
            yield "xlink:href", value.strip()
        elif "}" not in key:
            yield key, value


class _Check:
    """Looks at every element of one drawing."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._ids: dict[str, ElementTree.Element] = {}
        self._styled: set[str] = set()
        self.ignored: set[str] = set()

    def _refuse(self, fault: DeckFault, what: str = "") -> DeckRefused:
        return DeckRefused(fault, file=self._file, what=what)

    def element(self, element: ElementTree.Element, depth: int) -> None:
        """Check an element and all in it.

        Raises:
            DeckRefused: something in it is not safe.
        """
        name = _local(element.tag)
        if depth > MAX_DEPTH:
            raise self._refuse(DeckFault.SVG_COMPLEX)
        for names, fault in ((_ACTIVE, DeckFault.SVG_SCRIPT), (_TEXT, DeckFault.SVG_TEXT)):
            if name in names:
                raise self._refuse(fault)
        if name in _IMAGES:
            raise self._refuse(DeckFault.SVG_IMAGE)
        if name and (name not in _SHAPES | _SILENT or (name == "svg" and depth > 1)):
            self.ignored.add(name)
        if name:
            self._check_attributes(element)
        if name == "style":
            self._check_style("".join(element.itertext()), everywhere=True)
        for each in element if name not in _SILENT else ():
            self.element(each, depth + 1)

    def _check_attributes(self, element: ElementTree.Element) -> None:
        for key, value in _plain_attributes(element):
            if key.lower().startswith("on"):
                raise self._refuse(DeckFault.SVG_SCRIPT)
            if key == "xlink:href" and not value.startswith("#"):
                raise self._refuse(DeckFault.SVG_OUTSIDE, what=value[:60])
            if key == "id":
                self._ids.setdefault(value, element)
            elif key in _NOT_DRAWN and value.strip() != "none":
                self.ignored.add(key)
            self._check_style(value)
            if key not in _NO_NUMBERS and any(abs(float(each)) > _MAX_NUMBER for each in _NUMBER.findall(value)):
                raise self._refuse(DeckFault.SVG_BROKEN)

    def _check_style(self, text: str, everywhere: bool = False) -> None:
        lowered = text.lower()
        if everywhere and (len(text) > _MAX_STYLE or "@" in text):
            raise self._refuse(DeckFault.SVG_OUTSIDE, what="@")
        self.ignored.update(found.lower() for found in _STYLED_AWAY.findall(text))
        if "\\" in text or "javascript:" in lowered or "expression(" in lowered:
            raise self._refuse(DeckFault.SVG_SCRIPT)
        for target in _URL.findall(text):
            if not target.startswith("#"):
                raise self._refuse(DeckFault.SVG_OUTSIDE, what=target[:60])
            if everywhere:
                self._styled.add(target[1:])
        if len(_URL.findall(text)) != len(re.findall(r"url\s*\(", lowered)):
            raise self._refuse(DeckFault.SVG_OUTSIDE, what="url")

    def count(self, root: ElementTree.Element) -> None:
        """Refuse a drawing in which repetitions of repetitions would take too long, or never end."""
        if any(name in self._ids and _local(self._ids[name].tag) not in _GRADIENTS for name in self._styled):
            raise self._refuse(DeckFault.SVG_COMPLEX)
        self._size(root, {}, set())

    def _size(self, element: ElementTree.Element, known: dict[int, int], open_: set[int]) -> int:
        key = id(element)
        if key in known:
            return known[key]
        if key in open_ or len(open_) > 4 * MAX_DEPTH:  # it repeats itself, or goes too deep
            raise self._refuse(DeckFault.SVG_COMPLEX)
        open_.add(key)
        size = MASKED_AS if element.get("mask") or "mask:" in element.get("style", "") else 1
        size += sum(self._size(each, known, open_) for each in element)
        for name in _references(element):
            if name in self._ids:
                size += self._size(self._ids[name], known, open_)
        open_.discard(key)
        if size > MAX_SHAPES:
            raise self._refuse(DeckFault.SVG_COMPLEX)
        known[key] = size
        return size


def _references(element: ElementTree.Element) -> Iterator[str]:
    for key, value in _plain_attributes(element):
        if key == "xlink:href":
            yield value[1:]
        for target in _URL.findall(value):
            yield target[1:]


def _view_box(root: ElementTree.Element, file: str) -> tuple[float, float, float, float]:
    """Return the drawing's view box, from its width and height if it has none of its own."""
    box = [float(number) for number in _NUMBER.findall(root.get("viewBox", ""))]
    if len(box) != 4:
        box = [0.0, 0.0, _length(root.get("width", "")), _length(root.get("height", ""))]
    if not all(abs(number) <= _MAX_SIDE for number in box) or min(box[2:]) < 1:
        raise DeckRefused(DeckFault.SVG_SIZE, file=file)
    return box[0], box[1], box[2], box[3]


def _length(text: str) -> float:
    """Return a length in pixels; 0 if it says none."""
    found = _LENGTH.fullmatch(text)
    return float(found[1]) * _UNITS[found[2]] if found else 0.0


def _attributes(element: ElementTree.Element, skip: tuple[str, ...] = ()) -> Iterator[str]:
    for key, value in _plain_attributes(element):
        if key not in skip and key not in _NOT_DRAWN and re.fullmatch(r"[A-Za-z][\w.-]*(:href)?", key):
            yield f" {key}={quoteattr(value)}"


def _written(element: ElementTree.Element) -> str:
    name = _local(element.tag)
    inner = escape("".join(element.itertext())) if name == "style" else ""
    inner += "".join(_written(each) for each in element if _kept(each))
    start = f"<{name}{''.join(_attributes(element))}"
    return f"{start}>{inner}</{name}>" if inner else f"{start}/>"
