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


class Steps(Dealing, Taking):
    """Builds the timeline of one event."""

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
        at = self.fly(item, at, up, pose.spot, 320, in_out_cubic, face, 0.6)
        self._moment(at, "laid", pose.spot.cx, event.seat)
        self.line.cue(at, partial(self._land, item, pose))
        self.line.wait(at + self.pace.travel(120) + self.pace.hold(250))

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
        disc.setScale(0.01)
        scene.add_extra(disc)
        at = self.pace.travel(240)
        self._moment(at, "declared", x, event.seat)
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
            if not close(start, pose.spot):
                item.raised(2, self._next_z())
                end = self.fly(item, 0.0, start, pose.spot, 260, in_out_cubic)
                self._moment(end, "taken back", pose.spot.cx)
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
