"""How cards are marked: what is pointed at, chosen, could be taken, was played last."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from scopa_desktop.core.cards import MATTA, Card, CardSet
from scopa_desktop.ui.cloth import Felt
from scopa_desktop.ui.sums import FIFTEEN, value_of
from scopa_desktop.ui.table.bar import Offer
from scopa_desktop.ui.table.card_item import PLAIN, PLAIN_BADGE, Badge, Marks
from scopa_desktop.ui.table.picker import Choice, Picker
from scopa_desktop.ui.table.stage import Ring
from scopa_desktop.ui.table.state import TableState
from scopa_desktop.ui.theme import set_mark

POINTED_LIFT, PICKED_LIFT, SET_LIFT = 8.0, 10.0, 7.0


@dataclass(frozen=True, slots=True)
class Look:
    """How far a card is raised, in units, how deep its shadow is (None: as it lies) and its marks."""

    lift: float = 0.0
    level: int | None = None
    marks: Marks = PLAIN


REST = Look()


def looks(
    state: TableState,
    picker: Picker,
    felt: Felt,
    *,
    show_takes: bool = True,
    declaring: Offer | None = None,
    keys: bool = False,
    risky: Card | None = None,
) -> dict[Card, Look]:
    """Return the look of every card that does not simply lie there.

    Args:
        state: what is shown.
        picker: what the person points at and chooses.
        felt: the cloth's colours.
        show_takes: ring what the considered card would take.
        declaring: the hand may be declared like this: ring it, and let the matta wear its value.
        keys: the focus is moved by keys, and therefore shown.
        risky: the hand card that would give a sweep away.
    """
    found: dict[Card, Look] = {}
    if declaring is not None and declaring.values:
        state = replace(state, matta=declaring.values[declaring.chosen])
    taken = _union(picker.taken_by(picker.considered)) if show_takes else CardSet(0)
    for card in state.table:
        if picker.choice is not None:
            found[card] = _in_choice(card, picker.choice, state)
        else:
            found[card] = _on_table(card, state, bool(taken >> card & 1), felt)
    hand = state.seats[state.bottom].hand if state.seats else ()
    for card in hand if isinstance(hand, tuple) else ():
        found[card] = _in_hand(card, state, picker, felt, declaring is not None, keys)
    if state.customs.fifteen and show_takes:
        _add_aid(found, picker.considered, state)
    if risky is not None:
        look = found.get(risky, REST)
        found[risky] = replace(look, marks=replace(look.marks, warning=True))
    return {card: look for card, look in found.items() if look != REST}


def _add_aid(found: dict[Card, Look], card: Card | None, state: TableState) -> None:
    """Let the card that is pointed at or chosen say what makes fifteen with it."""
    if card is not None and card in found:
        look = found[card]
        found[card] = replace(look, marks=replace(look.marks, aid=needs(value_of(card, state.matta))))


def needs(value: int) -> str:
    """Return what a card of this value needs to make fifteen."""
    return QCoreApplication.translate("Table", "{value} needs {rest}").format(value=value, rest=FIFTEEN - value)


def matta_badge(state: TableState) -> Badge:
    """Return the pill of a seven of cups that has a value of its own."""
    return Badge(worn(state.matta), f"= {state.matta}") if state.matta else PLAIN_BADGE


def worn(value: int) -> str:
    """Return the text of the pill that the matta wears."""
    return QCoreApplication.translate("Table", "counts as {value}").format(value=value)


def _union(sets: tuple[CardSet, ...]) -> CardSet:
    union = 0
    for each in sets:
        union |= each
    return CardSet(union)


def _last_face(card: Card, state: TableState) -> str:
    last = state.last
    return state.seats[last.seat].avatar if last is not None and last.card == card else ""


def _on_table(card: Card, state: TableState, taken: bool, felt: Felt) -> Look:
    face = _last_face(card, state)
    advised = state.hint is not None and bool(state.hint.takes >> card & 1)
    rings = (Ring(felt.gold, 3.0 if advised else 1.8),) if taken or advised else ()
    if not face and not rings:
        return REST
    return Look(marks=Marks(rings=rings, corners=bool(face) and not rings, face=face))


def _in_choice(card: Card, choice: Choice, state: TableState) -> Look:
    mine = [number for number, cards in enumerate(choice.sets) if card in cards]
    face = _last_face(card, state)
    if not mine:
        return Look(marks=Marks(veil=0.56, face=face))
    hot = choice.hot in mine
    ordered = [choice.hot] * hot + [number for number in mine if number != choice.hot]
    rings = []
    gap = 2.0
    for number in ordered[:3]:
        lit = number == choice.hot
        ring = Ring(set_mark(number).colour, 3.5 if lit else 2.4, gap, lit)
        rings.append(ring)
        gap += ring.width + 1.6
    marks = Marks(rings=tuple(reversed(rings)), badges=tuple(mine), face=face)
    return Look(SET_LIFT if hot else 0.0, 3 if hot else None, marks)


def _in_hand(card: Card, state: TableState, picker: Picker, felt: Felt, declaring: bool, keys: bool) -> Look:
    text = worn(state.matta) if card == MATTA and state.matta is not None else ""
    arrow = state.hint is not None and card == state.hint.card
    choice = picker.choice
    if choice is not None:
        if choice.card == card:
            return Look(PICKED_LIFT, 3, Marks(rings=(Ring(felt.ivory, 3.0),), worn=text))
        return Look(marks=Marks(worn=text))
    if declaring:
        ring = Ring(felt.gold, 3.2 if text else 2.0, glow=bool(text))
        return Look(marks=Marks(rings=(ring,), arrow=arrow, worn=text))
    lift, level = 0.0, None
    rings: tuple[Ring, ...] = ()
    if card == picker.focus and (picker.confirm or keys):
        picked = picker.confirm
        lift, level = (PICKED_LIFT, 3) if picked else (POINTED_LIFT, 3)
        rings = (Ring(felt.ivory, 3.0 if picked else 2.4),)
    elif card == picker.pointed:
        lift, level = POINTED_LIFT, 3
    if not lift and not arrow and not text:
        return REST
    return Look(lift, level, Marks(rings=rings, arrow=arrow, arrow_down=lift if arrow else 0.0, worn=text))
