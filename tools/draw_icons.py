"""Draw the program's icon and write it in every form that a system wants.

    python -m tools.draw_icons

The picture is the settebello's coin on a card, before the back of another, on a green cloth.  At small sizes there is
one card with a plain coin, drawn larger.  packaging/icons gets PNG files for Linux, an .ico for Windows and an .icns
for macOS; resources/icons gets the one that the window shows.
"""

from __future__ import annotations

import io
import math
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "packaging" / "icons"
WINDOW = ROOT / "resources" / "icons" / "scopa-desktop.png"
NAME = "scopa-desktop"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Of the PNG files, in pixels: those of the hicolor theme."""
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (32, 64, 128, 256, 512, 1024)
SMALL = 32
"""Up to this size the simple drawing is used."""
WINDOW_SIZE = 128


def svg(small: bool) -> str:
    """Return the drawing on a square of 256; `small`: the simple one."""
    cards = _card(128, 128, 1.32, 0, small) if small else _back(104, 132, -14) + _card(150, 130, 1.0, 9, small)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">'
        '<defs><linearGradient id="cloth" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#2f7a52"/><stop offset="1" stop-color="#17482f"/></linearGradient>'
        '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1">'
        '<stop offset="0" stop-color="#f6d77a"/><stop offset="1" stop-color="#c98a1b"/></linearGradient></defs>'
        '<rect x="8" y="8" width="240" height="240" rx="52" fill="url(#cloth)"/>'
        '<rect x="10" y="10" width="236" height="236" rx="50" fill="none" stroke="#0d2f1e" stroke-opacity="0.55" '
        f'stroke-width="4"/>{cards}</svg>\n'
    )


def _card(x: float, y: float, scale: float, turn: float, small: bool) -> str:
    """Return a card with a coin on it, by its middle."""
    return (
        f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">'
        '<rect x="-49" y="-79" width="104" height="168" rx="13" fill="#000" fill-opacity="0.28"/>'
        '<rect x="-53" y="-85" width="106" height="170" rx="13" fill="#fbf6e9" stroke="#b9a982" stroke-width="2.5"/>'
        f"{_coin(42, 8 if small else 16, small)}</g>"
    )


def _back(x: float, y: float, turn: float) -> str:
    """Return the back of a card, with a lattice."""
    diamonds = "".join(
        f'<path d="M{left} {top - 9} L{left + 7} {top} L{left} {top + 9} L{left - 7} {top} Z" fill="#f0cdb6"/>'
        for left in (-24, 0, 24)
        for top in (-50, -25, 0, 25, 50)
    )
    return (
        f'<g transform="translate({x} {y}) rotate({turn})">'
        '<rect x="-49" y="-79" width="104" height="168" rx="13" fill="#000" fill-opacity="0.28"/>'
        '<rect x="-53" y="-85" width="106" height="170" rx="13" fill="#fbf6e9" stroke="#b9a982" stroke-width="2.5"/>'
        f'<rect x="-44" y="-76" width="88" height="152" rx="7" fill="#a63a2b"/>{diamonds}</g>'
    )


def _coin(radius: float, rays: int, small: bool) -> str:
    """Return a coin with a sun in it, around the origin."""
    ink = "#8a4b12"
    points = []
    for step in range(2 * rays):
        reach = radius * (0.74 if step % 2 == 0 else 0.5)
        angle = math.pi * step / rays
        points.append(f"{reach * math.sin(angle):.2f},{-reach * math.cos(angle):.2f}")
    line = 6 if small else 3.5
    ring = "" if small else f'<circle r="{radius * 0.86:.1f}" fill="none" stroke="{ink}" stroke-width="1.6"/>'
    return (
        f'<circle r="{radius}" fill="url(#gold)" stroke="{ink}" stroke-width="{line}"/>{ring}'
        f'<polygon points="{" ".join(points)}" fill="#b3321f"/>'
        f'<circle r="{radius * 0.34:.1f}" fill="#f6d77a" stroke="{ink}" stroke-width="{line / 2}"/>'
    )


def drawn(size: int) -> Image.Image:
    """Return the icon as a picture of so many pixels."""
    renderer = QSvgRenderer(QByteArray(svg(size <= SMALL).encode()))
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return Image.open(io.BytesIO(bytes(buffer.data().data()))).convert("RGBA")


def main() -> int:
    """Write all files and return the exit status."""
    ICONS.mkdir(parents=True, exist_ok=True)
    WINDOW.parent.mkdir(parents=True, exist_ok=True)
    (ICONS / f"{NAME}.svg").write_text(svg(small=False), "utf-8")
    pictures = {size: drawn(size) for size in sorted({*SIZES, *ICO_SIZES, *ICNS_SIZES, WINDOW_SIZE})}
    for size in SIZES:
        pictures[size].save(ICONS / f"{NAME}-{size}.png", optimize=True)
    pictures[WINDOW_SIZE].save(WINDOW, optimize=True)
    ico = [pictures[size] for size in ICO_SIZES]
    ico[-1].save(ICONS / f"{NAME}.ico", sizes=[picture.size for picture in ico], append_images=ico[:-1])
    icns = [pictures[size] for size in ICNS_SIZES]
    icns[-1].save(ICONS / f"{NAME}.icns", append_images=icns[:-1])
    print(f"{len(SIZES)} PNG files, .svg, .ico and .icns in {ICONS.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
