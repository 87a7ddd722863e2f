"""The scene: one item for each card and each piece of glass, brought to what a `TableState` says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from scopa_desktop.core.cards import MATTA, Card, rank_of
from scopa_desktop.ui.decks.pixmaps import BACK
from scopa_desktop.ui.table.aids import Gone, GoneItem, SumItem, sum_words, table_sum
from scopa_desktop.ui.table.card_item import CardItem, Pose
from scopa_desktop.ui.table.decor import REST, Look, matta_badge
from scopa_desktop.ui.table.geometry import Rect, Spot
from scopa_desktop.ui.table.glass import (
    LineContent,
    LineItem,
    PileContent,
    PileItem,
    Plate,
    PlateItem,
    StockContent,
    StockItem,
    TabletItem,
    pile_bounds,
)
from scopa_desktop.ui.table.layout import Layout, Setup
from scopa_desktop.ui.table.motion import Clock, between, out_quad
from scopa_desktop.ui.table.slots import Slots
from scopa_desktop.ui.table.stage import Stage
from scopa_desktop.ui.table.state import Line, SortBy, Speed, TableState

Key: TypeAlias = Card | tuple[int, int]
"""A card whose face is known, or a hidden one: its seat and its place in the fan."""

Z_STOCK, Z_PILE, Z_TABLE, Z_FAN, Z_HAND, Z_GLASS, Z_LINE = 1.0, 2.0, 3.0, 4.0, 5.0, 7.0, 8.0
Z_FLYING, Z_FLOURISH, Z_PROMPT, Z_PEEK = 20.0, 30.0, 40.0, 50.0
MARKING = 120
"""Milliseconds in which rings and dimming come and go."""
ROOM_FOR_ARROW = 8.0
"""How much higher the information line stands while a hint's arrow points at a card below it, in units."""
EMPTY = TableState((), ())


