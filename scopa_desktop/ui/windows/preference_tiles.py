"""The tiles of the preferences: decks, backs, and the sections at the side."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from scopa_desktop.core.cards import parse_card
from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.controls import Tile
from scopa_desktop.ui.theme import CARD_RADIUS
from scopa_desktop.ui.widgets import RING, Look

_BACK = -1
_SHOWN = (_BACK, parse_card("10C"), parse_card("7D"))


class DeckTile(Tile):
    """A deck: its back, a king and the settebello on felt; its name."""

    def __init__(self, look: Look, name: str, note: str, pictures: Pictures | None, parent: QWidget) -> None:
        super().__init__(look, name, parent)
        self._note, self._pictures = note, pictures
        self.setAccessibleDescription(note)
        if pictures is not None:
            pictures.ready.connect(self.update)

    def sizeHint(self) -> QSize:
        px = self.look.theme.px
        return QSize(px(136), px(166 if self._note else 148) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.theme.px(96), self.sizeHint().height())

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        px, theme, ui = self.look.theme.px, self.look.theme, self.look.theme.ui
        felt = QRectF(rect.x(), rect.y(), rect.width(), px(112))
        self._paint_felt(painter, rect, felt)
        self._paint_cards(painter, felt)
        tick = px(24) if self.isChecked() else 0
        name = QRectF(rect.x() + px(12), felt.bottom() + px(5), rect.width() - px(18) - tick, px(24))
        two = QRectF(name.x(), felt.bottom() + px(2), name.width(), px(33))
        fonts = theme.ui_font("strong", px=14), theme.ui_font("strong", px=12)
        paint.in_two(painter, name, two, self.text(), fonts, ui.ink)
        if self._note:
            note = QRectF(name.x(), name.bottom() - px(3), rect.width() - px(20), px(19))
            paint.text(painter, note, self._note, theme.ui_font("caption"), ui.ink2)
        if self.isChecked():
            self.paint_tick(painter, QPointF(rect.right() - px(17), name.center().y()), px(10))

    def _paint_felt(self, painter: QPainter, rect: QRectF, felt: QRectF) -> None:
        clip = QPainterPath()
        clip.addRoundedRect(rect.adjusted(1, 1, -1, -1), self.radius - 1, self.radius - 1)
        painter.save()
        painter.setClipPath(clip)
        paint.swatch(painter, self.look.theme.felt, felt, self.devicePixelRatioF())
        painter.restore()

    def _paint_cards(self, painter: QPainter, felt: QRectF) -> None:
        if self._pictures is None:
            return
        px, aspect = self.look.theme.px, self._pictures.deck.aspect
        height = px(90)
        width = min(height / aspect, (felt.width() - px(20)) / 2.1)
        height = round(width * aspect)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for card, place, angle in zip(_SHOWN, (-0.52, 0.0, 0.52), (-9, 0, 9), strict=True):
            painter.save()
            painter.translate(felt.center().x() + place * width, felt.center().y() + (2 if angle else 0))
            painter.rotate(angle)
            card_rect = QRectF(-width / 2, -height / 2, width, height)
            self.look.shadows.draw(painter, card_rect, width * CARD_RADIUS, 1, 0.8)
            pixmap = self._pictures.pixmap(card, width, height, self.devicePixelRatioF())
            painter.drawPixmap(card_rect, pixmap, QRectF(pixmap.rect()))
            painter.restore()


class BackTile(Tile):
    """A card's back, small."""

    radius = 7.0

    def __init__(self, look: Look, name: str, pictures: Pictures | None, parent: QWidget) -> None:
        super().__init__(look, name, parent)
        self._pictures = pictures
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        if pictures is not None:
            pictures.ready.connect(self.update)

    def sizeHint(self) -> QSize:
        aspect = self._pictures.deck.aspect if self._pictures is not None else 1.6
        width = self.look.theme.px(34)
        return QSize(width + 10 + 2 * RING, round(width * aspect) + 10 + 2 * RING)

    def paint_content(self, painter: QPainter, rect: QRectF) -> None:
        if self._pictures is None:
            return
        place = rect.adjusted(5, 5, -5, -5)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        pixmap = self._pictures.pixmap(_BACK, place.width(), place.height(), self.devicePixelRatioF())
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))


class SectionTile(Tile):
    """A section in the list at the side."""

    def __init__(self, look: Look, name: str, icon: str, parent: QWidget) -> None:
        super().__init__(look, name, parent)
        self._icon = icon

    def sizeHint(self) -> QSize:
        return QSize(self.look.theme.px(150), self.look.theme.px(38) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px, ui, on = self.look.theme, self.look.theme.px, self.look.theme.ui, self.isChecked()
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(Qt.PenStyle.NoPen)
        if on:
            painter.setBrush(color(ui.accent_soft))
            painter.drawRoundedRect(rect, 9, 9)
            painter.setBrush(color(ui.accent))
            painter.drawRoundedRect(QRectF(rect.x(), rect.center().y() - px(10), 3.5, px(20)), 1.7, 1.7)
        elif self.underMouse():
            painter.setBrush(color(ui.ink, 0.06))
            painter.drawRoundedRect(rect, 9, 9)
        side = px(18)
        place = QRectF(rect.x() + px(12), rect.center().y() - side / 2, side, side)
        paint.icon(painter, self._icon, place, ui.accent if on else ui.ink2)
        font = theme.ui_font("label", weight=600 if on else 400)
        paint.text(painter, rect.adjusted(px(40), 0, -px(6), 0), self.text(), font, ui.ink)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect.adjusted(1, 1, -1, -1), 8, 0.0)
        painter.end()
