"""Prints how far the cards on the table are from their pictures, pixel by pixel; in a process of its own.

The scale is that of `QT_SCALE_FACTOR`.  For each card of the table one number is printed: the mean difference of a
channel, 0 to 255, at the best place within a pixel.  A picture that was scaled once more, or drawn between pixels, is
far from the one that was drawn for its size.
"""

from __future__ import annotations

import json
import os
import sys
import time

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from scopa_desktop.core.cards import parse_card
from scopa_desktop.ui.decks.manifest import installed_decks
from scopa_desktop.ui.table.state import PileState, SeatState, TableSettings, TableState
from scopa_desktop.ui.table.view import TableView
from scopa_desktop.ui.theme import Theme
from scopa_desktop.ui.words import Words

PATIENCE = 60.0


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of two pictures of the same size."""
    a, b = (bytes(each.convertToFormat(QImage.Format.Format_RGB888).constBits()) for each in (one, other))
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def main(width: int, height: int) -> None:
    """Show a table in a window of this size and measure its cards."""
    application = QApplication([])
    deck = installed_decks()["neapolitan"]
    view = TableView(Theme("light"), TableSettings(deck, show_takes=False), Words())
    view.resize(width, height)
    view.show()
    cards = tuple(parse_card(each) for each in ("10D", "7D", "9C", "3S"))
    seats = (SeatState("You", "sun", hand=(parse_card("8B"),)), SeatState("Rita", "lemon", hand=1))
    view.show_state(TableState(seats, ((0,), (1,)), table=cards, piles=(PileState(), PileState())))
    end = time.monotonic() + PATIENCE
    while (view.stage.pixmaps._asked and time.monotonic() < end) or not view.stage.pixmaps._done:
        application.processEvents()
        time.sleep(0.005)
    view.viewport().update()
    application.processEvents()
    shown, ratio = view.grab().toImage(), view.devicePixelRatioF()
    found = []
    for card in cards:
        item = view.table.cards[card]
        picture = view.stage.pixmaps.image(card, item._w, item._h, ratio).convertToFormat(QImage.Format.Format_RGB888)
        w, h = round(picture.width() * 0.5), round(picture.height() * 0.5)
        core = picture.copy(w // 2, h // 2, w, h)
        corner = view.mapFromScene(QPointF(0, 0))
        left = (item.spot.cx - item._w / 2 + corner.x()) * ratio + w // 2
        top = (item.spot.cy - item._h / 2 + corner.y()) * ratio + h // 2
        places = [(round(left) + dx, round(top) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        found.append(min(difference(shown.copy(x, y, w, h), core) for x, y in places))
    view.shut_down()
    print(json.dumps({"ratio": ratio, "found": found}), flush=True)
    os._exit(0)  # no need to take all of it apart


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
