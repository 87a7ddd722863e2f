"""A deck's faces as pixmaps: drawn from the files once for each size, off the thread that paints.

Reading and drawing a picture takes up to 25 ms, a whole deck a second.  So it happens in two threads of its
own (Qt's image reader lets other Python threads run meanwhile); until a picture is ready, the one of
another size is scaled, or that of the deck that lay there before, or plain paper stands in for it.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPen, QPixmap

from scopa_desktop.core.cards import Card
from scopa_desktop.ui.apart import uncollected
from scopa_desktop.ui.decks.index import Index
from scopa_desktop.ui.decks.manifest import Deck, DeckError, IndexSize
from scopa_desktop.ui.theme import CARD

BACK = -1
"""Stands for a card's back where a face is asked for."""
_BLANK = -2
"""Stands for any card on which nothing is seen."""
SMALL_CARD = 160
"""Up to this width, in device pixels, a picture is drawn twice as large and scaled down: finer lines stay."""
KEEP_BYTES = 128 * 1024 * 1024
THREADS = 2
"""So many pictures are drawn at once."""
MOST_MEGABYTES = 32
"""The largest picture that Qt reads, or puts together for a part of a drawing: twice what any of ours needs. With Qt's
own limit of 256 one drawing takes seconds whose masks reach far beyond the card."""
QImageReader.setAllocationLimit(MOST_MEGABYTES)
KEPT_ROUNDS = 12
"""Pictures of a size that nobody asked for in so many rounds are dropped: a crowded table's, or a larger window's."""
IDLE_SECONDS = 5.0
"""A thread that has had nothing to draw for so long ends; the next picture starts another."""


Mark = Callable[[QPainter, int, QRectF], None]
_Size = tuple[int, int, float]
"""Width and height in device pixels, and their ratio to logical ones."""


class _Key(NamedTuple):
    """A picture, its size in device pixels: of another ratio the same size has another index, and is shown larger."""

    face: int
    width: int
    height: int
    ratio: float

    @classmethod
    def of(cls, face: int, width: float, height: float, ratio: float) -> _Key:
        """Return the key of a size in logical pixels."""
        return cls(face, max(1, round(width * ratio)), max(1, round(height * ratio)), ratio)

    @property
    def bytes(self) -> int:
        """How much memory the picture takes."""
        return self.width * self.height * 4


