"""Movements of the pack: dealing, dealing again, shuffling."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from scopa_desktop.core.events import (
    Dealt,
    Misdealt,
)
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.table.card_item import CardItem, Pose
from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.motion import (
    in_cubic,
    in_out_cubic,
    in_out_sine,
    out_cubic,
)
from scopa_desktop.ui.table.moves import Moves
from scopa_desktop.ui.table.scene import Key


class Dealing(Moves):
    """What the pack does."""

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
            self._moment(end, "stock empty", stock.cx)

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
        self._moment(at + self.pace.travel(130), "dealt", pose.spot.cx, since=at)  # it is almost there by then
        self.line.cue(at, partial(self.scene.show_stock, left))
        end = self.fly(item, at, stock, pose.spot, 220, out_cubic)
        if own:
            self._flip(item, end, pose)
        else:
            self.line.cue(end, partial(self._land, item, pose))

    def _flip(self, item: CardItem, at: float, pose: Pose) -> float:
        end = self.fly(item, at, pose.spot, pose.spot, 180, in_out_sine, face=pose.face)
        self._moment(end, "flipped", pose.spot.cx, since=at)
        self.line.cue(end, partial(self._land, item, pose))
        return end

    def _misdeal(self, event: Misdealt) -> None:
        """Show the table that has to be collected, and collect it."""
        shown = replace(self.before, table=event.table)
        stock = self.scene.layout.seats.stock
        poses = self.scene.poses(shown)
        at = 0.0
        for number, card in enumerate(event.table, 1):
            self._deal_one(card, poses[card], stock, at, max(0, self.before.stock - number))
            at += self.pace.travel(70)
        at = self.line.wait(at + self.pace.travel(400)) + self.pace.hold(1400)
        for card in event.table:
            item = self.scene.cards[card]
            self._raise(item, at, level=2)
            end = self.fly(item, at, poses[card].spot, self._middle(), 320, in_out_cubic, face=BACK)
            self.line.cue(end, partial(item.setVisible, False))
        self._bring_stock(at)
        self._riffle(at + self.pace.travel(320))

    def _bring_stock(self, at: float) -> None:
        """Carry the pack to the middle, where it is shuffled."""
        spot = self.scene.layout.seats.stock
        self.line.cue(at, partial(self.scene.show_stock, 0))
        for i in range(3):
            item = self._extra(spot, spot.w, 0 if i else 2)
            item.setVisible(False)
            self.line.cue(at, partial(item.setVisible, True))
            start = spot.moved(-1.2 * i, -1.5 * i)
            end = self.fly(item, at, start, self._middle().moved(-1.2 * i, -1.5 * i), 320, in_out_cubic)
            self.line.cue(end, partial(item.setVisible, False))

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

    def _riffle(self, at: float) -> None:
        """Let two halves of the pack part and slide into each other, twice; then it becomes the stock."""
        middle, stock = self._middle(), self.scene.layout.seats.stock
        moving = not self.pace.reduced and self.pace.travel(1) > 0
        if moving:
            self._moment(at, "shuffled", middle.cx)
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
