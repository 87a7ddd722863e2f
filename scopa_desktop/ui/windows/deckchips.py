"""Small choices that lie on the table itself: decks as chips, backs and tables as pictures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import hovered, repaint_on_hover
from scopa_desktop.ui.cloth import Felt, color
from scopa_desktop.ui.decks.manifest import IndexSize
from scopa_desktop.ui.decks.pixmaps import BACK, CardPixmaps
from scopa_desktop.ui.theme import CARD
from scopa_desktop.ui.widgets import RING, Look


class Chip(QRadioButton):
    """One of several things on the table of which one is chosen; `value` is its name in preferences."""

    def __init__(self, look: Look, value: str, label: str, parent: QWidget) -> None:
        super().__init__(label, parent)
        self.look, self.value, self.u = look, value, 1.0
        self.setAccessibleName(label)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        repaint_on_hover(self)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def body(self) -> QRectF:
        """The chip without the room for its ring."""
        return QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        felt, rect = self.look.theme.felt, self.body()
        radius = self.paint_content(painter, rect)
        if self.hasFocus():
            paint.focus_ring(painter, felt.ivory, rect, radius, 0.8)
        painter.end()

    def paint_content(self, painter: QPainter, rect: QRectF) -> float:
        """Paint what the chip shows into its body; return the radius of its corners."""
        raise NotImplementedError


class DeckChip(Chip):
    """A deck's name; the chosen one is ivory."""

    def sizeHint(self) -> QSize:
        font = self.look.theme.font("label", self.u, weight=600)
        width = paint.text_width(font, self.text()) + 26 * self.u
        return QSize(round(width) + 2 * RING, round(30 * self.u) + 2 * RING)

    def paint_content(self, painter: QPainter, rect: QRectF) -> float:
        felt, on = self.look.theme.felt, self.isChecked()
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(felt.ink))
            painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        else:
            paint.glass(painter, felt, rect, rect.height() / 2, 0.86 if hovered(self) else 0.72, 0.34)
        font = self.look.theme.font("label", self.u, weight=600 if on else 400)
        tone = felt.strip if on else felt.ink
        paint.text(painter, rect.adjusted(8, 0, -8, 0), self.text(), font, tone, paint.CENTRE)
        return rect.height() / 2