class CardPixmaps(QObject):
    """The pictures of one deck, with one back and one kind of index.

    Args:
        deck: the deck.
        back: the name of one of its backs.
        index: how large the cards are named in their corners.
        letters: which of the deck's index sets to use.
        mark: paints a card's name on a stand-in: painter, card, rectangle.
        before: the pictures in whose place these are shown: they stand in until these are ready.

    Signals:
        ready: the picture of a face (or `BACK`) was finished and stands in its place.
        broken: there is no picture of a face (or `BACK`) that could be drawn; what stands in for it stays.
    """

    ready = Signal(int)
    broken = Signal(int)
    _drawn = Signal(object, QImage)

    def __init__(
        self,
        deck: Deck,
        back: str = "",
        index: IndexSize = IndexSize.SMALL,
        letters: str = "",
        mark: Mark | None = None,
        before: CardPixmaps | None = None,
    ) -> None:
        super().__init__()
        self._before = before._done if before is not None else None
        self._mark = mark
        self.deck = deck
        self._back, self._index, self._letters = back, index, letters
        self._done: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._unused: dict[_Size, int] = {}
        """For how many rounds nobody has asked for a size."""
        self._stand_ins: dict[_Key, QPixmap] = {}
        self._asked: set[_Key] = set()
        self._broken: set[int] = set()
        self._jobs: _Jobs | None = None
        self._drawn.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def pixmap(self, face: int, width: float, height: float, ratio: float = 1.0) -> QPixmap:
        """Return a face, or a stand-in until it is ready; `ready` tells when.

        Args:
            face: a card, or `BACK`.
            width: in logical pixels.
            height: in logical pixels.
            ratio: device pixels in a logical one.
        """
        key = _Key.of(face, width, height, ratio)
        self._unused[key[1:]] = 0
        found = self._done.get(key)
        if found is not None:
            self._done.move_to_end(key)
            return found
        if face not in self._broken:
            self._ask(key)
        return self._stand_in(key)

    def is_ready(self, face: int, width: float, height: float, ratio: float = 1.0) -> bool:
        """Tell whether the picture itself is there, so that no stand-in is shown."""
        return _Key.of(face, width, height, ratio) in self._done

    def image(self, face: int, width: float, height: float, ratio: float = 1.0) -> QImage:
        """Draw a face, or `BACK`, here and now; null if it cannot be drawn."""
        return self.draw(_Key.of(face, width, height, ratio))

    @property
    def drawing(self) -> bool:
        """Whether threads draw, or wait for something to draw."""
        return self._jobs is not None

    def warm(self, width: float, height: float, ratio: float = 1.0) -> None:
        """Have all forty faces and the back drawn at a size, after what is asked for already."""
        for face in (BACK, *range(40)):
            key = _Key.of(face, width, height, ratio)
            if key not in self._done and face not in self._broken:
                self._ask(key)

    def begin_round(self) -> None:
        """Drop the pictures of sizes that have not been asked for in `KEPT_ROUNDS` rounds."""
        for key in list(self._done):
            if self._unused.get(key[1:], 0) >= KEPT_ROUNDS:
                del self._done[key]
                self._bytes -= key.bytes
        kept = {key[1:] for key in self._done}
        self._unused = {size: rounds + 1 for size, rounds in self._unused.items() if size in kept}

    def forget_requests(self) -> None:
        """Drop what has not been drawn yet: another size is wanted now."""
        if self._jobs is not None:
            self._jobs.clear()
        self._asked.clear()
        self._stand_ins.clear()

    def close(self, wait: bool = True) -> None:
        """End the drawing threads; pictures that are ready stay.

        Args:
            wait: until the pictures that they draw are finished; otherwise those are dropped when they come.
        """
        if self._jobs is not None:
            self._jobs.stop()
            self._jobs = None
        self._asked.clear()
        self._before = None
        for worker, owner in _workers:
            if wait and owner._jobs is None:
                worker.join(timeout=5)
        _workers[:] = [each for each in _workers if each[0].is_alive()]

    # ------------------------------------------------------------------------------------------ drawing

    def _ask(self, key: _Key) -> None:
        if key in self._asked:
            return
        self._asked.add(key)
        if self._jobs is None or not self._jobs.put(key):
            self._jobs = _Jobs()
            self._jobs.put(key)
            _workers[:] = [each for each in _workers if each[0].is_alive()]
            for _ in range(THREADS):
                worker = _Worker(self, self._jobs)
                _workers.append((worker, self))
                worker.start()

    def draw(self, key: _Key) -> QImage:
        """Draw a picture; called in the drawing thread, touches nothing that changes."""
        try:
            image = self._read(key)
        except (DeckError, TypeError, ValueError, MemoryError):  # nothing to draw, or a damaged file
            image = QImage()
        image.setDevicePixelRatio(key.ratio)
        return image

    def _read(self, key: _Key) -> QImage:
        deck = self.deck
        path = deck.back(self._back) if key.face == BACK else deck.face(Card(key.face))
        zoom = 2 if key.width <= SMALL_CARD else 1
        size = QSize(key.width * zoom, key.height * zoom)
        image = read_image(str(path), size)
        if key.face != BACK and not image.isNull():
            Index(deck, Card(key.face), self._index, self._letters).lay(image, key.width / key.ratio, read_image)
        if zoom > 1 and not image.isNull():
            image = image.scaled(
                key.width,
                key.height,
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        return image

    def _take(self, key: _Key, image: QImage) -> None:
        if key not in self._asked:
            return  # forgotten meanwhile
        self._asked.discard(key)
        if not self._asked:
            self._before = None
        if image.isNull():
            if key.face not in self._broken:
                self._broken.add(key.face)
                self.broken.emit(key.face)
            return
        self._done[key] = QPixmap.fromImage(image)
        self._stand_ins.pop(key, None)
        self._bytes += key.bytes
        self._unused.setdefault(key[1:], 0)
        while self._bytes > KEEP_BYTES and len(self._done) > 60:
            old, _ = self._done.popitem(last=False)
            self._bytes -= old.bytes
        self.ready.emit(key.face)

    # ---------------------------------------------------------------------------------------- stand-ins

    def _stand_in(self, key: _Key) -> QPixmap:
        found = self._stand_ins.get(key)
        if found is None:
            found = self._scaled(key, self._done) or self._scaled(key, self._before) or self._plain(key)
            found.setDevicePixelRatio(key.ratio)
            self._stand_ins[key] = found
        return found

    def _plain(self, key: _Key) -> QPixmap:
        """Return plain paper; faces that are not marked have the same one."""
        if key.face == BACK or self._mark is not None:
            return self._paper(key)
        blank = key._replace(face=_BLANK)
        if blank not in self._stand_ins:
            self._stand_ins[blank] = self._paper(blank)
        return self._stand_ins[blank]

    def _scaled(self, key: _Key, done: OrderedDict[_Key, QPixmap] | None) -> QPixmap | None:
        """Scale the picture of another size, if there is one."""
        others = [other for other in done or () if other.face == key.face]
        if not done or not others:
            return None
        nearest = min(others, key=lambda other: (other.width < key.width, abs(other.width - key.width)))
        return done[nearest].scaled(
            key.width,
            key.height,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )

    def _paper(self, key: _Key) -> QPixmap:
        pixmap = QPixmap(key.width, key.height)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(1.0, key.width / 130)
        rect = QRectF(0, 0, key.width, key.height).adjusted(line / 2, line / 2, -line / 2, -line / 2)
        radius = self.deck.corner_radius * key.width
        painter.setPen(QPen(QColor(CARD.rim), line))
        painter.setBrush(QColor(CARD.paper))
        painter.drawRoundedRect(rect, radius, radius)
        if key.face == BACK:
            gap = key.width * 0.07
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(CARD.back))
            painter.drawRoundedRect(rect.adjusted(gap, gap, -gap, -gap), radius * 0.7, radius * 0.7)
        elif self._mark is not None:
            self._mark(painter, key.face, rect)
        painter.end()
        return pixmap


