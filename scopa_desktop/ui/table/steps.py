"""The choreography: what moves for each event, along a timeline.

A movement starts from the picture before the event and ends in the picture after it.  Whatever happens in
between, `TableScene.settle` with the state after it puts everything in its place; so a movement may be cut
short at any moment.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from scopa_desktop.core.events import (
    Captured,
    CardLaid,
    DealerCaptured,
    Dealt,
    Declared,
    Event,
    InstantlyWon,
    LeftoversTaken,
    Misdealt,
    RoundStarted,
    Scopa,
)
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.table.card_item import CardItem, Pose
from scopa_desktop.ui.table.dealing import Dealing
from scopa_desktop.ui.table.flourish import Disc
from scopa_desktop.ui.table.geometry import Spot
from scopa_desktop.ui.table.glass import pile_top
from scopa_desktop.ui.table.motion import (
    Timeline,
    in_out_cubic,
    in_out_sine,
    linear,
    out_back,
)
from scopa_desktop.ui.table.moves import MOMENTS, Moment, close
from scopa_desktop.ui.table.scene import Z_FLOURISH, Key
from scopa_desktop.ui.table.taking import Taking

__all__ = ["MOMENTS", "Moment", "Steps"]

_BACK = 240
"""Milliseconds in which a card goes back to where it came from: 60 % of its way there."""


class Steps(Dealing, Taking):
    """Builds the timeline of one event."""

    def build(self, event: Event, then: Scopa | None = None) -> Timeline:
        """Return the timeline of an event; `then` is a scopa made by this very capture."""
        if not isinstance(event, Captured):
            self._clear_marks(0.0)
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
            case InstantlyWon():
                self._win_at_once(event)
            case RoundStarted():
                self._shuffle()
            case _:
                pass
        return self.line

    def _lay(self, event: CardLaid) -> None:
        item = self._source(event.seat, event.card)
        pose = self.scene.poses(self.after)[event.card]
        hidden = item.pose.face == BACK
        at, up = self._lift(item, 0.0, pose.spot.w)
        self._shift_others(at, [event.card])
        face = int(event.card) if hidden else None
        at = self.fly(item, at, up, self._held(pose.spot), 320, in_out_cubic, face, 0.6)
        at = self._put_down(item, at, pose)
        self._moment(at - self.pace.travel(60), "laid", pose.spot.cx, event.seat)
        self.line.wait(at + self.pace.hold(250, event.seat == self.before.bottom))

    def _declare(self, event: Declared) -> None:
        scene = self.scene
        poses = scene.poses(self.after)
        for i, card in enumerate(scene.sorted(event.hand)):
            if card not in scene.cards and (event.seat, i) in scene.cards:
                item = scene.rename((event.seat, i), card)
                pose = poses[card]
                at = self.pace.travel(60.0 * i)
                self.fly(item, at, item.spot, pose.spot, 180, in_out_sine, face=pose.face)
        self.line.cue(self.pace.travel(180), partial(scene.wear, self.after))
        plate = scene.layout.seats.plate(scene.place(event.seat, self.after))
        disc = Disc(scene.stage, f"+{event.points}")
        u = scene.layout.u
        x = min(max(plate.cx, 50 * u), scene.layout.setup.width - 50 * u)
        y = plate.bottom + 44 * u if plate.cy < scene.layout.setup.height / 2 else plate.y - 44 * u
        disc.setPos(x, y)
        disc.setZValue(Z_FLOURISH)
        disc.setOpacity(0.0)
        scene.add_extra(disc)
        at = self.pace.travel(240)
        self._moment(at, "declared", x, event.seat)

        def come(t: float) -> None:
            disc.setOpacity(min(1.0, 2 * t))
            disc.setScale(1.0 if self.pace.reduced else max(0.01, out_back(t)))

        end = self.line.tween(at, self.pace.travel(260), come)
        held = self._rest_on(end, self.pace.hold(900, event.seat == self.before.bottom), event.seat)
        self.line.tween(held, self.pace.travel(160), lambda t: disc.setOpacity(1 - t), linear)

    # ---------------------------------------------------------------------------------------- taking back

    def turn_back(self) -> Timeline:
        """Return the movement from what is shown to another state: for a play that is taken back."""
        scene, after = self.scene, self.after
        self._clear_marks(0.0)
        poses = scene.poses(after)
        gone = {key: item for key, item in scene.cards.items() if key not in poses}
        lost = [max(0, now.count - then.count) for now, then in zip(self.before.piles, after.piles, strict=True)]
        for side in range(len(after.piles)):
            self.line.cue(0.0, partial(scene.show_pile, after, side))
        self.line.cue(0.0, partial(scene.show_stock, min(self.before.stock, after.stock)))
        at = 0.0
        for key in sorted(poses, key=lambda key: (key in scene.cards, isinstance(key, int))):
            pose = poses[key]
            item = scene.cards.get(key) or self._comes_back(key, pose, gone, lost)
            turned = item.pose.face != pose.face
            if turned or not close(item.spot, pose.spot):
                self._raise(item, at, pose.spot.w, level=max(2, pose.level))
                face = pose.face if turned else None
                end = self.fly(item, at, item.spot, pose.spot, _BACK, in_out_cubic, face)
                self.line.cue(end, partial(self._land, item, pose))
                self._moment(end, "taken back", pose.spot.cx)
        for key, item in gone.items():
            self._goes_back(key, item, at)
        return self.line

    def _comes_back(self, key: Key, pose: Pose, gone: dict[Key, CardItem], lost: list[int]) -> CardItem:
        """Return an item for a card that returns: one that leaves the table, or one from the pile that has lost it."""
        seat = self.before.bottom if isinstance(key, int) else key[0]
        if not isinstance(key, int):
            shown = self.before.seats[seat].face_up
            old = next((old for old in (*shown, *reversed(self.before.table)) if old in gone), None)
            if old is not None:
                gone.pop(old)
                return self.scene.rename(old, key)
        side = self._robbed(key, self.before.side_of(seat), lost)
        if side is None:
            return self.scene.add_card(key, replace(pose, spot=self.scene.layout.seats.stock, face=BACK))
        lost[side] -= 1
        pile = self.scene.layout.seats.piles[side].spot
        return self.scene.add_card(
            key, replace(pose, spot=pile_top(pile, self.before.piles[side].count, self.scene.stage.u), face=BACK)
        )

    def _robbed(self, key: Key, own: int, lost: list[int]) -> int | None:
        """Return the side from whose pile a card comes back, as far as that can be known; None if from nobody's."""
        last = self.before.last
        if last is not None and last.side is not None and key in last.taken and lost[last.side]:
            return last.side
        return own if lost[own] else next((side for side, count in enumerate(lost) if count), None)

    def _goes_back(self, key: Key, item: CardItem, at: float) -> None:
        """Let a card that is seen no more go to the stock, or to the player who holds it where nobody sees it."""
        seats = self.scene.layout.seats
        if self.after.stock > self.before.stock:
            goal = seats.stock
        else:
            last = self.before.last
            seat = (
                last.seat if last is not None and last.card == key else (self.before.bottom + 1) % len(self.after.seats)
            )
            plate = seats.plate(self.scene.place(seat, self.after))
            goal = Spot(plate.cx, plate.cy, seats.fan_w)
        self._raise(item, at, level=2)
        end = self.fly(item, at, item.spot, goal, _BACK, in_out_cubic, None if item.pose.face == BACK else BACK)
        self.line.cue(end, partial(item.setVisible, False))
