"""Movements of captures: touch, hold, gather, sweep."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from scopa_desktop.core.cards import MATTA, SETTEBELLO
from scopa_desktop.core.events import (
    Captured,
    DealerCaptured,
    LeftoversTaken,
    Scopa,
)
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.table.card_item import Badge, CardItem, Marks
from scopa_desktop.ui.table.cheering import Cheering
from scopa_desktop.ui.table.decor import worn
from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.glass import pile_top
from scopa_desktop.ui.table.glint import Glint
from scopa_desktop.ui.table.motion import (
    between,
    in_cubic,
    in_out_cubic,
    in_out_sine,
    out_quad,
)
from scopa_desktop.ui.table.moves import close
from scopa_desktop.ui.table.scene import Z_STOCK
from scopa_desktop.ui.table.stage import Ring
from scopa_desktop.ui.table.state import TableState


class Taking(Cheering):
    """What happens to cards that are taken."""

    def _capture(self, event: Captured, scopa: Scopa | None) -> None:
        item = self._source(event.seat, event.card)
        taken = [self.scene.cards[card] for card in event.taken if card in self.scene.cards]
        meet = self._meeting_place(taken)
        hidden = item.pose.face == BACK
        chosen = any(other.marks.veil or other.fading.veil for other in self.scene.cards.values())
        if not chosen:
            self._clear_marks(0.0)
        at, up = self._lift(item, 0.0, meet.w)
        for other in taken:
            if not close(other.spot, other.pose.spot):  # it was raised as one of the sets to choose from
                self.fly(other, 0.0, other.spot, other.pose.spot, 120, out_quad)
        self._shift_others(at, [event.card, *self.before.table])
        at = self.fly(item, at, up, meet, 340, in_out_cubic, int(event.card) if hidden else None, 0.6)
        own = event.seat == self.before.bottom
        # A set that was chosen stays in sight from the moment it is chosen.
        self._mark_capture(event, 0.0 if chosen else at)
        self._mark_taker(item, at, self.before.seats[event.seat].avatar)
        self._moment(at, "taken", meet.cx, event.seat)
        at = self._hold_capture(event, item, taken, at, own)
        at = self._gather(item, taken, meet, at)
        self._shift_others(at, [event.card, *event.taken])
        if scopa is None:
            self._sweep([*taken, item], at, event.side)
        else:
            self._scopa(item, taken, at, event)

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

    def _mark_capture(self, event: Captured, at: float) -> None:
        """Ring what is taken, and dim what is not."""
        felt = self.scene.stage.theme.felt
        ringed, dimmed = Marks(rings=(Ring(felt.gold, 3.0, glow=True),)), Marks(veil=0.30)
        wanted = {
            self.scene.cards[card]: ringed if card in event.taken else dimmed
            for card in self.before.table
            if card in self.scene.cards
        }
        self._change_marks(at, wanted)
        for card in event.taken:
            if card in self.scene.cards:
                other = self.scene.cards[card]
                self.line.cue(at, partial(other.raised, 2, other.zValue()))

    def _mark_taker(self, item: CardItem, at: float, face: str) -> None:
        ring = Ring(self.scene.stage.theme.felt.ivory, 2.6)
        self._change_marks(at, {item: Marks(rings=(ring,), face=face, face_on_top=True)})

    def _hold_capture(self, event: Captured, item: CardItem, taken: list[CardItem], at: float, own: bool) -> float:
        hold = min(1300.0, 780.0 + 120.0 * (len(event.taken) - 1)) * (0.6 if own else 1.0)
        if SETTEBELLO in (*event.taken, event.card) and self.before.customs.prized >> SETTEBELLO & 1:
            self._moment(at + self.pace.travel(120), "settebello", seat=event.seat)
        if not self.pace.reduced:
            for card in (*event.taken, event.card):
                shining = item if card == event.card else self.scene.cards.get(card)
                if shining is not None and self.before.customs.prized >> card & 1:
                    self._glint(shining, at, min(500.0, hold))
        return self._rest_on(at, self.pace.capture(hold, own), event.seat)

    def _glint(self, item: CardItem, at: float, ms: float) -> None:
        glint = Glint(self.scene.stage, item)
        self.scene.extras.append(glint)
        self.line.tween(at, self.pace.travel(ms), glint.sweep, in_out_sine)

    def _gather(self, item: CardItem, taken: list[CardItem], meet: Spot, at: float) -> float:
        """Draw what is taken together under the card that took it."""
        self._clear_marks(at)
        for other in (*taken, item):
            self._raise(other, at, level=4 if other is item else 2)
        end = at
        for i, other in enumerate(taken):
            self._gathered[other] = meet.moved(-3 * i, -3 * (len(taken) - i))
            start = other.pose.spot
            end = max(end, self.fly(other, at, start, self._gathered[other], 240, in_cubic, way=between))
        self._gathered.setdefault(item, meet)
        return end

    def _sweep(self, items: list[CardItem], at: float, side: int, shown: TableState | None = None) -> float:
        """Carry a packet to a pile, turning it over on the way; the pile then shows a state, or the one at the end."""
        state, u = shown or self.after, self.scene.stage.u
        pile = pile_top(self.scene.layout.seats.piles[side].spot, state.piles[side].count, u)
        end = at
        self._moment(at + self.pace.travel(380), "swept", pile.cx, since=at)
        for i, item in enumerate(items):
            lag = self.pace.travel(22 * i)
            self._raise(item, at, level=3)
            end = max(end, self.fly(item, at + lag, self._gathered[item], pile, 380, in_out_cubic, face=BACK))
        self.line.cue(end, partial(self.scene.show_pile, state, side))
        for item in items:  # they are in the pile, whose marks they would hide
            self.line.cue(end, partial(item.setVisible, False))
        return end

    def _scopa(self, item: CardItem, taken: list[CardItem], at: float, event: Captured) -> None:
        """Sweep the cards away, and tuck the one that swept the table crosswise under the pile."""
        pile = self.scene.layout.seats.piles[event.side]
        held = self.after.piles[event.side]
        cross = pile.scope(max(1, len(held.scope)), self.scene.layout.aspect)[-1]
        piles = list(self.after.piles)
        piles[event.side] = replace(held, scope=held.scope[:-1])
        # The notes come when the packet has come to the pile.
        lag = self.pace.travel(260) + 40
        self._flourish(at + self.pace.travel(120), event.seat, event.side, event.card, lag=lag)
        self._sweep(taken, at, event.side, replace(self.after, piles=tuple(piles)))
        self._raise(item, at, level=3)
        away = 0.45 * cross.w
        beside = cross.moved(away if cross.cx > pile.spot.cx else -away, 0)
        start = at + self.pace.travel(80)
        end = self.fly(item, start, self._gathered[item], beside, 380, in_out_cubic)
        self.line.cue(end, partial(item.raised, 1, Z_STOCK))
        end = self.fly(item, end, beside, cross, 160, out_quad, way=between)
        self.line.cue(end, partial(self.scene.show_pile, self.after, event.side))
        self.line.cue(end, partial(item.setVisible, False))

    def _leftovers(self, event: LeftoversTaken) -> None:
        taken = [self.scene.cards[card] for card in event.taken if card in self.scene.cards]
        at = self._rest_on(0.0, self.pace.hold(600, own=False), None)
        self._carry_off(taken, at, event.side)

    def _dealer_takes(self, event: DealerCaptured) -> None:
        taken = [self.scene.cards[card] for card in event.taken if card in self.scene.cards]
        felt = self.scene.stage.theme.felt

        self._change_marks(0.0, dict.fromkeys(taken, Marks(rings=(Ring(felt.gold, 3.0, glow=True),))))
        if event.matta is not None and MATTA in self.scene.cards:
            badge = Badge(worn(event.matta), f"= {event.matta}")
            self.line.cue(0.0, partial(self.scene.cards[MATTA].wear, badge))
        at = self._rest_on(0.0, self.pace.capture(1100, event.seat == self.before.bottom), event.seat)
        if event.scope:
            self._flourish(at, event.seat, event.side, None, points=event.scope)
        self._carry_off(taken, at, event.side)

    def _carry_off(self, taken: list[CardItem], at: float, side: int) -> None:
        if not taken:
            return
        layout = self.scene.layout
        centre = Spot(layout.table.cx, layout.table.cy, taken[0].pose.spot.w)
        self._sweep(taken, self._gather(taken[-1], taken, centre, at), side)
