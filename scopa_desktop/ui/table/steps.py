"""The choreography: what moves for each event, along a timeline.

A movement starts from the picture before the event and ends in the picture after it.  Whatever happens in
between, `TableScene.settle` with the state after it puts everything in its place; so a movement may be cut
short at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import SETTEBELLO, Card
from scopa_desktop.core.events import (
    Captured,
    CardLaid,
    DealerCaptured,
    Dealt,
    Declared,
    Event,
    LeftoversTaken,
    Misdealt,
    RoundStarted,
    Scopa,
)
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.table.card_item import PLAIN, CardItem, Marks, Pose
from scopa_desktop.ui.table.flourish import Disc, Flourish, Rays
from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.glint import Glint
from scopa_desktop.ui.table.motion import (
    Ease,
    Pace,
    Timeline,
    between,
    in_cubic,
    in_out_cubic,
    in_out_quad,
    in_out_sine,
    linear,
    out_back,
    out_cubic,
    out_quad,
)
from scopa_desktop.ui.table.scene import Z_FLOURISH, Z_FLYING, Key, TableScene
from scopa_desktop.ui.table.stage import Ring
from scopa_desktop.ui.table.state import TableState

MOMENTS = (
    "shuffled",
    "dealt",
    "laid",
    "taken",
    "settebello",
    "swept",
    "stock empty",
    "scopa",
    "declared",
)
"""What can be heard while cards move: `TableView.moment` tells it when it is seen."""
FADE = 120
"""Milliseconds of a fade in place of a journey, with reduced motion."""


class Steps:
    """Builds the timeline of one event.

    Args:
        scene: what moves.
        pace: how fast.
        before: what is shown now.
        after: what is shown afterwards.
        tell: called with the name of each moment that can be heard, see `MOMENTS`.
    """

    def __init__(
        self,
        scene: TableScene,
        pace: Pace,
        before: TableState,
        after: TableState,
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.scene, self.pace, self.before, self.after, self._tell = scene, pace, before, after, tell
        self.line = Timeline()
        self._z = Z_FLYING
        self._shifted: set[Key] = set()

    def build(self, event: Event, then: Scopa | None = None) -> Timeline:
        """Return the timeline of an event; `then` is a scopa made by this very capture."""
        match event:
            case Dealt():
                self._deal(event)
            case CardLaid():
                self._lay(event)
            case Captured():
                self._capture(event, then)
            case DealerCaptured():
                self._dealer_takes(event)
            case Declared():
                self._declare(event)
            case LeftoversTaken():
                self._leftovers(event)
            case Misdealt():
                self._misdeal(event)
            case RoundStarted():
                self._shuffle()
            case _:
                pass
        return self.line

    # ------------------------------------------------------------------------------------------- pieces

    def _next_z(self) -> float:
        self._z += 0.01
        return self._z

    def fly(
        self,
        item: CardItem,
        at: float,
        start: Spot,
        end: Spot,
        ms: float,
        ease: Ease = in_out_cubic,
        face: int | None = None,
        share: float = 1.0,
    ) -> float:
        """Let a card travel; return when it is there.

        Args:
            item: the card.
            at: when it starts, in milliseconds.
            start: from where.
            end: to where.
            ms: how long at normal speed.
            ease: how its speed changes.
            face: another face (or `BACK`) that it turns up on the way.
            share: in which share of the way it turns over.
        """
        ms = self.pace.travel(ms)
        if self.pace.reduced and ms:
            return self._fade_over(item, at, end, face)

        def run(t: float) -> None:
            turn = 1.0
            if face is not None:
                done = min(1.0, max(0.0, t / share))
                turn = abs(1 - 2 * done)
                if done >= 0.5:
                    item.show_face(face)
            item.fly(between(start, end, t), max(turn, 0.02))

        return self.line.tween(at, ms, run, ease)

    def _fade_over(self, item: CardItem, at: float, end: Spot, face: int | None) -> float:
        def run(t: float) -> None:
            if t >= 0.5:
                item.fly(end)
                if face is not None:
                    item.show_face(face)
            item.setOpacity(abs(1 - 2 * t))

        return self.line.tween(at, FADE, run)

    def _moment(self, at: float, name: str) -> None:
        self.line.cue(at, partial(self._tell, name))

    def _raise(self, item: CardItem, at: float, width: float | None = None, level: int = 4) -> None:
        """Bring a card above everything; its picture is drawn for the larger of two widths."""
        z = self._next_z()

        def call() -> None:
            item.setVisible(True)
            item.mark(PLAIN)
            here = item.spot
            if width is not None and width > here.w:
                item.sized(width)
                item.fly(here)
            item.raised(level, z)

        self.line.cue(at, call)

    def _shift_others(self, at: float, moved: Iterable[Key] = (), ms: float = 200) -> None:
        """Let all other cards go where they lie afterwards, each only once."""
        busy = self._shifted | set(moved)
        for key, pose in self.scene.poses(self.after).items():
            item = self.scene.cards.get(key)
            if item is None or key in busy or item.spot == pose.spot:
                continue
            if _close(item.spot, pose.spot):
                continue
            self._shifted.add(key)
            self.fly(item, at, item.spot, pose.spot, ms, in_out_quad)

    def _source(self, seat: int, card: Card) -> CardItem:
        """Return the item of a card that is about to be played; a hidden one is taken from the fan."""
        found = self.scene.cards.get(card)
        if found is not None:
            return found
        count = self.before.seats[seat].hand_count
        taken = (card * 7 + count) % max(1, count)
        if (seat, taken) not in self.scene.cards:
            return self._from_plate(seat, card)
        item = self.scene.rename((seat, taken), card)
        for i in range(taken + 1, count):
            if (seat, i) in self.scene.cards:
                self.scene.rename((seat, i), (seat, i - 1))
        return item

    def _from_plate(self, seat: int, card: Card) -> CardItem:
        place = self.scene.place(seat, self.before)
        plate = self.scene.layout.seats.plate(place)
        spot = Spot(plate.cx, plate.cy, self.scene.layout.seats.fan_w)
        return self.scene.add_card(card, Pose(spot, BACK, 1, Z_FLYING))

    def _lift(self, item: CardItem, at: float, width: float) -> tuple[float, Spot]:
        """Take a card up; return when it is up, and where it is then."""
        start = item.spot
        up = start.moved(0, -10 * self.scene.stage.u)
        self._raise(item, at, width)
        return self.fly(item, at, start, up, 90, out_quad), up

    # ------------------------------------------------------------------------------------------- dealing

    def _deal(self, event: Dealt) -> None:
        self.scene.slots.regrow()
        poses = self.scene.poses(self.after)
        stock = self.scene.layout.seats.stock
        order = self._dealing_order(event, poses)
        each = min(70.0, 1100.0 / max(1, len(order)))
        at, left = 0.0, event.stock + len(order)
        for key in order:
            left -= 1
            self._deal_one(key, poses.get(key), stock, at, left)
            at += self.pace.travel(each)
        self._shift_others(0.0, order)
        end = self.line.wait(max(at, self.line.length) + self.pace.hold(140))
        if event.stock == 0 and event.deals > 1:
            self._moment(end, "stock empty")

    def _dealing_order(self, event: Dealt, poses: dict[Key, Pose]) -> list[Key]:
        seats = self.after.seats
        dealer = next((n for n, seat in enumerate(seats) if seat.dealer), 0)
        hands = [[key for key, _ in self.scene.hand(self.after, seat)] for seat in range(len(seats))]
        turns = [(dealer + 1 + n) % len(seats) for n in range(len(seats))]
        most = max((len(hand) for hand in hands), default=0)
        order: list[Key] = [hands[seat][i] for i in range(most) for seat in turns if i < len(hands[seat])]
        return [key for key in (*order, *event.table) if key in poses]

    def _deal_one(self, key: Key, pose: Pose | None, stock: Spot, at: float, left: int) -> None:
        if pose is None:
            return
        if key in self.scene.cards:
            self.scene.drop(key)
        item = self.scene.add_card(key, replace(pose, face=BACK))
        item.setVisible(False)
        own = pose.face != BACK
        self._raise(item, at, level=2)
        self._moment(at, "dealt")
        self.line.cue(at, partial(self.scene.show_stock, left))
        end = self.fly(item, at, stock, pose.spot, 220, out_cubic)
        if own:
            self._flip(item, end, pose)
        else:
            self.line.cue(end, partial(self._land, item, pose))

    def _flip(self, item: CardItem, at: float, pose: Pose) -> float:
        end = self.fly(item, at, pose.spot, pose.spot, 180, in_out_sine, face=pose.face)
        self.line.cue(end, partial(self._land, item, pose))
        return end

    @staticmethod
    def _land(item: CardItem, pose: Pose) -> None:
        item.setVisible(True)
        item.setOpacity(1.0)
        item.place(pose)

    def _misdeal(self, event: Misdealt) -> None:
        """Show the table that has to be collected, and collect it."""
        shown = replace(self.before, table=event.table)
        stock = self.scene.layout.seats.stock
        poses = self.scene.poses(shown)
        at = 0.0
        for card in event.table:
            self._deal_one(card, poses[card], stock, at, max(0, self.before.stock))
            at += self.pace.travel(70)
        at = self.line.wait(at + self.pace.travel(400)) + self.pace.hold(1400)
        for card in event.table:
            item = self.scene.cards[card]
            self._raise(item, at, level=2)
            end = self.fly(item, at, poses[card].spot, self._middle(), 320, in_out_cubic, face=BACK)
            self.line.cue(end, partial(item.setVisible, False))
        self._riffle(at + self.pace.travel(330))

    def _shuffle(self) -> None:
        """Bring all piles together in the middle, shuffle, and put the pack back."""
        scene, at = self.scene, 0.0
        middle, gathered = self._middle(), []
        for side, pile in enumerate(self.before.piles):
            if not pile.count:
                continue
            spot = scene.layout.seats.piles[side].spot
            self.line.cue(0, partial(scene.show_pile, self.after, side))
            for i in range(min(3, pile.count)):
                item = self._extra(spot, spot.w)
                gathered.append(item)
                lag = self.pace.travel(40.0 * i)
                at = max(at, self.fly(item, lag, spot, middle, 420, in_out_cubic))
        self.line.cue(0, partial(scene.show_stock, 0))
        for item in gathered:
            self.line.cue(at, partial(item.setVisible, False))
        self._riffle(at)

    def _middle(self) -> Spot:
        """Return where the pack is shuffled."""
        layout = self.scene.layout
        return Spot(layout.table.cx, layout.table.cy, layout.seats.stock.w)

    def _extra(self, spot: Spot, width: float, level: int = 2) -> CardItem:
        item = CardItem(self.scene.stage, Pose(replace(spot, w=width), BACK, level, self._next_z()))
        self.scene.add_extra(item)
        return item

    def _riffle(self, at: float) -> None:
        """Let two halves of the pack part and slide into each other, twice; then it becomes the stock."""
        middle, stock = self._middle(), self.scene.layout.seats.stock
        self._moment(at, "shuffled")
        moving = not self.pace.reduced and self.pace.travel(1) > 0
        for _ in range(2 if moving else 0):
            at = self._riffle_once(at, middle)
        pack = [self._extra(middle, middle.w, 0 if i else 2) for i in range(4 if moving else 0)]
        end = at
        for i, item in enumerate(pack):
            item.setVisible(False)
            self.line.cue(at, partial(item.setVisible, True))
            start = middle.moved(-1.2 * i, -1.5 * i)
            end = self.fly(item, at, start, stock.moved(-1.2 * i, -1.5 * i), 300, in_out_cubic)
        self.line.cue(end, partial(self.scene.show_stock, self.after.stock or 40))

    def _riffle_once(self, at: float, middle: Spot) -> float:
        items = [self._extra(middle, middle.w, 2 if i < 2 else 0) for i in range(8)]  # a pack has one shadow
        end = at
        for i, item in enumerate(items):
            item.setVisible(False)
            side = -1 if i % 2 else 1
            away = replace(middle, cx=middle.cx + side * middle.w * 0.62, cy=middle.cy - i * 1.5, rot=side * 6.0)
            start = at + self.pace.travel(10.0 * i)
            self.line.cue(at, partial(item.setVisible, True))
            out = self.fly(item, start, middle, away, 160, out_cubic)
            back = middle.moved(-1.2 * (i // 2), -1.5 * (i // 2))
            end = max(end, self.fly(item, out + self.pace.travel(14.0 * i), away, back, 150, in_cubic))
        for item in items:
            self.line.cue(end, partial(item.setVisible, False))
        return end

    # -------------------------------------------------------------------------------------------- laying

    def _lay(self, event: CardLaid) -> None:
        item = self._source(event.seat, event.card)
        pose = self.scene.poses(self.after)[event.card]
        hidden = item.pose.face == BACK
        at, up = self._lift(item, 0.0, pose.spot.w)
        self._shift_others(at, [event.card])
        face = int(event.card) if hidden else None
        at = self.fly(item, at, up, pose.spot, 320, in_out_cubic, face, 0.6)
        self._moment(at, "laid")
        self.line.cue(at, partial(self._land, item, pose))
        self.line.wait(at + self.pace.travel(120) + self.pace.hold(250))

    # ----------------------------------------------------------------------------------------- capturing

    def _capture(self, event: Captured, scopa: Scopa | None) -> None:
        item = self._source(event.seat, event.card)
        taken = [self.scene.cards[card] for card in event.taken if card in self.scene.cards]
        meet = self._meeting_place(taken)
        hidden = item.pose.face == BACK
        at, up = self._lift(item, 0.0, meet.w)
        for other in taken:
            if not _close(other.spot, other.pose.spot):  # it was raised as one of the sets to choose from
                self.fly(other, 0.0, other.spot, other.pose.spot, 120, out_quad)
        self._shift_others(at, [event.card, *self.before.table])
        at = self.fly(item, at, up, meet, 340, in_out_cubic, int(event.card) if hidden else None, 0.6)
        own = event.seat == self.before.bottom
        face = self.before.seats[event.seat].avatar
        self.line.cue(at, partial(self._mark_capture, event, item, face))
        self._moment(at, "taken")
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
            self._moment(at + self.pace.travel(120), "settebello")
            shining = item if event.card == SETTEBELLO else self.scene.cards.get(SETTEBELLO)
            if shining is not None and not self.pace.reduced:
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
        self._moment(at, "swept")
        for i, item in enumerate(items):
            lag = self.pace.travel(18 * i)
            self._raise(item, at, level=3)
            end = max(end, self.fly(item, at + lag, start, pile, 380, in_out_cubic, face=BACK))
        self.line.cue(end, partial(self.scene.show_pile, self.after, side))
        return end

    def _scopa(self, item: CardItem, taken: list[CardItem], meet: Spot, at: float, event: Captured) -> None:
        pile = self.scene.layout.seats.piles[event.side]
        count = len(self.after.piles[event.side].scope)
        cross = pile.scope(max(1, count), self.scene.layout.aspect)[-1]
        self._flourish(at + self.pace.travel(120), event.seat, event.side, event.card)
        self._sweep(taken, meet, pile.spot, at, event.side)
        self._raise(item, at, level=3)
        start = at + self.pace.travel(80)
        end = self.fly(item, start, meet, cross, 380, in_out_cubic)
        self.line.cue(end, partial(self.scene.show_pile, self.after, event.side))
        self.line.cue(end, partial(item.setVisible, False))

    def _flourish(self, at: float, seat: int, side: int, card: Card | None, points: int = 1) -> None:
        """Write the word over the table; the point flies to the score."""
        scene, stage = self.scene, self.scene.stage
        self._moment(at, "scopa")
        if self.pace.hold(1) == 0:
            return
        layout = scene.layout
        rays = Rays(stage)
        flourish = Flourish(stage, self.word(), self.swept(seat, card), layout.setup.width)
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
            rays.setOpacity(1.0)
            rays.grow(1.0 if still else t)

        shown = self.line.tween(at, max(FADE, self.pace.travel(260)), come)
        self.line.tween(at, self.pace.travel(420), shine, out_cubic)
        held = shown + self.pace.hold(700)
        self.line.tween(held, self.pace.travel(240), go)
        self._point_flies(at + self.pace.travel(420), side, points)

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
        disc = Disc(scene.stage, f"+{points}", 15)
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

    @staticmethod
    def word() -> str:
        """Return what is called out when the table is swept."""
        return QCoreApplication.translate("Table", "Scopa!")

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

    # --------------------------------------------------------------------------- leftovers, dealer's table

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

    # -------------------------------------------------------------------------------------- declaration

    def _declare(self, event: Declared) -> None:
        scene = self.scene
        poses = scene.poses(self.after)
        for i, card in enumerate(scene.sorted(event.hand)):
            if card not in scene.cards and (event.seat, i) in scene.cards:
                item = scene.rename((event.seat, i), card)
                pose = poses[card]
                at = self.pace.travel(60.0 * i)
                self.fly(item, at, item.spot, pose.spot, 180, in_out_sine, face=pose.face)
        plate = scene.layout.seats.plate(scene.place(event.seat, self.after))
        disc = Disc(scene.stage, f"+{event.points}")
        u = scene.layout.u
        x = min(max(plate.cx, 50 * u), scene.layout.setup.width - 50 * u)
        y = plate.bottom + 44 * u if plate.cy < scene.layout.setup.height / 2 else plate.y - 44 * u
        disc.setPos(x, y)
        disc.setZValue(Z_FLOURISH)
        disc.setScale(0.01)
        scene.add_extra(disc)
        at = self.pace.travel(240)
        self._moment(at, "declared")
        end = self.line.tween(at, self.pace.travel(260), lambda t: disc.setScale(max(0.01, t)), out_back)
        held = end + self.pace.hold(900)
        self.line.tween(held, self.pace.travel(160), lambda t: disc.setOpacity(1 - t), linear)

    # ---------------------------------------------------------------------------------------- taking back

    def turn_back(self) -> Timeline:
        """Return the movement from what is shown to another state: for a play that is taken back."""
        scene = self.scene
        poses = scene.poses(self.after)
        stock, origin = scene.layout.seats.stock, self._where_from()
        gone = {key: item for key, item in scene.cards.items() if key not in poses}
        for key, pose in poses.items():
            item = scene.cards.get(key)
            start = item.spot if item is not None else origin
            if item is None:
                item = self._comes_back(key, pose, gone, origin)
                start = item.spot
            if not _close(start, pose.spot):
                item.raised(2, self._next_z())
                self.fly(item, 0.0, start, pose.spot, 260, in_out_cubic)
        for item in gone.values():
            if self.after.stock > self.before.stock:
                item.raised(2, self._next_z())
                self.fly(item, 0.0, item.spot, stock, 260, in_out_cubic, face=BACK)
            else:
                item.hide()
        return self.line

    def _where_from(self) -> Spot:
        """Return where cards come back from: the pile that loses the most, else the stock."""
        seats = self.scene.layout.seats
        lost = [now.count - then.count for now, then in zip(self.before.piles, self.after.piles, strict=True)]
        side = max(range(len(lost)), key=lost.__getitem__, default=0)
        return seats.piles[side].spot if lost and lost[side] > 0 else seats.stock

    def _comes_back(self, key: Key, pose: Pose, gone: dict[Key, CardItem], origin: Spot) -> CardItem:
        """Return an item for a card that returns: the one that leaves the table, or one from the pile."""
        for old in [old for old in gone if old in self.before.table and not isinstance(key, int)]:
            gone.pop(old)
            item = self.scene.rename(old, key)
            item.show_face(pose.face)
            return item
        return self.scene.add_card(key, replace(pose, spot=origin))


def _close(one: Spot, other: Spot) -> bool:
    return (
        abs(one.cx - other.cx) < 1
        and abs(one.cy - other.cy) < 1
        and abs(one.w - other.w) < 1
        and abs(one.rot - other.rot) < 0.1
    )
