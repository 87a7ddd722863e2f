"""A picture of something on the table that has gone, to fade away in its place."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem


def ghost_of(item: QGraphicsItem, ratio: float) -> QGraphicsPixmapItem:
    """Return a picture of an item as it is now, where it is; `ratio` is the device pixels in a logical one."""
    rect = item.boundingRect()
    picture = QPixmap(max(1, round(rect.width() * ratio)), max(1, round(rect.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.translate(-rect.topLeft())
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    ghost = QGraphicsPixmapItem(picture)
    ghost.setPos(item.scenePos() + rect.topLeft())
    ghost.setZValue(item.zValue())
    ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return ghost