def read_image(path: str, size: QSize) -> QImage:
    """Read a picture, or draw a drawing, at a size in pixels; a null image if it cannot be read."""
    if path.endswith(".svg") and b"svg" not in QImageReader.supportedImageFormats():
        return render_svg(path, size)
    reader = QImageReader(path)
    reader.setScaledSize(size)
    image = reader.read()
    if image.isNull():
        return image
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def render_svg(drawing: str | QByteArray, size: QSize) -> QImage:
    """Draw a file, or its content, without Qt's plugin for it; an empty image if it cannot be drawn."""
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(drawing)
    if not renderer.isValid():
        return QImage()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


class _Jobs:
    """The pictures that are to be drawn, in the order in which they were asked for.

    Attributes:
        ending: whether what is still drawn is for nobody.
    """

    def __init__(self) -> None:
        self._keys: OrderedDict[_Key, None] = OrderedDict()
        self._wake = threading.Condition()
        self._left = False
        self.ending = False

    def put(self, key: _Key) -> bool:
        """Ask for a picture; return False if those who draw have left."""
        with self._wake:
            if self._left or self.ending:
                return False
            self._keys[key] = None
            self._wake.notify()
            return True

    def clear(self) -> None:
        with self._wake:
            self._keys.clear()

    def stop(self) -> None:
        with self._wake:
            self.ending = True
            self._keys.clear()
            self._wake.notify_all()

    def take(self) -> _Key | None:
        """Wait a little for a picture to draw; None when there will be no more."""
        with self._wake:
            if not self._wake.wait_for(lambda: self._keys or self._left or self.ending, IDLE_SECONDS):
                self._left = True
            return self._keys.popitem(last=False)[0] if self._keys and not self.ending else None


class _Worker(threading.Thread):
    """Draws one picture after the other."""

    def __init__(self, owner: CardPixmaps, jobs: _Jobs) -> None:
        super().__init__(name="card-pixmaps", daemon=True)
        self._owner, self._jobs = owner, jobs

    def run(self) -> None:
        while (key := self._jobs.take()) is not None:
            with uncollected:
                try:
                    image = self._owner.draw(key)
                    if not self._jobs.ending:
                        self._owner._drawn.emit(key, image)
                except RuntimeError:  # the owner is being deleted
                    return


_workers: list[tuple[_Worker, CardPixmaps]] = []
"""The threads that draw, and those that still finish a picture, with their owners: no thread may delete its own."""
