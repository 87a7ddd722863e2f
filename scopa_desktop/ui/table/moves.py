"""The pieces of which every movement at the table is made: lift, fly, turn over, land."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from math import pi, sin

from scopa_desktop.core.cards import Card
from scopa_desktop.sound.cues import lead
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.table.card_item import PLAIN, CardItem, Marks, Pose
from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.motion import (
    Ease,
    Pace,
    Timeline,
    between,
    flight,
    in_out_cubic,
    in_out_quad,
    out_quad,
)
from scopa_desktop.ui.table.scene import MARKING, Z_FLYING, Key, TableScene
from scopa_desktop.ui.table.state import TableState

MOMENTS = (
    "shuffled",
    "dealt",
    "flipped",
    "laid",
    "taken",
    "taken back",
    "settebello",
    "swept",
    "stock empty",
    "scopa",
    "declared",
    "won at once",
)
"""What can be heard while cards move: `TableView.moment` tells it so early that its sound hits when it is seen."""
FADE = 120
"""Milliseconds of a fade in place of a journey, with reduced motion."""
HELD, SWELL = 1.035, 0.05
"""How much larger a card looks that is held above the table, and one that is turned over there."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that can be heard.

    Attributes:
        name: one of `MOMENTS`, or "choice" or "your turn".
        place: from where: 0 the left edge of the table, 1 the right.
        own: whether it is the bottom seat that does it, or nobody.
    """

    name: str
    place: float = 0.5
    own: bool = True


class Moves:
    """Puts movements of cards on a timeline.

    Args:
        scene: what moves.
        pace: how fast.
        before: what is shown now.
        after: what is shown afterwards.
        tell: called with each moment that can be heard.
    """

    def __init__(
        self,
        scene: TableScene,
        pace: Pace,
        before: TableState,
        after: TableState,
        tell: Callable[[Moment], None] = lambda _: None,
    ) -> None:
        self.scene, self.pace, self.before, self.after, self._tell = scene, pace, before, after, tell
        self.line = Timeline()
        self._z = Z_FLYING
        self._shifted: set[Key] = set()
        self._gathered: dict[CardItem, Spot] = {}
        """Where the cards of a packet lie once they are drawn together."""

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
        way: Callable[[Spot, Spot, float], Spot] | None = None,
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
            way: where it is between the two places; None carries it through the air, `between` shoves it along.
        """
        ms = self.pace.travel(ms)
        if self.pace.reduced and ms:
            return self._fade_over(item, at, start, end, face)
        swell = SWELL if close(start, end) else 0.0
        if way is None:  # a card bows towards the table, not out of the window
            high = (start.cy + end.cy) / 2 < 0.25 * self.scene.layout.setup.height
            way = partial(flight, up=-1.0 if high else 1.0)

        def run(t: float) -> None:
            spot, turn = way(start, end, t), 0.0
            if face is not None:
                turn = min(1.0, max(0.0, t / share))
                if turn >= 0.5:
                    item.show_face(face)
                spot = replace(spot, w=spot.w * (1 + swell * sin(pi * turn)))
            item.fly(spot, turn if turn < 1 else 0.0)

        return self.line.tween(at, ms, run, ease)

    def _fade_over(self, item: CardItem, at: float, start: Spot, end: Spot, face: int | None) -> float:
        near = abs(end.cx - start.cx) + abs(end.cy - start.cy) < 0.8 * start.w
        if near and face is None:  # a card that only makes room
            self.line.cue(at, partial(item.fly, end))
            return at

        def run(t: float) -> None:
            item.fly(start if t < 0.5 else end)
            if t >= 0.5 and face is not None:
                item.show_face(face)
            item.setOpacity(abs(1 - 2 * t))

        return self.line.tween(at, FADE, run)

    def _change_marks(self, at: float, wanted: Mapping[CardItem, Marks]) -> None:
        """Let the marks of some cards become others, little by little."""
        changing: list[CardItem] = []

        def begin() -> None:
            changing.extend(item for item, marks in wanted.items() if item.change_marks(marks))

        def run(share: float) -> None:
            for item in changing:
                item.blend(share)

        self.line.cue(at, begin)
        self.line.tween(at, self.pace.travel(MARKING), run)

    def _clear_marks(self, at: float) -> None:
        """Let all cards become plain, little by little."""
        self._change_marks(at, dict.fromkeys(self.scene.cards.values(), PLAIN))

    def _moment(self, at: float, name: str, x: float | None = None, seat: int | None = None, since: float = 0) -> None:
        """Let something be heard when it is seen.

        Args:
            at: when it is seen; its sound begins a little earlier.
            name: one of `MOMENTS`.
            x: where on the table.
            seat: who does it, if anybody.
            since: when its sound begins at the earliest.
        """
        place = 0.5 if x is None else x / self.scene.layout.setup.width
        moment = Moment(name, place, seat is None or seat == self.before.bottom)
        self.line.cue(max(since, at - lead(name)), partial(self._tell, moment))

    def _rest_on(self, at: float, ms: float, seat: int | None) -> float:
        """Leave what somebody did in sight, if need be until the person goes on; return when that ends."""
        if not (self.pace.waits and self.before.attended and seat != self.before.bottom):
            return self.line.wait(at + ms)
        end = self.line.wait(at + max(1.0, ms))  # there is a moment at which time can stand still
        self.line.stop(end)
        return end

    def _raise(self, item: CardItem, at: float, width: float | None = None, level: int = 4) -> float:
        """Bring a card above everything; its picture is drawn for the larger of two widths. Return its height."""
        z = self._next_z()

        def call() -> None:
            item.setVisible(True)
            here = item.spot
            if width is not None and width > here.w:
                item.sized(width)
                item.fly(here)
            item.raised(level, z)

        self.line.cue(at, call)
        return z

    def _shift_others(self, at: float, moved: Iterable[Key] = (), ms: float = 200) -> None:
        """Let all other cards go where they lie afterwards, each only once."""
        busy = self._shifted | set(moved)
        for key, pose in self.scene.poses(self.after).items():
            item = self.scene.cards.get(key)
            if item is None or key in busy or item.spot == pose.spot:
                continue
            if close(item.spot, pose.spot):
                continue
            self._shifted.add(key)
            self.fly(item, at, item.spot, pose.spot, ms, in_out_quad, way=between)

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
        z = self._raise(item, at, width, level=3)
        if self.pace.reduced:
            return at, start
        up = replace(start.moved(0, -10 * self.scene.stage.u), w=start.w * HELD)
        end = self.fly(item, at, start, up, 90, out_quad)
        self.line.cue(end, partial(item.raised, 4, z))
        return end, up

    def _held(self, spot: Spot) -> Spot:
        """Return where a card is held just before it is put down there."""
        return spot if self.pace.reduced else replace(spot.moved(0, -4 * self.scene.stage.u), w=spot.w * HELD)

    def _put_down(self, item: CardItem, at: float, pose: Pose) -> float:
        """Let a card that is held come down onto the table; return when it lies."""
        ms = 0.0 if self.pace.reduced else self.pace.travel(120)
        start, z = self._held(pose.spot), self._z

        def run(t: float) -> None:
            item.fly(between(start, pose.spot, t))
            item.raised(max(pose.level, 3 if t < 0.5 else 2), z)

        end = self.line.tween(at, ms, run, out_quad)
        self.line.cue(end, partial(self._land, item, pose))
        return end

    @staticmethod
    def _land(item: CardItem, pose: Pose) -> None:
        item.setVisible(True)
        item.setOpacity(1.0)
        item.place(pose)

    def _middle(self) -> Spot:
        """Return where the pack is shuffled."""
        layout = self.scene.layout
        return Spot(layout.table.cx, layout.table.cy, layout.seats.stock.w)

    def _extra(self, spot: Spot, width: float, level: int = 2) -> CardItem:
        item = CardItem(self.scene.stage, Pose(replace(spot, w=width), BACK, level, self._next_z()))
        self.scene.add_extra(item)
        return item


def close(one: Spot, other: Spot) -> bool:
    """Tell whether two places are the same to the eye."""
    return (
        abs(one.cx - other.cx) < 1
        and abs(one.cy - other.cy) < 1
        and abs(one.w - other.w) < 1
        and abs(one.rot - other.rot) < 0.1
    )
