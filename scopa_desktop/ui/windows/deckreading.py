"""A deck is read in a thread of its own, with small pictures of its cards to look at before it is added."""

from __future__ import annotations

import contextlib
import logging
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from shiboken6 import isValid

from scopa_desktop.core.cards import DECK
from scopa_desktop.store.decks.candidate import Candidate, GivenUp, read_candidate
from scopa_desktop.store.decks.pictures import Picture
from scopa_desktop.store.decks.remarks import DeckFault, DeckRefused, Remark
from scopa_desktop.store.troubles import reason_of
from scopa_desktop.ui.apart import uncollected
from scopa_desktop.ui.decks.pixmaps import BACK, render_svg

_log = logging.getLogger(__name__)
_HEIGHT = 480
"""Pixels of height of the small pictures; a card is shown at most a third as high, on a screen of high density."""


class DeckReading(QObject):
    """Reads a deck.

    Args:
        path: the folder or zip.

    Signals:
        progressed: how many pictures of how many are read.
        found: the `Candidate` and the small pictures of its cards.
        refused: the `Remark` that says why it is no deck.
    """

    progressed = Signal(int, int)
    found = Signal(object, object)
    refused = Signal(object)

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._path = path
        self._over = False
        self._thread = threading.Thread(target=self._run, name="deck-reading", daemon=True)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def stop(self) -> None:
        """Give up; nothing is told any more."""
        self._over = True
        if self._thread.is_alive():
            self._thread.join(timeout=5)

    def _progress(self, done: int, whole: int) -> bool:
        if not self._over:
            self.progressed.emit(done, whole)
        return not self._over

    def _run(self) -> None:
        with uncollected:
            self._read()

    def _read(self) -> None:
        try:
            candidate = read_candidate(self._path, self._progress)
            images = {face: image_of(candidate.faces[face]) for face in DECK if not self._over}
            images[BACK] = image_of(next(iter(candidate.backs.values())))  # type: ignore[index]
            if not self._over:
                self.found.emit(candidate, images)
        except DeckRefused as fault:
            if not self._over:
                self.refused.emit(fault.remark)
        except GivenUp:  # nobody waits any more
            return
        except Exception as fault:  # whatever else a hostile file brings about: no deck, and no end of the program
            self._refuse_unread(fault)

    def _refuse_unread(self, fault: Exception) -> None:
        if self._over or not isValid(self):  # the window is gone
            return
        _log.error("a deck could not be read", exc_info=fault)
        remark = Remark.of(DeckFault.UNREADABLE, file=self._path.name, reason=reason_of(fault))
        with contextlib.suppress(RuntimeError):
            self.refused.emit(remark)


def image_of(picture: Picture) -> QImage:
    """Return a small image of a checked picture; an empty one if Qt cannot draw it."""
    # Never read from a device made here: Qt holds a lock of its own while it asks that device, which then waits for
    # Python, while Python, in the window's thread, may wait for that very lock to load an icon.
    size = QSize(max(1, round(_HEIGHT / picture.aspect)), _HEIGHT)
    if picture.ending == ".svg":
        return render_svg(QByteArray(picture.data), size)
    image = QImage.fromData(picture.data)
    smooth = Qt.TransformationMode.SmoothTransformation
    return image if image.isNull() else image.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


@dataclass(frozen=True, slots=True)
class Shape:
    """What is asked of a deck whose pictures are only looked at."""

    aspect: float


class ReadPictures(QObject):
    """The pictures of a deck that is not added yet: what a page needs of `CardPixmaps`."""

    ready = Signal(int)

    def __init__(self, candidate: Candidate, images: Mapping[int, QImage]) -> None:
        super().__init__()
        self.deck = Shape(candidate.height / candidate.width)
        self._images = images
        self._made: dict[tuple[int, int, int], QPixmap] = {}

    def pixmap(self, face: int, width: float, height: float, ratio: float = 1.0) -> QPixmap:
        """Return a picture at a size."""
        key = (face, max(1, round(width * ratio)), max(1, round(height * ratio)))
        if key not in self._made:
            way = Qt.TransformationMode.SmoothTransformation
            image = self._images[face].scaled(key[1], key[2], Qt.AspectRatioMode.IgnoreAspectRatio, way)
            self._made[key] = QPixmap.fromImage(image)
            self._made[key].setDevicePixelRatio(ratio)
        return self._made[key]
