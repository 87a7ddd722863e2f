"""The handbook: its chapters at the side, the text beside them, a field to search all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QTextEdit, QVBoxLayout, QWidget
from shiboken6 import isValid

from scopa_desktop.ui import paint
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.handbook.plates import Plates, UnknownPlate
from scopa_desktop.ui.handbook.searching import MOST, Hit, Line, search, spans
from scopa_desktop.ui.handbook.typeset import blocks, pictures, set_text, typeset
from scopa_desktop.ui.handbook.written import Handbook, escaped
from scopa_desktop.ui.sheet import DoneSheet
from scopa_desktop.ui.theme import ON_POINT, POINT, RADIUS
from scopa_desktop.ui.widgets import Look, SlimBar, Text
from scopa_desktop.ui.windows.handbook_list import HandbookList
from scopa_desktop.ui.windows.history import SearchField
from scopa_desktop.ui.words import fill

_SIZE: Final = QSize(1010, 820)
_NAV: Final = 264
_READ_MS: Final = 50
"""How often a chapter is read for the search, in milliseconds."""
LINK: Final = "chapter:"
"""What the address of a link to a chapter begins with."""
_PICTURE: Final = QTextDocument.ResourceType.ImageResource.value
_OBJECT: Final = "\ufffc"
"""What stands for a picture in a text."""


class Reader(QTextBrowser):
    """The text: it shows what the program paints and nothing from elsewhere.

    Args:
        look: the look.
        plates: paints its pictures.
    """

    def __init__(self, look: Look, plates: Plates) -> None:
        super().__init__()
        self._look, self._plates = look, plates
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(SlimBar(look, self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        kinds = Qt.TextInteractionFlag.TextBrowserInteraction
        if QAccessible.isActive():  # a screen reader goes by a cursor; without one the arrow keys move the text
            kinds |= Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(kinds)
        self._ringed = False
        self.viewport().setAutoFillBackground(False)
        plates.renewed.connect(self.renew)
        self._wide = QTimer(self)
        self._wide.setSingleShot(True)
        self._wide.timeout.connect(self.renew)

    def show_text(self, text: str) -> None:
        """Show a chapter, from its beginning."""
        old, document = self.document(), QTextDocument(self)
        set_text(document, text)
        typeset(document, self._look)
        self.setDocument(document)
        self._dress()
        if isValid(old):  # Qt takes its own first document away by itself
            old.deleteLater()

    def _dress(self) -> None:
        """Wear the colours of the sheet."""
        ui, palette = self._look.theme.ui, self.palette()
        palette.setColor(QPalette.ColorRole.Base, color(ui.window, 0))
        palette.setColor(QPalette.ColorRole.Text, color(ui.ink))
        palette.setColor(QPalette.ColorRole.Highlight, color(ui.accent))
        palette.setColor(QPalette.ColorRole.HighlightedText, color(ui.on_accent))
        self.setPalette(palette)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return a picture that the program paints; there is nothing else to be had."""
        address = name.toString() if isinstance(name, QUrl) else name
        return self._painted(address) if kind == _PICTURE else None

    def _painted(self, address: str) -> QImage:
        room = self.viewport().width() - 2 * self.document().documentMargin()
        try:
            return self._plates.paint(address, room, self.devicePixelRatioF())
        except UnknownPlate:
            return QImage()

    def renew(self) -> None:
        """Paint the pictures that are shown once more."""
        document = self.document()
        for address in {each.name() for each, _ in pictures(document)}:
            document.addResource(_PICTURE, QUrl(address), self._painted(address))
        document.markContentsDirty(0, document.characterCount())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._wide.start(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ringed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus() and self._ringed:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.viewport().rect()).adjusted(2, 2, -2, -2)
            paint.focus_ring(painter, self._look.theme.ui.focus, rect, RADIUS.control, 0.0)
            painter.end()


