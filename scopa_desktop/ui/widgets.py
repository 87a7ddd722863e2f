"""What windows and dialogs are built of: the look that is handed on, text, surfaces, scrolling.

Everything takes the `Look` first, and nothing is sized by its English text.  Controls are in `controls`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from scopa_desktop.ui import paint
from scopa_desktop.ui.card_pictures import Pictures
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.paint import Shadows
from scopa_desktop.ui.theme import RADIUS, Theme
from scopa_desktop.ui.words import Words

RING = 4
"""Pixels that a control keeps free around itself for its focus ring."""
FADED = 0.45
"""Opacity of what is not available."""


@dataclass(slots=True)
class Look:
    """What every control and page is given: the theme, the words for the deck in use, and the baked shadows.

    `words` is replaced when another deck is laid; read it when it is needed.
    """

    theme: Theme
    words: Words = field(default_factory=Words)
    shadows: Shadows = field(default_factory=Shadows)
    motion: bool = True
    """False: sheets and summaries appear at once."""


def plain(label: str) -> str:
    """Return a label without the signs for its shortcut, which Japanese puts behind it: ``新しいゲーム(&N)``."""
    return re.sub(r"\s*\(&\w\)", "", label).replace("&&", "\0").replace("&", "").replace("\0", "&")


# -------------------------------------------------------------------------------------------------- text


class Text(QLabel):
    """A label in one of the theme's roles.

    Args:
        look: the look.
        words: what it says.
        role: a role of `theme.TYPE`.
        tone: the name of a colour in `theme.Colours`.
        wrap: break lines instead of asking for the full width.
        px, weight: other than the role's.
    """

    def __init__(
        self,
        look: Look,
        words: str = "",
        role: str = "body",
        tone: str = "ink",
        *,
        wrap: bool = False,
        px: float | None = None,
        weight: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, parent)
        self._look, self._tone = look, tone
        self.setFont(look.theme.ui_font(role, px=px, weight=weight))
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if wrap:
            policy = self.sizePolicy()
            policy.setHeightForWidth(True)
            policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
            self.setSizePolicy(policy)
        else:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.theme.changed.connect(self._dress)
        self._dress()

    def set_tone(self, tone: str) -> None:
        """Wear another colour."""
        self._tone = tone
        self._dress()

    def _dress(self) -> None:
        palette = self.palette()
        shade = color(getattr(self._look.theme.ui, self._tone))
        palette.setColor(QPalette.ColorRole.WindowText, shade)
        palette.setColor(QPalette.ColorRole.Text, shade)
        self.setPalette(palette)


# ---------------------------------------------------------------------------------- surfaces, scrolling


class Panel(QWidget):
    """A tile on which other controls stand; its layout's margins should leave `RING` for the shadow."""

    def __init__(self, look: Look, radius: float = RADIUS.panel, level: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._radius, self._level = look, radius, level
        look.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        self._look.shadows.draw(painter, rect, self._radius, self._level, 1.0, 0.4)
        paint.tile(painter, self._look.theme.ui, rect, self._radius)
        painter.end()


class Rule(QWidget):
    """A horizontal line."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFixedHeight(1)
        look.theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(self._look.theme.ui.line))
        painter.end()


class SlimBar(QScrollBar):
    """A scroll bar that is only a thumb on a thin track.

    Args:
        look: the look.
        parent: what it scrolls.
        on_glass: whether that is dark glass on the cloth, not paper.
    """

    def __init__(self, look: Look, parent: QWidget, on_glass: bool = False) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._look, self._on_glass = look, on_glass
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)

    def sizeHint(self) -> QSize:
        return QSize(12, 40)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() == self.minimum():  # there is nothing to scroll
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ui, felt = self._look.theme.ui, self._look.theme.felt
        track, grip = (
            (color(felt.ink, 0.10), color(felt.ink2, 0.6)) if self._on_glass else (color(ui.line), color(ui.edge))
        )
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        thumb = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        wide = 4 if self.underMouse() or self.isSliderDown() else 3
        middle = self.width() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(track)
        painter.drawRoundedRect(QRectF(middle - wide, 2, 2 * wide, self.height() - 4), wide, wide)
        painter.setBrush(grip)
        painter.drawRoundedRect(QRectF(middle - wide, thumb.y(), 2 * wide, thumb.height()), wide, wide)
        painter.end()


class Scroll(QScrollArea):
    """A place for more than fits: it scrolls up and down only, and follows the focus."""

    def __init__(self, look: Look, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._content = look, content
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(look, self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        content.installEventFilter(self)

    def fit(self) -> None:
        """Give the content the width that there is, and the height that it needs in it."""
        room, content = self.viewport().size(), self._content
        layout = content.layout()
        if layout is not None:
            layout.activate()
            needed = (
                layout.heightForWidth(room.width()) if layout.hasHeightForWidth() else layout.minimumSize().height()
            )
        else:
            needed = content.heightForWidth(room.width())
        content.resize(room.width(), max(room.height(), needed))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        content = getattr(self, "_content", None)  # gone while Python takes the area apart
        if content is not None and watched is content and event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if hasattr(self, "_content"):
            self._content.setAutoFillBackground(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.viewport().rect()).adjusted(3, 3, -3, -3)
            paint.focus_ring(painter, self._look.theme.ui.focus, rect, RADIUS.control, 0.0)
            painter.end()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._content.minimumSizeHint().width() + 14, 80)

    def sizeHint(self) -> QSize:
        return QSize(self._content.sizeHint().width() + 14, 200)


class Page(QWidget):
    """A page that fills the window below the strip; `build` puts what is on it onto `frame`.

    Args:
        look: the look.
        most: the size beyond which the frame does not grow; it then stands in the middle.
    """

    def __init__(self, look: Look, most: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._most = most
        self._pictures: Pictures | None = None
        self.frame = QWidget(self)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        look.theme.changed.connect(self.update)
        look.theme.rescaled.connect(self.rebuild)

    def build(self) -> None:
        """Put everything onto `frame`, which is empty."""

    def rebuild(self) -> None:
        """Build everything anew, because sizes have changed."""
        focused = self.frame.isAncestorOf(QApplication.focusWidget() or self)
        self.set_up()
        if focused:
            self.focus_first()

    def set_up(self) -> None:
        """Lay a new frame and build on it; a subclass calls this when its state is ready."""
        while self._row.count():
            self._row.takeAt(0)
        self.frame.hide()
        self.frame.deleteLater()
        self.frame = QWidget(self)
        px = self.look.theme.px
        self.frame.setMaximumSize(px(self._most.width()), px(self._most.height()))
        self.build()
        self._row.addStretch(0)
        self._row.addWidget(self.frame, 1)
        self._row.addStretch(0)
        self.frame.show()
        self.frame.lower()  # below what lies over the page

    def set_pictures(self, pictures: Pictures) -> None:
        """Show the cards of another deck, where cards are shown."""
        if self._pictures is not None:
            self._pictures = pictures
            self.rebuild()

    def focus_first(self) -> None:
        """Put the keyboard where it is needed first."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look.theme.fit(self.window().width(), self.window().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(self.look.theme.ui.window))
        painter.end()


def page_head(look: Look, title: str, below: Text, *aside: QWidget) -> QHBoxLayout:
    """Return the head of a page: its title with a line below it, and at the right what leads elsewhere."""
    row, titles = QHBoxLayout(), QVBoxLayout()
    row.setSpacing(look.theme.px(12))
    titles.setSpacing(0)
    for each in (Text(look, title, "page"), below):
        each.setContentsMargins(RING, 0, 0, 0)
        titles.addWidget(each)
    row.addLayout(titles, 1)
    for each in aside:
        row.addWidget(each, 0, Qt.AlignmentFlag.AlignTop)
    return row
