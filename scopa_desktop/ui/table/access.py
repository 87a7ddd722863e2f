"""The table for those who hear it: every card is a named thing, and what happens is announced.

A graphics view is an empty frame to a screen reader.  So a factory gives the table an interface of its own:
a list whose children are the own cards, the table's cards, the piles, the stock and the score.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget

from scopa_desktop.core.cards import Card, cards_of
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.table.view import TableView


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that a screen reader may speak of.

    Attributes:
        id: what it is, always the same for the same thing.
        name: what is said.
        rect: where it lies, in the view.
        button: whether it can be pressed now.
        focused: whether the keys are on it.
        description: what more there is to say about it.
    """

    id: str
    name: str
    rect: Rect
    button: bool = False
    focused: bool = False
    description: str = ""


def things(view: TableView | None) -> list[Thing]:
    """Return everything on the table, in the order in which it is read."""
    if view is None or not view.table.state.seats:
        return []
    return [*_line(view), *_choices(view), *_hand(view), *_table(view), *_others(view), *_piles(view)]


def _line(view: TableView) -> list[Thing]:
    line = view.table.state.line
    said = line.said
    rect = view.hinting.note.rect if view.hinting.open else view.table.line.rect
    return [Thing("line", said, rect)] if said else []


def _choices(view: TableView) -> list[Thing]:
    words, picker = view.stage.words, view.picker
    prompt = view.prompt
    if prompt.offer is not None:
        found = [Thing("declare", f"{prompt.title}. {prompt.explanation}", prompt.declare_button(), True)]
        quiet = QCoreApplication.translate("Table", "Keep quiet")
        return [*found, Thing("quiet", quiet, prompt.quiet_button(), True, prompt.quiet_focus)]
    if picker.choice is None:
        return []
    return [
        Thing(
            f"set {number}",
            words.capture_choice(number + 1, cards) if cards else view.bar.lay_label(),
            rect,
            True,
            number == picker.choice.hot,
        )
        for number, (cards, rect) in enumerate(zip(picker.choice.sets, view.bar.buttons, strict=True))
    ]


def _hand(view: TableView) -> list[Thing]:
    found = []
    for card in view.own_hand():
        item = view.table.cards.get(card)
        if item is None:
            continue
        live = view.live and view.picker.is_live(card)
        rect = item.spot.rect(view.stage.aspect)
        name = _with_takes(view, card) if live else _in_hand(view, card)
        advised = QCoreApplication.translate("Table", "hinted at") if item.marks.arrow else ""
        name = _joined([name, item.marks_text, advised])
        found.append(Thing(f"hand {card}", name, rect, live, view.picker.focus == card))
    return found


def _in_hand(view: TableView, card: Card) -> str:
    return QCoreApplication.translate("Table", "{card}, in your hand").format(card=view.stage.words.card(card))


def _with_takes(view: TableView, card: Card) -> str:
    """Name a card of the hand, and what it would take."""
    words = view.stage.words
    sets = view.picker.taken_by(card)
    if not sets:
        sentence = QCoreApplication.translate("Table", "{card}, in your hand, takes nothing")
        return sentence.format(card=words.card(card))
    if len(sets) > 1:
        return f"{_in_hand(view, card)}, {words.choose_capture(len(sets))}"
    sentence = QCoreApplication.translate("Table", "{card}, in your hand, takes {taken}")
    return sentence.format(card=words.card(card), taken=words.the_cards(cards_of(sets[0])))


def _table(view: TableView) -> list[Thing]:
    found = []
    sentence = QCoreApplication.translate("Table", "{card}, on the table")
    for card in view.table.slots.order:
        item = view.table.cards.get(card)
        if item is not None:
            rect = item.spot.rect(view.stage.aspect)
            name = _joined([sentence.format(card=view.stage.words.card(card)), item.marks_text])
            found.append(Thing(f"table {card}", name, rect, view.picker.choice is not None))
    return found


def _others(view: TableView) -> list[Thing]:
    state, words = view.table.state, view.stage.words
    found = []
    for seat, player in enumerate(state.seats):
        said = [player.name, player.subtitle, words.hand_of(player.hand_count)]
        if isinstance(player.hand, tuple) and seat != state.bottom:
            said.append(words.the_cards(player.hand))
        if player.face_up:
            shown = QCoreApplication.translate("Table", "face up: {cards}")
            said.append(shown.format(cards=words.the_cards(player.face_up)))
        if player.points is not None:
            said.append(words.n_points(player.points))
        name = _joined([*said, _this_round(view, player.gained)])
        found.append(Thing(f"seat {seat}", name, view.table.plates[seat].rect, description=player.about))
    return found