class _Search(SearchField):
    """A field in which Enter goes to the next line found, and the arrow down to the list.

    Signals:
        entered: on to the next line.
    """

    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class HandbookSheet(DoneSheet):
    """The sheet.

    Args:
        look: the look.
        parent: what it covers.
        handbook: the chapters.
        plates: paints their pictures.
        start: the chapter to begin with.

    Attributes:
        now: the chapter that is shown.

    Signals:
        said: something that a screen reader should say at once.
    """

    said = Signal(str)

    def __init__(self, look: Look, parent: QWidget, handbook: Handbook, plates: Plates, start: str) -> None:
        super().__init__(look, parent, _SIZE, self.tr("Handbook"))
        self.handbook, self.plates = handbook, plates
        self.now = handbook.chapter(start).key
        self._past: list[str] = []
        self._future: list[str] = []
        self._leafing = False
        """Whether the chapter that is shown was come to by the list, step by step."""
        self._query = ""
        self.hits: list[Hit] = []
        self._lines: list[Line] = []
        self._unread = list(handbook.all)
        self._reading = QTimer(self)
        self._reading.setInterval(_READ_MS)
        self._reading.timeout.connect(self._read_one)
        self._reading.start()
        for keys, act in (
            ("Alt+Left", self.go_back),
            ("Alt+Right", self.go_forward),
            ("Ctrl+F", self.look_for),
            ("Ctrl+G", lambda: self.step(1)),
            ("Ctrl+Shift+G", lambda: self.step(-1)),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        look.theme.changed.connect(self._show_anew)
        self.build()

    # ---------------------------------------------------------------------------------------------- building

    def build(self) -> None:
        px, row = self.look.theme.px, QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._build_side())
        column = QVBoxLayout()
        column.setContentsMargins(px(14), px(12), px(8), px(14))
        column.setSpacing(px(8))
        self.reader = Reader(self.look, self.plates)
        self.reader.anchorClicked.connect(self._follow)
        column.addWidget(self.reader, 1)
        self.back = Button(self.look, self.tr("Back"), "quiet", "left")
        self.forward = Button(self.look, self.tr("Forward"), "quiet", "right")
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        foot = self.foot(self.back, self.forward)
        foot.setContentsMargins(0, 0, px(14), 0)
        column.addLayout(foot)
        row.addLayout(column, 1)
        self._list_now()
        self._show()

    def _build_side(self) -> QWidget:
        px, side = self.look.theme.px, QWidget()
        side.setFixedWidth(px(_NAV))
        column = QVBoxLayout(side)
        column.setContentsMargins(px(10), px(18), px(6), px(14))
        column.setSpacing(px(6))
        title = Text(self.look, self.tr("Handbook"), "head", wrap=True, px=20)
        title.setContentsMargins(px(10), 0, 0, 0)
        column.addWidget(title)
        self.field = _Search(self.look, self.tr("Search the handbook"), self._query)
        self.field.textChanged.connect(self._search)
        self.field.entered.connect(lambda: self.step(1))
        self.field.left.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
        column.addWidget(self.field)
        self.count = Text(self.look, "", "caption", "ink2", wrap=True)
        self.count.setContentsMargins(px(10), 0, 0, 0)
        column.addWidget(self.count)
        self.list = HandbookList(self.look, side)
        self.list.turned.connect(self._leaf)
        self.list.found.connect(self._show_hit)
        self.list.left.connect(lambda: self.reader.setFocus(Qt.FocusReason.OtherFocusReason))
        column.addWidget(self.list, 1)
        return side

    def first_focus(self) -> QWidget:
        return self.reader

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self.list, self.list.show_current)  # when its rows have their places

    def paint_paper(self, painter: QPainter, rect: QRectF) -> None:
        ui, nav = self.look.theme.ui, self.look.theme.px(_NAV)
        painter.save()
        painter.setClipRect(QRectF(rect.x(), rect.y(), nav, rect.height()))
        wide = rect.adjusted(1, 1, 0, -1)
        paint.tile(painter, ui, wide, RADIUS.sheet - 1, fill=ui.sunken, outline=ui.sunken)
        painter.restore()
        painter.fillRect(QRectF(rect.x() + nav, rect.y() + 1, 1, rect.height() - 2), ui.line)

    # ---------------------------------------------------------------------------------------------- chapters

    def open_chapter(self, key: str) -> None:
        """Turn to a chapter; one can go back from it."""
        self._turn(self.handbook.chapter(key).key, leafing=False)

    def go_back(self) -> None:
        """Go back to the chapter that was shown before."""
        if self._past:
            self._future.append(self.now)
            self._turn(self._past.pop(), leafing=False, keep=False)

    def go_forward(self) -> None:
        """Go forward again."""
        if self._future:
            self._past.append(self.now)
            self._turn(self._future.pop(), leafing=False, keep=False)

    def _leaf(self, key: str) -> None:
        """Turn to a chapter of the list; of those that one only passes, none is kept to go back to."""
        self._turn(key, leafing=True)

    def _turn(self, key: str, *, leafing: bool, keep: bool = True) -> None:
        if keep and key != self.now:
            if not (leafing and self._leafing):
                self._past.append(self.now)
            self._future.clear()
        self._leafing = leafing
        self.now = key
        self._show()
        if not self.hits:
            self.list.stand_on(key)

    def _show(self, at: int = 0) -> None:
        """Show the chapter that one is at."""
        chapter = self.handbook.chapter(self.now)
        self.reader.show_text(self.handbook.text(self.now) + self._next_link())
        self.reader.setAccessibleName(chapter.title)
        self.reader.verticalScrollBar().setValue(at)
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        self._mark()

    def _show_anew(self) -> None:
        """Show the same place in other colours, or at another size."""
        self._show(at=self.reader.verticalScrollBar().value())

    def _next_link(self) -> str:
        """Return a link to the next chapter, as it stands below each."""
        chapters = self.handbook.all
        place = next(place for place, each in enumerate(chapters) if each.key == self.now)
        if place + 1 == len(chapters):
            return ""
        after = chapters[place + 1]
        words = fill(self.tr("Next: %1", "a chapter of the handbook"), after.title)
        return f"\n\n[{escaped(words)}]({LINK}{after.key})\n"

    def _follow(self, address: QUrl) -> None:
        name = address.toString()
        if name.startswith(LINK):
            self.open_chapter(name.removeprefix(LINK))
            self.said.emit(self.handbook.chapter(self.now).title)

    # ---------------------------------------------------------------------------------------------- searching

    def lines(self) -> Sequence[Line]:
        """Return every line of every chapter."""
        while self._unread:
            self._read_one()
        return self._lines

    def _read_one(self) -> None:
        """Read a chapter for the search; the sheet does so while nothing else is to be done."""
        key, document = self._unread.pop(0).key, QTextDocument()
        set_text(document, self.handbook.text(key))
        for block in blocks(document):
            text = block.text().replace(_OBJECT, " ")
            if text.strip():
                self._lines.append(Line(key, block.blockNumber(), text))
        if not self._unread:
            self._reading.stop()

    def look_for(self) -> None:
        """Go to the field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def _search(self, query: str) -> None:
        self._query = query
        self.hits = search(self.lines(), query) if query.strip() else []
        self._list_now()
        self._mark()
        if query.strip():
            self.said.emit(self.count.text())

    def _list_now(self) -> None:
        """List the lines that were found, or the chapters where nothing is looked for."""
        searching = bool(self._query.strip())
        self.count.setVisible(searching)
        if not searching:
            self.list.show_chapters(self.handbook.parts, self.now)
            return
        self.list.show_hits(self.hits, {each.key: each.title for each in self.handbook.all})
        if not self.hits:
            self.count.setText(self.tr("No line has all of these words."))
        elif len(self.hits) == MOST:
            self.count.setText(fill(self.tr("The first %1 lines"), MOST))
        else:
            self.count.setText(self.look.words.n_lines(len(self.hits)))

    def step(self, by: int) -> None:
        """Go to the next line that was found, or the one before."""
        self.list.step(by)

    def _show_hit(self, hit: Hit) -> None:
        """Turn to a line, and bring it into sight."""
        if hit.line.chapter != self.now:
            self._turn(hit.line.chapter, leafing=True)
        self._mark(hit)
        block = self.reader.document().findBlockByNumber(hit.line.number)
        cursor = QTextCursor(block)
        self.reader.setTextCursor(cursor)
        bar, at = self.reader.verticalScrollBar(), self.reader.cursorRect(cursor).top()
        bar.setValue(bar.value() + at - self.reader.viewport().height() // 3)
        self.said.emit(f"{hit.line.text} ({self.handbook.chapter(self.now).title})")

    def _mark(self, now: Hit | None = None) -> None:
        """Mark the words that were found in the chapter that is shown."""
        ui, marks = self.look.theme.ui, []
        for block in blocks(self.reader.document()) if self._query.strip() else ():
            here = now is not None and block.blockNumber() == now.line.number
            for begin, end in spans(block.text(), self._query):
                mark = QTextEdit.ExtraSelection()
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + begin)
                cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
                look = mark.format
                look.setBackground(color(POINT) if here else color(ui.gold, 0.3))
                if here:
                    look.setForeground(color(ON_POINT))
                mark.cursor, mark.format = cursor, look
                marks.append(mark)
        self.reader.setExtraSelections(marks)
