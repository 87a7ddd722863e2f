"""The controls: stock Qt classes that paint themselves, so that keys and screen readers work as people know them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import Button, Tile, hovered, repaint_on_hover
from scopa_desktop.ui.cloth import color, mix
from scopa_desktop.ui.sentences import labelled
from scopa_desktop.ui.widgets import FADED, RING, Look, plain

__all__ = ["Button", "Combo", "Field", "Segmented", "Switch", "Tile"]


# --------------------------------------------------------------------------------------------- segments


class _Segment(QRadioButton):
    def __init__(self, look: Look, label: str, parent: QWidget) -> None:
        super().__init__(label, parent)
        self._look = look
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        repaint_on_hover(self)

    def wanted(self) -> int:
        """The least width: the bold label and some air."""
        font = self._look.theme.ui_font("label", weight=600)
        return round(paint.text_width(font, self.text())) + self._look.theme.px(18)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def sizeHint(self) -> QSize:
        return QSize(self.wanted(), self._look.theme.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui, on = self._look.theme, self._look.theme.ui, self.isChecked()
        rect = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        if on:
            self._look.shadows.draw(painter, rect, 7, 1, 0.6, 0.6)
            painter.setPen(QPen(color(ui.accent), 1.6))
            painter.setBrush(color(ui.surface))
            painter.drawRoundedRect(rect, 7, 7)
        elif hovered(self):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(ui.ink, 0.06))
            painter.drawRoundedRect(rect, 7, 7)
        font = theme.ui_font("label", weight=600 if on else 400)
        paint.text(painter, rect, self.text(), font, ui.accent if on else ui.ink2, paint.CENTRE)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect.adjusted(1, 1, -1, -1), 6, 0.0)
        painter.end()


class Segmented(QWidget):
    """Radio buttons drawn as one control; they share the slack, and go over two rows where one is too narrow.

    Signals:
        chosen: the value that was picked.
    """

    chosen = Signal(object)

    def __init__(
        self,
        look: Look,
        name: str,
        items: Sequence[tuple[object, str]],
        value: object = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._group = QButtonGroup(self)
        self._values = [each for each, _ in items]
        self._parts: list[_Segment] = []
        self.setAccessibleName(name)
        for number, (_, label) in enumerate(items):
            part = _Segment(look, label, self)
            part.setAccessibleName(labelled(name, label))
            self._group.addButton(part, number)
            self._parts.append(part)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_value(value)
        self._group.idToggled.connect(self._toggled)
        look.theme.changed.connect(self.update)

    @property
    def value(self) -> object:
        """The chosen value, or None."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else None

    def set_value(self, value: object) -> None:
        """Choose a value without telling; an unknown one leaves the choice."""
        if value in self._values:
            self._group.blockSignals(True)
            self._parts[self._values.index(value)].setChecked(True)
            self._group.blockSignals(False)

    def _toggled(self, number: int, on: bool) -> None:
        if on:
            self.chosen.emit(self._values[number])

    def part(self, value: object) -> QRadioButton:
        """Return the button of a value."""
        return self._parts[self._values.index(value)]

    def buttons(self) -> list[QRadioButton]:
        """Return the buttons in their order."""
        return list(self._parts)

    def _rows(self, width: int) -> list[list[_Segment]]:
        for rows in range(1, len(self._parts) + 1):
            size = -(-len(self._parts) // rows)
            cut = [self._parts[i : i + size] for i in range(0, len(self._parts), size)]
            if all(sum(part.wanted() for part in row) <= width for row in cut):
                return cut
        return [[part] for part in self._parts]

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return len(self._rows(width)) * self._look.theme.px(36)

    def sizeHint(self) -> QSize:
        return QSize(sum(part.wanted() for part in self._parts), self._look.theme.px(36))

    def minimumSizeHint(self) -> QSize:
        widest = max((part.wanted() for part in self._parts), default=0)
        return QSize(widest, self._look.theme.px(36))

    def resizeEvent(self, event: QResizeEvent) -> None:
        rows = self._rows(self.width())
        height = self._look.theme.px(36)
        for number, row in enumerate(rows):
            slack = (self.width() - sum(part.wanted() for part in row)) / len(row)
            x = 0.0
            for part in row:
                width = part.wanted() + slack
                part.setGeometry(QRect(round(x), number * height, round(x + width) - round(x), height))
                x += width

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._look.theme.ui
        painter.setPen(QPen(color(ui.edge, 0.92), 1))
        painter.setBrush(color(ui.sunken))
        track = QRectF(0, 0, self.width(), self.heightForWidth(self.width()))
        painter.drawRoundedRect(track.adjusted(0.6, 0.6, -0.6, -0.6), 9, 9)
        painter.end()


# --------------------------------------------------------------------------------------- switch, combo


class Switch(QCheckBox):
    """A check box drawn as a switch at the right, with an optional line of explanation; both lines wrap."""

    def __init__(self, look: Look, label: str, note: str = "", on: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self._look, self._note, self._strong = look, note, False
        self.setChecked(on)
        self.setAccessibleName(plain(label))
        self.setAccessibleDescription(note)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        repaint_on_hover(self)

    def set_note(self, note: str) -> None:
        """Explain it in other words."""
        self._note = note
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def set_strong(self, strong: bool) -> None:
        """Mark it as set otherwise than usual."""
        self._strong = strong
        self.update()

    def _label_font(self) -> QFont:
        return self._look.theme.ui_font("strong" if self._strong else "body")

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def _heights(self, width: int) -> tuple[int, int]:
        """The heights of label and note in a width."""
        theme = self._look.theme
        room = max(40, width - theme.px(38) - theme.px(16) - 2 * RING)
        boxes = []
        for font, words in (
            (theme.ui_font("strong"), plain(self.text())),
            (theme.ui_font("caption"), self._note),
        ):
            metrics = theme.metrics(font)
            box = metrics.boundingRect(QRectF(0, 0, room, 4000), paint.WRAP, words)
            boxes.append(round(box.height() + 0.5) if words else 0)
        return boxes[0], boxes[1]

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        label, note = self._heights(width)
        return max(self._look.theme.px(26), label + note + (2 if note else 0)) + self._look.theme.px(10)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(240), self.heightForWidth(self._look.theme.px(320)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.theme.px(150), self._look.theme.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui = self._look.theme, self._look.theme.ui
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        label, note = self._heights(self.width())
        block = label + note + (2 if note else 0)
        top = (self.height() - block) / 2
        room = self.width() - theme.px(38) - theme.px(16) - 2 * RING
        paint.text(
            painter, QRectF(RING, top, room, label + 1), plain(self.text()), self._label_font(), ui.ink, paint.WRAP
        )
        if self._note:
            rect = QRectF(RING, top + label + 2, room, note + 1)
            painter.setOpacity(1.0)  # it may say why the switch cannot be used
            paint.text(painter, rect, self._note, theme.ui_font("caption"), ui.ink2, paint.WRAP)
            painter.setOpacity(1.0 if self.isEnabled() else FADED)
        lead = top + 1 if note or block > theme.px(24) else (self.height() - theme.px(22)) / 2
        track = QRectF(self.width() - theme.px(38) - RING, lead, theme.px(38), theme.px(22))
        self._paint_track(painter, track)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, track, track.height() / 2, 0.4)
        painter.end()

    def _paint_track(self, painter: QPainter, track: QRectF) -> None:
        ui, on = self._look.theme.ui, self.isChecked()
        k = track.height() / 22
        painter.setPen(QPen(color(ui.accent if on else ui.edge), 1.4))
        fill = ui.accent if on else ui.sunken
        painter.setBrush(color(mix(fill, ui.ink, 0.08 if hovered(self) else 0)))
        painter.drawRoundedRect(track, 11 * k, 11 * k)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(ui.on_accent if on else ui.edge))
        x = track.right() - 11 * k if on else track.x() + 11 * k
        painter.drawEllipse(QPointF(x, track.center().y()), 7.5 * k, 7.5 * k)
        if on:
            place = QRectF(track.x() + 6 * k, track.y() + 5 * k, 12 * k, 12 * k)
            paint.icon(painter, "check", place, ui.on_accent, 3)


class _Rows(QStyledItemDelegate):
    """Gives the lines of a combo's list some air."""

    def __init__(self, height: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._height = height

    def sizeHint(self, option: QStyleOptionViewItem, index: object) -> QSize:
        size = super().sizeHint(option, index)  # type: ignore[arg-type]
        return QSize(size.width() + 16, max(self._height, size.height()))


class Combo(QComboBox):
    """A drop-down choice; `value` is the data of the line shown."""

    def __init__(
        self,
        look: Look,
        name: str,
        items: Sequence[tuple[object, str]],
        value: object = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.setFont(look.theme.ui_font("label"))
        self.setAccessibleName(name)
        self._values = [each for each, _ in items]
        self.addItems([label for _, label in items])
        self.set_value(value)
        self.setItemDelegate(_Rows(look.theme.px(32), self))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)

    @property
    def value(self) -> object:
        """The value of the line shown."""
        return self._values[self.currentIndex()] if self.currentIndex() >= 0 else None

    def set_strong(self, strong: bool) -> None:
        """Mark it as set otherwise than usual."""
        self.setFont(self._look.theme.ui_font("label", weight=600 if strong else 400))
        self.updateGeometry()

    def add_value(self, value: object, label: str) -> None:
        """Offer another value, below the others."""
        self._values.append(value)
        self.addItem(label)

    def set_value(self, value: object) -> None:
        """Show the line of a value; an unknown one leaves the choice."""
        if value in self._values:
            self.setCurrentIndex(self._values.index(value))

    def sizeHint(self) -> QSize:
        widths = [paint.text_width(self.font(), self.itemText(i)) for i in range(self.count())]
        px = self._look.theme.px
        return QSize(round(max(widths, default=40)) + px(12) + px(34) + 2 * RING, px(34) + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), self._look.theme.px(110)), self.sizeHint().height())

    def wheelEvent(self, event: object) -> None:
        """Leave the wheel to the page: turning it over a choice must not change it."""
        event.ignore()  # type: ignore[attr-defined]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ui = self._look.theme, self._look.theme.ui
        painter.setOpacity(1.0 if self.isEnabled() else FADED)
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        painter.setPen(QPen(color(ui.edge, 0.92), 1.1))
        painter.setBrush(color(mix(ui.surface, ui.ink, 0.06 if hovered(self) else 0)))
        painter.drawRoundedRect(rect, 8, 8)
        words = rect.adjusted(theme.px(12), 0, -theme.px(30), 0)
        paint.text(painter, words, self.currentText(), self.font(), ui.ink)
        side = theme.px(16)
        place = QRectF(rect.right() - theme.px(26), rect.center().y() - side / 2, side, side)
        paint.icon(painter, "down", place, ui.ink2)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect, 8, 0.4)
        painter.end()


