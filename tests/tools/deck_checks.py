"""Checks of a deck's folder: each returns what is wrong, so that a test or a person sees all of it at once."""

from __future__ import annotations

import operator
import tomllib
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import QMessageLogContext, QRectF, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SUITS = ("coins", "cups", "swords", "clubs")
FACES = [f"{suit}_{rank:02d}" for suit in SUITS for rank in range(1, 11)]

#: What QtSvg draws as the browsers do.  Everything else is either ignored by it or not needed.
ELEMENTS = {"svg", "g", "defs", "path", "use", "mask"}
ATTRIBUTES = {"viewBox", "id", "d", "fill", "href", "mask", "transform"} | {
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
}
FILE_LIMIT = 120_000
"""Bytes; the largest picture is an eagle with all its feathers."""
DECK_LIMIT = 2_500_000
SMALL = 60
"""Width in pixels at which cards must still be told apart."""
LEAST_DIFFERENCE = 0.006
"""Share of the colours that differ between any two cards: a small pip more or less is about a hundredth."""
LEAST_PAINT = 0.02
"""Share of a card that is not bare paper."""


def manifest(folder: Path) -> dict[str, Any]:
    """Return a deck's description."""
    return tomllib.loads((folder / "deck.toml").read_text("utf-8"))


def manifest_faults(folder: Path) -> list[str]:
    """Tell what is wrong with ``deck.toml``."""
    data = manifest(folder)
    faults = []
    if data.get("format") != 1 or data.get("id") != folder.name:
        faults.append("format or id")
    if data.get("suits") not in ("italian", "spanish", "french"):
        faults.append("suits")
    if not 0 < data.get("corner_radius", 0) < 0.2:
        faults.append("corner_radius")
    if data.get("licence") != "CC0-1.0":
        faults.append("licence")
    if len(data.get("backs", ())) < 2:
        faults.append("fewer than two backs")
    if not isinstance(data.get("indices"), bool) or not isinstance(data.get("printed"), dict):
        faults.append("indices or printed")
    return faults


def missing_files(folder: Path) -> list[str]:
    """Name the faces and backs that are not there."""
    return [name for name in [*FACES, *manifest(folder)["backs"]] if not (folder / f"{name}.svg").is_file()]


def picture_faults(folder: Path) -> list[str]:
    """Tell which pictures are too large, no XML, of another size than the deck, or hold what QtSvg ignores."""
    data = manifest(folder)
    box = f"0 0 {data['width']:g} {data['height']:g}"
    faults = []
    for path in sorted(folder.rglob("*.svg")):
        name = path.relative_to(folder).as_posix()
        if path.stat().st_size > FILE_LIMIT:
            faults.append(f"{name}: {path.stat().st_size} bytes")
        try:
            root = ET.fromstring(path.read_text("utf-8"))
        except ET.ParseError as fault:
            faults.append(f"{name}: {fault}")
            continue
        if root.get("viewBox") != box:
            faults.append(f"{name}: viewBox is {root.get('viewBox')}, not {box}")
        faults += [f"{name}: {what}" for what in _foreign(root)]
    if sum(path.stat().st_size for path in folder.rglob("*")) > DECK_LIMIT:
        faults.append("the whole deck is too large")
    return faults


def _foreign(root: ET.Element) -> Iterator[str]:
    """Name elements and attributes outside the allowed, ids given twice, and references to nothing."""
    ids: list[str] = []
    wanted: set[str] = set()
    for element in root.iter():
        tag = element.tag.rsplit("}", 1)[-1]
        if tag not in ELEMENTS or (tag == "svg" and element is not root):
            yield f"element {tag}"
        for key, value in element.attrib.items():
            if key not in ATTRIBUTES:
                yield f"attribute {key}"
            if key == "id":
                ids.append(value)
            elif key == "href":
                wanted.add(value.removeprefix("#"))
            elif key == "mask":
                wanted.add(value.removeprefix("url(#").removesuffix(")"))
        if tag == "path" and not element.get("d"):
            yield "an empty path"
    if len(ids) != len(set(ids)):
        yield "an id twice"
    yield from (f"nothing is called {name}" for name in sorted(wanted - set(ids)))


@contextmanager
def qt_messages() -> Iterator[list[str]]:
    """Collect what Qt says meanwhile."""
    said: list[str] = []

    def listen(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        said.append(f"{kind.name}: {text}")

    previous = qInstallMessageHandler(listen)
    try:
        yield said
    finally:
        qInstallMessageHandler(previous)


def small_picture(path: Path, width: int = SMALL) -> bytes:
    """Draw a picture small, and return its colours in eight steps a channel."""
    renderer = QSvgRenderer(str(path))
    size = renderer.viewBoxF().size()
    image = QImage(width, round(width * size.height() / size.width()), QImage.Format.Format_RGBX8888)
    image.fill(QColor("#2F6B4F"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return bytes(image.constBits()).translate(_STEPS)


_STEPS = bytes(value >> 5 for value in range(256))


def difference(one: bytes, other: bytes) -> float:
    """Return the share of colours that differ between two pictures of one size."""
    return sum(map(operator.ne, one, other)) / len(one)


def painted(picture: bytes) -> float:
    """Return the share of pixels that have not the commonest colour, which is the paper's."""
    pixels = Counter(picture[i : i + 4] for i in range(0, len(picture), 4))
    return 1 - pixels.most_common(1)[0][1] / pixels.total()