class PictureChip(Chip):
    """A small picture with a ring when it is chosen; its name is a tooltip."""

    def __init__(self, look: Look, value: str, label: str, parent: QWidget) -> None:
        super().__init__(look, value, label, parent)
        self.setToolTip(label)

    def _rim(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        felt, on = self.look.theme.felt, self.isChecked()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        strong = 1.0 if on else 0.75 if hovered(self) else 0.4
        painter.setPen(QPen(color(felt.ivory if on else felt.inlay, strong), 2.4 if on else 1.2))
        half = 1.2 if on else 0.6
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


class BackChip(PictureChip):
    """A card's back."""

    def __init__(self, look: Look, value: str, label: str, pictures: CardPixmaps, parent: QWidget) -> None:
        super().__init__(look, value, label, parent)
        self._pictures = pictures
        pictures.ready.connect(self.update)

    def sizeHint(self) -> QSize:
        high = 44 * self.u
        return QSize(round(high / self._pictures.deck.aspect) + 8 + 2 * RING, round(high) + 8 + 2 * RING)

    def paint_content(self, painter: QPainter, rect: QRectF) -> float:
        place = rect.adjusted(4, 4, -4, -4)
        pixmap = self._pictures.pixmap(BACK, place.width(), place.height(), self.devicePixelRatioF())
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        self._rim(painter, rect, 6)
        if self.isChecked():
            _tick(painter, self.look, rect, self.u)
        return 6.0


class NamesChip(PictureChip):
    """How large cards are named in their corners, on a card of paper."""

    def sizeHint(self) -> QSize:
        return QSize(round(28 * self.u) + 8 + 2 * RING, round(44 * self.u) + 8 + 2 * RING)

    def paint_content(self, painter: QPainter, rect: QRectF) -> float:
        place = rect.adjusted(4, 4, -4, -4)
        painter.setPen(QPen(color(CARD.rim), 1))
        painter.setBrush(color(CARD.paper))
        painter.drawRoundedRect(place, 3, 3)
        share = {IndexSize.SMALL: 0.4, IndexSize.LARGE: 0.95}.get(IndexSize(self.value))
        if share is not None:
            font = self.look.theme.exact_font("title", share * place.width(), 700)
            corner = place.adjusted(2, 1, 0, 0)
            paint.text(painter, corner, "7", font, CARD.index[1], Qt.AlignmentFlag.AlignLeft)
        self._rim(painter, rect, 6)
        if self.isChecked():
            _tick(painter, self.look, rect, self.u)
        return 6.0


class TableChip(PictureChip):
    """A table, small."""

    def __init__(self, look: Look, value: str, label: str, felt: Felt, parent: QWidget) -> None:
        super().__init__(look, value, label, parent)
        self._felt = felt
        self._painted: QPixmap | None = None

    def prepare(self) -> bool:
        """Paint the table as it stands in the chip; return False if that was done already."""
        rect, ratio = self.body(), self.devicePixelRatioF()
        wide, high = max(1, round(rect.width())), max(1, round(rect.height()))
        if self._painted is not None and self._painted.deviceIndependentSize().toSize() == QSize(wide, high):
            return False
        self._painted = paint.felt_pixmap(self._felt, wide, high, ratio)
        self.update()
        return True

    def sizeHint(self) -> QSize:
        return QSize(round(40 * self.u) + 2 * RING, round(44 * self.u) + 8 + 2 * RING)

    def paint_content(self, painter: QPainter, rect: QRectF) -> float:
        clip = QPainterPath()
        clip.addRoundedRect(rect, 8, 8)
        painter.save()
        painter.setClipPath(clip)
        if self._painted is None:
            painter.fillRect(rect, color(self._felt.mid))
        else:
            painter.drawPixmap(rect, self._painted, QRectF(self._painted.rect()))
        painter.restore()
        self._rim(painter, rect, 8)
        if self.isChecked():
            _tick(painter, self.look, rect, self.u)
        return 8.0


def _tick(painter: QPainter, look: Look, rect: QRectF, u: float) -> None:
    """Mark what is chosen with more than a ring."""
    felt, r = look.theme.felt, 7.5 * u
    centre = rect.bottomRight()
    centre.setX(centre.x() - r - 1)
    centre.setY(centre.y() - r - 1)
    painter.setPen(QPen(color(felt.strip), 1))
    painter.setBrush(color(felt.ivory))
    painter.drawEllipse(centre, r, r)
    paint.icon(painter, "check", QRectF(centre.x() - r * 0.7, centre.y() - r * 0.7, 1.4 * r, 1.4 * r), felt.strip, 3.4)


class Chips(QWidget):
    """Chips side by side, in more rows where one is too narrow; its accessible name says what they choose.

    Signals:
        chosen: the value of the chip that was picked.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None, gap: float = 2) -> None:
        super().__init__(parent)
        self._look, self._gap, self._u = look, gap, 1.0
        self._group = QButtonGroup(self)
        self.chips: list[Chip] = []
        look.theme.changed.connect(self._repaint)

    def set_chips(self, chips: Sequence[Chip], chosen: str) -> None:
        """Offer other things; the chips must be children of this widget."""
        for old in self.chips:
            self._group.removeButton(old)
            old.hide()
            old.deleteLater()
        self.chips = list(chips)
        for chip in self.chips:
            chip.u = self._u
            chip.setChecked(chip.value == chosen)
            chip.clicked.connect(lambda _=False, value=chip.value: self.chosen.emit(value))
            self._group.addButton(chip)
            chip.show()
        self.arrange()

    def choose(self, value: str) -> None:
        """Show what is chosen, without telling."""
        for chip in self.chips:
            chip.setChecked(chip.value == value)

    def set_unit(self, u: float) -> None:
        """Grow with the window."""
        self._u = u
        for chip in self.chips:
            chip.u = u
            chip.updateGeometry()
        self.arrange()

    def _repaint(self) -> None:
        for chip in self.chips:
            chip.update()

    def rows(self, width: float) -> list[list[Chip]]:
        """Return the chips by rows, as they go into a width."""
        found: list[list[Chip]] = [[]]
        x = 0.0
        for chip in self.chips:
            wide = chip.sizeHint().width()
            if found[-1] and x + wide > width:
                found.append([])
                x = 0.0
            found[-1].append(chip)
            x += wide + self._gap
        return found

    def width_of_all(self) -> float:
        """How wide one row with all chips is."""
        return sum(chip.sizeHint().width() + self._gap for chip in self.chips)

    def height_in(self, width: float) -> int:
        """How high the rows are in a width."""
        return sum(max((chip.sizeHint().height() for chip in row), default=0) for row in self.rows(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def arrange(self) -> None:
        """Place the chips; one that is wider than everything is cut."""
        y = 0
        for row in self.rows(self.width()):
            x, high = 0.0, max((chip.sizeHint().height() for chip in row), default=0)
            for chip in row:
                size = chip.sizeHint()
                chip.setGeometry(QRect(round(x), y, min(size.width(), self.width()), size.height()))
                x += size.width() + self._gap
            y += high