class TableScene(QGraphicsScene):
    """Everything on the felt.

    Args:
        stage: what the items paint with.
        clock: ticks while a card glides.
        parent: the widget with which the scene ends.

    Attributes:
        state: what is shown.
        layout: where it lies.
        cards: the card items.
        hidden_glass: glass that is shown by somebody else for a while (the information line's place).
    """

    def __init__(self, stage: Stage, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.stage = stage
        self.state = EMPTY
        self._company = EMPTY
        self.cards: dict[Key, CardItem] = {}
        self.extras: list[QGraphicsItem] = []
        self.side = 0.0
        """How much of the right edge is left to something else, in pixels."""
        self.line_shown = True
        self.waiting = False
        """Whether the person has to go on before anything else is shown."""
        self._clock = clock
        self._prompt = 0.0
        self._looks: dict[Card, Look] = {}
        self._progress: dict[int, float] = {}
        self._glides: dict[CardItem, tuple[Spot, Spot]] = {}
        self._blends: list[CardItem] = []
        self.layout = Layout(Setup(1280, 756, stage.aspect))
        self.slots = Slots(self.layout)
        self.tablet = TabletItem(stage, Z_GLASS)
        self.line = LineItem(stage, Z_LINE)
        self.stock = StockItem(stage, Z_STOCK, 24)
        self.plates: list[PlateItem] = []
        self.piles: list[PileItem] = []
        self.sum = SumItem(stage, Z_LINE)
        self.gone = GoneItem(stage, Z_GLASS)
        for item in (self.tablet, self.line, self.stock, self.sum, self.gone):
            self.addItem(item)

    # -------------------------------------------------------------------------------------------- layout

    def resize(self, width: float, height: float) -> None:
        """Follow the window; `settle` lays everything anew."""
        self.setSceneRect(0, 0, width, height)

    def relayout(self, state: TableState) -> None:
        """Make the layout that a state needs, unless it is there already."""
        rect, seats = self.sceneRect(), max(1, len(state.seats))
        sides = tuple(tuple(self.place(seat, state) for seat in side) for side in state.sides)
        setup = Setup(
            max(1.0, rect.width() - self.side),
            max(1.0, rect.height()),
            self.stage.aspect,
            sides if seats > 1 else ((0,), (1,)),
            max(1, state.hand_size),
            len(state.tablet.rows),
            self._prompt,
            self.stage.theme.text_size,
            self._gone_shown(state),
        )
        if setup == self.layout.setup:
            return
        self.layout = Layout(setup)
        self.stage.u = self.layout.u
        self.slots.relayout(self.layout)

    @property
    def prompt(self) -> float:
        """How much room is kept between table and hand, in units."""
        return self._prompt

    def set_prompt(self, height: float) -> None:
        """Keep this much room, in units, between table and hand."""
        self._prompt = height

    @staticmethod
    def place(seat: int, state: TableState) -> int:
        """Return a seat's place on the screen, counted counter-clockwise from the bottom."""
        return (seat - state.bottom) % max(1, len(state.seats))

    # --------------------------------------------------------------------------------------------- cards

    def hand(self, state: TableState, seat: int) -> list[tuple[Key, int]]:
        """Return a player's cards from the left: each one's key and face."""
        player = state.seats[seat]
        if isinstance(player.hand, tuple):
            return [(card, int(card)) for card in self.sorted(player.hand)]
        known = self.sorted(player.face_up)[: player.hand]
        hidden = [((seat, i), BACK) for i in range(player.hand - len(known))]
        return [*((card, int(card)) for card in known), *hidden]

    def sorted(self, cards: tuple[Card, ...]) -> list[Card]:
        """Return a hand in the order that the player likes."""
        if self.stage.settings.sort_by is SortBy.VALUE:
            return sorted(cards, key=lambda card: (rank_of(card), card))
        return sorted(cards)

    def poses(self, state: TableState) -> dict[Key, Pose]:
        """Return how every card lies in a state; table cards get their places."""
        self.relayout(state)
        self.slots.show(state.table)
        found: dict[Key, Pose] = {card: Pose(self.slots.spot(card), card, 1, Z_TABLE) for card in state.table}
        for seat in range(len(state.seats)):
            place = self.place(seat, state)
            cards = self.hand(state, seat)
            open_ = place != 0 and any(face != BACK for _, face in cards)
            spots = self.layout.seats.open_fan(place, len(cards)) if open_ else self.layout.seats.fan(place, len(cards))
            level, z = (2, Z_HAND) if place == 0 else (1, Z_FAN)
            for i, ((key, face), spot) in enumerate(zip(cards, spots, strict=True)):
                if face != BACK or place == 0 or self.stage.settings.show_backs:
                    found[key] = Pose(spot, face, level, z + i * 0.01)
        return found

    def settle(self, state: TableState) -> None:
        """Show exactly this state, at once."""
        self.stop_glides()
        self.clear_extras()  # before the cards: some lie on one
        self.state = state
        poses = self.poses(state)
        for key in [key for key in self.cards if key not in poses]:
            self.drop(key)
        for key, pose in poses.items():
            item = self.cards.get(key)
            if item is None:
                self.add_card(key, pose)
            else:
                item.setVisible(True)
                item.setOpacity(1.0)
                item.place(pose)
        self.wear(state)
        self.show_glass(state)
        self._put_looks(glide=False, blend=False)

    def move_over(self, glide: bool = True) -> None:
        """Lay everything where the layout wants it now; cards of the table glide there, unless they are to jump."""
        before = {card: item.spot for card in self.state.table if (item := self.cards.get(card)) is not None}
        self.settle(self.state)
        for card, spot in before.items():
            if glide and self.cards[card].spot != spot:
                self.glide_home(card, spot)

    def wear(self, state: TableState) -> None:
        """Let the seven of cups wear its value, wherever it is seen."""
        item = self.cards.get(MATTA)
        if item is not None:
            item.wear(matta_badge(state))

    def add_card(self, key: Key, pose: Pose) -> CardItem:
        """Put a new card on the scene."""
        item = CardItem(self.stage, pose)
        self.cards[key] = item
        self.addItem(item)
        return item

    def rename(self, old: Key, new: Key) -> CardItem:
        """Let an item stand for another card: a hidden one whose face is seen now."""
        item = self.cards.pop(old)
        self.cards[new] = item
        return item

    def drop(self, key: Key) -> None:
        """Take a card off the scene."""
        item = self.cards.pop(key)
        self._glides.pop(item, None)
        self._blends = [each for each in self._blends if each is not item]
        self.removeItem(item)

    def add_extra(self, item: QGraphicsItem) -> None:
        """Put an item on the scene that lasts until the next `settle`."""
        self.extras.append(item)
        self.addItem(item)

    def clear_extras(self) -> None:
        """Take off what was only there for a movement."""
        for item in self.extras:
            if item.scene() is self:
                self.removeItem(item)
        self.extras.clear()

    # --------------------------------------------------------------------------------------------- looks

    def set_looks(self, looks: dict[Card, Look], glide: bool = True) -> None:
        """Raise and mark cards; cards that are not named lie as they lie."""
        if looks == self._looks:
            return
        self._looks = looks
        settings = self.stage.settings
        still = settings.speed is Speed.OFF or settings.reduced_motion
        self._put_looks(glide, blend=not still and any(view.isVisible() for view in self.views()))

    def _put_looks(self, glide: bool, blend: bool) -> None:
        poses = self.poses(self.state)
        for key, pose in poses.items():
            item = self.cards.get(key)
            if item is None:
                continue
            look = self._looks.get(key, REST) if isinstance(key, int) else REST
            wanted = pose.lifted(look.lift * self.stage.u, look.level or pose.level) if look.lift else pose
            if not blend:
                item.mark(look.marks)
            elif item.change_marks(look.marks):
                self._blends.append(item)
            if wanted == item.pose and item not in self._glides:
                continue
            self._move(item, wanted, glide and not self.stage.settings.reduced_motion)
        if self._blends:
            self._clock.start(self._blend)

    def _blend(self, ms: float) -> bool:
        share = min(1.0, ms / MARKING)
        for item in self._blends:
            item.blend(share)
        if share >= 1:
            self._blends.clear()
        return share < 1

    def _move(self, item: CardItem, pose: Pose, glide: bool) -> None:
        here = item.spot
        item.pose = pose
        if not glide:
            item.place(pose)
            return
        item.raised(pose.level, pose.z)
        item.place(pose)
        item.fly(here)
        self._glides[item] = (here, pose.spot)
        self._clock.start(self._glide)

    def _glide(self, ms: float) -> bool:
        share = min(1.0, ms / 90)
        for item, (start, end) in tuple(self._glides.items()):
            if share >= 1:
                item.place(item.pose)
            else:
                item.fly(between(start, end, out_quad(share)))
        if share >= 1:
            self._glides.clear()
        return bool(self._glides)

    def stop_glides(self) -> None:
        """Let gliding cards jump to where they go; marks that come and go stay for a movement to take over."""
        for item in self._glides:
            item.place(item.pose)
        self._glides.clear()
        self._blends.clear()
        self._clock.stop(self._glide)
        self._clock.stop(self._blend)

    def put(self, spots: Mapping[Key, Spot]) -> None:
        """Leave cards where they are held, though they lie elsewhere, until a movement fetches them from there."""
        for key, spot in spots.items():
            item = self.cards.get(key)
            if item is not None and item.spot != spot:
                item.fly(spot)

    def glide_home(self, card: Card, here: Spot) -> None:
        """Let a card glide from here to where it lies."""
        item = self.cards.get(card)
        if item is not None and not self.stage.settings.reduced_motion:
            item.fly(here)
            self._glides[item] = (here, item.pose.spot)
            self._clock.start(self._glide)

    def forget_looks(self) -> None:
        """Raise and mark no card any more, but for what a movement that begins makes of the marks they wear."""
        self._looks = {}

    # --------------------------------------------------------------------------------------------- glass

    def show_glass(self, state: TableState) -> None:
        """Show tablet, plates, piles, stock and information line."""
        self.relayout(state)
        self.show_tablet(state)
        self.show_plates(state)
        for side in range(len(state.sides)):
            self.show_pile(state, side)
        for item in self.piles[len(state.sides) :]:
            self.removeItem(item)
        del self.piles[len(state.sides) :]
        self.show_stock(state.stock)
        self.show_gone(state)
        self.show_line(state.line)

    def show_tablet(self, state: TableState) -> None:
        """Show the score."""
        self.tablet.setVisible(bool(state.seats) and self.stage.settings.glass)
        self.tablet.show_content(self.layout.tablet, state.tablet)

    def show_plates(self, state: TableState) -> None:
        """Show who sits where, and whose turn it is."""
        self._company = state
        while len(self.plates) < len(state.seats):
            self.plates.append(PlateItem(self.stage, Z_GLASS))
            self.addItem(self.plates[-1])
        while len(self.plates) > len(state.seats):
            self.removeItem(self.plates.pop())
        for seat, player in enumerate(state.seats):
            place = self.place(seat, state)
            narrow = self.layout.seats.is_portrait(place)
            resting = player.subtitle == player.resting
            plate = Plate(
                player.name,
                player.avatar,
                player.brief if narrow and resting and player.brief else player.subtitle,
                player.to_play,
                player.dealer,
                player.team,
                player.points,
                self._progress.get(seat) if player.thinking is not None else None,
                narrow,
                player.gained,
                state.customs.unwanted,
            )
            item = self.plates[seat]
            item.setVisible(self.stage.settings.glass)
            item.setToolTip(player.about)
            item.show_content(self.layout.seats.plate(place, item.natural_width(plate)), plate)

    def show_pile(self, state: TableState, side: int) -> None:
        """Show one side's pile."""
        while len(self.piles) <= side:
            self.piles.append(PileItem(self.stage, Z_PILE, 4))
            self.addItem(self.piles[-1])
        pile, held = self.layout.seats.piles[side], state.piles[side]
        last = state.last
        face = state.seats[last.seat].avatar if last is not None and last.side == side and held.count else ""
        content = PileContent(pile, held.count, held.scope, self.stage.settings.show_counts, face)
        self.piles[side].show_content(pile_bounds(pile, self.stage.aspect, self.stage.u), content)

    def show_stock(self, count: int) -> None:
        """Show how many cards are left."""
        spot = self.layout.seats.stock
        bounds = spot.bounds(self.stage.aspect).grown(4 * self.stage.u)
        self.stock.setVisible(count > 0 and self.stage.settings.glass)
        self.stock.show_content(bounds, StockContent(spot, count))

    def _gone_shown(self, state: TableState) -> bool:
        settings = self.stage.settings
        return settings.show_gone and settings.glass and state.memory is not None

    def show_gone(self, state: TableState) -> None:
        """Show which cards are gone."""
        self.gone.setVisible(self._gone_shown(state))
        if state.memory is not None and self.gone.isVisible():
            marks = self.stage.marks
            self.gone.show_content(self.layout.seats.gone, Gone.of(state.memory, marks.ranks, marks.french))

    def _show_sum(self) -> None:
        """Show what the cards on the table add up to, beside the information line."""
        settings, state = self.stage.settings, self.state
        shown = settings.show_sum and settings.glass and self.line_shown and bool(state.table)
        self.sum.setVisible(shown)
        if shown:
            self.sum.fit(self.layout.seats.sum_zone, sum_words(table_sum(state)))

    def show_line(self, line: Line, above: float | None = None) -> None:
        """Show the information line.

        Args:
            line: what it says; a line that is `whole` is shown even where there would be none.
            above: the upper edge of what stands in its place, if anything does.
        """
        self._show_sum()
        if self.waiting:
            line = replace(line, strong=self.stage.words.goes_on())
        shown = line.whole or self.waiting or (self.line_shown and self.stage.settings.show_line)
        self.line.setVisible(shown and bool(line.said))
        content = self._line_content(line)
        zone = self._line_zone(content)
        if above is not None:
            zone = zone.moved(0, above - zone.bottom)
        if self.state.hint is not None:
            zone = zone.moved(0, -ROOM_FOR_ARROW * self.stage.u)
        self.line.fit(zone, content)

    def line_fits(self, line: Line) -> bool:
        """Tell whether all of a line can be read where it stands."""
        content = self._line_content(line)
        return self.line.natural_width(content) <= self._line_zone(content).w

    def _line_zone(self, content: LineContent) -> Rect:
        """Return the room for the information line: in the middle, unless it needs more than there is."""
        layout, seats = self.layout, self.layout.seats
        middle, half_h = layout.info.cy, layout.info_line_h / 2
        room = seats.room_between(middle - half_h, middle + half_h)
        left = room.x
        if self.stage.settings.show_sum:
            # Room for the largest sum, so that the line does not move with it.
            left = max(left, seats.sum_zone.x + self.sum.natural_width(sum_words(100)) + 10 * self.stage.u)
        cx = layout.info.cx
        half = min(cx - left, room.right - cx)
        if self.line.natural_width(content) > 2 * half:
            return Rect(left, room.y, room.right - left, room.h)
        return Rect(cx - half, room.y, 2 * half, room.h)

    def _line_content(self, line: Line) -> LineContent:
        actor = line.actor
        face = self.state.seats[actor].avatar if actor is not None and actor < len(self.state.seats) else ""
        return LineContent(line.text, line.strong, face, line.note, line.whole)

    def set_progress(self, progress: dict[int, float]) -> None:
        """Show how much of each thinking player's time has passed, 0 to 1."""
        if progress != self._progress:
            self._progress = progress
            self.show_plates(self._company)

    def picture_ready(self, face: int) -> None:
        """Paint what shows a face whose picture is ready now."""
        for item in self.cards.values():
            if item.pose.face == face:
                item.update()
        if face == BACK or any(face in pile.scope for pile in self.state.piles):
            self.new_pictures()

    def new_pictures(self) -> None:
        """Paint everything anew that keeps a picture of cards."""
        for pile in self.piles:
            pile.update()
        self.stock.update()

    def repaint_all(self) -> None:
        """Paint everything anew: another theme or another deck."""
        for item in self.items():
            item.update()

    # --------------------------------------------------------------------------------------------- finding

    def last_pile_at(self, x: float, y: float) -> bool:
        """Tell whether a point lies on the pile that holds the last capture."""
        last = self.state.last
        return last is not None and last.side is not None and self.piles[last.side].rect.contains(x, y)

    def card_at(self, x: float, y: float, keys: Iterator[Key] | list[Key]) -> Key | None:
        """Return the uppermost of some cards at a point; a raised card keeps the place from which it rose."""
        best: tuple[float, Key] | None = None
        for key in keys:
            item = self.cards.get(key)
            if item is None or not item.isVisible():
                continue
            spot = item.pose.spot
            rect = spot.rect(self.stage.aspect)
            lift = self._looks.get(key, REST).lift * self.stage.u if isinstance(key, int) else 0.0
            reach = Rect(rect.x, rect.y, rect.w, rect.h + lift)
            if reach.contains(x, y) and (best is None or item.zValue() >= best[0]):
                best = (item.zValue(), key)
        return best[1] if best is not None else None