def _piles(view: TableView) -> list[Thing]:
    state, words = view.table.state, view.stage.words
    found = []
    for side, pile in enumerate(state.piles[: len(view.table.piles)]):
        names = words.join([state.seats[seat].name for seat in state.sides[side]])
        said = f"{names}: {words.taken(pile.count)}"
        if pile.scope:
            swept = QCoreApplication.translate("Table", "scopa with {cards}")
            said += ", " + swept.format(cards=words.the_cards(pile.scope))
        found.append(Thing(f"pile {side}", said, view.table.piles[side].rect))
    if state.stock:
        found.append(Thing("stock", words.cards_left(state.stock), view.table.stock.rect))
    for row, side_row in enumerate(state.tablet.rows):
        rect = view.table.tablet.rect
        said = f"{side_row.name}: {words.n_points(side_row.points)}"
        found.append(Thing(f"score {row}", _joined([said, _this_round(view, side_row.gained)]), rect))
    return found


def _this_round(view: TableView, gained: int) -> str:
    """Return what a round has brought at once, or nothing."""
    sentence = QCoreApplication.translate("Table", "{points} in this round")
    return sentence.format(points=view.stage.words.n_points(gained)) if gained else ""


def _joined(parts: list[str]) -> str:
    return ", ".join(part for part in parts if part)


class _ThingInterface(QAccessibleInterface):
    """One thing on the table."""

    def __init__(self, owner: _TableInterface, thing: Thing) -> None:
        super().__init__()
        self.owner, self.thing, self.gone = owner, thing, False

    def isValid(self) -> bool:
        return not self.gone

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return self.owner

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        view, r = self.owner.view, self.thing.rect
        if view is None:
            return QRect()
        corner = view.viewport().mapToGlobal(view.mapFromScene(r.x, r.y))
        return QRect(corner.x(), corner.y(), round(r.w), round(r.h))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self.thing.button else QAccessible.Role.StaticText

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if self.thing.button:
            state.focusable = True
            state.selectable = True
        if self.thing.focused:
            state.focused = True
            state.selected = True
        return state

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Description:
            return self.thing.description
        return self.thing.name if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """A card's name cannot be changed."""

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()


class _TableInterface(QAccessibleWidget):
    """The table: a list of things."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self.view: TableView | None = view
        self._kept: dict[str, _ThingInterface] = {}

    def forget(self) -> None:
        """The view is gone."""
        self.view = None
        self._kept.clear()

    def _children(self) -> list[_ThingInterface]:
        found = []
        for thing in things(self.view):
            child = self._kept.get(thing.id)
            if child is None:
                child = self._kept[thing.id] = _ThingInterface(self, thing)
            child.thing = thing
            found.append(child)
        return found

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return QCoreApplication.translate("Table", "Table")
        return ""

    def childCount(self) -> int:
        return len(things(self.view))

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        children = self._children()
        return children[index] if 0 <= index < len(children) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        children = self._children()
        return children.index(child) if child in children else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return next((child for child in self._children() if child.rect().contains(x, y)), None)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return next((child for child in self._children() if child.thing.focused), None)

    def focused(self) -> _ThingInterface | None:
        """The thing that the keys are on."""
        return next((child for child in self._children() if child.thing.focused), None)


class TableAccess:
    """Gives tables their interfaces and tells screen readers what happens; one for the whole program.

    Python has to keep what it hands to Qt, so this object must live as long as the application.
    """

    def __init__(self) -> None:
        self._interfaces: dict[int, _TableInterface] = {}
        self._factory: Callable[[str, QObject], QAccessibleInterface | None] = self._make
        QAccessible.installFactory(self._factory)

    def _make(self, name: str, thing: QObject) -> QAccessibleInterface | None:
        if not isinstance(thing, TableView):
            return None
        found = self._interfaces.get(id(thing))
        if found is None or found.view is not thing:
            found = self._interfaces[id(thing)] = _TableInterface(thing)
            thing.said.connect(partial(announce, thing))
            thing.destroyed.connect(found.forget)
            thing.focus_moved.connect(_focus_teller(found))
        return found


def _focus_teller(table: _TableInterface) -> Callable[[], None]:
    """Return what tells a screen reader that the keys are on another card."""

    def tell() -> None:
        child = table.focused()
        if child is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(child, QAccessible.Event.Focus))

    return tell


def announce(view: TableView, words: str) -> None:
    """Have a screen reader say something."""
    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(view, words))
