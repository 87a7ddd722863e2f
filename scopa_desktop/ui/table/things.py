"""What lies on the table, as named things: what a screen reader finds, and what the keys walk over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import Card
from scopa_desktop.ui.sentences import listing
from scopa_desktop.ui.table.geometry import Rect
from scopa_desktop.ui.words_spoken import pile_spoken, score_spoken, seat_spoken, takes_spoken

if TYPE_CHECKING:
    from scopa_desktop.ui.table.view import TableView


class Row(Enum):
    """Where a thing belongs; in the order in which things are read."""

    LINE = auto()
    CHOICE = auto()
    HAND = auto()
    TABLE = auto()
    PILES = auto()
    PLAYERS = auto()
    SCORE = auto()


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that can be spoken of.

    Attributes:
        id: what it is, always the same for the same thing.
        row: where it belongs.
        name: what is said.
        rect: where it lies, in the view.
        button: whether it can be pressed now.
        focused: whether the keys are on it.
        description: what more there is to say about it.
    """

    id: str
    row: Row
    name: str
    rect: Rect
    button: bool = False
    focused: bool = False
    description: str = ""


def things(view: TableView | None) -> list[Thing]:
    """Return everything on the table, in the order in which it is read."""
    if view is None or not view.table.state.seats:
        return []
    return [
        *_line(view),
        *_choices(view),
        *_hand(view),
        *_table(view),
        *_piles(view),
        *_players(view),
        *_score(view),
    ]


def press(view: TableView, thing: str) -> None:
    """Do what a click on a thing does; nothing if it is not there or cannot be pressed now."""
    found = next((each for each in things(view) if each.id == thing), None)
    if found is None or not found.button:
        return
    kind, _, number = thing.partition(" ")
    offer = view.prompt.offer
    match kind:
        case "declare" if offer is not None:
            view.pick(offer.play)
        case "quiet":
            view.show_offer(None)
        case "set":
            view.pick(view.picker.choose(int(number)))
        case "hand":
            view.pick(view.picker.click_hand(Card(int(number))))
        case "table":
            view.pick(view.picker.click_table(Card(int(number))))


def _line(view: TableView) -> list[Thing]:
    said = view.table.state.line.said
    rect = view.hinting.note.rect if view.hinting.open else view.table.line.rect
    return [Thing("line", Row.LINE, said, rect)] if said else []


def _choices(view: TableView) -> list[Thing]:
    words, picker, prompt = view.stage.words, view.picker, view.prompt
    if prompt.offer is not None:
        quiet = QCoreApplication.translate("Table", "Keep quiet")
        declare, keep = prompt.declare_button(), prompt.quiet_button()
        return [
            Thing("declare", Row.CHOICE, prompt.spoken, declare, True, not prompt.quiet_focus),
            Thing("quiet", Row.CHOICE, quiet, keep, True, prompt.quiet_focus),
        ]
    if picker.choice is None:
        return []
    return [
        Thing(
            f"set {number}",
            Row.CHOICE,
            words.capture_choice(number + 1, cards) if cards else view.bar.lay_label(),
            rect,
            True,
            number == picker.choice.hot,
        )
        for number, (cards, rect) in enumerate(zip(picker.choice.sets, view.bar.buttons, strict=True))
    ]


def _hand(view: TableView) -> list[Thing]:
    found = []
    asked = view.picker.choice is not None or view.prompt.offer is not None
    for card in view.own_hand():
        item = view.table.cards.get(card)
        if item is None:
            continue
        live = view.live and view.picker.is_live(card) and view.prompt.offer is None
        name = takes_spoken(view.stage.words, card, view.picker.taken_by(card)) if live else _in_hand(view, card)
        advised = QCoreApplication.translate("Table", "hinted at") if item.marks.arrow else ""
        name = listing([name, item.marks_text, advised])
        focused = view.picker.focus == card and not asked and view.survey.at is None
        found.append(Thing(f"hand {card}", Row.HAND, name, item.spot.rect(view.stage.aspect), live, focused))
    return found


def _in_hand(view: TableView, card: Card) -> str:
    return QCoreApplication.translate("Table", "{card}, in your hand").format(card=view.stage.words.card(card))


def _table(view: TableView) -> list[Thing]:
    found = []
    sentence = QCoreApplication.translate("Table", "{card}, on the table")
    for card in view.table.slots.order:
        item = view.table.cards.get(card)
        if item is not None:
            rect = item.spot.rect(view.stage.aspect)
            name = listing([sentence.format(card=view.stage.words.card(card)), item.marks_text])
            found.append(_seen(view, f"table {card}", Row.TABLE, name, rect, view.picker.choice is not None))
    return found


def _piles(view: TableView) -> list[Thing]:
    state, words = view.table.state, view.stage.words
    found = []
    for side in range(len(state.piles[: len(view.table.piles)])):
        rect = view.table.piles[side].rect
        found.append(_seen(view, f"pile {side}", Row.PILES, pile_spoken(words, state, side), rect))
    if state.stock:
        found.append(_seen(view, "stock", Row.PILES, words.cards_left(state.stock), view.table.stock.rect))
    return found


def _players(view: TableView) -> list[Thing]:
    state, words = view.table.state, view.stage.words
    found = []
    for seat, player in enumerate(state.seats):
        name, rect = seat_spoken(words, state, seat), view.table.plates[seat].rect
        found.append(_seen(view, f"seat {seat}", Row.PLAYERS, name, rect, description=player.about))
    return found


def _score(view: TableView) -> list[Thing]:
    said = score_spoken(view.stage.words, view.table.state)
    return [_seen(view, "score", Row.SCORE, said, view.table.tablet.rect)]


def _seen(
    view: TableView, thing: str, row: Row, name: str, rect: Rect, button: bool = False, description: str = ""
) -> Thing:
    """Return a thing that the keys may look at."""
    return Thing(thing, row, name, rect, button, view.survey.at == thing, description)
