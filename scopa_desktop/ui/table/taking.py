"""Movements of captures: touch, hold, gather, sweep."""

from __future__ import annotations

from functools import partial

from scopa_desktop.core.cards import MATTA, SETTEBELLO
from scopa_desktop.core.events import (
    Captured,
    DealerCaptured,
    LeftoversTaken,
    Scopa,
)
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.table.card_item import PLAIN, Badge, CardItem, Marks
from scopa_desktop.ui.table.cheering import Cheering
from scopa_desktop.ui.table.decor import worn
from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.glint import Glint
from scopa_desktop.ui.table.motion import (
    in_cubic,
    in_out_cubic,
    in_out_sine,
    out_quad,
)
from scopa_desktop.ui.table.moves import close
from scopa_desktop.ui.table.stage import Ring


class Taking(Cheering):
    """What happens to cards that are taken."""

    def _capture(self, event: Captured, scopa: Scopa | None) -> None:
        item = self._source(event.seat, event.card)
        taken = [self.scene.cards[card] for card in event.taken if card in self.scene.cards]
        meet = self._meeting_place(taken)
        hidden = item.pose.face == BACK
        at, up = self._lift(item, 0.0, meet.w)
        for other in taken:
            if not close(other.spot, other.pose.spot):  # it was raised as one of the sets to choose from
                self.fly(other, 0.0, other.spot, other.pose.spot, 120, out_quad)
        self._shift_others(at, [event.card, *self.before.table])
        at = self.fly(item, at, up, meet, 340, in_out_cubic, int(event.card) if hidden else None, 0.6)
        own = event.seat == self.before.bottom
        face = self.before.seats[event.seat].avatar
        self.line.cue(at, partial(self._mark_capture, event, item, face))
        self._moment(at, "taken", meet.cx, event.seat)
        at = self._hold_capture(event, item, taken, at, own)
        at = self._gather(item, taken, meet, at)
        self._shift_others(at, [event.card, *event.taken])
        pile = self.scene.layout.seats.piles[event.side].spot
        if scopa is None:
            self._sweep([*taken, item], meet, pile, at, event.side)
        else:
            self._scopa(item, taken, meet, at, event)

    def _meeting_place(self, taken: list[CardItem]) -> Spot:
        """Return where the played card touches what it takes: lower, so that all indices show.

        That is the middle of the set, where it touches each of its cards; of a set that lies scattered, it
        is the card nearest to the middle, so that no other card seems to be meant.
        """
        layout = self.scene.layout
        spots = [other.pose.spot for other in taken] or [Spot(layout.table.cx, layout.table.cy, layout.card_w)]
        width = max(spot.w for spot in spots)
        height = width * layout.aspect
        cx = sum(spot.cx for spot in spots) / len(spots)
        cy = sum(spot.cy for spot in spots) / len(spots)
        if any(abs(spot.cx - cx) > 0.9 * width or abs(spot.cy - cy) > 0.9 * height for spot in spots):
            nearest = min(spots, key=lambda spot: (spot.cx - cx) ** 2 + (spot.cy - cy) ** 2)
            cx, cy = nearest.cx + 0.14 * width, nearest.cy
        elif len(spots) == 1:
            cx += 0.14 * width
        return Spot(cx, min(cy + 0.20 * height, layout.setup.height - layout.m - height / 2), width)

    def _mark_capture(self, event: Captured, item: CardItem, face: str) -> None:
        felt = self.scene.stage.theme.felt
        for card in self.before.table:
            other = self.scene.cards.get(card)
            if other is None:
                continue
            if card in event.taken:
                other.mark(Marks(rings=(Ring(felt.gold, 3.0, glow=True),)))
                other.raised(2, other.zValue())
            else:
                other.mark(Marks(veil=0.30))
        item.mark(Marks(rings=(Ring(felt.ivory, 2.6),), face=face, face_on_top=True))

    def _hold_capture(self, event: Captured, item: CardItem, taken: list[CardItem], at: float, own: bool) -> float:
        hold = min(1300.0, 780.0 + 120.0 * (len(event.taken) - 1)) * (0.6 if own else 1.0)
        if SETTEBELLO in (*event.taken, event.card):
            self._moment(at + self.pace.travel(120), "settebello", seat=event.seat)
        if not self.pace.reduced:
            for card in (*event.taken, event.card):
                shining = item if card == event.card else self.scene.cards.get(card)
                if shining is not None and self.before.customs.prized >> card & 1:
                    self._glint(shining, at, min(500.0, hold))
        return self.line.wait(at + self.pace.capture(hold))

    def _glint(self, item: CardItem, at: float, ms: float) -> None:
        glint = Glint(self.scene.stage, item)
        self.scene.extras.append(glint)
        self.line.tween(at, self.pace.travel(ms), glint.sweep, in_out_sine)

    def _gather(self, item: CardItem, taken: list[CardItem], meet: Spot, at: float) -> float:
        def unmark() -> None:
            for other in self.scene.cards.values():
                other.mark(PLAIN)

        self.line.cue(at, unmark)
        for other in (*taken, item):
            self._raise(other, at, level=4 if other is item else 2)
        end = at
        for i, other in enumerate(taken):
            under = meet.moved(-3 * i, -3 * (len(taken) - i))
            end = max(end, self.fly(other, at, other.pose.spot, under, 240, in_cubic))
        return end

    def _sweep(self, items: list[CardItem], start: Spot, pile: Spot, at: float, side: int) -> float:
        """Carry a packet to a pile, turning it over on the way."""
        end = at
        self._moment(at + self.pace.travel(380), "swept", pile.cx, since=at)
        for i, item in enumerate(items):
            lag = self.pace.travel(18 * i)
            self._raise(item, at, level=3)
            end = max(end, self.fly(item, at + lag, start, pile, 380, in_out_cubic, face=BACK))
        self.line.cue(end, partial(self.scene.show_pile, self.after, side))
        for item in items:  # they are in the pile, whose marks they would hide
            self.line.cue(end, partial(item.setVisible, False))
        return end

    def _scopa(self, item: CardItem, taken: list[CardItem], meet: Spot, at: float, event: Captured) -> None:
        pile = self.scene.layout.seats.piles[event.side]
        count = len(self.after.piles[event.side].scope)
        cross = pile.scope(max(1, count), self.scene.layout.aspect)[-1]
        # The notes come when the packet has come to the pile.
        lag = self.pace.travel(260) + 40
        self._flourish(at + self.pace.travel(120), event.seat, event.side, event.card, lag=lag)
        self._sweep(taken, meet, pile.spot, at, event.side)
        self._raise(item, at, level=3)
        start = at + self.pace.travel(80)
        end = self.fly(item, start, meet, cross, 380, in_out_cubic)
        self.line.cue(end, partial(self.scene.show_pile, self.after, event.side))
        self.line.cue(end, partial(item.setVisible, False))

    def _leftovers(self, event: LeftoversTaken) -> None:
        taken = [self.scene.cards[card] for card in event.taken if card in self.scene.cards]
        at = self.pace.hold(600)
        self._carry_off(taken, at, event.side)

    def _dealer_takes(self, event: DealerCaptured) -> None:
        taken = [self.scene.cards[card] for card in event.taken if card in self.scene.cards]
        felt = self.scene.stage.theme.felt

        def mark() -> None:
            for item in taken:
                item.mark(Marks(rings=(Ring(felt.gold, 3.0, glow=True),)))
            if event.matta is not None and MATTA in self.scene.cards:
                self.scene.cards[MATTA].wear(Badge(worn(event.matta), f"= {event.matta}"))

        self.line.cue(0.0, mark)
        at = self.line.wait(self.pace.capture(1100))
        if event.scope:
            self._flourish(at, event.seat, event.side, None, points=event.scope)
        self._carry_off(taken, at, event.side)

    def _carry_off(self, taken: list[CardItem], at: float, side: int) -> None:
        if not taken:
            return
        layout = self.scene.layout
        centre = Spot(layout.table.cx, layout.table.cy, taken[0].pose.spot.w)
        end = self._gather(taken[0], taken, centre, at)
        self._sweep(taken, centre, layout.seats.piles[side].spot, end, side)