class Field(QLineEdit):
    """A line to write in."""

    def __init__(self, look: Look, name: str, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._look = look
        self.setFont(look.theme.ui_font("body"))
        self.setAccessibleName(name)
        self.setFrame(False)
        pad = look.theme.px(10)
        self.setTextMargins(pad + RING, RING, pad + RING, RING)
        look.theme.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        palette, ui = self.palette(), self._look.theme.ui
        palette.setColor(QPalette.ColorRole.Base, color(ui.surface, 0.0))
        palette.setColor(QPalette.ColorRole.Text, color(ui.ink))
        palette.setColor(QPalette.ColorRole.PlaceholderText, color(ui.ink2))
        self.setPalette(palette)

    def sizeHint(self) -> QSize:
        return QSize(self._look.theme.px(160), self._look.theme.px(36) + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui = self._look.theme.ui
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        self.paint_frame(painter, rect)
        if self.hasFocus():
            paint.focus_ring(painter, ui.focus, rect, 8, 0.0)
        painter.end()
        super().paintEvent(event)

    def paint_frame(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what the words stand on."""
        ui = self._look.theme.ui
        painter.setPen(QPen(color(ui.edge, 0.92), 1.1))
        painter.setBrush(color(ui.surface))
        painter.drawRoundedRect(rect, 8, 8)
