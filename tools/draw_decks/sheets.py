"""Contact sheets of a deck as PNG, to judge it by eye at the sizes that a table uses."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

CLOTH = "#2F6B4F"
SIZES = (60, 120, 240)
GAP = 8


def picture(path: Path, width: int) -> QImage:
    """A card ``width`` pixels wide; small ones are drawn at twice the size and scaled, as the program does."""
    renderer = QSvgRenderer(str(path))
    size = renderer.viewBoxF().size()
    factor = 2 if width <= 160 else 1
    height = round(width * size.height() / size.width())
    image = QImage(width * factor, height * factor, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image.scaled(width, height, mode=Qt.TransformationMode.SmoothTransformation)


def sheet(paths: list[Path], width: int, columns: int) -> QImage:
    """Cards in rows on a green cloth."""
    cards = [picture(path, width) for path in paths]
    height = cards[0].height()
    rows = -(-len(cards) // columns)
    image = QImage(columns * (width + GAP) + GAP, rows * (height + GAP) + GAP, QImage.Format.Format_RGB32)
    image.fill(QColor(CLOTH))
    painter = QPainter(image)
    for i, card in enumerate(cards):
        painter.drawImage(GAP + i % columns * (width + GAP), GAP + i // columns * (height + GAP), card)
    painter.end()
    return image


def write_sheets(folder: Path, out: Path) -> None:
    """Write the sheets of the deck in ``folder``: all cards at three sizes, the courts large."""
    application = QGuiApplication.instance() or QGuiApplication([])
    out.mkdir(parents=True, exist_ok=True)
    order = ("coins", "cups", "swords", "clubs", "back")
    cards = sorted(folder.glob("*.svg"), key=lambda path: (order.index(path.stem.split("_")[0]), path.stem))
    for width in SIZES:
        sheet(cards, width, 10).save(str(out / f"{folder.name}_{width}.png"))
    courts = [p for p in cards if p.stem[-2:] in ("08", "09", "10") and not p.stem.startswith("back")]
    sheet(courts, 400, 6).save(str(out / f"{folder.name}_courts.png"))
    aces = [p for p in cards if p.stem.endswith("_01")]
    sheet(aces, 400, 4).save(str(out / f"{folder.name}_aces.png"))
    del application
