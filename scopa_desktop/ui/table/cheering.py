"""What is written over the table when it is swept, and the point that flies to the score."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QGraphicsRectItem

from scopa_desktop.core.cards import Card
from scopa_desktop.core.events import InstantlyWon
from scopa_desktop.ui.cloth import color
from scopa_desktop.ui.table.flourish import Disc, Flourish, Rays
from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.motion import (
    between,
    in_out_cubic,
    out_back,
    out_cubic,
)
from scopa_desktop.ui.table.moves import FADE, Moves
from scopa_desktop.ui.table.scene import Z_FLOURISH
from scopa_desktop.ui.words_notes import instant_word


class Cheering(Moves):
    """The flourish of a scopa."""

    def _flourish(self, at: float, seat: int, side: int, card: Card | None, points: int = 1, lag: float = 0) -> None:
        """Write the word over the table; the point flies to the score.  It is heard `lag` milliseconds later."""
        self._moment(at + lag, "scopa")
        if self.pace.hold(1) == 0:
            return
        self._write(at, self.word(), self.swept(seat, card))
        self._point_flies(at + self.pace.travel(420), side, points)

    def _win_at_once(self, event: InstantlyWon) -> None:
        """Write what won the match at once over the table, and under it the reason."""
        own = self.before.bottom in self.before.sides[event.side]
        self._moment(0.0, "won at once", seat=self.before.bottom if own else self.before.sides[event.side][0])
        if self.pace.hold(1) == 0:
            return
        self._darken()
        end = self._write(self.pace.travel(160), instant_word(event.reason), self.after.line.text, hold=1600)
        self.line.wait(end)

    def _darken(self) -> None:
        """Let the table sink into the dark, so that the words stand out from the cards that still lie there."""
        zone, felt = self.scene.layout.felt, self.scene.stage.theme.felt
        veil = QGraphicsRectItem(zone.x, zone.y, zone.w, zone.h)
        veil.setPen(QPen(Qt.PenStyle.NoPen))
        veil.setBrush(color(felt.edge, 0.78))
        veil.setZValue(Z_FLOURISH - 1)
        veil.setOpacity(0.0)
        self.scene.add_extra(veil)
        self.line.tween(0.0, max(FADE, self.pace.travel(260)), veil.setOpacity)

    def _write(self, at: float, word: str, below: str, hold: float = 700) -> float:
        """Let a word come and go over the table; return when it is gone."""
        scene, stage, layout = self.scene, self.scene.stage, self.scene.layout
        rays = Rays(stage)
        flourish = Flourish(stage, word, below, layout.setup.width)
        for item, z in ((rays, Z_FLOURISH), (flourish, Z_FLOURISH + 1)):
            item.setPos(layout.table.cx, layout.table.cy)
            item.setZValue(z)
            item.setOpacity(0.0)
            scene.add_extra(item)
        still = self.pace.reduced

        def come(t: float) -> None:
            flourish.setOpacity(min(1.0, 1.6 * t))
            flourish.setScale(1.0 if still else 0.86 + 0.14 * out_back(t))

        def go(t: float) -> None:
            flourish.setOpacity(1 - t)
            rays.setOpacity(1 - t)

        def shine(t: float) -> None:
            rays.setOpacity(t if still else 1.0)
            rays.grow(1.0 if still else t)

        shown = self.line.tween(at, max(FADE, self.pace.travel(260)), come)
        self.line.tween(at, self.pace.travel(420), shine, out_cubic)
        held = shown + self.pace.hold(hold)
        return self.line.tween(held, self.pace.travel(240), go)

    def _point_flies(self, at: float, side: int, points: int) -> None:
        scene, layout = self.scene, self.scene.layout
        rows = self.after.tablet.rows
        if side < len(rows):
            u = layout.u
            goal = Spot(layout.tablet.right - 60 * u, layout.tablet.y + (46 + 33 * side) * u, 1)
        else:
            place = scene.place(self.after.sides[side][0], self.after)
            plate = layout.seats.plate(place)
            goal = Spot(plate.cx, plate.cy, 1)
        felt = scene.stage.theme.felt
        disc = Disc(scene.stage, f"+{points}", 15, felt.coral if self.before.customs.unwanted else felt.gold)
        disc.setZValue(Z_FLOURISH + 2)
        disc.hide()
        scene.add_extra(disc)
        start = Spot(layout.table.cx, layout.table.cy + 110 * layout.u, 1)

        def run(t: float) -> None:
            here = between(start, goal, t)
            disc.setVisible(t < 1)
            disc.setPos(here.cx, here.cy)

        there = at if self.pace.reduced else self.line.tween(at, self.pace.travel(420), run, in_out_cubic)
        self.line.cue(there, partial(scene.show_tablet, self.after))
        self.line.cue(there, partial(scene.show_plates, self.after))

    def word(self) -> str:
        """Return what is called out when the table is swept."""
        return self.before.customs.sweep or QCoreApplication.translate("Table", "Scopa!")

    def swept(self, seat: int, card: Card | None) -> str:
        """Return the sentence under the word."""
        name = self.before.seats[seat].name
        own = seat == self.before.bottom
        if card is None:
            if own:
                return QCoreApplication.translate("Table", "You take the opening table")
            return QCoreApplication.translate("Table", "{name} takes the opening table").format(name=name)
        played = self.scene.stage.words.with_card(card)
        if own:
            sentence = QCoreApplication.translate("Table", "You swept the table {with_card}")
            return sentence.format(with_card=played)
        sentence = QCoreApplication.translate("Table", "{name} swept the table {with_card}")
        return sentence.format(name=name, with_card=played)
